//! Scenes to draw, from an empty board to a board with every tile.

use std::sync::Arc;

use sztab_game::Language;
use sztab_neuroshima::pictures::{EffectiveValues, Headline, Labels, Mark, Preview, Scene, SidePanel, SideStatus};
use sztab_neuroshima::rules::arrangement::Ground;
use sztab_neuroshima::rules::{
    Army, Arrangement, Board, Card, Direction, Hex, HexSet, Marker, Roster, Rotation, Side, Terms, Terrain, TileId,
    Unit,
};
use sztab_pictures::Colours;

#[path = "army_scenes.rs"]
mod armies;
#[path = "fight_scenes.rs"]
mod fights;
#[path = "several_scenes.rs"]
mod several;
pub use armies::*;
pub use fights::*;
pub use several::*;

/// Owns the data that a scene borrows, and builds scenes fluently.
#[derive(Debug, Clone)]
pub struct SceneBuilder {
    pub roster: Roster,
    pub arrangement: Arrangement,
    pub sides: Vec<SidePanel>,
    pub netted: HexSet,
    pub paralysed: HexSet,
    pub nets: Vec<(Hex, Direction)>,
    pub effective: Vec<(Hex, EffectiveValues)>,
    pub scoped: Vec<(Hex, Side)>,
    pub taken: Vec<(Hex, Side)>,
    pub links: Vec<(Hex, Direction)>,
    pub second_move: Option<Hex>,
    pub turns: Vec<Side>,
    pub last: Vec<Hex>,
    pub preview: Preview,
    pub marks: Vec<Mark>,
    pub headline: Headline,
    pub labels: Labels,
    pub language: Language,
    pub colours: Colours,
}

/// The armies with these ids.
#[must_use]
pub fn roster(armies: &[&str]) -> Roster {
    let built_in = Army::built_in();
    let army = |id: &&str| built_in.iter().find(|army| army.id == *id).unwrap();
    Roster::new(armies.iter().map(|id| Arc::new(army(id).clone())).collect())
}

impl SceneBuilder {
    /// A table at which Borgo and Hegemony alternate.
    #[must_use]
    pub fn new(board: Board, sides: usize) -> Self {
        Self::with_armies(board, &["borgo", "hegemony", "borgo", "hegemony"][..sides])
    }

    #[must_use]
    pub fn with_armies(board: Board, armies: &[&str]) -> Self {
        let roster = roster(armies);
        let sides = roster
            .sides()
            .map(|side| SidePanel {
                player: format!("Player {}", side.letter()),
                army: roster.army(side).name.en.clone(),
                hand: vec![],
                pile: 34,
                discard: 0,
                cards: vec![],
                to_move: side.index() == 0,
                is_next: false,
                standing: None,
            })
            .collect();
        Self {
            roster,
            arrangement: Arrangement::new(board),
            sides,
            netted: HexSet::EMPTY,
            paralysed: HexSet::EMPTY,
            nets: vec![],
            effective: vec![],
            scoped: vec![],
            taken: vec![],
            links: vec![],
            second_move: None,
            turns: vec![],
            last: vec![],
            preview: Preview::default(),
            marks: vec![],
            headline: Headline { title: "Round 1".into(), note: "Headquarters".into(), warns: false },
            labels: Labels {
                pile: "Pile".into(),
                discard: "Discard".into(),
                to_move: "to move".into(),
                next: "next".into(),
            },
            language: Language::English,
            colours: Colours::Default,
        }
    }

