//! Lookups: rules, tiles, armies, symbols, the tiles remaining in the piles, the board, the hands.

use crate::brought::lay_game;
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
async fn rules_tiles_armies_and_piles() {
    let tops = ["commando runner mobile_armor battle", "ganger thug"];
    let game = lay_game(["outpost", "hegemony"], tops, TURN);
    play_flow("lookups", Session::Game(&game), lookups).await;
}

async fn lookups(script: &mut Script<'_>) {
    let ala = &script.ala.clone();
    let eve = &script.person("Eve");
    script.remark("Rules: by number, by words, by pages; what fits several, what fits none.");
    script.begins_to_type(ala, &["rule"], "rule", "").await;
    script.begins_to_type(ala, &["rule"], "rule", "medyk").await;
    script.begins_to_type(ala, &["rule"], "rule", "net").await;
    script.types(ala, &["rule"], &[("rule", "3.4".into())]).await;
    script.press(ala, "rule:page NH-3.5").await;
    let word = ["explosion", "wybuch", "вибух"];
    let word = word.into_iter().zip(["Back", "Wstecz", "Назад"]).find(|(_, back)| script.word(ala, "back") == *back);
    script.types(ala, &["rule"], &[("rule", word.unwrap().0.into())]).await;
    script.press(ala, "rule:NH-").await;
    let word = ["medic", "medyk", "медик"].into_iter().zip(["Back", "Wstecz", "Назад"]);
    let word = word.into_iter().find(|(_, back)| script.word(ala, "back") == *back).unwrap().0;
    script.types(ala, &["rule"], &[("rule", word.into())]).await;
    script.types(ala, &["rule"], &[("rule", "xyzzy".into())]).await;

    script.remark("Tiles and armies: those of this game, and others.");
    script.begins_to_type(ala, &["tile"], "tile", "runner").await;
    script.types(ala, &["tile"], &[("tile", "runner".into())]).await;
    script.types(ala, &["tile"], &[("tile", "moloch:clown".into())]).await;
    script.types(ala, &["tile"], &[("tile", "xyzzy".into())]).await;
    script.begins_to_type(ala, &["army"], "army", "").await;
    script.types(ala, &["army"], &[("army", "outpost".into())]).await;
    script.types(ala, &["army"], &[("army", "xyzzy".into())]).await;
    script.types(ala, &["legend"], &[]).await;

    script.remark("The piles, the hands, the board; also for somebody who does not play.");
    script.types(eve, &["tiles"], &[]).await;
    script.types(eve, &["hand"], &[]).await;
    script.types(eve, &["board"], &[]).await;
    script.types(ala, &["board"], &[]).await;
}
