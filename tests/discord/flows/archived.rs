//! A thread that Discord has archived: presses work in it, and the post is sent again.

use crate::found_game::arrange_game;
use crate::script::{Script, Session, play_flow_with_refusals};

#[tokio::test(flavor = "multi_thread")]
async fn the_post_reappears_after_archiving() {
    let lines = "place-hq B2 0
        place-hq D2 0";
    let game = arrange_game(["borgo", "hegemony"], ["mutant claws", "ganger runner"], lines);
    // Each refresh is refused before the post is sent again.
    play_flow_with_refusals("archived", Session::Thread(&game), &[50_083, 50_083], async |script: &mut Script<'_>| {
        let ala = &script.ala.clone();
        let (sandbox, thread) = (script.club.sandbox.clone(), script.channel);
        script.remark("A press on the post of an archived thread.");
        sandbox.set_archived(thread, true);
        script.press(ala, "say:draw").await;
        script.remark("The guide, in a thread that is archived while it is open.");
        script.press(ala, "go:place mutant").await;
        sandbox.set_archived(thread, true);
        script.select(ala, "pick:place mutant", &["C3"]).await;
        script.press(ala, "do:place mutant C3").await;
        script.remark("A new turn is a new post anyway.");
        sandbox.set_archived(thread, true);
        script.press(ala, "do:end").await;
    })
    .await;
}
