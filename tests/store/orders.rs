//! Standing orders: they are stored per game and user, applied in the transaction of the act, and secret until then.

use crate::arranged_game::arrange_game;
use crate::undo::Fixture;
use crate::world::{ALICE, BOB, NOON, TestDatabase, game_of, legal_lines, load_orders, set_orders};
use sztab_neuroshima::rules::{Board, Order, OrderKind, Orders, Side};
use sztab_referee::{PostKind, Referee, RefereeError, Request, Session, UndoResult};
use sztab_store::{Post, StoreError, UserId};

/// Alice's Clown and Medic among Bob's Gangers, one of which is linked to a Quartermaster.
const BATTLE: &str = "place-hq A1 0
    place-hq E2 0
    draw
    place clown C3 0
    end
    draw
    place ganger D3 0
    place quartermaster D4 0
    end
    draw
    discard move
    place medic B3 0
    place hybrid B2 4
    end
    draw
    discard gladiator
    place ganger B1 4
    place ganger C5 1
    end
    draw
    discard juggernaut
    place guard C4 2";

const BATTLE_TOPS: [&str; 2] =
    ["clown medic hybrid move guard battle juggernaut", "ganger quartermaster ganger ganger gladiator"];

/// Alice may push Bob's Mutant on D3 with her Runner on C3.
const PUSH: &str = "place-hq B2 0
    place-hq D2 0
    draw
    place runner C3 0
    end
    draw
    place mutant D3 3
    place claws C2 3
    end
    draw
    discard thug";

const PUSH_TOPS: [&str; 2] = ["runner push_back sniper thug", "mutant claws grenade move brawler"];

/// Replaces a user's standing orders.
pub async fn replace_orders(fixture: &Fixture, user: UserId, given: &[Order]) -> Orders {
    let set = |orders: &mut Orders| {
        *orders = Orders::default();
        given.iter().for_each(|&order| orders.set(order.kind(), Some(order)));
    };
    set_orders(&fixture.referee, fixture.game, user, set).await.unwrap()
}

pub async fn load_posts(world: &TestDatabase, fixture: &Fixture) -> Vec<Post> {
    world.store.load_posts(fixture.game).await.unwrap()
}

pub fn post_kinds(posts: &[Post]) -> Vec<&str> {
    posts.iter().map(|post| post.kind.as_str()).collect()
}

#[tokio::test]
async fn a_battle_is_fought_to_its_end_by_orders_in_one_act() {
    let world = TestDatabase::new().await;
    let mut fixture = arrange_game(&world, ["moloch", "hegemony"], BATTLE_TOPS, BATTLE).await;
    replace_orders(&fixture, ALICE, &[Order::MedicSave, Order::ExplodeHits]).await;
    replace_orders(&fixture, BOB, &[Order::ConvertMost]).await;
    let (before, told) = (fixture.load_session().await.seq, load_posts(&world, &fixture).await.len());
    let session = fixture.act("battle").await;
    assert!(game_of(&session).decision().is_none());
    let log = world.store.load_log_since(fixture.game, before).await.unwrap();
    let lines: Vec<(&str, u8, UserId)> =
        log.iter().map(|entry| (entry.line.as_str(), entry.side, entry.actor)).collect();
    // Shooting would forgo the HQ's bonus to melee attacks; with that bonus, the attacks kill the Clown before its
    // question is asked.
    assert_eq!(
        lines,
        [("battle", 0, ALICE), ("choose 1", 1, BOB), ("choose 1", 0, ALICE)],
        "each by the side and the user whose order it is"
    );
    assert!(log.iter().all(|entry| entry.interaction == log[0].interaction), "one press");
    // The film and the ping that follows it are posted, but there is no post for any of the decisions.
    let posts = load_posts(&world, &fixture).await.split_off(told);
    assert_eq!(post_kinds(&posts), [PostKind::Chapter.key(), PostKind::Turn.key()]);
    assert!(posts.iter().all(|post| post.seq == session.seq));
    let history = fixture.referee.load_history(fixture.game, session.seq).await.unwrap();
    assert_eq!(game_of(&history.session).fingerprint(), game_of(&session).fingerprint());
    let battle = history.chapter(0);
    assert_eq!(battle.count_ordered_events(), 2, "the story of the Battle says so at each place");
    assert!(history.live_narrative().count_ordered_events() == 0, "and the post of the turn does not tell it again");
    assert_eq!(history.full_narrative().count_ordered_events(), 2);
    // The orders stay in force for the next time.
    assert_eq!(
        load_orders(&fixture.referee, fixture.game, ALICE).await.order_of_kind(OrderKind::Medic),
        Some(Order::MedicSave)
    );
    // An order has the same effect as an answer given by hand.
    let mut same = arrange_game(&TestDatabase::new().await, ["moloch", "hegemony"], BATTLE_TOPS, BATTLE).await;
    for line in ["battle", "choose 1", "choose 1"] {
        same.act(line).await;
    }
    assert_eq!(game_of(&same.load_session().await).fingerprint(), game_of(&session).fingerprint());
}

