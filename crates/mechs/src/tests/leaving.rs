//! Leaving, absence and interventions that end the game (TEM-18), and randomness in solo games (TEM-17).

use std::collections::BTreeSet;
use std::sync::Arc;

use crate::MechsGame;
use crate::action::Action;
use crate::arena::Arena;
use crate::illegal::Illegal;
use crate::position::{self, Catalogue};
use crate::state::{AdHoc, Phase, Slot, Status};
use crate::terms::Terms;
use crate::values::Values;
use sztab_game::{GameState as _, Intervention, LineNumber, Rules as _, Side, Sides};

const X: Side = Side(0);
const Y: Side = Side(1);
const Z: Side = Side(2);

fn new(arena: Arena, terms: &str, number: u8) -> MechsGame {
    let terms: Terms = terms.parse().expect("terms");
    MechsGame::new(&Arc::clone(&Values::built_in()), arena, terms, &[number; 32])
}

fn read(text: &str) -> MechsGame {
    position::read(&format!("sztab mechs 1\nvalues open-1\n{text}"), &Catalogue::default()).expect("a position")
}

fn play_line(game: &mut MechsGame, side: Side, line: &str) {
    let action = Action::parse(line, game.values()).expect("an action");
    game.apply(side, &action, LineNumber(1), &mut ()).unwrap_or_else(|illegal| panic!("{side:?} {line}: {illegal}"));
}

fn intervene(game: &mut MechsGame, intervention: Intervention) {
    game.intervene(intervention, &mut ()).expect("an intervention");
    let position = game.position();
    let again = position::read(&position, &Catalogue::default()).expect("the position can be read");
    assert_eq!(again.position(), position);
}

fn ranks(game: &MechsGame) -> Vec<u8> {
    game.outcome().expect("the game is over").places().iter().map(|place| place.rank).collect()
}

/// Plays the same four cards in each round, declines wherever possible, and otherwise plays the first legal line.
fn play_until(game: &mut MechsGame, mut is_end: impl FnMut(&MechsGame) -> bool) {
    for _ in 0..5000 {
        let Some(side) = game.waiting_sides().iter().next().filter(|_| !is_end(game)) else { return };
        let legal = game.legal_actions_of(side);
        let vacant = game.state().player(side).program.iter().position(|slot| *slot == Slot::Vacant);
        let is_weapon = |action: &&Action| matches!(action, Action::Weapon(_));
        let action = match (game.state().phase, vacant) {
            (Phase::Program, Some(place)) => {
                let cards = ["collect n", "mine e", "buy s", "turret w"];
                Action::parse(&format!("program {} {}", place + 1, cards[place]), game.values()).expect("a program")
            }
            (Phase::Program, None) => Action::Ready,
            (Phase::Arm, _) if game.state().player(side).first_mine.is_made() => {
                *legal.iter().find(is_weapon).expect("a weapon")
            }
            _ if legal.contains(&Action::Pass) => Action::Pass,
            _ => legal[0],
        };
        game.apply(side, &action, LineNumber(1), &mut ()).expect("a legal line");
    }
    panic!("the game does not end");
}

const THREE_PLAYERS: &str = "arena three
side X pilot=tank base=C1 at=B2 points=5
side Y pilot=diamond base=A3 at=A3 points=9
side Z pilot=kitty base=E3 at=E3 points=1
mine A4 Y 1
turret D4 Y
adhoc X
adhoc Y
adhoc Z
turn X slot=1
";

#[test]
fn tem_18_1_timeouts_remove_a_player_like_resignation() {
    let mut game = read(THREE_PLAYERS);
    intervene(&mut game, Intervention::Forfeited(Y));
    let table = game.state();
    assert_eq!((table.player(Y).at, table.mines_of(Y).count(), table.turrets_of(Y).count()), (None, 0, 0));
    assert_eq!(table.player(Y).points, 9);
    assert_eq!(game.playing_sides(), Sides::from(X).with(Z));
    assert_eq!(game.outcome(), None);
    assert!(matches!(game.intervene(Intervention::Resigned(Y), &mut ()), Err(Illegal::HasLeft(side)) if side == Y));
}

#[test]
fn tem_18_2_last_player_wins_when_the_others_time_out() {
    let mut game = read(THREE_PLAYERS);
    intervene(&mut game, Intervention::Forfeited(Y));
    intervene(&mut game, Intervention::Forfeited(X));
    assert_eq!(ranks(&game), [2, 3, 1]);
    assert_eq!(game.outcome().expect("over").cause, "time");
    assert!(matches!(game.intervene(Intervention::Resigned(Z), &mut ()), Err(Illegal::Over)));
}

#[test]
fn tem_18_2_solo_resignation_is_not_a_win() {
    let mut game = new(Arena::Solo, "", 1);
    intervene(&mut game, Intervention::Resigned(X));
    assert_eq!(ranks(&game), [2]);
}

