//! The table `[looks]` in army files: accepted and rejected contents, the data that games store, and the hues of sides.

use std::sync::Arc;

use sztab_game::{SeatData, SeatFile};
use sztab_neuroshima::rules::army::{Themes, choose_hues};
use sztab_neuroshima::rules::{Army, Catalogue, Emblem, Insignia, Roster};
use sztab_pictures::hue::Hue;

use super::armies::{EXAMPLE, edit_example, refusal_text};

/// Hashes of the armies, as games stored them before army files had `[looks]`.
const STORED_ARMY_HASHES: [(&str, &str); 12] = [
    ("borgo", "a57a8cdd80ad29bef2da5f9934d090a7a8f77f4148b59c48f346bea27f42b77a"),
    ("doomsdaymachine", "a86f6a13106b3589fdc69830e2653cbb3a3c69e966c529e1a39158d9a6a18be1"),
    ("hegemony", "3adf4d15b5c4d535662a9f05098418bf0f8ec9b2368a02242ff088cbf6d60d8b"),
    ("mississippi", "157f4dd7ae2e037d97e9045316fdd746d924eb16625c5df48e2f26084ce47958"),
    ("moloch", "0580c01970ed494bfdd08236c54440bab6a2031edaecc38f86f9b09779d3870e"),
    ("neojungle", "f57e3123f799d168f5681bf7c761474c883bd9e95a1d1f02ac3ff85394acc52e"),
    ("newyork", "045f82c2e21ccbc7aa859cd9fe061c352de4a3e18d23ec4c5b20600218ce87c6"),
    ("outpost", "9bcf5321fb4988b5996387e0e495cffc9d782e5f8fb1327aec4d47bd0de24648"),
    ("sharrash", "0a2acf2f4d407c4fb80279ee582385d71bcfe8f3411598bc7da277d5c6fe272a"),
    ("smart", "8a8f6ccedb5552bed701a398ec7aff636f2af596e72f665469efc2b64ae0a341"),
    ("steelpolice", "a56471db6e59620b58c4577c6db92cdc106eb53c928d9f901f831b51aeab72d2"),
    ("vegas", "239d5517d436c3b525f6ff93ebc05804bc9d3710f8ed5d68f853b12edf5cf150"),
];

/// Hash of the example from before it had `[looks]`.
const STORED_EXAMPLE_HASH: &str = "52c407b730ede83929e204c1bd3b7f6784d6a02c8cb1ab4d8399be53bd4e0c0a";

/// The part of the example that affects the rules.
fn example_rules_part() -> &'static str {
    EXAMPLE.split_once("\n[looks]").unwrap().0
}

fn with_looks(looks: &str) -> String {
    format!("{}\n{looks}", example_rules_part())
}

fn army(id: &str) -> Arc<Army> {
    Catalogue::built_in().find(id).unwrap()
}

fn hue_words(ids: &[&str]) -> Vec<&'static str> {
    let armies: Vec<Arc<Army>> = ids.iter().map(|id| army(id)).collect();
    choose_hues(armies.iter().map(Arc::as_ref)).into_iter().map(|hue| hue.unwrap().word()).collect()
}

#[test]
fn colours_are_read() {
    let army = Army::parse("fan.toml", EXAMPLE).unwrap();
    assert_eq!(army.looks, Themes { colours: Some([Hue::Orange, Hue::Cyan]), ..Themes::default() });
    assert_eq!(Army::parse("fan.toml", example_rules_part()).unwrap().looks, Themes::default());
    for army in Army::built_in() {
        assert!(army.looks.colours.is_some(), "{}", army.id);
    }
}

