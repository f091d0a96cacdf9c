//! The course of a game: turns, the Battles they lead to, and the end (NH-4, NH-11, NH-12).

use super::arrangement::{Arrangement, Roster, Side, SpentAbilities, Unit};
use super::battle::Battle;
use super::battle::holes;
use super::battle::verdict::{RemovedUnits, destroy, remove_dead_units};
use super::board::{Hex, HexSet};
use super::event::{BattleCause, DestructionCause, Event, EventSink, Outcome, OutcomeReason};
use super::game::{Game, Interrupted, Phase, Stage, UsedTiles};
use super::influence::Influence;
use super::mode::{ModeKind, POINTS_TO_WIN};
use super::terms::DeparturePolicy;
use super::tile::Feature;
use super::traits::Traits;
use sztab_game::Sides;

impl Game {
    /// Begins the turn at an index in the order of turns.
    pub(super) fn begin_turn(&mut self, place: usize, sink: &mut impl EventSink) {
        let side = self.roster().mode().turn_order()[place];
        self.state.active = side;
        self.state.second = self.roster().mode().turn_order()[..place].contains(&side);
        self.state.turn += 1;
        self.state.used = UsedTiles::default();
        let number = self.state.turn;
        sink.emit(|| Event::TurnBegan { side, number });
        // With an empty pile, the draw and the compulsory discard are skipped: the tiles that were kept are never
        // three.
        let nothing_to_draw = self.seat(side).pile.is_empty();
        self.state.phase = if nothing_to_draw { Phase::Play } else { Phase::Draw };
        self.state.fresh = false;
        if let Some(leaders) = &mut self.state.arrangement.leaders {
            leaders.refresh();
        }
        self.block_holes();
    }

    /// Marks Holes that cannot drag a unit this turn because an enemy stands on them as the owner's turn begins
    /// (NH-14.34).
    fn block_holes(&mut self) {
        if !self.roster().traits().has_any(Traits::HOLES) {
            return;
        }
        let roster = self.roster_handle();
        let (side, enemies) = (self.state.active, holes::occupied_holes(&roster, self.arrangement()));
        for ground in self.state.arrangement.foundations_mut().filter(|ground| ground.owner == side) {
            ground.spent = enemies.contains(ground.hex);
        }
    }

    /// Begins the first turn, which goes to the first side whose player is still in the game.
    pub(super) fn begin_first_turn(&mut self, sink: &mut impl EventSink) {
        let playing = self.playing_sides();
        let first = self.roster().page().and_then(|page| page.rules.first);
        let begins = |side: &Side| playing.contains(*side) && first.is_none_or(|first| *side == first);
        let order = self.roster().mode().turn_order();
        let place = order.iter().position(begins).or_else(|| order.iter().position(|&side| playing.contains(side)));
        self.begin_turn(place.unwrap_or(0), sink);
    }

    /// Starts the end sequence when the first side draws its last tile; when later sides do so, nothing changes
    /// (NH-11.1). All other sides have one more turn. If the single player draws the first last tile, only the opponent
    /// whose turn is next has one (NH-12.22).
    pub(super) fn handle_last_tile(&mut self, side: Side, sink: &mut impl EventSink) {
        let first = self.state.stage == Stage::Normal;
        sink.emit(|| Event::LastTileDrawn { side, first });
        if first {
            let others = self.playing_sides().without(side);
            let is_single = self.roster().mode().kind() == ModeKind::OneAgainstTeam && side == Side(0);
            let left = if is_single { self.next_place(others).map(|(_, next)| next.into()) } else { Some(others) };
            self.grant_last_turns(side, left.unwrap_or_default());
        }
    }

    /// Gives each of the sides `left` one turn after the current one, followed by the Final Battle.
    pub(super) fn grant_last_turns(&mut self, drawer: Side, left: Sides) {
        self.state.stage = Stage::LastTurns { drawer, left };
    }

    /// Ends a turn, whatever remains to be done in it: drawing and a compulsory discard are skipped.
    pub(super) fn abandon_turn(&mut self, sink: &mut impl EventSink) {
        (self.state.second_move, self.state.building) = (None, None);
        if matches!(self.state.phase, Phase::Draw | Phase::Discard) {
            // If a Battle follows, it is fought in the play phase, as after any other turn.
            (self.state.phase, self.state.fresh) = (Phase::Play, false);
        }
        self.end_turn(sink);
    }

    pub(super) fn end_turn(&mut self, sink: &mut impl EventSink) {
        self.close_turn(sink);
        if !self.end_turn_on_page(sink) {
            self.begin_next_turn(sink);
        }
    }

