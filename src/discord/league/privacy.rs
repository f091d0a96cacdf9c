//! The data stored about a person, and the erasure of that data along with all games and seasons in which the person
//! still plays.

use serenity::all::{ButtonStyle, User};

use sztab_game::Language;
use sztab_referee::{EraseRequest, ErasureEffects, is_person};
use sztab_store::{ChannelId, ErasureScope, GuildId, UserId};
use sztab_words::{text, word};

use crate::discord::bot::Bot;
use crate::discord::router::press::PlainPress;
use crate::discord::router::route::{Handler, RouteId, routes};
use crate::discord::say::answer::Answer;
use crate::discord::say::caller::Caller as _;
use crate::discord::say::failure::Failure;
use crate::discord::say::subject::NoSubject;
use crate::discord::session::command::answer::answer;
use crate::discord::session::command::context::{Context, find_language};
use crate::discord::session::lobby::to_player;
use crate::discord::session::privacy::{erased_name, require_erasure_right};

use super::ask::{season_failure, season_name};

/// Maximum number of tables and seasons listed by name; any others are only counted.
const MAX_LISTED: usize = 10;

routes! {
    /// Under the data stored about a person: erases the person's data.
    Erase { user: UserId } = "erase" of NoSubject, Privately;
}

/// The reply that lists the data stored about a user and the consequences of erasing it, with the button that
/// erases it.
async fn list_stored_data(
    bot: &Bot,
    user: UserId,
    is_own: bool,
    guild: GuildId,
    language: Language,
) -> Result<Answer, Failure> {
    let key = if is_own { "privacy-own" } else { "privacy-other" };
    let button = NoSubject.button(&Erase { user }, word(language, "privacy-erase"), ButtonStyle::Danger);
    let ends = lines_ended_by_erasure(bot, user, erasure_scope(is_own, guild), language).await?;
    let kept = text(language, key, &[("player", format!("<@{user}>").into())]);
    Ok(Answer::with_buttons([vec![kept], ends].concat().join("\n"), vec![button]))
}

/// Games, lobbies and seasons that an erasure would end, one line per kind.
pub async fn lines_ended_by_erasure(
    bot: &Bot,
    user: UserId,
    place: ErasureScope,
    language: Language,
) -> Result<Vec<String>, Failure> {
    let ErasureEffects { games, lobbies, seasons } =
        bot.referee.effects_of_erasure(user, place).await.map_err(season_failure)?;
    let mention = |channel: &ChannelId| format!("<#{channel}>");
    let sorts = [
        ("privacy-ends-games", games.iter().map(mention).collect()),
        ("privacy-ends-lobbies", lobbies.iter().map(mention).collect()),
        ("privacy-ends-seasons", seasons.iter().map(|record| season_name(record, language)).collect()),
    ];
    let line = |(key, mut named): (_, Vec<String>)| {
        let more = named.len().saturating_sub(MAX_LISTED);
        named.truncate(MAX_LISTED);
        if more > 0 {
            named.push(text(language, "league-and-more", &[("number", more.into())]));
        }
        let named = named.join(&word(language, "list-comma"));
        (!named.is_empty()).then(|| text(language, key, &[("named", named.into())]))
    };
    Ok(sorts.into_iter().filter_map(line).collect())
}

impl Handler for Erase {
    /// Erases the person named by the button. The user's right to do so is checked again, because the button may be
    /// forged or out of date.
    async fn handle(self, bot: &Bot, press: &PlainPress<'_>) -> Result<(), Failure> {
        let (event, language) = (press.event, press.theme.language);
        let guild = press.require_guild()?;
        let user = Some(self.user).filter(|user| user.0 > 0 && is_person(*user));
        let user = user.ok_or(Failure::Said("unknown-button"))?;
        let is_own = user == press.user();
        require_erasure_right(bot, &press.context.http, press, user).await?;
        let by = to_player(event.user(), event.member());
        let request = EraseRequest { user, by, place: erasure_scope(is_own, guild), at: bot.now() };
        let number = bot.referee.erase(&request, &erased_name).await.map_err(season_failure)?;
        tracing::info!(number, "a person was erased");
        bot.notify_outbox();
        let key = if is_own { "privacy-erased-own" } else { "privacy-erased" };
        let answer = text(language, key, &[("player", erased_name(number, language).into())]);
        press.respond(Answer::sentence(answer)).await
    }
}

/// The scope of an erasure: users erase their own data everywhere; organisers erase another person's data on their
/// server only.
fn erasure_scope(is_own: bool, guild: GuildId) -> ErasureScope {
    if is_own { ErasureScope::Everywhere } else { ErasureScope::Server(guild) }
}

/// Lists the stored data about a person, with the button that erases it.
#[poise::command(slash_command, guild_only)]
pub async fn privacy(context: Context<'_>, player: Option<User>) -> Result<(), Failure> {
    let shown = async {
        let (bot, guild) = (context.data(), context.require_guild()?);
        let user = player.as_ref().map_or(context.user(), |player| UserId(player.id.get()));
        require_erasure_right(bot, &context.serenity_context().http, &context, user).await?;
        list_stored_data(bot, user, user == context.user(), guild, find_language(context).await).await
    };
    answer(context, Box::pin(shown)).await
}
