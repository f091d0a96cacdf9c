//! Companion mode: the map is on a physical table, and the players answer (contract, section 10).

use sztab_game::document::{GameLog, LoggedLine};
use sztab_game::view::SideQuestion;
use sztab_game::{AnyEvent, CommandError, CommandLine, EventKind, Game, Language, LineNumber, Side, Viewer, chance};
use sztab_gears::{GearsGame, KIND, Values};

type TestGame = Box<dyn Game>;

fn commands() -> &'static dyn CommandLine {
    KIND.command_line().expect("commands")
}

fn read(position: &str) -> TestGame {
    commands().read(position, &[]).unwrap_or_else(|fault| panic!("{fault:?}\n{position}"))
}

/// Evaluates to the state of the table as recorded by the bot.
macro_rules! recorded_state {
    ($game:expr) => {
        $game.downcast_ref::<GearsGame>().expect("this game").state()
    };
}

/// A new game on a physical table.
fn new_game(terms: &str, people: &[&str]) -> TestGame {
    let terms = format!("companion=yes {terms}");
    read(&commands().begin(&[7; 32], &[], &terms, people).expect("a game"))
}

/// Plays lines, one after the other.
fn play_lines(game: &mut TestGame, lines: &[&str]) {
    for line in lines {
        let side = answering_side(game);
        let said = game.play(side, line, LineNumber::default());
        said.unwrap_or_else(|refused| panic!("{line}: {refused}\n{:?}\n{}", question_text(game), game.position()));
    }
}

/// Plays a line. Returns its events.
fn play_line(game: &mut TestGame, line: &str) -> Vec<AnyEvent> {
    let said = game.play(answering_side(game), line, LineNumber::default());
    said.unwrap_or_else(|refused| panic!("{line}: {refused}")).events
}

/// The events that begin or end chapters.
fn chapters(events: &[AnyEvent]) -> Vec<EventKind> {
    let is_chapter = |kind: &EventKind| matches!(kind, EventKind::ChapterBegan | EventKind::ChapterEnded);
    events.iter().map(AnyEvent::kind).filter(is_chapter).collect()
}

/// The side that has to answer.
fn answering_side(game: &TestGame) -> Side {
    game.waiting_sides().iter().next().expect("a question")
}

fn legal_lines(game: &TestGame) -> Vec<String> {
    game.legal_lines_of(answering_side(game))
}

/// True if the game waits for the next line of an Order step.
fn is_settled(game: &TestGame) -> bool {
    !game.position().contains("\nsaid ")
        && (game.outcome().is_some() || legal_lines(game).iter().any(|it| it.starts_with("wounds ")))
}

/// The sentences of the question in English.
fn question_sentences(game: &TestGame) -> Vec<String> {
    let (side, lines) = (answering_side(game), legal_lines(game));
    let asked = SideQuestion { game: &**game, side, lines: &lines, said: &[], language: Language::English };
    KIND.view().panel(&asked).sentences
}

/// The question in English.
fn question_text(game: &TestGame) -> String {
    if game.outcome().is_some() {
        return String::new();
    }
    question_sentences(game).remove(0)
}

/// Lays the first level of Emergence with one hole on each tile, and continues to the first Order step.
fn set_up(game: &mut TestGame) {
    for _ in 0..40 {
        let lines = legal_lines(game);
        if lines.contains(&"laid".to_owned()) {
            play_lines(game, &["laid"]);
        } else if lines.contains(&"none left".to_owned()) {
            play_lines(game, &["done", "none left"]);
        } else {
            return;
        }
    }
}

/// A position on a physical table; missing lines have default values.
fn read_table_position(more: &str) -> TestGame {
    read_table_position_with_hand("hand=assault,advance,roadie-run", more)
}

fn read_table_position_with_hand(hand: &str, more: &str) -> TestGame {
    read(&format!("sztab gears 1\nvalues open-1\nmission emergence\nturn X\nside X marcus {hand}\n{more}"))
}

/// Ends the Order step by running with any card.
fn end_order_step(game: &mut TestGame) {
    let lines = legal_lines(game);
    let run = lines.iter().find(|line| line.starts_with("run ")).expect("one").clone();
    play_lines(game, &[&run, "end"]);
}

