//! The engine compared with a second reading of the rules, which was written without looking at the first. Whole random
//! games are played; before and after every line, both must wait for the same sides, allow the same lines and have the
//! same position.
//!
//! `SZTAB_GEARS_GAMES` is the number of games for each mission and number of players, `SZTAB_GEARS_FIRST` the number of
//! the first game, `SZTAB_GEARS_SETUPS` the number of setups.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]
#![allow(clippy::pedantic, reason = "it says what the documents say, as shortly as it can")]

mod fight;
mod locust;
mod map;
mod mission;
mod order;
mod setup;
mod sim;
mod spawn;
mod state;
mod travel;
mod values;

use std::collections::BTreeMap;
use std::fmt::Write as _;

use sztab_game::{Chance, Game, LineNumber, Side};
use sztab_gears::KIND;

use sim::{Sim, Stop};
use state::{State, letter};

/// The maximum number of lines in a game.
const MAX_LINES: usize = 1500;

/// The first difference found in a game, and the number of differences by subject.
#[derive(Default)]
struct Report {
    faults: BTreeMap<String, (usize, String)>,
    lines: usize,
    unread: BTreeMap<String, usize>,
}

impl Report {
    fn add_difference(&mut self, about: String, detail: impl FnOnce() -> String) {
        let entry = self.faults.entry(about).or_insert_with(|| (0, detail()));
        entry.0 += 1;
    }

    /// Fails if there are any differences.
    fn finish(&self) {
        println!("{} lines; not read: {:?}", self.lines, self.unread);
        let mut faults: Vec<_> = self.faults.iter().collect();
        faults.sort_by_key(|(_, (count, _))| std::cmp::Reverse(*count));
        let list = faults.iter().map(|(about, (count, _))| format!("{count} x {about}\n")).collect::<String>();
        for (about, (count, detail)) in &faults {
            println!("==== {count} x {about}\n{detail}\n");
        }
        assert!(faults.is_empty(), "{list}");
    }
}

fn verb(line: &str) -> &str {
    line.split(' ').next().unwrap_or_default()
}

/// The lines that occur in only one of the two lists.
fn unshared_lines(one: &[String], other: &[String]) -> Vec<String> {
    one.iter().filter(|line| !other.contains(line)).cloned().collect()
}

fn compare_lines(report: &mut Report, context: &str, own: &[String], game: &dyn Game, side: usize) {
    let engine = game.legal_lines_of(Side(side as u8));
    let (first, second) = (unshared_lines(&engine, own), unshared_lines(own, &engine));
    let verbs = |list: &[String]| list.first().map_or(String::new(), |line| verb(line).to_owned());
    if !first.is_empty() || !second.is_empty() {
        report
            .add_difference(format!("lines: engine alone {}, reading alone {}", verbs(&first), verbs(&second)), || {
                format!("{context}{}: engine alone {first:?}, reading alone {second:?}", letter(side))
            });
    } else if engine != own {
        report.add_difference("order of lines".to_owned(), || {
            format!("{context}{}: engine {engine:?}, reading {own:?}", letter(side))
        });
    }
}

/// The lines in which two texts differ.
fn differences(engine: &str, own: &str) -> (String, String) {
    let (engine, own): (Vec<_>, Vec<_>) = (engine.lines().collect(), own.lines().collect());
    let mut text = String::new();
    let mut heads = Vec::new();
    for line in engine.iter().filter(|line| !own.contains(line)) {
        let _ = writeln!(text, "  engine  {line}");
        heads.push(verb(line));
    }
    for line in own.iter().filter(|line| !engine.contains(line)) {
        let _ = writeln!(text, "  reading {line}");
        heads.push(verb(line));
    }
    heads.dedup();
    (heads.join(" "), text)
}

