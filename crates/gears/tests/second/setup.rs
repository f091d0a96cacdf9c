//! Setup (GOW-3, GOW-6.5 to GOW-6.7, and the first paragraphs of the missions in GOW-17).

use crate::map::{Area, Join, Tile, gate_area};
use crate::sim::{R, Sim};
use crate::state::{Acting, Cog, Marker, State, mission_table, parse_marker, read_enemies};
use crate::values::{MARKERS, find_face, kind_index, values, weapon_index};

type LaidTiles = (Vec<Tile>, Vec<Join>);

/// The mission and its difficulty, as in the line of a position.
pub struct Terms<'a> {
    pub mission: &'a str,
    pub difficulty: &'a str,
    pub insane: bool,
}

fn parse_faces(list: &toml::Value) -> Vec<u8> {
    list.as_array().unwrap().iter().map(|face| find_face(face.as_str().unwrap())).collect()
}

fn parse_markers(family: &toml::Value) -> Vec<Marker> {
    family["markers"].as_array().unwrap().iter().map(|text| parse_marker(text.as_str().unwrap())).collect()
}

fn new_cog(id: &str) -> Cog {
    let own = values().cogs[id]["weapons"].as_table().unwrap();
    let weapons = own.iter().map(|(id, n)| (weapon_index(id), n.as_integer().unwrap())).collect();
    Cog { id: id.to_owned(), weapons, ..Cog::default() }
}

/// The state of a game after its setup.
pub fn set_up(terms: &Terms, people: &[&str], seed: [u8; 32]) -> State {
    let table = mission_table(terms.mission);
    let mut s = State { mission: terms.mission.to_owned(), stage: 1, seed, insane: terms.insane, ..State::default() };
    if terms.difficulty != "normal" {
        s.rest.push(format!("difficulty={}", terms.difficulty));
    }
    s.rest.extend(terms.insane.then(|| "insane".to_owned()));
    s.enemies = read_enemies(table["enemies"].as_table().unwrap());
    s.locked = table["locked"].as_array().unwrap().iter().map(|n| n.as_integer().unwrap() as u8).collect();
    s.cogs = people.iter().map(|id| new_cog(id)).collect();
    s.markers = MARKERS.map(|family| values().markers.get(family).map_or(Vec::new(), parse_markers)).to_vec();
    s.marker_discards = vec![Vec::new(); MARKERS.len()];
    for (id, own) in (0..).zip(&values().weapons) {
        s.weapons.extend(std::iter::repeat_n(id, own.random as usize));
        let owners = s.cogs.iter().filter(|cog| cog.weapons.contains_key(&id)).count() as i64;
        s.stock.insert(id, own.special - owners);
    }
    for (id, own) in (0..).zip(&values().orders) {
        s.order.extend(std::iter::repeat_n(id, own.copies as usize));
    }
    s.levels = match table.get("difficulty") {
        Some(levels) => vec![parse_faces(&levels[terms.difficulty])],
        None => table["levels"].as_array().unwrap().iter().map(parse_faces).collect(),
    };
    s.turn.phase = "place".to_owned();
    s.acting = vec![Acting::default()];
    let mut sim = Sim::new(&s, &[]);
    sim.shuffle_all();
    // The COGs are placed only after the map's figures (GOW-3.7, GOW-3.8).
    sim.s.cogs.iter_mut().for_each(|cog| cog.gone = true);
    assert!(sim.build_first_level().is_ok());
    sim.s.cogs.iter_mut().for_each(|cog| cog.gone = false);
    sim.place_cogs();
    sim.s
}

impl Sim {
    fn shuffle_all(&mut self) {
        let s = &mut self.s;
        (s.order, s.weapons) = (s.shuffle("order", s.order.clone()), s.shuffle("weapons", s.weapons.clone()));
        for level in 0..s.levels.len() {
            s.levels[level] = s.shuffle(&format!("level{}", level + 1), s.levels[level].clone());
        }
        for (family, name) in MARKERS.iter().enumerate() {
            s.markers[family] = s.shuffle(&format!("markers:{name}"), s.markers[family].clone());
        }
        let cards = self.ai_cards();
        self.s.ai = self.s.shuffle("ai", cards);
    }

