//! Reading cases.

use std::sync::Arc;

use super::leader::{read_leader, read_leader_choice};
use super::structure::{read_build, read_structure_expectation, read_structure_state};
use super::{
    Answer, Case, CaseAction, CaseFile, Choice, DamageSource, Expectation, ReflectionTarget, Script, Step, StepContent,
    UnreadableCase,
};
use crate::rules::action::Action;
use crate::rules::army::Catalogue;
use crate::rules::arrangement::{HEADQUARTERS_POINTS, Side};
use crate::rules::board::Hex;
use crate::rules::decision::Exit;
use crate::rules::instants::{Castling, Played};
use crate::rules::marks::Marker;
use crate::rules::notation::action::{allowed_keys, read_values};
use crate::rules::notation::define::Heading;
use crate::rules::notation::ending::Ending;
use crate::rules::notation::frame::Frame;
use crate::rules::notation::play::read_act;
use crate::rules::notation::position::marker::{MARKER_KEYS, read_markers, read_steel_nets};
use crate::rules::notation::position::unit::read_unit;
use crate::rules::notation::position::{Reader, read_ground, skip_header, unknown_line};
use crate::rules::notation::structure;
use crate::rules::notation::text::{Line, TextError, Word, missing_line, parse_lines};
use crate::rules::page::is_board_line;
use crate::rules::tile::Instant;
use sztab_game::Sides;

/// Hint about what a line may be, for an unknown line.
const KEYWORDS_HINT: &str = "a line of a position, do, answer, expect, illegal or case";

impl CaseFile {
    /// Reads a file of cases. A case with an unreadable line fails only when it is run.
    ///
    /// # Errors
    ///
    /// The first unreadable input before the first case.
    pub fn parse(text: &str, catalogue: &Catalogue) -> Result<Self, TextError> {
        let lines = parse_lines(text)?;
        let lines = skip_header(&lines)?;
        let is_case = |line: &Line<'_>| line.first_word().text == "case";
        let first = lines.iter().position(is_case).unwrap_or(lines.len());
        if let Some(line) = lines[..first].iter().find(|line| line.first_word().text != "define") {
            return Err(unknown_line(line, "define or case"));
        }
        let heading = Heading::read(&lines[..first])?;
        let mut cases = Vec::new();
        let mut rest = &lines[first..];
        while let Some((head, body)) = rest.split_first() {
            let length = body.iter().position(is_case).unwrap_or(body.len());
            let name = head.text_after(head.first_word()).text.to_owned();
            let script = read_script(text, head, &body[..length], &heading, catalogue).map_err(|error| {
                let lines = body[..length].iter().map(|line| line.text().trim_end().to_owned()).collect();
                UnreadableCase { error, lines }
            });
            cases.push(Case { name, line: head.number, script });
            rest = &body[length..];
        }
        let defines = heading.defines.into_iter().map(|declared| declared.define).collect();
        Ok(Self { defines, leaders: heading.leaders, cases })
    }
}

