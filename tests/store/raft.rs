//! A game for one to four players who win or lose together, played through referee and store: a die, an expired clock,
//! and a seat that is vacated.

use sztab_game::{Kind, Language, Side, Sides};
use sztab_kit::RAFT;
use sztab_referee::clock::{Clock, TimeControl};
use sztab_referee::{
    Act, ComputerPlayer, FactionChoice, FallAnswer, Interaction, JobKind, LobbyOptions, Place, PostKind, Proof,
    Referee, RefereeError, Request, ResultFilter, Ruling, RulingRequest, Session, Venue,
};
use sztab_store::{Change, ChannelId, GameId, InteractionId, PageRange, Status, UnixMs, UserId};

use crate::world::{ALICE, BOB, GUILD, NOON, TestDatabase, player};

static GAMES: [Kind; 1] = [RAFT];
const VENUE: Venue = Venue { guild: GUILD, channel: ChannelId(5) };

/// A game of Raft with its store and referee.
struct RaftSession {
    world: TestDatabase,
    referee: Referee,
    game: GameId,
    presses: u64,
}

fn terms(seats: usize) -> LobbyOptions {
    LobbyOptions { terms: format!("mode={seats}"), ..LobbyOptions::new(Language::English, Place::Here) }
}

impl RaftSession {
    /// Begins a game with these users on the given terms.
    async fn begin(users: &[UserId], options: LobbyOptions) -> Self {
        let world = TestDatabase::new().await;
        let referee = Referee::new(world.store.clone(), &GAMES);
        let first = player(users[0]);
        let game = referee.open_lobby(VENUE, first, &FactionChoice::Random, &options, press(1)).await.unwrap();
        for (user, id) in users[1..].iter().zip(2..) {
            referee.join(game, player(*user), Change::at(NOON).with_interaction(InteractionId(id))).await.unwrap();
            let lobby = world.store.load_game(game).await.unwrap();
            referee.choose_faction(&lobby, player(*user), &FactionChoice::Random, Change::at(NOON)).await.unwrap();
        }
        referee.start(game, users[0], VENUE.channel, press(9)).await.unwrap();
        Self { world, referee, game, presses: 100 }
    }

    async fn load_session(&self) -> Session {
        self.referee.load_session(self.game).await.unwrap()
    }

    async fn user(&self, side: u8) -> UserId {
        self.load_session().await.player(Side(side)).unwrap()
    }

    fn request(&mut self, user: UserId, line: &str, at: UnixMs) -> Request {
        self.presses += 1;
        let press = Interaction { id: InteractionId(self.presses), at };
        Request { act: Act::Line(line.to_owned()), ..Request::new(self.game, user, None, press) }
    }

    /// Plays a line of the side to act.
    async fn play_line(&mut self, line: &str, at: UnixMs) -> Session {
        let user = self.user(self.load_session().await.game().turn().unwrap().0).await;
        let request = self.request(user, line, at);
        self.referee.act(request).await.unwrap().session
    }

    async fn rule(&mut self, ruling: Ruling) {
        let seen = Some(self.load_session().await.seq);
        let request = Request { seen, ..self.request(UserId(77), "", NOON) };
        let reason = "Seen.".to_owned();
        self.referee.carry_out_ruling(RulingRequest { request, known: 0, ruling, reason }).await.unwrap();
    }

    /// Carries out the due expiry of a clock, and returns the time of the expiry.
    async fn expire_clock(&self) -> UnixMs {
        let jobs = self.world.store.load_jobs(self.game).await.unwrap();
        let fall = jobs.into_iter().find(|job| job.kind == JobKind::Fall.key()).unwrap();
        self.referee.carry_out_job(&fall, fall.due).await.unwrap();
        fall.due
    }

    async fn load_lines(&self) -> Vec<String> {
        self.world.store.load_log(self.game).await.unwrap().into_iter().map(|entry| entry.line).collect()
    }

