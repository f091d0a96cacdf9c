//! Panels, phrases and pictures throughout whole games.

use std::collections::BTreeSet;

use sztab_game::view::{Focus, GameView, Motion, PromptedPlayer, RenderContext, SideQuestion, Theme, numbered_label};
use sztab_game::{AnyEvent, EventRecord, Game, Kind, Language, LineNumber, Narrative, Viewer};
use sztab_gears::KIND;

/// Maximum length of a Discord button label, in characters.
const MAX_LABEL_CHARACTERS: usize = 80;

fn view(kind: Kind) -> &'static dyn GameView {
    kind.view()
}

fn open_game(seats: usize, terms: &str, number: u8) -> Box<dyn Game> {
    let files = KIND.files();
    let data: Vec<_> = files.iter().take(seats).map(sztab_game::SeatFile::data).collect();
    let opening = KIND.deal(&data, terms, &[number; 32]).expect("a deal");
    KIND.open(&data, &opening).expect("a game")
}

/// Plays a game with the computer player. Calls `look` with each position that has open questions, and with the events
/// that led to it.
fn play(mut game: Box<dyn Game>, most: u32, mut look: impl FnMut(&dyn Game, Vec<AnyEvent>)) {
    let mut events = Vec::new();
    for number in 1..=most {
        look(&*game, events);
        let Some(side) = game.waiting_sides().iter().next() else { return };
        let line = KIND.planned_lines(&*game, side, "medium", &[1; 32]).remove(0);
        events = game.play(side, &line, LineNumber(number)).expect("a legal line").events;
    }
}

#[test]
fn every_question_has_text_and_buttons() {
    for (number, (seats, terms)) in (0..).zip([
        (2, ""),
        (4, "mission=roadblocks seats=4"),
        (1, "mission=belly seats=1"),
        (3, "mission=horde seats=3"),
    ]) {
        play(open_game(seats, terms, number), 400, |game, _| {
            for side in game.waiting_sides().iter() {
                let seen = game.observed_by(Viewer::Side(side));
                let lines = game.legal_lines_of(side);
                for language in Language::ALL {
                    let asked = SideQuestion { game: &*seen, side, lines: &lines, said: &[], language };
                    let panel = view(KIND).panel(&asked);
                    assert!(!panel.sentences[0].is_empty());
                    let count = panel.groups.iter().map(Vec::len).sum::<usize>();
                    assert!(count <= if panel.is_question { 25 } else { 20 }, "{count} buttons in {}", game.position());
                    let words = panel.groups.iter().flatten().map(|button| button.words.split(' ').next());
                    assert!(!panel.is_question || words.clone().all(|verb| verb == words.clone().next().flatten()));
                    let words = panel.groups.iter().flatten().map(|button| &button.words);
                    assert!(words.clone().next().is_some(), "{}", game.position());
                    assert!(words.into_iter().all(|words| asked.has_line_beginning(words)), "{}", game.position());
                    for line in &lines {
                        let said = view(KIND).phrase(&*seen, side, line, language);
                        let label = numbered_label(9, &said);
                        assert!(!said.is_empty() && (said != *line || line.len() < 6), "{line}");
                        assert!(label.chars().count() <= 2 * MAX_LABEL_CHARACTERS, "{label}");
                    }
                    let called = PromptedPlayer { side, player: "@Ala" };
                    assert!(view(KIND).prompt(game, &called, language).sentence.contains("@Ala"));
                    assert!(view(KIND).status_line(game, language).is_some());
                }
            }
        });
    }
}

#[test]
fn every_question_has_a_picture() {
    play(open_game(2, "", 5), 60, |game, events| {
        let theme = Theme { language: Language::English, colours: sztab_pictures::Colours::Default };
        let players = ["Ala".to_owned(), "Ben".to_owned()];
        let context = RenderContext { game, players: &players, theme };
        let drawn = view(KIND).picture(&context, Focus::Question).expect("a picture").draw();
        assert!(drawn.bytes.len() < 250 * 1024 && !drawn.alt.is_empty());
        save_picture("gears_question.png", &drawn.bytes);
        for side in game.waiting_sides().iter() {
            let seen = game.observed_by(Viewer::Side(side));
            let own = RenderContext { game: &*seen, ..context };
            let drawn = view(KIND).picture(&own, Focus::Question).expect("a picture").draw();
            assert!(drawn.bytes.len() < 250 * 1024);
            save_picture("gears_private.png", &drawn.bytes);
        }
        let records = events.into_iter().map(|event| EventRecord { event, is_told: true, ordered: None });
        let narrative = Narrative { events: records.collect(), ..Narrative::default() };
        let drawn = view(KIND).picture(&context, Focus::Latest(&narrative)).expect("a picture").draw();
        assert!(drawn.bytes.len() < 250 * 1024);
        for motion in [Motion::Film, Motion::Stills(0)] {
            let drawn = view(KIND).film(&context, &narrative, motion).expect("a film").draw();
            assert!(drawn.bytes.len() < 2048 * 1024);
            if motion == Motion::Film && narrative.events.len() > 20 {
                save_picture("gears_locust.gif", &drawn.bytes);
            }
        }
        for side in game.waiting_sides().iter() {
            for line in game.legal_lines_of(side).iter().step_by(9) {
                let drawn = view(KIND).picture(&context, Focus::Considered(side, line)).expect("a picture").draw();
                assert!(drawn.bytes.len() < 250 * 1024, "{line}");
            }
        }
    });
}

