//! `/league`: season commands that are open to all users.

use serenity::all::User;

use sztab_store::{SeasonStatus, UserId};

use crate::discord::league::join::{ask_to_leave, require_role};
use crate::discord::league::match_lookup::WantedMatch;
use crate::discord::league::report::OwnGame;
use crate::discord::league::views::bracket::bracket_group;
use crate::discord::league::views::files::FileKind;
use crate::discord::league::views::reader::{Reader, find_group};
use crate::discord::league::views::round::last_round;
use crate::discord::league::views::view::{View, clip_search};
use crate::discord::say::failure::Failure;

use super::support::answer::answer;
use super::support::context::{Context, find_language, find_theme};
use super::support::matches::{complete_faction, complete_own, complete_own_open, find_match};
use super::support::season::{
    answer_about_season, build_season_context, complete_season, find_season, find_season_member, find_season_or_best,
    require_guild, show_season,
};

#[poise::command(
    slash_command,
    guild_only,
    subcommands(
        "list",
        "join",
        "leave",
        "armies",
        "matches",
        "sit_out",
        "extend",
        "report",
        "judge",
        "challenge",
        "show",
        "standings",
        "round",
        "bracket",
        "player",
        "calendar",
        "log",
        "export",
        "verify"
    ),
    subcommand_required
)]
#[allow(clippy::unused_async, reason = "every command is asynchronous")]
pub async fn league(_context: Context<'_>) -> Result<(), Failure> {
    Ok(())
}

/// Lists the seasons of this server.
#[poise::command(slash_command, guild_only)]
async fn list(context: Context<'_>) -> Result<(), Failure> {
    let listed = async {
        context
            .data()
            .show_seasons(require_guild(context)?, &find_season_member(context).await?, find_language(context).await)
            .await
    };
    answer(context, Box::pin(listed)).await
}

/// Lists the open matches of the author.
#[poise::command(slash_command, guild_only)]
async fn matches(context: Context<'_>) -> Result<(), Failure> {
    let done = async {
        let bot = context.data();
        let records = bot.find_running_seasons(require_guild(context)?).await?;
        bot.show_my_matches(&records, UserId(context.author().id.get()), find_language(context).await).await
    };
    answer(context, Box::pin(done)).await
}

/// Enters a season.
#[poise::command(slash_command, guild_only)]
async fn join(
    context: Context<'_>,
    #[max_length = 100]
    #[autocomplete = "complete_season"]
    season: Option<String>,
) -> Result<(), Failure> {
    answer_about_season(context, season, Some(SeasonStatus::Entry), |record, asking| async move {
        require_role(&record, context.interaction.member.as_deref(), asking.language)?;
        context.data().join_season(&asking).await
    })
    .await
}

/// Asks for confirmation to leave a season, with the consequences for open matches.
#[poise::command(slash_command, guild_only)]
async fn leave(
    context: Context<'_>,
    #[max_length = 100]
    #[autocomplete = "complete_season"]
    season: Option<String>,
) -> Result<(), Failure> {
    answer_about_season(context, season, None, |record, asking| async move {
        ask_to_leave(&record, asking.by.player.user, asking.language)
    })
    .await
}

/// Shows or declares the pool of factions.
#[poise::command(slash_command, guild_only)]
#[allow(clippy::too_many_arguments, reason = "a pool has five factions at most")]
async fn armies(
    context: Context<'_>,
    #[max_length = 100]
    #[autocomplete = "complete_faction"]
    army1: Option<String>,
    #[max_length = 100]
    #[autocomplete = "complete_faction"]
    army2: Option<String>,
    #[max_length = 100]
    #[autocomplete = "complete_faction"]
    army3: Option<String>,
    #[max_length = 100]
    #[autocomplete = "complete_faction"]
    army4: Option<String>,
    #[max_length = 100]
    #[autocomplete = "complete_faction"]
    army5: Option<String>,
    #[max_length = 100]
    #[autocomplete = "complete_season"]
    season: Option<String>,
) -> Result<(), Failure> {
    let done = async {
        let factions: Vec<String> = [army1, army2, army3, army4, army5].into_iter().flatten().collect();
        // Pools are declared before the season begins.
        let best = (!factions.is_empty()).then_some(SeasonStatus::Entry);
        let (bot, record) = (context.data(), find_season_or_best(context, season.as_deref(), best).await?);
        let asking = build_season_context(context, &record).await?;
        if factions.is_empty() {
            bot.show_pool(&record, asking.by.player.user, asking.language).await
        } else {
            bot.declare_pool(&asking, &factions).await
        }
    };
    answer(context, Box::pin(done)).await
}

