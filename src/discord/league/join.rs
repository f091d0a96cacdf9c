//! Entering a season and leaving it.

use serenity::all::{ButtonStyle, CreateActionRow, Member as Joined};

use sztab_game::Language;
use sztab_league::decide::Command;
use sztab_league::ids::EntrantId;
use sztab_league::rules::FactionMode;
use sztab_league::season::EntrantState;
use sztab_referee::league::SeasonRecord;
use sztab_store::{SeasonStatus, UserId};
use sztab_words::{text, worded};

use crate::discord::bot::Bot;
use crate::discord::league::command::season::{answer_about_season, complete_season};
use crate::discord::router::arguments::keyword_arguments;
use crate::discord::router::press::SeasonPress;
use crate::discord::router::route::{Handler, routes};
use crate::discord::say::answer::Answer;
use crate::discord::say::caller::Caller as _;
use crate::discord::say::failure::Failure;
use crate::discord::say::subject::SeasonVersion;
use crate::discord::session::command::context::Context;

use super::ask::{SeasonContext, build_press_context, make_request, season_name};
use super::controls::Controls;
use super::factions::show_pool;

routes! {
    /// Under the message about a season: enters the season.
    Join = "join" of SeasonVersion, Beside;
    /// Under the message about a season: asks the user to confirm leaving it.
    Leave = "leave" of SeasonVersion, Beside;
    /// Under that question: leaves the season.
    LeaveSure { open: OpenMatches } = "leave-sure" of SeasonVersion, Privately;
}

worded! {
    /// The fate of the open matches of a player who leaves.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum OpenMatches {
        Play = "play",
        GiveUp = "give-up",
    }
}

keyword_arguments!(OpenMatches);

async fn join_season(bot: &Bot, asking: &SeasonContext) -> Result<Answer, Failure> {
    let press = asking.interaction.id.0;
    let written = make_request(bot, asking, |_, _| Command::Enter { press, seed: None }).await?;
    let (record, user) = (&written.record, asking.by.player.user);
    let answer = entry_answer(record, user, asking.language);
    if !matches!(record.log.season().rules.factions.mode, FactionMode::Pool { .. }) {
        return Ok(answer);
    }
    let pool = show_pool(bot, record, user, asking.language).await?;
    Ok(Answer { content: format!("{}\n{}", answer.content, pool.content), ..pool })
}

impl Handler for Join {
    async fn handle(self, bot: &Bot, press: &SeasonPress<'_>) -> Result<(), Failure> {
        require_role(&press.record, press.event.member(), press.theme.language)?;
        press.respond(join_season(bot, &build_press_context(bot, press).await?).await?).await
    }
}

impl Handler for Leave {
    async fn handle(self, _: &Bot, press: &SeasonPress<'_>) -> Result<(), Failure> {
        press.respond(ask_to_leave(&press.record, press.user(), press.theme.language)?).await
    }
}

impl Handler for LeaveSure {
    async fn handle(self, bot: &Bot, press: &SeasonPress<'_>) -> Result<(), Failure> {
        let give_up = self.open == OpenMatches::GiveUp;
        let asking = build_press_context(bot, press).await?;
        let written = make_request(bot, &asking, |_, _| Command::Leave { give_up }).await?;
        let arguments = [("season", season_name(&written.record, asking.language).into())];
        press.respond(Answer::sentence(text(asking.language, "season-left", &arguments))).await
    }
}

/// Refuses members without the role that the season requires.
pub fn require_role(record: &SeasonRecord, member: Option<&Joined>, language: Language) -> Result<(), Failure> {
    let Some(role) = &record.log.season().rules.entry.role else { return Ok(()) };
    let has = member.is_some_and(|member| member.roles.iter().any(|known| known.to_string() == *role));
    if has {
        return Ok(());
    }
    let arguments = [("role", format!("<@&{role}>").into()), ("season", season_name(record, language).into())];
    Err(Failure::Sentence(text(language, "season-needs-role", &arguments)))
}

/// Asks the user to confirm leaving a season, and describes the effect on open matches.
pub fn ask_to_leave(record: &SeasonRecord, user: UserId, language: Language) -> Result<Answer, Failure> {
    let season = record.log.season();
    let is_in = |entrant: &EntrantId| season.entrants.get(entrant).is_some_and(|found| found.state.is_listed());
    let entrant = record.entry_of(user).filter(is_in).ok_or(Failure::Said("season-not-in"))?;
    let open = season.open_matches().filter(|of| of.seat_of(entrant).is_some()).count();
    let arguments = [("season", season_name(record, language).into()), ("open", open.into())];
    let button = |open, key, style| Controls { record, language }.button(&LeaveSure { open }, key, style);
    let mut buttons = vec![button(OpenMatches::GiveUp, "season-leave-sure", ButtonStyle::Danger)];
    if open > 0 {
        buttons.insert(0, button(OpenMatches::Play, "season-leave-play", ButtonStyle::Secondary));
    }
    let content = text(language, "season-leave-ask", &arguments);
    Ok(Answer { rows: vec![CreateActionRow::Buttons(buttons)], ..Answer::sentence(content) })
}

/// The reply to an entry: taking part, waiting for approval, or waiting for a place.
fn entry_answer(record: &SeasonRecord, user: UserId, language: Language) -> Answer {
    let season = record.log.season();
    let state = record.entry_of(user).and_then(|entrant| season.entrants.get(&entrant)).map(|entrant| entrant.state);
    let key = match state {
        Some(EntrantState::Asked) => "season-entered-asked",
        Some(EntrantState::Waiting) => "season-entered-waiting",
        Some(EntrantState::In | EntrantState::Refused | EntrantState::Gone) | None => "season-entered",
    };
    Answer::sentence(text(language, key, &[("season", season_name(record, language).into())]))
}

/// Enters a season.
#[poise::command(slash_command, guild_only)]
pub async fn join(
    context: Context<'_>,
    #[max_length = 100]
    #[autocomplete = "complete_season"]
    season: Option<String>,
) -> Result<(), Failure> {
    answer_about_season(context, season, Some(SeasonStatus::Entry), |record, asking| async move {
        require_role(&record, context.interaction.member.as_deref(), asking.language)?;
        join_season(context.data(), &asking).await
    })
    .await
}

/// Asks for confirmation to leave a season, with the consequences for open matches.
#[poise::command(slash_command, guild_only)]
pub async fn leave(
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
