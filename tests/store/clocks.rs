//! A game that lasts for days, with a clock set by the test: due work is done once, and late rather than never.

use crate::world::{ALICE, BOB, GUILD, NOON, TestDatabase, draw_by_hand, game_of, legal_lines, player};
use sztab_game::Language;
use sztab_neuroshima::rules::notation::{Catalogue, Position, Record};
use sztab_neuroshima::rules::{OutcomeReason, Side};
use sztab_referee::clock::{Clock, HOUR_MS, Hours, MINUTE_MS, TimeControl};
use sztab_referee::{
    Act, DaysOff, FactionChoice, FallAnswer, IDLE_DAYS, Interaction, LobbyOptions, NOTICE_DAYS, Place, PostKind,
    Referee, RefereeError, Request, Session, Swapped, Venue,
};
use sztab_store::{Change, ChannelId, GameId, InteractionId, Status, Store, StoreError, UnixMs, UserId};

const DAY_MS: i64 = 24 * HOUR_MS;
pub const CAROL: UserId = UserId(3);

/// 00:00 UTC on 20 November 2026, when it is 01:00 in Warsaw.
const MIDNIGHT: i64 = 1_795_132_800_000;

/// A session at a given time; each press is a separate interaction.
pub struct Fixture {
    world: TestDatabase,
    pub referee: Referee,
    game: GameId,
    presses: u64,
    now: UnixMs,
}

impl Fixture {
    /// A session in which Alice plays first.
    pub async fn new(clock: Option<TimeControl>) -> Self {
        Self::at(clock, NOON).await
    }

    async fn at(clock: Option<TimeControl>, now: UnixMs) -> Self {
        let world = TestDatabase::new().await;
        draw_by_hand(&world.store).await;
        Self::in_world(world, clock, None, now).await
    }

    /// A session in which Alice's HQ is placed last and she takes the first turn. Tiles are drawn automatically.
    async fn with_vegas_first(clock: Option<TimeControl>) -> Self {
        let armies = Swapped { host: "vegas".to_owned(), guest: "borgo".to_owned() };
        Self::in_world(TestDatabase::new().await, clock, Some(armies), NOON).await
    }

    async fn in_world(world: TestDatabase, clock: Option<TimeControl>, swapped: Option<Swapped>, now: UnixMs) -> Self {
        let referee = Referee::new(world.store.clone(), sztab::KINDS);
        let usual = LobbyOptions::new(Language::English, Place::Here);
        let options = LobbyOptions { clock, swapped, terms: "factions=random first=host".to_owned(), ..usual };
        let place = Venue { guild: GUILD, channel: ChannelId(5) };
        let press = |id| Interaction { id: InteractionId(id), at: now };
        let army = FactionChoice::Random;
        let game = referee.open_lobby(place, player(ALICE), &army, &options, press(1)).await.unwrap();
        referee.join(game, player(BOB), Change::at(now)).await.unwrap();
        referee.start(game, ALICE, ChannelId(5), press(2)).await.unwrap();
        Self { world, referee, game, presses: 10, now }
    }

    pub async fn load_session(&self) -> Session {
        self.referee.load_session(self.game).await.unwrap()
    }

    pub fn request(&mut self, user: UserId, act: &str) -> Request {
        self.presses += 1;
        let press = Interaction { id: InteractionId(self.presses), at: self.now };
        Request { act: Act::Line(act.to_owned()), ..Request::new(self.game, user, None, press) }
    }

    /// Plays the first legal action of the player to act whose line begins with these words.
    pub async fn act(&mut self, beginning: &str) {
        let session = self.load_session().await;
        let (_, user) = session.next_to_act().unwrap();
        let line = legal_lines(&session).into_iter().find(|line| line.starts_with(beginning));
        let line = line.unwrap_or_else(|| panic!("no {beginning} in {:?}", legal_lines(&session)));
        let request = self.request(user, &line);
        self.referee.act(request).await.unwrap();
    }

    /// Places both HQs, after which Alice has to draw for the first turn.
    pub async fn begin(&mut self) {
        self.act("place-hq B2").await;
        self.act("place-hq D3").await;
    }

