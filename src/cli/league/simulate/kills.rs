//! The steps in which the bot is killed: all steps of publishing a round and of opening a table, twice each.
//!
//! The sandbox withholds either the effect of a step's request or the response to it, so that the bot is in the middle
//! of the step when it is killed, even in a release build.

use std::time::Duration;

use sztab_sandbox::{Id, Request, Sandbox};

/// Number of times the bot is killed in each step.
const KILLS_PER_STEP: usize = 2;
/// A time longer than any bot runs.
const HANG_DURATION: Duration = Duration::from_hours(1);
/// The status that the sandbox records for a request that it leaves unanswered.
const UNANSWERED_STATUS: u16 = 504;

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
    const SENDING_STEPS: [Self; 3] = [Self::AfterCommit, Self::AfterSend, Self::BetweenPosts];
    /// The steps of creating a thread.
    const THREAD_STEPS: [Self; 2] = [Self::BeforeThread, Self::AfterThread];

    pub fn name(self) -> &'static str {
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
            Self::AfterSend => sandbox.delay_next(&post, HANG_DURATION, 1),
            Self::BetweenPosts => {
                sandbox.delay_next(&post, Duration::ZERO, 1);
                sandbox.ignore_next(&post, 1);
            }
            Self::BeforeThread => sandbox.ignore_next(thread, 1),
            Self::AfterThread => sandbox.delay_next(thread, HANG_DURATION, 1),
        }
    }

    /// True if the bot is in this step, judging by its requests since the step was armed.
    pub fn is_reached(self, requests: &[Request], channel: Id) -> bool {
        let post = format!("/channels/{channel}/messages");
        requests.iter().filter(|request| request.method == "POST").any(|request| match self {
            Self::BeforeCommit => false,
            Self::AfterCommit | Self::BetweenPosts => request.path == post && request.status == UNANSWERED_STATUS,
            Self::AfterSend => request.path == post && request.status != UNANSWERED_STATUS,
            Self::BeforeThread => request.path.ends_with("/threads") && request.status == UNANSWERED_STATUS,
            Self::AfterThread => request.path.ends_with("/threads") && request.status != UNANSWERED_STATUS,
        })
    }
}

/// The kills that are still to come, and those that have already happened.
#[derive(Debug, Default)]
pub struct KillSchedule {
    left: Vec<Step>,
    /// Steps that the bot did not reach.
    missed: Vec<Step>,
    pub died: Vec<Step>,
}

impl KillSchedule {
    /// Plans to kill the bot twice in each step, or never.
    pub fn new(kills: bool) -> Self {
        let left = if kills { Step::ALL.repeat(KILLS_PER_STEP) } else { Vec::new() };
        Self { left, missed: Vec::new(), died: Vec::new() }
    }

    pub fn is_finished(&self) -> bool {
        self.left.is_empty()
    }

    /// Takes the next kill that is to happen before a line is written.
    pub fn take_before_commit(&mut self) -> Option<Step> {
        self.take(&[Step::BeforeCommit])
    }

    /// Takes the kills for one publication, each step at most once.
    pub fn take_during_publication(&mut self) -> Vec<Step> {
        Step::SENDING_STEPS.iter().filter_map(|step| self.take(&[*step])).collect()
    }

    /// Takes the next kill after a challenge is accepted; accepting it publishes one match.
    pub fn take_after_challenge(&mut self) -> Option<Step> {
        self.take(&Step::SENDING_STEPS)
    }

    /// Takes the next kill that is to happen while a thread is created.
    pub fn take_during_thread(&mut self) -> Option<Step> {
        self.take(&Step::THREAD_STEPS)
    }

    fn take(&mut self, among: &[Step]) -> Option<Step> {
        let at = self.left.iter().position(|step| among.contains(step))?;
        Some(self.left.remove(at))
    }

    /// Records whether the bot died in a step; if not, the step is tried again later.
    pub fn record_result(&mut self, step: Step, died: bool) {
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
    pub fn steps_without_opportunity(&self) -> impl Iterator<Item = Step> {
        Step::ALL.into_iter().filter(|step| self.left.contains(step) && !self.missed.contains(step))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bot_is_killed_twice_in_each_step() {
        let mut deaths = KillSchedule::new(true);
        for _ in 0..KILLS_PER_STEP {
            assert_eq!(deaths.take_before_commit(), Some(Step::BeforeCommit));
            assert_eq!(deaths.take_during_publication(), Step::SENDING_STEPS);
            assert_eq!([deaths.take_during_thread(), deaths.take_during_thread()], Step::THREAD_STEPS.map(Some));
        }
        assert!(deaths.is_finished() && deaths.take_during_publication().is_empty());
        assert_eq!((deaths.missed_steps().count(), deaths.steps_without_opportunity().count()), (0, 0));
        deaths.record_result(Step::AfterSend, false);
        assert!(deaths.missed_steps().eq([Step::AfterSend]));
        assert_eq!(deaths.take_during_publication(), [Step::AfterSend]);
        deaths.record_result(Step::AfterSend, true);
        assert_eq!(deaths.missed_steps().count(), 0);
        assert!(KillSchedule::new(true).steps_without_opportunity().eq(Step::ALL));
        assert!(KillSchedule::new(false).is_finished());
    }

    #[test]
    fn a_step_is_recognised_by_its_request() {
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