    #[must_use]
    pub fn scene(&self) -> Scene<'_> {
        Scene {
            roster: &self.roster,
            arrangement: &self.arrangement,
            sides: self.sides.clone(),
            netted: self.netted,
            paralysed: self.paralysed,
            nets: self.nets.clone(),
            effective: self.effective.clone(),
            scoped: self.scoped.clone(),
            taken: self.taken.clone(),
            links: self.links.clone(),
            second_move: self.second_move,
            turns: self.turns.clone(),
            last: self.last.clone(),
            offered: Vec::new(),
            possible: Vec::new(),
            preview: self.preview.clone(),
            marks: self.marks.clone(),
            headline: self.headline.clone(),
            labels: self.labels.clone(),
            language: self.language,
            colours: self.colours,
            hues: self.roster.hues(),
        }
    }

    /// The table with the same armies under the given terms, with the initial points of those terms.
    #[must_use]
    pub fn with_terms(mut self, terms: Terms) -> Self {
        let armies = self.roster.sides().map(|side| Arc::new(self.roster.army(side).clone())).collect();
        self.roster = Roster::with_terms(armies, terms);
        self.arrangement.points = self.roster.mode().points();
        self.arrangement.terrain = Terrain::from_tiles(&self.roster.terms().terrain);
        self
    }

    /// Sets the side to move, followed by the later sides in turn order.
    #[must_use]
    pub fn with_turns(mut self, sides: &[u8]) -> Self {
        self.turns = sides.iter().copied().map(Side).collect();
        for (side, panel) in (0..).map(Side).zip(&mut self.sides) {
            panel.to_move = self.turns.first() == Some(&side);
            panel.is_next = self.turns.get(1) == Some(&side);
        }
        self
    }

    #[must_use]
    pub fn with_status(mut self, side: usize, word: &str, is_out: bool) -> Self {
        self.sides[side].standing = Some(SideStatus { word: word.into(), is_out });
        self
    }

    /// Adds the effective values of the table's units, as the rules determine them.
    #[must_use]
    pub fn with_effective_values(mut self) -> Self {
        let scene = Scene::new(&self.roster, &self.arrangement, self.language, self.colours);
        let (netted, nets, effective) = (scene.netted, scene.nets, scene.effective);
        self.paralysed = scene.paralysed;
        let (scoped, links, taken) = (scene.scoped, scene.links, scene.taken);
        (self.netted, self.nets, self.effective) = (netted, nets, effective);
        (self.scoped, self.links) = (scoped, links);
        self.taken = taken;
        self
    }

    #[must_use]
    pub fn hex(&self, name: &str) -> Hex {
        self.arrangement.board.hex(name).unwrap()
    }

    #[must_use]
    pub fn tile(&self, side: u8, tile: &str) -> TileId {
        self.roster.army(Side(side)).find(tile).unwrap()
    }

    #[must_use]
    pub fn unit(&self, side: u8, tile: &str, rotation: u8) -> Unit {
        Unit::new(Side(side), self.tile(side, tile), Rotation::new(rotation).unwrap())
    }

    #[must_use]
    pub fn with_unit(mut self, hex: &str, side: u8, tile: &str, rotation: u8) -> Self {
        self.arrangement.put(self.hex(hex), self.unit(side, tile, rotation));
        self
    }

    #[must_use]
    pub fn wounds(mut self, hex: &str, wounds: u8) -> Self {
        let hex = self.hex(hex);
        self.arrangement.update_unit(hex, |unit| unit.wounds = wounds);
        self
    }

    #[must_use]
    pub fn ground(mut self, hex: &str, owner: u8, tile: &str) -> Self {
        let (hex, owner, tile) = (self.hex(hex), Side(owner), self.tile(owner, tile));
        self.arrangement.lay_foundation(Ground::new(hex, owner, tile));
        self
    }

    #[must_use]
    pub fn paralysis(mut self, hex: &str, by: u8) -> Self {
        let hex = self.hex(hex);
        self.arrangement.update_unit(hex, |unit| unit.marks.set(Marker::Paralysis, Side(by), 1));
        self
    }

    #[must_use]
    pub fn poison(mut self, hex: &str, by: u8, markers: u8) -> Self {
        let hex = self.hex(hex);
        self.arrangement.update_unit(hex, |unit| unit.marks.set(Marker::Poison, Side(by), markers));
        self
    }

    #[must_use]
    pub fn steel_net(mut self, hex: &str, by: u8) -> Self {
        let hex = self.hex(hex);
        self.arrangement.set_steel_net(hex, Side(by), true);
        self
    }

    #[must_use]
    pub fn hand(mut self, side: usize, tiles: &[&str]) -> Self {
        let number = u8::try_from(side).unwrap();
        self.sides[side].hand = tiles.iter().map(|tile| self.tile(number, tile)).collect();
        self
    }

    /// Sets the remaining Tactic cards of a side, and the tile on its Base.
    #[must_use]
    pub fn cards(mut self, side: usize, left: &[Card], base: Option<&str>) -> Self {
        let base = base.map(|tile| self.tile(u8::try_from(side).unwrap(), tile));
        self.sides[side].cards = left.iter().map(|&card| (card, base.filter(|_| card == Card::Base))).collect();
        self
    }

    #[must_use]
    pub fn net(mut self, from: &str, direction: usize) -> Self {
        let (from, direction) = (self.hex(from), Direction::ALL[direction]);
        self.nets.push((from, direction));
        self.netted.insert(self.arrangement.board.neighbour(from, direction).unwrap());
        self
    }

    #[must_use]
    pub fn effective(mut self, hex: &str, initiative: &[u8], melee: u8, ranged: u8) -> Self {
        let hex = self.hex(hex);
        self.effective.push((hex, EffectiveValues { initiative: initiative.to_vec(), melee, ranged, toughness: 0 }));
        self
    }

    #[must_use]
    pub fn bonus_toughness(mut self, hex: &str, toughness: u8) -> Self {
        let hex = self.hex(hex);
        let initiative = self.roster.unit_tile(self.arrangement.unit(hex).unwrap()).initiative.clone();
        self.effective.push((hex, EffectiveValues { initiative, toughness, ..EffectiveValues::default() }));
        self
    }

    #[must_use]
    pub fn with_served_side(mut self, hex: &str, side: u8) -> Self {
        let hex = self.hex(hex);
        self.scoped.push((hex, Side(side)));
        self
    }
}

