//! A newcomer on a server that the bot has just joined: the welcome, help, a table, the list of tables.

use crate::club::PATIENCE;
use crate::script::{Script, Table, in_each_language};

#[tokio::test(flavor = "multi_thread")]
async fn a_newcomer() {
    in_each_language("welcome", Table::None, async |script: &mut Script<'_>| {
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
        script.remark("She opens a table, once; Ben finds it in the list.");
        script.press_post(ala, "help:open").await;
        script.press_post(ala, "help:open").await;
        script.types(ben, &["game", "list"], &[]).await;
        script.types(ala, &["game", "list"], &[]).await;
        script.types(ben, &["help"], &[]).await;
    })
    .await;
}
