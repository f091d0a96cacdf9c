//! Lobbies.

use crate::refused;
use crate::world::{
    ALICE, BOB, GUILD, TestDatabase, append, change_at_noon, end, exchange, new_lobby, player, start, start_in,
};
use sztab_store::{ChannelId, GameId, GuildId, NewLobby, OpenSessions, Seq, Status, StoreError, UserId};

const CAROL: UserId = UserId(3);

#[tokio::test]
async fn a_channel_has_one_open_table_at_a_time() {
    let world = TestDatabase::new().await;
    let first = world.create_lobby(5).await;
    refused!(
        world.store.create_lobby(new_lobby(5), change_at_noon()).await,
        StoreError::ChannelBusy { channel: ChannelId(5), game } if game == first
    );
    world.create_lobby(6).await;
    world.store.start(first, start(), change_at_noon()).await.unwrap();
    refused!(world.store.create_lobby(new_lobby(5), change_at_noon()).await, StoreError::ChannelBusy { .. });
}

#[tokio::test]
async fn channels_with_games_elsewhere_allow_any_number_of_tables() {
    let world = TestDatabase::new().await;
    let open = || NewLobby { is_exclusive: false, ..new_lobby(5) };
    let first = world.store.create_lobby(open(), change_at_noon()).await.unwrap();
    let second = world.store.create_lobby(open(), change_at_noon()).await.unwrap();
    // A session that needs the channel for itself does not block the lobbies, and they do not block it.
    let here = world.create_lobby(5).await;
    let third = world.store.create_lobby(open(), change_at_noon()).await.unwrap();
    let listed: Vec<GameId> =
        world.store.load_active_games_in_channel(ChannelId(5)).await.unwrap().into_iter().map(|game| game.id).collect();
    assert_eq!(listed, [here, first, second, third]);
    // A game that is played in this channel in the end needs the channel for itself.
    let busy = world.store.start(first, start(), change_at_noon()).await;
    refused!(busy, StoreError::ChannelBusy { channel: ChannelId(5), game } if game == here);
    world.store.start(second, start_in(6), change_at_noon()).await.unwrap();
    refused!(world.store.create_lobby(new_lobby(6), change_at_noon()).await, StoreError::ChannelBusy { .. });
    world.store.cancel_lobby(here, change_at_noon()).await.unwrap();
    world.store.start(first, start(), change_at_noon()).await.unwrap();
}

#[tokio::test]
async fn a_channel_is_free_again_once_its_game_is_over_or_cancelled() {
    let world = TestDatabase::new().await;
    let cancelled = world.create_lobby(5).await;
    world.store.cancel(cancelled, change_at_noon()).await.unwrap();
    let played = world.start_game(5).await;
    let mut last = append(played, 0, "resign");
    last.end = Some(end("side 1 wins"));
    world.store.append(last).await.unwrap();
    let next = world.create_lobby(5).await;
    assert!(cancelled < played && played < next);
    assert_eq!(world.store.load_active_games_in_channel(ChannelId(5)).await.unwrap()[0].id, next);
}

#[tokio::test]
async fn the_database_enforces_one_open_table_per_channel() {
    let world = TestDatabase::new().await;
    let game = world.create_lobby(5).await;
    let second =
        "INSERT INTO game (kind, guild_id, channel_id, status, created_by, created_at_ms, updated_at_ms, options, exclusive)
                  SELECT kind, guild_id, channel_id, status, created_by, created_at_ms, updated_at_ms, options, exclusive
                  FROM game WHERE id = ";
    assert!(world.run_sql(&format!("{second}{game}")).await.unwrap_err().contains("UNIQUE"));
}

