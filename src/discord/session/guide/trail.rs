//! Steps tried out in a what-if, short enough for the id of a button.
//!
//! A what-if keeps nothing anywhere: each of its buttons says how it came to be, such as `X.12.Y.3~2`: as side X the
//! trial with number 12, then as side Y that with number 3, then the second answer in the chapter that follows. The
//! numbers count the trials of the rules in canonical order, and mean the same as long as the game is at the version
//! that the button names.

use std::fmt;

use sztab_game::view::{Outlook, Study};
use sztab_game::{Game, Language, Side};

/// Trials and answers that one what-if may have; a longer one would not fit an id.
const LIMIT: usize = 12;

/// One step of a what-if.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Turn {
    /// Go on as this side.
    As(Side),
    /// Try out the trial with this number.
    Trial(u16),
}

/// Something that was tried out.
#[derive(Debug, Clone)]
pub struct Tried {
    /// The game before it.
    pub game: Box<dyn Game>,
    /// The side that does it.
    pub side: Side,
    pub line: String,
}

/// Steps tried out, in order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Trail {
    /// The side that begins.
    first: Side,
    turns: Vec<Turn>,
    /// Answers to decisions in the chapter at the end, counted from 1.
    pub answers: Vec<u8>,
}

impl Trail {
    /// Trail of a side without anything tried out yet.
    pub fn of(side: Side) -> Self {
        Self { first: side, turns: Vec::new(), answers: Vec::new() }
    }

    /// True if nothing has been tried out.
    pub fn is_fresh(&self) -> bool {
        self.turns.is_empty() && self.answers.is_empty()
    }

    /// The side that began.
    pub fn first(&self) -> Side {
        self.first
    }

    /// True if the last thing was to go on as another side.
    pub fn has_changed_sides(&self) -> bool {
        matches!(self.turns.last(), Some(Turn::As(_)))
    }

    /// One trial more in a study that has followed the trail; nothing if that is no trial, or too much.
    pub fn with_trial(&self, study: &dyn Study, line: &str) -> Option<Self> {
        let number = study.trials().iter().position(|trial| trial == line)?;
        let mut longer = self.clone();
        longer.turns.push(Turn::Trial(u16::try_from(number).ok()?));
        longer.is_short().then_some(longer)
    }

    /// The same without answers.
    pub fn without_answers(&self) -> Self {
        Self { answers: Vec::new(), ..self.clone() }
    }

    /// One answer more.
    pub fn with_answer(&self, answer: u8) -> Option<Self> {
        let mut longer = self.clone();
        longer.answers.push(answer);
        longer.is_short().then_some(longer)
    }

    /// Goes on as another side.
    pub fn as_side(&self, side: Side) -> Option<Self> {
        let mut longer = Self { answers: Vec::new(), ..self.clone() };
        if longer.turns.is_empty() {
            longer.first = side;
        } else {
            // Two changes in a row are one.
            if let Some(Turn::As(_)) = longer.turns.last() {
                longer.turns.pop();
            }
            longer.turns.push(Turn::As(side));
        }
        longer.is_short().then_some(longer)
    }

    /// The last thing left out: an answer, or a trial with the changes of sides behind it.
    pub fn shorter(&self) -> Self {
        let mut shorter = self.clone();
        if shorter.answers.pop().is_none() {
            while let Some(Turn::As(_)) = shorter.turns.pop() {}
        }
        shorter
    }

    fn is_short(&self) -> bool {
        self.turns.len() <= LIMIT && self.answers.len() <= 2 * LIMIT
    }

    /// Tries out on a study all that the trail says, and gives what was tried; nothing if it does not lead anywhere, as
    /// for an id that somebody made up.
    pub fn follow(&self, study: &mut dyn Study) -> Option<Vec<Tried>> {
        let mut tried = Vec::new();
        for turn in &self.turns {
            match *turn {
                Turn::As(side) => study.go_on_as(side).then_some(())?,
                Turn::Trial(number) => {
                    let line = study.trials().into_iter().nth(usize::from(number))?;
                    let side = study.game().waiting_sides().iter().next()?;
                    tried.push(Tried { game: study.game().clone_box(), side, line: line.clone() });
                    study.attempt(&line).then_some(())?;
                }
            }
        }
        Some(tried)
    }

    /// The outlook at the end of the trail on a study that has followed it, each question in the chapter answered by
    /// the first answer, as computer players expect it; the trail then has these answers.
    pub fn settle(mut self, study: &dyn Study, language: Language) -> Option<(Self, Outlook)> {
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

    /// Reads what [`Trail::with_words`] wrote.
    pub fn and_words(text: &str) -> Option<(Self, &str)> {
        let (trail, words) = text.split_once('|')?;
        Some((Self::parse(trail)?, words))
    }

    fn parse(text: &str) -> Option<Self> {
        let (turns, answers) = text.split_once('~').unwrap_or((text, ""));
        let mut turns = turns.split('.');
        let first = side(turns.next()?)?;
        let turns = turns.map(|turn| side(turn).map(Turn::As).or_else(|| turn.parse().ok().map(Turn::Trial)));
        let answers = answers.split('.').filter(|answer| !answer.is_empty()).map(|answer| answer.parse().ok());
        let trail = Self { first, turns: turns.collect::<Option<_>>()?, answers: answers.collect::<Option<_>>()? };
        trail.is_short().then_some(trail)
    }
}

/// A side by its letter.
fn side(text: &str) -> Option<Side> {
    let mut letters = text.chars();
    let side = letters.next().and_then(Side::from_letter);
    side.filter(|_| letters.next().is_none())
}

impl fmt::Display for Trail {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}", self.first.letter())?;
        for turn in &self.turns {
            match turn {
                Turn::As(side) => write!(formatter, ".{}", side.letter())?,
                Turn::Trial(number) => write!(formatter, ".{number}")?,
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
    fn a_trail_reads_back_and_what_we_did_not_write_is_nothing() {
        for text in ["X", "X.12.Y.3~2", "Y.0", "X~1.2.3", "X.1.2.3"] {
            let written = format!("{text}|place runner C3");
            let (trail, words) = Trail::and_words(&written).expect("a trail");
            assert_eq!((trail.to_string().as_str(), words), (text, "place runner C3"));
        }
        let long = format!("X{}", ".1".repeat(50));
        for text in ["", "X", "Q.1|", "x|", "X.|", "X.99999999|", "X~|x~", "X..1|", "XX|", &long, "X~a|"] {
            assert!(Trail::and_words(text).is_none_or(|(trail, _)| trail.is_fresh()), "{text}");
        }
    }

    #[test]
    fn one_step_back_takes_answers_first_and_then_a_trial_with_the_change_of_sides_behind_it() {
        let back = |text: &str| Trail::parse(text).expect("a trail").shorter().to_string();
        assert_eq!(back("X.1~2.3"), "X.1~2");
        assert_eq!(back("X.1~2"), "X.1");
        assert_eq!(back("X.1.Y"), "X");
        assert_eq!(back("X.1.Y.4"), "X.1.Y");
        assert_eq!(back("X"), "X");
    }
}
