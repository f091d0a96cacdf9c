//! The worker that sends posts, in order per channel, once each.
//!
//! A post is built from the log when it is its turn. It contains a nonce, so that Discord recognises a second attempt
//! at a message that did arrive; if Discord may have forgotten the nonce, the channel is searched first. A failed post
//! is retried later, and given up only if retrying cannot help: then users are notified ([`super::lost`]). Channels do
//! not wait for each other. The outcome of a post is recorded before the next post of its channel is processed, even if
//! the database takes long.

use std::collections::HashSet;
use std::panic::AssertUnwindSafe;
use std::sync::atomic::Ordering;
use std::time::Duration;

use futures::FutureExt;
use tokio::task::JoinSet;

use sztab_pictures::running_time;
use sztab_referee::PostKind;
use sztab_store::fault_point::FaultPoint;
use sztab_store::{
    Change, ChannelId, ClaimedPost, GuildId, Lease, LiveMessage, MessageId, Post, PostId, SUPERSEDED_REASON, Seq,
    Store, StoreError, Subject, UnixMs, UserId, fault_point,
};

use crate::discord::bot::Bot;
use crate::discord::say::answer::Answer;
use crate::discord::say::failure::Failure;
use crate::discord::say::rest_client::{RequestBody, RequestError, RestClient};
use crate::discord::session::delivery::Delivery;
use crate::discord::state::metrics::PostAttempt;
use crate::discord::state::strips::StripGuard;
use crate::discord::state::time::{MAX_RETRY_DELAY, next_attempt};

use super::lost::{build_lost_channel_notices, send_delayed_posts};
use super::post::build_delivery;
use super::reasons::find_remaining_rows;
use super::unsent::{UnsentReason, is_channel_lost};

/// Maximum time to wait for work without a notification.
const IDLE_TIMEOUT: Duration = Duration::from_secs(5);
/// Minimum time between two checks of the outbox without a notification.
const MIN_CHECK_INTERVAL: Duration = Duration::from_millis(50);
/// Maximum number of channels served at the same time.
const MAX_CONCURRENT_CHANNELS: usize = 50;
/// The first pause between two attempts to record an outcome; each further one is twice as long.
const FIRST_RECORD_DELAY: Duration = Duration::from_secs(1);
/// The longest pause between two attempts to record an outcome.
const MAX_RECORD_DELAY: Duration = Duration::from_secs(8);
/// Time limit for removing old buttons.
const STRIPPING_TIMEOUT: Duration = Duration::from_mins(10);
/// Duration of a lease on a post, which excludes other workers that use the same database.
const LEASE_DURATION: Duration = Duration::from_mins(1);
/// Time for which Discord is certain to remember a nonce: "the past few minutes", according to its documentation.
const NONCE_LIFETIME: Duration = Duration::from_mins(2);

/// Time span of a channel's history that is searched for a post whose due time is in the future, because the clock was
/// set back.
const HISTORY_SEARCH_SPAN: Duration = Duration::from_hours(24);

/// Discord's error codes for a message that can no longer be edited, so that a new one has to replace it: deleted; too
/// many edits of an old message; in an archived thread (which a new message reopens).
const UNEDITABLE_MESSAGE_CODES: [i64; 3] = [UNKNOWN_MESSAGE_CODE, 30_046, 50_083];
const UNKNOWN_MESSAGE_CODE: i64 = 10_008;
/// Discord's error codes for a user who cannot receive direct messages from the bot: unknown user, direct messages not
/// accepted, no server in common.
const NO_DIRECT_MESSAGE_CODES: [i64; 3] = [10_013, 50_007, 50_278];

/// The fate of a post after an attempt that did not fail.
#[derive(Debug, Clone, Copy)]
enum AttemptResult {
    /// The post was sent as this message.
    Sent {
        message: MessageId,
        /// True if this post takes over the buttons although it was not planned to do so.
        takes_over: bool,
    },
    /// The post was sent as this message, with a film.
    Shown {
        message: MessageId,
        /// The length of the film.
        film: Duration,
    },
    /// The post is not needed.
    Superseded,
    /// The recipient does not accept direct messages.
    Unwanted,
}

/// Sends posts until the bot stops; posts being sent at that time are completed. A panic in the worker must not silence
/// the bot.
pub async fn run_worker(bot: Bot, rest_client: RestClient) {
    loop {
        let _panic = AssertUnwindSafe(send_posts(&bot, &rest_client)).catch_unwind().await;
        if bot.in_flight.is_stopping() {
            return;
        }
        tracing::error!("the outbox has to be started again");
        tokio::time::sleep(IDLE_TIMEOUT).await;
    }
}

