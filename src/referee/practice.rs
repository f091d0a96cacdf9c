//! Practice: one person plays both sides of a table, with real rules and nothing at stake.
//!
//! The second seat is that of a stand-in, a user whom Discord does not have. Who acts for the stand-in is said in
//! [`Table::player`] and [`Table::side_of`] alone, so that another opponent can take over the seat.

use crate::games::{Kind, Language, SeatFile};
use crate::store::{ChannelId, Game as Record, GameId, GuildId, Player, UserId};

use super::options::{LobbyOptions, Place};
use super::stand_in::{STAND_IN, is_practice};
use super::start::{AtOnce, Seated};
use super::{Interaction, Referee, RefereeError, Venue};

/// Where and by whom a first game is begun.
#[derive(Debug, Clone)]
pub struct FirstGame {
    /// The server.
    pub guild: GuildId,
    /// The channel or thread where it is played.
    pub channel: ChannelId,
    /// Who plays both sides.
    pub player: Player,
    /// What the other side is called.
    pub other: String,
    /// The language of its posts.
    pub language: Language,
}

impl Referee {
    /// The practice game that a user is playing, if there is one.
    ///
    /// # Errors
    ///
    /// If the store is out of reach.
    pub async fn practice_of(&self, user: UserId) -> Result<Option<Record>, RefereeError> {
        Ok(self.store.running_games_of(user).await?.into_iter().find(is_practice))
    }

    /// Whether a user may open one more table in a server.
    ///
    /// # Errors
    ///
    /// If the user or the server has as many as may be.
    pub async fn may_open_table(&self, guild: GuildId, user: UserId) -> Result<(), RefereeError> {
        Ok(self.store.refuse_too_many(guild, user, self.limit_without_lobby(None)).await?)
    }

    /// Begins a game that explains itself, on usual terms, between two armies that are easy to play.
    ///
    /// # Errors
    ///
    /// If the channel has a table already, the user or the server has too many, or the store refuses.
    pub async fn begin_first_game(&self, asked: FirstGame, interaction: Interaction) -> Result<GameId, RefereeError> {
        let options = LobbyOptions { first_game: true, ..LobbyOptions::new(asked.language, Place::Here) };
        let stand_in = Player { user: STAND_IN, name: asked.other };
        let user = asked.player.user;
        let kind = options.kind(self.kinds)?;
        let players = [asked.player, stand_in].into_iter().zip(self.first_files(&kind));
        let seats: Vec<Seated> = players.map(|(player, file)| Seated { player, file }).collect();
        let venue = Venue { guild: asked.guild, channel: asked.channel };
        self.begin_at_once(venue, user, AtOnce { seats: &seats, options: &options }, interaction).await
    }

    /// The files that a newcomer plays with: those that the game names, if they are all there.
    fn first_files(&self, kind: &Kind) -> Vec<SeatFile> {
        let named: Vec<SeatFile> = kind.first.iter().filter_map(|id| self.file(kind, id)).cloned().collect();
        if named.len() == kind.first.len() { named } else { self.files(kind).iter().take(2).cloned().collect() }
    }
}
