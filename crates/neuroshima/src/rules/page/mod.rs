//! Pages of the Map Atlas (NH-13.30): a set of hexes with marks, rules and goals of its own, as a text that a person can
//! draw (docs/NOTATION.md).

mod check;
mod print;
mod read;

use std::hash::{Hash, Hasher};
use std::sync::{Arc, LazyLock};

use sztab_game::{MAX_SIDES, Side, Sides};
use sztab_words::worded;

use super::board::{Board, Hex, HexSet};
use super::mode::ModeKind;
use super::terrain::{Terrain, TerrainKind};
use super::tile::Names;

pub(super) use read::{Head, is_board_line, read_body};

/// Limits of the numbers of a page.
pub const MAX_MARK_NUMBER: u8 = 9;
/// Minimum number of hexes; the maximum is [`super::board::MAX_HEXES`].
pub const MIN_HEXES: usize = 7;
/// Maximum lengths of a title and of a note, in characters.
pub const TITLE_LIMIT: usize = 40;
/// See [`TITLE_LIMIT`].
pub const NOTE_LIMIT: usize = 300;

const BUILT_IN_FILES: [&str; 8] = [
    include_str!("../../../values/pages-1/sluice.page"),
    include_str!("../../../values/pages-1/ring_road.page"),
    include_str!("../../../values/pages-1/wells.page"),
    include_str!("../../../values/pages-1/furnace.page"),
    include_str!("../../../values/pages-1/three_spurs.page"),
    include_str!("../../../values/pages-1/weathervane.page"),
    include_str!("../../../values/pages-1/four_gates.page"),
    include_str!("../../../values/pages-1/long_bridge.page"),
];

static BUILT_IN: LazyLock<Vec<Arc<Page>>> = LazyLock::new(|| {
    let read = |text: &&str| Page::parse(text).expect("built-in pages are checked by a test");
    BUILT_IN_FILES.iter().map(read).map(Arc::new).collect()
});

/// The side of a mark or goal; `None` for all sides.
pub type Whose = Option<Side>;

/// A meaning of the hexes drawn with a character.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MarkWord {
    /// The side places its HQ on such a hex and nowhere else.
    Start(Whose),
    /// Terrain (NH-13.50).
    Terrain(TerrainKind),
    /// Lines pass over the hex, but nothing enters it or lies on it.
    Pit,
    /// Points for the side that commands the unit on the hex, at the end of each turn or of each Battle.
    Score {
        /// Number of points.
        points: u8,
        /// True if they are scored after Battles instead of turns.
        after_battle: bool,
    },
    /// Wounds healed on the hex after a Battle.
    Heal(u8),
    /// Wounds suffered on the hex at the start of a Battle.
    Hazard(u8),
    /// Steps by which the unit on the hex is turned after a Battle.
    Turn(u8),
    /// The side places units only on such a hex, or next to an own unit that is not netted.
    Spawn(Side),
}

/// A character of the drawing with its meanings, in the order of [`MarkWord`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PageMark {
    /// The character.
    pub symbol: char,
    /// The hexes that are drawn with it.
    pub hexes: HexSet,
    /// The meanings.
    pub words: Vec<MarkWord>,
}

worded! {
    /// A variant that a page may forbid.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
    pub enum Forbidden {
        /// Tactic cards (NH-13.40).
        Cards = "cards",
        /// Reinforcements (NH-13.2).
        Reinforcements = "reinforcements",
        /// The alternative start (NH-13.1).
        Alternative = "alternative",
        /// Replacement tiles (NH-13.60).
        Replacement = "replacement",
    }
}

/// Special rules of a page.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct PageRules {
    /// HQ points at the beginning, where they are not those of the mode.
    pub points: [Option<u8>; MAX_SIDES],
    /// Sides without an HQ.
    pub without_headquarters: Sides,
    /// Sizes of the piles, where they are not whole.
    pub tiles: [Option<u8>; MAX_SIDES],
    /// The side that has the first turn.
    pub first: Option<Side>,
    /// The turn of the game that the Final Battle follows.
    pub turns: Option<u16>,
    /// The number of turns after each of which a Battle follows.
    pub battle: Option<u16>,
    /// Variants that the page does not allow, in order.
    pub forbidden: Vec<Forbidden>,
}

/// A way to win.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Goal {
    /// An enemy HQ is destroyed.
    Headquarters,
    /// So many points are scored.
    Score(u16),
    /// At the end of an own turn, units on so many hexes of a mark are commanded.
    Hold {
        /// The character of the mark.
        symbol: char,
        /// The hexes drawn with it.
        hexes: HexSet,
        /// The number of hexes needed.
        count: u8,
    },
    /// That turn of the game has ended, and the own HQ stands.
    Survive(u16),
}

