//! Armies defined by a club, in addition to those built into the program.

use std::fs;

use sztab_neuroshima::rules::army::MAX_ARMIES;
use sztab_neuroshima::rules::{Army, Side};
use sztab_sandbox::{Id, Message, Person, Select};
use sztab_store::GameId;

use crate::club::{Club, TIMEOUT, button_id, game_of, version};

const EXAMPLE: &str = include_str!("../../docs/army-example.toml");

/// A tile that can replace others.
const CHAMPION: &str = include_str!("../champion.toml");

/// The example army with that tile added.
fn with_champion() -> String {
    EXAMPLE.replacen("\n[looks]", &format!("{CHAMPION}\n[looks]"), 1)
}

/// A club with the Tinkers in addition to the four armies of the base box.
async fn open_club() -> Club {
    open_club_with(EXAMPLE).await
}

/// As `club`, with the given army file for the Tinkers.
async fn open_club_with(tinkers: &str) -> Club {
    start_club(Club::without_bot().await, tinkers, 0).await
}

/// Starts a club with the given army file for the Tinkers and `more` similar armies.
async fn start_club(mut club: Club, tinkers: &str, more: usize) -> Club {
    fs::create_dir(club.armies()).unwrap();
    fs::write(club.armies().join("tinkers.toml"), tinkers).unwrap();
    for number in 0..more {
        let id = format!("army_{number}");
        let name = format!("name = {{ en = \"Army {number}\" }}");
        let text = EXAMPLE.replacen("tinkers", &id, 1);
        let text = text.replacen("name = { en = \"Tinkers\", pl = \"Druciarze\", uk = \"Майстри\" }", &name, 1);
        fs::write(club.armies().join(format!("{id}.toml")), text).unwrap();
    }
    club.start_bot();
    club.wait_for_bot().await;
    club
}

/// Opens a lobby in its own channel; returns the channel, the host and a guest, and the lobby's message.
async fn open_lobby(club: &Club, army: &str) -> (Id, [Person; 2], Message) {
    let channel = club.sandbox.add_channel(club.guild, "lobby");
    let [ala, ben] = ["Ala", "Ben"].map(|name| club.sandbox.add_person(club.guild, name, "en-GB"));
    let options = [("army", army.into()), ("place", 1_i64.into())];
    ala.run_command(channel, &["game", "new"], &options).await.unwrap().complete(TIMEOUT).await.unwrap();
    let lobby = club.sandbox.wait_for(channel, TIMEOUT, |m| m.buttons().next().is_some()).await.unwrap();
    let select = lobby.selects().last().unwrap().custom_id.clone();
    ben.select(lobby.id, &select, &["random"]).await.unwrap();
    let lobby = club.sandbox.wait_for(channel, TIMEOUT, |m| can_start(m) == Some(true)).await.unwrap();
    (channel, [ala, ben], lobby)
}

/// True if the lobby's start button is enabled; `None` if there is no such button.
fn can_start(message: &Message) -> Option<bool> {
    message.buttons().find(|button| button.label == "Start").map(|button| !button.disabled)
}

