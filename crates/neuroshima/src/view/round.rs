//! A round with more than two players: the turns still to come, and sides that no longer play normally.

use crate::pictures::SideStatus;
use crate::rules::Game;
use crate::texts::word;
use sztab_game::{Language, Side};

/// Sides in turn order, the current one first; empty in a duel, and after the last turn.
#[must_use]
pub fn upcoming_turns(game: &Game) -> Vec<Side> {
    let ahead = game.upcoming_turns();
    if !has_more_than_two_sides(game) || ahead.is_empty() {
        return Vec::new();
    }
    std::iter::once(game.state().active).chain(ahead).collect()
}

/// The side that has the next turn, if more than two play.
#[must_use]
pub fn next_side(game: &Game) -> Option<Side> {
    upcoming_turns(game).get(1).copied().filter(|&side| side != game.state().active)
}

fn has_more_than_two_sides(game: &Game) -> bool {
    game.roster().sides().count() > 2
}

/// Status of a side that no longer plays normally (NH-12.3, NH-12.4).
#[must_use]
pub fn side_status(game: &Game, side: Side, language: Language) -> Option<SideStatus> {
    if !has_more_than_two_sides(game) {
        return None;
    }
    let contest = &game.state().contest;
    let is_out = contest.losers().contains(side);
    let key = match contest.absent.contains(side) {
        _ if contest.eliminated.contains(side) => "label-eliminated",
        true if is_out => "label-left",
        true => "label-no-time",
        false if is_out => "label-behind",
        false => return None,
    };
    Some(SideStatus { word: word(language, key), is_out })
}
