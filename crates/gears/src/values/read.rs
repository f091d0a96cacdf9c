//! Reading values: joining the files, merging an owner's file, and validating the result.

use std::sync::Arc;

use sha2::{Digest, Sha256};
use sztab_game::chance::to_hex;

use super::document::{Entry, Node, PLAYERS, ValuesError, merge, parse, print, suggest_nearest};
use super::table::Table;
use super::{AttackFace, Constants, Family, Kind, MissionId, NamedWeapon, Values, ai, cards, missions};
use crate::tiles::{Face, FaceId, TileError, read_tiles};

/// The text that refers to the built-in values.
pub const OPEN_1: &str = "extends = \"open-1\"\n";

/// The text that refers to the variant of the built-in values; that variant's file follows it.
pub(super) const OPEN_2: &str = "extends = \"open-2\"\n";
const BALANCED_FILE: (&str, &str) = ("open-2.toml", include_str!("../../values/open-2/open-2.toml"));

/// The first file, which contains everything that has no file of its own.
const BASE_FILE: (&str, &str) = ("open-1.toml", include_str!("../../values/open-1/open-1.toml"));

/// The card files, with the names of their tables.
const CARD_FILES: [(&str, &str, &str); 8] = [
    ("cogs", "cogs.toml", include_str!("../../values/open-1/cogs.toml")),
    ("orders", "orders.toml", include_str!("../../values/open-1/orders.toml")),
    ("weapons", "weapons.toml", include_str!("../../values/open-1/weapons.toml")),
    ("enemies", "enemies.toml", include_str!("../../values/open-1/enemies.toml")),
    ("markers", "markers.toml", include_str!("../../values/open-1/markers.toml")),
    ("ai", "ai.toml", include_str!("../../values/open-1/ai.toml")),
    ("locations", "locations.toml", include_str!("../../values/open-1/locations.toml")),
    ("missions", "missions.toml", include_str!("../../values/open-1/missions.toml")),
];

const TILES_FILE: (&str, &str) = ("tiles.txt", include_str!("../../values/open-1/tiles.txt"));

/// The tables that may differ by number of players.
const VARIED_TABLES: [&str; 2] = ["cogs", "enemies"];

/// The name given to a file that is not built in.
const OWNER_FILE_NAME: &str = "values.toml";

/// The built-in files with an id as one tree, without the tiles; `None` if there are no such files.
fn read_built_in(id: &str) -> Result<Option<Entry>, ValuesError> {
    if !["open-1", "open-2"].contains(&id) {
        return Ok(None);
    }
    let mut tree = parse(BASE_FILE.0, BASE_FILE.1)?;
    if let Node::Table(entries) = &mut tree.node {
        entries.retain(|(key, _)| key != "files");
    }
    for (name, file, source) in CARD_FILES {
        tree.insert(name, parse(file, source)?);
    }
    if id == "open-2" {
        merge(&mut tree, &parse(BALANCED_FILE.0, BALANCED_FILE.1)?)?;
    }
    Ok(Some(tree))
}

