//! The narrative of a game: the sentences for a whole Activation, and the texts in films.

#[path = "../../../../tests/support/bless.rs"]
mod bless;

use sztab_game::view::{RenderContext, Theme};
use sztab_game::{AnyEvent, Chance, EventRecord, Language, Narrative, Side};

use crate::action::Action;
use crate::event::Event;
use crate::game::GearsGame;
use crate::map::Place;
use crate::pictures::film::Shot;
use crate::pictures::{Combatant, Strike};
use crate::players;
use crate::position::read;
use crate::state::Figure;
use crate::values::{MissionId, Values};
use crate::view::film::{collect_strikes, shots_of_activation, shots_of_game};
use crate::view::story;

fn narrative(events: Vec<Event>) -> Narrative {
    let record = |event| EventRecord { event: AnyEvent::new(event), is_told: true, ordered: None };
    Narrative { from: None, events: events.into_iter().map(record).collect() }
}

/// Plays lines in a position, and narrates the events.
fn narrate(position: &str, lines: &[&str], language: Language) -> Vec<String> {
    let mut game = read(position, &[]).unwrap();
    let mut events = Vec::new();
    for line in lines {
        let (letter, rest) = line.split_once(' ').unwrap();
        let side = Side(letter.as_bytes()[0] - b'X');
        let action = Action::parse(rest, game.values()).unwrap();
        events.extend(
            game.apply(side, &action)
                .unwrap_or_else(|fault| panic!("{line}: {fault:?} {:?}", game.legal_actions(side))),
        );
    }
    story::narrate(&game, &narrative(events), language)
}

/// A list of lines or sentences.
type Lines = &'static [&'static str];

/// A position, the lines played in it, and consecutive sentences of the narrative, in every language.
const NARRATIVES: [(&str, Lines, [Lines; 3]); 6] = [
    (
        "map 2A 16A
side X marcus at=2Aa hand=ambush,advance weapons=lancer:2
side Y dom at=16Ag hand=assault
locust drone1 2Aa
deck ai 14 14
deck markers:drone 1/hammerburst
dice 2 1 1 1 - -
turn X phase=locust",
        &["X guard ambush lancer overkill"],
        [
            &["Guard! Marcus at Drone 1: Lancer overkill, 5 hits, no shields: dead; a Hammerburst lies there."],
            &["Warta! Marcus atakuje Trutnia 1: Lancer, natarcie, 5 trafień, bez tarcz: ginie; leży tam Hammerburst."],
            &["Варта! Маркус атакує Трутня 1: Лансер, натиск, 5 влучань, без щитів: гине; там лежить Гаммерберст."],
        ],
    ),
    (
        "map 2A 16A
side X marcus at=2Aa hand=assault,advance
side Y dom at=16Ag hand=ambush
locust drone1 2Aa
deck ai 14 14
dice o 1 2 1 - - 2 -
turn Y",
        &["Y run ambush", "Y end", "X dodge assault"],
        [
            &["Drone 1 attacks Marcus: Dodge, 3 hits, 1 omen, 3 shields – 1 wound (discards Advance)."],
            &["Truteń 1 atakuje Marcusa: unik, 3 trafienia, 1 Omen, 3 tarcze – 1 obrażenie (odrzuca: Naprzód)."],
            &["Трутень 1 атакує Маркуса: ухиляння, 3 влучання, 1 знамення, 3 щити – 1 пошкодження (скидає: Вперед)."],
        ],
    ),
    (
        "map 2A 16A
side X dom at=2Ad hand=assault,resupply,resupply weapons=bolo:2
seal 16Ac
seal 16Af
dice o - - - - - -",
        &["X shoot assault", "X attack bolo throw 2Ad"],
        [
            &[
                "Dom plays Assault to attack.",
                "Dom attacks 2Ad (Bolo Grenade): no hits, 1 omen, no shields – the hole at 2Ad is sealed.",
                "Stage 2 begins. Goal: Kill every Locust.",
                "Boomer 1, Wretch 1 appear at 16Ag.",
            ],
            &[
                "Dom zagrywa kartę „Szturm”, żeby zaatakować.",
                "Dom atakuje 2Ad (Granat Bolo): bez trafień, 1 Omen, bez tarcz – tunel na 2Ad jest zapieczętowany.",
                "Zaczyna się etap 2. Cel: Zabijcie całą Szarańczę.",
                "Na 16Ag pojawiają się Boomer 1, Ścierwojad 1.",
            ],
            &[
                "Дом використовує карту «Штурм» для атаки.",
                "Дом атакує 2Ad (Граната «Боло»): без влучань, 1 знамення, без щитів – нору на 2Ad запечатано.",
                "Починається етап 2. Мета: Вбийте всю Сарану.",
                "На 16Ag з’являються Бумер 1, Покруч 1.",
            ],
        ],
    ),
    (
        "map 2A 16A
side X marcus at=2Aa hand=assault,advance
side Y dom at=2Aa hand=- bleeding",
        &["X revive advance Y"],
        [
            &["Marcus revives Dom (discards Advance)."],
            &["Marcus uzdrawia Doma (odrzuca: Naprzód)."],
            &["Маркус піднімає Дома (скидає: Вперед)."],
        ],
    ),
    (
        "map 2A 16A
side X marcus at=2Aa hand=advance,advance
side Y dom at=2Ac hand=assault,assault",
        &["X order advance", "X move 2Ab", "X draw"],
        [
            &["Marcus plays Advance and moves to 2Ab.", "Marcus draws 1 card."],
            &["Marcus zagrywa kartę „Naprzód” i idzie na 2Ab.", "Marcus dobiera 1 kartę."],
            &["Маркус використовує карту «Вперед» і переходить на 2Ab.", "Маркус бере 1 карту."],
        ],
    ),
    (
        "map 2A 16A
mission emergence stage=2
side X dom at=2Ac hand=assault weapons=gnasher:1
locust drone1 2Ac marker=1/x
dice 1 - - -",
        &["X shoot assault", "X attack gnasher normal drone1"],
        [
            &[
                "Dom attacks Drone 1 (Gnasher Shotgun): 1 hit, no shields – dead.",
                "The game is won: the mission is accomplished.",
            ],
            &[
                "Dom atakuje Trutnia 1 (Strzelba Gnasher): 1 trafienie, bez tarcz – ginie.",
                "Gra wygrana: misja wykonana.",
            ],
            &["Дом атакує Трутня 1 (Дробовик «Ґнешер»): 1 влучання, без щитів – гине.", "Гру виграно: місію виконано."],
        ],
    ),
];

