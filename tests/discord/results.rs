//! The end of a game: who is notified, and how the opening message and the thread change.

use std::time::Duration;

use sqlx::{Connection, SqliteConnection};
use sztab_sandbox::{Id, Message, OptionValue, Person, Place, Sandbox};

use crate::club::{Club, TIMEOUT, button_id};
use crate::player::is_over;
use crate::sessions::Lobby;

/// The delay imposed on edits of old buttons.
const EDIT_DELAY: Duration = Duration::from_secs(2);

/// A game in a thread, in which Ala's Borgo plays against Ben's Hegemony.
struct ThreadGame<'a> {
    club: &'a Club,
    lobby: Lobby<'a>,
    opening: Id,
    thread: Id,
}

impl<'a> ThreadGame<'a> {
    async fn begin(club: &'a Club, is_chosen: bool) -> ThreadGame<'a> {
        let terms: [(&str, OptionValue); 2] = [("army", "borgo".into()), ("place", 0_i64.into())];
        let lobby = Lobby::open(club, &terms).await.with_guest().await;
        let (army, name) = if is_chosen { ("hegemony", "Hegemony") } else { ("random", "Random army") };
        lobby.choose(&lobby.ben, army).await;
        lobby.wait_for_text(name).await;
        let opening = lobby.current_message().id;
        let thread = lobby.start(&lobby.ala, "begins.").await.channel;
        ThreadGame { club, lobby, opening, thread }
    }

    fn people(&self) -> [&Person; 2] {
        [&self.lobby.ala, &self.lobby.ben]
    }

    async fn resign_as_ala(&self) {
        let asked = self.lobby.ala.run_command(self.thread, &["resign"], &[]).await.unwrap();
        let asked = asked.complete(TIMEOUT).await.unwrap();
        let pressed = self.lobby.ala.press(asked.id, &button_id(&asked, "Resign")).await.unwrap();
        // Only actions that the bot has answered are certain to be stored.
        pressed.complete(TIMEOUT).await.unwrap();
    }

    async fn wait_for_result(&self) -> Message {
        self.club.sandbox.wait_for(self.thread, TIMEOUT, is_over).await.unwrap()
    }

    fn thread_place(&self) -> Place {
        find_place(&self.club.sandbox, self.club.guild, self.thread)
    }

    async fn wait_for_thread(&self, is: impl Fn(&Place) -> bool) -> Place {
        let there =
            |sandbox: &Sandbox| Some(find_place(sandbox, self.club.guild, self.thread)).filter(|place| is(place));
        let found = self.club.sandbox.wait_until(TIMEOUT, there).await;
        found.unwrap_or_else(|failure| panic!("{failure}: {:?}", self.thread_place()))
    }

    /// Waits until the game's opening message shows the result.
    async fn wait_for_result_in_opening(&self) -> Message {
        let is = |message: &Message| message.id == self.opening && message.content.contains("🏆");
        self.club.sandbox.wait_for(self.lobby.channel, TIMEOUT, is).await.unwrap()
    }
}

fn find_place(sandbox: &Sandbox, guild: Id, thread: Id) -> Place {
    sandbox.threads(guild).into_iter().find(|place| place.id == thread).unwrap()
}

/// Makes all jobs due now. A running bot notices this only when another job is scheduled.
async fn make_all_jobs_due(club: &Club) {
    let mut shell = SqliteConnection::connect(&format!("sqlite://{}", club.database().display())).await.unwrap();
    sqlx::query("UPDATE job SET due_ms = 1").execute(&mut shell).await.unwrap();
    shell.close().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_result_notifies_both_players_and_replaces_the_opening_message() {
    let club = Club::open().await;
    let game = ThreadGame::begin(&club, true).await;
    game.wait_for_thread(|place| place.name == "Ala (Borgo) – Ben (Hegemony)").await;
    game.resign_as_ala().await;
    let over = game.wait_for_result().await;
    let mut pinged = over.pinged.clone();
    pinged.sort_unstable();
    let mut both = game.people().map(Person::id);
    both.sort_unstable();
    assert_eq!(pinged, both, "both are notified");
    for person in game.people() {
        assert!(over.content.contains(&person.mention()), "{}", over.content);
    }
    assert!(over.content.contains(&format!("🏆 {} (Hegemony)", game.lobby.ben.mention())), "{}", over.content);
    let result = game.wait_for_result_in_opening().await;
    let lines: Vec<&str> = result.content.lines().collect();
    assert!(lines[0].contains("Game 1") && lines[0].contains("Hegemony wins"), "{lines:?}");
    for (person, army) in game.people().into_iter().zip(["Borgo", "Hegemony"]) {
        let line = lines.iter().find(|line| line.contains(&person.mention())).unwrap();
        assert!(line.contains(army) && line.contains("HQ points: 20"), "{line}");
    }
    assert!(lines.last().unwrap().contains(&format!("<#{}>", game.thread)), "{lines:?}");
    assert_eq!(result.buttons().count() + result.selects().count(), 0);
    game.wait_for_thread(|place| place.name == "Ala (Borgo) – Ben (Hegemony) · Ben wins").await;
    assert_eq!(club.sandbox.violations(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_result_is_posted_even_if_its_opening_message_was_deleted() {
    let club = Club::open().await;
    let game = ThreadGame::begin(&club, true).await;
    club.sandbox.delete_message(game.opening);
    game.resign_as_ala().await;
    let over = game.wait_for_result().await;
    game.wait_for_thread(|place| place.name.ends_with("Ben wins")).await;
    game.lobby.ben.press(over.id, &button_id(&over, "Rematch")).await.unwrap();
    let is_lobby = |message: &Message| message.id > over.id && message.buttons().any(|button| button.label == "Join");
    club.sandbox.wait_for(game.thread, TIMEOUT, is_lobby).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_result_survives_a_kill_and_is_posted_once() {
    let mut club = Club::open().await;
    let (sandbox, guild) = (club.sandbox.clone(), club.guild);
    let (opening, thread, channel) = {
        let game = ThreadGame::begin(&club, true).await;
        sandbox.fail_next("POST /channels/*/messages", 503, u32::MAX);
        sandbox.fail_next("PATCH /channels/*/messages/*", 503, u32::MAX);
        sandbox.fail_next("PATCH /channels/*", 503, u32::MAX);
        game.resign_as_ala().await;
        let is_tried = |sandbox: &Sandbox| {
            let tried = |request: &sztab_sandbox::Request| {
                request.status == 503 && request.method == "PATCH" && request.path.ends_with(&game.opening.to_string())
            };
            sandbox.requests().iter().any(tried).then_some(())
        };
        sandbox.wait_until(TIMEOUT, is_tried).await.unwrap();
        (game.opening, game.thread, game.lobby.channel)
    };
    club.kill_bot();
    sandbox.clear_failures();
    club.start_bot();
    club.wait_for_bot().await;
    let is_result = |message: &Message| message.id == opening && message.content.contains("🏆");
    sandbox.wait_for(channel, TIMEOUT, is_result).await.unwrap();
    sandbox.wait_for(thread, TIMEOUT, is_over).await.unwrap();
    let is_named = |sandbox: &Sandbox| find_place(sandbox, guild, thread).name.ends_with("Ben wins").then_some(());
    sandbox.wait_until(TIMEOUT, is_named).await.unwrap();
    assert_eq!(sandbox.messages(thread).iter().filter(|message| is_over(message)).count(), 1);
    // The other post told Ala that Ben had joined.
    assert_eq!(sandbox.messages(channel).iter().filter(|message| message.only_for.is_none()).count(), 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_thread_name_shows_randomly_drawn_armies() {
    let club = Club::open().await;
    let game = ThreadGame::begin(&club, false).await;
    let place = game.wait_for_thread(|place| place.name.contains("Ben (") && place.name.contains("Ala (Borgo)")).await;
    assert!(place.name.contains(" – "), "{}", place.name);
    let path = format!("/channels/{}", game.thread);
    let renames = |sandbox: &Sandbox| {
        let is_rename = |request: &sztab_sandbox::Request| request.method == "PATCH" && request.path.ends_with(&path);
        sandbox.requests().into_iter().filter(is_rename).count()
    };
    // The sandbox records a request once it has responded to it.
    club.sandbox.wait_until(TIMEOUT, |sandbox| (renames(sandbox) > 0).then_some(())).await.unwrap();
    assert_eq!(renames(&club.sandbox), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_thread_is_archived_after_the_result_and_reopened_by_a_rematch() {
    let mut club = Club::open().await;
    let (sandbox, guild) = (club.sandbox.clone(), club.guild);
    let (thread, ben, over) = {
        let game = ThreadGame::begin(&club, true).await;
        game.resign_as_ala().await;
        let over = game.wait_for_result().await;
        let place = game.wait_for_thread(|place| place.name.ends_with("Ben wins")).await;
        assert!(!place.archived, "commands can still be used in it");
        (game.thread, game.lobby.ben.clone(), over)
    };
    club.kill_bot();
    make_all_jobs_due(&club).await;
    club.start_bot();
    club.wait_for_bot().await;
    let is_archived = |sandbox: &Sandbox| find_place(sandbox, guild, thread).archived.then_some(());
    sandbox.wait_until(TIMEOUT, is_archived).await.unwrap();
    ben.press(over.id, &button_id(&over, "Rematch")).await.unwrap();
    let is_lobby = |message: &Message| message.id > over.id && message.buttons().any(|button| button.label == "Join");
    sandbox.wait_for(thread, TIMEOUT, is_lobby).await.unwrap();
    assert!(!find_place(&sandbox, guild, thread).archived);
    assert_eq!(sandbox.violations(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn old_buttons_are_removed_before_the_thread_is_archived() {
    let club = Club::open().await;
    let (sandbox, guild) = (&club.sandbox, club.guild);
    let game = ThreadGame::begin(&club, true).await;
    let has_buttons = |message: &Message| message.only_for.is_none() && message.buttons().next().is_some();
    let turn = sandbox.wait_for(game.thread, TIMEOUT, has_buttons).await.unwrap();
    // The buttons of the last turn cannot be removed before the thread is due to be archived.
    sandbox.limit_next(&format!("PATCH /channels/{}/messages/{}", game.thread, turn.id), EDIT_DELAY, false);
    game.resign_as_ala().await;
    game.wait_for_result().await;
    game.wait_for_thread(|place| place.name.ends_with("Ben wins")).await;
    make_all_jobs_due(&club).await;
    // A job for another session makes the bot look for due jobs.
    club.start_duel("elsewhere", crate::club::Place::Here).await;
    let is_bare = |message: &Message| message.id == turn.id && message.buttons().next().is_none();
    sandbox.wait_for(game.thread, TIMEOUT, is_bare).await.unwrap();
    make_all_jobs_due(&club).await;
    club.start_duel("nowhere", crate::club::Place::Here).await;
    let is_archived = |sandbox: &Sandbox| find_place(sandbox, guild, game.thread).archived.then_some(());
    sandbox.wait_until(TIMEOUT, is_archived).await.unwrap();
    assert_eq!(sandbox.violations(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_thread_that_may_not_be_renamed_keeps_its_name_and_the_game_ends() {
    let club = Club::open().await;
    let game = ThreadGame::begin(&club, true).await;
    let refused = format!("PATCH /channels/{}", game.thread);
    club.sandbox.fail_next(&refused, 400, u32::MAX);
    game.resign_as_ala().await;
    game.wait_for_result().await;
    game.wait_for_result_in_opening().await;
    let is_told = |_: &Sandbox| club.log().contains("a thread stays as it is").then_some(());
    club.sandbox.wait_until(TIMEOUT, is_told).await.unwrap();
    assert_eq!(game.thread_place().name, "Ala (Borgo) – Ben (Hegemony)");
}
