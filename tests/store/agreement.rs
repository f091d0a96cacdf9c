//! What players agree on during a game: draws and substitutes.

use crate::clocks::{CAROL, Desk, replayed};
use crate::world::{ALICE, BOB, game_of};
use sztab_neuroshima::rules::{OutcomeReason, Side};
use sztab_referee::clock::Control;
use sztab_referee::{Offered, RefereeError, SeatOffer, SeatReply};
use sztab_store::{Player, UserId};

#[tokio::test]
async fn a_draw_is_agreed_by_two_and_the_offer_ends_with_anything_else() {
    let mut desk = Desk::new(None).await;
    desk.begin().await;
    let request = desk.request(ALICE, "");
    assert_eq!(desk.referee.offer_draw(request).await.unwrap(), Offered::Asked);
    let request = desk.request(ALICE, "");
    assert!(matches!(desk.referee.offer_draw(request).await, Err(RefereeError::DrawAsked)));
    let request = desk.request(ALICE, "");
    assert!(matches!(desk.referee.answer_draw(request, true).await, Err(RefereeError::NotYourAnswer)));
    desk.turn().await;
    // The offer stands while its maker plays on; it ends when the other one does.
    desk.act("draw").await;
    let request = desk.request(BOB, "");
    assert!(matches!(desk.referee.answer_draw(request, true).await, Err(RefereeError::DrawGone)));
    let request = desk.request(BOB, "");
    assert_eq!(desk.referee.offer_draw(request).await.unwrap(), Offered::Asked);
    let request = desk.request(ALICE, "");
    desk.referee.answer_draw(request, false).await.unwrap();
    let request = desk.request(BOB, "");
    assert!(matches!(desk.referee.offer_draw(request).await, Err(RefereeError::DrawRefused)), "not again at once");
    desk.act("end").await;
    let request = desk.request(BOB, "");
    assert_eq!(desk.referee.offer_draw(request).await.unwrap(), Offered::Asked);
    let request = desk.request(ALICE, "");
    assert_eq!(desk.referee.offer_draw(request).await.unwrap(), Offered::Agreed, "to offer the same is to accept");
    let outcome = game_of(&desk.table().await).outcome().unwrap();
    assert_eq!((outcome.winner(), outcome.reason), (None, OutcomeReason::Agreement));
    let record = desk.referee.record(&desk.table().await).await.unwrap();
    assert_eq!(replayed(&record).game().outcome(), Some(outcome));
    for word in ["draw-accept", "claim", "time"] {
        let mut other = Desk::new(None).await;
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
    let mut desk = Desk::new(Some(Control::PerTurn { hours: 24 })).await;
    desk.begin().await;
    let offer = SeatOffer { from: ALICE, to: CAROL };
    let request = desk.request(BOB, "");
    let refused = desk.referee.offer_seat(request, offer, false).await;
    assert!(matches!(refused, Err(RefereeError::NotSeated(_))), "Bob is no organiser: {refused:?}");
    let request = desk.request(BOB, "");
    desk.referee.offer_seat(request, offer, true).await.unwrap();
    let carol = || Player { user: CAROL, name: "Carol".to_owned() };
    let request = desk.request(BOB, "");
    let refused = desk.referee.answer_seat(request, offer, SeatReply { player: carol(), agrees: true }).await;
    assert!(matches!(refused, Err(RefereeError::NotAsked)), "{refused:?}");
    let request = desk.request(CAROL, "");
    desk.referee.answer_seat(request, offer, SeatReply { player: carol(), agrees: true }).await.unwrap();
    assert_eq!(desk.table().await.to_act().unwrap(), (Side(0), CAROL));
    let again = desk.request(CAROL, "");
    let again = desk.referee.answer_seat(again, offer, SeatReply { player: carol(), agrees: true }).await;
    assert!(matches!(again, Err(RefereeError::SeatOfferGone)), "{again:?}");
    // Alice is out, and Carol plays on.
    let request = desk.request(ALICE, "draw");
    assert!(matches!(desk.referee.act(request).await, Err(RefereeError::NotSeated(_))));
    desk.turn().await;
    assert_eq!(desk.table().await.to_act().unwrap(), (Side(1), BOB));
    let offer = SeatOffer { from: BOB, to: CAROL };
    let request = desk.request(BOB, "");
    let refused = desk.referee.offer_seat(request, offer, false).await;
    assert!(matches!(refused, Err(RefereeError::SeatedAlready)), "{refused:?}");
}

#[tokio::test]
async fn a_seat_is_offered_to_a_few_at_a_time() {
    let mut desk = Desk::new(None).await;
    desk.begin().await;
    for number in 0..3 {
        let request = desk.request(ALICE, "");
        let offer = SeatOffer { from: ALICE, to: UserId(100 + number) };
        desk.referee.offer_seat(request, offer, false).await.unwrap();
    }
    let offer = SeatOffer { from: ALICE, to: CAROL };
    let request = desk.request(ALICE, "");
    let refused = desk.referee.offer_seat(request, offer, false).await;
    assert!(matches!(refused, Err(RefereeError::SeatsOffered)), "{refused:?}");
    let asked = SeatOffer { from: ALICE, to: UserId(101) };
    let request = desk.request(UserId(101), "");
    let nobody = Player { user: UserId(101), name: "Dora".to_owned() };
    desk.referee.answer_seat(request, asked, SeatReply { player: nobody, agrees: false }).await.unwrap();
    let request = desk.request(ALICE, "");
    desk.referee.offer_seat(request, offer, false).await.unwrap();
}
