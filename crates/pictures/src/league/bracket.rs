//! A part of a bracket: up to four consecutive columns of matches, with lines from each match to the one that it leads
//! to.
#![expect(clippy::cast_precision_loss, reason = "a bracket has a few columns of a few matches")]

use super::frame::{self, CONTENT_WIDTH, HEADING_HEIGHT, Heading, MARGIN, MIN_TEXT_SIZE, WIDTH};
use super::marks::{self, State};
use super::round::Winner;
use crate::canvas::Canvas;
use crate::geometry::{Area, Point};
use crate::palette::{Colour, Colours};
use crate::text::{self, Align, Name, Type};

/// A part of a bracket with all texts translated.
///
/// Each column has half as many matches as the previous one, or the same number (in the losers' half of a double
/// elimination).
#[derive(Debug, Clone)]
pub struct Bracket {
    /// The palette.
    pub colours: Colours,
    /// The line at the top.
    pub heading: Heading,
    /// The columns from left to right; the first four are drawn.
    pub columns: Vec<Column>,
    /// The label of the box above the final, and the champion, once known. Drawn if the last column is a single match.
    pub champion: Option<(String, Name)>,
    /// The third-place match, with its title. Drawn below the final if the last column is a single match.
    pub third: Option<Column>,
}

/// A column of matches.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Column {
    /// The title above the column.
    pub title: String,
    /// The matches, from top to bottom; the first eight are drawn.
    pub pairs: Vec<Pair>,
}

/// A match of a bracket.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pair {
    /// The opponents.
    pub entrants: [Entrant; 2],
    /// The state of the match.
    pub state: State,
    /// The winner, if there is one.
    pub winner: Option<Winner>,
}

/// A player in a match of a bracket, or the text in place of one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entrant {
    pub who: EntrantName,
    /// The player's points in this match, as displayed; empty before the result.
    pub score: String,
}

/// The player, if known.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum EntrantName {
    Player(Name),
    /// A text instead of a player: a bye, or the match whose winner or loser takes the place.
    Words(String),
}

impl EntrantName {
    /// The name or the text.
    fn text(&self) -> &str {
        match self {
            Self::Player(name) => &name.text,
            Self::Words(words) => words,
        }
    }
}

/// The maximum numbers of columns, and of matches per column, that are drawn.
const MAX_COLUMNS: usize = 4;
const MAX_PAIRS: usize = 8;
/// The height of one entrant's row; a match is twice as high.
const ENTRANT_HEIGHT: f32 = 48.0;
const PAIR_HEIGHT: f32 = 2.0 * ENTRANT_HEIGHT;
/// The height of the titles above the columns.
const TITLE_HEIGHT: f32 = 56.0;
const TOP: f32 = HEADING_HEIGHT + TITLE_HEIGHT;
/// The space between columns.
const GAP: f32 = 32.0;
/// The maximum width of a column, even if there are few columns.
const MAX_COLUMN_WIDTH: f32 = 480.0;
/// The minimum height of the picture if there is something above or below the final.
const MIN_HEIGHT_WITH_FINAL: f32 = 480.0;
/// The distance from the middle of the final to the top of the third-place match.
const THIRD_PLACE_OFFSET: f32 = PAIR_HEIGHT / 2.0 + 72.0;

impl Bracket {
    /// The matches as text, for descriptions: the heading, then a line for each match under its column's title.
    pub fn lines(&self) -> Vec<String> {
        let side = |entrant: &Entrant| format!("{} {}", entrant.who.text(), entrant.score).trim_end().to_owned();
        let line = |pair: &Pair| pair.entrants.each_ref().map(side).join(" – ");
        let block = |column: &Column| {
            let pairs: Vec<String> = column.pairs.iter().take(MAX_PAIRS).map(line).collect();
            std::iter::once(column.title.clone()).chain(pairs).collect::<Vec<_>>()
        };
        let columns = self.columns.iter().take(MAX_COLUMNS).chain(&self.third).flat_map(block);
        let champion = self.champion.iter().map(|(label, name)| format!("{label}: {}", name.text));
        std::iter::once(self.heading.line()).chain(columns).chain(champion).collect()
    }

