//! Brackets: double elimination, tied matches, byes, and corrections of matches that have been played.

use sztab_league::rules::{FactionMode, Format, MatchKind, Rules, Shuffle, TableGames};
use sztab_sandbox::{Message, Person};

use crate::club::PATIENCE;
use crate::hall::Hall;
use crate::season_matches::{fills, first_match, now_in};
use crate::season_play::{favourite, open_matches, rules_for, starts_seeded};

/// A cup that has started.
async fn cup(players: usize, change: impl FnOnce(&mut Rules)) -> Hall {
    let hall = Hall::open(players).await;
    hall.enter_season_by("Cup", "cup", |rules| {
        rules.factions.mode = FactionMode::Random;
        change(rules);
    })
    .await;
    let order = (1..=players).map(|player| player.to_string()).collect::<Vec<_>>();
    starts_seeded(&hall, &order.join("\n")).await;
    hall
}

fn underdog<'a>(hall: &'a Hall, post: &Message) -> &'a Person {
    let favourite = favourite(hall, post).id();
    hall.mentioned_players(post).into_iter().find(|player| player.id() != favourite).unwrap()
}

/// Plays a double-elimination bracket with four players, in which the favourite of the final has lost once before.
async fn two_defeats(second_final: bool) -> (Hall, Message) {
    let hall = cup(4, |rules| rules.stages[0].format = Format::DoubleElimination { second_final }).await;
    for post in open_matches(&hall, 2).await {
        rules_for(&hall, &post, favourite(&hall, &post)).await;
    }
    // The winners play each other, and so do the losers.
    let posts = open_matches(&hall, 2).await;
    let top = posts.iter().find(|post| favourite(&hall, post).id() == hall.players[0].id()).unwrap();
    let beaten = hall.players[0].id();
    for post in &posts {
        let winner = if post.id == top.id { underdog(&hall, post) } else { favourite(&hall, post) };
        rules_for(&hall, post, winner).await;
    }
    let lower = open_matches(&hall, 1).await.remove(0);
    assert!(hall.mentioned_players(&lower).iter().any(|player| player.id() == beaten), "{}", lower.content);
    rules_for(&hall, &lower, favourite(&hall, &lower)).await;
    let last = open_matches(&hall, 1).await.remove(0);
    rules_for(&hall, &last, favourite(&hall, &last)).await;
    (hall, last)
}

