//! Leaders, which both players choose in secret and see at the same time (NH-13.20).

use sztab_neuroshima::rules::values::Values;
use sztab_sandbox::{Id, Message, Person, Sandbox};

use crate::club::{Club, Place, TIMEOUT, button_id, is_lobby};

/// The names of Leaders in the public messages of a channel, in texts, on buttons and in descriptions of pictures.
fn named_leaders(club: &Club, channel: Id) -> Vec<&'static str> {
    let public = club.sandbox.messages(channel).into_iter().filter(|message| message.only_for.is_none());
    let shown = format!("{:?}", public.collect::<Vec<_>>());
    Values::open().leaders.iter().map(|leader| leader.name.en.as_str()).filter(|name| shown.contains(name)).collect()
}

/// Opens the private message of a player's turn; returns it with the labels of its Leaders.
async fn look_at_cards(club: &Club, channel: Id, person: &Person) -> (Message, Vec<String>) {
    let is_turn = |message: &Message| {
        message.only_for.is_none() && message.buttons().any(|button| button.label == "My turn") && !is_lobby(message)
    };
    let post = club.sandbox.wait_for(channel, TIMEOUT, is_turn).await.unwrap();
    let opened = person.press(post.id, &button_id(&post, "My turn")).await.unwrap();
    let private = opened.complete(TIMEOUT).await.unwrap();
    assert_eq!(private.only_for, Some(person.id()), "{}", private.content);
    let is_leader = |label: &String| Values::open().leaders.iter().any(|leader| leader.name.en == *label);
    let cards = private.buttons().map(|button| button.label.clone()).filter(is_leader).collect();
    (private, cards)
}

#[tokio::test(flavor = "multi_thread")]
async fn leaders_are_chosen_in_secret_and_revealed_together() {
    let club = Club::open().await;
    let channel = club.sandbox.add_channel(club.guild, "leaders");
    let [ala, ben] = ["Ala", "Ben"].map(|name| club.sandbox.add_person(club.guild, name, "en-GB"));
    let place = Place::Here as i64;
    let options = [
        ("opponent", (&ben).into()),
        ("army", "borgo".into()),
        ("place", place.into()),
        ("variant", "leaders=on".into()),
    ];
    ala.run_command(channel, &["game", "new"], &options).await.unwrap().complete(TIMEOUT).await.unwrap();
    let lobby = club.sandbox.wait_for(channel, TIMEOUT, |lobby| lobby.selects().next().is_some()).await.unwrap();
    let select = lobby.selects().next().unwrap().custom_id.clone();
    ben.select(lobby.id, &select, &["moloch"]).await.unwrap();
    let is_ready = |lobby: &Message| lobby.buttons().any(|button| button.label == "Start" && !button.disabled);
    let lobby = club.sandbox.wait_for(channel, TIMEOUT, is_ready).await.unwrap();
    ala.press(lobby.id, &button_id(&lobby, "Start")).await.unwrap();

    let (asked, of_ala) = look_at_cards(&club, channel, &ala).await;
    assert!(of_ala.len() == 3 && of_ala.iter().all(|card| asked.content.contains(card.as_str())), "{of_ala:?}");
    let chosen = ala.press(asked.id, &button_id(&asked, &of_ala[1])).await.unwrap().complete(TIMEOUT).await.unwrap();
    assert!(chosen.content.contains(&of_ala[1]), "{}", chosen.content);
    let (_, again) = look_at_cards(&club, channel, &ala).await;
    assert_eq!(again, of_ala, "the choice can be changed until both have chosen");
    let (asked, of_ben) = look_at_cards(&club, channel, &ben).await;
    assert!(of_ben.len() == 3 && of_ben.iter().all(|card| !of_ala.contains(card)), "{of_ala:?} {of_ben:?}");
    let exported = ben.run_command(channel, &["export"], &[]).await.unwrap().complete(TIMEOUT).await.unwrap();
    let record = exported.attachments.iter().map(|file| String::from_utf8_lossy(&file.bytes)).collect::<String>();
    let id_of = |name: &str| &Values::open().leaders.iter().find(|leader| leader.name.en == name).unwrap().id;
    assert!(record.contains("leader ?") && of_ala.iter().all(|name| !record.contains(id_of(name))), "{record}");
    assert_eq!(named_leaders(&club, channel), [] as [&str; 0], "no card is shown before all have chosen");

    ben.press(asked.id, &button_id(&asked, &of_ben[0])).await.unwrap().complete(TIMEOUT).await.unwrap();
    let mut revealed = [of_ala[1].as_str(), of_ben[0].as_str()];
    revealed.sort_unstable();
    let shows_both = |_: &Sandbox| {
        let mut named = named_leaders(&club, channel);
        named.sort_unstable();
        (named == revealed).then_some(())
    };
    club.sandbox.wait_until(TIMEOUT, shows_both).await.unwrap();
    assert_eq!(club.sandbox.violations(), []);
}

