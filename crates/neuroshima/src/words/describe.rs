//! A tile in words: its numbers, its edges, its effects and abilities, and the rules about it.

use super::instants::key_part;
use crate::rules::{Army, Edge, Effect, Feature, Kind, Tile};
use crate::texts::{RULEBOOK, TEXTS, text, word};
use sztab_game::Language;

/// Text about a tile.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TileText {
    /// Name of the tile.
    pub name: String,
    /// The names of the tile and its army, as in a query: "Runner (Outpost)".
    pub title: String,
    /// The army, the kind of tile and the number of copies.
    pub line: String,
    /// Facts printed on the tile and its effects, the most important first.
    pub facts: Vec<Fact>,
    /// The rule paragraphs and open rulings on the tile, labelled by number. Those without a text are listed by number
    /// only.
    pub rulings: Vec<Fact>,
}

/// A labelled text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fact {
    /// Label of the fact: "Initiative", "NH-9.10".
    pub label: String,
    /// Text of the fact.
    pub text: String,
}

/// All texts about a tile.
#[must_use]
pub fn tile_text(language: Language, army: &Army, tile: &Tile) -> TileText {
    let line = [
        ("army", army.name.in_language(language).into()),
        ("kind", kind_name(language, tile.kind).into()),
        ("count", tile.count.into()),
    ];
    TileText {
        name: tile.name.in_language(language).to_owned(),
        title: tile_with_army(language, army, tile),
        line: text(language, "tile-line", &line),
        facts: facts(language, tile),
        rulings: tile.rulings.iter().map(|number| ruling_fact(language, number)).collect(),
    }
}

/// A tile as in a query: "Runner (Outpost)".
#[must_use]
pub fn tile_with_army(language: Language, army: &Army, tile: &Tile) -> String {
    let (name, army) = (tile.name.in_language(language), army.name.in_language(language));
    text(language, "tile-of", &[("name", name.into()), ("army", army.into())])
}

/// The word for a kind of tile.
#[must_use]
pub fn kind_name(language: Language, kind: Kind) -> String {
    let key = match kind {
        Kind::Headquarters => "kind-hq",
        Kind::Warrior => "kind-warrior",
        Kind::Module => "kind-module",
        Kind::Instant(_) => "kind-instant",
        Kind::Foundation(_) => "kind-foundation",
    };
    word(language, key)
}

/// A rule paragraph in one or two sentences, or an open ruling with its question, marked as open.
fn ruling_fact(language: Language, number: &str) -> Fact {
    if let Some(ruling) = RULEBOOK.rulings().iter().find(|ruling| ruling.id == number && ruling.is_open()) {
        let (question, answer) = RULEBOOK.ruling(language, ruling);
        let text = text(language, "ruling-open", &[("question", question.into()), ("answer", answer.into())]);
        let both = RULEBOOK.alternative_sentence(language, ruling).map(|other| format!("{text} {other}"));
        return Fact { label: number.to_owned(), text: both.unwrap_or(text) };
    }
    let paragraph = number.to_lowercase().replace('.', "-");
    let key = format!("rule-{paragraph}");
    let text = [language, Language::English].into_iter().find_map(|language| TEXTS.own_text(language, &key, &[]));
    Fact { label: number.to_owned(), text: text.unwrap_or_default() }
}

/// Facts about a tile: supporting units have their effects first, fighters their attacks.
fn facts(language: Language, tile: &Tile) -> Vec<Fact> {
    let initiative = fact(language, "fact-initiative", initiative_text(language, tile));
    let (edges, endurance) = (edge_facts(language, tile), endurance(language, tile));
    let effects = effect_facts(language, tile);
    match tile.kind {
        Kind::Instant(instant) => {
            vec![fact(language, "fact-instant", word(language, &format!("played-{}", key_part(instant.word()))))]
        }
        Kind::Foundation(foundation) => {
            let about = word(language, &format!("foundation-{}", key_part(foundation.word())));
            vec![
                fact(language, "kind-foundation", about),
                fact(language, "fact-foundation", word(language, "foundation-rules")),
            ]
        }
        Kind::Headquarters | Kind::Module => effects.into_iter().chain(edges).chain([initiative, endurance]).collect(),
        Kind::Warrior => [initiative].into_iter().chain(edges).chain([endurance]).chain(effects).collect(),
    }
}

fn fact(language: Language, label: &str, text: String) -> Fact {
    Fact { label: word(language, label), text }
}

