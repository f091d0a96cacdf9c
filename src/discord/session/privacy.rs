//! The right to erase a person's data, and the name that replaces an erased person.

use serenity::all::{Http, StatusCode};

use sztab_game::Language;
use sztab_referee::is_person;
use sztab_store::{Game as Record, UserId};
use sztab_words::{text, word};

use crate::discord::bot::Bot;
use crate::discord::say::answer::Answer;
use crate::discord::say::caller::Caller;
use crate::discord::say::failure::Failure;

use super::settings::is_organiser;

/// Checks whether a member may have a user's data erased: all users may erase their own, and organisers may erase
/// that of users who have left the server.
pub async fn require_erasure_right(bot: &Bot, http: &Http, caller: &impl Caller, user: UserId) -> Result<(), Failure> {
    if caller.user() == user {
        return Ok(());
    }
    if !is_organiser(bot, caller).await? {
        return Err(Failure::Said("privacy-organisers-only"));
    }
    let guild = caller.server().ok_or(Failure::Said("only-in-server"))?;
    match guild.member(http, serenity::all::UserId::new(user.0)).await {
        Ok(_) => Err(Failure::Said("privacy-still-here")),
        Err(serenity::Error::Http(error)) if error.status_code() == Some(StatusCode::NOT_FOUND) => Ok(()),
        Err(error) => Err(error.into()),
    }
}

/// Notifies the other players in a session that one of them was erased; `None` if there is no one to notify.
pub fn erasure_notice(record: &Record, user: UserId, language: Language) -> Option<Answer> {
    let others = record.seats.iter().map(|seat| seat.user).filter(|&other| other != user && is_person(other));
    let others: Vec<UserId> = others.collect();
    let number = user.erasure_number().filter(|_| !others.is_empty())?;
    let mentions: Vec<String> = others.iter().map(|other| format!("<@{other}>")).collect();
    let arguments = [
        ("others", mentions.join(&word(language, "list-comma")).into()),
        ("player", erased_name(number, language).into()),
    ];
    let mentions = others.iter().map(|other| other.0).collect();
    Some(Answer { mentions, ..Answer::sentence(text(language, "privacy-told", &arguments)) })
}

/// The name that replaces an erased person.
pub fn erased_name(number: u32, language: Language) -> String {
    text(language, "erased-player", &[("number", number.into())])
}
