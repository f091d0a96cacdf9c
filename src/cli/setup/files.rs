//! Reading and writing the settings file and the token file.

use std::fs::{self, File, OpenOptions, Permissions};
use std::io::{self, Write as _};
use std::os::unix::fs::{MetadataExt as _, OpenOptionsExt as _, PermissionsExt as _, fchown};
use std::path::{Path, PathBuf};

use super::page::Page;
use super::{AcceptedToken, SetupError, token};
use crate::config::{Config, DEFAULT_FILE};
use crate::decode::decode;

/// The path of an empty settings file.
const NO_SETTINGS_FILE: &str = "/dev/null";

/// The current settings.
pub struct Settings {
    path: PathBuf,
    is_there: bool,
    /// The token file that the settings name.
    token_file: Option<PathBuf>,
    /// Base URL of a substitute for Discord.
    pub discord_api: Option<String>,
}

impl Settings {
    /// Reads the settings file, if it exists, and validates all settings, including those from the environment.
    pub fn read(path: &Path) -> Result<Self, SetupError> {
        let is_there = path.exists();
        let file = if is_there { path } else { Path::new(NO_SETTINGS_FILE) };
        let unusable = |error: crate::config::ConfigError| SetupError::Unusable(error.to_string());
        // The token is checked separately.
        let variable =
            |name: &str| if name == "DISCORD_TOKEN" { Some("any".to_owned()) } else { std::env::var(name).ok() };
        let config = Config::read(Some(file), variable).map_err(unusable)?;
        let token_file = Config::token_file(file).map_err(unusable)?;
        Ok(Self { path: path.to_owned(), is_there, token_file, discord_api: config.discord_api })
    }

    /// The stored token and its file.
    pub fn stored_token(&self) -> Result<Option<(PathBuf, String)>, SetupError> {
        let path = self.token_path()?;
        if !path.exists() {
            return Ok(None);
        }
        let text = token::read_file(&path)?;
        Ok(Some((path, text)).filter(|(_, text)| !text.trim().is_empty()))
    }

    /// The path at which the token is to be stored.
    fn token_path(&self) -> Result<PathBuf, SetupError> {
        self.token_file.clone().map_or_else(|| self.sibling_path("token"), Ok)
    }

    /// A file next to the settings file. Relative paths in the settings start from the working directory, so only the
    /// default settings file, which is in that directory, can name other files without a folder.
    fn sibling_path(&self, ending: &str) -> Result<PathBuf, SetupError> {
        let path = self.path.with_extension(ending);
        if self.path == Path::new(DEFAULT_FILE) {
            return Ok(path);
        }
        std::path::absolute(&path).map_err(|error| SetupError::Failed(format!("{}: {error}", path.display())))
    }

    /// Reports whether the settings are in order.
    pub fn report_state(&self, page: &mut Page) {
        let is_in_environment = token::token_from_environment().is_some();
        let (path, file) = (self.path.display(), self.token_file.as_deref());
        match file {
            Some(file) if is_readable_by_others(file) => {
                page.print_problem(&format!("Others may read {0}: chmod 600 {0}", file.display()));
            }
            Some(file) if !file.exists() => {
                let line = format!("{path} names {} as the file of the token, which is not there", file.display());
                // systemd provides this file only while the service runs, and only to the service.
                if file.starts_with("/run/credentials") || is_in_environment {
                    page.print_note(&format!("{line} now."));
                } else {
                    page.print_problem(&format!("{line}: run `sztab setup`."));
                }
            }
            Some(file) => page.print_success(&format!("{path} names {} as the file of the token.", file.display())),
            None if is_in_environment => page.print_success("The token is in the environment, as DISCORD_TOKEN."),
            None => page.print_problem(&format!("{path} names no file of the token: run `sztab setup`.")),
        }
    }

    /// Writes the missing files. `overwrite_check` is called before a token is overwritten.
    pub fn write(
        &self,
        known: &AcceptedToken,
        may_write_over: impl Fn(&Path) -> Result<(), SetupError>,
        page: &mut Page,
    ) -> Result<(), SetupError> {
        if known.is_of_environment {
            page.print_success("The token is in the environment, as DISCORD_TOKEN: keep it there. No file is written.");
            return Ok(());
        }
        let file = self.token_path()?;
        let kept = self.stored_token()?;
        let is_kept = kept.as_ref().is_some_and(|(_, text)| text.trim() == known.token.reveal());
        if is_kept {
            if is_readable_by_others(&file) {
                let set = fs::set_permissions(&file, Permissions::from_mode(0o600));
                set.map_err(|error| write_error(&file, &error))?;
                page.print_success(&format!("Others could read {}: now its owner alone can.", file.display()));
            }
        } else {
            if kept.is_some() {
                may_write_over(&file)?;
            }
            write_token(&file, known.token.reveal()).map_err(|error| write_error(&file, &error))?;
            page.print_success(&format!("The token is in {}, which its owner alone can read.", file.display()));
        }
        self.write_token_path(&file, page)
    }

