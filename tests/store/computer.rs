//! The computer player in a session: its turn is a job, computed in the background and written only once.

use std::sync::Arc;

use sztab::KINDS;
use sztab_game::chance::commitment;
use sztab_game::{Game, Kind, Language, Players, Seed, Side};
use sztab_neuroshima::rules::{Army, Board, Game as Neuroshima, Instant, Kind as TileKind, Opening, Roster};
use sztab_referee::clock::{Clock, HOUR_MS, TimeControl};
use sztab_referee::{
    Act, COMPUTER_USER, ComputerPlayer, FactionChoice, FirstGame, Interaction, JobKind, LobbyOptions, Place, PostKind,
    Referee, RefereeError, Request, Session, UndoResult, Venue, computer_number, computer_user, is_computer,
};
use sztab_store::{Change, ChannelId, GameId, InteractionId, Job, LineCause, Status, StoreError, UnixMs};

use crate::world::{ALICE, BOB, GUILD, NOON, TestDatabase, legal_lines, player};
use sztab_kit::bids::BidsKind;

/// The terms of a game against computer players in which the user plays first.
fn terms(clock: Option<TimeControl>) -> LobbyOptions {
    let computer = ComputerPlayer { strength: "casual".to_owned(), name: "Sztab (casual)".to_owned() };
    let usual = LobbyOptions::new(Language::English, Place::Here);
    LobbyOptions { computers: vec![computer], clock, terms: "first=host".to_owned(), ..usual }
}

/// Alice's game against computer players.
struct Fixture {
    world: TestDatabase,
    referee: Referee,
    game: GameId,
    presses: u64,
    now: UnixMs,
}

impl Fixture {
    async fn new(options: &LobbyOptions) -> Self {
        let world = TestDatabase::new().await;
        let referee = Referee::new(world.store.clone(), sztab::KINDS);
        let (venue, army) = (Venue { guild: GUILD, channel: ChannelId(5) }, FactionChoice::Faction("borgo".to_owned()));
        let press = Interaction { id: InteractionId(1), at: NOON };
        let game = referee.begin_against_computers(venue, player(ALICE), &army, options, press).await.unwrap();
        Self { world, referee, game, presses: 10, now: NOON }
    }

    fn request(&mut self) -> Request {
        self.presses += 1;
        Request::new(self.game, ALICE, None, Interaction { id: InteractionId(self.presses), at: self.now })
    }

    async fn play_line(&mut self, line: &str) -> Session {
        let request = Request { act: Act::Line(line.to_owned()), ..self.request() };
        self.referee.act(request).await.unwrap().session
    }

    /// The pending jobs of a computer player.
    async fn load_jobs(&self) -> Vec<Job> {
        let jobs = self.world.store.load_jobs(self.game).await.unwrap();
        jobs.into_iter().filter(|job| job.kind == JobKind::ComputerPlayer.key()).collect()
    }

    /// Plays the computer player's turn.
    async fn play_computer_turn(&self) -> Session {
        let [job] = self.load_jobs().await.try_into().unwrap();
        let turn = self.referee.compute_turn(&job).await.unwrap().unwrap();
        self.referee.play_computer_turn(&job, turn, self.now).await.unwrap();
        self.referee.load_session(self.game).await.unwrap()
    }
}

#[tokio::test]
async fn a_first_game_is_dealt_for_a_newcomer_by_its_committed_seed() {
    for number in 0..8 {
        let world = TestDatabase::new().await;
        let referee = Referee::new(world.store.clone(), sztab::KINDS);
        let computers = vec![terms(None).computers.remove(0)];
        let kind = sztab::KINDS[0];
        let (channel, language) = (ChannelId(5), Language::English);
        let asked = FirstGame { guild: GUILD, channel, player: player(ALICE), kind, computers, language };
        let press = Interaction { id: InteractionId(1), at: NOON };
        let game = referee.begin_first_game(asked, press).await.unwrap();
        assert_eq!(referee.find_first_game(ALICE).await.unwrap().unwrap().id, game);
        let session = referee.load_session(game).await.unwrap();
        assert_eq!(session.next_to_act(), Some((Side(0), COMPUTER_USER)), "the house shows how a turn goes");
        let rules: &Neuroshima = session.unmasked_game().downcast_ref().unwrap();
        let drawn = |side: u8, count: usize| -> Vec<_> {
            let pile = rules.seat(Side(side)).pile.iter().rev().take(count);
            pile.map(|&tile| rules.roster().tile(Side(side), tile).kind).collect()
        };
        let hand = drawn(1, 2);
        assert!(
            hand.contains(&TileKind::Warrior) && hand.contains(&TileKind::Instant(Instant::Battle)),
            "{number}: {hand:?}"
        );
        assert_eq!(drawn(0, 1), [TileKind::Warrior]);
        let started = session.record.started.as_ref().unwrap();
        assert_eq!(started.commitment, commitment(&started.seed.0));
        let dealt = Opening::deal(rules.roster(), Board::STANDARD, &started.seed.0);
        assert_eq!(
            rules,
            &Neuroshima::new(Arc::new(rules.roster().clone()), &dealt),
            "nothing but the seed was chosen"
        );
    }
}

