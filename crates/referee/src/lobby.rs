//! A session before its game: its players, and their factions.

use sztab_game::{FactionMode, Kind};
use sztab_store::{
    Change, Game as Record, GameId, NewLobby, OpenSessions, OpponentLimit, Player, Status, StoreError, TermsSwap,
    UnixMs, UserId,
};

use crate::clock::DAY_MS;
use crate::limits::{MAX_COMPUTER_SESSIONS_PER_USER, MAX_LOBBIES_PER_USER, MAX_SESSIONS_PER_USER};

use super::content::PostContent;
use super::options::{ComputerPlayer, LobbyOptions, Place};
use super::persons::{COMPUTER_USER, computer_user, is_person};
use super::{Interaction, Referee, RefereeError, Venue};

pub use sztab_store::ANY_FACTION as RANDOM;

/// The faction that a player wants.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FactionChoice {
    /// The player has not chosen yet.
    Open,
    /// A named faction.
    Faction(String),
    /// Any faction that the other player does not have.
    Random,
}

impl FactionChoice {
    /// Parses the value of an option or select menu.
    #[must_use]
    pub fn parse(word: &str) -> Self {
        match word {
            RANDOM => Self::Random,
            id => Self::Faction(id.to_owned()),
        }
    }

    /// The value stored for a seat; `None` while no choice has been made.
    fn keyword(&self) -> Option<&str> {
        match self {
            Self::Open => None,
            Self::Faction(id) => Some(id),
            Self::Random => Some(RANDOM),
        }
    }
}

impl Referee {
    /// Opens a session with its host seated, and with the computer player if the terms include it.
    ///
    /// # Errors
    ///
    /// If the game is to be played in a channel that already has a table, the host or the server has too many, a
    /// faction is named although factions are not chosen, the program does not play the game at that strength, or the
    /// store fails.
    pub async fn open_lobby(
        &self,
        venue: Venue,
        host: Player,
        faction: &FactionChoice,
        options: &LobbyOptions,
        interaction: Interaction,
    ) -> Result<GameId, RefereeError> {
        let kind = options.kind(self.kinds)?;
        self.check_faction(&kind, faction)?;
        options.refuse_unless_duel(kind, self.seat_count(&kind, options, GameId(0))?)?;
        let computers = options.computers_in(&kind)?;
        let faction = match (options.seating(kind).factions, faction) {
            (FactionMode::Given, _) => options.given_faction(true),
            (FactionMode::Random | FactionMode::Draft | FactionMode::Same, FactionChoice::Faction(_)) => {
                return Err(RefereeError::FactionNeedless);
            }
            (FactionMode::Random | FactionMode::Draft | FactionMode::Same, _) => None,
            (FactionMode::Choose, faction) => faction.keyword(),
        };
        let lobby = NewLobby {
            kind: kind.info().id.to_owned(),
            guild: venue.guild,
            channel: venue.channel,
            created_by: host.user,
            options: options.to_text(),
            // Games in threads leave the channel free for any number of tables.
            is_exclusive: options.place == Place::Here,
            limit: Some(self.session_limits(!computers.is_empty())),
            players: std::iter::once(host).chain(computers).collect(),
            faction: faction.map(str::to_owned),
        };
        let post = PostContent::Lobby.into_post(venue.channel);
        Ok(self.store.create_lobby(lobby, interaction.into_change().with_post(post)).await?)
    }

    /// Takes the other seat.
    ///
    /// # Errors
    ///
    /// If the seat is taken or reserved for another user, or the lobby has closed.
    pub async fn join(&self, game: GameId, player: Player, change: Change) -> Result<(), RefereeError> {
        let record = self.store.load_game(game).await?;
        self.take_seat(&record, player, &FactionChoice::Open, change).await
    }

