//! Another game, played through referee and store: three sides, simultaneous secret choices, a die, final places.

use sztab::KINDS;
use sztab_game::secret::opens;
use sztab_game::{Kind, Language, Outcome, Side, Sides, Viewer};
use sztab_kit::BIDS;
use sztab_referee::clock::{Clock, Control, HOUR};
use sztab_referee::{
    Act, Compared, FactionChoice, FallAnswer, Interaction, JobContent, JobKind, LobbyOptions, Matter, Offered, Place,
    PostContent, PostKind, Proof, Referee, RefereeError, Reminding, Request, Secret, Session, UndoAnswer, UndoRequest,
    Undone, Venue, VerifiedFrom,
};
use sztab_store::{Change, ChannelId, GameId, InteractionId, Job, Seq, Status, UnixMs, UserId};

use crate::world::{ALICE, BOB, GUILD, NOON, World, player};

const CAROL: UserId = UserId(3);
/// Bids, in addition to the first game of the program.
static GAMES: [Kind; 2] = [KINDS[0], BIDS];

/// A game between Alice, Bob and Carol.
struct Trio {
    world: World,
    referee: Referee,
    game: GameId,
    presses: u64,
}

impl Trio {
    async fn begin(clock: Option<Control>) -> Self {
        let world = World::new().await;
        let referee = Referee::new(world.store.clone(), &GAMES);
        let usual = LobbyOptions::new(Language::English, Place::Here);
        let options = LobbyOptions { game: Some("bids".to_owned()), clock, ..usual };
        let at = |press| Change::at(NOON).by(InteractionId(press));
        let channel = ChannelId(5);
        let opened = Interaction { id: InteractionId(1), at: NOON };
        let game = referee
            .open_lobby(Venue { guild: GUILD, channel }, player(ALICE), &FactionChoice::Open, &options, opened)
            .await
            .unwrap();
        referee.join(game, player(BOB), at(2)).await.unwrap();
        let early = referee.ready(&world.store.game(game).await.unwrap());
        assert!(matches!(early, Err(RefereeError::ManySeatsOpen)), "{early:?}");
        referee.join(game, player(CAROL), at(3)).await.unwrap();
        let fourth = referee.join(game, player(UserId(4)), at(4)).await;
        assert!(fourth.is_err(), "three seats");
        referee.start(game, ALICE, channel, Interaction { id: InteractionId(7), at: NOON }).await.unwrap();
        Self { world, referee, game, presses: 100 }
    }

    async fn session(&self) -> Session {
        self.referee.session(self.game).await.unwrap()
    }

    async fn user(&self, side: u8) -> UserId {
        self.session().await.player(Side(side)).unwrap()
    }

    fn request(&mut self, user: UserId, line: &str, seen: Option<Seq>, at: UnixMs) -> Request {
        self.presses += 1;
        let press = Interaction { id: InteractionId(self.presses), at };
        Request { act: Act::Line(line.to_owned()), ..Request::of(self.game, user, seen, press) }
    }

    /// Plays a side's line with a button for a given version.
    async fn say(&mut self, side: u8, line: &str, seen: Seq) -> Result<Session, RefereeError> {
        let user = self.user(side).await;
        let request = self.request(user, line, Some(seen), NOON);
        self.referee.act(request).await.map(|acted| acted.session)
    }

    /// The secret lines that the live post reports.
    async fn newly_closed_secrets(&self) -> Vec<Secret> {
        let history = self.referee.history(self.game, self.session().await.seq).await.unwrap();
        self.referee.newly_closed_secrets(&history).await.unwrap()
    }

    /// The scheduled reminders, earliest first.
    async fn reminders(&self) -> Vec<Job> {
        let jobs = self.world.store.jobs(self.game).await.unwrap().into_iter();
        let mut reminders: Vec<Job> = jobs.filter(|job| job.kind == JobKind::Remind.word()).collect();
        reminders.sort_by_key(|job| (job.due, job.about.clone()));
        reminders
    }

    /// The users who were reminded.
    async fn reminded_users(&self) -> Vec<UserId> {
        let posts = self.world.store.posts(self.game).await.unwrap();
        let user =
            |post| if let Ok(PostContent::Reminder { user }) = PostContent::of(post) { Some(user) } else { None };
        posts.iter().filter_map(user).collect()
    }

