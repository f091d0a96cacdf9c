//! Playing without buttons: answers given by plans, and lines played by commands.

use sztab_game::{AnyEvent, Chance, Game, GameState as _, Language, LineNumber, Refusal as _, Side, Viewer};

use crate::action::{Action, VERBS};
use crate::danger::count_attacking_cards;
use crate::event::Event;
use crate::game::GearsGame;
use crate::illegal::Illegal;
use crate::kind::COMMANDS;
use crate::map::Place;
use crate::orders::{Orders, Plan, PlanKind};
use crate::players;
use crate::position::read;
use crate::run::QuestionKind;
use crate::tests::games::{new, random_line};
use crate::view::phrases::question_text;

/// Orders that contain only a plan for Guard.
fn guard_orders(plan: Plan) -> Orders {
    let mut orders = Orders::default();
    orders.set(PlanKind::Guard, plan);
    orders
}

/// Plays the planned answers until a player has to be asked. Returns the answers.
fn play_planned_answers(game: &mut GearsGame, orders: &Orders) -> Vec<String> {
    let mut said = Vec::new();
    while let Some((side, action)) =
        game.waiting_sides().iter().find_map(|side| Some((side, orders.planned_answer(game, side)?)))
    {
        said.push(format!("{} {}", ["X", "Y", "Z", "W"][side.index()], action.to_notation(game.values())));
        game.apply(side, &action).unwrap();
    }
    said
}

/// A Drone that runs two areas toward Marcus, who sees it all the way.
const RUNNING_DRONE: &str = "sztab gears 1
map 2A 16A
side X marcus at=2Aa hand=ambush,advance weapons=lancer:2
side Y dom at=16Ag hand=assault
locust drone1 2Ad
deck ai 12 14
turn X phase=locust";

#[test]
fn without_a_plan_guard_is_asked_once_per_figure() {
    let mut game = read(RUNNING_DRONE, &[]).unwrap();
    let mut moments = vec![];
    while let Some(QuestionKind::Guard { is_last, .. }) = game.question(Side(0)).map(|question| question.ask) {
        moments.push(is_last);
        Game::play(&mut game, Side(0), "wait", LineNumber::default()).unwrap();
    }
    assert!(moments.len() > 1, "{moments:?}");
    let mut game = read(RUNNING_DRONE, &[]).unwrap();
    let waited = play_planned_answers(&mut game, &Orders::default());
    assert_eq!(waited, ["X wait"], "{moments:?}");
    assert!(game.waiting_sides().contains(Side(0)), "{}", game.position());
}

#[test]
fn guard_is_asked_at_every_moment_if_planned() {
    let mut game = read(RUNNING_DRONE, &[]).unwrap();
    assert_eq!(play_planned_answers(&mut game, &guard_orders(Plan::Every)), [""; 0]);
    assert_eq!(play_planned_answers(&mut game, &guard_orders(Plan::Never)), ["X hold"]);
}

/// The number of Guard questions asked in random games, and the number of Locust Activations in them.
fn count_questions(orders: &Orders) -> (usize, usize) {
    let (mut asked, mut activations) = (0, 0);
    for number in 0..12 {
        let mut game = new(number, 2);
        let mut chance = Chance::new(&[number; 32], "sztab gears test 1", "plans");
        for _ in 0..600 {
            if game.outcome().is_some() {
                break;
            }
            let is_guard =
                |side: &Side| matches!(game.question(*side), Some(it) if matches!(it.ask, QuestionKind::Guard { .. }));
            let guards: Vec<Side> = game.waiting_sides().iter().filter(is_guard).collect();
            let planned = guards.iter().find_map(|side| Some((*side, orders.planned_answer(&game, *side)?)));
            let (side, line) = match planned {
                Some((side, action)) => (side, action.to_notation(game.values())),
                None if guards.is_empty() => random_line(&game, &mut chance),
                None => {
                    asked += 1;
                    (guards[0], "wait".to_owned())
                }
            };
            let played = Game::play(&mut game, side, &line, LineNumber::default()).unwrap();
            let is_begin = |event: &&AnyEvent| event.event::<Event>() == Some(&Event::ActivationBegan);
            activations += played.events.iter().filter(is_begin).count();
        }
    }
    (asked, activations)
}