    /// The bracket as a PNG picture, 1080 pixels wide.
    #[must_use]
    pub fn to_png(&self) -> Vec<u8> {
        let layout = Layout::new(self);
        let mut canvas =
            Canvas::new(usize::from(WIDTH), frame::ceil_px(TOP + layout.height + MARGIN), self.colours.palette());
        self.heading.draw(&mut canvas);
        for (index, column) in self.columns.iter().take(MAX_COLUMNS).enumerate() {
            layout.draw_title(&mut canvas, index, &column.title);
            layout.draw_connections(&mut canvas, index);
        }
        let texts = self.texts(&layout);
        for (place, text) in layout.places(self).zip(texts.chunks(2)) {
            draw_pair(&mut canvas, place.area, place.pair, text);
        }
        layout.draw_around_final(&mut canvas, self);
        canvas.into_png()
    }

    /// The names and texts of all matches in position order, shortened to fit.
    fn texts(&self, layout: &Layout) -> Vec<String> {
        let style = layout.style(self.colours);
        let entrants = || layout.places(self).flat_map(|place| &place.pair.entrants);
        // Uses the widest score, so that a name is shortened in the same way in every column.
        let scores = entrants().map(|entrant| style.width(&entrant.score)).fold(28.0, f32::max).min(MAX_SCORE_WIDTH);
        let room = layout.width - scores - 38.0;
        let names: Vec<&Name> = entrants().filter_map(|entrant| name_of(&entrant.who)).collect();
        let mut shown = text::labels(&names, &style, room).into_iter();
        entrants()
            .map(|entrant| match &entrant.who {
                EntrantName::Player(_) => shown.next().unwrap_or_default(),
                EntrantName::Words(words) => Type::regular(MIN_TEXT_SIZE, style.colour).fit(words, room),
            })
            .collect()
    }
}

/// The maximum width of a score.
const MAX_SCORE_WIDTH: f32 = 70.0;

fn name_of(who: &EntrantName) -> Option<&Name> {
    match who {
        EntrantName::Player(name) => Some(name),
        EntrantName::Words(_) => None,
    }
}

/// A match and its position.
struct Place<'a> {
    area: Area,
    pair: &'a Pair,
}

/// The positions of all elements.
struct Layout {
    width: f32,
    height: f32,
    /// The vertical centres of the matches of each column.
    middles: Vec<Vec<f32>>,
    has_final: bool,
}

impl Layout {
    fn new(bracket: &Bracket) -> Self {
        let counts: Vec<usize> =
            bracket.columns.iter().take(MAX_COLUMNS).map(|column| column.pairs.len().min(MAX_PAIRS)).collect();
        let across = counts.len().max(1) as f32;
        let width = ((CONTENT_WIDTH - GAP * (across - 1.0)) / across).min(MAX_COLUMN_WIDTH).floor();
        let most = counts.iter().copied().max().unwrap_or_default().max(1);
        let has_final = counts.last() == Some(&1) && (bracket.third.is_some() || bracket.champion.is_some());
        let pitch = if most > 4 { PAIR_HEIGHT + 20.0 } else { PAIR_HEIGHT + 48.0 };
        let height = (pitch * most as f32).max(if has_final { MIN_HEIGHT_WITH_FINAL } else { 0.0 });
        let mut middles: Vec<Vec<f32>> = Vec::new();
        for &count in &counts {
            let column = column_centres(middles.last(), count, height);
            middles.push(column);
        }
        Self { width, height, middles, has_final }
    }

    fn column_left(&self, column: usize) -> f32 {
        MARGIN + (self.width + GAP) * column as f32
    }

