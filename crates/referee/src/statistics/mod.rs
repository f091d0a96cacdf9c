//! A player's wins and losses in a server, by faction and opponent, and the player's speed.
//!
//! Games are counted from their records alone, without rules or logs, so hundreds of games can be counted quickly.
//! Speed is computed from a game's log when its last line is written ([`Pace`]). A game is won or lost by the users who
//! are seated when it ends, regardless of earlier players.
//!
//! Only the games of one server are read at a time, so no reply reveals games of another. (`tests/store/statistics.rs`)

mod csv;
mod log;
mod pace;
mod several;

use serde::Deserialize;

use sztab_game::{Outcome, Side};
use sztab_store::{Entry, FinishedGamePace, Game as Record, GameId, GuildId, NewEntry, Seq, UnixMs, UserId};

use super::persons::LOWEST_COMPUTER_USER;
use super::{Referee, RefereeError, is_computer};

pub(super) use csv::iso_day as csv_day;
pub use log::{count_turns, thinking_times};
pub use pace::Pace;
pub use several::{MultiplayerGame, Places};

/// Maximum number of games counted: a player's newest ones.
pub const MAX_GAMES: u32 = 500;

/// The result of a game for the player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ending {
    /// The player has won.
    Won,
    /// Another side has won.
    Lost,
    /// All share first place.
    Drawn,
}

impl Ending {
    /// The result of a game for a side.
    fn for_side(outcome: &Outcome, side: Side) -> Self {
        match outcome.rank(side) {
            Some(1) if outcome.is_draw() => Self::Drawn,
            Some(1) => Self::Won,
            _ => Self::Lost,
        }
    }
}

/// A finished game from its player's point of view.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayedGame {
    pub game: GameId,
    /// The time at which the last line was written.
    pub ended: UnixMs,
    /// Number of milliseconds from the first line to the last.
    pub lasted: i64,
    /// The id of the player's faction.
    pub faction: String,
    /// The opponent at the end of the game.
    pub opponent: UserId,
    /// The opponent's name at that time.
    pub opponent_name: String,
    /// The id of the opponent's faction.
    pub opponent_faction: String,
    /// The player's side; the first side plays first.
    pub side: Side,
    /// The result of the game for the player.
    pub ending: Ending,
    /// The reason for the end, as a keyword of the game ([`Outcome::cause`]).
    pub cause: String,
    /// Number of turns with at least one action.
    pub turns: u32,
    /// True if the game counts for ratings.
    pub rated: bool,
    /// Times that the player took, in milliseconds ([`thinking_times`]).
    pub thinking: Vec<i64>,
}

/// Number of games by how they ended.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Tally {
    /// Number of games.
    pub games: usize,
    /// Number of wins.
    pub won: usize,
    /// Number of losses.
    pub lost: usize,
    /// Number of draws.
    pub drawn: usize,
}

/// A player's games in a server.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Statistics {
    /// Finished games of two, newest first.
    pub games: Vec<PlayedGame>,
    /// Finished games of three and four, newest first.
    pub several: Vec<MultiplayerGame>,
    /// Finished games that all players won or lost together, newest first.
    pub together: Vec<MultiplayerGame>,
    /// Number of games in play.
    pub running: u32,
    /// True if there may be more finished games than were read.
    pub is_cut: bool,
}

impl Referee {
    /// A user's games in a server. Games that were called off do not count.
    pub async fn load_statistics(&self, user: UserId, guild: GuildId) -> Result<Statistics, RefereeError> {
        let over = self.store().load_finished_games_of(user, LOWEST_COMPUTER_USER, guild, MAX_GAMES).await?;
        let running = self.store().count_running_games(user, guild).await?;
        let is_cut = over.len() >= MAX_GAMES as usize;
        let paced: Vec<(FinishedGamePace, Pace)> = over
            .into_iter()
            .filter_map(|game| {
                let pace = Pace::from_text(&game.pace)?;
                Some((game, pace))
            })
            .collect();
        let games = paced.iter().filter_map(|(game, pace)| PlayedGame::from_game(game, pace, user)).collect();
        let placed = paced.iter().filter_map(|(game, pace)| MultiplayerGame::from_game(game, pace, user, self.kinds));
        let (together, mut several): (Vec<MultiplayerGame>, Vec<MultiplayerGame>) =
            placed.partition(|game| game.is_together);
        several.retain(|game| game.seats > 2);
        Ok(Statistics { games, several, together, running, is_cut })
    }

    /// The pace of a game that ends with lines not yet written.
    pub(super) async fn compute_pace_at_end(
        &self,
        record: &Record,
        last: &[NewEntry],
        at: UnixMs,
    ) -> Result<Pace, RefereeError> {
        let mut log = self.store().load_log(record.id).await?;
        for NewEntry { side, line, actor, prompt } in last.iter().cloned() {
            let seq = log.last().map_or(Seq::OPENING, |entry| entry.seq).next();
            log.push(Entry { seq, side, line, actor, prompt, at, interaction: None });
        }
        let players: Vec<UserId> = record.seats.iter().map(|seat| seat.user).collect();
        Ok(Pace::from_log(&log, &players))
    }
}

