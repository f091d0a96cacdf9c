//! `/mygames`

use sztab_store::UserId;

use crate::discord::say::failure::Failure;
use crate::discord::table::my_games::my_games;

use super::support::answer::answer;
use super::support::context::{Context, language};

/// Games of a player, on whatever server, those that wait for the player first.
#[poise::command(slash_command, guild_only)]
pub async fn mygames(context: Context<'_>) -> Result<(), Failure> {
    let listed = async {
        let language = language(context).await;
        my_games(context.data(), UserId(context.author().id.get()), language).await
    };
    answer(context, Box::pin(listed)).await
}
