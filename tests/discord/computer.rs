//! Games against Sztab, where the bot itself plays a side.

use std::process::Command;

use sztab_referee::{COMPUTER_USER, LobbyOptions};
use sztab_sandbox::{Id, Message, OptionValue, Person};
use sztab_store::{Entry, GameId, Status, Store};

use crate::club::{Club, Duel, TIMEOUT, button_id, version};
use crate::player::{Session, is_over};
use crate::posts::{wait_for_posts, wait_until_quiet};

/// A channel in which a person plays against Sztab.
pub struct SoloChannel<'a> {
    pub club: &'a Club,
    pub channel: Id,
    pub ala: Person,
}

impl<'a> SoloChannel<'a> {
    pub fn new(club: &'a Club) -> Self {
        let channel = club.sandbox.add_channel(club.guild, "hall");
        Self { club, channel, ala: club.sandbox.add_person(club.guild, "Ala", "en-GB") }
    }

    /// Opens a session against Sztab in a channel; returns the private reply.
    async fn open_session_in(&self, channel: Id, options: &[(&str, OptionValue)]) -> Message {
        let sztab = OptionValue::User(self.club.sandbox.application_id());
        let options: Vec<_> = std::iter::once(("opponent", sztab)).chain(options.iter().cloned()).collect();
        self.ala.run_command(channel, &["game", "new"], &options).await.unwrap().complete(TIMEOUT).await.unwrap()
    }

    /// Begins a game in the channel itself, in which the person places an HQ first.
    pub async fn begin_game(&self, options: &[(&str, OptionValue)]) -> Message {
        let usual: [(&str, OptionValue); 4] =
            [("place", 1_i64.into()), ("army", "borgo".into()), ("first", 1_i64.into()), ("strength", 0_i64.into())];
        let options: Vec<_> = usual.into_iter().chain(options.iter().cloned()).collect();
        let told = self.open_session_in(self.channel, &options).await;
        assert_eq!(told.content, "Your game against Sztab has begun.");
        self.wait_for_ping(0).await
    }

    /// Waits for the first post below a message that pings the person.
    pub async fn wait_for_ping(&self, below: Id) -> Message {
        let pings = |m: &Message| m.id > below && m.only_for.is_none() && m.pinged == [self.ala.id()];
        self.club.sandbox.wait_for(self.channel, TIMEOUT, pings).await.unwrap()
    }

    /// Plays a line of the notation; returns the reply.
    pub async fn play_line(&self, line: &str) -> String {
        let said = self.ala.run_command(self.channel, &["play"], &[("what", line.into())]).await.unwrap();
        said.complete(TIMEOUT).await.unwrap().content
    }

    /// Runs a command without options; returns the reply.
    pub async fn run_command(&self, command: &str) -> Message {
        self.ala.run_command(self.channel, &[command], &[]).await.unwrap().complete(TIMEOUT).await.unwrap()
    }

    async fn resign(&self, channel: Id) {
        let asked = self.ala.run_command(channel, &["resign"], &[]).await.unwrap().complete(TIMEOUT).await.unwrap();
        self.ala.press(asked.id, &button_id(&asked, "Resign")).await.unwrap();
        self.club.sandbox.wait_for(channel, TIMEOUT, is_over).await.unwrap();
    }
}

/// The log of a game.
pub async fn load_log(club: &Club, game: GameId) -> Vec<Entry> {
    let store = Store::open(club.database()).await.unwrap();
    let log = store.load_log(game).await.unwrap();
    store.close().await;
    log
}

/// The ids of the users who placed the HQs.
fn headquarters_owners(log: &[Entry]) -> Vec<u64> {
    log.iter().filter(|entry| entry.line.starts_with("place-hq")).map(|entry| entry.actor.0).collect()
}

