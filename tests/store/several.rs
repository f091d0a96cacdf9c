//! Decisions that concern several players in sessions with three and four: who is asked, who is not, and which games
//! continue.

use crate::arranged_game;
use crate::world::{GUILD, NOON, TestDatabase, draw_by_hand, game_of, legal_lines, player};
use std::sync::Arc;
use sztab_game::{Language, Sides};
use sztab_neuroshima::rules::{Army, Opening, OutcomeReason, RULES_VERSION, Roster, Side, Terms};
use sztab_referee::clock::{Clock, HOUR_MS, TimeControl};
use sztab_referee::{
    Act, DrawOfferResult, FactionChoice, FallAnswer, Interaction, JobKind, LobbyOptions, Matter, Place, PostContent,
    PostKind, Referee, RefereeError, Request, ResignationResult, ResultFilter, Ruling, RulingRequest, SeatOffer,
    SeatReply, Session, Statistics, UndoAnswer, UndoResult, Venue, computer_user,
};
use sztab_store::{
    Change, ChannelId, FactionData, GameId, InteractionId, PageRange, Seed, Start, StartSeat, Status, UnixMs, UserId,
};

/// The players, indexed by side.
const PLAYERS: [UserId; 4] = [UserId(11), UserId(12), UserId(13), UserId(14)];
const OUTSIDER: UserId = UserId(99);
const ARMIES: [&str; 4] = ["moloch", "borgo", "hegemony", "outpost"];
const X: Side = Side(0);
const Y: Side = Side(1);
const Z: Side = Side(2);
const W: Side = Side(3);

/// A session with several players, at a time that tests can set.
pub struct MultiplayerSession {
    pub world: TestDatabase,
    pub referee: Referee,
    pub game: GameId,
    presses: u64,
    now: UnixMs,
}

impl MultiplayerSession {
    /// A session on the given terms, before its first line. Computer players play the sides in `computers`.
    pub async fn new(terms: &str, tops: &[&str], clock: Option<TimeControl>, computers: Sides) -> Self {
        let world = TestDatabase::new().await;
        draw_by_hand(&world.store).await;
        let referee = Referee::new(world.store.clone(), sztab::KINDS);
        for user in PLAYERS {
            referee.set_personal(user, NOON, |personal| personal.draws_by_hand = true).await.unwrap();
        }
        let usual = LobbyOptions::new(Language::English, Place::Here);
        let options = LobbyOptions { terms: terms.to_owned(), clock, ..usual };
        let place = Venue { guild: GUILD, channel: ChannelId(5) };
        let press = Interaction { id: InteractionId(1), at: NOON };
        let host = player(PLAYERS[0]);
        let game = referee.open_lobby(place, host, &FactionChoice::Random, &options, press).await.unwrap();
        let record = world.store.load_game(game).await.unwrap();
        let start = game_start(terms, tops, computers, record.options);
        let seats = u8::try_from(start.seats.len()).unwrap();
        for seat in &start.seats[1..] {
            world.store.join(game, seat.player.clone(), seats, None, Change::at(NOON)).await.unwrap();
        }
        world.store.start(game, start, Change::at(NOON)).await.unwrap();
        let mut round = Self { world, referee, game, presses: 10, now: NOON };
        if let Some(control) = clock {
            let seats = round.load_session().await.game().sides().len();
            let clock = Clock::new(control, seats, X.into(), NOON);
            let change = Change::at(NOON).with_clock(Some(serde_json::to_string(&clock).unwrap()));
            round.world.store.queue_posts(game, change).await.unwrap();
        }
        round.restart();
        round
    }

    /// A free-for-all with three or four players, after the HQs have been placed.
    async fn free_for_all(seats: usize) -> Self {
        let mut round = Self::new(&format!("mode=ffa seats={seats}"), &[], None, Sides::NONE).await;
        round.place_headquarters(seats).await;
        round
    }

    async fn teams(computers: Sides) -> Self {
        let mut round = Self::new("mode=teams seats=4", &[], None, computers).await;
        round.place_headquarters(4).await;
        round
    }

