//! Values files: the built-in ones are complete, and each kind of error is reported with its location.

use std::sync::Arc;

use sztab_game::view::Playable;
use sztab_game::{GameState as _, Language, SeatFile};

use crate::tiles::FaceId;
use crate::values::{Kind, MissionId, OPEN_1, OrderStep, Values, ValuesError};
use crate::{GearsGame, KIND};

fn read_owner_values(text: &str) -> Result<Values, ValuesError> {
    Values::read(&format!("extends = \"open-1\"\n{text}"))
}

/// The path, line and expected input of the error in an owner's file.
fn read_error(text: &str) -> (String, usize, String) {
    let error = read_owner_values(text).unwrap_err();
    assert_eq!(error.file, "values.toml", "{error}");
    (error.path, error.line, error.expected)
}

#[test]
fn built_in_files_are_complete() {
    let values = Values::built_in();
    assert_eq!(values.id, "open-1");
    assert_eq!(values.orders.iter().map(|order| order.copies).sum::<u8>(), 54);
    assert_eq!(values.figures.iter().sum::<u8>(), 28);
    assert_eq!(values.markers.iter().map(Vec::len).sum::<usize>(), 22);
    assert!(values.tiles.iter().zip(0..).all(|(face, place)| face.id.index() == place));
    assert!(values.locations.iter().zip(&values.tiles).all(|(card, face)| card.face == face.id.to_string()));
    assert!(Kind::KEYWORDS.iter().all(|(_, kind)| values.enemy(*kind).kind == *kind));
    assert!(MissionId::KEYWORDS.iter().all(|(_, id)| values.mission(*id).id == *id));
    assert!((1..=35).all(|number| values.ai_card(number).number == number));
    assert_eq!(values.missions.iter().map(|mission| mission.cards).sum::<u8>(), 27);
    let assault = values.find_order("assault").unwrap();
    let steps = [OrderStep::Move(3), OrderStep::Attack { dice: 0, free: false }];
    assert_eq!(values.order(assault).steps, steps);
}

#[test]
fn every_family_has_four_ai_cards_and_general_cards_are_seven() {
    let values = Values::built_in();
    let of = |family| values.ai.iter().filter(|card| card.family == family).count();
    assert_eq!(of(None), 7);
    assert!(crate::values::Family::KEYWORDS.iter().all(|(_, family)| of(Some(*family)) == 4));
}

#[test]
fn merged_values_round_trip_through_text() {
    for text in ["", "title = \"From our \\\"box\\\"\"\n[enemies.boomer]\ndefence = 1\nhealth = 5\n"] {
        let values = read_owner_values(text).unwrap();
        let again = Values::read(&values.source).unwrap();
        assert_eq!((&again.source, &again.hash), (&values.source, &values.hash));
        assert_eq!((&again.enemies, &again.ai, &again.missions), (&values.enemies, &values.ai, &values.missions));
        assert_eq!((&again.tiles, &again.orders), (&values.tiles, &values.orders));
    }
    assert_eq!(read_owner_values("").unwrap().hash, Values::read(OPEN_1).unwrap().hash);
}

#[test]
fn an_owner_replaces_fields_cards_and_faces() {
    let text = "title = \"Box\"\n[orders.hold-the-line]\ncopies = 0\n[orders.real]\nname = \"Real\"\ncopies = 3\n\
                reaction = \"guard\"\nsteps = [{ do = \"skip\" }]\n[weapons.snub]\nomen = { splash = 2 }\n";
    let values = read_owner_values(text).unwrap();
    assert!(values.find_order("hold-the-line").is_none());
    assert_eq!(values.order(values.find_order("real").unwrap()).steps, [OrderStep::Skip]);
    assert_eq!(values.weapon(values.find_weapon("snub").unwrap()).normal, 2, "other fields stay");
    assert!(values.owner.contains(&"weapons.snub.omen".to_owned()));
    assert_ne!(values.hash, Values::built_in().hash);

    let drawing = "tile 2A\n  +###+###+###+\n  IA   A^ .B?o O\n  +...+===+   +\n  #C   Co .B  #\n  +###+###+###+\n";
    let tile = drawing.replace("B?o O", "B?oO").replace(" O\n", "O\n");
    let values = read_owner_values(&format!("tiles = \"\"\"\n{tile}\"\"\"\n")).unwrap();
    assert_eq!(values.face(FaceId::parse("2A").unwrap()).width, 3);
    assert_eq!(values.owner, ["tiles.2A"]);
}

