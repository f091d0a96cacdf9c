//! Mistakes made by users: each gets a private message, and the game does not change.

use sztab_sandbox::Message;

use crate::club::{Club, Duel, Place, TIMEOUT, button_id, game_of, version};

async fn wait_for_first_post(club: &Club, duel: &Duel) -> Message {
    let posts =
        club.sandbox.wait_for(duel.channel, TIMEOUT, |m| m.content.contains("place your HQ") && version(m).is_some());
    posts.await.unwrap()
}

fn order_by_ping<'a>(duel: &'a Duel, post: &Message) -> (&'a sztab_sandbox::Person, &'a sztab_sandbox::Person) {
    let [ala, ben] = &duel.people;
    if post.content.starts_with(&ala.mention()) { (ala, ben) } else { (ben, ala) }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_not_to_act_is_told_whose_turn_it_is() {
    let club = Club::open().await;
    let duel = club.start_duel("wrong", Place::Here).await;
    let post = wait_for_first_post(&club, &duel).await;
    let (_, waiting) = order_by_ping(&duel, &post);
    let answer = waiting.press(post.id, &button_id(&post, "Place HQ")).await.unwrap().complete(TIMEOUT).await.unwrap();
    assert_eq!(answer.only_for, Some(waiting.id()));
    assert!(answer.content.contains("turn") && answer.content.contains("(NH-2.3)"), "{}", answer.content);
    let stranger = club.sandbox.add_person(club.guild, "Stranger", "en-GB");
    let answer = stranger.press(post.id, &button_id(&post, "Place HQ")).await.unwrap().complete(TIMEOUT).await.unwrap();
    assert_eq!(answer.content, "You aren't playing at this table.");
    assert_eq!(answer.only_for, Some(stranger.id()));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stale_button_is_refused_with_fresh_ones() {
    let club = Club::open().await;
    let duel = club.start_duel("stale", Place::Here).await;
    let post = wait_for_first_post(&club, &duel).await;
    let (mover, waiting) = order_by_ping(&duel, &post);
    let old = button_id(&post, "Place HQ");
    let placed = mover.run_command(duel.channel, &["play"], &[("what", "place-hq C3 0".into())]).await.unwrap();
    assert!(placed.complete(TIMEOUT).await.unwrap().content.starts_with('✅'));
    for person in [mover, waiting] {
        let answer = person.forge_press(post.id, &old, None).await.unwrap().complete(TIMEOUT).await.unwrap();
        assert!(answer.content.starts_with("The board has changed"), "{}", answer.content);
        assert_eq!(answer.only_for, Some(person.id()));
        let has_fresh = answer.buttons().any(|button| button.label == "Place HQ");
        assert_eq!(has_fresh, person.id() == waiting.id(), "fresh buttons go to the one who is to act");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn illegal_and_unreadable_lines_are_refused_with_the_rule() {
    let club = Club::open().await;
    let duel = club.start_duel("illegal", Place::Here).await;
    let post = wait_for_first_post(&club, &duel).await;
    let (mover, waiting) = order_by_ping(&duel, &post);
    let cases = [
        (mover, "draw", None, "(NH-2.3)"),
        (mover, "end", None, "(NH-2.3)"),
        (waiting, "draw", None, "(NH-2.3)"),
        (mover, "choose", Some(("answer", "1")), "(NH-5.21)"),
        (mover, "play", Some(("what", "place-hq Z9 0")), "no hex “Z9”"),
        (mover, "play", Some(("what", "@everyone")), "I don't know “everyone”"),
        (mover, "discard", Some(("tile", "nothing")), "I don't know “nothing”"),
    ];
    for (person, command, option, expected) in cases {
        let options: Vec<_> = option.into_iter().map(|(name, value)| (name, value.into())).collect();
        let response = person.run_command(duel.channel, &[command], &options).await.unwrap();
        let answer = response.complete(TIMEOUT).await.unwrap();
        assert!(answer.content.contains(expected), "/{command}: {}", answer.content);
        assert_eq!(answer.only_for, Some(person.id()));
        assert!(answer.pinged.is_empty() && !answer.pinged_everyone);
    }
    assert_eq!(club.load_session(duel.game).await.seq.0, 0, "nothing has changed");
}

#[tokio::test(flavor = "multi_thread")]
async fn forged_ids_are_answered_and_change_nothing() {
    let club = Club::open().await;
    let duel = club.start_duel("forged", Place::Here).await;
    let post = wait_for_first_post(&club, &duel).await;
    let (mover, _) = order_by_ping(&duel, &post);
    let game = duel.game.0;
    for forged in [
        "x".to_owned(),
        "v1".to_owned(),
        format!("v1:{game}:0:do:place-hq C3 9"),
        format!("v1:{game}:0:do:draw"),
        format!("v1:{game}:0:say:end"),
        format!("v1:{game}:0:at:nonsense words"),
        format!("v1:{game}:99:do:place-hq C3 0"),
        "v1:999999:0:do:draw".to_owned(),
        format!("v1:{game}:0:lobby:start 0"),
        format!("v1:{game}:0:lobby:fly"),
    ] {
        let response = mover.forge_press(post.id, &forged, None).await.unwrap();
        let answer = response.complete(TIMEOUT).await.unwrap_or_else(|error| panic!("{forged}: {error}"));
        assert!(!answer.content.is_empty(), "{forged}");
    }
    assert_eq!(club.load_session(duel.game).await.seq.0, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_channel_has_one_table_at_a_time() {
    let club = Club::open().await;
    let duel = club.start_duel("busy", Place::Here).await;
    wait_for_first_post(&club, &duel).await;
    let answer = duel.people[0].run_command(duel.channel, &["game", "new"], &[("place", 1_i64.into())]).await.unwrap();
    let answer = answer.complete(TIMEOUT).await.unwrap();
    assert!(answer.content.contains("already a table in this channel"), "{}", answer.content);
    assert_eq!(answer.only_for, Some(duel.people[0].id()));
}

#[tokio::test(flavor = "multi_thread")]
async fn commands_without_a_game_explain_how_to_open_one() {
    let club = Club::open().await;
    let channel = club.sandbox.add_channel(club.guild, "empty");
    // Each user sees the command's name in the language of their client.
    for (locale, way) in [("en-GB", "/game new"), ("pl", "/gra nowa"), ("uk", "/гра нова")] {
        let ala = club.sandbox.add_person(club.guild, "Ala", locale);
        for command in ["draw", "redraw", "battle", "end", "board", "hand", "resign"] {
            let answer = ala.run_command(channel, &[command], &[]).await.unwrap().complete(TIMEOUT).await.unwrap();
            assert!(answer.content.contains(way), "{locale} /{command}: {}", answer.content);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_can_look_and_resign() {
    let club = Club::open().await;
    let duel = club.start_duel("resign", Place::Thread).await;
    wait_for_first_post(&club, &duel).await;
    let [ala, ben] = &duel.people;
    let board = ala.run_command(duel.channel, &["board"], &[]).await.unwrap().complete(TIMEOUT).await.unwrap();
    assert_eq!(board.attachments.len(), 1);
    assert_eq!(board.only_for, Some(ala.id()));
    let hand = ben.run_command(duel.channel, &["hand"], &[]).await.unwrap().complete(TIMEOUT).await.unwrap();
    assert!(hand.content.contains("Pile 34"), "{}", hand.content);
    let question = ala.run_command(duel.channel, &["resign"], &[]).await.unwrap().complete(TIMEOUT).await.unwrap();
    ala.press(question.id, &button_id(&question, "Resign")).await.unwrap().complete(TIMEOUT).await.unwrap();
    let over = club.sandbox.wait_for(duel.channel, TIMEOUT, |m| m.content.contains("The game is over")).await.unwrap();
    assert!(over.content.contains("wins: the opponent resigned"), "{}", over.content);
    assert!(over.content.contains("seed"), "{}", over.content);
    let session = club.load_session(duel.game).await;
    let loser = session.side_of(sztab_store::UserId(ala.id())).unwrap();
    assert_eq!(game_of(&session).outcome().unwrap().winner(), Some(game_of(&session).opponent(loser)));
    assert_eq!(club.sandbox.violations(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_lobby_reserves_the_seat_of_the_invited_player() {
    let club = Club::open().await;
    let channel = club.sandbox.add_channel(club.guild, "lobby");
    let [ala, ben, eve] = ["Ala", "Ben", "Eve"].map(|name| club.sandbox.add_person(club.guild, name, "en-GB"));
    let options = [("opponent", (&ben).into()), ("army", "hegemony".into())];
    ala.run_command(channel, &["game", "new"], &options).await.unwrap().complete(TIMEOUT).await.unwrap();
    let lobby = club.sandbox.wait_for(channel, TIMEOUT, |m| m.buttons().next().is_some()).await.unwrap();
    let refused = eve.press(lobby.id, &button_id(&lobby, "Join")).await.unwrap().complete(TIMEOUT).await.unwrap();
    assert!(refused.content.contains("reserved for someone else"), "{}", refused.content);
    let early =
        ala.forge_press(lobby.id, &button_id(&lobby, "Start"), None).await.unwrap().complete(TIMEOUT).await.unwrap();
    assert!(early.content.contains("second player is missing"), "{}", early.content);
    ben.press(lobby.id, &button_id(&lobby, "Join")).await.unwrap();
    let full = |m: &Message| m.buttons().any(|b| b.label == "Join" && b.disabled);
    let lobby = club.sandbox.wait_for(channel, TIMEOUT, full).await.unwrap();
    let select = lobby.selects().next().unwrap().custom_id.clone();
    ben.select(lobby.id, &select, &["hegemony"]).await.unwrap();
    let same = |m: &Message| {
        m.buttons().any(|b| b.label == "Start" && b.disabled) && m.content.matches("Hegemony").count() == 2
    };
    let lobby = club.sandbox.wait_for(channel, TIMEOUT, same).await.unwrap();
    let refused = ala.forge_press(lobby.id, &button_id(&lobby, "Start"), None).await.unwrap();
    assert!(refused.complete(TIMEOUT).await.unwrap().content.contains("same army"));
    ala.press(lobby.id, &button_id(&lobby, "Cancel")).await.unwrap();
    club.sandbox
        .wait_for(channel, TIMEOUT, |m| m.content.contains("has been cancelled") && m.buttons().next().is_none())
        .await
        .unwrap();
    let again = ala.run_command(channel, &["game", "new"], &[]).await.unwrap().complete(TIMEOUT).await.unwrap();
    assert_eq!(again.content, "The table is open.", "the channel is free again");
    assert_eq!(club.sandbox.violations(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn resigning_is_confirmed_however_it_is_typed() {
    let club = Club::open().await;
    let duel = club.start_duel("resign", Place::Here).await;
    wait_for_first_post(&club, &duel).await;
    for person in &duel.people {
        let typed = person.run_command(duel.channel, &["play"], &[("what", " resign ".into())]).await.unwrap();
        let asked = typed.complete(TIMEOUT).await.unwrap();
        assert!(asked.content.contains("This can't be undone"), "{}", asked.content);
    }
    assert_eq!(game_of(&club.load_session(duel.game).await).outcome(), None);
    assert_eq!(club.sandbox.violations(), []);
}
