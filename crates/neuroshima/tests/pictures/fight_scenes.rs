//! Battles to draw, as films and as stills.

use sztab_neuroshima::pictures::{Film, FilmWords, Scene};
use sztab_neuroshima::rules::battle::Battle;
use sztab_neuroshima::rules::{BattleCause, Board, Event, Hex, Side};
use sztab_pictures::Colours;

use super::{Table, last_stand, points_fight};

/// A Battle on a table, with its events.
#[derive(Debug, Clone)]
pub struct Fight {
    pub table: Table,
    pub events: Vec<Event>,
    pub aftermath: Vec<Event>,
}

impl Fight {
    /// Fights the Battle, with the first answer to every decision.
    #[must_use]
    pub fn of(table: Table) -> Self {
        let (mut arrangement, mut fallen, mut events) = (table.arrangement.clone(), Vec::new(), Vec::new());
        let mut battle = Battle::begin(BattleCause::Tile, Side(0), &mut events);
        while let Some(decision) = battle.run(&table.roster, &mut arrangement, &mut fallen, &mut events) {
            battle.answer(&decision.question, 0, &table.roster, &arrangement, &mut events);
        }
        Self { table: table.read(), events, aftermath: Vec::new() }
    }

    #[must_use]
    pub fn in_colours(mut self, colours: Colours) -> Self {
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
pub fn borgo_fight() -> Fight {
    let mut table = Table::new(Board::Standard, 2)
        .put("A2", 1, "universal_soldier", 1)
        .put("B2", 0, "hq", 0)
        .put("B3", 0, "mutant", 1)
        .put("C3", 1, "gladiator", 4)
        .put("C2", 0, "assassin", 2)
        .put("B4", 0, "medic", 0)
        .put("C4", 0, "claws", 1)
        .put("D2", 1, "ganger", 4)
        .put("D3", 1, "hq", 0)
        .put("D4", 1, "officer_2", 4)
        .put("E3", 0, "super_mutant", 5)
        .put("C1", 0, "net_fighter", 2)
        .put("A1", 1, "runner", 2);
    table.arrangement.points = [14, 9, 20, 20];
    Fight::of(table)
}

/// A Battle with a Gauss shot, an explosion, and several actions of one unit.
#[must_use]
pub fn moloch_fight() -> Fight {
    let mut table = Table::of(Board::Standard, &["moloch", "outpost"])
        .put("A1", 0, "gauss_cannon", 4)
        .put("A2", 0, "clown", 1)
        .put("B1", 0, "mother_module", 2)
        .put("B2", 0, "hq", 0)
        .put("B3", 0, "hunter_killer", 1)
        .put("C2", 0, "stormtrooper", 2)
        .put("D1", 1, "commando", 3)
        .put("C3", 1, "mobile_armor", 4)
        .put("D2", 1, "hq", 0)
        .put("C4", 1, "medic", 0)
        .put("D3", 1, "annihilator", 0)
        .put("E1", 1, "hmg", 4)
        .put("E2", 0, "juggernaut", 5);
    table.arrangement.points = [13, 18, 20, 20];
    Fight::of(table)
}

/// A Battle with shots through redirecting units, one of them a Tripler, and a Trap.
#[must_use]
pub fn redirected_fight() -> Fight {
    let mut table = Table::of(Board::Standard, &["doomsdaymachine", "borgo"])
        .put("A3", 0, "hq", 0)
        .put("C5", 0, "delta_shooter", 0)
        .put("C4", 0, "officer", 3)
        .put("C3", 0, "tripler", 0)
        .put("B2", 0, "doom_net_fighter", 0)
        .put("E3", 0, "gauss_cannon", 5)
        .put("D3", 0, "fireblast", 1)
        .put("B4", 0, "trap", 5)
        .put("B3", 1, "brawler", 3)
        .put("B1", 1, "super_mutant", 3)
        .put("C1", 1, "hq", 0)
        .put("D2", 1, "mutant", 3)
        .put("E2", 1, "claws", 0);
    table.arrangement.points = [12, 17, 20, 20];
    Fight::of(table)
}

/// A Battle with a shot in an endless loop that hits an HQ and an adjacent unit again and again (NH-14.56).
#[must_use]
pub fn looped_fight() -> Fight {
    let mut table = Table::of(Board::Standard, &["doomsdaymachine", "borgo"])
        .put("A1", 0, "hq", 0)
        .put("C5", 0, "delta_shooter", 0)
        .put("C3", 0, "doom_net_fighter", 0)
        .put("C2", 0, "tripler", 1)
        .put("D2", 0, "fireblast", 4)
        .put("C1", 1, "hq", 0)
        .put("D1", 1, "super_mutant", 0)
        .put("E2", 1, "brawler", 4);
    table.arrangement.points = [12, 17, 20, 20];
    Fight::of(table)
}

/// A Battle in which both HQs are destroyed, and which Mississippi wins by its Breath of Death (NH-14.12).
#[must_use]
pub fn last_breath() -> Fight {
    let mut table = Table::of(Board::Standard, &["mississippi", "hegemony"])
        .put("C4", 0, "hq", 0)
        .put("C2", 0, "mutant", 1)
        .put("A1", 0, "boiler", 1)
        .put("D3", 0, "poisoner", 4)
        .put("C1", 1, "hq", 0)
        .put("C5", 1, "gladiator", 0)
        .put("E3", 1, "runner", 0);
    table.arrangement.points = [2, 1, 20, 20];
    Fight::of(table)
}

/// A Battle with a unit on every hex of the larger board, each of which acts several times.
#[must_use]
pub fn long_fight() -> Fight {
    let mut table = Table::of(Board::Enlarged, &["moloch", "outpost"]);
    let kinds: [(u8, &[&str]); 2] = [
        (0, &["armored_hunter", "juggernaut", "stormtrooper", "gauss_cannon", "mother_module", "scout"]),
        (1, &["mobile_armor", "hmg", "commando", "annihilator", "scout", "runner"]),
    ];
    let hexes: Vec<Hex> = Board::Enlarged.hexes().collect();
    for (index, hex) in hexes.into_iter().enumerate() {
        let (side, tiles) = kinds[index % 2];
        let tile = if index / 2 == 9 { "hq" } else { tiles[index / 2 % tiles.len()] };
        let rotation = u8::try_from(index % 6).unwrap();
        table.arrangement.put(hex, table.unit(side, tile, rotation));
    }
    Fight::of(table)
}

/// The Battles whose films and stills are checked.
#[must_use]
pub fn fights() -> Vec<(&'static str, Fight)> {
    vec![
        ("borgo_fight", borgo_fight()),
        ("moloch_fight", moloch_fight()),
        ("points_fight", points_fight()),
        ("last_stand", last_stand()),
    ]
}
