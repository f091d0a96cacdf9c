//! Actions, facings, questions and answers in words.

use super::blast::explosion_phrase;
use super::story::source_name;
use super::{Language, text, tile_name, unit_name, word};
use crate::rules::battle::damage::seen;
use crate::rules::decision::{Absorption, Question};
use crate::rules::event::MoveCause;
use crate::rules::{Action, Arrangement, Direction, Game, Hex, Roster, Rotation, Side, Tile};

/// The name of a direction: "NE".
#[must_use]
pub fn direction_name(language: Language, direction: Direction) -> String {
    const KEYS: [&str; 6] =
        ["direction-n", "direction-ne", "direction-se", "direction-s", "direction-sw", "direction-nw"];
    word(language, KEYS[direction.index()])
}

/// Arrows of the directions, clockwise from straight up, as they look on the board.
const ARROWS: [char; 6] = ['↑', '↗', '↘', '↓', '↙', '↖'];

/// A direction as an arrow, the same in all languages.
#[must_use]
pub fn direction_arrow(direction: Direction) -> String {
    ARROWS[direction.index()].to_string()
}

/// A phrase with the letters of directions for their arrows, as people type them and as screen readers read them.
#[must_use]
pub fn spelled(language: Language, phrase: &str) -> String {
    Direction::ALL.into_iter().fold(phrase.to_owned(), |text, direction| {
        let arrow = ARROWS[direction.index()];
        if text.contains(arrow) { text.replace(arrow, &direction_name(language, direction)) } else { text }
    })
}

/// Where a tile looks when it is turned: the direction of its front, which is the middle of its weapons, nets and
/// connections. Players think of a gun by where it shoots, not by which edge was printed uppermost.
#[must_use]
pub fn facing(tile: &Tile, rotation: Rotation) -> Direction {
    let weight = |edge: usize| {
        let edge = tile.edges[edge];
        i32::from(edge.melee) * 2
            + i32::from(edge.ranged) * 2
            + i32::from(edge.gauss) * 2
            + i32::from(edge.net)
            + i32::from(edge.connection)
            + i32::from(edge.armour)
    };
    // How much an edge speaks for a front that lies 0, 1, 2 or 3 edges away from it.
    let pull = |front: usize, edge: usize| [4, 2, -2, -4, -2, 2][(edge + 6 - front) % 6] * weight(edge);
    let strength = |front: usize| (0..6).map(|edge| pull(front, edge)).sum::<i32>();
    let front = (0..6).rev().max_by_key(|&front| strength(front)).unwrap_or(0);
    rotation.direction(front)
}

/// An action as a phrase for the player who may take it: "Runner to D2, facing ↗".
#[must_use]
pub fn action_phrase(language: Language, game: &Game, side: Side, action: Action) -> String {
    let (roster, arrangement) = (game.roster(), game.arrangement());
    let board = arrangement.board;
    let hex = |hex| board.name(hex).to_string();
    let unit = |at: Hex| {
        arrangement.unit(at).map_or_else(|| hex(at), |_| unit_name(language, roster, board, seen(arrangement, at)))
    };
    let facing_of = |tile: &Tile, rotation| direction_arrow(facing(tile, rotation));
    let displaced = |[key_move, key_alike, key_turn]: [&str; 3], from: Hex, to: Hex, rotation: Rotation| {
        let facing = arrangement.unit(from).map_or_else(String::new, |unit| facing_of(roster.of(unit), rotation));
        let is_alike = arrangement.unit(from).is_some_and(|unit| looks_alike(roster.of(unit)));
        let key = match (from == to, is_alike) {
            (true, _) => key_turn,
            (false, true) => key_alike,
            (false, false) => key_move,
        };
        text(language, key, &[("unit", unit(from).into()), ("hex", hex(to).into()), ("facing", facing.into())])
    };
    match action {
        Action::PlaceHeadquarters { hex: at, .. } => text(language, "action-place-hq", &[("hex", hex(at).into())]),
        Action::Draw => word(language, "action-draw"),
        Action::Redraw => word(language, "action-redraw"),
        Action::Discard { tile } => {
            text(language, "action-discard", &[("tile", tile_name(language, roster, side, tile).into())])
        }
        Action::Place { tile, hex: at, rotation } => {
            let facing = facing_of(roster.tile(side, tile), rotation);
            let name = tile_name(language, roster, side, tile);
            if looks_alike(roster.tile(side, tile)) {
                let arguments = [("tile", name.into()), ("hex", hex(at).into())];
                return text(language, "action-place-alike", &arguments);
            }
            text(language, "action-place", &[("tile", name.into()), ("hex", hex(at).into()), ("facing", facing.into())])
        }
        Action::Battle => word(language, "action-battle"),
        Action::Move { from, to, rotation } | Action::Use { from, to, rotation, .. }
            if is_second_move(game, action) =>
        {
            displaced(["action-again-move", "action-again-move-alike", "action-again-turn"], from, to, rotation)
        }
        Action::Move { from, to, rotation } => {
            displaced(["action-move", "action-move-alike", "action-turn"], from, to, rotation)
        }
        Action::Use { ability, from, to, rotation, via: None } => {
            let ability = ability.word();
            let keys = [
                format!("action-{ability}-move"),
                format!("action-{ability}-move-alike"),
                format!("action-{ability}-turn"),
            ];
            displaced([&keys[0], &keys[1], &keys[2]], from, to, rotation)
        }
        Action::Use { from, to, rotation, via: Some(transport), .. } => {
            let act = displaced(["action-via-move", "action-via-move-alike", "action-via-turn"], from, to, rotation);
            text(language, "action-via", &[("transport", unit(transport).into()), ("action", act.into())])
        }
        Action::Push { pusher, target } => {
            text(language, "action-push", &[("unit", unit(pusher).into()), ("target", unit(target).into())])
        }
        Action::Grenade { hex: at } => text(language, "action-grenade", &[("target", unit(at).into())]),
        Action::Sniper { hex: at } => text(language, "action-sniper", &[("target", unit(at).into())]),
        Action::Bomb { centre } => text(language, "action-bomb", &[("hex", hex(centre).into())]),
        Action::Choose { answer } => option_phrase(language, game, usize::from(answer).saturating_sub(1)),
        Action::End => word(language, "action-end"),
    }
}

