//! The list of a server's sessions, and results as direct messages.

use sztab_sandbox::{Id, Message, Person};

use crate::club::{Club, Place, TIMEOUT, button_id};

async fn list_games(person: &Person, channel: Id) -> Message {
    person.run_command(channel, &["game", "list"], &[]).await.unwrap().complete(TIMEOUT).await.unwrap()
}

fn embed_text(message: &Message) -> String {
    message.embeds.iter().filter_map(|embed| embed.description.clone()).collect()
}

fn links(message: &Message) -> Vec<(String, String)> {
    let links = message.buttons().filter_map(|button| Some((button.label.clone(), button.url.clone()?)));
    links.collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_list_shows_open_tables_then_games_with_the_player_to_act() {
    let club = Club::open().await;
    let channel = club.sandbox.add_channel(club.guild, "hall");
    let eve = club.sandbox.add_person(club.guild, "Eve", "en-GB");
    assert_eq!(list_games(&eve, channel).await.content, "No tables here yet. Open one with `/game new`.");
    let duel = club.start_duel("duel", Place::Here).await;
    // One session is open, one is reserved for Ben, and one is Eve's own.
    let [open, kept, own] = ["open", "kept", "own"].map(|name| club.sandbox.add_channel(club.guild, name));
    let dan = club.sandbox.add_person(club.guild, "Dan", "en-GB");
    let for_ben = [("opponent", (&duel.people[1]).into())];
    for (person, channel, options) in [(&dan, open, &[][..]), (&dan, kept, &for_ben[..]), (&eve, own, &[][..])] {
        person.run_command(channel, &["game", "new"], options).await.unwrap().complete(TIMEOUT).await.unwrap();
        club.sandbox.wait_for(channel, TIMEOUT, |m| m.buttons().next().is_some()).await.unwrap();
    }
    // The link leads to the channel until the bot has recorded the session's message.
    crate::posts::wait_until_quiet(&club).await;
    let lobby = club.sandbox.messages(open).into_iter().find(|m| m.only_for.is_none()).unwrap().id;
    let shown = list_games(&eve, channel).await;
    assert_eq!(shown.content, "Tables to join: 2. Games in progress: 1.");
    assert_eq!(shown.only_for, Some(eve.id()));
    let place = format!("https://discord.com/channels/{}/{open}/{lobby}", club.guild);
    assert_eq!(links(&shown)[1], ("Join table 2".to_owned(), place));
    assert_eq!(links(&shown)[0].0, "Your table 4");
    let told = embed_text(&shown);
    let lines: Vec<&str> = told.lines().collect();
    assert_eq!((lines[0], lines[3]), ("**Join one of these**", "**In progress**"), "{told}");
    assert!(lines[2].ends_with("· Dan is waiting · Usual terms: friendly game, no clock"), "{told}");
    let session = club.load_session(duel.game).await;
    let (side, _) = session.next_to_act().unwrap();
    let waits = format!("· waiting for {}, <t:", session.player_name(side));
    assert!(lines[4].contains(&waits) && lines[4].ends_with(":R>"), "{told}");
    // An invited player sees the session reserved for them.
    let of_ben = list_games(&duel.people[1], channel).await;
    assert!(links(&of_ben).iter().any(|(label, _)| label == "Join table 3"), "{of_ben:#?}");
    assert_eq!(club.sandbox.violations(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_long_list_has_pages_of_eight() {
    let club = Club::open().await;
    for number in 0..10 {
        let channel = club.sandbox.add_channel(club.guild, &format!("c{number}"));
        let host = club.sandbox.add_person(club.guild, &format!("Host {number}"), "en-GB");
        host.run_command(channel, &["game", "new"], &[]).await.unwrap().complete(TIMEOUT).await.unwrap();
    }
    let channel = club.sandbox.add_channel(club.guild, "hall");
    let eve = club.sandbox.add_person(club.guild, "Eve", "en-GB");
    let first = list_games(&eve, channel).await;
    assert_eq!((first.content.as_str(), links(&first).len()), ("Tables to join: 10. Games in progress: 0.", 8));
    let more = eve.press(first.id, &button_id(&first, "More ▶")).await.unwrap().complete(TIMEOUT).await.unwrap();
    assert_eq!((more.id, links(&more).len()), (first.id, 2));
    assert!(more.buttons().any(|button| button.label == "More ▶" && button.disabled));
    // A page that no longer exists leads to the last one; a page that never existed is refused.
    let late = eve.forge_press(first.id, "b1:0:0:tables:99", None).await.unwrap().complete(TIMEOUT).await.unwrap();
    assert_eq!(links(&late).len(), 2);
    let nonsense = eve.forge_press(first.id, "b1:0:0:tables:x", None).await.unwrap();
    assert!(nonsense.complete(TIMEOUT).await.unwrap().content.starts_with("This button is out of date"));
    assert_eq!(club.sandbox.violations(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn results_are_sent_directly_to_players_who_want_them() {
    let club = Club::open().await;
    let ends = async |name: &str| {
        let duel = club.start_duel(name, Place::Here).await;
        let asked = duel.people[0].run_command(duel.channel, &["resign"], &[]).await.unwrap();
        let asked = asked.complete(TIMEOUT).await.unwrap();
        duel.people[0].press(asked.id, &button_id(&asked, "Resign")).await.unwrap();
        let over = |message: &Message| message.buttons().any(|b| b.label == "Results by DM");
        let over = club.sandbox.wait_for(duel.channel, TIMEOUT, over).await.unwrap();
        (duel, over)
    };
    let (duel, over) = ends("first").await;
    let [ala, ben] = &duel.people;
    let answer = ben.press(over.id, &button_id(&over, "Results by DM")).await.unwrap();
    let answer = answer.complete(TIMEOUT).await.unwrap();
    assert!(answer.content.starts_with("From now on") && answer.only_for == Some(ben.id()), "{answer:#?}");
    assert!(
        ala.direct_messages().is_none() && ben.direct_messages().is_none(),
        "nothing is sent for a game that is over"
    );
    // A rematch between the same two people, for which only Ben has asked so far.
    let again = ala.run_command(duel.channel, &["rematch"], &[]).await.unwrap().complete(TIMEOUT).await.unwrap();
    assert_eq!(again.content, "The table is open.");
    let can_join = |m: &Message| m.buttons().any(|b| b.label == "Join" && !b.disabled);
    let lobby = club.sandbox.wait_for(duel.channel, TIMEOUT, can_join).await.unwrap();
    ben.press(lobby.id, &button_id(&lobby, "Join")).await.unwrap();
    let can_start = |m: &Message| m.buttons().any(|b| b.label == "Start" && !b.disabled);
    let lobby = club.sandbox.wait_for(duel.channel, TIMEOUT, can_start).await.unwrap();
    ben.press(lobby.id, &button_id(&lobby, "Start")).await.unwrap();
    let begun = |m: &Message| m.id > lobby.id && m.buttons().any(|b| b.label == "Place HQ");
    club.sandbox.wait_for(duel.channel, TIMEOUT, begun).await.unwrap();
    let asked = ala.run_command(duel.channel, &["resign"], &[]).await.unwrap().complete(TIMEOUT).await.unwrap();
    ala.press(asked.id, &button_id(&asked, "Resign")).await.unwrap();
    let place = club.sandbox.wait_until(TIMEOUT, |_| ben.direct_messages()).await.unwrap().id;
    let sent = club.sandbox.wait_for(place, TIMEOUT, |m| m.content.contains("is over")).await.unwrap();
    assert!(sent.content.starts_with("[Game 2](https://discord.com/channels/"), "{}", sent.content);
    assert!(sent.content.contains("the opponent resigned"), "{}", sent.content);
    assert!(ala.direct_messages().is_none(), "it is off unless it is asked for");
    // The sending of results is switched off again.
    let off = ben.press(answer.id, &button_id(&answer, "Stop sending results")).await.unwrap();
    assert!(off.complete(TIMEOUT).await.unwrap().content.starts_with("I won't send"));
    assert_eq!(club.sandbox.violations(), []);
}
