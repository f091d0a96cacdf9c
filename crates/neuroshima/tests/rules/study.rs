//! Information available to a player before acting: the effects of a unit, the losses by ending the turn, and the
//! outcome of a Battle.

use std::sync::Arc;

use super::dice::{Dice, scaled_count};
use sztab_neuroshima::rules::instants::Battle;
use sztab_neuroshima::rules::notation::{Position, parse_action};
use sztab_neuroshima::rules::{
    Action, Army, Board, Catalogue, Effect, Event, Forfeit, Game, Hex, Influence, Opening, Phase, Played, Prospect,
    Roster, Side, State, Study,
};

fn position(lines: &str) -> Game {
    let header = "sztab position 1\nboard 19\nmode duel\nside X army=borgo hq=20\nside Y army=outpost hq=20\n\
                  pile X 12\npile Y 12\n";
    let text = format!("{header}{}\n", lines.lines().map(str::trim).collect::<Vec<_>>().join("\n"));
    let position = Position::parse(&text, &Catalogue::built_in()).unwrap_or_else(|error| panic!("{error}\n{text}"));
    position.game().clone()
}

fn hex(name: &str) -> Hex {
    Board::STANDARD.hex(name).unwrap()
}

fn action(game: &Game, line: &str) -> Action {
    parse_action(line, game.roster(), game.side_to_act().unwrap(), Board::STANDARD).unwrap()
}

const BOARD_LINES: &str = "
    turn X phase=play
    unit A1 X/hq
    unit E3 Y/hq
    unit C3 X/brawler rot=0
    unit C2 Y/runner rot=3
    unit B3 X/net_fighter rot=0
    unit C4 X/officer rot=0";

#[test]
fn nh_6_1_a_prospect_lists_targets_and_strengths() {
    let game = position(&format!("hand X move\n{BOARD_LINES}"));
    let influence = Influence::evaluate(game.roster(), game.arrangement());
    let prospect = Prospect::evaluate(&influence, hex("C3"));
    assert_eq!(prospect.initiative, [2]);
    let [hit] = prospect.hits.as_slice() else { panic!("{prospect:?}") };
    let helped = prospect.takes.iter().any(|(from, effect)| *from == hex("C4") && *effect == Effect::Melee(1));
    assert_eq!((hit.target.hex, hit.melee), (hex("C2"), if helped { 3 } else { 2 }));
}

#[test]
fn nh_7_1_a_prospect_lists_netted_units_but_not_their_effects() {
    let game = position(
        "hand X move
        turn X phase=play
        unit A1 X/hq
        unit E3 Y/hq
        unit C3 X/net_fighter rot=4
        unit C2 Y/runner rot=3",
    );
    let influence = Influence::evaluate(game.roster(), game.arrangement());
    assert_eq!(Prospect::evaluate(&influence, hex("C3")).nets, [hex("C2")]);
    let netted = Prospect::evaluate(&influence, hex("C2"));
    assert!(netted.is_netted && netted.hits.is_empty() && netted.initiative.is_empty());
    assert_eq!(Prospect::evaluate(&influence, hex("D4")), Prospect::default(), "an empty hex does nothing");
}

#[test]
fn nh_9_10_a_prospect_names_units_but_no_empty_hexes() {
    let game = position(
        "turn Y phase=play
        unit A1 X/hq
        unit E3 Y/hq
        unit C3 Y/saboteur rot=0
        unit C2 X/brawler rot=0",
    );
    let influence = Influence::evaluate(game.roster(), game.arrangement());
    let prospect = Prospect::evaluate(&influence, hex("C3"));
    assert!(!prospect.gives.is_empty() && prospect.gives.iter().all(|(target, _)| *target == hex("C2")));
    for empty in Board::STANDARD.hexes().filter(|&at| game.arrangement().unit(at).is_none()) {
        assert_eq!(Prospect::evaluate(&influence, empty), Prospect::default());
    }
}

