//! Lookups: rules, tiles, armies, symbols, the tiles remaining in the piles, the board, the hands.

use crate::found_game::arrange_game;
use crate::script::{Script, Session, play_flow};

const TURN: &str = "place-hq B2 0
    place-hq D3 0
    draw
    place commando C2 1
    end
    draw
    place ganger C3 0
    end
    draw";

#[tokio::test(flavor = "multi_thread")]
async fn rules_tiles_armies_and_piles_are_looked_up() {
    let tops = ["commando runner mobile_armor battle", "ganger thug"];
    let game = arrange_game(["outpost", "hegemony"], tops, TURN);
    play_flow("lookups", Session::Game(&game), run_lookups).await;
}

async fn run_lookups(script: &mut Script<'_>) {
    let ala = &script.ala.clone();
    let eve = &script.add_person("Eve");
    script.remark("Rules: by number, by words, by pages; what fits several, what fits none.");
    script.start_typing(ala, &["rule"], "rule", "").await;
    script.start_typing(ala, &["rule"], "rule", "medyk").await;
    script.start_typing(ala, &["rule"], "rule", "net").await;
    script.type_command(ala, &["rule"], &[("rule", "3.4".into())]).await;
    script.press(ala, "rule-page:NH-3.5").await;
    let word = ["explosion", "wybuch", "вибух"];
    let word =
        word.into_iter().zip(["Back", "Wstecz", "Назад"]).find(|(_, back)| script.text_for(ala, "back") == *back);
    script.type_command(ala, &["rule"], &[("rule", word.unwrap().0.into())]).await;
    script.press(ala, "rule:NH-").await;
    let word = ["medic", "medyk", "медик"].into_iter().zip(["Back", "Wstecz", "Назад"]);
    let word = word.into_iter().find(|(_, back)| script.text_for(ala, "back") == *back).unwrap().0;
    script.type_command(ala, &["rule"], &[("rule", word.into())]).await;
    script.type_command(ala, &["rule"], &[("rule", "xyzzy".into())]).await;

    script.remark("Tiles and armies: those of this game, and others.");
    script.start_typing(ala, &["tile"], "tile", "runner").await;
    script.type_command(ala, &["tile"], &[("tile", "runner".into())]).await;
    script.type_command(ala, &["tile"], &[("tile", "moloch:clown".into())]).await;
    script.type_command(ala, &["tile"], &[("tile", "xyzzy".into())]).await;
    script.start_typing(ala, &["army"], "army", "").await;
    script.type_command(ala, &["army"], &[("army", "outpost".into())]).await;
    script.type_command(ala, &["army"], &[("army", "xyzzy".into())]).await;
    script.type_command(ala, &["legend"], &[]).await;

    script.remark("The piles, the hands, the board; also for somebody who does not play.");
    script.type_command(eve, &["tiles"], &[]).await;
    script.type_command(eve, &["hand"], &[]).await;
    script.type_command(eve, &["board"], &[]).await;
    script.type_command(ala, &["board"], &[]).await;
}
