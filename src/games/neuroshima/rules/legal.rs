//! The list of legal actions, and the check behind it.
//!
//! [`Game::check`] says whether an action is legal and, if not, which rule forbids it. [`Game::legal_actions`] tries
//! every action that could be meant and keeps those that pass, so that the two can never disagree.

use super::action::{Ability, Action};
use super::arrangement::{Side, Unit};
use super::board::{DIRECTIONS, Hex, HexSet, Rotation};
use super::event::MoveCause;
use super::game::{Game, Phase, SecondMove, Stage};
use super::illegal::Illegal;
use super::influence::Influence;
use super::instants::push;
use super::tile::{Effect, Feature, Instant, Tile, TileId};

impl Game {
    /// Every action that the side to act may take, in canonical order: the order of [`Action`]'s variants, then of
    /// tiles, hexes and rotations. Empty once the game is over.
    #[must_use]
    pub fn legal_actions(&self) -> Vec<Action> {
        let Some(side) = self.to_act() else { return Vec::new() };
        let influence = Influence::read(self.roster(), self.arrangement());
        let mut legal = Vec::new();
        self.candidates(side, &influence, &mut |action| {
            if self.check_with(side, action, &influence).is_ok() {
                legal.push(action);
            }
        });
        legal
    }

    /// Whether a side may take an action now.
    ///
    /// # Errors
    ///
    /// The reason why not, with its rule.
    pub fn check(&self, side: Side, action: Action) -> Result<(), Illegal> {
        self.check_with(side, action, &Influence::read(self.roster(), self.arrangement()))
    }

    /// Offers every action that is worth a look in the present phase: a superset of the legal ones.
    fn candidates(&self, side: Side, influence: &Influence<'_>, offer: &mut impl FnMut(Action)) {
        let board = self.arrangement().board;
        if let Some(decision) = self.decision() {
            (1u8..).take(decision.question.options()).for_each(|answer| offer(Action::Choose { answer }));
            return;
        }
        let mut hand = self.seat(side).hand.clone();
        hand.sort_unstable();
        hand.dedup();
        match self.state.phase {
            Phase::Headquarters => {
                for hex in board.hexes().filter(|&hex| self.arrangement().is_free(hex)) {
                    Rotation::ALL.into_iter().for_each(|rotation| offer(Action::PlaceHeadquarters { hex, rotation }));
                }
            }
            Phase::Draw => offer(Action::Draw),
            Phase::Discard => {
                offer(Action::Redraw);
                hand.into_iter().for_each(|tile| offer(Action::Discard { tile }));
            }
            Phase::Play => {
                offer(Action::Redraw);
                hand.iter().for_each(|&tile| offer(Action::Discard { tile }));
                for &tile in &hand {
                    for hex in board.hexes().filter(|&hex| self.arrangement().is_free(hex)) {
                        Rotation::ALL.into_iter().for_each(|rotation| offer(Action::Place { tile, hex, rotation }));
                    }
                }
                self.instant_candidates(side, &hand, influence, offer);
                for ability in Ability::ALL {
                    self.ability_candidates(side, ability, influence, offer);
                }
                offer(Action::End);
            }
            Phase::Over => {}
        }
    }

    fn instant_candidates(
        &self,
        side: Side,
        hand: &[TileId],
        influence: &Influence<'_>,
        offer: &mut impl FnMut(Action),
    ) {
        let second = |by: MoveCause| self.state.second_move.is_some_and(|second| second.by == by);
        let mut instants: Vec<Instant> =
            hand.iter().filter_map(|&tile| self.roster().tile(side, tile).instant()).collect();
        if second(MoveCause::Tile) {
            instants.push(Instant::Move);
        }
        instants.sort_unstable();
        instants.dedup();
        let units = |own: bool| {
            let hexes = self.arrangement().units().map(|(hex, _)| hex);
            hexes.filter(move |&hex| (influence.controller(hex) == Some(side)) == own)
        };
        for instant in instants {
            match instant {
                Instant::Battle => offer(Action::Battle),
                Instant::Move => {
                    for from in units(true) {
                        self.displacements(from, &mut |to, rotation| offer(Action::Move { from, to, rotation }));
                    }
                }
                Instant::PushBack => {
                    for pusher in units(true) {
                        units(false).for_each(|target| offer(Action::Push { pusher, target }));
                    }
                }
                Instant::Grenade => units(false).for_each(|hex| offer(Action::Grenade { hex })),
                Instant::Sniper => units(false).for_each(|hex| offer(Action::Sniper { hex })),
                Instant::Bomb => self.arrangement().board.hexes().for_each(|centre| offer(Action::Bomb { centre })),
            }
        }
    }

