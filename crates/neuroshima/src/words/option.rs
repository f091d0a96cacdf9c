//! Answers to open questions in words.

use super::cards::spared_phrase;
use super::direction::{direction_arrow, facing};
use super::story::source_name;
use super::tile::{name_on, short_name};
use crate::rules::battle::damage::event_tile;
use crate::rules::decision::{Absorption, CardAbsorption, Decision, Flight, LeaderTarget, Question};
use crate::rules::event::HitSource;
use crate::rules::{Arrangement, Game, Hex, Influence, Roster, Rotation, TileId};
use crate::texts::{text, word};
use sztab_game::Language;

/// One answer to the open decision, counted from 0; empty if it does not exist.
#[must_use]
pub fn option_phrase(language: Language, game: &Game, option: usize) -> String {
    let Some(decision) = game.decision() else { return String::new() };
    answer_phrase(language, game.roster(), game.arrangement(), decision, option)
}

/// One answer as a button label. For a Medic, it contains the saved unit, the attack and the number of wounds; the
/// Medic is named only if there are several.
#[must_use]
pub fn option_label(language: Language, game: &Game, option: usize) -> String {
    let (roster, arrangement) = (game.roster(), game.arrangement());
    let question = game.decision().map(|decision| &decision.question);
    if let Some(Question::Absorption { options }) = question
        && let Some(&Absorption { medic, patient, source, wounds, .. }) = options.get(option)
    {
        let saved = saved_label(language, roster, arrangement, patient, source, wounds);
        if options.iter().all(|other| other.medic == medic) {
            return saved;
        }
        let hex = arrangement.board.name(medic).to_string();
        return text(language, "option-saved-by", &[("saved", saved.into()), ("hex", hex.into())]);
    }
    if let Some(Question::MedicCard { options }) = question
        && let Some(&CardAbsorption { patient, source, wounds, .. }) =
            option.checked_sub(1).and_then(|at| options.get(at))
    {
        return saved_label(language, roster, arrangement, patient, source, wounds);
    }
    option_phrase(language, game, option)
}

/// The label for a patient, with the source and the number of its wounds.
fn saved_label(
    language: Language,
    roster: &Roster,
    arrangement: &Arrangement,
    patient: Hex,
    source: HitSource,
    wounds: u8,
) -> String {
    let board = arrangement.board;
    let patient = match arrangement.unit(patient) {
        Some(_) => short_name(language, roster, board, event_tile(arrangement, patient)),
        None => board.name(patient).to_string(),
    };
    let source = match source {
        HitSource::Attack { unit, .. } | HitSource::Shadow { unit, .. } | HitSource::Foundation { ground: unit } => {
            short_name(language, roster, board, unit)
        }
        HitSource::Explosion { .. }
        | HitSource::Poison { .. }
        | HitSource::Hazard { .. }
        | HitSource::Instant { .. } => source_name(language, roster, board, source, "within"),
    };
    let arguments = [("patient", patient.into()), ("source", source.into()), ("wounds", wounds.into())];
    text(language, if wounds == 0 { "option-saved-outright" } else { "option-saved" }, &arguments)
}

