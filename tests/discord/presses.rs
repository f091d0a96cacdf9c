//! Presses that are made twice, simultaneously, redelivered by Discord, or made where they were not offered.

use sztab_game::Language;
use sztab_neuroshima::rules::{Side, Tile, TileId};
use sztab_sandbox::{Message, Person};

use crate::club::{Club, Duel, Place, TIMEOUT, game_of, version};

async fn wait_for_live_post(club: &Club, duel: &Duel, label: &str) -> (Message, Person) {
    let offers = |m: &Message| m.only_for.is_none() && m.buttons().any(|b| b.label == label && !b.disabled);
    let post = club.sandbox.wait_for(duel.channel, TIMEOUT, offers).await.unwrap();
    let person = duel.people.iter().find(|person| post.content.starts_with(&person.mention())).unwrap();
    (post, person.clone())
}

/// Places both HQs, so that the first player has to draw.
async fn set_up(club: &Club, duel: &Duel) -> (Message, Person) {
    for hex in ["B2", "D3"] {
        let (_, person) = wait_for_live_post(club, duel, "Place HQ").await;
        let line = format!("hq {hex}");
        let placed = person.run_command(duel.channel, &["play"], &[("what", line.as_str().into())]).await.unwrap();
        let answer = placed.complete(TIMEOUT).await.unwrap();
        assert!(answer.content.starts_with("✅ Done: HQ to"), "{}", answer.content);
        club.sandbox.wait_until(TIMEOUT, |_| version_if_fresh(club, duel)).await.unwrap();
    }
    wait_for_live_post(club, duel, "End turn").await
}

/// The version, if exactly one message has buttons and its version is later than the start, so that every pending post
/// has been sent.
fn version_if_fresh(club: &Club, duel: &Duel) -> Option<(i64, u32)> {
    let messages = club.sandbox.messages(duel.channel);
    let versions: Vec<_> = messages.iter().filter(|m| m.only_for.is_none()).filter_map(version).collect();
    (versions.len() == 1 && versions[0].1 > 0).then(|| versions[0])
}

