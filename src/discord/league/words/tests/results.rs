//! Results, states, names of rounds, and the judges' queue.

use crate::discord::league::words::numbers::duration_text;
use crate::discord::league::words::stages::criterion_meaning;
use crate::discord::league::words::{
    Chooser, bracket_match_name, division_name, faction_step_text, match_status, points_text, queue_lines, result_text,
    season_state, value_text,
};
use sztab_league::event::{Cause, EndReason, GameOver, SeatFacts, SessionFacts, Verdict};
use sztab_league::fraction::from_hundredths;
use sztab_league::game::GameScore;
use sztab_league::ids::{EntrantId, MatchId, Seat, TextId};
use sztab_league::record::Points;
use sztab_league::rules::{Criterion, Format, MatchRules, Preset, Step};
use sztab_league::season::{Call, Match, MatchStatus, Outcome, QueueEntry, Report, SeasonState};
use sztab_league::simulate::Simulation;
use sztab_league::standings::Value;
use sztab_words::Language;

use super::{TestNames, assert_translated, pair};

fn rules(preset: Preset) -> MatchRules {
    preset.rules("Cup", &["borgo", "moloch"].map(str::to_owned), "24h").matches
}

fn game(winner: Option<Seat>, hq: [i32; 2]) -> GameScore {
    GameScore { winner, hq, first: Seat::First, played: true }
}

fn played_outcome(games: Vec<GameScore>, winner: Option<Seat>) -> Outcome {
    Outcome::Played { games, winner, decided: false }
}

#[test]
fn a_result_is_shown_between_the_players() {
    let said = |outcome: &Outcome, preset, language| result_text(&pair(), outcome, &rules(preset), language);
    let single = played_outcome(vec![game(Some(Seat::First), [5, 0])], Some(Seat::First));
    assert_eq!(said(&single, Preset::Swiss, Language::English), "Ala 1:0 Ben");
    let draw = played_outcome(vec![game(None, [5, 5])], None);
    assert_eq!(said(&draw, Preset::Swiss, Language::Polish), "Ala 0,5 : 0,5 Ben");
    // One game each: the higher total of HQ points decides; equal totals split the match points.
    let level = |hq| played_outcome(vec![game(Some(Seat::First), [hq, 0]), game(Some(Seat::Second), [0, 4])], None);
    assert_eq!(said(&level(9), Preset::Flamberg, Language::Ukrainian), "Ala 2:1 Ben");
    assert_eq!(said(&level(4), Preset::Flamberg, Language::English), "Ala 1.5 : 1.5 Ben");
    let advances = played_outcome(vec![game(None, [5, 5])], Some(Seat::Second));
    assert_eq!(said(&advances, Preset::Cup, Language::English), "Ala 0.5 : 0.5 Ben, Ben advances");
    let decided =
        Outcome::Played { games: vec![game(Some(Seat::First), [0, 0])], winner: Some(Seat::First), decided: true };
    assert_eq!(said(&decided, Preset::Cup, Language::English), "Ala 1:0 Ben (ruling)");
    let walkover = Outcome::Walkover { winner: Some(Seat::Second) };
    assert_eq!(said(&walkover, Preset::Cup, Language::English), "Ala – Ben: walkover, Ben wins");
    assert_eq!(
        said(&Outcome::Walkover { winner: None }, Preset::Cup, Language::Polish),
        "Ala – Ben: walkower obustronny"
    );
}

#[test]
fn numbers_have_the_decimal_mark_of_the_language() {
    assert_eq!(points_text(Points(250), Language::English), "2.5");
    assert_eq!(points_text(Points(250), Language::Ukrainian), "2,5");
    assert_eq!(value_text(&Value::Number(from_hundredths(1150)), Language::Polish), "11,5");
    assert_eq!(duration_text(2 * 86_400_000 + 5 * 3_600_000, Language::English), "2 d 5 h");
    assert_eq!(duration_text(3 * 3_600_000 + 20 * 60_000, Language::Polish), "3 godz. 20 min");
    assert_eq!(duration_text(59_000, Language::Ukrainian), "0 хв");
}

#[test]
fn every_state_has_a_text() {
    for language in Language::ALL {
        let seasons =
            [SeasonState::Draft, SeasonState::Entry, SeasonState::Running, SeasonState::Ended, SeasonState::Cancelled];
        seasons.iter().for_each(|&state| assert_translated(language, &season_state(state, true, language)));
        let matches = [MatchStatus::Waiting, MatchStatus::Running, MatchStatus::Queued, MatchStatus::Closed];
        matches.iter().for_each(|&state| assert_translated(language, &match_status(state, language)));
        Criterion::ALL.iter().for_each(|&one| assert_translated(language, &criterion_meaning(one, "hq", language)));
    }
}

