//! Files of values (NH-16.1).

use std::sync::Arc;

use sztab_neuroshima::rules::values::Values;
use sztab_neuroshima::rules::{Army, Catalogue, Feature, Roster, Side, Terms};

const OPEN: &str = include_str!("../../values/open-variants-1.toml");

/// The problems with the open values after a change, without the name of the file.
fn refusal_after(old: &str, new: &str) -> String {
    assert!(OPEN.contains(old), "{old}");
    let errors = Values::parse("", &OPEN.replacen(old, new, 1)).expect_err(new);
    errors.to_string()
}

#[test]
fn nh_13_15_every_built_in_army_has_a_structure_in_the_open_values() {
    let values = Values::open();
    assert_eq!((values.id.as_str(), values.hash.as_str()), ("open-variants-1", "4a4753ba9e4bd388"));
    assert_eq!(values.title, "Open values 1: ours, not the publisher's");
    assert_eq!(values.structures.len(), Army::built_in().len());
    for army in Army::built_in() {
        let structure = values.structure_of(&army).expect(&army.id);
        assert_eq!(army.find(&structure.id), None, "{}: the notation has one tile with this id", army.id);
        assert!(army.tiles.iter().all(|tile| tile.name.en != structure.name.en), "{}", army.id);
    }
    let vegas = Catalogue::built_in().find("vegas").unwrap();
    let wagon = values.structure_of(&vegas).unwrap();
    assert_eq!((wagon.id.as_str(), wagon.token_names[1].en.as_str()), ("show_wagon", "Tractor"));
    assert_eq!(wagon.printed.tokens[0][1].features, [Feature::Rotation]);
}

#[test]
fn nh_13_14_files_of_values_are_refused_with_line_and_key() {
    for (old, new, problem) in [
        ("id = \"open", "ids = \"open", "key `ids`: is not known"),
        ("rules = 1", "rules = 2", "key `rules`: has to be a whole number from 1 to 1"),
        ("id = \"open-variants-1\"", "id = \"Open\"", "key `id`: has to be lower-case letters"),
        ("army = \"borgo\"", "army = \"moloch\"", ":36: tile `siege_ladder`: key `army`: has a Structure already"),
        ("army = \"moloch\"\n", "", "tile `slag_crane`: key `army`: is missing"),
        ("a = { initiative = [2]", "a = { initiative = [3, 2, 1]", "key `initiative`: has to be at most two"),
        ("\"rotation\"", "\"spy\"", "tile `siege_ladder`: key `features`: has to be features that a Structure"),
        ("\"initiative+1\"", "\"scoper\"", "tile `radio_mast`: key `effects`: has to be effects that a Structure"),
        ("\"r1,-,-,-,-,-\"", "\"t,-,-,-,-,-\"", "key `edges`: has to be edges that a Structure can have"),
        ("b = { toughness = 1", "b = { count = 1", "key `count`: is not known"),
        ("b = { toughness = 1", "c = { toughness = 1", "key `b`: is missing"),
        ("[structure.two]", "[structure.three]", "key `two`: is missing"),
    ] {
        let refusal = refusal_after(old, new);
        assert!(refusal.contains(problem), "{new}\n{refusal}");
    }
    assert!(Values::parse("", "id = ").is_err());
}

const EXAMPLE: &str = include_str!("../../../../docs/army-example.toml");

#[test]
fn nh_13_10_an_army_file_brings_its_own_structure() {
    let army = Army::parse("fan.toml", EXAMPLE).unwrap();
    let structure = Values::open().structure_of(&army).unwrap();
    assert_eq!((structure.id.as_str(), structure.name.pl.as_deref()), ("forge", Some("Kuźnia")));
    let terms = Terms { structures: true, ..Terms::default() };
    let moloch = Catalogue::built_in().find("moloch").unwrap();
    let roster = Roster::with_terms(vec![Arc::new(army), moloch], terms.clone());
    let first = roster.structure(Side(0)).unwrap();
    assert_eq!(roster.tile(Side(0), first).id, "forge");
    let without = EXAMPLE.split("[structure]").next().unwrap();
    let armies = [Arc::new(Army::parse("fan.toml", without).unwrap())];
    let refusal = terms.check_replacements(&armies).unwrap_err().to_string();
    assert_eq!(refusal, "the army `tinkers` has no Structure (NH-13.10)");
}

#[test]
fn nh_13_14_the_structure_of_an_army_file_is_checked() {
    for (old, new, problem) in [
        ("id = \"forge\"", "id = \"brute\"", "key `id`: `brute` is taken: a tile has that id"),
        ("[structure.two]", "[structure.three]", "key `two`: is missing"),
        ("features = [\"rotation\"]", "features = [\"spy\"]", "key `features`: has to be features that a Structure"),
        ("id = \"forge\"", "army = \"borgo\"\nid = \"forge\"", "key `army`: is not known"),
    ] {
        let refusal = Army::parse("fan.toml", &EXAMPLE.replacen(old, new, 1)).expect_err(new).to_string();
        assert!(refusal.contains(problem), "{new}\n{refusal}");
    }
}
