//! Army files: accepted files, rejected files, and the error messages.

use std::collections::BTreeSet;

use proptest::prelude::*;
use sztab_game::SeatData;
use sztab_neuroshima::KIND;
use sztab_neuroshima::rules::army::{ARMY_SIZE, KINDS, MAX_ARMIES, NAME_LIMIT, TILE_KEYS};
use sztab_neuroshima::rules::notation::Position;
use sztab_neuroshima::rules::{Army, ArmyErrors, Catalogue, Edge, Effect, Feature, Game, Instant, Side};

/// The example army of docs/ARMIES.md.
pub const EXAMPLE: &str = include_str!("../../../../docs/army-example.toml");

/// The example with one text replaced; the text must occur in it.
pub fn edit_example(from: &str, to: &str) -> String {
    assert!(EXAMPLE.contains(from), "the example has no {from}");
    EXAMPLE.replacen(from, to, 1)
}

/// The example with an additional tile.
fn with_tile(tile: &str) -> String {
    edit_example("\n[looks]", &format!("{tile}\n[looks]"))
}

/// The errors of a file, one line each.
pub fn refusal_text(text: &str) -> String {
    Army::parse("fan.toml", text).expect_err("refused").to_string()
}

/// The error messages without the file name and the line.
fn without_location(said: &str) -> String {
    let line = |line: &str| line.split_once(": ").unwrap().1.to_owned();
    said.lines().map(line).collect::<Vec<_>>().join("\n")
}

#[track_caller]
fn expect_refusal(from: &str, to: &str, sentence: &str) {
    assert_eq!(without_location(&refusal_text(&edit_example(from, to))), sentence);
}

/// The example as a different army, with the given id and a name made from it.
fn renamed_example(id: &str) -> String {
    let name = id.replace('_', " ");
    let header = format!("id = \"{id}\"\nname = {{ en = \"{name}\", pl = \"{name} pl\", uk = \"{name} uk\" }}");
    edit_example("id = \"tinkers\"\nname = { en = \"Tinkers\", pl = \"Druciarze\", uk = \"Майстри\" }", &header)
}

fn catalogue(files: &[(&str, &str)]) -> Result<Catalogue, ArmyErrors> {
    Catalogue::with_files(files.iter().copied())
}

#[test]
fn the_example_is_an_army() {
    let army = Army::parse("army-example.toml", EXAMPLE).unwrap();
    assert_eq!((army.id.as_str(), army.name.pl.as_deref()), ("tinkers", Some("Druciarze")));
    assert_eq!(EXAMPLE.split_once("\n[looks]\n").unwrap().0, army.source);
    assert_eq!(army.drawable_tiles().count(), ARMY_SIZE - 1);
}

#[test]
fn toml_errors_are_reported_with_line_and_column() {
    let said = refusal_text("format = 1\nid = \"x\n");
    assert!(said.starts_with("fan.toml:2: column ") && !said.contains('\n'), "{said}");
}

#[test]
fn files_with_a_byte_order_mark_or_carriage_returns_are_read() {
    assert!(Army::parse("fan.toml", &format!("\u{feff}{EXAMPLE}")).is_ok());
    assert!(Army::parse("fan.toml", &EXAMPLE.replace('\n', "\r\n")).is_ok());
}

#[test]
fn an_unknown_format_is_the_only_reported_error() {
    let text = edit_example("format = 1", "format = 2\nwings = true");
    assert_eq!(refusal_text(&text), "fan.toml:2: key `format`: is not known; this program reads format 1");
    expect_refusal("format = 1\n", "", "key `format`: is missing; write format = 1");
}

#[test]
fn an_army_places_its_hq_last_or_in_turn_order() {
    assert!(Army::parse("fan.toml", &edit_example("format = 1", "format = 1\nplaces = \"last\"")).unwrap().places_last);
    expect_refusal("format = 1", "format = 1\nplaces = \"first\"", "key `places`: `first` is not known; known is last");
}

