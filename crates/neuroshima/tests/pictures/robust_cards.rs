//! Cards and sheets can be drawn for any content.

use proptest::prelude::*;
use sztab_game::Language;
use sztab_neuroshima::pictures::{Card, Headings, Paragraph, Sheet, SheetPart, render_card, render_sheet};
use sztab_neuroshima::rules::army::Themes;
use sztab_neuroshima::rules::marks::Tokens;
use sztab_neuroshima::rules::tile::Names;
use sztab_neuroshima::rules::{Army, Edge, Effect, Feature, Instant, Kind, Side, Tile};
use sztab_pictures::Colours;
use sztab_pictures::hue::Hue;

use crate::robust::text;

fn long_text() -> impl Strategy<Value = String> {
    prop_oneof![text(), text().prop_map(|text| format!("{text} ").repeat(60)), Just("a b ".repeat(4000))]
}

fn paragraphs() -> impl Strategy<Value = Vec<Paragraph>> {
    prop::collection::vec((text(), long_text()).prop_map(|(label, text)| Paragraph { label, text }), 0..24)
}

fn edge() -> impl Strategy<Value = Edge> {
    let strengths = prop::collection::vec(any::<u8>(), Edge::ATTACK_TOKENS.len());
    let marks = prop::collection::vec(any::<bool>(), Edge::MARK_TOKENS.len());
    (strengths, marks).prop_map(|(strengths, marks)| {
        let mut edge = Edge::default();
        for ((_, place), strength) in Edge::ATTACK_TOKENS.iter().zip(strengths) {
            *place(&mut edge) = strength;
        }
        for ((_, place), mark) in Edge::MARK_TOKENS.iter().zip(marks) {
            *place(&mut edge) = mark;
        }
        edge
    })
}

fn kind() -> impl Strategy<Value = Kind> {
    let instants = Instant::ALL.map(Kind::Instant);
    let kinds: Vec<Kind> = [Kind::Headquarters, Kind::Warrior, Kind::Module].into_iter().chain(instants).collect();
    prop::sample::select(kinds)
}

fn effect() -> impl Strategy<Value = Effect> {
    let plain: Vec<Effect> = Effect::WORDS.iter().map(|&(_, effect)| effect).collect();
    prop_oneof![
        prop::sample::select(plain),
        (0..Effect::COUNTED_WORDS.len(), any::<u8>())
            .prop_map(|(index, amount)| Effect::COUNTED_WORDS[index].1(amount)),
    ]
}

prop_compose! {
    fn tile()(
        name in text(),
        kind in kind(),
        count in any::<u8>(),
        initiative in prop::collection::vec(any::<u8>(), 0..6),
        edges in prop::array::uniform6(edge()),
        toughness in any::<u8>(),
        features in prop::sample::subsequence(Feature::ALL.to_vec(), 0..=3),
        effects in prop::collection::vec(effect(), 0..9),
    ) -> Tile {
        let name = Names::english(name);
        Tile { id: "any".into(), name, kind, count, initiative, edges, toughness, features, effects, rulings: vec![], replaces: vec![], emblem: None, token: None }
    }
}

/// The height in the header of a PNG file.
fn height(bytes: &[u8]) -> u32 {
    u32::from_be_bytes(bytes[20..24].try_into().unwrap())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_card_gives_a_picture_of_bounded_size(
        tile in tile(),
        side in any::<u8>(),
        hue in prop::option::of(prop::sample::select(Hue::ALL.to_vec())),
        colours in prop::sample::select(Colours::ALL.to_vec()),
        (name, line, rulings_title) in (text(), text(), text()),
        facts in paragraphs(),
        rulings in paragraphs(),
    ) {
        let side = Side(side);
        let bytes = render_card(&Card { tile: &tile, side, hue, colours, name, line, facts, rulings_title, rulings });
        prop_assert!(bytes.starts_with(b"\x89PNG"));
        prop_assert!((600..=3200).contains(&height(&bytes)), "{} pixels high", height(&bytes));
        prop_assert!(bytes.len() < 1024 * 1024, "{} bytes", bytes.len());
    }

    #[test]
    fn every_sheet_gives_a_picture_of_bounded_size(
        tiles in prop::collection::vec(tile(), 0..36),
        left in prop::option::of(prop::collection::vec(any::<u8>(), 0..40)),
        side in any::<u8>(),
        hue in prop::option::of(prop::sample::select(Hue::ALL.to_vec())),
        colours in prop::sample::select(Colours::ALL.to_vec()),
        (name, note, about) in (text(), long_text(), long_text()),
        (warriors, modules, instants) in (text(), text(), text()),
        part in prop::sample::select(vec![SheetPart::Units, SheetPart::Others]),
    ) {
        let name = Names::english(name);
        let army = Army { id: "any".into(), name, tiles, tokens: Tokens::default(), places_last: false, values: String::new(), looks: Themes::default(), structure: None, hash: String::new(), source: String::new() };
        let headings = Headings { warriors, modules, instants, foundations: String::new() };
        let (side, language) = (Side(side), Language::Polish);
        let bytes = render_sheet(&Sheet { part, army: &army, side, hue, left, language, colours, note, about, headings });
        prop_assert!(bytes.starts_with(b"\x89PNG"));
        prop_assert!((150..=3600).contains(&height(&bytes)), "{} pixels high", height(&bytes));
        prop_assert!(bytes.len() < 1024 * 1024, "{} bytes", bytes.len());
    }
}
