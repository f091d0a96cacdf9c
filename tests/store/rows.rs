//! Checks that the database refuses rows that the store itself would never write.

use crate::world::TestDatabase;

#[tokio::test]
async fn a_game_needs_an_opening_to_run_and_a_result_to_be_over() {
    let world = TestDatabase::new().await;
    let lobby = world.create_lobby(5).await;
    assert!(world.run_sql(&format!("UPDATE game SET status = 'running' WHERE id = {lobby}")).await.is_err());
    let running = world.start_game(6).await;
    assert!(world.run_sql(&format!("UPDATE game SET status = 'over' WHERE id = {running}")).await.is_err());
    assert!(world.run_sql(&format!("UPDATE game SET result = 'won' WHERE id = {running}")).await.is_err());
    assert!(world.run_sql(&format!("UPDATE game SET status = 'paused' WHERE id = {running}")).await.is_err());
}

#[tokio::test]
async fn a_user_has_one_seat_per_session_and_the_session_must_exist() {
    let world = TestDatabase::new().await;
    let game = world.create_lobby(5).await;
    let seat = |game: i64, seat: u8, user: u64| {
        format!("INSERT INTO seat (game_id, seat, user_id, name) VALUES ({game}, {seat}, {user}, 'x')")
    };
    assert!(world.run_sql(&seat(game.0, 2, 1)).await.unwrap_err().contains("UNIQUE"));
    assert!(world.run_sql(&seat(game.0, 1, 3)).await.unwrap_err().contains("UNIQUE"));
    assert!(world.run_sql(&seat(99, 0, 3)).await.unwrap_err().contains("FOREIGN KEY"));
}

#[tokio::test]
async fn a_nonce_belongs_to_one_post_and_fits_discord() {
    let world = TestDatabase::new().await;
    let game = world.start_game(5).await;
    let post = |nonce: &str| {
        format!(
            "INSERT INTO post (game_id, seq, kind, channel_id, payload, live, nonce, next_try_ms, created_at_ms,
                               since)
             VALUES ({game}, 0, 'turn', 5, '', 0, '{nonce}', 0, 0, 1)"
        )
    };
    world.run_sql(&post("a")).await.unwrap();
    assert!(world.run_sql(&post("a")).await.unwrap_err().contains("UNIQUE"));
    assert!(world.run_sql(&post(&"b".repeat(26))).await.unwrap_err().contains("CHECK"));
}
