//! The next stage: its players, and the button that starts it by hand.

use serenity::all::{ButtonStyle, CreateActionRow};

use sztab_game::Language;
use sztab_league::decide::Command;
use sztab_league::rules::Qualification;
use sztab_referee::league::SeasonRecord;
use sztab_store::UnixMs;
use sztab_words::{text, word};

use crate::discord::bot::Bot;
use crate::discord::say::answer::Answer;
use crate::discord::say::failure::Failure;
use crate::discord::say::season_button::SeasonButton;
use crate::discord::say::season_operation::SeasonOperation;

use super::ask::{SeasonContext, require_organiser, season_name};
use super::organise::hub_after_action;
use super::people::name_of;
use super::press::SeasonPress;

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
    let id = |operation| SeasonButton::new(record.row.id, record.log.seq(), operation, "");
    let sure = id(SeasonOperation::FinalsSure).with_word(season.stages.len());
    let sure = sure.button(word(language, "season-finals-sure"), ButtonStyle::Success);
    let hub = id(SeasonOperation::Organise).button(word(language, "season-organise-button"), ButtonStyle::Secondary);
    let row = CreateActionRow::Buttons(vec![sure.disabled(open > 0), hub]);
    Ok(Answer { rows: vec![row], story, ..Answer::sentence(lines.join("\n")) })
}

impl Bot {
    pub(crate) fn season_finals(&self, record: &SeasonRecord, asking: &SeasonContext) -> Result<Answer, Failure> {
        require_organiser(asking)?;
        finals_panel(record, self.now(), asking.language)
    }

    pub(crate) async fn handle_finals_press(
        &self,
        press: &SeasonPress<'_>,
        record: &SeasonRecord,
    ) -> Result<(), Failure> {
        let asking = self.build_press_context(press).await?;
        press.respond(self.season_finals(record, &asking)?).await
    }

    /// Ends the current stage and begins the next one. If the press was interrupted between these two steps, pressing
    /// again resumes; a press after the new stage has begun does not end it.
    pub(crate) async fn handle_finals_sure_press(
        &self,
        press: &SeasonPress<'_>,
        record: &SeasonRecord,
    ) -> Result<(), Failure> {
        let asking = self.build_press_context(press).await?;
        require_organiser(&asking)?;
        if press.number::<usize>(0)? != record.log.season().stages.len() {
            press.answer(self.season_finals(record, &asking)?).await?;
            return Ok(());
        }
        if let Some(stage) = record.log.season().current_stage() {
            // If two users press at the same time, the second press does not end another stage.
            let end = |record: &SeasonRecord, _| {
                let is_same = record.log.season().current_stage() == Some(stage);
                if is_same { Command::EndStage } else { Command::BeginStage }
            };
            self.make_preliminary_request(&asking, end).await?;
        }
        let written = self.make_request(&asking, |_, _| Command::BeginStage).await?;
        let sentence = word(asking.language, "season-finals-begun");
        press.respond(hub_after_action(&sentence, &written.record, asking.language)).await
    }
}