    /// True if a record belongs to this game.
    async fn is_ours(&self, record: &str) -> bool {
        let from = VerifiedFrom { guild: GUILD, channel: ChannelId(5), user: ALICE };
        match self.referee.verify_record(record, from).await.unwrap() {
            Proof::True(proven) => matches!(proven.compared, Compared::Same { .. }),
            Proof::False(_) => false,
        }
    }

    async fn kinds(&self) -> Vec<String> {
        let posts = self.world.store.posts(self.game).await.unwrap();
        posts.into_iter().map(|post| post.kind).collect()
    }
}

#[tokio::test]
async fn all_are_asked_at_once_and_the_secret_answer_of_one_makes_no_button_of_another_stale() {
    let mut trio = Trio::begin(None).await;
    let session = trio.session().await;
    assert_eq!((session.game().kind(), session.game().waiting_sides()), ("bids", Sides::first(3)));
    assert_eq!(trio.kinds().await.last().unwrap(), PostKind::Turn.word());
    trio.say(1, "bid 3", Seq(0)).await.unwrap();
    assert_eq!(trio.kinds().await.last().unwrap(), PostKind::Refresh.word(), "nobody is called once more");
    trio.say(0, "bid 1", Seq(0)).await.unwrap();
    let anew = trio.say(1, "bid 2", Seq(0)).await;
    assert!(matches!(anew, Err(RefereeError::Stale { .. })), "one's own answer is no secret to oneself: {anew:?}");
    let session = trio.say(2, "bid 1", Seq(0)).await.unwrap();
    assert_eq!(
        (session.game().waiting_sides(), session.game().turn()),
        (Side(0).into(), Some(Side(0))),
        "the die is thrown"
    );
    let late = trio.say(1, "bid 2", Seq(2)).await;
    assert!(matches!(late, Err(RefereeError::Stale { .. })), "{late:?}");
    let other = trio.say(1, "keep", session.seq).await;
    assert!(matches!(other, Err(RefereeError::Illegal { side: Side(1), .. })), "{other:?}");
}

#[tokio::test]
async fn a_secret_line_is_committed_to_and_proved_when_it_is_opened() {
    let mut trio = Trio::begin(None).await;
    let [mut three, mut one] = [Vec::new(), Vec::new()];
    for (line, told) in [("bid 3", &mut three), ("bid 1", &mut one)] {
        let session = trio.say(1, line, trio.session().await.seq).await.unwrap();
        *told = [Viewer::Public, Viewer::Side(Side(0)), Viewer::Side(Side(1))]
            .map(|viewer| session.observed_by(viewer).game().position())
            .to_vec();
        assert!(!trio.referee.record(&session).await.unwrap().contains(line), "a record keeps it secret");
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
        trio.say(side, "bid 2", trio.session().await.seq).await.unwrap();
    }
    assert_eq!(trio.newly_closed_secrets().await, [], "all are open");
    let opened = trio.referee.all_secrets(trio.game).await.unwrap();
    assert_eq!(opened.len(), 3, "the last one is opened at once and was never closed");
    for (secret, line) in opened.iter().zip(["bid 3", "bid 1", "bid 2"]) {
        let proof = secret.opened.as_ref().unwrap();
        assert_eq!(proof.line, line);
        assert!(opens(&secret.commitment, &proof.salt, line) && !opens(&secret.commitment, &proof.salt, "bid 9"));
    }
    assert!(closed.iter().zip(&opened).all(|(closed, opened)| closed.commitment == opened.commitment), "the same");
    trio.say(0, "keep", trio.session().await.seq).await.unwrap();
    trio.say(0, "bid 1", trio.session().await.seq).await.unwrap();
    let [next] = &trio.newly_closed_secrets().await[..] else { panic!("one line is closed") };
    let all = trio.referee.all_secrets(trio.game).await.unwrap();
    assert_eq!((all.len(), all.last()), (4, Some(next)), "the proofs stay");
}

