//! Positions as text, in the canonical form of the contract.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fmt::Write as _;
use std::rc::Rc;

use sztab_game::Chance;

use crate::map::{Area, Join, Map, Place, Tile, area_name, place_name, read_place};
use crate::values::{KINDS, MARKERS, find_face, kind_index, order_index, values, weapon_index};

/// The kind and number of a Locust.
pub type Figure = (u8, u8);
/// The health and back of a wound marker.
pub type Marker = (i64, String);

#[derive(Clone, Default, PartialEq, Debug)]
pub struct Turn {
    pub side: usize,
    pub phase: String,
    pub began: Area,
    pub flags: BTreeSet<String>,
    pub acted: Vec<usize>,
    pub follow: BTreeSet<usize>,
    pub asked: BTreeSet<usize>,
}

#[derive(Clone, Default, PartialEq, Debug)]
pub struct Acting {
    pub side: usize,
    pub card: Option<(String, u8)>,
    pub at: usize,
    pub left: i64,
    pub spent: bool,
}

#[derive(Clone, Default, Debug)]
pub struct Cog {
    pub id: String,
    pub at: Place,
    pub hand: Vec<u8>,
    pub weapons: BTreeMap<u8, i64>,
    pub bleeding: bool,
    pub gone: bool,
    pub moved: bool,
}

#[derive(Clone, Debug)]
pub struct Locust {
    pub at: Place,
    pub marker: Option<Marker>,
    pub turned: bool,
}

#[derive(Clone, Default)]
pub struct State {
    pub mission: String,
    pub stage: u8,
    pub rest: Vec<String>,
    pub insane: bool,
    pub seed: [u8; 32],
    pub chance: BTreeMap<String, u64>,
    pub over: Option<String>,
    pub turn: Turn,
    pub acting: Vec<Acting>,
    pub cogs: Vec<Cog>,
    pub tiles: Vec<Tile>,
    pub joins: Vec<Join>,
    pub links: Vec<(Area, Area)>,
    pub doors: BTreeSet<u8>,
    pub exits: BTreeSet<u8>,
    pub locked: BTreeSet<u8>,
    pub seals: BTreeSet<Area>,
    pub tokens: BTreeSet<Area>,
    /// Dropped weapons: area, weapon, kind of figure, marker.
    pub dropped: Vec<(Area, u8, usize, Marker)>,
    pub locations: BTreeMap<u8, bool>,
    pub enemies: [Option<u8>; 3],
    pub locusts: BTreeMap<Figure, Locust>,
    pub order: Vec<u8>,
    pub order_discards: Vec<u8>,
    pub ai: Vec<u8>,
    pub ai_discards: Vec<u8>,
    pub weapons: Vec<u8>,
    pub levels: Vec<Vec<u8>>,
    pub markers: Vec<Vec<Marker>>,
    pub marker_discards: Vec<Vec<Marker>>,
    pub stock: BTreeMap<u8, i64>,
    pub map: Option<Rc<Map>>,
    /// The position as read.
    pub text: String,
}

pub fn letter(side: usize) -> char {
    b"XYZWUV"[side] as char
}

pub fn parse_side(text: &str) -> usize {
    "XYZW".find(text).unwrap_or_else(|| panic!("{text}"))
}

pub fn figure_name(figure: Figure) -> String {
    format!("{}{}", KINDS[usize::from(figure.0)], figure.1)
}

pub fn read_figure(text: &str) -> Figure {
    let number = text.find(|digit: char| digit.is_ascii_digit()).unwrap();
    (kind_index(&text[..number]), text[number..].parse().unwrap())
}

pub fn parse_marker(text: &str) -> Marker {
    let (health, back) = text.split_once('/').unwrap();
    (health.parse().unwrap(), back.to_owned())
}

fn parse_opening(text: &str) -> (u8, usize) {
    let (face, gate) = text.split_once('.').unwrap();
    (find_face(face), usize::from(gate == "O"))
}

pub fn mission_table(mission: &str) -> &'static toml::Table {
    values().missions[mission].as_table().unwrap()
}

pub fn read_enemies(table: &toml::Table) -> [Option<u8>; 3] {
    ["A", "B", "C"].map(|slot| table.get(slot).map(|id| kind_index(id.as_str().unwrap())))
}

/// A random stream, and the numbers drawn from it so far.
type Stream = (Chance, Vec<u32>);

thread_local! {
    static MAP_CACHE: RefCell<HashMap<String, Rc<Map>>> = RefCell::default();
    static STREAMS: RefCell<HashMap<(String, [u8; 32]), Stream>> = RefCell::default();
}

