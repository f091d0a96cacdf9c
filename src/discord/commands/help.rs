//! `/help`

use sztab_store::UserId;

use crate::discord::say::failure::Failure;
use crate::discord::table::help::START;

use super::support::answer::answer;
use super::support::context::{Context, language};

/// The first page of help, with buttons to the others.
#[poise::command(slash_command, guild_only)]
pub async fn help(context: Context<'_>) -> Result<(), Failure> {
    let helped = async {
        let language = language(context).await;
        context.data().help(UserId(context.author().id.get()), START, language).await
    };
    answer(context, Box::pin(helped)).await
}
