//! Settings from the environment and from files.

use super::*;

fn read_config(variables: &[(&str, &str)]) -> Result<Config, ConfigError> {
    let find = |name: &str| variables.iter().find(|(known, _)| *known == name).map(|(_, value)| (*value).to_owned());
    Config::read(None, find)
}

#[test]
fn a_token_alone_is_enough() {
    let config = read_config(&[("DISCORD_TOKEN", "abc.def")]).expect("complete");
    assert_eq!(config.database, PathBuf::from("sztab.db"));
    assert_eq!((config.armies, config.fonts), (None, None));
    assert_eq!(config.discord_api, None);
    assert_eq!(config.log, "info");
    assert_eq!(config.log_format, LogFormat::Text);
    assert_eq!(config.colours, Colours::Default);
    assert_eq!(config.backups, Backups { folder: None, hours: 24, keep: 7 });
    assert_eq!(
        (config.tables_per_server, config.requests_per_second),
        (DEFAULT_MAX_SESSIONS_PER_SERVER, REQUESTS_PER_SECOND)
    );
    assert_eq!(config.monitor, None, "nothing listens unless it is asked for");
}

#[test]
fn backups_can_be_relocated_and_turned_off() {
    let set = [("SZTAB_BACKUPS", "/elsewhere"), ("SZTAB_BACKUP_HOURS", "0"), ("SZTAB_BACKUP_KEEP", "3")];
    let variable = |name: &str| set.iter().find(|(known, _)| *known == name).map(|(_, value)| (*value).to_owned());
    let (database, backups) = Config::read_database_settings(variable).expect("no token is needed");
    assert_eq!(database, PathBuf::from("sztab.db"));
    assert_eq!(backups, Backups { folder: Some(PathBuf::from("/elsewhere")), hours: 0, keep: 3 });
    assert_eq!(backups.interval(), None);
}

#[test]
fn limits_are_numbers_and_a_substitute_for_discord_has_none() {
    let limits = |variables: &[(&str, &str)]| {
        let config = read_config(&[&[("DISCORD_TOKEN", "a")], variables].concat()).expect("complete");
        (config.tables_per_server, config.requests_per_second)
    };
    let other = ("SZTAB_DISCORD_API", "http://127.0.0.1:1");
    assert_eq!(limits(&[("SZTAB_TABLES_PER_SERVER", " 7 "), ("SZTAB_REQUESTS_PER_SECOND", "9")]), (7, 9));
    assert_eq!(limits(&[other]), (DEFAULT_MAX_SESSIONS_PER_SERVER, 0));
    assert_eq!(limits(&[other, ("SZTAB_REQUESTS_PER_SECOND", "3")]), (DEFAULT_MAX_SESSIONS_PER_SERVER, 3));
    for value in ["-1", "many", "1.5", "99999999999"] {
        let sentence = read_config(&[("DISCORD_TOKEN", "a"), ("SZTAB_TABLES_PER_SERVER", value)]).expect_err("refused");
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
    for (text, said) in [("\"a.b.c\"", "quotation marks"), ("Bot a.b.c", "`Bot`"), ("", "no token"), ("a b", "spaces")]
    {
        let sentence = of_file(text.as_bytes()).expect_err(text);
        assert!(sentence.starts_with(&format!("{}: ", token.display())), "{sentence}");
        assert!(sentence.contains(said) && !sentence.contains("DISCORD_TOKEN"), "{sentence}");
        if !text.is_empty() {
            let sentence = read_config(&[("DISCORD_TOKEN", text)]).expect_err(text).to_string();
            assert!(sentence.starts_with("DISCORD_TOKEN: ") && sentence.contains(said), "{sentence}");
        }
    }
    // Encoded as editors and shells on Windows do.
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
fn a_token_file_readable_by_others_is_noticed() {
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
fn the_palette_applies_to_all_pictures() {
    for colours in Colours::ALL {
        let config = read_config(&[("DISCORD_TOKEN", "a"), ("SZTAB_COLOURS", colours.word())]).expect("complete");
        assert_eq!(config.colours, colours);
    }
}

#[test]
fn missing_or_wrong_values_are_reported_in_one_sentence() {
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
        let sentence = read_config(variables).expect_err("refused").to_string();
        assert!(!sentence.contains('\n') && sentence.len() < 200, "{sentence}");
    }
}

#[test]
fn the_environment_overrides_the_file() {
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
fn a_broken_file_is_reported_in_one_sentence() {
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
