//! The legend: every symbol with its name and its meaning, on five cards.
//!
//! This module defines the signs and assigns them to cards, next to the drawings; the texts come with the [`Legend`].
//! Text is large, because phones show a legend at little more than a third of its size.

mod events;
mod marks;

use super::hexagon::hexagon;
use super::symbols::Symbol;
use crate::rules::TerrainKind;
use sztab_pictures::canvas::Canvas;
use sztab_pictures::geometry::{Area, Point};
pub use sztab_pictures::palette::{Colours, Palette};
pub use sztab_pictures::text::{Align, Flow, Type};
use sztab_words::worded;

/// Sizes in pixels.
const WIDTH: f32 = 1080.0;
const MARGIN: f32 = 16.0;
const HEADING_HEIGHT: f32 = 104.0;
/// Radius of the hex under a sign, and half the height of the sign in it.
const PLATE_RADIUS: f32 = 62.0;
const SIGN_HALF_HEIGHT: f32 = 37.0;
/// Left edge of the text in its column, and the text's right margin.
const TEXT_LEFT: f32 = 142.0;
const TEXT_RIGHT_MARGIN: f32 = 14.0;
const NAME_SIZE: f32 = 43.0;
const ABOUT_SIZE: f32 = 38.0;
const LINE_HEIGHT: f32 = 42.0;
/// Gap between rows.
const ROW_GAP: f32 = 26.0;

/// Sign shown by an entry of the legend.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sign {
    /// A symbol.
    Symbol(Symbol),
    /// The tiles of the four sides.
    Owners,
    /// The hexes of the last move.
    LastMove,
    /// A netted unit.
    Netted,
    /// A net that holds a unit.
    Holds,
    /// An attack strengthened by the board.
    Strengthened,
    /// A module that serves another side.
    Serves,
    /// A unit that another side has taken over.
    Taken,
    /// The background of a kind of terrain (NH-13.50).
    Terrain(TerrainKind),
    /// A unit with poison markers.
    Poisoned,
    /// A unit that cannot attack for a while.
    Paralysed,
    /// The terrain under a unit.
    TerrainUnder,
    /// The Foundation under a unit.
    FoundationUnder,
    /// The link between units of a Matrix.
    Linked,
    /// The Tactic cards of a player (NH-13.40).
    Cards,
    /// The line on a larger board around the hexes that decide whether the board is full.
    BasicHexes,
    /// The order of turns of more than two sides.
    Order,
    /// The sum of a team's points.
    Team,
    /// Points that a side scores on an HQ.
    Scores,
    /// The panel of an eliminated side.
    Out,
    /// A unit in its position after an action under consideration.
    Considered,
    /// A unit moves from one hex to another.
    Leaves,
    /// One of several hexes to which a unit may be sent.
    MayGo,
    /// A unit pushes another.
    Pushes,
    /// A unit turns on the spot.
    Turns,
    /// The hexes targeted by a tile.
    Area,
    /// A unit acts.
    Acts,
    /// An attack and the wounds that arrive.
    Hit,
    /// The amount of a hit that armour lets through.
    Stopped,
    /// An endless attack.
    Endless,
    /// An attack that destroys whatever it hits.
    Destroys,
    /// Wounds that a unit takes.
    Wounded,
    /// A unit that leaves the board.
    Falls,
    /// HQ points lost.
    Loses,
    /// A Medic that takes wounds meant for another unit.
    Heals,
    /// The attacking side, if more than two sides play.
    Attacker,
}

impl Sign {
    /// Signs drawn on the board while an action is under consideration.
    const PREVIEWS: [Self; 6] = [Self::Considered, Self::Leaves, Self::Pushes, Self::MayGo, Self::Turns, Self::Area];

    /// Signs for hits in films and outlooks.
    const HITS: [Self; 4] = [Self::Hit, Self::Stopped, Self::Destroys, Self::Endless];

    /// Signs for units that are hit.
    const FATES: [Self; 4] = [Self::Wounded, Self::Falls, Self::Loses, Self::Heals];