#[tokio::test]
async fn the_clocks_of_all_who_are_asked_run_and_each_falls_by_itself() {
    let mut trio = Trio::begin(Some(Control::PerTurn { hours: 24 })).await;
    let running = |session: &Session| Clock::of(&session.record).unwrap().running();
    assert_eq!(running(&trio.session().await), Sides::first(3));
    let user = trio.user(1).await;
    let request = trio.request(user, "bid 2", None, UnixMs(NOON.0 + 20 * HOUR));
    let session = trio.referee.act(request).await.unwrap().session;
    assert_eq!(running(&session), Sides::first(3).without(Side(1)));
    let jobs = trio.world.store.jobs(trio.game).await.unwrap();
    let fall = jobs.iter().find(|job| job.kind == JobKind::Fall.word()).unwrap();
    assert_eq!(fall.due, UnixMs(NOON.0 + 24 * HOUR), "the time of those who are left goes on");
    trio.referee.carry_out(fall, fall.due).await.unwrap();
    let told = trio.kinds().await;
    assert_eq!(told.iter().filter(|kind| *kind == PostKind::Fall.word()).count(), 2, "of both who are late");
    // A single claim is not enough as long as other players have not agreed.
    let (first, third) = (Side(0), Side(2));
    let answer = FallAnswer::Claim;
    let at = UnixMs(fall.due.0 + HOUR);
    let request = trio.request(user, "", None, at);
    trio.referee.answer_fall(request.clone(), first, answer).await.unwrap();
    assert_eq!(trio.referee.agreed_sides(&trio.session().await, Matter::Fall(first)).await.unwrap(), Side(1).into());
    let user = trio.user(third.0).await;
    let request = trio.request(user, "", None, at);
    trio.referee.answer_fall(request, first, answer).await.unwrap();
    let session = trio.session().await;
    assert_eq!(session.game().waiting_sides(), third.into(), "the game goes on with the others");
    let lines = trio.world.store.log(trio.game).await.unwrap();
    assert_eq!(lines.last().unwrap().line, "claim X");
}

#[tokio::test]
async fn a_draw_needs_everybody_and_a_step_is_taken_back_by_consent_of_all() {
    let mut trio = Trio::begin(None).await;
    for side in 0..3 {
        trio.say(side, "bid 2", trio.session().await.seq).await.unwrap();
    }
    let before = trio.session().await;
    trio.say(0, "throw", before.seq).await.unwrap();
    let asker = trio.user(0).await;
    let request = trio.request(asker, "", None, NOON);
    let Undone::Asked { request: asked, .. } = trio.referee.undo(request).await.unwrap() else {
        panic!("a die was thrown: nobody takes that back unasked")
    };
    assert_eq!(asked, UndoRequest { side: Side(0), to: before.seq });
    for (side, is_done) in [(1, false), (2, true)] {
        let user = trio.user(side).await;
        let request = trio.request(user, "", None, NOON);
        trio.referee.answer_undo(request, asked, UndoAnswer::Accepted).await.unwrap();
        assert_eq!(trio.session().await.game().position() == before.game().position(), is_done, "after {side}");
        let again = trio.request(user, "", None, NOON);
        assert!(trio.referee.answer_undo(again, asked, UndoAnswer::Accepted).await.is_err(), "once each");
    }
    let request = trio.request(asker, "", None, NOON);
    assert_eq!(trio.referee.offer_draw(request).await.unwrap(), Offered::Asked);
    for side in [1, 2] {
        let user = trio.user(side).await;
        let request = trio.request(user, "", None, NOON);
        trio.referee.answer_draw(request, true).await.unwrap();
    }
    let record = trio.world.store.game(trio.game).await.unwrap();
    let outcome: Outcome = serde_json::from_str(&record.result.unwrap()).unwrap();
    assert!(record.status == Status::Over && outcome.is_draw() && outcome.places().len() == 3, "{outcome:?}");
}

#[tokio::test]
async fn a_whole_game_is_kept_ranked_and_proved() {
    let mut trio = Trio::begin(None).await;
    let mut dice = 7_usize;
    while let Some((side, _)) = trio.session().await.to_act() {
        let session = trio.session().await;
        let lines = session.legal(side);
        dice = dice.wrapping_mul(31) + 11;
        let line = lines[dice % lines.len()].clone();
        trio.say(side.0, &line, session.seq).await.unwrap();
        // The session in memory equals the one reconstructed from the database.
        let anew = Referee::new(trio.world.store.clone(), &GAMES).session(trio.game).await.unwrap();
        assert_eq!(anew.whole().state(), trio.session().await.whole().state());
    }
    let session = trio.session().await;
    let outcome = session.game().outcome().unwrap();
    let record = trio.world.store.game(trio.game).await.unwrap();
    assert_eq!(serde_json::from_str::<Outcome>(&record.result.unwrap()).unwrap(), outcome);
    assert!(outcome.places().iter().any(|place| place.rank == 1) && outcome.cause == "last-round");
    match trio.referee.verify_game(trio.game).await.unwrap() {
        Proof::True(proven) => assert!(proven.has_seed && proven.has_result),
        Proof::False(_) => panic!("the game is true"),
    }
    let battles = trio.kinds().await.iter().filter(|kind| *kind == PostKind::Chapter.word()).count();
    assert_eq!(battles, 4, "each round is told in a post of its own");
}