#[test]
fn unknown_keys_are_reported_with_the_known_ones() {
    expect_refusal(
        "format = 1",
        "format = 1\ntiles = 36",
        "key `tiles`: is not known; known are format, id, name, places, tile, tokens, structure, looks",
    );
    expect_refusal(
        "count = 4",
        "count = 4\ncuont = 4",
        &format!("tile `brute`: key `cuont`: is not known; known are {}", TILE_KEYS.join(", ")),
    );
    expect_refusal(
        "uk = \"Здоровань\"",
        "de = \"Klotz\"",
        "tile `brute`: key `de`: is not known; known are en, pl, uk, pl_acc, uk_acc",
    );
}

#[test]
fn values_of_the_wrong_type_are_reported_with_the_expected_type() {
    expect_refusal("count = 4", "count = \"four\"", "tile `brute`: key `count`: has to be a whole number from 1 to 35");
    expect_refusal("count = 4", "count = 0", "tile `brute`: key `count`: has to be a whole number from 1 to 35");
    expect_refusal(
        "initiative = [2]",
        "initiative = 2",
        "tile `brute`: key `initiative`: has to be a list of whole numbers from 0 to 9, such as [2, 1]",
    );
    expect_refusal(
        "initiative = [2]",
        "initiative = [10]",
        "tile `brute`: key `initiative`: has to be a list of whole numbers from 0 to 9, such as [2, 1]",
    );
    expect_refusal(
        "toughness = 1",
        "toughness = 20",
        "tile `bulwark`: key `toughness`: has to be a whole number from 0 to 19",
    );
    expect_refusal(
        "kind = \"warrior\"",
        "kind = true",
        "tile `brute`: key `kind`: has to be a text in quotation marks",
    );
    expect_refusal(
        "[\"medic\"]",
        "\"medic\"",
        "tile `healer`: key `effects`: has to be a list of words in quotation marks, such as [\"...\"]",
    );
}

#[test]
fn missing_values_are_reported_at_their_tile() {
    let kinds = KINDS.iter().map(|(kind, _)| *kind).collect::<Vec<_>>().join(", ");
    expect_refusal("kind = \"warrior\"\n", "", &format!("tile `brute`: key `kind`: is missing; known are {kinds}"));
    expect_refusal(
        "count = 4\n",
        "",
        "tile `brute`: key `count`: is missing; it says how many of the tile the army has",
    );
    expect_refusal(
        "edges = \"m2,m1,-,-,-,m1\"\n",
        "",
        "tile `brute`: key `edges`: is missing; a unit has six edges, such as \"m1,-,-,-,-,-\"",
    );
    expect_refusal(
        "instant = \"battle\"\n",
        "",
        "tile `battle`: key `instant`: is missing; it says which instant the tile is",
    );
    expect_refusal("en = \"Brute\", ", "", "tile `brute`: key `en`: is missing; English is always given");
    expect_refusal(
        "name = { en = \"Brute\", pl = \"Osiłek\", uk = \"Здоровань\" }\n",
        "",
        "tile `brute`: key `name`: is missing; it has to be the names, such as { en = \"Brute\" }",
    );
    expect_refusal("id = \"brute\"\n", "", "key `id`: is missing; it is the word that the notation uses");
    let header = EXAMPLE.split("[[tile]]").next().unwrap();
    assert_eq!(
        without_location(&refusal_text(header)),
        "key `tile`: is missing; the file needs a [[tile]] for each kind of tile\nkey `count`: the counts add up to 0; an army has 35 tiles (NH-1.9)\nkey `kind`: 0 tiles are an HQ; an army has 1 (NH-1.9)"
    );
}