/// Effects and abilities of the tile.
fn effect_facts(language: Language, tile: &Tile) -> Vec<Fact> {
    let given = tile.effects.iter().map(|&effect| effect_phrase(language, effect, tile.is_headquarters()));
    let given: Vec<String> = given.collect();
    let own = tile.features.iter().map(|feature| match feature {
        Feature::Mobility => fact(language, "fact-mobility", word(language, "feature-mobility")),
        Feature::Explosion => fact(language, "fact-explosion", word(language, "feature-explosion")),
        Feature::Sharpshooter => fact(language, "fact-sharpshooter", word(language, "feature-sharpshooter")),
        Feature::Mortar => fact(language, "fact-mortar", word(language, "feature-mortar")),
        Feature::Shadow => fact(language, "fact-shadow", word(language, "feature-shadow")),
        Feature::Spy => fact(language, "fact-spy", word(language, "feature-spy")),
        Feature::Matrix => fact(language, "fact-matrix", word(language, "feature-matrix")),
        Feature::Return => fact(language, "fact-return", word(language, "feature-return")),
        Feature::Replaceable => fact(language, "fact-replaceable", word(language, "feature-replaceable")),
        Feature::Poison => fact(language, "fact-poison", word(language, "feature-poison")),
        Feature::BreathOfDeath => fact(language, "fact-breath-of-death", word(language, "feature-breath-of-death")),
        Feature::Paralysis => fact(language, "fact-paralysis", word(language, "feature-paralysis")),
        Feature::Underground => fact(language, "fact-underground", word(language, "feature-underground")),
        Feature::UndergroundCastling => {
            fact(language, "fact-underground-castling", word(language, "feature-underground-castling"))
        }
        Feature::Execution => fact(language, "fact-execution", word(language, "feature-execution")),
        Feature::SteelNet => fact(language, "fact-steel-net", word(language, "feature-steel-net")),
        Feature::Push => fact(language, "fact-push", word(language, "feature-push")),
        Feature::Rotate => fact(language, "fact-rotate", word(language, "feature-rotate")),
        Feature::Rotation => fact(language, "fact-rotation", word(language, "feature-rotation")),
        Feature::Boarding => fact(language, "fact-boarding", word(language, "feature-boarding")),
        Feature::Heavy => fact(language, "fact-heavy", word(language, "feature-heavy")),
    });
    let given = (!given.is_empty()).then(|| fact(language, "fact-effect", given.join(" ")));
    given.into_iter().chain(own).collect()
}

/// Effects of an army's HQ on its side, in words.
#[must_use]
pub fn headquarters_phrase(language: Language, army: &Army) -> String {
    let tile = army.tile(army.headquarters());
    let takes = edge_fact(language, tile, TAKEOVER_EDGES);
    let facts = effect_facts(language, tile).into_iter().chain(takes);
    facts.map(|fact| fact.text).collect::<Vec<_>>().join(" ")
}

/// Phrase for an effect and the units that it affects: an HQ affects adjacent units, a module those connected to it
/// (NH-9.1, NH-9.6).
fn effect_phrase(language: Language, effect: Effect, by_headquarters: bool) -> String {
    let whom = match (effect.is_harmful(), by_headquarters) {
        (false, false) => "own-connected",
        (false, true) => "own-beside",
        (true, false) => "enemy-connected",
        (true, true) => "enemy-beside",
    };
    let whom = word(language, whom);
    let (key, amount) = match effect {
        Effect::Melee(amount) => ("effect-melee", amount),
        Effect::Ranged(amount) => ("effect-ranged", amount),
        Effect::Initiative(amount) => ("effect-initiative", amount),
        Effect::InitiativeLoss(amount) => ("effect-initiative-loss", amount),
        Effect::ExtraAction => ("effect-extra-action", 0),
        Effect::Toughness(amount) => ("effect-toughness", amount),
        Effect::Medic => ("effect-medic", 0),
        Effect::Transport => ("effect-transport", 0),
        Effect::Quartermaster => ("effect-quartermaster", 0),
        Effect::Scoper => ("effect-scoper", 0),
        Effect::Recon => ("effect-recon", 0),
        Effect::FreeNet => ("effect-free-net", 0),
        Effect::Zone => ("effect-zone", 0),
        Effect::Venom => ("effect-venom", 0),
        Effect::Paralysis => ("effect-paralysis", 0),
        Effect::Underground => ("effect-underground", 0),
        Effect::Paralyses => ("effect-paralyses", 0),
    };
    text(language, key, &[("whom", whom.into()), ("amount", amount.into())])
}

/// The number of wounds that the unit survives (NH-1.11).
fn endurance(language: Language, tile: &Tile) -> Fact {
    if tile.is_headquarters() {
        return fact(language, "fact-points", word(language, "points-of-hq"));
    }
    let key = if tile.toughness == 0 { "toughness-none" } else { "toughness-some" };
    fact(language, "fact-toughness", text(language, key, &[("amount", tile.toughness.into())]))
}

/// Function that returns the strength of an edge's attack.
type EdgeStrength = fn(&Edge) -> u8;
type EdgePredicate = fn(&Edge) -> bool;

/// A mark on edges: the keys of its label and of its text, and the predicate for edges that have it.
type EdgeMark = (&'static str, &'static str, EdgePredicate);

