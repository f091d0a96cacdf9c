//! The expert command line: commands with arguments, which are completed and accepted in any case and language.

use crate::found_game::arrange_game;
use crate::script::{Script, Session, play_flow};

const TURN: &str = "place-hq B2 0
    place-hq D3 0
    draw
    place commando C2 1
    end
    draw
    place ganger C3 0
    end";

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_is_played_by_typed_words() {
    let tops = ["commando runner mobile_armor battle", "ganger thug"];
    let game = arrange_game(["outpost", "hegemony"], tops, TURN);
    play_flow("typed", Session::Game(&game), type_commands).await;
}

async fn type_commands(script: &mut Script<'_>) {
    let ala = &script.ala.clone();
    script.type_command(ala, &["draw"], &[]).await;
    script.remark("Before a tile is discarded nothing can be played. A few letters of any language are enough.");
    script.start_typing(ala, &["play"], "what", "").await;
    let suggested = script.start_typing(ala, &["discard"], "tile", "").await;
    assert_eq!(suggested.len(), 3);
    script.start_typing(ala, &["discard"], "tile", "BAT").await;
    script.start_typing(ala, &["discard"], "tile", "bitw").await;
    script.start_typing(ala, &["discard"], "tile", "бит").await;
    script.type_command(ala, &["discard"], &[("tile", "battle".into())]).await;

    script.remark("The likeliest comes first, each tile once before any twice; then what fits the words.");
    script.start_typing(ala, &["play"], "what", "").await;
    script.start_typing(ala, &["play"], "what", "runner b3").await;
    script.start_typing(ala, &["play"], "what", "BIEGACZ B3 N").await;
    script.start_typing(ala, &["play"], "what", "бігун b3").await;
    script.start_typing(ala, &["play"], "what", "place runner B3 0").await;
    script.start_typing(ala, &["play"], "what", "runer b3").await;
    script.start_typing(ala, &["play"], "what", "xyzzy").await;

    script.remark("Words that fit several actions, none, or one.");
    script.type_command(ala, &["play"], &[("what", "runner".into())]).await;
    script.type_command(ala, &["play"], &[("what", "runner z9".into())]).await;
    script.type_command(ala, &["play"], &[("what", "place runner B3".into())]).await;
    script.remark("A word that is not understood is named: a tile of the other army, a slip, a hex that is not there.");
    for typed in ["ganger b3", "straznik b3", "runer b3", "runner c9", "qwerty b3"] {
        script.type_command(ala, &["play"], &[("what", typed.into())]).await;
    }
    script.type_command(ala, &["play"], &[("what", "rUnNeR b3 NE".into())]).await;

    script.remark("An ability; then the notation's own words, and those of another language.");
    script.start_typing(ala, &["use"], "ability", "").await;
    script.type_command(ala, &["use"], &[("ability", "mobility B3 B4 3".into())]).await;
    let polish = "pancerz wspomagany c4 n";
    script.type_command(ala, &["play"], &[("what", polish.into())]).await;
    script.remark("Ending the turn would waste a Mobility, and says so here too.");
    script.type_command(ala, &["end"], &[]).await;
    script.press(ala, "end:sure").await;
}
