//! Undone steps: those undone at once, those undone with consent, and their traces in the log.

use crate::hall::TimedSessions;
use crate::world::{ALICE, BOB, GUILD, NOON, TestDatabase, draw_by_hand, game_of, legal_lines, player};
use sztab_game::Language;
use sztab_kit::Dice;
use sztab_referee::{
    Act, FactionChoice, History, Interaction, LobbyOptions, Place, PostKind, Referee, RefereeError, Request, Session,
    UndoAnswer, UndoRequest, UndoResult, Venue,
};
use sztab_store::{Change, ChannelId, GameId, InteractionId, Seq, UserId};

/// A session in which each press is a separate interaction.
pub struct Fixture {
    pub referee: Referee,
    pub game: GameId,
    pub presses: u64,
}

impl Fixture {
    pub async fn new(world: &TestDatabase) -> Self {
        Self::in_world(world, false).await
    }

    /// A rated or friendly session.
    async fn in_world(world: &TestDatabase, rated: bool) -> Self {
        draw_by_hand(&world.store).await;
        let referee = Referee::new(world.store.clone(), sztab::KINDS);
        let usual = LobbyOptions::new(Language::English, Place::Here);
        let options = LobbyOptions { terms: "factions=random".to_owned(), rated, ..usual };
        let place = Venue { guild: GUILD, channel: ChannelId(5) };
        let press = |id| Interaction { id: InteractionId(id), at: NOON };
        let army = FactionChoice::Random;
        let game = referee.open_lobby(place, player(ALICE), &army, &options, press(1)).await.unwrap();
        referee.join(game, player(BOB), Change::at(NOON)).await.unwrap();
        referee.start(game, ALICE, ChannelId(5), press(2)).await.unwrap();
        Self { referee, game, presses: 10 }
    }

    pub async fn load_session(&self) -> Session {
        let session = self.referee.load_session(self.game).await.unwrap();
        // A freshly started referee reads the same state.
        let fresh = Referee::new(self.referee.store().clone(), sztab::KINDS).load_session(self.game).await.unwrap();
        assert_eq!(game_of(&fresh).fingerprint(), game_of(&session).fingerprint());
        assert_eq!((fresh.seq, fresh.takes_back), (session.seq, session.takes_back));
        session
    }

    pub fn request(&mut self, user: UserId, act: &str) -> Request {
        self.presses += 1;
        let press = Interaction { id: InteractionId(self.presses), at: NOON };
        Request { act: Act::Line(act.to_owned()), ..Request::new(self.game, user, None, press) }
    }

    /// Plays the first legal action of the player to act whose line begins with these words.
    pub async fn act(&mut self, beginning: &str) -> Session {
        let session = self.load_session().await;
        let user = session.player(game_of(&session).side_to_act().unwrap()).unwrap();
        let line = legal_lines(&session).into_iter().find(|line| line.starts_with(beginning));
        let line = line.unwrap_or_else(|| panic!("no {beginning} in {:?}", legal_lines(&session)));
        let request = self.request(user, &line);
        self.referee.act(request).await.unwrap();
        self.load_session().await
    }

    pub async fn undo(&mut self, user: UserId) -> Result<UndoResult, RefereeError> {
        let request = self.request(user, "");
        self.referee.undo(request).await
    }

    async fn answer(&mut self, user: UserId, asked: UndoRequest, answer: UndoAnswer) -> Result<(), RefereeError> {
        let request = self.request(user, "");
        self.referee.answer_undo(request, asked, answer).await
    }

    pub async fn load_lines(&self) -> Vec<String> {
        let log = self.referee.store().load_log(self.game).await.unwrap();
        log.into_iter().map(|entry| entry.line).collect()
    }

    /// Places both HQs and draws the tile for the first turn.
    async fn begin(&mut self) -> Session {
        self.act("place-hq B2").await;
        self.act("place-hq D3").await;
        self.act("draw").await
    }
}

/// The player to act, followed by the opponent.
fn players(session: &Session) -> (UserId, UserId) {
    let side = game_of(session).side_to_act().unwrap();
    (session.player(side).unwrap(), session.player(game_of(session).opponent(side)).unwrap())
}

