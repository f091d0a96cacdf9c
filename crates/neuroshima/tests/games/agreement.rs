//! Terms of tables: the rules accept every value on offer, and no other value is accepted.

use std::collections::BTreeSet;
use std::sync::Arc;

use sztab_game::view::{Agreement, Lobbies as _, PlainView, Playable, Theme};
use sztab_game::{First, Language, SeatData};
use sztab_neuroshima::KIND;
use sztab_neuroshima::rules::{Army, Reading, Terms};
use sztab_neuroshima::texts::RULEBOOK;
use sztab_neuroshima::view::Neuroshima;
use sztab_pictures::Colours;

/// A tile that may replace other tiles.
const CHAMPION: &str = include_str!("../../../../tests/champion.toml");

/// All terms that can be reached through changes of one term at a time.
fn reachable_terms() -> BTreeSet<String> {
    let (mut found, mut open) = (BTreeSet::from([String::new()]), vec![String::new()]);
    while let Some(terms) = open.pop() {
        for term in Neuroshima.agreement(&terms, &[], Language::English).terms {
            for option in &term.options {
                let next =
                    Neuroshima.with_term(&terms, &[], &term.key, &option.value).expect("what is on offer is accepted");
                if found.insert(next.clone()) {
                    open.push(next);
                }
            }
        }
    }
    found
}

#[test]
fn every_offered_term_gives_a_valid_game_and_reads_back() {
    let all = reachable_terms();
    assert!(all.len() > 100 && all.contains("mode=teams board=37 moloch=off"), "{}", all.len());
    for text in &all {
        let terms: Terms = text.parse().unwrap();
        assert_eq!(&terms.to_string(), text);
        assert_eq!(KIND.seat_count(text).unwrap(), terms.seats);
        for language in Language::ALL {
            let agreement = Neuroshima.agreement(text, &[], language);
            let agreed: Vec<_> =
                agreement.terms.iter().map(|term| term.agreed_option().expect("the value is an option")).collect();
            assert!(agreed.iter().all(|option| !option.label.is_empty() && option.about.chars().count() <= 100));
            assert_eq!(agreement.unusual.is_empty(), text.is_empty(), "{text}: {:?}", agreement.unusual);
            let seats: BTreeSet<u8> = agreement.teams.iter().flat_map(|team| team.seats.clone()).collect();
            assert!(seats.is_empty() || seats == (0..terms.seats).collect(), "every seat has a team");
        }
    }
}

#[test]
fn options_that_do_not_fit_the_mode_are_not_offered() {
    let keys = |terms: &str| -> Vec<_> {
        Neuroshima.agreement(terms, &[], Language::Polish).terms.into_iter().map(|term| term.key).collect()
    };
    assert_eq!(
        keys(""),
        ["mode", "page", "start", "reinforcements", "terrain", "cards", "structures", "leaders", "rules"]
    );
    assert_eq!(
        keys("mode=ffa"),
        ["mode", "page", "start", "reinforcements", "terrain", "cards", "structures", "rules", "leaving"]
    );
    assert_eq!(
        keys("mode=points seats=4"),
        ["mode", "board", "start", "reinforcements", "terrain", "cards", "structures", "rules", "leaving"]
    );
    assert_eq!(
        keys("mode=one-vs-team"),
        ["mode", "moloch", "start", "reinforcements", "terrain", "cards", "structures", "rules"]
    );
    assert_eq!(
        keys("mode=teams"),
        [
            "mode",
            "page",
            "board",
            "moloch",
            "start",
            "reinforcements",
            "terrain",
            "cards",
            "structures",
            "leaders",
            "rules"
        ]
    );
    for (terms, key, value) in [
        ("", "board", "37"),
        ("mode=ffa", "board", "37"),
        ("mode=ffa", "moloch", "off"),
        ("mode=teams", "leaving", "remove"),
        ("", "mode", "ffa"),
        ("", "replace", "borgo:mutant>medic"),
        ("nonsense", "mode", "teams"),
    ] {
        assert_eq!(Neuroshima.with_term(terms, &[], key, value), None, "{terms} {key}={value}");
    }
}