    /// Places the HQs of all sides, far from each other.
    async fn place_headquarters(&mut self, seats: usize) {
        for side in 0..seats {
            let lines = legal_lines(&self.load_session().await);
            // The first and the last hexes are corners of the board.
            let line = if side % 2 == 0 { lines.first() } else { lines.last() }.unwrap().clone();
            self.play_line(&line).await;
        }
    }

    /// Starts a new referee with an empty cache.
    fn restart(&mut self) {
        self.referee = Referee::new(self.world.store.clone(), sztab::KINDS);
    }

    pub async fn load_session(&self) -> Session {
        self.referee.load_session(self.game).await.unwrap()
    }

    pub fn request(&mut self, user: UserId, line: &str) -> Request {
        self.presses += 1;
        let press = Interaction { id: InteractionId(self.presses), at: self.now };
        Request { act: Act::Line(line.to_owned()), ..Request::new(self.game, user, None, press) }
    }

    fn request_of_side(&mut self, side: Side) -> Request {
        self.request(PLAYERS[side.index()], "")
    }

    /// Plays a line of the side to act.
    pub async fn play_line(&mut self, line: &str) -> Session {
        let side = self.load_session().await.next_to_act().unwrap().0;
        self.try_play_line(side, line).await.unwrap_or_else(|error| panic!("{line}: {error}"))
    }

    async fn try_play_line(&mut self, side: Side, line: &str) -> Result<Session, RefereeError> {
        let user = self.load_session().await.player(side).unwrap();
        let request = self.request(user, line);
        self.referee.act(request).await.map(|acted| acted.session)
    }

    /// Plays a whole turn without using a tile.
    async fn play_turn(&mut self) {
        self.play_line("draw").await;
        while let Some(line) =
            legal_lines(&self.load_session().await).into_iter().find(|line| line.starts_with("discard"))
        {
            if legal_lines(&self.load_session().await).contains(&"end".to_owned()) {
                break;
            }
            self.play_line(&line).await;
        }
        self.play_line("end").await;
    }

    async fn load_post_kinds(&self) -> Vec<String> {
        self.world.store.load_posts(self.game).await.unwrap().into_iter().map(|post| post.kind).collect()
    }

    async fn load_last_line(&self) -> (u8, String) {
        let log = self.world.store.load_log(self.game).await.unwrap();
        log.last().map(|entry| (entry.side, entry.line.clone())).unwrap()
    }

    async fn resign(&mut self, side: Side) -> Result<ResignationResult, RefereeError> {
        let request = self.request_of_side(side);
        self.referee.resign(request).await
    }

    async fn claim(&mut self, side: Side, late: Side) -> Result<(), RefereeError> {
        let request = self.request_of_side(side);
        self.referee.answer_fall(request, late, FallAnswer::Claim).await
    }

    async fn load_status(&self) -> Status {
        self.world.store.load_game(self.game).await.unwrap().status
    }

    /// Asserts that a new referee reads the same game from the database as the one in memory.
    async fn assert_reads_back(&self) {
        let fresh = Referee::new(self.world.store.clone(), sztab::KINDS).load_session(self.game).await.unwrap();
        assert_eq!(game_of(&fresh).fingerprint(), game_of(&self.load_session().await).fingerprint());
    }

    /// Advances the time and carries out the jobs that fall due.
    async fn advance(&mut self, span: i64) {
        self.now = UnixMs(self.now.0 + span);
        for job in self.world.store.load_due_jobs(self.now, 100).await.unwrap() {
            self.referee.carry_out_job(&job, self.now).await.unwrap();
        }
    }
}