    pub async fn play_turn(&mut self) {
        self.act("draw").await;
        if !legal_lines(&self.load_session().await).contains(&"end".to_owned()) {
            self.act("discard").await;
        }
        self.act("end").await;
    }

    /// Advances the time as the bot's worker would: due jobs are carried out at their due times.
    pub async fn advance(&mut self, span: i64) {
        let until = UnixMs(self.now.0 + span);
        let mut looks = 0;
        while let Some(due) = self.world.store.next_job_time().await.unwrap().filter(|due| *due <= until) {
            self.now = self.now.max(due);
            self.carry_out_due_jobs().await;
            looks += 1;
            assert!(looks < 1000, "what is due is carried out");
        }
        self.now = until;
    }

    /// Carries out the work that is due now.
    async fn carry_out_due_jobs(&mut self) {
        for job in self.world.store.load_due_jobs(self.now, 100).await.unwrap() {
            match self.referee.carry_out_job(&job, self.now).await {
                // An earlier job has already ended the game.
                Err(RefereeError::Store(StoreError::NoSuchJob(_))) => {}
                done => done.unwrap(),
            }
        }
    }

    /// Advances the time while the bot is offline, and restarts it.
    async fn advance_offline(&mut self, span: i64) {
        self.now = UnixMs(self.now.0 + span);
        self.restart().await;
        self.carry_out_due_jobs().await;
    }

    async fn restart(&mut self) {
        let path = self.world.path();
        self.world.store.close().await;
        self.world.store = Store::open(path).await.unwrap();
        self.referee = Referee::new(self.world.store.clone(), sztab::KINDS);
    }

    /// Number of pending or sent posts of a kind.
    pub async fn count_posts(&self, kind: PostKind) -> usize {
        let posts = self.world.store.load_posts(self.game).await.unwrap();
        posts.iter().filter(|post| post.kind == kind.key()).count()
    }

    async fn answer_expiry(&mut self, user: UserId, side: Side, answer: FallAnswer) -> Result<(), RefereeError> {
        let request = self.request(user, "");
        self.referee.answer_fall(request, side, answer).await
    }

    /// The number of hours that the player to act has left.
    pub async fn remaining_hours(&self) -> i64 {
        let deadline = self.referee.find_deadline(&self.load_session().await, self.now).await.unwrap().unwrap();
        deadline.left.div_euclid(HOUR_MS)
    }
}

fn days_off(first_day: Option<&str>, days: u16) -> DaysOff<'_> {
    DaysOff { first_day, days }
}

/// The position at the end of a record.
pub fn final_position(record: &str) -> Position {
    Record::parse(record, &Catalogue::built_in()).unwrap().replay().unwrap()
}

#[tokio::test]
async fn turn_time_expires_once_and_the_opponent_may_claim() {
    let mut fixture = Fixture::new(Some(TimeControl::PerTurn { hours: 24 })).await;
    fixture.begin().await;
    fixture.advance(23 * HOUR_MS).await;
    assert_eq!((fixture.count_posts(PostKind::Fall).await, fixture.remaining_hours().await), (0, 1));
    let early = fixture.answer_expiry(BOB, Side(0), FallAnswer::Claim).await;
    assert!(matches!(early, Err(RefereeError::NotFallen)), "{early:?}");
    fixture.advance(30 * HOUR_MS).await;
    assert_eq!(fixture.count_posts(PostKind::Fall).await, 1);
    let own = fixture.answer_expiry(ALICE, Side(0), FallAnswer::Claim).await;
    assert!(matches!(own, Err(RefereeError::NotYourAnswer)), "{own:?}");
    let other = fixture.answer_expiry(CAROL, Side(0), FallAnswer::Claim).await;
    assert!(matches!(other, Err(RefereeError::NotSeated(_))), "{other:?}");
    fixture.answer_expiry(BOB, Side(0), FallAnswer::Claim).await.unwrap();
    let outcome = game_of(&fixture.load_session().await).outcome().unwrap();
    assert_eq!((outcome.winner(), outcome.reason), (Some(Side(1)), OutcomeReason::Time));
    assert_eq!(fixture.count_posts(PostKind::Over).await, 1);
    assert_eq!(fixture.world.store.load_jobs(fixture.game).await.unwrap(), [], "nothing more is to happen");
    // The game's record contains the end, and replaying it leads to the same end.
    let record = fixture.referee.export_record(&fixture.load_session().await).await.unwrap();
    assert!(record.contains("\nY claim"), "{record}");
    assert_eq!(final_position(&record).game().outcome(), Some(outcome));
}