/// An owner's file with a card of its own, of which all six are dealt in a duel.
const OWN_BOX: &str = r#"extends = "open-variants-1"
id = "my-box"
title = "The box on our shelf"
leaders = ["courier", "bouncer", "gun_captain", "armourer", "old_steward", "captain"]

[[leader]]
id = "captain"
name = { en = "Captain Ironside" }
moment = "turn"
steps = ["as:rotation"]
"#;

#[tokio::test(flavor = "multi_thread")]
async fn a_game_keeps_the_owners_values_with_which_it_began() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("neuroshima/my-box.toml");
    std::fs::create_dir(folder.path().join("neuroshima")).unwrap();
    std::fs::write(&file, OWN_BOX).unwrap();
    let mut club = Club::open_with(&[("SZTAB_VALUES", &folder.path().display().to_string())]).await;
    let channel = club.sandbox.add_channel(club.guild, "values");
    let [ala, ben] = ["Ala", "Ben"].map(|name| club.sandbox.add_person(club.guild, name, "en-GB"));
    let place = Place::Here as i64;
    let options = [
        ("opponent", (&ben).into()),
        ("army", "borgo".into()),
        ("place", place.into()),
        ("variant", "leaders=on".into()),
    ];
    ala.run_command(channel, &["game", "new"], &options).await.unwrap().complete(TIMEOUT).await.unwrap();
    let lobby = club.sandbox.wait_for(channel, TIMEOUT, |lobby| lobby.selects().next().is_some()).await.unwrap();
    let select = lobby.selects().next().unwrap();
    assert!(select.options.iter().all(|option| option.value != "my-box"), "a file of values is no army");
    assert!(lobby.content.contains("open values 1: ours, not the publisher's"), "{}", lobby.content);
    let select = select.custom_id.clone();
    let panel = ala.press(lobby.id, &button_id(&lobby, "Terms")).await.unwrap().complete(TIMEOUT).await.unwrap();
    let of_values = |list: &&sztab_sandbox::Select| list.options.iter().any(|option| option.value == "values=my-box");
    let list = panel.selects().find(of_values).expect("the owner's values are offered").custom_id.clone();
    ala.select(panel.id, &list, &["values=my-box"]).await.unwrap().complete(TIMEOUT).await.unwrap();
    ben.select(lobby.id, &select, &["moloch"]).await.unwrap();
    let is_ready = |lobby: &Message| lobby.buttons().any(|button| button.label == "Start" && !button.disabled);
    let lobby = club.sandbox.wait_for(channel, TIMEOUT, is_ready).await.unwrap();
    assert!(lobby.content.contains("Leaders (my-box: 1 entry of the owner's, 25 open)"), "{}", lobby.content);
    ala.press(lobby.id, &button_id(&lobby, "Start")).await.unwrap();

    let holds_captain = async |club: &Club, person: &Person| {
        let (asked, _) = look_at_cards(club, channel, person).await;
        asked.buttons().any(|button| button.label == "Captain Ironside")
    };
    let holders = [holds_captain(&club, &ala).await, holds_captain(&club, &ben).await];
    assert!(holders[0] != holders[1], "one of them has the owner's card");
    std::fs::remove_file(&file).unwrap();
    club.restart().await;
    assert_eq!([holds_captain(&club, &ala).await, holds_captain(&club, &ben).await], holders);
    let exported = ben.run_command(channel, &["export"], &[]).await.unwrap().complete(TIMEOUT).await.unwrap();
    let record = exported.attachments.iter().map(|file| String::from_utf8_lossy(&file.bytes)).collect::<String>();
    assert!(record.contains("\nvalues my-box hash="), "{record}");
    assert_eq!(club.sandbox.violations(), []);
}