/// The start of a game on the given terms, with these tiles on top of the piles.
fn game_start(terms: &str, tops: &[&str], computers: Sides, options: String) -> Start {
    let terms: Terms = terms.parse().unwrap();
    let armies: Vec<Army> = ARMIES[..usize::from(terms.seats)]
        .iter()
        .map(|id| Army::built_in().into_iter().find(|army| army.id == *id).unwrap())
        .collect();
    let board = terms.board;
    let roster = Roster::with_terms(armies.iter().cloned().map(Arc::new).collect(), terms.clone());
    let pile =
        |side: Side| arranged_game::stack_pile(roster.army(side), tops.get(side.index()).copied().unwrap_or_default());
    let piles = roster.sides().map(pile).collect();
    let seats = armies.iter().zip(PLAYERS).zip(0..).map(|((army, user), seat)| StartSeat {
        player: player(if computers.contains(Side(seat)) { computer_user(usize::from(seat)).unwrap() } else { user }),
        faction: army.id.clone(),
        faction_hash: army.hash.clone(),
    });
    Start {
        channel: ChannelId(5),
        rules_version: RULES_VERSION,
        seed: Seed([0; 32]),
        commitment: String::new(),
        opening: serde_json::to_string(&Opening { board, terms, piles, leaders: Vec::new() }).unwrap(),
        options,
        seats: seats.collect(),
        factions: armies
            .iter()
            .map(|army| FactionData { hash: army.hash.clone(), faction: army.id.clone(), source: army.source.clone() })
            .collect(),
    }
}

#[tokio::test]
async fn a_resigning_player_among_three_leaves_and_the_others_play_on() {
    let mut round = MultiplayerSession::free_for_all(3).await;
    assert!(round.load_session().await.continues_without(Y));
    round.play_line("draw").await;
    // Y resigns during another player's turn.
    let session = round.try_play_line(Y, "resign").await.unwrap();
    assert_eq!((session.game().waiting_sides(), session.record.status), (X.into(), Status::Running));
    assert_eq!(session.game().playing_sides(), Sides::first(3).without(Y));
    assert!(session.is_out(Y) && !session.is_out(X));
    assert_eq!(round.load_post_kinds().await.last().unwrap(), PostKind::Turn.key(), "a post tells it");
    round.assert_reads_back().await;
    round.play_line("end").await;
    let session = round.load_session().await;
    assert_eq!(session.game().waiting_sides(), Z.into(), "the turns of Y pass");
    // Y may play no further lines.
    for line in ["draw", "end", "resign"] {
        let refused = round.try_play_line(Y, line).await;
        assert!(matches!(refused, Err(RefereeError::OutOfGame)), "{line}: {refused:?}");
    }
    assert!(matches!(round.resign(Y).await, Err(RefereeError::OutOfGame)));
    let request = round.request_of_side(Y);
    assert!(matches!(round.referee.undo(request).await, Err(RefereeError::OutOfGame)));
    let request = round.request_of_side(Y);
    assert!(matches!(round.referee.offer_draw(request).await, Err(RefereeError::OutOfGame)));
    // Only two players remain, so the next resignation ends the game.
    assert!(!round.load_session().await.continues_without(Z));
    round.try_play_line(Z, "resign").await.unwrap();
    let outcome = round.load_session().await.game().outcome().unwrap();
    assert_eq!((outcome.winners().single(), outcome.rank(Z), outcome.rank(Y)), (Some(X), Some(2), Some(3)));
    assert_eq!(round.load_status().await, Status::Over);
}

#[tokio::test]
async fn resigning_during_a_turn_passes_it_to_the_next_player_with_a_ping() {
    let mut round = MultiplayerSession::free_for_all(4).await;
    round.play_line("draw").await;
    let session = round.try_play_line(X, "resign").await.unwrap();
    assert_eq!(session.game().waiting_sides(), Y.into());
    assert_eq!(round.load_post_kinds().await.last().unwrap(), PostKind::Turn.key());
}

