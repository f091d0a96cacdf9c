//! `/legend`, `/army`, `/tile` and `/rule`.

use serenity::all::{ChannelId, CreateAutocompleteResponse};

use sztab_game::view::{LegendSection, SignName, Theme, Topic};
use sztab_words::word;

use crate::discord::bot::Bot;
use crate::discord::say::answer::Answer;
use crate::discord::say::failure::Failure;
use crate::discord::session::choice::{best_matches, several_matches_text, suggest_entries};
use crate::discord::session::command::answer::answer;
use crate::discord::session::command::context::{Context, find_theme};
use crate::discord::session::rulebook;
use crate::discord::show::emojis::Emojis;

use super::known::{build_card, load_known};

/// Number of names per line: a story is split between lines, so no line may be as long as an embed.
const NAMES_PER_LINE: usize = 10;

/// The legend for the game in a channel, as a picture and as text.
pub async fn show_legend(bot: &Bot, channel: ChannelId, theme: Theme) -> Result<Answer, Failure> {
    let content = word(theme.language, "legend-about");
    let Some(legend) = load_known(bot, channel).await?.view().legend(theme) else {
        return Ok(Answer::sentence(content));
    };
    let story = legend_lines(&legend.sections, &bot.emojis);
    let mut cards = Vec::new();
    for drawing in legend.drawings {
        cards.push(bot.gallery.draw_uncached(drawing).await?);
    }
    let mut cards = cards.into_iter();
    Ok(Answer { content, story, picture: cards.next(), further: cards.collect(), ..Answer::default() })
}

/// The names of all symbols, each after its emoji if it has one: ten per line, with a heading before each section.
fn legend_lines(sections: &[LegendSection], emojis: &Emojis) -> Vec<String> {
    let named = |sign: &SignName| match sign.symbol.and_then(|symbol| emojis.text(symbol)) {
        Some(emoji) => format!("{emoji} {}", sign.name),
        None => sign.name.clone(),
    };
    let mut lines = Vec::new();
    for section in sections {
        lines.push(format!("**{}**", section.heading));
        let names: Vec<String> = section.signs.iter().map(named).collect();
        lines.extend(names.chunks(NAMES_PER_LINE).map(|names| names.join(" \u{2003}")));
    }
    lines
}

/// Keys of the answers for no match and for several, and the name of the latter's argument.
type MissKeys = [&'static str; 3];

/// Shows the card of the entry that matches the typed text.
async fn show_card(context: Context<'_>, topic: Topic, typed: &str, misses: MissKeys) -> Result<(), Failure> {
    answer(context, async {
        let (bot, theme) = (context.data(), find_theme(context).await);
        let known = load_known(bot, context.channel_id()).await?;
        let all = known.entries(topic, theme.language);
        let [unknown, ambiguous, argument] = misses;
        match best_matches(&all, typed).as_slice() {
            [] => Ok(Answer::sentence(word(theme.language, unknown))),
            [only] => build_card(bot, &known, topic, only, theme).await,
            found => Ok(Answer::sentence(several_matches_text(theme.language, ambiguous, argument, found))),
        }
    })
    .await
}

async fn complete_entry(context: Context<'_>, topic: Topic, typed: &str) -> CreateAutocompleteResponse {
    let Ok(known) = load_known(context.data(), context.channel_id()).await else {
        return CreateAutocompleteResponse::new();
    };
    suggest_entries(&known.entries(topic, find_theme(context).await.language), typed)
}

#[poise::command(slash_command, install_context = "Guild|User", interaction_context = "Guild|BotDm|PrivateChannel")]
pub async fn army(
    context: Context<'_>,
    #[max_length = 100]
    #[autocomplete = "complete_faction"]
    army: String,
) -> Result<(), Failure> {
    show_card(context, Topic::Playables, &army, ["faction-unknown", "faction-several", "factions"]).await
}

async fn complete_faction(context: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    complete_entry(context, Topic::Playables, typed).await
}

#[poise::command(slash_command, install_context = "Guild|User", interaction_context = "Guild|BotDm|PrivateChannel")]
pub async fn tile(
    context: Context<'_>,
    #[max_length = 100]
    #[autocomplete = "complete_tile"]
    tile: String,
) -> Result<(), Failure> {
    show_card(context, Topic::Parts, &tile, ["tile-unknown", "tile-several", "tiles"]).await
}

async fn complete_tile(context: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    complete_entry(context, Topic::Parts, typed).await
}

#[poise::command(slash_command, install_context = "Guild|User", interaction_context = "Guild|BotDm|PrivateChannel")]
pub async fn legend(context: Context<'_>) -> Result<(), Failure> {
    answer(context, async { show_legend(context.data(), context.channel_id(), find_theme(context).await).await }).await
}

#[poise::command(slash_command, install_context = "Guild|User", interaction_context = "Guild|BotDm|PrivateChannel")]
pub async fn rule(
    context: Context<'_>,
    #[max_length = 100]
    #[autocomplete = "complete_rule"]
    rule: String,
) -> Result<(), Failure> {
    answer(context, async {
        let session = context.data().find_session_in_play(context.channel_id()).await.ok();
        let played = session.and_then(|session| session.kind.rulebook());
        Ok(rulebook::answer_query(&rule, played, find_theme(context).await.language))
    })
    .await
}

async fn complete_rule(context: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    rulebook::suggest_paragraphs(typed, find_theme(context).await.language)
}
