//! Agreements in a session while it fills up: its terms, the seats of its players, and the players' consent.
//!
//! Only the host changes terms, starting from those that are shown. All others in the session then have to agree again
//! before the game can start.
//!
//! Terms, players' seats and the computer player's seats change in one transaction, and each change has a number that
//! presses on *Start*, *Agree* and the lists must contain. Values that the view does not offer are refused.
//! (`tests/store/many.rs`, `crates/neuroshima/tests/games/agreement.rs`)

use sztab_game::{FactionMode, First, Kind, Seating};
use sztab_store::{Change, Game as Record, GameId, Reseating, StoreError, TermsSwap, UserId};

use super::clock::TimeControl;
use super::options::{ComputerPlayer, LobbyOptions, host_of};
use super::persons::is_person;
use super::start::Entropy;
use super::{Referee, RefereeError};

/// A term requested by the host.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TermRequest<'a> {
    /// The key of the term.
    pub key: &'a str,
    /// The value of the term.
    pub value: &'a str,
    /// Number of changes to the terms when the host saw them ([`LobbyOptions::agreed`]).
    pub seen: u32,
}

/// A term available in all games, requested by the host.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LobbyTerm {
    /// The clock, if there is one.
    Clock(Option<TimeControl>),
    /// The rule that determines the first player.
    First(First),
    /// True if the game is rated.
    Rated(bool),
}

impl Referee {
    /// Changes a term of a lobby that belongs to its game. All others in the session have to agree.
    ///
    /// # Errors
    ///
    /// If the user is not the host, the terms have changed since, the game does not offer the value, the value does not
    /// suit the session, or the lobby has closed.
    pub async fn set_term(
        &self,
        game: GameId,
        user: UserId,
        asked: TermRequest<'_>,
        change: Change,
    ) -> Result<(), RefereeError> {
        let set = |kind: &Kind, options: &mut LobbyOptions| {
            let before = kind.seating(&options.terms);
            options.terms = self.with_term(*kind, &options.terms, asked.key, asked.value)?;
            let after = kind.seating(&options.terms);
            // Factions may already have been chosen.
            if (after.factions, after.mirror) != (before.factions, before.mirror) {
                return Err(RefereeError::NoSuchTerm);
            }
            // Only a duel can be rated.
            options.rated &= self.seat_count(kind, options, game)? == 2;
            Ok(())
        };
        self.change_terms(game, user, asked.seen, &set, change).await
    }

    /// Changes a term of a lobby that is available in all games. All others in the session have to agree.
    ///
    /// # Errors
    ///
    /// As [`Referee::set_term`].
    pub async fn set_lobby_term(
        &self,
        game: GameId,
        user: UserId,
        term: LobbyTerm,
        seen: u32,
        change: Change,
    ) -> Result<(), RefereeError> {
        let set = |kind: &Kind, options: &mut LobbyOptions| {
            match term {
                LobbyTerm::Clock(clock) => options.clock = clock,
                LobbyTerm::First(first) => {
                    options.terms = self.with_term(*kind, &options.terms, Seating::FIRST, first.word())?;
                }
                LobbyTerm::Rated(rated) => options.rated = rated,
            }
            Ok(())
        };
        self.change_terms(game, user, seen, &set, change).await
    }

    /// The terms of a game after one of them is set to another value.
    pub(super) fn with_term(&self, kind: Kind, terms: &str, key: &str, value: &str) -> Result<String, RefereeError> {
        kind.view().with_term(terms, self.playables(&kind), key, value).ok_or(RefereeError::NoSuchTerm)
    }

    async fn change_terms(
        &self,
        game: GameId,
        user: UserId,
        seen: u32,
        set: &(dyn Fn(&Kind, &mut LobbyOptions) -> Result<(), RefereeError> + Sync),
        change: Change,
    ) -> Result<(), RefereeError> {
        loop {
            let record = self.load_lobby_for_host(game, user, Some(seen)).await?;
            let (kind, mut options) = (self.find_kind(&record)?, LobbyOptions::from_record(&record)?);
            set(&kind, &mut options)?;
            let seats = self.seat_count(&kind, &options, game)?;
            if record.seats.len() > usize::from(seats) {
                return Err(RefereeError::TooManySeated);
            }
            options.refuse_unless_duel(kind, seats)?;
            options.withdraw_invitations(&record, seats);
            options.agreed += 1;
            let after = compact_seating(&record, seats);
            let others = after.iter().filter(|(other, _)| *other != user && is_person(*other));
            options.to_agree = others.map(|(_, seat)| *seat).collect();
            match self.reseat_players(&record, &options, after, change.clone()).await {
                Err(StoreError::SeatsChanged(_)) => {}
                done => return Ok(done?),
            }
        }
    }