#[tokio::test]
async fn a_player_without_an_order_for_a_question_is_pinged() {
    let world = TestDatabase::new().await;
    let mut fixture = arrange_game(&world, ["moloch", "hegemony"], BATTLE_TOPS, BATTLE).await;
    replace_orders(&fixture, ALICE, &[Order::MedicSave]).await;
    let told = load_posts(&world, &fixture).await.len();
    let session = fixture.act("battle").await;
    assert_eq!(game_of(&session).side_to_act(), session.side_of(BOB));
    assert_eq!(post_kinds(&load_posts(&world, &fixture).await[told..]), [PostKind::Turn.key()]);
    // Bob answers. The Medic's choice then follows an order, and Alice has to make the Clown's choice.
    let session = fixture.act("choose 2").await;
    assert_eq!(fixture.load_lines().await.split_off(22), ["battle", "choose 2", "choose 1"]);
    assert_eq!(game_of(&session).side_to_act(), session.side_of(ALICE));
    assert_eq!(post_kinds(&load_posts(&world, &fixture).await[told..]), [PostKind::Turn.key(); 2]);
    let history = fixture.referee.load_history(fixture.game, session.seq).await.unwrap();
    assert_eq!(
        history.live_narrative().count_ordered_events(),
        1,
        "the Battle that waits is told with what an order answered in it"
    );
}

#[tokio::test]
async fn a_push_answered_by_order_pings_nobody() {
    let world = TestDatabase::new().await;
    let mut fixture = arrange_game(&world, ["hegemony", "borgo"], PUSH_TOPS, PUSH).await;
    let before = fixture.load_session().await;
    let board = Board::STANDARD;
    let [runner, mutant] = ["C3", "D3"].map(|name| board.hex(name).unwrap());
    let threats = game_of(&before).push_threats(Side(1));
    let to = threats.iter().find(|threat| (threat.unit, threat.pusher) == (mutant, runner)).unwrap().to[1];
    let arrangement = game_of(&before).arrangement().clone();
    let set = |orders: &mut Orders| orders.set_push(&arrangement, mutant, runner, Some(to));
    set_orders(&fixture.referee, fixture.game, BOB, set).await.unwrap();
    let told = load_posts(&world, &fixture).await.len();
    let session = fixture.act("push C3 D3").await;
    assert_eq!(game_of(&session).arrangement().unit(to).map(|unit| unit.owner), Some(Side(1)));
    assert_eq!(game_of(&session).side_to_act(), Some(Side(0)));
    assert_eq!(
        post_kinds(&load_posts(&world, &fixture).await[told..]),
        [PostKind::Refresh.key()],
        "the post is brought up to date"
    );
    // Another player has decided in the meantime, so the push can no longer be undone freely.
    assert_eq!(session.takes_back, None);
    assert!(matches!(fixture.undo(ALICE).await, Ok(UndoResult::Asked { request, .. }) if request.to == before.seq));
}

