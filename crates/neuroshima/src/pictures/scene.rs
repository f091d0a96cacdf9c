//! Scene to be drawn, with everything decided and every word translated.

use super::mark::{Mark, outlook};
use super::preview::{Considered, Preview};
use super::read::{self, Effective};
use crate::rules::{
    Arrangement, Card, Direction, Event, Hex, HexSet, Influence, Prospect, Question, Roster, Side, Tile, TileId,
};
use sztab_game::Language;
use sztab_pictures::hue::Hue;
pub use sztab_pictures::palette::Colours;

/// All that a picture of the table shows.
#[derive(Debug, Clone)]
pub struct Scene<'a> {
    /// The armies, for what is printed on the tiles.
    pub roster: &'a Roster,
    /// Units and HQ points.
    pub arrangement: &'a Arrangement,
    /// Panels of the sides, in turn order.
    pub sides: Vec<SidePanel>,
    /// Hexes whose units are netted.
    pub netted: HexSet,
    /// Hexes whose units are paralysed.
    pub paralysed: HexSet,
    /// Nets that hold somebody: the netter's hex and the direction that its net looks in.
    pub nets: Vec<(Hex, Direction)>,
    /// Changes by modules and HQs to the units on some hexes.
    pub effective: Vec<(Hex, Effective)>,
    /// Modules that serve another side than their owner's, with that side.
    pub scoped: Vec<(Hex, Side)>,
    /// Units that are taken over, with the side that commands them.
    pub taken: Vec<(Hex, Side)>,
    /// Between which adjacent members the links of a Matrix run.
    pub links: Vec<(Hex, Direction)>,
    /// The unit that may make a second move now.
    pub second_move: Option<Hex>,
    /// Sides in the order of their turns, the present one first, where more than two play; empty if not shown.
    pub turns: Vec<Side>,
    /// Hexes of the last move, to be marked.
    pub last: Vec<Hex>,
    /// Hexes that can be chosen by a button, with its number.
    pub offered: Vec<(u8, Hex)>,
    /// Further hexes that can be chosen.
    pub possible: Vec<Hex>,
    /// Changes by an action under consideration, drawn as if half there.
    pub preview: Preview,
    /// Marks of events, in a film or in an outlook on a Battle.
    pub marks: Vec<Mark>,
    /// The line above the board.
    pub headline: Headline,
    /// Words of the panels.
    pub labels: Labels,
    /// Which of a tile's names are shown.
    pub language: Language,
    /// The palette.
    pub colours: Colours,
    /// Hues that the sides wear, in turn order.
    pub hues: Vec<Option<Hue>>,
}

/// One side's corner of the picture.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct SidePanel {
    /// Name of the player; shortened when too long.
    pub player: String,
    /// The army's name in the language of the picture.
    pub army: String,
    /// Tiles that lie open in front of the player.
    pub hand: Vec<TileId>,
    /// Tiles still in the pile.
    pub pile: usize,
    /// Tiles discarded or lost.
    pub discard: usize,
    /// The Tactic cards that are left, with the tile on a Base (NH-13.40).
    pub cards: Vec<(Card, Option<TileId>)>,
    /// True if it is this side's turn.
    pub to_move: bool,
    /// True if its turn comes next, where more than two play.
    pub is_next: bool,
    /// Standing of a side that no longer plays as the others do.
    pub standing: Option<Standing>,
}

/// Standing of a side that no longer plays as the others do.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Standing {
    /// In a word: that it is out, or that its turns pass.
    pub word: String,
    /// True if it can no longer win.
    pub is_out: bool,
}

/// The line above the board.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Headline {
    /// On the left, in bold: what goes on, such as "Round 5".
    pub title: String,
    /// On the right: anything short, such as the last move.
    pub note: String,
    /// True if the note is a warning, such as that the game is about to end.
    pub warns: bool,
}

/// Words of the panels.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Labels {
    /// Before the number of tiles in the pile.
    pub pile: String,
    /// Before the number of tiles discarded.
    pub discard: String,
    /// On the panel of the side whose turn it is.
    pub to_move: String,
    /// On the panel of the side whose turn comes next.
    pub next: String,
}

