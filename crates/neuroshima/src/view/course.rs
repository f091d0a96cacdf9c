//! The players' points from turn to turn, as a chart.

use crate::rules::{Arrangement, Event, Game, Side};
use crate::texts::word;
use sztab_game::Narrative;
use sztab_game::view::{Drawing, DrawnPicture, RenderContext};
use sztab_pictures::hue::Hue;
use sztab_pictures::league::{Heading, PointsChart, PointsPlayer};

/// The chart of the points, for a narrative that covers the game from its beginning; `None` before the end of the first
/// turn.
pub(super) fn draw_points_chart(context: &RenderContext<'_>, game: &Game, narrative: &Narrative) -> Option<Drawing> {
    let turns = points_by_turn(game, narrative);
    if turns.len() < 2 {
        return None;
    }
    let language = context.theme.language;
    let player = |(side, hue): (Side, Option<Hue>)| PointsPlayer {
        name: context.players.get(side.index()).cloned().unwrap_or_default(),
        faction: game.roster().army(side).name.in_language(language).to_owned(),
        hue,
    };
    let chart = PointsChart {
        colours: context.theme.colours,
        heading: Heading {
            title: word(language, if game.roster().mode().is_for_points() { "chart-score" } else { "chart-points" }),
            note: String::new(),
        },
        players: game.roster().sides().zip(game.roster().hues()).map(player).collect(),
        turns,
        axis: word(language, "chart-turn"),
    };
    Some(Drawing::new("points.png", move || DrawnPicture { bytes: chart.to_png(), alt: chart.lines().join("\n") }))
}

/// The points before the first turn and after each turn. Events after the last turn, such as a Final Battle, count as
/// another turn if they change the points.
fn points_by_turn(game: &Game, narrative: &Narrative) -> Vec<Vec<u8>> {
    let mut board = Arrangement::at_start(game.arrangement().board, game.roster());
    let now =
        |board: &Arrangement| -> Vec<u8> { game.roster().sides().map(|side| board.points[side.index()]).collect() };
    let mut turns = vec![now(&board)];
    for event in narrative.events.iter().filter_map(|told| told.event.event::<Event>()) {
        board.apply_event(event);
        if matches!(event, Event::TurnEnded { .. }) {
            turns.push(now(&board));
        }
    }
    if turns.last() != Some(&now(&board)) {
        turns.push(now(&board));
    }
    turns
}
