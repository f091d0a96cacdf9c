//! The life cycle of a season as controlled by organisers: start, pauses, end, cancellation, and the next season.

use serenity::all::{ButtonStyle, CreateModal};

use sztab_game::Language;
use sztab_league::decide::{Command, Refusal};
use sztab_league::ids::MatchId;
use sztab_league::rules::{Publication, Rules, Seeding};
use sztab_league::season::SeasonState;
use sztab_referee::league::{SeasonError, SeasonRecord};
use sztab_store::UnixMs;
use sztab_words::{text, word};

use crate::discord::bot::Bot;
use crate::discord::league::command::season::season_commands;
use crate::discord::router::press::SeasonPress;
use crate::discord::router::route::{FormRequest, Handler, Listed, OpensForm, routes};
use crate::discord::say::answer::Answer;
use crate::discord::say::failure::Failure;
use crate::discord::say::subject::SeasonVersion;

use super::ask::{
    SeasonContext, build_context_with_reason, build_press_context, make_request, request_failure, require_organiser,
    season_failure, season_name, start_season,
};
use super::controls::{Controls, reason_form};
use super::create::{NewSeason, create_season, open_season};
use super::organise::{AskToEnd, Cancel, Life, SeasonAction, hub, hub_after_action, is_ladder};
use super::people::name_of;
use super::seeds::seeds_panel;
use super::words::{join_names, timestamp};

routes! {
    /// Under a match: begins it.
    Begin { match_id: MatchId } = "begin" of SeasonVersion, Publicly;
}

fn season_line(key: &str, record: &SeasonRecord, language: Language) -> String {
    text(language, key, &[("season", season_name(record, language).into())])
}

/// A question with a single button, which confirms it.
fn confirmation_question<R: Listed<Subject = SeasonVersion>>(
    key: &str,
    (route, label): (&R, &str),
    record: &SeasonRecord,
    language: Language,
) -> Answer {
    let button = Controls { record, language }.button(route, label, ButtonStyle::Danger);
    Answer::with_buttons(season_line(key, record, language), vec![button])
}

/// Asks an organiser to confirm the end of a season in progress.
async fn ask_to_end(bot: &Bot, record: &SeasonRecord, asking: &SeasonContext) -> Result<Answer, Failure> {
    require_organiser(asking)?;
    let state = record.log.season().state;
    if state != SeasonState::Running {
        return Err(request_failure(bot, asking, SeasonError::Refused(Refusal::State(state))).await);
    }
    let sure = Life { action: SeasonAction::End };
    Ok(confirmation_question("season-end-ask", (&sure, "season-end-sure"), record, asking.language))
}

/// Asks an organiser to confirm the cancellation of a season that is not over; the button opens a form for the
/// reason.
async fn ask_to_cancel(bot: &Bot, record: &SeasonRecord, asking: &SeasonContext) -> Result<Answer, Failure> {
    require_organiser(asking)?;
    if record.log.is_over() {
        let state = record.log.season().state;
        return Err(request_failure(bot, asking, SeasonError::Refused(Refusal::State(state))).await);
    }
    Ok(confirmation_question("season-cancel-ask", (&Cancel, "season-way-cancel"), record, asking.language))
}

/// Closes entry, seeds the players and begins the season. If the seeds are to be set by hand and are still missing,
/// only closes entry and shows the panel of seeds.
async fn begin_season(bot: &Bot, asking: &SeasonContext) -> Result<Answer, Failure> {
    require_organiser(asking)?;
    let refused = match start_season(bot, asking).await {
        Ok(written) => {
            let begun = start_text(&written.record, asking.interaction.at, asking.language);
            return Ok(hub_after_action(&begun, &written.record, asking.language));
        }
        Err(refused) => refused,
    };
    let record = bot.referee.load_season(asking.season).await.map_err(season_failure)?;
    let season = record.log.season();
    if season.presses.is_none() || !season.seeding.is_empty() || season.rules.seeding != Seeding::Hand {
        return Err(refused);
    }
    let panel = seeds_panel(&record, 0, 0, None, asking.language);
    let content = format!("{}\n\n{}", word(asking.language, "season-start-by-hand"), panel.content);
    Ok(Answer { content, ..panel })
}

/// Pauses or resumes a season.
async fn pause_season(bot: &Bot, asking: &SeasonContext, pauses: bool) -> Result<Answer, Failure> {
    let command = || if pauses { Command::Pause } else { Command::Resume };
    let written = make_request(bot, asking, |_, _| command()).await?;
    let key = if pauses { "season-paused" } else { "season-resumed" };
    Ok(hub_after_action(&season_line(key, &written.record, asking.language), &written.record, asking.language))
}

async fn end_season(bot: &Bot, asking: &SeasonContext) -> Result<Answer, Failure> {
    let written = make_request(bot, asking, |_, _| Command::End).await?;
    Ok(hub_after_action(
        &season_line("season-over", &written.record, asking.language),
        &written.record,
        asking.language,
    ))
}

/// Cancels a season; `asking` contains the reason.
async fn cancel_season(bot: &Bot, asking: &SeasonContext) -> Result<Answer, Failure> {
    let written = make_request(bot, asking, |_, reason| Command::Cancel { reason }).await?;
    Ok(hub_after_action(
        &season_line("season-called-off", &written.record, asking.language),
        &written.record,
        asking.language,
    ))
}

