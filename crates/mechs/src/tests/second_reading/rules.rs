//! Legal lines, and carrying them out.

mod robots;

use super::position::{Ask, Combat, Game, Mech, Status, Turn, Zone, name, zone};

const STRAIGHT: [&str; 4] = ["n", "e", "s", "w"];
const DIAGONAL: [&str; 4] = ["ne", "se", "sw", "nw"];

fn vector(direction: &str) -> Zone {
    match direction {
        "n" => (0, -1),
        "e" => (1, 0),
        "s" => (0, 1),
        "w" => (-1, 0),
        "ne" => (1, -1),
        "se" => (1, 1),
        "sw" => (-1, 1),
        "nw" => (-1, -1),
        other => panic!("a direction: {other}"),
    }
}

fn beyond(from: Zone, direction: &str, steps: i64) -> Zone {
    let (column, row) = vector(direction);
    (from.0 + column * steps, from.1 + row * steps)
}

fn directions(card: &str) -> [&'static str; 4] {
    if card == "diagonal" { DIAGONAL } else { STRAIGHT }
}

fn is_jump(card: &str) -> bool {
    card == "diagonal" || card == "double"
}

impl Game {
    // ---- facts ----

    pub fn weapon(&self, id: &str, key: &str) -> i64 {
        self.values["weapons"][id][key].as_integer().expect("a number of a weapon")
    }

    pub fn kind_of(&self, id: &str) -> String {
        self.values["weapons"][id]["type"].as_str().unwrap().into()
    }

    fn basic_kinds(&self) -> Vec<String> {
        let weapons = self.values["weapons"].as_table().unwrap();
        weapons.keys().filter(|id| weapons[*id]["class"].as_str() == Some("basic")).cloned().collect()
    }

    pub fn in_arena(&self, place: Zone) -> bool {
        self.letter_at(place) != '.'
    }

    fn all_zones(&self) -> Vec<Zone> {
        (0..5).flat_map(|column| (0..5).map(move |row| (column, row))).filter(|place| self.in_arena(*place)).collect()
    }

    fn adjacent(&self, place: Zone) -> Vec<Zone> {
        let mut zones: Vec<Zone> =
            STRAIGHT.iter().map(|way| beyond(place, way, 1)).filter(|place| self.in_arena(*place)).collect();
        zones.sort_unstable();
        zones
    }

    /// The point value of a zone.
    pub fn value(&self, place: Zone) -> i64 {
        match self.letter_at(place) {
            'B' => self.values["zones"]["base"]["value"].as_integer().unwrap(),
            'M' => self.values["zones"]["bay"]["value"].as_integer().unwrap(),
            _resource => self.zones.iter().find(|entry| entry.0 == place).unwrap().2,
        }
    }

    pub fn letters(&self) -> Vec<char> {
        self.sides.iter().filter(|side| side.out.is_none()).map(|side| side.letter).collect()
    }

    /// Sides who answer.
    fn people(&self) -> Vec<char> {
        self.letters().into_iter().filter(|side| !self.side(*side).robot).collect()
    }

    fn pilot_in(&self, place: Zone) -> Vec<char> {
        self.sides.iter().filter(|side| side.at == Some(place)).map(|side| side.letter).collect()
    }

    fn has_mine_or_turret(&self, place: Zone) -> bool {
        self.mines.iter().any(|mine| mine.0 == place) || self.turrets.iter().any(|turret| turret.0 == place)
    }

    /// TEM-1.9.
    pub fn is_unoccupied(&self, place: Zone, me: char) -> bool {
        !self.pilot_in(place).iter().any(|side| self.are_enemies(me, *side))
            && !self.mines.iter().any(|mine| mine.0 == place && self.are_enemies(me, mine.1))
            && !self.turrets.iter().any(|turret| turret.0 == place && self.are_enemies(me, turret.1))
            && self.mech != Mech::At(place)
    }

    /// TEM-1.10.
    pub fn is_empty(&self, place: Zone) -> bool {
        self.pilot_in(place).is_empty() && !self.has_mine_or_turret(place) && self.mech != Mech::At(place)
    }

    fn stock_mines(&self, me: char) -> Vec<i64> {
        (1..=4).filter(|number| !self.mines.iter().any(|mine| mine.1 == me && mine.2 == *number)).collect()
    }

    fn stock_turrets(&self, me: char) -> i64 {
        self.constant("turrets") - self.turrets_out(me)
    }

    fn turrets_out(&self, me: char) -> i64 {
        self.turrets.iter().filter(|turret| turret.1 == me).count() as i64
    }

    /// The side of the card of a player in the Mech.
    fn form(&self, me: char) -> Option<&str> {
        match &self.mech {
            Mech::In(side, form) if *side == me => Some(form),
            Mech::In(..) | Mech::At(_) => None,
        }
    }

    /// TEM-13.4, TEM-14.
    fn has_pilot(&self, me: char, id: &str) -> bool {
        let side = self.side(me);
        side.pilot.as_deref() == Some(id) && side.status != Status::Mech
    }

    fn gain(&mut self, me: char, energy: i64, credits: i64) {
        let most = self.constant("track_max");
        let side = self.side_mut(me);
        side.energy = (side.energy + energy).clamp(0, most);
        side.credits = (side.credits + credits).clamp(0, most);
    }

    fn score(&mut self, me: char, points: i64) {
        let side = self.side_mut(me);
        side.points = (side.points + points).max(0);
    }

    fn equip(&mut self, me: char) {
        if self.side(me).robot {
            return self.equip_robot(me);
        }
        let worn = self.first_that_fit(me);
        self.side_mut(me).worn = worn;
    }

    fn clockwise(&self, from: char) -> Vec<char> {
        let start = self.sides.iter().position(|side| side.letter == from).unwrap();
        let count = self.sides.len();
        (0..count).map(|step| self.sides[(start + step) % count].letter).collect()
    }

    fn copies_used(&self, me: char, card: &str) -> usize {
        self.side(me).program.iter().flatten().filter(|slot| slot.0 == card).count()
    }

    fn copies(&self, card: &str) -> usize {
        self.values["cards"][card]["copies"].as_integer().unwrap() as usize
    }