#[test]
fn default_plan_asks_less_in_random_games() {
    let [(every, of), (once, in_as_many)] = [Plan::Every, Plan::Ask].map(|plan| count_questions(&guard_orders(plan)));
    println!("questions of Guard: {every} in {of} Locust Activations, by the usual plan {once} in {in_as_many}");
    assert!(once * 10 < every * 9 && of == in_as_many, "{every} in {of}, {once} in {in_as_many}");
}

#[test]
fn every_line_has_its_command() {
    let command = |line: &str| COMMANDS.iter().find(|command| command.option_for(line).is_some()).map(|it| it.name);
    let lost: Vec<&str> = VERBS.into_iter().filter(|verb| *verb != "resign" && command(verb).is_none()).collect();
    assert_eq!(lost, [""; 0]);
    for (line, name) in [
        ("draw", "draw"),
        ("run ambush", "play"),
        ("attack lancer saw drone1", "battle"),
        ("guard ambush lancer normal", "battle"),
        ("drop snub", "use"),
        ("dodge ambush", "discard"),
        ("auto", "discard"),
        ("end", "end"),
    ] {
        assert_eq!(command(line), Some(name), "{line}");
    }
}

#[test]
fn drawing_without_a_draw_card_is_illegal() {
    let position = "sztab gears 1\nmap 2A 16A\nside X marcus at=2Aa hand=ambush,advance\nturn X";
    let mut game = read(position, &[]).unwrap();
    let illegal = game.apply(Side(0), &Action::Draw).unwrap_err();
    assert_eq!((&illegal, illegal.rule()), (&Illegal::NoDraw, "GOW-4.2"));
}

#[test]
fn gow_10_9_computer_player_counts_a_ticker_explosion() {
    let best = |dom: &str, tickers: &str| {
        let position = format!(
            "sztab gears 1\nmap 2A 16A\nside X marcus at=2Aa hand=ambush,advance weapons=lancer:2\nside Y dom {dom}\n\
             {tickers}deck ai 12\nturn X"
        );
        let mut game = read(&position, &[]).unwrap();
        Game::play(&mut game, Side(0), "shoot ambush", LineNumber::default()).unwrap();
        players::choose_line(&game, Side(0)).unwrap().to_notation(game.values())
    };
    let both = "locust ticker1 2Ab\nlocust ticker2 2Ad\n";
    assert!(best("at=2Ad hand=assault", both).ends_with(" ticker1"), "not beside Dom");
    assert!(best("at=2Ab hand=assault", both).ends_with(" ticker2"), "not beside Dom");
    assert_eq!(best("at=2Ab hand=-", "locust ticker1 2Ab\n"), "end", "Dom would bleed out");
}

#[test]
fn gow_10_6_computer_player_loads_the_hammer_against_the_berserker() {
    let best = |position: &str, said: &[&str]| {
        let position = format!("sztab gears 1\nmission china-shop stage=3\n{position}\ndeck ai 20\nturn X");
        let mut game = read(&position, &[]).unwrap();
        said.iter().for_each(|line| _ = Game::play(&mut game, Side(0), line, LineNumber::default()).unwrap());
        players::choose_line(&game, Side(0)).unwrap().to_notation(game.values())
    };
    let empty = "map 17A\nside X marcus at=17Aa hand=resupply weapons=lancer:2,hammer:0\nlocust berserker1 17Ae";
    assert!(best(empty, &["order resupply"]).contains(" hammer"));
    let armed = empty.replace("hammer:0", "hammer:1").replace("at=17Aa", "at=17Ae");
    assert_eq!(best(&armed, &["shoot resupply"]), "attack hammer overkill berserker1");
    // It lies in the area, but there is no room for it.
    let full = "map 17A\nlocation 17A up\nside X marcus at=17Ag hand=resupply,assault weapons=lancer:2,snub:0,gnasher:1\n\
                locust berserker1 17Aa";
    let game = read(&format!("sztab gears 1\nmission china-shop stage=3\n{full}\ndeck ai 20\nturn X"), &[]).unwrap();
    let hammer = game.state.map.geometry().equipment_areas().first().unwrap().to_string();
    assert_eq!(best(&full.replace("17Ag", &hammer), &[]), "drop snub");
    // No card of the hand gives ammo, but the equipment of 1A does.
    let away = "map 1A 17A\nlocation 1A up\nside X marcus at=1Aa hand=roadie-run weapons=lancer:2,hammer:0\n\
                locust berserker1 17Ae";
    let game = read(&format!("sztab gears 1\nmission china-shop stage=3\n{away}\ndeck ai 20\nturn X"), &[]).unwrap();
    let areas = game.state.map.geometry().equipment_areas().iter();
    let ammo = areas.copied().find(|area| area.face.to_string() == "1A").unwrap();
    assert!(best(away, &["order roadie-run"]).starts_with(&format!("move {ammo}")));
}

