//! Messages and channels as a person sees them, as plain types.

use axum::body::Bytes;
use serde_json::Value;

use super::Sandbox;
use super::check::control::kind;
use super::clock::iso8601;
use super::flags::message;
use super::layout::{self, Layout};
use super::snowflake::Id;
use super::state::World;
use super::state::messages::StoredMessage;
use super::state::places::{Channel, kind as place_kind};
use super::wire::{parse_channel_types, parse_id};

#[derive(Clone, Debug, PartialEq)]
pub struct Message {
    pub id: Id,
    pub channel: Id,
    pub author: Id,
    pub author_name: String,
    /// The text.
    pub content: String,
    /// The embeds, in order.
    pub embeds: Vec<Embed>,
    /// The components, row by row.
    pub components: Vec<Vec<Component>>,
    /// The parts of a message that consists of components, in reading order; `None` for an ordinary message.
    pub layout: Option<Layout>,
    /// The files, in order.
    pub attachments: Vec<Attachment>,
    /// Users who were pinged when the message was sent.
    pub pinged: Vec<Id>,
    /// True if everyone was pinged when the message was sent.
    pub pinged_everyone: bool,
    /// Message flags, see [`message_flag`](super::message_flag).
    pub flags: u64,
    /// The time at which the message was sent, in Discord's format.
    pub sent_at: String,
    /// The time at which the message was sent, in milliseconds since the Unix epoch.
    pub sent_ms: u64,
    /// True if the message was edited after it was sent.
    pub edited: bool,
    /// True if the message is pinned in its channel.
    pub pinned: bool,
    /// The only reader of an ephemeral message.
    pub only_for: Option<Id>,
    pub reply_to: Option<Id>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Embed {
    /// The heading.
    pub title: Option<String>,
    /// The text.
    pub description: Option<String>,
    /// The name and value of each field.
    pub fields: Vec<(String, String)>,
    /// The small print.
    pub footer: Option<String>,
    /// The line above the heading.
    pub author: Option<String>,
    /// The address of the image.
    pub image: Option<String>,
    /// The colour, as 0xRRGGBB.
    pub color: Option<u32>,
}

/// A component in a row of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Component {
    Button(Button),
    Select(Select),
    /// A component of a type that this sandbox does not know, with its number.
    Other(u64),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ButtonStyle {
    /// Blurple: the main action.
    Primary,
    /// Grey.
    Secondary,
    /// Green.
    Success,
    /// Red.
    Danger,
    /// Grey; opens an address.
    Link,
    /// Buys something.
    Premium,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Button {
    /// The custom identifier; empty for links.
    pub custom_id: String,
    /// The button's text, preceded by its emoji.
    pub label: String,
    /// The button's text without the emoji.
    pub text: String,
    pub emoji: Option<Emoji>,
    /// The address that a link opens.
    pub url: Option<String>,
    /// The style, which determines the colour.
    pub style: ButtonStyle,
    /// True if the button cannot be pressed.
    pub disabled: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Emoji {
    /// The name; for a Unicode emoji, the character itself.
    pub name: String,
    /// The identifier, if the emoji is one of the application's own.
    pub id: Option<Id>,
}

/// A list to choose from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Select {
    pub custom_id: String,
    /// The component type, by Discord's number: 3 for strings, 5 for users, 6 for roles, 7 for users and roles, 8 for
    /// channels.
    pub kind: u64,
    /// The text shown while nothing is chosen.
    pub placeholder: Option<String>,
    /// The options of a list of strings.
    pub options: Vec<SelectOption>,
    /// Users, roles and channels that are preselected. For strings, see [`SelectOption::default`].
    pub defaults: Vec<Id>,
    /// Selectable channel types, by Discord's numbers; empty if all types are selectable.
    pub channel_types: Vec<u8>,
    /// The minimum and maximum number of choices.
    pub count: (usize, usize),
    /// True if the select cannot be used.
    pub disabled: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SelectOption {
    /// The text shown.
    pub label: String,
    /// The value that the bot receives.
    pub value: String,
    /// The small print below the label.
    pub description: Option<String>,
    /// The name of the emoji before the label.
    pub emoji: Option<String>,
    /// The identifier of that emoji, if it is one of the application's own.
    pub emoji_id: Option<Id>,
    /// True if the option is preselected.
    pub default: bool,
}

/// A file attached to a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attachment {
    pub id: Id,
    /// The file's name.
    pub filename: String,
    /// The file's content.
    pub bytes: Bytes,
    /// Alt text, for screen readers.
    pub alt_text: Option<String>,
    /// Width and height, if the file is an image.
    pub pixels: Option<(u32, u32)>,
    /// The content type, such as `image/png`.
    pub content_type: Option<String>,
    /// The file's address.
    pub url: String,
}

/// A channel, a thread or a direct message channel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    pub id: Id,
    /// The name; for direct messages, the person's name.
    pub name: String,
    /// The channel type, by Discord's number: 0 for text, 1 for direct messages, 11 and 12 for threads, 15 for a forum.
    pub kind: u8,
    /// The guild; `None` for direct messages.
    pub guild: Option<Id>,
    /// The parent channel, if this is a thread.
    pub parent: Option<Id>,
    /// True if the thread is archived.
    pub archived: bool,
    /// True if only moderators can write in the thread.
    pub locked: bool,
    /// The thread's members.
    pub members: Vec<Id>,
}

impl Message {
    pub(super) fn read(world: &World, stored: &StoredMessage) -> Self {
        let attachments = stored.attachments.iter().map(|file| Attachment {
            id: file.id,
            filename: file.filename.clone(),
            bytes: file.bytes.clone(),
            alt_text: file.description.clone(),
            pixels: super::pixels::image_size(&file.bytes),
            content_type: file.content_type.clone(),
            url: super::wire::message::file_url(&world.api, stored.channel, file),
        });
        Self {
            id: stored.id,
            channel: stored.channel,
            author: stored.author,
            author_name: world.users.get(&stored.author).map(|user| user.name.clone()).unwrap_or_default(),
            content: if stored.flags & message::IS_COMPONENTS_V2 == 0 {
                stored.content.clone()
            } else {
                layout::component_texts(&stored.components).join("\n")
            },
            embeds: stored.embeds.iter().map(Embed::read).collect(),
            components: parse_rows(&stored.components),
            layout: (stored.flags & message::IS_COMPONENTS_V2 != 0).then(|| Layout::read(&stored.components)),
            attachments: attachments.collect(),
            pinged: stored.pinged.clone(),
            pinged_everyone: stored.pinged_everyone,
            flags: stored.flags,
            sent_at: iso8601(stored.created_ms),
            sent_ms: stored.created_ms,
            edited: stored.edited_ms.is_some(),
            pinned: stored.pinned,
            only_for: stored.only_for,
            reply_to: stored.reply_to,
        }
    }

