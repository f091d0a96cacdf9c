//! The steps in which the bot is killed: all steps of publishing a round and of opening a table, twice each.
//!
//! The sandbox withholds either the effect of a step's request or the response to it, so that the bot is in the middle
//! of the step when it is killed, even in a release build.

use std::time::Duration;

use sztab_sandbox::{Id, Request, Sandbox};

/// Number of times the bot is killed in each step.
const TIMES: usize = 2;
/// A time longer than any bot runs.
const LONG: Duration = Duration::from_hours(1);
/// The status that the sandbox records for a request that it leaves unanswered.
const UNANSWERED: u16 = 504;

/// A step during which the bot is killed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Step {
    /// The bot is about to write the line.
    BeforeCommit,
    /// The round is in the log, but none of its posts has been sent.
    AfterCommit,
    /// Discord has a post that the bot has not recorded.
    AfterSend,
    /// One post of the round has been sent, and the next one has not.
    BetweenPosts,
    /// A thread has been requested but not created.
    BeforeThread,
    /// Discord has created a thread that the bot does not know about.
    AfterThread,
}

impl Step {
    pub const ALL: [Self; 6] = [
        Self::BeforeCommit,
        Self::AfterCommit,
        Self::AfterSend,
        Self::BetweenPosts,
        Self::BeforeThread,
        Self::AfterThread,
    ];
    /// The steps after a round has entered the log.
    const SENDING: [Self; 3] = [Self::AfterCommit, Self::AfterSend, Self::BetweenPosts];
    /// The steps of creating a thread.
    const THREAD: [Self; 2] = [Self::BeforeThread, Self::AfterThread];

    pub fn word(self) -> &'static str {
        match self {
            Self::BeforeCommit => "before the line is written",
            Self::AfterCommit => "before the round is sent",
            Self::AfterSend => "before a sent post is noted",
            Self::BetweenPosts => "between two posts",
            Self::BeforeThread => "before a thread is made",
            Self::AfterThread => "before a made thread is noted",
        }
    }

    /// Makes the bot hang the next time it reaches this step.
    pub fn arm(self, sandbox: &Sandbox, channel: Id) {
        let (post, thread) = (format!("POST /channels/{channel}/messages"), "POST /channels/*/messages/*/threads");
        match self {
            Self::BeforeCommit => {}
            Self::AfterCommit => sandbox.ignore_next(&post, 1),
            Self::AfterSend => sandbox.slow_next(&post, LONG, 1),
            Self::BetweenPosts => {
                sandbox.slow_next(&post, Duration::ZERO, 1);
                sandbox.ignore_next(&post, 1);
            }
            Self::BeforeThread => sandbox.ignore_next(thread, 1),
            Self::AfterThread => sandbox.slow_next(thread, LONG, 1),
        }
    }

    /// True if the bot is in this step, judging by its requests since the step was armed.
    pub fn is_reached(self, requests: &[Request], channel: Id) -> bool {
        let post = format!("/channels/{channel}/messages");
        requests.iter().filter(|request| request.method == "POST").any(|request| match self {
            Self::BeforeCommit => false,
            Self::AfterCommit | Self::BetweenPosts => request.path == post && request.status == UNANSWERED,
            Self::AfterSend => request.path == post && request.status != UNANSWERED,
            Self::BeforeThread => request.path.ends_with("/threads") && request.status == UNANSWERED,
            Self::AfterThread => request.path.ends_with("/threads") && request.status != UNANSWERED,
        })
    }
}

/// The kills that are still to come, and those that have already happened.
#[derive(Debug, Default)]
pub struct Deaths {
    left: Vec<Step>,
    /// Steps that the bot did not reach.
    missed: Vec<Step>,
    pub died: Vec<Step>,
}

impl Deaths {
    /// Plans to kill the bot twice in each step, or never.
    pub fn new(kills: bool) -> Self {
        let left = if kills { Step::ALL.repeat(TIMES) } else { Vec::new() };
        Self { left, missed: Vec::new(), died: Vec::new() }
    }

    pub fn are_over(&self) -> bool {
        self.left.is_empty()
    }

    /// Takes the next kill that is to happen before a line is written.
    pub fn before_commit(&mut self) -> Option<Step> {
        self.take(&[Step::BeforeCommit])
    }

    /// Takes the kills for one publication, each step at most once.
    pub fn take_sending_deaths(&mut self) -> Vec<Step> {
        Step::SENDING.iter().filter_map(|step| self.take(&[*step])).collect()
    }

    /// Takes the next kill after a challenge is accepted; accepting it publishes one match.
    pub fn after_challenge(&mut self) -> Option<Step> {
        self.take(&Step::SENDING)
    }

    /// Takes the next kill that is to happen while a thread is created.
    pub fn thread(&mut self) -> Option<Step> {
        self.take(&Step::THREAD)
    }

    fn take(&mut self, among: &[Step]) -> Option<Step> {
        let at = self.left.iter().position(|step| among.contains(step))?;
        Some(self.left.remove(at))
    }

    /// Records whether the bot died in a step; if not, the step is tried again later.
    pub fn note(&mut self, step: Step, died: bool) {
        if died {
            self.died.push(step);
        } else {
            self.left.push(step);
            self.missed.push(step);
        }
    }

    /// The steps with kills still to come in which the bot should have been killed but which it did not reach.
    pub fn missed_steps(&self) -> impl Iterator<Item = Step> {
        Step::ALL.into_iter().filter(|step| self.left.contains(step) && self.missed.contains(step))
    }

    /// The steps with kills still to come because the season was too short.
    pub fn without_opportunity(&self) -> impl Iterator<Item = Step> {
        Step::ALL.into_iter().filter(|step| self.left.contains(step) && !self.missed.contains(step))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bot_dies_twice_in_each_step() {
        let mut deaths = Deaths::new(true);
        for _ in 0..TIMES {
            assert_eq!(deaths.before_commit(), Some(Step::BeforeCommit));
            assert_eq!(deaths.take_sending_deaths(), Step::SENDING);
            assert_eq!([deaths.thread(), deaths.thread()], Step::THREAD.map(Some));
        }
        assert!(deaths.are_over() && deaths.take_sending_deaths().is_empty());
        assert_eq!((deaths.missed_steps().count(), deaths.without_opportunity().count()), (0, 0));
        deaths.note(Step::AfterSend, false);
        assert!(deaths.missed_steps().eq([Step::AfterSend]));
        assert_eq!(deaths.take_sending_deaths(), [Step::AfterSend]);
        deaths.note(Step::AfterSend, true);
        assert_eq!(deaths.missed_steps().count(), 0);
        assert!(Deaths::new(true).without_opportunity().eq(Step::ALL));
        assert!(Deaths::new(false).are_over());
    }

    #[test]
    fn a_step_is_told_by_its_request() {
        let request =
            |path: &str, status| Request { method: "POST".to_owned(), path: path.to_owned(), status, at_ms: 0 };
        let (sent, ignored) = (request("/channels/7/messages", 200), request("/channels/7/messages", 504));
        let thread = request("/channels/7/messages/8/threads", 504);
        let reached = |request: &Request| {
            let is_it = |step: &Step| step.is_reached(std::slice::from_ref(request), 7);
            Step::ALL.into_iter().filter(is_it).collect::<Vec<_>>()
        };
        assert_eq!(reached(&sent), [Step::AfterSend]);
        assert_eq!(reached(&ignored), [Step::AfterCommit, Step::BetweenPosts]);
        assert_eq!(reached(&thread), [Step::BeforeThread]);
        assert_eq!(reached(&request("/channels/9/messages", 200)), []);
    }
}
