//! The built-in values.

use std::fmt::Write as _;

use toml::{Table, Value};

use crate::arena::Arena;
use crate::terms::Terms;
use crate::values::{FILES, Values};
use crate::{KIND, MechsGame, RULES_VERSION};
use sztab_game::view::Playable;
use sztab_game::{CommandError, Game, GameState, Language, LineNumber};

/// Paths of the fields in a values file.
fn field_paths(table: &Table, path: &str) -> Vec<String> {
    let of = |(key, value): (&String, &Value)| match value {
        Value::Table(table) => field_paths(table, &format!("{path}{key}.")),
        _ => vec![format!("{path}{key}")],
    };
    table.iter().flat_map(of).collect()
}

#[test]
fn later_values_replace_only_open_ones_and_leave_them_open() {
    let first = Values::built_in();
    for ((id, file), values) in FILES.iter().zip(Values::all_built_in()).skip(1) {
        assert_eq!(
            (values.id.as_str(), values.open_fields(), values.owner_fields().len()),
            (*id, first.open_fields(), 0)
        );
        for path in field_paths(&file.parse().unwrap(), "").iter().filter(|path| path.contains('.')) {
            assert!(first.open_fields().contains(path), "{id}: {path} is a fact");
        }
    }
}

#[test]
fn an_owners_file_extends_values_of_its_choice() {
    let own = |base: &str| Values::read(&format!("extends = \"{base}\"\nid = \"own\"\n[constants]\nrow = 5\n"));
    for values in Values::all_built_in() {
        let own = own(&values.id).unwrap();
        assert_eq!(
            (&own.weapons, own.constants.row, own.owner_fields()),
            (&values.weapons, 5, ["constants.row".to_owned()].as_slice())
        );
    }
    assert_eq!(own("open-0").unwrap_err().expected, "open-1 or open-2");
}

#[test]
fn records_are_replayed_with_the_values_that_they_name() {
    let commands = KIND.command_line().unwrap();
    for values in Values::all_built_in() {
        let mut game = MechsGame::new(values, Arena::Two, Terms::default(), &[1; 32]);
        let mut record = format!("{}engine {RULES_VERSION}\n--\n", game.position());
        assert!(record.contains(&format!("\nvalues {}\n", values.id)), "{record}");
        while let Some(side) = game.waiting_sides().iter().next() {
            for line in KIND.planned_lines(&game, side, "easy", &[1; 32]) {
                game.play(side, &line, LineNumber(1)).unwrap();
                writeln!(record, "{} {line}", side.letter()).unwrap();
            }
        }
        assert_eq!(commands.replay(&record, &[]).unwrap(), game.position());
        let other = record.replace(&format!("\nvalues {}\n", values.id), "\nvalues open-0\n");
        assert!(matches!(commands.replay(&other, &[]), Err(CommandError::Unreadable(_))));
    }
}

#[test]
fn lobby_agrees_on_values_that_all_seats_use() {
    let files = KIND.files();
    let playables: Vec<Playable> = files.iter().filter_map(|file| KIND.view().read_playable(file.data())).collect();
    let agreed = KIND.view().with_term("seats=2", &playables, "values", "open-2").unwrap();
    assert_eq!((agreed.as_str(), KIND.shared_file(&agreed)), ("seats=2 values=open-2", Some("open-2")));
    let agreement = KIND.view().agreement(&agreed, &playables, Language::English);
    let term = agreement.terms.iter().find(|term| term.key == "values").unwrap();
    assert_eq!((term.value.as_str(), term.options.len()), ("open-2", FILES.len()));
    assert!(agreement.unusual.iter().any(|note| note.contains("Open values 2")), "{:?}", agreement.unusual);
    // The default values need no entry in the terms, and values other than those of the seats are refused.
    assert_eq!(KIND.view().with_term(&agreed, &playables, "values", "open-1").unwrap(), "seats=2");
    assert_eq!(KIND.view().with_term(&agreed, &playables, "values", "open-0"), None);
    let seats: Vec<_> = [&files[0], &files[0]].map(|file| file.data()).into();
    assert!(KIND.deal(&seats, "seats=2", &[1; 32]).is_ok() && KIND.deal(&seats, &agreed, &[1; 32]).is_err());
}
