//! Tiny Epic Mechs, played through bot and sandbox.

use sztab_sandbox::{Button, Id, Message, Person, Select};
use sztab_store::{GameId, LineCause, Store};

use crate::club::{BACKLOG_TIMEOUT, Club, Duel, TIMEOUT, button_id, is_lobby, version};
use crate::player::Session;

/// Opens a session in its own channel and begins the game there.
async fn begin_game<const N: usize>(club: &Club, names: [&str; N]) -> (GameId, Id, [Person; N]) {
    let channel = club.sandbox.add_channel(club.guild, "mechs");
    let people = names.map(|name| club.sandbox.add_person(club.guild, name, "en-GB"));
    let mode = N.to_string();
    let options = [("game", "mechs".into()), ("mode", mode.as_str().into()), ("place", 1_i64.into())];
    people[0].run_command(channel, &["game", "new"], &options).await.unwrap().complete(TIMEOUT).await.unwrap();
    let has =
        |message: &Message, label: &str| message.buttons().any(|button| button.label == label && !button.disabled);
    let is_free = |message: &Message| has(message, "Join");
    for person in &people[1..] {
        let lobby = club.sandbox.wait_for(channel, TIMEOUT, is_free).await.unwrap();
        assert!(lobby.content.contains("Values: Open values 1 (ours, not the publisher's)"), "{}", lobby.content);
        let joined = |message: &Message| message.id == lobby.id && message.content.contains(&person.mention());
        person.press(lobby.id, &button_id(&lobby, "Join")).await.unwrap();
        club.sandbox.wait_for(channel, TIMEOUT, joined).await.unwrap();
    }
    let lobby = club.sandbox.wait_for(channel, TIMEOUT, |message| has(message, "Start")).await.unwrap();
    people[0].press(lobby.id, &button_id(&lobby, "Start")).await.unwrap();
    let first = club.sandbox.wait_for(channel, TIMEOUT, is_turn).await.unwrap();
    (GameId(version(&first).unwrap().0), channel, people)
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_chooses_the_values_of_a_table() {
    let club = Club::open().await;
    let channel = club.sandbox.add_channel(club.guild, "mechs");
    let [ala, ben] = ["Ala", "Ben"].map(|name| club.sandbox.add_person(club.guild, name, "en-GB"));
    let options = [("game", "mechs".into()), ("mode", "2".into()), ("place", 1_i64.into())];
    ala.run_command(channel, &["game", "new"], &options).await.unwrap().complete(TIMEOUT).await.unwrap();
    let is_lobby = |message: &Message| message.button("Terms").is_some();
    let lobby = club.sandbox.wait_for(channel, TIMEOUT, is_lobby).await.unwrap();
    let panel = ala.press(lobby.id, &button_id(&lobby, "Terms")).await.unwrap().complete(TIMEOUT).await.unwrap();
    assert!(panel.content.contains("**Values:** Open values 1 (ours, not the publisher's)"), "{}", panel.content);
    let value = "values=open-2";
    let offers = |list: &Select| list.options.iter().any(|option| option.value == value);
    let list = panel.selects().find(|list| offers(list)).unwrap().custom_id.clone();
    ala.select(panel.id, &list, &[value]).await.unwrap().complete(TIMEOUT).await.unwrap();
    let second = "Values: Open values 2 (ours, not the publisher's)";
    let is_agreed = |message: &Message| message.id == lobby.id && message.content.contains(second);
    let lobby = club.sandbox.wait_for(channel, TIMEOUT, is_agreed).await.unwrap();
    ben.press(lobby.id, &button_id(&lobby, "Join")).await.unwrap();
    let is_full = |message: &Message| message.button("Start").is_some_and(|start| !start.disabled);
    let lobby = club.sandbox.wait_for(channel, TIMEOUT, is_full).await.unwrap();
    ala.press(lobby.id, &button_id(&lobby, "Start")).await.unwrap();
    let post = club.sandbox.wait_for(channel, TIMEOUT, is_turn).await.unwrap();
    let table = club.load_session(GameId(version(&post).unwrap().0)).await;
    assert!(table.game().position().contains("\nvalues open-2\n"), "{}", table.game().position());
    assert_eq!(club.sandbox.violations(), []);
}

fn is_turn(message: &Message) -> bool {
    message.buttons().any(|button| button.label == "My turn")
}

/// Opens the private message under the newest post.
async fn open_turn(club: &Club, channel: Id, person: &Person) -> Message {
    let post = club.sandbox.wait_until(TIMEOUT, |sandbox| sandbox.messages(channel).into_iter().rfind(is_turn));
    let post = &post.await.unwrap();
    person.press(post.id, &button_id(post, "My turn")).await.unwrap().complete(TIMEOUT).await.unwrap()
}

async fn tap(person: &Person, message: &Message, is_wanted: impl Fn(&Button) -> bool) -> Message {
    let found = message.buttons().find(|button| is_wanted(button));
    let id = found.unwrap_or_else(|| panic!("no such button in {message:#?}")).custom_id.clone();
    person.press(message.id, &id).await.unwrap().complete(TIMEOUT).await.unwrap()
}

/// Chooses pilots, bases, mines and weapons, always the first option.
async fn set_up(club: &Club, game: GameId, channel: Id, people: &[Person]) {
    for person in people {
        let message = open_turn(club, channel, person).await;
        assert!(message.content.contains("Which pilot do you keep?"), "{}", message.content);
        tap(person, &message, |_| true).await;
    }
    let (_, user) = club.load_session(game).await.waiting_players().into_iter().next().unwrap();
    let first = people.iter().find(|person| person.id() == user.0).unwrap();
    let base = open_turn(club, channel, first).await;
    assert!(base.content.contains("Where is your base?"), "{}", base.content);
    tap(first, &base, |_| true).await;
    for person in people {
        let message = open_turn(club, channel, person).await;
        let message = tap(person, &message, |button| button.label == "Mine 2").await;
        assert!(message.content.contains("Chosen: Mine 2."), "{}", message.content);
        tap(person, &message, |button| button.label == "Pulse Pistol").await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_program_takes_nine_taps_and_can_be_changed() {
    let club = Club::open().await;
    let (game, channel, people) = begin_game(&club, ["Ala", "Ben"]).await;
    set_up(&club, game, channel, &people).await;
    let [ala, ben] = &people;
    let both = [[ala, ben], [ben, ala]]
        .map(|[x, y]| format!("Round 1: program your slots: {}, {}.", x.mention(), y.mention()));
    let calls = |message: &Message| both.iter().any(|both| message.content.starts_with(both));
    club.sandbox.wait_for(channel, TIMEOUT, calls).await.unwrap();
    let mut message = open_turn(&club, channel, ala).await;
    for card in ["Collect Resources", "Deploy Mine", "Buy a Weapon", "Power Up"] {
        message = tap(ala, &message, |button| button.label == card).await;
        message = tap(ala, &message, |button| button.label.starts_with("↓ south")).await;
    }
    assert!(message.content.contains("1: Collect Resources ↓"), "{}", message.content);
    // A filled slot is shown as a button with its number.
    message = tap(ala, &message, |button| button.label == "4").await;
    let cards = message.selects().next().unwrap();
    let double = &cards.options.iter().find(|option| option.label == "Double Jump").unwrap().value;
    let chosen = ala.select(message.id, &cards.custom_id, &[double]).await.unwrap();
    message = chosen.complete(TIMEOUT).await.unwrap();
    message = tap(ala, &message, |button| button.label.starts_with("↑ north")).await;
    assert!(message.content.contains("4: Double Jump ↑"), "{}", message.content);
    let ready = tap(ala, &message, |button| button.label == "Ready").await;
    assert!(ready.content.contains('✅'), "{}", ready.content);
    // The session as Ala sees it, as a picture and as text. The game has no piles to look at.
    let hand = ala.run_command(channel, &["hand"], &[]).await.unwrap().complete(TIMEOUT).await.unwrap();
    assert!(hand.content.contains("Round 1: programming.") && !hand.attachments.is_empty(), "{hand:#?}");
    let tiles = ala.run_command(channel, &["tiles"], &[]).await.unwrap().complete(TIMEOUT).await.unwrap();
    assert_eq!(tiles.content, "This game has no piles of tiles; /board shows the table.");
    // The other players see how many players have answered, but not the answers.
    let says_so = |message: &Message| {
        let begins = "-# 🔒 Answered in secret; the SHA-256 over all answers of a player begins with:";
        message.content.contains(&format!("{begins} {} `", ala.mention()))
    };
    let post = club.sandbox.wait_for(channel, TIMEOUT, says_so).await.unwrap();
    assert!(!post.content.contains("collect") && post.content.chars().count() < 2000, "{}", post.content);
    assert_eq!(club.sandbox.violations(), []);
}

/// Fills the slots by hand and presses *Ready*. Returns the message that follows, and the number of taps.
async fn program(person: &Person, mut message: Message) -> (Message, u32) {
    let mut taps = 0;
    for card in ["Collect Resources", "Deploy Mine", "Buy a Weapon", "Power Up"] {
        message = tap(person, &message, |button| button.label == card).await;
        message = tap(person, &message, |button| button.label.starts_with("↓ south")).await;
        taps += 2;
    }
    (tap(person, &message, |button| button.label == "Ready").await, taps + 1)
}

#[tokio::test(flavor = "multi_thread")]
async fn simultaneous_programming_loses_no_press() {
    let club = Club::open().await;
    let (game, channel, people) = begin_game(&club, ["Ala", "Ben"]).await;
    set_up(&club, game, channel, &people).await;
    let [ala, ben] = &people;
    let mut message = open_turn(&club, channel, ala).await;
    assert!(!message.buttons().any(|button| button.label == "Same as last round"), "there was none");
    // Ala presses Ben's buttons for filling a slot and for *Ready*, without a fresh message.
    let other = open_turn(&club, channel, ben).await;
    message = tap(ala, &message, |button| button.label == "Deploy Turret").await;
    assert!(message.content.contains("Slot 1, Deploy Turret: which way?"), "{}", message.content);
    let (_, taps) = program(ben, other).await;
    assert!(taps <= 9, "{taps} taps for a program by hand");
    message = tap(ala, &message, |button| button.label.starts_with("↓ south")).await;
    assert!(message.content.contains("1: Deploy Turret ↓"), "{}", message.content);
    // One tap fills all slots, which can still be edited; the second one is *Ready*.
    let suggested = tap(ala, &message, |button| button.label == "Suggest").await;
    assert!(!suggested.content.contains(": –"), "no slot is vacant: {}", suggested.content);
    assert!(suggested.buttons().any(|button| button.label == "4"), "and each can be changed: {suggested:#?}");
    // Plans lead back to the program, and are shown to nobody else.
    let plan = tap(ala, &suggested, |button| button.label == "Plan").await;
    let plan = tap(ala, &plan, |button| button.label == "Mines, turrets").await;
    let list = plan.selects().find(|list| list.options.iter().any(|option| option.value == "turret-put")).unwrap();
    let set = ala.select(plan.id, &list.custom_id, &["turret-put"]).await.unwrap().complete(TIMEOUT).await.unwrap();
    let is_set = |list: &Select| list.options.iter().any(|option| option.value == "turret-put" && option.default);
    assert!(set.selects().any(is_set), "{set:#?}");
    let back = tap(ala, &set, |button| button.custom_id.contains(":at:")).await;
    tap(ala, &back, |button| button.label == "Ready").await;
    assert_eq!(club.sandbox.violations(), []);
}

/// Plays random lines to the end of the game. Returns their number.
async fn play_to_the_end(club: &Club, game: GameId, channel: Id, people: &[Person]) -> usize {
    let duel = Duel { game, channel, people };
    let mut session = Session::without_kills_by_lines(club, &duel, 7);
    session.play().await;
    session.acknowledged.len()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_four_ends_and_its_record_is_valid() {
    let club = Club::open().await;
    let (game, channel, people) = begin_game(&club, ["Ala", "Ben", "Cy", "Dora"]).await;
    let said = play_to_the_end(&club, game, channel, &people).await;
    let is_result = |message: &Message| message.content.starts_with("🏁");
    // Many posts are due before the result, and each takes longer than the few milliseconds that these players need
    // for a line.
    let result = club.sandbox.wait_for(channel, BACKLOG_TIMEOUT, is_result).await.unwrap();
    assert!(result.attachments.iter().any(|file| file.alt_text.is_some()), "a picture of the result: {result:#?}");
    let session = club.load_session(game).await;
    let store = Store::open(club.database()).await.unwrap();
    let log = store.load_log(game).await.unwrap();
    let ordered = log.iter().filter(|entry| entry.prompt == LineCause::Order).count();
    assert_eq!(log.len(), usize::try_from(session.seq.0).unwrap());
    assert_eq!(log.len() - ordered, said, "each line that was said is in the log once");
    // The program checks the record by replaying it.
    let exported = people[0].run_command(channel, &["export"], &[]).await.unwrap().complete(TIMEOUT).await.unwrap();
    let record = exported.attachments.iter().map(|file| String::from_utf8_lossy(&file.bytes).into_owned());
    let record = record.into_iter().find(|text| text.contains("\n--\n")).expect("a record");
    let kind = sztab_game::find_kind(sztab::KINDS, "mechs").unwrap();
    let end = kind.command_line().unwrap().replay(&record, &[]).unwrap();
    assert!(end.lines().any(|line| line.starts_with("result X ")), "{end}");
    let checked = people[1].run_command(channel, &["verify"], &[]).await.unwrap().complete(TIMEOUT).await.unwrap();
    assert!(checked.content.starts_with('✅'), "{}", checked.content);
    assert_eq!(club.sandbox.violations(), []);
}

/// One person plays against two robots, and against Sztab, which programs and fights using only what its side can see.
#[tokio::test(flavor = "multi_thread")]
async fn one_person_plays_against_robots_or_sztab() {
    let club = Club::open().await;
    let (game, channel, people) = begin_game(&club, ["Ala"]).await;
    play_to_the_end(&club, game, channel, &people).await;
    let channel = club.sandbox.add_channel(club.guild, "sztab");
    let options = [("game", "mechs".into()), ("mode", "2".into()), ("strength", 0_i64.into()), ("place", 1_i64.into())];
    people[0].run_command(channel, &["game", "new"], &options).await.unwrap().complete(TIMEOUT).await.unwrap();
    let first = club.sandbox.wait_for(channel, TIMEOUT, is_turn).await.unwrap();
    let game = GameId(version(&first).unwrap().0);
    play_to_the_end(&club, game, channel, &people).await;
    assert_eq!(club.sandbox.violations(), []);
}

/// The text in the embeds of a message, and the alternative texts of its pictures.
fn message_text(message: &Message) -> String {
    let embeds = message.embeds.iter().filter_map(|embed| embed.description.clone());
    let alts = message.attachments.iter().filter_map(|file| file.alt_text.clone());
    [message.content.clone()].into_iter().chain(embeds).chain(alts).collect::<Vec<_>>().join("\n")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_channel_looks_up_entries_of_its_game() {
    let club = Club::open().await;
    let (game, channel, people) = begin_game(&club, ["Ala", "Ben"]).await;
    set_up(&club, game, channel, &people).await;
    for (command, option, said) in [
        ("legend", None, "Empty Mech: In Power Armor with full health you can take it."),
        ("tile", Some("rail gun"), "Rail Gun (advanced weapon · TEM-15.14)."),
        ("tile", Some("Deploy Mine"), "Deploy Mine (program card · TEM-7.3)."),
        ("tile", Some("Sparta"), "TEM-O-14: What does Sparta 3000 do?"),
        ("army", Some("Kitty"), "Gyroscope: when your card is opened"),
        ("log", None, "Points by round: Round 1: X 0, Y 0"),
        ("board", None, "Round 1: programming."),
    ] {
        let options: Vec<_> = option.iter().map(|&option| (command, option.into())).collect();
        let answer =
            people[0].run_command(channel, &[command], &options).await.unwrap().complete(TIMEOUT).await.unwrap();
        assert!(message_text(&answer).contains(said), "/{command}: {answer:#?}");
        assert!(!answer.attachments.is_empty(), "/{command}: {answer:#?}");
    }
    assert_eq!(club.sandbox.violations(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn help_buttons_open_a_table_of_each_game() {
    let club = Club::open().await;
    let ala = club.sandbox.add_person(club.guild, "Ala", "en-GB");
    for game in ["Tiny Epic Mechs", "Gears of War: The Board Game"] {
        let channel = club.sandbox.add_channel(club.guild, "hall");
        let help = ala.run_command(channel, &["help"], &[]).await.unwrap().complete(TIMEOUT).await.unwrap();
        let open = button_id(&help, &format!("Open a table: {game}"));
        ala.press(help.id, &open).await.unwrap().complete(TIMEOUT).await.unwrap();
        let lobby = club.sandbox.wait_for(channel, TIMEOUT, is_lobby).await.unwrap();
        assert!(lobby.content.contains(&format!("Terms: {game} · ")), "{}", lobby.content);
    }
    assert_eq!(club.sandbox.violations(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_first_game_explains_each_question() {
    let club = Club::open().await;
    let channel = club.sandbox.add_channel(club.guild, "hall");
    let ala = club.sandbox.add_person(club.guild, "Ala", "en-GB");
    let help = ala.run_command(channel, &["help"], &[]).await.unwrap().complete(TIMEOUT).await.unwrap();
    let first = button_id(&help, "First game of Tiny Epic Mechs");
    let begun = ala.press(help.id, &first).await.unwrap().complete(TIMEOUT).await.unwrap();
    assert!(begun.content.starts_with("Your first game is ready"), "{}", begun.content);
    let [thread] = club.sandbox.threads(club.guild).try_into().unwrap();
    let message = open_turn(&club, thread.id, &ala).await;
    assert!(message.content.contains("💡 Keep the pilot whose ability you like."), "{}", message.content);
    tap(&ala, &message, |_| true).await;
    let asks = |message: &Message| is_turn(message) && message.content.contains("choose your base");
    club.sandbox.wait_for(thread.id, BACKLOG_TIMEOUT, asks).await.unwrap();
    let message = open_turn(&club, thread.id, &ala).await;
    assert!(message.content.contains("💡 Your pilot starts on the base"), "{}", message.content);
    assert_eq!(club.sandbox.violations(), []);
}