fn read_script(
    text: &str,
    head: &Line<'_>,
    body: &[Line<'_>],
    heading: &Heading,
    catalogue: &Catalogue,
) -> Result<Script, TextError> {
    if head.text_after(head.first_word()).text.is_empty() {
        return Err(head.missing_word("a name for the case"));
    }
    let frame = Frame::for_case(body, heading, catalogue)?;
    let mut reader = Reader::new(&frame);
    let mut steps: Vec<Step> = Vec::new();
    for line in body.iter().filter(|line| !is_board_line(line)) {
        let mut rest = line.clone();
        let keyword = rest.read_keyword(KEYWORDS_HINT)?;
        let what = match keyword.text {
            "do" => StepContent::Do(read_case_action(&frame, &mut rest)?),
            "illegal" => StepContent::Illegal(read_case_action(&frame, &mut rest)?),
            "answer" => StepContent::Answer(read_answer(&frame, &mut rest)?),
            "expect" => StepContent::Expect(read_expectation(&frame, &mut rest)?),
            "unit" => {
                let place = rest.peek().unwrap_or(keyword);
                let unit = read_unit(&frame, &mut rest, true)?;
                if has_only_answers(&steps) {
                    reader.put_unit(&unit, place)?;
                    continue;
                }
                StepContent::Unit(unit)
            }
            _ if !reader.read(&mut line.clone())? => return Err(keyword.mismatch(KEYWORDS_HINT)),
            _ if has_only_answers(&steps) || is_frame_keyword(keyword.text) => continue,
            _ => return Err(keyword.mismatch("this line before anything is done")),
        };
        steps.push(Step { line: line.number, what });
    }
    let end =
        body.last().map_or_else(|| missing_line(text, "a `turn` line"), |last| last.missing_word("a `turn` line"));
    let position = Arc::new(reader.finish(&end)?);
    Ok(Script { position, steps })
}

/// True if only answers have been read so far; answers may come anywhere in a case.
fn has_only_answers(steps: &[Step]) -> bool {
    steps.iter().all(|step| matches!(step.what, StepContent::Answer(_)))
}

fn is_frame_keyword(keyword: &str) -> bool {
    matches!(keyword, "board" | "mode" | "side" | "define")
}

/// Reads `battle by=X`, `place C3 X/runner rot=1` and so on, or a side and an action as in a record.
fn read_case_action(frame: &Frame, line: &mut Line<'_>) -> Result<CaseAction, TextError> {
    let expected = "place, use, the verb of an instant such as battle or move, or a side and an action";
    let verb = line.read_word(expected)?;
    let by = |line: &Line<'_>, keys: &[&str]| {
        line.check_keys(keys)?;
        frame.parse_side(line.required_value("by")?)
    };
    let hex = |line: &Line<'_>, key| line.required_value(key)?.parse_hex(frame.board);
    let deed = match verb.text {
        "place" => {
            line.check_keys(&["rot"])?;
            let at = line.read_hex(frame.board)?;
            let name = line.read_word("a side and one of its tiles, such as X/runner")?;
            let (side, tile) = frame.find_owned_tile(name)?;
            if !frame.roster.tile(side, tile).is_placed() {
                return Err(name.mismatch("a tile that stands on the board, no instant"));
            }
            let rotation = line.value("rot").map(|word| word.parse_rotation()).transpose()?.unwrap_or_default();
            CaseAction::Place { side, tile, hex: at, rotation }
        }
        "build" => read_build(frame, line)?,
        "move" => CaseAction::Move {
            by: by(line, &["by", "unit", "to", "rot"])?,
            unit: hex(line, "unit")?,
            to: line.value("to").map(|word| word.parse_hex(frame.board)).transpose()?,
            rotation: line.value("rot").map(|word| word.parse_rotation()).transpose()?,
        },
        "push" => CaseAction::Push {
            by: by(line, &["by", "unit", "target"])?,
            unit: hex(line, "unit")?,
            target: hex(line, "target")?,
        },
        "castle" => {
            let (by, expected) = (by(line, &["by", "units"])?, "two hexes such as C3,D2");
            let units = line.required_value("units")?;
            let (one, other) = units.split_once(',').ok_or_else(|| units.mismatch(expected))?;
            let castling = Castling::new([one.parse_hex(frame.board)?, other.parse_hex(frame.board)?]);
            CaseAction::Lent { by, action: Action::Play(Played::Castling(castling)) }
        }
        _ if ["use", "lead"].contains(&verb.text) || Instant::from_verb(verb.text).is_some() => {
            let by = by(line, &[&["by"][..], &allowed_keys(verb.text)].concat())?;
            CaseAction::Lent { by, action: read_values(verb, line, &["by"], &frame.roster, by, frame.board)? }
        }
        _ if verb.text.chars().count() == 1 => {
            let side = frame.parse_side(verb)?;
            CaseAction::Plain { side, act: read_act(line, frame, side)? }
        }
        _ => return Err(verb.mismatch(expected)),
    };
    line.check_end()?;
    Ok(deed)
}

