//! Gears of War: The Board Game, played through bot and sandbox.

use sztab_game::{Language, Viewer};
use sztab_referee::Referee;
use sztab_sandbox::{Button, Id, Message, Person};
use sztab_store::{GameId, LineCause, Store};

use crate::club::{BACKLOG_TIMEOUT, Club, TIMEOUT, button_id, version};
use crate::dealt_game::DealtGame;
use crate::found_game::Seats;

/// Opens a session in its own channel and begins the game there.
async fn begin_game<const N: usize>(club: &Club, names: [&str; N]) -> (GameId, Id, [Person; N]) {
    let channel = club.sandbox.add_channel(club.guild, "gears");
    let people = names.map(|name| club.sandbox.add_person(club.guild, name, "en-GB"));
    // A part of the name is enough.
    let options = [("game", "Gears of".into()), ("place", 1_i64.into())];
    people[0].run_command(channel, &["game", "new"], &options).await.unwrap().complete(TIMEOUT).await.unwrap();
    let has =
        |message: &Message, label: &str| message.buttons().any(|button| button.label == label && !button.disabled);
    let is_free = |message: &Message| has(message, "Join");
    for person in &people[1..] {
        let lobby = club.sandbox.wait_for(channel, TIMEOUT, is_free).await.unwrap();
        let terms = "Terms: Gears of War: The Board Game · Values: Open values 1 (ours, not the publisher's)";
        assert!(lobby.content.contains(terms), "{}", lobby.content);
        assert!(lobby.content.contains("no COG yet") && !lobby.content.contains("army"), "{}", lobby.content);
        let joined = |message: &Message| message.id == lobby.id && message.content.contains(&person.mention());
        person.press(lobby.id, &button_id(&lobby, "Join")).await.unwrap();
        club.sandbox.wait_for(channel, TIMEOUT, joined).await.unwrap();
    }
    for (person, cog) in people.iter().zip(["marcus", "dom"]) {
        let has_list = |message: &Message| message.selects().next().is_some();
        let lobby = club.sandbox.wait_for(channel, TIMEOUT, has_list).await.unwrap();
        let list = lobby.selects().next().unwrap().custom_id.clone();
        person.select(lobby.id, &list, &[cog]).await.unwrap();
    }
    let lobby = club.sandbox.wait_for(channel, TIMEOUT, |message| has(message, "Start")).await.unwrap();
    assert!(lobby.content.contains("Dominic Santiago"), "{}", lobby.content);
    people[0].press(lobby.id, &button_id(&lobby, "Start")).await.unwrap();
    let first = club.sandbox.wait_for(channel, TIMEOUT, is_turn).await.unwrap();
    (GameId(version(&first).unwrap().0), channel, people)
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
    let found = message.buttons().find(|button| is_wanted(button) && !button.disabled);
    let id = found.unwrap_or_else(|| panic!("no such button in {message:#?}")).custom_id.clone();
    person.press(message.id, &id).await.unwrap().complete(TIMEOUT).await.unwrap()
}

