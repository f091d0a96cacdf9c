//! Erasing users: oneself, and a user who has left. Also refusals, and the effects on the erased users' games.

use sztab_sandbox::permission;
use sztab_store::Store;

use super::statistics::{EarlierGame, store_game};
use crate::script::{RememberedButton, Script, Session, play_flow_with_refusals};

const NOON: i64 = 1_795_176_000_000;
const WIN_OUTCOME: &str =
    r#"{"places":[{"rank":1,"points":9},{"rank":2,"points":0}],"cause":"headquarters_destroyed"}"#;

#[tokio::test(flavor = "multi_thread")]
async fn a_person_is_erased_and_results_remain() {
    // Discord has no data on a member who has left.
    play_flow_with_refusals("privacy", Session::None, &[10_013], run_privacy).await;
}

async fn run_privacy(script: &mut Script<'_>) {
    let (ala, ben) = (&script.ala.clone(), &script.ben.clone());
    let (eve, zoe) = (&script.add_person("Eve"), &script.add_stranger("Zoe"));
    let store = Store::open(script.club.database()).await.unwrap();
    let channel = script.add_channel("earlier");
    for (other, name) in [(ala, "Ala"), (zoe, "Zoe")] {
        let players = [(ben.id(), "Ben", "borgo"), (other.id(), name, "moloch")];
        let guild = script.guild;
        store_game(
            &store,
            &EarlierGame { guild, channel, players, is_rated: false, result: Some(WIN_OUTCOME), from: NOON },
            40,
        )
        .await;
    }
    store.close().await;

    script.remark("One's own, by nobody else: what ends with it is said before, and the table closes.");
    script.type_command(ala, &["game", "new"], &[]).await;
    script.press(ben, "lobby:join").await;
    script.type_command(ala, &["privacy"], &[]).await;
    let own = script.remember_button(ala, "erase:");
    script.press_remembered(eve, &own).await;
    script.press_remembered(ala, &own).await;

    script.remark("Somebody else: organisers may, once that person has left.");
    script.type_command(eve, &["privacy"], &[("player", zoe.into())]).await;
    let manager = permission::ORDINARY_MEMBER | permission::MANAGE_GUILD;
    script.club.sandbox.set_permissions(script.guild, ben.id(), manager);
    script.type_command(ben, &["privacy"], &[("player", eve.into())]).await;
    script.type_command(ben, &["privacy"], &[("player", zoe.into())]).await;
    let others = script.remember_button(ben, "erase:");
    script.press_remembered(eve, &others).await;
    script.press_remembered(ben, &others).await;

    script.remark("Made-up buttons.");
    for words in ["erase:0", "erase:everybody", "erase:9223090561878065153", "erase:9223372036854775806"] {
        let made_up =
            RememberedButton { custom_id: format!("b1:0:0:{words}"), label: words.to_owned(), ..others.clone() };
        script.press_remembered(ben, &made_up).await;
    }

    script.remark("The opponent still has the results, against two different people.");
    script.type_command(ben, &["statistics"], &[]).await;
    script.type_command(ala, &["statistics"], &[]).await;
}