#[tokio::test]
async fn a_player_who_acts_after_an_expiry_plays_on() {
    let mut fixture = Fixture::new(Some(TimeControl::PerTurn { hours: 24 })).await;
    fixture.begin().await;
    fixture.advance(40 * HOUR_MS).await;
    fixture.play_turn().await;
    assert_eq!(fixture.remaining_hours().await, 24, "Bob's turn has all its time");
    let late = fixture.answer_expiry(BOB, Side(0), FallAnswer::Claim).await;
    assert!(matches!(late, Err(RefereeError::NotFallen)), "{late:?}");
}

#[tokio::test]
async fn the_opponent_is_told_once_of_an_expiry_and_may_answer_that_turn() {
    for control in [TimeControl::PerTurn { hours: 24 }, TimeControl::Bank { hours: 24, increment: 6, cap: 24 }] {
        let mut fixture = Fixture::new(Some(control)).await;
        fixture.begin().await;
        fixture.advance(25 * HOUR_MS).await;
        let asked_at = fixture.load_session().await.seq;
        fixture.act("draw").await;
        fixture.advance(HOUR_MS).await;
        assert_eq!(fixture.count_posts(PostKind::Fall).await, 1, "{control:?}: not once more for each act");
        fixture.referee.take_vacation(GUILD, ALICE, days_off(Some("2027-06-01"), 3), fixture.now).await.unwrap();
        fixture.advance(HOUR_MS).await;
        assert_eq!(fixture.count_posts(PostKind::Fall).await, 1, "{control:?}: nor for days off");
        let request = Request { seen: Some(asked_at), ..fixture.request(BOB, "") };
        fixture.referee.answer_fall(request.clone(), Side(0), FallAnswer::Extend).await.unwrap();
        assert_eq!(fixture.remaining_hours().await, 24);
        let again = fixture.referee.answer_fall(request, Side(0), FallAnswer::Extend).await;
        assert!(matches!(again, Err(RefereeError::Repeated { .. })), "{again:?}");
        fixture.advance(25 * HOUR_MS).await;
        assert_eq!(fixture.count_posts(PostKind::Fall).await, 2, "{control:?}: the time that was given is up as well");
    }
}

#[tokio::test]
async fn the_opponent_may_give_more_time_or_wait() {
    let mut fixture = Fixture::new(Some(TimeControl::Bank { hours: 30, increment: 6, cap: 30 })).await;
    fixture.begin().await;
    fixture.advance(31 * HOUR_MS).await;
    fixture.answer_expiry(BOB, Side(0), FallAnswer::Wait).await.unwrap();
    fixture.advance(10 * HOUR_MS).await;
    assert_eq!(fixture.count_posts(PostKind::Fall).await, 1, "a player who waits is not asked again and again");
    fixture.answer_expiry(BOB, Side(0), FallAnswer::Extend).await.unwrap();
    assert_eq!(fixture.remaining_hours().await, 24);
    fixture.advance(25 * HOUR_MS).await;
    assert_eq!(fixture.count_posts(PostKind::Fall).await, 2, "the second fall");
    fixture.answer_expiry(BOB, Side(0), FallAnswer::Claim).await.unwrap();
    assert!(game_of(&fixture.load_session().await).outcome().is_some());
}

