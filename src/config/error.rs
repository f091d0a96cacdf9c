//! Errors in settings.

use super::DEFAULT_FILE;

/// The reason the settings cannot be used, as one sentence for the operator.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ConfigError {
    /// The environment and the settings do not contain a token.
    #[error(
        "there is no token: run `sztab setup`, or set DISCORD_TOKEN to the bot's token, or name a file that holds it by `token_file` in {DEFAULT_FILE}"
    )]
    NoToken,
    /// A text that cannot be a token.
    #[error("{place}: {reason}")]
    Token {
        /// The variable or file that contains the text.
        place: String,
        /// The fault, phrased as the end of a sentence.
        reason: &'static str,
    },
    /// A file cannot be read.
    #[error("{path} cannot be read: {reason}")]
    Unreadable {
        /// The file.
        path: String,
        /// The reason given by the system.
        reason: String,
    },
    /// A file is not readable text; the message names the file and the position.
    #[error("{0}")]
    Undecodable(String),
    /// A file with invalid contents.
    #[error("{path}: {reason}")]
    File {
        /// The file.
        path: String,
        /// The fault and its position.
        reason: String,
    },
    /// Not a valid address.
    #[error("SZTAB_DISCORD_API is `{0}`: it has to begin with http:// or https://, such as http://127.0.0.1:8080")]
    ApiMalformed(String),
    /// Not a valid filter.
    #[error(
        "SZTAB_LOG is `{0}`: it has to be a level (error, warn, info, debug, trace) or filters such as sztab=debug"
    )]
    LogMalformed(String),
    /// Not a known palette.
    #[error("SZTAB_COLOURS is `{0}`: it has to be default, colour-blind or high-contrast")]
    ColoursUnknown(String),
    /// Not a valid number of seconds.
    #[error("SZTAB_GATEWAY_PATIENCE is `{0}`: it has to be a number of seconds from 1 to 86400")]
    PatienceMalformed(String),
    /// Not a valid number of tables or requests.
    #[error("{name} is `{value}`: it has to be a whole number, such as {usual}")]
    NoNumber {
        /// The variable's name.
        name: &'static str,
        /// The value's text.
        value: String,
        /// The default value.
        usual: u32,
    },
    /// Not a known format.
    #[error("SZTAB_LOG_FORMAT is `{0}`: it has to be text or json")]
    LogFormatUnknown(String),
    /// Not a valid address to listen on.
    #[error("SZTAB_MONITOR is `{0}`: it has to be an address with a port, such as 127.0.0.1:9464")]
    MonitorMalformed(String),
    /// The path is empty.
    #[error("SZTAB_DATABASE is empty: it has to name the database file, such as sztab.db")]
    DatabaseEmpty,
    /// Not a valid number of hours.
    #[error("SZTAB_BACKUP_HOURS is `{0}`: it has to be the number of hours between backups, such as 24, or 0 for none")]
    BackupHours(String),
    /// Not a valid number of backups.
    #[error("SZTAB_BACKUP_KEEP is `{0}`: it has to be the number of backups that are kept, 1 or more")]
    BackupKeep(String),
}
