//! Positions as text: the board, the tiles off the board, and the progress of the game.

mod course;
mod leader;
pub(super) mod marker;
mod origin;
mod print;
mod read;
pub(super) mod unit;

use std::sync::Arc;

use super::define::{Define, LeaderDeclaration};
use super::expected::Expected;
use super::frame::{Frame, SideLine};
use super::text::{Line, TextError, missing_line, parse_lines};
use crate::rules::action::Action;
use crate::rules::army::{Army, Catalogue};
use crate::rules::arrangement::{Arrangement, Roster, Side, Unit};
use crate::rules::board::Board;
use crate::rules::decision::Question;
use crate::rules::game::{Game, Phase, Seat, Stage, State};
use crate::rules::opening::Opening;
use crate::rules::page::Page;
use crate::rules::terms::{HAND_LIMIT, Terms};
use crate::rules::tile::{Feature, Tile, TileId};

pub use origin::{Origin, parse_seed, plain_name};

pub(super) use origin::OriginReader;
pub(super) use read::{Reader, read_ground};

/// The turn number assumed if the text gives none: from the third turn on, the draw limit is the same every turn
/// (NH-2.5).
pub(super) const DEFAULT_TURN: u16 = 3;

/// Stands for an unknown tile in a pile.
pub(super) const UNKNOWN_TILE: TileId = TileId(0);

/// A position as described by a text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Position {
    /// True if the text declares the mode.
    says_mode: bool,
    /// The sides, in turn order.
    pub sides: Vec<SideLine>,
    /// The tiles declared in the text.
    pub defines: Vec<Define>,
    /// The Leaders declared in the text.
    pub leaders: Vec<LeaderDeclaration>,
    /// The armies, including the tiles declared in the text.
    roster: Arc<Roster>,
    /// Everything that changes during a game. Without a `turn` line in the text, only the arrangement and the tiles are
    /// meaningful.
    state: State,
    /// True if there is a `turn` line, so that the position can be continued.
    has_turn: bool,
    /// True if the text gives the turn number.
    counted: bool,
    /// Number of unknown tiles at the bottom of each pile.
    hidden: Vec<usize>,
    /// The side with an open offer of a draw.
    pub offer: Option<Side>,
    /// The origin of the game.
    origin: Origin,
}

impl Position {
    /// Reads a position.
    ///
    /// # Errors
    ///
    /// The first unexpected input, with its position.
    pub fn parse(text: &str, catalogue: &Catalogue) -> Result<Self, TextError> {
        let lines = parse_lines(text)?;
        let lines = skip_header(&lines)?;
        let frame = Frame::for_position(text, lines, catalogue)?;
        let mut reader = Reader::new(&frame);
        let mut origin = OriginReader::new(&frame);
        for line in lines {
            if !origin.read(&frame, &mut line.clone())? && !reader.read(&mut line.clone())? {
                return Err(unknown_line(line, format!("{}, {}", Reader::KEYWORDS, OriginReader::KEYWORDS)));
            }
        }
        origin.apply_to(reader.finish(&missing_line(text, "a `turn` line"))?)
    }

    /// The position of a game between armies of the catalogue.
    #[must_use]
    pub fn from_game(game: &Game) -> Self {
        let roster = game.roster_handle();
        let sides = roster
            .sides()
            .map(|side| SideLine { letter: side.letter(), army: Some(roster.army(side).id.clone()) })
            .collect();
        let position = Self {
            says_mode: true,
            sides,
            defines: Vec::new(),
            leaders: Vec::new(),
            hidden: vec![0; game.state().seats.len()],
            roster,
            state: game.state().clone(),
            has_turn: true,
            counted: true,
            offer: None,
            origin: Origin::default(),
        };
        if game.is_observation() { position.hide_piles() } else { position }
    }

    /// The empty board of a page, with sides that have no armies.
    #[must_use]
    pub fn from_page(page: Arc<Page>) -> Self {
        let seats = page.seats;
        let army = |side: Side| Arc::new(Army::without_tiles(side.letter()));
        let armies = (0..seats).map(|side| army(Side(side))).collect();
        let roster = Arc::new(Roster::with_terms(armies, Terms::for_mode(page.mode, seats).with_page(page)));
        let arrangement = Arrangement::at_start(roster.terms().board, &roster);
        let seats = vec![Seat::default(); seats.into()];
        Self {
            says_mode: true,
            sides: roster.sides().map(|side| SideLine { letter: side.letter(), army: None }).collect(),
            defines: Vec::new(),
            leaders: Vec::new(),
            hidden: vec![0; seats.len()],
            roster,
            state: State::in_turn(arrangement, seats, Side(0), DEFAULT_TURN),
            has_turn: false,
            counted: false,
            offer: None,
            origin: Origin::default(),
        }
    }

    /// The origin of the game, as far as the text gives it.
    #[must_use]
    pub fn origin(&self) -> &Origin {
        &self.origin
    }

