//! Golden pictures of leagues, and checks of their visible details.

use image::{Rgb, RgbImage};
use imageproc::map::map_pixels;
use sztab_pictures::Colours;
use sztab_pictures::hue::Hue;
use sztab_pictures::league::{
    Bracket, Calendar, Consequence, FactionChart, Movement, PointsChart, RatingChart, Round, Row, State, Table,
};

use crate::golden::{check_picture, show};
use crate::league_scenes;
use crate::likeness::decode;

/// Maximum file size of league pictures, which are requested often and viewed on phones too.
const MAX_BYTES: usize = 120 * 1024;
/// Pictures with golden files in every palette: those in which colours carry most meaning.
const MULTI_PALETTE_PICTURES: [&str; 2] = ["league_table_small", "league_army"];
/// Pictures for visual inspection only, because another picture of the same kind is golden.
const UNCHECKED_PICTURES: [&str; 2] = ["league_table_last", "league_losers"];

#[test]
fn pictures_of_leagues() {
    for colours in Colours::ALL {
        let is_kept = |name: &&str| colours == Colours::Default || MULTI_PALETTE_PICTURES.contains(name);
        for (name, draw) in league_scenes::ALL_PICTURES {
            let (file, bytes) = (format!("{name}.{}", colours.word()), draw(colours));
            if UNCHECKED_PICTURES.contains(&name) || !is_kept(&name) {
                show(&file, &bytes, MAX_BYTES);
            } else {
                check_picture(&file, &bytes, MAX_BYTES);
            }
        }
    }
}

/// The picture in pure black and white, according to the lightness of each pixel.
fn to_black_and_white(bytes: &[u8]) -> RgbImage {
    let picture = decode(bytes);
    map_pixels(&picture, |Rgb([red, green, blue])| {
        let light = (u32::from(red) * 2 + u32::from(green) * 5 + u32::from(blue)) / 8;
        Rgb([if light > 80 { 255 } else { 0 }; 3])
    })
}

/// Draws a picture for each value in pure black and white, and asserts that no two are equal.
fn assert_distinguishable<T: Copy + std::fmt::Debug>(values: &[T], draw: impl Fn(T) -> Vec<u8>) {
    for (index, &one) in values.iter().enumerate() {
        for &other in &values[..index] {
            assert_ne!(
                to_black_and_white(&draw(one)),
                to_black_and_white(&draw(other)),
                "{one:?} looks like {other:?}"
            );
        }
    }
}

/// The first and last rows of pixels in which two pictures differ; `None` if they do not. A few differing pixels in a
/// row do not count, because a picture's rarest colours are rounded to those of its palette.
fn differing_rows(one: &[u8], other: &[u8]) -> Option<(u32, u32)> {
    let (one, other) = (decode(one), decode(other));
    assert_eq!(one.dimensions(), other.dimensions());
    let is_far = |a: &Rgb<u8>, b: &Rgb<u8>| a.0.iter().zip(b.0).any(|(a, b)| a.abs_diff(b) > 24);
    let differs =
        |&y: &u32| (0..one.width()).filter(|&x| is_far(one.get_pixel(x, y), other.get_pixel(x, y))).count() > 20;
    let rows = || (0..one.height()).filter(differs);
    rows().min().zip(rows().max())
}

#[test]
fn match_states_are_distinguishable_without_colours() {
    let states = [State::Waiting, State::Running, State::Queue, State::Closed];
    for colours in Colours::ALL {
        assert_distinguishable(&states, |state| {
            let mut round = Round { colours, ..league_scenes::round(1) };
            (round.matches[0].state, round.matches[0].winner) = (state, None);
            round.matches[0].result.clear();
            round.to_png()
        });
    }
}

#[test]
fn movements_and_fates_are_distinguishable_without_colours() {
    let consequences: [fn(String) -> Consequence; 2] = [Consequence::Promotion, Consequence::Relegation];
    for colours in Colours::ALL {
        let table = |edit: &dyn Fn(&mut Row)| {
            let mut table = Table { colours, ..league_scenes::table(8, 3, 0) };
            edit(&mut table.rows[3]);
            table.to_png()
        };
        assert_distinguishable(&[Movement::Up, Movement::Same, Movement::Down], |movement| {
            table(&|row: &mut Row| row.movement = Some(movement))
        });
        // The letter is the same for both, so only the plates can differ.
        assert_distinguishable(&[0, 1], |index: usize| {
            table(&|row: &mut Row| row.consequence = Some(consequences[index]("A".into())))
        });
    }
}

#[test]
fn the_readers_row_is_marked_and_nothing_else_changes() {
    let unmarked = {
        let mut table = league_scenes::table(16, 3, 0);
        table.rows[5].is_reader = false;
        table.to_png()
    };
    // Top of the sixth row of 56 pixels, below the heading and the header.
    let top = 148 + 5 * 56;
    let (first, last) = differing_rows(&league_scenes::table(16, 3, 0).to_png(), &unmarked).unwrap();
    assert!(first >= top && last < top + 56, "{first} to {last}");
}

