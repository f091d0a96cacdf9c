//! Commands typed in the parent channel of a game's thread.

use sztab_sandbox::{Id, Message, OptionValue, Person};

use crate::club::{Club, Duel, Place, TIMEOUT, button_id};

/// The parent channel of a duel's thread.
fn parent_channel(club: &Club, duel: &Duel) -> Id {
    let threads = club.sandbox.threads(club.guild);
    threads.iter().find(|thread| thread.id == duel.channel).and_then(|thread| thread.parent).unwrap()
}

async fn run_command(person: &Person, channel: Id, command: &str, options: &[(&str, OptionValue)]) -> Message {
    person.run_command(channel, &[command], options).await.unwrap().complete(TIMEOUT).await.unwrap()
}

async fn person_to_act(club: &Club, duel: &Duel) -> Person {
    let (_, user) = club.load_session(duel.game).await.next_to_act().unwrap();
    duel.people.iter().find(|person| person.id() == user.0).unwrap().clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn commands_in_the_parent_channel_apply_to_the_only_thread_and_name_it() {
    let club = Club::open().await;
    let duel = club.start_duel("parent", Place::Thread).await;
    let above = parent_channel(&club, &duel);
    let thread = format!("<#{}>", duel.channel);
    let person = person_to_act(&club, &duel).await;
    let board = run_command(&person, above, "board", &[]).await;
    assert!(board.content.contains(&thread) && !board.attachments.is_empty(), "{board:#?}");
    let export = run_command(&person, above, "export", &[]).await;
    assert!(export.content.contains(&thread) && export.attachments.len() == 2, "{export:#?}");
    let offered = person.autocomplete(above, &["play"], &[], "what", "c3").await.unwrap();
    assert!(!offered.is_empty(), "completion knows the game too");
    let placed = run_command(&person, above, "play", &[("what", "hq c3".into())]).await;
    assert!(placed.content.contains(&thread) && placed.content.contains('✅'), "{}", placed.content);
    assert_eq!(club.load_session(duel.game).await.seq.0, 1);
    let undone = run_command(&person, above, "undo", &[]).await;
    assert!(undone.content.contains(&thread), "{}", undone.content);
    let nothing = run_command(&person, above, "choose", &[("answer", "1".into())]).await;
    assert!(nothing.content.contains(&thread) && !nothing.content.contains("/game new"), "{}", nothing.content);
    // The buttons of the reply work in this channel too.
    let turn = run_command(&person_to_act(&club, &duel).await, above, "board", &[]).await;
    let place = turn.buttons().find(|button| button.label == "Place HQ").map(|button| button.custom_id.clone());
    let asked = person_to_act(&club, &duel).await.press(turn.id, &place.unwrap()).await.unwrap();
    assert!(asked.complete(TIMEOUT).await.unwrap().buttons().any(|button| button.label.starts_with("1 · ")));
    // In the thread itself the reply does not name the game.
    let board = run_command(&person, duel.channel, "board", &[]).await;
    assert!(!board.content.contains(&thread), "{}", board.content);
    assert_eq!(club.sandbox.violations(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn with_several_games_or_none_the_threads_are_linked() {
    let club = Club::open().await;
    let duel = club.start_duel("parent", Place::Thread).await;
    let above = parent_channel(&club, &duel);
    let [ala, ben] = &duel.people;
    let eve = club.sandbox.add_person(club.guild, "Eve", "en-GB");
    let said = run_command(&eve, above, "board", &[]).await;
    assert!(said.content.contains(&format!("<#{}>", duel.channel)) && said.attachments.is_empty(), "{said:#?}");
    // A second game between the same two people, in parallel.
    let terms = [("opponent", ben.into()), ("army", "moloch".into())];
    ala.run_command(above, &["game", "new"], &terms).await.unwrap().complete(TIMEOUT).await.unwrap();
    let open = |message: &Message| message.buttons().any(|button| button.label == "Join" && !button.disabled);
    let lobby = club.sandbox.wait_for(above, TIMEOUT, open).await.unwrap();
    ben.press(lobby.id, &button_id(&lobby, "Join")).await.unwrap();
    let joined = |lobby: &Message| !open(lobby) && lobby.button("Start").is_some();
    let lobby = club.sandbox.wait_for(above, TIMEOUT, joined).await.unwrap();
    let select = lobby.selects().next().unwrap().custom_id.clone();
    ben.select(lobby.id, &select, &["hegemony"]).await.unwrap();
    let chosen = |lobby: &Message| joined(lobby) && lobby.content.contains("Hegemony");
    let lobby = club.sandbox.wait_for(above, TIMEOUT, chosen).await.unwrap();
    ala.press(lobby.id, &button_id(&lobby, "Start")).await.unwrap();
    let second = |sandbox: &sztab_sandbox::Sandbox| {
        let threads = sandbox.threads(club.guild).into_iter().filter(|thread| thread.parent == Some(above));
        let threads: Vec<Id> = threads.map(|thread| thread.id).collect();
        threads.into_iter().find(|&id| id != duel.channel && sandbox.messages(id).len() > 1)
    };
    let second = club.sandbox.wait_until(TIMEOUT, second).await.unwrap();
    for command in ["board", "export", "undo", "hand"] {
        let said = run_command(ala, above, command, &[]).await;
        for thread in [duel.channel, second] {
            assert!(said.content.contains(&format!("<#{thread}>")), "/{command}: {}", said.content);
        }
        assert!(said.attachments.is_empty(), "/{command}");
    }
    // In a channel without a game's thread, no game is named.
    let elsewhere = club.sandbox.add_channel(club.guild, "elsewhere");
    let said = run_command(ala, elsewhere, "board", &[]).await;
    assert!(said.content.contains("/game new") && !said.content.contains("<#"), "{}", said.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_end_of_a_turn_links_the_next_game_that_waits_for_the_player() {
    let club = Club::open().await;
    let duel = club.start_duel("first", Place::Here).await;
    let person = person_to_act(&club, &duel).await;
    let other = club.sandbox.add_channel(club.guild, "second");
    let options = [("strength", 0_i64.into()), ("army", "moloch".into()), ("place", (Place::Here as i64).into())];
    person.run_command(other, &["game", "new"], &options).await.unwrap().complete(TIMEOUT).await.unwrap();
    let is_turn = |message: &Message| message.pinged == [person.id()] && message.button("Place HQ").is_some();
    club.sandbox.wait_for(other, TIMEOUT, is_turn).await.unwrap();
    let placed = run_command(&person, duel.channel, "play", &[("what", "hq c3".into())]).await;
    let next = placed.buttons().next().unwrap();
    let address = format!("https://discord.com/channels/{}/{other}", club.guild);
    assert_eq!((next.label.as_str(), next.url.as_deref()), ("Next game: 2", Some(address.as_str())), "{placed:#?}");
    let opponent = person_to_act(&club, &duel).await;
    let placed = run_command(&opponent, duel.channel, "play", &[("what", "hq a1".into())]).await;
    assert!(placed.buttons().all(|button| !button.label.starts_with("Next game")), "no other game waits: {placed:#?}");
    assert_eq!(club.sandbox.violations(), []);
}
