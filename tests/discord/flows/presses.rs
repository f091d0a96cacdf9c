//! How much there is to press and to type in a turn.

use sztab::sandbox::Message;

use crate::brought::laid;
use crate::script::{ENGLISH, Script, Table, in_languages, on_a_table};

/// Before a turn with two tiles to place, once one of three has been discarded.
const TURN: &str = "place-hq B2 0
    place-hq D2 0
    draw
    place mutant C3 1
    end
    draw
    place ganger C4 0";

const TOPS: [&str; 2] = ["mutant claws brawler officer", "ganger runner"];

/// Whether the turn is Ben's.
fn calls_ben(script: &Script<'_>, post: &Message) -> bool {
    post.pinged == [script.ben.id()]
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_with_two_tiles_takes_seven_presses() {
    let game = laid(["borgo", "hegemony"], TOPS, TURN);
    in_languages("taps-two-tiles", &[ENGLISH], Table::Game(&game), &[], async |script: &mut Script<'_>| {
        let (ala, ben) = (&script.ala.clone(), &script.ben.clone());
        script.types(ben, &["end"], &[]).await;
        script.press(ala, "go:discard brawler").await;
        script.press(ala, "go:place claws").await;
        script.press(ala, "at:place claws ").await;
        script.press(ala, "do:place claws ").await;
        script.press(ala, "at:place officer").await;
        script.press(ala, "at:place officer ").await;
        script.press(ala, "doend:place officer ").await;
        assert!(calls_ben(script, &script.post()), "the turn is over");
        // With another facing than the one that is shown first there is one press more for a tile.
        assert_eq!(script.presses, 7);
        script.remark("7 presses, from the draw to the end of the turn.");
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_with_one_tile_takes_five_presses() {
    let game = laid(["borgo", "hegemony"], TOPS, TURN);
    in_languages("taps-one-tile", &[ENGLISH], Table::Game(&game), &[], async |script: &mut Script<'_>| {
        let (ala, ben) = (&script.ala.clone(), &script.ben.clone());
        script.types(ben, &["end"], &[]).await;
        script.press(ala, "go:discard brawler").await;
        script.press(ala, "go:place claws").await;
        script.press(ala, "at:place claws ").await;
        script.press(ala, "do:place claws ").await;
        script.press(ala, "do:end").await;
        assert!(calls_ben(script, &script.post()), "the turn is over");
        assert_eq!(script.presses, 5);
        script.remark("5 presses, from the draw to the end of the turn.");
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_takes_three_typed_lines() {
    let game = laid(["borgo", "hegemony"], TOPS, TURN);
    on_a_table(&[ENGLISH], Table::Game(&game), async |script: &mut Script<'_>| {
        let ala = &script.ala.clone();
        let ben = &script.ben.clone();
        script.types(ben, &["end"], &[]).await;
        script.types(ala, &["discard"], &[("tile", "brawler".into())]).await;
        script.types(ala, &["play"], &[("what", "claws b3 ne".into())]).await;
        script.types(ala, &["play"], &[("what", "officer c2 s".into())]).await;
        script.types(ala, &["end"], &[]).await;
        assert!(calls_ben(script, &script.post()), "the turn is over");
        assert_eq!((script.typed - 2, script.presses), (3, 0));
    })
    .await;
}