    fn area(&self, column: usize, middle: f32) -> Area {
        Area::new(self.column_left(column), (TOP + middle - PAIR_HEIGHT / 2.0).round(), self.width, PAIR_HEIGHT)
    }

    /// The text style, larger if there is room.
    fn style(&self, colours: Colours) -> Type {
        Type::bold(if self.width < 300.0 { 31.0 } else { 33.0 }, colours.palette().paper)
    }

    /// The matches with their areas; the third-place match is last.
    fn places<'a>(&'a self, bracket: &'a Bracket) -> impl Iterator<Item = Place<'a>> {
        let columns =
            bracket.columns.iter().zip(&self.middles).enumerate().flat_map(move |(index, (column, middles))| {
                let area = move |&middle: &f32| self.area(index, middle);
                column.pairs.iter().zip(middles.iter().map(area)).map(|(pair, area)| Place { area, pair })
            });
        let third = bracket.third.as_ref().filter(|_| self.has_final).and_then(|third| third.pairs.first());
        columns.chain(third.map(|pair| Place { area: self.area(self.last_column(), self.third_place_top()), pair }))
    }

    fn last_column(&self) -> usize {
        self.middles.len().saturating_sub(1)
    }

    /// The vertical centre of the last column's only match.
    fn final_middle(&self) -> f32 {
        self.middles.last().and_then(|column| column.first()).copied().unwrap_or_default()
    }

    fn third_place_top(&self) -> f32 {
        self.final_middle() + THIRD_PLACE_OFFSET + PAIR_HEIGHT / 2.0
    }

    fn draw_title(&self, canvas: &mut Canvas, column: usize, title: &str) {
        let style = Type::bold(33.0, canvas.palette.plain_style(0).bright);
        let at = Point::new(self.column_left(column) + 4.0, HEADING_HEIGHT + TITLE_HEIGHT / 2.0 - 4.0);
        style.draw_fitted(canvas, at, Align::Left, title, self.width);
    }

    /// Draws the lines from a column's matches to those of the next column.
    fn draw_connections(&self, canvas: &mut Canvas, column: usize) {
        let (Some(here), Some(next)) = (self.middles.get(column), self.middles.get(column + 1)) else { return };
        let line = canvas.palette.floor_text;
        let (start, end) = (self.column_left(column) + self.width, self.column_left(column + 1));
        let bend = f32::midpoint(start, end).round();
        for (index, &from) in here.iter().enumerate() {
            let Some(&to) = next.get(following_match(index, here.len(), next.len())) else { continue };
            let (from, to) = ((TOP + from).round(), (TOP + to).round());
            let (upper, lower) = (from.min(to), from.max(to));
            canvas.fill_rectangle(Area::new(start, from - 2.0, bend - start + 2.0, 4.0), line);
            canvas.fill_rectangle(Area::new(bend - 2.0, upper - 2.0, 4.0, lower - upper + 4.0), line);
            canvas.fill_rectangle(Area::new(bend - 2.0, to - 2.0, end - bend + 2.0, 4.0), line);
        }
    }

    /// Draws the champion above the final, and the title of the third-place match below it.
    fn draw_around_final(&self, canvas: &mut Canvas, bracket: &Bracket) {
        if !self.has_final {
            return;
        }
        let palette = canvas.palette;
        let (left, middle) = (self.column_left(self.last_column()), TOP + self.final_middle());
        if let Some(third) = &bracket.third {
            let at = Point::new(left + 4.0, middle + THIRD_PLACE_OFFSET - 28.0);
            Type::bold(33.0, palette.plain_style(0).bright).draw_fitted(
                canvas,
                at,
                Align::Left,
                &third.title,
                self.width,
            );
        }
        if let Some((label, name)) = &bracket.champion {
            let area = Area::new(left, (middle - PAIR_HEIGHT / 2.0 - 144.0).round(), self.width, 116.0);
            canvas.fill_rounded_rectangle(area, 18.0, palette.plain_style(0).bright);
            let x = area.x + area.w / 2.0;
            let room = area.w - 28.0;
            let small = Type::regular(MIN_TEXT_SIZE, palette.ink);
            small.draw_fitted(canvas, Point::new(x, area.y + 32.0), Align::Centre, label, room);
            let style = Type::bold(44.0, palette.ink).shrink(&name.text, room, 32.0);
            let shown = text::labels(&[name], &style, room).concat();
            style.draw(canvas, Point::new(x, area.y + 78.0), Align::Centre, &shown);
        }
    }
}

