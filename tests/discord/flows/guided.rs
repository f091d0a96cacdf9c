//! A turn played by buttons: tile, hex, facing, preview and confirmation, with a way back at every step.

use crate::found_game::arrange_game;
use crate::script::{Script, Session, play_flow};

#[tokio::test(flavor = "multi_thread")]
async fn the_first_turns_are_played_by_buttons() {
    let tops = ["mutant claws brawler officer", "ganger runner"];
    let opening = arrange_game(["borgo", "hegemony"], tops, "");
    play_flow("guided-turns", Session::Game(&opening), run_first_turns).await;
}

async fn run_first_turns(script: &mut Script<'_>) {
    let (ala, ben) = (&script.ala.clone(), &script.ben.clone());
    script.remark("An HQ: a hex, and no facing, because it looks the same all round. Back on the way.");
    script.press(ala, "go:place-hq").await;
    script.press_labelled(ala, "back").await;
    script.press(ala, "at:place-hq").await;
    script.press(ala, "at:place-hq +").await;
    script.select(ala, "pick:place-hq", &["B2"]).await;
    script.press_labelled(ala, "back").await;
    script.press(ala, "at:place-hq +").await;
    script.select(ala, "pick:place-hq", &["B2"]).await;
    script.press(ala, "do:place-hq B2 0").await;
    script.type_command(ben, &["play"], &[("what", "place-hq D2 0".into())]).await;

    script.remark("The first player has drawn one tile. Back from each step.");
    script.press(ala, "go:place mutant").await;
    script.press_labelled(ala, "back").await;
    script.press(ala, "at:place mutant").await;
    script.select(ala, "pick:place mutant", &["C3"]).await;
    script.press_labelled(ala, "back").await;
    script.select(ala, "pick:place mutant", &["C3"]).await;
    script.press(ala, "at:place mutant C3 4").await;
    script.press(ala, "at:place mutant C3 2").await;
    script.press(ala, "doend:place mutant C3 2").await;

    script.remark("The second player has drawn two, places one and ends the turn with one tile.");
    script.press(ben, "go:place ganger").await;
    script.select(ben, "pick:place ganger", &["C4"]).await;
    script.press(ben, "do:place ganger C4").await;
    script.press_post(ben, "turn:").await;
    script.press(ben, "do:end").await;

    script.remark("Three tiles: one has to go before anything else.");
    script.press(ala, "say:discard brawler").await;
    script.press(ala, "go:place claws").await;
    script.select(ala, "pick:place claws", &["B3"]).await;
    script.press(ala, "do:place claws B3").await;
    script.press(ala, "at:place officer").await;
    script.select(ala, "pick:place officer", &["C2"]).await;
    script.press(ala, "doend:place officer C2").await;
}
