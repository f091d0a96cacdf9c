//! Uploads the symbols as application emojis.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use serde_json::json;
use serenity::all::{CreateAttachment, Emoji};
use serenity::http::Http;
use sha2::{Digest, Sha256};

use crate::KINDS;
use sztab_game::view::GameView;

use crate::discord::bot::Bot;
use crate::discord::say::failure::{Failure, without_url};
use crate::discord::say::rest_client::RestClient;

/// Name prefix of the bot's emojis; emojis without it are left alone.
const NAME_PREFIX: &str = "sztab_";

/// Time between two uploads, so that players' requests never queue behind a series of uploads.
const UPLOAD_INTERVAL: Duration = Duration::from_millis(150);

/// Time to wait after the first failed attempt; it doubles after each further failure, up to a maximum.
const FIRST_RETRY_DELAY: Duration = Duration::from_secs(1);

const MAX_RETRY_DELAY: Duration = Duration::from_mins(10);

/// Number of failed attempts after which a warning is logged for the operator.
const ATTEMPTS_BEFORE_WARNING: u32 = 4;

/// A symbol ready to be uploaded.
struct DrawnSymbol {
    symbol: &'static str,
    name: String,
    picture: Vec<u8>,
}

impl DrawnSymbol {
    /// Draws a symbol; `None` if the view fails to draw it.
    fn new(view: &dyn GameView, symbol: &'static str) -> Option<Self> {
        let picture = view.symbol(symbol)?;
        let digest = Sha256::digest(&picture);
        Some(Self { symbol, name: format!("{NAME_PREFIX}{symbol}_{:02x}{:02x}", digest[0], digest[1]), picture })
    }
}

/// Ensures that Discord has an emoji for every symbol of the games, retrying as long as necessary.
pub async fn ensure_emojis(bot: Bot, http: Arc<Http>, rest_client: RestClient) {
    let mut pause = FIRST_RETRY_DELAY;
    for attempt in 1_u32.. {
        let failure = match upload_missing(&bot, &http, &rest_client).await {
            Ok(uploaded) => return tracing::info!(uploaded, "the emojis are there"),
            Err(failure) => failure,
        };
        if attempt == ATTEMPTS_BEFORE_WARNING {
            tracing::warn!(failure, "some emojis could not be uploaded: texts go without them until they can be");
        } else {
            tracing::debug!(failure, attempt, "the emojis could not be uploaded");
        }
        tokio::time::sleep(pause).await;
        pause = (pause * 2).min(MAX_RETRY_DELAY);
    }
}

/// The symbols of all games, each with the view that draws it.
fn symbols() -> Vec<(&'static dyn GameView, &'static str)> {
    let of = |view: &'static dyn GameView| view.symbols().into_iter().map(move |symbol| (view, symbol));
    KINDS.iter().map(|kind| kind.view()).flat_map(of).collect()
}

/// Uploads missing symbols and, if all uploads succeed, deletes emojis left by earlier versions. Returns the number of
/// symbols uploaded.
async fn upload_missing(bot: &Bot, http: &Http, rest_client: &RestClient) -> Result<usize, String> {
    rest_client.wait_for_global_limit().await;
    let discord = |error: serenity::Error| without_url(&error);
    let mut there: BTreeMap<String, Emoji> = http
        .get_application_emojis()
        .await
        .map_err(discord)?
        .into_iter()
        .map(|emoji| (emoji.name.clone(), emoji))
        .collect();
    let mut uploaded = 0;
    for (view, symbol) in symbols() {
        // One symbol at a time, so that requested pictures can be drawn in between.
        let drawn = bot.gallery.draw(move || DrawnSymbol::new(view, symbol)).await;
        let Some(drawn) = drawn.map_err(|failure: Failure| format!("{failure:?}"))? else { continue };
        if let Some(emoji) = there.remove(&drawn.name) {
            bot.emojis.add(drawn.symbol, emoji);
            continue;
        }
        let image = CreateAttachment::bytes(drawn.picture, "emoji.png").to_base64();
        let body = json!({ "name": drawn.name, "image": image });
        rest_client.wait_for_global_limit().await;
        bot.emojis.add(drawn.symbol, http.create_application_emoji(&body).await.map_err(discord)?);
        uploaded += 1;
        tokio::time::sleep(UPLOAD_INTERVAL).await;
    }
    for outdated in there.into_values().filter(|emoji| emoji.name.starts_with(NAME_PREFIX)) {
        rest_client.wait_for_global_limit().await;
        http.delete_application_emoji(outdated.id).await.map_err(discord)?;
        tokio::time::sleep(UPLOAD_INTERVAL).await;
    }
    Ok(uploaded)
}
