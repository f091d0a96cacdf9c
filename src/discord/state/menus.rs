//! The private messages in which people play: one per person and game.
//!
//! Kept in memory only. A restart forgets them, and the next press opens a new one.

use std::collections::{HashMap, VecDeque};
use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

use serenity::all::MessageId;

use crate::store::{GameId, UnixMs, UserId};

/// How long the token of an interaction is good for, less a little.
const TOKEN_LIVES_MS: i64 = 14 * 60_000;
/// Above this many messages, those with dead tokens are forgotten, and then the oldest.
const KNOWN: usize = 2000;

/// Deleted messages of an owner that are remembered: a press in one of them may be on its way.
const GONE: usize = 8;

/// Whose message, and of which game.
pub type Owner = (GameId, UserId);

/// How a private message can be deleted while its token lives.
#[derive(Clone, PartialEq, Eq)]
pub struct Handle {
    /// The message, unless its answer is late.
    pub message: Option<MessageId>,
    /// The token of the interaction that it answers, or of the last press in it.
    pub token: String,
    /// It was sent beside the answer to the interaction.
    pub is_followup: bool,
}

impl fmt::Debug for Handle {
    /// Leaves out the token.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("Handle").field("message", &self.message).finish_non_exhaustive()
    }
}

/// A private message.
#[derive(Debug)]
struct Menu {
    handle: Option<Handle>,
    /// Messages that another one took the place of, newest last.
    gone: VecDeque<MessageId>,
    /// When its token was given.
    since: UnixMs,
    /// The public post beside which it was opened.
    post: Option<MessageId>,
    /// The line that it shows for confirmation.
    preview: Option<String>,
    /// Held while a press of its owner is worked on, so that answers come in the order of the presses.
    turn: Arc<tokio::sync::Mutex<()>>,
}

/// The private messages of everybody.
#[derive(Debug, Clone, Default)]
pub struct Menus(Arc<Mutex<HashMap<Owner, Menu>>>);

impl Menus {
    fn with<T>(&self, owner: Owner, now: UnixMs, work: impl FnOnce(&mut Menu) -> T) -> T {
        let mut menus = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if menus.len() >= KNOWN && !menus.contains_key(&owner) {
            menus.retain(|_, menu| now.0 - menu.since.0 < TOKEN_LIVES_MS);
            if menus.len() >= KNOWN {
                let oldest = menus.iter().min_by_key(|(_, menu)| menu.since).map(|(&owner, _)| owner);
                oldest.map(|oldest| menus.remove(&oldest));
            }
        }
        let fresh = || Menu {
            handle: None,
            gone: VecDeque::new(),
            since: now,
            post: None,
            preview: None,
            turn: Arc::default(),
        };
        work(menus.entry(owner).or_insert_with(fresh))
    }

    /// The lock to take before a press of an owner is worked on.
    pub fn turn(&self, owner: Owner, now: UnixMs) -> Arc<tokio::sync::Mutex<()>> {
        self.with(owner, now, |menu| Arc::clone(&menu.turn))
    }

    /// Forgets the owner's message, unless it is this one, and gives it if it can still be deleted.
    pub fn retire(&self, owner: Owner, but: Option<MessageId>, now: UnixMs) -> Option<Handle> {
        self.with(owner, now, |menu| {
            let is_young = now.0 - menu.since.0 < TOKEN_LIVES_MS;
            let is_other = |handle: &mut Handle| but.is_none() || handle.message.is_some_and(|own| Some(own) != but);
            let handle = menu.handle.take_if(is_other)?;
            menu.gone.extend(handle.message);
            if menu.gone.len() > GONE {
                menu.gone.pop_front();
            }
            Some(handle).filter(|_| is_young)
        })
    }

    /// Whether another message took the place of this one.
    pub fn is_gone(&self, owner: Owner, message: MessageId) -> bool {
        let menus = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        menus.get(&owner).is_some_and(|menu| menu.gone.contains(&message))
    }

    /// A message is now its owner's only one.
    pub fn set(&self, owner: Owner, handle: Handle, now: UnixMs) {
        self.with(owner, now, |menu| (menu.handle, menu.since) = (Some(handle), now));
    }

    /// The owner plays beside a public post from now on. Whether that is news.
    pub fn plays_beside(&self, owner: Owner, post: MessageId, now: UnixMs) -> bool {
        self.with(owner, now, |menu| menu.post.replace(post) != Some(post))
    }

    /// Whether the owner plays beside a public post.
    pub fn is_beside(&self, owner: Owner, post: MessageId) -> bool {
        let menus = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        menus.get(&owner).is_some_and(|menu| menu.post == Some(post))
    }

    /// The message shows a line for confirmation, or something else.
    pub fn previews(&self, owner: Owner, line: Option<String>, now: UnixMs) {
        self.with(owner, now, |menu| menu.preview = line);
    }

    /// The line that the message shows for confirmation.
    pub fn preview(&self, owner: Owner) -> Option<String> {
        let menus = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        menus.get(&owner).and_then(|menu| menu.preview.clone())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALA: Owner = (GameId(1), UserId(1));

    fn handle(message: u64) -> Handle {
        Handle { message: Some(MessageId::new(message)), token: format!("token of {message}"), is_followup: false }
    }

    #[test]
    fn a_message_takes_the_place_of_the_one_before_while_that_can_be_deleted() {
        let (menus, now) = (Menus::default(), UnixMs(1_000_000));
        assert_eq!(menus.retire(ALA, None, now), None);
        menus.set(ALA, handle(1), now);
        menus.set((GameId(2), UserId(1)), handle(5), now);
        assert_eq!(menus.retire(ALA, Some(MessageId::new(1)), now), None, "a press in the same message");
        assert_eq!(menus.retire(ALA, None, now), Some(handle(1)));
        assert_eq!(menus.retire(ALA, None, now), None, "once");
        assert!(menus.is_gone(ALA, MessageId::new(1)) && !menus.is_gone(ALA, MessageId::new(5)));
        menus.set(ALA, handle(2), now);
        assert_eq!(menus.retire(ALA, None, UnixMs(now.0 + 2 * TOKEN_LIVES_MS)), None, "its token is dead");
    }

    #[test]
    fn there_is_a_bound_and_a_token_is_never_printed() {
        let (menus, now) = (Menus::default(), UnixMs(1_000_000));
        for (user, at) in (0..5000).zip(now.0..) {
            menus.set((GameId(1), UserId(user)), handle(user + 1), UnixMs(at));
        }
        assert!(menus.0.lock().expect("whole").len() <= KNOWN);
        assert!(menus.retire((GameId(1), UserId(4999)), None, now).is_some(), "the newest are known");
        assert!(!format!("{menus:?}").contains("token of"));
    }

    #[test]
    fn a_post_is_news_once() {
        let (menus, now) = (Menus::default(), UnixMs(1_000_000));
        let [one, two] = [1, 2].map(MessageId::new);
        assert!(menus.plays_beside(ALA, one, now));
        assert!(!menus.plays_beside(ALA, one, now));
        assert!(menus.is_beside(ALA, one) && !menus.is_beside(ALA, two));
        assert!(menus.plays_beside(ALA, two, now));
        assert!(!menus.is_beside(ALA, one));
    }
}
