//! Applying an action, and the course of turns and Battles that follows from it (NH-3, NH-4, NH-11).

use super::action::Action;
use super::arrangement::{Side, Unit};
use super::board::{Hex, Rotation};
use super::decision::Question;
use super::event::{Event, OutcomeReason, Seen, Witness};
use super::game::{Game, Interrupted, Pending, Phase};
use super::illegal::Illegal;
use super::influence::Influence;
use super::instants::PushBack;
use super::tile::TileId;

impl Game {
    /// Carries out an action of a side and everything that follows from it without a further decision.
    ///
    /// # Errors
    ///
    /// If the action is not legal; the game is then as it was.
    pub fn apply(&mut self, side: Side, action: Action) -> Result<Vec<Event>, Illegal> {
        let mut events = Vec::new();
        self.apply_before(side, action, &mut events)?;
        Ok(events)
    }

    /// As [`Game::apply`], before a witness of the caller's choice.
    ///
    /// # Errors
    ///
    /// If the action is not legal; the game is then as it was, and the witness has heard nothing.
    pub fn apply_before(&mut self, side: Side, action: Action, witness: &mut impl Witness) -> Result<(), Illegal> {
        self.check(side, action)?;
        if !matches!(action, Action::Draw | Action::Redraw) {
            self.state.fresh = false;
        }
        // Whatever is done now, nothing else comes between two moves of one unit (NH-9.13).
        let second = self.state.second_move.take();
        match action {
            Action::PlaceHeadquarters { hex, rotation } => self.place_headquarters(side, hex, rotation, witness),
            Action::Draw => self.draw(witness),
            Action::Redraw => self.redraw(witness),
            Action::Discard { tile } => self.discard(tile, witness),
            Action::Place { tile, hex, rotation } => self.place(tile, hex, rotation, witness),
            Action::Play(play) => {
                let is_second = second.is_some() && second == play.second_move();
                if !is_second {
                    self.play_instant(play.entry(), witness);
                }
                play.perform(self, is_second, witness);
            }
            Action::Use(used) => {
                let is_second = second.is_some() && second == used.second_move();
                used.perform(self, is_second, witness);
            }
            Action::Choose { answer } => self.choose(answer, witness),
            Action::End => self.end_turn(witness),
        }
        Ok(())
    }

    /// A side gives up, in any turn: its opponent wins.
    ///
    /// # Errors
    ///
    /// If the game is over already.
    pub fn resign(&mut self, side: Side) -> Result<Vec<Event>, Illegal> {
        self.stop(self.roster.mode().opponent(side), OutcomeReason::Resignation)
    }

    /// Both sides agree on a draw, in any turn.
    ///
    /// # Errors
    ///
    /// If the game is over already.
    pub fn agree_on_draw(&mut self) -> Result<Vec<Event>, Illegal> {
        self.stop(None, OutcomeReason::Agreement)
    }

    /// An organiser ends the game: a side wins, or nobody does.
    ///
    /// # Errors
    ///
    /// If the game is over already.
    pub fn adjudicate(&mut self, winner: Option<Side>) -> Result<Vec<Event>, Illegal> {
        self.stop(winner, OutcomeReason::Adjudication)
    }

    /// Ends the game from outside its rules.
    pub(super) fn stop(&mut self, winner: Option<Side>, reason: OutcomeReason) -> Result<Vec<Event>, Illegal> {
        if self.state.phase == Phase::Over {
            return Err(Illegal::GameOver);
        }
        let mut events = Vec::new();
        self.state.pending = None;
        self.state.second_move = None;
        self.game_over(winner, reason, &mut events);
        Ok(events)
    }

    /// HQs are placed in turn order; then the first turn begins (NH-2.3).
    fn place_headquarters(&mut self, side: Side, hex: Hex, rotation: Rotation, witness: &mut impl Witness) {
        let tile = self.roster().army(side).headquarters();
        self.state.arrangement.put(hex, Unit::new(side, tile, rotation));
        witness.note(|| Event::HeadquartersPlaced { unit: Seen { hex, owner: side, tile }, rotation });
        let next = self.next_side();
        if next.index() == 0 {
            self.begin_turn(next, witness);
        } else {
            self.state.active = next;
        }
    }

    /// NH-3.1, NH-3.4.
    fn draw(&mut self, witness: &mut impl Witness) {
        let side = self.state.active;
        let limit = self.draw_limit();
        let seat = &mut self.state.seats[side.index()];
        let wanted = limit.saturating_sub(seat.hand.len()).min(seat.pile.len());
        let drawn: Vec<TileId> = seat.pile.drain(seat.pile.len() - wanted..).rev().collect();
        seat.hand.extend(&drawn);
        let (left, held) = (seat.pile.len(), seat.hand.len());
        self.state.fresh = true;
        self.state.phase = if held >= super::game::HAND_LIMIT { Phase::Discard } else { Phase::Play };
        let was_last = left == 0 && wanted > 0;
        witness.note(|| Event::Drew { side, tiles: drawn, left });
        if was_last {
            self.last_tile_drawn(side, witness);
        }
    }

    /// NH-3.2, NH-3.3.
    fn redraw(&mut self, witness: &mut impl Witness) {
        let side = self.state.active;
        let seat = &mut self.state.seats[side.index()];
        let tiles = std::mem::take(&mut seat.hand);
        seat.discard.extend(&tiles);
        witness.note(|| Event::UnluckyDraw { side, tiles });
        self.draw(witness);
    }

    fn discard(&mut self, tile: TileId, witness: &mut impl Witness) {
        let side = self.state.active;
        let compulsory = self.state.phase == Phase::Discard;
        self.take_from_hand(tile);
        self.state.seats[side.index()].discard.push(tile);
        self.state.phase = Phase::Play;
        witness.note(|| Event::Discarded { side, tile, compulsory });
    }

    fn place(&mut self, tile: TileId, hex: Hex, rotation: Rotation, witness: &mut impl Witness) {
        let side = self.state.active;
        self.take_from_hand(tile);
        self.state.arrangement.put(hex, Unit::new(side, tile, rotation));
        witness.note(|| Event::Placed { unit: Seen { hex, owner: side, tile }, rotation });
        self.settle_board(witness);
    }

    /// Answers the open decision and goes on with what it interrupted.
    fn choose(&mut self, answer: u8, witness: &mut impl Witness) {
        let Pending { decision, interrupted } =
            self.state.pending.take().expect("checked before the action is carried out");
        let decider = decision.decider;
        witness.note(|| Event::DecisionMade { decider, answer });
        let index = usize::from(answer) - 1;
        match (interrupted, &decision.question) {
            (Interrupted::Push { pusher, target }, Question::PushDestination { options, .. }) => {
                PushBack { pusher, target }.push_to(self, options[index], witness);
            }
            (Interrupted::Damage(mut damage), Question::Absorption { options }) => {
                damage.absorb(options[index], &Influence::read(self.roster(), self.arrangement()), witness);
                self.settle_damage(damage, witness);
            }
            (Interrupted::Battle { mut battle, before }, question) => {
                battle.answer(question, index, self.roster(), self.arrangement(), witness);
                self.fight(*battle, before.map(|before| *before), witness);
            }
            (Interrupted::Push { .. } | Interrupted::Damage(_), _) => {
                unreachable!("a decision is stored together with what it interrupted")
            }
        }
    }
}
