//! Another game, played through referee and store: three sides, simultaneous secret choices, a die, final places.

use sztab::KINDS;
use sztab_game::secret::matches_commitment;
use sztab_game::{Kind, Language, Outcome, Side, Sides, Viewer};
use sztab_kit::BIDS;
use sztab_referee::clock::{Clock, HOUR_MS, TimeControl};
use sztab_referee::{
    Act, Comparison, DrawOfferResult, FactionChoice, FallAnswer, Interaction, JobContent, JobKind, LobbyOptions,
    Matter, Place, PostContent, PostKind, Proof, Referee, RefereeError, Reminder, Request, Secret, Session, UndoAnswer,
    UndoRequest, UndoResult, Venue, VerifiedFrom,
};
use sztab_store::{Change, ChannelId, GameId, InteractionId, Job, Seq, Status, UnixMs, UserId};

use crate::world::{ALICE, BOB, GUILD, NOON, TestDatabase, player};

const CAROL: UserId = UserId(3);
/// Bids, in addition to the first game of the program.
static GAMES: [Kind; 2] = [KINDS[0], BIDS];

/// A game between Alice, Bob and Carol.
struct Trio {
    world: TestDatabase,
    referee: Referee,
    game: GameId,
    presses: u64,
}

impl Trio {
    async fn begin(clock: Option<TimeControl>) -> Self {
        let world = TestDatabase::new().await;
        let referee = Referee::new(world.store.clone(), &GAMES);
        let usual = LobbyOptions::new(Language::English, Place::Here);
        let options = LobbyOptions { game: Some("bids".to_owned()), clock, ..usual };
        let at = |press| Change::at(NOON).with_interaction(InteractionId(press));
        let channel = ChannelId(5);
        let opened = Interaction { id: InteractionId(1), at: NOON };
        let game = referee
            .open_lobby(Venue { guild: GUILD, channel }, player(ALICE), &FactionChoice::Open, &options, opened)
            .await
            .unwrap();
        referee.join(game, player(BOB), at(2)).await.unwrap();
        let early = referee.check_ready(&world.store.load_game(game).await.unwrap());
        assert!(matches!(early, Err(RefereeError::ManySeatsOpen)), "{early:?}");
        referee.join(game, player(CAROL), at(3)).await.unwrap();
        let fourth = referee.join(game, player(UserId(4)), at(4)).await;
        assert!(fourth.is_err(), "three seats");
        referee.start(game, ALICE, channel, Interaction { id: InteractionId(7), at: NOON }).await.unwrap();
        Self { world, referee, game, presses: 100 }
    }

    async fn load_session(&self) -> Session {
        self.referee.load_session(self.game).await.unwrap()
    }

    async fn user(&self, side: u8) -> UserId {
        self.load_session().await.player(Side(side)).unwrap()
    }

    fn request(&mut self, user: UserId, line: &str, seen: Option<Seq>, at: UnixMs) -> Request {
        self.presses += 1;
        let press = Interaction { id: InteractionId(self.presses), at };
        Request { act: Act::Line(line.to_owned()), ..Request::new(self.game, user, seen, press) }
    }

    /// Plays a side's line with a button for a given version.
    async fn play_line(&mut self, side: u8, line: &str, seen: Seq) -> Result<Session, RefereeError> {
        let user = self.user(side).await;
        let request = self.request(user, line, Some(seen), NOON);
        self.referee.act(request).await.map(|acted| acted.session)
    }

    /// The secret lines that the live post reports.
    async fn newly_closed_secrets(&self) -> Vec<Secret> {
        let history = self.referee.load_history(self.game, self.load_session().await.seq).await.unwrap();
        self.referee.load_newly_closed_secrets(&history).await.unwrap()
    }

    /// The scheduled reminders, earliest first.
    async fn load_reminders(&self) -> Vec<Job> {
        let jobs = self.world.store.load_jobs(self.game).await.unwrap().into_iter();
        let mut reminders: Vec<Job> = jobs.filter(|job| job.kind == JobKind::Remind.key()).collect();
        reminders.sort_by_key(|job| (job.due, job.about.clone()));
        reminders
    }

