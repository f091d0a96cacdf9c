//! Tips of a first game: what is asked now, explained in one or two sentences.
//!
//! A tip follows from the table and from what its reader is asked, never from a script, so that a first game may take
//! any course.

use serenity::all::{ButtonStyle, CreateActionRow, CreateButton};

use crate::games::Language;
use crate::games::neuroshima::rules::Side;
use crate::referee::{LobbyOptions, Table};
use crate::words::word;

use crate::discord::bot::Bot;
use crate::discord::say::answer::Answer;
use crate::discord::say::button::ButtonId;
use crate::discord::say::operation::Operation;

/// Turns of both sides together in which steps that come up every turn are explained.
const EARLY_TURNS: u16 = 8;
/// The same for what comes up rarely.
const LATE_TURNS: u16 = 40;

/// What a player is asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step<'a> {
    /// What to do.
    Turn,
    /// How to go on with a line that has begun so.
    Words(&'a str),
    /// Whether to play a line that is shown on the board.
    Preview(&'a str),
}

/// A tip for the reader of a private message, where the game is one that explains itself.
pub fn tip(table: &Table, side: Side, step: Step<'_>, language: Language) -> Option<String> {
    let is_first = LobbyOptions::of(&table.record).is_ok_and(|options| options.first_game);
    if !is_first || table.game.outcome().is_some() || table.game.to_act() != Some(side) {
        return None;
    }
    let key = match step {
        Step::Turn => of_turn(table, side),
        Step::Words(words) => of_words(words),
        Step::Preview(line) => of_preview(line),
    };
    let last = if matches!(key, "tip-battle" | "tip-decision" | "tip-final") { LATE_TURNS } else { EARLY_TURNS };
    (table.game.state().turn <= last).then(|| word(language, key))
}

/// Rows of a message, and buttons in a row.
const MOST: usize = 5;

/// The button that turns tips off, in the last row that has room for it.
fn with_stop(mut rows: Vec<CreateActionRow>, table: &Table, language: Language) -> Vec<CreateActionRow> {
    let id = ButtonId::new(table.record.id, table.seq, Operation::Tips, "stop");
    let stop = CreateButton::new(id.to_string()).label(word(language, "tips-stop")).style(ButtonStyle::Secondary);
    let has_room = rows.len() < MOST;
    match rows.last_mut() {
        Some(CreateActionRow::Buttons(buttons)) if buttons.len() < MOST => buttons.push(stop),
        _ if has_room => rows.push(CreateActionRow::Buttons(vec![stop])),
        _ => {}
    }
    rows
}

impl Bot {
    /// A private message with the tip for its step, where the reader still wants any.
    pub(crate) async fn tipped(
        &self,
        (table, side): (&Table, Side),
        step: Step<'_>,
        language: Language,
        answer: Answer,
    ) -> Answer {
        let Some(tip) = tip(table, side, step, language) else { return answer };
        let Some(user) = table.player(side) else { return answer };
        // Where settings cannot be read, a game goes on without tips.
        if self.referee.personal(user).await.map_or(true, |personal| personal.no_tips) {
            return answer;
        }
        let content = format!("{}\n> 💡 {tip}", answer.content);
        Answer { content, rows: with_stop(answer.rows, table, language), ..answer }
    }
}

/// What the legal lines say of the step that a turn has come to.
fn of_turn(table: &Table, side: Side) -> &'static str {
    if table.game.decision().is_some() {
        return "tip-decision";
    }
    let lines = table.legal_lines();
    let has = |verb: &str| lines.iter().any(|line| line.split(' ').next() == Some(verb));
    let others = |line: &&String| !["discard", "end"].contains(&line.split(' ').next().unwrap_or_default());
    if has("place-hq") {
        "tip-hq"
    } else if has("draw") {
        "tip-draw"
    } else if has("discard") && !has("end") {
        "tip-discard"
    } else if has("battle") {
        "tip-battle"
    } else if table.game.seat(side).pile.is_empty() {
        "tip-final"
    } else if has("place") {
        "tip-play"
    } else if lines.iter().any(|line| others(&line)) {
        "tip-instant"
    } else {
        "tip-end"
    }
}

fn of_words(words: &str) -> &'static str {
    match words.split(' ').next() {
        Some("place-hq") => "tip-hq",
        Some("place") => "tip-hex",
        Some("discard") => "tip-discard",
        Some("battle") => "tip-battle",
        _ => "tip-instant",
    }
}

