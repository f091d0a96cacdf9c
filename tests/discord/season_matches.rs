//! Matches in seasons as their players see them: armies, reports, more time, resignation.

use sztab_league::rules::{FactionMode, MatchKind, OfflineGames, Shuffle, Step};
use sztab_sandbox::{Id, Message, Person};

use crate::club::TIMEOUT;
use crate::hall::LeagueServer;

/// The current state of a message.
pub fn current_message(hall: &LeagueServer, id: Id) -> Message {
    hall.club.sandbox.messages(hall.channel).into_iter().find(|message| message.id == id).unwrap()
}

/// Fills in the form that a button opens. Returns the private reply.
pub async fn fill_form(
    hall: &LeagueServer,
    person: &Person,
    message: &Message,
    label: &str,
    values: &[(&str, &str)],
) -> Message {
    let form = hall.press_current(person, message, label).await;
    person.submit(&form, values).await.unwrap().complete(TIMEOUT).await.unwrap()
}

/// Starts a season and returns the post of its first match.
pub async fn start_first_match(hall: &LeagueServer) -> Message {
    let earlier = hall.posts();
    let begun = hall.run_command(&hall.olga, &["season", "start"], &[]).await;
    assert!(begun.content.contains("has begun"), "{}", begun.content);
    let of_match = |message: &Message| message.content.contains("Match 1**") && message.button("Begin").is_some();
    hall.wait_for_message(|message| of_match(message) && !earlier.contains(&message.id)).await
}

