//! The Order step (GOW-4, GOW-5, GOW-11, GOW-12).

use std::collections::BTreeSet;

use crate::map::{Area, Place, area_name, place_name, read_place};
use crate::sim::{R, Sim};
use crate::state::{Acting, Figure, figure_name, letter, read_figure};
use crate::values::{Step, find_face, order_index, values, weapon_index};

pub fn card_id(card: u8) -> &'static str {
    &values().orders[usize::from(card)].id
}

fn weapon_id(id: u8) -> &'static str {
    &values().weapons[usize::from(id)].id
}

impl Sim {
    fn steps(acting: &Acting) -> Vec<Step> {
        let step = |verb: &str, n| vec![Step { verb: verb.to_owned(), n, dice: 0, free: false }];
        match &acting.card {
            None => Vec::new(),
            Some((mode, _)) if mode == "run" => step("move", 2),
            Some((mode, _)) if mode == "shoot" => step("attack", 0),
            Some((_, card)) => values().orders[usize::from(*card)].steps.clone(),
        }
    }

    pub fn acting(&self) -> &Acting {
        self.s.acting.last().unwrap()
    }

    /// The earliest remaining step with a verb.
    fn find_step(&self, verb: &str) -> Option<(usize, Step)> {
        let acting = self.acting();
        Self::steps(acting).into_iter().enumerate().skip(acting.at).find(|(_, step)| step.verb == verb)
    }

    fn has_flag(&self, flag: &str) -> bool {
        self.s.turn.flags.contains(flag)
    }

    /// The number of areas that remain in the current move, and in each later move, together with the next step after
    /// that move.
    pub fn remaining_moves(&self) -> Vec<(usize, i64)> {
        let acting = self.acting();
        let slow =
            self.s.cogs[acting.side].weapons.keys().any(|id| values().weapons[usize::from(*id)].has_property("slow"));
        let open = (acting.left > 0).then_some((acting.at, acting.left));
        let later = Self::steps(acting).into_iter().enumerate().skip(acting.at);
        let later = later.filter(|(_, step)| step.verb == "move").map(|(at, step)| (at + 1, step.n));
        open.into_iter().chain(later).map(|(at, n)| (at, if slow { n.min(1) } else { n })).collect()
    }

    fn destinations(&self, side: usize, most: i64) -> Vec<Place> {
        let map = self.s.map();
        let from = self.s.cogs[side].at.0;
        let near = map.places().filter(|place| map.distance(from, place.0) <= most);
        near.filter(|place| if place.1 == 0 { *place != self.s.cogs[side].at } else { self.is_place_free(*place) })
            .collect()
    }

    fn ammo_sets(&self, side: usize, count: i64) -> Vec<String> {
        let own: Vec<u8> = self.s.cogs[side].weapons.keys().copied().collect();
        let own: Vec<u8> = own.into_iter().filter(|id| values().weapons[usize::from(*id)].uses_ammo()).collect();
        let mut sets: Vec<Vec<u8>> = vec![Vec::new()];
        for _ in 0..count {
            let longer = |set: &Vec<u8>| {
                let set = set.clone();
                let fits =
                    own.iter().filter(|id| set.last().is_none_or(|last| last <= id)).copied().collect::<Vec<_>>();
                fits.into_iter().map(move |id| set.iter().copied().chain([id]).collect())
            };
            sets = sets.iter().flat_map(longer).collect();
        }
        let words =
            |set: &Vec<u8>| format!("ammo {}", set.iter().map(|id| weapon_id(*id)).collect::<Vec<_>>().join(" "));
        sets.iter().map(words).collect()
    }

    fn add_ammo(&mut self, side: usize, line: &str) {
        for id in line.split_whitespace().skip(1) {
            *self.s.cogs[side].weapons.get_mut(&weapon_index(id)).unwrap() += 1;
        }
    }

