//! A game reconstructed only from its events.

use std::collections::BTreeMap;

use sztab_game::Sides;
use sztab_neuroshima::rules::LeaderEvent;
use sztab_neuroshima::rules::arrangement::Ground;
use sztab_neuroshima::rules::event::EventTile;
use sztab_neuroshima::rules::marks::{Marker, Marks};
use sztab_neuroshima::rules::{
    Arrangement, Board, Card, Cards, Event, Game, Hex, Influence, Outcome, Rotation, Side, TileId, Unit,
};

/// Stands for the damage of endless attacks.
const ENDLESS: u8 = u8::MAX;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Piece {
    owner: Side,
    tile: TileId,
    rotation: Rotation,
    wounds: u8,
    marks: Marks,
}

#[derive(Debug)]
pub struct ReplayedState {
    pieces: BTreeMap<Hex, Piece>,
    points: [u8; 4],
    scores: [u16; 4],
    hands: [Vec<TileId>; 4],
    discards: [Vec<TileId>; 4],
    /// The tile on each side's Base (NH-13.40). `cards` are the remaining Tactic cards.
    bases: [Option<TileId>; 4],
    cards: Cards,
    drawn: [usize; 4],
    returned: [usize; 4],
    terror: Sides,
    grounds: Vec<EventTile>,
    out: Sides,
    left: Sides,
    /// Units under another side's control, each with that side.
    taken: BTreeMap<Hex, Side>,
    /// Damage that each unit has yet to take in this step: hits minus absorptions.
    due: BTreeMap<Hex, u8>,
    pub turn: Option<(Side, u16)>,
    pub causer: Option<Side>,
    pub asked: Option<Side>,
    pub outcome: Option<Outcome>,
}

impl ReplayedState {
    /// The shadow of a game that has not begun, of which only the initial points are known.
    pub fn for_game(game: &Game) -> Self {
        Self {
            pieces: BTreeMap::new(),
            points: game.roster().points_at_start(),
            scores: [0; 4],
            hands: Default::default(),
            discards: Default::default(),
            bases: [None; 4],
            cards: Cards::at_start(game.roster().terms(), game.roster().sides().count()),
            drawn: [0; 4],
            returned: [0; 4],
            terror: Sides::NONE,
            grounds: Vec::new(),
            out: Sides::NONE,
            left: Sides::NONE,
            taken: BTreeMap::new(),
            due: BTreeMap::new(),
            turn: None,
            causer: None,
            asked: None,
            outcome: None,
        }
    }

    pub fn apply_events(&mut self, events: &[Event]) {
        events.iter().for_each(|event| self.apply_event(event));
    }

