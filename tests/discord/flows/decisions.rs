//! Decisions in a Battle: the player who has to decide is pinged once and answers with a button.

use crate::found_game::arrange_game;
use crate::script::{Script, Session, play_flow};

/// Moloch's Clown and Medic among the Hegemony's Gangers, one of which is linked to a Quartermaster.
const BATTLE: &str = "place-hq A1 0
    place-hq E2 0
    draw
    place clown C3 0
    end
    draw
    place ganger D3 0
    place quartermaster D4 0
    end
    draw
    discard move
    place medic B3 0
    place hybrid B2 4
    end
    draw
    discard gladiator
    place ganger B1 4
    place ganger C5 1
    end
    draw
    discard juggernaut
    place guard C4 2";

#[tokio::test(flavor = "multi_thread")]
async fn quartermaster_medic_and_clown_ask_for_decisions() {
    let tops = ["clown medic hybrid move guard battle juggernaut", "ganger quartermaster ganger ganger gladiator"];
    let game = arrange_game(["moloch", "hegemony"], tops, BATTLE);
    play_flow("decisions", Session::Game(&game), async |script: &mut Script<'_>| {
        let (ala, ben) = (&script.ala.clone(), &script.ben.clone());
        script.press(ala, "go:battle").await;
        script.press_labelled(ala, "back").await;
        script.press(ala, "at:battle").await;
        script.press(ala, "do:battle").await;
        script.remark("The Quartermaster is Ben's.");
        script.press(ben, "say:choose 2").await;
        script.remark("The Medic and the Clown are Ala's. By a command, and by a button.");
        let answers = script.start_typing(ala, &["choose"], "answer", "").await;
        script.type_command(ala, &["choose"], &[("answer", answers[0].as_str().into())]).await;
        script.press(ala, "do:choose 2").await;
        script.press(ben, "stills:").await;
    })
    .await;
}