/// A game played to the end, and all of its events.
fn play_out(seats: usize, number: u8) -> (Box<dyn Game>, Narrative) {
    let mut game = open_game(seats, "", number);
    let mut narrative = Narrative::default();
    for number in 1..2000 {
        let Some(side) = game.waiting_sides().iter().next() else { break };
        let line = KIND.planned_lines(&*game, side, "medium", &[1; 32]).remove(0);
        let events = game.play(side, &line, LineNumber(number)).expect("a legal line").events;
        narrative.events.extend(events.into_iter().map(|event| EventRecord { event, is_told: true, ordered: None }));
    }
    assert!(game.outcome().is_some(), "{}", game.position());
    (game, narrative)
}

/// Saves a picture for inspection.
fn save_picture(name: &str, bytes: &[u8]) {
    let folder = std::path::Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../target/pictures"));
    std::fs::create_dir_all(folder).expect("a folder");
    std::fs::write(folder.join(name), bytes).expect("a file");
}

#[test]
fn finished_games_have_a_film_and_a_score_picture() {
    let players = ["Ala".to_owned(), "Ben".to_owned()];
    let (game, narrative) = play_out(2, 3);
    for language in Language::ALL {
        let theme = Theme { language, colours: sztab_pictures::Colours::Default };
        let context = RenderContext { game: &*game, players: &players, theme };
        let card = view(KIND).result_card(&context, &narrative, None).expect("a picture").draw();
        assert!(card.alt.contains("Marcus") || language == Language::Ukrainian, "{}", card.alt);
        assert!(!card.alt.contains("score-") && card.bytes.len() < 400 * 1024, "{}: {}", card.bytes.len(), card.alt);
        save_picture(&format!("gears_result_{}.png", language.code()), &card.bytes);
    }
    let theme = Theme { language: Language::English, colours: sztab_pictures::Colours::Default };
    // In public posts the deal is unknown.
    let public = game.observed_by(Viewer::Public);
    let context = RenderContext { game: &*public, players: &players, theme };
    let film = view(KIND).game_film(&context, &narrative).expect("a film").draw();
    save_picture("gears_game.gif", &film.bytes);
    assert!(film.bytes.len() < 8 << 20, "{} bytes", film.bytes.len());
    let time = sztab_pictures::running_time(&film.bytes).as_secs();
    assert!((10..=61).contains(&time), "{time} s");
    let running = open_game(2, "", 3);
    let context = RenderContext { game: &*running, players: &players, theme };
    assert!(view(KIND).game_film(&context, &Narrative::default()).is_none(), "a game that goes on has none");
}

#[test]
fn reaction_questions_list_only_cards_that_answer_them() {
    let mut asked_for = BTreeSet::new();
    play(open_game(3, "mission=horde seats=3", 3), 400, |game, _| {
        for side in game.waiting_sides().iter() {
            let (seen, lines) = (game.observed_by(Viewer::Side(side)), game.legal_lines_of(side));
            let words = lines.iter().map(|line| line.split(' ').collect::<Vec<_>>());
            let answers = words.filter(|words| matches!(words[0], "guard" | "dodge" | "follow") && words.len() > 1);
            let cards: BTreeSet<_> = answers.map(|words| (words[0], words[1])).collect();
            if !lines.iter().any(|line| line == "pass") {
                continue;
            }
            let asked = SideQuestion { game: &*seen, side, lines: &lines, said: &[], language: Language::English };
            let told = view(KIND).panel(&asked).sentences;
            let told = told.iter().filter(|sentence| sentence.starts_with("• ")).count();
            assert_eq!(told, cards.len(), "{lines:?}");
            asked_for.extend(cards.into_iter().map(|(verb, _)| verb.to_owned()));
        }
    });
    assert!(asked_for.contains("guard") && asked_for.contains("dodge"), "{asked_for:?}");
}

#[test]
fn private_message_explains_cards_and_forfeited_steps() {
    let mut is_warned = false;
    play(open_game(2, "", 8), 200, |game, _| {
        for side in game.waiting_sides().iter() {
            let seen = game.observed_by(Viewer::Side(side));
            let lines = game.legal_lines_of(side);
            let asked = SideQuestion { game: &*seen, side, lines: &lines, said: &[], language: Language::English };
            let cards = lines.iter().filter(|line| line.starts_with("order ")).count();
            let panel = view(KIND).panel(&asked);
            let told = panel.sentences.iter().filter(|sentence| sentence.starts_with("• ")).count();
            assert!(told >= cards, "{panel:#?}");
            let hand = view(KIND).hands(&*seen, Viewer::Side(side), Language::English);
            assert!(hand.iter().any(|hand| hand.lines().count() > cards), "{hand:#?}");
            let warnings = view(KIND).end_turn_warnings(&asked);
            let can_attack = lines.iter().any(|line| line.starts_with("attack ")) && lines.contains(&"end".to_owned());
            assert!(!can_attack || !warnings.is_empty(), "{lines:?}");
            is_warned |= can_attack;
        }
    });
    assert!(is_warned);
}
