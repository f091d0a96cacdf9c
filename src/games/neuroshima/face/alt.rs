//! The picture of a table in words, for readers who cannot see it.

use crate::games::Language;
use crate::games::face::ALT_LIMIT;
use crate::games::neuroshima::pictures::{Effective, Headline, effective, scoped};
use crate::games::neuroshima::rules::event::Seen;
use crate::games::neuroshima::rules::{Game, Influence, Tile};
use crate::games::neuroshima::words::{direction_name, facing, tile_name, unit_name};
use crate::words::{text, word};

use super::headline::headline;
use super::marks::Marks;

/// The picture of a table in words, at most as long as a text of a picture may be: on a crowded board the units come without what
/// others make of them.
pub fn alt_text(game: &Game, language: Language, marks: &Marks) -> String {
    let whole = described(game, language, marks, true);
    if whole.chars().count() <= ALT_LIMIT { whole } else { described(game, language, marks, false) }
}

/// What goes on and what is marked, the sides, then every unit with its facing, wounds and net, and on demand with
/// what others make of it.
fn described(game: &Game, language: Language, marks: &Marks, with_changes: bool) -> String {
    let (roster, arrangement) = (game.roster(), game.arrangement());
    let influence = Influence::read(roster, arrangement);
    let scoped = scoped(&influence);
    let sides = roster.sides().map(|side| {
        let seat = game.seat(side);
        let names: Vec<&str> = seat.hand.iter().map(|&tile| tile_name(language, roster, side, tile)).collect();
        let hand =
            if names.is_empty() { word(language, "hand-empty") } else { names.join(&word(language, "list-comma")) };
        text(
            language,
            "alt-side",
            &[
                ("army", roster.army(side).name.in_language(language).to_owned().into()),
                ("points", arrangement.points[side.index()].into()),
                ("hand", hand.into()),
                ("pile", seat.pile.len().into()),
            ],
        )
    });
    let units = arrangement.units().map(|(hex, unit)| {
        let tile = roster.of(unit);
        let seen = Seen { hex, owner: unit.owner, tile: unit.tile };
        let mut parts = vec![unit_name(language, roster, arrangement.board, seen)];
        if !tile.is_headquarters() {
            parts.push(roster.army(unit.owner).name.in_language(language).to_owned());
            parts.push(direction_name(language, facing(tile, unit.rotation)));
        }
        if unit.wounds > 0 {
            parts.push(text(language, "alt-wounds", &[("wounds", unit.wounds.into())]));
        }
        if influence.is_netted(hex) {
            parts.push(word(language, "alt-netted"));
        }
        if let Some(&(_, side)) = scoped.iter().find(|(scoped, _)| *scoped == hex) {
            let army = roster.army(side).name.in_language(language).to_owned();
            parts.push(text(language, "alt-serves", &[("army", army.into())]));
        }
        if game.state().second_move.is_some_and(|second| second.unit == hex) {
            parts.push(word(language, "alt-second-move"));
        }
        if let Some(effective) = effective(&influence, hex).filter(|_| with_changes) {
            parts.extend(changes(&effective, tile, language));
        }
        parts.join(" ")
    });
    let begin = beginning(game, language, marks);
    begin.into_iter().chain(sides).chain(units).collect::<Vec<_>>().join("; ")
}

/// The line above the board, the hexes of the last move, and what is under consideration.
fn beginning(game: &Game, language: Language, marks: &Marks) -> Vec<String> {
    let (roster, board) = (game.roster(), game.arrangement().board);
    let Headline { title, note, .. } = headline(game, language);
    let mut parts: Vec<String> = [title, note].into_iter().filter(|line| !line.is_empty()).collect();
    if let Some((hex, unit)) = marks.ghost {
        let seen = Seen { hex, owner: unit.owner, tile: unit.tile };
        let unit_words = unit_name(language, roster, board, seen);
        let facing = direction_name(language, facing(roster.of(&unit), unit.rotation));
        parts.push(text(language, "alt-ghost", &[("unit", unit_words.into()), ("facing", facing.into())]));
    } else if !marks.last.is_empty() {
        let names: Vec<String> = marks.last.iter().map(|&hex| board.name(hex).to_string()).collect();
        let hexes = names.join(&word(language, "list-comma"));
        parts.push(text(language, "alt-marked", &[("hexes", hexes.into())]));
    }
    parts
}

/// What the board makes of a unit, in words.
fn changes(effective: &Effective, tile: &Tile, language: Language) -> Vec<String> {
    let mut words = Vec::new();
    if effective.initiative != tile.initiative {
        let values: Vec<String> = effective.initiative.iter().map(u8::to_string).collect();
        let values = values.join(&word(language, "list-comma"));
        words.push(text(language, "alt-initiative", &[("values", values.into())]));
    }
    let amounts =
        [("alt-melee", effective.melee), ("alt-ranged", effective.ranged), ("alt-toughness", effective.toughness)];
    let given = amounts.into_iter().filter(|&(_, amount)| amount > 0);
    words.extend(given.map(|(key, amount)| text(language, key, &[("amount", amount.into())])));
    words
}