impl State {
    /// Reads the settled state and the lines played since.
    pub fn read(text: &str) -> (Self, Vec<(usize, String)>) {
        let mut s = Self { stage: 1, text: text.to_owned(), ..Self::default() };
        s.markers = vec![Vec::new(); 7];
        s.marker_discards = vec![Vec::new(); 7];
        let (mut said, mut began) = (Vec::new(), None);
        for line in text.lines() {
            let (head, tail) = line.split_once(' ').unwrap_or((line, ""));
            let all: Vec<&str> = tail.split(' ').filter(|word| *word != "-").collect();
            match head {
                "mission" => {
                    all[0].clone_into(&mut s.mission);
                    s.enemies = read_enemies(mission_table(all[0])["enemies"].as_table().unwrap());
                    for word in &all[1..] {
                        match word.strip_prefix("stage=") {
                            Some(stage) => s.stage = stage.parse().unwrap(),
                            None => s.rest.push((*word).to_owned()),
                        }
                    }
                    s.insane = s.rest.iter().any(|word| word == "insane");
                }
                "seed" => s.seed = std::array::from_fn(|at| u8::from_str_radix(&tail[2 * at..2 * at + 2], 16).unwrap()),
                "chance" => {
                    let pair =
                        |word: &&str| word.split_once('=').map(|(name, n)| (name.to_owned(), n.parse().unwrap()));
                    s.chance = all.iter().filter_map(pair).collect();
                }
                "over" => s.over = Some(tail.to_owned()),
                "turn" => began = s.read_turn(&all),
                "acting" => s.read_acting(&all),
                "side" => s.read_cog(&all),
                "tile" => {
                    let (x, y) = all[1].split_once(',').unwrap();
                    let extra = |key| {
                        all.iter().find_map(|word| word.strip_prefix(key)).map_or(1, |n: &str| n.parse().unwrap())
                    };
                    let (turn, at) = (all[2][1..].parse().unwrap(), (x.parse().unwrap(), y.parse().unwrap()));
                    s.tiles.push(Tile {
                        face: find_face(all[0]),
                        at,
                        turn,
                        sheet: extra("sheet="),
                        level: extra("level="),
                    });
                }
                "join" => s.joins.push((parse_opening(all[0]), parse_opening(all[1]))),
                "link" => s.links.push((read_place(all[0]).0, read_place(all[1]).0)),
                "door" => drop(s.doors.insert(find_face(tail))),
                "exit" => drop(s.exits.insert(find_face(tail))),
                "locked" => s.locked = all.iter().map(|n| n.parse().unwrap()).collect(),
                "seal" => drop(s.seals.insert(read_place(tail).0)),
                "hole" => drop(s.tokens.insert(read_place(tail).0)),
                "dropped" => {
                    let family = MARKERS.iter().position(|own| *own == all[2]).unwrap();
                    s.dropped.push((read_place(all[0]).0, weapon_index(all[1]), family, parse_marker(all[3])));
                }
                "location" => drop(s.locations.insert(find_face(all[0]), all[1] == "up")),
                "enemies" => {
                    s.enemies = ["A=", "B=", "C="]
                        .map(|slot| all.iter().find_map(|word| word.strip_prefix(slot)).map(kind_index));
                }
                "locust" => {
                    let own = all.iter().find_map(|word| word.strip_prefix("marker=")).map(parse_marker);
                    let locust = Locust { at: read_place(all[1]), marker: own, turned: all.contains(&"turned") };
                    s.locusts.insert(read_figure(all[0]), locust);
                }
                "deck" | "discard" => s.read_deck(head == "deck", all[0], &all[1..]),
                "stock" => {
                    let pair = |word: &&str| word.split_once('=').map(|(id, n)| (weapon_index(id), n.parse().unwrap()));
                    s.stock = all.iter().filter_map(pair).collect();
                }
                "said" => said.push((parse_side(all[0]), tail[2..].to_owned())),
                "sztab" | "values" => {}
                _ => panic!("{line}"),
            }
        }
        s.turn.began = began.unwrap_or(s.cogs[s.turn.side].at.0);
        if s.acting.is_empty() {
            s.acting.push(Acting { side: s.turn.side, ..Acting::default() });
        }
        s.survey();
        (s, said)
    }

