//! Before the game: an invitation, an open seat, ban and pick, and a second game with the armies swapped.

use crate::club::TIMEOUT;
use crate::script::{Script, Session, play_flow};

/// The positions of the choices in their options, in the order in which Discord shows them.
const FIRST_HOST: i64 = 1;
const HERE: i64 = 1;
const DRAFT: i64 = 2;

#[tokio::test(flavor = "multi_thread")]
async fn an_invitation_and_a_rematch_are_accepted() {
    play_flow("invitation", Session::None, run_invitation).await;
}

async fn run_invitation(script: &mut Script<'_>) {
    let (ala, ben) = (&script.ala.clone(), &script.ben.clone());
    let eve = &script.add_person("Eve");
    script.remark("Ben is invited, and his seat is kept.");
    script.start_typing(ala, &["game", "new"], "army", "").await;
    let options = [("opponent", ben.into()), ("army", "borgo".into()), ("first", FIRST_HOST.into())];
    script.type_command(ala, &["game", "new"], &options).await;
    script.press(eve, "lobby:join").await;
    script.type_command(ala, &["board"], &[]).await;
    script.press(ben, "lobby:join").await;
    script.remark("Two of the same army cannot start; an army of one's own can be chosen.");
    script.select(ben, "lobby:faction", &["borgo"]).await;
    script.select(eve, "lobby:faction", &["moloch"]).await;
    script.select(ben, "lobby:faction", &["hegemony"]).await;
    script.press(eve, "lobby:cancel").await;
    let start = script.remember_button(ala, "lobby:start");
    script.press(ala, "lobby:start").await;
    script.press_remembered(ben, &start).await;
    let [thread] = script.club.sandbox.threads(script.guild).try_into().unwrap();

    script.remark("In the thread: Ala resigns, which is asked once, and Ben wants a rematch.");
    script.channel = thread.id;
    script.type_command(eve, &["resign"], &[]).await;
    script.type_command(ala, &["resign"], &[]).await;
    script.press(ala, "do:resign").await;
    script.press(eve, "rematch:").await;
    script.press(ben, "rematch:").await;
    script.press(ala, "lobby:join").await;
    script.press(ala, "lobby:cancel").await;
    script.type_command(ala, &["rematch"], &[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_open_seat_is_taken() {
    play_flow("open-seat", Session::None, async |script: &mut Script<'_>| {
        let (ala, ben) = (&script.ala.clone(), &script.ben.clone());
        let terms = [("armies", 1_i64.into()), ("place", HERE.into()), ("rated", true.into()), ("odds", false.into())];
        script.type_command(ala, &["game", "new"], &terms).await;
        script.remark("Ben wants a table here too, and takes the seat at the one that is here already.");
        script.type_command(ben, &["game", "new"], &[("place", HERE.into())]).await;
        script.press(ben, "lobby:join").await;
        script.press(ben, "lobby:leave").await;
        script.press(ala, "lobby:join").await;
        script.press(ala, "lobby:cancel").await;
        script.remark("Where there is no game, commands say how to open one.");
        script.type_command(ben, &["draw"], &[]).await;
        script.remark("An army cannot be named where armies are dealt, nor oneself invited.");
        script.type_command(ala, &["game", "new"], &[("armies", 1_i64.into()), ("army", "borgo".into())]).await;
        script.type_command(ala, &["game", "new"], &[("opponent", ala.into())]).await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn armies_are_banned_and_picked() {
    play_flow("draft", Session::None, async |script: &mut Script<'_>| {
        let (ala, ben) = (&script.ala.clone(), &script.ben.clone());
        let terms = [("armies", DRAFT.into()), ("place", HERE.into()), ("first", FIRST_HOST.into())];
        script.type_command(ala, &["game", "new"], &terms).await;
        script.press(ben, "lobby:join").await;
        script.remark("It is Ben's turn to ban, not Ala's.");
        script.select(ala, "lobby:draft", &["borgo"]).await;
        script.select(ben, "lobby:draft", &["borgo"]).await;
        script.select(ala, "lobby:draft", &["hegemony"]).await;
        script.select(ben, "lobby:draft", &["moloch"]).await;
        script.press(ben, "lobby:start").await;
        let begun = script
            .club
            .sandbox
            .wait_for(script.channel, TIMEOUT, |m| m.attachments.iter().any(|file| file.filename == "board.png"));
        begun.await.unwrap();
    })
    .await;
}