#[tokio::test]
async fn a_players_own_step_is_taken_back_at_once_and_the_log_only_grows() {
    let world = TestDatabase::new().await;
    let mut fixture = Fixture::new(&world).await;
    let before = fixture.begin().await;
    let (mine, _) = players(&before);
    let after = fixture.act("discard").await;
    assert!(after.may_undo(after.side_of(mine).unwrap()));
    let UndoResult::Done(acted) = fixture.undo(mine).await.unwrap() else { panic!("it is free") };
    assert_eq!(game_of(&acted.session).fingerprint(), game_of(&before).fingerprint());
    assert_eq!(game_of(&fixture.load_session().await).fingerprint(), game_of(&before).fingerprint());
    let lines = fixture.load_lines().await;
    assert_eq!(lines.len(), 5);
    assert_eq!(lines[4], "undo 3");
    // The draw before it has revealed tiles, so it cannot be undone freely.
    assert!(!fixture.load_session().await.may_undo(after.side_of(mine).unwrap()));
    // The turn continues from this point.
    let again = fixture.act("discard").await;
    assert_eq!(again.seq, Seq(6));
    let UndoResult::Done(_) = fixture.undo(mine).await.unwrap() else { panic!("it is free once more") };
    assert_eq!(fixture.load_lines().await[6], "undo 3", "back to the last line that counts");
}

#[tokio::test]
async fn beyond_their_free_steps_players_need_the_opponents_consent() {
    let world = TestDatabase::new().await;
    let mut fixture = Fixture::new(&world).await;
    let before = fixture.begin().await;
    let (mine, other) = players(&before);
    fixture.act("end").await;
    fixture.act("draw").await;
    let UndoResult::Asked { request: asked, .. } = fixture.undo(mine).await.unwrap() else { panic!("it is not free") };
    assert_eq!(asked.to, before.seq);
    assert!(matches!(fixture.undo(mine).await, Err(RefereeError::UndoAsked)));
    assert!(matches!(fixture.answer(mine, asked, UndoAnswer::Accepted).await, Err(RefereeError::NotYourAnswer)));
    let stranger = fixture.answer(UserId(77), asked, UndoAnswer::Accepted).await;
    assert!(matches!(stranger, Err(RefereeError::NotSeated(_))), "{stranger:?}");
    fixture.answer(other, asked, UndoAnswer::Accepted).await.unwrap();
    assert_eq!(game_of(&fixture.load_session().await).fingerprint(), game_of(&before).fingerprint());
    // The player whose turn it is once more is pinged.
    let posts = world.store.load_posts(fixture.game).await.unwrap();
    let last: Vec<&str> = posts.iter().rev().take(2).map(|post| post.kind.as_str()).collect();
    assert_eq!(last, [PostKind::Turn.key(), PostKind::UndoAnswer.key()]);
    assert!(matches!(fixture.answer(other, asked, UndoAnswer::Accepted).await, Err(RefereeError::UndoGone)));
}

#[tokio::test]
async fn a_player_who_asked_is_pinged_when_the_opponent_agrees() {
    let world = TestDatabase::new().await;
    let mut fixture = Fixture::new(&world).await;
    let (mine, other) = players(&fixture.begin().await);
    let UndoResult::Asked { request: asked, .. } = fixture.undo(mine).await.unwrap() else {
        panic!("a draw is not free")
    };
    fixture.answer(other, asked, UndoAnswer::Accepted).await.unwrap();
    let posts = world.store.load_posts(fixture.game).await.unwrap();
    assert_eq!(posts.last().unwrap().kind, PostKind::Turn.key());
    assert!(legal_lines(&fixture.load_session().await).contains(&"draw".to_owned()));
}

#[tokio::test]
async fn a_game_that_is_over_stays_as_it_ended() {
    let world = TestDatabase::new().await;
    let mut fixture = Fixture::new(&world).await;
    let (mine, other) = players(&fixture.begin().await);
    let resign = fixture.request(mine, "resign");
    fixture.referee.act(resign).await.unwrap();
    for user in [mine, other] {
        assert!(matches!(fixture.undo(user).await, Err(RefereeError::NotRunning(_))));
    }
    let forged = UndoRequest { side: fixture.load_session().await.side_of(mine).unwrap(), to: Seq(2) };
    assert!(matches!(fixture.answer(other, forged, UndoAnswer::Refused).await, Err(RefereeError::NotRunning(_))));
}

