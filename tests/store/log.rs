//! The action log.

use crate::refused;
use crate::world::{BOB, NOON, TestDatabase, append, end, new_entry, post, press_change, snapshot};
use sztab_store::{AppendOutcome, InteractionId, Seq, Status, StoreError};

#[tokio::test]
async fn lines_are_read_back_as_they_were_added() {
    let world = TestDatabase::new().await;
    let game = world.start_game(5).await;
    let mut add = append(game, 0, "place runner C3 1");
    add.entries.push(new_entry("end"));
    add.change = press_change(70);
    assert_eq!(world.store.append(add).await.unwrap(), AppendOutcome { seq: Seq(2) });
    assert_eq!(world.store.append(append(game, 2, "discard ★ 'mobility'; --")).await.unwrap().seq, Seq(3));

    let log = world.store.load_log(game).await.unwrap();
    let lines: Vec<_> = log.iter().map(|entry| (entry.seq.0, entry.line.as_str(), entry.interaction)).collect();
    let pressed = Some(InteractionId(70));
    assert_eq!(lines, [(1, "place runner C3 1", pressed), (2, "end", pressed), (3, "discard ★ 'mobility'; --", None)]);
    assert!(log.iter().all(|entry| entry.actor == BOB && entry.at == NOON && entry.side == 0));
    assert_eq!(world.store.load_log_since(game, Seq(2)).await.unwrap(), log[2..]);
    assert_eq!(world.store.load_game(game).await.unwrap().last, Seq(3));
}

#[tokio::test]
async fn an_act_on_an_outdated_board_is_refused_and_changes_nothing() {
    let world = TestDatabase::new().await;
    let game = world.start_game(5).await;
    world.store.append(append(game, 0, "first")).await.unwrap();
    for stale in [0, 2, 9] {
        let mut add = append(game, stale, "second");
        add.change = press_change(71).with_post(post(5, "no"));
        refused!(
            world.store.append(add).await,
            StoreError::Conflict { expected, found: Seq(1) } if expected == Seq(stale)
        );
    }
    assert_eq!(world.store.load_log(game).await.unwrap().len(), 1);
    assert_eq!(world.store.load_posts(game).await.unwrap(), []);
    // The refused press has not been used up, so the player may press again on the new board.
    let mut add = append(game, 1, "second");
    add.change = press_change(71);
    world.store.append(add).await.unwrap();
}

#[tokio::test]
async fn only_a_running_game_takes_actions() {
    let world = TestDatabase::new().await;
    let game = world.create_lobby(5).await;
    refused!(world.store.append(append(game, 0, "pass")).await, StoreError::NotRunning(_));
    let game = world.start_game(6).await;
    let mut last = append(game, 0, "attack");
    last.end = Some(end("side 1 wins by 20 to 0"));
    world.store.append(last).await.unwrap();
    refused!(world.store.append(append(game, 1, "pass")).await, StoreError::NotRunning(_));
    let over = world.store.load_game(game).await.unwrap();
    assert_eq!((over.status, over.result.as_deref()), (Status::Over, Some("side 1 wins by 20 to 0")));
}

#[tokio::test]
async fn the_log_cannot_be_altered_or_truncated_even_by_hand() {
    let world = TestDatabase::new().await;
    let game = world.start_game(5).await;
    world.store.append(append(game, 0, "first")).await.unwrap();
    world.store.append(append(game, 1, "second")).await.unwrap();
    for (statement, answer) in [
        ("UPDATE action SET line = 'better'", "append-only"),
        ("DELETE FROM action WHERE seq = 2", "append-only"),
        (
            "INSERT INTO action SELECT game_id, 4, side, line, actor, at_ms, NULL, prompt FROM action WHERE seq = 2",
            "without a gap",
        ),
        (
            "INSERT OR REPLACE INTO action SELECT game_id, 2, side, 'x', actor, at_ms, NULL, prompt FROM action \
             WHERE seq = 2",
            "without a gap",
        ),
        ("DELETE FROM game", "FOREIGN KEY"),
    ] {
        let refusal = world.run_sql(statement).await.unwrap_err();
        assert!(refusal.contains(answer), "{statement}: {refusal}");
    }
    let lines: Vec<_> = world.store.load_log(game).await.unwrap().into_iter().map(|entry| entry.line).collect();
    assert_eq!(lines, ["first", "second"]);
}

#[tokio::test]
async fn snapshots_are_a_cache_and_the_newest_counts() {
    let world = TestDatabase::new().await;
    let game = world.start_game(5).await;
    assert_eq!(world.store.load_latest_snapshot(game).await.unwrap(), None);
    for (seq, state) in [(0, "one"), (1, "two")] {
        let mut add = append(game, seq, "pass");
        add.snapshot = Some(snapshot(state));
        world.store.append(add).await.unwrap();
    }
    world.store.append(append(game, 2, "pass")).await.unwrap();
    assert_eq!(world.store.load_latest_snapshot(game).await.unwrap(), Some((Seq(2), snapshot("two"))));
    world.store.drop_snapshots(game).await.unwrap();
    assert_eq!(world.store.load_latest_snapshot(game).await.unwrap(), None);
    assert_eq!(world.store.load_log(game).await.unwrap().len(), 3);
}

#[tokio::test]
async fn a_game_can_end_without_a_last_line() {
    let world = TestDatabase::new().await;
    let game = world.start_game(5).await;
    let mut last = append(game, 0, "");
    last.entries.clear();
    last.end = Some(end("nobody came"));
    assert_eq!(world.store.append(last).await.unwrap().seq, Seq(0));
    assert_eq!(world.store.load_game(game).await.unwrap().status, Status::Over);
}
