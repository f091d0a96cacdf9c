//! Discord's limits, as documented in August 2026. Text lengths are in characters.

/// Characters in a message.
pub const MESSAGE_CHARACTERS: usize = 2000;
/// Characters in a nonce.
pub const NONCE_CHARACTERS: usize = 25;
/// Embeds in a message, and the total number of characters in them.
pub const EMBEDS: usize = 10;
pub const EMBED_CHARACTERS: usize = 6000;
pub const EMBED_TITLE: usize = 256;
pub const EMBED_DESCRIPTION: usize = 4096;
pub const EMBED_FIELDS: usize = 25;
pub const EMBED_FIELD_NAME: usize = 256;
pub const EMBED_FIELD_VALUE: usize = 1024;
pub const EMBED_FOOTER: usize = 2048;
pub const EMBED_AUTHOR: usize = 256;
/// Files in a message, bytes in each file (not in total), and characters in the alt text.
pub const ATTACHMENTS: usize = 10;
pub const ATTACHMENT_BYTES: usize = 10 * 1024 * 1024;
pub const ALT_TEXT_CHARACTERS: usize = 1024;
/// Rows in a message, and buttons in a row.
pub const MESSAGE_ROWS: usize = 5;
pub const ROW_BUTTONS: usize = 5;
/// Components in a message that consists of components only.
pub const COMPONENTS_V2: usize = 40;
pub const BUTTON_LABEL: usize = 80;
pub const CUSTOM_ID: usize = 100;
pub const SELECT_OPTIONS: usize = 25;
pub const SELECT_TEXT: usize = 100;
pub const PLACEHOLDER: usize = 150;
pub const MODAL_TITLE: usize = 45;
pub const MODAL_COMPONENTS: usize = 5;
pub const MODAL_LABEL: usize = 45;
pub const MODAL_TEXT: usize = 4000;
pub const CHOICES: usize = 25;
pub const CHOICE_TEXT: usize = 100;
/// Slash commands of an application (or in one guild), and context menu commands of each type.
pub const SLASH_COMMANDS: usize = 100;
pub const CONTEXT_COMMANDS: usize = 15;
pub const COMMAND_NAME: usize = 32;
pub const COMMAND_DESCRIPTION: usize = 100;
pub const COMMAND_OPTIONS: usize = 25;
/// Total number of characters in all names, descriptions and choice values of one command.
pub const COMMAND_CHARACTERS: usize = 8000;
pub const OPTION_CHARACTERS: u64 = 6000;
pub const THREAD_NAME: usize = 100;
/// Minutes after which a thread is archived.
pub const ARCHIVE_MINUTES: [u64; 4] = [60, 1440, 4320, 10_080];
/// Channel types, by Discord's numbers.
pub const CHANNEL_TYPES: [u64; 13] = [0, 1, 2, 3, 4, 5, 10, 11, 12, 13, 14, 15, 16];