#[tokio::test]
async fn a_bank_grows_with_each_turn() {
    let mut fixture = Fixture::new(Some(TimeControl::Bank { hours: 30, increment: 6, cap: 40 })).await;
    fixture.begin().await;
    fixture.advance(10 * HOUR_MS).await;
    fixture.play_turn().await;
    assert_eq!(fixture.remaining_hours().await, 30, "Bob has thought for no time yet");
    fixture.advance(HOUR_MS).await;
    fixture.play_turn().await;
    assert_eq!(fixture.remaining_hours().await, 30 - 10 + 6);
}

#[tokio::test]
async fn a_live_game_ends_with_the_opponents_last_turn_and_the_final_battle() {
    let mut fixture = Fixture::new(Some(TimeControl::Live { minutes: 30 })).await;
    fixture.begin().await;
    fixture.advance(31 * MINUTE_MS).await;
    let session = fixture.load_session().await;
    assert_eq!(session.next_to_act().unwrap().1, BOB, "Alice does no more");
    assert_eq!(fixture.count_posts(PostKind::Fall).await, 0, "nobody is asked");
    fixture.play_turn().await;
    let session = fixture.load_session().await;
    // After a tie in the Final Battle, Alice's extra turn is forfeited as soon as it begins.
    if game_of(&session).outcome().is_none() {
        fixture.advance(1).await;
        assert_eq!(fixture.load_session().await.next_to_act().unwrap().1, BOB);
        fixture.play_turn().await;
    }
    assert!(game_of(&fixture.load_session().await).outcome().is_some());
    let record = fixture.referee.export_record(&fixture.load_session().await).await.unwrap();
    assert!(record.contains("\nX time"), "{record}");
    final_position(&record);
}

#[tokio::test]
async fn an_expiry_during_an_outage_is_handled_late_and_once() {
    let mut fixture = Fixture::new(Some(TimeControl::PerTurn { hours: 24 })).await;
    fixture.begin().await;
    fixture.advance_offline(100 * HOUR_MS).await;
    assert_eq!(fixture.count_posts(PostKind::Fall).await, 1);
    fixture.restart().await;
    fixture.advance(48 * HOUR_MS).await;
    assert_eq!(fixture.count_posts(PostKind::Fall).await, 1);
    // Two workers run at the same time, as during an update; one of them is too late.
    let mut live = Fixture::new(Some(TimeControl::Live { minutes: 30 })).await;
    live.begin().await;
    live.now = UnixMs(live.now.0 + HOUR_MS);
    let due = live.world.store.load_due_jobs(live.now, 10).await.unwrap();
    let other = Referee::new(live.world.store.clone(), sztab::KINDS);
    for job in &due {
        let (one, two) = tokio::join!(live.referee.carry_out_job(job, live.now), other.carry_out_job(job, live.now));
        assert!(one.is_ok() || two.is_ok());
    }
    let lines = live.world.store.load_log(live.game).await.unwrap();
    assert_eq!(lines.iter().filter(|entry| entry.line == "time").count(), 1);
}

#[tokio::test]
async fn a_clock_runs_by_the_playing_hours_of_the_player_to_act() {
    let evening = UnixMs(MIDNIGHT + 20 * HOUR_MS);
    let mut fixture = Fixture::at(Some(TimeControl::PerTurn { hours: 4 }), evening).await;
    let hours = Some(Hours { from: 8 * 60, to: 22 * 60 });
    // One hour remains today, since it is 21:00 in Warsaw, and three hours count from 8:00 tomorrow.
    fixture.referee.set_playing_hours(ALICE, "Europe/Warsaw", hours, evening).await.unwrap();
    fixture.begin().await;
    fixture.advance(13 * HOUR_MS).await;
    assert_eq!(fixture.count_posts(PostKind::Fall).await, 0, "10:00");
    assert_eq!(fixture.remaining_hours().await, 1);
    fixture.advance(HOUR_MS).await;
    assert_eq!(fixture.count_posts(PostKind::Fall).await, 1, "11:00");
}

