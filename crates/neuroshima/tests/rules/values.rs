//! Files of values (NH-16.1).

use std::sync::Arc;

use sztab_game::SeatFile;
use sztab_neuroshima::KIND;
use sztab_neuroshima::rules::notation::Position;
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

/// An owner's file: a Structure and a Leader in the places of open ones, and one Leader more.
const OWN: &str = r#"extends = "open-variants-1"
id = "my-box"
title = "The box on our shelf"

[[structure]]
army = "borgo"
id = "bone_tower"
name = { en = "Bone Tower" }
[structure.one]
name = { en = "Base" }
a = { initiative = [3], edges = "m2,-,-,-,-,-" }
b = { toughness = 1, edges = "-,-,-,-,-,-" }
[structure.two]
name = { en = "Top" }
a = { initiative = [1], edges = "r1,-,-,-,-,-" }
b = { toughness = 1, edges = "-,-,-,-,-,-" }

[[leader]]
id = "courier"
name = { en = "Runner Boss" }
moment = "turn"
steps = ["as:castling"]

[[leader]]
id = "captain"
name = { en = "Captain" }
moment = "turn"
steps = ["as:rotation"]
"#;

#[test]
fn an_owners_file_replaces_entries_of_the_open_values() {
    let (open, own) = (Values::open(), Values::read_owned(OWN).unwrap());
    assert_eq!((own.id.as_str(), own.owned, own.open), ("my-box", 3, 26));
    assert_eq!((open.owned, open.open), (0, 28), "12 Structures, 8 Leaders and 8 pages");
    let ids = |values: &Values| values.leaders.iter().map(|leader| leader.id.clone()).collect::<Vec<_>>();
    assert_eq!(ids(&own)[..8], ids(open));
    assert_eq!(ids(&own)[8..], ["captain"]);
    assert_eq!(own.leaders[0].name.en, "Runner Boss");
    let army = |id: &str| Catalogue::built_in().find(id).unwrap();
    assert_eq!(own.structure_of(&army("borgo")).unwrap().id, "bone_tower");
    assert_eq!(own.structure_of(&army("moloch")), open.structure_of(&army("moloch")));
    let dealt = OWN.replace("\n\n[[structure]]", "\nleaders = [\"captain\", \"bouncer\", \"armourer\", \"courier\", \"old_steward\", \"gun_captain\"]\n\n[[structure]]");
    let six = Values::read_owned(&dealt).unwrap();
    assert_eq!((ids(&six)[..2].join(" ").as_str(), six.owned, six.open), ("captain bouncer", 3, 11 + 4 + 8));
}

#[test]
fn an_owners_file_is_refused_with_line_and_key() {
    for (old, new, problem) in [
        ("\"open-variants-1\"", "\"open-variants-7\"", ":1: key `extends`: has to be `open-variants-1`"),
        ("my-box", "open-box", ":2: key `id`: begins with `open-`"),
        ("title =", "rules = 1\ntitle =", ":3: key `rules`: is not known"),
        ("army = \"borgo\"", "army = \"orcs\"", ":6: tile `bone_tower`: key `army`: `orcs` is no army"),
        ("as:rotation", "as:fly", "tile `captain`: key `steps`: `as:fly` is no effect"),
        ("title =", "leaders = [\"courier\"]\ntitle =", ":3: key `leaders`: has to name at least 6 Leaders"),
        ("title =", "leaders = [\"nobody\"]\ntitle =", ":3: key `leaders`: `nobody` is no Leader"),
        ("title =", "leaders = [\"courier\", \"courier\"]\ntitle =", ":3: key `leaders`: names `courier` twice"),
    ] {
        assert!(OWN.contains(old), "{old}");
        let refusal = Values::parse("own", &OWN.replacen(old, new, 1)).expect_err(new).to_string();
        assert!(refusal.contains(problem), "{new}\n{refusal}");
    }
}

#[test]
fn a_game_carries_the_owners_values_that_it_is_dealt_with() {
    let deal = |army: SeatFile, terms: &str| {
        let other = SeatFile::new("moloch", Catalogue::built_in().find("moloch").unwrap().source.clone());
        let seats = [army.data(), other.data()];
        let opening = KIND.deal(&seats, terms, &[5; 32])?;
        KIND.open(&seats, &opening).map(|game| game.position())
    };
    let borgo = || SeatFile::new("borgo", Catalogue::built_in().find("borgo").unwrap().source.clone());
    let own = KIND.read_values("any", OWN).unwrap();
    assert_eq!(KIND.shared_file("structures=on values=my-box"), Some(own.id.as_str()));
    let position = deal(KIND.join_files(borgo(), &own), "structures=on values=my-box").unwrap();
    let hash = &Values::read_owned(OWN).unwrap().hash;
    assert!(position.contains(&format!("\nvalues my-box hash={hash}\n")), "{position}");
    let mut catalogue = Catalogue::built_in();
    let unknown = Position::parse(&position, &catalogue).unwrap_err().to_string();
    assert!(unknown.contains("expected values that are known here: open-variants-1"), "{unknown}");
    catalogue.add_values(OWN);
    assert_eq!(Position::parse(&position, &catalogue).unwrap().print(), position);
    let other = OWN.replace("[3]", "[2]");
    let mut changed = Catalogue::built_in();
    changed.add_values(&*other);
    let refusal = Position::parse(&position, &changed).unwrap_err().to_string();
    assert!(refusal.contains("the hash of the values that are known here"), "{refusal}");
    assert!(deal(borgo(), "structures=on values=my-box").is_err(), "the file is missing");
    assert!("values=my-box".parse::<Terms>().is_err(), "neither Structures nor Leaders");
}
