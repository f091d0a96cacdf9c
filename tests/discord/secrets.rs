//! Checks that the bot's token and the interaction tokens appear only in requests to Discord: in no log level, message
//! or file, and not in the database.

use std::path::Path;

use sztab_sandbox::{Disconnection, OptionValue};

use crate::club::{Club, Place, TIMEOUT};
use crate::player::Session;

/// The interaction tokens found in some bytes; the sandbox builds them from `interaction-` and hexadecimal digits.
fn tokens_in(bytes: &[u8]) -> Vec<String> {
    let text = String::from_utf8_lossy(bytes);
    let after = text.split("interaction-").skip(1);
    let digits = after.map(|rest| rest.chars().take_while(char::is_ascii_hexdigit).collect::<String>());
    digits.filter(|digits| digits.len() > 8).collect()
}

fn collect_files(folder: &Path, found: &mut Vec<(String, Vec<u8>)>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            collect_files(&path, found);
        } else {
            found.push((path.display().to_string(), std::fs::read(&path).unwrap()));
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn no_secret_is_logged_stored_or_shown() {
    let mut club =
        Club::open_with(&[("SZTAB_LOG", "trace,serenity=trace,serenity::http::client=trace,poise=trace")]).await;
    let duel = club.start_duel("secret", Place::Thread).await;
    Session::without_kills(&club, &duel, 5).act_often(6).await;
    let ala = &duel.people[0];
    // Libraries log failed requests in the greatest detail.
    club.sandbox.fail_next("POST /webhooks/**", 500, 1);
    club.sandbox.fail_next("PATCH /webhooks/**", 500, 1);
    club.sandbox.fail_next("POST /interactions/**", 500, 1);
    ala.autocomplete(duel.channel, &["play"], &[], "what", "").await.ok();
    for command in ["board", "hand", "log", "export", "tiles"] {
        let answered = ala.run_command(duel.channel, &[command], &[]).await;
        if let Ok(response) = answered {
            response.complete(TIMEOUT).await.ok();
        }
    }
    let file = OptionValue::Attachment {
        filename: "position.txt".to_owned(),
        content_type: None,
        bytes: b"sztab position 1\nnonsense".to_vec(),
    };
    ala.run_command(duel.channel, &["import"], &[("file", file)]).await.unwrap().complete(TIMEOUT).await.unwrap();
    let resumed = club.sandbox.resume_count();
    club.sandbox.drop_gateway(Disconnection::Abrupt);
    let again = |sandbox: &sztab_sandbox::Sandbox| (sandbox.resume_count() > resumed).then_some(());
    club.sandbox.wait_until(TIMEOUT, again).await.unwrap();
    ala.run_command(duel.channel, &["board"], &[]).await.unwrap().complete(TIMEOUT).await.unwrap();
    club.kill_bot();

    let token = club.sandbox.token();
    let mut kept = Vec::new();
    collect_files(club.database().parent().unwrap(), &mut kept);
    assert!(kept.iter().any(|(name, _)| name.ends_with("sztab.db")) && club.log().contains(" INFO "), "all was kept");
    assert!(club.log().contains("serenity"), "libraries were heard");
    for (name, bytes) in &kept {
        let count = bytes.windows(token.len()).filter(|window| *window == token.as_bytes()).count();
        assert_eq!(count, 0, "{name} has the token of the bot");
        assert_eq!(tokens_in(bytes), [] as [String; 0], "{name} has tokens of interactions");
    }
    let mut shown = 0;
    for place in club.sandbox.channels(club.guild).into_iter().chain(club.sandbox.threads(club.guild)) {
        for message in club.sandbox.messages(place.id) {
            let files = message.attachments.iter().flat_map(|file| file.bytes.to_vec());
            let bytes: Vec<u8> = format!("{message:?}").into_bytes().into_iter().chain(files).collect();
            assert!(!String::from_utf8_lossy(&bytes).contains(&token), "{message:#?}");
            assert_eq!(tokens_in(&bytes), [] as [String; 0], "{message:#?}");
            shown += 1;
        }
    }
    assert!(shown > 10, "messages were looked at");
}
