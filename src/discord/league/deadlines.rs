//! Deadlines that organisers and judges set.

use serenity::all::CreateAutocompleteResponse;

use sztab_game::Language;
use sztab_league::event::DeadlineScope;
use sztab_league::ids::{Group, MatchId};
use sztab_referee::league::SeasonRecord;
use sztab_store::{GuildId, SeasonId, UnixMs};
use sztab_words::text;

use crate::discord::bot::Bot;
use crate::discord::league::command::matches::to_suggestions;
use crate::discord::league::command::season::build_command_context;
use crate::discord::say::answer::Answer;
use crate::discord::say::caller::Caller as _;
use crate::discord::say::failure::Failure;
use crate::discord::say::moment::timestamp;
use crate::discord::say::typed::{best_matches, matches_prefixes};
use crate::discord::session::command::answer::answer;
use crate::discord::session::command::context::{Context, find_language};

use super::ask::{SeasonContext, make_request, row_name, season_failure};
use super::match_lookup::{find_running_seasons, suggestion_label};
use super::words::division_name;

/// A round or match with a deadline, as a label, a value, and the owner of the deadline.
type NamedDeadline = (String, String, DeadlineScope);

/// Sets a deadline this many days from now, according to the season's calendar.
async fn set_deadline(bot: &Bot, asking: &SeasonContext, scope: DeadlineScope, days: u32) -> Result<Answer, Failure> {
    let record = bot.referee.load_season(asking.season).await.map_err(season_failure)?;
    let deadline_ms = record.log.season().rules.calendar.days_later(asking.interaction.at.0, days);
    let command = |_: &_, _| sztab_league::decide::Command::SetDeadline { scope, deadline_ms };
    make_request(bot, asking, command).await?;
    let arguments = [("deadline", timestamp(UnixMs(deadline_ms)).into())];
    Ok(Answer::sentence(text(asking.language, "season-deadline-set", &arguments)))
}

/// The typed round or match: the value of a suggestion, or text that matches only one of them.
async fn find_deadline(
    bot: &Bot,
    guild: GuildId,
    typed: &str,
    language: Language,
) -> Result<(SeasonRecord, DeadlineScope), Failure> {
    let records = find_running_seasons(bot, guild).await?;
    let all = records
        .iter()
        .flat_map(|record| named_deadlines(record, language).into_iter().map(move |named| (record, named)));
    let found = best_matches(all, typed, |(_, (_, value, _))| value.clone(), |(_, (label, ..))| vec![label.clone()]);
    match found.as_slice() {
        [(record, (.., scope))] => Ok(((*record).clone(), *scope)),
        _ => Err(Failure::Said("season-deadline-what")),
    }
}

/// Suggests open rounds and matches, each as a label and a value.
async fn search_deadlines(
    bot: &Bot,
    guild: GuildId,
    typed: &str,
    language: Language,
) -> Result<Vec<(String, String)>, Failure> {
    let records = find_running_seasons(bot, guild).await?;
    let all = records.iter().flat_map(|record| named_deadlines(record, language));
    Ok(all.filter(|(label, ..)| matches_prefixes(label, typed)).map(|(label, value, _)| (label, value)).collect())
}

/// The rounds with open matches, followed by the matches themselves.
fn named_deadlines(record: &SeasonRecord, language: Language) -> Vec<NamedDeadline> {
    let season = record.log.season();
    let open: Vec<_> = season.open_matches().collect();
    let mut rounds: Vec<(Group, u32)> = open.iter().map(|of| (of.group, of.round)).filter(|of| of.1 > 0).collect();
    rounds.sort_unstable();
    rounds.dedup();
    let rounds = rounds.into_iter().map(|(group, round)| {
        let of = DeadlineScope::Round { group, round };
        (round_label(record, group, round, language), deadline_value(record.row.id, of), of)
    });
    let matches = open.iter().map(|found| {
        let of = DeadlineScope::Match { match_id: found.id };
        (suggestion_label(record, found, language), deadline_value(record.row.id, of), of)
    });
    rounds.chain(matches).collect()
}

fn round_label(record: &SeasonRecord, group: Group, round: u32, language: Language) -> String {
    let arguments = [("season", row_name(&record.row, language).into()), ("round", round.into())];
    let label = text(language, "season-round-label", &arguments);
    let divisions = record.log.season().stages.get(group.stage).map_or(1, |stage| stage.divisions.len());
    if divisions < 2 {
        return label;
    }
    let arguments = [("title", label.into()), ("division", division_name(group.division, language).into())];
    text(language, "season-round-division", &arguments)
}

fn deadline_value(season: SeasonId, of: DeadlineScope) -> String {
    match of {
        DeadlineScope::Round { group, round } => format!("{} r {} {} {round}", season.0, group.stage, group.division),
        DeadlineScope::Match { match_id: MatchId(of) } => format!("{} m {of}", season.0),
    }
}

/// Sets the deadline of a round or match.
#[poise::command(slash_command, guild_only)]
pub async fn deadline(
    context: Context<'_>,
    #[max_length = 100]
    #[autocomplete = "complete_deadline"]
    what: String,
    #[min = 1]
    #[max = 60]
    days: u32,
) -> Result<(), Failure> {
    let done = async {
        let bot = context.data();
        let (record, scope) = find_deadline(bot, context.require_guild()?, &what, find_language(context).await).await?;
        set_deadline(bot, &build_command_context(context, &record).await?, scope, days).await
    };
    answer(context, Box::pin(done)).await
}

async fn complete_deadline(context: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let Ok(guild) = context.require_guild() else { return CreateAutocompleteResponse::new() };
    let found = search_deadlines(context.data(), guild, typed, find_language(context).await).await;
    to_suggestions(found.unwrap_or_default())
}