#[test]
fn nh_13_30_a_page_brings_its_board_and_leaves_with_its_mode() {
    let with = |terms: &str, key: &str, value: &str| Neuroshima.with_term(terms, &[], key, value);
    let agreed = with("terrain=hills start=alternative", "page", "wells").unwrap();
    assert_eq!(agreed, "page=wells start=alternative");
    assert_eq!(with(&agreed, "terrain", "hills"), None);
    assert_eq!(with(&agreed, "rules", "2005"), None);
    assert_eq!(with(&agreed, "page", "long_bridge"), None, "it is for four");
    assert_eq!(with(&agreed, "page", "none").unwrap(), "start=alternative");
    assert_eq!(with(&agreed, "mode", "ffa-4").unwrap(), "mode=ffa seats=4 start=alternative");
    let four = with("mode=ffa seats=4 board=37", "page", "long_bridge").unwrap();
    assert_eq!(four, "mode=ffa seats=4 page=long_bridge");
    assert_eq!(with(&four, "board", "37"), None);
    let unusual = Neuroshima.agreement(&agreed, &[], Language::English).unusual;
    let said = "map page Three Wells (Ours, not the publisher's. Every well that is held gives a point at the end of each \
                turn. Fifteen points win)";
    assert_eq!(unusual, [said, "alternative start", "goal of all: a score of 15"]);
}

#[test]
fn nh_12_36_the_moloch_clause_is_default_with_teams_and_optional_against_one() {
    let term = |terms: &str| {
        let agreement = Neuroshima.agreement(terms, &[], Language::English);
        let term = agreement.terms.into_iter().find(|term| term.key == "moloch").unwrap();
        (term.value, term.options.into_iter().map(|option| option.value).collect::<Vec<_>>(), agreement.unusual)
    };
    let is = |value: &str, options: [&str; 2], unusual: &[&str]| {
        (value.to_owned(), options.map(str::to_owned).to_vec(), unusual.iter().map(|&said| said.to_owned()).collect())
    };
    assert_eq!(term("mode=teams"), is("on", ["on", "off"], &["two teams"]));
    let against_one = Neuroshima.with_term("mode=teams", &[], "mode", "one-vs-team").unwrap();
    assert_eq!(against_one, "mode=one-vs-team");
    assert_eq!(term(&against_one), is("off", ["off", "on"], &["one against a team"]));
    let agreed = Neuroshima.with_term(&against_one, &[], "moloch", "on").unwrap();
    assert_eq!(agreed, "mode=one-vs-team moloch=on");
    let unusual = ["one against a team", "Moloch and its ally harm each other"];
    assert_eq!(term(&agreed), is("on", ["off", "on"], &unusual));
    assert_eq!(Neuroshima.with_term(&agreed, &[], "moloch", "off").unwrap(), against_one);
    assert_eq!(Neuroshima.with_term(&against_one, &[], "mode", "teams").unwrap(), "mode=teams");
}

#[test]
fn another_mode_keeps_the_variants_that_fit_it() {
    let four = "mode=teams board=37 moloch=off start=alternative";
    assert_eq!(
        Neuroshima.with_term(four, &[], "mode", "ffa-4").unwrap(),
        "mode=ffa seats=4 board=37 start=alternative"
    );
    assert_eq!(Neuroshima.with_term(four, &[], "mode", "one-vs-team").unwrap(), "mode=one-vs-team start=alternative");
    let with_clause = "mode=one-vs-team moloch=on";
    assert_eq!(Neuroshima.with_term(with_clause, &[], "mode", "teams").unwrap(), "mode=teams");
    assert_eq!(Neuroshima.with_term(with_clause, &[], "mode", "duel").unwrap(), "");
    assert_eq!(Neuroshima.with_term("mode=ffa leaving=remove", &[], "mode", "duel").unwrap(), "");
}

#[test]
fn nh_13_50_terrain_is_laid_by_layout_name() {
    let hills = "terrain=hills:B1+C2,hills:C4+D4";
    assert_eq!(Neuroshima.with_term("", &[], "terrain", "hills").unwrap(), hills);
    assert_eq!(Neuroshima.with_term(hills, &[], "terrain", "none").unwrap(), "");
    assert_eq!(Neuroshima.agreement(hills, &[], Language::English).unusual, ["terrain: Hills"]);
    let large = "mode=ffa seats=4 board=37 terrain=hills:C2+D3,hills:D5+E5";
    assert_eq!(Neuroshima.with_term("mode=ffa seats=4 board=37", &[], "terrain", "hills").unwrap(), large);
    assert_eq!(Neuroshima.with_term(large, &[], "mode", "duel").unwrap(), hills, "the same hexes of the middle");
    let own = "terrain=jungle:C1";
    assert_eq!(Neuroshima.agreement(own, &[], Language::English).term("terrain").unwrap().value, "own");
    let several = Neuroshima.agreement("terrain=jungle:B2+B3,hills:C1", &[], Language::English);
    assert_eq!(several.unusual, ["terrain: Jungle B2+B3, Hills C1"]);
    assert_eq!(several.term("terrain").unwrap().agreed_option().unwrap().about, "Hex by hex: Jungle B2+B3, Hills C1");
    assert_eq!(Neuroshima.with_term(own, &[], "start", "alternative").unwrap(), "start=alternative terrain=jungle:C1");
    assert_eq!(Neuroshima.with_term("", &[], "terrain", "own"), None);
}

