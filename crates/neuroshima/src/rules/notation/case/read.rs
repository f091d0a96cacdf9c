//! Reading cases.

use std::sync::Arc;

use super::{Answer, Back, Case, CaseFile, Choice, Deed, Expectation, From, Script, Step, Unreadable, What};
use crate::rules::action::Action;
use crate::rules::army::Catalogue;
use crate::rules::arrangement::{HEADQUARTERS_POINTS, Side};
use crate::rules::board::Hex;
use crate::rules::decision::Exit;
use crate::rules::instants::{Castling, Played};
use crate::rules::marks::Marker;
use crate::rules::notation::action::{keys, read_values};
use crate::rules::notation::define::read_define;
use crate::rules::notation::ending::Ending;
use crate::rules::notation::frame::{Declared, Frame};
use crate::rules::notation::play::read_act;
use crate::rules::notation::position::marker::{MARKER_KEYS, markers, steel_nets};
use crate::rules::notation::position::unit::read_unit;
use crate::rules::notation::position::{Reader, read_ground, unknown_line, without_header};
use crate::rules::notation::text::{Line, TextError, Word, lines, missing_line};
use crate::rules::tile::Instant;
use sztab_game::Sides;

/// Hint about what a line may be, for an unknown line.
const KEYWORDS: &str = "a line of a position, do, answer, expect, illegal or case";

impl CaseFile {
    /// Reads a file of cases. A case with an unreadable line fails only when it is run.
    ///
    /// # Errors
    ///
    /// The first unreadable input before the first case.
    pub fn parse(text: &str, catalogue: &Catalogue) -> Result<Self, TextError> {
        let lines = lines(text)?;
        let lines = without_header(&lines)?;
        let is_case = |line: &Line<'_>| line.first_word().text == "case";
        let first = lines.iter().position(is_case).unwrap_or(lines.len());
        let mut common = Vec::new();
        for line in &lines[..first] {
            let mut line = line.clone();
            if !line.takes("define") {
                return Err(unknown_line(&line, "define or case"));
            }
            let number = line.number;
            common.push(Declared { define: read_define(&mut line)?, line: number });
        }
        let mut cases = Vec::new();
        let mut rest = &lines[first..];
        while let Some((head, body)) = rest.split_first() {
            let length = body.iter().position(is_case).unwrap_or(body.len());
            let name = head.behind(head.first_word()).text.to_owned();
            let script = read_script(text, head, &body[..length], &common, catalogue).map_err(|error| {
                let lines = body[..length].iter().map(|line| line.text().trim_end().to_owned()).collect();
                Unreadable { error, lines }
            });
            cases.push(Case { name, line: head.number, script });
            rest = &body[length..];
        }
        let defines = common.into_iter().map(|declared| declared.define).collect();
        Ok(Self { defines, cases })
    }
}

