//! Steps tried out in a what-if, short enough for a button's id.
//!
//! A what-if is not stored anywhere: each of its buttons encodes its history, such as `X.12.Y.3~2`: as side X the trial
//! with number 12, then as side Y the one with number 3, then the second answer in the following chapter. The numbers
//! are indices of the trials in the rules' canonical order, and keep their meaning as long as the game is at the
//! version named by the button.

use std::fmt;

use sztab_game::view::{Outlook, Study};
use sztab_game::{Game, Language, Side};

/// Maximum number of trials and answers in one what-if; more would not fit into an id.
const MAX_TRAIL_STEPS: usize = 12;

/// One step of a what-if.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum TrailStep {
    /// Continue as this side.
    As(Side),
    /// Try out the trial with this number.
    Trial(u16),
}

/// A trial that was carried out.
#[derive(Debug, Clone)]
pub struct CompletedTrial {
    /// The game before the trial.
    pub game: Box<dyn Game>,
    /// The side that acts.
    pub side: Side,
    pub line: String,
}

/// Steps that were tried out, in order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Trail {
    /// The side whose point of view is shown first.
    first: Side,
    turns: Vec<TrailStep>,
    /// Answers to decisions in the chapter at the end, counted from 1.
    pub answers: Vec<u8>,
}

impl Trail {
    /// A trail without any steps for a side.
    pub fn for_side(side: Side) -> Self {
        Self { first: side, turns: Vec::new(), answers: Vec::new() }
    }

    /// True if no step has been tried out.
    pub fn is_fresh(&self) -> bool {
        self.turns.is_empty() && self.answers.is_empty()
    }

    /// The side whose point of view is shown first.
    pub fn initial_side(&self) -> Side {
        self.first
    }

    /// True if the last step was a change of sides.
    pub fn has_changed_sides(&self) -> bool {
        matches!(self.turns.last(), Some(TrailStep::As(_)))
    }

    /// The trail with one more trial, in a study that has followed the trail; `None` if the line is not a trial, or if
    /// the trail is full.
    pub fn with_trial(&self, study: &dyn Study, line: &str) -> Option<Self> {
        let number = study.trials().iter().position(|trial| trial == line)?;
        let mut longer = self.clone();
        longer.turns.push(TrailStep::Trial(u16::try_from(number).ok()?));
        longer.has_room().then_some(longer)
    }

    /// The same trail without answers.
    pub fn without_answers(&self) -> Self {
        Self { answers: Vec::new(), ..self.clone() }
    }

    /// The trail with one more answer.
    pub fn with_answer(&self, answer: u8) -> Option<Self> {
        let mut longer = self.clone();
        longer.answers.push(answer);
        longer.has_room().then_some(longer)
    }

    /// The trail continued as another side.
    pub fn as_side(&self, side: Side) -> Option<Self> {
        let mut longer = Self { answers: Vec::new(), ..self.clone() };
        if longer.turns.is_empty() {
            longer.first = side;
        } else {
            // Two consecutive changes of sides are merged.
            if let Some(TrailStep::As(_)) = longer.turns.last() {
                longer.turns.pop();
            }
            longer.turns.push(TrailStep::As(side));
        }
        longer.has_room().then_some(longer)
    }

    /// The trail without its last step: either an answer, or a trial together with the changes of sides that follow it.
    pub fn without_last_step(&self) -> Self {
        let mut shorter = self.clone();
        if shorter.answers.pop().is_none() {
            while let Some(TrailStep::As(_)) = shorter.turns.pop() {}
        }
        shorter
    }

    fn has_room(&self) -> bool {
        self.turns.len() <= MAX_TRAIL_STEPS && self.answers.len() <= 2 * MAX_TRAIL_STEPS
    }

