//! The season that a command refers to, and the command's author as a member of it.
//!
//! A season is private until entry opens: only organisers find it by a command, a suggestion or a button, and it has no
//! posts, even if it is cancelled as a draft.

use serenity::all::{AutocompleteChoice, CreateAutocompleteResponse, ResolvedValue};

use sztab_game::Language;
use sztab_referee::league::SeasonRecord;
use sztab_store::{Season, SeasonId, SeasonStatus};

use crate::discord::league::ask::{
    SeasonContext, build_season_context, find_member, find_season_in_guild, find_seasons_known_to, row_name,
};
use crate::discord::say::answer::{Answer, shorten};
use crate::discord::say::caller::Caller as _;
use crate::discord::say::failure::Failure;
use crate::discord::say::limits::{CHOICE_LIMIT, MAX_SELECT_OPTIONS};
use crate::discord::say::typed::{best_matches, matches_name, matches_prefixes};
use crate::discord::session::command::answer::answer;
use crate::discord::session::command::context::{Context, find_language};

/// The season that is named by a suggestion, its league or its number. If nothing is typed, the season in progress,
/// otherwise the one open for entry; a season of this channel takes precedence.
pub async fn find_season(context: Context<'_>, typed: Option<&str>) -> Result<SeasonRecord, Failure> {
    find_season_or_best(context, typed, None).await
}

/// As [`find_season`], for a command that is mainly used for seasons of one status: if nothing is typed, seasons of
/// that status take precedence.
pub async fn find_season_or_best(
    context: Context<'_>,
    typed: Option<&str>,
    best: Option<SeasonStatus>,
) -> Result<SeasonRecord, Failure> {
    let (guild, seasons) = (context.require_guild()?, find_known_seasons(context).await?);
    let channel = context.interaction.channel_id.get();
    let found = if let Some(typed) = typed.map(str::trim).filter(|typed| !typed.is_empty()) {
        find_named_season(&seasons, typed, find_language(context).await)?
    } else {
        default_season(&seasons, channel, best)?
    };
    let Some(season) = found else {
        // Members who may not lead a season are refused here, so that they do not learn about drafts.
        let leads =
            context.interaction.data.name == "season" && !find_member(context.data(), &context).await?.organises;
        return Err(Failure::Said(if leads { "season-organisers-only" } else { "season-none" }));
    };
    find_season_in_guild(context.data(), season.id, Some(guild)).await
}

/// Replies with the result of the work on the named season, or on the default season if nothing is typed; seasons of
/// the best status take precedence.
pub async fn answer_about_season<F: Future<Output = Result<Answer, Failure>> + Send>(
    context: Context<'_>,
    typed: Option<String>,
    best: Option<SeasonStatus>,
    work: impl FnOnce(SeasonRecord, SeasonContext) -> F + Send,
) -> Result<(), Failure> {
    let done = async {
        let record = find_season_or_best(context, typed.as_deref(), best).await?;
        let asking = build_command_context(context, &record).await?;
        work(record, asking).await
    };
    answer(context, Box::pin(done)).await
}

/// The season to use if none is named. Drafts come after all seasons that players can see, and finished seasons last.
///
/// # Errors
///
/// If several seasons have the same precedence.
fn default_season(seasons: &[Season], channel: u64, best: Option<SeasonStatus>) -> Result<Option<&Season>, Failure> {
    let open = [SeasonStatus::Running, SeasonStatus::Entry];
    let groups = [best.as_slice(), &open, &[SeasonStatus::Draft]];
    for (group, only_here) in groups.into_iter().flat_map(|group| [(group, true), (group, false)]) {
        for status in group {
            let is_meant =
                |season: &&Season| season.status == *status && (!only_here || season.league.channel.0 == channel);
            let mut found = seasons.iter().filter(is_meant);
            match (found.next(), found.next()) {
                (None, _) => {}
                // If all seasons are finished, the newest one is used.
                (Some(newest), _) if rank(*status) == FINISHED_RANK => return Ok(Some(newest)),
                (Some(only), None) => return Ok(Some(only)),
                (Some(_), Some(_)) => return Err(Failure::Said("season-which")),
            }
        }
    }
    Ok(seasons.iter().find(|season| season.league.channel.0 == channel).or(seasons.first()))
}

