//! Checks that the database refuses rows that the store itself would never write.

use crate::world::World;

#[tokio::test]
async fn a_game_cannot_run_without_an_opening_or_be_over_without_a_result() {
    let world = World::new().await;
    let lobby = world.lobby(5).await;
    assert!(world.run(&format!("UPDATE game SET status = 'running' WHERE id = {lobby}")).await.is_err());
    let running = world.running(6).await;
    assert!(world.run(&format!("UPDATE game SET status = 'over' WHERE id = {running}")).await.is_err());
    assert!(world.run(&format!("UPDATE game SET result = 'won' WHERE id = {running}")).await.is_err());
    assert!(world.run(&format!("UPDATE game SET status = 'paused' WHERE id = {running}")).await.is_err());
}

#[tokio::test]
async fn nobody_sits_twice_at_a_table_or_at_a_table_that_is_not_there() {
    let world = World::new().await;
    let game = world.lobby(5).await;
    let seat = |game: i64, seat: u8, user: u64| {
        format!("INSERT INTO seat (game_id, seat, user_id, name) VALUES ({game}, {seat}, {user}, 'x')")
    };
    assert!(world.run(&seat(game.0, 2, 1)).await.unwrap_err().contains("UNIQUE"));
    assert!(world.run(&seat(game.0, 1, 3)).await.unwrap_err().contains("UNIQUE"));
    assert!(world.run(&seat(99, 0, 3)).await.unwrap_err().contains("FOREIGN KEY"));
}

#[tokio::test]
async fn a_nonce_belongs_to_one_post_and_fits_discord() {
    let world = World::new().await;
    let game = world.running(5).await;
    let post = |nonce: &str| {
        format!(
            "INSERT INTO post (game_id, seq, kind, channel_id, payload, live, nonce, next_try_ms, created_at_ms,
                               since)
             VALUES ({game}, 0, 'turn', 5, '', 0, '{nonce}', 0, 0, 1)"
        )
    };
    world.run(&post("a")).await.unwrap();
    assert!(world.run(&post("a")).await.unwrap_err().contains("UNIQUE"));
    assert!(world.run(&post(&"b".repeat(26))).await.unwrap_err().contains("CHECK"));
}