async fn send_posts(bot: &Bot, rest_client: &RestClient) {
    // A new owner each time: posts claimed by the previous worker may already have been sent.
    let owner = match Lease::new_owner() {
        Ok(owner) => owner,
        Err(error) => return tracing::error!(%error, "the outbox has no name for itself"),
    };
    let mut deliveries = OpenDeliveries::default();
    loop {
        // Deliveries in progress notice the shutdown by themselves.
        tokio::select! {
            () = rest_client.wait_for_global_limit() => {}
            () = bot.in_flight.wait_for_stop() => break,
        }
        let mut is_readable = true;
        match claim_posts(bot, &owner, deliveries.free_slots()).await {
            Ok(claimed) => deliveries.start(bot, rest_client, claimed),
            Err(error) => {
                is_readable = false;
                tracing::error!(%error, "the outbox cannot be read");
            }
        }
        let due = next_check(bot, is_readable && deliveries.channels.is_empty()).await;
        tokio::select! {
            Some(delivered) = deliveries.tasks.join_next() => match delivered {
                Ok(delivered) => deliveries.finish(delivered),
                // The game's channel is unknown, so everything is checked again.
                Err(error) => return tracing::error!(%error, "a delivery was broken off"),
            },
            () = bot.owed.notified() => {}
            () = bot.time.wait_until(due, IDLE_TIMEOUT) => {}
            () = bot.in_flight.wait_for_stop() => break,
        }
    }
    for claimed in deliveries.waiting.iter().filter(|claimed| !claimed.may_have_been_sent) {
        if let Err(error) = bot.referee.store().release_post(claimed.post.id, &owner).await {
            tracing::debug!(post = claimed.post.id.0, %error, "the lease on a post stays");
        }
    }
    while deliveries.tasks.join_next().await.is_some() {}
}

/// The posts that this worker has leases on.
#[derive(Default)]
struct OpenDeliveries {
    /// Separate tasks: a delivery driven only by the loop could hold its database connection while the loop itself
    /// waits for one.
    tasks: JoinSet<FinishedDelivery>,
    /// The channels with a delivery in progress.
    channels: HashSet<ChannelId>,
    /// The posts being sent. A post may be moved to another channel in the meantime.
    posts: HashSet<PostId>,
    /// Posts that are sent as soon as the previous task is known to have ended.
    waiting: Vec<ClaimedPost>,
}

impl OpenDeliveries {
    /// Number of posts that may still be claimed.
    fn free_slots(&self) -> usize {
        MAX_CONCURRENT_CHANNELS.saturating_sub(self.channels.len() + self.waiting.len())
    }

    /// Starts the deliveries that can be made now.
    fn start(&mut self, bot: &Bot, rest_client: &RestClient, claimed: Vec<ClaimedPost>) {
        self.waiting.extend(claimed);
        for claimed in std::mem::take(&mut self.waiting) {
            if !self.posts.contains(&claimed.post.id) && self.channels.insert(claimed.post.channel) {
                self.posts.insert(claimed.post.id);
                self.tasks.spawn(deliver(bot.clone(), rest_client.clone(), claimed));
            } else {
                self.waiting.push(claimed);
            }
        }
    }

    fn finish(&mut self, FinishedDelivery { post, channel }: FinishedDelivery) {
        self.channels.remove(&channel);
        self.posts.remove(&post);
    }
}

/// Claims posts to send. A post whose claim cannot be recorded must not be sent, or it would be sent again after a
/// restart.
async fn claim_posts(bot: &Bot, owner: &str, limit: usize) -> Result<Vec<ClaimedPost>, StoreError> {
    let (store, now) = (bot.referee.store(), bot.now());
    let limit = u32::try_from(limit).unwrap_or(u32::MAX);
    if limit == 0 || store.trouble().is_some() {
        return Ok(Vec::new());
    }
    let lease = Lease { owner: owner.to_owned(), until: now.after(LEASE_DURATION) };
    match store.claim_posts(&lease, now, limit).await {
        Err(StoreError::Unwritable { .. }) => Ok(Vec::new()),
        claimed => claimed,
    }
}

