//! Decisions among several: consent, resignations and what is left to those who are out.

use sztab::sandbox::Message;

use crate::club::PATIENCE;
use crate::rounds::Round;
use crate::script::{Script, Table, in_each_language};

#[tokio::test(flavor = "multi_thread")]
async fn a_side_is_out_and_the_others_share_the_victory() {
    let (round, (side, line), out) = Round::before_elimination();
    in_each_language("several-out", Table::Round(&round), async |script: &mut Script<'_>| {
        let people = script.round.clone();
        let [player, gone] = [side, out].map(|side| people[side.index()].clone());
        let third = people.iter().find(|person| ![player.id(), gone.id()].contains(&person.id())).unwrap().clone();
        script.remark("A Battle destroys an HQ. The others play on.");
        let (command, option) = match line.split(' ').next().unwrap() {
            "use" => ("use", "ability"),
            _ => ("play", "what"),
        };
        let typed = script.types(&player, &[command], &[(option, line.as_str().into())]).await;
        // What would be given up by it is asked about first.
        let asks = |message: Message| message.buttons().any(|button| button.custom_id.contains(&format!(":do:{line}")));
        if asks(typed.complete(PATIENCE).await.unwrap()) {
            script.press(&player, &format!("do:{line}")).await;
        }
        script.remark("The player who is out can do nothing more, and may watch.");
        script.types(&gone, &["play"], &[("what", "end".into())]).await;
        script.types(&gone, &["undo"], &[]).await;
        script.types(&gone, &["resign"], &[]).await;
        script.types(&gone, &["draw-offer"], &[]).await;
        let eve = &script.person("Eve");
        script.types(&gone, &["substitute"], &[("player", eve.into())]).await;
        script.types(&gone, &["board"], &[]).await;
        script.types(&gone, &["mygames"], &[]).await;
        script.types(&gone, &["watch"], &[]).await;
        script.types(&third, &["watch"], &[]).await;
        script.remark("A draw is for those who can still win.");
        script.types(&third, &["draw-offer"], &[]).await;
        script.types(&third, &["draw-offer"], &[]).await;
        script.press(&gone, "drawanswer:accept").await;
        script.press(&third, "drawanswer:accept").await;
        script.press(&player, "drawanswer:accept").await;
        script.types(&player, &["statistics"], &[]).await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_team_resigns_together() {
    let round = Round::begun("mode=teams seats=4");
    in_each_language("several-team", Table::Round(&round), async |script: &mut Script<'_>| {
        let [ala, ben, cy, dan] = &script.round.clone()[..] else { panic!("four") };
        let eve = &script.person("Eve");
        script.remark("Ala wants to resign: Cy has to agree, and nobody else is asked.");
        script.types(ala, &["resign"], &[]).await;
        script.press(ala, "resign:").await;
        for other in [ben, dan, eve, ala] {
            script.press(other, "resignanswer:accept").await;
        }
        let refuse = script.keep(cy, "resignanswer:refuse");
        script.press(cy, "resignanswer:refuse").await;
        script.press_kept(cy, &refuse).await;
        script.remark("Once more, and Cy agrees.");
        script.types(ala, &["resign"], &[]).await;
        script.press(ala, "resign:").await;
        script.press(cy, "resignanswer:accept").await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn steps_and_departures_among_four() {
    let round = Round::begun("mode=ffa seats=4");
    in_each_language("several-consent", Table::Round(&round), async |script: &mut Script<'_>| {
        let [ala, ben, cy, dan] = &script.round.clone()[..] else { panic!("four") };
        let eve = &script.person("Eve");
        script.remark("Dan resigns, and the others play on.");
        script.types(dan, &["resign"], &[]).await;
        script.press(dan, "do:resign").await;
        script.remark("Ala ends the turn and wants to take it back: Ben and Cy have to agree.");
        script.types(ala, &["end"], &[]).await;
        script.types(ala, &["undo"], &[]).await;
        script.types(ala, &["undo"], &[]).await;
        for other in [ala, dan, eve] {
            script.press(other, "undoanswer:accept").await;
        }
        script.press(ben, "undoanswer:accept").await;
        script.press(ben, "undoanswer:accept").await;
        script.press(cy, "undoanswer:accept").await;
        script.remark("Once more, and Cy declines.");
        script.types(ala, &["end"], &[]).await;
        script.types(ala, &["undo"], &[]).await;
        script.press(ben, "undoanswer:accept").await;
        script.press(cy, "undoanswer:refuse").await;
        script.types(ala, &["undo"], &[]).await;
        script.remark("Ala resigns as well, and two are left.");
        script.types(ala, &["resign"], &[]).await;
        script.press(ala, "do:resign").await;
    })
    .await;
}