    async fn play_to_the_end(&mut self, line: &str) -> Session {
        loop {
            let session = self.load_session().await;
            if session.record.status == Status::Over {
                return session;
            }
            self.play_line(line, NOON).await;
        }
    }
}

fn press(id: u64) -> Interaction {
    Interaction { id: InteractionId(id), at: NOON }
}

const PER_TURN: Option<TimeControl> = Some(TimeControl::PerTurn { hours: 24 });

#[tokio::test]
async fn a_single_player_plays_to_the_end_and_the_game_is_proved() {
    let mut crew = RaftSession::begin(&[ALICE], terms(1)).await;
    let session = crew.play_to_the_end("bail").await;
    let outcome = session.game().outcome().unwrap();
    assert_eq!((outcome.cause.as_str(), outcome.winners()), ("night", Sides::NONE), "who only bails gets nowhere");
    assert!(!outcome.is_draw() && outcome.winner().is_none());
    let Proof::True(proven) = crew.referee.verify_game(crew.game).await.unwrap() else { panic!("the game is true") };
    assert!(proven.has_seed && proven.has_result);
}

#[tokio::test]
async fn four_players_win_together_and_play_a_rematch() {
    let users = [ALICE, BOB, UserId(3), UserId(4)];
    let mut crew = RaftSession::begin(&users, terms(4)).await;
    let session = crew.play_to_the_end("bind").await;
    let outcome = session.game().outcome().unwrap();
    let has_won = !outcome.winners().is_empty();
    assert_eq!(outcome.winners(), if has_won { Sides::first(4) } else { Sides::NONE });
    let again = crew.referee.open_rematch(crew.game, player(BOB), false, press(900)).await.unwrap();
    let lobby = crew.world.store.load_game(again).await.unwrap();
    let options = LobbyOptions::from_record(&lobby).unwrap();
    let mut awaited = options.pending_invitees(&lobby);
    awaited.sort_unstable();
    assert_eq!((awaited, options.terms.as_str()), (vec![ALICE, UserId(3), UserId(4)], "mode=4"));
    assert_eq!(lobby.seats[0].faction, session.record.seat_of(BOB).unwrap().faction, "everybody keeps what they had");
    let other = crew.referee.open_rematch(crew.game, player(UserId(9)), false, press(901)).await;
    assert!(matches!(other, Err(RefereeError::NotOfThatGame)), "{other:?}");
}

#[tokio::test]
async fn allies_of_an_expired_side_continue_without_it_or_wait() {
    let mut crew = RaftSession::begin(&[ALICE, BOB], LobbyOptions { clock: PER_TURN, ..terms(2) }).await;
    let late = crew.expire_clock().await;
    let posts = crew.world.store.load_posts(crew.game).await.unwrap();
    assert_eq!(posts.iter().filter(|post| post.kind == PostKind::Fall.key()).count(), 1);
    let [first, second] = [crew.user(0).await, crew.user(1).await];
    let own = crew.request(first, "", late);
    assert!(
        crew.referee.answer_fall(own, Side(0), FallAnswer::Claim).await.is_err(),
        "it is not the late one's to say"
    );
    let wait = crew.request(second, "", late);
    crew.referee.answer_fall(wait, Side(0), FallAnswer::Wait).await.unwrap();
    let claim = crew.request(second, "", late);
    crew.referee.answer_fall(claim, Side(0), FallAnswer::Claim).await.unwrap();
    let session = crew.load_session().await;
    assert_eq!((session.game().playing_sides(), session.game().turn()), (Side(1).into(), Some(Side(1))));
    assert!(session.record.status == Status::Running, "the game is not lost by it");
    assert_eq!(crew.load_lines().await.last().unwrap(), "claim X");
    crew.play_to_the_end("bail").await;
    assert!(matches!(crew.referee.verify_game(crew.game).await.unwrap(), Proof::True(_)));
}

