//! Settings of a user and of a server.

use sztab_sandbox::permission;

use crate::script::{Script, Session, play_flow};

#[tokio::test(flavor = "multi_thread")]
async fn personal_and_server_settings_are_changed() {
    play_flow("settings", Session::None, run_settings).await;
}

async fn run_settings(script: &mut Script<'_>) {
    let (ala, ben) = (&script.ala.clone(), &script.ben.clone());
    script.remark("One's own: another language counts at once, and the other settings too.");
    script.type_command(ben, &["settings", "mine"], &[]).await;
    script.select(ben, "set-mine:colours", &["colour-blind"]).await;
    script.select(ben, "set-mine:language", &["uk"]).await;
    script.type_command(ben, &["draw"], &[]).await;
    script.select(ben, "set-mine:language", &["-"]).await;

    script.remark("The server's: for those who manage it.");
    script.type_command(ben, &["settings", "server"], &[]).await;
    let may = permission::ORDINARY_MEMBER | permission::MANAGE_GUILD;
    script.club.sandbox.set_permissions(script.guild, ala.id(), may);
    let (games, organisers) = (script.add_channel("games"), script.add_role("Organisers"));
    script.type_command(ala, &["settings", "server"], &[]).await;
    script.select(ala, "set-server:channels", &[&games.to_string()]).await;
    script.select(ala, "set-server:organisers", &[&organisers.to_string()]).await;
    script.select(ala, "set-server:place", &["here"]).await;
    script.select(ala, "set-server:clock", &["24h"]).await;
    script.select(ala, "set-server:language", &["pl"]).await;

    script.remark("They count: tables are opened elsewhere, played there, in Polish, a day for a turn.");
    script.type_command(ben, &["game", "new"], &[]).await;
    script.channel = games;
    script.type_command(ben, &["game", "new"], &[]).await;
    script.remark("An organiser may cancel a table at which they do not sit.");
    let eve = &script.add_person("Eve");
    script.press(eve, "lobby:cancel").await;
    script.club.sandbox.give_role(script.guild, eve.id(), organisers);
    script.press(eve, "lobby:cancel").await;
}