    pub fn order_lines(&self) -> Vec<String> {
        let acting = self.acting();
        let side = acting.side;
        let me = &self.s.cogs[side];
        let mut lines = Vec::new();
        let again = acting.spent && self.find_step("again").is_some();
        let cards = self.card_kinds(side, None);
        if (acting.card.is_none() && !(self.has_flag("troika") && self.s.acting.len() == 1)) || again {
            let can_shoot = !self.attacks(side, false).is_empty();
            for mode in ["order", "run", "shoot"] {
                let fits = cards.iter().filter(|_| mode != "shoot" || can_shoot);
                lines.extend(fits.map(|card| format!("{mode} {}", card_id(*card))));
            }
        }
        if let Some(most) = self.remaining_moves().into_iter().map(|(_, n)| n).max() {
            lines.extend(self.destinations(side, most).into_iter().map(|it| format!("move {}", place_name(it))));
        }
        if let Some((_, step)) = self.find_step("attack") {
            let attacks = self.attacks(side, step.free).into_iter();
            lines.extend(attacks.map(|(id, manner, at)| format!("attack {} {manner} {at}", weapon_id(id))));
        }
        if let Some((_, step)) = self.find_step("ammo") {
            lines.extend(self.ammo_sets(side, step.n));
        }
        self.add_step_lines(side, &mut lines);
        if self.s.acting.len() == 1 {
            self.add_special_lines(side, &mut lines);
        }
        if self.can_explore(side) {
            lines.push("explore".to_owned());
        }
        let is_order = acting.card.as_ref().is_some_and(|(mode, _)| mode == "order");
        if is_order && self.has_ability(side, "extra-area") && !self.has_flag("extra") {
            lines.extend(self.destinations(side, 1).into_iter().map(|it| format!("extra {}", place_name(it))));
        }
        if self.s.acting.len() == 1 {
            self.add_free_lines(side, &mut lines);
        }
        let weapons = me.weapons.keys().filter(|id| self.s.acting.len() == 1 && weapon_id(**id) != "bolo");
        lines.extend(weapons.map(|id| format!("drop {}", weapon_id(*id))));
        if acting.card.is_some() || me.hand.is_empty() || self.has_flag("troika") {
            lines.push("end".to_owned());
        }
        lines
    }

    fn add_step_lines(&self, side: usize, lines: &mut Vec<String>) {
        let me = &self.s.cogs[side];
        let map = self.s.map();
        if self.find_step("draw").is_some() {
            lines.push("draw".to_owned());
        }
        if self.find_step("help").is_some() {
            let here = self.standing_sides().into_iter().filter(|own| self.s.cogs[*own].at.0 == me.at.0);
            lines.extend(here.map(|own| format!("help {}", letter(own))));
        }
        if self.find_step("all").is_some() {
            lines.push("rally".to_owned());
        }
        let seen: Vec<(Figure, Place)> =
            self.s.locusts.iter().filter(|(_, it)| self.sees(me.at, it.at)).map(|(own, it)| (*own, it.at)).collect();
        if let Some((_, step)) = self.find_step("shift") {
            for (figure, at) in &seen {
                let areas = map.open.keys().filter(|area| (1..=step.n).contains(&map.distance(at.0, **area)));
                lines.extend(areas.map(|area| format!("shift {} {}", figure_name(*figure), area_name(*area))));
            }
        }
        if self.find_step("expose").is_some() {
            lines.extend(seen.iter().map(|(figure, _)| format!("expose {}", figure_name(*figure))));
        }
        if self.find_step("skip").is_some() {
            lines.push("skip".to_owned());
        }
        if self.find_step("team").is_some() {
            let others =
                self.standing_sides().into_iter().filter(|own| *own != side && !self.s.cogs[*own].hand.is_empty());
            lines.extend(others.map(|own| format!("team {}", letter(own))));
        }
    }

    pub fn has_room(&self, side: usize, id: Option<u8>) -> bool {
        let own = &self.s.cogs[side].weapons;
        let limit = if self.has_ability(side, "scrounger") { 4 } else { 3 };
        let count = own.keys().filter(|id| weapon_id(**id) != "bolo").count();
        count < limit || id.is_some_and(|id| own.contains_key(&id))
    }

    fn add_special_lines(&self, side: usize, lines: &mut Vec<String>) {
        let me = &self.s.cogs[side];
        let cards: Vec<&str> = self.card_kinds(side, None).into_iter().map(card_id).collect();
        let none = ["-"];
        let paid = if self.has_ability(side, "scrounger") { &none[..] } else { &cards[..] };
        if !self.has_flag("revive") {
            let lie = |own: &usize| {
                self.s.cogs[*own].bleeding && !self.s.cogs[*own].gone && self.s.cogs[*own].at.0 == me.at.0
            };
            let lying: Vec<usize> = (0..self.s.cogs.len()).filter(lie).collect();
            for card in &cards {
                lines.extend(lying.iter().map(|own| format!("revive {card} {}", letter(*own))));
            }
        }
        if !self.has_flag("take") {
            let here = self.s.dropped.iter().filter(|it| it.0 == me.at.0).map(|it| it.1).collect::<BTreeSet<_>>();
            let fits: Vec<u8> = here.into_iter().filter(|id| self.has_room(side, Some(*id))).collect();
            for card in paid {
                lines.extend(fits.iter().map(|id| format!("take {card} {}", weapon_id(*id))));
            }
        }
        if !self.has_flag("use")
            && let Some(word) = self.equipment(me.at.0)
        {
            let map = self.s.map();
            for card in paid {
                match word {
                    "junker" => {
                        lines.extend(map.open.keys().map(|area| format!("use {card} {}", area_name(*area))));
                    }
                    "troika" => {}
                    _ if self.is_useful(side, word) => lines.push(format!("use {card}")),
                    _ => {}
                }
            }
        }
    }

