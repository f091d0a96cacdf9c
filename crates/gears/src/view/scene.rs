//! The table as a picture and as text.

use sztab_game::view::{Drawing, DrawnPicture, Offer, RenderContext, strip_words};
use sztab_game::{Language, Rules as _, Side, Viewer};

use crate::GearsGame;
use crate::action::Action;
use crate::map::{Area, Place};
use crate::pictures::alt::{self, AltSentences};
use crate::pictures::{self, FRAME_RADIUS, Frame, Labels, Scene};
use crate::state::{Figure, State};
use crate::texts::{text, word};
use crate::values::Kind;

use super::downcast_game;
use super::names::{self, Case};

/// The game and the scene, as everyone may see them.
pub fn public_scene(context: &RenderContext<'_>) -> Option<(GearsGame, Scene)> {
    let game = downcast_game(context.game)?.observed_by(Viewer::Public);
    let mut scene = Scene::new(game.values(), game.state());
    scene.players = context.players.to_vec();
    scene.labels = labels(&game, context.theme.language);
    scene.colours = context.theme.colours;
    Some((game, scene))
}

/// The headline: the mission and the stage.
pub fn title(state: &State, language: Language) -> String {
    let mission = names::mission(language, state.mission);
    text(language, "headline", &[("mission", mission.into()), ("stage", state.stage.into())])
}

fn labels(game: &GearsGame, language: Language) -> Labels {
    let (state, values) = (game.state(), game.values());
    let weapons = (0..).map(crate::values::WeaponId).zip(&values.weapons);
    Labels {
        title: title(state, language),
        goal: names::goal(language, state.mission, state.stage),
        bleeding: word(language, "label-bleeding"),
        gone: word(language, "label-gone"),
        deck: word(language, "label-deck"),
        weapons: weapons.map(|(id, _)| names::weapon(language, values, id)).collect(),
    }
}

/// The part of the map around the COG of a side, or the whole map if it is no larger.
pub fn frame_around(scene: &Scene, side: Side) -> Frame {
    let geometry = scene.state.map.geometry();
    let Some(own) = scene.state.cog(side).area() else { return Frame::Table };
    let is_far = geometry.areas().iter().any(|area| geometry.distance(own, *area) > FRAME_RADIUS);
    if is_far { Frame::Part(own) } else { Frame::Table }
}

/// The frame of a picture for a viewer. A private picture shows the part around the viewer's COG if that part contains
/// all offered places, so that they are legible on a phone.
pub fn frame_for(scene: &Scene, viewer: Option<Viewer>) -> Frame {
    let near = |own: Area, place: &Place| scene.state.map.geometry().distance(own, place.area) <= FRAME_RADIUS;
    if let Some(Viewer::Side(side)) = viewer
        && let Frame::Part(own) = frame_around(scene, side)
        && scene.offered.iter().all(|(_, place)| near(own, place))
    {
        return Frame::Near(own);
    }
    Frame::Table
}

/// The place named in a line, if any.
fn parse_place(words: &str) -> Option<Place> {
    words.split(' ').find_map(Place::parse)
}

/// Offered places with the numbers of their buttons, and all other legal places.
pub fn offered_places(offer: &Offer) -> (Vec<(u8, Place)>, Vec<Place>) {
    let first: Vec<(u8, Place)> =
        (1..).zip(&offer.first).filter_map(|(number, word)| Some((number, Place::parse(word)?))).collect();
    let is_other = |place: &Place| first.iter().all(|(_, own)| own != place);
    let others = offer.all.iter().filter_map(|word| Place::parse(word)).filter(is_other).collect();
    (first, others)
}

