//! Rulings by organisers: who may make them and when, and their effects on clocks, results and records.

use crate::clocks::{CAROL, Fixture, final_position};
use crate::world::{ALICE, BOB, GUILD};
use sztab_neuroshima::rules::{OutcomeReason, Side};
use sztab_referee::clock::{HOUR_MS, TimeControl};
use sztab_referee::{PostKind, RefereeError, ResultFilter, Results, Ruling, RulingRequest};
use sztab_store::{PageRange, Seq, Status, UserId};

const X: Option<Side> = Some(Side(0));
const Y: Option<Side> = Some(Side(1));

async fn load_results(fixture: &Fixture) -> Results {
    fixture.referee.load_results(GUILD, &ResultFilter::default(), PageRange { skipped: 0, limit: 10 }).await.unwrap()
}

/// A ruling on the current version of the session, made by a user who has seen `known` earlier rulings.
async fn ruling_request(fixture: &mut Fixture, user: UserId, ruling: Ruling, known: usize) -> RulingRequest {
    let seq = fixture.load_session().await.seq;
    let request = sztab_referee::Request { seen: Some(seq), ..fixture.request(user, "") };
    RulingRequest { request, known, ruling, reason: "Because.".to_owned() }
}

async fn rule(fixture: &mut Fixture, user: UserId, ruling: Ruling, known: usize) -> Result<(), RefereeError> {
    let asked = ruling_request(fixture, user, ruling, known).await;
    fixture.referee.carry_out_ruling(asked).await
}

#[tokio::test]
async fn added_time_postpones_the_expiry() {
    let mut fixture = Fixture::new(Some(TimeControl::PerTurn { hours: 24 })).await;
    fixture.begin().await;
    let more = |side, amount| Ruling::Extend { side, amount };
    assert!(
        matches!(rule(&mut fixture, CAROL, more(Y, 24), 0).await, Err(RefereeError::NoClock)),
        "it is not Bob's turn"
    );
    for amount in [0, 721] {
        let refused = rule(&mut fixture, CAROL, more(X, amount), 0).await;
        assert!(matches!(refused, Err(RefereeError::TimeOutOfRange { most: 720, minutes: false })), "{refused:?}");
    }
    rule(&mut fixture, CAROL, more(X, 24), 0).await.unwrap();
    fixture.advance(47 * HOUR_MS).await;
    assert_eq!((fixture.count_posts(PostKind::Fall).await, fixture.remaining_hours().await), (0, 1));
    fixture.advance(2 * HOUR_MS).await;
    assert_eq!(fixture.count_posts(PostKind::Fall).await, 1);
    // Once the clock has expired, the added time counts from now, and the opponent is notified of the next expiry too.
    rule(&mut fixture, CAROL, more(None, 10), 1).await.unwrap();
    assert_eq!(fixture.remaining_hours().await, 10);
    fixture.advance(11 * HOUR_MS).await;
    assert_eq!(fixture.count_posts(PostKind::Fall).await, 2);
}

#[tokio::test]
async fn both_banks_grow_beyond_their_cap() {
    let mut fixture = Fixture::new(Some(TimeControl::Bank { hours: 24, increment: 0, cap: 24 })).await;
    fixture.begin().await;
    rule(&mut fixture, CAROL, Ruling::Extend { side: None, amount: 48 }, 0).await.unwrap();
    assert_eq!(fixture.remaining_hours().await, 72);
    fixture.play_turn().await;
    assert_eq!(fixture.remaining_hours().await, 72);
}

#[tokio::test]
async fn a_ruling_applies_once_and_to_the_version_seen() {
    let mut fixture = Fixture::new(None).await;
    fixture.begin().await;
    let none = rule(&mut fixture, CAROL, Ruling::Extend { side: None, amount: 1 }, 0).await;
    assert!(matches!(none, Err(RefereeError::NoClock)));
    for player in [ALICE, BOB] {
        assert!(matches!(rule(&mut fixture, player, Ruling::Award(X), 0).await, Err(RefereeError::OwnGame)));
    }
    let stale = ruling_request(&mut fixture, CAROL, Ruling::Award(Y), 0).await;
    fixture.play_turn().await;
    assert!(matches!(fixture.referee.carry_out_ruling(stale).await, Err(RefereeError::Stale { .. })));
    assert!(matches!(rule(&mut fixture, CAROL, Ruling::Award(Y), 1).await, Err(RefereeError::DecidedMeanwhile)));
    let award = ruling_request(&mut fixture, CAROL, Ruling::Award(Y), 0).await;
    fixture.referee.carry_out_ruling(award.clone()).await.unwrap();
    assert!(matches!(fixture.referee.carry_out_ruling(award).await, Err(RefereeError::Repeated { .. })));
    let late = rule(&mut fixture, CAROL, Ruling::Annul, 1).await;
    assert!(matches!(late, Err(RefereeError::NotRunning(_))), "{late:?}");
}

#[tokio::test]
async fn a_decided_game_has_a_complete_record_without_the_reason() {
    for (winner, line) in [(X, "\nX award "), (Y, "\nY award "), (None, "\nX award-draw ")] {
        let mut fixture = Fixture::new(Some(TimeControl::PerTurn { hours: 24 })).await;
        fixture.begin().await;
        rule(&mut fixture, CAROL, Ruling::Award(winner), 0).await.unwrap();
        let session = fixture.load_session().await;
        assert_eq!(session.record.status, Status::Over);
        let record = fixture.referee.export_record(&session).await.unwrap();
        assert!(record.contains(line) && !record.contains("Because"), "{record}");
        let end = final_position(&record);
        let outcome = end.game().outcome().unwrap();
        assert_eq!((outcome.winner(), outcome.reason), (winner, OutcomeReason::Adjudication));
        let kept = fixture.referee.load_rulings(session.record.id).await.unwrap().remove(0);
        assert_eq!((kept.ruling, kept.kept.organiser, kept.kept.seq), (Some(Ruling::Award(winner)), CAROL, Seq(3)));
        assert_eq!(kept.kept.reason, "Because.");
        let results = load_results(&fixture).await;
        assert_eq!(results.games.len(), 1);
        assert!(results.balances().plain.factions.is_empty(), "a decision says nothing about armies");
    }
}

#[tokio::test]
async fn an_annulled_game_counts_nowhere() {
    let mut fixture = Fixture::new(Some(TimeControl::PerTurn { hours: 24 })).await;
    fixture.begin().await;
    rule(&mut fixture, CAROL, Ruling::Annul, 0).await.unwrap();
    let record = fixture.load_session().await.record;
    assert_eq!((record.status, fixture.referee.is_annulled(&record).await.unwrap()), (Status::Cancelled, true));
    assert_eq!(load_results(&fixture).await.games, []);
    assert_eq!(fixture.referee.load_statistics(ALICE, GUILD).await.unwrap().games, []);
    fixture.advance(100 * HOUR_MS).await;
    assert_eq!((fixture.count_posts(PostKind::Fall).await, fixture.count_posts(PostKind::Reminder).await), (0, 0));
}