    #[allow(clippy::too_many_lines, reason = "one arm for each event")]
    fn apply_event(&mut self, event: &Event) {
        match event {
            Event::HeadquartersPlaced { unit, rotation } => self.place_unit(*unit, *rotation),
            Event::Placed { unit, rotation } => {
                self.play_tile(unit.owner, unit.tile);
                self.place_unit(*unit, *rotation);
            }
            Event::TurnBegan { side, number } => self.turn = Some((*side, *number)),
            Event::Drew { side, tiles, left } => {
                self.hands[side.index()].extend(tiles);
                self.drawn[side.index()] += tiles.len();
                let returned = self.returned[side.index()];
                assert_eq!(self.drawn[side.index()] + left, 34 + returned, "tiles drawn and tiles left");
            }
            Event::UnluckyDraw { side, tiles } => {
                tiles.iter().for_each(|&tile| self.play_tile(*side, tile));
                self.discards[side.index()].extend(tiles);
            }
            Event::Discarded { side, tile, .. } | Event::InstantPlayed { side, tile, .. } => {
                self.play_tile(*side, *tile);
                self.discards[side.index()].push(*tile);
                self.due.clear();
            }
            Event::BaseLaid { side, tile } => {
                self.play_tile(*side, *tile);
                assert_eq!(self.bases[side.index()].replace(*tile), None, "only one there");
            }
            Event::BaseTaken { side, tile } => {
                assert_eq!(self.bases[side.index()].take(), Some(*tile));
                self.hands[side.index()].push(*tile);
                self.cards.set(*side, Card::Base, false);
            }
            Event::TacticPlayed { side, .. } => {
                assert!(self.cards.holders(Card::Tactic).contains(*side), "used once");
                self.cards.set(*side, Card::Tactic, false);
                self.due.clear();
            }
            Event::Moved { unit, to, rotation, turned, .. } => {
                let mut piece = self.remove_unit(*unit);
                assert_eq!(piece.rotation != *rotation, *turned);
                piece.rotation = *rotation;
                self.move_control(unit.hex, *to);
                assert_eq!(self.pieces.insert(*to, piece), None);
            }
            Event::Pushed { unit, to, pusher } => {
                let piece = self.remove_unit(*unit);
                assert!(self.pieces.contains_key(&pusher.hex));
                self.move_control(unit.hex, *to);
                assert_eq!(self.pieces.insert(*to, piece), None);
            }
            Event::Dragged { unit, to } => {
                let piece = self.remove_unit(*unit);
                self.move_control(unit.hex, *to);
                assert_eq!(self.pieces.insert(*to, piece), None);
            }
            Event::Swapped { one, other } => {
                let (first, second) = (self.remove_unit(*one), self.remove_unit(*other));
                self.pieces.extend([(other.hex, first), (one.hex, second)]);
                let takers = [one.hex, other.hex].map(|hex| self.taken.remove(&hex));
                for (hex, by) in [other.hex, one.hex].into_iter().zip(takers) {
                    self.taken.extend(by.map(|by| (hex, by)));
                }
            }
            Event::Taken { unit, by, source } => {
                assert!(self.pieces.contains_key(&unit.hex) && self.pieces.contains_key(&source.hex));
                self.taken.insert(unit.hex, *by);
            }
            Event::Released { unit } => assert!(self.taken.remove(&unit.hex).is_some(), "released and not taken over"),
            Event::Turned { unit, rotation, .. } | Event::PageTurned { unit, rotation } => {
                let piece = self.pieces.get_mut(&unit.hex).unwrap();
                assert_ne!(piece.rotation, *rotation);
                piece.rotation = *rotation;
            }
            Event::PageHealed { unit, amount, wounds }
            | Event::Leader(LeaderEvent::Mended { unit, amount, wounds }) => {
                let piece = self.pieces.get_mut(&unit.hex).unwrap();
                piece.wounds -= amount;
                assert_eq!(piece.wounds, *wounds);
            }
            Event::PageRepaired { unit, amount, left }
            | Event::Leader(LeaderEvent::Repaired { unit, amount, left }) => {
                let points = &mut self.points[unit.owner.index()];
                *points += amount;
                assert_eq!(points, left);
            }
            Event::PageScored { side, amount, score } => {
                self.scores[side.index()] += amount;
                assert_eq!(self.scores[side.index()], *score);
            }
            Event::DecisionAsked { decider } => self.asked = Some(*decider),
            Event::DecisionMade { decider, .. } => assert_eq!(self.asked.take(), Some(*decider)),
            Event::BattleBegan { causer, .. } => self.causer = Some(*causer),
            Event::SegmentBegan { initiative, acting } => {
                // In segment 1, a Toxic Bomb may be the only thing that acts (NH-14.71).
                assert!(!acting.is_empty() || *initiative == 1 && !self.grounds.is_empty());
                self.due.clear();
            }
            Event::Hit(hit) => {
                if !hit.destroys && hit.melee + hit.ranged > 0 {
                    assert_eq!(hit.wounds, hit.melee + hit.ranged - hit.armour);
                }
                // Any number of endless attacks may remain after absorption (NH-14.56).
                let due = self.due.entry(hit.target.hex).or_default();
                *due = if hit.is_endless { ENDLESS } else { due.saturating_add(hit.wounds) };
            }
            Event::Absorbed { patient, wounds, .. } => {
                let due = self.due.get_mut(&patient.hex).unwrap();
                *due = if *due == ENDLESS { ENDLESS } else { *due - wounds };
            }
            Event::CardAbsorbed { side, patient, wounds, .. } => {
                assert!(self.cards.holders(Card::Medic).contains(*side), "used once");
                self.cards.set(*side, Card::Medic, false);
                *self.due.get_mut(&patient.hex).unwrap() -= wounds;
            }
            Event::Wounded { unit, amount, wounds } => {
                let due = self.due.remove(&unit.hex);
                assert!(due == Some(ENDLESS) || due == Some(*amount), "hits less absorptions");
                let piece = self.pieces.get_mut(&unit.hex).unwrap();
                piece.wounds += amount;
                assert_eq!(piece.wounds, *wounds);
            }
            Event::HeadquartersDamaged { unit, amount, left } => {
                let points = &mut self.points[unit.owner.index()];
                let due = self.due.remove(&unit.hex);
                // At most the remaining points are lost; any excess has no effect (NH-6.14).
                assert_eq!(due.map(|due| due.min(*points)), Some(*amount), "hits less absorptions");
                *points -= amount;
                assert_eq!(*points, *left);
            }
            Event::Destroyed { unit, .. } => {
                self.remove_unit(*unit);
                self.taken.remove(&unit.hex);
                self.discards[unit.owner.index()].push(unit.tile);
            }
            Event::Returned { side, tile } => {
                let discards = &mut self.discards[side.index()];
                discards.remove(discards.iter().rposition(|known| known == tile).unwrap());
                self.returned[side.index()] += 1;
            }
            Event::Replaced { out, unit, rotation } => {
                self.remove_unit(*out);
                self.taken.remove(&out.hex);
                self.discards[out.owner.index()].push(out.tile);
                self.play_tile(unit.owner, unit.tile);
                self.place_unit(*unit, *rotation);
            }
            Event::FoundationLaid { ground } => {
                self.play_tile(ground.owner, ground.tile);
                self.grounds.push(*ground);
            }
            Event::FoundationGone { ground, .. } => {
                let index = self.grounds.iter().position(|known| known == ground).unwrap();
                self.grounds.remove(index);
                self.discards[ground.owner.index()].push(ground.tile);
            }
            Event::Frightened { sides } => self.terror = self.terror.union(*sides),
            Event::TurnEnded { side } => self.terror = self.terror.without(*side),
            // The point that an HQ's own side pays (NH-12.12).
            Event::Scored { side, headquarters, amount: 1, points } if !self.due.contains_key(&headquarters.hex) => {
                assert_ne!(headquarters.owner, *side);
                self.points[side.index()] += 1;
                assert_eq!(self.points[side.index()], *points);
            }
            Event::Scored { side, headquarters, amount, points } => {
                assert!(self.due.get(&headquarters.hex).is_some_and(|due| due >= amount), "hits less absorptions");
                assert_ne!(headquarters.owner, *side, "NH-12.11");
                self.points[side.index()] += amount;
                assert_eq!(self.points[side.index()], *points);
            }
            Event::Eliminated { side } => self.out = self.out.with(*side),
            Event::Left { side, .. } => self.left = self.left.with(*side),
            Event::GameOver { outcome } => {
                self.outcome = Some(*outcome);
                self.asked = None;
            }
            Event::Paid { headquarters, left } => {
                self.points[headquarters.owner.index()] -= 1;
                assert_eq!(self.points[headquarters.owner.index()], *left);
                assert!(*left > 0, "the last point is never paid");
            }
            Event::NetThrown { unit, by } | Event::NetReturned { unit, by } => {
                let is_thrown = matches!(event, Event::NetThrown { .. });
                let marks = &mut self.pieces.get_mut(&unit.hex).unwrap().marks;
                assert_ne!(marks.has_steel_net(*by), is_thrown);
                marks.set_steel_net(*by, is_thrown);
            }
            Event::Poisoned { unit, by } => {
                self.pieces.get_mut(&unit.hex).unwrap().marks.add(Marker::Poison, *by);
            }
            Event::Paralysed { unit, by } => {
                let marks = &mut self.pieces.get_mut(&unit.hex).unwrap().marks;
                assert!(!marks.is_paralysed(), "one marker is enough");
                marks.add(Marker::Paralysis, *by);
            }
            Event::Recovered { unit } => {
                let marks = &mut self.pieces.get_mut(&unit.hex).unwrap().marks;
                assert!(marks.is_paralysed(), "NH-5.40");
                marks.remove_paralysis();
            }
            Event::Built { one, two, rotations, paid } => {
                self.place_unit(*one, rotations[0]);
                self.place_unit(*two, rotations[1]);
                paid.iter().for_each(|&tile| self.play_tile(one.owner, tile));
                self.discards[one.owner.index()].extend(paid);
            }
            Event::Leader(
                LeaderEvent::Chosen { .. }
                | LeaderEvent::Revealed { .. }
                | LeaderEvent::Used { .. }
                | LeaderEvent::Lent { .. },
            )
            | Event::BattlePrepared
            | Event::LastTileDrawn { .. }
            | Event::TimeRanOut { .. }
            | Event::BombDropped { .. }
            | Event::SmallBombDropped { .. }
            | Event::Exploded { .. }
            | Event::SetOff { .. }
            | Event::Reflected { .. }
            | Event::Converted { .. }
            | Event::BattleEnded { .. }
            | Event::ExtraTurns { .. } => {}
        }
    }

