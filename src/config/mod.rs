//! Settings: one TOML file plus the environment, which has the last word.

mod error;
mod token;

use std::fmt;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::time::Duration;

use serde::Deserialize;

use crate::decode::decode;
use crate::limits::{REQUESTS_A_SECOND, TABLES_OF_A_SERVER};
use crate::pictures::Colours;

pub use error::ConfigError;
pub use token::read_token;

/// The file that is read if it is there and nothing else is named.
pub const DEFAULT_FILE: &str = "sztab.toml";

/// Settings of a run.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Config {
    /// The bot's token.
    pub token: Secret,
    /// The database file.
    pub database: PathBuf,
    /// The folder with armies of the users' own, if there is one.
    pub armies: Option<PathBuf>,
    /// The folder with fonts for characters that the font of the pictures lacks, if there is one.
    pub fonts: Option<PathBuf>,
    /// The ids of the armies on offer among those that come with the program; all of them if absent.
    pub offer: Option<Vec<String>>,
    /// Base URL of another Discord, such as the sandbox; the real one if absent.
    pub discord_api: Option<String>,
    /// The filter of the log, in the syntax of `tracing`.
    pub log: String,
    /// How lines of the log are written.
    pub log_format: LogFormat,
    /// The palette of the pictures.
    pub colours: Colours,
    /// How long Discord may say nothing at all before the connection counts as dead.
    pub patience: Duration,
    /// Which backups are taken.
    pub backups: Backups,
    /// Open tables that one server may have.
    pub tables_per_server: u32,
    /// Requests a second that one user may make in the long run; 0 for any number.
    pub requests_per_second: u32,
    /// How long a channel rests at most after a film, so that its viewers see it.
    pub film_rest: Duration,
    /// The file with the token, if others than its owner may read it.
    pub exposed_token: Option<PathBuf>,
    /// Where `/healthz` and `/metrics` are served, if anywhere.
    pub monitor: Option<SocketAddr>,
}

worded! {
    /// How lines of the log are written.
    #[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
    pub enum LogFormat {
        /// For people.
        #[default]
        Text = "text",
        /// One JSON object a line, for programs.
        Json = "json",
    }
}

/// Which backups the bot takes by itself.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Backups {
    /// The folder; `backups` beside the database if none is named.
    pub folder: Option<PathBuf>,
    /// How many hours lie between them; 0 for none at all.
    pub hours: u32,
    /// How many are kept.
    pub keep: u32,
}

impl Backups {
    /// No backups.
    pub const NONE: Self = Self { folder: None, hours: 0, keep: 1 };

    /// The time between them, if they are taken.
    #[must_use]
    pub fn every(&self) -> Option<Duration> {
        (self.hours > 0).then(|| Duration::from_hours(u64::from(self.hours)))
    }
}

impl Default for Backups {
    /// One a day for a week.
    fn default() -> Self {
        Self { folder: None, hours: 24, keep: 7 }
    }
}

/// How long Discord may say nothing: four heartbeats are missed by then. A start anew after each such time also stays far
/// below the thousand starts a day that Discord allows.
const PATIENCE: Duration = Duration::from_mins(3);

/// How long a channel rests at most after a film: longer ones would hold up the game.
const FILM_REST: Duration = Duration::from_secs(10);

/// Something that must not be printed.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(String);

impl Secret {
    /// Keeps something from being printed.
    #[must_use]
    pub fn new(secret: String) -> Self {
        Self(secret)
    }

