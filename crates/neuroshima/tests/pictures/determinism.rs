//! The same scene produces the same bytes in every process.

use std::process::Command;

use sha2::{Digest, Sha256};
use sztab_neuroshima::pictures::{Stills, board, film};
use sztab_pictures::Colours;

use crate::{league_scenes, scenes};

/// Environment variable that is set for the other process, which then only prints its fingerprint.
const ASKED: &str = "SZTAB_PICTURES_OTHER_PROCESS";

/// A fingerprint of all kinds of picture.
fn fingerprint() -> String {
    let mut digest = Sha256::new();
    for (_, table) in scenes::all() {
        digest.update(board(&table.scene()));
    }
    for (_, fight) in scenes::fights() {
        digest.update(film(&fight.film()));
        let told = fight.film();
        let stills = Stills::of(&told);
        (0..stills.pages()).for_each(|page| digest.update(stills.png(page)));
        digest.update(board(&fight.film().scene.with_outlook(&fight.events)));
    }
    for (_, draw) in league_scenes::ALL {
        digest.update(draw(Colours::Default));
    }
    sztab_neuroshima::rules::opening::hexadecimal(&digest.finalize())
}

#[test]
fn two_processes_draw_the_same_bytes() {
    let mine = format!("fingerprint {}", fingerprint());
    if std::env::var_os(ASKED).is_some() {
        println!("{mine}");
        return;
    }
    let other = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "determinism::two_processes_draw_the_same_bytes", "--nocapture"])
        .env(ASKED, "1")
        .output()
        .unwrap();
    let said = String::from_utf8(other.stdout).unwrap();
    let theirs = said.lines().find_map(|line| line.find("fingerprint ").map(|at| &line[at..]));
    assert_eq!(theirs, Some(mine.as_str()));
}
