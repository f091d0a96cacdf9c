//! Brackets based on the results of their slots. A match's slot is its index in the bracket, from 1.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use crate::bracket::{Bracket, Elimination, Entrant, MatchId, MatchState, ResolvedMatch, Section, Side, StartedMatch};
use crate::engine::{BracketTask, Tie};
use crate::record::Place;

/// The matches that two players play, or may still play.
pub fn ties(task: &BracketTask) -> Vec<Tie> {
    let Some(course) = ResolvedBracket::from_task(task) else { return Vec::new() };
    let is_played = |resolved: &ResolvedMatch| {
        let is_walked_over = matches!(resolved.state, MatchState::Bye(_) | MatchState::Empty);
        !is_walked_over && !resolved.sides.contains(&Side::Bye)
    };
    let tie = |(index, resolved): (usize, &ResolvedMatch)| {
        let mut players = resolved.sides.map(known_place);
        // The better seed plays first.
        if let [Some(one), Some(other)] = players
            && other < one
        {
            players.swap(0, 1);
        }
        Tie { slot: slot(index), players }
    };
    course.resolved.iter().enumerate().filter(|(_, resolved)| is_played(resolved)).map(tie).collect()
}

/// The final order: the champion, then all others by the last match they reached, the better seed first among equals.
pub fn final_order(task: &BracketTask) -> Vec<Place> {
    let mut places: Vec<Place> = (0..task.players).map(Place).collect();
    let Some(course) = ResolvedBracket::from_task(task) else { return places };
    places.sort_by_cached_key(|&place| (Reverse(course.progress(Entrant(place.0))), place));
    places
}

/// A bracket with the players of each match.
struct ResolvedBracket {
    bracket: Bracket,
    resolved: Vec<ResolvedMatch>,
}

/// The last match of a player: section, round, and `true` if it was won. A greater value means that the player got
/// further.
type Progress = (u8, usize, bool);

impl ResolvedBracket {
    fn from_task(task: &BracketTask) -> Option<Self> {
        let bracket = Bracket::new(task.players, task.format.elimination()?).ok()?;
        let mut begun = BTreeMap::new();
        // A match follows those that its players come from, so each pass settles one more match.
        for index in 0..bracket.fixtures().len() {
            let Some(&winner) = task.winners.get(&slot(index)) else { continue };
            let resolved = bracket.resolve(&begun).ok()?;
            if let [Side::Known(one), Side::Known(other)] = resolved[index].sides
                && [one, other].contains(&Entrant(winner.0))
            {
                let played = StartedMatch { players: [one, other], winner: Some(Entrant(winner.0)), kept: false };
                begun.insert(MatchId(index), played);
            }
        }
        let resolved = bracket.resolve(&begun).ok()?;
        Some(Self { bracket, resolved })
    }

    fn progress(&self, entrant: Entrant) -> Progress {
        let matches = self.bracket.fixtures().iter().zip(&self.resolved);
        let own = matches.filter(|(_, resolved)| resolved.sides.contains(&Side::Known(entrant)));
        let reached = own.map(|(fixture, resolved)| {
            let has_won = matches!(resolved.state, MatchState::Over { winner, .. } if winner == entrant);
            (self.rank(fixture.section), fixture.round, has_won)
        });
        reached.max().unwrap_or_default()
    }

    /// The rank of a section by the places that its matches decide. In double elimination, players defeated in the
    /// upper section continue in the lower one, where their last match is.
    fn rank(&self, section: Section) -> u8 {
        let is_double = matches!(self.bracket.elimination(), Elimination::Double { .. });
        match section {
            Section::Upper if is_double => 0,
            Section::Upper | Section::Lower => 1,
            Section::Third => 2,
            Section::Final => 3,
            Section::SecondFinal => 4,
        }
    }
}

fn slot(index: usize) -> u32 {
    u32::try_from(index + 1).unwrap_or(u32::MAX)
}

fn known_place(side: Side) -> Option<Place> {
    match side {
        Side::Known(entrant) => Some(Place(entrant.0)),
        Side::Bye | Side::Open => None,
    }
}
