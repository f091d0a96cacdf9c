//! Parsing and printing the notation (section 1 of the contract).

use std::collections::VecDeque;
use std::fmt::Write;

use super::position::{Ask, Combat, Game, Mech, Side, Status, Turn, VALUES, parse_zone, zone_name};

fn parse_status(text: &str) -> Status {
    match text {
        "pilot" => Status::Pilot,
        "armor" => Status::Armor,
        "mech" => Status::Mech,
        other => panic!("a status: {other}"),
    }
}

fn parse_letter(text: &str) -> char {
    text.chars().next().expect("a letter")
}

fn parse_card(text: &str) -> Option<(String, String)> {
    if text == "-" {
        return None;
    }
    let (card, direction) = text.split_once(':').expect("a card with its direction");
    Some((card.into(), direction.into()))
}

fn parse_list(words: &[&str]) -> Vec<String> {
    words.iter().map(|word| (*word).to_string()).collect()
}

/// The number of a mine as text; 0 stands for an unknown one.
fn format_number(number: i64) -> String {
    if number == 0 { "?".into() } else { number.to_string() }
}

fn format_pile(items: &[String]) -> String {
    if items[0] == "?" { format!("{} ?", items.len()) } else { items.join(" ") }
}

impl Game {
    pub fn read(text: &str) -> Game {
        let mut game = Game {
            values: &VALUES,
            seed: None,
            arena: String::new(),
            zones: Vec::new(),
            round: 1,
            first: 'X',
            phase: "turn".into(),
            sides: Vec::new(),
            mines: Vec::new(),
            turrets: Vec::new(),
            mech: Mech::At((2, 2)),
            row: Vec::new(),
            deck: Vec::new(),
            turn: None,
            combat: None,
            asks: Vec::new(),
            results: Vec::new(),
            secrets: Vec::new(),
            falls: VecDeque::new(),
        };
        let mut worn: Vec<char> = Vec::new();
        for line in text.lines() {
            let line = line.split('#').next().unwrap_or("").trim();
            let words: Vec<&str> = line.split_whitespace().collect();
            let Some(&head) = words.first() else { continue };
            let value =
                |key: &str| -> Option<&str> { words.iter().find_map(|word| word.strip_prefix(key)?.strip_prefix('=')) };
            match head {
                "sztab" | "values" => {}
                "seed" => game.seed = Some(words[1].into()),
                "arena" => {
                    game.arena = words[1].into();
                    for column in 0..5 {
                        for row in 0..5 {
                            if game.zone_letter((column, row)) == 'Z' {
                                game.zones.push(((column, row), "energy".into(), 2));
                            }
                        }
                    }
                }
                "zone" => {
                    let place = parse_zone(words[1]);
                    let entry = game.zones.iter_mut().find(|entry| entry.0 == place).expect("a resource zone");
                    *entry = (place, words[2].into(), words[3].parse().unwrap());
                }
                "round" => {
                    game.round = words[1].parse().unwrap();
                    game.first = value("first").map_or('X', parse_letter);
                }
                "phase" => game.phase = words[1].into(),
                "side" => {
                    let state = value("status").map_or(Status::Pilot, parse_status);
                    let robot = value("robot").is_some();
                    let number = |key: &str, default: i64| value(key).map_or(default, |text| text.parse().unwrap());
                    let side = Side {
                        letter: parse_letter(words[1]),
                        pilot: value("pilot").map(Into::into),
                        robot,
                        facing: value("facing").unwrap_or("n").into(),
                        status: state,
                        health: number("health", game.full_health(state)),
                        energy: number("energy", game.constant("start_energy")),
                        credits: number("credits", game.constant("start_credits")),
                        points: number("points", 0),
                        base: value("base").map(parse_zone),
                        at: value("at").map(parse_zone),
                        shield: value("shield") != Some("off"),
                        out: None,
                        absent: false,
                        offers: Vec::new(),
                        chosen: None,
                        arm_mine: None,
                        arm_weapon: None,
                        weapons: Vec::new(),
                        worn: Vec::new(),
                        exhausted: Vec::new(),
                        program: [None, None, None, None],
                        ready: false,
                        adhoc: None,
                        cards: Vec::new(),
                        draws: Vec::new(),
                    };
                    game.sides.push(side);
                }
                "out" => game.side_mut(parse_letter(words[1])).out = Some(words[2].parse().unwrap()),
                "absent" => game.side_mut(parse_letter(words[1])).absent = true,
                "offer" => {
                    let side = game.side_mut(parse_letter(words[1]));
                    side.offers = parse_list(&words[2..4]);
                    side.chosen = value("chosen").map(Into::into);
                }
                "arm" => {
                    let side = game.side_mut(parse_letter(words[1]));
                    side.arm_mine = value("mine").map(|text| text.parse().unwrap());
                    side.arm_weapon = value("weapon").map(Into::into);
                }
                "equip" => game.side_mut(parse_letter(words[1])).weapons = parse_list(&words[2..]),
                "worn" => {
                    worn.push(parse_letter(words[1]));
                    game.side_mut(parse_letter(words[1])).worn = parse_list(&words[2..]);
                }
                "exhausted" => game.side_mut(parse_letter(words[1])).exhausted = parse_list(&words[2..]),
                "program" => {
                    for slot in 0..4 {
                        game.side_mut(parse_letter(words[1])).program[slot] = parse_card(words[slot + 2]);
                    }
                }
                "ready" => {
                    for side in words[1].chars() {
                        game.side_mut(side).ready = true;
                    }
                }
                "adhoc" => game.side_mut(parse_letter(words[1])).adhoc = Some(words.get(2) == Some(&"fresh")),
                "mine" => game.mines.push((parse_zone(words[1]), parse_letter(words[2]), words[3].parse().unwrap())),
                "turret" => game.turrets.push((parse_zone(words[1]), parse_letter(words[2]))),
                "mech" => {
                    game.mech = match words.get(2) {
                        Some(side) => Mech::In(parse_letter(words[1]), (*side).into()),
                        None => Mech::At(parse_zone(words[1])),
                    };
                }
                "row" => game.row = parse_list(&words[1..]),
                "deck" => game.deck = parse_list(&words[1..]),
                "cards" => game.side_mut(parse_letter(words[1])).cards = parse_list(&words[2..]),
                "draws" => game.side_mut(parse_letter(words[1])).draws = parse_list(&words[2..]),
                "turn" => {
                    game.turn = Some(Turn {
                        side: parse_letter(words[1]),
                        slot: value("slot").unwrap().parse().unwrap(),
                        stage: value("stage").unwrap().into(),
                        card: value("card").and_then(parse_card),
                        fought: value("fought").is_some(),
                        jumped: value("jumped").is_some(),
                        peace: value("peace").is_some(),
                        declined: value("declined").is_some(),
                    });
                }
                "combat" => {
                    game.combat = Some(Combat {
                        mover: parse_letter(words[1]),
                        enemy: parse_letter(words[2]),
                        next: parse_letter(value("next").unwrap()),
                        last: value("last").map(Into::into),
                        jump: value("jump").is_some(),
                        used: value("used").unwrap_or("").chars().collect(),
                        hit: value("hit").unwrap_or("").chars().collect(),
                        expert: value("expert").map(parse_letter),
                    });
                }
                "ask" => game.asks.push(Ask {
                    side: parse_letter(words[1]),
                    kind: words[2].into(),
                    arg: words.get(3).map(|word| (*word).to_string()),
                }),
                "result" => {
                    game.results.push((parse_letter(words[1]), words[2].parse().unwrap(), words[3].parse().unwrap()));
                }
                other => panic!("a line of the notation: {other}"),
            }
        }
        for index in 0..game.sides.len() {
            if !worn.contains(&game.sides[index].letter) {
                game.sides[index].worn = game.fitting_weapons(game.sides[index].letter);
            }
        }
        game
    }

