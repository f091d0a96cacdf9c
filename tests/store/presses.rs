//! A press takes effect only once, in every operation.

use crate::refused;
use crate::world::{ALICE, TestDatabase, append, exchange, new_lobby, player, post, press_change, start};
use sztab_store::{GameId, Seq, StoreError, UserId};

#[tokio::test]
async fn a_repeated_press_adds_one_line_and_one_post() {
    let world = TestDatabase::new().await;
    let game = world.start_game(5).await;
    let add = || {
        let mut add = append(game, 0, "pass");
        add.change = press_change(70).with_post(post(5, "turn"));
        add
    };
    world.store.append(add()).await.unwrap();
    world.store.append(append(game, 1, "pass")).await.unwrap();
    refused!(world.store.append(add()).await, StoreError::Duplicate { subject, seq: Seq(1) } if subject == game.into());
    // This holds even if the second delivery refers to the newest board.
    let mut late = add();
    late.expected = Seq(2);
    refused!(world.store.append(late).await, StoreError::Duplicate { seq: Seq(1), .. });
    assert_eq!(world.store.load_log(game).await.unwrap().len(), 2);
    assert_eq!(world.store.load_posts(game).await.unwrap().len(), 1);
}

#[tokio::test]
async fn a_press_acts_in_one_game_only() {
    let world = TestDatabase::new().await;
    let (here, there) = (world.start_game(5).await, world.start_game(6).await);
    let pass = |game: GameId| {
        let mut add = append(game, 0, "pass");
        add.change = press_change(70);
        add
    };
    world.store.append(pass(here)).await.unwrap();
    refused!(world.store.append(pass(there)).await, StoreError::Duplicate { subject, .. } if subject == here.into());
    assert_eq!(world.store.load_log(there).await.unwrap(), []);
}

#[tokio::test]
async fn a_press_that_acted_in_a_lobby_does_nothing_else() {
    let world = TestDatabase::new().await;
    let game = world.store.create_lobby(new_lobby(5), press_change(70)).await.unwrap();
    let again = || press_change(70);
    let carol = UserId(3);
    refused!(world.store.create_lobby(new_lobby(6), again()).await, StoreError::Duplicate { .. });
    refused!(world.store.join(game, player(carol), 4, None, again()).await, StoreError::Duplicate { .. });
    refused!(world.store.leave(game, ALICE, None, again()).await, StoreError::Duplicate { .. });
    refused!(world.store.set_faction(game, ALICE, Some("borgo"), again()).await, StoreError::Duplicate { .. });
    refused!(world.store.set_options(game, &exchange("{}", "{1}"), again()).await, StoreError::Duplicate { .. });
    refused!(world.store.start(game, start(), again()).await, StoreError::Duplicate { .. });
    refused!(world.store.cancel(game, again()).await, StoreError::Duplicate { .. });

    world.store.start(game, start(), press_change(71)).await.unwrap();
    let mut add = append(game, 0, "pass");
    add.change = press_change(71);
    refused!(world.store.append(add).await, StoreError::Duplicate { seq: Seq::OPENING, .. });
}

#[tokio::test]
async fn a_press_delivered_many_times_at_once_acts_once() {
    let world = TestDatabase::new().await;
    let game = world.start_game(5).await;
    let deliveries = (0..20).map(|_| {
        let mut add = append(game, 0, "pass");
        add.change = press_change(70);
        world.store.append(add)
    });
    let answers = futures::future::join_all(deliveries).await;
    assert_eq!(answers.iter().filter(|answer| answer.is_ok()).count(), 1);
    let repeats = answers.iter().filter(|answer| matches!(answer, Err(StoreError::Duplicate { seq: Seq(1), .. })));
    assert_eq!(repeats.count(), 19);
}