    /// True if the message is "the bot is thinking": a deferred response that has not been filled in yet.
    pub fn is_loading(&self) -> bool {
        self.flags & message::LOADING != 0
    }

    /// All buttons, in reading order.
    pub fn buttons(&self) -> impl Iterator<Item = &Button> {
        self.components.iter().flatten().filter_map(|component| match component {
            Component::Button(button) => Some(button),
            Component::Select(_) | Component::Other(_) => None,
        })
    }

    /// All selects, in reading order.
    pub fn selects(&self) -> impl Iterator<Item = &Select> {
        self.components.iter().flatten().filter_map(|component| match component {
            Component::Select(select) => Some(select),
            Component::Button(_) | Component::Other(_) => None,
        })
    }

    /// The button with exactly this text.
    pub fn button(&self, label: &str) -> Option<&Button> {
        self.buttons().find(|button| button.label == label)
    }
}

/// The rows of a message, including those inside containers.
fn parse_rows(components: &[Value]) -> Vec<Vec<Component>> {
    let mut rows = Vec::new();
    for component in components {
        let inside = component["components"].as_array().map(Vec::as_slice).unwrap_or_default();
        if component["type"].as_u64() == Some(kind::ROW) {
            rows.push(inside.iter().map(Component::read).collect());
            continue;
        }
        rows.extend(self::parse_rows(inside));
        if component["accessory"]["type"].as_u64() == Some(kind::BUTTON) {
            rows.push(vec![Component::read(&component["accessory"])]);
        }
    }
    rows
}

fn to_text(value: &Value) -> Option<String> {
    value.as_str().map(str::to_owned)
}

impl Embed {
    fn read(body: &Value) -> Self {
        let fields = body["fields"].as_array().into_iter().flatten();
        Self {
            title: to_text(&body["title"]),
            description: to_text(&body["description"]),
            fields: fields
                .map(|field| {
                    (to_text(&field["name"]).unwrap_or_default(), to_text(&field["value"]).unwrap_or_default())
                })
                .collect(),
            footer: to_text(&body["footer"]["text"]),
            author: to_text(&body["author"]["name"]),
            image: to_text(&body["image"]["url"]),
            color: body["color"].as_u64().and_then(|color| u32::try_from(color).ok()),
        }
    }
}

impl Component {
    fn read(body: &Value) -> Self {
        let custom_id = to_text(&body["custom_id"]).unwrap_or_default();
        let disabled = body["disabled"] == true;
        match body["type"].as_u64().unwrap_or_default() {
            kind::BUTTON => Self::Button(Button {
                custom_id,
                label: button_text(body),
                text: to_text(&body["label"]).unwrap_or_default(),
                emoji: to_text(&body["emoji"]["name"]).map(|name| Emoji { name, id: parse_id(&body["emoji"]["id"]) }),
                url: to_text(&body["url"]),
                style: parse_button_style(body),
                disabled,
            }),
            kind @ (kind::STRING_SELECT | kind::USER_SELECT..=kind::CHANNEL_SELECT) => {
                let count = |key: &str| body[key].as_u64().and_then(|count| usize::try_from(count).ok()).unwrap_or(1);
                let options = body["options"].as_array().into_iter().flatten().map(|option| SelectOption {
                    label: to_text(&option["label"]).unwrap_or_default(),
                    value: to_text(&option["value"]).unwrap_or_default(),
                    description: to_text(&option["description"]),
                    emoji: to_text(&option["emoji"]["name"]),
                    emoji_id: parse_id(&option["emoji"]["id"]),
                    default: option["default"] == true,
                });
                let defaults = body["default_values"].as_array().into_iter().flatten();
                Self::Select(Select {
                    custom_id,
                    kind,
                    placeholder: to_text(&body["placeholder"]),
                    options: options.collect(),
                    defaults: defaults.filter_map(|chosen| parse_id(&chosen["id"])).collect(),
                    channel_types: parse_channel_types(&body["channel_types"]),
                    count: (count("min_values"), count("max_values")),
                    disabled,
                })
            }
            other => Self::Other(other),
        }
    }
}

/// The text of a button, with its emoji.
fn button_text(body: &Value) -> String {
    let parts = [to_text(&body["emoji"]["name"]), to_text(&body["label"])];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" ")
}

