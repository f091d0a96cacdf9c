//! Lines that are taken back.

use std::collections::BTreeSet;

use crate::event::{Event, Happened};

/// The lines that stand: those that no standing line takes back, without the lines that take back.
///
/// A line that takes back can itself be taken back; then what it took back stands again.
pub fn standing(events: &[Event]) -> impl Iterator<Item = &Event> {
    let mut voided = BTreeSet::new();
    // A line is taken back only by a later one, so that the last line certainly stands.
    for event in events.iter().rev() {
        if let Happened::Voided { line, .. } = event.happened
            && !voided.contains(&event.seq)
        {
            voided.insert(line);
        }
    }
    events
        .iter()
        .filter(move |event| !voided.contains(&event.seq) && !matches!(event.happened, Happened::Voided { .. }))
}

/// Tells if a line can be taken back at all.
///
/// Published rounds stay, and with them what they rest on: the frame of the season, its entries, orders and stages.
pub fn can_be_voided(happened: &Happened) -> bool {
    match happened {
        Happened::Created { .. }
        | Happened::RulesChanged { .. }
        | Happened::EntryOpened { .. }
        | Happened::EntryClosed { .. }
        | Happened::Entered { .. }
        | Happened::Approved { .. }
        | Happened::Waitlisted { .. }
        | Happened::Advanced { .. }
        | Happened::Placed { .. }
        | Happened::TookPlace { .. }
        | Happened::Seeded(_)
        | Happened::Moved { .. }
        | Happened::Paused
        | Happened::Resumed
        | Happened::StageBegun { .. }
        | Happened::StageEnded { .. }
        | Happened::RoundPublished(_)
        | Happened::Reseated { .. }
        | Happened::Erased { .. }
        | Happened::ChallengeAccepted { .. }
        | Happened::SeasonEnded { .. }
        | Happened::Cancelled { .. } => false,
        Happened::Refused { .. }
        | Happened::Left { .. }
        | Happened::Removed { .. }
        | Happened::Struck { .. }
        | Happened::Substituted { .. }
        | Happened::PoolDeclared { .. }
        | Happened::KeptApart { .. }
        | Happened::JudgeNamed { .. }
        | Happened::JudgeDismissed { .. }
        | Happened::SatOut { .. }
        | Happened::SatIn { .. }
        | Happened::Ready { .. }
        | Happened::Begun { .. }
        | Happened::ArmyStep(_)
        | Happened::GameOver(_)
        | Happened::Reported { .. }
        | Happened::Confirmed { .. }
        | Happened::Denied { .. }
        | Happened::GivenUp { .. }
        | Happened::Queued { .. }
        | Happened::Objected { .. }
        | Happened::Ruled(_)
        | Happened::Voided { .. }
        | Happened::DeadlineSet { .. }
        | Happened::ExtensionAsked { .. }
        | Happened::ExtensionAgreed { .. }
        | Happened::ExtensionDeclined { .. }
        | Happened::Extended { .. }
        | Happened::Protested { .. }
        | Happened::Judged { .. }
        | Happened::Challenged { .. }
        | Happened::ChallengeDeclined { .. }
        | Happened::ChallengeLapsed { .. } => true,
    }
}
