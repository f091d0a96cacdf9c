//! The buttons of a table: what the side to act may begin with.
//!
//! The panel looks only at the legal lines of the notation. Lines that begin alike share a button; what follows is
//! asked by the guide ([`super::guide`]).

use serenity::all::{
    ButtonStyle, CreateActionRow, CreateButton, CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption,
};

use crate::games::Language;
use crate::games::neuroshima::rules::event::MoveCause;
use crate::games::neuroshima::rules::{Action, Game, Question, Side, Study, TileId};
use crate::games::neuroshima::words::{
    action_label, discard_label, option_phrase, question_phrase, second_move_label, second_move_phrase, tile_name,
};
use crate::referee::{Line, Table};
use crate::words::word;

use crate::discord::say::answer::{Answer, shortened};
use crate::discord::say::button::{ButtonId, Subject};
use crate::discord::say::limits::{LABEL_LIMIT, OPTION_LIMIT, ROW, SELECT_LIMIT};
use crate::discord::say::operation::Operation;

/// Where a panel stands, which decides how its presses are acknowledged.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stands {
    /// On a post that everybody sees.
    Public,
    /// In a private answer.
    Private,
}

/// Whether a line is carried out at once: it takes back nothing that a player would want to look at first.
pub fn is_immediate(line: &str) -> bool {
    matches!(line.split(' ').next(), Some("draw" | "redraw" | "discard" | "choose" | "end"))
}

/// The private panel, with a sentence above it, and with what is asked where a decision is open.
pub fn private_panel(table: &Table, side: Side, language: Language, sentence: String) -> Answer {
    if table.game.to_act() != Some(side) {
        return Answer::sentence(sentence);
    }
    let open = second_move_phrase(language, &table.game);
    let question = table.game.decision().map(|_| question_phrase(language, &table.game));
    let content = [Some(sentence), open, question].into_iter().flatten().collect::<Vec<_>>().join("\n");
    Answer { content, rows: panel(table, language, Stands::Private), ..Answer::default() }
}

/// The rows of the side to act; none once the game is over.
pub fn panel(table: &Table, language: Language, stands: Stands) -> Vec<CreateActionRow> {
    let Some(side) = table.game.to_act() else { return Vec::new() };
    let mut rows = if table.game.decision().is_some() {
        decision(table, language, stands)
    } else {
        beginnings(table, side, language, stands)
    };
    rows.extend(helps(table, side, language));
    rows
}

/// What helps whoever is to act: to see what a Battle would do, and to take the last step back.
fn helps(table: &Table, side: Side, language: Language) -> Option<CreateActionRow> {
    let subject = Subject::Game(table.record.id, table.seq);
    let button = |operation: Operation, argument: &str, key: &str| {
        let id = subject.button(operation, argument).to_string();
        CreateButton::new(id).label(word(language, key)).style(ButtonStyle::Secondary)
    };
    let mut buttons = Vec::new();
    if Study::new(&table.game, side).is_some() {
        // Whoever presses it has a view of their own: the trail begins with the reader's side.
        buttons.push(button(Operation::If, "", "whatif-button"));
    }
    if table.may_take_back(side) {
        buttons.push(button(Operation::Undo, "", "undo-button"));
    }
    (!buttons.is_empty()).then_some(CreateActionRow::Buttons(buttons))
}

/// What the side to act may begin with.
fn beginnings(table: &Table, side: Side, language: Language, stands: Stands) -> Vec<CreateActionRow> {
    let lines = table.legal_lines();
    let is_legal = |words: &str| begins(&lines, words);
    let button = |words: &str, label: String, style: ButtonStyle| {
        CreateButton::new(id_of(table, words, stands, &lines).to_string())
            .label(shortened(&label, LABEL_LIMIT))
            .style(style)
    };
    let mut rows = Vec::new();
    let played = held_tiles(&table.game, side, language);
    let mut buttons: Vec<CreateButton> = played
        .iter()
        .map(|(words, name)| {
            // Grey, but not dead: a press says why the tile cannot be played now.
            let style = if is_legal(words) { ButtonStyle::Primary } else { ButtonStyle::Secondary };
            button(words, name.clone(), style)
        })
        .collect();
    let discards_first = lines.iter().all(|line| line.starts_with("discard") || line == "redraw") && !lines.is_empty();
    if discards_first {
        // Three tiles lie there and one has to go: one press each, in the order of the hand.
        let mut discards: Vec<(usize, &String, String)> = lines
            .iter()
            .filter_map(|line| {
                let (tile, label) = discarding(table, side, line, language)?;
                let place = table.game.seat(side).hand.iter().rposition(|&held| held == tile)?;
                Some((place, line, label))
            })
            .collect();
        discards.sort_by_key(|&(place, ..)| place);
        buttons = discards.into_iter().map(|(_, line, label)| button(line, label, ButtonStyle::Danger)).collect();
    }
    let is_play = is_legal("end");
    if !(is_play || discards_first) {
        buttons.clear();
    }
    if let Some((words, label)) = second_move(table, language).filter(|(words, _)| is_legal(words)) {
        // It is offered first: whatever else is done gives it up.
        buttons.insert(0, button(&words, label, ButtonStyle::Success));
    }
    for verb in ["place-hq", "draw"] {
        if is_legal(verb) {
            buttons.push(button(verb, action_label(language, verb), ButtonStyle::Success));
        }
    }
    rows.extend(buttons.chunks(ROW).map(|row| CreateActionRow::Buttons(row.to_vec())));
    let mut more: Vec<CreateButton> = Vec::new();
    for verb in ["use", "redraw", "discard", "end"] {
        if is_legal(verb) && !(verb == "discard" && discards_first) {
            let style = if verb == "end" { ButtonStyle::Success } else { ButtonStyle::Secondary };
            more.push(button(verb, action_label(language, verb), style));
        }
    }
    if !more.is_empty() {
        rows.push(CreateActionRow::Buttons(more));
    }
    rows
}

