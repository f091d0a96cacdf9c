//! A newcomer to a server that the bot has just joined: the welcome, help, a session, the list of tables.

use crate::club::PATIENCE;
use crate::script::{Script, Session, play_flow};

#[tokio::test(flavor = "multi_thread")]
async fn a_newcomer() {
    play_flow("welcome", Session::None, async |script: &mut Script<'_>| {
        let (ala, ben) = (&script.ala.clone(), &script.ben.clone());
        script.club.sandbox.has_just_joined(script.guild, Some(script.channel));
        script.club.sandbox.wait_for(script.channel, PATIENCE, |m| m.buttons().next().is_some()).await.unwrap();
        script.look().await;
        script.remark("Ala reads on, page by page.");
        script.press_post(ala, "help:start").await;
        for page in ["turn", "battle", "whatif", "time", "settings", "commands", "legend", "mine"] {
            script.press(ala, &format!("help:{page}")).await;
        }
        script.types(ala, &["game", "list"], &[]).await;
        script.remark("She opens a table, and one more; Ben finds both in the list.");
        script.press_post(ala, "help:open").await;
        script.press_post(ala, "help:open").await;
        script.types(ben, &["game", "list"], &[]).await;
        script.types(ala, &["game", "list"], &[]).await;
        script.types(ben, &["help"], &[]).await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_first_game() {
    play_flow("first-game", Session::None, async |script: &mut Script<'_>| {
        let (ala, ben) = (&script.ala.clone(), &script.ben.clone());
        script.types(ala, &["help"], &[]).await;
        script.press(ala, "help:first").await;
        script.remark("The game has a thread of its own; Sztab has placed its HQ, and Ben plays no side.");
        let thread = script.club.sandbox.threads(script.guild).pop().unwrap();
        script.channel = thread.id;
        script.press(ala, "go:place-hq").await;
        script.press(ala, "at:place-hq ").await;
        script.press_labelled(ala, "back").await;
        script.select(ala, "pick:place-hq", &["C3"]).await;
        script.types(ben, &["play"], &[("what", "place-hq A1 0".into())]).await;
        script.remark("She wants no more tips.");
        script.press(ala, "tips:stop").await;
        script.press(ala, "at:place-hq").await;
        script.press_labelled(ala, "back").await;
    })
    .await;
}
