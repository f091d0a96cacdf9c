//! Requests for more time in a match, which the opponent grants.

use serenity::all::{CreateActionRow, CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption};

use sztab_league::decide::{Command, Refusal};
use sztab_league::event::EventKind;
use sztab_league::ids::MatchId;
use sztab_words::{text, word};

use sztab_referee::league::SeasonRecord;

use crate::discord::bot::Bot;
use crate::discord::say::answer::Answer;
use crate::discord::say::failure::Failure;
use crate::discord::say::limits::MAX_SELECT_OPTIONS;
use crate::discord::say::season_operation::SeasonOperation;

use super::ask::SeasonContext;
use super::press::SeasonPress;

impl Bot {
    /// Offers the numbers of days that the players can still agree on.
    pub(crate) async fn handle_more_time_press(
        &self,
        press: &SeasonPress<'_>,
        record: &SeasonRecord,
    ) -> Result<(), Failure> {
        let (match_id, language) = (MatchId(press.number(0)?), press.theme.language);
        let season = record.log.season();
        let names = self.load_season_names(record, language).await?;
        let refuse = |refusal| Failure::Sentence(super::words::refusal_text(&refusal, &names, language));
        let found = season.matches.get(&match_id).ok_or_else(|| refuse(Refusal::NoMatch(match_id)))?;
        let left = season.rules.times.extension_days.saturating_sub(found.extension.agreed_days);
        if left == 0 {
            return Err(refuse(Refusal::ExtensionLimit { left }));
        }
        let option = |days: u32| {
            let label = text(language, "season-days", &[("days", days.into())]);
            CreateSelectMenuOption::new(label, days.to_string())
        };
        let options = (1..=left).take(MAX_SELECT_OPTIONS).map(option).collect();
        let id = press.button(SeasonOperation::MoreTimeAsk, match_id.0.to_string());
        let select = CreateSelectMenu::new(id.to_string(), CreateSelectMenuKind::String { options })
            .placeholder(word(language, "season-more-time-choose"));
        let rows = vec![CreateActionRow::SelectMenu(select)];
        press.respond(Answer { rows, ..Answer::sentence(word(language, "season-more-time-how")) }).await
    }

    pub(crate) async fn handle_more_time_ask_press(&self, press: &SeasonPress<'_>) -> Result<(), Failure> {
        let days = press.chosen.first().and_then(|days| days.parse().ok()).ok_or(Failure::Said("unknown-button"))?;
        let answer =
            self.ask_for_time(&self.build_press_context(press).await?, MatchId(press.number(0)?), days).await?;
        press.respond(answer).await
    }

    pub(crate) async fn ask_for_time(
        &self,
        asking: &SeasonContext,
        match_id: MatchId,
        days: u32,
    ) -> Result<Answer, Failure> {
        self.make_request(asking, |_, _| Command::AskExtension { match_id, days }).await?;
        Ok(Answer::sentence(text(asking.language, "season-more-time-asked", &[("days", days.into())])))
    }

    /// Handles the opponent's answer. A button under an older request is out of date.
    pub(crate) async fn handle_answer_time_press(
        &self,
        press: &SeasonPress<'_>,
        record: &SeasonRecord,
    ) -> Result<(), Failure> {
        let (match_id, line): (_, u64) = (MatchId(press.number(0)?), press.number(1)?);
        let mut events = record.log.events().iter();
        let last = events.rfind(
            |event| matches!(event.kind, EventKind::ExtensionAsked { match_id: asked, .. } if asked == match_id),
        );
        if last.is_none_or(|event| event.seq != line) {
            return Err(Failure::Said("season-stale"));
        }
        let agree = press.is_yes();
        self.make_request(&self.build_press_context(press).await?, |_, _| Command::AnswerExtension { match_id, agree })
            .await?;
        Ok(())
    }
}
