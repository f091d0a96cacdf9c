//! Checking the expectations of a case.

use super::print::values_text;
use super::run::{Origin, Run};
use super::{Expectation, StructureState};
use crate::rules::action::Action;
use crate::rules::arrangement::{Ground, Side};
use crate::rules::board::{Hex, Rotation};
use crate::rules::decision::Question;
use crate::rules::event::Event;
use crate::rules::influence::Influence;
use crate::rules::instants::{Played, PushBack};
use crate::rules::leader::{LeaderCard, LeaderId};
use crate::rules::marks::{Marker, Marks};
use crate::rules::notation::ending::Ending;
use crate::rules::notation::frame::lent_id;
use crate::rules::notation::position::marker::MarkerCounts;
use crate::rules::tile::{Instant, TileId};
use crate::rules::tokens::Face;

impl Run<'_> {
    pub(super) fn check(&mut self, line: usize, expectation: &Expectation) {
        if let Some(came) = self.difference(expectation) {
            let expected = format!("`{}`", self.case.expectation_text(expectation));
            self.fail(line, expected, came);
        }
    }

    /// The actual result if the expectation is not met; `None` if it is.
    fn difference(&self, expectation: &Expectation) -> Option<String> {
        match *expectation {
            Expectation::Unit { hex, side, tile, wounds, rotation, face } => {
                self.unit_difference(hex, (side, tile), wounds, rotation, face)
            }
            Expectation::Structure { hexes, side, tile, wounds, rotations, faces } => {
                let is_first = self.game.arrangement().other_token(hexes[0]) == Some(hexes[1])
                    && self.game.arrangement().name_hex(hexes[0]) == hexes[0];
                let of = |number: usize| {
                    let (rotation, face) = (rotations.map(|both| both[number]), faces.map(|both| both[number]));
                    self.unit_difference(hexes[number], (side, tile), wounds, rotation, face)
                };
                let apart = || (!is_first).then(|| "its tokens do not stand so".to_owned());
                of(0).or_else(|| of(1)).or_else(apart)
            }
            Expectation::StructureState { side, state } => {
                let came = if self.game.arrangement().structures().of(side).is_some() {
                    StructureState::Placed
                } else if self.game.is_structure_gone(side) {
                    StructureState::Gone
                } else {
                    StructureState::Ready
                };
                (came != state).then(|| format!("the Structure is {}", came.word()))
            }
            Expectation::Gone { hex, side, tile } => self.absence_difference(hex, (side, tile)),
            Expectation::Points { ref points } => self.points_difference(points),
            Expectation::Scores { ref scores } => self.scores_difference(scores),
            Expectation::Result(wanted) => {
                let came = Ending::from_game(&self.game);
                let words = || came.map_or_else(|| "none".to_owned(), |ending| self.case.ending_text(ending));
                (came != wanted).then(|| format!("result {}", words()))
            }
            Expectation::Battles(wanted) => (self.battles != wanted).then(|| format!("battles {}", self.battles)),
            Expectation::Netted(ref hexes) => self.nets_difference(hexes, true),
            Expectation::Free(ref hexes) => self.nets_difference(hexes, false),
            Expectation::Matrix(ref hexes) => self.matrix_difference(hexes),
            Expectation::Controller { hex, side } => {
                let came = Influence::evaluate(self.game.roster(), self.game.arrangement()).controller(hex);
                (came != Some(side)).then(|| match came {
                    Some(came) => format!("controller {} {}", self.case.hex_name(hex), self.case.position.letter(came)),
                    None => format!("nothing stands on {}", self.case.hex_name(hex)),
                })
            }
            Expectation::Foundation(ref ground) => self.foundation_difference(ground.hex, Some(ground)),
            Expectation::NoFoundation(hex) => self.foundation_difference(hex, None),
            Expectation::Initiative { hex, ref values } => {
                self.vacancy_difference(hex).or_else(|| self.initiative_difference(hex, values))
            }
            Expectation::Strength { hex, melee, ranged } => {
                self.vacancy_difference(hex).or_else(|| self.strength_difference(hex, melee, ranged))
            }
            Expectation::Marker { hex, ref counts } => self.markers_difference(hex, counts),
            Expectation::Leader { side, leader, uses } => self.leader_difference(side, leader, uses),
            Expectation::SteelNets { hex, sides } => {
                let came = self.marks(hex).steel_nets();
                (came != sides).then(|| self.case.expectation_text(&Expectation::SteelNets { hex, sides: came }))
            }
            Expectation::Pushes { pusher, target, ref to } => {
                let came = self.push_destinations(pusher, target);
                (came != *to).then(|| {
                    let names: Vec<String> = came.iter().map(|&hex| self.case.hex_name(hex)).collect();
                    format!("pushes {}", if names.is_empty() { "none".to_owned() } else { names.join(" ") })
                })
            }
        }
    }

    fn unit_difference(
        &self,
        hex: Hex,
        wanted: (Side, TileId),
        wounds: Option<u8>,
        rotation: Option<Rotation>,
        face: Option<Face>,
    ) -> Option<String> {
        let Some(unit) = self.game.arrangement().unit(hex) else { return self.vacancy_difference(hex) };
        let token = self.game.roster().unit_tile(unit).token;
        let up = token.map(|token| token.faces[usize::from(token.is_second)]);
        let is_it = (unit.owner, self.game.roster().named_tile(unit.owner, unit.tile)) == wanted
            && face.is_none_or(|face| up == Some(face))
            && wounds.is_none_or(|wounds| wounds == unit.wounds)
            && rotation.is_none_or(|rotation| rotation == unit.rotation);
        let stands = self.unit_text_on(hex);
        (!is_it).then(|| format!("there is {stands} wounds={} rot={}", unit.wounds, unit.rotation.steps()))
    }

    fn absence_difference(&self, hex: Hex, (side, tile): (Side, TileId)) -> Option<String> {
        let named = |origin: &Origin| self.game.roster().named_tile(origin.owner, origin.tile);
        let is_it = |origin: &&Origin| (origin.began, origin.owner, named(origin)) == (hex, side, tile);
        match self.origins.iter().rev().find(is_it) {
            None => Some(format!("{} never began on {}", self.case.tile_text(side, tile), self.case.hex_name(hex))),
            Some(Origin { now: Some(now), .. }) => Some(format!("it stands on {}", self.case.hex_name(*now))),
            Some(Origin { now: None, .. }) => None,
        }
    }

    fn points_difference(&self, wanted: &[(Side, u8)]) -> Option<String> {
        let have = |side: Side| self.game.arrangement().points[side.index()];
        let came = wanted.iter().map(|&(side, _)| format!("{}={}", self.case.position.letter(side), have(side)));
        let is_other = wanted.iter().any(|&(side, points)| have(side) != points);
        is_other.then(|| format!("hp {}", came.collect::<Vec<_>>().join(" ")))
    }

    fn scores_difference(&self, wanted: &[(Side, u16)]) -> Option<String> {
        let have = |side: Side| self.game.arrangement().scores[side.index()];
        let came = wanted.iter().map(|&(side, _)| format!("{}={}", self.case.position.letter(side), have(side)));
        let is_other = wanted.iter().any(|&(side, score)| have(side) != score);
        is_other.then(|| format!("score {}", came.collect::<Vec<_>>().join(" ")))
    }

    fn foundation_difference(&self, hex: Hex, wanted: Option<&Ground>) -> Option<String> {
        let came = self.game.arrangement().foundation(hex);
        (came.map(|ground| ground.to_event_tile()) != wanted.map(|ground| ground.to_event_tile())).then(|| match came {
            Some(ground) => format!("there is {}", self.case.tile_text(ground.owner, ground.tile)),
            None => format!("no Foundation lies on {}", self.case.hex_name(hex)),
        })
    }

    fn leader_difference(&self, side: Side, leader: Option<LeaderId>, uses: Option<u8>) -> Option<String> {
        let card = self.game.arrangement().leaders.as_ref().and_then(|leaders| leaders.card(side)).copied();
        let is_so = |card: LeaderCard| {
            leader.is_none_or(|leader| leader == card.leader) && uses.is_none_or(|uses| uses == card.uses)
        };
        let came = card.map(|LeaderCard { leader, uses, .. }| Expectation::Leader {
            side,
            leader: Some(leader),
            uses: Some(uses),
        });
        let words = || came.map_or_else(|| "no Leader".to_owned(), |came| self.case.expectation_text(&came));
        (!card.is_some_and(is_so)).then(words)
    }

    fn markers_difference(&self, hex: Hex, wanted: &[(Marker, MarkerCounts)]) -> Option<String> {
        let marks = self.marks(hex);
        let count =
            |marker, side: Option<Side>| side.map_or_else(|| marks.total(marker), |side| marks.count(marker, side));
        let is_so =
            |(marker, counts): &(Marker, MarkerCounts)| counts.iter().all(|&(side, some)| count(*marker, side) == some);
        let came = |marker: Marker| {
            let count = |side| format!("{}:{}", self.case.position.letter(side), marks.count(marker, side));
            format!(" {}={}", marker.word(), self.game.roster().sides().map(count).collect::<Vec<_>>().join(","))
        };
        let is_other = !wanted.iter().all(is_so);
        is_other.then(|| format!("marker {}{}", self.case.hex_name(hex), Marker::ALL.map(came).concat()))
    }

    fn marks(&self, hex: Hex) -> Marks {
        self.game.arrangement().unit(hex).map(|unit| unit.marks).unwrap_or_default()
    }

    fn initiative_difference(&self, hex: Hex, values: &[u8]) -> Option<String> {
        let mut wanted = values.to_vec();
        sort_highest_first(&mut wanted);
        let influence = Influence::evaluate(self.game.roster(), self.game.arrangement());
        let mut came = influence.slots(hex).values().to_vec();
        sort_highest_first(&mut came);
        (came != wanted).then(|| format!("initiative {} {}", self.case.hex_name(hex), values_text(&came)))
    }

    fn strength_difference(&self, hex: Hex, melee: Option<u8>, ranged: Option<u8>) -> Option<String> {
        let influence = Influence::evaluate(self.game.roster(), self.game.arrangement());
        let came = (influence.melee_bonus(hex), influence.ranged_bonus(hex));
        let is_so = melee.is_none_or(|melee| melee == came.0) && ranged.is_none_or(|ranged| ranged == came.1);
        (!is_so).then(|| format!("strength {} melee={} ranged={}", self.case.hex_name(hex), came.0, came.1))
    }

    fn vacancy_difference(&self, hex: Hex) -> Option<String> {
        self.game.arrangement().unit(hex).is_none().then(|| format!("nothing stands on {}", self.case.hex_name(hex)))
    }

    fn nets_difference(&self, hexes: &[Hex], wanted: bool) -> Option<String> {
        let influence = Influence::evaluate(self.game.roster(), self.game.arrangement());
        let wrong: Vec<String> = hexes
            .iter()
            .filter(|&&hex| self.game.arrangement().unit(hex).is_none() || influence.is_netted(hex) != wanted)
            .map(|&hex| {
                self.vacancy_difference(hex).unwrap_or_else(|| {
                    format!("{} is {}", self.case.hex_name(hex), if wanted { "free" } else { "netted" })
                })
            })
            .collect();
        (!wrong.is_empty()).then(|| wrong.join(", "))
    }

    fn matrix_difference(&self, hexes: &[Hex]) -> Option<String> {
        let influence = Influence::evaluate(self.game.roster(), self.game.arrangement());
        let is_member = |hex: Hex| influence.matrices.iter().any(|members| members.contains(hex));
        let name = |hex: Hex| self.game.arrangement().name_hex(hex);
        let is_named = |member: Hex| hexes.iter().any(|&hex| name(hex) == name(member));
        let wrong: Vec<String> = hexes
            .iter()
            .filter(|&&hex| !is_member(hex))
            .map(|&hex| {
                self.vacancy_difference(hex).unwrap_or_else(|| format!("{} is no member", self.case.hex_name(hex)))
            })
            .collect();
        let board = self.game.arrangement().board;
        let unnamed = board.hexes().filter(|&hex| is_member(hex) && !is_named(hex));
        let wrong: Vec<String> = wrong
            .into_iter()
            .chain(unnamed.map(|hex| format!("{} is a member too", self.case.hex_name(hex))))
            .collect();
        (!wrong.is_empty()).then(|| wrong.join(", "))
    }

    /// The hexes to which one unit can push another, in canonical order; empty if it cannot push that unit.
    fn push_destinations(&self, pusher: Hex, target: Hex) -> Vec<Hex> {
        let influence = Influence::evaluate(self.game.roster(), self.game.arrangement());
        let Some(side) = influence.controller(pusher) else { return Vec::new() };
        let lent = self.game.roster().army(side).find(&lent_id(Instant::PushBack));
        let mut trial = self.with_turn_of(side, lent);
        let Ok(events) = trial.apply(side, Action::Play(Played::PushBack(PushBack { pusher, target }))) else {
            return Vec::new();
        };
        match trial.decision().map(|decision| &decision.question) {
            Some(Question::PushDestination { options, .. }) => options.clone(),
            _ => events
                .iter()
                .filter_map(|event| if let Event::Pushed { to, .. } = event { Some(*to) } else { None })
                .collect(),
        }
    }
}

/// Sorts the values in descending order and removes duplicates: slots with the same value give one action (NH-9.32).
fn sort_highest_first(values: &mut Vec<u8>) {
    values.sort_unstable_by(|a, b| b.cmp(a));
    values.dedup();
}