#[test]
fn unknown_words_are_reported_with_the_known_ones() {
    let attacks = Edge::ATTACK_TOKENS.iter().map(|(letter, _)| format!("{letter}<n>")).collect::<Vec<_>>().join(", ");
    let marks = Edge::MARK_TOKENS.iter().map(|(token, _)| *token).collect::<Vec<_>>().join(", ");
    let effects = Effect::WORDS.iter().map(|(word, _)| *word).collect::<Vec<_>>().join(", ");
    let (features, instants) = (Feature::ALL.map(Feature::word).join(", "), Instant::ALL.map(Instant::word).join(", "));
    let kinds = KINDS.iter().map(|(kind, _)| *kind).collect::<Vec<_>>().join(", ");
    expect_refusal(
        "kind = \"warrior\"",
        "kind = \"fighter\"",
        &format!("tile `brute`: key `kind`: `fighter` is not known; known are {kinds}"),
    );
    expect_refusal(
        "m2,m1,-,-,-,m1",
        "m2,x1,-,-,-,m1",
        &format!("tile `brute`: key `edges`: `x1` is not known; known are {attacks}, {marks} and -, n from 1 to 9"),
    );
    expect_refusal("m2,m1,-,-,-,m1", "m2,m1,-,-,m1", "tile `brute`: key `edges`: 5 entries; a tile has six edges");
    expect_refusal(
        "instant = \"sniper\"",
        "instant = \"nuke\"",
        &format!("tile `marksman`: key `instant`: `nuke` is not known; known are {instants}"),
    );
    expect_refusal(
        "[\"explosion\"]",
        "[\"flight\"]",
        &format!("tile `firework`: key `features`: `flight` is not known; known are {features}"),
    );
    expect_refusal(
        "[\"medic\"]",
        "[\"melee+0\"]",
        &format!(
            "tile `healer`: key `effects`: `melee+0` is not known; known are melee+<n>, ranged+<n>, initiative+<n>, \
             initiative-<n>, toughness+<n>, {effects}, n from 1 to 9"
        ),
    );
}

#[test]
fn every_problem_of_a_file_is_reported_in_line_order() {
    let text = edit_example("count = 4", "count = 40").replace("kind = \"module\"", "kind = \"modul\"");
    let said = refusal_text(&text.replacen("\"n,-,-,n,-,-\"", "\"n,-\"", 1));
    let lines: Vec<&str> = said.lines().map(|line| line.split(": key").next().unwrap()).collect();
    assert_eq!(
        lines,
        [
            "fan.toml:20: tile `brute`",
            "fan.toml:46: tile `trawler`",
            "fan.toml:77: tile `foreman`",
            "fan.toml:85: tile `healer`",
            "fan.toml:93: tile `cart`",
            "fan.toml:101: tile `jammer`",
            "fan.toml:197: tile `headhunter`",
        ]
    );
}

#[test]
fn excess_problems_are_only_counted() {
    let entry = "[[tile]]\nid = 1\nname = 1\nkind = 1\ncount = 1\n";
    let said = refusal_text(&format!("format = 1\nid = \"x\"\nname = {{ en = \"X\" }}\n{}", entry.repeat(30)));
    assert_eq!((said.lines().count(), said.lines().last().unwrap()), (21, "fan.toml: and 70 more"));
    let entry = "[[tile]]\n".repeat(36);
    let said = super::armies::refusal_text(&format!("format = 1\nid = \"x\"\nname = {{ en = \"X\" }}\n{entry}"));
    assert_eq!(said, "fan.toml:4: key `tile`: 36 kinds of tile; an army has 35 tiles (NH-1.9)");
}

#[test]
fn a_problem_is_one_line_of_limited_length() {
    let long = edit_example("m2,m1,-,-,-,m1", &"x".repeat(9000));
    assert!(refusal_text(&long).len() < 500);
    let said = refusal_text(&edit_example("m2,m1,-,-,-,m1", "m2,\\u001b[31m\\n,-,-,-,m1"));
    assert!(!said.contains(char::is_control), "{said}");
}

#[test]
fn nh_1_9_an_army_has_35_tiles_and_one_hq() {
    expect_refusal("count = 4", "count = 5", "key `count`: the counts add up to 36; an army has 35 tiles (NH-1.9)");
    expect_refusal(
        "kind = \"hq\"",
        "kind = \"warrior\"",
        "tile `hq`: key `effects`: reach nobody: no edge has a connection `c` (NH-9.1)\nkey `kind`: 0 tiles are an HQ; an army has 1 (NH-1.9)",
    );
    expect_refusal("kind = \"warrior\"", "kind = \"hq\"", "key `kind`: 5 tiles are an HQ; an army has 1 (NH-1.9)");
}

#[test]
fn ids_are_unique_words_of_the_notation() {
    let words = "has to be 1 to 40 lower-case letters, digits or underscores";
    for id in ["", "Brute", "br ute", "żuk", &"x".repeat(41)] {
        let said = without_location(&refusal_text(&edit_example("id = \"brute\"", &format!("id = \"{id}\""))));
        assert_eq!(said, format!("tile `{id}`: key `id`: `{id}` {words}"));
    }
    expect_refusal("id = \"slinger\"", "id = \"brute\"", "tile `brute`: key `id`: is used by two tiles");
    expect_refusal(
        "id = \"tinkers\"",
        "id = \"random\"",
        "key `id`: `random` stands for an army left to chance; choose another word",
    );
}