    /// The equipment in an area whose card is still there.
    fn equipment(&self, area: Area) -> Option<&'static str> {
        let face = (area / 32) as u8;
        let is_up = self.s.locations.get(&face) == Some(&true) && self.s.map().equipment.get(&face) == Some(&area);
        is_up.then(|| values().locations[&values().faces[usize::from(face)].name]["equipment"].as_str().unwrap())
    }

    fn is_useful(&self, side: usize, word: &str) -> bool {
        let own = &self.s.cogs[side].weapons;
        match word {
            "ammo" => own.keys().any(|id| values().weapons[usize::from(*id)].uses_ammo()),
            "weapon" => self.has_room(side, None) && !self.s.weapons.is_empty(),
            "keycode" => !self.s.locked.is_empty(),
            "hammer" => self.has_room(side, Some(weapon_index("hammer"))),
            _ => true,
        }
    }

    fn add_free_lines(&self, side: usize, lines: &mut Vec<String>) {
        let me = &self.s.cogs[side];
        let acting = self.acting();
        if acting.card.is_none()
            && !self.has_flag("troika")
            && self.s.turn.began == me.at.0
            && self.equipment(me.at.0) == Some("troika")
        {
            let face = me.at.0 / 32;
            let seen = self.s.locusts.iter().filter(|(_, it)| it.at.0 / 32 == face && self.sees(me.at, it.at));
            lines.extend(seen.map(|(figure, _)| format!("troika {}", figure_name(*figure))));
        }
        if self.s.cogs.len() > 1 {
            return;
        }
        if !self.has_flag("solo") {
            for card in self.card_kinds(side, Some("follow")) {
                let places = self.destinations(side, 1).into_iter();
                lines.extend(places.map(|it| format!("follow {} {}", card_id(card), place_name(it))));
            }
        }
        let many = self.card_kinds(side, None).into_iter().filter(|card| values().orders[usize::from(*card)].many);
        lines.extend(many.filter(|_| !self.s.order.is_empty()).map(|card| format!("swap {}", card_id(card))));
    }

    /// Carries out a line of the Order step, up to the next settled state.
    pub fn perform_line(&mut self, side: usize, line: &str) -> R<()> {
        let words: Vec<&str> = line.split(' ').collect();
        if line == "end" {
            self.s.acting.pop();
            // A COG that has bled out plays no further lines (GOW-9.8).
            self.s.acting.retain(|own| !self.s.cogs[own.side].bleeding);
            return if self.s.acting.is_empty() { self.run_activation() } else { self.refresh_goals() };
        }
        let depth = self.s.acting.len();
        match words[0] {
            "move" => self.perform_partial_move(side, read_place(words[1]))?,
            "explore" => self.explore(side)?,
            "drop" => self.drop_weapon(side, weapon_index(words[1])),
            "swap" => {
                let hand = &mut self.s.cogs[side].hand;
                hand.remove(hand.iter().position(|own| *own == order_index(words[1])).unwrap());
                self.draw_orders(side, 1);
            }
            _ => {
                self.s.acting.last_mut().unwrap().left = 0;
                self.perform_after_move(side, &words, line)?;
            }
        }
        self.refresh_goals()?;
        if self.s.acting.len() == depth && self.s.cogs[side].bleeding {
            self.s.acting.pop();
            if self.s.acting.is_empty() {
                return self.run_activation();
            }
        }
        Ok(())
    }

    pub fn drop_weapon(&mut self, side: usize, id: u8) {
        self.s.cogs[side].weapons.remove(&id);
    }

    /// Carries out a line that ends an open move.
    fn perform_after_move(&mut self, side: usize, words: &[&str], line: &str) -> R<()> {
        let verb = match words[0] {
            "rally" => "all",
            other => other,
        };
        let step = self.find_step(verb);
        if let (Some((at, _)), false) = (&step, verb == "revive") {
            self.s.acting.last_mut().unwrap().at = at + 1;
        }
        let n = step.as_ref().map_or(0, |(_, step)| step.n);
        match words[0] {
            "order" | "run" | "shoot" => {
                let card = order_index(words[1]);
                self.discard(side, card);
                *self.s.acting.last_mut().unwrap() =
                    Acting { side, card: Some((words[0].to_owned(), card)), ..Acting::default() };
            }
            "attack" => {
                let step = step.unwrap().1;
                let spent =
                    self.attack(side, (weapon_index(words[1]), words[2], words[3]), step.dice, step.free, false)?;
                if let Some(acting) = self.s.acting.last_mut() {
                    acting.spent |= spent;
                }
            }
            "ammo" => self.add_ammo(side, line),
            "draw" => self.draw_orders(side, n as usize),
            "help" => self.draw_orders(crate::state::parse_side(words[1]), n as usize),
            "rally" => (0..self.s.cogs.len()).for_each(|own| self.draw_orders(own, n as usize)),
            "shift" => {
                let figure = read_figure(words[1]);
                let way = self.s.map().shortest_path(self.figure_place(figure).0, read_place(words[2]).0);
                self.walk_along(figure, &way)?;
            }
            "expose" => {
                let figure = read_figure(words[1]);
                self.s.locusts.get_mut(&figure).unwrap().at.1 = 0;
                self.deal_wounds(vec![Err(figure)], 1, false, true)?;
            }
            "skip" => drop(self.s.turn.flags.insert("skip".to_owned())),
            "team" => self.s.acting.push(Acting { side: crate::state::parse_side(words[1]), ..Acting::default() }),
            "extra" => {
                self.s.turn.flags.insert("extra".to_owned());
                self.travel(side, read_place(words[1]))?;
            }
            "follow" => {
                self.s.turn.flags.insert("solo".to_owned());
                self.discard(side, order_index(words[1]));
                self.travel(side, read_place(words[2]))?;
            }
            "troika" => {
                self.s.turn.flags.insert("troika".to_owned());
                self.mark_acted(side);
                self.shoot(side, read_figure(words[1]), 6, None, false)?;
                self.enrage(side, None)?;
            }
            _ => self.perform_special(side, words)?,
        }
        Ok(())
    }

    fn perform_special(&mut self, side: usize, words: &[&str]) -> R<()> {
        self.s.turn.flags.insert(words[0].to_owned());
        if words[1] != "-" {
            self.discard(side, order_index(words[1]));
        }
        match words[0] {
            "revive" => self.s.cogs[crate::state::parse_side(words[2])].bleeding = false,
            "take" => {
                let id = weapon_index(words[2]);
                self.s.dropped.sort();
                let area = self.s.cogs[side].at.0;
                let at = self.s.dropped.iter().position(|it| it.0 == area && it.1 == id).unwrap();
                let (.., family, marker) = self.s.dropped.remove(at);
                self.s.marker_discards[family].push(marker);
                self.gain_weapon(side, id, 2);
            }
            "use" => {
                let area = self.s.cogs[side].at.0;
                let word = self.equipment(area).unwrap();
                let face = (area / 32) as u8;
                let stays = self.s.mission == "emergence" && self.s.stage == 1 && face == find_face("12A");
                let turns = self.s.mission == "horde" && ["ammo", "grenade"].contains(&word);
                if turns {
                    self.s.locations.insert(face, false);
                } else if word != "junker" && !stays {
                    self.s.locations.remove(&face);
                }
                self.apply_equipment(side, word, words)?;
                self.handle_equipment_use(face)?;
            }
            other => return Self::fail_unread(other),
        }
        Ok(())
    }

    fn apply_equipment(&mut self, side: usize, word: &str, words: &[&str]) -> R<()> {
        match word {
            "ammo" => {
                let sets = self.ammo_sets(side, 3);
                let answer = self.ask(side, sets)?;
                self.add_ammo(side, &answer);
            }
            "weapon" => {
                let count = self.s.weapons.len().min(2);
                let mut drawn: Vec<u8> = self.s.weapons.drain(..count).collect();
                drawn.sort_unstable();
                drawn.dedup();
                let answer = self.ask(side, drawn.iter().map(|id| format!("keep {}", weapon_id(*id))).collect())?;
                *self.s.cogs[side].weapons.entry(weapon_index(&answer[5..])).or_default() += 2;
            }
            "grenade" => *self.s.cogs[side].weapons.entry(weapon_index("bolo")).or_default() += 1,
            "keycode" => drop(self.s.locked.pop_first()),
            "junker" => {
                self.s.cogs[side].moved = true;
                self.mark_acted(side);
                self.s.cogs[side].at = read_place(words[2]);
            }
            "hammer" => self.gain_weapon(side, weapon_index("hammer"), 0),
            other => return Self::fail_unread(other),
        }
        Ok(())
    }

    /// Gives a COG a special weapon, or another weapon if none is available (GOW-8.20, GOW-10.10).
    pub fn gain_weapon(&mut self, side: usize, id: u8, tokens: i64) {
        if let Some(own) = self.s.cogs[side].weapons.get_mut(&id) {
            *own += 2;
            return;
        }
        let stock = self.s.stock.entry(id).or_default();
        if *stock > 0 {
            *stock -= 1;
            self.s.cogs[side].weapons.insert(id, tokens);
        } else if !self.s.weapons.is_empty() {
            let random = self.s.weapons.remove(0);
            *self.s.cogs[side].weapons.entry(random).or_default() += 2;
        }
    }
}
