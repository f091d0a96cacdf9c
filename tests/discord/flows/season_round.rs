//! A round that organisers review, change and publish.

use sztab_league::rules::{Balance, Format, Publication, Rules};
use sztab_sandbox::Person;

use crate::script::{Script, Session, play_flow};

use super::season_match::{add_organiser, create};

#[tokio::test(flavor = "multi_thread")]
async fn a_round_of_a_season_is_published() {
    play_flow("season-round", Session::None, run_round).await;
}

/// Sets the seeds by hand, so that nothing depends on lots, and starts the season.
pub async fn seed_and_start(script: &mut Script<'_>, olga: &Person, order: &str) {
    script.type_command(olga, &["season", "seeds"], &[]).await;
    script.fill(olga, "order:", &[("value", order)]).await;
    script.press(olga, "life:start").await;
}

async fn run_round(script: &mut Script<'_>) {
    let (ala, ben) = (&script.ala.clone(), &script.ben.clone());
    let (olga, eve, dan) = (&add_organiser(script), &script.add_person("Eve"), &script.add_person("Dan"));
    let rules = |rules: &mut Rules| {
        rules.calendar.publication = Publication::ByHand;
        rules.absences.allowed = 1;
        rules.stages[0].format = Format::Swiss { rounds: Some(2), balance: Balance::None };
    };
    create(script, olga, 0, rules).await;
    script.type_command(olga, &["season", "open"], &[]).await;
    for player in [ala, ben, eve, dan] {
        script.press_post(player, "join:").await;
    }
    seed_and_start(script, olga, "1\n2\n3\n4").await;

    script.remark("The preview is private; an exchange names what it breaks.");
    script.type_command(ala, &["season", "round"], &[]).await;
    script.type_command(olga, &["season", "entries"], &[]).await;
    script.select(olga, "entrant:", &["1"]).await;
    script.select(olga, "apart:", &["2"]).await;
    script.type_command(olga, &["season", "round"], &[]).await;
    let old = script.remember_button(olga, "publish:");
    script.select(olga, "exchange:", &["3"]).await;
    script.select(olga, "exchange:", &["2"]).await;

    script.remark("Somebody sits out: what was shown is no longer the round.");
    script.type_command(dan, &["league", "sit-out"], &[]).await;
    script.press_remembered(olga, &old).await;
    script.type_command(dan, &["league", "sit-out"], &[]).await;
    script.type_command(olga, &["season", "round"], &[]).await;
    script.press(olga, "publish:").await;
    script.press_remembered(olga, &old).await;
    script.type_command(dan, &["league", "sit-out"], &[("round", 1_i64.into())]).await;
    script.type_command(ala, &["league", "round"], &[]).await;
}
