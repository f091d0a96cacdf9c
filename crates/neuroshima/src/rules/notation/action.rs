//! Actions as text: `place runner C3 1`, `move B2 B3 5`, `choose 2`.

use super::expected::Expected;
use super::structure::face as read_face;
use super::text::{Line, TextError, Word};
use crate::rules::action::Action;
use crate::rules::arrangement::{Roster, Side};
use crate::rules::board::{Board, Direction, Hex, HexSet, Rotation};
use crate::rules::leader::Lead;
use crate::rules::repertoire::{Ability, Instant};
use crate::rules::slots::{Slot, Source, Value};
use crate::rules::tactic::Tactic;
use crate::rules::tile::TileId;
use crate::rules::tokens::Build;

/// The position in a line at which it stops being a valid action.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("column {column}: expected {expected}")]
pub struct ActionError {
    /// The column in the line, counted in characters from 1.
    pub column: usize,
    /// The input that would have been valid at that column.
    pub expected: Expected,
}

/// An action of a side as a line in the notation.
#[must_use]
pub fn print_action(action: Action, roster: &Roster, side: Side, board: Board) -> String {
    let tile = |tile| &roster.tile(side, tile).id;
    let name = |hex| board.name(hex);
    match action {
        Action::ChooseLeader { leader } => {
            format!("leader {}", leader.map_or("?", |leader| roster.leader(leader).id.as_str()))
        }
        Action::PlaceHeadquarters { hex, rotation } => format!("place-hq {} {}", name(hex), rotation.steps()),
        Action::Draw => "draw".to_owned(),
        Action::Fetch => "fetch".to_owned(),
        Action::Redraw => "redraw".to_owned(),
        Action::Build(token) => print_token("build", token, board),
        Action::Discard { tile: id } => format!("discard {}", tile(id)),
        Action::Lay { tile: id } => format!("lay {}", tile(id)),
        Action::Place { tile: id, hex, rotation } => format!("place {} {} {}", tile(id), name(hex), rotation.steps()),
        Action::Play(play) => append_values(play.entry().verb(), action, roster, side, board),
        Action::Tactic(tactic) => {
            append_values(&format!("tactic {}", tactic.instant().verb()), action, roster, side, board)
        }
        Action::Use(used) => append_values(&format!("use {}", used.entry().word()), action, roster, side, board),
        Action::Lead(lead) => {
            let line = append_values(&format!("lead {}", lead.word()), action, roster, side, board);
            match lead {
                Lead::Discard { tile: id } => format!("{line} {}", tile(id)),
                Lead::Mend { hex } => format!("{line} {}", name(hex)),
                Lead::As(_) | Lead::Draw | Lead::Heal => line,
            }
        }
        Action::Choose { answer } => format!("choose {answer}"),
        Action::End => "end".to_owned(),
    }
}

/// A token of a Structure after a word: `build C3 b 1`.
pub(super) fn print_token(word: &str, Build { hex, face, rotation }: Build, board: Board) -> String {
    format!("{word} {} {} {}", board.name(hex), face.letter(), rotation.steps())
}

/// Reads a token such as `C3 b 1`: its hex, the side that is up and its rotation.
pub(super) fn read_token(line: &mut Line<'_>, board: Board) -> Result<Build, TextError> {
    let hex = line.read_hex(board)?;
    let side = line.read_word(Expected::Face)?;
    let face = read_face(side).ok_or_else(|| side.mismatch(Expected::Face))?;
    Ok(Build { hex, face, rotation: line.read_rotation()? })
}

/// Adds the values of an instant or ability to its words; values with a key come last.
fn append_values(words: &str, action: Action, roster: &Roster, side: Side, board: Board) -> String {
    let (mut line, mut keyed) = (words.to_owned(), String::new());
    let name = |hex| board.name(hex).to_string();
    for (slot, value) in action.slot_values() {
        let word = match value {
            Value::Hex(hex) | Value::Helper(Some(hex)) => name(hex),
            Value::Helper(None) => continue,
            Value::FoundationTargets(hexes) if hexes.is_empty() => continue,
            Value::FoundationTargets(hexes) => hexes.iter().map(name).collect::<Vec<_>>().join(","),
            Value::Rotation(rotation) => rotation.steps().to_string(),
            Value::Direction(direction) => direction.index().to_string(),
            Value::Option(option) => option.to_string(),
            Value::Tile(tile) => roster.tile(side, tile).id.clone(),
        };
        match slot.key() {
            Some(key) => keyed = format!("{keyed} {key}={word}"),
            None => line = format!("{line} {word}"),
        }
    }
    line + &keyed
}

