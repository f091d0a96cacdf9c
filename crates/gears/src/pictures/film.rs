//! Films: pictures one after the other, such as those of a Locust step.

use sztab_pictures::canvas::Canvas;
use sztab_pictures::gif::Reel;

use crate::map::Place;
use crate::state::Figure;

use super::card::{self, Card};
use super::scene::{Frame, Scene, Trail, Who};
use super::table;

/// The longest film, in milliseconds: beyond it all is shown faster.
const LONGEST: u32 = 20_000;
/// The time for the moves of a figure, for a card, and for the last picture.
const FIGURE: u32 = 1_200;
const CARD: u32 = 2_400;
const END: u32 = 2_000;

/// A picture of a film.
#[derive(Debug, Clone)]
pub enum Shot {
    Table(Box<Scene>),
    Card(Card),
}

impl Shot {
    /// Draws the picture by itself.
    #[must_use]
    pub fn draw(&self) -> Canvas {
        match self {
            Self::Table(scene) => table::draw(scene),
            Self::Card(card) => card::draw(card),
        }
    }
}

/// The shots of a Locust step: the card, then every figure on its way, which begins at its place in the scene or, for one
/// that is spawned, with the first place of the way. The scene is the table before the step; `after` is the table after it.
#[must_use]
pub fn activation(
    card: Option<Card>,
    before: &Scene,
    ways: &[(Figure, Vec<Place>)],
    after: &Scene,
) -> Vec<(Shot, u32)> {
    let mut shots: Vec<(Shot, u32)> = card.map(|card| (Shot::Card(card), CARD)).into_iter().collect();
    let mut scene = Scene { frame: Frame::Map, ..before.clone() };
    for (figure, way) in ways {
        let from = scene.state.locust(*figure).map(|locust| locust.at);
        let places: Vec<Place> = from.into_iter().chain(way.iter().copied()).collect();
        let time = FIGURE / u32::try_from(way.len().max(1)).unwrap_or(FIGURE);
        for (step, place) in way.iter().enumerate() {
            if let Some(locust) = scene.state.locust_mut(*figure) {
                locust.at = *place;
            } else if let Some(locust) = after.state.locust(*figure) {
                let mut locust = locust.clone();
                locust.at = *place;
                scene.state.locusts.push(locust);
            }
            let walked = places.len() - way.len() + step + 1;
            scene.trails = vec![Trail { who: Who::Locust(*figure), places: places[..walked].to_vec() }];
            shots.push((Shot::Table(Box::new(scene.clone())), time.max(200)));
        }
    }
    shots.push((Shot::Table(Box::new(Scene { frame: Frame::Map, ..after.clone() })), END));
    shots
}

/// Draws pictures as a film, each for so many milliseconds. The film ends on the last one, where it stays. Smaller
/// pictures stand in the middle.
#[must_use]
pub fn film(shots: &[(Shot, u32)]) -> Vec<u8> {
    let canvases: Vec<(Canvas, u32)> = shots.iter().map(|(shot, time)| (shot.draw(), *time)).collect();
    let width = canvases.iter().map(|(canvas, _)| canvas.width()).max().unwrap_or(1);
    let height = canvases.iter().map(|(canvas, _)| canvas.height()).max().unwrap_or(1);
    let mut reel = Reel::new(width, height);
    for (canvas, time) in &canvases {
        if (canvas.width(), canvas.height()) == (width, height) {
            reel.show(canvas, *time);
        } else {
            let mut whole = Canvas::new(width, height, canvas.palette);
            let middle = |room: usize, size: usize| i32::try_from((room - size) / 2).unwrap_or(0);
            whole.paste(canvas, middle(width, canvas.width()), middle(height, canvas.height()));
            reel.show(&whole, *time);
        }
    }
    reel.finish(LONGEST)
}
