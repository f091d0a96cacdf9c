//! The state of a game of three or four in one line.

use crate::rules::{Game, Stage};
use crate::texts::{text, word};
use crate::words::army_list;
use sztab_game::{Language, Side, Sides};

/// Every side with its points, teams together with their sums, then the next side to move or the number of remaining
/// turns. `None` in a duel, where the picture suffices.
pub(super) fn glance(game: &Game, language: Language) -> Option<String> {
    let mode = game.roster().mode();
    if mode.sides().len() <= 2 {
        return None;
    }
    let teams: Vec<String> = mode.teams().map(|team| team_text(game, team, language)).collect();
    let standing = format!("📊 {}", teams.join(" · "));
    Some(match upcoming_turns_text(game, language) {
        Some(ahead) => text(language, "standing-and", &[("standing", standing.into()), ("ahead", ahead.into())]),
        None => standing,
    })
}

/// A team's points, for example "Borgo 12 + Outpost 13 = 25".
fn team_text(game: &Game, team: Sides, language: Language) -> String {
    let members: Vec<String> = team.iter().map(|side| side_text(game, side, language)).collect();
    let members = members.join(" + ");
    let points = &game.arrangement().points;
    let sum: u16 = team.iter().map(|side| u16::from(points[side.index()])).sum();
    if team.len() > 1 { format!("{members} = {sum}") } else { members }
}

/// A side's points, for example "Borgo 12"; they are emphasised on its turn, and marked if it can no longer win.
fn side_text(game: &Game, side: Side, language: Language) -> String {
    let army = game.roster().army(side).name.in_language(language).to_owned();
    let contest = &game.state().contest;
    if contest.eliminated.contains(side) {
        return text(language, "standing-out", &[("army", army.into())]);
    }
    let points = game.arrangement().points[side.index()];
    if contest.losers().contains(side) {
        return text(language, "standing-behind", &[("army", army.into()), ("points", points.into())]);
    }
    if contest.absent.contains(side) {
        return text(language, "standing-absent", &[("army", army.into()), ("points", points.into())]);
    }
    if game.state().active == side { format!("**{army} {points}**") } else { format!("{army} {points}") }
}

/// The turns to come.
fn upcoming_turns_text(game: &Game, language: Language) -> Option<String> {
    let left = game.remaining_turns();
    let is_last = matches!(game.state().stage, Stage::LastTurns { .. } | Stage::ExtraTurns { .. });
    if !left.is_empty() {
        // The armies are listed in turn order.
        let armies: Vec<String> =
            left.into_iter().map(|side| army_list(language, game.roster(), side.into())).collect();
        let armies = armies.join(&word(language, "list-comma"));
        return Some(text(language, "standing-last-turns", &[("armies", armies.into())]));
    }
    if is_last {
        return Some(word(language, "standing-last-turn"));
    }
    let next = game.next_turn()?;
    Some(text(language, "standing-next", &[("army", army_list(language, game.roster(), next.into()).into())]))
}
