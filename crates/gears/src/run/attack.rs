//! Attacks by Locust (GOW-8.1, GOW-8.4, GOW-13.19, GOW-13.22, GOW-16.2).

use sztab_game::Side;

use super::volley::count_hits_and_omens;
use super::{Flow, Run, SpawnPoint};
use crate::event::Event;
use crate::map::Area;
use crate::state::Figure;
use crate::values::EnemyOmen;

impl Run<'_> {
    /// Carries out a Locust's attack on a COG: Guard, Dodge, attack dice, defence dice, omens, wounds.
    pub fn strike(&mut self, figure: Figure, target: Side, dice: i8, is_sure: bool) -> Flow {
        if self.is_on_physical_table() {
            return self.strike_on_table(figure, target, dice, is_sure);
        }
        self.mark_attack(figure);
        self.aimed.push((self.step.card, target));
        self.guard_against(figure, &[])?;
        let own = self.state.locust(figure).filter(|_| self.is_alive(figure));
        let Some(at) = own.map(|locust| locust.at) else { return Ok(()) };
        if self.state.insane && self.state.cog(target).bleeding {
            self.execute(target);
            return Ok(());
        }
        let Some(to) = self.state.cog(target).at.filter(|_| self.state.cog(target).is_standing()) else {
            return Ok(());
        };
        self.emit(Event::Struck { figure, target: Some(target) });
        let has_dodged = !self.ask_dodges(&[target], Some(figure))?.is_empty();
        let attack = i32::from(self.values.enemy(figure.kind).attack) + i32::from(dice);
        let (mut hits, omens) = count_hits_and_omens(&self.roll_attack(attack)?);
        let dodge = if has_dodged { i32::from(self.values.constants.dodge) } else { 0 };
        let defence = i32::from(self.state.cog(target).defence_dice(self.values)) + self.cover_dice(at, to) + dodge;
        let shields = self.roll_defence(defence)?;
        let times = if is_sure { omens.max(1) } else { omens };
        for _ in 0..times {
            hits = hits.saturating_add(self.apply_enemy_omen(figure, to.area, Some(target))?);
        }
        self.wound_cogs(&[(target, hits.saturating_sub(shields))])
    }

    /// Carries out a Locust's attack on every other figure in its area, with one attack roll and a defence roll for
    /// each target (GOW-13.19).
    pub fn strike_all(&mut self, figure: Figure, dice: i8) -> Flow {
        if self.is_on_physical_table() {
            return self.strike_all_on_table(figure, dice);
        }
        let Some(area) = self.figure_area(figure) else { return Ok(()) };
        if self.state.standing_in(area).is_empty() && self.figures_in(area) == [figure] {
            return Ok(());
        }
        self.mark_attack(figure);
        self.guard_against(figure, &[])?;
        if !self.is_alive(figure) {
            return Ok(());
        }
        let cogs: Vec<Side> = self.state.standing_in(area).iter().collect();
        let figures: Vec<Figure> = self.figures_in(area).into_iter().filter(|other| *other != figure).collect();
        self.aimed.extend(cogs.iter().map(|side| (self.step.card, *side)));
        self.emit(Event::Struck { figure, target: None });
        let dodges = self.ask_dodges(&cogs, Some(figure))?;
        let attack = i32::from(self.values.enemy(figure.kind).attack) + i32::from(dice);
        let (mut hits, omens) = count_hits_and_omens(&self.roll_attack(attack)?);
        let mut blocked = Vec::new();
        for cog in cogs {
            let dodge = if dodges.contains(&cog) { i32::from(self.values.constants.dodge) } else { 0 };
            let defence = i32::from(self.state.cog(cog).defence_dice(self.values)) + dodge;
            blocked.push((cog, self.roll_defence(defence)?));
        }
        let mut others = Vec::new();
        for other in figures {
            others.push((other, self.roll_defence(i32::from(self.values.enemy(other.kind).defence))?));
        }
        for _ in 0..omens {
            hits = hits.saturating_add(self.apply_enemy_omen(figure, area, None)?);
        }
        let wounds: Vec<(Side, u8)> =
            blocked.into_iter().map(|(cog, shields)| (cog, hits.saturating_sub(shields))).collect();
        self.wound_cogs(&wounds)?;
        for (other, shields) in others {
            self.wound_locust(other, hits.saturating_sub(shields), false)?;
        }
        Ok(())
    }

    /// Removes a bleeding COG from the game (GOW-15.2).
    pub fn execute(&mut self, side: Side) {
        self.state.cog_mut(side).gone = true;
        self.emit(Event::Executed { side });
    }

    pub fn mark_attack(&mut self, figure: Figure) {
        self.step.busy.push(figure);
        if !self.step.attacked.contains(&figure) {
            self.step.attacked.push(figure);
        }
    }

    /// Applies one omen rolled by a Locust (GOW-13.22). Returns the number of hits that the omen adds.
    pub fn apply_enemy_omen(&mut self, figure: Figure, area: Area, target: Option<Side>) -> Flow<u8> {
        let mut hits = 0;
        for omen in self.values.enemy(figure.kind).omens.clone() {
            let Some(own) = self.state.locust(figure).map(|locust| locust.at.area) else { return Ok(hits) };
            match omen {
                EnemyOmen::Hit(more) => hits += more,
                EnemyOmen::Splash(wounds) => {
                    let others: Vec<Side> = if self.is_on_physical_table() {
                        self.ask_cogs_near(wounds, target)?
                    } else {
                        self.state.standing_in(area).iter().filter(|side| Some(*side) != target).collect()
                    };
                    let wounds: Vec<(Side, u8)> = others.into_iter().map(|side| (side, wounds)).collect();
                    self.wound_cogs(&wounds)?;
                    self.check_goal()?;
                }
                EnemyOmen::Spawn(number) => {
                    self.spot = SpawnPoint::Beside(figure);
                    for _ in 0..number {
                        self.spawn(Some(figure.kind), own)?;
                    }
                }
                EnemyOmen::Explode(wounds) => {
                    self.kill(figure, false)?;
                    self.wound_all_in(own, wounds, None)?;
                    self.check_goal()?;
                }
                EnemyOmen::Heal => self.heal(figure)?,
            }
        }
        Ok(hits)
    }
}
