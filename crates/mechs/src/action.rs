//! Player actions and their lines.

use sztab_game::Unreadable;

use crate::arena::{Direction, Zone};
use crate::values::{CardId, MechSide, PilotId, Resource, Values, WeaponId, suggest_nearest};

/// A game action. The order of the variants is the canonical order of lines.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Action {
    /// Keeps this pilot (TEM-3.2).
    Pilot(PilotId),
    /// Takes this base (TEM-3.6).
    Base(Zone),
    /// Chooses the mine with this number (TEM-3.7, TEM-7.3, TEM-14.4).
    Mine(u8),
    /// Keeps this weapon at setup (TEM-3.8).
    Weapon(WeaponId),
    /// Fills a slot, counted from 1, or changes it (TEM-5.2).
    Program { slot: u8, card: CardId, direction: Direction },
    /// Declares the program complete (TEM-5.3).
    Ready,
    /// Pays for Tsunami's ability (TEM-14.1).
    Commander,
    /// Plays this card in ad hoc mode (TEM-12.2).
    AdHoc { card: CardId, direction: Direction },
    /// Turns the card, as Kitty (TEM-14.7).
    Rotate(Direction),
    /// Drives on to another zone, with the Trojan 3000 (TEM-13.8).
    Drive,
    /// Takes the Mech with this side of its card up, or declines it (TEM-13.2).
    Mech(Option<MechSide>),
    /// Takes the Brawler's extra resource (TEM-14.3).
    Collect(Resource),
    /// Deploys a turret from stock, or moves the one in this zone (TEM-7.4).
    Turret(Option<Zone>),
    /// Buys a weapon (TEM-7.6).
    Buy(WeaponId),
    /// Repairs, spending this much energy (TEM-7.9).
    Repair(u8),
    /// Upgrades to Power Armor (TEM-7.10).
    Upgrade,
    /// Pays for Maverick's ability (TEM-14.5).
    Expert,
    /// Attacks with this weapon (TEM-10.3).
    Attack { weapon: WeaponId, with: AttackArgument },
    /// Moves the pilot to this zone (TEM-11.6).
    Place(Zone),
    /// Deploys a piece in this zone, as the Wasp (TEM-14.4).
    Deploy(Zone),
    /// Declines the offer in the question (TEM-7.13).
    Pass,
    /// Moves this weapon to the front of the weapon order (TEM-8.4).
    Equip(WeaponId),
    /// Switches Magma's ability on or off (TEM-14.2).
    Shield(bool),
}

/// The argument of an attack.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AttackArgument {
    Nothing,
    Paid(u8),
    Zone(Zone),
    Weapon(WeaponId),
    Resource(Resource),
    Direction(Direction),
}

/// The verbs in canonical order.
pub const VERBS: [&str; 23] = [
    "pilot",
    "base",
    "mine",
    "weapon",
    "program",
    "ready",
    "commander",
    "adhoc",
    "rotate",
    "drive",
    "mech",
    "collect",
    "turret",
    "buy",
    "repair",
    "upgrade",
    "expert",
    "attack",
    "place",
    "deploy",
    "pass",
    "equip",
    "shield",
];

