//! Games with three and four players: a turn, a Battle in which several players have to decide, and the end of each
//! mode.

use std::cell::RefCell;

use sztab_neuroshima::rules::{Game, OutcomeReason, Side};

use crate::found_game::{FoundGame, army, arrange_game_on, find_game_on};
use crate::script::{Script, Session, play_flow};

const ARMIES: [&str; 4] = ["moloch", "borgo", "hegemony", "outpost"];

/// The first two turns of a game between two teams: Ala and Ewa against Ben and Jan.
const TURNS: &str = "place-hq A1 0
    place-hq E3 0
    place-hq A3 0
    place-hq E1 0
    draw
    place blocker B2 0
    end
    draw
    place mutant D3 5
    end";

/// A random game on the given terms, just before the line that satisfies `wanted`, and that line.
fn find_game_before(terms: &str, wanted: impl Fn(&Game, Side) -> bool) -> (FoundGame, (Side, String)) {
    let terms: sztab_neuroshima::rules::Terms = terms.parse().unwrap();
    let armies = ARMIES[..usize::from(terms.seats)].iter().map(|id| army(id)).collect();
    let mut found = find_game_on(terms, armies, |game, side, _| wanted(game, side));
    let last = found.lines.pop().unwrap();
    (found, last)
}

#[tokio::test(flavor = "multi_thread")]
async fn two_teams_play_a_turn() {
    let tops = ["blocker", "mutant claws", "gladiator runner move", "hmg runner sniper"];
    let begun = arrange_game_on("mode=teams", &ARMIES, &tops, TURNS);
    play_flow("several-turn", Session::Game(&begun), async |script: &mut Script<'_>| {
        let [ala, ben, ewa, jan] = &script.round.clone()[..] else { panic!("four") };
        script.remark("Ewa's turn. Her ally may look, but not act.");
        script.press(ewa, "say:draw").await;
        script.type_command(ben, &["play"], &[("what", "end".into())]).await;
        script.type_command(ala, &["play"], &[("what", "end".into())]).await;
        script.type_command(ala, &["hand"], &[]).await;
        script.type_command(jan, &["tiles"], &[]).await;
        script.type_command(ewa, &["orders"], &[]).await;
        script.type_command(ala, &["whatif"], &[]).await;
        script.remark("One of three tiles goes, one is placed. A Move is for her own units.");
        script.press(ewa, "say:discard runner").await;
        script.press(ewa, "go:place gladiator").await;
        script.select(ewa, "pick:place gladiator", &["B3"]).await;
        script.press(ewa, "do:place gladiator B3").await;
        script.press(ewa, "at:move").await;
        script.press_labelled(ewa, "back").await;
        script.remark("The end of the turn calls Jan alone.");
        script.press(ewa, "do:end").await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn several_players_decide_in_a_battle() {
    // One side has answered, and another side has to answer next in the same Battle.
    let asked: RefCell<Option<Side>> = RefCell::default();
    let (found, (side, line)) = find_game_before("mode=ffa seats=4", |game, side| {
        let before = asked.replace(game.decision().map(|decision| decision.decider));
        let next = game.decision().map(|decision| decision.decider);
        before == Some(side) && next.is_some_and(|next| next != side)
    });
    play_flow("several-battle", Session::Game(&found), async |script: &mut Script<'_>| {
        let people = script.round.clone();
        let player = &people[side.index()];
        script.remark("A Battle stands still until one side has answered, and then another one is asked.");
        for other in people.iter().filter(|person| person.id() != player.id()) {
            script
                .type_command(other, &["choose"], &[("answer", line.strip_prefix("choose ").unwrap_or(&line).into())])
                .await;
        }
        script.type_line(player, &line).await;
        script.type_command(player, &["mygames"], &[]).await;
        script.press(&people[found.decider.index()], "say:choose 1").await;
    })
    .await;
}

/// Plays the last line of a game, and covers everything that follows from it.
async fn play_last_line(flow: &str, terms: &str, reason: OutcomeReason) {
    let ends = |game: &Game, _| game.outcome().is_some_and(|outcome| outcome.reason == reason);
    let (found, (side, line)) = find_game_before(terms, ends);
    play_flow(flow, Session::Game(&found), async |script: &mut Script<'_>| {
        let people = script.round.clone();
        script.type_line(&people[side.index()], &line).await;
        script.type_command(&people[0], &["board"], &[]).await;
        script.type_command(&people[1], &["statistics"], &[]).await;
        script.type_command(&people[2], &["verify"], &[]).await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_free_for_all_ends() {
    play_last_line("several-end-ffa", "mode=ffa seats=4", OutcomeReason::FinalBattle).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_for_points_ends() {
    play_last_line("several-end-points", "mode=points", OutcomeReason::Points).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_against_a_team_ends() {
    play_last_line("several-end-one", "mode=one-vs-team", OutcomeReason::HeadquartersDestroyed).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_team_game_ends() {
    play_last_line("several-end-teams", "mode=teams board=37", OutcomeReason::FinalBattle).await;
}
