//! Checking everything in a record, up to the first false statement.
//!
//! While a game is in progress, the outcome of a check never depends on a seed or pile that is still in use
//! (`crates/neuroshima/tests/rules/verify.rs`, `tests/discord/tampered.rs`).

use super::Record;
use super::fingerprint::Fingerprint;
use crate::rules::arrangement::Side;
use crate::rules::game::{Game, RULES_VERSION};
use crate::rules::notation::ending::{Ending, print_ending};
use crate::rules::notation::play::{Act, Play, Refusal, act_text};
use crate::rules::notation::position::Position;
use crate::rules::opening::{Opening, commitment};

pub use sztab_game::document::UncheckedPart;

/// A record without false statements.
#[derive(Debug, Clone)]
pub struct VerifiedRecord {
    /// The final position.
    pub position: Position,
    /// The public fingerprints that were computed after each step.
    pub came: Vec<Fingerprint>,
    /// Number of fingerprints in the record, all of them correct.
    pub fingerprints: usize,
    /// Parts of the record that could not be checked, with reasons.
    pub unchecked: Vec<UncheckedPart>,
}

/// The first false statement in a record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Falsehood {
    /// The line number in the text; 0 for a record that was not read from text.
    pub line: usize,
    /// The step, if the statement is about a step.
    pub step: Option<Box<FalseStep>>,
    /// The kind of false statement.
    pub what: FalsehoodKind,
}

/// A step that cannot have been played as recorded.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FalseStep {
    /// The number of the step among the actions of the record, counted from 1.
    pub number: usize,
    /// The side that acts according to the record.
    pub side: Side,
    /// The act.
    pub act: Act,
    /// The game before the step.
    pub before: Game,
}

/// Kinds of false statements.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FalsehoodKind {
    /// The seed does not match the commitment; the value is the actual SHA-256 of the seed.
    Seed(String),
    /// A pile differs from the one dealt by the seed.
    Pile {
        /// The owner of the pile.
        side: Side,
        /// The number of the first wrong tile, where 1 is the tile drawn first.
        place: usize,
    },
    /// The step is not possible.
    Refused(Refusal),
    /// The game after the step does not match the fingerprint: the step, or the order of the steps, was different.
    Fingerprint,
    /// The actual result of the game differs from the one in the record.
    Result {
        /// The result in the record.
        said: Ending,
        /// The actual result; `None` if the game is not over.
        came: Option<Ending>,
    },
}

impl Falsehood {
    fn in_head(line: usize, what: FalsehoodKind) -> Self {
        Self { line, step: None, what }
    }

    /// True if the false statement is in the head of the record and is not about the result of the game.
    #[must_use]
    pub fn is_before_steps(&self) -> bool {
        matches!(self.what, FalsehoodKind::Seed(_) | FalsehoodKind::Pile { .. })
    }
}

impl Record {
    /// Checks everything in the record: the seed against its commitment, the piles against the seed, each step against
    /// the rules and its fingerprint, and the result.
    ///
    /// # Errors
    ///
    /// The first false statement: in the head, then step by step, then the result.
    pub fn verify(&self) -> Result<VerifiedRecord, Falsehood> {
        self.verify_seed()?;
        self.verify_piles()?;
        let beginning = self.beginning();
        let mut play = Play::new(&beginning);
        let mut came = Vec::with_capacity(self.acts.len());
        for (act, number) in self.acts.iter().zip(1..) {
            let before = play.game().clone();
            let is_false = |what| {
                let step = FalseStep { number, side: act.side, act: act.act, before: before.clone() };
                Falsehood { line: act.line, step: Some(Box::new(step)), what }
            };
            play.act(act.side, act.act).map_err(|refusal| is_false(FalsehoodKind::Refused(refusal)))?;
            let fingerprint = Fingerprint::from_position(&play.position());
            if act.fingerprint.is_some_and(|said| said != fingerprint) {
                return Err(is_false(FalsehoodKind::Fingerprint));
            }
            came.push(fingerprint);
        }
        let ending = Ending::from_game(play.game());
        if let Some(said) = self.result
            && Some(said) != ending
        {
            return Err(Falsehood::in_head(self.lines.result, FalsehoodKind::Result { said, came: ending }));
        }
        let fingerprints = self.acts.iter().filter(|act| act.fingerprint.is_some()).count();
        Ok(VerifiedRecord {
            position: play.position(),
            came,
            fingerprints,
            unchecked: self.unchecked_parts(ending, fingerprints),
        })
    }