#[test]
fn names_fit_pictures_and_are_harmless_in_messages() {
    let signs = "a name holds letters, digits, single blanks and -'’.,!?()&+№";
    let told = |name: &str| {
        let said = without_location(&refusal_text(&edit_example("\"Brute\"", &format!("'''{name}'''"))));
        said.strip_prefix("tile `brute`: key `en`: ").unwrap().to_owned()
    };
    for sign in
        ["@", "`", "*", "_", "~", "|", "<", ">", "#", "[", "]", "\\", "/", ":", "\u{202e}", "\u{200b}", "\"", "💥"]
    {
        let said = told(&format!("Bru{sign}te"));
        assert!(said.starts_with("holds `") && said.ends_with(signs), "{said}");
    }
    assert_eq!(told("Bru\nte"), format!("holds `\\n`; {signs}"));
    assert_eq!(told("<@123456789012345678>"), format!("holds `<`; {signs}"));
    for name in ["", " Brute", "Brute ", "Bru  te", "-Brute", "..."] {
        assert_eq!(told(name), "has to begin with a letter or digit, without blanks to spare");
    }
    assert_eq!(told(&"ż".repeat(33)), "has 33 characters; a name has at most 32");
    for name in ["ż".repeat(NAME_LIMIT), "Łowca-łowców nr 2 (stary)".to_owned(), "Д'Артаньян & Co.".to_owned()]
    {
        assert!(Army::parse("fan.toml", &edit_example("Brute", &name)).is_ok(), "{name}");
    }
    expect_refusal("\"Osiłek\"", "\"@everyone\"", &format!("tile `brute`: key `pl`: holds `@`; {signs}"));
    expect_refusal("\"Tinkers\"", "\"#1\"", &format!("key `en`: holds `#`; {signs}"));
}

#[test]
fn tiles_have_distinct_names_and_instants() {
    expect_refusal("\"Slinger\"", "\"Brute\"", "tile `slinger`: key `name`: `Brute` is also the name of tile `brute`");
    expect_refusal(
        "\"Procarz\"",
        "\"Osiłek\"",
        "tile `slinger`: key `name`: `Osiłek` is also the name of tile `brute`",
    );
    expect_refusal(
        "instant = \"sniper\"",
        "instant = \"move\"",
        "tile `marksman`: key `instant`: tile `move` is the same instant; raise its count",
    );
}

#[test]
fn keys_foreign_to_a_kind_of_tile_are_refused() {
    for line in ["initiative = [1]", "edges = \"-,-,-,-,-,-\"", "toughness = 1", "features = []", "effects = []"] {
        let key = line.split(' ').next().unwrap();
        let sentence = format!("tile `battle`: key `{key}`: does not belong to an instant");
        expect_refusal("instant = \"battle\"", &format!("instant = \"battle\"\n{line}"), &sentence);
    }
    expect_refusal(
        "edges = \"m2,m1,-,-,-,m1\"",
        "edges = \"m2,m1,-,-,-,m1\"\ninstant = \"move\"",
        "tile `brute`: key `instant`: belongs to tiles of kind `instant` only",
    );
    expect_refusal(
        "effects = [\"toughness+1\"]",
        "effects = [\"toughness+1\"]\ntoughness = 1",
        "tile `hq`: key `toughness`: does not belong to an HQ, which has 20 points instead (NH-1.11)",
    );
    expect_refusal(
        "toughness+1",
        "medic",
        "tile `hq`: key `effects`: `medic` belongs to modules; an HQ gives bonuses only",
    );
}

#[test]
fn nh_9_1_module_effects_need_a_connection() {
    expect_refusal(
        "edges = \"c,-,c,-,c,-\"",
        "edges = \"-,-,-,-,-,-\"",
        "tile `healer`: key `effects`: reach nobody: no edge has a connection `c` (NH-9.1)",
    );
    expect_refusal(
        "effects = [\"medic\"]\n",
        "",
        "tile `healer`: key `edges`: have a connection `c`, but `effects` gives nothing through it (NH-9.1)",
    );
    // NH-9.8: some modules affect the whole board.
    let centre = edit_example(
        "edges = \"c,-,c,-,c,-\"\neffects = [\"medic\"]",
        "edges = \"-,-,-,-,-,-\"\neffects = [\"recon\"]",
    );
    assert!(Army::parse("fan.toml", &centre).is_ok());
}

