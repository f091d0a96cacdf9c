//! Messages as text: the visible content, except anything that differs between runs.

use std::collections::{BTreeMap, BTreeSet};

use sztab_sandbox::{Component, Embed, Id, Message, Select};

/// Maximum number of list options recorded.
const MAX_LISTED: usize = 8;
/// Minimum number of digits in a Discord identifier, and of hexadecimal digits in a hash.
const MIN_IDENTIFIER_DIGITS: usize = 10;
const HASH_DIGITS: usize = 64;

/// Names used in a transcript.
#[derive(Default)]
pub struct TranscriptNames {
    people: BTreeMap<Id, (String, String)>,
    places: BTreeMap<Id, String>,
    roles: BTreeMap<Id, String>,
    /// Picture descriptions that have already been recorded, so that they are not repeated.
    described: BTreeSet<String>,
}

impl TranscriptNames {
    pub fn add_person(&mut self, id: Id, name: &str, locale: &str) {
        self.people.insert(id, (name.to_owned(), locale.to_owned()));
    }

    pub fn add_place(&mut self, id: Id, name: &str) {
        self.places.insert(id, name.to_owned());
    }

    pub fn add_role(&mut self, id: Id, name: &str) {
        self.roles.insert(id, name.to_owned());
    }

    pub fn name(&self, person: Id) -> &str {
        &self.people[&person].0
    }

    pub fn locale(&self, person: Id) -> &str {
        &self.people[&person].1
    }

    pub fn place(&self, id: Id) -> Option<&str> {
        self.places.get(&id).map(String::as_str)
    }

    /// The name of a channel or role.
    pub fn place_or_role(&self, id: Id) -> &str {
        self.places.get(&id).or_else(|| self.roles.get(&id)).map_or("?", String::as_str)
    }

    pub fn places(&self) -> Vec<Id> {
        self.places.keys().copied().collect()
    }

    /// The names of people.
    pub fn names(&self, ids: &[Id]) -> String {
        ids.iter().map(|&id| self.name(id)).collect::<Vec<_>>().join(", ")
    }

    /// A text with mentions replaced by names, and identifiers and hashes by placeholders.
    pub fn mask_text(&self, text: &str) -> String {
        let mut text = text.to_owned();
        for (id, (name, _)) in &self.people {
            text = text.replace(&format!("<@{id}>"), &format!("<@{name}>"));
        }
        for (id, name) in &self.places {
            text = text.replace(&format!("<#{id}>"), &format!("<#{name}>"));
        }
        mask_numbers(&text)
    }

    /// All visible content of a message, line by line.
    pub fn visible_lines(&mut self, message: &Message) -> Vec<String> {
        let content = if message.is_loading() { "..." } else { &message.content };
        let mut lines: Vec<String> = self.mask_text(content).lines().map(str::to_owned).collect();
        for embed in &message.embeds {
            lines.extend(embed_lines(embed).into_iter().map(|line| format!("| {}", self.mask_text(&line))));
        }
        for file in &message.attachments {
            lines.push(match &file.alt_text {
                None => format!("<{}>", file.filename),
                Some(alt) if self.described.insert(format!("{} {alt}", file.filename)) => {
                    format!("<{}: {}>", file.filename, self.mask_text(alt))
                }
                Some(_) => format!("<{}: as before>", file.filename),
            });
        }
        let rows = message.components.iter();
        lines
            .extend(rows.map(|row| row.iter().map(|part| self.describe_component(part)).collect::<Vec<_>>().join(" ")));
        lines
    }

    /// A button in brackets or a list in braces; if disabled, also in parentheses.
    fn describe_component(&self, component: &Component) -> String {
        match component {
            Component::Button(button) if button.disabled => format!("([{}])", button.label),
            Component::Button(button) => format!("[{}]", button.label),
            Component::Select(select) if select.disabled => format!("({{{}}})", self.describe_select(select)),
            Component::Select(select) => format!("{{{}}}", self.describe_select(select)),
            Component::Other(kind) => format!("<component {kind}>"),
        }
    }

    /// The text and the options of a list; `*` precedes the chosen options.
    fn describe_select(&self, select: &Select) -> String {
        let mut parts = vec![select.placeholder.clone().unwrap_or_default()];
        for option in select.options.iter().take(MAX_LISTED) {
            let about = option.description.as_ref().map(|about| format!(" ({about})")).unwrap_or_default();
            parts.push(format!("{}{}{about}", if option.default { "*" } else { "" }, option.label));
        }
        if select.options.len() > MAX_LISTED {
            parts.push(format!("and {} more", select.options.len() - MAX_LISTED));
        }
        parts.extend(select.defaults.iter().map(|&id| format!("*{}", self.place_or_role(id))));
        parts.join(" | ")
    }
}

/// The lines of an embed.
fn embed_lines(embed: &Embed) -> Vec<String> {
    let parts = [&embed.author, &embed.title, &embed.description].into_iter().flatten();
    let mut lines: Vec<String> = parts.flat_map(|part| part.lines()).map(str::to_owned).collect();
    lines.extend(embed.fields.iter().map(|(name, value)| format!("{name}: {}", value.replace('\n', " / "))));
    lines.extend(embed.footer.clone());
    lines
}

/// A text with `<number>` for identifiers, `<hash>` for hashes and seeds, and `<time>` for the time of day.
fn mask_numbers(text: &str) -> String {
    let mut masked = String::with_capacity(text.len());
    let mut word = String::new();
    let end = |word: &mut String, masked: &mut String| {
        let is_number = word.len() >= MIN_IDENTIFIER_DIGITS && word.chars().all(|letter| letter.is_ascii_digit());
        let is_hash = word.len() == HASH_DIGITS && word.chars().all(|letter| letter.is_ascii_hexdigit());
        masked.push_str(if is_hash {
            "<hash>"
        } else if is_number {
            "<number>"
        } else {
            word
        });
        word.clear();
    };
    for letter in text.chars() {
        if letter.is_ascii_alphanumeric() {
            word.push(letter);
        } else {
            end(&mut word, &mut masked);
            masked.push(letter);
        }
    }
    end(&mut word, &mut masked);
    let times: BTreeSet<String> = masked.split("**").filter(|part| is_time(part)).map(str::to_owned).collect();
    times.iter().fold(masked, |text, time| text.replace(&format!("**{time}**"), "**<time>**"))
}

/// True if a text is a time of day such as `16:05`.
fn is_time(text: &str) -> bool {
    text.len() == 5
        && text.bytes().enumerate().all(|(at, byte)| if at == 2 { byte == b':' } else { byte.is_ascii_digit() })
}

#[test]
fn values_that_change_from_run_to_run_are_masked() {
    let mut shown = TranscriptNames::default();
    shown.add_person(12, "Ala", "pl");
    shown.add_place(34, "table");
    let seed = "0a".repeat(32);
    let text = format!("<@12>, look at <#34>: `{seed}` (reference 123456789012345678), game 7, now **16:05**");
    assert_eq!(
        shown.mask_text(&text),
        "<@Ala>, look at <#table>: `<hash>` (reference <number>), game 7, now **<time>**"
    );
}
