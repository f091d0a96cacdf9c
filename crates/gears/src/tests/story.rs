//! The story of a game: sentences for a whole activation.

use sztab_game::{AnyEvent, Chance, EventRecord, Language, Narrative, Side};

use crate::action::Action;
use crate::event::Event;
use crate::game::GearsGame;
use crate::position::read;
use crate::values::{MissionId, Values};
use crate::view::story::story;

fn narrative(events: Vec<Event>) -> Narrative {
    let record = |event| EventRecord { event: AnyEvent::new(event), is_told: true, ordered: None };
    Narrative { from: None, events: events.into_iter().map(record).collect() }
}

/// Says lines in a position, and tells all that came of them.
fn told(position: &str, lines: &[&str], language: Language) -> Vec<String> {
    let mut game = read(position, &[]).unwrap();
    let mut events = Vec::new();
    for line in lines {
        let (letter, rest) = line.split_once(' ').unwrap();
        let side = Side(letter.as_bytes()[0] - b'X');
        let action = Action::read(rest, game.values()).unwrap();
        events.extend(
            game.apply(side, &action).unwrap_or_else(|fault| panic!("{line}: {fault:?} {:?}", game.lines(side))),
        );
    }
    story(&game, &narrative(events), language)
}

const GUARD: &str = "sztab gears 1
map 2A 16A
side X marcus at=2Aa hand=ambush,advance weapons=lancer:2
side Y dom at=16Ag hand=assault
locust drone1 2Aa
deck ai 14 14
deck markers:drone 1/hammerburst
dice 2 1 1 1 - -
turn X phase=locust
";

#[test]
fn a_guard_is_one_sentence() {
    for (language, said) in [
        (
            Language::English,
            "Guard! Marcus at Drone 1: Lancer overkill, 5 hits, no shields: dead; a Hammerburst lies there.",
        ),
        (Language::Polish, ""),
        (Language::Ukrainian, ""),
    ] {
        let lines = told(GUARD, &["X guard ambush lancer overkill"], language);
        assert!(lines.iter().any(|line| line == said), "{lines:#?}");
    }
}

#[test]
fn a_whole_activation_is_told() {
    let values = Values::built_in();
    let cogs = ["marcus", "dom", "cole"].map(|word| values.find_cog(word).unwrap());
    let mut game = GearsGame::new(&values, MissionId::Emergence, &cogs, &[5; 32]).unwrap();
    let mut chance = Chance::new(&[5; 32], "sztab gears test 1", "story");
    let mut events = Vec::new();
    let mut activations = 0;
    while activations < 12 && game.table().ending.is_none() {
        let side = game.waiting().iter().next().unwrap();
        let lines = game.legal(side).to_vec();
        let place = chance.below(u32::try_from(lines.len()).unwrap()).unwrap() as usize;
        let new = game.apply(side, &lines[place]).unwrap();
        activations += new.iter().filter(|event| **event == Event::ActivationEnded).count();
        events.extend(new);
    }
    let narrative = narrative(events);
    for language in Language::ALL {
        let lines = story(&game, &narrative, language);
        println!("{}", lines.join("\n"));
        assert!(lines.len() > 40, "{lines:#?}");
        for line in &lines {
            assert!(line.ends_with(['.', ')']), "{line}");
            assert!(!line.contains(['{', '}', '$', '_']) && !line.contains("  "), "{line}");
            assert!(!line.contains("story-") && !line.contains("harm-") && !line.contains("head-"), "{line}");
        }
    }
}
