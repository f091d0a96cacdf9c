//! Games that all players win or lose together: the share of games won, and their length.

use serde_json::json;

use super::balance::{FinishedGame, Output};

/// Number of turns after which a game counts as not won.
pub const MAX_TURNS: u32 = 300;

/// Results of games on the same terms.
#[derive(Debug)]
pub struct CooperativeResults {
    /// The terms and the number of players, as text.
    pub terms: String,
    pub seats: usize,
    games: u32,
    won: u32,
    turns: u32,
}

impl CooperativeResults {
    /// An empty result for games on these terms.
    pub fn new(terms: &str, seats: usize) -> Self {
        Self { terms: terms.to_owned(), seats, games: 0, won: 0, turns: 0 }
    }

    pub fn add(&mut self, game: &FinishedGame) {
        self.games += 1;
        self.won += u32::from(game.places.iter().all(|place| *place == 1));
        self.turns += game.turns;
    }

    /// The share of games won with its standard error, and the number of turns per player.
    pub fn to_text(&self, output: Output) -> String {
        let Self { terms, seats, games, won, .. } = self;
        let share = f64::from(*won) / f64::from((*games).max(1));
        let error = 100.0 * (share * (1.0 - share) / f64::from((*games).max(1))).sqrt();
        let players = f64::from(u32::try_from(*seats).unwrap_or(u32::MAX));
        let turns = f64::from(self.turns) / f64::from((*games).max(1)) / players;
        let percent = 100.0 * share;
        match output {
            Output::Balance => format!(
                "| terms | players | games | won, % | standard error | turns a player |\n|---|--:|--:|--:|--:|--:|\n\
                 | {terms} | {seats} | {games} | {percent:.1} | {error:.1} | {turns:.1} |\n"
            ),
            Output::Json => {
                let summary = json!({
                    "terms": terms, "players": seats, "games": games, "won": share, "error": error / 100.0, "turns": turns,
                });
                format!("{summary}\n")
            }
            Output::Text => format!(
                "--\n{terms}: {won} of {games} won by {seats}, {percent:.1} % (standard error {error:.1}), \
                 {turns:.1} turns a player\n"
            ),
        }
    }
}
