//! Brackets: double elimination, tied matches, byes, and corrections of matches that have been played.

use sztab_league::rules::{FactionMode, Format, MatchKind, OfflineGames, Rules, Shuffle};
use sztab_sandbox::{Message, Person};

use crate::club::TIMEOUT;
use crate::hall::LeagueServer;
use crate::season_matches::{current_message, fill_form, start_first_match};
use crate::season_play::{favourite, rule_win, start_seeded, wait_for_open_matches};

/// A cup that has started.
async fn start_cup(players: usize, change: impl FnOnce(&mut Rules)) -> LeagueServer {
    let hall = LeagueServer::open(players).await;
    hall.enter_season_by("Cup", "cup", |rules| {
        rules.factions.mode = FactionMode::Random;
        change(rules);
    })
    .await;
    let order = (1..=players).map(|player| player.to_string()).collect::<Vec<_>>();
    start_seeded(&hall, &order.join("\n")).await;
    hall
}

fn underdog<'a>(hall: &'a LeagueServer, post: &Message) -> &'a Person {
    let favourite = favourite(hall, post).id();
    hall.mentioned_players(post).into_iter().find(|player| player.id() != favourite).unwrap()
}

/// Plays a double-elimination bracket with four players, in which the favourite of the final has lost once before.
async fn play_double_elimination(second_final: bool) -> (LeagueServer, Message) {
    let hall = start_cup(4, |rules| rules.stages[0].format = Format::DoubleElimination { second_final }).await;
    for post in wait_for_open_matches(&hall, 2).await {
        rule_win(&hall, &post, favourite(&hall, &post)).await;
    }
    // The winners play each other, and so do the losers.
    let posts = wait_for_open_matches(&hall, 2).await;
    let top = posts.iter().find(|post| favourite(&hall, post).id() == hall.players[0].id()).unwrap();
    let beaten = hall.players[0].id();
    for post in &posts {
        let winner = if post.id == top.id { underdog(&hall, post) } else { favourite(&hall, post) };
        rule_win(&hall, post, winner).await;
    }
    let lower = wait_for_open_matches(&hall, 1).await.remove(0);
    assert!(hall.mentioned_players(&lower).iter().any(|player| player.id() == beaten), "{}", lower.content);
    rule_win(&hall, &lower, favourite(&hall, &lower)).await;
    let last = wait_for_open_matches(&hall, 1).await.remove(0);
    rule_win(&hall, &last, favourite(&hall, &last)).await;
    (hall, last)
}