#[test]
fn nh_13_50_terrain_is_laid_hex_by_hex() {
    let with = |terms: &str, hexes: &str| Neuroshima.with_term(terms, &[], "terrain", hexes);
    assert_eq!(with("", "hills:C1,jungle:B3+B2").unwrap(), "terrain=jungle:B2+B3,hills:C1");
    assert_eq!(with("terrain=hills:C1 cards=on", "jungle:B2").unwrap(), "cards=on terrain=jungle:B2");
    assert_eq!(with("mode=ffa", "mountains:B3").unwrap(), "mode=ffa board=37 terrain=mountains:B3");
    assert_eq!(with("mode=ffa board=37 terrain=mountains:B3", "jungle:B2").unwrap(), "mode=ffa terrain=jungle:B2");
    let four = "mode=ffa seats=4 board=37";
    assert_eq!(with(four, "jungle:D7").unwrap(), format!("{four} terrain=jungle:D7"));
    for wrong in ["jungle:C1+C3", "jungle:C1,hills:C1", "jungle:G1", "sea:C1", "jungle:", "jungle:C1 cards=on", ":"] {
        assert_eq!(with("", wrong), None, "{wrong}");
    }
}

#[test]
fn nh_13_50_with_mountains_more_than_two_players_use_the_larger_board() {
    let three = Neuroshima.with_term("mode=ffa", &[], "terrain", "mountains").unwrap();
    assert_eq!(three, "mode=ffa board=37 terrain=mountains:B3,mountains:F3");
    assert_eq!(Neuroshima.with_term(&three, &[], "mode", "duel").unwrap(), "terrain=mountains:A2,mountains:E2");
    assert_eq!(Neuroshima.with_term("terrain=mountains", &[], "mode", "ffa-3").unwrap(), three);
    assert_eq!(Neuroshima.with_term(&three, &[], "terrain", "none").unwrap(), "mode=ffa");
    let keys: Vec<_> =
        Neuroshima.agreement(&three, &[], Language::English).terms.into_iter().map(|term| term.key).collect();
    assert!(!keys.contains(&"board".to_owned()), "there is no choice");
    assert!("mode=teams terrain=mountains".parse::<Terms>().is_err());
    assert!("mode=ffa board=37 terrain=jungle".parse::<Terms>().is_err());
}

#[test]
fn terms_of_the_session_alone_do_not_change_the_rules() {
    let with = |terms: &str, key: &str, value: &str| Neuroshima.with_term(terms, &[], key, value);
    let agreed = [("odds", "off"), ("mode", "ffa-3"), ("mirror", "same"), ("factions", "random"), ("first", "guest")];
    let terms = agreed.iter().fold(String::new(), |terms, (key, value)| with(&terms, key, value).unwrap());
    assert_eq!(terms, "mode=ffa odds=off factions=random first=guest mirror=same");
    assert_eq!((KIND.rules_on(&terms).as_str(), KIND.seat_count(&terms)), ("mode=ffa", Ok(3)));
    let Agreement { unusual, help, .. } = Neuroshima.agreement(&terms, &[], Language::English);
    assert_eq!((unusual, help), (vec!["free-for-all of 3".to_owned()], vec!["draw odds hidden".to_owned()]));
    let usual = [("odds", "on"), ("mode", "duel"), ("mirror", "none"), ("factions", "choose"), ("first", "random")];
    assert_eq!(usual.iter().fold(terms, |terms, (key, value)| with(&terms, key, value).unwrap()), "");
    for (key, value) in [("odds", "even"), ("first", "seat"), ("factions", "given"), ("mirror", "")] {
        assert_eq!(with("", key, value), None, "{key}={value}");
    }
}