/// First words of lines other than instants, each with its slots. In the list of all verbs, instants come before `use`.
const VERBS: [(&str, &[Slot]); 14] = [
    ("leader", &[]),
    ("place-hq", &[Slot::FreeHex, Slot::Rotation]),
    ("draw", &[]),
    ("fetch", &[]),
    ("redraw", &[]),
    ("build", &[Slot::FreeHex, Slot::Face, Slot::Rotation]),
    ("discard", &[Slot::Tile]),
    ("lay", &[Slot::Tile]),
    ("place", &[Slot::Tile, Slot::FreeHex, Slot::Rotation]),
    ("use", &[Slot::Ability]),
    ("tactic", &[Slot::Instant]),
    ("lead", &[Slot::Instant]),
    ("choose", &[Slot::Answer]),
    ("end", &[]),
];

/// The slot to fill after these words of a line; `None` if the line is complete or unknown.
#[must_use]
pub fn next_slot(words: &[&str]) -> Option<Slot> {
    let (verb, behind) = words.split_first()?;
    let (slots, filled) = match (*verb, behind) {
        ("use", [ability, behind @ ..]) => (Ability::of_word(ability)?.slots(), behind.len()),
        ("lead", [effect, behind @ ..]) => (Lead::slots_of_word(effect)?, behind.len()),
        ("tactic", [instant, behind @ ..]) => (tactic_instant(instant)?.slots(), behind.len()),
        _ => match Instant::from_verb(verb) {
            Some(instant) => (instant.slots(), behind.len()),
            None => (VERBS.iter().find(|(known, _)| known == verb)?.1, behind.len()),
        },
    };
    let (keyed, plain): (Vec<Slot>, Vec<Slot>) = slots.iter().partition(|slot| slot.key().is_some());
    plain.into_iter().chain(keyed).nth(filled)
}

/// The instant as which a Tactic card is played, by the first word of the instant's line.
fn tactic_instant(verb: &str) -> Option<Instant> {
    Tactic::INSTANTS.into_iter().find(|instant| instant.verb() == verb)
}

/// All possible first words of lines, in the order of actions.
fn verbs() -> Vec<&'static str> {
    let instants = Instant::ALL.map(Instant::verb);
    let own = VERBS.map(|(verb, _)| verb);
    let (before, behind) = own.split_at(own.iter().position(|&verb| verb == "use").unwrap_or(own.len()));
    [before, &instants, behind].concat()
}

/// Reads an action of a side: the inverse of [`print_action`]. Legality is not checked.
///
/// # Errors
///
/// The column and the expected input.
pub fn parse_action(line: &str, roster: &Roster, side: Side, board: Board) -> Result<Action, ActionError> {
    let refuse = |error: TextError| ActionError { column: error.column, expected: error.expected };
    if line.lines().nth(1).is_some() {
        return Err(ActionError { column: 1, expected: Expected::OneLine });
    }
    read_action(&mut Line::new(line, 1), roster, side, board).map_err(refuse)
}

/// Reads an action from the rest of a line.
pub(super) fn read_action(line: &mut Line<'_>, roster: &Roster, side: Side, board: Board) -> Result<Action, TextError> {
    let verb = line.read_word(Expected::Action)?;
    line.check_keys(&allowed_keys(verb.text))?;
    let action = read_values(verb, line, &[], roster, side, board)?;
    line.check_end()?;
    Ok(action)
}

/// Reads the values after the verb of an action. Besides the keys of the action, the line may have those in `more`.
pub(super) fn read_values(
    verb: Word<'_>,
    line: &mut Line<'_>,
    more: &[&str],
    roster: &Roster,
    side: Side,
    board: Board,
) -> Result<Action, TextError> {
    let mut source = LineSource { line, roster, side, board };
    Ok(match verb.text {
        "place-hq" => Action::PlaceHeadquarters { hex: source.next_hex()?, rotation: source.next_rotation()? },
        "leader" => {
            let word = source.line.read_word(Expected::Leader)?;
            let leader = roster.find_leader(word.text);
            if leader.is_none() && word.text != "?" {
                return Err(word.mismatch(Expected::Leader));
            }
            Action::ChooseLeader { leader }
        }
        "draw" => Action::Draw,
        "fetch" => Action::Fetch,
        "redraw" => Action::Redraw,
        "build" => Action::Build(read_token(source.line, board)?),
        "discard" => Action::Discard { tile: source.next_tile()? },
        "lay" => Action::Lay { tile: source.next_tile()? },
        "place" => {
            Action::Place { tile: source.next_tile()?, hex: source.next_hex()?, rotation: source.next_rotation()? }
        }
        "use" => {
            let word = source.line.read_word(Expected::Ability)?;
            let ability = Ability::of_word(word.text).ok_or_else(|| word.mismatch(Expected::AbilityWord))?;
            source.line.check_keys(&[more, &slot_keys(ability.slots())].concat())?;
            Action::Use(ability.read(&mut source)?)
        }
        "tactic" => {
            let word = source.line.read_word(Expected::TacticWord)?;
            let instant = tactic_instant(word.text).ok_or_else(|| word.mismatch(Expected::TacticWord))?;
            let tactic = Tactic::read(instant, &mut source).ok_or_else(|| word.mismatch(Expected::TacticWord))??;
            Action::Tactic(tactic)
        }
        "lead" => {
            let word = source.line.read_word(Expected::LeadWord)?;
            Action::Lead(Lead::read(word.text, &mut source).ok_or_else(|| word.mismatch(Expected::LeadWord))??)
        }
        "choose" => Action::Choose { answer: source.next_option(u8::MAX)? },
        "end" => Action::End,
        _ => match Instant::from_verb(verb.text) {
            Some(instant) => Action::Play(instant.read(&mut source)?),
            None => return Err(verb.mismatch(Expected::Verb(verbs()))),
        },
    })
}

