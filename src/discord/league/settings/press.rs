//! Presses in the settings panel, and its forms.

use sztab_game::Language;
use sztab_league::decide::Command;
use sztab_league::rules::{InvalidSetting, Rules};
use sztab_league::season::SeasonState;
use sztab_referee::league::{SeasonRecord, WrittenLines};
use sztab_words::text;

use crate::discord::bot::Bot;
use crate::discord::league::ask::{SeasonContext, require_organiser, season_failure};
use crate::discord::league::press::SeasonPress;
use crate::discord::say::answer::Answer;
use crate::discord::say::failure::Failure;

use super::panel::{panel_for_setting, settings_panel};
use super::row::UNSET;
use super::setting::{Setting, parse_start_zone};

impl Bot {
    /// The panel of a season's settings, at the first page with something to set.
    pub(crate) fn season_settings(&self, record: &SeasonRecord, asking: &SeasonContext) -> Result<Answer, Failure> {
        require_organiser(asking)?;
        Ok(settings_panel(self, record, "", asking.language))
    }

    pub(crate) async fn handle_settings_page_press(
        &self,
        press: &SeasonPress<'_>,
        record: &SeasonRecord,
    ) -> Result<(), Failure> {
        let asking = self.build_press_context(press).await?;
        require_organiser(&asking)?;
        let page = press.chosen.first().map_or("", String::as_str);
        press.respond(settings_panel(self, record, page, asking.language)).await
    }

    /// Sets the value chosen in a select. The change is applied to the current rules, so two organisers who set
    /// different things both succeed.
    pub(crate) async fn handle_set_press(&self, press: &SeasonPress<'_>) -> Result<(), Failure> {
        let setting = Setting::of_word(&press.id.argument).ok_or(Failure::Said("unknown-button"))?;
        let value = if press.chosen.is_empty() { UNSET.to_owned() } else { press.chosen.join(" ") };
        let asking = self.build_press_context(press).await?;
        let written = self.set_setting(&asking, setting, &value, Failure::Said("unknown-button")).await?;
        press.respond(panel_for_setting(self, &written.record, setting, asking.language)).await
    }

    pub(crate) async fn handle_type_press(&self, press: &SeasonPress<'_>) -> Result<(), Failure> {
        let setting = Setting::of_word(&press.id.argument).ok_or(Failure::Said("unknown-button"))?;
        let typed = press.typed.first().map_or("", String::as_str);
        let asking = self.build_press_context(press).await?;
        let unreadable = match parse_start_zone(typed) {
            Some(Err(misnamed)) if setting == Setting::Start => misnamed.failure(asking.language),
            _ => Failure::Sentence(unreadable_message(setting, asking.language)),
        };
        let written = self.set_setting(&asking, setting, typed, unreadable).await?;
        press.respond(panel_for_setting(self, &written.record, setting, asking.language)).await
    }

    async fn set_setting(
        &self,
        asking: &SeasonContext,
        setting: Setting,
        value: &str,
        unreadable: Failure,
    ) -> Result<WrittenLines, Failure> {
        require_organiser(asking)?;
        let record = self.referee.load_season(asking.season).await.map_err(season_failure)?;
        let before = &record.log.season().rules;
        let mut after = before.clone();
        if !setting.is_applicable(before) || setting.set(&mut after, value).is_none() {
            return Err(unreadable);
        }
        if setting == Setting::Start && after.calendar.start_ms.is_some_and(|start_ms| start_ms <= self.now().0) {
            return Err(Failure::Said("season-settings-past"));
        }
        refuse_faults(&record, &after, asking.language)?;
        if after == *before {
            return Ok(WrittenLines { record, events: Vec::new() });
        }
        self.make_request(asking, |record, _| {
            let mut rules = record.log.season().rules.clone();
            // If the rules no longer accept the value, they stay unchanged.
            setting.set(&mut rules, value);
            Command::ChangeRules(Box::new(rules))
        })
        .await
    }
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
