//! A killed sandbox that resumes from its saved state, and the recovery of the bot, whose own database is
//! authoritative.

use sztab_sandbox::{Id, Message, Options, Sandbox, SandboxFolder};

use crate::club::{Club, Duel, Place, TIMEOUT, version};
use crate::openapi;
use crate::posts::wait_until_quiet;

/// Places an HQ with a command from the player to act.
async fn place_headquarters(club: &Club, duel: &Duel, hex: &str) {
    let (_, user) = club.load_session(duel.game).await.next_to_act().unwrap();
    let hq = format!("hq {hex}");
    let person = club.sandbox.person(user.0);
    let placed = person.run_command(duel.channel, &["play"], &[("what", hq.as_str().into())]).await.unwrap();
    let placed = placed.complete(TIMEOUT).await.unwrap();
    assert!(placed.content.starts_with('✅'), "{}", placed.content);
}

/// Waits for the post about this version of the game.
async fn wait_for_post(sandbox: &Sandbox, channel: Id, seq: u32) -> Message {
    let is_it = |m: &Message| m.only_for.is_none() && version(m).is_some_and(|(_, at)| at == seq);
    sandbox.wait_for(channel, TIMEOUT, is_it).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_continues_after_messages_are_lost_in_a_kill() {
    let mut club = Club::open().await;
    let duel = club.start_duel("kept", Place::Here).await;
    let folder = tempfile::tempdir().unwrap();
    let first = wait_for_post(&club.sandbox, duel.channel, 0).await;
    SandboxFolder::open(folder.path()).unwrap().write(&club.sandbox).unwrap();
    // The saved state lacks this post, and still contains the buttons of the previous post.
    place_headquarters(&club, &duel, "c1").await;
    let lost = wait_for_post(&club.sandbox, duel.channel, 1).await;
    // The bot would remove those buttons after its start, as pending work. Waiting removes them now.
    wait_until_quiet(&club).await;
    club.kill_bot();
    assert_eq!(club.sandbox.take_violations(), []);
    let later = Sandbox::start(Options { judge: openapi::load_judge(), ..Options::default() }).await.unwrap();
    SandboxFolder::open(folder.path()).unwrap().restore(&later);
    club.sandbox.stop();
    club.sandbox = later;
    club.start_bot();
    club.wait_for_bot().await;

    // Presses of buttons from before the loss are answered with the current options.
    assert_eq!(club.sandbox.message(lost.id), None);
    let old = club.sandbox.message(first.id).unwrap();
    let press = old.buttons().next().map(|button| button.custom_id.clone());
    let select = old.selects().next().map(|select| (select.custom_id.clone(), select.options[0].value.clone()));
    let (_, user) = club.load_session(duel.game).await.next_to_act().unwrap();
    let person = club.sandbox.person(user.0);
    let pressed = match (press, select) {
        (Some(press), _) => person.press(old.id, &press).await,
        (None, Some((select, value))) => person.select(old.id, &select, &[&value]).await,
        (None, None) => panic!("nothing to press: {old:#?}"),
    };
    let answer = pressed.unwrap().complete(TIMEOUT).await.unwrap();
    assert_eq!(answer.only_for, Some(person.id()), "{answer:#?}");
    // The game continues, and the player to act is pinged.
    place_headquarters(&club, &duel, "c5").await;
    // The first tile is drawn automatically.
    let now = club.load_session(duel.game).await.seq.0;
    assert!(now > 2, "{now}");
    let call = wait_for_post(&club.sandbox, duel.channel, now).await;
    let (_, user) = club.load_session(duel.game).await.next_to_act().unwrap();
    assert_eq!(call.pinged, [user.0]);
    assert!(call.id > lost.id, "no identifier is given twice");
    // Discord refuses only edits of messages that no longer exist.
    let codes: Vec<_> = club.sandbox.take_violations().iter().map(sztab_sandbox::Violation::code).collect();
    assert!(codes.iter().all(|code| *code == Some(10_008)), "{codes:?}");
}
