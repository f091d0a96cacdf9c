//! Questions and their answers (contract, section 5).

use sztab_game::Side;

use super::query::Query;
use super::{Flow, Run, Stop};
use crate::action::Action;
use crate::report::Report;
use crate::state::Figure;

/// The kind of a question.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum QuestionKind {
    /// The next line of a side in its Order step.
    Order,
    Place,
    Crawl,
    Follow,
    /// An attack on a Locust during the Locust Activation; `is_last` if the side will not be able to attack that Locust
    /// later.
    Guard {
        figure: Figure,
        is_last: bool,
    },
    /// Dodging an attack by a Locust or, if `None`, by a COG.
    Dodge(Option<Figure>),
    Discard,
    /// A choice by the active player between equal options.
    Tie,
    /// Any other question.
    Own,
    /// A fact visible only on the physical table (contract, section 10).
    Table(Query),
}

impl QuestionKind {
    /// The Locust concerned by the question.
    pub fn figure(self) -> Option<Figure> {
        match self {
            Self::Guard { figure, .. } => Some(figure),
            Self::Dodge(figure) => figure,
            Self::Table(query) => query.figure(),
            Self::Order | Self::Place | Self::Crawl | Self::Follow | Self::Discard | Self::Tie | Self::Own => None,
        }
    }

    /// True if the legal lines reveal cards of the hand.
    pub fn is_about_hand(self) -> bool {
        match self {
            Self::Order | Self::Follow | Self::Guard { .. } | Self::Dodge(_) | Self::Discard => true,
            Self::Place | Self::Crawl | Self::Tie | Self::Own | Self::Table(_) => false,
        }
    }
}

/// A question with all its lines in canonical order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Question {
    pub side: Side,
    pub ask: QuestionKind,
    pub lines: Vec<Action>,
}

impl Question {
    /// True if there is a choice (GOW-0.4), or if the question instructs players to do something on the physical table.
    fn is_open(&self) -> bool {
        self.lines.len() > 1 || matches!(self.ask, QuestionKind::Table(query) if query.is_request())
    }

    /// True if the line is listed, or differs from a listed line only in its numbers.
    pub fn allows(&self, action: &Action) -> bool {
        let is_listed = |report: Report| self.lines.contains(&Action::Report(report));
        let is_like_listed = match action {
            // The number of dice that cover adds is fixed (GOW-7.6), so only the listed numbers are allowed.
            Action::Report(Report::Cover(_)) if matches!(self.ask, QuestionKind::Table(Query::Cover(..))) => false,
            Action::Report(Report::Here(all)) => all.iter().all(|who| is_listed(Report::Here(vec![*who]))),
            Action::Report(report) => report.pattern().is_some_and(is_listed),
            other => return self.lines.contains(other),
        };
        is_like_listed || self.lines.contains(action)
    }
}

impl Run<'_> {
    /// Gets a side's next line in a settled state.
    pub fn take_settled_line(&mut self, question: Question) -> Flow<Action> {
        self.auto = false;
        match self.said.get(self.next) {
            None => Err(Stop::Settled(question)),
            Some(said) if said.side == question.side && question.allows(&said.action) => {
                self.next += 1;
                Ok(said.action.clone())
            }
            Some(_) => Err(Stop::Mismatch),
        }
    }

    /// Gets the answers to simultaneous questions, in turn order (GOW-16.1). A question with a single legal line is not
    /// asked (GOW-0.4).
    pub fn ask_all(&mut self, mut questions: Vec<Question>) -> Flow<Vec<(Side, Action)>> {
        if questions.iter().any(Question::is_open) {
            self.give_up_seats()?;
            questions.retain(|question| !self.state.cog(question.side).gone);
        }
        let mut answers: Vec<(Side, Action)> = Vec::new();
        let mut open = Vec::new();
        for question in questions {
            match &question.lines[..] {
                [] => {}
                [only] if !question.is_open() => answers.push((question.side, only.clone())),
                _ => open.push(question),
            }
        }
        let said = self.said.get(self.next..).unwrap_or_default();
        let fits = |question: &Question, count: usize| {
            let own = said.iter().take(count).filter(|said| said.side == question.side);
            own.map(|said| question.allows(&said.action)).collect::<Vec<_>>()
        };
        let count = said.len().min(open.len());
        let answered: Vec<bool> = open.iter().flat_map(|question| fits(question, count)).collect();
        if answered.len() != count || answered.contains(&false) {
            return Err(Stop::Mismatch);
        }
        if said.len() < open.len() {
            return Err(Stop::Asked(open));
        }
        answers.extend(said[..count].iter().map(|said| (said.side, said.action.clone())));
        self.next += count;
        answers.sort_by_key(|(side, _)| *side);
        Ok(answers)
    }

    /// Gives up the seats of players who resigned while a question was open (GOW-18.1).
    fn give_up_seats(&mut self) -> Flow {
        while let Some(said) = self.said.get(self.next).filter(|said| said.action == Action::Resign) {
            self.next += 1;
            self.state.give_up(said.side);
        }
        if self.state.ending.is_some() { Err(Stop::Over) } else { Ok(()) }
    }

    /// Gets one side's answer; `None` if the side has no legal line.
    pub fn ask(&mut self, side: Side, ask: QuestionKind, lines: Vec<Action>) -> Flow<Option<Action>> {
        let answers = self.ask_all(vec![Question { side, ask, lines }])?;
        Ok(answers.into_iter().next().map(|(_, action)| action))
    }

    /// Asks the active player to choose one of several items; `None` if there are none. The answer `auto` chooses the
    /// first item, now and in later choices until the next settled state.
    pub fn choose<T: Clone>(&mut self, items: &[T], line: impl Fn(&T) -> Action) -> Flow<Option<T>> {
        let side = self.active_side();
        let lines: Vec<Action> = items.iter().map(&line).collect();
        if items.len() < 2 || self.auto || self.state.cog(side).gone {
            return Ok(items.first().cloned());
        }
        let all = lines.iter().cloned().chain([Action::Auto]).collect();
        let answer = self.ask(side, QuestionKind::Tie, all)?;
        self.auto |= answer == Some(Action::Auto);
        let place = lines.iter().position(|line| Some(line) == answer.as_ref());
        Ok(items.get(place.unwrap_or(0)).cloned())
    }
}
