//! Typed values from the tree of a values file, and their validation.

use std::collections::BTreeSet;

use sha2::{Digest, Sha256};
use sztab_game::chance::to_hex;

use super::document::{Entry, Node, ValuesError, error_expecting, merge, parse, suggest_nearest};
use super::{
    Ability, Card, CardAction, Constants, FILES, MechAbility, MechCard, Move, Pilot, Resource, Tile, Values, Weapon,
};
use crate::arena::{Cell, Direction, GRID_SIZE, Layout, ZONE_COUNT, Zone};
use crate::weapons::{Text, WeaponClass, WeaponType};

/// Names of the tables in a values file.
const TABLES: [&str; 7] = ["constants", "arena", "zones", "cards", "pilots", "mech", "weapons"];

pub(super) fn read_values(source: &str) -> Result<Values, ValuesError> {
    let mut replaced = BTreeSet::new();
    let tree = read_merged(source, &mut replaced)?;
    let root = Table { entry: &tree, path: String::new() };
    let zones = root.table("zones")?;
    let values = Values {
        id: root.id()?,
        title: root.text("title")?.to_owned(),
        hash: to_hex(&Sha256::digest(source)),
        constants: read_constants(&root.table("constants")?)?,
        layouts: read_layouts(&root.table("arena")?)?,
        tiles: zones
            .subtables()
            .filter(|(id, _)| id.starts_with('z'))
            .map(|(_, zone)| read_tile(&zone))
            .collect::<Result<_, _>>()?,
        base: read_tile(&zones.table("base")?)?,
        bay: read_tile(&zones.table("bay")?)?,
        cards: root.table("cards")?.subtables().map(read_card).collect::<Result<_, _>>()?,
        pilots: root.table("pilots")?.subtables().map(read_pilot).collect::<Result<_, _>>()?,
        mechs: root.table("mech")?.subtables().map(read_mech).collect::<Result<_, _>>()?,
        weapons: root.table("weapons")?.subtables().map(read_weapon).collect::<Result<_, _>>()?,
        open: marked_paths(&tree, "open", &replaced),
        inferred: marked_paths(&tree, "inferred", &replaced),
        owner: replaced.into_iter().collect(),
    };
    check_values(&values, &tree)?;
    Ok(values)
}

/// The tree of a file, merged with the files it extends. Only an owner's file counts as replacing fields; fields
/// replaced by a built-in file remain open values.
fn read_merged(source: &str, replaced: &mut BTreeSet<String>) -> Result<Entry, ValuesError> {
    let own = parse(source)?;
    let Some(entry) = own.get("extends") else { return Ok(own) };
    let base = FILES.iter().find(|(id, file)| entry.text() == Some(id) && *file != source);
    let (_, base) = base.ok_or_else(|| error_expecting("extends", entry, &FILES.map(|(id, _)| id).join(" or ")))?;
    let mut tree = read_merged(base, replaced)?;
    replaced.clear();
    merge(&mut tree, &own, replaced)?;
    if FILES.iter().any(|(_, file)| *file == source) {
        replaced.clear();
    }
    Ok(tree)
}

/// A table in the file, with its path.
struct Table<'a> {
    entry: &'a Entry,
    path: String,
}

impl<'a> Table<'a> {
    fn path(&self, key: &str) -> String {
        if self.path.is_empty() { key.to_owned() } else { format!("{}.{key}", self.path) }
    }

    fn error_expecting(&self, key: &str, expected: &str) -> ValuesError {
        error_expecting(&self.path(key), self.entry.get(key).unwrap_or(self.entry), expected)
    }

