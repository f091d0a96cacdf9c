//! Meanings of the words in a line, and remarks on the next word.

use crate::pictures::Symbol;
use crate::rules::battle::damage::event_tile;
use crate::rules::decision::LeaderTarget;
use crate::rules::notation::next_slot;
use crate::rules::tokens::Face;
use crate::rules::{Ability, Board, Commander, Direction, Game, Hex, Instant, Question, Rotation, Slot};
use crate::texts::text;
use crate::texts::word as said;
use crate::words::{
    action_label, choice_label, direction_arrow, effect_phrases, face_label, facing, ground_name, tile_name, unit_name,
};
use sztab_game::view::{SideQuestion, Word};

use super::action_from_line;
use super::facing::{likely_line, turned_tile};

/// The word that ends a line although it could continue.
const END_WORD: &str = "-";

/// The text key of the question that the word after these answers.
pub(super) fn question_key(words: &[&str]) -> &'static str {
    match next_slot(words) {
        Some(Slot::Tile) => "ask-tile",
        Some(Slot::Ability) => "ask-ability",
        Some(Slot::Instant) => "ask-tactic",
        Some(Slot::Unit(Commander::Enemy)) if names_unit(words) => "ask-enemy",
        Some(Slot::Unit(_)) => "ask-unit",
        Some(Slot::Step | Slot::FreeHex) => "ask-hex",
        Some(Slot::Hex) => "ask-area",
        Some(Slot::Centre) => "ask-centre",
        Some(Slot::Rotation) => "ask-facing",
        Some(Slot::Direction) => "ask-direction",
        Some(Slot::Face) => "ask-face",
        Some(Slot::Option(_)) => "ask-option",
        Some(Slot::Helper) => "ask-transport",
        Some(Slot::FoundationTargets) => "ask-under",
        Some(Slot::Answer) | None => "select-answer",
    }
}

/// True if these words already name a unit, so that the question about a second unit must be worded differently.
fn names_unit(words: &[&str]) -> bool {
    (1..words.len()).any(|at| matches!(next_slot(&words[..at]), Some(Slot::Unit(_))))
}

/// The next word after these, in the reader's language.
pub(super) fn next_word(game: &Game, asked: &SideQuestion<'_>, words: &[&str], next: &str) -> Word {
    let label = label(game, asked, words, next).unwrap_or_else(|| next.to_owned());
    let is_on_board = hex_after(game.arrangement().board, words, next).is_some();
    Word { label, symbol: symbol(game, asked, words, next).map(Symbol::id), is_on_board }
}

/// The hex named by the word after these.
pub(in crate::view) fn hex_after(board: Board, words: &[&str], next: &str) -> Option<Hex> {
    match next_slot(words)? {
        Slot::Unit(_) | Slot::Step | Slot::FreeHex | Slot::Hex | Slot::Centre => board.hex(next),
        Slot::Helper => board.hex(helper_hex(next)?),
        Slot::Tile
        | Slot::Ability
        | Slot::Instant
        | Slot::Rotation
        | Slot::Direction
        | Slot::Face
        | Slot::Option(_)
        | Slot::FoundationTargets
        | Slot::Answer => None,
    }
}

/// The hexes named by the answers to a question, with the numbers of the answers.
pub(in crate::view) fn answer_hexes(question: &Question) -> Vec<(u8, Hex)> {
    let numbered = |hexes: Vec<Option<Hex>>| (1..).zip(hexes).filter_map(|(n, hex)| Some((n, hex?))).collect();
    match question {
        Question::PushDestination { options, .. }
        | Question::Target { options, .. }
        | Question::Marker { options, .. } => numbered(options.iter().copied().map(Some).collect()),
        Question::Rocket { options, .. } => numbered(options.iter().map(|flight| flight.target).collect()),
        // The first answer spares no unit, so it has no hex.
        Question::MedicCard { options } => {
            numbered(std::iter::once(None).chain(options.iter().map(|option| Some(option.patient))).collect())
        }
        Question::Leader { moment, options } => {
            let hex = |target: &LeaderTarget| if let LeaderTarget::Unit(hex) = *target { Some(hex) } else { None };
            let kept = moment.is_in_battle().then_some(None);
            numbered(kept.into_iter().chain(options.iter().map(hex)).collect())
        }
        Question::Absorption { .. }
        | Question::Conversion { .. }
        | Question::Explosion { .. }
        | Question::SetOff { .. }
        | Question::Rotation { .. }
        | Question::MoveOn { .. }
        | Question::Redraw { .. }
        | Question::StructurePrice { .. }
        | Question::FirstToDeclare { .. }
        | Question::Payee { .. } => Vec::new(),
    }
}

