//! A newcomer's first game: against computer players, with tips, and dealt so that a chapter begins early.
//!
//! Seeds are drawn until `GameKind::suits_newcomer` accepts the deal; the game is committed to that seed like any other
//! game. The first chapter is reached within ten taps. (`tests/discord/flows/presses.rs`, `tests/discord/welcomes.rs`,
//! `tests/store/computer.rs`)

use sztab_game::{First, Kind, Language, SeatFile, Seating, Seed, Side};
use sztab_store::{ChannelId, Game as Record, GameId, GuildId, Player, UserId};

use super::options::{ComputerPlayer, LobbyOptions, Place};
use super::start::{Entropy, ImmediateGame, SeatedPlayer};
use super::{Interaction, Referee, RefereeError, Session, Venue};

/// Maximum number of seeds tried for a deal that suits a newcomer. With the bundled factions about one deal in twelve
/// does; if none does, the last one is used.
const MAX_SEEDS: usize = 500;

/// The parameters of a first game.
#[derive(Debug, Clone)]
pub struct FirstGame {
    /// The server.
    pub guild: GuildId,
    /// The channel or thread where the game is played.
    pub channel: ChannelId,
    /// The newcomer.
    pub player: Player,
    /// The game.
    pub kind: Kind,
    /// The opponents.
    pub computers: Vec<ComputerPlayer>,
    /// The language of the game's posts.
    pub language: Language,
}

impl FirstGame {
    fn options(&self) -> LobbyOptions {
        LobbyOptions {
            game: Some(self.kind.info().id.to_owned()),
            terms: Seating { first: First::Guest, ..Seating::default() }.join(""),
            first_game: true,
            computers: self.computers.clone(),
            ..LobbyOptions::new(self.language, Place::Here)
        }
    }
}

/// True if a game is a first game.
fn is_first_game(record: &Record) -> bool {
    LobbyOptions::from_record(record).is_ok_and(|options| options.first_game)
}

impl Referee {
    /// The first game that a user is playing, if any.
    pub async fn find_first_game(&self, user: UserId) -> Result<Option<Record>, RefereeError> {
        Ok(self.store.load_running_games_of(user).await?.into_iter().find(is_first_game))
    }

    /// Checks whether a user may start a first game.
    ///
    /// # Errors
    ///
    /// If the program does not play this game at that strength, or the user or the server has too many tables.
    pub async fn check_first_game(&self, asked: &FirstGame) -> Result<(), RefereeError> {
        let options = asked.options();
        options.computers_in(&asked.kind)?;
        Ok(self
            .store
            .refuse_excess_sessions(asked.guild, asked.player.user, self.session_limits_without_lobby(true))
            .await?)
    }

    /// Starts a first game, with default terms and files that are easy to play. The newcomer plays last. The seed is
    /// chosen for a deal that suits a newcomer ([`GameKind::suits_newcomer`](sztab_game::GameKind::suits_newcomer));
    /// the game is committed to it like any other game.
    ///
    /// # Errors
    ///
    /// If the program does not play this game at that strength, the channel already has a table, the user or the server
    /// has too many, or the store fails.
    pub async fn begin_first_game(&self, asked: FirstGame, interaction: Interaction) -> Result<GameId, RefereeError> {
        let options = asked.options();
        let kind = asked.kind;
        let computers = options.computers_in(&kind)?;
        let user = asked.player.user;
        let players = std::iter::once(asked.player).chain(computers).zip(self.first_files(&kind));
        let mut seats: Vec<SeatedPlayer> = players.map(|(player, file)| SeatedPlayer { player, file }).collect();
        seats.reverse();
        let seed = draw_easy_seed(kind, &seats)?;
        let venue = Venue { guild: asked.guild, channel: asked.channel };
        self.begin_at_once(venue, user, ImmediateGame { seats: &seats, options: &options, seed }, interaction).await
    }

    /// The files of a first game, the newcomer's first: those named by the kind of game, if all of them are available.
    fn first_files(&self, kind: &Kind) -> Vec<SeatFile> {
        let named: Vec<SeatFile> =
            kind.info().first_game.iter().filter_map(|id| self.file(kind, id)).cloned().collect();
        if named.len() == kind.info().first_game.len() {
            named
        } else {
            self.files(kind).iter().take(2).cloned().collect()
        }
    }
}

/// Draws a seed whose deal suits a newcomer.
fn draw_easy_seed(kind: Kind, seats: &[SeatedPlayer]) -> Result<Seed, RefereeError> {
    let data: Vec<_> = seats.iter().map(|seat| seat.file.data()).collect();
    // The newcomer plays last, so that the computer player demonstrates a turn.
    let learner = Side(u8::try_from(data.len()).map_or(0, |count| count.saturating_sub(1)));
    let mut seed = Entropy::draw()?.seed;
    for _ in 1..MAX_SEEDS {
        if kind.suits_newcomer(&data, &seed, learner) {
            break;
        }
        seed = Entropy::draw()?.seed;
    }
    Ok(seed)
}

impl Session {
    /// In a first game, the line that the computer player would play for a side. `None` in other games.
    #[must_use]
    pub fn proposed_line(&self, side: Side) -> Option<String> {
        let options = LobbyOptions::from_record(&self.record).ok().filter(|options| options.first_game)?;
        let lines = self.kind.planned_lines(self.unmasked_game(), side, &options.computers.first()?.strength, &[0; 32]);
        lines.into_iter().next()
    }
}
