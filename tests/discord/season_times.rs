//! Seasons over time: reminders, deadlines, pauses, outages. The test sets the bot's clock.

use std::time::Duration;

use sztab::discord::Time;
use sztab_league::event::{Cause, DeadlineOf, EventKind};
use sztab_league::ids::{Group, MatchId};
use sztab_league::rules::{FactionMode, HOUR_MS, LatePolicy, MatchKind, Rules, Shuffle, Step, TableGames};
use sztab_league::season::Match;
use sztab_referee::Referee;
use sztab_referee::clock::{Clock as GameClock, Schedule};
use sztab_referee::league::SeasonRecord;
use sztab_sandbox::{Id, Message, Person, permission};
use sztab_store::{GameId, GuildId, Store, UnixMs};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use crate::club::{Club, PATIENCE, config};
use crate::hall::Hall;
use crate::season_matches::{fills, first_match, now_in};

/// A bot in this process.
struct Running {
    stop: oneshot::Sender<()>,
    bot: JoinHandle<Result<(), sztab::discord::StartError>>,
}

/// A server whose clock is set by the test.
struct Days {
    hall: Hall,
    time: Time,
    store: Store,
    bot: Option<Running>,
}

impl Days {
    /// Opens a server with this many players, and starts a bot.
    async fn open(players: usize) -> Self {
        let club = Club::without_bot().await;
        let time = Time::standing(UnixMs(club.sandbox.clock().now_ms().try_into().unwrap()));
        let store = Store::open(club.database()).await.unwrap();
        let mut days = Self { hall: Hall::of(club, players), time, store, bot: None };
        days.starts().await;
        days
    }

    /// As `open`, with a season under changed rules. Also returns the post of its first match.
    async fn with_a_match(change: impl FnOnce(&mut Rules)) -> (Self, Message) {
        let days = Self::open(2).await;
        days.hall
            .enter_season_by("Winter", "swiss", |rules| {
                rules.factions.mode = FactionMode::Random;
                change(rules);
            })
            .await;
        let post = first_match(&days.hall).await;
        (days, post)
    }

    async fn starts(&mut self) {
        let club = &self.hall.club;
        let (stop, stopped) = oneshot::channel::<()>();
        let until = async move { drop(stopped.await) };
        let config = config(&club.sandbox, &club.database());
        let bot = tokio::spawn(sztab::discord::run_until(config, sztab::KINDS, self.time.clone(), until));
        club.sandbox.wait_until_ready(PATIENCE).await.unwrap();
        self.bot = Some(Running { stop, bot });
    }

    async fn stops(&mut self) {
        let Running { stop, bot } = self.bot.take().unwrap();
        stop.send(()).unwrap();
        bot.await.unwrap().unwrap();
    }

    fn pass(&self, hours: u64) {
        let span = Duration::from_hours(hours);
        self.hall.club.sandbox.clock().advance(span);
        self.time.set_on(self.time.now().after(span));
    }

    /// Advances the clock by some hours, and waits until the bot has done everything that is due.
    async fn later(&self, hours: u64) {
        self.pass(hours);
        self.calm().await;
    }

