//! A ladder: challenges that are declined, duplicated, or left without a result.

use crate::script::{Script, Session, play_flow};

use super::season_match::{add_organiser, create};

/// The position of the ladder preset among the choices.
const LADDER: i64 = 4;

#[tokio::test(flavor = "multi_thread")]
async fn a_ladder_season_is_played() {
    play_flow("season-ladder", Session::None, run_ladder).await;
}

async fn run_ladder(script: &mut Script<'_>) {
    let (ala, ben) = (&script.ala.clone(), &script.ben.clone());
    let (olga, eve) = (&add_organiser(script), &script.add_person("Eve"));
    create(script, olga, LADDER, |_| {}).await;
    script.type_command(olga, &["season", "open"], &[]).await;
    script.press_post(ala, "join:").await;
    script.press_post(ben, "join:").await;
    script.type_command(ala, &["league", "challenge"], &[("opponent", ben.into())]).await;
    script.type_command(olga, &["season", "start"], &[]).await;
    script.type_command(olga, &["season", "round"], &[]).await;

    script.remark("A challenge is declined, and made again.");
    script.type_command(ala, &["league", "challenge"], &[("opponent", ben.into())]).await;
    script.type_command(ben, &["league", "challenge"], &[("opponent", ala.into())]).await;
    let accept = script.remember_button(ben, "answer-challenge:1 yes");
    script.press_post(eve, "answer-challenge:1 no").await;
    script.press_post(ben, "answer-challenge:1 no").await;
    script.press_remembered(ben, &accept).await;
    script.type_command(ben, &["league", "challenge"], &[("opponent", ala.into())]).await;
    script.press_post(ala, "answer-challenge:2 yes").await;
    script.type_command(ala, &["league", "challenge"], &[("opponent", ala.into())]).await;
    script.type_command(eve, &["league", "challenge"], &[("opponent", ala.into())]).await;

    script.remark("Somebody joins later.");
    script.type_command(eve, &["league", "join"], &[]).await;
    script.type_command(eve, &["league", "challenge"], &[("opponent", ala.into())]).await;
}
