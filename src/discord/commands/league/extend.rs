//! `/league extend`

use crate::discord::commands::support::answer::answer;
use crate::discord::commands::support::context::Context;
use crate::discord::commands::support::matches::{complete_own_open, find_match};
use crate::discord::league::which::Wanted;
use crate::discord::say::failure::Failure;

/// Asks the opponent for more days.
#[poise::command(slash_command, guild_only)]
pub async fn extend(
    context: Context<'_>,
    #[min = 1]
    #[max = 30]
    days: u32,
    #[rename = "match"]
    #[max_length = 100]
    #[autocomplete = "complete_own_open"]
    of: Option<String>,
) -> Result<(), Failure> {
    let done = async {
        let (found, asking) = find_match(context, Wanted::OwnOpen, of.as_deref()).await?;
        context.data().ask_for_time(&asking, found.match_id, days).await
    };
    answer(context, Box::pin(done)).await
}
