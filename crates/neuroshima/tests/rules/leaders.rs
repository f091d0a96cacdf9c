//! Whole games with Leaders (NH-13.20): the choice in secret, records, masks, and random games in duel and teams.

use std::sync::Arc;

use super::dice::{Dice, action_kind, scaled_count, seed};
use sztab_game::{GameState, LineNumber, Rules, Side, Sides, Viewer};
use sztab_neuroshima::rules::leader::{LeaderChoice, leader_holder};
use sztab_neuroshima::rules::notation::{Act, Catalogue, Position, Record};
use sztab_neuroshima::rules::{
    Action, Army, Board, Event, Game, Illegal, LeaderEvent, LeaderId, LeaderRefusal, Opening, Phase, Roster, Terms,
};

/// A game of armies of the base box with Leaders.
fn new_game(number: u64, terms: &str) -> (Game, Opening) {
    let terms: Terms = terms.parse().unwrap();
    let armies: Vec<Arc<Army>> = Army::base_box().into_iter().take(terms.seats.into()).map(Arc::new).collect();
    let roster = Arc::new(Roster::with_terms(armies, terms));
    let opening = Opening::deal(&roster, Board::STANDARD, &seed(number));
    (Game::new(roster, &opening), opening)
}

/// Plays random legal actions to the end of the game, or up to a number of them. `check` sees each step.
fn play_out(
    game: &mut Game,
    dice: &mut Dice,
    most: usize,
    mut check: impl FnMut(&Game, Side, Action, &Game, &[Event]),
) {
    for _ in 0..most {
        let Some(side) = game.side_to_act() else { return };
        let legal = game.legal_actions();
        let mut kinds: Vec<usize> = legal.iter().map(action_kind).collect();
        kinds.sort_unstable();
        kinds.dedup();
        let kind = dice.pick(&kinds);
        let of_kind: Vec<Action> = legal.into_iter().filter(|action| action_kind(action) == kind).collect();
        let (before, action) = (game.clone(), dice.pick(&of_kind));
        let mut events: Vec<Event> = Vec::new();
        Rules::apply(game, side, &action, LineNumber(1), &mut events).unwrap();
        check(&before, side, action, game, &events);
    }
}

fn choose(game: &mut Game, side: Side, card: usize, line: u32) {
    let leader = offer(game, side)[card];
    let action = Action::ChooseLeader { leader: Some(leader) };
    Rules::apply(game, side, &action, LineNumber(line), &mut Vec::<Event>::new()).unwrap();
}

fn offer(game: &Game, side: Side) -> Vec<LeaderId> {
    game.arrangement().leaders.as_ref().unwrap().choice(side).unwrap().offer.clone()
}

/// A card that is offered to nobody.
fn rest(opening: &Opening) -> LeaderId {
    (0..8).map(LeaderId).find(|card| !opening.leaders.concat().contains(card)).unwrap()
}

const X: Side = Side(0);
const Y: Side = Side(1);

#[test]
fn nh_13_20_three_cards_for_each_side_are_dealt_and_none_twice() {
    for (terms, choosers) in [("leaders=on", 2), ("mode=teams leaders=on", 2)] {
        for number in 0..40 {
            let (game, opening) = new_game(number, terms);
            assert_eq!(game.state().phase, Phase::Leader);
            assert_eq!(game.waiting_sides().len(), choosers);
            let mut dealt: Vec<_> = opening.leaders.concat();
            dealt.sort_unstable();
            dealt.dedup();
            assert_eq!(dealt.len(), 6, "{opening:?}");
        }
    }
}

#[test]
fn nh_13_20_a_choice_may_change_until_all_are_opened_together() {
    let (mut game, _) = new_game(3, "leaders=on");
    choose(&mut game, X, 0, 1);
    assert_eq!((game.waiting_sides(), game.closed_lines()), (Sides::from(Y), vec![LineNumber(1)]));
    choose(&mut game, X, 1, 2);
    assert_eq!(game.closed_lines(), [LineNumber(1), LineNumber(2)]);
    let (first, second) = (offer(&game, X)[1], offer(&game, Y)[2]);
    choose(&mut game, Y, 2, 3);
    // The choice that was changed stays secret to the end of the game.
    assert_eq!((game.state().phase, game.closed_lines()), (Phase::Headquarters, vec![LineNumber(1)]));
    let leaders = game.arrangement().leaders.as_ref().unwrap();
    assert_eq!([X, Y].map(|side| leaders.card(side).unwrap().leader), [first, second]);
    let again = game.check(X, Action::ChooseLeader { leader: Some(first) });
    assert_eq!(again, Err(Illegal::Leader(LeaderRefusal::Opened)));
    game.resign(X).unwrap();
    assert_eq!(game.closed_lines(), []);
}