/// The keys allowed on a line with this verb.
pub(super) fn allowed_keys(verb: &str) -> Vec<&'static str> {
    let mut keys: Vec<&str> = match (verb, Instant::from_verb(verb)) {
        ("lead", _) => Instant::ALL.into_iter().flat_map(|instant| slot_keys(instant.slots())).collect(),
        ("use", _) => Ability::ALL.into_iter().flat_map(|ability| slot_keys(ability.slots())).collect(),
        (_, Some(instant)) => slot_keys(instant.slots()),
        (_, None) => Vec::new(),
    };
    keys.dedup();
    keys
}

fn slot_keys(slots: &[Slot]) -> Vec<&'static str> {
    slots.iter().filter_map(|slot| slot.key()).collect()
}

/// The values of a line as words.
struct LineSource<'a, 'b> {
    line: &'a mut Line<'b>,
    roster: &'a Roster,
    side: Side,
    board: Board,
}

impl Source for LineSource<'_, '_> {
    type Error = TextError;

    fn next_hex(&mut self) -> Result<Hex, TextError> {
        self.line.read_hex(self.board)
    }

    fn next_rotation(&mut self) -> Result<Rotation, TextError> {
        self.line.read_rotation()
    }

    fn next_direction(&mut self) -> Result<Direction, TextError> {
        let word = self.line.read_word(Expected::Direction)?;
        Direction::new(word.parse_small_number(Expected::Direction, 0..=5)?)
            .ok_or_else(|| word.mismatch(Expected::Direction))
    }

    fn next_option(&mut self, options: u8) -> Result<u8, TextError> {
        let expected = Expected::Number { most: options };
        self.line.read_word(expected.clone())?.parse_small_number(expected, 1..=options)
    }

    fn next_helper(&mut self) -> Result<Option<Hex>, TextError> {
        let key = Slot::Helper.key().and_then(|key| self.line.value(key));
        key.map(|word| word.parse_hex(self.board)).transpose()
    }

    fn next_foundation_targets(&mut self) -> Result<HexSet, TextError> {
        let mut hexes = HexSet::EMPTY;
        let Some(word) = Slot::FoundationTargets.key().and_then(|key| self.line.value(key)) else {
            return Ok(hexes);
        };
        for part in word.split(',') {
            let hex = part.parse_hex(self.board)?;
            if hexes.contains(hex) {
                return Err(part.mismatch("each hex only once"));
            }
            hexes.insert(hex);
        }
        Ok(hexes)
    }

    fn next_tile(&mut self) -> Result<TileId, TextError> {
        find_tile(self.line.read_word(Expected::Tile)?, self.roster, self.side)
    }
}

/// The tile of a side's army that a word refers to.
pub(super) fn find_tile(word: Word<'_>, roster: &Roster, side: Side) -> Result<TileId, TextError> {
    let army = roster.army(side);
    army.find(word.text).filter(|_| !is_hidden(word.text)).ok_or_else(|| {
        let known = army.tiles.iter().map(|tile| &tile.id).filter(|id| !is_hidden(id)).cloned();
        // The tiles of a Structure stand in a row and have one id.
        let mut tiles: Vec<String> = known.collect();
        tiles.dedup();
        word.mismatch(if tiles.is_empty() {
            Expected::TileDeclared
        } else if army.id.is_empty() {
            Expected::DeclaredTile(tiles)
        } else {
            Expected::TileOf { army: army.id.clone(), tiles }
        })
    })
}

/// True for the id of a tile that a case lends to every side; such ids cannot be written in a text.
pub(super) fn is_hidden(id: &str) -> bool {
    id.starts_with('(')
}
