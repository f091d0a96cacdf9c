//! The record of a stage: the input for pairings and tables.

use std::collections::BTreeMap;

use super::matches::{Match, Outcome};
use super::stage::Round;
use super::state::Season;
use crate::engine::{Award, Standard};
use crate::event::AbsenceKind;
use crate::game::GameScore;
use crate::ids::{EntrantId, Group, Seat};
use crate::record::{Part, PartKind, Place, Points, Record};
use crate::rules::Format;
use crate::standings::Tally;

/// The record of a division, with the additional data for tie-breaks.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct StageRecord {
    /// The entrants, indexed by place. Struck players have no place.
    pub players: Vec<EntrantId>,
    /// The parts of the entrants in each round.
    pub record: Record,
    /// The sums over games of each entrant.
    pub tallies: Vec<Tally>,
}

impl StageRecord {
    /// The place of an entrant.
    pub fn place_of(&self, entrant: EntrantId) -> Option<Place> {
        self.players.iter().position(|&player| player == entrant).map(Place)
    }
}

/// Places of the entrants of a division.
type Places = BTreeMap<EntrantId, usize>;

impl Season {
    /// The record of a division over its published rounds; empty if there is no such division.
    ///
    /// A match without a result is entered as played with 0 points for both, since the players have met.
    pub fn stage_record(&self, group: Group, engine: &Standard) -> StageRecord {
        let Some(division) = self.division(group) else {
            return StageRecord::default();
        };
        let players = division.counted_entrants();
        let places: Places = players.iter().enumerate().map(|(place, &entrant)| (entrant, place)).collect();
        let mut built = StageRecord {
            record: Record { players: vec![Vec::with_capacity(division.rounds.len()); players.len()] },
            tallies: vec![Tally::default(); players.len()],
            players,
        };
        let mut left = vec![self.rules.absences.allowed; built.players.len()];
        let is_swiss = matches!(self.format(group.stage), Some(Format::Swiss { .. }));
        let eliminates = self.format(group.stage).is_some_and(Format::eliminates);
        let unearned = if is_swiss { engine.award(&self.rules.matches, Award::Absence) } else { Points(0) };
        for round in &division.rounds {
            let mut parts: Vec<Option<Part>> = vec![None; built.players.len()];
            for of in round.matches.iter().filter_map(|id| self.matches.get(id)) {
                self.record_match(of, &places, engine, &mut parts);
                self.count_games(of, &places, &mut built.tallies);
            }
            self.record_bye(round, &places, engine, &mut parts);
            for absence in round.absent.iter().filter(|absence| absence.kind != AbsenceKind::SitsOut) {
                if let Some(place) = places.get(&absence.entrant) {
                    parts[*place] = Some(absence_part(unearned));
                }
            }
            for (place, part) in parts.into_iter().enumerate() {
                let part = part.unwrap_or_else(|| {
                    // Players who are out of a bracket, or have a bye in it, score no points.
                    let counts = !eliminates && left[place] > 0;
                    left[place] -= u32::from(counts);
                    absence_part(if counts { self.rules.absences.points } else { unearned })
                });
                built.record.players[place].push(part);
            }
        }
        built
    }

    /// Records a match for both its players.
    fn record_match(&self, of: &Match, places: &Places, engine: &Standard, parts: &mut [Option<Part>]) {
        let found = of.players.map(|player| places.get(&player).copied());
        let [Some(first), Some(second)] = found else {
            // The player's opponent has been struck.
            found.into_iter().flatten().for_each(|place| parts[place] = Some(absence_part(Points(0))));
            return;
        };
        let opponents = [Place(second), Place(first)];
        let rules = &self.rules.matches;
        let outcome = of.outcome(self.match_kind());
        for (seat, place) in Seat::BOTH.into_iter().zip([first, second]) {
            let opponent = opponents[seat.index()];
            let first = seat == Seat::First;
            let played = PartKind::Played { opponent, first };
            parts[place] = Some(match &outcome {
                Some(Outcome::Played { games, .. }) => {
                    Part { kind: played, points: engine.score(rules, games)[seat.index()] }
                }
                Some(Outcome::Walkover { winner }) => {
                    let won = *winner == Some(seat);
                    let award = match winner {
                        None => Award::WalkoverBoth,
                        Some(_) if won => Award::WalkoverWon,
                        Some(_) => Award::WalkoverLost,
                    };
                    Part { kind: PartKind::Walkover { opponent, first, won }, points: engine.award(rules, award) }
                }
                None => Part { kind: played, points: Points(0) },
            });
        }
    }

    /// Records the round's bye for the player who received it.
    fn record_bye(&self, round: &Round, places: &Places, engine: &Standard, parts: &mut [Option<Part>]) {
        if let Some(place) = round.bye.and_then(|bye| places.get(&bye)) {
            let points = engine.award(&self.rules.matches, Award::Bye);
            parts[*place] = Some(Part { kind: PartKind::Bye, points });
        }
    }

    fn count_games(&self, of: &Match, places: &Places, tallies: &mut [Tally]) {
        let Some(Outcome::Played { games, .. }) = of.outcome(self.match_kind()) else {
            return;
        };
        let balance = i32::try_from(GameScore::hq_balance(&games)).unwrap_or(0);
        for seat in Seat::BOTH {
            let Some(tally) = places.get(&of.players[seat.index()]).map(|&place| &mut tallies[place]) else {
                continue;
            };
            let played = || games.iter().filter(|game| game.played);
            let number = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
            tally.hq_balance = tally.hq_balance.saturating_add(if seat == Seat::First { balance } else { -balance });
            tally.games_won += number(played().filter(|game| game.winner == Some(seat)).count());
            tally.games_second += number(played().filter(|game| game.first != seat).count());
        }
    }
}

fn absence_part(points: Points) -> Part {
    Part { kind: PartKind::Absent, points }
}
