//! Checks that any press in a guide or a what-if leads to a message that Discord accepts.

use std::collections::HashSet;

use serde_json::Value;

use sztab_game::{Language, LineNumber, Side};
use sztab_referee::Session;

use crate::discord::say::answer::Answer;
use crate::discord::say::subject::{GameVersion, Position, RawId};
use crate::discord::session::fixture::{TEST_FACTIONS, test_session};
use crate::discord::session::panel::{PanelLocation, panel_rows};
use crate::discord::show::emojis::Emojis;

use super::{Guide, GuideStep, Trail, WhatIf, WhatIfContent};

/// A small pseudorandom generator.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from((self.0 >> 16) % bound as u64).unwrap_or_default()
    }
}

/// The ids of all buttons and selects in a message; those of selects come with a randomly chosen value.
fn component_ids(answer: &Answer, dice: &mut Random) -> Vec<(String, Option<String>)> {
    let rows = serde_json::to_value(&answer.rows).expect("rows are plain data");
    let rows = rows.as_array().expect("a list").clone();
    assert!(rows.len() <= 5, "{} rows", rows.len());
    let mut ids = Vec::new();
    let mut seen = HashSet::new();
    for row in &rows {
        let inside = row["components"].as_array().expect("components");
        assert!((1..=5).contains(&inside.len()), "{row}");
        for component in inside {
            let id = component["custom_id"].as_str().expect("an id").to_owned();
            assert!(id.chars().count() <= 100, "{id}");
            assert!(seen.insert(id.clone()), "{id} twice in {rows:#?}");
            let value = component["options"].as_array().map(|options| {
                assert!((1..=25).contains(&options.len()));
                options[dice.below(options.len())]["value"].as_str().expect("a value").to_owned()
            });
            if let Some(label) = component["label"].as_str() {
                assert!((1..=80).contains(&label.chars().count()), "{label}");
            }
            if component["disabled"] != Value::Bool(true) {
                ids.push((id, value));
            }
        }
    }
    assert!((1..=2000).contains(&answer.content.chars().count()), "{}", answer.content);
    ids
}

fn show_step(what_if: &WhatIf<'_>, argument: &str, dice: &mut Random) -> Option<Vec<(String, Option<String>)>> {
    let (trail, words) = Trail::parse_with_words(argument).expect("we wrote it");
    Some(match what_if.show(&trail, words)? {
        WhatIfContent::Asked { answer, .. } | WhatIfContent::Outcome { answer, .. } => component_ids(&answer, dice),
    })
}

#[test]
fn every_guide_and_what_if_step_is_a_valid_message() {
    let emojis = Emojis::default();
    let mut dice = Random(77);
    let mut steps = 0;
    for number in 0..10 {
        let (first, second) = (dice.below(TEST_FACTIONS.len()), dice.below(TEST_FACTIONS.len() - 1));
        let mut session = test_session([first, (first + 1 + second) % TEST_FACTIONS.len()], number, "");
        while let Some(side) = session.game().waiting_sides().single() {
            let legal = session.legal_lines(side);
            let language = Language::ALL[dice.below(3)];
            let answer = |rows| Answer { rows, ..Answer::sentence("a panel") };
            for stands in [PanelLocation::Public, PanelLocation::Private] {
                component_ids(&answer(panel_rows(&session, language, stands)), &mut dice);
            }
            if legal.iter().any(|line| line == "end") && dice.below(6) == 0 {
                steps += press_through_guide(&session, side, language, &emojis, &mut dice);
                steps += press_random_buttons(&session, language, &emojis, &mut dice);
            }
            let mut game = session.unmasked_game().clone_box();
            game.play(side, &legal[dice.below(legal.len())], LineNumber::default()).expect("legal");
            session = session.with_game(game);
        }
    }
    assert!(steps > 500, "{steps}");
}

/// Presses buttons in the guide at random. Returns the number of steps.
fn press_through_guide(session: &Session, side: Side, language: Language, emojis: &Emojis, dice: &mut Random) -> usize {
    let lines = session.legal_lines(side);
    let line = &lines[dice.below(lines.len())];
    let mut words = line.split(' ').take(2).collect::<Vec<_>>().join(" ");
    for step in 0..8 {
        let answer = match Guide::for_side(session, side, language, emojis).take_step(&words) {
            GuideStep::Ask(answer, _) | GuideStep::Confirm { answer, .. } => answer,
            GuideStep::Gone => panic!("{words} leads nowhere"),
        };
        let ids = component_ids(&answer, dice);
        let (id, value) = &ids[dice.below(ids.len())];
        let id = RawId::parse(id).expect("we wrote it");
        words = match (id.word.as_str(), value) {
            ("at", _) if !id.arguments.is_empty() => id.arguments,
            ("pick", Some(value)) => format!("{} {value}", id.arguments),
            _ => return step + 1,
        };
    }
    8
}

/// Presses buttons in a what-if at random. Returns the number of steps.
fn press_random_buttons(session: &Session, language: Language, emojis: &Emojis, dice: &mut Random) -> usize {
    let subject = Position::Game(GameVersion::of(session));
    let what_if = WhatIf { session, subject, reader: session.game().waiting_sides().single(), language, emojis };
    let mut argument = Trail::for_side(Side(u8::try_from(dice.below(2)).unwrap_or_default())).with_words("");
    for step in 0..14 {
        let Some(ids) = show_step(&what_if, &argument, dice) else { panic!("{argument} leads nowhere") };
        let onward: Vec<_> = ids
            .into_iter()
            .filter_map(|(id, value)| Some((RawId::parse(&id)?, value)))
            .filter(|(id, _)| matches!(id.word.as_str(), "if" | "ifpick"))
            .collect();
        let Some((id, value)) = onward.get(dice.below(onward.len().max(1))) else { return step + 1 };
        argument = match value {
            Some(value) => format!("{} {value}", id.arguments),
            None => id.arguments.clone(),
        };
    }
    14
}