    fn ability_candidates(
        &self,
        side: Side,
        ability: Ability,
        influence: &Influence<'_>,
        offer: &mut impl FnMut(Action),
    ) {
        for (from, _) in self.arrangement().units().filter(|(hex, _)| influence.controller(*hex) == Some(side)) {
            let transports = (ability == Ability::Transport).then(|| influence.sources(from, Effect::Transport));
            let mut transports: Vec<Hex> = transports.into_iter().flatten().collect();
            transports.sort_unstable();
            for via in std::iter::once(None).chain(transports.into_iter().map(Some)) {
                if self.check_ability(side, ability, from, via, influence).is_ok() {
                    self.displacements(from, &mut |to, rotation| {
                        offer(Action::Use { ability, from, to, rotation, via });
                    });
                }
            }
        }
    }

    /// Every way to move or turn a unit by one step, in order of hex and rotation.
    fn displacements(&self, from: Hex, offer: &mut impl FnMut(Hex, Rotation)) {
        let board = self.arrangement().board;
        let free = board.neighbours(from).map(|(_, to)| to).filter(|&to| self.arrangement().is_free(to));
        let targets: HexSet = free.chain([from]).collect();
        for to in targets.iter() {
            Rotation::ALL.into_iter().for_each(|rotation| offer(to, rotation));
        }
    }

    fn check_with(&self, side: Side, action: Action, influence: &Influence<'_>) -> Result<(), Illegal> {
        self.check_moment(side, action)?;
        match action {
            Action::Choose { answer } => self.check_answer(answer),
            Action::PlaceHeadquarters { hex, .. } => self.check_free(hex),
            Action::End => Ok(()),
            Action::Draw => self.check_pile(),
            Action::Redraw => self.check_redraw(side),
            Action::Discard { tile } => self.check_held(side, tile),
            Action::Place { tile, hex, .. } => {
                self.check_held(side, tile)?;
                if !self.roster().tile(side, tile).is_unit() {
                    return Err(Illegal::NotABoardTile { tile });
                }
                self.check_free(hex)
            }
            Action::Battle => {
                self.check_instant(side, Instant::Battle)?;
                if self.state.stage == Stage::Normal { Ok(()) } else { Err(Illegal::BattleBanned) }
            }
            Action::Move { from, to, rotation } => {
                if !self.is_second_move(from, MoveCause::Tile) {
                    self.check_instant(side, Instant::Move)?;
                }
                self.check_displacement(side, from, to, rotation, influence)
            }
            Action::Push { pusher, target } => {
                self.check_instant(side, Instant::PushBack)?;
                self.check_push(side, pusher, target, influence)
            }
            Action::Grenade { hex } => {
                self.check_instant(side, Instant::Grenade)?;
                self.check_grenade(side, hex, influence)
            }
            Action::Sniper { hex } => {
                self.check_instant(side, Instant::Sniper)?;
                let (_, tile) = self.enemy(side, hex, influence)?;
                if tile.is_headquarters() { Err(Illegal::HeadquartersImmune { grenade: false }) } else { Ok(()) }
            }
            Action::Bomb { centre } => {
                self.check_instant(side, Instant::Bomb)?;
                self.check_bomb(centre)
            }
            Action::Use { ability, from, to, rotation, via } => {
                self.check_ability(side, ability, from, via, influence)?;
                self.check_displacement(side, from, to, rotation, influence)
            }
        }
    }

