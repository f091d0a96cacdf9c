//! Companion mode: the map lies on a table, and people answer (contract, section 10).

use sztab_game::document::{GameLog, LoggedLine};
use sztab_game::view::Asked;
use sztab_game::{CommandLine, Fault, Game, Language, LineNumber, Side, Viewer, chance};
use sztab_gears::{GearsGame, KIND, Values};

type Table = Box<dyn Game>;

fn commands() -> &'static dyn CommandLine {
    KIND.command_line().expect("commands")
}

fn read(position: &str) -> Table {
    commands().read(position, &[]).unwrap_or_else(|fault| panic!("{fault:?}\n{position}"))
}

/// The books of the bot.
macro_rules! books {
    ($game:expr) => {
        $game.downcast_ref::<GearsGame>().expect("this game").table()
    };
}

/// A new game on a table.
fn begin(terms: &str, people: &[&str]) -> Table {
    let terms = format!("companion=yes {terms}");
    read(&commands().begin(&[7; 32], &[], &terms, people).expect("a game"))
}

/// Says lines, one after the other.
fn say(game: &mut Table, lines: &[&str]) {
    for line in lines {
        let side = speaker(game);
        let said = game.play(side, line, LineNumber::default());
        said.unwrap_or_else(|refused| panic!("{line}: {refused}\n{:?}\n{}", ask(game), game.position()));
    }
}

/// The one who is asked.
fn speaker(game: &Table) -> Side {
    game.waiting_sides().iter().next().expect("a question")
}

fn legal(game: &Table) -> Vec<String> {
    game.legal(speaker(game))
}

/// The next line of an Order step can be said.
fn is_settled(game: &Table) -> bool {
    !game.position().contains("\nsaid ")
        && (game.outcome().is_some() || legal(game).iter().any(|it| it.starts_with("wounds ")))
}

/// The question in English.
fn ask(game: &Table) -> String {
    if game.outcome().is_some() {
        return String::new();
    }
    let (side, lines) = (speaker(game), legal(game));
    let game = &**game;
    let asked = Asked { game, side, lines: &lines, said: &[], language: Language::English };
    KIND.view().panel(&asked).sentences.remove(0)
}

/// Lays the first level of Emergence, with one hole on each tile, up to the first Order step.
fn set_up(game: &mut Table) {
    for _ in 0..40 {
        let lines = legal(game);
        if lines.contains(&"laid".to_owned()) {
            say(game, &["laid"]);
        } else if lines.contains(&"none left".to_owned()) {
            say(game, &["done", "none left"]);
        } else {
            return;
        }
    }
}

/// A position of a table; what is left out is as usual.
fn table(more: &str) -> Table {
    table_with("hand=assault,advance,roadie-run", more)
}

fn table_with(hand: &str, more: &str) -> Table {
    read(&format!("sztab gears 1\nvalues open-1\nmission emergence\nturn X\nside X marcus {hand}\n{more}"))
}

/// Ends the Order step: any card to run.
fn end(game: &mut Table) {
    let lines = legal(game);
    let run = lines.iter().find(|line| line.starts_with("run ")).expect("one").clone();
    say(game, &[&run, "end"]);
}

#[test]
fn a_new_game_asks_for_the_tiles_and_their_holes() {
    let mut game = begin("", &["marcus"]);
    assert!(game.position().contains("\nmap reported\n") && !game.position().contains(" at="), "{}", game.position());
    assert!(ask(&game).starts_with("Lay tile "), "{}", ask(&game));
    set_up(&mut game);
    assert!(!books!(game).locusts.is_empty());
    assert_eq!(books!(game).cogs[0].hand.len(), 7);
    let lines = legal(&game);
    assert!(lines.iter().any(|line| line == "goal") && lines.iter().any(|line| line == "spend X"), "{lines:?}");
    let again = read(&game.position());
    assert_eq!(again.position(), game.position());
}

