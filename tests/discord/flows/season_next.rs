//! The end of a season with two divisions, and the next one.

use sztab_league::rules::{FactionMode, PromotionRules, Rules};
use sztab_sandbox::Person;

use crate::script::{Script, Session, play_flow};

use super::season_match::{add_organiser, create};
use super::season_round::seed_and_start;

/// The position of the preset with divisions among the choices.
const DIVISIONS: i64 = 2;

#[tokio::test(flavor = "multi_thread")]
async fn a_season_follows_another() {
    play_flow("season-next", Session::None, run_next_season).await;
}

async fn run_next_season(script: &mut Script<'_>) {
    let (ala, ben) = (&script.ala.clone(), &script.ben.clone());
    let (olga, eve, dan) = (&add_organiser(script), &script.add_person("Eve"), &script.add_person("Dan"));
    let rules = |rules: &mut Rules| {
        rules.factions.mode = FactionMode::Given { rounds: vec![["borgo".to_owned(), "moloch".to_owned()]] };
        rules.stages[0].divisions = vec![2, 2];
        rules.promotion = Some(PromotionRules { moving: 1, sizes: vec![2, 2] });
    };
    create(script, olga, DIVISIONS, rules).await;
    script.type_command(olga, &["season", "open"], &[]).await;
    let players: [&Person; 4] = [ala, ben, eve, dan];
    for player in players {
        script.press_post(player, "join:").await;
    }
    seed_and_start(script, olga, "1\n2\n\n3\n4").await;

    script.remark("The season cannot end while matches are open.");
    script.type_command(olga, &["season", "end"], &[]).await;
    script.press(olga, "life:end").await;
    for (number, winner) in [("1", ala), ("2", eve)] {
        let options =
            [("match", number.into()), ("result", 2_i64.into()), ("reason", "Seen.".into()), ("winner", winner.into())];
        script.type_command(olga, &["season", "result"], &options).await;
    }
    script.type_command(olga, &["season", "next"], &[]).await;
    script.type_command(olga, &["season", "end"], &[]).await;
    script.press(olga, "life:end").await;

    script.remark("Those who return stand as they moved.");
    script.press(olga, "life:next").await;
    script.type_command(olga, &["season", "next"], &[("season", "1".into())]).await;
    script.type_command(olga, &["season", "open"], &[]).await;
    for player in players {
        script.press_post(player, "join:").await;
    }
    script.type_command(olga, &["season", "seeds"], &[]).await;
    script.press(olga, "seed:last-table").await;
    script.press(olga, "seeds:1").await;
}