impl Action {
    /// The verb of the action's line.
    #[must_use]
    pub const fn verb(&self) -> &'static str {
        VERBS[match self {
            Self::Pilot(_) => 0,
            Self::Base(_) => 1,
            Self::Mine(_) => 2,
            Self::Weapon(_) => 3,
            Self::Program { .. } => 4,
            Self::Ready => 5,
            Self::Commander => 6,
            Self::AdHoc { .. } => 7,
            Self::Rotate(_) => 8,
            Self::Drive => 9,
            Self::Mech(_) => 10,
            Self::Collect(_) => 11,
            Self::Turret(_) => 12,
            Self::Buy(_) => 13,
            Self::Repair(_) => 14,
            Self::Upgrade => 15,
            Self::Expert => 16,
            Self::Attack { .. } => 17,
            Self::Place(_) => 18,
            Self::Deploy(_) => 19,
            Self::Pass => 20,
            Self::Equip(_) => 21,
            Self::Shield(_) => 22,
        }]
    }

    /// The action's line in the notation.
    #[must_use]
    pub fn to_notation(self, values: &Values) -> String {
        let verb = self.verb();
        // A list of legal lines contains about a hundred of these, so they are built without formatting macros.
        let card_line = |slot: Option<u8>, card: CardId, direction: Direction| {
            let mut line = String::with_capacity(32);
            line.push_str(verb);
            line.extend(slot.map(|slot| [' ', char::from(b'0'.saturating_add(slot))]).into_iter().flatten());
            for word in [values.card(card).id.as_str(), direction.keyword()] {
                line.push(' ');
                line.push_str(word);
            }
            line
        };
        match self {
            Self::Pilot(id) => format!("{verb} {}", values.pilot(id).id),
            Self::Base(zone) | Self::Place(zone) | Self::Deploy(zone) | Self::Turret(Some(zone)) => {
                format!("{verb} {zone}")
            }
            Self::Mine(number) | Self::Repair(number) => format!("{verb} {number}"),
            Self::Weapon(id) | Self::Buy(id) | Self::Equip(id) => format!("{verb} {}", values.weapon(id).id),
            Self::Program { slot, card, direction } => card_line(Some(slot), card, direction),
            Self::AdHoc { card, direction } => card_line(None, card, direction),
            Self::Rotate(direction) => format!("{verb} {direction}"),
            Self::Mech(side) => format!("{verb} {}", side.map_or("none", |side| values.mech(side).id.as_str())),
            Self::Collect(resource) => format!("{verb} {}", resource.keyword()),
            Self::Shield(is_on) => format!("{verb} {}", if is_on { "on" } else { "off" }),
            Self::Attack { weapon, with } => {
                let weapon = &values.weapon(weapon).id;
                match with {
                    AttackArgument::Nothing => format!("{verb} {weapon}"),
                    AttackArgument::Paid(number) => format!("{verb} {weapon} {number}"),
                    AttackArgument::Zone(zone) => format!("{verb} {weapon} {zone}"),
                    AttackArgument::Weapon(other) => format!("{verb} {weapon} {}", values.weapon(other).id),
                    AttackArgument::Resource(resource) => format!("{verb} {weapon} {}", resource.keyword()),
                    AttackArgument::Direction(direction) => format!("{verb} {weapon} {direction}"),
                }
            }
            Self::Ready
            | Self::Commander
            | Self::Drive
            | Self::Turret(None)
            | Self::Upgrade
            | Self::Expert
            | Self::Pass => verb.to_owned(),
        }
    }

    /// Reads a line without its side.
    ///
    /// # Errors
    ///
    /// The column of the first error, and the input expected there.
    pub fn parse(text: &str, values: &Values) -> Result<Self, Unreadable> {
        let mut words = Words::new(text);
        let action = parse_action(&mut words, values)?;
        words.expect_end()?;
        Ok(action)
    }
}

/// The words of a line, with their columns.
pub(crate) struct Words<'a> {
    rest: std::vec::IntoIter<(usize, &'a str)>,
    end: usize,
}

impl<'a> Words<'a> {
    pub fn new(text: &'a str) -> Self {
        let mut words = Vec::new();
        let (mut start, mut column) = (None, 0);
        for (byte, character) in text.char_indices() {
            column += 1;
            match (character.is_whitespace(), start) {
                (false, None) => start = Some((column, byte)),
                (true, Some((column, from))) => {
                    words.push((column, &text[from..byte]));
                    start = None;
                }
                (true, None) | (false, Some(_)) => {}
            }
        }
        words.extend(start.map(|(column, from)| (column, &text[from..])));
        Self { rest: words.into_iter(), end: column + 1 }
    }

    /// The next word, if any.
    pub fn next_word(&mut self) -> Option<(usize, &'a str)> {
        self.rest.next()
    }

    /// The next word; an error if there is none.
    pub fn expect_word(&mut self, expected: &str) -> Result<(usize, &'a str), Unreadable> {
        self.rest.next().ok_or_else(|| Unreadable::new(self.end, expected.to_owned()))
    }

    /// The next word, converted by `read`.
    pub fn parse_word<T>(&mut self, expected: &str, read: impl Fn(&str) -> Option<T>) -> Result<T, Unreadable> {
        let (column, word) = self.expect_word(expected)?;
        read(word).ok_or_else(|| Unreadable::new(column, expected.to_owned()))
    }

    /// The next word, which must be an id from the values.
    pub fn parse_id<T>(
        &mut self,
        expected: &str,
        known: &[&str],
        find: impl Fn(&str) -> Option<T>,
    ) -> Result<T, Unreadable> {
        let (column, word) = self.expect_word(expected)?;
        find(word).ok_or_else(|| Unreadable::new(column, suggest_nearest(expected, word, known)))
    }

    /// Returns an error if any words remain.
    pub fn expect_end(&mut self) -> Result<(), Unreadable> {
        match self.rest.next() {
            None => Ok(()),
            Some((column, _)) => Err(Unreadable::new(column, "the end of the line")),
        }
    }
}

/// Parses a number without a sign or leading zeros.
pub(crate) fn parse_number(word: &str) -> Option<u8> {
    let is_plain = word == "0" || !word.starts_with(['0', '+']);
    word.parse().ok().filter(|_| is_plain)
}

