//! Alternative start, Reinforcements, replacement tiles and second readings (NH-13.1 to NH-13.3, NH-13.60, NH-16.12).

use super::multiplayer::draw_counts;
use super::table::{TestGame, X, Y};
use sztab_neuroshima::rules::notation::{Catalogue, Record};
use sztab_neuroshima::rules::{Phase, Question, Reading, Readings, Terms, TileId};

const ALTERNATIVE_START: &str = "start=alternative";
const REINFORCEMENTS: &str = "reinforcements=on";

#[test]
fn nh_13_1_every_side_draws_three_from_the_start() {
    assert_eq!(draw_counts(ALTERNATIVE_START, 4), "X3 Y3 X3 Y3");
    assert_eq!(draw_counts("mode=ffa start=alternative", 4), "X3 Y3 Z3 X3");
    assert_eq!(draw_counts("mode=teams start=alternative", 5), "X3 Y3 Z3 W3 X3");
    assert_eq!(draw_counts("mode=one-vs-team start=alternative", 5), "X3 Y3 X3 Z3 X3");
}

#[test]
fn nh_13_1_the_first_player_uses_one_of_the_two_tiles() {
    let lay = || {
        TestGame::lay_out_with_terms(
            ALTERNATIVE_START,
            "turn X phase=discard number=1\nhand X plain wall sniper\nunit E3 Y/plain",
        )
    };
    let mut table = lay();
    table.play("X discard plain\nX place wall C3 0");
    table.expect_refusal("X sniper E3", "NH-13.1");
    table.play("X discard sniper\nX end");
    let mut table = lay();
    table.play("X discard wall\nX sniper E3");
    table.expect_refusal("X place plain C3 0", "NH-13.1");
    table.act("X end");
    assert_eq!(table.hand(X), ["plain"], "kept");
    // Using one tile also discards it, and the other one may be discarded too.
    lay().play("X discard plain\nX discard wall\nX discard sniper\nX end");
}

#[test]
fn nh_13_1_all_other_turns_are_as_usual() {
    for (turn, letter) in [("turn Y phase=play number=2", "Y"), ("turn X phase=play number=3", "X")] {
        let mut table = TestGame::lay_out_with_terms(ALTERNATIVE_START, &format!("{turn}\nhand {letter} plain wall"));
        table.play(&format!("{letter} place plain C3 0\n{letter} place wall C4 0"));
    }
}

#[test]
fn nh_13_2_six_tiles_are_drawn_and_the_first_two_turns_draw_four_and_five() {
    for (number, held, phase) in
        [(1, 4, Phase::Play), (2, 5, Phase::Play), (3, 6, Phase::Discard), (9, 6, Phase::Discard)]
    {
        let mut table = TestGame::lay_out_with_terms(REINFORCEMENTS, &format!("turn X phase=draw number={number}"));
        table.act("X draw");
        assert_eq!((table.hand(X).len(), table.game.state().phase), (held, phase), "turn {number}");
    }
    // With Alternative start, the limit is six tiles from the first turn on.
    let mut table = TestGame::lay_out_with_terms("start=alternative reinforcements=on", "turn X phase=draw number=1");
    table.act("X draw");
    assert_eq!((table.hand(X).len(), table.game.state().phase), (6, Phase::Discard));
    // Kept tiles count towards the limit.
    let mut table = TestGame::lay_out_with_terms(REINFORCEMENTS, "turn X phase=draw\nhand X plain wall tower");
    table.act("X draw");
    assert_eq!(table.hand(X).len(), 6);
}

#[test]
fn nh_13_2_one_is_discarded_two_are_used_three_stay() {
    let hand = "turn X phase=discard\nhand X plain wall tower tough1 plate battle";
    let mut table = TestGame::lay_out_with_terms(REINFORCEMENTS, hand);
    table.expect_refusal("X place wall C3 0", "NH-3.4");
    table.play("X discard plain\nX place wall C3 0\nX discard tower");
    for line in ["X place tough1 C4 0", "X discard plate", "X battle"] {
        table.expect_refusal(line, "NH-13.2");
    }
    table.act("X end");
    assert_eq!(table.hand(X), ["tough1", "plate", "battle"]);
    // The use of an ability does not count as using a tile.
    let mut table = TestGame::lay_out_with_terms(REINFORCEMENTS, &format!("{hand}\nunit E3 X/runner2"));
    table.play("X discard plain\nX discard wall\nX discard tower\nX use mobility E3 E2 0");
    // The count starts anew in the next turn.
    let mut table = TestGame::lay_out_with_terms(REINFORCEMENTS, &format!("{hand}\npile Y"));
    table.play("X discard plain\nX discard wall\nX discard tower\nX end\nY end\nX draw\nX discard tough1\nX discard plate\nX battle");
}

#[test]
fn nh_13_2_two_may_be_kept_as_well() {
    let mut table = TestGame::lay_out_with_terms(REINFORCEMENTS, "turn X phase=discard\nhand X plain*6");
    table.play("X discard plain\nX end");
    assert_eq!(table.hand(X).len(), 5);
}

#[test]
fn nh_13_2_with_fewer_than_six_after_the_last_tile_nothing_must_be_discarded() {
    for pile in 1..=3usize {
        let mut table = TestGame::lay_out_with_terms(
            REINFORCEMENTS,
            &format!("turn X phase=draw\nhand X plain plain\npile X {}", "plain ".repeat(pile)),
        );
        table.act("X draw");
        assert_eq!((table.hand(X).len(), table.game.state().phase), (2 + pile, Phase::Play));
        table.act("X end");
    }
    let mut table =
        TestGame::lay_out_with_terms(REINFORCEMENTS, "turn X phase=draw\nhand X plain plain\npile X plain*4");
    table.act("X draw");
    assert_eq!(table.game.state().phase, Phase::Discard);
}

