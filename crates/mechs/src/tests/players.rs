//! Computer players finish every game, using only their own view.

use std::sync::Arc;

use crate::arena::{Arena, Zone};
use crate::legal;
use crate::players::{Forecast, Simulation};
use crate::state::{Phase, QuestionKind, SLOT_COUNT, Slot};
use crate::terms::Terms;
use crate::values::Values;
use crate::view::forecast::forecast;
use crate::{KIND, MechsGame};
use sztab_game::view::SideQuestion;
use sztab_game::{Game, GameState, Language, LineNumber, Rules, Side, Viewer};

/// Maximum number of lines that one side plays in a row while programming.
const MAX_LINES: usize = 16;

fn new(arena: Arena, number: u8) -> MechsGame {
    MechsGame::new(&Values::built_in(), arena, Terms::default(), &[number; 32])
}

/// Plays a game to its end. Each side plays all lines suggested by its computer player if `says_all`, otherwise only
/// the first one.
fn play_to_end(game: &mut MechsGame, strengths: &[&str], says_all: bool, mut check: impl FnMut(&MechsGame, Side)) {
    let (mut line, mut row) = (0, (0, String::new()));
    while let Some(side) = game.waiting_sides().iter().next() {
        check(game, side);
        let strength = strengths[side.index() % strengths.len()];
        let lines = KIND.planned_lines(game, side, strength, &[5; 32]);
        assert!(!lines.is_empty(), "{strength} has no answer in\n{}", game.position());
        let count = if says_all { lines.len() } else { 1 };
        for text in &lines[..count] {
            line += 1;
            assert!(Game::legal_lines_of(game, side).contains(text), "{text} in\n{}", game.position());
            game.play(side, text, LineNumber(line)).unwrap_or_else(|error| panic!("{text}: {error}"));
        }
        let stretch = format!("{:?} {:?} {side:?}", game.state().round, game.state().phase);
        row = if row.1 == stretch { (row.0 + 1, stretch) } else { (1, stretch) };
        let is_programming = game.state().phase == Phase::Program;
        assert!(!is_programming || row.0 <= MAX_LINES, "{strength} does not get ready in\n{}", game.position());
    }
    assert!(game.outcome().is_some());
}

#[test]
fn games_with_one_to_four_players_end_with_legal_lines() {
    for (number, arena) in (0..).zip(Arena::ALL) {
        play_to_end(&mut new(arena, number), &["easy"], false, |_, _| ());
        play_to_end(&mut new(arena, number), &["medium", "easy"], number % 2 == 0, |_, _| ());
        play_to_end(&mut new(arena, number + 9), &["medium"], number % 2 == 1, |_, _| ());
    }
}

#[test]
fn equal_views_and_seeds_give_equal_lines() {
    let mut number = 0;
    play_to_end(&mut new(Arena::Three, 1), &["medium", "easy"], true, |game, side| {
        number += 1;
        let other = Rules::sample(game, Viewer::Side(side), &[number; 32]);
        for strength in ["easy", "medium"] {
            let lines = |game: &MechsGame| KIND.planned_lines(game, side, strength, &[7; 32]);
            assert_eq!(lines(game), lines(&other), "{}", game.position());
        }
        let hints = |game: &MechsGame| KIND.hints(game, side, 3, &[7; 32]);
        if number % 4 == 0 {
            assert_eq!(hints(game), hints(&other), "{}", game.position());
        }
    });
}

#[test]
fn hints_are_whole_turns_that_begin_differently() {
    let mut met = 0;
    play_to_end(&mut new(Arena::Two, 2), &["easy"], true, |game, side| {
        let hints = KIND.hints(game, side, 3, &[7; 32]);
        assert!((1..=3).contains(&hints.len()), "{hints:?}");
        for (place, lines) in hints.iter().enumerate() {
            assert!(hints[..place].iter().all(|other| other.first() != lines.first()), "{hints:?}");
            let mut tried = game.clone();
            for line in lines {
                tried.play(side, line, LineNumber(1)).unwrap_or_else(|error| panic!("{line}: {error}"));
            }
        }
        if game.state().phase == Phase::Program {
            met += hints.len();
            assert!(hints.iter().all(|lines| lines.last().is_some_and(|line| line == "ready")), "{hints:?}");
        }
    });
    assert!(met > 24, "{met} hints for twelve programs");
}

