//! The interaction that a task is working on: what its one line in the log will say.
//!
//! Handlers are deep, and what they find out (that it was acknowledged, that it is refused, which game it is about)
//! has to reach the line that is written when they are done. It travels with the task; where there is no interaction,
//! as in the workers, nothing is noted.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use sztab_store::GameId;

tokio::task_local! {
    static CURRENT: Arc<InteractionContext>;
}

/// Facts about an interaction so far.
#[derive(Debug)]
pub struct InteractionContext {
    begun: Instant,
    found: Mutex<Found>,
}

/// Findings of handlers.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Found {
    /// Time until the interaction was acknowledged.
    pub acknowledged: Option<Duration>,
    /// Outcome of it.
    pub outcome: Outcome,
    /// The game that it is about.
    pub game: Option<GameId>,
}

/// Outcome of an interaction.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub enum Outcome {
    /// It was done, or answered.
    #[default]
    Done,
    /// It was refused, and the player was told why.
    Refused(String),
    /// It failed by no fault of the player's.
    Failed(String),
}

impl Outcome {
    pub fn word(&self) -> &'static str {
        match self {
            Self::Done => "ok",
            Self::Refused(_) => "refused",
            Self::Failed(_) => "failed",
        }
    }

    /// The reason why it was not done.
    pub fn reason(&self) -> &str {
        match self {
            Self::Done => "",
            Self::Refused(reason) | Self::Failed(reason) => reason,
        }
    }
}

impl InteractionContext {
    /// Works on an interaction. Gives what its handlers have found out, and how long it took.
    pub async fn work(work: impl Future<Output = ()>) -> (Found, Duration) {
        let interaction_context = Arc::new(Self { begun: Instant::now(), found: Mutex::default() });
        CURRENT.scope(Arc::clone(&interaction_context), work).await;
        (interaction_context.lock_found().clone(), interaction_context.begun.elapsed())
    }

    fn lock_found(&self) -> MutexGuard<'_, Found> {
        self.found.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Notes that Discord has the acknowledgement. Only the first one counts.
pub fn note_acknowledgement() {
    note(|interaction_context| {
        let after = interaction_context.begun.elapsed();
        interaction_context.lock_found().acknowledged.get_or_insert(after);
    });
}

/// Notes that what was asked for is refused, and why: a word or sentence without names or anything that was typed.
pub fn note_refusal(reason: impl Into<String>) {
    note(|interaction_context| interaction_context.lock_found().outcome = Outcome::Refused(reason.into()));
}

/// Notes that what was asked for could not be done, by no fault of the player's.
pub fn note_failure(reason: impl Into<String>) {
    note(|interaction_context| interaction_context.lock_found().outcome = Outcome::Failed(reason.into()));
}

/// Notes which game it is about.
pub fn about(game: GameId) {
    note(|interaction_context| interaction_context.lock_found().game = Some(game));
}

fn note(note: impl FnOnce(&InteractionContext)) {
    // Workers have no interaction in hand.
    let _ = CURRENT.try_with(|interaction_context| note(interaction_context));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn what_is_found_out_deep_inside_is_known_at_the_end() {
        let (found, took) = InteractionContext::work(async {
            note_acknowledgement();
            tokio::task::yield_now().await;
            about(GameId(7));
            note_refusal("stale");
            note_failure("the disk is full");
            note_acknowledgement();
        })
        .await;
        assert!(found.acknowledged.is_some_and(|after| after <= took));
        assert_eq!(found.game, Some(GameId(7)));
        assert_eq!(found.outcome, Outcome::Failed("the disk is full".to_owned()));
        // Without an interaction there is nothing to note, and nothing breaks.
        note_refusal("stale");
    }
}