fn read_script(
    text: &str,
    head: &Line<'_>,
    body: &[Line<'_>],
    common: &[Declared],
    catalogue: &Catalogue,
) -> Result<Script, TextError> {
    if head.behind(head.first_word()).text.is_empty() {
        return Err(head.missing_word("a name for the case"));
    }
    let frame = Frame::of_case(body, common, catalogue)?;
    let mut reader = Reader::new(&frame);
    let mut steps: Vec<Step> = Vec::new();
    for line in body {
        let mut rest = line.clone();
        let keyword = rest.keyword(KEYWORDS)?;
        let what = match keyword.text {
            "do" => What::Do(deed(&frame, &mut rest)?),
            "illegal" => What::Illegal(deed(&frame, &mut rest)?),
            "answer" => What::Answer(answer(&frame, &mut rest)?),
            "expect" => What::Expect(expectation(&frame, &mut rest)?),
            "unit" => {
                let place = rest.peek().unwrap_or(keyword);
                let unit = read_unit(&frame, &mut rest, true)?;
                if has_only_answers(&steps) {
                    reader.put(&unit, place)?;
                    continue;
                }
                What::Unit(unit)
            }
            _ if !reader.read(&mut line.clone())? => return Err(keyword.mismatch(KEYWORDS)),
            _ if has_only_answers(&steps) || is_frame(keyword.text) => continue,
            _ => return Err(keyword.mismatch("this line before anything is done")),
        };
        steps.push(Step { line: line.number, what });
    }
    let end =
        body.last().map_or_else(|| missing_line(text, "a `turn` line"), |last| last.missing_word("a `turn` line"));
    let position = Arc::new(reader.finish(end)?);
    Ok(Script { position, steps })
}

/// True if only answers have been read so far; answers may come anywhere in a case.
fn has_only_answers(steps: &[Step]) -> bool {
    steps.iter().all(|step| matches!(step.what, What::Answer(_)))
}

fn is_frame(keyword: &str) -> bool {
    matches!(keyword, "board" | "mode" | "side" | "define")
}

/// Reads `battle by=X`, `place C3 X/runner rot=1` and so on, or a side and an action as in a record.
fn deed(frame: &Frame, line: &mut Line<'_>) -> Result<Deed, TextError> {
    let expected = "place, use, the verb of an instant such as battle or move, or a side and an action";
    let verb = line.word(expected)?;
    let by = |line: &Line<'_>, keys: &[&str]| {
        line.keys(keys)?;
        frame.side(line.required_value("by")?)
    };
    let hex = |line: &Line<'_>, key| line.required_value(key)?.hex(frame.board);
    let deed = match verb.text {
        "place" => {
            line.keys(&["rot"])?;
            let at = line.hex(frame.board)?;
            let name = line.word("a side and one of its tiles, such as X/runner")?;
            let (side, tile) = frame.owned_tile(name)?;
            if !frame.roster.tile(side, tile).is_placed() {
                return Err(name.mismatch("a tile that stands on the board, no instant"));
            }
            let rotation = line.value("rot").map(|word| word.rotation()).transpose()?.unwrap_or_default();
            Deed::Place { side, tile, hex: at, rotation }
        }
        "move" => Deed::Move {
            by: by(line, &["by", "unit", "to", "rot"])?,
            unit: hex(line, "unit")?,
            to: line.value("to").map(|word| word.hex(frame.board)).transpose()?,
            rotation: line.value("rot").map(|word| word.rotation()).transpose()?,
        },
        "push" => Deed::Push {
            by: by(line, &["by", "unit", "target"])?,
            unit: hex(line, "unit")?,
            target: hex(line, "target")?,
        },
        "castle" => {
            let (by, expected) = (by(line, &["by", "units"])?, "two hexes such as C3,D2");
            let units = line.required_value("units")?;
            let (one, other) = units.split_once(',').ok_or_else(|| units.mismatch(expected))?;
            let castling = Castling::new([one.hex(frame.board)?, other.hex(frame.board)?]);
            Deed::Lent { by, action: Action::Play(Played::Castling(castling)) }
        }
        _ if verb.text == "use" || Instant::of_verb(verb.text).is_some() => {
            let by = by(line, &[&["by"][..], &keys(verb.text)].concat())?;
            Deed::Lent { by, action: read_values(verb, line, &["by"], &frame.roster, by, frame.board)? }
        }
        _ if verb.text.chars().count() == 1 => {
            let side = frame.side(verb)?;
            Deed::Plain { side, act: read_act(line, frame, side)? }
        }
        _ => return Err(verb.mismatch(expected)),
    };
    line.end()?;
    Ok(deed)
}

/// Hint about the choices that an answer may contain, for an unknown choice.
const CHOICES: &str = "a segment such as s2, medic, card, no-card, explode, convert, push-to, redraw, target, rocket, turn, move-on, \
                       stop, mark or first";

fn answer(frame: &Frame, line: &mut Line<'_>) -> Result<Answer, TextError> {
    let side = frame.side(line.word("the side that decides")?)?;
    let mut word = line.word(CHOICES)?;
    let digits = word.strip_prefix("s").filter(|rest| rest.text.starts_with(|first: char| first.is_ascii_digit()));
    let segment = match digits {
        Some(digits) => {
            let segment = digits.small("the number of a segment", 0..=99)?;
            word = line.word("medic, card, no-card, explode, set-off, convert, target, rocket, mark or first")?;
            Some(segment)
        }
        None => None,
    };
    let choice = read_choice(frame, line, side, word)?;
    line.end()?;
    Ok(Answer { side, segment, choice })
}

