//! Expiry of idle lobbies.

use crate::world::{ALICE, GUILD, NOON, TestDatabase, append, player};
use sztab_game::Language;
use sztab_referee::{FactionChoice, IDLE_LOBBY_DAYS, Interaction, LobbyOptions, Place, PostKind, Referee, Venue};
use sztab_store::{Change, ChannelId, GameId, InteractionId, Status, UnixMs, UserId};

const DAY_MS: i64 = 24 * 60 * 60 * 1000;

fn after_days(days: i64) -> UnixMs {
    UnixMs(NOON.0 + days * DAY_MS)
}

async fn open_lobby(referee: &Referee, press: u64) -> GameId {
    let options = LobbyOptions::new(Language::English, Place::Here);
    let place = Venue { guild: GUILD, channel: ChannelId(5) };
    let press = Interaction { id: InteractionId(press), at: NOON };
    referee.open_lobby(place, player(ALICE), &FactionChoice::Random, &options, press).await.unwrap()
}

/// Number of updates of the lobby's message that are due.
async fn count_refreshes(referee: &Referee, game: GameId) -> usize {
    let posts = referee.store().load_posts(game).await.unwrap();
    posts.iter().filter(|post| post.kind == PostKind::Refresh.key() && post.channel == ChannelId(5)).count()
}

#[tokio::test]
async fn a_lobby_closes_once_after_seven_quiet_days() {
    let world = TestDatabase::new().await;
    let referee = Referee::new(world.store.clone(), sztab::KINDS);
    let game = open_lobby(&referee, 70).await;
    assert_eq!(IDLE_LOBBY_DAYS, 7);
    assert_eq!(referee.expire_lobbies(UnixMs(after_days(7).0 - 1)).await.unwrap(), []);
    // Two processes check for expired lobbies at the same time.
    let (one, other) = tokio::join!(referee.expire_lobbies(after_days(7)), referee.expire_lobbies(after_days(7)));
    assert_eq!([one.unwrap(), other.unwrap()].concat(), [game]);
    assert_eq!(referee.expire_lobbies(after_days(8)).await.unwrap(), []);
    let record = world.store.load_game(game).await.unwrap();
    assert_eq!(record.status, Status::Cancelled);
    assert!(LobbyOptions::from_record(&record).unwrap().expired, "it says why");
    assert_eq!(count_refreshes(&referee, game).await, 1);
    // The channel is available again.
    open_lobby(&referee, 71).await;
}

#[tokio::test]
async fn any_activity_keeps_a_lobby_open() {
    let world = TestDatabase::new().await;
    let referee = Referee::new(world.store.clone(), sztab::KINDS);
    let game = open_lobby(&referee, 70).await;
    referee.join(game, player(UserId(2)), Change::at(after_days(6))).await.unwrap();
    assert_eq!(referee.expire_lobbies(after_days(12)).await.unwrap(), []);
    referee.leave(game, UserId(2), Change::at(after_days(12))).await.unwrap();
    assert_eq!(referee.expire_lobbies(after_days(18)).await.unwrap(), []);
    assert_eq!(referee.expire_lobbies(after_days(19)).await.unwrap(), [game]);
}

#[tokio::test]
async fn only_lobbies_expire_and_cancelled_ones_name_the_user() {
    let world = TestDatabase::new().await;
    let referee = Referee::new(world.store.clone(), sztab::KINDS);
    let running = world.start_game(6).await;
    world.store.append(append(running, 0, "pass")).await.unwrap();
    let cancelled = open_lobby(&referee, 70).await;
    referee.call_off(cancelled, ALICE, false, Change::at(NOON)).await.unwrap();
    assert_eq!(referee.expire_lobbies(after_days(365)).await.unwrap(), []);
    assert_eq!(world.store.load_game(running).await.unwrap().status, Status::Running);
    let cancelled = world.store.load_game(cancelled).await.unwrap();
    assert!(!LobbyOptions::from_record(&cancelled).unwrap().expired);
}

#[tokio::test]
async fn an_unreadable_lobby_still_frees_its_channel() {
    let world = TestDatabase::new().await;
    let referee = Referee::new(world.store.clone(), sztab::KINDS);
    // The options of this lobby are in an unknown format.
    let game = world.create_lobby(5).await;
    assert_eq!(referee.expire_lobbies(after_days(7)).await.unwrap(), [game]);
    assert_eq!(world.store.load_active_games_in_channel(ChannelId(5)).await.unwrap(), []);
}
