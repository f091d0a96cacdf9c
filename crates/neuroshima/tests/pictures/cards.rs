//! Golden cards of tiles and sheets of armies, checked together with the texts that players read.

use sztab_game::Language;
use sztab_neuroshima::pictures::{
    Banner, Card, Emblem, Headings, Paragraph, Sheet, SheetPart, army_crest, render_banners, render_card, render_sheet,
};
use sztab_neuroshima::rules::{Army, Side};
use sztab_neuroshima::texts::{text, word};
use sztab_neuroshima::words::{Fact, headquarters_phrase, tile_text};
use sztab_pictures::Colours;

use crate::golden::{check_picture, show};

/// Maximum file size of cards and sheets, which are sent on request and viewed on phones too.
const MAX_BYTES: usize = 200 * 1024;

fn army(id: &str) -> Army {
    let example = Army::parse("army-example.toml", include_str!("../../../../docs/army-example.toml")).unwrap();
    Army::built_in().into_iter().chain([example]).find(|army| army.id == id).unwrap()
}

fn paragraphs(facts: Vec<Fact>) -> Vec<Paragraph> {
    facts.into_iter().map(|fact| Paragraph { label: fact.label, text: fact.text }).collect()
}

fn render_tile_card(army_id: &str, tile: &str, side: u8, language: Language, colours: Colours) -> Vec<u8> {
    let army = army(army_id);
    let tile = army.tile(army.find(tile).unwrap());
    let text = tile_text(language, &army, tile);
    render_card(&Card {
        tile,
        side: Side(side),
        hue: army.looks.colours.map(|[hue, _]| hue),
        colours,
        name: text.name,
        line: text.line,
        facts: paragraphs(text.facts),
        rulings_title: word(language, "rulings-title"),
        rulings: paragraphs(text.rulings),
    })
}

/// Checks the pictures of a sheet: the one with the HQ and units as `name`, the one with the other tiles under a longer
/// name.
fn check_sheet(name: &str, army_id: &str, side: u8, left: Option<&[u8]>) {
    let (army, language, colours) = (army(army_id), Language::English, Colours::Default);
    let note = match left {
        Some(left) => text(language, "sheet-left", &[("left", left.iter().sum::<u8>().into()), ("count", 34.into())]),
        None => text(language, "sheet-all", &[("count", 35.into())]),
    };
    let headings = ["sheet-warriors", "sheet-modules", "sheet-instants", "sheet-foundations"];
    let [warriors, modules, instants, foundations] = headings.map(|key| word(language, key));
    let headings = Headings { warriors, modules, instants, foundations };
    for part in SheetPart::for_army(&army) {
        let bytes = render_sheet(&Sheet {
            part,
            army: &army,
            side: Side(side),
            hue: army.looks.colours.map(|[hue, _]| hue),
            left: left.map(<[u8]>::to_vec),
            language,
            colours,
            note: note.clone(),
            about: headquarters_phrase(language, &army),
            headings: headings.clone(),
        });
        let name = match part {
            SheetPart::Units => name.to_owned(),
            SheetPart::Others => name.replacen("sheet_", "sheet_others_", 1),
        };
        check_picture(&name, &bytes, MAX_BYTES);
    }
}

/// Numbers of tiles left for Outpost: some kinds complete, some partly drawn and some used up.
fn remaining_counts() -> Vec<u8> {
    let tiles = army("outpost").tiles;
    let left = tiles.iter().enumerate().map(|(index, tile)| match index % 4 {
        _ if tile.is_headquarters() => 0,
        1 => tile.count,
        2 => 0,
        _ => tile.count / 2,
    });
    left.collect()
}

#[test]
fn a_warrior_with_many_properties() {
    let card = render_tile_card("outpost", "mobile_armor", 0, Language::English, Colours::Default);
    check_picture("card_mobile_armor.default", &card, MAX_BYTES);
}

#[test]
fn a_module() {
    check_picture(
        "card_medic",
        &render_tile_card("moloch", "medic", 1, Language::English, Colours::Default),
        MAX_BYTES,
    );
}

#[test]
fn a_headquarters() {
    check_picture("card_hq", &render_tile_card("outpost", "hq", 2, Language::English, Colours::Default), MAX_BYTES);
}

#[test]
fn an_instant() {
    check_picture(
        "card_push_back",
        &render_tile_card("moloch", "push_back", 3, Language::English, Colours::Default),
        MAX_BYTES,
    );
}

#[test]
fn a_card_in_polish() {
    check_picture(
        "card_polish",
        &render_tile_card("outpost", "saboteur", 0, Language::Polish, Colours::Default),
        MAX_BYTES,
    );
}

