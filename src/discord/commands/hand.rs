//! `/hand`

use sztab_game::Viewer;
use sztab_store::UserId;

use crate::discord::say::answer::Answer;
use crate::discord::say::failure::Failure;

use super::support::answer::answer;
use super::support::context::{Context, theme};
use super::support::place::table;

#[poise::command(slash_command, guild_only)]
pub async fn hand(context: Context<'_>) -> Result<(), Failure> {
    answer(context, async {
        let theme = theme(context).await;
        let table = table(context).await?;
        let side = table.side_of(UserId(context.author().id.get()));
        let viewer = side.map_or(Viewer::Public, Viewer::Side);
        let lines = table.face().hands(table.game(), viewer, theme.language);
        let picture = context.data().gallery.hands(&table.seen_by(viewer), theme).await?;
        Ok(Answer { picture, ..Answer::sentence(lines.join("\n")) })
    })
    .await
}
