//! The engine compared with a second reading of the rules, which was written without looking at the first. After every
//! line of random games, both must have the same position, wait for the same sides and allow the same lines.
//!
//! Half of the games take their natural course; in the other half, everything on the table is shuffled at the start of
//! each round, which leads to rare situations. `SZTAB_MECHS_GAMES` is the number of games to play, `SZTAB_MECHS_FIRST`
//! the number of the first one.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]
#![allow(clippy::cast_possible_truncation, clippy::cast_possible_wrap, clippy::cast_sign_loss, reason = "all is small")]
#![allow(clippy::struct_excessive_bools, clippy::too_many_lines, reason = "it says what the documents say")]

mod masks;
mod notation;
mod perft;
mod position;
mod rules;
mod shuffle;

use std::collections::BTreeMap;
use std::fmt::Display;
use std::sync::Arc;

use position::Game;
use sztab_game::{Chance, GameState, Intervention, LineNumber, Rules, Side, Viewer};

use crate::action::Action;
use crate::event::Event;
use crate::values::{Values, WeaponId};
use crate::{Arena, KIND, MechsGame, Terms};

const GAMES: u64 = 48;

#[test]
fn both_implementations_of_the_rules_agree() {
    let games = std::env::var("SZTAB_MECHS_GAMES").map_or(GAMES, |number| number.parse().unwrap());
    let first = std::env::var("SZTAB_MECHS_FIRST").map_or(0, |number| number.parse().unwrap());
    let mut counts = BTreeMap::new();
    for number in first..first + games {
        Pair::new(number).play(&mut counts);
    }
    println!("{games} games: {counts:#?}");
}

