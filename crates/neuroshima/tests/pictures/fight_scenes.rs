//! Battles to draw, as films and as stills.

use sztab_neuroshima::pictures::{Film, FilmWords, Scene};
use sztab_neuroshima::rules::battle::Battle;
use sztab_neuroshima::rules::{BattleCause, Board, Event, Hex, Side};
use sztab_pictures::Colours;

use super::{SceneBuilder, last_stand, points_fight};

/// A Battle on a table, with its events.
#[derive(Debug, Clone)]
pub struct TestBattle {
    pub table: SceneBuilder,
    pub events: Vec<Event>,
    pub aftermath: Vec<Event>,
}

impl TestBattle {
    /// Fights the Battle, with the first answer to every decision.
    #[must_use]
    pub fn resolve(table: SceneBuilder) -> Self {
        let (mut arrangement, mut fallen, mut events) = (table.arrangement.clone(), Vec::new(), Vec::new());
        let mut battle = Battle::begin(BattleCause::Tile, Side(0), &mut events);
        while let Some(decision) = battle.run(&table.roster, &mut arrangement, &mut fallen, &mut events) {
            battle.answer(&decision.question, 0, &table.roster, &arrangement, &mut events);
        }
        Self { table: table.with_effective_values(), events, aftermath: Vec::new() }
    }

    #[must_use]
    pub fn with_colours(mut self, colours: Colours) -> Self {
        self.table.colours = colours;
        self
    }

    #[must_use]
    pub fn film(&self) -> Film<'_> {
        let scene = Scene {
            sides: self.table.sides.clone(),
            labels: self.table.labels.clone(),
            ..Scene::new(&self.table.roster, &self.table.arrangement, self.table.language, self.table.colours)
        };
        let words = FilmWords {
            battle: "Battle".into(),
            start: "before the first segment".into(),
            initiative: "Initiative".into(),
            healing: "a Medic helps".into(),
            end: "after the Battle".into(),
            out: "Out of the game".into(),
            lost: "Losses".into(),
        };
        Film { scene, events: &self.events, aftermath: &self.aftermath, words }
    }
}

/// A Battle with armour, shots through units, a Medic, wounds, deaths and nets.
#[must_use]
pub fn borgo_fight() -> TestBattle {
    let mut table = SceneBuilder::new(Board::STANDARD, 2)
        .with_unit("A2", 1, "universal_soldier", 1)
        .with_unit("B2", 0, "hq", 0)
        .with_unit("B3", 0, "mutant", 1)
        .with_unit("C3", 1, "gladiator", 4)
        .with_unit("C2", 0, "assassin", 2)
        .with_unit("B4", 0, "medic", 0)
        .with_unit("C4", 0, "claws", 1)
        .with_unit("D2", 1, "ganger", 4)
        .with_unit("D3", 1, "hq", 0)
        .with_unit("D4", 1, "officer_2", 4)
        .with_unit("E3", 0, "super_mutant", 5)
        .with_unit("C1", 0, "net_fighter", 2)
        .with_unit("A1", 1, "runner", 2);
    table.arrangement.points = [14, 9, 20, 20];
    TestBattle::resolve(table)
}

/// A Battle with a Gauss shot, an explosion, and several actions of one unit.
#[must_use]
pub fn moloch_fight() -> TestBattle {
    let mut table = SceneBuilder::with_armies(Board::STANDARD, &["moloch", "outpost"])
        .with_unit("A1", 0, "gauss_cannon", 4)
        .with_unit("A2", 0, "clown", 1)
        .with_unit("B1", 0, "mother_module", 2)
        .with_unit("B2", 0, "hq", 0)
        .with_unit("B3", 0, "hunter_killer", 1)
        .with_unit("C2", 0, "stormtrooper", 2)
        .with_unit("D1", 1, "commando", 3)
        .with_unit("C3", 1, "mobile_armor", 4)
        .with_unit("D2", 1, "hq", 0)
        .with_unit("C4", 1, "medic", 0)
        .with_unit("D3", 1, "annihilator", 0)
        .with_unit("E1", 1, "hmg", 4)
        .with_unit("E2", 0, "juggernaut", 5);
    table.arrangement.points = [13, 18, 20, 20];
    TestBattle::resolve(table)
}

