//! Mobility, Transport and second moves by buttons, and the confirmation before they are forfeited.

use crate::found_game::arrange_game;
use crate::script::{Script, Session, play_flow};

/// The Hegemony with a Transport between a Ganger and a Runner, and the Outpost with a Recon Centre.
const MACHINES: &str = "place-hq A2 0
    place-hq E2 0
    draw
    place transport C3 0
    end
    draw
    place commando D3 3
    place recon_centre E3 0
    end
    draw
    discard thug
    place ganger B2 1
    place runner C4 0";

#[tokio::test(flavor = "multi_thread")]
async fn mobility_transport_and_a_second_move_are_played() {
    let tops = ["transport ganger runner thug", "commando recon_centre move battle scout"];
    let game = arrange_game(["hegemony", "outpost"], tops, MACHINES);
    play_flow("moves", Session::Game(&game), run_moves).await;
}

async fn run_moves(script: &mut Script<'_>) {
    let (ala, ben) = (&script.ala.clone(), &script.ben.clone());
    script.remark("Mobility: the ability, and no unit, because only one has it.");
    script.press(ala, "go:use").await;
    script.select(ala, "pick:use", &["mobility"]).await;
    script.press_labelled(ala, "back").await;
    script.select(ala, "pick:use", &["mobility"]).await;
    script.select(ala, "pick:use mobility C4", &["D4"]).await;
    script.press_labelled(ala, "back").await;
    script.select(ala, "pick:use mobility C4", &["C4"]).await;
    script.press(ala, "do:use mobility C4 C4").await;

    script.remark("Transport: the unit, the hex.");
    script.press(ala, "at:use").await;
    script.select(ala, "pick:use transport", &["B2"]).await;
    script.press_labelled(ala, "back").await;
    script.select(ala, "pick:use transport", &["B2"]).await;
    script.select(ala, "pick:use transport B2", &["C2"]).await;
    script.press(ala, "do:use transport B2 C2").await;

    script.remark("The Runner could be transported too: ending the turn is asked about once.");
    script.press(ala, "do:end").await;
    script.press_labelled(ala, "back").await;
    script.press(ala, "do:end").await;
    script.press(ala, "end:sure").await;

    script.remark("A Recon Centre gives a second move; a Battle would give it up, and says what it would bring.");
    script.press(ben, "say:discard scout").await;
    script.press(ben, "go:move").await;
    script.select(ben, "pick:move", &["D3"]).await;
    script.select(ben, "pick:move D3", &["D2"]).await;
    script.press(ben, "do:move D3 D2").await;
    script.press(ben, "at:battle").await;
    script.press_labelled(ben, "back").await;
    script.press(ben, "at:move D2").await;
    script.press_labelled(ben, "back").await;
    script.press(ben, "at:battle").await;
    script.press(ben, "do:battle").await;
}
