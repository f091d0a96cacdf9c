//! The lines of a position that come after its frame: tiles on and off the board.

use super::course::ProgressReader;
use super::leader::{check_leaders, read_leader, read_leader_effect};
use super::marker::read_marks;
use super::number_word;
use super::unit::{UnitLine, read_unit};
use super::{Position, UNKNOWN_TILE};
use crate::rules::arrangement::{Arrangement, Ground, Side};
use crate::rules::cards::Card;
use crate::rules::game::Seat;
use crate::rules::notation::frame::Frame;
use crate::rules::notation::text::{Line, TextError, Word};
use crate::rules::page::is_board_line;
use crate::rules::tile::TileId;
use std::sync::Arc;

/// Maximum number of tiles in a pile.
const MAX_PILE: u8 = 255;

/// Reads a position line by line.
pub(in crate::rules::notation) struct Reader<'f, 'a> {
    frame: &'f Frame,
    arrangement: Arrangement,
    piles: Vec<Option<PileLine>>,
    hands: Vec<Option<Vec<TileId>>>,
    discards: Vec<Option<Vec<TileId>>>,
    cards: Vec<Option<CardsLine>>,
    course: ProgressReader<'a>,
}

/// The parts of a `cards` line other than the remaining cards.
#[derive(Default)]
struct CardsLine {
    base: Option<TileId>,
}

#[derive(Default)]
struct PileLine {
    /// The pile, with the next tile to be drawn at the end, as in [`Seat`].
    tiles: Vec<TileId>,
    hidden: usize,
    known: u8,
}

impl<'f, 'a> Reader<'f, 'a> {
    /// Hint about the keywords of a position, for an unknown line.
    pub const KEYWORDS: &'static str = "board, mode, terrain, define, side, pile, hand, discard, cards, leader, turn, unit, structure, building, foundation, out, absent, lost, terror, last, extra, step, offer, result or \
         pending";

    pub fn new(frame: &'f Frame) -> Self {
        let sides = frame.sides.len();
        let mut arrangement = Arrangement::at_start(frame.board, &frame.roster);
        for (points, written) in arrangement.points.iter_mut().zip(&frame.points) {
            *points = written.unwrap_or(*points);
        }
        arrangement.unmarked = frame.unmarked;
        for (score, written) in arrangement.scores.iter_mut().zip(&frame.scores) {
            *score = written.unwrap_or(*score);
        }
        Self {
            frame,
            arrangement,
            piles: (0..sides).map(|_| None).collect(),
            hands: vec![None; sides],
            discards: vec![None; sides],
            cards: (0..sides).map(|_| None).collect(),
            course: ProgressReader::default(),
        }
    }

    /// Reads a line; returns whether it is a line of a position.
    pub fn read(&mut self, line: &mut Line<'a>) -> Result<bool, TextError> {
        if is_board_line(line) {
            return Ok(true);
        }
        let keyword = line.read_keyword("a line of a position")?;
        match keyword.text {
            // These lines have already been read with the frame.
            "board" | "mode" | "terrain" | "side" | "define" | "values" => {}
            "pile" => self.read_pile(line)?,
            "hand" => self.read_hand(line)?,
            "discard" => self.read_discard(line)?,
            "cards" => self.read_cards(keyword, line)?,
            "unit" => {
                let place = line.peek();
                let unit = read_unit(self.frame, line, false)?;
                self.put_unit(&unit, place.unwrap_or(keyword))?;
            }
            "foundation" => self.read_foundation(keyword, line)?,
            "structure" => self.read_structure(keyword, line)?,
            "leader" => read_leader(self.frame, line, &mut self.arrangement)?,
            "lead" => read_leader_effect(self.frame, line, &mut self.arrangement)?,
            "marker" => read_marks(self.frame, line, &mut self.arrangement)?,
            _ => return self.course.read(self.frame, keyword, line),
        }
        Ok(true)
    }

    /// Puts a unit on its hex; `place` is the position of the hex in the text.
    pub fn put_unit(&mut self, unit: &UnitLine, place: Word<'_>) -> Result<(), TextError> {
        if unit.hexes().any(|hex| self.arrangement.terrain.has_mountains(hex)) {
            return Err(place.mismatch("a hex without Mountains (NH-13.54)"));
        }
        if unit.hexes().any(|hex| self.arrangement.pits.contains(hex)) {
            return Err(place.mismatch("a hex that is no pit (NH-13.30)"));
        }
        if unit.hexes().any(|hex| self.arrangement.unit(hex).is_some()) {
            return Err(place.mismatch("a hex that no other unit stands on (NH-1.8)"));
        }
        let owner = unit.unit.owner;
        let structures = self.arrangement.structures;
        if unit.second.is_some() && (structures.of(owner).is_some() || structures.losses().contains(owner)) {
            return Err(place.mismatch("only one Structure of a side (NH-13.10)"));
        }
        unit.put_on(&mut self.arrangement);
        Ok(())
    }

