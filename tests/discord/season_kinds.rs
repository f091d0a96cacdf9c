//! The kinds of matches, and the ways of choosing armies.

use sztab_league::rules::{Balance, FactionMode, Format, MatchKind, Preset, Step};

use crate::hall::LeagueServer;
use crate::season_matches::start_first_match;
use crate::season_play::{PastSeason, wait_for_open_matches};

#[tokio::test(flavor = "multi_thread")]
async fn a_best_of_three_can_take_three_games() {
    let hall = LeagueServer::open(2).await;
    hall.enter_season_by("Winter", "swiss", |rules| {
        rules.factions.mode = FactionMode::Random;
        rules.matches.kind = MatchKind::BestOfThree;
    })
    .await;
    let post = start_first_match(&hall).await;
    let mut thread = hall.begin_match(&post).await;
    let [first, second] = hall.mentioned_players(&post)[..] else { panic!("{}", post.content) };
    for (game, loser) in [(1, second), (2, first), (3, second)] {
        if game > 1 {
            thread =
                hall.wait_for_message(|message| message.content.contains(&format!("Match 1, game {game}"))).await.id;
            hall.wait_for_session(thread).await;
        }
        hall.resign(loser, thread).await;
    }
    let over = hall.wait_for_message(|message| message.id == post.id && message.content.contains("🏁")).await;
    assert!(over.content.contains("2:1"), "{}", over.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn armies_are_assigned_round_by_round() {
    let hall = LeagueServer::open(2).await;
    hall.enter_season_by("Winter", "swiss", |rules| {
        rules.factions.mode = FactionMode::Given { rounds: vec![["borgo".to_owned(), "moloch".to_owned()]] };
    })
    .await;
    let post = start_first_match(&hall).await;
    assert!(post.content.contains("Armies: Borgo – Moloch"), "{}", post.content);
    hall.begin_match(&post).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_army_is_used_once_a_season_and_not_by_both_players() {
    let hall = LeagueServer::open(4).await;
    hall.enter_season_by("Winter", "swiss", |rules| {
        rules.factions.once = true;
        rules.stages[0].format = Format::Swiss { rounds: Some(2), balance: Balance::First };
    })
    .await;
    start_first_match(&hall).await;
    let mut first_choices = Vec::new();
    for post in wait_for_open_matches(&hall, 2).await {
        let thread = hall.begin_match(&post).await;
        let shown = crate::season_matches::current_message(&hall, post.id);
        let picks: Vec<&str> = shown.content.lines().filter(|line| line.contains("picks")).collect();
        assert_eq!(picks.len(), 2, "{}", shown.content);
        let armies: Vec<&str> = picks.iter().map(|line| line.split("picks ").nth(1).unwrap()).collect();
        assert_ne!(armies[0], armies[1], "not both the same");
        first_choices.push(picks.join("\n"));
        hall.resign(hall.mentioned_players(&post)[1], thread).await;
    }
    for post in wait_for_open_matches(&hall, 2).await {
        let step = post.content.lines().find(|line| line.starts_with('➡')).unwrap().to_owned();
        let player = hall.players.iter().find(|player| step.contains(&player.mention())).unwrap();
        let chosen = first_choices.iter().flat_map(|picks| picks.lines());
        let own = chosen.into_iter().find(|line| line.contains(&player.name())).unwrap();
        let army = own.split("picks ").nth(1).unwrap();
        let asked = hall.press(player, &post, "Pick an army").await;
        let offered: Vec<String> =
            asked.selects().flat_map(|select| &select.options).map(|o| o.label.clone()).collect();
        assert!(!offered.is_empty() && !offered.contains(&army.to_owned()), "{army} in {offered:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_army_can_meet_itself_where_the_rules_allow_it() {
    let hall = LeagueServer::open(2).await;
    hall.enter_season_by("Winter", "swiss", |rules| rules.factions.same = true).await;
    let post = start_first_match(&hall).await;
    let thread = hall.begin_match(&post).await;
    // Both choose the first army in the list.
    let shown = crate::season_matches::current_message(&hall, post.id);
    let picks: Vec<&str> = shown.content.lines().filter_map(|line| line.split("picks ").nth(1)).collect();
    assert_eq!(picks[0], picks[1], "{}", shown.content);
    hall.resign(hall.mentioned_players(&post)[0], thread).await;
    hall.wait_for_message(|message| message.id == post.id && message.content.contains("🏁")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn steps_overdue_for_a_day_are_made_by_lot() {
    let past = PastSeason::started_ago(25, Preset::Swiss, |rules| {
        rules.factions.mode = FactionMode::Draft { steps: Step::for_draft() }
    })
    .await;
    let hall = past.into_present().await;
    let post =
        hall.wait_for_message(|message| message.content.contains("Match 1**") && message.content.contains("🚫")).await;
    let [first, second] = hall.mentioned_players(&post)[..] else { panic!("{}", post.content) };
    assert!(post.content.contains(&format!("🚫 {} bans", second.name())), "{}", post.content);
    // The next step has its own deadline, a day later.
    assert_eq!(post.content.matches("🚫").count(), 1, "{}", post.content);
    let called = hall.wait_for_message(|message| message.content.contains("ran out of time")).await;
    assert_eq!(called.pinged, [first.id()]);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_undeclared_pool_is_no_dead_end() {
    let hall = LeagueServer::open(2).await;
    hall.enter_season_by("Winter", "swiss", |rules| {
        rules.factions.mode = FactionMode::Pool { size: 3, steps: Step::for_pools() };
    })
    .await;
    let begun = hall.run_command(&hall.olga, &["season", "start"], &[]).await;
    let post = if begun.content.contains("has begun") {
        hall.wait_for_message(|message| message.content.contains("Match 1**") && message.button("Begin").is_some())
            .await
    } else {
        panic!("{}", begun.content)
    };
    hall.begin_match(&post).await;
}
