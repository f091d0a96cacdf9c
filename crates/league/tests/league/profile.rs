//! Scoring profiles.

use sztab_league::{
    engine::Standard,
    game::GameScore,
    ids::Seat,
    profile::{MatchKind, MatchScore, Profile, Reason, ScoreError, built_in, built_in_names},
    record::Points,
};

/// A game with these HQ points, won by the player with more.
fn game(first: i32, second: i32) -> GameScore {
    let winner = match first.cmp(&second) {
        std::cmp::Ordering::Greater => Some(Seat::First),
        std::cmp::Ordering::Less => Some(Seat::Second),
        std::cmp::Ordering::Equal => None,
    };
    GameScore { winner, hq: [first, second], first: Seat::First, played: true }
}

fn profile(name: &str) -> &'static Profile {
    built_in(name).expect("a built-in profile")
}

fn score(name: &str, kind: MatchKind, games: &[GameScore]) -> MatchScore {
    profile(name).score(kind, games).expect("a whole match")
}

/// Match points of both players, in hundredths.
fn points(name: &str, kind: MatchKind, games: &[GameScore]) -> [i32; 2] {
    score(name, kind, games).points.map(|points| points.0)
}

#[test]
fn example_c() {
    let games = [[game(11, 4), game(0, 6)], [game(3, 0), game(2, 5)]];
    let [ahead, level] = games.map(|games| score("flamberg", MatchKind::Mirrored, &games));
    assert_eq!(ahead.points, [Points(200), Points(100)]);
    assert_eq!(ahead.game_points, [Points(100), Points(100)]);
    assert_eq!(ahead.hq_balance, 1);
    assert_eq!(level.points, [Points(150), Points(150)]);
    for games in games {
        assert!((Standard.points_share(&games) - 0.5).abs() < 1e-12, "the rating knows game points alone");
    }
}

#[test]
fn flamberg_has_five_results_for_either_side() {
    let of = |games: [GameScore; 2]| points("flamberg", MatchKind::Mirrored, &games);
    let draw = game(4, 4);
    assert_eq!(of([game(9, 1), game(5, 4)]), [300, 0]);
    assert_eq!(of([game(1, 9), game(4, 5)]), [0, 300]);
    assert_eq!(of([game(9, 1), draw]), [250, 50]);
    assert_eq!(of([draw, game(1, 9)]), [50, 250]);
    assert_eq!(of([game(2, 3), game(9, 1)]), [200, 100]);
    assert_eq!(of([game(1, 9), game(3, 2)]), [100, 200]);
    assert_eq!(of([draw, draw]), [150, 150]);
}

#[test]
fn hq_profile_counts_hq_points_of_both_games() {
    let of = |games: [GameScore; 2]| points("hq", MatchKind::Mirrored, &games);
    assert_eq!(of([game(11, 4), game(0, 6)]), [200, 0]);
    assert_eq!(of([game(1, 0), game(0, 6)]), [0, 200]);
    assert_eq!(of([game(3, 0), game(2, 5)]), [100, 100]);
}

#[test]
fn more_game_points_win_with_the_simple_profiles() {
    for (name, win, draw) in [("3/1/0", 300, 100), ("2/1/0", 200, 100), ("1/0.5/0", 100, 50)] {
        assert_eq!(points(name, MatchKind::Single, &[game(5, 2)]), [win, 0]);
        assert_eq!(points(name, MatchKind::Single, &[game(2, 2)]), [draw, draw]);
        assert_eq!(
            points(name, MatchKind::Mirrored, &[game(9, 0), game(1, 2)]),
            [draw, draw],
            "HQ points decide nothing"
        );
        assert_eq!(points(name, MatchKind::BestOf3, &[game(9, 0), game(1, 2), game(0, 1)]), [0, win]);
        let profile = profile(name);
        assert_eq!((profile.bye, profile.walkover.won), (Points(win), Points(win)));
        assert_eq!((profile.walkover.lost, profile.walkover.both, profile.absence), (Points(0), Points(0), Points(0)));
    }
}

#[test]
fn rating_score_is_game_points_by_games() {
    let of = |games: &[GameScore]| Standard.points_share(games);
    assert!((of(&[game(3, 0), game(1, 1)]) - 0.75).abs() < 1e-12);
    assert!((of(&[game(3, 0), game(0, 1), game(1, 0)]) - 2.0 / 3.0).abs() < 1e-12);
    assert!(of(&[game(0, 3), game(0, 1)]).abs() < 1e-12);
}

