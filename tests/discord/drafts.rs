//! Ban and pick.

use std::fs;

use sztab_sandbox::{Message, OptionValue, Sandbox};

use crate::club::{Club, PATIENCE};
use crate::sessions::Lobby;

const EXAMPLE: &str = include_str!("../../docs/army-example.toml");

fn terms() -> [(&'static str, OptionValue); 2] {
    [("armies", 2_i64.into()), ("place", 1_i64.into())]
}

#[tokio::test(flavor = "multi_thread")]
async fn with_four_armies_each_bans_one_and_the_guest_picks() {
    let club = Club::open().await;
    let lobby = Lobby::open(&club, &terms()).await;
    assert_eq!(lobby.now().selects().count(), 0, "there is nobody to ban yet");
    let lobby = lobby.full().await;
    let (ala, ben) = (&lobby.ala, &lobby.ben);
    lobby.says(&format!("{}, your turn: ban an army.", ben.mention())).await;
    assert_eq!(lobby.offered_factions(), ["Borgo", "Hegemony", "Moloch", "Outpost"]);
    assert_eq!(lobby.now().selects().next().unwrap().placeholder.as_deref(), Some("Ban an army"));
    assert!(!lobby.can_start());
    assert_eq!(lobby.answer_to_press(ala, "start").await, "The armies aren't settled yet: finish ban and pick first.");
    // Bans by users who are not playing are refused.
    let first = lobby.select_id();
    let told = lobby.answer_to_select(ala, &first, "borgo").await;
    assert_eq!(told.content, format!("It's {}'s decision now.", ben.mention()));
    assert_eq!(told.pinged, [] as [u64; 0]);
    let eve = club.sandbox.add_person(club.guild, "Eve", "en-GB");
    assert_eq!(lobby.answer_to_select(&eve, &first, "borgo").await.content, "You aren't playing at this table.");

    lobby.choose(ben, "moloch").await;
    lobby.says("Banned: Moloch.").await;
    lobby.says(&format!("{}, your turn: ban an army.", ala.mention())).await;
    assert_eq!(lobby.offered_factions(), ["Borgo", "Hegemony", "Outpost"]);
    let changed = "The table has changed in the meantime. Check its message and try again.";
    assert_eq!(lobby.answer_to_select(ala, &first, "borgo").await.content, changed, "a select of an earlier step");
    assert_eq!(lobby.answer_to_select(ala, &lobby.select_id(), "moloch").await.content, "There's no such army.");
    lobby.choose(ala, "borgo").await;
    lobby.says("Banned: Moloch, Borgo.").await;
    let asked = lobby.says(&format!("{}, your turn: pick your army.", ben.mention())).await;
    assert!(asked.content.contains(&format!("{}: no army yet", ala.mention())), "{}", asked.content);
    assert_eq!(lobby.offered_factions(), ["Hegemony", "Outpost"]);

    lobby.choose(ben, "outpost").await;
    lobby.says(&format!("{}: Outpost", ben.mention())).await;
    let all = lobby.says(&format!("{}: Hegemony", ala.mention())).await;
    assert!(!all.content.contains("your turn") && all.selects().count() == 0, "{}", all.content);
    assert!(lobby.can_start());
    let opening = lobby.start(ala, "begins.").await.content;
    assert!(opening.contains(&format!("{} plays Hegemony", ala.mention())), "{opening}");
    assert!(opening.contains(&format!("{} plays Outpost", ben.mention())), "{opening}");
    assert_eq!(club.sandbox.violations(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn with_more_armies_the_host_picks_too() {
    let mut club = Club::without_bot().await;
    fs::create_dir(club.armies()).unwrap();
    fs::write(club.armies().join("tinkers.toml"), EXAMPLE).unwrap();
    club.start_bot();
    club.wait_for_bot().await;
    let lobby = Lobby::open(&club, &terms()).await.full().await;
    let (ala, ben) = (&lobby.ala, &lobby.ben);
    let course = [(ben, "borgo"), (ala, "moloch"), (ben, "tinkers"), (ala, "outpost")];
    for (number, (person, army)) in course.into_iter().enumerate() {
        lobby.says(&format!("{}, your turn", person.mention())).await;
        assert_eq!(lobby.offered_factions().len(), 5 - number);
        assert!(!lobby.can_start());
        lobby.choose(person, army).await;
    }
    lobby.says(&format!("{}: Outpost · {}: Tinkers", ala.mention(), ben.mention())).await;
    lobby.start(ben, "begins.").await;
    assert_eq!(club.sandbox.violations(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_who_leaves_in_the_middle_lets_the_draft_begin_anew() {
    let club = Club::open().await;
    let lobby = Lobby::open(&club, &terms()).await.full().await;
    lobby.choose(&lobby.ben, "moloch").await;
    lobby.says("Banned: Moloch.").await;
    lobby.press(&lobby.ala, "leave").await;
    let alone = lobby.says("One seat is free: press *Join*.").await;
    assert!(!alone.content.contains("Banned") && alone.selects().count() == 0, "{}", alone.content);
    let late = |round: u32| format!("{} {round} 0", lobby_select(&alone));
    // A press on a list of the previous draft does not count for a later draft.
    let told = lobby.answer_to_select(&lobby.ben, &late(0), "borgo").await.content;
    assert!(told.starts_with("The table has changed in the meantime"), "{told}");
    assert_eq!(lobby.answer_to_select(&lobby.ben, &late(1), "borgo").await.content, "The second player is missing.");
    // The user who opened the session is its host, whatever seat they take.
    lobby.press(&lobby.ala, "join").await;
    lobby.says(&format!("{}, your turn: ban an army.", lobby.ben.mention())).await;
    assert_eq!(lobby.offered_factions().len(), 4);
    assert_eq!(club.sandbox.violations(), []);
}

/// The id prefix of a lobby's selects in a draft.
fn lobby_select(message: &Message) -> String {
    let join = message.buttons().next().unwrap().custom_id.clone();
    join.replace(":join", ":draft")
}

#[tokio::test(flavor = "multi_thread")]
async fn two_presses_at_once_do_not_both_act() {
    let club = Club::open().await;
    let lobby = Lobby::open(&club, &terms()).await.full().await;
    lobby.says("ban an army").await;
    let (one, other) = tokio::join!(lobby.choose(&lobby.ben, "moloch"), lobby.choose(&lobby.ben, "borgo"));
    let told = lobby.says("Banned: ").await;
    let refused = |_: &Sandbox| {
        let said: Vec<String> = [&one, &other].iter().flat_map(|r| r.followups()).map(|m| m.content).collect();
        (!said.is_empty()).then_some(said)
    };
    let refused = club.sandbox.wait_until(PATIENCE, refused).await.unwrap();
    assert_eq!(refused, ["The table has changed in the meantime. Check its message and try again."]);
    assert!(!told.content.contains("Moloch, Borgo") && !told.content.contains("Borgo, Moloch"), "{}", told.content);
    assert_eq!(lobby.offered_factions().len(), 3);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_draft_in_polish() {
    let club = Club::open().await;
    let guild = club.sandbox.add_guild("Heks", "pl");
    let lobby = Lobby::open_in(&club, (guild, "pl"), &terms()).await.full().await;
    let (ala, ben) = (&lobby.ala, &lobby.ben);
    lobby.says(&format!("{}, twoja kolej: wyklucz jedną armię.", ben.mention())).await;
    assert_eq!(lobby.now().selects().next().unwrap().placeholder.as_deref(), Some("Wyklucz armię"));
    assert_eq!(lobby.offered_factions(), ["Borgo", "Hegemonia", "Moloch", "Posterunek"]);
    let told = lobby.answer_to_select(ala, &lobby.select_id(), "borgo").await;
    assert_eq!(told.content, format!("Teraz decyduje {}.", ben.mention()));
    let early = "Armie nie są jeszcze ustalone: najpierw dokończcie wykluczanie i wybór.";
    assert_eq!(lobby.answer_to_press(ben, "start").await, early);
    lobby.choose(ben, "hegemony").await;
    lobby.says("Wykluczone: Hegemonia.").await;
    lobby.choose(ala, "outpost").await;
    lobby.says(&format!("{}, twoja kolej: wybierz swoją armię.", ben.mention())).await;
    lobby.choose(ben, "moloch").await;
    lobby.says(&format!("{}: Moloch", ben.mention())).await;
    let opening = lobby.start(ala, "Zaczyna się gra").await.content;
    assert!(opening.contains(&format!("{} gra jako Borgo", ala.mention())), "{opening}");
    assert_eq!(club.sandbox.violations(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_draft_in_ukrainian() {
    let club = Club::open().await;
    let guild = club.sandbox.add_guild("Гекс", "uk");
    let lobby = Lobby::open_in(&club, (guild, "uk"), &terms()).await.full().await;
    let (ala, ben) = (&lobby.ala, &lobby.ben);
    lobby.says(&format!("{}, ваша черга: забороніть одну армію.", ben.mention())).await;
    let told = lobby.answer_to_select(ala, &lobby.select_id(), "borgo").await;
    assert_eq!(told.content, format!("Зараз вирішує {}.", ben.mention()));
    lobby.choose(ben, "borgo").await;
    lobby.says("Заборонено: Борго.").await;
    lobby.choose(ala, "moloch").await;
    lobby.says(&format!("{}, ваша черга: виберіть свою армію.", ben.mention())).await;
    assert_eq!(lobby.now().selects().next().unwrap().placeholder.as_deref(), Some("Вибрати свою армію"));
    lobby.choose(ben, "hegemony").await;
    lobby.says(&format!("{}: Аванпост", ala.mention())).await;
    let opening = lobby.start(ben, "Починається гра").await.content;
    assert!(opening.contains(&format!("{} грає армією «Гегемонія»", ben.mention())), "{opening}");
    assert_eq!(club.sandbox.violations(), []);
}
