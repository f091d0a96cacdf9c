//! Random presses, choices, texts and files: the bot never panics and always responds.
//!
//! Every run tries the same inputs. `SZTAB_FUZZ_SEED` is the seed that selects them, and `SZTAB_RANDOM_PERCENT` the
//! percentage of the usual number of inputs; nightly runs use thousands.

use serde_json::Value;
use sztab_sandbox::{Acknowledgement, Failure, Id, Message, OptionValue, Person, Response};

use crate::club::{Club, Duel, Place, TIMEOUT};
use crate::player::{Dice, Session};

/// Discord's error code for a message that does not exist.
const UNKNOWN_MESSAGE: u32 = 10008;

/// Fragments of ids and texts.
const PIECES: [&str; 50] = [
    "v1",
    "v2",
    ":",
    "::",
    " ",
    "0",
    "1",
    "2",
    "-1",
    "99",
    "4294967295",
    "9223372036854775807",
    "18446744073709551616",
    "go",
    "say",
    "do",
    "at",
    "pick",
    "lobby",
    "terms",
    "mode 0",
    "mode=teams",
    "fill",
    "agree 0",
    "change-seat",
    "if",
    "hint",
    "why",
    "ifpick",
    "set-mine",
    "set-server",
    "orders",
    "undo",
    "rule",
    "stills",
    "film",
    "share",
    "X",
    "Y",
    "X.12.Y.3~2",
    "place-hq",
    "C3",
    "runner",
    "choose 1",
    "@everyone",
    "\u{202E}",
    "ż\u{301}",
    "\u{0}",
    "language",
    "NH-3.4",
];

fn read_variable(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}

/// Number of attempts.
fn round_count(usual: u64) -> u64 {
    usual * read_variable("SZTAB_RANDOM_PERCENT").unwrap_or(100) / 100
}

struct Fuzz {
    dice: Dice,
    club: Club,
    /// Channels with messages to press.
    channels: Vec<Id>,
    people: Vec<Person>,
    duel: Duel,
}

impl Fuzz {
    /// A server with a game in progress, a lobby and a what-if, and a second server.
    async fn open(about: u64) -> Self {
        let seed = read_variable("SZTAB_FUZZ_SEED").unwrap_or(1);
        println!("SZTAB_FUZZ_SEED={seed}");
        let club = Club::open().await;
        let duel = club.start_duel("played", Place::Here).await;
        Session::without_kills(&club, &duel, seed).act_often(8).await;
        let lobby = club.sandbox.add_channel(club.guild, "lobby");
        let elsewhere = club.sandbox.add_guild("Elsewhere", "pl");
        let far = club.sandbox.add_channel(elsewhere, "far");
        let host = club.sandbox.add_person(club.guild, "Host", "uk");
        let stranger = club.sandbox.add_person(elsewhere, "Stranger", "pl");
        club.sandbox.add_member(club.guild, stranger.id());
        let opens = [("armies", 2.into()), ("clock", "48h".into())];
        for (person, channel, options) in [(&host, lobby, &opens[..]), (&stranger, far, &[])] {
            let opened = person.run_command(channel, &["game", "new"], options).await.unwrap();
            opened.complete(TIMEOUT).await.unwrap();
        }
        duel.people[0].run_command(duel.channel, &["whatif"], &[]).await.unwrap().complete(TIMEOUT).await.unwrap();
        host.run_command(lobby, &["settings", "mine"], &[]).await.unwrap().complete(TIMEOUT).await.unwrap();
        stranger.say(far, "something to press at");
        let people = vec![duel.people[0].clone(), duel.people[1].clone(), host, stranger];
        Self { dice: Dice::new(seed * 1000 + about), club, channels: vec![duel.channel, lobby, far], people, duel }
    }

    fn messages(&self) -> Vec<Message> {
        self.channels.iter().flat_map(|&channel| self.club.sandbox.messages(channel)).collect()
    }

    /// A valid text with a part removed, doubled, exchanged or inserted.
    fn mutate(&mut self, text: &str) -> String {
        let mut letters: Vec<char> = text.chars().collect();
        for _ in 0..self.dice.draw_below(4) {
            let at = self.dice.draw_below(letters.len() + 1);
            let end = (at + 1 + self.dice.draw_below(6)).min(letters.len());
            let piece = self.dice.pick(&PIECES).chars();
            match self.dice.draw_below(5) {
                0 => drop(letters.drain(at.min(end)..end)),
                1 => letters.extend_from_within(at.min(end)..end),
                2 => drop(letters.splice(at..at, piece)),
                3 => drop(letters.splice(at.min(end)..end, piece)),
                _ => {
                    let other = char::from_u32(u32::try_from(self.dice.draw_below(0x3000)).unwrap()).unwrap();
                    letters.splice(at..at, [other]);
                }
            }
        }
        letters.into_iter().collect()
    }

