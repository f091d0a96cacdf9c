//! The symbols as emoji of the application, so that texts and selects show what pictures show.
//!
//! Fields that nothing depends on: until they are there, and where Discord refuses them, people read plain text. An
//! emoji's name carries the first digits of its drawing's hash, so that a changed drawing is a new emoji and a start
//! that finds everything uploads nothing.

use std::collections::BTreeMap;
use std::sync::{Arc, PoisonError, RwLock};

use serenity::all::{Emoji, EmojiId, ReactionType};

/// The emojis that can be used now.
#[derive(Debug, Clone, Default)]
pub struct Emojis {
    known: Arc<RwLock<BTreeMap<String, Known>>>,
}

#[derive(Debug, Clone)]
struct Known {
    name: String,
    id: EmojiId,
}

impl Emojis {
    /// The symbol with an id as it is written in a text, if it is there.
    pub fn text(&self, symbol: &str) -> Option<String> {
        self.find(symbol).map(|Known { name, id }| format!("<:{name}:{id}>"))
    }

    /// The symbol with an id as it stands on buttons and in selects, if it is there.
    pub fn reaction(&self, symbol: &str) -> Option<ReactionType> {
        self.find(symbol).map(|Known { name, id }| ReactionType::Custom { animated: false, id, name: Some(name) })
    }

    /// Forgets all, because Discord does not know one of them any more. The next start uploads it anew.
    /// Says whether there were any.
    pub fn forget(&self) -> bool {
        let mut known = self.known.write().unwrap_or_else(PoisonError::into_inner);
        !std::mem::take(&mut *known).is_empty()
    }

    fn find(&self, symbol: &str) -> Option<Known> {
        self.known.read().unwrap_or_else(PoisonError::into_inner).get(symbol).cloned()
    }

    pub fn learn(&self, symbol: &str, emoji: Emoji) {
        let known = Known { name: emoji.name, id: emoji.id };
        self.known.write().unwrap_or_else(PoisonError::into_inner).insert(symbol.to_owned(), known);
    }
}
