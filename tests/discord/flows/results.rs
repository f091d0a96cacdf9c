//! The end of a game: the effects of a Battle, and the report of the result.

use crate::found_game::arrange_game;
use crate::script::{Script, Session, play_flow};

/// The Outpost about to play a Battle, with enemies nearby.
const TURN: &str = "place-hq B2 0
    place-hq D3 0
    draw
    place commando C2 1
    end
    draw
    place ganger C3 0
    place thug D2 5
    end
    draw
    discard move";

#[tokio::test(flavor = "multi_thread")]
async fn a_battle_and_a_result_are_shown() {
    let tops = ["commando runner battle move", "ganger thug"];
    let game = arrange_game(["outpost", "hegemony"], tops, TURN);
    play_flow("results", Session::Game(&game), async |script: &mut Script<'_>| {
        let (ala, ben) = (&script.ala.clone(), &script.ben.clone());
        script.remark("The post after a Battle says in one line what it brought.");
        script.type_command(ala, &["battle"], &[]).await;
        script.remark("The result names and notifies both.");
        script.type_command(ben, &["resign"], &[]).await;
        script.press(ben, "do:resign").await;
        script.remark("Two who play again, by the button under the result.");
        script.press(ala, "rematch:").await;
    })
    .await;
}