/// Compares the open questions. `after` contains the settled state before the last line, and all lines played since
/// then.
fn check(
    report: &mut Report,
    game: &dyn Game,
    after: Option<&(State, Vec<(usize, String)>)>,
) -> Option<(State, Vec<(usize, String)>)> {
    let text = game.position();
    let (state, said) = State::read(&text);
    let context = || format!("{text}\n");
    if let Some((before, words)) = after
        && said.is_empty()
    {
        let mut sim = Sim::new(before, words);
        let stop = sim.run();
        let last = words.last().map_or("", |(_, line)| line.as_str());
        let before = || format!("{}\nsaid {words:?}\n", before.text);
        match stop {
            Stop::Over if state.over == sim.s.over => {}
            Stop::Settled if state.over.is_none() => {
                let (heads, differ) = differences(&state.print(), &sim.s.print());
                if !differ.is_empty() {
                    report.add_difference(format!("after {}: {heads}", verb(&words[0].1)), || {
                        format!("{}{differ}", before())
                    });
                } else if !sim.answers.is_empty() {
                    report.add_difference("said more than was asked".to_owned(), before);
                }
            }
            Stop::Unread(why) if !why.contains("is no answer") => *report.unread.entry(why).or_default() += 1,
            Stop::Unread(why) => {
                report.add_difference(format!("{} is no answer", verb(&why)), || format!("{}{why}", before()))
            }
            Stop::Asked(open, _) => {
                report.add_difference(format!("after {last}: asks {}", verb(&open[0].1[0])), || {
                    format!("{}{open:?}\nengine:\n{text}", before())
                });
            }
            Stop::Over | Stop::Settled => {
                report.add_difference("over".to_owned(), || {
                    format!("{}engine {:?}, reading {:?}", before(), state.over, sim.s.over)
                });
            }
        }
    }
    if state.over.is_some() {
        return None;
    }
    let waiting: Vec<usize> = game.waiting_sides().iter().map(|side| usize::from(side.0)).collect();
    let mut sim = Sim::new(&state, &said);
    if said.is_empty() {
        let side = sim.s.acting.last().unwrap().side;
        if waiting != [side] {
            report.add_difference("who is waited for".to_owned(), context);
        }
        compare_lines(report, &context(), &sim.legal_lines(), game, side);
        return Some((state, said));
    }
    match sim.run() {
        Stop::Asked(open, closed) => {
            let sides: Vec<usize> = open.iter().map(|(side, _)| *side).collect();
            if sides != waiting {
                let verbs = game.legal_lines_of(Side(waiting[0] as u8));
                report.add_difference(
                    format!("asked: engine {}, reading {}", verb(&verbs[0]), verb(&open[0].1[0])),
                    || format!("{}engine {waiting:?} {verbs:?}, reading {open:?}", context()),
                );
            } else {
                for (side, lines) in open.iter().chain(&closed) {
                    compare_lines(report, &context(), lines, game, *side);
                }
            }
        }
        Stop::Unread(why) if !why.contains("is no answer") => *report.unread.entry(why).or_default() += 1,
        Stop::Unread(why) => {
            report.add_difference(format!("{} is no answer", verb(&why)), || format!("{}{why}", context()))
        }
        Stop::Settled | Stop::Over => {
            let verbs = game.legal_lines_of(Side(waiting[0] as u8));
            report.add_difference(format!("engine alone asks {}", verb(&verbs[0])), || {
                format!("{}{verbs:?}\n{}", context(), differences(&state.print(), &sim.s.print()).1)
            });
        }
    }
    Some((state, said))
}

/// A random legal line; verbs are equally likely, and half the time a line that advances the mission is chosen.
fn pick(game: &dyn Game, chance: &mut Chance) -> (Side, String) {
    let mut below = |count: usize| chance.draw_below(count as u32).unwrap() as usize;
    let sides: Vec<Side> = game.waiting_sides().iter().collect();
    let side = sides[below(sides.len())];
    let lines = game.legal_lines_of(side);
    let mut verbs: Vec<&str> = lines.iter().map(|line| verb(line)).collect();
    verbs.dedup();
    verbs.retain(|verb| *verb != "auto" || lines.len() < 3);
    let eager = ["explore", "use", "troika", "shoot", "attack", "dodge", "revive", "guard"];
    let eager: Vec<&str> = verbs.iter().copied().filter(|verb| eager.contains(verb)).collect();
    let from = if eager.is_empty() || below(2) == 0 { &verbs } else { &eager };
    let chosen = from[below(from.len())];
    let fits: Vec<&String> = lines.iter().filter(|line| verb(line) == chosen).collect();
    (side, fits[below(fits.len())].clone())
}

