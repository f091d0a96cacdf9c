//! The ratings of a game on a server, computed from its games and seasons.

use std::collections::{BTreeMap, HashMap};
use std::fmt::Write as _;

use sztab_league::balance::Balances;
use sztab_league::rating::{RatedPlayer, RatingError, rate, rating_history};
use sztab_store::{FinishedGame, UnixMs};

use super::matches::{Contestant, RatedMatch, score_matches};
use super::tables::{faction_games, table_matches};

/// A player of a server with a rating.
#[derive(Debug, Clone, PartialEq)]
pub struct Standing {
    /// The player with the rating.
    pub who: Contestant,
    /// The name at the player's most recent table, otherwise in a season; empty for a player erased from seasons.
    pub name: String,
    /// The rating as if the week ended now, and the number of matches so far.
    pub rated: RatedPlayer,
}

/// The ratings of a game on a server.
#[derive(Debug, Clone, Default)]
pub struct Ratings {
    /// The rated matches, in order of their end.
    pub matches: Vec<RatedMatch>,
    /// The players by rating minus two deviations, best first.
    pub standings: Vec<Standing>,
    /// Results of the factions in all games between two users, rated or not.
    pub factions: Balances,
    names: HashMap<Contestant, String>,
}

impl Ratings {
    /// Computes the ratings from finished games and the matches of seasons. `named` contains the names of players in
    /// seasons.
    ///
    /// # Errors
    ///
    /// If a match cannot be rated, which does not happen for our own.
    pub fn compute(
        games: &[FinishedGame],
        of_seasons: Vec<RatedMatch>,
        mut names: HashMap<Contestant, String>,
        now: UnixMs,
    ) -> Result<Self, RatingError> {
        let mut matches = table_matches(games);
        matches.extend(of_seasons);
        matches.sort_by(|one, other| (one.at_ms, &one.players).cmp(&(other.at_ms, &other.players)));
        for seat in games.iter().flat_map(|game| &game.seats) {
            names.insert(Contestant::User(seat.user), seat.name.clone());
        }
        let rated = rate(&score_matches(&matches), now.0)?;
        let mut ratings =
            Self { matches, standings: Vec::new(), factions: Balances::from_games(&faction_games(games)), names };
        ratings.standings = ratings.rank_players(rated);
        Ok(ratings)
    }

    /// The players in the order of the table.
    fn rank_players(&self, rated: BTreeMap<Contestant, RatedPlayer>) -> Vec<Standing> {
        let mut standings: Vec<Standing> =
            rated.into_iter().map(|(who, rated)| Standing { name: self.name(&who).to_owned(), who, rated }).collect();
        let worth = |standing: &Standing| standing.rated.rating.conservative_rating();
        standings.sort_by(|one, other| worth(other).total_cmp(&worth(one)));
        standings
    }

    /// The name of a player at the most recent table, otherwise in a season; empty if the player has no name.
    #[must_use]
    pub fn name(&self, who: &Contestant) -> &str {
        self.names.get(who).map_or("", String::as_str)
    }

    /// True if a faction was played.
    #[must_use]
    pub fn has_faction(&self, id: &str) -> bool {
        [&self.factions.plain, &self.factions.mirrored].iter().any(|balance| balance.factions.contains_key(id))
    }

    /// The player's position in the table, from 0, with the rating.
    #[must_use]
    pub fn standing(&self, who: &Contestant) -> Option<(usize, &Standing)> {
        self.standings.iter().enumerate().find(|(_, standing)| standing.who == *who)
    }
}

impl Ratings {
    /// CSV with a header and a line for each rated match, in order of their ends: the end in milliseconds since 1970,
    /// the players' ids, the first player's score from 0 to 1. Names are left out because they may have arbitrary
    /// characters.
    #[must_use]
    pub fn to_csv(&self) -> String {
        let mut text = String::from("at_ms,player,opponent,score\n");
        for played in &self.matches {
            let [one, other] = played.players.each_ref().map(Contestant::id);
            writeln!(text, "{},{one},{other},{}", played.at_ms, played.score()).expect("a string takes any text");
        }
        text
    }
}

impl Contestant {
    /// The id used in files.
    #[must_use]
    pub fn id(&self) -> String {
        match self {
            Self::User(user) => user.to_string(),
            Self::ComputerPlayer(strength) => format!("sztab-{strength}"),
        }
    }
}

/// Milliseconds in a week.
pub const WEEK_MS: i64 = 7 * 24 * 60 * 60 * 1000;

/// Time from the first day of 1970, a Thursday, to the following Monday, on which week 0 begins.
const FIRST_MONDAY_MS: i64 = 4 * 24 * 60 * 60 * 1000;

/// A week in which a player had rated matches.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Week {
    /// The Monday of the week, 00:00 UTC, in milliseconds since 1970.
    pub monday_ms: i64,
    /// The rating at the end of the week, and the number of matches so far.
    pub rated: RatedPlayer,
}

impl Ratings {
    /// The rated matches of a player, newest first.
    pub fn matches_of<'a>(&'a self, who: &'a Contestant) -> impl Iterator<Item = &'a RatedMatch> {
        self.matches.iter().rev().filter(move |played| played.players.contains(who))
    }

    /// The weeks in which a player had matches, oldest first.
    #[must_use]
    pub fn weeks_of(&self, who: &Contestant) -> Vec<Week> {
        let weeks = rating_history(&score_matches(&self.matches), who).unwrap_or_default();
        weeks.into_iter().map(|(week, rated)| Week { monday_ms: FIRST_MONDAY_MS + week * WEEK_MS, rated }).collect()
    }
}