#[tokio::test(flavor = "multi_thread")]
async fn an_unbeaten_finalist_gets_a_second_final() {
    let (hall, last) = play_double_elimination(true).await;
    let again = wait_for_open_matches(&hall, 1).await.remove(0);
    assert_ne!(again.id, last.id);
    rule_win(&hall, &again, underdog(&hall, &again)).await;
    let refused = hall.run_command(&hall.olga, &["season", "round"], &[]).await;
    assert!(refused.content.contains("All rounds are published"), "{}", refused.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn without_a_second_final_the_first_one_decides() {
    let (hall, _) = play_double_elimination(false).await;
    let refused = hall.run_command(&hall.olga, &["season", "round"], &[]).await;
    assert!(refused.content.contains("All rounds are published"), "{}", refused.content);
    assert!(hall.matches().is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn the_top_seed_of_three_has_a_bye() {
    let hall = start_cup(3, |_| {}).await;
    let first = wait_for_open_matches(&hall, 1).await.remove(0);
    let free = hall.players.iter().find(|player| !first.content.contains(&player.mention())).unwrap();
    rule_win(&hall, &first, favourite(&hall, &first)).await;
    let last = wait_for_open_matches(&hall, 1).await.remove(0);
    assert!(last.content.contains(&free.mention()), "{}", last.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_level_mirrored_match_is_decided_by_a_third_game() {
    let hall = start_cup(2, |rules| {
        rules.matches.kind = MatchKind::Mirrored { shuffle: Shuffle::Fresh };
    })
    .await;
    let post = hall.wait_for_message(|message| message.button("Begin").is_some()).await;
    let thread = hall.begin_match(&post).await;
    let [first, second] = hall.mentioned_players(&post)[..] else { panic!("{}", post.content) };
    let room = hall.wait_for_message(|message| message.content.contains("Match 1, game 2")).await;
    wait_for_game_in(&hall, room.id).await;
    hall.resign(second, thread).await;
    hall.resign(first, room.id).await;
    // Each has won once, and a resigned game counts no HQ points, so a third game decides the match.
    let room = hall.wait_for_message(|message| message.content.contains("Match 1, game 3")).await;
    wait_for_game_in(&hall, room.id).await;
    hall.resign(first, room.id).await;
    let over = hall.wait_for_message(|message| message.id == post.id && message.content.contains("🏁")).await;
    assert!(over.content.contains(&format!("{} advances", second.name())), "{}", over.content);
}

async fn wait_for_game_in(hall: &LeagueServer, thread: u64) {
    let is_played = |sandbox: &sztab_sandbox::Sandbox| {
        sandbox.messages(thread).iter().any(|message| crate::club::version(message).is_some()).then_some(())
    };
    hall.club.sandbox.wait_until(TIMEOUT, is_played).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_better_seed_advances_when_all_games_are_level() {
    let hall = start_cup(2, |rules| rules.matches.table_games = OfflineGames::Unrated).await;
    let post = hall.wait_for_message(|message| message.button("Begin").is_some()).await;
    let [first, second] = hall.mentioned_players(&post)[..] else { panic!("{}", post.content) };
    let mut asked = hall.press(first, &post, "Report").await;
    for game in 1..=3 {
        assert!(asked.content.contains(&format!("Game {game}")), "{}", asked.content);
        asked = fill_form(&hall, first, &asked, "Draw", &[("hq", "7:7")]).await;
    }
    assert!(asked.content.contains("Reported"), "{}", asked.content);
    let question = hall.wait_for_message(|message| message.button("Confirm").is_some()).await;
    hall.press_current(second, &question, "Confirm").await;
    let over = hall.wait_for_message(|message| message.id == post.id && message.content.contains("🏁")).await;
    assert!(over.content.contains("advances"), "{}", over.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn more_hq_points_decide_a_drawn_game_of_a_bracket() {
    let hall = start_cup(2, |rules| rules.matches.table_games = OfflineGames::Unrated).await;
    let post = hall.wait_for_message(|message| message.button("Begin").is_some()).await;
    let [first, second] = hall.mentioned_players(&post)[..] else { panic!("{}", post.content) };
    let asked = hall.press(first, &post, "Report").await;
    let done = fill_form(&hall, first, &asked, "Draw", &[("hq", "7:9")]).await;
    assert!(done.content.contains("Reported"), "no second game: {}", done.content);
    let question = hall.wait_for_message(|message| message.button("Confirm").is_some()).await;
    hall.press_current(second, &question, "Confirm").await;
    let over = hall.wait_for_message(|message| message.id == post.id && message.content.contains("🏁")).await;
    assert!(over.content.contains(&format!("{} advances", second.name())), "{}", over.content);
}

/// A cup of four players whose first round was won by the favourites. Returns the posts of its matches and of the
/// final.
async fn play_until_final() -> (LeagueServer, Vec<Message>, Message) {
    let hall = start_cup(4, |_| {}).await;
    let semis = wait_for_open_matches(&hall, 2).await;
    for post in &semis {
        rule_win(&hall, post, favourite(&hall, post)).await;
    }
    let last = wait_for_open_matches(&hall, 1).await.remove(0);
    (hall, semis, last)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_correction_replaces_the_players_of_a_match_that_has_not_begun() {
    let (hall, semis, last) = play_until_final().await;
    let right = underdog(&hall, &semis[0]);
    rule_win(&hall, &semis[0], right).await;
    let now =
        hall.wait_for_message(|message| message.id == last.id && message.content.contains(&right.mention())).await;
    assert!(!now.content.contains(&favourite(&hall, &semis[0]).mention()), "{}", now.content);
    let said = hall
        .wait_for_message(|message| message.content.contains("After a correction") && !message.pinged.is_empty())
        .await;
    assert!(said.pinged.contains(&right.id()));
    let thread = hall.begin_match(&current_message(&hall, last.id)).await;
    hall.resign(right, thread).await;
    hall.wait_for_message(|message| message.id == last.id && message.content.contains("🏁")).await;
}

/// The number of the newest revocable log line that contains these words.
async fn find_log_line(hall: &LeagueServer, words: &str) -> String {
    let lines = hall.olga.autocomplete(hall.channel, &["season", "void"], &[], "line", words).await.unwrap();
    lines.first().unwrap_or_else(|| panic!("no line {words}")).value.as_str().unwrap().to_owned()
}

async fn take_back(hall: &LeagueServer, words: &str) {
    let line = find_log_line(hall, words).await;
    let options = [("line", line.as_str().into()), ("reason", "A slip.".into())];
    let voided = hall.run_command(&hall.olga, &["season", "void"], &options).await;
    assert!(voided.content.contains("is undone"), "{}", voided.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_replayed_after_its_result_was_revoked_corrects_the_next_one() {
    let hall = start_cup(4, |_| {}).await;
    let semis = wait_for_open_matches(&hall, 2).await;
    let (played, other) = (&semis[0], &semis[1]);
    rule_win(&hall, other, favourite(&hall, other)).await;
    rule_win(&hall, played, favourite(&hall, played)).await;
    let last = wait_for_open_matches(&hall, 1).await.remove(0);
    let (was, is) = (favourite(&hall, played).clone(), underdog(&hall, played).clone());
    take_back(&hall, &format!("win for {}", was.name())).await;
    // The match is played now, and the other player wins.
    let open = hall.wait_for_message(|message| message.id == played.id && message.button("Begin").is_some()).await;
    let thread = hall.begin_match(&open).await;
    hall.resign(&was, thread).await;
    hall.wait_for_message(|message| message.id == last.id && message.content.contains(&is.mention())).await;
    let now = hall.wait_for_message(|message| message.id == last.id && message.button("Begin").is_some()).await;
    assert!(!now.content.contains(&was.mention()), "{}", now.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_ruling_on_a_match_between_wrong_players_is_revoked_with_it() {
    let (hall, semis, last) = play_until_final().await;
    rule_win(&hall, &last, favourite(&hall, &last)).await;
    rule_win(&hall, &semis[0], underdog(&hall, &semis[0])).await;
    // A final without a game has not begun, so the correct players replace the wrong ones and its ruling becomes
    // void.
    hall.wait_for_message(|message| message.id == last.id && message.button("Begin").is_some()).await;
}

/// A final that the wrong two players are playing. Returns the posts of the matches, of the final and for the judges,
/// and the thread.
async fn play_wrong_final() -> (LeagueServer, Vec<Message>, Message, Message, u64) {
    let (hall, semis, last) = play_until_final().await;
    let thread = hall.begin_match(&last).await;
    rule_win(&hall, &semis[0], underdog(&hall, &semis[0])).await;
    let is_case =
        |message: &Message| message.content.contains("others should be") && message.button("Set a result").is_some();
    let case = hall.wait_for_message(is_case).await;
    (hall, semis, last, case, thread)
}

#[tokio::test(flavor = "multi_thread")]
async fn judges_may_let_a_match_between_wrong_players_continue() {
    let (hall, _, last, case, thread) = play_wrong_final().await;
    let refused = fill_form(&hall, &hall.players[3], &case, "Let the match stand", &[("reason", "Let it be.")]).await;
    assert!(refused.content.contains("judge"), "{}", refused.content);
    let kept = fill_form(&hall, &hall.olga, &case, "Let the match stand", &[("reason", "Let it be.")]).await;
    assert!(kept.content.contains("posted"), "{}", kept.content);
    hall.wait_for_message(|message| message.id == case.id && message.content.contains("Settled")).await;
    let loser = hall.mentioned_players(&last)[1];
    hall.resign(loser, thread).await;
    hall.wait_for_message(|message| message.id == last.id && message.content.contains("🏁")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn judges_may_give_a_match_in_progress_to_the_right_players() {
    let (hall, semis, last, case, thread) = play_wrong_final().await;
    let right = underdog(&hall, &semis[0]);
    take_back(&hall, "the match begins").await;
    let post =
        hall.wait_for_message(|message| message.id == last.id && message.content.contains(&right.mention())).await;
    hall.wait_for_message(|message| message.id == case.id && message.content.contains("Settled")).await;
    assert!(post.button("Begin").is_some(), "{}", post.content);
    // A match between the wrong players does not count.
    hall.resign(favourite(&hall, &semis[0]), thread).await;
    let post = current_message(&hall, last.id);
    assert!(!post.content.contains("🏁"), "{}", post.content);
    for player in hall.mentioned_players(&post) {
        hall.press_current(player, &post, "Begin").await;
    }
    hall.wait_for_message(|message| message.id == last.id && message.content.contains("Game 1")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn both_players_cannot_lose_a_bracket_match() {
    let hall = LeagueServer::open(2).await;
    hall.enter_season_by("Cup", "cup", |rules| rules.factions.mode = FactionMode::Random).await;
    start_first_match(&hall).await;
    let options = [("match", "1".into()), ("result", 3_i64.into()), ("reason", "Neither came.".into())];
    let refused = hall.run_command(&hall.olga, &["season", "result"], &options).await;
    assert!(refused.content.contains("someone has to advance"), "{}", refused.content);
}
