//! Checks that docs/OPERATIONS.md, the files of the service, and the pages for organisers and about commands agree with
//! the program.

use std::collections::BTreeSet;
use std::path::Path;

use sztab::config::Config;

fn read_text(path: &str) -> String {
    std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(path)).unwrap()
}

/// The texts between backticks in a column of the tables below a heading.
fn column_entries(heading: &str, column: usize) -> BTreeSet<String> {
    let document = read_text("docs/OPERATIONS.md");
    let (_, section) = document.split_once(&format!("## {heading}\n")).unwrap();
    let section = section.split("\n## ").next().unwrap();
    let rows = section.lines().filter(|line| line.starts_with("| ") || line.starts_with("|-"));
    let cells = rows.filter_map(|row| row.split('|').nth(column + 1)).map(str::to_owned).collect::<Vec<_>>();
    cells.iter().flat_map(|cell| cell.split('`').skip(1).step_by(2)).map(str::to_owned).collect()
}

/// The quoted words in a text, except in its tests.
fn quoted_words(text: &str) -> BTreeSet<String> {
    let code = text.split("#[cfg(test)]").next().unwrap();
    code.split('"').skip(1).step_by(2).map(str::to_owned).collect()
}

#[test]
fn every_setting_is_in_the_table_and_no_others() {
    let source = read_text("src/config/mod.rs");
    let is_variable = |word: &String| {
        let is_ours = word.starts_with("SZTAB_") || word == "DISCORD_TOKEN";
        is_ours && word.chars().all(|character| character.is_ascii_uppercase() || character == '_')
    };
    let variables: BTreeSet<String> = quoted_words(&source).into_iter().filter(is_variable).collect();
    assert!(variables.len() >= 8, "{variables:?}");
    assert_eq!(column_entries("Settings", 0), variables);
    let (_, fields) = source.split_once("struct SettingsFile {\n").unwrap();
    let fields = fields.split("\n}").next().unwrap().lines().filter_map(|line| line.trim().split_once(": Option<"));
    let keys: BTreeSet<String> = fields.map(|(name, _)| name.to_owned()).collect();
    assert!(keys.len() >= 8, "{keys:?}");
    assert_eq!(column_entries("Settings", 1), keys);
}

#[test]
fn every_metric_is_in_the_table_and_no_others() {
    let source = read_text("src/discord/state/metrics/mod.rs") + &read_text("src/discord/state/metrics/page.rs");
    let is_figure = |word: &String| {
        let is_ours = word.starts_with("sztab_") || word.starts_with("process_");
        is_ours && word.chars().all(|character| character.is_ascii_lowercase() || character == '_')
    };
    let figures: BTreeSet<String> = quoted_words(&source).into_iter().filter(is_figure).collect();
    // The library adds these suffixes according to the type of the metric.
    let plain = |name: &str| name.trim_end_matches("_total").trim_end_matches("_info").to_owned();
    let name = |figure: String| plain(figure.split('{').next().unwrap());
    let told: BTreeSet<String> = column_entries("Monitor", 0).into_iter().map(name).filter(is_figure).collect();
    assert!(figures.len() > 15, "{figures:?}");
    assert_eq!(told, figures);
}

#[test]
fn every_documented_log_line_can_be_logged() {
    let mut sources = String::new();
    let mut folders: Vec<_> = ["src", "crates"].map(|folder| Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)).into();
    while let Some(folder) = folders.pop() {
        for path in std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                sources.push_str(&std::fs::read_to_string(path).unwrap());
            }
        }
    }
    let messages = column_entries("The log", 0);
    assert!(messages.len() > 15, "{messages:?}");
    for message in messages {
        assert!(sources.contains(&message), "nothing logs `{message}`");
    }
}

#[test]
fn the_packaged_service_settings_are_readable() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("deploy/sztab.toml");
    let config = Config::read(Some(&file), |name| (name == "DISCORD_TOKEN").then(|| "a-token".to_owned())).unwrap();
    assert!(config.monitor.is_some_and(|address| address.ip().is_loopback()));
    let unit = read_text("deploy/sztab.service");
    let state = unit.lines().find_map(|line| line.strip_prefix("StateDirectory=")).unwrap();
    assert!(config.database.starts_with(Path::new("/var/lib").join(state)), "the only folder that it can write");
    assert!(unit.contains("LoadCredential=token:") && read_text("deploy/sztab.toml").contains("sztab.service/token"));
}

/// Names in backticks that begin with a slash in a text, such as `/game`.
fn commands_in(text: &str) -> BTreeSet<String> {
    let quoted = text.split('`').skip(1).step_by(2);
    let names = quoted.filter_map(|quoted| quoted.strip_prefix('/')).filter_map(|rest| rest.split(' ').next());
    names
        .filter(|name| name.chars().all(|letter| letter.is_ascii_lowercase() || letter == '-'))
        .map(str::to_owned)
        .collect()
}

#[test]
fn the_pages_name_all_commands_and_no_others() {
    let commands = sztab::discord::commands(sztab::KINDS);
    let (slash, in_menus): (Vec<_>, Vec<_>) = commands.iter().partition(|command| command.slash_action.is_some());
    let names: BTreeSet<String> = slash.into_iter().map(|command| command.name.to_string()).collect();
    let page = read_text("docs/COMMANDS.md");
    for command in in_menus {
        assert!(page.contains(&format!("| *{}* |", command.name)), "{}", command.name);
    }
    let in_discord = page.split("## On the command line").next().unwrap();
    assert_eq!(commands_in(in_discord), names);
    for page in ["README.md", "docs/ORGANISERS.md"] {
        let named = commands_in(&read_text(page));
        assert!(named.is_subset(&names), "{page}: {named:?}");
    }
}

#[test]
fn the_organisers_guide_covers_every_table_and_server_option() {
    let (page, commands) = (read_text("docs/ORGANISERS.md"), sztab::discord::commands(sztab::KINDS));
    let mut seen = 0;
    for [command, subcommand] in [["game", "new"], ["settings", "server"], ["substitute", ""]] {
        let command = commands.iter().find(|known| known.name == command).unwrap();
        let command = command.subcommands.iter().find(|known| known.name == subcommand).unwrap_or(command);
        for option in &command.parameters {
            assert!(page.contains(&format!("`{}`", option.name)) || page.contains(&format!("{}:", option.name)));
            seen += 1;
        }
    }
    assert!(seen > 12, "{seen}");
}

#[test]
fn every_requested_permission_is_explained() {
    for page in ["docs/SECURITY.md", "docs/ORGANISERS.md"] {
        for asked in sztab::discord::REQUESTED_PERMISSIONS {
            let name = asked.name(sztab_game::Language::English);
            assert!(read_text(page).contains(&name), "{page} does not name {name}");
        }
    }
}

#[test]
fn troubleshooting_pages_quote_the_messages_of_the_bot() {
    let page = read_text("docs/ORGANISERS.md");
    let (_, section) = page.split_once("## When something is stuck").unwrap();
    let said: Vec<&str> = section.split('*').skip(1).step_by(2).collect();
    assert!(said.len() > 4, "{said:?}");
    let folders = ["locales/en", "crates/neuroshima/locales/en"].map(|f| Path::new(env!("CARGO_MANIFEST_DIR")).join(f));
    let files = folders.into_iter().flat_map(|folder| std::fs::read_dir(folder).unwrap());
    let texts: Vec<String> = files.map(|file| std::fs::read_to_string(file.unwrap().path()).unwrap()).collect();
    for sentence in said {
        assert!(texts.iter().any(|text| text.contains(sentence)), "the bot never says {sentence:?}");
    }
}
