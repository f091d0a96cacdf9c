//! Voided lines.

use std::collections::BTreeSet;

use crate::event::{Event, EventKind};

/// The lines in force: those not voided by a line in force, without the voiding lines themselves.
///
/// A voiding line can itself be voided; the line that it voided is then in force again.
pub fn events_in_force(events: &[Event]) -> impl Iterator<Item = &Event> {
    let mut voided = BTreeSet::new();
    // A line can only be voided by a later one, so the last line is certainly in force.
    for event in events.iter().rev() {
        if let EventKind::Voided { line, .. } = event.kind
            && !voided.contains(&event.seq)
        {
            voided.insert(line);
        }
    }
    events.iter().filter(move |event| !voided.contains(&event.seq) && !matches!(event.kind, EventKind::Voided { .. }))
}

/// True if lines of this kind can be voided.
///
/// Published rounds stay, and so does everything that they depend on: the lifecycle of the season, its entries, orders
/// and stages.
pub fn can_be_voided(kind: &EventKind) -> bool {
    match kind {
        EventKind::Created { .. }
        | EventKind::RulesChanged { .. }
        | EventKind::EntryOpened { .. }
        | EventKind::EntryClosed { .. }
        | EventKind::Entered { .. }
        | EventKind::Approved { .. }
        | EventKind::Waitlisted { .. }
        | EventKind::Advanced { .. }
        | EventKind::Placed { .. }
        | EventKind::TookPlace { .. }
        | EventKind::Seeded(_)
        | EventKind::Moved { .. }
        | EventKind::Paused
        | EventKind::Resumed
        | EventKind::StageBegun { .. }
        | EventKind::StageEnded { .. }
        | EventKind::RoundPublished(_)
        | EventKind::Reseated { .. }
        | EventKind::Erased { .. }
        | EventKind::ChallengeAccepted { .. }
        | EventKind::SeasonEnded { .. }
        | EventKind::Cancelled { .. } => false,
        EventKind::Refused { .. }
        | EventKind::Left { .. }
        | EventKind::Removed { .. }
        | EventKind::Struck { .. }
        | EventKind::Substituted { .. }
        | EventKind::PoolDeclared { .. }
        | EventKind::KeptApart { .. }
        | EventKind::JudgeNamed { .. }
        | EventKind::JudgeDismissed { .. }
        | EventKind::SatOut { .. }
        | EventKind::SatIn { .. }
        | EventKind::Ready { .. }
        | EventKind::Begun { .. }
        | EventKind::FactionStep(_)
        | EventKind::GameOver(_)
        | EventKind::Reported { .. }
        | EventKind::Confirmed { .. }
        | EventKind::Denied { .. }
        | EventKind::GivenUp { .. }
        | EventKind::Queued { .. }
        | EventKind::Objected { .. }
        | EventKind::Ruled(_)
        | EventKind::Voided { .. }
        | EventKind::DeadlineSet { .. }
        | EventKind::ExtensionAsked { .. }
        | EventKind::ExtensionAgreed { .. }
        | EventKind::ExtensionDeclined { .. }
        | EventKind::Extended { .. }
        | EventKind::Protested { .. }
        | EventKind::Judged { .. }
        | EventKind::Challenged { .. }
        | EventKind::ChallengeDeclined { .. }
        | EventKind::ChallengeLapsed { .. } => true,
    }
}
