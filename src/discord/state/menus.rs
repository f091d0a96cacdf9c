//! The private messages in which users play: one per user and game.
//!
//! They are stored only in memory. After a restart they are forgotten, and the next press opens a new one.

use std::collections::{HashMap, VecDeque};
use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::Duration;

use serenity::all::MessageId;

use sztab_store::{GameId, Seq, UnixMs, UserId};

/// Lifetime of an interaction token, with a safety margin.
const TOKEN_LIVES: Duration = Duration::from_mins(14);
/// Number of messages above which messages with expired tokens are forgotten, and then the oldest ones.
const KNOWN: usize = 2000;

/// Maximum number of an owner's deleted messages that are remembered: a press in one of them may still be on its way.
const GONE: usize = 8;

/// The game that a message is about, and its reader.
pub type Owner = (GameId, UserId);

/// The data needed to delete a private message while its token is valid.
#[derive(Clone, PartialEq, Eq)]
pub struct Handle {
    /// The message; `None` if the reply has not been delivered yet.
    pub message: Option<MessageId>,
    /// The token of the interaction to which the message replies, or of the last press in the message.
    pub token: String,
    /// True if the message was sent in addition to the reply to the interaction.
    pub is_followup: bool,
}

impl fmt::Debug for Handle {
    /// Formats the handle without the token.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("Handle").field("message", &self.message).finish_non_exhaustive()
    }
}

/// A private message.
#[derive(Debug)]
struct Menu {
    handle: Option<Handle>,
    /// Messages that were replaced, newest last.
    gone: VecDeque<MessageId>,
    /// Time at which the message's token was received.
    since: UnixMs,
    /// The public post from which the message was opened.
    post: Option<MessageId>,
    /// The line that the message shows for confirmation.
    preview: Option<String>,
    /// The turns shown by a hint, and the version of the game for which they were shown.
    hints: Option<(Seq, Vec<Vec<String>>)>,
    /// The turn of a hint that the owner is following.
    plan: Option<Plan>,
}

/// A turn of a hint that the owner is following.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Plan {
    /// The number of the turn in which the hint is played.
    turn: Option<u32>,
    /// The lines still to be played.
    left: VecDeque<String>,
    /// The total number of lines.
    all: usize,
}

/// The next step of a hint that is being followed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlannedStep {
    /// The step's number, counted from 1.
    pub number: usize,
    /// The total number of steps.
    pub all: usize,
    pub line: String,
}

/// True if two lines are equal, or differ only in the last word, such as the facing.
fn is_alike(line: &str, other: &str) -> bool {
    let but_last = |line: &str| line.rsplit_once(' ').map(|(first, _)| first.to_owned());
    line == other || (but_last(line).is_some() && but_last(line) == but_last(other))
}

impl Menu {
    /// True if the message's token may still be valid.
    fn is_young(&self, now: UnixMs) -> bool {
        now.since(self.since).is_none_or(|age| age < TOKEN_LIVES)
    }
}

/// The private messages of all users.
#[derive(Debug, Clone, Default)]
pub struct Menus(Arc<Inner>);

#[derive(Debug, Default)]
struct Inner {
    menus: Mutex<HashMap<Owner, Menu>>,
    /// Locks of owners with a press in progress. They are stored separately from the messages: a lock is taken before
    /// it is known whether the game exists, and must not displace a message.
    locks: Mutex<HashMap<Owner, Weak<tokio::sync::Mutex<()>>>>,
}

impl Menus {
    fn menus(&self) -> MutexGuard<'_, HashMap<Owner, Menu>> {
        self.0.menus.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn with<T>(&self, owner: Owner, now: UnixMs, work: impl FnOnce(&mut Menu) -> T) -> T {
        let mut menus = self.menus();
        if menus.len() >= KNOWN && !menus.contains_key(&owner) {
            menus.retain(|_, menu| menu.is_young(now));
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
            hints: None,
            plan: None,
        };
        work(menus.entry(owner).or_insert_with(fresh))
    }

    /// The lock to hold while a press of an owner is handled, so that replies arrive in the order of the presses.
    pub fn lock(&self, owner: Owner) -> Arc<tokio::sync::Mutex<()>> {
        let mut locks = self.0.locks.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(lock) = locks.get(&owner).and_then(Weak::upgrade) {
            return lock;
        }
        locks.retain(|_, lock| lock.strong_count() > 0);
        let lock = Arc::default();
        locks.insert(owner, Arc::downgrade(&lock));
        lock
    }

    /// Forgets the owner's message, unless it is `but`, and returns it if it can still be deleted.
    pub fn retire(&self, owner: Owner, but: Option<MessageId>, now: UnixMs) -> Option<Handle> {
        self.with(owner, now, |menu| {
            let is_young = menu.is_young(now);
            let is_other = |handle: &mut Handle| but.is_none() || handle.message.is_some_and(|own| Some(own) != but);
            let handle = menu.handle.take_if(is_other)?;
            menu.gone.extend(handle.message);
            if menu.gone.len() > GONE {
                menu.gone.pop_front();
            }
            Some(handle).filter(|_| is_young)
        })
    }

    /// True if this message has been replaced with another one.
    pub fn is_gone(&self, owner: Owner, message: MessageId) -> bool {
        self.menus().get(&owner).is_some_and(|menu| menu.gone.contains(&message))
    }

    /// Records a message as its owner's only one.
    pub fn set(&self, owner: Owner, handle: Handle, now: UnixMs) {
        self.with(owner, now, |menu| (menu.handle, menu.since) = (Some(handle), now));
    }

