//! Questions and their answers in the notation: `medic B3 saves C3 from D2`.

use crate::rules::arrangement::{Roster, Side};
use crate::rules::board::{Board, Hex, Rotation};
use crate::rules::decision::{Absorption, CardAbsorption, Conversion, Decision, Exit, Flight, LeaderTarget, Question};
use crate::rules::event::HitSource;
use crate::rules::tile::TileId;

/// A question and its decider in the notation.
#[must_use]
pub fn question_text(decision: &Decision, board: Board, letter: &impl Fn(Side) -> char) -> String {
    let name = |hex| board.name(hex);
    let question = match &decision.question {
        Question::PushDestination { unit, pusher, .. } => {
            format!("where does the unit on {} go, pushed from {}", name(*unit), name(*pusher))
        }
        Question::Absorption { .. } => "which Medic takes which hit".to_owned(),
        Question::MedicCard { .. } => "which hit does the Medic card take, if any".to_owned(),
        Question::Conversion { unit, module, .. } => {
            format!("is an attack of {} converted by {}", name(*unit), name(*module))
        }
        Question::Explosion { unit } => format!("does the unit on {} explode", name(*unit)),
        Question::SetOff { hex } => format!("does the Toxic Bomb on {} go off", name(*hex)),
        Question::FirstToDeclare { .. } => "which side declares next".to_owned(),
        Question::Target { unit, .. } => format!("whom does the unit on {} aim at", name(*unit)),
        Question::Rocket { unit, .. } => format!("where does the rocket of {} fly", name(*unit)),
        Question::Rotation { unit, .. } => format!("how is the unit on {} turned, which was taken over", name(*unit)),
        Question::MoveOn { unit } => format!("does the unit on {} make its second move", name(*unit)),
        Question::Payee { .. } => "which side gets the HQ point".to_owned(),
        Question::Marker { marker, .. } => format!("which unit gets a marker of {}", marker.word()),
        Question::StructurePrice { .. } => "which three tiles pay for the Structure".to_owned(),
        Question::Redraw { .. } => "which three tiles are discarded".to_owned(),
        Question::Leader { .. } => "whom or what does the Leader act on".to_owned(),
    };
    format!("{} chooses: {question}?", letter(decision.decider))
}

/// The answers to a decision, in the order of their numbers.
#[must_use]
pub fn option_texts(decision: &Decision, roster: &Roster, board: Board, letter: &impl Fn(Side) -> char) -> Vec<String> {
    match &decision.question {
        Question::PushDestination { options, .. } => {
            options.iter().map(|&hex| format!("push-to {}", board.name(hex))).collect()
        }
        Question::Absorption { options } => options.iter().map(|option| absorption_text(option, board)).collect(),
        Question::MedicCard { options } => {
            let spared = options.iter().map(|option| spared_text(option, board));
            std::iter::once("no-card".to_owned()).chain(spared).collect()
        }
        Question::Conversion { options, .. } => options
            .iter()
            .map(|option| option.as_ref().map_or_else(|| "keep".to_owned(), |option| conversion_text(option, board)))
            .collect(),
        Question::Explosion { unit } => vec!["attack".to_owned(), format!("explode {}", board.name(*unit))],
        Question::SetOff { hex } => vec!["keep".to_owned(), format!("set-off {}", board.name(*hex))],
        Question::Rotation { unit, rotation, other } => {
            let turned = (0..6).map(|steps| rotation_text(*unit, rotation.turn(steps), board));
            let of_other = other
                .iter()
                .flat_map(|&(hex, rotation)| (1..6).map(move |steps| rotation_text(hex, rotation.turn(steps), board)));
            turned.chain(of_other).collect()
        }
        Question::MoveOn { .. } => vec!["move-on".to_owned(), "stop".to_owned()],
        Question::Redraw { options } => {
            options.iter().map(|option| tiles_text("redraw", option, roster, decision.decider)).collect()
        }
        Question::StructurePrice { options } => {
            options.iter().map(|option| tiles_text("pay", option, roster, decision.decider)).collect()
        }
        Question::Target { unit, edge, exit, options } => {
            options.iter().map(|&hex| target_text(*unit, *edge, *exit, hex, board)).collect()
        }
        Question::Rocket { unit, edge, options } => {
            options.iter().map(|flight| rocket_text(*unit, *edge, flight, board)).collect()
        }
        Question::Payee { options } => options.iter().map(|&side| format!("point-to {}", letter(side))).collect(),
        Question::Marker { marker, options, .. } => {
            options.iter().map(|&hex| format!("mark {} {}", marker.word(), board.name(hex))).collect()
        }
        Question::Leader { moment, options } => {
            let keep = moment.is_in_battle().then(|| "no-leader".to_owned());
            let targets = options.iter().map(|&target| leader_text(target, roster, decision.decider, board));
            keep.into_iter().chain(targets).collect()
        }
        Question::FirstToDeclare { options } => options.iter().map(|&side| format!("first {}", letter(side))).collect(),
    }
}

