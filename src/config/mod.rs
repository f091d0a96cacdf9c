//! Settings: one TOML file plus the environment, which takes precedence.

mod error;
mod token;

use std::fmt;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::time::Duration;
use sztab_words::worded;

use serde::Deserialize;

use crate::decode::decode;
use sztab_pictures::Colours;
use sztab_referee::limits::{DEFAULT_MAX_SESSIONS_PER_SERVER, REQUESTS_PER_SECOND};

pub use error::ConfigError;
pub use token::read_token;

/// The settings file that is read if it exists and no other file is named.
pub const DEFAULT_FILE: &str = "sztab.toml";

/// Settings of a run.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Config {
    /// The bot's token.
    pub token: Secret,
    /// The database file.
    pub database: PathBuf,
    /// The folder with users' own armies, if set.
    pub armies: Option<PathBuf>,
    /// The folder with owners' values, one subfolder per game, if set.
    pub values: Option<PathBuf>,
    /// The folder with fonts for characters that the font of the pictures lacks, if set.
    pub fonts: Option<PathBuf>,
    /// The ids of the built-in armies on offer; `None` for all of them.
    pub offer: Option<Vec<String>>,
    /// Base URL of a substitute for Discord, such as the sandbox; `None` for Discord itself.
    pub discord_api: Option<String>,
    /// The log filter, in the syntax of `tracing`.
    pub log: String,
    /// Format of log lines.
    pub log_format: LogFormat,
    /// The palette of the pictures.
    pub colours: Colours,
    /// Time without a sign of life from Discord after which the connection is considered dead.
    pub patience: Duration,
    /// Schedule and number of backups.
    pub backups: Backups,
    /// Maximum number of open tables on one server.
    pub tables_per_server: u32,
    /// Number of requests per second allowed to one user in the long run; 0 for no limit.
    pub requests_per_second: u32,
    /// Maximum time for which a channel pauses after a film, so that viewers can watch it.
    pub film_rest: Duration,
    /// The token file, if users other than the owner can read it.
    pub exposed_token: Option<PathBuf>,
    /// The address that serves `/healthz` and `/metrics`, if any.
    pub monitor: Option<SocketAddr>,
}

worded! {
    /// Format of log lines.
    #[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
    pub enum LogFormat {
        /// For human readers.
        #[default]
        Text = "text",
        /// One JSON object per line, for programs.
        Json = "json",
    }
}

/// The backups that the bot makes automatically.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Backups {
    /// The folder for backups; `None` for `backups` next to the database.
    pub folder: Option<PathBuf>,
    /// Number of hours between backups; 0 for no backups.
    pub hours: u32,
    /// Number of backups to keep.
    pub keep: u32,
}

impl Backups {
    /// Settings without backups.
    pub const NONE: Self = Self { folder: None, hours: 0, keep: 1 };

    /// Time between backups; `None` if none are made.
    #[must_use]
    pub fn interval(&self) -> Option<Duration> {
        (self.hours > 0).then(|| Duration::from_hours(u64::from(self.hours)))
    }
}

impl Default for Backups {
    /// One backup a day, kept for a week.
    fn default() -> Self {
        Self { folder: None, hours: 24, keep: 7 }
    }
}

/// Time without a sign of life from Discord after which the connection is considered dead: by then four heartbeats have
/// been missed. Restarting after each such period also stays far below the thousand starts a day that Discord allows.
const CONNECTION_TIMEOUT: Duration = Duration::from_mins(3);

/// Maximum time for which a channel pauses after a film: a longer pause would hold up the game.
const MAX_FILM_PAUSE: Duration = Duration::from_secs(10);

/// A text that must not be printed.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(String);

impl Secret {
    /// Wraps a text that must not be printed.
    #[must_use]
    pub fn new(secret: String) -> Self {
        Self(secret)
    }

    #[must_use]
    pub fn reveal(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("Secret(..)")
    }
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
struct SettingsFile {
    #[allow(clippy::struct_field_names, reason = "the key of the settings file")]
    token_file: Option<PathBuf>,
    database: Option<PathBuf>,
    armies: Option<PathBuf>,
    values: Option<PathBuf>,
    fonts: Option<PathBuf>,
    offer: Option<String>,
    discord_api: Option<String>,
    log: Option<String>,
    log_format: Option<String>,
    colours: Option<String>,
    gateway_patience: Option<u64>,
    backups: Option<PathBuf>,
    backup_hours: Option<u32>,
    backup_keep: Option<u32>,
    tables_per_server: Option<u32>,
    requests_per_second: Option<u32>,
    monitor: Option<String>,
}

impl Config {
    /// Settings for a bot in the sandbox.
    #[must_use]
    pub fn for_sandbox(token: String, api: String, database: PathBuf, armies: Option<PathBuf>) -> Self {
        Self {
            token: Secret(token),
            database,
            armies,
            values: None,
            fonts: None,
            offer: None,
            discord_api: Some(api),
            log: "warn".to_owned(),
            log_format: LogFormat::Text,
            colours: Colours::Default,
            patience: CONNECTION_TIMEOUT,
            backups: Backups::NONE,
            tables_per_server: DEFAULT_MAX_SESSIONS_PER_SERVER,
            // The page limits the rate of requests, and there are no strangers.
            requests_per_second: 0,
            film_rest: MAX_FILM_PAUSE,
            exposed_token: None,
            monitor: None,
        }
    }