#[tokio::test]
async fn playing_hours_follow_local_time_across_daylight_saving() {
    // 22:00 UTC on 27 March 2027 is 23:00 in Warsaw; 8:00 on the 28th is 6:00 UTC, an hour earlier than usual.
    let night = UnixMs(1_806_184_800_000);
    let mut fixture = Fixture::at(Some(TimeControl::PerTurn { hours: 2 }), night).await;
    let hours = Some(Hours { from: 8 * 60, to: 22 * 60 });
    fixture.referee.set_playing_hours(ALICE, "Europe/Warsaw", hours, night).await.unwrap();
    fixture.begin().await;
    fixture.advance(8 * HOUR_MS).await;
    assert_eq!(fixture.remaining_hours().await, 2, "6:00 UTC: the clock begins to run");
    fixture.advance(2 * HOUR_MS - 1).await;
    assert_eq!(fixture.count_posts(PostKind::Fall).await, 0);
    fixture.advance(1).await;
    assert_eq!(fixture.count_posts(PostKind::Fall).await, 1);
}

#[tokio::test]
async fn changing_playing_hours_does_not_escape_a_running_clock() {
    let mut fixture = Fixture::new(Some(TimeControl::PerTurn { hours: 24 })).await;
    fixture.begin().await;
    let few = Some(Hours { from: 8 * 60, to: 12 * 60 });
    let refused = fixture.referee.set_playing_hours(ALICE, "Europe/Warsaw", few, fixture.now).await;
    assert!(matches!(refused, Err(RefereeError::HoursTooFew)), "{refused:?}");
    let unknown = fixture.referee.set_playing_hours(ALICE, "Nowhere/Land", None, fixture.now).await;
    assert!(matches!(unknown, Err(RefereeError::NoSuchZone)), "{unknown:?}");
    fixture.advance(12 * HOUR_MS).await;
    let day = Some(Hours { from: 8 * 60, to: 20 * 60 });
    fixture.referee.set_playing_hours(ALICE, "europe/warsaw", day, fixture.now).await.unwrap();
    assert_eq!(fixture.remaining_hours().await, 12, "what has passed was charged by the old hours");
    let again = fixture.referee.set_playing_hours(ALICE, "Asia/Tokyo", day, fixture.now).await;
    assert!(matches!(again, Err(RefereeError::HoursKept { .. })), "{again:?}");
    fixture.advance(7 * DAY_MS).await;
    fixture.referee.set_playing_hours(ALICE, "Asia/Tokyo", day, fixture.now).await.unwrap();
    // Carol has no running clock.
    for zone in ["Asia/Tokyo", "Europe/Kyiv"] {
        fixture.referee.set_playing_hours(CAROL, zone, day, fixture.now).await.unwrap();
    }
}

#[tokio::test]
async fn vacations_stop_clocks_within_the_yearly_limit() {
    let mut fixture = Fixture::at(Some(TimeControl::PerTurn { hours: 24 }), UnixMs(MIDNIGHT)).await;
    fixture.begin().await;
    fixture.advance(4 * HOUR_MS).await;
    fixture.referee.take_vacation(GUILD, ALICE, days_off(None, 10), fixture.now).await.unwrap();
    fixture.advance(8 * DAY_MS).await;
    assert_eq!((fixture.remaining_hours().await, fixture.count_posts(PostKind::Fall).await), (20, 0));
    assert_eq!(fixture.count_posts(PostKind::Reminder).await, 0, "a player who is away is left alone");
    let overlapping = fixture.referee.take_vacation(GUILD, ALICE, days_off(None, 3), fixture.now).await;
    assert!(matches!(overlapping, Err(RefereeError::VacationTooLong { .. })), "{overlapping:?}");
    fixture.referee.end_vacation(GUILD, ALICE, fixture.now).await.unwrap();
    fixture.advance(19 * HOUR_MS).await;
    assert_eq!((fixture.remaining_hours().await, fixture.count_posts(PostKind::Fall).await), (1, 0));
    fixture.advance(HOUR_MS).await;
    assert_eq!(fixture.count_posts(PostKind::Fall).await, 1);
    // Of the 21 days, about 13 remain.
    let long = fixture.referee.take_vacation(GUILD, ALICE, days_off(None, 14), fixture.now).await;
    assert!(matches!(long, Err(RefereeError::VacationTooLong { allowed: 21 })), "{long:?}");
    for nonsense in [("2020-01-01", 3), ("tomorrow", 3), ("2099-01-01", 3)] {
        let refused =
            fixture.referee.take_vacation(GUILD, ALICE, days_off(Some(nonsense.0), nonsense.1), fixture.now).await;
        assert!(matches!(refused, Err(RefereeError::NoSuchDay)), "{nonsense:?}: {refused:?}");
    }
    let none = fixture.referee.end_vacation(GUILD, BOB, fixture.now).await;
    assert!(matches!(none, Err(RefereeError::NoVacation)), "{none:?}");
}

