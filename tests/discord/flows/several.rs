//! Decisions shared by several players: consent, resignations, and the options that eliminated players still have.

use sztab_neuroshima::rules::{Action, Side};

use crate::found_game::{FoundGame, army, deal_game_on, find_game_on};
use crate::script::{Script, Session, play_flow};

use super::clocks::expire_clock;

const ARMIES: [&str; 4] = ["moloch", "borgo", "hegemony", "outpost"];

/// A three-player game just before a line in a turn that eliminates another side; also the line, its side, and the
/// eliminated side.
fn before_elimination() -> (FoundGame, (Side, String), Side) {
    let armies = ARMIES[..3].iter().map(|id| army(id)).collect();
    let mut found = find_game_on("mode=ffa".parse().unwrap(), armies, |game, side, action| {
        let out = game.state().contest.eliminated;
        let is_played = matches!(action, Action::Place { .. } | Action::Play(_));
        out.len() == 1 && !out.contains(side) && is_played && game.outcome().is_none()
    });
    let out = found.game.state().contest.eliminated.iter().next().unwrap();
    let line = found.lines.pop().unwrap();
    (found, line, out)
}

/// A four-player game after its HQs have been placed and the first tile has been drawn.
fn game_after_draw(terms: &str) -> FoundGame {
    deal_game_on(terms, &ARMIES, [7; 32], "place-hq A1 0\nplace-hq E3 0\nplace-hq A3 0\nplace-hq E1 0\ndraw")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_side_is_eliminated_and_the_others_share_the_victory() {
    let (before, (side, line), out) = before_elimination();
    play_flow("several-out", Session::Game(&before), async |script: &mut Script<'_>| {
        let people = script.round.clone();
        let [player, gone] = [side, out].map(|side| people[side.index()].clone());
        let third = people.iter().find(|person| ![player.id(), gone.id()].contains(&person.id())).unwrap().clone();
        script.remark("A Battle destroys an HQ. The others play on.");
        script.type_line(&player, &line).await;
        script.remark("The player who is out can do nothing more, and may watch.");
        script.type_command(&gone, &["play"], &[("what", "end".into())]).await;
        script.type_command(&gone, &["undo"], &[]).await;
        script.type_command(&gone, &["resign"], &[]).await;
        script.type_command(&gone, &["draw-offer"], &[]).await;
        let eve = &script.add_person("Eve");
        script.type_command(&gone, &["substitute"], &[("player", eve.into())]).await;
        script.type_command(&gone, &["board"], &[]).await;
        script.type_command(&gone, &["mygames"], &[]).await;
        script.type_command(&gone, &["watch"], &[]).await;
        script.type_command(&third, &["watch"], &[]).await;
        script.remark("A draw is for those who can still win.");
        script.type_command(&third, &["draw-offer"], &[]).await;
        script.type_command(&third, &["draw-offer"], &[]).await;
        script.press(&gone, "drawanswer:yes").await;
        script.press(&third, "drawanswer:yes").await;
        script.press(&player, "drawanswer:yes").await;
        script.type_command(&player, &["statistics"], &[]).await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_team_resigns_together() {
    let begun = game_after_draw("mode=teams");
    play_flow("several-team", Session::Game(&begun), async |script: &mut Script<'_>| {
        let [ala, ben, ewa, jan] = &script.round.clone()[..] else { panic!("four") };
        let eve = &script.add_person("Eve");
        script.remark("Ala wants to resign: Ewa has to agree, and nobody else is asked.");
        script.type_command(ala, &["resign"], &[]).await;
        script.press(ala, "resign:").await;
        for other in [ben, jan, eve, ala] {
            script.press(other, "resignanswer:yes").await;
        }
        let refuse = script.remember_button(ewa, "resignanswer:no");
        script.press(ewa, "resignanswer:no").await;
        script.press_remembered(ewa, &refuse).await;
        script.remark("Once more, and Ewa agrees.");
        script.type_command(ala, &["resign"], &[]).await;
        script.press(ala, "resign:").await;
        script.press(ewa, "resignanswer:yes").await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn steps_are_taken_back_and_players_leave_among_four() {
    let begun = game_after_draw("mode=ffa seats=4");
    play_flow("several-consent", Session::Game(&begun), async |script: &mut Script<'_>| {
        let [ala, ben, ewa, jan] = &script.round.clone()[..] else { panic!("four") };
        let eve = &script.add_person("Eve");
        script.remark("Jan resigns, and the others play on.");
        script.type_command(jan, &["resign"], &[]).await;
        script.press(jan, "do:resign").await;
        script.remark("Ala ends the turn and wants to take it back: Ben and Ewa have to agree.");
        script.type_command(ala, &["end"], &[]).await;
        script.type_command(ala, &["undo"], &[]).await;
        script.type_command(ala, &["undo"], &[]).await;
        for other in [ala, jan, eve] {
            script.press(other, "undoanswer:accept").await;
        }
        script.press(ben, "undoanswer:accept").await;
        script.press(ben, "undoanswer:accept").await;
        script.press(ewa, "undoanswer:accept").await;
        script.remark("Once more, and Ewa declines.");
        script.type_command(ala, &["end"], &[]).await;
        script.type_command(ala, &["undo"], &[]).await;
        script.press(ben, "undoanswer:accept").await;
        script.press(ewa, "undoanswer:refuse").await;
        script.type_command(ala, &["undo"], &[]).await;
        script.remark("Ala resigns as well, and two are left.");
        script.type_command(ala, &["resign"], &[]).await;
        script.press(ala, "do:resign").await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_of_four_reads_what_happened_since_their_last_turn() {
    let begun = game_after_draw("mode=ffa seats=4");
    play_flow("several-catch-up", Session::Game(&begun), async |script: &mut Script<'_>| {
        let [ala, ben, ewa, jan] = &script.round.clone()[..] else { panic!("four") };
        let eve = &script.add_person("Eve");
        script.remark("The post tells Ewa about Ben's turn only; the button tells about Ala's too.");
        script.type_command(ala, &["end"], &[]).await;
        script.type_command(ben, &["end"], &[]).await;
        script.press(ben, "end:sure").await;
        script.press(ewa, "catchup:").await;
        script.type_command(jan, &["catch-up"], &[]).await;
        script.remark("Eve has no seat, and Ewa has missed nothing once she has acted.");
        script.press(eve, "catchup:").await;
        script.press(ewa, "say:discard").await;
        script.type_command(ewa, &["catch-up"], &[]).await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_expires_among_four() {
    let begun = game_after_draw("mode=ffa seats=4");
    play_flow("several-clock", Session::Game(&begun), async |script: &mut Script<'_>| {
        let [ala, ben, ewa, jan] = &script.round.clone()[..] else { panic!("four") };
        let eve = &script.add_person("Eve");
        script.remark("Ala's clock has fallen. What becomes of it is for the others, and Jan gives more time.");
        expire_clock(script).await;
        script.type_command(ben, &["draw-offer"], &[]).await;
        let claim = script.remember_button(jan, "fall:claim");
        for other in [ala, eve, ben, ben] {
            script.press(other, "fall:claim").await;
        }
        script.press(jan, "fall:extend").await;
        script.press_remembered(ewa, &claim).await;
        script.press(jan, "drawanswer:no").await;
        script.remark("Once more: Ewa waits, and then all three claim. Ala's tiles stay.");
        expire_clock(script).await;
        script.type_command(ewa, &["draw-offer"], &[]).await;
        script.press(ewa, "fall:wait").await;
        for other in [ben, jan, ewa] {
            script.press(other, "fall:claim").await;
        }
        script.type_command(ala, &["play"], &[("what", "end".into())]).await;
        script.type_command(ben, &["draw"], &[]).await;
    })
    .await;
}
