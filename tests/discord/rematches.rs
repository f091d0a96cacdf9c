//! Rematches, with the armies swapped.

use std::fs;

use sztab_sandbox::{Id, Message, OptionValue, Person, Response, Sandbox};

use crate::club::{Club, TIMEOUT, button_id};
use crate::player::is_over;
use crate::sessions::{Lobby, is_lobby};

const EXAMPLE: &str = include_str!("../../docs/army-example.toml");

/// A game between Ala, who opened it with Borgo or another army, and Ben with the Hegemony, which Ala has resigned.
/// Returns the result, the people and the channel.
async fn play_and_resign(club: &Club, army: &str, place: i64) -> (Message, [Person; 2], Id) {
    let terms: [(&str, OptionValue); 5] = [
        ("army", army.into()),
        ("first", 1_i64.into()),
        ("place", place.into()),
        ("rated", true.into()),
        ("odds", false.into()),
    ];
    let lobby = Lobby::open(club, &terms).await.with_guest().await;
    lobby.choose(&lobby.ben, "hegemony").await;
    lobby.wait_for_text("Hegemony").await;
    let channel = lobby.start(&lobby.ala, "begins.").await.channel;
    let asked = lobby.ala.run_command(channel, &["resign"], &[]).await.unwrap().complete(TIMEOUT).await.unwrap();
    lobby.ala.press(asked.id, &button_id(&asked, "Resign")).await.unwrap();
    let over = club.sandbox.wait_for(channel, TIMEOUT, is_over).await.unwrap();
    (over, [lobby.ala.clone(), lobby.ben.clone()], channel)
}

async fn press_rematch(person: &Person, over: &Message) -> String {
    let response = person.press(over.id, &button_id(over, "Rematch")).await.unwrap();
    response.complete(TIMEOUT).await.unwrap().content
}