#[tokio::test]
async fn days_off_are_local_days_and_belong_to_their_year() {
    // Noon on 1 October 2027. In Warsaw, the night of the 31st is an hour longer.
    let fixture = Fixture::new(None).await;
    let (referee, now) = (&fixture.referee, UnixMs(1_822_392_000_000));
    referee.set_playing_hours(ALICE, "Europe/Warsaw", None, now).await.unwrap();
    let taken = referee.take_vacation(GUILD, ALICE, days_off(Some("2027-10-15"), 21), now).await.unwrap();
    assert_eq!(taken.to.0 - taken.from.0, 21 * DAY_MS + HOUR_MS, "to midnight on the wall");
    let more = referee.take_vacation(GUILD, ALICE, days_off(Some("2027-11-20"), 1), now).await;
    assert!(matches!(more, Err(RefereeError::VacationTooLong { allowed: 21 })), "{more:?}");
    // All days of this year have been taken; next year has 21 more.
    let over = referee.take_vacation(GUILD, ALICE, days_off(Some("2027-12-31"), 2), now).await;
    assert!(matches!(over, Err(RefereeError::VacationTooLong { .. })), "{over:?}");
    referee.take_vacation(GUILD, ALICE, days_off(Some("2028-03-20"), 21), now).await.unwrap();

    // Ten days of the old year and five of the new year are taken, so eleven and sixteen remain.
    referee.set_playing_hours(BOB, "Europe/Warsaw", None, now).await.unwrap();
    referee.take_vacation(GUILD, BOB, days_off(Some("2027-12-22"), 15), now).await.unwrap();
    for (day, days, is_left) in
        [("2027-11-01", 12, false), ("2027-11-01", 11, true), ("2028-02-01", 17, false), ("2028-02-01", 16, true)]
    {
        let taken = referee.take_vacation(GUILD, BOB, days_off(Some(day), days), now).await;
        assert_eq!(taken.is_ok(), is_left, "{days} days from {day}: {taken:?}");
    }
    let touching = referee.take_vacation(GUILD, BOB, days_off(Some("2028-01-05"), 1), now).await;
    assert!(matches!(touching, Err(RefereeError::VacationTooLong { .. })), "overlaps: {touching:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn readers_do_not_wait_for_a_blocked_change() {
    let mut fixture = Fixture::new(None).await;
    fixture.begin().await;
    let before = fixture.load_session().await;
    let elsewhere = Store::open(fixture.world.path()).await.unwrap();
    let held = elsewhere.acquire_write_lock().await.unwrap();
    let (referee, request) = (fixture.referee.clone(), fixture.request(ALICE, "draw"));
    let act = tokio::spawn(async move { referee.act(request).await });
    // By now the change holds the session's lock and is waiting for the database.
    tokio::time::sleep(std::time::Duration::from_millis(200)).await;
    for _ in 0..3 {
        let begun = std::time::Instant::now();
        let shown = fixture.referee.load_session(fixture.game).await.unwrap();
        let by_row = fixture.referee.load_session_of(&shown.record).await.unwrap();
        assert!(begun.elapsed() < std::time::Duration::from_secs(1), "{:?}", begun.elapsed());
        assert_eq!([shown.seq, by_row.seq], [before.seq; 2], "what is written");
    }
    assert!(!act.is_finished());
    held.release().await.unwrap();
    act.await.unwrap().unwrap();
    assert!(fixture.load_session().await.seq > before.seq);
    elsewhere.close().await;
}

#[tokio::test]
async fn reminders_use_own_intervals_stop_after_three_and_survive_restarts() {
    let mut fixture = Fixture::new(None).await;
    fixture.begin().await;
    fixture.referee.set_personal(ALICE, fixture.now, |personal| personal.remind_every = Some(8)).await.unwrap();
    // A setting takes effect when the next reminder is scheduled.
    fixture.act("draw").await;
    fixture.advance(8 * HOUR_MS - 1).await;
    assert_eq!(fixture.count_posts(PostKind::Reminder).await, 0);
    fixture.advance(1).await;
    assert_eq!(fixture.count_posts(PostKind::Reminder).await, 1);
    fixture.restart().await;
    fixture.carry_out_due_jobs().await;
    assert_eq!(fixture.count_posts(PostKind::Reminder).await, 1, "not repeated");
    fixture.advance_offline(50 * HOUR_MS).await;
    assert_eq!(fixture.count_posts(PostKind::Reminder).await, 2, "late, and once for all that was missed");
    fixture.advance(10 * DAY_MS).await;
    assert_eq!(fixture.count_posts(PostKind::Reminder).await, 3);
    // The act shows that the player is active.
    fixture.act("end").await;
    fixture.advance(HOUR_MS).await;
    fixture.act("draw").await;
    fixture.act("end").await;
    fixture.advance(8 * HOUR_MS).await;
    assert_eq!(fixture.count_posts(PostKind::Reminder).await, 4);
    fixture.referee.set_personal(ALICE, fixture.now, |personal| personal.remind_every = Some(0)).await.unwrap();
    fixture.advance(3 * DAY_MS).await;
    assert_eq!(fixture.count_posts(PostKind::Reminder).await, 4);
}

#[tokio::test]
async fn days_off_and_added_time_do_not_restart_reminders() {
    let mut fixture = Fixture::new(Some(TimeControl::PerTurn { hours: 30 })).await;
    fixture.referee.set_personal(ALICE, fixture.now, |personal| personal.remind_every = Some(8)).await.unwrap();
    fixture.begin().await;
    fixture.advance(7 * HOUR_MS).await;
    // Days off in the distant future.
    fixture.referee.take_vacation(GUILD, ALICE, days_off(Some("2027-06-01"), 3), fixture.now).await.unwrap();
    fixture.advance(HOUR_MS).await;
    assert_eq!(fixture.count_posts(PostKind::Reminder).await, 1, "eight hours after the call, as asked for");
    fixture.advance(23 * HOUR_MS).await;
    assert_eq!((fixture.count_posts(PostKind::Reminder).await, fixture.count_posts(PostKind::Fall).await), (3, 1));
    fixture.answer_expiry(BOB, Side(0), FallAnswer::Extend).await.unwrap();
    fixture.advance(20 * HOUR_MS).await;
    assert_eq!(fixture.count_posts(PostKind::Reminder).await, 3, "three times at most");
}

#[tokio::test]
async fn nobody_is_reminded_during_sleeping_hours() {
    let mut fixture = Fixture::at(None, UnixMs(MIDNIGHT + 12 * HOUR_MS)).await;
    let hours = Some(Hours { from: 8 * 60, to: 22 * 60 });
    fixture.referee.set_playing_hours(ALICE, "Europe/Warsaw", hours, fixture.now).await.unwrap();
    fixture.referee.set_personal(ALICE, fixture.now, |personal| personal.remind_every = Some(12)).await.unwrap();
    fixture.begin().await;
    // 13:00 plus 12 hours is at night, so the reminder is sent at 8:00, which is 7:00 UTC.
    fixture.advance(19 * HOUR_MS - 1).await;
    assert_eq!(fixture.count_posts(PostKind::Reminder).await, 0);
    fixture.advance(1).await;
    assert_eq!(fixture.count_posts(PostKind::Reminder).await, 1);
    // Hours of sleep continue after an outage that ends at night.
    fixture.advance_offline(17 * HOUR_MS).await;
    assert_eq!(fixture.count_posts(PostKind::Reminder).await, 1);
    fixture.advance(7 * HOUR_MS).await;
    assert_eq!(fixture.count_posts(PostKind::Reminder).await, 2);
}

#[tokio::test]
async fn players_who_want_it_are_pinged_when_the_opponents_turn_begins() {
    let mut fixture = Fixture::new(None).await;
    fixture.referee.set_personal(BOB, fixture.now, |personal| personal.next_up = true).await.unwrap();
    fixture.begin().await;
    fixture.play_turn().await;
    assert_eq!(fixture.count_posts(PostKind::NextUp).await, 1);
    fixture.play_turn().await;
    assert_eq!(fixture.count_posts(PostKind::NextUp).await, 1, "Alice has not asked for it");
}

#[tokio::test]
async fn a_player_who_places_last_and_begins_gets_a_full_turn_from_then_on() {
    let mut fixture = Fixture::with_vegas_first(Some(TimeControl::PerTurn { hours: 24 })).await;
    fixture.referee.set_personal(BOB, fixture.now, |personal| personal.next_up = true).await.unwrap();
    fixture.act("place-hq B2").await;
    assert_eq!(fixture.load_session().await.next_to_act().unwrap().1, ALICE, "Vegas places last");
    fixture.advance(20 * HOUR_MS).await;
    fixture.act("place-hq D3").await;
    assert_eq!(fixture.count_posts(PostKind::NextUp).await, 0, "nothing of the turn has been played");
    fixture.advance(23 * HOUR_MS).await;
    assert_eq!(fixture.count_posts(PostKind::Fall).await, 0);
    fixture.advance(HOUR_MS).await;
    assert_eq!(fixture.count_posts(PostKind::Fall).await, 1);
    fixture.act("discard").await;
    assert_eq!(fixture.count_posts(PostKind::NextUp).await, 1, "the first act after the draw");
}

#[tokio::test]
async fn an_abandoned_game_closes_with_notice() {
    let mut fixture = Fixture::new(None).await;
    fixture.begin().await;
    fixture.advance(IDLE_DAYS * DAY_MS).await;
    assert_eq!((fixture.count_posts(PostKind::Idle).await, fixture.count_posts(PostKind::Closed).await), (1, 0));
    fixture.act("draw").await;
    fixture.advance((NOTICE_DAYS + 1) * DAY_MS).await;
    assert_eq!(fixture.count_posts(PostKind::Closed).await, 0, "somebody has come back");
    fixture.advance(30 * DAY_MS).await;
    assert_eq!((fixture.count_posts(PostKind::Idle).await, fixture.count_posts(PostKind::Closed).await), (2, 1));
    assert_eq!(fixture.world.store.load_game(fixture.game).await.unwrap().status, Status::Cancelled);
    assert_eq!(fixture.world.store.load_jobs(fixture.game).await.unwrap(), []);
}

#[tokio::test]
async fn a_clock_is_stored_with_the_line_that_changed_it() {
    let mut fixture = Fixture::new(Some(TimeControl::Bank { hours: 30, increment: 6, cap: 40 })).await;
    fixture.begin().await;
    fixture.advance(10 * HOUR_MS).await;
    fixture.play_turn().await;
    let before = Clock::from_record(&fixture.load_session().await.record).unwrap();
    fixture.restart().await;
    assert_eq!(Clock::from_record(&fixture.load_session().await.record), Some(before));
}

#[tokio::test]
async fn a_clock_stepping_backwards_does_not_delay_postponed_jobs() {
    let fixture = Fixture::new(None).await;
    let store = &fixture.world.store;
    let job = store.load_jobs(fixture.game).await.unwrap().remove(0);
    let early = UnixMs(NOON.0 - 2 * HOUR_MS);
    assert!(job.due > NOON && store.load_due_jobs(early, 10).await.unwrap().is_empty(), "what is planned waits");
    store.postpone_job(job.id, UnixMs(NOON.0 + 30_000)).await.unwrap();
    assert!(store.load_due_jobs(NOON, 10).await.unwrap().is_empty(), "what was put off waits a while");
    assert_eq!(store.load_due_jobs(early, 10).await.unwrap().len(), 1);
}