    /// Enters the path of the token file in the settings.
    fn write_token_path(&self, file: &Path, page: &mut Page) -> Result<(), SetupError> {
        let path = self.path.display();
        if self.token_file.is_some() {
            page.print_success(&format!("{path} is there, and was left as it is."));
            return Ok(());
        }
        let line = format!("token_file = {}\n", quote_path(file)?);
        let written = if self.is_there {
            // A key above all others does not belong to any TOML table.
            read_settings(&self.path).and_then(|text| overwrite(&self.path, &(line + &text)))
        } else {
            let database = quote_path(&self.sibling_path("db")?)?;
            write_new(&self.path, &format!("{SETTINGS_HEAD}{line}\n{DATABASE_COMMENT}database = {database}\n"))
        };
        written.map_err(|error| write_error(&self.path, &error))?;
        page.print_success(&format!("{path} names it. All other settings are as usual."));
        Ok(())
    }
}

const SETTINGS_HEAD: &str = "\
# Settings of Sztab. docs/OPERATIONS.md lists them all; the environment has the last word.

# The file that holds the bot's token. Nobody but its owner may read it.
";

const DATABASE_COMMENT: &str = "# Everything that Sztab must not forget.\n";

fn write_error(path: &Path, error: &io::Error) -> SetupError {
    SetupError::Failed(format!("{} cannot be written: {error}", path.display()))
}

fn is_readable_by_others(path: &Path) -> bool {
    fs::metadata(path).is_ok_and(|file| file.permissions().mode() & 0o077 != 0)
}

/// The text of the settings file, in any supported encoding.
fn read_settings(path: &Path) -> io::Result<String> {
    decode(&fs::read(path)?).map_err(|undecodable| io::Error::other(undecodable.to_string()))
}

/// A path as a TOML string.
fn quote_path(path: &Path) -> Result<String, SetupError> {
    let text = path.to_str().filter(|text| !text.contains(char::is_control));
    let text = text.ok_or_else(|| SetupError::Unusable(format!("{} is no name for a file here", path.display())))?;
    Ok(format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\"")))
}

/// Writes a new file.
fn write_new(path: &Path, text: &str) -> io::Result<()> {
    OpenOptions::new().write(true).create_new(true).open(path)?.write_all(text.as_bytes())
}

/// Writes the token atomically; the file is never readable by other users.
fn write_token(path: &Path, token: &str) -> io::Result<()> {
    write_and_rename(path, &format!("{token}\n"), |_| Ok(()))
}

/// Overwrites a file atomically, preserving its owner and permissions.
fn overwrite(path: &Path, text: &str) -> io::Result<()> {
    // If the path is a symbolic link, the link's target is overwritten and the link stays.
    let path = fs::canonicalize(path)?;
    let old = fs::metadata(&path)?;
    write_and_rename(&path, text, |file| {
        let new = file.metadata()?;
        if (new.uid(), new.gid()) != (old.uid(), old.gid()) {
            fchown(file, Some(old.uid()), Some(old.gid()))?;
        }
        file.set_permissions(old.permissions())
    })
}

/// Writes a temporary file next to the target, readable only by its owner, prepares it and renames it to the target.
fn write_and_rename(path: &Path, text: &str, make_ready: impl Fn(&File) -> io::Result<()>) -> io::Result<()> {
    let mut new = path.as_os_str().to_owned();
    new.push(".new");
    match fs::remove_file(&new) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
        _ => {}
    }
    let mut file = OpenOptions::new().write(true).create_new(true).mode(0o600).open(&new)?;
    let written = file.write_all(text.as_bytes()).and_then(|()| make_ready(&file)).and_then(|()| file.sync_all());
    let put = written.and_then(|()| fs::rename(&new, path));
    if put.is_err() {
        // The unfinished file is useless; if it cannot be removed now, the next attempt removes it.
        fs::remove_file(&new).ok();
    }
    put
}