    fn cards(&self) -> Vec<String> {
        self.values["cards"].as_table().unwrap().keys().cloned().collect()
    }

    // ---- legal lines ----

    /// Sides that are asked now, in turn order.
    pub fn waiting(&self) -> Vec<char> {
        match self.phase.as_str() {
            "pilot" => self.people().into_iter().filter(|side| self.side(*side).chosen.is_none()).collect(),
            "arm" => self
                .people()
                .into_iter()
                .filter(|side| self.side(*side).arm_mine.is_none() || self.side(*side).arm_weapon.is_none())
                .collect(),
            "program" => self.people().into_iter().filter(|side| !self.side(*side).ready).collect(),
            "over" => Vec::new(),
            _one_by_one => self.asks.first().map(|ask| ask.side).into_iter().collect(),
        }
    }

    pub fn legal(&self, me: char) -> Vec<String> {
        let side = self.side(me);
        let mut lines = Vec::new();
        if side.out.is_some() || side.robot || self.phase == "over" {
            return lines;
        }
        match self.phase.as_str() {
            "pilot" => lines.extend(side.offers.iter().map(|pilot| format!("pilot {pilot}"))),
            "arm" => {
                lines.extend((1..=4).map(|number| format!("mine {number}")));
                lines.extend(self.basic_kinds().iter().map(|weapon| format!("weapon {weapon}")));
            }
            "program" => {
                for slot in 0..4 {
                    for card in self.cards() {
                        for direction in directions(&card) {
                            let filled = (card.clone(), direction.to_string());
                            if side.program[slot].as_ref() != Some(&filled) {
                                lines.push(format!("program {} {card} {direction}", slot + 1));
                            }
                        }
                    }
                }
                if !side.ready && side.program.iter().all(Option::is_some) {
                    lines.push("ready".into());
                }
            }
            _one_by_one => {
                if let Some(ask) = self.asks.first()
                    && ask.side == me
                {
                    lines = self.answers(ask);
                }
            }
        }
        let is_asked = self.waiting().contains(&me);
        // TEM-8.4
        if self.combat.is_none() && (is_asked || self.phase == "program") {
            for weapon in side.weapons.iter().skip(1) {
                lines.push(format!("equip {weapon}"));
            }
        }
        // TEM-14.2
        if side.pilot.as_deref() == Some("magma") && is_asked {
            lines.push(format!("shield {}", if side.shield { "off" } else { "on" }));
        }
        lines
    }

    fn answers(&self, ask: &Ask) -> Vec<String> {
        let me = ask.side;
        let side = self.side(me);
        let mut lines = Vec::new();
        let turn = self.turn.clone().unwrap_or_default();
        match ask.kind.as_str() {
            "base" => {
                for place in self.all_zones() {
                    if self.letter_at(place) == 'B' && !self.sides.iter().any(|side| side.base == Some(place)) {
                        lines.push(format!("base {}", name(place)));
                    }
                }
            }
            "commander" => lines.extend(["commander".into(), "pass".into()]),
            "adhoc" => {
                for card in self.cards() {
                    for direction in directions(&card) {
                        let to = beyond(side.at.unwrap(), direction, if card == "double" { 2 } else { 1 });
                        let meets_enemy = self.pilot_in(to).iter().any(|other| *other != me);
                        if !(turn.peace && meets_enemy) {
                            lines.push(format!("adhoc {card} {direction}"));
                        }
                    }
                }
            }
            "rotate" => {
                let (card, now) = turn.card.unwrap();
                for direction in directions(&card) {
                    if direction != now {
                        lines.push(format!("rotate {direction}"));
                    }
                }
                lines.push("pass".into());
            }
            "mech" => lines.extend(["mech trojan".into(), "mech sparta".into(), "mech none".into()]),
            "drive" => lines.extend(["drive".into(), "pass".into()]),
            "collect" => lines.extend(["collect energy".into(), "collect credits".into()]),
            "expert" => lines.extend(["expert".into(), "pass".into()]),
            "action" => {
                lines = self.actions(me, &turn.card.unwrap().0);
                lines.push("pass".into());
            }
            "attack" => {
                for weapon in &side.worn {
                    if !side.exhausted.contains(weapon) {
                        lines.extend(self.forms(me, weapon));
                    }
                }
            }
            "place" => {
                for place in self.places(me, zone(ask.arg.as_ref().unwrap())) {
                    lines.push(format!("place {}", name(place)));
                }
            }
            "deploy" => {
                let is_mine = ask.arg.as_deref() == Some("mine");
                if let Some(at) = side.at
                    && self.has_pilot(me, "wasp")
                    && side.out.is_none()
                {
                    let (purse, stock) = if is_mine {
                        (side.credits, !self.stock_mines(me).is_empty())
                    } else {
                        (side.energy, self.stock_turrets(me) > 0)
                    };
                    for place in self.adjacent(at) {
                        if stock && self.is_empty(place) && purse >= self.value(place) + self.surcharge() {
                            lines.push(format!("deploy {}", name(place)));
                        }
                    }
                }
                lines.push("pass".into());
            }
            "mine" => {
                for number in self.stock_mines(me) {
                    lines.push(format!("mine {number}"));
                }
            }
            other => panic!("a question: {other}"),
        }
        lines
    }

    fn surcharge(&self) -> i64 {
        self.values["pilots"]["wasp"]["surcharge"].as_integer().unwrap()
    }