/// The same game played by both readings.
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
        let second = Game::read(&position_text(&engine));
        let chance = Chance::new(&seed, "sztab mechs test 1", "");
        Self { number, chance, engine, second, story: Vec::new() }
    }

    fn random_below(&mut self, bound: usize) -> usize {
        self.chance.draw_below(u32::try_from(bound).unwrap()).unwrap() as usize
    }

    fn pick<T>(&mut self, mut items: Vec<T>) -> T {
        let place = self.random_below(items.len());
        items.swap_remove(place)
    }

    fn play(mut self, counts: &mut BTreeMap<String, u64>) {
        let is_shuffled = self.number / 4 % 2 == 1;
        self.compare();
        let mut round = 0;
        while self.second.phase != "over" {
            if is_shuffled && self.second.phase == "program" && self.second.round != round {
                round = self.second.round;
                shuffle::shuffle(&mut self.second, &mut self.chance);
                self.reload_from_text();
                self.reseed();
            }
            if let Some(peril) = self.choose_disruption() {
                *counts.entry(format!("{}: {peril}", self.second.phase)).or_default() += 1;
                self.disrupt(peril);
            } else {
                let (side, line) = self.choose_line();
                *counts.entry(self.line_kind(&line)).or_default() += 1;
                self.play_line(side, &line);
            }
            self.compare();
            if self.random_below(8) == 0 && !self.needs_chance() {
                self.reload_from_text();
            }
        }
    }

    fn disruptions(&self) -> &'static [&'static str] {
        [&[][..], &["resign"], &["run-out"], &["resign", "run-out"]][(self.number / 8 % 4) as usize]
    }

    /// True if the next line uses randomness that the text does not contain, for robots or absent players.
    fn needs_chance(&self) -> bool {
        self.second.arena == "solo" || self.disruptions().contains(&"run-out")
    }

    /// Decides, in three games out of four, whether a side leaves or becomes absent now.
    fn choose_disruption(&mut self) -> Option<&'static str> {
        let perils = self.disruptions();
        // In a solo game this may happen only in the last round: the absent player would be the last one, and the
        // text does not contain the order in which piles are shuffled later.
        let is_last = self.second.round == self.second.constant("rounds");
        let (bound, is_allowed) = if self.second.arena == "solo" { (20, is_last) } else { (80, true) };
        let peril = *perils.get(self.random_below(perils.len().max(1)))?;
        (is_allowed && self.random_below(bound) == 0).then_some(peril)
    }

    /// Makes a side leave or become absent.
    fn disrupt(&mut self, peril: &str) {
        let is_absence = peril == "run-out";
        let sides = if is_absence { self.engine.waiting_sides() } else { self.engine.playing_sides() };
        let side = self.pick(sides.iter().collect());
        let leaving = [Intervention::Resigned(side), Intervention::Forfeited(side)][self.random_below(2)];
        let intervention = if is_absence { Intervention::RanOut(side) } else { leaving };
        self.apply_to_both(side, peril, |engine, events| engine.intervene(intervention, events));
    }

    fn play_line(&mut self, side: Side, line: &str) {
        let action = self.engine.read(side, line).unwrap();
        let number = LineNumber(self.story.len() as u32 + 1);
        self.apply_to_both(side, line, |engine, events| engine.apply(side, &action, number, events));
    }

    /// Applies the same step to both readings.
    fn apply_to_both<E: Display>(
        &mut self,
        side: Side,
        line: &str,
        act: impl FnOnce(&mut MechsGame, &mut Vec<Event>) -> Result<(), E>,
    ) {
        self.story.push(format!("{}{} {line}", position_text(&self.engine), side.letter()));
        let mut events = Vec::new();
        act(&mut self.engine, &mut events).unwrap_or_else(|error| self.fail(&format!("the engine refuses: {error}")));
        self.second.falls = events.iter().filter_map(|event| self.random_result(event)).collect();
        self.second.play_line(side.letter(), line, self.story.len());
        if !self.second.falls.is_empty() {
            self.fail(&format!("chance left over: {:?}", self.second.falls));
        }
        for text in position_text(&self.engine).lines() {
            self.second.copy_random_results(text);
        }
    }

    /// The random result that an event of the engine contains for a robot or an absent player, or an event that
    /// separates such results.
    fn random_result(&self, event: &Event) -> Option<(char, String)> {
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
            Event::CardOpened { side, card, direction, .. } => {
                let direction = direction.map(|direction| direction.to_string()).unwrap_or_default();
                let is_absent = self.engine.state().absent.contains(side);
                return is_absent.then(|| (side.letter(), format!("opens {} {direction}", values.card(card).id)));
            }
            _ => return None,
        };
        self.engine.state().player(side).is_robot.then(|| (side.letter(), text))
    }

    /// Gives a new seed to a table that was read from text.
    fn reseed(&mut self) {
        if self.needs_chance() {
            let mut seed = [1; 32];
            seed[..8].copy_from_slice(&(self.number * 8 + self.second.round as u64).to_be_bytes());
            self.engine = self.engine.sample(Viewer::Side(Side(0)), &seed);
            self.second = Game::read(&position_text(&self.engine));
            self.compare();
        }
    }

    /// Chooses a legal line, usually of a side that the game waits for. The verb is chosen first, so that games come to
    /// an end.
    fn choose_line(&mut self) -> (Side, String) {
        let from_any = self.random_below(10) == 0;
        let mut sides = Vec::new();
        for side in self.engine.sides().iter() {
            let lines = self.second.legal_lines(side.letter());
            if !lines.is_empty() && (from_any || self.engine.waiting_sides().contains(side)) {
                sides.push((side, lines));
            }
        }
        let (side, mut lines) = self.pick(sides);
        // Programs are usually filled and completed rather than changed.
        let program = &self.second.side(side.letter()).program;
        let vacant: Vec<String> =
            (1..).zip(program).filter(|(_, slot)| slot.is_none()).map(|(slot, _)| format!("program {slot}")).collect();
        let is_step = |line: &String| {
            if vacant.is_empty() { line == "ready" } else { vacant.iter().any(|slot| line.starts_with(slot)) }
        };
        if self.second.phase == "program" && lines.iter().any(is_step) && self.chance.draw_below(8) > Some(0) {
            lines.retain(is_step);
        }
        let verb = |line: &String| line.split(' ').next().unwrap().to_owned();
        let mut verbs: Vec<String> = lines.iter().map(verb).collect();
        verbs.dedup();
        let is_aside = |verb: &str| ["equip", "shield", "pass"].contains(&verb);
        if verbs.iter().any(|verb| !is_aside(verb)) && self.random_below(6) > 0 {
            verbs.retain(|verb| !is_aside(verb));
        }
        let chosen = self.pick(verbs);
        (side, self.pick(lines.into_iter().filter(|line| verb(line) == chosen).collect()))
    }

    /// The kind of a line, for the statistics: for an attack, it includes the weapon, the row, and whether there is an
    /// argument.
    fn line_kind(&self, line: &str) -> String {
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

    /// Compares what each viewer sees, and the legal lines in each view.
    fn compare_masks(&self) {
        let viewers = self.engine.sides().iter().map(Viewer::Side).chain([Viewer::Public]);
        for viewer in viewers {
            let masked = self.engine.observed_by(viewer);
            let letter = if let Viewer::Side(side) = viewer { Some(side.letter()) } else { None };
            let (text, own) = (masked.position(), self.second.print_for(letter));
            if text != own {
                self.fail(&format!("masked for {letter:?}:\n{text}\nby the second reading:\n{own}"));
            }
            if masked.waiting_sides() != self.engine.waiting_sides() {
                self.fail(&format!("masked for {letter:?}: another side is waited for"));
            }
            for side in self.engine.sides().iter() {
                // A masked game refuses lines that would reveal information, even if they are legal for the side.
                let (lines, own) = if viewer.can_see(side) {
                    (masked.candidate_actions(side), self.second.legal_lines(side.letter()))
                } else {
                    (masked.legal_actions_of(side), Vec::new())
                };
                self.compare_lines(side, &lines, own, &format!("masked for {letter:?}, "));
            }
        }
    }

    fn compare(&self) {
        self.compare_masks();
        let text = position_text(&self.engine);
        if self.second.print() != text {
            self.fail("the positions differ");
        }
        let waiting: Vec<char> = self.engine.waiting_sides().iter().map(Side::letter).collect();
        if self.second.waiting_sides() != waiting {
            self.fail("they wait for different sides");
        }
        for side in self.engine.sides().iter() {
            self.compare_lines(side, &self.engine.legal_actions_of(side), self.second.legal_lines(side.letter()), "");
        }
        let mut closed: Vec<usize> = self.engine.closed_lines().iter().map(|line| line.0 as usize).collect();
        closed.sort_unstable();
        let own: Vec<usize> = self.second.secrets.iter().map(|secret| secret.line).collect();
        if closed != own {
            self.fail(&format!("closed lines {closed:?}, by the second reading {:?}", self.second.secrets));
        }
    }

    fn compare_lines(&self, side: Side, actions: &[Action], mut others: Vec<String>, context: &str) {
        let mut lines: Vec<String> = actions.iter().map(|action| self.engine.print(side, action)).collect();
        lines.sort_unstable();
        others.sort_unstable();
        if lines != others {
            let alone = |own: &[String], other: &[String]| {
                own.iter().filter(|line| !other.contains(line)).cloned().collect::<Vec<_>>().join(", ")
            };
            self.fail(&format!(
                "{context}legal for {}: by the engine alone: {}; by the second reading alone: {}",
                side.letter(),
                alone(&lines, &others),
                alone(&others, &lines)
            ));
        }
    }

    /// Continues from a game read from the text of the position.
    fn reload_from_text(&mut self) {
        let text = self.second.print();
        let game = KIND.command_line().unwrap().read(&text, &[]).unwrap_or_else(|fault| panic!("{fault}\n{text}"));
        self.engine = game.downcast_ref::<MechsGame>().unwrap().clone();
        self.second = Game::read(&text);
        self.compare();
    }

    fn fail(&self, reason: &str) -> ! {
        let (text, other) = (position_text(&self.engine), self.second.print());
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

/// The text of a position without the seed, which the second reading does not use.
fn position_text(engine: &MechsGame) -> String {
    let lines = engine.position();
    lines.lines().filter(|line| !line.starts_with("seed ")).fold(String::new(), |text, line| text + line + "\n")
}
