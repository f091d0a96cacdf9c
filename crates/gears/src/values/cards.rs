//! The players' cards (COGs, Orders and weapons), Enemy cards, markers and Locations.

use serde::{Deserialize, Serialize};

use super::document::{ValuesError, suggest_nearest};
use super::locust::{Family, Kind, Slot};
use super::table::Table;
use super::{Ability, Cog, Enemy, EnemyOmen, Equipment, Location, Marker, Omen, Order, Reaction, Trait, Weapon};
use super::{COGS, OrderStep};

/// A restriction or property of a weapon (GOW-8.15).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum WeaponProperty {
    Near,
    Still,
    Empty,
    Saw,
    Slow,
    Shield,
    Area,
    Hammer,
}

pub(super) fn read_cog(id: &str, table: &Table<'_>) -> Result<Cog, ValuesError> {
    table.check_fields(&["name", "hand", "defence", "weapons", "ability", "limit"])?;
    let abilities = [
        ("lancer-die", Ability::LancerDie),
        ("extra-area", Ability::ExtraArea),
        ("second-guard", Ability::SecondGuard),
        ("scrounger", Ability::Scrounger),
    ];
    if !COGS.contains(&id) {
        return Err(table.error_expecting("", suggest_nearest("one of the four COGs", id, &COGS)));
    }
    let limit = if table.has("limit") { Some(table.number("limit")?) } else { None };
    let weapons = table.table("weapons")?.numbers()?;
    Ok(Cog {
        id: id.to_owned(),
        name: table.text("name")?.to_owned(),
        hand: table.number("hand")?,
        defence: table.number("defence")?,
        weapons: weapons.into_iter().map(|(id, tokens)| (id.to_owned(), tokens)).collect(),
        ability: table.keyword("ability", &abilities)?,
        limit,
    })
}

pub(super) fn read_order(id: &str, table: &Table<'_>) -> Result<Order, ValuesError> {
    table.check_fields(&["name", "copies", "reaction", "many", "steps"])?;
    let reactions = [("guard", Reaction::Guard), ("dodge", Reaction::Dodge), ("follow", Reaction::Follow)];
    let steps = table.tables("steps")?;
    Ok(Order {
        id: id.to_owned(),
        name: table.text("name")?.to_owned(),
        copies: table.number("copies")?,
        reaction: table.keyword("reaction", &reactions)?,
        many: table.flag("many", false)?,
        steps: steps.iter().map(read_step).collect::<Result<_, _>>()?,
    })
}

const STEPS: [&str; 11] = ["move", "attack", "ammo", "draw", "help", "all", "shift", "expose", "skip", "again", "team"];

fn read_step(table: &Table<'_>) -> Result<OrderStep, ValuesError> {
    let n = || table.check_step(&["n"]).and_then(|()| table.number("n"));
    let plain = |step| table.check_step(&[]).map(|()| step);
    match table.text("do")? {
        "move" => n().map(OrderStep::Move),
        "attack" => {
            table.check_step(&["dice", "free"])?;
            Ok(OrderStep::Attack { dice: table.signed_number("dice")?, free: table.flag("free", false)? })
        }
        "ammo" => n().map(OrderStep::Ammo),
        "draw" => n().map(OrderStep::Draw),
        "help" => n().map(OrderStep::Help),
        "all" => n().map(OrderStep::All),
        "shift" => n().map(OrderStep::Shift),
        "expose" => plain(OrderStep::Expose),
        "skip" => plain(OrderStep::Skip),
        "again" => plain(OrderStep::Again),
        "team" => plain(OrderStep::Team),
        word => Err(table.unknown_step(word, &STEPS)),
    }
}

pub(super) fn read_weapon(id: &str, table: &Table<'_>) -> Result<Weapon, ValuesError> {
    table.check_fields(&["name", "special", "random", "normal", "overkill", "range", "omen", "limits"])?;
    let limits = [
        ("near", WeaponProperty::Near),
        ("still", WeaponProperty::Still),
        ("empty", WeaponProperty::Empty),
        ("saw", WeaponProperty::Saw),
        ("slow", WeaponProperty::Slow),
        ("shield", WeaponProperty::Shield),
        ("area", WeaponProperty::Area),
        ("hammer", WeaponProperty::Hammer),
    ];
    let omen = table.table("omen")?;
    let omens = omen.numbers()?.into_iter().map(|(word, n)| match word {
        "hit" => Ok(Omen::Hit(n)),
        "splash" => Ok(Omen::Splash(n)),
        "spread" => Ok(Omen::Spread(n)),
        "seal" => Ok(Omen::Seal),
        word => Err(omen.error_expecting(word, suggest_nearest("an omen", word, &["hit", "splash", "spread", "seal"]))),
    });
    let limits = table.texts("limits")?.into_iter().map(|word| table.keyword_value("limits", word, &limits));
    Ok(Weapon {
        id: id.to_owned(),
        name: table.text("name")?.to_owned(),
        special: table.number_or("special", 0)?,
        random: table.number_or("random", 0)?,
        normal: table.number("normal")?,
        overkill: table.number("overkill")?,
        range: table.number("range")?,
        omens: omens.collect::<Result<_, _>>()?,
        limits: limits.collect::<Result<_, _>>()?,
    })
}