    /// Section 7, without declining.
    fn actions(&self, me: char, card: &str) -> Vec<String> {
        let side = self.side(me);
        let at = side.at.unwrap();
        let mut lines = Vec::new();
        match card {
            "mine" | "turret" => {
                // TEM-7.5
                if self.has_mine_or_turret(at) || self.mech == Mech::At(at) {
                    return lines;
                }
                let purse = if card == "mine" { side.credits } else { side.energy };
                if purse < self.value(at) {
                    return lines;
                }
                if card == "mine" {
                    let mut numbers = self.stock_mines(me);
                    if numbers.is_empty() {
                        numbers = vec![1, 2, 3, 4];
                    }
                    for number in numbers {
                        lines.push(format!("mine {number}"));
                    }
                } else if self.stock_turrets(me) > 0 {
                    lines.push("turret".into());
                } else {
                    for turret in self.turrets.iter().filter(|turret| turret.1 == me) {
                        lines.push(format!("turret {}", name(turret.0)));
                    }
                }
            }
            "buy" => {
                let mut kinds = self.basic_kinds();
                kinds.retain(|kind| !side.weapons.contains(kind));
                kinds.extend(self.row.iter().cloned());
                for kind in kinds {
                    if side.energy >= self.weapon(&kind, "energy") && side.credits >= self.weapon(&kind, "credits") {
                        lines.push(format!("buy {kind}"));
                    }
                }
            }
            "power" => {
                if side.status == Status::Mech {
                    return lines;
                }
                let missing = self.full_health(side.status) - side.health;
                if missing > 0 {
                    let (fewest, most) = if self.has_pilot(me, "diamond") {
                        let free = self.values["pilots"]["diamond"]["free_health"].as_integer().unwrap();
                        (0, (missing - free).max(0))
                    } else {
                        (1, missing)
                    };
                    let each = self.constant("repair_health");
                    for paid in fewest..=((most + each - 1) / each).min(side.energy) {
                        lines.push(format!("repair {paid}"));
                    }
                }
                if side.status == Status::Pilot && side.energy >= self.constant("upgrade_cost") {
                    lines.push("upgrade".into());
                }
            }
            "collect" | "diagonal" | "double" => {}
            other => panic!("a card: {other}"),
        }
        lines
    }

    // ---- combat, read only ----

    fn foe(&self, me: char) -> char {
        let combat = self.combat.as_ref().unwrap();
        if combat.mover == me { combat.enemy } else { combat.mover }
    }

    /// TEM-10.5.
    pub fn is_power(&self, me: char, weapon: &str) -> bool {
        let combat = self.combat.as_ref().unwrap();
        let last = combat.last.as_deref().unwrap_or("none");
        let kind = self.kind_of(weapon);
        let counters = matches!((kind.as_str(), last), ("area", "ranged") | ("ranged", "melee") | ("melee", "area"));
        let by_jump = combat.jump && combat.mover == me && !combat.used.contains(&me);
        counters || by_jump || (weapon == "preemptive_shield" && last != "none")
    }

    /// Damage before anything is ignored.
    fn damage(&self, me: char, weapon: &str, power: bool, paid: i64) -> i64 {
        let combat = self.combat.as_ref().unwrap();
        let side = self.side(me);
        let row = self.weapon(weapon, if power { "power" } else { "damage" });
        match weapon {
            // TEM-15.3
            "pulse_pistol" if !combat.used.contains(&me) => self.weapon(weapon, "power"),
            "laser_blaster" => row + self.turrets_out(me),
            "rotary_cannon" | "lightning_coil" => row + paid,
            "flamethrower" => row + self.value(side.at.unwrap()),
            "plasma_cannon" if !power && combat.last.as_deref() == Some("area") => {
                row + self.weapon(weapon, "after_area")
            }
            _other => row,
        }
    }

    /// Health that the enemy loses, and the energy that Magma loses in its place.
    fn losses(&self, foe: char, damage: i64) -> (i64, i64) {
        let side = self.side(foe);
        let mut damage = damage;
        // TEM-13.9
        if self.form(foe) == Some("sparta") {
            damage = (damage - self.values["mech"]["sparta"]["ignored"].as_integer().unwrap()).max(0);
        }
        let mut energy = 0;
        // TEM-14.2
        if damage > 0
            && self.has_pilot(foe, "magma")
            && side.shield
            && side.energy > 0
            && !self.combat.as_ref().unwrap().hit.contains(&foe)
        {
            damage -= 1;
            energy = 1;
        }
        (damage.min(side.health), energy)
    }

    fn rail_targets(&self, me: char, direction: &str) -> Vec<char> {
        let foe = self.foe(me);
        let mut targets = Vec::new();
        let mut place = beyond(self.side(me).at.unwrap(), direction, 1);
        while self.in_arena(place) {
            targets.extend(self.pilot_in(place).into_iter().filter(|side| *side != me && *side != foe));
            place = beyond(place, direction, 1);
        }
        targets
    }

    /// All lines of an attack with one weapon.
    fn forms(&self, me: char, weapon: &str) -> Vec<String> {
        let side = self.side(me);
        let foe = self.side(self.foe(me));
        let power = self.is_power(me, weapon);
        let at = side.at.unwrap();
        let plain = format!("attack {weapon}");
        let falls = |damage: i64| self.losses(foe.letter, damage).0 >= foe.health;
        let mut args: Vec<String> = Vec::new();
        let mut or_none = false;
        match weapon {
            "preemptive_shield" => {
                let missing = self.full_health(side.status) - side.health;
                args.extend((0..=3.min(side.energy).min(missing)).map(|paid| paid.to_string()));
            }
            "rotary_cannon" | "lightning_coil" => {
                args.extend((0..=3.min(side.energy)).map(|paid| paid.to_string()));
            }
            "sniper_rifle" if power => {
                args.extend((0..=3.min(side.energy).min(foe.points)).map(|paid| paid.to_string()));
            }
            "grenade_launcher" if power => {
                or_none = true;
                for place in self.adjacent(at) {
                    if self.mines.iter().any(|mine| mine.0 == place && mine.1 != me)
                        || self.turrets.iter().any(|turret| turret.0 == place && turret.1 != me)
                    {
                        args.push(name(place));
                    }
                }
            }
            "flash_spire" if !falls(self.damage(me, weapon, power, 0)) => {
                for place in self.adjacent(at) {
                    if self.pilot_in(place).is_empty() {
                        args.push(name(place));
                    }
                }
            }
            "emp_mace" => {
                or_none = !power;
                if power || side.energy >= self.weapon(weapon, "price") {
                    args.extend(foe.worn.iter().filter(|other| !foe.exhausted.contains(other)).cloned());
                }
            }
            "energy_crossbow" if power => {
                or_none = true;
                args.extend(side.exhausted.iter().filter(|other| *other != weapon).cloned());
            }
            "gauss_rifle" => args.extend(["energy".into(), "credits".into()]),
            "particle_phaser" if !power => {
                args.extend((foe.energy > 0).then(|| "energy".into()));
                args.extend((foe.credits > 0).then(|| "credits".into()));
            }
            "rail_gun" if power => {
                for direction in STRAIGHT {
                    if !self.rail_targets(me, direction).is_empty() {
                        args.push(direction.into());
                    }
                }
            }
            "auto_turret" if power => {
                or_none = true;
                if self.stock_turrets(me) > 0 {
                    for place in self.adjacent(at) {
                        if self.is_empty(place) {
                            args.push(name(place));
                        }
                    }
                }
            }
            _without => {}
        }
        let mut lines: Vec<String> = args.iter().map(|arg| format!("{plain} {arg}")).collect();
        if or_none || lines.is_empty() {
            lines.insert(0, plain);
        }
        lines
    }

