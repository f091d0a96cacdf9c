//! The same scene produces the same bytes in every process.

use std::process::Command;

use sha2::{Digest, Sha256};
use sztab_neuroshima::pictures::{Stills, render_board, render_film};
use sztab_pictures::Colours;

use crate::{league_scenes, scenes};

/// Environment variable that is set for the other process, which then only prints its fingerprint.
const CHILD_PROCESS_VARIABLE: &str = "SZTAB_PICTURES_OTHER_PROCESS";

/// A fingerprint of all kinds of picture.
fn fingerprint() -> String {
    let mut digest = Sha256::new();
    for (_, table) in scenes::all_scenes() {
        digest.update(render_board(&table.scene()));
    }
    for (_, fight) in scenes::fights() {
        digest.update(render_film(&fight.film()));
        let told = fight.film();
        let stills = Stills::from_film(&told);
        (0..stills.page_count()).for_each(|page| digest.update(stills.render_page(page)));
        digest.update(render_board(&fight.film().scene.with_outlook(&fight.events)));
    }
    for (_, draw) in league_scenes::ALL_PICTURES {
        digest.update(draw(Colours::Default));
    }
    sztab_neuroshima::rules::opening::to_hex(&digest.finalize())
}

#[test]
fn two_processes_draw_the_same_bytes() {
    let mine = format!("fingerprint {}", fingerprint());
    if std::env::var_os(CHILD_PROCESS_VARIABLE).is_some() {
        println!("{mine}");
        return;
    }
    let other = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "determinism::two_processes_draw_the_same_bytes", "--nocapture"])
        .env(CHILD_PROCESS_VARIABLE, "1")
        .output()
        .unwrap();
    let said = String::from_utf8(other.stdout).unwrap();
    let theirs = said.lines().find_map(|line| line.find("fingerprint ").map(|at| &line[at..]));
    assert_eq!(theirs, Some(mine.as_str()));
}
