//! Decisions of organisers: who may make them, when, and what they do to clocks, results and records.

use crate::clocks::{CAROL, Desk, replayed};
use crate::world::{ALICE, BOB, GUILD};
use sztab_neuroshima::rules::{OutcomeReason, Side};
use sztab_referee::clock::{Control, HOUR};
use sztab_referee::{PostKind, RefereeError, ResultFilter, Results, Ruling, RulingRequest};
use sztab_store::{Part, Seq, Status, UserId};

const X: Option<Side> = Some(Side(0));
const Y: Option<Side> = Some(Side(1));

async fn results(desk: &Desk) -> Results {
    desk.referee.results(GUILD, &ResultFilter::default(), Part { skipped: 0, limit: 10 }).await.unwrap()
}

/// A decision at the version that the table has now, by somebody who knows of so many decisions.
async fn asked(desk: &mut Desk, user: UserId, ruling: Ruling, known: usize) -> RulingRequest {
    let seq = desk.table().await.seq;
    let request = sztab_referee::Request { seen: Some(seq), ..desk.request(user, "") };
    RulingRequest { request, known, ruling, reason: "Because.".to_owned() }
}

async fn rule(desk: &mut Desk, user: UserId, ruling: Ruling, known: usize) -> Result<(), RefereeError> {
    let asked = asked(desk, user, ruling, known).await;
    desk.referee.rule(asked).await
}

#[tokio::test]
async fn time_that_is_added_puts_the_fall_off() {
    let mut desk = Desk::new(Some(Control::PerTurn { hours: 24 })).await;
    desk.begin().await;
    let more = |side, amount| Ruling::Extend { side, amount };
    assert!(matches!(rule(&mut desk, CAROL, more(Y, 24), 0).await, Err(RefereeError::NoClock)), "it is not Bob's turn");
    for amount in [0, 721] {
        let refused = rule(&mut desk, CAROL, more(X, amount), 0).await;
        assert!(matches!(refused, Err(RefereeError::TimeOutOfRange { most: 720, minutes: false })), "{refused:?}");
    }
    rule(&mut desk, CAROL, more(X, 24), 0).await.unwrap();
    desk.pass(47 * HOUR).await;
    assert_eq!((desk.owed(PostKind::Fall).await, desk.left().await), (0, 1));
    desk.pass(2 * HOUR).await;
    assert_eq!(desk.owed(PostKind::Fall).await, 1);
    // After a fall it counts from now, and the opponent hears of the next fall, too.
    rule(&mut desk, CAROL, more(None, 10), 1).await.unwrap();
    assert_eq!(desk.left().await, 10);
    desk.pass(11 * HOUR).await;
    assert_eq!(desk.owed(PostKind::Fall).await, 2);
}

#[tokio::test]
async fn both_banks_grow_beyond_their_cap() {
    let mut desk = Desk::new(Some(Control::Bank { hours: 24, increment: 0, cap: 24 })).await;
    desk.begin().await;
    rule(&mut desk, CAROL, Ruling::Extend { side: None, amount: 48 }, 0).await.unwrap();
    assert_eq!(desk.left().await, 72);
    desk.turn().await;
    assert_eq!(desk.left().await, 72);
}

#[tokio::test]
async fn a_decision_counts_once_and_for_what_the_organiser_has_seen() {
    let mut desk = Desk::new(None).await;
    desk.begin().await;
    let none = rule(&mut desk, CAROL, Ruling::Extend { side: None, amount: 1 }, 0).await;
    assert!(matches!(none, Err(RefereeError::NoClock)));
    for player in [ALICE, BOB] {
        assert!(matches!(rule(&mut desk, player, Ruling::Award(X), 0).await, Err(RefereeError::OwnGame)));
    }
    let stale = asked(&mut desk, CAROL, Ruling::Award(Y), 0).await;
    desk.turn().await;
    assert!(matches!(desk.referee.rule(stale).await, Err(RefereeError::Stale { .. })));
    assert!(matches!(rule(&mut desk, CAROL, Ruling::Award(Y), 1).await, Err(RefereeError::DecidedMeanwhile)));
    let award = asked(&mut desk, CAROL, Ruling::Award(Y), 0).await;
    desk.referee.rule(award.clone()).await.unwrap();
    assert!(matches!(desk.referee.rule(award).await, Err(RefereeError::Repeated { .. })));
    let late = rule(&mut desk, CAROL, Ruling::Annul, 1).await;
    assert!(matches!(late, Err(RefereeError::NotRunning(_))), "{late:?}");
}

#[tokio::test]
async fn a_game_that_is_decided_is_whole_in_its_record_without_the_reason() {
    for (winner, line) in [(X, "\nX award "), (Y, "\nY award "), (None, "\nX award-draw ")] {
        let mut desk = Desk::new(Some(Control::PerTurn { hours: 24 })).await;
        desk.begin().await;
        rule(&mut desk, CAROL, Ruling::Award(winner), 0).await.unwrap();
        let table = desk.table().await;
        assert_eq!(table.record.status, Status::Over);
        let record = desk.referee.record(&table).await.unwrap();
        assert!(record.contains(line) && !record.contains("Because"), "{record}");
        let end = replayed(&record);
        let outcome = end.game().outcome().unwrap();
        assert_eq!((outcome.winner(), outcome.reason), (winner, OutcomeReason::Adjudication));
        let kept = desk.referee.rulings(table.record.id).await.unwrap().remove(0);
        assert_eq!((kept.ruling, kept.kept.organiser, kept.kept.seq), (Some(Ruling::Award(winner)), CAROL, Seq(3)));
        assert_eq!(kept.kept.reason, "Because.");
        let results = results(&desk).await;
        assert_eq!(results.games.len(), 1);
        assert!(results.balances().plain.armies.is_empty(), "a decision says nothing about armies");
    }
}

#[tokio::test]
async fn a_game_that_is_annulled_counts_nowhere() {
    let mut desk = Desk::new(Some(Control::PerTurn { hours: 24 })).await;
    desk.begin().await;
    rule(&mut desk, CAROL, Ruling::Annul, 0).await.unwrap();
    let record = desk.table().await.record;
    assert_eq!((record.status, desk.referee.is_annulled(&record).await.unwrap()), (Status::Cancelled, true));
    assert_eq!(results(&desk).await.games, []);
    assert_eq!(desk.referee.statistics(ALICE, GUILD).await.unwrap().games, []);
    desk.pass(100 * HOUR).await;
    assert_eq!((desk.owed(PostKind::Fall).await, desk.owed(PostKind::Reminder).await), (0, 0));
}
