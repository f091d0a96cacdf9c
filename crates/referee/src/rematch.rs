//! Rematches between the same players.

use sztab_game::{FactionMode, First, RematchSeating, Seating};
use sztab_store::{Game as Record, GameId, Player, Seat, Status, UserId};

use super::options::{LobbyOptions, Place, Swapped};
use super::persons::is_person;
use super::{FactionChoice, Interaction, Referee, RefereeError, Venue};

impl Referee {
    /// Opens a session for a rematch where a game was played: the user who asks is seated, the others are invited, and
    /// the other terms are as before. In a game of two, the factions are exchanged and the second player now plays
    /// first. If the game was played in a thread, the rematch is played there too, because the thread already belongs
    /// to the players. Against computer players the rematch begins at once, where the game was played.
    ///
    /// # Errors
    ///
    /// If the game is not over, the user did not play it, one of the factions is no longer available, or the channel
    /// already has a table.
    pub async fn open_rematch(
        &self,
        game: GameId,
        asker: Player,
        is_thread: bool,
        interaction: Interaction,
    ) -> Result<GameId, RefereeError> {
        let record = self.store.load_game(game).await?;
        if record.status != Status::Over {
            return Err(RefereeError::NotPlayed);
        }
        let (options, faction) = self.rematch_options(&record, asker.user, is_thread)?;
        let venue = Venue { guild: record.guild, channel: record.channel };
        if !options.computers.is_empty() && options.invited.is_none() {
            return self.begin_against_computers(venue, asker, &faction, &options, interaction).await;
        }
        self.open_lobby(venue, asker, &faction, &options, interaction).await
    }

    /// The terms of a rematch, and the faction of the user who asks if the terms do not contain it.
    fn rematch_options(
        &self,
        record: &Record,
        asker: UserId,
        is_thread: bool,
    ) -> Result<(LobbyOptions, FactionChoice), RefereeError> {
        let before = LobbyOptions::from_record(record)?;
        let mine = record.seat_of(asker).ok_or(RefereeError::NotOfThatGame)?;
        let others: Vec<&Seat> = record.seats.iter().filter(|seat| seat.user != asker).collect();
        if others.iter().any(|other| other.user.is_erased()) {
            return Err(RefereeError::NotPlayed);
        }
        let kind = self.find_kind(record)?;
        let faction = |seat: &Seat| {
            let id = seat.faction.as_deref().filter(|id| self.file(&kind, id).is_some());
            id.map(str::to_owned).ok_or(RefereeError::NoSuchFaction)
        };
        let agreed = before.seating(kind);
        let (swapped, first, choice) = match kind.info().rematch {
            RematchSeating::Same if agreed.factions == FactionMode::Same => (None, agreed.first, FactionChoice::Open),
            RematchSeating::Same => (None, agreed.first, FactionChoice::Faction(faction(mine)?)),
            RematchSeating::SwapSeats => {
                let [other] = others.as_slice() else { return Err(RefereeError::ForTwo) };
                // The seats of a game are its sides, in playing order.
                let first = if mine.seat > other.seat { First::Host } else { First::Guest };
                (Some(Swapped { host: faction(other)?, guest: faction(mine)? }), first, FactionChoice::Open)
            }
        };
        let mut terms = before.terms;
        if agreed.mirror.is_some() {
            terms = self.with_term(kind, &terms, Seating::MIRROR, Seating::NO_MIRROR)?;
        }
        if first != agreed.first {
            terms = self.with_term(kind, &terms, Seating::FIRST, first.word())?;
        }
        let mut invited = others.iter().map(|other| other.user).filter(|&user| is_person(user)).map(|user| user.0);
        let is_at_once = !before.computers.is_empty() && record.seats.len() == before.computers.len() + 1;
        let options = LobbyOptions {
            game: before.game,
            terms,
            place: if is_thread || is_at_once { Place::Here } else { before.place },
            invited: invited.next(),
            also_invited: invited.collect(),
            swapped,
            rated: before.rated,
            clock: before.clock,
            computers: before.computers,
            ..LobbyOptions::new(before.language, before.place)
        };
        Ok((options, choice))
    }
}
