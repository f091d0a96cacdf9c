//! The balance between a game's seats and between its items over many games, as Markdown tables.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::time::Duration;

use super::tally::Places;
use sztab_game::Side;

/// The output format.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Output {
    /// One line per game, `--`, and one line per strength.
    Text,
    /// The same as JSON objects.
    Json,
    /// Only the Markdown tables.
    Balance,
}

/// A finished game; lists have one entry per side.
#[derive(Debug)]
pub struct FinishedGame {
    pub number: u32,
    /// The players, as indices into the list of named players.
    pub players: Vec<usize>,
    pub places: Vec<u8>,
    /// Each side's share of first place.
    pub firsts: Vec<f64>,
    pub points: Vec<i32>,
    pub marks: BTreeSet<(Side, &'static str, String)>,
    /// Points per source.
    pub sources: BTreeMap<&'static str, i32>,
    pub lines: u32,
    pub turns: u32,
    pub times: Vec<(usize, Duration)>,
}

/// The results of games, summed for the tables.
#[derive(Debug)]
pub struct Balance {
    seats: usize,
    games: u32,
    /// Results of the owners of each item, grouped by table.
    tables: BTreeMap<&'static str, BTreeMap<String, Places>>,
    sources: BTreeMap<&'static str, i64>,
    points: i64,
}

impl Balance {
    /// Empty tables for games with this number of seats.
    pub fn new(seats: usize) -> Self {
        Self { seats, games: 0, tables: BTreeMap::new(), sources: BTreeMap::new(), points: 0 }
    }

    pub fn add(&mut self, game: &FinishedGame) {
        self.games += 1;
        let mut count = |table, item: &str, side: Side| {
            let first = game.firsts.get(side.index()).copied().unwrap_or_default();
            self.tables.entry(table).or_default().entry(item.to_owned()).or_default().add(first, 0);
        };
        for side in (0_u8..).map(Side).take(self.seats) {
            count("seat", &side.letter().to_string(), side);
        }
        for (side, table, item) in &game.marks {
            count(table, item, *side);
        }
        for (source, points) in &game.sources {
            *self.sources.entry(source).or_default() += i64::from(*points);
        }
        self.points += game.points.iter().copied().map(i64::from).sum::<i64>();
    }

    /// The tables as Markdown. For more than two seats, each share is also converted to that of a duel with the same
    /// odds.
    #[allow(clippy::cast_precision_loss, reason = "at most some millions")]
    pub fn to_markdown(&self) -> String {
        let seats = self.seats as f64;
        let mut text = String::new();
        for (table, items) in &self.tables {
            let _ = writeln!(text, "| {table} | seats | first places in % | as in a duel |\n|---|--:|--:|--:|");
            let mut items: Vec<_> = items.iter().collect();
            if *table != "seat" {
                items.sort_by(|(_, one), (_, other)| other.share().total_cmp(&one.share()));
            }
            for (item, places) in items {
                let (share, interval) = (places.share(), places.interval());
                let duel = share * (seats - 1.0) / (share * (seats - 1.0) + 1.0 - share);
                let [share, low, high, duel] = [share, interval.low, interval.high, duel].map(|part| part * 100.0);
                let _ =
                    writeln!(text, "| {item} | {} | {share:.1} ({low:.1} to {high:.1}) | {duel:.1} |", places.seats);
            }
            text.push('\n');
        }
        let all = self.sources.values().sum::<i64>().max(1) as f64;
        text.push_str("| source | points in % |\n|---|--:|\n");
        for (source, &points) in &self.sources {
            let _ = writeln!(text, "| {source} | {:.1} |", points as f64 * 100.0 / all);
        }
        let mean = self.points as f64 / (f64::from(self.games.max(1)) * seats);
        let _ = writeln!(text, "\nA player has {mean:.1} points at the end.");
        text
    }
}
