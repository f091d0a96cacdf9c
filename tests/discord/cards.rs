//! `/tile` and `/army`: one tile and one army, as pictures and as text.

use std::fs;

use sztab_neuroshima::rules::Side;
use sztab_sandbox::{Id, Message, Person};

use crate::club::{Club, TIMEOUT, game_of};
use crate::found_game::{army, find_game, prepare_game};

const EXAMPLE: &str = include_str!("../../docs/army-example.toml");

/// The reply to a command with a single option.
async fn look_up(person: &Person, channel: Id, command: &str, typed: &str) -> Message {
    let asked = person.run_command(channel, &[command], &[(command, typed.into())]).await.unwrap();
    let answer = asked.complete(TIMEOUT).await.unwrap();
    assert_eq!(answer.only_for, Some(person.id()), "{}", answer.content);
    answer
}

async fn suggestions(person: &Person, channel: Id, command: &str, typed: &str) -> Vec<(String, String)> {
    let choices = person.autocomplete(channel, &[command], &[], command, typed).await.unwrap();
    choices.into_iter().map(|choice| (choice.name, choice.value.as_str().unwrap().to_owned())).collect()
}

/// The alternative texts of the pictures: a card has one picture, a sheet two.
fn alt_text(message: &Message) -> String {
    let pictures = if message.attachments.first().is_some_and(|file| file.filename == "army.png") { 2 } else { 1 };
    assert_eq!(message.attachments.len(), pictures, "{}", message.content);
    let alts: Vec<&str> = message.attachments.iter().map(|file| file.alt_text.as_deref().unwrap()).collect();
    for alt in &alts {
        assert!(alt.chars().count() <= 1024 && !alt.contains(['{', '$']), "{alt}");
    }
    alts.join("\n")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_tile_is_shown_in_the_readers_language() {
    let club = Club::open().await;
    let channel = club.sandbox.add_channel(club.guild, "tiles");
    let [ola, ivan] =
        [("Ola", "pl"), ("Ivan", "uk")].map(|(name, locale)| club.sandbox.add_person(club.guild, name, locale));
    // As suggested, as typed without Polish letters, and in English.
    for typed in ["moloch:blocker", "bloker", "Blocker (Moloch)"] {
        let shown = look_up(&ola, channel, "tile", typed).await;
        assert_eq!(shown.content, "Bloker (Moloch)");
        let said = alt_text(&shown);
        for part in
            ["Moloch · Wojownik · 2 żetony", "Inicjatywa: Brak", "Pancerz: ", "bok górny", "2 rany", "NH-1.12: "]
        {
            assert!(said.contains(part), "no {part} in {said}");
        }
    }
    let shown = look_up(&ivan, channel, "tile", "outpost medic").await;
    assert_eq!(shown.content, "Медик (Аванпост)");
    assert!(alt_text(&shown).contains("Приєднання: "), "{}", alt_text(&shown));
    let suggested = suggestions(&ola, channel, "tile", "centrum").await;
    assert_eq!(suggested, [("Centrum Rozpoznania (Posterunek)".to_owned(), "outpost:recon_centre".to_owned())]);
    assert_eq!(club.sandbox.violations(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn unknown_and_ambiguous_tiles_are_reported() {
    let club = Club::open().await;
    let channel = club.sandbox.add_channel(club.guild, "unknown");
    let ola = club.sandbox.add_person(club.guild, "Ola", "pl");
    let unknown = look_up(&ola, channel, "tile", "dragon").await;
    assert_eq!(unknown.content, "Nie ma czegoś takiego. Wybierz jedną z podpowiedzi.");
    assert!(unknown.attachments.is_empty());
    let several = look_up(&ola, channel, "tile", "runner").await;
    assert!(several.content.contains("Biegacz (Hegemonia), Biegacz (Posterunek)."), "{}", several.content);
    let unknown = look_up(&ola, channel, "army", "dragons").await;
    assert_eq!(unknown.content, "Nie ma czegoś takiego. Wybierz jedną z podpowiedzi.");
    assert_eq!(suggestions(&ola, channel, "tile", "dragon").await, []);
    assert_eq!(suggestions(&ola, channel, "tile", "").await.len(), 25);
    assert_eq!(club.sandbox.violations(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_army_is_shown_whole_or_in_a_game_by_its_remaining_pile() {
    let turns = 12;
    let found =
        find_game(["outpost", "borgo"].map(army), |game, _, _| game.state().turn == turns && game.decision().is_none());
    let (club, duel) = prepare_game(&found).await;
    let [ala, _] = &duel.people;
    let session = club.load_session(duel.game).await;
    let seat = game_of(&session).seat(Side(0));
    let shown = look_up(ala, duel.channel, "army", "outpost").await;
    let said = alt_text(&shown);
    assert!(said.contains(&format!("Outpost: Still in the pile: {} of 34", seat.pile.len())), "{said}");
    for (id, tile) in
        (0u8..).zip(&game_of(&session).roster().army(Side(0)).tiles).filter(|(_, tile)| !tile.is_headquarters())
    {
        let left = seat.pile.iter().filter(|tile| tile.0 == id).count();
        assert!(said.contains(&format!("{} {left} of {}", tile.name.en, tile.count)), "{}: {said}", tile.id);
    }
    // The other army is not part of this game, and in the other channel there is no game.
    let whole = look_up(ala, duel.channel, "army", "Moloch").await;
    assert!(alt_text(&whole).contains("35 tiles") && alt_text(&whole).contains("Push Back ×5"), "{}", alt_text(&whole));
    let elsewhere = club.sandbox.add_channel(club.guild, "elsewhere");
    let whole = look_up(ala, elsewhere, "army", "outpost").await;
    assert!(alt_text(&whole).contains("35 tiles") && alt_text(&whole).contains("Commando ×5"), "{}", alt_text(&whole));
    // The armies of the game come first.
    let names: Vec<String> =
        suggestions(ala, duel.channel, "army", "").await.into_iter().map(|(name, _)| name).collect();
    assert_eq!(names, ["Outpost", "Borgo", "Hegemony", "Moloch"]);
    assert_eq!(club.sandbox.violations(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn custom_armies_are_shown_too() {
    let mut club = Club::without_bot().await;
    fs::create_dir(club.armies()).unwrap();
    fs::write(club.armies().join("tinkers.toml"), EXAMPLE).unwrap();
    club.start_bot();
    club.wait_for_bot().await;
    let channel = club.sandbox.add_channel(club.guild, "own");
    let ola = club.sandbox.add_person(club.guild, "Ola", "pl");
    let shown = look_up(&ola, channel, "army", "druciarze").await;
    assert_eq!(shown.content, "Druciarze");
    assert!(alt_text(&shown).contains("35 żetonów razem ze Sztabem"), "{}", alt_text(&shown));
    for (name, value) in suggestions(&ola, channel, "tile", "druciarze").await {
        let shown = look_up(&ola, channel, "tile", &value).await;
        assert_eq!(shown.content, name);
        assert!(alt_text(&shown).contains("Druciarze · "), "{}", alt_text(&shown));
    }
    assert_eq!(club.sandbox.violations(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn pictures_use_the_colours_from_the_settings() {
    let mut club = Club::without_bot().await;
    let settings = club.database().with_file_name("sztab.toml");
    let channel = club.sandbox.add_channel(club.guild, "colours");
    let ola = club.sandbox.add_person(club.guild, "Ola", "pl");
    let mut drawn = Vec::new();
    for colours in ["default", "high-contrast"] {
        fs::write(&settings, format!("colours = \"{colours}\"\n")).unwrap();
        club.start_bot();
        club.wait_for_bot().await;
        drawn.push(look_up(&ola, channel, "tile", "Runner (Outpost)").await.attachments[0].bytes.clone());
        club.kill_bot();
    }
    assert_ne!(drawn[0], drawn[1]);
}
