//! Starting games, and finding them again.

use crate::refused;
use crate::world::{ALICE, BOB, GUILD, TestDatabase, change_at_noon, new_lobby, player, post, start, start_in};
use sztab_store::{GuildId, Status, StoreError, UserId};

#[tokio::test]
async fn a_start_fixes_everything_at_once() {
    let world = TestDatabase::new().await;
    let game = world.create_lobby(5).await;
    world.store.start(game, start(), change_at_noon().with_post(post(5, "first turn"))).await.unwrap();
    let started = world.store.load_game(game).await.unwrap();
    assert_eq!(started.status, Status::Running);
    let fixed = started.started.unwrap();
    assert_eq!((fixed.rules_version, fixed.seed, fixed.commitment), (3, start().seed, start().commitment));
    let sides: Vec<_> = started.seats.iter().map(|seat| (seat.seat, seat.user, seat.faction.as_deref())).collect();
    assert_eq!(sides, [(0, BOB, Some("borgo")), (1, ALICE, Some("hegemony"))]);
    assert_eq!(world.store.load_opening(game).await.unwrap(), Some(start().opening));
    let hash = started.seats[0].faction_hash.as_deref().unwrap();
    assert_eq!(world.store.load_faction(hash).await.unwrap().unwrap(), start().factions[0]);
    assert_eq!(world.store.load_posts(game).await.unwrap().len(), 1);
}

#[tokio::test]
async fn a_failed_start_leaves_the_lobby_unchanged() {
    let world = TestDatabase::new().await;
    let game = world.create_lobby(5).await;
    let before = world.store.load_game(game).await.unwrap();
    let owing = || change_at_noon().with_post(post(5, "first turn"));

    let mut twice = start();
    twice.seats[1].player = player(BOB);
    refused!(world.store.start(game, twice, owing()).await, StoreError::SeatsChanged(_));
    let mut unknown = start();
    unknown.factions.clear();
    assert!(world.store.start(game, unknown, owing()).await.is_err());

    assert_eq!(world.store.load_game(game).await.unwrap(), before);
    assert_eq!(world.store.load_posts(game).await.unwrap(), []);
    assert_eq!(world.store.load_faction("hash of borgo").await.unwrap(), None);
}

#[tokio::test]
async fn army_data_is_stored_as_it_was_played() {
    let world = TestDatabase::new().await;
    world.start_game(5).await;
    let other = world.create_lobby(6).await;
    let mut changed = start_in(6);
    changed.factions[0].source.push_str("\ntoughness = 9");
    let started = world.store.start(other, changed, change_at_noon()).await;
    refused!(started, StoreError::FactionHashReused(hash) if hash == "hash of borgo");
    // Another army from the same file may be played.
    let mut same = start_in(6);
    same.factions[0].faction = "troglodytes".to_owned();
    world.store.start(other, same, change_at_noon()).await.unwrap();
    assert!(world.run_sql("UPDATE faction_data SET source = ''").await.unwrap_err().contains("kept as it was played"));
}

#[tokio::test]
async fn the_data_of_a_start_never_changes() {
    let world = TestDatabase::new().await;
    let game = world.start_game(5).await;
    for change in ["seed = zeroblob(32)", "opening = '{}'", "commitment = ''", "rules_version = 4"] {
        let answer = world.run_sql(&format!("UPDATE game SET {change} WHERE id = {game}")).await;
        assert!(answer.unwrap_err().contains("never changes"), "{change}");
    }
}

#[tokio::test]
async fn a_restart_finds_the_games_to_resume() {
    let mut world = TestDatabase::new().await;
    let (first, second, third) = (world.start_game(5).await, world.create_lobby(6).await, world.create_lobby(7).await);
    world.store.cancel(second, change_at_noon()).await.unwrap();
    world.reopen().await;
    let found: Vec<_> = world.store.load_active_games().await.unwrap().into_iter().map(|game| game.id).collect();
    assert_eq!(found, [first, third]);
}

#[tokio::test]
async fn games_are_found_by_user_and_by_server_newest_first() {
    let world = TestDatabase::new().await;
    let (first, second) = (world.start_game(5).await, world.create_lobby(6).await);
    let mut elsewhere = new_lobby(7);
    elsewhere.guild = GuildId(901);
    elsewhere.players = vec![player(ALICE)];
    let third = world.store.create_lobby(elsewhere, change_at_noon()).await.unwrap();
    let ids = |games: Vec<sztab_store::Game>| games.into_iter().map(|game| game.id).collect::<Vec<_>>();
    assert_eq!(ids(world.store.load_games_of_user(ALICE, 10).await.unwrap()), [third, second, first]);
    assert_eq!(ids(world.store.load_games_of_user(BOB, 10).await.unwrap()), [second, first]);
    assert_eq!(ids(world.store.load_games_of_user(ALICE, 1).await.unwrap()), [third]);
    assert_eq!(ids(world.store.load_games_in_guild(GUILD, 10).await.unwrap()), [second, first]);
    assert_eq!(world.store.load_games_of_user(UserId(9), 10).await.unwrap(), []);
}

#[tokio::test]
async fn a_game_number_is_never_used_twice() {
    let mut world = TestDatabase::new().await;
    let game = world.create_lobby(5).await;
    world.run_sql(&format!("DELETE FROM seat WHERE game_id = {game}")).await.unwrap();
    world.run_sql(&format!("DELETE FROM game WHERE id = {game}")).await.unwrap();
    world.reopen().await;
    assert!(world.create_lobby(5).await > game);
}

#[test]
fn secrets_are_not_printed() {
    let printed = format!("{:?}", start());
    assert!(!printed.contains("piles") && !printed.contains("[7, 7"), "{printed}");
    assert_eq!(format!("{:?}", start().seed), "Seed(..)");
}
