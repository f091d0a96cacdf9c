//! From lobby to game: factions, the first player, the shuffle.
//!
//! A start is refused if seats, factions or terms have changed since the deal; of two simultaneous presses, one is
//! refused. (`tests/store/lobby.rs`, `tests/discord/drafts.rs`)

use sztab_game::chance::commitment;
use sztab_game::{self, Chance, FactionAssignment, FactionMode, First, Kind, SeatData, SeatFile, Sides};
use sztab_store::{
    Change, ChannelId, FactionData, Game as Record, GameId, GuildId, NewLobby, Player, Seat, Seed, Seq, Start,
    StartSeat, StoreError, UserId,
};

use super::clock::Clock;
use super::content::{JobContent, PostContent, plan_or_drop};
use super::options::{LobbyOptions, host_and_guest};
use super::timing::JobFacts;
use super::{Interaction, Referee, RefereeError, Session, Venue};

impl Referee {
    /// Deals and starts the game. Random factions and, if left to chance, the first player are drawn from the operating
    /// system's randomness. The shuffle is drawn from a separate seed that the first post commits to (NH-2.1, NH-2.3).
    /// `channel` is where the game will be played.
    ///
    /// # Errors
    ///
    /// If the session is not complete, or the store fails.
    pub async fn start(
        &self,
        game: GameId,
        user: UserId,
        channel: ChannelId,
        interaction: Interaction,
    ) -> Result<(), RefereeError> {
        loop {
            match self.deal_game(game, user, channel, interaction).await {
                // A player chose, left or joined in the meantime: deal again for the current players, if they may still
                // start.
                Err(RefereeError::Store(StoreError::SeatsChanged(_) | StoreError::LobbyChanged(_))) => {}
                dealt => return dealt,
            }
        }
    }

    /// Opens a session whose game begins at once, without a lobby.
    ///
    /// # Errors
    ///
    /// If the channel already has a table, the user or the server has too many, or the store fails.
    pub(super) async fn begin_at_once(
        &self,
        venue: Venue,
        user: UserId,
        ImmediateGame { seats, options, seed }: ImmediateGame<'_>,
        interaction: Interaction,
    ) -> Result<GameId, RefereeError> {
        let (kind, agreed) = (options.kind(self.kinds)?, options.to_text());
        let deal = Deal { kind, seats, seed, options, agreed: agreed.clone() };
        let start = deal.to_start(GameId(0), venue.channel)?;
        let lobby = NewLobby {
            kind: kind.info().id.to_owned(),
            guild: venue.guild,
            channel: venue.channel,
            created_by: user,
            options: agreed,
            players: Vec::new(),
            faction: None,
            is_exclusive: true,
            limit: Some(self.session_limits_without_lobby(!options.computers.is_empty())),
        };
        let begun = self.add_opening(interaction.into_change(), venue.guild, &deal, venue.channel).await?;
        Ok(self.store.begin_without_lobby(lobby, start, begun).await?)
    }

    async fn deal_game(
        &self,
        game: GameId,
        user: UserId,
        channel: ChannelId,
        interaction: Interaction,
    ) -> Result<(), RefereeError> {
        let record = self.load_lobby(game, user).await?;
        self.check_ready(&record)?;
        let kind = self.find_kind(&record)?;
        let options = LobbyOptions::from_record(&record)?;
        let mut entropy = Entropy::draw()?;
        let files = self.seat_files(&kind, &record, &options, &mut entropy)?;
        let players = record.seats.iter().map(|seat| Player { user: seat.user, name: seat.name.clone() });
        let seats = players.zip(files).map(|(player, file)| SeatedPlayer { player, file }).collect();
        let seats = playing_order(seats, &kind, &options, &record, &mut entropy);
        let deal = Deal { kind, seats: &seats, seed: entropy.seed, options: &options, agreed: record.options.clone() };
        let start = deal.to_start(record.id, channel)?;
        // The lobby's own message then links to the game, and loses its buttons.
        let closed = PostContent::Refresh.into_post(record.channel);
        let mut begun = interaction.into_change().with_post(closed);
        if options.seating(kind).mirror.is_some() {
            begun = begun.with_jobs([plan_or_drop(JobContent::Mirror, Some(interaction.at))]);
        }
        let begun = begun.with_jobs(self.thread_start_job(&record, &options, interaction.at));
        let begun = self.add_opening(begun, record.guild, &deal, channel).await?;
        Ok(self.store.start(game, start, begun).await?)
    }