#[tokio::test]
async fn players_join_leave_and_take_the_lowest_free_seat() {
    let world = TestDatabase::new().await;
    let game = world.create_lobby(5).await;
    refused!(
        world.store.join(game, player(BOB), 3, None, change_at_noon()).await,
        StoreError::AlreadySeated { user: BOB, .. }
    );
    refused!(world.store.join(game, player(CAROL), 2, None, change_at_noon()).await, StoreError::LobbyFull(_));
    assert_eq!(world.store.join(game, player(CAROL), 3, None, change_at_noon()).await.unwrap(), 2);
    world.store.leave(game, ALICE, None, change_at_noon()).await.unwrap();
    refused!(world.store.leave(game, ALICE, None, change_at_noon()).await, StoreError::NotSeated { user: ALICE, .. });
    assert_eq!(world.store.join(game, player(ALICE), 3, None, change_at_noon()).await.unwrap(), 0);
}

#[tokio::test]
async fn only_one_of_two_users_gets_the_last_seat() {
    let world = TestDatabase::new().await;
    let game = world.create_lobby(5).await;
    let racers = (10..20).map(|user| world.store.join(game, player(UserId(user)), 3, None, change_at_noon()));
    let seated = futures::future::join_all(racers).await.into_iter().flatten().count();
    assert_eq!(seated, 1);
}

