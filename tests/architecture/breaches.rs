//! Proof that each check can fail: small made-up source trees with one breach each.

use crate::borders;
use crate::checks::{Beside, Rooms, import_circles, names_of_a_game, rooms};
use crate::graph::imports;
use crate::methods::{Spread, calls};
use crate::source::{Sources, without_comments};

fn tree(files: &[(&str, &str)]) -> Sources {
    files.iter().map(|(path, text)| ((*path).to_owned(), (*text).to_owned())).collect()
}

/// The files used by the file `by`.
fn used_files(files: &[(&str, &str)], by: &str) -> Vec<String> {
    imports(&tree(files)).remove(by).expect("a file of the tree").into_iter().collect()
}

#[test]
fn a_circle_of_imports_is_reported_with_its_path() {
    let files = tree(&[
        ("store/mod.rs", "mod game;\nmod log;\nmod seat;\npub use log::Line;"),
        ("store/log.rs", "use super::{seat::{Seat, Number as Seats}};"),
        ("store/seat.rs", "use crate::store::{\n    game::Game, // the game\n};"),
        ("store/game.rs", "fn last() -> super::Line { super::Line }"),
        ("store/apart.rs", "use super::Line;"),
    ]);
    let circle = "store/game.rs -> store/log.rs -> store/seat.rs -> store/game.rs";
    assert_eq!(import_circles(&files, &[], &[]), [circle]);
    assert_eq!(import_circles(&files, &[], &["store"]), Vec::<String>::new());
}

#[test]
fn two_circles_are_two_reports() {
    let files = tree(&[
        ("a/one.rs", "use super::two::Two;"),
        ("a/two.rs", "use super::one::One;"),
        ("b/one.rs", "use super::two::Two;"),
        ("b/two.rs", "use super::one::One; use crate::a::one::One as Other;"),
    ]);
    let circles = ["a/one.rs -> a/two.rs -> a/one.rs", "b/one.rs -> b/two.rs -> b/one.rs"];
    assert_eq!(import_circles(&files, &[], &[]), circles);
}

#[test]
fn a_name_is_followed_to_the_file_that_defines_it() {
    let facade = ("a/mod.rs", "mod inner;\npub(crate) use inner::deep::{Thing as Renamed, other};\npub struct Own;");
    let inner = ("a/inner/mod.rs", "pub mod deep;");
    let deep = ("a/inner/deep.rs", "pub struct Thing;");
    let by = |text: &str| used_files(&[facade, inner, deep, ("b.rs", text)], "b.rs");
    assert_eq!(by("use crate::a::Renamed;"), ["a/inner/deep.rs"]);
    assert_eq!(by("use crate::a::{Own};"), ["a/mod.rs"]);
    assert_eq!(by("fn thing() { crate::a::other() }"), ["a/inner/deep.rs"]);
    assert_eq!(by("use crate::a::inner; fn thing() { inner::deep::make() }"), ["a/inner/deep.rs", "a/inner/mod.rs"]);
    assert_eq!(by("use std::fmt; use serde::Serialize; use crate::macro_of_the_root;"), Vec::<String>::new());
}

#[test]
fn only_code_of_the_program_counts() {
    let other = ("a/other.rs", "");
    let by = |text: &str| used_files(&[other, ("a/one.rs", text)], "a/one.rs");
    for text in [
        "// use super::other::Thing;",
        "/* use super::other::Thing; /* nested */ use super::other::Thing; */",
        "const TEXT: &str = \"use super::other::Thing;\";",
        "const TEXT: &str = r#\"\" use super::other::Thing;\"#;",
        "#[cfg(test)]\n#[allow(unused)]\nmod tests {\n    use super::super::other::Thing;\n}",
        "#[cfg(test)]\nuse super::other::Thing;",
        "pub(in crate::a::other) struct Thing;",
        "fn f(x: X) { x.other::<u8>() }",
    ] {
        assert_eq!(by(text), Vec::<String>::new(), "{text}");
    }
    for text in [
        "const QUOTE: char = '\"'; use super::other::Thing; const OTHER: char = '\"';",
        "fn f<'a>(x: &'a str) -> &'a str { super::other::thing(x) }",
        "mod inside { use super::super::other::Thing; }",
        "#[cfg(test)]\nmod tests { const OPEN: char = '{'; }\nuse super::other::Thing;",
        "pub(in crate::a) use super::other::Thing;",
    ] {
        assert_eq!(by(text), ["a/other.rs"], "{text}");
    }
}

#[test]
fn files_for_tests_are_left_out() {
    let files = tree(&[
        ("a/mod.rs", "#[cfg(test)]\nmod measured;\nmod tests;"),
        ("a/measured.rs", "use crate::b::Thing;"),
        ("a/tests.rs", "use crate::b::Thing;"),
        ("a/open_tests.rs", "use crate::b::Thing;"),
        ("b.rs", "use crate::a::Thing;"),
    ]);
    assert_eq!(imports(&files).into_keys().collect::<Vec<_>>(), ["a/mod.rs", "b.rs"]);
}

const BOT: Spread = Spread { folder: "discord", name: "Bot", receivers: &["bot"] };

