//! The COGs and Locust to which a step of an AI card applies (GOW-13.5, GOW-13.6, GOW-13.9, GOW-9.5).

use sztab_game::{Side, Sides};

use super::{Flow, Run};
use crate::action::Action;
use crate::map::{Area, Place};
use crate::state::Figure;
use crate::values::Aim;

/// The result of a test.
#[derive(Debug, Clone)]
pub(crate) enum TestResult {
    Cogs(Vec<Side>),
    Locusts(Vec<Figure>),
    Plain(bool),
}

/// The acting figure, and the results so far of carrying out its card.
#[derive(Debug, Clone)]
pub(crate) struct Actor {
    pub figure: Option<Figure>,
    pub found: TestResult,
    /// The COG that the figure moved toward or away from.
    pub moved: Option<Side>,
    /// The COG that the figure attacked because of the test.
    pub target: Option<Side>,
    /// The COG that, according to the players, is certain to be within reach.
    pub sure: Option<Side>,
    /// The Locust to whose area the figure moved.
    pub friend: Option<Figure>,
}

impl Default for Actor {
    fn default() -> Self {
        Self { figure: None, found: TestResult::Plain(false), moved: None, target: None, sure: None, friend: None }
    }
}

impl Actor {
    pub fn new(figure: Figure) -> Self {
        Self { figure: Some(figure), ..Self::default() }
    }

    /// The COGs found by the test.
    pub fn cogs(&self) -> Sides {
        match &self.found {
            TestResult::Cogs(sides) => sides.iter().copied().collect(),
            TestResult::Locusts(_) | TestResult::Plain(_) => Sides::NONE,
        }
    }
}