    /// Ends the turn and resets the abilities used in it: a once-a-turn limit applies to one unit and one turn of its
    /// own player (NH-3.8).
    fn close_turn(&mut self, sink: &mut impl EventSink) {
        for (_, unit) in self.state.arrangement.units_mut() {
            unit.spent = SpentAbilities::default();
        }
        self.state.arrangement.foundations_mut().for_each(|ground| ground.spent = false);
        let side = self.state.active;
        self.state.terror = self.state.terror.without(side);
        sink.emit(|| Event::TurnEnded { side });
    }

    /// Starts a Battle and ends the turn: before the Battle (NH-3.14, NH-4.3), or after it by the older rules
    /// (NH-15.4).
    pub(super) fn force_battle(&mut self, cause: BattleCause, sink: &mut impl EventSink) {
        if !self.roster().terms().uses_older_rules() {
            self.close_turn(sink);
            if self.settle_goals(false, sink) {
                return;
            }
        }
        self.start_battle(cause, self.state.active, sink);
    }

    /// The next index in the order of turns that belongs to one of these sides, with that side.
    fn next_place(&self, among: Sides) -> Option<(usize, Side)> {
        let playing = self.playing_sides();
        let mut following = self.roster().mode().following_places(self.turn_index());
        following.find(|&(_, side)| among.contains(side) && playing.contains(side))
    }

    /// Begins the next turn, or the Battle that is due instead (NH-11.1, NH-11.6).
    fn begin_next_turn(&mut self, sink: &mut impl EventSink) {
        let ended = self.state.active;
        let left = match self.state.stage {
            Stage::LastTurns { left, .. } | Stage::ExtraTurns { left, .. } => left,
            Stage::Normal => self.roster().mode().sides(),
            Stage::FinalBattle { .. } | Stage::OvertimeBattle | Stage::Over { .. } => {
                unreachable!("no turn ends in these stages")
            }
        };
        if let Some(drawer) = self.drawer_at_turn_limit() {
            self.state.stage = Stage::FinalBattle { drawer, last: ended };
            return self.start_battle(BattleCause::Final, self.this_or_next_playing_side(drawer), sink);
        }
        let next = self.next_place(left);
        match (&mut self.state.stage, next) {
            (Stage::LastTurns { left, .. } | Stage::ExtraTurns { left, .. }, Some((place, side))) => {
                *left = left.without(side);
                self.begin_turn(place, sink);
            }
            (_, Some((place, _))) => self.begin_turn(place, sink),
            (&mut Stage::ExtraTurns { last, .. }, None) => {
                self.state.stage = Stage::OvertimeBattle;
                self.start_battle(BattleCause::Overtime, self.this_or_next_playing_side(last), sink);
            }
            (&mut Stage::LastTurns { drawer, .. }, None) => {
                self.state.stage = Stage::FinalBattle { drawer, last: ended };
                self.start_battle(BattleCause::Final, self.this_or_next_playing_side(drawer), sink);
            }
            // All players have left, so the current board decides the game.
            (_, None) => {
                self.state.stage = Stage::FinalBattle { drawer: ended, last: ended };
                self.start_battle(BattleCause::Final, ended, sink);
            }
        }
    }

    /// The side itself if it is still in play, or else the next side in turn order that is. This side decides the order
    /// of declarations in a Battle.
    fn this_or_next_playing_side(&self, side: Side) -> Side {
        let (mode, playing) = (self.roster().mode(), self.playing_sides());
        let later = (1..=mode.sides().len()).map(|step| (side.index() + step) % mode.sides().len());
        let next = later.filter_map(|index| u8::try_from(index).ok()).map(Side).find(|&next| playing.contains(next));
        if playing.contains(side) { side } else { next.unwrap_or(side) }
    }

    pub(super) fn start_battle(&mut self, cause: BattleCause, causer: Side, sink: &mut impl EventSink) {
        if let (BattleCause::Final | BattleCause::Overtime, Some(leaders)) =
            (cause, &mut self.state.arrangement.leaders)
        {
            leaders.refresh();
        }
        self.update_takeovers(sink);
        let before = self.arrangement().is_full().then(|| self.arrangement().clone());
        let battle = Battle::begin(cause, causer, sink).with_takeovers(std::mem::take(&mut self.due));
        self.run_battle(battle, before, sink);
    }