/// Reads the words after `keyword` in an answer of a side.
fn read_choice(frame: &Frame, line: &mut Line<'_>, side: Side, keyword: Word<'_>) -> Result<Choice, TextError> {
    Ok(match keyword.text {
        "medic" => {
            line.keys(&["edge"])?;
            let medic = line.hex(frame.board)?;
            let (patient, from) = read_patient(frame, line)?;
            Choice::Medic { medic, patient, from }
        }
        "card" => {
            line.keys(&["edge"])?;
            Choice::MedicCard { spared: Some(read_patient(frame, line)?) }
        }
        "no-card" => {
            line.keys(&[])?;
            Choice::MedicCard { spared: None }
        }
        "explode" => Choice::Explode { unit: read_hex(frame, line)? },
        "set-off" => Choice::SetOff { hex: read_hex(frame, line)? },
        "convert" => read_conversion(frame, line)?,
        "push-to" => Choice::PushTo { hex: read_hex(frame, line)? },
        "redraw" => {
            line.keys(&[])?;
            let mut tile = || frame.tile(line.word("three tiles of an unlucky draw")?, side);
            let mut tiles = [tile()?, tile()?, tile()?];
            tiles.sort_unstable();
            Choice::Redraw { tiles }
        }
        "target" => read_target(frame, line)?,
        "rocket" => read_rocket(frame, line)?,
        "point-to" => Choice::Payee { side: read_side(frame, line, "the side that gets the point")? },
        "turn" => {
            line.keys(&["rot"])?;
            Choice::Turn { unit: line.hex(frame.board)?, rotation: line.required_value("rot")?.rotation()? }
        }
        "move-on" | "stop" => {
            line.keys(&[])?;
            Choice::MoveOn { is_meant: keyword.text == "move-on" }
        }
        "mark" => {
            line.keys(&[])?;
            let word = line.word("poison or paralysis")?;
            let marker = Marker::of_word(word.text).ok_or_else(|| word.mismatch("poison or paralysis"))?;
            Choice::Mark { marker, hex: line.hex(frame.board)? }
        }
        "first" => Choice::First { side: read_side(frame, line, "the side that declares first")? },
        _ => return Err(keyword.mismatch(CHOICES)),
    })
}

/// Reads `saves C3 from B2 edge=1`.
fn read_patient(frame: &Frame, line: &mut Line<'_>) -> Result<(Hex, From), TextError> {
    read_keyword(line, "saves")?;
    let patient = line.hex(frame.board)?;
    read_keyword(line, "from")?;
    let source = line.word("a hex, poison, sniper, grenade, bomb or small_bomb")?;
    let from = match source.text {
        "poison" => From::Poison,
        "sniper" | "grenade" | "bomb" | "small_bomb" => {
            From::Instant(Instant::from_word(source.text).map_err(|problem| source.mismatch(problem))?)
        }
        _ => From::Unit { hex: source.hex(frame.board)?, edge: read_edge(line)? },
    };
    Ok((patient, from))
}

/// Reads `C3 melee>ranged edge=1 via=B2`, which follows `convert`.
fn read_conversion(frame: &Frame, line: &mut Line<'_>) -> Result<Choice, TextError> {
    line.keys(&["edge", "via"])?;
    let unit = line.hex(frame.board)?;
    let kinds = line.word("melee>ranged or ranged>melee")?;
    let to_ranged = match kinds.text {
        "melee>ranged" => true,
        "ranged>melee" => false,
        _ => return Err(kinds.mismatch("melee>ranged or ranged>melee")),
    };
    let edge = read_edge(line)?.ok_or_else(|| line.missing_word("edge="))?;
    Ok(Choice::Convert { unit, edge, to_ranged, module: line.required_value("via")?.hex(frame.board)? })
}

/// Reads `C3>E1 edge=1 exit=1@D2`, which follows `target`.
fn read_target(frame: &Frame, line: &mut Line<'_>) -> Result<Choice, TextError> {
    line.keys(&["edge", "exit"])?;
    let (unit, target) = read_pair(line, "a unit and its target, such as C3>E1")?;
    let exit = line.value("exit").map(|word| exit(word, frame)).transpose()?;
    let (unit, target) = (unit.hex(frame.board)?, target.hex(frame.board)?);
    Ok(Choice::Target { unit, edge: read_edge(line)?, exit, target })
}

