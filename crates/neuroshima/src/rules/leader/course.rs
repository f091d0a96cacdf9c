//! The choice of Leaders before the HQs are placed (NH-13.20): in secret, and opened together.

use super::card::{LeaderCard, LeaderId, LeaderPick, leader_holder};
use crate::rules::arrangement::Side;
use crate::rules::event::{Event, EventSink, LeaderEvent};
use crate::rules::game::{Game, Phase};
use crate::rules::illegal::{Illegal, LeaderRefusal};
use sztab_game::{LineNumber, Sides, Viewer};

impl Game {
    /// The sides that still have to choose their Leader.
    #[must_use]
    pub fn sides_to_choose_leader(&self) -> Sides {
        self.arrangement().leaders.as_ref().map_or(Sides::NONE, |leaders| leaders.undecided())
    }

    /// The cards that a side may choose; all of them if its offer is not known.
    pub(in crate::rules) fn leaders_to_choose(&self, side: Side) -> Vec<LeaderId> {
        let choice = self.arrangement().leaders.as_ref().and_then(|leaders| leaders.choice(side));
        let mut offer = choice.map(|choice| choice.offer.clone()).unwrap_or_default();
        if offer.is_empty() {
            offer = (0u8..).take(self.roster().leaders().len()).map(LeaderId).collect();
        }
        offer.sort_unstable();
        offer
    }

    /// Checks that a side may choose a Leader; `None` is a choice that a record does not show yet.
    pub(in crate::rules) fn check_leader_choice(&self, side: Side, leader: Option<LeaderId>) -> Result<(), Illegal> {
        let refuse = |refusal| Err(Illegal::Leader(refusal));
        let Some(leaders) = &self.arrangement().leaders else { return refuse(LeaderRefusal::NoLeaders) };
        if self.state.phase != Phase::Leader {
            return refuse(LeaderRefusal::Opened);
        }
        if leader_holder(side) != side {
            return refuse(LeaderRefusal::OfAlly);
        }
        let offer = leaders.choice(side).map(|choice| choice.offer.as_slice()).unwrap_or_default();
        let is_free = |leader: LeaderId| {
            usize::from(leader.0) < self.roster().leaders().len() && !leaders.is_picked_by_other(side, leader)
        };
        let is_unknown = offer.is_empty() && !self.is_observation();
        let is_offered = leader.map_or(is_unknown, |leader| offer.contains(&leader) || is_unknown && is_free(leader));
        if is_offered { Ok(()) } else { refuse(LeaderRefusal::NotOffered) }
    }

    /// Records a side's choice, in place of an earlier one. The last choice opens all of them; in a game in which
    /// another one is hidden, they stay closed.
    pub(in crate::rules) fn choose_leader(&mut self, side: Side, leader: Option<LeaderId>, sink: &mut impl EventSink) {
        let Some(leaders) = &mut self.state.arrangement.leaders else { return };
        leaders.pick(side, leader.map_or(LeaderPick::Hidden, LeaderPick::Of));
        sink.emit(|| Event::Leader(LeaderEvent::Chosen { side }));
        let Some(picks) = leaders.open_choices() else { return };
        self.state.phase = Phase::Headquarters;
        for (side, leader) in (0..).map(Side).zip(picks) {
            leaders.set_card(side, LeaderCard::new(leader));
            sink.emit(|| Event::Leader(LeaderEvent::Revealed { side, leader }));
        }
    }

    /// Chooses for a side whose time has run out: the first card of its offer.
    pub(in crate::rules) fn choose_first_leader(&mut self, side: Side, sink: &mut impl EventSink) {
        let choice = self.arrangement().leaders.as_ref().and_then(|leaders| leaders.choice(side));
        let first = choice.and_then(|choice| choice.offer.first()).copied();
        self.choose_leader(side, first, sink);
    }

    /// Keeps a line with the choice of a Leader secret, until all choices are opened or, if the side changes its
    /// choice, until the end of the game.
    pub(in crate::rules) fn close_leader_line(&mut self, side: Side, line: LineNumber) {
        let is_closed = self.state.phase == Phase::Leader;
        if let Some(leaders) = self.state.arrangement.leaders.as_mut().filter(|_| is_closed) {
            leaders.close_line(side, line);
        }
    }

    /// The lines with choices of Leaders that are still secret.
    pub(in crate::rules) fn closed_leader_lines(&self) -> Vec<LineNumber> {
        match &self.arrangement().leaders {
            Some(leaders) if self.state.phase != Phase::Over => leaders.closed_lines(),
            Some(_) | None => Vec::new(),
        }
    }

    /// The game as a viewer sees it: the order of the piles is hidden, and so are the offers and choices of Leaders of
    /// other sides.
    pub(crate) fn observation_by(&self, viewer: Viewer) -> Self {
        let mut game = self.observation();
        let mode = *self.roster().mode();
        if let (Some(seen), Some(leaders)) = (&mut game.state.arrangement.leaders, &self.arrangement().leaders) {
            for side in mode.sides().iter().filter(|&side| leader_holder(side) == side) {
                let can_see = mode.team_of(side).iter().any(|member| viewer.can_see(member));
                if let Some(choice) = leaders.choice(side).filter(|_| can_see) {
                    seen.set_choice(side, choice.clone());
                }
            }
        }
        game
    }

    /// Fills in offers and choices of Leaders that are hidden, at random.
    pub(in crate::rules) fn fill_leaders(&mut self, chance: &mut sztab_game::Chance) {
        let count = self.roster().leaders().len();
        let Some(leaders) = &mut self.state.arrangement.leaders else { return };
        let mut rest: Vec<LeaderId> = (0u8..).take(count).map(LeaderId).collect();
        rest.retain(|&leader| !leaders.is_offered(leader));
        let _ = chance.shuffle(&mut rest);
        leaders.fill(&mut rest);
    }
}
