//! Ratings on a server: which matches count, in which order, and whether the file allows anyone to compute the same
//! ratings.

use std::collections::HashMap;

use sztab_league::rating::rate_csv;
use sztab_referee::Referee;
use sztab_referee::ratings::{Contestant, RatedMatch, Ratings, table_matches};
use sztab_store::{FinishedGame, GameId, GuildId, Seat, UnixMs, UserId};

use crate::statistics::{DRAW, FIRST_WIN, Match, SECOND_WIN};
use crate::world::{ALICE, BOB, GUILD, NOON, TestDatabase, player};

const CAROL: UserId = UserId(3);
const RATED: &str = r#"{"rated":true}"#;
const WEEK_MS: i64 = 7 * 24 * 60 * 60 * 1000;

/// Placing the HQs, one turn, and the end of the game some seconds after noon.
fn lines_until(seconds: i64) -> [(i64, u8, &'static str); 3] {
    [(0, 0, "place-hq B2 0"), (1, 1, "place-hq D3 0"), (seconds, 0, "draw")]
}

fn rated_match(users: [UserId; 2], result: &str) -> Match<'_> {
    Match { players: users.map(player), options: RATED, ..Match::new(Some(result)) }
}

async fn compute_ratings(world: &TestDatabase, now: UnixMs) -> Ratings {
    let referee = Referee::new(world.store.clone(), sztab::KINDS);
    referee.load_ratings(GUILD, "neuroshima", now).await.unwrap().as_ref().clone()
}

fn users(played: &RatedMatch) -> [u64; 2] {
    played.players.each_ref().map(|who| match who {
        Contestant::User(user) => user.0,
        other @ Contestant::ComputerPlayer(_) => panic!("{other:?} is no user"),
    })
}

#[tokio::test]
async fn finished_rated_games_count_in_the_order_in_which_they_ended() {
    let world = TestDatabase::new().await;
    rated_match([ALICE, BOB], FIRST_WIN).play(&world.store, &lines_until(900)).await;
    rated_match([BOB, CAROL], DRAW).play(&world.store, &lines_until(300)).await;
    let friendly = Match { options: "{}", ..rated_match([ALICE, CAROL], FIRST_WIN) };
    friendly.play(&world.store, &lines_until(100)).await;
    Match { result: None, ..rated_match([ALICE, CAROL], DRAW) }.play(&world.store, &lines_until(100)).await;
    Match { guild: GuildId(901), ..rated_match([ALICE, CAROL], DRAW) }.play(&world.store, &lines_until(100)).await;
    let ratings = compute_ratings(&world, NOON).await;
    assert!(ratings.standings.is_empty(), "the matches end later");
    let found: Vec<_> = ratings.matches.iter().map(|played| (users(played), played.half_points)).collect();
    assert_eq!(found, [([2, 3], [1, 1]), ([1, 2], [2, 0])]);
}

#[tokio::test]
async fn a_new_result_counts_at_once_and_an_idle_week_makes_ratings_less_certain() {
    let world = TestDatabase::new().await;
    let referee = Referee::new(world.store.clone(), sztab::KINDS);
    rated_match([ALICE, BOB], FIRST_WIN).play(&world.store, &lines_until(60)).await;
    let soon = UnixMs(NOON.0 + 3_600_000);
    let one = referee.load_ratings(GUILD, "neuroshima", soon).await.unwrap();
    let names: Vec<&str> = one.standings.iter().map(|standing| standing.name.as_str()).collect();
    assert_eq!(names, ["user 1", "user 2"]);
    let again = referee.load_ratings(GUILD, "neuroshima", soon).await.unwrap();
    assert!(std::sync::Arc::ptr_eq(&one, &again), "nothing has changed");
    rated_match([ALICE, BOB], SECOND_WIN).play(&world.store, &lines_until(120)).await;
    let two = referee.load_ratings(GUILD, "neuroshima", soon).await.unwrap();
    assert_eq!((two.matches.len(), two.standings[0].rated.matches), (2, 2));
    let later = referee.load_ratings(GUILD, "neuroshima", UnixMs(soon.0 + WEEK_MS)).await.unwrap();
    let deviation = |ratings: &Ratings| ratings.standings[0].rated.rating.deviation;
    assert!(deviation(&later) > deviation(&two));
}

#[tokio::test]
async fn the_exported_file_reproduces_the_ratings() {
    let world = TestDatabase::new().await;
    for (number, users, result) in [
        (1, [ALICE, BOB], FIRST_WIN),
        (2, [BOB, CAROL], DRAW),
        (3, [CAROL, ALICE], SECOND_WIN),
        (9, [BOB, ALICE], FIRST_WIN),
    ] {
        rated_match(users, result).play(&world.store, &lines_until(number * 86_400)).await;
    }
    // This is within the week of the last match; ratings are computed as of the end of that week.
    let ratings = compute_ratings(&world, UnixMs(NOON.0 + 10 * 86_400_000)).await;
    let told: Vec<String> = ratings
        .standings
        .iter()
        .map(|standing| {
            let rating = standing.rated.rating;
            let provisional = if rating.is_provisional() { "yes" } else { "no" };
            format!(
                "{},{:.2},{:.2},{:.6},{},{provisional}",
                standing.who.id(),
                rating.rating,
                rating.deviation,
                rating.volatility,
                standing.rated.matches
            )
        })
        .collect();
    let computed = rate_csv(&ratings.to_csv()).unwrap();
    assert_eq!(computed.lines().skip(1).collect::<Vec<_>>(), told);
    assert_eq!(told.len(), 3);
}

