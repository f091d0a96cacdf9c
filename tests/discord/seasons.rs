//! Seasons as their players see them.

use sztab_league::rules::{FactionMode, Publication, Step};

use crate::hall::LeagueServer;

#[tokio::test(flavor = "multi_thread")]
async fn a_season_is_entered_played_and_ends() {
    let hall = LeagueServer::open(4).await;
    hall.enter_season("Winter", "swiss").await;
    hall.run_command(&hall.olga, &["season", "start"], &[]).await;
    hall.wait_for_message(|message| message.content.contains("Match 2") && message.button("Begin").is_some()).await;
    let matches = hall.matches();
    assert_eq!(matches.len(), 2);
    for post in &matches {
        let thread = hall.begin_match(post).await;
        let loser = hall.mentioned_players(post)[1];
        hall.resign(loser, thread).await;
    }
    hall.wait_for_message(|message| message.content.contains("Match 4") && message.button("Begin").is_some()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_button_under_a_round_shows_the_keys_of_its_draws() {
    let hall = LeagueServer::open(4).await;
    hall.enter_season_by("Winter", "swiss", |rules| rules.factions.mode = FactionMode::Random).await;
    hall.run_command(&hall.olga, &["season", "start"], &[]).await;
    let post =
        hall.wait_for_message(|message| message.content.contains("round 1") && !message.attachments.is_empty()).await;
    assert!(!format!("{post:?}").contains("keys.txt") && !format!("{post:?}").contains("armies 1 1"), "{post:?}");
    let asked = hall.press(&hall.players[0], &post, "Keys of random draws").await;
    assert!(asked.content.contains("`/league verify`"), "{}", asked.content);
    let file = asked.attachments.iter().find(|file| file.filename == "keys.txt").unwrap();
    let file = String::from_utf8(file.bytes.to_vec()).unwrap();
    let lines: Vec<(&str, &str)> = file.lines().map(|line| line.split_once(": ").unwrap()).collect();
    assert_eq!(lines.iter().map(|(purpose, _)| *purpose).collect::<Vec<_>>(), ["armies 1 1", "armies 1 2"]);
    assert!(lines.iter().all(|(_, key)| key.len() == 64 && key.chars().all(|digit| digit.is_ascii_hexdigit())));
    let round = hall.run_command(&hall.players[0], &["league", "round"], &[]).await;
    assert!(round.button("Keys of random draws").is_some(), "{round:?}");
    let pair = hall.wait_for_message(|message| message.button("Begin").is_some()).await;
    let thread = hall.begin_match(&pair).await;
    hall.resign(hall.mentioned_players(&pair)[1], thread).await;
    let edited = hall.wait_for_message(|message| message.id == post.id && message.edited).await;
    assert_eq!(edited.attachments.len(), post.attachments.len(), "an edit keeps the picture");
    // The loser resigned, so the table counts 0 points for them, and every view agrees.
    let over =
        hall.wait_for_message(|message| message.id == pair.id && message.content.contains("by resignation")).await;
    assert!(over.content.contains("HQ points 20:0"), "{}", over.content);
    let csv = hall.run_command(&hall.olga, &["league", "export"], &[("format", 2_i64.into())]).await;
    let csv = String::from_utf8(csv.attachments[0].bytes.to_vec()).unwrap();
    assert!(csv.lines().nth(1).unwrap().ends_with(",resigned,20,0"), "{csv}");
}

#[tokio::test(flavor = "multi_thread")]
async fn no_keys_are_offered_without_draws() {
    let hall = LeagueServer::open(2).await;
    hall.enter_season("Winter", "swiss").await;
    hall.run_command(&hall.olga, &["season", "start"], &[]).await;
    let post =
        hall.wait_for_message(|message| message.content.contains("round 1") && message.button("Round").is_some()).await;
    assert!(post.button("Keys of random draws").is_none(), "{post:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_draft_is_visible_only_to_organisers_and_displaces_no_season() {
    let hall = LeagueServer::open(2).await;
    let player = &hall.players[0];
    let new = |league: &'static str| [("league", league.into()), ("preset", 0_i64.into())];
    hall.run_command(&hall.olga, &["season", "new"], &new("Secret")).await;
    for command in [["league", "list"], ["league", "show"], ["league", "log"], ["league", "verify"]] {
        let seen = hall.run_command(player, &command, &[]).await;
        assert!(seen.content.contains("No seasons here yet"), "{command:?}: {}", seen.content);
    }
    for named in ["Secret", "1"] {
        let shown = hall.run_command(player, &["league", "show"], &[("season", named.into())]).await;
        assert!(shown.content.contains("No seasons here yet"), "{}", shown.content);
    }
    let complete = async |person: &sztab_sandbox::Person| {
        let found = person.autocomplete(hall.channel, &["league", "show"], &[], "season", "").await.unwrap();
        found.into_iter().map(|choice| choice.name).collect::<Vec<_>>()
    };
    assert_eq!(complete(player).await, Vec::<String>::new());
    assert_eq!(complete(&hall.olga).await, ["Secret"]);
    let listed = hall.run_command(&hall.olga, &["league", "list"], &[]).await;
    assert!(format!("{listed:?}").contains("being set up"), "{listed:?}");
    let shown = hall.run_command(&hall.olga, &["league", "show"], &[]).await;
    assert!(shown.content.contains("Secret") && shown.button("Share").is_none(), "{shown:?}");
    let panel = hall.run_command(&hall.olga, &["season", "settings"], &[]).await;
    for operation in ["rules", "players"] {
        let forged = format!("l1:1:1:{operation}:");
        let seen =
            player.forge_press(panel.id, &forged, None).await.unwrap().complete(crate::club::TIMEOUT).await.unwrap();
        assert!(seen.content.contains("Only organisers"), "{operation}: {}", seen.content);
    }
    let shared = hall.olga.forge_press(panel.id, "l1:1:1:view-share:show", None).await.unwrap();
    let shared = shared.complete(crate::club::TIMEOUT).await.unwrap();
    assert!(shared.content.contains("Only organisers see a draft"), "{}", shared.content);
    let yard = hall.club.sandbox.add_channel(hall.club.guild, "yard");
    let moved = hall
        .olga
        .run_command(yard, &["season", "move"], &[])
        .await
        .unwrap()
        .complete(crate::club::TIMEOUT)
        .await
        .unwrap();
    assert!(moved.content.contains("continues in"), "{}", moved.content);
    // A cancelled draft stays private.
    let cancel = hall.run_command(&hall.olga, &["season", "cancel"], &[]).await;
    let form = hall.olga.press(cancel.id, &crate::club::button_id(&cancel, "Cancel the season…")).await.unwrap();
    hall.olga.submit(&form, &[("reason", "A slip.")]).await.unwrap().complete(crate::club::TIMEOUT).await.unwrap();
    let listed = hall.run_command(player, &["league", "list"], &[]).await;
    assert!(listed.content.contains("No seasons here yet"), "{}", listed.content);
    for channel in [hall.channel, yard] {
        let posts = hall.club.sandbox.messages(channel);
        assert!(posts.iter().all(|post| post.only_for.is_some() || !post.content.contains("Secret")), "{posts:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn commands_default_to_the_running_season_then_to_the_one_open_for_entry() {
    let hall = LeagueServer::open(2).await;
    hall.enter_season("Winter", "swiss").await;
    hall.run_command(&hall.olga, &["season", "start"], &[]).await;
    hall.run_command(&hall.olga, &["season", "new"], &[("league", "Summer".into()), ("preset", 0_i64.into())]).await;
    for person in [&hall.olga, &hall.players[0]] {
        let shown = hall.run_command(person, &["league", "show"], &[]).await;
        assert!(shown.content.contains("Winter"), "{}", shown.content);
        let log = hall.run_command(person, &["league", "log"], &[]).await;
        assert!(log.content.contains("Winter"), "{}", log.content);
    }
    // "Open" refers to the draft, "join" to the season that is open for entry.
    let opened = hall.run_command(&hall.olga, &["season", "open"], &[]).await;
    assert!(opened.content.contains("Summer"), "{}", opened.content);
    let joined = hall.run_command(&hall.players[0], &["league", "join"], &[]).await;
    assert!(joined.content.contains("You take part in **Summer**"), "{}", joined.content);
    let shown = hall.run_command(&hall.players[0], &["league", "show"], &[]).await;
    assert!(shown.content.contains("Winter"), "{}", shown.content);
    let cancel = hall.run_command(&hall.olga, &["season", "cancel"], &[]).await;
    assert!(cancel.content.contains("Winter"), "{}", cancel.content);
    let form = hall.olga.press(cancel.id, &crate::club::button_id(&cancel, "Cancel the season…")).await.unwrap();
    hall.olga.submit(&form, &[("reason", "Rain.")]).await.unwrap().complete(crate::club::TIMEOUT).await.unwrap();
    let shown = hall.run_command(&hall.players[0], &["league", "show"], &[]).await;
    assert!(shown.content.contains("Summer"), "{}", shown.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_season_started_early_announces_its_first_round() {
    for publication in [Publication::AtOnce, Publication::ByHand] {
        let hall = LeagueServer::open(2).await;
        hall.enter_season_by("Winter", "swiss", |rules| {
            rules.calendar.start_ms = Some(4_099_827_600_000);
            rules.calendar.publication = publication;
        })
        .await;
        let started = hall.run_command(&hall.olga, &["season", "start"], &[]).await;
        assert!(
            started.content.contains("has begun") && started.content.contains("<t:4099827600:F>"),
            "{}",
            started.content
        );
        assert!(!started.content.contains("appears in its channel"), "{}", started.content);
        let is_post = |message: &sztab_sandbox::Message| message.content.contains("In progress");
        let post = hall.wait_for_message(|message| is_post(message) && message.only_for.is_none()).await;
        assert!(post.content.contains("Starts <t:4099827600:F>"), "{}", post.content);
        let none = hall.run_command(&hall.players[0], &["league", "calendar"], &[]).await;
        assert!(none.content.contains("No round is published yet"), "{}", none.content);
        // The command named in the reply leads to the first round.
        let panel = hall.run_command(&hall.olga, &["season", "settings"], &[]).await;
        let panel = crate::season_setup::choose(&hall.olga, &panel, "settings:", &["calendar"]).await;
        crate::season_setup::choose(&hall.olga, &panel, ":set:start", &["-"]).await;
        if publication == Publication::ByHand {
            let preview = hall.run_command(&hall.olga, &["season", "round"], &[]).await;
            hall.press(&hall.olga, &preview, "Publish").await;
        }
        hall.wait_for_message(|message| message.button("Begin").is_some()).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn undeclared_pools_are_drawn_by_lot_and_announced() {
    let hall = LeagueServer::open(3).await;
    hall.enter_season_by("Winter", "swiss", |rules| {
        rules.factions.mode = FactionMode::Pool { size: 2, steps: Step::for_pools() };
        rules.factions.whitelist = ["borgo", "hegemony", "moloch", "outpost"].map(str::to_owned).to_vec();
    })
    .await;
    let [ala, ben, eve] = &hall.players[..] else { panic!() };
    let none = hall.run_command(ben, &["league", "armies"], &[]).await;
    assert!(none.content.contains("If you declare none, lots draw it"), "{}", none.content);
    hall.run_command(ala, &["league", "armies"], &[("army1", "borgo".into()), ("army2", "moloch".into())]).await;
    let started = hall.run_command(&hall.olga, &["season", "start"], &[]).await;
    let said = started.content.lines().find(|line| line.starts_with("No pool was declared by: ")).unwrap().to_owned();
    assert!(said.contains("Player2") && said.contains("Player3") && !said.contains("Player1"), "{said}");
    let told = hall.wait_for_message(|message| message.content.contains("Lots draw the pool of Player2")).await;
    let mut pinged = told.pinged.clone();
    pinged.sort_unstable();
    assert_eq!(pinged, [ben.id(), eve.id()]);
    let drawn = hall.run_command(ben, &["league", "armies"], &[]).await;
    assert!(drawn.content.contains("Lots drew your pool"), "{}", drawn.content);
    let declared = hall.run_command(ala, &["league", "armies"], &[]).await;
    assert!(declared.content.contains("Your pool: Borgo, Moloch"), "{}", declared.content);
    let verified = hall.run_command(ala, &["league", "verify"], &[]).await;
    assert!(!format!("{verified:?}").contains('❌'), "{verified:?}");
}