    /// Waits until no job is due and no post is pending.
    async fn calm(&self) {
        let begun = std::time::Instant::now();
        let now = self.time.now();
        loop {
            let job = self.store.next_job().await.unwrap();
            if self.store.next_due().await.unwrap().is_none() && job.is_none_or(|due| due > now) {
                return;
            }
            assert!(begun.elapsed() < PATIENCE, "the bot does not come to rest: {job:?}");
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }

    async fn record(&self) -> SeasonRecord {
        let season = self.store.seasons(GuildId(self.hall.club.guild)).await.unwrap()[0].id;
        Referee::new(self.store.clone(), sztab::KINDS).season(season).await.unwrap()
    }

    async fn of(&self, of: u32) -> Match {
        self.record().await.log.season().matches[&MatchId(of)].clone()
    }

    /// The game of match 1 that has this number.
    async fn game(&self, number: u32) -> GameId {
        let games = self.store.games_of_match(self.record().await.row.id, 1).await.unwrap();
        games.iter().find(|game| game.0 == number).unwrap().1
    }

    /// The reminders in the league channel, each as the list of the people pinged.
    fn reminders(&self) -> Vec<Vec<Id>> {
        let messages = self.hall.club.sandbox.messages(self.hall.channel).into_iter();
        messages.filter(|message| message.content.starts_with('⏰')).map(|message| message.pinged).collect()
    }

    /// The messages of the judges' queue, oldest first.
    fn cases(&self) -> Vec<Message> {
        let messages = self.hall.club.sandbox.messages(self.hall.channel).into_iter();
        messages.filter(|message| message.content.starts_with("⚖️ **")).collect()
    }

    fn players(&self, post: &Message) -> [Person; 2] {
        let players = self.hall.mentioned_players(post);
        [players[0].clone(), players[1].clone()]
    }

    fn olga(&self) -> &Person {
        &self.hall.olga
    }
}

/// Number of hours until the time `before` hours before the deadline of a match.
fn hours_until(before: i64, of: &Match, days: &Days) -> u64 {
    u64::try_from((of.deadline_ms - days.time.now().0) / HOUR_MS - before).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn players_who_are_waited_for_are_reminded_once_of_each_moment() {
    let (mut days, post) = Days::with_a_match(|rules| rules.times.begin_hours = 335).await;
    let [first, second] = days.players(&post);
    days.later(23).await;
    assert!(days.reminders().is_empty());
    days.later(2).await;
    assert_eq!(days.reminders().len(), 1);
    assert_eq!(days.reminders()[0].len(), 2, "nobody has begun");
    days.hall.press_current(&first, &post, "Begin").await;
    while !days.of(1).await.ready.contains(&true) {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    let of = days.of(1).await;
    days.later(hours_until(72, &of, &days) + 1).await;
    assert_eq!(days.reminders()[1..], [vec![second.id()]]);
    // The bot is offline when the last reminder falls due, and is started twice afterwards.
    days.stops().await;
    days.pass(49);
    for _ in 0..2 {
        days.starts().await;
        days.calm().await;
        assert_eq!(days.reminders()[2..], [vec![second.id()]]);
        days.stops().await;
    }
    days.starts().await;
    days.later(30).await;
    assert_eq!(days.cases().len(), 1, "the deadline has passed");
    days.later(400).await;
    assert_eq!(days.reminders().len(), 3, "a match with the judges waits for nobody");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reminder_that_is_pointless_by_now_is_left_out() {
    let (mut days, _) = Days::with_a_match(|rules| rules.times.begin_hours = 335).await;
    let of = days.of(1).await;
    days.stops().await;
    days.pass(hours_until(20, &of, &days));
    days.starts().await;
    days.calm().await;
    assert_eq!(days.reminders().len(), 1, "of three that were due the last one");
    days.stops().await;
    days.pass(24);
    days.starts().await;
    days.calm().await;
    assert_eq!((days.reminders().len(), days.cases().len()), (1, 1));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_player_to_move_is_reminded_of_the_deadline_unless_the_game_does_so() {
    let (days, post) = Days::with_a_match(|_| {}).await;
    days.hall.begins(&post).await;
    let of = days.of(1).await;
    for _ in 0..hours_until(73, &of, &days) / 24 {
        days.later(24).await;
    }
    assert!(days.reminders().is_empty());
    // By now the game has sent its three reminders, and sends no more.
    days.later(hours_until(71, &of, &days)).await;
    let to_act =
        Referee::new(days.store.clone(), sztab::KINDS).session(days.game(1).await).await.unwrap().to_act().unwrap().1;
    assert_eq!(days.reminders(), [vec![to_act.0]]);
}

#[tokio::test(flavor = "multi_thread")]
async fn in_a_pause_deadlines_reminders_and_clocks_stand_still() {
    let (days, post) = Days::with_a_match(|_| {}).await;
    let thread = days.hall.begins(&post).await;
    let before = days.of(1).await.deadline_ms;
    days.later(12).await;
    let paused = days.hall.types(days.olga(), &["season", "pause"], &[]).await;
    assert!(paused.content.contains("clocks of its games stand still"), "{}", paused.content);
    days.calm().await;
    let shown = || days.hall.club.sandbox.messages(thread);
    let first = &days.players(&post)[0];
    let mine = days.hall.types(first, &["mygames"], &[]).await;
    let listed = format!("{} {:?}", mine.content, mine.embeds);
    assert!(listed.contains("clock paused"), "{listed}");
    let said = shown().len();
    // This is longer than the time bank, the reminders of the game, and the period after which an idle game is
    // closed.
    days.later(24 * 40).await;
    assert_eq!(shown().len(), said, "nobody is called");
    assert!(days.reminders().is_empty() && days.cases().is_empty());
    let typed = [("what", "match 1".into()), ("days", 3_i64.into())];
    let refused = days.hall.types(days.olga(), &["season", "deadline"], &typed).await;
    assert!(refused.content.contains("paused"), "{}", refused.content);
    let resumed = days.hall.types(days.olga(), &["season", "pause"], &[]).await;
    assert!(resumed.content.contains("has resumed"), "{}", resumed.content);
    days.calm().await;
    assert_eq!(days.of(1).await.deadline_ms, before + 24 * 40 * HOUR_MS);
    let game = days.store.game(days.game(1).await).await.unwrap();
    let clock = GameClock::of(&game).unwrap();
    let side = clock.running().only().unwrap();
    assert_eq!(clock.time_left(side, days.time.now(), &Schedule::default()), 60 * HOUR_MS);
    days.later(59).await;
    assert!(!shown().iter().any(|message| message.content.contains("run out of time")));
    days.later(2).await;
    assert!(shown().iter().any(|message| message.content.contains("run out of time")));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_round_that_is_posted_hours_late_gets_the_time_back() {
    let days = Days::open(2).await;
    days.hall.enter_season_by("Winter", "swiss", |rules| rules.factions.mode = FactionMode::Random).await;
    days.calm().await;
    let sandbox = &days.hall.club.sandbox;
    sandbox.set_app_permissions_in(days.hall.channel, permission::ORDINARY & !permission::SEND_MESSAGES);
    days.hall.types(days.olga(), &["season", "start"], &[]).await;
    days.calm().await;
    let group = Group { stage: 0, division: 0 };
    let round = |record: &SeasonRecord| record.log.season().round(group, 1).unwrap().clone();
    let before = round(&days.record().await);
    days.later(5).await;
    sandbox.set_app_permissions_in(days.hall.channel, permission::ORDINARY);
    days.hall.waits(|message| message.button("Begin").is_some()).await;
    days.later(1).await;
    let record = days.record().await;
    let moved_ms = round(&record).deadline_ms - before.deadline_ms;
    assert!((5 * HOUR_MS - 60_000..=5 * HOUR_MS).contains(&moved_ms), "{moved_ms}");
    assert_eq!(days.of(1).await.deadline_ms, round(&record).deadline_ms);
    let moved =
        |kind: &EventKind| matches!(kind, EventKind::DeadlineSet { scope: DeadlineOf::Round { round: 1, .. }, .. });
    assert_eq!(record.log.events().iter().filter(|event| moved(&event.kind)).count(), 1);
    days.hall.waits(|message| message.content.contains("new deadline") && message.pinged.is_empty()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn judges_are_called_anew_when_a_match_comes_before_them_again() {
    let (days, post) = Days::with_a_match(|_| {}).await;
    let judge = days.hall.club.sandbox.add_person(days.hall.club.guild, "Judy", "en-GB");
    days.hall.types(days.olga(), &["season", "judge"], &[("user", (&judge).into())]).await;
    days.later(24 * 14 + 1).await;
    let [case] = days.cases().try_into().unwrap();
    assert_eq!(case.pinged, [judge.id()], "{}", case.content);
    days.hall.press_current(&judge, &case, "3 days").await;
    days.hall.waits(|message| message.id == case.id && message.content.contains("Settled")).await;
    days.later(24 * 3 + 1).await;
    let [_, again] = days.cases().try_into().unwrap();
    assert_eq!(again.pinged, [judge.id()]);
    // A call about a match that is already in the queue is also news to the judges.
    let [first, _] = days.players(&post);
    fills(&days.hall, &first, &now_in(&days.hall, post.id), "Call a judge", &[("reason", "Ill.")]).await;
    days.calm().await;
    let [_, again, called] = days.cases().try_into().unwrap();
    assert!(again.buttons().next().is_none() && again.content.contains("newer post"), "{}", again.content);
    assert!(called.content.contains("asks for a judge") && !called.content.contains("Ill."), "{}", called.content);
    assert!(called.button("Accept the proposal").is_some(), "{}", called.content);
    let read = days.hall.presses(&judge, &called, "Read the call").await;
    assert!(read.content.contains("Ill."), "{}", read.content);
    days.hall.press_current(&judge, &called, "Accept the proposal").await;
    // The call has been answered.
    days.hall.waits(|message| message.id == called.id && message.button("Accept the proposal").is_none()).await;
    fills(&days.hall, &judge, &now_in(&days.hall, called.id), "Answer the call", &[("reason", "Get well.")]).await;
    days.hall.waits(|message| message.id == called.id && message.content.contains("Settled")).await;
    assert_eq!(days.cases().len(), 3);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_proposal_stands_after_two_days_and_a_draw_at_once() {
    let (days, post) = Days::with_a_match(|rules| rules.times.late = LatePolicy::Proposal).await;
    days.hall.begins(&post).await;
    days.later(24 * 14 + 1).await;
    let shown = || now_in(&days.hall, post.id);
    assert!(shown().content.contains("Proposal: walkover") && shown().button("Object").is_some());
    days.later(46).await;
    assert!(shown().button("Object").is_some());
    days.later(2).await;
    assert!(shown().content.contains("🏁"), "{}", shown().content);

    let (days, post) = Days::with_a_match(|rules| rules.times.late = LatePolicy::Draw).await;
    days.later(24 * 14 + 1).await;
    let over = now_in(&days.hall, post.id);
    assert!(over.content.contains("🏁") && days.cases().is_empty(), "{}", over.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn of_a_mirrored_match_half_played_at_its_deadline_the_finished_game_counts() {
    let (days, post) =
        Days::with_a_match(|rules| rules.matches.kind = MatchKind::Mirrored { shuffle: Shuffle::Fresh }).await;
    let thread = days.hall.begins(&post).await;
    days.later(1).await;
    let [first, second] = days.players(&post);
    days.hall.resigns(&second, thread).await;
    days.hall.waits(|message| message.id == post.id && message.content.contains("resignation")).await;
    days.later(24 * 14).await;
    let [case] = days.cases().try_into().unwrap();
    assert!(case.content.contains("Proposal: walkover"), "{}", case.content);
    let choices = days.hall.presses(days.olga(), &case, "Set a result").await;
    let label = format!("{} wins", second.name());
    fills(&days.hall, days.olga(), &choices, &label, &[("hq", "3:9"), ("reason", "Seen.")]).await;
    days.calm().await;
    let over = now_in(&days.hall, post.id);
    assert!(over.content.contains("1:1") && over.content.contains(&first.mention()), "{}", over.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_report_with_other_armies_goes_to_a_judge_after_three_days_of_silence() {
    let (days, post) = Days::with_a_match(|rules| {
        rules.factions.mode = FactionMode::Draft { steps: Step::of_draft() };
        rules.matches.table_games = TableGames::Unrated;
    })
    .await;
    let [first, _] = days.players(&post);
    let mut options = vec![("result", 0_i64.into()), ("hq", "12:5".into())];
    let open = days.hall.types(&first, &["league", "report"], &options).await;
    assert!(open.content.contains("armies") && !open.content.contains("Reported"), "{}", open.content);
    options.push(("army", "Borgo".into()));
    let half = days.hall.types(&first, &["league", "report"], &options).await;
    assert!(half.content.contains("both armies"), "{}", half.content);
    options.push(("opponent-army", "moloch".into()));
    let done = days.hall.types(&first, &["league", "report"], &options).await;
    assert!(done.content.contains("Reported") && done.content.contains("(Borgo – Moloch)"), "{}", done.content);
    let question = days.hall.waits(|message| message.button("Confirm").is_some()).await;
    days.later(71).await;
    assert!(now_in(&days.hall, question.id).button("Confirm").is_some());
    days.later(2).await;
    assert_eq!(days.of(1).await.queued.unwrap().cause, Cause::Unconfirmed);
    let [case] = days.cases().try_into().unwrap();
    assert!(case.content.contains("not confirmed in time"), "{}", case.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_is_annulled_puts_its_match_before_judges_and_its_thread_away() {
    let (days, post) = Days::with_a_match(|_| {}).await;
    let thread = days.hall.begins(&post).await;
    annuls(&days).await;
    assert_eq!(days.of(1).await.queued.unwrap().cause, Cause::Closed);
    let [case] = days.cases().try_into().unwrap();
    days.later(2).await;
    let threads = days.hall.club.sandbox.threads(days.hall.club.guild);
    assert!(threads.iter().find(|place| place.id == thread).unwrap().archived);
    // With more time, the match can be played again in the same thread.
    let before = days.game(1).await;
    days.hall.press_current(days.olga(), &case, "7 days").await;
    days.hall.waits(|message| message.id == case.id && message.content.contains("Settled")).await;
    days.calm().await;
    assert_ne!(days.game(1).await, before);
    days.hall.resigns(&days.players(&post)[0], thread).await;
    days.hall.waits(|message| message.id == post.id && message.content.contains("🏁")).await;
}

/// Annuls the only game as the organiser Olga.
async fn annuls(days: &Days) {
    let game = days.game(1).await.0.to_string();
    let desk = days.hall.types(days.olga(), &["organise", "tables"], &[]).await;
    let select = desk.selects().find(|select| select.custom_id.contains("desk:pick")).unwrap().custom_id.clone();
    let panel = days.olga().select(desk.id, &select, &[&game]).await.unwrap().complete(PATIENCE).await.unwrap();
    fills(&days.hall, days.olga(), &panel, "Annul the game", &[("reason", "Wrong armies.")]).await;
    days.calm().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_is_annulled_in_a_pause_is_not_forgotten() {
    let (days, post) = Days::with_a_match(|_| {}).await;
    days.hall.begins(&post).await;
    days.hall.types(days.olga(), &["season", "pause"], &[]).await;
    days.calm().await;
    annuls(&days).await;
    assert_eq!(days.of(1).await.queued.unwrap().cause, Cause::Closed);
    assert_eq!(days.cases().len(), 1);
}
