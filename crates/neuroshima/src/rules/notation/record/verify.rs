//! Checking a record in everything that it says, up to the first thing that is false.
//!
//! Before the end, no answer depends on a seed or a pile that is still in use
//! (`crates/neuroshima/tests/rules/verify.rs`, `tests/discord/tampered.rs`).

use super::Record;
use super::fingerprint::Fingerprint;
use crate::rules::arrangement::Side;
use crate::rules::game::{Game, RULES_VERSION};
use crate::rules::notation::ending::{Ending, print_ending};
use crate::rules::notation::play::{Act, Play, Refusal, act_words};
use crate::rules::notation::position::Position;
use crate::rules::opening::{Opening, commitment};

pub use sztab_game::document::Unchecked;

/// A record in which nothing is false.
#[derive(Debug, Clone)]
pub struct Verified {
    /// Where it ends.
    pub position: Position,
    /// Public fingerprints after each step, as they came out here.
    pub came: Vec<Fingerprint>,
    /// Number of fingerprints in the record; all of them are right.
    pub fingerprints: usize,
    /// Parts that could not be checked, with reasons.
    pub unchecked: Vec<Unchecked>,
}

/// The first thing in a record that is false.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Falsehood {
    /// The line of the text; 0 for a record that was not read from one.
    pub line: usize,
    /// The step, if it is one.
    pub step: Option<Box<FalseStep>>,
    /// Kind of the falsehood.
    pub what: False,
}

/// A step that was not done like that.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FalseStep {
    /// Its number among the actions of the record, from 1.
    pub number: usize,
    /// Actor according to the record.
    pub side: Side,
    /// The act.
    pub act: Act,
    /// The game before it.
    pub before: Game,
}

/// Kinds of falsehoods.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum False {
    /// The seed is not the one that was committed to: this is its SHA-256.
    Seed(String),
    /// A pile is not what the seed deals.
    Pile {
        /// The owner.
        side: Side,
        /// The first place that is wrong, from 1: the tile drawn first.
        place: usize,
    },
    /// The step was not possible.
    Refused(Refusal),
    /// The step does not lead to what its fingerprint says: it, or the order of the steps, was another one.
    Fingerprint,
    /// The game ends otherwise.
    Result {
        /// As the record says.
        said: Ending,
        /// As it came out; `None` for a game that is not over.
        came: Option<Ending>,
    },
}

impl Falsehood {
    fn of_head(line: usize, what: False) -> Self {
        Self { line, step: None, what }
    }

    /// True if it is in the head of the record and not about how the game ends.
    #[must_use]
    pub fn is_before_the_steps(&self) -> bool {
        matches!(self.what, False::Seed(_) | False::Pile { .. })
    }
}

impl Record {
    /// Checks everything that the record says: the seed against what was published about it, the piles against the
    /// seed, each step against the rules and its fingerprint, and the result.
    ///
    /// # Errors
    ///
    /// The first thing that is false: in the head, then step by step, then the result.
    pub fn verify(&self) -> Result<Verified, Falsehood> {
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
            play.act(act.side, act.act).map_err(|refusal| is_false(False::Refused(refusal)))?;
            let fingerprint = Fingerprint::of(&play.position());
            if act.fingerprint.is_some_and(|said| said != fingerprint) {
                return Err(is_false(False::Fingerprint));
            }
            came.push(fingerprint);
        }
        let ending = Ending::of_game(play.game());
        if let Some(said) = self.result
            && Some(said) != ending
        {
            return Err(Falsehood::of_head(self.lines.result, False::Result { said, came: ending }));
        }
        let fingerprints = self.acts.iter().filter(|act| act.fingerprint.is_some()).count();
        Ok(Verified {
            position: play.position(),
            came,
            fingerprints,
            unchecked: self.unchecked_parts(ending, fingerprints),
        })
    }

    fn verify_seed(&self) -> Result<(), Falsehood> {
        let (Some(seed), Some(said)) = (&self.seed, &self.commitment) else { return Ok(()) };
        let came = commitment(seed);
        if came == *said { Ok(()) } else { Err(Falsehood::of_head(self.lines.seed, False::Seed(came))) }
    }

    /// Compares the piles that are written with those that the seed deals. Piles may be left out, or be known in part.
    pub(super) fn verify_piles(&self) -> Result<(), Falsehood> {
        let Some(seed) = self.seed.as_ref().filter(|_| !self.position.has_turn()) else { return Ok(()) };
        let dealt = Opening::deal(self.position.roster(), self.position.board(), seed);
        self.position.wrong_pile(&dealt).map_or(Ok(()), |(side, index)| {
            let line = self.lines.piles.get(side.index()).copied().unwrap_or_default();
            Err(Falsehood::of_head(line, False::Pile { side, place: index + 1 }))
        })
    }

    fn unchecked_parts(&self, ending: Option<Ending>, fingerprints: usize) -> Vec<Unchecked> {
        let mut unchecked = Vec::new();
        match (ending, self.seed) {
            (None, None) => unchecked.push(Unchecked::Running),
            (None, Some(_)) => unchecked.push(Unchecked::CutOff),
            (Some(_), None) => unchecked.push(Unchecked::NoSeed),
            (Some(_), Some(_)) => {}
        }
        if self.commitment.is_none() {
            unchecked.push(Unchecked::NoCommitment);
        }
        if fingerprints < self.acts.len() {
            unchecked.push(Unchecked::NoFingerprint(self.acts.len() - fingerprints));
        }
        if ending.is_some() && self.result.is_none() {
            unchecked.push(Unchecked::NoResult);
        }
        if self.engine != RULES_VERSION {
            unchecked.push(Unchecked::OtherRules { played: self.engine, checked: RULES_VERSION });
        }
        unchecked
    }

    /// A falsehood of this record as one line in English: the step, and what is false about it.
    #[must_use]
    pub fn tell(&self, falsehood: &Falsehood) -> String {
        let position = &self.position;
        let words = |ending: Ending| print_ending(ending, |side| position.letter(side));
        let step = falsehood.step.as_ref().map_or_else(String::new, |step| {
            let letter = |side| position.letter(side);
            let act = act_words(step.act, position.roster(), step.side, position.board(), letter);
            format!("step {}, `{} {act}`: ", step.number, position.letter(step.side))
        });
        let what = match &falsehood.what {
            False::Seed(came) => format!("the seed is not the one that was committed to, its SHA-256 is {came}"),
            False::Pile { side, place } => {
                format!("the pile of {} is not what the seed deals, from tile {place} on", position.letter(*side))
            }
            False::Refused(refusal) => refusal.to_string(),
            False::Fingerprint => "it does not lead to what its fingerprint says".to_owned(),
            False::Result { said, came } => {
                let came = came.map_or_else(|| "is not over".to_owned(), |came| format!("ends `{}`", words(came)));
                format!("the record says `result {}`, but the game {came}", words(*said))
            }
        };
        format!("{step}{what}")
    }
}
