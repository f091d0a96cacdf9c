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
const TOKEN_LIFETIME: Duration = Duration::from_mins(14);
/// Number of messages above which messages with expired tokens are forgotten, and then the oldest ones.
const MAX_REMEMBERED_MESSAGES: usize = 2000;

/// Maximum number of an owner's deleted messages that are remembered: a press in one of them may still be on its way.
const MAX_REMEMBERED_DELETIONS: usize = 8;

/// The game that a message is about, and its reader.
pub type Owner = (GameId, UserId);

/// The data needed to delete a private message while its token is valid.
#[derive(Clone, PartialEq, Eq)]
pub struct MessageHandle {
    /// The message; `None` if the reply has not been delivered yet.
    pub message: Option<MessageId>,
    /// The token of the interaction to which the message replies, or of the last press in the message.
    pub token: String,
    /// True if the message was sent in addition to the reply to the interaction.
    pub is_followup: bool,
}

impl fmt::Debug for MessageHandle {
    /// Formats the handle without the token.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("Handle").field("message", &self.message).finish_non_exhaustive()
    }
}

/// A private message.
#[derive(Debug)]
struct Menu {
    handle: Option<MessageHandle>,
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
    plan: Option<FollowedHint>,
}

/// A turn of a hint that the owner is following.
#[derive(Debug, Clone, PartialEq, Eq)]
struct FollowedHint {
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
fn is_similar(line: &str, other: &str) -> bool {
    let but_last = |line: &str| line.rsplit_once(' ').map(|(first, _)| first.to_owned());
    line == other || (but_last(line).is_some() && but_last(line) == but_last(other))
}

impl Menu {
    /// True if the message's token may still be valid.
    fn has_valid_token(&self, now: UnixMs) -> bool {
        now.since(self.since).is_none_or(|age| age < TOKEN_LIFETIME)
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

    fn with_menu<T>(&self, owner: Owner, now: UnixMs, work: impl FnOnce(&mut Menu) -> T) -> T {
        let mut menus = self.menus();
        if menus.len() >= MAX_REMEMBERED_MESSAGES && !menus.contains_key(&owner) {
            menus.retain(|_, menu| menu.has_valid_token(now));
            if menus.len() >= MAX_REMEMBERED_MESSAGES {
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
    pub fn retire(&self, owner: Owner, but: Option<MessageId>, now: UnixMs) -> Option<MessageHandle> {
        self.with_menu(owner, now, |menu| {
            let is_young = menu.has_valid_token(now);
            let is_other =
                |handle: &mut MessageHandle| but.is_none() || handle.message.is_some_and(|own| Some(own) != but);
            let handle = menu.handle.take_if(is_other)?;
            menu.gone.extend(handle.message);
            if menu.gone.len() > MAX_REMEMBERED_DELETIONS {
                menu.gone.pop_front();
            }
            Some(handle).filter(|_| is_young)
        })
    }

    /// True if this message has been replaced with another one.
    pub fn is_replaced(&self, owner: Owner, message: MessageId) -> bool {
        self.menus().get(&owner).is_some_and(|menu| menu.gone.contains(&message))
    }

    /// Records a message as its owner's only one.
    pub fn set_message(&self, owner: Owner, handle: MessageHandle, now: UnixMs) {
        self.with_menu(owner, now, |menu| (menu.handle, menu.since) = (Some(handle), now));
    }

    /// Records that the owner plays in a private message opened from a public post. Returns whether that was not yet
    /// recorded.
    pub fn record_private_play(&self, owner: Owner, post: MessageId, now: UnixMs) -> bool {
        self.with_menu(owner, now, |menu| menu.post.replace(post) != Some(post))
    }

    /// True if the owner plays in a private message opened from the public post.
    pub fn is_played_in_private(&self, owner: Owner, post: MessageId) -> bool {
        self.menus().get(&owner).is_some_and(|menu| menu.post == Some(post))
    }

    /// Records the line that the message shows for confirmation, if any.
    pub fn set_preview(&self, owner: Owner, line: Option<String>, now: UnixMs) {
        self.with_menu(owner, now, |menu| menu.preview = line);
    }

    /// Records the turns shown by a hint at a version of the game.
    pub fn set_hints(&self, owner: Owner, at: Seq, turns: Vec<Vec<String>>, now: UnixMs) {
        self.with_menu(owner, now, |menu| menu.hints = Some((at, turns)));
    }

    /// The turns shown by a hint at a version of the game; `None` if they have been forgotten.
    pub fn hints(&self, owner: Owner, at: Seq) -> Option<Vec<Vec<String>>> {
        let menus = self.menus();
        let (shown_at, turns) = menus.get(&owner)?.hints.as_ref()?;
        (*shown_at == at).then(|| turns.clone())
    }

    /// Records that the owner follows a turn of a hint, in the game turn with this number.
    pub fn follow_hint(&self, owner: Owner, turn: Option<u32>, lines: Vec<String>, now: UnixMs) {
        let plan = FollowedHint { turn, all: lines.len(), left: lines.into() };
        self.with_menu(owner, now, |menu| menu.plan = Some(plan));
    }

    /// Records that the owner has played a line. The line completes a step of a hint even if the facing differs.
    pub fn record_line(&self, owner: Owner, line: &str) {
        if let Some(plan) = self.menus().get_mut(&owner).and_then(|menu| menu.plan.as_mut()) {
            plan.left.pop_front_if(|next| is_similar(next, line));
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

    fn test_handle(message: u64) -> MessageHandle {
        MessageHandle {
            message: Some(MessageId::new(message)),
            token: format!("token of {message}"),
            is_followup: false,
        }
    }

    #[test]
    fn a_message_replaces_the_previous_one_while_deletable() {
        let (menus, now) = (Menus::default(), UnixMs(1_000_000));
        assert_eq!(menus.retire(ALA, None, now), None);
        menus.set_message(ALA, test_handle(1), now);
        menus.set_message((GameId(2), UserId(1)), test_handle(5), now);
        assert_eq!(menus.retire(ALA, Some(MessageId::new(1)), now), None, "a press in the same message");
        assert_eq!(menus.retire(ALA, None, now), Some(test_handle(1)));
        assert_eq!(menus.retire(ALA, None, now), None, "once");
        assert!(menus.is_replaced(ALA, MessageId::new(1)) && !menus.is_replaced(ALA, MessageId::new(5)));
        menus.set_message(ALA, test_handle(2), now);
        assert_eq!(menus.retire(ALA, None, now.after(2 * TOKEN_LIFETIME)), None, "its token is dead");
    }

    #[test]
    fn messages_are_bounded_and_tokens_are_never_printed() {
        let (menus, now) = (Menus::default(), UnixMs(1_000_000));
        for (user, at) in (0..5000).zip(now.0..) {
            menus.set_message((GameId(1), UserId(user)), test_handle(user + 1), UnixMs(at));
        }
        assert!(menus.menus().len() <= MAX_REMEMBERED_MESSAGES);
        assert!(menus.retire((GameId(1), UserId(4999)), None, now).is_some(), "the newest are known");
        assert!(!format!("{menus:?}").contains("token of"));
    }

    #[test]
    fn a_lock_exists_while_a_press_is_handled() {
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
        menus.set_hints(ALA, Seq(4), vec![lines.clone()], now);
        assert_eq!(menus.hints(ALA, Seq(4)), Some(vec![lines.clone()]));
        assert_eq!(menus.hints(ALA, Seq(5)), None, "another position");
        menus.follow_hint(ALA, Some(7), lines, now);
        assert_eq!(menus.next_step(ALA, Some(7)), None, "the first step has its own button");
        menus.record_line(ALA, "place runner C3 2");
        let planned = menus.next_step(ALA, Some(7)).expect("a step");
        assert_eq!((planned.number, planned.all, planned.line.as_str()), (2, 3, "move B2 B3 1"));
        menus.record_line(ALA, "place runner D3 2");
        assert!(menus.next_step(ALA, Some(7)).is_some(), "something else was done in between");
        assert_eq!(menus.next_step(ALA, Some(8)), None, "the turn is over");
        menus.record_line(ALA, "move B2 B3 1");
        menus.record_line(ALA, "end");
        assert_eq!(menus.next_step(ALA, Some(7)), None, "it is done");
    }

    #[test]
    fn a_post_is_recorded_as_new_once() {
        let (menus, now) = (Menus::default(), UnixMs(1_000_000));
        let [one, two] = [1, 2].map(MessageId::new);
        assert!(menus.record_private_play(ALA, one, now));
        assert!(!menus.record_private_play(ALA, one, now));
        assert!(menus.is_played_in_private(ALA, one) && !menus.is_played_in_private(ALA, two));
        assert!(menus.record_private_play(ALA, two, now));
        assert!(!menus.is_played_in_private(ALA, one));
    }
}
