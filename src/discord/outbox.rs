//! The worker that sends what is owed, in order per channel, once each.
//!
//! A post is made from the log when its turn comes. It carries its nonce, so that Discord recognises a second attempt
//! at a message that did arrive; a failure is tried again later, and given up only where trying again cannot help.
//! Channels do not wait for each other, and what became of a post is noted before the next one of its channel is
//! looked at, however long the database takes.

use std::collections::HashSet;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;

use futures::FutureExt;
use serenity::all::{CreateAllowedMentions, EditMessage, MessageId};
use serenity::http::Http;
use tokio::task::JoinSet;

use crate::referee::{PostKind, RefereeError};
use crate::store::{
    Change, ChannelId, LiveMessage, MessageId as StoredMessageId, Post, Seq, Store, StoreError, UnixMs, UserId,
};

use super::answer::Answer;
use super::bot::Bot;
use super::failure::{Failure, code_of, status_of};
use super::post::Delivery;

/// How long to wait for work when nothing rings.
const IDLE: Duration = Duration::from_secs(5);
/// The shortest wait between two looks at the outbox when nothing rings, in milliseconds.
const GLANCE_MS: i64 = 50;
/// How long one request to Discord may take.
const PATIENCE: Duration = Duration::from_secs(20);
/// Channels served at a time.
const AT_ONCE: usize = 50;
/// The longest pause between two attempts, in milliseconds.
const LONGEST_PAUSE_MS: i64 = 300_000;
/// The longest pause between two attempts to note something.
const LONGEST_NOTE_PAUSE: Duration = Duration::from_secs(30);
/// Attempts at a post that Discord or our own code refuses for what is in it.
const ENOUGH: u32 = 5;

/// Discord's codes for what no further attempt can mend: unknown channel, no access, no permission, locked thread.
const HOPELESS: [isize; 4] = [10_003, 50_001, 50_013, 160_005];
/// Discord's codes for a message that cannot be changed any more, so that a new one has to stand for it: gone, too
/// many changes of an old one, in an archived thread (which a new message opens again).
const UNCHANGEABLE: [isize; 3] = [UNKNOWN_MESSAGE, 30_046, 50_083];
const UNKNOWN_MESSAGE: isize = 10_008;
/// Discord's codes for a user who takes no direct messages from us: unknown, not to be sent to, no server in common.
const UNWANTED: [isize; 3] = [10_013, 50_007, 50_278];

/// What became of a post.
#[derive(Debug, Clone, Copy)]
enum Fate {
    /// It is the message.
    Sent {
        /// Which.
        message: StoredMessageId,
        /// Whether it takes the buttons over without having been announced as the post that does.
        takes_over: bool,
    },
    /// It is not needed.
    Superseded,
}

/// Sends what is owed for ever. A mistake in here must not silence the bot.
pub async fn work(bot: Bot, http: Arc<Http>) {
    loop {
        let _panic = AssertUnwindSafe(serve(&bot, &http)).catch_unwind().await;
        tracing::error!("the outbox has to be started again");
        tokio::time::sleep(IDLE).await;
    }
}

async fn serve(bot: &Bot, http: &Arc<Http>) {
    // Tasks of their own: a delivery that only this loop could drive would keep its connection to the database while
    // the loop waits for one.
    let mut under_way = JoinSet::new();
    let mut channels: HashSet<ChannelId> = HashSet::new();
    loop {
        let limit = u32::try_from(AT_ONCE + channels.len()).unwrap_or(u32::MAX);
        match bot.referee.store().due_posts(bot.now(), limit).await {
            Ok(posts) => {
                for post in posts {
                    if channels.len() < AT_ONCE && channels.insert(post.channel) {
                        under_way.spawn(deliver(bot.clone(), Arc::clone(http), post));
                    }
                }
            }
            Err(error) => tracing::error!(%error, "the outbox cannot be read"),
        }
        let due = next_look(bot, channels.is_empty()).await;
        tokio::select! {
            Some(channel) = under_way.join_next() => match channel {
                Ok(channel) => {
                    channels.remove(&channel);
                }
                // Whose channel it was is not known: everything is looked at anew.
                Err(error) => return tracing::error!(%error, "a delivery was broken off"),
            },
            () = bot.owed.notified() => {}
            () = bot.time.wait_until(due, IDLE) => {}
        }
    }
}

/// When to look again if nothing happens: at the next attempt at a post that failed.
async fn next_look(bot: &Bot, is_quiet: bool) -> UnixMs {
    let now = bot.now();
    match bot.referee.store().next_due().await {
        Ok(Some(due)) if is_quiet => UnixMs(due.0.max(now.0 + GLANCE_MS)),
        _ => UnixMs(i64::MAX),
    }
}

/// Makes, sends and notes a post; gives its channel back.
async fn deliver(bot: Bot, http: Arc<Http>, post: Post) -> ChannelId {
    let attempt = AssertUnwindSafe(attempt(&bot, &http, &post)).catch_unwind().await;
    let outcome = attempt.unwrap_or(Err(Failure::Panicked));
    let next_try = later(&post, bot.now());
    let mut pause = Duration::from_secs(1);
    // A message that is sent but not noted would be sent again as soon as Discord has forgotten its nonce.
    loop {
        match note(&bot, &post, &outcome, next_try).await {
            Ok(None) | Err(StoreError::NoSuchPost(_)) => break,
            Ok(Some(before)) => {
                strip(&http, before).await;
                break;
            }
            Err(error) => {
                tracing::error!(post = post.id.0, %error, "what became of a post cannot be noted");
                tokio::time::sleep(pause).await;
                pause = (pause * 2).min(LONGEST_NOTE_PAUSE);
            }
        }
    }
    post.channel
}

