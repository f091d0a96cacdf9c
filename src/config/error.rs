//! Faults of settings.

use super::DEFAULT_FILE;

/// The reason why the settings cannot be used: one sentence for the operator.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ConfigError {
    /// The token is in neither place.
    #[error(
        "there is no token: run `sztab setup`, or set DISCORD_TOKEN to the bot's token, or name a file that holds it by `token_file` in {DEFAULT_FILE}"
    )]
    NoToken,
    /// The token cannot be one.
    #[error("{place}: {reason}")]
    Token {
        /// The variable or the file that holds it.
        place: String,
        /// The fault, as the end of a sentence.
        reason: &'static str,
    },
    /// A file cannot be read.
    #[error("{path} cannot be read: {reason}")]
    Unreadable {
        /// The file.
        path: String,
        /// Reason given by the system.
        reason: String,
    },
    /// A file is no text that can be read: names the file and the place.
    #[error("{0}")]
    Undecodable(String),
    /// The file is not what it should be.
    #[error("{path}: {reason}")]
    File {
        /// The file.
        path: String,
        /// Fault, and its place.
        reason: String,
    },
    /// Not an address.
    #[error("SZTAB_DISCORD_API is `{0}`: it has to begin with http:// or https://, such as http://127.0.0.1:8080")]
    ApiMalformed(String),
    /// Not a filter.
    #[error(
        "SZTAB_LOG is `{0}`: it has to be a level (error, warn, info, debug, trace) or filters such as sztab=debug"
    )]
    LogMalformed(String),
    /// Not a palette.
    #[error("SZTAB_COLOURS is `{0}`: it has to be default, colour-blind or high-contrast")]
    ColoursUnknown(String),
    /// Not a number of seconds.
    #[error("SZTAB_GATEWAY_PATIENCE is `{0}`: it has to be a number of seconds from 1 to 86400")]
    PatienceMalformed(String),
    /// Not a number of tables or requests.
    #[error("{name} is `{value}`: it has to be a whole number, such as {usual}")]
    NoNumber {
        /// The variable.
        name: &'static str,
        /// Text of the value.
        value: String,
        /// Value if none is given.
        usual: u32,
    },
    /// Not a format.
    #[error("SZTAB_LOG_FORMAT is `{0}`: it has to be text or json")]
    LogFormatUnknown(String),
    /// Not an address to listen on.
    #[error("SZTAB_MONITOR is `{0}`: it has to be an address with a port, such as 127.0.0.1:9464")]
    MonitorMalformed(String),
    /// An empty path.
    #[error("SZTAB_DATABASE is empty: it has to name the database file, such as sztab.db")]
    DatabaseEmpty,
    /// Not a number of hours.
    #[error("SZTAB_BACKUP_HOURS is `{0}`: it has to be the number of hours between backups, such as 24, or 0 for none")]
    BackupHours(String),
    /// Not a number of backups.
    #[error("SZTAB_BACKUP_KEEP is `{0}`: it has to be the number of backups that are kept, 1 or more")]
    BackupKeep(String),
}
