//! The next stage: its players, and the button that starts it by hand.

use serenity::all::{ButtonStyle, CreateActionRow};

use sztab_game::Language;
use sztab_league::decide::Command;
use sztab_league::rules::Qualification;
use sztab_referee::league::SeasonRecord;
use sztab_store::UnixMs;
use sztab_words::{text, word};

use crate::discord::bot::Bot;
use crate::discord::league::command::season::season_commands;
use crate::discord::router::press::SeasonPress;
use crate::discord::router::route::{Handler, routes};
use crate::discord::say::answer::Answer;
use crate::discord::say::failure::Failure;
use crate::discord::say::subject::SeasonVersion;

use super::ask::{
    SeasonContext, build_organiser_context, build_press_context, make_preliminary_request, make_request,
    require_organiser, season_name,
};
use super::controls::Controls;
use super::organise::{Finals, Organise, hub_after_action};
use super::people::name_of;

routes! {
    /// Under the players who would advance: begins the stage with the given index.
    FinalsSure { stage: usize } = "finals-sure" of SeasonVersion, Privately;
}

/// The players who would advance to the next stage now, with the button that begins it.
fn finals_panel(record: &SeasonRecord, now: UnixMs, language: Language) -> Result<Answer, Failure> {
    let season = record.log.season();
    let Some(next) = season.rules.stages.get(season.stages.len()) else {
        return Err(Failure::Said("season-no-finals"));
    };
    let (key, count) = match next.entrants {
        Qualification::Table { count } => ("season-finals-table", count),
        Qualification::EachDivision { count } => ("season-finals-each", count),
        Qualification::All => return Err(Failure::Said("season-no-finals")),
    };
    let arguments = [("season", season_name(record, language).into()), ("count", count.into())];
    let mut lines = vec![text(language, key, &arguments)];
    let open = season.open_matches().count();
    if open > 0 {
        lines.push(text(language, "season-finals-open", &[("open", open.into())]));
    }
    let qualified = record.qualifiers(now).into_iter().enumerate();
    let story =
        qualified.map(|(place, player)| format!("{}. {}", place + 1, name_of(record, player, language))).collect();
    let controls = Controls { record, language };
    let sure = FinalsSure { stage: season.stages.len() };
    let sure = controls.button(&sure, "season-finals-sure", ButtonStyle::Success);
    let hub = controls.button(&Organise, "season-organise-button", ButtonStyle::Secondary);
    let row = CreateActionRow::Buttons(vec![sure.disabled(open > 0), hub]);
    Ok(Answer { rows: vec![row], story, ..Answer::sentence(lines.join("\n")) })
}

fn season_finals(bot: &Bot, record: &SeasonRecord, asking: &SeasonContext) -> Result<Answer, Failure> {
    require_organiser(asking)?;
    finals_panel(record, bot.now(), asking.language)
}

impl Handler for Finals {
    async fn handle(self, bot: &Bot, press: &SeasonPress<'_>) -> Result<(), Failure> {
        let asking = build_press_context(bot, press).await?;
        press.respond(season_finals(bot, &press.record, &asking)?).await
    }
}

/// Ends the current stage and begins the next one. If the press was interrupted between these two steps, pressing
/// again resumes; a press after the new stage has begun does not end it.
impl Handler for FinalsSure {
    async fn handle(self, bot: &Bot, press: &SeasonPress<'_>) -> Result<(), Failure> {
        let asking = build_organiser_context(bot, press).await?;
        let season = press.record.log.season();
        if self.stage != season.stages.len() {
            return press.respond(season_finals(bot, &press.record, &asking)?).await;
        }
        if let Some(stage) = season.current_stage() {
            // If two users press at the same time, the second press does not end another stage.
            let end = |record: &SeasonRecord, _| {
                let is_same = record.log.season().current_stage() == Some(stage);
                if is_same { Command::EndStage } else { Command::BeginStage }
            };
            make_preliminary_request(bot, &asking, end).await?;
        }
        let written = make_request(bot, &asking, |_, _| Command::BeginStage).await?;
        let sentence = word(asking.language, "season-finals-begun");
        press.respond(hub_after_action(&sentence, &written.record, asking.language)).await
    }
}

season_commands! {
    /// Shows the players who advance to the next stage.
    #[poise::command(slash_command, guild_only)]
    finals(context, record, asking; None) {
        season_finals(context.data(), &record, &asking)
    }
}