    /// Carries out the trail in a study, and returns the trials; `None` if the trail is invalid, as with a forged id.
    pub fn follow(&self, study: &mut dyn Study) -> Option<Vec<CompletedTrial>> {
        let mut tried = Vec::new();
        for turn in &self.turns {
            match *turn {
                TrailStep::As(side) => study.continue_as(side).then_some(())?,
                TrailStep::Trial(number) => {
                    let line = study.trials().into_iter().nth(usize::from(number))?;
                    let side = study.game().waiting_sides().iter().next()?;
                    tried.push(CompletedTrial { game: study.game().clone_box(), side, line: line.clone() });
                    study.attempt(&line).then_some(())?;
                }
            }
        }
        Some(tried)
    }

    /// The outlook at the end of the trail in a study that has followed it. Each question in the chapter gets its first
    /// answer, as computer players expect; the returned trail includes these answers.
    pub fn resolve(mut self, study: &dyn Study, language: Language) -> Option<(Self, Outlook)> {
        loop {
            let outlook = study.outlook(&self.answers, language)?;
            match self.with_answer(1).filter(|_| outlook.question.is_some()) {
                Some(longer) => self = longer,
                None => return Some((self, outlook)),
            }
        }
    }

    /// The argument of a button: the trail and the words chosen after it.
    pub fn with_words(&self, words: &str) -> String {
        format!("{self}|{words}")
    }

    /// Parses the output of [`Trail::with_words`].
    pub fn parse_with_words(text: &str) -> Option<(Self, &str)> {
        let (trail, words) = text.split_once('|')?;
        Some((Self::parse(trail)?, words))
    }

    fn parse(text: &str) -> Option<Self> {
        let (turns, answers) = text.split_once('~').unwrap_or((text, ""));
        let mut turns = turns.split('.');
        let first = parse_side(turns.next()?)?;
        let turns =
            turns.map(|turn| parse_side(turn).map(TrailStep::As).or_else(|| turn.parse().ok().map(TrailStep::Trial)));
        let answers = answers.split('.').filter(|answer| !answer.is_empty()).map(|answer| answer.parse().ok());
        let trail = Self { first, turns: turns.collect::<Option<_>>()?, answers: answers.collect::<Option<_>>()? };
        trail.has_room().then_some(trail)
    }
}

/// Parses the letter of a side.
fn parse_side(text: &str) -> Option<Side> {
    let mut letters = text.chars();
    let side = letters.next().and_then(Side::from_letter);
    side.filter(|_| letters.next().is_none())
}

impl fmt::Display for Trail {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}", self.first.letter())?;
        for turn in &self.turns {
            match turn {
                TrailStep::As(side) => write!(formatter, ".{}", side.letter())?,
                TrailStep::Trial(number) => write!(formatter, ".{number}")?,
            }
        }
        for (index, answer) in self.answers.iter().enumerate() {
            write!(formatter, "{}{answer}", if index == 0 { '~' } else { '.' })?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn trails_round_trip_and_foreign_texts_are_refused() {
        for text in ["X", "X.12.Y.3~2", "Y.0", "X~1.2.3", "X.1.2.3"] {
            let written = format!("{text}|place runner C3");
            let (trail, words) = Trail::parse_with_words(&written).expect("a trail");
            assert_eq!((trail.to_string().as_str(), words), (text, "place runner C3"));
        }
        let long = format!("X{}", ".1".repeat(50));
        for text in ["", "X", "Q.1|", "x|", "X.|", "X.99999999|", "X~|x~", "X..1|", "XX|", &long, "X~a|"] {
            assert!(Trail::parse_with_words(text).is_none_or(|(trail, _)| trail.is_fresh()), "{text}");
        }
    }

    #[test]
    fn stepping_back_removes_answers_before_a_trial_and_its_side_changes() {
        let back = |text: &str| Trail::parse(text).expect("a trail").without_last_step().to_string();
        assert_eq!(back("X.1~2.3"), "X.1~2");
        assert_eq!(back("X.1~2"), "X.1");
        assert_eq!(back("X.1.Y"), "X");
        assert_eq!(back("X.1.Y.4"), "X.1.Y");
        assert_eq!(back("X"), "X");
    }
}
