//! The balance between armies over the games of a duel, as Markdown tables.

use std::cmp::Reverse;
use std::fmt::Write as _;

use super::game::{Contestants, FinishedGame, Report};
use super::schedule::{Player, Schedule};
use sztab_league::balance::{Balance, Balances, FactionGame, Results};
use sztab_league::ids::Seat;
use sztab_neuroshima::rules::Side;

/// Text shown instead of a score if there are no games.
const NO_SCORE: &str = "–";

/// Collects the games and prints their tables at the end.
#[derive(Debug)]
pub struct BalanceReport {
    /// The line that describes all games.
    heading: String,
    games: Vec<FactionGame>,
}

impl BalanceReport {
    /// An empty report for a schedule.
    pub fn new(schedule: &Schedule, contestants: &Contestants) -> Self {
        let [one, other] = Player::BOTH.map(|player| &contestants.contestant(player).name);
        let heading = format!("{} games of {one} against {other}, seed {}.", schedule.games(), schedule.seed());
        Self { heading, games: Vec::new() }
    }

    /// Combined results of the sides that moved first.
    fn first_mover_results(&self) -> Results {
        let mut results = Results::default();
        for game in &self.games {
            results.games += 1;
            results.won += u32::from(game.winner == Some(Seat::First));
            results.drawn += u32::from(game.winner.is_none());
        }
        results
    }
}

impl Report for BalanceReport {
    fn header(&self) -> String {
        format!("{}\n", self.heading)
    }

    fn add_game(&mut self, finished: &FinishedGame) -> String {
        let fixture = &finished.fixture;
        let seat = |player: Player| if fixture.side(player) == Side(0) { Seat::First } else { Seat::Second };
        self.games.push(FactionGame {
            factions: [Side(0), Side(1)].map(|side| fixture.roster.army(side).id.clone()),
            winner: finished.winner.map(seat),
            hq_points: [0, 1].map(|side| u16::from(finished.points[side])),
            mirrored: false,
        });
        String::new()
    }

    fn summary(&self) -> String {
        let balance = Balances::from_games(&self.games).plain;
        let first = score(&self.first_mover_results());
        format!("The side that plays first scores {first} %.\n\n{}\n{}", army_table(&balance), pair_table(&balance))
    }
}

/// One line per army, best score first.
fn army_table(balance: &Balance) -> String {
    let mut text =
        "| army | games | score in % | as first | as second | HQ margin |\n|---|--:|--:|--:|--:|--:|\n".to_owned();
    let mut armies: Vec<_> = balance.factions.iter().collect();
    armies.sort_by_key(|(_, results)| Reverse(per_mille(&results.total())));
    for (army, results) in armies {
        let total = results.total();
        let games = f64::from(total.games.max(1));
        #[allow(clippy::cast_precision_loss, reason = "at most some millions")]
        let margin = total.hq_balance as f64 / games;
        let [all, first, second] = [&total, &results.first, &results.second].map(score);
        let _ = writeln!(text, "| {army} | {} | {all} | {first} | {second} | {margin:+.2} |", total.games);
    }
    text
}

/// The score of each army that moves first, with a column for each army that moves second.
fn pair_table(balance: &Balance) -> String {
    let armies: Vec<&str> = balance.factions.keys().map(String::as_str).collect();
    let row = |first: &str, cells: &[String]| format!("| {first} | {} |\n", cells.join(" | "));
    let titles: Vec<String> = armies.iter().map(|&army| army.to_owned()).collect();
    let mut text = row("first \\ second", &titles) + "|---|" + &"--:|".repeat(armies.len()) + "\n";
    for &first in &armies {
        let against = |second: &&str| {
            let pair = balance.pairs.get(&[first.to_owned(), (*second).to_owned()]);
            pair.map_or_else(|| NO_SCORE.to_owned(), |pair| rounded_text(&pair.first))
        };
        text += &row(first, &armies.iter().map(against).collect::<Vec<_>>());
    }
    text
}

fn share(results: &Results) -> f64 {
    (f64::from(results.won) + f64::from(results.drawn) / 2.0) / f64::from(results.games.max(1))
}

/// The score in thousandths, as a sort key.
fn per_mille(results: &Results) -> u64 {
    u64::from(2 * results.won + results.drawn) * 1_000_000 / u64::from(results.games.max(1))
}

/// A score and its 95 % interval, in percent.
fn score(results: &Results) -> String {
    let Some(interval) = results.interval() else { return NO_SCORE.to_owned() };
    format!("{:.1} ({:.1} to {:.1})", share(results) * 100.0, interval.low * 100.0, interval.high * 100.0)
}

/// A score and its 95 % interval, rounded to whole percent.
fn rounded_text(results: &Results) -> String {
    let Some(interval) = results.interval() else { return NO_SCORE.to_owned() };
    format!("{:.0} ({:.0}–{:.0})", share(results) * 100.0, interval.low * 100.0, interval.high * 100.0)
}
