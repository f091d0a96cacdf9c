//! Carries out a person's requests as a client would.
//!
//! The bot's form arrives in the response to the interaction that opened it, and is submitted under the identifier of
//! that interaction, by which the sandbox finds the form again. A window does not have to store any part of the form.

use serde_json::{Value, json};

use super::requests::{FilledOption, WindowRequest};
use super::texts::word;
use super::view;
use crate::{Failure, OptionValue, Person, Response};
use sztab_words::Language;

/// The error message for a failed request.
pub(super) fn failure_message(ask: Option<u64>, language: Language, key: &str) -> Value {
    json!({ "is": "failed", "ask": ask, "text": word(language, key) })
}

/// Carries out a request that involves the bot, and returns the reply. The window handles all other requests.
pub(super) async fn handle_request(person: Person, language: Language, ask: Option<u64>, wish: WindowRequest) -> Value {
    match wish {
        WindowRequest::Press { message, id } => {
            result_message(person.press(message.0, &id).await, "page-failed-press", language, ask)
        }
        WindowRequest::Select { message, id, values } => {
            let values: Vec<&str> = values.iter().map(String::as_str).collect();
            result_message(person.select(message.0, &id, &values).await, "page-failed-select", language, ask)
        }
        WindowRequest::Submit { form, values } => {
            let values: Vec<(&str, &str)> = values.iter().map(|one| (one.id.as_str(), one.value.as_str())).collect();
            result_message(person.submit_form(form.0, &values).await, "page-failed-form", language, ask)
        }
        WindowRequest::Command { channel, path, options } => {
            let path: Vec<&str> = path.iter().map(String::as_str).collect();
            let Some(options) = option_values(&options) else {
                return failure_message(ask, language, "page-failed-option");
            };
            result_message(person.run_command(channel.0, &path, &options).await, "page-failed-command", language, ask)
        }
        WindowRequest::UserCommand { channel, target, name } => {
            let used = person.run_user_command(channel.0, &name, target.0).await;
            result_message(used, "page-failed-command", language, ask)
        }
        WindowRequest::MessageCommand { target, name } => {
            let used = person.run_message_command(target.0, &name).await;
            result_message(used, "page-failed-command", language, ask)
        }
        WindowRequest::Suggest { channel, path, options, focused, typed } => {
            let path: Vec<&str> = path.iter().map(String::as_str).collect();
            let Some(options) = option_values(&options) else {
                return failure_message(ask, language, "page-failed-option");
            };
            match person.autocomplete(channel.0, &path, &options, &focused, &typed).await {
                Ok(choices) => {
                    let choice = choices.iter().map(|choice| json!({ "shown": choice.name, "value": choice.value }));
                    json!({ "is": "suggestions", "ask": ask, "choices": choice.collect::<Vec<Value>>() })
                }
                Err(failure) => failure_message(ask, language, failure_key(&failure, "page-failed-option")),
            }
        }
        WindowRequest::Say { channel, text } => match person.try_send_message(channel.0, &text) {
            Ok(_) => json!({ "is": "done", "ask": ask }),
            Err(_) => failure_message(ask, language, "page-failed-say"),
        },
        WindowRequest::Sit { .. } | WindowRequest::Open { .. } | WindowRequest::Read { .. } => {
            failure_message(ask, language, "page-failed-message")
        }
    }
}

/// The options with their values, if each value has the type of its option.
fn option_values(options: &[FilledOption]) -> Option<Vec<(&str, OptionValue)>> {
    options.iter().map(|option| Some((option.name.as_str(), option.value()?))).collect()
}

fn result_message(
    response: Result<Response, Failure>,
    refused: &'static str,
    language: Language,
    ask: Option<u64>,
) -> Value {
    match response {
        Ok(response) => {
            let form = response.form().map(|form| view::form(response.interaction(), &form));
            json!({ "is": "done", "ask": ask, "form": form })
        }
        Err(failure) => failure_message(ask, language, failure_key(&failure, refused)),
    }
}

fn failure_key(failure: &Failure, refused: &'static str) -> &'static str {
    match failure {
        Failure::Refused(_) => refused,
        Failure::DidNotRespond | Failure::TimedOut => "page-failed-answer",
    }
}
