//! Sessions of a server that can be joined, and the times since which games have been waiting for their players.

use sztab_store::{Game as Record, GuildId, NewPost, UnixMs, UserId};

use super::content::PostContent;
use super::{LobbyOptions, Referee, RefereeError, Session, is_person};

impl Referee {
    /// The sessions of a server in which a user may take a free seat, or waits for another player to take it; newest
    /// first.
    pub async fn find_sessions_to_join(
        &self,
        guild: GuildId,
        user: UserId,
    ) -> Result<Vec<(Record, LobbyOptions)>, RefereeError> {
        let mut found = Vec::new();
        for record in self.store.load_lobbies_in(guild).await? {
            let options = LobbyOptions::from_record(&record)?;
            if self.has_seat_for(&record, &options, user)? {
                found.push((record, options));
            }
        }
        Ok(found)
    }

    /// True if a lobby has a free seat that a user may take, or if the user sits there and waits for a player.
    ///
    /// # Errors
    ///
    /// If the lobby's terms are not valid for the game.
    pub fn has_seat_for(&self, record: &Record, options: &LobbyOptions, user: UserId) -> Result<bool, RefereeError> {
        // A session of a game that is not available in this program cannot be joined.
        let Ok(kind) = self.find_kind(record) else { return Ok(false) };
        let seats = self.seat_count(&kind, options, record.id)?;
        let is_open = record.seats.len() < usize::from(seats);
        Ok(is_open && (record.seat_of(user).is_some() || !options.is_closed_to(record, user, seats)))
    }

    /// The time since which the current player has had to act; `None` if no player has to.
    pub async fn waiting_since(&self, session: &Session) -> Result<Option<UnixMs>, RefereeError> {
        let Some((side, _)) = session.next_to_act() else { return Ok(None) };
        let log = self.store.load_log(session.record.id).await?;
        let before = log.iter().rev().find(|entry| entry.side != side.0);
        Ok(Some(before.map_or(session.record.updated_at, |entry| entry.at)))
    }

    /// The direct messages owed at the end of a game to players who want its result as one.
    pub(super) async fn direct_result_posts(&self, after: &Session) -> Result<Vec<NewPost>, RefereeError> {
        let mut posts = Vec::new();
        for seat in after.record.seats.iter().filter(|seat| after.game.outcome().is_some() && is_person(seat.user)) {
            if self.load_personal_settings(seat.user).await?.results_directly {
                // Direct messages are queued under their recipients' ids.
                let channel = sztab_store::ChannelId(seat.user.0);
                posts.push(PostContent::DirectResult.into_post(channel));
            }
        }
        Ok(posts)
    }
}
