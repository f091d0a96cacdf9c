//! Points of matches according to the season's profile.

use std::borrow::Cow;

use crate::engine::Award;
use crate::game::GameScore;
use crate::profile::{Profile, built_in};
use crate::record::Points;
use crate::rules::{MatchRules, Scoring};

/// The profile used if the one in the rules cannot be read. Rules with such a profile are refused before entry opens.
const DEFAULT_PROFILE: &str = "3/1/0";

/// The match points of both players for these games.
///
/// Games added to a level bracket match bring no points: only the longest prefix of the games that forms a whole match
/// counts.
pub fn points(rules: &MatchRules, games: &[GameScore]) -> [Points; 2] {
    let profile = profile(rules);
    let kind = rules.kind.profile_kind();
    let whole = (1..=games.len()).rev().find_map(|number| profile.score(kind, &games[..number]).ok());
    whole.map_or([profile.draw; 2], |score| score.points)
}

/// The points for a result set without games, or for a round without a played match.
pub fn award(rules: &MatchRules, award: Award) -> Points {
    let profile = profile(rules);
    match award {
        Award::Win => profile.win.winner,
        Award::Draw => profile.draw,
        Award::Loss => profile.win.loser,
        Award::Bye => profile.bye,
        Award::WalkoverWon => profile.walkover.won,
        Award::WalkoverLost => profile.walkover.lost,
        Award::WalkoverBoth => profile.walkover.both,
        Award::Absence => profile.absence,
    }
}

/// The first seat's share of the game points, from 0 to 1; there is at least one game.
pub fn points_share(games: &[GameScore]) -> f64 {
    let doubled = |game: &GameScore| match game.winner {
        Some(crate::ids::Seat::First) => 2_u32,
        Some(crate::ids::Seat::Second) => 0,
        None => 1,
    };
    let number = u32::try_from(games.len()).unwrap_or(u32::MAX);
    f64::from(games.iter().map(doubled).sum::<u32>()) / f64::from(2 * number)
}

fn profile(rules: &MatchRules) -> Cow<'static, Profile> {
    let named = match &rules.scoring {
        Scoring::BuiltIn(name) => built_in(name).map(Cow::Borrowed),
        Scoring::Own(text) => Profile::from_toml(text).ok().map(Cow::Owned),
    };
    named.unwrap_or_else(|| Cow::Borrowed(built_in(DEFAULT_PROFILE).expect("the usual profile is built in")))
}