#[tokio::test]
async fn a_players_history_has_the_rating_at_the_end_of_each_week() {
    let world = TestDatabase::new().await;
    for (day, result) in [(0, FIRST_WIN), (1, FIRST_WIN), (20, SECOND_WIN)] {
        rated_match([ALICE, BOB], result).play(&world.store, &lines_until(day * 86_400 + 60)).await;
    }
    let now = UnixMs(NOON.0 + 21 * 86_400_000);
    let ratings = compute_ratings(&world, now).await;
    let alice = Contestant::User(ALICE);
    let weeks = ratings.weeks_of(&alice);
    let monday = NOON.0 - NOON.0.rem_euclid(86_400_000);
    let found: Vec<_> = weeks.iter().map(|week| (week.monday_ms, week.rated.matches)).collect();
    assert_eq!(found, [(monday, 2), (monday + 2 * WEEK_MS, 3)]);
    assert!(weeks[0].rated.rating.rating > weeks[1].rated.rating.rating);
    let last = ratings.standing(&alice).map(|(_, standing)| standing.rated.matches);
    assert_eq!(last, weeks.last().map(|week| week.rated.matches));
    assert_eq!(ratings.matches_of(&alice).next().map(|played| played.half_points), Some([0, 2]), "the newest");
}

/// A finished rated game that is not in a store: its id, its end, the users in seat order, and the result.
fn finished_game(id: i64, at: i64, [first, second]: [UserId; 2], result: &str) -> FinishedGame {
    let seat = |seat, user, army: &str| Seat {
        seat,
        user,
        name: format!("user {user}"),
        faction: Some(army.to_owned()),
        faction_hash: None,
    };
    FinishedGame {
        id: GameId(id),
        ended_at: UnixMs(at),
        options: RATED.to_owned(),
        result: result.to_owned(),
        mirror: None,
        is_of_season: false,
        seats: vec![seat(0, first, "borgo"), seat(1, second, "hegemony")],
    }
}

#[test]
fn a_mirrored_match_counts_as_one_once_both_games_are_over() {
    let first = FinishedGame { mirror: Some(GameId(2)), ..finished_game(1, 500, [ALICE, BOB], FIRST_WIN) };
    let second = FinishedGame { mirror: Some(GameId(1)), ..finished_game(2, 300, [BOB, ALICE], DRAW) };
    assert_eq!(table_matches(std::slice::from_ref(&first)), []);
    let players = [ALICE, BOB].map(Contestant::User);
    let both = table_matches(&[first, second]);
    assert_eq!(both, [RatedMatch { at_ms: 500, players, half_points: [3, 1] }]);
    assert!((both[0].score() - 0.75).abs() < f64::EPSILON);
}

#[test]
fn season_games_count_elsewhere_and_unreadable_ones_not_at_all() {
    let usual = || finished_game(1, 0, [ALICE, BOB], FIRST_WIN);
    assert_eq!(table_matches(&[usual()]).len(), 1);
    assert_eq!(table_matches(&[FinishedGame { is_of_season: true, ..usual() }]), []);
    assert_eq!(table_matches(&[FinishedGame { options: "?".to_owned(), ..usual() }]), []);
    assert_eq!(table_matches(&[FinishedGame { result: "{}".to_owned(), ..usual() }]), []);
}

#[test]
fn computer_players_are_rated_by_strength() {
    let options = r#"{"rated":true,"computers":[{"strength":"club","name":"Sztab (club)"}]}"#.to_owned();
    let game = FinishedGame { options, ..finished_game(1, 0, [ALICE, sztab_referee::COMPUTER_USER], SECOND_WIN) };
    let ratings = Ratings::compute(&[game], Vec::new(), HashMap::new(), UnixMs(1)).unwrap();
    let best = &ratings.standings[0].who;
    assert_eq!((best, best.id().as_str()), (&Contestant::ComputerPlayer("club".to_owned()), "sztab-club"));
    assert!(ratings.factions.plain.factions.is_empty(), "armies are compared in games between two users");
}

#[test]
fn armies_are_counted_in_friendly_games_too_and_mirrored_matches_apart() {
    let friendly = FinishedGame { options: "{}".to_owned(), ..finished_game(1, 0, [ALICE, BOB], FIRST_WIN) };
    let mirrored = FinishedGame { mirror: Some(GameId(3)), ..finished_game(2, 0, [ALICE, BOB], SECOND_WIN) };
    let ratings = Ratings::compute(&[friendly, mirrored], Vec::new(), HashMap::new(), UnixMs(1)).unwrap();
    let plain = &ratings.factions.plain.factions["borgo"];
    assert_eq!((plain.first.games, plain.first.won, plain.first.hq_balance, plain.second.games), (1, 1, 9, 0));
    let apart = &ratings.factions.mirrored.pairs[&["hegemony".to_owned(), "borgo".to_owned()]];
    assert_eq!((apart.second.games, apart.second.won), (1, 1));
}