    /// TEM-11.6, TEM-11.7.
    fn places(&self, me: char, from: Zone) -> Vec<Zone> {
        let mut found: Vec<(i64, Zone)> = Vec::new();
        for direction in STRAIGHT {
            for distance in 1..5 {
                let place = beyond(from, direction, distance);
                if !self.in_arena(place) {
                    break;
                }
                if self.is_unoccupied(place, me) {
                    found.push((distance, place));
                    break;
                }
            }
        }
        if found.is_empty() {
            let steps = self.steps(from);
            found = steps.iter().copied().filter(|entry| self.is_unoccupied(entry.1, me)).collect();
            if found.is_empty() {
                found = steps
                    .into_iter()
                    .filter(|entry| self.pilot_in(entry.1).is_empty() && self.mech != Mech::At(entry.1))
                    .collect();
            }
        }
        let nearest = found.iter().map(|entry| entry.0).min().expect("a free zone");
        let mut zones: Vec<Zone> = found.into_iter().filter(|entry| entry.0 == nearest).map(|entry| entry.1).collect();
        zones.sort_unstable();
        zones
    }

    /// Every other zone with its distance in steps.
    fn steps(&self, from: Zone) -> Vec<(i64, Zone)> {
        let mut known = vec![(0, from)];
        let mut next = 0;
        while next < known.len() {
            let (distance, place) = known[next];
            next += 1;
            for other in self.adjacent(place) {
                if !known.iter().any(|entry| entry.1 == other) {
                    known.push((distance + 1, other));
                }
            }
        }
        known.remove(0);
        known
    }

    // ---- carrying out ----

    /// Carries out a legal line.
    pub fn play(&mut self, me: char, line: &str) {
        let words: Vec<&str> = line.split_whitespace().collect();
        match (self.phase.as_str(), words[0]) {
            (_, "equip") => {
                let side = self.side_mut(me);
                side.weapons.retain(|weapon| weapon != words[1]);
                side.weapons.insert(0, words[1].into());
            }
            (_, "shield") => self.side_mut(me).shield = words[1] == "on",
            (_, "resign") => self.leave(me),
            ("pilot", _) => self.side_mut(me).chosen = Some(words[1].into()),
            ("arm", "mine") => self.side_mut(me).arm_mine = Some(words[1].parse().unwrap()),
            ("arm", "weapon") => self.side_mut(me).arm_weapon = Some(words[1].into()),
            ("program", "ready") => self.side_mut(me).ready = true,
            ("program", _) => self.fill_slot(me, words[1].parse::<usize>().unwrap() - 1, words[2], words[3]),
            (_, _) => {
                let ask = self.asks.remove(0);
                self.answer(&ask, line);
            }
        }
        self.go_on();
    }

    /// TEM-5.2, TEM-5.3.
    fn fill_slot(&mut self, me: char, slot: usize, card: &str, direction: &str) {
        self.side_mut(me).program[slot] = None;
        if self.copies_used(me, card) == self.copies(card) {
            let side = self.side_mut(me);
            let holder = side.program.iter().position(|slot| slot.as_ref().is_some_and(|slot| slot.0 == card)).unwrap();
            side.program[holder] = None;
        }
        let side = self.side_mut(me);
        side.program[slot] = Some((card.into(), direction.into()));
        side.ready = false;
    }

    /// Everything that happens by itself.
    pub fn go_on(&mut self) {
        loop {
            match self.phase.as_str() {
                "over" => return,
                "pilot" => {
                    if !self.waiting().is_empty() {
                        return;
                    }
                    for side in self.sides.iter_mut().filter(|side| !side.robot) {
                        side.pilot = side.chosen.take();
                        side.offers.clear();
                    }
                    self.phase = "base".into();
                }
                "base" => {
                    if let Some(ask) = self.asks.first() {
                        let answers = self.answers(ask);
                        if answers.len() > 1 {
                            return;
                        }
                        let ask = self.asks.remove(0);
                        self.answer(&ask, &answers[0]);
                        continue;
                    }
                    // TEM-3.6
                    let mut order = self.clockwise(self.first);
                    order.reverse();
                    let next = order
                        .into_iter()
                        .find(|side| self.side(*side).base.is_none() && self.side(*side).out.is_none());
                    match next {
                        Some(side) => self.ask(side, "base", None),
                        None => self.phase = "arm".into(),
                    }
                }
                "arm" => {
                    if !self.waiting().is_empty() {
                        return;
                    }
                    for letter in self.people() {
                        let side = self.side_mut(letter);
                        let weapon = side.arm_weapon.take().unwrap();
                        side.weapons = vec![weapon];
                        let mine = (side.base.unwrap(), letter, side.arm_mine.take().unwrap());
                        self.mines.push(mine);
                        self.equip(letter);
                    }
                    self.row = self.deck.drain(..4).collect();
                    self.phase = "program".into();
                }
                "program" => {
                    if !self.waiting().is_empty() {
                        return;
                    }
                    for side in &mut self.sides {
                        side.ready = false;
                    }
                    self.phase = "turn".into();
                    let first =
                        self.clockwise(self.first).into_iter().find(|side| self.side(*side).out.is_none()).unwrap();
                    self.begin_turn(first, 1);
                }
                "turn" => {
                    if let Some(ask) = self.asks.first() {
                        let answers = self.answers(ask);
                        if answers.len() > 1 {
                            return;
                        }
                        let ask = self.asks.remove(0);
                        self.answer(&ask, &answers[0]);
                    } else if self.combat.is_some() {
                        self.continue_combat();
                    } else {
                        self.continue_turn();
                    }
                }
                other => panic!("a phase: {other}"),
            }
        }
    }

