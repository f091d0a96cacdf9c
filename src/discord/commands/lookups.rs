//! `/army`, `/tile`, `/tiles`, `/rule`, `/legend`, `/help`: commands that look something up.

use serenity::all::CreateAutocompleteResponse;

use sztab_game::view::Topic;
use sztab_referee::LobbyOptions;
use sztab_store::UserId;
use sztab_words::word;

use crate::discord::say::answer::Answer;
use crate::discord::say::failure::Failure;
use crate::discord::session::choice::{best_matches, several_matches_text, suggest_entries};
use crate::discord::session::help::HelpTopic;
use crate::discord::session::legend::show_legend;
use crate::discord::session::rulebook;

use super::support::answer::answer;
use super::support::context::{Context, find_language, find_theme};
use super::support::place::find_session;

/// Keys of the answers for no match and for several, and the name of the latter's argument.
type MissKeys = [&'static str; 3];

/// Shows the card of the entry that matches the typed text.
async fn show_card(context: Context<'_>, topic: Topic, typed: &str, misses: MissKeys) -> Result<(), Failure> {
    answer(context, async {
        let (bot, theme) = (context.data(), find_theme(context).await);
        let known = bot.load_known(context.channel_id()).await?;
        let all = known.entries(topic, theme.language);
        let [unknown, ambiguous, argument] = misses;
        match best_matches(&all, typed).as_slice() {
            [] => Ok(Answer::sentence(word(theme.language, unknown))),
            [only] => bot.build_card(&known, topic, only, theme).await,
            found => Ok(Answer::sentence(several_matches_text(theme.language, ambiguous, argument, found))),
        }
    })
    .await
}

async fn complete_entry(context: Context<'_>, topic: Topic, typed: &str) -> CreateAutocompleteResponse {
    let Ok(known) = context.data().load_known(context.channel_id()).await else {
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

#[poise::command(slash_command, guild_only)]
pub async fn tiles(context: Context<'_>) -> Result<(), Failure> {
    answer(context, async {
        let theme = find_theme(context).await;
        let session = find_session(context).await?;
        let terms = LobbyOptions::from_record(&session.record)?.terms;
        let Some(remaining) = session.view().remaining_supply(session.game(), &terms, theme.language) else {
            return Ok(Answer::sentence(word(theme.language, "tiles-none")));
        };
        let mut pictures = context.data().gallery.draw_remainder(&session, theme).await?.into_iter();
        let (picture, further) = (pictures.next(), pictures.collect());
        Ok(Answer { content: remaining.about, story: remaining.lines, picture, further, ..Answer::default() })
    })
    .await
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

#[poise::command(slash_command, install_context = "Guild|User", interaction_context = "Guild|BotDm|PrivateChannel")]
pub async fn legend(context: Context<'_>) -> Result<(), Failure> {
    answer(context, async { show_legend(context.data(), context.channel_id(), find_theme(context).await).await }).await
}

/// Shows the first page of the help, with buttons for the others.
#[poise::command(slash_command, guild_only)]
pub async fn help(context: Context<'_>) -> Result<(), Failure> {
    let helped = async {
        let language = find_language(context).await;
        context.data().show_help(UserId(context.author().id.get()), HelpTopic::Start, language).await
    };
    answer(context, Box::pin(helped)).await
}
