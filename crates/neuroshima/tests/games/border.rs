//! The game as other code sees it, without its own types: kinds, lines, refusals and orders.

use sztab_game::{Game, Kind, LineNumber, PlayError, SeatData, Side, find_kind};
use sztab_neuroshima::KIND;
use sztab_neuroshima::rules as neuroshima;

use sztab_kit::BIDS;
use sztab_kit::bids::{Action, Bids, Event, Illegal};

const SEATS: [SeatData<'_>; 3] = [SeatData { id: "", source: "" }; 3];

fn bids() -> Box<dyn Game> {
    BIDS.open(&SEATS, &BIDS.deal(&SEATS, "", &[7; 32]).unwrap()).unwrap()
}

#[test]
fn kinds_are_found_by_word_and_open_their_deals() {
    let kinds: Vec<Kind> = vec![KIND, BIDS];
    assert_eq!(find_kind(&kinds, "bids").unwrap().info().version, 1);
    assert!(find_kind(&[KIND], "bids").is_none(), "it exists for tests alone");
    assert!(find_kind(&[KIND], "neuroshima").unwrap().deal(&SEATS, "", &[7; 32]).is_err(), "these are no armies");
    assert!(BIDS.deal(&SEATS[..2], "", &[7; 32]).is_err());
    assert!(BIDS.open(&SEATS, "no seed").is_err());
    assert_eq!(bids().kind(), "bids");
}

/// Contains a game, and derives the traits that storing games requires.
#[derive(Debug, Clone, PartialEq, Eq)]
struct StoredGame {
    game: Box<dyn Game>,
}

#[test]
fn games_of_different_kinds_and_states_differ() {
    let (mut one, other) = (bids(), bids());
    assert_eq!(one, other);
    one.play(Side(0), "bid 1", LineNumber(1)).unwrap();
    assert_ne!(one, other);
    let kept = StoredGame { game: other };
    assert_eq!(kept.clone(), kept);
    assert!(one.downcast_ref::<neuroshima::Game>().is_none() && one.downcast_ref::<Bids>().is_some());
}

#[test]
fn a_refusal_keeps_its_reason_and_its_rule() {
    let mut game = bids();
    let PlayError::Illegal(denied) = game.play(Side(0), "bid 9", LineNumber(1)).unwrap_err() else { panic!() };
    assert_eq!((denied.rule(), denied.reason::<Illegal>()), ("T-1", Some(&Illegal::NoSuchBid)));
    assert_eq!(denied.to_string(), "NoSuchBid (T-1)");
    assert!(denied.reason::<neuroshima::Illegal>().is_none());
    let PlayError::Unreadable(error) = game.play(Side(0), "bet 1", LineNumber(1)).unwrap_err() else { panic!() };
    assert_eq!(error.to_string(), "column 1: expected bid, keep or throw");
}

#[test]
fn events_keep_their_type_and_are_masked_by_viewer() {
    let mut game = bids();
    let played = game.play(Side(1), " bid  3", LineNumber(1)).unwrap();
    assert_eq!((played.line.as_str(), game.closed_lines()), ("bid 3", vec![LineNumber(1)]));
    let seen = |viewer| played.events[0].observed_by(viewer).event::<Event>().cloned().unwrap();
    let bid = |amount| Event::Bid { side: Side(1), amount };
    assert_eq!(seen(sztab_game::Viewer::Side(Side(1))), bid(Some(3)));
    assert_eq!(seen(sztab_game::Viewer::Public), bid(None));
}

#[test]
fn standing_orders_answer_with_lines() {
    let mut game = bids();
    for (number, side) in (1..).zip([0, 1, 2]) {
        assert_eq!(game.ordered_line(Side(side), r#"{"keeps":true}"#, false), None, "no prize to decide about");
        game.play(Side(side), "bid 2", LineNumber(number)).unwrap();
    }
    assert_eq!(game.ordered_line(Side(0), r#"{"keeps":true}"#, true).as_deref(), Some("keep"));
    assert_eq!(game.ordered_line(Side(0), "nonsense", true), None);
    assert_eq!(game.ordered_line(Side(1), r#"{"keeps":true}"#, true), None);
    let bids = game.downcast_ref::<Bids>().unwrap();
    assert_eq!(sztab_game::Rules::legal_actions_of(bids, Side(0)), [Action::Keep, Action::Throw]);
}

#[test]
fn a_tie_is_shared_in_the_outcome() {
    let mut game = bids();
    let mut number = 0;
    while let Some(side) = game.waiting_sides().iter().next() {
        number += 1;
        let line = game.legal_lines_of(side).swap_remove(0);
        game.play(side, &line, LineNumber(number)).unwrap();
    }
    let outcome = game.outcome().unwrap();
    assert_eq!(outcome.places().iter().map(|place| (place.rank, place.points)).collect::<Vec<_>>(), [(1, 0); 3]);
    assert!(outcome.is_draw() && outcome.winner().is_none());
}
