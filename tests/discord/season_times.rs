//! Seasons over time: reminders, deadlines, pauses, outages. The test sets the bot's clock.

use std::time::Duration;

use sztab::discord::Time;
use sztab_league::event::{Cause, DeadlineScope, EventKind};
use sztab_league::ids::{Group, MatchId};
use sztab_league::rules::{FactionMode, HOUR_MS, LatePolicy, MatchKind, OfflineGames, Rules, Shuffle, Step};
use sztab_league::season::Match;
use sztab_referee::Referee;
use sztab_referee::clock::{Clock as GameClock, Schedule};
use sztab_referee::league::SeasonRecord;
use sztab_sandbox::{Id, Message, Person, permission};
use sztab_store::{GameId, GuildId, Store, UnixMs};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use crate::club::{Club, TIMEOUT, config};
use crate::hall::LeagueServer;
use crate::season_matches::{current_message, fill_form, start_first_match};

/// A bot in this process.
struct RunningBot {
    stop: oneshot::Sender<()>,
    bot: JoinHandle<Result<(), sztab::discord::StartError>>,
}

/// A server whose clock is set by the test.
struct TimedServer {
    hall: LeagueServer,
    time: Time,
    store: Store,
    bot: Option<RunningBot>,
}

impl TimedServer {
    /// Opens a server with this many players, and starts a bot.
    async fn open(players: usize) -> Self {
        let club = Club::without_bot().await;
        let time = Time::manual(UnixMs(club.sandbox.clock().now_ms().try_into().unwrap()));
        let store = Store::open(club.database()).await.unwrap();
        let mut days = Self { hall: LeagueServer::from_club(club, players), time, store, bot: None };
        days.start_bot().await;
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
        let post = start_first_match(&days.hall).await;
        (days, post)
    }

    async fn start_bot(&mut self) {
        let club = &self.hall.club;
        let (stop, stopped) = oneshot::channel::<()>();
        let until = async move { drop(stopped.await) };
        let config = config(&club.sandbox, &club.database());
        let bot = tokio::spawn(sztab::discord::run_until(config, sztab::KINDS, self.time.clone(), until));
        club.sandbox.wait_until_ready(TIMEOUT).await.unwrap();
        self.bot = Some(RunningBot { stop, bot });
    }

    async fn stop_bot(&mut self) {
        let RunningBot { stop, bot } = self.bot.take().unwrap();
        stop.send(()).unwrap();
        bot.await.unwrap().unwrap();
    }

    fn advance(&self, hours: u64) {
        let span = Duration::from_hours(hours);
        self.hall.club.sandbox.clock().advance(span);
        self.time.advance_to(self.time.now().after(span));
    }

    /// Advances the clock by some hours, and waits until the bot has done everything that is due.
    async fn advance_and_settle(&self, hours: u64) {
        self.advance(hours);
        self.wait_until_idle().await;
    }