#[test]
fn lists_are_ordered_and_without_duplicates() {
    let order = "has to be listed from the highest value down, each once";
    for list in ["[1, 3]", "[3, 3]"] {
        expect_refusal("[3, 1]", list, &format!("tile `slinger`: key `initiative`: {order}"));
    }
    expect_refusal("[3, 1]", "[5, 4, 3, 2, 1]", "tile `slinger`: key `initiative`: has 5 values; a tile has at most 4");
    expect_refusal(
        "\"melee+1\", ",
        "\"initiative+2\", ",
        "tile `foreman`: key `effects`: `initiative+1` comes on top of another of its kind",
    );
    expect_refusal(
        "[\"mobility\"]",
        "[\"mobility\", \"mobility\"]",
        "tile `courier`: key `features`: `mobility` comes on top of another of its kind",
    );
    expect_refusal(
        "m2,m1,-",
        "m2+m1,m1,-",
        "tile `brute`: key `edges`: `m1` stands on an edge that has such an attack already",
    );
}

#[test]
fn rulings_are_paragraph_numbers() {
    let words = "has to be the number of a rule paragraph, such as NH-6.12";
    for ruling in
        ["", "NH-6", "NH-6.", "NH-.6", "6.12", "nh-6.12", "NH-6.12ab", "NH-06.1", "NH-6.1234", "NH-8.2 ", "O-1", "O-1a"]
    {
        expect_refusal(
            "\"NH-8.2\"",
            &format!("\"{ruling}\""),
            &format!("tile `hq`: key `rulings`: `{ruling}` {words}"),
        );
    }
    for ruling in ["NH-0.1", "NH-10.44", "NH-7.12a", "O-10"] {
        assert!(Army::parse("fan.toml", &edit_example("NH-8.2", ruling)).is_ok(), "{ruling}");
    }
}

#[test]
fn rulings_of_built_in_armies_are_ordered_and_unique() {
    for army in Army::built_in() {
        for tile in &army.tiles {
            // Open rulings come last.
            let number = |ruling: &String| {
                if let Some(number) = ruling.strip_prefix("O-") {
                    return (u16::MAX, number.parse().unwrap());
                }
                let (section, paragraph) = ruling.strip_prefix("NH-").unwrap().split_once('.').unwrap();
                (section.parse().unwrap(), paragraph.parse().unwrap())
            };
            let numbers: Vec<(u16, u16)> = tile.rulings.iter().map(number).collect();
            assert!(numbers.windows(2).all(|pair| pair[0] < pair[1]), "{} {}: {numbers:?}", army.id, tile.id);
        }
    }
}

#[test]
fn built_in_armies_are_named_in_every_language() {
    for army in Army::built_in() {
        for name in army.tiles.iter().map(|tile| &tile.name).chain([&army.name]) {
            assert!(name.pl.is_some() && name.uk.is_some(), "{} {}", army.id, name.en);
        }
    }
}

#[test]
fn the_catalogue_lists_armies_in_alphabetical_order() {
    let ids =
        |catalogue: &Catalogue| catalogue.armies().iter().map(|army| army.id.clone()).collect::<Vec<_>>().join(" ");
    let built_in: Vec<String> = Army::built_in().into_iter().map(|army| army.id).collect();
    assert!(built_in.is_sorted());
    assert_eq!(ids(&Catalogue::built_in()), built_in.join(" "));
    let (zoo, ants) = (renamed_example("zoo"), renamed_example("ants"));
    let all = catalogue(&[("z.toml", &zoo), ("a.toml", &ants)]).unwrap();
    assert_eq!(ids(&all), format!("ants {} zoo", built_in.join(" ")));
    assert!(zoo.starts_with(&all.find("zoo").unwrap().source));
    assert!(all.find("bees").is_none());
    assert_eq!(catalogue(&[]).unwrap(), Catalogue::default());
}

