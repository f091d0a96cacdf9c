//! A scene to draw, in which everything has been decided and all texts are translated.

use super::mark::{Mark, outlook_marks};
use super::preview::{Preview, PreviewBuilder};
use super::read::{self, EffectiveValues};
use crate::rules::{
    Arrangement, Card, Direction, Event, Hex, HexSet, Influence, Prospect, Question, Roster, Side, Tile, TileId,
};
use sztab_game::Language;
use sztab_pictures::hue::Hue;
pub use sztab_pictures::palette::Colours;

/// Everything that a picture of the table shows.
#[derive(Debug, Clone)]
pub struct Scene<'a> {
    /// The armies, which contain the printed facts of the tiles.
    pub roster: &'a Roster,
    /// Units and HQ points.
    pub arrangement: &'a Arrangement,
    /// Panels of the sides, in turn order.
    pub sides: Vec<SidePanel>,
    /// Hexes whose units are netted.
    pub netted: HexSet,
    /// Hexes whose units are paralysed.
    pub paralysed: HexSet,
    /// Nets that hold a unit: the netter's hex and the direction of its net.
    pub nets: Vec<(Hex, Direction)>,
    /// Effective values of the units changed by modules and HQs, by hex.
    pub effective: Vec<(Hex, EffectiveValues)>,
    /// Modules that serve a side other than their owner's, each with that side.
    pub scoped: Vec<(Hex, Side)>,
    /// Units under another side's control, each with that side.
    pub taken: Vec<(Hex, Side)>,
    /// Links of a Matrix between adjacent members: a hex and a direction.
    pub links: Vec<(Hex, Direction)>,
    /// The unit that may make a second move now.
    pub second_move: Option<Hex>,
    /// Sides in turn order, starting with the current one, if more than two play; empty if the order is not shown.
    pub turns: Vec<Side>,
    /// Hexes of the last move, which are marked.
    pub last: Vec<Hex>,
    /// Hexes that have a button, with the button's number.
    pub offered: Vec<(u8, Hex)>,
    /// Further hexes that can be chosen.
    pub possible: Vec<Hex>,
    /// Changes by an action under consideration, drawn as ghosts.
    pub preview: Preview,
    /// Marks of events, in a film or in an outlook on a Battle.
    pub marks: Vec<Mark>,
    /// The line above the board.
    pub headline: Headline,
    /// Words of the panels.
    pub labels: Labels,
    /// Language of the tiles' names.
    pub language: Language,
    /// The palette.
    pub colours: Colours,
    /// Hues of the sides, in turn order.
    pub hues: Vec<Option<Hue>>,
}

/// One side's corner of the picture.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct SidePanel {
    /// Name of the player; shortened if too long.
    pub player: String,
    /// The army's name in the language of the picture.
    pub army: String,
    /// Tiles that lie open in front of the player.
    pub hand: Vec<TileId>,
    /// Number of tiles still in the pile.
    pub pile: usize,
    /// Number of tiles discarded or lost.
    pub discard: usize,
    /// The remaining Tactic cards, with the tile on a Base (NH-13.40).
    pub cards: Vec<(Card, Option<TileId>)>,
    /// True if it is this side's turn.
    pub to_move: bool,
    /// True if this side has the next turn, in games with more than two sides.
    pub is_next: bool,
    /// Status of a side that no longer plays normally.
    pub standing: Option<SideStatus>,
}

/// Status of a side that no longer plays normally.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct SideStatus {
    /// The status in a word: out, or passing turns.
    pub word: String,
    /// True if the side can no longer win.
    pub is_out: bool,
}

/// The line above the board.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Headline {
    /// The state of the game, shown in bold on the left, for example "Round 5".
    pub title: String,
    /// A short note on the right, for example about the last move.
    pub note: String,
    /// True if the note is a warning, for example that the game is about to end.
    pub warns: bool,
}

/// Words of the panels.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Labels {
    /// Label of the number of tiles in the pile.
    pub pile: String,
    /// Label of the number of tiles discarded.
    pub discard: String,
    /// Label on the panel of the side to move.
    pub to_move: String,
    /// Label on the panel of the side with the next turn.
    pub next: String,
}

impl<'a> Scene<'a> {
    /// A board with the effects on its units, and no panels.
    #[must_use]
    pub fn new(roster: &'a Roster, arrangement: &'a Arrangement, language: Language, colours: Colours) -> Self {
        let influence = Influence::evaluate(roster, arrangement);
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

    /// The scene with the marks of a Battle that begins on this board: lines of fire, fates and points lost.
    #[must_use]
    pub fn with_outlook(mut self, events: &[Event]) -> Self {
        self.marks = outlook_marks(self.roster, events);
        self
    }

    /// The scene with the result of an action under consideration, from the action's events and the question asked
    /// after them. Nets and values of units are shown as they would be after the action, and so are the targets of the
    /// player's own units from their new positions.
    #[must_use]
    pub fn with_preview(self, events: &[Event], open: Option<&Question>) -> Self {
        let PreviewBuilder { preview, board, active } =
            PreviewBuilder::from_events(self.roster, self.arrangement, events, open);
        let influence = Influence::evaluate(self.roster, &board);
        let hits = active.iter().flat_map(|hex| Prospect::evaluate(&influence, hex).hits).map(Event::Hit);
        let mut marks = outlook_marks(self.roster, &hits.collect::<Vec<Event>>());
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
    /// A tile's facts. `None` for a side or a tile that does not exist: it is left out, because a picture must always
    /// be drawn.
    pub(super) fn tile(&self, side: Side, tile: TileId) -> Option<&Tile> {
        self.roster.sides().any(|known| known == side).then(|| self.roster.army(side).tiles.get(usize::from(tile.0)))?
    }

    /// The side that a module serves; `None` if it serves its owner's side.
    pub(super) fn served_side(&self, hex: Hex) -> Option<Side> {
        self.scoped.iter().find(|(scoped, _)| *scoped == hex).map(|&(_, side)| side)
    }

    /// The side other than the owner that controls the unit on a hex, if any.
    pub(super) fn taker(&self, hex: Hex) -> Option<Side> {
        self.taken.iter().find(|(taken, _)| *taken == hex).map(|&(_, side)| side)
    }

    /// The HQ points that the marks take from a side; the arrangement does not reflect the loss yet.
    pub(super) fn loss(&self, side: usize) -> u8 {
        let owned = |hex: Hex| self.arrangement.unit(hex).is_some_and(|unit| unit.owner.index() == side);
        let lost = self.marks.iter().filter_map(|mark| {
            let Mark::Loses { hex, points } = *mark else { return None };
            owned(hex).then_some(points)
        });
        lost.fold(0, u8::saturating_add)
    }

    /// The points that the marks give to a side; the arrangement does not contain them yet.
    pub(super) fn gain(&self, side: usize) -> u8 {
        let scored = self.marks.iter().filter_map(|mark| {
            let Mark::Scores { side: scorer, points, .. } = *mark else { return None };
            (scorer.index() == side).then_some(points)
        });
        scored.fold(0, u8::saturating_add)
    }

    /// True if more than two sides play, so that tiles, turns and hits need more marks than in a duel.
    pub(super) fn has_more_than_two_sides(&self) -> bool {
        self.sides.len() > 2
    }

    /// Effective values of the unit on a hex; `None` if the board does not change any.
    pub(super) fn effective_values(&self, hex: Hex) -> Option<&EffectiveValues> {
        self.effective.iter().find(|(changed, _)| *changed == hex).map(|(_, effective)| effective)
    }
}