impl PlayedGame {
    /// A game of two opponents from the point of view of one of them; `None` if the user does not sit there with
    /// exactly one opponent, or the result was not written by this program.
    fn from_game(game: &FinishedGamePace, pace: &Pace, user: UserId) -> Option<Self> {
        /// The terms that statistics depend on.
        #[derive(Default, Deserialize)]
        struct AgreedTerms {
            #[serde(default)]
            rated: bool,
        }
        let at = game.seats.iter().position(|seat| seat.user == user).filter(|_| game.seats.len() == 2)?;
        let own = &game.seats[at];
        // Games against computer players do not count.
        let other = game.seats.iter().find(|seat| seat.user != user && !is_computer(seat.user))?;
        let outcome: Outcome =
            serde_json::from_str(&game.result).ok().filter(|outcome: &Outcome| !outcome.is_cooperative())?;
        let agreed: AgreedTerms = serde_json::from_str(&game.options).unwrap_or_default();
        let side = Side(own.seat);
        Some(Self {
            game: game.id,
            ended: UnixMs(pace.ended),
            lasted: pace.duration_ms(),
            faction: own.faction.clone().unwrap_or_default(),
            opponent: other.user,
            opponent_name: other.name.clone(),
            opponent_faction: other.faction.clone().unwrap_or_default(),
            side,
            ending: Ending::for_side(&outcome, side),
            cause: outcome.cause,
            turns: pace.turns,
            rated: agreed.rated,
            thinking: pace.thinking.get(at).cloned().unwrap_or_default(),
        })
    }
}

impl Tally {
    /// Counts one more game.
    fn count(&mut self, ending: Ending) {
        self.games += 1;
        match ending {
            Ending::Won => self.won += 1,
            Ending::Lost => self.lost += 1,
            Ending::Drawn => self.drawn += 1,
        }
    }
}

impl Statistics {
    /// The tally of all games.
    #[must_use]
    pub fn tally(&self) -> Tally {
        let mut tally = Tally::default();
        self.games.iter().for_each(|game| tally.count(game.ending));
        tally
    }

    /// Number of rated games.
    #[must_use]
    pub fn count_rated(&self) -> usize {
        self.games.iter().filter(|game| game.rated).count()
    }

    /// The tallies by the id of the player's faction, most played first.
    #[must_use]
    pub fn by_faction(&self) -> Vec<(&str, Tally)> {
        self.tally_by(|game| game.faction.as_str())
    }

    /// The tallies by opponent, most frequent first, each with the name from the newest game.
    #[must_use]
    pub fn by_opponent(&self) -> Vec<(&str, Tally)> {
        let name = |user| {
            let newest = self.games.iter().find(|game| game.opponent == user);
            newest.map_or("", |game| game.opponent_name.as_str())
        };
        let grouped = self.tally_by(|game| game.opponent);
        grouped.into_iter().map(|(user, tally)| (name(user), tally)).collect()
    }

    /// Of equally frequent keys, the more recent comes first.
    fn tally_by<'a, K: PartialEq>(&'a self, key: impl Fn(&'a PlayedGame) -> K) -> Vec<(K, Tally)> {
        let mut groups: Vec<(K, Tally)> = Vec::new();
        for game in &self.games {
            let key = key(game);
            let at = groups.iter().position(|(known, _)| *known == key).unwrap_or_else(|| {
                groups.push((key, Tally::default()));
                groups.len() - 1
            });
            groups[at].1.count(game.ending);
        }
        groups.sort_by_key(|(_, tally)| std::cmp::Reverse(tally.games));
        groups
    }

    /// The median time that the player took for a turn or decision, in milliseconds.
    #[must_use]
    pub fn median_pace_ms(&self) -> Option<i64> {
        median(self.games.iter().flat_map(|game| game.thinking.iter().copied()).collect())
    }

    /// The median length of a game, in milliseconds.
    #[must_use]
    pub fn median_length_ms(&self) -> Option<i64> {
        median(self.games.iter().map(|game| game.lasted).collect())
    }
}

/// The median; for an even number of values, the mean of the middle two.
fn median(mut values: Vec<i64>) -> Option<i64> {
    values.sort_unstable();
    let middle = values.len() / 2;
    let upper = *values.get(middle)?;
    if values.len() % 2 == 1 {
        return Some(upper);
    }
    let lower = *values.get(middle.checked_sub(1)?)?;
    Some(lower + (upper - lower) / 2)
}

#[cfg(test)]
mod tests {
    use super::median;

    #[test]
    fn median_is_the_middle_value() {
        assert_eq!(median(Vec::new()), None);
        assert_eq!(median(vec![7]), Some(7));
        assert_eq!(median(vec![9, 1]), Some(5));
        assert_eq!(median(vec![1000, 1, 3]), Some(3));
        assert_eq!(median(vec![1000, 4, 1, 2]), Some(3));
    }
}
