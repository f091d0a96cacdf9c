//! Judges of seasons: calls, the queue, rulings and revoked lines.

use sztab_league::decide::Command;
use sztab_league::rules::{DAY_MS, FactionMode, LatePolicy, OfflineGames, Preset};
use sztab_neuroshima::rules::Army;
use sztab_referee::league::{Member, NewSeasonRequest, SeasonRequest};
use sztab_referee::{Interaction, Referee, Venue};
use sztab_sandbox::{Message, OptionValue, Person, permission};
use sztab_store::{Change, ChannelId, GuildId, InteractionId, Player, Store, UnixMs, UserId};

use crate::club::{Club, now};
use crate::hall::LeagueServer;
use crate::season_matches::{fill_form, start_first_match};

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

#[tokio::test(flavor = "multi_thread")]
async fn a_judge_answers_a_call_and_sets_a_result() {
    let (hall, post) = start_match().await;
    let [first, second] = hall.mentioned_players(&post)[..] else { panic!("{}", post.content) };
    let called = fill_form(&hall, first, &post, "Call a judge", &[("reason", "The map is torn.")]).await;
    assert!(called.content.contains("The judges have been called"), "{}", called.content);
    let case = hall.wait_for_message(|message| message.button("Answer the call").is_some()).await;
    assert!(case.content.contains("asks for a judge"), "{}", case.content);
    let read = hall.press(&hall.olga, &case, "Read the call").await;
    assert!(read.content.contains("The map is torn."), "{}", read.content);
    for player in [first, second] {
        let refused = hall.press(player, &case, "Read the call").await;
        assert!(refused.content.contains("Only organisers and judges"), "{}", refused.content);
        let refused = hall.run_command(player, &["season", "queue"], &[]).await;
        assert!(refused.content.contains("Only organisers and judges"), "{}", refused.content);
    }
    let again = hall.run_command(second, &["league", "judge"], &[("reason", "Me too.".into())]).await;
    assert!(again.content.contains("already been called"), "{}", again.content);
    let player = fill_form(&hall, second, &case, "Answer the call", &[("reason", "I say so.")]).await;
    assert!(player.content.contains("Only organisers and judges"), "{}", player.content);
    let refused = hall.press(second, &case, "Set a result").await;
    assert!(refused.content.contains("Only organisers and judges"), "{}", refused.content);
    let listed = hall.run_command(&hall.olga, &["season", "queue"], &[]).await;
    assert!(listed.content.contains("1 match waits"), "{}", listed.content);
    assert!(format!("{:?}", listed.embeds).contains("The map is torn."), "{:?}", listed.embeds);

    let answered = fill_form(&hall, &hall.olga, &case, "Answer the call", &[("reason", "Play on.")]).await;
    assert!(answered.content.contains("posted"), "{}", answered.content);
    let said = hall.wait_for_message(|message| message.content.contains("Play on.")).await;
    assert_eq!(said.pinged.len(), 2, "both players are told");
    hall.wait_for_message(|message| message.id == case.id && message.content.contains("Settled")).await;

    fill_form(&hall, first, &post, "Call a judge", &[("reason", "Again.")]).await;
    let case = hall.wait_for_message(|message| message.id != case.id && message.button("Set a result").is_some()).await;
    let choices = hall.press(&hall.olga, &case, "Set a result").await;
    let label = format!("{} wins", second.name());
    let short = fill_form(&hall, &hall.olga, &choices, &label, &[("hq", "3"), ("reason", "Torn map.")]).await;
    assert!(short.content.contains("two numbers"), "{}", short.content);
    let ruled = fill_form(&hall, &hall.olga, &choices, &label, &[("hq", "3:9"), ("reason", "Torn map.")]).await;
    assert!(ruled.content.contains("Everything is recomputed"), "{}", ruled.content);
    let over = hall.wait_for_message(|message| message.id == post.id && message.content.contains("🏁")).await;
    assert!(over.content.contains("0:1") && over.content.contains("Torn map."), "{}", over.content);
}

