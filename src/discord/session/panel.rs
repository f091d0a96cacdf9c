//! The buttons of a session: the actions with which a side may begin.
//!
//! The panel shows the actions that the game's view offers. A button stands for a complete line or for the words with
//! which lines begin; the guide ([`super::guide`]) asks for the rest.

use serenity::all::{ButtonStyle, CreateActionRow, CreateButton};

use sztab_game::Language;
use sztab_game::view::{Button, Panel, strip_words, verb};
use sztab_referee::Session;
use sztab_words::word;

use crate::discord::router::route::RouteId;
use crate::discord::say::answer::Answer;
use crate::discord::say::controls::{self, button_rows, button_style, option, select};
use crate::discord::say::limits::{BUTTONS_PER_ROW, LABEL_LIMIT, MAX_ROWS, OPTION_LIMIT};
use crate::discord::say::subject::{GameVersion, Position};

use super::seat::Seat;
use super::turn::routes::{At, Do, Go, Hint, If, MyTurn, Orders, Say, TrialWords, Undo};

/// The location of a panel, which determines how its presses are acknowledged.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PanelLocation {
    /// In a public post.
    Public,
    /// In a private reply.
    Private,
}

/// The private panel with a line of text above it, and with the question if a decision is open or can be changed.
pub fn private_panel(seat: &Seat<'_>, language: Language, sentence: String) -> Answer {
    let session = seat.session;
    let is_waited_for = session.game().waiting_sides().contains(seat.side);
    if !is_waited_for && (seat.lines.is_empty() || !may_change_answer(session)) {
        return Answer::sentence(sentence);
    }
    let panel = session.view().panel(&seat.question(language));
    if !is_waited_for && !panel.is_answered {
        return Answer::sentence(sentence);
    }
    let rows = seat_rows(seat, &panel, language, PanelLocation::Private);
    let content = std::iter::once(sentence).chain(panel.sentences).collect::<Vec<_>>().join("\n");
    Answer { content, rows, ..Answer::default() }
}

/// The rows of the side to act; empty once the game is over. If several sides answer at once, or if the lines of one
/// side may reveal secrets to the others, each side gets its panel in private.
pub fn panel_rows(session: &Session, language: Language, stands: PanelLocation) -> Vec<CreateActionRow> {
    let waiting = session.game().waiting_sides();
    let is_hidden = session.kind().info().is_hidden || has_secret_lines(session);
    let Some(side) = waiting.single().filter(|_| !is_hidden) else {
        return if waiting.is_empty() { Vec::new() } else { my_turn_row(session, language) };
    };
    let seat = Seat::new(session, side);
    seat_rows(&seat, &session.view().panel(&seat.question(language)), language, stands)
}

/// True if a side that has answered may still change its answer, because others answer at the same time.
fn may_change_answer(session: &Session) -> bool {
    session.kind().info().is_simultaneous || has_secret_lines(session)
}

/// True if sides choose in secret outside any turn, as a game without hidden hands may begin.
fn has_secret_lines(session: &Session) -> bool {
    session.game().turn().is_none() && !session.game().closed_lines().is_empty()
}

/// The button that opens the private message, for the public post.
pub fn my_turn_row(session: &Session, language: Language) -> Vec<CreateActionRow> {
    let button = GameVersion::of(session).button(&MyTurn, word(language, "my-turn"), ButtonStyle::Primary);
    vec![CreateActionRow::Buttons(vec![button])]
}

fn seat_rows(seat: &Seat<'_>, panel: &Panel, language: Language, stands: PanelLocation) -> Vec<CreateActionRow> {
    let helps = help_row(seat, panel, language);
    let mut rows = Vec::new();
    for group in &panel.groups {
        match group.as_slice() {
            [first, ..] if panel.is_question && !fits_in_row(group) => {
                rows.push(answer_select(seat, verb(&first.words), group, language, stands));
            }
            buttons => {
                let buttons: Vec<_> = buttons.iter().map(|button| button_component(seat, button, stands)).collect();
                rows.extend(button_rows(&buttons));
            }
        }
    }
    rows.truncate(MAX_ROWS - usize::from(helps.is_some()));
    rows.extend(helps);
    rows
}

/// Buttons that do not play a line: standing orders, a what-if, a hint in a game against computer players, and taking
/// back the last step.
fn help_row(seat: &Seat<'_>, panel: &Panel, language: Language) -> Option<CreateActionRow> {
    let session = seat.session;
    let at = GameVersion::of(session);
    let button = |id: String, key: &str| controls::button(id, word(language, key), ButtonStyle::Secondary);
    let mut buttons = Vec::new();
    let orders = Orders { words: String::new() };
    buttons.extend(panel.orders.as_ref().map(|label| at.button(&orders, label, ButtonStyle::Secondary)));
    if session.view().study(session.game(), seat.side).is_some() {
        // Each user gets a separate view, because the trail begins with the reader's side.
        buttons.push(button(Position::Game(at).id(&If { trial: TrialWords::START }), "whatif-button"));
        if session.has_hints() {
            buttons.push(button(at.id(&Hint { number: None }), "hint-button"));
        }
    }
    if session.may_undo(seat.side) {
        buttons.push(button(at.id(&Undo), "undo-button"));
    }
    (!buttons.is_empty()).then_some(CreateActionRow::Buttons(buttons))
}

fn fits_in_row(buttons: &[Button]) -> bool {
    buttons.len() <= BUTTONS_PER_ROW && buttons.iter().all(|button| button.label.chars().count() <= LABEL_LIMIT)
}

fn button_component(seat: &Seat<'_>, button: &Button, stands: PanelLocation) -> CreateButton {
    let id = panel_button_id(seat, stands, &button.words);
    controls::button(id, &button.label, button_style(button.tone))
}

/// The id of the panel's button for these words.
pub fn panel_button_id(seat: &Seat<'_>, stands: PanelLocation, words: &str) -> String {
    let view = seat.session.view();
    line_id(seat, stands, view.is_combined(words) || (seat.is_legal(words) && view.is_immediate(words)), words)
}

/// A select of answers that do not fit into a row.
fn answer_select(
    seat: &Seat<'_>,
    verb: &str,
    answers: &[Button],
    language: Language,
    stands: PanelLocation,
) -> CreateActionRow {
    // The rules never offer more answers than fit; if they ever do, all of them are available by command.
    let options = answers.iter().map(|answer| {
        let value = strip_words(&answer.words, verb).unwrap_or_default();
        let sentence = answer.sentence.as_ref().filter(|sentence| sentence.chars().count() <= OPTION_LIMIT);
        option(sentence.unwrap_or(&answer.label), value)
    });
    let are_immediate = answers.iter().all(|answer| seat.session.view().is_immediate(&answer.words));
    let id = line_id(seat, stands, are_immediate || stands == PanelLocation::Private, verb);
    select(id, options, word(language, "select-answer"))
}

/// The id of a button or select that plays a line at once, or continues with its words.
fn line_id(seat: &Seat<'_>, stands: PanelLocation, is_immediate: bool, words: &str) -> String {
    let (at, words) = (GameVersion::of(seat.session), words.to_owned());
    match (stands, is_immediate) {
        (PanelLocation::Public, true) => at.id(&Say { line: words }),
        (PanelLocation::Public, false) => at.id(&Go { words }),
        (PanelLocation::Private, true) => at.id(&Do { line: words }),
        (PanelLocation::Private, false) => at.id(&At { words }),
    }
}
