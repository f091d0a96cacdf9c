//! `/export`

use crate::words::word;

use crate::discord::say::answer::{Answer, File};
use crate::discord::say::failure::Failure;

use super::answer;
use super::context::{Context, language};
use super::place::newest_table;

/// Record and position as files. They hold nothing that not everybody has seen.
#[poise::command(slash_command, guild_only)]
pub async fn export(context: Context<'_>) -> Result<(), Failure> {
    let exported = async {
        let (bot, language) = (context.data(), language(context).await);
        let table = newest_table(context).await?;
        let game = table.record.id;
        let record = bot.referee.record(&table).await?.print();
        let position = table.position().print();
        let files = vec![
            File { name: format!("game-{game}-record.txt"), bytes: record.into_bytes() },
            File { name: format!("game-{game}-position.txt"), bytes: position.into_bytes() },
        ];
        let key = match (table.game.outcome().is_some(), table.record.is_sealed) {
            (false, _) => "export-running",
            (true, true) => "export-sealed",
            (true, false) => "export-over",
        };
        Ok(Answer { files, ..Answer::sentence(word(language, key)) })
    };
    answer(context, Box::pin(exported)).await
}