#[test]
fn open_2_replaces_open_fields_alone() {
    let parse = |text: &str| text.parse::<toml::Table>().unwrap();
    let open_1 = [
        ("cogs", parse(include_str!("../../values/open-1/cogs.toml"))),
        ("enemies", parse(include_str!("../../values/open-1/enemies.toml"))),
    ];
    let fields = |value: &toml::Value| value.as_table().unwrap().clone();
    let mut open_2 = parse(include_str!("../../values/open-2/open-2.toml"));
    let players = fields(&open_2.remove("players").unwrap());
    assert_eq!(open_2.keys().collect::<Vec<_>>(), ["extends", "id", "title"]);
    for (number, tables) in &players {
        for (name, cards) in fields(tables) {
            let (_, base) = open_1.iter().find(|(known, _)| *known == name).unwrap();
            for (card, changed) in fields(&cards) {
                let open = &base[&card]["open"];
                let is_open = |field: &String| {
                    open.as_str() == Some("all")
                        || open.as_array().is_some_and(|all| all.contains(&field.clone().into()))
                };
                assert!(fields(&changed).keys().all(is_open), "{number}: {card} {changed:?}");
            }
        }
    }
}

#[test]
fn values_may_differ_by_number_of_players() {
    let text = "[players.4.enemies.boomer]\nattack = 3\n[players.2.cogs]\ndom = { defence = 5 }\n";
    let values = Arc::new(read_owner_values(text).unwrap());
    let again = Arc::new(Values::read(&values.source).unwrap());
    for values in [&values, &again] {
        let attacks = [0, 1, 2, 3, 4, 5].map(|number| values.for_players(number).enemy(Kind::Boomer).attack);
        assert_eq!(attacks, [4, 4, 4, 4, 3, 4]);
        let defence = |number| values.for_players(number).cogs.iter().map(|cog| cog.defence).collect::<Vec<_>>();
        assert_eq!((defence(2), defence(4)), (vec![3, 5, 3, 3], vec![3; 4]));
        assert!((1..=4).all(|number| values.for_players(number).source == values.source));
        assert_eq!(values.for_players(4).hash, values.hash);
    }
    let cogs: Vec<_> = values.cogs.iter().filter_map(|cog| values.find_cog(&cog.id)).collect();
    for (people, attack) in [(3, 4), (4, 3)] {
        let game = GearsGame::new(&values, MissionId::Emergence, &cogs[..people], &[1; 32]).unwrap();
        assert_eq!(game.values().enemy(Kind::Boomer).attack, attack);
        let read = crate::position::read(&game.position(), &[Arc::clone(&values)]).unwrap();
        assert_eq!(read.values().enemy(Kind::Boomer).attack, attack);
        assert!(read == game);
    }
}

#[test]
fn rejects_wrong_counts() {
    for (text, path, expected) in [
        ("[orders.assault]\ncopies = 2\n", "orders", "54 Order cards, not 53"),
        ("[weapons.lancer]\nspecial = 5\n", "weapons", "29 special weapons, not 30"),
        ("[weapons.longshot]\nrandom = 1\n", "weapons", "9 random weapons, not 8"),
        ("[markers.drone]\nmarkers = [\"1/x\"]\n", "markers", "22 markers, not 17"),
    ] {
        let error = read_owner_values(text).unwrap_err();
        assert_eq!((error.path.as_str(), error.expected.as_str()), (path, expected));
    }
}