#[test]
fn half_entered_programs_are_completed() {
    let mut game = new(Arena::Four, 3);
    while game.state().phase != Phase::Program {
        let side = game.waiting_sides().iter().next().expect("a side is waited for");
        let lines = KIND.planned_lines(&game, side, "medium", &[5; 32]);
        game.play(side, &lines[0], LineNumber(1)).expect("legal");
    }
    let side = Side(2);
    // These are the cards of the program in other slots; one slot contains the second copy of a card.
    for line in ["program 1 collect n", "program 3 collect s", "program 2 buy n", "program 4 mine w", "ready"] {
        game.play(side, line, LineNumber(1)).expect("legal");
    }
    game.play(side, "program 1 double n", LineNumber(1)).expect("legal");
    let said = KIND.planned_lines(&game, side, "medium", &[5; 32]);
    for line in &said {
        game.play(side, line, LineNumber(1)).unwrap_or_else(|error| panic!("{line}: {error}"));
    }
    assert!(!game.waiting_sides().contains(side), "{said:?}");
    assert!(KIND.planned_lines(&game, side, "medium", &[5; 32]).is_empty(), "it is not waited for");
}

#[test]
fn a_hard_player_programs_attacks_and_chooses_cards() {
    let mut met = [false; 3];
    play_to_end(&mut new(Arena::Four, 4), &["medium"], true, |game, side| {
        let asked = game.state().questions.first().map(|question| question.ask);
        let kinds = [None, Some(QuestionKind::Attack), Some(QuestionKind::AdHoc)];
        let Some(kind) = kinds.iter().position(|kind| *kind == asked).filter(|&kind| !met[kind]) else { return };
        met[kind] = game.state().phase != Phase::Pilot && game.state().phase != Phase::Arm;
        let other = Rules::sample(game, Viewer::Side(side), &[8; 32]);
        let lines = |game: &MechsGame| KIND.planned_lines(game, side, "hard", &[7; 32]);
        assert_eq!(lines(game), lines(&other));
        assert!(Game::legal_lines_of(game, side).contains(&lines(game)[0]));
    });
    assert_eq!(met, [true; 3]);
}

#[test]
fn medium_players_expect_rivals_best_programs() {
    let [me, rival] = [Side(0), Side(1)];
    let values = "extends = \"open-1\"\nid = \"bold\"\n[constants]\nstart_combat = 40\n";
    let values = Arc::new(Values::read(values).expect("whole"));
    let mut game = MechsGame::new(&values, Arena::Two, Terms::default(), &[6; 32]);
    while game.state().phase != Phase::Program {
        let side = game.waiting_sides().iter().next().expect("a side is waited for");
        let lines = KIND.planned_lines(&game, side, "medium", &[5; 32]);
        game.play(side, &lines[0], LineNumber(1)).expect("legal");
    }
    let forecast = Forecast::new(&Simulation::from_view(&game, me, &[5; 32]), me);
    let expected = |zone: Zone, turns: usize| forecast.chance(rival, zone, turns).expect("a rival");
    for turns in 0..=SLOT_COUNT {
        let all: i32 = Zone::all().map(|zone| expected(zone, turns)).sum();
        assert!((76..=100).contains(&all), "{all} % after {turns} turns");
    }
    let [mut at, stands] = [me, rival].map(|side| game.state().player(side).at.expect("on its base"));
    assert_eq!((expected(stands, 0), forecast.chance(me, at, 0)), (100, None));
    for line in KIND.planned_lines(&game, me, "medium", &[5; 32]) {
        game.play(me, &line, LineNumber(1)).expect("legal");
    }
    let mut chances = Vec::new();
    for (turns, slot) in game.state().player(me).program.into_iter().enumerate() {
        let Slot::Card(card, direction) = slot else { panic!("{slot:?}") };
        at = legal::move_target(&values, Arena::Two, at, values.card(card).moves, direction).unwrap_or(at);
        chances.push(expected(at, turns));
    }
    assert!(chances.iter().any(|chance| *chance > 0), "{chances:?}");
}

