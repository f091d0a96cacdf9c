//! Rules of pages in the course of a game: start and spawn hexes, scores, goals, and Battles by turns (NH-13.30).

use super::arrangement::Roster;
use super::board::{Hex, HexSet};
use super::event::{BattleCause, Event, EventSink, OutcomeReason};
use super::game::{Game, Stage};
use super::illegal::Illegal;
use super::influence::Influence;
use super::page::{Goal, Page};
use super::slots::Moment;
use sztab_game::{MAX_SIDES, Side, Sides};

impl Roster {
    /// The points of each side at the start (NH-1.11, NH-12.10, NH-12.20, NH-13.30).
    #[must_use]
    pub fn points_at_start(&self) -> [u8; MAX_SIDES] {
        let mut points = self.mode().points();
        let Some(page) = self.page() else { return points };
        for (side, points) in (0..).map(Side).zip(&mut points) {
            *points = page.rules.points[side.index()].unwrap_or(*points);
            if page.rules.without_headquarters.contains(side) {
                *points = 0;
            }
        }
        points
    }

    /// The sides that have no HQ (NH-13.30).
    #[must_use]
    pub fn sides_without_headquarters(&self) -> Sides {
        self.page().map_or(Sides::NONE, |page| page.rules.without_headquarters)
    }
}

impl Game {
    /// Checks that a side may place its HQ on a hex.
    pub(super) fn check_start(&self, side: Side, hex: Hex) -> Result<(), Illegal> {
        let Some(page) = self.roster().page() else { return Ok(()) };
        let starts = page.starts(side);
        if starts.contains(hex) {
            Ok(())
        } else if !starts.is_empty() {
            Err(Illegal::NotAStart { hex })
        } else if self.is_last_start(page, side, hex) {
            Err(Illegal::LastStart { hex })
        } else {
            Ok(())
        }
    }

    /// True if an HQ of a side without start hexes would leave another side none of its own on this hex (O-181).
    fn is_last_start(&self, page: &Page, side: Side, hex: Hex) -> bool {
        let waits = |&other: &Side| {
            other != side
                && !page.rules.without_headquarters.contains(other)
                && self.arrangement().headquarters(self.roster(), other).is_none()
        };
        let bound: Vec<HexSet> =
            self.roster().sides().filter(waits).map(|other| page.starts(other)).filter(|own| !own.is_empty()).collect();
        bound.iter().filter(|own| own.contains(hex)).any(|own| {
            let rivals = bound.iter().filter(|other| !other.intersection(*own).is_empty()).count();
            let left = own.iter().filter(|&start| start != hex && self.arrangement().is_free(start)).count();
            left < rivals
        })
    }

    /// Checks that a side may place a unit from its hand on a hex (O-182).
    #[inline]
    pub(super) fn check_spawn(&self, moment: &Moment<'_>, hex: Hex) -> Result<(), Illegal> {
        self.roster().page().map_or(Ok(()), |page| check_spawn_on(page, moment, hex))
    }

    /// Carries out what a page says for the end of a turn without a Battle; returns whether the game is over or a
    /// Battle has begun. No such Battle follows once a last tile is drawn (NH-4.2; O-186).
    pub(super) fn end_turn_on_page(&mut self, sink: &mut impl EventSink) -> bool {
        if self.settle_goals(false, sink) {
            return true;
        }
        let rhythm = self.roster().page().and_then(|page| page.rules.battle);
        let is_due = rhythm.is_some_and(|turns| self.state.turn.is_multiple_of(turns));
        if !is_due || self.state.stage != Stage::Normal || self.drawer_at_turn_limit().is_some() {
            return false;
        }
        self.start_battle(BattleCause::Page, self.state.active, sink);
        true
    }

