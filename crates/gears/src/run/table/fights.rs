//! Attacks on a physical table: the bot rolls the dice or takes the reported results, and deals the wounds (GOW-8,
//! GOW-14).

use sztab_game::Side;

use super::to_lines;
use crate::action::Action;
use crate::event::Event;
use crate::map::Area;
use crate::report::{Combatant, Report};
use crate::run::query::Query;
use crate::run::volley::count_hits_and_omens;
use crate::run::{Flow, QuestionKind, Run};
use crate::state::Figure;
use crate::values::{Omen, OrderId, Reaction};

/// The hits, omens and shields in one attack.
type RollCounts = (u8, u8, u8);

impl Run<'_> {
    /// Rolls the dice of an attack, or asks for the results if the players roll their own dice.
    fn roll_on_table(&mut self, by: Combatant, at: Combatant, attack: i32, defence: i32) -> Flow<RollCounts> {
        if !self.state.rolls_on_table() {
            let (hits, omens) = count_hits_and_omens(&self.roll_attack(attack)?);
            return Ok((hits, omens, self.roll_defence(defence)?));
        }
        let number = |dice: i32| u8::try_from(dice.max(0)).unwrap_or(u8::MAX);
        let query = Query::Roll { by, at, attack: number(attack), defence: number(defence) };
        let answer = self.query(query, to_lines(roll_reports(at)))?;
        let Action::Report(Report::Rolled { hits, omens, shields, .. }) = answer else { return Ok((0, 0, 0)) };
        Ok((hits, omens, shields))
    }

    /// The cards with which a side can react: those with the symbol, or any card if the players keep their own hands.
    pub fn reactions(&self, side: Side, reaction: Reaction) -> Vec<OrderId> {
        let kinds = self.state.cog(side).card_kinds().into_iter();
        kinds.filter(|id| *id == OrderId::HIDDEN || self.values.order(*id).reaction == reaction).collect()
    }

    /// The lines for a Guard against one of several figures at this point (GOW-14.2, GOW-14.4).
    pub fn guard_answers(&self, figures: &[Figure]) -> Vec<Action> {
        let is_able = |side: &Side| {
            let may_guard = figures.iter().any(|figure| self.may_guard(*side, *figure));
            may_guard && !self.reactions(*side, Reaction::Guard).is_empty()
        };
        let able: Vec<Side> = self.affected_cogs().iter().filter(is_able).collect();
        let guards = able.iter().flat_map(|side| (1..=8).map(|dice| Report::Guard(*side, dice)));
        to_lines(guards).into_iter().chain((!able.is_empty()).then_some(Action::Hold)).collect()
    }

    /// Carries out an answer that is a Guard, or that ends Guard for this Activation. Returns false if it is another
    /// answer.
    pub fn carry_out_guard(&mut self, figure: Figure, answer: &Action) -> Flow<bool> {
        if *answer == Action::Hold {
            self.step.held.extend(self.state.sides().iter());
            return Ok(true);
        }
        let Action::Report(Report::Guard(side, dice)) = *answer else { return Ok(false) };
        let cards = self.reactions(side, Reaction::Guard);
        self.discard_one_card(side, &cards)?;
        self.step.guarded.push(side);
        let shelter = self.ask_cover_dice(figure)?;
        self.emit(Event::Shot { side, figure });
        self.hit_on_table(side, figure, dice, shelter, true)?;
        self.check_goal()?;
        Ok(true)
    }

    /// Asks for Guard before an attack (GOW-14.3).
    fn guard_on_table(&mut self, figure: Figure) -> Flow {
        while self.is_alive(figure) {
            let guards = self.guard_answers(&[figure]);
            if guards.is_empty() {
                break;
            }
            let all = to_lines([Report::Nobody]).into_iter().chain(guards).collect();
            let answer = self.query(Query::Guard(figure), all)?;
            if !self.carry_out_guard(figure, &answer)? {
                break;
            }
        }
        Ok(())
    }

    /// Asks for the number of defence dice that a Locust has for cover and range.
    fn ask_cover_dice(&mut self, figure: Figure) -> Flow<u8> {
        let answer = self.query(Query::Shelter(figure), to_lines((0..=4).map(Report::Cover)))?;
        Ok(if let Action::Report(Report::Cover(shelter)) = answer { shelter } else { 0 })
    }

    /// Fires the Troika (GOW-12.7).
    pub fn fire_troika_on_table(&mut self, side: Side, figure: Figure, dice: i32) -> Flow {
        let shelter = self.ask_cover_dice(figure)?;
        let defence = i32::from(self.values.enemy(figure.kind).defence) + i32::from(shelter);
        let (hits, _, shields) = self.roll_on_table(Combatant::Cog(side), Combatant::Locust(figure), dice, defence)?;
        self.wound_locust(figure, hits.saturating_sub(shields), false)
    }

    /// Discards one card of a side, which can choose between different kinds.
    pub fn discard_one_card(&mut self, side: Side, cards: &[OrderId]) -> Flow {
        let all = cards.iter().map(|card| Action::Discard(vec![*card])).collect();
        match self.ask(side, QuestionKind::Discard, all)? {
            Some(Action::Discard(cards)) => self.discard(side, &cards),
            Some(_) | None => Ok(()),
        }
    }

    /// Carries out a COG's attack on a Locust with this many dice (GOW-8.1).
    pub fn hit_on_table(&mut self, side: Side, figure: Figure, dice: u8, shelter: u8, is_guard: bool) -> Flow {
        let enemy = self.values.enemy(figure.kind);
        let defence = i32::from(enemy.defence) + i32::from(shelter);
        let rolled = self.roll_on_table(Combatant::Cog(side), Combatant::Locust(figure), i32::from(dice), defence)?;
        self.apply_roll_on_table(side, figure, rolled, is_guard)
    }

    /// Applies the results of a COG's roll: omens, then wounds, then the move of an enraged Locust (GOW-8.7, GOW-10.7).
    pub fn apply_roll_on_table(&mut self, side: Side, figure: Figure, rolled: RollCounts, is_guard: bool) -> Flow {
        let (mut hits, omens, shields) = rolled;
        for omen in self.ask_weapon_omens(side, omens)? {
            for _ in 0..omens {
                match omen {
                    Omen::Hit(more) => hits = hits.saturating_add(more),
                    Omen::Splash(wounds) => self.wound_named_figures(wounds, Some(figure), false, true)?,
                    Omen::Spread(wounds) => self.wound_named_figures(wounds, None, false, true)?,
                    Omen::Seal => {}
                }
            }
        }
        self.wound_locust(figure, hits.saturating_sub(shields), true)?;
        self.enrage(side, is_guard.then_some(figure))
    }

    /// The omen abilities of the weapon named by the players.
    fn ask_weapon_omens(&mut self, side: Side, omens: u8) -> Flow<Vec<Omen>> {
        let weapons = self.state.cog(side).weapons.iter().map(|load| load.weapon);
        let able: Vec<_> = weapons.filter(|weapon| !self.values.weapon(*weapon).omens.is_empty()).collect();
        if omens == 0 || able.is_empty() {
            return Ok(Vec::new());
        }
        let all = to_lines(able.into_iter().map(Report::By).chain([Report::Nobody]));
        let answer = self.query(Query::Omens(side, omens), all)?;
        let by = if let Action::Report(Report::By(weapon)) = answer { Some(weapon) } else { None };
        Ok(by.map(|weapon| self.values.weapon(weapon).omens.clone()).unwrap_or_default())
    }

    /// Carries out a Locust's attack on a COG (GOW-8.1, GOW-16.2).
    pub fn strike_on_table(&mut self, figure: Figure, target: Side, dice: i8, is_sure: bool) -> Flow {
        self.mark_attack(figure);
        self.guard_on_table(figure)?;
        if !self.is_alive(figure) {
            return Ok(());
        }
        if self.state.insane && self.state.cog(target).bleeding {
            self.execute(target);
            return Ok(());
        }
        if !self.state.cog(target).is_standing() {
            return Ok(());
        }
        self.emit(Event::Struck { figure, target: Some(target) });
        let answer = self.query(Query::Cover(figure, target), to_lines((0..=2).map(Report::Cover)))?;
        let cover = if let Action::Report(Report::Cover(cover)) = answer { cover } else { 0 };
        let dodge = if self.dodge_on_table(figure, target)? { self.values.constants.dodge } else { 0 };
        let attack = i32::from(self.values.enemy(figure.kind).attack) + i32::from(dice);
        let defence = self.state.cog(target).defence_dice(self.values) + cover + dodge;
        let rolled =
            self.roll_on_table(Combatant::Locust(figure), Combatant::Cog(target), attack, i32::from(defence))?;
        let (mut hits, omens, shields) = rolled;
        for _ in 0..if is_sure { omens.max(1) } else { omens } {
            hits = hits.saturating_add(self.apply_enemy_omen(figure, Area::TABLE, Some(target))?);
        }
        self.wound_cogs(&[(target, hits.saturating_sub(shields))])
    }

    /// Asks whether a COG dodges (GOW-14.6). If the bot deals the cards, the player is asked for a card, as in the full
    /// game.
    fn dodge_on_table(&mut self, figure: Figure, target: Side) -> Flow<bool> {
        if !self.state.hides_hands() {
            return Ok(!self.ask_dodges(&[target], Some(figure))?.is_empty());
        }
        if self.state.cog(target).hand.is_empty() {
            return Ok(false);
        }
        let all = to_lines([Report::Dodge(target), Report::Nobody]);
        let dodges = self.query(Query::Dodge(figure, target), all)? == Action::Report(Report::Dodge(target));
        if dodges {
            self.discard(target, &[OrderId::HIDDEN])?;
        }
        Ok(dodges)
    }

    /// Carries out a Locust's attack on every other figure in its area; the players name these figures (GOW-13.19).
    pub fn strike_all_on_table(&mut self, figure: Figure, dice: i8) -> Flow {
        self.mark_attack(figure);
        self.guard_on_table(figure)?;
        if !self.is_alive(figure) {
            return Ok(());
        }
        let others = self.ask_affected_figures(0, Some(figure))?;
        if others.is_empty() {
            return Ok(());
        }
        self.emit(Event::Struck { figure, target: None });
        let attack = i32::from(self.values.enemy(figure.kind).attack) + i32::from(dice);
        let mut defences = Vec::new();
        for who in others {
            let defence = match who {
                Combatant::Cog(side) => {
                    let dodge = if self.dodge_on_table(figure, side)? { self.values.constants.dodge } else { 0 };
                    self.state.cog(side).defence_dice(self.values) + dodge
                }
                Combatant::Locust(other) => self.values.enemy(other.kind).defence,
            };
            defences.push((who, i32::from(defence)));
        }
        let (mut wounds, mut hurt, mut thrown) = (Vec::new(), Vec::new(), None);
        for (who, defence) in defences {
            // The attack dice are rolled only once, for all targets.
            let rolled = match thrown {
                Some((hits, omens)) if !self.state.rolls_on_table() => (hits, omens, self.roll_defence(defence)?),
                Some(_) | None => self.roll_on_table(Combatant::Locust(figure), who, attack, defence)?,
            };
            thrown = thrown.or(Some((rolled.0, rolled.1)));
            let left = rolled.0.saturating_sub(rolled.2);
            match who {
                Combatant::Cog(side) => wounds.push((side, left)),
                Combatant::Locust(other) => hurt.push((other, left)),
            }
        }
        for _ in 0..thrown.map_or(0, |(_, omens)| omens) {
            self.apply_enemy_omen(figure, Area::TABLE, None)?;
        }
        self.wound_cogs(&wounds)?;
        for (other, number) in hurt {
            self.wound_locust(other, number, false)?;
        }
        Ok(())
    }

    /// Asks for the figures to which an effect deals this many wounds.
    fn ask_affected_figures(&mut self, wounds: u8, but: Option<Figure>) -> Flow<Vec<Combatant>> {
        let cogs = self.affected_cogs().iter().map(Combatant::Cog).collect::<Vec<_>>().into_iter();
        let locusts = self.affected_locusts().map(|locust| locust.figure).filter(|figure| Some(*figure) != but);
        let all: Vec<Combatant> = cogs.chain(locusts.map(Combatant::Locust)).collect();
        let answers = all.iter().map(|who| Report::Here(vec![*who])).chain([Report::Nobody]);
        let answer = self.query(Query::Here(wounds), to_lines(answers.collect::<Vec<_>>()))?;
        Ok(if let Action::Report(Report::Here(all)) = answer { all } else { Vec::new() })
    }

    /// Deals wounds without a roll to the figures named by the players (GOW-8.8): first to COGs simultaneously, then to
    /// Locust.
    pub fn wound_named_figures(&mut self, number: u8, but: Option<Figure>, is_hammer: bool, chains: bool) -> Flow {
        let here = self.ask_affected_figures(number, but)?;
        let cog = |who: &Combatant| if let Combatant::Cog(side) = who { Some((*side, number)) } else { None };
        self.wound_cogs(&here.iter().filter_map(cog).collect::<Vec<_>>())?;
        for who in here {
            if let Combatant::Locust(figure) = who {
                self.wound_locust_by(figure, number, is_hammer, chains)?;
            }
        }
        Ok(())
    }

    /// Asks for the COGs near a target that an omen also wounds (GOW-13.22).
    pub fn ask_cogs_near(&mut self, wounds: u8, target: Option<Side>) -> Flow<Vec<Side>> {
        let others: Vec<Side> = self.affected_cogs().iter().filter(|side| Some(*side) != target).collect();
        if others.is_empty() {
            return Ok(others);
        }
        let answers = others.iter().map(|side| Report::Here(vec![Combatant::Cog(*side)])).chain([Report::Nobody]);
        let answer = self.query(Query::Here(wounds), to_lines(answers.collect::<Vec<_>>()))?;
        let Action::Report(Report::Here(all)) = answer else { return Ok(Vec::new()) };
        Ok(all.into_iter().filter_map(|who| if let Combatant::Cog(side) = who { Some(side) } else { None }).collect())
    }
}

/// The rolls listed as legal lines; other rolls differ from the first one only in their numbers.
pub(super) fn roll_reports(who: Combatant) -> Vec<Report> {
    let rolls = (0..=6).flat_map(|hits| (0..=2).flat_map(move |omens| (0..=4).map(move |it| (hits, omens, it))));
    rolls.map(|(hits, omens, shields)| Report::Rolled { who, hits, omens, shields }).collect()
}
