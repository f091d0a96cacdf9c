//! Whole games, from `/game new` to the result.

use std::path::Path;
use std::time::Duration;

use sztab_neuroshima::rules::{Army, Side};
use sztab_sandbox::{Message, Sandbox};

use crate::club::{Club, Duel, Place, TIMEOUT, button_id, game_of};
use crate::player::{Session, is_over};

/// The buttons that remain under the post of a result.
const RESULT_BUTTONS: [&str; 3] = ["Rematch", "Results by DM", "Replay"];

/// Number of games played, each with different presses.
const SEEDS: u64 = 20;

/// Asserts that no dealt tile is lost, and that the posts report the end of the game.
async fn check(club: &Club, duel: &Duel) {
    let session = club.load_session(duel.game).await;
    assert!(game_of(&session).outcome().is_some());
    for side in [Side(0), Side(1)] {
        let army: &Army = game_of(&session).roster().army(side);
        let mut complete: Vec<_> = army.drawable_tiles().chain([army.headquarters()]).collect();
        complete.sort_unstable();
        assert_eq!(complete.len(), 35);
        assert_eq!(game_of(&session).all_tiles(side), complete, "side {side:?}");
    }
    // The bot removes old buttons when it has little else to do.
    let is_stripped = |sandbox: &Sandbox| {
        let all = sandbox.messages(duel.channel);
        let buttons = all.iter().filter(|message| message.only_for.is_none()).flat_map(Message::buttons);
        (buttons.filter(|button| button.label != "Show stills").count() <= RESULT_BUTTONS.len()).then_some(())
    };
    club.sandbox.wait_until(4 * TIMEOUT, is_stripped).await.expect("old buttons go");
    let mut messages = club.sandbox.messages(duel.channel);
    messages.retain(|message| message.only_for.is_none());
    assert_eq!(messages.iter().filter(|message| is_over(message)).count(), 1, "the result is posted once");
    let left = messages.iter().flat_map(Message::buttons).filter(|button| button.label != "Show stills");
    assert_eq!(left.map(|button| button.label.as_str()).collect::<Vec<_>>(), RESULT_BUTTONS, "none is left behind");
    for message in &messages {
        let most = if is_over(message) { 2 } else { 1 };
        assert!(message.pinged.len() <= most, "at most one player is called, and both to the result");
        assert!(message.attachments.iter().all(|file| file.alt_text.is_some()), "every picture is described");
    }
}

/// Asserts that every Battle has its film, and that the stills of the film are shown in private on request, but not in
/// another channel.
async fn check_films(club: &Club, duel: &Duel, elsewhere: &Duel) {
    let messages = club.sandbox.messages(duel.channel);
    let is_film = |message: &&Message| message.attachments.iter().any(|file| file.filename == "battle.gif");
    let films: Vec<&Message> = messages.iter().filter(is_film).collect();
    assert!(!films.is_empty(), "a game ends with a Battle");
    for message in &films {
        let [film] = message.attachments.as_slice() else { panic!("one film: {message:#?}") };
        assert!(film.bytes.starts_with(b"GIF89a") && film.bytes.len() < 4 << 20, "{} bytes", film.bytes.len());
        assert!(film.alt_text.as_ref().is_some_and(|alt| alt.starts_with("Animation of the Battle")));
    }
    let id = button_id(films[0], "Show stills");
    let pressed = duel.people[1].press(films[0].id, &id).await.unwrap();
    let answer = pressed.complete(TIMEOUT).await.unwrap();
    assert!(answer.only_for.is_some(), "nobody else is shown them");
    assert!(answer.attachments[0].bytes.starts_with(b"\x89PNG"));
    assert!(answer.attachments[0].alt_text.as_ref().is_some_and(|alt| alt.starts_with("Stills of the Battle")));
    // The same id is used under a message in another channel.
    let other =
        club.sandbox.messages(elsewhere.channel).into_iter().find(|message| message.only_for.is_none()).unwrap();
    let refused = duel.people[1].forge_press(other.id, &id, None).await.unwrap().complete(TIMEOUT).await.unwrap();
    assert!(refused.attachments.is_empty() && !refused.content.is_empty(), "{}", refused.content);
}

/// Saves the game as text and pictures in target/games for inspection, if `SZTAB_SHOW` is set.
fn save_game(club: &Club, duel: &Duel) {
    if std::env::var_os("SZTAB_SHOW").is_none() {
        return;
    }
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("target/games/{}", duel.game));
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::write(folder.join("transcript.txt"), club.sandbox.transcript(duel.channel)).unwrap();
    for (number, message) in club.sandbox.messages(duel.channel).iter().enumerate() {
        for file in &message.attachments {
            let kind = if message.only_for.is_some() { "private" } else { "public" };
            std::fs::write(folder.join(format!("{number:04}-{kind}-{}", file.filename)), &file.bytes).unwrap();
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_whole_games_to_a_result() {
    let club = Club::open().await;
    let mut duels = Vec::new();
    for seed in 0..SEEDS {
        let place = if seed.is_multiple_of(2) { Place::Thread } else { Place::Here };
        // Every pairing is played; in some, the host and the guest exchange their armies.
        let armies = Army::base_box();
        let pairings: Vec<[&str; 2]> = armies
            .iter()
            .flat_map(|one| {
                armies.iter().filter(|other| other.id != one.id).map(|other| [one.id.as_str(), other.id.as_str()])
            })
            .collect();
        let pairing = pairings[usize::try_from(seed).unwrap() % pairings.len()];
        duels.push(club.start_duel_between(&format!("table-{seed}"), place, pairing).await);
    }
    let club = &club;
    // Only a few run at a time, so that nobody has to wait for two cores to draw the pictures of twenty sessions.
    let seeded: Vec<_> = duels.iter().zip(1..).collect();
    for some in seeded.chunks(5) {
        let games =
            some.iter().map(|&(duel, seed)| async move { Session::without_kills(club, duel, seed).play().await });
        futures::future::join_all(games).await;
    }
    // The last posts of the last game are being sent, and old buttons are removed along with them.
    tokio::time::sleep(Duration::from_millis(500)).await;
    for duel in &duels {
        save_game(club, duel);
        check(club, duel).await;
    }
    check_films(club, &duels[0], &duels[1]).await;
    assert_eq!(club.sandbox.violations(), [], "every message was within Discord's limits");
    assert!(!club.log().contains("ERROR"), "{}", club.log());
}
