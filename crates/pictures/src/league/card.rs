//! A player's card: rating, results, form and favourite factions.
#![expect(clippy::cast_precision_loss, reason = "counts are small")]

use super::axis::Tick;
use super::chart::RatingPoint;
use super::chart::rating;
use super::frame::{CONTENT_WIDTH, MARGIN, MIN_TEXT_SIZE, RIGHT, WIDTH};
use super::marks::{self, Outcome};
use crate::canvas::Canvas;
use crate::geometry::{Area, Point};
use crate::palette::Colours;
use crate::text::{self, Align, Name, Type};

/// A player's card with all texts translated.
#[derive(Debug, Clone)]
pub struct PlayerCard {
    /// The palette.
    pub colours: Colours,
    /// The name of the player.
    pub name: Name,
    /// The text beside the name: league, position.
    pub note: String,
    /// The rating: label and value.
    pub rating: Fact,
    /// The deviation as displayed after the rating: "± 84".
    pub deviation: String,
    /// The text that marks a provisional rating; empty if the rating is not provisional.
    pub provisional: String,
    /// Matches won, drawn and lost, each with its label.
    pub results: [Record; 3],
    /// The HQ balance: label and signed number.
    pub balance: Fact,
    /// The most recent results.
    pub form: Form,
    /// The title above the factions.
    pub factions_title: String,
    /// The favourite factions; the first four are drawn.
    pub factions: Vec<FactionRecord>,
    /// The ratings in chronological order.
    pub ratings: Vec<RatingPoint>,
    /// Dates on the axis below the ratings.
    pub ticks: Vec<Tick>,
}

/// A label and its value.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Fact {
    /// The label.
    pub label: String,
    /// The value, as displayed.
    pub value: String,
}

/// The number of matches with one kind of result.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Record {
    /// The label.
    pub label: String,
    /// The number of matches.
    pub count: u32,
}

/// A player's most recent results.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Form {
    /// The label.
    pub label: String,
    /// The results, each with its letter, the oldest first; the last ten are drawn.
    pub results: Vec<(Outcome, String)>,
}

/// A player's results with a faction.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct FactionRecord {
    pub faction: String,
    /// Games won, drawn and lost.
    pub counts: [u32; 3],
}

const HEIGHT: usize = 720;
const BANNER_AREA: Area = Area::new(MARGIN, 20.0, CONTENT_WIDTH, 92.0);
/// The width of the left column; the chart is to the right of it.
const COLUMN_WIDTH: f32 = 486.0;
const CHART_AREA: Area = Area::new(MARGIN + COLUMN_WIDTH + 10.0, 126.0, CONTENT_WIDTH - COLUMN_WIDTH - 10.0, 316.0);
const RATING_Y: f32 = 150.0;
const RESULTS_Y: f32 = 290.0;
const FORM_Y: f32 = 482.0;
const FACTIONS_Y: f32 = 550.0;
/// The number of recent results that are drawn, and the size of the plate for each.
const MAX_RESULTS: usize = 10;
const PLATE_SIZE: f32 = 52.0;
/// The number of favourite factions that are drawn, in two columns.
const MAX_FACTIONS: usize = 4;

impl PlayerCard {
    /// The card as text, for descriptions: name, rating, results, balance, form, factions.
    pub fn lines(&self) -> Vec<String> {
        let fact = |fact: &Fact| format!("{}: {}", fact.label, fact.value);
        let rating =
            [fact(&self.rating), self.deviation.clone(), self.provisional.clone()].join(" ").trim_end().to_owned();
        let results: Vec<String> =
            self.results.iter().map(|record| format!("{} {}", record.label, record.count)).collect();
        let letters: Vec<&str> = self.form.results.iter().map(|(_, letter)| letter.as_str()).collect();
        let factions: Vec<String> =
            self.factions.iter().map(|faction| format!("{} {}", faction.faction, faction.counts_text())).collect();
        vec![
            format!("{} · {}", self.name.text, self.note),
            rating,
            results.join(", "),
            fact(&self.balance),
            format!("{}: {}", self.form.label, letters.join(" ")),
            format!("{}: {}", self.factions_title, factions.join(", ")),
        ]
    }