/// An empty board.
#[must_use]
pub fn empty_scene() -> SceneBuilder {
    SceneBuilder::new(Board::STANDARD, 2)
}

/// The second turn of a game.
#[must_use]
pub fn opening_scene() -> SceneBuilder {
    let mut table = SceneBuilder::new(Board::STANDARD, 2)
        .with_unit("C3", 0, "hq", 0)
        .with_unit("B3", 1, "hq", 0)
        .with_unit("C2", 0, "mutant", 0)
        .with_unit("D4", 0, "claws", 3)
        .with_unit("B4", 1, "universal_soldier", 2)
        .hand(0, &["mutant", "battle"])
        .hand(1, &["universal_soldier", "push_back", "officer_1"])
        .effective("C2", &[3], 0, 0)
        .effective("D4", &[4], 0, 0)
        .effective("B4", &[], 1, 0);
    table.last = vec![table.hex("B4")];
    table.sides[0].to_move = false;
    table.sides[1].to_move = true;
    (table.sides[0].pile, table.sides[1].pile) = (30, 31);
    (table.sides[0].player, table.sides[1].player) = ("Zofia".into(), "mikołaj_the_2nd".into());
    table.headline =
        Headline { title: "Turn 4".into(), note: "Universal Soldier to B4, facing SE".into(), warns: false };
    table
}

