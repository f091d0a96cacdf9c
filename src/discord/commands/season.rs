//! `/season`: commands for organisers and judges.

use serenity::all::{Attachment, ChannelType, CreateAutocompleteResponse, User};

use sztab_game::Language;
use sztab_league::rules::Preset;
use sztab_referee::league::Invitation;
use sztab_referee::{Interaction, Place};
use sztab_store::{ChannelId, InteractionId, SeasonStatus, UserId};

use crate::discord::league::ask::{SeasonContext, require_organiser};
use crate::discord::league::rulings::{TypedResult, TypedResultKind};
use crate::discord::league::{create, entries, match_lookup, seeds};
use crate::discord::say::failure::Failure;
use crate::discord::say::permissions::{is_thread, require_post_permissions};
use crate::discord::session::lobby::to_player as player_of;

use super::game::complete_game;
use super::support::answer::answer;
use super::support::context::{Context, find_language};
use super::support::files::ExpectedContent;
use super::support::matches::{complete_any, find_match, to_suggestions};
use super::support::season::{
    answer_about_season, build_season_context, complete_season, find_season, find_season_member, other_option,
    require_guild,
};

#[poise::command(
    slash_command,
    guild_only,
    subcommands(
        "new",
        "settings",
        "open",
        "start",
        "pause",
        "end",
        "cancel",
        "next",
        "entries",
        "add",
        "remove",
        "import",
        "judge",
        "erase",
        "seeds",
        "round",
        "finals",
        "move_here",
        "result",
        "void",
        "deadline",
        "queue",
        "substitute"
    ),
    subcommand_required
)]
#[allow(clippy::unused_async, reason = "every command is asynchronous")]
pub async fn season(_context: Context<'_>) -> Result<(), Failure> {
    Ok(())
}

