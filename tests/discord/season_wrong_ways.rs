//! Misuse of seasons: outdated or forged presses, invalid input, deleted channels.

use sztab_league::rules::{FactionMode, Preset, TableGames};
use sztab_referee::limits::TITLE_CHARACTERS;
use sztab_sandbox::{Message, Person, permission};

use crate::club::{PATIENCE, button};
use crate::hall::Hall;
use crate::season_matches::{fills, first_match, now_in};
use crate::season_play::{Past, rules_for, story};
use crate::season_swiss::organiser;

async fn hall_with_a_match() -> (Hall, Message) {
    let hall = Hall::open(2).await;
    hall.enter_season_by("Winter", "swiss", |rules| {
        rules.factions.mode = FactionMode::Random;
        rules.matches.table_games = TableGames::Unrated;
    })
    .await;
    let post = first_match(&hall).await;
    (hall, post)
}

async fn forges(person: &Person, message: &Message, id: &str, values: Option<&[&str]>) -> Message {
    let forged = person.forge_press(message.id, id, values).await.unwrap();
    match forged.modal() {
        Some(_) => {
            let sent = person.submit(&forged, &[("hq", "99:99"), ("reason", "Because."), ("value", "1")]).await;
            sent.unwrap().complete(PATIENCE).await.unwrap()
        }
        None => match forged.followups().into_iter().next() {
            Some(answer) => answer,
            None => forged.complete(PATIENCE).await.unwrap(),
        },
    }
}