impl Run<'_> {
    /// The active player's COG or, if it is bleeding out, another COG chosen by that player (GOW-9.5, GOW-13.5).
    pub fn resolve_you(&mut self) -> Flow<Option<Side>> {
        let standing = self.affected_cogs();
        if let Some(side) = Some(self.active_side()).filter(|side| standing.contains(*side)) {
            return Ok(Some(side));
        }
        if let Some(side) = self.step.you.filter(|side| standing.contains(*side)) {
            return Ok(Some(side));
        }
        let others: Vec<Side> = standing.iter().collect();
        self.step.you = self.choose(&others, |side| Action::Target(*side))?;
        Ok(self.step.you)
    }

    /// The nearest of several COGs. COGs that cannot be reached are considered only if none can be reached (GOW-13.5).
    pub fn choose_nearest_cog(&mut self, from: Area, among: Sides) -> Flow<Option<Side>> {
        if self.is_on_physical_table() {
            return self.ask_nearest_cog(among);
        }
        let nearest = self.nearest_cogs(from, among);
        self.choose(&nearest, |side| Action::Target(*side))
    }

    fn nearest_cogs(&self, from: Area, among: Sides) -> Vec<Side> {
        let geometry = self.state.map.geometry();
        let among = among.intersection(self.affected_cogs());
        let distance = |side: Side| {
            self.state.cog(side).area().map_or(crate::map::UNREACHABLE, |area| geometry.distance(from, area))
        };
        let least = among.iter().map(distance).min();
        among.iter().filter(|side| Some(distance(*side)) == least).collect()
    }

    /// The COG that moved or attacked last in this turn (GOW-13.23).
    pub fn last_actor(&self) -> Option<Side> {
        let standing = self.affected_cogs();
        self.state.turn.acted.iter().rev().copied().find(|side| standing.contains(*side))
    }

    /// The COGs outside cover.
    pub fn cogs_outside_cover(&self) -> Sides {
        let is_bare = |side: &Side| !self.state.cog(*side).at.is_some_and(Place::is_cover);
        self.affected_cogs().iter().filter(is_bare).collect()
    }

    /// The COG that a figure attacks, if any COG qualifies. In the hardest variant a bleeding COG in the figure's area
    /// is attacked if there is no other target (GOW-15.2, GOW-15.3).
    pub fn choose_target(&mut self, figure: Figure, aim: Aim, actor: &Actor) -> Flow<Option<Side>> {
        if self.is_on_physical_table() {
            return self.ask_target(figure, aim, actor);
        }
        let target = self.choose_standing_target(figure, aim, actor)?;
        let is_open = match aim {
            Aim::Nearest | Aim::Seen | Aim::Reach(_) | Aim::Here | Aim::Weakest | Aim::Bare => true,
            Aim::Moved(_) | Aim::You | Aim::Target | Aim::All => false,
        };
        if target.is_some() || !is_open || !self.state.insane {
            return Ok(target);
        }
        let area = self.figure_area(figure);
        let is_here = |side: &Side| {
            let cog = self.state.cog(*side);
            cog.bleeding && area.is_some() && cog.area() == area
        };
        let fallen: Vec<Side> = self.state.sides_in_game().iter().filter(is_here).collect();
        self.choose(&fallen, |side| Action::Target(*side))
    }

    /// The standing COG that a figure attacks, if any COG qualifies (GOW-13.9). A COG out of sight is not attacked.
    fn choose_standing_target(&mut self, figure: Figure, aim: Aim, actor: &Actor) -> Flow<Option<Side>> {
        let Some(at) = self.state.locust(figure).map(|locust| locust.at) else { return Ok(None) };
        let geometry = self.state.map.geometry();
        let standing = self.affected_cogs();
        let place = |side: &Side| self.state.cog(*side).at;
        let sees = |side: &Side| place(side).is_some_and(|to| geometry.sees(at, to));
        let within = |side: &Side, most: u8| place(side).is_some_and(|to| geometry.range(at.area, to.area) <= most);
        let here = self.state.standing_in(at.area);
        let seen: Sides = standing.iter().filter(sees).collect();
        let of = |side: Option<Side>| side.filter(|side| standing.contains(*side) && sees(side));
        match aim {
            // If none of the nearest COGs is in sight, no choice between them is needed (GOW-0.4).
            Aim::Nearest if !self.nearest_cogs(at.area, standing).iter().any(|side| seen.contains(*side)) => Ok(None),
            Aim::Nearest => {
                let nearest = self.choose_nearest_cog(at.area, standing)?;
                Ok(nearest.filter(|side| seen.contains(*side)))
            }
            Aim::Seen => self.choose_nearest_cog(at.area, seen),
            Aim::Reach(most) => {
                let near = seen.iter().filter(|side| within(side, most)).collect::<Vec<_>>();
                self.choose(&near, |side| Action::Target(*side))
            }
            Aim::Here => self.choose(&here.iter().collect::<Vec<_>>(), |side| Action::Target(*side)),
            Aim::Bare => {
                let bare: Vec<Side> = here.intersection(self.cogs_outside_cover()).iter().collect();
                self.choose(&bare, |side| Action::Target(*side))
            }
            Aim::Weakest => {
                let cards = |side: &Side| self.state.cog(*side).hand.len();
                let least = here.iter().map(|side| cards(&side)).min();
                let weakest: Vec<Side> = here.iter().filter(|side| Some(cards(side)) == least).collect();
                self.choose(&weakest, |side| Action::Target(*side))
            }
            Aim::Moved(most) => Ok(of(actor.moved).filter(|side| most.is_none_or(|most| within(side, most)))),
            Aim::You => {
                let you = self.resolve_you()?;
                Ok(you.filter(|side| here.contains(*side)))
            }
            Aim::Target if of(actor.target).is_some() => Ok(actor.target),
            Aim::Target => {
                // If the COG found first has bled out, another qualifying COG in the same area is attacked
                // (GOW-13.13).
                let all = if actor.target.is_some() { here } else { seen };
                let fitting: Vec<Side> = actor.cogs().iter().filter(|side| all.contains(*side)).collect();
                self.choose(&fitting, |side| Action::Target(*side))
            }
            Aim::All => Ok(None),
        }
    }
}
