//! A game as somebody sees it who only hears the events.

use std::collections::BTreeMap;

use sztab::games::neuroshima::rules::event::Seen;
use sztab::games::neuroshima::rules::{Event, Game, Hex, Outcome, Rotation, Side, TileId};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Piece {
    owner: Side,
    tile: TileId,
    rotation: Rotation,
    wounds: u8,
}

#[derive(Debug, Default)]
pub struct Shadow {
    pieces: BTreeMap<Hex, Piece>,
    lost_points: [u8; 2],
    hands: [Vec<TileId>; 2],
    discards: [Vec<TileId>; 2],
    drawn: [usize; 2],
    /// What is on its way to each unit in this step: hits less absorptions.
    due: BTreeMap<Hex, u8>,
    pub turn: Option<(Side, u16)>,
    pub causer: Option<Side>,
    pub asked: Option<Side>,
    pub outcome: Option<Outcome>,
}

impl Shadow {
    pub fn hear(&mut self, events: &[Event]) {
        events.iter().for_each(|event| self.hear_one(event));
    }

    fn hear_one(&mut self, event: &Event) {
        match event {
            Event::HeadquartersPlaced { unit, rotation } => self.stand(*unit, *rotation),
            Event::Placed { unit, rotation } => {
                self.play(unit.owner, unit.tile);
                self.stand(*unit, *rotation);
            }
            Event::TurnBegan { side, number } => self.turn = Some((*side, *number)),
            Event::Drew { side, tiles, left } => {
                self.hands[side.index()].extend(tiles);
                self.drawn[side.index()] += tiles.len();
                assert_eq!(self.drawn[side.index()] + left, 34, "tiles drawn and tiles left");
            }
            Event::UnluckyDraw { side, tiles } => {
                assert_eq!(std::mem::take(&mut self.hands[side.index()]), *tiles);
                self.discards[side.index()].extend(tiles);
            }
            Event::Discarded { side, tile, .. } | Event::InstantPlayed { side, tile, .. } => {
                self.play(*side, *tile);
                self.discards[side.index()].push(*tile);
                self.due.clear();
            }
            Event::Moved { unit, to, rotation, turned, .. } => {
                let mut piece = self.lift(*unit);
                assert_eq!(piece.rotation != *rotation, *turned);
                piece.rotation = *rotation;
                assert_eq!(self.pieces.insert(*to, piece), None);
            }
            Event::Pushed { unit, to, pusher } => {
                let piece = self.lift(*unit);
                assert!(self.pieces.contains_key(&pusher.hex));
                assert_eq!(self.pieces.insert(*to, piece), None);
            }
            Event::DecisionAsked { decider } => self.asked = Some(*decider),
            Event::DecisionMade { decider, .. } => assert_eq!(self.asked.take(), Some(*decider)),
            Event::BattleBegan { causer, .. } => self.causer = Some(*causer),
            Event::SegmentBegan { acting, .. } => {
                assert!(!acting.is_empty());
                self.due.clear();
            }
            Event::Hit(hit) => {
                if !hit.destroys && hit.melee + hit.ranged > 0 {
                    assert_eq!(hit.wounds, hit.melee + hit.ranged - hit.armour);
                }
                *self.due.entry(hit.target.hex).or_default() += hit.wounds;
            }
            Event::Absorbed { patient, wounds, .. } => {
                *self.due.get_mut(&patient.hex).unwrap() -= wounds;
            }
            Event::Wounded { unit, amount, wounds } => {
                assert_eq!(self.due.remove(&unit.hex), Some(*amount), "hits less absorptions");
                let piece = self.pieces.get_mut(&unit.hex).unwrap();
                piece.wounds += amount;
                assert_eq!(piece.wounds, *wounds);
            }
            Event::HeadquartersDamaged { unit, amount, left } => {
                assert_eq!(self.due.remove(&unit.hex), Some(*amount), "hits less absorptions");
                let lost = &mut self.lost_points[unit.owner.index()];
                *lost = lost.saturating_add(*amount).min(20);
                assert_eq!(20 - *lost, *left);
            }
            Event::Destroyed { unit, .. } => {
                self.lift(*unit);
                self.discards[unit.owner.index()].push(unit.tile);
            }
            Event::GameOver { outcome } => self.outcome = Some(*outcome),
            Event::LastTileDrawn { .. }
            | Event::TimeRanOut { .. }
            | Event::BombDropped { .. }
            | Event::Exploded { .. }
            | Event::Converted { .. }
            | Event::BattleEnded { .. }
            | Event::TurnEnded { .. }
            | Event::Scored { .. }
            | Event::Eliminated { .. }
            | Event::Left { .. }
            | Event::ExtraTurns { .. } => {}
        }
    }

    fn stand(&mut self, unit: Seen, rotation: Rotation) {
        let piece = Piece { owner: unit.owner, tile: unit.tile, rotation, wounds: 0 };
        assert_eq!(self.pieces.insert(unit.hex, piece), None, "two units on one hex");
    }

    fn lift(&mut self, unit: Seen) -> Piece {
        let piece = self.pieces.remove(&unit.hex).unwrap();
        assert_eq!((piece.owner, piece.tile), (unit.owner, unit.tile));
        piece
    }

    fn play(&mut self, side: Side, tile: TileId) {
        let hand = &mut self.hands[side.index()];
        let index = hand.iter().position(|held| *held == tile).unwrap();
        hand.remove(index);
    }

    /// The state has to be what the events told.
    pub fn compare(&self, game: &Game) {
        let units = game.arrangement().units().map(|(hex, unit)| {
            (hex, Piece { owner: unit.owner, tile: unit.tile, rotation: unit.rotation, wounds: unit.wounds })
        });
        assert_eq!(units.collect::<BTreeMap<_, _>>(), self.pieces);
        for side in game.roster().sides() {
            let seat = game.seat(side);
            assert_eq!(game.arrangement().points[side.index()], 20 - self.lost_points[side.index()]);
            assert_eq!(seat.hand, self.hands[side.index()]);
            assert_eq!(seat.pile.len(), 34 - self.drawn[side.index()]);
            assert_eq!(seat.discard, self.discards[side.index()]);
        }
        assert_eq!(game.outcome(), self.outcome);
        assert_eq!(game.decision().map(|decision| decision.decider), self.asked);
        if let Some((side, number)) = self.turn {
            assert_eq!((game.state().active, game.state().turn), (side, number));
        }
    }
}