/// Time of the next check if no event occurs: the next attempt at a post that failed.
async fn next_check(bot: &Bot, is_quiet: bool) -> UnixMs {
    let now = bot.now();
    match bot.referee.store().next_due_time().await {
        Ok(Some(due)) if is_quiet && bot.referee.store().trouble().is_none() => due.max(now.after(MIN_CHECK_INTERVAL)),
        _ => UnixMs(i64::MAX),
    }
}

/// A post whose delivery has ended.
#[derive(Debug, Clone, Copy)]
struct FinishedDelivery {
    post: PostId,
    channel: ChannelId,
}

/// The outcome of an attempt at a post.
struct AttemptOutcome {
    /// Fate of the post.
    fate: Result<AttemptResult, UnsentReason>,
    /// [`Bot::places_changed`] as it was before the attempt.
    places: u64,
}

/// Builds, sends and records a post.
async fn deliver(bot: Bot, rest_client: RestClient, claimed: ClaimedPost) -> FinishedDelivery {
    let may_have_been_sent = claimed.may_have_been_sent || claimed.post.attempts > 0;
    let post = claimed.post;
    let now = bot.now();
    // After the clock has been set back, the age of a nonce is unknown.
    let is_forgotten = now.since(post.created_at).is_none_or(|age| age >= NONCE_LIFETIME);
    let sending = SendAttempt {
        bot: &bot,
        rest_client: &rest_client,
        post: &post,
        looks_back: may_have_been_sent && is_forgotten,
    };
    let places = bot.places_changed.load(Ordering::SeqCst);
    let attempt = AssertUnwindSafe(Box::pin(sending.run())).catch_unwind().await;
    let fate = attempt.unwrap_or(Err(UnsentReason::Unmade(Failure::Panicked)));
    let now = bot.now();
    count_outcome(&bot, &post, &fate);
    let outcome = AttemptOutcome { fate, places };
    // This begins before the post is recorded as sent, because the thread may be archived from then on.
    let under_way = bot.strips.begin(post.channel);
    let mut pause = FIRST_RECORD_DELAY;
    // If a message is sent but not recorded, it is sent again as soon as Discord has forgotten its nonce.
    loop {
        match record_outcome(&bot, &post, &outcome, now).await {
            Ok(None) | Err(StoreError::NoSuchPost(_)) => break,
            Ok(Some(before)) => {
                // The channel's next post does not wait for this.
                tokio::spawn(strip_buttons(bot.clone(), rest_client, post.clone(), before, under_way));
                break;
            }
            Err(error) => {
                // While the database is unwritable, `trouble` reports it once for all posts.
                if pause == FIRST_RECORD_DELAY || bot.referee.store().trouble().is_none() {
                    tracing::warn!(post = post.id.0, %error, "what became of a post cannot be noted yet");
                }
                tokio::time::sleep(pause).await;
                pause = (pause * 2).min(MAX_RECORD_DELAY);
            }
        }
    }
    FinishedDelivery { post: post.id, channel: post.channel }
}

/// Counts the outcome of an attempt.
fn count_outcome(bot: &Bot, post: &Post, fate: &Result<AttemptResult, UnsentReason>) {
    bot.metrics.count_post(match fate {
        Ok(AttemptResult::Sent { .. } | AttemptResult::Shown { .. }) => PostAttempt::Sent,
        Ok(AttemptResult::Superseded) => PostAttempt::Needless,
        Ok(AttemptResult::Unwanted) => PostAttempt::GivenUp,
        Err(unsent) if unsent.channel_loss().is_some() => PostAttempt::GivenUp,
        Err(unsent) if unsent.is_hopeless(post.attempts) => PostAttempt::GivenUp,
        Err(_) => PostAttempt::Failed,
    });
    if matches!(fate, Err(UnsentReason::Undelivered(RequestError::Wait(_)))) {
        bot.metrics.count_rate_limit();
    }
}

