//! What is kept about a person, and erasing it.

use serenity::all::{ButtonStyle, CreateActionRow, CreateButton, Http, Member, StatusCode};

use crate::games::Language;
use crate::referee::league::SeasonError;
use crate::referee::{EraseRequest, RefereeError, is_person};
use crate::store::{ChannelId, Erased, ErasedIn, GameId, GuildId, Seq, UserId};
use crate::words::{text, word};

use crate::discord::bot::Bot;
use crate::discord::say::answer::Answer;
use crate::discord::say::button::ButtonId;
use crate::discord::say::failure::Failure;
use crate::discord::say::operation::Operation;

use super::lobby::player;
use super::press::Press;

/// What is kept about a user and what becomes of it, with the button that erases it.
pub fn kept_about(user: UserId, is_own: bool, language: Language) -> Answer {
    let key = if is_own { "privacy-own" } else { "privacy-other" };
    let id = ButtonId::new(GameId(1), Seq::OPENING, Operation::Erase, user.to_string());
    let button = CreateButton::new(id.to_string()).label(word(language, "privacy-erase")).style(ButtonStyle::Danger);
    Answer {
        rows: vec![CreateActionRow::Buttons(vec![button])],
        ..Answer::sentence(text(language, key, &[("player", format!("<@{user}>").into())]))
    }
}

impl Bot {
    /// Whether a member may have a user erased: everybody may for themselves, an organiser for somebody who has left the
    /// server.
    pub(crate) async fn may_erase(
        &self,
        http: &Http,
        guild: serenity::all::GuildId,
        member: Option<&Member>,
        asker: UserId,
        user: UserId,
    ) -> Result<(), Failure> {
        if asker == user {
            return Ok(());
        }
        if !self.is_organiser(Some(guild), member).await? {
            return Err(Failure::Said("privacy-organisers-only"));
        }
        match guild.member(http, serenity::all::UserId::new(user.0)).await {
            Ok(_) => Err(Failure::Said("privacy-still-here")),
            Err(serenity::Error::Http(error)) if error.status_code() == Some(StatusCode::NOT_FOUND) => Ok(()),
            Err(error) => Err(error.into()),
        }
    }

    /// Erases the person whom the button names. Who may is asked anew: the button proves nothing.
    pub(crate) async fn erase_press(&self, press: &Press<'_>) -> Result<(), Failure> {
        let (event, language) = (press.event, press.look.language);
        let guild = event.guild_id.ok_or(Failure::Said("only-in-server"))?;
        let user = press.id.argument.parse().ok().filter(|id| *id > 0).map(UserId);
        let user = user.filter(|user| is_person(*user)).ok_or(Failure::Said("unknown-button"))?;
        let is_own = user == press.user();
        self.may_erase(&press.context.http, guild, event.member.as_ref(), press.user(), user).await?;
        let by = player(&event.user, event.member.as_ref());
        let place = if is_own { ErasedIn::Everywhere } else { ErasedIn::Server(GuildId(guild.get())) };
        let request = EraseRequest { user, by, place, at: self.now() };
        let answer = match self.referee.erase(&request, &erased_name).await.map_err(failure)? {
            Erased::As(number) => {
                tracing::info!(number, "a person was erased");
                let key = if is_own { "privacy-erased-own" } else { "privacy-erased" };
                text(language, key, &[("player", erased_name(number, language).into())])
            }
            Erased::AtTables(tables) => at_tables(&tables, is_own, language),
        };
        press.answer(Answer::sentence(answer)).await?;
        Ok(())
    }
}

/// The tables that a person has to leave first.
pub fn at_tables(tables: &[ChannelId], is_own: bool, language: Language) -> String {
    let tables: Vec<String> = tables.iter().map(|channel| format!("<#{channel}>")).collect();
    let key = if is_own { "privacy-at-tables-own" } else { "privacy-at-tables" };
    text(language, key, &[("tables", tables.join(&word(language, "list-comma")).into())])
}

/// What the person of an erasure is called.
pub fn erased_name(number: u32, language: Language) -> String {
    text(language, "erased-player", &[("number", number.into())])
}

fn failure(error: SeasonError) -> Failure {
    match error {
        SeasonError::Store(error) => RefereeError::Store(error).into(),
        error => Failure::internal(error),
    }
}