    /// The users who were reminded.
    async fn load_reminded_users(&self) -> Vec<UserId> {
        let posts = self.world.store.load_posts(self.game).await.unwrap();
        let user = |post| {
            if let Ok(PostContent::Reminder { user }) = PostContent::from_post(post) { Some(user) } else { None }
        };
        posts.iter().filter_map(user).collect()
    }

    /// True if a record belongs to this game.
    async fn is_own_record(&self, record: &str) -> bool {
        let from = VerifiedFrom { guild: GUILD, channel: ChannelId(5), user: ALICE };
        match self.referee.verify_record(record, from).await.unwrap() {
            Proof::True(proven) => matches!(proven.compared, Comparison::Same { .. }),
            Proof::False(_) => false,
        }
    }

    async fn load_post_kinds(&self) -> Vec<String> {
        let posts = self.world.store.load_posts(self.game).await.unwrap();
        posts.into_iter().map(|post| post.kind).collect()
    }
}

#[tokio::test]
async fn all_are_asked_at_once_and_secret_answers_keep_other_buttons_valid() {
    let mut trio = Trio::begin(None).await;
    let session = trio.load_session().await;
    assert_eq!((session.game().kind(), session.game().waiting_sides()), ("bids", Sides::first(3)));
    assert_eq!(trio.load_post_kinds().await.last().unwrap(), PostKind::Turn.key());
    trio.play_line(1, "bid 3", Seq(0)).await.unwrap();
    assert_eq!(trio.load_post_kinds().await.last().unwrap(), PostKind::Refresh.key(), "nobody is called once more");
    trio.play_line(0, "bid 1", Seq(0)).await.unwrap();
    let anew = trio.play_line(1, "bid 2", Seq(0)).await;
    assert!(matches!(anew, Err(RefereeError::Stale { .. })), "one's own answer is no secret to oneself: {anew:?}");
    let session = trio.play_line(2, "bid 1", Seq(0)).await.unwrap();
    assert_eq!(
        (session.game().waiting_sides(), session.game().turn()),
        (Side(0).into(), Some(Side(0))),
        "the die is thrown"
    );
    let late = trio.play_line(1, "bid 2", Seq(2)).await;
    assert!(matches!(late, Err(RefereeError::Stale { .. })), "{late:?}");
    let other = trio.play_line(1, "keep", session.seq).await;
    assert!(matches!(other, Err(RefereeError::Illegal { side: Side(1), .. })), "{other:?}");
}

#[tokio::test]
async fn a_secret_line_is_committed_to_and_proved_when_opened() {
    let mut trio = Trio::begin(None).await;
    let [mut three, mut one] = [Vec::new(), Vec::new()];
    for (line, told) in [("bid 3", &mut three), ("bid 1", &mut one)] {
        let session = trio.play_line(1, line, trio.load_session().await.seq).await.unwrap();
        *told = [Viewer::Public, Viewer::Side(Side(0)), Viewer::Side(Side(1))]
            .map(|viewer| session.observed_by(viewer).game().position())
            .to_vec();
        assert!(!trio.referee.export_record(&session).await.unwrap().contains(line), "a record keeps it secret");
        assert!(!format!("{session:?}").contains("Of("), "and so does a log of ours");
    }
    assert_eq!((&three[..2], three[2] == one[2]), (&one[..2], false), "its own side alone can tell");
    let closed = trio.newly_closed_secrets().await;
    assert_eq!(
        closed.iter().map(|secret| (secret.number.0, secret.side)).collect::<Vec<_>>(),
        [(1, Side(1)), (2, Side(1))]
    );
    assert!(closed.iter().all(|secret| secret.opened.is_none()) && closed[0].commitment != closed[1].commitment);
    for side in [0, 2] {
        trio.play_line(side, "bid 2", trio.load_session().await.seq).await.unwrap();
    }
    assert_eq!(trio.newly_closed_secrets().await, [], "all are open");
    let opened = trio.referee.load_all_secrets(trio.game).await.unwrap();
    assert_eq!(opened.len(), 3, "the last one is opened at once and was never closed");
    for (secret, line) in opened.iter().zip(["bid 3", "bid 1", "bid 2"]) {
        let proof = secret.opened.as_ref().unwrap();
        assert_eq!(proof.line, line);
        assert!(
            matches_commitment(&secret.commitment, &proof.salt, line)
                && !matches_commitment(&secret.commitment, &proof.salt, "bid 9")
        );
    }
    assert!(closed.iter().zip(&opened).all(|(closed, opened)| closed.commitment == opened.commitment), "the same");
    trio.play_line(0, "keep", trio.load_session().await.seq).await.unwrap();
    trio.play_line(0, "bid 1", trio.load_session().await.seq).await.unwrap();
    let [next] = &trio.newly_closed_secrets().await[..] else { panic!("one line is closed") };
    let all = trio.referee.load_all_secrets(trio.game).await.unwrap();
    assert_eq!((all.len(), all.last()), (4, Some(next)), "the proofs stay");
}

