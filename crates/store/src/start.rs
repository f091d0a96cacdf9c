//! Starting a game from its lobby.

use super::{
    Change, ChannelId, FactionData, GameId, Player, Seed, Seq, Store, StoreError, Tx, UserId, change, commit, faction,
    place, seat, terms,
};
use std::fmt;

/// The data fixed by a start.
#[derive(Clone, PartialEq, Eq)]
pub struct Start {
    /// The channel in which the game is played: the lobby's channel, or the thread created for the game.
    pub channel: ChannelId,
    /// The version of the rules under which the game is played to its end.
    pub rules_version: u32,
    /// The seed of the shuffle.
    pub seed: Seed,
    /// The published commitment to the seed.
    pub commitment: String,
    /// The deal, as opaque text; secret while the game runs.
    pub opening: String,
    /// The terms at the time of the deal.
    pub options: String,
    /// The player of each side, in side order. Replaces the seats of the lobby.
    pub seats: Vec<StartSeat>,
    /// The faction texts that the seats refer to; may include texts that are already stored.
    pub factions: Vec<FactionData>,
}

/// One side of a game that is starting.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StartSeat {
    /// The player of the side.
    pub player: Player,
    /// Id of the faction.
    pub faction: String,
    /// Hash of the faction's text, which is one of [`Start::factions`] or already stored.
    pub faction_hash: String,
}

impl fmt::Debug for Start {
    /// Omits the secrets of a running game.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Start")
            .field("channel", &self.channel)
            .field("rules_version", &self.rules_version)
            .field("commitment", &self.commitment)
            .field("seats", &self.seats)
            .finish_non_exhaustive()
    }
}

impl Store {
    /// Starts a game that is in its lobby. Channel, seats, faction texts, opening and the first posts are written in
    /// one transaction.
    ///
    /// # Errors
    ///
    /// [`StoreError::NotLobby`], [`StoreError::ChannelBusy`], [`StoreError::SeatsChanged`] or
    /// [`StoreError::LobbyChanged`] if the lobby has changed since the deal, [`StoreError::FactionHashReused`],
    /// [`StoreError::Duplicate`].
    pub async fn start(&self, game: GameId, start: Start, change: Change) -> Result<(), StoreError> {
        let mut tx = self.begin_write().await?;
        terms::check_lobby_change(&mut tx, game, &change).await?;
        refuse_changed_players(&mut tx, game, &start.seats).await?;
        refuse_other_terms(&mut tx, game, &start.options).await?;
        begin(&mut tx, game, &start).await?;
        change::record(&mut tx, game, Seq::OPENING, &change).await?;
        commit(tx).await
    }
}

/// Turns a lobby into a game in play.
pub(super) async fn begin(tx: &mut Tx, game: GameId, start: &Start) -> Result<(), StoreError> {
    place::move_to_channel(tx, game, start.channel).await?;
    for data in &start.factions {
        faction::insert_if_new(tx, data).await?;
    }
    assign_seats(tx, game, &start.seats).await?;
    let (version, seed) = (i64::from(start.rules_version), start.seed.0.as_slice());
    sqlx::query!(
        "UPDATE game SET status = 'running', rules_version = ?, seed = ?, commitment = ?, opening = ? WHERE id = ?",
        version,
        seed,
        start.commitment,
        start.opening,
        game.0
    )
    .execute(&mut **tx)
    .await?;
    Ok(())
}

/// True if a dealt faction satisfies the player's choice.
fn satisfies_choice(choice: Option<&str>, faction: &str) -> bool {
    choice.is_none_or(|wanted| wanted == faction || wanted == seat::ANY_FACTION)
}

/// Refuses to seat users other than the lobby's current players, or to seat them with factions other than their current
/// choices. A player who left or changed the choice while the game was being dealt would otherwise be ignored.
async fn refuse_changed_players(tx: &mut Tx, game: GameId, dealt: &[StartSeat]) -> Result<(), StoreError> {
    let seats =
        sqlx::query!("SELECT user_id, faction FROM seat WHERE game_id = ?", game.0).fetch_all(&mut **tx).await?;
    let mut agrees = seats.len() == dealt.len();
    for seat in seats {
        let user = UserId::from_column(seat.user_id)?;
        agrees &= dealt
            .iter()
            .any(|dealt| dealt.player.user == user && satisfies_choice(seat.faction.as_deref(), &dealt.faction));
    }
    if agrees { Ok(()) } else { Err(StoreError::SeatsChanged(game)) }
}

/// Refuses to start a game on terms other than those currently agreed.
async fn refuse_other_terms(tx: &mut Tx, game: GameId, dealt: &str) -> Result<(), StoreError> {
    let agreed = sqlx::query_scalar!("SELECT options FROM game WHERE id = ?", game.0).fetch_one(&mut **tx).await?;
    if agreed == dealt { Ok(()) } else { Err(StoreError::LobbyChanged(game)) }
}

async fn assign_seats(tx: &mut Tx, game: GameId, seats: &[StartSeat]) -> Result<(), StoreError> {
    sqlx::query!("DELETE FROM seat WHERE game_id = ?", game.0).execute(&mut **tx).await?;
    for (side, chosen) in (0..).zip(seats) {
        seat::insert_seat(tx, game, side, &chosen.player).await?;
        sqlx::query!(
            "UPDATE seat SET faction = ?, faction_hash = ? WHERE game_id = ? AND seat = ?",
            chosen.faction,
            chosen.faction_hash,
            game.0,
            side
        )
        .execute(&mut **tx)
        .await?;
    }
    Ok(())
}