#[tokio::test]
async fn a_team_resigns_if_the_ally_agrees() {
    let mut round = MultiplayerSession::teams(Sides::NONE).await;
    assert_eq!(round.load_session().await.sides_to_agree(Matter::Resignation(X)), Z.into());
    let refused = round.try_play_line(X, "resign").await;
    assert!(matches!(refused, Err(RefereeError::AlliesDecide)), "{refused:?}");
    assert!(matches!(round.resign(X).await, Ok(ResignationResult::Asked)));
    assert_eq!(round.load_post_kinds().await.last().unwrap(), PostKind::Resignation.key());
    assert!(matches!(round.resign(X).await, Err(RefereeError::OthersAsked)));
    for side in [X, Y, W] {
        let request = round.request_of_side(side);
        let refused = round.referee.answer_resignation(request, X, true).await;
        assert!(matches!(refused, Err(RefereeError::OthersAnswer)), "{side:?}: {refused:?}");
    }
    let request = round.request(OUTSIDER, "");
    let refused = round.referee.answer_resignation(request, X, true).await;
    assert!(matches!(refused, Err(RefereeError::NotSeated(_))), "{refused:?}");
    // The ally continues, and X asks again.
    let request = round.request_of_side(Z);
    round.referee.answer_resignation(request, X, false).await.unwrap();
    let request = round.request_of_side(Z);
    let refused = round.referee.answer_resignation(request, X, true).await;
    assert!(matches!(refused, Err(RefereeError::ResignationGone)), "{refused:?}");
    assert!(matches!(round.resign(X).await, Ok(ResignationResult::Asked)));
    // X plays a turn, so the request lapses. Turns of other players do not affect the next request.
    round.play_turn().await;
    let request = round.request_of_side(Z);
    assert!(matches!(round.referee.answer_resignation(request, X, true).await, Err(RefereeError::ResignationGone)));
    assert!(matches!(round.resign(X).await, Ok(ResignationResult::Asked)));
    round.play_turn().await;
    let request = round.request_of_side(Z);
    round.referee.answer_resignation(request, X, true).await.unwrap();
    let outcome = round.load_session().await.game().outcome().unwrap();
    assert_eq!(outcome.winners(), Sides::from(Y).with(W));
    assert_eq!(round.load_last_line().await, (0, "resign".to_owned()));
    round.assert_reads_back().await;
}

#[tokio::test]
async fn a_computer_ally_agrees_to_resign_without_being_asked() {
    let mut round = MultiplayerSession::teams(Sides::from(Z)).await;
    assert!(matches!(round.resign(X).await, Ok(ResignationResult::Done(_))));
    assert_eq!(round.load_session().await.game().outcome().unwrap().winners(), Sides::from(Y).with(W));
}

#[tokio::test]
async fn a_single_player_against_a_team_needs_no_consent() {
    let mut round = MultiplayerSession::new("mode=one-vs-team seats=3", &[], None, Sides::NONE).await;
    round.place_headquarters(3).await;
    let session = round.load_session().await;
    assert_eq!(session.sides_to_agree(Matter::Resignation(X)), Sides::NONE);
    assert_eq!(session.sides_to_agree(Matter::Resignation(Y)), Z.into());
    assert_eq!(session.sides_to_agree(Matter::Fall(X)), Sides::from(Y).with(Z));
    assert_eq!(session.sides_to_agree(Matter::Fall(Y)), X.into(), "the ally claims nothing");
    round.try_play_line(X, "resign").await.unwrap();
    assert_eq!(round.load_session().await.game().outcome().unwrap().winners(), Sides::from(Y).with(Z));
}

#[tokio::test]
async fn a_step_back_needs_the_consent_of_all_playing_sides() {
    let mut round = MultiplayerSession::free_for_all(4).await;
    round.try_play_line(W, "resign").await.unwrap();
    round.play_line("draw").await;
    let before = round.load_session().await;
    round.play_line("end").await;
    let request = round.request_of_side(X);
    let UndoResult::Asked { request: asked, .. } = round.referee.undo(request).await.unwrap() else {
        panic!("not free")
    };
    assert_eq!(round.load_session().await.sides_to_agree(Matter::Undo(asked)), Sides::from(Y).with(Z));
    let request = round.request_of_side(X);
    assert!(matches!(round.referee.undo(request).await, Err(RefereeError::OthersAsked)));
    let request = round.request_of_side(X);
    let refused = round.referee.answer_undo(request, asked, UndoAnswer::Accepted).await;
    assert!(matches!(refused, Err(RefereeError::OthersAnswer)), "{refused:?}");
    let request = round.request_of_side(W);
    let refused = round.referee.answer_undo(request, asked, UndoAnswer::Accepted).await;
    assert!(matches!(refused, Err(RefereeError::OutOfGame)), "{refused:?}");
    let request = round.request_of_side(Y);
    round.referee.answer_undo(request, asked, UndoAnswer::Accepted).await.unwrap();
    let request = round.request_of_side(Y);
    let refused = round.referee.answer_undo(request, asked, UndoAnswer::Accepted).await;
    assert!(matches!(refused, Err(RefereeError::AgreedAlready)), "{refused:?}");
    assert_eq!(round.load_session().await.game().waiting_sides(), Y.into(), "Z has not agreed");
    let request = round.request_of_side(Z);
    round.referee.answer_undo(request, asked, UndoAnswer::Accepted).await.unwrap();
    assert_eq!(game_of(&round.load_session().await).fingerprint(), game_of(&before).fingerprint());
    // One refusal is enough.
    round.play_line("end").await;
    let request = round.request_of_side(X);
    let UndoResult::Asked { request: asked, .. } = round.referee.undo(request).await.unwrap() else {
        panic!("not free")
    };
    let request = round.request_of_side(Y);
    round.referee.answer_undo(request, asked, UndoAnswer::Accepted).await.unwrap();
    let request = round.request_of_side(Z);
    round.referee.answer_undo(request, asked, UndoAnswer::Refused).await.unwrap();
    let request = round.request_of_side(X);
    assert!(matches!(round.referee.undo(request).await, Err(RefereeError::OthersRefused)));
}

