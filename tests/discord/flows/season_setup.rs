//! A season that an organiser sets up and takes to its first round.

use sztab_sandbox::permission;

use crate::script::{Script, Session, play_flow};

#[tokio::test(flavor = "multi_thread")]
async fn a_season_is_set_up() {
    play_flow("season-setup", Session::None, set_up).await;
}

/// The flow: settings page by page, entry, seeds, start.
pub async fn set_up(script: &mut Script<'_>) {
    let (ala, ben) = (&script.ala.clone(), &script.ben.clone());
    let eve = &script.add_person("Eve");
    script.club.sandbox.set_permissions(script.guild, ala.id(), permission::ORDINARY_MEMBER | permission::MANAGE_GUILD);
    script.remark("Only organisers create seasons.");
    let options = [("league", "Zima".into()), ("preset", 0_i64.into())];
    script.type_command(ben, &["season", "new"], &options).await;
    script.type_command(ala, &["season", "new"], &options).await;

    script.remark("Each page of the settings.");
    for page in [
        "ratings",
        "format",
        "tie-breaks",
        "divisions",
        "finals",
        "factions",
        "whitelist",
        "entry",
        "entrants",
        "absences",
        "calendar",
        "round",
        "reminders",
        "late",
        "match",
    ] {
        script.select(ala, "settings:", &[page]).await;
    }
    script.select(ala, "set:kind", &["mirrored-fresh"]).await;
    script.select(ala, "settings:", &["calendar"]).await;
    script.select(ala, "set:publication", &["by-hand"]).await;
    script.select(ala, "settings:", &["finals"]).await;
    script.select(ala, "set:finals", &["cup-third"]).await;
    script.select(ala, "set:qualified", &["table-2"]).await;

    script.remark("Entry opens: few settings are left.");
    script.press(ala, "organise:").await;
    script.press(ala, "life:open").await;
    script.type_command(ala, &["season", "settings"], &[]).await;
    script.press_post(ben, "join:").await;
    script.press_post(eve, "join:").await;
    script.press_post(ala, "join:").await;
    script.remark("Organise answers organisers only.");
    script.press_post(ben, "organise:").await;
    script.press_post(ala, "organise:").await;
    script.press(ala, "entries:").await;
    script.select(ala, "entrant:", &["1"]).await;

    script.remark("Seeds, and the beginning.");
    script.type_command(ala, &["season", "seeds"], &[]).await;
    script.press(ala, "organise:").await;
    script.press(ala, "life:start").await;
    script.press(ala, "life:pause").await;
    script.press(ala, "life:resume").await;
    script.type_command(ala, &["season", "end"], &[]).await;
    script.type_command(ala, &["season", "cancel"], &[]).await;
}
