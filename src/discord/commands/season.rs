//! `/season`: what organisers and judges do.

use serenity::all::{Attachment, ChannelType, CreateAutocompleteResponse, User};

use sztab_game::Language;
use sztab_league::rules::Preset;
use sztab_referee::league::Invited;
use sztab_referee::{Interaction, Place};
use sztab_store::{ChannelId, InteractionId, SeasonStatus, UserId};

use crate::discord::league::ask::{Asking, only_organisers};
use crate::discord::league::rulings::{Given, GivenKind};
use crate::discord::league::{create, entries, seeds, which};
use crate::discord::say::failure::Failure;
use crate::discord::say::permissions::{is_thread, may_post};
use crate::discord::session::lobby::player as player_of;

use super::game::complete_game;
use super::support::answer::answer;
use super::support::context::{Context, language};
use super::support::files::Wanted;
use super::support::matches::{complete_any, find_match, suggestions};
use super::support::season::{
    answer_about, circumstances, complete_season, find_season, guild_of, member, other_option,
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

/// Commands whose one option is the season: their names, the status of the seasons that they fit best, and their work.
macro_rules! about_a_season {
    ($($(#[$attribute:meta])+ $name:ident($context:ident, $record:ident, $asking:ident; $best:expr) $work:tt)+) => { $(
        $(#[$attribute])+
        async fn $name(
            $context: Context<'_>,
            #[max_length = 100]
            #[autocomplete = "complete_season"]
            season: Option<String>,
        ) -> Result<(), Failure> {
            answer_about($context, season, $best, |$record, $asking| async move $work).await
        }
    )+ };
}

about_a_season! {
    /// Opens entry: the rules are frozen.
    #[poise::command(slash_command, guild_only)]
    open(context, _record, asking; Some(SeasonStatus::Draft)) {
        context.data().open_season(&asking).await
    }

    /// Closes entry, seeds the players and begins.
    #[poise::command(slash_command, guild_only)]
    start(context, _record, asking; Some(SeasonStatus::Entry)) {
        context.data().begin_season(&asking).await
    }

    /// Pauses a season, or goes on with it.
    #[poise::command(slash_command, guild_only)]
    pause(context, record, asking; None) {
        context.data().pause_season(&asking, record.log.season().paused_ms.is_none()).await
    }

    /// Asks for a confirmation to end a season.
    #[poise::command(slash_command, guild_only)]
    end(context, record, asking; None) {
        context.data().ask_to_end(&record, &asking).await
    }

    /// Asks for a confirmation to cancel a season, and for the reason.
    #[poise::command(slash_command, guild_only)]
    cancel(context, record, asking; None) {
        context.data().ask_to_cancel(&record, &asking).await
    }

    /// Creates the next season of the league by the same rules.
    #[poise::command(slash_command, guild_only)]
    next(context, _record, asking; Some(SeasonStatus::Ended)) {
        context.data().next_season(&asking).await
    }

    /// Shows the entries, with what organisers can do.
    #[poise::command(slash_command, guild_only)]
    entries(context, record, asking; None) {
        only_organisers(&asking)?;
        Ok(entries::entries(&record, 0, asking.language))
    }

    /// Shows the seeds, with ways to change them.
    #[poise::command(slash_command, guild_only)]
    seeds(context, record, asking; None) {
        only_organisers(&asking)?;
        Ok(seeds::seeds(&record, 0, 0, None, asking.language))
    }

    /// Shows the next round before it is published.
    #[poise::command(slash_command, guild_only)]
    round(context, record, asking; None) {
        context.data().season_round(&record, &asking).await
    }

    /// Shows who goes on into the next stage.
    #[poise::command(slash_command, guild_only)]
    finals(context, record, asking; None) {
        context.data().season_finals(&record, &asking)
    }

    /// Lets a season go on in this channel.
    #[poise::command(slash_command, guild_only, rename = "move")]
    move_here(context, _record, asking; None) {
        context.data().move_season(&asking, ChannelId(context.interaction.channel_id.get())).await
    }
}

/// A starting point for the settings of a season, as an option.
#[derive(Debug, Clone, Copy, poise::ChoiceParameter)]
enum Beginning {
    /// A Swiss tournament of single games.
    #[name = "swiss"]
    Swiss,
    /// A Swiss tournament of mirrored matches, scored in the Flamberg manner.
    #[name = "flamberg"]
    Flamberg,
    /// Divisions that play round robins.
    #[name = "divisions"]
    Divisions,
    /// A Swiss stage, then a bracket of its best.
    #[name = "championship"]
    Championship,
    /// Challenges without rounds.
    #[name = "ladder"]
    Ladder,
    /// A bracket.
    #[name = "cup"]
    Cup,
}

impl From<Beginning> for Preset {
    fn from(beginning: Beginning) -> Self {
        match beginning {
            Beginning::Swiss => Self::Swiss,
            Beginning::Flamberg => Self::Flamberg,
            Beginning::Divisions => Self::Divisions,
            Beginning::Championship => Self::Championship,
            Beginning::Ladder => Self::Ladder,
            Beginning::Cup => Self::Cup,
        }
    }
}

/// Creates a season as a draft, with the rounds in this channel.
#[poise::command(slash_command, guild_only)]
async fn new(
    context: Context<'_>,
    #[min_length = 1]
    #[max_length = 64]
    league: String,
    preset: Beginning,
    #[max_length = 100]
    #[autocomplete = "complete_game"]
    game: Option<String>,
) -> Result<(), Failure> {
    let created = async {
        let (bot, interaction) = (context.data(), context.interaction);
        let wanted = create::Wanted {
            guild: guild_of(context)?,
            channel: ChannelId(interaction.channel_id.get()),
            league,
            by: bot.season_member(&interaction.user, interaction.member.as_deref()).await?,
            interaction: Interaction { id: InteractionId(interaction.id.get()), at: bot.now() },
            language: language(context).await,
        };
        room_for_rounds(context, wanted.language)?;
        bot.new_season(wanted, preset.into(), game.as_deref()).await
    };
    answer(context, Box::pin(created)).await
}

/// Refuses channels in which rounds cannot be posted, or matches have no threads.
fn room_for_rounds(context: Context<'_>, language: Language) -> Result<(), Failure> {
    let interaction = context.interaction;
    let channel = interaction.channel.as_ref();
    if is_thread(channel) || channel.is_some_and(|channel| channel.kind != ChannelType::Text) {
        return Err(Failure::Said("season-no-room"));
    }
    may_post(interaction.app_permissions, false, Place::Thread, language).map_err(Failure::MayNot)
}

/// Shows the settings of a season, or takes them from a file.
#[poise::command(slash_command, guild_only)]
async fn settings(
    context: Context<'_>,
    file: Option<Attachment>,
    #[max_length = 100]
    #[autocomplete = "complete_season"]
    season: Option<String>,
) -> Result<(), Failure> {
    answer_about(context, season, None, |record, asking| async move {
        let bot = context.data();
        match file {
            Some(file) => bot.settings_from(&asking, &bot.text_of(&file, Wanted::Rules, asking.language).await?).await,
            None => bot.season_settings(&record, &asking),
        }
    })
    .await
}

/// Invites a user.
#[poise::command(slash_command, guild_only)]
async fn add(
    context: Context<'_>,
    user: User,
    #[max_length = 100]
    #[autocomplete = "complete_season"]
    season: Option<String>,
) -> Result<(), Failure> {
    answer_about(context, season, None, |_, asking| async move {
        if user.bot {
            return Err(Failure::Said("season-no-bots"));
        }
        let invited = Invited { user: UserId(user.id.get()), rating: None, division: None };
        context.data().invite_to_season(&asking, vec![invited]).await
    })
    .await
}

/// Invites the users of a file.
#[poise::command(slash_command, guild_only)]
async fn import(
    context: Context<'_>,
    file: Attachment,
    #[max_length = 100]
    #[autocomplete = "complete_season"]
    season: Option<String>,
) -> Result<(), Failure> {
    answer_about(context, season, None, |_, asking| async move {
        let bot = context.data();
        bot.import_season(&asking, &bot.text_of(&file, Wanted::Invitations, asking.language).await?).await
    })
    .await
}

/// Removes a player, for a reason that everybody reads.
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
    answer_about(context, season, None, |_, asking| async move {
        let asking = Asking { text: Some(reason), ..asking };
        context.data().remove_user(&asking, &player_of(&user, None), forfeit.unwrap_or_default()).await
    })
    .await
}

/// Gives a player's entry to another user.
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
    answer_about(context, season, None, |record, asking| async move {
        if substitute.bot {
            return Err(Failure::Said("agree-seat-not-possible"));
        }
        let asking = Asking { about: Some(player_of(&substitute, None)), ..asking }.with_reason(&reason)?;
        context.data().substitute_in_season(&asking, &record, UserId(player.id.get())).await
    })
    .await
}

/// Names a judge for the season, or dismisses one.
#[poise::command(slash_command, guild_only)]
async fn judge(
    context: Context<'_>,
    user: User,
    dismiss: Option<bool>,
    #[max_length = 100]
    #[autocomplete = "complete_season"]
    season: Option<String>,
) -> Result<(), Failure> {
    answer_about(context, season, None, |_, asking| async move {
        if user.bot {
            return Err(Failure::Said("season-no-bots"));
        }
        let asking = Asking { about: Some(player_of(&user, None)), ..asking };
        context.data().name_judge(&asking, dismiss.unwrap_or_default()).await
    })
    .await
}

/// Erases a person from a season, after a question.
#[poise::command(slash_command, guild_only)]
async fn erase(
    context: Context<'_>,
    user: User,
    #[max_length = 100]
    #[autocomplete = "complete_season"]
    season: Option<String>,
) -> Result<(), Failure> {
    answer_about(context, season, None, |record, asking| async move {
        let (http, member) = (&context.serenity_context().http, context.interaction.member.as_deref());
        context.data().ask_to_erase(http, member, &asking, &record, UserId(user.id.get())).await
    })
    .await
}

/// A result that a judge gives, as an option.
#[derive(Debug, Clone, Copy, poise::ChoiceParameter)]
enum Kind {
    /// Won as if played.
    #[name = "win"]
    Win,
    /// Drawn as if played.
    #[name = "draw"]
    Draw,
    /// A walkover: one did not play.
    #[name = "walkover"]
    Walkover,
    /// A loss for both: neither played.
    #[name = "both-lose"]
    BothLose,
}

impl From<Kind> for GivenKind {
    fn from(kind: Kind) -> Self {
        match kind {
            Kind::Win => Self::Win,
            Kind::Draw => Self::Draw,
            Kind::Walkover => Self::Walkover,
            Kind::BothLose => Self::BothLose,
        }
    }
}

/// Gives a match a result.
#[poise::command(slash_command, guild_only)]
async fn result(
    context: Context<'_>,
    #[rename = "match"]
    #[max_length = 100]
    #[autocomplete = "complete_any"]
    of: String,
    result: Kind,
    #[min_length = 3]
    #[max_length = 200]
    reason: String,
    winner: Option<User>,
    #[max_length = 100] hq: Option<String>,
) -> Result<(), Failure> {
    let done = async {
        let (found, asking) = find_match(context, which::Wanted::Any, Some(&of)).await?;
        let asking = asking.with_reason(&reason)?;
        let winner = winner.as_ref().map(|winner| UserId(winner.id.get()));
        let given = Given { kind: result.into(), winner, hq: hq.as_deref() };
        context.data().rule_from_text(&asking, &found, given).await
    };
    answer(context, Box::pin(done)).await
}

/// Takes back a line of a season's log.
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
        // A suggestion says which season it is of.
        let (record, line) = match typed.split_once(' ') {
            Some((of, line)) => (find_season(context, Some(&format!("#{of}"))).await?, line),
            None => (find_season(context, season.as_deref()).await?, typed),
        };
        let asking = circumstances(context, &record).await?.with_reason(&reason)?;
        let line = line.parse().map_err(|_| Failure::Said("season-no-line"))?;
        context.data().void_line(&asking, line).await
    };
    answer(context, Box::pin(done)).await
}

