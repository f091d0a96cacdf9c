//! Previews: the changes by an action under consideration.

use sztab_neuroshima::pictures::{Mark, PreviewArrow, Scene, render_board};
use sztab_neuroshima::rules::event::{DestructionCause, EventTile, Hit, HitSource, MoveCause};
use sztab_neuroshima::rules::{Board, Event, Hex, Instant, Question, Rotation, Side};
use sztab_pictures::Colours;

use crate::golden::check_picture;
use crate::likeness::decode;
use crate::scenes::SceneBuilder;

const MAX_BYTES: usize = 200 * 1024;

/// An action under consideration on a table.
struct PreviewCase {
    table: SceneBuilder,
    events: Vec<Event>,
    open: Option<Question>,
}

impl PreviewCase {
    fn from_events(note: &str, events: impl FnOnce(&SceneBuilder) -> Vec<Event>) -> Self {
        let mut table = SceneBuilder::with_armies(Board::STANDARD, &["moloch", "hegemony"])
            .with_unit("B2", 0, "hq", 0)
            .with_unit("C2", 0, "hunter_killer", 1)
            .with_unit("B3", 0, "officer", 1)
            .with_unit("C4", 0, "clown", 2)
            .with_unit("A1", 0, "net_fighter", 2)
            .with_unit("E2", 1, "hq", 0)
            .with_unit("D3", 1, "gladiator", 4)
            .with_unit("D2", 1, "ganger", 4)
            .with_unit("E3", 1, "officer_1", 5)
            .with_unit("C5", 1, "runner", 0)
            .hand(0, &["air_strike", "move", "push_back"])
            .with_effective_values();
        table.headline.title = "Round 6".into();
        table.headline.note = note.into();
        let events = events(&table);
        Self { table, events, open: None }
    }

    fn scene(&self) -> Scene<'_> {
        self.table.scene().with_preview(&self.events, self.open.as_ref())
    }
}

fn event_tile(table: &SceneBuilder, hex: &str) -> EventTile {
    let hex = table.hex(hex);
    let unit = table.arrangement.unit(hex).unwrap();
    EventTile { hex, owner: unit.owner, tile: unit.tile }
}

fn move_event(table: &SceneBuilder, from: &str, to: &str, steps: u8) -> Event {
    let (unit, to, rotation) = (event_tile(table, from), table.hex(to), Rotation::new(steps).unwrap());
    Event::Moved { unit, to, rotation, turned: true, by: MoveCause::Tile }
}

fn destruction_event(table: &SceneBuilder, hex: &str, cause: DestructionCause) -> Event {
    Event::Destroyed { unit: event_tile(table, hex), cause }
}

fn strike_events(table: &SceneBuilder, instant: Instant, hex: &str) -> [Event; 2] {
    let unit = event_tile(table, hex);
    let source = HitSource::Instant { side: Side(0), instant };
    [Event::Hit(Hit::plain(source, unit, 1)), Event::Wounded { unit, amount: 1, wounds: 1 }]
}

fn a_move() -> PreviewCase {
    PreviewCase::from_events("Hunter Killer to D1?", |table| vec![move_event(table, "C2", "D1", 3)])
}

fn a_turn() -> PreviewCase {
    PreviewCase::from_events("Turn the Hunter Killer?", |table| vec![move_event(table, "C2", "C2", 3)])
}

fn castling() -> PreviewCase {
    PreviewCase::from_events("Castling?", |table| {
        vec![Event::Swapped { one: event_tile(table, "B2"), other: event_tile(table, "B3") }]
    })
}

/// A push onto a Mine, which wounds the pushed unit; a unit that only an officer's lent Toughness kept alive dies.
fn a_push() -> PreviewCase {
    PreviewCase::from_events("Clown pushes Gladiator?", |table| {
        let (unit, pusher, to) = (event_tile(table, "D3"), event_tile(table, "C4"), table.hex("E3"));
        let mut events = vec![destruction_event(table, "E3", DestructionCause::ToughnessLost)];
        events.push(Event::Pushed { unit, to, pusher });
        events.push(Event::Wounded { unit: EventTile { hex: to, ..unit }, amount: 1, wounds: 1 });
        events
    })
}