/// A Battle with shots through redirecting units, one of them a Tripler, and a Trap.
#[must_use]
pub fn redirected_fight() -> TestBattle {
    let mut table = SceneBuilder::with_armies(Board::STANDARD, &["doomsdaymachine", "borgo"])
        .with_unit("A3", 0, "hq", 0)
        .with_unit("C5", 0, "delta_shooter", 0)
        .with_unit("C4", 0, "officer", 3)
        .with_unit("C3", 0, "tripler", 0)
        .with_unit("B2", 0, "doom_net_fighter", 0)
        .with_unit("E3", 0, "gauss_cannon", 5)
        .with_unit("D3", 0, "fireblast", 1)
        .with_unit("B4", 0, "trap", 5)
        .with_unit("B3", 1, "brawler", 3)
        .with_unit("B1", 1, "super_mutant", 3)
        .with_unit("C1", 1, "hq", 0)
        .with_unit("D2", 1, "mutant", 3)
        .with_unit("E2", 1, "claws", 0);
    table.arrangement.points = [12, 17, 20, 20];
    TestBattle::resolve(table)
}

/// A Battle with a shot in an endless loop that hits an HQ and an adjacent unit again and again (NH-14.56).
#[must_use]
pub fn looped_fight() -> TestBattle {
    let mut table = SceneBuilder::with_armies(Board::STANDARD, &["doomsdaymachine", "borgo"])
        .with_unit("A1", 0, "hq", 0)
        .with_unit("C5", 0, "delta_shooter", 0)
        .with_unit("C3", 0, "doom_net_fighter", 0)
        .with_unit("C2", 0, "tripler", 1)
        .with_unit("D2", 0, "fireblast", 4)
        .with_unit("C1", 1, "hq", 0)
        .with_unit("D1", 1, "super_mutant", 0)
        .with_unit("E2", 1, "brawler", 4);
    table.arrangement.points = [12, 17, 20, 20];
    TestBattle::resolve(table)
}

/// A Battle in which both HQs are destroyed, and which Mississippi wins by its Breath of Death (NH-14.12).
#[must_use]
pub fn breath_of_death_fight() -> TestBattle {
    let mut table = SceneBuilder::with_armies(Board::STANDARD, &["mississippi", "hegemony"])
        .with_unit("C4", 0, "hq", 0)
        .with_unit("C2", 0, "mutant", 1)
        .with_unit("A1", 0, "boiler", 1)
        .with_unit("D3", 0, "poisoner", 4)
        .with_unit("C1", 1, "hq", 0)
        .with_unit("C5", 1, "gladiator", 0)
        .with_unit("E3", 1, "runner", 0);
    table.arrangement.points = [2, 1, 20, 20];
    TestBattle::resolve(table)
}

/// A Battle with a unit on every hex of the larger board, each of which acts several times.
#[must_use]
pub fn long_fight() -> TestBattle {
    let mut table = SceneBuilder::with_armies(Board::ENLARGED, &["moloch", "outpost"]);
    let kinds: [(u8, &[&str]); 2] = [
        (0, &["armored_hunter", "juggernaut", "stormtrooper", "gauss_cannon", "mother_module", "scout"]),
        (1, &["mobile_armor", "hmg", "commando", "annihilator", "scout", "runner"]),
    ];
    let hexes: Vec<Hex> = Board::ENLARGED.hexes().collect();
    for (index, hex) in hexes.into_iter().enumerate() {
        let (side, tiles) = kinds[index % 2];
        let tile = if index / 2 == 9 { "hq" } else { tiles[index / 2 % tiles.len()] };
        let rotation = u8::try_from(index % 6).unwrap();
        table.arrangement.put(hex, table.unit(side, tile, rotation));
    }
    TestBattle::resolve(table)
}

/// The Battles whose films and stills are checked.
#[must_use]
pub fn fights() -> Vec<(&'static str, TestBattle)> {
    vec![
        ("borgo_fight", borgo_fight()),
        ("moloch_fight", moloch_fight()),
        ("points_fight", points_fight()),
        ("last_stand", last_stand()),
    ]
}
