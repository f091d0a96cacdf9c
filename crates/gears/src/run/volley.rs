//! Attacks by COGs (GOW-8).

use sztab_game::Side;

use super::{Course, Flow, Query, Question, QuestionKind, Run};
use crate::action::{Action, Manner, Target};
use crate::event::Event;
use crate::map::{Area, CoverBonus, Place};
use crate::report::Report;
use crate::state::Figure;
use crate::values::{Ability, AttackFace, NamedWeapon, Omen, Reaction, Trait, WeaponId, WeaponProperty};

/// Number of attack dice of the Troika.
const TROIKA_DICE: i32 = 6;

/// The modifiers of an attack.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct AttackModifiers {
    /// Number of additional dice; negative for fewer dice.
    pub dice: i32,
    /// True if the overkill value can be used without a token (GOW-11.1).
    pub free: bool,
    /// The target, if the attack is a Guard (GOW-14.2).
    pub guard: Option<Figure>,
}

/// Counts the hits and omens on the given faces (GOW-8.7).
pub(in crate::run) fn count_hits_and_omens(faces: &[AttackFace]) -> (u8, u8) {
    faces.iter().fold((0, 0), |(hits, omens), face| match face {
        AttackFace::Omen => (hits, omens + 1),
        AttackFace::Hits(more) => (hits.saturating_add(*more), omens),
    })
}

