//! Checks that the season's log records the end of a match's game exactly once and in the same transaction, however the
//! game ends.

use std::process::{Command as Child, Stdio};

use sztab_game::Side;
use sztab_league::decide::{Command, Refusal};
use sztab_league::event::{Cause, EndReason, EventKind, GameOver, Scope, Verdict};
use sztab_league::ids::{MatchId, Seat};
use sztab_league::rules::{MatchKind, Preset};
use sztab_league::season::{Match, MatchStatus, SeasonState};
use sztab_referee::clock::{DAY_MS, HOUR_MS};
use sztab_referee::league::SeasonError;
use sztab_referee::{
    Act, DaysOff, FallAnswer, IDLE_DAYS, Interaction, LobbyOptions, NOTICE_DAYS, Referee, RefereeError, Request,
    Ruling, RulingRequest,
};
use sztab_store::{GameId, GuildId, InteractionId, Status, Store, UnixMs, UserId};

use crate::hall::TimedSessions as Players;
use crate::season_hall::{ORGANISER, TestSeason, random_faction_rules};
use crate::world::{NOON, game_of};

fn single_game_rules() -> sztab_league::rules::Rules {
    random_faction_rules(Preset::Swiss, MatchKind::Single)
}

/// The only game of a match, which must be over.
fn only_game(of: &Match) -> GameOver {
    assert_eq!(of.status(MatchKind::Single), MatchStatus::Closed);
    of.games[&1].clone()
}

/// Number of lines in the season's log that record the end of a game.
async fn count_game_overs(hall: &TestSeason) -> usize {
    let season_record = hall.load_record().await;
    season_record.log.events().iter().filter(|event| matches!(event.kind, EventKind::GameOver(_))).count()
}

/// Plays the first lines of a game, up to its first turn.
async fn place_headquarters(hall: &TestSeason, game: GameId) {
    for hex in ["place-hq B2 0", "place-hq D3 0"] {
        let (_, user) = hall.referee.load_session(game).await.unwrap().next_to_act().unwrap();
        hall.referee.act(hall.game_request(game, user, hex)).await.unwrap();
    }
}

#[tokio::test]
async fn a_resigning_player_loses_with_no_hq_points() {
    let hall = TestSeason::with_first_round(single_game_rules()).await;
    let game = hall.open_game(1, 1).await.unwrap();
    hall.resign(1, game, Seat::First).await.unwrap();
    let over = only_game(&hall.load_match(1).await);
    let armies = hall.load_match(1).await.factions.unwrap();
    let expected = GameOver {
        match_id: MatchId(1),
        game: 1,
        first: Seat::First,
        winner: Some(Seat::Second),
        reason: EndReason::Resigned,
        hq: [20, 20],
        factions: armies,
    };
    assert_eq!(over, expected, "the score leaves out the points of who resigns");
    assert_eq!(count_game_overs(&hall).await, 1);
    let again = hall.referee.undo(hall.game_request(game, hall.load_user_of_seat(1, Seat::First).await, "")).await;
    assert!(matches!(again, Err(RefereeError::NotRunning(_))), "an end is not taken back: {again:?}");
}

#[tokio::test]
async fn a_draw_by_agreement_has_no_winner() {
    let hall = TestSeason::with_first_round(single_game_rules()).await;
    let game = hall.open_game(1, 1).await.unwrap();
    let [first, second] = [hall.load_user_of_seat(1, Seat::First).await, hall.load_user_of_seat(1, Seat::Second).await];
    hall.referee.offer_draw(hall.game_request(game, first, "")).await.unwrap();
    hall.referee.answer_draw(hall.game_request(game, second, ""), true).await.unwrap();
    let over = only_game(&hall.load_match(1).await);
    assert_eq!((over.winner, over.reason), (None, EndReason::Agreed));
}