/// Presses concerning matches that no outsider may make; for lists, with the chosen values.
const PRESSES: [(&str, Option<&[&str]>); 17] = [
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
async fn log(hall: &Hall) -> String {
    story(&hall.types(&hall.olga, &["league", "log"], &[]).await)
}

#[tokio::test(flavor = "multi_thread")]
async fn forged_presses_of_outsiders_and_other_servers_change_nothing() {
    let (hall, post) = hall_with_a_match().await;
    let eve = hall.club.sandbox.add_person(hall.club.guild, "Eve", "en-GB");
    let before = log(&hall).await;
    for (word, values) in PRESSES {
        if word == "more-time:1" {
            // This button offers dates to everyone; only the request that follows is refused.
            continue;
        }
        let answer = eve.forge_press(post.id, &format!("l1:1:1:{word}"), values).await.unwrap();
        if answer.modal().is_some() {
            let sent = eve.submit(&answer, &[("hq", "9:3"), ("reason", "Because.")]).await;
            // The client refuses a field that the form does not have.
            if let Ok(sent) = sent {
                assert_eq!(sent.complete(PATIENCE).await.unwrap().buttons().count(), 0, "{word}");
            }
        }
    }
    // The same presses from another server, where the same person is an organiser.
    let elsewhere = hall.club.sandbox.add_guild("Elsewhere", "en-GB");
    let channel = hall.club.sandbox.add_channel(elsewhere, "other");
    hall.club.sandbox.set_permissions(elsewhere, hall.olga.id(), permission::ORDINARY | permission::MANAGE_GUILD);
    let options = [("league", "Other".into()), ("preset", 0_i64.into())];
    let there = hall.olga.command(channel, &["season", "new"], &options).await.unwrap();
    let there = there.complete(PATIENCE).await.unwrap();
    for word in
        ["start:", "end-sure:", "pause:", "publish:0 0 0 -", "accept:1", "set:kind", "organise:", "settings:page"]
    {
        let values: Option<&[&str]> = word.starts_with("set").then_some(&["best-of-3"][..]);
        let answer = forges(&hall.olga, &there, &format!("l1:1:1:{word}"), values).await;
        assert!(answer.content.contains("out of date"), "{word}: {}", answer.content);
    }
    let listed = hall.olga.command(channel, &["league", "list"], &[]).await.unwrap().complete(PATIENCE).await.unwrap();
    assert!(!listed.content.contains("Winter") && !story(&listed).contains("Winter"), "{}", listed.content);
    let named = hall.olga.command(channel, &["league", "standings"], &[("season", "1".into())]).await.unwrap();
    let named = named.complete(PATIENCE).await.unwrap();
    assert!(named.attachments.is_empty(), "{}", named.content);
    assert_eq!(log(&hall).await, before);
}

#[tokio::test(flavor = "multi_thread")]
async fn presses_after_the_end_of_a_season_do_nothing() {
    let (hall, post) = hall_with_a_match().await;
    let round = hall.waits(|message| message.content.contains("round 1 ·")).await;
    rules_for(&hall, &post, &hall.players[0]).await;
    hall.waits(|message| message.id == post.id && message.content.contains("🏁")).await;
    let over = now_in(&hall, post.id);
    let player = &hall.players[0];
    for label in ["Begin", "Report", "Forfeit", "More time"] {
        let answer = forges(player, &over, &button(&post, label), None).await;
        assert!(!answer.content.contains("given up"), "{label}: {}", answer.content);
    }
    let asked = hall.types(&hall.olga, &["season", "cancel"], &[]).await;
    let form = hall.olga.press(asked.id, &button(&asked, "Cancel the season…")).await.unwrap();
    hall.olga.submit(&form, &[("reason", "Enough.")]).await.unwrap().complete(PATIENCE).await.unwrap();
    hall.waits(|message| message.content.contains("was cancelled")).await;
    for (word, values) in PRESSES {
        let answer = player.forge_press(round.id, &format!("l1:1:3:{word}"), values).await.unwrap();
        if answer.modal().is_some() {
            let _refused = player.submit(&answer, &[("hq", "9:3"), ("reason", "Because.")]).await;
        }
    }
    for command in ["round", "start", "pause", "end", "cancel", "open"] {
        let answer = hall.types(&hall.olga, &["season", command], &[]).await;
        assert!(answer.content.contains("cancelled"), "{command}: {}", answer.content);
    }
    let joined = hall.types(player, &["league", "join"], &[]).await;
    assert!(joined.content.contains("cancelled"), "{}", joined.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_begins_once_however_often_both_press() {
    let (hall, post) = hall_with_a_match().await;
    let id = button(&post, "Begin");
    let [first, second] = hall.mentioned_players(&post)[..] else { panic!() };
    let presses = [first, second, first, second].map(|player| player.forge_press(post.id, &id, None));
    let [a, b, c, d] = presses;
    let _all = tokio::join!(a, b, c, d);
    hall.waits(|message| message.id == post.id && message.content.contains("Game 1")).await;
    let begun = log(&hall).await;
    assert_eq!(begun.matches("the match begins").count(), 1, "{begun}");
    assert_eq!(hall.club.sandbox.threads(hall.club.guild).len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn two_organisers_who_approve_and_refuse_at_once_do_one_of_both() {
    let hall = Hall::open(1).await;
    let post = crate::season_rounds::open_season_with(&hall, &[("entry", "approval", "yes")]).await;
    hall.presses(&hall.players[0], &post, "Join").await;
    let oleg = organiser(&hall);
    let question = hall.waits(|message| message.button("Approve").is_some()).await;
    let (yes, no) = (button(&question, "Approve"), button(&question, "Refuse"));
    let (one, other) =
        tokio::join!(hall.olga.forge_press(question.id, &yes, None), oleg.forge_press(question.id, &no, None));
    hall.waits(|message| message.id == question.id && message.buttons().next().is_none()).await;
    let said = |response: sztab_sandbox::Response| response.followups().len();
    let refused = hall.club.sandbox.wait_until(PATIENCE, |_| {
        let told = one.as_ref().unwrap().followups().len() + other.as_ref().unwrap().followups().len();
        (told == 1).then_some(())
    });
    refused.await.unwrap();
    assert_eq!(said(one.unwrap()) + said(other.unwrap()), 1, "the other one is told");
    let log = log(&hall).await;
    assert_eq!(log.matches("entry approved").count() + log.matches("not accepted").count(), 1, "{log}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_post_comes_back_and_the_match_is_played() {
    let (hall, post) = hall_with_a_match().await;
    hall.club.sandbox.delete_message(post.id);
    let [first, second] = hall.mentioned_players(&post)[..] else { panic!() };
    for player in [first, second] {
        let own = hall.types(player, &["league", "matches"], &[]).await;
        hall.press_current(player, &own, "Begin").await;
    }
    let again = hall.waits(|message| message.content.contains("Match 1**") && message.content.contains("Game 1")).await;
    assert_ne!(again.id, post.id);
    let is_played = |sandbox: &sztab_sandbox::Sandbox| {
        let thread = sandbox.threads(hall.club.guild).into_iter().next()?;
        sandbox.messages(thread.id).iter().any(|m| crate::club::version(m).is_some()).then_some(thread.id)
    };
    let thread = hall.club.sandbox.wait_until(PATIENCE, is_played).await.unwrap();
    hall.resigns(second, thread).await;
    hall.waits(|message| message.id == again.id && message.content.contains("🏁")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn organisers_hear_that_threads_are_not_allowed_and_the_game_begins_later() {
    let (hall, post) = hall_with_a_match().await;
    let sandbox = &hall.club.sandbox;
    sandbox.set_app_permissions_in(hall.channel, permission::ORDINARY & !permission::CREATE_PUBLIC_THREADS);
    for player in hall.mentioned_players(&post) {
        hall.press_current(player, &post, "Begin").await;
    }
    let told = |sandbox: &sztab_sandbox::Sandbox| {
        let direct = sandbox.direct_messages(hall.olga.id())?;
        sandbox.messages(direct.id).into_iter().find(|message| message.content.contains("Create Public Threads"))
    };
    let notice = sandbox.wait_until(PATIENCE, told).await.unwrap();
    assert!(notice.content.contains("Winter"), "{}", notice.content);
    sandbox.set_app_permissions_in(hall.channel, permission::ORDINARY);
    hall.waits(|message| message.id == post.id && message.content.contains("Game 1")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_thread_leaves_the_game_playable_and_the_match_to_judges() {
    let (hall, post) = hall_with_a_match().await;
    let thread = hall.begins(&post).await;
    hall.club.sandbox.delete_channel(thread);
    let [first, second] = hall.mentioned_players(&post)[..] else { panic!() };
    let mine = hall.types(first, &["league", "matches"], &[]).await;
    assert!(story(&mine).contains(&second.name()), "{}", story(&mine));
    let called = fills(&hall, first, &post, "Call a judge", &[("reason", "The thread is gone.")]).await;
    assert!(called.content.contains("The judges have been called"), "{}", called.content);
    rules_for(&hall, &post, first).await;
    hall.waits(|message| message.id == post.id && message.content.contains("🏁")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nonsense_in_forms_and_options_is_refused_and_calls_nobody() {
    let (hall, post) = hall_with_a_match().await;
    let [first, _] = hall.mentioned_players(&post)[..] else { panic!() };
    let asked = hall.presses(first, &post, "Report").await;
    let label = format!("{} wins", first.name());
    for hq in ["1e9:2", "12", "12:5:3", "@everyone", "٣:٤", "10000:1", "  "] {
        let form = hall.press_current(first, &asked, &label).await;
        let Ok(sent) = first.submit(&form, &[("hq", hq)]).await else { continue };
        let refused = sent.complete(PATIENCE).await.unwrap();
        assert!(refused.content.contains("two numbers"), "{hq}: {}", refused.content);
    }
    let called = fills(
        &hall,
        first,
        &post,
        "Call a judge",
        &[("reason", "@everyone **<@&1>** [x](https://example.org) `\n# big")],
    )
    .await;
    assert!(called.content.contains("The judges have been called"), "{}", called.content);
    let case = hall.waits(|message| message.button("Answer the call").is_some()).await;
    assert!(!case.pinged_everyone && case.pinged.is_empty(), "{case:#?}");
    assert!(!case.content.contains("\n# big") && !case.content.contains("[x](https"), "{}", case.content);
    let blank = hall
        .types(
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
        let refused = hall.types(&hall.olga, &["season", "void"], &options).await;
        assert!(refused.content.contains(words), "{line}: {}", refused.content);
    }
    for what in ["match 99", "round 9", "", "💥", "l1:1:1:start:"] {
        let Ok(sent) = hall
            .olga
            .command(hall.channel, &["season", "deadline"], &[("what", what.into()), ("days", 3_i64.into())])
            .await
        else {
            continue;
        };
        let refused = sent.complete(PATIENCE).await.unwrap();
        assert!(!refused.content.contains("New deadline"), "{what}: {}", refused.content);
    }
    for name in ["winter", "99", "Sommer", "1; DROP TABLE season"] {
        hall.types(&hall.players[0], &["league", "show"], &[("season", name.into())]).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_league_of_the_longest_name_can_be_played() {
    let hall = Hall::open(2).await;
    let name = format!("{} <@&7> *", "Żółw🐢".repeat(10));
    let name: String = name.chars().chain("x".chars().cycle()).take(TITLE_CHARACTERS).collect();
    let options = [("league", name.as_str().into()), ("preset", 0_i64.into())];
    let panel = hall.types(&hall.olga, &["season", "new"], &options).await;
    assert!(panel.content.contains("Settings of"), "{}", panel.content);
    hall.changes(|rules| rules.factions.mode = FactionMode::Random).await;
    let opened = hall.types(&hall.olga, &["season", "open"], &[]).await;
    assert!(opened.content.contains("is open"), "{}", opened.content);
    let post = hall.waits(|message| message.button("Join").is_some()).await;
    for player in &hall.players {
        hall.presses(player, &post, "Join").await;
    }
    let post = first_match(&hall).await;
    let thread = hall.begins(&post).await;
    hall.resigns(&hall.players[0], thread).await;
    hall.waits(|message| message.id == post.id && message.content.contains("🏁")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_season_needs_two_players() {
    let hall = Hall::open(1).await;
    let post = crate::season_rounds::open_season_with(&hall, &[]).await;
    let nobody = hall.types(&hall.olga, &["season", "start"], &[]).await;
    assert!(nobody.content.contains("at least two players"), "{}", nobody.content);
    hall.presses(&hall.players[0], &post, "Join").await;
    let alone = hall.types(&hall.olga, &["season", "start"], &[]).await;
    assert!(alone.content.contains("at least two players"), "{}", alone.content);
    let seeds = hall.types(&hall.olga, &["season", "seeds"], &[]).await;
    let seeds = hall.presses(&hall.olga, &seeds, "At random").await;
    assert!(seeds.content.contains("at least two players"), "{}", seeds.content);
    // Entry stays open.
    let eve = hall.club.sandbox.add_person(hall.club.guild, "Eve", "en-GB");
    let entered = hall.presses(&eve, &post, "Join").await;
    assert!(entered.content.contains("You take part"), "{}", entered.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn several_seasons_stand_side_by_side() {
    let hall = Hall::open(2).await;
    hall.enter_season_by("Winter", "swiss", |rules| rules.factions.mode = FactionMode::Random).await;
    first_match(&hall).await;
    let other = hall.club.sandbox.add_channel(hall.club.guild, "cups");
    let options = [("league", "Cup".into()), ("preset", 5_i64.into())];
    let typed = async |person: &Person, path: &[&str]| {
        person.command(other, path, &[]).await.unwrap().complete(PATIENCE).await.unwrap()
    };
    hall.olga.command(other, &["season", "new"], &options).await.unwrap().complete(PATIENCE).await.unwrap();
    hall.changes(|rules| rules.factions.mode = FactionMode::Random).await;
    typed(&hall.olga, &["season", "open"]).await;
    for player in &hall.players {
        let joined = typed(player, &["league", "join"]).await;
        assert!(joined.content.contains("**Cup**"), "the season of the channel: {}", joined.content);
    }
    typed(&hall.olga, &["season", "start"]).await;
    hall.club.sandbox.wait_for(other, PATIENCE, |message| message.button("Begin").is_some()).await.unwrap();
    let options = [("league", "Draft".into()), ("preset", 0_i64.into())];
    hall.types(&hall.olga, &["season", "new"], &options).await;
    let mine = hall.types(&hall.players[0], &["league", "matches"], &[]).await;
    assert!(mine.content.contains("Your matches") && mine.buttons().count() == 0, "{}", mine.content);
    assert!(story(&mine).contains("Winter") && story(&mine).contains("Cup"), "{}", story(&mine));
    let third = hall.club.sandbox.add_channel(hall.club.guild, "talk");
    let which = hall.olga.command(third, &["season", "round"], &[]).await.unwrap().complete(PATIENCE).await.unwrap();
    assert!(which.content.contains("Several seasons are open"), "{}", which.content);
    let extend = hall.players[0].command(third, &["league", "extend"], &[("days", 2_i64.into())]).await.unwrap();
    let extend = extend.complete(PATIENCE).await.unwrap();
    assert!(extend.content.contains("Several matches fit"), "{}", extend.content);
    let choices = hall.olga.autocomplete(third, &["league", "standings"], &[], "season", "").await.unwrap();
    let names: Vec<&str> = choices.iter().map(|choice| choice.name.as_str()).collect();
    assert_eq!(names.last(), Some(&"Draft"), "{names:?}");
    assert_eq!(names.len(), 3);
    let matches = hall.players[0].autocomplete(third, &["league", "extend"], &[], "match", "cup").await.unwrap();
    assert_eq!(matches.len(), 1, "{matches:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_has_twenty_open_seasons_at_most() {
    let hall = Hall::open(0).await;
    for number in 1..=20 {
        let league = format!("League {number}");
        let options = [("league", league.as_str().into()), ("preset", 0_i64.into())];
        let created = hall.types(&hall.olga, &["season", "new"], &options).await;
        assert!(created.content.contains("Settings of"), "{number}: {}", created.content);
    }
    let options = [("league", "One more".into()), ("preset", 0_i64.into())];
    let refused = hall.types(&hall.olga, &["season", "new"], &options).await;
    assert!(refused.content.contains("20 seasons are open"), "{}", refused.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_proposes_that_both_lose_a_match_of_a_bracket() {
    let past = Past::of(30 * 24 + 1, Preset::Cup, |rules| rules.factions.mode = FactionMode::Random).await;
    let hall = past.becomes_present().await;
    let case = hall.waits(|message| message.button("Set a result").is_some()).await;
    assert!(case.content.contains("the deadline has passed"), "{}", case.content);
    assert!(!case.content.contains("both lose"), "{}", case.content);
    let post = hall.waits(|message| message.content.contains("Match 1**") && message.content.contains("⚖️")).await;
    rules_for(&hall, &post, &hall.players[0]).await;
    hall.waits(|message| message.id == post.id && message.content.contains("🏁")).await;
}
