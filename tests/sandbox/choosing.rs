//! Roles, files, and selects of members, roles and channels.

use serde_json::{Value, json};
use sztab_sandbox::{Failure, Id, OptionValue, Person, Response, permission};

use crate::bot::{Setup, TIMEOUT, refusal, reply_text};
use crate::playing::setup;
use crate::protocol::Fixture;

/// Chooses entries by their ids.
async fn choose(person: &Person, message: Id, custom_id: &str, ids: &[Id]) -> Result<Response, Failure> {
    let values: Vec<String> = ids.iter().map(ToString::to_string).collect();
    let values: Vec<&str> = values.iter().map(String::as_str).collect();
    person.select(message, custom_id, &values).await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_bot_receives_a_members_roles_and_permissions() {
    let setup = setup().await;
    let (guild, ala) = (setup.guild, &setup.ala);
    let organiser = setup.sandbox.add_role(guild, "Organiser");
    setup.sandbox.give_role(guild, ala.id(), organiser);
    setup.sandbox.set_permissions(guild, ala.id(), permission::ORDINARY_MEMBER | permission::MANAGE_GUILD);
    let whoami = || ala.run_command(setup.channel, &["whoami"], &[]);
    assert_eq!(reply_text(whoami().await).await, format!("roles [{organiser}], manages: true"));
    setup.sandbox.take_role(guild, ala.id(), organiser);
    setup.sandbox.set_permissions(guild, ala.id(), permission::ORDINARY_MEMBER);
    assert_eq!(reply_text(whoami().await).await, "roles [], manages: false");
    assert_eq!(setup.sandbox.violations(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_gateway_and_the_api_report_roles() {
    let mut setup = setup().await;
    let player = setup.sandbox.add_role(setup.guild, "Player");
    let told = |setup: &Setup| {
        let mut names = setup.data.roles.lock().unwrap().clone();
        names.sort();
        (names == ["@everyone", "Player"]).then_some(())
    };
    let live = setup.sandbox.wait_until(TIMEOUT, |_| told(&setup)).await;
    assert_eq!(live, Ok(()), "first by GUILD_CREATE, then by GUILD_ROLE_CREATE");
    setup.data.roles.lock().unwrap().clear();
    setup.kill_bot().await;
    setup.restart_bot().await;
    assert_eq!(setup.sandbox.wait_until(TIMEOUT, |_| told(&setup)).await, Ok(()), "both by GUILD_CREATE");

    let fixture = Fixture::from_setup(&setup);
    let (_, roles) = fixture.send("GET", &format!("/guilds/{}/roles", setup.guild), Value::Null).await;
    assert_eq!(roles[0]["id"], setup.guild.to_string(), "@everyone is the guild");
    assert_eq!((&roles[1]["id"], &roles[1]["name"]), (&json!(player.to_string()), &json!("Player")));
    let (_, guild) = fixture.send("GET", &format!("/guilds/{}", setup.guild), Value::Null).await;
    assert_eq!(guild["roles"], roles);
    setup.sandbox.give_role(setup.guild, setup.ben.id(), player);
    let path = format!("/guilds/{}/members/{}", setup.guild, setup.ben.id());
    assert_eq!(fixture.send("GET", &path, Value::Null).await.1["roles"], json!([player.to_string()]));
    assert_eq!(setup.sandbox.violations(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_is_uploaded_and_the_bot_fetches_it() {
    let setup = setup().await;
    let role = ("role", OptionValue::Role(setup.sandbox.add_role(setup.guild, "Player")));
    let file = |bytes: &[u8]| {
        let (filename, content_type) = ("my army ż.toml".to_owned(), Some("text/plain".to_owned()));
        ("file", OptionValue::Attachment { filename, content_type, bytes: bytes.to_vec() })
    };
    let place = |id: Id| [file(b"x"), role.clone(), ("place", OptionValue::Channel(id))];
    let read = async |options: &[(&str, OptionValue)]| setup.ala.run_command(setup.channel, &["read"], options).await;

    let text = reply_text(read(&[file("żółw".as_bytes()), role.clone()]).await).await;
    assert_eq!(text, "my_army_.toml (text/plain, 7) for Player in []: żółw");
    let text = reply_text(read(&place(setup.channel)).await).await;
    assert_eq!(text, "my_army_.toml (text/plain, 1) for Player in [games]: x");

    let forum = setup.sandbox.add_forum(setup.guild, "tables");
    let elsewhere = setup.sandbox.add_channel(setup.sandbox.add_guild("Other", "pl"), "elsewhere");
    assert!(refusal(read(&place(forum)).await).contains("not offered"));
    assert!(refusal(read(&place(elsewhere)).await).contains("no channel"));
    assert!(refusal(read(&[file(&vec![0; 10 * 1024 * 1024 + 1]), role.clone()]).await).contains("too large"));
    assert!(refusal(read(&[file(b"x"), ("role", OptionValue::Role(12))]).await).contains("no role"));
    assert!(refusal(read(&[("file", "x".into()), role.clone()]).await).contains("type 11"));
    assert!(refusal(read(std::slice::from_ref(&role)).await).contains("required"));
    let unknown = format!("{}/attachments/{}/12/x", setup.sandbox.api(), setup.channel);
    assert_eq!(reqwest::get(unknown).await.unwrap().status().as_u16(), 404);
    assert_eq!(setup.sandbox.violations(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn roles_are_chosen_from_a_list() {
    let setup = setup().await;
    let [player, umpire] = ["Player", "Umpire"].map(|name| setup.sandbox.add_role(setup.guild, name));
    setup.sandbox.give_role(setup.guild, setup.ala.id(), player);
    let lists = setup.ala.run_command(setup.channel, &["lists"], &[]).await.unwrap().message().unwrap();
    let select = lists.selects().next().unwrap();
    assert_eq!((select.kind, select.count, select.defaults.as_slice()), (6, (0, 2), [player].as_slice()));

    let roles = async |ids: &[Id]| choose(&setup.ben, lists.id, "roles", ids).await;
    assert_eq!(reply_text(roles(&[umpire, player]).await).await, "chosen: Umpire+Player");
    assert_eq!(reply_text(roles(&[setup.guild]).await).await, "chosen: @everyone");
    assert_eq!(reply_text(roles(&[]).await).await, "chosen: ", "nothing is a choice too");
    assert!(refusal(roles(&[umpire, umpire]).await).contains("twice"));
    assert!(refusal(roles(&[umpire, player, setup.guild]).await).contains("0 to 2"));
    assert!(refusal(roles(&[setup.channel]).await).contains("no role"));
    assert!(refusal(setup.ben.select(lists.id, "roles", &["Umpire"]).await).contains("identifier"));

    let who = async |id: Id| choose(&setup.ben, lists.id, "who", &[id]).await;
    assert_eq!(reply_text(who(umpire).await).await, "chosen: Umpire");
    assert_eq!(reply_text(who(setup.ala.id()).await).await, "chosen: ala");
    let stranger = setup.sandbox.add_person(setup.sandbox.add_guild("Other", "pl"), "Cyryl", "pl");
    assert!(refusal(who(stranger.id()).await).contains("not here"));
    assert_eq!(setup.sandbox.violations(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn channels_are_chosen_from_a_list() {
    let setup = setup().await;
    let lists = setup.ala.run_command(setup.channel, &["lists"], &[]).await.unwrap().message().unwrap();
    let select = lists.selects().nth(1).unwrap();
    assert_eq!((select.kind, select.defaults.as_slice()), (8, [setup.channel].as_slice()));
    assert_eq!(select.channel_types, [0, 12]);

    let channel = async |ids: &[Id]| choose(&setup.ben, lists.id, "channel", ids).await;
    let news = setup.sandbox.add_channel(setup.guild, "news");
    assert_eq!(reply_text(channel(&[news]).await).await, "chosen: news");
    assert!(refusal(channel(&[]).await).contains("1 to 1"));
    assert!(refusal(channel(&[12]).await).contains("no channel"));
    let forum = setup.sandbox.add_forum(setup.guild, "tables");
    assert!(refusal(channel(&[forum]).await).contains("not offered"));
    let elsewhere = setup.sandbox.add_channel(setup.sandbox.add_guild("Other", "pl"), "elsewhere");
    assert!(refusal(channel(&[elsewhere]).await).contains("no channel"));

    let fixture = Fixture::from_setup(&setup);
    let path = format!("/channels/{}/threads", setup.channel);
    let (_, thread) = fixture.send("POST", &path, json!({ "name": "secret", "type": 12 })).await;
    let thread: Id = thread["id"].as_str().unwrap().parse().unwrap();
    assert!(refusal(channel(&[thread]).await).contains("no channel"), "he does not see it");
    fixture.send("PUT", &format!("/channels/{thread}/thread-members/{}", setup.ben.id()), Value::Null).await;
    assert_eq!(reply_text(channel(&[thread]).await).await, "chosen: secret");
    assert_eq!(setup.sandbox.violations(), []);
}