/// Hint about the choices that an answer may contain, for an unknown choice.
const CHOICES_HINT: &str = "a segment such as s2, medic, card, no-card, explode, convert, push-to, redraw, pay, target, rocket, turn, move-on, \
                       stop, mark, leader, no-leader, start, end or first";

fn read_answer(frame: &Frame, line: &mut Line<'_>) -> Result<Answer, TextError> {
    let side = frame.parse_side(line.read_word("the side that decides")?)?;
    let mut word = line.read_word(CHOICES_HINT)?;
    let digits = word.strip_prefix("s").filter(|rest| rest.text.starts_with(|first: char| first.is_ascii_digit()));
    let segment = match digits {
        Some(digits) => {
            let segment = digits.parse_small_number("the number of a segment", 0..=99)?;
            word = line
                .read_word("medic, card, no-card, explode, set-off, convert, target, rocket, mark, leader or first")?;
            Some(segment)
        }
        None => None,
    };
    let choice = read_choice(frame, line, side, word)?;
    line.check_end()?;
    Ok(Answer { side, segment, choice })
}

/// Reads the words after `keyword` in an answer of a side.
fn read_choice(frame: &Frame, line: &mut Line<'_>, side: Side, keyword: Word<'_>) -> Result<Choice, TextError> {
    Ok(match keyword.text {
        "medic" => {
            line.check_keys(&["edge"])?;
            let medic = line.read_hex(frame.board)?;
            let (patient, from) = read_patient(frame, line)?;
            Choice::Medic { medic, patient, from }
        }
        "card" => {
            line.check_keys(&["edge"])?;
            Choice::MedicCard { spared: Some(read_patient(frame, line)?) }
        }
        "no-card" => {
            line.check_keys(&[])?;
            Choice::MedicCard { spared: None }
        }
        "explode" => Choice::Explode { unit: read_hex(frame, line)? },
        "set-off" => Choice::SetOff { hex: read_hex(frame, line)? },
        "convert" => read_conversion(frame, line)?,
        "push-to" => Choice::PushTo { hex: read_hex(frame, line)? },
        "redraw" | "pay" => {
            line.check_keys(&[])?;
            let mut tile = || frame.find_tile(line.read_word("three tiles that are discarded")?, side);
            let mut tiles = [tile()?, tile()?, tile()?];
            tiles.sort_unstable();
            if keyword.text == "pay" { Choice::Pay { tiles } } else { Choice::Redraw { tiles } }
        }
        "target" => read_target(frame, line)?,
        "rocket" => read_rocket(frame, line)?,
        "point-to" => Choice::Payee { side: read_side(frame, line, "the side that gets the point")? },
        "turn" => {
            line.check_keys(&["rot"])?;
            Choice::Turn { unit: line.read_hex(frame.board)?, rotation: line.required_value("rot")?.parse_rotation()? }
        }
        "move-on" | "stop" => {
            line.check_keys(&[])?;
            Choice::MoveOn { is_meant: keyword.text == "move-on" }
        }
        "mark" => {
            line.check_keys(&[])?;
            let word = line.read_word("poison or paralysis")?;
            let marker = Marker::of_word(word.text).ok_or_else(|| word.mismatch("poison or paralysis"))?;
            Choice::Mark { marker, hex: line.read_hex(frame.board)? }
        }
        "leader" | "no-leader" | "start" | "end" => read_leader_choice(frame, line, side, keyword)?,
        "first" => Choice::First { side: read_side(frame, line, "the side that declares first")? },
        _ => return Err(keyword.mismatch(CHOICES_HINT)),
    })
}

/// Reads `saves C3 from B2 edge=1`.
fn read_patient(frame: &Frame, line: &mut Line<'_>) -> Result<(Hex, DamageSource), TextError> {
    read_keyword(line, "saves")?;
    let patient = line.read_hex(frame.board)?;
    read_keyword(line, "from")?;
    let source = line.read_word("a hex, poison, hazard, sniper, grenade, bomb or small_bomb")?;
    let from = match source.text {
        "poison" => DamageSource::Poison,
        "hazard" => DamageSource::Hazard,
        "sniper" | "grenade" | "bomb" | "small_bomb" => {
            DamageSource::Instant(Instant::from_word(source.text).map_err(|problem| source.mismatch(problem))?)
        }
        _ => DamageSource::Unit { hex: source.parse_hex(frame.board)?, edge: read_edge(line)? },
    };
    Ok((patient, from))
}