impl<'a> Scene<'a> {
    /// A board with all that it makes of its units, and nothing around it.
    #[must_use]
    pub fn new(roster: &'a Roster, arrangement: &'a Arrangement, language: Language, colours: Colours) -> Self {
        let influence = Influence::read(roster, arrangement);
        Self {
            roster,
            arrangement,
            sides: Vec::new(),
            netted: influence.netted,
            paralysed: influence.paralysed_units(),
            nets: influence.nets().collect(),
            effective: read::effective_units(&influence),
            scoped: read::scoped_modules(&influence),
            taken: read::taken_units(&influence),
            links: read::links(&influence),
            second_move: None,
            turns: Vec::new(),
            last: Vec::new(),
            offered: Vec::new(),
            possible: Vec::new(),
            preview: Preview::default(),
            marks: Vec::new(),
            headline: Headline::default(),
            labels: Labels::default(),
            language,
            colours,
            hues: roster.hues(),
        }
    }

    /// The same with all that a Battle brings which begins on this board: lines of fire, fates, points lost.
    #[must_use]
    pub fn with_outlook(mut self, events: &[Event]) -> Self {
        self.marks = outlook(self.roster, events);
        self
    }

    /// The same with what an action under consideration would bring, by its events and by what is then asked. Whom nets hold
    /// and what everybody's values are is shown as it would be then, and so is whom the player's own units would hit from
    /// where they would stand.
    #[must_use]
    pub fn considering(self, events: &[Event], open: Option<&Question>) -> Self {
        let Considered { preview, board, active } = Considered::read(self.roster, self.arrangement, events, open);
        let influence = Influence::read(self.roster, &board);
        let hits = active.iter().flat_map(|hex| Prospect::read(&influence, hex).hits).map(Event::Hit);
        let mut marks = outlook(self.roster, &hits.collect::<Vec<Event>>());
        marks.extend(preview.marks.iter().copied());
        let Scene { netted, paralysed, nets, effective, scoped, taken, links, .. } =
            Scene::new(self.roster, &board, self.language, self.colours);
        Scene { netted, paralysed, nets, effective, scoped, taken, links, preview, marks, ..self }
    }

    /// The same table with another board.
    #[must_use]
    pub fn with_board<'b>(&self, arrangement: &'b Arrangement) -> Scene<'b>
    where
        'a: 'b,
    {
        Scene {
            sides: self.sides.clone(),
            headline: self.headline.clone(),
            labels: self.labels.clone(),
            ..Scene::new(self.roster, arrangement, self.language, self.colours)
        }
    }
}

impl Scene<'_> {
    /// A tile's facts; nothing for a side or a tile that does not exist, because a picture must always come out.
    pub(super) fn tile(&self, side: Side, tile: TileId) -> Option<&Tile> {
        self.roster.sides().any(|known| known == side).then(|| self.roster.army(side).tiles.get(usize::from(tile.0)))?
    }

    /// The side that a module serves, if that is another one than its owner's.
    pub(super) fn serves(&self, hex: Hex) -> Option<Side> {
        self.scoped.iter().find(|(scoped, _)| *scoped == hex).map(|&(_, side)| side)
    }

    /// The side that has taken over the unit on a hex, if one has.
    pub(super) fn taker(&self, hex: Hex) -> Option<Side> {
        self.taken.iter().find(|(taken, _)| *taken == hex).map(|&(_, side)| side)
    }

    /// The HQ points of a side that its marks say are being lost; the arrangement still has them.
    pub(super) fn loss(&self, side: usize) -> u8 {
        let owned = |hex: Hex| self.arrangement.unit(hex).is_some_and(|unit| unit.owner.index() == side);
        let lost = self.marks.iter().filter_map(|mark| {
            let Mark::Loses { hex, points } = *mark else { return None };
            owned(hex).then_some(points)
        });
        lost.fold(0, u8::saturating_add)
    }

    /// The points that a side scores by its marks; the arrangement does not have them yet.
    pub(super) fn gain(&self, side: usize) -> u8 {
        let scored = self.marks.iter().filter_map(|mark| {
            let Mark::Scores { side: scorer, points, .. } = *mark else { return None };
            (scorer.index() == side).then_some(points)
        });
        scored.fold(0, u8::saturating_add)
    }

    /// True if more than two play: then tiles, turns and hits need more marks than a duel does.
    pub(super) fn is_crowd(&self) -> bool {
        self.sides.len() > 2
    }

    /// Values of the unit on a hex, if the board changes any.
    pub(super) fn effective(&self, hex: Hex) -> Option<&Effective> {
        self.effective.iter().find(|(changed, _)| *changed == hex).map(|(_, effective)| effective)
    }
}
