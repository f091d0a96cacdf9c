//! The list of legal actions, and the check on which it is based.
//!
//! [`Game::check`] decides whether an action is legal and, if not, which rule forbids it. [`Game::legal_actions`] tries
//! every possible candidate and keeps those that pass, so the two always agree.
//!
//! A refusal leaves the game unchanged and names the rule (`crates/neuroshima/tests/rules/random_games.rs`).

use super::action::Action;
use super::arrangement::Side;
use super::board::{Hex, Rotation};
use super::cards::Card;
use super::event::MoveCause;
use super::game::{Game, Phase};
use super::illegal::{Illegal, LeaderRefusal};
use super::repertoire::{Ability, Instant};
use super::slots::Moment;
use super::tactic::Tactic;
use super::tile::{Feature, TileId};

impl Game {
    /// Every action that the side to act may take, in canonical order: the order of [`Action`]'s variants, then of
    /// tiles, hexes and rotations. Empty once the game is over.
    #[must_use]
    pub fn legal_actions(&self) -> Vec<Action> {
        self.side_to_act().map(|side| self.legal_actions_for(side)).unwrap_or_default()
    }

    /// Every action that a side which may act now may take.
    pub(super) fn legal_actions_for(&self, side: Side) -> Vec<Action> {
        let moment = Moment::new(self, side);
        let mut legal = Vec::new();
        self.offer_candidates(&moment, &mut |action| {
            if self.check_in_moment(&moment, action).is_ok() {
                legal.push(action);
            }
        });
        legal
    }

    /// Checks whether a side may take an action now.
    ///
    /// # Errors
    ///
    /// The reason for the refusal, which names the rule.
    pub fn check(&self, side: Side, action: Action) -> Result<(), Illegal> {
        self.check_in_moment(&Moment::new(self, side), action)
    }

    /// Offers every candidate action of the current phase, which include all legal ones.
    fn offer_candidates(&self, moment: &Moment<'_>, offer: &mut impl FnMut(Action)) {
        let board = self.arrangement().board;
        if let Some(decision) = self.decision() {
            (1u8..).take(decision.question.option_count()).for_each(|answer| offer(Action::Choose { answer }));
            return;
        }
        let mut hand = self.seat(moment.side).hand.clone();
        hand.sort_unstable();
        hand.dedup();
        match self.state.phase {
            Phase::Leader => {
                let offer_card = |leader| offer(Action::ChooseLeader { leader: Some(leader) });
                self.leaders_to_choose(moment.side).into_iter().for_each(offer_card);
            }
            Phase::Headquarters => {
                for hex in board.hexes().filter(|&hex| self.arrangement().is_free(hex)) {
                    Rotation::ALL.into_iter().for_each(|rotation| offer(Action::PlaceHeadquarters { hex, rotation }));
                }
            }
            Phase::Draw => {
                offer(Action::Draw);
                if self.roster().terms().cards {
                    offer(Action::Fetch);
                }
            }
            Phase::Discard => {
                offer(Action::Redraw);
                if self.roster().terms().structures {
                    self.offer_builds(moment, &mut |token| offer(Action::Build(token)));
                }
                hand.iter().for_each(|&tile| offer(Action::Discard { tile }));
                if self.has_card(moment.side, Card::Base) {
                    hand.iter().for_each(|&tile| offer(Action::Lay { tile }));
                }
                self.offer_leads(moment, &mut |lead| offer(Action::Lead(lead)));
            }
            Phase::Play => {
                offer(Action::Redraw);
                if self.roster().terms().structures {
                    self.offer_builds(moment, &mut |token| offer(Action::Build(token)));
                }
                hand.iter().for_each(|&tile| offer(Action::Discard { tile }));
                for &tile in &hand {
                    let rotations = match self.roster().tile(moment.side, tile).foundation() {
                        Some(_) => &Rotation::ALL[..1],
                        None => &Rotation::ALL[..],
                    };
                    let executes = self.roster().tile(moment.side, tile).has(Feature::Execution);
                    let is_open = |&hex: &Hex| {
                        self.arrangement().is_free(hex) || (executes && moment.influence.is_enemy(hex, moment.side))
                    };
                    for hex in board.hexes().filter(is_open) {
                        rotations.iter().for_each(|&rotation| offer(Action::Place { tile, hex, rotation }));
                    }
                }
                for instant in self.instants_in_hand(moment.side, &hand) {
                    instant.offer(moment, &mut |play| offer(Action::Play(play)));
                }
                if self.has_card(moment.side, Card::Tactic) {
                    Tactic::offer(moment, &mut |tactic| offer(Action::Tactic(tactic)));
                }
                for ability in Ability::ALL {
                    ability.offer(moment, &mut |used| offer(Action::Use(used)));
                }
                self.offer_leads(moment, &mut |lead| offer(Action::Lead(lead)));
                offer(Action::End);
            }
            Phase::Over => {}
        }
    }