#[test]
fn nh_13_20_other_cards_and_other_actions_are_refused() {
    let (game, _) = new_game(3, "mode=teams leaders=on");
    let refused = |side, action| game.check(side, action).unwrap_err();
    let foreign = Action::ChooseLeader { leader: Some(offer(&game, Y)[0]) };
    assert_eq!(refused(X, foreign), Illegal::Leader(LeaderRefusal::NotOffered));
    assert_eq!(refused(Side(3), foreign), Illegal::Leader(LeaderRefusal::OfAlly));
    assert_eq!(refused(X, Action::ChooseLeader { leader: None }), Illegal::Leader(LeaderRefusal::NotOffered));
    assert_eq!(refused(X, Action::Draw), Illegal::Leader(LeaderRefusal::ChooseFirst));
}

#[test]
fn nh_13_20_who_does_not_choose_in_time_gets_the_first_card() {
    let (mut game, _) = new_game(5, "leaders=on");
    let first = [X, Y].map(|side| offer(&game, side)[0]);
    game.handle_timeout(Y).unwrap();
    let events = game.handle_timeout(X).unwrap();
    assert!(events.contains(&Event::Leader(LeaderEvent::Revealed { side: X, leader: first[0] })));
    let leaders = game.arrangement().leaders.as_ref().unwrap();
    assert_eq!(leaders.card(Y).unwrap().leader, first[1]);
}

#[test]
fn offers_and_choices_of_others_are_hidden() {
    let (mut game, opening) = new_game(8, "leaders=on");
    let mut turned = opening.leaders[1].clone();
    turned.reverse();
    turned[0] = rest(&opening);
    let other = Opening { leaders: vec![opening.leaders[0].clone(), turned], ..opening };
    let mut other = Game::new(Arc::new(game.roster().clone()), &other);
    choose(&mut game, Y, 2, 1);
    choose(&mut other, Y, 0, 1);
    for viewer in [Viewer::Public, Viewer::Side(X)] {
        let seen = game.observed_by(viewer);
        assert_eq!(seen, other.observed_by(viewer));
        assert_eq!(GameState::position(&seen), GameState::position(&other.observed_by(viewer)));
    }
    assert!(GameState::position(&game.observed_by(Viewer::Side(X))).contains("leader Y offer ? ? ? chosen=?"));
    assert_ne!(game.observed_by(Viewer::Side(Y)), other.observed_by(Viewer::Side(Y)));
    // A masked game stays closed after the last choice.
    let mut seen = game.observed_by(Viewer::Side(X));
    choose(&mut seen, X, 0, 2);
    assert_eq!(seen.state().phase, Phase::Leader);
    let whole = game.sample(Viewer::Side(X), &[9; 32]);
    assert_eq!(whole.observed_by(Viewer::Side(X)), game.observed_by(Viewer::Side(X)));
}

#[test]
fn positions_before_the_choice_are_read_back() {
    let (mut game, _) = new_game(8, "leaders=on");
    choose(&mut game, Y, 2, 1);
    for seen in [game.clone(), game.observed_by(Viewer::Side(Y))] {
        let text = Position::from_game(&seen).print();
        let read = Position::parse(&text, &Catalogue::built_in()).unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert_eq!(read.print(), text);
        let choices = |leaders: &sztab_neuroshima::rules::Leaders| [X, Y].map(|side| leaders.choice(side).cloned());
        let kept: [Option<LeaderChoice>; 2] = choices(seen.arrangement().leaders.as_ref().unwrap());
        assert_eq!(choices(read.arrangement().leaders.as_ref().unwrap()), kept);
    }
}

