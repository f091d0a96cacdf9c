//! The same two once more, with each other's armies.

use sztab_store::{Game as Record, GameId, Player, Status, UserId};

use super::options::{Armies, First, LobbyOptions, Place};
use super::{ArmyChoice, Interaction, Referee, RefereeError, Venue};

impl Referee {
    /// Opens a table for a rematch where a game was played: the asker sits there, the other player is invited, each
    /// plays the army of the other, the second player now plays first, and the rest is agreed as before. In a thread
    /// the game stays there: it is theirs already. Against the house it begins at once, where the last one was played.
    ///
    /// # Errors
    ///
    /// If the game is not over, the user did not play it, one of the armies is no longer available, or the channel
    /// has a table already.
    pub async fn rematch(
        &self,
        game: GameId,
        asker: Player,
        is_thread: bool,
        interaction: Interaction,
    ) -> Result<GameId, RefereeError> {
        let record = self.store.game(game).await?;
        if record.status != Status::Over {
            return Err(RefereeError::NotPlayed);
        }
        let options = self.rematch_options(&record, asker.user, is_thread)?;
        let venue = Venue { guild: record.guild, channel: record.channel };
        if !options.house.is_empty() {
            return self.begin_against_house(venue, asker, &ArmyChoice::Open, &options, interaction).await;
        }
        self.open_lobby(venue, asker, &ArmyChoice::Open, &options, interaction).await
    }

    fn rematch_options(&self, record: &Record, asker: UserId, is_thread: bool) -> Result<LobbyOptions, RefereeError> {
        let before = LobbyOptions::of(record)?;
        // Seats of a game are its sides, in the order in which they played.
        let [first, second] = record.seats.as_slice() else { return Err(RefereeError::ForTwo) };
        let (mine, other) = match asker {
            user if user == first.user => (first, second),
            user if user == second.user => (second, first),
            _ => return Err(RefereeError::NotOfThatGame),
        };
        if other.user.is_erased() {
            return Err(RefereeError::NotPlayed);
        }
        let kind = self.kind_of(record)?;
        let army = |id: &Option<String>| {
            let id = id.as_deref().filter(|id| self.file(&kind, id).is_some());
            id.map(str::to_owned).ok_or(RefereeError::NoSuchArmy)
        };
        Ok(LobbyOptions {
            game: before.game,
            terms: before.terms,
            place: if is_thread || !before.house.is_empty() { Place::Here } else { before.place },
            invited: Some(other.user.0).filter(|_| before.house.is_empty()),
            armies: Armies::Swapped { host: army(&other.army)?, guest: army(&mine.army)? },
            first: if second.user == asker { First::Host } else { First::Guest },
            rated: before.rated,
            odds: before.odds,
            clock: before.clock,
            house: before.house,
            ..LobbyOptions::new(before.language, before.place)
        })
    }
}
