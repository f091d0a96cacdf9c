//! Swiss rounds in which players arrive late, leave, and run out of opponents.

use sztab_league::rules::{Balance, FactionMode, Format, Publication, Rules};
use sztab_sandbox::Message;

use crate::club::{PATIENCE, button};
use crate::hall::Hall;
use crate::season_play::{favourites_win, open_matches, rules_for, story};
use crate::season_rounds::open_season_with;
use crate::season_setup::chooses;

/// A Swiss season with this many rounds, already started.
async fn swiss(hall: &Hall, rounds: u32, change: impl FnOnce(&mut Rules)) -> Message {
    let post = hall
        .enter_season_by("Winter", "swiss", |rules| {
            rules.factions.mode = FactionMode::Random;
            rules.stages[0].format = Format::Swiss { rounds: Some(rounds), balance: Balance::None };
            change(rules);
        })
        .await;
    let started = hall.types(&hall.olga, &["season", "start"], &[]).await;
    assert!(started.content.contains("has begun"), "{}", started.content);
    post
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_enters_late_until_half_of_the_rounds_are_published() {
    let mut hall = Hall::open(4).await;
    let post = swiss(&hall, 3, |_| {}).await;
    open_matches(&hall, 2).await;
    let eve = hall.club.sandbox.add_person(hall.club.guild, "Eve", "en-GB");
    let entered = hall.presses(&eve, &post, "Join").await;
    assert!(entered.content.contains("You take part"), "{}", entered.content);
    let again = hall.presses(&eve, &post, "Join").await;
    assert!(again.content.contains("already entered"), "{}", again.content);
    hall.players.push(eve.clone());
    favourites_win(&hall, 2).await;
    let round = hall.waits(|message| message.content.contains("round 2 ·")).await;
    assert!(story(&round).contains("has a bye") || hall.matches().len() == 2, "{}", story(&round));
    let paired = open_matches(&hall, 2).await.iter().any(|post| post.content.contains(&eve.mention()));
    assert!(paired || story(&round).contains(&format!("{} has a bye", eve.mention())), "{}", story(&round));
    let late = hall.club.sandbox.add_person(hall.club.guild, "Late", "en-GB");
    let refused = hall.types(&late, &["league", "join"], &[]).await;
    assert!(refused.content.contains("Entry is closed"), "{}", refused.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_leaves_plays_on_or_gives_up_and_is_paired_no_more() {
    let hall = Hall::open(4).await;
    swiss(&hall, 3, |_| {}).await;
    let posts = open_matches(&hall, 2).await;
    let (leaves, gives_up) = (hall.mentioned_players(&posts[0])[0], hall.mentioned_players(&posts[1])[0]);
    let asked = hall.types(leaves, &["league", "leave"], &[]).await;
    assert!(asked.content.contains("You have an open match"), "{}", asked.content);
    let gone = hall.presses(leaves, &asked, "Leave, play matches").await;
    assert!(gone.content.contains("You have left"), "{}", gone.content);
    let twice = hall.types(leaves, &["league", "leave"], &[]).await;
    assert!(twice.content.contains("don't take part"), "{}", twice.content);
    let back = hall.types(leaves, &["league", "join"], &[]).await;
    assert!(back.content.contains("Matches without a result"), "the old match comes first: {}", back.content);
    let asked = hall.types(gives_up, &["league", "leave"], &[]).await;
    hall.presses(gives_up, &asked, "Leave and forfeit").await;
    hall.waits(|message| message.id == posts[1].id && message.content.contains("🏁")).await;
    // The other match is still being played, in a thread.
    let thread = hall.begins(&posts[0]).await;
    hall.resigns(leaves, thread).await;
    let next = hall.waits(|message| message.content.contains("Match 3**") && message.button("Begin").is_some()).await;
    assert!(!next.content.contains(&leaves.mention()) && !next.content.contains(&gives_up.mention()));
}

#[tokio::test(flavor = "multi_thread")]
async fn where_everybody_has_met_organisers_are_called_and_allow_rematches() {
    let hall = Hall::open(2).await;
    swiss(&hall, 2, |_| {}).await;
    favourites_win(&hall, 1).await;
    hall.waits(|message| message.content.contains("can't be paired without a rematch")).await;
    let stuck = hall.types(&hall.olga, &["season", "round"], &[]).await;
    assert!(stuck.content.contains("No pairing is possible"), "{}", stuck.content);
    let preview = hall.presses(&hall.olga, &stuck, "Allow rematches").await;
    assert!(preview.content.contains("They have met before: Player"), "{}", preview.content);
    hall.presses(&hall.olga, &preview, "Publish").await;
    let round = hall.waits(|message| message.content.contains("round 2 ·")).await;
    assert!(story(&round).contains("Rematches were allowed."), "{}", story(&round));
    favourites_win(&hall, 1).await;
    let calls = hall.club.sandbox.messages(hall.channel);
    let calls = calls.iter().filter(|message| message.content.contains("can't be paired")).count();
    assert_eq!(calls, 1, "organisers are called once");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_exchange_names_the_wishes_that_it_breaks_and_is_marked_for_all() {
    let hall = Hall::open(4).await;
    let post = open_season_with(&hall, &[("calendar", "publication", "by-hand")]).await;
    for player in &hall.players {
        hall.presses(player, &post, "Join").await;
    }
    hall.types(&hall.olga, &["season", "start"], &[]).await;
    let entries = hall.types(&hall.olga, &["season", "entries"], &[]).await;
    let entry = chooses(&hall.olga, &entries, "entrant:", &["1"]).await;
    chooses(&hall.olga, &entry, "apart:", &["2"]).await;
    let preview = hall.types(&hall.olga, &["season", "round"], &[]).await;
    // The opponent of player 1 is exchanged for player 2.
    let offered: Vec<u32> =
        preview.selects().next().unwrap().options.iter().map(|option| option.value.parse().unwrap()).collect();
    let at = offered.iter().position(|player| *player == 1).unwrap();
    let opponent = offered[at ^ 1].to_string();
    let picked = chooses(&hall.olga, &preview, "exchange:", &[&opponent]).await;
    let changed = chooses(&hall.olga, &picked, "exchange:", &["2"]).await;
    assert!(changed.content.contains("Meant to be kept apart: Player"), "{}", changed.content);
    let undone = hall.presses(&hall.olga, &changed, "Undo exchanges").await;
    assert!(!undone.content.contains("kept apart"), "{}", undone.content);
    let picked = chooses(&hall.olga, &undone, "exchange:", &[&opponent]).await;
    let changed = chooses(&hall.olga, &picked, "exchange:", &["2"]).await;
    let published = hall.presses(&hall.olga, &changed, "Publish").await;
    assert!(published.content.contains("Round 1 is published"), "{}", published.content);
    let round = hall.waits(|message| message.content.contains("round 1 ·")).await;
    assert!(story(&round).contains("Exchanged by hand: Player"), "{}", story(&round));
}

#[tokio::test(flavor = "multi_thread")]
async fn two_organisers_who_publish_at_once_publish_one_round() {
    let hall = Hall::open(4).await;
    let post = open_season_with(&hall, &[("calendar", "publication", "by-hand")]).await;
    for player in &hall.players {
        hall.presses(player, &post, "Join").await;
    }
    hall.types(&hall.olga, &["season", "start"], &[]).await;
    let oleg = organiser(&hall);
    let (one, other) =
        (hall.types(&hall.olga, &["season", "round"], &[]).await, hall.types(&oleg, &["season", "round"], &[]).await);
    let (one, other) = tokio::join!(hall.presses(&hall.olga, &one, "Publish"), hall.presses(&oleg, &other, "Publish"));
    let published = [&one, &other].iter().filter(|answer| answer.content.contains("Round 1 is published")).count();
    assert_eq!(published, 1, "{} / {}", one.content, other.content);
    open_matches(&hall, 2).await;
    let rounds = hall.club.sandbox.messages(hall.channel);
    assert_eq!(rounds.iter().filter(|message| message.content.contains("round 1 ·")).count(), 1);
}

/// Adds an organiser.
pub fn organiser(hall: &Hall) -> sztab_sandbox::Person {
    use sztab_sandbox::permission;
    let oleg = hall.club.sandbox.add_person(hall.club.guild, "Oleg", "en-GB");
    hall.club.sandbox.set_permissions(hall.club.guild, oleg.id(), permission::ORDINARY | permission::MANAGE_GUILD);
    oleg
}

#[tokio::test(flavor = "multi_thread")]
async fn who_left_and_entered_again_is_seeded_once_in_the_next_season() {
    let hall = Hall::open(4).await;
    let post = swiss(&hall, 3, |_| {}).await;
    open_matches(&hall, 2).await;
    let player = &hall.players[0];
    let asked = hall.types(player, &["league", "leave"], &[]).await;
    hall.presses(player, &asked, "Leave and forfeit").await;
    let back = hall.presses(player, &post, "Join").await;
    assert!(back.content.contains("You take part"), "{}", back.content);
    for number in 1..=3 {
        let title = format!("round {number} ·");
        hall.waits(|message| message.content.contains(&title)).await;
        // One match of the first round was conceded.
        for post in open_matches(&hall, if number == 1 { 1 } else { 2 }).await {
            rules_for(&hall, &post, hall.mentioned_players(&post)[0]).await;
        }
    }
    let asked = hall.types(&hall.olga, &["season", "end"], &[]).await;
    let ended = hall.presses(&hall.olga, &asked, "End the season").await;
    hall.presses(&hall.olga, &ended, "Next season").await;
    hall.types(&hall.olga, &["season", "open"], &[]).await;
    let post = hall.waits(|message| message.button("Join").is_some() && message.content.contains("season 2")).await;
    for player in &hall.players {
        hall.presses(player, &post, "Join").await;
    }
    let seeds = hall.types(&hall.olga, &["season", "seeds"], &[]).await;
    let seeds = hall.presses(&hall.olga, &seeds, "By the last standings").await;
    assert_eq!(story(&seeds).lines().count(), 4, "{} {}", seeds.content, story(&seeds));
}

#[tokio::test(flavor = "multi_thread")]
async fn rounds_published_by_hand_wait_for_an_organiser() {
    let hall = Hall::open(2).await;
    swiss(&hall, 1, |rules| rules.calendar.publication = Publication::ByHand).await;
    assert!(hall.matches().is_empty());
    let preview = hall.types(&hall.olga, &["season", "round"], &[]).await;
    let published = hall.presses(&hall.olga, &preview, "Publish").await;
    // The same panel is pressed again on another device.
    let again = hall.olga.forge_press(preview.id, &button(&preview, "Publish"), None).await.unwrap();
    let again = again.complete(PATIENCE).await.unwrap();
    assert!(published.content.contains("Round 1 is published"), "{}", published.content);
    assert!(!again.content.contains("is published."), "{}", again.content);
    open_matches(&hall, 1).await;
}