    /// Adds everything required at the start of a game: the first posts, the clock, and later jobs.
    pub(super) async fn add_opening(
        &self,
        change: Change,
        guild: GuildId,
        deal: &Deal<'_>,
        channel: ChannelId,
    ) -> Result<Change, RefereeError> {
        let session = deal.session(guild, channel)?;
        let waiting = session.waiting_persons();
        // If the computer player begins, its action owes the first turn post.
        let turn = (!waiting.is_empty()).then(|| PostContent::Turn.into_post(channel).with_buttons());
        let clock = deal.options.clock.map(|control| Clock::new(control, deal.seats.len(), waiting, change.at));
        let planned = JobFacts { clock: clock.as_ref(), told: Sides::NONE, seq: Seq::OPENING };
        let jobs = self.plan_jobs(&session, planned, change.at).await?;
        let mut change = change.with_post(PostContent::Opening.into_post(channel));
        change.posts.extend(turn);
        Ok(change.with_clock(clock.as_ref().map(Clock::to_text)).with_jobs(jobs))
    }

    /// The file of each seat; a player who left the choice to chance gets a file that no other player has.
    fn seat_files(
        &self,
        kind: &Kind,
        record: &Record,
        options: &LobbyOptions,
        entropy: &mut Entropy,
    ) -> Result<Vec<SeatFile>, RefereeError> {
        let draft = self.draft_progress(kind, options);
        let drafted = draft
            .outcome()
            .filter(|_| options.seating(*kind).factions == FactionMode::Draft)
            .zip(host_and_guest(record));
        let wanted: Vec<Option<&str>> = match drafted {
            Some((factions, roles)) => {
                let faction_of =
                    |user: UserId| roles.iter().position(|seat| seat.user == user).map(|role| factions[role]);
                record.seats.iter().map(|seat| faction_of(seat.user)).collect()
            }
            None => record.seats.iter().map(|seat| seat.faction.as_deref()).collect(),
        };
        self.choose_files(kind, &options.terms, &wanted, entropy)
    }

    /// A file for each seat: the one with the given id if there is one, otherwise one that no other player has. In a
    /// game with the same file for all, the terms name the file, and its text is used for all seats.
    pub(super) fn choose_files(
        &self,
        kind: &Kind,
        terms: &str,
        wanted: &[Option<&str>],
        entropy: &mut Entropy,
    ) -> Result<Vec<SeatFile>, RefereeError> {
        if kind.info().factions == FactionAssignment::Same {
            let file = match kind.shared_file(terms) {
                Some(id) => self.file(kind, id),
                None => self.files(kind).first(),
            };
            let file = file.ok_or(RefereeError::NoSuchFaction)?;
            return Ok(vec![file.clone(); wanted.len()]);
        }
        let mut pool: Vec<&SeatFile> =
            self.files(kind).iter().filter(|file| !wanted.contains(&Some(file.id.as_str()))).collect();
        let file = |id: Option<&str>| match id.and_then(|id| self.file(kind, id)) {
            Some(file) => Ok(file.clone()),
            None if pool.is_empty() => Err(RefereeError::NoSuchFaction),
            None => Ok(pool.swap_remove(entropy.random_below(pool.len())).clone()),
        };
        let files = wanted.iter().copied().map(file).collect::<Result<Vec<SeatFile>, _>>()?;
        let Some(id) = kind.shared_file(terms) else { return Ok(files) };
        let values = self.file_for_all(kind, id).ok_or(RefereeError::NoSuchFaction)?;
        Ok(files.into_iter().map(|file| kind.join_files(file, values)).collect())
    }
}

/// Players and files in playing order.
pub(super) fn playing_order(
    mut seats: Vec<SeatedPlayer>,
    kind: &Kind,
    options: &LobbyOptions,
    record: &Record,
    entropy: &mut Entropy,
) -> Vec<SeatedPlayer> {
    let agreed = options.seating(*kind).first;
    let first = match agreed {
        First::Seat => 0,
        // Each player is first with equal probability; the others follow in seating order.
        First::Random => seats.len().saturating_sub(entropy.random_below(seats.len())) % seats.len().max(1),
        First::Host | First::Guest => {
            let first = options.first_player(agreed, record);
            seats.iter().position(|seat| Some(seat.player.user) == first).unwrap_or_default()
        }
    };
    seats.rotate_left(first);
    seats
}

