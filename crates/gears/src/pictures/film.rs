//! Films: sequences of pictures, such as those of a Locust Activation.

use sztab_pictures::canvas::Canvas;
use sztab_pictures::gif::Reel;

use crate::map::Place;
use crate::state::Figure;

use super::card::{self, Card};
use super::scene::{Combatant, Dice, Frame, Scene, Strike, Trail};
use super::table;

/// The maximum length of a film of a Locust Activation and of a game, in milliseconds: longer ones are sped up.
pub const MAX_ACTIVATION_MS: u32 = 20_000;
pub const MAX_GAME_MS: u32 = 60_000;
/// Durations in milliseconds: of a figure's move, of a card, and of the last picture.
pub const FIGURE_MS: u32 = 1_200;
pub const CARD_MS: u32 = 2_400;
pub const END_MS: u32 = 2_000;
/// The minimum duration per area: shorter pictures are part of a movement, which is not sped up.
const MIN_AREA_MS: u32 = 200;

/// A picture of a film.
#[derive(Debug, Clone)]
pub enum Shot {
    Table(Box<Scene>),
    Card(Card),
}

impl Shot {
    /// Draws the shot as a single picture.
    #[must_use]
    pub fn draw(&self) -> Canvas {
        match self {
            Self::Table(scene) => table::draw(scene),
            Self::Card(card) => card::draw(card),
        }
    }
}

/// An action in a Locust Activation.
#[derive(Debug, Clone)]
pub enum LocustAction {
    /// A figure moves from its place, or from the hole where it appears, through these places.
    Walk(Figure, Vec<Place>),
    /// An attack with its dice, and with the COGs that it wounds.
    Attack(Vec<Strike>, Dice),
    /// A figure is removed from the map.
    Fall(Figure),
}

/// The shots of a Locust Activation: the card, then each figure's actions with their captions, and finally the table
/// afterwards. A figure that is not yet on the table `before` is taken from the table `after`.
#[must_use]
pub fn activation_shots(
    card: Option<Card>,
    before: &Scene,
    deeds: &[(LocustAction, String)],
    after: &Scene,
) -> Vec<(Shot, u32)> {
    let mut shots: Vec<(Shot, u32)> = card.map(|card| (Shot::Card(card), CARD_MS)).into_iter().collect();
    let mut scene = Scene { frame: Frame::Map, ..before.clone() };
    for (deed, caption) in deeds {
        scene.trails.clear();
        scene.strikes.clear();
        scene.dice = Dice::default();
        scene.caption.clone_from(caption);
        match deed {
            LocustAction::Walk(figure, way) => add_walk(&mut shots, &mut scene, *figure, way, after),
            LocustAction::Attack(strikes, dice) => {
                (scene.strikes, scene.dice) = (strikes.clone(), dice.clone());
                shots.push((Shot::Table(Box::new(scene.clone())), FIGURE_MS));
            }
            LocustAction::Fall(figure) => {
                scene.state.locusts.retain(|locust| locust.figure != *figure);
                shots.push((Shot::Table(Box::new(scene.clone())), FIGURE_MS / 2));
            }
        }
    }
    shots.push((Shot::Table(Box::new(Scene { frame: Frame::Map, ..after.clone() })), END_MS));
    shots
}

/// Adds a shot for each place on a figure's path.
fn add_walk(shots: &mut Vec<(Shot, u32)>, scene: &mut Scene, figure: Figure, way: &[Place], after: &Scene) {
    let mut places: Vec<Place> = scene.state.locust(figure).map(|locust| locust.at).into_iter().collect();
    let time = FIGURE_MS / u32::try_from(way.len().max(1)).unwrap_or(FIGURE_MS);
    for place in way {
        places.push(*place);
        if scene.state.locust(figure).is_none() {
            scene.state.locusts.extend(after.state.locust(figure).cloned());
        }
        if let Some(locust) = scene.state.locust_mut(figure) {
            locust.at = *place;
        }
        scene.trails = vec![Trail { who: Combatant::Locust(figure), places: places.clone() }];
        shots.push((Shot::Table(Box::new(scene.clone())), time.max(MIN_AREA_MS)));
    }
}

/// Encodes pictures as a film, each shown for the given number of milliseconds; `longest` limits the total length. The
/// film stops on the last picture. Smaller pictures are centred.
#[must_use]
pub fn encode_film(shots: &[(Shot, u32)], longest: u32) -> Vec<u8> {
    let canvases: Vec<(Canvas, u32)> = shots.iter().map(|(shot, time)| (shot.draw(), *time)).collect();
    let width = canvases.iter().map(|(canvas, _)| canvas.width()).max().unwrap_or(1);
    let height = canvases.iter().map(|(canvas, _)| canvas.height()).max().unwrap_or(1);
    let mut reel = Reel::new(width, height);
    for (canvas, time) in &canvases {
        if (canvas.width(), canvas.height()) == (width, height) {
            reel.add_frame(canvas, *time);
        } else {
            let mut whole = Canvas::new(width, height, canvas.palette);
            let middle = |room: usize, size: usize| i32::try_from((room - size) / 2).unwrap_or(0);
            whole.paste(canvas, middle(width, canvas.width()), middle(height, canvas.height()));
            reel.add_frame(&whole, *time);
        }
    }
    reel.finish(longest)
}
