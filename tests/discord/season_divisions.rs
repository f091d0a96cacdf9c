//! Seasons with divisions: parallel rounds, promotion and relegation, finals.

use sztab_league::rules::{FactionMode, Format, PromotionRules, Publication, Qualification, StageRules};
use sztab_sandbox::Message;

use crate::club::{TIMEOUT, button_id};
use crate::hall::LeagueServer;
use crate::season_play::{
    decide_for_favourites, embed_text, invitations, rule_win, start_seeded, wait_for_open_matches,
};

/// The players on a seeding panel in order, by their numbers in the hall, starting at 1.
fn seeding_order(seeds: &Message) -> Vec<u32> {
    let lines = embed_text(seeds);
    let names = lines.lines().filter_map(|line| line.split("Player").nth(1));
    names.map(|rest| rest.split(' ').next().unwrap().parse().unwrap()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn players_move_between_divisions_for_the_next_season() {
    let hall = LeagueServer::open(14).await;
    let options = [("league", "Winter".into()), ("preset", 2_i64.into())];
    hall.run_command(&hall.olga, &["season", "new"], &options).await;
    hall.change_rules(|rules| {
        rules.factions.mode = FactionMode::Random;
        rules.stages[0].divisions = vec![4; 3];
        rules.promotion = Some(PromotionRules { moving: 1, sizes: vec![4; 3] });
    })
    .await;
    hall.run_command(&hall.olga, &["season", "open"], &[]).await;
    let post = hall.wait_for_message(|message| message.button("Join").is_some()).await;
    for player in &hall.players[..12] {
        hall.press(player, &post, "Join").await;
    }
    start_seeded(&hall, "1\n2\n3\n4\n\n5\n6\n7\n8\n\n9\n10\n11\n12").await;
    for _ in 0..3 {
        decide_for_favourites(&hall, 6).await;
    }
    hall.wait_for_message(|message| message.content.contains("round 3") && message.content.contains("Division C"))
        .await;
    let asked = hall.run_command(&hall.olga, &["season", "end"], &[]).await;
    let ended = hall.press(&hall.olga, &asked, "End the season").await;
    assert!(ended.content.contains("is over"), "{}", ended.content);

    // Player 2 does not return. Players 13 and 14 are new, and 14 is the stronger of the two.
    let next = hall.press(&hall.olga, &ended, "Next season").await;
    assert!(next.content.contains("Winter, season 2"), "{}", next.content);
    hall.run_command(&hall.olga, &["season", "open"], &[]).await;
    let post =
        hall.wait_for_message(|message| message.button("Join").is_some() && message.content.contains("season 2")).await;
    let lines = format!("{},,1500,\n{},,1900,\n", hall.players[12].id(), hall.players[13].id());
    hall.run_command(&hall.olga, &["season", "import"], &[("file", invitations(&lines))]).await;
    for player in hall.players.iter().filter(|player| player.id() != hall.players[1].id()) {
        hall.press(player, &post, "Join").await;
    }
    let seeds = hall.run_command(&hall.olga, &["season", "seeds"], &[]).await;
    let seeds = hall.press(&hall.olga, &seeds, "By the last standings").await;
    assert_eq!(seeding_order(&seeds), [1, 3, 5, 4]);
    let second = hall.press(&hall.olga, &seeds, "Division B").await;
    assert_eq!(seeding_order(&second), [6, 7, 9, 8]);
    let third = hall.press(&hall.olga, &second, "Division C").await;
    assert_eq!(seeding_order(&third), [10, 11, 12, 14, 13], "newcomers stand in the order of their ratings");
}

/// The buttons of pages and of divisions stand in one message, where each needs an id of its own.
#[tokio::test(flavor = "multi_thread")]
async fn the_pages_of_a_large_division_can_be_turned() {
    let hall = LeagueServer::open(29).await;
    hall.enter_season_by("Winter", "divisions", |rules| {
        rules.factions.mode = FactionMode::Random;
        rules.calendar.publication = Publication::ByHand;
        rules.promotion = None;
        rules.stages[0].divisions = vec![26, 3];
    })
    .await;
    let turn_pages = async |panel: Message| {
        let second = hall.press(&hall.olga, &panel, "▶️").await;
        assert_eq!(second.selects().next().unwrap().options.len(), 1);
        let first = hall.press(&hall.olga, &second, "◀️").await;
        assert_eq!(first.selects().next().unwrap().options.len(), 25);
        first
    };
    let seeds = hall.run_command(&hall.olga, &["season", "seeds"], &[]).await;
    let seeds = turn_pages(hall.press(&hall.olga, &seeds, "At random").await).await;
    hall.press(&hall.olga, &seeds, "Start").await;
    turn_pages(hall.run_command(&hall.olga, &["season", "round"], &[]).await).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn finals_seed_the_best_of_each_division_crosswise_and_have_a_third_place() {
    let hall = LeagueServer::open(6).await;
    hall.enter_season_by("Winter", "divisions", |rules| {
        rules.factions.mode = FactionMode::Random;
        rules.calendar.publication = Publication::ByHand;
        rules.promotion = None;
        rules.stages[0].divisions = vec![3; 2];
        rules.stages.push(StageRules {
            format: Format::SingleElimination { third_place: true },
            criteria: Vec::new(),
            divisions: Vec::new(),
            entrants: Qualification::EachDivision { count: 2 },
        });
    })
    .await;
    start_seeded(&hall, "1\n2\n3\n\n4\n5\n6").await;
    for round in 1..=3 {
        let preview = hall.run_command(&hall.olga, &["season", "round"], &[]).await;
        hall.press(&hall.olga, &preview, "Publish").await;
        let preview = hall.run_command(&hall.olga, &["season", "round"], &[]).await;
        let other = hall.press(&hall.olga, &preview, "Division B").await;
        assert!(other.content.contains("Division B"), "{}", other.content);
        let published = hall.press(&hall.olga, &other, "Publish").await;
        assert!(published.content.contains(&format!("Round {round} is published")), "{}", published.content);
        wait_for_open_matches(&hall, 2).await;
        let early = hall.run_command(&hall.olga, &["season", "finals"], &[]).await;
        assert!(early.content.contains("2 matches are still open"), "{}", early.content);
        decide_for_favourites(&hall, 2).await;
    }
    let refused = hall.run_command(&hall.players[0], &["season", "finals"], &[]).await;
    assert!(refused.content.contains("Only organisers"), "{}", refused.content);
    let finals = hall.run_command(&hall.olga, &["season", "finals"], &[]).await;
    assert_eq!(finals_order(&finals), ["1. Player1", "2. Player4", "3. Player2", "4. Player5"]);
    let begun = hall.press(&hall.olga, &finals, "Begin the finals").await;
    assert!(begun.content.contains("The finals begin"), "{}", begun.content);
    let twice = hall.olga.forge_press(finals.id, &button_id(&finals, "Begin the finals"), None).await.unwrap();
    let twice = twice.complete(TIMEOUT).await.unwrap();
    assert!(twice.content.contains("no further stage"), "a second press does not end the finals: {}", twice.content);

    // No pairing is within a division: 1 plays 5, and 4 plays 2.
    let preview = hall.run_command(&hall.olga, &["season", "round"], &[]).await;
    hall.press(&hall.olga, &preview, "Publish").await;
    let [one, other] = &wait_for_open_matches(&hall, 2).await[..] else { panic!() };
    let names = |post: &Message| hall.mentioned_players(post).iter().map(|player| player.name()).collect::<Vec<_>>();
    assert_eq!(names(one), ["Player1", "Player5"]);
    assert_eq!(names(other), ["Player4", "Player2"]);
    rule_win(&hall, one, &hall.players[0]).await;
    rule_win(&hall, other, &hall.players[1]).await;
    let preview = hall.run_command(&hall.olga, &["season", "round"], &[]).await;
    hall.press(&hall.olga, &preview, "Publish").await;
    let posts = wait_for_open_matches(&hall, 2).await;
    let third = posts.iter().find(|post| names(post).contains(&"Player5".to_owned())).unwrap();
    assert!(names(third).contains(&"Player4".to_owned()), "the losers meet for third place: {}", third.content);
    rule_win(&hall, third, &hall.players[4]).await;
    let last = posts.iter().find(|post| post.id != third.id).unwrap();
    rule_win(&hall, last, &hall.players[1]).await;
    let asked = hall.run_command(&hall.olga, &["season", "end"], &[]).await;
    hall.press(&hall.olga, &asked, "End the season").await;
    hall.wait_for_message(|message| message.content.contains("The season ends. First place: Player2")).await;
    let table = hall.run_command(&hall.olga, &["league", "bracket"], &[]).await;
    let alt = table.attachments[0].alt_text.clone().unwrap();
    assert!(alt.contains("Champion: Player2"), "{alt}");
}

fn finals_order(finals: &Message) -> Vec<String> {
    embed_text(finals).lines().map(str::to_owned).collect()
}
