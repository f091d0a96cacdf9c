//! Agreements made in a lobby, and their effects.

use sqlx::{Connection, SqliteConnection};
use sztab_sandbox::{Id, Message, OptionValue};

use crate::club::{Club, TIMEOUT, button_id};
use crate::sessions::{Lobby, is_lobby};

/// The positions of the choices in their options, in the order in which Discord shows them.
const RANDOM_ARMIES: i64 = 1;
const DRAFT: i64 = 2;
const HOST: i64 = 1;
const GUEST: i64 = 2;
const HERE: i64 = 1;

fn choice(number: i64) -> OptionValue {
    number.into()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_lists_the_agreed_terms_in_its_language() {
    let club = Club::open().await;
    let usual = Lobby::open(&club, &[]).await;
    let lines = [
        &format!("**Table 1** · {}: no army yet · free seat", usual.ala.mention()),
        "Usual terms: friendly game, no clock",
        "One seat is free: press *Join*, or choose your army.",
    ];
    assert_eq!(usual.current_message().content, lines.join("\n"));
    let terms = [
        ("armies", choice(DRAFT)),
        ("first", choice(GUEST)),
        ("place", choice(HERE)),
        ("rated", true.into()),
        ("odds", false.into()),
    ];
    let polish = [
        "armia jeszcze nieznana · wolne miejsce",
        "Ustalenia: wykluczanie i wybór armii · gra rankingowa · bez szans na dobranie · gra na tym kanale · zaczyna gość",
        "Jedno miejsce jest wolne: naciśnij *Dołącz*.",
    ];
    let ukrainian = [
        "армія ще невідома · вільне місце",
        "Умови: заборона й вибір армій · рейтингова гра · шанси взяти жетони приховано · гра в цьому каналі · починає гість",
        "Одне місце вільне: натисніть *Приєднатися*.",
    ];
    for (locale, lines) in [("pl", polish), ("uk", ukrainian)] {
        let guild = club.sandbox.add_guild("Hex", locale);
        let lobby = Lobby::open_in(&club, (guild, locale), &terms).await;
        assert!(lobby.current_message().content.ends_with(&lines.join("\n")), "{}", lobby.current_message().content);
        let lobby = lobby.with_guest().await;
        assert!(!lobby.current_message().content.contains(lines[1]), "who begins is known");
        assert!(lobby.current_message().content.contains(&lobby.ben.mention()), "{}", lobby.current_message().content);
    }
    assert_eq!(club.sandbox.violations(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn random_armies_are_dealt_and_players_choose_none() {
    let club = Club::open().await;
    let lobby =
        Lobby::open(&club, &[("armies", choice(RANDOM_ARMIES)), ("place", choice(HERE))]).await.with_guest().await;
    lobby.wait_for_text("Terms: random armies · played in this channel").await;
    assert_eq!(lobby.current_message().selects().count(), 0);
    let game: String =
        lobby.current_message().buttons().next().unwrap().custom_id.split(':').nth(1).unwrap().to_owned();
    let told = lobby.reply_to_select(&lobby.ben, &format!("v1:{game}:0:lobby:faction 0"), "borgo").await;
    assert_eq!(told.content, "Armies aren't picked that way at this table.");
    let opening = lobby.start(&lobby.ben, "begins.").await;
    let dealt: Vec<&str> = ["Borgo", "Hegemony", "Moloch", "Outpost"]
        .into_iter()
        .filter(|army| opening.content.contains(&format!("plays {army}")))
        .collect();
    assert_eq!(dealt.len(), 2, "{}", opening.content);
    assert_eq!(club.sandbox.violations(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_army_is_named_only_if_each_player_chooses_one() {
    let club = Club::open().await;
    let channel = club.sandbox.add_channel(club.guild, "table");
    let ala = club.sandbox.add_person(club.guild, "Ala", "en-GB");
    for way in [RANDOM_ARMIES, DRAFT] {
        let named = [("armies", choice(way)), ("army", "borgo".into())];
        let told = ala.run_command(channel, &["game", "new"], &named).await.unwrap().complete(TIMEOUT).await.unwrap();
        assert!(told.content.starts_with("You can only name an army if each player"), "{}", told.content);
    }
    let left_to_chance = [("armies", choice(DRAFT)), ("army", "random".into())];
    let told = ala.run_command(channel, &["game", "new"], &left_to_chance).await.unwrap();
    assert_eq!(told.complete(TIMEOUT).await.unwrap().content, "The table is open.");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_agreed_player_plays_first() {
    let club = Club::open().await;
    for (first, place) in [(HOST, HERE), (GUEST, HERE), (HOST, 0), (GUEST, 0)] {
        let terms = [("army", "moloch".into()), ("first", choice(first)), ("place", choice(place))];
        let lobby = Lobby::open(&club, &terms).await;
        let early = if first == HOST { lobby.ala.mention() } else { "the guest".to_owned() };
        assert!(
            lobby.current_message().content.contains(&format!("{early} plays first")),
            "{}",
            lobby.current_message().content
        );
        let lobby = lobby.with_guest().await;
        let beginner = if first == HOST { &lobby.ala } else { &lobby.ben };
        lobby.wait_for_text(&format!("{} plays first", beginner.mention())).await;
        lobby.choose(&lobby.ben, "outpost").await;
        lobby.wait_for_text(&format!("{}: Outpost", lobby.ben.mention())).await;
        let opening = lobby.start(&lobby.ala, "begins.").await.content;
        let army = if first == HOST { "Moloch" } else { "Outpost" };
        assert!(opening.contains(&format!("{} plays {army} and goes first.", beginner.mention())), "{opening}");
    }
    assert_eq!(club.sandbox.violations(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_post_of_a_game_repeats_the_agreed_terms_and_open_rulings() {
    let club = Club::open_with(&[("SZTAB_OFFER", "borgo,newyork")]).await;
    let terms = [
        ("variant", "readings=O-01 terrain=jungle:B2+B3".into()),
        ("army", "newyork".into()),
        ("first", choice(HOST)),
        ("place", choice(HERE)),
    ];
    let lobby = Lobby::open(&club, &terms).await.with_guest().await;
    let agreed = "Terms: terrain: Jungle B2+B3 · Mines destroy (O-01)";
    lobby.wait_for_text(agreed).await;
    lobby.choose(&lobby.ben, "borgo").await;
    lobby.wait_for_text(&format!("{}: Borgo", lobby.ben.mention())).await;
    let opening = lobby.start(&lobby.ala, "begins.").await.content;
    assert!(opening.contains(&format!("{agreed}\n")), "{opening}");
    assert!(opening.contains("Where no source decides, these rulings apply: O-01"), "{opening}");
    assert_eq!(club.sandbox.violations(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_sixth_open_lobby_is_refused() {
    let club = Club::open().await;
    let ala = club.sandbox.add_person(club.guild, "Ala", "en-GB");
    let channels: Vec<Id> = (0..6).map(|number| club.sandbox.add_channel(club.guild, &format!("c{number}"))).collect();
    let open = async |channel: Id| {
        let told = ala.run_command(channel, &["game", "new"], &[]).await.unwrap().complete(TIMEOUT).await.unwrap();
        told.content
    };
    for &channel in &channels[..5] {
        assert_eq!(open(channel).await, "The table is open.");
    }
    let refused = open(channels[5]).await;
    assert!(refused.starts_with("You already have 5 tables waiting to start, the maximum"), "{refused}");
    assert!(refused.contains("Start or cancel one of them first."), "{refused}");
    let is_linked = |channel: &u64| refused.contains(&format!("/{channel}"));
    assert!(channels[..5].iter().all(is_linked), "{refused}");
    let first = club.sandbox.wait_for(channels[0], TIMEOUT, is_lobby).await.unwrap();
    ala.press(first.id, &button_id(&first, "Cancel")).await.unwrap();
    club.sandbox.wait_for(channels[0], TIMEOUT, |m| m.content.contains("has been cancelled")).await.unwrap();
    assert_eq!(open(channels[5]).await, "The table is open.");
    assert_eq!(club.sandbox.violations(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lobby_closes_with_notice_after_a_quiet_week() {
    let mut club = Club::open().await;
    let (channel, message, ala, join) = {
        let lobby = Lobby::open(&club, &[]).await;
        let join = button_id(&lobby.current_message(), "Join");
        (lobby.channel, lobby.current_message().id, lobby.ala.clone(), join)
    };
    // The bot is offline while the time runs out.
    club.kill_bot();
    let mut shell = SqliteConnection::connect(&format!("sqlite://{}", club.database().display())).await.unwrap();
    let week = 7 * 24 * 60 * 60 * 1000;
    sqlx::query("UPDATE game SET updated_at_ms = updated_at_ms - ?").bind(week).execute(&mut shell).await.unwrap();
    shell.close().await.unwrap();
    club.start_bot();
    club.wait_for_bot().await;
    let said = "This table closed by itself after 7 days without activity.";
    let closed = |m: &Message| m.id == message && m.content.contains(said);
    let closed = club.sandbox.wait_for(channel, TIMEOUT, closed).await.unwrap();
    assert_eq!(closed.buttons().count() + closed.selects().count(), 0);
    assert!(!closed.content.contains("cancelled"), "{}", closed.content);
    let late = ala.forge_press(message, &join, None).await.unwrap().complete(TIMEOUT).await.unwrap();
    assert!(late.content.starts_with("This table is closed"), "{}", late.content);
    let again = ala.run_command(channel, &["game", "new"], &[]).await.unwrap().complete(TIMEOUT).await.unwrap();
    assert_eq!(again.content, "The table is open.");
    assert_eq!(club.sandbox.violations(), []);
}