#[test]
fn insignia_and_emblems_are_read() {
    let looks = "[looks]\ninsignia = \"claws\"\nemblems = { hq = \"tower\", brute = \"giant\" }\n";
    let looks = Army::parse("fan.toml", &with_looks(looks)).unwrap().looks;
    assert_eq!((looks.colours, looks.insignia), (None, Some(Insignia::Claws)));
    let emblems: Vec<(&str, Emblem)> = looks.emblems.iter().map(|(tile, emblem)| (tile.as_str(), *emblem)).collect();
    assert_eq!(emblems, [("brute", Emblem::Giant), ("hq", Emblem::Tower)]);
    for (looks, sentence) in [
        ("insignia = \"lamp\"", "key `insignia`: `lamp` is not known; known are claws, "),
        ("insignia = 3", "key `insignia`: has to be a text in quotation marks"),
        ("emblems = { hq = \"lamp\" }", "key `hq`: `lamp` is not known; known are mutant, "),
        ("emblems = { lamp = \"tower\" }", "key `lamp`: is not known; known are hq, brute, "),
        ("emblems = \"tower\"", "key `emblems`: has to be words by tile, such as { hq = \"tower\" }"),
    ] {
        let told = refusal_text(&with_looks(&format!("[looks]\n{looks}\n")));
        assert!(told.contains(sentence) && told.lines().count() == 1, "{told}");
    }
}

#[test]
fn errors_in_looks_are_reported() {
    let last = example_rules_part().lines().count() + 2;
    for (looks, line, sentence) in [
        ("[looks]\ncolours = [\"blue\"]\n", 1, "key `colours`: has to be two colours, such as [\"blue\", \"orange\"]"),
        ("[looks]\ncolours = []\n", 1, "key `colours`: has to be two colours, such as [\"blue\", \"orange\"]"),
        (
            "[looks]\ncolours = \"blue\"\n",
            1,
            "key `colours`: has to be a list of words in quotation marks, such as [\"...\"]",
        ),
        (
            "[looks]\ncolours = [\"blue\", \"azure\"]\n",
            1,
            "key `colours`: `blue` and `azure` are too close to each other",
        ),
        ("[looks]\n\ncolors = []\n", 2, "key `colors`: is not known; known are colours, insignia, emblems"),
        ("[looks]\n[tokens2]\n", 1, "key `tokens2`: has to stand above [looks], which ends the file"),
        ("[ looks ]\n", 0, "key `looks`: has to begin with a line [looks] at the end of the file"),
    ] {
        let told = refusal_text(&with_looks(looks));
        let wanted = format!("fan.toml:{}: {sentence}", last + line);
        assert!(told.lines().any(|line| line == wanted), "{wanted}\n{told}");
    }
    let unknown = refusal_text(&edit_example("[\"orange\"", "[\"purple\""));
    assert!(
        unknown.contains("`purple` is not known; known are red, orange, ") && unknown.ends_with("steel"),
        "{unknown}"
    );
    let inline = refusal_text(
        &edit_example("\n[looks]\ncolours = [\"orange\", \"cyan\"]\n", "")
            .replace("format = 1", "format = 1\nlooks = {}"),
    );
    assert!(inline.starts_with("fan.toml:3: key `looks`: has to begin with a line [looks]"), "{inline}");
    let before = edit_example("[tokens]", "[looks]\n\n[tokens]").replace("\n[looks]\ncolours", "\n# colours");
    assert!(
        refusal_text(&before).contains("key `tokens`: has to stand above [looks], which ends the file"),
        "{}",
        refusal_text(&before)
    );
}

#[test]
fn hashes_ignore_looks() {
    let built_in: Vec<(String, String)> = Army::built_in().into_iter().map(|army| (army.id, army.hash)).collect();
    assert_eq!(built_in, STORED_ARMY_HASHES.map(|(id, hash)| (id.to_owned(), hash.to_owned())));
    for text in [
        EXAMPLE.to_owned(),
        example_rules_part().to_owned(),
        with_looks("\n\n[looks]\n"),
        with_looks("[looks] # none\n"),
    ] {
        assert_eq!(Army::parse("fan.toml", &text).unwrap().hash, STORED_EXAMPLE_HASH);
    }
    let breaks = EXAMPLE.replace('\n', "\r\n");
    let army = Army::parse("fan.toml", &breaks).unwrap();
    assert_eq!(
        (army.source, army.looks.colours),
        (example_rules_part().replace('\n', "\r\n"), Some([Hue::Orange, Hue::Cyan]))
    );
}