    /// The same settings, with the logging settings and the palette from the environment if set there.
    ///
    /// # Errors
    ///
    /// If a variable cannot be parsed.
    pub fn with_environment(mut self, variable: impl Fn(&str) -> Option<String>) -> Result<Self, ConfigError> {
        let set = |name: &str| variable(name).filter(|value| !value.trim().is_empty());
        if let Some(log) = set("SZTAB_LOG") {
            self.log = read_log(log)?;
        }
        self.log_format = read_log_format(set("SZTAB_LOG_FORMAT"))?;
        self.fonts = set("SZTAB_FONTS").map(PathBuf::from);
        self.values = set("SZTAB_VALUES").map(PathBuf::from);
        Ok(self)
    }

    /// The database and backup settings, for callers that need only these; the rest of the bot need not be configured.
    ///
    /// # Errors
    ///
    /// The first setting that is wrong.
    pub fn read_database_settings(
        variable: impl Fn(&str) -> Option<String>,
    ) -> Result<(PathBuf, Backups), ConfigError> {
        let settings = read_file(None)?;
        let backups = read_backups(&settings, &variable)?;
        Ok((read_database(&settings, &variable)?, backups))
    }

    /// The token file that a settings file names.
    ///
    /// # Errors
    ///
    /// If the settings file cannot be read.
    pub fn token_file(file: &Path) -> Result<Option<PathBuf>, ConfigError> {
        Ok(read_file(Some(file))?.token_file)
    }

    /// Reads the settings. `file` is the file named on the command line; the default file may be missing. `variable`
    /// looks up an environment variable.
    ///
    /// # Errors
    ///
    /// The first setting that is missing or wrong.
    pub fn read(file: Option<&Path>, variable: impl Fn(&str) -> Option<String>) -> Result<Self, ConfigError> {
        let settings = read_file(file)?;
        // An empty variable, as set by `VAR= sztab`, counts as unset; for the database it is an error.
        let set = |name: &str| variable(name).filter(|value| !value.trim().is_empty());
        let database = read_database(&settings, &variable)?;
        let backups = read_backups(&settings, &variable)?;
        let own_token = set("DISCORD_TOKEN");
        let token_file = settings.token_file.as_ref().filter(|_| own_token.is_none());
        let token = find_token(own_token, token_file)?;
        let discord_api = set("SZTAB_DISCORD_API").or(settings.discord_api);
        if let Some(api) =
            discord_api.as_ref().filter(|api| !api.starts_with("http://") && !api.starts_with("https://"))
        {
            return Err(ConfigError::ApiMalformed(api.clone()));
        }
        let offer = set("SZTAB_OFFER").or(settings.offer);
        let ids = |text: String| text.split([',', ' ']).filter(|id| !id.is_empty()).map(str::to_owned).collect();
        let log = read_log(set("SZTAB_LOG").or(settings.log).unwrap_or_else(|| "info".to_owned()))?;
        let log_format = read_log_format(set("SZTAB_LOG_FORMAT").or(settings.log_format))?;
        let monitor = match set("SZTAB_MONITOR").or(settings.monitor) {
            Some(address) => Some(address.trim().parse().map_err(|_| ConfigError::MonitorMalformed(address))?),
            None => None,
        };
        let colours = match set("SZTAB_COLOURS").or(settings.colours) {
            Some(id) => Colours::of_word(id.trim()).ok_or(ConfigError::ColoursUnknown(id))?,
            None => Colours::Default,
        };
        let patience = set("SZTAB_GATEWAY_PATIENCE").or(settings.gateway_patience.map(|seconds| seconds.to_string()));
        let patience = patience.map_or(Ok(CONNECTION_TIMEOUT), |text| match text.trim().parse() {
            Ok(seconds @ 1..=86_400) => Ok(Duration::from_secs(seconds)),
            _ => Err(ConfigError::PatienceMalformed(text)),
        })?;
        let number = |name: &'static str, usual: u32| match set(name) {
            Some(value) => value.trim().parse().map(Some).map_err(|_| ConfigError::NoNumber { name, value, usual }),
            None => Ok(None),
        };
        let tables = number("SZTAB_TABLES_PER_SERVER", DEFAULT_MAX_SESSIONS_PER_SERVER)?.or(settings.tables_per_server);
        let requests = number("SZTAB_REQUESTS_PER_SECOND", REQUESTS_PER_SECOND)?.or(settings.requests_per_second);
        // A substitute for Discord is used in tests, in which the users are programs.
        let (usual_requests, film_rest) =
            if discord_api.is_some() { (0, Duration::ZERO) } else { (REQUESTS_PER_SECOND, MAX_FILM_PAUSE) };
        Ok(Self {
            token,
            database,
            armies: set("SZTAB_ARMIES").map(PathBuf::from).or(settings.armies),
            values: set("SZTAB_VALUES").map(PathBuf::from).or(settings.values),
            fonts: set("SZTAB_FONTS").map(PathBuf::from).or(settings.fonts),
            offer: offer.map(ids),
            discord_api: discord_api.map(|api| api.trim_end_matches('/').to_owned()),
            log,
            log_format,
            colours,
            patience,
            backups,
            tables_per_server: tables.unwrap_or(DEFAULT_MAX_SESSIONS_PER_SERVER),
            requests_per_second: requests.unwrap_or(usual_requests),
            film_rest,
            exposed_token: token_file.filter(|path| is_readable_by_others(path)).cloned(),
            monitor,
        })
    }
}