#[tokio::test(flavor = "multi_thread")]
async fn pressing_twice_acts_once() {
    let club = Club::open().await;
    let duel = club.start_duel("twice", Place::Here).await;
    let (post, person) = set_up(&club, &duel).await;
    let (game, seq) = version(&post).unwrap();
    let end = format!("v1:{game}:{seq}:end:sure");
    let presses = (0..4).map(|_| person.forge_press(post.id, &end, None));
    let responses = futures::future::join_all(presses).await;
    let other = duel.people.iter().find(|other| other.id() != person.id()).unwrap();
    let (command, foreign) =
        tokio::join!(person.run_command(duel.channel, &["draw"], &[]), other.forge_press(post.id, &end, None));
    let refused = command.unwrap().complete(TIMEOUT).await.unwrap();
    assert!(refused.content.contains("(NH-"), "{}", refused.content);
    foreign.unwrap().complete(TIMEOUT).await.unwrap();
    assert_eq!(club.load_session(duel.game).await.seq.0, seq + 2, "the end and the next player's draw");
    for response in responses {
        // Each press opens a private message; only the latest one remains.
        assert!(response.is_ok());
    }
    let messages = club.sandbox.messages(duel.channel);
    let own = |message: &&Message| message.only_for == Some(person.id());
    assert!(messages.iter().filter(own).all(|m| !m.content.starts_with("The board has changed")), "{messages:#?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_private_step_pressed_on_the_public_post_is_answered_in_private() {
    let club = Club::open().await;
    let duel = club.start_duel("public", Place::Here).await;
    let (post, person) = set_up(&club, &duel).await;
    let before = club.sandbox.message(post.id).unwrap();
    let (game, seq) = version(&post).unwrap();
    for words in ["at:", "at:place", "pick:place", "do:end", "at:draw", "turn:"] {
        let response = person.forge_press(post.id, &format!("v1:{game}:{seq}:{words}"), None).await.unwrap();
        let answer = response.complete(TIMEOUT).await.unwrap();
        assert_eq!(answer.only_for, Some(person.id()), "{words}");
        let now = club.sandbox.message(post.id).unwrap();
        assert_eq!((now.content, now.embeds), (before.content.clone(), before.embeds.clone()), "{words}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_not_to_act_is_told_so_before_any_error_about_tiles() {
    let club = Club::open().await;
    let duel = club.start_duel("waits", Place::Here).await;
    let (post, person) = set_up(&club, &duel).await;
    let (game, seq) = version(&post).unwrap();
    let other = duel.people.iter().find(|other| other.id() != person.id()).unwrap();
    // These tiles belong to one army each, so for either player one of them is in no army of theirs.
    for tile in ["runner", "mutant"] {
        let forged = format!("v1:{game}:{seq}:go:discard {tile}");
        let answer = other.forge_press(post.id, &forged, None).await.unwrap().complete(TIMEOUT).await.unwrap();
        assert!(answer.content.contains("turn") && answer.content.contains("(NH-3.7)"), "{}", answer.content);
        let typed = other.run_command(duel.channel, &["discard"], &[("tile", tile.into())]).await.unwrap();
        assert!(typed.complete(TIMEOUT).await.unwrap().content.contains("(NH-3.7)"));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn typed_words_are_understood_if_they_mean_one_action() {
    let club = Club::open().await;
    let duel = club.start_duel("typed", Place::Here).await;
    let (_, person) = wait_for_live_post(&club, &duel, "Place HQ").await;
    let type_in = async |what: &str| {
        let typed = person.run_command(duel.channel, &["play"], &[("what", what.into())]).await.unwrap();
        typed.complete(TIMEOUT).await.unwrap().content
    };
    assert!(type_in("hq").await.starts_with("Several actions match"));
    assert!(type_in("hq z9").await.to_lowercase().contains("“z9”"));
    let choices = person.autocomplete(duel.channel, &["play"], &[], "what", "c3").await.unwrap();
    assert_eq!(choices.iter().filter(|choice| choice.name.contains("C3")).count(), 1, "each once: {choices:?}");
    assert_eq!(type_in("HQ to C3").await, "✅ Done: HQ to C3.");
}

#[tokio::test(flavor = "multi_thread")]
async fn typed_words_for_a_forbidden_action_are_refused_by_the_rule() {
    let club = Club::open().await;
    let duel = club.start_duel("forbidden", Place::Here).await;
    let (_, first) = wait_for_live_post(&club, &duel, "Place HQ").await;
    let second = duel.people.iter().find(|person| person.id() != first.id()).unwrap();
    let refused = async |person: &Person, command: &str, typed: &str, expected: &str| {
        let option = if command == "discard" { "tile" } else { "what" };
        let answer = person.run_command(duel.channel, &[command], &[(option, typed.into())]).await.unwrap();
        let answer = answer.complete(TIMEOUT).await.unwrap().content;
        assert!(answer.contains(expected), "/{command} {typed}: {answer}");
    };
    // One tile from each army, so that one of them is not in the player's army.
    refused(&first, "play", "scout c3", "(NH-2.3)").await;
    refused(&first, "play", "Zwiadowca C3 n", "(NH-2.3)").await;
    refused(second, "play", "hq c3", "(NH-2.3)").await;
    refused(&first, "play", "hq d2 and hq d3", "I don't know “and”").await;
    let done = first.run_command(duel.channel, &["play"], &[("what", "hq c3".into())]).await.unwrap();
    assert!(done.complete(TIMEOUT).await.unwrap().content.starts_with('✅'));
    refused(second, "play", "hq c3", "is already there").await;
    refused(second, "play", "Штаб на C3", "is already there").await;
    let done = second.run_command(duel.channel, &["play"], &[("what", "hq c4".into())]).await.unwrap();
    assert!(done.complete(TIMEOUT).await.unwrap().content.starts_with('✅'));
    // A Scout in hand is refused because of the hex, any other tile because it is not in hand.
    let session = club.load_session(duel.game).await;
    let army = game_of(&session).roster().army(Side(0));
    let has_scout = game_of(&session).seat(Side(0)).hand.iter().any(|&tile| army.tile(tile).id == "scout");
    refused(&first, "play", "scout c3 n", if has_scout { "is already there" } else { "(NH-3." }).await;
    refused(second, "play", "scout b2 n", "(NH-3.7)").await;
    let session = club.load_session(duel.game).await;
    let side = game_of(&session).side_to_act().unwrap();
    let roster = game_of(&session).roster();
    let held = &game_of(&session).seat(side).hand;
    let name = |tile| roster.tile(side, tile).name.en.clone();
    // "Transport c4 n" is also the notation for using a Transport on the board.
    let is_plain = |&tile: &TileId| roster.tile(side, tile).is_unit() && name(tile) != "Transport";
    if let Some(tile) = held.iter().copied().find(is_plain) {
        refused(&first, "whatif", &format!("{} c4 n", name(tile)), "is already there").await;
        refused(&first, "play", &format!("{} c4 n", name(tile)), "is already there").await;
    }
    // "Mutant" could also stand for a Super-Mutant in hand.
    let could_be = |typed: &str| {
        let mut names =
            held.iter().flat_map(|&tile| Language::ALL.map(|it| roster.tile(side, tile).name.in_language(it)));
        names.any(|name| name.to_lowercase().contains(&typed.to_lowercase()))
    };
    let is_meant = |tile: &Tile| tile.is_unit() && !tile.is_headquarters() && !could_be(&tile.name.en);
    let absent = &roster.army(side).tiles.iter().find(|tile| is_meant(tile)).unwrap().name.en;
    refused(&first, "play", &format!("{absent} b2"), "(NH-").await;
    refused(&first, "discard", absent, "(NH-").await;
    assert_eq!(club.load_session(duel.game).await.seq, session.seq, "nothing has changed");
}

/// Number of times the game's row was read for presses, and number of presses, both from the bot's log.
fn count_reads(club: &Club) -> (usize, usize) {
    let log = club.log();
    let of_presses: Vec<&str> = log.lines().filter(|line| line.contains("kind=\"button ")).collect();
    let count = |words: &str| of_presses.iter().filter(|line| line.contains(words)).count();
    (count("the row of a game is read"), count(": done "))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_press_reads_its_game_row_once_and_twice_if_it_acts() {
    let club = Club::open_with(&[("SZTAB_LOG", "info,sztab_store=trace")]).await;
    let duel = club.start_duel("reads", Place::Here).await;
    let (post, person) = set_up(&club, &duel).await;
    let other = duel.people.iter().find(|other| other.id() != person.id()).unwrap();
    let (game, seq) = version(&post).unwrap();
    let press = async |presser: &Person, message: u64, words: &str, expected: usize| {
        let (before, done) = count_reads(&club);
        let id = format!("v1:{game}:{seq}:{words}");
        let answer = presser.forge_press(message, &id, None).await.unwrap().complete(TIMEOUT).await.unwrap();
        club.sandbox.wait_until(TIMEOUT, |_| (count_reads(&club).1 > done).then_some(())).await.unwrap();
        assert_eq!(count_reads(&club).0 - before, expected, "{words}");
        answer.id
    };
    // Buttons that show the turn, a what-if or a question, and acts that are refused before they are carried out.
    for words in ["turn:", "at:", "at:discard", "if:", "orders:", "end:no"] {
        press(&person, post.id, words, 1).await;
    }
    let question = press(&person, post.id, "say:end", 1).await;
    press(&person, question, "end:sure", 2).await;
    // A repeated press is answered with the current state of the session.
    press(&person, question, "end:sure", 3).await;
    press(&person, question, "at:", 1).await;
    press(other, post.id, "do:draw", 2).await;
}
