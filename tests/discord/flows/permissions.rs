//! Permissions that the bot lacks: each is named, with the purpose for which it is needed.

use sztab_sandbox::permission;

use crate::found_game::arrange_game;
use crate::script::{Script, Session, play_flow, play_flow_with_refusals};

#[tokio::test(flavor = "multi_thread")]
async fn each_missing_permission_is_named() {
    play_flow("permissions", Session::None, async |script: &mut Script<'_>| {
        let ala = &script.ala.clone();
        let (sandbox, channel) = (script.club.sandbox.clone(), script.channel);
        let without = |missing: u64| sandbox.set_app_permissions_in(channel, permission::ORDINARY_MEMBER & !missing);
        script.remark("All at once, then where the game is to be played in the channel, then one by one.");
        without(u64::MAX);
        script.type_command(ala, &["game", "new"], &[]).await;
        script.type_command(ala, &["game", "new"], &[("place", 1_i64.into())]).await;
        for missing in [
            permission::VIEW_CHANNEL,
            permission::SEND_MESSAGES,
            permission::EMBED_LINKS,
            permission::ATTACH_FILES,
            permission::CREATE_PUBLIC_THREADS,
            permission::SEND_MESSAGES_IN_THREADS,
        ] {
            without(missing);
            script.type_command(ala, &["game", "new"], &[]).await;
        }
        script.remark("With all of them the table opens.");
        without(0);
        script.type_command(ala, &["game", "new"], &[]).await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_continues_while_posts_are_forbidden() {
    let lines = "place-hq B2 0
        place-hq D2 0
        draw
        place mutant C3 1";
    let game = arrange_game(["borgo", "hegemony"], ["mutant claws", "ganger runner"], lines);
    play_flow_with_refusals("permissions-lost", Session::Game(&game), &[50_013], async |script: &mut Script<'_>| {
        let (ala, ben) = (&script.ala.clone(), &script.ben.clone());
        let (sandbox, channel) = (script.club.sandbox.clone(), script.channel);
        script.remark("The bot may no longer send messages: the turn ends all the same, and nobody is called.");
        sandbox.set_app_permissions_in(channel, permission::ORDINARY_MEMBER & !permission::SEND_MESSAGES);
        script.type_command(ala, &["end"], &[]).await;
        script.remark("The board is to be had in private, with its buttons.");
        script.type_command(ben, &["board"], &[]).await;
        script.remark("As soon as it may again, the one whose turn it is hears of it in the channel.");
        sandbox.set_app_permissions_in(channel, permission::ORDINARY_MEMBER);
        script.wait_for_ping(ben).await;
        script.press_post(ben, "go:place ganger").await;
    })
    .await;
}