/// Reads `C3>E1 edge=1 armour=yes trap=no back=none`, which follows `rocket`.
fn read_rocket(frame: &Frame, line: &mut Line<'_>) -> Result<Choice, TextError> {
    line.keys(&["edge", "armour", "trap", "back"])?;
    let (unit, target) = read_pair(line, "a unit and whom its rocket hits, such as C3>E1 or C3>none")?;
    let target = if target.text == "none" { None } else { Some(target.hex(frame.board)?) };
    let armour = line.value("armour").map(|word| word.yes_or_no()).transpose()?;
    let trap = line.value("trap").map(|word| word.yes_or_no()).transpose()?;
    let back = match line.value("back") {
        None => Back::Unsaid,
        Some(word) if word.text == "none" => Back::Nowhere,
        Some(word) => Back::To(word.hex(frame.board)?),
    };
    Ok(Choice::Rocket { unit: unit.hex(frame.board)?, edge: read_edge(line)?, target, armour, trap, back })
}

fn read_edge(line: &Line<'_>) -> Result<Option<u8>, TextError> {
    line.value("edge").map(|word| word.small("an edge from 0 to 5", 0..=5)).transpose()
}

/// Reads the hex that is the only value of a line without keys.
fn read_hex(frame: &Frame, line: &mut Line<'_>) -> Result<Hex, TextError> {
    line.keys(&[])?;
    line.hex(frame.board)
}

/// Reads the side that is the only value of a line without keys.
fn read_side(frame: &Frame, line: &mut Line<'_>, expected: &'static str) -> Result<Side, TextError> {
    line.keys(&[])?;
    frame.side(line.word(expected)?)
}

/// Reads the words before and after a `>`.
fn read_pair<'a>(line: &mut Line<'a>, expected: &'static str) -> Result<(Word<'a>, Word<'a>), TextError> {
    let pair = line.word(expected)?;
    pair.split_once('>').ok_or_else(|| pair.mismatch(expected))
}

/// Reads `1@D2`: an edge and the redirecting unit that has it.
fn exit(word: Word<'_>, frame: &Frame) -> Result<Exit, TextError> {
    let (edge, unit) = word.split_once('@').ok_or_else(|| word.mismatch("an edge and a hex, such as 1@D2"))?;
    Ok(Exit { unit: unit.hex(frame.board)?, edge: edge.small("an edge from 0 to 5", 0..=5)? })
}

fn read_keyword(line: &mut Line<'_>, wanted: &'static str) -> Result<(), TextError> {
    let word = line.word(wanted)?;
    if word.text == wanted { Ok(()) } else { Err(word.mismatch(wanted)) }
}

fn expectation(frame: &Frame, line: &mut Line<'_>) -> Result<Expectation, TextError> {
    let expected = "a hex, gone, hp, result, battles, netted, free, matrix, controller, initiative, strength, pushes, foundation, \
                    no-foundation or marker";
    let word = line.peek().ok_or_else(|| line.missing_word(expected))?;
    line.takes(word.text);
    let expectation = match word.text {
        "gone" => {
            let hex = read_hex(frame, line)?;
            let (side, tile) = frame.owned_tile(line.word("a side and one of its tiles, such as X/runner")?)?;
            Expectation::Gone { hex, side, tile }
        }
        "hp" => Expectation::Points { points: points(frame, line)? },
        "result" => {
            line.keys(&[])?;
            let ending = line.word("a side, draw or none")?;
            Expectation::Result(match ending.text {
                "none" => None,
                "draw" => Some(Ending::Draw),
                _ => Some(Ending::Won(frame.some_sides(ending)?)),
            })
        }
        "battles" => {
            line.keys(&[])?;
            Expectation::Battles(line.word("a number of Battles")?.number("a number of Battles", 0..=9999)?)
        }
        "netted" => Expectation::Netted(hexes(frame, line)?),
        "matrix" => Expectation::Matrix(hexes(frame, line)?),
        "controller" => {
            let hex = read_hex(frame, line)?;
            Expectation::Controller { hex, side: frame.side(line.word("the side that commands the unit")?)? }
        }
        "free" => Expectation::Free(hexes(frame, line)?),
        "initiative" => initiative(frame, line)?,
        "strength" => strength(frame, line)?,
        "pushes" => pushes(frame, line)?,
        "foundation" => Expectation::Foundation(read_ground(frame, line)?),
        "no-foundation" => Expectation::NoFoundation(read_hex(frame, line)?),
        "marker" => marker(frame, line)?,
        _ => {
            let hex = frame.board.hex(word.text).ok_or_else(|| word.mismatch(expected))?;
            line.keys(&["wounds", "rot"])?;
            let (side, tile) = frame.owned_tile(line.word("a side and one of its tiles, such as X/runner")?)?;
            let wounds = line.value("wounds").map(|word| word.small("wounds from 0 to 99", 0..=99)).transpose()?;
            let rotation = line.value("rot").map(|word| word.rotation()).transpose()?;
            Expectation::Unit { hex, side, tile, wounds, rotation }
        }
    };
    line.end()?;
    Ok(expectation)
}