/// Skips a coming round, or takes part after all.
#[poise::command(slash_command, guild_only, rename = "sit-out")]
async fn sit_out(
    context: Context<'_>,
    #[min = 1]
    #[max = 64]
    round: Option<u32>,
    #[max_length = 100]
    #[autocomplete = "complete_season"]
    season: Option<String>,
) -> Result<(), Failure> {
    answer_about_season(context, season, None, |record, asking| async move {
        context.data().sit_out(&asking, &record, round).await
    })
    .await
}

/// Challenges a player on the ladder.
#[poise::command(slash_command, guild_only)]
async fn challenge(
    context: Context<'_>,
    opponent: User,
    #[max_length = 100]
    #[autocomplete = "complete_season"]
    season: Option<String>,
) -> Result<(), Failure> {
    answer_about_season(context, season, None, |record, asking| async move {
        context.data().challenge(&asking, &record, UserId(opponent.id.get())).await
    })
    .await
}

/// Asks the opponent for an extension of a match by some days.
#[poise::command(slash_command, guild_only)]
async fn extend(
    context: Context<'_>,
    #[min = 1]
    #[max = 30]
    days: u32,
    #[rename = "match"]
    #[max_length = 100]
    #[autocomplete = "complete_own_open"]
    of: Option<String>,
) -> Result<(), Failure> {
    let done = async {
        let (found, asking) = find_match(context, WantedMatch::OwnOpen, of.as_deref()).await?;
        context.data().ask_for_time(&asking, found.match_id, days).await
    };
    answer(context, Box::pin(done)).await
}

/// Result of the author's game, as a command option.
#[derive(Debug, Clone, Copy, poise::ChoiceParameter)]
enum ResultOption {
    /// The author won.
    #[name = "won"]
    Won,
    /// A draw.
    #[name = "drawn"]
    Drawn,
    /// The author lost.
    #[name = "lost"]
    Lost,
}

/// Reports the result of a match's first open game played elsewhere; buttons ask for the others.
#[poise::command(slash_command, guild_only)]
async fn report(
    context: Context<'_>,
    result: ResultOption,
    #[max_length = 100] hq: String,
    #[max_length = 100]
    #[autocomplete = "complete_faction"]
    army: Option<String>,
    #[rename = "opponent-army"]
    #[max_length = 100]
    #[autocomplete = "complete_faction"]
    opponent_army: Option<String>,
    #[rename = "match"]
    #[max_length = 100]
    #[autocomplete = "complete_own_open"]
    of: Option<String>,
) -> Result<(), Failure> {
    let done = async {
        let (found, asking) = find_match(context, WantedMatch::OwnOpen, of.as_deref()).await?;
        let is_won = match result {
            ResultOption::Won => Some(true),
            ResultOption::Drawn => None,
            ResultOption::Lost => Some(false),
        };
        let factions = [army.as_deref(), opponent_army.as_deref()];
        context.data().report_own(&asking, &found, OwnGame { is_won, hq: &hq, factions }).await
    };
    answer(context, Box::pin(done)).await
}

/// Calls a judge to a match.
#[poise::command(slash_command, guild_only)]
async fn judge(
    context: Context<'_>,
    #[min_length = 3]
    #[max_length = 200]
    reason: String,
    #[rename = "match"]
    #[max_length = 100]
    #[autocomplete = "complete_own"]
    of: Option<String>,
) -> Result<(), Failure> {
    let done = async {
        let (found, asking) = find_match(context, WantedMatch::Own, of.as_deref()).await?;
        let asking = asking.with_reason(&reason)?;
        context.data().call_judge(&asking, found.match_id).await
    };
    answer(context, Box::pin(done)).await
}

/// Shows the status, players and rules of a season.
#[poise::command(slash_command, guild_only)]
async fn show(
    context: Context<'_>,
    #[max_length = 100]
    #[autocomplete = "complete_season"]
    season: Option<String>,
) -> Result<(), Failure> {
    show_season(context, season, |_, _| Ok(View::Show)).await
}