/// The position with all COGs standing and armed, and with the active COG moved to a place where something can happen.
fn rearrange_cogs(state: &State, chance: &mut Chance) -> String {
    let mut below = |count: usize| chance.draw_below(count.max(1) as u32).unwrap() as usize;
    let sim = Sim::new(state, &[]);
    let map = state.map();
    let mut areas: Vec<u16> = sim.exit_areas().into_iter().chain(sim.holes()).collect();
    areas.extend(sim.exit_areas());
    areas.extend(map.equipment.iter().filter(|(face, _)| state.locations.contains_key(face)).map(|(_, area)| *area));
    areas.extend(state.locusts.values().map(|it| it.at.0).chain(state.dropped.iter().map(|it| it.0)));
    areas.extend(state.cogs.iter().filter(|cog| cog.bleeding).map(|cog| cog.at.0));
    let area = areas[below(areas.len())];
    let mut deck: Vec<&str> =
        state.text.lines().find_map(|line| line.strip_prefix("deck order ")).unwrap().split(' ').collect();
    let (mut text, mut locusts) = (String::new(), state.locusts.len());
    for line in state.text.lines() {
        let active = line.starts_with(&format!("side {}", letter(state.turn.side)));
        let mut words: Vec<String> = line.split(' ').map(str::to_owned).collect();
        if words[0] == "side" {
            if below(3) == 0 && !active && !line.contains(" gone") {
                words.retain(|word| word != "bleeding");
            }
            if active && below(3) > 0 {
                words[3] = format!("at={}", map::area_name(area));
            }
            if words[4] == "hand=-" && deck.len() > 5 && !words.contains(&"bleeding".to_owned()) {
                words[4] = format!("hand={}", deck.drain(..3).collect::<Vec<_>>().join(","));
            }
            words[5] = words[5].replace(":0", ":2").replace("boomshield:2", "boomshield:0");
        }
        if words[0] == "deck" && words[1] == "order" {
            words = ["deck", "order"].iter().chain(&deck).map(|word| (*word).to_owned()).collect();
        }
        if words[0] == "locust" && below(6) == 0 && !line.contains("berserker") {
            words[2] = map::area_name(area);
        }
        // A wave is over once its last Locust has been killed.
        let is_wave = state.mission == "horde";
        let bound: &[&str] = if is_wave { &["marker"] } else { &["marker", "grinder", "skorge", "berserker"] };
        let stays = bound.iter().any(|word| line.contains(word));
        if words[0] == "locust" && below(if is_wave { 2 } else { 8 }) == 0 && locusts > 1 && !stays {
            locusts -= 1;
            continue;
        }
        text += &words.join(" ");
        text += "\n";
    }
    text
}

/// The position of a new game. The number determines the first seat, the difficulty, and whether the hardest variant is
/// played.
fn opening_position(mission: &str, people: usize, number: u64) -> String {
    let mut seed = [7; 32];
    seed[..8].copy_from_slice(&number.to_be_bytes());
    let all = ["marcus", "dom", "cole", "baird", "marcus", "dom", "cole"];
    let cogs = &all[number as usize % 4..][..people];
    let difficulty = ["casual", "normal", "hardcore", "insane"][number as usize / 2 % 4];
    let difficulty = if mission == "horde" { difficulty } else { "normal" };
    let terms = setup::Terms { mission, difficulty, insane: number % 5 == 4 };
    let words = format!("mission={mission} difficulty={difficulty} insane={}", if terms.insane { "yes" } else { "no" });
    let text = KIND.command_line().unwrap().begin(&seed, &[], &words, cogs).unwrap();
    let own = setup::set_up(&terms, cogs, seed);
    let (_, differ) = differences(&State::read(&text).0.print(), &own.print());
    assert!(differ.is_empty(), "setup of {words} by {cogs:?}, number {number}\n{text}\n{differ}");
    text
}