impl Run<'_> {
    /// Number of defence dice that a cover bonus adds (GOW-7.6).
    pub fn cover_dice(&self, attacker: Place, defender: Place) -> i32 {
        let constants = &self.values.constants;
        i32::from(match self.state.map.geometry().cover_bonus(attacker, defender) {
            CoverBonus::None => 0,
            CoverBonus::Partial => constants.cover_partial,
            CoverBonus::Full => constants.cover_full,
        })
    }

    /// Carries out a COG's attack. Returns true if it spent ammo.
    pub fn fire(
        &mut self,
        side: Side,
        weapon: WeaponId,
        manner: Manner,
        target: Target,
        fire: &AttackModifiers,
    ) -> Flow<bool> {
        self.emit(Event::Fired { side, weapon, target });
        if fire.guard.is_none() {
            self.state.turn.record_action(side);
        }
        let pays = match manner {
            Manner::Overkill => !fire.free,
            Manner::Throw => true,
            Manner::Normal | Manner::Saw => false,
        };
        if pays {
            self.state.cog_mut(side).spend_token(weapon);
        }
        match (target, manner) {
            (Target::Locust(figure), Manner::Saw) => self.attack_with_chainsaw(side, weapon, figure)?,
            (Target::Locust(figure), _) => self.shoot(side, weapon, manner, figure, fire)?,
            (Target::Area(area), _) => self.blast(side, weapon, area, fire)?,
        }
        // The goal is checked first, so that a figure spawned by the back of a stage already reacts to this attack.
        self.check_goal()?;
        self.enrage(side, fire.guard)?;
        Ok(pays && manner != Manner::Throw)
    }

    /// The additional die that a COG's ability gives for the Lancer (GOW-11.5).
    fn bonus_die(&self, side: Side, weapon: WeaponId) -> i32 {
        let has = self.state.cog(side).has_ability(self.values, Ability::LancerDie);
        i32::from(has && weapon == self.values.named_weapon(NamedWeapon::Lancer))
    }

    /// Attacks with the chainsaw (GOW-8.14).
    fn attack_with_chainsaw(&mut self, side: Side, weapon: WeaponId, figure: Figure) -> Flow {
        let cog = self.state.cog_mut(side);
        cog.at = cog.at.map(|at| at.area.open_place());
        let dice = i32::from(self.values.constants.chainsaw_dice) + self.bonus_die(side, weapon);
        let faces = self.roll_attack(dice)?;
        let is_hurt = !self.values.enemy(figure.kind).has_trait(Trait::Hammer)
            || self.state.locust(figure).is_some_and(|locust| locust.marker.is_some());
        if count_hits_and_omens(&faces).1 > 0 && is_hurt {
            self.kill(figure, true)?;
        }
        Ok(())
    }

    /// Carries out an attack on one Locust (GOW-8.1, GOW-8.5).
    fn shoot(&mut self, side: Side, weapon: WeaponId, manner: Manner, figure: Figure, fire: &AttackModifiers) -> Flow {
        let card = self.values.weapon(weapon);
        let value = if manner == Manner::Normal { card.normal } else { card.overkill };
        let dice = i32::from(value) + fire.dice + self.bonus_die(side, weapon);
        let (range, omens_of) = (card.range, card.omens.clone());
        let Some((at, to)) = self.state.cog(side).at.zip(self.state.locust(figure).map(|locust| locust.at)) else {
            return Ok(());
        };
        let (mut hits, omens) = count_hits_and_omens(&self.roll_attack(dice)?);
        let over = self.state.map.geometry().range(at.area, to.area).saturating_sub(range);
        let defence = i32::from(self.values.enemy(figure.kind).defence) + self.cover_dice(at, to) + i32::from(over);
        let shields = self.roll_defence(defence)?;
        let is_hammer = card.has_property(WeaponProperty::Hammer);
        for _ in 0..omens {
            for omen in &omens_of {
                hits = hits.saturating_add(self.apply_weapon_omen(*omen, to.area, Some(figure), is_hammer)?);
            }
        }
        self.wound_locust(figure, hits.saturating_sub(shields), is_hammer)
    }

    /// Applies one omen rolled with a weapon (GOW-8.16). Returns the number of hits that the omen adds.
    fn apply_weapon_omen(&mut self, omen: Omen, area: Area, target: Option<Figure>, is_hammer: bool) -> Flow<u8> {
        match omen {
            Omen::Hit(hits) => return Ok(hits),
            Omen::Splash(wounds) => {
                self.wound_figures(&[area], wounds, target, is_hammer, true)?;
                self.check_goal()?;
            }
            Omen::Spread(wounds) => {
                let around: Vec<Area> = self.state.map.geometry().bordering_areas(area).collect();
                self.wound_figures(&around, wounds, None, is_hammer, true)?;
                self.check_goal()?;
            }
            Omen::Seal => self.seal(area),
        }
        Ok(0)
    }

    /// Carries out an attack on all figures in an area (GOW-8.12, GOW-8.17).
    fn blast(&mut self, side: Side, weapon: WeaponId, area: Area, fire: &AttackModifiers) -> Flow {
        let card = self.values.weapon(weapon);
        let (range, omens_of, is_bolo) =
            (card.range, card.omens.clone(), weapon == self.values.named_weapon(NamedWeapon::Bolo));
        let dice = i32::from(card.overkill) + fire.dice;
        let Some(at) = self.state.cog(side).at else { return Ok(()) };
        let over = i32::from(self.state.map.geometry().range(at.area, area).saturating_sub(range));
        let cogs: Vec<Side> = self.state.standing_in(area).iter().collect();
        let dodges = self.ask_dodges(&cogs, None)?;
        let (mut hits, omens) = count_hits_and_omens(&self.roll_attack(dice)?);
        let mut blocked = Vec::new();
        for cog in &cogs {
            let dodge = if dodges.contains(cog) { i32::from(self.values.constants.dodge) } else { 0 };
            let defence = i32::from(self.state.cog(*cog).defence_dice(self.values)) + over + dodge;
            blocked.push((*cog, self.roll_defence(defence)?));
        }
        let mut figures = Vec::new();
        for figure in self.figures_in(area) {
            let defence = i32::from(self.values.enemy(figure.kind).defence) + over;
            figures.push((figure, self.roll_defence(defence)?));
        }
        for _ in 0..omens {
            for omen in &omens_of {
                hits = hits.saturating_add(self.apply_weapon_omen(*omen, area, None, false)?);
            }
        }
        let wounds: Vec<(Side, u8)> =
            blocked.into_iter().map(|(cog, shields)| (cog, hits.saturating_sub(shields))).collect();
        self.wound_cogs(&wounds)?;
        for (figure, shields) in figures {
            self.wound_locust_by(figure, hits.saturating_sub(shields), false, !is_bolo)?;
        }
        Ok(())
    }

    /// Locust in an area, in canonical order.
    pub fn figures_in(&self, area: Area) -> Vec<Figure> {
        self.state.locusts.iter().filter(|locust| locust.at.area == area).map(|locust| locust.figure).collect()
    }

    /// Asks attacked COGs whether they dodge (GOW-14.6). Returns the ones that do.
    pub fn ask_dodges(&mut self, cogs: &[Side], by: Option<Figure>) -> Flow<Vec<Side>> {
        let question = |side: &Side| {
            let kinds = self.state.cog(*side).card_kinds().into_iter();
            let cards = kinds.filter(|card| self.values.order(*card).reaction == Reaction::Dodge);
            let lines = cards.map(Action::Dodge).chain([Action::Pass]).collect();
            Question { side: *side, ask: QuestionKind::Dodge(by), lines }
        };
        let questions = cogs.iter().map(question).collect();
        let mut dodges = Vec::new();
        for (side, answer) in self.ask_all(questions)? {
            if let Action::Dodge(card) = answer {
                self.discard(side, &[card])?;
                dodges.push(side);
            }
        }
        Ok(dodges)
    }

    /// Moves the Berserker towards a COG that attacks any figure, except when the attack is a Guard against the
    /// Berserker (GOW-10.7).
    pub fn enrage(&mut self, side: Side, guard: Option<Figure>) -> Flow {
        let is_enraged =
            |figure: &Figure| self.values.enemy(figure.kind).has_trait(Trait::Enraged) && Some(*figure) != guard;
        let figures = self.state.locusts.iter().map(|locust| locust.figure).filter(is_enraged).collect::<Vec<_>>();
        for figure in figures {
            if self.is_on_physical_table() {
                let query = Query::Move { figure, course: Course::Toward(side), most: 1, stop: 0 };
                self.query(query, vec![Action::Report(Report::Done)])?;
                continue;
            }
            let Some((from, to)) = self.figure_area(figure).zip(self.state.cog(side).area()) else { continue };
            let steps: Vec<Area> = self.state.map.geometry().steps_toward(from, to).collect();
            if let Some(next) = self.choose(&steps, |area| Action::To(*area))? {
                self.place_locust(figure, next.open_place());
            }
        }
        Ok(())
    }

    /// Fires the Troika (GOW-12.7).
    pub fn fire_troika(&mut self, side: Side, figure: Figure) -> Flow {
        self.state.turn.record_action(side);
        let Some((at, to)) = self.state.cog(side).at.zip(self.state.locust(figure).map(|locust| locust.at)) else {
            return Ok(());
        };
        if self.is_on_physical_table() {
            self.fire_troika_on_table(side, figure, TROIKA_DICE)?;
        } else {
            let (hits, _) = count_hits_and_omens(&self.roll_attack(TROIKA_DICE)?);
            let defence = i32::from(self.values.enemy(figure.kind).defence) + self.cover_dice(at, to);
            let shields = self.roll_defence(defence)?;
            self.wound_locust(figure, hits.saturating_sub(shields), false)?;
        }
        self.check_goal()?;
        self.enrage(side, None)
    }
}