/// Reads `C3 melee>ranged edge=1 via=B2`, which follows `convert`.
fn read_conversion(frame: &Frame, line: &mut Line<'_>) -> Result<Choice, TextError> {
    line.check_keys(&["edge", "via"])?;
    let unit = line.read_hex(frame.board)?;
    let kinds = line.read_word("melee>ranged or ranged>melee")?;
    let to_ranged = match kinds.text {
        "melee>ranged" => true,
        "ranged>melee" => false,
        _ => return Err(kinds.mismatch("melee>ranged or ranged>melee")),
    };
    let edge = read_edge(line)?.ok_or_else(|| line.missing_word("edge="))?;
    Ok(Choice::Convert { unit, edge, to_ranged, module: line.required_value("via")?.parse_hex(frame.board)? })
}

/// Reads `C3>E1 edge=1 exit=1@D2`, which follows `target`.
fn read_target(frame: &Frame, line: &mut Line<'_>) -> Result<Choice, TextError> {
    line.check_keys(&["edge", "exit"])?;
    let (unit, target) = read_pair(line, "a unit and its target, such as C3>E1")?;
    let exit = line.value("exit").map(|word| read_exit(word, frame)).transpose()?;
    let (unit, target) = (unit.parse_hex(frame.board)?, target.parse_hex(frame.board)?);
    Ok(Choice::Target { unit, edge: read_edge(line)?, exit, target })
}

/// Reads `C3>E1 edge=1 armour=yes trap=no back=none`, which follows `rocket`.
fn read_rocket(frame: &Frame, line: &mut Line<'_>) -> Result<Choice, TextError> {
    line.check_keys(&["edge", "armour", "trap", "back"])?;
    let (unit, target) = read_pair(line, "a unit and whom its rocket hits, such as C3>E1 or C3>none")?;
    let target = if target.text == "none" { None } else { Some(target.parse_hex(frame.board)?) };
    let armour = line.value("armour").map(|word| word.parse_yes_or_no()).transpose()?;
    let trap = line.value("trap").map(|word| word.parse_yes_or_no()).transpose()?;
    let back = match line.value("back") {
        None => ReflectionTarget::Unsaid,
        Some(word) if word.text == "none" => ReflectionTarget::Nowhere,
        Some(word) => ReflectionTarget::To(word.parse_hex(frame.board)?),
    };
    Ok(Choice::Rocket { unit: unit.parse_hex(frame.board)?, edge: read_edge(line)?, target, armour, trap, back })
}

fn read_edge(line: &Line<'_>) -> Result<Option<u8>, TextError> {
    line.value("edge").map(|word| word.parse_small_number("an edge from 0 to 5", 0..=5)).transpose()
}

/// Reads the hex that is the only value of a line without keys.
fn read_hex(frame: &Frame, line: &mut Line<'_>) -> Result<Hex, TextError> {
    line.check_keys(&[])?;
    line.read_hex(frame.board)
}

/// Reads the side that is the only value of a line without keys.
fn read_side(frame: &Frame, line: &mut Line<'_>, expected: &'static str) -> Result<Side, TextError> {
    line.check_keys(&[])?;
    frame.parse_side(line.read_word(expected)?)
}

/// Reads the words before and after a `>`.
fn read_pair<'a>(line: &mut Line<'a>, expected: &'static str) -> Result<(Word<'a>, Word<'a>), TextError> {
    let pair = line.read_word(expected)?;
    pair.split_once('>').ok_or_else(|| pair.mismatch(expected))
}

/// Reads `1@D2`: an edge and the redirecting unit that has it.
fn read_exit(word: Word<'_>, frame: &Frame) -> Result<Exit, TextError> {
    let (edge, unit) = word.split_once('@').ok_or_else(|| word.mismatch("an edge and a hex, such as 1@D2"))?;
    Ok(Exit { unit: unit.parse_hex(frame.board)?, edge: edge.parse_small_number("an edge from 0 to 5", 0..=5)? })
}