fn play(report: &mut Report, mission: &str, people: usize, number: u64) {
    let cli = KIND.command_line().unwrap();
    let mut game = cli.read(&opening_position(mission, people, number), &[]).unwrap();
    let mut chance = Chance::new(&[number as u8; 32], "sztab gears test 1", "second reading");
    let mut last = check(report, &*game, None);
    for _ in 0..MAX_LINES {
        let Some((state, mut said)) = last else { break };
        let is_fresh =
            said.is_empty() && state.turn.phase == "order" && state.acting.len() == 1 && state.acting[0].card.is_none();
        if number % 2 == 1 && is_fresh && chance.draw_below(3) == Some(0) {
            let text = rearrange_cogs(&state, &mut chance);
            if let Ok(carried) = cli.read(&text, &[]) {
                game = carried;
                *report.unread.entry("carried".to_owned()).or_default() += 1;
                last = check(report, &*game, None);
                continue;
            }
            *report.unread.entry("not carried".to_owned()).or_default() += 1;
        }
        let key = format!("{mission} stage {}", state.stage);
        *report.unread.entry(key).or_default() += 1;
        let (side, line) = pick(&*game, &mut chance);
        game.play(side, &line, LineNumber::default()).unwrap();
        said.push((usize::from(side.0), line));
        report.lines += 1;
        last = check(report, &*game, Some(&(state, said)));
    }
}

/// Follows every possible line to a depth of `depth` questions in both readings. Returns the number of paths.
fn perft(report: &mut Report, game: &dyn Game, last: &(State, Vec<(usize, String)>), depth: u32) -> usize {
    let cli = KIND.command_line().unwrap();
    let Some(side) = game.waiting_sides().iter().next().filter(|_| depth > 0) else { return 1 };
    let position = game.position();
    let mut ways = 0;
    for line in game.legal_lines_of(side) {
        let mut next = cli.read(&position, &[]).unwrap();
        next.play(side, &line, LineNumber::default()).unwrap();
        let mut words = last.1.clone();
        words.push((usize::from(side.0), line));
        let after = check(report, &*next, Some(&(last.0.clone(), words)));
        ways += after.map_or(1, |after| perft(report, &*next, &after, depth - 1));
    }
    ways
}

fn env_number(name: &str, usual: u64) -> u64 {
    std::env::var(name).ok().and_then(|number| number.parse().ok()).unwrap_or(usual)
}

const MISSIONS: [&str; 7] = ["emergence", "china-shop", "belly", "roadblocks", "scattered", "hive", "horde"];

fn seats(mission: &str) -> std::ops::RangeInclusive<usize> {
    if mission == "scattered" { 2..=4 } else { 1..=4 }
}

#[test]
fn setups_match_the_second_implementation() {
    for mission in MISSIONS {
        for people in seats(mission) {
            (0..env_number("SZTAB_GEARS_SETUPS", 20))
                .for_each(|number| drop(opening_position(mission, people, number)));
        }
    }
}

#[test]
fn engine_plays_like_the_second_implementation() {
    let (games, first) = (env_number("SZTAB_GEARS_GAMES", 2), env_number("SZTAB_GEARS_FIRST", 0));
    let only = std::env::var("SZTAB_GEARS_MISSION").ok();
    let mut report = Report::default();
    for mission in MISSIONS {
        if only.as_ref().is_some_and(|only| only != mission) {
            continue;
        }
        for people in seats(mission) {
            (first..first + games).for_each(|number| play(&mut report, mission, people, number));
        }
    }
    report.finish();
}

#[test]
fn every_line_of_a_turn_matches_the_second_implementation() {
    let mut report = Report::default();
    for (mission, people) in MISSIONS.into_iter().zip([2, 1, 3, 4, 2, 3, 4]) {
        let mut game = KIND.command_line().unwrap().read(&opening_position(mission, people, 1), &[]).unwrap();
        let mut chance = Chance::new(&[3; 32], "sztab gears test 1", mission);
        let mut last = check(&mut report, &*game, None).unwrap();
        for _ in 0..env_number("SZTAB_GEARS_BEFORE", 9) {
            let (side, line) = pick(&*game, &mut chance);
            game.play(side, &line, LineNumber::default()).unwrap();
            last.1.push((usize::from(side.0), line));
            last = check(&mut report, &*game, Some(&last)).unwrap();
        }
        let depth = env_number("SZTAB_GEARS_DEPTH", 2) as u32;
        println!("{mission}: {} ways", perft(&mut report, &*game, &last, depth));
    }
    report.finish();
}