    /// The secret itself.
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
struct File {
    #[allow(clippy::struct_field_names, reason = "the key of the settings file")]
    token_file: Option<PathBuf>,
    database: Option<PathBuf>,
    armies: Option<PathBuf>,
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
            fonts: None,
            offer: None,
            discord_api: Some(api),
            log: "warn".to_owned(),
            log_format: LogFormat::Text,
            colours: Colours::Default,
            patience: PATIENCE,
            backups: Backups::NONE,
            tables_per_server: TABLES_OF_A_SERVER,
            // Nobody there is a stranger, and the page keeps the pace.
            requests_per_second: 0,
            film_rest: FILM_REST,
            exposed_token: None,
            monitor: None,
        }
    }

    /// The same settings, logging and drawing as the environment says if it says anything.
    ///
    /// # Errors
    ///
    /// If that cannot be understood.
    pub fn with_environment(mut self, variable: impl Fn(&str) -> Option<String>) -> Result<Self, ConfigError> {
        let set = |name: &str| variable(name).filter(|value| !value.trim().is_empty());
        if let Some(log) = set("SZTAB_LOG") {
            self.log = read_log(log)?;
        }
        self.log_format = read_log_format(set("SZTAB_LOG_FORMAT"))?;
        self.fonts = set("SZTAB_FONTS").map(PathBuf::from);
        Ok(self)
    }

    /// The database and its backups by the settings, for callers that need nothing else of them. A bot need not be
    /// configured for that.
    ///
    /// # Errors
    ///
    /// The first thing that is wrong.
    pub fn database(variable: impl Fn(&str) -> Option<String>) -> Result<(PathBuf, Backups), ConfigError> {
        let settings = read_file(None)?;
        let backups = read_backups(&settings, &variable)?;
        Ok((read_database(&settings, &variable)?, backups))
    }

    /// The file that a settings file names as that of the token.
    ///
    /// # Errors
    ///
    /// If the settings file cannot be read.
    pub fn token_file(file: &Path) -> Result<Option<PathBuf>, ConfigError> {
        Ok(read_file(Some(file))?.token_file)
    }

    /// Reads the settings. `file` is the file named on the command line; the default one may be absent. `variable`
    /// looks a variable of the environment up.
    ///
    /// # Errors
    ///
    /// The first thing that is missing or wrong.
    pub fn read(file: Option<&Path>, variable: impl Fn(&str) -> Option<String>) -> Result<Self, ConfigError> {
        let settings = read_file(file)?;
        // An empty variable is what `VAR= sztab` leaves: as good as none, but for the database, where it is a mistake.
        let set = |name: &str| variable(name).filter(|value| !value.trim().is_empty());
        let database = read_database(&settings, &variable)?;
        let backups = read_backups(&settings, &variable)?;
        let (text, token_file) = match (set("DISCORD_TOKEN"), &settings.token_file) {
            (Some(text), _) => (text, None),
            (None, Some(path)) => (read_text(path)?, Some(path)),
            (None, None) => return Err(ConfigError::NoToken),
        };
        let place = token_file.map_or_else(|| "DISCORD_TOKEN".to_owned(), |path| path.display().to_string());
        let token = read_token(&text).map_err(|reason| ConfigError::Token { place, reason })?;
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
        let patience = patience.map_or(Ok(PATIENCE), |text| match text.trim().parse() {
            Ok(seconds @ 1..=86_400) => Ok(Duration::from_secs(seconds)),
            _ => Err(ConfigError::PatienceMalformed(text)),
        })?;
        let number = |name: &'static str, usual: u32| match set(name) {
            Some(value) => value.trim().parse().map(Some).map_err(|_| ConfigError::NoNumber { name, value, usual }),
            None => Ok(None),
        };
        let tables = number("SZTAB_TABLES_PER_SERVER", TABLES_OF_A_SERVER)?.or(settings.tables_per_server);
        let requests = number("SZTAB_REQUESTS_PER_SECOND", REQUESTS_A_SECOND)?.or(settings.requests_per_second);
        // Another Discord is one for tests, where people are programs.
        let (usual_requests, film_rest) =
            if discord_api.is_some() { (0, Duration::ZERO) } else { (REQUESTS_A_SECOND, FILM_REST) };
        Ok(Self {
            token,
            database,
            armies: set("SZTAB_ARMIES").map(PathBuf::from).or(settings.armies),
            fonts: set("SZTAB_FONTS").map(PathBuf::from).or(settings.fonts),
            offer: offer.map(ids),
            discord_api: discord_api.map(|api| api.trim_end_matches('/').to_owned()),
            log,
            log_format,
            colours,
            patience,
            backups,
            tables_per_server: tables.unwrap_or(TABLES_OF_A_SERVER),
            requests_per_second: requests.unwrap_or(usual_requests),
            film_rest,
            exposed_token: token_file.filter(|path| is_open_to_others(path)).cloned(),
            monitor,
        })
    }
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

