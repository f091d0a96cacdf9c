//! Requests and heartbeats to which Discord never responds. They block nothing else, and no step is carried out twice.
//!
//! The tests wait in real time; they start in the order of their names.

use std::process::Command;
use std::time::{Duration, Instant};

use sztab_sandbox::{Id, Message, Options, Person, Sandbox};
use sztab_store::{GameId, PostState, Store};

use crate::club::{Club, Place, TIMEOUT, button_id, now, version};
use crate::player::Session;

/// Two people seated in a session in a channel, each with an army.
struct SeatedPair {
    channel: Id,
    ala: Person,
    ben: Person,
    lobby: Message,
}

impl SeatedPair {
    /// Seats the people. `place` and `mirrored` are the positions of the choices in the options of `/game new`.
    async fn seat(club: &Club, name: &str, place: Place, mirrored: Option<i64>) -> Self {
        let channel = club.sandbox.add_channel(club.guild, name);
        let [ala, ben] = ["Ala", "Ben"].map(|name| club.sandbox.add_person(club.guild, name, "en-GB"));
        let mut terms = vec![("opponent", (&ben).into()), ("army", "borgo".into()), ("place", (place as i64).into())];
        terms.extend(mirrored.map(|mirrored| ("mirrored", mirrored.into())));
        ala.run_command(channel, &["game", "new"], &terms).await.unwrap().complete(TIMEOUT).await.unwrap();
        let open = |message: &Message| message.buttons().any(|button| button.label == "Join" && !button.disabled);
        let lobby = club.sandbox.wait_for(channel, TIMEOUT, open).await.unwrap();
        ben.press(lobby.id, &button_id(&lobby, "Join")).await.unwrap();
        let joined = |lobby: &Message| lobby.content.contains(&format!("{}: ", ben.mention()));
        let lobby = club.sandbox.wait_for(channel, TIMEOUT, joined).await.unwrap();
        let select = lobby.selects().next().unwrap().custom_id.clone();
        ben.select(lobby.id, &select, &["hegemony"]).await.unwrap();
        let chosen = |lobby: &Message| joined(lobby) && lobby.content.contains("Hegemony");
        let lobby = club.sandbox.wait_for(channel, TIMEOUT, chosen).await.unwrap();
        Self { channel, ala, ben, lobby }
    }

    fn start_button(&self) -> String {
        button_id(&self.lobby, "Start")
    }

    fn thread_ids(&self, club: &Club) -> Vec<Id> {
        let threads = club.sandbox.threads(club.guild).into_iter();
        threads.filter(|thread| thread.parent == Some(self.channel)).map(|thread| thread.id).collect()
    }

    /// Waits until a game has begun in the only thread of the channel.
    async fn wait_for_only_thread(&self, club: &Club) -> Id {
        let begun = |sandbox: &Sandbox| {
            let threads = self.thread_ids(club).into_iter();
            threads.into_iter().find(|&thread| sandbox.messages(thread).iter().any(|one| version(one).is_some()))
        };
        let thread = club.sandbox.wait_until(3 * TIMEOUT, begun).await.unwrap();
        assert_eq!(self.thread_ids(club), [thread]);
        thread
    }
}

/// Number of requests to create a thread in a channel.
fn count_thread_requests(club: &Club, channel: Id) -> usize {
    let begins = format!("/channels/{channel}/");
    let requests = club.sandbox.requests();
    let asked = requests.iter().filter(|request| request.method == "POST" && request.path.starts_with(&begins));
    asked.filter(|request| request.path.ends_with("/threads")).count()
}

async fn wait_for_thread_request(club: &Club, channel: Id) {
    club.sandbox.wait_until(TIMEOUT, |_| (count_thread_requests(club, channel) > 0).then_some(())).await.unwrap();
}

