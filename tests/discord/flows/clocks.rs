//! Thinking time, and the agreements that players make about it.

use sztab_neuroshima::rules::Side;
use sztab_referee::clock::{Clock, Control, HOUR};
use sztab_store::{Change, ChannelId, JobChange, NewJob, Store, UnixMs};

use crate::brought::lay_game;
use crate::club::now;
use crate::script::{Script, Session, play_flow, play_flow_with_refusals};

const TURN: &str = "place-hq B2 0
    place-hq D2 0
    draw
    place mutant C3 1
    end
    draw
    place ganger C4 0
    end";

/// Gives the game a clock that has been running for Ala since yesterday, slightly longer than the time she has.
pub(super) async fn run_out(script: &Script<'_>) {
    let store = Store::open(script.club.database()).await.unwrap();
    let game = store.active_in_channel(ChannelId(script.channel)).await.unwrap()[0].id;
    let since = UnixMs(now().0 - 25 * HOUR);
    let clock = Clock::new(Control::PerTurn { hours: 24 }, script.round.len(), Side(0).into(), since);
    let (kind, about, payload) = ("fall".to_owned(), String::new(), String::new());
    let fall = NewJob { subject: None, kind, about, due: now(), payload };
    let change = Change::at(now()).with_clock(Some(serde_json::to_string(&clock).unwrap()));
    store.owe(game, change.with_jobs([JobChange::Plan(fall)])).await.unwrap();
    store.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn falls_draws_and_substitutes() {
    let game = lay_game(["borgo", "hegemony"], ["mutant claws brawler officer", "ganger runner thug gladiator"], TURN);
    play_flow("clocks", Session::Game(&game), clocks).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_fall_is_answered_on_the_private_board_too() {
    let game = lay_game(["borgo", "hegemony"], ["mutant claws brawler officer", "ganger runner thug gladiator"], TURN);
    // A replacement for the deleted post cannot be sent in that channel.
    play_flow_with_refusals("fall-board", Session::Game(&game), &[10_008], async |script: &mut Script<'_>| {
        let (ala, ben) = (&script.ala.clone(), &script.ben.clone());
        script.remark("Ala's clock has fallen, and somebody deletes the post that asks Ben.");
        run_out(script).await;
        script.types(ala, &["draw"], &[]).await;
        script.club.sandbox.delete_message(script.post().id);
        script.types(ala, &["board"], &[]).await;
        script.types(ben, &["board"], &[]).await;
        let claim = script.keep(ben, "fall:claim");
        script.press(ben, "fall:extend").await;
        script.remark("There is time again.");
        script.press_kept(ben, &claim).await;
        script.types(ben, &["board"], &[]).await;
        script.remark("And once more it is over.");
        run_out(script).await;
        script.types(ben, &["draw-offer"], &[]).await;
        script.types(ben, &["board"], &[]).await;
        script.press(ben, "fall:claim").await;
    })
    .await;
}

async fn clocks(script: &mut Script<'_>) {
    let (ala, ben) = (&script.ala.clone(), &script.ben.clone());
    let eve = &script.person("Eve");
    script.remark("Ala's clock has fallen, and Ben has offered a draw. He alone says what becomes of it.");
    run_out(script).await;
    script.types(ben, &["draw-offer"], &[]).await;
    script.types(ben, &["draw-offer"], &[]).await;
    let claim = script.keep(ben, "fall:claim");
    script.press(eve, "fall:claim").await;
    script.press(ala, "fall:claim").await;
    script.press(ben, "fall:wait").await;
    script.types(ala, &["mygames"], &[]).await;
    script.types(ben, &["mygames"], &[]).await;
    script.types(eve, &["mygames"], &[]).await;
    script.press(ben, "fall:extend").await;
    script.press_kept(ben, &claim).await;

    script.remark("The draw: it is for Ala to answer, once.");
    let accept = script.keep(ala, "drawanswer:accept");
    script.press(ben, "drawanswer:accept").await;
    script.press(ala, "drawanswer:refuse").await;
    script.press_kept(ala, &accept).await;
    script.types(ben, &["draw-offer"], &[]).await;

    script.remark("Eve follows the game, then she takes it over.");
    script.types(ben, &["watch"], &[]).await;
    script.types(eve, &["watch"], &[]).await;
    script.types(eve, &["watch"], &[]).await;
    script.types(eve, &["substitute"], &[("player", ben.into()), ("seat", ala.into())]).await;
    script.types(ala, &["substitute"], &[("player", ben.into())]).await;
    script.types(ala, &["substitute"], &[("player", eve.into())]).await;
    script.press(ben, "seatanswer:accept").await;
    script.press(eve, "seatanswer:accept").await;
    script.types(ala, &["draw"], &[]).await;
    script.types(eve, &["draw"], &[]).await;

    script.remark("Both want a draw.");
    script.types(eve, &["draw-offer"], &[]).await;
    script.types(ben, &["draw-offer"], &[]).await;
    script.types(ben, &["draw-offer"], &[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn playing_hours_and_days_off() {
    play_flow("playing-hours", Session::None, async |script: &mut Script<'_>| {
        let ala = &script.ala.clone();
        let hours = ["settings", "hours"];
        script.begins_to_type(ala, &hours, "zone", "wars").await;
        script.begins_to_type(ala, &hours, "zone", "kijow").await;
        script.begins_to_type(ala, &hours, "zone", "UTC-12").await;
        script.types(ala, &hours, &[("zone", "EST".into())]).await;
        script.types(ala, &hours, &[("zone", "Etc/GMT-5".into())]).await;
        script.types(ala, &hours, &[("zone", "GMT+1".into())]).await;
        script.types(ala, &hours, &[("zone", "Nowhere".into())]).await;
        let few = [("zone", "Europe/Warsaw".into()), ("from", 8_i64.into()), ("to", 10_i64.into())];
        script.types(ala, &hours, &few).await;
        script.types(ala, &hours, &few[..2]).await;
        let day = [("zone", "Варшава".into()), ("from", 8_i64.into()), ("to", 22_i64.into())];
        script.types(ala, &hours, &day).await;
        script.types(ala, &hours, &day[..1]).await;
        let vacation = ["settings", "vacation"];
        script.types(ala, &vacation, &[("days", 0_i64.into())]).await;
        script.types(ala, &vacation, &[("days", 5_i64.into()), ("from", "soon".into())]).await;
        script.types(ala, &vacation, &[("days", 40_i64.into())]).await;
        script.types(ala, &vacation, &[("days", 5_i64.into())]).await;
        script.types(ala, &vacation, &[("days", 5_i64.into())]).await;
        script.types(ala, &vacation, &[("days", 0_i64.into())]).await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_with_a_clock_and_a_mirror() {
    play_flow("clock-terms", Session::None, async |script: &mut Script<'_>| {
        let ala = &script.ala.clone();
        script.begins_to_type(ala, &["game", "new"], "clock", "").await;
        script.begins_to_type(ala, &["game", "new"], "clock", "36+6").await;
        script.types(ala, &["game", "new"], &[("clock", "soon".into())]).await;
        let terms = [("clock", "36+6<48".into()), ("mirrored", 1_i64.into())];
        script.types(ala, &["game", "new"], &terms).await;
        script.press(ala, "lobby:cancel").await;
        script.types(ala, &["game", "new"], &[("clock", "30m".into()), ("mirrored", 0_i64.into())]).await;
        script.press(ala, "lobby:cancel").await;
        script.types(ala, &["game", "new"], &[("clock", "none".into())]).await;
        script.press(ala, "lobby:cancel").await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_battle_calls_those_who_follow_the_game() {
    let game = lay_game(["borgo", "hegemony"], ["mutant claws battle officer", "ganger runner thug gladiator"], TURN);
    play_flow("watching", Session::Game(&game), async |script: &mut Script<'_>| {
        let (ala, ben) = (&script.ala.clone(), &script.ben.clone());
        let [eve, joe] = ["Eve", "Joe"].map(|name| script.person(name));
        script.types(&eve, &["watch"], &[]).await;
        script.types(&joe, &["watch"], &[]).await;
        script.types(&joe, &["watch"], &[]).await;
        script.remark("Ben wants to hear that Ala's turn has begun.");
        script.types(ben, &["settings", "mine"], &[]).await;
        script.select(ben, "settings:mine switches", &["next-up"]).await;
        script.types(ala, &["draw"], &[]).await;
        script.types(ala, &["discard"], &[("tile", "claws".into())]).await;
        script.remark("Eve follows the game, Joe no longer.");
        script.types(ala, &["battle"], &[]).await;
    })
    .await;
}