fn label(game: &Game, asked: &SideQuestion<'_>, words: &[&str], next: &str) -> Option<String> {
    let language = asked.language;
    if words.is_empty() {
        return Some(action_label(language, next));
    }
    let (roster, arrangement) = (game.roster(), game.arrangement());
    let unit = |hex: &str| {
        let hex = arrangement.board.hex(hex).filter(|&hex| arrangement.unit(hex).is_some())?;
        Some(unit_name(language, roster, arrangement.board, event_tile(arrangement, hex)))
    };
    if words == ["leader"] {
        let leader = roster.find_leader(next)?;
        return Some(roster.leader(leader).name.in_language(language).to_owned());
    }
    match next_slot(words)? {
        Slot::Tile => {
            let tile = roster.army(asked.side).find(next);
            tile.map(|id| tile_name(language, roster, asked.side, id).to_owned())
        }
        Slot::Ability => Some(said(language, &ability_key(next))),
        Slot::Instant => Some(action_label(language, next)),
        Slot::Unit(_) => unit(next).or_else(|| ground_name(language, game, arrangement.board.hex(next)?)),
        Slot::Helper if next == END_WORD => Some(said(language, "no-transport")),
        Slot::Helper => helper_hex(next).and_then(unit),
        Slot::FoundationTargets if next == END_WORD => Some(said(language, "under-none")),
        Slot::FoundationTargets => foundations_text(game, asked, next),
        Slot::Step if words.last() == Some(&next) => Some(text(language, "stay", &[("hex", next.to_owned().into())])),
        Slot::Rotation => {
            let rotation = next.parse().ok().and_then(Rotation::new)?;
            turned_tile(game, asked.side, words).map(|tile| direction_arrow(facing(tile, rotation)))
        }
        Slot::Direction => next.parse().ok().and_then(Direction::new).map(direction_arrow),
        Slot::Face => {
            let face = Face::ALL.into_iter().find(|face| next.chars().eq([face.letter()]))?;
            Some(face_label(language, face))
        }
        Slot::Option(_) => Some(choice_label(language, words, next)),
        // A hex may be occupied by a unit that can be replaced (NH-14.24).
        Slot::FreeHex => unit(next),
        Slot::Step | Slot::Hex | Slot::Centre | Slot::Answer => None,
    }
}

/// The symbol of a word, if it names a tile, an ability or an instant.
fn symbol(game: &Game, asked: &SideQuestion<'_>, words: &[&str], next: &str) -> Option<Symbol> {
    let (roster, arrangement) = (game.roster(), game.arrangement());
    let on = |hex: &str| Some(Symbol::for_tile(roster.unit_tile(arrangement.unit(arrangement.board.hex(hex)?)?)));
    match next_slot(words)? {
        Slot::Tile => {
            let tile = roster.army(asked.side).find(next);
            tile.map(|tile| Symbol::for_tile(roster.tile(asked.side, tile)))
        }
        Slot::Ability => Ability::of_word(next).map(Symbol::for_ability),
        Slot::Instant => Instant::from_verb(next).map(Symbol::for_instant),
        Slot::Unit(_) => on(next),
        Slot::Helper => helper_hex(next).and_then(on),
        Slot::Step
        | Slot::FreeHex
        | Slot::Hex
        | Slot::Centre
        | Slot::Rotation
        | Slot::Direction
        | Slot::Face
        | Slot::Option(_)
        | Slot::FoundationTargets
        | Slot::Answer => None,
    }
}