/// Creates the next season of the league with the same rules, as a draft. If one has been created in the meantime,
/// it is shown instead.
async fn create_next_season(bot: &Bot, asking: &SeasonContext) -> Result<Answer, Failure> {
    require_organiser(asking)?;
    let record = bot.referee.load_season(asking.season).await.map_err(season_failure)?;
    if !record.log.is_over() {
        return Err(Failure::Said("season-next-later"));
    }
    let seasons = bot.referee.store().load_seasons(record.row.league.guild).await?;
    let later =
        seasons.iter().find(|other| other.league.id == record.row.league.id && other.number > record.row.number);
    if let Some(later) = later {
        let later = bot.referee.load_season(later.id).await.map_err(season_failure)?;
        return Ok(hub(&later, asking.language));
    }
    let wanted = NewSeason {
        guild: record.row.league.guild,
        channel: record.row.league.channel,
        league: record.row.league.name.clone(),
        by: asking.by.clone(),
        interaction: asking.interaction,
        language: asking.language,
    };
    create_season(bot, wanted, next_season_rules(&record)).await
}

impl Handler for AskToEnd {
    async fn handle(self, bot: &Bot, press: &SeasonPress<'_>) -> Result<(), Failure> {
        let asking = build_press_context(bot, press).await?;
        press.respond(ask_to_end(bot, &press.record, &asking).await?).await
    }
}

impl Handler for Life {
    async fn handle(self, bot: &Bot, press: &SeasonPress<'_>) -> Result<(), Failure> {
        let asking = build_press_context(bot, press).await?;
        let answer = match self.action {
            SeasonAction::Open => open_season(bot, &asking).await?,
            SeasonAction::Start => begin_season(bot, &asking).await?,
            SeasonAction::Pause => pause_season(bot, &asking, true).await?,
            SeasonAction::Resume => pause_season(bot, &asking, false).await?,
            SeasonAction::End => end_season(bot, &asking).await?,
            SeasonAction::Next => create_next_season(bot, &asking).await?,
        };
        press.respond(answer).await
    }
}

impl OpensForm for Cancel {
    async fn build_form(&self, request: &FormRequest<'_, SeasonVersion>) -> Result<CreateModal, Failure> {
        Ok(reason_form::<Self>(request))
    }
}

impl Handler for Cancel {
    async fn handle(self, bot: &Bot, press: &SeasonPress<'_>) -> Result<(), Failure> {
        let asking = build_context_with_reason(bot, press).await?;
        press.respond(cancel_season(bot, &asking).await?).await
    }
}

/// Begins a match without a reply, because the post shows the result.
impl Handler for Begin {
    async fn handle(self, bot: &Bot, press: &SeasonPress<'_>) -> Result<(), Failure> {
        make_request(bot, &build_press_context(bot, press).await?, |_, _| Command::Begin(self.match_id)).await?;
        Ok(())
    }
}

/// The reply to the start of a season: the time of its first round, and the players whose pools were drawn.
fn start_text(record: &SeasonRecord, now: UnixMs, language: Language) -> String {
    let season = record.log.season();
    let calendar = &season.rules.calendar;
    let start_ms = calendar.start_ms.filter(|&start_ms| start_ms > now.0);
    let key = match (calendar.publication, start_ms) {
        _ if is_ladder(season) => "season-begun-ladder",
        (Publication::ByHand, None) => "season-begun-by-hand",
        (Publication::AtOnce, None) => "season-begun",
        (Publication::ByHand, Some(_)) => "season-begun-by-hand-later",
        (Publication::AtOnce, Some(_)) => "season-begun-later",
    };
    let start = start_ms.map(|start_ms| timestamp(start_ms, 'F')).unwrap_or_default();
    let arguments = [("season", season_name(record, language).into()), ("start", start.into())];
    let mut lines = vec![text(language, key, &arguments)];
    let drawn = season.drawn_pools().into_iter().map(|(entrant, _)| name_of(record, entrant, language));
    let drawn = join_names(drawn, language);
    if !drawn.is_empty() {
        lines.push(text(language, "season-begun-pools", &[("players", drawn.into())]));
    }
    lines.join("\n")
}

/// The rules of the following season: the same without a start date; with promotion, also the resulting division sizes
/// and seeding by the last table.
fn next_season_rules(record: &SeasonRecord) -> Rules {
    let mut rules = record.log.season().rules.clone();
    rules.calendar.start_ms = None;
    if let Some(promotion) = &rules.promotion {
        rules.seeding = Seeding::LastTable;
        if let Some(first) = rules.stages.first_mut() {
            first.divisions.clone_from(&promotion.sizes);
        }
    }
    rules
}

season_commands! {
    /// Opens entry and freezes the rules.
    #[poise::command(slash_command, guild_only)]
    open(context, _record, asking; Some(sztab_store::SeasonStatus::Draft)) {
        open_season(context.data(), &asking).await
    }

    /// Closes entry, seeds the players and begins the season.
    #[poise::command(slash_command, guild_only)]
    start(context, _record, asking; Some(sztab_store::SeasonStatus::Entry)) {
        begin_season(context.data(), &asking).await
    }

    /// Pauses or resumes a season.
    #[poise::command(slash_command, guild_only)]
    pause(context, record, asking; None) {
        pause_season(context.data(), &asking, record.log.season().paused_ms.is_none()).await
    }

    /// Asks for a confirmation to end a season.
    #[poise::command(slash_command, guild_only)]
    end(context, record, asking; None) {
        ask_to_end(context.data(), &record, &asking).await
    }

    /// Asks for confirmation, and a reason, to cancel a season.
    #[poise::command(slash_command, guild_only)]
    cancel(context, record, asking; None) {
        ask_to_cancel(context.data(), &record, &asking).await
    }

    /// Creates the next season of the league with the same rules.
    #[poise::command(slash_command, guild_only)]
    next(context, _record, asking; Some(sztab_store::SeasonStatus::Ended)) {
        create_next_season(context.data(), &asking).await
    }
}