fn parse_button_style(body: &Value) -> ButtonStyle {
    match body["style"].as_u64() {
        Some(1) => ButtonStyle::Primary,
        Some(3) => ButtonStyle::Success,
        Some(4) => ButtonStyle::Danger,
        Some(5) => ButtonStyle::Link,
        Some(6) => ButtonStyle::Premium,
        _ => ButtonStyle::Secondary,
    }
}

impl Place {
    pub(super) fn read(channel: &Channel) -> Self {
        let thread = channel.thread.as_ref();
        Self {
            id: channel.id,
            name: channel.name.clone(),
            kind: channel.kind,
            guild: channel.guild,
            parent: channel.parent,
            archived: thread.is_some_and(|thread| thread.archived),
            locked: thread.is_some_and(|thread| thread.locked),
            members: thread.map(|thread| thread.members.iter().copied().collect()).unwrap_or_default(),
        }
    }
}

impl Sandbox {
    /// All messages of a channel, including private ones, oldest first.
    pub fn messages(&self, channel: Id) -> Vec<Message> {
        self.with_world(|world| world.messages_in(channel).map(|stored| Message::read(world, stored)).collect())
    }

    /// The newest public message in a channel that satisfies the predicate. Searches backwards, so it is cheap even in
    /// a long channel.
    pub fn newest(&self, channel: Id, predicate: impl Fn(&Message) -> bool) -> Option<Message> {
        self.with_world(|world| {
            let public = world.messages_in(channel).rev().filter(|stored| stored.only_for.is_none());
            public.map(|stored| Message::read(world, stored)).find(predicate)
        })
    }

    pub fn message(&self, id: Id) -> Option<Message> {
        self.with_world(|world| world.messages.get(&id).map(|stored| Message::read(world, stored)))
    }

    /// The threads of a guild, including archived ones, oldest first.
    pub fn threads(&self, guild: Id) -> Vec<Place> {
        self.filtered_places(|channel| channel.guild == Some(guild) && channel.is_thread())
    }

    /// The channels of a guild, without threads, oldest first.
    pub fn channels(&self, guild: Id) -> Vec<Place> {
        self.filtered_places(|channel| channel.guild == Some(guild) && !channel.is_thread())
    }

    /// The direct message channel between the bot and a person, if it was ever opened.
    pub fn direct_messages(&self, user: Id) -> Option<Place> {
        self.filtered_places(|channel| channel.kind == place_kind::DM && channel.owner == user).pop()
    }

    fn filtered_places(&self, wanted: impl Fn(&Channel) -> bool) -> Vec<Place> {
        self.with_world(|world| world.channels.values().filter(|channel| wanted(channel)).map(Place::read).collect())
    }
}