#[tokio::test]
async fn a_request_to_take_a_secret_line_back_does_not_tell_it() {
    let mut trio = Trio::begin(None).await;
    trio.say(1, "bid 3", Seq(0)).await.unwrap();
    let asker = trio.user(1).await;
    let request = trio.request(asker, "", None, NOON);
    let Undone::Asked { request: asked, session } = trio.referee.undo(request).await.unwrap() else {
        panic!("others are asked")
    };
    assert!(trio.referee.step_before(&session, asked).await.unwrap().is_none());
}

#[tokio::test]
async fn each_player_who_is_waited_for_is_reminded() {
    let mut trio = Trio::begin(None).await;
    trio.say(1, "bid 3", Seq(0)).await.unwrap();
    for remind in trio.reminders().await {
        trio.referee.carry_out(&remind, remind.due).await.unwrap();
    }
    let expected = [trio.user(0).await, trio.user(2).await];
    assert_eq!(trio.reminded_users().await, expected);
}

#[tokio::test]
async fn each_player_is_reminded_at_a_pace_of_his_own() {
    let mut trio = Trio::begin(None).await;
    let impatient = trio.user(1).await;
    trio.referee.set_personal(impatient, NOON, |personal| personal.remind_every = Some(6)).await.unwrap();
    for (side, line) in [(0, "bid 1"), (1, "bid 1"), (2, "bid 2"), (0, "keep")] {
        trio.say(side, line, trio.session().await.seq).await.unwrap();
    }
    let after = |hours: i64| UnixMs(NOON.0 + hours * HOUR);
    let due = async |trio: &Trio| {
        let reminders = trio.reminders().await.into_iter();
        reminders.map(|job| (job.due, JobContent::of(&job).unwrap())).collect::<Vec<_>>()
    };
    let planned = |side, hours, seq, number| {
        (after(hours), JobContent::Remind(Reminding { side: Side(side), seq: Seq(seq), number }))
    };
    assert_eq!(due(&trio).await, [planned(1, 6, 4, 1), planned(0, 24, 4, 1), planned(2, 24, 4, 1)]);
    // Another player's answer does not invalidate any player's buttons.
    let user = trio.user(2).await;
    let request = trio.request(user, "bid 1", None, after(3));
    trio.referee.act(request).await.unwrap();
    assert_eq!(due(&trio).await, [planned(1, 6, 5, 1), planned(0, 24, 5, 1)]);
    let [first, _] = &trio.reminders().await[..] else { panic!("two are waited for") };
    trio.referee.carry_out(first, first.due).await.unwrap();
    assert_eq!(trio.reminded_users().await, [impatient], "and nobody else so early");
    assert_eq!(due(&trio).await, [planned(1, 12, 5, 2), planned(0, 24, 5, 1)]);
}

