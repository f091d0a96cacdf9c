//! Pictures can be drawn for any scene.

use proptest::prelude::*;
use sztab_game::Language;
use sztab_neuroshima::pictures::{
    EffectiveValues, Headline, Labels, Mark, Preview, PreviewArrow, ShotKind, SidePanel, SideStatus, render_board,
};
use sztab_neuroshima::rules::{
    Board, Direction, Hex, HexSet, ModeKind, Rotation, Side, SpentAbilities, Terms, TileId, Unit,
};

use crate::scenes::SceneBuilder;

/// Realistic names, and some that should never occur.
pub fn text() -> impl Strategy<Value = String> {
    prop_oneof![
        Just(String::new()),
        Just("👩‍👩‍👧 🎲🎲🎲".to_owned()),
        Just("שלום עולם".to_owned()),
        Just("مرحبا بالعالم".to_owned()),
        Just("\u{202e}desrever\u{0} \n\t x\u{301}\u{301}\u{301}".to_owned()),
        Just("Zażółć gęślą jaźń — Щасливець".to_owned()),
        Just("W".repeat(400)),
        any::<String>(),
    ]
}

fn hex() -> impl Strategy<Value = Hex> {
    (0..37usize).prop_map(|index| Board::ENLARGED.hexes().nth(index).unwrap())
}

fn unit() -> impl Strategy<Value = Unit> {
    (0..6u8, 0..40u8, 0..6u8, any::<u8>(), any::<bool>()).prop_map(|(owner, tile, rotation, wounds, mobility)| Unit {
        wounds,
        spent: SpentAbilities { mobility, ..SpentAbilities::default() },
        ..Unit::new(Side(owner), TileId(tile), Rotation::new(rotation).unwrap())
    })
}

fn side_status() -> impl Strategy<Value = (bool, bool, Option<(String, bool)>)> {
    (any::<bool>(), any::<bool>(), prop::option::of((text(), any::<bool>())))
}

fn panel() -> impl Strategy<Value = SidePanel> {
    (text(), text(), prop::collection::vec(0..40u8, 0..12), any::<usize>(), any::<usize>(), side_status()).prop_map(
        |(player, army, hand, pile, discard, (to_move, is_next, standing))| SidePanel {
            player,
            army,
            hand: hand.into_iter().map(TileId).collect(),
            pile,
            discard,
            cards: Vec::new(),
            to_move,
            is_next,
            standing: standing.map(|(word, is_out)| SideStatus { word, is_out }),
        },
    )
}

fn effective() -> impl Strategy<Value = (Hex, EffectiveValues)> {
    (hex(), prop::collection::vec(any::<u8>(), 0..8), any::<u8>(), any::<u8>(), any::<u8>()).prop_map(
        |(hex, initiative, melee, ranged, toughness)| (hex, EffectiveValues { initiative, melee, ranged, toughness }),
    )
}

fn mark() -> impl Strategy<Value = Mark> {
    let kind = prop_oneof![
        Just(ShotKind::Melee),
        Just(ShotKind::Ranged),
        Just(ShotKind::Gauss),
        Just(ShotKind::Poison),
        Just(ShotKind::Blast)
    ];
    prop_oneof![
        hex().prop_map(Mark::Acts),
        (
            (prop::option::of(hex()), hex(), prop::option::of((0..6u8).prop_map(Side)), kind),
            (any::<u8>(), any::<bool>(), any::<bool>())
        )
            .prop_map(|((from, to, by, kind), (wounds, endless, armour))| Mark::Shot {
                from,
                to,
                by,
                kind,
                wounds,
                endless,
                armour
            }),
        (hex(), (0..6u8).prop_map(Side), any::<u8>()).prop_map(|(hex, side, points)| Mark::Scores {
            hex,
            side,
            points
        }),
        (hex(), hex()).prop_map(|(medic, patient)| Mark::Heals { medic, patient }),
        (hex(), any::<u8>()).prop_map(|(hex, amount)| Mark::Wounded { hex, amount }),
        (hex(), prop::option::of(any::<u8>())).prop_map(|(hex, segment)| Mark::Dies { hex, segment }),
        (hex(), any::<u8>()).prop_map(|(hex, points)| Mark::Loses { hex, points }),
    ]
}

