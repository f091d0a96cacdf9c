//! Results of matches and games.

use sztab_league::engine::Standard;
use sztab_league::event::{EndReason, GameOver};
use sztab_league::game::GameScore;
use sztab_league::ids::Seat;
use sztab_league::profile::Measure;
use sztab_league::record::Points;
use sztab_league::rules::MatchRules;
use sztab_league::season::Outcome;
use sztab_words::{Language, text, word};

use super::numbers::score_text;
use super::scoring::find_profile;
use super::variant_key;
use crate::discord::league::words::Names;
use crate::discord::league::words::versus;

/// The result of a match: `Ala 2:1 Ben`. `players` is indexed by seat.
///
/// If the scoring splits a match's points (`flamberg`, `hq`) instead of giving all of them to the winner, these points
/// are shown; otherwise the games won are shown.
pub fn result_text(players: &[String; 2], outcome: &Outcome, rules: &MatchRules, language: Language) -> String {
    let [first, second] = players;
    let sides = [("first", first.as_str().into()), ("second", second.as_str().into())];
    let (games, winner, decided) = match outcome {
        Outcome::Walkover { winner: None } => return text(language, "league-walkover-both", &sides),
        Outcome::Walkover { winner: Some(winner) } => {
            let [first, second] = sides;
            let winner = ("winner", players[winner.index()].as_str().into());
            return text(language, "league-walkover", &[first, second, winner]);
        }
        Outcome::Played { games, winner, decided } => (games, winner, *decided),
    };
    let both = match_points(rules, games);
    let [first, second] = sides;
    let mut line = text(language, "league-result", &[first, second, ("score", score_text(both, language).into())]);
    if let Some(winner) = winner.filter(|_| both[0] == both[1]) {
        let winner = players[winner.index()].as_str();
        line = text(language, "league-result-advances", &[("result", line.into()), ("winner", winner.into())]);
    }
    if decided { text(language, "league-result-decided", &[("result", line.into())]) } else { line }
}

/// The points shown for a played match, indexed by seat: those for its games, or those of the profile if the profile
/// splits them further.
pub fn match_points(rules: &MatchRules, games: &[GameScore]) -> [Points; 2] {
    let divides = find_profile(&rules.scoring).is_some_and(|profile| {
        profile.decided_by == Measure::HqPoints || profile.hq_win.is_some() || !profile.results.is_empty()
    });
    if divides {
        return Standard.score(rules, games);
    }
    let of = |seat: Seat, game: &GameScore| match game.winner {
        None => 50,
        Some(winner) if winner == seat => 100,
        Some(_) => 0,
    };
    Seat::BOTH.map(|seat| Points(games.iter().map(|game| of(seat, game)).sum()))
}

/// The result of a match, short enough for a column: `2:1`, or `+ : -` for a walkover.
pub fn short_result(outcome: &Outcome, rules: &MatchRules, language: Language) -> String {
    match outcome {
        Outcome::Played { games, .. } => score_text(match_points(rules, games), language),
        Outcome::Walkover { winner: Some(Seat::First) } => "+ : −".to_owned(),
        Outcome::Walkover { winner: Some(Seat::Second) } => "− : +".to_owned(),
        Outcome::Walkover { winner: None } => "− : −".to_owned(),
    }
}

pub fn bye_text(player: &str, language: Language) -> String {
    text(language, "league-bye", &[("player", player.into())])
}

/// The result of a game with the HQ points that count: `game 2: Ala wins; HQ points 12:5 (Moloch – Borgo)`. `players`
/// is indexed by seat.
pub fn game_result_text(game: &GameOver, players: &[String; 2], names: &dyn Names, language: Language) -> String {
    let how = match game.winner {
        Some(winner) => {
            // A win by agreement is displayed as a win by points.
            let reason = if game.reason == EndReason::Agreed { EndReason::Points } else { game.reason };
            let winner = ("winner", players[winner.index()].as_str().into());
            text(language, &variant_key("league-ended-", &reason), &[winner])
        }
        None if game.reason == EndReason::Agreed => word(language, "league-ended-agreed"),
        None => word(language, "league-ended-draw"),
    };
    let factions = versus(&game.factions.each_ref().map(|faction| names.faction(faction)), language);
    let arguments = [
        ("game", game.game.into()),
        ("how", how.into()),
        ("hq", hq_points_text(game.counted_hq()).into()),
        ("score", names.points_word().into()),
        ("factions", factions.into()),
    ];
    text(language, if names.has_factions() { "league-game" } else { "league-game-alike" }, &arguments)
}

/// HQ points of both seats, such as `12:5`.
pub(super) fn hq_points_text([first, second]: [i32; 2]) -> String {
    format!("{first}:{second}")
}