    /// The units and points that result from the events.
    pub fn arrangement(&self, board: Board) -> Arrangement {
        let mut arrangement = Arrangement::new(board);
        arrangement.points = self.points;
        arrangement.cards = self.cards;
        for (&hex, piece) in &self.pieces {
            let unit =
                Unit { wounds: piece.wounds, marks: piece.marks, ..Unit::new(piece.owner, piece.tile, piece.rotation) };
            arrangement.put(hex, unit);
        }
        for &EventTile { hex, owner, tile } in &self.grounds {
            arrangement.lay_foundation(Ground { hex, owner, tile, spent: false });
        }
        arrangement
    }

    fn place_unit(&mut self, unit: EventTile, rotation: Rotation) {
        let piece = Piece { owner: unit.owner, tile: unit.tile, rotation, wounds: 0, marks: Marks::default() };
        assert_eq!(self.pieces.insert(unit.hex, piece), None, "two units on one hex");
    }

    /// Moves a unit's control from one hex to another, when the unit moves.
    fn move_control(&mut self, from: Hex, to: Hex) {
        if let Some(by) = self.taken.remove(&from) {
            self.taken.insert(to, by);
        }
    }

    fn remove_unit(&mut self, unit: EventTile) -> Piece {
        let piece = self.pieces.remove(&unit.hex).unwrap();
        assert_eq!((piece.owner, piece.tile), (unit.owner, unit.tile));
        piece
    }