    /// True if the sign is a piece of a board, which is drawn without a hex under it.
    fn has_ground(self) -> bool {
        matches!(
            self,
            Self::Owners
                | Self::Netted
                | Self::LastMove
                | Self::Holds
                | Self::TerrainUnder
                | Self::FoundationUnder
                | Self::Linked
                | Self::BasicHexes
                | Self::Considered
                | Self::Leaves
                | Self::Pushes
                | Self::MayGo
                | Self::Turns
                | Self::Area
                | Self::Acts
                | Self::Falls
        )
    }

    /// The sign's id, in lower case with hyphens.
    #[must_use]
    pub fn id(self) -> String {
        match self {
            Self::Symbol(symbol) => symbol.id().replace('_', "-"),
            Self::Owners => "owners".to_owned(),
            Self::LastMove => "last-move".to_owned(),
            Self::Netted => "netted".to_owned(),
            Self::Holds => "holds".to_owned(),
            Self::Strengthened => "strengthened".to_owned(),
            Self::Serves => "serves".to_owned(),
            Self::Taken => "taken".to_owned(),
            Self::Terrain(kind) => kind.word().to_owned(),
            Self::Poisoned => "poisoned".to_owned(),
            Self::Paralysed => "paralysed".to_owned(),
            Self::TerrainUnder => "terrain-under".to_owned(),
            Self::FoundationUnder => "foundation-under".to_owned(),
            Self::Linked => "linked".to_owned(),
            Self::Cards => "cards".to_owned(),
            Self::BasicHexes => "basic-hexes".to_owned(),
            Self::Order => "order".to_owned(),
            Self::Team => "team".to_owned(),
            Self::Scores => "scores".to_owned(),
            Self::Out => "out".to_owned(),
            Self::Considered => "considered".to_owned(),
            Self::Leaves => "leaves".to_owned(),
            Self::MayGo => "may-go".to_owned(),
            Self::Pushes => "pushes".to_owned(),
            Self::Turns => "turns".to_owned(),
            Self::Area => "area".to_owned(),
            Self::Acts => "acts".to_owned(),
            Self::Hit => "hit".to_owned(),
            Self::Stopped => "stopped".to_owned(),
            Self::Endless => "endless".to_owned(),
            Self::Destroys => "destroys".to_owned(),
            Self::Wounded => "wounded".to_owned(),
            Self::Falls => "falls".to_owned(),
            Self::Loses => "loses".to_owned(),
            Self::Heals => "heals".to_owned(),
            Self::Attacker => "attacker".to_owned(),
        }
    }
}

worded! {
    /// A card of the legend.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum Section {
        /// Attacks of units.
        Attacks = "attacks",
        /// Protection of units, and their states.
        States = "states",
        /// Effects of modules and HQs.
        Effects = "effects",
        /// Marks in pictures of a board or of a Battle.
        Board = "board",
        /// The instant tiles, Foundations and terrain.
        Instants = "instants",
    }
}