    /// Waits until no job is due and no post is pending.
    async fn wait_until_idle(&self) {
        let begun = std::time::Instant::now();
        let now = self.time.now();
        loop {
            let job = self.store.next_job_time().await.unwrap();
            if self.store.next_due_time().await.unwrap().is_none() && job.is_none_or(|due| due > now) {
                return;
            }
            assert!(begun.elapsed() < TIMEOUT, "the bot does not come to rest: {job:?}");
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }

    async fn load_record(&self) -> SeasonRecord {
        let season = self.store.load_seasons(GuildId(self.hall.club.guild)).await.unwrap()[0].id;
        Referee::new(self.store.clone(), sztab::KINDS).load_season(season).await.unwrap()
    }

    async fn load_match(&self, of: u32) -> Match {
        self.load_record().await.log.season().matches[&MatchId(of)].clone()
    }

    /// The game of match 1 that has this number.
    async fn find_game(&self, number: u32) -> GameId {
        let games = self.store.load_games_of_match(self.load_record().await.row.id, 1).await.unwrap();
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
fn hours_until(before: i64, of: &Match, days: &TimedServer) -> u64 {
    u64::try_from((of.deadline_ms - days.time.now().0) / HOUR_MS - before).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn players_to_act_are_reminded_once_of_each_moment() {
    let (mut days, post) = TimedServer::with_a_match(|rules| rules.times.begin_hours = 335).await;
    let [first, second] = days.players(&post);
    days.advance_and_settle(23).await;
    assert!(days.reminders().is_empty());
    days.advance_and_settle(2).await;
    assert_eq!(days.reminders().len(), 1);
    assert_eq!(days.reminders()[0].len(), 2, "nobody has begun");
    days.hall.press_current(&first, &post, "Begin").await;
    while !days.load_match(1).await.ready.contains(&true) {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    let of = days.load_match(1).await;
    days.advance_and_settle(hours_until(72, &of, &days) + 1).await;
    assert_eq!(days.reminders()[1..], [vec![second.id()]]);
    // The bot is offline when the last reminder falls due, and is started twice afterwards.
    days.stop_bot().await;
    days.advance(49);
    for _ in 0..2 {
        days.start_bot().await;
        days.wait_until_idle().await;
        assert_eq!(days.reminders()[2..], [vec![second.id()]]);
        days.stop_bot().await;
    }
    days.start_bot().await;
    days.advance_and_settle(30).await;
    assert_eq!(days.cases().len(), 1, "the deadline has passed");
    days.advance_and_settle(400).await;
    assert_eq!(days.reminders().len(), 3, "a match with the judges waits for nobody");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_outdated_reminder_is_omitted() {
    let (mut days, _) = TimedServer::with_a_match(|rules| rules.times.begin_hours = 335).await;
    let of = days.load_match(1).await;
    days.stop_bot().await;
    days.advance(hours_until(20, &of, &days));
    days.start_bot().await;
    days.wait_until_idle().await;
    assert_eq!(days.reminders().len(), 1, "of three that were due the last one");
    days.stop_bot().await;
    days.advance(24);
    days.start_bot().await;
    days.wait_until_idle().await;
    assert_eq!((days.reminders().len(), days.cases().len()), (1, 1));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_player_to_act_is_reminded_of_the_deadline_unless_the_game_does_it() {
    let (days, post) = TimedServer::with_a_match(|_| {}).await;
    days.hall.begin_match(&post).await;
    let of = days.load_match(1).await;
    for _ in 0..hours_until(73, &of, &days) / 24 {
        days.advance_and_settle(24).await;
    }
    assert!(days.reminders().is_empty());
    // By now the game has sent its three reminders, and sends no more.
    days.advance_and_settle(hours_until(71, &of, &days)).await;
    let to_act = Referee::new(days.store.clone(), sztab::KINDS)
        .load_session(days.find_game(1).await)
        .await
        .unwrap()
        .next_to_act()
        .unwrap()
        .1;
    assert_eq!(days.reminders(), [vec![to_act.0]]);
}

#[tokio::test(flavor = "multi_thread")]
async fn deadlines_reminders_and_clocks_stop_during_a_pause() {
    let (days, post) = TimedServer::with_a_match(|_| {}).await;
    let thread = days.hall.begin_match(&post).await;
    let before = days.load_match(1).await.deadline_ms;
    days.advance_and_settle(12).await;
    let paused = days.hall.run_command(days.olga(), &["season", "pause"], &[]).await;
    assert!(paused.content.contains("clocks of its games stand still"), "{}", paused.content);
    days.wait_until_idle().await;
    let shown = || days.hall.club.sandbox.messages(thread);
    let first = &days.players(&post)[0];
    let mine = days.hall.run_command(first, &["mygames"], &[]).await;
    let listed = format!("{} {:?}", mine.content, mine.embeds);
    assert!(listed.contains("clock paused"), "{listed}");
    let said = shown().len();
    // This is longer than the time bank, the reminders of the game, and the period after which an idle game is
    // closed.
    days.advance_and_settle(24 * 40).await;
    assert_eq!(shown().len(), said, "nobody is called");
    assert!(days.reminders().is_empty() && days.cases().is_empty());
    let typed = [("what", "match 1".into()), ("days", 3_i64.into())];
    let refused = days.hall.run_command(days.olga(), &["season", "deadline"], &typed).await;
    assert!(refused.content.contains("paused"), "{}", refused.content);
    let resumed = days.hall.run_command(days.olga(), &["season", "pause"], &[]).await;
    assert!(resumed.content.contains("has resumed"), "{}", resumed.content);
    days.wait_until_idle().await;
    assert_eq!(days.load_match(1).await.deadline_ms, before + 24 * 40 * HOUR_MS);
    let game = days.store.load_game(days.find_game(1).await).await.unwrap();
    let clock = GameClock::from_record(&game).unwrap();
    let side = clock.running_sides().single().unwrap();
    assert_eq!(clock.remaining_ms(side, days.time.now(), &Schedule::default()), 60 * HOUR_MS);
    days.advance_and_settle(59).await;
    assert!(!shown().iter().any(|message| message.content.contains("run out of time")));
    days.advance_and_settle(2).await;
    assert!(shown().iter().any(|message| message.content.contains("run out of time")));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_round_posted_hours_late_gets_the_time_back() {
    let days = TimedServer::open(2).await;
    days.hall.enter_season_by("Winter", "swiss", |rules| rules.factions.mode = FactionMode::Random).await;
    days.wait_until_idle().await;
    let sandbox = &days.hall.club.sandbox;
    sandbox.set_app_permissions_in(days.hall.channel, permission::ORDINARY_MEMBER & !permission::SEND_MESSAGES);
    days.hall.run_command(days.olga(), &["season", "start"], &[]).await;
    days.wait_until_idle().await;
    let group = Group { stage: 0, division: 0 };
    let round = |record: &SeasonRecord| record.log.season().round(group, 1).unwrap().clone();
    let before = round(&days.load_record().await);
    days.advance_and_settle(5).await;
    sandbox.set_app_permissions_in(days.hall.channel, permission::ORDINARY_MEMBER);
    days.hall.wait_for_message(|message| message.button("Begin").is_some()).await;
    days.advance_and_settle(1).await;
    let record = days.load_record().await;
    let moved_ms = round(&record).deadline_ms - before.deadline_ms;
    assert!((5 * HOUR_MS - 60_000..=5 * HOUR_MS).contains(&moved_ms), "{moved_ms}");
    assert_eq!(days.load_match(1).await.deadline_ms, round(&record).deadline_ms);
    let moved =
        |kind: &EventKind| matches!(kind, EventKind::DeadlineSet { scope: DeadlineScope::Round { round: 1, .. }, .. });
    assert_eq!(record.log.events().iter().filter(|event| moved(&event.kind)).count(), 1);
    days.hall.wait_for_message(|message| message.content.contains("new deadline") && message.pinged.is_empty()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn judges_are_pinged_again_when_a_match_returns_to_them() {
    let (days, post) = TimedServer::with_a_match(|_| {}).await;
    let judge = days.hall.club.sandbox.add_person(days.hall.club.guild, "Judy", "en-GB");
    days.hall.run_command(days.olga(), &["season", "judge"], &[("user", (&judge).into())]).await;
    days.advance_and_settle(24 * 14 + 1).await;
    let [case] = days.cases().try_into().unwrap();
    assert_eq!(case.pinged, [judge.id()], "{}", case.content);
    days.hall.press_current(&judge, &case, "3 days").await;
    days.hall.wait_for_message(|message| message.id == case.id && message.content.contains("Settled")).await;
    days.advance_and_settle(24 * 3 + 1).await;
    let [_, again] = days.cases().try_into().unwrap();
    assert_eq!(again.pinged, [judge.id()]);
    // A call about a match that is already in the queue is also news to the judges.
    let [first, _] = days.players(&post);
    fill_form(&days.hall, &first, &current_message(&days.hall, post.id), "Call a judge", &[("reason", "Ill.")]).await;
    days.wait_until_idle().await;
    let [_, again, called] = days.cases().try_into().unwrap();
    assert!(again.buttons().next().is_none() && again.content.contains("newer post"), "{}", again.content);
    assert!(called.content.contains("asks for a judge") && !called.content.contains("Ill."), "{}", called.content);
    assert!(called.button("Accept the proposal").is_some(), "{}", called.content);
    let read = days.hall.press(&judge, &called, "Read the call").await;
    assert!(read.content.contains("Ill."), "{}", read.content);
    days.hall.press_current(&judge, &called, "Accept the proposal").await;
    // The call has been answered.
    days.hall
        .wait_for_message(|message| message.id == called.id && message.button("Accept the proposal").is_none())
        .await;
    fill_form(
        &days.hall,
        &judge,
        &current_message(&days.hall, called.id),
        "Answer the call",
        &[("reason", "Get well.")],
    )
    .await;
    days.hall.wait_for_message(|message| message.id == called.id && message.content.contains("Settled")).await;
    assert_eq!(days.cases().len(), 3);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_proposal_stands_after_two_days_and_a_draw_at_once() {
    let (days, post) = TimedServer::with_a_match(|rules| rules.times.late = LatePolicy::Proposal).await;
    days.hall.begin_match(&post).await;
    days.advance_and_settle(24 * 14 + 1).await;
    let shown = || current_message(&days.hall, post.id);
    assert!(shown().content.contains("Proposal: walkover") && shown().button("Object").is_some());
    days.advance_and_settle(46).await;
    assert!(shown().button("Object").is_some());
    days.advance_and_settle(2).await;
    assert!(shown().content.contains("🏁"), "{}", shown().content);

    let (days, post) = TimedServer::with_a_match(|rules| rules.times.late = LatePolicy::Draw).await;
    days.advance_and_settle(24 * 14 + 1).await;
    let over = current_message(&days.hall, post.id);
    assert!(over.content.contains("🏁") && days.cases().is_empty(), "{}", over.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_finished_game_of_a_mirrored_match_counts_at_the_deadline() {
    let (days, post) =
        TimedServer::with_a_match(|rules| rules.matches.kind = MatchKind::Mirrored { shuffle: Shuffle::Fresh }).await;
    let thread = days.hall.begin_match(&post).await;
    days.advance_and_settle(1).await;
    let [first, second] = days.players(&post);
    days.hall.resign(&second, thread).await;
    days.hall.wait_for_message(|message| message.id == post.id && message.content.contains("resignation")).await;
    days.advance_and_settle(24 * 14).await;
    let [case] = days.cases().try_into().unwrap();
    assert!(case.content.contains("Proposal: walkover"), "{}", case.content);
    let choices = days.hall.press(days.olga(), &case, "Set a result").await;
    let label = format!("{} wins", second.name());
    fill_form(&days.hall, days.olga(), &choices, &label, &[("hq", "3:9"), ("reason", "Seen.")]).await;
    days.wait_until_idle().await;
    let over = current_message(&days.hall, post.id);
    assert!(over.content.contains("1:1") && over.content.contains(&first.mention()), "{}", over.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_report_with_other_armies_goes_to_a_judge_after_three_days_of_silence() {
    let (days, post) = TimedServer::with_a_match(|rules| {
        rules.factions.mode = FactionMode::Draft { steps: Step::for_draft() };
        rules.matches.table_games = OfflineGames::Unrated;
    })
    .await;
    let [first, _] = days.players(&post);
    let mut options = vec![("result", 0_i64.into()), ("hq", "12:5".into())];
    let open = days.hall.run_command(&first, &["league", "report"], &options).await;
    assert!(open.content.contains("armies") && !open.content.contains("Reported"), "{}", open.content);
    options.push(("army", "Borgo".into()));
    let half = days.hall.run_command(&first, &["league", "report"], &options).await;
    assert!(half.content.contains("both armies"), "{}", half.content);
    options.push(("opponent-army", "moloch".into()));
    let done = days.hall.run_command(&first, &["league", "report"], &options).await;
    assert!(done.content.contains("Reported") && done.content.contains("(Borgo – Moloch)"), "{}", done.content);
    let question = days.hall.wait_for_message(|message| message.button("Confirm").is_some()).await;
    days.advance_and_settle(71).await;
    assert!(current_message(&days.hall, question.id).button("Confirm").is_some());
    days.advance_and_settle(2).await;
    assert_eq!(days.load_match(1).await.queued.unwrap().cause, Cause::Unconfirmed);
    let [case] = days.cases().try_into().unwrap();
    assert!(case.content.contains("not confirmed in time"), "{}", case.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_annulled_game_goes_to_the_judges_and_its_thread_is_archived() {
    let (days, post) = TimedServer::with_a_match(|_| {}).await;
    let thread = days.hall.begin_match(&post).await;
    annul_game(&days).await;
    assert_eq!(days.load_match(1).await.queued.unwrap().cause, Cause::Closed);
    let [case] = days.cases().try_into().unwrap();
    days.advance_and_settle(2).await;
    let threads = days.hall.club.sandbox.threads(days.hall.club.guild);
    assert!(threads.iter().find(|place| place.id == thread).unwrap().archived);
    // With more time, the match can be played again in the same thread.
    let before = days.find_game(1).await;
    days.hall.press_current(days.olga(), &case, "7 days").await;
    days.hall.wait_for_message(|message| message.id == case.id && message.content.contains("Settled")).await;
    days.wait_until_idle().await;
    assert_ne!(days.find_game(1).await, before);
    days.hall.resign(&days.players(&post)[0], thread).await;
    days.hall.wait_for_message(|message| message.id == post.id && message.content.contains("🏁")).await;
}

/// Annuls the only game as the organiser Olga.
async fn annul_game(days: &TimedServer) {
    let game = days.find_game(1).await.0.to_string();
    let desk = days.hall.run_command(days.olga(), &["organise", "tables"], &[]).await;
    let select = desk.selects().find(|select| select.custom_id.contains("desk-pick:")).unwrap().custom_id.clone();
    let panel = days.olga().select(desk.id, &select, &[&game]).await.unwrap().complete(TIMEOUT).await.unwrap();
    fill_form(&days.hall, days.olga(), &panel, "Annul the game", &[("reason", "Wrong armies.")]).await;
    days.wait_until_idle().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_annulled_during_a_pause_is_not_forgotten() {
    let (days, post) = TimedServer::with_a_match(|_| {}).await;
    days.hall.begin_match(&post).await;
    days.hall.run_command(days.olga(), &["season", "pause"], &[]).await;
    days.wait_until_idle().await;
    annul_game(&days).await;
    assert_eq!(days.load_match(1).await.queued.unwrap().cause, Cause::Closed);
    assert_eq!(days.cases().len(), 1);
}