    pub(super) fn run_battle(&mut self, mut battle: Battle, before: Option<Arrangement>, sink: &mut impl EventSink) {
        let roster = self.roster_handle();
        let mut fallen = RemovedUnits::new();
        let decision = battle.run(&roster, &mut self.state.arrangement, &mut fallen, sink);
        self.discard_fallen(fallen, sink);
        if let Some(decision) = decision {
            let interrupted = Interrupted::Battle { battle: Box::new(battle), before: before.map(Box::new) };
            self.ask(decision, interrupted, sink);
        } else {
            self.due = battle.turnable_units();
            self.continue_after_battle(battle.cause, battle.causer, before.as_ref(), sink);
        }
    }

    /// Continues after a Battle. First, units that were taken over may be turned (NH-5.40). Then come, in this order,
    /// destroyed HQs, the end of the game, a board that is still full, and the next turn (NH-5.41).
    pub(super) fn continue_after_battle(
        &mut self,
        cause: BattleCause,
        causer: Side,
        before: Option<&Arrangement>,
        sink: &mut impl EventSink,
    ) {
        self.due = if self.is_decided(cause) { HexSet::EMPTY } else { self.turnable_units() };
        if let Some(decision) = self.rotation_decision(self.due) {
            let (before, due) = (before.cloned().map(Box::new), std::mem::take(&mut self.due));
            return self.ask(decision, Interrupted::AfterBattle { cause, causer, before, due }, sink);
        }
        let is_older = self.roster().terms().uses_older_rules();
        // By the older rules, the turn ends after the Battle that it led to (NH-15.4).
        let ends_turn = is_older && matches!(cause, BattleCause::Tile | BattleCause::FullBoard);
        if ends_turn {
            self.close_turn(sink);
        }
        self.remove_departed(sink);
        if self.settle_fallen_headquarters(sink) {
            return;
        }
        if self.settle_goals(true, sink) {
            return;
        }
        let is_full = self.state.arrangement.is_full();
        // NH-4.12 takes the place of NH-4.9 on a page.
        if self.roster().page().is_some() && is_full && before.is_some() {
            return self.end_game(self.contenders(), OutcomeReason::FullPage, sink);
        }
        // The board is identical to the one before the Battle, so further Battles would not change it either (NH-4.9,
        // NH-4.10). The older rules have neither repeated Battles nor this ending (NH-15.6).
        if is_full && !is_older && before == Some(&self.state.arrangement) {
            return self.end_game(self.leading_sides(), OutcomeReason::Impasse, sink);
        }
        // The game ends with the last Battle of the end sequence, even on a full board (NH-11.5, NH-11.6). It does not
        // end with a tied Final Battle: a board that is still full then leads to another Battle first (NH-4.8).
        match self.state.stage {
            Stage::FinalBattle { .. } if cause != BattleCause::FullBoard => {
                let ahead = self.leading_sides();
                if is_older || self.roster().mode().is_one_team(ahead) {
                    return self.end_game(ahead, OutcomeReason::FinalBattle, sink);
                }
                self.drop_trailing_sides(ahead);
            }
            Stage::OvertimeBattle => return self.end_game(self.leading_sides(), OutcomeReason::OvertimeBattle, sink),
            Stage::Normal
            | Stage::LastTurns { .. }
            | Stage::FinalBattle { .. }
            | Stage::ExtraTurns { .. }
            | Stage::Over { .. } => {}
        }
        if is_full && !is_older {
            return self.start_battle(BattleCause::FullBoard, self.this_or_next_playing_side(causer), sink);
        }
        match self.state.stage {
            Stage::FinalBattle { last, .. } => self.start_extra_turns(last, sink),
            Stage::Normal
            | Stage::LastTurns { .. }
            | Stage::ExtraTurns { .. }
            | Stage::OvertimeBattle
            | Stage::Over { .. } => self.begin_next_turn(sink),
        }
    }

    /// True if the game ends with the finished Battle, whichever way units are turned after it.
    fn is_decided(&self, cause: BattleCause) -> bool {
        let mode = self.roster().mode();
        if mode.is_for_points() {
            let points = self.arrangement().points;
            return self.contenders().iter().any(|side| points[side.index()] >= POINTS_TO_WIN);
        }
        let fallen = self.fallen_sides();
        if mode.kind() != ModeKind::FreeForAll && !fallen.is_empty() || self.contenders().difference(fallen).len() < 2 {
            return true;
        }
        match self.state.stage {
            Stage::FinalBattle { .. } if cause != BattleCause::FullBoard => {
                self.roster().terms().uses_older_rules() || mode.is_one_team(self.leading_sides())
            }
            Stage::OvertimeBattle => true,
            Stage::Normal
            | Stage::LastTurns { .. }
            | Stage::FinalBattle { .. }
            | Stage::ExtraTurns { .. }
            | Stage::Over { .. } => false,
        }
    }