/// The token from the environment, or otherwise the one in the file.
fn find_token(variable: Option<String>, file: Option<&PathBuf>) -> Result<Secret, ConfigError> {
    let (text, place) = match (variable, file) {
        (Some(text), _) => (text, "DISCORD_TOKEN".to_owned()),
        (None, Some(path)) => (read_text(path)?, path.display().to_string()),
        (None, None) => return Err(ConfigError::NoToken),
    };
    read_token(&text).map_err(|reason| ConfigError::Token { place, reason })
}

fn read_log(filters: String) -> Result<String, ConfigError> {
    match filters.parse::<tracing_subscriber::EnvFilter>() {
        Ok(_) => Ok(filters),
        Err(_) => Err(ConfigError::LogMalformed(filters)),
    }
}

fn read_log_format(word: Option<String>) -> Result<LogFormat, ConfigError> {
    match word {
        Some(word) => LogFormat::of_word(word.trim()).ok_or(ConfigError::LogFormatUnknown(word)),
        None => Ok(LogFormat::default()),
    }
}

fn read_database(settings: &SettingsFile, variable: impl Fn(&str) -> Option<String>) -> Result<PathBuf, ConfigError> {
    match variable("SZTAB_DATABASE") {
        Some(value) if value.trim().is_empty() => Err(ConfigError::DatabaseEmpty),
        Some(value) => Ok(PathBuf::from(value)),
        None => Ok(settings.database.clone().unwrap_or_else(|| PathBuf::from("sztab.db"))),
    }
}

fn read_backups(settings: &SettingsFile, variable: impl Fn(&str) -> Option<String>) -> Result<Backups, ConfigError> {
    let set = |name: &str| variable(name).filter(|value| !value.trim().is_empty());
    let number = |name: &str, wrong: fn(String) -> ConfigError| {
        set(name).map(|value| value.trim().parse::<u32>().map_err(|_| wrong(value))).transpose()
    };
    let usual = Backups::default();
    let hours =
        number("SZTAB_BACKUP_HOURS", ConfigError::BackupHours)?.or(settings.backup_hours).unwrap_or(usual.hours);
    let keep = number("SZTAB_BACKUP_KEEP", ConfigError::BackupKeep)?.or(settings.backup_keep).unwrap_or(usual.keep);
    if keep == 0 {
        return Err(ConfigError::BackupKeep("0".to_owned()));
    }
    Ok(Backups { folder: set("SZTAB_BACKUPS").map(PathBuf::from).or(settings.backups.clone()), hours, keep })
}

fn read_file(named: Option<&Path>) -> Result<SettingsFile, ConfigError> {
    let path = match named {
        Some(path) => path,
        None if Path::new(DEFAULT_FILE).exists() => Path::new(DEFAULT_FILE),
        None => return Ok(SettingsFile::default()),
    };
    let text = read_text(path)?;
    toml::from_str(&text).map_err(|error| ConfigError::File {
        path: path.display().to_string(),
        reason: error.to_string().trim_end().replace('\n', " "),
    })
}

/// True if users other than the owner can read a file.
fn is_readable_by_others(path: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt as _;
    std::fs::metadata(path).is_ok_and(|file| file.permissions().mode() & 0o077 != 0)
}

fn read_text(path: &Path) -> Result<String, ConfigError> {
    let file = || path.display().to_string();
    let bytes =
        std::fs::read(path).map_err(|error| ConfigError::Unreadable { path: file(), reason: error.to_string() })?;
    decode(&bytes).map_err(|undecodable| ConfigError::Undecodable(undecodable.file_message(&file())))
}

#[cfg(test)]
mod tests;