/// The player to act.
async fn person_to_act<'a>(club: &Club, game: GameId, people: &'a [Person]) -> &'a Person {
    let (_, user) = club.load_session(game).await.waiting_players().into_iter().next().unwrap();
    people.iter().find(|person| person.id() == user.0).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_is_played_by_buttons_and_the_locust_answer() {
    let club = Club::open().await;
    let (game, channel, people) = begin_game(&club, ["Ala", "Ben"]).await;
    let opens = |message: &Message| message.content.starts_with("**Game ");
    let opening = club.sandbox.wait_for(channel, TIMEOUT, opens).await.unwrap().content;
    assert!(opening.contains("\nTerms: Gears of War: The Board Game · "), "{opening}");
    assert!(opening.contains(" plays Marcus") && opening.contains(" plays Dom"), "{opening}");
    for _ in &people {
        let person = person_to_act(&club, game, &people).await;
        let message = open_turn(&club, channel, person).await;
        assert!(message.content.contains("Do you take cover at the entrance?"), "{}", message.content);
        tap(person, &message, |button| button.label.contains("Stay here")).await;
    }
    let ala = person_to_act(&club, game, &people).await;
    let mut message = open_turn(&club, channel, ala).await;
    assert!(message.content.contains("Play a card: for its actions, to run, or to attack."), "{}", message.content);
    assert!(message.content.contains("Stage 1: Seal every hole."), "{}", message.content);
    // The hand has at least six cards, each with a button.
    let names = message.buttons().map(|button| button.label.clone()).collect::<Vec<_>>();
    assert!(names.len() >= 8, "{names:?}");
    message = tap(ala, &message, |button| button.label.starts_with("Run (any card)")).await;
    let list = message.selects().next().map(|list| (list.custom_id.clone(), list.options[0].value.clone()));
    message = match list {
        Some((id, value)) => ala.select(message.id, &id, &[&value]).await.unwrap().complete(TIMEOUT).await.unwrap(),
        None => tap(ala, &message, |_| true).await,
    };
    assert!(message.content.contains("what next?"), "{}", message.content);
    message = tap(ala, &message, |button| button.label.starts_with("Move")).await;
    assert!(message.content.contains("Where to?"), "{}", message.content);
    let place = message.selects().next().map(|list| (list.custom_id.clone(), list.options[0].value.clone()));
    let moved = match place {
        Some((id, value)) => ala.select(message.id, &id, &[&value]).await.unwrap().complete(TIMEOUT).await.unwrap(),
        None => tap(ala, &message, |button| button.label.contains('·')).await,
    };
    assert!(moved.content.contains("Move to"), "{}", moved.content);
    // A figure in the area that the mover has just left may follow.
    let other = person_to_act(&club, game, &people).await;
    if other.id() != ala.id() {
        let message = open_turn(&club, channel, other).await;
        assert!(message.content.contains("Do you follow?"), "{}", message.content);
        tap(other, &message, |button| button.label == "No").await;
    }
    let message = open_turn(&club, channel, ala).await;
    tap(ala, &message, |button| button.label == "End the turn").await;
    let told = |message: &Message| format!("{} {:?}", message.content, message.embeds).contains("AI card");
    club.sandbox.wait_for(channel, TIMEOUT, told).await.unwrap();
    let session = club.load_session(game).await;
    assert!(session.seq.0 >= 5, "{}", session.game().position());
    assert_eq!(club.sandbox.violations(), []);
}