/// Whether a tile looks the same all round, so that it faces nowhere in particular.
#[must_use]
pub fn looks_alike(tile: &Tile) -> bool {
    tile.edges.iter().all(|edge| *edge == tile.edges[0])
}

/// Whether an action is the second of two moves, which costs nothing (NH-9.11).
#[must_use]
pub fn is_second_move(game: &Game, action: Action) -> bool {
    let second = match action {
        Action::Move { from, .. } => (from, MoveCause::Tile),
        Action::Use { ability, from, via: None, .. } => (from, MoveCause::Ability(ability)),
        _ => return false,
    };
    game.state().second_move.is_some_and(|open| (open.unit, open.by) == second)
}

/// That a unit may make a second move now, if one may.
#[must_use]
pub fn second_move_phrase(language: Language, game: &Game) -> Option<String> {
    let unit = game.state().second_move?.unit;
    Some(text(language, "second-move-open", &[("unit", named(language, game, unit).into())]))
}

/// The label of the button for the second move of the unit that may make one.
#[must_use]
pub fn second_move_label(language: Language, game: &Game) -> Option<String> {
    let unit = game.state().second_move?.unit;
    Some(text(language, "second-move-of", &[("unit", named(language, game, unit).into())]))
}

/// The short word on a button that begins with this verb of the notation.
#[must_use]
pub fn action_label(language: Language, verb: &str) -> String {
    word(language, &format!("verb-{verb}"))
}

/// What the open decision asks.
#[must_use]
pub fn question_phrase(language: Language, game: &Game) -> String {
    let Some(decision) = game.decision() else { return String::new() };
    let unit = |hex| named(language, game, hex);
    match &decision.question {
        Question::PushDestination { unit: pushed, pusher, .. } => {
            text(language, "question-push", &[("unit", unit(*pushed).into()), ("pusher", unit(*pusher).into())])
        }
        Question::Absorption { .. } => word(language, "question-medic"),
        Question::Conversion { unit: attacker, module, .. } => {
            text(language, "question-convert", &[("unit", unit(*attacker).into()), ("module", unit(*module).into())])
        }
        Question::Explosion { unit: bomber } => {
            let asked = text(language, "question-explosion", &[("unit", unit(*bomber).into())]);
            format!("{asked} {}", explosion_phrase(language, game, decision.decider, *bomber))
        }
        Question::FirstToDeclare { .. } => word(language, "question-order"),
    }
}

/// One answer to the open decision, counted from 0; empty if there is no such answer.
#[must_use]
pub fn option_phrase(language: Language, game: &Game, option: usize) -> String {
    let Some(decision) = game.decision() else { return String::new() };
    answer_phrase(language, game.roster(), game.arrangement(), &decision.question, option)
}

/// One answer to a question about the units of a board, counted from 0; empty if there is no such answer.
pub(super) fn answer_phrase(
    language: Language,
    roster: &Roster,
    arrangement: &Arrangement,
    question: &Question,
    option: usize,
) -> String {
    let board = arrangement.board;
    let phrase = match question {
        Question::PushDestination { options, .. } => options
            .get(option)
            .map(|&hex| text(language, "option-push", &[("hex", board.name(hex).to_string().into())])),
        Question::Absorption { options } => {
            options.get(option).map(|absorption| absorption_phrase(language, roster, arrangement, absorption))
        }
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
        Question::FirstToDeclare { options } => options.get(option).map(|&side| {
            let army = roster.army(side).name.in_language(language).to_owned();
            text(language, "option-order", &[("army", army.into())])
        }),
    };
    phrase.unwrap_or_default()
}

fn absorption_phrase(
    language: Language,
    roster: &Roster,
    arrangement: &Arrangement,
    absorption: &Absorption,
) -> String {
    let medic = named_on(language, roster, arrangement, absorption.medic);
    let patient = named_on(language, roster, arrangement, absorption.patient);
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

pub(super) fn named(language: Language, game: &Game, hex: Hex) -> String {
    named_on(language, game.roster(), game.arrangement(), hex)
}

/// What stands on a hex, by name; the hex alone if nothing does.
pub(super) fn named_on(language: Language, roster: &Roster, arrangement: &Arrangement, hex: Hex) -> String {
    match arrangement.unit(hex) {
        Some(_) => unit_name(language, roster, arrangement.board, seen(arrangement, hex)),
        None => arrangement.board.name(hex).to_string(),
    }
}