    /// The position as everybody sees it, with the order of the piles and the choices of Leaders hidden.
    #[must_use]
    pub fn with_hidden_piles(mut self) -> Self {
        self.state.arrangement.leaders.iter_mut().for_each(|leaders| leaders.hide_choices());
        self.hide_piles()
    }

    fn hide_piles(mut self) -> Self {
        for (seat, hidden) in self.state.seats.iter_mut().zip(&mut self.hidden) {
            let secret = seat.secret_tiles();
            *hidden = secret.len();
            secret.fill(UNKNOWN_TILE);
        }
        self.origin = Origin::default();
        self
    }

    /// The armies, including the tiles declared in the text.
    #[must_use]
    pub fn roster(&self) -> &Arc<Roster> {
        &self.roster
    }

    /// The board in play.
    #[must_use]
    pub fn board(&self) -> Board {
        self.state.arrangement.board
    }

    /// The board: units, HQ points and everything else on it.
    #[must_use]
    pub fn arrangement(&self) -> &Arrangement {
        &self.state.arrangement
    }

    /// True if the position names the active side, so that it can be continued.
    #[must_use]
    pub fn has_turn(&self) -> bool {
        self.has_turn
    }

    /// The active side; the first side if the position does not name one.
    #[must_use]
    pub fn active(&self) -> Side {
        self.state.active
    }

    /// The letter of a side.
    #[must_use]
    pub fn letter(&self, side: Side) -> char {
        self.sides.get(side.index()).map_or_else(|| side.letter(), |side| side.letter)
    }

    /// The side with this letter, in upper or lower case.
    #[must_use]
    pub fn side(&self, letter: char) -> Option<Side> {
        let letter = letter.to_ascii_uppercase();
        self.roster.sides().find(|&side| self.letter(side) == letter)
    }

    /// The full state.
    #[must_use]
    pub fn state(&self) -> &State {
        &self.state
    }

    /// Number of unknown tiles at the bottom of a side's pile.
    #[must_use]
    pub fn hidden_tiles(&self, side: Side) -> usize {
        self.hidden.get(side.index()).copied().unwrap_or_default()
    }

    /// The game that continues from this position. Unknown tiles are represented by a stand-in, so the caller must make
    /// sure that none of them is drawn.
    #[must_use]
    pub fn game(&self) -> Game {
        Game::resume(Arc::clone(&self.roster), self.state.clone())
    }

    /// The same position in another state, which resulted from playing [`Position::game`].
    #[must_use]
    pub fn with_state(&self, state: State) -> Self {
        let mut position = Self { state, ..self.clone() };
        if !position.counted && position.state.turn >= DEFAULT_TURN {
            position.state.turn = DEFAULT_TURN;
        }
        position.counted |= position.state.turn != DEFAULT_TURN;
        position
    }

    /// The head of a record of a new game: only the piles are given, and the lowest `hidden` tiles of each pile are
    /// unknown.
    pub(super) fn without_turn(mut self, hidden: impl Fn(Side) -> usize) -> Self {
        self.has_turn = false;
        self.counted = false;
        self.state.phase = Phase::Play;
        self.state.turn = DEFAULT_TURN;
        // The offers follow from the seed.
        self.state.arrangement.leaders = self.state.arrangement.leaders.is_some().then(Box::default);
        for side in self.roster.sides() {
            let pile = &mut self.state.seats[side.index()].pile;
            let unknown = hidden(side).min(pile.len());
            pile[..unknown].fill(UNKNOWN_TILE);
            self.hidden[side.index()] = unknown;
        }
        self
    }

    /// The head of a record with piles dealt from a seed.
    pub(super) fn without_piles(mut self) -> Self {
        self.state.seats.iter_mut().for_each(|seat| seat.pile.clear());
        self.hidden.fill(0);
        self
    }

    /// The reason why a position without a `turn` line cannot be the start of a new game; `None` if it can.
    pub(super) fn reason_not_new(&self) -> Option<String> {
        let empty = Arrangement::at_start(self.board(), &self.roster);
        let is_dealt = |seat: &Seat| !seat.hand.is_empty() || !seat.discard.is_empty() || seat.base.is_some();
        let is_begun = self.state.stage != Stage::Normal || !self.state.contest.is_whole();
        if *self.arrangement() != empty || self.state.seats.iter().any(is_dealt) || is_begun {
            return Some("a `turn` line, because the game does not begin from an empty table".to_owned());
        }
        let has_headquarters = |side| self.roster.army(side).tiles.iter().any(Tile::is_headquarters);
        let missing = self.roster.sides().find(|&side| !has_headquarters(side))?;
        Some(format!("an HQ among the tiles of side {}", self.letter(missing)))
    }

