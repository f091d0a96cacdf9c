//! Results of sides and teams in a finished game.

use std::cmp::Reverse;

use crate::rules::Game;
use crate::texts::text;
use sztab_game::{GameState, Language, Outcome, Side, Sides};

/// The points of all teams in the order of their ranks: "14:9:3", or the sums of the teams, "33:21". `None` for a draw.
pub(super) fn score(game: &Game) -> Option<String> {
    let outcome = GameState::outcome(game).filter(|outcome| !outcome.is_draw())?;
    let (mode, points) = (game.roster().mode(), &game.arrangement().points);
    let mut teams: Vec<(Option<u8>, u16)> =
        mode.teams().map(|team| (rank(&outcome, team), sum(team, points))).collect();
    teams.sort_by_key(|&(rank, points)| (rank, Reverse(points)));
    Some(teams.into_iter().map(|(_, points)| points.to_string()).collect::<Vec<_>>().join(":"))
}

/// Result of a side in a game of three or four: its rank if each side plays alone, otherwise its team's points.
pub(super) fn side_result(game: &Game, side: Side, player: &str, language: Language) -> String {
    let (mode, points) = (game.roster().mode(), &game.arrangement().points);
    let outcome = GameState::outcome(game);
    let team = mode.team_of(side);
    let key = match (mode.kind().has_teams(), team.len() > 1) {
        (false, _) if mode.is_for_points() => "result-scored",
        (false, _) => "result-ranked",
        (true, true) => "result-team",
        (true, false) => "result-player",
    };
    let place = outcome.as_ref().and_then(|outcome| outcome.rank(side)).unwrap_or_default();
    let arguments = [
        ("place", place.into()),
        ("player", player.to_owned().into()),
        ("army", game.roster().army(side).name.in_language(language).to_owned().into()),
        ("points", points[side.index()].into()),
        ("team", sum(team, points).into()),
    ];
    let line = text(language, key, &arguments);
    let wins = outcome.is_some_and(|outcome| !outcome.is_draw() && outcome.winners().contains(side));
    if wins { format!("🏆 {line}") } else { line }
}

fn rank(outcome: &Outcome, team: Sides) -> Option<u8> {
    team.iter().filter_map(|side| outcome.rank(side)).min()
}

fn sum(team: Sides, points: &[u8]) -> u16 {
    team.iter().map(|side| u16::from(points[side.index()])).sum()
}