#[tokio::test]
async fn clocks_of_all_sides_asked_run_and_expire_independently() {
    let mut trio = Trio::begin(Some(TimeControl::PerTurn { hours: 24 })).await;
    let running = |session: &Session| Clock::from_record(&session.record).unwrap().running_sides();
    assert_eq!(running(&trio.load_session().await), Sides::first(3));
    let user = trio.user(1).await;
    let request = trio.request(user, "bid 2", None, UnixMs(NOON.0 + 20 * HOUR_MS));
    let session = trio.referee.act(request).await.unwrap().session;
    assert_eq!(running(&session), Sides::first(3).without(Side(1)));
    let jobs = trio.world.store.load_jobs(trio.game).await.unwrap();
    let fall = jobs.iter().find(|job| job.kind == JobKind::Fall.key()).unwrap();
    assert_eq!(fall.due, UnixMs(NOON.0 + 24 * HOUR_MS), "the time of those who are left goes on");
    trio.referee.carry_out_job(fall, fall.due).await.unwrap();
    let told = trio.load_post_kinds().await;
    assert_eq!(told.iter().filter(|kind| *kind == PostKind::Fall.key()).count(), 2, "of both who are late");
    // A single claim is not enough as long as other players have not agreed.
    let (first, third) = (Side(0), Side(2));
    let answer = FallAnswer::Claim;
    let at = UnixMs(fall.due.0 + HOUR_MS);
    let request = trio.request(user, "", None, at);
    trio.referee.answer_fall(request.clone(), first, answer).await.unwrap();
    assert_eq!(
        trio.referee.load_agreed_sides(&trio.load_session().await, Matter::Fall(first)).await.unwrap(),
        Side(1).into()
    );
    let user = trio.user(third.0).await;
    let request = trio.request(user, "", None, at);
    trio.referee.answer_fall(request, first, answer).await.unwrap();
    let session = trio.load_session().await;
    assert_eq!(session.game().waiting_sides(), third.into(), "the game goes on with the others");
    let lines = trio.world.store.load_log(trio.game).await.unwrap();
    assert_eq!(lines.last().unwrap().line, "claim X");
}

