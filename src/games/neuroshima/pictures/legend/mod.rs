//! The legend: every symbol with its name and what it means.
//!
//! Which marks there are, and in which sections, is decided here, beside the drawings; the words come with the
//! [`Legend`]. Text is large: a legend is read on a phone, at little more than a third of its size.

mod marks;

use super::hexagon::hexagon;
use super::symbols::Symbol;
use crate::games::neuroshima::rules::TerrainKind;
use crate::pictures::canvas::Canvas;
use crate::pictures::geometry::{Area, Point};
use crate::pictures::palette::{Colours, Palette};
use crate::pictures::text::{Align, Type};

/// Sizes in pixels.
const WIDTH: f32 = 1080.0;
const MARGIN: f32 = 20.0;
const TITLE: f32 = 96.0;
const HEADING: f32 = 82.0;
const GAP: f32 = 20.0;
/// The hex that a mark stands on, and how much of the hex the mark takes.
const PLATE: f32 = 62.0;
const MARK: f32 = 37.0;
/// Where text begins in its column, and what it leaves free at the end.
const TEXT: f32 = 148.0;
const END: f32 = 18.0;
const NAME: f32 = 37.0;
const ABOUT: f32 = 31.0;
const LINE: f32 = 35.0;
/// Free room between one entry and the next.
const BETWEEN: f32 = 24.0;

/// What an entry of the legend shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sign {
    /// A symbol.
    Symbol(Symbol),
    /// The tiles of the four sides.
    Owners,
    /// The hexes of the last move.
    LastMove,
    /// A unit that a net holds.
    Netted,
    /// From the netter to whom it holds.
    Holds,
    /// An attack that the board makes stronger.
    Strengthened,
    /// A module that serves another side.
    Serves,
    /// A unit that another side has taken over.
    Taken,
    /// The ground of a kind of terrain (NH-13.50).
    Terrain(TerrainKind),
    /// The line around the hexes that decide whether a larger board is full.
    BasicHexes,
    /// The order of turns of more than two sides.
    Order,
    /// The sum of a team's points.
    Team,
    /// Points that a side scores on an HQ.
    Scores,
    /// The panel of a side that is out.
    Out,
}

impl Sign {
    /// A word for it, with hyphens.
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
            Self::BasicHexes => "basic-hexes".to_owned(),
            Self::Order => "order".to_owned(),
            Self::Team => "team".to_owned(),
            Self::Scores => "scores".to_owned(),
            Self::Out => "out".to_owned(),
        }
    }
}

worded! {
    /// A part of the legend, from above.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum Section {
        /// What stands on edges.
        Edges = "edges",
        /// What stands in the corners of tiles.
        Numbers = "numbers",
        /// What modules and HQs give.
        Gifts = "gifts",
        /// The instant tiles.
        Instants = "instants",
        /// What pictures of a board mark.
        Board = "board",
        /// What is marked where three or four play.
        Crowd = "crowd",
    }
}