    /// Takes a seat, with a faction if the user took the seat by choosing one. Notifies the player who already sits
    /// there.
    async fn take_seat(
        &self,
        record: &Record,
        player: Player,
        choice: &FactionChoice,
        change: Change,
    ) -> Result<(), RefereeError> {
        let options = LobbyOptions::from_record(record)?;
        let is_host = player.user == record.created_by;
        let kind = self.find_kind(record)?;
        let seats = self.seat_count(&kind, &options, record.id)?;
        if options.is_closed_to(record, player.user, seats) {
            return Err(RefereeError::SeatKept);
        }
        let faction = match options.seating(kind).factions {
            FactionMode::Given => options.given_faction(is_host),
            FactionMode::Choose => choice.keyword(),
            FactionMode::Random | FactionMode::Draft | FactionMode::Same => None,
        };
        let joined = PostContent::Joined { user: player.user }.into_post(record.channel);
        let change = if record.seats.is_empty() { change } else { change.with_post(joined) };
        match self.store.join(record.id, player, seats, faction, change).await {
            Err(StoreError::LobbyFull(_)) if seats > 2 => Err(RefereeError::AllSeatsTaken),
            joined => Ok(joined.map(|_| ())?),
        }
    }

    /// The number of seats in a session on its terms.
    ///
    /// # Errors
    ///
    /// If the terms are not valid for the game.
    pub fn seat_count(&self, kind: &Kind, options: &LobbyOptions, game: GameId) -> Result<u8, RefereeError> {
        kind.seat_count(&options.terms).map_err(|unfit| RefereeError::Broken { game, reason: unfit.to_string() })
    }

    /// Assigns one more seat of a lobby to the computer player, at a given strength. The seat's faction is left to
    /// chance.
    ///
    /// # Errors
    ///
    /// If the user may not change the lobby or has too many sessions against computer players, the program does not
    /// play the game at that strength, the session uses ban and pick, no seat is free, or the lobby has closed.
    pub async fn add_computer(
        &self,
        game: GameId,
        user: UserId,
        computer: ComputerPlayer,
        change: Change,
    ) -> Result<(), RefereeError> {
        loop {
            let record = self.load_lobby(game, user).await?;
            let (kind, mut options) = (self.find_kind(&record)?, LobbyOptions::from_record(&record)?);
            if options.seating(kind).factions == FactionMode::Draft {
                return Err(RefereeError::NoComputerPlayer);
            }
            self.check_may_add_computer(&record, user, &options).await?;
            options.computers.push(computer.clone());
            let player = options.computers_in(&kind)?.pop().ok_or(RefereeError::NoComputerPlayer)?;
            let seats = self.seat_count(&kind, &options, game)?;
            let exchange = TermsSwap { expected: record.options, options: options.to_text() };
            match self.store.join_by_terms(game, player, seats, &exchange, change.clone()).await {
                // The terms were changed in the meantime.
                Err(StoreError::LobbyChanged(_)) => {}
                joined => return Ok(joined.map(|_| ())?),
            }
        }
    }

    /// Refuses a session's first seat for a computer player if the user has too many sessions against computer players.
    pub(super) async fn check_may_add_computer(
        &self,
        record: &Record,
        user: UserId,
        options: &LobbyOptions,
    ) -> Result<(), RefereeError> {
        if !options.computers.is_empty() {
            return Ok(());
        }
        let against = self.session_limits(true).against;
        let limit = OpenSessions { lobbies: usize::MAX, by_user: usize::MAX, in_guild: u32::MAX, against };
        Ok(self.store.refuse_excess_sessions(record.guild, user, limit).await?)
    }

    /// Frees the seat most recently assigned to the computer player.
    ///
    /// # Errors
    ///
    /// If the user may not change the lobby, the computer player has no seat, or the lobby has closed.
    pub async fn remove_computer(&self, game: GameId, user: UserId, change: Change) -> Result<(), RefereeError> {
        loop {
            let record = self.load_lobby(game, user).await?;
            let mut options = LobbyOptions::from_record(&record)?;
            options.computers.pop().ok_or(RefereeError::NoComputerPlayer)?;
            let computer = computer_user(options.computers.len()).ok_or(RefereeError::NoComputerPlayer)?;
            let exchange = TermsSwap { expected: record.options, options: options.to_text() };
            match self.store.leave(game, computer, Some(&exchange), change.clone()).await {
                Err(StoreError::LobbyChanged(_)) => {}
                left => return Ok(left?),
            }
        }
    }

