//! How much there is to press and to type in a turn.

use sztab::sandbox::Message;

use crate::brought::laid;
use crate::script::{Script, TONGUES, Table, on_a_table};

/// A turn with two tiles to place, once they are drawn and one has been discarded.
const TURN: &str = "place-hq B2 0
    place-hq D2 0
    draw
    place mutant C3 1
    end
    draw
    place ganger C4 0
    end";

const TOPS: [&str; 2] = ["mutant claws brawler officer", "ganger runner"];

/// Whether the turn is Ben's.
fn calls_ben(script: &Script<'_>, post: &Message) -> bool {
    post.pinged == [script.ben.id()]
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_takes_nine_presses_at_most() {
    let game = laid(["borgo", "hegemony"], TOPS, TURN);
    on_a_table(&TONGUES[..1], Table::Game(&game), async |script: &mut Script<'_>| {
        let ala = &script.ala.clone();
        script.press(ala, "go:draw").await;
        script.press(ala, "go:discard brawler").await;
        assert_eq!(script.presses, 2);
        script.press(ala, "go:place claws").await;
        script.select(ala, "pick:place claws", &["B3"]).await;
        script.press(ala, "do:place claws B3").await;
        script.press(ala, "at:place officer").await;
        script.select(ala, "pick:place officer", &["C2"]).await;
        script.press(ala, "do:place officer C2").await;
        script.press(ala, "do:end").await;
        assert!(calls_ben(script, &script.post()), "the turn is over");
        // With another facing than the one that is shown first there is one press more for each tile, hence nine.
        assert_eq!(script.presses - 2, 7);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_takes_three_typed_lines() {
    let game = laid(["borgo", "hegemony"], TOPS, TURN);
    on_a_table(&TONGUES[..1], Table::Game(&game), async |script: &mut Script<'_>| {
        let ala = &script.ala.clone();
        script.types(ala, &["draw"], &[]).await;
        script.types(ala, &["discard"], &[("tile", "brawler".into())]).await;
        assert_eq!(script.typed, 2);
        script.types(ala, &["play"], &[("what", "claws b3 ne".into())]).await;
        script.types(ala, &["play"], &[("what", "officer c2 s".into())]).await;
        script.types(ala, &["end"], &[]).await;
        assert!(calls_ben(script, &script.post()), "the turn is over");
        assert_eq!((script.typed - 2, script.presses), (3, 0));
    })
    .await;
}
