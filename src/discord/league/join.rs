//! Entering a season and leaving it.

use serenity::all::{ButtonStyle, CreateActionRow, Member as Joined};

use sztab_game::Language;
use sztab_league::decide::Command;
use sztab_league::ids::EntrantId;
use sztab_league::rules::FactionMode;
use sztab_league::season::EntrantState;
use sztab_referee::league::SeasonRecord;
use sztab_store::UserId;
use sztab_words::{text, word};

use crate::discord::bot::Bot;
use crate::discord::say::answer::Answer;
use crate::discord::say::failure::Failure;
use crate::discord::say::season_button::SeasonButton;
use crate::discord::say::season_operation::SeasonOperation;

use super::ask::{SeasonContext, season_name};
use super::press::SeasonPress;

impl Bot {
    pub(crate) async fn join_season(&self, asking: &SeasonContext) -> Result<Answer, Failure> {
        let press = asking.interaction.id.0;
        let written = self.make_request(asking, |_, _| Command::Enter { press, seed: None }).await?;
        let (record, user) = (&written.record, asking.by.player.user);
        let answer = entry_answer(record, user, asking.language);
        if !matches!(record.log.season().rules.factions.mode, FactionMode::Pool { .. }) {
            return Ok(answer);
        }
        let pool = self.show_pool(record, user, asking.language).await?;
        Ok(Answer { content: format!("{}\n{}", answer.content, pool.content), ..pool })
    }

    pub(crate) async fn handle_join_press(
        &self,
        press: &SeasonPress<'_>,
        record: &SeasonRecord,
    ) -> Result<(), Failure> {
        require_role(record, press.event.member(), press.theme.language)?;
        let answer = self.join_season(&self.build_press_context(press).await?).await?;
        press.respond(answer).await
    }

    pub(crate) async fn handle_leave_press(
        &self,
        press: &SeasonPress<'_>,
        record: &SeasonRecord,
    ) -> Result<(), Failure> {
        let answer = ask_to_leave(record, press.user(), press.theme.language)?;
        press.respond(answer).await
    }

    pub(crate) async fn handle_leave_sure_press(&self, press: &SeasonPress<'_>) -> Result<(), Failure> {
        let give_up = press.id.argument != "play";
        let asking = self.build_press_context(press).await?;
        let written = self.make_request(&asking, |_, _| Command::Leave { give_up }).await?;
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
    let button = |key, argument: &str, style| {
        let id = SeasonButton::new(record.row.id, record.log.seq(), SeasonOperation::LeaveSure, argument);
        id.button(word(language, key), style)
    };
    let mut buttons = vec![button("season-leave-sure", "give-up", ButtonStyle::Danger)];
    if open > 0 {
        buttons.insert(0, button("season-leave-play", "play", ButtonStyle::Secondary));
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