#[test]
fn stored_armies_have_the_hash_but_no_looks() {
    for army in Army::built_in() {
        let file = SeatFile::from(army.clone());
        assert_eq!(file.hash, SeatData { id: &army.id, source: &army.source }.hash());
        assert!(!file.source.contains("looks"));
        assert_eq!(Army::parse("kept.toml", &file.source).unwrap().looks, Themes::default());
    }
}

#[test]
fn stored_armies_get_the_looks_of_the_current_army() {
    for army in Army::built_in() {
        assert_eq!(*Army::parse_stored("kept.toml", &army.source).unwrap(), army);
    }
    let own = EXAMPLE.replace("id = \"tinkers\"", "id = \"menders\"");
    let source = own.split_once("\n[looks]").unwrap().0;
    let kept = || Army::parse_stored("kept.toml", source).unwrap().looks.colours;
    assert_eq!(kept(), None);
    let offered = own.replace("[\"orange\", \"cyan\"]", "[\"rose\", \"lime\"]");
    // Other tests set files too, and the latest ones apply, so several attempts may be needed.
    let is_worn = || {
        Catalogue::with_files([("menders.toml", offered.as_str())]).is_ok() && kept() == Some([Hue::Rose, Hue::Lime])
    };
    assert!((0..100).any(|_| is_worn()));
}

#[test]
fn each_side_gets_its_first_or_second_or_a_free_colour() {
    assert_eq!(hue_words(&["borgo", "hegemony"]), ["blue", "ochre"]);
    assert_eq!(hue_words(&["moloch", "outpost", "borgo", "hegemony"]), ["red", "green", "blue", "ochre"]);
    assert_eq!(hue_words(&["borgo", "borgo"]), ["blue", "teal"], "a mirrored duel");
    assert_eq!(hue_words(&["borgo", "newyork"]), ["blue", "orange"], "azure is close to blue");
    assert_eq!(hue_words(&["newyork", "borgo"]), ["azure", "teal"], "blue is close to azure");
    assert_eq!(hue_words(&["borgo", "smart", "borgo"])[..2], ["blue", "cyan"]);
    assert_eq!(hue_words(&["borgo", "borgo", "borgo", "borgo"]), ["blue", "teal", "violet", "rose"]);
}

#[test]
fn no_two_sides_are_close_in_colour() {
    let ids: Vec<&str> = STORED_ARMY_HASHES.iter().map(|(id, _)| *id).collect();
    let of = |ids: [&str; 4]| choose_hues(ids.map(army).iter().map(Arc::as_ref));
    let four = |from: usize, step: usize| [0, 1, 2, 3].map(|place| ids[(from + place * step) % ids.len()]);
    for table in (0..ids.len()).flat_map(|from| (0..ids.len()).map(move |step| (from, step))) {
        let worn = of(four(table.0, table.1));
        for (index, hue) in worn.iter().flatten().enumerate() {
            assert!(
                worn[..index].iter().flatten().all(|other| !other.is_close_to(*hue)),
                "{:?}: {worn:?}",
                four(table.0, table.1)
            );
        }
    }
}

#[test]
fn an_army_without_looks_has_colours_derived_from_its_id() {
    let plain = |id: &str| Army { looks: Themes::default(), id: id.to_owned(), ..Army::clone(&army("borgo")) };
    let (one, other) = (plain("tinkers"), plain("menders"));
    let of = |army: &Army| choose_hues([army, army]);
    assert_eq!(of(&one), of(&one));
    assert_ne!(of(&one), of(&other));
    assert!(of(&one).iter().all(Option::is_some));
    assert_eq!(of(&plain("")), [None, None], "sides whose tiles a text declares are no army");
    for hue in Hue::ALL {
        assert_eq!(hue.others().count(), Hue::ALL.len() - 1);
        assert!(hue.is_close_to(hue) && Hue::ALL.iter().all(|other| hue.is_close_to(*other) == other.is_close_to(hue)));
    }
}

#[test]
fn a_roster_knows_the_hues_of_its_sides() {
    let roster = Roster::new(vec![army("moloch"), army("moloch")]);
    assert_eq!(roster.hues(), [Some(Hue::Red), Some(Hue::Steel)]);
}
