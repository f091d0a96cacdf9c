//! The interaction that a task is working on: the facts for its line in the log.
//!
//! Handlers are deeply nested, and the facts they establish (that the interaction was acknowledged, that it was
//! refused, which game it is about) have to reach the line that is written at the end. The context travels with the
//! task; in a task without an interaction, such as a worker, facts are not recorded.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use sztab_store::GameId;

tokio::task_local! {
    static CURRENT: Arc<InteractionContext>;
}

/// The facts established about an interaction so far.
#[derive(Debug)]
pub struct InteractionContext {
    begun: Instant,
    found: Mutex<RecordedFacts>,
}

/// Facts recorded by handlers.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct RecordedFacts {
    /// Time until the interaction was acknowledged.
    pub acknowledged: Option<Duration>,
    pub outcome: Outcome,
    /// The game that the interaction is about.
    pub game: Option<GameId>,
}

/// Outcome of an interaction.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub enum Outcome {
    /// The interaction was carried out or replied to.
    #[default]
    Done,
    /// The interaction was refused, and the player was told why; contains the reason.
    Refused(String),
    /// The interaction failed, and not because of the player; contains the reason.
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

    /// The reason the interaction was not carried out; empty if it was.
    pub fn reason(&self) -> &str {
        match self {
            Self::Done => "",
            Self::Refused(reason) | Self::Failed(reason) => reason,
        }
    }
}

impl InteractionContext {
    /// Runs the work on an interaction. Returns the facts recorded by the handlers, and the time taken.
    pub async fn run(work: impl Future<Output = ()>) -> (RecordedFacts, Duration) {
        let interaction_context = Arc::new(Self { begun: Instant::now(), found: Mutex::default() });
        CURRENT.scope(Arc::clone(&interaction_context), work).await;
        (interaction_context.lock_found().clone(), interaction_context.begun.elapsed())
    }

    fn lock_found(&self) -> MutexGuard<'_, RecordedFacts> {
        self.found.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Records that Discord has received the acknowledgement. Only the first call counts.
pub fn record_acknowledgement() {
    record(|interaction_context| {
        let after = interaction_context.begun.elapsed();
        interaction_context.lock_found().acknowledged.get_or_insert(after);
    });
}

/// Records that the request was refused, and the reason: a keyword or message without names or typed text.
pub fn record_refusal(reason: impl Into<String>) {
    record(|interaction_context| interaction_context.lock_found().outcome = Outcome::Refused(reason.into()));
}

/// Records that the request could not be carried out, and not because of the player.
pub fn record_failure(reason: impl Into<String>) {
    record(|interaction_context| interaction_context.lock_found().outcome = Outcome::Failed(reason.into()));
}

/// Records the game that the interaction is about.
pub fn record_game(game: GameId) {
    record(|interaction_context| interaction_context.lock_found().game = Some(game));
}

fn record(note: impl FnOnce(&InteractionContext)) {
    // Workers have no current interaction.
    let _ = CURRENT.try_with(|interaction_context| note(interaction_context));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn facts_recorded_by_nested_handlers_are_returned() {
        let (found, took) = InteractionContext::run(async {
            record_acknowledgement();
            tokio::task::yield_now().await;
            record_game(GameId(7));
            record_refusal("stale");
            record_failure("the disk is full");
            record_acknowledgement();
        })
        .await;
        assert!(found.acknowledged.is_some_and(|after| after <= took));
        assert_eq!(found.game, Some(GameId(7)));
        assert_eq!(found.outcome, Outcome::Failed("the disk is full".to_owned()));
        // Without an interaction this does not record anything, and does not fail.
        record_refusal("stale");
    }
}