/// A player with the file of their side.
#[derive(Debug, Clone)]
pub(super) struct SeatedPlayer {
    pub(super) player: Player,
    pub(super) file: SeatFile,
}

/// A game that begins without a lobby.
#[derive(Clone, Copy)]
pub(super) struct ImmediateGame<'a> {
    /// The players with their factions, in turn order.
    pub(super) seats: &'a [SeatedPlayer],
    /// The terms.
    pub(super) options: &'a LobbyOptions,
    /// The source of all randomness in the game.
    pub(super) seed: sztab_game::Seed,
}

/// A game about to begin.
pub(super) struct Deal<'a> {
    /// The kind of game.
    pub(super) kind: Kind,
    /// The players with their factions, in turn order.
    pub(super) seats: &'a [SeatedPlayer],
    /// The source of all randomness in the game.
    pub(super) seed: sztab_game::Seed,
    /// The agreed terms.
    pub(super) options: &'a LobbyOptions,
    /// The terms as stored: a start is refused if they have changed.
    pub(super) agreed: String,
}

impl Deal<'_> {
    fn data(&self) -> Vec<SeatData<'_>> {
        self.seats.iter().map(|seat| seat.file.data()).collect()
    }

    fn opening(&self, game: GameId) -> Result<String, RefereeError> {
        let dealt = self.kind.deal(&self.data(), &self.options.terms, &self.seed);
        dealt.map_err(|unfit| RefereeError::Broken { game, reason: unfit.to_string() })
    }

    /// The start in the form that the store writes.
    pub(super) fn to_start(&self, game: GameId, channel: ChannelId) -> Result<Start, RefereeError> {
        let seat = |SeatedPlayer { player, file }: &SeatedPlayer| StartSeat {
            player: player.clone(),
            faction: file.id.clone(),
            faction_hash: file.hash.clone(),
        };
        let data = |SeatedPlayer { file, .. }: &SeatedPlayer| FactionData {
            hash: file.hash.clone(),
            faction: file.id.clone(),
            source: file.source.clone(),
        };
        Ok(Start {
            channel,
            rules_version: self.kind.info().version,
            seed: Seed(self.seed),
            commitment: commitment(&self.seed),
            opening: self.opening(game)?,
            options: self.agreed.clone(),
            seats: self.seats.iter().map(seat).collect(),
            factions: self.seats.iter().map(data).collect(),
        })
    }

    /// The future session, before it has a number.
    fn session(&self, guild: GuildId, channel: ChannelId) -> Result<Session, RefereeError> {
        let id = GameId(0);
        let opened = self.kind.open(&self.data(), &self.opening(id)?);
        let game = opened.map_err(|unfit| RefereeError::Broken { game: id, reason: unfit.to_string() })?;
        let seat = |(seat, SeatedPlayer { player, .. }): (u8, &SeatedPlayer)| Seat {
            seat,
            user: player.user,
            name: player.name.clone(),
            faction: None,
            faction_hash: None,
        };
        let seats = (0..).zip(self.seats).map(seat).collect();
        let record = Record { kind: self.kind.info().id.to_owned(), guild, channel, seats, ..Record::placeholder(id) };
        Ok(Session::at_start(record, self.kind, game))
    }
}

/// Random bytes from the operating system: the seed of the game, and separate randomness for the start of the game,
/// which reveals nothing about the seed.
pub(super) struct Entropy {
    pub(super) seed: [u8; 32],
    chance: Chance,
}

impl Entropy {
    pub(super) fn draw() -> Result<Self, RefereeError> {
        let (mut seed, mut rest) = ([0; 32], [0; 32]);
        for bytes in [&mut seed, &mut rest] {
            getrandom::fill(bytes).map_err(|error| RefereeError::NoRandomness(error.to_string()))?;
        }
        Ok(Self { seed, chance: Chance::new(&rest, "sztab start 1", "") })
    }

    /// Shuffles a slice, all orders being equally likely.
    pub(super) fn shuffle<T>(&mut self, things: &mut [T]) {
        for last in (1..things.len()).rev() {
            things.swap(last, self.random_below(last + 1));
        }
    }

    /// A number below a small bound, all being equally likely; 0 if `bound` is 0.
    fn random_below(&mut self, bound: usize) -> usize {
        let number = u32::try_from(bound).ok().and_then(|bound| self.chance.draw_below(bound));
        number.and_then(|number| usize::try_from(number).ok()).unwrap_or(0)
    }
}