    /// The head of a record of a new game without known piles: each pile contains all tiles of its army except the HQ.
    pub(super) fn with_unknown_piles(mut self) -> Self {
        let is_new = !self.has_turn && self.state.seats.iter().all(|seat| seat.pile.is_empty());
        for side in self.roster.sides().filter(|_| is_new) {
            let size = self.roster.army(side).drawable_tiles().count();
            self.state.seats[side.index()].pile = vec![UNKNOWN_TILE; size];
            self.hidden[side.index()] = size;
        }
        self
    }

    /// The reason why the piles of the game that begins here cannot be dealt from a seed; `None` if they can.
    pub(super) fn undealable_reason(&self) -> Option<String> {
        self.has_turn.then(|| "no seed: the position has a `turn` line, and piles of its own".to_owned())
    }

    /// The piles as given in the text, for a new game.
    pub(super) fn written_opening(&self) -> Opening {
        let piles = self.state.seats.iter().map(|seat| seat.pile.iter().rev().copied().collect());
        Opening {
            board: self.board(),
            terms: Terms { board: self.board(), ..self.roster.terms().clone() },
            piles: piles.collect(),
            leaders: Vec::new(),
        }
    }

    /// The position at the beginning of a new game; if the piles are dealt from a seed, they are fully known.
    pub(super) fn at_beginning(&self, state: State, is_dealt: bool) -> Self {
        let hidden = if is_dealt { vec![0; self.hidden.len()] } else { self.hidden.clone() };
        Self { state, hidden, has_turn: true, counted: true, says_mode: true, ..self.clone() }
    }

    /// The position with removed tiles added to their owners' discard piles. Without a `turn` line only the board is
    /// known, so the position stays unchanged.
    #[must_use]
    pub fn with_discards(mut self, fallen: impl IntoIterator<Item = Unit>) -> Self {
        for unit in fallen.into_iter().filter(|_| self.has_turn) {
            if self.roster.unit_tile(&unit).token.is_some() {
                // A Structure is in no discard pile (O-106).
                continue;
            }
            let returns = self.roster.unit_tile(&unit).has(Feature::Return);
            self.state.seats[unit.owner.index()].receive(unit.tile, returns);
        }
        self
    }

    /// The position with another arrangement, such as one left by a Battle. Any open decision or second move is
    /// dropped.
    #[must_use]
    pub fn with_arrangement(&self, arrangement: Arrangement) -> Self {
        self.with_state(State { arrangement, second_move: None, pending: None, ..self.state.clone() })
    }
}

/// True if an action draws one of the lowest `hidden` tiles of the pile, which are unknown.
pub(super) fn draws_unknown_tile(game: &Game, hidden: usize, side: Side, action: Action) -> bool {
    let seat = game.seat(side);
    let asked = game.decision().map(|decision| &decision.question);
    let kept = match action {
        Action::Draw => seat.hand.len(),
        Action::Fetch => seat.hand.len() + usize::from(seat.base.is_some()),
        Action::Choose { .. } if game.is_lead_to_draw() => return hidden > 0,
        Action::Choose { .. } if !matches!(asked, Some(Question::Redraw { .. })) => return false,
        Action::Lead(_) if game.does_leader_draw(side) => return hidden > 0,
        Action::Redraw | Action::Choose { .. } => game.hand_after_redraw(side),
        Action::Build(_)
        | Action::Discard { .. }
        | Action::Lay { .. }
        | Action::ChooseLeader { .. }
        | Action::PlaceHeadquarters { .. }
        | Action::Place { .. }
        | Action::Play(_)
        | Action::Tactic(_)
        | Action::Lead(_)
        | Action::Use(_)
        | Action::End => return false,
    };
    let drawn = game.draw_limit().saturating_sub(kept).min(seat.pile.len());
    hidden > 0 && seat.pile.len() - drawn < hidden
}

/// Skips the optional first line `sztab position 1`.
pub(super) fn skip_header<'l, 'a>(lines: &'l [Line<'a>]) -> Result<&'l [Line<'a>], TextError> {
    let Some((first, rest)) = lines.split_first() else { return Ok(lines) };
    let mut first = first.clone();
    if !first.read_if_equal("sztab") {
        return Ok(lines);
    }
    first.check_keys(&[])?;
    let format = first.read_word("position 1")?;
    if format.text != "position" {
        return Err(format.mismatch("position 1"));
    }
    let version = first.read_word("1, the version of the notation")?;
    if version.text != "1" {
        return Err(version.mismatch("1, the version of the notation"));
    }
    first.check_end()?;
    Ok(rest)
}

/// The error for a line that begins with an unknown keyword.
pub(super) fn unknown_line(line: &Line<'_>, known: impl Into<Expected>) -> TextError {
    line.first_word().mismatch(known)
}

/// Number of tiles in a player's hand after the draw, in words.
pub(super) fn number_word(limit: usize) -> &'static str {
    if limit == HAND_LIMIT { "three" } else { "six" }
}
