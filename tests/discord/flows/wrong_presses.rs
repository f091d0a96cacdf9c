//! Buttons that belong to another user, that are old, or that are pressed twice.

use std::time::Duration;

use sztab_sandbox::Sandbox;

use crate::club::TIMEOUT;
use crate::found_game::arrange_game;
use crate::script::{Script, Session, play_flow_with_refusals};

const TURN: &str = "place-hq B2 0
    place-hq D2 0
    draw
    place mutant C3 1
    end
    draw
    place ganger C4 0
    end";

#[tokio::test(flavor = "multi_thread")]
async fn each_press_acts_once_and_only_for_permitted_players() {
    let tops = ["mutant claws brawler officer", "ganger runner"];
    let game = arrange_game(["borgo", "hegemony"], tops, TURN);
    // Discord accepts only one acknowledgement per press, and one press is delivered to the bot twice.
    play_flow_with_refusals("wrong-presses", Session::Game(&game), &[40_060], run_wrong_presses).await;
}

async fn run_wrong_presses(script: &mut Script<'_>) {
    let (ala, ben) = (&script.ala.clone(), &script.ben.clone());
    let eve = &script.add_person("Eve");
    script.remark("Somebody else's: the opponent's, and of somebody who does not play.");
    script.press(ben, "say:draw").await;
    script.press(ben, "rule:").await;
    script.press(eve, "say:draw").await;

    script.remark("On two devices at once: one draws.");
    let draw = script.remember_button(ala, "say:draw");
    script.press_twice(ala, &draw).await;
    script.remark("An old one, pressed by the opponent.");
    script.press_remembered(ben, &draw).await;

    script.remark("The same press delivered twice: nothing more comes of it.");
    let response = script.press_post(ala, "say:discard brawler").await;
    let (sandbox, callback) = (script.club.sandbox.clone(), format!("/interactions/{}/", response.interaction()));
    let told = |sandbox: &Sandbox| sandbox.requests().iter().filter(|r| r.path.starts_with(&callback)).count();
    let before = told(&sandbox);
    sandbox.redeliver_interaction(response.interaction());
    sandbox.wait_until(TIMEOUT, |sandbox| (told(sandbox) > before).then_some(())).await.unwrap();
    script.record_changes().await;
    assert!(response.after < Duration::from_secs(3));
}