/// When to try again: after 1, 2, 4, ... seconds, at most five minutes.
fn later(post: &Post, now: UnixMs) -> UnixMs {
    let pause = 1000_i64.checked_shl(post.attempts.min(20)).unwrap_or(LONGEST_PAUSE_MS).min(LONGEST_PAUSE_MS);
    UnixMs(now.0 + pause)
}

/// Writes down what became of a post. Gives the message that carried the buttons before.
async fn note(
    bot: &Bot,
    post: &Post,
    outcome: &Result<Fate, Failure>,
    next_try: UnixMs,
) -> Result<Option<LiveMessage>, StoreError> {
    let store = bot.referee.store();
    match outcome {
        Ok(Fate::Sent { message, takes_over }) => {
            let before = store.post_sent(post.id, *message, bot.now()).await?;
            if *takes_over {
                return store.set_live(post.game, LiveMessage { channel: post.channel, message: *message }).await;
            }
            Ok(before)
        }
        Ok(Fate::Superseded) => store.post_given_up(post.id, "a later post says more").await.map(|()| None),
        Err(failure) if is_hopeless(failure, post.attempts) => {
            tracing::error!(post = post.id.0, channel = post.channel.0, %failure, "a post cannot be delivered");
            if PostKind::of_word(&post.kind) == Some(PostKind::Lobby) {
                call_off(store, post, bot.now()).await?;
            }
            store.post_given_up(post.id, &failure.to_string()).await.map(|()| None)
        }
        Err(failure) => {
            tracing::warn!(post = post.id.0, attempts = post.attempts, %failure, "a post has to be tried again");
            store.post_failed(post.id, next_try).await.map(|()| None)
        }
    }
}

/// A lobby that nobody can see must not keep its channel.
async fn call_off(store: &Store, post: &Post, now: UnixMs) -> Result<(), StoreError> {
    match store.cancel_lobby(post.game, Change::at(now)).await {
        Ok(()) | Err(StoreError::NotLobby(_)) => Ok(()),
        Err(error) => Err(error),
    }
}

/// Whether no further attempt can help, so that the later posts of the channel must not wait for this one.
fn is_hopeless(failure: &Failure, attempts: u32) -> bool {
    match failure {
        Failure::Referee(RefereeError::Broken { .. }) => true,
        Failure::Discord(error) if code_of(error).is_some_and(|code| HOPELESS.contains(&code)) => true,
        // 401 and 429 say nothing about the post itself.
        Failure::Discord(error) => {
            let is_refusal = status_of(error).is_some_and(|status| (400..500).contains(&status) && status != 401);
            is_refusal && status_of(error) != Some(429) && attempts >= ENOUGH
        }
        Failure::Panicked => attempts >= ENOUGH,
        _ => false,
    }
}

async fn attempt(bot: &Bot, http: &Http, post: &Post) -> Result<Fate, Failure> {
    match bot.delivery(post).await? {
        Delivery::Nothing => Ok(Fate::Superseded),
        Delivery::Send(answer) => send(http, post, answer).await,
        Delivery::Direct { user, direct, instead } => match tell(http, post, user, *direct).await {
            Err(Failure::Discord(error)) if code_of(&error).is_some_and(|code| UNWANTED.contains(&code)) => {
                send(http, post, *instead).await
            }
            told => told,
        },
        Delivery::Edit(message, answer) => match edit(http, message, answer.clone().edit()).await {
            Ok(()) => Ok(Fate::Sent { message: message.message, takes_over: false }),
            Err(Failure::Discord(error)) if code_of(&error).is_some_and(|code| UNCHANGEABLE.contains(&code)) => {
                // The table needs its buttons back; where there are none nothing is missed.
                if answer.rows.is_empty() { Ok(Fate::Superseded) } else { send(http, post, answer).await }
            }
            Err(failure) => Err(failure),
        },
    }
}

async fn send(http: &Http, post: &Post, answer: Answer) -> Result<Fate, Failure> {
    let channel = serenity::all::ChannelId::new(post.channel.0);
    let sent = in_time(channel.send_message(http, answer.message(&post.nonce))).await?;
    let is_refresh = PostKind::of_word(&post.kind) == Some(PostKind::Refresh) && post.seq > Seq::OPENING;
    Ok(Fate::Sent { message: StoredMessageId(sent.id.get()), takes_over: is_refresh })
}

/// Sends a direct message.
async fn tell(http: &Http, post: &Post, user: UserId, answer: Answer) -> Result<Fate, Failure> {
    let user = serenity::all::UserId::new(user.0);
    let channel = in_time(user.create_dm_channel(http)).await?;
    let sent = in_time(channel.id.send_message(http, answer.message(&post.nonce))).await?;
    Ok(Fate::Sent { message: StoredMessageId(sent.id.get()), takes_over: false })
}

/// Takes the buttons from a message. Those left behind do no harm, they are refused by their version: nothing is owed
/// if this fails.
async fn strip(http: &Http, message: LiveMessage) {
    let stripped = EditMessage::new().components(Vec::new()).allowed_mentions(CreateAllowedMentions::new());
    if let Err(failure) = edit(http, message, stripped).await {
        tracing::debug!(%failure, "old buttons stay");
    }
}

async fn edit(http: &Http, message: LiveMessage, edit: EditMessage) -> Result<(), Failure> {
    let ChannelId(channel) = message.channel;
    let channel = serenity::all::ChannelId::new(channel);
    in_time(channel.edit_message(http, MessageId::new(message.message.0), edit)).await?;
    Ok(())
}

async fn in_time<T>(request: impl Future<Output = serenity::Result<T>>) -> Result<T, Failure> {
    Ok(tokio::time::timeout(PATIENCE, request).await.map_err(Failure::internal)??)
}
