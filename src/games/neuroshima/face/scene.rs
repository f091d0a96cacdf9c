//! The pictures of a table: what they are told to draw.

use crate::games::Side;
use crate::games::face::{Drawing, Drawn, Focus, Look, Motion, View};
use crate::games::neuroshima::pictures;
use crate::games::neuroshima::pictures::{Film, Scene, SidePanel};
use crate::games::neuroshima::rules::{Arrangement, Event, Fight, Game, Hex, Influence, Prospect, Unit};
use crate::games::neuroshima::words::{film_words, labels};
use crate::words::text;

use super::alt::alt_text;
use super::headline::headline;
use super::marks::Marks;
use super::round::{next, standing, turns};
use super::telling::Telling;

/// A game with the names of its players, for a reader.
#[derive(Debug, Clone)]
struct Sight {
    game: Game,
    players: Vec<String>,
    look: Look,
}

/// The table.
pub(super) fn board(view: &View<'_>, game: &Game, focus: Focus<'_>) -> Drawing {
    let (sight, marks) = (Sight::of(view, game), Marks::at(game, focus));
    let key = if marks == Marks::default() { String::new() } else { format!("{marks:?}") };
    let drawing = Drawing::new("board.png", move || {
        let alt = alt_text(&sight.game, sight.look.language, &marks);
        Drawn { bytes: pictures::board(&sight.scene(marks)), alt }
    });
    drawing.keyed(key)
}

/// A Battle as a film or as stills. `story` tells it.
pub(super) fn battle(view: &View<'_>, game: &Game, told: Telling, story: &[String], motion: Motion) -> Drawing {
    let sight = Sight::of(view, game);
    let story = plain(story);
    let (name, alt) = match motion {
        Motion::Stills => ("battle.png", "alt-stills"),
        Motion::Film => ("battle.gif", "alt-film"),
    };
    Drawing::new(name, move || {
        let language = sight.look.language;
        // A Battle in which nobody acts leaves the board as it was.
        let start = told.boards.first().unwrap_or(sight.game.arrangement());
        let scene = sight.around(start);
        let film = Film { scene, events: &told.events, aftermath: &told.aftermath, words: film_words(language) };
        let bytes = match motion {
            Motion::Stills => pictures::strip(&film),
            Motion::Film => pictures::film(&film),
        };
        Drawn { bytes, alt: text(language, alt, &[("story", story.into())]) }
    })
}

/// What a Battle would bring on one picture. The view's game is as it was tried out, and `story` tells the Battle.
#[must_use]
pub fn outlook(view: &View<'_>, fight: Fight, story: &[String]) -> Option<Drawing> {
    let sight = Sight::of(view, view.game.downcast_ref()?);
    let story = plain(story);
    Some(Drawing::new("what-if.png", move || {
        let language = sight.look.language;
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
fn plain(story: &[String]) -> String {
    story.join(" ").replace("**", "")
}

impl Sight {
    fn of(view: &View<'_>, game: &Game) -> Self {
        Self { game: game.clone(), players: view.players.to_vec(), look: view.look }
    }

    /// The board as it stands, with marks.
    fn scene(&self, marks: Marks) -> Scene<'_> {
        let game = &self.game;
        let scene = Scene {
            second_move: game.state().second_move.map(|second| second.unit),
            turns: turns(game),
            headline: headline(game, self.look.language),
            ..self.around(game.arrangement())
        };
        let shown = match marks.ghost {
            Some(ghost) => considered(scene, ghost, &marks.last),
            None => scene,
        };
        Scene { last: marks.last, ..shown }
    }

    /// A board, with the panels of the players.
    fn around<'a>(&'a self, arrangement: &'a Arrangement) -> Scene<'a> {
        let (roster, language) = (self.game.roster(), self.look.language);
        Scene {
            sides: roster.sides().map(|side| self.panel(side)).collect(),
            labels: labels(language),
            ..Scene::new(roster, arrangement, language, self.look.colours)
        }
    }

    fn panel(&self, side: Side) -> SidePanel {
        let (game, seat) = (&self.game, self.game.seat(side));
        SidePanel {
            player: self.players.get(side.index()).cloned().unwrap_or_default(),
            army: game.roster().army(side).name.in_language(self.look.language).to_owned(),
            hand: seat.hand.clone(),
            pile: seat.pile.len(),
            discard: seat.discard.len(),
            cards: game.open_cards(side),
            to_move: game.to_act() == Some(side),
            is_next: next(game) == Some(side),
            standing: standing(game, side, self.look.language),
        }
    }
}

/// The board with a unit as it would stand: whom it would net and hit, and what everybody's values would be then.
fn considered<'a>(scene: Scene<'a>, (hex, unit): (Hex, Unit), marked: &[Hex]) -> Scene<'a> {
    let mut after = scene.arrangement.clone();
    // A unit that moves leaves the first of the marked hexes.
    if let Some(&from) = marked.first().filter(|&&from| from != hex) {
        after.take(from);
    }
    after.put(hex, unit);
    let influence = Influence::read(scene.roster, &after);
    let hits: Vec<Event> = Prospect::read(&influence, hex).hits.into_iter().map(Event::Hit).collect();
    let board = Scene::new(scene.roster, &after, scene.language, scene.colours);
    let (netted, nets, effective, scoped) = (board.netted, board.nets, board.effective, board.scoped);
    let paralysed = board.paralysed;
    Scene { netted, paralysed, nets, effective, scoped, ghost: Some((hex, unit)), ..scene }.with_outlook(&hits)
}