    /// The units that may be turned after a Battle, except those taken over by sides that lost their HQs in it.
    fn turnable_units(&self) -> HexSet {
        let fallen = self.fallen_sides();
        if self.due.is_empty() || fallen.is_empty() {
            return self.due;
        }
        let influence = Influence::evaluate(self.roster(), self.arrangement());
        self.due.iter().filter(|&hex| influence.controller(hex).is_none_or(|side| !fallen.contains(side))).collect()
    }

    /// The sides whose HQs have no points left (NH-11.4). In a game for points no HQ is destroyed (NH-12.10).
    fn fallen_sides(&self) -> Sides {
        if self.roster().mode().is_for_points() {
            return Sides::NONE;
        }
        let sides = self.roster().mode().sides();
        let marked = sides.difference(self.state.contest.eliminated).difference(self.arrangement().unmarked);
        let marked = marked.difference(self.roster().sides_without_headquarters());
        marked.iter().filter(|side| self.arrangement().points[side.index()] == 0).collect()
    }

    /// Handles HQs without points, and victories by reaching the required points (NH-11.4, NH-12.3, NH-12.10, NH-12.21,
    /// NH-12.34). Returns whether the game is over.
    fn settle_fallen_headquarters(&mut self, sink: &mut impl EventSink) -> bool {
        let mode = *self.roster().mode();
        let points = self.state.arrangement.points;
        if mode.is_for_points() {
            let reached = |side: &Side| points[side.index()] >= POINTS_TO_WIN;
            let winners: Sides = self.contenders().iter().filter(reached).collect();
            if !winners.is_empty() {
                self.end_game(winners, OutcomeReason::Points, sink);
            }
            return !winners.is_empty();
        }
        let fallen = self.fallen_sides();
        if fallen.is_empty() {
            return false;
        }
        // By the older rules, an HQ without points fights on to the end of the Battle (NH-15.5).
        let is_fallen =
            |unit: &Unit, roster: &Roster| fallen.contains(unit.owner) && roster.unit_tile(unit).is_headquarters();
        self.remove_units(is_fallen, DestructionCause::Wounds, sink);
        let winners = if mode.kind() == ModeKind::FreeForAll {
            let contended = self.contenders();
            self.eliminate(fallen, sink);
            match self.contenders() {
                nobody if nobody.is_empty() => breath_of_death_winners(self.roster(), contended).unwrap_or(contended),
                survivors if survivors.len() == 1 => survivors,
                _ => return false,
            }
        } else {
            surviving_winners(self, fallen)
        };
        self.end_game(winners, OutcomeReason::HeadquartersDestroyed, sink);
        true
    }

    /// Eliminates sides: their tiles leave the board (NH-12.3).
    fn eliminate(&mut self, sides: Sides, sink: &mut impl EventSink) {
        self.store_takeovers();
        self.state.contest.add_losers(sides);
        for side in sides.iter() {
            sink.emit(|| Event::Eliminated { side });
        }
        self.state.contest.eliminated = self.state.contest.eliminated.union(sides);
        let grounds = self.arrangement().foundations().iter().filter(|ground| sides.contains(ground.owner));
        for hex in grounds.map(|ground| ground.hex).collect::<HexSet>().iter() {
            self.remove_foundation(hex, DestructionCause::SideOut, sink);
        }
        self.remove_units(|unit, _| sides.contains(unit.owner), DestructionCause::SideOut, sink);
    }

    /// Removes units from the board, whatever their wounds, along with units that depended on Toughness lent by them
    /// (NH-3.9 c).
    fn remove_units(
        &mut self,
        is_removed: impl Fn(&Unit, &Roster) -> bool,
        cause: DestructionCause,
        sink: &mut impl EventSink,
    ) {
        let roster = self.roster_handle();
        let units = self.state.arrangement.units();
        let removed: Vec<Hex> = units.filter(|(_, unit)| is_removed(unit, &roster)).map(|(hex, _)| hex).collect();
        let mut fallen = RemovedUnits::new();
        for hex in removed {
            fallen.extend(destroy(&mut self.state.arrangement, hex, cause, sink));
        }
        if !fallen.is_empty() {
            remove_dead_units(&roster, &mut self.state.arrangement, &mut fallen, sink);
        }
        self.discard_fallen(fallen, sink);
    }

    /// Removes the tiles of players who have left the game, if the terms say so. In a Battle they fight on to its end.
    pub(super) fn remove_departed(&mut self, sink: &mut impl EventSink) {
        let contest = &self.state.contest;
        let left = contest.absent.intersection(contest.losers()).difference(contest.eliminated);
        if self.roster().terms().leaving == DeparturePolicy::Remove && !left.is_empty() {
            self.eliminate(left, sink);
        }
    }