    /// The side that counts as the first to have drawn its last tile if the page ends the game with the current turn:
    /// the one that was, or else the enemy whose turn would be next. `None` if the game goes on.
    pub(super) fn drawer_at_turn_limit(&self) -> Option<Side> {
        let limit = self.roster().page()?.rules.turns?;
        let active = self.state.active;
        let drawer = match self.state.stage {
            Stage::LastTurns { drawer, .. } if drawer != active => drawer,
            Stage::Normal | Stage::LastTurns { .. } => self.roster().mode().next_enemy(active),
            Stage::FinalBattle { .. } | Stage::ExtraTurns { .. } | Stage::OvertimeBattle | Stage::Over { .. } => {
                return None;
            }
        };
        (self.state.turn >= limit).then_some(drawer)
    }

    /// Scores marks, and ends the game if a goal is reached, after a turn or after a Battle (O-176, O-177, O-179).
    /// Returns whether the game is over.
    pub(super) fn settle_goals(&mut self, after_battle: bool, sink: &mut impl EventSink) -> bool {
        if self.roster().page().is_none() {
            return false;
        }
        self.score_marks(after_battle, sink);
        let winners = self.sides_with_goals(!after_battle);
        if !winners.is_empty() {
            self.end_game(winners, OutcomeReason::Goal, sink);
        }
        !winners.is_empty()
    }

    fn score_marks(&mut self, after_battle: bool, sink: &mut impl EventSink) {
        let roster = self.roster_handle();
        let Some(page) = roster.page() else { return };
        let mut amounts = [0u16; MAX_SIDES];
        let influence = Influence::evaluate(&roster, self.arrangement());
        for (hex, points) in page.scores(after_battle) {
            if let Some(side) = influence.controller(hex) {
                amounts[side.index()] += u16::from(points);
            }
        }
        for (side, amount) in (0..).map(Side).zip(amounts).filter(|&(_, amount)| amount > 0) {
            let score = &mut self.state.arrangement.scores[side.index()];
            *score = score.saturating_add(amount);
            let score = *score;
            sink.emit(|| Event::PageScored { side, amount, score });
        }
    }

    /// The sides that have reached a goal, with their teams.
    fn sides_with_goals(&self, at_end_of_turn: bool) -> Sides {
        let Some(page) = self.roster().page() else { return Sides::NONE };
        let mode = self.roster().mode();
        let influence = Influence::evaluate(self.roster(), self.arrangement());
        let has_reached = |side: Side, goal: Goal| match goal {
            // Settled with the HQs themselves (NH-11.4).
            Goal::Headquarters => false,
            Goal::Score(points) => self.team_standing(side).0 >= points,
            Goal::Survive(turn) => {
                self.state.turn >= turn && self.arrangement().headquarters(self.roster(), side).is_some()
            }
            Goal::Hold { hexes, count, .. } => {
                let team = mode.team_of(side);
                let held = hexes.iter().filter(|&hex| influence.controller(hex).is_some_and(|by| team.contains(by)));
                at_end_of_turn && team.contains(self.state.active) && held.count() >= usize::from(count)
            }
        };
        let reached = |side: &Side| page.goals_of(*side).any(|goal| has_reached(*side, goal));
        let winners = self.contenders().iter().filter(reached);
        winners.fold(Sides::NONE, |winners, side| winners.union(mode.team_of(side)))
    }

    /// The score of a side's team, and its points (NH-12.21, NH-12.34, NH-13.30).
    pub(super) fn team_standing(&self, side: Side) -> (u16, u16) {
        let mode = self.roster().mode();
        let arrangement = self.arrangement();
        let score = mode.team_of(side).iter().map(|member| arrangement.scores[member.index()]);
        (score.fold(0, u16::saturating_add), mode.team_points(side, &arrangement.points))
    }
}

#[cold]
fn check_spawn_on(page: &Page, moment: &Moment<'_>, hex: Hex) -> Result<(), Illegal> {
    let spawns = page.spawns(moment.side);
    let is_own = |hex: Hex| moment.influence.controller(hex) == Some(moment.side) && !moment.influence.is_netted(hex);
    if spawns.is_empty() || spawns.contains(hex) || moment.board().around(hex).iter().any(is_own) {
        return Ok(());
    }
    Err(Illegal::NotASpawn { hex })
}
