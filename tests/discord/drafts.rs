//! Ban and pick.

use std::fs;

use sztab_sandbox::{Message, OptionValue, Sandbox};

use crate::club::{Club, TIMEOUT};
use crate::sessions::Lobby;

const EXAMPLE: &str = include_str!("../../docs/army-example.toml");

fn terms() -> [(&'static str, OptionValue); 2] {
    [("armies", 2_i64.into()), ("place", 1_i64.into())]
}

#[tokio::test(flavor = "multi_thread")]
async fn each_player_bans_one_of_four_armies_and_the_guest_picks() {
    let club = Club::open().await;
    let lobby = Lobby::open(&club, &terms()).await;
    assert_eq!(lobby.current_message().selects().count(), 0, "there is nobody to ban yet");
    let lobby = lobby.with_guest().await;
    let (ala, ben) = (&lobby.ala, &lobby.ben);
    lobby.wait_for_text(&format!("{}, your turn: ban an army.", ben.mention())).await;
    assert_eq!(lobby.offered_factions(), ["Borgo", "Hegemony", "Moloch", "Outpost"]);
    assert_eq!(lobby.current_message().selects().next().unwrap().placeholder.as_deref(), Some("Ban an army"));
    assert!(!lobby.can_start());
    assert_eq!(lobby.reply_to_press(ala, "start").await, "The armies aren't settled yet: finish ban and pick first.");
    // Bans by users who are not playing are refused.
    let first = lobby.select_id();
    let told = lobby.reply_to_select(ala, &first, "borgo").await;
    assert_eq!(told.content, format!("It's {}'s decision now.", ben.mention()));
    assert_eq!(told.pinged, [] as [u64; 0]);
    let eve = club.sandbox.add_person(club.guild, "Eve", "en-GB");
    assert_eq!(lobby.reply_to_select(&eve, &first, "borgo").await.content, "You aren't playing at this table.");

    lobby.choose(ben, "moloch").await;
    lobby.wait_for_text("Banned: Moloch.").await;
    lobby.wait_for_text(&format!("{}, your turn: ban an army.", ala.mention())).await;
    assert_eq!(lobby.offered_factions(), ["Borgo", "Hegemony", "Outpost"]);
    let changed = "The table has changed in the meantime. Check its message and try again.";
    assert_eq!(lobby.reply_to_select(ala, &first, "borgo").await.content, changed, "a select of an earlier step");
    assert_eq!(lobby.reply_to_select(ala, &lobby.select_id(), "moloch").await.content, "There's no such army.");
    lobby.choose(ala, "borgo").await;
    lobby.wait_for_text("Banned: Moloch, Borgo.").await;
    let asked = lobby.wait_for_text(&format!("{}, your turn: pick your army.", ben.mention())).await;
    assert!(asked.content.contains(&format!("{}: no army yet", ala.mention())), "{}", asked.content);
    assert_eq!(lobby.offered_factions(), ["Hegemony", "Outpost"]);

    lobby.choose(ben, "outpost").await;
    lobby.wait_for_text(&format!("{}: Outpost", ben.mention())).await;
    let all = lobby.wait_for_text(&format!("{}: Hegemony", ala.mention())).await;
    assert!(!all.content.contains("your turn") && all.selects().count() == 0, "{}", all.content);
    assert!(lobby.can_start());
    let opening = lobby.start(ala, "begins.").await.content;
    assert!(opening.contains(&format!("{} plays Hegemony", ala.mention())), "{opening}");
    assert!(opening.contains(&format!("{} plays Outpost", ben.mention())), "{opening}");
    assert_eq!(club.sandbox.violations(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_also_picks_if_there_are_more_armies() {
    let mut club = Club::without_bot().await;
    fs::create_dir(club.armies()).unwrap();
    fs::write(club.armies().join("tinkers.toml"), EXAMPLE).unwrap();
    club.start_bot();
    club.wait_for_bot().await;
    let lobby = Lobby::open(&club, &terms()).await.with_guest().await;
    let (ala, ben) = (&lobby.ala, &lobby.ben);
    let course = [(ben, "borgo"), (ala, "moloch"), (ben, "tinkers"), (ala, "outpost")];
    for (number, (person, army)) in course.into_iter().enumerate() {
        lobby.wait_for_text(&format!("{}, your turn", person.mention())).await;
        assert_eq!(lobby.offered_factions().len(), 5 - number);
        assert!(!lobby.can_start());
        lobby.choose(person, army).await;
    }
    lobby.wait_for_text(&format!("{}: Outpost · {}: Tinkers", ala.mention(), ben.mention())).await;
    lobby.start(ben, "begins.").await;
    assert_eq!(club.sandbox.violations(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_draft_restarts_when_a_player_leaves() {
    let club = Club::open().await;
    let lobby = Lobby::open(&club, &terms()).await.with_guest().await;
    lobby.choose(&lobby.ben, "moloch").await;
    lobby.wait_for_text("Banned: Moloch.").await;
    lobby.press(&lobby.ala, "leave").await;
    let alone = lobby.wait_for_text("One seat is free: press *Join*.").await;
    assert!(!alone.content.contains("Banned") && alone.selects().count() == 0, "{}", alone.content);
    let late = |round: u32| format!("{} {round} 0 0", lobby_select(&alone));
    // A press on a list of the previous draft does not count for a later draft.
    let told = lobby.reply_to_select(&lobby.ben, &late(0), "borgo").await.content;
    assert!(told.starts_with("The table has changed in the meantime"), "{told}");
    assert_eq!(lobby.reply_to_select(&lobby.ben, &late(1), "borgo").await.content, "The second player is missing.");
    // The user who opened the session is its host, whatever seat they take.
    lobby.press(&lobby.ala, "join").await;
    lobby.wait_for_text(&format!("{}, your turn: ban an army.", lobby.ben.mention())).await;
    assert_eq!(lobby.offered_factions().len(), 4);
    assert_eq!(club.sandbox.violations(), []);
}

/// The id prefix of a lobby's selects in a draft.
fn lobby_select(message: &Message) -> String {
    let join = message.buttons().next().unwrap().custom_id.clone();
    join.replace(":join", ":draft")
}

#[tokio::test(flavor = "multi_thread")]
async fn simultaneous_presses_do_not_both_take_effect() {
    let club = Club::open().await;
    let lobby = Lobby::open(&club, &terms()).await.with_guest().await;
    lobby.wait_for_text("ban an army").await;
    let (one, other) = tokio::join!(lobby.choose(&lobby.ben, "moloch"), lobby.choose(&lobby.ben, "borgo"));
    let told = lobby.wait_for_text("Banned: ").await;
    let refused = |_: &Sandbox| {
        let said: Vec<String> = [&one, &other].iter().flat_map(|r| r.followups()).map(|m| m.content).collect();
        (!said.is_empty()).then_some(said)
    };
    let refused = club.sandbox.wait_until(TIMEOUT, refused).await.unwrap();
    assert_eq!(refused, ["The table has changed in the meantime. Check its message and try again."]);
    assert!(!told.content.contains("Moloch, Borgo") && !told.content.contains("Borgo, Moloch"), "{}", told.content);
    assert_eq!(lobby.offered_factions().len(), 3);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_draft_works_in_polish() {
    let club = Club::open().await;
    let guild = club.sandbox.add_guild("Heks", "pl");
    let lobby = Lobby::open_in(&club, (guild, "pl"), &terms()).await.with_guest().await;
    let (ala, ben) = (&lobby.ala, &lobby.ben);
    lobby.wait_for_text(&format!("{}, twoja kolej: wyklucz jedną armię.", ben.mention())).await;
    assert_eq!(lobby.current_message().selects().next().unwrap().placeholder.as_deref(), Some("Wyklucz armię"));
    assert_eq!(lobby.offered_factions(), ["Borgo", "Hegemonia", "Moloch", "Posterunek"]);
    let told = lobby.reply_to_select(ala, &lobby.select_id(), "borgo").await;
    assert_eq!(told.content, format!("Teraz decyduje {}.", ben.mention()));
    let early = "Armie nie są jeszcze ustalone: najpierw dokończcie wykluczanie i wybór.";
    assert_eq!(lobby.reply_to_press(ben, "start").await, early);
    lobby.choose(ben, "hegemony").await;
    lobby.wait_for_text("Wykluczone: Hegemonia.").await;
    lobby.choose(ala, "outpost").await;
    lobby.wait_for_text(&format!("{}, twoja kolej: wybierz swoją armię.", ben.mention())).await;
    lobby.choose(ben, "moloch").await;
    lobby.wait_for_text(&format!("{}: Moloch", ben.mention())).await;
    let opening = lobby.start(ala, "Zaczyna się gra").await.content;
    assert!(opening.contains(&format!("{} gra jako Borgo", ala.mention())), "{opening}");
    assert_eq!(club.sandbox.violations(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_draft_works_in_ukrainian() {
    let club = Club::open().await;
    let guild = club.sandbox.add_guild("Гекс", "uk");
    let lobby = Lobby::open_in(&club, (guild, "uk"), &terms()).await.with_guest().await;
    let (ala, ben) = (&lobby.ala, &lobby.ben);
    lobby.wait_for_text(&format!("{}, ваша черга: забороніть одну армію.", ben.mention())).await;
    let told = lobby.reply_to_select(ala, &lobby.select_id(), "borgo").await;
    assert_eq!(told.content, format!("Зараз вирішує {}.", ben.mention()));
    lobby.choose(ben, "borgo").await;
    lobby.wait_for_text("Заборонено: Борго.").await;
    lobby.choose(ala, "moloch").await;
    lobby.wait_for_text(&format!("{}, ваша черга: виберіть свою армію.", ben.mention())).await;
    assert_eq!(lobby.current_message().selects().next().unwrap().placeholder.as_deref(), Some("Вибрати свою армію"));
    lobby.choose(ben, "hegemony").await;
    lobby.wait_for_text(&format!("{}: Аванпост", ala.mention())).await;
    let opening = lobby.start(ben, "Починається гра").await.content;
    assert!(opening.contains(&format!("{} грає армією «Гегемонія»", ben.mention())), "{opening}");
    assert_eq!(club.sandbox.violations(), []);
}
