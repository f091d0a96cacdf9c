//! Mechanics that only future armies' tiles use: each edge, alone and combined, and each feature, on one sheet.

use sztab_game::Language;
use sztab_neuroshima::pictures::{Headings, Sheet, SheetPart, render_sheet};
use sztab_neuroshima::rules::printed::parse_edges;
use sztab_neuroshima::rules::tile::Names;
use sztab_neuroshima::rules::{Army, Feature, Kind, Side, Tile};

use crate::boards::palettes;
use crate::golden::check_picture;

const MAX_BYTES: usize = 250 * 1024;

/// Names, edges and features.
const TILES: &[(&str, &str, &[Feature])] = &[
    ("Shotgun", "shotgun,-,-,-,-,-", &[]),
    ("Armoured", "shotgun+a,r1,-,-,-,m1", &[]),
    ("Rocket", "rocket3,-,-,-,-,-", &[]),
    ("Crowded", "rocket3+m1,shotgun+r1,-,rocket2+a,-,-", &[]),
    ("Sharpshooter", "r1,-,-,-,-,-", &[Feature::Sharpshooter]),
    ("Mortar", "r1,-,-,-,-,-", &[Feature::Mortar, Feature::Mobility]),
    ("Shadow", "-,-,-,-,-,-", &[Feature::Shadow]),
    ("Explosive", "x,-,-,-,-,-", &[]),
    ("Nightshade", "m1,-,-,-,-,m1", &[Feature::Poison]),
];

fn army() -> Army {
    let mut army = Army::base_box().remove(0);
    let unit = army.tiles.iter().find(|tile| tile.kind == Kind::Warrior).unwrap().clone();
    let headquarters = army.tiles.iter().find(|tile| tile.is_headquarters()).unwrap().clone();
    let tiles = TILES.iter().map(|(name, edges, features)| Tile {
        id: name.to_lowercase(),
        name: Names::english(*name),
        initiative: vec![2],
        edges: parse_edges(edges).unwrap(),
        features: features.to_vec(),
        effects: Vec::new(),
        count: 1,
        ..unit.clone()
    });
    army.tiles = [headquarters].into_iter().chain(tiles).collect();
    army
}

#[test]
fn edges_and_features_of_further_armies() {
    let army = army();
    let [warriors, modules, instants] = ["Warriors", "Modules", "Instants"].map(str::to_owned);
    let headings = Headings { warriors, modules, instants, foundations: String::new() };
    for &colours in palettes("mechanics") {
        let bytes = render_sheet(&Sheet {
            part: SheetPart::Units,
            army: &army,
            side: Side(0),
            hue: None,
            left: None,
            language: Language::English,
            colours,
            note: String::new(),
            about: String::new(),
            headings: headings.clone(),
        });
        check_picture(&format!("mechanics.{}", colours.word()), &bytes, MAX_BYTES);
    }
}