    /// Agrees to the changed terms.
    ///
    /// # Errors
    ///
    /// If the user has no seat, the terms have changed again, or the lobby has closed.
    pub async fn agree_to_terms(
        &self,
        game: GameId,
        user: UserId,
        seen: u32,
        change: Change,
    ) -> Result<(), RefereeError> {
        loop {
            let record = self.load_lobby(game, user).await?;
            let mut options = LobbyOptions::from_record(&record)?;
            if options.agreed != seen {
                return Err(StoreError::LobbyChanged(game).into());
            }
            let seat = record.seat_of(user).ok_or(RefereeError::NotSeated(game))?.seat;
            options.to_agree.retain(|to_agree| *to_agree != seat);
            let exchange = TermsSwap { expected: record.options, options: options.to_text() };
            match self.store.set_options(game, &exchange, change.clone()).await {
                // Another player has agreed in the meantime.
                Err(StoreError::LobbyChanged(_)) => {}
                done => return Ok(done?),
            }
        }
    }

    /// Moves a player to the next seat that is not taken by another person. A computer player gives up its seat.
    ///
    /// # Errors
    ///
    /// If the user has no seat, there is no other one, or the lobby has closed.
    pub async fn change_seat(&self, game: GameId, user: UserId, change: Change) -> Result<(), RefereeError> {
        loop {
            let record = self.load_lobby(game, user).await?;
            let (kind, mut options) = (self.find_kind(&record)?, LobbyOptions::from_record(&record)?);
            let seats = self.seat_count(&kind, &options, game)?;
            let own = record.seat_of(user).ok_or(RefereeError::NotSeated(game))?.seat;
            let holder = |seat: u8| record.seats.iter().find(|taken| taken.seat == seat).map(|taken| taken.user);
            let is_open = |seat: &u8| *seat != own && !holder(*seat).is_some_and(is_person);
            let next = (own + 1..seats).chain(0..own).find(is_open).filter(|_| seats > 2);
            let next = next.ok_or(RefereeError::NoOtherSeat)?;
            let moved = |(other, seat): (UserId, u8)| match seat {
                _ if other == user => (other, next),
                seat if seat == next => (other, own),
                seat => (other, seat),
            };
            let after = current_seating(&record).into_iter().map(moved).collect();
            // A press on *Start* for other teams must not count.
            options.agreed += 1;
            for seat in options.to_agree.iter_mut().filter(|seat| **seat == own) {
                *seat = next;
            }
            match self.reseat_players(&record, &options, after, change.clone()).await {
                Err(StoreError::SeatsChanged(_) | StoreError::LobbyChanged(_)) => {}
                done => return Ok(done?),
            }
        }
    }

    /// Draws lots for the seats, and therefore the teams, of a session for more than two.
    ///
    /// # Errors
    ///
    /// If the user is not the host, the terms have changed since, the session is for two, or the lobby has closed.
    pub async fn shuffle_seats(
        &self,
        game: GameId,
        user: UserId,
        seen: u32,
        change: Change,
    ) -> Result<(), RefereeError> {
        let mut entropy = Entropy::draw()?;
        loop {
            let record = self.load_lobby_for_host(game, user, Some(seen)).await?;
            let (kind, mut options) = (self.find_kind(&record)?, LobbyOptions::from_record(&record)?);
            let seats = self.seat_count(&kind, &options, game)?;
            if seats == 2 {
                return Err(RefereeError::NoOtherSeat);
            }
            let to_agree: Vec<UserId> = super::lobby::players_to_agree(&record, &options);
            let mut lots: Vec<u8> = (0..seats).collect();
            entropy.shuffle(&mut lots);
            let after: Vec<(UserId, u8)> = record.seats.iter().map(|seat| seat.user).zip(lots).collect();
            // A press on *Start* for other teams must not count.
            options.agreed += 1;
            let asked = after.iter().filter(|(other, _)| to_agree.contains(other));
            options.to_agree = asked.map(|(_, seat)| *seat).collect();
            match self.reseat_players(&record, &options, after, change.clone()).await {
                Err(StoreError::SeatsChanged(_)) => {}
                done => return Ok(done?),
            }
        }
    }