#[test]
fn narratives_match_expected_sentences() {
    for (position, lines, sentences) in NARRATIVES {
        for (language, expected) in Language::ALL.into_iter().zip(sentences) {
            let story = narrate(&format!("sztab gears 1\n{position}\n"), lines, language);
            let is_there = story.windows(expected.len()).any(|part| part == expected);
            assert!(is_there, "{expected:#?}\nis not in\n{story:#?}");
        }
    }
}

#[test]
fn earlier_events_are_not_narrated_again() {
    let values = Values::built_in();
    let game = GearsGame::new(&values, MissionId::Emergence, &[values.find_cog("dom").unwrap()], &[1; 32]).unwrap();
    let figure = Figure::parse("drone1").unwrap();
    let events = ["2Aa1", "2Aa", "2Ab"].map(|to| Event::LocustMoved { figure, to: Place::parse(to).unwrap() });
    let struck = [Event::Struck { figure, target: Some(Side(0)) }, Event::Asked { side: Side(0) }];
    let mut narrative = narrative(events.into_iter().chain(struck).collect());
    let began = EventRecord { event: AnyEvent::new(Event::ActivationBegan), is_told: false, ordered: None };
    narrative.events[0].is_told = false;
    narrative.events.insert(1, began);
    let told = story::narrate(&game, &narrative, Language::English);
    assert_eq!(told, ["Drone 1 breaks from cover and runs to 2Ab.", "Drone 1 attacks Dom."]);
}

#[test]
fn harmless_attack_names_its_target_in_story_and_film() {
    let values = Values::built_in();
    let cogs = ["marcus", "dom"].map(|word| values.find_cog(word).unwrap());
    let game = GearsGame::new(&values, MissionId::Emergence, &cogs, &[1; 32]).unwrap();
    let figure = Figure::parse("drone1").unwrap();
    let rolled = [Event::AttackRolled { faces: Vec::new() }, Event::DefenceRolled { shields: vec![1] }];
    let events: Vec<Event> = [Event::Struck { figure, target: Some(Side(1)) }].into_iter().chain(rolled).collect();
    let line = Strike { by: Combatant::Locust(figure), on: Combatant::Cog(1), wounds: 0 };
    assert_eq!(collect_strikes(&events[..1]), [], "no shield stops an attack before it is rolled");
    assert_eq!(collect_strikes(&events), [line]);
    assert_eq!(
        story::narrate(&game, &narrative(events), Language::English),
        ["Drone 1 attacks Dom: no hits, 1 shield."]
    );
}

