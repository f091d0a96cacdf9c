//! Lobbies for three or four players: modes and variants, seats and teams, invitations, and the computer player in free
//! seats.

use crate::club::TIMEOUT;
use crate::script::{Script, Session, play_flow};

/// The positions of the choices in their options, in the order in which Discord shows them.
const FIRST_HOST: i64 = 1;
const HERE: i64 = 1;
const RANDOM: i64 = 1;
const DRAFT: i64 = 2;
const CASUAL: i64 = 0;

#[tokio::test(flavor = "multi_thread")]
async fn two_teams_are_formed() {
    play_flow("lobby-teams", Session::None, run_teams).await;
}

async fn run_teams(script: &mut Script<'_>) {
    let (ala, ben) = (&script.ala.clone(), &script.ben.clone());
    let [eve, dan] = &["Eve", "Dan"].map(|name| script.add_person(name));
    script.remark("Ala invites Ben and Eve to a game of teams; the fourth seat is for anyone.");
    script.start_typing(ala, &["game", "new"], "mode", "").await;
    script.start_typing(ala, &["game", "new"], "variant", "").await;
    let options = [
        ("mode", "teams".into()),
        ("opponent", ben.into()),
        ("opponent2", eve.into()),
        ("first", FIRST_HOST.into()),
        ("place", HERE.into()),
    ];
    script.type_command(ala, &["game", "new"], &options).await;
    script.press(dan, "lobby:join").await;
    script.press(ben, "lobby:join").await;
    script.press(ben, "lobby:change-seat").await;
    script.select(eve, "lobby:faction", &["moloch"]).await;
    script.remark("Everybody may read the terms, the host may change them; the others agree anew.");
    script.press_post(ben, "terms:").await;
    script.press_post(ala, "terms:").await;
    script.select(ala, "terms:vary", &["moloch=off"]).await;
    script.select(ala, "terms:vary", &["board=37"]).await;
    script.press_post(eve, "lobby:agree").await;
    script.press_post(dan, "lobby:agree").await;
    script.remark("Dan leaves, and Sztab takes the free seat. Seats and teams are drawn by lot only by the host.");
    script.press_post(dan, "lobby:leave").await;
    script.press_post(eve, "lobby:fill").await;
    script.press_post(ala, "lobby:fill").await;
    script.press_post(ben, "lobby:agree").await;
    script.press_post(ben, "lobby:change-seat").await;
    script.select(ala, "lobby:faction", &["moloch"]).await;
    script.select(ben, "lobby:faction", &["hegemony"]).await;
    script.select(ala, "lobby:faction", &["borgo"]).await;
    let start = script.remember_button(ala, "lobby:start");
    script.press_post(ben, "lobby:change-seat").await;
    script.remark("A start that was pressed before the teams changed does not count.");
    script.press_remembered(eve, &start).await;
    script.press(ala, "lobby:start").await;
    wait_until_begun(script).await;
}

async fn wait_until_begun(script: &mut Script<'_>) {
    let begun = script
        .club
        .sandbox
        .wait_for(script.channel, TIMEOUT, |m| m.attachments.iter().any(|file| file.filename == "board.png"));
    begun.await.unwrap();
    script.record_changes().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_free_for_all_is_opened_and_begun() {
    play_flow("lobby-modes", Session::None, async |script: &mut Script<'_>| {
        let (ala, ben) = (&script.ala.clone(), &script.ben.clone());
        let eve = &script.add_person("Eve");
        script.remark("What does not go together is refused.");
        for options in [
            vec![("mode", "chess".into())],
            vec![("mode", "ffa-3".into()), ("variant", "board=37".into())],
            vec![("mode", "free".into())],
            vec![("variant", "mixed terrian".into())],
            vec![("variant", "terrain".into())],
            vec![("variant", "teleport".into())],
            vec![("variant", "tarrain=mixed".into())],
            vec![("variant", "terrain=mixd".into())],
            vec![("variant", "terrain=desert".into())],
            vec![("variant", "terrain=jungle:B2+C9".into())],
            vec![("variant", "start=late".into())],
            vec![("variant", "readings=O-01".into())],
            vec![("mode", "ffa-3".into()), ("armies", DRAFT.into())],
            vec![("mode", "points-4".into()), ("rated", true.into())],
            vec![("mode", "one-vs-team".into()), ("first", FIRST_HOST.into())],
            vec![("opponent", ben.into()), ("opponent2", eve.into())],
            vec![("mode", "ffa-3".into()), ("opponent", ben.into()), ("opponent2", ben.into())],
        ] {
            script.type_command(ala, &["game", "new"], &options).await;
        }
        script.remark("A duel becomes a game for points, then one against a team, then a free-for-all of four.");
        let options = [("armies", RANDOM.into()), ("place", HERE.into()), ("first", FIRST_HOST.into())];
        script.type_command(ala, &["game", "new"], &options).await;
        script.press_post(ala, "terms:").await;
        script.select(ala, "terms:mode", &["mode=points-3"]).await;
        script.press(ben, "lobby:join").await;
        script.press(eve, "lobby:join").await;
        script.select(ala, "terms:mode", &["mode=duel"]).await;
        script.select(ala, "terms:mode", &["mode=one-vs-team"]).await;
        script.select(ala, "terms:mode", &["mode=ffa-4"]).await;
        script.press_post(ben, "lobby:agree").await;
        script.press_post(eve, "lobby:agree").await;
        script.select(ala, "terms:house", &["casual"]).await;
        script.select(ala, "terms:house", &["-"]).await;
        script.select(ala, "terms:house", &["strong"]).await;
        script.press_post(ala, "lobby:cancel").await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_plays_alone_against_a_team_of_computer_players() {
    play_flow("lobby-alone", Session::None, async |script: &mut Script<'_>| {
        let ala = &script.ala.clone();
        let options = [
            ("mode", "one-vs-team".into()),
            ("strength", CASUAL.into()),
            ("place", HERE.into()),
            ("variant", "reinforcements=on".into()),
        ];
        script.type_command(ala, &["game", "new"], &options).await;
        script.select(ala, "lobby:faction", &["random"]).await;
        script.press(ala, "lobby:leave").await;
    })
    .await;
}
