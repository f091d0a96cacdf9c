//! Panels, phrases and pictures throughout whole games.

use std::collections::BTreeSet;

use sztab_game::view::{Asked, Called, Focus, GameView, Motion, RenderContext, Theme, with_number};
use sztab_game::{AnyEvent, EventRecord, Game, Kind, Language, LineNumber, Narrative, Viewer};
use sztab_gears::KIND;

/// Maximum length of a Discord button label, in characters.
const LABEL: usize = 80;

fn view(kind: Kind) -> &'static dyn GameView {
    kind.view()
}

fn open(seats: usize, terms: &str, number: u8) -> Box<dyn Game> {
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
        let line = KIND.lines_of_player(&*game, side, "medium", &[1; 32]).remove(0);
        events = game.play(side, &line, LineNumber(number)).expect("a legal line").events;
    }
}

#[test]
fn every_question_has_its_words_and_its_buttons() {
    for (number, (seats, terms)) in (0..).zip([
        (2, ""),
        (4, "mission=roadblocks seats=4"),
        (1, "mission=belly seats=1"),
        (3, "mission=horde seats=3"),
    ]) {
        play(open(seats, terms, number), 400, |game, _| {
            for side in game.waiting_sides().iter() {
                let seen = game.observed_by(Viewer::Side(side));
                let lines = game.legal(side);
                for language in Language::ALL {
                    let asked = Asked { game: &*seen, side, lines: &lines, said: &[], language };
                    let panel = view(KIND).panel(&asked);
                    assert!(!panel.sentences[0].is_empty());
                    let count = panel.groups.iter().map(Vec::len).sum::<usize>();
                    assert!(count <= if panel.is_question { 25 } else { 20 }, "{count} buttons in {}", game.position());
                    let words = panel.groups.iter().flatten().map(|button| button.words.split(' ').next());
                    assert!(!panel.is_question || words.clone().all(|verb| verb == words.clone().next().flatten()));
                    let words = panel.groups.iter().flatten().map(|button| &button.words);
                    assert!(words.clone().next().is_some(), "{}", game.position());
                    assert!(words.into_iter().all(|words| asked.begins(words)), "{}", game.position());
                    for line in &lines {
                        let said = view(KIND).phrase(&*seen, side, line, language);
                        let label = with_number(9, &said);
                        assert!(!said.is_empty() && (said != *line || line.len() < 6), "{line}");
                        assert!(label.chars().count() <= 2 * LABEL, "{label}");
                    }
                    let called = Called { side, player: "@Ala" };
                    assert!(view(KIND).call(game, &called, language).sentence.contains("@Ala"));
                    assert!(view(KIND).glance(game, language).is_some());
                }
            }
        });
    }
}

#[test]
fn every_question_has_its_picture() {
    play(open(2, "", 5), 60, |game, events| {
        let theme = Theme { language: Language::English, colours: sztab_pictures::Colours::Default };
        let players = ["Ala".to_owned(), "Ben".to_owned()];
        let context = RenderContext { game, players: &players, theme };
        let drawn = view(KIND).picture(&context, Focus::Question).expect("a picture").draw();
        assert!(drawn.bytes.len() < 250 * 1024 && !drawn.alt.is_empty());
        keep("gears_question.png", &drawn.bytes);
        for side in game.waiting_sides().iter() {
            let seen = game.observed_by(Viewer::Side(side));
            let own = RenderContext { game: &*seen, ..context };
            let drawn = view(KIND).picture(&own, Focus::Question).expect("a picture").draw();
            assert!(drawn.bytes.len() < 250 * 1024);
            keep("gears_private.png", &drawn.bytes);
        }
        let records = events.into_iter().map(|event| EventRecord { event, is_told: true, ordered: None });
        let narrative = Narrative { events: records.collect(), ..Narrative::default() };
        let drawn = view(KIND).picture(&context, Focus::Latest(&narrative)).expect("a picture").draw();
        assert!(drawn.bytes.len() < 250 * 1024);
        for motion in [Motion::Film, Motion::Stills(0)] {
            let drawn = view(KIND).film(&context, &narrative, motion).expect("a film").draw();
            assert!(drawn.bytes.len() < 2048 * 1024);
            if motion == Motion::Film && narrative.events.len() > 20 {
                keep("gears_locust.gif", &drawn.bytes);
            }
        }
        for side in game.waiting_sides().iter() {
            for line in game.legal(side).iter().step_by(9) {
                let drawn = view(KIND).picture(&context, Focus::Considered(side, line)).expect("a picture").draw();
                assert!(drawn.bytes.len() < 250 * 1024, "{line}");
            }
        }
    });
}

