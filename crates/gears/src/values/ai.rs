//! AI cards as typed steps (GOW-13).

use super::document::{ValuesError, suggest_nearest};
use super::locust::{Family, Slot};
use super::table::Table;

/// An AI card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AiCard {
    pub number: u8,
    /// The family to which the card applies; `None` for a General card.
    pub family: Option<Family>,
    pub kind: CardKind,
    /// Reasons for replacing the card (GOW-13.3).
    pub redraw: Vec<Redraw>,
    pub test: Option<Test>,
    pub steps: Vec<Step>,
    pub otherwise: Vec<Step>,
}

/// The way in which a card is resolved (GOW-13.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CardKind {
    Event,
    Each,
    Group,
}

/// A reason for replacing a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Redraw {
    /// No figure of the family is in play.
    NoneInPlay,
    /// No Locust is in play.
    NoLocust,
    /// All COGs are in cover.
    Covered,
}

/// A test of a card (GOW-13.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Test {
    Near(u8),
    Reach(u8),
    Sight,
    Unwounded,
    HurtNear(u8),
    MarkerNear(u8),
    WeakNear { within: u8, cards: u8 },
    Here,
    Acted,
    Apart(u8),
    Some,
    SomeNearYou(u8),
    SomeSight,
    NoHole,
}

/// The goal of a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Goal {
    Nearest,
    Bare,
    You,
    Tested,
    Actor,
    Away,
    Cover,
    Target,
}

/// The target of an attack.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Aim {
    Nearest,
    Seen,
    Here,
    Weakest,
    Bare,
    Reach(u8),
    Moved(Option<u8>),
    You,
    Target,
    All,
}

/// The kind of Locust that is spawned.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SpawnKind {
    Slot(Slot),
    Family(Family),
}

/// The place where a figure is spawned.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SpawnSource {
    Exit,
    HoleNearYou,
    HoleNearSelf,
    /// Every open hole within this distance of "you".
    Holes(u8),
    You,
}

/// The figures to which a part of a card applies.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum AffectedFigures {
    Locust,
    Slot(Slot),
    Families(Vec<Family>),
}

/// One step of a card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Step {
    /// Moves the figure. If `uncovered`, only if it is not in a cover space. `wound` is dealt to every figure in the
    /// areas entered (GOW-13.20).
    Move {
        to: Goal,
        most: u8,
        stop: u8,
        uncovered: bool,
        wound: u8,
    },
    /// Attacks. If `sure`, the omen ability takes effect at least once (GOW-13.21).
    Attack {
        at: Aim,
        dice: i8,
        sure: bool,
    },
    HealSelf,
    HealTested,
    Spawn {
        what: SpawnKind,
        count: u8,
        at: SpawnSource,
        then: Vec<Step>,
    },
    Each {
        of: AffectedFigures,
        far: u8,
        idle: bool,
        steps: Vec<Step>,
    },
    If {
        test: Test,
        steps: Vec<Step>,
        otherwise: Vec<Step>,
    },
    LoseAmmo(u8),
    ClearMarkers,
    Hole,
    Revive,
    NoGuard,
    Redraw,
}

const STEPS: [&str; 12] = [
    "move",
    "attack",
    "heal",
    "spawn",
    "each",
    "if",
    "lose-ammo",
    "clear-markers",
    "hole",
    "revive",
    "no-guard",
    "redraw",
];

const TESTS: [&str; 14] = [
    "near",
    "reach",
    "sight",
    "unwounded",
    "hurt-near",
    "marker-near",
    "weak-near",
    "here",
    "acted",
    "apart",
    "some",
    "some-near-you",
    "some-sight",
    "no-hole",
];

/// Reads a card.
pub(super) fn read_card(id: &str, table: &Table<'_>) -> Result<AiCard, ValuesError> {
    table.check_fields(&["family", "kind", "redraw", "if", "steps", "else"])?;
    let number = id.parse().ok().filter(|number| (1..=35).contains(number));
    let number = number.ok_or_else(|| table.error_expecting("", "the number of a card, from 1 to 35"))?;
    let kinds = [("event", CardKind::Event), ("each", CardKind::Each), ("group", CardKind::Group)];
    let reasons = [("none", Redraw::NoneInPlay), ("no-locust", Redraw::NoLocust), ("covered", Redraw::Covered)];
    let family = match table.text("family")? {
        "general" => None,
        word => Some(table.keyword_value("family", word, &Family::KEYWORDS)?),
    };
    let redraw = table.texts("redraw")?.into_iter().map(|word| table.keyword_value("redraw", word, &reasons));
    let test = if table.has("if") { Some(read_test(&table.table("if")?, &[])?) } else { None };
    Ok(AiCard {
        number,
        family,
        kind: table.keyword("kind", &kinds)?,
        redraw: redraw.collect::<Result<_, _>>()?,
        test,
        steps: read_steps(table, "steps")?,
        otherwise: read_steps(table, "else")?,
    })
}

/// The steps in a list; empty if the list is missing.
fn read_steps(table: &Table<'_>, key: &str) -> Result<Vec<Step>, ValuesError> {
    if table.has(key) { table.tables(key)?.iter().map(read_step).collect() } else { Ok(Vec::new()) }
}

