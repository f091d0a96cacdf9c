//! Commands in places where the bot is not a member: direct messages, private groups and other servers.

use sztab_sandbox::{Failure, Id, Message, OptionValue, Person};

use crate::club::{Club, Place, TIMEOUT};

const ANYWHERE: [&str; 5] = ["mygames", "rule", "tile", "army", "legend"];

/// Uses a command. Returns the answer, which has to be private.
async fn run(person: &Person, channel: Id, command: &str, options: &[(&str, OptionValue)]) -> Message {
    let response = person.run_command(channel, &[command], options).await;
    let answer = response.unwrap_or_else(|failure| panic!("/{command}: {failure}")).complete(TIMEOUT).await.unwrap();
    assert_eq!(answer.only_for, Some(person.id()), "/{command}: {answer:?}");
    answer
}

#[tokio::test(flavor = "multi_thread")]
async fn lookups_and_own_games_are_answered_privately_anywhere() {
    let club = Club::open().await;
    let duel = club.start_duel("home", Place::Here).await;
    let (ala, ben) = (&duel.people[0], &duel.people[1]);
    let foreign = club.sandbox.add_guild_without_bot("Elsewhere", "pl");
    let strange = club.sandbox.add_channel(foreign, "talk");
    for person in &duel.people {
        club.sandbox.add_member(foreign, person.id());
    }
    let eve = club.sandbox.add_person(foreign, "Eve", "en-GB");
    club.sandbox.install_bot_for(ala.id());
    club.sandbox.install_bot_for(eve.id());
    let group = club.sandbox.add_group(&[ala, ben, &eve]);
    for channel in [ala.open_direct_messages(), group, strange, duel.channel] {
        let games = run(ala, channel, "mygames", &[]).await;
        let link = format!("https://discord.com/channels/{}/{}", club.guild, duel.channel);
        assert!(format!("{games:?}").contains(&link), "{games:?}");
        let rule = run(ala, channel, "rule", &[("rule", "NH-3.4".into())]).await;
        assert!(rule.content.starts_with("**NH-3.4**"), "{}", rule.content);
        let next = rule.buttons().last().unwrap().custom_id.clone();
        let turned = ala.press(rule.id, &next).await.unwrap().complete(TIMEOUT).await.unwrap();
        assert!(turned.content.starts_with("**NH-3.5**") && turned.only_for.is_some(), "{}", turned.content);
        assert!(!ala.autocomplete(channel, &["rule"], &[], "rule", "net").await.unwrap().is_empty());
        assert!(!ala.autocomplete(channel, &["tile"], &[], "tile", "run").await.unwrap().is_empty());
        let tile = run(ala, channel, "tile", &[("tile", "borgo:mutant".into())]).await;
        let army = run(ala, channel, "army", &[("army", "moloch".into())]).await;
        let legend = run(ala, channel, "legend", &[]).await;
        assert!([tile, army, legend].iter().all(|answer| !answer.attachments.is_empty()), "{channel}");
    }
    // The games are shown only to their player.
    let none = run(&eve, group, "mygames", &[]).await;
    assert!(!format!("{none:?}").contains(&duel.channel.to_string()), "{none:?}");
    assert!(club.sandbox.messages(group).iter().all(|message| message.only_for.is_some()));
    assert_eq!(club.sandbox.violations(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn elsewhere_only_these_commands_are_offered_and_only_after_installing() {
    let club = Club::open().await;
    let ala = club.sandbox.add_person(club.guild, "Ala", "en-GB");
    let foreign = club.sandbox.add_guild_without_bot("Elsewhere", "pl");
    let strange = club.sandbox.add_channel(foreign, "talk");
    club.sandbox.add_member(foreign, ala.id());
    let group = club.sandbox.add_group(&[&ala]);
    let is_refused = async |channel: Id, command: &str| matches!(ala.run_command(channel, &[command], &[]).await, Err(Failure::Refused(why)) if why.contains("offered"));
    for channel in [group, strange] {
        assert!(is_refused(channel, "mygames").await, "not installed");
    }
    club.sandbox.install_bot_for(ala.id());
    let registered = club.sandbox.commands();
    for channel in [group, strange] {
        for command in registered.iter().filter(|command| command["type"] == 1) {
            let name = command["name"].as_str().unwrap();
            assert_eq!(is_refused(channel, name).await, !ANYWHERE.contains(&name), "/{name}");
        }
        let said = ala.say(channel, "hello");
        let refused = ala.run_message_command(said, "Report a problem").await;
        assert!(matches!(refused, Err(Failure::Refused(_))), "{refused:?}");
        let refused = ala.run_user_command(channel, "Challenge", ala.id()).await;
        assert!(matches!(refused, Err(Failure::Refused(_))), "{refused:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_has_removed_the_bot_keeps_only_what_people_installed() {
    let club = Club::open().await;
    let duel = club.start_duel("left", Place::Here).await;
    let ala = &duel.people[0];
    club.sandbox.remove_bot(club.guild);
    assert!(ala.run_command(duel.channel, &["mygames"], &[]).await.is_err());
    club.sandbox.install_bot_for(ala.id());
    let games = run(ala, duel.channel, "mygames", &[]).await;
    assert!(format!("{games:?}").contains(&duel.channel.to_string()), "{games:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn commands_are_registered_for_servers_if_discord_refuses_them_for_users() {
    let mut club = Club::without_bot().await;
    club.sandbox.fail_next("PUT /applications/*/commands", 400, 1);
    club.start_bot();
    club.wait_for_bot().await;
    let is_registered = |sandbox: &sztab_sandbox::Sandbox| (!sandbox.commands().is_empty()).then(|| sandbox.commands());
    let registered = club.sandbox.wait_until(TIMEOUT, is_registered).await.unwrap();
    for command in registered {
        assert_eq!(command["integration_types"], serde_json::json!([0]), "{command}");
    }
}