    fn verify_seed(&self) -> Result<(), Falsehood> {
        let (Some(seed), Some(said)) = (&self.seed, &self.commitment) else { return Ok(()) };
        let came = commitment(seed);
        if came == *said { Ok(()) } else { Err(Falsehood::in_head(self.lines.seed, FalsehoodKind::Seed(came))) }
    }

    /// Compares the piles in the record with those dealt from the seed. Piles may be missing or only partly known.
    pub(super) fn verify_piles(&self) -> Result<(), Falsehood> {
        let Some(seed) = self.seed.as_ref().filter(|_| !self.position.has_turn()) else { return Ok(()) };
        let dealt = Opening::deal(self.position.roster(), self.position.board(), seed);
        self.position.find_wrong_pile(&dealt).map_or(Ok(()), |(side, index)| {
            let line = self.lines.piles.get(side.index()).copied().unwrap_or_default();
            Err(Falsehood::in_head(line, FalsehoodKind::Pile { side, place: index + 1 }))
        })
    }

    fn unchecked_parts(&self, ending: Option<Ending>, fingerprints: usize) -> Vec<UncheckedPart> {
        let mut unchecked = Vec::new();
        match (ending, self.seed) {
            (None, None) => unchecked.push(UncheckedPart::Running),
            (None, Some(_)) => unchecked.push(UncheckedPart::CutOff),
            (Some(_), None) => unchecked.push(UncheckedPart::NoSeed),
            (Some(_), Some(_)) => {}
        }
        if self.commitment.is_none() {
            unchecked.push(UncheckedPart::NoCommitment);
        }
        if fingerprints < self.acts.len() {
            unchecked.push(UncheckedPart::NoFingerprint(self.acts.len() - fingerprints));
        }
        if ending.is_some() && self.result.is_none() {
            unchecked.push(UncheckedPart::NoResult);
        }
        if self.engine != RULES_VERSION {
            unchecked.push(UncheckedPart::OtherRules { played: self.engine, checked: RULES_VERSION });
        }
        unchecked
    }

    /// A false statement as one line in English: the step and the error.
    #[must_use]
    pub fn describe_falsehood(&self, falsehood: &Falsehood) -> String {
        let position = &self.position;
        let words = |ending: Ending| print_ending(ending, |side| position.letter(side));
        let step = falsehood.step.as_ref().map_or_else(String::new, |step| {
            let letter = |side| position.letter(side);
            let act = act_text(step.act, position.roster(), step.side, position.board(), letter);
            format!("step {}, `{} {act}`: ", step.number, position.letter(step.side))
        });
        let what = match &falsehood.what {
            FalsehoodKind::Seed(came) => {
                format!("the seed is not the one that was committed to, its SHA-256 is {came}")
            }
            FalsehoodKind::Pile { side, place } => {
                format!("the pile of {} is not what the seed deals, from tile {place} on", position.letter(*side))
            }
            FalsehoodKind::Refused(refusal) => refusal.to_string(),
            FalsehoodKind::Fingerprint => "it does not lead to what its fingerprint says".to_owned(),
            FalsehoodKind::Result { said, came } => {
                let came = came.map_or_else(|| "is not over".to_owned(), |came| format!("ends `{}`", words(came)));
                format!("the record says `result {}`, but the game {came}", words(*said))
            }
        };
        format!("{step}{what}")
    }
}
