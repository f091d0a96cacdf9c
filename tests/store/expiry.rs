//! Expiry of idle lobbies.

use crate::world::{ALICE, GUILD, NOON, World, append, player};
use sztab_game::Language;
use sztab_referee::{FactionChoice, Interaction, LobbyOptions, Place, PostKind, QUIET_DAYS, Referee, Venue};
use sztab_store::{Change, ChannelId, GameId, InteractionId, Status, UnixMs, UserId};

const DAY: i64 = 24 * 60 * 60 * 1000;

fn after(days: i64) -> UnixMs {
    UnixMs(NOON.0 + days * DAY)
}

async fn lobby(referee: &Referee, press: u64) -> GameId {
    let options = LobbyOptions::new(Language::English, Place::Here);
    let place = Venue { guild: GUILD, channel: ChannelId(5) };
    let press = Interaction { id: InteractionId(press), at: NOON };
    referee.open_lobby(place, player(ALICE), &FactionChoice::Random, &options, press).await.unwrap()
}

/// Number of updates of the lobby's message that are due.
async fn count_refreshes(referee: &Referee, game: GameId) -> usize {
    let posts = referee.store().posts(game).await.unwrap();
    posts.iter().filter(|post| post.kind == PostKind::Refresh.word() && post.channel == ChannelId(5)).count()
}

#[tokio::test]
async fn a_lobby_closes_once_after_seven_quiet_days() {
    let world = World::new().await;
    let referee = Referee::new(world.store.clone(), sztab::KINDS);
    let game = lobby(&referee, 70).await;
    assert_eq!(QUIET_DAYS, 7);
    assert_eq!(referee.expire_lobbies(UnixMs(after(7).0 - 1)).await.unwrap(), []);
    // Two processes check for expired lobbies at the same time.
    let (one, other) = tokio::join!(referee.expire_lobbies(after(7)), referee.expire_lobbies(after(7)));
    assert_eq!([one.unwrap(), other.unwrap()].concat(), [game]);
    assert_eq!(referee.expire_lobbies(after(8)).await.unwrap(), []);
    let record = world.store.game(game).await.unwrap();
    assert_eq!(record.status, Status::Cancelled);
    assert!(LobbyOptions::of(&record).unwrap().expired, "it says why");
    assert_eq!(count_refreshes(&referee, game).await, 1);
    // The channel is available again.
    lobby(&referee, 71).await;
}

#[tokio::test]
async fn whatever_happens_in_a_lobby_keeps_it_open() {
    let world = World::new().await;
    let referee = Referee::new(world.store.clone(), sztab::KINDS);
    let game = lobby(&referee, 70).await;
    referee.join(game, player(UserId(2)), Change::at(after(6))).await.unwrap();
    assert_eq!(referee.expire_lobbies(after(12)).await.unwrap(), []);
    referee.leave(game, UserId(2), Change::at(after(12))).await.unwrap();
    assert_eq!(referee.expire_lobbies(after(18)).await.unwrap(), []);
    assert_eq!(referee.expire_lobbies(after(19)).await.unwrap(), [game]);
}

#[tokio::test]
async fn only_lobbies_close_by_themselves_and_cancelled_ones_say_who_it_was() {
    let world = World::new().await;
    let referee = Referee::new(world.store.clone(), sztab::KINDS);
    let running = world.running(6).await;
    world.store.append(append(running, 0, "pass")).await.unwrap();
    let cancelled = lobby(&referee, 70).await;
    referee.call_off(cancelled, ALICE, false, Change::at(NOON)).await.unwrap();
    assert_eq!(referee.expire_lobbies(after(365)).await.unwrap(), []);
    assert_eq!(world.store.game(running).await.unwrap().status, Status::Running);
    let cancelled = world.store.game(cancelled).await.unwrap();
    assert!(!LobbyOptions::of(&cancelled).unwrap().expired);
}

#[tokio::test]
async fn a_lobby_that_cannot_be_read_frees_its_channel_all_the_same() {
    let world = World::new().await;
    let referee = Referee::new(world.store.clone(), sztab::KINDS);
    // The options of this lobby are in an unknown format.
    let game = world.lobby(5).await;
    assert_eq!(referee.expire_lobbies(after(7)).await.unwrap(), [game]);
    assert_eq!(world.store.active_in_channel(ChannelId(5)).await.unwrap(), []);
}
