//! A player's card in a season.

use std::collections::BTreeMap;

use sztab_game::Language;
use sztab_league::game::GameScore;
use sztab_league::ids::{EntrantId, Group, Seat};
use sztab_league::rating::{INITIAL_RATING, rate};
use sztab_league::season::{Match, Outcome, Season};
use sztab_pictures::league::{self, Fact, FactionRecord, Form, PlayerCard, RatingPoint, Tick};
use sztab_referee::league::SeasonRecord;
use sztab_referee::ratings::WEEK_MS;
use sztab_store::UnixMs;
use sztab_words::{text, word};

use crate::discord::league::ask::row_name;
use crate::discord::league::people::bare_name_of;
use crate::discord::say::moment::short_date;

use super::reader::{Reader, group_name, groups};
use super::table::{compute_ratings, rated_matches, rating_text};

type FactionNames = BTreeMap<String, String>;

/// A player's card; `score` is the word for the game's points. `None` if no player has the number.
pub fn player_card(
    record: &SeasonRecord,
    entrant: EntrantId,
    factions: &FactionNames,
    score: &str,
    reader: &Reader,
    now: UnixMs,
) -> Option<PlayerCard> {
    let (season, language) = (record.log.season(), reader.theme.language);
    season.entrants.get(&entrant)?;
    let own: Vec<(&Match, Seat)> = season.matches.values().filter_map(|of| Some((of, of.seat_of(entrant)?))).collect();
    let results: Vec<league::Outcome> = own.iter().filter_map(|(of, seat)| match_outcome(season, of, *seat)).collect();
    let points = rating_points(season, entrant);
    let rated = compute_ratings(season, now).get(&entrant).copied();
    let label = |key: &str| word(language, key);
    let fact = |key: &str, value: String| Fact { label: word(language, key), value };
    let rating = rated.as_ref().map_or_else(|| "–".to_owned(), rating_text);
    Some(PlayerCard {
        colours: reader.theme.colours,
        name: league::Name {
            text: bare_name_of(record, entrant, language),
            seed: u16::try_from(entrant.0).unwrap_or(u16::MAX),
        },
        note: season_note(record, entrant, language, now),
        rating: fact("season-view-season-rating", rating.trim_end_matches('?').to_owned()),
        deviation: rated.map(|rated| format!("± {:.0}", rated.rating.deviation)).unwrap_or_default(),
        provisional: match rated {
            Some(rated) if rated.rating.is_provisional() => label("season-view-provisional"),
            _ => String::new(),
        },
        results: [
            (league::Outcome::Win, "season-view-wins"),
            (league::Outcome::Draw, "season-view-draws"),
            (league::Outcome::Loss, "season-view-losses"),
        ]
        .map(|(outcome, key)| league::Record {
            label: label(key),
            count: u32::try_from(results.iter().filter(|result| **result == outcome).count()).unwrap_or(u32::MAX),
        }),
        balance: Fact {
            label: text(language, "season-view-balance", &[("score", score.into())]),
            value: with_sign(point_balance(season, &own)),
        },
        form: Form {
            label: label("season-view-form"),
            results: results.iter().map(|&result| (result, label(outcome_letter(result)))).collect(),
        },
        factions_title: label("season-view-factions"),
        factions: if season.rules.has_factions() { faction_records(&own, factions) } else { Vec::new() },
        ticks: points.iter().map(|point| Tick { at: point.at, label: short_date(point.at, language) }).collect(),
        ratings: points,
    })
}

/// The season, and the player's rank in the last stage they played in.
fn season_note(record: &SeasonRecord, entrant: EntrantId, language: Language, now: UnixMs) -> String {
    let season = record.log.season();
    let is_in = |group: &Group| season.division(*group).is_some_and(|division| division.places.contains(&entrant));
    let last = groups(season).into_iter().rev().find(is_in);
    let mut parts = vec![row_name(&record.row, language)];
    if let Some(group) = last {
        parts.push(group_name(season, group, language));
        let order = season.division_order(group, &sztab_league::engine::Standard, now.0);
        let place = order.iter().position(|&player| player == entrant).map_or(0, |place| place + 1);
        let arguments = [("place", place.into()), ("players", order.len().into())];
        parts.push(text(language, "season-view-place", &arguments));
    }
    parts.retain(|part| !part.is_empty());
    parts.join(" · ")
}

fn match_outcome(season: &Season, of: &Match, seat: Seat) -> Option<league::Outcome> {
    Some(match of.outcome(season.match_kind())? {
        Outcome::Walkover { winner: None } => league::Outcome::Loss,
        outcome @ (Outcome::Played { .. } | Outcome::Walkover { .. }) => match outcome.winner() {
            None => league::Outcome::Draw,
            Some(winner) if winner == seat => league::Outcome::Win,
            Some(_) => league::Outcome::Loss,
        },
    })
}

const fn outcome_letter(outcome: league::Outcome) -> &'static str {
    match outcome {
        league::Outcome::Win => "season-view-win-letter",
        league::Outcome::Draw => "season-view-draw-letter",
        league::Outcome::Loss => "season-view-loss-letter",
    }
}

fn point_balance(season: &Season, own: &[(&Match, Seat)]) -> i64 {
    let of_match = |(of, seat): &(&Match, Seat)| match of.outcome(season.match_kind()) {
        Some(Outcome::Played { games, .. }) if *seat == Seat::First => GameScore::hq_balance(&games),
        Some(Outcome::Played { games, .. }) => -GameScore::hq_balance(&games),
        Some(Outcome::Walkover { .. }) | None => 0,
    };
    own.iter().map(of_match).sum()
}

fn with_sign(number: i64) -> String {
    match number {
        0 => "0".to_owned(),
        1.. => format!("+{number}"),
        _ => format!("−{}", number.unsigned_abs()),
    }
}

/// Game records for each faction that the player used, most played first.
fn faction_records(own: &[(&Match, Seat)], names: &FactionNames) -> Vec<FactionRecord> {
    let mut records: BTreeMap<&str, [u32; 3]> = BTreeMap::new();
    for (of, seat) in own {
        for game in of.games.values() {
            let counts = records.entry(&game.factions[seat.index()]).or_default();
            let at = match game.winner {
                Some(winner) if winner == *seat => 0,
                None => 1,
                Some(_) => 2,
            };
            counts[at] += 1;
        }
    }
    let mut records: Vec<(&str, [u32; 3])> = records.into_iter().collect();
    records.sort_by_key(|(_, counts)| std::cmp::Reverse(counts.iter().sum::<u32>()));
    let named = |(id, counts): (&str, [u32; 3])| FactionRecord {
        faction: names.get(id).cloned().unwrap_or_else(|| id.to_owned()),
        counts,
    };
    records.into_iter().map(named).collect()
}

/// A player's rating after each rated match; a newcomer's rating precedes them, dated a week before the first match.
fn rating_points(season: &Season, entrant: EntrantId) -> Vec<RatingPoint> {
    let mut matches = rated_matches(season);
    matches.sort_by_key(|played| played.at_ms);
    let point = |at, rating: sztab_league::rating::Rating| RatingPoint {
        at,
        rating: rating.rating,
        deviation: rating.deviation,
    };
    let mut points = Vec::new();
    for (index, played) in matches.iter().enumerate().filter(|(_, played)| played.players.contains(&entrant)) {
        if points.is_empty() {
            points.push(point(played.at_ms - WEEK_MS, INITIAL_RATING));
        }
        let after = rate(&matches[..=index], played.at_ms).unwrap_or_default();
        points.extend(after.get(&entrant).map(|rated| point(played.at_ms, rated.rating)));
    }
    points
}
