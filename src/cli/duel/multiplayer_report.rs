//! The printed text of games for three and four: a line for each game, and the results of each strength.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use serde_json::{Value, json};

use super::game::{Contestants, FinishedGame, Report};
use super::report::{Format, longest_length};
use super::schedule::Schedule;
use super::tally::Places;
use sztab_neuroshima::rules::{OutcomeReason, Side};

/// The printed text of games for three and four.
#[derive(Debug)]
pub struct MultiplayerReport {
    format: Format,
    contestants: Contestants,
    terms: String,
    seed: String,
    sides: Vec<Side>,
    columns: Vec<Column>,
    games: u32,
    /// Places achieved by each strength, keyed by its index among the named strengths.
    places: BTreeMap<usize, Places>,
}

/// A column in the lines about games.
#[derive(Debug)]
struct Column {
    title: String,
    width: usize,
    is_number: bool,
}

impl Column {
    fn text(title: String, longest: usize) -> Self {
        Self { width: title.len().max(longest), title, is_number: false }
    }

    fn numeric(title: impl Into<String>, longest: usize) -> Self {
        Self { is_number: true, ..Self::text(title.into(), longest) }
    }
}

impl MultiplayerReport {
    /// An empty report for a schedule.
    pub fn new(format: Format, schedule: &Schedule, contestants: &Contestants) -> Self {
        let sides: Vec<Side> = (0..schedule.terms().seats).map(Side).collect();
        let army = |side: Side| longest_length(schedule.rosters().iter().map(|roster| roster.army(side).id.as_str()));
        let player = longest_length(contestants.0.iter().map(|contestant| contestant.name.as_str()));
        let end = longest_length(OutcomeReason::ALL.iter().map(|reason| reason.word()));
        let of_sides = |column: &dyn Fn(Side) -> Column| sides.iter().map(|&side| column(side)).collect::<Vec<_>>();
        let mut columns = vec![Column::numeric("game", schedule.games().to_string().len())];
        columns.extend(of_sides(&|side| Column::text(side.letter().to_string(), army(side))));
        columns.extend(of_sides(&|side| Column::text(format!("player-{}", side.letter()), player)));
        columns.extend(of_sides(&|side| Column::numeric(format!("place-{}", side.letter()), 0)));
        columns.push(Column::text("end".to_owned(), end));
        columns.extend(of_sides(&|side| Column::numeric(format!("HQ-{}", side.letter()), 0)));
        columns.extend(["turns", "actions"].map(|title| Column::numeric(title, 0)));
        Self {
            format,
            contestants: contestants.clone(),
            terms: schedule.terms().to_string(),
            seed: schedule.seed().to_owned(),
            sides,
            columns,
            games: 0,
            places: BTreeMap::new(),
        }
    }

    fn row(&self, cells: impl IntoIterator<Item = String>) -> String {
        let padded = self.columns.iter().zip(cells).map(|(Column { width, is_number, .. }, cell)| match is_number {
            true => format!("{cell:>width$}"),
            false => format!("{cell:<width$}"),
        });
        padded.collect::<Vec<_>>().join("  ") + "\n"
    }

    /// Adds the seats of a game. A winning team takes first place as a whole.
    fn count_seats(&mut self, finished: &FinishedGame) {
        self.games += 1;
        let mode = finished.fixture.roster.mode();
        let winners = mode.teams().filter(|team| team.is_subset(finished.winners)).count();
        let part = 1.0 / f64::from(u32::try_from(winners.max(1)).unwrap_or(1));
        for &side in &self.sides {
            let strength = self.contestants.contestant(finished.fixture.player(side)).strength;
            let of_strength = self.contestants.0.iter().position(|contestant| contestant.strength == strength);
            let first = if finished.winners.contains(side) { part } else { 0.0 };
            let place = finished.places.get(side.index()).copied().unwrap_or(0);
            self.places.entry(of_strength.unwrap_or(0)).or_default().add(first, place);
        }
    }

    fn player(&self, finished: &FinishedGame, side: Side) -> String {
        self.contestants.contestant(finished.fixture.player(side)).name.clone()
    }

    fn text_line(&self, finished: &FinishedGame) -> String {
        let of_sides = |cell: &dyn Fn(Side) -> String| self.sides.iter().map(|&side| cell(side)).collect::<Vec<_>>();
        let mut cells = vec![finished.fixture.number.to_string()];
        cells.extend(finished.fixture.armies().into_iter().map(str::to_owned));
        cells.extend(of_sides(&|side| self.player(finished, side)));
        cells.extend(finished.places.iter().map(u8::to_string));
        cells.push(finished.reason.word().to_owned());
        cells.extend(finished.points.iter().map(u8::to_string));
        cells.extend([finished.turns.to_string(), finished.actions.to_string()]);
        self.row(cells)
    }

    fn json_line(&self, finished: &FinishedGame) -> String {
        let side = |&side: &Side| {
            json!({
                "side": side.letter().to_string(),
                "army": finished.fixture.roster.army(side).id,
                "player": self.player(finished, side),
                "place": finished.places.get(side.index()),
                "hq": finished.points.get(side.index()),
            })
        };
        let winners = finished.winners.iter().map(|side| side.letter().to_string());
        let game = json!({
            "game": finished.fixture.number,
            "sides": self.sides.iter().map(side).collect::<Vec<Value>>(),
            "winners": winners.collect::<Vec<String>>(),
            "end": finished.reason.word(),
            "turns": finished.turns,
            "actions": finished.actions,
        });
        format!("{game}\n")
    }

    /// The strengths and the results of their seats, in the order in which the strengths were named.
    fn strengths(&self) -> impl Iterator<Item = (String, Places)> {
        self.places.iter().map(|(&index, &places)| (self.contestants.0[index].strength.to_string(), places))
    }
}

impl Report for MultiplayerReport {
    fn header(&self) -> String {
        match self.format {
            Format::Text => {
                let titles = self.columns.iter().map(|column| column.title.clone());
                format!("{} seed {}\n{}", self.terms, self.seed, self.row(titles))
            }
            Format::Json => String::new(),
        }
    }

    fn add_game(&mut self, finished: &FinishedGame) -> String {
        self.count_seats(finished);
        match self.format {
            Format::Text => self.text_line(finished),
            Format::Json => self.json_line(finished),
        }
    }

    fn summary(&self) -> String {
        if let Format::Json = self.format {
            let strength = |(player, places): (String, Places)| {
                let (share, place) = (places.interval(), places.mean_interval());
                json!({
                    "player": player,
                    "seats": places.seats,
                    "firsts": places.firsts,
                    "share": places.share(),
                    "interval": [share.low, share.high],
                    "place": places.mean(),
                    "place_interval": [place.low, place.high],
                })
            };
            let summary = json!({
                "games": self.games,
                "terms": self.terms,
                "seed": self.seed,
                "players": self.contestants.0.iter().map(|contestant| &contestant.name).collect::<Vec<_>>(),
                "strengths": self.strengths().map(strength).collect::<Vec<Value>>(),
            });
            return format!("{}\n", json!({ "summary": summary }));
        }
        let mut text = "--\n".to_owned();
        for (player, places) in self.strengths() {
            let (share, place) = (places.interval(), places.mean_interval());
            let _ = writeln!(
                text,
                "{player}: {} seats in {} games, first places {:.1} % (95 % interval {:.1} to {:.1}), \
                 mean place {:.2} ({:.2} to {:.2})",
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
