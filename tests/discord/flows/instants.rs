//! Instant tiles played by buttons, and redrawing a hand that contains only instant tiles.

use crate::found_game::arrange_game;
use crate::script::{Script, Session, play_flow};

/// A Runner of the Hegemony between a Mutant and Claws of Borgo; the first side's hand contains Push Back and Sniper.
const PUSH: &str = "place-hq B2 0
    place-hq D2 0
    draw
    place runner C3 0
    end
    draw
    place mutant D3 3
    place claws C2 3
    end
    draw
    discard thug";

#[tokio::test(flavor = "multi_thread")]
async fn push_sniper_grenade_and_move_are_played() {
    let tops = ["runner push_back sniper thug", "mutant claws grenade move brawler"];
    let game = arrange_game(["hegemony", "borgo"], tops, PUSH);
    play_flow("instants", Session::Game(&game), run_instants).await;
}

async fn run_instants(script: &mut Script<'_>) {
    let (ala, ben) = (&script.ala.clone(), &script.ben.clone());
    script.remark("Push Back: who, whom; where to is for the opponent, who is pinged for it and nobody else.");
    script.press(ala, "go:push").await;
    script.select(ala, "pick:push", &["C3"]).await;
    script.press_labelled(ala, "back").await;
    script.select(ala, "pick:push", &["C3"]).await;
    script.select(ala, "pick:push C3", &["D3"]).await;
    script.press_labelled(ala, "back").await;
    script.select(ala, "pick:push C3", &["D3"]).await;
    script.press(ala, "do:push C3 D3").await;
    script.press(ben, "say:choose 1").await;

    script.remark("Sniper.");
    script.press(ala, "go:sniper").await;
    script.select(ala, "pick:sniper", &["C2"]).await;
    script.press_labelled(ala, "back").await;
    script.select(ala, "pick:sniper", &["C2"]).await;
    script.press(ala, "do:sniper C2").await;

    script.remark("A Mobility was not used, but she has never used one: nothing is asked.");
    script.press(ala, "do:end").await;

    script.remark("Grenade: there is one target only, so that none is asked for.");
    script.press(ben, "say:discard brawler").await;
    script.press(ben, "go:grenade").await;
    script.press_labelled(ben, "back").await;
    script.press(ben, "at:grenade").await;
    script.press(ben, "do:grenade C3").await;

    script.remark("Move: a unit, a hex or the same one, a facing.");
    script.press(ben, "at:move").await;
    script.select(ben, "pick:move", &["D4"]).await;
    script.press_labelled(ben, "back").await;
    script.select(ben, "pick:move", &["D4"]).await;
    script.select(ben, "pick:move D4", &["D4"]).await;
    script.press(ben, "at:move D4 D4 1").await;
    script.press_labelled(ben, "back").await;
    script.select(ben, "pick:move D4", &["D3"]).await;
    script.press(ben, "do:move D4 D3").await;
    script.press(ben, "do:end").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_air_strike_is_played() {
    let lines = "place-hq A1 0
        place-hq E2 0
        draw
        place hybrid B3 0
        end
        draw
        place ganger D3 0
        place thug C4 0
        end
        draw
        discard guard";
    let game = arrange_game(["moloch", "hegemony"], ["hybrid air_strike medic guard", "ganger thug"], lines);
    play_flow("air-strike", Session::Game(&game), async |script: &mut Script<'_>| {
        let ala = &script.ala.clone();
        script.press(ala, "go:bomb").await;
        script.select(ala, "pick:bomb", &["C3"]).await;
        script.press_labelled(ala, "back").await;
        script.select(ala, "pick:bomb", &["D3"]).await;
        script.press(ala, "do:bomb D3").await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn three_instants_are_redrawn_and_two_tiles_kept() {
    let lines = "place-hq B2 0
        place-hq D3 0
        draw
        place mutant C3 0
        end
        draw
        place ganger D2 0
        end";
    let tops = ["mutant battle move grenade claws officer mutant", "ganger thug"];
    let game = arrange_game(["borgo", "hegemony"], tops, lines);
    play_flow("unlucky-draw", Session::Game(&game), async |script: &mut Script<'_>| {
        let ala = &script.ala.clone();
        script.press(ala, "say:draw").await;
        script.press(ala, "say:redraw").await;
        script.press(ala, "say:discard mutant").await;
        script.remark("Two tiles that could be played would be kept: it is asked once.");
        script.press(ala, "say:end").await;
        script.press_labelled(ala, "back").await;
        script.remark("More can be discarded, and one is left: nothing was played, which is asked about as well.");
        script.press(ala, "at:discard").await;
        script.press_labelled(ala, "back").await;
        script.press(ala, "at:discard").await;
        script.select(ala, "pick:discard", &["officer"]).await;
        script.press(ala, "do:discard officer").await;
        script.press(ala, "do:end").await;
        script.press(ala, "end:sure").await;
    })
    .await;
}