/// Defines commands whose only option is the season: the name, the status of the seasons to suggest first, and the
/// body.
macro_rules! season_commands {
    ($($(#[$attribute:meta])+ $name:ident($context:ident, $record:ident, $asking:ident; $best:expr) $work:tt)+) => { $(
        $(#[$attribute])+
        async fn $name(
            $context: Context<'_>,
            #[max_length = 100]
            #[autocomplete = "complete_season"]
            season: Option<String>,
        ) -> Result<(), Failure> {
            answer_about_season($context, season, $best, |$record, $asking| async move $work).await
        }
    )+ };
}

season_commands! {
    /// Opens entry and freezes the rules.
    #[poise::command(slash_command, guild_only)]
    open(context, _record, asking; Some(SeasonStatus::Draft)) {
        context.data().open_season(&asking).await
    }

    /// Closes entry, seeds the players and begins the season.
    #[poise::command(slash_command, guild_only)]
    start(context, _record, asking; Some(SeasonStatus::Entry)) {
        context.data().begin_season(&asking).await
    }

    /// Pauses or resumes a season.
    #[poise::command(slash_command, guild_only)]
    pause(context, record, asking; None) {
        context.data().pause_season(&asking, record.log.season().paused_ms.is_none()).await
    }

    /// Asks for a confirmation to end a season.
    #[poise::command(slash_command, guild_only)]
    end(context, record, asking; None) {
        context.data().ask_to_end(&record, &asking).await
    }

    /// Asks for confirmation, and a reason, to cancel a season.
    #[poise::command(slash_command, guild_only)]
    cancel(context, record, asking; None) {
        context.data().ask_to_cancel(&record, &asking).await
    }

    /// Creates the next season of the league with the same rules.
    #[poise::command(slash_command, guild_only)]
    next(context, _record, asking; Some(SeasonStatus::Ended)) {
        context.data().create_next_season(&asking).await
    }

    /// Shows the entries, with the actions that organisers can take.
    #[poise::command(slash_command, guild_only)]
    entries(context, record, asking; None) {
        require_organiser(&asking)?;
        Ok(entries::entries_panel(&record, 0, asking.language))
    }

    /// Shows the seeds, with controls to change them.
    #[poise::command(slash_command, guild_only)]
    seeds(context, record, asking; None) {
        require_organiser(&asking)?;
        Ok(seeds::seeds_panel(&record, 0, 0, None, asking.language))
    }

    /// Shows the next round before it is published.
    #[poise::command(slash_command, guild_only)]
    round(context, record, asking; None) {
        context.data().show_next_round(&record, &asking).await
    }

    /// Shows the players who advance to the next stage.
    #[poise::command(slash_command, guild_only)]
    finals(context, record, asking; None) {
        context.data().season_finals(&record, &asking)
    }

    /// Moves a season to this channel.
    #[poise::command(slash_command, guild_only, rename = "move")]
    move_here(context, _record, asking; None) {
        context.data().move_season(&asking, ChannelId(context.interaction.channel_id.get())).await
    }
}

/// Preset for the settings of a season, as a command option.
#[derive(Debug, Clone, Copy, poise::ChoiceParameter)]
enum PresetOption {
    /// A Swiss tournament of single games.
    #[name = "swiss"]
    Swiss,
    /// A Swiss tournament of mirrored matches with Flamberg scoring.
    #[name = "flamberg"]
    Flamberg,
    /// Divisions that play round robins.
    #[name = "divisions"]
    Divisions,
    /// A Swiss stage, then a bracket of its best players.
    #[name = "championship"]
    Championship,
    /// Challenges without rounds.
    #[name = "ladder"]
    Ladder,
    /// A bracket.
    #[name = "cup"]
    Cup,
}

impl From<PresetOption> for Preset {
    fn from(beginning: PresetOption) -> Self {
        match beginning {
            PresetOption::Swiss => Self::Swiss,
            PresetOption::Flamberg => Self::Flamberg,
            PresetOption::Divisions => Self::Divisions,
            PresetOption::Championship => Self::Championship,
            PresetOption::Ladder => Self::Ladder,
            PresetOption::Cup => Self::Cup,
        }
    }
}

/// Creates a season as a draft, with its rounds posted in this channel.
#[poise::command(slash_command, guild_only)]
async fn new(
    context: Context<'_>,
    #[min_length = 1]
    #[max_length = 64]
    league: String,
    preset: PresetOption,
    #[max_length = 100]
    #[autocomplete = "complete_game"]
    game: Option<String>,
) -> Result<(), Failure> {
    let created = async {
        let (bot, interaction) = (context.data(), context.interaction);
        let wanted = create::NewSeason {
            guild: require_guild(context)?,
            channel: ChannelId(interaction.channel_id.get()),
            league,
            by: bot.find_member(&interaction.user, interaction.member.as_deref()).await?,
            interaction: Interaction { id: InteractionId(interaction.id.get()), at: bot.now() },
            language: find_language(context).await,
        };
        check_round_channel(context, wanted.language)?;
        bot.create_from_preset(wanted, preset.into(), game.as_deref()).await
    };
    answer(context, Box::pin(created)).await
}

/// Refuses channels in which rounds cannot be posted or matches cannot have threads.
fn check_round_channel(context: Context<'_>, language: Language) -> Result<(), Failure> {
    let interaction = context.interaction;
    let channel = interaction.channel.as_ref();
    if is_thread(channel) || channel.is_some_and(|channel| channel.kind != ChannelType::Text) {
        return Err(Failure::Said("season-no-room"));
    }
    require_post_permissions(interaction.app_permissions, false, Place::Thread, language).map_err(Failure::MayNot)
}

/// Shows the settings of a season, or replaces them from a file.
#[poise::command(slash_command, guild_only)]
async fn settings(
    context: Context<'_>,
    file: Option<Attachment>,
    #[max_length = 100]
    #[autocomplete = "complete_season"]
    season: Option<String>,
) -> Result<(), Failure> {
    answer_about_season(context, season, None, |record, asking| async move {
        let bot = context.data();
        match file {
            Some(file) => {
                bot.apply_settings_file(
                    &asking,
                    &bot.read_attachment(&file, ExpectedContent::Rules, asking.language).await?,
                )
                .await
            }
            None => bot.season_settings(&record, &asking),
        }
    })
    .await
}

/// Invites a user to a season.
#[poise::command(slash_command, guild_only)]
async fn add(
    context: Context<'_>,
    user: User,
    #[max_length = 100]
    #[autocomplete = "complete_season"]
    season: Option<String>,
) -> Result<(), Failure> {
    answer_about_season(context, season, None, |_, asking| async move {
        if user.bot {
            return Err(Failure::Said("season-no-bots"));
        }
        let invited = Invitation { user: UserId(user.id.get()), rating: None, division: None };
        context.data().invite_to_season(&asking, vec![invited]).await
    })
    .await
}

/// Invites the users listed in a file.
#[poise::command(slash_command, guild_only)]
async fn import(
    context: Context<'_>,
    file: Attachment,
    #[max_length = 100]
    #[autocomplete = "complete_season"]
    season: Option<String>,
) -> Result<(), Failure> {
    answer_about_season(context, season, None, |_, asking| async move {
        let bot = context.data();
        bot.import_season(&asking, &bot.read_attachment(&file, ExpectedContent::Invitations, asking.language).await?)
            .await
    })
    .await
}

/// Removes a player, for a reason that is made public.
#[poise::command(slash_command, guild_only)]
async fn remove(
    context: Context<'_>,
    user: User,
    #[min_length = 3]
    #[max_length = 200]
    reason: String,
    forfeit: Option<bool>,
    #[max_length = 100]
    #[autocomplete = "complete_season"]
    season: Option<String>,
) -> Result<(), Failure> {
    answer_about_season(context, season, None, |_, asking| async move {
        let asking = SeasonContext { text: Some(reason), ..asking };
        context.data().remove_user(&asking, &player_of(&user, None), forfeit.unwrap_or_default()).await
    })
    .await
}

/// Transfers a player's entry to another user.
#[poise::command(slash_command, guild_only)]
async fn substitute(
    context: Context<'_>,
    player: User,
    substitute: User,
    #[min_length = 3]
    #[max_length = 200]
    reason: String,
    #[max_length = 100]
    #[autocomplete = "complete_season"]
    season: Option<String>,
) -> Result<(), Failure> {
    answer_about_season(context, season, None, |record, asking| async move {
        if substitute.bot {
            return Err(Failure::Said("agree-seat-not-possible"));
        }
        let asking = SeasonContext { about: Some(player_of(&substitute, None)), ..asking }.with_reason(&reason)?;
        context.data().substitute_in_season(&asking, &record, UserId(player.id.get())).await
    })
    .await
}

/// Appoints a judge of the season, or dismisses one.
#[poise::command(slash_command, guild_only)]
async fn judge(
    context: Context<'_>,
    user: User,
    dismiss: Option<bool>,
    #[max_length = 100]
    #[autocomplete = "complete_season"]
    season: Option<String>,
) -> Result<(), Failure> {
    answer_about_season(context, season, None, |_, asking| async move {
        if user.bot {
            return Err(Failure::Said("season-no-bots"));
        }
        let asking = SeasonContext { about: Some(player_of(&user, None)), ..asking };
        context.data().name_judge(&asking, dismiss.unwrap_or_default()).await
    })
    .await
}

/// Asks for confirmation to erase a person from a season.
#[poise::command(slash_command, guild_only)]
async fn erase(
    context: Context<'_>,
    user: User,
    #[max_length = 100]
    #[autocomplete = "complete_season"]
    season: Option<String>,
) -> Result<(), Failure> {
    answer_about_season(context, season, None, |record, asking| async move {
        let (http, member) = (&context.serenity_context().http, context.interaction.member.as_deref());
        context.data().ask_to_erase(http, member, &asking, &record, UserId(user.id.get())).await
    })
    .await
}

/// Result that a judge sets, as a command option.
#[derive(Debug, Clone, Copy, poise::ChoiceParameter)]
enum ResultOption {
    /// A win as if played.
    #[name = "win"]
    Win,
    /// A draw as if played.
    #[name = "draw"]
    Draw,
    /// A walkover: one player did not play.
    #[name = "walkover"]
    Walkover,
    /// A loss for both players: neither played.
    #[name = "both-lose"]
    BothLose,
}

impl From<ResultOption> for TypedResultKind {
    fn from(kind: ResultOption) -> Self {
        match kind {
            ResultOption::Win => Self::Win,
            ResultOption::Draw => Self::Draw,
            ResultOption::Walkover => Self::Walkover,
            ResultOption::BothLose => Self::BothLose,
        }
    }
}

/// Sets the result of a match.
#[poise::command(slash_command, guild_only)]
async fn result(
    context: Context<'_>,
    #[rename = "match"]
    #[max_length = 100]
    #[autocomplete = "complete_any"]
    of: String,
    result: ResultOption,
    #[min_length = 3]
    #[max_length = 200]
    reason: String,
    winner: Option<User>,
    #[max_length = 100] hq: Option<String>,
) -> Result<(), Failure> {
    let done = async {
        let (found, asking) = find_match(context, match_lookup::WantedMatch::Any, Some(&of)).await?;
        let asking = asking.with_reason(&reason)?;
        let winner = winner.as_ref().map(|winner| UserId(winner.id.get()));
        let given = TypedResult { kind: result.into(), winner, hq: hq.as_deref() };
        context.data().rule_from_text(&asking, &found, given).await
    };
    answer(context, Box::pin(done)).await
}

/// Voids a line of a season's log.
#[poise::command(slash_command, guild_only)]
async fn void(
    context: Context<'_>,
    #[max_length = 100]
    #[autocomplete = "complete_line"]
    line: String,
    #[min_length = 3]
    #[max_length = 200]
    reason: String,
    #[max_length = 100]
    #[autocomplete = "complete_season"]
    season: Option<String>,
) -> Result<(), Failure> {
    let done = async {
        let typed = line.trim().trim_start_matches('#');
        // A suggestion contains its season.
        let (record, line) = match typed.split_once(' ') {
            Some((of, line)) => (find_season(context, Some(&format!("#{of}"))).await?, line),
            None => (find_season(context, season.as_deref()).await?, typed),
        };
        let asking = build_season_context(context, &record).await?.with_reason(&reason)?;
        let line = line.parse().map_err(|_| Failure::Said("season-no-line"))?;
        context.data().void_line(&asking, line).await
    };
    answer(context, Box::pin(done)).await
}

/// Suggests lines that can be voided, in the season of this channel or the only season.
async fn complete_line(context: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let Ok(record) = find_season(context, other_option(context, "season")).await else {
        return CreateAutocompleteResponse::new();
    };
    let found = context.data().search_voidable_lines(&record, typed, find_language(context).await).await;
    to_suggestions(found.unwrap_or_default())
}

/// Sets the deadline of a round or match.
#[poise::command(slash_command, guild_only)]
async fn deadline(
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
        let (record, scope) = bot.find_deadline(require_guild(context)?, &what, find_language(context).await).await?;
        bot.set_deadline(&build_season_context(context, &record).await?, scope, days).await
    };
    answer(context, Box::pin(done)).await
}

async fn complete_deadline(context: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let Ok(guild) = require_guild(context) else { return CreateAutocompleteResponse::new() };
    let found = context.data().search_deadlines(guild, typed, find_language(context).await).await;
    to_suggestions(found.unwrap_or_default())
}

/// Lists everything that awaits the judges, in one season or in all seasons that the author judges.
#[poise::command(slash_command, guild_only)]
async fn queue(
    context: Context<'_>,
    #[max_length = 100]
    #[autocomplete = "complete_season"]
    season: Option<String>,
) -> Result<(), Failure> {
    let done = async {
        let (bot, member, language) =
            (context.data(), find_season_member(context).await?, find_language(context).await);
        if season.is_none() {
            return bot.show_queues(require_guild(context)?, &member, language).await;
        }
        bot.show_queue(&find_season(context, season.as_deref()).await?, &member, language).await
    };
    answer(context, Box::pin(done)).await
}
