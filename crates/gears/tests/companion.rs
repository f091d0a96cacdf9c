//! Companion mode: the map is on a physical table, and the players answer (contract, section 10).

use sztab_game::document::{GameLog, LoggedLine};
use sztab_game::view::Asked;
use sztab_game::{AnyEvent, CommandLine, EventKind, Fault, Game, Language, LineNumber, Side, Viewer, chance};
use sztab_gears::{GearsGame, KIND, Values};

type Table = Box<dyn Game>;

fn commands() -> &'static dyn CommandLine {
    KIND.command_line().expect("commands")
}

fn read(position: &str) -> Table {
    commands().read(position, &[]).unwrap_or_else(|fault| panic!("{fault:?}\n{position}"))
}

/// Evaluates to the state of the table as recorded by the bot.
macro_rules! books {
    ($game:expr) => {
        $game.downcast_ref::<GearsGame>().expect("this game").table()
    };
}

/// A new game on a physical table.
fn begin(terms: &str, people: &[&str]) -> Table {
    let terms = format!("companion=yes {terms}");
    read(&commands().begin(&[7; 32], &[], &terms, people).expect("a game"))
}

/// Plays lines, one after the other.
fn say(game: &mut Table, lines: &[&str]) {
    for line in lines {
        let side = speaker(game);
        let said = game.play(side, line, LineNumber::default());
        said.unwrap_or_else(|refused| panic!("{line}: {refused}\n{:?}\n{}", ask(game), game.position()));
    }
}

/// Plays a line. Returns its events.
fn say_one(game: &mut Table, line: &str) -> Vec<AnyEvent> {
    let said = game.play(speaker(game), line, LineNumber::default());
    said.unwrap_or_else(|refused| panic!("{line}: {refused}")).events
}

/// The events that begin or end chapters.
fn chapters(events: &[AnyEvent]) -> Vec<EventKind> {
    let is_chapter = |kind: &EventKind| matches!(kind, EventKind::ChapterBegan | EventKind::ChapterEnded);
    events.iter().map(AnyEvent::kind).filter(is_chapter).collect()
}

/// The side that has to answer.
fn speaker(game: &Table) -> Side {
    game.waiting_sides().iter().next().expect("a question")
}

fn legal(game: &Table) -> Vec<String> {
    game.legal(speaker(game))
}

/// True if the game waits for the next line of an Order step.
fn is_settled(game: &Table) -> bool {
    !game.position().contains("\nsaid ")
        && (game.outcome().is_some() || legal(game).iter().any(|it| it.starts_with("wounds ")))
}

/// The sentences of the question in English.
fn sentences(game: &Table) -> Vec<String> {
    let (side, lines) = (speaker(game), legal(game));
    let asked = Asked { game: &**game, side, lines: &lines, said: &[], language: Language::English };
    KIND.view().panel(&asked).sentences
}

/// The question in English.
fn ask(game: &Table) -> String {
    if game.outcome().is_some() {
        return String::new();
    }
    sentences(game).remove(0)
}

/// Lays the first level of Emergence with one hole on each tile, and continues to the first Order step.
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

/// A position on a physical table; missing lines have default values.
fn table(more: &str) -> Table {
    table_with("hand=assault,advance,roadie-run", more)
}

fn table_with(hand: &str, more: &str) -> Table {
    read(&format!("sztab gears 1\nvalues open-1\nmission emergence\nturn X\nside X marcus {hand}\n{more}"))
}

/// Ends the Order step by running with any card.
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
    // AI 14 attacks with one more die within range 1; otherwise it moves 1 and attacks.
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
fn gow_14_3_a_moving_locust_can_be_attacked_before_each_area() {
    let mut game =
        table_with("hand=?x4", "map reported hands=table\nlocust drone1\ndeck order -\ndeck ai 14\ndice - -\n");
    say(&mut game, &["run card", "end", "no"]);
    assert!(ask(&game).starts_with("Move Drone 1 up to 1 area toward Marcus"), "{}", ask(&game));
    assert!(sentences(&game).contains(&"You can guard before each area and before it takes cover.".to_owned()));
    say(&mut game, &["guard X dice=1"]);
    assert!(ask(&game).contains("defence dice for its cover"), "{}", ask(&game));
    assert_eq!(books!(game).cogs[0].hand.len(), 2, "the Guard costs a card");
    say(&mut game, &["cover 0"]);
    // The Drone survives and continues; the only Guard of this Activation has been used (GOW-14.4).
    assert!(ask(&game).starts_with("Move Drone 1"), "{}", ask(&game));
    assert_eq!(legal(&game), ["done", "arrived"]);
}

