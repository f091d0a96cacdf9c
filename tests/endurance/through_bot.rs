//! Whole seasons played through the bot, as by `sztab league simulate --through-bot`, which compares sessions, log and
//! messages with the expected ones and reports any difference in its exit status.

use crate::program::run_sztab;

/// Plays a season that must show no differences. Returns the output.
fn run_without_differences(arguments: &[&str]) -> String {
    let run = run_sztab(&[&["league", "simulate"], arguments, &["--through-bot", "--seed", "7"]].concat(), "");
    assert_eq!(run.status, 0, "{}\n{}", run.stdout, run.stderr);
    assert!(run.stdout.ends_with("\n0 things are wrong\n"), "{}", run.stdout);
    run.stdout
}

/// As `run_without_differences`, with a bot that is killed.
fn run_with_kills(arguments: &[&str]) -> String {
    let said = run_without_differences(&[arguments, &["--kill"]].concat());
    let steps = [
        "before the line is written",
        "before the round is sent",
        "before a sent post is noted",
        "between two posts",
        "before a thread is made",
        "before a made thread is noted",
    ];
    for step in steps {
        assert!(said.contains(&format!("killed 2 times {step}")), "{said}");
    }
    said
}

#[test]
fn two_divisions_survive_a_bot_that_is_killed_in_each_step() {
    let said = run_with_kills(&["divisions", "--players", "8", "--divisions", "2"]);
    assert!(said.contains("12 matches") && said.contains("12 tables with a thread each"), "{said}");
}

#[test]
fn a_swiss_tournament_survives_every_kind_of_trouble_and_the_kills() {
    let said = run_with_kills(&["swiss", "--players", "12", "--trouble", "6"]);
    let troubles = [
        "Player 12 enters before round 2",
        "out: You sit out round",
        "leaves before round",
        "nobody begins match",
        "a judge rules on match",
        "is taken back",
        "and a pick are taken back",
        "a judge accepts the proposal",
    ];
    for trouble in troubles {
        assert!(said.contains(trouble), "{trouble} is missing: {said}");
    }
}

#[test]
fn both_games_of_mirrored_matches_survive_the_kills() {
    let said = run_with_kills(&["flamberg", "--players", "4"]);
    assert!(said.contains("6 matches") && said.contains("12 tables with a thread each"), "{said}");
}

#[test]
fn a_ladder_survives_the_kills() {
    run_with_kills(&["ladder", "--players", "4"]);
}

#[test]
fn a_double_elimination_bracket_is_played_to_its_end() {
    let said = run_without_differences(&["double-elimination", "--players", "4"]);
    assert!(said.contains("6 matches"), "{said}");
}

#[test]
fn a_division_of_tiny_epic_mechs_is_played_to_the_end() {
    let said = run_without_differences(&[
        "divisions",
        "--players",
        "4",
        "--divisions",
        "1",
        "--game",
        "mechs",
        "--games",
        "full",
    ]);
    assert!(said.contains("6 matches") && said.contains("6 tables with a thread each"), "{said}");
}
