//! Swiss rounds in which players arrive late, leave, and run out of opponents.

use sztab_league::rules::{Balance, FactionMode, Format, Publication, Rules};
use sztab_sandbox::Message;

use crate::club::{TIMEOUT, button_id};
use crate::hall::LeagueServer;
use crate::season_play::{decide_for_favourites, embed_text, rule_win, wait_for_open_matches};
use crate::season_rounds::open_entry_with;
use crate::season_setup::choose;

/// A Swiss season with this many rounds, already started.
async fn start_swiss(hall: &LeagueServer, rounds: u32, change: impl FnOnce(&mut Rules)) -> Message {
    let post = hall
        .enter_season_by("Winter", "swiss", |rules| {
            rules.factions.mode = FactionMode::Random;
            rules.stages[0].format = Format::Swiss { rounds: Some(rounds), balance: Balance::None };
            change(rules);
        })
        .await;
    let started = hall.run_command(&hall.olga, &["season", "start"], &[]).await;
    assert!(started.content.contains("has begun"), "{}", started.content);
    post
}

#[tokio::test(flavor = "multi_thread")]
async fn late_entry_is_possible_until_half_of_the_rounds_are_published() {
    let mut hall = LeagueServer::open(4).await;
    let post = start_swiss(&hall, 3, |_| {}).await;
    wait_for_open_matches(&hall, 2).await;
    let eve = hall.club.sandbox.add_person(hall.club.guild, "Eve", "en-GB");
    let entered = hall.press(&eve, &post, "Join").await;
    assert!(entered.content.contains("You take part"), "{}", entered.content);
    let again = hall.press(&eve, &post, "Join").await;
    assert!(again.content.contains("already entered"), "{}", again.content);
    hall.players.push(eve.clone());
    decide_for_favourites(&hall, 2).await;
    let round = hall.wait_for_message(|message| message.content.contains("round 2 ·")).await;
    assert!(embed_text(&round).contains("has a bye") || hall.matches().len() == 2, "{}", embed_text(&round));
    let paired = wait_for_open_matches(&hall, 2).await.iter().any(|post| post.content.contains(&eve.mention()));
    assert!(paired || embed_text(&round).contains(&format!("{} has a bye", eve.mention())), "{}", embed_text(&round));
    let late = hall.club.sandbox.add_person(hall.club.guild, "Late", "en-GB");
    let refused = hall.run_command(&late, &["league", "join"], &[]).await;
    assert!(refused.content.contains("Entry is closed"), "{}", refused.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_leaving_player_finishes_or_gives_up_and_is_not_paired_again() {
    let hall = LeagueServer::open(4).await;
    start_swiss(&hall, 3, |_| {}).await;
    let posts = wait_for_open_matches(&hall, 2).await;
    let (leaves, gives_up) = (hall.mentioned_players(&posts[0])[0], hall.mentioned_players(&posts[1])[0]);
    let asked = hall.run_command(leaves, &["league", "leave"], &[]).await;
    assert!(asked.content.contains("You have an open match"), "{}", asked.content);
    let gone = hall.press(leaves, &asked, "Leave, play matches").await;
    assert!(gone.content.contains("You have left"), "{}", gone.content);
    let twice = hall.run_command(leaves, &["league", "leave"], &[]).await;
    assert!(twice.content.contains("don't take part"), "{}", twice.content);
    let back = hall.run_command(leaves, &["league", "join"], &[]).await;
    assert!(back.content.contains("Matches without a result"), "the old match comes first: {}", back.content);
    let asked = hall.run_command(gives_up, &["league", "leave"], &[]).await;
    hall.press(gives_up, &asked, "Leave and forfeit").await;
    hall.wait_for_message(|message| message.id == posts[1].id && message.content.contains("🏁")).await;
    // The other match is still being played, in a thread.
    let thread = hall.begin_match(&posts[0]).await;
    hall.resign(leaves, thread).await;
    let next = hall
        .wait_for_message(|message| message.content.contains("Match 3**") && message.button("Begin").is_some())
        .await;
    assert!(!next.content.contains(&leaves.mention()) && !next.content.contains(&gives_up.mention()));
}

#[tokio::test(flavor = "multi_thread")]
async fn organisers_may_allow_rematches_once_everyone_has_met() {
    let hall = LeagueServer::open(2).await;
    start_swiss(&hall, 2, |_| {}).await;
    decide_for_favourites(&hall, 1).await;
    hall.wait_for_message(|message| message.content.contains("can't be paired without a rematch")).await;
    let stuck = hall.run_command(&hall.olga, &["season", "round"], &[]).await;
    assert!(stuck.content.contains("No pairing is possible"), "{}", stuck.content);
    let preview = hall.press(&hall.olga, &stuck, "Allow rematches").await;
    assert!(preview.content.contains("They have met before: Player"), "{}", preview.content);
    hall.press(&hall.olga, &preview, "Publish").await;
    let round = hall.wait_for_message(|message| message.content.contains("round 2 ·")).await;
    assert!(embed_text(&round).contains("Rematches were allowed."), "{}", embed_text(&round));
    decide_for_favourites(&hall, 1).await;
    let calls = hall.club.sandbox.messages(hall.channel);
    let calls = calls.iter().filter(|message| message.content.contains("can't be paired")).count();
    assert_eq!(calls, 1, "organisers are called once");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_exchange_names_the_wishes_that_it_breaks_and_is_marked() {
    let hall = LeagueServer::open(4).await;
    let post = open_entry_with(&hall, &[("calendar", "publication", "by-hand")]).await;
    for player in &hall.players {
        hall.press(player, &post, "Join").await;
    }
    hall.run_command(&hall.olga, &["season", "start"], &[]).await;
    let entries = hall.run_command(&hall.olga, &["season", "entries"], &[]).await;
    let entry = choose(&hall.olga, &entries, "entrant:", &["1"]).await;
    choose(&hall.olga, &entry, "apart:", &["2"]).await;
    let preview = hall.run_command(&hall.olga, &["season", "round"], &[]).await;
    // The opponent of player 1 is exchanged for player 2.
    let offered: Vec<u32> =
        preview.selects().next().unwrap().options.iter().map(|option| option.value.parse().unwrap()).collect();
    let at = offered.iter().position(|player| *player == 1).unwrap();
    let opponent = offered[at ^ 1].to_string();
    let picked = choose(&hall.olga, &preview, "exchange:", &[&opponent]).await;
    let changed = choose(&hall.olga, &picked, "exchange:", &["2"]).await;
    assert!(changed.content.contains("Meant to be kept apart: Player"), "{}", changed.content);
    let undone = hall.press(&hall.olga, &changed, "Undo exchanges").await;
    assert!(!undone.content.contains("kept apart"), "{}", undone.content);
    let picked = choose(&hall.olga, &undone, "exchange:", &[&opponent]).await;
    let changed = choose(&hall.olga, &picked, "exchange:", &["2"]).await;
    let published = hall.press(&hall.olga, &changed, "Publish").await;
    assert!(published.content.contains("Round 1 is published"), "{}", published.content);
    let round = hall.wait_for_message(|message| message.content.contains("round 1 ·")).await;
    assert!(embed_text(&round).contains("Exchanged by hand: Player"), "{}", embed_text(&round));
}

#[tokio::test(flavor = "multi_thread")]
async fn two_organisers_publishing_at_once_publish_one_round() {
    let hall = LeagueServer::open(4).await;
    let post = open_entry_with(&hall, &[("calendar", "publication", "by-hand")]).await;
    for player in &hall.players {
        hall.press(player, &post, "Join").await;
    }
    hall.run_command(&hall.olga, &["season", "start"], &[]).await;
    let oleg = add_organiser(&hall);
    let (one, other) = (
        hall.run_command(&hall.olga, &["season", "round"], &[]).await,
        hall.run_command(&oleg, &["season", "round"], &[]).await,
    );
    let (one, other) = tokio::join!(hall.press(&hall.olga, &one, "Publish"), hall.press(&oleg, &other, "Publish"));
    let published = [&one, &other].iter().filter(|answer| answer.content.contains("Round 1 is published")).count();
    assert_eq!(published, 1, "{} / {}", one.content, other.content);
    wait_for_open_matches(&hall, 2).await;
    let rounds = hall.club.sandbox.messages(hall.channel);
    assert_eq!(rounds.iter().filter(|message| message.content.contains("round 1 ·")).count(), 1);
}

/// Adds an organiser.
pub fn add_organiser(hall: &LeagueServer) -> sztab_sandbox::Person {
    use sztab_sandbox::permission;
    let oleg = hall.club.sandbox.add_person(hall.club.guild, "Oleg", "en-GB");
    hall.club.sandbox.set_permissions(
        hall.club.guild,
        oleg.id(),
        permission::ORDINARY_MEMBER | permission::MANAGE_GUILD,
    );
    oleg
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_who_entered_again_is_seeded_once_in_the_next_season() {
    let hall = LeagueServer::open(4).await;
    let post = start_swiss(&hall, 3, |_| {}).await;
    wait_for_open_matches(&hall, 2).await;
    let player = &hall.players[0];
    let asked = hall.run_command(player, &["league", "leave"], &[]).await;
    hall.press(player, &asked, "Leave and forfeit").await;
    let back = hall.press(player, &post, "Join").await;
    assert!(back.content.contains("You take part"), "{}", back.content);
    for number in 1..=3 {
        let title = format!("round {number} ·");
        hall.wait_for_message(|message| message.content.contains(&title)).await;
        // One match of the first round was conceded.
        for post in wait_for_open_matches(&hall, if number == 1 { 1 } else { 2 }).await {
            rule_win(&hall, &post, hall.mentioned_players(&post)[0]).await;
        }
    }
    let asked = hall.run_command(&hall.olga, &["season", "end"], &[]).await;
    let ended = hall.press(&hall.olga, &asked, "End the season").await;
    hall.press(&hall.olga, &ended, "Next season").await;
    hall.run_command(&hall.olga, &["season", "open"], &[]).await;
    let post =
        hall.wait_for_message(|message| message.button("Join").is_some() && message.content.contains("season 2")).await;
    for player in &hall.players {
        hall.press(player, &post, "Join").await;
    }
    let seeds = hall.run_command(&hall.olga, &["season", "seeds"], &[]).await;
    let seeds = hall.press(&hall.olga, &seeds, "By the last standings").await;
    assert_eq!(embed_text(&seeds).lines().count(), 4, "{} {}", seeds.content, embed_text(&seeds));
}

#[tokio::test(flavor = "multi_thread")]
async fn rounds_published_by_hand_wait_for_an_organiser() {
    let hall = LeagueServer::open(2).await;
    start_swiss(&hall, 1, |rules| rules.calendar.publication = Publication::ByHand).await;
    assert!(hall.matches().is_empty());
    let preview = hall.run_command(&hall.olga, &["season", "round"], &[]).await;
    let published = hall.press(&hall.olga, &preview, "Publish").await;
    // The same panel is pressed again on another device.
    let again = hall.olga.forge_press(preview.id, &button_id(&preview, "Publish"), None).await.unwrap();
    let again = again.complete(TIMEOUT).await.unwrap();
    assert!(published.content.contains("Round 1 is published"), "{}", published.content);
    assert!(!again.content.contains("is published."), "{}", again.content);
    wait_for_open_matches(&hall, 1).await;
}
