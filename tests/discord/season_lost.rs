//! A league whose channel is deleted, or closed to the bot.

use sztab_sandbox::permission;

use crate::club::PATIENCE;
use crate::hall::Hall;

#[tokio::test(flavor = "multi_thread")]
async fn a_season_goes_on_elsewhere_when_its_channel_is_deleted() {
    let mut hall = Hall::open(2).await;
    hall.enter_season("Winter", "swiss").await;
    hall.club.sandbox.delete_channel(hall.channel);
    let told = |sandbox: &sztab_sandbox::Sandbox| {
        let direct = sandbox.direct_messages(hall.olga.id())?;
        sandbox.messages(direct.id).into_iter().find(|message| message.content.contains("was deleted"))
    };
    let notice = hall.club.sandbox.wait_until(PATIENCE, told).await.unwrap();
    assert!(notice.content.contains("Winter") && notice.content.contains("/season move"), "{}", notice.content);
    hall.channel = hall.club.sandbox.add_channel(hall.club.guild, "new league");
    let refused = hall.types(&hall.players[0], &["season", "move"], &[]).await;
    assert!(refused.content.contains("organisers"), "{}", refused.content);
    let moved = hall.types(&hall.olga, &["season", "move"], &[]).await;
    assert!(moved.content.contains("continues"), "{}", moved.content);
    let post = hall.waits(|message| message.button("Join").is_some()).await;
    assert!(post.content.contains("2 of 256"), "{}", post.content);
    hall.types(&hall.olga, &["season", "start"], &[]).await;
    hall.waits(|message| message.button("Begin").is_some()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_could_not_be_said_in_a_closed_channel_follows_once_it_is_open() {
    let hall = Hall::open(2).await;
    let sandbox = &hall.club.sandbox;
    hall.enter_season("Winter", "swiss").await;
    sandbox.set_app_permissions_in(hall.channel, permission::ORDINARY & !permission::SEND_MESSAGES);
    hall.types(&hall.olga, &["season", "start"], &[]).await;
    let told = |sandbox: &sztab_sandbox::Sandbox| {
        let direct = sandbox.direct_messages(hall.olga.id())?;
        sandbox.messages(direct.id).into_iter().find(|message| message.content.contains("can no longer post"))
    };
    sandbox.wait_until(PATIENCE, told).await.unwrap();
    sandbox.set_app_permissions_in(hall.channel, permission::ORDINARY);
    hall.waits(|message| message.button("Begin").is_some()).await;
    let direct = sandbox.direct_messages(hall.olga.id()).unwrap();
    let notices =
        sandbox.messages(direct.id).iter().filter(|message| message.content.contains("can no longer post")).count();
    assert_eq!(notices, 1, "told once");
}
