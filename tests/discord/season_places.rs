//! A league's channel for announcements, and its roles.

use sztab_sandbox::{Id, Message, permission};

use crate::club::TIMEOUT;
use crate::hall::LeagueServer;
use crate::season_setup::choose;

const MANAGER_PERMISSIONS: u64 = permission::ORDINARY_MEMBER | permission::MANAGE_GUILD | permission::MANAGE_ROLES;

/// The panel of a season that is open for entry.
async fn open_panel(hall: &LeagueServer) -> Message {
    let post = hall.wait_for_message(|message| message.button("Organise").is_some()).await;
    let hub = hall.press(&hall.olga, &post, "Organise").await;
    hall.press(&hall.olga, &hub, "Channel and roles").await
}

async fn wait_for_role(hall: &LeagueServer, user: Id, role: Id, has: bool) {
    let guild = hall.club.guild;
    let so = |sandbox: &sztab_sandbox::Sandbox| (sandbox.roles_of(guild, user).contains(&role) == has).then_some(());
    hall.club.sandbox.wait_until(TIMEOUT, so).await.unwrap();
}

/// Plays the match of a season's first round, and ends the season. Returns the winner.
async fn play_match(hall: &LeagueServer) -> Id {
    hall.run_command(&hall.olga, &["season", "start"], &[]).await;
    let post = hall.wait_for_message(|message| message.button("Begin").is_some()).await;
    let thread = hall.begin_match(&post).await;
    let [winner, loser] = hall.mentioned_players(&post)[..] else { panic!("{post:?}") };
    hall.resign(loser, thread).await;
    // Ending the season is refused until the result has reached it.
    loop {
        let asked = hall.run_command(&hall.olga, &["season", "end"], &[]).await;
        let ended = hall.press(&hall.olga, &asked, "End the season").await;
        if ended.content.contains("is over") {
            return winner.id();
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn players_and_champion_have_their_roles() {
    let mut hall = LeagueServer::open(2).await;
    let guild = hall.club.guild;
    let (playing, best) = (hall.club.sandbox.add_role(guild, "Playing"), hall.club.sandbox.add_role(guild, "Champion"));
    let own = hall.club.sandbox.add_role(guild, "Sztab");
    let bot = hall.club.sandbox.application_id();
    hall.enter_season("Winter", "swiss").await;
    let refused = choose(&hall.olga, &open_panel(&hall).await, "place:players", &[&playing.to_string()]).await;
    assert!(refused.content.contains("Manage Roles"), "{}", refused.content);
    hall.club.sandbox.set_permissions(guild, hall.olga.id(), MANAGER_PERMISSIONS);
    let shown = choose(&hall.olga, &open_panel(&hall).await, "place:players", &[&playing.to_string()]).await;
    assert!(shown.content.contains("can't give roles yet"), "{}", shown.content);
    hall.wait_for_message(|message| message.content.contains("can't give or take the role")).await;
    choose(&hall.olga, &open_panel(&hall).await, "place:champion", &[&best.to_string()]).await;

    // The bot now has the permission, and its own role is the highest. The pending changes are made, even after a
    // restart.
    hall.club.kill_bot();
    hall.club.sandbox.give_role(guild, bot, own);
    hall.club.sandbox.set_app_permissions(guild, permission::ORDINARY_MEMBER | permission::MANAGE_ROLES);
    hall.club.restart().await;
    for player in &hall.players {
        wait_for_role(&hall, player.id(), playing, true).await;
    }
    let winner = play_match(&hall).await;
    wait_for_role(&hall, winner, best, true).await;
    for player in &hall.players {
        wait_for_role(&hall, player.id(), playing, false).await;
    }
    let panel = open_panel(&hall).await;
    let unset = choose(&hall.olga, &panel, "place:champion", &[]).await;
    assert!(!unset.content.contains(&best.to_string()), "{}", unset.content);
    wait_for_role(&hall, winner, best, false).await;
    let notices = hall.club.sandbox.messages(hall.channel);
    let notices = notices.iter().filter(|message| message.content.contains("can't give or take")).count();
    assert!(notices <= 2, "once for each role");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_season_is_also_announced_in_another_channel() {
    let hall = LeagueServer::open(2).await;
    let news = hall.club.sandbox.add_channel(hall.club.guild, "news");
    hall.run_command(&hall.olga, &["season", "new"], &[("league", "Winter".into()), ("preset", 0.into())]).await;
    hall.enter().await;
    let shown = choose(&hall.olga, &open_panel(&hall).await, "place:announcements", &[&news.to_string()]).await;
    assert!(shown.content.contains(&format!("<#{news}>")), "{}", shown.content);
    let sandbox = &hall.club.sandbox;
    sandbox.wait_for(news, TIMEOUT, |message| message.button("Join").is_some()).await.unwrap();
    play_match(&hall).await;
    let is_round = |message: &Message| message.content.contains("Round 1") || message.content.contains("round 1");
    let round = sandbox.wait_for(news, TIMEOUT, is_round).await.unwrap();
    assert!(round.pinged.is_empty(), "players are called in the league's channel only");
    let is_end = |message: &Message| message.content.contains("The season ends") && !message.attachments.is_empty();
    sandbox.wait_for(news, TIMEOUT, is_end).await.unwrap();
    let matches = sandbox.messages(news).iter().filter(|message| message.button("Begin").is_some()).count();
    assert_eq!(matches, 0, "matches stay in the league's channel");

    sandbox.delete_channel(news);
    let told = |sandbox: &sztab_sandbox::Sandbox| {
        let direct = sandbox.direct_messages(hall.olga.id())?;
        sandbox.messages(direct.id).into_iter().find(|message| message.content.contains("announcements"))
    };
    hall.run_command(&hall.olga, &["season", "next"], &[]).await;
    hall.run_command(&hall.olga, &["season", "open"], &[]).await;
    let notice = sandbox.wait_until(TIMEOUT, told).await.unwrap();
    assert!(notice.content.contains("Channel and roles"), "{}", notice.content);
}