/// A full board with wounds and nets, and at least one tile of every kind.
#[must_use]
pub fn crowded_board() -> SceneBuilder {
    let mut table = SceneBuilder::new(Board::STANDARD, 2)
        .with_unit("A1", 0, "mutant", 2)
        .with_unit("A2", 1, "net_fighter", 1)
        .with_unit("A3", 0, "super_mutant", 1)
        .with_unit("B1", 1, "runner", 2)
        .with_unit("B2", 0, "hq", 0)
        .with_unit("B3", 0, "officer", 1)
        .with_unit("B4", 1, "gladiator", 4)
        .with_unit("C1", 0, "net_fighter", 3)
        .with_unit("C2", 1, "thug", 5)
        .with_unit("C3", 0, "assassin", 3)
        .with_unit("C4", 1, "net_master", 2)
        .with_unit("C5", 0, "medic", 0)
        .with_unit("D1", 1, "officer_2", 4)
        .with_unit("D2", 0, "scout", 2)
        .with_unit("D3", 1, "hq", 0)
        .with_unit("D4", 1, "boss", 5)
        .with_unit("E1", 1, "transport", 0)
        .with_unit("E2", 1, "quartermaster", 3)
        .with_unit("E3", 1, "universal_soldier", 4)
        .wounds("A3", 1)
        .wounds("B4", 2)
        .net("A2", 2)
        .net("C4", 0)
        .effective("D3", &[1], 1, 0)
        .effective("E3", &[], 1, 1)
        .effective("A1", &[3], 1, 0)
        .effective("C2", &[], 2, 0)
        .hand(0, &["grenade", "super_officer", "brawler"])
        .hand(1, &["sniper", "move", "ganger"]);
    table.arrangement.points = [7, 15, 20, 20];
    (table.sides[0].pile, table.sides[1].pile) = (9, 4);
    (table.sides[0].discard, table.sides[1].discard) = (14, 19);
    table.last = vec![table.hex("C4"), table.hex("C3")];
    table.headline = Headline { title: "Turn 23".into(), note: "Net Master moved to C4".into(), warns: false };
    table
}

/// A placement under consideration, in Ukrainian, with names that are too long.
#[must_use]
pub fn ghost_scene() -> SceneBuilder {
    let mut table = SceneBuilder::new(Board::STANDARD, 2)
        .with_unit("C3", 0, "hq", 0)
        .with_unit("E2", 1, "hq", 0)
        .with_unit("C2", 0, "super_officer", 2)
        .with_unit("D2", 1, "quartermaster", 4)
        .with_unit("B2", 1, "universal_soldier", 2)
        .with_unit("D4", 1, "guard", 5)
        .with_unit("B3", 0, "assassin", 4)
        .wounds("D4", 1)
        .hand(0, &["super_mutant", "move", "battle"])
        .hand(1, &[]);
    table.preview.ghosts = vec![(table.hex("D3"), table.unit(0, "super_mutant", 1))];
    table.sides[0].player = "Żółć Gęślą Jaźń Przyszła Znienacka".into();
    table.sides[1].player = "👩‍👩‍👧 Ївга Щасливиця-Кам'янець-Подільська".into();
    table.sides[0].army = "Борго".into();
    table.sides[1].army = "Гегемонія".into();
    table.language = Language::Ukrainian;
    table.headline = Headline {
        title: "Хід 7".into(), note: "Попередній перегляд розміщення".into(), warns: false
    };
    table.labels =
        Labels {
            pile: "Стос".into(), discard: "Скинуто".into(), to_move: "ходить".into(), next: "далі".into()
        };
    table
}

/// The larger board with four armies.
#[must_use]
pub fn four_sides() -> SceneBuilder {
    let mut table = SceneBuilder::new(Board::ENLARGED, 4)
        .with_unit("D4", 0, "hq", 0)
        .with_unit("B2", 1, "hq", 0)
        .with_unit("F3", 2, "hq", 0)
        .with_unit("D6", 3, "hq", 0)
        .with_unit("D3", 0, "mutant", 0)
        .with_unit("C3", 1, "universal_soldier", 2)
        .with_unit("E4", 2, "assassin", 2)
        .with_unit("E5", 3, "gladiator", 5)
        .with_unit("A1", 2, "scout", 0)
        .with_unit("G4", 3, "net_master", 0)
        .hand(0, &["mutant", "battle", "claws"])
        .hand(1, &["sniper"])
        .hand(2, &["medic", "grenade"])
        .hand(3, &["transport", "quartermaster", "push_back"])
        .with_effective_values();
    table.language = Language::Polish;
    table.last = vec![table.hex("E5")];
    table
}

