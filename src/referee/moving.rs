//! A table that moves: its channel is gone, or closed to the bot.

use crate::store::{Change, ChannelId, GameId, GuildId, InteractionId, NewPost, Status, UnixMs, UserId};

use super::{PostKind, Referee, RefereeError};

impl Referee {
    /// Moves a game in play into another channel of its server. Whatever could not be said where it was is said there,
    /// and whoever is to act is called.
    ///
    /// # Errors
    ///
    /// If the game is not played in that server, the user neither plays it nor is an organiser, or the channel has a table
    /// already.
    pub async fn move_table(
        &self,
        game: GameId,
        (guild, channel): (GuildId, ChannelId),
        (user, is_organiser): (UserId, bool),
        (press, at): (InteractionId, UnixMs),
    ) -> Result<(), RefereeError> {
        let record = self.store.game(game).await?;
        if record.guild != guild || record.status != Status::Running {
            return Err(RefereeError::NotRunning(game));
        }
        if !is_organiser && record.seat_of(user).is_none() {
            return Err(RefereeError::NotSeated(game));
        }
        let turn = NewPost::new(PostKind::Turn.word(), channel, String::new()).live();
        let change = Change::at(at).by(press).owing(turn);
        Ok(self.store.move_game(game, channel, change).await?)
    }
}
