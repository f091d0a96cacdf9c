//! The printed page: chapters of lines, each of which shows whether the user needs to do something.

use std::io::{Stdout, Write as _};
use std::path::Path;

use crate::config::DEFAULT_FILE;
use crate::discord::{Application, RequestedPermission, Server};
use sztab_game::Language;

/// A page that is printed line by line.
pub struct Page {
    out: Stdout,
    /// True until a problem has been found.
    pub is_in_order: bool,
}

impl Default for Page {
    fn default() -> Self {
        Self { out: std::io::stdout(), is_in_order: true }
    }
}

impl Page {
    fn print_line(&mut self, text: &str) {
        // A reader that has closed the pipe needs no more lines.
        let _ = writeln!(self.out, "{text}");
    }

    pub fn print_chapter(&mut self, title: &str) {
        self.print_line(&format!("\n{title}"));
    }

    /// Prints that something is in order.
    pub fn print_success(&mut self, text: &str) {
        self.print_line(&format!("  ok    {text}"));
    }

    /// Prints something worth knowing that need not be changed.
    pub fn print_note(&mut self, text: &str) {
        self.print_line(&format!("  note  {text}"));
    }

    /// Prints a problem that only a person can fix.
    pub fn print_problem(&mut self, text: &str) {
        self.is_in_order = false;
        self.print_line(&format!("  MEND  {text}"));
    }

    pub fn print_token_source_help(&mut self) {
        self.print_note(
            "You find it at https://discord.com/developers/applications: New Application, a name, then on the",
        );
        self.print_continuation("left Bot, Reset Token, Copy. Anyone who has it controls the bot: keep it secret.");
    }

    fn print_continuation(&mut self, text: &str) {
        self.print_line(&format!("        {text}"));
    }

    /// Prints the bot's identity, and the settings of its application that get in the way or are too permissive.
    pub fn print_application(&mut self, application: &Application) {
        self.print_success(&format!(
            "Discord knows it: it is that of {} (application {}).",
            application.name, application.id
        ));
        if let Some(endpoint) = &application.endpoint {
            self.print_problem(&format!(
                "Discord sends commands and presses to {endpoint} instead of to the bot: in the"
            ));
            self.print_continuation("developer portal, under General Information, empty Interactions Endpoint URL.");
        }
        if application.needs_code {
            self.print_problem("The link below cannot invite it: under Bot, turn Requires OAuth2 Code Grant off.");
        }
        if !application.for_servers {
            self.print_problem("It can be invited to no server: under Installation, turn Guild Install on.");
        }
        if application.is_public {
            self.print_note(
                "Anyone with the link can invite it to a server of theirs. If you alone shall, set Install Link",
            );
            self.print_continuation("to None under Installation, and then turn Public Bot off under Bot.");
        } else {
            self.print_note("You alone can invite it: Public Bot is off.");
        }
        if application.for_people {
            self.print_note(
                "With this link people add it for themselves, to use /mygames, /rule and the like anywhere:",
            );
            self.print_continuation(&application.personal_link());
        } else {
            self.print_note(
                "People cannot add it for themselves, to use /mygames, /rule and the like anywhere: if they shall,",
            );
            self.print_continuation("turn User Install on under Installation.");
        }
        match application.by_profile {
            Some(0) => self.print_note(
                "The button in its profile adds its commands without the bot: pass the link below on instead.",
            ),
            Some(asks) if asks != RequestedPermission::bits() => {
                self.print_note("The button in its profile asks for other permissions than the link below: pass the link on instead.");
            }
            _ => {}
        }
        for intent in &application.intents {
            self.print_note(&format!("{intent} is on, and not needed: turn it off under Bot."));
        }
    }

    /// Prints the servers that the bot is on, and the permissions that it lacks there.
    pub fn print_servers(&mut self, servers: &[Server]) {
        if servers.is_empty() {
            self.print_problem("It is in no server yet: open the link below and choose one.");
        }
        for Server { name, permissions, .. } in servers {
            let missing = RequestedPermission::missing_permissions(*permissions);
            if missing.is_empty() {
                self.print_success(&format!("{name}: it has all permissions that it needs."));
                continue;
            }
            self.print_problem(&format!("{name}: these permissions are missing."));
            for asked in missing {
                let (name, purpose) = (asked.name(Language::English), asked.purpose(Language::English));
                self.print_continuation(&format!("- {name}: {purpose}"));
            }
            self.print_continuation(
                "Open the link below and choose this server again, or give them to the bot's role.",
            );
        }
        if !servers.is_empty() {
            self.print_note(
                "A channel may forbid what its server allows: /settings server, used there, says whether it does.",
            );
        }
    }

    /// Prints the link that invites the bot.
    pub fn print_invite_link(&mut self, application: &Application, other: Option<&str>) {
        self.print_chapter("The link that invites it, with the permissions that it needs and no others");
        self.print_line(&format!("  {}", application.invitation()));
        if let Some(other) = other {
            self.print_note(&format!("All this was asked of {other}, and not of Discord, where the link leads."));
        }
    }

    /// Prints whether any problem was found.
    pub fn print_verdict(&mut self) {
        self.print_chapter(if self.is_in_order {
            "Everything is in order."
        } else {
            "Not everything is in order: see MEND."
        });
    }

    pub fn print_next_steps(&mut self, is_nowhere: bool, config: &Path) {
        self.print_chapter("What comes next");
        if is_nowhere {
            self.print_line(
                "  Invite it: open the link in a browser, where you are logged in to Discord, and choose a server.",
            );
        }
        let program = std::env::args().next().unwrap_or_else(|| "sztab".to_owned());
        let named =
            if config == Path::new(DEFAULT_FILE) { String::new() } else { format!(" --config {}", config.display()) };
        self.print_line(&format!("  Start it: {program} run{named}"));
        self.print_line(
            "  Play: /game new in a channel of the server; /settings server for what holds for all games there.",
        );
        self.print_line("  To let it run for good, as a service or in a container: docs/OPERATIONS.md.");
        self.print_line(&format!("  Whether all is in order says: {program} setup --check{named}"));
    }
}