async fn wait_for_start(club: &Club, channel: Id) -> Message {
    let is_first = |m: &Message| version(m).is_some_and(|v| v.1 == 0) && can_start(m).is_none();
    club.sandbox.wait_for(channel, TIMEOUT, is_first).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn an_army_is_found_by_its_name_in_any_language() {
    let club = open_club().await;
    for (typed, name) in [
        ("Tinkers", "Tinkers"),
        ("DRUCIARZE", "Tinkers"),
        ("Молох", "Moloch"),
        ("hegem", "Hegemony"),
        ("random army", "Random army"),
    ] {
        let (_, [ala, _], session) = open_lobby(&club, typed).await;
        assert!(session.content.contains(&format!("{}: {name}", ala.mention())), "{typed}: {}", session.content);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_continues_with_the_army_that_it_began_with() {
    let mut club = open_club().await;
    let (channel, [ala, ben], session) = open_lobby(&club, "tinkers").await;
    assert!(session.content.contains(&format!("{}: Tinkers", ala.mention())), "{}", session.content);
    ala.press(session.id, &button_id(&session, "Start")).await.unwrap();
    let first = wait_for_start(&club, channel).await;
    // Replaces the file, then removes it.
    let file = club.armies().join("tinkers.toml");
    fs::write(
        &file,
        EXAMPLE.replace("Brute", "Bully").replacen("count = 4", "count = 3", 1).replacen("count = 2", "count = 3", 1),
    )
    .unwrap();
    club.restart().await;
    let before = ala.run_command(channel, &["hand"], &[]).await.unwrap().complete(TIMEOUT).await.unwrap();
    fs::remove_file(&file).unwrap();
    club.restart().await;
    let after = ala.run_command(channel, &["hand"], &[]).await.unwrap().complete(TIMEOUT).await.unwrap();
    assert_eq!(before.content, after.content);
    let game = GameId(version(&first).unwrap().0);
    let session = club.load_session(game).await;
    let armies = [0, 1].map(|side| game_of(&session).roster().army(Side(side)).source.clone());
    // A game stores the file except for its pictures.
    assert!(armies.iter().any(|source| EXAMPLE.starts_with(source)), "the file of the beginning");
    for person in [&ala, &ben] {
        let board = person.run_command(channel, &["board"], &[]).await.unwrap().complete(TIMEOUT).await.unwrap();
        assert_eq!(board.attachments.len(), 1, "{}", board.content);
    }
    ala.run_command(channel, &["resign"], &[]).await.unwrap();
    assert_eq!(club.sandbox.violations(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_replacement_tile_is_agreed_and_shown_with_the_tile_it_replaces() {
    let club = open_club_with(&with_champion()).await;
    let (channel, [ala, ben], session) = open_lobby(&club, "tinkers").await;
    let labelled = |message: &Message, label: &str| {
        message.buttons().find(|button| button.label == label).unwrap().custom_id.clone()
    };
    let terms = labelled(&session, "Terms");
    let panel = ala.press(session.id, &terms).await.unwrap().complete(TIMEOUT).await.unwrap();
    assert!(panel.content.contains("**Spare tile (Tinkers):** none"), "{}", panel.content);
    assert_eq!(panel.attachments.len(), 0);
    let is_offered = |select: &&Select| select.options.iter().any(|option| option.value.starts_with("replace:"));
    let select = panel.selects().find(is_offered).unwrap().custom_id.clone();
    let forged = ala.forge_press(panel.id, &select, Some(&["replace:tinkers=hq>champion"])).await;
    let forged = forged.unwrap().complete(TIMEOUT).await.unwrap();
    assert!(!forged.content.contains("Champion for"), "{}", forged.content);
    let chosen = ala.select(panel.id, &select, &["replace:tinkers=brute>champion"]).await.unwrap();
    let panel = chosen.complete(TIMEOUT).await.unwrap();
    assert!(panel.content.contains("**Spare tile (Tinkers):** Champion for Brute"), "{}", panel.content);
    let shown = |message: &Message| -> Vec<String> {
        message.attachments.iter().map(|file| file.alt_text.clone().unwrap_or_default()).collect()
    };
    let [brute, champion] = &shown(&panel)[..] else { panic!("two tiles: {:?}", shown(&panel)) };
    assert!(brute.starts_with("Brute.") && champion.starts_with("Champion."), "{brute}\n{champion}");

    let asks =
        |m: &Message| m.content.contains("Tinkers: Champion for Brute") && m.buttons().any(|b| b.label == "Agree");
    let session = club.sandbox.wait_for(channel, TIMEOUT, asks).await.unwrap();
    assert_eq!(can_start(&session), Some(false));
    ben.press(session.id, &labelled(&session, "Agree")).await.unwrap();
    let session = club.sandbox.wait_for(channel, TIMEOUT, |m| can_start(m) == Some(true)).await.unwrap();
    ala.press(session.id, &labelled(&session, "Start")).await.unwrap();
    // The session's own message has one picture, which shows the seats.
    let is_opening = |m: &Message| {
        m.only_for.is_none() && m.content.contains("Tinkers: Champion for Brute") && m.attachments.len() == 2
    };
    let opening = club.sandbox.wait_for(channel, TIMEOUT, is_opening).await.unwrap();
    assert_eq!(shown(&opening), shown(&panel));
    let tiles = ben.run_command(channel, &["tiles"], &[]).await.unwrap().complete(TIMEOUT).await.unwrap();
    let told = tiles.embeds.iter().filter_map(|embed| embed.description.clone()).collect::<String>();
    assert!(told.contains("Champion: 1 of 1") && told.contains("Brute: 3 of 3"), "{tiles:?}");
    assert_eq!(club.sandbox.violations(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_exchange_for_an_unplayed_army_is_void() {
    let club = open_club_with(&with_champion()).await;
    let channel = club.sandbox.add_channel(club.guild, "lobby");
    let [ala, ben] = ["Ala", "Ben"].map(|name| club.sandbox.add_person(club.guild, name, "en-GB"));
    let terms = [("army", "moloch".into()), ("place", 1_i64.into()), ("variant", "champion for courier".into())];
    ala.run_command(channel, &["game", "new"], &terms).await.unwrap().complete(TIMEOUT).await.unwrap();
    let session =
        club.sandbox.wait_for(channel, TIMEOUT, |m| m.content.contains("Champion for Courier")).await.unwrap();
    let select = session.selects().last().unwrap().custom_id.clone();
    ben.select(session.id, &select, &["borgo"]).await.unwrap();
    let session = club.sandbox.wait_for(channel, TIMEOUT, |m| can_start(m) == Some(true)).await.unwrap();
    ala.press(session.id, &button_id(&session, "Start")).await.unwrap();
    wait_for_start(&club, channel).await;
    let messages = club.sandbox.messages(channel);
    let telling: Vec<u64> =
        messages.iter().filter(|m| m.content.contains("Champion for Courier")).map(|m| m.id).collect();
    assert!(telling.is_empty(), "neither the line of the table nor the game says anything of it");
    assert_eq!(club.sandbox.violations(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lobby_whose_army_was_removed_reports_it_and_waits_for_another() {
    let mut club = open_club().await;
    let (channel, [ala, ben], session) = open_lobby(&club, "tinkers").await;
    fs::remove_file(club.armies().join("tinkers.toml")).unwrap();
    club.restart().await;
    let start = button_id(&session, "Start");
    let refused = ben.forge_press(session.id, &start, None).await.unwrap().complete(TIMEOUT).await.unwrap();
    assert_eq!(refused.content, "There's no such army.");
    let select = session.selects().next().unwrap().custom_id.clone();
    ben.select(session.id, &select, &["moloch"]).await.unwrap();
    let gone = format!("{}: tinkers (no longer available)", ala.mention());
    let told = |m: &Message| m.content.contains(&gone) && m.content.contains("Moloch") && can_start(m) == Some(false);
    let session = club.sandbox.wait_for(channel, TIMEOUT, told).await.unwrap();
    assert!(session.selects().all(|select| select.options.iter().all(|option| option.value != "tinkers")));
    ala.select(session.id, &select, &["outpost"]).await.unwrap();
    club.sandbox.wait_for(channel, TIMEOUT, |m| can_start(m) == Some(true)).await.unwrap();
    ala.press(session.id, &start).await.unwrap();
    wait_for_start(&club, channel).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn more_armies_than_a_select_takes_are_spread_over_several() {
    // With the Tinkers and the built-in armies, this makes the maximum number of armies.
    let more = MAX_ARMIES - Army::built_in().len() - 1;
    let mut club = Club::without_bot().await;
    let ids: Vec<String> = Army::built_in().into_iter().map(|army| army.id).collect();
    club.settings.push(("SZTAB_OFFER", ids.join(",")));
    let club = start_club(club, EXAMPLE, more).await;
    let (channel, [ala, ben], session) = open_lobby(&club, "army_42").await;
    let selects: Vec<_> = session.selects().collect();
    let lengths: Vec<usize> = selects.iter().map(|select| select.options.len()).collect();
    assert_eq!(lengths, [21, 21, 19]);
    let mut ids: Vec<&str> =
        selects.iter().flat_map(|select| &select.options).map(|option| option.value.as_str()).collect();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), 61, "sixty armies and chance");
    for (select, id, name) in [(0, "army_1", "Army 1"), (2, "tinkers", "Tinkers")] {
        ben.select(session.id, &selects[select].custom_id, &[id]).await.unwrap();
        let told = format!("{}: {name}", ben.mention());
        club.sandbox.wait_for(channel, TIMEOUT, |m| m.content.contains(&told)).await.unwrap();
    }
    let complete = async |typed: &str| -> Vec<String> {
        let choices = ala.autocomplete(channel, &["game", "new"], &[], "army", typed).await.unwrap();
        choices.into_iter().map(|choice| choice.name).collect()
    };
    let all = complete("").await;
    assert_eq!((all.len(), all[0].as_str()), (25, "Random army"));
    assert_eq!(complete("tink").await, ["Tinkers"]);
    assert_eq!(complete("army 42").await, ["Army 42"]);
    ala.press(session.id, &button_id(&session, "Start")).await.unwrap();
    wait_for_start(&club, channel).await;
    assert_eq!(club.sandbox.violations(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_with_invalid_armies_reports_them_all_and_does_not_start() {
    let mut club = Club::without_bot().await;
    fs::create_dir(club.armies()).unwrap();
    fs::write(
        club.armies().join("a.toml"),
        EXAMPLE.replacen("m2,m1", "x2,m1", 1).replacen("\"medic\"", "\"nurse\"", 1),
    )
    .unwrap();
    fs::write(club.armies().join("b.toml"), "format = 1\nid = b").unwrap();
    club.start_bot();
    let status = club.take_bot().wait().unwrap();
    assert_eq!(status.code(), Some(2));
    let log = club.log();
    let lines: Vec<&str> = log.lines().collect();
    assert_eq!(lines.len(), 3, "{log}");
    for (line, wanted) in
        lines.iter().zip(["a.toml:22: tile `brute`", "a.toml:88: tile `healer`", "b.toml:2: column 6"])
    {
        assert!(line.starts_with("sztab: ") && line.contains(wanted), "{log}");
    }
    assert!(!club.database().exists(), "nothing has been changed");
}
