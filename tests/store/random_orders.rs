//! Random games in which both sides give and change standing orders.

use crate::laid::lay_game;
use crate::orders::{kinds, order, posts};
use crate::world::{ALICE, BOB, World, game_of, legal_lines, orders_of};
use sztab_kit::Dice;
use sztab_neuroshima::rules::Order;
use sztab_referee::{Act, PostKind, Request};
use tokio::task::JoinSet;

#[tokio::test(flavor = "multi_thread")]
async fn games_with_random_orders_are_read_as_they_were_played() {
    let (mut followed, mut undone) = (0, 0);
    let mut games: JoinSet<_> = (1..9).map(game_with_random_orders).collect();
    while let Some(game) = games.join_next().await {
        let (orders, steps) = game.unwrap();
        followed += orders;
        undone += steps;
    }
    assert!(followed > 40 && undone > 5, "{followed} {undone}");
}

/// Number of actions that were played by orders, and number of steps that were undone.
async fn game_with_random_orders(seed: u64) -> (u32, u32) {
    let (mut followed, mut undone) = (0, 0);
    let world = World::new().await;
    let armies =
        [["moloch", "hegemony"], ["borgo", "hegemony"], ["outpost", "moloch"]][usize::try_from(seed % 3).unwrap()];
    let mut fixture = lay_game(&world, armies, ["", ""], "place-hq B2 0\nplace-hq D3 0").await;
    let mut dice = Dice::new(seed);
    let mut below = |bound| dice.below(bound);
    for _ in 0..150 {
        let session = fixture.session().await;
        let Some(side) = game_of(&session).to_act() else { break };
        if below(8) == 0 {
            let given: Vec<Order> = Order::ALL.into_iter().filter(|_| below(2) == 0).collect();
            order(&fixture, [ALICE, BOB][below(2)], &given).await;
        }
        let user = session.player(side).unwrap();
        let told = posts(&world, &fixture).await.len();
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
            let now = fixture.session().await;
            followed += now.seq.0 - session.seq.0 - 1;
            // No question may stay open that an order answers.
            if let Some(side) = game_of(&now).to_act().filter(|_| now.seq.0 > session.seq.0 + 1) {
                let orders = orders_of(&fixture.referee, fixture.game, now.player(side).unwrap()).await;
                assert_eq!(orders.action(game_of(&now), side, false), None);
            }
        }
        let now = fixture.session().await;
        let history = fixture.referee.history(fixture.game, now.seq).await.unwrap();
        assert_eq!(game_of(&history.session).fingerprint(), game_of(&now).fingerprint());
        assert_eq!(history.session.takes_back, now.takes_back);
        let owed = posts(&world, &fixture).await.split_off(told);
        let battles = kinds(&owed).into_iter().filter(|kind| *kind == PostKind::Chapter.word()).count();
        for battle in 0..battles {
            assert!(history.chapter(battle).told_events().count() > 1, "each Battle that a post is owed for is told");
        }
        assert!(history.chapter(battles).told_events().next().is_none());
        assert_eq!(owed.iter().any(|post| post.live), history.moments.last().unwrap().calls);
        assert!(owed.iter().all(|post| post.seq == now.seq));
    }
    (followed, undone)
}
