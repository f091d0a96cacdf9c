//! The automatic draw: a turn begins with its tiles, unless the player has switched the automatic draw off.

use crate::arranged_game::arrange_game;
use crate::orders::{load_posts, post_kinds};
use crate::undo::Fixture;
use crate::world::{ALICE, BOB, NOON, TestDatabase, game_of, legal_lines};
use sztab_neuroshima::rules::Side;
use sztab_referee::{PersonalSettings, PostKind, UndoResult};
use sztab_store::{Seq, UserId};

const HQS: &str = "place-hq B2 0\nplace-hq D2 0";
const TOPS: [&str; 2] = ["mutant claws brawler officer", "ganger runner"];

async fn set_draw_by_hand(fixture: &Fixture, user: UserId, by_hand: bool) {
    let set = |personal: &mut PersonalSettings| personal.draws_by_hand = by_hand;
    fixture.referee.set_personal(user, NOON, set).await.unwrap();
}

/// A game in which both players draw automatically from now on.
async fn begin_with_automatic_draws(world: &TestDatabase, lines: &str) -> Fixture {
    let fixture = arrange_game(world, ["borgo", "hegemony"], TOPS, lines).await;
    set_draw_by_hand(&fixture, ALICE, false).await;
    set_draw_by_hand(&fixture, BOB, false).await;
    fixture
}

async fn load_lines_since(world: &TestDatabase, fixture: &Fixture, seq: Seq) -> Vec<(String, u8)> {
    let log = world.store.load_log_since(fixture.game, seq).await.unwrap();
    assert!(log.iter().all(|entry| entry.interaction == log[0].interaction), "one press");
    log.into_iter().map(|entry| (entry.line, entry.side)).collect()
}

fn owned_lines(lines: &[(&str, u8)]) -> Vec<(String, u8)> {
    lines.iter().map(|&(line, side)| (line.to_owned(), side)).collect()
}

#[tokio::test]
async fn a_turn_begins_with_tiles_drawn_by_the_act_that_began_it() {
    let world = TestDatabase::new().await;
    let mut fixture = begin_with_automatic_draws(&world, "place-hq B2 0").await;
    let (before, told) = (fixture.load_session().await.seq, load_posts(&world, &fixture).await.len());
    let session = fixture.act("place-hq D2").await;
    assert_eq!(load_lines_since(&world, &fixture, before).await, owned_lines(&[("place-hq D2 0", 1), ("draw", 0)]));
    assert_eq!(game_of(&session).seat(Side(0)).hand.len(), 1, "the first player draws one tile (NH-2.6)");
    let owed = load_posts(&world, &fixture).await.split_off(told);
    assert_eq!(post_kinds(&owed), [PostKind::Turn.key()], "one post, with the tiles in it");
    let history = fixture.referee.load_history(fixture.game, session.seq).await.unwrap();
    assert_eq!(game_of(&history.session).fingerprint(), game_of(&session).fingerprint());
    let before = session.seq;
    fixture.act("end").await;
    assert_eq!(load_lines_since(&world, &fixture, before).await, owned_lines(&[("end", 0), ("draw", 1)]));
}

#[tokio::test]
async fn each_player_has_their_own_switch() {
    let world = TestDatabase::new().await;
    let mut fixture = begin_with_automatic_draws(&world, HQS).await;
    set_draw_by_hand(&fixture, BOB, true).await;
    fixture.act("draw").await;
    let session = fixture.act("end").await;
    assert_eq!(legal_lines(&session), ["draw"], "Bob draws by hand");
    fixture.act("draw").await;
    let session = fixture.act("end").await;
    assert_eq!(game_of(&session).seat(Side(0)).hand.len(), 3, "and Alice does not");
}

#[tokio::test]
async fn an_unlucky_draw_remains_a_choice() {
    let world = TestDatabase::new().await;
    let mut fixture =
        arrange_game(&world, ["borgo", "hegemony"], ["mutant", "battle move"], &format!("{HQS}\ndraw")).await;
    set_draw_by_hand(&fixture, BOB, false).await;
    let session = fixture.act("end").await;
    assert_eq!(game_of(&session).seat(Side(1)).hand.len(), 2);
    assert!(legal_lines(&session).contains(&"redraw".to_owned()), "{:?}", legal_lines(&session));
}

#[tokio::test]
async fn an_automatic_draw_is_not_a_step_to_take_back() {
    let world = TestDatabase::new().await;
    let mut fixture = begin_with_automatic_draws(&world, HQS).await;
    fixture.act("draw").await;
    fixture.act("place mutant C3").await;
    let end = fixture.load_session().await.seq;
    let session = fixture.act("end").await;
    assert!(!session.may_undo(Side(0)) && !session.may_undo(Side(1)), "tiles were drawn");
    // Alice asks to undo the end of her turn; so far Bob has only placed his HQ.
    match fixture.undo(ALICE).await.unwrap() {
        UndoResult::Asked { request, .. } => assert_eq!((request.side, request.to), (Side(0), end)),
        done @ UndoResult::Done(_) => panic!("{done:?}"),
    }
    match fixture.undo(BOB).await.unwrap() {
        UndoResult::Asked { request, .. } => assert_eq!((request.side, request.to), (Side(1), Seq(1))),
        done @ UndoResult::Done(_) => panic!("{done:?}"),
    }
    let session = fixture.act("place ganger C4").await;
    assert!(session.may_undo(Side(1)), "a step after the draw is free");
    assert!(matches!(fixture.undo(BOB).await.unwrap(), UndoResult::Done(_)));
    assert_eq!(game_of(&fixture.load_session().await).seat(Side(1)).hand.len(), 2, "with the tiles that were drawn");
}

#[tokio::test]
async fn opponents_who_want_it_are_pinged_at_the_first_act_after_the_draw() {
    let world = TestDatabase::new().await;
    let mut fixture = begin_with_automatic_draws(&world, HQS).await;
    fixture.referee.set_personal(ALICE, NOON, |personal| personal.next_up = true).await.unwrap();
    let pings = async |fixture: &Fixture| {
        let posts = load_posts(&world, fixture).await;
        posts.iter().filter(|post| post.kind == PostKind::NextUp.key()).count()
    };
    fixture.act("draw").await;
    fixture.act("end").await;
    assert_eq!(pings(&fixture).await, 0, "nobody has seen Bob yet");
    fixture.act("place ganger C4").await;
    assert_eq!(pings(&fixture).await, 1);
    fixture.act("place runner C5").await;
    assert_eq!(pings(&fixture).await, 1, "once a turn");
}