#[test]
fn nh_12_20_the_single_player_always_plays_first() {
    let first = |terms: &str| KIND.seating(terms).first;
    assert_eq!(first("mode=one-vs-team first=guest"), First::Seat);
    assert_eq!((first("mode=teams first=guest"), first("")), (First::Guest, First::Random));
    assert_eq!(Neuroshima.with_term("mode=one-vs-team", &[], "first", "host"), None);
    let teams = Neuroshima.agreement("mode=one-vs-team", &[], Language::English).teams;
    assert_eq!(teams.iter().map(|team| team.seats.clone()).collect::<Vec<_>>(), [vec![0], vec![1, 2]]);
    let teams = Neuroshima.agreement("mode=teams", &[], Language::English).teams;
    assert_eq!(teams.iter().map(|team| team.seats.clone()).collect::<Vec<_>>(), [vec![0, 2], vec![1, 3]]);
}

/// The example army Tinkers, which has a replacement tile, and an army of the base box.
fn armies_with_exchange() -> Vec<Playable> {
    let tinkers =
        include_str!("../../../../docs/army-example.toml").replacen("\n[looks]", &format!("{CHAMPION}\n[looks]"), 1);
    let tinkers = Army::parse("tinkers.toml", &tinkers).unwrap();
    let all = [tinkers, Army::base_box().remove(0)].map(Arc::new);
    all.map(|army| Playable::new(army.id.clone(), army)).to_vec()
}

#[test]
fn nh_13_60_armies_with_replacement_tiles_may_exchange_one() {
    let playables = armies_with_exchange();
    let agreement = |terms: &str| Neuroshima.agreement(terms, &playables, Language::English);
    let offered = agreement("").term("replace:tinkers").unwrap().clone();
    let labels: Vec<&str> = offered.options.iter().map(|option| option.label.as_str()).collect();
    assert_eq!((offered.value.as_str(), labels), ("-", vec!["none", "Champion for Brute", "Champion for Courier"]));
    assert_eq!(agreement("").terms.iter().filter(|term| term.key.starts_with("replace")).count(), 1);

    let with = |terms: &str, key: &str, value: &str| Neuroshima.with_term(terms, &playables, key, value);
    let one = with("mode=ffa", "replace:tinkers", "brute>champion").unwrap();
    assert_eq!(one, "mode=ffa replace=tinkers:brute>champion");
    assert_eq!(agreement(&one).unusual, ["free-for-all of 3", "Tinkers: Champion for Brute"]);
    assert_eq!(agreement(&one).term("replace:tinkers").unwrap().value, "brute>champion");
    let other = with(&one, "replace:tinkers", "courier>champion").unwrap();
    assert_eq!(other, "mode=ffa replace=tinkers:courier>champion");
    assert_eq!(with(&other, "mode", "duel").unwrap(), "replace=tinkers:courier>champion");
    assert_eq!(with(&other, "replace:tinkers", "-").unwrap(), "mode=ffa");
    let moloch = format!("replace:{}", playables[1].id);
    for (key, value) in [("replace:tinkers", "hq>champion"), ("replace:tinkers", ""), ("replace:", "-"), (&moloch, "-")]
    {
        assert_eq!(with("", key, value), None, "{key}={value}");
    }
    // The exchange of an army that is no longer available is not part of the agreement.
    assert_eq!(Neuroshima.agreement(&one, &[], Language::English).unusual, ["free-for-all of 3"]);
}

#[test]
fn nh_2_2_both_tiles_of_an_exchange_are_shown() {
    let theme = Theme { language: Language::English, colours: Colours::default() };
    let titles = |terms: &str| -> Vec<String> {
        Neuroshima.exchange_cards(terms, &armies_with_exchange(), theme).into_iter().map(|card| card.title).collect()
    };
    assert_eq!(titles("replace=tinkers:brute>champion"), ["Brute (Tinkers)", "Champion (Tinkers)"]);
    assert!(titles("").is_empty());
}

/// The built-in armies with these ids.
fn built_in_armies(ids: &[&str]) -> Vec<Playable> {
    let armies = Army::built_in().into_iter().filter(|army| ids.contains(&army.id.as_str()));
    armies.map(|army| Playable::new(army.id.clone(), Arc::new(army))).collect()
}