#[tokio::test]
async fn a_departure_is_taken_back_with_the_step_before_it() {
    let mut round = MultiplayerSession::free_for_all(3).await;
    round.play_line("draw").await;
    let before = round.load_session().await;
    round.play_line("end").await;
    round.try_play_line(Z, "resign").await.unwrap();
    let request = round.request_of_side(X);
    let UndoResult::Asked { request: asked, .. } = round.referee.undo(request).await.unwrap() else {
        panic!("not free")
    };
    let request = round.request_of_side(Y);
    round.referee.answer_undo(request, asked, UndoAnswer::Accepted).await.unwrap();
    let session = round.load_session().await;
    assert_eq!(game_of(&session).fingerprint(), game_of(&before).fingerprint());
    assert!(!session.is_out(Z), "Z is back");
    round.assert_reads_back().await;
}

#[tokio::test]
async fn a_draw_needs_all_contenders_and_the_others_share_nothing() {
    let mut round = MultiplayerSession::free_for_all(4).await;
    round.try_play_line(Y, "resign").await.unwrap();
    let request = round.request_of_side(X);
    assert_eq!(round.referee.offer_draw(request).await.unwrap(), DrawOfferResult::Asked);
    assert_eq!(round.load_session().await.sides_to_agree(Matter::Draw(X)), Sides::from(Z).with(W));
    let request = round.request_of_side(Y);
    assert!(matches!(round.referee.answer_draw(request, true).await, Err(RefereeError::OutOfGame)));
    let request = round.request_of_side(X);
    assert!(matches!(round.referee.answer_draw(request, true).await, Err(RefereeError::OthersAnswer)));
    let request = round.request_of_side(X);
    assert!(matches!(round.referee.offer_draw(request).await, Err(RefereeError::OthersAsked)));
    let request = round.request_of_side(Z);
    round.referee.answer_draw(request, true).await.unwrap();
    // Z has agreed and may keep playing; so may X, who has offered the draw.
    round.play_turn().await;
    round.play_turn().await;
    assert_eq!(round.load_session().await.game().waiting_sides(), W.into());
    let request = round.request_of_side(W);
    round.referee.answer_draw(request, true).await.unwrap();
    let outcome = round.load_session().await.game().outcome().unwrap();
    assert_eq!(outcome.winners(), Sides::first(4).without(Y));
    assert!(!outcome.is_draw() && outcome.rank(Y) == Some(4), "{outcome:?}");
    round.assert_reads_back().await;
}

#[tokio::test]
async fn a_draw_offer_ends_when_a_player_who_has_not_agreed_acts() {
    let mut round = MultiplayerSession::teams(Sides::NONE).await;
    let request = round.request_of_side(W);
    round.referee.offer_draw(request).await.unwrap();
    assert_eq!(round.load_session().await.sides_to_agree(Matter::Draw(W)), Sides::first(3), "by teams everybody");
    for side in [Y, Z] {
        let request = round.request_of_side(side);
        round.referee.answer_draw(request, true).await.unwrap();
    }
    round.play_line("draw").await;
    let request = round.request_of_side(X);
    assert!(matches!(round.referee.answer_draw(request, true).await, Err(RefereeError::DrawGone)));
}

