//! Plays one game to its end.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use super::schedule::{Fixture, Player};
use sztab_game::{GameState, Sides};
use sztab_neuroshima::players::{Strength, View};
use sztab_neuroshima::rules::notation::{Act, Record};
use sztab_neuroshima::rules::{Game, Opening, OutcomeReason, Side};

/// A player with the name under which it is reported.
#[derive(Debug, Clone)]
pub struct Contestant {
    pub strength: Strength,
    /// One word, different from those of the others.
    pub name: String,
}

/// All players, in the order in which they are named.
#[derive(Debug, Clone)]
pub struct Contestants(pub Vec<Contestant>);

impl Contestants {
    /// Names all by their strength. Equal ones are told apart by a number.
    pub fn new(strengths: &[Strength]) -> Self {
        let name = |index: usize, strength: Strength| {
            let equal = |some: &[Strength]| some.iter().filter(|other| **other == strength).count();
            let number = equal(&strengths[..index]) + 1;
            if equal(strengths) > 1 { format!("{strength}-{number}") } else { strength.to_string() }
        };
        let all = strengths.iter().enumerate();
        Self(all.map(|(index, &strength)| Contestant { strength, name: name(index, strength) }).collect())
    }

    /// One of them.
    pub fn of(&self, player: Player) -> &Contestant {
        &self.0[player.index()]
    }
}

/// A game that is over.
#[derive(Debug)]
pub struct Finished {
    /// The game as it was scheduled.
    pub fixture: Fixture,
    /// Sole winner; `None` in a draw or where several won.
    pub winner: Option<Player>,
    /// The sides that won.
    pub winners: Sides,
    /// The place of each side, from 1.
    pub places: Vec<u8>,
    /// Reason of the end.
    pub reason: OutcomeReason,
    /// HQ points at the end, by side.
    pub points: Vec<u8>,
    /// Turns of all sides together.
    pub turns: u16,
    /// Actions of all sides together.
    pub actions: usize,
    /// The time that each turn took to think out, by player.
    pub times: Vec<Vec<Duration>>,
    /// The text of its record, if requested.
    pub record: Option<String>,
}

/// Plays a game; `None` if it is stopped before its end.
pub fn play(
    fixture: Fixture,
    contestants: &Contestants,
    with_record: bool,
    is_stopped: &AtomicBool,
) -> Option<Finished> {
    let opening = Opening::deal(&fixture.roster, fixture.roster.terms().board, &fixture.deal);
    let mut game = Game::new(Arc::clone(&fixture.roster), &opening);
    let mut acts: Vec<(Side, Act)> = Vec::new();
    let mut times = vec![Vec::new(); contestants.0.len()];
    let mut timed = None;
    let outcome = loop {
        if is_stopped.load(Ordering::Relaxed) {
            return None;
        }
        let begun = Instant::now();
        let Some(view) = View::of_next(&game) else { break game.outcome()? };
        let (side, player) = (view.side(), fixture.player(view.side()));
        let actions = view.turn(contestants.of(player).strength, &fixture.choices);
        let now = Some((game.state().turn, side));
        match times[player.index()].last_mut().filter(|_| timed == now) {
            Some(turn) => *turn += begun.elapsed(),
            None => times[player.index()].push(begun.elapsed()),
        }
        timed = now;
        for (number, action) in actions.into_iter().enumerate() {
            let is_done = game.apply_before(side, action, &mut ()).is_ok();
            assert!(is_done || number > 0, "players choose among legal actions");
            // A decision has come between: the player thinks again.
            if !is_done {
                break;
            }
            acts.push((side, Act::Action(action)));
        }
    };
    let points = &game.arrangement().points;
    let places = GameState::outcome(&game).map(|ended| ended.places().iter().map(|place| place.rank).collect());
    Some(Finished {
        winner: outcome.winner().map(|side| fixture.player(side)),
        winners: outcome.winners,
        places: places.unwrap_or_default(),
        reason: outcome.reason,
        points: points[..fixture.seats()].to_vec(),
        turns: game.state().turn,
        actions: acts.len(),
        times,
        record: with_record.then(|| record(&fixture, contestants, &opening, acts, &game)),
        fixture,
    })
}

fn record(
    fixture: &Fixture,
    contestants: &Contestants,
    opening: &Opening,
    acts: Vec<(Side, Act)>,
    game: &Game,
) -> String {
    let players = game.roster().sides().map(|side| Some(contestants.of(fixture.player(side)).name.clone()));
    Record::of(opening, Some(fixture.deal), players.collect(), acts, game).print()
}

/// The printed text. It depends only on the seed, the terms, the armies, the players and the number of games.
pub trait Report: std::fmt::Debug {
    /// The text above the games: the seed and the titles of the columns; nothing in JSON.
    fn head(&self) -> String;

    /// Counts a game, and returns its line.
    fn game(&mut self, finished: &Finished) -> String;

    /// The text below the games.
    fn summary(&self) -> String;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_players_are_told_apart() {
        let names = |strengths: &[Strength]| {
            Contestants::new(strengths).0.into_iter().map(|contestant| contestant.name).collect::<Vec<_>>()
        };
        assert_eq!(names(&[Strength::Club, Strength::Casual]), ["club", "casual"]);
        assert_eq!(names(&[Strength::Club, Strength::Club]), ["club-1", "club-2"]);
        let strong = |tries| Strength::Strong { tries };
        assert_eq!(names(&[strong(5), strong(7)]), ["strong:5", "strong:7"]);
        let three = [Strength::Casual, Strength::Club, Strength::Casual];
        assert_eq!(names(&three), ["casual-1", "club", "casual-2"]);
    }
}
