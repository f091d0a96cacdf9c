//! The ids of buttons, selects and forms, and their subjects.
//!
//! `<prefix>:<number>:<version>:<route>:<arguments>`, at most 100 characters. A press is never trusted: a forged id has
//! to pass the same checks as a genuine one.

use std::fmt;

use sztab_referee::Session;
use sztab_referee::league::SeasonRecord;
use sztab_store::{GameId, SeasonId, Seq, StudyId};

use super::limits::ID_LIMIT;

const GAME_PREFIX: &str = "v1";
const SEASON_PREFIX: &str = "l1";
const STUDY_PREFIX: &str = "s1";
const SERVER_PREFIX: &str = "b1";

/// A game at the version that the button was made for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct GameVersion {
    pub game: GameId,
    pub seq: Seq,
}

impl GameVersion {
    pub fn new(game: GameId, seq: Seq) -> Self {
        Self { game, seq }
    }

    /// A game in the lobby, whose buttons have no version.
    pub fn of_lobby(game: GameId) -> Self {
        Self { game, seq: Seq::OPENING }
    }

    /// The current version of a session.
    pub fn of(session: &Session) -> Self {
        Self { game: session.record.id, seq: session.seq }
    }
}

/// A season, and the last line of its log at the time the button was made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SeasonVersion {
    pub season: SeasonId,
    pub seq: u64,
}

impl SeasonVersion {
    /// A season as it is now.
    pub fn of(record: &SeasonRecord) -> Self {
        Self { season: record.row.id, seq: record.log.seq() }
    }
}

/// A position in which moves can be tried out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Position {
    /// A game at a given version.
    Game(GameVersion),
    /// A position supplied by a user.
    Study(StudyId),
}

impl Position {
    /// The game; `None` for a study.
    pub fn game(self) -> Option<GameId> {
        match self {
            Self::Game(at) => Some(at.game),
            Self::Study(_) => None,
        }
    }
}

/// The subject of buttons that belong to neither a game nor a season.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NoSubject;

/// An id whose route has not been looked up yet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RawId {
    pub subject: RawSubject,
    /// The keyword of the route.
    pub word: String,
    /// Words separated by single spaces.
    pub arguments: String,
}

/// A subject as written in an id.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RawSubject {
    prefix: &'static str,
    number: i64,
    version: u64,
}

impl RawId {
    /// Parses an id; `None` for a text that the bot cannot have written.
    pub fn parse(text: &str) -> Option<Self> {
        if text.len() > ID_LIMIT {
            return None;
        }
        let mut parts = text.splitn(5, ':');
        let mut next = || parts.next();
        let prefixes = [GAME_PREFIX, SEASON_PREFIX, STUDY_PREFIX, SERVER_PREFIX];
        let written = next()?;
        let prefix = prefixes.into_iter().find(|prefix| *prefix == written)?;
        let number =
            next()?.parse().ok().filter(|number| (prefix == SERVER_PREFIX) == (*number == 0) && *number >= 0)?;
        let version = next()?.parse().ok()?;
        let (word, arguments) = (next()?.to_owned(), next()?.to_owned());
        Some(Self { subject: RawSubject { prefix, number, version }, word, arguments })
    }

    /// The game to which the button belongs; `None` if it does not belong to one.
    pub fn game(&self) -> Option<GameId> {
        GameVersion::from_raw(self.subject).map(|at| at.game)
    }
}

impl fmt::Display for RawId {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let RawSubject { prefix, number, version } = self.subject;
        write!(formatter, "{prefix}:{number}:{version}:{}:{}", self.word, self.arguments)
    }
}

/// A subject that can be written in an id.
pub trait IdSubject: Copy + fmt::Debug + Send + Sync + 'static {
    fn to_raw(self) -> RawSubject;

    /// The subject written in an id; `None` if it is of another kind.
    fn from_raw(raw: RawSubject) -> Option<Self>;
}

impl IdSubject for GameVersion {
    fn to_raw(self) -> RawSubject {
        RawSubject { prefix: GAME_PREFIX, number: self.game.0, version: self.seq.0.into() }
    }

    fn from_raw(raw: RawSubject) -> Option<Self> {
        let seq = Seq(u32::try_from(raw.version).ok()?);
        (raw.prefix == GAME_PREFIX).then_some(Self { game: GameId(raw.number), seq })
    }
}

impl IdSubject for SeasonVersion {
    fn to_raw(self) -> RawSubject {
        RawSubject { prefix: SEASON_PREFIX, number: self.season.0, version: self.seq }
    }

    fn from_raw(raw: RawSubject) -> Option<Self> {
        (raw.prefix == SEASON_PREFIX).then_some(Self { season: SeasonId(raw.number), seq: raw.version })
    }
}

impl IdSubject for Position {
    fn to_raw(self) -> RawSubject {
        match self {
            Self::Game(at) => at.to_raw(),
            Self::Study(study) => RawSubject { prefix: STUDY_PREFIX, number: study.0, version: 0 },
        }
    }

    fn from_raw(raw: RawSubject) -> Option<Self> {
        let study = || (raw.prefix == STUDY_PREFIX).then_some(Self::Study(StudyId(raw.number)));
        GameVersion::from_raw(raw).map(Self::Game).or_else(study)
    }
}

impl IdSubject for NoSubject {
    fn to_raw(self) -> RawSubject {
        RawSubject { prefix: SERVER_PREFIX, number: 0, version: 0 }
    }

    fn from_raw(raw: RawSubject) -> Option<Self> {
        (raw.prefix == SERVER_PREFIX).then_some(Self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn foreign_ids_are_refused() {
        let long = format!("v1:1:1:go:{}", "x".repeat(200));
        for text in [
            "",
            "v1",
            "v2:1:1:go:x",
            "v1:-1:1:go:x",
            "v1:a:1:go:x",
            "v1:1:-1:go:x",
            "v1:1:1:go",
            "l1",
            "l1:0:1:begin:1",
            "l1:a:1:begin:1",
            "b1:1:0:rule:x",
            "s1:0:0:if:x",
            &long,
        ] {
            assert_eq!(RawId::parse(text), None, "{text}");
        }
    }

    proptest::proptest! {
        #![proptest_config(proptest::test_runner::Config { failure_persistence: None, ..Default::default() })]

        #[test]
        fn ids_that_parse_are_written_to_equivalent_ids(
            text in "(v1|l1|s1|b1|v2|)(:|)[-+0-9a-z]{0,6}:[0-9]{0,12}(:|)(go|do|if|rule|lobby|fly|)(:|).{0,90}",
        ) {
            if let Some(id) = RawId::parse(&text) {
                let written = id.to_string();
                proptest::prop_assert!(written.len() <= ID_LIMIT);
                proptest::prop_assert_eq!(RawId::parse(&written), Some(id));
            }
        }
    }
}