/// Types a command and returns the reply.
async fn type_command(person: &Person, channel: Id, command: &str, option: Option<(&str, &str)>) -> Message {
    let options: Vec<_> = option.into_iter().map(|(name, value)| (name, value.into())).collect();
    person.run_command(channel, &[command], &options).await.unwrap().complete(TIMEOUT).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn commands_play_a_turn_and_show_a_hand() {
    let club = Club::open().await;
    let (game, channel, people) = begin_game(&club, ["Ala", "Ben"]).await;
    for _ in &people {
        type_command(person_to_act(&club, game, &people).await, channel, "play", Some(("what", "stay"))).await;
    }
    let ala = person_to_act(&club, game, &people).await;
    let said = type_command(ala, channel, "draw", None).await.content;
    assert!(said.contains("There's nothing to draw") && said.contains("GOW-4.2"), "{said}");
    let said = type_command(ala, channel, "battle", Some(("attack", "attack lancer saw drone1"))).await.content;
    assert!(said.contains("This attack isn't possible now"), "{said}");
    let session = club.load_session(game).await;
    let (side, _) = session.waiting_players().into_iter().next().unwrap();
    let lines = session.observed_by(Viewer::Side(side)).game().legal_lines_of(side);
    let run = lines.into_iter().find(|line| line.starts_with("run ")).unwrap();
    let said = type_command(ala, channel, "play", Some(("what", &run))).await.content;
    assert!(said.contains("what next?"), "{said}");
    // The player shows their own hand to everyone in the channel, deliberately.
    let shown = [("show", true.into())];
    let said = ala.run_command(channel, &["hand"], &shown).await.unwrap().complete(TIMEOUT).await.unwrap();
    assert!(said.content.contains("Everyone in this channel sees your hand now."), "{}", said.content);
    let is_hand = |message: &Message| message.content.starts_with(&format!("Shared by {}:", ala.mention()));
    let post = club.sandbox.wait_for(channel, TIMEOUT, is_hand).await.unwrap();
    assert!(post.content.contains("(Guard)") || post.content.contains("(Dodge)"), "{}", post.content);
    let cleo = club.sandbox.add_person(club.guild, "Cleo", "en-GB");
    let said = cleo.run_command(channel, &["hand"], &shown).await.unwrap().complete(TIMEOUT).await.unwrap();
    assert!(said.content.contains("You have no hand here that you could show"), "{}", said.content);
    assert_eq!(club.sandbox.violations(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_plays_with_operator_values() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::create_dir(folder.path().join("gears")).unwrap();
    let text = "extends = \"open-1\"\ntitle = \"From our box\"\n[enemies.boomer]\nhealth = 5\n";
    std::fs::write(folder.path().join("gears/our-box.toml"), text).unwrap();
    let club = Club::open_with(&[("SZTAB_VALUES", &folder.path().display().to_string())]).await;
    let channel = club.sandbox.add_channel(club.guild, "gears");
    let ala = club.sandbox.add_person(club.guild, "Ala", "en-GB");
    let options = [("game", "gears".into()), ("place", 1_i64.into())];
    ala.run_command(channel, &["game", "new"], &options).await.unwrap().complete(TIMEOUT).await.unwrap();
    let is_lobby = |message: &Message| message.button("Terms").is_some();
    let lobby = club.sandbox.wait_for(channel, TIMEOUT, is_lobby).await.unwrap();
    let mut cogs = lobby.selects().flat_map(|list| &list.options).map(|option| option.value.as_str());
    assert!(!cogs.any(|cog| cog == "our-box"), "a file of values is no COG");
    let mut panel = ala.press(lobby.id, &button_id(&lobby, "Terms")).await.unwrap().complete(TIMEOUT).await.unwrap();
    for value in ["seats=1", "values=our-box"] {
        let list = panel.selects().find(|list| list.options.iter().any(|option| option.value == value));
        let list = list.unwrap_or_else(|| panic!("{value} in {panel:#?}")).custom_id.clone();
        panel = ala.select(panel.id, &list, &[value]).await.unwrap().complete(TIMEOUT).await.unwrap();
    }
    let list = lobby.selects().next().unwrap().custom_id.clone();
    ala.select(lobby.id, &list, &["marcus"]).await.unwrap();
    let is_full = |message: &Message| message.button("Start").is_some_and(|start| !start.disabled);
    let lobby = club.sandbox.wait_for(channel, TIMEOUT, is_full).await.unwrap();
    assert!(lobby.content.contains("Values: From our box, with 1 entry of the owner"), "{}", lobby.content);
    ala.press(lobby.id, &button_id(&lobby, "Start")).await.unwrap();
    let post = club.sandbox.wait_for(channel, TIMEOUT, is_turn).await.unwrap();
    let opening = club.sandbox.messages(channel).into_iter().find(|message| message.content.contains("From our box"));
    assert!(opening.is_some(), "the first post names the values");
    let table = club.load_session(GameId(version(&post).unwrap().0)).await;
    let position = table.game().position();
    assert!(position.contains("\nvalues ") && !position.contains("\nvalues open-1\n"), "{position}");
    assert_eq!(club.sandbox.violations(), []);
}

/// Plays to the end with forged presses for the lines that the computer player would play. The process dies during some
/// of them, which are then repeated. Returns the number of lines.
async fn play_to_the_end(club: &mut Club, game: GameId, channel: Id, people: &[Person], kills: &[usize]) -> usize {
    let post = club.sandbox.messages(channel).into_iter().rfind(|message| message.only_for.is_none()).unwrap();
    let referee = Referee::new(Store::open(club.database()).await.unwrap(), sztab::KINDS);
    for said in 0..2000 {
        let session = referee.load_session(game).await.unwrap();
        let Some(side) = session.waiting_persons().iter().next() else { return said };
        let person = people.iter().find(|person| session.player(side).unwrap().0 == person.id()).unwrap();
        let seen = session.observed_by(Viewer::Side(side));
        let line = session.kind().planned_lines(seen.game(), side, "medium", &[1; 32]).swap_remove(0);
        let id = format!("v1:{}:{}:do:{line}", game.0, session.seq);
        if kills.contains(&said) {
            let _ = person.forge_press(post.id, &id, None).await;
            club.restart().await;
        }
        let answer = person.forge_press(post.id, &id, None).await.unwrap().complete(TIMEOUT).await.unwrap();
        assert!(answer.content.starts_with('✅'), "{line}: {}", answer.content);
    }
    panic!("it comes to no end");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_mission_survives_kills_and_its_record_is_valid() {
    let mut club = Club::without_bot().await;
    let channel = club.sandbox.add_channel(club.guild, "gears");
    let people = ["Ala", "Ben"].map(|name| club.sandbox.add_person(club.guild, name, "en-GB"));
    let store = Store::open(club.database()).await.unwrap();
    let dealt =
        DealtGame::play_until("gears", "", &["marcus", "dom"], ([9; 32], "medium"), |game| game.turn().is_some());
    let seats = Seats { guild: club.guild, channel, people: &people, language: Language::English };
    let game = dealt.write_to(&store, &seats).await;
    let before = store.load_log(game).await.unwrap().len();
    store.close().await;
    club.start_bot();
    club.wait_for_bot().await;
    club.sandbox.wait_for(channel, BACKLOG_TIMEOUT, is_turn).await.unwrap();
    let said = play_to_the_end(&mut club, game, channel, &people, &[3, 17, 40, 61]).await;
    let is_result = |message: &Message| message.content.starts_with("🏁");
    let result = club.sandbox.wait_for(channel, BACKLOG_TIMEOUT, is_result).await.unwrap();
    let card = result.attachments.iter().find_map(|file| file.alt_text.clone()).unwrap();
    assert!(card.contains("Kills") && card.contains("AI cards"), "a picture of the result: {card}");
    let log = Store::open(club.database()).await.unwrap().load_log(game).await.unwrap();
    let ordered = log.iter().filter(|entry| entry.prompt == LineCause::Order).count();
    assert_eq!(log.len() - before - ordered, said, "each line that was said is in the log once");
    let checked = people[1].run_command(channel, &["verify"], &[]).await.unwrap().complete(TIMEOUT).await.unwrap();
    assert!(checked.content.starts_with('✅'), "{}", checked.content);
    assert_eq!(club.sandbox.violations(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_first_game_explains_each_question() {
    let club = Club::open().await;
    let channel = club.sandbox.add_channel(club.guild, "hall");
    let ala = club.sandbox.add_person(club.guild, "Ala", "en-GB");
    let help = ala.run_command(channel, &["help"], &[]).await.unwrap().complete(TIMEOUT).await.unwrap();
    let first = button_id(&help, "First game of Gears of War: The Board Game");
    ala.press(help.id, &first).await.unwrap().complete(TIMEOUT).await.unwrap();
    let [thread] = club.sandbox.threads(club.guild).try_into().unwrap();
    let post = club.sandbox.wait_for(thread.id, TIMEOUT, is_turn).await.unwrap();
    let game = GameId(version(&post).unwrap().0);
    // Hands and map are random, so any question may come first.
    for _ in 0..3 {
        club.wait_for_turn(game, &ala).await;
        let message = open_turn(&club, thread.id, &ala).await;
        assert!(message.content.contains("\n> 💡 "), "{}", message.content);
        tap(&ala, &message, |_| true).await;
    }
    assert_eq!(club.sandbox.violations(), []);
}