    /// The tiles laid from the cards; `None` if two of them overlap.
    fn lay_first(&self, deck: &[u8], level: u8) -> Option<LaidTiles> {
        let turns_first = self.s.mission == "belly";
        let (mut tiles, mut joins): LaidTiles = (self.s.tiles.clone(), self.s.joins.clone());
        for (number, face) in deck.iter().enumerate().skip(usize::from(turns_first)) {
            let before = deck[..number].last().filter(|_| number > usize::from(turns_first));
            let tile = match before {
                None => Tile { face: *face, at: (0, 0), turn: 0, sheet: level, level },
                Some(_) => Tile::join_to(*face, 0, tiles.last().unwrap().gate(1), level, level),
            };
            joins.extend(before.map(|before| ((*before, 1), (*face, 0))));
            tiles.push(tile);
        }
        if turns_first {
            // The two entrances meet (GOW-17.7).
            tiles.insert(0, Tile::join_to(deck[0], 0, tiles[0].gate(0), level, level));
            joins.insert(0, ((deck[0], 0), (deck[1], 0)));
        }
        let overlaps = |at: usize| tiles[..at].iter().any(|own| own.overlaps(&tiles[at]));
        (!(0..tiles.len()).any(overlaps)).then_some((tiles, joins))
    }

    /// Lays a level with its figures during setup.
    fn build_at_setup(&mut self, level: u8, people: usize) -> R<()> {
        let mut deck = std::mem::take(&mut self.s.levels[usize::from(level) - 1]);
        let is_block = self.s.mission == "roadblocks";
        if is_block {
            self.s.levels[0] = deck.split_off(1);
        }
        let mut laid = self.lay_first(&deck, level);
        for _ in 1..24 {
            if laid.is_none() {
                deck = self.s.shuffle(&format!("level{level}"), deck);
                laid = self.lay_first(&deck, level);
            }
        }
        (self.s.tiles, self.s.joins) = laid.unwrap();
        self.s.survey();
        let (first, last) = (deck[0], *deck.last().unwrap());
        if self.s.mission == "china-shop" {
            self.spawn(kind_index("berserker"), gate_area(first, 0))?;
        }
        for face in &deck {
            self.place_location(*face);
            if !is_block {
                self.spawn_row(*face, people)?;
            }
        }
        match self.s.mission.as_str() {
            "horde" | "roadblocks" => drop(self.s.exits.insert(last)),
            "belly" => self.s.doors.extend([first, last]),
            _ => drop(self.s.doors.insert(last)),
        }
        Ok(())
    }

    fn build_first_level(&mut self) -> R<()> {
        let people = self.s.cogs.len();
        if self.s.mission == "scattered" {
            self.build_at_setup(1, people / 2)?;
            return self.build_at_setup(2, people - people / 2);
        }
        self.build_at_setup(1, people)?;
        if self.s.mission == "roadblocks" {
            for _ in 0..people {
                let map = self.s.map();
                let is_empty = |area: &&Area| self.s.locusts.values().all(|it| it.at.0 != **area);
                let last = map.open.keys().rev().find(is_empty).or(map.open.keys().next_back());
                self.spawn(kind_index("ticker"), *last.unwrap())?;
            }
        }
        if self.s.mission == "emergence" {
            let exit = *self.exit_areas().first().unwrap();
            let mut holes: Vec<Area> = self.holes().into_iter().collect();
            holes.sort_by_key(|hole| (self.distance(*hole, exit), *hole));
            self.s.seals.extend(holes.into_iter().skip(1));
        }
        Ok(())
    }

    /// Places the COGs at the entrance (GOW-3.8, GOW-17.13), and asks the first COG that has a choice.
    fn place_cogs(&mut self) {
        let people = self.s.cogs.len();
        for side in 0..people {
            let level = if self.s.mission == "scattered" && side >= people / 2 { 2 } else { 1 };
            let first = self.s.tiles.iter().find(|tile| tile.level == level).unwrap().face;
            self.s.cogs[side].at = (gate_area(first, 0), 0);
        }
        self.s.turn.began = self.s.cogs[0].at.0;
        if self.legal_lines().len() == 1 {
            self.place_next_cog().ok();
        }
    }
}
