//! The results of all games of a server, and the faction statistics derived from them.

use crate::options::CountedTerms;
use crate::persons::LOWEST_COMPUTER_USER;
use crate::statistics::csv_day;
use crate::{Line, Referee, RefereeError, is_computer};
use sztab_game::{Kind, Outcome, Place, Side};
use sztab_league::balance::{Balances, FactionGame};
use sztab_league::ids::Seat as Order;
use sztab_league::spreadsheet::csv_row;
use sztab_store::{ChannelId, FinishedGameFilter, GameId, GuildFinishedGame, GuildId, PageRange, Seat, UnixMs, UserId};

/// The names of the columns. They stay in English and in this order, so that spreadsheets built on them keep working.
const COLUMNS: [&str; 12] = [
    "game",
    "ended",
    "first_player",
    "first_army",
    "second_player",
    "second_army",
    "winner",
    "first_points",
    "second_points",
    "reason",
    "rated",
    "mirrored",
];

/// The result of a game between two people.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameResult {
    pub game: GameId,
    /// The channel where the game was played.
    pub channel: ChannelId,
    /// The time at which the last line was written.
    pub ended: UnixMs,
    /// The players at the end, the first player first.
    pub seats: [Seat; 2],
    /// Outcome of the game.
    pub outcome: Outcome,
    /// True if the game was rated.
    pub rated: bool,
    /// True if the game belongs to a mirrored match.
    pub mirrored: bool,
    /// True if an organiser decided the game.
    pub adjudicated: bool,
}

/// The result of a game of three or four people.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MultiplayerResult {
    pub game: GameId,
    /// The channel where the game was played.
    pub channel: ChannelId,
    /// The time at which the last line was written.
    pub ended: UnixMs,
    /// The players at the end, in turn order.
    pub seats: Vec<Seat>,
    /// The terms of the rules, in the game's notation.
    pub terms: String,
    /// Outcome of the game.
    pub outcome: Outcome,
}

/// The names of the columns for games of three and four, with one row for each player.
const MULTIPLAYER_COLUMNS: [&str; 9] =
    ["game", "ended", "terms", "turn_order", "player", "army", "place", "points", "reason"];

/// Conditions on results.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ResultFilter {
    /// Only games of this player.
    pub player: Option<UserId>,
    /// Only games with this faction, by its id.
    pub faction: Option<String>,
}

impl ResultFilter {
    fn to_over_filter(&self) -> FinishedGameFilter {
        FinishedGameFilter { below: LOWEST_COMPUTER_USER, player: self.player, faction: self.faction.clone() }
    }
}

/// Results of a server.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Results {
    /// Games of two opponents, most recently ended first.
    pub games: Vec<GameResult>,
    /// All other games, most recently ended first.
    pub several: Vec<MultiplayerResult>,
}

impl Referee {
    /// Counts the results of a server that match a filter.
    pub async fn count_results(&self, guild: GuildId, filter: &ResultFilter) -> Result<u32, RefereeError> {
        Ok(self.store().count_finished_games(guild, &filter.to_over_filter()).await?)
    }

    /// A part of the results of a server that match a filter. Games that were called off or annulled are left out, as
    /// are those against computer players.
    pub async fn load_results(
        &self,
        guild: GuildId,
        filter: &ResultFilter,
        part: PageRange,
    ) -> Result<Results, RefereeError> {
        let over = self.store().load_finished_games_page(guild, &filter.to_over_filter(), part).await?;
        let is_together =
            |result: &str| serde_json::from_str(result).is_ok_and(|outcome: Outcome| outcome.is_cooperative());
        let is_of_opponents = |game: &GuildFinishedGame| game.seats.len() == 2 && !is_together(&game.result);
        let (two, more): (Vec<_>, Vec<_>) = over.into_iter().partition(is_of_opponents);
        let several = more.into_iter().filter_map(|game| MultiplayerResult::from_game(game, self.kinds)).collect();
        let games = two.into_iter().filter_map(|game| GameResult::from_game(game, self.kinds)).collect();
        Ok(Results { games, several })
    }
}

impl GameResult {
    /// The result of a game; `None` if the game was not played by two people, or its result cannot be read. Erased
    /// people count as people.
    fn from_game(game: GuildFinishedGame, kinds: &[Kind]) -> Option<Self> {
        let seats: [Seat; 2] = game.seats.try_into().ok()?;
        if seats.iter().any(|seat| is_computer(seat.user)) {
            return None;
        }
        let agreed = CountedTerms::of(&game.options);
        let (line, ended) = game.last;
        Some(Self {
            game: game.id,
            channel: game.channel,
            ended,
            seats,
            outcome: serde_json::from_str(&game.result).ok()?,
            rated: agreed.rated,
            mirrored: agreed.is_mirrored(kinds),
            adjudicated: matches!(Line::parse_non_action(&line), Some(Line::Award | Line::AwardDraw | Line::AwardNone)),
        })
    }

