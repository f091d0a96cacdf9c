//! The engine against a second reading of the rules, which was written without a look at the first. After every line of
//! random games both have the same position, wait for the same sides and allow the same lines.
//!
//! Half of the games go their way; in the others every round begins with everything on the table shuffled, so that they
//! come to what hardly ever happens. `SZTAB_MECHS_GAMES` is the number of games, `SZTAB_MECHS_FIRST` that of the first.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]
#![allow(clippy::cast_possible_truncation, clippy::cast_possible_wrap, clippy::cast_sign_loss, reason = "all is small")]
#![allow(clippy::struct_excessive_bools, clippy::too_many_lines, reason = "it says what the documents say")]

mod notation;
mod position;
mod rules;
mod shuffle;

use std::collections::BTreeMap;
use std::sync::Arc;

use position::Game;
use sztab_game::{Chance, GameState, Intervention, LineNumber, Rules, Side, Viewer};

use crate::event::Event;
use crate::values::{Values, WeaponId};
use crate::{Arena, KIND, MechsGame, Terms};

const GAMES: u64 = 48;

#[test]
fn both_readings_of_the_rules_say_the_same() {
    let games = std::env::var("SZTAB_MECHS_GAMES").map_or(GAMES, |number| number.parse().unwrap());
    let first = std::env::var("SZTAB_MECHS_FIRST").map_or(0, |number| number.parse().unwrap());
    let mut counts = BTreeMap::new();
    for number in first..first + games {
        Pair::new(number).play(&mut counts);
    }
    println!("{games} games: {counts:#?}");
}

/// The same game by both readings.
struct Pair {
    number: u64,
    chance: Chance,
    engine: MechsGame,
    second: Game,
    story: Vec<String>,
}

impl Pair {
    fn new(number: u64) -> Self {
        let mut seed = [0; 32];
        seed[..8].copy_from_slice(&number.to_be_bytes());
        let arena = [Arena::Two, Arena::Three, Arena::Four, Arena::Solo][(number % 4) as usize];
        let engine = MechsGame::new(&Arc::clone(&Values::built_in()), arena, Terms::default(), &seed);
        let second = Game::read(&text_of(&engine));
        let chance = Chance::new(&seed, "sztab mechs test 1", "");
        Self { number, chance, engine, second, story: Vec::new() }
    }

    fn below(&mut self, bound: usize) -> usize {
        self.chance.below(u32::try_from(bound).unwrap()).unwrap() as usize
    }

    fn pick<T>(&mut self, mut items: Vec<T>) -> T {
        let place = self.below(items.len());
        items.swap_remove(place)
    }

    fn play(mut self, counts: &mut BTreeMap<String, u64>) {
        let (is_shuffled, can_resign) = (self.number / 4 % 2 == 1, self.number / 8 % 4 == 1);
        self.compare();
        let mut round = 0;
        while self.second.phase != "over" {
            if is_shuffled && self.second.phase == "program" && self.second.round != round {
                round = self.second.round;
                shuffle::shuffle(&mut self.second, &mut self.chance);
                self.read_again();
                self.seed_again();
            }
            if can_resign && self.below(300) == 0 {
                let side = self.pick(self.engine.playing().iter().collect());
                self.story.push(format!("{}{} resign", text_of(&self.engine), side.letter()));
                self.engine.intervene(Intervention::Resigned(side), &mut ()).unwrap();
                self.second.play(side.letter(), "resign");
            } else {
                let (side, line) = self.choose();
                *counts.entry(self.name_of(&line)).or_default() += 1;
                self.say(side, &line);
            }
            self.compare();
            // The chance of robots is in no text.
            if self.below(8) == 0 && self.second.arena != "solo" {
                self.read_again();
            }
        }
    }

    fn say(&mut self, side: Side, line: &str) {
        self.story.push(format!("{}{} {line}", text_of(&self.engine), side.letter()));
        let mut events = Vec::new();
        let action = self.engine.read(side, line).unwrap();
        let said = self.engine.apply(side, &action, LineNumber(1), &mut events);
        said.unwrap_or_else(|error| self.fail(&format!("the engine refuses: {error}")));
        self.second.falls = events.iter().filter_map(|event| self.fall_of(event)).collect();
        self.second.play(side.letter(), line);
        if !self.second.falls.is_empty() {
            self.fail(&format!("chance left over: {:?}", self.second.falls));
        }
        for text in text_of(&self.engine).lines() {
            self.second.take_order(text);
        }
    }

    /// Chance of a robot in an event of the engine, and events that tell apart when it fell.
    fn fall_of(&self, event: &Event) -> Option<(char, String)> {
        let values = self.engine.values();
        let id = |weapon: WeaponId| values.weapon(weapon).id.as_str();
        let (side, text) = match *event {
            Event::Attacked { side, weapon, .. } => (side, format!("attacks {}", id(weapon))),
            Event::Bought { side, weapon } => (side, format!("buys {}", id(weapon))),
            Event::MechTaken { side, .. } => (side, "rides".to_owned()),
            Event::KnockedOut { side, .. } => (side, "falls".to_owned()),
            Event::MineDeployed { side, number: Some(number), .. } => (side, format!("mine {number}")),
            Event::Equipped { side, worn } => {
                let worn = values.weapon_ids().filter(|weapon| worn & weapon.bit() != 0);
                (side, worn.fold("wears".to_owned(), |text, weapon| text + " " + id(weapon)))
            }
            _ => return None,
        };
        self.engine.table().player(side).is_robot.then(|| (side.letter(), text))
    }

