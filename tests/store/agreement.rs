//! Agreements between players during a game: draws and substitutes.

use crate::clocks::{CAROL, Fixture, final_position};
use crate::world::{ALICE, BOB, game_of};
use sztab_neuroshima::rules::{OutcomeReason, Side};
use sztab_referee::clock::TimeControl;
use sztab_referee::{DrawOfferResult, RefereeError, SeatOffer, SeatReply};
use sztab_store::{Player, UserId};

#[tokio::test]
async fn a_draw_takes_two_and_any_other_act_ends_the_offer() {
    let mut fixture = Fixture::new(None).await;
    fixture.begin().await;
    let request = fixture.request(ALICE, "");
    assert_eq!(fixture.referee.offer_draw(request).await.unwrap(), DrawOfferResult::Asked);
    let request = fixture.request(ALICE, "");
    assert!(matches!(fixture.referee.offer_draw(request).await, Err(RefereeError::DrawAsked)));
    let request = fixture.request(ALICE, "");
    assert!(matches!(fixture.referee.answer_draw(request, true).await, Err(RefereeError::NotYourAnswer)));
    fixture.play_turn().await;
    // The offer stands while the player who made it continues their turn, and lapses when the other player acts.
    fixture.act("draw").await;
    let request = fixture.request(BOB, "");
    assert!(matches!(fixture.referee.answer_draw(request, true).await, Err(RefereeError::DrawGone)));
    let request = fixture.request(BOB, "");
    assert_eq!(fixture.referee.offer_draw(request).await.unwrap(), DrawOfferResult::Asked);
    let request = fixture.request(ALICE, "");
    fixture.referee.answer_draw(request, false).await.unwrap();
    let request = fixture.request(BOB, "");
    assert!(matches!(fixture.referee.offer_draw(request).await, Err(RefereeError::DrawRefused)), "not again at once");
    fixture.act("end").await;
    let request = fixture.request(BOB, "");
    assert_eq!(fixture.referee.offer_draw(request).await.unwrap(), DrawOfferResult::Asked);
    let request = fixture.request(ALICE, "");
    assert_eq!(
        fixture.referee.offer_draw(request).await.unwrap(),
        DrawOfferResult::Agreed,
        "to offer the same is to accept"
    );
    let outcome = game_of(&fixture.load_session().await).outcome().unwrap();
    assert_eq!((outcome.winner(), outcome.reason), (None, OutcomeReason::Agreement));
    let record = fixture.referee.export_record(&fixture.load_session().await).await.unwrap();
    assert_eq!(final_position(&record).game().outcome(), Some(outcome));
    for word in ["draw-accept", "claim", "time"] {
        let mut other = Fixture::new(None).await;
        other.begin().await;
        let request = other.request(ALICE, word);
        let refused = other.referee.act(request).await;
        assert!(
            matches!(refused, Err(RefereeError::Unreadable { .. })),
            "{word}: nobody may simply say so: {refused:?}"
        );
    }
}

#[tokio::test]
async fn a_seat_is_handed_over_to_a_player_who_agrees() {
    let mut fixture = Fixture::new(Some(TimeControl::PerTurn { hours: 24 })).await;
    fixture.begin().await;
    let offer = SeatOffer { from: ALICE, to: CAROL };
    let request = fixture.request(BOB, "");
    let refused = fixture.referee.offer_seat(request, offer, false).await;
    assert!(matches!(refused, Err(RefereeError::NotSeated(_))), "Bob is no organiser: {refused:?}");
    let request = fixture.request(BOB, "");
    fixture.referee.offer_seat(request, offer, true).await.unwrap();
    let carol = || Player { user: CAROL, name: "Carol".to_owned() };
    let request = fixture.request(BOB, "");
    let refused = fixture.referee.answer_seat(request, offer, SeatReply { player: carol(), agrees: true }).await;
    assert!(matches!(refused, Err(RefereeError::NotAsked)), "{refused:?}");
    let request = fixture.request(CAROL, "");
    fixture.referee.answer_seat(request, offer, SeatReply { player: carol(), agrees: true }).await.unwrap();
    assert_eq!(fixture.load_session().await.next_to_act().unwrap(), (Side(0), CAROL));
    let again = fixture.request(CAROL, "");
    let again = fixture.referee.answer_seat(again, offer, SeatReply { player: carol(), agrees: true }).await;
    assert!(matches!(again, Err(RefereeError::SeatOfferGone)), "{again:?}");
    // Alice has left the game, and Carol continues.
    let request = fixture.request(ALICE, "draw");
    assert!(matches!(fixture.referee.act(request).await, Err(RefereeError::NotSeated(_))));
    fixture.play_turn().await;
    assert_eq!(fixture.load_session().await.next_to_act().unwrap(), (Side(1), BOB));
    let offer = SeatOffer { from: BOB, to: CAROL };
    let request = fixture.request(BOB, "");
    let refused = fixture.referee.offer_seat(request, offer, false).await;
    assert!(matches!(refused, Err(RefereeError::SeatedAlready)), "{refused:?}");
}

#[tokio::test]
async fn a_seat_is_offered_to_a_few_people_at_a_time() {
    let mut fixture = Fixture::new(None).await;
    fixture.begin().await;
    for number in 0..3 {
        let request = fixture.request(ALICE, "");
        let offer = SeatOffer { from: ALICE, to: UserId(100 + number) };
        fixture.referee.offer_seat(request, offer, false).await.unwrap();
    }
    let offer = SeatOffer { from: ALICE, to: CAROL };
    let request = fixture.request(ALICE, "");
    let refused = fixture.referee.offer_seat(request, offer, false).await;
    assert!(matches!(refused, Err(RefereeError::SeatsOffered)), "{refused:?}");
    let asked = SeatOffer { from: ALICE, to: UserId(101) };
    let request = fixture.request(UserId(101), "");
    let nobody = Player { user: UserId(101), name: "Dora".to_owned() };
    fixture.referee.answer_seat(request, asked, SeatReply { player: nobody, agrees: false }).await.unwrap();
    let request = fixture.request(ALICE, "");
    fixture.referee.offer_seat(request, offer, false).await.unwrap();
}