#[test]
fn a_new_game_asks_for_the_tiles_and_their_holes() {
    let mut game = new_game("", &["marcus"]);
    assert!(game.position().contains("\nmap reported\n") && !game.position().contains(" at="), "{}", game.position());
    assert!(question_text(&game).starts_with("Lay tile "), "{}", question_text(&game));
    set_up(&mut game);
    assert!(!recorded_state!(game).locusts.is_empty());
    assert_eq!(recorded_state!(game).cogs[0].hand.len(), 7);
    let lines = legal_lines(&game);
    assert!(lines.iter().any(|line| line == "goal") && lines.iter().any(|line| line == "spend X"), "{lines:?}");
    let again = read(&game.position());
    assert_eq!(again.position(), game.position());
}

#[test]
fn overlapping_tiles_restart_the_level() {
    let mut game = new_game("", &["marcus"]);
    play_lines(&mut game, &["overlap"]);
    assert!(question_text(&game).starts_with("Lay tile "));
    set_up(&mut game);
    assert!(recorded_state!(game).decks.levels[0].is_empty());
}

#[test]
fn an_ai_card_is_resolved_by_questions_and_answers() {
    // AI 14 attacks with one more die within range 1; otherwise it moves 1 and attacks.
    let mut game = read_table_position("map reported\nlocust drone1\ndeck ai 14\ndice 2 2 2 - - - -\n");
    end_order_step(&mut game);
    assert_eq!(question_text(&game), "Drone 1: does it see a COG within range 1?");
    play_lines(&mut game, &["yes"]);
    if question_text(&game).contains("guard") {
        play_lines(&mut game, &["none"]);
    }
    assert_eq!(question_text(&game), "Marcus: defence dice for cover against Drone 1?");
    let cards = recorded_state!(game).cogs[0].hand.len();
    play_lines(&mut game, &["cover 1"]);
    while !is_settled(&game) && recorded_state!(game).ending.is_none() {
        let line = legal_lines(&game).iter().find(|line| *line != "auto").expect("one").clone();
        play_lines(&mut game, &[&line]);
    }
    assert!(
        recorded_state!(game).cogs[0].bleeding
            || recorded_state!(game).cogs[0].hand.len() != cards
            || recorded_state!(game).ending.is_some()
    );
}

#[test]
fn gow_14_3_a_moving_locust_can_be_attacked_before_each_area() {
    let mut game = read_table_position_with_hand(
        "hand=?x4",
        "map reported hands=table\nlocust drone1\ndeck order -\ndeck ai 14\ndice - -\n",
    );
    play_lines(&mut game, &["run card", "end", "no"]);
    assert!(question_text(&game).starts_with("Move Drone 1 up to 1 area toward Marcus"), "{}", question_text(&game));
    assert!(
        question_sentences(&game).contains(&"You can guard before each area and before it takes cover.".to_owned())
    );
    play_lines(&mut game, &["guard X dice=1"]);
    assert!(question_text(&game).contains("defence dice for its cover"), "{}", question_text(&game));
    assert_eq!(recorded_state!(game).cogs[0].hand.len(), 2, "the Guard costs a card");
    play_lines(&mut game, &["cover 0"]);
    // The Drone survives and continues; the only Guard of this Activation has been used (GOW-14.4).
    assert!(question_text(&game).starts_with("Move Drone 1"), "{}", question_text(&game));
    assert_eq!(legal_lines(&game), ["done", "arrived"]);
}

#[test]
fn gow_14_5_hold_ends_guard_for_the_step() {
    let mut game = read_table_position_with_hand(
        "hand=?x3",
        "map reported hands=table\nlocust drone1\ndeck order -\ndeck ai 14\n",
    );
    play_lines(&mut game, &["run card", "end", "no", "hold"]);
    assert_eq!(legal_lines(&game), ["done", "arrived"]);
}

#[test]
fn gow_10_7_a_berserker_approaches_after_an_attack_on_another_locust() {
    let mut game = read_table_position("map reported\nlocust drone1\nlocust berserker1\ndice - - -\n");
    play_lines(&mut game, &["hit drone1 dice=1"]);
    assert!(question_text(&game).starts_with("Move Berserker up to 1 area toward Marcus"), "{}", question_text(&game));
    assert_eq!(legal_lines(&game), ["done"]);
    play_lines(&mut game, &["done"]);
    assert!(is_settled(&game));
}

