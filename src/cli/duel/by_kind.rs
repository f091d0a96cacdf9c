//! Games between computer players of a game that supplies its own text commands: every game but Neuroshima Hex.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use serde_json::json;

use super::balance::{Balance, FinishedGame, Output};
use super::cooperative::{CooperativeResults, MAX_TURNS};
use super::pool::play_in_order;
use super::progress::Progress;
use super::report::longest_length;
use super::schedule::{CHOICES_PURPOSE, DEALS_PURPOSE, derive_seed};
use super::tally::{Places, Times};
use crate::cli::by_game::TextGame;
use crate::cli::files::{InputError, print, print_error, stdout_status};
use sztab_game::chance::Seed;
use sztab_game::{BalanceFact, CommandError, EventKind, LineNumber, Relation, Side};

/// The games of one call. Each deal is used for as many consecutive games as there are seats; the players move on one
/// seat after each game. Games that all win or lose together have deals of their own, since equal players would play the
/// same game again.
pub struct Series<'a> {
    pub game: &'a TextGame,
    /// The players' strengths, one per seat.
    pub players: Vec<&'a str>,
    /// The terms of the games, such as the mission.
    pub terms: String,
    pub seed: String,
    pub games: u32,
    pub threads: usize,
    pub output: Output,
}

impl<'a> Series<'a> {
    /// Parses a list of strengths such as `medium,easy`.
    pub fn parse_players(game: &TextGame, players: &'a str) -> Result<Vec<&'a str>, InputError> {
        let (known, words) = (game.kind().strengths(), players.split(',').collect::<Vec<_>>());
        if let Some(word) = words.iter().find(|word| !known.contains(word)) {
            return Err(InputError(format!("--players: `{word}` is no player: expected {}", known.join(", "))));
        }
        let (seats, least) = (game.kind().info().seats, if is_cooperative(game) { 1 } else { 2 });
        if words.len() < least || !seats.iter().any(|&seats| usize::from(seats) == words.len()) {
            let most = seats.iter().max().copied().unwrap_or_default();
            return Err(InputError(format!(
                "--players: expected {least} to {most} players, such as {}",
                known.join(",")
            )));
        }
        Ok(words)
    }

    /// Plays and prints all games.
    pub fn play(&self) -> Result<ExitCode, InputError> {
        // Reports an unreadable file of values before anything is printed.
        self.begin_game(1)?;
        let (mut places, mut points) = (vec![Places::default(); self.players.len()], vec![0_i64; self.players.len()]);
        let mut times: BTreeMap<&str, Times> = BTreeMap::new();
        let mut balance = Balance::new(self.players.len());
        let mut together = CooperativeResults::new(&self.terms, self.players.len());
        let (mut progress, begun) = (Progress::new(self.games), Instant::now());
        let said = |text: &str| print(text).map_err(|error| stdout_status(&error));
        let told = said(&self.header()).and_then(|()| {
            play_in_order(
                self.threads,
                |number, is_stopped| (number <= self.games).then(|| self.play_game(number, is_stopped))?,
                |finished: Vec<FinishedGame>, done| {
                    for game in finished {
                        for (side, &player) in game.players.iter().enumerate() {
                            let of_strength = self.first_of_strength(player);
                            places[of_strength].add(game.firsts[side], game.places[side]);
                            points[of_strength] += i64::from(game.points[side]);
                        }
                        for &(player, time) in &game.times {
                            times.entry(self.players[player]).or_default().add(time);
                        }
                        balance.add(&game);
                        together.add(&game);
                        progress.make_room();
                        said(&self.line(&game))?;
                    }
                    progress.show(done);
                    Ok(())
                },
            )?;
            progress.clear();
            match self.output {
                output if is_cooperative(self.game) => said(&together.to_text(output)),
                Output::Balance => said(&balance.to_markdown()),
                Output::Text | Output::Json => said(&self.summary(&places, &points)),
            }
        });
        for (player, times) in &times {
            let millis = |percent| times.percentile(percent).unwrap_or_default().as_secs_f64() * 1000.0;
            let [median, late, slowest] = [50, 99, 100].map(millis);
            print_error(&format!(
                "{player}: {median:.2} ms a decision (median), {late:.2} ms (p99), at most {slowest:.0} ms"
            ));
        }
        print_error(&format!(
            "{} games in {:.1} s, threads: {}",
            self.games,
            begun.elapsed().as_secs_f64(),
            self.threads
        ));
        Ok(told.err().unwrap_or(ExitCode::SUCCESS))
    }

    fn begin_game(&self, number: u32) -> Result<Box<dyn sztab_game::Game>, InputError> {
        let seats = u8::try_from(self.players.len()).unwrap_or(u8::MAX);
        let games_of_deal = if is_cooperative(self.game) { 1 } else { u32::from(seats) };
        let deal = derive_seed(&self.seed, DEALS_PURPOSE, (number - 1) / games_of_deal);
        let unusable = |fault: CommandError| InputError(fault.to_string());
        self.game.deal(&deal, seats, &self.terms).map_err(unusable)
    }

    /// Plays a game; returns `None` if it is stopped.
    fn play_game(&self, number: u32, is_stopped: &AtomicBool) -> Option<FinishedGame> {
        let seats = self.players.len();
        let first = usize::try_from(number - 1).ok()? % seats;
        let players: Vec<usize> = (0..seats).map(|side| (side + first) % seats).collect();
        let choices: Seed = derive_seed(&self.seed, CHOICES_PURPOSE, number - 1);
        let mut game = self.begin_game(number).ok()?;
        let (mut lines, mut turns, mut times) = (0, 0, Vec::new());
        let (mut marks, mut sources) = (BTreeSet::new(), BTreeMap::new());
        while let Some(side) = game.waiting_sides().iter().next() {
            if is_stopped.load(Ordering::Relaxed) {
                return None;
            }
            if turns >= MAX_TURNS && is_cooperative(self.game) {
                break;
            }
            let player = players[side.index()];
            let begun = processor_time();
            let said = self.game.kind().planned_lines(&*game, side, self.players[player], &choices);
            times.push((player, processor_time().saturating_sub(begun)));
            for (place, line) in said.iter().enumerate() {
                let Ok(played) = game.play(side, line, LineNumber(lines + 1)) else {
                    assert!(place > 0, "players choose among legal lines: {line}");
                    break;
                };
                lines += 1;
                for event in &played.events {
                    turns += u32::from(matches!(event.kind(), EventKind::TurnBegan(_)));
                    match self.game.commands().balance_fact(&*game, event) {
                        Some((side, BalanceFact::Has(table, item))) => _ = marks.insert((side, table, item)),
                        Some((_, BalanceFact::Scored(source, points))) => *sources.entry(source).or_default() += points,
                        None => {}
                    }
                }
            }
        }
        let places = match game.outcome() {
            Some(outcome) => outcome.places().iter().map(|place| place.rank).collect(),
            None => vec![2; seats],
        };
        let winners = game.outcome().map(|outcome| outcome.winners()).unwrap_or_default();
        let part = 1.0 / f64::from(u32::try_from(winners.len().max(1)).unwrap_or(1));
        Some(FinishedGame {
            number,
            players,
            places,
            firsts: game.sides().iter().map(|side| if winners.contains(side) { part } else { 0.0 }).collect(),
            points: game.standing().points,
            marks,
            sources,
            lines,
            turns,
            times,
        })
    }

    /// The index of the first player with the same strength.
    fn first_of_strength(&self, player: usize) -> usize {
        self.players.iter().position(|word| *word == self.players[player]).unwrap_or(player)
    }

    fn header(&self) -> String {
        match self.output {
            Output::Text => {
                let sides = || (0..self.players.len()).filter_map(|side| u8::try_from(side).ok()).map(Side);
                let width = longest_length(self.players.iter().copied()).max("player-X".len());
                let mut text = format!("seed {}\n{:>7}", self.seed, "game");
                sides().for_each(|side| _ = write!(text, "  {:width$}", format!("player-{}", side.letter())));
                sides().for_each(|side| _ = write!(text, "  place-{}", side.letter()));
                sides().for_each(|side| _ = write!(text, "  points-{}", side.letter()));
                text + "  lines\n"
            }
            Output::Balance => {
                format!("{} games of {}, seed {}.\n\n", self.games, self.players.join(", "), self.seed)
            }
            Output::Json => String::new(),
        }
    }

    fn line(&self, game: &FinishedGame) -> String {
        let players: Vec<&str> = game.players.iter().map(|&player| self.players[player]).collect();
        match self.output {
            Output::Text => {
                let width = longest_length(self.players.iter().copied()).max("player-X".len());
                let mut text = format!("{:>7}", game.number);
                players.iter().for_each(|player| _ = write!(text, "  {player:width$}"));
                game.places.iter().for_each(|place| _ = write!(text, "  {place:>7}"));
                game.points.iter().for_each(|points| _ = write!(text, "  {points:>8}"));
                text + &format!("  {:>5}\n", game.lines)
            }
            Output::Json => {
                let (places, points) = (&game.places, &game.points);
                let line = json!({
                    "game": game.number, "players": players, "places": places, "points": points, "lines": game.lines,
                });
                format!("{line}\n")
            }
            Output::Balance => String::new(),
        }
    }

    fn summary(&self, places: &[Places], points: &[i64]) -> String {
        let mut text = if self.output == Output::Json { String::new() } else { "--\n".to_owned() };
        for ((player, places), &points) in self.players.iter().zip(places).zip(points) {
            if places.seats == 0 {
                continue;
            }
            let (share, place) = (places.interval(), places.mean_interval());
            #[allow(clippy::cast_precision_loss, reason = "at most some millions")]
            let points = points as f64 / f64::from(places.seats);
            if self.output == Output::Json {
                let line = json!({
                    "player": player, "seats": places.seats, "share": places.share(), "interval": [share.low, share.high],
                    "place": places.mean(), "points": points, "seed": self.seed,
                });
                let _ = writeln!(text, "{line}");
                continue;
            }
            let _ = writeln!(
                text,
                "{player}: {} seats in {} games, first places {:.1} % (95 % interval {:.1} to {:.1}), mean place {:.2} \
                 ({:.2} to {:.2}), {points:.1} points",
                places.seats,
                self.games,
                places.share() * 100.0,
                share.low * 100.0,
                share.high * 100.0,
                places.mean(),
                place.low,
                place.high,
            );
        }
        text
    }
}

/// True if all players win or lose together.
fn is_cooperative(game: &TextGame) -> bool {
    game.kind().info().relation == Relation::Cooperative
}

/// The processor time of this thread, which does not depend on other load on the machine; wall-clock time on systems
/// that do not report processor time.
fn processor_time() -> Duration {
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    let nanos = told.split_whitespace().next().and_then(|nanos| nanos.parse().ok());
    nanos.map_or_else(|| std::time::SystemTime::UNIX_EPOCH.elapsed().unwrap_or_default(), Duration::from_nanos)
}