#[tokio::test]
async fn a_draw_and_a_step_back_need_the_consent_of_all() {
    let mut trio = Trio::begin(None).await;
    for side in 0..3 {
        trio.play_line(side, "bid 2", trio.load_session().await.seq).await.unwrap();
    }
    let before = trio.load_session().await;
    trio.play_line(0, "throw", before.seq).await.unwrap();
    let asker = trio.user(0).await;
    let request = trio.request(asker, "", None, NOON);
    let UndoResult::Asked { request: asked, .. } = trio.referee.undo(request).await.unwrap() else {
        panic!("a die was thrown: nobody takes that back unasked")
    };
    assert_eq!(asked, UndoRequest { side: Side(0), to: before.seq });
    for (side, is_done) in [(1, false), (2, true)] {
        let user = trio.user(side).await;
        let request = trio.request(user, "", None, NOON);
        trio.referee.answer_undo(request, asked, UndoAnswer::Accepted).await.unwrap();
        assert_eq!(trio.load_session().await.game().position() == before.game().position(), is_done, "after {side}");
        let again = trio.request(user, "", None, NOON);
        assert!(trio.referee.answer_undo(again, asked, UndoAnswer::Accepted).await.is_err(), "once each");
    }
    let request = trio.request(asker, "", None, NOON);
    assert_eq!(trio.referee.offer_draw(request).await.unwrap(), DrawOfferResult::Asked);
    for side in [1, 2] {
        let user = trio.user(side).await;
        let request = trio.request(user, "", None, NOON);
        trio.referee.answer_draw(request, true).await.unwrap();
    }
    let record = trio.world.store.load_game(trio.game).await.unwrap();
    let outcome: Outcome = serde_json::from_str(&record.result.unwrap()).unwrap();
    assert!(record.status == Status::Over && outcome.is_draw() && outcome.places().len() == 3, "{outcome:?}");
}

#[tokio::test]
async fn a_whole_game_is_stored_ranked_and_proved() {
    let mut trio = Trio::begin(None).await;
    let mut dice = 7_usize;
    while let Some((side, _)) = trio.load_session().await.next_to_act() {
        let session = trio.load_session().await;
        let lines = session.legal_lines(side);
        dice = dice.wrapping_mul(31) + 11;
        let line = lines[dice % lines.len()].clone();
        trio.play_line(side.0, &line, session.seq).await.unwrap();
        // The session in memory equals the one reconstructed from the database.
        let anew = Referee::new(trio.world.store.clone(), &GAMES).load_session(trio.game).await.unwrap();
        assert_eq!(anew.unmasked_game().state(), trio.load_session().await.unmasked_game().state());
    }
    let session = trio.load_session().await;
    let outcome = session.game().outcome().unwrap();
    let record = trio.world.store.load_game(trio.game).await.unwrap();
    assert_eq!(serde_json::from_str::<Outcome>(&record.result.unwrap()).unwrap(), outcome);
    assert!(outcome.places().iter().any(|place| place.rank == 1) && outcome.cause == "last-round");
    match trio.referee.verify_game(trio.game).await.unwrap() {
        Proof::True(proven) => assert!(proven.has_seed && proven.has_result),
        Proof::False(_) => panic!("the game is true"),
    }
    let battles = trio.load_post_kinds().await.iter().filter(|kind| *kind == PostKind::Chapter.key()).count();
    assert_eq!(battles, 4, "each round is told in a post of its own");
}

#[tokio::test]
async fn a_request_to_take_back_a_secret_line_does_not_reveal_it() {
    let mut trio = Trio::begin(None).await;
    trio.play_line(1, "bid 3", Seq(0)).await.unwrap();
    let asker = trio.user(1).await;
    let request = trio.request(asker, "", None, NOON);
    let UndoResult::Asked { request: asked, session } = trio.referee.undo(request).await.unwrap() else {
        panic!("others are asked")
    };
    assert!(trio.referee.find_undone_step(&session, asked).await.unwrap().is_none());
}

#[tokio::test]
async fn each_player_to_act_is_reminded() {
    let mut trio = Trio::begin(None).await;
    trio.play_line(1, "bid 3", Seq(0)).await.unwrap();
    for remind in trio.load_reminders().await {
        trio.referee.carry_out_job(&remind, remind.due).await.unwrap();
    }
    let expected = [trio.user(0).await, trio.user(2).await];
    assert_eq!(trio.load_reminded_users().await, expected);
}

