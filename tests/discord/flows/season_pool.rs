//! Pools of armies: declared in secret, banned and picked in turn, abandoned.

use sztab_league::rules::{Balance, FactionMode, Format, Rules, Step};

use crate::script::{Script, Session, play_flow};

use super::season_match::{add_organiser, create};
use super::season_round::seed_and_start;

#[tokio::test(flavor = "multi_thread")]
async fn pools_of_a_season_are_declared() {
    play_flow("season-pool", Session::None, run_pools).await;
}

async fn run_pools(script: &mut Script<'_>) {
    let (ala, ben, olga) = (&script.ala.clone(), &script.ben.clone(), &add_organiser(script));
    let rules = |rules: &mut Rules| {
        rules.factions.mode = FactionMode::Pool { size: 2, steps: Step::for_pools() };
        rules.stages[0].format = Format::Swiss { rounds: Some(1), balance: Balance::None };
    };
    create(script, olga, 0, rules).await;
    script.type_command(olga, &["season", "open"], &[]).await;
    script.press_post(ala, "join:").await;
    script.select(ala, "pool-declare:", &["borgo", "moloch"]).await;
    script.press_post(ben, "join:").await;
    script.type_command(ben, &["league", "armies"], &[("army1", "borgo".into())]).await;
    script.type_command(ben, &["league", "armies"], &[("army1", "borgo".into()), ("army2", "outpost".into())]).await;
    script.type_command(olga, &["league", "armies"], &[]).await;
    seed_and_start(script, olga, "1\n2").await;
    script.type_command(ala, &["league", "armies"], &[("army1", "borgo".into()), ("army2", "outpost".into())]).await;

    script.remark("The second player bans first, of the other one's pool.");
    script.press(ala, "factions:1").await;
    script.press(ben, "factions:1").await;
    script.select(ben, "name-faction:1", &["borgo"]).await;
    script.press(ala, "factions:1").await;
    script.select(ala, "name-faction:1", &["outpost"]).await;
    script.press(ala, "factions:1").await;
    script.select(ala, "name-faction:1", &["moloch"]).await;
    script.press(ben, "factions:1").await;
    script.select(ben, "name-faction:1", &["hegemony"]).await;
    script.press_post(ala, "begin:1").await;
    script.press_post(ala, "give-up:1").await;
    script.press(ala, "give-up-sure:1").await;
}