#[test]
fn confusable_armies_are_refused() {
    let told = |files: &[(&str, &str)]| catalogue(files).unwrap_err().to_string();
    let borgo = renamed_example("borgo");
    assert_eq!(
        told(&[("b.toml", &borgo)]),
        "b.toml: key `id`: `borgo` is taken: an army of that id comes with the program"
    );
    let zoo = renamed_example("zoo");
    assert_eq!(
        told(&[("y.toml", &zoo), ("z.toml", &zoo)]),
        "z.toml: key `id`: `zoo` is taken: an army of that id is in y.toml"
    );
    let named = zoo.replace("zoo uk", "Молох");
    assert_eq!(
        told(&[("z.toml", &named)]),
        "z.toml: key `name`: `Молох` is taken: an army of that name comes with the program"
    );
}

#[test]
fn every_file_is_checked_even_if_another_is_wrong() {
    let (zoo, ants) = (
        renamed_example("zoo").replace("\"medic\"", "\"nurse\""),
        renamed_example("ants").replace("count = 4", "count = 3"),
    );
    let errors = catalogue(&[("z.toml", &zoo), ("a.toml", &ants), ("b.toml", "format")]).unwrap_err();
    let files: Vec<&str> = errors.0.iter().map(|error| error.file.as_str()).collect();
    assert_eq!(files, ["z.toml", "a.toml", "b.toml"]);
    assert_eq!(errors.to_string().lines().count(), 3);
}

#[test]
fn more_armies_than_can_be_offered_are_refused() {
    let ids: Vec<String> = (0..=MAX_ARMIES).map(|number| format!("army_{number}")).collect();
    let files: Vec<(String, String)> = ids.iter().map(|id| (format!("{id}.toml"), renamed_example(id))).collect();
    let with =
        |count: usize| Catalogue::with_files(files[..count].iter().map(|(name, text)| (name.as_str(), text.as_str())));
    let most = MAX_ARMIES - Army::built_in().len();
    assert_eq!(with(most).unwrap().armies().len(), MAX_ARMIES);
    assert_eq!(
        with(most + 2).unwrap_err().to_string(),
        format!("army_{most}.toml: one army too many: {} files make 62 armies; at most 60 can be offered", most + 2)
    );
}

/// A tile that may replace other tiles.
const CHAMPION: &str = include_str!("../../../../tests/champion.toml");

#[test]
fn nh_2_2_a_replacement_tile_does_not_count_among_the_35() {
    let army = Army::parse("fan.toml", &with_tile(CHAMPION)).unwrap();
    let champion = army.find("champion").unwrap();
    assert_eq!((army.tile(champion).count, army.drawable_tiles().count()), (0, ARMY_SIZE - 1));
    assert!(army.drawable_tiles().all(|tile| tile != champion));
    let exchanges: Vec<(&str, &str)> = army.exchanges().map(|(out, tile)| (&*out.id, &*tile.id)).collect();
    assert_eq!(exchanges, [("brute", "champion"), ("courier", "champion")]);
    for (from, to, sentence) in [
        ("replaces = [\"brute\", \"courier\"]", "replaces = []", "names no tile"),
        ("\"courier\"]", "\"dragon\"]", "`dragon` is no tile of this army that is drawn (NH-13.60)"),
        ("\"courier\"]", "\"champion\"]", "`champion` is no tile of this army that is drawn (NH-13.60)"),
        ("\"courier\"]", "\"hq\"]", "`hq` is no tile of this army that is drawn (NH-13.60)"),
        ("initiative = [4]", "count = 1", "does not belong to a replacement tile: there is one of it (NH-13.60)"),
        ("kind = \"warrior\"", "kind = \"hq\"", "does not belong to an HQ, which nothing replaces"),
    ] {
        let told = refusal_text(&with_tile(&CHAMPION.replacen(from, to, 1)));
        assert!(told.contains("tile `champion`: key `") && told.contains(sentence), "{told}");
    }
}

