//! Erasing people from seasons.

use sztab_sandbox::{OptionValue, permission};

use crate::hall::LeagueServer;

#[tokio::test(flavor = "multi_thread")]
async fn a_player_who_has_left_is_a_number_in_the_season() {
    let hall = LeagueServer::open(3).await;
    hall.enter_season("Winter", "swiss").await;
    let (guild, sandbox) = (hall.club.guild, &hall.club.sandbox);
    let gone = &hall.players[0];
    let whom = || [("user", OptionValue::User(gone.id()))];
    let refused = hall.run_command(&hall.players[1], &["season", "erase"], &whom()).await;
    assert!(refused.content.contains("Only organisers"), "{}", refused.content);
    let here = hall.run_command(&hall.olga, &["season", "erase"], &whom()).await;
    assert!(here.content.contains("still on the server"), "{}", here.content);
    sandbox.remove_member(guild, gone.id());

    let asked = hall.run_command(&hall.olga, &["season", "erase"], &whom()).await;
    assert!(asked.content.contains("can't be undone"), "{}", asked.content);
    assert!(asked.content.contains("Seasons that are left"), "what ends is said before: {}", asked.content);
    let stranger = hall.players[1].press(asked.id, &asked.buttons().next().unwrap().custom_id).await;
    assert!(stranger.is_err(), "nobody else sees the button");
    let erased = hall.press(&hall.olga, &asked, "Erase for good").await;
    assert!(erased.content.contains("Player 1"), "{}", erased.content);
    let again = hall.run_command(&hall.olga, &["season", "erase"], &whom()).await;
    assert!(again.content.contains("doesn't take part"), "{}", again.content);
    let log = hall.run_command(&hall.olga, &["league", "log"], &[]).await;
    let said = format!("{log:?}");
    assert!(said.contains("Player 1") && !said.contains("Player1"), "{said}");
}

#[tokio::test(flavor = "multi_thread")]
async fn season_posts_use_the_language_of_the_server() {
    let mut club = crate::club::Club::open().await;
    club.guild = club.sandbox.add_guild("Heks", "pl");
    let hall = LeagueServer::from_club(club, 0);
    hall.run_command(&hall.olga, &["season", "new"], &[("league", "Zima".into()), ("preset", 0.into())]).await;
    hall.run_command(&hall.olga, &["season", "open"], &[]).await;
    hall.wait_for_message(|message| message.button("Dołącz").is_some()).await;
    // The server managers' settings take precedence.
    hall.club.sandbox.set_permissions(
        hall.club.guild,
        hall.olga.id(),
        permission::ORDINARY_MEMBER | permission::MANAGE_GUILD,
    );
    let panel = hall.run_command(&hall.olga, &["settings", "server"], &[]).await;
    crate::season_setup::choose(&hall.olga, &panel, "set-server:language", &["uk"]).await;
    hall.run_command(&hall.olga, &["season", "pause"], &[]).await;
    hall.wait_for_message(|message| message.button("Приєднатися").is_some()).await;
}