/// A push for which the pushed side then chooses the hex.
fn a_push_to_be_answered() -> PreviewCase {
    let mut case = PreviewCase::from_events("Hunter Killer pushes Ganger?", |_| Vec::new());
    let [unit, pusher] = ["D2", "C2"].map(|hex| case.table.hex(hex));
    let options = ["D1", "E1"].map(|hex| case.table.hex(hex)).to_vec();
    case.events = vec![Event::DecisionAsked { decider: Side(1) }];
    case.open = Some(Question::PushDestination { unit, pusher, options });
    case
}

fn an_air_strike() -> PreviewCase {
    PreviewCase::from_events("Air Strike on D3?", |table| {
        let mut events = vec![Event::BombDropped { side: Side(0), centre: table.hex("D3") }];
        for hex in ["D2", "D3", "E3", "C4"] {
            events.extend(strike_events(table, Instant::Bomb, hex));
        }
        events.push(destruction_event(table, "D2", DestructionCause::Wounds));
        events.push(destruction_event(table, "E3", DestructionCause::Wounds));
        events
    })
}

fn a_sniper() -> PreviewCase {
    PreviewCase::from_events("Sniper at D2?", |table| {
        let mut events = strike_events(table, Instant::Sniper, "D2").to_vec();
        events.push(destruction_event(table, "D2", DestructionCause::Wounds));
        events
    })
}

fn cases() -> Vec<(&'static str, PreviewCase)> {
    vec![
        ("preview_move", a_move()),
        ("preview_turn", a_turn()),
        ("preview_castling", castling()),
        ("preview_push", a_push()),
        ("preview_push_answered", a_push_to_be_answered()),
        ("preview_air_strike", an_air_strike()),
        ("preview_sniper", a_sniper()),
    ]
}

#[test]
fn every_kind_of_preview() {
    for (name, mut case) in cases() {
        let in_every_palette = ["preview_move", "preview_push_answered", "preview_air_strike"].contains(&name);
        for colours in if in_every_palette { &Colours::ALL[..] } else { &[Colours::Default] } {
            case.table.colours = *colours;
            check_picture(&format!("{name}.{}", colours.word()), &render_board(&case.scene()), MAX_BYTES);
        }
    }
}

/// The colours at points of a picture of the standard board; the points are in radii of a hex from the centre of `hex`.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, clippy::cast_precision_loss, reason = "pixels")]
fn pixels_at(bytes: &[u8], table: &SceneBuilder, hex: &str, places: &[(f32, f32)]) -> Vec<[u8; 3]> {
    let picture = decode(bytes);
    // As in the layout: the width is eight radii and two margins, and C3 is in the centre.
    let (unit, height) = (1080.0, picture.height() as f32);
    let radius = (unit - 32.0) / 8.0;
    let (q, r) = table.arrangement.board.axial(table.hex(hex));
    let (q, r) = (f32::from(q), f32::from(r));
    let (x, y) = (540.0 + 1.5 * radius * q, board_centre_y(height) + 1.732_05 * radius * (r + q / 2.0));
    places.iter().map(|(dx, dy)| picture.get_pixel((x + dx * radius) as u32, (y + dy * radius) as u32).0).collect()
}

/// Vertical position of the board's centre. It lies below the picture's centre by half the difference between the
/// headline with its gap and the lower margin.
fn board_centre_y(height: f32) -> f32 {
    let (headline, gap, margin) = (56.0, 10.0, 16.0);
    f32::midpoint(height, headline + gap - margin)
}

#[test]
fn the_origin_of_a_move_is_an_empty_hex_with_a_broken_border() {
    let case = a_move();
    let scene = case.scene();
    assert!(scene.preview.left.contains(case.table.hex("C2")));
    let bytes = render_board(&scene);
    // Next to the arrow is the floor of an empty hex; the rim has dashes and gaps.
    let floor = pixels_at(&bytes, &case.table, "C1", &[(-0.5, 0.4)]);
    assert_eq!(pixels_at(&bytes, &case.table, "C2", &[(-0.5, 0.4), (-0.5, -0.4), (0.0, 0.6)]), [floor[0]; 3]);
    let dashes = pixels_at(&bytes, &case.table, "C2", &[(-0.12, 0.845), (0.12, 0.845)]);
    assert!(dashes.iter().all(|pixel| pixel.iter().all(|&channel| channel > 200)), "{dashes:?}");
    let gap = pixels_at(&bytes, &case.table, "C2", &[(0.0, 0.845)]);
    assert!(gap[0].iter().all(|&channel| channel < 120), "{gap:?}");
}