    fn read_turn(&mut self, all: &[&str]) -> Option<Area> {
        self.turn.side = parse_side(all[0]);
        "order".clone_into(&mut self.turn.phase);
        let mut began = None;
        for word in &all[1..] {
            let (key, list) = word.split_once('=').unwrap();
            let sides = list.split(',').filter(|word| *word != "-").filter(|word| word.len() == 1);
            match key {
                "phase" => list.clone_into(&mut self.turn.phase),
                "began" => began = Some(read_place(list).0),
                "flags" => self.turn.flags = list.split(',').map(str::to_owned).collect(),
                "acted" => self.turn.acted = sides.map(parse_side).collect(),
                "follow" => self.turn.follow = sides.map(parse_side).collect(),
                "asked" => self.turn.asked = sides.map(parse_side).collect(),
                _ => panic!("{word}"),
            }
        }
        began
    }

    fn read_acting(&mut self, all: &[&str]) {
        let key = |key| all.iter().find_map(|word| word.strip_prefix(key));
        let number = |name| key(name).map_or(0, |n: &str| n.parse().unwrap());
        let card = key("card=").map(|id| (all[1].to_owned(), order_index(id)));
        let (at, left) = (number("at=") as usize, i64::from(number("left=")));
        self.acting.push(Acting { side: parse_side(all[0]), card, at, left, spent: all.contains(&"spent") });
    }

    fn read_cog(&mut self, all: &[&str]) {
        let mut cog = Cog { id: all[1].to_owned(), ..Cog::default() };
        for word in &all[2..] {
            match word.split_once('=') {
                Some(("at", place)) => cog.at = read_place(place),
                Some(("hand", list)) => cog.hand = list.split(',').filter(|id| *id != "-").map(order_index).collect(),
                Some(("weapons", list)) => {
                    let pair = |load: &str| load.split_once(':').map(|(id, n)| (weapon_index(id), n.parse().unwrap()));
                    cog.weapons = list.split(',').filter_map(pair).collect();
                }
                _ => match *word {
                    "bleeding" => cog.bleeding = true,
                    "gone" => cog.gone = true,
                    "moved" => cog.moved = true,
                    _ => panic!("{word}"),
                },
            }
        }
        self.cogs.push(cog);
    }

    fn read_deck(&mut self, is_deck: bool, name: &str, all: &[&str]) {
        let family = name.strip_prefix("markers:").and_then(|own| MARKERS.iter().position(|known| *known == own));
        match (name, family) {
            (_, Some(family)) => {
                let pile = if is_deck { &mut self.markers } else { &mut self.marker_discards };
                pile[family] = all.iter().map(|text| parse_marker(text)).collect();
            }
            ("order", _) => {
                let pile = if is_deck { &mut self.order } else { &mut self.order_discards };
                *pile = all.iter().map(|id| order_index(id)).collect();
            }
            ("ai", _) => {
                let pile = if is_deck { &mut self.ai } else { &mut self.ai_discards };
                *pile = all.iter().map(|id| id.parse().unwrap()).collect();
            }
            ("weapons", _) => self.weapons = all.iter().map(|id| weapon_index(id)).collect(),
            _ => self.levels.push(all.iter().map(|id| find_face(id)).collect()),
        }
    }

    /// Computes the map from the laid tiles.
    pub fn survey(&mut self) {
        let key = format!("{:?}{:?}{:?}", self.tiles, self.joins, self.links);
        let map = MAP_CACHE.with_borrow_mut(|maps| {
            let new = || Rc::new(Map::new(&self.tiles, &self.joins, &self.links));
            Rc::clone(maps.entry(key).or_insert_with(new))
        });
        self.map = Some(map);
    }

    pub fn map(&self) -> Rc<Map> {
        Rc::clone(self.map.as_ref().unwrap())
    }

    /// A random number below `bound`, derived as the contract defines.
    pub fn random_below(&mut self, name: &str, bound: usize) -> usize {
        let used = self.chance.entry(name.to_owned()).or_default();
        *used += 1;
        let (purpose, subject) =
            if name == "dice" { ("sztab gears dice 1", "") } else { ("sztab gears shuffle 1", name) };
        let at = *used as usize;
        let word = STREAMS.with_borrow_mut(|streams| {
            let new = || (Chance::new(&self.seed, purpose, subject), Vec::new());
            let (chance, words) = streams.entry((name.to_owned(), self.seed)).or_insert_with(new);
            while words.len() < at {
                words.push(chance.draw_below(u32::MAX).unwrap());
            }
            words[at - 1]
        });
        word as usize % bound
    }

    pub fn shuffle<T>(&mut self, name: &str, mut cards: Vec<T>) -> Vec<T> {
        for last in (1..cards.len()).rev() {
            cards.swap(last, self.random_below(name, last + 1));
        }
        cards
    }