#[test]
fn narrates_a_whole_activation() {
    let values = Values::built_in();
    let cogs = ["marcus", "dom", "cole"].map(|word| values.find_cog(word).unwrap());
    let mut game = GearsGame::new(&values, MissionId::Emergence, &cogs, &[5; 32]).unwrap();
    let mut chance = Chance::new(&[5; 32], "sztab gears test 1", "story");
    let mut events = Vec::new();
    let mut activations = 0;
    while activations < 12 && game.state().ending.is_none() {
        let side = game.waiting_sides().iter().next().unwrap();
        let lines = game.legal_actions(side).to_vec();
        let place = chance.draw_below(u32::try_from(lines.len()).unwrap()).unwrap() as usize;
        let new = game.apply(side, &lines[place]).unwrap();
        activations += new.iter().filter(|event| **event == Event::ActivationEnded).count();
        events.extend(new);
    }
    let narrative = narrative(events);
    for language in Language::ALL {
        let lines = story::narrate(&game, &narrative, language);
        assert!(lines.len() > 40, "{lines:#?}");
        if language == Language::English {
            assert!(lines.iter().any(|line| line.contains(" breaks from cover and runs ")), "{lines:#?}");
            assert!(lines.iter().any(|line| line.contains(", Wretch ") && line.contains(" move to ")), "{lines:#?}");
        }
        for line in &lines {
            assert!(line.ends_with(['.', ')']), "{line}");
            assert!(!line.contains(['{', '}', '$', '_']) && !line.contains("  "), "{line}");
            assert!(!line.contains("story-") && !line.contains("harm-") && !line.contains("head-"), "{line}");
        }
    }
}

/// The texts of a film's pictures: captions, and the heads and lines of AI cards.
fn texts_of(shots: &[(Shot, u32)]) -> String {
    let text = |(shot, _): &(Shot, u32)| match shot {
        Shot::Table(scene) => format!("{}\n", scene.caption),
        Shot::Card(card) => {
            let lines = card.lines.iter().map(|(_, line)| line.as_str());
            format!("[{} · {}] {}\n", card.title, card.note, lines.collect::<Vec<_>>().join(" / "))
        }
    };
    shots.iter().map(text).collect()
}

/// The films of the first Activations of a game, and the film of the whole game. `SZTAB_BLESS=1` writes the file.
#[test]
fn films_have_these_texts() {
    let values = Values::built_in();
    let cogs = ["marcus", "dom"].map(|word| values.find_cog(word).unwrap());
    let mut game = GearsGame::new(&values, MissionId::Emergence, &cogs, &[3; 32]).unwrap();
    let players = ["Ala".to_owned(), "Ben".to_owned()];
    let theme = Theme { language: Language::English, colours: sztab_pictures::Colours::Default };
    let (mut told, mut all, mut chapter) = (Vec::new(), Vec::new(), Vec::new());
    while let Some(side) = game.waiting_sides().iter().next() {
        let action = players::choose_line(&game, side).unwrap();
        for event in game.apply(side, &action).unwrap() {
            if event == Event::ActivationBegan {
                chapter.clear();
            }
            chapter.push(event.clone());
            if event == Event::ActivationEnded && told.len() < 5 {
                let context = RenderContext { game: &game, players: &players, theme };
                let shots = shots_of_activation(&context, &narrative(chapter.clone())).unwrap();
                told.push(format!("Activation {}\n{}\n", told.len() + 1, texts_of(&shots)));
            }
            all.push(event);
        }
    }
    let context = RenderContext { game: &game, players: &players, theme };
    let result = crate::KIND.view().outcome(&game, Language::English).unwrap();
    let shots = shots_of_game(&context, &narrative(all), &result).unwrap();
    let told = format!("{}Game\n{}", told.concat(), texts_of(&shots));
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/src/tests/film.txt");
    if bless::is_requested() {
        std::fs::write(path, &told).unwrap();
    }
    assert_eq!(told, std::fs::read_to_string(path).unwrap());
}