#[test]
fn nh_13_60_an_exchanged_tile_is_drawn_in_place_of_the_other() {
    let source = with_tile(CHAMPION);
    let borgo = Army::base_box().remove(0);
    let data = [SeatData { id: "tinkers", source: &source }, SeatData { id: &borgo.id, source: &borgo.source }];
    let deal = |terms: &str| KIND.deal(&data, terms, &[5; 32]);
    let begun = |terms: &str| {
        let game = KIND.open(&data, &deal(terms).unwrap()).unwrap();
        game.downcast_ref::<Game>().unwrap().clone()
    };
    let drawn = |game: &Game, id: &str| {
        let tile = game.roster().army(Side(0)).find(id).unwrap();
        game.seat(Side(0)).pile.iter().filter(|&&drawn| drawn == tile).count()
    };
    let (usual, exchanged) = (begun(""), begun("replace=tinkers:brute>champion"));
    assert_eq!((drawn(&usual, "brute"), drawn(&usual, "champion")), (4, 0));
    assert_eq!((drawn(&exchanged, "brute"), drawn(&exchanged, "champion")), (3, 1));
    let counts =
        |game: &Game| game.roster().army(Side(0)).tiles.iter().map(|tile| usize::from(tile.count)).sum::<usize>();
    assert_eq!((counts(&usual), counts(&exchanged)), (ARMY_SIZE, ARMY_SIZE));
    // The notation contains the exchange, and the piles dealt from it are the same.
    let mut catalogue = Catalogue::built_in();
    catalogue.add(Army::parse("fan.toml", &source).unwrap());
    let position = Position::from_game(&exchanged);
    let text = position.print();
    assert!(text.contains("\nside X army=tinkers replace=brute>champion\n"), "{text}");
    assert_eq!(Position::parse(&text, &catalogue).unwrap(), position);
    let seed = "05".repeat(32);
    let head =
        format!("board 19\nmode duel\nside X army=tinkers replace=brute>champion\nside Y army=borgo\nseed {seed}\n");
    let dealt = Position::parse(&head, &catalogue).unwrap();
    assert_eq!(dealt.state(), exchanged.state());
    // Terms that do not suit the armies are refused.
    for (terms, sentence) in [
        ("replace=tinkers:hq>champion", "`champion` is no tile of tinkers that replaces `hq` (NH-13.60)"),
        ("replace=tinkers:brute>courier", "`courier` is no tile of tinkers that replaces `brute` (NH-13.60)"),
        ("replace=tinkers:brute>champion replace=tinkers:courier>champion", "at most one tile (NH-13.60)"),
    ] {
        assert!(deal(terms).unwrap_err().0.contains(sentence), "{terms}: {:?}", deal(terms));
    }
    // An exchange for an army that is not in play has no effect.
    assert_eq!(deal("replace=moloch:brute>champion").unwrap(), deal("").unwrap());
}

/// The lines of the example, with some of them omitted, duplicated or moved.
fn mangled_example() -> impl Strategy<Value = String> {
    let lines = EXAMPLE.lines().count();
    let step = (0..lines, 0..lines, 0..4_u8, any::<prop::sample::Index>(), any::<char>());
    prop::collection::vec(step, 1..6).prop_map(|steps| {
        let mut lines: Vec<String> = EXAMPLE.lines().map(str::to_owned).collect();
        for (from, to, what, at, character) in steps {
            let (from, to) = (from % lines.len(), to % lines.len());
            match what {
                0 => drop(lines.remove(from)),
                1 => lines.insert(to, lines[from].clone()),
                2 => lines.swap(from, to),
                _ => {
                    let mut line: Vec<char> = lines[from].chars().collect();
                    let at = at.index(line.len() + 1);
                    line.insert(at, character);
                    lines[from] = line.into_iter().collect();
                }
            }
            if lines.is_empty() {
                break;
            }
        }
        lines.join("\n")
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 3000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_mangled_file_is_read_or_refused_with_reasons(text in mangled_example()) {
        match Army::parse("fan.toml", &text) {
            Ok(army) => {
                prop_assert_eq!(army.drawable_tiles().count(), ARMY_SIZE - 1);
                let names: BTreeSet<&str> = army.tiles.iter().map(|tile| tile.name.en.as_str()).collect();
                prop_assert_eq!(names.len(), army.tiles.len());
            }
            Err(errors) => {
                prop_assert!(!errors.0.is_empty(), "refused without a reason");
                for line in errors.to_string().lines() {
                    prop_assert!(line.starts_with("fan.toml") && !line.contains(char::is_control), "{}", line);
                }
            }
        }
    }
}