#[tokio::test]
async fn an_expired_clock_is_claimed() {
    let mut hall = TestSeason::with_first_round(single_game_rules()).await;
    let game = hall.open_game(1, 1).await.unwrap();
    place_headquarters(&hall, game).await;
    hall.now = UnixMs(hall.now.0 + 100 * HOUR_MS);
    let second = hall.load_user_of_seat(1, Seat::Second).await;
    let claim = hall.game_request(game, second, "");
    hall.referee.answer_fall(claim, Side(0), FallAnswer::Claim).await.unwrap();
    let over = only_game(&hall.load_match(1).await);
    assert_eq!((over.winner, over.reason), (Some(Seat::Second), EndReason::Time));
}

#[tokio::test]
async fn a_season_limits_days_off_and_may_show_odds() {
    const HERE: GuildId = crate::world::GUILD;
    let mut rules = single_game_rules();
    rules.matches.clock = "24h".to_owned();
    rules.matches.days_off = 2;
    rules.matches.odds = true;
    let hall = TestSeason::with_first_round(rules).await;
    let game = hall.open_game(1, 1).await.unwrap();
    let session = hall.referee.load_session(game).await.unwrap();
    assert_eq!(LobbyOptions::from_record(&session.record).unwrap().terms, "");
    let falls = async || hall.referee.find_deadline(&session, hall.now).await.unwrap().unwrap().falls.unwrap().0;
    let before = falls().await;
    let (_, user) = session.next_to_act().unwrap();
    let away = DaysOff { first_day: None, days: 10 };
    let vacation = hall.referee.take_vacation(HERE, user, away, hall.now).await.unwrap();
    assert!(vacation.to.0 > before + 8 * DAY_MS);
    assert_eq!(falls().await, before + 2 * DAY_MS, "two days of ten");
    // Days off in the past count too.
    let later = UnixMs(hall.now.0 + 2 * DAY_MS);
    hall.referee.end_vacation(HERE, user, later).await.unwrap();
    hall.referee.take_vacation(HERE, user, DaysOff { first_day: None, days: 5 }, later).await.unwrap();
    assert_eq!(falls().await, before + 2 * DAY_MS);
}

#[tokio::test]
async fn a_live_clock_ends_the_game_by_its_job() {
    let mut rules = single_game_rules();
    rules.matches.clock = "30m".to_owned();
    let mut hall = TestSeason::with_first_round(rules).await;
    hall.open_game(1, 1).await.unwrap();
    hall.wait_until(UnixMs(hall.now.0 + HOUR_MS)).await;
    let over = only_game(&hall.load_match(1).await);
    assert_eq!((over.winner, over.reason), (Some(Seat::Second), EndReason::Time), "First never placed an HQ");
    assert_eq!(count_game_overs(&hall).await, 1);
}

#[tokio::test]
async fn a_finished_game_is_recorded_with_its_final_points() {
    let hall = TestSeason::with_first_round(single_game_rules()).await;
    let game = hall.open_game(1, 1).await.unwrap();
    Players::new(&hall.world.store, 3).play(game, 2000).await;
    let session = hall.referee.load_session(game).await.unwrap();
    let points = game_of(&session).arrangement().points;
    let over = only_game(&hall.load_match(1).await);
    assert_eq!(over.hq, [i32::from(points[0]), i32::from(points[1])]);
    let winner = [Seat::First, Seat::Second].into_iter().max_by_key(|seat| over.hq[seat.index()]).unwrap();
    assert_eq!(over.winner, (over.hq[0] != over.hq[1]).then_some(winner));
    let destroyed = over.hq.contains(&0);
    assert_eq!(over.reason, if destroyed { EndReason::Destroyed } else { EndReason::Points });
}