#[tokio::test]
async fn orders_change_nothing_visible_until_they_are_used() {
    let mut seen = Vec::new();
    for has_orders in [false, true] {
        let world = TestDatabase::new().await;
        let mut fixture = arrange_game(&world, ["moloch", "hegemony"], BATTLE_TOPS, BATTLE).await;
        if has_orders {
            replace_orders(&fixture, BOB, &[Order::PushHome, Order::PassRest, Order::DeclareFirst]).await;
        }
        let session = fixture.act("battle").await;
        let history = fixture.referee.load_history(fixture.game, session.seq).await.unwrap();
        let posts = load_posts(&world, &fixture).await;
        let posts: Vec<_> = posts.into_iter().map(|post| (post.seq, post.kind, post.payload, post.live)).collect();
        seen.push((
            fixture.referee.export_record(&session).await.unwrap(),
            session.public_position(),
            format!("{:?} {session:?} {:?}", history.full_narrative(), session.record),
            fixture.load_lines().await,
            posts,
        ));
    }
    assert_eq!(seen[0], seen[1]);
}

/// Makes the player to act draw, discard if possible, or end the turn.
async fn act_idly(fixture: &mut Fixture) -> Session {
    let lines = legal_lines(&fixture.load_session().await);
    let line = lines.iter().find(|line| *line == "draw" || line.starts_with("discard"));
    fixture.act(line.map_or("end", String::as_str)).await
}

#[tokio::test]
async fn a_turn_ends_by_order_once_nothing_remains_to_do() {
    let world = TestDatabase::new().await;
    let mut fixture =
        arrange_game(&world, ["hegemony", "borgo"], PUSH_TOPS, "place-hq A1 0\nplace-hq E2 0\ndraw").await;
    replace_orders(&fixture, ALICE, &[Order::PassTurn]).await;
    let before = fixture.act("place runner C3 0").await;
    assert_eq!(game_of(&before).side_to_act(), Some(Side(0)), "this turn did not begin so");
    fixture.undo(ALICE).await.unwrap();
    replace_orders(&fixture, ALICE, &[Order::PassRest]).await;
    // The Runner could move, so an action remains.
    let session = fixture.act("place runner C3 0").await;
    assert_eq!(game_of(&session).side_to_act(), Some(Side(0)));
    let told = load_posts(&world, &fixture).await.len();
    let session = fixture.act("use mobility").await;
    assert_eq!(
        (game_of(&session).side_to_act(), fixture.load_lines().await.last().map(String::as_str)),
        (Some(Side(1)), Some("end"))
    );
    assert_eq!(session.takes_back, None, "the turn is over");
    let posts = load_posts(&world, &fixture).await;
    assert_eq!(post_kinds(&posts[told..]), [PostKind::Turn.key()], "the opponent is called, once");
    let history = fixture.referee.load_history(fixture.game, session.seq).await.unwrap();
    assert_eq!(history.live_narrative().count_ordered_events(), 1);
}

/// If piles and hands are empty, the extra turns after a tie have no effect (NH-11.6).
#[tokio::test]
async fn empty_turns_are_passed_by_order_until_the_end_of_the_game() {
    let world = TestDatabase::new().await;
    let mut fixture = arrange_game(&world, ["hegemony", "borgo"], PUSH_TOPS, "place-hq A1 0\nplace-hq E2 0").await;
    for user in [ALICE, BOB] {
        replace_orders(&fixture, user, &[Order::PassTurn]).await;
    }
    let (mut before, mut told) = (0, 0);
    let mut session = fixture.load_session().await;
    while game_of(&session).outcome().is_none() {
        (before, told) = (fixture.load_lines().await.len(), load_posts(&world, &fixture).await.len());
        session = act_idly(&mut fixture).await;
        assert!(session.seq.0 < 500, "the game does not end");
    }
    assert_eq!(fixture.load_lines().await.split_off(before), ["end", "end", "end"]);
    let posts = load_posts(&world, &fixture).await.split_off(told);
    let ended = [PostKind::Chapter, PostKind::Chapter, PostKind::Over, PostKind::LobbyResult];
    assert_eq!(post_kinds(&posts), ended.map(PostKind::key));
    let history = fixture.referee.load_history(fixture.game, session.seq).await.unwrap();
    assert_eq!(game_of(&history.session).fingerprint(), game_of(&session).fingerprint());
    assert!((0..2).all(|battle| history.chapter(battle).narrated_events().next().is_some()));
    assert_eq!(history.live_narrative().count_ordered_events(), 2);
}

