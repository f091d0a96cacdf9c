//! The person that a window plays as, with the data that stays unchanged as long as the person does.

use serde_json::{Map, Value, json};

use crate::page::{Options, page_texts};
use crate::{Person, Sandbox};
use sztab_words::Language;

/// Discord's locale for a language.
pub fn locale(language: Language) -> &'static str {
    match language {
        Language::English => "en-GB",
        Language::Polish => "pl",
        Language::Ukrainian => "uk",
    }
}

pub(in crate::page) fn seat(sandbox: &Sandbox, options: &Options, person: &Person, language: Language) -> Value {
    let around = person.visible_names(options.guild);
    let people = options.people.iter().map(|id| {
        let name = around.users.get(id).cloned().unwrap_or_default();
        let letter: String = name.chars().take(1).flat_map(char::to_uppercase).collect();
        json!({ "id": id.to_string(), "name": name, "letter": letter })
    });
    let roles = around.roles.iter().map(|(id, name)| json!({ "id": id.to_string(), "name": name }));
    let texts: Map<String, Value> = page_texts(language).into_iter().map(|(key, text)| (key, json!(text))).collect();
    json!({
        "is": "seat",
        "person": person.id().to_string(),
        "language": language.code(),
        "texts": texts,
        "people": people.collect::<Value>(),
        "guild": {
            "id": options.guild.to_string(),
            "name": sandbox.guild_name(options.guild).unwrap_or_default(),
        },
        "roles": roles.collect::<Value>(),
        "bot": { "id": sandbox.application_id().to_string(), "name": sandbox.bot_name() },
        "direct": person.direct_messages().map(|place| place.id.to_string()),
    })
}
