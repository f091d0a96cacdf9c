//! A ladder: challenges that are declined, duplicated, or left without a result.

use crate::script::{Script, Session, play_flow};

use super::season_match::{create, organiser};

/// The position of the ladder preset among the choices.
const LADDER: i64 = 4;

#[tokio::test(flavor = "multi_thread")]
async fn a_ladder() {
    play_flow("season-ladder", Session::None, climb).await;
}

async fn climb(script: &mut Script<'_>) {
    let (ala, ben) = (&script.ala.clone(), &script.ben.clone());
    let (olga, eve) = (&organiser(script), &script.person("Eve"));
    create(script, olga, LADDER, |_| {}).await;
    script.types(olga, &["season", "open"], &[]).await;
    script.press_post(ala, "join:").await;
    script.press_post(ben, "join:").await;
    script.types(ala, &["league", "challenge"], &[("opponent", ben.into())]).await;
    script.types(olga, &["season", "start"], &[]).await;
    script.types(olga, &["season", "round"], &[]).await;

    script.remark("A challenge is declined, and made again.");
    script.types(ala, &["league", "challenge"], &[("opponent", ben.into())]).await;
    script.types(ben, &["league", "challenge"], &[("opponent", ala.into())]).await;
    let accept = script.keep(ben, "answer-challenge:1 yes");
    script.press_post(eve, "answer-challenge:1 no").await;
    script.press_post(ben, "answer-challenge:1 no").await;
    script.press_kept(ben, &accept).await;
    script.types(ben, &["league", "challenge"], &[("opponent", ala.into())]).await;
    script.press_post(ala, "answer-challenge:2 yes").await;
    script.types(ala, &["league", "challenge"], &[("opponent", ala.into())]).await;
    script.types(eve, &["league", "challenge"], &[("opponent", ala.into())]).await;

    script.remark("Somebody joins later.");
    script.types(eve, &["league", "join"], &[]).await;
    script.types(eve, &["league", "challenge"], &[("opponent", ala.into())]).await;
}
