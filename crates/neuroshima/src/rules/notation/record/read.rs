//! Reading records.

use super::{Fingerprint, HeadLines, Record, RecordedAct};
use crate::rules::army::Catalogue;
use crate::rules::game::RULES_VERSION;
use crate::rules::notation::ending::{Ending, read_ending};
use crate::rules::notation::frame::Frame;
use crate::rules::notation::play;
use crate::rules::notation::position::{OriginReader, Reader, skip_header};
use crate::rules::notation::text::{Line, TextError, missing_line, parse_lines};
use sztab_game::note::Notes;

/// The lines of a record that do not belong to a position.
#[derive(Default)]
struct Head {
    result: Option<(Ending, usize)>,
    piles: Vec<usize>,
}

impl Record {
    /// Reads a record. The legality of its actions is not checked: see [`Record::replay`].
    ///
    /// # Errors
    ///
    /// The first unexpected input, with its position.
    pub fn parse(text: &str, catalogue: &Catalogue) -> Result<Self, TextError> {
        let all = parse_lines(text)?;
        let (head_lines, rest) = split_head(text, skip_header(&all)?)?;
        let frame = Frame::for_position(text, head_lines, catalogue)?;
        frame.check_game(rest[0].first_word())?;
        let mut reader = Reader::new(&frame);
        let sides = frame.sides.len();
        let mut head = Head { piles: vec![0; sides], ..Head::default() };
        let mut origin = OriginReader::new(&frame);
        for line in head_lines {
            let keyword = line.first_word();
            if origin.read(&frame, &mut line.clone())?
                || head.read(&frame, &mut line.clone())?
                || reader.read(&mut line.clone())?
            {
                head.record_pile_line(&frame, line);
                continue;
            }
            return Err(keyword.mismatch(format!("{}, {} or --", Reader::KEYWORDS, OriginReader::KEYWORDS)));
        }
        let turn = TextError { expected: "a `turn` line".into(), ..rest[0].first_word().mismatch("") };
        let position = reader.finish(&turn)?;
        if !position.has_turn()
            && let Some(expected) = position.reason_not_new()
        {
            return Err(rest[0].first_word().mismatch(expected));
        }
        let (origin, seed_line) = origin.finish();
        if origin.seed.is_some()
            && let Some(expected) = position.undealable_reason()
        {
            return Err(TextError { line: seed_line, column: 1, expected: expected.into() });
        }
        let mut acts = Vec::new();
        for line in &rest[1..] {
            acts.push(read_act(&frame, &mut line.clone())?);
        }
        let position = if origin.seed.is_none() { position.with_unknown_piles() } else { position };
        let notes = Notes::read(text, rest[0].number);
        Ok(Self {
            position,
            engine: origin.engine.unwrap_or(RULES_VERSION),
            seed: origin.seed,
            players: origin.players,
            result: head.result.map(|(ending, _)| ending),
            acts,
            game: notes.game,
            lines: HeadLines {
                seed: seed_line,
                commitment: notes.commitment.as_ref().map_or(0, |(_, line)| *line),
                result: head.result.map_or(0, |(_, line)| line),
                piles: head.piles,
            },
            commitment: notes.commitment.map(|(commitment, _)| commitment),
        })
    }
}

/// Splits the lines into the head and the lines from `--` on.
fn split_head<'a, 'b>(text: &str, body: &'b [Line<'a>]) -> Result<(&'b [Line<'a>], &'b [Line<'a>]), TextError> {
    let Some(length) = body.iter().position(|line| line.first_word().text == "--") else {
        return Err(missing_line(text, "`--` between the head of the record and its actions"));
    };
    let (head, rest) = body.split_at(length);
    let mut line = rest[0].clone();
    line.read_if_equal("--");
    line.check_keys(&[])?;
    line.check_end()?;
    Ok((head, rest))
}

impl Head {
    /// Reads a line; returns whether it is a line of the head.
    fn read(&mut self, frame: &Frame, line: &mut Line<'_>) -> Result<bool, TextError> {
        let keyword = line.read_keyword("a line of a record")?;
        let twice = match keyword.text {
            // The result of a finished position has a reason as well, but games do not begin from such a position.
            "result" => {
                line.check_keys(&[])?;
                let ending = read_ending(frame, line)?;
                self.result.replace((ending, keyword.line)).is_some()
            }
            _ => return Ok(false),
        };
        if twice { Err(keyword.mismatch(format!("only one such `{}` line", keyword.text))) } else { Ok(true) }
    }

    /// Notes the line number of a pile, in case the pile turns out to be wrong.
    fn record_pile_line(&mut self, frame: &Frame, line: &Line<'_>) {
        let mut line = line.clone();
        if line.read_if_equal("pile")
            && let Some(side) = line.peek().and_then(|owner| frame.parse_side(owner).ok())
        {
            self.piles[side.index()] = line.number;
        }
    }
}

fn read_act(frame: &Frame, line: &mut Line<'_>) -> Result<RecordedAct, TextError> {
    let number = line.number;
    let owner = line.read_keyword("a side and an action")?;
    let side = frame.parse_side(owner)?;
    let act = play::read_act(line, frame, side)?;
    let fingerprint = line.comment.and_then(Fingerprint::parse);
    Ok(RecordedAct { line: number, side, act, fingerprint })
}