fn preview_arrow() -> impl Strategy<Value = PreviewArrow> {
    let directions = (0..6usize, 0..6usize).prop_map(|(from, to)| (Direction::ALL[from], Direction::ALL[to]));
    prop_oneof![
        (hex(), hex()).prop_map(|(from, to)| PreviewArrow::Goes { from, to }),
        (hex(), hex()).prop_map(|(from, to)| PreviewArrow::MayGo { from, to }),
        (hex(), hex()).prop_map(|(from, to)| PreviewArrow::Pushes { from, to }),
        (hex(), directions).prop_map(|(hex, (from, to))| PreviewArrow::Turns { hex, from, to }),
    ]
}

prop_compose! {
    fn preview()(
        ghosts in prop::collection::vec((hex(), unit()), 0..3),
        left in prop::collection::vec(hex(), 0..3),
        ways in prop::collection::vec(preview_arrow(), 0..5),
        area in prop::collection::vec(hex(), 0..8),
    ) -> Preview {
        let (left, area) = (left.into_iter().collect(), area.into_iter().collect());
        Preview { ghosts, left, ways, area, marks: Vec::new() }
    }
}

prop_compose! {
    fn table()(
        (enlarged, mode) in (any::<bool>(), prop::sample::select(ModeKind::ALL.to_vec())),
        armies in 0..=4usize,
        sides in prop::collection::vec(panel(), 0..6),
        units in prop::collection::vec((hex(), unit()), 0..30),
        points in any::<[u8; 4]>(),
        netted in prop::collection::vec(hex(), 0..5),
        nets in prop::collection::vec((hex(), 0..6usize), 0..5),
        effective in prop::collection::vec(effective(), 0..8),
        (scoped, second_move) in (prop::collection::vec((hex(), (0..6u8).prop_map(Side)), 0..4), prop::option::of(hex())),
        last in prop::collection::vec(hex(), 0..4),
        (preview, marks) in (preview(), prop::collection::vec(mark(), 0..12)),
        words in (text(), text(), text()),
        language in prop_oneof![Just(Language::English), Just(Language::Polish), Just(Language::Ukrainian)],
    ) -> SceneBuilder {
        let board = if enlarged { Board::ENLARGED } else { Board::STANDARD };
        let mut table = SceneBuilder::with_armies(board, &["borgo", "moloch", "hegemony", "outpost"][..armies]);
        let terms = Terms { reinforcements: mode.has_teams(), ..Terms::for_mode(mode, 4) };
        table = table.with_terms(terms);
        for (hex, unit) in units {
            table.arrangement.put(hex, unit);
        }
        table.arrangement.points = points;
        table.sides = sides;
        table.netted = netted.into_iter().collect::<HexSet>();
        table.nets = nets.into_iter().map(|(hex, direction)| (hex, Direction::ALL[direction])).collect();
        (table.scoped, table.second_move) = (scoped, second_move);
        (table.effective, table.last, table.preview, table.language) = (effective, last, preview, language);
        table.marks = marks;
        let (a, b, c) = words;
        table.headline = Headline { title: a.clone(), note: b.clone(), warns: false };
        table.labels = Labels { pile: b, discard: c, to_move: a.clone(), next: a };
        table.turns = table.scoped.iter().map(|&(_, side)| side).collect();
        table
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_scene_gives_a_picture_of_reasonable_size(table in table()) {
        let bytes = render_board(&table.scene());
        prop_assert!(bytes.starts_with(b"\x89PNG"));
        prop_assert!(bytes.len() < 600 * 1024, "{} bytes", bytes.len());
    }
}
