//! Tips in a first game: the current question explained in one or two sentences.
//!
//! A tip depends on the session and the question that the reader is asked, never on a script, so a first game may take
//! any course.

use serenity::all::{ButtonStyle, CreateActionRow};

use sztab_game::view::Step;
use sztab_game::{Language, Side};
use sztab_referee::{LobbyOptions, Session};
use sztab_words::word;

use crate::discord::bot::Bot;
use crate::discord::router::route::RouteId;
use crate::discord::say::answer::Answer;
use crate::discord::say::limits::{BUTTONS_PER_ROW, MAX_ROWS};
use crate::discord::say::subject::GameVersion;

use super::seat::Seat;
use super::turn::routes::StopTips;

/// A tip for the reader of a private message, if the game is a guided first game.
fn tip_text(session: &Session, side: Side, step: Step<'_>, language: Language) -> Option<String> {
    let is_first = LobbyOptions::from_record(&session.record).is_ok_and(|options| options.first_game);
    if !is_first || !session.game().waiting_sides().contains(side) {
        return None;
    }
    session.view().tip(&Seat::new(session, side).question(language), step)
}

/// Adds the button that turns off tips to the last row that has room for it.
fn with_stop_button(mut rows: Vec<CreateActionRow>, session: &Session, language: Language) -> Vec<CreateActionRow> {
    let stop = GameVersion::of(session).button(&StopTips, word(language, "tips-stop"), ButtonStyle::Secondary);
    let has_room = rows.len() < MAX_ROWS;
    match rows.last_mut() {
        Some(CreateActionRow::Buttons(buttons)) if buttons.len() < BUTTONS_PER_ROW => buttons.push(stop),
        _ if has_room => rows.push(CreateActionRow::Buttons(vec![stop])),
        _ => {}
    }
    rows
}

/// Adds the tip for the current step to a private message, unless the player has turned tips off.
pub async fn add_tip(
    bot: &Bot,
    session: &Session,
    side: Side,
    step: Step<'_>,
    language: Language,
    answer: Answer,
) -> Answer {
    let Some(tip) = tip_text(session, side, step, language) else { return answer };
    let Some(user) = session.player(side) else { return answer };
    // If the settings cannot be read, the game continues without tips.
    if bot.referee.load_personal_settings(user).await.map_or(true, |personal| personal.no_tips) {
        return answer;
    }
    let content = format!("{}\n> 💡 {tip}", answer.content);
    Answer { content, rows: with_stop_button(answer.rows, session, language), ..answer }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::session::fixture;

    const PLAIN_OPTIONS: &str = r#"{"language":"english","place":"here","invited":null,"rated":false,"clock":null,
        "mirrors":null,"draft":{"round":0,"steps":[]},"expired":false}"#;
    const FIRST_GAME_OPTIONS: &str = r#"{"language":"english","place":"here","invited":null,"rated":false,"clock":null,
        "mirrors":null,"draft":{"round":0,"steps":[]},"expired":false,"first_game":true}"#;

    #[test]
    fn only_the_asked_player_of_a_first_game_gets_tips() {
        let [plain, first] =
            [PLAIN_OPTIONS, FIRST_GAME_OPTIONS].map(|options| fixture::test_session([0, 2], 1, options));
        let side = plain.game().waiting_sides().single().expect("it has begun");
        let other = plain.game().rivals(side).single().expect("a duel");
        for step in [Step::Turn, Step::Words("place-hq"), Step::Preview("place-hq C3 0")] {
            assert_eq!(tip_text(&plain, side, step, Language::English), None);
            assert!(tip_text(&first, side, step, Language::English).is_some());
            assert_eq!(tip_text(&first, other, step, Language::English), None, "nothing is asked of the other side");
        }
    }
}
