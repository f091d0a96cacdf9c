//! The public side of a game: posts, stories, pictures and their texts, results.

use std::time::Duration;

use crate::{Game, Language, Narrative, Side};
use sztab_words::text;

use super::drawing::{Drawing, Focus, Motion, RenderContext};
use super::study::Outlook;

/// The public side of a game: posts, stories, pictures and their texts, results.
pub trait Posts {
    /// Name of a side in sentences: that of its faction, if it has one.
    fn side_name(&self, _game: &dyn Game, side: Side, _language: Language) -> String {
        side.letter().to_string()
    }

    /// Call of the player who has to act, with the question.
    fn call(&self, game: &dyn Game, called: &Called<'_>, language: Language) -> Call {
        let arguments =
            [("player", called.player.into()), ("faction", self.side_name(game, called.side, language).into())];
        Call { sentence: text(language, "post-decision", &arguments), question: Vec::new() }
    }

    /// The standing at a glance, in one line under who has to act, where a session is too large to know it by heart.
    fn glance(&self, _game: &dyn Game, _language: Language) -> Option<String> {
        None
    }

    /// In one line what chapters brought that have posts of their own, where the game goes on after them.
    fn toll(&self, _game: &dyn Game, _chapters: &Narrative, _language: Language) -> Option<String> {
        None
    }

    /// The told events of a narrative, in sentences.
    fn story(&self, _game: &dyn Game, _narrative: &Narrative, _language: Language) -> Vec<String> {
        Vec::new()
    }

    /// The story of a whole game, with headings.
    fn narrative_lines(&self, game: &dyn Game, narrative: &Narrative, language: Language) -> Vec<String> {
        self.story(game, narrative, language)
    }

    /// The story of a chapter; the first line, which is never missing, is its headline.
    fn chapter(&self, game: &dyn Game, narrative: &Narrative, language: Language) -> Vec<String> {
        let story = self.story(game, narrative, language);
        if story.is_empty() { vec!["…".to_owned()] } else { story }
    }

    /// The word by which shared texts name a chapter: `battle`, or another word for one without a name.
    fn chapter_word(&self) -> &'static str {
        "chapter"
    }

    /// The word by which shared texts name the points of a side: `hq`, or another word for points without a name.
    fn points_word(&self) -> &'static str {
        "points"
    }

    /// Outcome of the game in a sentence; `None` while it is going on.
    fn outcome(&self, game: &dyn Game, language: Language) -> Option<String> {
        let outcome = game.outcome()?;
        if outcome.is_together() {
            let key = if outcome.winners().is_empty() { "together-lost" } else { "together-won" };
            return Some(text(language, key, &[("cause", outcome.cause.into())]));
        }
        let winners: Vec<String> = outcome.winners().iter().map(|side| self.side_name(game, side, language)).collect();
        Some(format!("{}: {}", outcome.cause, winners.join(", ")))
    }

    /// Result of a side in a game that is over. `player` is what its player is called.
    fn result(&self, game: &dyn Game, side: Side, player: &str, language: Language) -> String {
        let outcome = game.outcome().filter(|outcome| !outcome.is_together());
        let place = outcome.and_then(|outcome| outcome.places().get(side.index()).copied());
        let place = place.map_or_else(String::new, |place| format!("{}. ({}) ", place.rank, place.points));
        format!("{place}{player} ({})", self.side_name(game, side, language))
    }

    /// The score of a game that was decided by points, the winner's first and then in the order of places; `None` if
    /// points decided nothing.
    fn score(&self, _game: &dyn Game) -> Option<String> {
        None
    }

    /// The session as a picture.
    fn picture(&self, _context: &RenderContext<'_>, _focus: Focus<'_>) -> Option<Drawing> {
        None
    }

    /// A chapter as a picture.
    fn film(&self, _context: &RenderContext<'_>, _chapter: &Narrative, _motion: Motion) -> Option<Drawing> {
        None
    }

    /// The course of the game up to the end of a narrative of all its events, as a picture.
    fn course(&self, _context: &RenderContext<'_>, _narrative: &Narrative) -> Option<Drawing> {
        None
    }

    /// The result of a game that is over, as a picture to be shown around: a narrative of all its events tells it, and how long
    /// it took, if that is known.
    fn result_card(
        &self,
        _context: &RenderContext<'_>,
        _narrative: &Narrative,
        _lasted: Option<Duration>,
    ) -> Option<Drawing> {
        None
    }

    /// A game that is over as a film from its beginning to its end, told by a narrative of all its events.
    fn game_film(&self, _context: &RenderContext<'_>, _narrative: &Narrative) -> Option<Drawing> {
        None
    }

    /// Picture of the outcome of what was tried out. The view's game is as it was tried out.
    fn outlook(&self, _context: &RenderContext<'_>, _outlook: Outlook) -> Option<Drawing> {
        None
    }

    /// Picture of the hands or rows before the players.
    fn hands_picture(&self, _context: &RenderContext<'_>) -> Option<Drawing> {
        None
    }

    /// Pictures of the supply still to come for each side, as far as everybody can know, in turn order.
    fn remaining_pictures(&self, _context: &RenderContext<'_>) -> Vec<Drawing> {
        Vec::new()
    }

    /// Supply still to come for each side, as far as everybody can know: lines under a sentence. `with_odds` says how
    /// likely it is.
    fn remainder(&self, _game: &dyn Game, _with_odds: bool, _language: Language) -> Option<Remaining> {
        None
    }
}

/// Player who is called to a game.
#[derive(Debug, Clone, Copy)]
pub struct Called<'a> {
    /// The side.
    pub side: Side,
    /// The mention of its player.
    pub player: &'a str,
}

/// Post to the player who has to act.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Call {
    /// The sentence that calls the player.
    pub sentence: String,
    /// Question, line by line.
    pub question: Vec<String>,
}

/// Supply that is still to come.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Remaining {
    /// The sentence above the lines.
    pub about: String,
    /// One line each.
    pub lines: Vec<String>,
}
