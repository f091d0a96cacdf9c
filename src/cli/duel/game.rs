//! Plays one game of a duel to its end.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use super::schedule::{Fixture, Player};
use crate::games::neuroshima::players::{Strength, View};
use crate::games::neuroshima::rules::notation::{Act, Record};
use crate::games::neuroshima::rules::{Board, Game, Opening, OutcomeReason, Side};

/// A player with the name under which it is reported.
#[derive(Debug, Clone)]
pub struct Contestant {
    /// Its strength.
    pub strength: Strength,
    /// One word, different from that of the opponent.
    pub name: String,
}

/// Both players, in the order in which they are named.
#[derive(Debug, Clone)]
pub struct Contestants(pub [Contestant; 2]);

impl Contestants {
    /// Names both by their strength. Equal ones are told apart by a number.
    pub fn new(strengths: [Strength; 2]) -> Self {
        let are_equal = strengths[0] == strengths[1];
        let name = |player: Player| {
            let word = strengths[player.index()].to_string();
            if are_equal { format!("{word}-{}", player.index() + 1) } else { word }
        };
        Self(Player::BOTH.map(|player| Contestant { strength: strengths[player.index()], name: name(player) }))
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
    /// Who won; none in a draw.
    pub winner: Option<Player>,
    /// Reason of the end.
    pub reason: OutcomeReason,
    /// HQ points at the end, by side.
    pub points: [u8; 2],
    /// Turns of both sides together.
    pub turns: u16,
    /// Actions of both sides together.
    pub actions: usize,
    /// The time that each turn took to think out, by player.
    pub times: [Vec<Duration>; 2],
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
    let opening = Opening::deal(&fixture.roster, Board::Standard, &fixture.deal);
    let mut game = Game::new(Arc::clone(&fixture.roster), &opening);
    let mut acts: Vec<(Side, Act)> = Vec::new();
    let mut times = [const { Vec::new() }; 2];
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
    let points = game.arrangement().points;
    Some(Finished {
        winner: outcome.winner().map(|side| fixture.player(side)),
        reason: outcome.reason,
        points: [points[0], points[1]],
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_players_are_told_apart() {
        let names = |strengths| Contestants::new(strengths).0.map(|contestant| contestant.name);
        assert_eq!(names([Strength::Club, Strength::Casual]), ["club", "casual"]);
        assert_eq!(names([Strength::Club, Strength::Club]), ["club-1", "club-2"]);
        let strong = |tries| Strength::Strong { tries };
        assert_eq!(names([strong(5), strong(7)]), ["strong:5", "strong:7"]);
    }
}
