//! Misuse of seasons: outdated or forged presses, invalid input, deleted channels.

use sztab_league::rules::{FactionMode, OfflineGames, Preset};
use sztab_referee::limits::MAX_TITLE_CHARACTERS;
use sztab_sandbox::{Message, Person, permission};

use crate::club::{TIMEOUT, button_id};
use crate::hall::LeagueServer;
use crate::season_matches::{current_message, fill_form, start_first_match};
use crate::season_play::{PastSeason, embed_text, rule_win};
use crate::season_swiss::add_organiser;

async fn start_match() -> (LeagueServer, Message) {
    let hall = LeagueServer::open(2).await;
    hall.enter_season_by("Winter", "swiss", |rules| {
        rules.factions.mode = FactionMode::Random;
        rules.matches.table_games = OfflineGames::Unrated;
    })
    .await;
    let post = start_first_match(&hall).await;
    (hall, post)
}

async fn forge_press(person: &Person, message: &Message, id: &str, values: Option<&[&str]>) -> Message {
    let forged = person.forge_press(message.id, id, values).await.unwrap();
    match forged.modal() {
        Some(_) => {
            let sent = person.submit(&forged, &[("hq", "99:99"), ("reason", "Because."), ("value", "1")]).await;
            sent.unwrap().complete(TIMEOUT).await.unwrap()
        }
        None => match forged.followups().into_iter().next() {
            Some(answer) => answer,
            None => forged.complete(TIMEOUT).await.unwrap(),
        },
    }
}

/// Presses concerning matches that no outsider may make; for lists, with the chosen values.
const FORGED_PRESSES: [(&str, Option<&[&str]>); 17] = [
    ("begin:1", None),
    ("factions:1", None),
    ("name-faction:1 0", Some(&["borgo"])),
    ("pool:", None),
    ("pool-declare:", Some(&["borgo", "moloch", "outpost"])),
    ("give-up:1", None),
    ("give-up-sure:1", None),
    ("more-time:1", None),
    ("more-time-ask:1", Some(&["3"])),
    ("report:1", None),
    ("report-game:1 f", None),
    ("answer-report:1 5 yes", None),
    ("answer-challenge:1 yes", None),
    ("call:1", None),
    ("object:1", None),
    ("rule:1 win-first", None),
    ("extend:1 3", None),
];

/// The lines of the newest log page.
async fn read_log(hall: &LeagueServer) -> String {
    embed_text(&hall.run_command(&hall.olga, &["league", "log"], &[]).await)
}

#[tokio::test(flavor = "multi_thread")]
async fn forged_presses_of_outsiders_and_other_servers_change_nothing() {
    let (hall, post) = start_match().await;
    let eve = hall.club.sandbox.add_person(hall.club.guild, "Eve", "en-GB");
    let before = read_log(&hall).await;
    for (word, values) in FORGED_PRESSES {
        if word == "more-time:1" {
            // This button offers dates to everyone; only the request that follows is refused.
            continue;
        }
        let answer = eve.forge_press(post.id, &format!("l1:1:1:{word}"), values).await.unwrap();
        if answer.modal().is_some() {
            let sent = eve.submit(&answer, &[("hq", "9:3"), ("reason", "Because.")]).await;
            // The client refuses a field that the form does not have.
            if let Ok(sent) = sent {
                assert_eq!(sent.complete(TIMEOUT).await.unwrap().buttons().count(), 0, "{word}");
            }
        }
    }
    // The same presses from another server, where the same person is an organiser.
    let elsewhere = hall.club.sandbox.add_guild("Elsewhere", "en-GB");
    let channel = hall.club.sandbox.add_channel(elsewhere, "other");
    hall.club.sandbox.set_permissions(
        elsewhere,
        hall.olga.id(),
        permission::ORDINARY_MEMBER | permission::MANAGE_GUILD,
    );
    let options = [("league", "Other".into()), ("preset", 0_i64.into())];
    let there = hall.olga.run_command(channel, &["season", "new"], &options).await.unwrap();
    let there = there.complete(TIMEOUT).await.unwrap();
    for word in
        ["life:start", "life:end", "life:pause", "publish:0 0 0 -", "accept:1", "set:kind", "organise:", "settings:"]
    {
        let values: Option<&[&str]> = word.starts_with("set").then_some(&["best-of-3"][..]);
        let answer = forge_press(&hall.olga, &there, &format!("l1:1:1:{word}"), values).await;
        assert!(answer.content.contains("out of date"), "{word}: {}", answer.content);
    }
    let listed =
        hall.olga.run_command(channel, &["league", "list"], &[]).await.unwrap().complete(TIMEOUT).await.unwrap();
    assert!(!listed.content.contains("Winter") && !embed_text(&listed).contains("Winter"), "{}", listed.content);
    let named = hall.olga.run_command(channel, &["league", "standings"], &[("season", "1".into())]).await.unwrap();
    let named = named.complete(TIMEOUT).await.unwrap();
    assert!(named.attachments.is_empty(), "{}", named.content);
    assert_eq!(read_log(&hall).await, before);
}

