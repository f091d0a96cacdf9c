//! Positions of the second reading.

use std::collections::VecDeque;
use std::sync::LazyLock;

use toml::Table;

const SOURCE: &str = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/values/open-1.toml"));

/// The values used by all positions here.
pub static VALUES: LazyLock<Table> = LazyLock::new(|| SOURCE.parse().unwrap());

/// The ids of a table in file order, which is the canonical one.
pub fn ids(table: &str) -> Vec<String> {
    let head = format!("[{table}.");
    SOURCE.lines().filter_map(|line| Some(line.strip_prefix(&head)?.strip_suffix(']')?.to_owned())).collect()
}

/// The column and the row of a zone, both counted from 0.
pub type Zone = (i64, i64);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    Pilot,
    Armor,
    Mech,
}

#[derive(Clone, PartialEq, Debug)]
pub enum Mech {
    At(Zone),
    In(char, String),
}

#[derive(Clone, Debug)]
pub struct Side {
    pub letter: char,
    pub pilot: Option<String>,
    pub robot: bool,
    pub facing: String,
    pub status: Status,
    pub health: i64,
    pub energy: i64,
    pub credits: i64,
    pub points: i64,
    pub base: Option<Zone>,
    pub at: Option<Zone>,
    pub shield: bool,
    pub out: Option<usize>,
    pub absent: bool,
    pub offers: Vec<String>,
    pub chosen: Option<String>,
    pub arm_mine: Option<i64>,
    pub arm_weapon: Option<String>,
    pub weapons: Vec<String>,
    pub worn: Vec<String>,
    pub exhausted: Vec<String>,
    pub program: [Option<(String, String)>; 4],
    pub ready: bool,
    /// Ad hoc mode, if the player is in it: `true` until the player's first turn in this mode.
    pub adhoc: Option<bool>,
    pub cards: Vec<String>,
    pub draws: Vec<String>,
}

impl Side {
    /// Sorts weapons by the order of TEM-8.4.
    pub fn sort_weapons(&self, weapons: &[String]) -> Vec<String> {
        self.weapons.iter().filter(|weapon| weapons.contains(weapon)).cloned().collect()
    }
}

#[derive(Clone, Debug, Default)]
pub struct Turn {
    pub side: char,
    pub slot: usize,
    pub stage: String,
    pub card: Option<(String, String)>,
    pub fought: bool,
    pub jumped: bool,
    pub peace: bool,
    pub declined: bool,
}

#[derive(Clone, Debug)]
pub struct Combat {
    pub mover: char,
    pub enemy: char,
    pub next: char,
    pub last: Option<String>,
    pub jump: bool,
    pub used: Vec<char>,
    pub hit: Vec<char>,
    pub expert: Option<char>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Ask {
    pub side: char,
    pub kind: String,
    pub arg: Option<String>,
}

/// An event that reveals a secret line.
#[derive(Clone, PartialEq, Debug)]
pub enum Opening {
    /// All players have chosen.
    Chosen,
    Slot(usize),
    /// This mine has exploded.
    Mine(i64),
    End,
}

#[derive(Clone, Debug)]
pub struct Secret {
    pub line: usize,
    pub side: char,
    pub opening: Opening,
}

#[derive(Clone)]
pub struct Game {
    pub values: &'static Table,
    pub seed: Option<String>,
    pub arena: String,
    pub zones: Vec<(Zone, String, i64)>,
    pub round: i64,
    pub first: char,
    pub phase: String,
    pub sides: Vec<Side>,
    pub mines: Vec<(Zone, char, i64)>,
    pub turrets: Vec<(Zone, char)>,
    pub mech: Mech,
    pub row: Vec<String>,
    pub deck: Vec<String>,
    pub turn: Option<Turn>,
    pub combat: Option<Combat>,
    pub asks: Vec<Ask>,
    pub results: Vec<(char, usize, i64)>,
    /// Lines that are still secret.
    pub secrets: Vec<Secret>,
    /// Random results for robots and absent players, in order, as drawn by the engine.
    pub falls: VecDeque<(char, String)>,
}

pub fn parse_zone(text: &str) -> Zone {
    let bytes = text.as_bytes();
    assert!(bytes.len() == 2, "a zone: {text}");
    (i64::from(bytes[0]) - 65, i64::from(bytes[1]) - 49)
}

pub fn zone_name(zone: Zone) -> String {
    format!("{}{}", (b'A' + zone.0 as u8) as char, zone.1 + 1)
}

impl Game {
    pub fn constant(&self, key: &str) -> i64 {
        self.values["constants"][key].as_integer().expect("a number")
    }

    pub fn full_health(&self, status: Status) -> i64 {
        match status {
            Status::Pilot => self.constant("pilot_health"),
            Status::Armor => self.constant("armor_health"),
            Status::Mech => self.constant("mech_health"),
        }
    }

    /// The letter of a zone: `M`, `B` or `Z`, or `.` outside the arena (TEM-1.2).
    pub fn zone_letter(&self, place: Zone) -> char {
        if !(0..5).contains(&place.0) || !(0..5).contains(&place.1) {
            return '.';
        }
        let layout = if self.arena == "solo" { "three" } else { &self.arena };
        let row = self.values["arena"][layout][place.1 as usize].as_str().expect("a row");
        row.as_bytes()[place.0 as usize] as char
    }

    pub fn side(&self, letter: char) -> &Side {
        self.sides.iter().find(|side| side.letter == letter).expect("a side")
    }

    pub fn side_mut(&mut self, letter: char) -> &mut Side {
        self.sides.iter_mut().find(|side| side.letter == letter).expect("a side")
    }

    /// The weapons for which there is room, in the order of TEM-8.4.
    pub fn fitting_weapons(&self, letter: char) -> Vec<String> {
        let side = self.side(letter);
        let (mut basic, mut advanced) = match side.status {
            Status::Pilot => (2, 0),
            Status::Armor => (2, 2),
            Status::Mech => (0, 4),
        };
        let mut worn = Vec::new();
        for weapon in &side.weapons {
            let class = self.values["weapons"][weapon.as_str()]["class"].as_str().unwrap();
            let places = if class == "basic" { &mut basic } else { &mut advanced };
            if *places > 0 {
                *places -= 1;
                worn.push(weapon.clone());
            }
        }
        worn
    }
}