#[tokio::test]
async fn a_computer_turn_is_one_job_and_is_written_once() {
    let mut fixture = Fixture::new(&terms(None)).await;
    assert_eq!(fixture.load_jobs().await, [], "it is for Alice to act");
    let session = fixture.play_line("place-hq C3 0").await;
    assert_eq!(session.next_to_act(), Some((Side(1), COMPUTER_USER)));
    let [job] = fixture.load_jobs().await.try_into().unwrap();
    assert_eq!(job.due, NOON, "at once");
    // Two workers compute the same turn, and the one that writes it first prevails.
    let first = fixture.referee.compute_turn(&job).await.unwrap().unwrap();
    let second = fixture.referee.compute_turn(&job).await.unwrap().unwrap();
    fixture.referee.play_computer_turn(&job, first, NOON).await.unwrap();
    let once = fixture.world.store.load_log(fixture.game).await.unwrap();
    fixture.referee.play_computer_turn(&job, second, NOON).await.unwrap();
    assert_eq!(fixture.world.store.load_log(fixture.game).await.unwrap(), once);
    let said: Vec<_> = once.iter().map(|entry| (entry.line.split(' ').next().unwrap(), entry.actor)).collect();
    assert_eq!(said, [("place-hq", ALICE), ("place-hq", COMPUTER_USER), ("draw", ALICE)]);
    assert_eq!(fixture.load_jobs().await, []);
    let posts = fixture.world.store.load_posts(fixture.game).await.unwrap();
    let kinds: Vec<&str> = posts.iter().map(|post| post.kind.as_str()).collect();
    let [opening, turn, refresh] = [PostKind::Opening, PostKind::Turn, PostKind::Refresh].map(PostKind::key);
    assert_eq!(kinds, [opening, turn, refresh, turn], "nobody is called to the turn of the house");
}

#[tokio::test]
async fn a_whole_computer_turn_is_one_transaction() {
    let mut fixture = Fixture::new(&terms(None)).await;
    fixture.play_line("place-hq C3 0").await;
    fixture.play_computer_turn().await;
    for _ in 0..6 {
        let mut session = fixture.referee.load_session(fixture.game).await.unwrap();
        while session.next_to_act().is_some_and(|(_, user)| user == ALICE) {
            // The last legal line ends the turn, if ending the turn is legal.
            let line = legal_lines(&session).pop().unwrap();
            session = fixture.play_line(&line).await;
        }
        if session.game().outcome().is_some() {
            return;
        }
        let before = session.seq;
        fixture.now = UnixMs(fixture.now.0 + HOUR_MS);
        let after = fixture.play_computer_turn().await;
        assert_ne!(after.next_to_act().map(|(_, user)| user), Some(COMPUTER_USER));
        let lines = fixture.world.store.load_log_since(fixture.game, before).await.unwrap();
        assert!(lines.iter().all(|entry| entry.at == fixture.now && entry.interaction.is_none()));
        let own = lines.iter().filter(|entry| entry.actor == COMPUTER_USER && entry.prompt == LineCause::Act).count();
        assert!(own >= 1, "{lines:?}");
        // The narrative begins after the last ping to the person.
        let history = fixture.referee.load_history(fixture.game, after.seq).await.unwrap();
        assert_eq!(history.session.unmasked_game().state(), after.unmasked_game().state());
        let (last, others) = history.moments[history.moments.len() - lines.len()..].split_last().unwrap();
        assert!(last.calls && others.iter().all(|moment| !moment.calls), "one call: {lines:?}");
    }
}