    /// A text composed of fragments and of valid or mutated texts.
    fn compose_text(&mut self, true_ones: &[String]) -> String {
        if !true_ones.is_empty() && self.dice.draw_below(3) > 0 {
            let text = self.dice.pick(true_ones).clone();
            return self.mutate(&text);
        }
        (0..self.dice.draw_below(7))
            .map(|_| *self.dice.pick(&PIECES))
            .collect::<Vec<_>>()
            .join(*self.dice.pick(&["", ":", " "]))
    }

    /// Waits for the response, or for its public effect.
    async fn wait_for_answer(&self, about: &str, before: &[Message], response: &Response) {
        let seen = self.club.sandbox.wait_until(TIMEOUT, |sandbox| {
            let now: Vec<Message> = self.channels.iter().flat_map(|&channel| sandbox.messages(channel)).collect();
            (now != before && response.acknowledgement == Acknowledgement::DeferredUpdate).then_some(())
        });
        tokio::select! {
            Ok(_) = response.complete(TIMEOUT) => {}
            Ok(()) = seen => {}
            else => panic!("{about} was never answered"),
        }
        for message in response.message().into_iter().chain(response.followups()).filter(|m| m.only_for.is_some()) {
            assert!(message.pinged.is_empty() && !message.pinged_everyone, "{about}: {message:#?}");
            assert!(!message.content.contains("@everyone"), "{about}: {message:#?}");
        }
    }