    pub fn print(&self) -> String {
        let mut text = String::from("sztab mechs 1\nvalues open-1\n");
        let out = &mut text;
        if let Some(seed) = &self.seed {
            writeln!(out, "seed {seed}").unwrap();
        }
        writeln!(out, "arena {}", self.arena).unwrap();
        for (place, resource, value) in &self.zones {
            if !(resource == "energy" && *value == 2) {
                writeln!(out, "zone {} {resource} {value}", zone_name(*place)).unwrap();
            }
        }
        if self.round != 1 || self.first != 'X' {
            let first = if self.first == 'X' { String::new() } else { format!(" first={}", self.first) };
            writeln!(out, "round {}{first}", self.round).unwrap();
        }
        if self.phase != "turn" {
            writeln!(out, "phase {}", self.phase).unwrap();
        }
        for side in &self.sides {
            self.print_side(side, out);
        }
        for side in &self.sides {
            if let Some(number) = side.out {
                writeln!(out, "out {} {number}", side.letter).unwrap();
            }
        }
        for side in self.sides.iter().filter(|side| side.absent) {
            writeln!(out, "absent {}", side.letter).unwrap();
        }
        for side in self.sides.iter().filter(|side| !side.offers.is_empty()) {
            write!(out, "offer {} {}", side.letter, side.offers.join(" ")).unwrap();
            if let Some(chosen) = &side.chosen {
                write!(out, " chosen={chosen}").unwrap();
            }
            out.push('\n');
        }
        for side in &self.sides {
            if side.arm_mine.is_some() || side.arm_weapon.is_some() {
                write!(out, "arm {}", side.letter).unwrap();
                if let Some(mine) = side.arm_mine {
                    write!(out, " mine={}", format_number(mine)).unwrap();
                }
                if let Some(weapon) = &side.arm_weapon {
                    write!(out, " weapon={weapon}").unwrap();
                }
                out.push('\n');
            }
        }
        for side in self.sides.iter().filter(|side| !side.weapons.is_empty()) {
            writeln!(out, "equip {} {}", side.letter, side.weapons.join(" ")).unwrap();
        }
        for side in &self.sides {
            let worn = side.sort_weapons(&side.worn);
            if worn != self.fitting_weapons(side.letter) {
                writeln!(out, "{}", format!("worn {} {}", side.letter, worn.join(" ")).trim_end()).unwrap();
            }
        }
        for side in self.sides.iter().filter(|side| !side.exhausted.is_empty()) {
            writeln!(out, "exhausted {} {}", side.letter, side.sort_weapons(&side.exhausted).join(" ")).unwrap();
        }
        for side in &self.sides {
            if side.program.iter().any(Option::is_some) {
                write!(out, "program {}", side.letter).unwrap();
                for slot in &side.program {
                    match slot {
                        Some((card, _)) if card == "?" => out.push_str(" ?"),
                        Some((card, direction)) => write!(out, " {card}:{direction}").unwrap(),
                        None => out.push_str(" -"),
                    }
                }
                out.push('\n');
            }
        }
        let ready: String = self.sides.iter().filter(|side| side.ready).map(|side| side.letter).collect();
        if !ready.is_empty() {
            writeln!(out, "ready {ready}").unwrap();
        }
        for side in &self.sides {
            match side.adhoc {
                Some(true) => writeln!(out, "adhoc {} fresh", side.letter).unwrap(),
                Some(false) => writeln!(out, "adhoc {}", side.letter).unwrap(),
                None => {}
            }
        }
        let mut mines = self.mines.clone();
        mines.sort_unstable();
        for (place, owner, number) in mines {
            writeln!(out, "mine {} {owner} {}", zone_name(place), self::format_number(number)).unwrap();
        }
        let mut turrets = self.turrets.clone();
        turrets.sort_unstable();
        for (place, owner) in turrets {
            writeln!(out, "turret {} {owner}", zone_name(place)).unwrap();
        }
        match &self.mech {
            Mech::At((2, 2)) => {}
            Mech::At(place) => writeln!(out, "mech {}", zone_name(*place)).unwrap(),
            Mech::In(side, form) => writeln!(out, "mech {side} {form}").unwrap(),
        }
        if !self.row.is_empty() {
            writeln!(out, "row {}", self.row.join(" ")).unwrap();
        }
        if !self.deck.is_empty() {
            writeln!(out, "deck {}", format_pile(&self.deck)).unwrap();
        }
        for side in self.sides.iter().filter(|side| !side.cards.is_empty()) {
            writeln!(out, "cards {} {}", side.letter, format_pile(&side.cards)).unwrap();
        }
        for side in self.sides.iter().filter(|side| !side.draws.is_empty()) {
            writeln!(out, "draws {} {}", side.letter, side.draws.join(" ")).unwrap();
        }
        if let Some(turn) = &self.turn {
            write!(out, "turn {} slot={} stage={}", turn.side, turn.slot, turn.stage).unwrap();
            if let Some((card, direction)) = &turn.card {
                write!(out, " card={card}:{direction}").unwrap();
            }
            for (is_so, key) in
                [(turn.fought, "fought"), (turn.jumped, "jumped"), (turn.peace, "peace"), (turn.declined, "declined")]
            {
                if is_so {
                    write!(out, " {key}=yes").unwrap();
                }
            }
            out.push('\n');
        }
        if let Some(combat) = &self.combat {
            write!(out, "combat {} {} next={}", combat.mover, combat.enemy, combat.next).unwrap();
            if let Some(last) = &combat.last {
                write!(out, " last={last}").unwrap();
            }
            if combat.jump {
                out.push_str(" jump=yes");
            }
            for (letters, key) in [(&combat.used, "used"), (&combat.hit, "hit")] {
                if !letters.is_empty() {
                    let letters: String =
                        self.sides.iter().map(|side| side.letter).filter(|side| letters.contains(side)).collect();
                    write!(out, " {key}={letters}").unwrap();
                }
            }
            if let Some(expert) = combat.expert {
                write!(out, " expert={expert}").unwrap();
            }
            out.push('\n');
        }
        for ask in &self.asks {
            write!(out, "ask {} {}", ask.side, ask.kind).unwrap();
            if let Some(arg) = &ask.arg {
                write!(out, " {arg}").unwrap();
            }
            out.push('\n');
        }
        for (side, place, points) in &self.results {
            writeln!(out, "result {side} {place} {points}").unwrap();
        }
        text
    }