#[test]
fn records_of_whole_games_are_verified() {
    for (number, terms) in
        (0..scaled_count(6)).flat_map(|number| [(number, "leaders=on"), (number, "mode=teams leaders=on")])
    {
        let (mut game, opening) = new_game(number, terms);
        let mut acts = Vec::new();
        play_out(&mut game, &mut Dice::new(number), 3000, |_, side, action, _, _| {
            acts.push((side, Act::Action(action)));
        });
        assert!(game.outcome().is_some());
        let record = Record::from_acts(&opening, Some(seed(number)), vec![None; 2], acts, &game);
        let text = record.print();
        assert!(!text.contains(" offer "), "the offers follow from the seed");
        let read = Record::parse(&text, &Catalogue::built_in()).unwrap_or_else(|error| panic!("{error}\n{text}"));
        let verified =
            read.verify().unwrap_or_else(|falsehood| panic!("{}\n{text}", read.describe_falsehood(&falsehood)));
        assert_eq!(verified.position.print(), Position::from_game(&game).print());
    }
}

#[test]
fn records_of_games_in_progress_show_no_closed_choice() {
    let (mut game, opening) = new_game(4, "leaders=on");
    choose(&mut game, X, 1, 1);
    let hidden = [(X, Act::Action(Action::ChooseLeader { leader: None }))];
    let record = Record::from_acts(&opening, None, vec![None; 2], hidden, &game);
    let text = record.print();
    assert!(text.contains("X leader ?   # "), "{text}");
    let read = Record::parse(&text, &Catalogue::built_in()).unwrap();
    assert!(read.verify().is_ok(), "{text}");
    let last = offer(&game, Y)[0];
    choose(&mut game, Y, 0, 2);
    let picked = game.arrangement().leaders.as_ref().unwrap().card(X).unwrap().leader;
    let open = [(X, picked), (Y, last)]
        .map(|(side, leader)| (side, Act::Action(Action::ChooseLeader { leader: Some(leader) })));
    let text = Record::from_acts(&opening, None, vec![None; 2], open, &game).print();
    assert!(Record::parse(&text, &Catalogue::built_in()).unwrap().verify().is_ok(), "{text}");
}

#[test]
fn random_games_with_leaders_keep_their_texts_and_events() {
    let (mut uses, mut questions) = (0, 0);
    for (number, terms) in
        (0..scaled_count(24)).flat_map(|number| [(number, "leaders=on"), (number, "mode=teams leaders=on")])
    {
        let (mut game, _) = new_game(100 + number, terms);
        let mut board = game.arrangement().clone();
        let mut dice = Dice::new(number);
        let mut looks = Dice::new(number + 1);
        play_out(&mut game, &mut dice, 3000, |before, side, action, after, events| {
            events.iter().for_each(|event| board.apply_event(event));
            uses += events.iter().filter(|event| matches!(event, Event::Leader(LeaderEvent::Used { .. }))).count();
            questions += usize::from(matches!(action, Action::Lead(_)));
            let cards = |game: &sztab_neuroshima::rules::Arrangement| {
                let leaders = game.leaders.as_ref().unwrap();
                ([X, Y].map(|side| leaders.card(side).copied()), leaders.effects().to_vec())
            };
            if after.state().phase != Phase::Leader && after.decision().is_none() {
                assert_eq!(cards(&board), cards(after.arrangement()), "{action:?} of {side:?}");
            }
            assert!(before.legal_actions().is_sorted() && leader_holder(side).0 < 2);
            if looks.draw_below(25) == 0 {
                let text = Position::from_game(after).print();
                let read =
                    Position::parse(&text, &Catalogue::built_in()).unwrap_or_else(|error| panic!("{error}\n{text}"));
                assert_eq!(read.print(), text);
                assert_eq!(read.game().legal_actions(), after.legal_actions());
                let kept = after.clone().with_state(serde_json::from_str(&after.state_json()).unwrap());
                assert_eq!(kept.state(), after.state());
            }
        });
        assert!(game.outcome().is_some(), "{terms} {number}");
    }
    assert!(uses > 20 && questions > 5, "{uses} uses, {questions} in turns");
}
