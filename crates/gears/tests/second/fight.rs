//! Attacks, wounds and markers (GOW-8 to GOW-10, GOW-14).

use std::collections::BTreeSet;

use crate::map::{Area, area_name, read_place};
use crate::sim::{R, Sim, enemy};
use crate::state::{Figure, Marker, figure_name, letter, parse_side, read_figure};
use crate::values::{MARKERS, order_index, values, weapon_index};

/// A side, or a Locust.
pub type Combatant = Result<usize, Figure>;

impl Sim {
    pub fn figures_in(&self, area: Area) -> Vec<Combatant> {
        let sides = self.standing_sides().into_iter().filter(|side| self.s.cogs[*side].at.0 == area).map(Ok);
        let locusts = self.s.locusts.iter().filter(|(_, locust)| locust.at.0 == area).map(|(figure, _)| Err(*figure));
        sides.chain(locusts).collect()
    }

    fn roll(&mut self, count: i64, faces: [&'static str; 6]) -> (i64, i64) {
        let (mut hits, mut omens) = (0, 0);
        for _ in 0..count.max(0) {
            let face = faces[self.s.random_below("dice", 6)];
            hits += face.parse::<i64>().unwrap_or(0);
            omens += i64::from(face == "o");
        }
        (hits, omens)
    }

    pub fn roll_attack(&mut self, count: i64) -> (i64, i64) {
        self.roll(count, ["o", "1", "1", "1", "2", "-"])
    }

    pub fn roll_defence(&mut self, count: i64) -> i64 {
        self.roll(count, ["2", "1", "1", "-", "-", "-"]).0
    }

    pub fn defence_dice(&self, own: Combatant) -> i64 {
        match own {
            Ok(side) => {
                let cog = &self.s.cogs[side];
                let shield = cog.weapons.keys().any(|id| values().weapons[usize::from(*id)].has_property("shield"));
                values().cogs[&cog.id]["defence"].as_integer().unwrap() + i64::from(shield)
            }
            Err(figure) => enemy(figure).defence,
        }
    }

    /// Deals the wounds of one effect, and carries out the consequences of kills.
    pub fn deal_wounds(&mut self, all: Vec<Combatant>, count: i64, hammer: bool, chain: bool) -> R<()> {
        self.deal_wounds_each(all.into_iter().map(|own| (own, count)).collect(), hammer, chain)
    }

    pub fn deal_wounds_each(&mut self, all: Vec<(Combatant, i64)>, hammer: bool, chain: bool) -> R<()> {
        self.deal_wounds_chained(all, hammer, chain)?;
        self.refresh_goals()
    }

    fn deal_wounds_chained(&mut self, mut all: Vec<(Combatant, i64)>, hammer: bool, chain: bool) -> R<()> {
        all.sort_unstable();
        let cogs = all.iter().filter_map(|(own, n)| Some((own.ok()?, *n)));
        let cogs: Vec<(usize, i64)> = cogs.filter(|(side, n)| *n > 0 && !self.s.cogs[*side].bleeding).collect();
        if self.s.insane {
            for (side, count) in &cogs {
                let mut hand = self.s.cogs[*side].hand.clone();
                hand.sort_unstable();
                let (short, count) = (hand.len() < *count as usize, *count as usize);
                if hand.len() > count {
                    hand = self.s.shuffle("wounds", hand);
                }
                hand.truncate(count);
                hand.sort_unstable();
                hand.into_iter().for_each(|card| self.discard(*side, card));
                if short {
                    self.bleed_out(*side);
                }
            }
        } else {
            let questions = cogs.iter().map(|(side, n)| (*side, self.discard_lines(*side, *n))).collect();
            let answers = self.ask_all(questions)?;
            for ((side, count), answer) in cogs.iter().zip(answers) {
                let short = self.s.cogs[*side].hand.len() < *count as usize;
                answer.split_whitespace().skip(1).for_each(|id| self.discard(*side, order_index(id)));
                if short {
                    self.bleed_out(*side);
                }
            }
        }
        let mut killed = Vec::new();
        for (own, count) in all {
            if let Err(figure) = own
                && self.s.locusts.contains_key(&figure)
                && self.wound(figure, count, hammer)
            {
                let area = self.figure_place(figure).0;
                self.kill(figure);
                if chain && enemy(figure).has_trait("chain") {
                    killed.push(area);
                }
            }
        }
        for area in killed {
            let all = self.figures_in(area).into_iter().map(|own| (own, 1)).collect();
            self.deal_wounds_chained(all, false, true)?;
        }
        Ok(())
    }

    /// The lines with which a side can discard cards for wounds.
    fn discard_lines(&self, side: usize, count: i64) -> Vec<String> {
        let mut hand = self.s.cogs[side].hand.clone();
        hand.sort_unstable();
        let count = hand.len().min(count as usize);
        let mut sets: BTreeSet<Vec<u8>> = BTreeSet::new();
        for bits in 0_u32..1 << hand.len() {
            if bits.count_ones() as usize == count {
                sets.insert((0..hand.len()).filter(|at| bits >> at & 1 == 1).map(|at| hand[at]).collect());
            }
        }
        let id = |card: &u8| values().orders[usize::from(*card)].id.clone();
        sets.iter().map(|set| format!("discard {}", set.iter().map(id).collect::<Vec<_>>().join(" "))).collect()
    }

    fn bleed_out(&mut self, side: usize) {
        let cog = &mut self.s.cogs[side];
        (cog.bleeding, cog.at.1) = (true, 0);
    }

    pub fn family(figure: Figure) -> usize {
        MARKERS.iter().position(|own| *own == enemy(figure).figure).unwrap()
    }

    /// Wounds a Locust; returns true if it dies.
    fn wound(&mut self, figure: Figure, count: i64, hammer: bool) -> bool {
        let own = &self.s.locusts[&figure];
        if count <= 0 || (own.marker.is_none() && enemy(figure).has_trait("hammer") && !hammer) {
            return false;
        }
        let health = own.marker.as_ref().map_or(enemy(figure).health, |it| it.0);
        let is_berserker = enemy(figure).figure == "berserker";
        let health = if is_berserker && own.turned { 3 } else { health };
        if count >= health {
            return true;
        }
        if own.marker.is_none() {
            let marker = self.draw_marker(Self::family(figure));
            self.s.locusts.get_mut(&figure).unwrap().marker = marker;
        } else if is_berserker {
            self.s.locusts.get_mut(&figure).unwrap().turned = true;
        }
        false
    }

    /// Draws a marker (GOW-2.7).
    fn draw_marker(&mut self, family: usize) -> Option<Marker> {
        if self.s.markers[family].is_empty() {
            let discards = std::mem::take(&mut self.s.marker_discards[family]);
            self.s.markers[family] = self.s.shuffle(&format!("markers:{}", MARKERS[family]), discards);
        }
        if self.s.markers[family].is_empty() {
            self.s.dropped.sort();
            let at = self.s.dropped.iter().position(|it| it.2 == family)?;
            return Some(self.s.dropped.remove(at).3);
        }
        Some(self.s.markers[family].remove(0))
    }

    pub fn kill(&mut self, figure: Figure) {
        let locust = self.s.locusts.remove(&figure).unwrap();
        self.done.remove(&figure);
        self.killed.insert(figure);
        self.attacked.remove(&figure);
        self.passed.retain(|(_, own)| *own != figure);
        let family = Self::family(figure);
        if enemy(figure).figure == "ticker" {
            return;
        }
        let Some(marker) = locust.marker.or_else(|| self.draw_marker(family)) else { return };
        if marker.1 == "x" || !enemy(figure).drops {
            self.s.marker_discards[family].push(marker);
        } else {
            self.s.dropped.push((locust.at.0, weapon_index(&marker.1), family, marker));
        }
    }

    pub fn heal(&mut self, figure: Figure) {
        let own = self.s.locusts.get_mut(&figure).unwrap();
        own.turned = false;
        if let Some(marker) = own.marker.take() {
            let family = Self::family(figure);
            self.s.markers[family].push(marker);
            let cards = std::mem::take(&mut self.s.markers[family]);
            self.s.markers[family] = self.s.shuffle(&format!("markers:{}", MARKERS[family]), cards);
        }
    }

    /// A COG's possible attacks: weapon, manner, whether a token is spent, target.
    pub fn attacks(&self, side: usize, free: bool) -> Vec<(u8, &'static str, String)> {
        let me = &self.s.cogs[side];
        let map = self.s.map();
        let mut lines = Vec::new();
        for (id, tokens) in &me.weapons {
            let own = &values().weapons[usize::from(*id)];
            let has_ammo = *tokens > 0;
            if own.has_property("area") {
                lines.extend(self.area_attacks(side, *id, free));
                continue;
            }
            let still = own.has_property("still") && me.moved;
            for manner in ["normal", "overkill", "saw"] {
                for (figure, locust) in &self.s.locusts {
                    let range = map.range(me.at.0, locust.at.0);
                    let fits = match manner {
                        "normal" => !free && own.normal > 0 && (has_ammo || own.has_property("empty")) && !still,
                        "overkill" => own.overkill > 0 && has_ammo && !still,
                        _ => {
                            let near = own.has_property("saw")
                                && locust.at.0 == me.at.0
                                && !enemy(*figure).has_trait("saw-proof");
                            near && (!free || has_ammo)
                        }
                    };
                    let near = !own.has_property("near") || range <= own.range;
                    if fits && near && map.sees(me.at, locust.at) {
                        lines.push((*id, manner, figure_name(*figure)));
                    }
                }
            }
        }
        lines
    }

    fn area_attacks(&self, side: usize, id: u8, free: bool) -> Vec<(u8, &'static str, String)> {
        let me = &self.s.cogs[side];
        let map = self.s.map();
        let own = &values().weapons[usize::from(id)];
        let shield = me.weapons.keys().any(|id| values().weapons[usize::from(*id)].has_property("shield"));
        if me.weapons[&id] < 1 || (own.id == "bolo" && (free || shield)) {
            return Vec::new();
        }
        let locusts: BTreeSet<Area> = self.s.locusts.values().map(|it| it.at.0).collect();
        let mut areas = locusts;
        areas.extend(self.holes());
        let manner = if own.id == "bolo" { "throw" } else { "overkill" };
        let near = |area: &Area| !own.has_property("near") || map.range(me.at.0, *area) <= own.range;
        let fits = areas.into_iter().filter(|area| near(area) && map.sees(me.at, (*area, 0)));
        fits.map(|area| (id, manner, area_name(area))).collect()
    }

    /// Carries out a COG's attack. Returns true if it spent ammo.
    pub fn attack(&mut self, side: usize, words: (u8, &str, &str), dice: i64, free: bool, guard: bool) -> R<bool> {
        let (id, manner, target) = words;
        let own = &values().weapons[usize::from(id)];
        let pays = manner == "throw" || (manner == "overkill" && !free);
        if pays {
            *self.s.cogs[side].weapons.get_mut(&id).unwrap() -= 1;
        }
        if !guard {
            self.mark_acted(side);
        }
        let extra = i64::from(own.id == "lancer" && self.has_ability(side, "lancer-die"));
        let hammer = own.has_property("hammer");
        let mut struck = None;
        if own.has_property("area") {
            self.attack_area(side, id, read_place(target).0, own.overkill + dice)?;
        } else if manner == "saw" {
            let figure = read_figure(target);
            struck = Some(figure);
            self.s.cogs[side].at.1 = 0;
            let (_, omens) = self.roll_attack(4 + extra);
            if omens > 0 {
                let area = self.figure_place(figure).0;
                self.kill(figure);
                let all = if enemy(figure).has_trait("chain") { self.figures_in(area) } else { Vec::new() };
                self.deal_wounds(all, 1, false, true)?;
            }
        } else {
            let figure = read_figure(target);
            struck = Some(figure);
            let value = if manner == "normal" { own.normal } else { own.overkill };
            self.shoot(side, figure, value + dice + extra, Some(id), hammer)?;
        }
        self.enrage(side, struck.filter(|_| guard))?;
        Ok(pays && manner == "overkill")
    }

    /// Rolls attack and defence dice against one Locust. Without a weapon, the attack is the Troika's.
    pub fn shoot(&mut self, side: usize, figure: Figure, dice: i64, id: Option<u8>, hammer: bool) -> R<()> {
        let (from, to) = (self.s.cogs[side].at, self.figure_place(figure));
        let map = self.s.map();
        let weapon = id.map(|id| &values().weapons[usize::from(id)]);
        let beyond = weapon.map_or(0, |own| (map.range(from.0, to.0) - own.range).max(0));
        let (mut hits, omens) = self.roll_attack(dice);
        let shields = self.roll_defence(self.defence_dice(Err(figure)) + map.cover_bonus(from, to) + beyond);
        let (word, n) = weapon.map_or(("", 0), |own| (own.omen.0.as_str(), own.omen.1));
        for _ in 0..omens {
            match word {
                "hit" => hits += n,
                "splash" => {
                    let others = self.figures_in(to.0).into_iter().filter(|own| *own != Err(figure)).collect();
                    self.deal_wounds(others, n, false, true)?;
                }
                _ => {}
            }
        }
        if self.s.locusts.contains_key(&figure) {
            self.deal_wounds(vec![Err(figure)], hits - shields, hammer, true)?;
        }
        Ok(())
    }

    fn attack_area(&mut self, side: usize, id: u8, area: Area, dice: i64) -> R<()> {
        let own = &values().weapons[usize::from(id)];
        let all = self.figures_in(area);
        let cogs: Vec<usize> = all.iter().filter_map(|own| own.ok()).collect();
        let dodged = self.ask_dodges(&cogs)?;
        let (hits, omens) = self.roll_attack(dice);
        let map = self.s.map();
        let beyond = (map.range(self.s.cogs[side].at.0, area) - own.range).max(0);
        let mut wounds = Vec::new();
        for anybody in all {
            let dodge = if anybody.is_ok_and(|side| dodged.contains(&side)) { 2 } else { 0 };
            let shields = self.roll_defence(self.defence_dice(anybody) + beyond + dodge);
            wounds.push((anybody, hits - shields));
        }
        for _ in 0..omens {
            if own.omen.0 == "seal" {
                if !self.s.tokens.remove(&area) && self.s.map().printed.contains(&area) {
                    self.s.seals.insert(area);
                }
            } else {
                let around: Vec<Area> = map.open[&area].iter().chain(&map.height[&area]).copied().collect();
                let around: BTreeSet<Area> = around.into_iter().collect();
                let all = around.iter().flat_map(|area| self.figures_in(*area)).collect();
                self.deal_wounds(all, own.omen.1, false, true)?;
            }
        }
        self.deal_wounds_each(wounds, false, own.id != "bolo")
    }

    /// Asks attacked COGs whether they dodge; returns the ones that do.
    pub fn ask_dodges(&mut self, sides: &[usize]) -> R<Vec<usize>> {
        let mut questions = Vec::new();
        for side in sides {
            let id = |card: &u8| format!("dodge {}", values().orders[usize::from(*card)].id);
            let mut lines: Vec<String> = self.card_kinds(*side, Some("dodge")).iter().map(id).collect();
            lines.push("pass".to_owned());
            questions.push((*side, lines));
        }
        let answers = self.ask_all(questions)?;
        let mut dodged = Vec::new();
        for (side, answer) in sides.iter().zip(answers) {
            if let Some(card) = answer.strip_prefix("dodge ") {
                self.discard(*side, order_index(card));
                dodged.push(*side);
            }
        }
        Ok(dodged)
    }

    /// Asks for Guard at a point where a figure can be attacked. Returns false if the figure is gone.
    pub fn ask_guard(&mut self, figure: Figure) -> R<bool> {
        loop {
            if !self.is_alive(figure) {
                return Ok(false);
            }
            let mut questions = Vec::new();
            for side in self.standing_sides() {
                let lines = self.guard_lines(side, figure);
                if !lines.is_empty() {
                    questions
                        .push((side, lines.into_iter().chain(["wait", "pass", "hold"].map(str::to_owned)).collect()));
                }
            }
            let sides: Vec<usize> = questions.iter().map(|(side, _): &(usize, Vec<String>)| *side).collect();
            if sides.is_empty() {
                return Ok(true);
            }
            let answers = self.ask_all(questions)?;
            let mut guards = Vec::new();
            for (side, answer) in sides.into_iter().zip(answers) {
                match answer.as_str() {
                    "wait" => {}
                    "pass" => drop(self.passed.insert((side, figure))),
                    "hold" => drop(self.held.insert(side)),
                    _ => guards.push((side, answer)),
                }
            }
            if guards.is_empty() {
                return Ok(true);
            }
            let lines = guards.iter().map(|(side, _)| format!("choose {}", letter(*side))).collect();
            let chosen = parse_side(&self.ask_tie(lines)?[7..]);
            let answer = guards.into_iter().find(|(side, _)| *side == chosen).unwrap().1;
            let words: Vec<&str> = answer.split(' ').collect();
            self.guarded.push(chosen);
            self.discard(chosen, order_index(words[1]));
            let id = weapon_index(words[2]);
            let area = area_name(self.figure_place(figure).0);
            let target =
                if values().weapons[usize::from(id)].has_property("area") { area } else { figure_name(figure) };
            self.attack(chosen, (id, words[3], &target), 0, false, true)?;
        }
    }

    fn guard_lines(&self, side: usize, figure: Figure) -> Vec<String> {
        let cole = |side: usize| self.has_ability(side, "second-guard");
        let used = !self.guarded.is_empty() && (!cole(side) || self.guarded.contains(&side));
        let out = used || self.no_guard || !self.in_activation || self.held.contains(&side);
        if out || self.passed.contains(&(side, figure)) {
            return Vec::new();
        }
        let target = figure_name(figure);
        let area = area_name(self.figure_place(figure).0);
        let attacks = self.attacks(side, false);
        let mut lines = Vec::new();
        for card in self.card_kinds(side, Some("guard")) {
            for (id, manner, at) in &attacks {
                let own = &values().weapons[usize::from(*id)];
                if own.id != "bolo" && (*at == target || (own.has_property("area") && *at == area)) {
                    lines.push(format!("guard {} {} {manner}", values().orders[usize::from(card)].id, own.id));
                }
            }
        }
        lines
    }

    /// Moves the Berserker towards its attacker (GOW-10.7).
    pub fn enrage(&mut self, side: usize, guarded: Option<Figure>) -> R<()> {
        let all: Vec<Figure> = self.s.locusts.keys().copied().filter(|own| enemy(*own).has_trait("enraged")).collect();
        for figure in all {
            if Some(figure) != guarded {
                let (outer, goal) = (std::mem::replace(&mut self.no_guard, true), self.s.cogs[side].at.0);
                self.walk(figure, goal, 1, 0, false)?;
                self.no_guard = outer;
            }
        }
        Ok(())
    }

    pub fn mark_acted(&mut self, side: usize) {
        self.s.turn.acted.retain(|own| *own != side);
        self.s.turn.acted.push(side);
    }

    /// Carries out a Locust's attack on a COG (GOW-16.2).
    pub fn strike(&mut self, figure: Figure, target: usize, dice: i64, sure: bool) -> R<()> {
        if !self.ask_guard(figure)? || self.s.cogs[target].bleeding {
            return Ok(());
        }
        let (from, to) = (self.figure_place(figure), self.s.cogs[target].at);
        self.attacked.insert(figure);
        self.busy.insert(figure);
        let dodge = 2 * self.ask_dodges(&[target])?.len() as i64;
        let own = enemy(figure);
        let (mut hits, omens) = self.roll_attack(own.attack + dice);
        let shields = self.roll_defence(self.defence_dice(Ok(target)) + self.s.map().cover_bonus(from, to) + dodge);
        let omens = if sure { omens.max(1) } else { omens };
        for _ in 0..omens {
            match own.omen.0.as_str() {
                "hit" => hits += own.omen.1,
                "splash" => {
                    let all = self.figures_in(to.0).into_iter().filter(|own| own.is_ok() && *own != Ok(target));
                    self.deal_wounds(all.collect(), own.omen.1, false, true)?;
                }
                "spawn" => drop(self.spawn(figure.0, from.0)?),
                "explode" if self.s.locusts.contains_key(&figure) => {
                    let all = self.figures_in(from.0).into_iter().filter(|own| *own != Err(figure)).collect();
                    self.kill(figure);
                    self.deal_wounds(all, own.omen.1, false, true)?;
                }
                "heal" if self.s.locusts.contains_key(&figure) => self.heal(figure),
                _ => {}
            }
        }
        self.deal_wounds(vec![Ok(target)], hits - shields, false, true)
    }

    /// Carries out a Locust's attack on every other figure in its area (GOW-13.19).
    pub fn strike_all(&mut self, figure: Figure) -> R<()> {
        let area = self.figure_place(figure).0;
        let others = |sim: &Self| sim.figures_in(area).into_iter().filter(|own| *own != Err(figure)).collect();
        let all: Vec<Combatant> = others(self);
        if all.is_empty() || !self.ask_guard(figure)? {
            return Ok(());
        }
        let all: Vec<Combatant> = others(self);
        self.attacked.insert(figure);
        self.busy.insert(figure);
        let cogs: Vec<usize> = all.iter().filter_map(|own| own.ok()).collect();
        let dodged = self.ask_dodges(&cogs)?;
        let own = enemy(figure);
        let (hits, omens) = self.roll_attack(own.attack);
        let mut wounds = Vec::new();
        for anybody in all {
            let dodge = if anybody.is_ok_and(|side| dodged.contains(&side)) { 2 } else { 0 };
            let shields = self.roll_defence(self.defence_dice(anybody) + dodge);
            wounds.push((anybody, hits + omens * own.omen.1 - shields));
        }
        self.deal_wounds_each(wounds, false, true)
    }
}
