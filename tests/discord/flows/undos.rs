//! Undoing steps: freely in one's own turn, otherwise with the opponent's consent.

use crate::found_game::arrange_game;
use crate::script::{Script, Session, play_flow};

const TURN: &str = "place-hq B2 0
    place-hq D2 0
    draw
    place mutant C3 1
    end
    draw
    place ganger C4 0
    end
    draw
    discard brawler";

#[tokio::test(flavor = "multi_thread")]
async fn steps_are_taken_back() {
    let tops = ["mutant claws brawler officer", "ganger runner thug gladiator"];
    let game = arrange_game(["borgo", "hegemony"], tops, TURN);
    play_flow("undos", Session::Game(&game), run_undos).await;
}

async fn run_undos(script: &mut Script<'_>) {
    let (ala, ben) = (&script.ala.clone(), &script.ben.clone());
    let eve = &script.add_person("Eve");
    script.remark("In the own turn, with nothing revealed since: free, by the button and by the command.");
    script.type_command(ala, &["play"], &[("what", "place claws B3 0".into())]).await;
    script.press(ala, "undo:").await;
    script.type_command(ala, &["play"], &[("what", "place claws B3 1".into())]).await;
    script.type_command(ala, &["undo"], &[]).await;
    script.type_command(ala, &["play"], &[("what", "place claws B3 2".into())]).await;
    script.type_command(ala, &["play"], &[("what", "place officer C2 2".into())]).await;
    script.remark("The same, asked by the opponent: it is his own last step that he asks for.");
    script.type_command(ben, &["undo"], &[]).await;
    script.press(ala, "undoanswer:refuse").await;
    script.type_command(ala, &["end"], &[]).await;

    script.remark("After the turn: the opponent is asked, and nobody else may answer. The answer is no.");
    script.type_command(ala, &["undo"], &[]).await;
    script.type_command(ala, &["undo"], &[]).await;
    let accept = script.remember_button(ben, "undoanswer:accept");
    let refuse = script.remember_button(ben, "undoanswer:refuse");
    script.press(ala, "undoanswer:accept").await;
    script.press(eve, "undoanswer:accept").await;
    script.press(ben, "undoanswer:refuse").await;
    script.press_remembered(ben, &accept).await;

    script.type_command(ala, &["undo"], &[]).await;

    script.remark(
        "Asked once more after a discard. Once the game has gone on, that is no longer asked. The answer is yes.",
    );
    script.press(ben, "say:discard thug").await;
    script.type_command(ala, &["undo"], &[]).await;
    let stale = script.remember_button(ben, "undoanswer:accept");
    script.type_command(ben, &["play"], &[("what", "place runner A1 0".into())]).await;
    script.press_remembered(ben, &stale).await;
    script.type_command(ala, &["undo"], &[]).await;
    script.press(ben, "undoanswer:accept").await;
    script.press_remembered(ben, &refuse).await;

    script.remark("A player who has done nothing has nothing to take back.");
    script.type_command(eve, &["undo"], &[]).await;
}
