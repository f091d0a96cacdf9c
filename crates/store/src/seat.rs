//! Taking and leaving seats, and choosing factions.

use super::column::read_u8;
use super::{
    AppendToSeason, Change, GameId, Player, Reseating, Seq, Store, StoreError, TermsSwap, Tx, UserId, change, commit,
    load, season_log, terms,
};

/// The keyword for a faction drawn at random at the start. No faction has it as its id.
pub const ANY_FACTION: &str = "random";

impl Store {
    /// Gives a user the lowest free seat among `0..seats`, with a faction if one is reserved there. Returns the seat.
    ///
    /// # Errors
    ///
    /// [`StoreError::LobbyFull`], [`StoreError::AlreadySeated`], [`StoreError::NotLobby`], [`StoreError::Duplicate`].
    pub async fn join(
        &self,
        game: GameId,
        player: Player,
        seats: u8,
        faction: Option<&str>,
        change: Change,
    ) -> Result<u8, StoreError> {
        let mut tx = self.begin_write().await?;
        terms::check_lobby_change(&mut tx, game, &change).await?;
        let seat = take_free_seat(&mut tx, game, &player, seats).await?;
        set_faction_choice(&mut tx, game, player.user, faction).await?;
        change::record(&mut tx, game, Seq::OPENING, &change).await?;
        commit(tx).await?;
        Ok(seat)
    }

    /// Gives a user the lowest free seat among `0..seats`, and replaces the agreed terms in the same change. Returns
    /// the seat.
    ///
    /// # Errors
    ///
    /// As [`Store::join`], and [`StoreError::LobbyChanged`] if the terms are not the expected ones.
    pub async fn join_by_terms(
        &self,
        game: GameId,
        player: Player,
        seats: u8,
        exchange: &TermsSwap,
        change: Change,
    ) -> Result<u8, StoreError> {
        let mut tx = self.begin_write().await?;
        terms::check_lobby_change(&mut tx, game, &change).await?;
        terms::swap_terms(&mut tx, game, exchange).await?;
        let seat = take_free_seat(&mut tx, game, &player, seats).await?;
        change::record(&mut tx, game, Seq::OPENING, &change).await?;
        commit(tx).await?;
        Ok(seat)
    }

    /// Frees a user's seat. The other players keep their seats. An exchange may withdraw the terms agreed with that
    /// user.
    ///
    /// # Errors
    ///
    /// [`StoreError::NotSeated`], [`StoreError::NotLobby`], [`StoreError::LobbyChanged`], [`StoreError::Duplicate`].
    pub async fn leave(
        &self,
        game: GameId,
        user: UserId,
        exchange: Option<&TermsSwap>,
        change: Change,
    ) -> Result<(), StoreError> {
        let mut tx = self.begin_write().await?;
        if !leave(&mut tx, game, user, exchange, &change).await? {
            return Err(StoreError::NotSeated { game, user });
        }
        commit(tx).await
    }

    /// Reassigns the seats of a lobby. The players keep their factions.
    ///
    /// # Errors
    ///
    /// [`StoreError::NotLobby`], [`StoreError::LobbyChanged`] if the terms are not the expected ones,
    /// [`StoreError::SeatsChanged`] if the seats are not the expected ones, [`StoreError::Duplicate`].
    pub async fn reseat(&self, game: GameId, anew: &Reseating, change: Change) -> Result<(), StoreError> {
        let mut tx = self.begin_write().await?;
        terms::check_lobby_change(&mut tx, game, &change).await?;
        terms::swap_terms(&mut tx, game, &anew.exchange).await?;
        let rows = sqlx::query!("SELECT seat, user_id, name, faction FROM seat WHERE game_id = ?", game.0)
            .fetch_all(&mut *tx)
            .await?;
        let mut found = Vec::new();
        for row in rows {
            let player = Player { user: UserId::from_column(row.user_id)?, name: row.name };
            found.push((read_u8("seat", row.seat)?, player, row.faction));
        }
        let is_as_seen = |(seat, player, _): &(u8, Player, _)| anew.before.contains(&(player.user, *seat));
        if found.len() != anew.before.len() || !found.iter().all(is_as_seen) {
            return Err(StoreError::SeatsChanged(game));
        }
        sqlx::query!("DELETE FROM seat WHERE game_id = ?", game.0).execute(&mut *tx).await?;
        for (before, player, faction) in &found {
            let after = anew.after.iter().find(|(user, _)| *user == player.user).map_or(*before, |(_, seat)| *seat);
            insert_seat(&mut tx, game, after, player).await?;
            set_faction_choice(&mut tx, game, player.user, faction.as_deref()).await?;
        }
        for (player, seat) in &anew.joining {
            insert_seat(&mut tx, game, *seat, player).await?;
        }
        change::record(&mut tx, game, Seq::OPENING, &change).await?;
        commit(tx).await
    }

