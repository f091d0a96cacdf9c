//! Expired tokens: a reply that comes too late is lost, but the action it belongs to takes effect.

use std::time::Duration;

use sztab_sandbox::{Failure, Sandbox};

use crate::club::TIMEOUT;
use crate::found_game::arrange_game;
use crate::script::{Script, Session, play_flow_with_refusals};

const CALLBACK: &str = "POST /interactions/*/*/callback";
const ANSWER: &str = "PATCH /webhooks/*/*/messages/*";

/// Number of the bot's requests that were refused.
fn refusals(sandbox: &Sandbox) -> usize {
    sandbox.requests().iter().filter(|request| matches!(request.status, 400 | 401 | 404)).count()
}

/// Waits until `times` of the bot's requests have been refused.
async fn wait_for_refusals(sandbox: &Sandbox, times: usize) {
    sandbox.wait_until(TIMEOUT, |sandbox| (refusals(sandbox) >= times).then_some(())).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn expired_interactions_lose_nothing_and_the_board_is_posted() {
    let lines = "place-hq B2 0
        place-hq D2 0";
    let game = arrange_game(["borgo", "hegemony"], ["mutant claws", "ganger runner"], lines);
    // As a last resort, the bot acknowledges commands again, which Discord refuses.
    play_flow_with_refusals("expired", Session::Game(&game), &[40_060, 40_060], press_too_late).await;
}

async fn press_too_late(script: &mut Script<'_>) {
    let (ala, ben) = (&script.ala.clone(), &script.ben.clone());
    let sandbox = script.club.sandbox.clone();
    script.remark("The acknowledgement comes too late: Discord says so to Ala, and nothing has been done.");
    let draw = script.remember_button(ala, "say:draw");
    let before = refusals(&sandbox);
    sandbox.fail_next(CALLBACK, 404, 1);
    script.write_remembered_press(ala, &draw);
    let late = async {
        wait_for_refusals(&sandbox, before + 1).await;
        sandbox.clock().advance(Duration::from_secs(4));
    };
    let (pressed, ()) = tokio::join!(ala.press(draw.message, &draw.custom_id), late);
    assert_eq!(pressed.unwrap_err(), Failure::DidNotRespond);
    script.record_changes().await;
    script.remark("Pressed again it works.");
    script.press(ala, "say:draw").await;

    script.remark("A command is carried out, but its answer is refused: the bot is said to be thinking for ever.");
    for (status, line) in [(404, "place mutant C3 1"), (401, "end")] {
        let before = refusals(&sandbox);
        sandbox.fail_next(ANSWER, status, 2);
        let path = if line == "end" { "end" } else { "play" };
        let options: Vec<_> = if line == "end" { Vec::new() } else { vec![("what", line.into())] };
        script.type_and_wait(ala, &[path], &options).await.unwrap();
        wait_for_refusals(&sandbox, before + 3).await;
        script.record_changes().await;
    }

    script.remark("In the guide: the line is played, the private answer stays as it was.");
    script.press(ben, "go:place ganger").await;
    script.select(ben, "pick:place ganger", &["C4"]).await;
    let confirm = script.remember_button(ben, "do:place ganger C4");
    let before = refusals(&sandbox);
    sandbox.fail_next(ANSWER, 404, 2);
    script.write_remembered_press(ben, &confirm);
    ben.press(confirm.message, &confirm.custom_id).await.unwrap();
    wait_for_refusals(&sandbox, before + 2).await;
    script.record_changes().await;
    script.remark("What it still shows is an old button, and brings fresh ones.");
    script.press_remembered(ben, &confirm).await;
}