#[test]
fn a_preview_shows_new_positions_and_losses() {
    let hex = |case: &PreviewCase, name: &str| case.table.hex(name);
    let case = a_move();
    let preview = case.scene().preview;
    let (from, to) = (hex(&case, "C2"), hex(&case, "D1"));
    assert_eq!(preview.ways, [PreviewArrow::Goes { from, to }]);
    assert_eq!(preview.ghosts.iter().map(|(hex, unit)| (*hex, unit.rotation.steps())).collect::<Vec<_>>(), [(to, 3)]);

    let case = castling();
    let preview = case.scene().preview;
    let ends: Vec<Hex> = preview.ghosts.iter().map(|(hex, _)| *hex).collect();
    assert_eq!(ends, [hex(&case, "B3"), hex(&case, "B2")]);
    assert!(preview.left.is_empty() && preview.ways.len() == 2);

    let case = a_push();
    let Scene { preview, marks, .. } = case.scene();
    let (from, to) = (hex(&case, "D3"), hex(&case, "E3"));
    assert_eq!(
        preview.ways,
        [PreviewArrow::Pushes { from: hex(&case, "C4"), to: from }, PreviewArrow::Goes { from, to }]
    );
    assert!(marks.contains(&Mark::Wounded { hex: to, amount: 1 }));

    let case = a_push_to_be_answered();
    let preview = case.scene().preview;
    let to_each = preview.ways.iter().filter(|way| matches!(way, PreviewArrow::MayGo { .. })).count();
    assert!(to_each == 2 && preview.ghosts.is_empty() && preview.left.is_empty());

    let case = an_air_strike();
    let Scene { preview, marks, .. } = case.scene();
    assert_eq!(preview.area.len(), 1 + case.table.arrangement.board.neighbours(hex(&case, "D3")).count());
    for name in ["D2", "E3"] {
        assert!(marks.contains(&Mark::Dies { hex: hex(&case, name), segment: None }), "{name}");
    }
    for name in ["D3", "C4"] {
        assert!(marks.contains(&Mark::Wounded { hex: hex(&case, name), amount: 1 }), "{name}");
    }
    assert!(!marks.iter().any(|mark| matches!(mark, Mark::Shot { .. })));
}

#[test]
fn a_fallen_unit_is_crossed_out_in_the_colour_of_wounds() {
    for colours in Colours::ALL {
        let mut case = a_sniper();
        case.table.colours = colours;
        let scene = case.scene();
        let pixel = pixels_at(&render_board(&scene), &case.table, "D2", &[(0.2, 0.2)])[0];
        // The line around the Sniper's target has the same colour as the cross.
        let line = pixels_at(&render_board(&scene), &case.table, "D2", &[(0.0, 0.866)])[0];
        let unmarked = render_board(&Scene { marks: Vec::new(), ..scene });
        assert_eq!(pixel, line, "{colours:?}");
        assert_ne!(pixels_at(&unmarked, &case.table, "D2", &[(0.2, 0.2)])[0], line, "{colours:?}");
    }
}

#[test]
fn a_following_battle_is_not_part_of_a_preview() {
    use sztab_neuroshima::rules::BattleCause;
    let mut case = a_move();
    let (cause, causer) = (BattleCause::FullBoard, Side(0));
    case.events.push(Event::BattleBegan { cause, causer });
    case.events.push(destruction_event(&case.table, "E3", DestructionCause::Wounds));
    assert_eq!(case.scene().preview, a_move().scene().preview);
}

/// A name, a table, hexes with the numbers of their buttons, and the other hexes that can be chosen.
type OfferCase = (&'static str, SceneBuilder, Vec<(u8, &'static str)>, Vec<&'static str>);

