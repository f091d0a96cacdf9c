//! The public side of a game: posts, stories, pictures and their texts, results.

use std::time::Duration;

use crate::{Game, Language, Narrative, Side};
use sztab_words::text;

use super::drawing::{Drawing, Focus, Motion, Piece, RenderContext};
use super::study::Outlook;

/// The public side of a game: posts, stories, pictures and their texts, results.
pub trait Posts {
    /// The name of a side in sentences: its faction's name, if it has one.
    fn side_name(&self, _game: &dyn Game, side: Side, _language: Language) -> String {
        side.letter().to_string()
    }

    /// The prompt for the player who has to act, with the question.
    fn prompt(&self, game: &dyn Game, called: &PromptedPlayer<'_>, language: Language) -> TurnPrompt {
        let arguments =
            [("player", called.player.into()), ("faction", self.side_name(game, called.side, language).into())];
        TurnPrompt { sentence: text(language, "post-decision", &arguments), question: Vec::new() }
    }

    /// The standing in one line, shown below the prompt; for games too large to keep in mind.
    fn status_line(&self, _game: &dyn Game, _language: Language) -> Option<String> {
        None
    }

    /// A one-line summary of the chapters that have separate posts, shown where the game continues after them.
    fn chapters_summary(&self, _game: &dyn Game, _chapters: &Narrative, _language: Language) -> Option<String> {
        None
    }

    /// The events to be narrated, as sentences.
    fn story(&self, _game: &dyn Game, _narrative: &Narrative, _language: Language) -> Vec<String> {
        Vec::new()
    }

    /// The story of a whole game, with headings.
    fn narrative_lines(&self, game: &dyn Game, narrative: &Narrative, language: Language) -> Vec<String> {
        self.story(game, narrative, language)
    }

    /// The story of a chapter. The first line, which always exists, is the headline.
    fn chapter(&self, game: &dyn Game, narrative: &Narrative, language: Language) -> Vec<String> {
        let story = self.story(game, narrative, language);
        if story.is_empty() { vec!["…".to_owned()] } else { story }
    }

    /// The id by which shared texts name a chapter: `battle`, or another id if chapters have no name.
    fn chapter_id(&self) -> &'static str {
        "chapter"
    }

    /// The id by which shared texts name a side's points: `hq`, or another id if points have no name.
    fn points_id(&self) -> &'static str {
        "points"
    }

    /// The outcome of the game as a sentence; `None` while the game is in play.
    fn outcome(&self, game: &dyn Game, language: Language) -> Option<String> {
        let outcome = game.outcome()?;
        if outcome.is_cooperative() {
            let key = if outcome.winners().is_empty() { "together-lost" } else { "together-won" };
            return Some(text(language, key, &[("cause", outcome.cause.into())]));
        }
        let winners: Vec<String> = outcome.winners().iter().map(|side| self.side_name(game, side, language)).collect();
        Some(format!("{}: {}", outcome.cause, winners.join(", ")))
    }

    /// A side's result in a finished game. `player` is the name of the side's player.
    fn result(&self, game: &dyn Game, side: Side, player: &str, language: Language) -> String {
        let outcome = game.outcome().filter(|outcome| !outcome.is_cooperative());
        let place = outcome.and_then(|outcome| outcome.places().get(side.index()).copied());
        let place = place.map_or_else(String::new, |place| format!("{}. ({}) ", place.rank, place.points));
        format!("{place}{player} ({})", self.side_name(game, side, language))
    }

    /// The score of a game that was decided by points, in order of rank; `None` if points did not decide the game.
    fn score(&self, _game: &dyn Game) -> Option<String> {
        None
    }

    /// A picture of the session.
    fn picture(&self, _context: &RenderContext<'_>, _focus: Focus<'_>) -> Option<Drawing> {
        None
    }

    /// A picture of a chapter.
    fn film(&self, _context: &RenderContext<'_>, _chapter: &Narrative, _motion: Motion) -> Option<Drawing> {
        None
    }

    /// A picture of the course of the game up to the end of a narrative, which has to contain all events of the game so
    /// far.
    fn course_picture(&self, _context: &RenderContext<'_>, _narrative: &Narrative) -> Option<Drawing> {
        None
    }

    /// A picture of a finished game's result, for sharing. It is based on a narrative of all events, and on the
    /// duration of the game if that is known.
    fn result_card(
        &self,
        _context: &RenderContext<'_>,
        _narrative: &Narrative,
        _lasted: Option<Duration>,
    ) -> Option<Drawing> {
        None
    }

    /// A film of a finished game from beginning to end, based on a narrative of all events.
    fn game_film(&self, _context: &RenderContext<'_>, _narrative: &Narrative) -> Option<Drawing> {
        None
    }

    /// A picture of the outcome of a trial. The context contains the game that was tried out.
    fn outlook_picture(&self, _context: &RenderContext<'_>, _outlook: Outlook) -> Option<Drawing> {
        None
    }

    /// A picture of the hands or rows in front of the players.
    fn hands_picture(&self, _context: &RenderContext<'_>) -> Option<Drawing> {
        None
    }

    /// The pieces in front of a side with which its lines can begin, in order.
    fn pieces(&self, _context: &RenderContext<'_>, _side: Side) -> Vec<Piece> {
        Vec::new()
    }

    /// The colour of a side, as red, green and blue.
    fn side_colour(&self, _context: &RenderContext<'_>, _side: Side) -> Option<[u8; 3]> {
        None
    }

    /// Pictures of each side's remaining supply, as far as it is public, in turn order.
    fn remaining_pictures(&self, _context: &RenderContext<'_>) -> Vec<Drawing> {
        Vec::new()
    }

    /// Each side's remaining supply, as far as it is public: an introduction and lines. `terms` are
    /// those of the session.
    fn remaining_supply(&self, _game: &dyn Game, _terms: &str, _language: Language) -> Option<RemainingSupply> {
        None
    }
}

/// A player who has to act.
#[derive(Debug, Clone, Copy)]
pub struct PromptedPlayer<'a> {
    /// The player's side.
    pub side: Side,
    /// The mention of the player.
    pub player: &'a str,
}

/// A prompt for the player who has to act.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TurnPrompt {
    /// The sentence addressed to the player.
    pub sentence: String,
    /// The question, line by line.
    pub question: Vec<String>,
}

/// The remaining supply.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct RemainingSupply {
    /// The introduction above the lines.
    pub about: String,
    /// The lines.
    pub lines: Vec<String>,
}