fn read_keyword(line: &mut Line<'_>, wanted: &'static str) -> Result<(), TextError> {
    let word = line.read_word(wanted)?;
    if word.text == wanted { Ok(()) } else { Err(word.mismatch(wanted)) }
}

fn read_expectation(frame: &Frame, line: &mut Line<'_>) -> Result<Expectation, TextError> {
    let expected = "a hex, structure, gone, hp, score, result, battles, netted, free, matrix, controller, initiative, strength, pushes, foundation, \
                    no-foundation, leader or marker";
    let word = line.peek().ok_or_else(|| line.missing_word(expected))?;
    line.read_if_equal(word.text);
    let expectation = match word.text {
        "gone" => {
            let hex = read_hex(frame, line)?;
            let (side, tile) =
                frame.find_owned_tile(line.read_word("a side and one of its tiles, such as X/runner")?)?;
            Expectation::Gone { hex, side, tile }
        }
        "score" => {
            let words = ("a score from 0 to 9999", "scores such as X=3");
            Expectation::Scores { scores: read_side_numbers(frame, line, words, 9999)? }
        }
        "structure" => read_structure_state(frame, line)?,
        "hp" => Expectation::Points { points: read_points(frame, line)? },
        "result" => {
            line.check_keys(&[])?;
            let ending = line.read_word("a side, draw or none")?;
            Expectation::Result(match ending.text {
                "none" => None,
                "draw" => Some(Ending::Draw),
                _ => Some(Ending::Won(frame.parse_sides(ending)?)),
            })
        }
        "battles" => {
            line.check_keys(&[])?;
            Expectation::Battles(line.read_word("a number of Battles")?.parse_number("a number of Battles", 0..=9999)?)
        }
        "netted" => Expectation::Netted(read_hexes(frame, line)?),
        "matrix" => Expectation::Matrix(read_hexes(frame, line)?),
        "controller" => {
            let hex = read_hex(frame, line)?;
            Expectation::Controller { hex, side: frame.parse_side(line.read_word("the side that commands the unit")?)? }
        }
        "free" => Expectation::Free(read_hexes(frame, line)?),
        "initiative" => read_initiative(frame, line)?,
        "strength" => read_strength(frame, line)?,
        "pushes" => read_pushes(frame, line)?,
        "foundation" => Expectation::Foundation(read_ground(frame, line)?),
        "no-foundation" => Expectation::NoFoundation(read_hex(frame, line)?),
        "marker" => read_marker(frame, line)?,
        "leader" => read_leader(frame, line)?,
        _ => {
            if word.text.contains('+') {
                return read_structure_expectation(frame, line, word);
            }
            let hex = frame.board.hex(word.text).ok_or_else(|| word.mismatch(expected))?;
            line.check_keys(&["wounds", "rot", "face"])?;
            let (side, tile) =
                frame.find_owned_tile(line.read_word("a side and one of its tiles, such as X/runner")?)?;
            let wounds =
                line.value("wounds").map(|word| word.parse_small_number("wounds from 0 to 99", 0..=99)).transpose()?;
            let rotation = line.value("rot").map(|word| word.parse_rotation()).transpose()?;
            let expected = "the side that is up, a or b";
            let face = line.value("face").map(|word| structure::face(word).ok_or_else(|| word.mismatch(expected)));
            Expectation::Unit { hex, side, tile, wounds, rotation, face: face.transpose()? }
        }
    };
    line.check_end()?;
    Ok(expectation)
}

/// Reads `C3 poison=2` or `C3 net=X`, which follows `marker`.
fn read_marker(frame: &Frame, line: &mut Line<'_>) -> Result<Expectation, TextError> {
    line.check_keys(&MARKER_KEYS)?;
    let hex = line.read_hex(frame.board)?;
    if let Some(word) = line.value("net") {
        let sides = if word.text == "none" { Sides::NONE } else { read_steel_nets(frame, word)? };
        return Ok(Expectation::SteelNets { hex, sides });
    }
    let counts = read_markers(frame, line)?;
    if counts.is_empty() {
        return Err(line.missing_word("poison=, paralysis= or net="));
    }
    Ok(Expectation::Marker { hex, counts })
}

