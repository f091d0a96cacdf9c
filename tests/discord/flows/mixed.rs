//! A server in Polish with one Ukrainian-speaking user: posts are in Polish, private replies in their reader's
//! language.

use crate::found_game::arrange_game;
use crate::script::{MIXED, Script, Session, play_in_language};

const TURN: &str = "place-hq B2 0
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
async fn posts_are_polish_and_private_replies_use_the_readers_language() {
    let tops = ["runner push_back sniper thug", "mutant claws grenade move brawler"];
    let game = arrange_game(["hegemony", "borgo"], tops, TURN);
    play_in_language("two-languages", MIXED, Session::Game(&game), mix_languages).await;
}

async fn mix_languages(script: &mut Script<'_>) {
    let (ala, ben) = (&script.ala.clone(), &script.ben.clone());
    script.remark("Ben, who waits, is refused in Ukrainian, and reads the rule in Ukrainian.");
    script.press(ben, "go:sniper").await;
    script.press(ben, "rule:").await;
    script.remark("A decision of his is asked in the Polish post; by the command he reads it in Ukrainian.");
    script.type_command(ala, &["play"], &[("what", "push C3 D3".into())]).await;
    script.start_typing(ben, &["choose"], "answer", "").await;
    script.type_command(ben, &["choose"], &[("answer", "2".into())]).await;
    script.type_command(ala, &["end"], &[]).await;
    script.remark("His turn: Polish posts, a Ukrainian guide; he may type in any language.");
    script.type_command(ben, &["discard"], &[("tile", "siłacz".into())]).await;
    script.press(ben, "at:grenade").await;
    script.press(ben, "do:grenade C3").await;
    script.remark("What he shares is Polish again; what Ala sees of it for herself, too.");
    script.press(ben, "if:").await;
    script.press(ben, "share:").await;
    script.remark("He asks to take something back: the post is Polish, the answers to him are Ukrainian.");
    script.type_command(ben, &["end"], &[]).await;
    script.type_command(ben, &["undo"], &[]).await;
    script.press(ala, "undoanswer:refuse").await;
    script.type_command(ben, &["undo"], &[]).await;
}