/// Asserts that Sztab is not mentioned anywhere and that no message pings a bot.
fn check_mentions(club: &Club, channel: Id) {
    let bot = club.sandbox.application_id();
    for message in club.sandbox.messages(channel) {
        assert!(!message.content.contains(&COMPUTER_USER.to_string()), "{message:#?}");
        assert!(!message.pinged.contains(&bot) && !message.pinged.contains(&COMPUTER_USER.0), "{message:#?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_against_sztab_begins_at_once_with_one_post_per_reply() {
    let club = Club::open().await;
    let hall = SoloChannel::new(&club);
    let first = hall.begin_game(&[]).await;
    assert!(first.buttons().any(|b| b.label == "Place HQ"), "{first:#?}");
    let opening = club.sandbox.messages(hall.channel).into_iter().rfind(|m| m.id < first.id).unwrap();
    assert!(opening.content.contains("Sztab (casual) plays "), "{}", opening.content);
    assert!(hall.play_line("place-hq C3 0").await.contains('✅'));
    let turn = hall.wait_for_ping(first.id).await;
    assert!(turn.buttons().any(|b| b.label == "End turn"), "the HQ is placed and the tile is drawn: {turn:#?}");
    let lines = load_log(&club, GameId(1)).await;
    assert_eq!(headquarters_owners(&lines), [hall.ala.id(), COMPUTER_USER.0]);
    // There is only one tile in the first turn: it is placed or discarded, and the turn ends.
    wait_until_quiet(&club).await;
    let before = club.sandbox.messages(hall.channel).len();
    let ended = hall.run_command("end").await;
    let again = ended.buttons().find(|b| b.label.ends_with(" anyway")).map(|b| b.custom_id.clone());
    if let Some(again) = again {
        hall.ala.press(ended.id, &again).await.unwrap();
    }
    let next = hall.wait_for_ping(turn.id).await;
    wait_until_quiet(&club).await;
    let public: Vec<Message> = club.sandbox.messages(hall.channel).split_off(before);
    let public: Vec<&Message> = public.iter().filter(|m| m.only_for.is_none()).collect();
    let answered = load_log(&club, GameId(1)).await;
    let by_computer =
        |line: &str| answered[lines.len()..].iter().filter(|e| e.actor == COMPUTER_USER && e.line == line).count();
    assert_eq!(by_computer("end") + by_computer("battle"), 1, "{answered:#?}");
    // A Battle started by Sztab has its own post before the turn post, and that post pings nobody.
    let (battles, turns): (Vec<&Message>, Vec<&Message>) =
        public.iter().partition(|message| message.content.starts_with('⚔'));
    assert_eq!(turns.iter().map(|m| m.id).collect::<Vec<_>>(), [next.id], "one post a turn: {public:#?}");
    assert_eq!(battles.len(), by_computer("battle"), "{public:#?}");
    assert!(battles.iter().all(|m| m.pinged.is_empty()), "{public:#?}");
    let story = next.embeds.iter().filter_map(|embed| embed.description.as_deref()).collect::<String>();
    assert!(!story.is_empty() && !story.starts_with("Borgo"), "her own turn is not told again: {story}");
    check_mentions(&club, hall.channel);
    assert_eq!(club.sandbox.violations(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_against_sztab_waits_only_for_its_openers_army() {
    let club = Club::open().await;
    let hall = SoloChannel::new(&club);
    let told = hall.open_session_in(hall.channel, &[("first", 2_i64.into())]).await;
    assert_eq!(told.content, "The table is open.");
    let lobby = club.sandbox.wait_for(hall.channel, TIMEOUT, |m| m.content.contains("Still to choose")).await.unwrap();
    assert!(lobby.content.contains("Sztab (club): Random army"), "{}", lobby.content);
    assert!(lobby.content.contains("Sztab (club) plays first"), "{}", lobby.content);
    assert!(lobby.pinged.is_empty(), "{:?}", lobby.pinged);
    let select = lobby.selects().next().unwrap().custom_id.clone();
    hall.ala.select(lobby.id, &select, &["borgo"]).await.unwrap();
    let is_ready = |m: &Message| m.buttons().any(|b| b.label == "Start" && !b.disabled);
    let lobby = club.sandbox.wait_for(hall.channel, TIMEOUT, is_ready).await.unwrap();
    hall.ala.press(lobby.id, &button_id(&lobby, "Start")).await.unwrap();
    // Sztab plays first, so the first turn post is for the person.
    let pings = |m: &Message| m.only_for.is_none() && m.pinged == [hall.ala.id()];
    let turn = club.sandbox.wait_for(lobby.id, TIMEOUT, pings).await.unwrap();
    assert!(turn.buttons().any(|b| b.label == "Place HQ"), "{turn:#?}");
    assert_eq!(headquarters_owners(&load_log(&club, GameId(1)).await), [COMPUTER_USER.0]);
    check_mentions(&club, lobby.id);
    assert_eq!(club.sandbox.violations(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn leaving_a_table_against_sztab_closes_it() {
    let club = Club::open().await;
    let hall = SoloChannel::new(&club);
    hall.open_session_in(hall.channel, &[]).await;
    let lobby = club.sandbox.wait_for(hall.channel, TIMEOUT, |m| m.content.contains("Still to choose")).await.unwrap();
    hall.ala.press(lobby.id, &button_id(&lobby, "Leave")).await.unwrap();
    let closed = |m: &Message| m.id == lobby.id && m.content.contains("cancelled");
    club.sandbox.wait_for(hall.channel, TIMEOUT, closed).await.unwrap();
    assert_eq!(club.sandbox.violations(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_against_sztab_is_not_counted_and_offers_another() {
    let club = Club::open().await;
    let hall = SoloChannel::new(&club);
    hall.begin_game(&[]).await;
    let people = [hall.ala.clone(), hall.ala.clone()];
    let duel = Duel { game: GameId(1), channel: hall.channel, people };
    Session::without_kills(&club, &duel, 7).play().await;
    wait_for_posts(&club, &duel).await;
    check_mentions(&club, hall.channel);
    let lines = load_log(&club, duel.game).await;
    assert!(lines.iter().filter(|entry| entry.actor == COMPUTER_USER).count() > 10, "{}", lines.len());
    let over = club.sandbox.messages(hall.channel).into_iter().find(is_over).unwrap();
    assert_eq!(over.pinged, [hall.ala.id()]);
    // There is one turn post for each turn of the person, and none for Sztab's turns.
    for called in club.sandbox.messages(hall.channel).iter().filter(|m| m.pinged == [hall.ala.id()]) {
        let says = &called.content;
        let is_turn = says.starts_with(&hall.ala.mention()) || says.starts_with("Sztab (casual) is next.");
        assert!(is_turn || is_over(called), "{says}");
    }

    let statistics = hall.run_command("statistics").await;
    assert!(statistics.attachments.is_empty(), "{statistics:#?}");
    let export = hall.run_command("export").await;
    let file = export.attachments.first().unwrap();
    let record = String::from_utf8(file.bytes.to_vec()).unwrap();
    assert!(record.contains("Sztab (casual)"), "{record}");
    let verified = hall.run_command("verify").await;
    assert!(verified.content.contains('✅'), "{}", verified.content);

    let again = hall.ala.press(over.id, &button_id(&over, "Rematch")).await;
    assert!(again.is_ok());
    let session =
        club.sandbox.wait_for(hall.channel, TIMEOUT, |m| m.id > over.id && version(m).is_some_and(|v| v.0 == 2));
    session.await.unwrap();
    let session = club.load_session(GameId(2)).await;
    assert_eq!(session.record.status, Status::Running);
    assert_eq!(LobbyOptions::from_record(&session.record).unwrap().computers[0].strength, "casual");
    assert_eq!(club.sandbox.violations(), []);
}

#[tokio::test(flavor = "multi_thread")]
#[cfg_attr(not(debug_assertions), ignore = "only a build with debug assertions can be asked for faults")]
async fn a_kill_neither_loses_nor_repeats_the_turn_of_sztab() {
    for place in ["before-act", "after-act"] {
        let mut club = Club::open().await;
        let hall = SoloChannel::new(&club);
        let (channel, ala) = (hall.channel, hall.ala.clone());
        let first = hall.begin_game(&[]).await;
        club.kill_bot();
        // The first line places the person's HQ, the second line Sztab's.
        let fault = format!("{place}=die@2");
        club.start_bot_with(Command::new(env!("CARGO_BIN_EXE_sztab")).env("SZTAB_FAULT", fault));
        club.wait_for_bot().await;
        ala.run_command(channel, &["play"], &[("what", "place-hq C3 0".into())]).await.unwrap();
        while club.bot_exit().is_none() {
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        }
        let left = headquarters_owners(&load_log(&club, GameId(1)).await);
        assert_eq!(left.len(), if place == "before-act" { 1 } else { 2 }, "{place}");
        club.take_bot().wait().unwrap();
        club.start_bot();
        club.wait_for_bot().await;
        let hall = SoloChannel { club: &club, channel, ala };
        let turn = hall.wait_for_ping(first.id).await;
        wait_until_quiet(&club).await;
        assert_eq!(headquarters_owners(&load_log(&club, GameId(1)).await), [hall.ala.id(), COMPUTER_USER.0], "{place}");
        let turns = club.sandbox.messages(channel).into_iter().filter(|m| m.pinged == [hall.ala.id()]).map(|m| m.id);
        assert_eq!(turns.collect::<Vec<_>>(), [first.id, turn.id], "{place}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn sztab_grants_a_step_back_in_a_friendly_game_and_takes_no_draw() {
    let club = Club::open().await;
    let hall = SoloChannel::new(&club);
    let first = hall.begin_game(&[]).await;
    hall.play_line("place-hq C3 0").await;
    hall.wait_for_ping(first.id).await;
    let draw = hall.run_command("draw-offer").await;
    assert_eq!(draw.content, "Sztab doesn't agree to draws. Play on, or resign.");
    let undone = hall.run_command("undo").await;
    assert!(undone.content.contains("Taken back"), "{}", undone.content);
    wait_until_quiet(&club).await;
    let session = club.load_session(GameId(1)).await;
    assert_eq!(session.next_to_act().map(|(_, user)| user.0), Some(hall.ala.id()));
    // The HQ is placed again, and Sztab plays its reply again.
    assert!(hall.play_line("place-hq B2 0").await.contains('✅'));
    let seconds = |m: &Message| m.buttons().any(|b| b.label == "End turn");
    club.sandbox.wait_for(hall.channel, TIMEOUT, seconds).await.unwrap();
    check_mentions(&club, hall.channel);
    assert_eq!(club.sandbox.violations(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn games_against_sztab_are_rated_only_if_the_server_allows() {
    let club = Club::open().await;
    let hall = SoloChannel::new(&club);
    let rated: [(&str, OptionValue); 4] =
        [("rated", true.into()), ("army", "borgo".into()), ("place", 1_i64.into()), ("first", 1_i64.into())];
    let told = hall.open_session_in(hall.channel, &rated).await;
    assert!(told.content.starts_with("Games against Sztab aren't rated on this server."), "{}", told.content);
    let boss = club.sandbox.add_person(club.guild, "Boss", "en-GB");
    club.sandbox.set_permissions(club.guild, boss.id(), sztab_sandbox::permission::ADMINISTRATOR);
    let set = boss.run_command(hall.channel, &["settings", "server"], &[("rated-sztab", true.into())]).await.unwrap();
    let set = set.complete(TIMEOUT).await.unwrap();
    assert!(set.content.contains("Games against Sztab may be rated."), "{}", set.content);
    let told = hall.open_session_in(hall.channel, &rated).await;
    assert_eq!(told.content, "Your game against Sztab has begun.");
    let first = hall.wait_for_ping(0).await;
    hall.play_line("place-hq C3 0").await;
    let turn = hall.wait_for_ping(first.id).await;
    assert!(turn.buttons().all(|button| button.label != "Hint"), "a rated game gives no hints: {turn:#?}");
    let undone = hall.run_command("undo").await;
    assert!(undone.content.starts_with("This game is rated:"), "{}", undone.content);
    assert_eq!(club.sandbox.violations(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_has_at_most_three_games_against_sztab() {
    let club = Club::open().await;
    let hall = SoloChannel::new(&club);
    let channels: Vec<Id> = (0..4).map(|n| club.sandbox.add_channel(club.guild, &format!("hall {n}"))).collect();
    let options: [(&str, OptionValue); 2] = [("place", 1_i64.into()), ("army", "borgo".into())];
    for &channel in &channels[..3] {
        assert_eq!(hall.open_session_in(channel, &options).await.content, "Your game against Sztab has begun.");
    }
    let refused = hall.open_session_in(channels[3], &options).await;
    assert!(refused.content.starts_with("You already have 3 unfinished games against Sztab"), "{}", refused.content);
    // A session that is still waiting for players counts as well.
    let refused = hall.open_session_in(channels[3], &[]).await;
    assert!(refused.content.starts_with("You already have 3 unfinished games"), "{}", refused.content);
    hall.resign(channels[0]).await;
    assert_eq!(hall.open_session_in(channels[3], &options).await.content, "Your game against Sztab has begun.");
    assert_eq!(club.sandbox.violations(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn sztab_refuses_terms_on_which_it_does_not_play() {
    let club = Club::open().await;
    let hall = SoloChannel::new(&club);
    let ben = club.sandbox.add_person(club.guild, "Ben", "en-GB");
    let refusals: [(&str, OptionValue, &str); 3] = [
        ("armies", 2_i64.into(), "Sztab doesn't ban and pick."),
        ("mirrored", 0_i64.into(), "Sztab doesn't play mirrored matches."),
        ("army", "nonsense".into(), "There's no such army."),
    ];
    for (option, value, says) in refusals {
        let told = hall.open_session_in(hall.channel, &[(option, value)]).await;
        assert!(told.content.starts_with(says), "{}", told.content);
    }
    let options: [(&str, OptionValue); 2] = [("opponent", (&ben).into()), ("strength", 1_i64.into())];
    let told = hall.ala.run_command(hall.channel, &["game", "new"], &options).await.unwrap();
    let told = told.complete(TIMEOUT).await.unwrap();
    assert!(told.content.starts_with("Strength is for games against Sztab."), "{}", told.content);
    assert!(club.sandbox.threads(club.guild).is_empty(), "nothing is made before it is asked");
    // The strength is enough to determine the opponent.
    let options: [(&str, OptionValue); 2] = [("strength", 1_i64.into()), ("armies", 1_i64.into())];
    let told = hall.ala.run_command(hall.channel, &["game", "new"], &options).await.unwrap();
    let told = told.complete(TIMEOUT).await.unwrap();
    assert_eq!(told.content, "Your game against Sztab has begun.");
    let [thread] = club.sandbox.threads(club.guild).try_into().unwrap();
    assert!(told.buttons().any(|b| b.url.as_ref().is_some_and(|url| url.ends_with(&thread.id.to_string()))));
    assert_eq!(thread.name, "Ala – Sztab (club)");
    assert_eq!(club.sandbox.violations(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn sztab_is_named_in_the_language_of_the_table() {
    let club = Club::open().await;
    let names = [("en-GB", "Sztab (strong)"), ("pl", "Sztab (mocny)"), ("uk", "Sztab (сильний)")];
    for (locale, name) in names {
        let guild = club.sandbox.add_guild(locale, locale);
        let channel = club.sandbox.add_channel(guild, "hall");
        // A person whose client uses another language sees the same posts.
        let ala = club.sandbox.add_person(guild, "Ala", "en-GB");
        let options: [(&str, OptionValue); 2] =
            [("opponent", OptionValue::User(club.sandbox.application_id())), ("strength", 2_i64.into())];
        ala.run_command(channel, &["game", "new"], &options).await.unwrap().complete(TIMEOUT).await.unwrap();
        club.sandbox.wait_for(channel, TIMEOUT, |m| m.content.contains(&format!("{name}: "))).await.unwrap();
    }
    assert_eq!(club.sandbox.violations(), []);
}