    /// Whether this is the moment for an action of this kind.
    fn check_moment(&self, side: Side, action: Action) -> Result<(), Illegal> {
        if self.state.phase == Phase::Over {
            return Err(Illegal::GameOver);
        }
        if let Some(decision) = self.decision() {
            let is_answer = matches!(action, Action::Choose { .. });
            let decider = decision.decider;
            return if is_answer && decider == side { Ok(()) } else { Err(Illegal::DecisionOpen { decider }) };
        }
        if side != self.state.active {
            let turn_of = self.state.active;
            return Err(match self.state.phase {
                Phase::Headquarters => Illegal::NotYourPlacement { turn_of },
                _ => Illegal::NotYourTurn { turn_of },
            });
        }
        match (self.state.phase, action) {
            (_, Action::Choose { .. }) => Err(Illegal::NoDecision),
            (Phase::Headquarters, Action::PlaceHeadquarters { .. })
            | (Phase::Draw, Action::Draw)
            | (Phase::Discard, Action::Discard { .. } | Action::Redraw) => Ok(()),
            (Phase::Headquarters, _) => Err(Illegal::HeadquartersFirst),
            (_, Action::PlaceHeadquarters { .. }) => Err(Illegal::HeadquartersPlaced),
            (Phase::Draw, _) => Err(Illegal::DrawFirst),
            (_, Action::Draw) => Err(Illegal::DrawnAlready),
            (Phase::Discard, _) => Err(Illegal::DiscardFirst),
            (Phase::Play, _) => Ok(()),
            (Phase::Over, _) => Err(Illegal::GameOver),
        }
    }

    fn check_answer(&self, answer: u8) -> Result<(), Illegal> {
        let options = self.decision().map_or(0, |decision| decision.question.options());
        if (1..=options).contains(&usize::from(answer)) {
            Ok(())
        } else {
            Err(Illegal::NoSuchAnswer { options: u8::try_from(options).unwrap_or(u8::MAX) })
        }
    }

    /// NH-3.2. A redraw needs something to draw; with an empty pile instants can still be discarded one by one.
    fn check_redraw(&self, side: Side) -> Result<(), Illegal> {
        let seat = self.seat(side);
        if !self.state.fresh {
            Err(Illegal::RedrawTooLate)
        } else if seat.hand.is_empty() || !self.holds_instants_only(side) {
            Err(Illegal::RedrawNeedsInstants)
        } else if seat.pile.is_empty() {
            Err(Illegal::PileEmpty)
        } else {
            self.check_pile()
        }
    }

    /// NH-2.6. A masked game does not know what would be drawn.
    fn check_pile(&self) -> Result<(), Illegal> {
        if self.is_masked() { Err(Illegal::PileHidden) } else { Ok(()) }
    }

    fn check_held(&self, side: Side, tile: TileId) -> Result<(), Illegal> {
        if self.seat(side).hand.contains(&tile) { Ok(()) } else { Err(Illegal::NotHeld { tile }) }
    }

    fn check_instant(&self, side: Side, instant: Instant) -> Result<(), Illegal> {
        self.held_instant(side, instant).map(|_| ()).ok_or(Illegal::InstantNotHeld)
    }

    /// The tile in a side's hand that is a given instant.
    pub(super) fn held_instant(&self, side: Side, instant: Instant) -> Option<TileId> {
        self.seat(side).hand.iter().copied().find(|&tile| self.roster().tile(side, tile).instant() == Some(instant))
    }

    fn check_on_board(&self, hex: Hex) -> Result<(), Illegal> {
        if hex.index() < self.arrangement().board.size() { Ok(()) } else { Err(Illegal::OffBoard) }
    }

    fn check_free(&self, hex: Hex) -> Result<(), Illegal> {
        self.check_on_board(hex)?;
        if self.arrangement().is_free(hex) { Ok(()) } else { Err(Illegal::HexTaken { hex }) }
    }

    fn unit_on(&self, hex: Hex) -> Result<(&Unit, &Tile), Illegal> {
        self.check_on_board(hex)?;
        let unit = self.arrangement().unit(hex).ok_or(Illegal::NoUnit { hex })?;
        Ok((unit, self.roster().of(unit)))
    }

    fn own(&self, side: Side, hex: Hex, influence: &Influence<'_>) -> Result<(&Unit, &Tile), Illegal> {
        let found = self.unit_on(hex)?;
        if influence.controller(hex) == Some(side) { Ok(found) } else { Err(Illegal::NotYourUnit { hex }) }
    }

    fn enemy(&self, side: Side, hex: Hex, influence: &Influence<'_>) -> Result<(&Unit, &Tile), Illegal> {
        let found = self.unit_on(hex)?;
        if influence.is_enemy(hex, side) { Ok(found) } else { Err(Illegal::NotAnEnemy { hex }) }
    }

