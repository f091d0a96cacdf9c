//! Illegal lines: each refusal names its rule, which can be shown with one press.

use crate::brought::lay_game;
use crate::script::{Script, Session, play_flow};

const TURN: &str = "place-hq B2 0
    place-hq D2 0
    draw
    place mutant C3 1
    end
    draw
    place net_fighter C4 5
    end
    draw";

#[tokio::test(flavor = "multi_thread")]
async fn what_the_rules_forbid_is_refused_with_the_rule() {
    let tops = ["mutant claws brawler move officer", "net_fighter runner"];
    let game = lay_game(["borgo", "hegemony"], tops, TURN);
    play_flow("illegal-lines", Session::Game(&game), illegal).await;
}

async fn illegal(script: &mut Script<'_>) {
    let (ala, ben) = (&script.ala.clone(), &script.ben.clone());
    script.remark("Before a tile is discarded; and out of turn.");
    script.types(ala, &["play"], &[("what", "place claws B3 0".into())]).await;
    script.press(ala, "rule:").await;
    script.press(ala, "rule:page").await;
    script.types(ala, &["draw"], &[]).await;
    script.types(ala, &["redraw"], &[]).await;
    script.types(ala, &["end"], &[]).await;
    script.types(ben, &["end"], &[]).await;
    script.types(ben, &["choose"], &[("answer", "1".into())]).await;

    script.remark("In the middle of a turn.");
    script.types(ala, &["discard"], &[("tile", "brawler".into())]).await;
    script.types(ala, &["play"], &[("what", "place claws C4 0".into())]).await;
    script.types(ala, &["play"], &[("what", "place officer B3 0".into())]).await;
    script.types(ala, &["play"], &[("what", "move C3 C2 0".into())]).await;
    script.types(ala, &["play"], &[("what", "move B2 B2 0".into())]).await;
    script.types(ala, &["battle"], &[]).await;
    script.types(ala, &["use"], &[("ability", "mobility B2 B3 0".into())]).await;

    script.remark("What cannot be read.");
    script.types(ala, &["play"], &[("what", "place claws Z9 0".into())]).await;
    script.types(ala, &["play"], &[("what", "place claws B3 9".into())]).await;
    script.types(ala, &["play"], &[("what", "fly to the moon".into())]).await;
    script.types(ala, &["discard"], &[("tile", "unicorn".into())]).await;
    script.types(ala, &["use"], &[("ability", "flight".into())]).await;
}
