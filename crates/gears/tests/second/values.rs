//! Card values as read from the files by the second reading.

use std::collections::HashMap;
use std::sync::OnceLock;

use toml::{Table, Value};

pub const KINDS: [&str; 10] =
    ["wretch", "lambent", "drone", "boomer", "grinder", "theron", "ticker", "kantus", "skorge", "berserker"];
pub const MARKERS: [&str; 7] = ["wretch", "drone", "boomer", "theron", "ticker", "kantus", "berserker"];

macro_rules! file {
    ($name:literal) => {
        include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/values/open-1/", $name))
    };
}

pub struct Weapon {
    pub id: String,
    pub normal: i64,
    pub overkill: i64,
    pub range: i64,
    pub omen: (String, i64),
    pub limits: Vec<String>,
    pub special: i64,
    pub random: i64,
}

pub struct Order {
    pub id: String,
    pub copies: i64,
    pub reaction: String,
    pub many: bool,
    pub steps: Vec<Step>,
}

#[derive(Clone)]
pub struct Step {
    pub verb: String,
    pub n: i64,
    pub dice: i64,
    pub free: bool,
}

pub struct Enemy {
    pub figure: String,
    pub family: String,
    pub defence: i64,
    pub health: i64,
    pub attack: i64,
    pub omen: (String, i64),
    pub traits: Vec<String>,
    pub drops: bool,
}

pub struct Card {
    pub family: String,
    pub kind: String,
    pub redraw: Vec<String>,
    pub test: Option<Table>,
    pub steps: Vec<Table>,
    pub other: Vec<Table>,
}

pub struct Cell {
    pub letter: u8,
    pub hole: bool,
    pub equipment: bool,
    pub arrows: Vec<u8>,
}

pub struct Face {
    pub name: String,
    pub size: (i32, i32),
    pub cells: HashMap<(i32, i32), Cell>,
    /// Borders by cell and side; the sides start with north.
    pub borders: HashMap<(i32, i32, u8), char>,
    /// The entrance and the exit, each as a cell and a side.
    pub gates: [(i32, i32, u8); 2],
}

pub struct Values {
    pub faces: Vec<Face>,
    pub weapons: Vec<Weapon>,
    pub orders: Vec<Order>,
    pub enemies: Vec<Enemy>,
    pub ai: HashMap<u8, Card>,
    pub cogs: Table,
    pub locations: Table,
    pub missions: Table,
    pub markers: Table,
}

fn ids(text: &str) -> impl Iterator<Item = String> {
    text.lines().filter_map(|line| line.strip_prefix('[')?.strip_suffix(']')).map(str::to_owned)
}

fn number(table: &Table, key: &str) -> i64 {
    table.get(key).and_then(Value::as_integer).unwrap_or(0)
}

pub fn word<'a>(table: &'a Table, key: &str) -> &'a str {
    table.get(key).and_then(Value::as_str).unwrap_or("")
}

fn words(table: &Table, key: &str) -> Vec<String> {
    let list = table.get(key).and_then(Value::as_array);
    list.into_iter().flatten().map(|word| word.as_str().unwrap().to_owned()).collect()
}

fn parse_omen(table: &Table) -> (String, i64) {
    let pair = table["omen"].as_table().unwrap().iter().next();
    pair.map_or((String::new(), 0), |(word, n)| (word.clone(), n.as_integer().unwrap()))
}

pub fn tables(value: Option<&Value>) -> Vec<Table> {
    let list = value.and_then(Value::as_array);
    list.into_iter().flatten().map(|table| table.as_table().unwrap().clone()).collect()
}

fn parse_face(name: &str, rows: &[&str]) -> Face {
    let line = |y: usize| rows[y].chars().skip(2).collect::<Vec<char>>();
    let (width, height) = ((line(0).len() / 4) as i32, (rows.len() / 2) as i32);
    let mut face = Face {
        name: name.to_owned(),
        size: (width, height),
        cells: HashMap::new(),
        borders: HashMap::new(),
        gates: [(0, 0, 0); 2],
    };
    let letter = |y: i32, x: i32| line(y as usize).get(x as usize).copied().unwrap_or(' ');
    for y in 0..height {
        for x in 0..width {
            let (row, column) = (2 * y + 1, 4 * x);
            let sides = [(row - 1, column + 1), (row, column + 4), (row + 1, column + 1), (row, column)];
            for (side, (r, c)) in (0..4).zip(sides) {
                let border = letter(r, c);
                face.borders.insert((x, y, side), if border == 'I' || border == 'O' { '#' } else { border });
                if let Some(gate) = ['I', 'O'].iter().position(|gate| *gate == border) {
                    face.gates[gate] = (x, y, side);
                }
            }
            let marks: Vec<char> = (1..4).map(|dx| letter(row, column + dx)).collect();
            if marks[0].is_ascii_uppercase() {
                let arrows = (0..4).zip("^>v<".chars()).filter(|(_, arrow)| marks.contains(arrow));
                let cell = Cell {
                    letter: marks[0] as u8 - b'A',
                    hole: marks.contains(&'o'),
                    equipment: marks.contains(&'?'),
                    arrows: arrows.map(|(side, _)| side).collect(),
                };
                face.cells.insert((x, y), cell);
            }
        }
    }
    face
}