pub(super) fn read_values(source: &str) -> Result<Values, ValuesError> {
    let own = parse(OWNER_FILE_NAME, source)?;
    let mut owner = Vec::new();
    let (mut tree, mut tiles) = match own.get("extends") {
        None => (own.clone(), Vec::new()),
        Some(entry) => {
            let base = read_built_in(entry.text().unwrap_or_default())?;
            let mut base = base.ok_or_else(|| entry.error_expecting("extends", "open-1 or open-2"))?;
            owner = merge(&mut base, &own)?;
            (base, read_tile_faces(TILES_FILE.0, TILES_FILE.1, 0)?)
        }
    };
    if let Some(entry) = own.get("tiles") {
        let text = entry.text().ok_or_else(|| entry.error_expecting("tiles", "a text"))?;
        for face in read_tile_faces(OWNER_FILE_NAME, text, entry.spot.line)? {
            owner.push(format!("tiles.{}", face.id));
            tiles.retain(|known| known.id != face.id);
            tiles.push(face);
        }
    }
    tiles.sort_by_key(|face| face.id);
    let drawn: Vec<&str> = tiles.iter().map(|face| face.drawing.as_str()).collect();
    tree.insert("tiles", Entry { spot: tree.spot.clone(), node: Node::Text(drawn.join("\n")) });
    let source = print(&tree);
    let players = tree.remove(PLAYERS);
    let mut values = read_typed(&tree, tiles)?;
    values.owner = owner;
    values.hash = to_hex(&Sha256::digest(&source));
    values.source = source;
    for (number, own) in players.iter().flat_map(Entry::entries) {
        let path = format!("{PLAYERS}.{number}");
        let place = ["1", "2", "3", "4"].iter().position(|known| known == number);
        let place = place.ok_or_else(|| own.error_expecting(&path, "a number of players from 1 to 4"))?;
        let varied = read_for_players(&tree, own, &values);
        let varied = varied.map_err(|error| ValuesError { path: format!("{path}.{}", error.path), ..error })?;
        values.by_players[place] = Some(Arc::new(varied));
    }
    Ok(values)
}

/// The values for a number of players, whose tables replace some of the others.
fn read_for_players(tree: &Entry, own: &Entry, usual: &Values) -> Result<Values, ValuesError> {
    if let Some((name, entry)) = own.entries().iter().find(|(name, _)| !VARIED_TABLES.contains(&name.as_str())) {
        let expected = suggest_nearest("a table that may differ by number of players", name, &VARIED_TABLES);
        return Err(entry.error_expecting(name, expected));
    }
    let mut tree = tree.clone();
    merge(&mut tree, own)?;
    let varied = read_typed(&tree, usual.tiles.clone())?;
    let Values { source, hash, owner, .. } = usual.clone();
    Ok(Values { source, hash, owner, ..varied })
}

/// The faces in a text that starts after the given line of a file.
fn read_tile_faces(file: &str, text: &str, above: usize) -> Result<Vec<Face>, ValuesError> {
    read_tiles(text).map_err(|TileError { line, column, path, expected }| ValuesError {
        file: file.to_owned(),
        line: above + line,
        column,
        path: format!("tiles.{path}"),
        expected,
    })
}

/// The values in a tree, still without the text and the differences by number of players.
fn read_typed(tree: &Entry, tiles: Vec<Face>) -> Result<Values, ValuesError> {
    let root = Table::root(tree);
    let names: Vec<&str> = CARD_FILES.iter().map(|(name, ..)| *name).collect();
    let fields = [&["id", "title", "rules", "extends", "constants", "dice", "figures", "tiles"], &names[..]].concat();
    root.check_fields(&fields)?;
    let weapons = read_cards(&root, "weapons", cards::read_weapon, |weapon| weapon.special + weapon.random > 0)?;
    let markers = root.table("markers")?;
    let in_families = |(word, family): (&str, Family)| {
        // Tickers have no markers (GOW-10.4).
        if family == Family::Ticker { Ok(Vec::new()) } else { cards::read_markers(&markers.table(word)?, &weapons) }
    };
    let values = Values {
        id: root.text("id")?.to_owned(),
        title: root.text("title")?.to_owned(),
        source: String::new(),
        hash: String::new(),
        constants: read_constants(&root.table("constants")?)?,
        attack: read_attack_dice(&root.table("dice")?)?,
        defence: read_defence_dice(&root.table("dice")?)?,
        figures: read_figures(&root.table("figures")?)?,
        cogs: read_cards(&root, "cogs", cards::read_cog, |_| true)?,
        orders: read_cards(&root, "orders", cards::read_order, |order| order.copies > 0)?,
        enemies: read_cards(&root, "enemies", cards::read_enemy, |_| true)?,
        markers: Family::KEYWORDS.into_iter().map(in_families).collect::<Result<_, _>>()?,
        weapons,
        ai: read_cards(&root, "ai", ai::read_card, |_| true)?,
        locations: read_cards(&root, "locations", cards::read_location, |_| true)?,
        missions: read_cards(&root, "missions", missions::read_mission, |_| true)?,
        tiles,
        owner: Vec::new(),
        by_players: [const { None }; 4],
    };
    check_values(values, &root)
}