#[tokio::test]
async fn orders_belong_to_a_player_of_a_running_game_and_survive_a_restart() {
    let mut world = TestDatabase::new().await;
    let fixture = arrange_game(&world, ["moloch", "hegemony"], BATTLE_TOPS, "place-hq A1 0").await;
    replace_orders(&fixture, ALICE, &[Order::MedicSave]).await;
    let stranger = set_orders(&fixture.referee, fixture.game, UserId(77), |_| {}).await;
    assert!(matches!(stranger, Err(RefereeError::NotSeated(_))), "{stranger:?}");
    let game = fixture.game;
    drop(fixture);
    world.reopen().await;
    let mut fixture = Fixture { referee: Referee::new(world.store.clone(), sztab::KINDS), game, presses: 500 };
    assert_eq!(
        load_orders(&fixture.referee, game, ALICE).await.order_of_kind(OrderKind::Medic),
        Some(Order::MedicSave)
    );
    assert!(load_orders(&fixture.referee, game, BOB).await.is_empty());
    let resign = fixture.request(BOB, "resign");
    fixture.referee.act(resign).await.unwrap();
    let over = set_orders(&fixture.referee, game, ALICE, |_| {}).await;
    assert!(matches!(over, Err(RefereeError::NotRunning(_))), "{over:?}");
}

#[tokio::test]
async fn simultaneous_order_changes_are_kept_and_unreadable_ones_ignored() {
    let world = TestDatabase::new().await;
    let fixture = arrange_game(&world, ["moloch", "hegemony"], BATTLE_TOPS, "place-hq A1 0").await;
    assert!(world.store.set_orders(fixture.game, ALICE, None, "not ours", NOON).await.unwrap());
    assert!(!world.store.set_orders(fixture.game, ALICE, None, "{}", NOON).await.unwrap(), "somebody was faster");
    assert!(load_orders(&fixture.referee, fixture.game, ALICE).await.is_empty());
    let given = [Order::MedicSave, Order::ExplodeNever, Order::ConvertNever, Order::DeclareLast, Order::PushQuiet];
    let changes = given.map(|order| {
        let (referee, game) = (fixture.referee.clone(), fixture.game);
        let change = move |orders: &mut Orders| orders.set(order.kind(), Some(order));
        tokio::spawn(async move { set_orders(&referee, game, ALICE, change).await.unwrap() })
    });
    for change in changes {
        change.await.unwrap();
    }
    let orders = load_orders(&fixture.referee, fixture.game, ALICE).await;
    assert!(given.into_iter().all(|order| orders.order_of_kind(order.kind()) == Some(order)));
    let nowhere = world.store.set_orders(sztab_store::GameId(99), ALICE, None, "{}", NOON).await;
    assert!(matches!(nowhere, Err(StoreError::NoSuchGame(_) | StoreError::Internal(_))), "{nowhere:?}");
}

#[tokio::test]
async fn a_repeated_press_acts_once_with_all_its_ordered_lines() {
    let world = TestDatabase::new().await;
    let mut fixture = arrange_game(&world, ["moloch", "hegemony"], BATTLE_TOPS, BATTLE).await;
    replace_orders(&fixture, ALICE, &[Order::MedicSave, Order::ExplodeHits]).await;
    replace_orders(&fixture, BOB, &[Order::ConvertMost]).await;
    let seen = Some(fixture.load_session().await.seq);
    let request = Request { seen, ..fixture.request(ALICE, "battle") };
    let acted = fixture.referee.act(request.clone()).await.unwrap();
    let lines = fixture.load_lines().await;
    let repeated = fixture.referee.act(request).await;
    assert!(matches!(repeated, Err(RefereeError::Repeated { .. })), "{repeated:?}");
    assert_eq!(fixture.load_lines().await, lines);
    assert_eq!(game_of(&fixture.load_session().await).fingerprint(), game_of(&acted.session).fingerprint());
}