/// Lines of the season of this channel, or the only one, that can be taken back.
async fn complete_line(context: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let Ok(record) = find_season(context, other_option(context, "season")).await else {
        return CreateAutocompleteResponse::new();
    };
    let found = context.data().lines_to_void(&record, typed, language(context).await).await;
    suggestions(found.unwrap_or_default())
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
        let (record, scope) = bot.find_deadline(guild_of(context)?, &what, language(context).await).await?;
        bot.set_deadline(&circumstances(context, &record).await?, scope, days).await
    };
    answer(context, Box::pin(done)).await
}

async fn complete_deadline(context: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let Ok(guild) = guild_of(context) else { return CreateAutocompleteResponse::new() };
    let found = context.data().deadlines_like(guild, typed, language(context).await).await;
    suggestions(found.unwrap_or_default())
}

/// All that waits for the judges: of one season, or of all in which the author is a judge.
#[poise::command(slash_command, guild_only)]
async fn queue(
    context: Context<'_>,
    #[max_length = 100]
    #[autocomplete = "complete_season"]
    season: Option<String>,
) -> Result<(), Failure> {
    let done = async {
        let (bot, member, language) = (context.data(), member(context).await?, language(context).await);
        if season.is_none() {
            return bot.queues(guild_of(context)?, &member, language).await;
        }
        bot.queue(&find_season(context, season.as_deref()).await?, &member, language).await
    };
    answer(context, Box::pin(done)).await
}