#[tokio::test]
async fn a_refused_request_stays_refused_and_an_invented_one_is_invalid() {
    let world = TestDatabase::new().await;
    let mut fixture = Fixture::new(&world).await;
    let before = fixture.begin().await;
    let (mine, other) = players(&before);
    let side = before.side_of(mine).unwrap();
    let forged = UndoRequest { side, to: Seq(1) };
    assert!(matches!(fixture.answer(other, forged, UndoAnswer::Accepted).await, Err(RefereeError::UndoGone)));
    let UndoResult::Asked { request: asked, .. } = fixture.undo(mine).await.unwrap() else {
        panic!("a draw is not free")
    };
    fixture.answer(other, asked, UndoAnswer::Refused).await.unwrap();
    for answer in [UndoAnswer::Accepted, UndoAnswer::Refused] {
        assert!(matches!(fixture.answer(other, asked, answer).await, Err(RefereeError::UndoGone)));
    }
    assert_eq!(fixture.load_session().await.seq, before.seq);
    // A request lapses too if the game has moved on.
    fixture.act("discard").await;
    assert!(matches!(fixture.answer(other, asked, UndoAnswer::Accepted).await, Err(RefereeError::UndoGone)));
}

#[tokio::test]
async fn a_player_without_acts_has_nothing_to_take_back() {
    let world = TestDatabase::new().await;
    let mut fixture = Fixture::new(&world).await;
    let session = fixture.load_session().await;
    let (first, second) = players(&session);
    for user in [first, second] {
        assert!(matches!(fixture.undo(user).await, Err(RefereeError::NothingToUndo)));
    }
    fixture.act("place-hq B2").await;
    // The other player has to act, so undoing the HQ needs consent.
    assert!(matches!(fixture.undo(first).await, Ok(UndoResult::Asked { .. })));
    assert!(matches!(fixture.undo(second).await, Err(RefereeError::NothingToUndo)));
}

#[tokio::test]
async fn a_game_with_random_undos_is_read_back_as_played() {
    for seed in 1..5_u64 {
        let world = TestDatabase::new().await;
        let mut fixture = Fixture::new(&world).await;
        let mut dice = Dice::new(seed);
        let mut below = |bound| dice.draw_below(bound);
        let mut undone = 0;
        for _ in 0..120 {
            let session = fixture.load_session().await;
            let Some(side) = game_of(&session).side_to_act() else { break };
            let user = session.player(side).unwrap();
            if below(4) == 0 && session.takes_back.is_some() {
                fixture.undo(user).await.unwrap();
                undone += 1;
            } else if below(12) == 0 {
                let asked = match fixture.undo(session.player(game_of(&session).opponent(side)).unwrap()).await {
                    Ok(UndoResult::Asked { request, .. }) => request,
                    Ok(UndoResult::Done(_)) => panic!("it is not the turn of the player who asked"),
                    Err(_) => continue,
                };
                let (_, then) = (session.seq, fixture.answer(user, asked, UndoAnswer::Accepted).await);
                then.unwrap();
                undone += 1;
            } else {
                let lines = legal_lines(&session);
                let request = fixture.request(user, &lines[below(lines.len())]);
                fixture.referee.act(request).await.unwrap();
            }
            let now = fixture.load_session().await;
            let history = fixture.referee.load_history(fixture.game, now.seq).await;
            if game_of(&now).outcome().is_none() {
                let history = history.unwrap();
                assert_eq!(game_of(&history.session).fingerprint(), game_of(&now).fingerprint());
                assert_eq!(history.session.takes_back, now.takes_back);
            }
        }
        assert!(undone > 5, "{undone}");
    }
}

#[tokio::test]
async fn a_rated_game_takes_back_only_steps_that_reveal_nothing() {
    let world = TestDatabase::new().await;
    let mut fixture = Fixture::in_world(&world, true).await;
    // An army may have to place its HQ after the others, whatever its seat.
    let (first, _) = players(&fixture.load_session().await);
    fixture.act("place-hq").await;
    // The opponent has to act, so undoing would need consent, which is impossible in a rated game.
    assert!(matches!(fixture.undo(first).await, Err(RefereeError::RatedGoesOn)));
    fixture.act("place-hq").await;
    let session = fixture.act("draw").await;
    assert!(matches!(fixture.undo(first).await, Err(RefereeError::RatedGoesOn)), "{:?}", session.seq);
    assert!(fixture.load_lines().await.iter().all(|line| !line.starts_with("undo")));
}