/// A page of the Map Atlas, or a board that a text draws.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Page {
    /// The id; `None` for a board that a text draws.
    pub id: Option<String>,
    /// The title.
    pub title: Names,
    /// A sentence about the page.
    pub note: Names,
    /// The mode.
    pub mode: ModeKind,
    /// The number of players.
    pub seats: u8,
    /// The ids of the armies that a side may play, where not all may be played.
    pub armies: Vec<(Side, Vec<String>)>,
    /// The board.
    pub board: Board,
    /// Every character of the drawing but `o`, in the order of the text.
    pub marks: Vec<PageMark>,
    /// Special rules.
    pub rules: PageRules,
    /// Goals in the order of the text.
    pub goals: Vec<(Whose, Goal)>,
    /// The first 16 digits of the SHA-256 of the file; empty for a board that a text draws.
    pub hash: String,
    /// The terrain.
    pub terrain: Terrain,
    /// The pits.
    pub pits: HexSet,
}

impl Hash for Page {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (&self.id, &self.hash, self.board, self.marks.len()).hash(state);
    }
}

impl Page {
    /// The pages that come with the program, in the order of the values.
    #[must_use]
    pub fn built_in() -> &'static [Arc<Self>] {
        &BUILT_IN
    }

    /// The page with an id.
    #[must_use]
    pub fn find(id: &str) -> Option<Arc<Self>> {
        BUILT_IN.iter().find(|page| page.id.as_deref() == Some(id)).cloned()
    }

    /// The hexes with some meaning, each with the number that `value` reads from it.
    fn numbers(&self, value: impl Fn(MarkWord) -> Option<u8>) -> impl Iterator<Item = (Hex, u8)> {
        let number = move |mark: &PageMark| mark.words.iter().find_map(|&word| value(word)).map(|it| (mark.hexes, it));
        self.marks.iter().filter_map(number).flat_map(|(hexes, number)| hexes.iter().map(move |hex| (hex, number)))
    }

    fn hexes(&self, has: impl Fn(MarkWord) -> bool) -> HexSet {
        self.numbers(|word| has(word).then_some(0)).map(|(hex, _)| hex).collect()
    }

    /// The hexes on which a side has to place its HQ; empty if it may place it on any free hex (O-181).
    #[must_use]
    pub fn starts(&self, side: Side) -> HexSet {
        self.hexes(|word| matches!(word, MarkWord::Start(whose) if whose.is_none_or(|of| of == side)))
    }

    /// The spawn hexes of a side; empty if it may place units on any free hex.
    #[must_use]
    pub fn spawns(&self, side: Side) -> HexSet {
        self.hexes(|word| word == MarkWord::Spawn(side))
    }

    /// The hexes that score at the end of turns, or of Battles, each with its points.
    pub fn scores(&self, battle: bool) -> impl Iterator<Item = (Hex, u8)> {
        self.numbers(move |word| {
            if let MarkWord::Score { points, after_battle } = word {
                (after_battle == battle).then_some(points)
            } else {
                None
            }
        })
    }

    /// The hexes that heal, each with the number of wounds.
    pub fn heals(&self) -> impl Iterator<Item = (Hex, u8)> {
        self.numbers(|word| if let MarkWord::Heal(wounds) = word { Some(wounds) } else { None })
    }

    /// The hexes that wound, each with the number of wounds.
    pub fn hazards(&self) -> impl Iterator<Item = (Hex, u8)> {
        self.numbers(|word| if let MarkWord::Hazard(wounds) = word { Some(wounds) } else { None })
    }

    /// The hexes that turn units, each with the number of steps.
    pub fn turns(&self) -> impl Iterator<Item = (Hex, u8)> {
        self.numbers(|word| if let MarkWord::Turn(steps) = word { Some(steps) } else { None })
    }

    /// The mark of a hex.
    #[must_use]
    pub fn mark_on(&self, hex: Hex) -> Option<&PageMark> {
        self.marks.iter().find(|mark| mark.hexes.contains(hex))
    }

    /// The meanings of a hex.
    #[must_use]
    pub fn words_on(&self, hex: Hex) -> &[MarkWord] {
        self.mark_on(hex).map_or(&[], |mark| &mark.words)
    }

    /// True if the page has hexes that score or goals by score, so that the scores count in the end.
    #[must_use]
    pub fn has_scores(&self) -> bool {
        [false, true].into_iter().any(|battle| self.scores(battle).next().is_some())
    }

    /// The goals of a side other than the destruction of HQs, which always decides (NH-11.4).
    pub fn goals_of(&self, side: Side) -> impl Iterator<Item = Goal> {
        self.goals.iter().filter(move |(whose, _)| whose.is_none_or(|of| of == side)).map(|&(_, goal)| goal)
    }
}
