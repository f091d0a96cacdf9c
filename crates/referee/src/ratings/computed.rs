//! The ratings of a server, computed from its games and seasons.

use std::collections::{BTreeMap, HashMap};

use sztab_league::balance::Balances;
use sztab_league::rating::{RatedPlayer, RatingError, rate};
use sztab_store::{FinishedGame, UnixMs};

use super::matches::{Contestant, RatedMatch, scored};
use super::tables::{army_games, table_matches};

/// A player of a server with a rating.
#[derive(Debug, Clone, PartialEq)]
pub struct Standing {
    /// The player.
    pub who: Contestant,
    /// The name at the newest table, else in a season; empty for one who was erased from seasons.
    pub name: String,
    /// Rating as if the week ended now, and number of matches.
    pub rated: RatedPlayer,
}

/// The ratings of a server.
#[derive(Debug, Clone, Default)]
pub struct Ratings {
    /// The rated matches, in order of their end.
    pub matches: Vec<RatedMatch>,
    /// The players by rating less two deviations, the best first.
    pub standings: Vec<Standing>,
    /// Results of armies in all games between two users, rated or not.
    pub armies: Balances,
    names: HashMap<Contestant, String>,
}

impl Ratings {
    /// The ratings by finished games and the matches of seasons, with the names of the players of the latter.
    ///
    /// # Errors
    ///
    /// If a match cannot be rated, which none of ours is.
    pub fn of(
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
        let rated = rate(&scored(&matches), now.0)?;
        let mut ratings = Self { matches, standings: Vec::new(), armies: Balances::of(&army_games(games)), names };
        ratings.standings = ratings.ranked(rated);
        Ok(ratings)
    }

    /// The players in the order of the table.
    fn ranked(&self, rated: BTreeMap<Contestant, RatedPlayer>) -> Vec<Standing> {
        let mut standings: Vec<Standing> =
            rated.into_iter().map(|(who, rated)| Standing { name: self.name(&who).to_owned(), who, rated }).collect();
        let worth = |standing: &Standing| standing.rated.rating.conservative();
        standings.sort_by(|one, other| worth(other).total_cmp(&worth(one)));
        standings
    }

    /// The name of a player at the newest table, else in a season; empty if there is none.
    #[must_use]
    pub fn name(&self, who: &Contestant) -> &str {
        self.names.get(who).map_or("", String::as_str)
    }

    /// Whether an army was played.
    #[must_use]
    pub fn has_army(&self, id: &str) -> bool {
        [&self.armies.plain, &self.armies.mirrored].iter().any(|balance| balance.armies.contains_key(id))
    }

    /// The place of a player in the table, from 0, with the rating.
    #[must_use]
    pub fn standing(&self, who: &Contestant) -> Option<(usize, &Standing)> {
        self.standings.iter().enumerate().find(|(_, standing)| standing.who == *who)
    }
}