    /// A step of at most one hex and a turn, as one act (NH-3.11, NH-10.11). What changes nothing is no move.
    fn check_displacement(
        &self,
        side: Side,
        from: Hex,
        to: Hex,
        rotation: Rotation,
        influence: &Influence<'_>,
    ) -> Result<(), Illegal> {
        let (unit, _) = self.own(side, from, influence)?;
        if influence.is_netted(from) {
            return Err(Illegal::Netted { hex: from });
        }
        if to == from {
            return if rotation == unit.rotation { Err(Illegal::NothingChanges) } else { Ok(()) };
        }
        self.check_on_board(to)?;
        if self.arrangement().board.direction(from, to).is_none() {
            return Err(Illegal::NotAdjacent { from, to });
        }
        self.check_free(to)
    }

    /// Whether a unit may now be moved by the same means once more, at no cost (NH-9.11, NH-9.13).
    pub(super) fn is_second_move(&self, unit: Hex, by: MoveCause) -> bool {
        self.state.second_move == Some(SecondMove { unit, by })
    }

    fn check_ability(
        &self,
        side: Side,
        ability: Ability,
        hex: Hex,
        via: Option<Hex>,
        influence: &Influence<'_>,
    ) -> Result<(), Illegal> {
        let (unit, tile) = self.own(side, hex, influence)?;
        let second = self.is_second_move(hex, MoveCause::Ability(ability));
        match ability {
            _ if second && via.is_none() => {}
            Ability::Mobility if via.is_some() => return Err(Illegal::NotThatTransport { hex }),
            Ability::Mobility if !tile.has(Feature::Mobility) => return Err(Illegal::NoAbility { hex }),
            Ability::Mobility if unit.spent.mobility => return Err(Illegal::AbilitySpent { hex }),
            Ability::Mobility => {}
            Ability::Transport => Self::check_transport(unit, hex, via, second, influence)?,
        }
        if influence.is_netted(hex) { Err(Illegal::Netted { hex }) } else { Ok(()) }
    }

    /// Each Transport serves a unit once a turn; it is named where more than one could, or where a move of the unit is
    /// still open (NH-9.12).
    fn check_transport(
        unit: &Unit,
        hex: Hex,
        via: Option<Hex>,
        second: bool,
        influence: &Influence<'_>,
    ) -> Result<(), Illegal> {
        let connected: HexSet = influence.sources(hex, Effect::Transport).collect();
        let unused = connected.difference(unit.spent.transports);
        match via {
            None if connected.is_empty() => Err(Illegal::NoAbility { hex }),
            None if unused.is_empty() => Err(Illegal::AbilitySpent { hex }),
            None if unused.len() > 1 => Err(Illegal::WhichTransport { hex }),
            Some(transport) if !unused.contains(transport) || (unused.len() == 1 && !second) => {
                Err(Illegal::NotThatTransport { hex })
            }
            None | Some(_) => Ok(()),
        }
    }

    /// NH-10.15: all seven hexes lie on the board.
    fn check_bomb(&self, centre: Hex) -> Result<(), Illegal> {
        self.check_on_board(centre)?;
        let around = self.arrangement().board.neighbours(centre).count();
        if around == DIRECTIONS { Ok(()) } else { Err(Illegal::BombOffBoard { hex: centre }) }
    }

    /// NH-10.12, NH-10.40.
    fn check_push(&self, side: Side, pusher: Hex, target: Hex, influence: &Influence<'_>) -> Result<(), Illegal> {
        self.own(side, pusher, influence)?;
        self.enemy(side, target, influence)?;
        if self.arrangement().board.direction(pusher, target).is_none() {
            return Err(Illegal::NotAdjacent { from: pusher, to: target });
        }
        if let Some(hex) = [pusher, target].into_iter().find(|&hex| influence.is_netted(hex)) {
            return Err(Illegal::Netted { hex });
        }
        match push::destinations(self.arrangement(), pusher, target).next() {
            Some(_) => Ok(()),
            None => Err(Illegal::NowhereToPush { hex: target }),
        }
    }

    /// NH-10.13.
    fn check_grenade(&self, side: Side, hex: Hex, influence: &Influence<'_>) -> Result<(), Illegal> {
        let (_, tile) = self.enemy(side, hex, influence)?;
        if tile.is_headquarters() {
            return Err(Illegal::HeadquartersImmune { grenade: true });
        }
        let headquarters =
            self.arrangement().headquarters(self.roster(), side).ok_or(Illegal::NotNextToHeadquarters { hex })?;
        if self.arrangement().board.direction(headquarters, hex).is_none() {
            return Err(Illegal::NotNextToHeadquarters { hex });
        }
        if influence.is_netted(headquarters) { Err(Illegal::GrenadeNetted) } else { Ok(()) }
    }
}