    fn ask(&mut self, side: char, kind: &str, arg: Option<String>) {
        self.asks.push(Ask { side, kind: kind.into(), arg });
    }

    fn begin_turn(&mut self, side: char, slot: usize) {
        self.turn = Some(Turn { side, slot, stage: "start".into(), ..Turn::default() });
    }

    fn turn_mut(&mut self) -> &mut Turn {
        self.turn.as_mut().expect("a turn")
    }

    fn continue_turn(&mut self) {
        let turn = self.turn.clone().expect("a turn");
        let me = turn.side;
        let at = self.side(me).at;
        let next = |game: &mut Game, stage: &str| game.turn_mut().stage = stage.into();
        match turn.stage.as_str() {
            "start" => {
                if !self.side(me).robot {
                    self.equip(me);
                }
                next(self, "open");
                if let Some(fresh) = self.side(me).adhoc {
                    if fresh {
                        self.side_mut(me).adhoc = Some(false);
                        self.turn_mut().peace = true;
                    }
                    self.ask(me, "adhoc", None);
                } else if turn.slot == 4 && self.has_pilot(me, "tsunami") && self.side(me).energy >= 2 {
                    self.ask(me, "commander", None);
                }
            }
            "open" => {
                next(self, "move");
                if self.side(me).robot {
                    self.open_robot_card(me);
                } else if self.side(me).adhoc.is_none() {
                    let card = self.side(me).program[turn.slot - 1].clone();
                    self.turn_mut().card = card;
                    if self.has_pilot(me, "kitty") && self.side(me).energy >= 1 {
                        self.ask(me, "rotate", None);
                    }
                }
            }
            "move" => {
                let (card, direction) = turn.card.expect("a card");
                if self.side(me).robot {
                    return self.move_robot(me, &card);
                }
                let to = beyond(at.unwrap(), &direction, if card == "double" { 2 } else { 1 });
                if self.in_arena(to) {
                    self.side_mut(me).at = Some(to);
                    self.turn_mut().jumped = is_jump(&card);
                    next(self, "mine");
                } else {
                    next(self, "action");
                }
            }
            "mine" => {
                next(self, "combat");
                self.explode(me);
            }
            "combat" => {
                next(self, "turret");
                let enemy = self.pilot_in(at.unwrap()).into_iter().find(|side| self.are_enemies(me, *side));
                if let Some(enemy) = enemy {
                    self.begin_combat(me, enemy);
                }
            }
            "turret" => {
                next(self, "mech");
                // TEM-9.6: the stage is `end` where the mover has left the zone.
                self.fire(me);
            }
            "mech" => {
                next(self, "drive");
                if self.side(me).robot {
                    if self.mech == Mech::At(at.unwrap()) {
                        self.take_mech_as_robot(me);
                    }
                } else if self.mech == Mech::At(at.unwrap())
                    && self.side(me).status == Status::Armor
                    && self.side(me).health == self.full_health(Status::Armor)
                    && !turn.declined
                {
                    self.ask(me, "mech", None);
                }
            }
            "drive" => {
                next(self, "action");
                if self.side(me).robot {
                    return;
                }
                let (card, direction) = turn.card.expect("a card");
                let to = beyond(at.unwrap(), &direction, 1);
                if self.form(me) == Some("trojan")
                    && !is_jump(&card)
                    && !turn.fought
                    && self.side(me).energy >= 1
                    && self.in_arena(to)
                    && !(turn.peace && self.pilot_in(to).iter().any(|side| *side != me))
                {
                    self.ask(me, "drive", None);
                }
            }
            "action" => {
                next(self, "end");
                if turn.fought {
                    return;
                }
                let (card, _) = turn.card.expect("a card");
                if self.side(me).robot {
                    self.act_robot(me, &card);
                } else if card == "collect" {
                    self.collect(me);
                } else {
                    self.ask(me, "action", None);
                }
            }
            "end" => self.end_turn(),
            other => panic!("a stage: {other}"),
        }
    }

    fn end_turn(&mut self) {
        let turn = self.turn.clone().expect("a turn");
        let me = turn.side;
        if !self.side(me).robot {
            self.equip(me);
        }
        let order = self.clockwise(self.first);
        let here = order.iter().position(|side| *side == me).unwrap();
        let later = order[here + 1..].iter().find(|side| self.side(**side).out.is_none());
        if let Some(side) = later {
            self.begin_turn(*side, turn.slot);
        } else if turn.slot < 4 {
            let first = order.into_iter().find(|side| self.side(*side).out.is_none()).unwrap();
            self.begin_turn(first, turn.slot + 1);
        } else {
            self.end_round();
        }
    }

    fn end_round(&mut self) {
        self.turn = None;
        if self.round % 2 == 0 {
            // TEM-16.2
            for me in self.letters() {
                let mut points = self.side(me).at.map_or(0, |at| self.value(at));
                for mine in self.mines.clone() {
                    if mine.1 == me {
                        points += self.value(mine.0);
                    }
                }
                for turret in self.turrets.clone() {
                    if turret.1 == me {
                        points += 2 * self.value(turret.0);
                    }
                }
                if self.side(me).status == Status::Mech {
                    points += self.constant("pilot_mech");
                }
                self.score(me, points);
            }
        }
        if self.round == self.constant("rounds") {
            // TEM-16.3
            for me in self.letters() {
                let points = self.side(me).weapons.iter().map(|weapon| self.weapon(weapon, "points")).sum();
                self.score(me, points);
            }
            self.finish();
            return;
        }
        for side in &mut self.sides {
            side.program = [None, None, None, None];
            side.adhoc = None;
        }
        self.round += 1;
        self.phase = "program".into();
        if self.arena == "solo" {
            return self.shuffle_robot_cards();
        }
        self.first =
            self.clockwise(self.first)[1..].iter().copied().find(|side| self.side(*side).out.is_none()).unwrap();
    }