#[tokio::test(flavor = "multi_thread")]
async fn a_press_under_the_result_opens_one_table_for_a_rematch() {
    let club = Club::open().await;
    let (over, [ala, ben], thread) = play_and_resign(&club, "borgo", 0).await;
    let eve = club.sandbox.add_person(club.guild, "Eve", "en-GB");
    assert_eq!(press_rematch(&eve, &over).await, "Only that game's two players can ask for a rematch.");
    let rematch = button_id(&over, "Rematch");
    let (one, other) = tokio::join!(ala.press(over.id, &rematch), ala.press(over.id, &rematch));
    let lobby = Lobby::find_in(&club, thread, [ala.clone(), ben.clone()], over.id).await;
    assert_eq!(lobby.current_message().pinged, [ben.id()], "the invited one is called");
    let terms = [
        format!("{}: Hegemony · {} (invited)", ala.mention(), ben.mention()),
        format!(
            "Terms: armies swapped · rated · draw odds hidden · played in this channel · {} plays first",
            ben.mention()
        ),
        format!("{}, you're invited: press *Join*.", ben.mention()),
    ];
    assert!(lobby.current_message().content.ends_with(&terms.join("\n")), "{}", lobby.current_message().content);
    let refused = |_: &Sandbox| {
        let said = [&one, &other].into_iter().flatten().flat_map(Response::followups);
        let said: Vec<String> = said.map(|message| message.content).collect();
        (!said.is_empty()).then_some(said)
    };
    let refused = club.sandbox.wait_until(TIMEOUT, refused).await.unwrap();
    assert!(refused.len() == 1 && refused[0].starts_with("There's already a table in this channel"), "{refused:?}");
    assert!(press_rematch(&ben, &over).await.starts_with("There's already a table in this channel"));
    assert_eq!(club.sandbox.messages(thread).iter().filter(|message| is_lobby(message)).count(), 1);

    assert_eq!(lobby.reply_to_press(&eve, "join").await, "That seat is reserved for someone else.");
    let lobby = lobby.with_guest().await;
    lobby.wait_for_text(&format!("{}: Borgo", ben.mention())).await;
    assert_eq!(lobby.current_message().selects().count(), 0);
    // A player who leaves and rejoins keeps their army.
    lobby.press(&ala, "leave").await;
    club.sandbox.wait_for(thread, TIMEOUT, |m| is_lobby(m) && !m.content.contains("Hegemony")).await.unwrap();
    lobby.press(&ala, "join").await;
    lobby.wait_for_text(&format!("{}: Hegemony", ala.mention())).await;
    let opening = lobby.start(&ala, "begins.").await;
    assert_eq!(opening.channel, thread);
    assert!(opening.content.contains(&format!("{} plays Borgo and goes first.", ben.mention())), "{}", opening.content);
    assert!(opening.content.contains(&format!("{} plays Hegemony.", ala.mention())), "{}", opening.content);
    assert_eq!(club.sandbox.violations(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_command_opens_a_rematch_of_the_last_game_of_the_channel() {
    let club = Club::open().await;
    let (over, [ala, ben], channel) = play_and_resign(&club, "borgo", 1).await;
    let ask = async |person: &Person, channel: Id| {
        let told = person.run_command(channel, &["rematch"], &[]).await.unwrap().complete(TIMEOUT).await.unwrap();
        assert_eq!(told.only_for, Some(person.id()));
        told.content
    };
    let eve = club.sandbox.add_person(club.guild, "Eve", "en-GB");
    let empty = club.sandbox.add_channel(club.guild, "empty");
    assert_eq!(ask(&ala, empty).await, "There's no finished game here to play a rematch of.");
    assert_eq!(ask(&eve, channel).await, "Only that game's two players can ask for a rematch.");
    assert_eq!(ask(&ben, channel).await, "The table is open.");
    assert!(ask(&ala, channel).await.starts_with("There's already a table in this channel"));
    // Ben asked for the rematch, so Ben is the host.
    let lobby = Lobby::find_in(&club, channel, [ben.clone(), ala.clone()], over.id).await.with_guest().await;
    lobby.wait_for_text(&format!("{}: Borgo", ben.mention())).await;
    lobby.wait_for_text(&format!("{}: Hegemony", ala.mention())).await;
    lobby.wait_for_text(&format!("{} plays first", ben.mention())).await;
    let opening = lobby.start(&ala, "begins.").await;
    assert!(opening.content.contains(&format!("{} plays Borgo and goes first.", ben.mention())), "{}", opening.content);
    // A second rematch is refused while the first is being played.
    assert!(ask(&ala, channel).await.starts_with("There's already a table in this channel"));
    assert!(press_rematch(&ala, &over).await.starts_with("There's already a table in this channel"));
    assert_eq!(club.sandbox.violations(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_needs_its_armies() {
    let mut club = Club::without_bot().await;
    fs::create_dir(club.armies()).unwrap();
    fs::write(club.armies().join("tinkers.toml"), EXAMPLE).unwrap();
    club.start_bot();
    club.wait_for_bot().await;
    let (over, [ala, ben], channel) = play_and_resign(&club, "tinkers", 0).await;
    fs::remove_file(club.armies().join("tinkers.toml")).unwrap();
    club.restart().await;
    for person in [&ala, &ben] {
        assert_eq!(press_rematch(person, &over).await, "There's no such army.");
    }
    assert_eq!(club.sandbox.messages(channel).iter().filter(|message| is_lobby(message)).count(), 0);
    // The button of a game that continues elsewhere or is not over has no effect.
    let elsewhere = Lobby::open(&club, &[]).await;
    let rematch = button_id(&over, "Rematch");
    let told =
        ala.forge_press(elsewhere.current_message().id, &rematch, None).await.unwrap().complete(TIMEOUT).await.unwrap();
    assert!(told.content.starts_with("This button is out of date"), "{}", told.content);
    let join = button_id(&elsewhere.current_message(), "Join");
    let early = join.replace(":lobby:join", ":rematch:");
    let told =
        ala.forge_press(elsewhere.current_message().id, &early, None).await.unwrap().complete(TIMEOUT).await.unwrap();
    assert_eq!(told.content, "There's no finished game here to play a rematch of.");
}
