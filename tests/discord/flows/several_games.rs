//! Games with three and four players: a turn, a Battle in which several players have to decide, and the end of each
//! mode.

use std::cell::RefCell;

use sztab_neuroshima::rules::{Game, OutcomeReason, Side};

use crate::brought::{Found, army, find_on, lay_game_on};
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
fn before(terms: &str, wanted: impl Fn(&Game, Side) -> bool) -> (Found, (Side, String)) {
    let terms: sztab_neuroshima::rules::Terms = terms.parse().unwrap();
    let armies = ARMIES[..usize::from(terms.seats)].iter().map(|id| army(id)).collect();
    let mut found = find_on(terms, armies, |game, side, _| wanted(game, side));
    let last = found.lines.pop().unwrap();
    (found, last)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_of_two_teams() {
    let tops = ["blocker", "mutant claws", "gladiator runner move", "hmg runner sniper"];
    let begun = lay_game_on("mode=teams", &ARMIES, &tops, TURNS);
    play_flow("several-turn", Session::Game(&begun), async |script: &mut Script<'_>| {
        let [ala, ben, ewa, jan] = &script.round.clone()[..] else { panic!("four") };
        script.remark("Ewa's turn. Her ally may look, but not act.");
        script.press(ewa, "say:draw").await;
        script.types(ben, &["play"], &[("what", "end".into())]).await;
        script.types(ala, &["play"], &[("what", "end".into())]).await;
        script.types(ala, &["hand"], &[]).await;
        script.types(jan, &["tiles"], &[]).await;
        script.types(ewa, &["orders"], &[]).await;
        script.types(ala, &["whatif"], &[]).await;
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
async fn a_battle_in_which_several_decide() {
    // One side has answered, and another side has to answer next in the same Battle.
    let asked: RefCell<Option<Side>> = RefCell::default();
    let (found, (side, line)) = before("mode=ffa seats=4", |game, side| {
        let before = asked.replace(game.decision().map(|decision| decision.decider));
        let next = game.decision().map(|decision| decision.decider);
        before == Some(side) && next.is_some_and(|next| next != side)
    });
    play_flow("several-battle", Session::Game(&found), async |script: &mut Script<'_>| {
        let people = script.round.clone();
        let player = &people[side.index()];
        script.remark("A Battle stands still until one side has answered, and then another one is asked.");
        for other in people.iter().filter(|person| person.id() != player.id()) {
            script.types(other, &["choose"], &[("answer", line.strip_prefix("choose ").unwrap_or(&line).into())]).await;
        }
        script.types_line(player, &line).await;
        script.types(player, &["mygames"], &[]).await;
        script.press(&people[found.decider.index()], "say:choose 1").await;
    })
    .await;
}

/// Plays the last line of a game, and covers everything that follows from it.
async fn ends(flow: &str, terms: &str, reason: OutcomeReason) {
    let ends = |game: &Game, _| game.outcome().is_some_and(|outcome| outcome.reason == reason);
    let (found, (side, line)) = before(terms, ends);
    play_flow(flow, Session::Game(&found), async |script: &mut Script<'_>| {
        let people = script.round.clone();
        script.types_line(&people[side.index()], &line).await;
        script.types(&people[0], &["board"], &[]).await;
        script.types(&people[1], &["statistics"], &[]).await;
        script.types(&people[2], &["verify"], &[]).await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_free_for_all_ends() {
    ends("several-end-ffa", "mode=ffa seats=4", OutcomeReason::FinalBattle).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_for_points_ends() {
    ends("several-end-points", "mode=points", OutcomeReason::Points).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_against_a_team_ends() {
    ends("several-end-one", "mode=one-vs-team", OutcomeReason::HeadquartersDestroyed).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_teams_ends() {
    ends("several-end-teams", "mode=teams board=37", OutcomeReason::FinalBattle).await;
}