#[test]
fn place_label_counts_attacking_ai_cards() {
    // Card 16 attacks a COG that a Boomer sees within range 4; card 17 first moves the Boomer.
    let position = "sztab gears 1\nmap 2A 16A\nside X marcus at=2Aa hand=ambush,advance\nside Y dom at=16Ag hand=assault\n\
                    locust boomer1 2Ab\ndeck ai 14 16 17 20\nturn X";
    let game = read(position, &[]).unwrap();
    let at = |word: &str| count_attacking_cards(&game, Side(0), Place::parse(word).unwrap());
    let ((near, all), (far, _)) = (at("2Ab"), at("16Ac"));
    assert_eq!(all, 4);
    assert!(near > far, "{near} in the area of the Boomer, {far} far from it");
    let masked = game.mask_for(Viewer::Side(Side(0)));
    let seen = count_attacking_cards(&masked, Side(0), Place::parse("2Ab").unwrap());
    assert_eq!(seen, (near, all), "it needs nothing that the player does not know");
    // Card 2 leads to the next card, whatever remains in the deck (GOW-13.4).
    let chained = read(&position.replace("ai 14 16 17 20", "ai 2"), &[]).unwrap();
    assert_eq!(count_attacking_cards(&chained, Side(0), Place::parse("2Ab").unwrap()).1, 1);
}

/// Marcus leaves Dom, who holds a card for Follow.
const LEAVING: &str = "sztab gears 1
map 2A 16A
side X marcus at=2Aa hand=assault,advance weapons=lancer:2
side Y dom at=2Aa hand=roadie-run,assault weapons=lancer:2
turn X phase=order";

#[test]
fn the_question_to_follow_names_the_place() {
    let mut game = read(LEAVING, &[]).unwrap();
    Game::play(&mut game, Side(0), "run assault", LineNumber::default()).unwrap();
    let lines = Game::legal_lines_of(&game, Side(0));
    let to = lines.iter().find_map(|line| line.strip_prefix("move 2Ab")).map(|space| format!("2Ab{space}")).unwrap();
    Game::play(&mut game, Side(0), &format!("move {to}"), LineNumber::default()).unwrap();
    assert_eq!(game.question(Side(1)).map(|question| question.ask), Some(QuestionKind::Follow), "{}", game.position());
    assert_eq!(question_text(&game, Side(1), Language::English), format!("Marcus moves to {to}. Do you follow?"));
}

#[test]
fn computer_players_follow_where_it_gains_more_than_the_card() {
    let (mut followed, mut stayed) = (0, 0);
    for number in 0..10 {
        let mut game = new(number, 4);
        for _ in 0..2000 {
            let Some(side) = game.waiting_sides().iter().next() else { break };
            let action = players::choose_line(&game, side).unwrap();
            let is_asked = game.question(side).is_some_and(|question| question.ask == QuestionKind::Follow);
            let can_follow = game.legal_actions(side).len() > 1;
            followed += usize::from(matches!(action, Action::Follow(_, None)));
            stayed += usize::from(is_asked && can_follow && action == Action::Pass);
            game.apply(side, &action).unwrap();
        }
    }
    assert!(followed > 0 && stayed > followed, "{followed} followed, {stayed} stayed");
}

#[test]
fn no_hint_throws_a_weapon_away() {
    let game = read(LEAVING, &[]).unwrap();
    assert!(Game::legal_lines_of(&game, Side(0)).contains(&"drop lancer".to_owned()));
    let hints = crate::KIND.hints(&game, Side(0), 9, &[1; 32]);
    assert!(!hints.is_empty() && hints.concat().iter().all(|line| !line.starts_with("drop")), "{hints:?}");
}
