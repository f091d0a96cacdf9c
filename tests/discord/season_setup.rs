//! Setting up and managing a season.

use sztab_sandbox::{Message, OptionValue, Person, Response, permission};

use crate::club::{TIMEOUT, button_id};
use crate::hall::LeagueServer;

/// Creates a draft season; returns the panel of its settings.
async fn create_draft(hall: &LeagueServer, preset: i64) -> Message {
    let options = [("league", "Winter".into()), ("preset", preset.into())];
    hall.run_command(&hall.olga, &["season", "new"], &options).await
}

/// Chooses values in the list whose id contains this text.
pub async fn choose(person: &Person, message: &Message, list: &str, values: &[&str]) -> Message {
    let found = message.selects().find(|select| select.custom_id.contains(list));
    let id = found.unwrap_or_else(|| panic!("no list {list} in {message:#?}")).custom_id.clone();
    person.select(message.id, &id, values).await.unwrap().complete(TIMEOUT).await.unwrap()
}

/// Opens a form by a button, and fills in a field.
pub async fn fill_field(person: &Person, message: &Message, label: &str, field: &str, value: &str) -> Message {
    let form: Response = person.press(message.id, &button_id(message, label)).await.unwrap();
    person.submit(&form, &[(field, value)]).await.unwrap().complete(TIMEOUT).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_round_is_three_presses_after_the_command() {
    let hall = LeagueServer::open(4).await;
    let panel = create_draft(&hall, 0).await;
    assert!(panel.content.contains("Settings of **Winter**"), "{}", panel.content);
    hall.press(&hall.olga, &panel, "Open entry").await;
    let post = hall.wait_for_message(|message| message.button("Join").is_some()).await;
    for player in &hall.players {
        hall.press(player, &post, "Join").await;
    }
    let hub = hall.press(&hall.olga, &post, "Organise").await;
    let started = hall.press(&hall.olga, &hub, "Start").await;
    assert!(started.content.contains("has begun"), "{}", started.content);
    hall.wait_for_message(|message| message.content.contains("Match 2") && message.button("Begin").is_some()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_panel_is_short_and_marks_what_differs_from_the_preset() {
    let hall = LeagueServer::open(0).await;
    let panel = create_draft(&hall, 0).await;
    assert!(panel.embeds.is_empty() && panel.content.lines().count() <= 8, "{}", panel.content);
    assert!(!panel.content.contains('✏') && !panel.content.contains('⚠'), "{}", panel.content);
    let panel = choose(&hall.olga, &panel, "settings:", &["ratings"]).await;
    let panel = choose(&hall.olga, &panel, ":set:rated", &["no"]).await;
    assert!(panel.content.contains("- ✏️ Rated: no"), "{}", panel.content);
    let panel = choose(&hall.olga, &panel, "settings:", &["match"]).await;
    assert!(panel.content.contains("Changed on other pages:**\n- ✏️ Rated: no"), "{}", panel.content);
    let panel = choose(&hall.olga, &panel, ":set:clock", &["72h+12h<96h"]).await;
    assert!(
        panel.content.contains("- ✏️ Clock:") && panel.content.contains("⚠️ A match can take"),
        "{}",
        panel.content
    );
    let rules = hall.press(&hall.olga, &panel, "Rules").await;
    assert!(!rules.embeds.is_empty(), "{rules:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_season_begins_automatically_at_the_set_time() {
    let hall = LeagueServer::open(2).await;
    let panel = create_draft(&hall, 0).await;
    let panel = choose(&hall.olga, &panel, "settings:", &["calendar"]).await;
    let refused = fill_field(&hall.olga, &panel, "Start…", "value", "2020-01-01 18:00").await;
    assert!(refused.content.contains("has passed"), "{}", refused.content);
    let refused = fill_field(&hall.olga, &panel, "Start…", "value", "tomorrow").await;
    assert!(refused.content.contains("2026-12-01 18:00"), "{}", refused.content);
    let panel = fill_field(&hall.olga, &panel, "Start…", "value", "2099-12-01 18:00 Europe/Warsaw").await;
    assert!(panel.content.contains("Start: 2099-12-01 18:00 Europe/Warsaw"), "{}", panel.content);
    hall.run_command(&hall.olga, &["season", "open"], &[]).await;
    hall.wait_for_message(|message| message.content.contains("Starts <t:4099827600:F>")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn settings_change_until_entry_opens_and_deadlines_after_it() {
    let hall = LeagueServer::open(0).await;
    let panel = create_draft(&hall, 0).await;
    let panel = choose(&hall.olga, &panel, "set:kind", &["mirrored-equal"]).await;
    assert!(panel.content.contains("equal shuffles"), "{}", panel.content);
    let old = panel.clone();
    let panel = fill_field(&hall.olga, &panel, "Clock…", "value", "96h").await;
    assert!(panel.content.contains("96"), "{}", panel.content);
    let refused = fill_field(&hall.olga, &panel, "Clock…", "value", "soon").await;
    assert!(refused.content.contains("48h"), "{}", refused.content);
    let refused = choose(&hall.olga, &panel, "settings:", &["round"]).await;
    let refused = fill_field(&hall.olga, &refused, "Length of a round…", "value", "0").await;
    assert!(refused.content.contains("1 to 90"), "{}", refused.content);
    hall.run_command(&hall.olga, &["season", "open"], &[]).await;
    // A client may still show the old panel.
    let refused = choose(&hall.olga, &old, "set:kind", &["single"]).await;
    assert!(!refused.content.contains("Settings of"), "{}", refused.content);
    let panel = hall.run_command(&hall.olga, &["season", "settings"], &[]).await;
    assert!(panel.content.contains("Entry has opened"), "{}", panel.content);
    let pages = panel.selects().next().unwrap().options.iter().map(|page| page.value.clone()).collect::<Vec<_>>();
    assert_eq!(pages, ["format", "calendar", "round", "reminders", "late"]);
    let panel = choose(&hall.olga, &panel, "settings:", &["round"]).await;
    let panel = choose(&hall.olga, &panel, "set:round-days", &["7"]).await;
    assert!(panel.content.contains("7 days"), "{}", panel.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn two_organisers_who_change_different_settings_both_succeed() {
    let hall = LeagueServer::open(0).await;
    let oleg = hall.club.sandbox.add_person(hall.club.guild, "Oleg", "en-GB");
    hall.club.sandbox.set_permissions(
        hall.club.guild,
        oleg.id(),
        permission::ORDINARY_MEMBER | permission::MANAGE_GUILD,
    );
    let first = create_draft(&hall, 0).await;
    let second = hall.run_command(&oleg, &["season", "settings"], &[]).await;
    tokio::join!(choose(&hall.olga, &first, "set:kind", &["best-of-3"]), choose(&oleg, &second, "set:clock", &["24h"]),);
    let panel = hall.run_command(&hall.olga, &["season", "settings"], &[]).await;
    assert!(panel.content.contains("best of 3") && panel.content.contains("24"), "{}", panel.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn only_organisers_lead_a_season_and_forged_presses_do_nothing() {
    let hall = LeagueServer::open(2).await;
    let panel = create_draft(&hall, 0).await;
    let ala = &hall.players[0];
    for command in
        ["settings", "open", "start", "pause", "end", "cancel", "next", "entries", "seeds", "round", "finals"]
    {
        let refused = hall.run_command(ala, &["season", command], &[]).await;
        assert!(
            refused.content.contains("organisers") || refused.content.contains("Organisers"),
            "{command}: {}",
            refused.content
        );
        assert_eq!(refused.buttons().count(), 0, "{command}");
    }
    let words = [
        "organise:",
        "settings:",
        "set:kind",
        "entries:0",
        "entrant:",
        "entry:1 approve",
        "entry:1 refuse",
        "entry:1 out",
        "apart-page:1 0",
        "apart:1",
        "seeds:0 0",
        "seed:rating",
        "move:1 0 0 top",
        "round:",
        "exchange:0 0 0 -",
        "publish:0 0 0 -",
        "finals:",
        "finals-sure:1",
        "end:",
        "life:open",
        "life:start",
        "life:pause",
        "life:resume",
        "life:end",
        "life:next",
    ];
    for word in words {
        let values: Option<&[&str]> =
            ["set:", "exchange:", "apart:", "entrant:"].iter().any(|list| word.starts_with(list)).then_some(&["1"][..]);
        let forged = ala.forge_press(panel.id, &format!("l1:1:1:{word}"), values).await.unwrap();
        let answer = forged.complete(TIMEOUT).await.unwrap();
        assert_eq!(answer.buttons().count(), 0, "{word}: {}", answer.content);
    }
    // Invalid input, as a custom client might send it for an organiser.
    for word in
        ["set:nothing", "set:kind", "exchange:x", "publish:0 0 0 1-2,,", "move:1", "apart-page:99 0", "prepare:7 0 0 -"]
    {
        let values: Option<&[&str]> = word.starts_with("set").then_some(&["nonsense"][..]);
        let forged = hall.olga.forge_press(panel.id, &format!("l1:1:1:{word}"), values).await.unwrap();
        forged.complete(TIMEOUT).await.unwrap();
    }
    let panel = hall.run_command(&hall.olga, &["season", "settings"], &[]).await;
    assert!(panel.content.contains("one game"), "{}", panel.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn rules_and_scoring_are_sent_as_files() {
    let hall = LeagueServer::open(0).await;
    create_draft(&hall, 0).await;
    let file = |text: &str| OptionValue::Attachment {
        filename: "rules.toml".to_owned(),
        content_type: Some("text/plain".to_owned()),
        bytes: text.as_bytes().to_vec(),
    };
    let own = "name = \"club\"\nmatches = [\"single\"]\ndecided_by = \"game-points\"\nwin = [5, 1]\ndraw = 2\n";
    let answer = hall.run_command(&hall.olga, &["season", "settings"], &[("file", file(own))]).await;
    assert!(answer.content.contains("Scoring: club"), "{}", answer.content);
    let rules = answer.attachments.first().map(|file| file.filename.clone());
    assert_eq!(rules.as_deref(), Some("rules.json"), "the whole rules as a file");
    for wrong in ["version = 1", "{\"version\":1}", "decided_by = 7", ""] {
        let refused = hall.run_command(&hall.olga, &["season", "settings"], &[("file", file(wrong))]).await;
        assert!(refused.content.contains("can't read this file"), "{wrong}: {}", refused.content);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_season_is_paused_resumed_and_cancelled_for_a_reason() {
    let hall = LeagueServer::open(2).await;
    hall.enter_season("Winter", "swiss").await;
    let paused = hall.run_command(&hall.olga, &["season", "pause"], &[]).await;
    assert!(paused.content.contains("is paused"), "{}", paused.content);
    let resumed = hall.press(&hall.olga, &paused, "Resume").await;
    assert!(resumed.content.contains("has resumed"), "{}", resumed.content);
    let asked = hall.run_command(&hall.olga, &["season", "cancel"], &[]).await;
    let done = fill_field(&hall.olga, &asked, "Cancel the season…", "reason", "Too few players").await;
    assert!(done.content.contains("is cancelled"), "{}", done.content);
    hall.wait_for_message(|message| message.content.contains("was cancelled")).await;
    let next = hall.press(&hall.olga, &done, "Next season").await;
    assert!(next.content.contains("Winter, season 2"), "{}", next.content);
    // A second command shows the season that already exists.
    let again = hall.run_command(&hall.olga, &["season", "next"], &[("season", "1".into())]).await;
    assert!(again.content.contains("Winter, season 2"), "{}", again.content);
    assert!(!again.content.contains("is created"), "{}", again.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_season_needs_a_channel_for_its_threads() {
    let hall = LeagueServer::open(0).await;
    hall.club.sandbox.set_app_permissions_in(hall.channel, permission::ORDINARY_MEMBER & !permission::SEND_MESSAGES);
    let refused = create_draft(&hall, 0).await;
    assert!(refused.content.contains("Send Messages"), "{}", refused.content);
    hall.club.sandbox.set_app_permissions_in(hall.channel, permission::ORDINARY_MEMBER);
    let post = create_draft(&hall, 0).await;
    assert!(post.content.contains("Settings of"), "{}", post.content);
    let options = [("league", "\u{200B}".into()), ("preset", 0_i64.into())];
    let refused = hall.run_command(&hall.olga, &["season", "new"], &options).await;
    assert!(refused.content.contains("name"), "{}", refused.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn new_armies_wait_if_the_rules_require_it() {
    let mut hall = LeagueServer::open(0).await;
    std::fs::create_dir(hall.club.armies()).unwrap();
    let army = include_str!("../../docs/army-example.toml");
    std::fs::write(hall.club.armies().join("tinkers.toml"), army).unwrap();
    hall.club.restart().await;
    let panel = create_draft(&hall, 0).await;
    assert!(!panel.content.contains("new-factions"), "{}", panel.content);
    let panel = choose(&hall.olga, &panel, "settings:", &["new-factions"]).await;
    let panel = choose(&hall.olga, &panel, "set:wait-days", &["30"]).await;
    assert!(panel.content.contains("New armies wait: 30 days"), "{}", panel.content);
    let opened = hall.run_command(&hall.olga, &["season", "open"], &[]).await;
    assert!(opened.content.contains("too new for these rules: Tinkers"), "{}", opened.content);
    let post = hall.wait_for_message(|message| message.button("Rules").is_some()).await;
    let rules = format!("{:?}", hall.press(&hall.olga, &post, "Rules").await);
    assert!(rules.contains("fewer than 30 days") && !rules.contains("Tinkers"), "{rules}");
}

#[tokio::test(flavor = "multi_thread")]
async fn bans_are_set_by_their_number() {
    let hall = LeagueServer::open(0).await;
    let panel = create_draft(&hall, 0).await;
    let panel = choose(&hall.olga, &panel, "settings:", &["factions"]).await;
    let panel = choose(&hall.olga, &panel, "set:factions", &["pool-3"]).await;
    let panel = choose(&hall.olga, &panel, "settings:", &["whitelist"]).await;
    assert!(
        panel.content.contains("Bans of each player: 1") && panel.content.contains("Anything else needs a file"),
        "{}",
        panel.content
    );
    let panel = choose(&hall.olga, &panel, "set:bans", &["2"]).await;
    assert!(panel.content.contains("Bans of each player: 2"), "{}", panel.content);
    // Only a single army in the pool can still be played.
    let panel = choose(&hall.olga, &panel, "settings:", &["factions"]).await;
    let panel = choose(&hall.olga, &panel, "set:factions", &["pool-2"]).await;
    let panel = choose(&hall.olga, &panel, "settings:", &["whitelist"]).await;
    assert!(panel.content.contains("Bans of each player: 1"), "{}", panel.content);
}