    /// TEM-16.4, TEM-18.1.
    fn finish(&mut self) {
        self.phase = "over".into();
        self.turn = None;
        self.combat = None;
        self.asks.clear();
        for side in &mut self.sides {
            side.exhausted.clear();
            side.draws.clear();
        }
        let rank = |side: &super::position::Side| {
            (
                i64::from(side.out.is_none()),
                side.out.map_or(0, |number| number as i64),
                if side.out.is_none() { side.points } else { 0 },
                i64::from(side.out.is_none() && side.status == Status::Mech),
                if side.out.is_none() { side.weapons.len() } else { 0 },
            )
        };
        self.results = self
            .sides
            .iter()
            .map(|side| {
                let better = self.sides.iter().filter(|other| rank(other) > rank(side)).count();
                (side.letter, better + 1, side.points)
            })
            .collect();
        // TEM-17.20
        if self.arena == "solo" {
            let human = &self.sides[0];
            let has_won = self.sides[1..].iter().all(|robot| rank(human) > rank(robot));
            self.results = vec![(human.letter, if has_won { 1 } else { 2 }, human.points)];
        }
    }

    fn leave(&mut self, me: char) {
        if self.combat.as_ref().is_some_and(|combat| combat.mover == me || combat.enemy == me) {
            self.end_combat();
        }
        let number = self.sides.iter().filter(|side| side.out.is_some()).count() + 1;
        let place = self.asks.iter().find(|ask| ask.side == me && ask.kind == "place");
        let at = self.side(me).at.or_else(|| place.and_then(|ask| ask.arg.as_deref()).map(zone));
        if let (Mech::In(side, _), Some(at)) = (&self.mech, at)
            && *side == me
        {
            self.mech = Mech::At(at);
        }
        let health = self.full_health(Status::Pilot);
        let side = self.side_mut(me);
        if side.status == Status::Mech {
            side.status = Status::Pilot;
            side.health = health;
            side.worn.clear();
        }
        side.out = Some(number);
        side.at = None;
        side.ready = false;
        side.adhoc = None;
        side.program = [None, None, None, None];
        side.offers.clear();
        side.chosen = None;
        side.arm_mine = None;
        side.arm_weapon = None;
        self.mines.retain(|mine| mine.1 != me);
        self.turrets.retain(|turret| turret.1 != me);
        self.asks.retain(|ask| ask.side != me);
        if self.letters().len() == 1 || self.people().is_empty() {
            self.finish();
            return;
        }
        if self.turn.as_ref().is_some_and(|turn| turn.side == me) {
            self.turn_mut().stage = "end".into();
        }
    }

    /// TEM-7.1.
    fn collect(&mut self, me: char) {
        let at = self.side(me).at.unwrap();
        let mut zones = vec![at];
        zones.extend(self.mines.iter().filter(|mine| mine.1 == me).map(|mine| mine.0));
        zones.extend(self.turrets.iter().filter(|turret| turret.1 == me).map(|turret| turret.0));
        zones.sort_unstable();
        zones.dedup();
        for place in zones {
            let (energy, credits) = self.yields(place);
            self.gain(me, energy, credits);
        }
        // TEM-14.3
        if self.has_pilot(me, "brawler") {
            match self.yields(at) {
                (1, 1) => self.ask(me, "collect", None),
                (energy, credits) => self.gain(me, energy, credits),
            }
        }
    }

    fn yields(&self, place: Zone) -> (i64, i64) {
        match self.zones.iter().find(|entry| entry.0 == place) {
            Some((_, resource, _)) if resource == "energy" => (1, 0),
            Some(_) => (0, 1),
            None => (1, 1),
        }
    }

    /// TEM-9.3.
    fn explode(&mut self, me: char) {
        let at = self.side(me).at.unwrap();
        let Some(index) = self.mines.iter().position(|mine| mine.0 == at && self.are_enemies(me, mine.1)) else {
            // TEM-17.15
            let robot = self.pilot_in(at).into_iter().find(|side| *side != me && self.side(*side).robot);
            let owner = self.turrets.iter().find(|turret| turret.0 == at && turret.1 != me).map(|turret| turret.1);
            if robot.is_some() && owner.is_some() && robot != owner {
                self.fire(me);
            }
            return;
        };
        let (_, owner, number) = self.mines.remove(index);
        let mut damage = self.value(at) + number;
        if self.has_pilot(me, "tank") {
            damage = (damage - 2).max(0);
        }
        let side = self.side_mut(me);
        side.health = (side.health - damage).max(0);
        if side.health == 0 {
            self.score(owner, self.constant("mine_ko"));
            self.knock_out(me, at, None);
        }
        self.offer_redeploy(owner, "mine");
    }

    /// TEM-9.4, TEM-9.6.
    fn fire(&mut self, me: char) {
        let at = self.side(me).at.unwrap();
        let Some(index) = self.turrets.iter().position(|turret| turret.0 == at && self.are_enemies(me, turret.1))
        else {
            return;
        };
        let owner = self.turrets[index].1;
        let mut damage = self.value(at);
        if self.has_pilot(me, "tank") {
            damage = (damage - 1).max(0);
        }
        let side = self.side_mut(me);
        side.health = (side.health - damage).max(0);
        if side.health == 0 {
            self.score(owner, self.constant("turret_ko"));
            self.knock_out(me, at, None);
        } else {
            self.turrets.remove(index);
            self.offer_redeploy(owner, "turret");
        }
    }

    /// TEM-14.4.
    fn offer_redeploy(&mut self, owner: char, kind: &str) {
        if self.has_pilot(owner, "wasp") {
            self.ask(owner, "deploy", Some(kind.into()));
        }
    }

    fn enter_adhoc(&mut self, me: char) {
        let side = self.side_mut(me);
        side.adhoc = Some(true);
        side.program = [None, None, None, None];
        if let Some(turn) = &mut self.turn
            && turn.side == me
        {
            turn.stage = "end".into();
        }
    }

    /// TEM-11.2.
    fn knock_out(&mut self, me: char, place: Zone, by: Option<char>) {
        let was_in_mech = self.side(me).status == Status::Mech;
        if was_in_mech {
            self.mech = Mech::At(place);
        }
        if self.side(me).robot {
            self.send_home(me);
        } else {
            self.fall(me, place);
        }
        match by.filter(|_| was_in_mech) {
            Some(robot) if self.side(robot).robot => self.take_mech_as_robot(robot),
            Some(by) => self.ask(by, "mech", None),
            None => {}
        }
    }