/// The second game of a mirrored match needs a thread. Discord creates it but never confirms it.
#[tokio::test(flavor = "multi_thread")]
async fn an_unanswered_thread_request_blocks_no_game_and_is_not_repeated() {
    let club = Club::open().await;
    let quiet = club.start_duel("quiet", Place::Here).await;
    let lively = club.start_duel("lively", Place::Here).await;
    let seated = SeatedPair::seat(&club, "mirror", Place::Here, Some(1)).await;
    club.sandbox.delay_next("POST /channels/*/threads", std::time::Duration::from_hours(1), 1);
    seated.ala.press(seated.lobby.id, &seated.start_button()).await.unwrap();
    wait_for_thread_request(&club, seated.channel).await;

    // By now the quiet game has been idle long enough.
    let store = Store::open(club.database()).await.unwrap();
    let jobs = store.load_jobs(quiet.game).await.unwrap();
    let idle = jobs.iter().find(|job| job.kind == "idle").unwrap();
    store.postpone_job(idle.id, now()).await.unwrap();
    Session::without_kills(&club, &lively, 1).act_often(1).await;
    let begun = std::time::Instant::now();
    let is_told = |post: &sztab_store::Post| post.kind == "idle" && matches!(post.state, PostState::Sent { .. });
    while !store.load_posts(quiet.game).await.unwrap().iter().any(is_told) {
        assert!(begun.elapsed() < TIMEOUT, "the quiet game waits for the thread of another one");
        assert_eq!(count_thread_requests(&club, seated.channel), 1, "the request is still open");
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    store.close().await;

    // In the end the bot gives up on the request and finds its result, and the match continues.
    seated.wait_for_only_thread(&club).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn repeated_start_presses_open_one_thread_without_error_messages() {
    let club = Club::open().await;
    let seated = SeatedPair::seat(&club, "twice", Place::Thread, None).await;
    club.sandbox.delay_next("POST /channels/*/messages/*/threads", std::time::Duration::from_millis(700), 1);
    let (lobby, start) = (seated.lobby.id, seated.start_button());
    let (one, other, again) =
        tokio::join!(seated.ala.press(lobby, &start), seated.ben.press(lobby, &start), seated.ala.press(lobby, &start));
    seated.wait_for_only_thread(&club).await;
    crate::posts::wait_until_quiet(&club).await;
    assert_eq!(count_thread_requests(&club, seated.channel), 1);
    for response in [one.unwrap(), other.unwrap(), again.unwrap()] {
        let said: Vec<String> = response.followups().into_iter().map(|message| message.content).collect();
        assert_eq!(said, [""; 0]);
    }
    assert_eq!(club.sandbox.violations(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_killed_start_resumes_in_its_thread_without_its_message() {
    let mut club = Club::open().await;
    let seated = SeatedPair::seat(&club, "killed", Place::Thread, None).await;
    club.sandbox.delay_next("POST /channels/*/messages/*/threads", std::time::Duration::from_hours(1), 1);
    seated.ala.press(seated.lobby.id, &seated.start_button()).await.unwrap();
    wait_for_thread_request(&club, seated.channel).await;
    club.restart().await;
    // A user tidies up, so the lobby is posted again as a new message.
    club.sandbox.delete_message(seated.lobby.id);
    seated.ala.run_command(seated.channel, &["board"], &[]).await.unwrap().complete(TIMEOUT).await.unwrap();
    let anew = |message: &Message| message.id != seated.lobby.id && message.button("Start").is_some();
    let anew = club.sandbox.wait_for(seated.channel, TIMEOUT, anew).await.unwrap();
    seated.ben.press(anew.id, &button_id(&anew, "Start")).await.unwrap();
    let thread = seated.wait_for_only_thread(&club).await;
    assert_eq!(thread, seated.lobby.id);
    assert_eq!(club.load_session(GameId(1)).await.record.channel.0, thread);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_start_without_read_message_history_names_only_that_permission() {
    use sztab_sandbox::permission;
    let club = Club::open().await;
    let seated = SeatedPair::seat(&club, "history", Place::Thread, None).await;
    let without = permission::ORDINARY_MEMBER & !permission::READ_MESSAGE_HISTORY;
    club.sandbox.set_app_permissions_in(seated.channel, without);
    let refused = seated.ala.press(seated.lobby.id, &seated.start_button()).await.unwrap();
    let refused = refused.complete(TIMEOUT).await.unwrap();
    assert!(refused.content.contains("Read Message History"), "{}", refused.content);
    assert!(!refused.content.contains("Create Public Threads"), "{}", refused.content);
    assert!(!refused.content.contains("Send Messages in Threads"), "{}", refused.content);
    assert_eq!(count_thread_requests(&club, seated.channel), 0);
    // A session that could not start is not reopened either.
    let other = club.sandbox.add_channel(club.guild, "other");
    club.sandbox.set_app_permissions_in(other, without);
    let opened = seated.ala.run_command(other, &["game", "new"], &[]).await.unwrap().complete(TIMEOUT).await.unwrap();
    assert!(opened.content.contains("Read Message History"), "{}", opened.content);
    club.sandbox.set_app_permissions_in(seated.channel, permission::ORDINARY_MEMBER);
    seated.ala.press(seated.lobby.id, &seated.start_button()).await.unwrap();
    seated.wait_for_only_thread(&club).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_dead_connection_ends_the_program_with_status_3() {
    let options = Options { heartbeat_interval: Duration::from_millis(300), ..Options::default() };
    let mut club = Club::with_options(options).await;
    let mut program = Command::new(env!("CARGO_BIN_EXE_sztab"));
    club.start_bot_with(program.env("SZTAB_GATEWAY_PATIENCE", "6"));
    club.wait_for_bot().await;
    let mut bot = club.take_bot();
    // As long as heartbeats are answered, the bot does not have to reconnect.
    tokio::time::sleep(Duration::from_secs(9)).await;
    assert_eq!(bot.try_wait().unwrap(), None, "{}", club.log());
    club.sandbox.set_silent(true);
    let begun = Instant::now();
    let status = loop {
        if let Some(status) = bot.try_wait().unwrap() {
            break status;
        }
        assert!(begun.elapsed() < 2 * TIMEOUT, "the bot holds on to a dead connection");
        tokio::time::sleep(Duration::from_millis(20)).await;
    };
    assert_eq!(status.code(), Some(3), "{}", club.log());
    assert!(club.log().contains("the connection to Discord is dead"));
    // The state is the same after a restart.
    club.sandbox.set_silent(false);
    club.start_bot();
    club.wait_for_bot().await;
    club.start_duel("anew", Place::Here).await;
}