    fn get(&self, key: &str, expected: &str) -> Result<&'a Entry, ValuesError> {
        self.entry.get(key).ok_or_else(|| self.error_expecting(key, expected))
    }

    fn table(&self, key: &str) -> Result<Table<'a>, ValuesError> {
        let entry = self.get(key, "a table")?;
        match entry.node {
            Node::Table(_) => Ok(Table { entry, path: self.path(key) }),
            Node::Number(_) | Node::Text(_) | Node::List(_) => Err(self.error_expecting(key, "a table")),
        }
    }

    /// The rows of the table that are tables themselves, with their ids.
    fn subtables(&self) -> impl Iterator<Item = (&'a str, Table<'a>)> {
        let rows = self.entry.entries().iter().filter(|(_, entry)| matches!(entry.node, Node::Table(_)));
        rows.map(|(id, entry)| (id.as_str(), Table { entry, path: self.path(id) }))
    }

    fn number(&self, key: &str) -> Result<u8, ValuesError> {
        match self.get(key, "a number from 0 to 40")?.node {
            Node::Number(number) => Ok(number),
            Node::Table(_) | Node::Text(_) | Node::List(_) => Err(self.error_expecting(key, "a number from 0 to 40")),
        }
    }

    fn numbers(&self, key: &str) -> Result<Vec<u8>, ValuesError> {
        let Node::List(items) = &self.get(key, "a list of numbers")?.node else {
            return Err(self.error_expecting(key, "a list of numbers"));
        };
        let number = |item: &Node| match item {
            Node::Number(number) => Ok(*number),
            Node::Table(_) | Node::Text(_) | Node::List(_) => Err(self.error_expecting(key, "a list of numbers")),
        };
        items.iter().map(number).collect()
    }

    fn number_within(&self, key: &str, least: u8, most: u8) -> Result<u8, ValuesError> {
        let number = self.number(key)?;
        let expected = format!("a number from {least} to {most}");
        if (least..=most).contains(&number) { Ok(number) } else { Err(self.error_expecting(key, &expected)) }
    }

    fn text(&self, key: &str) -> Result<&'a str, ValuesError> {
        self.get(key, "a text")?.text().ok_or_else(|| self.error_expecting(key, "a text"))
    }

    fn name(&self, key: &str) -> Result<String, ValuesError> {
        self.text(key).map(str::to_owned)
    }

    /// The id, which must be a single word, so that positions can contain it.
    fn id(&self) -> Result<String, ValuesError> {
        let id = self.text("id")?;
        let is_word = !id.is_empty() && id.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte));
        if is_word {
            Ok(id.to_owned())
        } else {
            Err(self.error_expecting("id", "a word of letters, digits and hyphens"))
        }
    }

    fn resource(&self, key: &str) -> Result<Resource, ValuesError> {
        Resource::parse(self.text(key)?).ok_or_else(|| self.error_expecting(key, "energy or credits"))
    }

    /// One of the known keywords, converted to its value.
    fn keyword<T: Copy>(&self, key: &str, known: &[(&str, T)]) -> Result<T, ValuesError> {
        let text = self.text(key)?;
        let found = known.iter().find(|(word, _)| *word == text).map(|(_, meaning)| *meaning);
        let words: Vec<&str> = known.iter().map(|(word, _)| *word).collect();
        found.ok_or_else(|| self.error_expecting(key, &suggest_nearest("a word that the rules know", text, &words)))
    }
}