    /// The instants in hand, and Move as well while a second move of a Move tile is open (NH-9.11).
    fn instants_in_hand(&self, side: Side, hand: &[TileId]) -> Vec<Instant> {
        let held = hand.iter().filter_map(|&tile| self.roster().tile(side, tile).instant());
        let second = self.state.second_move.filter(|second| second.by == MoveCause::Tile);
        let mut instants: Vec<Instant> = held.chain(second.map(|_| Instant::Move)).collect();
        instants.sort_unstable();
        instants.dedup();
        instants
    }

    fn check_in_moment(&self, moment: &Moment<'_>, action: Action) -> Result<(), Illegal> {
        let side = moment.side;
        self.check_moment(side, action)?;
        match action {
            Action::Choose { .. } if self.is_observation() && self.is_lead_to_draw() => Err(Illegal::PileHidden),
            Action::Choose { answer } => self.check_answer(answer),
            Action::ChooseLeader { leader } => self.check_leader_choice(side, leader),
            Action::PlaceHeadquarters { hex, .. } => {
                moment.check_free(hex)?;
                self.check_start(side, hex)
            }
            Action::End => Ok(()),
            Action::Draw => self.check_pile(),
            Action::Fetch => {
                self.check_take_from_base(side)?;
                self.check_pile()
            }
            Action::Redraw => self.check_redraw(side),
            Action::Build(token) => self.check_build(moment, token),
            Action::Lay { tile } => {
                self.check_lay_on_base(side)?;
                self.check_in_hand(side, tile)
            }
            Action::Tactic(tactic) => {
                self.check_card(side, Card::Tactic)?;
                tactic.as_played().check(moment)
            }
            Action::Discard { tile } => {
                self.check_in_hand(side, tile)?;
                if self.state.phase == Phase::Discard { Ok(()) } else { self.check_use(false) }
            }
            Action::Place { tile, hex, rotation } => {
                self.check_in_hand(side, tile)?;
                let facts = self.roster().tile(side, tile);
                if !facts.is_placed() {
                    return Err(Illegal::NotABoardTile { tile });
                }
                if self.state.terror.contains(side) {
                    return Err(Illegal::Terrified);
                }
                self.check_use(true)?;
                moment.check_on_board(hex)?;
                if facts.has(Feature::Execution) && moment.influence.is_enemy(hex, side) {
                    return self.check_execution(moment, hex);
                }
                moment.check_free(hex)?;
                if facts.foundation().is_some() {
                    moment.check_ground(tile, hex, rotation)
                } else {
                    self.check_spawn(moment, hex)
                }
            }
            Action::Play(play) => {
                if !play.second_move().is_some_and(|second| moment.is_open(second)) {
                    self.check_instant(side, play.entry())?;
                    self.check_use(true)?;
                }
                play.check(moment)
            }
            Action::Use(used) => used.check(moment),
            Action::Lead(lead) => self.check_lead(moment, lead),
        }
    }

    /// Checks that the enemy on a hex may be removed and replaced by a unit (NH-14.24); an HQ may not.
    fn check_execution(&self, moment: &Moment<'_>, hex: Hex) -> Result<(), Illegal> {
        let (_, tile) = moment.enemy_unit(hex)?;
        if tile.is_headquarters() {
            return Err(Illegal::HeadquartersSpared { execution: true });
        }
        self.check_payment(moment.side)
    }

    /// Checks whether a unit of a side may replace another one. This counts as playing a tile, but not as putting a
    /// tile on a free hex (NH-14.53). `beside` is the number of other tiles played by the same action.
    pub(super) fn check_replacement(&self, side: Side, tile: TileId, beside: u8) -> Result<(), Illegal> {
        self.check_in_hand(side, tile)?;
        let facts = self.roster().tile(side, tile);
        if facts.foundation().is_some() {
            return Err(Illegal::NotAUnit { tile });
        }
        if !facts.is_unit() {
            return Err(Illegal::NotABoardTile { tile });
        }
        if self.has_use_limit() { self.check_limits(true, beside) } else { Ok(()) }
    }

