//! Decisions shared by several players: consent, resignations, and the options that eliminated players still have.

use sztab_neuroshima::rules::{Action, Side};

use crate::brought::{Found, army, deal_game_on, find_on};
use crate::script::{Script, Session, play_flow};

use super::clocks::run_out;

const ARMIES: [&str; 4] = ["moloch", "borgo", "hegemony", "outpost"];

/// A three-player game just before a line in a turn that eliminates another side; also the line, its side, and the
/// eliminated side.
fn before_elimination() -> (Found, (Side, String), Side) {
    let armies = ARMIES[..3].iter().map(|id| army(id)).collect();
    let mut found = find_on("mode=ffa".parse().unwrap(), armies, |game, side, action| {
        let out = game.state().contest.eliminated;
        let is_played = matches!(action, Action::Place { .. } | Action::Play(_));
        out.len() == 1 && !out.contains(side) && is_played && game.outcome().is_none()
    });
    let out = found.game.state().contest.eliminated.iter().next().unwrap();
    let line = found.lines.pop().unwrap();
    (found, line, out)
}

/// A four-player game after its HQs have been placed and the first tile has been drawn.
fn game_after_draw(terms: &str) -> Found {
    deal_game_on(terms, &ARMIES, [7; 32], "place-hq A1 0\nplace-hq E3 0\nplace-hq A3 0\nplace-hq E1 0\ndraw")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_side_is_out_and_the_others_share_the_victory() {
    let (before, (side, line), out) = before_elimination();
    play_flow("several-out", Session::Game(&before), async |script: &mut Script<'_>| {
        let people = script.round.clone();
        let [player, gone] = [side, out].map(|side| people[side.index()].clone());
        let third = people.iter().find(|person| ![player.id(), gone.id()].contains(&person.id())).unwrap().clone();
        script.remark("A Battle destroys an HQ. The others play on.");
        script.types_line(&player, &line).await;
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
    let begun = game_after_draw("mode=teams");
    play_flow("several-team", Session::Game(&begun), async |script: &mut Script<'_>| {
        let [ala, ben, ewa, jan] = &script.round.clone()[..] else { panic!("four") };
        let eve = &script.person("Eve");
        script.remark("Ala wants to resign: Ewa has to agree, and nobody else is asked.");
        script.types(ala, &["resign"], &[]).await;
        script.press(ala, "resign:").await;
        for other in [ben, jan, eve, ala] {
            script.press(other, "resignanswer:accept").await;
        }
        let refuse = script.keep(ewa, "resignanswer:refuse");
        script.press(ewa, "resignanswer:refuse").await;
        script.press_kept(ewa, &refuse).await;
        script.remark("Once more, and Ewa agrees.");
        script.types(ala, &["resign"], &[]).await;
        script.press(ala, "resign:").await;
        script.press(ewa, "resignanswer:accept").await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn steps_and_departures_among_four() {
    let begun = game_after_draw("mode=ffa seats=4");
    play_flow("several-consent", Session::Game(&begun), async |script: &mut Script<'_>| {
        let [ala, ben, ewa, jan] = &script.round.clone()[..] else { panic!("four") };
        let eve = &script.person("Eve");
        script.remark("Jan resigns, and the others play on.");
        script.types(jan, &["resign"], &[]).await;
        script.press(jan, "do:resign").await;
        script.remark("Ala ends the turn and wants to take it back: Ben and Ewa have to agree.");
        script.types(ala, &["end"], &[]).await;
        script.types(ala, &["undo"], &[]).await;
        script.types(ala, &["undo"], &[]).await;
        for other in [ala, jan, eve] {
            script.press(other, "undoanswer:accept").await;
        }
        script.press(ben, "undoanswer:accept").await;
        script.press(ben, "undoanswer:accept").await;
        script.press(ewa, "undoanswer:accept").await;
        script.remark("Once more, and Ewa declines.");
        script.types(ala, &["end"], &[]).await;
        script.types(ala, &["undo"], &[]).await;
        script.press(ben, "undoanswer:accept").await;
        script.press(ewa, "undoanswer:refuse").await;
        script.types(ala, &["undo"], &[]).await;
        script.remark("Ala resigns as well, and two are left.");
        script.types(ala, &["resign"], &[]).await;
        script.press(ala, "do:resign").await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_falls_among_four() {
    let begun = game_after_draw("mode=ffa seats=4");
    play_flow("several-clock", Session::Game(&begun), async |script: &mut Script<'_>| {
        let [ala, ben, ewa, jan] = &script.round.clone()[..] else { panic!("four") };
        let eve = &script.person("Eve");
        script.remark("Ala's clock has fallen. What becomes of it is for the others, and Jan gives more time.");
        run_out(script).await;
        script.types(ben, &["draw-offer"], &[]).await;
        let claim = script.keep(jan, "fall:claim");
        for other in [ala, eve, ben, ben] {
            script.press(other, "fall:claim").await;
        }
        script.press(jan, "fall:extend").await;
        script.press_kept(ewa, &claim).await;
        script.press(jan, "drawanswer:refuse").await;
        script.remark("Once more: Ewa waits, and then all three claim. Ala's tiles stay.");
        run_out(script).await;
        script.types(ewa, &["draw-offer"], &[]).await;
        script.press(ewa, "fall:wait").await;
        for other in [ben, jan, ewa] {
            script.press(other, "fall:claim").await;
        }
        script.types(ala, &["play"], &[("what", "end".into())]).await;
        script.types(ben, &["draw"], &[]).await;
    })
    .await;
}
