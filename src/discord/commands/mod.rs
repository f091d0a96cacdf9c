//! The list of commands, and those that have no feature of their own. Names and descriptions come from `locales/`.

mod game;
mod game_commands;
mod menu;
mod organise;
mod ratings;
mod season;
mod settings;

use std::borrow::Cow;

use serenity::all::{CreateCommand, InstallationContext};

use sztab_game::{Kind, Language};
use sztab_words::{own_text, word};

use crate::discord::bot::Bot;
use crate::discord::league::privacy;
use crate::discord::say::failure::Failure;
use crate::discord::session::{
    agreement, board, catch_up, help, lobby, log, lookup, my_games, orders, resign, results, statistics, substitute,
    undo, verify, watch, what_if,
};

type Command = poise::Command<Bot, Failure>;

/// Discord locales in which commands have their own names. English is listed twice, because Discord falls back from one
/// English locale to the other before the default.
const LOCALES: [(&str, Language); 4] =
    [("en-GB", Language::English), ("en-US", Language::English), ("pl", Language::Polish), ("uk", Language::Ukrainian)];

/// Builds all commands for the given games, named and described in every language.
#[must_use]
pub fn build_all(kinds: &[Kind]) -> Vec<Command> {
    let mut commands = vec![
        game::game(),
        help::help(),
        board::board(),
        board::hand(),
        log::log(),
        catch_up::catch_up(),
        lookup::legend(),
        what_if::whatif(),
        undo::undo(),
        orders::orders(),
        resign::resign(),
        agreement::draw_offer(),
        substitute::substitute(),
        my_games::mygames(),
        statistics::statistics(),
        ratings::ratings(),
        results::results(),
        organise::organise(),
        watch::watch(),
        lookup::rule(),
        lobby::rematch::rematch(),
        lookup::tile(),
        board::tiles(),
        lookup::army(),
        verify::export(),
        verify::import(),
        verify::verify(),
        settings::settings(),
        season::league(),
        season::season(),
        privacy::privacy(),
    ];
    commands.splice(2..2, game_commands::build_commands(kinds));
    for command in &mut commands {
        localise(command, "command");
    }
    commands.extend([menu::challenge(), menu::statistics(), menu::story(), menu::report()].map(name_menu_command));
    for command in &mut commands {
        // Discord would otherwise offer every command to users who have installed the bot for themselves.
        command.install_context.get_or_insert_with(|| vec![InstallationContext::Guild]);
    }
    commands
}

/// Names a command of a context menu, which has neither a description nor options. The key is `menu-<name>`.
fn name_menu_command(mut command: Command) -> Command {
    let key = format!("menu-{}", command.name);
    command.name_localizations = translations(&key);
    command.name = Cow::Owned(word(Language::English, &key));
    command.context_menu_name = None;
    command
}

/// Sets the names and descriptions of a command, its subcommands and its options from the locale files. The keys are
/// `command-<name>`, `command-<name>-<subcommand>`, `command-<name>-option-<option>`, and the same with `-about`.
fn localise(command: &mut Command, prefix: &str) {
    let key = format!("{prefix}-{}", command.name);
    command.description = Some(Cow::Owned(word(Language::English, &format!("{key}-about"))));
    command.name_localizations = translations(&key);
    command.description_localizations = translations(&format!("{key}-about"));
    for parameter in &mut command.parameters {
        let key = format!("{key}-option-{}", parameter.name);
        parameter.description = Some(Cow::Owned(word(Language::English, &format!("{key}-about"))));
        parameter.name_localizations = translations(&key);
        parameter.description_localizations = translations(&format!("{key}-about"));
        for choice in parameter.choices.to_mut() {
            let key = format!("{key}-choice-{}", choice.name);
            choice.localizations = translations(&key);
            choice.name = Cow::Owned(word(Language::English, &key));
        }
    }
    for subcommand in &mut command.subcommands {
        localise(subcommand, &key);
    }
}

fn translations(key: &str) -> Cow<'static, [(Cow<'static, str>, Cow<'static, str>)]> {
    let texts = LOCALES
        .iter()
        .filter_map(|&(locale, language)| Some((Cow::Borrowed(locale), Cow::Owned(own_text(language, key, &[])?))));
    Cow::Owned(texts.collect())
}

/// Converts the commands to the form in which they are registered.
#[must_use]
pub fn to_registrations(commands: &[Command]) -> Vec<CreateCommand> {
    let in_menu =
        |command: &Command| {
            // The framework does not translate these names.
            let names = command.name_localizations.iter();
            let registered = command.create_as_context_menu_command()?;
            Some(names.fold(registered, |registered, (locale, name)| {
                registered.name_localized(locale.as_ref(), name.as_ref())
            }))
        };
    commands.iter().filter_map(|command| command.create_as_slash_command().or_else(|| in_menu(command))).collect()
}