fn read_constants(table: &Table<'_>) -> Result<Constants, ValuesError> {
    Ok(Constants {
        rounds: table.number_within("rounds", 1, 40)?,
        scoring_rounds: table.numbers("scoring_rounds")?,
        slots: table.number_within("slots", 1, 4)?,
        start_energy: table.number("start_energy")?,
        start_credits: table.number("start_credits")?,
        pilot_health: table.number_within("pilot_health", 1, 40)?,
        armor_health: table.number_within("armor_health", 1, 40)?,
        mech_health: table.number_within("mech_health", 1, 40)?,
        repair_health: table.number_within("repair_health", 1, 40)?,
        repair_resource: table.resource("repair_resource")?,
        upgrade_cost: table.number("upgrade_cost")?,
        upgrade_resource: table.resource("upgrade_resource")?,
        ko_energy: table.number("ko_energy")?,
        ko_credits: table.number("ko_credits")?,
        mine_numbers: {
            let numbers = table.numbers("mine_numbers")?;
            let distinct: BTreeSet<&u8> = numbers.iter().collect();
            if numbers.is_empty() || numbers.len() > 8 || distinct.len() < numbers.len() || !numbers.is_sorted() {
                return Err(table.error_expecting("mine_numbers", "one to eight numbers upwards"));
            }
            numbers
        },
        turrets: table.number_within("turrets", 0, 8)?,
        mine_resource: table.resource("mine_resource")?,
        turret_resource: table.resource("turret_resource")?,
        row: table.number_within("row", 0, 8)?,
        mine_ko: table.number("mine_ko")?,
        turret_ko: table.number("turret_ko")?,
        zone_mine: table.number("zone_mine")?,
        zone_turret: table.number("zone_turret")?,
        zone_pilot: table.number("zone_pilot")?,
        start_combat: table.number("start_combat")?,
        damage_point: table.number("damage_point")?,
        retreat_or_ko: table.number("retreat_or_ko")?,
        enter_mech: table.number("enter_mech")?,
        pilot_mech: table.number("pilot_mech")?,
        track_max: table.number("track_max")?,
    })
}

fn read_layouts(table: &Table<'_>) -> Result<[Layout; 3], ValuesError> {
    let layout = |key: &str, players: usize| {
        let rows = table.get(key, "a list of five rows")?.words();
        let expected = format!("five rows of M, B, Z and dots with one M and {players} B");
        let mut cells = [Cell::Outside; ZONE_COUNT];
        let squares = rows.iter().map(|row| row.chars().count()).all(|width| width == usize::from(GRID_SIZE));
        if rows.len() != usize::from(GRID_SIZE) || !squares {
            return Err(table.error_expecting(key, &expected));
        }
        for (row, letters) in (0..).zip(&rows) {
            for (column, letter) in (0..).zip(letters.chars()) {
                let Some(zone) = Zone::new(column, row) else { continue };
                cells[zone.index()] = match letter {
                    'M' => Cell::Bay,
                    'B' => Cell::Base,
                    'Z' => Cell::Resource,
                    '.' => Cell::Outside,
                    _ => return Err(table.error_expecting(key, &expected)),
                };
            }
        }
        let count = |cell: Cell| cells.iter().filter(|&&known| known == cell).count();
        if (count(Cell::Bay), count(Cell::Base)) != (1, players) {
            return Err(table.error_expecting(key, &expected));
        }
        Ok(cells)
    };
    Ok([layout("two", 2)?, layout("three", 3)?, layout("four", 4)?])
}

fn read_tile(table: &Table<'_>) -> Result<Tile, ValuesError> {
    let words = table.get("collect", "a list of resources")?.words();
    let distinct: BTreeSet<&&str> = words.iter().collect();
    let are_known = words.iter().all(|word| Resource::parse(word).is_some());
    if words.is_empty() || distinct.len() < words.len() || !are_known {
        return Err(table.error_expecting("collect", "a list of energy, credits or both"));
    }
    let shows = |resource: Resource| words.contains(&resource.keyword());
    Ok(Tile { energy: shows(Resource::Energy), credits: shows(Resource::Credits), value: table.number("value")? })
}

