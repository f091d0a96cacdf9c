//! Options that a player gives up by ending the turn, so that the bot can ask for confirmation before they are lost.

use super::abilities::Used;
use super::action::Action;
use super::arrangement::Side;
use super::board::Hex;
use super::event::Event;
use super::game::{Game, Stage};
use super::repertoire::Ability;
use super::tile::TileId;

/// An option that is available this turn but not afterwards.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Forfeit {
    /// The second of two moves (NH-9.13).
    SecondMove {
        /// The unit that may make the move.
        unit: Hex,
    },
    /// An unused once-a-turn ability of a unit (NH-3.8).
    Ability {
        /// The ability.
        ability: Ability,
        /// The unit that has it.
        unit: Hex,
    },
    /// Playable tiles that are still held in the side's last turn before the Final Battle (NH-11.1).
    LastTiles {
        /// The tiles, each listed once.
        tiles: Vec<TileId>,
    },
    /// Two playable tiles that are kept, so that only one is drawn next turn (NH-3.1).
    KeptTiles {
        /// The tiles.
        tiles: Vec<TileId>,
    },
}

impl Game {
    /// The options that a side gives up by an action that ends its turn. Empty if the action does not end the turn or
    /// is illegal.
    #[must_use]
    pub fn forfeits(&self, side: Side, action: Action) -> Vec<Forfeit> {
        let mut after = self.clone();
        let Ok(events) = after.apply(side, action) else { return Vec::new() };
        if !events.iter().any(|event| matches!(event, Event::TurnEnded { side: ended } if *ended == side)) {
            return Vec::new();
        }
        let mut forfeits: Vec<Forfeit> = Vec::new();
        let second = self.state().second_move.map(|second| second.unit);
        forfeits.extend(second.map(|unit| Forfeit::SecondMove { unit }));
        let held = self.hand_after(side, action);
        let mut playable: Vec<TileId> = Vec::new();
        for legal in self.legal_actions() {
            if let Action::Use(used) = legal {
                let unit = match used {
                    // An ability that costs a point is often left unused on purpose.
                    Used::SteelNet(_) => self.thrower(side).filter(|_| !self.costs_point(side, legal)),
                    Used::Mobility(_)
                    | Used::Transport(_)
                    | Used::Replace(_)
                    | Used::Underground(_)
                    | Used::Drag(_)
                    | Used::Push(_)
                    | Used::Rotate(_)
                    | Used::TurnToken(_) => legal.unit().or_else(|| legal.enemy()),
                };
                let Some(unit) = unit.filter(|&unit| second != Some(unit)) else { continue };
                let forfeit = Forfeit::Ability { ability: used.entry(), unit };
                if !forfeits.contains(&forfeit) && legal != action {
                    forfeits.push(forfeit);
                }
            } else {
                playable.extend(self.played_tile(side, legal).filter(|tile| held.contains(tile)));
            }
        }
        // After playing a Battle, a player has to keep the remaining tiles, so this is not a choice.
        let kept: Vec<TileId> = held.into_iter().filter(|tile| playable.contains(tile)).collect();
        match self.state().stage {
            Stage::LastTurns { .. } | Stage::ExtraTurns { .. } if !kept.is_empty() => {
                forfeits.push(Forfeit::LastTiles { tiles: kept });
            }
            // With Reinforcements, players keep tiles on purpose (NH-13.2).
            Stage::Normal if kept.len() > 1 && action == Action::End && !self.roster().terms().reinforcements => {
                forfeits.push(Forfeit::KeptTiles { tiles: kept });
            }
            Stage::Normal
            | Stage::LastTurns { .. }
            | Stage::FinalBattle { .. }
            | Stage::ExtraTurns { .. }
            | Stage::OvertimeBattle
            | Stage::Over { .. } => {}
        }
        forfeits
    }

    /// The tiles that the side to move could play from its hand now, each listed once, in the order of the hand.
    #[must_use]
    pub fn playable_tiles(&self) -> Vec<TileId> {
        let Some(side) = self.side_to_act() else { return Vec::new() };
        let played: Vec<TileId> =
            self.legal_actions().into_iter().filter_map(|action| self.played_tile(side, action)).collect();
        let mut tiles: Vec<TileId> = Vec::new();
        for &tile in &self.seat(side).hand {
            if played.contains(&tile) && !tiles.contains(&tile) {
                tiles.push(tile);
            }
        }
        tiles
    }

    /// The tiles in a side's hand after it has played an action.
    fn hand_after(&self, side: Side, action: Action) -> Vec<TileId> {
        let mut held = self.seat(side).hand.clone();
        if let Some(index) =
            self.played_tile(side, action).and_then(|tile| held.iter().position(|&other| other == tile))
        {
            held.remove(index);
        }
        held
    }

    /// The tile that an action plays from the hand, if any.
    fn played_tile(&self, side: Side, action: Action) -> Option<TileId> {
        if let Action::Place { tile, .. } = action {
            return Some(tile);
        }
        let moves = action.second_move().zip(self.state().second_move);
        let is_free = moves.is_some_and(|(second, open)| self.arrangement().is_second_move(open, second));
        if is_free { None } else { self.tile_with_instant(side, action.instant()?) }
    }
}