#[test]
fn nh_6_11_a_bonus_that_changes_nothing_is_omitted() {
    let game = position(
        "turn Y phase=play
        unit A1 X/hq
        unit E3 Y/hq
        unit C3 X/officer rot=0
        unit C2 X/medic rot=0
        unit D3 X/medic rot=0
        unit D2 X/medic rot=0
        unit C4 X/medic rot=0
        unit B3 X/medic rot=0
        unit B2 X/medic rot=0",
    );
    let influence = Influence::evaluate(game.roster(), game.arrangement());
    let effects = Prospect::evaluate(&influence, hex("C3")).gives;
    assert_eq!(effects, [], "a Medic has no attack that an Officer could strengthen");
}

#[test]
fn nh_9_6_a_prospect_lists_the_supported_units() {
    let game = position(&format!("hand X move\n{BOARD_LINES}\nunit B1 X/claws rot=0"));
    let influence = Influence::evaluate(game.roster(), game.arrangement());
    let headquarters = Prospect::evaluate(&influence, hex("A1"));
    assert_eq!(headquarters.gives, [(hex("B1"), Effect::Initiative(1))]);
    assert_eq!(Prospect::evaluate(&influence, hex("B1")).initiative, [4]);
}

#[test]
fn nh_3_8_ending_a_turn_forfeits_unused_mobility() {
    let board = "
        turn Y phase=play
        unit A1 X/hq
        unit E3 Y/hq
        unit C3 Y/runner rot=0
        unit C5 Y/runner rot=0 spent=mobility";
    let game = position(board);
    let [Forfeit::Ability { unit, .. }] = game.forfeits(Side(1), Action::End)[..] else { panic!() };
    assert_eq!(unit, hex("C3"), "only the one that has not used it");
    let game = position(&format!("hand Y battle\n{board}"));
    assert_eq!(game.forfeits(Side(1), Action::Play(Played::Battle(Battle {}))).len(), 1, "a Battle ends the turn too");
    let turned = action(&game, "use mobility C3 C3 1");
    assert_eq!(game.forfeits(Side(1), turned), [], "what does not end the turn gives nothing up");
    assert_eq!(game.forfeits(Side(0), Action::End), [], "nor does what is not allowed");
}

#[test]
fn nh_9_13_ending_a_turn_forfeits_an_open_second_move() {
    let mut game = position(
        "hand Y move
        turn Y phase=play
        unit A1 X/hq
        unit E3 Y/hq
        unit E1 Y/recon_centre
        unit C3 Y/commando rot=0",
    );
    let first = action(&game, "move C3 C4 0");
    game.apply(Side(1), first).unwrap();
    assert_eq!(game.forfeits(Side(1), Action::End), [Forfeit::SecondMove { unit: hex("C4") }]);
}

#[test]
fn nh_11_1_ending_a_turn_may_forfeit_last_tiles_or_two_kept_tiles() {
    let board = "
        turn X phase=play
        unit A1 X/hq
        unit E3 Y/hq";
    let two = position(&format!("hand X mutant claws\n{board}"));
    assert!(matches!(&two.forfeits(Side(0), Action::End)[..], [Forfeit::KeptTiles { tiles }] if tiles.len() == 2));
    let one = position(&format!("hand X mutant\n{board}"));
    assert_eq!(one.forfeits(Side(0), Action::End), [], "one tile may well be kept");
    let last = position(&format!("hand X mutant\nlast Y\n{board}"));
    assert!(matches!(&last.forfeits(Side(0), Action::End)[..], [Forfeit::LastTiles { tiles }] if tiles.len() == 1));
    let idle = position(&format!("hand X grenade\nlast Y\n{board}"));
    assert_eq!(idle.forfeits(Side(0), Action::End), [], "a tile that cannot be played is no loss");
}

#[test]
fn a_study_tries_tiles_of_either_side_and_fights_the_following_battle() {
    let game = position(
        "hand X brawler move
        hand Y runner
        turn X phase=play
        unit A1 X/hq
        unit E3 Y/hq
        unit C2 Y/commando rot=0",
    );
    let before = game.clone();
    let mut study = Study::new(&game, Side(0)).unwrap();
    assert!(
        study
            .trials()
            .iter()
            .all(|trial| !matches!(trial, Action::End | Action::Play(Played::Battle(_)) | Action::Discard { .. }))
    );
    assert_eq!(study.battle(&[]).unwrap().left, *game.arrangement(), "nobody reaches anybody");
    let place = action(&game, "place brawler C3 0");
    study.try_action(place).unwrap();
    let fight = study.battle(&[]).unwrap();
    assert!(fight.open.is_none() && fight.left.unit(hex("C2")).is_none(), "{:?}", fight.events);
    assert!(matches!(fight.events[0], Event::BattleBegan { .. }));
    assert!(matches!(fight.events.last(), Some(Event::BattleEnded { .. })));
    // The other side tries its answer on the same board, although it is not that side's turn.
    let mut answer = study.clone().for_side(Side(1));
    let runner = parse_action("place runner C4 0", game.roster(), Side(1), Board::STANDARD).unwrap();
    answer.try_action(runner).unwrap();
    assert!(answer.game().arrangement().unit(hex("C4")).is_some());
    assert_eq!(game, before, "the game itself is as it was");
}