impl Section {
    /// What it shows, line by line in two columns.
    #[must_use]
    pub fn marks(self) -> Vec<Sign> {
        let symbols: &[Symbol] = match self {
            Self::Edges => &[
                Symbol::Melee,
                Symbol::Ranged,
                Symbol::Gauss,
                Symbol::Armour,
                Symbol::Net,
                Symbol::Connection,
                Symbol::Shotgun,
                Symbol::Rocket,
                Symbol::Poisoning,
                Symbol::LongConnection,
                Symbol::Reflection,
                Symbol::Explosive,
                Symbol::Entry,
                Symbol::Exit,
                Symbol::Trap,
                Symbol::Agitator,
            ],
            Self::Numbers => &[
                Symbol::Headquarters,
                Symbol::Initiative,
                Symbol::Toughness,
                Symbol::Wound,
                Symbol::Mobility,
                Symbol::MobilitySpent,
                Symbol::SecondMove,
                Symbol::Explosion,
                Symbol::Sharpshooter,
                Symbol::Mortar,
                Symbol::Shadow,
                Symbol::Spy,
                Symbol::Matrix,
                Symbol::Return,
                Symbol::Replace,
                Symbol::Poison,
                Symbol::BreathOfDeath,
                Symbol::Paralysis,
                Symbol::Underground,
                Symbol::Execution,
                Symbol::SteelNet,
                Symbol::PushAbility,
                Symbol::Redirect,
            ],
            Self::Gifts => &[
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
            ],
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
            Self::Board => &[Symbol::InitiativeRaised, Symbol::InitiativeLowered, Symbol::ToughnessLent],
            Self::Crowd => &[],
        };
        let mut marks: Vec<Sign> = symbols.iter().copied().map(Sign::Symbol).collect();
        match self {
            // Beside the Scoper, which makes them do so.
            Self::Gifts => marks.insert(marks.len() - 1, Sign::Serves),
            Self::Board => {
                marks.splice(
                    0..0,
                    [Sign::Owners, Sign::LastMove, Sign::Netted, Sign::Holds, Sign::Taken, Sign::Strengthened],
                );
                marks.extend(TerrainKind::ALL.map(Sign::Terrain));
            }
            Self::Crowd => marks.extend([Sign::Order, Sign::Team, Sign::Scores, Sign::Out, Sign::BasicHexes]),
            Self::Edges | Self::Numbers | Self::Instants => {}
        }
        marks
    }
}

/// The words of an entry.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Words {
    /// What players call it.
    pub name: String,
    /// What it means, in a short sentence.
    pub about: String,
}

/// A legend in the words of one language.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Legend {
    /// Above everything.
    pub title: String,
    /// The sections with their headings and entries, from above.
    pub sections: Vec<(String, Vec<(Sign, Words)>)>,
    /// The palette.
    pub colours: Colours,
}

impl Legend {
    /// The legend of this version of the game. `heading` and `words` say what stands beside a section and a mark.
    #[must_use]
    pub fn new(
        title: String,
        colours: Colours,
        heading: impl Fn(Section) -> String,
        words: impl Fn(Sign) -> Words,
    ) -> Self {
        let entries = |section: Section| section.marks().into_iter().map(|mark| (mark, words(mark))).collect();
        let sections = Section::ALL.map(|section| (heading(section), entries(section))).to_vec();
        Self { title, sections, colours }
    }
}

/// An entry with its text broken into lines.
struct Entry {
    mark: Sign,
    name: Vec<String>,
    about: Vec<String>,
}

impl Entry {
    fn new(mark: Sign, words: &Words, palette: &Palette) -> Self {
        let width = column() - TEXT - END;
        let name = wrapped(&name_type(palette), &words.name, width);
        Self { mark, name, about: wrapped(&about_type(palette), &words.about, width) }
    }

    /// The height of the text.
    fn text(&self) -> f32 {
        let lines = |lines: &[String], each: f32| lines.iter().map(|_| each).sum::<f32>();
        lines(&self.name, NAME + 3.0) + lines(&self.about, LINE)
    }

    fn height(&self) -> f32 {
        self.text().max(2.0 * PLATE * super::hexagon::APOTHEM)
    }
}

fn column() -> f32 {
    (WIDTH - 2.0 * MARGIN) / 2.0
}

fn name_type(palette: &Palette) -> Type {
    Type::bold(NAME, palette.paper)
}

fn about_type(palette: &Palette) -> Type {
    Type::regular(ABOUT, palette.muted)
}

