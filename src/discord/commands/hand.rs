//! `/hand`

use crate::games::neuroshima::words::tile_name;
use crate::words::{text, word};

use crate::discord::say::answer::Answer;
use crate::discord::say::failure::Failure;

use super::answer;
use super::context::{Context, language};
use super::place::table;

#[poise::command(slash_command, guild_only)]
pub async fn hand(context: Context<'_>) -> Result<(), Failure> {
    answer(context, async {
        let language = language(context).await;
        let table = table(context).await?;
        let roster = table.game.roster();
        let lines: Vec<String> = roster
            .sides()
            .map(|side| {
                let seat = table.game.seat(side);
                let names: Vec<&str> = seat.hand.iter().map(|&tile| tile_name(language, roster, side, tile)).collect();
                let tiles = if names.is_empty() {
                    word(language, "hand-empty")
                } else {
                    names.join(&word(language, "list-comma"))
                };
                text(
                    language,
                    "hand-of",
                    &[
                        ("army", roster.army(side).name.in_language(language).to_owned().into()),
                        ("tiles", tiles.into()),
                        ("pile", seat.pile.len().into()),
                        ("discard", seat.discard.len().into()),
                    ],
                )
            })
            .collect();
        Ok(Answer::sentence(lines.join("\n")))
    })
    .await
}