#[test]
fn a_study_asks_the_decisions_of_its_battle() {
    let game = position(
        "turn X phase=play
        unit A1 X/hq
        unit E3 Y/hq
        unit C3 X/brawler rot=0
        unit D1 X/mutant rot=5
        unit C2 Y/commando rot=0
        unit D2 Y/medic rot=0",
    );
    assert!(Study::new(&game, Side(2)).is_none(), "there is no such side");
    let study = Study::new(&game, Side(0)).unwrap();
    let mut answers = Vec::new();
    let mut fight = study.battle(&answers).unwrap();
    let mut asked = 0;
    while let Some(open) = &fight.open {
        assert!(open.decision().is_some());
        asked += 1;
        answers.push(1);
        fight = study.battle(&answers).unwrap();
    }
    assert!(asked > 0, "one Medic and two attacks: {:?}", fight.events);
    answers.push(1);
    assert!(study.battle(&answers).is_err(), "nothing more is asked");
}

/// The game with each pile in reverse order.
fn reverse_piles(game: &Game) -> Game {
    let mut state: State = serde_json::from_str(&game.state_json()).unwrap();
    state.seats.iter_mut().for_each(|seat| seat.pile.reverse());
    game.clone().with_state(state)
}

#[test]
fn a_study_ignores_the_order_of_the_piles_and_fights_like_the_game() {
    let armies = Army::base_box();
    let mut fought = 0;
    for number in 0..scaled_count(12) {
        let mut dice = Dice::new(number);
        let first = dice.draw_below(armies.len());
        let second = (first + 1 + dice.draw_below(armies.len() - 1)) % armies.len();
        let roster = Arc::new(Roster::new([first, second].map(|army| Arc::new(armies[army].clone())).to_vec()));
        let seed = [u8::try_from(number % 251).unwrap(); 32];
        let mut game = Game::new(Arc::clone(&roster), &Opening::deal(&roster, Board::STANDARD, &seed));
        while let Some(side) = game.side_to_act() {
            let legal = game.legal_actions();
            if let Some(mut study) = Study::new(&game, side) {
                let mut other = Study::new(&reverse_piles(&game), side).unwrap();
                for _ in 0..2 {
                    let trials = study.trials();
                    assert_eq!(trials, other.trials());
                    assert_eq!(study.battle(&[]), other.battle(&[]));
                    if trials.is_empty() {
                        break;
                    }
                    let trial = dice.pick(&trials);
                    study.try_action(trial).unwrap();
                    other.try_action(trial).unwrap();
                }
            }
            if legal.contains(&Action::Play(Played::Battle(Battle {}))) {
                let fight = Study::new(&game, side).unwrap().battle(&[]).unwrap();
                let events = game.clone().apply(side, Action::Play(Played::Battle(Battle {}))).unwrap();
                let begin = events.iter().position(|event| matches!(event, Event::BattleBegan { .. })).unwrap();
                assert_eq!(fight.events[..], events[begin..begin + fight.events.len()]);
                fought += 1;
            }
            for &action in &legal {
                let ends = game.clone().apply(side, action).unwrap();
                let ends = ends.iter().any(|event| matches!(event, Event::TurnEnded { side: ended } if *ended == side));
                assert!(ends || game.forfeits(side, action).is_empty(), "{action:?}");
                if game.state().phase != Phase::Play || legal.len() > 200 {
                    break;
                }
            }
            game.apply(side, dice.pick(&legal)).unwrap();
        }
    }
    assert!(fought > 0);
}
