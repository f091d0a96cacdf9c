//! A thread for a game that begins without a lobby, and the way there.

use serenity::all::{AutoArchiveDuration, ChannelType, CreateActionRow, CreateButton, CreateThread};
use serenity::http::Http;

use sztab_game::Language;
use sztab_referee::Venue;
use sztab_store::ChannelId;
use sztab_words::word;

use crate::discord::say::answer::{Answer, shortened};
use crate::discord::say::failure::Failure;

/// Longest name of a thread that Discord takes.
const NAME_LIMIT: usize = 100;

/// Makes a public thread in a channel.
pub async fn own_thread(http: &Http, parent: serenity::all::ChannelId, name: &str) -> Result<ChannelId, Failure> {
    let thread = CreateThread::new(shortened(name, NAME_LIMIT))
        .kind(ChannelType::PublicThread)
        .auto_archive_duration(AutoArchiveDuration::OneWeek);
    Ok(ChannelId(parent.create_thread(http, thread).await?.id.get()))
}

/// A sentence with a button that leads to a channel.
pub fn leading_to(key: &str, Venue { guild, channel }: Venue, language: Language) -> Answer {
    let address = format!("https://discord.com/channels/{guild}/{channel}");
    let link = CreateButton::new_link(address).label(word(language, "first-game-link"));
    Answer { rows: vec![CreateActionRow::Buttons(vec![link])], ..Answer::sentence(word(language, key)) }
}