#[test]
fn a_promotion_line_is_drawn_across_pages_too() {
    let table = |consequence: Option<Consequence>| {
        let mut table = league_scenes::table(32, 3, 0);
        table.rows.iter_mut().for_each(|row| row.consequence = None);
        table.rows[31].consequence = Some(Consequence::Relegation("S".into()));
        table.rows[16].consequence = consequence;
        table.to_png()
    };
    // The line is drawn below the sixteenth row, although the seventeenth is on the next page.
    let (first, last) = differing_rows(&table(None), &table(Some(Consequence::Promotion("A".into())))).unwrap();
    assert!((148 + 16 * 56 - 2..=148 + 16 * 56 + 2).contains(&first) && last <= first + 4, "{first} to {last}");
}

#[test]
fn alt_text_of_a_table_names_its_page() {
    let table = league_scenes::table(64, 5, 1);
    assert_eq!(table.page_count(), 4);
    let lines = table.lines();
    assert_eq!(lines.len(), 17);
    assert_eq!(lines[0], "Liga Zimowa · 1. dywizja · strona 2 z 4");
    assert!(lines[1].starts_with("17. ") && lines[1].contains(" · M 5 · Pkt "), "{}", lines[1]);
    assert!(lines[16].starts_with("32. "));
}

#[test]
fn alt_texts_of_rounds_and_brackets_list_their_matches() {
    let round = league_scenes::round(16).lines();
    assert_eq!(round[1], "Ala – Dobrosława z Poznania: 2 : 1");
    assert_eq!(round[2], "Щасливець Їжак – Konstantynopolitańczykowianeczka Anna: триває");
    assert_eq!(round[17], "Без пари: Ala 3");
    let bracket = league_scenes::bracket().lines();
    assert_eq!(bracket[..3], ["Winter Cup · finals", "Quarter-finals", "Ala 2 – Ґалаґан_Перший 1"]);
    assert_eq!(bracket[bracket.len() - 3..][0], "Third place");
    assert_eq!(bracket.last().unwrap(), "Winner: Щасливець Їжак");
    assert_eq!(league_scenes::large_bracket().lines()[2], "Ala – wolny los");
}

#[test]
fn alt_texts_of_cards_calendars_and_charts_contain_their_numbers() {
    let card = league_scenes::player_card().lines();
    assert_eq!(card[0], "Dobrosława z Poznania · Liga Zimowa · miejsce 3");
    assert_eq!(card[1], "Ranking: 1595 ± 156 tymczasowy");
    assert_eq!(card[2], "wygrane 12, remisy 3, przegrane 5");
    assert_eq!(card[4], "Forma: W W P R W P W");
    let calendar = league_scenes::calendar(7).lines();
    assert_eq!(calendar[3], "Round 3: 3.02–17.02 · 3/8");
    assert_eq!(calendar[4], "Round 4: 17.02–1.03");
    assert_eq!(league_scenes::rating_chart(22).lines()[1], "5 sty: 1500 ± 700");
    assert_eq!(league_scenes::points_chart(8).lines()[2], "Щасливець Їжак · Hegemony: 20 (turn 0), 17 (turn 6)");
    assert_eq!(league_scenes::army_chart().lines()[1], "Борго: перемоги 31, нічиї 4, поразки 22");
}

#[test]
fn a_points_chart_uses_the_colours_of_the_armies() {
    for chart in [league_scenes::points_chart(27), league_scenes::score_chart(31)] {
        for side in 0..chart.players.len() {
            let mut other = chart.clone();
            other.players[side].hue = Some(Hue::Violet);
            let (one, other) = (decode(&chart.to_png()), decode(&other.to_png()));
            let changed = one.pixels().zip(other.pixels()).filter(|(one, other)| one != other).count();
            assert!(changed > 2000, "side {side}: its line is drawn in {changed} pixels");
        }
    }
}

#[test]
fn empty_tables_and_charts_are_pictures_too() {
    let colours = Colours::Default;
    let empty = [
        Table { rows: vec![], ..league_scenes::table(16, 3, 0) }.to_png(),
        Table { page: 9, ..league_scenes::table(16, 3, 0) }.to_png(),
        Round { matches: vec![], groups: vec![], ..league_scenes::round(1) }.to_png(),
        Bracket { columns: vec![], ..league_scenes::bracket() }.to_png(),
        Calendar { bars: vec![], ticks: vec![], today: None, ..league_scenes::calendar(1) }.to_png(),
        RatingChart { points: vec![], ..league_scenes::rating_chart(1) }.to_png(),
        PointsChart { turns: vec![], ..league_scenes::points_chart(1) }.to_png(),
        FactionChart { rows: vec![], colours, ..league_scenes::army_chart() }.to_png(),
    ];
    for bytes in empty {
        assert_eq!(decode(&bytes).width(), 1080);
    }
}

#[test]
fn a_single_rating_has_its_number_and_its_band() {
    let one = league_scenes::rating_chart(1);
    let mut sure = one.clone();
    sure.points[0].deviation = 0.0;
    assert_ne!(one.to_png(), RatingChart { points: vec![], ..one.clone() }.to_png());
    assert_ne!(one.to_png(), sure.to_png());
}
