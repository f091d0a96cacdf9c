//! Entries, seeds and rounds, as organisers manage them.

use sztab_sandbox::{Message, OptionValue};

use crate::hall::LeagueServer;
use crate::season_setup::{choose, fill_field};

/// Creates a draft with changed settings and opens its entry; returns the season's message.
pub async fn open_entry_with(hall: &LeagueServer, settings: &[(&str, &str, &str)]) -> Message {
    let options = [("league", "Winter".into()), ("preset", 0_i64.into())];
    let mut panel = hall.run_command(&hall.olga, &["season", "new"], &options).await;
    for (page, setting, value) in settings {
        panel = choose(&hall.olga, &panel, "settings:", &[page]).await;
        panel = choose(&hall.olga, &panel, &format!("set:{setting}"), &[value]).await;
    }
    hall.run_command(&hall.olga, &["season", "open"], &[]).await;
    hall.wait_for_message(|message| message.button("Join").is_some()).await
}

#[tokio::test(flavor = "multi_thread")]
async fn entries_are_approved_refused_and_removed() {
    let hall = LeagueServer::open(3).await;
    let post = open_entry_with(&hall, &[("entry", "approval", "yes")]).await;
    for player in &hall.players {
        let asked = hall.press(player, &post, "Join").await;
        assert!(asked.content.contains("organiser"), "{}", asked.content);
    }
    let entries = hall.run_command(&hall.olga, &["season", "entries"], &[]).await;
    let entry = choose(&hall.olga, &entries, "entrant:", &["1"]).await;
    let entry = hall.press(&hall.olga, &entry, "Approve").await;
    assert!(entry.content.contains("taking part"), "{}", entry.content);
    let entries = hall.run_command(&hall.olga, &["season", "entries"], &[]).await;
    let entry = choose(&hall.olga, &entries, "entrant:", &["2"]).await;
    let entry = hall.press(&hall.olga, &entry, "Refuse").await;
    assert!(entry.content.contains("refused"), "{}", entry.content);
    let entries = hall.run_command(&hall.olga, &["season", "entries"], &[]).await;
    let entry = choose(&hall.olga, &entries, "entrant:", &["1"]).await;
    let entry = fill_field(&hall.olga, &entry, "Remove, forfeit matches…", "reason", "Asked to").await;
    assert!(entry.content.contains("no longer taking part"), "{}", entry.content);
    let options = [("user", OptionValue::User(hall.players[2].id())), ("reason", "Asked to".into())];
    let removed = hall.run_command(&hall.olga, &["season", "remove"], &options).await;
    assert!(removed.content.contains("no longer taking part"), "{}", removed.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_role_can_be_required_of_entrants() {
    let hall = LeagueServer::open(2).await;
    let role = hall.club.sandbox.add_role(hall.club.guild, "Members");
    let post = open_entry_with(&hall, &[("entrants", "role", &role.to_string())]).await;
    let refused = hall.press(&hall.players[0], &post, "Join").await;
    assert!(refused.content.contains(&format!("<@&{role}>")), "{}", refused.content);
    hall.club.sandbox.give_role(hall.club.guild, hall.players[0].id(), role);
    let entered = hall.press(&hall.players[0], &post, "Join").await;
    assert!(entered.content.contains("You take part"), "{}", entered.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn invited_people_enter_by_their_own_press() {
    let hall = LeagueServer::open(3).await;
    let refused =
        hall.run_command(&hall.olga, &["season", "add"], &[("user", OptionValue::User(hall.players[0].id()))]).await;
    assert!(refused.content.contains("No seasons"), "{}", refused.content);
    open_entry_with(&hall, &[]).await;
    let user = OptionValue::User(hall.players[0].id());
    let invited = hall.run_command(&hall.olga, &["season", "add"], &[("user", user.clone())]).await;
    assert!(invited.content.contains("1 person is invited"), "{}", invited.content);
    let call = hall.wait_for_message(|message| message.content.contains("You are invited")).await;
    hall.press(&hall.players[0], &call, "Join").await;
    let again = hall.run_command(&hall.olga, &["season", "add"], &[("user", user)]).await;
    assert!(again.content.contains("already"), "{}", again.content);
    let (ben, eve) = (hall.players[1].id(), hall.players[2].id());
    let attached =
        |bytes: Vec<u8>| OptionValue::Attachment { filename: "players.csv".to_owned(), content_type: None, bytes };
    let file = |text: String| attached(text.into_bytes());
    let workbook =
        hall.run_command(&hall.olga, &["season", "import"], &[("file", attached(b"PK\x03\x04\xff".to_vec()))]).await;
    assert!(
        workbook.content.contains("save it as CSV") && workbook.content.contains("user_id"),
        "{}",
        workbook.content
    );
    let lines = format!("user_id,name,rating,division\n{ben},Ben,1900,1\n{eve},Eve,2000,\n");
    let refused =
        hall.run_command(&hall.olga, &["season", "import"], &[("file", file(format!("{lines}{ben},Ben,,\n")))]).await;
    assert!(refused.content.contains("Line 4"), "{}", refused.content);
    // The file is as a Central European spreadsheet saves it, in Windows-1250.
    let saved = format!("user_id;name;rating;division\r\n{ben};Be\u{f1};1900,0;1\r\n{eve};Eve;2000;\r\n;;;\r\n");
    let saved = saved.chars().map(|letter| u8::try_from(letter).unwrap()).collect();
    let invited = hall.run_command(&hall.olga, &["season", "import"], &[("file", attached(saved))]).await;
    assert!(invited.content.contains("2 people are invited"), "{}", invited.content);
    let call = hall.wait_for_message(|message| message.content.contains(&hall.players[2].mention())).await;
    assert!(call.content.contains(&hall.players[1].mention()), "{}", call.content);
    for player in &hall.players[1..] {
        hall.press(player, &call, "Join").await;
    }
    // The ratings in the file determine the seeds: Eve, Ben, then the unrated player.
    let seeds = hall.run_command(&hall.olga, &["season", "seeds"], &[]).await;
    let seeds = hall.press(&hall.olga, &seeds, "By rating").await;
    let text = seeds.embeds[0].description.clone().unwrap_or_default();
    let order: Vec<_> = ["Player3", "Player2", "Player1"].iter().map(|name| text.find(name).unwrap()).collect();
    assert!(order.is_sorted(), "{text}");
}

#[tokio::test(flavor = "multi_thread")]
async fn seeds_are_set_by_hand_before_the_season_starts() {
    let hall = LeagueServer::open(3).await;
    let post = open_entry_with(&hall, &[("entrants", "seeding", "hand")]).await;
    for player in &hall.players {
        hall.press(player, &post, "Join").await;
    }
    let waiting = hall.run_command(&hall.olga, &["season", "start"], &[]).await;
    assert!(waiting.content.contains("Seeds are set by hand"), "{}", waiting.content);
    let refused = fill_field(&hall.olga, &waiting, "As a list…", "value", "3\nnobody\n1").await;
    assert!(refused.content.contains("nobody"), "{}", refused.content);
    let seeds = fill_field(&hall.olga, &waiting, "As a list…", "value", "3\nPlayer1\n2.").await;
    let picked = choose(&hall.olga, &seeds, "seeds:0 0", &["2"]).await;
    let seeds = hall.press(&hall.olga, &picked, "To the top").await;
    let text = seeds.embeds[0].description.clone().unwrap_or_default();
    let order: Vec<_> = ["Player2", "Player3", "Player1"].iter().map(|name| text.find(name).unwrap()).collect();
    assert!(order.is_sorted(), "{text}");
    let started = hall.press(&hall.olga, &seeds, "Start").await;
    assert!(started.content.contains("has begun"), "{}", started.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_round_is_previewed_changed_and_published_as_shown() {
    let hall = LeagueServer::open(5).await;
    let post = open_entry_with(&hall, &[("calendar", "publication", "by-hand")]).await;
    for player in &hall.players {
        hall.press(player, &post, "Join").await;
    }
    hall.run_command(&hall.olga, &["season", "start"], &[]).await;
    let preview = hall.run_command(&hall.olga, &["season", "round"], &[]).await;
    assert!(preview.content.contains("round 1, not published yet"), "{}", preview.content);
    let players = preview.selects().next().unwrap().options.clone();
    assert_eq!(players.len(), 5);
    // The first two are paired with each other; the first one is exchanged for another player.
    let picked = choose(&hall.olga, &preview, "exchange:", &[&players[0].value]).await;
    assert!(picked.content.contains("is exchanged with"), "{}", picked.content);
    let changed = choose(&hall.olga, &picked, "exchange:", &[&players[2].value]).await;
    assert_ne!(changed.embeds[0].description, preview.embeds[0].description);
    // A player withdraws in the meantime, so the round on display is out of date.
    let entries = hall.run_command(&hall.olga, &["season", "entries"], &[]).await;
    let entry = choose(&hall.olga, &entries, "entrant:", &["5"]).await;
    let entry = hall.press(&hall.olga, &entry, "Sit out next round").await;
    assert!(entry.content.contains("Sits out round 1"), "{}", entry.content);
    let outdated = hall.press(&hall.olga, &changed, "Publish").await;
    assert!(outdated.content.contains("nothing was published"), "{}", outdated.content);
    let preview = hall.run_command(&hall.olga, &["season", "round"], &[]).await;
    assert!(preview.embeds[0].description.as_ref().unwrap().contains("Player5 sits out"), "{preview:#?}");
    let published = hall.press(&hall.olga, &preview, "Publish").await;
    assert!(published.content.contains("Round 1 is published"), "{}", published.content);
    hall.wait_for_message(|message| message.content.contains("Match 2") && message.button("Begin").is_some()).await;
    let twice =
        hall.press(&hall.olga, &hall.run_command(&hall.olga, &["season", "entries"], &[]).await, "Organise").await;
    let waiting = hall.press(&hall.olga, &twice, "Next round").await;
    assert!(!waiting.content.contains("not published yet"), "{}", waiting.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn two_players_are_kept_apart() {
    let hall = LeagueServer::open(4).await;
    let post = open_entry_with(&hall, &[("calendar", "publication", "by-hand")]).await;
    for player in &hall.players {
        hall.press(player, &post, "Join").await;
    }
    hall.run_command(&hall.olga, &["season", "start"], &[]).await;
    let preview = hall.run_command(&hall.olga, &["season", "round"], &[]).await;
    let players = preview.selects().next().unwrap().options.clone();
    let entries = hall.run_command(&hall.olga, &["season", "entries"], &[]).await;
    let entry = choose(&hall.olga, &entries, "entrant:", &[&players[0].value]).await;
    let entry = choose(&hall.olga, &entry, "apart:", &[&players[1].value]).await;
    assert!(entry.content.contains("Never paired with"), "{}", entry.content);
    let changed = hall.run_command(&hall.olga, &["season", "round"], &[]).await;
    assert_ne!(changed.embeds[0].description, preview.embeds[0].description);
}

#[tokio::test(flavor = "multi_thread")]
async fn judges_are_named_and_dismissed() {
    let hall = LeagueServer::open(1).await;
    open_entry_with(&hall, &[]).await;
    let user = || OptionValue::User(hall.players[0].id());
    let named = hall.run_command(&hall.olga, &["season", "judge"], &[("user", user())]).await;
    assert!(named.content.contains("is a judge of"), "{}", named.content);
    let dismissed =
        hall.run_command(&hall.olga, &["season", "judge"], &[("user", user()), ("dismiss", true.into())]).await;
    assert!(dismissed.content.contains("no longer"), "{}", dismissed.content);
    let refused =
        hall.run_command(&hall.olga, &["season", "judge"], &[("user", user()), ("dismiss", true.into())]).await;
    assert!(refused.content.contains("isn't a judge"), "{}", refused.content);
    let own = OptionValue::User(hall.olga.id());
    let refused = hall.run_command(&hall.olga, &["season", "judge"], &[("user", own)]).await;
    assert!(refused.content.contains("Organisers can judge"), "{}", refused.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_season_ends_and_the_next_one_follows() {
    let hall = LeagueServer::open(2).await;
    let post = open_entry_with(&hall, &[("calendar", "publication", "by-hand")]).await;
    for player in &hall.players {
        hall.press(player, &post, "Join").await;
    }
    hall.run_command(&hall.olga, &["season", "start"], &[]).await;
    let asked = hall.run_command(&hall.olga, &["season", "end"], &[]).await;
    let ended = hall.press(&hall.olga, &asked, "End the season").await;
    assert!(ended.content.contains("is over"), "{}", ended.content);
    let post = hall.wait_for_message(|message| message.content.contains("The season is over")).await;
    let hub = hall.press(&hall.olga, &post, "Organise").await;
    let next = hall.press(&hall.olga, &hub, "Next season").await;
    assert!(next.content.contains("Winter, season 2"), "{}", next.content);
}