/// The sentences in a post about the last line.
fn sentences(history: &History) -> Vec<Vec<String>> {
    let (session, language) = (&history.session, Language::English);
    let view = session.view();
    let toll = view.chapters_summary(session.game(), &history.ended_chapters(), language).into_iter().collect();
    let chapters = (0..2).map(|number| view.chapter(session.game(), &history.chapter(number), language));
    let mut said = vec![view.story(session.game(), &history.live_narrative(), language), toll];
    said.extend(chapters);
    said.push(vec![format!("{:?} {:?} {:?}", history.side_of_undo(), history.latest_computer_turn(), history.lasted)]);
    said
}

#[tokio::test]
async fn posts_made_from_snapshots_match_those_from_the_whole_log() {
    let world = TestDatabase::new().await;
    let (mut shorter, mut undone) = (0, 0);
    for (number, armies) in (0..).zip([["borgo", "moloch"], ["outpost", "hegemony"]]) {
        let mut hall = TimedSessions::new(&world.store, number);
        let game = hall.begin(number + 20, armies, |_| {}).await;
        while let Some(seq) = hall.play_step(game).await {
            let session = hall.referee.load_session(game).await.unwrap();
            let own = session.takes_back.and_then(|step| session.player(step.side));
            if let Some(user) = own.filter(|_| hall.draw_below(3) == 0) {
                let request = hall.request(game, user, "");
                hall.referee.undo(request).await.unwrap();
                undone += 1;
            }
            let record = world.store.load_game(game).await.unwrap();
            let last = record.last;
            let whole = hall.referee.load_history_of(record.clone(), last).await.unwrap();
            let latest = hall.referee.load_latest_history(record.clone(), last).await.unwrap();
            assert_eq!(sentences(&latest), sentences(&whole), "armies {armies:?}, line {last}");
            let [one, other] = [&latest, &whole].map(|history| &history.session);
            assert_eq!(game_of(one).fingerprint(), game_of(other).fingerprint());
            assert_eq!((one.seq, one.counted, one.takes_back), (other.seq, other.counted, other.takes_back));
            shorter += usize::from(latest.moments.len() < whole.moments.len());
            if seq.0 > 150 {
                break;
            }
        }
    }
    assert!(undone > 10 && shorter > 50, "{undone} steps were taken back, {shorter} posts were made from a kept state");
}

#[tokio::test]
async fn posts_and_acts_read_no_undone_lines_and_none_before_the_snapshots() {
    let world = TestDatabase::new().await;
    let mut hall = TimedSessions::new(&world.store, 1);
    let game = hall.begin(20, ["borgo", "moloch"], |_| {}).await;
    hall.play(game, 60).await;
    // A step that may be undone is undone repeatedly.
    let mut rounds = 0;
    while rounds < 40 {
        hall.play_step(game).await.expect("the game goes on");
        let session = hall.referee.load_session(game).await.unwrap();
        if let Some(user) = session.takes_back.and_then(|step| session.player(step.side)) {
            let request = hall.request(game, user, "");
            hall.referee.undo(request).await.unwrap();
            rounds += 1;
        }
    }
    let kept = world.store.load_snapshots(game).await.unwrap();
    let oldest = kept.last().expect("turns have begun").0;
    world.run_sql("DROP TRIGGER action_never_changed").await.unwrap();
    let unread = format!("UPDATE action SET line = 'unreadable' WHERE game_id = {game} AND seq <= {oldest}");
    assert!(world.run_sql(&unread).await.unwrap() > 20);
    let log = world.store.load_log(game).await.unwrap();
    // The side to act before an undone step follows from that step, unless the undoing was itself undone.
    let again = |at: usize| log[at].line.starts_with("undo ") && log[at].line == log[at + 2].line;
    let unread: Vec<Seq> = (1..log.len() - 2).filter(|&at| again(at)).map(|at| log[at - 1].seq).collect();
    assert!(unread.len() > 5, "{unread:?}");
    for seq in unread {
        let unread = format!("UPDATE action SET line = 'unreadable' WHERE game_id = {game} AND seq = {seq}");
        world.run_sql(&unread).await.unwrap();
    }
    let referee = Referee::new(world.store.clone(), sztab::KINDS);
    let record = world.store.load_game(game).await.unwrap();
    let last = record.last;
    referee.load_latest_history(record.clone(), last).await.expect("a post is made from the kept states");
    assert!(referee.load_history_of(record, last).await.is_err(), "the whole log cannot be read any more");
    let mut fresh = TimedSessions::new(&world.store, 2);
    fresh.play_step(game).await.expect("the game goes on");
}