#[tokio::test(flavor = "multi_thread")]
async fn armies_are_banned_and_picked_from_private_lists() {
    let hall = LeagueServer::open(2).await;
    hall.enter_season_by("Winter", "swiss", |rules| {
        rules.factions.mode = FactionMode::Draft { steps: Step::for_draft() }
    })
    .await;
    let post = start_first_match(&hall).await;
    let [first, second] = hall.mentioned_players(&post)[..] else { panic!("{}", post.content) };
    let early = hall.press(first, &post, "Ban an army").await;
    assert!(early.content.contains("isn't your turn"), "{}", early.content);
    let foreign = hall.press(&hall.olga, &post, "Ban an army").await;
    assert!(foreign.content.contains("Only the players of this match"), "{}", foreign.content);
    let list = hall.press(second, &post, "Ban an army").await;
    assert!(list.content.contains("You ban an army"), "{}", list.content);
    let select = list.selects().next().unwrap();
    let (id, army) = (select.custom_id.clone(), select.options[0].clone());
    let done = second.select(list.id, &id, &[&army.value]).await.unwrap().complete(TIMEOUT).await.unwrap();
    assert!(done.content.contains(&army.label), "{}", done.content);
    hall.wait_for_message(|message| message.id == post.id && message.content.contains("🚫")).await;
    hall.wait_for_message(|message| message.content.contains("bans") && message.pinged == [first.id()]).await;
    let late = second.forge_press(list.id, &id, Some(&[&army.value])).await.unwrap().complete(TIMEOUT).await.unwrap();
    assert!(!late.content.contains("Banned"), "a list is for one step: {}", late.content);
    let thread = hall.begin_match(&post).await;
    // The post links to the game.
    hall.wait_for_message(|message| message.id == post.id && message.content.contains(&format!("<#{thread}>"))).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_pool_is_declared_in_secret_and_used() {
    let hall = LeagueServer::open(2).await;
    let mode = FactionMode::Pool { size: 3, steps: Step::for_pools() };
    let options = [("league", "Winter".into()), ("preset", 0_i64.into())];
    hall.run_command(&hall.olga, &["season", "new"], &options).await;
    hall.change_rules(|rules| rules.factions.mode = mode).await;
    hall.run_command(&hall.olga, &["season", "open"], &[]).await;
    let season = hall.wait_for_message(|message| message.button("Join").is_some()).await;
    for player in &hall.players {
        let joined = hall.press(player, &season, "Join").await;
        assert!(joined.content.contains("Choose 3 armies"), "{}", joined.content);
        let select = joined.selects().next().unwrap();
        let armies: Vec<&str> = select.options.iter().take(3).map(|option| option.value.as_str()).collect();
        let few = player.select(joined.id, &select.custom_id, &armies[..2]).await;
        assert!(few.is_err(), "the list takes exactly three");
        let set = player.select(joined.id, &select.custom_id, &armies).await.unwrap();
        let set = set.complete(TIMEOUT).await.unwrap();
        assert!(set.content.contains("Your pool is set"), "{}", set.content);
    }
    let post = start_first_match(&hall).await;
    let closed = hall.run_command(&hall.players[0], &["league", "armies"], &[]).await;
    assert!(closed.content.contains("Your pool") && closed.selects().next().is_none(), "{}", closed.content);
    hall.begin_match(&post).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn both_games_of_a_mirrored_match_are_played_and_give_its_result() {
    let hall = LeagueServer::open(2).await;
    hall.enter_season_by("Winter", "flamberg", |rules| {
        rules.factions.mode = FactionMode::Random;
        rules.matches.kind = MatchKind::Mirrored { shuffle: Shuffle::Equal };
    })
    .await;
    let post = start_first_match(&hall).await;
    assert!(post.content.contains("Armies:"), "{}", post.content);
    let thread = hall.begin_match(&post).await;
    let room = hall.wait_for_message(|message| message.content.contains("Match 1, game 2")).await;
    let [first, second] = hall.mentioned_players(&post)[..] else { panic!("{}", post.content) };
    hall.resign(second, thread).await;
    hall.wait_for_session(room.id).await;
    hall.resign(first, room.id).await;
    let over = hall.wait_for_message(|message| message.id == post.id && message.content.contains("🏁")).await;
    assert!(over.button("Begin").is_none() && over.button("Forfeit").is_none());
    assert_eq!(over.content.matches("resignation").count(), 2, "{}", over.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_best_of_three_ends_after_two_wins() {
    let hall = LeagueServer::open(2).await;
    hall.enter_season_by("Winter", "swiss", |rules| {
        rules.factions.mode = FactionMode::Random;
        rules.matches.kind = MatchKind::BestOfThree;
    })
    .await;
    let post = start_first_match(&hall).await;
    let thread = hall.begin_match(&post).await;
    let second = hall.mentioned_players(&post)[1];
    hall.resign(second, thread).await;
    let room = hall.wait_for_message(|message| message.content.contains("Match 1, game 2")).await;
    hall.wait_for_session(room.id).await;
    hall.resign(second, room.id).await;
    let over = hall.wait_for_message(|message| message.id == post.id && message.content.contains("🏁")).await;
    assert!(over.content.contains("2:0"), "{}", over.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reported_game_counts_once_the_opponent_confirms_it() {
    let hall = LeagueServer::open(2).await;
    hall.enter_season_by("Winter", "swiss", |rules| {
        rules.factions.mode = FactionMode::Random;
        rules.matches.table_games = OfflineGames::Unrated;
    })
    .await;
    let post = start_first_match(&hall).await;
    let [first, second] = hall.mentioned_players(&post)[..] else { panic!("{}", post.content) };
    let foreign = hall.press(&hall.olga, &post, "Report").await;
    assert!(foreign.content.contains("Only the players of this match"), "{}", foreign.content);
    let asked = hall.press(first, &post, "Report").await;
    let label = format!("{} wins", first.name());
    let unread = fill_form(&hall, first, &asked, &label, &[("hq", "twelve")]).await;
    assert!(unread.content.contains("two numbers"), "{}", unread.content);
    let done = fill_form(&hall, first, &asked, &label, &[("hq", "12:5")]).await;
    assert!(done.content.contains("Reported") && done.content.contains("12:5"), "{}", done.content);
    let question = hall.wait_for_message(|message| message.button("Confirm").is_some()).await;
    assert_eq!(question.pinged, [second.id()], "only the opponent is called");
    let own = hall.press(first, &question, "Confirm").await;
    assert!(own.content.contains("opponent's decision"), "{}", own.content);
    hall.press_current(second, &question, "Confirm").await;
    let over = hall.wait_for_message(|message| message.id == post.id && message.content.contains("🏁")).await;
    assert!(over.content.contains("1:0"), "{}", over.content);
    hall.wait_for_message(|message| message.id == question.id && message.buttons().next().is_none()).await;
    let again = second.forge_press(question.id, &crate::club::button_id(&question, "Dispute"), None).await.unwrap();
    let again = again.complete(TIMEOUT).await.unwrap();
    assert_eq!(again.only_for, Some(second.id()), "an answered question cannot be answered again");
}

#[tokio::test(flavor = "multi_thread")]
async fn players_agree_on_more_time_and_give_up() {
    let hall = LeagueServer::open(2).await;
    hall.enter_season_by("Winter", "swiss", |rules| rules.factions.mode = FactionMode::Random).await;
    let post = start_first_match(&hall).await;
    let [first, second] = hall.mentioned_players(&post)[..] else { panic!("{}", post.content) };
    let asked = hall.run_command(first, &["league", "extend"], &[("days", 3_i64.into())]).await;
    assert!(asked.content.contains("3 more days"), "{}", asked.content);
    let question = hall.wait_for_message(|message| message.button("Agree").is_some()).await;
    assert_eq!(question.pinged, [second.id()]);
    hall.press_current(second, &question, "Agree").await;
    let agreed = hall.wait_for_message(|message| message.id == question.id && message.buttons().next().is_none()).await;
    assert!(agreed.content.contains("agrees to more time"), "{}", agreed.content);
    hall.wait_for_message(|message| {
        let deadline =
            |message: &Message| message.content.lines().find(|line| line.starts_with("Deadline")).map(str::to_owned);
        message.id == post.id && deadline(message) != deadline(&post)
    })
    .await;
    let too_long = hall.run_command(second, &["league", "extend"], &[("days", 5_i64.into())]).await;
    assert!(too_long.content.contains("from 1 to 4 days"), "{}", too_long.content);
    let mine = hall.run_command(first, &["league", "matches"], &[]).await;
    assert!(mine.button("Begin").is_some() && mine.embeds[0].description.as_deref().unwrap().contains(&second.name()));

    let foreign = hall.press(&hall.olga, &post, "Forfeit").await;
    assert!(foreign.content.contains("Only the players of this match"), "{}", foreign.content);
    let sure = hall.press(first, &post, "Forfeit").await;
    let gone = hall.press(first, &sure, "Forfeit").await;
    assert!(gone.content.contains("forfeited the match"), "{}", gone.content);
    let said = hall.wait_for_message(|message| message.content.contains("forfeits the match")).await;
    assert_eq!(said.pinged, [second.id()]);
    hall.wait_for_message(|message| message.id == post.id && message.content.contains("🏁")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_accepted_challenge_makes_a_match() {
    let hall = LeagueServer::open(2).await;
    hall.enter_season_by("Ladder", "ladder", |rules| rules.factions.mode = FactionMode::Random).await;
    hall.run_command(&hall.olga, &["season", "start"], &[]).await;
    let [one, other] = [&hall.players[0], &hall.players[1]];
    let nobody = hall.run_command(one, &["league", "challenge"], &[("opponent", (&hall.olga).into())]).await;
    assert!(nobody.content.contains("doesn't take part"), "{}", nobody.content);
    let sent = hall.run_command(one, &["league", "challenge"], &[("opponent", other.into())]).await;
    assert!(sent.content.contains("is challenged"), "{}", sent.content);
    let question = hall.wait_for_message(|message| message.button("Accept").is_some()).await;
    assert_eq!(question.pinged, [other.id()]);
    let own = hall.press(one, &question, "Accept").await;
    assert!(own.content.contains("Only"), "{}", own.content);
    hall.press_current(other, &question, "Accept").await;
    hall.wait_for_message(|message| message.content.contains("Match 1**") && message.button("Begin").is_some()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn players_sit_out_rounds_as_often_as_the_rules_allow() {
    let hall = LeagueServer::open(4).await;
    hall.enter_season_by("Winter", "swiss", |rules| {
        rules.absences.allowed = 1;
        rules.factions.mode = FactionMode::Random;
    })
    .await;
    start_first_match(&hall).await;
    let player = &hall.players[0];
    let granted = hall.run_command(player, &["league", "sit-out"], &[]).await;
    assert!(
        granted.content.contains("You sit out round 2") && granted.content.contains("out: 0"),
        "{}",
        granted.content
    );
    let more = hall.run_command(player, &["league", "sit-out"], &[("round", 3_i64.into())]).await;
    assert!(more.content.contains("no rounds left"), "{}", more.content);
    let back = hall.run_command(player, &["league", "sit-out"], &[]).await;
    assert!(back.content.contains("after all"), "{}", back.content);
}