#[tokio::test(flavor = "multi_thread")]
async fn presses_after_the_end_of_a_season_do_nothing() {
    let (hall, post) = start_match().await;
    let round = hall.wait_for_message(|message| message.content.contains("round 1 ·")).await;
    rule_win(&hall, &post, &hall.players[0]).await;
    hall.wait_for_message(|message| message.id == post.id && message.content.contains("🏁")).await;
    let over = current_message(&hall, post.id);
    let player = &hall.players[0];
    for label in ["Begin", "Report", "Forfeit", "More time"] {
        let answer = forge_press(player, &over, &button_id(&post, label), None).await;
        assert!(!answer.content.contains("given up"), "{label}: {}", answer.content);
    }
    let asked = hall.run_command(&hall.olga, &["season", "cancel"], &[]).await;
    let form = hall.olga.press(asked.id, &button_id(&asked, "Cancel the season…")).await.unwrap();
    hall.olga.submit(&form, &[("reason", "Enough.")]).await.unwrap().complete(TIMEOUT).await.unwrap();
    hall.wait_for_message(|message| message.content.contains("was cancelled")).await;
    for (word, values) in FORGED_PRESSES {
        let answer = player.forge_press(round.id, &format!("l1:1:3:{word}"), values).await.unwrap();
        if answer.modal().is_some() {
            let _refused = player.submit(&answer, &[("hq", "9:3"), ("reason", "Because.")]).await;
        }
    }
    for command in ["round", "start", "pause", "end", "cancel", "open"] {
        let answer = hall.run_command(&hall.olga, &["season", command], &[]).await;
        assert!(answer.content.contains("cancelled"), "{command}: {}", answer.content);
    }
    let joined = hall.run_command(player, &["league", "join"], &[]).await;
    assert!(joined.content.contains("cancelled"), "{}", joined.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_begins_once_despite_repeated_presses() {
    let (hall, post) = start_match().await;
    let id = button_id(&post, "Begin");
    let [first, second] = hall.mentioned_players(&post)[..] else { panic!() };
    let presses = [first, second, first, second].map(|player| player.forge_press(post.id, &id, None));
    let [a, b, c, d] = presses;
    let _all = tokio::join!(a, b, c, d);
    hall.wait_for_message(|message| message.id == post.id && message.content.contains("Game 1")).await;
    let begun = read_log(&hall).await;
    assert_eq!(begun.matches("the match begins").count(), 1, "{begun}");
    assert_eq!(hall.club.sandbox.threads(hall.club.guild).len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn simultaneous_approval_and_refusal_have_one_effect() {
    let hall = LeagueServer::open(1).await;
    let post = crate::season_rounds::open_entry_with(&hall, &[("entry", "approval", "yes")]).await;
    hall.press(&hall.players[0], &post, "Join").await;
    let oleg = add_organiser(&hall);
    let question = hall.wait_for_message(|message| message.button("Approve").is_some()).await;
    let (yes, no) = (button_id(&question, "Approve"), button_id(&question, "Refuse"));
    let (one, other) =
        tokio::join!(hall.olga.forge_press(question.id, &yes, None), oleg.forge_press(question.id, &no, None));
    hall.wait_for_message(|message| message.id == question.id && message.buttons().next().is_none()).await;
    let said = |response: sztab_sandbox::Response| response.followups().len();
    let refused = hall.club.sandbox.wait_until(TIMEOUT, |_| {
        let told = one.as_ref().unwrap().followups().len() + other.as_ref().unwrap().followups().len();
        (told == 1).then_some(())
    });
    refused.await.unwrap();
    assert_eq!(said(one.unwrap()) + said(other.unwrap()), 1, "the other one is told");
    let log = read_log(&hall).await;
    assert_eq!(log.matches("entry approved").count() + log.matches("not accepted").count(), 1, "{log}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_post_reappears_and_the_match_is_played() {
    let (hall, post) = start_match().await;
    hall.club.sandbox.delete_message(post.id);
    let [first, second] = hall.mentioned_players(&post)[..] else { panic!() };
    for player in [first, second] {
        let own = hall.run_command(player, &["league", "matches"], &[]).await;
        hall.press_current(player, &own, "Begin").await;
    }
    let again = hall
        .wait_for_message(|message| message.content.contains("Match 1**") && message.content.contains("Game 1"))
        .await;
    assert_ne!(again.id, post.id);
    let is_played = |sandbox: &sztab_sandbox::Sandbox| {
        let thread = sandbox.threads(hall.club.guild).into_iter().next()?;
        sandbox.messages(thread.id).iter().any(|m| crate::club::version(m).is_some()).then_some(thread.id)
    };
    let thread = hall.club.sandbox.wait_until(TIMEOUT, is_played).await.unwrap();
    hall.resign(second, thread).await;
    hall.wait_for_message(|message| message.id == again.id && message.content.contains("🏁")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn organisers_are_told_of_forbidden_threads_and_the_game_begins_later() {
    let (hall, post) = start_match().await;
    let sandbox = &hall.club.sandbox;
    sandbox.set_app_permissions_in(hall.channel, permission::ORDINARY_MEMBER & !permission::CREATE_PUBLIC_THREADS);
    for player in hall.mentioned_players(&post) {
        hall.press_current(player, &post, "Begin").await;
    }
    let told = |sandbox: &sztab_sandbox::Sandbox| {
        let direct = sandbox.direct_messages(hall.olga.id())?;
        sandbox.messages(direct.id).into_iter().find(|message| message.content.contains("Create Public Threads"))
    };
    let notice = sandbox.wait_until(TIMEOUT, told).await.unwrap();
    assert!(notice.content.contains("Winter"), "{}", notice.content);
    sandbox.set_app_permissions_in(hall.channel, permission::ORDINARY_MEMBER);
    hall.wait_for_message(|message| message.id == post.id && message.content.contains("Game 1")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_thread_leaves_the_game_playable_and_the_match_to_judges() {
    let (hall, post) = start_match().await;
    let thread = hall.begin_match(&post).await;
    hall.club.sandbox.delete_channel(thread);
    let [first, second] = hall.mentioned_players(&post)[..] else { panic!() };
    let mine = hall.run_command(first, &["league", "matches"], &[]).await;
    assert!(embed_text(&mine).contains(&second.name()), "{}", embed_text(&mine));
    let called = fill_form(&hall, first, &post, "Call a judge", &[("reason", "The thread is gone.")]).await;
    assert!(called.content.contains("The judges have been called"), "{}", called.content);
    rule_win(&hall, &post, first).await;
    hall.wait_for_message(|message| message.id == post.id && message.content.contains("🏁")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nonsense_in_forms_and_options_is_refused_without_pings() {
    let (hall, post) = start_match().await;
    let [first, _] = hall.mentioned_players(&post)[..] else { panic!() };
    let asked = hall.press(first, &post, "Report").await;
    let label = format!("{} wins", first.name());
    for hq in ["1e9:2", "12", "12:5:3", "@everyone", "٣:٤", "10000:1", "  "] {
        let form = hall.press_current(first, &asked, &label).await;
        let Ok(sent) = first.submit(&form, &[("hq", hq)]).await else { continue };
        let refused = sent.complete(TIMEOUT).await.unwrap();
        assert!(refused.content.contains("two numbers"), "{hq}: {}", refused.content);
    }
    let called = fill_form(
        &hall,
        first,
        &post,
        "Call a judge",
        &[("reason", "@everyone **<@&1>** [x](https://example.org) `\n# big")],
    )
    .await;
    assert!(called.content.contains("The judges have been called"), "{}", called.content);
    let case = hall.wait_for_message(|message| message.button("Answer the call").is_some()).await;
    assert!(!case.pinged_everyone && case.pinged.is_empty(), "{case:#?}");
    assert!(!case.content.contains("\n# big") && !case.content.contains("[x](https"), "{}", case.content);
    let blank = hall
        .run_command(
            &hall.olga,
            &["season", "result"],
            &[("match", "1".into()), ("result", 2_i64.into()), ("reason", "   ".into()), ("winner", first.into())],
        )
        .await;
    assert!(blank.content.contains("3 to 200 characters"), "{}", blank.content);
    for (line, words) in
        [("x", "Choose a line"), ("99999", "doesn't exist"), ("-1", "Choose a line"), ("0", "doesn't exist")]
    {
        let options = [("line", line.into()), ("reason", "A slip.".into())];
        let refused = hall.run_command(&hall.olga, &["season", "void"], &options).await;
        assert!(refused.content.contains(words), "{line}: {}", refused.content);
    }
    for what in ["match 99", "round 9", "", "💥", "l1:1:1:start:"] {
        let Ok(sent) = hall
            .olga
            .run_command(hall.channel, &["season", "deadline"], &[("what", what.into()), ("days", 3_i64.into())])
            .await
        else {
            continue;
        };
        let refused = sent.complete(TIMEOUT).await.unwrap();
        assert!(!refused.content.contains("New deadline"), "{what}: {}", refused.content);
    }
    for name in ["winter", "99", "Sommer", "1; DROP TABLE season"] {
        hall.run_command(&hall.players[0], &["league", "show"], &[("season", name.into())]).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_league_of_the_longest_name_can_be_played() {
    let hall = LeagueServer::open(2).await;
    let name = format!("{} <@&7> *", "Żółw🐢".repeat(10));
    let name: String = name.chars().chain("x".chars().cycle()).take(MAX_TITLE_CHARACTERS).collect();
    let options = [("league", name.as_str().into()), ("preset", 0_i64.into())];
    let panel = hall.run_command(&hall.olga, &["season", "new"], &options).await;
    assert!(panel.content.contains("Settings of"), "{}", panel.content);
    hall.change_rules(|rules| rules.factions.mode = FactionMode::Random).await;
    let opened = hall.run_command(&hall.olga, &["season", "open"], &[]).await;
    assert!(opened.content.contains("is open"), "{}", opened.content);
    let post = hall.wait_for_message(|message| message.button("Join").is_some()).await;
    for player in &hall.players {
        hall.press(player, &post, "Join").await;
    }
    let post = start_first_match(&hall).await;
    let thread = hall.begin_match(&post).await;
    hall.resign(&hall.players[0], thread).await;
    hall.wait_for_message(|message| message.id == post.id && message.content.contains("🏁")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_season_needs_two_players() {
    let hall = LeagueServer::open(1).await;
    let post = crate::season_rounds::open_entry_with(&hall, &[]).await;
    let nobody = hall.run_command(&hall.olga, &["season", "start"], &[]).await;
    assert!(nobody.content.contains("at least two players"), "{}", nobody.content);
    hall.press(&hall.players[0], &post, "Join").await;
    let alone = hall.run_command(&hall.olga, &["season", "start"], &[]).await;
    assert!(alone.content.contains("at least two players"), "{}", alone.content);
    let seeds = hall.run_command(&hall.olga, &["season", "seeds"], &[]).await;
    let seeds = hall.press(&hall.olga, &seeds, "At random").await;
    assert!(seeds.content.contains("at least two players"), "{}", seeds.content);
    // Entry stays open.
    let eve = hall.club.sandbox.add_person(hall.club.guild, "Eve", "en-GB");
    let entered = hall.press(&eve, &post, "Join").await;
    assert!(entered.content.contains("You take part"), "{}", entered.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn several_seasons_run_side_by_side() {
    let hall = LeagueServer::open(2).await;
    hall.enter_season_by("Winter", "swiss", |rules| rules.factions.mode = FactionMode::Random).await;
    start_first_match(&hall).await;
    let other = hall.club.sandbox.add_channel(hall.club.guild, "cups");
    let options = [("league", "Cup".into()), ("preset", 5_i64.into())];
    let typed = async |person: &Person, path: &[&str]| {
        person.run_command(other, path, &[]).await.unwrap().complete(TIMEOUT).await.unwrap()
    };
    hall.olga.run_command(other, &["season", "new"], &options).await.unwrap().complete(TIMEOUT).await.unwrap();
    hall.change_rules(|rules| rules.factions.mode = FactionMode::Random).await;
    typed(&hall.olga, &["season", "open"]).await;
    for player in &hall.players {
        let joined = typed(player, &["league", "join"]).await;
        assert!(joined.content.contains("**Cup**"), "the season of the channel: {}", joined.content);
    }
    typed(&hall.olga, &["season", "start"]).await;
    hall.club.sandbox.wait_for(other, TIMEOUT, |message| message.button("Begin").is_some()).await.unwrap();
    let options = [("league", "Draft".into()), ("preset", 0_i64.into())];
    hall.run_command(&hall.olga, &["season", "new"], &options).await;
    let mine = hall.run_command(&hall.players[0], &["league", "matches"], &[]).await;
    assert!(mine.content.contains("Your matches") && mine.buttons().count() == 0, "{}", mine.content);
    assert!(embed_text(&mine).contains("Winter") && embed_text(&mine).contains("Cup"), "{}", embed_text(&mine));
    let third = hall.club.sandbox.add_channel(hall.club.guild, "talk");
    let which = hall.olga.run_command(third, &["season", "round"], &[]).await.unwrap().complete(TIMEOUT).await.unwrap();
    assert!(which.content.contains("Several seasons are open"), "{}", which.content);
    let extend = hall.players[0].run_command(third, &["league", "extend"], &[("days", 2_i64.into())]).await.unwrap();
    let extend = extend.complete(TIMEOUT).await.unwrap();
    assert!(extend.content.contains("Several matches fit"), "{}", extend.content);
    let choices = hall.olga.autocomplete(third, &["league", "standings"], &[], "season", "").await.unwrap();
    let names: Vec<&str> = choices.iter().map(|choice| choice.name.as_str()).collect();
    assert_eq!(names.last(), Some(&"Draft"), "{names:?}");
    assert_eq!(names.len(), 3);
    let matches = hall.players[0].autocomplete(third, &["league", "extend"], &[], "match", "cup").await.unwrap();
    assert_eq!(matches.len(), 1, "{matches:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_has_at_most_twenty_open_seasons() {
    let hall = LeagueServer::open(0).await;
    for number in 1..=20 {
        let league = format!("League {number}");
        let options = [("league", league.as_str().into()), ("preset", 0_i64.into())];
        let created = hall.run_command(&hall.olga, &["season", "new"], &options).await;
        assert!(created.content.contains("Settings of"), "{number}: {}", created.content);
    }
    let options = [("league", "One more".into()), ("preset", 0_i64.into())];
    let refused = hall.run_command(&hall.olga, &["season", "new"], &options).await;
    assert!(refused.content.contains("20 seasons are open"), "{}", refused.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_double_loss_cannot_be_proposed_in_a_bracket() {
    let past =
        PastSeason::started_ago(30 * 24 + 1, Preset::Cup, |rules| rules.factions.mode = FactionMode::Random).await;
    let hall = past.into_present().await;
    let case = hall.wait_for_message(|message| message.button("Set a result").is_some()).await;
    assert!(case.content.contains("the deadline has passed"), "{}", case.content);
    assert!(!case.content.contains("both lose"), "{}", case.content);
    let post =
        hall.wait_for_message(|message| message.content.contains("Match 1**") && message.content.contains("⚖️")).await;
    rule_win(&hall, &post, &hall.players[0]).await;
    hall.wait_for_message(|message| message.id == post.id && message.content.contains("🏁")).await;
}