fn parse_weapon(words: &mut Words<'_>, values: &Values) -> Result<WeaponId, Unreadable> {
    let known: Vec<&str> = values.weapons.iter().map(|weapon| weapon.id.as_str()).collect();
    words.parse_id("a weapon", &known, |word| values.find_weapon(word))
}

fn parse_card(words: &mut Words<'_>, values: &Values) -> Result<(CardId, Direction), Unreadable> {
    let known: Vec<&str> = values.cards.iter().map(|card| card.id.as_str()).collect();
    let card = words.parse_id("a card", &known, |word| values.find_card(word))?;
    let known: Vec<&str> = values.card(card).directions.iter().map(|direction| direction.keyword()).collect();
    let expected = format!("a direction of the card: {}", known.join(", "));
    let is_its = |direction: &Direction| values.card(card).directions.contains(direction);
    let direction = words.parse_word(&expected, |word| Direction::parse(word).filter(is_its))?;
    Ok((card, direction))
}

fn parse_zone(words: &mut Words<'_>) -> Result<Zone, Unreadable> {
    words.parse_word("a zone from A1 to E5", Zone::parse)
}

fn parse_action(words: &mut Words<'_>, values: &Values) -> Result<Action, Unreadable> {
    let (column, verb) = words.expect_word("an action")?;
    Ok(match verb {
        "pilot" => {
            let known: Vec<&str> = values.pilots.iter().map(|pilot| pilot.id.as_str()).collect();
            Action::Pilot(words.parse_id("a pilot", &known, |word| values.find_pilot(word))?)
        }
        "base" => Action::Base(parse_zone(words)?),
        "mine" => Action::Mine(words.parse_word("the number of a mine", parse_number)?),
        "weapon" => Action::Weapon(parse_weapon(words, values)?),
        "program" => {
            let slots = values.constants.slots;
            let expected = format!("a slot from 1 to {slots}");
            let slot =
                words.parse_word(&expected, |word| parse_number(word).filter(|slot| (1..=slots).contains(slot)))?;
            let (card, direction) = parse_card(words, values)?;
            Action::Program { slot, card, direction }
        }
        "ready" => Action::Ready,
        "commander" => Action::Commander,
        "adhoc" => {
            let (card, direction) = parse_card(words, values)?;
            Action::AdHoc { card, direction }
        }
        "rotate" => Action::Rotate(words.parse_word("a direction", Direction::parse)?),
        "drive" => Action::Drive,
        "mech" => {
            let known: Vec<&str> = values.mechs.iter().map(|mech| mech.id.as_str()).chain(["none"]).collect();
            let find = |word: &str| if word == "none" { Some(None) } else { values.find_mech(word).map(Some) };
            Action::Mech(words.parse_id("a side of the Mech or none", &known, find)?)
        }
        "collect" => Action::Collect(words.parse_word("energy or credits", Resource::parse)?),
        "turret" => Action::Turret(match words.next_word() {
            None => None,
            Some((column, word)) => {
                Some(Zone::parse(word).ok_or_else(|| Unreadable::new(column, "a zone from A1 to E5"))?)
            }
        }),
        "buy" => Action::Buy(parse_weapon(words, values)?),
        "repair" => Action::Repair(words.parse_word("a number", parse_number)?),
        "upgrade" => Action::Upgrade,
        "expert" => Action::Expert,
        "attack" => Action::Attack { weapon: parse_weapon(words, values)?, with: parse_argument(words, values)? },
        "place" => Action::Place(parse_zone(words)?),
        "deploy" => Action::Deploy(parse_zone(words)?),
        "pass" => Action::Pass,
        "equip" => Action::Equip(parse_weapon(words, values)?),
        "shield" => Action::Shield(words.parse_word("on or off", |word| match word {
            "on" => Some(true),
            "off" => Some(false),
            _ => None,
        })?),
        other => return Err(Unreadable::new(column, suggest_nearest("an action", other, &VERBS))),
    })
}

fn parse_argument(words: &mut Words<'_>, values: &Values) -> Result<AttackArgument, Unreadable> {
    let Some((column, word)) = words.next_word() else { return Ok(AttackArgument::Nothing) };
    let number = parse_number(word).map(AttackArgument::Paid);
    let zone = || Zone::parse(word).map(AttackArgument::Zone);
    let resource = || Resource::parse(word).map(AttackArgument::Resource);
    let direction = || Direction::parse(word).map(AttackArgument::Direction);
    let weapon = || values.find_weapon(word).map(AttackArgument::Weapon);
    number.or_else(zone).or_else(resource).or_else(direction).or_else(weapon).ok_or_else(|| {
        let known: Vec<&str> = values.weapons.iter().map(|weapon| weapon.id.as_str()).collect();
        Unreadable::new(
            column,
            suggest_nearest("a number, a zone, energy, credits, a direction or a weapon", word, &known),
        )
    })
}