#[test]
fn tem_18_4_game_continues_without_players_who_left() {
    for number in 0..8 {
        let mut game = new(Arena::Four, "", number);
        play_until(&mut game, |game| game.state().phase == Phase::Turn && game.state().round == 2);
        intervene(&mut game, Intervention::Resigned(Y));
        play_until(&mut game, |game| game.state().round == 4);
        intervene(&mut game, Intervention::Forfeited(X));
        play_until(&mut game, |_| false);
        let ranks = ranks(&game);
        assert_eq!((ranks[0], ranks[1]), (3, 4), "{number}");
        assert_eq!(game.state().player(Y).at, None);
    }
}

#[test]
fn tem_18_5_only_waiting_sides_can_run_out_of_time() {
    let mut game = read(THREE_PLAYERS);
    assert!(matches!(game.intervene(Intervention::RanOut(Y), &mut ()), Err(Illegal::NotWaited(side)) if side == Y));
    intervene(&mut game, Intervention::RanOut(X));
    assert_eq!(game.waiting_sides(), Sides::from(Y));
    assert!(game.legal_actions_of(X).is_empty());
    // The first card in its first direction is Collect to the north, which leads to B1.
    assert_eq!(game.state().player(X).at.map(|zone| zone.to_string()), Some("B1".to_owned()));
}

#[test]
fn tem_18_5_an_absent_player_gets_the_defaults_of_setup() {
    let mut game = new(Arena::Two, "", 3);
    let first = *game.state().player(Y).offer.first().expect("two pilots");
    let pilot = game.legal_actions_of(X)[1];
    game.apply(X, &pilot, LineNumber(1), &mut ()).expect("legal");
    intervene(&mut game, Intervention::RanOut(Y));
    assert_eq!(game.state().player(Y).pilot, Some(first));
    // Y chooses first and takes the first free base; X gets the other base without being asked.
    let bases = [X, Y].map(|side| game.state().player(side).base.map(|zone| zone.to_string()));
    assert_eq!(bases, [Some("E3".to_owned()), Some("A3".to_owned())]);
    play_line(&mut game, X, "mine 1");
    play_line(&mut game, X, "weapon pulse_pistol");
    let mines: Vec<Option<u8>> = game.state().mines_of(Y).map(|(_, mine)| mine.number).collect();
    assert_eq!(mines, [Some(4)]);
    assert!(game.position().contains("equip Y energy_sword\n"));
}

#[test]
fn tem_18_5_cards_of_an_absent_player_are_drawn_when_all_others_are_ready() {
    let mut programs = BTreeSet::new();
    for number in 0..6 {
        let mut game = new(Arena::Two, "", number);
        play_until(&mut game, |game| game.state().phase == Phase::Program);
        intervene(&mut game, Intervention::RanOut(Y));
        assert_eq!(game.state().phase, Phase::Program);
        assert!(game.state().player(Y).program.iter().all(|slot| *slot == Slot::Vacant));
        for line in ["program 1 collect n", "program 2 mine s", "program 3 buy n", "program 4 power s", "ready"] {
            play_line(&mut game, X, line);
        }
        let player = game.state().player(Y);
        assert!(player.ad_hoc != AdHoc::Off || player.program.iter().all(|slot| matches!(slot, Slot::Card(..))));
        programs.insert(format!("{:?}", player.program));
        play_until(&mut game, |_| false);
        assert!(game.outcome().is_some());
    }
    assert!(programs.len() > 1);
}

#[test]
fn tem_18_5_absent_solo_player_reaches_the_end_without_a_line() {
    let mut game = new(Arena::Solo, "", 5);
    intervene(&mut game, Intervention::RanOut(X));
    assert_eq!(game.state().phase, Phase::Over);
    assert_eq!(game.outcome().expect("over").cause, "last-round");
}

#[test]
fn tem_18_5_absent_players_can_still_leave() {
    let mut game = read(THREE_PLAYERS);
    intervene(&mut game, Intervention::RanOut(X));
    intervene(&mut game, Intervention::Resigned(X));
    assert_eq!(game.state().absent, Sides::NONE);
    intervene(&mut game, Intervention::Resigned(Y));
    assert_eq!(ranks(&game), [3, 2, 1]);
}

#[test]
fn tem_18_6_agreement_gives_all_remaining_players_first_place() {
    let mut game = read(THREE_PLAYERS);
    intervene(&mut game, Intervention::Resigned(Z));
    intervene(&mut game, Intervention::Agreed);
    assert_eq!(ranks(&game), [1, 1, 3]);
    assert_eq!(game.outcome().expect("over").cause, "agreement");
}

