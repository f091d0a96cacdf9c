//! A sandbox that was saved to disk and later continues with all its messages.

use std::collections::BTreeMap;
use std::path::Path;

use poise::serenity_prelude::{ChannelId, CreateAttachment, CreateMessage};
use serde_json::{Value, json};
use sztab_sandbox::{Id, Options, PersistenceError, Sandbox, SandboxFolder};
use tempfile::TempDir;

use crate::bot::{Setup, TIMEOUT, reply_text};
use crate::protocol::Fixture;

async fn start_sandbox() -> Sandbox {
    Sandbox::start(Options::default()).await.unwrap()
}

/// A sandbox restored from a folder.
async fn restore(folder: &Path) -> (Sandbox, SandboxFolder) {
    let sandbox = start_sandbox().await;
    let mut keeper = SandboxFolder::open(folder).unwrap();
    assert!(!keeper.is_new());
    keeper.restore(&sandbox);
    (sandbox, keeper)
}

/// The public messages in all places, regardless of the address of the sandbox, without private and deferred answers.
fn public_messages(sandbox: &Sandbox) -> Vec<String> {
    let guild = sandbox.guilds()[0];
    let direct = sandbox.people(guild).into_iter().filter_map(|person| person.direct_messages());
    let places = sandbox.channels(guild).into_iter().chain(sandbox.threads(guild)).chain(direct);
    let told = places.map(|place| {
        let messages = sandbox.messages(place.id);
        let public: Vec<_> = messages.iter().filter(|m| m.only_for.is_none() && !m.is_loading()).collect();
        format!("{place:#?}\n{public:#?}").replace(&sandbox.api(), "HERE")
    });
    told.collect()
}

/// All files below a folder, except the lock, with their contents.
fn contents(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let mut found = BTreeMap::new();
    for entry in std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        let name = entry.file_name().unwrap().to_str().unwrap().to_owned();
        if entry.is_dir() {
            found.extend(contents(&entry).into_iter().map(|(inner, bytes)| (format!("{name}/{inner}"), bytes)));
        } else if name != "lock" {
            found.insert(name, std::fs::read(&entry).unwrap());
        }
    }
    found
}

/// A folder in which a message with a picture is kept.
async fn store_message() -> (TempDir, Id) {
    let folder = tempfile::tempdir().unwrap();
    let setup = Setup::build(Options::default()).await;
    reply_text(setup.ala.run_command(setup.channel, &["table"], &[]).await).await;
    setup.ben.say(setup.channel, "hello");
    SandboxFolder::open(folder.path()).unwrap().write(&setup.sandbox).unwrap();
    (folder, setup.channel)
}

/// Sends a message with a file.
async fn post_file(fixture: &Fixture, name: &str, bytes: &[u8]) -> Id {
    let message = CreateMessage::new().add_file(CreateAttachment::bytes(bytes.to_vec(), name));
    ChannelId::new(fixture.channel).send_message(&fixture.http(), message).await.unwrap().id.get()
}