    /// Frees a seat. Ban and pick starts again with the next guest. The computer player does not wait alone: the
    /// session closes once the last person has left.
    ///
    /// # Errors
    ///
    /// If the user has no seat, or the lobby has closed.
    pub async fn leave(&self, game: GameId, user: UserId, change: Change) -> Result<(), RefereeError> {
        loop {
            let record = self.store.load_game(game).await?;
            let mut options = LobbyOptions::from_record(&record)?;
            let is_seated = record.seat_of(user).is_some();
            let others = record.seats.iter().filter(|seat| seat.user != user && is_person(seat.user)).count();
            if !options.computers.is_empty() && is_seated && others == 0 {
                return Ok(self.store.cancel_lobby(game, change).await?);
            }
            let seat = record.seat_of(user).map(|seat| seat.seat);
            let is_to_agree = seat.is_some_and(|seat| options.to_agree.contains(&seat));
            options.free_seat(seat);
            let anew = TermsSwap { expected: record.options, options: options.to_text() };
            let is_draft = self.seating_of(&options).factions == FactionMode::Draft;
            let anew = (is_draft || is_to_agree).then_some(&anew);
            match self.store.leave(game, user, anew, change.clone()).await {
                // Another player has banned or picked in the meantime.
                Err(StoreError::LobbyChanged(_)) => {}
                left => return Ok(left?),
            }
        }
    }

    /// Records the faction that a player wants. A user without a seat takes the free one by choosing. `record` has just
    /// been read; the way factions are chosen, which is checked there, never changes.
    ///
    /// # Errors
    ///
    /// If there is no such faction, factions are not chosen in this session, there is no seat for the player, or the
    /// lobby has closed.
    pub async fn choose_faction(
        &self,
        record: &Record,
        player: Player,
        faction: &FactionChoice,
        change: Change,
    ) -> Result<(), RefereeError> {
        self.check_faction(&self.find_kind(record)?, faction)?;
        if self.seating_of(&LobbyOptions::from_record(record)?).factions != FactionMode::Choose {
            return Err(RefereeError::FactionNotChosen);
        }
        if record.seat_of(player.user).is_some() {
            return Ok(self.store.set_faction(record.id, player.user, faction.keyword(), change).await?);
        }
        let seats = self.seat_count(&self.find_kind(record)?, &LobbyOptions::from_record(record)?, record.id)?;
        if record.seats.len() >= usize::from(seats) {
            return Err(RefereeError::NotSeated(record.id));
        }
        self.take_seat(record, player, faction, change).await
    }

    /// Calls off a session before its game.
    ///
    /// # Errors
    ///
    /// If the game has begun, or the user may not do so. The user must have opened the session, sit in it, or organise
    /// sessions here (`organises`).
    pub async fn call_off(
        &self,
        game: GameId,
        user: UserId,
        organises: bool,
        change: Change,
    ) -> Result<(), RefereeError> {
        match self.load_lobby(game, user).await {
            Err(RefereeError::NotInSession) if organises => {}
            found => {
                found?;
            }
        }
        Ok(self.store.cancel_lobby(game, change).await?)
    }

    /// A lobby, for a user who may change it.
    ///
    /// # Errors
    ///
    /// If the game has begun, or the user has not opened the session and does not sit in it.
    pub async fn load_lobby(&self, game: GameId, user: UserId) -> Result<Record, RefereeError> {
        let record = self.store.load_game(game).await?;
        if record.status != Status::Lobby {
            return Err(RefereeError::NotRunning(game));
        }
        if record.created_by != user && record.seat_of(user).is_none() {
            return Err(RefereeError::NotInSession);
        }
        Ok(record)
    }

    /// Checks whether a lobby is complete.
    ///
    /// # Errors
    ///
    /// The first requirement that is not met.
    pub fn check_ready(&self, record: &Record) -> Result<(), RefereeError> {
        let kind = self.find_kind(record)?;
        let options = LobbyOptions::from_record(record)?;
        let seats = self.seat_count(&kind, &options, record.id)?;
        if record.seats.len() != usize::from(seats) {
            return Err(if seats > 2 { RefereeError::ManySeatsOpen } else { RefereeError::SeatsOpen });
        }
        let to_agree = players_to_agree(record, &options);
        if !to_agree.is_empty() {
            return Err(RefereeError::TermsOpen { to_agree });
        }
        let factions = options.seating(kind).factions;
        if factions == FactionMode::Draft {
            return self.draft_progress(&kind, &options).outcome().map(|_| ()).ok_or(RefereeError::DraftOpen);
        }
        let undecided = undecided_players(record, factions);
        if !undecided.is_empty() {
            return Err(RefereeError::FactionsOpen { undecided });
        }
        // The file of a faction may have been removed since it was chosen.
        let wanted: Vec<&str> = record
            .seats
            .iter()
            .filter_map(|seat| seat.faction.as_deref())
            .filter(|faction| *faction != RANDOM)
            .collect();
        let are_alike = wanted.iter().enumerate().any(|(index, faction)| wanted[..index].contains(faction));
        if are_alike && factions != FactionMode::Same {
            return Err(if seats > 2 { RefereeError::SameFactions } else { RefereeError::SameFaction });
        }
        if wanted.into_iter().any(|faction| self.file(&kind, faction).is_none()) {
            return Err(RefereeError::NoSuchFaction);
        }
        Ok(())
    }