fn read_card((id, table): (&str, Table<'_>)) -> Result<Card, ValuesError> {
    let moves = [("step", Move::Step), ("diagonal-jump", Move::DiagonalJump), ("double-jump", Move::DoubleJump)];
    let actions = [
        ("collect", CardAction::Collect),
        ("mine", CardAction::Mine),
        ("turret", CardAction::Turret),
        ("buy", CardAction::Buy),
        ("power", CardAction::Power),
        ("none", CardAction::None),
    ];
    let words = table.get("directions", "a list of directions")?.words();
    let directions: Option<Vec<Direction>> = words.iter().map(|word| Direction::parse(word)).collect();
    let is_list = |list: &Vec<Direction>| !list.is_empty() && list.iter().collect::<BTreeSet<_>>().len() == list.len();
    Ok(Card {
        id: id.to_owned(),
        name: table.name("name")?,
        copies: table.number_within("copies", 0, 8)?,
        moves: table.keyword("move", &moves)?,
        directions: directions
            .filter(is_list)
            .ok_or_else(|| table.error_expecting("directions", "a list of directions"))?,
        action: table.keyword("action", &actions)?,
    })
}

fn read_pilot((id, table): (&str, Table<'_>)) -> Result<Pilot, ValuesError> {
    let price = || table.number("price");
    let resource = || table.resource("resource");
    let known = ["commander", "shield", "supply", "redeploy", "expert", "self-repair", "gyroscope", "tough"];
    let ability = match table.text("ability")? {
        "commander" => Ability::Commander { price: price()?, resource: resource()? },
        "shield" => Ability::Shield { price: price()?, resource: resource()? },
        "supply" => Ability::Supply { extra: table.number("extra")? },
        "redeploy" => Ability::Redeploy { surcharge: table.number("surcharge")? },
        "expert" => Ability::Expert { price: price()?, resource: resource()? },
        "self-repair" => Ability::SelfRepair { free: table.number("free_health")? },
        "gyroscope" => Ability::Gyroscope { price: price()?, resource: resource()? },
        "tough" => {
            Ability::Tough { turrets: table.number("less_from_turrets")?, mines: table.number("less_from_mines")? }
        }
        other => {
            return Err(
                table.error_expecting("ability", &suggest_nearest("an ability that the rules know", other, &known))
            );
        }
    };
    Ok(Pilot { id: id.to_owned(), name_en: table.name("name_en")?, name_pl: table.name("name_pl")?, ability })
}

fn read_mech((id, table): (&str, Table<'_>)) -> Result<MechCard, ValuesError> {
    let ability = match table.text("ability")? {
        "rocket-drive" => {
            MechAbility::RocketDrive { price: table.number("price")?, resource: table.resource("resource")? }
        }
        "force-field" => MechAbility::ForceField { ignored: table.number("ignored")? },
        other => {
            let known = ["rocket-drive", "force-field"];
            return Err(
                table.error_expecting("ability", &suggest_nearest("an ability that the rules know", other, &known))
            );
        }
    };
    Ok(MechCard { id: id.to_owned(), name_en: table.name("name_en")?, name_pl: table.name("name_pl")?, ability })
}

fn read_weapon((id, table): (&str, Table<'_>)) -> Result<Weapon, ValuesError> {
    let classes = [("basic", WeaponClass::Basic), ("advanced", WeaponClass::Advanced)];
    let kinds = [("melee", WeaponType::Melee), ("ranged", WeaponType::Ranged), ("area", WeaponType::Area)];
    Ok(Weapon {
        id: id.to_owned(),
        name_en: table.name("name_en")?,
        name_pl: table.name("name_pl")?,
        class: table.keyword("class", &classes)?,
        kind: table.keyword("type", &kinds)?,
        energy: table.number("energy")?,
        credits: table.number("credits")?,
        points: table.number("points")?,
        damage: table.number("damage")?,
        power: table.number("power")?,
        normal_text: read_text(&table, "normal")?,
        power_text: read_text(&table, "power")?,
    })
}

/// The text of a weapon row, with its parameters.
fn read_text(table: &Table<'_>, row: &str) -> Result<Text, ValuesError> {
    let key = format!("{row}_text");
    let own = |name: &str| table.number(&format!("{row}_{name}"));
    let paid = || Ok::<_, ValuesError>((table.resource("resource")?, table.number("most")?));
    Ok(match table.text(&key)? {
        "" => Text::None,
        "drain" => Text::Drain { energy: table.number("drain_energy")?, credits: table.number("drain_credits")? },
        "remove-instead" => Text::RemoveInstead,
        "first-weapon-power" => Text::FirstWeaponPower,
        "heal" => paid().map(|(resource, most)| Text::Heal { resource, most })?,
        "carry-off" => Text::CarryOff,
        "exhaust-paid" => Text::ExhaustPaid { resource: table.resource("resource")?, price: table.number("price")? },
        "exhaust" => Text::Exhaust,
        "points" => Text::Points(own("points")?),
        "uncounterable" => Text::Uncounterable,
        "turret-damage" => Text::TurretDamage,
        "ready" => Text::Ready,
        "paid-damage" => paid().map(|(resource, most)| Text::PaidDamage { resource, most })?,
        "gain" => Text::Gain(own("gain")?),
        "paid-points" => paid()
            .and_then(|(resource, most)| Ok(Text::PaidPoints { resource, most, each: table.number("points_each")? }))?,
        "line" => Text::Line { damage: table.number("line_damage")?, points: table.number("line_points")? },
        "steal-one" => Text::StealOne,
        "steal-both" => Text::StealBoth,
        "zone-damage" => Text::ZoneDamage,
        "after-area" => Text::AfterArea(table.number("after_area")?),
        "own-loss" => Text::OwnLoss(own("loss")?),
        "free-turret" => Text::FreeTurret,
        other => {
            return Err(
                table.error_expecting(&key, &suggest_nearest("a text that the rules know", other, &Text::KEYWORDS))
            );
        }
    })
}

/// Paths that the tables of a file list under a mark, except those of the fields replaced by an owner.
fn marked_paths(tree: &Entry, mark: &str, replaced: &BTreeSet<String>) -> Vec<String> {
    let mut paths = Vec::new();
    for (name, table) in tree.entries() {
        let own = std::iter::once((name.clone(), table));
        let rows = table.entries().iter().map(|(id, row)| (format!("{name}.{id}"), row));
        for (path, row) in own.chain(rows) {
            let fields = row.get(mark).map(Entry::words).unwrap_or_default();
            paths.extend(fields.into_iter().map(|field| format!("{path}.{field}")));
        }
    }
    paths.retain(|path| !replaced.contains(path));
    paths
}

fn check_values(values: &Values, tree: &Entry) -> Result<(), ValuesError> {
    let wrong = |table: &str, expected: &str| error_expecting(table, tree.get(table).unwrap_or(tree), expected);
    if let Some((key, entry)) = tree
        .entries()
        .iter()
        .find(|(key, entry)| matches!(entry.node, Node::Table(_)) && !TABLES.contains(&key.as_str()))
    {
        return Err(super::document::error_expecting(
            key,
            entry,
            &suggest_nearest("a table that the rules know", key, &TABLES),
        ));
    }
    let copies: u32 = values.cards.iter().map(|card| u32::from(card.copies)).sum();
    if copies != 8 || values.cards.len() > 16 {
        return Err(wrong("cards", "8 cards for each player (TEM-2.2)"));
    }
    let largest =
        values.layouts.iter().map(|layout| layout.iter().filter(|&&cell| cell == Cell::Resource).count()).max();
    if largest.is_none_or(|largest| values.tiles.len() < largest) {
        return Err(wrong("zones", "as many resource zones as the largest arena has places for them (TEM-3.4)"));
    }
    if !(8..=32).contains(&values.pilots.len()) {
        return Err(wrong("pilots", "8 pilots or more (TEM-2.1)"));
    }
    let count = |class| values.weapons_of(class).count();
    if (count(WeaponClass::Basic), count(WeaponClass::Advanced)) != (4, 16) {
        return Err(wrong("weapons", "4 basic and 16 advanced kinds (TEM-2.5)"));
    }
    if values.mechs.len() != 2 {
        return Err(wrong("mech", "two sides of the card (TEM-2.7)"));
    }
    Ok(())
}
