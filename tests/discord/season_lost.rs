//! A league whose channel is deleted, or closed to the bot.

use sztab_sandbox::permission;

use crate::club::TIMEOUT;
use crate::hall::LeagueServer;

#[tokio::test(flavor = "multi_thread")]
async fn a_season_continues_elsewhere_when_its_channel_is_deleted() {
    let mut hall = LeagueServer::open(2).await;
    hall.enter_season("Winter", "swiss").await;
    hall.club.sandbox.delete_channel(hall.channel);
    let told = |sandbox: &sztab_sandbox::Sandbox| {
        let direct = sandbox.direct_messages(hall.olga.id())?;
        sandbox.messages(direct.id).into_iter().find(|message| message.content.contains("was deleted"))
    };
    let notice = hall.club.sandbox.wait_until(TIMEOUT, told).await.unwrap();
    assert!(notice.content.contains("Winter") && notice.content.contains("/season move"), "{}", notice.content);
    hall.channel = hall.club.sandbox.add_channel(hall.club.guild, "new league");
    let refused = hall.run_command(&hall.players[0], &["season", "move"], &[]).await;
    assert!(refused.content.contains("organisers"), "{}", refused.content);
    let moved = hall.run_command(&hall.olga, &["season", "move"], &[]).await;
    assert!(moved.content.contains("continues"), "{}", moved.content);
    let post = hall.wait_for_message(|message| message.button("Join").is_some()).await;
    assert!(post.content.contains("2 of 256"), "{}", post.content);
    hall.run_command(&hall.olga, &["season", "start"], &[]).await;
    hall.wait_for_message(|message| message.button("Begin").is_some()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn posts_barred_from_a_closed_channel_follow_once_it_is_open() {
    let hall = LeagueServer::open(2).await;
    let sandbox = &hall.club.sandbox;
    hall.enter_season("Winter", "swiss").await;
    sandbox.set_app_permissions_in(hall.channel, permission::ORDINARY_MEMBER & !permission::SEND_MESSAGES);
    hall.run_command(&hall.olga, &["season", "start"], &[]).await;
    let told = |sandbox: &sztab_sandbox::Sandbox| {
        let direct = sandbox.direct_messages(hall.olga.id())?;
        sandbox.messages(direct.id).into_iter().find(|message| message.content.contains("can no longer post"))
    };
    sandbox.wait_until(TIMEOUT, told).await.unwrap();
    sandbox.set_app_permissions_in(hall.channel, permission::ORDINARY_MEMBER);
    hall.wait_for_message(|message| message.button("Begin").is_some()).await;
    let direct = sandbox.direct_messages(hall.olga.id()).unwrap();
    let notices =
        sandbox.messages(direct.id).iter().filter(|message| message.content.contains("can no longer post")).count();
    assert_eq!(notices, 1, "told once");
}