#[tokio::test(flavor = "multi_thread")]
async fn who_was_unbeaten_before_the_final_gets_a_second_one() {
    let (hall, last) = two_defeats(true).await;
    let again = open_matches(&hall, 1).await.remove(0);
    assert_ne!(again.id, last.id);
    rules_for(&hall, &again, underdog(&hall, &again)).await;
    let refused = hall.types(&hall.olga, &["season", "round"], &[]).await;
    assert!(refused.content.contains("All rounds are published"), "{}", refused.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn without_a_second_final_the_first_one_decides() {
    let (hall, _) = two_defeats(false).await;
    let refused = hall.types(&hall.olga, &["season", "round"], &[]).await;
    assert!(refused.content.contains("All rounds are published"), "{}", refused.content);
    assert!(hall.matches().is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn the_top_seed_of_three_has_a_bye() {
    let hall = cup(3, |_| {}).await;
    let first = open_matches(&hall, 1).await.remove(0);
    let free = hall.players.iter().find(|player| !first.content.contains(&player.mention())).unwrap();
    rules_for(&hall, &first, favourite(&hall, &first)).await;
    let last = open_matches(&hall, 1).await.remove(0);
    assert!(last.content.contains(&free.mention()), "{}", last.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_level_mirrored_match_is_decided_by_a_third_game() {
    let hall = cup(2, |rules| {
        rules.matches.kind = MatchKind::Mirrored { shuffle: Shuffle::Fresh };
    })
    .await;
    let post = hall.waits(|message| message.button("Begin").is_some()).await;
    let thread = hall.begins(&post).await;
    let [first, second] = hall.mentioned_players(&post)[..] else { panic!("{}", post.content) };
    let room = hall.waits(|message| message.content.contains("Match 1, game 2")).await;
    is_played_in(&hall, room.id).await;
    hall.resigns(second, thread).await;
    hall.resigns(first, room.id).await;
    // Each has won once, and a resigned game counts no HQ points, so a third game decides the match.
    let room = hall.waits(|message| message.content.contains("Match 1, game 3")).await;
    is_played_in(&hall, room.id).await;
    hall.resigns(first, room.id).await;
    let over = hall.waits(|message| message.id == post.id && message.content.contains("🏁")).await;
    assert!(over.content.contains(&format!("{} advances", second.name())), "{}", over.content);
}

async fn is_played_in(hall: &Hall, thread: u64) {
    let is_played = |sandbox: &sztab_sandbox::Sandbox| {
        sandbox.messages(thread).iter().any(|message| crate::club::version(message).is_some()).then_some(())
    };
    hall.club.sandbox.wait_until(PATIENCE, is_played).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_better_seed_advances_when_all_games_are_level() {
    let hall = cup(2, |rules| rules.matches.table_games = TableGames::Unrated).await;
    let post = hall.waits(|message| message.button("Begin").is_some()).await;
    let [first, second] = hall.mentioned_players(&post)[..] else { panic!("{}", post.content) };
    let mut asked = hall.presses(first, &post, "Report").await;
    for game in 1..=3 {
        assert!(asked.content.contains(&format!("Game {game}")), "{}", asked.content);
        asked = fills(&hall, first, &asked, "Draw", &[("hq", "7:7")]).await;
    }
    assert!(asked.content.contains("Reported"), "{}", asked.content);
    let question = hall.waits(|message| message.button("Confirm").is_some()).await;
    hall.press_current(second, &question, "Confirm").await;
    let over = hall.waits(|message| message.id == post.id && message.content.contains("🏁")).await;
    assert!(over.content.contains("advances"), "{}", over.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn more_hq_points_decide_a_drawn_game_of_a_bracket() {
    let hall = cup(2, |rules| rules.matches.table_games = TableGames::Unrated).await;
    let post = hall.waits(|message| message.button("Begin").is_some()).await;
    let [first, second] = hall.mentioned_players(&post)[..] else { panic!("{}", post.content) };
    let asked = hall.presses(first, &post, "Report").await;
    let done = fills(&hall, first, &asked, "Draw", &[("hq", "7:9")]).await;
    assert!(done.content.contains("Reported"), "no second game: {}", done.content);
    let question = hall.waits(|message| message.button("Confirm").is_some()).await;
    hall.press_current(second, &question, "Confirm").await;
    let over = hall.waits(|message| message.id == post.id && message.content.contains("🏁")).await;
    assert!(over.content.contains(&format!("{} advances", second.name())), "{}", over.content);
}

/// A cup of four players whose first round was won by the favourites. Returns the posts of its matches and of the
/// final.
async fn before_the_final() -> (Hall, Vec<Message>, Message) {
    let hall = cup(4, |_| {}).await;
    let semis = open_matches(&hall, 2).await;
    for post in &semis {
        rules_for(&hall, post, favourite(&hall, post)).await;
    }
    let last = open_matches(&hall, 1).await.remove(0);
    (hall, semis, last)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_correction_gives_a_match_that_has_not_begun_its_right_players() {
    let (hall, semis, last) = before_the_final().await;
    let right = underdog(&hall, &semis[0]);
    rules_for(&hall, &semis[0], right).await;
    let now = hall.waits(|message| message.id == last.id && message.content.contains(&right.mention())).await;
    assert!(!now.content.contains(&favourite(&hall, &semis[0]).mention()), "{}", now.content);
    let said = hall.waits(|message| message.content.contains("After a correction") && !message.pinged.is_empty()).await;
    assert!(said.pinged.contains(&right.id()));
    let thread = hall.begins(&now_in(&hall, last.id)).await;
    hall.resigns(right, thread).await;
    hall.waits(|message| message.id == last.id && message.content.contains("🏁")).await;
}

/// The number of the newest revocable log line that contains these words.
async fn line(hall: &Hall, words: &str) -> String {
    let lines = hall.olga.autocomplete(hall.channel, &["season", "void"], &[], "line", words).await.unwrap();
    lines.first().unwrap_or_else(|| panic!("no line {words}")).value.as_str().unwrap().to_owned()
}

async fn takes_back(hall: &Hall, words: &str) {
    let line = line(hall, words).await;
    let options = [("line", line.as_str().into()), ("reason", "A slip.".into())];
    let voided = hall.types(&hall.olga, &["season", "void"], &options).await;
    assert!(voided.content.contains("is undone"), "{}", voided.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_played_anew_after_its_result_was_taken_back_corrects_the_next_one() {
    let hall = cup(4, |_| {}).await;
    let semis = open_matches(&hall, 2).await;
    let (played, other) = (&semis[0], &semis[1]);
    rules_for(&hall, other, favourite(&hall, other)).await;
    rules_for(&hall, played, favourite(&hall, played)).await;
    let last = open_matches(&hall, 1).await.remove(0);
    let (was, is) = (favourite(&hall, played).clone(), underdog(&hall, played).clone());
    takes_back(&hall, &format!("win for {}", was.name())).await;
    // The match is played now, and the other player wins.
    let open = hall.waits(|message| message.id == played.id && message.button("Begin").is_some()).await;
    let thread = hall.begins(&open).await;
    hall.resigns(&was, thread).await;
    hall.waits(|message| message.id == last.id && message.content.contains(&is.mention())).await;
    let now = hall.waits(|message| message.id == last.id && message.button("Begin").is_some()).await;
    assert!(!now.content.contains(&was.mention()), "{}", now.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_ruling_on_a_match_of_the_wrong_two_falls_with_them() {
    let (hall, semis, last) = before_the_final().await;
    rules_for(&hall, &last, favourite(&hall, &last)).await;
    rules_for(&hall, &semis[0], underdog(&hall, &semis[0])).await;
    // A final without a game has not begun, so the correct players replace the wrong ones and its ruling becomes
    // void.
    hall.waits(|message| message.id == last.id && message.button("Begin").is_some()).await;
}

/// A final that the wrong two players are playing. Returns the posts of the matches, of the final and for the judges,
/// and the thread.
async fn wrong_final() -> (Hall, Vec<Message>, Message, Message, u64) {
    let (hall, semis, last) = before_the_final().await;
    let thread = hall.begins(&last).await;
    rules_for(&hall, &semis[0], underdog(&hall, &semis[0])).await;
    let is_case =
        |message: &Message| message.content.contains("others should be") && message.button("Set a result").is_some();
    let case = hall.waits(is_case).await;
    (hall, semis, last, case, thread)
}

#[tokio::test(flavor = "multi_thread")]
async fn judges_are_asked_about_a_match_under_way_and_keep_it() {
    let (hall, _, last, case, thread) = wrong_final().await;
    let refused = fills(&hall, &hall.players[3], &case, "Let the match stand", &[("reason", "Let it be.")]).await;
    assert!(refused.content.contains("judge"), "{}", refused.content);
    let kept = fills(&hall, &hall.olga, &case, "Let the match stand", &[("reason", "Let it be.")]).await;
    assert!(kept.content.contains("posted"), "{}", kept.content);
    hall.waits(|message| message.id == case.id && message.content.contains("Settled")).await;
    let loser = hall.mentioned_players(&last)[1];
    hall.resigns(loser, thread).await;
    hall.waits(|message| message.id == last.id && message.content.contains("🏁")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn judges_are_asked_about_a_match_under_way_and_give_it_to_the_right_two() {
    let (hall, semis, last, case, thread) = wrong_final().await;
    let right = underdog(&hall, &semis[0]);
    takes_back(&hall, "the match begins").await;
    let post = hall.waits(|message| message.id == last.id && message.content.contains(&right.mention())).await;
    hall.waits(|message| message.id == case.id && message.content.contains("Settled")).await;
    assert!(post.button("Begin").is_some(), "{}", post.content);
    // A match between the wrong players does not count.
    hall.resigns(favourite(&hall, &semis[0]), thread).await;
    let post = now_in(&hall, last.id);
    assert!(!post.content.contains("🏁"), "{}", post.content);
    for player in hall.mentioned_players(&post) {
        hall.press_current(player, &post, "Begin").await;
    }
    hall.waits(|message| message.id == last.id && message.content.contains("Game 1")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn both_cannot_lose_in_a_bracket() {
    let hall = Hall::open(2).await;
    hall.enter_season_by("Cup", "cup", |rules| rules.factions.mode = FactionMode::Random).await;
    first_match(&hall).await;
    let options = [("match", "1".into()), ("result", 3_i64.into()), ("reason", "Neither came.".into())];
    let refused = hall.types(&hall.olga, &["season", "result"], &options).await;
    assert!(refused.content.contains("someone has to advance"), "{}", refused.content);
}