#[tokio::test]
async fn an_expired_clock_is_claimed_by_all_rivals_and_the_others_continue() {
    let clock = Some(TimeControl::PerTurn { hours: 24 });
    let mut round = MultiplayerSession::new("mode=ffa seats=4", &[], clock, Sides::NONE).await;
    round.place_headquarters(4).await;
    round.try_play_line(W, "resign").await.unwrap();
    round.play_line("draw").await;
    assert!(matches!(round.claim(Y, X).await, Err(RefereeError::NotFallen)));
    round.advance(25 * HOUR_MS).await;
    assert!(round.load_post_kinds().await.contains(&PostKind::Fall.key().to_owned()));
    assert!(matches!(round.claim(W, X).await, Err(RefereeError::OutOfGame)));
    assert!(matches!(round.claim(X, X).await, Err(RefereeError::OthersAnswer)));
    round.claim(Z, X).await.unwrap();
    assert_eq!(round.load_session().await.game().waiting_sides(), X.into(), "Y has not claimed");
    round.claim(Y, X).await.unwrap();
    assert_eq!(round.load_last_line().await, (1, "claim X".to_owned()), "the last one who claims says it");
    let session = round.load_session().await;
    assert_eq!((session.record.status, session.game().waiting_sides()), (Status::Running, Y.into()));
    let running = Clock::from_record(&session.record).unwrap().running_sides();
    assert_eq!(running, Y.into(), "no clock of a side that is out runs");
    assert_eq!(round.load_post_kinds().await.last().unwrap(), PostKind::Turn.key());
    let reminders = round.world.store.load_jobs(round.game).await.unwrap().into_iter();
    let reminded: Vec<String> =
        reminders.filter(|job| job.kind == JobKind::Remind.key()).map(|job| job.about).collect();
    assert_eq!(reminded, ["1"], "and nobody is reminded who is out");
    round.assert_reads_back().await;
    // Only two players remain, so the claim ends the game.
    round.advance(25 * HOUR_MS).await;
    round.claim(Z, Y).await.unwrap();
    assert_eq!(round.load_session().await.game().outcome().unwrap().winners().single(), Some(Z));
}

#[tokio::test]
async fn a_claim_is_complete_once_the_last_player_asked_has_left() {
    let clock = Some(TimeControl::PerTurn { hours: 24 });
    let mut round = MultiplayerSession::new("mode=ffa seats=4", &[], clock, Sides::NONE).await;
    round.place_headquarters(4).await;
    round.advance(25 * HOUR_MS).await;
    round.claim(Y, X).await.unwrap();
    round.claim(Z, X).await.unwrap();
    round.try_play_line(W, "resign").await.unwrap();
    assert_eq!(round.load_session().await.game().waiting_sides(), X.into());
    round.claim(Y, X).await.unwrap();
    assert_eq!(round.load_last_line().await, (1, "claim X".to_owned()));
}

#[tokio::test]
async fn a_team_loses_by_one_clock_and_its_allies_cannot_claim() {
    let clock = Some(TimeControl::PerTurn { hours: 24 });
    let mut round = MultiplayerSession::new("mode=teams seats=4", &[], clock, Sides::NONE).await;
    round.place_headquarters(4).await;
    round.advance(25 * HOUR_MS).await;
    assert_eq!(round.load_session().await.sides_to_agree(Matter::Fall(X)), Sides::from(Y).with(W));
    assert!(matches!(round.claim(Z, X).await, Err(RefereeError::OthersAnswer)), "the ally");
    round.claim(Y, X).await.unwrap();
    round.claim(W, X).await.unwrap();
    let session = round.load_session().await;
    assert_eq!(session.game().outcome().unwrap().winners(), Sides::from(Y).with(W));
    assert_eq!(game_of(&session).outcome().unwrap().reason, OutcomeReason::Time);
    assert_eq!(round.load_last_line().await, (3, "claim X".to_owned()));
}

