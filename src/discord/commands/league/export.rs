//! `/league export`

use crate::discord::commands::support::answer::answer;
use crate::discord::commands::support::context::{Context, theme};
use crate::discord::commands::support::season::{complete_season, season_named};
use crate::discord::league::views::files::FileKind;
use crate::discord::league::views::reader::{Reader, find_group};
use crate::discord::say::failure::Failure;

/// A file of a season, as an option.
#[derive(Debug, Clone, Copy, poise::ChoiceParameter)]
pub enum FileChoice {
    /// The tables of all stages.
    #[name = "table"]
    Table,
    #[name = "matches"]
    Matches,
    #[name = "games"]
    Games,
    #[name = "log"]
    Log,
    /// A Swiss stage as a tournament report file.
    #[name = "trf"]
    Trf,
}

/// A season as a file.
#[poise::command(slash_command, guild_only)]
pub async fn export(
    context: Context<'_>,
    format: FileChoice,
    #[max_length = 100] division: Option<String>,
    #[max_length = 100]
    #[autocomplete = "complete_season"]
    season: Option<String>,
) -> Result<(), Failure> {
    let shown = async {
        let book = season_named(context, season.as_deref()).await?;
        let reader = Reader::of(theme(context).await, context.author().id);
        let kind = match format {
            FileChoice::Table => FileKind::Table,
            FileChoice::Matches => FileKind::Matches,
            FileChoice::Games => FileKind::Games,
            FileChoice::Log => FileKind::Log,
            FileChoice::Trf => FileKind::Trf(find_group(&book, division.as_deref(), &reader)?),
        };
        context.data().season_file(&book, kind, reader.theme.language)
    };
    answer(context, Box::pin(shown)).await
}