#[test]
fn rejects_incomplete_matches() {
    let three = profile("3/1/0");
    let of = |kind, games: &[GameScore]| three.score(kind, games).map(|score| score.games);
    let (won, lost, drawn) = (game(1, 0), game(0, 1), game(1, 1));
    assert_eq!(of(MatchKind::Single, &[]), Err(ScoreError::Games { games: 0 }));
    assert_eq!(of(MatchKind::Single, &[won, won]), Err(ScoreError::Games { games: 2 }));
    assert_eq!(of(MatchKind::Mirrored, &[won]), Err(ScoreError::Games { games: 1 }));
    assert_eq!(of(MatchKind::BestOf3, &[won, won]), Ok(2));
    assert_eq!(of(MatchKind::BestOf3, &[won, won, lost]), Err(ScoreError::Games { games: 3 }));
    assert_eq!(of(MatchKind::BestOf3, &[won, drawn]), Err(ScoreError::Games { games: 2 }), "it could still be drawn");
    assert_eq!(of(MatchKind::BestOf3, &[won, drawn, lost]), Ok(3));
    assert_eq!(profile("hq").score(MatchKind::Single, &[won]), Err(ScoreError::Kind(MatchKind::Single)));
}

const OWN_PROFILE: &str = r#"name = "Saturday"
matches = ["best-of-3"]
decided_by = "game-points"
win = [3, 0]
draw = 1.25
bye = 2
absence = 0.5
walkover = { won = 3, lost = 0, both = 0.25 }

[[result]]
games = [2, 1]
points = [2, 1]
"#;

#[test]
fn own_profiles_are_read_from_toml() {
    let own = Profile::from_toml(OWN_PROFILE).expect("a profile");
    assert_eq!((own.name.as_str(), own.draw, own.bye, own.absence), ("Saturday", Points(125), Points(200), Points(50)));
    assert_eq!(own.walkover.both, Points(25));
    let close = own.score(MatchKind::BestOf3, &[game(1, 0), game(0, 1), game(0, 1)]).expect("a match");
    assert_eq!(close.points, [Points(100), Points(200)]);
    let clear = own.score(MatchKind::BestOf3, &[game(1, 0), game(1, 0)]).expect("a match");
    assert_eq!(clear.points, [Points(300), Points(0)]);
}

#[test]
fn built_in_profiles_have_the_names_of_the_rules() {
    assert_eq!(built_in_names().collect::<Vec<_>>(), ["3/1/0", "2/1/0", "1/0.5/0", "hq", "flamberg"]);
    assert!(built_in("4/2/0").is_none());
}

/// The error in the file above with one line replaced.
fn error_with(line: usize, text: &str) -> (usize, Reason) {
    let mut lines: Vec<&str> = OWN_PROFILE.lines().collect();
    lines[line - 1] = text;
    let error = Profile::from_toml(&lines.join("\n")).expect_err("a wrong line");
    (error.line, error.reason)
}

#[test]
fn errors_name_their_line() {
    assert_eq!(error_with(1, "name = ''"), (1, Reason::Name));
    assert_eq!(error_with(2, "matches = []"), (2, Reason::NoMatches));
    assert_eq!(error_with(4, "win = [2, 2]"), (4, Reason::NoWin));
    assert_eq!(error_with(5, "draw = 3.5"), (5, Reason::Draw));
    assert_eq!(error_with(6, "hq_win = [0, 1]"), (6, Reason::NoWin));
    assert_eq!(error_with(11, "games = [3, 0]"), (11, Reason::Games));
    assert_eq!(error_with(11, "games = [1.5, 0.5]"), (11, Reason::Games));
    assert_eq!(error_with(12, "points = [1, 1]"), (12, Reason::NoWin));
    assert_eq!(error_with(12, "points = [2, 1]\n[[result]]\ngames = [2, 1]\npoints = [1, 0]"), (14, Reason::Twice));
    assert_eq!(error_with(3, "decided_by = \"hq-points\""), (11, Reason::ByHqPoints));
}

#[test]
fn invalid_values_name_their_line() {
    for (line, text, said) in [
        (5, "draw = 1.255", "at most two decimals"),
        (5, "draw = -1", "from 0 to 100"),
        (5, "draw = 101", "from 0 to 100"),
        (5, "draw = \"1\"", "a number"),
        (6, "buy = 2", "unknown field `buy`"),
        (2, "matches = [\"best-of-5\"]", "best-of-5"),
        (7, "absence 0.5", "key"),
    ] {
        match error_with(line, text) {
            (at, Reason::Syntax(reason)) => {
                assert_eq!(at, line, "{text}: {reason}");
                assert!(reason.contains(said), "{text}: {reason}");
            }
            other => panic!("{text}: {other:?}"),
        }
    }
}
