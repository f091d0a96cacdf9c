//! The ids of buttons and selects: game, version, operation.
//!
//! `v1:<game>:<version>:<operation>:<argument>`, at most 100 characters. A press is never trusted: a forged id has to
//! pass the same checks as a genuine one.

use std::fmt;

use serenity::all::{ButtonStyle, CreateButton};

use sztab_game::Language;
use sztab_game::view::Tone;
use sztab_store::{GameId, Seq, StudyId};
use sztab_words::{Paragraph, Rulebook, text};

use crate::KINDS;

use super::limits::ID_LIMIT;
use super::operation::Operation;

/// The id of a button or select.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ButtonId {
    pub game: GameId,
    /// The version of the game that the button was made for.
    pub seq: Seq,
    /// The operation of the button.
    pub operation: Operation,
    /// Words of the game's notation, or arguments of the lobby.
    pub argument: String,
}

/// The subject of a button.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Subject {
    /// A game at a given version.
    Game(GameId, Seq),
    /// A position supplied by a user.
    Study(StudyId),
}

impl Subject {
    /// The game; `None` for a study.
    pub fn game(self) -> Option<GameId> {
        match self {
            Self::Game(game, _) => Some(game),
            Self::Study(_) => None,
        }
    }

    /// The id of a button about this subject.
    pub fn button(self, operation: Operation, argument: impl Into<String>) -> ButtonId {
        match self {
            Self::Game(game, seq) => ButtonId::new(game, seq, operation, argument),
            Self::Study(StudyId(id)) => ButtonId::new(GameId(id), Seq::OPENING, operation.in_study(), argument),
        }
    }
}

impl ButtonId {
    /// An id for a button of a game at a version.
    pub fn new(game: GameId, seq: Seq, operation: Operation, argument: impl Into<String>) -> Self {
        Self { game, seq, operation, argument: argument.into() }
    }

    /// Parses an id; `None` for a text that the bot cannot have written.
    pub fn parse(text: &str) -> Option<Self> {
        if text.len() > ID_LIMIT {
            return None;
        }
        let mut parts = text.splitn(5, ':');
        let mut next = || parts.next();
        if next()? != "v1" {
            return None;
        }
        let game = next()?.parse().ok().filter(|&game: &i64| game > 0).map(GameId)?;
        let seq = next()?.parse().ok().map(Seq)?;
        let word = next()?;
        let operation = Operation::from_word(word)?;
        Some(Self { game, seq, operation, argument: next()?.to_owned() })
    }
}

impl fmt::Display for ButtonId {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "v1:{}:{}:{}:{}", self.game, self.seq, self.operation.word(), self.argument)
    }
}

/// The rulebooks of all games.
pub fn rulebooks() -> impl Iterator<Item = &'static Rulebook> {
    KINDS.iter().filter_map(|kind| kind.rulebook())
}

/// The rulebook paragraph with a given number; `None` if it does not exist.
pub fn find_paragraph(number: &str) -> Option<Paragraph> {
    rulebooks().find_map(|book| book.read(number).filter(|paragraph| book.paragraphs().contains(paragraph)))
}

/// A button that shows a rule in a separate message.
pub fn rule_button(rule: &str, language: Language) -> Option<CreateButton> {
    let paragraph = find_paragraph(rule)?;
    let label = text(language, "rule-button", &[("rule", paragraph.to_string().into())]);
    Some(CreateButton::new(rule_button_id(&paragraph.to_string())).label(label).style(ButtonStyle::Secondary))
}

/// The id of a rule button. Rules do not belong to a particular game, so the id does not name one.
pub(crate) fn rule_button_id(argument: &str) -> String {
    ButtonId::new(GameId(1), Seq::OPENING, Operation::Rule, argument).to_string()
}

pub fn button_style(tone: Tone) -> ButtonStyle {
    match tone {
        Tone::Main => ButtonStyle::Primary,
        Tone::Go => ButtonStyle::Success,
        Tone::Danger => ButtonStyle::Danger,
        Tone::Quiet => ButtonStyle::Secondary,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_round_trip() {
        let id = ButtonId::new(GameId(12), Seq(345), Operation::Pick, "place universal_soldier C3");
        assert_eq!(ButtonId::parse(&id.to_string()), Some(id));
    }

    #[test]
    fn the_longest_id_fits() {
        let tile = "x".repeat(40);
        let id =
            ButtonId::new(GameId(i64::from(u32::MAX)), Seq(u32::MAX), Operation::Lobby, format!("place {tile} C3 5"));
        assert!(id.to_string().len() <= ID_LIMIT);
    }

    proptest::proptest! {
        #![proptest_config(proptest::test_runner::Config { failure_persistence: None, ..Default::default() })]

        #[test]
        fn ids_that_parse_are_written_to_equivalent_ids(
            text in "(v1|v2|)(:|)[-+0-9a-z]{0,6}:[0-9]{0,12}(:|)(go|do|if|sif|rule|lobby|fly|)(:|).{0,90}",
        ) {
            if let Some(id) = ButtonId::parse(&text) {
                let written = id.to_string();
                proptest::prop_assert!(written.len() <= ID_LIMIT);
                proptest::prop_assert_eq!(ButtonId::parse(&written), Some(id));
            }
        }
    }

    #[test]
    fn foreign_ids_are_refused() {
        let long = format!("v1:1:1:go:{}", "x".repeat(200));
        for text in
            ["", "v1", "v2:1:1:go:x", "v1:-1:1:go:x", "v1:a:1:go:x", "v1:1:-1:go:x", "v1:1:1:fly:x", "v1:1:1:go", &long]
        {
            assert_eq!(ButtonId::parse(text), None, "{text}");
        }
    }
}
