//! The scenes of a table's pictures.

use crate::pictures;
use crate::pictures::{Film, FilmWords, Scene, SidePanel, Stills};
use crate::rules::{Arrangement, Game, StudyBattle};
use crate::texts::{text, word};
use crate::words::{film_words, labels};
use sztab_game::Side;
use sztab_game::view::{Drawing, DrawnPicture, Focus, MAX_ALT_CHARACTERS, Motion, RenderContext, Theme};

use super::alt::alt_text;
use super::headline::headline;
use super::marks::Marks;
use super::result_card::verdict;
use super::round::{next_side, side_status, upcoming_turns};
use super::telling::NarratedEvents;

/// A game with its players' names, as a reader sees it.
#[derive(Debug, Clone)]
struct ViewedGame {
    game: Game,
    players: Vec<String>,
    theme: Theme,
}

/// Draws the table.
pub(super) fn draw_board(context: &RenderContext<'_>, game: &Game, focus: Focus<'_>) -> Drawing {
    let (sight, marks) = (ViewedGame::from_context(context, game), Marks::for_focus(game, focus));
    let key = if marks == Marks::default() { String::new() } else { format!("{marks:?}") };
    let drawing = Drawing::new("board.png", move || {
        let alt = alt_text(&sight.game, sight.theme.language, &marks);
        DrawnPicture { bytes: pictures::render_board(&sight.scene(marks)), alt }
    });
    drawing.with_key(key)
}

/// Draws a Battle as a film or as stills. The lines describe the Battle and its cost for each side. `None` for a page
/// after the last one.
pub(super) fn draw_battle(
    context: &RenderContext<'_>,
    game: &Game,
    narrative: NarratedEvents,
    [story, cost]: [Vec<String>; 2],
    motion: Motion,
) -> Option<Drawing> {
    let sight = ViewedGame::from_context(context, game);
    let page = match motion {
        Motion::Film => {
            return Some(Drawing::new("battle.gif", move || {
                let language = sight.theme.language;
                let alt = fit_alt_text(&story, &cost, |story| text(language, "alt-film", &[("story", story.into())]));
                DrawnPicture { bytes: pictures::render_film(&sight.battle_animation(&narrative)), alt }
            }));
        }
        Motion::Stills(page) => page,
    };
    let pages = Stills::from_film(&sight.battle_animation(&narrative)).page_count();
    let drawing = || {
        Drawing::new("battle.png", move || {
            let (film, language) = (sight.battle_animation(&narrative), sight.theme.language);
            let stills = Stills::from_film(&film);
            let captions = stills.captions(page).collect::<Vec<_>>().join(&word(language, "list-comma"));
            let alt = |key, story: String| {
                text(language, key, &[("captions", captions.clone().into()), ("story", story.into())])
            };
            // The first picture's alternative text describes the whole Battle.
            let alt = match page {
                0 => fit_alt_text(&story, &cost, |story| alt("alt-stills", story)),
                _ => alt("alt-more-stills", String::new()),
            };
            DrawnPicture { bytes: stills.render_page(page), alt }
        })
    };
    (page < pages).then(drawing)
}

/// Draws the outcome of a Battle in one picture. The context's game is the what-if position, and `story` describes the
/// Battle.
#[must_use]
pub fn draw_outlook(context: &RenderContext<'_>, fight: StudyBattle, story: &[String]) -> Option<Drawing> {
    let sight = ViewedGame::from_context(context, context.game.downcast_ref()?);
    let story = story_alt_text(story);
    Some(Drawing::new("what-if.png", move || {
        let language = sight.theme.language;
        let board = alt_text(&sight.game, language, &Marks::default());
        let alt = text(language, "whatif-alt", &[("board", board.into()), ("story", story.into())]);
        let scene = Scene {
            headline: headline(&sight.game, language),
            turns: upcoming_turns(&sight.game),
            ..sight.scene_for(&fight.board)
        };
        DrawnPicture { bytes: pictures::render_board(&scene.with_outlook(&fight.events)), alt }
    }))
}

/// A story as a picture's alternative text: its lines joined into one, without markup.
pub(super) fn story_alt_text(story: &[String]) -> String {
    story.join(" ").replace("**", "")
}

/// An alternative text with a story and its outcome. If it is too long, the end of the story is cut off, but the
/// outcome is kept.
fn fit_alt_text(story: &[String], cost: &[String], alt: impl Fn(String) -> String) -> String {
    let whole = alt(story_alt_text(&[story, cost].concat()));
    let fits = whole.chars().count() <= MAX_ALT_CHARACTERS;
    if fits { whole } else { alt(story_alt_text(&[cost, story].concat())) }
}

impl ViewedGame {
    fn from_context(context: &RenderContext<'_>, game: &Game) -> Self {
        Self { game: game.clone(), players: context.players.to_vec(), theme: context.theme }
    }

    /// The current board with marks.
    fn scene(&self, marks: Marks) -> Scene<'_> {
        let game = &self.game;
        let scene = Scene {
            second_move: game.state().second_move.map(|second| second.unit),
            turns: upcoming_turns(game),
            headline: headline(game, self.theme.language),
            ..self.scene_for(game.arrangement())
        };
        if marks.events.is_empty() {
            return Scene { last: marks.last, offered: marks.offered, possible: marks.possible, ..scene };
        }
        Scene { last: marks.last, ..scene.with_preview(&marks.events, marks.open.as_ref()) }
    }

    /// The film of a narrated Battle.
    fn battle_animation<'a>(&'a self, narrative: &'a NarratedEvents) -> Film<'a> {
        // A Battle in which no unit acts leaves the board unchanged.
        let start = narrative.boards.first().unwrap_or(self.game.arrangement());
        let language = self.theme.language;
        let usual = film_words(language);
        // The film of the last Battle also names the winner.
        let verdict = verdict(&self.game, language).filter(|_| narrative.decides);
        let words = match verdict {
            Some((end, _)) => FilmWords { end, ..usual },
            None => usual,
        };
        Film { scene: self.scene_for(start), events: &narrative.events, aftermath: &narrative.aftermath, words }
    }

    /// A board with the panels of the players.
    fn scene_for<'a>(&'a self, arrangement: &'a Arrangement) -> Scene<'a> {
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
            to_move: game.side_to_act() == Some(side),
            is_next: next_side(game) == Some(side),
            standing: side_status(game, side, self.theme.language),
        }
    }
}