/// Reads `C3 poison=2` or `C3 net=X`, which follows `marker`.
fn marker(frame: &Frame, line: &mut Line<'_>) -> Result<Expectation, TextError> {
    line.keys(&MARKER_KEYS)?;
    let hex = line.hex(frame.board)?;
    if let Some(word) = line.value("net") {
        let sides = if word.text == "none" { Sides::NONE } else { steel_nets(frame, word)? };
        return Ok(Expectation::SteelNets { hex, sides });
    }
    let counts = markers(frame, line)?;
    if counts.is_empty() {
        return Err(line.missing_word("poison=, paralysis= or net="));
    }
    Ok(Expectation::Marker { hex, counts })
}

/// Reads `C3 3,2`, which follows `initiative`.
fn initiative(frame: &Frame, line: &mut Line<'_>) -> Result<Expectation, TextError> {
    let hex = read_hex(frame, line)?;
    let values = line.word("initiatives such as 3,2, or none")?;
    let values = match values.text {
        "none" => Vec::new(),
        _ => values.split(',').iter().map(|value| value.small("an initiative", 0..=99)).collect::<Result<_, _>>()?,
    };
    Ok(Expectation::Initiative { hex, values })
}

/// Reads `C3 melee=1 ranged=0`, which follows `strength`.
fn strength(frame: &Frame, line: &mut Line<'_>) -> Result<Expectation, TextError> {
    line.keys(&["melee", "ranged"])?;
    let amount = |key| line.value(key).map(|word: Word<'_>| word.small("a bonus", 0..=99)).transpose();
    let (melee, ranged) = (amount("melee")?, amount("ranged")?);
    if melee.is_none() && ranged.is_none() {
        return Err(line.missing_word("melee= or ranged="));
    }
    Ok(Expectation::Strength { hex: line.hex(frame.board)?, melee, ranged })
}

/// Reads `A1>A2 B3`, which follows `pushes`.
fn pushes(frame: &Frame, line: &mut Line<'_>) -> Result<Expectation, TextError> {
    let (pusher, target) = read_pair(line, "two hexes such as A1>A2")?;
    let (pusher, target) = (pusher.hex(frame.board)?, target.hex(frame.board)?);
    line.keys(&[])?;
    let to = if line.takes("none") { Vec::new() } else { hexes(frame, line)? };
    Ok(Expectation::Pushes { pusher, target, to })
}

/// Reads `X=12 Y=20`.
fn points(frame: &Frame, line: &Line<'_>) -> Result<Vec<(Side, u8)>, TextError> {
    let mut points: Vec<(Side, u8)> = Vec::new();
    for (letter, value) in line.pairs() {
        let side = frame.side(*letter)?;
        if points.iter().any(|(known, _)| *known == side) {
            return Err(letter.mismatch("each side only once"));
        }
        points.push((side, value.small("HQ points from 0 to 20", 0..=HEADQUARTERS_POINTS)?));
    }
    if points.is_empty() {
        return Err(line.missing_word("HQ points such as X=20"));
    }
    points.sort_unstable();
    Ok(points)
}

/// Reads at least one hex; hexes are separated by spaces or commas.
fn hexes(frame: &Frame, line: &mut Line<'_>) -> Result<Vec<Hex>, TextError> {
    line.keys(&[])?;
    let mut hexes = Vec::new();
    loop {
        let word = line.word("a hex, such as C3")?;
        for part in word.split(',').iter().filter(|part| !part.text.is_empty()) {
            let hex = part.hex(frame.board)?;
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