fn of_preview(line: &str) -> &'static str {
    match line.split(' ').next() {
        Some("place-hq") => "tip-preview-hq",
        Some("battle") => "tip-battle",
        Some("place") => "tip-preview",
        _ => "tip-instant",
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::sync::Arc;

    use super::*;
    use crate::games::neuroshima::rules::{Army, Board, Game, Opening, Roster};
    use crate::referee::Line;
    use crate::store::{ChannelId, Game as Record, GameId, GuildId, Seq, Status, UnixMs, UserId};

    fn table(game: Game, options: &str) -> Table {
        let record = Record {
            id: GameId(1),
            guild: GuildId(1),
            channel: ChannelId(1),
            status: Status::Running,
            created_by: UserId(2),
            created_at: UnixMs(0),
            updated_at: UnixMs(0),
            options: options.to_owned(),
            seats: Vec::new(),
            started: None,
            result: None,
            last: Seq::OPENING,
            clock: None,
            is_sealed: false,
            live: None,
        };
        Table { record, game, seq: Seq::OPENING, counted: Seq::OPENING, takes_back: None }
    }

    fn dealt(seed: u8) -> Game {
        let armies = Army::built_in().into_iter().filter(|army| ["borgo", "moloch"].contains(&army.id.as_str()));
        let roster = Arc::new(Roster::new(armies.map(Arc::new).collect()));
        let opening = Opening::deal(&roster, Board::Standard, &[seed; 32]);
        Game::new(roster, &opening)
    }

    const PLAIN: &str = r#"{"language":"english","place":"here","invited":null,"armies":"choose","first":"random",
        "rated":false,"odds":true,"clock":null,"mirror":null,"mirrors":null,"draft":{"round":0,"steps":[]},
        "expired":false}"#;
    const FIRST: &str = r#"{"language":"english","place":"here","invited":null,"armies":"choose","first":"random",
        "rated":false,"odds":true,"clock":null,"mirror":null,"mirrors":null,"draft":{"round":0,"steps":[]},
        "expired":false,"first_game":true}"#;

    #[test]
    fn every_step_of_a_first_game_is_explained_whatever_course_it_takes() {
        let mut keys = BTreeSet::new();
        for seed in 0..12 {
            let (mut table, mut dice) = (table(dealt(seed), FIRST), u32::from(seed) + 1);
            while let Some(side) = table.game.to_act() {
                let key = of_turn(&table, side);
                keys.insert(key);
                let early = table.game.state().turn <= EARLY_TURNS;
                let told = tip(&table, side, Step::Turn, Language::Polish);
                assert!(told.is_some() || !early, "{key}");
                assert!(told.is_none_or(|told| !told.starts_with("tip-")), "{key}");
                let other = tip(&table, table.game.opponent(side), Step::Turn, Language::English);
                assert_eq!(other, None, "nothing is asked of the other side");
                let lines = table.legal_lines();
                dice = dice.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                let line = &lines[dice as usize / 7 % lines.len()];
                let line = Line::parse(line, &table.game, side).expect("a legal line");
                line.apply(&mut table.game, side).expect("a legal line");
            }
        }
        let usual =
            ["tip-battle", "tip-discard", "tip-draw", "tip-end", "tip-final", "tip-hq", "tip-instant", "tip-play"];
        assert!(usual.iter().all(|key| keys.contains(key)), "{keys:?}");
    }

    #[test]
    fn other_games_are_played_without_tips() {
        let plain = table(dealt(1), PLAIN);
        let side = plain.game.to_act().expect("it has begun");
        for step in [Step::Turn, Step::Words("place-hq"), Step::Preview("place-hq C3 0")] {
            assert_eq!(tip(&plain, side, step, Language::English), None);
            assert!(tip(&table(dealt(1), FIRST), side, step, Language::English).is_some());
        }
    }

    #[test]
    fn nobody_is_told_to_turn_what_attacks_in_every_direction() {
        assert_eq!(of_preview("place-hq C3 0"), "tip-preview-hq");
        assert_eq!(of_preview("place claws C3 0"), "tip-preview");
        assert_eq!(of_preview("battle"), "tip-battle");
        assert_eq!(of_preview("move C3 C4 0"), "tip-instant");
    }
}
