//! `/help`

use super::{Context, answer, language};
use crate::discord::failure::Failure;
use crate::discord::help::START;
use crate::store::UserId;

/// The first page of help, with buttons to the others.
#[poise::command(slash_command, guild_only)]
pub async fn help(context: Context<'_>) -> Result<(), Failure> {
    let helped = async {
        let language = language(context).await;
        context.data().help(UserId(context.author().id.get()), START, language).await
    };
    answer(context, Box::pin(helped)).await
}