    /// Records a user's choice of faction; `None` for no choice. The caller decides whether two users may choose the
    /// same faction.
    ///
    /// # Errors
    ///
    /// [`StoreError::NotSeated`], [`StoreError::NotLobby`], [`StoreError::Duplicate`].
    pub async fn set_faction(
        &self,
        game: GameId,
        user: UserId,
        faction: Option<&str>,
        change: Change,
    ) -> Result<(), StoreError> {
        let mut tx = self.begin_write().await?;
        terms::check_lobby_change(&mut tx, game, &change).await?;
        if !set_faction_choice(&mut tx, game, user, faction).await? {
            return Err(StoreError::NotSeated { game, user });
        }
        change::record(&mut tx, game, Seq::OPENING, &change).await?;
        commit(tx).await
    }
}

impl Store {
    /// Hands the seat of one user over to another while the game is in play.
    ///
    /// # Errors
    ///
    /// [`StoreError::NotRunning`], [`StoreError::NotSeated`], [`StoreError::AlreadySeated`], [`StoreError::Conflict`]
    /// if the log has grown, [`StoreError::Duplicate`].
    pub async fn hand_over(
        &self,
        game: GameId,
        from: UserId,
        to: &Player,
        expected: Seq,
        change: Change,
    ) -> Result<(), StoreError> {
        let mut tx = self.begin_write().await?;
        change::refuse_repeated_press(&mut tx, &change).await?;
        hand_over(&mut tx, &HandOver { game, from, to: to.clone(), expected, change }).await?;
        commit(tx).await
    }

    /// Appends to a season's log the lines that record that an entry passes to another user, and hands over the seats
    /// of the entry's games, in one transaction. Returns the number of the last line.
    ///
    /// # Errors
    ///
    /// The errors of [`Store::append_to_season`] and [`Store::hand_over`]; [`StoreError::SeasonMovedOn`] also if a game
    /// has begun that the caller has not seen.
    pub async fn hand_over_entry(&self, append: &AppendToSeason, entry: &EntryHandOver) -> Result<u64, StoreError> {
        let mut tx = self.begin_write().await?;
        change::refuse_repeated_press(&mut tx, &append.change).await?;
        let (season, expected) = (append.season, append.expected);
        let last = season_log::append_in(&mut tx, append).await?;
        let newest = sqlx::query_scalar!(
            r#"SELECT coalesce(max(game_id), 0) AS "last!: i64" FROM match_game WHERE season_id = ?"#,
            season.0
        )
        .fetch_one(&mut *tx)
        .await?;
        if newest != entry.newest.map_or(0, |game| game.0) {
            return Err(StoreError::SeasonMovedOn { season, expected });
        }
        for seat in &entry.seats {
            hand_over(&mut tx, seat).await?;
        }
        commit(tx).await?;
        Ok(last)
    }
}

/// The seats of an entry that passes to another user.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EntryHandOver {
    /// The newest game of the season's matches known to the caller.
    pub newest: Option<GameId>,
    pub seats: Vec<HandOver>,
}

/// A seat to hand over to another user while the game is in play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HandOver {
    pub game: GameId,
    /// The user who has the seat.
    pub from: UserId,
    /// The user who receives the seat.
    pub to: Player,
    /// The last line known to the caller.
    pub expected: Seq,
    /// Time, press, posts, jobs and the game's clock.
    pub change: Change,
}