impl Section {
    /// The section's symbols, in order.
    const fn symbols(self) -> &'static [Symbol] {
        match self {
            Self::Attacks => &[
                Symbol::Melee,
                Symbol::Ranged,
                Symbol::Gauss,
                Symbol::Shotgun,
                Symbol::Rocket,
                Symbol::Sharpshooter,
                Symbol::Mortar,
                Symbol::Shadow,
                Symbol::Poisoning,
                Symbol::Explosive,
                Symbol::Explosion,
                Symbol::Trap,
                Symbol::Entry,
                Symbol::Exit,
                Symbol::Redirect,
                Symbol::PushAbility,
                Symbol::Agitator,
                Symbol::Execution,
            ],
            Self::States => &[
                Symbol::Headquarters,
                Symbol::Initiative,
                Symbol::Toughness,
                Symbol::Wound,
                Symbol::Armour,
                Symbol::Reflection,
                Symbol::Net,
                Symbol::SteelNet,
                Symbol::Mobility,
                Symbol::MobilitySpent,
                Symbol::SecondMove,
                Symbol::Underground,
                Symbol::Return,
                Symbol::Replace,
                Symbol::Spy,
                Symbol::BreathOfDeath,
            ],
            Self::Effects => &[
                Symbol::Connection,
                Symbol::LongConnection,
                Symbol::MoreMelee,
                Symbol::MoreRanged,
                Symbol::MoreInitiative,
                Symbol::LessInitiative,
                Symbol::ExtraAction,
                Symbol::MoreToughness,
                Symbol::Medic,
                Symbol::Transport,
                Symbol::Quartermaster,
                Symbol::Recon,
                Symbol::Scoper,
                Symbol::Zone,
                Symbol::Poison,
                Symbol::Paralysis,
                Symbol::Matrix,
            ],
            Self::Board => &[Symbol::InitiativeRaised, Symbol::InitiativeLowered, Symbol::ToughnessLent],
            Self::Instants => &[
                Symbol::Battle,
                Symbol::Move,
                Symbol::PushBack,
                Symbol::Grenade,
                Symbol::Sniper,
                Symbol::Bomb,
                Symbol::Terror,
                Symbol::Smoke,
                Symbol::Transposition,
                Symbol::Castling,
                Symbol::Rotation,
                Symbol::SmallBomb,
                Symbol::Mine,
                Symbol::Hole,
                Symbol::ToxicBomb,
                Symbol::Roots,
            ],
        }
    }

    /// The section's signs, row by row in two columns.
    #[must_use]
    pub fn marks(self) -> Vec<Sign> {
        let mut marks: Vec<Sign> = self.symbols().iter().copied().map(Sign::Symbol).collect();
        match self {
            Self::Effects => {
                // Next to the Scoper, which causes modules to serve another side.
                let scoper = marks.iter().position(|sign| *sign == Sign::Symbol(Symbol::Scoper)).unwrap_or_default();
                marks.insert(scoper + 1, Sign::Serves);
                marks.push(Sign::Linked);
            }
            Self::Board => {
                marks.splice(
                    0..0,
                    [Sign::Owners, Sign::LastMove, Sign::Netted, Sign::Holds, Sign::Taken, Sign::Strengthened],
                );
                marks.extend(Sign::PREVIEWS);
                marks.push(Sign::Acts);
                marks.push(Sign::Cards);
                marks.extend([Sign::Order, Sign::Team, Sign::Scores, Sign::Attacker, Sign::Out, Sign::BasicHexes]);
            }
            Self::Instants => {
                marks.extend(TerrainKind::ALL.map(Sign::Terrain));
                marks.extend([Sign::TerrainUnder, Sign::FoundationUnder]);
            }
            Self::Attacks => marks.extend(Sign::HITS),
            Self::States => {
                marks.splice(8..8, [Sign::Poisoned, Sign::Paralysed]);
                marks.extend(Sign::FATES);
            }
        }
        marks
    }
}

/// The texts of an entry.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct EntryText {
    /// The name that players use.
    pub name: String,
    /// The meaning, in a short sentence.
    pub about: String,
}

/// A legend with the texts of one language.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Legend {
    /// Title of the legend.
    pub title: String,
    /// The cards with their headings and entries.
    pub sections: Vec<(String, Vec<(Sign, EntryText)>)>,
    /// The palette.
    pub colours: Colours,
}

impl Legend {
    /// The legend of this version of the game. `heading` returns the text of a section, `words` the texts of a sign.
    #[must_use]
    pub fn new(
        title: String,
        colours: Colours,
        heading: impl Fn(Section) -> String,
        words: impl Fn(Sign) -> EntryText,
    ) -> Self {
        let entries = |section: Section| section.marks().into_iter().map(|mark| (mark, words(mark))).collect();
        let sections = Section::ALL.map(|section| (heading(section), entries(section))).to_vec();
        Self { title, sections, colours }
    }
}

/// An entry with its text broken into lines.
struct Entry {
    mark: Sign,
    name: Flow,
    about: Flow,
}

impl Entry {
    fn new(mark: Sign, words: &EntryText, palette: &Palette) -> Self {
        let width = column_width() - TEXT_LEFT - TEXT_RIGHT_MARGIN;
        let name = Flow::balanced(Type::bold(NAME_SIZE, palette.paper), NAME_SIZE + 3.0, &words.name, width);
        Self {
            mark,
            name,
            about: Flow::balanced(Type::regular(ABOUT_SIZE, palette.muted), LINE_HEIGHT, &words.about, width),
        }
    }