    /// The card as a PNG picture of 1080 by 720 pixels.
    #[must_use]
    pub fn to_png(&self) -> Vec<u8> {
        let mut canvas = Canvas::new(usize::from(WIDTH), HEIGHT, self.colours.palette());
        self.draw_banner(&mut canvas);
        self.draw_rating(&mut canvas);
        self.draw_results(&mut canvas);
        rating::draw(&mut canvas, CHART_AREA, &self.ratings, &self.ticks, MIN_TEXT_SIZE);
        self.draw_form(&mut canvas);
        self.draw_factions(&mut canvas);
        canvas.into_png()
    }

    /// Draws the name on a bar, with the note at the right.
    fn draw_banner(&self, canvas: &mut Canvas) {
        let palette = canvas.palette;
        canvas.fill_rounded_rectangle(BANNER_AREA, 18.0, palette.plain_style(0).bright);
        let y = BANNER_AREA.y + BANNER_AREA.h / 2.0;
        let note = Type::regular(36.0, palette.ink);
        let note_text = note.fit(&self.note, CONTENT_WIDTH * 0.38);
        note.draw(canvas, Point::new(RIGHT - 24.0, y), Align::Right, &note_text);
        let room = CONTENT_WIDTH - 76.0 - note.width(&note_text);
        let style = Type::bold(58.0, palette.ink).shrink(&self.name.text, room, 42.0);
        let name = text::labels(&[&self.name], &style, room).concat();
        style.draw(canvas, Point::new(MARGIN + 24.0, y), Align::Left, &name);
    }

    /// Draws the rating, its deviation, and a mark if it is provisional.
    fn draw_rating(&self, canvas: &mut Canvas) {
        let palette = canvas.palette;
        let label = Type::regular(34.0, palette.muted);
        label.draw_fitted(canvas, Point::new(MARGIN, RATING_Y), Align::Left, &self.rating.label, COLUMN_WIDTH);
        let y = RATING_Y + 62.0;
        let number = Type::bold(92.0, palette.paper);
        let text = number.fit(&self.rating.value, 260.0);
        number.draw(canvas, Point::new(MARGIN, y), Align::Left, &text);
        let x = MARGIN + number.width(&text) + 18.0;
        let room = COLUMN_WIDTH + MARGIN - x;
        let small = Type::regular(38.0, palette.muted);
        if self.provisional.is_empty() {
            small.draw_fitted(canvas, Point::new(x, y + 14.0), Align::Left, &self.deviation, room);
            return;
        }
        small.draw_fitted(canvas, Point::new(x, y - 18.0), Align::Left, &self.deviation, room);
        let word = Type::bold(MIN_TEXT_SIZE, palette.ranged);
        canvas.fill_disc(Point::new(x + 17.0, y + 26.0), 17.0, palette.ranged);
        Type::bold(MIN_TEXT_SIZE, palette.ink).draw(canvas, Point::new(x + 17.0, y + 26.0), Align::Ink, "?");
        word.draw_fitted(canvas, Point::new(x + 44.0, y + 26.0), Align::Left, &self.provisional, room - 44.0);
    }

    /// Draws the three counts with their labels, a bar that shows their shares, and the balance.
    fn draw_results(&self, canvas: &mut Canvas) {
        let palette = canvas.palette;
        let each = COLUMN_WIDTH / 3.0;
        for (index, record) in self.results.iter().enumerate() {
            let x = MARGIN + each * index as f32;
            let number = Type::bold(50.0, palette.paper);
            number.draw_fitted(canvas, Point::new(x, RESULTS_Y), Align::Left, &record.count.to_string(), each - 10.0);
            let label = Type::regular(MIN_TEXT_SIZE, palette.muted).shrink(&record.label, each - 10.0, 26.0);
            label.draw_fitted(canvas, Point::new(x, RESULTS_Y + 40.0), Align::Left, &record.label, each - 10.0);
        }
        let counts = self.results.each_ref().map(|record| record.count);
        draw_share_bar(canvas, Area::new(MARGIN, RESULTS_Y + 66.0, COLUMN_WIDTH - 20.0, 24.0), counts);
        let y = RESULTS_Y + 128.0;
        let label = Type::regular(36.0, palette.muted);
        let text = label.fit(&self.balance.label, COLUMN_WIDTH - 150.0);
        label.draw(canvas, Point::new(MARGIN, y), Align::Left, &text);
        let value = Type::bold(46.0, palette.paper);
        let x = MARGIN + label.width(&text) + 18.0;
        value.draw_fitted(canvas, Point::new(x, y), Align::Left, &self.balance.value, COLUMN_WIDTH + MARGIN - x);
    }

