//! The course of a game: turns, the Battles that they lead to, and the end (NH-4, NH-11).

use super::arrangement::{Arrangement, Side, Spent};
use super::battle::Battle;
use super::battle::damage::Fallen;
use super::event::BattleCause;
use super::event::{Event, Outcome, OutcomeReason, Witness};
use super::game::{Game, Interrupted, Phase, Stage};
use super::mode::Survival;

impl Game {
    pub(super) fn begin_turn(&mut self, side: Side, witness: &mut impl Witness) {
        self.state.active = side;
        self.state.turn += 1;
        let number = self.state.turn;
        witness.note(|| Event::TurnBegan { side, number });
        // With an empty pile there is nothing to draw, and kept tiles alone are never three.
        let nothing_to_draw = self.seat(side).pile.is_empty();
        self.state.phase = if nothing_to_draw { Phase::Play } else { Phase::Draw };
        self.state.fresh = false;
    }

    /// The first last tile starts the end sequence; another one later changes nothing (NH-11.1).
    pub(super) fn last_tile_drawn(&mut self, side: Side, witness: &mut impl Witness) {
        let first = self.state.stage == Stage::Normal;
        witness.note(|| Event::LastTileDrawn { side, first });
        if first {
            self.state.stage = Stage::LastTurns { drawer: side, remaining: self.other_sides() };
        }
    }

    /// The opponents of a side whose time has run out have so many turns after the present one, then the Final Battle
    /// follows.
    pub(super) fn last_turns(&mut self, side: Side, remaining: u8) {
        self.state.stage = Stage::LastTurns { drawer: side, remaining };
    }

    /// Ends a turn whatever is left to do in it: drawing and a compulsory discard are left out.
    pub(super) fn give_up_turn(&mut self, witness: &mut impl Witness) {
        self.state.second_move = None;
        self.end_turn(witness);
    }

    pub(super) fn end_turn(&mut self, witness: &mut impl Witness) {
        self.close_turn(witness);
        self.after_turn(witness);
    }

    /// Once-per-turn limits are per unit and own turn (NH-3.8).
    fn close_turn(&mut self, witness: &mut impl Witness) {
        for (_, unit) in self.state.arrangement.units_mut() {
            unit.spent = Spent::default();
        }
        let side = self.state.active;
        witness.note(|| Event::TurnEnded { side });
    }

    /// A Battle ends the turn before it begins (NH-3.14, NH-4.3).
    pub(super) fn force_battle(&mut self, cause: BattleCause, witness: &mut impl Witness) {
        self.close_turn(witness);
        self.battle(cause, self.state.active, witness);
    }

    /// The next turn, or the Battle that is due instead (NH-11.1, NH-11.6).
    fn after_turn(&mut self, witness: &mut impl Witness) {
        let ended = self.state.active;
        match self.state.stage {
            Stage::LastTurns { drawer, remaining: 0 } => {
                self.state.stage = Stage::FinalBattle { drawer, last: ended };
                self.battle(BattleCause::Final, drawer, witness);
            }
            Stage::ExtraTurns { last, remaining: 0 } => {
                self.state.stage = Stage::OvertimeBattle;
                self.battle(BattleCause::Overtime, last, witness);
            }
            Stage::LastTurns { ref mut remaining, .. } | Stage::ExtraTurns { ref mut remaining, .. } => {
                *remaining -= 1;
                self.begin_turn(self.next_side(), witness);
            }
            Stage::Normal => self.begin_turn(self.next_side(), witness),
            Stage::FinalBattle { .. } | Stage::OvertimeBattle | Stage::Over { .. } => {
                unreachable!("no turn ends in these stages")
            }
        }
    }

    fn battle(&mut self, cause: BattleCause, causer: Side, witness: &mut impl Witness) {
        let before = self.arrangement().is_full().then(|| self.arrangement().clone());
        let battle = Battle::begin(cause, causer, witness);
        self.fight(battle, before, witness);
    }

    pub(super) fn fight(&mut self, mut battle: Battle, before: Option<Arrangement>, witness: &mut impl Witness) {
        let roster = self.roster_handle();
        let mut fallen = Fallen::new();
        let decision = battle.run(&roster, &mut self.state.arrangement, &mut fallen, witness);
        self.bury(fallen);
        if let Some(decision) = decision {
            let interrupted = Interrupted::Battle { battle: Box::new(battle), before: before.map(Box::new) };
            self.ask(decision, interrupted, witness);
        } else {
            self.after_battle(battle.cause, battle.causer, before.as_ref(), witness);
        }
    }

    /// NH-5.41: a destroyed HQ, the end of the game, a board that is still full, or the course of the game.
    fn after_battle(
        &mut self,
        cause: BattleCause,
        causer: Side,
        before: Option<&Arrangement>,
        witness: &mut impl Witness,
    ) {
        let stands = |side: &Side| self.state.arrangement.points[side.index()] > 0;
        let standing = self.roster().sides().filter(stands).collect();
        let destroyed = OutcomeReason::HeadquartersDestroyed;
        match self.roster().mode().survival(standing) {
            Survival::Nobody => return self.game_over(None, destroyed, witness),
            Survival::Winner(winner) => return self.game_over(Some(winner), destroyed, witness),
            Survival::Contested => {}
        }
        let is_full = self.state.arrangement.is_full();
        // Equal to the last detail: no number of further Battles would change it (NH-4.9, NH-4.10).
        if is_full && before == Some(&self.state.arrangement) {
            return self.game_over(self.ahead(), OutcomeReason::Impasse, witness);
        }
        // The game ends with the last Battle of its sequence, even on a full board (NH-11.5, NH-11.6). A tied Final
        // Battle does not end it: a board that is still full leads to another Battle first (NH-4.8).
        match (self.state.stage, self.ahead()) {
            (Stage::FinalBattle { .. }, winner @ Some(_)) if cause != BattleCause::FullBoard => {
                return self.game_over(winner, OutcomeReason::FinalBattle, witness);
            }
            (Stage::OvertimeBattle, winner) => return self.game_over(winner, OutcomeReason::OvertimeBattle, witness),
            _ => {}
        }
        if is_full {
            return self.battle(BattleCause::FullBoard, causer, witness);
        }
        match self.state.stage {
            Stage::FinalBattle { last, .. } => self.extra_turns(last, witness),
            _ => self.after_turn(witness),
        }
    }

    /// A tie: one more turn each, going on after the player who had the last one (NH-11.6).
    fn extra_turns(&mut self, last: Side, witness: &mut impl Witness) {
        witness.note(|| Event::ExtraTurns);
        self.state.stage = Stage::ExtraTurns { last, remaining: self.other_sides() };
        self.state.active = last;
        self.begin_turn(self.next_side(), witness);
    }

    pub(super) fn game_over(&mut self, winner: Option<Side>, reason: OutcomeReason, witness: &mut impl Witness) {
        let outcome = Outcome { winner, reason };
        self.state.phase = Phase::Over;
        self.state.stage = Stage::Over { outcome };
        witness.note(|| Event::GameOver { outcome });
    }

    /// The side with more HQ points; nobody if they are equal (NH-11.5).
    fn ahead(&self) -> Option<Side> {
        self.roster().mode().ahead(&self.state.arrangement.points)
    }

    pub(super) fn next_side(&self) -> Side {
        self.roster().mode().next_in_turn(self.state.active)
    }

    fn other_sides(&self) -> u8 {
        u8::try_from(self.roster().mode().sides().len() - 1).expect("at most four sides")
    }
}