    /// Limits on the open sessions of a user who opens one, possibly against computer players.
    fn session_limits(&self, is_against_computers: bool) -> OpenSessions {
        OpenSessions {
            lobbies: MAX_LOBBIES_PER_USER,
            by_user: MAX_SESSIONS_PER_USER,
            in_guild: self.sessions_of_a_server,
            against: is_against_computers
                .then_some(OpponentLimit { user: COMPUTER_USER, most: MAX_COMPUTER_SESSIONS_PER_USER }),
        }
    }

    /// Limits for a game that begins at once; lobbies do not count towards them.
    pub(super) fn session_limits_without_lobby(&self, is_against_computers: bool) -> OpenSessions {
        OpenSessions { lobbies: MAX_LOBBIES_PER_USER + 1, ..self.session_limits(is_against_computers) }
    }

    pub(super) fn check_faction(&self, kind: &Kind, faction: &FactionChoice) -> Result<(), RefereeError> {
        match faction {
            FactionChoice::Faction(id) if self.file(kind, id).is_none() => Err(RefereeError::NoSuchFaction),
            FactionChoice::Faction(_) | FactionChoice::Random | FactionChoice::Open => Ok(()),
        }
    }
}

/// Players who still have to agree to the changed terms.
#[must_use]
pub fn players_to_agree(record: &Record, options: &LobbyOptions) -> Vec<UserId> {
    let listed = record.seats.iter().filter(|seat| options.to_agree.contains(&seat.seat) && is_person(seat.user));
    listed.map(|seat| seat.user).collect()
}

/// Players who still have to choose a faction, if players choose factions. The computer player leaves it to chance.
#[must_use]
pub fn undecided_players(record: &Record, factions: FactionMode) -> Vec<UserId> {
    let open = record
        .seats
        .iter()
        .filter(|seat| factions == FactionMode::Choose && seat.faction.is_none() && is_person(seat.user));
    open.map(|seat| seat.user).collect()
}

/// Number of days after which an inactive lobby is closed.
pub const IDLE_LOBBY_DAYS: u8 = 7;

impl Referee {
    /// Closes the lobbies that have been inactive for [`IDLE_LOBBY_DAYS`], each once, and returns them. Owes updates of
    /// their messages.
    ///
    /// # Errors
    ///
    /// If the store is unavailable; lobbies already closed stay closed.
    pub async fn expire_lobbies(&self, now: UnixMs) -> Result<Vec<GameId>, RefereeError> {
        let since = UnixMs(now.0 - i64::from(IDLE_LOBBY_DAYS) * DAY_MS);
        let mut closed = Vec::new();
        for record in self.store.load_idle_lobbies(since).await? {
            let expired =
                LobbyOptions::from_record(&record).map(|options| LobbyOptions { expired: true, ..options }.to_text());
            // The channel has to become free even if the options cannot be read.
            let options = expired.unwrap_or_else(|_| record.options.clone());
            let exchange = TermsSwap { expected: record.options, options };
            let refresh = PostContent::Refresh.into_post(record.channel);
            match self.store.expire(record.id, since, &exchange, Change::at(now).with_post(refresh)).await {
                Ok(()) => closed.push(record.id),
                // A user has just pressed a button, or another process was faster.
                Err(StoreError::LobbyChanged(_) | StoreError::NotLobby(_)) => {}
                Err(error) => return Err(error.into()),
            }
        }
        Ok(closed)
    }
}
