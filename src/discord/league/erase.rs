//! Erasing a person from a season: the name and texts are removed, open matches end, results stay.

use serenity::all::{ButtonStyle, CreateActionRow, Http, Member};

use sztab_referee::EraseRequest;
use sztab_referee::league::SeasonRecord;
use sztab_store::{ErasureScope, UserId};
use sztab_words::{text, word};

use crate::discord::bot::Bot;
use crate::discord::say::answer::Answer;
use crate::discord::say::failure::Failure;
use crate::discord::say::season_button::SeasonButton;
use crate::discord::say::season_operation::SeasonOperation;
use crate::discord::session::privacy::erased_name;

use super::ask::{SeasonContext, require_organiser, season_failure, season_name};
use super::press::SeasonPress;

impl Bot {
    /// Describes the consequences of erasing a person from a season; a button carries out the erasure.
    pub(crate) async fn ask_to_erase(
        &self,
        http: &Http,
        member: Option<&Member>,
        asking: &SeasonContext,
        record: &SeasonRecord,
        user: UserId,
    ) -> Result<Answer, Failure> {
        self.require_erasure_right_in_season(http, member, asking, record, user).await?;
        let id = SeasonButton::new(record.row.id, record.log.seq(), SeasonOperation::Erase, user.to_string());
        let button = id.button(word(asking.language, "privacy-erase"), ButtonStyle::Danger);
        let arguments =
            [("player", format!("<@{user}>").into()), ("season", season_name(record, asking.language).into())];
        let question = text(asking.language, "season-erase-ask", &arguments);
        let ends = self.lines_ended_by_erasure(user, ErasureScope::Season(record.row.id), asking.language).await?;
        let question = [vec![question], ends].concat().join("\n");
        Ok(Answer { rows: vec![CreateActionRow::Buttons(vec![button])], ..Answer::sentence(question) })
    }

    /// Checks the right to erase a person from a season: organisers may erase users who have left the server, or
    /// themselves.
    async fn require_erasure_right_in_season(
        &self,
        http: &Http,
        member: Option<&Member>,
        asking: &SeasonContext,
        record: &SeasonRecord,
        user: UserId,
    ) -> Result<(), Failure> {
        require_organiser(asking)?;
        if !record.people.iter().any(|person| person.id == user) {
            return Err(Failure::Said("season-not-in-it"));
        }
        let guild = serenity::all::GuildId::new(record.row.league.guild.0);
        self.require_erasure_right(http, guild, member, asking.by.player.user, user).await
    }

    /// Erases the person named by the button. The user's right to do so is checked again, because the button may be
    /// forged or out of date.
    pub(crate) async fn handle_erase_from_season_press(
        &self,
        press: &SeasonPress<'_>,
        record: &SeasonRecord,
    ) -> Result<(), Failure> {
        let asking = self.build_press_context(press).await?;
        let user = UserId(press.number(0)?);
        self.require_erasure_right_in_season(&press.context.http, press.event.member(), &asking, record, user).await?;
        let (place, language) = (ErasureScope::Season(record.row.id), asking.language);
        let request = EraseRequest { user, by: asking.by.player, place, at: self.now() };
        let number = self.referee.erase(&request, &erased_name).await.map_err(season_failure)?;
        tracing::info!(number, season = record.row.id.0, "a person was erased from a season");
        self.notify_outbox();
        let arguments =
            [("player", erased_name(number, language).into()), ("season", season_name(record, language).into())];
        press.respond(Answer::sentence(text(language, "season-erased", &arguments))).await
    }
}