async fn hand_over(tx: &mut Tx, HandOver { game, from, to, expected, change }: &HandOver) -> Result<(), StoreError> {
    let found = load::require_running(tx, *game).await?;
    if found != *expected {
        return Err(StoreError::Conflict { expected: *expected, found });
    }
    let taken = load_taken_seats(tx, *game).await?;
    if taken.iter().any(|(_, user)| *user == to.user) {
        return Err(StoreError::AlreadySeated { game: *game, user: to.user });
    }
    let done = sqlx::query!(
        "UPDATE seat SET user_id = ?, name = ? WHERE game_id = ? AND user_id = ?",
        to.user,
        to.name,
        game.0,
        from
    )
    .execute(&mut **tx)
    .await?;
    if done.rows_affected() == 0 {
        return Err(StoreError::NotSeated { game: *game, user: *from });
    }
    // Standing orders belong to the seat: any that the user left from an earlier time in the session no longer apply.
    sqlx::query!("DELETE FROM standing_order WHERE game_id = ? AND user_id = ?", game.0, to.user)
        .execute(&mut **tx)
        .await?;
    sqlx::query!("UPDATE standing_order SET user_id = ? WHERE game_id = ? AND user_id = ?", to.user, game.0, from)
        .execute(&mut **tx)
        .await?;
    change::record(tx, *game, found, change).await
}

/// Frees the seat of a user in a lobby, and replaces the terms if new ones are passed. Returns whether the user had a
/// seat.
pub(super) async fn leave(
    tx: &mut Tx,
    game: GameId,
    user: UserId,
    exchange: Option<&TermsSwap>,
    change: &Change,
) -> Result<bool, StoreError> {
    terms::check_lobby_change(tx, game, change).await?;
    let done =
        sqlx::query!("DELETE FROM seat WHERE game_id = ? AND user_id = ?", game.0, user).execute(&mut **tx).await?;
    if let Some(exchange) = exchange {
        terms::swap_terms(tx, game, exchange).await?;
    }
    change::record(tx, game, Seq::OPENING, change).await?;
    Ok(done.rows_affected() > 0)
}

/// The taken seats and their users.
async fn load_taken_seats(tx: &mut Tx, game: GameId) -> Result<Vec<(u8, UserId)>, StoreError> {
    sqlx::query!("SELECT seat, user_id FROM seat WHERE game_id = ?", game.0)
        .fetch_all(&mut **tx)
        .await?
        .into_iter()
        .map(|row| Ok((read_u8("seat", row.seat)?, UserId::from_column(row.user_id)?)))
        .collect()
}

/// Records a user's choice of faction. Returns whether the user has a seat.
pub(super) async fn set_faction_choice(
    tx: &mut Tx,
    game: GameId,
    user: UserId,
    faction: Option<&str>,
) -> Result<bool, StoreError> {
    let done = sqlx::query!("UPDATE seat SET faction = ? WHERE game_id = ? AND user_id = ?", faction, game.0, user)
        .execute(&mut **tx)
        .await?;
    Ok(done.rows_affected() > 0)
}

/// Gives a user the lowest free seat among `0..seats`.
async fn take_free_seat(tx: &mut Tx, game: GameId, player: &Player, seats: u8) -> Result<u8, StoreError> {
    let taken = load_taken_seats(tx, game).await?;
    if taken.iter().any(|(_, user)| *user == player.user) {
        return Err(StoreError::AlreadySeated { game, user: player.user });
    }
    let free = (0..seats).find(|seat| taken.iter().all(|(taken, _)| taken != seat));
    let seat = free.ok_or(StoreError::LobbyFull(game))?;
    insert_seat(tx, game, seat, player).await?;
    Ok(seat)
}

/// Inserts a seat. Refuses a user who already has another seat in the session.
pub(super) async fn insert_seat(tx: &mut Tx, game: GameId, seat: u8, player: &Player) -> Result<(), StoreError> {
    let done = sqlx::query!(
        "INSERT INTO seat (game_id, seat, user_id, name) VALUES (?, ?, ?, ?) ON CONFLICT (game_id, user_id) DO NOTHING",
        game.0,
        seat,
        player.user,
        player.name
    )
    .execute(&mut **tx)
    .await?;
    if done.rows_affected() == 0 {
        return Err(StoreError::AlreadySeated { game, user: player.user });
    }
    Ok(())
}