    /// Checks whether an action of this kind is possible at this point of the game.
    fn check_moment(&self, side: Side, action: Action) -> Result<(), Illegal> {
        if self.state.phase == Phase::Over {
            return Err(Illegal::GameOver);
        }
        if let Some(decision) = self.decision() {
            let is_answer = matches!(action, Action::Choose { .. });
            let decider = decision.decider;
            return if is_answer && decider == side { Ok(()) } else { Err(Illegal::DecisionOpen { decider }) };
        }
        if matches!(action, Action::ChooseLeader { .. }) {
            return Ok(());
        }
        if self.state.phase == Phase::Leader {
            return Err(Illegal::Leader(LeaderRefusal::ChooseFirst));
        }
        // A side that is eliminated or absent is never the active one.
        if side != self.state.active {
            if !self.playing_sides().contains(side) {
                return Err(Illegal::SideOut);
            }
            let turn_of = self.state.active;
            return Err(match self.state.phase {
                Phase::Leader | Phase::Headquarters => Illegal::NotYourPlacement { turn_of },
                Phase::Draw | Phase::Discard | Phase::Play | Phase::Over => Illegal::NotYourTurn { turn_of },
            });
        }
        if self.state.building.is_some() && !matches!(action, Action::Build(_) | Action::Choose { .. }) {
            return Err(Illegal::BuildBegun);
        }
        match (self.state.phase, action) {
            (_, Action::Choose { .. }) => Err(Illegal::NoDecision),
            (Phase::Leader, _) => Err(Illegal::Leader(LeaderRefusal::ChooseFirst)),
            (Phase::Headquarters, Action::PlaceHeadquarters { .. })
            | (Phase::Draw, Action::Draw | Action::Fetch)
            | (
                Phase::Discard,
                Action::Discard { .. } | Action::Lay { .. } | Action::Redraw | Action::Build(_) | Action::Lead(_),
            ) => Ok(()),
            (Phase::Headquarters, _) => Err(Illegal::HeadquartersFirst),
            (_, Action::PlaceHeadquarters { .. }) => Err(Illegal::HeadquartersPlaced),
            (Phase::Draw, _) => Err(Illegal::DrawFirst),
            (_, Action::Draw | Action::Fetch) => Err(Illegal::DrawnAlready),
            (Phase::Discard, _) => Err(Illegal::DiscardFirst),
            (Phase::Play, Action::Lay { .. }) => Err(Illegal::NoDiscardDue),
            (Phase::Play, _) => Ok(()),
            (Phase::Over, _) => Err(Illegal::GameOver),
        }
    }

    fn check_answer(&self, answer: u8) -> Result<(), Illegal> {
        let options = self.decision().map_or(0, |decision| decision.question.option_count());
        if (1..=options).contains(&usize::from(answer)) {
            Ok(())
        } else {
            Err(Illegal::NoSuchAnswer { options: u8::try_from(options).unwrap_or(u8::MAX) })
        }
    }

    /// Checks that a redraw is possible (NH-3.2). It requires tiles to draw; with an empty pile, instants can still be
    /// discarded one by one.
    fn check_redraw(&self, side: Side) -> Result<(), Illegal> {
        let (seat, terms) = (self.seat(side), self.roster().terms());
        if terms.uses_older_rules() {
            Err(Illegal::NoRedraw)
        } else if !self.state.fresh {
            Err(Illegal::RedrawTooLate)
        } else if terms.reinforcements && seat.hand.len() < terms.hand_limit() {
            Err(Illegal::RedrawNeedsSix)
        } else if seat.hand.is_empty() || !self.has_only_instants(side) {
            Err(Illegal::RedrawNeedsInstants)
        } else if seat.pile.is_empty() {
            Err(Illegal::PileEmpty)
        } else {
            self.check_pile()
        }
    }

    /// Checks the limits that variants set on the number of tiles used in a turn, not counting the compulsory discard.
    #[expect(clippy::inline_always, reason = "every candidate of a turn is checked, and few games have limits")]
    #[inline(always)]
    fn check_use(&self, plays: bool) -> Result<(), Illegal> {
        if self.has_use_limit() { self.check_limits(plays, 0) } else { Ok(()) }
    }

    /// Checks that with Alternative start the first player plays only one tile (NH-13.1), and that with Reinforcements
    /// a side plays or discards at most two tiles (NH-13.2), or one in the opening turn without Alternative start.
    /// `beside` is the number of other tiles played together with this one.
    fn check_limits(&self, plays: bool, beside: u8) -> Result<(), Illegal> {
        let (terms, used, turn) = (self.roster().terms(), self.state.used, self.state.turn);
        let alone = terms.alternative_start && turn == 1;
        if plays && alone && used.played + beside > 0 {
            return Err(Illegal::OneTileAtFirst);
        }
        let most = if turn == 1 && !terms.alternative_start { 1 } else { 2 };
        if terms.reinforcements && used.played + used.discarded + beside >= most {
            return Err(Illegal::ReserveKept);
        }
        Ok(())
    }

    /// Checks that the order of the pile is known: in an observation, the tiles to be drawn are hidden (NH-2.6).
    pub(super) fn check_pile(&self) -> Result<(), Illegal> {
        if self.is_observation() { Err(Illegal::PileHidden) } else { Ok(()) }
    }

    pub(super) fn check_in_hand(&self, side: Side, tile: TileId) -> Result<(), Illegal> {
        if self.seat(side).hand.contains(&tile) { Ok(()) } else { Err(Illegal::NotHeld { tile }) }
    }

    fn check_instant(&self, side: Side, instant: Instant) -> Result<(), Illegal> {
        self.tile_with_instant(side, instant).map(|_| ()).ok_or(Illegal::InstantNotHeld)
    }

    /// The tile in a side's hand with this instant.
    pub(super) fn tile_with_instant(&self, side: Side, instant: Instant) -> Option<TileId> {
        self.seat(side).hand.iter().copied().find(|&tile| self.roster().tile(side, tile).instant() == Some(instant))
    }
}