    pub fn print(&self) -> String {
        let mut text = String::new();
        let mut line = |words: String| {
            text += words.trim_end();
            text += "\n";
        };
        let join =
            |words: Vec<String>, between: &str| if words.is_empty() { "-".to_owned() } else { words.join(between) };
        let turn = &self.turn;
        let sides = |all: &mut dyn Iterator<Item = &usize>| join(all.map(|it| letter(*it).to_string()).collect(), ",");
        line(format!("mission {} stage={} {}", self.mission, self.stage, self.rest.join(" ")));
        line(format!("chance {:?}", self.chance));
        line(format!("over {:?}", self.over));
        line(format!("turn {} {} {}", letter(turn.side), turn.phase, area_name(turn.began)));
        line(format!("flags {:?} acted {}", turn.flags, sides(&mut turn.acted.iter())));
        line(format!("follow {} asked {}", sides(&mut turn.follow.iter()), sides(&mut turn.asked.iter())));
        if turn.phase == "order" {
            self.acting.iter().for_each(|own| line(format!("{own:?}")));
        }
        let weapon = |id: &u8| values().weapons[usize::from(*id)].id.clone();
        let order = |id: &u8| values().orders[usize::from(*id)].id.clone();
        let face = |id: &u8| values().faces[usize::from(*id)].name.clone();
        let mark = |it: &Marker| format!("{}/{}", it.0, it.1);
        for (side, cog) in self.cogs.iter().enumerate() {
            let mut hand = cog.hand.clone();
            hand.sort_unstable();
            let own: Vec<String> = cog.weapons.iter().map(|(id, n)| format!("{}:{n}", weapon(id))).collect();
            let hand = hand.iter().map(order).collect::<Vec<_>>().join(",");
            let mut words = format!("side {} {} at={} hand={hand} ", letter(side), cog.id, place_name(cog.at));
            let _ = write!(words, "{} {} {} {}", own.join(","), cog.bleeding, cog.gone, cog.moved);
            line(words);
        }
        for tile in &self.tiles {
            line(format!("tile {} {:?} r{} {} {}", face(&tile.face), tile.at, tile.turn, tile.sheet, tile.level));
        }
        line(format!("joins {:?}", self.joins));
        line(format!("links {:?}", self.links.iter().map(|(a, b)| (area_name(*a), area_name(*b))).collect::<Vec<_>>()));
        line(format!("doors {:?}", self.doors.iter().map(face).collect::<Vec<_>>()));
        line(format!("exits {:?}", self.exits.iter().map(face).collect::<Vec<_>>()));
        line(format!("locked {:?}", self.locked));
        line(format!("seals {:?}", self.seals.iter().map(|it| area_name(*it)).collect::<Vec<_>>()));
        line(format!("holes {:?}", self.tokens.iter().map(|it| area_name(*it)).collect::<Vec<_>>()));
        let mut dropped = self.dropped.clone();
        dropped.sort();
        dropped
            .iter()
            .for_each(|it| line(format!("dropped {} {} {} {}", area_name(it.0), weapon(&it.1), it.2, mark(&it.3))));
        self.locations.iter().for_each(|(id, up)| line(format!("location {} {up}", face(id))));
        line(format!("enemies {:?}", self.enemies));
        for (figure, it) in &self.locusts {
            let own = it.marker.as_ref().map(mark);
            line(format!("locust {} {} {own:?} {}", figure_name(*figure), place_name(it.at), it.turned));
        }
        line(format!("deck order {}", self.order.iter().map(order).collect::<Vec<_>>().join(" ")));
        line(format!("discard order {}", self.order_discards.iter().map(order).collect::<Vec<_>>().join(" ")));
        line(format!("deck ai {:?}", self.ai));
        line(format!("discard ai {:?}", self.ai_discards));
        line(format!("deck weapons {:?}", self.weapons));
        self.levels
            .iter()
            .for_each(|level| line(format!("level {}", level.iter().map(face).collect::<Vec<_>>().join(" "))));
        for (number, name) in MARKERS.iter().enumerate() {
            let list = |pile: &Vec<Marker>| pile.iter().map(mark).collect::<Vec<_>>().join(" ");
            line(format!("{name} {} / {}", list(&self.markers[number]), list(&self.marker_discards[number])));
        }
        line(format!(
            "stock {:?}",
            self.stock.iter().filter(|(_, n)| **n > 0).map(|(id, n)| (weapon(id), *n)).collect::<Vec<_>>()
        ));
        text
    }
}
