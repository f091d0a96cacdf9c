//! One game, played to its end.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use super::schedule::{Fixture, Player};
use sztab_game::{GameState, Sides};
use sztab_neuroshima::players::{PlayerView, Strength};
use sztab_neuroshima::rules::notation::{Act, Record};
use sztab_neuroshima::rules::{Game, Opening, OutcomeReason, Side};

/// A player and the name under which it is reported.
#[derive(Debug, Clone)]
pub struct Contestant {
    pub strength: Strength,
    /// A single word, unique among the players.
    pub name: String,
}

/// All players, in the order they were named in.
#[derive(Debug, Clone)]
pub struct Contestants(pub Vec<Contestant>);

impl Contestants {
    /// Names each player after its strength; players of equal strength are numbered.
    pub fn new(strengths: &[Strength]) -> Self {
        let name = |index: usize, strength: Strength| {
            let equal = |some: &[Strength]| some.iter().filter(|other| **other == strength).count();
            let number = equal(&strengths[..index]) + 1;
            if equal(strengths) > 1 { format!("{strength}-{number}") } else { strength.to_string() }
        };
        let all = strengths.iter().enumerate();
        Self(all.map(|(index, &strength)| Contestant { strength, name: name(index, strength) }).collect())
    }

    /// The contestant for a player.
    pub fn contestant(&self, player: Player) -> &Contestant {
        &self.0[player.index()]
    }
}

/// A finished game.
#[derive(Debug)]
pub struct FinishedGame {
    /// The game as it was scheduled.
    pub fixture: Fixture,
    /// The sole winner; `None` after a draw or if several players won.
    pub winner: Option<Player>,
    /// The sides that won.
    pub winners: Sides,
    /// The place of each side, from 1.
    pub places: Vec<u8>,
    /// The reason the game ended.
    pub reason: OutcomeReason,
    /// HQ points at the end, per side.
    pub points: Vec<u8>,
    /// Number of turns taken by all sides.
    pub turns: u16,
    /// Number of actions taken by all sides.
    pub actions: usize,
    /// The computing time of each turn, per player.
    pub times: Vec<Vec<Duration>>,
    /// The text of the game's record, if requested.
    pub record: Option<String>,
}

/// Plays a game; returns `None` if it is stopped early.
pub fn play_fixture(
    fixture: Fixture,
    contestants: &Contestants,
    with_record: bool,
    is_stopped: &AtomicBool,
) -> Option<FinishedGame> {
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
        let Some(view) = PlayerView::for_next_side(&game) else { break game.outcome()? };
        let (side, player) = (view.side(), fixture.player(view.side()));
        let actions = view.plan_turn(contestants.contestant(player).strength, &fixture.choices);
        let now = Some((game.state().turn, side));
        match times[player.index()].last_mut().filter(|_| timed == now) {
            Some(turn) => *turn += begun.elapsed(),
            None => times[player.index()].push(begun.elapsed()),
        }
        timed = now;
        for (number, action) in actions.into_iter().enumerate() {
            let is_done = game.apply_with(side, action, &mut ()).is_ok();
            assert!(is_done || number > 0, "players choose among legal actions");
            // Another decision came first, so the player has to decide again.
            if !is_done {
                break;
            }
            acts.push((side, Act::Action(action)));
        }
    };
    let points = &game.arrangement().points;
    let places = GameState::outcome(&game).map(|ended| ended.places().iter().map(|place| place.rank).collect());
    Some(FinishedGame {
        winner: outcome.winner().map(|side| fixture.player(side)),
        winners: outcome.winners,
        places: places.unwrap_or_default(),
        reason: outcome.reason,
        points: points[..fixture.seats()].to_vec(),
        turns: game.state().turn,
        actions: acts.len(),
        times,
        record: with_record.then(|| record_text(&fixture, contestants, &opening, acts, &game)),
        fixture,
    })
}

fn record_text(
    fixture: &Fixture,
    contestants: &Contestants,
    opening: &Opening,
    acts: Vec<(Side, Act)>,
    game: &Game,
) -> String {
    let players = game.roster().sides().map(|side| Some(contestants.contestant(fixture.player(side)).name.clone()));
    Record::from_acts(opening, Some(fixture.deal), players.collect(), acts, game).print()
}

/// The printed text of a duel. It depends only on the seed, terms, armies, players and number of games.
pub trait Report: std::fmt::Debug {
    /// The text above the games: the seed and the column titles; empty in JSON.
    fn header(&self) -> String;

    /// Counts a game and returns its line.
    fn add_game(&mut self, finished: &FinishedGame) -> String;

    /// The text below the games.
    fn summary(&self) -> String;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_players_are_distinguished() {
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