/// Edges that take control of a unit (NH-14.68).
const TAKEOVER_EDGES: EdgeMark = ("fact-takeover", "edges-takeover", |edge| edge.takeover);

/// Marks printed on the edges, one by one.
fn edge_facts(language: Language, tile: &Tile) -> Vec<Fact> {
    let mut facts = Vec::new();
    let attacks: [(&str, EdgeStrength); 2] = [("fact-melee", |edge| edge.melee), ("fact-ranged", |edge| edge.ranged)];
    facts.extend(attacks.into_iter().filter_map(|(label, strength)| {
        let text = strengths_text(language, tile, "edges-strength", strength);
        (!text.is_empty()).then(|| fact(language, label, text))
    }));
    let rockets = strengths_text(language, tile, "edges-rocket", |edge| edge.rocket);
    facts.extend((!rockets.is_empty()).then(|| fact(language, "fact-rocket", rockets)));
    let marks: [EdgeMark; 13] = [
        ("fact-gauss", "edges-gauss", |edge| edge.gauss),
        ("fact-net", "edges-net", |edge| edge.net),
        ("fact-connections", "edges-connection", |edge| edge.connection),
        ("fact-long", "edges-long", |edge| edge.long),
        TAKEOVER_EDGES,
        ("fact-armour", "edges-armour", |edge| edge.armour),
        ("fact-reflection", "edges-reflection", |edge| edge.reflection),
        ("fact-shotgun", "edges-shotgun", |edge| edge.shotgun),
        ("fact-poisoning", "edges-poisoning", |edge| edge.poison),
        ("fact-entry", "edges-entry", |edge| edge.entry),
        ("fact-exit", "edges-exit", |edge| edge.exit),
        ("fact-trap", "edges-trap", |edge| edge.trap),
        ("fact-blast", "edges-blast", |edge| edge.blast),
    ];
    facts.extend(marks.into_iter().filter_map(|mark| edge_fact(language, tile, mark)));
    facts
}

/// The fact about the edges that have a mark; `None` if there are none.
fn edge_fact(language: Language, tile: &Tile, (label, key, is_there): EdgeMark) -> Option<Fact> {
    let edges = edges_text(language, tile, is_there)?;
    Some(fact(language, label, text(language, key, &[("edges", edges.into())])))
}

/// The segments in which the tile acts. A net or an effect without initiative works at all times (NH-1.12).
fn initiative_text(language: Language, tile: &Tile) -> String {
    let values: Vec<String> = tile.initiative.iter().map(u8::to_string).collect();
    if values.is_empty() {
        let works = !tile.effects.is_empty()
            || tile.edges.iter().any(|edge| edge.net || edge.takeover || edge.entry || edge.trap);
        let key = match works {
            // An Explosive goes off before the first segment.
            _ if tile.edges.iter().any(|edge| edge.blast) => "initiative-start",
            true => "initiative-always",
            false => "initiative-none",
        };
        return word(language, key);
    }
    let count = values.len();
    text(language, "initiative-values", &[("values", join_items(language, values).into()), ("count", count.into())])
}

/// The edges with an attack, grouped by strength, the strongest first.
fn strengths_text(language: Language, tile: &Tile, key: &str, strength: EdgeStrength) -> String {
    let mut amounts: Vec<u8> = tile.edges.iter().map(strength).filter(|&amount| amount > 0).collect();
    amounts.sort_unstable_by(|one, other| other.cmp(one));
    amounts.dedup();
    let sentences = amounts.into_iter().filter_map(|amount| {
        let edges = edges_text(language, tile, |edge| strength(edge) == amount)?;
        Some(text(language, key, &[("amount", amount.into()), ("edges", edges.into())]))
    });
    sentences.collect::<Vec<_>>().join(" ")
}

/// The edges for which the predicate is true, clockwise from the top; `None` if there are none.
fn edges_text(language: Language, tile: &Tile, has: impl Fn(&Edge) -> bool) -> Option<String> {
    let there: Vec<usize> = tile.edges.iter().enumerate().filter(|(_, edge)| has(edge)).map(|(at, _)| at).collect();
    if there.is_empty() || there.len() == tile.edges.len() {
        return (!there.is_empty()).then(|| word(language, "edges-all"));
    }
    let count = there.len();
    let names = there.into_iter().map(|edge| word(language, &format!("edge-{edge}"))).collect();
    Some(text(language, "edges-some", &[("edges", join_items(language, names).into()), ("count", count.into())]))
}

/// Joins items as in "one, two and three".
pub(super) fn join_items(language: Language, mut items: Vec<String>) -> String {
    let Some(last) = items.pop() else { return String::new() };
    if items.is_empty() {
        return last;
    }
    let first = items.join(&word(language, "list-comma"));
    text(language, "list-last", &[("first", first.into()), ("last", last.into())])
}