    /// Reads `structure Y gone`, for a side whose Structure is not on the board.
    fn read_structure(&mut self, keyword: Word<'a>, line: &mut Line<'a>) -> Result<(), TextError> {
        let (side, place) = self.read_owner(line, &[])?;
        let word = line.read_word("gone")?;
        if word.text != "gone" {
            return Err(word.mismatch("gone"));
        }
        line.check_end()?;
        if self.frame.roster.structure(side).is_none() || self.arrangement.structures.of(side).is_some() {
            return Err(place.mismatch("a side whose Structure has left the board (NH-13.10)"));
        }
        if self.arrangement.structures.losses().contains(side) {
            return Err(keyword.mismatch("only one `structure` line of a side"));
        }
        self.arrangement.structures.set_gone(side);
        Ok(())
    }

    /// Reads `foundation D2 X/mine`, or `foundation D2 X/hole spent=yes`.
    fn read_foundation(&mut self, keyword: Word<'a>, line: &mut Line<'a>) -> Result<(), TextError> {
        line.check_keys(&["spent"])?;
        let place = line.peek().unwrap_or(keyword);
        let ground = read_ground(self.frame, line)?;
        let spent = line.value("spent").map(|word| word.parse_yes_or_no()).transpose()?.unwrap_or_default();
        if self.arrangement.terrain.has_mountains(ground.hex) {
            return Err(place.mismatch("a hex without Mountains (NH-13.54)"));
        }
        if self.arrangement.pits.contains(ground.hex) {
            return Err(place.mismatch("a hex that is no pit (NH-13.30)"));
        }
        match self.arrangement.lay_foundation(Ground { spent, ..ground }) {
            None => Ok(()),
            Some(_) => Err(place.mismatch("a hex on which no other Foundation lies")),
        }
    }

    fn read_owner(&self, line: &mut Line<'a>, keys: &[&str]) -> Result<(Side, Word<'a>), TextError> {
        line.check_keys(keys)?;
        let word = line.read_word("a side, one letter from A to Z")?;
        Ok((self.frame.parse_side(word)?, word))
    }

    fn read_tiles(&self, line: &mut Line<'a>, side: Side) -> Result<Vec<TileId>, TextError> {
        let mut tiles = Vec::new();
        while line.peek().is_some_and(|word| word.text != "?") {
            let word = line.read_word("a tile")?;
            tiles.push(self.frame.find_tile(word, side)?);
        }
        Ok(tiles)
    }

    /// The tiles on a line, all of which have to be drawable, that is, any tiles except the HQ.
    fn read_drawable_tiles(&self, line: &mut Line<'a>, side: Side) -> Result<Vec<TileId>, TextError> {
        let words = line.remaining_words().to_vec();
        let tiles = self.read_tiles(line, side)?;
        let printed = |tile: &TileId| self.frame.roster.tile(side, *tile);
        match tiles.iter().position(|tile| printed(tile).is_headquarters() || printed(tile).token.is_some()) {
            Some(index) if printed(&tiles[index]).token.is_some() => {
                Err(words[index].mismatch("a tile that is drawn: a Structure is not (NH-13.10)"))
            }
            Some(index) => Err(words[index].mismatch("a tile that is drawn: an HQ is not")),
            None => Ok(tiles),
        }
    }

    /// Reads `pile X 12`, optionally with the tiles in the order in which they will be drawn; `?` at the end stands for
    /// unknown tiles. `known=1` is the number of tiles that were returned to the top of the pile, which all players
    /// know.
    fn read_pile(&mut self, line: &mut Line<'a>) -> Result<(), TextError> {
        let (side, owner) = self.read_owner(line, &["known"])?;
        let expected = "the number of tiles in the pile, 0 to 255";
        let word = line.read_word(expected)?;
        let count = usize::from(word.parse_small_number(expected, 0..=MAX_PILE)?);
        let mut tiles = self.read_drawable_tiles(line, side)?;
        let is_open = line.read_if_equal("?") || tiles.is_empty();
        line.check_end()?;
        if tiles.len() > count || (tiles.len() < count && !is_open) {
            return Err(word.mismatch(format!("{}, the number of tiles listed", tiles.len())));
        }
        let known = match line.value("known") {
            Some(word) => {
                let most = u8::try_from(tiles.len()).unwrap_or(MAX_PILE);
                word.parse_small_number("at most as many tiles as are listed, and at least 1", 1..=most)?
            }
            None => 0,
        };
        let hidden = count - tiles.len();
        tiles.resize(count, UNKNOWN_TILE);
        tiles.reverse();
        set_once(&mut self.piles[side.index()], PileLine { tiles, hidden, known }, owner, "pile")
    }