/// The vertical centres of a column's matches: each in the middle of the matches that lead to it, or all spread evenly.
fn column_centres(before: Option<&Vec<f32>>, count: usize, height: f32) -> Vec<f32> {
    let even = |index: usize| (index as f32 + 0.5) * height / count as f32;
    let Some(before) = before.filter(|before| before.len() >= count) else { return (0..count).map(even).collect() };
    let middle = |index: usize| {
        let feeding =
            before.iter().enumerate().filter(|(from, _)| following_match(*from, before.len(), count) == index);
        let (sum, number) = feeding.fold((0.0, 0.0), |(sum, number), (_, y)| (sum + y, number + 1.0));
        sum / f32::max(number, 1.0)
    };
    (0..count).map(middle).collect()
}

/// The index of the match in the next column that a match leads to.
fn following_match(index: usize, here: usize, next: usize) -> usize {
    index * next / here.max(1)
}

/// Draws a match: two entrants in a box, with the winner marked by a bar and in bold.
fn draw_pair(canvas: &mut Canvas, area: Area, pair: &Pair, texts: &[String]) {
    let palette = canvas.palette;
    canvas.fill_rounded_rectangle(area, 10.0, palette.floor_line);
    canvas.fill_rounded_rectangle(area.inset(2.0), 8.0, palette.floor);
    canvas
        .fill_rectangle(Area::new(area.x + 2.0, area.y + ENTRANT_HEIGHT - 1.0, area.w - 4.0, 2.0), palette.floor_line);
    let is_open = pair.entrants.iter().all(|entrant| entrant.score.is_empty());
    if is_open && matches!(pair.state, State::Running | State::Queue) {
        marks::draw_state(canvas, Point::new(area.x + area.w - 28.0, area.y + ENTRANT_HEIGHT), pair.state);
    }
    for (index, (entrant, text)) in pair.entrants.iter().zip(texts).enumerate() {
        let y = area.y + ENTRANT_HEIGHT * (index as f32 + 0.5);
        let won = pair.winner.map(|winner| winner.index() == index);
        if won == Some(true) {
            canvas.fill_rounded_rectangle(
                Area::new(area.x + 4.0, y - 18.0, 8.0, 36.0),
                4.0,
                palette.plain_style(0).bright,
            );
        }
        let style = entrant_style(&entrant.who, won, area.w, palette.paper, palette.muted);
        style.draw(canvas, Point::new(area.x + 20.0, y), Align::Left, text);
        let score = Type { size: style.size, ..Type::bold(style.size, style.colour) };
        let score = score.shrink(&entrant.score, MAX_SCORE_WIDTH, 26.0);
        score.draw_fitted(canvas, Point::new(area.x + area.w - 14.0, y), Align::Right, &entrant.score, MAX_SCORE_WIDTH);
    }
}

fn entrant_style(who: &EntrantName, won: Option<bool>, width: f32, paper: Colour, muted: Colour) -> Type {
    let size = if width < 300.0 { 31.0 } else { 33.0 };
    match (who, won) {
        (EntrantName::Words(_), _) => Type::regular(MIN_TEXT_SIZE, muted),
        (EntrantName::Player(_), Some(true)) => Type::bold(size, paper),
        (EntrantName::Player(_), Some(false)) => Type::regular(size, muted),
        (EntrantName::Player(_), None) => Type::regular(size, paper),
    }
}