#[tokio::test]
async fn an_agreement_to_a_claim_is_about_one_fall() {
    let mut trio = Trio::begin(Some(Control::PerTurn { hours: 24 })).await;
    let after = |hours: i64| UnixMs(NOON.0 + hours * HOUR);
    let [first, second, third] = [trio.user(0).await, trio.user(1).await, trio.user(2).await];
    let claim = async |trio: &mut Trio, user, hours| {
        let request = trio.request(user, "", None, after(hours));
        trio.referee.answer_fall(request, Side(0), FallAnswer::Claim).await.unwrap();
        trio.referee.agreed_sides(&trio.session().await, Matter::Fall(Side(0))).await.unwrap()
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
    assert!(trio.session().await.game().waiting_sides().contains(Side(0)), "the game is not claimed by one alone");
    claim(&mut trio, second, 51).await;
    assert!(!trio.session().await.game().waiting_sides().contains(Side(0)), "both have agreed to this fall");
}

#[tokio::test]
async fn a_press_is_known_again_behind_the_secret_answers_of_others() {
    let mut trio = Trio::begin(None).await;
    for (side, line) in [(1, "bid 3"), (0, "bid 1"), (2, "bid 1")] {
        trio.say(side, line, Seq(0)).await.unwrap();
    }
    let users = [trio.user(0).await, trio.user(1).await, trio.user(2).await];
    let known = async |trio: &Trio, side: usize, line, seen| {
        trio.referee.find_done_before(trio.game, seen, users[side], line).await.unwrap().map(|done| done.before.counted)
    };
    assert_eq!(known(&trio, 1, "bid 3", Seq(0)).await, Some(Seq(0)));
    assert_eq!(known(&trio, 0, "bid 1", Seq(0)).await, Some(Seq(1)), "behind one answer");
    assert_eq!(known(&trio, 2, "bid 1", Seq(0)).await, Some(Seq(2)), "behind two, though they are open by now");
    assert_eq!(known(&trio, 2, "bid 2", Seq(0)).await, None, "another line");
    trio.say(0, "keep", Seq(3)).await.unwrap();
    assert_eq!(known(&trio, 0, "keep", Seq(3)).await, Some(Seq(3)));
    assert_eq!(known(&trio, 0, "keep", Seq(1)).await, None, "one's own answer came between");
}

#[tokio::test]
async fn a_record_of_a_running_game_does_not_tell_who_has_guessed_a_secret_line() {
    let mut trio = Trio::begin(None).await;
    let session = trio.say(1, "bid 3", Seq(0)).await.unwrap();
    let closed = trio.referee.record(&session).await.unwrap();
    assert!(closed.contains("1 bid ?"), "{closed}");
    for guess in ["1 bid ?", "1 bid 3", "1 bid 2"] {
        assert!(trio.is_ours(&closed.replace("1 bid ?", guess)).await, "{guess}");
    }
    assert!(!trio.is_ours(&closed.replace("1 bid ?", "0 bid ?")).await, "another side");
    assert!(!trio.is_ours(&closed.replace("1 bid ?", "1 keep ?")).await, "another sort of line");
    for side in [0, 2] {
        trio.say(side, "bid 1", Seq(0)).await.unwrap();
    }
    let open = trio.referee.record(&trio.session().await).await.unwrap();
    assert!(open.contains("1 bid 3") && trio.is_ours(&open).await);
    assert!(!trio.is_ours(&open.replace("1 bid 3", "1 bid 2")).await, "an open line is compared as it is");
}

#[tokio::test]
async fn a_secret_line_that_an_undo_left_standing_is_compared_once_it_is_open() {
    let mut trio = Trio::begin(None).await;
    trio.say(1, "bid 3", Seq(0)).await.unwrap();
    trio.say(0, "bid 1", Seq(1)).await.unwrap();
    let asker = trio.user(0).await;
    let request = trio.request(asker, "", None, NOON);
    let Undone::Asked { request: asked, .. } = trio.referee.undo(request).await.unwrap() else {
        panic!("others are asked")
    };
    for side in [1, 2] {
        let user = trio.user(side).await;
        let request = trio.request(user, "", None, NOON);
        trio.referee.answer_undo(request, asked, UndoAnswer::Accepted).await.unwrap();
    }
    for side in [0, 2] {
        trio.say(side, "bid 2", trio.session().await.seq).await.unwrap();
    }
    let open = trio.referee.record(&trio.session().await).await.unwrap();
    assert!(open.contains("1 bid 3") && trio.is_ours(&open).await, "{open}");
    assert!(!trio.is_ours(&open.replace("1 bid 3", "1 bid 2")).await, "another answer");
}

#[tokio::test]
async fn of_several_whose_time_is_up_in_a_live_game_each_has_a_line_of_its_own() {
    let trio = Trio::begin(Some(Control::Live { minutes: 30 })).await;
    let at = UnixMs(NOON.0 + HOUR);
    for _ in 0..4 {
        let jobs = trio.world.store.jobs(trio.game).await.unwrap();
        let Some(fall) = jobs.iter().find(|job| job.kind == JobKind::Fall.word()) else { break };
        trio.referee.carry_out(fall, at).await.unwrap();
    }
    let lines = trio.world.store.log(trio.game).await.unwrap();
    assert!(lines.iter().all(|entry| entry.line == "time") && lines.len() > 1, "{lines:?}");
    assert_eq!(trio.world.store.game(trio.game).await.unwrap().status, Status::Over);
}