#[test]
fn gow_14_5_hold_ends_guard_for_the_step() {
    let mut game = table_with("hand=?x3", "map reported hands=table\nlocust drone1\ndeck order -\ndeck ai 14\n");
    say(&mut game, &["run card", "end", "no", "hold"]);
    assert_eq!(legal(&game), ["done", "arrived"]);
}

#[test]
fn gow_10_7_a_berserker_comes_nearer_after_an_attack_on_another_locust() {
    let mut game = table("map reported\nlocust drone1\nlocust berserker1\ndice - - -\n");
    say(&mut game, &["hit drone1 dice=1"]);
    assert!(ask(&game).starts_with("Move Berserker up to 1 area toward Marcus"), "{}", ask(&game));
    assert_eq!(legal(&game), ["done"]);
    say(&mut game, &["done"]);
    assert!(is_settled(&game));
}

#[test]
fn gow_13_1_figures_that_only_move_are_one_question() {
    let position = "map reported hands=table\nlocust drone1\nlocust drone2\nlocust wretch1\ndeck order -\ndeck ai 6 8\ndice - - - - - - - -\n";
    let mut game = table_with("hand=?x3", position);
    say(&mut game, &["run card", "end"]);
    let question = "Move each figure that is at least 5 areas away from all COGs: toward its nearest COG until 4 areas";
    assert!(ask(&game).starts_with(question), "{}", ask(&game));
    let lines = legal(&game);
    assert!(
        ["here drone1", "here wretch1", "none", "guard X dice=3", "hold"]
            .iter()
            .all(|it| lines.iter().any(|own| own == it))
    );
    say(&mut game, &["guard X dice=3", "next drone2", "cover 0", "here drone1 wretch1"]);
    // The next card follows immediately.
    assert!(ask(&game).starts_with("Wretch 1: is a COG at most 2 areas"), "{}", ask(&game));
}

#[test]
fn gow_13_20_a_berserker_wounds_area_by_area() {
    let position = "map reported hands=table\nlocust berserker1\nlocust drone1\ndeck order -\ndeck ai 23\n";
    let begin = || {
        let mut game = table_with("hand=?x3", position);
        say(&mut game, &["run card", "end", "no"]);
        game
    };
    let mut game = begin();
    assert!(ask(&game).starts_with("Move Berserker up to 1 area toward Marcus"), "{}", ask(&game));
    say(&mut game, &["hold", "done"]);
    assert!(ask(&game).contains("1 wound"), "{}", ask(&game));
    say(&mut game, &["here drone1"]);
    assert!(ask(&game).starts_with("Move Berserker up to 1 area toward Marcus"), "{}", ask(&game));
    say(&mut game, &["arrived", "here X"]);
    assert_eq!(books!(game).cogs[0].hand.len(), 3, "two, less one for the wound, and two of the next turn");
    assert_eq!(books!(game).locusts.iter().filter(|locust| locust.marker.is_some()).count(), 1);
    // The figure stops once it is in the area of its goal.
    let mut game = begin();
    say(&mut game, &["hold", "arrived", "none"]);
    assert!(!ask(&game).starts_with("Move Berserker"), "{}", ask(&game));
}

#[test]
fn gow_14_7_a_follower_discards_a_card_with_the_symbol() {
    let mut game = read(
        "sztab gears 1\nvalues open-1\nmission emergence\nturn X\nside X marcus hand=assault,advance\n\
         side Y dom hand=assault,advance,roadie-run\nmap reported\nlocust drone1\n",
    );
    assert!(!legal(&game).iter().any(|line| line.starts_with("follow ")), "nobody moves without a card");
    say(&mut game, &["run assault"]);
    say(&mut game, &["follow Y"]);
    assert!(game.position().contains("dom hand=assault,advance "), "Roadie Run has the symbol: {}", game.position());
    assert!(!legal(&game).contains(&"follow Y".to_owned()), "it follows for the rest of the turn");
    assert!(game.position().contains(" follow=Y"), "{}", game.position());
}

#[test]
fn gow_15_1_a_cog_that_is_alone_goes_one_more_area_once_a_turn() {
    let mut game = table_with("hand=?x3", "map reported hands=table\nlocust drone1\ndeck order -\n");
    say(&mut game, &["follow X"]);
    assert_eq!(books!(game).cogs[0].hand.len(), 2);
    assert!(!legal(&game).contains(&"follow X".to_owned()));
}

#[test]
fn gow_11_5_dom_goes_one_more_area_by_his_order() {
    let position =
        "sztab gears 1\nvalues open-1\nmission emergence\nturn X\nside X dom hand=assault,advance\nmap reported\n";
    let mut game = read(position);
    assert!(!legal(&game).contains(&"extra".to_owned()));
    say(&mut game, &["order assault", "extra"]);
    assert!(!legal(&game).contains(&"extra".to_owned()));
}

