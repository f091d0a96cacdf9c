//! Ladders: challenges that are declined, forgotten or repeated too often, and the ranking.

use sztab_league::decide::Command;
use sztab_league::ids::EntrantId;
use sztab_league::rules::{FactionMode, OfflineGames, Preset};
use sztab_sandbox::Person;

use crate::hall::LeagueServer;
use crate::season_play::{PastSeason, rule_win};

async fn start_ladder() -> LeagueServer {
    let hall = LeagueServer::open(3).await;
    hall.enter_season_by("Ladder", "ladder", |rules| {
        rules.factions.mode = FactionMode::Random;
        rules.matches.table_games = OfflineGames::Rated;
    })
    .await;
    let started = hall.run_command(&hall.olga, &["season", "start"], &[]).await;
    assert!(started.content.contains("has begun"), "{}", started.content);
    hall
}

async fn challenge(hall: &LeagueServer, who: &Person, whom: &Person) -> String {
    hall.run_command(who, &["league", "challenge"], &[("opponent", whom.into())]).await.content
}

#[tokio::test(flavor = "multi_thread")]
async fn a_declined_challenge_can_be_repeated() {
    let hall = start_ladder().await;
    let [ala, ben, eve] = &hall.players[..] else { panic!() };
    challenge(&hall, ala, ben).await;
    let second = challenge(&hall, ben, ala).await;
    assert!(second.contains("open challenge"), "{second}");
    let own = challenge(&hall, ala, ala).await;
    assert!(own.contains("Nobody plays against themselves"), "{own}");
    for command in ["calendar", "round"] {
        let none = hall.run_command(ala, &["league", command], &[]).await;
        assert!(none.content.contains("A ladder has no rounds"), "{command}: {}", none.content);
    }
    let shown = hall.run_command(ala, &["league", "show"], &[]).await;
    assert!(shown.button("Round").is_none() && shown.button("Standings").is_some(), "{shown:?}");
    let question = hall.wait_for_message(|message| message.button("Decline").is_some()).await;
    let foreign = hall.press(eve, &question, "Decline").await;
    assert!(foreign.content.contains("Only Player2"), "{}", foreign.content);
    hall.press_current(ben, &question, "Decline").await;
    let declined =
        hall.wait_for_message(|message| message.id == question.id && message.buttons().next().is_none()).await;
    assert!(declined.content.contains("declines"), "{}", declined.content);
    let late = ben.forge_press(question.id, &crate::club::button_id(&question, "Accept"), None).await.unwrap();
    let late = late.complete(crate::club::TIMEOUT).await.unwrap();
    assert!(late.content.contains("no longer open"), "{}", late.content);
    assert!(hall.matches().is_empty());
    let again = challenge(&hall, ala, ben).await;
    assert!(again.contains("is challenged"), "{again}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_by_the_menu_opens_a_table_and_names_the_ladder() {
    let hall = start_ladder().await;
    let [ala, ben, _] = &hall.players[..] else { panic!() };
    let use_on = async |other: &Person| {
        let answer = ala.run_user_command(hall.channel, "Challenge", other.id()).await.unwrap();
        answer.complete(crate::club::TIMEOUT).await.unwrap().content
    };
    let both = use_on(ben).await;
    assert!(both.starts_with("The table is open.\nYou both play in **Ladder"), "{both}");
    assert!(both.ends_with("use `/league challenge`."), "{both}");
    assert_eq!(use_on(&hall.olga).await, "The table is open.");
}

#[tokio::test(flavor = "multi_thread")]
async fn two_players_meet_at_most_twice_in_two_weeks() {
    let hall = start_ladder().await;
    let [ala, ben, eve] = &hall.players[..] else { panic!() };
    for number in 1..=2 {
        let sent = challenge(&hall, ala, ben).await;
        assert!(sent.contains("is challenged"), "{sent}");
        let question = hall.wait_for_message(|message| message.button("Accept").is_some()).await;
        hall.press_current(ben, &question, "Accept").await;
        let title = format!("Match {number}**");
        let post = hall
            .wait_for_message(|message| message.content.contains(&title) && message.button("Begin").is_some())
            .await;
        let open = challenge(&hall, ben, ala).await;
        assert!(open.contains("open challenge or match"), "{open}");
        rule_win(&hall, &post, ala).await;
        hall.wait_for_message(|message| message.id == post.id && message.content.contains("🏁")).await;
    }
    let third = challenge(&hall, ben, ala).await;
    assert!(third.contains("too often"), "{third}");
    let other = challenge(&hall, ben, eve).await;
    assert!(other.contains("is challenged"), "{other}");
    let table = hall.run_command(ala, &["league", "standings"], &[]).await;
    assert!(table.attachments[0].alt_text.as_ref().unwrap().contains("Player1"), "{table:#?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_lapses_after_three_days_without_an_answer() {
    let past = PastSeason::started_ago(73, Preset::Ladder, |rules| rules.factions.mode = FactionMode::Random).await;
    past.execute(&past.hall.players[0], false, Command::Challenge { to: EntrantId(2) }).await;
    let hall = past.into_present().await;
    let lapsed = hall.wait_for_message(|message| message.content.contains("lapses without an answer")).await;
    assert_eq!(lapsed.buttons().count(), 0);
    let again = challenge(&hall, &hall.players[1], &hall.players[0]).await;
    assert!(again.contains("is challenged"), "{again}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_ladder_has_no_rounds_to_publish() {
    let hall = start_ladder().await;
    let refused = hall.run_command(&hall.olga, &["season", "round"], &[]).await;
    assert!(!refused.content.contains("not published yet"), "{}", refused.content);
    let refused = hall.run_command(&hall.players[0], &["league", "sit-out"], &[]).await;
    assert!(!refused.content.contains("You sit out"), "{}", refused.content);
}