    /// Chance for the robots of a table that was read.
    fn seed_again(&mut self) {
        if self.second.arena == "solo" {
            let mut seed = [1; 32];
            seed[..8].copy_from_slice(&(self.number * 8 + self.second.round as u64).to_be_bytes());
            self.engine = self.engine.sample(Viewer::Side(Side(0)), &seed);
            self.second = Game::read(&text_of(&self.engine));
            self.compare();
        }
    }

    /// A line of a side, mostly of one that is waited for: the verb first, so that games end.
    fn choose(&mut self) -> (Side, String) {
        let from_any = self.below(10) == 0;
        let mut sides = Vec::new();
        for side in self.engine.sides().iter() {
            let lines = self.second.legal(side.letter());
            if !lines.is_empty() && (from_any || self.engine.waiting().contains(side)) {
                sides.push((side, lines));
            }
        }
        let (side, mut lines) = self.pick(sides);
        // Programs are filled and closed, most of the time.
        let program = &self.second.side(side.letter()).program;
        let vacant: Vec<String> =
            (1..).zip(program).filter(|(_, slot)| slot.is_none()).map(|(slot, _)| format!("program {slot}")).collect();
        let is_step = |line: &String| {
            if vacant.is_empty() { line == "ready" } else { vacant.iter().any(|slot| line.starts_with(slot)) }
        };
        if self.second.phase == "program" && lines.iter().any(is_step) && self.chance.below(8) > Some(0) {
            lines.retain(is_step);
        }
        let verb = |line: &String| line.split(' ').next().unwrap().to_owned();
        let mut verbs: Vec<String> = lines.iter().map(verb).collect();
        verbs.dedup();
        let is_aside = |verb: &str| ["equip", "shield", "pass"].contains(&verb);
        if verbs.iter().any(|verb| !is_aside(verb)) && self.below(6) > 0 {
            verbs.retain(|verb| !is_aside(verb));
        }
        let chosen = self.pick(verbs);
        (side, self.pick(lines.into_iter().filter(|line| verb(line) == chosen).collect()))
    }

    /// The kind of a line, for the counts: for an attack with its weapon and row, and whether it has an argument.
    fn name_of(&self, line: &str) -> String {
        let words: Vec<&str> = line.split(' ').collect();
        let kind = self.second.asks.first().map_or(self.second.phase.as_str(), |ask| ask.kind.as_str());
        match (words[0], &self.second.combat) {
            ("attack", Some(combat)) => {
                let row = if self.second.is_power(combat.next, words[1]) { "power" } else { "normal" };
                format!("attack {} {row}{}", words[1], if words.len() > 2 { " with" } else { "" })
            }
            (verb, _) => format!("{kind}: {verb}"),
        }
    }

    fn compare(&self) {
        let text = text_of(&self.engine);
        if self.second.print() != text {
            self.fail("the positions differ");
        }
        let waiting: Vec<char> = self.engine.waiting().iter().map(Side::letter).collect();
        if self.second.waiting() != waiting {
            self.fail("they wait for different sides");
        }
        for side in self.engine.sides().iter() {
            let mut lines: Vec<String> =
                self.engine.legal(side).iter().map(|action| self.engine.print(side, action)).collect();
            let mut others = self.second.legal(side.letter());
            lines.sort_unstable();
            others.sort_unstable();
            if lines != others {
                let lacks = |own: &[String], other: &[String]| {
                    own.iter().filter(|line| !other.contains(line)).cloned().collect::<Vec<_>>().join(", ")
                };
                self.fail(&format!(
                    "legal for {}: by the engine alone: {}; by the second reading alone: {}",
                    side.letter(),
                    lacks(&lines, &others),
                    lacks(&others, &lines)
                ));
            }
        }
    }

    /// Goes on from the text of the position alone.
    fn read_again(&mut self) {
        let text = self.second.print();
        let game = KIND.command_line().unwrap().read(&text, &[]).unwrap_or_else(|fault| panic!("{fault}\n{text}"));
        self.engine = game.downcast_ref::<MechsGame>().unwrap().clone();
        self.second = Game::read(&text);
        self.compare();
    }

    fn fail(&self, reason: &str) -> ! {
        let (text, other) = (text_of(&self.engine), self.second.print());
        let alone = |own: &str, other: &str| {
            let lines = own.lines().filter(|line| !other.lines().any(|known| known == *line));
            lines.fold(String::new(), |text, line| text + "\n  " + line)
        };
        panic!(
            "game {}, line {}: {reason}\nbefore:\n{}\n\nengine alone:{}\nsecond reading alone:{}\n",
            self.number,
            self.story.len(),
            self.story.last().map_or("", String::as_str),
            alone(&text, &other),
            alone(&other, &text),
        )
    }
}

/// A position without the seed, which the second reading has no use for.
fn text_of(engine: &MechsGame) -> String {
    let lines = engine.position();
    lines.lines().filter(|line| !line.starts_with("seed ")).fold(String::new(), |text, line| text + line + "\n")
}
