//! Benchmarks of pictures, from the scene to the bytes of the file, on a single thread.

#[path = "../tests/pictures/league_scenes.rs"]
#[allow(dead_code, clippy::unwrap_used, reason = "shared with the tests, which use all of it")]
mod league_scenes;
#[path = "../tests/pictures/scenes.rs"]
#[allow(dead_code, clippy::unwrap_used, reason = "shared with the tests, which use all of it")]
mod scenes;

use divan::Bencher;
use sztab_neuroshima::pictures;
use sztab_pictures::Colours;

fn main() {
    divan::main();
}

#[divan::bench(args = ["empty", "opening", "crowded", "machines", "four_sides", "full_37"])]
fn board(bencher: Bencher<'_, '_>, name: &str) {
    let all = scenes::all_scenes().into_iter().chain([("full_37", scenes::full_enlarged_board())]);
    let (_, table) = all.into_iter().find(|(known, _)| *known == name).expect("a scene of the tests");
    let scene = table.scene();
    println!("{name}: {} KB", pictures::render_board(&scene).len() / 1024);
    bencher.bench(|| pictures::render_board(divan::black_box(&scene)));
}

/// Films of five and six segments, the outlook on a Battle in one picture, and stills.
#[divan::bench(args = ["borgo_fight", "moloch_fight"])]
fn film(bencher: Bencher<'_, '_>, name: &str) {
    let (_, fight) = scenes::fights().into_iter().find(|(known, _)| *known == name).expect("a Battle of the tests");
    println!("{name}: {} KB", pictures::render_film(&fight.film()).len() / 1024);
    bencher.bench(|| pictures::render_film(divan::black_box(&fight.film())));
}

#[divan::bench]
fn stills(bencher: Bencher<'_, '_>) {
    let fight = scenes::moloch_fight();
    bencher.bench(|| {
        let film = fight.film();
        let stills = pictures::Stills::from_film(divan::black_box(&film));
        (0..stills.page_count()).map(|page| stills.render_page(page)).collect::<Vec<_>>()
    });
}

#[divan::bench]
fn longest_film(bencher: Bencher<'_, '_>) {
    let fight = scenes::long_fight();
    bencher.bench(|| pictures::render_film(divan::black_box(&fight.film())));
}

/// Pictures of leagues: each should take at most 60 ms.
#[divan::bench(args = league_scenes::ALL_PICTURES.map(|(name, _)| name))]
fn league(bencher: Bencher<'_, '_>, name: &str) {
    let (_, draw) =
        league_scenes::ALL_PICTURES.into_iter().find(|(known, _)| *known == name).expect("a picture of the tests");
    bencher.bench(|| draw(divan::black_box(Colours::Default)));
}
