//! The match that a command refers to.

use sztab_game::Language;
use sztab_league::ids::MatchId;
use sztab_league::season::{Match, SeasonState};
use sztab_referee::league::SeasonRecord;
use sztab_store::{GuildId, SeasonStatus, UserId};
use sztab_words::text;

use crate::discord::bot::Bot;
use crate::discord::say::failure::Failure;
use crate::discord::say::typed::{best_matches, matches_prefixes};

use super::ask::{row_name, season_failure};
use super::people::bare_name_of;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WantedMatch {
    /// The user's open matches.
    OwnOpen,
    /// The user's matches, with or without a result.
    Own,
    /// All matches, with open ones first.
    Any,
}

#[derive(Debug)]
pub struct FoundMatch {
    pub record: SeasonRecord,
    pub match_id: MatchId,
}

/// The seasons in progress on a server.
pub async fn find_running_seasons(bot: &Bot, guild: GuildId) -> Result<Vec<SeasonRecord>, Failure> {
    let seasons = bot.referee.store().load_seasons(guild).await?;
    let mut records = Vec::new();
    for season in seasons.iter().filter(|season| season.status == SeasonStatus::Running) {
        records.push(bot.referee.load_season(season.id).await.map_err(season_failure)?);
    }
    Ok(records)
}

/// The typed match: the value of a suggestion, a match number, or names of the players, closest match first. If
/// nothing was typed, the only match there is.
pub async fn find_typed_match(
    bot: &Bot,
    guild: GuildId,
    user: UserId,
    wanted: WantedMatch,
    typed: Option<&str>,
    language: Language,
) -> Result<FoundMatch, Failure> {
    let records = find_running_seasons(bot, guild).await?;
    let typed = typed.unwrap_or_default().trim();
    let all = records
        .iter()
        .enumerate()
        .flat_map(|(at, record)| candidate_matches(record, user, wanted).into_iter().map(move |of| (at, record, of)));
    let all: Vec<(usize, &SeasonRecord, &Match)> = all.collect();
    let number = typed.trim_start_matches('#').parse().ok();
    let numbered = all.iter().filter(|(.., of)| Some(of.id.0) == number).copied();
    let mut found: Vec<(usize, &SeasonRecord, &Match)> = numbered.collect();
    if found.is_empty() {
        found = best_matches(
            all,
            typed,
            |(_, record, of)| suggestion_value(record, of),
            |(_, record, of)| vec![suggestion_label(record, of, language)],
        );
    }
    let found: Vec<(usize, MatchId)> = found.into_iter().map(|(at, _, of)| (at, of.id)).collect();
    let (at, match_id) = match found.as_slice() {
        [only] => *only,
        [] => return Err(Failure::Said("season-no-match")),
        _ => return Err(Failure::Said("season-which-match")),
    };
    let record = records.into_iter().nth(at).ok_or(Failure::Said("season-no-match"))?;
    Ok(FoundMatch { record, match_id })
}

pub async fn search_matches(
    bot: &Bot,
    guild: GuildId,
    user: UserId,
    wanted: WantedMatch,
    typed: &str,
    language: Language,
) -> Result<Vec<(String, String)>, Failure> {
    let records = find_running_seasons(bot, guild).await?;
    let all = records
        .iter()
        .flat_map(|record| candidate_matches(record, user, wanted).into_iter().map(move |of| (record, of)));
    let labelled = all.map(|(record, of)| (suggestion_label(record, of, language), suggestion_value(record, of)));
    Ok(labelled.filter(|(label, _)| matches_prefixes(label, typed)).collect())
}

fn candidate_matches(record: &SeasonRecord, user: UserId, wanted: WantedMatch) -> Vec<&Match> {
    let season = record.log.season();
    if season.state != SeasonState::Running {
        return Vec::new();
    }
    let kind = season.match_kind();
    let own = record.entry_of(user);
    let mut found: Vec<&Match> = season
        .matches
        .values()
        .filter(|of| match wanted {
            WantedMatch::Any => true,
            WantedMatch::Own => own.is_some_and(|own| of.seat_of(own).is_some()),
            WantedMatch::OwnOpen => of.is_open(kind) && own.is_some_and(|own| of.seat_of(own).is_some()),
        })
        .collect();
    found.sort_by_key(|of| (!of.is_open(kind), std::cmp::Reverse(of.id)));
    found
}

fn suggestion_value(record: &SeasonRecord, of: &Match) -> String {
    format!("{} {}", record.row.id.0, of.id.0)
}

pub fn suggestion_label(record: &SeasonRecord, of: &Match, language: Language) -> String {
    let [first, second] = of.players.map(|player| bare_name_of(record, player, language));
    let arguments = [
        ("season", row_name(&record.row, language).into()),
        ("match", of.id.0.into()),
        ("first", first.into()),
        ("second", second.into()),
    ];
    text(language, "season-match-label", &arguments)
}
