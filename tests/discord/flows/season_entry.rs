//! Entering a season with two places: approval, the waiting list, leaving.

use sztab_league::rules::Rules;

use crate::script::{Script, Session, play_flow};

use super::season_match::{add_organiser, create};

#[tokio::test(flavor = "multi_thread")]
async fn a_season_is_entered_with_approval() {
    play_flow("season-entry", Session::None, enter).await;
}

async fn enter(script: &mut Script<'_>) {
    let (ala, ben) = (&script.ala.clone(), &script.ben.clone());
    let (olga, eve) = (&add_organiser(script), &script.add_person("Eve"));
    let rules = |rules: &mut Rules| {
        rules.entry.approval = true;
        rules.entry.most_players = 2;
    };
    create(script, olga, 0, rules).await;
    script.type_command(olga, &["season", "open"], &[]).await;

    script.remark("Each entry waits for an organiser.");
    script.press_post(ala, "join:").await;
    script.press_post(ala, "join:").await;
    script.press_post(ala, "answer-entry:1 yes").await;
    script.press_post(olga, "answer-entry:1 yes").await;
    script.press_post(ben, "join:").await;
    let refuse = script.remember_button(olga, "answer-entry:2 no");
    script.press_post(olga, "answer-entry:2 yes").await;
    script.press_remembered(olga, &refuse).await;

    script.remark("No place is left: the third one waits, and moves up.");
    script.press_post(eve, "join:").await;
    script.press_post(olga, "answer-entry:3 yes").await;
    script.press_post(ben, "players:").await;
    script.press_post(ben, "leave:").await;
    script.press(ben, "leave-sure:").await;
    script.type_command(ben, &["league", "leave"], &[]).await;
    script.type_command(olga, &["season", "add"], &[("user", ben.into())]).await;
    script.type_command(olga, &["season", "remove"], &[("user", eve.into()), ("reason", "Asked to.".into())]).await;
}