#[test]
fn nh_13_2_tiles_in_reserve_are_used_in_extra_turns() {
    let mut table = TestGame::lay_out_with_terms(
        REINFORCEMENTS,
        "turn Y\nlast Y remaining=0\npile X\npile Y\nhand X plain wall tower\nunit A1 X/hq\nunit E3 Y/hq",
    );
    table.play("Y end\nX place plain C3 0\nX place wall C4 0");
    table.expect_refusal("X place tower C2 0", "NH-13.2");
}

#[test]
fn nh_13_3_an_unlucky_draw_needs_six_instants_and_discards_three() {
    let mut table = TestGame::lay_out_with_terms(
        REINFORCEMENTS,
        "turn X phase=draw\npile X sniper sniper sniper battle battle battle plain wall tower plate",
    );
    table.act("X draw");
    table.act("X redraw");
    let Some(Question::Redraw { options }) = table.game.decision().map(|decision| decision.question.clone()) else {
        panic!("which three?")
    };
    assert_eq!(options.len(), 4, "of two kinds");
    let names: Vec<Vec<&str>> = options
        .iter()
        .map(|three| three.iter().map(|&tile: &TileId| table.game.roster().tile(X, tile).id.as_str()).collect())
        .collect();
    let wanted = names.iter().position(|three| three.iter().all(|name| *name == "battle")).unwrap() + 1;
    table.act(&format!("X choose {wanted}"));
    assert_eq!(table.hand(X), ["sniper", "sniper", "sniper", "plain", "wall", "tower"]);
    assert_eq!(table.discards(X), ["battle", "battle", "battle"]);
    assert_eq!(table.game.state().phase, Phase::Discard);
    table.expect_refusal("X redraw", "NH-3.2");
}

#[test]
fn nh_13_3_with_one_kind_of_instant_a_redraw_needs_no_question() {
    let mut table = TestGame::lay_out_with_terms(REINFORCEMENTS, "turn X phase=draw\npile X sniper*13");
    table.play("X draw\nX redraw\nX redraw");
    assert_eq!((table.hand(X).len(), table.game.decision()), (6, None));
    table.act("X discard sniper");
    table.expect_refusal("X redraw", "NH-3.2");
}

#[test]
fn nh_13_3_five_instants_are_not_an_unlucky_draw() {
    let mut table = TestGame::lay_out_with_terms(REINFORCEMENTS, "turn X phase=draw number=2\npile X sniper*8");
    table.act("X draw");
    table.expect_refusal("X redraw", "NH-13.3");
}

#[test]
fn nh_13_3_an_unlucky_draw_that_empties_the_pile_draws_the_last_tile() {
    let mut table = TestGame::lay_out_with_terms(REINFORCEMENTS, "turn X phase=draw\npile X sniper*8");
    table.play("X draw\nX redraw");
    assert_eq!((table.hand(X).len(), table.game.state().phase), (5, Phase::Play));
    assert!(table.game.remaining_turns() == [Y]);
}

#[test]
fn nh_13_60_an_army_exchanges_at_most_one_tile() {
    let terms = |text: &str| text.parse::<Terms>();
    assert!(terms("replace=moloch:hybrid>clown replace=borgo:mutant>claws").is_ok());
    assert!(terms("replace=moloch:hybrid>clown replace=moloch:guard>clown").is_err());
}

#[test]
fn second_readings_are_agreed_on_one_by_one() {
    let both: Readings = "O-01,O-20".parse().unwrap();
    assert_eq!(both.with(Reading::MineDestroys, true), both);
    let one = both.with(Reading::MineDestroys, false);
    assert_eq!((one.to_string().as_str(), one.with(Reading::MineDestroys, false)), ("O-20", one));
    assert!("O-20,O-20".parse::<Readings>().is_err());
    let idle = |terms: &str| {
        let terms: Terms = terms.parse().unwrap();
        Reading::ALL.into_iter().filter(|reading| !terms.heeds(*reading)).map(Reading::word).collect::<Vec<_>>()
    };
    assert_eq!(idle(""), ["O-25", "O-105", "O-131"]);
    assert_eq!(idle("mode=teams structures=on"), [""; 0]);
}

/// The record of a game in progress in which X draws six instants. The tiles drawn so far are known.
fn record_in_progress(pile: &str, acts: &str) -> String {
    format!(
        "sztab position 1
board 19
mode duel reinforcements=on
side X army=borgo
side Y army=hegemony
pile X 20 {pile} ?
pile Y 20
turn X phase=draw number=5
unit A1 X/hq
unit E3 Y/hq
--
{acts}"
    )
}

#[test]
fn nh_13_3_a_record_in_progress_knows_three_tiles_of_an_unlucky_draw() {
    let battles = "battle battle battle battle battle battle";
    let mixed = "battle battle battle battle battle move";
    for (pile, acts, holds) in [
        (format!("{battles} mutant mutant claws"), "X draw\nX redraw", true),
        (format!("{battles} mutant mutant"), "X draw\nX redraw", false),
        (format!("{mixed} mutant mutant claws"), "X draw\nX redraw\nX choose 1", true),
        (format!("{mixed} mutant mutant"), "X draw\nX redraw\nX choose 1", false),
    ] {
        let text = record_in_progress(&pile, acts);
        let record = Record::parse(&text, &Catalogue::built_in()).unwrap();
        assert_eq!(record.replay().is_ok(), holds, "{text}");
        assert_eq!(record.verify().is_ok(), holds, "{text}");
    }
}
