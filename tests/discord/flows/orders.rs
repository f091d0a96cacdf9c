//! Standing orders: they are given in private, applied without a ping, and reported when they are applied.

use crate::found_game::arrange_game;
use crate::script::{Script, Session, play_flow};

/// The position from the flow of decisions: a Clown and a Medic against Gangers with a Quartermaster.
const BATTLE: &str = "place-hq A1 0
    place-hq E2 0
    draw
    place clown C3 0
    end
    draw
    place ganger D3 0
    place quartermaster D4 0
    end
    draw
    discard move
    place medic B3 0
    place hybrid B2 4
    end
    draw
    discard gladiator
    place ganger B1 4
    place ganger C5 1
    end
    draw
    discard juggernaut
    place guard C4 2";

#[tokio::test(flavor = "multi_thread")]
async fn orders_are_used_in_a_battle() {
    let tops = ["clown medic hybrid move guard battle juggernaut", "ganger quartermaster ganger ganger gladiator"];
    let game = arrange_game(["moloch", "hegemony"], tops, BATTLE);
    play_flow("orders-battle", Session::Game(&game), async |script: &mut Script<'_>| {
        let (ala, ben) = (&script.ala.clone(), &script.ben.clone());
        let eve = &script.add_person("Eve");
        script.remark("Only who plays here can order anything.");
        script.type_command(eve, &["orders"], &[]).await;
        script.remark("Ala orders what her Medic and her Clown do. Whatever she chooses counts at once.");
        script.type_command(ala, &["orders"], &[]).await;
        script.select(ala, "orders:set medic", &["medic-save"]).await;
        script.select(ala, "orders:set explosion", &["explode-destroys"]).await;
        script.select(ala, "orders:set explosion", &["explode-hits"]).await;
        script.select(ala, "orders:set declaring", &["declare-last"]).await;
        script.select(ala, "orders:set declaring", &["-"]).await;
        script.remark("Ben sees nothing of it, and is asked as ever.");
        script.type_command(ben, &["orders"], &[]).await;
        script.press(ala, "go:battle").await;
        script.press(ala, "do:battle").await;
        script.remark("While his question is open, Ben is told that an order comes too late for it.");
        script.type_command(ben, &["orders"], &[]).await;
        script.remark("He answers; what Ala would be asked is answered by her orders, and nobody calls her for it.");
        script.press(ben, "say:choose 2").await;
        script.type_command(ben, &["log"], &[]).await;
        script.remark("The orders stay, until they are cleared.");
        script.type_command(ala, &["orders"], &[]).await;
        script.press(ala, "orders:clear").await;
    })
    .await;
}

/// The position from the flow of instants: a Runner that may push one of two enemies.
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
async fn orders_are_used_in_turns() {
    let tops = ["runner push_back sniper thug", "mutant claws grenade move brawler"];
    let game = arrange_game(["hegemony", "borgo"], tops, PUSH);
    play_flow("orders-turns", Session::Game(&game), async |script: &mut Script<'_>| {
        let (ala, ben) = (&script.ala.clone(), &script.ben.clone());
        script.remark("Ben orders where his units go if they are pushed: one of them, and all others.");
        script.type_command(ben, &["orders"], &[]).await;
        script.press(ben, "orders:page turn").await;
        script.select(ben, "orders:set push", &["push-home"]).await;
        script.select(ben, "orders:unit", &["D3"]).await;
        script.select(ben, "orders:to D3 C3", &["E3"]).await;
        script.select(ben, "orders:to D3 C3", &["-"]).await;
        script.select(ben, "orders:to D3 C3", &["E3"]).await;
        script.press_labelled(ben, "back").await;
        let kept = script.remember_button(ben, "orders:clear");
        script.remark("Ala pushes, and goes on at once.");
        script.press(ala, "go:push").await;
        script.select(ala, "pick:push", &["C3"]).await;
        script.select(ala, "pick:push C3", &["D3"]).await;
        script.press(ala, "do:push C3 D3").await;
        script.remark("Her turn is to end by itself once nothing is left to do in it.");
        script.type_command(ala, &["orders"], &[]).await;
        script.press(ala, "orders:page turn").await;
        script.select(ala, "orders:set turn", &["pass-rest"]).await;
        script.press(ala, "at:sniper").await;
        script.select(ala, "pick:sniper", &["C2"]).await;
        script.press(ala, "do:sniper C2").await;
        let moves = script.start_typing(ala, &["use"], "ability", "").await;
        script.type_command(ala, &["use"], &[("ability", moves[0].as_str().into())]).await;
        script.remark("Once the game is over there is nothing to order.");
        script.type_command(ben, &["resign"], &[]).await;
        script.press(ben, "do:resign").await;
        script.press_remembered(ben, &kept).await;
    })
    .await;
}
