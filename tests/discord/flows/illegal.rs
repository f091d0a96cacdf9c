//! Illegal lines: each refusal names its rule, which can be shown with one press.

use crate::found_game::arrange_game;
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
async fn illegal_actions_are_refused_with_their_rule() {
    let tops = ["mutant claws brawler move officer", "net_fighter runner"];
    let game = arrange_game(["borgo", "hegemony"], tops, TURN);
    play_flow("illegal-lines", Session::Game(&game), run_illegal_actions).await;
}

async fn run_illegal_actions(script: &mut Script<'_>) {
    let (ala, ben) = (&script.ala.clone(), &script.ben.clone());
    script.remark("Before a tile is discarded; and out of turn.");
    script.type_command(ala, &["play"], &[("what", "place claws B3 0".into())]).await;
    script.press(ala, "rule:").await;
    script.press(ala, "rule-page:").await;
    script.type_command(ala, &["draw"], &[]).await;
    script.type_command(ala, &["redraw"], &[]).await;
    script.type_command(ala, &["end"], &[]).await;
    script.type_command(ben, &["end"], &[]).await;
    script.type_command(ben, &["choose"], &[("answer", "1".into())]).await;

    script.remark("In the middle of a turn.");
    script.type_command(ala, &["discard"], &[("tile", "brawler".into())]).await;
    script.type_command(ala, &["play"], &[("what", "place claws C4 0".into())]).await;
    script.type_command(ala, &["play"], &[("what", "place officer B3 0".into())]).await;
    script.type_command(ala, &["play"], &[("what", "move C3 C2 0".into())]).await;
    script.type_command(ala, &["play"], &[("what", "move B2 B2 0".into())]).await;
    script.type_command(ala, &["battle"], &[]).await;
    script.type_command(ala, &["use"], &[("ability", "mobility B2 B3 0".into())]).await;

    script.remark("What cannot be read.");
    script.type_command(ala, &["play"], &[("what", "place claws Z9 0".into())]).await;
    script.type_command(ala, &["play"], &[("what", "place claws B3 9".into())]).await;
    script.type_command(ala, &["play"], &[("what", "fly to the moon".into())]).await;
    script.type_command(ala, &["discard"], &[("tile", "unicorn".into())]).await;
    script.type_command(ala, &["use"], &[("ability", "flight".into())]).await;
}