/// Reads `C3 3,2`, which follows `initiative`.
fn read_initiative(frame: &Frame, line: &mut Line<'_>) -> Result<Expectation, TextError> {
    let hex = read_hex(frame, line)?;
    let values = line.read_word("initiatives such as 3,2, or none")?;
    let values = match values.text {
        "none" => Vec::new(),
        _ => values
            .split(',')
            .iter()
            .map(|value| value.parse_small_number("an initiative", 0..=99))
            .collect::<Result<_, _>>()?,
    };
    Ok(Expectation::Initiative { hex, values })
}

/// Reads `C3 melee=1 ranged=0`, which follows `strength`.
fn read_strength(frame: &Frame, line: &mut Line<'_>) -> Result<Expectation, TextError> {
    line.check_keys(&["melee", "ranged"])?;
    let amount = |key| line.value(key).map(|word: Word<'_>| word.parse_small_number("a bonus", 0..=99)).transpose();
    let (melee, ranged) = (amount("melee")?, amount("ranged")?);
    if melee.is_none() && ranged.is_none() {
        return Err(line.missing_word("melee= or ranged="));
    }
    Ok(Expectation::Strength { hex: line.read_hex(frame.board)?, melee, ranged })
}

/// Reads `A1>A2 B3`, which follows `pushes`.
fn read_pushes(frame: &Frame, line: &mut Line<'_>) -> Result<Expectation, TextError> {
    let (pusher, target) = read_pair(line, "two hexes such as A1>A2")?;
    let (pusher, target) = (pusher.parse_hex(frame.board)?, target.parse_hex(frame.board)?);
    line.check_keys(&[])?;
    let to = if line.read_if_equal("none") { Vec::new() } else { read_hexes(frame, line)? };
    Ok(Expectation::Pushes { pusher, target, to })
}

/// Reads `X=20 Y=17`: a number for each of some sides. `example` stands in the error if there is none.
fn read_side_numbers(
    frame: &Frame,
    line: &Line<'_>,
    (expected, example): (&'static str, &'static str),
    most: u16,
) -> Result<Vec<(Side, u16)>, TextError> {
    let mut numbers: Vec<(Side, u16)> = Vec::new();
    for (letter, value) in line.pairs() {
        let side = frame.parse_side(*letter)?;
        if numbers.iter().any(|(known, _)| *known == side) {
            return Err(letter.mismatch("each side only once"));
        }
        numbers.push((side, value.parse_number(expected, 0..=most)?));
    }
    if numbers.is_empty() {
        return Err(line.missing_word(example));
    }
    numbers.sort_unstable();
    Ok(numbers)
}

fn read_points(frame: &Frame, line: &Line<'_>) -> Result<Vec<(Side, u8)>, TextError> {
    let words = ("HQ points from 0 to 20", "HQ points such as X=20");
    let points = read_side_numbers(frame, line, words, HEADQUARTERS_POINTS.into())?;
    Ok(points.into_iter().map(|(side, points)| (side, u8::try_from(points).unwrap_or(u8::MAX))).collect())
}

/// Reads at least one hex; hexes are separated by spaces or commas.
fn read_hexes(frame: &Frame, line: &mut Line<'_>) -> Result<Vec<Hex>, TextError> {
    line.check_keys(&[])?;
    let mut hexes = Vec::new();
    loop {
        let word = line.read_word("a hex, such as C3")?;
        for part in word.split(',').iter().filter(|part| !part.text.is_empty()) {
            let hex = part.parse_hex(frame.board)?;
            if hexes.contains(&hex) {
                return Err(part.mismatch("each hex only once"));
            }
            hexes.push(hex);
        }
        if line.peek().is_none() {
            break;
        }
    }
    hexes.sort_unstable();
    Ok(hexes)
}