#[test]
fn gow_12_6_equipment_of_a_laid_tile_is_used_for_a_card() {
    let mut game = table("map reported\nlocust drone1\nlocation 1A up\nlocation 13A up\n");
    let grenades = |game: &Table| {
        let bolo = Values::built_in().find_weapon("bolo").expect("Bolo");
        books!(game).cogs[0].load(bolo).expect("a card").tokens
    };
    let before = grenades(&game);
    say(&mut game, &["use advance"]);
    assert_eq!(ask(&game), "On which tile is the equipment?");
    say(&mut game, &["tile 13A"]);
    assert_eq!(grenades(&game), before + 1);
    assert_eq!(books!(game).locations.len(), 1, "the card is discarded");
    assert!(!legal(&game).iter().any(|line| line.starts_with("use ")), "once a turn (GOW-4.5)");
}

#[test]
fn gow_12_7_the_troika_is_fired_instead_of_a_card() {
    let mut game = table("map reported\nlocust drone1\nlocation 16B up\ndice 2 2 - - - - - -\n");
    say(&mut game, &["troika drone1", "cover 0"]);
    assert!(books!(game).locusts.is_empty(), "four hits kill a Drone");
    let lines = legal(&game);
    assert!(lines.contains(&"end".to_owned()) && !lines.iter().any(|line| line.starts_with("order ")), "{lines:?}");
}

#[test]
fn gow_9_4_a_bleeding_cog_may_crawl_before_the_locust_act() {
    let position = "sztab gears 1\nvalues open-1\nmission emergence\nturn X phase=crawl\nside X marcus hand=- bleeding\n\
                    side Y dom hand=assault\nmap reported\nlocust drone1\ndeck ai 14\n";
    let mut game = read(position);
    assert_eq!(ask(&game), "You're bleeding out. Do you crawl one area?");
    assert_eq!(legal(&game), ["done", "stay"]);
    say(&mut game, &["done"]);
    assert!(ask(&game).starts_with("Drone 1: does it see"), "{}", ask(&game));
}

#[test]
fn gow_17_14_an_ai_card_of_scattered_is_about_the_map_of_the_active_cog() {
    let mut game = begin("mission=scattered hands=table", &["marcus", "dom"]);
    set_up(&mut game);
    let is_second = |line: &&str| line.starts_with("locust ") && line.ends_with(" sheet=2");
    let position = game.position();
    let locusts = || position.lines().filter(|line| line.starts_with("locust "));
    assert!(locusts().any(|line| is_second(&line)) && !locusts().all(|line| is_second(&line)), "{position}");
    assert_eq!(read(&position).position(), position);
    let mut game = read(
        "sztab gears 1\nvalues open-1\nmission scattered\nturn X\nside X marcus hand=?x3\nside Y dom hand=?x3\n\
         map reported hands=table\nlocust drone1\nlocust drone2 sheet=2\ndeck order -\ndeck ai 14 14\n",
    );
    assert!(!legal(&game).iter().any(|line| line.starts_with("hit drone2 ")));
    say(&mut game, &["run card", "end"]);
    assert!(ask(&game).starts_with("Drone 1: does it see"), "{}", ask(&game));
    say(&mut game, &["no", "done", "none"]);
    assert_eq!(books!(game).turn.side, Side(1), "Drone 2 is on the other map");
    say(&mut game, &["run card", "end"]);
    assert!(ask(&game).starts_with("Drone 2: does it see"), "{}", ask(&game));
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
    assert_eq!(chapters(&say_one(&mut game, "goal")), [EventKind::ChapterBegan]);
    assert!(ask(&game).starts_with("Put a figure on the map exit"), "{}", ask(&game));
    let mut told = Vec::new();
    while !is_settled(&game) {
        let lines = legal(&game);
        let line = ["none left", "done", "none"].into_iter().find(|line| lines.iter().any(|own| own == line));
        told.extend(chapters(&say_one(&mut game, line.unwrap_or_else(|| lines[0].as_str()))));
    }
    assert_eq!(told, [EventKind::ChapterEnded], "the back of a stage is a chapter");
    assert_eq!(books!(game).stage, 2);
    say(&mut game, &["wounds drone1 9"]);
    assert_eq!(game.outcome().expect("one").cause, "mission");
}

#[test]
fn gow_17_16_skorge_stands_on_the_last_tile_of_the_hive() {
    let mut game =
        read("sztab gears 1\nvalues open-1\nmission hive\nturn X\nside X marcus hand=assault\nmap reported\n");
    say(&mut game, &["goal", "laid", "done"]);
    assert!(game.position().contains("\nlocust skorge1\n") && books!(game).ending.is_none(), "{}", game.position());
    assert_eq!(books!(game).stage, 2);
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