#[test]
fn gow_13_1_figures_that_only_move_share_a_question() {
    let position = "map reported hands=table\nlocust drone1\nlocust drone2\nlocust wretch1\ndeck order -\ndeck ai 6 8\ndice - - - - - - - -\n";
    let mut game = read_table_position_with_hand("hand=?x3", position);
    play_lines(&mut game, &["run card", "end"]);
    let question = "Move each figure that is at least 5 areas away from all COGs: toward its nearest COG until 4 areas";
    assert!(question_text(&game).starts_with(question), "{}", question_text(&game));
    let lines = legal_lines(&game);
    assert!(
        ["here drone1", "here wretch1", "none", "guard X dice=3", "hold"]
            .iter()
            .all(|it| lines.iter().any(|own| own == it))
    );
    play_lines(&mut game, &["guard X dice=3", "next drone2", "cover 0", "here drone1 wretch1"]);
    // The next card follows immediately.
    assert!(question_text(&game).starts_with("Wretch 1: is a COG at most 2 areas"), "{}", question_text(&game));
}

#[test]
fn gow_13_20_a_berserker_wounds_area_by_area() {
    let position = "map reported hands=table\nlocust berserker1\nlocust drone1\ndeck order -\ndeck ai 23\n";
    let begin = || {
        let mut game = read_table_position_with_hand("hand=?x3", position);
        play_lines(&mut game, &["run card", "end", "no"]);
        game
    };
    let mut game = begin();
    assert!(question_text(&game).starts_with("Move Berserker up to 1 area toward Marcus"), "{}", question_text(&game));
    play_lines(&mut game, &["hold", "done"]);
    assert!(question_text(&game).contains("1 wound"), "{}", question_text(&game));
    play_lines(&mut game, &["here drone1"]);
    assert!(question_text(&game).starts_with("Move Berserker up to 1 area toward Marcus"), "{}", question_text(&game));
    play_lines(&mut game, &["arrived", "here X"]);
    assert_eq!(recorded_state!(game).cogs[0].hand.len(), 3, "two, less one for the wound, and two of the next turn");
    assert_eq!(recorded_state!(game).locusts.iter().filter(|locust| locust.marker.is_some()).count(), 1);
    // The figure stops once it is in the area of its goal.
    let mut game = begin();
    play_lines(&mut game, &["hold", "arrived", "none"]);
    assert!(!question_text(&game).starts_with("Move Berserker"), "{}", question_text(&game));
}

#[test]
fn gow_14_7_a_follower_discards_a_card_with_the_symbol() {
    let mut game = read(
        "sztab gears 1\nvalues open-1\nmission emergence\nturn X\nside X marcus hand=assault,advance\n\
         side Y dom hand=assault,advance,roadie-run\nmap reported\nlocust drone1\n",
    );
    assert!(!legal_lines(&game).iter().any(|line| line.starts_with("follow ")), "nobody moves without a card");
    play_lines(&mut game, &["run assault"]);
    play_lines(&mut game, &["follow Y"]);
    assert!(game.position().contains("dom hand=assault,advance "), "Roadie Run has the symbol: {}", game.position());
    assert!(!legal_lines(&game).contains(&"follow Y".to_owned()), "it follows for the rest of the turn");
    assert!(game.position().contains(" follow=Y"), "{}", game.position());
}

#[test]
fn gow_15_1_a_lone_cog_moves_one_more_area_once_a_turn() {
    let mut game = read_table_position_with_hand("hand=?x3", "map reported hands=table\nlocust drone1\ndeck order -\n");
    play_lines(&mut game, &["follow X"]);
    assert_eq!(recorded_state!(game).cogs[0].hand.len(), 2);
    assert!(!legal_lines(&game).contains(&"follow X".to_owned()));
}

#[test]
fn gow_11_5_dom_moves_one_more_area_with_his_order() {
    let position =
        "sztab gears 1\nvalues open-1\nmission emergence\nturn X\nside X dom hand=assault,advance\nmap reported\n";
    let mut game = read(position);
    assert!(!legal_lines(&game).contains(&"extra".to_owned()));
    play_lines(&mut game, &["order assault", "extra"]);
    assert!(!legal_lines(&game).contains(&"extra".to_owned()));
}