fn read_test(table: &Table<'_>, more: &[&str]) -> Result<Test, ValuesError> {
    let mut known = vec!["is", "n", "health"];
    known.extend(more);
    table.check_fields(&known)?;
    Ok(match table.text("is")? {
        "near" => Test::Near(table.number("n")?),
        "reach" => Test::Reach(table.number("n")?),
        "sight" => Test::Sight,
        "unwounded" => Test::Unwounded,
        "hurt-near" => Test::HurtNear(table.number("n")?),
        "marker-near" => Test::MarkerNear(table.number("n")?),
        "weak-near" => Test::WeakNear { within: table.number("n")?, cards: table.number("health")? },
        "here" => Test::Here,
        "acted" => Test::Acted,
        "apart" => Test::Apart(table.number("n")?),
        "some" => Test::Some,
        "some-near-you" => Test::SomeNearYou(table.number("n")?),
        "some-sight" => Test::SomeSight,
        "no-hole" => Test::NoHole,
        word => return Err(table.error_expecting("is", suggest_nearest("a test that the rules know", word, &TESTS))),
    })
}

fn read_step(table: &Table<'_>) -> Result<Step, ValuesError> {
    let fields = |known: &[&str]| table.check_step(known);
    Ok(match table.text("do")? {
        "move" => fields(&["to", "n", "stop", "uncovered", "wound"]).and_then(|()| read_move(table))?,
        "attack" => fields(&["at", "range", "dice", "omen"]).and_then(|()| read_attack(table))?,
        "heal" => {
            fields(&["who"])?;
            let is_self = table.keyword("who", &[("self", true), ("tested", false)])?;
            if is_self { Step::HealSelf } else { Step::HealTested }
        }
        "spawn" => fields(&["what", "n", "at", "within", "then"]).and_then(|()| read_spawn(table))?,
        "each" => {
            fields(&["of", "far", "idle", "steps"])?;
            let (far, idle) = (table.number_or("far", 0)?, table.flag("idle", false)?);
            Step::Each { of: read_affected_figures(table)?, far, idle, steps: read_steps(table, "steps")? }
        }
        "if" => {
            let test = read_test(table, &["do", "steps", "else"])?;
            Step::If { test, steps: read_steps(table, "steps")?, otherwise: read_steps(table, "else")? }
        }
        "lose-ammo" => Step::LoseAmmo(fields(&["n"]).and_then(|()| table.number("n"))?),
        "clear-markers" => fields(&[]).map(|()| Step::ClearMarkers)?,
        "hole" => fields(&[]).map(|()| Step::Hole)?,
        "revive" => fields(&[]).map(|()| Step::Revive)?,
        "no-guard" => fields(&[]).map(|()| Step::NoGuard)?,
        "redraw" => fields(&[]).map(|()| Step::Redraw)?,
        word => return Err(table.unknown_step(word, &STEPS)),
    })
}

fn read_move(table: &Table<'_>) -> Result<Step, ValuesError> {
    let goals = [
        ("nearest", Goal::Nearest),
        ("bare", Goal::Bare),
        ("you", Goal::You),
        ("tested", Goal::Tested),
        ("actor", Goal::Actor),
        ("away", Goal::Away),
        ("cover", Goal::Cover),
        ("target", Goal::Target),
    ];
    Ok(Step::Move {
        to: table.keyword("to", &goals)?,
        most: table.number("n")?,
        stop: table.number_or("stop", 0)?,
        uncovered: table.flag("uncovered", false)?,
        wound: table.number_or("wound", 0)?,
    })
}

fn read_attack(table: &Table<'_>) -> Result<Step, ValuesError> {
    let range = if table.has("range") { Some(table.number("range")?) } else { None };
    let aims = [
        ("nearest", Aim::Nearest),
        ("seen", Aim::Seen),
        ("here", Aim::Here),
        ("weakest", Aim::Weakest),
        ("bare", Aim::Bare),
        ("reach", Aim::Reach(range.unwrap_or(0))),
        ("moved", Aim::Moved(range)),
        ("you", Aim::You),
        ("target", Aim::Target),
        ("all", Aim::All),
    ];
    let at = table.keyword("at", &aims)?;
    if range.is_none() && matches!(at, Aim::Reach(_)) {
        return Err(table.error_expecting("range", "a number"));
    }
    Ok(Step::Attack { at, dice: table.signed_number("dice")?, sure: table.flag("omen", false)? })
}

fn read_spawn(table: &Table<'_>) -> Result<Step, ValuesError> {
    let within = if table.text("at")? == "holes" { table.number("within")? } else { 0 };
    let sources = [
        ("exit", SpawnSource::Exit),
        ("hole-you", SpawnSource::HoleNearYou),
        ("hole-self", SpawnSource::HoleNearSelf),
        ("holes", SpawnSource::Holes(within)),
        ("you", SpawnSource::You),
    ];
    let what = table.text("what")?;
    let what = match Slot::parse(what) {
        Some(slot) => SpawnKind::Slot(slot),
        None => SpawnKind::Family(table.keyword_value("what", what, &Family::KEYWORDS)?),
    };
    let then = read_steps(table, "then")?;
    Ok(Step::Spawn { what, count: table.number("n")?, at: table.keyword("at", &sources)?, then })
}

fn read_affected_figures(table: &Table<'_>) -> Result<AffectedFigures, ValuesError> {
    let word = table.text("of")?;
    Ok(match Slot::parse(word) {
        Some(slot) => AffectedFigures::Slot(slot),
        None if word == "locust" => AffectedFigures::Locust,
        None => {
            let families = word.split_whitespace().map(|word| table.keyword_value("of", word, &Family::KEYWORDS));
            AffectedFigures::Families(families.collect::<Result<_, _>>()?)
        }
    })
}