/// The rank of finished seasons.
const FINISHED_RANK: u8 = 3;

/// The order of seasons in lists: in progress, open for entry, drafts, finished.
fn rank(status: SeasonStatus) -> u8 {
    match status {
        SeasonStatus::Running => 0,
        SeasonStatus::Entry => 1,
        SeasonStatus::Draft => 2,
        SeasonStatus::Ended | SeasonStatus::Cancelled => FINISHED_RANK,
    }
}

/// The server's seasons that are visible to the command's author, newest first.
async fn find_known_seasons(context: Context<'_>) -> Result<Vec<Season>, Failure> {
    find_seasons_known_to(context.data(), context.require_guild()?, &find_member(context.data(), &context).await?).await
}

/// The typed season. If all matching seasons belong to one league, the first one in the order of lists; otherwise the
/// only one that is not over.
fn find_named_season<'a>(
    seasons: &'a [Season],
    typed: &str,
    language: Language,
) -> Result<Option<&'a Season>, Failure> {
    let is_named = |season: &&Season| matches_name(&season.league.name, typed);
    let number = typed.parse().ok().map(SeasonId).filter(|_| !seasons.iter().any(|season| is_named(&season)));
    if let Some(found) = seasons.iter().find(|season| Some(season.id) == number) {
        return Ok(Some(found));
    }
    let called = |season: &&Season| vec![season.league.name.clone(), row_name(season, language)];
    let found = best_matches(seasons, typed, |season| suggestion_value(season), called);
    if found.iter().all(|season| season.league.id == found[0].league.id) {
        return Ok(found.into_iter().min_by_key(|season| rank(season.status)));
    }
    let mut open = found.into_iter().filter(|season| rank(season.status) != FINISHED_RANK);
    match (open.next(), open.next()) {
        (Some(only), None) => Ok(Some(only)),
        (None, _) | (Some(_), Some(_)) => Err(Failure::Said("season-which")),
    }
}

/// The value of a suggestion. It cannot be confused with a league's name.
fn suggestion_value(season: &Season) -> String {
    format!("#{}", season.id.0)
}

/// The text that the user has typed so far for another option of the same command.
pub fn other_option<'a>(context: Context<'a>, name: &str) -> Option<&'a str> {
    context.args.iter().find(|option| option.name == name).and_then(|option| match option.value {
        ResolvedValue::String(typed) => Some(typed),
        _ => None,
    })
}

/// The context of a command about a season.
pub async fn build_command_context(context: Context<'_>, record: &SeasonRecord) -> Result<SeasonContext, Failure> {
    build_season_context(context.data(), &context, record.row.id, find_language(context).await).await
}

/// The server's seasons that are visible to the command's author: those in progress first, then those open for entry,
/// then the others.
pub async fn complete_season(context: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let language = find_language(context).await;
    let mut seasons = find_known_seasons(context).await.unwrap_or_else(|error| {
        tracing::error!(%error, "seasons cannot be read");
        Vec::new()
    });
    seasons.sort_by_key(|season| rank(season.status));
    let named = seasons.into_iter().map(|season| (row_name(&season, language), suggestion_value(&season)));
    let choices = named.filter(|(name, _)| matches_prefixes(name, typed)).take(MAX_SELECT_OPTIONS);
    let choices = choices.map(|(name, id)| AutocompleteChoice::new(shorten(&name, CHOICE_LIMIT), id));
    CreateAutocompleteResponse::new().set_choices(choices.collect())
}

/// Defines commands whose only option is the season: the name, the status of the seasons to suggest first, and the
/// body.
macro_rules! season_commands {
    ($($(#[$attribute:meta])+ $name:ident($context:ident, $record:ident, $asking:ident; $best:expr) $work:tt)+) => { $(
        $(#[$attribute])+
        pub async fn $name(
            $context: $crate::discord::session::command::context::Context<'_>,
            #[max_length = 100]
            #[autocomplete = "crate::discord::league::command::season::complete_season"]
            season: Option<String>,
        ) -> Result<(), $crate::discord::say::failure::Failure> {
            $crate::discord::league::command::season::answer_about_season($context, season, $best, |$record, $asking| async move $work).await
        }
    )+ };
}

pub(crate) use season_commands;