#[test]
fn gow_12_6_equipment_of_a_laid_tile_is_used_for_a_card() {
    let mut game = read_table_position("map reported\nlocust drone1\nlocation 1A up\nlocation 13A up\n");
    let grenades = |game: &TestGame| {
        let bolo = Values::built_in().find_weapon("bolo").expect("Bolo");
        recorded_state!(game).cogs[0].load(bolo).expect("a card").tokens
    };
    let before = grenades(&game);
    play_lines(&mut game, &["use advance"]);
    assert_eq!(question_text(&game), "On which tile is the equipment?");
    play_lines(&mut game, &["tile 13A"]);
    assert_eq!(grenades(&game), before + 1);
    assert_eq!(recorded_state!(game).locations.len(), 1, "the card is discarded");
    assert!(!legal_lines(&game).iter().any(|line| line.starts_with("use ")), "once a turn (GOW-4.5)");
}

#[test]
fn gow_12_7_the_troika_is_fired_instead_of_a_card() {
    let mut game = read_table_position("map reported\nlocust drone1\nlocation 16B up\ndice 2 2 - - - - - -\n");
    play_lines(&mut game, &["troika drone1", "cover 0"]);
    assert!(recorded_state!(game).locusts.is_empty(), "four hits kill a Drone");
    let lines = legal_lines(&game);
    assert!(lines.contains(&"end".to_owned()) && !lines.iter().any(|line| line.starts_with("order ")), "{lines:?}");
}

#[test]
fn gow_9_4_a_bleeding_cog_may_crawl_before_the_locust_act() {
    let position = "sztab gears 1\nvalues open-1\nmission emergence\nturn X phase=crawl\nside X marcus hand=- bleeding\n\
                    side Y dom hand=assault\nmap reported\nlocust drone1\ndeck ai 14\n";
    let mut game = read(position);
    assert_eq!(question_text(&game), "You're bleeding out. Do you crawl one area?");
    assert_eq!(legal_lines(&game), ["done", "stay"]);
    play_lines(&mut game, &["done"]);
    assert!(question_text(&game).starts_with("Drone 1: does it see"), "{}", question_text(&game));
}

#[test]
fn gow_17_14_scattered_ai_cards_affect_the_map_of_the_active_cog() {
    let mut game = new_game("mission=scattered hands=table", &["marcus", "dom"]);
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
    assert!(!legal_lines(&game).iter().any(|line| line.starts_with("hit drone2 ")));
    play_lines(&mut game, &["run card", "end"]);
    assert!(question_text(&game).starts_with("Drone 1: does it see"), "{}", question_text(&game));
    play_lines(&mut game, &["no", "done", "none"]);
    assert_eq!(recorded_state!(game).turn.side, Side(1), "Drone 2 is on the other map");
    play_lines(&mut game, &["run card", "end"]);
    assert!(question_text(&game).starts_with("Drone 2: does it see"), "{}", question_text(&game));
}

#[test]
fn players_roll_their_own_dice_and_report_results() {
    let mut game = read_table_position("map reported dice=table\nlocust boomer1\ndeck ai 16\n");
    assert!(legal_lines(&game).iter().any(|line| line.starts_with("rolled boomer1 ")));
    play_lines(&mut game, &["rolled boomer1 hits=9 omens=0 shields=1"]);
    assert!(recorded_state!(game).locusts.is_empty(), "eight wounds kill a Boomer");
}

#[test]
fn tracks_cards_that_the_bot_does_not_know() {
    let mut game = read_table_position("map reported\nlocust drone1\n");
    let lancer = |game: &TestGame| {
        let weapon = Values::built_in().find_weapon("lancer").expect("a Lancer");
        recorded_state!(game).cogs[0].load(weapon).expect("a card").tokens
    };
    let before = lancer(&game);
    play_lines(&mut game, &["ammo X lancer +2", "draw X 2"]);
    assert_eq!((lancer(&game), recorded_state!(game).cogs[0].hand.len()), (before + 2, 5));
    play_lines(&mut game, &["ammo X lancer -1", "hit drone1 dice=4 over=1 cover=1"]);
    assert_eq!(lancer(&game), before + 1);
}