#[tokio::test]
async fn a_turn_planned_before_a_step_back_is_not_played() {
    let mut fixture = Fixture::new(&terms(None)).await;
    fixture.play_line("place-hq C3 0").await;
    let [job] = fixture.load_jobs().await.try_into().unwrap();
    let turn = fixture.referee.compute_turn(&job).await.unwrap().unwrap();
    let request = fixture.request();
    let undone = fixture.referee.undo(request).await.unwrap();
    assert!(matches!(undone, UndoResult::Done(_)), "{undone:?}");
    fixture.referee.play_computer_turn(&job, turn, NOON).await.unwrap();
    let log = fixture.world.store.load_log(fixture.game).await.unwrap();
    assert_eq!(log.iter().map(|entry| entry.line.as_str()).collect::<Vec<_>>(), ["place-hq C3 0", "undo 0"]);
    assert_eq!(fixture.load_jobs().await, [], "it is for Alice to act again");
    fixture.play_line("place-hq B2 0").await;
    assert_eq!(fixture.play_computer_turn().await.next_to_act().map(|(_, user)| user), Some(ALICE));
}

#[tokio::test]
async fn computer_players_have_no_clock_and_claim_nothing() {
    let mut fixture = Fixture::new(&terms(Some(TimeControl::Bank { hours: 48, increment: 0, cap: 48 }))).await;
    let clock = |session: &Session| Clock::from_record(&session.record).unwrap();
    fixture.now = UnixMs(NOON.0 + HOUR_MS);
    let session = fixture.play_line("place-hq C3 0").await;
    assert!(clock(&session).running_sides().is_empty());
    // However long the job has to wait, neither side is charged for the time.
    fixture.now = UnixMs(NOON.0 + 30 * HOUR_MS);
    let session = fixture.play_computer_turn().await;
    let always = sztab_referee::clock::Schedule::default();
    let left = [Side(0), Side(1)].map(|side| clock(&session).remaining_ms(side, fixture.now, &always) / HOUR_MS);
    assert_eq!((left, clock(&session).running_sides()), ([47, 48], Side(0).into()));
    // When the person's clock expires, no player is asked to decide.
    let told = fixture.world.store.load_posts(fixture.game).await.unwrap().len();
    fixture.now = UnixMs(NOON.0 + 100 * HOUR_MS);
    let due = fixture.world.store.load_due_jobs(fixture.now, 100).await.unwrap();
    for job in due.iter().filter(|job| job.kind == JobKind::Fall.key()) {
        fixture.referee.carry_out_job(job, fixture.now).await.unwrap();
    }
    assert_eq!(fixture.world.store.load_posts(fixture.game).await.unwrap().len(), told);
}

#[tokio::test]
async fn an_unknown_strength_is_refused() {
    let world = TestDatabase::new().await;
    let referee = Referee::new(world.store.clone(), sztab::KINDS);
    let venue = Venue { guild: GUILD, channel: ChannelId(5) };
    let press = Interaction { id: InteractionId(1), at: NOON };
    let computer = ComputerPlayer { strength: "random".to_owned(), name: "Sztab".to_owned() };
    let options = LobbyOptions { computers: vec![computer], ..terms(None) };
    let open = FactionChoice::Open;
    let begun = referee.begin_against_computers(venue, player(ALICE), &FactionChoice::Random, &options, press).await;
    assert!(matches!(begun, Err(RefereeError::NoComputerPlayer)), "{begun:?}");
    let opened = referee.open_lobby(venue, player(ALICE), &open, &options, press).await;
    assert!(matches!(opened, Err(RefereeError::NoComputerPlayer)), "{opened:?}");
}

#[test]
fn computer_players_never_learn_the_order_of_the_piles() {
    let armies: Vec<Army> = Army::base_box().into_iter().take(2).collect();
    let roster = std::sync::Arc::new(Roster::new(armies.into_iter().map(std::sync::Arc::new).collect()));
    let game = |seed: u8| {
        let opening = Opening::deal(&roster, sztab_neuroshima::rules::Board::STANDARD, &[seed; 32]);
        Neuroshima::new(std::sync::Arc::clone(&roster), &opening)
    };
    for strength in KINDS[0].strengths() {
        let lines = |seed| KINDS[0].planned_lines(&game(seed), Side(0), strength, &[3; 32]);
        assert!(!lines(7).is_empty() && lines(7) == lines(8), "{strength}");
    }
    assert!(KINDS[0].planned_lines(&game(7), Side(1), "club", &[3; 32]).is_empty(), "it is not its turn");
}

/// A computer player of Bids that plays the last legal line.
struct LastLinePlayer;

impl Players for LastLinePlayer {
    fn strengths(&self) -> &'static [&'static str] {
        &["casual"]
    }

    fn planned_lines(&self, game: &dyn Game, side: Side, _strength: &str, _seed: &Seed) -> Vec<String> {
        game.legal_lines_of(side).pop().into_iter().collect()
    }
}