/// Records the outcome of a post. Returns the message that had the buttons before.
async fn record_outcome(
    bot: &Bot,
    post: &Post,
    outcome: &AttemptOutcome,
    now: UnixMs,
) -> Result<Option<LiveMessage>, StoreError> {
    let store = bot.referee.store();
    // A refusal may be out of date when it arrives, and no later event would trigger another attempt.
    let has_changed = || bot.places_changed.load(Ordering::SeqCst) != outcome.places;
    let trouble = match &outcome.fate {
        Ok(AttemptResult::Sent { message, takes_over }) => {
            return if *takes_over {
                store.record_post_sent_with_buttons(post.id, *message, now).await
            } else {
                store.record_post_sent(post.id, *message, now).await
            };
        }
        Ok(AttemptResult::Shown { message, film }) => {
            let rest = if post.created_at < bot.since { Duration::ZERO } else { (*film).min(bot.film_rest) };
            return store.record_film_sent(post.id, *message, now, now.after(rest)).await;
        }
        Ok(AttemptResult::Superseded) => {
            return store.give_up_post(post.id, SUPERSEDED_REASON).await.map(|()| None);
        }
        Ok(AttemptResult::Unwanted) => {
            tracing::warn!(post = post.id.0, "whom a post is for takes no direct messages");
            return store.give_up_post(post.id, "no direct messages").await.map(|()| None);
        }
        Err(trouble) => trouble,
    };
    if let UnsentReason::Undelivered(RequestError::Wait(wait)) = trouble {
        // The REST client keeps track of the remainder of a longer pause.
        store.postpone_post(post.id, now.after((*wait).min(MAX_RETRY_DELAY))).await?;
    } else if let Some(lost) = trouble.channel_loss().filter(|_| !has_changed()) {
        tracing::error!(post = post.id.0, channel = post.channel.0, %trouble, "nothing can be said in a channel");
        if PostKind::from_post(post) == Some(PostKind::Lobby) {
            cancel_lobby(store, post, now).await?;
        }
        let tell = build_lost_channel_notices(bot, post, lost, now).await?;
        store.give_up_channel(post, lost, &tell, now).await?;
        if has_changed() {
            send_delayed_posts(bot, find_guild(store, post).await?).await;
        }
        bot.owed.notify_one();
    } else if trouble.is_hopeless(post.attempts) {
        tracing::error!(post = post.id.0, channel = post.channel.0, %trouble, "a post cannot be delivered");
        store.give_up_post(post.id, &trouble.to_string()).await?;
    } else {
        tracing::warn!(post = post.id.0, attempts = post.attempts, %trouble, "a post has to be tried again");
        store.record_post_failure(post.id, next_attempt(post.attempts, now)).await?;
    }
    Ok(None)
}

/// The server that a post is for.
async fn find_guild(store: &Store, post: &Post) -> Result<GuildId, StoreError> {
    match post.subject {
        Subject::Game(game) => Ok(store.load_game(game).await?.guild),
        Subject::Season(season) => Ok(store.load_season(season).await?.league.guild),
        Subject::Server(guild) => Ok(guild),
    }
}

/// Cancels a lobby that no one can see, so that it does not block its channel.
async fn cancel_lobby(store: &Store, post: &Post, now: UnixMs) -> Result<(), StoreError> {
    match store.cancel_lobby(post.game()?, Change::at(now)).await {
        Ok(()) | Err(StoreError::NotLobby(_)) => Ok(()),
        Err(error) => Err(error),
    }
}

/// An attempt at a post.
struct SendAttempt<'a> {
    bot: &'a Bot,
    rest_client: &'a RestClient,
    post: &'a Post,
    /// True if the post may have been sent before and Discord may have forgotten the nonce.
    looks_back: bool,
}

