//! Presses in the settings panel, and its forms.

use serenity::all::{Attachment, CreateModal};

use sztab_game::Language;
use sztab_league::decide::Command;
use sztab_league::rules::{InvalidSetting, Rules};
use sztab_league::season::SeasonState;
use sztab_referee::league::{SeasonRecord, WrittenLines};
use sztab_words::{text, word};

use crate::discord::bot::Bot;
use crate::discord::league::ask::{
    SeasonContext, build_organiser_context, build_press_context, make_request, require_organiser, season_failure,
};
use crate::discord::league::command::season::{answer_about_season, complete_season};
use crate::discord::league::controls::value_form;
use crate::discord::league::organise::Settings;
use crate::discord::router::press::SeasonPress;
use crate::discord::router::route::{FormRequest, Handler, OpensForm};
use crate::discord::say::answer::Answer;
use crate::discord::say::failure::Failure;
use crate::discord::say::subject::SeasonVersion;
use crate::discord::session::command::context::Context;
use crate::discord::session::command::files::{ExpectedContent, read_attachment};

use super::file::apply_settings_file;
use super::page::Page;
use super::panel::{Set, TypeSetting, panel_for_setting, settings_panel};
use super::row::UNSET;
use super::setting::{Setting, parse_start_zone};

/// Maximum number of characters of a setting: the factions of 64 rounds need fewer.
const MAX_SETTING_CHARACTERS: u16 = 2000;

/// Shows the page chosen in the select of pages, or the first one.
impl Handler for Settings {
    async fn handle(self, bot: &Bot, press: &SeasonPress<'_>) -> Result<(), Failure> {
        let asking = build_organiser_context(bot, press).await?;
        let page = press.choice().and_then(Page::of_word);
        press.respond(settings_panel(bot, &press.record, page, asking.language)).await
    }
}

/// Sets the value chosen in a select. The change is applied to the current rules, so two organisers who set different
/// things both succeed.
impl Handler for Set {
    async fn handle(self, bot: &Bot, press: &SeasonPress<'_>) -> Result<(), Failure> {
        let value = if press.chosen.is_empty() { UNSET.to_owned() } else { press.chosen.join(" ") };
        let asking = build_press_context(bot, press).await?;
        let written = set_setting(bot, &asking, self.setting, &value, Failure::Said("unknown-button")).await?;
        press.respond(panel_for_setting(bot, &written.record, self.setting, asking.language)).await
    }
}

impl OpensForm for TypeSetting {
    async fn build_form(&self, request: &FormRequest<'_, SeasonVersion>) -> Result<CreateModal, Failure> {
        let label = word(request.language, &format!("setting-{}", self.setting.word()));
        Ok(value_form(request, &label, &self.setting.hint(request.language), MAX_SETTING_CHARACTERS))
    }
}

impl Handler for TypeSetting {
    async fn handle(self, bot: &Bot, press: &SeasonPress<'_>) -> Result<(), Failure> {
        let (setting, typed) = (self.setting, press.typed("value").unwrap_or_default());
        let asking = build_press_context(bot, press).await?;
        let unreadable = match parse_start_zone(typed) {
            Some(Err(misnamed)) if setting == Setting::Start => misnamed.failure(asking.language),
            _ => Failure::Sentence(unreadable_message(setting, asking.language)),
        };
        let written = set_setting(bot, &asking, setting, typed, unreadable).await?;
        press.respond(panel_for_setting(bot, &written.record, setting, asking.language)).await
    }
}

/// The panel of a season's settings, at the first page with something to set.
fn season_settings(bot: &Bot, record: &SeasonRecord, asking: &SeasonContext) -> Result<Answer, Failure> {
    require_organiser(asking)?;
    Ok(settings_panel(bot, record, None, asking.language))
}

async fn set_setting(
    bot: &Bot,
    asking: &SeasonContext,
    setting: Setting,
    value: &str,
    unreadable: Failure,
) -> Result<WrittenLines, Failure> {
    require_organiser(asking)?;
    let record = bot.referee.load_season(asking.season).await.map_err(season_failure)?;
    let before = &record.log.season().rules;
    let mut after = before.clone();
    if !setting.is_applicable(before) || setting.set(&mut after, value).is_none() {
        return Err(unreadable);
    }
    if setting == Setting::Start && after.calendar.start_ms.is_some_and(|start_ms| start_ms <= bot.now().0) {
        return Err(Failure::Said("season-settings-past"));
    }
    refuse_faults(&record, &after, asking.language)?;
    if after == *before {
        return Ok(WrittenLines { record, events: Vec::new() });
    }
    make_request(bot, asking, |record, _| {
        let mut rules = record.log.season().rules.clone();
        // If the rules no longer accept the value, they stay unchanged.
        setting.set(&mut rules, value);
        Command::ChangeRules(Box::new(rules))
    })
    .await
}

/// Refuses numbers that are out of range. Other faults are allowed in a draft, because an organiser may have to change
/// several settings one after the other.
fn refuse_faults(record: &SeasonRecord, after: &Rules, language: Language) -> Result<(), Failure> {
    let known = record.log.season().rules.errors();
    let is_new = |error: &InvalidSetting| matches!(error, InvalidSetting::Range { .. }) && !known.contains(error);
    match after.errors().iter().find(|error| is_new(error)) {
        Some(InvalidSetting::Range { found, allowed, .. }) if record.log.season().state == SeasonState::Draft => {
            let arguments =
                [("found", (*found).into()), ("least", allowed.least.into()), ("most", allowed.most.into())];
            Err(Failure::Sentence(text(language, "season-settings-range", &arguments)))
        }
        _ => Ok(()),
    }
}

fn unreadable_message(setting: Setting, language: Language) -> String {
    let hint = setting.hint(language);
    text(language, "season-settings-unreadable", &[("hint", hint.into())])
}

/// Shows the settings of a season, or replaces them from a file.
#[poise::command(slash_command, guild_only)]
pub async fn settings(
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
                apply_settings_file(
                    bot,
                    &asking,
                    &read_attachment(bot, &file, ExpectedContent::Rules, asking.language).await?,
                )
                .await
            }
            None => season_settings(bot, &record, &asking),
        }
    })
    .await
}