#[tokio::test]
async fn an_idle_game_closes_without_a_result_and_goes_to_the_judges() {
    let mut rules = single_game_rules();
    // The deadline is later than the time at which the idle game is closed.
    rules.times.round_days = 60;
    let mut hall = TestSeason::with_first_round(rules).await;
    let game = hall.open_game(1, 1).await.unwrap();
    place_headquarters(&hall, game).await;
    hall.wait_until(UnixMs(hall.now.0 + (IDLE_DAYS + NOTICE_DAYS + 1) * DAY_MS)).await;
    assert_eq!(hall.world.store.load_game(game).await.unwrap().status, Status::Cancelled);
    let of = hall.load_match(1).await;
    let queued = of.queued.clone().unwrap();
    assert_eq!((queued.cause, of.games.len()), (Cause::Closed, 0));
    let [first, second] = queued.facts.seats;
    assert!(first.acted && second.acted && first.used_ms > 20 * DAY_MS, "{queued:?}");
    assert_eq!((first.hq, second.hq), (20, 20));
    // A judge who grants more time allows the match to be played, so the game starts again.
    assert!(!hall.startable_games().await.contains(&(1, 1)));
    hall.execute(ORGANISER, Command::Extend { match_id: MatchId(1), days: 7 }).await.unwrap();
    assert!(hall.startable_games().await.contains(&(1, 1)));
    let anew = hall.open_game(1, 1).await.unwrap();
    assert_ne!(anew, game);
    hall.resign(1, anew, Seat::Second).await.unwrap();
    assert_eq!(only_game(&hall.load_match(1).await).winner, Some(Seat::First));
}

#[tokio::test]
async fn a_game_decided_by_an_organiser_ends_its_match_unrated() {
    let hall = TestSeason::with_first_round(single_game_rules()).await;
    let game = hall.open_game(1, 1).await.unwrap();
    let request = hall.game_request(game, UserId(ORGANISER), "");
    let ruling = Ruling::Award(Some(Side(1)));
    hall.referee
        .carry_out_ruling(RulingRequest { request, known: 0, ruling, reason: "Seen.".to_owned() })
        .await
        .unwrap();
    let over = only_game(&hall.load_match(1).await);
    assert_eq!((over.winner, over.reason), (Some(Seat::Second), EndReason::Adjudicated));
    assert!(hall.load_record().await.log.season().rated_matches().is_empty());
}

#[tokio::test]
async fn a_game_of_a_match_already_ruled_ends_without_effect() {
    let hall = TestSeason::with_first_round(single_game_rules()).await;
    let game = hall.open_game(1, 1).await.unwrap();
    let request =
        sztab_referee::league::SeasonRequest { text: Some("did not come".to_owned()), ..hall.request(ORGANISER) };
    let verdict = Verdict::Walkover { winner: Seat::First };
    let rule = |_: &_, reason| Command::Rule { match_id: MatchId(1), verdict, scope: Scope::Whole, reason };
    let before = hall.referee.send_season_command(&request, rule).await.unwrap().record;
    hall.resign(1, game, Seat::First).await.unwrap();
    assert_eq!(hall.world.store.load_game(game).await.unwrap().status, Status::Over);
    assert_eq!(hall.load_record().await.log, before.log);
    let again = hall.open_game(1, 1).await.unwrap();
    assert_eq!(again, game, "no second table");
}

#[tokio::test]
async fn the_last_line_and_the_seasons_line_are_written_together_or_not_at_all() {
    let hall = TestSeason::with_first_round(single_game_rules()).await;
    let game = hall.open_game(1, 1).await.unwrap();
    let before = hall.load_record().await;
    hall.world
        .run_sql("CREATE TRIGGER broken BEFORE INSERT ON season_event BEGIN SELECT RAISE(ABORT, 'broken'); END")
        .await
        .unwrap();
    let failed = hall.resign(1, game, Seat::First).await;
    assert!(matches!(failed, Err(RefereeError::Store(_))), "{failed:?}");
    let record = hall.world.store.load_game(game).await.unwrap();
    assert_eq!((record.status, record.last.0), (Status::Running, 0));
    assert_eq!(hall.load_record().await.log, before.log);
    hall.world.run_sql("DROP TRIGGER broken").await.unwrap();
    hall.resign(1, game, Seat::First).await.unwrap();
    assert_eq!(only_game(&hall.load_match(1).await).winner, Some(Seat::Second));
    assert_eq!(count_game_overs(&hall).await, 1);
}