    fn print_side(&self, side: &Side, out: &mut String) {
        write!(out, "side {}", side.letter).unwrap();
        if side.robot {
            out.push_str(" robot=yes");
            if side.facing != "n" {
                write!(out, " facing={}", side.facing).unwrap();
            }
        }
        if let Some(pilot) = &side.pilot {
            write!(out, " pilot={pilot}").unwrap();
        }
        match side.status {
            Status::Pilot => {}
            Status::Armor => out.push_str(" status=armor"),
            Status::Mech => out.push_str(" status=mech"),
        }
        for (key, value, default) in [
            ("health", side.health, self.full_health(side.status)),
            ("energy", side.energy, self.constant("start_energy")),
            ("credits", side.credits, self.constant("start_credits")),
            ("points", side.points, 0),
        ] {
            if value != default {
                write!(out, " {key}={value}").unwrap();
            }
        }
        if let Some(base) = side.base {
            write!(out, " base={}", zone_name(base)).unwrap();
        }
        if let Some(at) = side.at {
            write!(out, " at={}", zone_name(at)).unwrap();
        }
        if !side.shield {
            out.push_str(" shield=off");
        }
        out.push('\n');
    }

    /// Copies random results from the engine: an absent player's cards, and the order in which a robot will draw its
    /// weapons.
    pub fn copy_random_results(&mut self, line: &str) {
        let words: Vec<&str> = line.split(' ').collect();
        let sorted = |list: &[String]| {
            let mut list = list.to_vec();
            list.sort_unstable();
            list
        };
        if let ["program", side, slots @ ..] = &words[..]
            && self.side(parse_letter(side)).absent
        {
            for (slot, word) in slots.iter().enumerate() {
                let is_unknown =
                    self.side(parse_letter(side)).program[slot].as_ref().is_some_and(|known| known.0 == "?");
                if let Some(card) = parse_card(word).filter(|_| is_unknown) {
                    self.copy_drawn_card(parse_letter(side), slot, card);
                }
            }
        }
        if let ["cards" | "draws", side, rest @ ..] = &words[..] {
            let side = self.side_mut(parse_letter(side));
            let own = if words[0] == "cards" { &mut side.cards } else { &mut side.draws };
            if (words[0] == "draws" || own.len() == 8) && sorted(own) == sorted(&parse_list(rest)) {
                *own = parse_list(rest);
            }
        }
    }
}