static BIDS: [Kind; 1] = [&BidsKind { players: &LastLinePlayer }];

fn bids_options(computers: Vec<ComputerPlayer>) -> LobbyOptions {
    LobbyOptions { computers, ..terms(None) }
}

#[tokio::test]
async fn a_computer_player_takes_one_of_three_seats_and_answers_too() {
    let world = TestDatabase::new().await;
    let referee = Referee::new(world.store.clone(), &BIDS);
    let (venue, open) = (Venue { guild: GUILD, channel: ChannelId(5) }, FactionChoice::Open);
    let press = |id| Interaction { id: InteractionId(id), at: NOON };
    let game =
        referee.open_lobby(venue, player(ALICE), &open, &bids_options(terms(None).computers), press(1)).await.unwrap();
    referee.join(game, player(BOB), Change::at(NOON)).await.unwrap();
    referee.start(game, ALICE, venue.channel, press(2)).await.unwrap();
    // All three have to act at once. The computer player answers in secret through its job, and no further job becomes
    // due for it.
    let jobs = world.store.load_jobs(game).await.unwrap();
    let job = jobs.into_iter().find(|job| job.kind == JobKind::ComputerPlayer.key()).unwrap();
    let turn = referee.compute_turn(&job).await.unwrap().unwrap();
    referee.play_computer_turn(&job, turn, NOON).await.unwrap();
    let session = referee.load_session(game).await.unwrap();
    let waiting: Vec<_> = session.waiting_players().into_iter().map(|(_, user)| user).collect();
    assert!(waiting.contains(&ALICE) && waiting.contains(&BOB) && !waiting.contains(&COMPUTER_USER), "{waiting:?}");
    assert!(world.store.load_jobs(game).await.unwrap().iter().all(|job| job.kind != JobKind::ComputerPlayer.key()));
}

#[tokio::test]
async fn computer_players_get_lobby_seats_and_give_back_the_last_one() {
    let world = TestDatabase::new().await;
    let referee = Referee::new(world.store.clone(), &BIDS);
    let (venue, open) = (Venue { guild: GUILD, channel: ChannelId(5) }, FactionChoice::Open);
    let press = Interaction { id: InteractionId(1), at: NOON };
    let options = bids_options(Vec::new());
    let game = referee.open_lobby(venue, player(ALICE), &open, &options, press).await.unwrap();
    let seat = |name: &str| ComputerPlayer { strength: "casual".to_owned(), name: name.to_owned() };
    let add = |user, name| referee.add_computer(game, user, seat(name), Change::at(NOON));
    let unknown = ComputerPlayer { strength: "random".to_owned(), name: String::new() };
    let refused = referee.add_computer(game, ALICE, unknown, Change::at(NOON)).await;
    assert!(matches!(refused, Err(RefereeError::NoComputerPlayer)), "{refused:?}");
    assert!(matches!(add(BOB, "one").await, Err(RefereeError::NotInSession)));
    add(ALICE, "one").await.unwrap();
    add(ALICE, "two").await.unwrap();
    let full = add(ALICE, "three").await;
    assert!(matches!(full, Err(RefereeError::Store(StoreError::LobbyFull(_)))), "{full:?}");
    let seated = async || {
        let lobby = world.store.load_game(game).await.unwrap();
        let names = LobbyOptions::from_record(&lobby)
            .unwrap()
            .computers
            .into_iter()
            .map(|computer| computer.name)
            .collect::<Vec<_>>();
        (lobby.seats.iter().map(|seat| seat.user).collect::<Vec<_>>(), names)
    };
    let [first, second] = [0, 1].map(|number| computer_user(number).unwrap());
    assert_eq!(seated().await, (vec![ALICE, first, second], vec!["one".to_owned(), "two".to_owned()]));
    // A person replaces the last computer player.
    referee.remove_computer(game, ALICE, Change::at(NOON)).await.unwrap();
    referee.join(game, player(BOB), Change::at(NOON)).await.unwrap();
    assert_eq!(seated().await, (vec![ALICE, first, BOB], vec!["one".to_owned()]));
    // The session stays open for the other person, and closes when the last one leaves.
    referee.leave(game, BOB, Change::at(NOON)).await.unwrap();
    assert_eq!(seated().await, (vec![ALICE, first], vec!["one".to_owned()]));
    referee.leave(game, ALICE, Change::at(NOON)).await.unwrap();
    assert_eq!(world.store.load_game(game).await.unwrap().status, Status::Cancelled);
}