#[test]
fn readings_are_offered_for_the_armies_whose_tiles_name_the_ruling() {
    let offered = |terms: &str, ids: &[&str]| -> Vec<(String, Vec<String>)> {
        let terms = Neuroshima.agreement(terms, &built_in_armies(ids), Language::English).terms;
        let readings = terms.into_iter().filter(|term| term.key.starts_with("reading:"));
        readings.map(|term| (term.key, term.concerns)).collect()
    };
    let term = |id: &str, armies: &[&str]| {
        (format!("reading:{id}"), armies.iter().map(|army| (*army).to_owned()).collect::<Vec<_>>())
    };
    assert!(offered("", &["borgo", "moloch"]).is_empty());
    let mines = ["newyork", "vegas"];
    assert_eq!(offered("", &["borgo", "newyork", "vegas"]), [term("O-01", &mines), term("O-02", &mines)]);
    assert_eq!(offered("", &["steelpolice"]), [term("O-20", &["steelpolice"])]);
    let terror = [term("O-20", &["steelpolice"]), term("O-25", &["steelpolice"])];
    assert_eq!(offered("mode=teams", &["steelpolice"]), terror);
    let structures = [term("O-105", &["smart"]), term("O-131", &["borgo", "smart"])];
    assert_eq!(offered("structures=on", &["borgo", "smart"]), structures);
}

#[test]
fn second_readings_can_be_agreed_on_and_reverted() {
    let playables = built_in_armies(&["newyork", "steelpolice", "mississippi"]);
    let with = |terms: &str, key: &str, value: &str| Neuroshima.with_term(terms, &playables, key, value);
    let mine = with("", "reading:O-01", "second").unwrap();
    assert_eq!(mine, "readings=O-01");
    let two = with(&mine, "reading:O-16", "second").unwrap();
    assert_eq!(two, "readings=O-01,O-16");
    let unusual = |playables: &[Playable]| Neuroshima.agreement(&two, playables, Language::English).unusual;
    assert_eq!(unusual(&playables), ["Mines destroy (O-01)", "Toxic Bombs spare HQs (O-16)"]);
    assert_eq!(unusual(&built_in_armies(&["newyork", "borgo"])), ["Mines destroy (O-01)"], "of the armies that play");
    assert_eq!(with(&two, "reading:O-01", "first").unwrap(), "readings=O-16");
    assert_eq!(with("", "readings", "O-20,O-02").unwrap(), "readings=O-02,O-20");
    assert_eq!(with("mode=teams readings=O-01,O-25", "mode", "duel").unwrap(), "readings=O-01");
    assert_eq!(with("structures=on readings=O-01,O-131", "structures", "off").unwrap(), "readings=O-01");
    for (key, value) in [
        ("reading:O-01", "third"),
        ("reading:O-03", "second"),
        ("reading:O-25", "second"),
        ("readings", "O-25"),
        ("readings", "O-03"),
        ("readings", ""),
    ] {
        assert_eq!(with("", key, value), None, "{key}={value}");
    }
    assert_eq!(Neuroshima.with_term("", &[], "reading:O-01", "second"), None, "nobody has Mines");
}

#[test]
fn nh_16_12_every_second_reading_is_described_in_every_language() {
    let all: Vec<Playable> =
        Army::built_in().into_iter().map(|army| Playable::new(army.id.clone(), Arc::new(army))).collect();
    for language in Language::ALL {
        let terms = Neuroshima.agreement("mode=teams structures=on", &all, language).terms;
        for reading in Reading::ALL {
            let term = terms.iter().find(|term| term.key == format!("reading:{}", reading.word())).expect("offered");
            assert!(term.label.ends_with(&format!("({})", reading.word())), "{}", term.label);
            for option in &term.options {
                assert!(option.label.chars().count() + term.label.chars().count() < 80, "{}", option.label);
                assert!(option.about.chars().count() <= 100 && !option.about.ends_with('.'), "{}", option.about);
            }
        }
        let second = RULEBOOK
            .rulings()
            .iter()
            .filter(|ruling| RULEBOOK.alternative(language, ruling).is_some())
            .map(|ruling| ruling.id);
        assert!(second.eq(Reading::ALL.map(Reading::word)), "{language:?}");
    }
}