#[test]
fn calls_of_methods_of_a_spread_type_couple_files() {
    let files = tree(&[
        ("discord/answer.rs", "impl Bot {\n    pub(super) async fn answer(&self) { self.lobby().open() }\n}"),
        (
            "discord/lobby.rs",
            "impl Bot {\n    fn lobby(&self) { fn open() {} }\n}\nimpl Show for Bot { fn show(&self) {} }",
        ),
        (
            "discord/entry.rs",
            "fn enter(x: &X) {\n    x.bot\n        .answer();\n    x.lobby();\n    x.bot().lobby(); }",
        ),
        ("other.rs", "fn f(bot: &Bot) { bot.answer() }"),
    ]);
    let graph = calls(&files, BOT);
    assert_eq!(graph["discord/answer.rs"].iter().collect::<Vec<_>>(), ["discord/lobby.rs"]);
    assert_eq!(graph["discord/entry.rs"].len(), 2);
    assert!(graph["discord/lobby.rs"].is_empty());
    assert!(!graph.contains_key("other.rs"));
}

#[test]
fn a_circle_through_methods_is_reported_where_they_count() {
    let files = tree(&[
        ("discord/answer.rs", "use super::lobby::Lobby;\nimpl Bot {\n    fn answer(&self) {}\n}"),
        ("discord/lobby.rs", "fn lobby(bot: &Bot) { bot.answer() }"),
    ]);
    assert_eq!(import_circles(&files, &[], &[]), Vec::<String>::new());
    let circle = "discord/answer.rs -> discord/lobby.rs -> discord/answer.rs";
    assert_eq!(import_circles(&files, &[BOT], &[]), [circle]);
}

const HOUSE: Rooms =
    Rooms { folder: "house", order: &["roof", "hall", "cellar"], beside: &[Beside { room: "shed", below: "roof" }] };

#[test]
fn a_room_that_uses_one_above_is_reported() {
    let by = |path: &str, text: &str| {
        let files = [("house/roof.rs", ""), ("house/hall.rs", ""), ("house/cellar/mod.rs", ""), ("house/shed.rs", "")];
        let mut files = tree(&files);
        files.insert("house/mod.rs".to_owned(), String::new());
        files.insert(path.to_owned(), text.to_owned());
        rooms(&files, &HOUSE)
    };
    assert_eq!(by("house/roof.rs", "use super::hall::X; use super::cellar::X;"), Vec::<String>::new());
    assert_eq!(by("house/shed.rs", "use super::hall::X; use super::cellar::X;"), Vec::<String>::new());
    assert_eq!(by("house/cellar/wine.rs", "use super::super::hall::X;"), ["house/cellar/wine.rs uses house/hall.rs"]);
    assert_eq!(by("house/shed.rs", "use super::roof::X;"), ["house/shed.rs uses house/roof.rs"]);
    assert_eq!(by("house/roof.rs", "use super::shed::X;"), ["house/roof.rs uses house/shed.rs"]);
    assert_eq!(by("house/tent.rs", ""), ["house/tent.rs stands in no room"]);
}

#[test]
fn rooms_that_do_not_exist_are_skipped() {
    let files = tree(&[("house/cellar.rs", "use super::hall::X;"), ("house/hall.rs", ""), ("house/tent.rs", "")]);
    assert_eq!(rooms(&files, &HOUSE), ["house/cellar.rs uses house/hall.rs"]);
    assert_eq!(rooms(&tree(&[("garden/tree.rs", "use super::hall::X;")]), &HOUSE), Vec::<String>::new());
}

#[test]
fn the_name_of_a_game_is_reported_until_the_list_has_it_and_when_it_is_gone() {
    let files = tree(&[
        ("store/a.rs", "use crate::games::neuroshima::rules::Game;"),
        ("store/b.rs", "// neuroshima\nconst NAME: &str = \"any\";"),
        ("games/c.rs", "mod neuroshima;"),
        ("store/d.rs", "const NAME: &str = \"Neuroshima Hex\";"),
    ]);
    assert_eq!(
        names_of_a_game(&files, &["store"], "neuroshima"),
        ["store/a.rs names neuroshima", "store/d.rs names neuroshima"]
    );
}

#[test]
fn impure_rules_are_reported() {
    let files = tree(&[("a.rs", "use std::fmt;"), ("b.rs", "let now = std::time::Instant::now();")]);
    assert_eq!(borders::impurities(&files), ["b.rs uses std::time"]);
}

#[test]
fn a_type_of_the_database_library_in_the_stores_interface_is_reported() {
    let good = "use sqlx::SqlitePool;\npub struct Store {\n    pool: SqlitePool,\n    pub name: String,\n}\n";
    assert!(borders::database_types(&tree(&[("store/a.rs", good)])).breaches.is_empty());
    let bad =
        "use sqlx::SqlitePool;\nimpl Store {\n    pub fn pool(&self) -> &SqlitePool {\n        &self.pool\n    }\n}\n";
    let found = borders::database_types(&tree(&[("store/a.rs", bad)]));
    assert_eq!(found.breaches, ["store/a.rs: pub fn pool(&self) -> &SqlitePool"]);
}

#[test]
fn an_answer_that_is_given_once_is_reported() {
    let text = "http.edit_response(&answer).await";
    let files = tree(&[("discord/reply.rs", text), ("discord/entry.rs", text)]);
    assert_eq!(borders::answers_given_once(&files), ["discord/entry.rs calls .edit_response("]);
}

#[test]
fn a_long_file_is_reported() {
    let files = tree(&[("a.rs", &"\n".repeat(501)), ("b.rs", &"\n".repeat(500))]);
    assert_eq!(borders::long_files(&files), ["a.rs has 501 lines: is there a seam?"]);
}

#[test]
fn comments_are_blanked_and_texts_stay() {
    let code = "let a = \"// text\"; // comment\nlet b = 'x'; /* more */ let c = br\"/*\";";
    let left = "let a = \"// text\";           \nlet b = 'x';            let c = br\"/*\";";
    assert_eq!(without_comments(code), left);
}