/// The Foundations listed in a word such as `under=C3,C4`.
fn foundations_text(game: &Game, asked: &SideQuestion<'_>, word: &str) -> Option<String> {
    let hexes = word.strip_prefix(Slot::FoundationTargets.key()?)?.strip_prefix('=')?;
    let board = game.arrangement().board;
    let names: Option<Vec<String>> =
        hexes.split(',').map(|hex| ground_name(asked.language, game, board.hex(hex)?)).collect();
    let tiles = names?.join(&said(asked.language, "list-comma"));
    Some(text(asked.language, "under-some", &[("tiles", tiles.into())]))
}

/// The hex of the helper in a word such as `via=C3`.
fn helper_hex(word: &str) -> Option<&str> {
    word.strip_prefix(Slot::Helper.key()?)?.strip_prefix('=')
}

/// The text key of an ability's name.
pub(super) fn ability_key(ability: &str) -> String {
    format!("ability-{}", ability.replace('_', "-"))
}

/// Remark on the word after these, if it is a hex: the effect of a line that uses it.
pub(super) fn hex_remark(game: &Game, asked: &SideQuestion<'_>, words: &[&str], next: &str) -> Option<String> {
    let is_hex = matches!(next_slot(words)?, Slot::Step | Slot::FreeHex | Slot::Hex | Slot::Centre);
    if is_hex { likely_preview(game, asked, &[words, &[next]].concat()) } else { None }
}

/// The most important effect of a line that begins with these words, with the facing that is shown first.
fn likely_preview(game: &Game, asked: &SideQuestion<'_>, words: &[&str]) -> Option<String> {
    let action = action_from_line(game, asked.side, &likely_line(game, asked, words))?;
    let told = effect_phrases(asked.language, game, asked.side, action).into_iter().next()?;
    // Hexes without effect get no remark, because a list may contain nineteen of them.
    let nothing = ["preview-hits-nobody", "preview-gives-nobody"].map(|key| said(asked.language, key));
    (!nothing.contains(&told)).then_some(told)
}

#[cfg(test)]
mod tests {
    use super::*;
    use sztab_game::Language;

    #[test]
    fn each_word_of_a_line_answers_its_question() {
        let asked: &[(&str, &str)] = &[
            ("place", "ask-tile"),
            ("place runner", "ask-hex"),
            ("place runner C3", "ask-facing"),
            ("place-hq", "ask-hex"),
            ("discard", "ask-tile"),
            ("lay", "ask-tile"),
            ("tactic", "ask-tactic"),
            ("tactic push C3", "ask-enemy"),
            ("push", "ask-unit"),
            ("push C3", "ask-enemy"),
            ("grenade", "ask-unit"),
            ("bomb", "ask-centre"),
            ("small_bomb C2", "ask-area"),
            ("use", "ask-ability"),
            ("use mobility", "ask-unit"),
            ("use transport C3 C4 0", "ask-transport"),
            ("choose", "select-answer"),
        ];
        for (words, key) in asked {
            assert_eq!(question_key(&words.split(' ').collect::<Vec<_>>()), *key, "{words}");
        }
    }

    #[test]
    fn instants_and_abilities_ask_a_question_for_each_slot() {
        let instants = Instant::ALL.map(|instant| (instant.verb().to_owned(), instant.slots()));
        let abilities = Ability::ALL.map(|ability| (format!("use {}", ability.word()), ability.slots()));
        for (begun, slots) in instants.into_iter().chain(abilities) {
            let mut words: Vec<&str> = begun.split(' ').collect();
            for _ in slots {
                assert_ne!(question_key(&words), "select-answer", "{words:?}");
                words.push("?");
            }
            assert_eq!(question_key(&words), "select-answer", "{words:?}");
        }
        for key in ["ask-direction", "ask-option"] {
            assert!(Language::ALL.iter().all(|&language| said(language, key) != key), "{key}");
        }
    }
}