#[tokio::test]
async fn an_expired_clock_with_nobody_to_ask_ends_the_game() {
    let crew = RaftSession::begin(&[ALICE], LobbyOptions { clock: PER_TURN, ..terms(1) }).await;
    crew.expire_clock().await;
    let session = crew.load_session().await;
    let outcome = session.game().outcome().unwrap();
    assert_eq!((crew.load_lines().await, outcome.cause.as_str()), (vec!["time".to_owned()], "alone"));
    assert!(
        outcome.winners().is_empty()
            && Clock::from_record(&session.record).is_none_or(|clock| clock.running_sides().is_empty())
    );
}

#[tokio::test]
async fn a_leaving_player_asks_nobody_and_the_others_play_on() {
    let mut crew = RaftSession::begin(&[ALICE, BOB, UserId(3)], terms(3)).await;
    let leaver = crew.user(1).await;
    let request = Request { act: Act::Line("resign".to_owned()), ..crew.request(leaver, "", NOON) };
    let session = crew.referee.act(request).await.unwrap().session;
    assert_eq!(session.game().playing_sides(), Sides::first(3).without(Side(1)));
    crew.rule(Ruling::Remove(Side(2))).await;
    assert_eq!(
        crew.load_session().await.game().playing_sides(),
        Side(0).into(),
        "an organiser takes out who stays away"
    );
    crew.play_to_the_end("bail").await;
}

#[tokio::test]
async fn there_is_no_draw_or_rating_and_an_organiser_decides_for_all() {
    for (ruling, winners, line) in
        [(Ruling::Award(Some(Side(1))), Sides::first(2), "award"), (Ruling::Award(None), Sides::NONE, "award-none")]
    {
        let mut crew = RaftSession::begin(&[ALICE, BOB], terms(2)).await;
        let offer = crew.request(ALICE, "", NOON);
        let offered = crew.referee.offer_draw(offer).await;
        assert!(matches!(offered, Err(RefereeError::NoDraws)), "{offered:?}");
        crew.rule(ruling).await;
        assert_eq!(crew.load_session().await.game().outcome().unwrap().winners(), winners);
        assert_eq!(crew.load_lines().await.last().unwrap(), line);
        assert!(matches!(crew.referee.verify_game(crew.game).await.unwrap(), Proof::True(_)));
        let part = PageRange { skipped: 0, limit: 10 };
        let results = crew.referee.load_results(GUILD, &ResultFilter::default(), part).await.unwrap();
        assert_eq!((results.games.len(), results.several.len()), (0, 1), "partners are not opponents");
    }
    let world = TestDatabase::new().await;
    let referee = Referee::new(world.store.clone(), &GAMES);
    for options in [
        LobbyOptions { rated: true, ..terms(2) },
        LobbyOptions { terms: "mode=2 factions=draft".to_owned(), ..terms(2) },
    ] {
        let opened = referee.open_lobby(VENUE, player(ALICE), &FactionChoice::Open, &options, press(1)).await;
        assert!(matches!(opened, Err(RefereeError::ForTwo)), "{opened:?}");
    }
}

#[tokio::test]
async fn sztab_takes_a_seat_beside_a_person() {
    let computer = ComputerPlayer { strength: "casual".to_owned(), name: "Sztab (casual)".to_owned() };
    let mut crew = RaftSession::begin(&[ALICE], LobbyOptions { computers: vec![computer], ..terms(2) }).await;
    for turn in 0..4 {
        let jobs = crew.world.store.load_jobs(crew.game).await.unwrap();
        if let Some(job) = jobs.into_iter().find(|job| job.kind == JobKind::ComputerPlayer.key()) {
            let thought = crew.referee.compute_turn(&job).await.unwrap().unwrap();
            crew.referee.play_computer_turn(&job, thought, NOON).await.unwrap();
        } else {
            crew.play_line("bail", NOON).await;
        }
        assert_eq!(crew.load_lines().await.len(), turn + 1);
    }
    let log = crew.world.store.load_log(crew.game).await.unwrap();
    let sides: Vec<u8> = log.iter().map(|entry| entry.side).collect();
    assert_eq!(sides, [0, 1, 0, 1], "they take turns");
}
