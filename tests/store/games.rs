//! Starting games, and finding them again.

use crate::refused;
use crate::world::{ALICE, BOB, GUILD, World, lobby, now, player, post, start, start_in};
use sztab_store::{GuildId, Status, StoreError, UserId};

#[tokio::test]
async fn a_start_fixes_everything_at_once() {
    let world = World::new().await;
    let game = world.lobby(5).await;
    world.store.start(game, start(), now().with_post(post(5, "first turn"))).await.unwrap();
    let started = world.store.game(game).await.unwrap();
    assert_eq!(started.status, Status::Running);
    let fixed = started.started.unwrap();
    assert_eq!((fixed.rules_version, fixed.seed, fixed.commitment), (3, start().seed, start().commitment));
    let sides: Vec<_> = started.seats.iter().map(|seat| (seat.seat, seat.user, seat.faction.as_deref())).collect();
    assert_eq!(sides, [(0, BOB, Some("borgo")), (1, ALICE, Some("hegemony"))]);
    assert_eq!(world.store.opening(game).await.unwrap(), Some(start().opening));
    let hash = started.seats[0].faction_hash.as_deref().unwrap();
    assert_eq!(world.store.faction_source(hash).await.unwrap().unwrap(), start().factions[0]);
    assert_eq!(world.store.posts(game).await.unwrap().len(), 1);
}

#[tokio::test]
async fn a_start_that_fails_leaves_the_lobby_as_it_was() {
    let world = World::new().await;
    let game = world.lobby(5).await;
    let before = world.store.game(game).await.unwrap();
    let owing = || now().with_post(post(5, "first turn"));

    let mut twice = start();
    twice.seats[1].player = player(BOB);
    refused!(world.store.start(game, twice, owing()).await, StoreError::SeatsChanged(_));
    let mut unknown = start();
    unknown.factions.clear();
    assert!(world.store.start(game, unknown, owing()).await.is_err());

    assert_eq!(world.store.game(game).await.unwrap(), before);
    assert_eq!(world.store.posts(game).await.unwrap(), []);
    assert_eq!(world.store.faction_source("hash of borgo").await.unwrap(), None);
}

#[tokio::test]
async fn army_data_is_kept_as_it_was_played() {
    let world = World::new().await;
    world.running(5).await;
    let other = world.lobby(6).await;
    let mut changed = start_in(6);
    changed.factions[0].source.push_str("\ntoughness = 9");
    let started = world.store.start(other, changed, now()).await;
    refused!(started, StoreError::FactionHashReused(hash) if hash == "hash of borgo");
    // Another army from the same file may be played.
    let mut same = start_in(6);
    same.factions[0].faction = "troglodytes".to_owned();
    world.store.start(other, same, now()).await.unwrap();
    assert!(world.run("UPDATE faction_data SET source = ''").await.unwrap_err().contains("kept as it was played"));
}

#[tokio::test]
async fn what_a_game_was_started_with_never_changes() {
    let world = World::new().await;
    let game = world.running(5).await;
    for change in ["seed = zeroblob(32)", "opening = '{}'", "commitment = ''", "rules_version = 4"] {
        let answer = world.run(&format!("UPDATE game SET {change} WHERE id = {game}")).await;
        assert!(answer.unwrap_err().contains("never changes"), "{change}");
    }
}

#[tokio::test]
async fn a_restart_finds_the_games_to_take_up() {
    let mut world = World::new().await;
    let (first, second, third) = (world.running(5).await, world.lobby(6).await, world.lobby(7).await);
    world.store.cancel(second, now()).await.unwrap();
    world.reopen().await;
    let found: Vec<_> = world.store.active_games().await.unwrap().into_iter().map(|game| game.id).collect();
    assert_eq!(found, [first, third]);
}

#[tokio::test]
async fn games_are_found_by_user_and_by_server_newest_first() {
    let world = World::new().await;
    let (first, second) = (world.running(5).await, world.lobby(6).await);
    let mut elsewhere = lobby(7);
    elsewhere.guild = GuildId(901);
    elsewhere.players = vec![player(ALICE)];
    let third = world.store.create_lobby(elsewhere, now()).await.unwrap();
    let ids = |games: Vec<sztab_store::Game>| games.into_iter().map(|game| game.id).collect::<Vec<_>>();
    assert_eq!(ids(world.store.games_of_user(ALICE, 10).await.unwrap()), [third, second, first]);
    assert_eq!(ids(world.store.games_of_user(BOB, 10).await.unwrap()), [second, first]);
    assert_eq!(ids(world.store.games_of_user(ALICE, 1).await.unwrap()), [third]);
    assert_eq!(ids(world.store.games_in_guild(GUILD, 10).await.unwrap()), [second, first]);
    assert_eq!(world.store.games_of_user(UserId(9), 10).await.unwrap(), []);
}

#[tokio::test]
async fn a_game_number_is_never_used_twice() {
    let mut world = World::new().await;
    let game = world.lobby(5).await;
    world.run(&format!("DELETE FROM seat WHERE game_id = {game}")).await.unwrap();
    world.run(&format!("DELETE FROM game WHERE id = {game}")).await.unwrap();
    world.reopen().await;
    assert!(world.lobby(5).await > game);
}

#[test]
fn secrets_do_not_print_themselves() {
    let printed = format!("{:?}", start());
    assert!(!printed.contains("piles") && !printed.contains("[7, 7"), "{printed}");
    assert_eq!(format!("{:?}", start().seed), "Seed(..)");
}