/// The legend as a PNG picture, 1080 pixels wide; its height follows from the texts.
#[must_use]
pub fn legend(legend: &Legend) -> Vec<u8> {
    let palette = legend.colours.palette();
    let sections: Vec<(&str, Vec<Entry>)> = legend
        .sections
        .iter()
        .map(|(heading, entries)| {
            (heading.as_str(), entries.iter().map(|(mark, words)| Entry::new(*mark, words, palette)).collect())
        })
        .collect();
    let height = TITLE + sections.iter().map(|(_, entries)| block(entries) + GAP).sum::<f32>();
    let mut canvas = Canvas::new(whole(WIDTH), whole(height), palette);
    let title = Type::bold(58.0, palette.paper);
    let middle = Point::new(WIDTH / 2.0, TITLE / 2.0);
    title.draw_fitted(&mut canvas, middle, Align::Centre, &legend.title, WIDTH - 2.0 * MARGIN);
    let mut y = TITLE;
    for (heading, entries) in &sections {
        section(&mut canvas, y, heading, entries);
        y += block(entries) + GAP;
    }
    canvas.into_png()
}

/// The height of a section with its heading.
fn block(entries: &[Entry]) -> f32 {
    HEADING + entries.chunks(2).map(|row| tallest(row) + BETWEEN).sum::<f32>()
}

fn tallest(row: &[Entry]) -> f32 {
    row.iter().map(Entry::height).fold(0.0, f32::max)
}

fn section(canvas: &mut Canvas, top: f32, heading: &str, entries: &[Entry]) {
    let palette = canvas.palette;
    let area = Area::new(MARGIN, top, WIDTH - 2.0 * MARGIN, block(entries));
    canvas.rounded(area, 22.0, palette.floor_line);
    canvas.rounded(area.inset(2.0), 20.0, palette.floor);
    let at = Point::new(MARGIN + 28.0, top + 40.0);
    Type::bold(45.0, palette.style(0).bright).draw_fitted(canvas, at, Align::Left, heading, area.w - 56.0);
    let mut y = top + HEADING;
    for row in entries.chunks(2) {
        let high = tallest(row);
        for (entry, x) in row.iter().zip([MARGIN, MARGIN + column()]) {
            paint(canvas, Point::new(x, y), high, entry);
        }
        y += high + BETWEEN;
    }
}

/// An entry in the row of a height, from its upper left corner.
fn paint(canvas: &mut Canvas, at: Point, high: f32, entry: &Entry) {
    let palette = canvas.palette;
    let middle = at.shift(TEXT / 2.0 + 4.0, high / 2.0);
    if !matches!(entry.mark, Sign::Owners | Sign::Netted | Sign::LastMove | Sign::Holds | Sign::BasicHexes) {
        canvas.polygon(&hexagon(middle, PLATE), palette.floor_line);
        canvas.polygon(&hexagon(middle, PLATE - 3.0), palette.background);
    }
    marks::paint(canvas, entry.mark, middle, MARK);
    let mut y = at.y + (high - entry.text()) / 2.0;
    for line in &entry.name {
        name_type(palette).draw(canvas, Point::new(at.x + TEXT, y + NAME / 2.0), Align::Left, line);
        y += NAME + 3.0;
    }
    for line in &entry.about {
        about_type(palette).draw(canvas, Point::new(at.x + TEXT, y + LINE / 2.0), Align::Left, line);
        y += LINE;
    }
}

/// As few lines as there can be, all of much the same width: a last line of one word reads badly.
fn wrapped(style: &Type, text: &str, width: f32) -> Vec<String> {
    let fewest = broken(style, text, width);
    let even = [0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95].into_iter().map(|share| share * width);
    let fits = |lines: &Vec<String>, width: f32| {
        lines.len() == fewest.len() && lines.iter().all(|line| style.width(line) <= width)
    };
    even.map(|width| (broken(style, text, width), width))
        .find(|(lines, width)| !lines.iter().any(|line| line.ends_with('…')) && fits(lines, *width))
        .map_or(fewest.clone(), |(lines, _)| lines)
}

/// Lines that are no wider than `width`: as many words on each as there is room for.
fn broken(style: &Type, text: &str, width: f32) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in style.fit(text, f32::INFINITY).split(' ').filter(|word| !word.is_empty()) {
        match lines.last_mut() {
            Some(line) if style.width(&format!("{line} {word}")) <= width => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(style.fit(word, width)),
        }
    }
    lines
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "sizes of a picture")]
fn whole(size: f32) -> usize {
    size.ceil() as usize
}