#[tokio::test]
async fn games_that_end_at_once_are_all_recorded() {
    let hall = TestSeason::with_first_round_of(single_game_rules(), 32).await;
    let mut requests = Vec::new();
    for of in 1..=16 {
        let game = hall.open_game(of, 1).await.unwrap();
        requests.push(hall.game_request(game, hall.load_user_of_seat(of, Seat::First).await, "resign"));
    }
    let ends = futures::future::join_all(requests.into_iter().map(|request| hall.referee.act(request))).await;
    assert!(ends.iter().all(Result::is_ok), "{ends:?}");
    for of in 1..=16 {
        assert_eq!(only_game(&hall.load_match(of).await).winner, Some(Seat::Second));
    }
}

#[tokio::test]
async fn a_whole_season_is_played() {
    let hall = TestSeason::with_first_round(single_game_rules()).await;
    for round in 0..3 {
        let open = hall.startable_games().await;
        assert_eq!(open.len(), 2, "round {round}");
        for (at, (of, number)) in open.into_iter().enumerate() {
            let game = hall.open_game(of, number).await.unwrap();
            if at == 0 {
                Players::new(&hall.world.store, 10 + round).play(game, 2000).await;
            } else {
                hall.resign(of, game, Seat::Second).await.unwrap();
            }
        }
        if round < 2 {
            hall.publish_round().await;
        }
    }
    assert!(hall.startable_games().await.is_empty());
    hall.execute(ORGANISER, Command::End).await.unwrap();
    let season_record = hall.load_record().await;
    assert_eq!(season_record.log.season().state, SeasonState::Ended);
    assert_eq!(season_record.log.season().rated_matches().len(), 6);
    let late = hall.open_game(1, 2).await;
    assert!(matches!(late, Err(SeasonError::Refused(Refusal::NoGame))), "{late:?}");
}

/// Environment variables set only for the child process: the database, and the user who resigns in its only game.
const DATABASE: &str = "SZTAB_TEST_MATCH_DATABASE";
const RESIGNING_USER: &str = "SZTAB_TEST_MATCH_RESIGNS";

#[tokio::test]
async fn a_kill_at_the_end_of_a_game_leaves_both_lines_or_none() {
    // The child's first commit is made when it opens the database.
    let moments = [
        ("before-act=die", false),
        ("before-commit=die@2", false),
        ("after-commit=die@2", true),
        ("after-act=die", true),
    ];
    for (moment, is_over) in moments {
        let mut hall = TestSeason::with_first_round(single_game_rules()).await;
        let game = hall.open_game(1, 1).await.unwrap();
        let user = hall.load_user_of_seat(1, Seat::First).await;
        hall.world.store.close().await;
        let child = Child::new(std::env::current_exe().unwrap())
            .args(["--exact", "match_ends::the_child_that_resigns", "--test-threads=1"])
            .env(DATABASE, hall.world.path())
            .env(RESIGNING_USER, user.0.to_string())
            .env("SZTAB_FAULT", moment)
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .status()
            .unwrap();
        assert!(!child.success(), "{moment}: the child was killed");
        hall.world.reopen().await;
        hall.referee = Referee::new(hall.world.store.clone(), sztab::KINDS);
        let status = hall.world.store.load_game(game).await.unwrap().status;
        assert_eq!(status == Status::Over, is_over, "{moment}");
        assert_eq!(count_game_overs(&hall).await, usize::from(is_over), "{moment}");
        if !is_over {
            hall.resign(1, game, Seat::First).await.unwrap();
        }
        assert_eq!(only_game(&hall.load_match(1).await).winner, Some(Seat::Second), "{moment}");
    }
}

/// This is not a separate test: without the environment variables it does nothing.
#[tokio::test]
async fn the_child_that_resigns() {
    let (Some(path), Ok(user)) = (std::env::var_os(DATABASE), std::env::var(RESIGNING_USER)) else { return };
    let store = Store::open(path).await.unwrap();
    let [game] = store.load_active_games().await.unwrap().try_into().unwrap();
    let press = Interaction { id: InteractionId(5_000_000), at: UnixMs(NOON.0 + 1) };
    let request = Request::new(game.id, UserId(user.parse().unwrap()), None, press);
    Referee::new(store, sztab::KINDS).act(Request { act: Act::Line("resign".to_owned()), ..request }).await.unwrap();
}