/// The beginning of the second of two moves, while one is open, and what its button says.
fn second_move(table: &Table, language: Language) -> Option<(String, String)> {
    let second = table.game.state().second_move?;
    let unit = table.game.arrangement().board.name(second.unit);
    let words = match second.by {
        MoveCause::Tile => format!("move {unit}"),
        MoveCause::Ability(ability) => format!("use {} {unit}", ability.word()),
    };
    Some((words, second_move_label(language, &table.game)?))
}

/// Answers to the open decision: buttons while they fit a row, else a select.
fn decision(table: &Table, language: Language, stands: Stands) -> Vec<CreateActionRow> {
    let options = table.game.decision().map_or(0, |decision| decision.question.options());
    let label = |option: usize| option_phrase(language, &table.game, option);
    let is_explosion =
        table.game.decision().is_some_and(|decision| matches!(decision.question, Question::Explosion { .. }));
    // What costs the unit looks like it.
    let style = |option: usize| if is_explosion && option == 1 { ButtonStyle::Danger } else { ButtonStyle::Primary };
    if options <= ROW && (0..options).all(|option| label(option).chars().count() <= LABEL_LIMIT) {
        let buttons = (0..options).map(|option| {
            let operation = operation_of(stands, true);
            let id = ButtonId::new(table.record.id, table.seq, operation, format!("choose {}", option + 1));
            CreateButton::new(id.to_string()).label(label(option)).style(style(option))
        });
        return vec![CreateActionRow::Buttons(buttons.collect())];
    }
    // The rules never offer more than a page of options; if they once do, the command has them all.
    let options = (0..options.min(SELECT_LIMIT))
        .map(|option| CreateSelectMenuOption::new(shortened(&label(option), OPTION_LIMIT), (option + 1).to_string()));
    let operation = match stands {
        Stands::Public => Operation::Go,
        Stands::Private => Operation::Do,
    };
    let id = ButtonId::new(table.record.id, table.seq, operation, "choose");
    let kind = CreateSelectMenuKind::String { options: options.collect() };
    vec![CreateActionRow::SelectMenu(
        CreateSelectMenu::new(id.to_string(), kind).placeholder(word(language, "select-answer")),
    )]
}

/// Whether some line is, or begins with, these words.
pub fn begins(lines: &[String], words: &str) -> bool {
    lines.iter().any(|line| line == words || line.strip_prefix(words).is_some_and(|rest| rest.starts_with(' ')))
}

/// The beginnings of what each tile in a hand may be played for, once a tile, with the tile's name, in the order of the
/// hand. Of two equal tiles the last one counts, since the first one is played: the others keep their order then.
pub fn held_tiles(game: &Game, side: Side, language: Language) -> Vec<(String, String)> {
    let roster = game.roster();
    let mut held: Vec<(String, String)> = Vec::new();
    for &id in &game.seat(side).hand {
        let tile = roster.tile(side, id);
        let words = match tile.instant() {
            None => format!("place {}", tile.id),
            Some(instant) => instant.verb().to_owned(),
        };
        held.retain(|(known, _)| *known != words);
        held.push((words, tile_name(language, roster, side, id).to_owned()));
    }
    held
}

/// The tile that a line discards, and the label of its button.
fn discarding(table: &Table, side: Side, line: &str, language: Language) -> Option<(TileId, String)> {
    match Line::parse(line, &table.game, side) {
        Ok(Line::Action(Action::Discard { tile })) => {
            Some((tile, discard_label(language, table.game.roster(), side, tile)))
        }
        _ => None,
    }
}

fn id_of(table: &Table, words: &str, stands: Stands, lines: &[String]) -> ButtonId {
    let is_complete = lines.iter().any(|line| line == words);
    let operation = operation_of(stands, is_complete && is_immediate(words));
    ButtonId::new(table.record.id, table.seq, operation, words)
}

/// Whether a press on the public post acts at once instead of opening the guide.
pub fn acts_at_once(argument: &str, has_choice: bool) -> bool {
    is_immediate(argument) && (has_choice || !matches!(argument, "discard" | "choose"))
}

fn operation_of(stands: Stands, is_immediate: bool) -> Operation {
    match (stands, is_immediate) {
        (Stands::Public, _) => Operation::Go,
        (Stands::Private, true) => Operation::Do,
        (Stands::Private, false) => Operation::At,
    }
}