#[tokio::test]
async fn each_player_is_reminded_at_their_own_interval() {
    let mut trio = Trio::begin(None).await;
    let impatient = trio.user(1).await;
    trio.referee.set_personal(impatient, NOON, |personal| personal.remind_every = Some(6)).await.unwrap();
    for (side, line) in [(0, "bid 1"), (1, "bid 1"), (2, "bid 2"), (0, "keep")] {
        trio.play_line(side, line, trio.load_session().await.seq).await.unwrap();
    }
    let after = |hours: i64| UnixMs(NOON.0 + hours * HOUR_MS);
    let due = async |trio: &Trio| {
        let reminders = trio.load_reminders().await.into_iter();
        reminders.map(|job| (job.due, JobContent::from_job(&job).unwrap())).collect::<Vec<_>>()
    };
    let planned = |side, hours, seq, number| {
        (after(hours), JobContent::Remind(Reminder { side: Side(side), seq: Seq(seq), number }))
    };
    assert_eq!(due(&trio).await, [planned(1, 6, 4, 1), planned(0, 24, 4, 1), planned(2, 24, 4, 1)]);
    // Another player's answer does not invalidate any player's buttons.
    let user = trio.user(2).await;
    let request = trio.request(user, "bid 1", None, after(3));
    trio.referee.act(request).await.unwrap();
    assert_eq!(due(&trio).await, [planned(1, 6, 5, 1), planned(0, 24, 5, 1)]);
    let [first, _] = &trio.load_reminders().await[..] else { panic!("two are waited for") };
    trio.referee.carry_out_job(first, first.due).await.unwrap();
    assert_eq!(trio.load_reminded_users().await, [impatient], "and nobody else so early");
    assert_eq!(due(&trio).await, [planned(1, 12, 5, 2), planned(0, 24, 5, 1)]);
}

#[tokio::test]
async fn consent_to_a_claim_applies_to_one_expiry() {
    let mut trio = Trio::begin(Some(TimeControl::PerTurn { hours: 24 })).await;
    let after = |hours: i64| UnixMs(NOON.0 + hours * HOUR_MS);
    let [first, second, third] = [trio.user(0).await, trio.user(1).await, trio.user(2).await];
    let claim = async |trio: &mut Trio, user, hours| {
        let request = trio.request(user, "", None, after(hours));
        trio.referee.answer_fall(request, Side(0), FallAnswer::Claim).await.unwrap();
        trio.referee.load_agreed_sides(&trio.load_session().await, Matter::Fall(Side(0))).await.unwrap()
    };
    let says = async |trio: &mut Trio, user, line: &str, hours| {
        let request = trio.request(user, line, None, after(hours));
        trio.referee.act(request).await.unwrap();
    };
    says(&mut trio, second, "bid 2", 20).await;
    assert_eq!(claim(&mut trio, second, 25).await, Side(1).into());
    for (user, line) in [(first, "bid 1"), (third, "bid 1"), (first, "keep")] {
        says(&mut trio, user, line, 26).await;
    }
    // The clock expires again before any player has been notified.
    assert_eq!(claim(&mut trio, third, 51).await, Side(2).into());
    assert!(trio.load_session().await.game().waiting_sides().contains(Side(0)), "the game is not claimed by one alone");
    claim(&mut trio, second, 51).await;
    assert!(!trio.load_session().await.game().waiting_sides().contains(Side(0)), "both have agreed to this fall");
}

