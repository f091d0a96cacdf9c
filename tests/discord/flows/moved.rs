//! A game that continues in another channel after its own is deleted, or closed to the bot.

use sztab_sandbox::permission;

use crate::club::version;
use crate::found_game::arrange_game;
use crate::script::{Script, Session, play_flow_with_refusals};

const LINES: &str = "place-hq B2 0
        place-hq D2 0
        draw
        place mutant C3 1";

#[tokio::test(flavor = "multi_thread")]
async fn a_game_moves_to_another_channel() {
    let game = arrange_game(["borgo", "hegemony"], ["mutant claws", "ganger runner"], LINES);
    play_flow_with_refusals("moved", Session::Game(&game), &[50_013, 10_003], async |script: &mut Script<'_>| {
        let (ala, ben) = (&script.ala.clone(), &script.ben.clone());
        let (eve, ola) = (&script.add_person("Eve"), &script.add_person("Ola"));
        let (sandbox, session) = (script.club.sandbox.clone(), script.channel);
        sandbox.set_permissions(script.guild, ola.id(), permission::ORDINARY_MEMBER | permission::MANAGE_GUILD);
        let (room, hall) = (script.add_channel("room"), script.add_channel("hall"));
        let number = version(&script.newest_post()).unwrap().0.to_string();
        let game = [("game", number.as_str().into())];
        script.remark("As long as the game can go on where it is, a player does not move it.");
        script.channel = room;
        script.type_command(ala, &["game", "move"], &game).await;
        script.remark("The bot may not speak there any more: both players hear of it, and the list offers the game.");
        sandbox.set_app_permissions_in(session, permission::ORDINARY_MEMBER & !permission::SEND_MESSAGES);
        script.channel = session;
        script.type_command(ala, &["end"], &[]).await;
        for player in [ala, ben] {
            script.wait_for_direct_messages(player, 1).await;
        }
        script.channel = room;
        script.start_typing(ben, &["game", "move"], "game", "").await;
        script.remark("Neither somebody else nor a wrong number moves it.");
        script.type_command(eve, &["game", "move"], &game).await;
        script.type_command(ben, &["game", "move"], &[("game", "4711".into())]).await;
        script.remark("A player does, and what could not be said is said here.");
        script.type_command(ben, &["game", "move"], &game).await;
        script.type_command(ben, &["game", "move"], &game).await;
        script.press_post(ben, "go:place ganger").await;
        script.remark("The new channel is deleted: both players hear of it, and an organiser moves the game on.");
        sandbox.delete_channel(room);
        for player in [ala, ben] {
            script.wait_for_direct_messages(player, 2).await;
        }
        script.channel = hall;
        script.type_command(ola, &["game", "move"], &game).await;
    })
    .await;
}