#[test]
fn only_known_strengths_exist() {
    assert_eq!(KIND.strengths(), ["easy", "medium", "hard"]);
    let game = new(Arena::Two, 5);
    assert!(KIND.strengths().iter().all(|strength| !KIND.planned_lines(&game, Side(0), strength, &[1; 32]).is_empty()));
    assert!(KIND.planned_lines(&game, Side(0), "club", &[1; 32]).is_empty());
    assert!(KIND.planned_lines(&game, Side(3), "easy", &[1; 32]).is_empty(), "nobody sits there");
    assert!(KIND.hints(&game, Side(0), 0, &[1; 32]).is_empty());
}

/// The forecast of a suggested program up to its first combat: the parts for each slot.
fn suggestion(game: &MechsGame, side: Side) -> (Vec<String>, Vec<Vec<String>>) {
    let lines = Game::legal_lines_of(game, side);
    let asked = SideQuestion { game, side, lines: &lines, said: &[], language: Language::English };
    let said = KIND.view().combined_lines(&asked, "suggest");
    let mut tried = game.clone();
    for line in &said {
        tried.play(side, line, LineNumber(1)).unwrap_or_else(|error| panic!("{line}: {error}"));
    }
    let program = tried.state().player(side).program;
    let told = forecast(&tried, side, &program, Language::English);
    let is_quiet = |parts: &Vec<String>| !parts.iter().any(|part| part.starts_with("combat"));
    (said, told.into_iter().take_while(is_quiet).collect())
}

#[test]
fn a_suggested_program_avoids_visible_mines_and_cards_without_an_effect() {
    let mut slots = 0;
    for (number, arena) in (20..).zip(Arena::ALL) {
        for strength in ["easy", "medium"] {
            play_to_end(&mut new(arena, number), &[strength], true, |game, side| {
                let is_new = game.state().player(side).program == [Slot::Vacant; SLOT_COUNT];
                if game.state().phase != Phase::Program || !is_new {
                    return;
                }
                let (said, told) = suggestion(game, side);
                slots += told.len();
                let is_careless = |part: &String| {
                    ["enemy mine", "no room"].contains(&part.as_str()) || part.starts_with("you can't afford")
                };
                assert!(!told.iter().flatten().any(is_careless), "{said:?} {told:?} in\n{}", game.position());
            });
        }
    }
    assert!(slots > 100, "{slots} slots");
}

#[test]
fn a_suggested_program_does_not_enter_a_turret_that_knocks_the_pilot_out() {
    let position = "sztab mechs 1
values open-1
arena two
zone B3 credits 3
round 3
phase program
side X pilot=magma health=3 energy=5 credits=4 points=15 base=A3 at=C3
side Y pilot=brawler health=2 energy=10 credits=10 points=16 base=E3 at=D2
equip X grenade_launcher pulse_pistol
equip Y preemptive_shield
mine A3 X 4
mine C4 X 3
turret B3 Y
turret D4 X
mech C3
row auto_turret flamethrower sniper_rifle flash_spire
";
    let game = KIND.command_line().unwrap().read(position, &[]).unwrap();
    let (said, told) = suggestion(game.downcast_ref().unwrap(), Side(0));
    assert!(!told[0].contains(&"enemy turret".to_owned()), "{said:?} {told:?}");
}
