//! The pictures of a table: what they are told to draw.

use crate::pictures;
use crate::pictures::{Film, FilmWords, Scene, SidePanel, Stills};
use crate::rules::{Arrangement, Fight, Game};
use crate::texts::{text, word};
use crate::words::{film_words, labels};
use sztab_game::Side;
use sztab_game::view::{ALT_LIMIT, Drawing, Drawn, Focus, Motion, RenderContext, Theme};

use super::alt::alt_text;
use super::headline::headline;
use super::marks::Marks;
use super::result_card::verdict;
use super::round::{next, standing, turns};
use super::telling::Telling;

/// A game with the names of its players, for a reader.
#[derive(Debug, Clone)]
struct Sight {
    game: Game,
    players: Vec<String>,
    theme: Theme,
}

/// The table.
pub(super) fn board(context: &RenderContext<'_>, game: &Game, focus: Focus<'_>) -> Drawing {
    let (sight, marks) = (Sight::of(context, game), Marks::at(game, focus));
    let key = if marks == Marks::default() { String::new() } else { format!("{marks:?}") };
    let drawing = Drawing::new("board.png", move || {
        let alt = alt_text(&sight.game, sight.theme.language, &marks);
        Drawn { bytes: pictures::board(&sight.scene(marks)), alt }
    });
    drawing.with_key(key)
}

/// A Battle as a film or as stills. The lines tell it, and what it cost each side. Nothing for a picture of stills after
/// the last one.
pub(super) fn battle(
    context: &RenderContext<'_>,
    game: &Game,
    told: Telling,
    [story, cost]: [Vec<String>; 2],
    motion: Motion,
) -> Option<Drawing> {
    let sight = Sight::of(context, game);
    let page = match motion {
        Motion::Film => {
            return Some(Drawing::new("battle.gif", move || {
                let language = sight.theme.language;
                let alt = fitting(&story, &cost, |story| text(language, "alt-film", &[("story", story.into())]));
                Drawn { bytes: pictures::film(&sight.film(&told)), alt }
            }));
        }
        Motion::Stills(page) => page,
    };
    let pages = Stills::of(&sight.film(&told)).pages();
    let drawing = || {
        Drawing::new("battle.png", move || {
            let (film, language) = (sight.film(&told), sight.theme.language);
            let stills = Stills::of(&film);
            let captions = stills.captions(page).collect::<Vec<_>>().join(&word(language, "list-comma"));
            let alt = |key, story: String| {
                text(language, key, &[("captions", captions.clone().into()), ("story", story.into())])
            };
            // The whole story stands with the first picture.
            let alt = match page {
                0 => fitting(&story, &cost, |story| alt("alt-stills", story)),
                _ => alt("alt-more-stills", String::new()),
            };
            Drawn { bytes: stills.png(page), alt }
        })
    };
    (page < pages).then(drawing)
}

/// Outcome of a Battle on one picture. The view's game is as it was tried out, and `story` tells the Battle.
#[must_use]
pub fn outlook(context: &RenderContext<'_>, fight: Fight, story: &[String]) -> Option<Drawing> {
    let sight = Sight::of(context, context.game.downcast_ref()?);
    let story = plain(story);
    Some(Drawing::new("what-if.png", move || {
        let language = sight.theme.language;
        let board = alt_text(&sight.game, language, &Marks::default());
        let alt = text(language, "whatif-alt", &[("board", board.into()), ("story", story.into())]);
        let scene = Scene {
            headline: headline(&sight.game, language),
            turns: turns(&sight.game),
            ..sight.around(&fight.board)
        };
        Drawn { bytes: pictures::board(&scene.with_outlook(&fight.events)), alt }
    }))
}

/// Lines of a story as the text of a picture: in one line, without marks.
pub(super) fn plain(story: &[String]) -> String {
    story.join(" ").replace("**", "")
}

/// An alternative text with a story and what it comes to. Of one that is too long the end is cut off, and what the story
/// comes to must not be.
fn fitting(story: &[String], cost: &[String], alt: impl Fn(String) -> String) -> String {
    let whole = alt(plain(&[story, cost].concat()));
    let fits = whole.chars().count() <= ALT_LIMIT;
    if fits { whole } else { alt(plain(&[cost, story].concat())) }
}

impl Sight {
    fn of(context: &RenderContext<'_>, game: &Game) -> Self {
        Self { game: game.clone(), players: context.players.to_vec(), theme: context.theme }
    }

    /// The board as it stands, with marks.
    fn scene(&self, marks: Marks) -> Scene<'_> {
        let game = &self.game;
        let scene = Scene {
            second_move: game.state().second_move.map(|second| second.unit),
            turns: turns(game),
            headline: headline(game, self.theme.language),
            ..self.around(game.arrangement())
        };
        if marks.events.is_empty() {
            return Scene { last: marks.last, offered: marks.offered, possible: marks.possible, ..scene };
        }
        Scene { last: marks.last, ..scene.considering(&marks.events, marks.open.as_ref()) }
    }

    /// A Battle that is told.
    fn film<'a>(&'a self, told: &'a Telling) -> Film<'a> {
        // A Battle in which nobody acts leaves the board as it was.
        let start = told.boards.first().unwrap_or(self.game.arrangement());
        let language = self.theme.language;
        let usual = film_words(language);
        // The film of the last Battle says who has won.
        let verdict = verdict(&self.game, language).filter(|_| told.decides);
        let words = match verdict {
            Some((end, _)) => FilmWords { end, ..usual },
            None => usual,
        };
        Film { scene: self.around(start), events: &told.events, aftermath: &told.aftermath, words }
    }

    /// A board, with the panels of the players.
    fn around<'a>(&'a self, arrangement: &'a Arrangement) -> Scene<'a> {
        let (roster, language) = (self.game.roster(), self.theme.language);
        Scene {
            sides: roster.sides().map(|side| self.panel(side)).collect(),
            labels: labels(language),
            ..Scene::new(roster, arrangement, language, self.theme.colours)
        }
    }

    fn panel(&self, side: Side) -> SidePanel {
        let (game, seat) = (&self.game, self.game.seat(side));
        SidePanel {
            player: self.players.get(side.index()).cloned().unwrap_or_default(),
            army: game.roster().army(side).name.in_language(self.theme.language).to_owned(),
            hand: seat.hand.clone(),
            pile: seat.pile.len(),
            discard: seat.discard.len(),
            cards: game.open_cards(side),
            to_move: game.to_act() == Some(side),
            is_next: next(game) == Some(side),
            standing: standing(game, side, self.theme.language),
        }
    }
}
