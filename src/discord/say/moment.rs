//! Moments and addresses as Discord shows them.

use crate::store::{Game as Record, UnixMs};

/// A moment as Discord shows it to each reader in the reader's own time, and how far off it is.
pub fn moment(at: UnixMs) -> String {
    let seconds = at.0.div_euclid(1000);
    format!("<t:{seconds}:f> (<t:{seconds}:R>)")
}

/// The link to a game's channel, for messages outside it.
pub fn address(record: &Record) -> String {
    format!("https://discord.com/channels/{}/{}", record.guild, record.channel)
}