    fn fall(&mut self, me: char, place: Zone) {
        self.enter_adhoc(me);
        let before = self.side(me).status;
        let health = self.full_health(Status::Pilot);
        let (least_energy, least_credits) = (self.constant("ko_energy"), self.constant("ko_credits"));
        let side = self.side_mut(me);
        side.status = Status::Pilot;
        side.health = health;
        side.at = None;
        if before == Status::Pilot {
            side.energy = side.energy.max(least_energy);
            side.credits = side.credits.max(least_credits);
            let base = side.base.unwrap();
            if self.is_unoccupied(base, me) {
                self.side_mut(me).at = Some(base);
            } else {
                self.ask(me, "place", Some(name(base)));
            }
            return;
        }
        self.equip(me);
        self.ask(me, "place", Some(name(place)));
    }

    fn begin_combat(&mut self, me: char, enemy: char) {
        self.turn_mut().fought = true;
        let jump = self.turn_mut().jumped;
        self.score(me, self.constant("start_combat"));
        self.combat = Some(Combat {
            mover: me,
            enemy,
            next: me,
            last: None,
            jump,
            used: Vec::new(),
            hit: Vec::new(),
            expert: None,
        });
        for fighter in [me, enemy] {
            self.ready_robot(fighter);
            if self.has_pilot(fighter, "maverick") && self.side(fighter).energy >= 2 {
                self.ask(fighter, "expert", None);
            }
        }
    }

    fn end_combat(&mut self) {
        let combat = self.combat.take().unwrap();
        self.asks.retain(|ask| ask.kind != "attack" && ask.kind != "expert");
        // TEM-9.6: the turret of a third player does not fire.
        let at = self.side(combat.mover).at;
        if self.turn_mut().stage == "turret"
            && self.turrets.iter().any(|turret| Some(turret.0) == at && turret.1 != combat.enemy)
        {
            self.turn_mut().stage = "mech".into();
        }
        for side in &mut self.sides {
            side.exhausted.clear();
            side.draws.clear();
            // TEM-17.16; one that has fallen is turned as it is sent home.
            if side.robot && [combat.mover, combat.enemy].contains(&side.letter) {
                side.facing = "n".into();
            }
        }
    }

    fn continue_combat(&mut self) {
        let me = self.combat.as_ref().unwrap().next;
        let side = self.side(me);
        if side.robot {
            return self.attack_as_robot(me);
        }
        if side.worn.iter().any(|weapon| !side.exhausted.contains(weapon)) {
            self.ask(me, "attack", None);
            return;
        }
        // TEM-11.1
        let foe = self.foe(me);
        let at = side.at.unwrap();
        self.end_combat();
        self.score(foe, self.constant("retreat_or_ko"));
        self.enter_adhoc(me);
        self.side_mut(me).at = None;
        self.ask(me, "place", Some(name(at)));
    }

    /// TEM-10.3.
    fn attack(&mut self, me: char, weapon: &str, arg: Option<&str>) {
        let foe = self.foe(me);
        let at = self.side(me).at.unwrap();
        let power = self.is_power(me, weapon);
        let paid = arg.and_then(|arg| arg.parse::<i64>().ok()).unwrap_or(0);
        let clears = weapon == "grenade_launcher" && arg.is_some();
        let damage = if clears { 0 } else { self.damage(me, weapon, power, paid) };
        let (loss, energy) = self.losses(foe, damage);
        let kind = self.kind_of(weapon);

        let combat = self.combat.as_mut().unwrap();
        let free = combat.expert == Some(me);
        if free {
            combat.expert = None;
        }
        if !combat.used.contains(&me) {
            combat.used.push(me);
        }
        if (loss > 0 || energy > 0) && !combat.hit.contains(&foe) {
            combat.hit.push(foe);
        }
        combat.last = Some(if weapon == "shock_knuckles" { "none".into() } else { kind });
        combat.next = foe;
        if !free {
            self.side_mut(me).exhausted.push(weapon.into());
        }

        let enemy = self.side_mut(foe);
        enemy.health -= loss;
        enemy.energy -= energy;
        let falls = enemy.health == 0;
        self.score(me, loss * self.constant("damage_point"));
        self.gain(me, -paid, 0);

        let mut fallen = Vec::new();
        match weapon {
            "energy_sword" if power => self.gain(foe, -1, -1),
            "grenade_launcher" => {
                if let Some(arg) = arg {
                    self.remove_at(zone(arg));
                }
            }
            "preemptive_shield" => self.side_mut(me).health += paid,
            "flash_spire" => {
                if let Some(arg) = arg {
                    let to = zone(arg);
                    self.side_mut(me).at = Some(to);
                    self.side_mut(foe).at = Some(to);
                    self.turn_mut().stage = "end".into();
                    self.remove_at(to);
                }
            }
            "emp_mace" => {
                if let Some(arg) = arg.filter(|_| !falls) {
                    if !power {
                        self.gain(me, -self.weapon(weapon, "price"), 0);
                    }
                    self.side_mut(foe).exhausted.push(arg.into());
                    self.side_mut(foe).draws.retain(|drawn| drawn != arg);
                }
            }
            "warhammer" => self.score(me, 1),
            "energy_crossbow" => {
                if let Some(arg) = arg {
                    self.side_mut(me).exhausted.retain(|other| other != arg);
                }
            }
            "gauss_rifle" => {
                let amount = if power { 2 } else { 1 };
                match arg {
                    Some("energy") => self.gain(me, amount, 0),
                    Some(_) => self.gain(me, 0, amount),
                    None => {}
                }
            }
            "sniper_rifle" => self.score(foe, -paid),
            "rail_gun" if power => {
                if let Some(direction) = arg {
                    for target in self.rail_targets(me, direction) {
                        self.score(me, self.weapon(weapon, "line_points"));
                        let other = self.side_mut(target);
                        other.health -= 1;
                        if other.health <= 0 {
                            fallen.push((target, other.at.unwrap()));
                        }
                    }
                }
            }
            "particle_phaser" => {
                let (energy, credits) = (self.side(foe).energy.min(1), self.side(foe).credits.min(1));
                let (energy, credits) = match (power, arg) {
                    (false, Some("energy")) => (energy, 0),
                    (false, Some(_)) => (0, credits),
                    (true, _) => (energy, credits),
                    (false, None) => (0, 0),
                };
                self.gain(foe, -energy, -credits);
                self.gain(me, energy, credits);
            }
            "rocket_battery" => {
                let own = self.weapon(weapon, if power { "power_loss" } else { "normal_loss" });
                let side = self.side_mut(me);
                side.health = (side.health - own).max(0);
            }
            "auto_turret" => {
                if let Some(arg) = arg {
                    self.turrets.push((zone(arg), me));
                }
            }
            _without => {}
        }

        let at = self.side(me).at.unwrap_or(at);
        let self_falls = self.side(me).health == 0;
        if falls || self_falls {
            self.end_combat();
        }
        if falls {
            self.score(me, self.constant("retreat_or_ko"));
            self.knock_out(foe, at, (!self_falls).then_some(me));
        }
        if self_falls {
            self.knock_out(me, at, None);
        }
        for (other, place) in fallen {
            self.score(me, self.constant("retreat_or_ko"));
            self.knock_out(other, place, None);
        }
    }