    /// The height of the entry's text.
    fn text_height(&self) -> f32 {
        self.name.height() + self.about.height()
    }

    fn height(&self) -> f32 {
        self.text_height().max(2.0 * PLATE_RADIUS * super::hexagon::APOTHEM)
    }
}

fn column_width() -> f32 {
    (WIDTH - 2.0 * MARGIN) / 2.0
}

/// Draws a card of the legend, counted from 0, as a PNG picture, 1080 pixels wide; its height depends on the texts.
#[must_use]
pub fn render_legend(legend: &Legend, card: usize) -> Vec<u8> {
    let palette = legend.colours.palette();
    let (heading, entries) = legend.sections.get(card).map_or(("", &[][..]), |(heading, entries)| (heading, entries));
    let entries: Vec<Entry> = entries.iter().map(|(mark, words)| Entry::new(*mark, words, palette)).collect();
    let rows: Vec<(f32, &[Entry])> = entries.chunks(2).map(|row| (row_height(row), row)).collect();
    let height = HEADING_HEIGHT + rows.iter().map(|(high, _)| high + ROW_GAP).sum::<f32>() + MARGIN;
    let mut canvas = Canvas::new(ceil_px(WIDTH), ceil_px(height), palette);
    paint_title(&mut canvas, legend, card, heading);
    let mut y = HEADING_HEIGHT;
    for (index, (high, row)) in rows.iter().enumerate() {
        // Every other row has a lighter background, so that readers do not read on into the other column.
        if index % 2 == 0 {
            let area = Area::new(MARGIN, y, WIDTH - 2.0 * MARGIN, high + ROW_GAP);
            canvas.fill_rounded_rectangle(area, 18.0, palette.floor);
        }
        for (entry, x) in row.iter().zip([MARGIN, MARGIN + column_width()]) {
            paint(&mut canvas, Point::new(x, y + ROW_GAP / 2.0), *high, entry);
        }
        y += high + ROW_GAP;
    }
    canvas.into_png()
}

/// Draws the heading of a card on the left, and the card's number with the total on the right.
fn paint_title(canvas: &mut Canvas, legend: &Legend, card: usize, heading: &str) {
    let palette = canvas.palette;
    let room = WIDTH - 4.0 * MARGIN;
    let (left, right) =
        (Point::new(2.0 * MARGIN, HEADING_HEIGHT / 2.0), Point::new(WIDTH - 2.0 * MARGIN, HEADING_HEIGHT / 2.0));
    let which = Type::regular(ABOUT_SIZE, palette.muted);
    let text = which.fit(&format!("{} {}/{}", legend.title, card + 1, legend.sections.len()), room * 0.3);
    which.draw(canvas, right, Align::Right, &text);
    let room = room - which.width(&text) - MARGIN;
    let words = Type::bold(60.0, palette.plain_style(0).bright).shrink(heading, room, 40.0);
    words.draw_fitted(canvas, left, Align::Left, heading, room);
}

fn row_height(row: &[Entry]) -> f32 {
    row.iter().map(Entry::height).fold(0.0, f32::max)
}

/// Draws an entry from its upper left corner, in a row of a given height.
fn paint(canvas: &mut Canvas, at: Point, high: f32, entry: &Entry) {
    let palette = canvas.palette;
    let middle = at.shift(TEXT_LEFT / 2.0 + 4.0, high / 2.0);
    if !entry.mark.has_ground() {
        canvas.fill_polygon(&hexagon(middle, PLATE_RADIUS), palette.floor_line);
        canvas.fill_polygon(&hexagon(middle, PLATE_RADIUS - 3.0), palette.background);
    }
    marks::paint(canvas, entry.mark, middle, SIGN_HALF_HEIGHT);
    let top = at.shift(TEXT_LEFT, (high - entry.text_height()) / 2.0);
    entry.name.draw(canvas, top);
    entry.about.draw(canvas, top.shift(0.0, entry.name.height()));
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "sizes of a picture")]
fn ceil_px(size: f32) -> usize {
    size.ceil() as usize
}
