//! Undoing steps: freely in one's own turn, otherwise with the opponent's consent.

use crate::brought::lay_game;
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
    let game = lay_game(["borgo", "hegemony"], tops, TURN);
    play_flow("undos", Session::Game(&game), undos).await;
}

async fn undos(script: &mut Script<'_>) {
    let (ala, ben) = (&script.ala.clone(), &script.ben.clone());
    let eve = &script.person("Eve");
    script.remark("In the own turn, with nothing revealed since: free, by the button and by the command.");
    script.types(ala, &["play"], &[("what", "place claws B3 0".into())]).await;
    script.press(ala, "undo:").await;
    script.types(ala, &["play"], &[("what", "place claws B3 1".into())]).await;
    script.types(ala, &["undo"], &[]).await;
    script.types(ala, &["play"], &[("what", "place claws B3 2".into())]).await;
    script.types(ala, &["play"], &[("what", "place officer C2 2".into())]).await;
    script.remark("The same, asked by the opponent: it is his own last step that he asks for.");
    script.types(ben, &["undo"], &[]).await;
    script.press(ala, "undoanswer:refuse").await;
    script.types(ala, &["end"], &[]).await;

    script.remark("After the turn: the opponent is asked, and nobody else may answer. The answer is no.");
    script.types(ala, &["undo"], &[]).await;
    script.types(ala, &["undo"], &[]).await;
    let accept = script.keep(ben, "undoanswer:accept");
    let refuse = script.keep(ben, "undoanswer:refuse");
    script.press(ala, "undoanswer:accept").await;
    script.press(eve, "undoanswer:accept").await;
    script.press(ben, "undoanswer:refuse").await;
    script.press_kept(ben, &accept).await;

    script.types(ala, &["undo"], &[]).await;

    script.remark(
        "Asked once more after a discard. Once the game has gone on, that is no longer asked. The answer is yes.",
    );
    script.press(ben, "say:discard thug").await;
    script.types(ala, &["undo"], &[]).await;
    let stale = script.keep(ben, "undoanswer:accept");
    script.types(ben, &["play"], &[("what", "place runner A1 0".into())]).await;
    script.press_kept(ben, &stale).await;
    script.types(ala, &["undo"], &[]).await;
    script.press(ben, "undoanswer:accept").await;
    script.press_kept(ben, &refuse).await;

    script.remark("A player who has done nothing has nothing to take back.");
    script.types(eve, &["undo"], &[]).await;
}
