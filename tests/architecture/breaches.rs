//! Proof that each check can fail: small made-up source trees with one breach each.

use crate::borders;
use crate::checks::{Layers, SideLayer, find_game_names, find_import_cycles, find_layer_violations};
use crate::graph::import_graph;
use crate::methods::{SpreadType, call_graph};
use crate::source::{Sources, without_comments};

fn sources(files: &[(&str, &str)]) -> Sources {
    files.iter().map(|(path, text)| ((*path).to_owned(), (*text).to_owned())).collect()
}

/// The files used by the file `by`.
fn used_files(files: &[(&str, &str)], by: &str) -> Vec<String> {
    import_graph(&sources(files)).remove(by).expect("a file of the tree").into_iter().collect()
}

#[test]
fn import_cycles_are_reported_with_their_path() {
    let files = sources(&[
        ("store/mod.rs", "mod game;\nmod log;\nmod seat;\npub use log::Line;"),
        ("store/log.rs", "use super::{seat::{Seat, Number as Seats}};"),
        ("store/seat.rs", "use crate::store::{\n    game::Game, // the game\n};"),
        ("store/game.rs", "fn last() -> super::Line { super::Line }"),
        ("store/apart.rs", "use super::Line;"),
    ]);
    let circle = "store/game.rs -> store/log.rs -> store/seat.rs -> store/game.rs";
    assert_eq!(find_import_cycles(&files, &[]), [circle]);
}

#[test]
fn two_cycles_are_reported_separately() {
    let files = sources(&[
        ("a/one.rs", "use super::two::Two;"),
        ("a/two.rs", "use super::one::One;"),
        ("b/one.rs", "use super::two::Two;"),
        ("b/two.rs", "use super::one::One; use crate::a::one::One as Other;"),
    ]);
    let circles = ["a/one.rs -> a/two.rs -> a/one.rs", "b/one.rs -> b/two.rs -> b/one.rs"];
    assert_eq!(find_import_cycles(&files, &[]), circles);
}