#[test]
fn tiles_that_overlap_begin_the_level_anew() {
    let mut game = begin("", &["marcus"]);
    say(&mut game, &["overlap"]);
    assert!(ask(&game).starts_with("Lay tile "));
    set_up(&mut game);
    assert!(books!(game).decks.levels[0].is_empty());
}

#[test]
fn an_ai_card_is_resolved_by_questions_and_answers() {
    // AI 14: within range 1 attack with one die more, else move 1 and attack.
    let mut game = table("map reported\nlocust drone1\ndeck ai 14\ndice 2 2 2 - - - -\n");
    end(&mut game);
    assert_eq!(ask(&game), "Drone 1: does it see a COG within range 1?");
    say(&mut game, &["yes"]);
    if ask(&game).contains("guard") {
        say(&mut game, &["none"]);
    }
    assert_eq!(ask(&game), "Marcus: defence dice for cover against Drone 1?");
    let cards = books!(game).cogs[0].hand.len();
    say(&mut game, &["cover 1"]);
    while !is_settled(&game) && books!(game).ending.is_none() {
        let line = legal(&game).iter().find(|line| *line != "auto").expect("one").clone();
        say(&mut game, &[&line]);
    }
    assert!(books!(game).cogs[0].bleeding || books!(game).cogs[0].hand.len() != cards || books!(game).ending.is_some());
}

#[test]
fn a_locust_that_sees_nobody_moves_and_the_table_says_where_it_ends() {
    let mut game = table_with("hand=?x3", "map reported hands=table\nlocust drone1\ndeck order -\ndeck ai 14\n");
    say(&mut game, &["run card", "end", "no"]);
    assert!(ask(&game).starts_with("Drone 1 is about to act."), "{}", ask(&game));
    say(&mut game, &["guard X dice=3"]);
    assert!(ask(&game).contains("defence dice for its cover"), "{}", ask(&game));
    assert_eq!(books!(game).cogs[0].hand.len(), 1, "the Guard costs a card");
}

#[test]
fn the_table_rolls_its_own_dice_and_says_the_result() {
    let mut game = table("map reported dice=table\nlocust boomer1\ndeck ai 16\n");
    assert!(legal(&game).iter().any(|line| line.starts_with("rolled boomer1 ")));
    say(&mut game, &["rolled boomer1 hits=9 omens=0 shields=1"]);
    assert!(books!(game).locusts.is_empty(), "eight wounds kill a Boomer");
}

#[test]
fn books_are_kept_for_cards_that_the_bot_does_not_know() {
    let mut game = table("map reported\nlocust drone1\n");
    let lancer = |game: &Table| {
        let weapon = Values::built_in().find_weapon("lancer").expect("a Lancer");
        books!(game).cogs[0].load(weapon).expect("a card").tokens
    };
    let before = lancer(&game);
    say(&mut game, &["ammo X lancer +2", "draw X 2"]);
    assert_eq!((lancer(&game), books!(game).cogs[0].hand.len()), (before + 2, 5));
    say(&mut game, &["ammo X lancer -1", "hit drone1 dice=4 over=1 cover=1"]);
    assert_eq!(lancer(&game), before + 1);
}

#[test]
fn answers_that_contradict_the_books_are_refused_with_what_the_bot_holds() {
    let game = table("map reported\nlocust drone1\n");
    let refused = |line: &str| {
        let refused = read(&game.position()).play(Side(0), line, LineNumber::default()).expect_err("a refusal");
        refused.to_string()
    };
    assert!(refused("wounds drone2 1").contains("drone1"), "{}", refused("wounds drone2 1"));
    assert!(refused("wounds X 9").contains("3 cards"), "{}", refused("wounds X 9"));
    assert!(refused("ammo X lancer -20").contains("tokens"), "{}", refused("ammo X lancer -20"));
    assert!(refused("hit wretch1 dice=3").contains("drone1"));
}

