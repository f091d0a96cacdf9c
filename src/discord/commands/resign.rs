//! `/resign`

use serenity::all::{ButtonStyle, CreateActionRow, CreateButton};

use crate::games::Language;
use crate::referee::{RefereeError, Table};
use crate::store::UserId;
use crate::words::word;

use crate::discord::say::answer::Answer;
use crate::discord::say::button::ButtonId;
use crate::discord::say::failure::Failure;
use crate::discord::say::operation::Operation;

use super::support::answer::answer;
use super::support::context::{Context, language};
use super::support::place::table;

/// Asks once: there is no way back.
#[poise::command(slash_command, guild_only)]
pub async fn resign(context: Context<'_>) -> Result<(), Failure> {
    answer(context, async {
        let language = language(context).await;
        let table = table(context).await?;
        let user = UserId(context.author().id.get());
        table.side_of(user).ok_or(RefereeError::NotSeated(table.record.id))?;
        Ok(question(&table, language))
    })
    .await
}

/// Asks whether the game is to be given up.
pub fn question(table: &Table, language: Language) -> Answer {
    let id = ButtonId::new(table.record.id, table.seq, Operation::Do, "resign");
    let button = CreateButton::new(id.to_string()).label(word(language, "resign-button")).style(ButtonStyle::Danger);
    let rows = vec![CreateActionRow::Buttons(vec![button])];
    Answer { content: word(language, "resign-question"), rows, ..Answer::default() }
}