/// A game played to the end, and all of its events.
fn play_out(seats: usize, number: u8) -> (Box<dyn Game>, Narrative) {
    let mut game = open(seats, "", number);
    let mut narrative = Narrative::default();
    for number in 1..2000 {
        let Some(side) = game.waiting_sides().iter().next() else { break };
        let line = KIND.lines_of_player(&*game, side, "medium", &[1; 32]).remove(0);
        let events = game.play(side, &line, LineNumber(number)).expect("a legal line").events;
        narrative.events.extend(events.into_iter().map(|event| EventRecord { event, is_told: true, ordered: None }));
    }
    assert!(game.outcome().is_some(), "{}", game.position());
    (game, narrative)
}

/// Saves a picture for inspection.
fn keep(name: &str, bytes: &[u8]) {
    let folder = std::path::Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../target/pictures"));
    std::fs::create_dir_all(folder).expect("a folder");
    std::fs::write(folder.join(name), bytes).expect("a file");
}

#[test]
fn a_game_that_is_over_has_a_film_and_a_picture_of_what_each_cog_did() {
    let players = ["Ala".to_owned(), "Ben".to_owned()];
    let (game, narrative) = play_out(2, 3);
    for language in Language::ALL {
        let theme = Theme { language, colours: sztab_pictures::Colours::Default };
        let context = RenderContext { game: &*game, players: &players, theme };
        let card = view(KIND).result_card(&context, &narrative, None).expect("a picture").draw();
        assert!(card.alt.contains("Marcus") || language == Language::Ukrainian, "{}", card.alt);
        assert!(!card.alt.contains("score-") && card.bytes.len() < 400 * 1024, "{}: {}", card.bytes.len(), card.alt);
        keep(&format!("gears_result_{}.png", language.code()), &card.bytes);
    }
    let theme = Theme { language: Language::English, colours: sztab_pictures::Colours::Default };
    // In public posts the deal is unknown.
    let public = game.observed_by(Viewer::Public);
    let context = RenderContext { game: &*public, players: &players, theme };
    let film = view(KIND).game_film(&context, &narrative).expect("a film").draw();
    keep("gears_game.gif", &film.bytes);
    assert!(film.bytes.len() < 8 << 20, "{} bytes", film.bytes.len());
    let time = sztab_pictures::running_time(&film.bytes).as_secs();
    assert!((10..=61).contains(&time), "{time} s");
    let running = open(2, "", 3);
    let context = RenderContext { game: &*running, players: &players, theme };
    assert!(view(KIND).game_film(&context, &Narrative::default()).is_none(), "a game that goes on has none");
}

#[test]
fn a_question_to_react_lists_the_cards_that_answer_it_and_no_others() {
    let mut asked_for = BTreeSet::new();
    play(open(3, "mission=horde seats=3", 3), 400, |game, _| {
        for side in game.waiting_sides().iter() {
            let (seen, lines) = (game.observed_by(Viewer::Side(side)), game.legal(side));
            let words = lines.iter().map(|line| line.split(' ').collect::<Vec<_>>());
            let answers = words.filter(|words| matches!(words[0], "guard" | "dodge" | "follow") && words.len() > 1);
            let cards: BTreeSet<_> = answers.map(|words| (words[0], words[1])).collect();
            if !lines.iter().any(|line| line == "pass") {
                continue;
            }
            let asked = Asked { game: &*seen, side, lines: &lines, said: &[], language: Language::English };
            let told = view(KIND).panel(&asked).sentences;
            let told = told.iter().filter(|sentence| sentence.starts_with("• ")).count();
            assert_eq!(told, cards.len(), "{lines:?}");
            asked_for.extend(cards.into_iter().map(|(verb, _)| verb.to_owned()));
        }
    });
    assert!(asked_for.contains("guard") && asked_for.contains("dodge"), "{asked_for:?}");
}

#[test]
fn the_private_message_says_what_each_card_does_and_what_an_end_gives_up() {
    let mut is_warned = false;
    play(open(2, "", 8), 200, |game, _| {
        for side in game.waiting_sides().iter() {
            let seen = game.observed_by(Viewer::Side(side));
            let lines = game.legal(side);
            let asked = Asked { game: &*seen, side, lines: &lines, said: &[], language: Language::English };
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