#[tokio::test(flavor = "multi_thread")]
async fn messages_survive_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let setup = Setup::build(Options::default()).await;
    let role = setup.sandbox.add_role(setup.guild, "Organiser");
    setup.sandbox.give_role(setup.guild, setup.ben.id(), role);
    for command in ["panel", "table", "hand", "whisper"] {
        reply_text(setup.ala.run_command(setup.channel, &[command], &[]).await).await;
    }
    setup.ben.say(setup.channel, "a word with ąć and їґ");
    let said = public_messages(&setup.sandbox);
    let commands = setup.sandbox.commands();
    let mut keeper = SandboxFolder::open(folder.path()).unwrap();
    assert!(keeper.is_new());
    keeper.write(&setup.sandbox).unwrap();
    drop(keeper);
    let newest = setup.ben.say(setup.channel, "lost in the last moments");

    let (later, _keeper) = restore(folder.path()).await;
    assert_eq!(public_messages(&later), said);
    assert_eq!(later.commands(), commands);
    assert_eq!(later.application_id(), setup.sandbox.application_id(), "the bot is the same one");
    assert_eq!(later.people(setup.guild)[1].name(), "Ben");
    let private = |message: &sztab_sandbox::Message| message.only_for.is_some() || message.is_loading();
    assert!(!later.messages(setup.channel).iter().any(private), "what has no client any more does not hang there");
    // Files are served at the new address.
    let thread = later.threads(setup.guild)[0].id;
    let picture = later.messages(thread)[0].attachments[0].clone();
    assert!(picture.url.starts_with(&later.api()), "{}", picture.url);
    assert_eq!(reqwest::get(&picture.url).await.unwrap().bytes().await.unwrap(), picture.bytes);
    // New objects never reuse the ids of earlier ones.
    assert!(later.person(setup.ben.id()).say(setup.channel, "after") > newest);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_pending_reply_does_not_hang_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let setup = Setup::build(Options::default()).await;
    let (ala, channel) = (setup.ala.clone(), setup.channel);
    let asked = tokio::spawn(async move { ala.run_command(channel, &["hold"], &[]).await });
    let (id, token) = setup.wait_for_interaction().await;
    let callback = format!("/interactions/{id}/{token}/callback");
    assert_eq!(Fixture::from_setup(&setup).send("POST", &callback, json!({ "type": 5 })).await.0, 204);
    asked.await.unwrap().unwrap();
    assert!(setup.sandbox.messages(channel)[0].is_loading());
    SandboxFolder::open(folder.path()).unwrap().write(&setup.sandbox).unwrap();
    let (later, _keeper) = restore(folder.path()).await;
    assert_eq!(later.messages(channel), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn changes_are_written_soon_and_the_last_one_on_shutdown() {
    let folder = tempfile::tempdir().unwrap();
    let sandbox = start_sandbox().await;
    let guild = sandbox.add_guild("Hexagon", "pl");
    let channel = sandbox.add_channel(guild, "games");
    let ala = sandbox.add_person(guild, "Ala", "pl");
    let keeping = SandboxFolder::open(folder.path()).unwrap().spawn_autosave(&sandbox);
    let world = folder.path().join("world.json");
    for text in ["first", "second"] {
        ala.say(channel, text);
        let is_written = |_: &Sandbox| std::fs::read_to_string(&world).ok().filter(|world| world.contains(text));
        sandbox.wait_until(TIMEOUT, is_written).await.unwrap();
    }
    assert!(!folder.path().join("unfinished").exists());
    ala.say(channel, "third");
    keeping.finish().await.unwrap();
    let (later, _keeper) = restore(folder.path()).await;
    let said: Vec<String> = later.messages(channel).into_iter().map(|message| message.content).collect();
    assert_eq!(said, ["first", "second", "third"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_is_written_once_and_removed_when_unreferenced() {
    let folder = tempfile::tempdir().unwrap();
    let fixture = Fixture::new().await;
    let files = || contents(folder.path()).into_keys().filter(|name| name.starts_with("files/")).count();
    let mut keeper = SandboxFolder::open(folder.path()).unwrap();
    let first = post_file(&fixture, "board.png", b"a board").await;
    let same = post_file(&fixture, "same.png", b"a board").await;
    let gone = post_file(&fixture, "other.png", b"another board").await;
    keeper.write(&fixture.sandbox).unwrap();
    assert_eq!(files(), 2, "what is the same stands there once");
    fixture.sandbox.delete_message(gone);
    keeper.write(&fixture.sandbox).unwrap();
    assert_eq!(files(), 1);
    fixture.sandbox.delete_message(same);
    keeper.write(&fixture.sandbox).unwrap();
    assert_eq!(files(), 1, "the first message still has it");
    std::fs::write(folder.path().join("files/left"), "by a kill").unwrap();
    drop(keeper);
    let (later, _keeper) = restore(folder.path()).await;
    assert_eq!(files(), 1);
    assert_eq!(later.message(first).unwrap().attachments[0].bytes, b"a board"[..]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_folder_altered_since_it_was_written_is_refused_and_left_alone() {
    let (folder, _) = store_message().await;
    let world = folder.path().join("world.json");
    let whole = std::fs::read(&world).unwrap();
    let picture = std::fs::read_dir(folder.path().join("files")).unwrap().next().unwrap().unwrap().path();
    let change = |key: &str, value: Value| {
        let mut text: Value = serde_json::from_slice(&whole).unwrap();
        text[key] = value;
        std::fs::write(&world, text.to_string()).unwrap();
    };
    let refused = |sentence: &str| {
        let before = contents(folder.path());
        let error = SandboxFolder::open(folder.path()).unwrap_err().to_string();
        assert!(error.contains(sentence) && error.contains("left as it is"), "{error}");
        assert_eq!(contents(folder.path()), before);
        std::fs::write(&world, &whole).unwrap();
    };
    change("format", json!(999));
    refused("newer version");
    change("files", json!({}));
    refused("no file for attachment");
    change("application", json!(1));
    refused("there is no bot");
    for length in [0, 1, whole.len() / 2, whole.len() - 1] {
        std::fs::write(&world, &whole[..length]).unwrap();
        refused("damaged");
    }
    std::fs::write(&picture, "something else").unwrap();
    refused("has been changed");
    std::fs::remove_file(&picture).unwrap();
    refused("damaged");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_folder_of_another_program_is_not_touched() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("sztab.db"), "the bot's own").unwrap();
    let before = contents(folder.path());
    let error = SandboxFolder::open(folder.path()).unwrap_err();
    assert!(matches!(error, PersistenceError::SomethingElse(_)), "{error}");
    assert_eq!(contents(folder.path()), before);
    assert!(!folder.path().join("lock").exists());
    let error = SandboxFolder::open(&folder.path().join("sztab.db")).unwrap_err().to_string();
    assert!(error.contains("not a directory"), "{error}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_folder_belongs_to_one_sandbox_at_a_time() {
    let (folder, _) = store_message().await;
    let first = SandboxFolder::open(folder.path()).unwrap();
    let error = SandboxFolder::open(folder.path()).unwrap_err();
    assert!(matches!(error, PersistenceError::InUse(_)), "{error}");
    drop(first);
    SandboxFolder::open(folder.path()).unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_folder_that_was_never_fully_written_counts_as_new() {
    let folder = tempfile::tempdir().unwrap();
    drop(SandboxFolder::open(folder.path()).unwrap());
    std::fs::write(folder.path().join("sandbox.db"), "half a demonstration").unwrap();
    let keeper = SandboxFolder::open(folder.path()).unwrap();
    assert!(keeper.is_new());
}
