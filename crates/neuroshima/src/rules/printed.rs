//! Words for the properties printed on tiles, shared by army files and the notation.
//!
//! Each list of words is written only once. Reading, printing and the error messages that list known words are derived
//! from it.

use super::board::DIRECTIONS;
use super::repertoire::{Foundation, Instant};
use super::tile::{Edge, Effect, Feature};

/// Maximum strength of an attack and maximum bonus that can be written.
pub const MAX_AMOUNT: u8 = 9;

/// Parses six entries for the printed edges, separated by commas. An entry is `-`, or tokens joined by `+`.
///
/// # Errors
///
/// A message that names the unknown token or the number of entries.
pub fn parse_edges(text: &str) -> Result<[Edge; DIRECTIONS], String> {
    let entries: Vec<&str> = text.split(',').map(str::trim).collect();
    let entries: [&str; DIRECTIONS] =
        entries.try_into().map_err(|entries: Vec<_>| format!("{} entries; a tile has six edges", entries.len()))?;
    let mut edges = [Edge::default(); DIRECTIONS];
    for (edge, entry) in edges.iter_mut().zip(entries).filter(|(_, entry)| *entry != "-") {
        for token in entry.split('+') {
            edge.add_token(token)?;
        }
    }
    Ok(edges)
}

/// The inverse of [`parse_edges`].
#[must_use]
pub fn print_edges(edges: &[Edge; DIRECTIONS]) -> String {
    edges.map(Edge::to_tokens).join(",")
}

/// Access to the field of an edge that is set by a token.
type FieldAccess<T> = fn(&mut Edge) -> &mut T;

impl Edge {
    /// Tokens that are followed by a strength.
    pub const ATTACK_TOKENS: &[(&str, FieldAccess<u8>)] =
        &[("m", |edge| &mut edge.melee), ("r", |edge| &mut edge.ranged), ("rocket", |edge| &mut edge.rocket)];

    /// Tokens without a strength.
    pub const MARK_TOKENS: &[(&str, FieldAccess<bool>)] = &[
        ("g", |edge| &mut edge.gauss),
        ("a", |edge| &mut edge.armour),
        ("n", |edge| &mut edge.net),
        ("c", |edge| &mut edge.connection),
        ("shotgun", |edge| &mut edge.shotgun),
        ("v", |edge| &mut edge.poison),
        ("cl", |edge| &mut edge.long),
        ("in", |edge| &mut edge.entry),
        ("out", |edge| &mut edge.exit),
        ("trap", |edge| &mut edge.trap),
        ("reflect", |edge| &mut edge.reflection),
        ("t", |edge| &mut edge.takeover),
        ("x", |edge| &mut edge.blast),
    ];

    fn add_token(&mut self, token: &str) -> Result<(), String> {
        if let Some((_, mark)) = Self::MARK_TOKENS.iter().find(|(known, _)| *known == token) {
            if std::mem::replace(mark(self), true) {
                return Err(format!("`{token}` stands twice on one edge"));
            }
            return Ok(());
        }
        let attack =
            |&(letter, place): &(&str, FieldAccess<u8>)| Some((place, parse_amount(token.strip_prefix(letter)?)?));
        let Some((strength, amount)) = Self::ATTACK_TOKENS.iter().find_map(attack) else {
            let attacks = Self::ATTACK_TOKENS.iter().map(|(letter, _)| format!("{letter}<n>"));
            let marks = Self::MARK_TOKENS.iter().map(|(token, _)| (*token).to_owned());
            let known: Vec<String> = attacks.chain(marks).collect();
            let known = known.join(", ");
            return Err(format!("`{token}` is not known; known are {known} and -, n from 1 to {MAX_AMOUNT}"));
        };
        if std::mem::replace(strength(self), amount) > 0 {
            return Err(format!("`{token}` stands on an edge that has such an attack already"));
        }
        Ok(())
    }

    fn to_tokens(mut self) -> String {
        let mut tokens: Vec<String> = Vec::new();
        for (letter, place) in Self::ATTACK_TOKENS {
            let strength = *place(&mut self);
            tokens.extend((strength > 0).then(|| format!("{letter}{strength}")));
        }
        for (token, place) in Self::MARK_TOKENS {
            tokens.extend((*place(&mut self)).then(|| (*token).to_owned()));
        }
        if tokens.is_empty() { "-".to_owned() } else { tokens.join("+") }
    }
}

/// An amount within a word: one digit from 1 to 9, without a sign or leading zeros.
fn parse_amount(digits: &str) -> Option<u8> {
    let &[digit] = digits.as_bytes() else { return None };
    digit.is_ascii_digit().then(|| digit - b'0').filter(|amount| (1..=MAX_AMOUNT).contains(amount))
}