    /// Draws the plates of the last results, the newest at the right.
    fn draw_form(&self, canvas: &mut Canvas) {
        let palette = canvas.palette;
        canvas.fill_rectangle(Area::new(MARGIN, FORM_Y - 36.0, CONTENT_WIDTH, 2.0), palette.floor_line);
        let y = FORM_Y + 8.0;
        let label = Type::bold(34.0, palette.plain_style(0).bright);
        let text = label.fit(&self.form.label, 300.0);
        label.draw(canvas, Point::new(MARGIN, y), Align::Left, &text);
        let mut x = MARGIN + label.width(&text).max(120.0) + 24.0 + PLATE_SIZE / 2.0;
        let skipped = self.form.results.len().saturating_sub(MAX_RESULTS);
        for (outcome, letter) in self.form.results.iter().skip(skipped) {
            marks::draw_outcome(canvas, Point::new(x, y), PLATE_SIZE, *outcome, letter);
            x += PLATE_SIZE + 12.0;
        }
    }

    /// Draws the factions, two per row, each with its results and a bar.
    fn draw_factions(&self, canvas: &mut Canvas) {
        let palette = canvas.palette;
        let title = Type::bold(34.0, palette.plain_style(0).bright);
        title.draw_fitted(canvas, Point::new(MARGIN, FACTIONS_Y), Align::Left, &self.factions_title, CONTENT_WIDTH);
        let width = (CONTENT_WIDTH - 32.0) / 2.0;
        for (index, faction) in self.factions.iter().take(MAX_FACTIONS).enumerate() {
            let x = MARGIN + (width + 32.0) * (index % 2) as f32;
            let y = FACTIONS_Y + 46.0 + 66.0 * (index / 2) as f32;
            let numbers = Type::bold(36.0, palette.paper);
            let text = numbers.fit(&faction.counts_text(), 190.0);
            numbers.draw(canvas, Point::new(x + width, y), Align::Right, &text);
            let name = Type::regular(36.0, palette.paper);
            name.draw_fitted(
                canvas,
                Point::new(x, y),
                Align::Left,
                &faction.faction,
                width - numbers.width(&text) - 20.0,
            );
            draw_share_bar(canvas, Area::new(x, y + 24.0, width, 12.0), faction.counts);
        }
    }
}

impl FactionRecord {
    /// The counts as text, such as "12–3–5": won, drawn, lost.
    fn counts_text(&self) -> String {
        let [wins, draws, losses] = self.counts;
        format!("{wins}–{draws}–{losses}")
    }
}

/// Draws the shares of wins (full), draws (grey) and losses (hollow) on one bar.
fn draw_share_bar(canvas: &mut Canvas, area: Area, counts: [u32; 3]) {
    let palette = canvas.palette;
    canvas.fill_rectangle(area, palette.floor_text);
    canvas.fill_rectangle(area.inset(2.0), palette.background);
    let all = counts.iter().map(|&count| f64::from(count)).sum::<f64>().max(1.0);
    let width = |count: f64| super::axis::pixels(count / all) * (area.w - 4.0);
    let [wins, draws, _] = counts.map(f64::from);
    let inner = area.inset(2.0);
    let colours = [palette.plain_style(0).bright, palette.floor_text];
    for (colour, (start, length)) in colours.into_iter().zip([(0.0, width(wins)), (width(wins), width(draws))]) {
        if length > 0.0 {
            canvas.fill_rectangle(Area { x: inner.x + start, w: length, ..inner }, colour);
        }
    }
}
