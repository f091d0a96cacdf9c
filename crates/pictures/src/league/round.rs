//! The matches of a round, one below the other.
#![expect(clippy::cast_precision_loss, reason = "a page has a few rows")]

use super::frame::{self, CONTENT_WIDTH, HEADING_HEIGHT, Heading, MARGIN, MIN_TEXT_SIZE, RIGHT, WIDTH};
use super::marks::{self, State};
use crate::canvas::Canvas;
use crate::geometry::{Area, Point};
use crate::palette::Colours;
use crate::text::{self, Align, Flow, Name, Type};

/// A round with all texts translated.
#[derive(Debug, Clone)]
pub struct Round {
    /// The palette.
    pub colours: Colours,
    /// The line at the top.
    pub heading: Heading,
    /// The matches on this page; the first sixteen are drawn.
    pub matches: Vec<Match>,
    /// Groups below the matches: players with a bye, absent players.
    pub groups: Vec<Group>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Match {
    /// The opponents; the first one plays first.
    pub players: [Name; 2],
    /// The state of the match.
    pub state: State,
    /// The result, or text for the state.
    pub result: String,
    /// The winner, if there is one.
    pub winner: Option<Winner>,
}

/// The winner of a match between two players.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Winner {
    /// The first player.
    First,
    /// The second player.
    Second,
}

impl Winner {
    pub(super) const fn index(self) -> usize {
        match self {
            Self::First => 0,
            Self::Second => 1,
        }
    }
}

/// Players who have no match, for the same reason.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Group {
    /// The reason.
    pub label: String,
    /// The players' names; those beyond the first 24 are only counted.
    pub names: Vec<Name>,
}

/// Maximum number of matches on a page.
pub const MATCHES_PER_PAGE: usize = 16;
const ROW_HEIGHT: f32 = 62.0;
/// Space for the mark that shows the state.
const MARK_WIDTH: f32 = 56.0;
/// Space for the result, between the two names.
const RESULT_WIDTH: f32 = 230.0;
const GAP: f32 = 16.0;
const NAME_WIDTH: f32 = (CONTENT_WIDTH - MARK_WIDTH - RESULT_WIDTH) / 2.0 - GAP - 8.0;
const RESULT_CENTRE: f32 = MARGIN + MARK_WIDTH + (CONTENT_WIDTH - MARK_WIDTH) / 2.0;
/// The height of one line of a group. The label and the names are on separate lines.
const GROUP_LINE_HEIGHT: f32 = 44.0;
/// Maximum number of names drawn in a group.
const MAX_NAMES: usize = 24;

impl Round {
    /// The page as text, for descriptions: the heading, then a line for each match and group.
    pub fn lines(&self) -> Vec<String> {
        let pair = |pair: &Match| {
            let [first, second] = &pair.players;
            format!("{} – {}: {}", first.text, second.text, pair.result)
        };
        let group = |group: &Group| {
            let names: Vec<&str> = group.names.iter().map(|name| name.text.as_str()).collect();
            format!("{}: {}", group.label, names.join(", "))
        };
        let matches = self.matches.iter().take(MATCHES_PER_PAGE).map(pair);
        std::iter::once(self.heading.line()).chain(matches).chain(self.groups.iter().map(group)).collect()
    }

    /// The round as a PNG picture, 1080 pixels wide and as high as its rows require.
    #[must_use]
    pub fn to_png(&self) -> Vec<u8> {
        let palette = self.colours.palette();
        let matches = &self.matches[..self.matches.len().min(MATCHES_PER_PAGE)];
        let below = HEADING_HEIGHT + ROW_HEIGHT * matches.len() as f32;
        let groups: Vec<[Flow; 2]> = self.groups.iter().map(|group| self.flows(group)).collect();
        let height = groups.iter().flatten().map(Flow::height).sum::<f32>() + GAP * groups.len() as f32;
        let mut canvas = Canvas::new(usize::from(WIDTH), frame::ceil_px(below + height + MARGIN), palette);
        self.heading.draw(&mut canvas);
        let players: Vec<&Name> = matches.iter().flat_map(|pair| &pair.players).collect();
        let shown = text::labels(&players, &Type::bold(36.0, palette.paper), NAME_WIDTH);
        for (index, (pair, names)) in matches.iter().zip(shown.chunks(2)).enumerate() {
            draw_row(&mut canvas, HEADING_HEIGHT + ROW_HEIGHT * index as f32, pair, names);
        }
        let mut at = Point::new(MARGIN + 12.0, below + GAP / 2.0);
        for group in &groups {
            for flow in group {
                flow.draw(&mut canvas, at);
                at = at.shift(0.0, flow.height());
            }
            at = at.shift(0.0, GAP);
        }
        canvas.into_png()
    }

    /// The label of a group, and the names in it.
    fn flows(&self, group: &Group) -> [Flow; 2] {
        let palette = self.colours.palette();
        let names: Vec<&Name> = group.names.iter().collect();
        let text = Type::regular(34.0, palette.paper);
        let mut shown = text::labels(&names, &text, CONTENT_WIDTH);
        if shown.len() > MAX_NAMES {
            let rest = shown.split_off(MAX_NAMES);
            shown.push(format!("+{}", rest.len()));
        }
        let label = Type::bold(32.0, palette.plain_style(0).bright);
        [
            Flow::new(label, GROUP_LINE_HEIGHT, &group.label, CONTENT_WIDTH - 24.0),
            Flow::new(text, GROUP_LINE_HEIGHT, &shown.join(", "), CONTENT_WIDTH - 24.0),
        ]
    }
}

/// Draws the names on both sides of the result, with the winner's in bold.
fn draw_row(canvas: &mut Canvas, y: f32, pair: &Match, names: &[String]) {
    let palette = canvas.palette;
    canvas.fill_rounded_rectangle(Area::new(MARGIN, y + 3.0, CONTENT_WIDTH, ROW_HEIGHT - 6.0), 12.0, palette.floor);
    let y = y + ROW_HEIGHT / 2.0;
    marks::draw_state(canvas, Point::new(MARGIN + MARK_WIDTH / 2.0, y), pair.state);
    let places = [(RESULT_CENTRE - RESULT_WIDTH / 2.0 - GAP, Align::Right), (RIGHT - GAP - NAME_WIDTH, Align::Left)];
    for (index, (name, (x, align))) in names.iter().zip(places).enumerate() {
        let style = match pair.winner.map(Winner::index) {
            Some(winner) if winner == index => Type::bold(36.0, palette.paper),
            Some(_) => Type::regular(36.0, palette.muted),
            None => Type::regular(36.0, palette.paper),
        };
        style.draw(canvas, Point::new(x, y), align, name);
    }
    let style = match pair.state {
        State::Closed => Type::bold(38.0, palette.paper),
        State::Waiting | State::Running | State::Queue => Type::regular(33.0, palette.muted),
    };
    let style = style.shrink(&pair.result, RESULT_WIDTH, MIN_TEXT_SIZE);
    style.draw_fitted(canvas, Point::new(RESULT_CENTRE, y), Align::Centre, &pair.result, RESULT_WIDTH);
}