/// Places to which the open question refers: those named in its legal lines, or the place of the figure concerned.
pub fn question_places(game: &GearsGame) -> Vec<(u8, Place)> {
    let waiting = game.waiting_sides();
    let questions = game.asked.iter().filter(|question| waiting.contains(question.side));
    let mut places: Vec<Place> = Vec::new();
    for question in questions {
        let named = question.lines.iter().filter_map(|line| {
            if let Action::Place(place) | Action::Cover(place) = line {
                Some(*place)
            } else if let Action::Crawl(area) | Action::To(area) | Action::Hole(area) | Action::Exit(area) = line {
                Some(area.open_place())
            } else if let Action::Next(figure) | Action::Toward(figure) | Action::Heal(figure) = line {
                game.state().locust(*figure).map(|locust| locust.at)
            } else {
                None
            }
        });
        places.extend(named);
        if let Some(figure) = question.ask.figure() {
            places.extend(game.state().locust(figure).map(|locust| locust.at));
        }
    }
    let mut numbered: Vec<Place> = Vec::new();
    for place in places {
        if !numbered.contains(&place) {
            numbered.push(place);
        }
    }
    (1..).zip(numbered.into_iter().take(9)).collect()
}

/// Marks the place of a line that the player is considering; for an attack, marks the target and draws lines from the
/// COG.
pub fn mark_considered_line(scene: &mut Scene, side: Side, line: &str) {
    if let Some(target) = strip_words(line, "attack").or_else(|| strip_words(line, "troika")) {
        let figure = target.split(' ').find_map(Figure::parse).and_then(|figure| scene.state.locust(figure));
        let at = figure.map(|locust| locust.at).or_else(|| parse_place(target));
        scene.offered = at.map(|place| (1, place)).into_iter().collect();
        scene.sight = scene.state.cog(side).at;
    } else if let Some(place) = strip_words(line, "move").and_then(parse_place).or_else(|| parse_place(line)) {
        scene.offered = vec![(1, place)];
        scene.sight = Some(place);
    }
}

/// The drawing of a scene.
pub fn scene_drawing(scene: Scene, alt: String, key: String) -> Drawing {
    Drawing::new("table.png", move || DrawnPicture { bytes: pictures::draw(&scene).into_png(), alt }).with_key(key)
}

/// Sentences about the table.
struct Sentences<'a> {
    game: &'a GearsGame,
    language: Language,
}

impl Sentences<'_> {
    fn places(&self, places: &[Place]) -> String {
        names::join_names(self.language, places.iter().map(ToString::to_string))
    }
}

impl AltSentences for Sentences<'_> {
    fn cog(&self, side: u8, place: Place, cards: usize, is_bleeding: bool) -> String {
        let key = if is_bleeding { "alt-cog-bleeding" } else { "alt-cog" };
        let name = names::side(self.language, self.game, Side(side));
        let arguments = [("side", name.into()), ("place", place.to_string().into()), ("count", cards.into())];
        text(self.language, key, &arguments)
    }

    fn locusts(&self, kind: Kind, place: Place, figures: &[(u8, u8)]) -> String {
        let kinds = names::kind(self.language, kind, Case::Nominative);
        let figures = figures.iter().map(|(number, health)| {
            text(self.language, "alt-figure", &[("number", (*number).into()), ("health", (*health).into())])
        });
        let figures = names::join_names(self.language, figures);
        let arguments = [("kind", kinds.into()), ("place", place.to_string().into()), ("figures", figures.into())];
        text(self.language, "alt-locusts", &arguments)
    }

    fn holes(&self, open: &[Place], sealed: &[Place]) -> String {
        let say = |key: &str, places: &[Place]| {
            (!places.is_empty()).then(|| text(self.language, key, &[("places", self.places(places).into())]))
        };
        let said = [say("alt-holes", open), say("alt-sealed", sealed)];
        said.into_iter().flatten().collect::<Vec<_>>().join(" ")
    }

    fn dropped_weapons(&self, place: Place, weapons: &[&str]) -> String {
        let values = self.game.values();
        let weapons = weapons.iter().filter_map(|id| values.find_weapon(id));
        let weapons = names::join_names(self.language, weapons.map(|id| names::weapon(self.language, values, id)));
        text(self.language, "alt-dropped", &[("place", place.to_string().into()), ("weapons", weapons.into())])
    }

    fn deck(&self, cards: usize) -> String {
        text(self.language, "alt-deck", &[("count", cards.into())])
    }
}

/// A text description of the table.
pub fn alt_text(game: &GearsGame, language: Language) -> String {
    let sentences = Sentences { game, language };
    format!("{}. {}", title(game.state(), language), alt::alt_text(game.state(), game.values(), &sentences))
}