    fn play_tile(&mut self, side: Side, tile: TileId) {
        let hand = &mut self.hands[side.index()];
        let index = hand.iter().position(|held| *held == tile).unwrap();
        hand.remove(index);
    }

    /// Asserts that the game's state matches the events.
    pub fn compare(&self, game: &Game) {
        let units = game.arrangement().units().map(|(hex, unit)| {
            let &Unit { owner, tile, rotation, wounds, marks, .. } = unit;
            (hex, Piece { owner, tile, rotation, wounds, marks })
        });
        assert_eq!(units.collect::<BTreeMap<_, _>>(), self.pieces);
        let influence = Influence::evaluate(game.roster(), game.arrangement());
        let taken = game.arrangement().units().filter_map(|(hex, _)| Some((hex, influence.foreign_controller(hex)?)));
        if game.decision().is_none() {
            assert_eq!(taken.collect::<BTreeMap<_, _>>(), self.taken);
        }
        for side in game.roster().sides() {
            let seat = game.seat(side);
            assert_eq!(game.arrangement().points[side.index()], self.points[side.index()]);
            assert_eq!(seat.hand, self.hands[side.index()]);
            assert_eq!(seat.pile.len(), 34 + self.returned[side.index()] - self.drawn[side.index()]);
            assert_eq!(seat.discard, self.discards[side.index()]);
            assert_eq!(seat.base, self.bases[side.index()]);
        }
        assert_eq!(game.arrangement().cards, self.cards);
        assert_eq!(game.arrangement().scores, self.scores);
        assert_eq!(game.state().contest.eliminated, self.out);
        assert!(self.left.union(self.out).is_subset(game.state().contest.losers()));
        assert_eq!(game.outcome(), self.outcome);
        assert_eq!(game.state().terror, self.terror);
        let mut grounds = self.grounds.clone();
        grounds.sort_unstable_by_key(|ground| ground.hex);
        assert_eq!(
            game.arrangement().foundations().iter().map(|ground| ground.to_event_tile()).collect::<Vec<_>>(),
            grounds
        );
        assert_eq!(game.decision().map(|decision| decision.decider), self.asked);
        if let Some((side, number)) = self.turn {
            assert_eq!((game.state().active, game.state().turn), (side, number));
        }
    }
}