/// One answer to a question about a board's units, counted from 0; empty if it does not exist.
pub(super) fn answer_phrase(
    language: Language,
    roster: &Roster,
    arrangement: &Arrangement,
    Decision { decider, question }: &Decision,
    option: usize,
) -> String {
    let (board, decider) = (arrangement.board, *decider);
    let phrase = match question {
        Question::PushDestination { options, .. } => options
            .get(option)
            .map(|&hex| text(language, "option-push", &[("hex", board.name(hex).to_string().into())])),
        Question::Absorption { options } => {
            options.get(option).map(|absorption| absorption_phrase(language, roster, arrangement, absorption))
        }
        Question::MedicCard { options } => match option.checked_sub(1) {
            None => Some(word(language, "option-medic-card-not")),
            Some(at) => options.get(at).map(|spared| spared_phrase(language, roster, arrangement, spared)),
        },
        Question::Conversion { unit, options, .. } => options.get(option).map(|conversion| match conversion {
            None => word(language, "option-convert-not"),
            Some(conversion) => {
                let rotation = arrangement.unit(*unit).map(|unit| unit.rotation).unwrap_or_default();
                let direction = direction_arrow(rotation.direction(usize::from(conversion.edge)));
                let key = if conversion.to_ranged { "option-convert-ranged" } else { "option-convert-melee" };
                text(language, key, &[("direction", direction.into())])
            }
        }),
        Question::Explosion { .. } => {
            ["option-explosion-not", "option-explosion"].get(option).map(|key| word(language, key))
        }
        Question::SetOff { .. } => ["option-set-off-not", "option-set-off"].get(option).map(|key| word(language, key)),
        Question::Rotation { unit, rotation, other } => {
            let of_token = |hex: Hex, rotation: Rotation, key: &str| {
                let facing = direction_arrow(facing(roster.unit_tile(arrangement.unit(hex)?), rotation));
                let hex = arrangement.board.name(hex).to_string();
                Some(text(language, key, &[("facing", facing.into()), ("hex", hex.into())]))
            };
            let turned = if other.is_some() { "option-rotation-token" } else { "option-rotation" };
            match (option, other) {
                (0, Some(_)) => Some(word(language, "option-rotation-none")),
                (0, None) => of_token(*unit, *rotation, "option-rotation-keep"),
                (1..6, _) => of_token(*unit, rotation.turn(u8::try_from(option).unwrap_or_default()), turned),
                (_, Some((hex, rotation))) => {
                    of_token(*hex, rotation.turn(u8::try_from(option - 5).unwrap_or_default()), turned)
                }
                (_, None) => None,
            }
        }
        Question::MoveOn { .. } => ["option-move-on", "option-move-on-not"].get(option).map(|key| word(language, key)),
        Question::Redraw { options } | Question::StructurePrice { options } => options.get(option).map(|tiles| {
            let name = |&tile: &TileId| roster.tile(decider, tile).name.in_language(language).to_owned();
            tiles.iter().map(name).collect::<Vec<_>>().join(&word(language, "list-comma"))
        }),
        Question::Marker { options, .. } => options.get(option).map(|&hex| name_on(language, roster, arrangement, hex)),
        Question::Target { options, .. } => options.get(option).map(|&hex| {
            let target = aim_phrase(language, roster, arrangement, &Flight::directly_to(hex));
            // If the player's own unit can redirect the shot, it is named.
            let is_hit = Influence::evaluate(roster, arrangement).is_hostile(hex, decider);
            if is_hit { target } else { text(language, "option-redirected", &[("unit", target.into())]) }
        }),
        Question::Rocket { options, .. } => {
            options.get(option).map(|flight| aim_phrase(language, roster, arrangement, flight))
        }
        Question::Leader { moment, options } => match option.checked_sub(usize::from(moment.is_in_battle())) {
            None => Some(word(language, "option-leader-not")),
            Some(at) => options.get(at).map(|&target| match target {
                LeaderTarget::Unit(hex) => name_on(language, roster, arrangement, hex),
                LeaderTarget::Tile(tile) => roster.tile(decider, tile).name.in_language(language).to_owned(),
            }),
        },
        Question::FirstToDeclare { options } | Question::Payee { options } => options.get(option).map(|&side| {
            let army = roster.army(side).name.in_language(language).to_owned();
            text(language, "option-order", &[("army", army.into())])
        }),
    };
    phrase.unwrap_or_default()
}

/// The target of a shot, and the hexes on its path.
fn aim_phrase(language: Language, roster: &Roster, arrangement: &Arrangement, flight: &Flight) -> String {
    let Some(target) = flight.target else { return word(language, "option-rocket-nobody") };
    let target = name_on(language, roster, arrangement, target);
    let way: Vec<String> = flight.path.iter().map(|&hex| arrangement.board.name(hex).to_string()).collect();
    if way.is_empty() {
        return target;
    }
    let way = way.join(&word(language, "list-comma"));
    let flies = text(language, "option-rocket", &[("target", target.into()), ("way", way.into())]);
    match flight.thrown_back {
        Some(hex) => {
            let hex = arrangement.board.name(hex).to_string();
            text(language, "option-rocket-back", &[("flight", flies.into()), ("hex", hex.into())])
        }
        None => flies,
    }
}

fn absorption_phrase(
    language: Language,
    roster: &Roster,
    arrangement: &Arrangement,
    absorption: &Absorption,
) -> String {
    let medic = name_on(language, roster, arrangement, absorption.medic);
    let patient = name_on(language, roster, arrangement, absorption.patient);
    let source = source_name(language, roster, arrangement.board, absorption.source, "within");
    let arguments = [
        ("medic", medic.into()),
        ("patient", patient.into()),
        ("source", source.into()),
        ("wounds", absorption.wounds.into()),
    ];
    let key = if absorption.wounds == 0 { "option-medic-outright" } else { "option-medic" };
    text(language, key, &arguments)
}