#[test]
fn each_step_names_the_player_the_action_and_the_pool() {
    for language in Language::ALL {
        for step in Step::for_pools() {
            for other in Seat::BOTH.map(|from| Step { from, ..step }) {
                for has_pools in [true, false] {
                    assert_translated(language, &faction_step_text(&other, Chooser::You, has_pools, language));
                    assert_translated(
                        language,
                        &faction_step_text(&other, Chooser::Player("Ala"), has_pools, language),
                    );
                }
            }
        }
    }
    let [ban, ..] = &Step::for_pools()[..] else { panic!("there are steps") };
    let said = faction_step_text(ban, Chooser::You, true, Language::English);
    assert_eq!(said, "You ban an army from your opponent's pool.");
}

#[test]
fn matches_of_a_bracket_have_names() {
    let single = Format::SingleElimination { third_place: true };
    let names = |format: &Format, players, language| -> Vec<String> {
        (1..).map_while(|slot| bracket_match_name(format, players, slot, language)).collect()
    };
    let eight = names(&single, 8, Language::English);
    assert_eq!(eight[..4], ["Quarter-final"; 4]);
    assert_eq!(eight[4..6], ["Semi-final"; 2]);
    let mut last = eight[6..].to_vec();
    last.sort();
    assert_eq!(last, ["Final", "Match for third place"]);
    assert_eq!(names(&single, 256, Language::Polish)[0], "1/128 finału");
    let double = Format::DoubleElimination { second_final: true };
    for language in Language::ALL {
        for players in [2, 5, 16, 33, 256] {
            names(&single, players, language).iter().for_each(|name| assert_translated(language, name));
            names(&double, players, language).iter().for_each(|name| assert_translated(language, name));
        }
    }
    assert!(names(&double, 8, Language::English).contains(&"Lower bracket, round 2".to_owned()));
    assert_eq!(division_name(0, Language::Ukrainian), "Дивізіон A");
    assert_eq!(division_name(30, Language::English), "Division 31");
}

/// The first match of a cup, before it has begun.
fn fresh_match() -> Match {
    let factions = ["borgo", "moloch"].map(str::to_owned);
    let log = Simulation::from_preset(Preset::Swiss, 4, &factions, [1; 32]).run().expect("a season is played");
    let mut first = log.season().matches[&MatchId(1)].clone();
    first.players = [EntrantId(1), EntrantId(2)];
    first.ready = [true, false];
    first
}

#[test]
fn judges_see_how_far_the_match_got_and_the_proposal() {
    let mut of = fresh_match();
    let seats = [
        SeatFacts { acted: true, used_ms: 50 * 3_600_000, last_act_ms: Some(7_000), hq: 12 },
        SeatFacts { acted: false, used_ms: 0, last_act_ms: None, hq: 20 },
    ];
    let proposal = Some(Verdict::Walkover { winner: Seat::First });
    let facts = SessionFacts { seats, tiles_left: 31 };
    of.queued = Some(QueueEntry { cause: Cause::Deadline, at_ms: 9_000, facts, proposal, objected: true });
    of.call = Some(Call { by: Seat::Second, text: TextId(9) });
    assert_eq!(
        queue_lines(&of, &TestNames, Language::English),
        [
            "Reason: the deadline has passed (<t:9:R>)",
            "Ala: has played; time used 2 d 2 h; last action: <t:7:R>; HQ points 12",
            "Ben: did not begin; time used 0 min; last action: none; HQ points 20",
            "Tiles left in the piles: 31",
            "Proposal: walkover, Ala wins",
            "A player objects to the proposal.",
            "Ben asks for a judge.",
        ]
    );
}

#[test]
fn a_denied_report_shows_its_games_and_no_table() {
    let mut of = fresh_match();
    let over = GameOver {
        match_id: of.id,
        game: 1,
        first: Seat::First,
        winner: Some(Seat::First),
        reason: EndReason::Points,
        hq: [12, 5],
        factions: ["moloch", "borgo"].map(str::to_owned),
    };
    of.report = Some(Report { by: Seat::First, games: vec![over], at_ms: 0 });
    let facts = SessionFacts::default();
    of.queued = Some(QueueEntry { cause: Cause::Denied, at_ms: 0, facts, proposal: None, objected: false });
    let said = queue_lines(&of, &TestNames, Language::English);
    assert_eq!(said[1..], ["Reported by Ala:", "game 1: Ala wins; HQ points 12:5 (MOLOCH – BORGO)"]);
    for language in Language::ALL {
        for cause in [Cause::Unconfirmed, Cause::Closed, Cause::WrongPlayers, Cause::Objection] {
            of.queued.iter_mut().for_each(|queued| queued.cause = cause);
            queue_lines(&of, &TestNames, language).iter().for_each(|line| assert_translated(language, line));
        }
    }
}
