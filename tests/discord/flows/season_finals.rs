//! A season, and the finals between its top two.

use sztab_league::rules::{Balance, FactionMode, Format, Publication, Qualification, Rules};
use sztab_sandbox::OptionValue;

use crate::script::{Script, Session, play_flow};

use super::season_match::{add_organiser, create};
use super::season_round::seed_and_start;

/// The position of the preset with finals among the choices.
const CHAMPIONSHIP: i64 = 3;

#[tokio::test(flavor = "multi_thread")]
async fn finals_of_a_season_are_played() {
    play_flow("season-finals", Session::None, run_finals).await;
}

async fn run_finals(script: &mut Script<'_>) {
    let (ala, ben) = (&script.ala.clone(), &script.ben.clone());
    let (olga, eve) = (&add_organiser(script), &script.add_person("Eve"));
    let rules = |rules: &mut Rules| {
        rules.factions.mode = FactionMode::Given { rounds: vec![["borgo".to_owned(), "moloch".to_owned()]] };
        rules.calendar.publication = Publication::ByHand;
        rules.stages[0].format = Format::Swiss { rounds: Some(1), balance: Balance::None };
        rules.stages[1].entrants = Qualification::Table { count: 2 };
    };
    create(script, olga, CHAMPIONSHIP, rules).await;
    script.type_command(olga, &["season", "open"], &[]).await;
    for player in [ala, ben, eve] {
        script.press_post(player, "join:").await;
    }
    seed_and_start(script, olga, "1\n2\n3").await;
    script.type_command(olga, &["season", "round"], &[]).await;
    script.press(olga, "publish:").await;

    script.remark("The finals, for organisers.");
    script.type_command(ala, &["season", "finals"], &[]).await;
    let result = |number: &'static str, kind: i64| -> Vec<(&'static str, OptionValue)> {
        vec![("match", number.into()), ("result", kind.into()), ("reason", "Seen.".into())]
    };
    let mut won = result("1", 0);
    won.extend([("winner", ala.into()), ("hq", "12:5".into())]);
    script.type_command(olga, &["season", "result"], &won).await;
    script.type_command(olga, &["season", "finals"], &[]).await;
    script.press(olga, "finals-sure:").await;
    script.type_command(olga, &["season", "round"], &[]).await;
    script.press(olga, "publish:").await;

    script.remark("In a bracket somebody has to win.");
    script.type_command(olga, &["season", "result"], &result("2", 3)).await;
    let mut walkover = result("2", 2);
    script.type_command(olga, &["season", "result"], &walkover).await;
    walkover.push(("winner", ben.into()));
    script.type_command(olga, &["season", "result"], &walkover).await;
    walkover.pop();
    walkover.push(("winner", ala.into()));
    script.type_command(olga, &["season", "result"], &walkover).await;
    script.type_command(olga, &["season", "end"], &[]).await;
    let end = script.remember_button(olga, "life:end");
    script.press(olga, "life:end").await;
    script.press_remembered(olga, &end).await;
}
