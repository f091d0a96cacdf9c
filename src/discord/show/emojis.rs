//! The symbols as application emojis, so that texts and selects can show the symbols used in the pictures.
//!
//! Emojis are optional: until they are uploaded, and if Discord refuses them, users see plain text. An emoji's name
//! contains the first digits of its drawing's hash, so a changed drawing is a new emoji. If all emojis already exist
//! when the bot starts, it does not upload any.

use std::collections::BTreeMap;
use std::sync::{Arc, PoisonError, RwLock};

use serenity::all::{Emoji, EmojiId, ReactionType};

/// The emojis that are available.
#[derive(Debug, Clone, Default)]
pub struct Emojis {
    known: Arc<RwLock<BTreeMap<String, KnownEmoji>>>,
}

#[derive(Debug, Clone)]
struct KnownEmoji {
    name: String,
    id: EmojiId,
}

impl Emojis {
    /// The emoji of a symbol in the form used in texts, if available.
    pub fn text(&self, symbol: &str) -> Option<String> {
        self.find(symbol).map(|KnownEmoji { name, id }| format!("<:{name}:{id}>"))
    }

    /// The emoji of a symbol in the form used on buttons and in selects, if available.
    pub fn reaction(&self, symbol: &str) -> Option<ReactionType> {
        self.find(symbol).map(|KnownEmoji { name, id }| ReactionType::Custom { animated: false, id, name: Some(name) })
    }

    /// Forgets all emojis, because one of them no longer exists on Discord. It is uploaded again the next time the bot
    /// starts. Returns whether any emojis were forgotten.
    pub fn forget(&self) -> bool {
        let mut known = self.known.write().unwrap_or_else(PoisonError::into_inner);
        !std::mem::take(&mut *known).is_empty()
    }

    fn find(&self, symbol: &str) -> Option<KnownEmoji> {
        self.known.read().unwrap_or_else(PoisonError::into_inner).get(symbol).cloned()
    }

    pub fn add(&self, symbol: &str, emoji: Emoji) {
        let known = KnownEmoji { name: emoji.name, id: emoji.id };
        self.known.write().unwrap_or_else(PoisonError::into_inner).insert(symbol.to_owned(), known);
    }
}
