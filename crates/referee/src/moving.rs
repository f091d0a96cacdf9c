//! Moving a session whose channel is gone, or closed to the bot.
//!
//! A game that moves keeps its unsent posts. (`tests/discord/lost_channels.rs`)

use sztab_store::{Change, ChannelId, GameId, GuildId, InteractionId, Status, UnixMs, UserId};

use super::content::PostContent;
use super::{Referee, RefereeError};

/// A request to move a session.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MoveRequest {
    pub game: GameId,
    /// The server of the request.
    pub guild: GuildId,
    pub channel: ChannelId,
    /// The user who asks.
    pub user: UserId,
    /// True if the user organises sessions in that server.
    pub organises: bool,
    /// The press of the request, so that it acts only once.
    pub interaction: InteractionId,
    pub at: UnixMs,
}

impl Referee {
    /// Moves a game in play to another channel of its server. Posts that could not be sent in the old channel are sent
    /// in the new one, and the player to act is pinged.
    ///
    /// # Errors
    ///
    /// If the game is not played in that server, the user is not a player of the game or an organiser, or the channel
    /// already has a table.
    pub async fn move_session(&self, asked: MoveRequest) -> Result<(), RefereeError> {
        let MoveRequest { game, guild, channel, user, organises, interaction, at } = asked;
        let record = self.store.load_game(game).await?;
        if record.guild != guild || record.status != Status::Running {
            return Err(RefereeError::NotRunning(game));
        }
        if !organises && record.seat_of(user).is_none() {
            return Err(RefereeError::NotSeated(game));
        }
        let turn = PostContent::Turn.into_post(channel).with_buttons();
        let change = Change::at(at).with_interaction(interaction).with_post(turn);
        Ok(self.store.move_game(game, channel, change).await?)
    }
}
