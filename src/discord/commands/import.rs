//! `/import`

use std::time::Duration;

use serenity::all::Attachment;

use super::{Context, answer, look};
use crate::discord::button::Subject;
use crate::discord::failure::Failure;
use crate::discord::guide::Trail;
use crate::rules::Side;
use crate::store::UserId;

/// How long a file may take to come.
const PATIENCE: Duration = Duration::from_secs(10);

/// Largest file that is read, in bytes: a whole game with long names is a tenth of it.
const MOST_BYTES: u32 = 64 << 10;

/// Sets a position up from a file, to be looked at in private.
#[poise::command(slash_command, guild_only)]
pub async fn import(context: Context<'_>, file: Attachment) -> Result<(), Failure> {
    let imported = async {
        let (bot, look) = (context.data(), look(context).await);
        if file.size > MOST_BYTES {
            return Err(Failure::Said("import-too-large"));
        }
        let download = tokio::time::timeout(PATIENCE, file.download()).await;
        let bytes = download.map_err(|_| Failure::Said("import-too-slow"))??;
        if bytes.len() > MOST_BYTES as usize {
            return Err(Failure::Said("import-too-large"));
        }
        let text = String::from_utf8(bytes).map_err(|_| Failure::Said("import-no-text"))?;
        let user = UserId(context.author().id.get());
        let id = bot.referee.bring_study(user, &text, bot.now()).await?;
        let table = bot.referee.study(id).await?.ok_or(Failure::Said("study-gone"))?;
        let side = table.game.to_act().unwrap_or(Side(0));
        bot.what_if(&table, Subject::Study(id), None, &Trail::of(side), look).await
    };
    answer(context, Box::pin(imported)).await
}
