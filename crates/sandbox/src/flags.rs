//! Discord's bit flags, as far as the sandbox uses them: permissions, message flags and intents.

/// Permission bits (`Permissions` of Discord's reference).
pub mod permission {
    /// Implies every permission.
    pub const ADMINISTRATOR: u64 = 1 << 3;
    /// Change channels.
    pub const MANAGE_CHANNELS: u64 = 1 << 4;
    /// Change the guild's settings.
    pub const MANAGE_GUILD: u64 = 1 << 5;
    /// See the channel.
    pub const VIEW_CHANNEL: u64 = 1 << 10;
    /// Send messages in channels.
    pub const SEND_MESSAGES: u64 = 1 << 11;
    /// Delete other users' messages.
    pub const MANAGE_MESSAGES: u64 = 1 << 13;
    /// Show embeds.
    pub const EMBED_LINKS: u64 = 1 << 14;
    /// Send files.
    pub const ATTACH_FILES: u64 = 1 << 15;
    /// Read earlier messages.
    pub const READ_MESSAGE_HISTORY: u64 = 1 << 16;
    /// Ping `@everyone` and all roles.
    pub const MENTION_EVERYONE: u64 = 1 << 17;
    /// Assign and remove roles below one's own.
    pub const MANAGE_ROLES: u64 = 1 << 28;
    /// Use slash commands.
    pub const USE_APPLICATION_COMMANDS: u64 = 1 << 31;
    /// Archive, lock and delete threads.
    pub const MANAGE_THREADS: u64 = 1 << 34;
    /// Open public threads.
    pub const CREATE_PUBLIC_THREADS: u64 = 1 << 35;
    /// Open private threads.
    pub const CREATE_PRIVATE_THREADS: u64 = 1 << 36;
    pub const SEND_MESSAGES_IN_THREADS: u64 = 1 << 38;

    /// Pin messages; included in managing messages until 2026.
    pub const PIN_MESSAGES: u64 = 1 << 51;

    /// Permissions of an ordinary member; the default for people and the bot.
    pub const ORDINARY_MEMBER: u64 = VIEW_CHANNEL
        | SEND_MESSAGES
        | EMBED_LINKS
        | ATTACH_FILES
        | READ_MESSAGE_HISTORY
        | USE_APPLICATION_COMMANDS
        | CREATE_PUBLIC_THREADS
        | CREATE_PRIVATE_THREADS
        | SEND_MESSAGES_IN_THREADS;
}

/// Message flag bits.
pub mod message {
    /// Embeds are hidden.
    pub const SUPPRESS_EMBEDS: u64 = 1 << 2;
    /// Only the person who started the interaction sees the message.
    pub const EPHEMERAL: u64 = 1 << 6;
    /// A deferred response that has not been filled in yet ("the bot is thinking").
    pub const LOADING: u64 = 1 << 7;
    /// The message triggers no notification sound.
    pub const SUPPRESS_NOTIFICATIONS: u64 = 1 << 12;
    /// The message consists of components only.
    pub const IS_COMPONENTS_V2: u64 = 1 << 15;
    /// Flags that a bot may set on its own messages.
    pub const SETTABLE: u64 = SUPPRESS_EMBEDS | EPHEMERAL | SUPPRESS_NOTIFICATIONS | IS_COMPONENTS_V2;
}

/// Gateway intent bits.
pub(super) mod intent {
    pub const GUILDS: u64 = 1;
    pub const GUILD_MESSAGES: u64 = 1 << 9;
    pub const DIRECT_MESSAGES: u64 = 1 << 12;
    pub const MESSAGE_CONTENT: u64 = 1 << 15;
}
