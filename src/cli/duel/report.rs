//! The printed text of a duel: a line for each game, and the summary.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use super::game::{Contestants, FinishedGame, Report};
use super::schedule::{Player, Schedule};
use super::tally::{Score, Times};
use sztab_neuroshima::rules::{OutcomeReason, Side};

/// Text in the winner column after a draw.
const DRAW: &str = "draw";

/// Column titles of the list of games.
const COLUMN_TITLES: [&str; 11] =
    ["game", "X", "Y", "player-X", "player-Y", "winner", "end", "HQ-X", "HQ-Y", "turns", "actions"];

/// Indices of the right-aligned columns.
const NUMERIC_COLUMNS: [usize; 5] = [0, 7, 8, 9, 10];

/// Format of the printed games.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Format {
    /// Aligned columns, `--`, and sentences.
    Text,
    /// One JSON object per line.
    Json,
}

/// The printed text of a duel. It depends only on the seed, armies, players and number of games.
#[derive(Debug)]
pub struct DuelReport {
    format: Format,
    contestants: Contestants,
    seed: String,
    widths: [usize; COLUMN_TITLES.len()],
    /// Scores of the first player, keyed by the ids of both armies in alphabetical order.
    pairs: BTreeMap<[String; 2], Score>,
    total: Score,
}

impl DuelReport {
    /// An empty report for a schedule.
    pub fn new(format: Format, schedule: &Schedule, contestants: &Contestants) -> Self {
        let armies = |side: Side| longest_length(schedule.rosters().iter().map(|roster| roster.army(side).id.as_str()));
        let player = longest_length(contestants.0.iter().map(|contestant| contestant.name.as_str()));
        let end = longest_length(OutcomeReason::ALL.iter().map(|reason| reason.word()));
        let mut widths = COLUMN_TITLES.map(str::len);
        let cells = [(0, schedule.games().to_string().len()), (1, armies(Side(0))), (2, armies(Side(1)))];
        for (column, width) in cells.into_iter().chain([(3, player), (4, player), (5, player), (6, end)]) {
            widths[column] = widths[column].max(width);
        }
        Self {
            format,
            contestants: contestants.clone(),
            seed: schedule.seed().to_owned(),
            widths,
            pairs: BTreeMap::new(),
            total: Score::default(),
        }
    }

    fn text_line(&self, finished: &FinishedGame, winner: Option<&str>) -> String {
        let fixture = &finished.fixture;
        let [x, y] = army_names(finished);
        let [player_x, player_y] = self.players(finished).map(str::to_owned);
        let [points_x, points_y] = [0, 1].map(|side| finished.points[side].to_string());
        self.row(&[
            fixture.number.to_string(),
            x,
            y,
            player_x,
            player_y,
            winner.unwrap_or(DRAW).to_owned(),
            finished.reason.word().to_owned(),
            points_x,
            points_y,
            finished.turns.to_string(),
            finished.actions.to_string(),
        ])
    }

    fn json_line(&self, finished: &FinishedGame, winner: Option<&str>) -> String {
        let (armies, players) = (army_names(finished), self.players(finished));
        let side = |side: Side| {
            let index = side.index();
            json!({"army": armies[index], "player": players[index], "hq": finished.points[index]})
        };
        let game = json!({
            "game": finished.fixture.number,
            "X": side(Side(0)),
            "Y": side(Side(1)),
            "winner": winner,
            "end": finished.reason.word(),
            "turns": finished.turns,
            "actions": finished.actions,
        });
        format!("{game}\n")
    }

    /// The names of the players of X and Y.
    fn players(&self, finished: &FinishedGame) -> [&str; 2] {
        [Side(0), Side(1)].map(|side| self.contestants.contestant(finished.fixture.player(side)).name.as_str())
    }

    fn row(&self, cells: &[String; COLUMN_TITLES.len()]) -> String {
        let padded = cells.iter().zip(self.widths).enumerate().map(|(column, (cell, width))| {
            if NUMERIC_COLUMNS.contains(&column) { format!("{cell:>width$}") } else { format!("{cell:<width$}") }
        });
        padded.collect::<Vec<_>>().join("  ") + "\n"
    }

    fn text_summary(&self) -> String {
        let [first, second] = Player::BOTH.map(|player| &self.contestants.contestant(player).name);
        let mut text = format!("--\n{first} against {second}: {}\n", score_text(self.total));
        if self.pairs.len() > 1 {
            for ([one, other], score) in &self.pairs {
                let _ = writeln!(text, "{one} and {other}: {}", score_text(*score));
            }
        }
        text
    }

