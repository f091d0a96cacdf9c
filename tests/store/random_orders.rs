//! Random games in which both sides give and change standing orders.

use crate::arranged_game::arrange_game;
use crate::orders::{load_posts, post_kinds, replace_orders};
use crate::world::{ALICE, BOB, TestDatabase, game_of, legal_lines, load_orders};
use sztab_kit::Dice;
use sztab_neuroshima::rules::Order;
use sztab_referee::{Act, PostKind, Request};
use tokio::task::JoinSet;

#[tokio::test(flavor = "multi_thread")]
async fn games_with_random_orders_are_read_back_as_played() {
    let (mut followed, mut undone) = (0, 0);
    let mut games: JoinSet<_> = (1..9).map(play_with_random_orders).collect();
    while let Some(game) = games.join_next().await {
        let (orders, steps) = game.unwrap();
        followed += orders;
        undone += steps;
    }
    assert!(followed > 40 && undone > 5, "{followed} {undone}");
}

/// Number of actions that were played by orders, and number of steps that were undone.
async fn play_with_random_orders(seed: u64) -> (u32, u32) {
    let (mut followed, mut undone) = (0, 0);
    let world = TestDatabase::new().await;
    let armies =
        [["moloch", "hegemony"], ["borgo", "hegemony"], ["outpost", "moloch"]][usize::try_from(seed % 3).unwrap()];
    let mut fixture = arrange_game(&world, armies, ["", ""], "place-hq B2 0\nplace-hq D3 0").await;
    let mut dice = Dice::new(seed);
    let mut below = |bound| dice.draw_below(bound);
    for _ in 0..150 {
        let session = fixture.load_session().await;
        let Some(side) = game_of(&session).side_to_act() else { break };
        if below(8) == 0 {
            let given: Vec<Order> = Order::ALL.into_iter().filter(|_| below(2) == 0).collect();
            replace_orders(&fixture, [ALICE, BOB][below(2)], &given).await;
        }
        let user = session.player(side).unwrap();
        let told = load_posts(&world, &fixture).await.len();
        if below(6) == 0 && session.takes_back.is_some() {
            fixture.undo(user).await.unwrap();
            undone += 1;
        } else {
            let lines = legal_lines(&session);
            let busy: Vec<&String> =
                lines.iter().filter(|line| *line != "end" && !line.starts_with("discard")).collect();
            let line = if busy.is_empty() { &lines[below(lines.len())] } else { busy[below(busy.len())] };
            let request = Request { act: Act::Line(line.clone()), ..fixture.request(user, "") };
            fixture.referee.act(request).await.unwrap();
            let now = fixture.load_session().await;
            followed += now.seq.0 - session.seq.0 - 1;
            // No question may stay open that an order answers.
            if let Some(side) = game_of(&now).side_to_act().filter(|_| now.seq.0 > session.seq.0 + 1) {
                let orders = load_orders(&fixture.referee, fixture.game, now.player(side).unwrap()).await;
                assert_eq!(orders.choose_action(game_of(&now), side, false), None);
            }
        }
        let now = fixture.load_session().await;
        let history = fixture.referee.load_history(fixture.game, now.seq).await.unwrap();
        assert_eq!(game_of(&history.session).fingerprint(), game_of(&now).fingerprint());
        assert_eq!(history.session.takes_back, now.takes_back);
        let owed = load_posts(&world, &fixture).await.split_off(told);
        let battles = post_kinds(&owed).into_iter().filter(|kind| *kind == PostKind::Chapter.key()).count();
        for battle in 0..battles {
            assert!(
                history.chapter(battle).narrated_events().count() > 1,
                "each Battle that a post is owed for is told"
            );
        }
        assert!(history.chapter(battles).narrated_events().next().is_none());
        assert_eq!(owed.iter().any(|post| post.live), history.moments.last().unwrap().calls);
        assert!(owed.iter().all(|post| post.seq == now.seq));
    }
    (followed, undone)
}