#[test]
fn tem_18_6_an_organiser_names_the_winners() {
    let mut game = read(THREE_PLAYERS);
    intervene(&mut game, Intervention::Adjudicated(Sides::from(Z)));
    assert_eq!(ranks(&game), [3, 2, 1]);
}

#[test]
fn tem_3_2_players_pick_from_all_pilots_from_last_to_first() {
    let mut game = new(Arena::Three, "pilots=any", 2);
    assert_eq!((game.waiting_sides(), game.legal_actions_of(Z).len()), (Sides::from(Z), 8));
    play_line(&mut game, Z, "pilot wasp");
    assert_eq!((game.waiting_sides(), game.legal_actions_of(Y).len()), (Sides::from(Y), 7));
    assert!(game.position().contains("side Z pilot=wasp"));
    intervene(&mut game, Intervention::RanOut(Y));
    assert!(game.position().contains("side Y pilot=tsunami"));
    assert_eq!((game.waiting_sides(), game.legal_actions_of(X).len()), (Sides::from(X), 6));
    play_line(&mut game, X, "pilot kitty");
    assert_eq!(game.state().phase, Phase::Base);
    play_until(&mut game, |_| false);
    assert!(game.outcome().is_some());
}

#[test]
fn tem_3_2_a_solo_player_picks_one_of_all_pilots() {
    let mut game = new(Arena::Solo, "pilots=any", 2);
    assert_eq!(game.legal_actions_of(X).len(), 8);
    play_line(&mut game, X, "pilot tank");
    assert_eq!(game.state().phase, Phase::Arm);
}

#[test]
fn tem_0_6_random_pilots_are_not_asked_for() {
    let game = new(Arena::Three, "pilots=random", 2);
    assert_eq!(game.state().phase, Phase::Base);
    assert!([X, Y, Z].iter().all(|&side| game.state().player(side).pilot.is_some()));
}

#[test]
fn tem_17_1_x_is_first_in_every_round_of_a_solo_game() {
    let mut game = new(Arena::Solo, "", 7);
    let mut rounds = 0;
    play_until(&mut game, |game| {
        rounds = rounds.max(game.state().round);
        assert_eq!(game.state().first, X);
        false
    });
    assert_eq!(rounds, 6);
}

#[test]
fn tem_17_3_robots_begin_in_power_armor_with_two_weapons_and_a_mine() {
    let mut numbers = BTreeSet::new();
    for number in 0..12 {
        let game = new(Arena::Solo, "", number);
        let text = game.position();
        assert!(text.contains("side Y robot=yes status=armor base=A3 at=A3\n"), "{text}");
        assert!(text.contains("side Z robot=yes status=armor base=E3 at=E3\n"), "{text}");
        assert!(text.contains("equip Y pulse_pistol energy_sword\nequip Z pulse_pistol grenade_launcher\n"), "{text}");
        let mines: Vec<String> =
            [Y, Z].iter().flat_map(|&side| game.state().mines_of(side)).map(|(zone, _)| zone.to_string()).collect();
        assert_eq!(mines, ["A3", "E3"]);
        numbers.extend(game.state().mines_of(Y).map(|(_, mine)| mine.number));
    }
    assert_eq!(numbers.len(), 4);
}

#[test]
fn tem_17_4_all_eight_cards_are_shuffled_for_every_round() {
    let mut game = new(Arena::Solo, "", 9);
    let mut round = 0;
    let (mut piles, mut kinds) = (BTreeSet::new(), BTreeSet::new());
    play_until(&mut game, |game| {
        if game.state().phase == Phase::Program && game.state().round > round {
            round = game.state().round;
            for side in [Y, Z] {
                let cards: Vec<_> = game.state().player(side).cards.known.iter().copied().collect();
                let mut sorted = cards.clone();
                sorted.sort_unstable();
                assert_eq!(sorted.len(), 8);
                kinds.insert(sorted);
                piles.insert(cards);
            }
        }
        false
    });
    assert!(piles.len() > 6 && kinds.len() == 1);
}

#[test]
fn tem_17_13_robot_in_power_armor_equips_two_of_three_advanced_weapons() {
    let mut worn = BTreeSet::new();
    for number in 0..24 {
        let mut game = new(Arena::Solo, "", number);
        play_until(&mut game, |game| {
            let player = game.state().player(Y);
            let advanced = player.order.len() - 2;
            let wears = (player.worn.count_ones() as usize, advanced);
            match player.status {
                Status::Armor => assert_eq!(wears.0, 2 + advanced.min(2)),
                Status::Mech => assert_eq!(wears.0, advanced.min(4)),
                Status::Pilot => panic!("a robot is no Pilot"),
            }
            worn.insert(wears);
            false
        });
    }
    assert!(worn.contains(&(4, 2)), "{worn:?}");
}