/// True if everyone can read a message with these words in some channel of the server.
fn is_public(hall: &LeagueServer, words: &str) -> bool {
    let channels = hall.club.sandbox.channels(hall.club.guild).into_iter().map(|channel| channel.id);
    let mut messages = channels.flat_map(|channel| hall.club.sandbox.messages(channel));
    messages.any(|message| message.only_for.is_none() && format!("{message:?}").contains(words))
}

#[tokio::test(flavor = "multi_thread")]
async fn no_channel_shows_what_a_player_writes_to_the_judges() {
    let (hall, post) = start_match().await;
    let [first, second] = hall.mentioned_players(&post)[..] else { panic!("{}", post.content) };
    let called = fill_form(&hall, first, &post, "Call a judge", &[("reason", "My opponent insults me.")]).await;
    assert!(called.content.contains("Only they can read what you wrote"), "{}", called.content);
    let case = hall.wait_for_message(|message| message.button("Read the call").is_some()).await;
    assert!(!is_public(&hall, "insults"));
    // An organiser who plays the match cannot judge it.
    hall.club.sandbox.set_permissions(
        hall.club.guild,
        second.id(),
        permission::ORDINARY_MEMBER | permission::MANAGE_GUILD,
    );
    let own = hall.press(second, &case, "Read the call").await;
    assert!(own.content.contains("another judge"), "{}", own.content);
    let queue = hall.run_command(second, &["season", "queue"], &[]).await;
    assert!(queue.content.contains("1 match waits") && !format!("{queue:?}").contains("insults"), "{queue:?}");
    // The channel for notices to organisers may also be public.
    let office = hall.club.sandbox.add_channel(hall.club.guild, "office");
    hall.run_command(&hall.olga, &["settings", "server"], &[("notices", OptionValue::Channel(office))]).await;
    fill_form(&hall, &hall.olga, &case, "Answer the call", &[("reason", "Seen.")]).await;
    hall.wait_for_message(|message| message.id == post.id && message.button("Call a judge").is_some()).await;
    fill_form(&hall, first, &post, "Call a judge", &[("reason", "The insults go on.")]).await;
    let is_case = |message: &Message| message.button("Read the call").is_some();
    let case = hall.club.sandbox.wait_for(office, crate::club::TIMEOUT, is_case).await.unwrap();
    assert!(!is_public(&hall, "insults"));
    let read = hall.press(&hall.olga, &case, "Read the call").await;
    assert!(read.content.contains("The insults go on."), "{}", read.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_queue_shows_all_seasons_of_a_judge() {
    let (hall, post) = start_match().await;
    let eve = hall.club.sandbox.add_person(hall.club.guild, "Eve", "en-GB");
    hall.run_command(&hall.olga, &["season", "judge"], &[("user", (&eve).into())]).await;
    let [first, _] = hall.mentioned_players(&post)[..] else { panic!("{}", post.content) };
    fill_form(&hall, first, &post, "Call a judge", &[("reason", "First call.")]).await;
    hall.run_command(&hall.olga, &["season", "new"], &[("league", "Summer".into()), ("preset", 0_i64.into())]).await;
    hall.change_rules(|rules| rules.factions.mode = FactionMode::Random).await;
    hall.run_command(&hall.olga, &["season", "open"], &[]).await;
    for player in &hall.players {
        let joined = hall.run_command(player, &["league", "join"], &[]).await;
        assert!(joined.content.contains("You take part in **Summer**"), "{}", joined.content);
    }
    hall.run_command(&hall.olga, &["season", "start"], &[]).await;
    let other = hall
        .wait_for_message(|message| message.content.contains("Summer") && message.button("Call a judge").is_some())
        .await;
    fill_form(&hall, first, &other, "Call a judge", &[("reason", "Second call.")]).await;
    // A draft created in the meantime does not take the channel away from another season.
    hall.run_command(&hall.olga, &["season", "new"], &[("league", "Autumn".into()), ("preset", 0_i64.into())]).await;
    let all = format!("{:?}", hall.run_command(&hall.olga, &["season", "queue"], &[]).await);
    assert!(all.contains("First call.") && all.contains("Second call.") && !all.contains("Autumn"), "{all}");
    let own = format!("{:?}", hall.run_command(&eve, &["season", "queue"], &[]).await);
    assert!(own.contains("First call.") && !own.contains("Second call."), "{own}");
    let player = hall.run_command(first, &["season", "queue"], &[]).await;
    assert!(player.content.contains("Only organisers and judges"), "{}", player.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn impossible_rulings_and_contradictory_options_are_refused() {
    let (hall, post) = start_match().await;
    let [first, _] = hall.mentioned_players(&post)[..] else { panic!("{}", post.content) };
    let rules = async |kind: i64, winner: bool, hq: Option<&str>| {
        let mut options = vec![("match", "1".into()), ("result", kind.into()), ("reason", "Seen by all.".into())];
        options.extend(winner.then(|| ("winner", first.into())));
        options.extend(hq.map(|hq| ("hq", hq.into())));
        hall.run_command(&hall.olga, &["season", "result"], &options).await.content
    };
    let too_many = rules(0, true, Some("12:99")).await;
    assert!(too_many.contains("from 0 to 20"), "{too_many}");
    let too_many = rules(1, false, Some("21:21")).await;
    assert!(too_many.contains("from 0 to 20"), "{too_many}");
    let behind = rules(0, true, Some("5:12")).await;
    assert!(behind.contains("can't have fewer HQ points"), "{behind}");
    for kind in [1, 3] {
        let winner = rules(kind, true, (kind == 1).then_some("7:7")).await;
        assert!(winner.contains("has no winner"), "{winner}");
    }
    for (kind, winner) in [(2, true), (3, false)] {
        let hq = rules(kind, winner, Some("12:5")).await;
        assert!(hq.contains("has no points"), "{hq}");
    }
    let report = [("result", 0_i64.into()), ("hq", "12:21".into())];
    let report = hall.run_command(first, &["league", "report"], &report).await;
    assert!(report.content.contains("from 0 to 20"), "{}", report.content);
    let report = [("result", 0_i64.into()), ("hq", "5:12".into())];
    let report = hall.run_command(first, &["league", "report"], &report).await;
    assert!(report.content.contains("can't have fewer HQ points"), "{}", report.content);
    let right = rules(0, true, Some("12:5")).await;
    assert!(right.contains("Everything is recomputed"), "{right}");
    let said = hall.wait_for_message(|message| message.content.contains(": ruling: win for")).await;
    assert_eq!(said.pinged.len(), 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_season_does_not_end_while_a_call_is_open() {
    let (hall, post) = start_match().await;
    let [first, second] = hall.mentioned_players(&post)[..] else { panic!("{}", post.content) };
    fill_form(&hall, first, &post, "Call a judge", &[("reason", "Look at this.")]).await;
    let case = hall.wait_for_message(|message| message.button("Answer the call").is_some()).await;
    let options = [
        ("match", "1".into()),
        ("result", 0_i64.into()),
        ("reason", "Seen.".into()),
        ("winner", second.into()),
        ("hq", "20:20".into()),
    ];
    hall.run_command(&hall.olga, &["season", "result"], &options).await;
    hall.wait_for_message(|message| message.id == post.id && message.content.contains("🏁")).await;
    let asked = hall.run_command(&hall.olga, &["season", "end"], &[]).await;
    let refused = hall.press(&hall.olga, &asked, "End the season").await;
    assert!(refused.content.contains("A judge still has to answer"), "{}", refused.content);
    fill_form(&hall, &hall.olga, &case, "Answer the call", &[("reason", "All is well.")]).await;
    let asked = hall.run_command(&hall.olga, &["season", "end"], &[]).await;
    let ended = hall.press(&hall.olga, &asked, "End the season").await;
    assert!(ended.content.contains("over"), "{}", ended.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_denied_report_is_decided_by_command_and_the_ruling_revoked() {
    let (hall, post) = start_match().await;
    let [first, second] = hall.mentioned_players(&post)[..] else { panic!("{}", post.content) };
    let options = [("result", 0_i64.into()), ("hq", "12:5".into())];
    let reported = hall.run_command(first, &["league", "report"], &options).await;
    assert!(reported.content.contains("Reported"), "{}", reported.content);
    let question = hall.wait_for_message(|message| message.button("Dispute").is_some()).await;
    hall.press_current(second, &question, "Dispute").await;
    let case = hall
        .wait_for_message(|message| {
            message.content.contains("disputes the reported result") && message.button("3 days").is_some()
        })
        .await;
    assert!(case.pinged.is_empty());
    let queued = hall.wait_for_message(|message| message.content.contains("goes to a judge")).await;
    assert_eq!(queued.pinged, [first.id()], "who denied knows");

    let mut typed = vec![("match", "1".into()), ("result", 0_i64.into()), ("reason", "Seen by all.".into())];
    let unnamed = hall.run_command(&hall.olga, &["season", "result"], &typed).await;
    assert!(unnamed.content.contains("Name the winner"), "{}", unnamed.content);
    typed.extend([("winner", first.into()), ("hq", "12:5".into())]);
    let player = hall.run_command(first, &["season", "result"], &typed).await;
    assert!(player.content.contains("Only organisers and judges"), "{}", player.content);
    hall.run_command(&hall.olga, &["season", "result"], &typed).await;
    let over = hall.wait_for_message(|message| message.id == post.id && message.content.contains("🏁")).await;
    assert!(over.content.contains("1:0"), "{}", over.content);

    let lines = hall.olga.autocomplete(hall.channel, &["season", "void"], &[], "line", "ruling").await.unwrap();
    let line = lines[0].value.as_str().unwrap().to_owned();
    let voided = hall
        .run_command(&hall.olga, &["season", "void"], &[("line", line.as_str().into()), ("reason", "A slip.".into())])
        .await;
    assert!(voided.content.contains("is undone"), "{}", voided.content);
    hall.wait_for_message(|message| message.id == post.id && !message.content.contains("🏁")).await;
    let moved = [("what", "match 1".into()), ("days", 20_i64.into())];
    let deadline = hall.run_command(&hall.olga, &["season", "deadline"], &moved).await;
    assert!(deadline.content.contains("New deadline"), "{}", deadline.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn no_judge_rules_on_their_own_match_and_an_entry_goes_to_a_substitute() {
    let (hall, post) = start_match().await;
    let [first, second] = hall.mentioned_players(&post)[..] else { panic!("{}", post.content) };
    hall.club.sandbox.set_permissions(
        hall.club.guild,
        first.id(),
        permission::ORDINARY_MEMBER | permission::MANAGE_GUILD,
    );
    let typed =
        [("match", "1".into()), ("result", 2_i64.into()), ("reason", "For me.".into()), ("winner", first.into())];
    let own = hall.run_command(first, &["season", "result"], &typed).await;
    assert!(own.content.contains("another judge"), "{}", own.content);

    let eve = hall.club.sandbox.add_person(hall.club.guild, "Eve", "en-GB");
    let options = [("player", second.into()), ("substitute", (&eve).into()), ("reason", "Away.".into())];
    let done = hall.run_command(&hall.olga, &["season", "substitute"], &options).await;
    assert!(done.content.contains("Eve") && done.content.contains("takes over"), "{}", done.content);
    hall.wait_for_message(|message| message.id == post.id && message.content.contains(&eve.mention())).await;
    let said = hall.wait_for_message(|message| message.content.contains("takes over an entry")).await;
    assert_eq!(said.pinged, [eve.id()]);
    let again = hall.run_command(&hall.olga, &["season", "substitute"], &options).await;
    assert!(again.content.contains("doesn't take part"), "{}", again.content);
}

fn player(person: &Person) -> Player {
    Player { user: UserId(person.id()), name: person.name() }
}

/// A season whose only match has passed its deadline while the bot was offline.
async fn open_after_deadline(late: LatePolicy) -> LeagueServer {
    let mut hall = LeagueServer::from_club(Club::without_bot().await, 2);
    let store = Store::open(hall.club.database()).await.unwrap();
    let referee = Referee::new(store.clone(), sztab::KINDS);
    let at = UnixMs(now().0 - 15 * DAY_MS);
    let armies: Vec<String> = Army::base_box().into_iter().map(|army| army.id).collect();
    let mut rules = Preset::Swiss.rules("Winter", &armies, "72h+12h<96h");
    rules.factions.mode = FactionMode::Random;
    rules.times.late = late;
    let venue = Venue { guild: GuildId(hall.club.guild), channel: ChannelId(hall.channel) };
    let files = referee.season_factions(&rules);
    let request = NewSeasonRequest { venue, league: "Winter".to_owned(), rules, organiser: player(&hall.olga) };
    let interaction = Interaction { id: InteractionId(1), at };
    let season = referee.create_season(request, [7; 32], interaction).await.unwrap();
    let request = |person: &Person, organises: bool| SeasonRequest {
        season,
        by: Some(Member { player: player(person), organises }),
        about: None,
        text: None,
        change: Change::at(at),
    };
    let open = |_: &_, _| Command::OpenEntry(files.clone());
    referee.send_season_command(&request(&hall.olga, true), open).await.unwrap();
    for (person, press) in hall.players.iter().zip(1..) {
        let enter = |_: &_, _| Command::Enter { press, seed: None };
        referee.send_season_command(&request(person, false), enter).await.unwrap();
    }
    referee.start_season(&request(&hall.olga, true)).await.unwrap();
    // The round is published immediately, and its deadline passes.
    referee.carry_out_season(season, at.0, at).await.unwrap();
    store.close().await;
    hall.club.start_bot();
    hall.club.wait_for_bot().await;
    hall
}

#[tokio::test(flavor = "multi_thread")]
async fn a_late_match_waits_for_a_judge_who_gives_days_or_accepts_the_proposal() {
    let hall = open_after_deadline(LatePolicy::Judge).await;
    let case = hall.wait_for_message(|message| message.button("Accept the proposal").is_some()).await;
    assert!(case.content.contains("the deadline has passed"), "{}", case.content);
    assert!(case.content.contains("Proposal: walkover, both lose"), "{}", case.content);
    let refused = hall.press(&hall.players[0], &case, "3 days").await;
    assert!(refused.content.contains("Only organisers and judges"), "{}", refused.content);
    hall.press_current(&hall.olga, &case, "Accept the proposal").await;
    hall.wait_for_message(|message| message.id == case.id && message.content.contains("Settled")).await;
    let said = hall.wait_for_message(|message| message.content.contains(": ruling: walkover, both lose")).await;
    assert_eq!(said.pinged.len(), 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_judge_gives_a_late_match_three_days() {
    let hall = open_after_deadline(LatePolicy::Judge).await;
    let case = hall.wait_for_message(|message| message.button("3 days").is_some()).await;
    hall.press_current(&hall.olga, &case, "3 days").await;
    hall.wait_for_message(|message| message.id == case.id && message.buttons().next().is_none()).await;
    hall.wait_for_message(|message| message.content.contains("gives 3 more days") && message.pinged.len() == 2).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_objects_to_a_pending_proposal() {
    let hall = open_after_deadline(LatePolicy::Proposal).await;
    let post = hall.wait_for_message(|message| message.button("Object").is_some()).await;
    let foreign = hall.press(&hall.olga, &post, "Object").await;
    assert!(foreign.content.contains("Only the players of this match"), "{}", foreign.content);
    let player = &hall.players[0];
    hall.press_current(player, &post, "Object").await;
    hall.wait_for_message(|message| message.id == post.id && message.button("Object").is_none()).await;
    let said = hall
        .wait_for_message(|message| message.content.contains("objects to the proposal") && !message.pinged.is_empty())
        .await;
    assert_eq!(said.pinged, [hall.players[1].id()]);
}
