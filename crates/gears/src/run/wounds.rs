//! Wounds to COGs and to Locust, and kills with their consequences (GOW-9, GOW-10).

use sztab_game::Side;

use super::{Flow, Question, QuestionKind, Run};
use crate::action::Action;
use crate::event::Event;
use crate::map::Area;
use crate::state::{DroppedWeapon, Ending, Figure};
use crate::values::{Family, Marker, OrderId, Trait};

/// All different combinations of `count` cards of a hand, in canonical order.
pub(crate) fn card_combinations(hand: &[OrderId], count: usize) -> Vec<Vec<OrderId>> {
    if count == 0 {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for (place, card) in hand.iter().enumerate() {
        if hand[..place].contains(card) {
            continue;
        }
        // Equal cards are adjacent, so the other cards are taken from those after this one.
        for rest in card_combinations(&hand[place + 1..], count - 1) {
            all.push(std::iter::once(*card).chain(rest).collect());
        }
    }
    all
}

impl Run<'_> {
    /// Wounds COGs with a single effect; all of them discard cards at the same time (GOW-9.1, GOW-9.2).
    pub fn wound_cogs(&mut self, wounds: &[(Side, u8)]) -> Flow {
        let hurt: Vec<(Side, u8)> = wounds
            .iter()
            .copied()
            .filter(|(side, number)| *number > 0 && self.state.cog(*side).is_standing())
            .collect();
        let question = |(side, number): &(Side, u8)| {
            let hand = &self.state.cog(*side).hand;
            let count = usize::from(*number).min(hand.len());
            let is_asked = count > 0 && !self.state.insane;
            let lines = if is_asked { card_combinations(hand, count) } else { Vec::new() };
            Question {
                side: *side,
                ask: QuestionKind::Discard,
                lines: lines.into_iter().map(Action::Discard).collect(),
            }
        };
        let questions: Vec<Question> = hurt.iter().map(question).collect();
        for (side, number) in &hurt {
            self.emit(Event::CogWounds { side: *side, number: *number });
        }
        let bleeds: Vec<Side> = hurt
            .iter()
            .filter(|(side, number)| usize::from(*number) > self.state.cog(*side).hand.len())
            .map(|(side, _)| *side)
            .collect();
        for (side, answer) in self.ask_all(questions)? {
            if let Action::Discard(cards) = answer {
                self.discard(side, &cards)?;
            }
        }
        if self.state.insane {
            for (side, number) in &hurt {
                self.discard_at_random(*side, usize::from(*number))?;
            }
        }
        for side in bleeds {
            self.bleed(side);
        }
        Ok(())
    }

    /// Discards random cards, as the hardest variant demands (GOW-15.2).
    fn discard_at_random(&mut self, side: Side, number: usize) -> Flow {
        let mut cards = self.state.cog(side).hand.clone();
        if number < cards.len() {
            self.state.chances.shuffle("wounds", &mut cards)?;
            cards.truncate(number);
            cards.sort_unstable();
        }
        if cards.is_empty() { Ok(()) } else { self.discard(side, &cards) }
    }

    /// Makes a COG bleed out: it then lies in its area, outside cover (GOW-9.3).
    fn bleed(&mut self, side: Side) {
        let cog = self.state.cog_mut(side);
        cog.bleeding = true;
        cog.at = cog.at.map(|at| at.area.open_place());
        self.emit(Event::Bled { side });
        self.check_loss();
    }

    /// Ends the game as lost if every COG in the game is bleeding out (GOW-1.4, GOW-1.5).
    fn check_loss(&mut self) {
        let are_down = self.state.cogs.iter().all(|cog| cog.bleeding || cog.gone);
        if are_down && self.state.ending.is_none() {
            self.state.ending = Some(Ending::AllBleeding);
            self.emit(Event::Over);
        }
    }

    /// Wounds a Locust; if it dies, its chain is set off.
    pub fn wound_locust(&mut self, figure: Figure, number: u8, is_hammer: bool) -> Flow {
        self.wound_locust_by(figure, number, is_hammer, true)
    }

    /// Wounds a Locust (GOW-10.1 to GOW-10.6).
    pub fn wound_locust_by(&mut self, figure: Figure, number: u8, is_hammer: bool, chains: bool) -> Flow {
        let enemy = self.values.enemy(figure.kind);
        let Some(locust) = self.state.locust(figure).filter(|_| number > 0) else { return Ok(()) };
        let is_healthy = locust.marker.is_none();
        if is_healthy && enemy.has_trait(Trait::Hammer) && !is_hammer {
            return Ok(());
        }
        self.emit(Event::Wounds { target: figure, number });
        if self.state.locust(figure).is_some_and(|locust| number >= locust.health(self.values)) {
            return self.kill(figure, chains);
        }
        if is_healthy {
            let marker = self.draw_marker(enemy.figure)?;
            if let Some(locust) = self.state.locust_mut(figure) {
                locust.marker = marker;
            }
        } else if enemy.figure == Family::Berserker
            && let Some(locust) = self.state.locust_mut(figure)
        {
            locust.turned = true;
        }
        Ok(())
    }

    /// Kills a Locust. Its marker becomes a weapon or is discarded (GOW-10.3, GOW-10.4), and its chain is set off
    /// (GOW-10.9).
    pub fn kill(&mut self, figure: Figure, chains: bool) -> Flow {
        let enemy = self.values.enemy(figure.kind);
        let Some(place) = self.state.locusts.iter().position(|locust| locust.figure == figure) else { return Ok(()) };
        let locust = self.state.locusts.remove(place);
        self.step.forget(figure);
        let marker = match locust.marker {
            Some(marker) => Some(marker),
            None if enemy.figure == Family::Ticker => None,
            None => self.draw_marker(enemy.figure)?,
        };
        let dropped = marker.as_ref().and_then(|marker| {
            let weapon = self.values.find_weapon(&marker.back).filter(|_| enemy.drops)?;
            Some(DroppedWeapon { area: locust.at.area, weapon, family: enemy.figure, marker: marker.clone() })
        });
        match (dropped.clone(), marker) {
            (Some(dropped), _) => {
                self.state.dropped.push(dropped);
                self.state.dropped.sort();
            }
            (None, Some(marker)) => self.state.decks.markers_mut(enemy.figure).discards.push(marker),
            (None, None) => {}
        }
        self.emit(Event::Killed { figure, dropped });
        if chains && enemy.has_trait(Trait::Chain) {
            self.wound_all_in(locust.at.area, 1, None)?;
        }
        Ok(())
    }

    /// Deals wounds without a roll to every figure in an area (GOW-8.8).
    pub fn wound_all_in(&mut self, area: Area, number: u8, but: Option<Figure>) -> Flow {
        self.wound_figures(&[area], number, but, false, true)
    }

    /// As `wound_all_in`, for several areas: first all COGs in them simultaneously, then Locust in canonical order.
    pub fn wound_figures(
        &mut self,
        areas: &[Area],
        number: u8,
        but: Option<Figure>,
        is_hammer: bool,
        chains: bool,
    ) -> Flow {
        if self.is_on_physical_table() {
            return self.wound_named_figures(number, but, is_hammer, chains);
        }
        let standing = self.state.standing_sides();
        let is_there = |area: Option<Area>| area.is_some_and(|area| areas.contains(&area));
        let cogs: Vec<(Side, u8)> =
            standing.iter().filter(|side| is_there(self.state.cog(*side).area())).map(|side| (side, number)).collect();
        let figures: Vec<Figure> = self
            .state
            .locusts
            .iter()
            .filter(|locust| areas.contains(&locust.at.area) && Some(locust.figure) != but)
            .map(|locust| locust.figure)
            .collect();
        self.wound_cogs(&cogs)?;
        for figure in figures {
            self.wound_locust_by(figure, number, is_hammer, chains)?;
        }
        Ok(())
    }

    /// Heals a wounded Locust (GOW-10.8).
    pub fn heal(&mut self, figure: Figure) -> Flow {
        let marker: Option<Marker> = self.state.locust_mut(figure).and_then(|locust| {
            locust.turned = false;
            locust.marker.take()
        });
        if let Some(marker) = marker {
            self.emit(Event::Healed { figure });
            self.return_marker(self.values.enemy(figure.kind).figure, marker)?;
        }
        Ok(())
    }

    /// Seals the open hole in an area: a token is removed, a printed hole is covered (GOW-6.10).
    pub fn seal(&mut self, area: Area) {
        if !self.state.open_holes().contains(&area) {
            return;
        }
        if let Some(place) = self.state.tokens.iter().position(|token| *token == area) {
            self.state.tokens.remove(place);
        } else {
            self.state.seals.push(area);
            self.state.seals.sort_unstable();
        }
        self.emit(Event::Sealed { area });
    }
}
