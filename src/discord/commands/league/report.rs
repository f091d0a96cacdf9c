//! `/league report`

use crate::discord::commands::support::answer::answer;
use crate::discord::commands::support::context::Context;
use crate::discord::commands::support::matches::{complete_army, complete_own_open, find_match};
use crate::discord::league::report::OwnGame;
use crate::discord::league::which::Wanted;
use crate::discord::say::failure::Failure;

/// How the author's game ended, as an option.
#[derive(Debug, Clone, Copy, poise::ChoiceParameter)]
pub enum Ended {
    /// The author won.
    #[name = "won"]
    Won,
    /// Nobody won.
    #[name = "drawn"]
    Drawn,
    /// The author lost.
    #[name = "lost"]
    Lost,
}

/// Reports the first open game of a match as played elsewhere; buttons ask for further ones.
#[poise::command(slash_command, guild_only)]
pub async fn report(
    context: Context<'_>,
    result: Ended,
    #[max_length = 100] hq: String,
    #[max_length = 100]
    #[autocomplete = "complete_army"]
    army: Option<String>,
    #[rename = "opponent-army"]
    #[max_length = 100]
    #[autocomplete = "complete_army"]
    opponent_army: Option<String>,
    #[rename = "match"]
    #[max_length = 100]
    #[autocomplete = "complete_own_open"]
    of: Option<String>,
) -> Result<(), Failure> {
    let done = async {
        let (found, asking) = find_match(context, Wanted::OwnOpen, of.as_deref()).await?;
        let is_won = match result {
            Ended::Won => Some(true),
            Ended::Drawn => None,
            Ended::Lost => Some(false),
        };
        let armies = [army.as_deref(), opponent_army.as_deref()];
        context.data().report_own(&asking, &found, OwnGame { is_won, hq: &hq, armies }).await
    };
    answer(context, Box::pin(done)).await
}
