//! A session before its game: its players, and their factions.

use sztab_game::{FactionMode, Kind, Seating};
use sztab_store::{
    Against, Change, Exchange, Game as Record, GameId, NewLobby, OpenSessions, Player, Status, StoreError, UnixMs,
    UserId,
};

use crate::clock::DAY;
use crate::limits::{COMPUTER_SESSIONS_OF_A_USER, LOBBIES_OF_A_USER, SESSIONS_OF_A_USER};

use super::content::PostContent;
use super::options::{ComputerPlayer, LobbyOptions, Place};
use super::persons::{COMPUTER, computer_user, is_person};
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
    pub fn of_word(word: &str) -> Self {
        match word {
            RANDOM => Self::Random,
            id => Self::Faction(id.to_owned()),
        }
    }

    /// The value stored for a seat; `None` while no choice has been made.
    fn word(&self) -> Option<&str> {
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
        options.refuse_unless_duel(kind, self.seats_of(&kind, options, GameId(0))?)?;
        let computers = options.computers_in(&kind)?;
        let faction = match (options.seating(kind).factions, faction) {
            (FactionMode::Given, _) => options.given_faction(true),
            (FactionMode::Random | FactionMode::Draft | FactionMode::Same, FactionChoice::Faction(_)) => {
                return Err(RefereeError::FactionNeedless);
            }
            (FactionMode::Random | FactionMode::Draft | FactionMode::Same, _) => None,
            (FactionMode::Choose, faction) => faction.word(),
        };
        let lobby = NewLobby {
            kind: kind.info().id.to_owned(),
            guild: venue.guild,
            channel: venue.channel,
            created_by: host.user,
            options: options.to_text(),
            // Games in threads leave the channel free for any number of tables.
            is_exclusive: options.place == Place::Here,
            limit: Some(self.limit(!computers.is_empty())),
            players: std::iter::once(host).chain(computers).collect(),
            faction: faction.map(str::to_owned),
        };
        let post = PostContent::Lobby.post(venue.channel);
        Ok(self.store.create_lobby(lobby, interaction.change().with_post(post)).await?)
    }

    /// Takes the other seat.
    ///
    /// # Errors
    ///
    /// If the seat is taken or reserved for another user, or the lobby has closed.
    pub async fn join(&self, game: GameId, player: Player, change: Change) -> Result<(), RefereeError> {
        let record = self.store.game(game).await?;
        self.sit_down(&record, player, &FactionChoice::Open, change).await
    }

    /// Takes a seat, with a faction if the user took the seat by choosing one. Notifies the player who already sits
    /// there.
    async fn sit_down(
        &self,
        record: &Record,
        player: Player,
        choice: &FactionChoice,
        change: Change,
    ) -> Result<(), RefereeError> {
        let options = LobbyOptions::of(record)?;
        let is_host = player.user == record.created_by;
        let kind = self.kind_of(record)?;
        let seats = self.seats_of(&kind, &options, record.id)?;
        if options.is_kept_from(record, player.user, seats) {
            return Err(RefereeError::SeatKept);
        }
        let faction = match options.seating(kind).factions {
            FactionMode::Given => options.given_faction(is_host),
            FactionMode::Choose => choice.word(),
            FactionMode::Random | FactionMode::Draft | FactionMode::Same => None,
        };
        let joined = PostContent::Joined { user: player.user }.post(record.channel);
        let change = if record.seats.is_empty() { change } else { change.with_post(joined) };
        match self.store.join(record.id, player, seats, faction, change).await {
            Err(StoreError::LobbyFull(_)) if seats > 2 => Err(RefereeError::AllSeatsTaken),
            joined => Ok(joined.map(|_| ())?),
        }
    }

    /// The seating of a session; the default one for a game that this program does not have.
    #[must_use]
    pub fn seating_of(&self, options: &LobbyOptions) -> Seating {
        options.kind(self.kinds).map_or_else(|_| Seating::default(), |kind| options.seating(kind))
    }

    /// The number of seats in a session on its terms.
    ///
    /// # Errors
    ///
    /// If the terms are not valid for the game.
    pub fn seats_of(&self, kind: &Kind, options: &LobbyOptions, game: GameId) -> Result<u8, RefereeError> {
        kind.seats_on(&options.terms).map_err(|unfit| RefereeError::Broken { game, reason: unfit.to_string() })
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
            let record = self.lobby_of(game, user).await?;
            let (kind, mut options) = (self.kind_of(&record)?, LobbyOptions::of(&record)?);
            if options.seating(kind).factions == FactionMode::Draft {
                return Err(RefereeError::NoComputerPlayer);
            }
            self.may_add_computer(&record, user, &options).await?;
            options.computers.push(computer.clone());
            let player = options.computers_in(&kind)?.pop().ok_or(RefereeError::NoComputerPlayer)?;
            let seats = self.seats_of(&kind, &options, game)?;
            let exchange = Exchange { expected: record.options, options: options.to_text() };
            match self.store.join_by_terms(game, player, seats, &exchange, change.clone()).await {
                // The terms were changed in the meantime.
                Err(StoreError::LobbyChanged(_)) => {}
                joined => return Ok(joined.map(|_| ())?),
            }
        }
    }

    /// Refuses a session's first seat for a computer player if the user has too many sessions against computer players.
    pub(super) async fn may_add_computer(
        &self,
        record: &Record,
        user: UserId,
        options: &LobbyOptions,
    ) -> Result<(), RefereeError> {
        if !options.computers.is_empty() {
            return Ok(());
        }
        let against = self.limit(true).against;
        let limit = OpenSessions { lobbies: usize::MAX, by_user: usize::MAX, in_guild: u32::MAX, against };
        Ok(self.store.refuse_too_many(record.guild, user, limit).await?)
    }

    /// Frees the seat most recently assigned to the computer player.
    ///
    /// # Errors
    ///
    /// If the user may not change the lobby, the computer player has no seat, or the lobby has closed.
    pub async fn remove_computer(&self, game: GameId, user: UserId, change: Change) -> Result<(), RefereeError> {
        loop {
            let record = self.lobby_of(game, user).await?;
            let mut options = LobbyOptions::of(&record)?;
            options.computers.pop().ok_or(RefereeError::NoComputerPlayer)?;
            let computer = computer_user(options.computers.len()).ok_or(RefereeError::NoComputerPlayer)?;
            let exchange = Exchange { expected: record.options, options: options.to_text() };
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
            let record = self.store.game(game).await?;
            let mut options = LobbyOptions::of(&record)?;
            let is_seated = record.seat_of(user).is_some();
            let others = record.seats.iter().filter(|seat| seat.user != user && is_person(seat.user)).count();
            if !options.computers.is_empty() && is_seated && others == 0 {
                return Ok(self.store.cancel_lobby(game, change).await?);
            }
            let seat = record.seat_of(user).map(|seat| seat.seat);
            let is_to_agree = seat.is_some_and(|seat| options.to_agree.contains(&seat));
            options.free_seat(seat);
            let anew = Exchange { expected: record.options, options: options.to_text() };
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
        self.check_faction(&self.kind_of(record)?, faction)?;
        if self.seating_of(&LobbyOptions::of(record)?).factions != FactionMode::Choose {
            return Err(RefereeError::FactionNotChosen);
        }
        if record.seat_of(player.user).is_some() {
            return Ok(self.store.set_faction(record.id, player.user, faction.word(), change).await?);
        }
        let seats = self.seats_of(&self.kind_of(record)?, &LobbyOptions::of(record)?, record.id)?;
        if record.seats.len() >= usize::from(seats) {
            return Err(RefereeError::NotSeated(record.id));
        }
        self.sit_down(record, player, faction, change).await
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
        match self.lobby_of(game, user).await {
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
    pub async fn lobby_of(&self, game: GameId, user: UserId) -> Result<Record, RefereeError> {
        let record = self.store.game(game).await?;
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
    pub fn ready(&self, record: &Record) -> Result<(), RefereeError> {
        let kind = self.kind_of(record)?;
        let options = LobbyOptions::of(record)?;
        let seats = self.seats_of(&kind, &options, record.id)?;
        if record.seats.len() != usize::from(seats) {
            return Err(if seats > 2 { RefereeError::ManySeatsOpen } else { RefereeError::SeatsOpen });
        }
        let to_agree = to_agree(record, &options);
        if !to_agree.is_empty() {
            return Err(RefereeError::TermsOpen { to_agree });
        }
        let factions = options.seating(kind).factions;
        if factions == FactionMode::Draft {
            return self.draft_of(&kind, &options).outcome().map(|_| ()).ok_or(RefereeError::DraftOpen);
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
    fn limit(&self, is_against_computers: bool) -> OpenSessions {
        OpenSessions {
            lobbies: LOBBIES_OF_A_USER,
            by_user: SESSIONS_OF_A_USER,
            in_guild: self.sessions_of_a_server,
            against: is_against_computers.then_some(Against { user: COMPUTER, most: COMPUTER_SESSIONS_OF_A_USER }),
        }
    }

    /// Limits for a game that begins at once; lobbies do not count towards them.
    pub(super) fn limit_without_lobby(&self, is_against_computers: bool) -> OpenSessions {
        OpenSessions { lobbies: LOBBIES_OF_A_USER + 1, ..self.limit(is_against_computers) }
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
pub fn to_agree(record: &Record, options: &LobbyOptions) -> Vec<UserId> {
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
pub const QUIET_DAYS: u8 = 7;

impl Referee {
    /// Closes the lobbies that have been inactive for [`QUIET_DAYS`], each once, and returns them. Owes updates of
    /// their messages.
    ///
    /// # Errors
    ///
    /// If the store is unavailable; lobbies already closed stay closed.
    pub async fn expire_lobbies(&self, now: UnixMs) -> Result<Vec<GameId>, RefereeError> {
        let since = UnixMs(now.0 - i64::from(QUIET_DAYS) * DAY);
        let mut closed = Vec::new();
        for record in self.store.quiet_lobbies(since).await? {
            let expired = LobbyOptions::of(&record).map(|options| LobbyOptions { expired: true, ..options }.to_text());
            // The channel has to become free even if the options cannot be read.
            let options = expired.unwrap_or_else(|_| record.options.clone());
            let exchange = Exchange { expected: record.options, options };
            let refresh = PostContent::Refresh.post(record.channel);
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
