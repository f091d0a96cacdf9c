//! Many concurrent writers.

use crate::world::{TestDatabase, append, change_at_noon, post};
use std::time::Duration;
use sztab_store::{GameId, Seq, Store, StoreError};

/// Appends a line as a player would who tries again on the new board whenever another player was faster.
async fn append_with_retries(store: &Store, game: GameId, text: String) {
    loop {
        let known = store.load_game(game).await.unwrap().last;
        let mut add = append(game, known.0, text.clone());
        add.change = change_at_noon().with_post(post(game.0.unsigned_abs(), &text));
        match store.append(add).await {
            Ok(_) => return,
            Err(StoreError::Conflict { .. }) => {}
            Err(error) => panic!("{error:?}"),
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn eight_players_in_three_sessions_never_find_the_database_locked() {
    let world = TestDatabase::new().await;
    let games = [world.start_game(5).await, world.start_game(6).await, world.start_game(7).await];
    let players = (0..8).map(|player: usize| {
        let store = world.store.clone();
        tokio::spawn(async move {
            for turn in 0..50 {
                append_with_retries(&store, games[(player + turn) % games.len()], format!("{player}.{turn}")).await;
            }
        })
    });
    for player in players.collect::<Vec<_>>() {
        player.await.unwrap();
    }

    let mut lines = Vec::new();
    for game in games {
        let log = world.store.load_log(game).await.unwrap();
        assert!(log.iter().zip(1..).all(|(entry, number)| entry.seq == Seq(number)));
        let posts = world.store.load_posts(game).await.unwrap();
        assert!(
            log.iter().map(|entry| (entry.seq, &entry.line)).eq(posts.iter().map(|post| (post.seq, &post.payload)))
        );
        lines.extend(log.into_iter().map(|entry| entry.line));
    }
    lines.sort();
    lines.dedup();
    assert_eq!(lines.len(), 400);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn handlers_dropped_midway_leave_the_writer_usable() {
    let world = TestDatabase::new().await;
    let game = world.start_game(5).await;
    for round in 0..200_u64 {
        let known = world.store.load_game(game).await.unwrap().last;
        let mut add = append(game, known.0, "half?");
        add.change = change_at_noon().with_post(post(5, "half?"));
        // A handler that its timeout drops somewhere between the first statement and the commit.
        let _ = tokio::time::timeout(Duration::from_micros(round * 10), world.store.append(add)).await;
    }
    append_with_retries(&world.store, game, "whole".to_owned()).await;
    let (log, posts) = (world.store.load_log(game).await.unwrap(), world.store.load_posts(game).await.unwrap());
    assert!(log.iter().zip(1..).all(|(entry, number)| entry.seq == Seq(number)));
    assert!(log.iter().map(|entry| entry.seq).eq(posts.iter().map(|post| post.seq)));
    assert_eq!(log.last().unwrap().line, "whole");
}