pub(super) fn read_enemy(id: &str, table: &Table<'_>) -> Result<Enemy, ValuesError> {
    let kinds: Vec<&str> = Kind::KEYWORDS.iter().map(|(word, _)| *word).collect();
    let kind =
        Kind::parse(id).ok_or_else(|| table.error_expecting("", suggest_nearest("a kind of Locust", id, &kinds)))?;
    table.check_fields(&["name", "figure", "ai", "defence", "health", "attack", "omen", "traits", "drops"])?;
    let words = [
        ("cover", Trait::Cover),
        ("saw-proof", Trait::SawProof),
        ("chain", Trait::Chain),
        ("enraged", Trait::Enraged),
        ("hammer", Trait::Hammer),
    ];
    let omen = table.table("omen")?;
    let omens = omen.numbers()?.into_iter().map(|(word, n)| match word {
        "hit" => Ok(EnemyOmen::Hit(n)),
        "splash" => Ok(EnemyOmen::Splash(n)),
        "spawn" => Ok(EnemyOmen::Spawn(n)),
        "explode" => Ok(EnemyOmen::Explode(n)),
        "heal" => Ok(EnemyOmen::Heal),
        word => Err(omen
            .error_expecting(word, suggest_nearest("an omen", word, &["hit", "splash", "spawn", "explode", "heal"]))),
    });
    let traits = table.texts("traits")?.into_iter().map(|word| table.keyword_value("traits", word, &words));
    Ok(Enemy {
        kind,
        name: table.text("name")?.to_owned(),
        figure: table.keyword("figure", &Family::KEYWORDS)?,
        ai: table.keyword("ai", &Family::KEYWORDS)?,
        defence: table.number("defence")?,
        health: table.number("health")?,
        attack: table.number("attack")?,
        omens: omens.collect::<Result<_, _>>()?,
        traits: traits.collect::<Result<_, _>>()?,
        drops: table.flag("drops", true)?,
    })
}

/// Reads the markers of a figure, in the form `health/back` (GOW-2.3).
pub(super) fn read_markers(table: &Table<'_>, weapons: &[Weapon]) -> Result<Vec<Marker>, ValuesError> {
    table.check_fields(&["markers"])?;
    let expected = "`health/x` or `health/WEAPON`";
    let read = |word: &str| {
        let (health, back) = word.split_once('/')?;
        let health = health.parse().ok().filter(|health| (1..=9).contains(health))?;
        let is_back = back == "x" || back == "3" || weapons.iter().any(|weapon| weapon.id == back);
        is_back.then(|| Marker { health, back: back.to_owned() })
    };
    let words = table.texts("markers")?;
    words.into_iter().map(|word| read(word).ok_or_else(|| table.error_expecting("markers", expected))).collect()
}

pub(super) fn read_location(id: &str, table: &Table<'_>) -> Result<Location, ValuesError> {
    table.check_fields(&["equipment", "spawns"])?;
    let words = [
        ("ammo", Equipment::Ammo),
        ("weapon", Equipment::Weapon),
        ("grenade", Equipment::Grenade),
        ("keycode", Equipment::Keycode),
        ("junker", Equipment::Junker),
        ("troika", Equipment::Troika),
        ("hammer", Equipment::Hammer),
    ];
    let row = |text: &str| {
        let slots = text.split("").filter(|letter| !letter.is_empty()).map(Slot::parse);
        slots.collect::<Option<Vec<Slot>>>()
    };
    let rows: Option<Vec<Vec<Slot>>> = table.texts("spawns")?.into_iter().map(row).collect();
    let spawns = rows.and_then(|rows| rows.try_into().ok());
    Ok(Location {
        face: id.to_owned(),
        equipment: if table.has("equipment") { Some(table.keyword("equipment", &words)?) } else { None },
        spawns: spawns.ok_or_else(|| table.error_expecting("spawns", "four rows of the letters A, B and C"))?,
    })
}
