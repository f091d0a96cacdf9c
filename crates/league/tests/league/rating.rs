//! Glicko-2 ratings.

use std::collections::BTreeMap;

use proptest::prelude::*;
use skillratings::{
    Outcomes,
    glicko2::{Glicko2Config, Glicko2Rating, glicko2_rating_period},
};
use sztab_league::rating::{
    CsvReason, INITIAL_RATING, Opposition, RatedMatch, RatedPlayer, Rating, RatingError, rate, rate_csv,
    rating_history, update, week_number,
};

const WEEK_MS: i64 = 7 * 24 * 60 * 60 * 1000;

/// Monday 1970-01-05, the start of week 0.
const FIRST_MONDAY_MS: i64 = 4 * 24 * 60 * 60 * 1000;

fn rating(rating: f64, deviation: f64) -> Rating {
    Rating { rating, deviation, volatility: 0.06 }
}

fn format_rating(rating: Rating) -> String {
    format!("{:.2}/{:.2}", rating.rating, rating.deviation)
}

fn match_at(at_ms: i64, players: [&'static str; 2], score: f64) -> RatedMatch<&'static str> {
    RatedMatch { at_ms, players, score }
}

#[test]
fn example_g() {
    let opposition = [(1400.0, 30.0, 1.0), (1550.0, 100.0, 0.0), (1700.0, 300.0, 0.0)]
        .map(|(strength, deviation, score)| Opposition { opponent: rating(strength, deviation), score });
    let paper = update(rating(1500.0, 200.0), &opposition);
    assert_eq!(format_rating(paper), "1464.05/151.52");
    assert_eq!(format!("{:.6}", paper.volatility), "0.059996");

    let new = rate(&[match_at(FIRST_MONDAY_MS, ["one", "other"], 0.75)], FIRST_MONDAY_MS).expect("ratings");
    assert_eq!(format_rating(new["one"].rating), "1581.16/290.32");
    assert_eq!(format_rating(new["other"].rating), "1418.84/290.32");

    let (strong, weak) = (rating(1700.0, 80.0), rating(1600.0, 120.0));
    assert_eq!(format_rating(update(strong, &[Opposition { opponent: weak, score: 0.75 }])), "1703.98/78.96");
    assert_eq!(format_rating(update(weak, &[Opposition { opponent: strong, score: 0.25 }])), "1591.64/114.61");
}

#[test]
fn weeks_begin_on_monday_in_utc() {
    assert_eq!(week_number(FIRST_MONDAY_MS - 1), -1);
    assert_eq!(week_number(FIRST_MONDAY_MS), 0);
    assert_eq!(week_number(FIRST_MONDAY_MS + WEEK_MS - 1), 0);
    assert_eq!(week_number(FIRST_MONDAY_MS + WEEK_MS), 1);
    // 2026-11-23 00:00:00 UTC is a Monday.
    assert_eq!(week_number(1_795_392_000_000) - week_number(1_795_392_000_000 - 1), 1);
    assert_eq!(week_number(i64::MIN) + 1, week_number(i64::MIN + WEEK_MS));
}

#[test]
fn matches_of_a_week_count_together() {
    let matches =
        [match_at(FIRST_MONDAY_MS, ["a", "b"], 1.0), match_at(FIRST_MONDAY_MS + WEEK_MS - 1, ["a", "c"], 0.5)];
    let together = rate(&matches, FIRST_MONDAY_MS + WEEK_MS - 1).expect("ratings");
    let new = |score| Opposition { opponent: INITIAL_RATING, score };
    assert_eq!(together["a"].rating, update(INITIAL_RATING, &[new(1.0), new(0.5)]));
    assert_eq!(together["a"].matches, 2);
    // A later week starts from the ratings of the previous one; of its players, b is idle in that week.
    let matches = [matches[0].clone(), match_at(FIRST_MONDAY_MS + WEEK_MS, ["a", "c"], 0.5)];
    let apart = rate(&matches, FIRST_MONDAY_MS + WEEK_MS).expect("ratings");
    let (a, b) = (update(INITIAL_RATING, &[new(1.0)]), update(INITIAL_RATING, &[new(0.0)]));
    assert_eq!(apart["c"].rating, update(INITIAL_RATING, &[Opposition { opponent: a, score: 0.5 }]));
    assert_eq!(format_rating(apart["b"].rating), format_rating(update(b, &[])));
}

/// `count` wins of one player over another, one minute apart.
fn repeated_wins(start_ms: i64, players: [&'static str; 2], count: i64) -> Vec<RatedMatch<&'static str>> {
    (0..count).map(|number| match_at(start_ms + number * 60_000, players, 1.0)).collect()
}

#[test]
fn many_surprises_in_a_week_keep_ratings_in_range() {
    // The leader has won one match against each of four opponents in each of twenty weeks.
    let mut matches = Vec::new();
    for week in 0..20 {
        for other in ["b", "c", "d", "e"] {
            matches.push(match_at(FIRST_MONDAY_MS + week * WEEK_MS, ["leader", other], 1.0));
        }
    }
    let leader = rate(&matches, FIRST_MONDAY_MS + 19 * WEEK_MS).expect("ratings")["leader"].rating.rating;
    matches.extend(repeated_wins(FIRST_MONDAY_MS + 20 * WEEK_MS, ["newcomer", "leader"], 10));
    let newcomer = rate(&matches, FIRST_MONDAY_MS + 21 * WEEK_MS - 1).expect("ratings")["newcomer"].rating.rating;
    assert!(newcomer > leader && newcomer < leader + 700.0, "{newcomer} against {leader}");

    let mut matches = repeated_wins(FIRST_MONDAY_MS, ["one", "other"], 90);
    let upside_down = repeated_wins(FIRST_MONDAY_MS + WEEK_MS, ["other", "one"], 40);
    matches.extend(upside_down);
    let rated = rate(&matches, FIRST_MONDAY_MS + 2 * WEEK_MS - 1).expect("ratings");
    for (player, RatedPlayer { rating, matches }) in rated {
        assert!((500.0..2500.0).contains(&rating.rating), "{player}: {rating:?}");
        assert_eq!(matches, 130);
    }
}

#[test]
fn a_week_with_too_large_a_change_counts_as_two_periods() {
    let matches = repeated_wins(FIRST_MONDAY_MS, ["a", "b"], 6);
    let after = |count: usize, (a, b): (Rating, Rating)| {
        (
            update(a, &vec![Opposition { opponent: b, score: 1.0 }; count]),
            update(b, &vec![Opposition { opponent: a, score: 0.0 }; count]),
        )
    };
    assert!(
        after(6, (INITIAL_RATING, INITIAL_RATING)).0.rating > INITIAL_RATING.rating + 350.0,
        "more than a period may do"
    );
    let rated = rate(&matches, FIRST_MONDAY_MS + WEEK_MS - 1).expect("ratings");
    let halves = after(3, after(3, (INITIAL_RATING, INITIAL_RATING)));
    assert_eq!((rated["a"].rating, rated["b"].rating), halves);
    // One match is one period, however surprising it is.
    let single = rate(&matches[..1], FIRST_MONDAY_MS).expect("ratings");
    assert_eq!(single["a"].rating, after(1, (INITIAL_RATING, INITIAL_RATING)).0);
}

#[test]
fn idle_weeks_widen_the_deviation_up_to_that_of_a_new_player() {
    let matches = [match_at(FIRST_MONDAY_MS, ["a", "b"], 1.0)];
    let after = |weeks: i64| rate(&matches, FIRST_MONDAY_MS + weeks * WEEK_MS).expect("ratings")["a"].rating;
    let mut expected = after(0);
    for weeks in 1..5 {
        expected = update(expected, &[]);
        assert!((after(weeks).deviation - expected.deviation).abs() < 1e-9);
        assert!((after(weeks).rating - expected.rating).abs() < 1e-12, "strength stays");
    }
    assert!((after(100_000).deviation - 350.0).abs() < 1e-12);
    let returning = [matches[0].clone(), match_at(FIRST_MONDAY_MS + 3 * WEEK_MS, ["a", "c"], 0.0)];
    let returned = rate(&returning, FIRST_MONDAY_MS + 3 * WEEK_MS).expect("ratings")["a"].rating;
    assert_eq!(returned, update(after(2), &[Opposition { opponent: INITIAL_RATING, score: 0.0 }]));
}

#[test]
fn later_matches_are_ignored() {
    let matches = [match_at(FIRST_MONDAY_MS, ["a", "b"], 1.0), match_at(FIRST_MONDAY_MS + 5, ["a", "c"], 1.0)];
    let rated = rate(&matches, FIRST_MONDAY_MS + 4).expect("ratings");
    assert_eq!(rated.keys().copied().collect::<Vec<_>>(), ["a", "b"]);
}

#[test]
fn rating_history_has_the_rating_after_each_week_with_matches() {
    let matches = [
        match_at(FIRST_MONDAY_MS + WEEK_MS, ["one", "other"], 1.0),
        match_at(FIRST_MONDAY_MS, ["one", "third"], 0.5),
        match_at(FIRST_MONDAY_MS + 2 * WEEK_MS, ["third", "other"], 0.0),
        match_at(FIRST_MONDAY_MS + 4 * WEEK_MS + 5, ["other", "one"], 1.0),
        match_at(FIRST_MONDAY_MS + 4 * WEEK_MS, ["one", "third"], 0.0),
    ];
    let found = rating_history(&matches, &"one").expect("ratings");
    assert_eq!(found.iter().map(|(week, rated)| (*week, rated.matches)).collect::<Vec<_>>(), [(0, 1), (1, 2), (4, 4)]);
    for (week, rated) in found {
        assert_eq!(rate(&matches, FIRST_MONDAY_MS + (week + 1) * WEEK_MS - 1).expect("ratings")["one"], rated);
    }
    assert_eq!(rating_history(&matches, &"nobody"), Ok(Vec::new()));
}

#[test]
fn ratings_are_provisional_for_about_eleven_matches() {
    let pairs = [["a", "b"], ["b", "a"]].into_iter().cycle();
    let matches: Vec<_> =
        (0..30).zip(pairs).map(|(week, pair)| match_at(FIRST_MONDAY_MS + week * WEEK_MS, pair, 1.0)).collect();
    let provisional = |count: usize| {
        let rated = rate(&matches[..count], matches[count - 1].at_ms).expect("ratings");
        rated["a"].rating.is_provisional()
    };
    let last = (1..30).rfind(|&count| provisional(count)).expect("some are provisional");
    assert!((9..=16).contains(&last), "{last} matches against one opponent");
    assert!(rating(1500.0, 110.0).is_provisional() && !rating(1500.0, 109.99).is_provisional());
}

#[test]
fn rejects_impossible_matches() {
    for score in [-0.1, 1.1, f64::NAN] {
        assert_eq!(rate(&[match_at(0, ["a", "b"], score)], 0), Err(RatingError::Score));
    }
    assert_eq!(rate(&[match_at(0, ["a", "a"], 0.5)], 0), Err(RatingError::OwnOpponent));
}

#[test]
fn files_of_matches_are_rated_as_of_their_last_week() {
    let text = format!("at_ms,player,opponent,score\n{FIRST_MONDAY_MS},ala,ola,0.75\n\n");
    assert_eq!(
        rate_csv(&text).expect("ratings"),
        "player,rating,deviation,volatility,matches,provisional\n\
         ala,1581.16,290.32,0.059999,1,yes\n\
         ola,1418.84,290.32,0.059999,1,yes\n"
    );
    assert_eq!(
        rate_csv("at_ms,player,opponent,score").expect("no matches"),
        "player,rating,deviation,volatility,matches,provisional\n"
    );
}

#[test]
fn spreadsheet_exports_are_rated_alike() {
    let plain = rate_csv("at_ms,player,opponent,score\n1790000000000,Ala,\"Fox, the\",0.75\n").expect("rated");
    assert!(plain.contains("\n\"Fox, the\",1"), "{plain}");
    for text in [
        "\u{feff}at_ms;player;opponent;score\r\n1790000000000;Ala;Fox, the;0,75\r\n;;;\r\n",
        "sep=\t\r\nat_ms\tplayer\topponent\tscore\r\n1790000000000\tAla\t\"Fox, the\"\t0,75\r\n",
    ] {
        assert_eq!(rate_csv(text).as_deref(), Ok(plain.as_str()), "{text}");
    }
}

#[test]
fn errors_name_the_line_of_the_file() {
    let error = |line: &str| {
        let error = rate_csv(&format!("at_ms,player,opponent,score\n1,a,b,1\n{line}\n")).expect_err("a wrong line");
        (error.line, error.reason)
    };
    assert_eq!(error("1,a,b"), (3, CsvReason::Fields));
    assert_eq!(error("1,\"a,b\",1"), (3, CsvReason::Fields));
    assert_eq!(error("soon,a,b,1"), (3, CsvReason::Time));
    assert_eq!(error("1,,b,1"), (3, CsvReason::Name));
    assert_eq!(error("1,a,b,two"), (3, CsvReason::Match(RatingError::Score)));
    assert_eq!(error("1,a,b,2"), (3, CsvReason::Match(RatingError::Score)));
    assert_eq!(error("1,a,a,1"), (3, CsvReason::Match(RatingError::OwnOpponent)));
    let headless = rate_csv("1,a,b,1").expect_err("no columns");
    assert_eq!((headless.line, headless.reason), (1, CsvReason::Header));
}

fn ratings() -> impl Strategy<Value = Rating> {
    (500.0..2500.0, 30.0..200.0, 0.03..0.09).prop_map(|(rating, deviation, volatility)| Rating {
        rating,
        deviation,
        volatility,
    })
}

fn to_skillratings(rating: Rating) -> Glicko2Rating {
    Glicko2Rating { rating: rating.rating, deviation: rating.deviation, volatility: rating.volatility }
}

proptest! {
    /// For won, drawn and lost matches, `skillratings` computes the same ratings.
    #[test]
    fn whole_results_agree_with_another_implementation(
        player in ratings(),
        matches in prop::collection::vec((ratings(), 0..3_u8), 0..12),
    ) {
        let ours: Vec<Opposition> = matches
            .iter()
            .map(|&(opponent, result)| Opposition { opponent, score: f64::from(result) / 2.0 })
            .collect();
        let theirs: Vec<(Glicko2Rating, Outcomes)> = matches
            .iter()
            .map(|&(opponent, result)| {
                (to_skillratings(opponent), [Outcomes::LOSS, Outcomes::DRAW, Outcomes::WIN][usize::from(result)])
            })
            .collect();
        let ours = update(player, &ours);
        let theirs = glicko2_rating_period(&to_skillratings(player), &theirs, &Glicko2Config::default());
        prop_assert!((ours.rating - theirs.rating).abs() < 1e-4, "{ours:?} {theirs:?}");
        prop_assert!((ours.deviation - theirs.deviation).abs() < 1e-4, "{ours:?} {theirs:?}");
        prop_assert!((ours.volatility - theirs.volatility).abs() < 1e-6, "{ours:?} {theirs:?}");
    }

    /// Any order of the same matches gives bit-identical ratings.
    #[test]
    fn order_of_matches_does_not_matter(
        (matches, shuffled) in prop::collection::vec((0..4 * WEEK_MS, 0..5_u8, 1..5_u8, 0..=4_u8), 0..40)
            .prop_map(|matches| matches.into_iter().map(|(at_ms, player, step, score)| RatedMatch {
                at_ms, players: [player, (player + step) % 5], score: f64::from(score) / 4.0,
            }).collect::<Vec<_>>())
            .prop_flat_map(|matches| (Just(matches.clone()), Just(matches).prop_shuffle())),
    ) {
        let rated: BTreeMap<_, _> = rate(&matches, 4 * WEEK_MS).expect("ratings");
        prop_assert_eq!(&rated, &rate(&shuffled, 4 * WEEK_MS).expect("ratings"));
        prop_assert!(rated.values().all(|player| player.rating.deviation <= 350.0 && player.rating.rating.is_finite()));
    }
}