    /// Asserts that the bot has neither panicked nor sent a request that Discord refuses.
    async fn assert_healthy(&mut self) {
        for _ in 0..3 {
            let answer = self.people[0].run_command(self.duel.channel, &["board"], &[]).await.unwrap();
            assert!(!answer.complete(TIMEOUT).await.unwrap().content.is_empty());
        }
        let log = self.club.log();
        assert!(!log.contains("panicked") && !log.contains("ERROR"), "it stumbled");
        // A press may still edit the private message that a later command of the same person has deleted.
        let mut violations = self.club.sandbox.violations();
        violations.retain(|violation| violation.method != "PATCH" || violation.code() != Some(UNKNOWN_MESSAGE));
        assert_eq!(violations, []);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn ids_and_values_of_any_kind_are_answered() {
    let mut fuzz = Fuzz::open(1).await;
    for round in 0..round_count(250) {
        let before = fuzz.messages();
        let ids: Vec<String> = before
            .iter()
            .flat_map(|m| m.buttons().map(|b| b.custom_id.clone()).chain(m.selects().map(|s| s.custom_id.clone())))
            .collect();
        let values: Vec<String> = before
            .iter()
            .flat_map(|m| m.selects().flat_map(|s| s.options.iter().map(|option| option.value.clone())))
            .collect();
        let id: String = fuzz.compose_text(&ids).chars().take(100).collect();
        let chosen: Vec<String> = (0..fuzz.dice.draw_below(3)).map(|_| fuzz.compose_text(&values)).collect();
        let chosen: Vec<&str> = chosen.iter().map(String::as_str).collect();
        let chosen = (fuzz.dice.draw_below(2) == 0).then_some(chosen);
        let message = fuzz.dice.pick(&before).clone();
        // Discord shows a private message only to its reader.
        let mut people = fuzz.people.clone();
        people.retain(|person| message.only_for.is_none_or(|reader| reader == person.id()));
        let person = fuzz.dice.pick(&people).clone();
        let about = format!("round {round}: {id:?} {chosen:?} by {}", person.name());
        let response = match person.forge_press(message.id, &id, chosen.as_deref()).await {
            Ok(response) => response,
            // The bot has replaced and deleted a private message in the meantime.
            Err(Failure::Refused(_)) if fuzz.club.sandbox.message(message.id).is_none() => continue,
            Err(failure) => panic!("{about}: {failure}"),
        };
        fuzz.wait_for_answer(&about, &before, &response).await;
    }
    fuzz.assert_healthy().await;
}

/// The leaves of a command: the names that lead to each leaf, and its options.
pub fn leaves(command: &Value) -> Vec<(Vec<String>, Vec<Value>)> {
    let name = command["name"].as_str().unwrap().to_owned();
    let options: Vec<Value> = command["options"].as_array().cloned().unwrap_or_default();
    if !options.iter().any(|option| option["type"] == 1 || option["type"] == 2) {
        return vec![(vec![name], options)];
    }
    let below = options.iter().flat_map(leaves);
    below.map(|(path, options)| ([vec![name.clone()], path].concat(), options)).collect()
}

impl Fuzz {
    /// A value that a client would let a user enter.
    fn compose_value(&mut self, option: &Value, typed: &[String]) -> Option<OptionValue> {
        if let Some(choices) = option["choices"].as_array().filter(|choices| !choices.is_empty()) {
            let choice = self.dice.pick(choices)["value"].clone();
            return choice.as_i64().map(OptionValue::Integer).or_else(|| choice.as_str().map(OptionValue::from));
        }
        let least = option["min_value"].as_f64().unwrap_or(-5.0);
        let most = option["max_value"].as_f64().unwrap_or(1e6);
        Some(match option["type"].as_u64()? {
            3 => OptionValue::Text(self.compose_text(typed).chars().take(100).collect()),
            4 => {
                #[allow(clippy::cast_possible_truncation, reason = "bounds of options are small whole numbers")]
                let (least, most) = (least as i64, most as i64);
                let steps = usize::try_from(most - least + 1).unwrap();
                OptionValue::Integer(least + i64::try_from(self.dice.draw_below(steps)).unwrap())
            }
            5 => OptionValue::Boolean(self.dice.draw_below(2) == 0),
            6 => OptionValue::User(match self.dice.draw_below(4) {
                0 => self.club.sandbox.application_id(),
                _ => self.dice.pick(&self.people.clone()).id(),
            }),
            11 => OptionValue::Attachment {
                filename: format!("a{}", self.compose_text(&[])),
                content_type: None,
                bytes: self.compose_file(),
            },
            _ => return None,
        })
    }

    /// The bytes of a file: valid, mutated, or random.
    fn compose_file(&mut self) -> Vec<u8> {
        let folder = format!("{}/fuzz/seeds/{}", env!("CARGO_MANIFEST_DIR"), self.dice.pick(&["position", "record"]));
        let mut files: Vec<_> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
        files.sort();
        let text = std::fs::read_to_string(self.dice.pick(&files)).unwrap();
        match self.dice.draw_below(8) {
            0 => (0..self.dice.draw_below(3000)).map(|_| u8::try_from(self.dice.draw_below(256)).unwrap()).collect(),
            1 => Vec::new(),
            2 => text.into_bytes(),
            _ => self.mutate(&text).into_bytes(),
        }
    }
}

/// Texts that are meaningful to some command.
fn meaningful_texts() -> Vec<String> {
    let texts = [
        "place-hq C3 0",
        "place runner C3 1",
        "discard runner",
        "use C3 move C4 1",
        "choose 1 @3",
        "end",
        "draw",
        "resign",
        "NH-3.4",
        "R-12",
        "nets",
        "runner",
        "borgo",
        "48h",
        "72h+12h<96h",
        "30m",
        "none",
        "random",
        "Europe/Warsaw",
        "2026-12-24",
        "undo 3",
        "draw-offer",
        "HQ to C3",
    ];
    texts.map(str::to_owned).to_vec()
}

#[tokio::test(flavor = "multi_thread")]
async fn commands_with_options_of_any_kind_are_answered() {
    let mut fuzz = Fuzz::open(2).await;
    let ways: Vec<(Vec<String>, Vec<Value>)> =
        fuzz.club.sandbox.commands().iter().filter(|one| one["type"] == 1).flat_map(leaves).collect();
    assert!(ways.len() > 30, "the commands were found");
    let typed = meaningful_texts();
    for round in 0..round_count(4) {
        for (path, options) in &ways {
            let mut given = Vec::new();
            for option in options {
                if option["required"] == true || fuzz.dice.draw_below(2) == 0 {
                    let name = option["name"].as_str().unwrap();
                    given.extend(fuzz.compose_value(option, &typed).map(|value| (name, value)));
                }
            }
            let person = fuzz.dice.pick(&fuzz.people.clone()).clone();
            let channel = *fuzz.dice.pick(&fuzz.channels.clone());
            let path: Vec<&str> = path.iter().map(String::as_str).collect();
            let about = format!("round {round}: /{} {given:?} by {}", path.join(" "), person.name());
            match person.run_command(channel, &path, &given).await {
                // The command is unavailable on that server, or the client rejected the value.
                Err(Failure::Refused(_)) => {}
                Err(failure) => panic!("{about}: {failure}"),
                Ok(response) => fuzz.wait_for_answer(&about, &[], &response).await,
            }
        }
    }
    fuzz.assert_healthy().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn completions_with_any_input_are_answered() {
    let mut fuzz = Fuzz::open(3).await;
    let ways: Vec<(Vec<String>, Vec<Value>)> =
        fuzz.club.sandbox.commands().iter().filter(|one| one["type"] == 1).flat_map(leaves).collect();
    let typed = meaningful_texts();
    let mut asked = 0;
    for round in 0..round_count(8) {
        for (path, options) in &ways {
            for option in options.iter().filter(|option| option["autocomplete"] == true) {
                let text = fuzz.compose_text(&typed);
                // A text that can be typed may be too long to be sent.
                let text = if fuzz.dice.draw_below(10) == 0 { text.repeat(700) } else { text };
                let person = fuzz.dice.pick(&fuzz.people.clone()).clone();
                let path: Vec<&str> = path.iter().map(String::as_str).collect();
                let name = option["name"].as_str().unwrap();
                let completed = person.autocomplete(fuzz.duel.channel, &path, &[], name, &text).await;
                let choices = completed.unwrap_or_else(|failure| panic!("round {round}: {path:?} {text:?}: {failure}"));
                assert!(choices.len() <= 25 && choices.iter().all(|choice| !choice.name.is_empty()));
                asked += 1;
            }
        }
    }
    assert!(asked > 0, "completions were found");
    fuzz.assert_healthy().await;
}