#[tokio::test]
async fn armies_and_options_are_the_latest_choices() {
    let world = TestDatabase::new().await;
    let game = world.create_lobby(5).await;
    world.store.set_faction(game, ALICE, Some("borgo"), change_at_noon()).await.unwrap();
    world.store.set_faction(game, BOB, Some("borgo"), change_at_noon()).await.unwrap();
    world.store.set_faction(game, BOB, None, change_at_noon()).await.unwrap();
    refused!(world.store.set_faction(game, CAROL, Some("borgo"), change_at_noon()).await, StoreError::NotSeated { .. });
    world.store.set_options(game, &exchange("{}", r#"{"clock":"slow"}"#), change_at_noon()).await.unwrap();
    let game = world.store.load_game(game).await.unwrap();
    assert_eq!(game.seat_of(ALICE).unwrap().faction.as_deref(), Some("borgo"));
    assert_eq!(game.seat_of(BOB).unwrap().faction, None);
    assert_eq!(game.options, r#"{"clock":"slow"}"#);
}

#[tokio::test]
async fn a_lobby_is_closed_after_the_start() {
    let world = TestDatabase::new().await;
    let game = world.start_game(5).await;
    refused!(world.store.join(game, player(CAROL), 4, None, change_at_noon()).await, StoreError::NotLobby(_));
    refused!(world.store.leave(game, ALICE, None, change_at_noon()).await, StoreError::NotLobby(_));
    refused!(world.store.set_faction(game, ALICE, None, change_at_noon()).await, StoreError::NotLobby(_));
    refused!(world.store.set_options(game, &exchange("{}", "{}"), change_at_noon()).await, StoreError::NotLobby(_));
    refused!(world.store.start(game, start(), change_at_noon()).await, StoreError::NotLobby(_));
}

#[tokio::test]
async fn a_game_that_has_ended_stays_ended() {
    let world = TestDatabase::new().await;
    let game = world.create_lobby(5).await;
    world.store.cancel(game, change_at_noon()).await.unwrap();
    refused!(world.store.cancel(game, change_at_noon()).await, StoreError::Ended(_));
    refused!(world.store.start(game, start(), change_at_noon()).await, StoreError::NotLobby(_));
    assert!(world.run_sql(&format!("UPDATE game SET status = 'lobby' WHERE id = {game}")).await.is_err());
    assert_eq!(world.store.load_game(game).await.unwrap().status, Status::Cancelled);
}

#[tokio::test]
async fn missing_rows_are_reported_as_missing() {
    let world = TestDatabase::new().await;
    let nobody = GameId(77);
    refused!(world.store.load_game(nobody).await, StoreError::NoSuchGame(GameId(77)));
    refused!(world.store.load_opening(nobody).await, StoreError::NoSuchGame(_));
    refused!(world.store.cancel(nobody, change_at_noon()).await, StoreError::NoSuchGame(_));
    refused!(world.store.append(append(nobody, 0, "pass")).await, StoreError::NoSuchGame(_));
    assert_eq!(world.store.load_active_games_in_channel(ChannelId(5)).await.unwrap(), []);
    let lobby = world.create_lobby(5).await;
    assert_eq!(world.store.load_opening(lobby).await.unwrap(), None);
    assert_eq!(world.store.load_game(lobby).await.unwrap().last, Seq::OPENING);
}

#[tokio::test]
async fn an_id_that_is_too_large_is_refused_and_never_wrapped() {
    let world = TestDatabase::new().await;
    let mut huge = new_lobby(5);
    huge.channel = ChannelId(1 << 63);
    refused!(
        world.store.create_lobby(huge, change_at_noon()).await,
        StoreError::IdOutOfRange { id: 0x8000_0000_0000_0000 }
    );
    let mut largest = new_lobby(5);
    largest.channel = ChannelId((1 << 63) - 1);
    let game = world.store.create_lobby(largest, change_at_noon()).await.unwrap();
    assert_eq!(world.store.load_game(game).await.unwrap().channel, ChannelId((1 << 63) - 1));
}

#[tokio::test]
async fn a_start_moves_the_table_to_its_channel_or_does_nothing() {
    let world = TestDatabase::new().await;
    let game = world.create_lobby(5).await;
    world.create_lobby(6).await;
    refused!(world.store.start(game, start_in(6), change_at_noon()).await, StoreError::ChannelBusy { .. });
    let record = world.store.load_game(game).await.unwrap();
    assert_eq!((record.status, record.channel), (Status::Lobby, ChannelId(5)));
    world.store.start(game, start_in(7), change_at_noon()).await.unwrap();
    let record = world.store.load_game(game).await.unwrap();
    assert_eq!((record.status, record.channel), (Status::Running, ChannelId(7)));
}

#[tokio::test]
async fn a_table_opens_with_the_army_of_its_opener() {
    let world = TestDatabase::new().await;
    let game = world
        .store
        .create_lobby(NewLobby { faction: Some("borgo".to_owned()), ..new_lobby(5) }, change_at_noon())
        .await
        .unwrap();
    let seats = world.store.load_game(game).await.unwrap().seats;
    let armies: Vec<_> = seats.iter().map(|seat| (seat.user, seat.faction.as_deref())).collect();
    assert_eq!(armies, [(ALICE, Some("borgo")), (BOB, None)]);
}

#[tokio::test]
async fn a_start_dealt_for_other_seats_is_refused() {
    let world = TestDatabase::new().await;
    let game = world.create_lobby(5).await;
    world.store.set_faction(game, ALICE, Some("borgo"), change_at_noon()).await.unwrap();
    // Alice was dealt the Hegemony before making her choice.
    refused!(world.store.start(game, start(), change_at_noon()).await, StoreError::SeatsChanged(_));
    world.store.set_faction(game, ALICE, None, change_at_noon()).await.unwrap();
    world.store.leave(game, BOB, None, change_at_noon()).await.unwrap();
    refused!(world.store.start(game, start(), change_at_noon()).await, StoreError::SeatsChanged(_));
    world.store.join(game, player(UserId(3)), 2, None, change_at_noon()).await.unwrap();
    refused!(world.store.start(game, start(), change_at_noon()).await, StoreError::SeatsChanged(_));
    assert_eq!(world.store.load_game(game).await.unwrap().status, Status::Lobby);
    world.store.leave(game, UserId(3), None, change_at_noon()).await.unwrap();
    world.store.join(game, player(BOB), 2, None, change_at_noon()).await.unwrap();
    world.store.start(game, start(), change_at_noon()).await.unwrap();
}

#[tokio::test]
async fn a_reserved_army_goes_to_its_player_on_joining() {
    let world = TestDatabase::new().await;
    let game = world.create_lobby(5).await;
    world.store.leave(game, BOB, None, change_at_noon()).await.unwrap();
    world.store.join(game, player(CAROL), 2, Some("moloch"), change_at_noon()).await.unwrap();
    assert_eq!(world.store.load_game(game).await.unwrap().seat_of(CAROL).unwrap().faction.as_deref(), Some("moloch"));
}

#[tokio::test]
async fn a_host_has_a_limited_number_of_lobbies_at_a_time() {
    let world = TestDatabase::new().await;
    let limited = |channel| NewLobby {
        limit: Some(OpenSessions { lobbies: 2, by_user: 9, in_guild: 9, against: None }),
        ..new_lobby(channel)
    };
    let first = world.store.create_lobby(limited(5), change_at_noon()).await.unwrap();
    let second = world.store.create_lobby(limited(6), change_at_noon()).await.unwrap();
    refused!(
        world.store.create_lobby(limited(7), change_at_noon()).await,
        StoreError::TooManyLobbies { user: ALICE, games } if games == [first, second]
    );
    // Other users' lobbies do not count, and neither do games that have begun or were cancelled.
    let others = NewLobby { created_by: BOB, ..limited(7) };
    world.store.create_lobby(others, change_at_noon()).await.unwrap();
    world.store.start(first, start(), change_at_noon()).await.unwrap();
    world.store.create_lobby(limited(8), change_at_noon()).await.unwrap();
    refused!(world.store.create_lobby(limited(9), change_at_noon()).await, StoreError::TooManyLobbies { .. });
    world.store.cancel(second, change_at_noon()).await.unwrap();
    world.store.create_lobby(limited(9), change_at_noon()).await.unwrap();
}

#[tokio::test]
async fn a_user_and_a_server_have_a_limited_number_of_open_tables() {
    let world = TestDatabase::new().await;
    let limit = OpenSessions { lobbies: 9, by_user: 2, in_guild: 3, against: None };
    let limited = |channel| NewLobby { limit: Some(limit), ..new_lobby(channel) };
    let by_bob = |channel| NewLobby { created_by: BOB, ..limited(channel) };
    let first = world.store.create_lobby(limited(5), change_at_noon()).await.unwrap();
    world.store.start(first, start(), change_at_noon()).await.unwrap();
    world.store.create_lobby(limited(6), change_at_noon()).await.unwrap();
    // Games in progress count as well.
    refused!(
        world.store.create_lobby(limited(7), change_at_noon()).await,
        StoreError::TooManySessions { user: ALICE, open: 2 }
    );
    world.store.create_lobby(by_bob(7), change_at_noon()).await.unwrap();
    refused!(
        world.store.create_lobby(by_bob(8), change_at_noon()).await,
        StoreError::GuildFull { guild: GUILD, open: 3 }
    );
    let elsewhere = NewLobby { guild: GuildId(GUILD.0 + 1), ..by_bob(8) };
    world.store.create_lobby(elsewhere, change_at_noon()).await.unwrap();
    world.store.cancel(first, change_at_noon()).await.unwrap();
    world.store.create_lobby(limited(9), change_at_noon()).await.unwrap();
}

#[tokio::test]
async fn the_last_game_of_a_channel_is_the_last_finished_one() {
    let world = TestDatabase::new().await;
    let last = async || world.store.load_last_finished_game(GUILD, ChannelId(5)).await.unwrap().map(|game| game.id);
    let ended = async || {
        let game = world.start_game(5).await;
        let mut last = append(game, 0, "resign");
        last.end = Some(end("side 1 wins"));
        world.store.append(last).await.unwrap();
        game
    };
    assert_eq!(last().await, None);
    ended().await;
    let second = ended().await;
    let cancelled = world.create_lobby(5).await;
    world.store.cancel(cancelled, change_at_noon()).await.unwrap();
    world.start_game(6).await;
    assert_eq!(last().await, Some(second));
}

#[tokio::test]
async fn a_late_press_does_not_cancel_a_table_that_has_begun() {
    let world = TestDatabase::new().await;
    let running = world.start_game(6).await;
    assert!(matches!(world.store.cancel_lobby(running, change_at_noon()).await, Err(StoreError::NotLobby(_))));
    assert_eq!(world.store.load_game(running).await.unwrap().status, Status::Running);
    let lobby = world.create_lobby(7).await;
    world.store.cancel_lobby(lobby, change_at_noon()).await.unwrap();
    assert_eq!(world.store.load_game(lobby).await.unwrap().status, Status::Cancelled);
}