#[tokio::test]
async fn a_press_is_recognised_after_secret_answers_of_others() {
    let mut trio = Trio::begin(None).await;
    for (side, line) in [(1, "bid 3"), (0, "bid 1"), (2, "bid 1")] {
        trio.play_line(side, line, Seq(0)).await.unwrap();
    }
    let users = [trio.user(0).await, trio.user(1).await, trio.user(2).await];
    let known = async |trio: &Trio, side: usize, line, seen| {
        trio.referee
            .find_earlier_action(trio.game, seen, users[side], line)
            .await
            .unwrap()
            .map(|done| done.before.counted)
    };
    assert_eq!(known(&trio, 1, "bid 3", Seq(0)).await, Some(Seq(0)));
    assert_eq!(known(&trio, 0, "bid 1", Seq(0)).await, Some(Seq(1)), "behind one answer");
    assert_eq!(known(&trio, 2, "bid 1", Seq(0)).await, Some(Seq(2)), "behind two, though they are open by now");
    assert_eq!(known(&trio, 2, "bid 2", Seq(0)).await, None, "another line");
    trio.play_line(0, "keep", Seq(3)).await.unwrap();
    assert_eq!(known(&trio, 0, "keep", Seq(3)).await, Some(Seq(3)));
    assert_eq!(known(&trio, 0, "keep", Seq(1)).await, None, "one's own answer came between");
}

#[tokio::test]
async fn the_record_of_a_running_game_hides_who_guessed_a_secret_line() {
    let mut trio = Trio::begin(None).await;
    let session = trio.play_line(1, "bid 3", Seq(0)).await.unwrap();
    let closed = trio.referee.export_record(&session).await.unwrap();
    assert!(closed.contains("1 bid ?"), "{closed}");
    for guess in ["1 bid ?", "1 bid 3", "1 bid 2"] {
        assert!(trio.is_own_record(&closed.replace("1 bid ?", guess)).await, "{guess}");
    }
    assert!(!trio.is_own_record(&closed.replace("1 bid ?", "0 bid ?")).await, "another side");
    assert!(!trio.is_own_record(&closed.replace("1 bid ?", "1 keep ?")).await, "another sort of line");
    for side in [0, 2] {
        trio.play_line(side, "bid 1", Seq(0)).await.unwrap();
    }
    let open = trio.referee.export_record(&trio.load_session().await).await.unwrap();
    assert!(open.contains("1 bid 3") && trio.is_own_record(&open).await);
    assert!(!trio.is_own_record(&open.replace("1 bid 3", "1 bid 2")).await, "an open line is compared as it is");
}

#[tokio::test]
async fn a_secret_line_kept_by_an_undo_is_compared_once_open() {
    let mut trio = Trio::begin(None).await;
    trio.play_line(1, "bid 3", Seq(0)).await.unwrap();
    trio.play_line(0, "bid 1", Seq(1)).await.unwrap();
    let asker = trio.user(0).await;
    let request = trio.request(asker, "", None, NOON);
    let UndoResult::Asked { request: asked, .. } = trio.referee.undo(request).await.unwrap() else {
        panic!("others are asked")
    };
    for side in [1, 2] {
        let user = trio.user(side).await;
        let request = trio.request(user, "", None, NOON);
        trio.referee.answer_undo(request, asked, UndoAnswer::Accepted).await.unwrap();
    }
    for side in [0, 2] {
        trio.play_line(side, "bid 2", trio.load_session().await.seq).await.unwrap();
    }
    let open = trio.referee.export_record(&trio.load_session().await).await.unwrap();
    assert!(open.contains("1 bid 3") && trio.is_own_record(&open).await, "{open}");
    assert!(!trio.is_own_record(&open.replace("1 bid 3", "1 bid 2")).await, "another answer");
}

#[tokio::test]
async fn each_expired_side_of_a_live_game_gets_its_own_line() {
    let trio = Trio::begin(Some(TimeControl::Live { minutes: 30 })).await;
    let at = UnixMs(NOON.0 + HOUR_MS);
    for _ in 0..4 {
        let jobs = trio.world.store.load_jobs(trio.game).await.unwrap();
        let Some(fall) = jobs.iter().find(|job| job.kind == JobKind::Fall.key()) else { break };
        trio.referee.carry_out_job(fall, at).await.unwrap();
    }
    let lines = trio.world.store.load_log(trio.game).await.unwrap();
    assert!(lines.iter().all(|entry| entry.line == "time") && lines.len() > 1, "{lines:?}");
    assert_eq!(trio.world.store.load_game(trio.game).await.unwrap().status, Status::Over);
}