/// The target of a unit in the notation.
pub(super) fn target_text(unit: Hex, edge: Option<u8>, exit: Option<Exit>, target: Hex, board: Board) -> String {
    let edge = edge.map(|edge| format!(" edge={edge}")).unwrap_or_default();
    let exit = exit.map(|exit| format!(" exit={}@{}", exit.edge, board.name(exit.unit))).unwrap_or_default();
    format!("target {}>{}{edge}{exit}", board.name(unit), board.name(target))
}

/// The rotation of a unit that was taken over, in the notation.
pub(super) fn rotation_text(unit: Hex, rotation: Rotation, board: Board) -> String {
    format!("turn {} rot={}", board.name(unit), rotation.steps())
}

/// The target of a rocket in the notation, including whether it hits armour or the edge of a Trap; `none` if there is
/// no target.
fn rocket_text(unit: Hex, edge: u8, flight: &Flight, board: Board) -> String {
    let target = flight.target.map_or_else(|| "none".to_owned(), |hex| board.name(hex).to_string());
    let armour = if flight.is_armoured { " armour=yes" } else { "" };
    let back = flight.thrown_back.map(|hex| format!(" back={}", board.name(hex))).unwrap_or_default();
    let trap = if flight.sets_off { " trap=yes" } else { "" };
    format!("rocket {}>{target} edge={edge}{armour}{trap}{back}", board.name(unit))
}

/// Tiles that are discarded, after a word: `redraw` for an unlucky draw, `pay` for a Structure.
pub(super) fn tiles_text(word: &str, tiles: &[TileId], roster: &Roster, side: Side) -> String {
    tiles.iter().fold(word.to_owned(), |line, &tile| format!("{line} {}", roster.tile(side, tile).id))
}

/// The target of a Leader, in the notation.
pub(super) fn leader_text(target: LeaderTarget, roster: &Roster, side: Side, board: Board) -> String {
    match target {
        LeaderTarget::Unit(hex) => format!("leader {}", board.name(hex)),
        LeaderTarget::Tile(tile) => format!("leader {}", roster.tile(side, tile).id),
    }
}

fn absorption_text(option: &Absorption, board: Board) -> String {
    let from = source_text(option.source, board);
    format!("medic {} saves {} from {from}", board.name(option.medic), board.name(option.patient))
}

fn spared_text(option: &CardAbsorption, board: Board) -> String {
    format!("card saves {} from {}", board.name(option.patient), source_text(option.source, board))
}

fn conversion_text(option: &Conversion, board: Board) -> String {
    let kinds = if option.to_ranged { "melee>ranged" } else { "ranged>melee" };
    let (unit, module) = (board.name(option.unit), board.name(option.module));
    format!("convert {unit} edge={} {kinds} via={module}", option.edge)
}

/// The source of damage in the notation: the hex of the attacking unit and its edge, or the verb of the instant.
#[must_use]
pub fn source_text(source: HitSource, board: Board) -> String {
    match source {
        HitSource::Attack { unit, edge, .. } => format!("{} edge={edge}", board.name(unit.hex)),
        HitSource::Explosion { unit, .. } | HitSource::Shadow { unit, .. } | HitSource::Foundation { ground: unit } => {
            board.name(unit.hex).to_string()
        }
        HitSource::Poison { .. } => "poison".to_owned(),
        HitSource::Hazard { .. } => "hazard".to_owned(),
        HitSource::Instant { instant, .. } => instant.verb().to_owned(),
    }
}