fn read_values() -> Values {
    let parse = |text: &str| text.parse::<Table>().unwrap();
    let (orders, weapons, enemies) = (file!("orders.toml"), file!("weapons.toml"), file!("enemies.toml"));
    let step = |table: &Table| Step {
        verb: word(table, "do").to_owned(),
        n: number(table, "n"),
        dice: number(table, "dice"),
        free: table.contains_key("free"),
    };
    let of = |text: &str, id: &str| parse(text)[id].as_table().unwrap().clone();
    let order = |id: String| {
        let card = of(orders, &id);
        let steps = tables(card.get("steps")).iter().map(step).collect();
        let (reaction, many) = (word(&card, "reaction").to_owned(), card.contains_key("many"));
        Order { id, copies: number(&card, "copies"), reaction, many, steps }
    };
    let weapon = |id: String| {
        let card = of(weapons, &id);
        let at = |key| number(&card, key);
        let (normal, overkill, range) = (at("normal"), at("overkill"), at("range"));
        let (omen, limits) = (parse_omen(&card), words(&card, "limits"));
        Weapon { id, normal, overkill, range, omen, limits, special: at("special"), random: at("random") }
    };
    let enemy = |id: &&str| {
        let card = of(enemies, id);
        Enemy {
            figure: word(&card, "figure").to_owned(),
            family: word(&card, "ai").to_owned(),
            defence: number(&card, "defence"),
            health: number(&card, "health"),
            attack: number(&card, "attack"),
            omen: parse_omen(&card),
            traits: words(&card, "traits"),
            drops: !card.contains_key("drops"),
        }
    };
    let ai = parse(file!("ai.toml"));
    let card = |(id, card): (&String, &Value)| {
        let table = card.as_table().unwrap();
        let card = Card {
            family: word(table, "family").to_owned(),
            kind: word(table, "kind").to_owned(),
            redraw: words(table, "redraw"),
            test: table.get("if").map(|test| test.as_table().unwrap().clone()),
            steps: tables(table.get("steps")),
            other: tables(table.get("else")),
        };
        (id.parse().unwrap(), card)
    };
    let tiles: Vec<&str> = file!("tiles.txt").lines().collect();
    let heads = (0..tiles.len()).filter(|at| tiles[*at].starts_with("tile "));
    let rows = |at: usize| {
        let end = (at + 1..tiles.len()).find(|at| !tiles[*at].starts_with("  ")).unwrap_or(tiles.len());
        parse_face(&tiles[at][5..], &tiles[at + 1..end])
    };
    Values {
        faces: heads.map(rows).collect(),
        weapons: ids(weapons).map(weapon).collect(),
        orders: ids(orders).map(order).collect(),
        enemies: KINDS.iter().map(enemy).collect(),
        ai: ai.iter().map(card).collect(),
        cogs: parse(file!("cogs.toml")),
        locations: parse(file!("locations.toml")),
        missions: parse(file!("missions.toml")),
        markers: parse(file!("markers.toml")),
    }
}

pub fn values() -> &'static Values {
    static VALUES: OnceLock<Values> = OnceLock::new();
    VALUES.get_or_init(read_values)
}

impl Weapon {
    pub fn has_property(&self, limit: &str) -> bool {
        self.limits.iter().any(|own| own == limit)
    }

    pub fn uses_ammo(&self) -> bool {
        self.id != "bolo" && (self.normal > 0 || self.overkill > 0)
    }
}

impl Enemy {
    pub fn has_trait(&self, own: &str) -> bool {
        self.traits.iter().any(|known| known == own)
    }
}

pub fn weapon_index(id: &str) -> u8 {
    values().weapons.iter().position(|weapon| weapon.id == id).unwrap_or_else(|| panic!("{id}")) as u8
}

pub fn order_index(id: &str) -> u8 {
    values().orders.iter().position(|order| order.id == id).unwrap_or_else(|| panic!("{id}")) as u8
}

pub fn kind_index(id: &str) -> u8 {
    KINDS.iter().position(|kind| *kind == id).unwrap_or_else(|| panic!("{id}")) as u8
}

pub fn find_face(name: &str) -> u8 {
    values().faces.iter().position(|face| face.name == name).unwrap_or_else(|| panic!("{name}")) as u8
}