/// Three hexes with buttons and all other free hexes, for placing a tile; a unit and its neighbours, for choosing one.
fn offers() -> Vec<OfferCase> {
    let few = a_push_to_be_answered().table;
    let free = ["A2", "A3", "B1", "B4", "C1", "D1", "D4", "E1"].to_vec();
    let crowded = crate::scenes::crowded_board();
    let names: Vec<&str> =
        ["A1", "A2", "A3", "B1", "B2", "B3", "B4", "C1", "C2", "C3", "C4", "C5", "D1", "D2", "D3", "D4", "E1"].to_vec();
    let crowd = names.into_iter().filter(|name| !["B2", "C3", "D3"].contains(name)).collect();
    vec![
        ("offered", few, vec![(1, "C3"), (2, "D1"), (3, "B4")], free),
        ("offered_crowded", crowded, vec![(1, "B2"), (2, "C3"), (3, "D3")], crowd),
    ]
}

#[test]
fn offered_hexes_are_lit_and_numbered_and_the_others_are_marked_faintly() {
    for (name, mut table, offered, possible) in offers() {
        // The largest file is that of a full board on which every hex can be chosen.
        for colours in if name == "offered" { &Colours::ALL[..] } else { &[Colours::Default] } {
            table.colours = *colours;
            let offered: Vec<(u8, Hex)> = offered.iter().map(|&(number, hex)| (number, table.hex(hex))).collect();
            let possible: Vec<Hex> = possible
                .iter()
                .map(|hex| table.hex(hex))
                .filter(|hex| offered.iter().all(|(_, other)| other != hex))
                .collect();
            let bytes = render_board(&Scene { offered, possible, ..table.scene() });
            check_picture(&format!("{name}.{}", colours.word()), &bytes, MAX_BYTES);
            // Even on the narrowest phones the number is visible: its disc is lighter than the ring around it.
            let picture = decode(&bytes);
            let small = image::imageops::thumbnail(&picture, 327, picture.height() * 327 / picture.width());
            small
                .save(crate::golden::root().join(format!("target/pictures/{name}.{}.327.png", colours.word())))
                .unwrap();
        }
    }
}

/// The largest picture file of a game: a full board on which every hex is marked, some with numbers.
#[test]
fn a_full_board_with_all_hexes_marked_is_small_in_all_palettes() {
    let mut table = crate::scenes::crowded_board();
    let all: Vec<Hex> = table.arrangement.board.hexes().collect();
    for colours in Colours::ALL {
        table.colours = colours;
        for numbered in [0, 1, 5, all.len()] {
            let offered: Vec<(u8, Hex)> = (1..).zip(all[..numbered].iter().copied()).collect();
            let possible = all[numbered..].to_vec();
            let bytes = render_board(&Scene { offered, possible, ..table.scene() }).len();
            println!("{} with {numbered} numbers: {bytes} bytes", colours.word());
            assert!(bytes <= MAX_BYTES * 95 / 100, "{} with {numbered} numbers: {bytes} bytes", colours.word());
        }
    }
}

#[test]
fn marks_of_offered_hexes_differ_from_each_other_and_from_a_bare_hex() {
    let (_, table, _, _) = offers().remove(0);
    let (lit, faint) = (table.hex("C3"), table.hex("A2"));
    let bytes = render_board(&Scene { offered: vec![(1, lit)], possible: vec![faint], ..table.scene() });
    let floor = |hex: &str| pixels_at(&bytes, &table, hex, &[(0.45, 0.5)])[0];
    assert!(floor("C3") > floor("A3") && floor("A2") == floor("A3"), "the floor of an offered hex is lit");
    let rim = |hex: &str| u32::from(pixels_at(&bytes, &table, hex, &[(0.0, 0.851)])[0][0]);
    let ring = |hex: &str| u32::from(pixels_at(&bytes, &table, hex, &[(0.0, 0.855)])[0][0]);
    assert!(rim("A2") > rim("A3") + 30, "{} and {}", rim("A2"), rim("A3"));
    assert!(ring("C3") > rim("A2") + 30, "{} and {}", ring("C3"), rim("A2"));
}