#[test]
fn the_goal_is_said_by_the_table_and_the_wave_comes() {
    let mut game = table("map reported\nlocust drone1\n");
    say(&mut game, &["goal"]);
    assert!(ask(&game).starts_with("Put a figure on the map exit"), "{}", ask(&game));
    while !is_settled(&game) {
        let lines = legal(&game);
        let line = ["none left", "done", "none"].into_iter().find(|line| lines.iter().any(|own| own == line));
        say(&mut game, &[line.unwrap_or_else(|| lines[0].as_str())]);
    }
    assert_eq!(books!(game).stage, 2);
    say(&mut game, &["wounds drone1 9"]);
    assert_eq!(game.outcome().expect("one").cause, "mission");
}

#[test]
fn a_whole_game_on_a_table_is_checked_by_its_record() {
    let opening = begin("hands=table dice=table", &["marcus", "dom"]);
    let opening = opening.position();
    let (mut game, mut lines) = (read(&opening), Vec::new());
    for number in 0..1500 {
        if game.outcome().is_some() {
            break;
        }
        let (side, legal) = (speaker(&game), legal(&game));
        let quick = ["end", "done", "no", "none"].iter().find(|line| legal.iter().any(|own| own == *line));
        let line = quick.map_or_else(|| legal[number * 7 % legal.len()].clone(), |line| (*line).to_owned());
        say(&mut game, &[&line]);
        lines.push((side, line));
    }
    let logged = (1..).zip(&lines);
    let logged = logged.map(|(number, (side, text))| LoggedLine { number: LineNumber(number), side: *side, text });
    let logged: Vec<LoggedLine<'_>> = logged.collect();
    let commitment = chance::commitment(&[7; 32]);
    let log = GameLog {
        game: 12,
        opening: &opening,
        lines: &logged,
        players: &["Ala", "Ben"],
        seed: Some([7; 32]),
        commitment: Some(&commitment),
        is_sealed: false,
    };
    let record = KIND.record(&*game, &log).expect("a record");
    assert_eq!(commands().replay(&record, &[]).expect("the last position"), game.position());
    let masked = game.observed_by(Viewer::Public).position();
    assert!(!masked.contains("seed "), "{masked}");
}

#[test]
fn a_lobby_offers_the_own_box_with_its_cards_and_dice() {
    let view = KIND.view();
    let terms = view.with_term("mission=hive", &[], "companion", "yes").expect("a term");
    assert_eq!(terms, "mission=hive companion=yes");
    let terms = view.with_term(&terms, &[], "hands", "table").expect("a term");
    assert_eq!(view.with_term(&terms, &[], "dice", "table").expect("a term"), format!("{terms} dice=table"));
    assert_eq!(view.with_term(&terms, &[], "companion", "no").expect("a term"), "mission=hive");
    let refused = commands().begin(&[7; 32], &[], "companion=perhaps", &["1"]);
    assert!(matches!(refused, Err(Fault::Refused(_))));
}

#[test]
fn questions_and_answers_are_put_into_words_in_every_language() {
    for language in Language::ALL {
        for terms in ["mission=hive", "mission=horde hands=table dice=table"] {
            let mut game = begin(terms, &["marcus", "dom"]);
            for number in 0..150 {
                if game.outcome().is_some() {
                    break;
                }
                let (side, lines) = (speaker(&game), legal(&game));
                let asked = Asked { game: &*game, side, lines: &lines, said: &[], language };
                let panel = KIND.view().panel(&asked);
                let phrases = lines.iter().map(|line| KIND.view().phrase(&*game, side, line, language));
                for sentence in panel.sentences.into_iter().chain(phrases) {
                    assert!(!sentence.contains("table-") && !sentence.is_empty(), "{sentence}");
                }
                let quick = ["end", "done", "no"].iter().find(|line| lines.iter().any(|own| own == *line));
                let line = quick.map_or_else(|| lines[number * 7 % lines.len()].clone(), |line| (*line).to_owned());
                say(&mut game, &[&line]);
            }
        }
    }
}
