//! A newcomer to a server that the bot has just joined: the welcome, help, a session, the list of tables.

use crate::club::TIMEOUT;
use crate::script::{Script, Session, play_flow};

#[tokio::test(flavor = "multi_thread")]
async fn a_newcomer_is_welcomed() {
    play_flow("welcome", Session::None, async |script: &mut Script<'_>| {
        let (ala, ben) = (&script.ala.clone(), &script.ben.clone());
        script.club.sandbox.simulate_join(script.guild, Some(script.channel));
        script.club.sandbox.wait_for(script.channel, TIMEOUT, |m| m.buttons().next().is_some()).await.unwrap();
        script.record_changes().await;
        script.remark("Ala reads on, page by page.");
        script.press_post(ala, "help:start").await;
        for page in ["turn", "battle", "whatif", "time", "settings", "commands"] {
            script.press(ala, &format!("help:{page}")).await;
        }
        script.press(ala, "help-legend:").await;
        script.press(ala, "help-mine:").await;
        script.type_command(ala, &["game", "list"], &[]).await;
        script.remark("She opens a table, and one more; Ben finds both in the list.");
        script.press_post(ala, "help-open:").await;
        script.press_post(ala, "help-open:").await;
        script.type_command(ben, &["game", "list"], &[]).await;
        script.type_command(ala, &["game", "list"], &[]).await;
        script.type_command(ben, &["help"], &[]).await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_first_game_is_played() {
    play_flow("first-game", Session::None, async |script: &mut Script<'_>| {
        let (ala, ben) = (&script.ala.clone(), &script.ben.clone());
        script.type_command(ala, &["help"], &[]).await;
        script.press(ala, "help-first:").await;
        script.remark("The game has a thread of its own; Sztab has placed its HQ, and Ben plays no side.");
        let thread = script.club.sandbox.threads(script.guild).pop().unwrap();
        script.channel = thread.id;
        script.press(ala, "go:place-hq").await;
        script.press(ala, "at:place-hq ").await;
        script.press_labelled(ala, "back").await;
        script.select(ala, "pick:place-hq", &["C3"]).await;
        script.type_command(ben, &["play"], &[("what", "place-hq A1 0".into())]).await;
        script.remark("She wants no more tips.");
        script.press(ala, "tips:").await;
        script.press(ala, "at:place-hq").await;
        script.press_labelled(ala, "back").await;
    })
    .await;
}