#[tokio::test]
async fn an_expired_live_clock_leaves_the_game_to_the_others() {
    let mut round =
        MultiplayerSession::new("mode=ffa seats=3", &[], Some(TimeControl::Live { minutes: 5 }), Sides::NONE).await;
    round.place_headquarters(3).await;
    round.play_line("draw").await;
    round.advance(HOUR_MS).await;
    assert_eq!(round.load_last_line().await, (0, "time".to_owned()));
    let session = round.load_session().await;
    assert_eq!((session.record.status, session.game().waiting_sides()), (Status::Running, Y.into()));
    assert!(session.is_out(X) && session.game().contenders().contains(X), "it may still win");
    assert_eq!(Clock::from_record(&session.record).unwrap().running_sides(), Y.into());
    assert_eq!(round.load_post_kinds().await.last().unwrap(), PostKind::Turn.key());
}

#[tokio::test]
async fn against_computer_players_alone_nobody_claims() {
    let clock = Some(TimeControl::PerTurn { hours: 24 });
    let round = MultiplayerSession::new("mode=ffa seats=3", &[], clock, Sides::from(Y).with(Z)).await;
    assert_eq!(round.load_session().await.sides_to_agree(Matter::Fall(X)), Sides::NONE);
}

#[tokio::test]
async fn a_seat_among_four_is_handed_over_unless_it_is_out() {
    let mut round = MultiplayerSession::free_for_all(4).await;
    let carol = || player(OUTSIDER);
    let offer = SeatOffer { from: PLAYERS[1], to: OUTSIDER };
    let request = round.request_of_side(Y);
    round.referee.offer_seat(request, offer, false).await.unwrap();
    let request = round.request(OUTSIDER, "");
    round.referee.answer_seat(request, offer, SeatReply { player: carol(), agrees: true }).await.unwrap();
    assert_eq!(round.load_session().await.side_of(OUTSIDER), Some(Y));
    // A substitute who was asked before the resignation and answers after it is refused.
    let other = UserId(100);
    let offer = SeatOffer { from: PLAYERS[2], to: other };
    let request = round.request_of_side(Z);
    round.referee.offer_seat(request, offer, false).await.unwrap();
    round.try_play_line(Z, "resign").await.unwrap();
    let request = round.request(other, "");
    let refused = round.referee.answer_seat(request, offer, SeatReply { player: player(other), agrees: true }).await;
    assert!(matches!(refused, Err(RefereeError::SeatOut)), "{refused:?}");
    let offer = SeatOffer { from: PLAYERS[2], to: UserId(101) };
    let request = round.request_of_side(Z);
    let refused = round.referee.offer_seat(request, offer, true).await;
    assert!(matches!(refused, Err(RefereeError::SeatOut)), "{refused:?}");
}

async fn rule(round: &mut MultiplayerSession, ruling: Ruling, known: usize) -> Result<(), RefereeError> {
    let seq = round.load_session().await.seq;
    let request = Request { seen: Some(seq), ..round.request(OUTSIDER, "") };
    round.referee.carry_out_ruling(RulingRequest { request, known, ruling, reason: "Because.".to_owned() }).await
}

#[tokio::test]
async fn an_organiser_awards_a_game_to_a_team_and_shares_one_among_contenders() {
    let mut round = MultiplayerSession::teams(Sides::NONE).await;
    rule(&mut round, Ruling::Award(Some(Z)), 0).await.unwrap();
    assert_eq!(round.load_session().await.game().outcome().unwrap().winners(), Sides::from(X).with(Z));
    let mut round = MultiplayerSession::free_for_all(3).await;
    round.try_play_line(Y, "resign").await.unwrap();
    rule(&mut round, Ruling::Award(None), 0).await.unwrap();
    assert_eq!(round.load_session().await.game().outcome().unwrap().winners(), Sides::from(X).with(Z));
}