#[test]
fn nh_13_50_impossible_terrain_is_refused_with_a_reason() {
    let says = |terms: &str, value: &str| {
        Neuroshima.explain_invalid_term(terms, &[], "terrain", value, Language::English).expect("a form of its own")
    };
    assert!(
        says("", "jungle").starts_with("“jungle” isn't a terrain. Write `jungle`, `hills`"),
        "asked without a reason"
    );
    assert!(says("", "jungel:B2").starts_with("“jungel” isn't a kind of terrain."));
    assert!(says("", "hills:C1,B2").starts_with("“B2” needs a kind of terrain, a colon and hexes"));
    assert!(says("", "jungle:B9").starts_with("There's no hex “B9” on this board."), "{}", says("", "jungle:B9"));
    assert!(says("", "jungle:D7").starts_with("There's no hex “D7” on this board"), "19 hexes");
    assert!(says("", "jungle:A1+C3").starts_with("The hexes of one terrain tile have to touch."));
    for twice in ["jungle:C3+C3", "jungle:C3,hills:C3"] {
        assert!(says("", twice).starts_with("A hex can have only one terrain"), "{twice}");
    }
    let all = "A1+A2+A3+B1+B2+B3+B4+C1+C2+C3+C4+C5+D1+D2+D3+D4+E1+E2";
    assert!(says("", &format!("mountains:{all}")).starts_with("With so many Mountains there's no room left"));
    assert_eq!(Neuroshima.explain_invalid_term("", &[], "start", "late", Language::English), None, "a word of a list");
    assert_eq!(PlainView.explain_invalid_term("", &[], "terrain", "jungle:B9", Language::English), None);
}

#[test]
fn nh_16_12_rulings_without_a_second_reading_are_named() {
    let playables = built_in_armies(&["newyork", "steelpolice"]);
    let says = |terms: &str, value: &str| {
        Neuroshima
            .explain_invalid_term(terms, &playables, "readings", value, Language::English)
            .expect("a form of its own")
    };
    let rest = "has no second reading here, or stands there twice. The rulings that have one: O-01, O-02, O-20.";
    for (value, word) in [("O-01,O-03", "O-03"), ("O-25", "O-25"), ("O-01,O-01", "O-01"), ("", "")] {
        assert!(says("", value).starts_with(&format!("“{word}” {rest}")), "{}", says("", value));
    }
    assert!(says("mode=teams", "O-16").contains("O-20, O-25."));
    assert!(says("structures=on", "O-16").contains("O-20, O-105, O-131."));
    let none = Neuroshima.explain_invalid_term("", &[], "readings", "O-01", Language::English).unwrap();
    assert_eq!(none, "With these armies no ruling has a second reading: leave `readings=` out.");
}

#[test]
fn a_game_without_a_view_has_nothing_to_agree_on() {
    assert!(PlainView.agreement("", &[], Language::English).terms.is_empty());
    assert_eq!(PlainView.with_term("", &[], "mode", "teams"), None);
}

#[test]
fn owners_values_can_be_agreed_on_where_they_matter() {
    let source = "extends = \"open-variants-1\"\nid = \"my-box\"\ntitle = \"Our box\"\n[[leader]]\nid = \"boss\"\n\
                  name = { en = \"Boss\" }\nmoment = \"turn\"\nsteps = [\"as:move\"]\n";
    let data = SeatData { id: "my-box", source };
    let mut playables = built_in_armies(&["borgo", "moloch"]);
    playables.push(Neuroshima.read_playable(data).unwrap());
    assert!(playables[2].is_for_all && Neuroshima.playable_name(&playables[2], Language::English) == "Our box");
    let with = |terms: &str, key: &str, value: &str| Neuroshima.with_term(terms, &playables, key, value);
    let agreed = with("leaders=on", "values", "my-box").unwrap();
    assert_eq!(agreed, "leaders=on values=my-box");
    let unusual = |terms: &str, playables: &[Playable], language: Language| {
        Neuroshima.agreement(terms, playables, language).unusual.join("; ")
    };
    let said = [Language::English, Language::Polish, Language::Ukrainian].map(|one| unusual(&agreed, &playables, one));
    assert_eq!(said[0], "Leaders (my-box: 1 entry of the owner's, 28 open)");
    assert_eq!(said[1], "liderzy (my-box: wartości właściciela: 1, otwarte: 28)");
    assert_eq!(said[2], "лідери (my-box: записів власника: 1, відкритих: 28)");
    assert_eq!(unusual(&agreed, &playables[..2], Language::English), "Leaders (my-box)", "no longer on offer");
    assert_eq!(with(&agreed, "values", "open-variants-1").unwrap(), "leaders=on");
    assert_eq!(with(&agreed, "leaders", "off").unwrap(), "");
    assert_eq!(with("", "values", "my-box"), None, "nothing to play with them");
    assert_eq!(with("leaders=on", "values", "other-box"), None);
}