#[test]
fn a_card_in_ukrainian() {
    check_picture(
        "card_ukrainian",
        &render_tile_card("moloch", "clown", 1, Language::Ukrainian, Colours::Default),
        MAX_BYTES,
    );
}

#[test]
fn a_whole_army() {
    check_sheet("sheet_moloch", "moloch", 0, None);
}

#[test]
fn an_hq_with_much_text() {
    check_sheet("sheet_neojungle", "neojungle", 1, None);
}

#[test]
fn an_army_with_markers_and_tunnels() {
    check_sheet("sheet_sharrash", "sharrash", 0, None);
}

#[test]
fn an_army_of_poisoners() {
    check_sheet("sheet_mississippi", "mississippi", 1, None);
}

#[test]
fn an_army_that_redirects_its_shots() {
    check_sheet("sheet_doomsdaymachine", "doomsdaymachine", 1, None);
}

#[test]
fn an_army_with_reflection() {
    check_sheet("sheet_steelpolice", "steelpolice", 3, None);
}

#[test]
fn an_army_with_foundations() {
    check_sheet("sheet_newyork", "newyork", 2, None);
}

#[test]
fn an_army_that_takes_over() {
    check_sheet("sheet_vegas", "vegas", 0, None);
}

#[test]
fn the_army_that_the_documents_explain() {
    check_sheet("sheet_tinkers", "tinkers", 2, None);
}

#[test]
fn an_open_ruling_with_two_readings() {
    check_picture("card_mine", &render_tile_card("newyork", "mine", 2, Language::English, Colours::Default), MAX_BYTES);
}

#[test]
fn the_card_of_an_explosive_says_when_it_goes_off() {
    let army = army("sharrash");
    let facts = tile_text(Language::English, &army, army.tile(army.find("explosive").unwrap())).facts;
    assert!(facts.iter().any(|fact| fact.text == "None: it acts only at the start of a Battle."), "{facts:?}");
}

#[test]
fn an_army_with_tiles_already_drawn() {
    check_sheet("sheet_outpost.default", "outpost", 1, Some(&remaining_counts()));
}

/// The banner of a seat, with or without an army.
fn seat_banner(army: Option<&Army>, title: &str, player: &str) -> Banner {
    Banner {
        emblem: army.map_or(Emblem::Unknown, |army| Emblem::Army(army_crest(army, Language::English))),
        hue: army.and_then(|army| army.looks.colours).map(|[hue, _]| hue),
        title: title.into(),
        player: player.into(),
        team: None,
    }
}

#[test]
fn banners_before_a_game() {
    let (borgo, hegemony) = (army("borgo"), army("hegemony"));
    let pair = [seat_banner(Some(&borgo), "Borgo", "Ala"), seat_banner(None, "no army yet", "Ben")];
    check_picture("banners.default", &render_banners(&pair, Colours::Default), MAX_BYTES);
    let empty = Banner { emblem: Emblem::Free, ..seat_banner(None, "wolne miejsce", "") };
    let free = [seat_banner(Some(&hegemony), "Hegemonia", "Dobrosława z Poznania"), empty];
    check_picture("banners_free", &render_banners(&free, Colours::Default), MAX_BYTES);
}

#[test]
fn banners_of_three_and_four_seats_with_teams_and_free_seats() {
    let armies = ["borgo", "hegemony", "moloch"].map(army);
    let banner = |seat: usize, player: &str, team| Banner {
        hue: armies.get(seat).and_then(|army| army.looks.colours).map(|[hue, _]| hue),
        emblem: armies.get(seat).map_or(Emblem::Free, |army| Emblem::Army(army_crest(army, Language::English))),
        title: armies.get(seat).map_or("free seat".into(), |army| army.name.en.clone()),
        player: player.into(),
        team,
    };
    let three = [("Ala", 0), ("Dobrosława z Poznania", 1), ("Ben", 1)];
    let three: Vec<Banner> =
        three.into_iter().enumerate().map(|(seat, (player, team))| banner(seat, player, Some(team))).collect();
    check_picture("banners_one_vs_team", &render_banners(&three, Colours::Default), MAX_BYTES);
    let players = ["Ala", "Dobrosława z Poznania", "Ben", ""];
    let four = |team: fn(u8) -> Option<u8>| -> Vec<Banner> {
        let seats = (0u8..).zip(players).map(|(seat, player)| banner(usize::from(seat), player, team(seat)));
        seats.collect()
    };
    check_picture("banners_teams", &render_banners(&four(|seat| Some(seat % 2)), Colours::Default), MAX_BYTES);
    show("banners_four", &render_banners(&four(|_| None), Colours::Default), MAX_BYTES);
}
