//! Misuse and failures in a season: users who are not organisers, old buttons, simultaneous presses, and a channel that
//! is closed or deleted.

use sztab_league::rules::{Balance, FactionMode, Format, Rules};
use sztab_sandbox::permission;

use crate::script::{Script, Session, play_flow_with_refusals};

use super::season_match::{add_organiser, create};
use super::season_round::seed_and_start;

/// Discord's error code for a missing permission.
const MISSING_PERMISSIONS: u32 = 50_013;

#[tokio::test(flavor = "multi_thread")]
async fn mistakes_in_a_season_are_refused() {
    play_flow_with_refusals("season-wrong", Session::None, &[MISSING_PERMISSIONS], run_mistakes).await;
}

async fn run_mistakes(script: &mut Script<'_>) {
    let (ala, ben) = (&script.ala.clone(), &script.ben.clone());
    let (olga, eve) = (&add_organiser(script), &script.add_person("Eve"));
    script.remark("Where matches could have no threads, no season is created.");
    let (sandbox, channel) = (script.club.sandbox.clone(), script.channel);
    let without = permission::ORDINARY_MEMBER & !permission::CREATE_PUBLIC_THREADS;
    sandbox.set_app_permissions_in(channel, without);
    let options = [("league", "Summit".into()), ("preset", 0_i64.into())];
    script.type_command(olga, &["season", "new"], &options).await;
    sandbox.set_app_permissions_in(channel, permission::ORDINARY_MEMBER);
    script.type_command(ala, &["season", "new"], &options).await;
    script.type_command(ala, &["league", "show"], &[]).await;
    let rules = |rules: &mut Rules| {
        rules.factions.mode = FactionMode::Given { rounds: vec![["borgo".to_owned(), "moloch".to_owned()]] };
        rules.stages[0].format = Format::Swiss { rounds: Some(1), balance: Balance::None };
    };
    create(script, olga, 0, rules).await;
    script.type_command(ala, &["league", "join"], &[]).await;
    script.type_command(ala, &["season", "open"], &[]).await;
    script.type_command(olga, &["season", "start"], &[]).await;
    script.type_command(olga, &["season", "open"], &[]).await;
    script.type_command(olga, &["season", "start"], &[]).await;
    script.press_post(ala, "join:").await;
    script.press_post(ben, "join:").await;
    seed_and_start(script, olga, "1\n2").await;

    script.remark("Not a player, not a judge.");
    script.press_post(eve, "begin:1").await;
    script.press_post(eve, "give-up:1").await;
    script.fill(eve, "call:1", &[("reason", "I was there.")]).await;
    script.type_command(eve, &["season", "queue"], &[]).await;
    script.type_command(ala, &["league", "report"], &[("result", 0_i64.into()), ("hq", "12:5".into())]).await;
    script.type_command(ala, &["league", "challenge"], &[("opponent", ben.into())]).await;
    script.type_command(ala, &["league", "sit-out"], &[]).await;
    script.type_command(ala, &["league", "extend"], &[("days", 30_i64.into())]).await;

    script.remark("A match needs a thread, which the bot may no longer make: the organiser hears of it.");
    sandbox.set_app_permissions_in(channel, without);
    let begin = script.remember_button(ala, "begin:1");
    script.press_post(ala, "begin:1").await;
    script.press_post(ben, "begin:1").await;
    script.wait_for_direct_messages(olga, 1).await;
    script.press_remembered(ala, &begin).await;

    script.remark("Judges give reasons, and take back what can be taken back.");
    let result = [("match", "1".into()), ("result", 2_i64.into()), ("reason", "   ".into()), ("winner", ala.into())];
    script.type_command(olga, &["season", "result"], &result).await;
    script.type_command(olga, &["season", "void"], &[("line", "1".into()), ("reason", "A slip.".into())]).await;
    script.type_command(olga, &["season", "cancel"], &[]).await;
    script.fill(olga, "cancel:", &[("reason", "Too few.")]).await;
    script.press_remembered(ben, &begin).await;
    script.type_command(ala, &["league", "join"], &[]).await;
}