fn read_database(settings: &File, variable: impl Fn(&str) -> Option<String>) -> Result<PathBuf, ConfigError> {
    match variable("SZTAB_DATABASE") {
        Some(value) if value.trim().is_empty() => Err(ConfigError::DatabaseEmpty),
        Some(value) => Ok(PathBuf::from(value)),
        None => Ok(settings.database.clone().unwrap_or_else(|| PathBuf::from("sztab.db"))),
    }
}

fn read_backups(settings: &File, variable: impl Fn(&str) -> Option<String>) -> Result<Backups, ConfigError> {
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

fn read_file(named: Option<&Path>) -> Result<File, ConfigError> {
    let path = match named {
        Some(path) => path,
        None if Path::new(DEFAULT_FILE).exists() => Path::new(DEFAULT_FILE),
        None => return Ok(File::default()),
    };
    let text = read_text(path)?;
    toml::from_str(&text).map_err(|error| ConfigError::File {
        path: path.display().to_string(),
        reason: error.to_string().trim_end().replace('\n', " "),
    })
}

/// Whether others than its owner may read a file.
fn is_open_to_others(path: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt as _;
    std::fs::metadata(path).is_ok_and(|file| file.permissions().mode() & 0o077 != 0)
}

fn read_text(path: &Path) -> Result<String, ConfigError> {
    let file = || path.display().to_string();
    let bytes =
        std::fs::read(path).map_err(|error| ConfigError::Unreadable { path: file(), reason: error.to_string() })?;
    decode(&bytes).map_err(|undecodable| ConfigError::Undecodable(undecodable.of_file(&file())))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(variables: &[(&str, &str)]) -> Result<Config, ConfigError> {
        let find =
            |name: &str| variables.iter().find(|(known, _)| *known == name).map(|(_, value)| (*value).to_owned());
        Config::read(None, find)
    }

    #[test]
    fn a_token_alone_is_enough() {
        let config = read(&[("DISCORD_TOKEN", "abc.def")]).expect("complete");
        assert_eq!(config.database, PathBuf::from("sztab.db"));
        assert_eq!((config.armies, config.fonts), (None, None));
        assert_eq!(config.discord_api, None);
        assert_eq!(config.log, "info");
        assert_eq!(config.log_format, LogFormat::Text);
        assert_eq!(config.colours, Colours::Default);
        assert_eq!(config.backups, Backups { folder: None, hours: 24, keep: 7 });
        assert_eq!((config.tables_per_server, config.requests_per_second), (TABLES_OF_A_SERVER, REQUESTS_A_SECOND));
        assert_eq!(config.monitor, None, "nothing listens unless it is asked for");
    }

    #[test]
    fn backups_can_go_elsewhere_and_be_turned_off() {
        let set = [("SZTAB_BACKUPS", "/elsewhere"), ("SZTAB_BACKUP_HOURS", "0"), ("SZTAB_BACKUP_KEEP", "3")];
        let variable = |name: &str| set.iter().find(|(known, _)| *known == name).map(|(_, value)| (*value).to_owned());
        let (database, backups) = Config::database(variable).expect("no token is needed");
        assert_eq!(database, PathBuf::from("sztab.db"));
        assert_eq!(backups, Backups { folder: Some(PathBuf::from("/elsewhere")), hours: 0, keep: 3 });
        assert_eq!(backups.every(), None);
    }

    #[test]
    fn limits_are_numbers_and_another_discord_holds_nobody_up() {
        let limits = |variables: &[(&str, &str)]| {
            let config = read(&[&[("DISCORD_TOKEN", "a")], variables].concat()).expect("complete");
            (config.tables_per_server, config.requests_per_second)
        };
        let other = ("SZTAB_DISCORD_API", "http://127.0.0.1:1");
        assert_eq!(limits(&[("SZTAB_TABLES_PER_SERVER", " 7 "), ("SZTAB_REQUESTS_PER_SECOND", "9")]), (7, 9));
        assert_eq!(limits(&[other]), (TABLES_OF_A_SERVER, 0));
        assert_eq!(limits(&[other, ("SZTAB_REQUESTS_PER_SECOND", "3")]), (TABLES_OF_A_SERVER, 3));
        for value in ["-1", "many", "1.5", "99999999999"] {
            let sentence = read(&[("DISCORD_TOKEN", "a"), ("SZTAB_TABLES_PER_SERVER", value)]).expect_err("refused");
            assert!(sentence.to_string().contains("SZTAB_TABLES_PER_SERVER"), "{sentence}");
        }
    }

    #[test]
    fn a_wrong_token_is_blamed_on_its_source() {
        let folder = tempfile::tempdir().expect("a folder");
        let (path, token) = (folder.path().join("sztab.toml"), folder.path().join("sztab.token"));
        std::fs::write(&path, format!("token_file = {token:?}\n")).expect("written");
        let of_file = |bytes: &[u8]| {
            std::fs::write(&token, bytes).expect("written");
            let read = Config::read(Some(&path), |_| None);
            read.map(|config| config.token.reveal().to_owned()).map_err(|error| error.to_string())
        };
        for (text, said) in
            [("\"a.b.c\"", "quotation marks"), ("Bot a.b.c", "`Bot`"), ("", "no token"), ("a b", "spaces")]
        {
            let sentence = of_file(text.as_bytes()).expect_err(text);
            assert!(sentence.starts_with(&format!("{}: ", token.display())), "{sentence}");
            assert!(sentence.contains(said) && !sentence.contains("DISCORD_TOKEN"), "{sentence}");
            if !text.is_empty() {
                let sentence = read(&[("DISCORD_TOKEN", text)]).expect_err(text).to_string();
                assert!(sentence.starts_with("DISCORD_TOKEN: ") && sentence.contains(said), "{sentence}");
            }
        }
        // As editors and shells of Windows write it.
        let utf_16: Vec<u8> = "\u{feff}a.b.c\r\n".encode_utf16().flat_map(u16::to_le_bytes).collect();
        for bytes in ["\u{feff}a.b.c\r\n".as_bytes(), &utf_16] {
            assert_eq!(of_file(bytes).as_deref(), Ok("a.b.c"));
        }
    }

    #[test]
    fn settings_are_read_in_the_encodings_of_editors() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("sztab.toml");
        let text = "\u{feff}database = \"gry/Żółw.db\"\r\n";
        let database = |bytes: &[u8]| {
            std::fs::write(&path, bytes).expect("written");
            let read = Config::read(Some(&path), |name| (name == "DISCORD_TOKEN").then(|| "a".to_owned()));
            read.map(|config| config.database).map_err(|error| error.to_string())
        };
        let utf_16: Vec<u8> = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
        for bytes in [text.as_bytes(), &utf_16] {
            assert_eq!(database(bytes), Ok(PathBuf::from("gry/Żółw.db")));
        }
        let said = database(b"database = \"gry/\xafub.db\"\n").expect_err("refused");
        assert!(said.contains("sztab.toml:1:17: ") && said.contains("Windows-1250"), "{said}");
    }

    #[test]
    fn a_token_file_that_others_may_read_is_noticed() {
        use std::os::unix::fs::PermissionsExt as _;
        let folder = tempfile::tempdir().expect("a folder");
        let (path, token) = (folder.path().join("sztab.toml"), folder.path().join("token"));
        std::fs::write(&token, "abc").expect("written");
        std::fs::write(&path, format!("token_file = {token:?}\n")).expect("written");
        for (mode, is_exposed) in [(0o600, false), (0o400, false), (0o640, true), (0o644, true)] {
            std::fs::set_permissions(&token, std::fs::Permissions::from_mode(mode)).expect("set");
            let config = Config::read(Some(&path), |_| None).expect("complete");
            assert_eq!(config.exposed_token.is_some(), is_exposed, "{mode:o}");
        }
    }

    #[test]
    fn a_palette_is_chosen_for_all_pictures() {
        for colours in Colours::ALL {
            let config = read(&[("DISCORD_TOKEN", "a"), ("SZTAB_COLOURS", colours.word())]).expect("complete");
            assert_eq!(config.colours, colours);
        }
    }

    #[test]
    fn a_missing_or_wrong_value_is_one_clear_sentence() {
        let wrong: [&[(&str, &str)]; 12] = [
            &[("DISCORD_TOKEN", "a"), ("SZTAB_BACKUP_HOURS", "daily")],
            &[("DISCORD_TOKEN", "a"), ("SZTAB_BACKUP_KEEP", "0")],
            &[],
            &[("DISCORD_TOKEN", "  ")],
            &[("DISCORD_TOKEN", "a b")],
            &[("DISCORD_TOKEN", "a"), ("SZTAB_DISCORD_API", "localhost:1")],
            &[("DISCORD_TOKEN", "a"), ("SZTAB_LOG", "sztab=loud")],
            &[("DISCORD_TOKEN", "a"), ("SZTAB_DATABASE", "")],
            &[("DISCORD_TOKEN", "a"), ("SZTAB_COLOURS", "grey")],
            &[("DISCORD_TOKEN", "a"), ("SZTAB_GATEWAY_PATIENCE", "soon")],
            &[("DISCORD_TOKEN", "a"), ("SZTAB_LOG_FORMAT", "xml")],
            &[("DISCORD_TOKEN", "a"), ("SZTAB_MONITOR", "9464")],
        ];
        for variables in wrong {
            let sentence = read(variables).expect_err("refused").to_string();
            assert!(!sentence.contains('\n') && sentence.len() < 200, "{sentence}");
        }
    }

    #[test]
    fn the_environment_overrules_the_file() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("sztab.toml");
        let token = folder.path().join("token");
        std::fs::write(&token, "from-file\n").expect("written");
        std::fs::write(
            &path,
            format!("token_file = {token:?}\ndatabase = \"a.db\"\narmies = \"a\"\nfonts = \"f\"\noffer = \"c, d\"\nlog = \"debug\"\n"),
        )
        .expect("written");
        let config = Config::read(Some(&path), |name| (name == "SZTAB_DATABASE").then(|| "b.db".to_owned()));
        let config = config.expect("complete");
        assert_eq!(config.token.reveal(), "from-file");
        assert_eq!(config.database, PathBuf::from("b.db"));
        assert_eq!(config.armies, Some(PathBuf::from("a")));
        assert_eq!(config.fonts, Some(PathBuf::from("f")));
        assert_eq!(config.offer, Some(vec!["c".to_owned(), "d".to_owned()]));
        assert_eq!(config.log, "debug");
        let other = Config::read(Some(&path), |name| (name == "SZTAB_ARMIES").then(|| "b".to_owned()));
        assert_eq!(other.expect("complete").armies, Some(PathBuf::from("b")));
        assert!(!format!("{:?}", config.token).contains("from-file"), "a secret never prints itself");
    }

    #[test]
    fn a_broken_file_is_one_sentence() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("sztab.toml");
        let whole = "database = \"a.db\"\narmies = \"a\"\nlog = \"debug\"\ntables_per_server = 9\ncolours = \"grey\"\n";
        let mut dice: u32 = 7;
        let mut below = |bound: usize| {
            dice = dice.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (dice >> 8) as usize % bound
        };
        for _ in 0..500 {
            let mut bytes = whole.as_bytes().to_vec();
            for _ in 0..=below(4) {
                let (at, end) = (below(bytes.len()), below(bytes.len()));
                match below(3) {
                    0 => drop(bytes.drain(at.min(end)..end.max(at))),
                    1 => bytes.insert(at, u8::try_from(below(256)).expect("a byte")),
                    _ => bytes[at] ^= 1 << below(8),
                }
                bytes.push(b'\n');
            }
            std::fs::write(&path, &bytes).expect("written");
            if let Err(error) = Config::read(Some(&path), |name| (name == "DISCORD_TOKEN").then(|| "a".to_owned())) {
                let sentence = error.to_string();
                assert!(!sentence.is_empty() && !sentence.contains('\n'), "{sentence:?} of {bytes:?}");
            }
        }
    }

    #[test]
    fn an_unknown_key_is_named() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("sztab.toml");
        std::fs::write(&path, "datbase = \"a.db\"\n").expect("written");
        let error = Config::read(Some(&path), |_| Some("token".to_owned())).expect_err("refused").to_string();
        assert!(error.contains("datbase"), "{error}");
    }
}
