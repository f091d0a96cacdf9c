//! Checks that a message pings only players whom it names deliberately. Every message is built in one place, which
//! determines whom it may notify; the source is searched for violations, so that the rule cannot be forgotten.

use std::fs;
use std::path::{Path, PathBuf};

/// Functions that construct messages.
const MESSAGE_BUILDERS: [&str; 9] = [
    "CreateMessage",
    "EditMessage",
    "CreateInteractionResponseMessage",
    "CreateInteractionResponseFollowup",
    "EditInteractionResponse",
    "CreateForumPost",
    "ExecuteWebhook",
    "EditWebhookMessage",
    "CreateReply",
];

/// The libraries' shortcuts for sending text, which leave it to Discord to decide who is notified.
const SEND_SHORTCUTS: [&str; 5] = [".say(", ".reply(", ".reply_ping(", "say_reply(", ".direct_message("];

fn collect_sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() { collect_sources(&path, found) } else { found.push(path) }
    }
}

#[test]
fn every_message_restricts_its_mentions() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = Vec::new();
    collect_sources(&root, &mut files);
    let home = root.join("discord/say/answer.rs");
    let mut built = 0;
    for file in &files {
        let text = fs::read_to_string(file).unwrap();
        for builder in MESSAGE_BUILDERS {
            for made in ["::new(", "::default("] {
                for (at, _) in text.match_indices(&format!("{builder}{made}")) {
                    assert_eq!(*file, home, "{builder} is built here: build an Answer instead");
                    // The text up to the end of the call chain.
                    let chain = text[at..].split("\n    }").next().unwrap();
                    assert!(chain.contains(".allowed_mentions("), "{builder} without allowed mentions");
                    built += 1;
                }
            }
        }
        let is_of_discord = file.starts_with(root.join("discord"));
        for way in SEND_SHORTCUTS.iter().filter(|_| is_of_discord) {
            assert!(!text.contains(way), "{} sends by {way}", file.display());
        }
    }
    assert!(built >= 6, "the builders were found");
}