    /// Assigns free seats of a session to the computer player: at most `most`, and none that is reserved. `computer`
    /// returns the computer player for the number of its seat in the session, from 0. The game stays rated only if
    /// games against computer players `may_be_rated`.
    ///
    /// # Errors
    ///
    /// If the user is not the host or has too many sessions against computer players, the program does not play this
    /// game at that strength, no seat is free, or the lobby has closed.
    pub async fn fill_with_computers(
        &self,
        game: GameId,
        user: UserId,
        computer: &(dyn Fn(usize) -> ComputerPlayer + Sync),
        most: usize,
        may_be_rated: bool,
        change: Change,
    ) -> Result<(), RefereeError> {
        loop {
            let record = self.load_lobby_for_host(game, user, None).await?;
            let (kind, mut options) = (self.find_kind(&record)?, LobbyOptions::from_record(&record)?);
            let seats = self.seat_count(&kind, &options, game)?;
            let taken: Vec<u8> = record.seats.iter().map(|seat| seat.seat).collect();
            let free: Vec<u8> = (0..seats).filter(|seat| !taken.contains(seat)).collect();
            let number = free.len().saturating_sub(options.pending_invitees(&record).len()).min(most);
            if number == 0 {
                return Err(RefereeError::NoOtherSeat);
            }
            let seating = options.seating(kind);
            if seating.factions == FactionMode::Draft || seating.mirror.is_some() {
                return Err(RefereeError::NoComputerPlayer);
            }
            options.rated &= may_be_rated;
            self.check_may_add_computer(&record, user, &options).await?;
            let known = options.computers.len();
            options.computers.extend((known..known + number).map(computer));
            let joining = options.computers_in(&kind)?.split_off(known).into_iter().zip(free).collect();
            let exchange = TermsSwap { expected: record.options.clone(), options: options.to_text() };
            let (before, after) = (current_seating(&record), Vec::new());
            match self.store.reseat(game, &Reseating { exchange, before, after, joining }, change.clone()).await {
                Err(StoreError::SeatsChanged(_) | StoreError::LobbyChanged(_)) => {}
                done => return Ok(done?),
            }
        }
    }

    /// A lobby, for its host. With `seen`, refuses if the terms have changed since the host saw that version.
    async fn load_lobby_for_host(&self, game: GameId, user: UserId, seen: Option<u32>) -> Result<Record, RefereeError> {
        let record = self.load_lobby(game, user).await?;
        if host_of(&record) != Some(user) {
            return Err(RefereeError::OnlyHost);
        }
        if seen.is_some_and(|seen| LobbyOptions::from_record(&record).is_ok_and(|options| options.agreed != seen)) {
            return Err(StoreError::LobbyChanged(game).into());
        }
        Ok(record)
    }

    async fn reseat_players(
        &self,
        record: &Record,
        options: &LobbyOptions,
        after: Vec<(UserId, u8)>,
        change: Change,
    ) -> Result<(), StoreError> {
        let exchange = TermsSwap { expected: record.options.clone(), options: options.to_text() };
        self.store
            .reseat(
                record.id,
                &Reseating { exchange, before: current_seating(record), after, joining: Vec::new() },
                change,
            )
            .await
    }
}

fn current_seating(record: &Record) -> Vec<(UserId, u8)> {
    record.seats.iter().map(|seat| (seat.user, seat.seat)).collect()
}

/// The players placed on the first `seats` seats, which are enough for all: players on higher seats get the lowest free
/// ones.
fn compact_seating(record: &Record, seats: u8) -> Vec<(UserId, u8)> {
    let taken: Vec<u8> = record.seats.iter().map(|seat| seat.seat).collect();
    let mut free = (0..seats).filter(|seat| !taken.contains(seat));
    let place = |seat: u8| if seat < seats { seat } else { free.next().unwrap_or(seat) };
    let places: Vec<u8> = taken.iter().copied().map(place).collect();
    record.seats.iter().map(|seat| seat.user).zip(places).collect()
}
