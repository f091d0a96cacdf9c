//! The reason for a computer player's choice: the chapter that it expected at the end of a turn.
//!
//! A computer player evaluates a position by the chapter that would begin at once, so its reason is the story of that
//! chapter. The story is rebuilt from the log on each request; the button names the last line of the turn.

use serenity::all::{ButtonStyle, CreateActionRow};

use sztab_game::Language;
use sztab_game::view::{Outlook, Study};
use sztab_referee::{ComputerActions, History, LobbyOptions, Session, is_person};
use sztab_store::{LiveMessage, Post, Seq};
use sztab_words::{text, word};

use crate::discord::bot::Bot;
use crate::discord::router::press::GamePress;
use crate::discord::router::route::{Handler, RouteId, routes};
use crate::discord::say::answer::Answer;
use crate::discord::say::controls::add_button;
use crate::discord::say::failure::Failure;
use crate::discord::say::subject::GameVersion;
use crate::discord::session::films::find_turn_film_link;
use crate::discord::session::guide::Trail;
use crate::discord::session::outlook::draw_outlook;
use sztab_game::view::Theme;

/// Adds a button to the rows of a post that shows the reason for the computer player's turn described there, if there
/// is a reason and room for the button.
pub(super) fn with_reason_button(
    mut rows: Vec<CreateActionRow>,
    history: &History,
    language: Language,
) -> Vec<CreateActionRow> {
    let Some(acted) = history.latest_computer_turn() else { return rows };
    if TurnReason::for_turn(&history.session, acted, language).is_none() {
        return rows;
    }
    let at = GameVersion::new(history.session.record.id, acted.seq);
    let why = at.button(&Why, word(language, "why-button"), ButtonStyle::Secondary);
    add_button(&mut rows, why);
    rows
}

routes! {
    /// Under a computer player's turn: the chapter that the computer player expected.
    Why = "why" of GameVersion, Beside, heavy;
}

/// The reason for a computer player's turn.
enum TurnReason {
    /// The computer player's turn led to a chapter.
    Fought,
    /// The computer player expected a chapter.
    Expected(Box<ExpectedChapter>),
}

/// A chapter that the computer player expected.
struct ExpectedChapter {
    study: Box<dyn Study>,
    trail: Trail,
    outlook: Outlook,
}

impl TurnReason {
    /// The reason for a turn; `None` if no chapter could be expected, as before the HQs are placed.
    fn for_turn(session: &Session, acted: ComputerActions, language: Language) -> Option<Self> {
        if acted.began_chapter {
            return Some(Self::Fought);
        }
        let study = session.view().study(session.game(), acted.side)?;
        let (trail, outlook) = Trail::for_side(acted.side).resolve(study.as_ref(), language)?;
        Some(Self::Expected(Box::new(ExpectedChapter { study, trail, outlook })))
    }
}

impl Handler for Why {
    /// Shows any user who asks for it the chapter that the computer player expected at the end of a turn: the turn is
    /// also public.
    async fn handle(self, bot: &Bot, press: &GamePress<'_>) -> Result<(), Failure> {
        press.require_channel()?;
        let seq = press.subject.seq;
        let history = bot.referee.load_latest_history(press.record.clone(), seq).await?;
        let acted = history.latest_computer_turn().filter(|acted| acted.seq == seq);
        let acted = acted.ok_or(Failure::Said("unknown-button"))?;
        press.respond(draw_expected_chapter(bot, &history, acted, press.theme).await?).await
    }
}

/// The text about the purpose of the computer player's turn, from its own evaluations before and after the turn.
async fn find_aim_text(
    bot: &Bot,
    history: &History,
    acted: ComputerActions,
    language: Language,
) -> Result<Option<String>, Failure> {
    let session = &history.session;
    let before = Seq(acted.began.0.saturating_sub(1));
    let before = bot.referee.load_history_of(session.record.clone(), before).await?;
    let aim = session.kind.aim(before.session.unmasked_game(), session.unmasked_game(), acted.side);
    Ok(aim.map(|aim| text(language, &format!("why-aim-{}", aim.word), &[("number", aim.number.into())])))
}

/// The chapter that the computer player expected, as a story with a picture.
async fn draw_expected_chapter(
    bot: &Bot,
    history: &History,
    acted: ComputerActions,
    theme: Theme,
) -> Result<Answer, Failure> {
    let (session, language) = (&history.session, theme.language);
    let said = |key: &str| text(language, key, &[("player", session.player_name(acted.side).into())]);
    let reason = TurnReason::for_turn(session, acted, language).ok_or(Failure::Said("unknown-button"))?;
    let ExpectedChapter { study, trail, outlook } = match reason {
        TurnReason::Fought => {
            let aim = find_aim_text(bot, history, acted, language).await?;
            let film = find_turn_film_link(bot, history, acted.seq, language).await;
            let content: Vec<String> = [Some(said("why-fought")), aim, film].into_iter().flatten().collect();
            return Ok(Answer::sentence(content.join("\n")));
        }
        TurnReason::Expected(expected) => *expected,
    };
    let mut content: Vec<String> = find_aim_text(bot, history, acted, language).await?.into_iter().collect();
    content.insert(0, said("why-expected"));
    content.extend(outlook.losses.iter().flatten().cloned());
    let story = outlook.story.clone();
    let tried = session.with_game(study.game().clone_box());
    let picture = draw_outlook(bot, &tried, outlook, trail.to_string(), theme).await?;
    Ok(Answer { content: content.join("\n"), story, picture, ..Answer::default() })
}

/// Buttons that stay on an earlier message after a post has taken over the other ones: those for the reason of the
/// computer player's turn described in the message.
pub async fn find_remaining_rows(bot: &Bot, post: &Post, before: LiveMessage) -> Result<Vec<CreateActionRow>, Failure> {
    let store = bot.referee.store();
    let record = store.load_game(post.game()?).await?;
    if record.seats.iter().all(|seat| is_person(seat.user)) {
        return Ok(Vec::new());
    }
    let language = LobbyOptions::from_record(&record)?.language;
    let posts = store.load_posts(record.id).await?;
    let shown = posts.iter().rfind(|earlier| {
        earlier.channel == before.channel && earlier.message() == Some(before.message) && earlier.id < post.id
    });
    let Some(shown) = shown else { return Ok(Vec::new()) };
    let history = bot.referee.load_latest_history(record, shown.seq).await?;
    Ok(with_reason_button(Vec::new(), &history, language))
}
