//! `/export`

use sztab_game::face::Exported;

use crate::discord::say::answer::{Answer, File};
use crate::discord::say::failure::Failure;

use super::support::answer::answer;
use super::support::context::{Context, language};
use super::support::place::newest_table;

/// Record and position as files. They hold nothing that not everybody has seen.
#[poise::command(slash_command, guild_only)]
pub async fn export(context: Context<'_>) -> Result<(), Failure> {
    let exported = async {
        let (bot, language) = (context.data(), language(context).await);
        let table = newest_table(context).await?;
        let game = table.record.id;
        let record = bot.referee.record(&table).await?;
        let position = table.position();
        let files = vec![
            File { name: format!("game-{game}-record.txt"), bytes: record.into_bytes() },
            File { name: format!("game-{game}-position.txt"), bytes: position.into_bytes() },
        ];
        let exported = match (table.game().outcome().is_some(), table.record.is_sealed) {
            (false, _) => Exported::Running,
            (true, true) => Exported::Sealed,
            (true, false) => Exported::Over,
        };
        Ok(Answer { files, ..Answer::sentence(table.face().exported(language, exported)) })
    };
    answer(context, Box::pin(exported)).await
}