impl Instant {
    /// The instant with this keyword.
    ///
    /// # Errors
    ///
    /// A message that lists the known keywords.
    pub fn from_word(word: &str) -> Result<Self, String> {
        Self::of_word(word).ok_or_else(|| unknown_keyword_message(word, &Self::ALL.map(Self::word)))
    }
}

impl Foundation {
    /// The Foundation with this keyword.
    ///
    /// # Errors
    ///
    /// A message that lists the known keywords.
    pub fn from_word(word: &str) -> Result<Self, String> {
        Self::of_word(word).ok_or_else(|| unknown_keyword_message(word, &Self::ALL.map(Self::word)))
    }
}

impl Feature {
    /// The feature with this keyword.
    ///
    /// # Errors
    ///
    /// A message that lists the known keywords.
    pub fn from_word(word: &str) -> Result<Self, String> {
        Self::of_word(word).ok_or_else(|| unknown_keyword_message(word, &Self::ALL.map(Self::word)))
    }
}

fn unknown_keyword_message(word: &str, known: &[&str]) -> String {
    format!("`{word}` is not known; known are {}", known.join(", "))
}

/// Constructor of an effect with an amount.
type CountedEffect = fn(u8) -> Effect;

impl Effect {
    /// The keyword of each effect without an amount.
    pub const WORDS: &[(&str, Self)] = &[
        ("extra-action", Self::ExtraAction),
        ("medic", Self::Medic),
        ("transport", Self::Transport),
        ("quartermaster", Self::Quartermaster),
        ("scoper", Self::Scoper),
        ("recon", Self::Recon),
        ("free-net", Self::FreeNet),
        ("zone", Self::Zone),
        ("venom", Self::Venom),
        ("paralysis", Self::Paralysis),
        ("underground", Self::Underground),
        ("paralyses", Self::Paralyses),
    ];

    /// The keyword of each effect with an amount; the amount follows the keyword.
    pub const COUNTED_WORDS: &[(&str, CountedEffect)] = &[
        ("melee+", Self::Melee),
        ("ranged+", Self::Ranged),
        ("initiative+", Self::Initiative),
        ("initiative-", Self::InitiativeLoss),
        ("toughness+", Self::Toughness),
    ];

    /// The effect with this keyword.
    ///
    /// # Errors
    ///
    /// A message that lists the known keywords.
    pub fn from_word(word: &str) -> Result<Self, String> {
        let counted =
            Self::COUNTED_WORDS.iter().find_map(|(name, effect)| Some(effect(parse_amount(word.strip_prefix(name)?)?)));
        let plain = Self::WORDS.iter().find(|(known, _)| *known == word).map(|&(_, effect)| effect);
        counted.or(plain).ok_or_else(|| {
            let counted = Self::COUNTED_WORDS.iter().map(|(name, _)| format!("{name}<n>"));
            let known: Vec<String> = counted.chain(Self::WORDS.iter().map(|(name, _)| (*name).to_owned())).collect();
            format!("`{word}` is not known; known are {}, n from 1 to {MAX_AMOUNT}", known.join(", "))
        })
    }

    /// The inverse of [`Effect::from_word`].
    #[must_use]
    pub fn word(self) -> String {
        let (Self::Melee(amount)
        | Self::Ranged(amount)
        | Self::Initiative(amount)
        | Self::InitiativeLoss(amount)
        | Self::Toughness(amount)) = self
        else {
            let plain = Self::WORDS.iter().find(|(_, known)| *known == self);
            return plain.map_or("", |(word, _)| word).to_owned();
        };
        let name = Self::COUNTED_WORDS.iter().find(|(_, effect)| effect(amount) == self).map_or("", |(name, _)| name);
        format!("{name}{amount}")
    }

    /// True if the effect works on the whole board, without edges (NH-9.8).
    #[must_use]
    pub fn is_global(self) -> bool {
        matches!(self, Self::Recon | Self::FreeNet | Self::Underground)
    }

    /// True if an HQ can have the effect, because it is a bonus to the HQ's neighbours (NH-9.6). For example, an HQ
    /// cannot be a Medic, because it would have to leave the board to absorb damage.
    #[must_use]
    pub fn fits_headquarters(self) -> bool {
        match self {
            Self::Melee(_)
            | Self::Ranged(_)
            | Self::Initiative(_)
            | Self::InitiativeLoss(_)
            | Self::ExtraAction
            | Self::Toughness(_)
            | Self::Transport
            | Self::Quartermaster
            | Self::Zone
            | Self::Venom
            | Self::Paralysis
            | Self::Paralyses => true,
            Self::Medic | Self::Scoper | Self::Recon | Self::FreeNet | Self::Underground => false,
        }
    }
}
