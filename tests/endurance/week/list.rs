//! The pings of the week: read from the channels, listed, and compared with the expected ones.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;

use sztab_sandbox::Message;

use crate::player::is_over;

use super::model::{Ping, PingKind};
use super::{MAX_DELAY_MS, Week};

impl Week {
    /// Every ping and direct message in order, each with its kind; also the messages that have no explanation.
    pub fn collect_pings(&self) -> (Vec<Ping>, Vec<String>) {
        let (mut pings, mut odd) = (Vec::new(), Vec::new());
        for (session, opened) in self.sessions.iter().enumerate() {
            for message in self.sandbox.messages(opened.channel) {
                // A message with the result pings both players, and appears only at the end of the game.
                if is_over(&message) && message.pinged.len() == 2 {
                    continue;
                }
                let [who] = message.pinged.as_slice() else {
                    if !message.pinged.is_empty() {
                        odd.push(format!("several are pinged: {}", message.content));
                    }
                    continue;
                };
                let who = self.people.iter().position(|someone| someone.person.id() == *who).unwrap();
                match self.classify(&message, who) {
                    Some(sort) => pings.push(Ping { at: self.sent_at(&message), session, sort, who }),
                    None => odd.push(format!("table {session}: {}", message.content)),
                }
            }
        }
        for (who, someone) in self.people.iter().enumerate() {
            let Some(place) = someone.person.direct_messages() else { continue };
            for message in self.sandbox.messages(place.id) {
                let told = |opened: &super::cast::OpenSession| {
                    message.content.starts_with(&format!("Game {} is waiting for you", opened.game.0))
                        && message.content.contains(&format!("/{}", opened.channel))
                };
                match self.sessions.iter().position(told) {
                    Some(session) => {
                        pings.push(Ping { at: self.sent_at(&message), session, sort: PingKind::Direct, who });
                    }
                    None => odd.push(format!("directly to person {who}: {}", message.content)),
                }
            }
        }
        pings.sort();
        (pings, odd)
    }

    fn classify(&self, message: &Message, who: usize) -> Option<PingKind> {
        let wishes = &self.people[who].wishes;
        let says = |words: &str| message.content.contains(words);
        match () {
            () if says("this game is waiting for you") => {
                Some(if wishes.directly { PingKind::Instead } else { PingKind::Reminder })
            }
            // The question about expired time, or the answer to it.
            () if says("has run out of time") || says("claimed the win") || message.content.ends_with("more time.") => {
                Some(PingKind::Fall)
            }
            () if says("your opponent's turn has begun") => Some(PingKind::NextUp),
            // The board, shown to the player to act.
            () => {
                let is_named = message.content.starts_with(&self.people[who].person.mention());
                (is_named && !message.attachments.is_empty()).then_some(PingKind::Call)
            }
        }
    }

    /// The time at which a message was sent, by the week's clock.
    fn sent_at(&self, message: &Message) -> i64 {
        message.sent_at.parse::<jiff::Timestamp>().unwrap().as_millisecond() - self.sandbox_ahead
    }
}

/// The differences between the two lists, one per line; empty if the pings are as expected. Retried posts may be late.
pub fn differences(right: &[Ping], heard: &[Ping]) -> Vec<String> {
    let sorted = |pings: &[Ping]| {
        let mut sorted: BTreeMap<(usize, PingKind, usize), Vec<i64>> = BTreeMap::new();
        for ping in pings {
            sorted.entry((ping.session, ping.sort, ping.who)).or_default().push(ping.at);
        }
        sorted
    };
    let (mut right, mut heard) = (sorted(right), sorted(heard));
    let mut differences = Vec::new();
    let keys: Vec<_> = right.keys().chain(heard.keys()).copied().collect();
    for key in keys {
        let (wanted, mut got) = (right.remove(&key).unwrap_or_default(), heard.remove(&key).unwrap_or_default());
        let ping = |at| Ping { at, session: key.0, sort: key.1, who: key.2 };
        for at in wanted {
            match got.iter().position(|heard| (at..=at + MAX_DELAY_MS).contains(heard)) {
                Some(found) => drop(got.remove(found)),
                None => differences.push(format!("missing: {}", ping(at))),
            }
        }
        differences.extend(got.into_iter().map(|at| format!("needless: {}", ping(at))));
    }
    differences
}

/// Number of pings of each kind.
pub fn summary(pings: &[Ping]) -> String {
    let mut counts: BTreeMap<PingKind, usize> = BTreeMap::new();
    for ping in pings {
        *counts.entry(ping.sort).or_default() += 1;
    }
    let counts: Vec<String> = counts.iter().map(|(sort, count)| format!("{sort:?} {count}")).collect();
    format!("{} in all: {}", pings.len(), counts.join(", "))
}

/// Writes the list to target/week/list.txt.
pub fn write_list(pings: &[Ping], notes: &str) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("target/week");
    std::fs::create_dir_all(&folder).unwrap();
    let mut text = format!("{notes}\n{}\n\n", summary(pings));
    for ping in pings {
        writeln!(text, "{ping}").unwrap();
    }
    std::fs::write(folder.join("list.txt"), text).unwrap();
}