    /// Takes sides that are behind after a tied Final Battle out of contention: they lose their HQ markers, but their
    /// tiles stay (NH-12.4). A team is never split.
    fn drop_trailing_sides(&mut self, ahead: Sides) {
        let behind = self.contenders().difference(ahead);
        let standing = |side: &Side| (self.arrangement().scores[side.index()], self.arrangement().points[side.index()]);
        // Sides with fewer points lose their chance to win first.
        let mut by_points: Vec<Side> = behind.iter().collect();
        by_points.sort_by_key(standing);
        let groups = by_points.chunk_by(|one, other| standing(one) == standing(other));
        for group in groups.map(<[Side]>::to_vec).collect::<Vec<_>>() {
            self.state.contest.add_losers(group.iter().copied().collect());
        }
        let unmarked = self.state.arrangement.unmarked.union(behind);
        self.state.arrangement.unmarked = unmarked;
    }

    /// Starts the extra turns after a tie: one for each tied side, continuing after the player who had the last turn
    /// (NH-11.6, NH-12.4).
    fn start_extra_turns(&mut self, last: Side, sink: &mut impl EventSink) {
        let sides = self.contenders().intersection(self.playing_sides());
        sink.emit(|| Event::ExtraTurns { sides });
        self.state.stage = Stage::ExtraTurns { last, left: sides };
        self.begin_next_turn(sink);
    }

    pub(super) fn end_game(&mut self, winners: Sides, reason: OutcomeReason, sink: &mut impl EventSink) {
        let outcome = Outcome { winners, reason };
        self.state.phase = Phase::Over;
        self.state.stage = Stage::Over { outcome };
        sink.emit(|| Event::GameOver { outcome });
    }

    /// The contenders with the most points, counted by team (NH-11.5). On a page that scores, scores come first
    /// (NH-13.30).
    fn leading_sides(&self) -> Sides {
        let among = self.contenders();
        let best = among.iter().map(|side| self.team_standing(side)).max();
        among.iter().filter(|&side| Some(self.team_standing(side)) == best).collect()
    }

    /// The side that places its HQ next; `None` if all HQs are placed (NH-2.3).
    pub(super) fn next_side_to_place(&self) -> Option<Side> {
        self.sides_yet_to_place().next()
    }

    /// The sides that place their HQs after the active one, in order.
    pub(super) fn sides_yet_to_place(&self) -> impl Iterator<Item = Side> + '_ {
        let playing = self.playing_sides();
        let later = self.roster().placing_order().skip_while(|&side| side != self.state.active).skip(1);
        later.filter(move |&side| playing.contains(side))
    }
}

/// The winners after HQs have been destroyed, in a mode that ends when the first HQ is destroyed (NH-11.4, NH-12.21,
/// NH-12.34).
fn surviving_winners(game: &Game, fallen: Sides) -> Sides {
    let mode = *game.roster().mode();
    let hit: Sides = fallen.iter().fold(Sides::NONE, |hit, side| hit.union(mode.team_of(side)));
    let unhurt = mode.sides().difference(hit);
    if !unhurt.is_empty() {
        return unhurt;
    }
    if fallen == mode.sides()
        && let Some(winners) = breath_of_death_winners(game.roster(), fallen)
    {
        return winners;
    }
    match mode.kind() {
        // If opposing HQs are destroyed in the same Battle, the team wins against the single player.
        ModeKind::OneAgainstTeam => mode.sides().without(Side(0)),
        // With two teams, the points of the remaining HQs decide. A duel is a draw, since no HQ remains.
        ModeKind::Duel | ModeKind::FreeForAll | ModeKind::Points | ModeKind::Teams => {
            mode.leading_sides(mode.sides(), &game.state().arrangement.points)
        }
    }
}

/// The side or team that wins by the Breath of Death if the HQs of all these sides are destroyed in one Battle
/// (NH-14.12). Nets do not prevent this (O-15). If several opponents have the Breath of Death, it has no effect.
fn breath_of_death_winners(roster: &Roster, fallen: Sides) -> Option<Sides> {
    let has_breath = |side: &Side| {
        let army = roster.army(*side);
        army.tile(army.headquarters()).has(Feature::BreathOfDeath)
    };
    let mut teams = fallen.iter().filter(has_breath).map(|side| roster.mode().team_of(side));
    let first = teams.next()?;
    teams.all(|team| team == first).then_some(first)
}