#[test]
fn errors_in_an_owners_file_name_path_and_line() {
    for (text, path, line, expected) in [
        ("[enemys.drone]\nhealth = 1\n", "enemys", 2, "a table of open-1, such as enemies"),
        (
            "[enemies.drone]\nhealth = 1\nattac = 2\n",
            "enemies.drone.attac",
            4,
            "a field that the rules know, such as attack",
        ),
        ("[enemies.drone]\nhealth = \"two\"\n", "enemies.drone.health", 3, "a number"),
        ("[enemies.drone]\nhealth = 100\n", "enemies.drone.health", 3, "a number from 0 to 99"),
        (
            "[enemies.drone]\nhealth = 1.5\n",
            "enemies.drone.health",
            3,
            "a whole number, a text, true or false, a list or a table",
        ),
        (
            "[enemies.drone]\ntraits = [\"covered\"]\n",
            "enemies.drone.traits",
            3,
            "a word that the rules know, such as cover",
        ),
        ("[enemies.drone]\nomen = { hits = 1 }\n", "enemies.drone.omen.hits", 3, "an omen, such as hit"),
        ("[enemies.dron]\nhealth = 1\n", "enemies.dron", 2, "a kind of Locust, such as drone"),
        (
            "[orders.assault]\nsteps = [{ do = \"moves\", n = 1 }]\n",
            "orders.assault.steps.1.do",
            3,
            "a step that the rules know, such as move",
        ),
        ("[orders.assault]\nsteps = [{ do = \"move\" }]\n", "orders.assault.steps.1.n", 3, "a number"),
        ("[ai.9]\nif = { is = \"nearly\", n = 2 }\n", "ai.9.if.is", 3, "a test that the rules know, such as near"),
        ("[ai.9]\nsteps = [{ do = \"run\" }]\n", "ai.9.steps.1.do", 3, "a step that the rules know, such as hurt"),
        ("[markers.drone]\nmarkers = [\"1/axe\"]\n", "markers.drone.markers", 3, "`health/x` or `health/WEAPON`"),
        ("[cogs.marcus]\nweapons = { axe = 1 }\n", "cogs.marcus.weapons", 3, "a weapon"),
        ("[dice]\nattack = [\"o\"]\n", "dice.attack", 3, "six faces: o, - or a digit"),
        ("[constants]\nhands = 6\n", "constants.hands", 3, "a field that the rules know, such as hand"),
        (
            "[locations.2A]\nspawns = [\"A\", \"B\", \"D\", \"A\"]\n",
            "locations.2A.spawns",
            3,
            "four rows of the letters A, B and C",
        ),
        ("enemies = 3\n", "enemies", 2, "a table"),
        ("players = 3\n", "players", 2, "a table"),
        ("[players]\n4 = 3\n", "players.4", 3, "a table"),
        ("[players.5.enemies.drone]\nattack = 1\n", "players.5", 2, "a number of players from 1 to 4"),
        (
            "[players.4.missions.hive]\ncards = 1\n",
            "players.4.missions",
            2,
            "a table that may differ by number of players, such as cogs",
        ),
        (
            "[players.4.enemies.drone]\nattac = 1\n",
            "players.4.enemies.drone.attac",
            3,
            "a field that the rules know, such as attack",
        ),
    ] {
        let (own_path, own_line, own_expected) = read_error(text);
        let is_word = own_expected.starts_with(expected.split(", such as").next().unwrap());
        assert_eq!((own_path.as_str(), own_line, is_word), (path, line, true), "{text}: {own_expected}");
    }
}

#[test]
fn rejects_invalid_toml_and_other_bases() {
    let error = Values::read("extends = \"open-1\"\n[enemies\n").unwrap_err();
    assert_eq!((error.path.as_str(), error.line), ("the file", 2));
    let error = Values::read("extends = \"open-9\"\n").unwrap_err();
    assert_eq!((error.path.as_str(), error.expected.as_str()), ("extends", "open-1 or open-2"));
    assert!(Values::read("").is_err());
}

