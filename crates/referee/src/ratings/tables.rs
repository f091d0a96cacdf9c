//! Matches and faction games at the tables of a server.

use std::collections::BTreeMap;

use crate::options::CountedTerms;
use crate::{computer_number, is_computer};
use sztab_game::{Outcome, Side};
use sztab_league::balance::FactionGame;
use sztab_league::ids::Seat;
use sztab_store::{FinishedGame, GameId};

use super::matches::{Contestant, RatedMatch};

/// The rated matches among finished games. Both games of a mirrored match form one match once both are over; if one of
/// them was called off, the match does not count. Games of seasons are counted in their season instead.
#[must_use]
pub fn table_matches(games: &[FinishedGame]) -> Vec<RatedMatch> {
    let mut matches = Vec::new();
    let mut open: BTreeMap<GameId, RatedMatch> = BTreeMap::new();
    for game in games.iter().filter(|game| !game.is_of_season) {
        let Some(played) = rated_match(game) else { continue };
        match game.mirror {
            None => matches.push(played),
            Some(other) => match open.remove(&other) {
                Some(first) => matches.extend(join_matches(first, &played)),
                None => {
                    open.insert(game.id, played);
                }
            },
        }
    }
    matches
}

fn rated_match(game: &FinishedGame) -> Option<RatedMatch> {
    let terms = Some(CountedTerms::of(&game.options)).filter(|terms| terms.rated)?;
    let outcome: Outcome = serde_json::from_str(&game.result).ok()?;
    let [first, second] = game.seats.as_slice() else { return None };
    let players =
        [first, second].map(|seat| match computer_number(seat.user).and_then(|number| terms.computers.get(number)) {
            Some(computer) => Contestant::ComputerPlayer(computer.strength.clone()),
            None => Contestant::User(seat.user),
        });
    let half_points = match winner(&outcome)? {
        Some(Seat::First) => [2, 0],
        Some(Seat::Second) => [0, 2],
        None => [1, 1],
    };
    Some(RatedMatch { at_ms: game.ended_at.0, players, half_points })
}

/// Two games of the same players as one match; `None` for games of different players.
fn join_matches(first: RatedMatch, second: &RatedMatch) -> Option<RatedMatch> {
    let [one, other] = &second.players;
    let [own, others] = match &first.players {
        [host, guest] if [host, guest] == [one, other] => second.half_points,
        [host, guest] if [host, guest] == [other, one] => [second.half_points[1], second.half_points[0]],
        _ => return None,
    };
    let half_points = [first.half_points[0] + own, first.half_points[1] + others];
    Some(RatedMatch { at_ms: first.at_ms.max(second.at_ms), half_points, ..first })
}

/// The winner of a game of two opponents: `Some(None)` for a draw, `None` for any other kind of game.
#[expect(clippy::option_option, reason = "a draw is not the lack of a result")]
fn winner(outcome: &Outcome) -> Option<Option<Seat>> {
    match (outcome.places().len(), outcome.winner()) {
        _ if outcome.is_cooperative() => None,
        (2, Some(Side(0))) => Some(Some(Seat::First)),
        (2, Some(_)) => Some(Some(Seat::Second)),
        (2, None) => Some(None),
        _ => None,
    }
}

/// The games of two users as counted for faction results, including unrated games and those of seasons.
#[must_use]
pub fn faction_games(games: &[FinishedGame]) -> Vec<FactionGame> {
    games.iter().filter_map(faction_game).collect()
}

fn faction_game(game: &FinishedGame) -> Option<FactionGame> {
    let outcome: Outcome = serde_json::from_str(&game.result).ok()?;
    let winner = winner(&outcome)?;
    let [first, second] = game.seats.as_slice() else { return None };
    if [first, second].iter().any(|seat| is_computer(seat.user)) {
        return None;
    }
    let points = |side| outcome.points(side).and_then(|points| u16::try_from(points).ok()).unwrap_or(0);
    Some(FactionGame {
        factions: [first.faction.clone()?, second.faction.clone()?],
        winner,
        hq_points: [points(Side(0)), points(Side(1))],
        mirrored: game.mirror.is_some(),
    })
}
