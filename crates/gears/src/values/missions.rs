//! Missions: their enemies, decks and waves (GOW-17).

use super::document::{Entry, Node, ValuesError, suggest_nearest};
use super::locust::{Family, Kind, Slot};
use super::table::Table;

/// A mission.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
pub enum MissionId {
    Emergence,
    ChinaShop,
    Belly,
    Roadblocks,
    Scattered,
    Hive,
    Horde,
}

impl MissionId {
    /// The missions with their keywords in the notation.
    pub const KEYWORDS: [(&'static str, Self); 7] = [
        ("emergence", Self::Emergence),
        ("china-shop", Self::ChinaShop),
        ("belly", Self::Belly),
        ("roadblocks", Self::Roadblocks),
        ("scattered", Self::Scattered),
        ("hive", Self::Hive),
        ("horde", Self::Horde),
    ];

    /// The notation's word for the mission.
    #[must_use]
    pub fn keyword(self) -> &'static str {
        Self::KEYWORDS[self as usize].0
    }

    /// Parses the notation's word for a mission.
    #[must_use]
    pub fn parse(word: &str) -> Option<Self> {
        Self::KEYWORDS.iter().find(|(known, _)| *known == word).map(|(_, id)| *id)
    }
}

/// The level of difficulty in Horde (GOW-17.18).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
pub enum Difficulty {
    Casual,
    #[default]
    Normal,
    Hardcore,
    Insane,
}

impl Difficulty {
    /// All levels with their keywords in the notation.
    pub const KEYWORDS: [(&'static str, Self); 4] =
        [("casual", Self::Casual), ("normal", Self::Normal), ("hardcore", Self::Hardcore), ("insane", Self::Insane)];

    /// The notation's word for the difficulty.
    #[must_use]
    pub fn keyword(self) -> &'static str {
        Self::KEYWORDS[self as usize].0
    }

    /// Parses the notation's word for a difficulty.
    #[must_use]
    pub fn parse(word: &str) -> Option<Self> {
        Self::KEYWORDS.iter().find(|(known, _)| *known == word).map(|(_, difficulty)| *difficulty)
    }
}

/// The Enemy cards of the slots A, B and C.
pub type Slots = [Option<Kind>; 3];

/// The properties of a mission.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mission {
    pub id: MissionId,
    pub name: String,
    /// The number of cards: one for the setup and one for each stage.
    pub cards: u8,
    /// The minimum and maximum number of players.
    pub players: (u8, u8),
    pub enemies: Slots,
    /// The enemies of a later stage, if they differ.
    pub later: Option<Slots>,
    /// Numbers of the General AI cards.
    pub general: Vec<u8>,
    /// Names of faces, indexed by level.
    pub levels: Vec<Vec<String>>,
    /// Locked levels, counted from 1.
    pub locked: Vec<u8>,
    /// The face that a stage adds, if any.
    pub last: Option<String>,
    /// The figures spawned at the end of stage 1, by number of players.
    pub wave: Vec<Vec<(Slot, u8)>>,
    /// The faces of the levels, for each difficulty.
    pub difficulty: Vec<(String, Vec<String>)>,
    pub hammer_ammo: u8,
    pub waves: Vec<Wave>,
}

/// The figures spawned by a stage of Horde (GOW-17.19).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Wave {
    pub enemies: Slots,
    /// Figures by number of players.
    pub figures: Vec<Vec<(Kind, u8)>>,
}

const FIELDS: [&str; 14] = [
    "name",
    "cards",
    "size",
    "players",
    "enemies",
    "later",
    "general",
    "levels",
    "locked",
    "last",
    "wave",
    "difficulty",
    "hammer_ammo",
    "waves",
];