#[test]
fn drawing_errors_name_face_row_and_column() {
    let whole = "tile 2A\n  +###+###+\n  IA^ .B? O\n  +   +...+\n  #Ao .C  #\n  +###+###+\n";
    let read = |text: &str| read_owner_values(&format!("tiles = \"\"\"\n{text}\"\"\"\n"));
    assert!(read(whole).is_ok());
    for (from, to, line, column, expected) in [
        ("tile 2A", "tile 2C", 3, 1, "a face from 1A to 17B"),
        ("IA^ .B? O", "IA^ .B? OO", 5, 3, "9 signs, as in the first row"),
        ("IA^", "IA!", 5, 5, "a mark: o ? ^ > v < or a blank"),
        ("IA^", "I?^", 5, 4, "the letter of an area, or three blanks"),
        ("IA^", "IA^^", 5, 3, "9 signs"),
        ("IA^ .B", "IA^ -B", 5, 7, "a border: . # = % or a blank"),
        ("IA^ .B", "IA^  B", 5, 7, "a border between two areas: . # = or %"),
        ("+   +...+", "+...+...+", 6, 4, "a blank within an area"),
        ("+   +...+", "+   x...+", 6, 7, "the corner + or *"),
        ("+   +...+", "+   +..#+", 6, 8, "three equal signs of a border"),
        ("? O", "? #", 4, 3, "an exit O on the outline"),
        ("#Ao", "IAo", 7, 3, "only one I"),
        ("#Ao", "#A ", 4, 3, "an emergence hole o"),
        ("+   +...+\n  #Ao", "+...+...+\n  #Bo", 5, 8, "another letter: the area B is elsewhere"),
        ("#Ao .C", "#Ao .D", 4, 3, "an area C"),
        ("#Ao .C  #", "#Ao .   #", 6, 8, "a wall # where the map ends"),
        ("#Ao .C  #", "#Ao .C? #", 7, 8, "one equipment on a tile at most"),
        ("+###+###+\n  IA", "+###+...+\n  IA", 4, 8, "a wall #, the entrance I or the exit O on the outline"),
    ] {
        let error = read(&whole.replacen(from, to, 1)).unwrap_err();
        let place = (error.line, error.column, error.expected.starts_with(expected));
        assert_eq!(place, (line, column, true), "{from} -> {to}: {error}");
    }
}

#[test]
fn lobby_agrees_on_owner_values() {
    let text = "extends = \"open-1\"\ntitle = \"From our box\"\n[enemies.boomer]\nhealth = 5\n";
    let own = KIND.read_values("our-box", text).unwrap();
    assert!(KIND.read_values("open-1", text).is_err() && KIND.read_values("marcus", text).is_err());
    let mut files = KIND.files();
    let seat = SeatFile::new(files[0].id.clone(), own.source.clone());
    files.push(own);
    let view = KIND.view();
    let playables: Vec<Playable> = files.iter().filter_map(|file| view.read_playable(file.data())).collect();
    assert_eq!(playables.iter().filter(|playable| playable.is_for_all).count(), 2);
    let agreed = view.with_term("seats=1", &playables, "values", "our-box").unwrap();
    assert_eq!(KIND.shared_file(&agreed), Some("our-box"), "{agreed}");
    let agreement = view.agreement(&agreed, &playables, Language::English);
    let term = agreement.terms.iter().find(|term| term.key == "values").unwrap();
    let about: Vec<_> = term.options.iter().map(|option| (option.value.as_str(), option.about.as_str())).collect();
    let ours = "Maps and most numbers are ours";
    let labels: Vec<_> = term.options[..2].iter().map(|option| option.label.as_str()).collect();
    assert_eq!(
        labels,
        ["Open values 1 (ours, not the publisher's)", "Open values 2 (ours, balanced for one to four players)"]
    );
    let owners = "1 entry comes from the owner's copy, the rest is ours";
    assert_eq!(
        (term.value.as_str(), about),
        ("our-box", vec![("open-1", ours), ("open-2", ours), ("our-box", owners)])
    );
    assert!(agreement.unusual.iter().any(|note| note.contains("From our box, with 1 entry")), "{agreement:?}");
    // The default values need no entry in the terms.
    let usual = view.with_term(&agreed, &playables, "values", "open-1").unwrap();
    assert_eq!(KIND.shared_file(&usual), None, "{usual}");
    assert_eq!(view.with_term(&agreed, &playables, "values", "other"), None);
    // A game is identified by the hash of its values.
    let opening = KIND.deal(&[seat.data()], &agreed, &[1; 32]).unwrap();
    assert!(!opening.contains("values open-1\n") && KIND.open(&[seat.data()], &opening).is_ok(), "{opening}");
}