/// Shows the standings of a season.
#[poise::command(slash_command, guild_only)]
async fn standings(
    context: Context<'_>,
    #[max_length = 100] division: Option<String>,
    #[max_length = 100]
    #[autocomplete = "complete_season"]
    season: Option<String>,
) -> Result<(), Failure> {
    show_season(context, season, |record, reader| {
        let group = find_group(record, division.as_deref(), reader)?;
        Ok(View::Table { group, page: 0, in_words: false })
    })
    .await
}

/// Lists the matches of a round.
#[poise::command(slash_command, guild_only)]
async fn round(
    context: Context<'_>,
    #[min = 1]
    #[max = 999]
    number: Option<u32>,
    #[max_length = 100] division: Option<String>,
    #[max_length = 100]
    #[autocomplete = "complete_season"]
    season: Option<String>,
) -> Result<(), Failure> {
    show_season(context, season, |record, reader| {
        let group = find_group(record, division.as_deref(), reader)?;
        let round = number.unwrap_or_else(|| last_round(record, group));
        Ok(View::Round { group, round, page: 0 })
    })
    .await
}

/// Shows the bracket of a season.
#[poise::command(slash_command, guild_only)]
async fn bracket(
    context: Context<'_>,
    #[max_length = 100]
    #[autocomplete = "complete_season"]
    season: Option<String>,
) -> Result<(), Failure> {
    show_season(context, season, |record, _| {
        let group = bracket_group(record).ok_or(Failure::Said("season-view-no-bracket"))?;
        Ok(View::Bracket { group, part: None })
    })
    .await
}

/// Shows a player's card in a season.
#[poise::command(slash_command, guild_only)]
async fn player(
    context: Context<'_>,
    who: Option<User>,
    #[max_length = 100]
    #[autocomplete = "complete_season"]
    season: Option<String>,
) -> Result<(), Failure> {
    show_season(context, season, |record, _| {
        let user = UserId(who.as_ref().unwrap_or(context.author()).id.get());
        record.entry_of(user).map(View::Card).ok_or(Failure::Said("season-view-not-in"))
    })
    .await
}

/// Shows the schedule of a season's rounds.
#[poise::command(slash_command, guild_only)]
async fn calendar(
    context: Context<'_>,
    #[max_length = 100]
    #[autocomplete = "complete_season"]
    season: Option<String>,
) -> Result<(), Failure> {
    show_season(context, season, |record, reader| Ok(View::Calendar(find_group(record, None, reader)?))).await
}

/// Lists the events of a season, newest first.
#[poise::command(slash_command, guild_only)]
async fn log(
    context: Context<'_>,
    #[max_length = 30] about: Option<String>,
    #[max_length = 100]
    #[autocomplete = "complete_season"]
    season: Option<String>,
) -> Result<(), Failure> {
    let about = clip_search(about.as_deref().unwrap_or_default());
    show_season(context, season, |_, _| Ok(View::Log { page: 0, about })).await
}

/// File to export from a season, as a command option.
#[derive(Debug, Clone, Copy, poise::ChoiceParameter)]
enum FileChoice {
    /// The tables of all stages.
    #[name = "table"]
    Table,
    #[name = "matches"]
    Matches,
    #[name = "games"]
    Games,
    #[name = "log"]
    Log,
    /// A Swiss stage as a tournament report file.
    #[name = "trf"]
    Trf,
}

/// Exports a season as a file.
#[poise::command(slash_command, guild_only)]
async fn export(
    context: Context<'_>,
    format: FileChoice,
    #[max_length = 100] division: Option<String>,
    #[max_length = 100]
    #[autocomplete = "complete_season"]
    season: Option<String>,
) -> Result<(), Failure> {
    let shown = async {
        let record = find_season(context, season.as_deref()).await?;
        let reader = Reader::for_user(find_theme(context).await, context.author().id);
        let kind = match format {
            FileChoice::Table => FileKind::Table,
            FileChoice::Matches => FileKind::Matches,
            FileChoice::Games => FileKind::Games,
            FileChoice::Log => FileKind::Log,
            FileChoice::Trf => FileKind::Trf(find_group(&record, division.as_deref(), &reader)?),
        };
        context.data().write_season_file(&record, kind, reader.theme.language)
    };
    answer(context, Box::pin(shown)).await
}

/// Checks that a season follows from its rules, its seed and its log.
#[poise::command(slash_command, guild_only)]
async fn verify(
    context: Context<'_>,
    #[max_length = 100]
    #[autocomplete = "complete_season"]
    season: Option<String>,
) -> Result<(), Failure> {
    show_season(context, season, |_, _| Ok(View::Verify)).await
}