    fn json_summary(&self) -> String {
        let pair = |(armies, score): (&[String; 2], &Score)| {
            let mut pair = score_json(*score);
            pair["armies"] = json!(armies);
            pair
        };
        let mut summary = score_json(self.total);
        summary["seed"] = json!(self.seed);
        summary["players"] = json!(Player::BOTH.map(|player| &self.contestants.contestant(player).name));
        summary["pairs"] = self.pairs.iter().map(pair).collect();
        format!("{}\n", json!({ "summary": summary }))
    }
}

impl Report for DuelReport {
    fn header(&self) -> String {
        match self.format {
            Format::Text => format!("seed {}\n{}", self.seed, self.row(&COLUMN_TITLES.map(str::to_owned))),
            Format::Json => String::new(),
        }
    }

    fn add_game(&mut self, finished: &FinishedGame) -> String {
        let mut pair = army_names(finished);
        pair.sort();
        count_score(self.pairs.entry(pair).or_default(), finished);
        count_score(&mut self.total, finished);
        let winner = finished.winner.map(|player| self.contestants.contestant(player).name.as_str());
        match self.format {
            Format::Text => self.text_line(finished, winner),
            Format::Json => self.json_line(finished, winner),
        }
    }

    /// The first player's total score, and the score for each pair of armies if there are several.
    fn summary(&self) -> String {
        match self.format {
            Format::Text => self.text_summary(),
            Format::Json => self.json_summary(),
        }
    }
}

/// The armies of X and Y.
fn army_names(finished: &FinishedGame) -> [String; 2] {
    [Side(0), Side(1)].map(|side| finished.fixture.roster.army(side).id.clone())
}

/// Length of the longest of the given words.
pub fn longest_length<'a>(words: impl Iterator<Item = &'a str>) -> usize {
    words.map(str::len).max().unwrap_or(0)
}

/// Adds a game to the first player's score.
fn count_score(score: &mut Score, finished: &FinishedGame) {
    match finished.winner {
        Some(Player::FIRST) => score.wins += 1,
        Some(_) => score.losses += 1,
        None => score.draws += 1,
    }
    let points = |player: Player| i32::from(finished.points[finished.fixture.side(player).index()]);
    score.margin += points(Player::FIRST) - points(Player::SECOND);
}

fn score_text(score: Score) -> String {
    let interval = score.interval();
    format!(
        "{} games, {} won, {} drawn, {} lost, score {:.1} % (95 % interval {:.1} to {:.1}), mean HQ margin {:+.2}",
        score.games(),
        score.wins,
        score.draws,
        score.losses,
        score.share() * 100.0,
        interval.low * 100.0,
        interval.high * 100.0,
        score.mean_margin(),
    )
}

fn score_json(score: Score) -> Value {
    let interval = score.interval();
    json!({
        "games": score.games(),
        "won": score.wins,
        "drawn": score.draws,
        "lost": score.losses,
        "score": score.share(),
        "interval": [interval.low, interval.high],
        "margin": score.mean_margin(),
    })
}

/// Measured times. They vary between runs and are printed on stderr.
#[derive(Debug)]
pub struct Speed {
    begun: Instant,
    threads: usize,
    games: u32,
    times: Vec<Times>,
}

impl Speed {
    /// Starts the clock.
    pub fn new(threads: usize, players: usize) -> Self {
        Self { begun: Instant::now(), threads, games: 0, times: vec![Times::default(); players] }
    }

    pub fn add(&mut self, finished: &FinishedGame) {
        self.games += 1;
        for (sum, times) in self.times.iter_mut().zip(&finished.times) {
            times.iter().for_each(|time| sum.add(*time));
        }
    }

    /// One line per player and one for all players together.
    pub fn summary(&self, contestants: &Contestants) -> String {
        let mut text = String::new();
        for (contestant, times) in contestants.0.iter().zip(&self.times) {
            let millis = |percent| times.percentile(percent).unwrap_or_default().as_secs_f64() * 1000.0;
            let name = &contestant.name;
            let _ = writeln!(text, "{name}: {:.2} ms a turn (median), {:.2} ms (p99)", millis(50), millis(99));
        }
        let seconds = self.begun.elapsed().max(Duration::from_micros(1)).as_secs_f64();
        let (games, threads) = (self.games, self.threads);
        let rate = f64::from(games) / seconds;
        let _ = write!(text, "{games} games in {seconds:.1} s, {rate:.2} a second, threads: {threads}");
        text
    }
}