impl SendAttempt<'_> {
    async fn run(&self) -> Result<AttemptResult, UnsentReason> {
        let here = self.post.channel;
        match build_delivery(self.bot, self.post).await? {
            Delivery::Nothing => Ok(AttemptResult::Superseded),
            Delivery::Send(answer) => self.send_new(answer).await,
            Delivery::Film(answer) => {
                let film = answer.picture.as_ref().map_or(Duration::ZERO, |film| running_time(&film.bytes));
                let fate = self.send_new(answer).await?;
                Ok(if let AttemptResult::Sent { message, .. } = fate {
                    AttemptResult::Shown { message, film }
                } else {
                    fate
                })
            }
            Delivery::Direct { user, direct, instead } => match self.send_directly(user, *direct).await {
                // A refused direct message says nothing about the session's channel.
                Err(UnsentReason::Undelivered(refusal))
                    if has_error_code(&refusal, &NO_DIRECT_MESSAGE_CODES) || is_channel_lost(&refusal) =>
                {
                    match instead {
                        Some(instead) => self.send(here, *instead).await,
                        None => Ok(AttemptResult::Unwanted),
                    }
                }
                told => told,
            },
            Delivery::Buttons(message, rows) => {
                let shown = self.rest_client.edit_message_if_idle(message, Answer::buttons_edit_body(rows)).await;
                let shown = shown.inspect_err(|error| tracing::debug!(%error, "a post keeps its buttons"));
                // The post counts as sent in the message whose buttons it has changed.
                let sent = AttemptResult::Sent { message: message.message, takes_over: false };
                Ok(if shown.unwrap_or(false) { sent } else { AttemptResult::Superseded })
            }
            Delivery::Edit(message, answer) => {
                let has_buttons = !answer.rows.is_empty();
                // The message of a game that has moved is in another channel, which may be lost even though this one is
                // not.
                let is_elsewhere = message.channel != here;
                let is_gone = |refusal: &RequestError| {
                    has_error_code(refusal, &UNEDITABLE_MESSAGE_CODES) || (is_elsewhere && is_channel_lost(refusal))
                };
                match self.rest_client.edit_message(message, answer.clone().into_edit_body()).await {
                    Ok(()) => Ok(AttemptResult::Sent { message: message.message, takes_over: false }),
                    // The session needs its buttons back; without buttons, no new message is needed.
                    Err(refusal) if is_gone(&refusal) && has_buttons => self.send(here, answer).await,
                    Err(refusal) if is_gone(&refusal) => Ok(AttemptResult::Superseded),
                    Err(refusal) => Err(refusal.into()),
                }
            }
        }
    }

    /// Sends the new message of a post.
    async fn send_new(&self, answer: Answer) -> Result<AttemptResult, UnsentReason> {
        fault_point::reach(FaultPoint::BeforeSend)?;
        let sent = self.send(self.post.channel, answer).await;
        fault_point::reach(if sent.is_ok() { FaultPoint::AfterSend } else { FaultPoint::LostSend })?;
        sent
    }

    /// Sends a message, unless an earlier attempt turns out to have sent it.
    async fn send(&self, channel: ChannelId, answer: Answer) -> Result<AttemptResult, UnsentReason> {
        let body = answer.into_new_body(&self.post.nonce);
        let message = match self.find_earlier_message(channel, &body).await? {
            Some(message) => message,
            None => self.rest_client.create_message(channel, body).await?,
        };
        let shows_anew = matches!(PostKind::from_post(self.post), Some(PostKind::Refresh | PostKind::Beside));
        Ok(AttemptResult::Sent { message, takes_over: shows_anew && self.post.seq > Seq::OPENING })
    }

    /// The message sent by an earlier attempt.
    async fn find_earlier_message(
        &self,
        channel: ChannelId,
        body: &RequestBody,
    ) -> Result<Option<MessageId>, UnsentReason> {
        if !self.looks_back {
            return Ok(None);
        }
        let posts = self.bot.referee.store().load_posts(self.post.subject).await?;
        let is_known = |message: MessageId| posts.iter().any(|post| post.message() == Some(message));
        let (owed, now) = (self.post.created_at, self.bot.now());
        let since = if owed > now { now.before(HISTORY_SEARCH_SPAN) } else { owed };
        match self.rest_client.find_earlier_message(channel, since, body, is_known).await {
            // Without permission to read the history, the message is sent.
            Err(RequestError::Refused { .. }) => Ok(None),
            found => Ok(found?),
        }
    }

    /// Sends a direct message to a user.
    async fn send_directly(&self, user: UserId, answer: Answer) -> Result<AttemptResult, UnsentReason> {
        let channel = self.rest_client.open_direct_channel(user).await?;
        self.send(channel, answer).await
    }
}

fn has_error_code(undelivered: &RequestError, codes: &[i64]) -> bool {
    undelivered.code().is_some_and(|code| codes.contains(&code))
}

/// Removes the buttons from a message that a post has replaced, except those valid at any version. Remaining buttons
/// are harmless, because their version is refused, so a failure is ignored.
async fn strip_buttons(bot: Bot, rest_client: RestClient, post: Post, message: LiveMessage, _under_way: StripGuard) {
    let left = find_remaining_rows(&bot, &post, message).await.unwrap_or_else(|error| {
        tracing::debug!(%error, "no button is left on an old post");
        Vec::new()
    });
    let stripping = rest_client.edit_message_later(message, Answer::buttons_edit_body(left));
    match tokio::time::timeout(STRIPPING_TIMEOUT, stripping).await {
        Ok(Ok(())) => {}
        Ok(Err(undelivered)) => tracing::debug!(%undelivered, "old buttons stay"),
        Err(_) => tracing::debug!("there was too much else to do: old buttons stay"),
    }
}