#[tokio::test]
async fn computer_players_answer_one_after_another_when_asked_at_once() {
    let world = TestDatabase::new().await;
    let referee = Referee::new(world.store.clone(), &BIDS);
    let (venue, open) = (Venue { guild: GUILD, channel: ChannelId(5) }, FactionChoice::Open);
    let press = |id| Interaction { id: InteractionId(id), at: NOON };
    let computers = vec![
        terms(None).computers.remove(0),
        ComputerPlayer { strength: "casual".to_owned(), name: "Second".to_owned() },
    ];
    let options = bids_options(computers);
    let game = referee.begin_against_computers(venue, player(ALICE), &open, &options, press(1)).await.unwrap();
    for waiting in [2, 1] {
        let session = referee.load_session(game).await.unwrap();
        assert_eq!(session.waiting_players().into_iter().filter(|&(_, user)| is_computer(user)).count(), waiting);
        let jobs = world.store.load_jobs(game).await.unwrap();
        let job = jobs.into_iter().find(|job| job.kind == JobKind::ComputerPlayer.key()).unwrap();
        let turn = referee.compute_turn(&job).await.unwrap().unwrap();
        referee.play_computer_turn(&job, turn, NOON).await.unwrap();
    }
    let session = referee.load_session(game).await.unwrap();
    assert_eq!(session.waiting_players().into_iter().map(|(_, user)| user).collect::<Vec<_>>(), [ALICE]);
    assert!(world.store.load_jobs(game).await.unwrap().iter().all(|job| job.kind != JobKind::ComputerPlayer.key()));
    let actors: Vec<_> = world.store.load_log(game).await.unwrap().iter().map(|entry| entry.actor).collect();
    assert_eq!(actors, [computer_user(0).unwrap(), computer_user(1).unwrap()]);
}

#[tokio::test]
async fn a_person_with_three_computer_players_is_pinged_once_a_round() {
    let seat = |strength: &str, name: &str| ComputerPlayer { strength: strength.to_owned(), name: name.to_owned() };
    let computers = vec![seat("club", "Club"), seat("casual", "Casual"), seat("club", "Another club")];
    let options = LobbyOptions { computers, terms: "mode=teams first=host".to_owned(), ..terms(None) };
    let mut fixture = Fixture::new(&options).await;
    let session = fixture.referee.load_session(fixture.game).await.unwrap();
    assert_eq!(session.computer_sides(), [1, 2, 3].map(Side).into_iter().collect());
    assert_eq!(
        session.record.seats.iter().filter_map(|seat| computer_number(seat.user)).collect::<Vec<_>>(),
        [0, 1, 2]
    );
    let calls = async |fixture: &Fixture| {
        let posts = fixture.world.store.load_posts(fixture.game).await.unwrap();
        posts.iter().filter(|post| post.kind == PostKind::Turn.key()).count()
    };
    for _ in 0..3 {
        let mut session = fixture.referee.load_session(fixture.game).await.unwrap();
        while session.next_to_act().is_some_and(|(_, user)| user == ALICE) {
            let line = legal_lines(&session).pop().unwrap();
            session = fixture.play_line(&line).await;
        }
        let (before, called) = (session.seq, calls(&fixture).await);
        fixture.now = UnixMs(fixture.now.0 + HOUR_MS);
        let (mut turns, mut asked) = (Vec::new(), 0);
        loop {
            if let Some(side) = session.computer_to_act() {
                session = fixture.play_computer_turn().await;
                turns.push(side);
            } else if session.next_to_act().is_some() && session.game().turn() != Some(Side(0)) {
                // In another player's turn, a Battle may ask her for a decision.
                session = fixture.play_line(&legal_lines(&session)[0]).await;
                asked += 1;
            } else {
                break;
            }
        }
        // One side may have an army that places its HQ last, and each side may have to decide in a Battle.
        turns.sort();
        turns.dedup();
        assert_eq!(turns, [Side(1), Side(2), Side(3)], "each has a turn of its own");
        let lines = fixture.world.store.load_log_since(fixture.game, before).await.unwrap();
        let own = |entry: &&sztab_store::Entry| entry.prompt == LineCause::Act;
        for entry in lines.iter().filter(own) {
            assert_eq!(Some(entry.actor), session.player(Side(entry.side)), "{entry:?}");
        }
        assert!((called + 1..=called + 1 + asked).contains(&calls(&fixture).await), "one call for the round");
    }
}