    /// The id of a player's faction; seat 0 is the first player.
    #[must_use]
    pub fn faction(&self, seat: usize) -> &str {
        self.seats.get(seat).and_then(|seat| seat.faction.as_deref()).unwrap_or_default()
    }

    /// HQ points of both players at the end, the first player's first.
    #[must_use]
    pub fn points(&self) -> [i32; 2] {
        [Side(0), Side(1)].map(|side| self.outcome.points(side).unwrap_or_default())
    }

    /// Index of the winner: 0 is the first player; `None` in a draw.
    #[must_use]
    pub fn winner(&self) -> Option<usize> {
        self.outcome.winner().map(Side::index)
    }

    fn cells(&self) -> [String; 12] {
        let word = |is: bool| if is { "yes" } else { "no" }.to_owned();
        let [first, second] = self.seats.each_ref();
        let [first_points, second_points] = self.points().map(|points| points.to_string());
        let winner = match self.winner() {
            Some(0) => "first",
            Some(_) => "second",
            None => "draw",
        };
        [
            self.game.to_string(),
            csv_day(self.ended.0),
            first.name.clone(),
            self.faction(0).to_owned(),
            second.name.clone(),
            self.faction(1).to_owned(),
            winner.to_owned(),
            first_points,
            second_points,
            self.outcome.cause.clone(),
            word(self.rated),
            word(self.mirrored),
        ]
    }

    fn to_faction_game(&self) -> FactionGame {
        let order = |seat| if seat == 0 { Order::First } else { Order::Second };
        FactionGame {
            factions: [0, 1].map(|seat| self.faction(seat).to_owned()),
            winner: self.winner().map(order),
            hq_points: self.points().map(|points| u16::try_from(points).unwrap_or(0)),
            mirrored: self.mirrored,
        }
    }
}

impl MultiplayerResult {
    /// The result of a game; `None` if a computer player took part, or the result cannot be read.
    fn from_game(game: GuildFinishedGame, kinds: &[Kind]) -> Option<Self> {
        if game.seats.iter().any(|seat| is_computer(seat.user)) {
            return None;
        }
        let agreed = CountedTerms::of(&game.options);
        Some(Self {
            game: game.id,
            channel: game.channel,
            ended: game.last.1,
            seats: game.seats,
            terms: agreed.rules(kinds),
            outcome: serde_json::from_str(&game.result).ok()?,
        })
    }

    /// The seats with their places and points, best first.
    #[must_use]
    pub fn seats_by_place(&self) -> Vec<(&Seat, Place)> {
        let mut placed: Vec<(&Seat, Place)> = self.seats.iter().zip(self.outcome.places().iter().copied()).collect();
        placed.sort_by_key(|(_, place)| place.rank);
        placed
    }

    fn csv_rows(&self) -> String {
        let row = |(seat, place): (&Seat, Place)| {
            csv_row(&[
                self.game.to_string(),
                csv_day(self.ended.0),
                self.terms.clone(),
                (u16::from(seat.seat) + 1).to_string(),
                seat.name.clone(),
                seat.faction.clone().unwrap_or_default(),
                place.rank.to_string(),
                place.points.to_string(),
                self.outcome.cause.clone(),
            ])
        };
        self.seats_by_place().into_iter().map(row).collect()
    }
}

impl Results {
    /// Games of three and four as CSV, with a header and one row for each of their players.
    #[must_use]
    pub fn to_multiplayer_csv(&self) -> String {
        let head = csv_row(&MULTIPLAYER_COLUMNS.map(str::to_owned));
        self.several.iter().fold(head, |text, game| text + &game.csv_rows())
    }

    /// CSV with a header and one row per game (RFC 4180). `ended` is a day in UTC. Text that a spreadsheet would treat
    /// as a formula is prefixed with an apostrophe, as names are chosen by untrusted users.
    #[must_use]
    pub fn to_csv(&self) -> String {
        let head = csv_row(&COLUMNS.map(str::to_owned));
        self.games.iter().fold(head, |text, game| text + &csv_row(&game.cells()))
    }

    /// Results of the factions. Games that an organiser decided are not counted, nor are those in which both players
    /// have the same faction.
    #[must_use]
    pub fn balances(&self) -> Balances {
        let games: Vec<FactionGame> = self
            .games
            .iter()
            .filter(|game| !game.adjudicated && game.faction(0) != game.faction(1))
            .map(GameResult::to_faction_game)
            .collect();
        Balances::from_games(&games)
    }
}
