//! How long a picture takes, from the scene to the bytes of the file.

#[path = "../tests/pictures/scenes.rs"]
#[allow(dead_code, clippy::unwrap_used, reason = "shared with the tests, which use all of it")]
mod scenes;

use divan::Bencher;

fn main() {
    divan::main();
}

#[divan::bench(args = ["empty", "opening", "crowded", "four_sides"])]
fn board(bencher: Bencher<'_, '_>, name: &str) {
    let (_, table) = scenes::all().into_iter().find(|(known, _)| *known == name).expect("a scene of the tests");
    let scene = table.scene();
    println!("{name}: {} KB", sztab::pictures::board(&scene).len() / 1024);
    bencher.bench(|| sztab::pictures::board(divan::black_box(&scene)));
}