/// Machines against riflemen: everything that the tables of Borgo and Hegemony lack.
#[must_use]
pub fn machines_scene() -> SceneBuilder {
    let mut table = SceneBuilder::with_armies(Board::STANDARD, &["moloch", "outpost"])
        .with_unit("A1", 0, "gauss_cannon", 4)
        .with_unit("A2", 0, "clown", 1)
        .with_unit("A3", 0, "net_fighter", 2)
        .with_unit("B1", 0, "mother_module", 2)
        .with_unit("B2", 0, "hq", 0)
        .with_unit("B3", 0, "scout", 1)
        .with_unit("B4", 0, "juggernaut", 1)
        .with_unit("C1", 1, "saboteur", 0)
        .with_unit("C2", 0, "stormtrooper", 2)
        .with_unit("C3", 0, "brain", 1)
        .with_unit("C4", 1, "scoper", 0)
        .with_unit("D1", 1, "commando", 3)
        .with_unit("D2", 1, "hq", 0)
        .with_unit("D3", 1, "mobile_armor", 4)
        .with_unit("D4", 1, "recon_centre", 0)
        .with_unit("E1", 1, "hmg", 4)
        .with_unit("E2", 1, "annihilator", 0)
        .with_unit("E3", 1, "runner", 3)
        .wounds("C2", 1)
        .effective("A1", &[1, 0], 0, 1)
        .effective("C2", &[1, 0], 0, 1)
        .effective("D1", &[3, 2], 0, 0)
        .effective("D3", &[3, 2, 1], 1, 1)
        .effective("E1", &[2, 1, 0], 0, 0)
        .effective("E2", &[2, 1], 0, 0)
        .bonus_toughness("E3", 1)
        .with_served_side("C3", 1)
        .with_served_side("B3", 1)
        .hand(0, &["air_strike", "push_back", "medic"])
        .hand(1, &["recon_centre", "sniper", "scoper"]);
    table.second_move = Some(table.hex("E3"));
    table.arrangement.points = [13, 18, 20, 20];
    (table.sides[0].pile, table.sides[1].pile) = (11, 9);
    table.last = vec![table.hex("E3")];
    table.headline = Headline {
        title: "Turn 41".into(),
        note: "Last tile drawn: Outpost has the last turn, then the Final Battle".into(),
        warns: true,
    };
    table
}

/// Every unit of two armies, rotated by `rotation` steps; some have two or three initiative values.
#[must_use]
pub fn gallery(rotation: u8) -> SceneBuilder {
    gallery_of(&["borgo", "hegemony"], rotation)
        .effective("A2", &[3, 2], 0, 0)
        .effective("A3", &[4, 3, 2], 0, 1)
        .effective("B2", &[3], 1, 3)
}

/// Every unit of two armies, rotated by `rotation` steps.
#[must_use]
pub fn gallery_of(armies: &[&str], rotation: u8) -> SceneBuilder {
    let mut table = SceneBuilder::with_armies(Board::ENLARGED, armies);
    let mut hexes = Board::ENLARGED.hexes();
    for side in [Side(0), Side(1)] {
        let tiles = table.roster.army(side).tiles.clone();
        let units = (0u8..).map(TileId).zip(&tiles).filter(|(_, tile)| tile.is_unit());
        for ((id, _), hex) in units.zip(&mut hexes) {
            table.arrangement.put(hex, Unit::new(side, id, Rotation::new(rotation).unwrap()));
        }
    }
    table.headline = Headline { title: format!("Rotation {rotation}"), note: String::new(), warns: false };
    table
}

/// Every scene with its name.
#[must_use]
pub fn all_scenes() -> Vec<(&'static str, SceneBuilder)> {
    vec![
        ("empty", empty_scene()),
        ("opening", opening_scene()),
        ("crowded", crowded_board()),
        ("ghost", ghost_scene()),
        ("four_sides", four_sides()),
        ("machines", machines_scene()),
        ("ffa_3", three_sides_alone_scene()),
        ("ffa_4", four_sides_alone_scene()),
        ("points", points_scene()),
        ("one_vs_team", one_against_team_scene()),
        ("teams", teams_scene()),
        ("reinforced", reinforcement_scene()),
        ("policed", steel_net_scene()),
        ("poisoned", poison_scene()),
        ("tunnels", tunnel_scene()),
        ("toxic", toxic_bomb_scene()),
        ("matrix", matrix_scene()),
        ("taken", takeover_scene()),
    ]
}