#[test]
fn refuses_answers_that_contradict_the_record() {
    let game = read_table_position("map reported\nlocust drone1\n");
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
fn reporting_the_goal_starts_the_wave() {
    let mut game = read_table_position("map reported\nlocust drone1\n");
    assert_eq!(chapters(&play_line(&mut game, "goal")), [EventKind::ChapterBegan]);
    assert!(question_text(&game).starts_with("Put a figure on the map exit"), "{}", question_text(&game));
    let mut told = Vec::new();
    while !is_settled(&game) {
        let lines = legal_lines(&game);
        let line = ["none left", "done", "none"].into_iter().find(|line| lines.iter().any(|own| own == line));
        told.extend(chapters(&play_line(&mut game, line.unwrap_or_else(|| lines[0].as_str()))));
    }
    assert_eq!(told, [EventKind::ChapterEnded], "the back of a stage is a chapter");
    assert_eq!(recorded_state!(game).stage, 2);
    play_lines(&mut game, &["wounds drone1 9"]);
    assert_eq!(game.outcome().expect("one").cause, "mission");
}

#[test]
fn gow_17_16_skorge_starts_on_the_last_tile_of_the_hive() {
    let mut game =
        read("sztab gears 1\nvalues open-1\nmission hive\nturn X\nside X marcus hand=assault\nmap reported\n");
    play_lines(&mut game, &["goal", "laid", "done"]);
    assert!(
        game.position().contains("\nlocust skorge1\n") && recorded_state!(game).ending.is_none(),
        "{}",
        game.position()
    );
    assert_eq!(recorded_state!(game).stage, 2);
}

#[test]
fn verifies_the_record_of_a_whole_companion_game() {
    let opening = new_game("hands=table dice=table", &["marcus", "dom"]);
    let opening = opening.position();
    let (mut game, mut lines) = (read(&opening), Vec::new());
    for number in 0..1500 {
        if game.outcome().is_some() {
            break;
        }
        let (side, legal) = (answering_side(&game), legal_lines(&game));
        let quick = ["end", "done", "no", "none"].iter().find(|line| legal.iter().any(|own| own == *line));
        let line = quick.map_or_else(|| legal[number * 7 % legal.len()].clone(), |line| (*line).to_owned());
        play_lines(&mut game, &[&line]);
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
fn lobby_offers_companion_mode_with_its_cards_and_dice() {
    let view = KIND.view();
    let terms = view.with_term("mission=hive", &[], "companion", "yes").expect("a term");
    assert_eq!(terms, "mission=hive companion=yes");
    let terms = view.with_term(&terms, &[], "hands", "table").expect("a term");
    assert_eq!(view.with_term(&terms, &[], "dice", "table").expect("a term"), format!("{terms} dice=table"));
    assert_eq!(view.with_term(&terms, &[], "companion", "no").expect("a term"), "mission=hive");
    let refused = commands().begin(&[7; 32], &[], "companion=perhaps", &["1"]);
    assert!(matches!(refused, Err(CommandError::Refused(_))));
}

#[test]
fn questions_and_answers_have_text_in_every_language() {
    for language in Language::ALL {
        for terms in ["mission=hive", "mission=horde hands=table dice=table"] {
            let mut game = new_game(terms, &["marcus", "dom"]);
            for number in 0..150 {
                if game.outcome().is_some() {
                    break;
                }
                let (side, lines) = (answering_side(&game), legal_lines(&game));
                let asked = SideQuestion { game: &*game, side, lines: &lines, said: &[], language };
                let panel = KIND.view().panel(&asked);
                let phrases = lines.iter().map(|line| KIND.view().phrase(&*game, side, line, language));
                for sentence in panel.sentences.into_iter().chain(phrases) {
                    assert!(!sentence.contains("table-") && !sentence.is_empty(), "{sentence}");
                }
                let quick = ["end", "done", "no"].iter().find(|line| lines.iter().any(|own| own == *line));
                let line = quick.map_or_else(|| lines[number * 7 % lines.len()].clone(), |line| (*line).to_owned());
                play_lines(&mut game, &[&line]);
            }
        }
    }
}