#[test]
fn names_are_resolved_to_the_defining_file() {
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
fn only_production_code_counts() {
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
fn test_files_are_ignored() {
    let files = sources(&[
        ("a/mod.rs", "#[cfg(test)]\nmod measured;\nmod tests;"),
        ("a/measured.rs", "use crate::b::Thing;"),
        ("a/tests.rs", "use crate::b::Thing;"),
        ("a/open_tests.rs", "use crate::b::Thing;"),
        ("b.rs", "use crate::a::Thing;"),
    ]);
    assert_eq!(import_graph(&files).into_keys().collect::<Vec<_>>(), ["a/mod.rs", "b.rs"]);
}

const BOT_SPREAD: SpreadType = SpreadType { folder: "discord", name: "Bot", receivers: &["bot"] };

#[test]
fn method_calls_on_a_spread_type_couple_files() {
    let files = sources(&[
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
    let graph = call_graph(&files, BOT_SPREAD);
    assert_eq!(graph["discord/answer.rs"].iter().collect::<Vec<_>>(), ["discord/lobby.rs"]);
    assert_eq!(graph["discord/entry.rs"].len(), 2);
    assert!(graph["discord/lobby.rs"].is_empty());
    assert!(!graph.contains_key("other.rs"));
}

#[test]
fn cycles_through_methods_are_reported_only_for_spread_types() {
    let files = sources(&[
        ("discord/answer.rs", "use super::lobby::Lobby;\nimpl Bot {\n    fn answer(&self) {}\n}"),
        ("discord/lobby.rs", "fn lobby(bot: &Bot) { bot.answer() }"),
    ]);
    assert_eq!(find_import_cycles(&files, &[]), Vec::<String>::new());
    let circle = "discord/answer.rs -> discord/lobby.rs -> discord/answer.rs";
    assert_eq!(find_import_cycles(&files, &[BOT_SPREAD]), [circle]);
}

const SAMPLE_LAYERS: Layers = Layers {
    folder: "house",
    order: &["roof", "hall", "cellar"],
    beside: &[SideLayer { room: "shed", below: "roof" }],
};

#[test]
fn using_a_higher_layer_is_reported() {
    let by = |path: &str, text: &str| {
        let files = [("house/roof.rs", ""), ("house/hall.rs", ""), ("house/cellar/mod.rs", ""), ("house/shed.rs", "")];
        let mut files = sources(&files);
        files.insert("house/mod.rs".to_owned(), String::new());
        files.insert(path.to_owned(), text.to_owned());
        find_layer_violations(&files, &SAMPLE_LAYERS)
    };
    assert_eq!(by("house/roof.rs", "use super::hall::X; use super::cellar::X;"), Vec::<String>::new());
    assert_eq!(by("house/shed.rs", "use super::hall::X; use super::cellar::X;"), Vec::<String>::new());
    assert_eq!(by("house/cellar/wine.rs", "use super::super::hall::X;"), ["house/cellar/wine.rs uses house/hall.rs"]);
    assert_eq!(by("house/shed.rs", "use super::roof::X;"), ["house/shed.rs uses house/roof.rs"]);
    assert_eq!(by("house/roof.rs", "use super::shed::X;"), ["house/roof.rs uses house/shed.rs"]);
    assert_eq!(by("house/tent.rs", ""), ["house/tent.rs stands in no room"]);
}

#[test]
fn missing_layers_are_skipped() {
    let files = sources(&[("house/cellar.rs", "use super::hall::X;"), ("house/hall.rs", ""), ("house/tent.rs", "")]);
    assert_eq!(find_layer_violations(&files, &SAMPLE_LAYERS), ["house/cellar.rs uses house/hall.rs"]);
    assert_eq!(
        find_layer_violations(&sources(&[("garden/tree.rs", "use super::hall::X;")]), &SAMPLE_LAYERS),
        Vec::<String>::new()
    );
}

#[test]
fn game_names_are_reported_unless_listed() {
    let files = sources(&[
        ("store/a.rs", "use crate::games::neuroshima::rules::Game;"),
        ("store/b.rs", "// neuroshima\nconst NAME: &str = \"any\";"),
        ("games/c.rs", "mod neuroshima;"),
        ("store/d.rs", "const NAME: &str = \"Neuroshima Hex\";"),
    ]);
    assert_eq!(
        find_game_names(&files, &["store"], "neuroshima"),
        ["store/a.rs names neuroshima", "store/d.rs names neuroshima"]
    );
}

#[test]
fn impure_rules_are_reported() {
    let files = sources(&[("a.rs", "use std::fmt;"), ("b.rs", "let now = std::time::Instant::now();")]);
    assert_eq!(borders::find_impurities(&files), ["b.rs uses std::time"]);
}

#[test]
fn database_types_in_the_store_interface_are_reported() {
    let good = "use sqlx::SqlitePool;\npub struct Store {\n    pool: SqlitePool,\n    pub name: String,\n}\n";
    assert!(borders::find_database_types(&sources(&[("store/a.rs", good)])).breaches.is_empty());
    let bad =
        "use sqlx::SqlitePool;\nimpl Store {\n    pub fn pool(&self) -> &SqlitePool {\n        &self.pool\n    }\n}\n";
    let found = borders::find_database_types(&sources(&[("store/a.rs", bad)]));
    assert_eq!(found.breaches, ["store/a.rs: pub fn pool(&self) -> &SqlitePool"]);
}

#[test]
fn unrepeated_replies_are_reported() {
    let text = "http.edit_response(&answer).await";
    let files = sources(&[("discord/reply.rs", text), ("discord/entry.rs", text)]);
    assert_eq!(borders::find_unrepeated_replies(&files), ["discord/entry.rs calls .edit_response("]);
}

#[test]
fn long_files_are_reported() {
    let files = sources(&[("a.rs", &"\n".repeat(501)), ("b.rs", &"\n".repeat(500))]);
    assert_eq!(borders::find_long_files(&files), ["a.rs has 501 lines: is there a seam?"]);
}

#[test]
fn comments_are_blanked_and_literals_stay() {
    let code = "let a = \"// text\"; // comment\nlet b = 'x'; /* more */ let c = br\"/*\";";
    let left = "let a = \"// text\";           \nlet b = 'x';            let c = br\"/*\";";
    assert_eq!(without_comments(code), left);
}