fn read_cards<T>(
    root: &Table<'_>,
    name: &str,
    read: impl Fn(&str, &Table<'_>) -> Result<T, ValuesError>,
    is_kept: impl Fn(&T) -> bool,
) -> Result<Vec<T>, ValuesError> {
    let cards: Vec<T> =
        root.table(name)?.subtables()?.iter().map(|(id, row)| read(id, row)).collect::<Result<_, ValuesError>>()?;
    Ok(cards.into_iter().filter(is_kept).collect())
}

fn read_constants(table: &Table<'_>) -> Result<Constants, ValuesError> {
    let constants = Constants {
        hand: table.number("hand")?,
        heal: table.number("heal")?,
        run: table.number("run")?,
        bolo_range: table.number("bolo_range")?,
        weapons: table.number("weapons")?,
        dropped_ammo: table.number("dropped_ammo")?,
        random_ammo: table.number("random_ammo")?,
        equipment_ammo: table.number("equipment_ammo")?,
        dodge: table.number("dodge")?,
        chainsaw_dice: table.number("chainsaw_dice")?,
        cover_partial: table.number("cover_partial")?,
        cover_full: table.number("cover_full")?,
    };
    let fields = [
        "hand",
        "heal",
        "run",
        "bolo_range",
        "weapons",
        "dropped_ammo",
        "random_ammo",
        "equipment_ammo",
        "dodge",
        "chainsaw_dice",
        "cover_partial",
        "cover_full",
    ];
    table.check_fields(&fields)?;
    Ok(constants)
}

fn read_attack_dice(table: &Table<'_>) -> Result<[AttackFace; 6], ValuesError> {
    table.check_fields(&["attack", "defence"])?;
    let face = |word: &&str| match *word {
        "o" => Some(AttackFace::Omen),
        "-" => Some(AttackFace::Hits(0)),
        word => word.parse().ok().filter(|hits| (1..=9).contains(hits)).map(AttackFace::Hits),
    };
    let faces: Option<Vec<AttackFace>> = table.texts("attack")?.iter().map(face).collect();
    let faces = faces.and_then(|faces| faces.try_into().ok());
    faces.ok_or_else(|| table.error_expecting("attack", "six faces: o, - or a digit"))
}

fn read_defence_dice(table: &Table<'_>) -> Result<[u8; 6], ValuesError> {
    let face = |word: &&str| if *word == "-" { Some(0) } else { word.parse().ok().filter(|n| (1..=9).contains(n)) };
    let faces: Option<Vec<u8>> = table.texts("defence")?.iter().map(face).collect();
    let faces = faces.and_then(|faces| faces.try_into().ok());
    faces.ok_or_else(|| table.error_expecting("defence", "six faces: - or a digit"))
}

fn read_figures(table: &Table<'_>) -> Result<[u8; 7], ValuesError> {
    let mut figures = [0; 7];
    for (word, family) in Family::KEYWORDS {
        figures[family as usize] = table.number(word)?;
    }
    table.check_fields(&Family::KEYWORDS.map(|(word, _)| word))?;
    Ok(figures)
}

/// Checks the counts given in GOW-2.2 and GOW-2.3, and references between files.
fn check_values(mut values: Values, root: &Table<'_>) -> Result<Values, ValuesError> {
    let sum = |numbers: &mut dyn Iterator<Item = u8>| numbers.map(u32::from).sum::<u32>();
    let counts = [
        ("orders", "Order cards", sum(&mut values.orders.iter().map(|order| order.copies)), 54),
        ("weapons", "special weapons", sum(&mut values.weapons.iter().map(|weapon| weapon.special)), 29),
        ("weapons", "random weapons", sum(&mut values.weapons.iter().map(|weapon| weapon.random)), 9),
        ("markers", "markers", sum(&mut values.markers.iter().map(|list| u8::try_from(list.len()).unwrap_or(99))), 22),
        ("cogs", "COGs", sum(&mut values.cogs.iter().map(|_| 1)), 4),
        ("enemies", "Enemy cards", sum(&mut values.enemies.iter().map(|_| 1)), 10),
        ("ai", "AI cards", sum(&mut values.ai.iter().map(|_| 1)), 35),
        ("locations", "Locations", sum(&mut values.locations.iter().map(|_| 1)), 34),
        ("missions", "missions", sum(&mut values.missions.iter().map(|_| 1)), 7),
        ("tiles", "faces", sum(&mut values.tiles.iter().map(|_| 1)), 34),
    ];
    if let Some((table, what, has, wants)) = counts.into_iter().find(|(_, _, has, wants)| has != wants) {
        return Err(root.error_expecting(table, format!("{wants} {what}, not {has}")));
    }
    for weapon in NamedWeapon::ALL {
        if values.find_weapon(weapon.keyword()).is_none() {
            return Err(root.error_expecting("weapons", format!("a weapon {}, which the rules name", weapon.keyword())));
        }
    }
    values.enemies.sort_by_key(|enemy| enemy.kind);
    values.ai.sort_by_key(|card| card.number);
    values.missions.sort_by_key(|mission| mission.id);
    let face_of = |id: &str| FaceId::parse(id).map_or(usize::MAX, FaceId::index);
    values.locations.sort_by_key(|location| face_of(&location.face));
    let is_known = |face: &str| values.tiles.iter().any(|tile| tile.id.to_string() == face);
    if let Some(location) = values.locations.iter().find(|location| !is_known(&location.face)) {
        return Err(root.table("locations")?.error_expecting(&location.face, "a face that is drawn"));
    }
    for mission in &values.missions {
        let own = mission.levels.iter().chain(mission.difficulty.iter().map(|(_, level)| level)).flatten();
        if let Some(face) = own.chain(&mission.last).find(|face| !is_known(face)) {
            let word = mission.id.keyword();
            return Err(root.table("missions")?.error_expecting(word, format!("a face that is drawn, not {face}")));
        }
        let is_fit = |count: usize| count == 0 || count == 4;
        if !is_fit(mission.wave.len()) || mission.players.0 == 0 || mission.players.1 > 4 {
            return Err(root.table("missions")?.error_expecting(mission.id.keyword(), "one to four players"));
        }
    }
    let weapons: Vec<&str> = values.weapons.iter().map(|weapon| weapon.id.as_str()).collect();
    for cog in &values.cogs {
        if let Some((word, _)) = cog.weapons.iter().find(|(word, _)| !weapons.contains(&word.as_str())) {
            return Err(root
                .table("cogs")?
                .table(&cog.id)?
                .error_expecting("weapons", suggest_nearest("a weapon", word, &weapons)));
        }
    }
    let mut kinds = values.enemies.iter().map(|enemy| enemy.kind);
    if let Some((word, _)) = Kind::KEYWORDS.iter().find(|(_, kind)| kinds.next() != Some(*kind)) {
        return Err(root.error_expecting("enemies", format!("a card for {word}")));
    }
    let numbers = (1..=35).zip(&values.ai).find(|(number, card)| *number != card.number);
    if let Some((number, _)) = numbers {
        return Err(root.error_expecting("ai", format!("a card {number}")));
    }
    let words = MissionId::KEYWORDS.iter().zip(&values.missions).find(|((_, id), mission)| *id != mission.id);
    if let Some(((word, _), _)) = words {
        return Err(root.error_expecting("missions", format!("a mission {word}")));
    }
    Ok(values)
}