    /// A mine or turret returns to its owner without damage.
    fn remove_at(&mut self, place: Zone) {
        if let Some(index) = self.mines.iter().position(|mine| mine.0 == place) {
            let owner = self.mines.remove(index).1;
            self.offer_redeploy(owner, "mine");
        } else if let Some(index) = self.turrets.iter().position(|turret| turret.0 == place) {
            let owner = self.turrets.remove(index).1;
            self.offer_redeploy(owner, "turret");
        }
    }

    fn answer(&mut self, ask: &Ask, line: &str) {
        let me = ask.side;
        let words: Vec<&str> = line.split_whitespace().collect();
        if words[0] == "pass" {
            return;
        }
        match ask.kind.as_str() {
            "base" => {
                let place = zone(words[1]);
                let side = self.side_mut(me);
                side.base = Some(place);
                side.at = Some(place);
            }
            "commander" => {
                self.gain(me, -2, 0);
                let side = self.side_mut(me);
                side.adhoc = Some(false);
                side.program = [None, None, None, None];
                self.turn_mut().peace = true;
                self.asks.insert(0, Ask { side: me, kind: "adhoc".into(), arg: None });
            }
            "adhoc" => self.turn_mut().card = Some((words[1].into(), words[2].into())),
            "rotate" => {
                self.gain(me, -1, 0);
                if let Some(card) = &mut self.turn_mut().card {
                    card.1 = words[1].into();
                }
            }
            "mech" => {
                if words[1] == "none" {
                    if self.turn_mut().side == me {
                        self.turn_mut().declined = true;
                    }
                    return;
                }
                self.mech = Mech::In(me, words[1].into());
                let health = self.full_health(Status::Mech);
                let side = self.side_mut(me);
                side.status = Status::Mech;
                side.health = health;
                self.score(me, self.constant("enter_mech"));
                self.equip(me);
            }
            "drive" => {
                self.gain(me, -1, 0);
                let direction = self.turn_mut().card.clone().unwrap().1;
                let to = beyond(self.side(me).at.unwrap(), &direction, 1);
                self.side_mut(me).at = Some(to);
                self.turn_mut().stage = "mine".into();
            }
            "collect" => {
                if words[1] == "energy" {
                    self.gain(me, 1, 0);
                } else {
                    self.gain(me, 0, 1);
                }
            }
            "expert" => {
                self.gain(me, -2, 0);
                self.combat.as_mut().unwrap().expert = Some(me);
            }
            "action" => self.act(me, &words),
            "attack" => self.attack(me, words[1], words.get(2).copied()),
            "place" => self.side_mut(me).at = Some(zone(words[1])),
            "deploy" => {
                let place = zone(words[1]);
                if ask.arg.as_deref() == Some("mine") {
                    self.asks.insert(0, Ask { side: me, kind: "mine".into(), arg: Some(words[1].into()) });
                } else {
                    self.gain(me, -self.value(place) - self.surcharge(), 0);
                    self.turrets.push((place, me));
                }
            }
            "mine" => {
                let place = zone(ask.arg.as_ref().unwrap());
                self.gain(me, 0, -self.value(place) - self.surcharge());
                self.mines.push((place, me, words[1].parse().unwrap()));
            }
            other => panic!("a question: {other}"),
        }
    }

    fn act(&mut self, me: char, words: &[&str]) {
        let at = self.side(me).at.unwrap();
        match words[0] {
            "mine" => {
                let number: i64 = words[1].parse().unwrap();
                self.mines.retain(|mine| !(mine.1 == me && mine.2 == number));
                self.gain(me, 0, -self.value(at));
                self.mines.push((at, me, number));
            }
            "turret" => {
                if let Some(from) = words.get(1) {
                    self.turrets.retain(|turret| turret.0 != zone(from));
                }
                self.gain(me, -self.value(at), 0);
                self.turrets.push((at, me));
            }
            "buy" => {
                let id = words[1];
                self.gain(me, -self.weapon(id, "energy"), -self.weapon(id, "credits"));
                if let Some(place) = self.row.iter().position(|other| other == id) {
                    if self.deck.is_empty() {
                        self.row.remove(place);
                    } else {
                        self.row[place] = self.deck.remove(0);
                    }
                }
                self.side_mut(me).weapons.insert(0, id.into());
                self.equip(me);
            }
            "repair" => {
                let paid: i64 = words[1].parse().unwrap();
                let mut health = paid * self.constant("repair_health");
                if self.has_pilot(me, "diamond") {
                    health += self.values["pilots"]["diamond"]["free_health"].as_integer().unwrap();
                }
                self.gain(me, -paid, 0);
                let full = self.full_health(self.side(me).status);
                let side = self.side_mut(me);
                side.health = (side.health + health).min(full);
            }
            "upgrade" => {
                self.gain(me, -self.constant("upgrade_cost"), 0);
                let health = self.full_health(Status::Armor);
                let side = self.side_mut(me);
                side.status = Status::Armor;
                side.health = health;
                self.equip(me);
            }
            other => panic!("an action: {other}"),
        }
    }
}
