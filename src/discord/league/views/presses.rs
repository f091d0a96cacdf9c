//! Presses of the buttons and selects below a view.

use serenity::all::User;

use sztab_league::ids::Group;
use sztab_referee::league::SeasonRecord;
use sztab_store::UserId;
use sztab_words::text;

use crate::discord::bot::Bot;
use crate::discord::league::ask::find_member;
use crate::discord::league::ask::is_private;
use crate::discord::league::command::season::{complete_season, find_season};
use crate::discord::league::posts::find_server_language;
use crate::discord::league::show::show_seasons;
use crate::discord::league::views::bracket::bracket_group;
use crate::discord::league::views::open::render_view;
use crate::discord::league::views::reader::{Reader, find_group};
use crate::discord::league::views::round::last_round;
use crate::discord::league::views::view::{View, clip_search};
use crate::discord::router::press::SeasonPress;
use crate::discord::router::route::Handler;
use crate::discord::say::answer::Answer;
use crate::discord::say::caller::Caller as _;
use crate::discord::say::failure::Failure;
use crate::discord::say::reply::Reply;
use crate::discord::session::command::answer::answer;
use crate::discord::session::command::context::{Context, find_language, find_theme};
use crate::discord::session::reader::public_theme;
use crate::discord::session::what_if::can_write;

use super::controls::{PickView, ShareView, ShowView, TableFile};
use super::files::{FileKind, write_season_file};

/// Shows another view in the private message, or in a new private message if the button was under a post.
impl Handler for ShowView {
    async fn handle(self, bot: &Bot, press: &SeasonPress<'_>) -> Result<(), Failure> {
        let view = self.view.ok_or(Failure::Said("unknown-button"))?;
        let reader = Reader { theme: press.theme, user: Some(press.user()) };
        press.respond(render_view(bot, &press.record, &view, &reader).await?).await
    }
}

/// As [`ShowView`], for a select, whose values are encoded views.
impl Handler for PickView {
    async fn handle(self, bot: &Bot, press: &SeasonPress<'_>) -> Result<(), Failure> {
        ShowView { view: press.choice().and_then(View::from_words) }.handle(bot, press).await
    }
}

/// Posts the user's current view publicly in the channel, up to date and in the server's language.
impl Handler for ShareView {
    async fn handle(self, bot: &Bot, press: &SeasonPress<'_>) -> Result<(), Failure> {
        if !can_write(press.event) {
            return Err(Failure::Said("share-not-here"));
        }
        if is_private(&press.record) {
            return Err(Failure::Said("season-draft-unshared"));
        }
        if !bot.shares.may_share(press.user(), None, bot.now()) {
            return Err(Failure::Said("share-enough"));
        }
        let language = find_server_language(bot, press.record.row.league.guild).await?;
        let reader = Reader::for_everybody(public_theme(bot, language));
        let answer = render_view(bot, &press.record, &self.view, &reader).await?;
        let by = text(language, "share-by", &[("player", format!("<@{}>", press.user()).into())]);
        let content = format!("{by}\n{}", answer.content).trim_end().to_owned();
        let shared = Answer { content, rows: Vec::new(), ..answer };
        press.event.send_followup(press.context, shared.into_followup()).await?;
        Ok(())
    }
}

impl Handler for TableFile {
    async fn handle(self, bot: &Bot, press: &SeasonPress<'_>) -> Result<(), Failure> {
        let Self { stage, division } = self;
        let table = FileKind::TableOf(Group { stage, division });
        press.respond(write_season_file(bot, &press.record, table, press.theme.language)?).await
    }
}

/// Shows the status, players and rules of a season.
#[poise::command(slash_command, guild_only)]
pub async fn show(
    context: Context<'_>,
    #[max_length = 100]
    #[autocomplete = "complete_season"]
    season: Option<String>,
) -> Result<(), Failure> {
    show_season(context, season, |_, _| Ok(View::Show)).await
}

/// Shows the standings of a season.
#[poise::command(slash_command, guild_only)]
pub async fn standings(
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
pub async fn round(
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
pub async fn bracket(
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
pub async fn player(
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
pub async fn calendar(
    context: Context<'_>,
    #[max_length = 100]
    #[autocomplete = "complete_season"]
    season: Option<String>,
) -> Result<(), Failure> {
    show_season(context, season, |record, reader| Ok(View::Calendar(find_group(record, None, reader)?))).await
}

/// Lists the events of a season, newest first.
#[poise::command(slash_command, guild_only)]
pub async fn log(
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
pub async fn export(
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
        write_season_file(context.data(), &record, kind, reader.theme.language)
    };
    answer(context, Box::pin(shown)).await
}

/// Checks that a season follows from its rules, its seed and its log.
#[poise::command(slash_command, guild_only)]
pub async fn verify(
    context: Context<'_>,
    #[max_length = 100]
    #[autocomplete = "complete_season"]
    season: Option<String>,
) -> Result<(), Failure> {
    show_season(context, season, |_, _| Ok(View::Verify)).await
}

/// Lists the seasons of this server.
#[poise::command(slash_command, guild_only)]
pub async fn list(context: Context<'_>) -> Result<(), Failure> {
    let listed = async {
        show_seasons(
            context.data(),
            context.require_guild()?,
            &find_member(context.data(), &context).await?,
            find_language(context).await,
        )
        .await
    };
    answer(context, Box::pin(listed)).await
}

/// Replies with a view of the named season, or of the default season if nothing is typed.
pub async fn show_season(
    context: Context<'_>,
    typed: Option<String>,
    view: impl FnOnce(&SeasonRecord, &Reader) -> Result<View, Failure> + Send,
) -> Result<(), Failure> {
    let shown = async {
        let record = find_season(context, typed.as_deref()).await?;
        let reader = Reader::for_user(find_theme(context).await, context.author().id);
        let view = view(&record, &reader)?;
        render_view(context.data(), &record, &view, &reader).await
    };
    answer(context, Box::pin(shown)).await
}