pub(super) fn read_mission(id: &str, table: &Table<'_>) -> Result<Mission, ValuesError> {
    table.check_fields(&FIELDS)?;
    let words: Vec<&str> = MissionId::KEYWORDS.iter().map(|(word, _)| *word).collect();
    let mission =
        MissionId::parse(id).ok_or_else(|| table.error_expecting("", suggest_nearest("a mission", id, &words)))?;
    let number = |entry: &Entry, key: &str| entry_number(entry, &table.path(key));
    let numbers = |key: &str| table.items(key)?.iter().map(|entry| number(entry, key)).collect::<Result<Vec<u8>, _>>();
    let players = numbers("players")?;
    let [least, most] = players[..] else {
        return Err(table.error_expecting("players", "the least and the greatest number"));
    };
    let levels = table.items_or_none("levels")?.iter().map(|entry| read_faces(entry, &table.path("levels")));
    let wave = table.items_or_none("wave")?.iter().map(|entry| {
        let path = table.path("wave");
        let row = Table::from_entry(entry, &path)?;
        row.numbers()?.into_iter().map(|(word, n)| Ok((row.keyword_value(word, word, &Slot::KEYWORDS)?, n))).collect()
    });
    let waves = table.items_or_none("waves")?.iter().map(|entry| read_wave(entry, &table.path("waves")));
    let difficulty = if table.has("difficulty") {
        let table = table.table("difficulty")?;
        let names = Difficulty::KEYWORDS.map(|(word, _)| word);
        table.check_fields(&names)?;
        let level =
            |name: &&str| Ok(((*name).to_owned(), read_faces(table.entry(name, "a list")?, &table.path(name))?));
        names.iter().map(level).collect::<Result<_, ValuesError>>()?
    } else {
        Vec::new()
    };
    Ok(Mission {
        id: mission,
        name: table.text("name")?.to_owned(),
        cards: table.number("cards")?,
        players: (least, most),
        enemies: read_slots(&table.table("enemies")?)?,
        later: if table.has("later") { Some(read_slots(&table.table("later")?)?) } else { None },
        general: numbers("general")?,
        levels: levels.collect::<Result<_, _>>()?,
        locked: numbers("locked")?,
        last: if table.has("last") { Some(table.text("last")?.to_owned()) } else { None },
        wave: wave.collect::<Result<_, ValuesError>>()?,
        difficulty,
        hammer_ammo: table.number_or("hammer_ammo", 0)?,
        waves: waves.collect::<Result<_, _>>()?,
    })
}

fn entry_number(entry: &Entry, path: &str) -> Result<u8, ValuesError> {
    let number = match entry.node {
        Node::Number(number) => u8::try_from(number).ok().filter(|number| *number <= 99),
        Node::Table(_) | Node::List(_) | Node::Text(_) | Node::Flag(_) => None,
    };
    number.ok_or_else(|| entry.error_expecting(path, "a number from 0 to 99"))
}

fn read_faces(entry: &Entry, path: &str) -> Result<Vec<String>, ValuesError> {
    let items = entry.items().ok_or_else(|| entry.error_expecting(path, "a list of faces"))?;
    let face = |entry: &Entry| entry.text().map(str::to_owned).ok_or_else(|| entry.error_expecting(path, "a face"));
    items.iter().map(face).collect()
}

fn read_slots(table: &Table<'_>) -> Result<Slots, ValuesError> {
    table.check_fields(&["A", "B", "C"])?;
    let mut slots = [None; 3];
    for (letter, slot) in Slot::KEYWORDS {
        if table.has(letter) {
            slots[slot as usize] = Some(table.keyword(letter, &Kind::KEYWORDS)?);
        }
    }
    Ok(slots)
}

fn read_wave(entry: &Entry, path: &str) -> Result<Wave, ValuesError> {
    let table = Table::from_entry(entry, path)?;
    table.check_fields(&["enemies", "figures"])?;
    let path = table.path("figures");
    let row = |entry: &Entry| {
        let row = Table::from_entry(entry, &path)?;
        row.numbers()?.into_iter().map(|(word, n)| Ok((row.keyword_value(word, word, &Kind::KEYWORDS)?, n))).collect()
    };
    let figures = table.items("figures")?.iter().map(row).collect::<Result<Vec<_>, ValuesError>>()?;
    if figures.len() != 4 {
        return Err(table.error_expecting("figures", "the figures for one to four players"));
    }
    Ok(Wave { enemies: read_slots(&table.table("enemies")?)?, figures })
}

impl Mission {
    /// The faces in each level's deck; in Horde they depend on the difficulty.
    #[must_use]
    pub fn faces(&self, difficulty: Difficulty) -> Vec<&[String]> {
        let picked = self.difficulty.iter().find(|(word, _)| word == difficulty.keyword()).map(|(_, level)| &level[..]);
        self.levels.iter().map(|level| &level[..]).chain(picked).collect()
    }

    /// The number of stages. Each stage has a card, and so has the setup (GOW-2.2).
    #[must_use]
    pub fn stage_count(&self) -> u8 {
        self.cards.saturating_sub(1)
    }

    /// The families of AI cards that the given Enemy cards add (GOW-3.5).
    #[must_use]
    pub fn families(enemies: &Slots, family_of: impl Fn(Kind) -> Family) -> Vec<Family> {
        let mut families: Vec<Family> = enemies.iter().flatten().map(|&kind| family_of(kind)).collect();
        families.sort_unstable();
        families.dedup();
        families
    }
}