#[tokio::test]
async fn an_organiser_eliminates_a_player_and_the_game_continues() {
    let mut round = MultiplayerSession::free_for_all(4).await;
    rule(&mut round, Ruling::Remove(X), 0).await.unwrap();
    let session = round.load_session().await;
    assert!(session.is_out(X) && session.record.status == Status::Running);
    assert_eq!(session.game().waiting_sides(), Y.into());
    assert!(matches!(rule(&mut round, Ruling::Remove(X), 1).await, Err(RefereeError::NobodyToRemove)));
    let rulings = round.referee.load_rulings(round.game).await.unwrap();
    assert_eq!(rulings.last().unwrap().ruling, Some(Ruling::Remove(X)));
    round.assert_reads_back().await;
    // In team games, and when two players remain, an organiser awards the game rather than removing a player.
    rule(&mut round, Ruling::Remove(Y), 1).await.unwrap();
    assert!(matches!(rule(&mut round, Ruling::Remove(Z), 2).await, Err(RefereeError::NobodyToRemove)));
    let mut teams = MultiplayerSession::teams(Sides::NONE).await;
    assert!(matches!(rule(&mut teams, Ruling::Remove(X), 0).await, Err(RefereeError::NobodyToRemove)));
}

#[tokio::test]
async fn added_time_is_only_for_sides_still_playing() {
    let clock = Some(TimeControl::Bank { hours: 24, increment: 0, cap: 24 });
    let mut round = MultiplayerSession::new("mode=ffa seats=4", &[], clock, Sides::NONE).await;
    round.place_headquarters(4).await;
    round.try_play_line(W, "resign").await.unwrap();
    assert_eq!(round.load_session().await.extendable_sides(), Sides::first(3));
    assert!(matches!(
        rule(&mut round, Ruling::Extend { side: Some(W), amount: 5 }, 0).await,
        Err(RefereeError::NoClock)
    ));
    rule(&mut round, Ruling::Extend { side: Some(Z), amount: 5 }, 0).await.unwrap();
}

#[tokio::test]
async fn only_the_next_player_is_told_that_the_previous_turn_has_begun() {
    let mut round = MultiplayerSession::free_for_all(4).await;
    for user in PLAYERS {
        round.referee.set_personal(user, NOON, |personal| personal.next_up = true).await.unwrap();
    }
    round.try_play_line(Y, "resign").await.unwrap();
    round.play_line("draw").await;
    let posts = round.world.store.load_posts(round.game).await.unwrap();
    let contents =
        posts.iter().filter(|post| PostKind::from_post(post) == Some(PostKind::NextUp)).map(PostContent::from_post);
    assert_eq!(contents.collect::<Vec<_>>(), [Ok(PostContent::NextUp { user: PLAYERS[2] })]);
}

#[tokio::test]
async fn multiplayer_games_are_counted_by_places_and_not_rated() {
    let mut round = MultiplayerSession::free_for_all(3).await;
    round.try_play_line(Y, "resign").await.unwrap();
    round.try_play_line(Z, "resign").await.unwrap();
    let of =
        async |side: Side| -> Statistics { round.referee.load_statistics(PLAYERS[side.index()], GUILD).await.unwrap() };
    let [first, second, third] = [of(X).await, of(Z).await, of(Y).await];
    for (statistics, rank) in [(&first, 1), (&second, 2), (&third, 3)] {
        assert!(statistics.games.is_empty(), "it is no duel");
        let [game] = &statistics.several[..] else { panic!("{statistics:?}") };
        assert_eq!((game.rank, game.seats, game.is_shared), (rank, 3, false));
        assert_eq!(game.terms, "mode=ffa");
    }
    let [places] = &first.places()[..] else { panic!("{first:?}") };
    assert_eq!((places.terms, places.counts), ("mode=ffa", [1, 1, 0]));
    let results =
        round.referee.load_results(GUILD, &ResultFilter::default(), PageRange { skipped: 0, limit: 10 }).await.unwrap();
    let [game] = &results.several[..] else { panic!("{results:?}") };
    assert_eq!(game.seats.len(), 3);
    let csv = results.to_multiplayer_csv();
    assert!(csv.lines().count() == 4 && csv.contains("moloch,1,"), "a row a seat: {csv}");
    assert!(results.games.is_empty() && results.balances().plain.factions.is_empty());
    let ratings = round.referee.load_ratings(GUILD, "neuroshima", round.now).await.unwrap();
    assert!(ratings.matches.is_empty());
}