    /// Records that the owner plays in a private message opened from a public post. Returns whether that was not yet
    /// recorded.
    pub fn plays_beside(&self, owner: Owner, post: MessageId, now: UnixMs) -> bool {
        self.with(owner, now, |menu| menu.post.replace(post) != Some(post))
    }

    /// True if the owner plays in a private message opened from the public post.
    pub fn is_beside(&self, owner: Owner, post: MessageId) -> bool {
        self.menus().get(&owner).is_some_and(|menu| menu.post == Some(post))
    }

    /// Records the line that the message shows for confirmation, if any.
    pub fn previews(&self, owner: Owner, line: Option<String>, now: UnixMs) {
        self.with(owner, now, |menu| menu.preview = line);
    }

    /// Records the turns shown by a hint at a version of the game.
    pub fn hint(&self, owner: Owner, at: Seq, turns: Vec<Vec<String>>, now: UnixMs) {
        self.with(owner, now, |menu| menu.hints = Some((at, turns)));
    }

    /// The turns shown by a hint at a version of the game; `None` if they have been forgotten.
    pub fn hints(&self, owner: Owner, at: Seq) -> Option<Vec<Vec<String>>> {
        let menus = self.menus();
        let (shown_at, turns) = menus.get(&owner)?.hints.as_ref()?;
        (*shown_at == at).then(|| turns.clone())
    }

    /// Records that the owner follows a turn of a hint, in the game turn with this number.
    pub fn follow(&self, owner: Owner, turn: Option<u32>, lines: Vec<String>, now: UnixMs) {
        let plan = Plan { turn, all: lines.len(), left: lines.into() };
        self.with(owner, now, |menu| menu.plan = Some(plan));
    }

    /// Records that the owner has played a line. The line completes a step of a hint even if the facing differs.
    pub fn note_line(&self, owner: Owner, line: &str) {
        if let Some(plan) = self.menus().get_mut(&owner).and_then(|menu| menu.plan.as_mut()) {
            plan.left.pop_front_if(|next| is_alike(next, line));
        }
    }

    /// The next step of the hint that the owner is following in the turn with this number; given only from the second
    /// step on.
    pub fn next_step(&self, owner: Owner, turn: Option<u32>) -> Option<PlannedStep> {
        let menus = self.menus();
        let plan = menus.get(&owner)?.plan.as_ref().filter(|plan| plan.turn == turn)?;
        let number = plan.all - plan.left.len() + 1;
        let line = plan.left.front().filter(|_| number > 1)?;
        Some(PlannedStep { number, all: plan.all, line: line.clone() })
    }

    /// The line that the message shows for confirmation.
    pub fn preview(&self, owner: Owner) -> Option<String> {
        self.menus().get(&owner).and_then(|menu| menu.preview.clone())
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
        assert_eq!(menus.retire(ALA, None, now.after(2 * TOKEN_LIVES)), None, "its token is dead");
    }

    #[test]
    fn there_is_a_bound_and_a_token_is_never_printed() {
        let (menus, now) = (Menus::default(), UnixMs(1_000_000));
        for (user, at) in (0..5000).zip(now.0..) {
            menus.set((GameId(1), UserId(user)), handle(user + 1), UnixMs(at));
        }
        assert!(menus.menus().len() <= KNOWN);
        assert!(menus.retire((GameId(1), UserId(4999)), None, now).is_some(), "the newest are known");
        assert!(!format!("{menus:?}").contains("token of"));
    }

    #[test]
    fn a_lock_is_kept_while_a_press_is_in_hand() {
        let menus = Menus::default();
        let lock = menus.lock(ALA);
        let held = Arc::clone(&lock).try_lock_owned().expect("free");
        drop(lock);
        assert!(menus.lock(ALA).try_lock().is_err(), "the same lock");
        drop(held);
        for user in 2..100 {
            assert!(menus.lock((GameId(1), UserId(user))).try_lock().is_ok());
        }
        assert!(menus.0.locks.lock().expect("whole").len() <= 1, "locks that no press holds are gone");
    }

    #[test]
    fn a_hint_is_followed_step_by_step_in_its_turn() {
        let (menus, now) = (Menus::default(), UnixMs(1_000_000));
        let lines = ["place runner C3 0", "move B2 B3 1", "end"].map(str::to_owned).to_vec();
        menus.hint(ALA, Seq(4), vec![lines.clone()], now);
        assert_eq!(menus.hints(ALA, Seq(4)), Some(vec![lines.clone()]));
        assert_eq!(menus.hints(ALA, Seq(5)), None, "another position");
        menus.follow(ALA, Some(7), lines, now);
        assert_eq!(menus.next_step(ALA, Some(7)), None, "the first step has its own button");
        menus.note_line(ALA, "place runner C3 2");
        let planned = menus.next_step(ALA, Some(7)).expect("a step");
        assert_eq!((planned.number, planned.all, planned.line.as_str()), (2, 3, "move B2 B3 1"));
        menus.note_line(ALA, "place runner D3 2");
        assert!(menus.next_step(ALA, Some(7)).is_some(), "something else was done in between");
        assert_eq!(menus.next_step(ALA, Some(8)), None, "the turn is over");
        menus.note_line(ALA, "move B2 B3 1");
        menus.note_line(ALA, "end");
        assert_eq!(menus.next_step(ALA, Some(7)), None, "it is done");
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
