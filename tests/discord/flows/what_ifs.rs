//! A preview of the Battle, with moves tried out before it: in private, and shared.

use crate::found_game::arrange_game;
use crate::script::{Script, Session, play_flow};

/// The Outpost about to play a Runner and a Medic, with enemies nearby.
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
async fn a_turn_is_tried_out_before_it_is_played() {
    let tops = ["commando runner hmg move", "ganger thug"];
    let game = arrange_game(["outpost", "hegemony"], tops, TURN);
    play_flow("what-ifs", Session::Game(&game), run_what_ifs).await;
}

async fn run_what_ifs(script: &mut Script<'_>) {
    let (ala, ben) = (&script.ala.clone(), &script.ben.clone());
    let eve = &script.add_person("Eve");
    script.remark("A Battle now; then a Runner before it, turned; then an HMG too; back; as the other side.");
    script.press(ala, "if:").await;
    script.press(ala, "if:X|place runner").await;
    script.select(ala, "ifpick:X|place runner", &["B3"]).await;
    script.press(ala, "if:X|place runner B3 3").await;
    script.press(ala, "if:X.").await;
    script.select(ala, "ifpick:X.", &["C4"]).await;
    script.press_labelled(ala, "back").await;
    script.press(ala, "if:X.").await;
    script.select(ala, "ifpick:X.", &["C4"]).await;
    script.press_labelled(ala, "whatif-again").await;
    script.press(ala, "if:Y|").await;

    script.remark("By a command, in words; shared with everybody, who may go on from there, each alone.");
    script.type_command(ben, &["whatif"], &[]).await;
    script.start_typing(ala, &["whatif"], "what", "runner b3").await;
    script.type_command(ala, &["whatif"], &[("what", "place runner B3 2".into())]).await;
    script.press(ala, "share:").await;
    script.remark("Shared once more, it is the same post.");
    let shared = |script: &Script<'_>| {
        let messages = script.club.sandbox.messages(script.channel);
        messages.iter().filter(|message| message.only_for.is_none()).count()
    };
    let before = shared(script);
    script.press(ala, "share:").await;
    assert_eq!(shared(script), before, "shared once");
    script.press(eve, "if:X.").await;
    script.remark("Back to the turn, and into a what-if again.");
    script.press_labelled(ala, "whatif-to-turn").await;
    script.type_command(ala, &["whatif"], &[("what", "place runner B3 2".into())]).await;

    script.remark("What was tried out is played. Whatever others still look at is of an earlier board then.");
    let late = script.remember_button(ben, "if:X|");
    script.press_labelled(ala, "whatif-play").await;
    script.press_remembered(ben, &late).await;
    script.remark("What cannot be tried out says why.");
    script.type_command(ala, &["whatif"], &[("what", "place hmg B3 0".into())]).await;
}
