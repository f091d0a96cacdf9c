//! `/league judge`

use crate::discord::commands::support::answer::answer;
use crate::discord::commands::support::context::Context;
use crate::discord::commands::support::matches::{complete_own, find_match};
use crate::discord::league::ask::Asking;
use crate::discord::league::reason::reason as read_reason;
use crate::discord::league::which::Wanted;
use crate::discord::say::failure::Failure;

/// Calls a judge to a match.
#[poise::command(slash_command, guild_only)]
pub async fn judge(
    context: Context<'_>,
    #[min_length = 3]
    #[max_length = 200]
    reason: String,
    #[rename = "match"]
    #[max_length = 100]
    #[autocomplete = "complete_own"]
    of: Option<String>,
) -> Result<(), Failure> {
    let done = async {
        let (found, asking) = find_match(context, Wanted::Own, of.as_deref()).await?;
        let asking = Asking { text: Some(read_reason(&reason).ok_or(Failure::Said("season-reason-how"))?), ..asking };
        context.data().call_judge(&asking, found.match_id).await
    };
    answer(context, Box::pin(done)).await
}
