//! Delivery of posts: within Discord's rate limits and exactly once, however long a response has been lost.

use std::time::Duration;

use sztab::discord::Time;
use sztab_game::Language;
use sztab_referee::{FactionChoice, Interaction, LobbyOptions, Place as Played, Referee, Venue};
use sztab_sandbox::{Clock, Id, Message, Options, Person, Sandbox, ViolationKind};
use sztab_store::{ChannelId, GameId, GuildId, InteractionId, Lease, Player, Store, UnixMs, UserId};

use crate::club::{Club, Place, TIMEOUT, config, now};
use crate::openapi;
use crate::player::Session;
use crate::posts::{public_messages, wait_for_posts};

fn count_early_requests(sandbox: &Sandbox) -> usize {
    sandbox.violations().iter().filter(|violation| violation.fault == ViolationKind::TooEarly).count()
}

#[tokio::test(flavor = "multi_thread")]
async fn rate_limit_pauses_are_kept_per_route_and_globally() {
    let club = Club::open().await;
    let here = club.start_duel("here", Place::Here).await;
    let there = club.start_duel("there", Place::Here).await;
    for (round, is_global) in [(1, false), (2, true), (3, false), (4, true)] {
        club.sandbox.limit_next("POST /channels/*/messages", Duration::from_millis(1_800), is_global);
        club.sandbox.limit_next("PATCH /channels/*/messages/*", Duration::from_millis(700), is_global);
        tokio::join!(
            async {
                Session::without_kills(&club, &here, round).act_often(4).await;
            },
            async { Session::without_kills(&club, &there, round + 10).act_often(4).await },
        );
    }
    for duel in [&here, &there] {
        assert_eq!(
            wait_for_posts(&club, duel).await,
            public_messages(&club.sandbox, duel.channel),
            "each post once, in order"
        );
    }
    let refused = club.sandbox.requests().iter().filter(|request| request.status == 429).count();
    assert!(refused >= 4, "the pauses were asked for: {refused}");
    assert_eq!(
        count_early_requests(&club.sandbox),
        0,
        "nothing is asked for before its time: {:?}",
        club.sandbox.violations()
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn the_remaining_rate_limit_is_not_exceeded() {
    let mut club = Club::without_bot().await;
    club.sandbox.limit_messages(2, Duration::from_millis(1_500));
    club.start_bot();
    club.wait_for_bot().await;
    let duel = club.start_duel("narrow", Place::Thread).await;
    Session::without_kills(&club, &duel, 5).act_often(14).await;
    assert_eq!(wait_for_posts(&club, &duel).await, public_messages(&club.sandbox, duel.channel));
    let refused = club.sandbox.requests().into_iter().filter(|request| request.status == 429).count();
    assert_eq!((refused, count_early_requests(&club.sandbox)), (0, 0), "the bot waits of itself");
}

/// A bot in this process and a Discord, both with clocks set by the test.
struct TimedBot {
    sandbox: Sandbox,
    folder: tempfile::TempDir,
    time: Time,
    store: Store,
    game: GameId,
    channel: Id,
    ala: Person,
}

impl TimedBot {
    async fn open() -> Self {
        let options = Options { judge: openapi::load_judge(), clock: Clock::frozen(), ..Options::default() };
        let sandbox = Sandbox::start(options).await.unwrap();
        let guild = sandbox.add_guild("Hexagon", "en-GB");
        let channel = sandbox.add_channel(guild, "slow");
        let ala = sandbox.add_person(guild, "Ala", "en-GB");
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(folder.path().join("sztab.db")).await.unwrap();
        let at = UnixMs(sandbox.clock().now_ms().try_into().unwrap());
        let host = Player { user: UserId(ala.id()), name: "Ala".to_owned() };
        let options = LobbyOptions::new(Language::English, Played::Here);
        let place = Venue { guild: GuildId(guild), channel: ChannelId(channel) };
        let press = Interaction { id: InteractionId(1), at };
        let referee = Referee::new(store.clone(), sztab::KINDS);
        let game = referee.open_lobby(place, host, &FactionChoice::Random, &options, press).await.unwrap();
        Self { sandbox, folder, time: Time::manual(at), store, game, channel, ala }
    }

    /// Runs the bot until a condition holds.
    async fn run_until<F: AsyncFn() -> bool>(&self, is_so: F) {
        let config = config(&self.sandbox, &self.folder.path().join("sztab.db"));
        let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
        let until = async move { drop(stopped.await) };
        let bot = tokio::spawn(sztab::discord::run_until(config, sztab::KINDS, self.time.clone(), until));
        let begun = std::time::Instant::now();
        while !is_so().await {
            assert!(begun.elapsed() < TIMEOUT, "it does not come to it");
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        stop.send(()).unwrap();
        bot.await.unwrap().unwrap();
    }

    fn advance(&self, by: Duration) {
        self.sandbox.clock().advance(by);
        self.time.advance_to(UnixMs(self.sandbox.clock().now_ms().try_into().unwrap()));
    }

    /// Claims the pending posts and stops without sending them.
    async fn leave_unsent(&self) {
        let lease = Lease { owner: Lease::new_owner().unwrap(), until: self.time.now() };
        assert_eq!(self.store.claim_posts(&lease, self.time.now(), 10).await.unwrap().len(), 1);
    }

    /// Number of times that the bot has requested earlier messages.
    fn count_history_requests(&self) -> usize {
        let asked = |request: &&sztab_sandbox::Request| request.method == "GET" && request.path.ends_with("/messages");
        self.sandbox.requests().iter().filter(asked).count()
    }

    /// Messages that the bot has sent.
    fn sent_messages(&self) -> Vec<Message> {
        let messages = self.sandbox.messages(self.channel);
        messages.into_iter().filter(|message| message.author != self.ala.id()).collect()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_message_whose_response_was_lost_long_ago_is_found_and_not_resent() {
    let slow = TimedBot::open().await;
    // This is more than the number of earlier messages that Discord returns at a time.
    for number in 0..250 {
        slow.ala.say(slow.channel, &format!("{number}"));
    }
    slow.sandbox.lose_next_response("POST /channels/*/messages", 1);
    slow.run_until(async || slow.store.load_posts(slow.game).await.unwrap()[0].attempts == 1).await;
    assert_eq!(slow.sent_messages().len(), 1, "it is there, and the bot does not know");
    // Discord remembers a nonce for a shorter time than this.
    slow.advance(Duration::from_hours(3));
    slow.run_until(async || slow.store.next_due_time().await.unwrap().is_none()).await;
    assert_eq!(slow.sent_messages().len(), 1);
    let message = slow.store.load_posts(slow.game).await.unwrap()[0].message();
    assert_eq!(message.map(|message| message.0), Some(slow.sent_messages()[0].id));
    let others = slow.sandbox.violations();
    let others = others.iter().filter(|violation| !violation.path.ends_with("/emojis"));
    assert_eq!(others.count(), 0, "stopped in the middle of its emojis");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_long_overdue_post_is_sent() {
    let slow = TimedBot::open().await;
    slow.advance(Duration::from_hours(3));
    slow.run_until(async || slow.store.next_due_time().await.unwrap().is_none()).await;
    assert_eq!((slow.sent_messages().len(), slow.count_history_requests()), (1, 0), "nothing had it in hand");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_post_claimed_by_a_dead_process_is_searched_for() {
    let slow = TimedBot::open().await;
    slow.leave_unsent().await;
    slow.advance(Duration::from_hours(3));
    slow.run_until(async || slow.store.next_due_time().await.unwrap().is_none()).await;
    assert_eq!((slow.sent_messages().len(), slow.count_history_requests()), (1, 1));
}

#[tokio::test(flavor = "multi_thread")]
async fn posts_are_sent_without_permission_to_read_history() {
    use sztab_sandbox::permission;
    let slow = TimedBot::open().await;
    slow.leave_unsent().await;
    slow.sandbox.set_app_permissions_in(slow.channel, permission::ORDINARY_MEMBER & !permission::READ_MESSAGE_HISTORY);
    slow.advance(Duration::from_hours(3));
    slow.run_until(async || slow.store.next_due_time().await.unwrap().is_none()).await;
    assert_eq!(slow.sent_messages().len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_response_after_the_timeout_causes_no_second_message() {
    let club = Club::open().await;
    let duel = club.start_duel("slow", Place::Here).await;
    let begun = now();
    club.sandbox.delay_next("POST /channels/*/messages", Duration::from_secs(24), 1);
    Session::without_kills(&club, &duel, 9).act_often(1).await;
    let is_there = |_: &Sandbox| (public_messages(&club.sandbox, duel.channel).len() >= 3).then_some(());
    club.sandbox.wait_until(3 * TIMEOUT, is_there).await.unwrap();
    assert!(now().0 - begun.0 < 60_000);
    assert_eq!(wait_for_posts(&club, &duel).await, public_messages(&club.sandbox, duel.channel));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_channel_stays_active_when_the_clock_steps_backwards() {
    let mut slow = TimedBot::open().await;
    slow.sandbox.fail_next("POST /channels/*/messages", 503, 1);
    slow.run_until(async || slow.store.load_posts(slow.game).await.unwrap()[0].attempts == 1).await;
    slow.time = Time::manual(UnixMs(slow.time.now().0 - 3 * 3_600_000));
    slow.run_until(async || slow.store.next_due_time().await.unwrap().is_none()).await;
    assert_eq!(slow.sent_messages().len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn posts_sent_before_the_clock_stepped_backwards_are_not_resent() {
    let mut slow = TimedBot::open().await;
    slow.sandbox.lose_next_response("POST /channels/*/messages", 1);
    slow.run_until(async || slow.store.load_posts(slow.game).await.unwrap()[0].attempts == 1).await;
    // Discord has forgotten the nonce, while by the bot's clock the post is not due yet.
    slow.sandbox.clock().advance(Duration::from_hours(1));
    slow.time = Time::manual(UnixMs(slow.time.now().0 - 3 * 3_600_000));
    slow.run_until(async || slow.store.next_due_time().await.unwrap().is_none()).await;
    assert_eq!(slow.sent_messages().len(), 1);
}