    fn read_hand(&mut self, line: &mut Line<'a>) -> Result<(), TextError> {
        let (side, owner) = self.read_owner(line, &[])?;
        let words = line.remaining_words().to_vec();
        let tiles = self.read_drawable_tiles(line, side)?;
        line.check_end()?;
        let limit = self.frame.roster.terms().hand_limit();
        if let Some(word) = words.get(limit) {
            return Err(word.mismatch(format!("at most {} tiles in a hand", number_word(limit))));
        }
        set_once(&mut self.hands[side.index()], tiles, owner, "hand")
    }

    fn read_discard(&mut self, line: &mut Line<'a>) -> Result<(), TextError> {
        let (side, owner) = self.read_owner(line, &[])?;
        let tiles = self.read_tiles(line, side)?;
        line.check_end()?;
        set_once(&mut self.discards[side.index()], tiles, owner, "discard")
    }

    /// Reads `cards X base tactic tile=runner`: the remaining cards, or `-` for none, and the tile on the Base.
    fn read_cards(&mut self, keyword: Word<'a>, line: &mut Line<'a>) -> Result<(), TextError> {
        if !self.frame.roster.terms().cards {
            return Err(keyword.mismatch("no `cards` line, because the table plays without Tactic cards (NH-13.40)"));
        }
        let (side, owner) = self.read_owner(line, &["tile"])?;
        let left = &mut self.arrangement.cards;
        Card::ALL.into_iter().for_each(|card| left.set(side, card, false));
        let expected = "base, medic or tactic, each once, or - for none";
        let mut is_first = true;
        while let Some(word) = line.peek() {
            line.read_if_equal(word.text);
            if !(is_first && word.text == "-" && line.peek().is_none()) {
                let card = Card::of_word(word.text).filter(|&card| !left.holders(card).contains(side));
                left.set(side, card.ok_or_else(|| word.mismatch(expected))?, true);
            }
            is_first = false;
        }
        if is_first {
            return Err(line.read_word(expected).map_or_else(|error| error, |word| word.mismatch(expected)));
        }
        let has_base = left.holders(Card::Base).contains(side);
        let base = match line.value("tile") {
            Some(word) if !has_base => return Err(word.mismatch("no tile where the Base is not left")),
            Some(word) => {
                let tile = self.frame.find_tile(word, side)?;
                if self.frame.roster.tile(side, tile).is_headquarters() {
                    return Err(word.mismatch("a tile that is drawn: an HQ is not"));
                }
                Some(tile)
            }
            None => None,
        };
        set_once(&mut self.cards[side.index()], CardsLine { base }, owner, "cards")
    }

    /// The position after all lines have been read; `end` is the error if a line is missing.
    pub fn finish(self, end: &TextError) -> Result<Position, TextError> {
        let piles: Vec<PileLine> = self.piles.into_iter().map(Option::unwrap_or_default).collect();
        let hidden = piles.iter().map(|pile| pile.hidden).collect();
        let beside = self.hands.into_iter().zip(self.discards).zip(self.cards);
        let seats = piles.into_iter().zip(beside).map(|(pile, ((hand, discard), cards))| Seat {
            pile: pile.tiles,
            known: pile.known,
            hand: hand.unwrap_or_default(),
            discard: discard.unwrap_or_default(),
            base: cards.unwrap_or_default().base,
        });
        let course = self.course.finish(self.frame, self.arrangement, seats.collect(), end.clone())?;
        check_leaders(self.frame, &course, end)?;
        Ok(Position {
            says_mode: self.frame.says_mode || course.has_turn,
            sides: self.frame.sides.clone(),
            defines: self.frame.defines.clone(),
            leaders: self.frame.leaders.clone(),
            roster: Arc::clone(&self.frame.roster),
            state: course.state,
            has_turn: course.has_turn,
            counted: course.counted,
            hidden,
            offer: course.offer,
            origin: super::Origin::default(),
        })
    }
}

/// Reads a hex and the Foundation on it, up to the end of the line.
pub(in crate::rules::notation) fn read_ground(frame: &Frame, line: &mut Line<'_>) -> Result<Ground, TextError> {
    let hex = line.read_hex(frame.board)?;
    let name = line.read_word("a side and one of its Foundations, such as X/mine")?;
    let (owner, tile) = frame.find_owned_tile(name)?;
    if frame.roster.tile(owner, tile).foundation().is_none() {
        return Err(name.mismatch("a Foundation"));
    }
    line.check_end()?;
    Ok(Ground::new(hex, owner, tile))
}

fn set_once<T>(slot: &mut Option<T>, value: T, place: Word<'_>, keyword: &str) -> Result<(), TextError> {
    match slot.replace(value) {
        None => Ok(()),
        Some(_) => Err(place.mismatch(format!("a side that has no `{keyword}` line yet"))),
    }
}
