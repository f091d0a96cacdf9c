//! A player's statistics: short lines, tables narrow enough for a phone, and a file.

use serenity::all::User;

use sztab_game::Language;
use sztab_referee::{MAX_GAMES, Statistics, Tally};
use sztab_store::UserId;
use sztab_words::{text, word};

use crate::discord::say::answer::{Answer, File};
use crate::discord::say::caller::Caller as _;
use crate::discord::say::failure::Failure;
use crate::discord::say::names::fit_name;
use crate::discord::session::command::answer::answer;
use crate::discord::session::command::context::{Context, find_language};
use crate::discord::session::playable::Playables;

use super::ratings::find_rating_lines;

/// Width of names in a table; with four numbers of `NUMBER_WIDTH` a row fits into a line on a phone.
const NAME_WIDTH: usize = 16;

/// Width of each number, including the space before it.
const NUMBER_WIDTH: usize = 4;

/// Width of names in tables of games for three and four, which have three numbers.
const PLACES_NAME_WIDTH: usize = 17;

const PLACES_NUMBER_WIDTH: usize = 5;

/// Maximum number of opponents listed; the file contains all of them.
const MAX_OPPONENTS: usize = 10;

/// Maximum number of factions listed, because the operator may have added many.
const MAX_FACTIONS: usize = 20;

/// The name of a mode and its numbers; for games for three and four: games, first places, shared first places.
type PlacesRow = (String, [usize; 3]);

/// The reply to a player who requests statistics: the player's own, or those of `other`. `ratings` contains the lines
/// about that user's ratings, `name` returns the name of a faction by its id if players choose factions, and `mode`
/// returns the name of a mode by game and terms.
pub fn statistics_answer(
    statistics: &Statistics,
    other: Option<UserId>,
    ratings: Vec<String>,
    name: impl Fn(&str) -> Option<String>,
    mode: impl Fn(Option<&str>, &str) -> String,
    language: Language,
) -> Answer {
    let player = other.map_or_else(String::new, |user| format!("<@{user}>"));
    let running = ("running", statistics.running.into());
    if statistics.games.is_empty() && statistics.several.is_empty() && statistics.together.is_empty() {
        let key = if other.is_some() { "statistics-none-of" } else { "statistics-none" };
        return Answer::sentence(text(language, key, &[("player", player.into()), running]));
    }
    let key = if other.is_some() { "statistics-title-of" } else { "statistics-title" };
    let tally = statistics.tally();
    let totals = [
        ("games", tally.games.into()),
        ("won", tally.won.into()),
        ("lost", tally.lost.into()),
        ("drawn", tally.drawn.into()),
        ("rated", statistics.count_rated().into()),
        running,
    ];
    let mut story = vec![text(language, "statistics-totals", &totals)];
    story.extend(ratings);
    story.extend(statistics.median_pace_ms().map(|pace| {
        let span = duration_text(pace, language);
        text(language, "statistics-pace", &[("span", span.into())])
    }));
    story.extend(statistics.median_length_ms().map(|length| {
        let tenths = (length + DAY_MS / 20) / (DAY_MS / 10);
        text(language, "statistics-length", &[("whole", (tenths / 10).into()), ("tenths", (tenths % 10).into())])
    }));
    if statistics.is_cut {
        story.push(text(language, "statistics-cut", &[("games", MAX_GAMES.into())]));
    }
    story.extend(result_tables(statistics, name, mode, language));
    Answer {
        story,
        files: vec![File::csv("statistics.csv", &statistics.to_csv(), language)],
        ..Answer::sentence(text(language, key, &[("player", player.into())]))
    }
}

/// The tables for two-player games, for games for three and four, and for games that players win or lose together.
fn result_tables(
    statistics: &Statistics,
    name: impl Fn(&str) -> Option<String>,
    mode: impl Fn(Option<&str>, &str) -> String,
    language: Language,
) -> Vec<String> {
    let mut tables = Vec::new();
    if !statistics.games.is_empty() {
        let named = |(id, tally): (&str, Tally)| Some((name(id)?, tally));
        let by_faction: Vec<(String, Tally)> = statistics.by_faction().into_iter().filter_map(named).collect();
        if !by_faction.is_empty() {
            tables.push(result_table(&word(language, "statistics-faction"), by_faction, MAX_FACTIONS, language));
        }
        let by_opponent = statistics.by_opponent().into_iter().map(|(name, tally)| (name.to_owned(), tally));
        tables.push(result_table(
            &word(language, "statistics-opponent"),
            by_opponent.collect(),
            MAX_OPPONENTS,
            language,
        ));
        tables.push(word(language, "statistics-legend"));
    }
    if !statistics.several.is_empty() {
        tables.push(word(language, "several-places"));
        let heads = ["statistics-games", "several-first", "several-shared"];
        tables.push(places_table(&rows_by_mode(statistics, &mode), heads, language));
        tables.push(word(language, "several-legend"));
    }
    if !statistics.together.is_empty() {
        tables.push(word(language, "statistics-together"));
        let heads = ["statistics-players", "statistics-games", "statistics-won"];
        tables.push(places_table(&mission_rows(statistics, &mode), heads, language));
        tables.push(word(language, "statistics-together-legend"));
    }
    tables
}

/// A table of names and results, limited to its first `most` rows.
fn result_table(head: &str, rows: Vec<(String, Tally)>, most: usize, language: Language) -> String {
    let heads = ["statistics-games", "statistics-won", "statistics-lost", "statistics-drawn"];
    let mut lines = vec![table_line(head, &heads.map(|key| word(language, key)))];
    let is_cut = rows.len() > most;
    lines.extend(rows.into_iter().take(most).map(|(name, tally)| {
        let numbers = [tally.games, tally.won, tally.lost, tally.drawn];
        table_line(&name, &numbers.map(|number| number.to_string()))
    }));
    if is_cut {
        lines.push("…".to_owned());
    }
    format!("```\n{}\n```", lines.join("\n"))
}

/// Groups games by mode: terms that differ only in variants have the same name, and are counted together.
fn rows_by_mode(statistics: &Statistics, mode: impl Fn(Option<&str>, &str) -> String) -> Vec<PlacesRow> {
    let mut rows: Vec<PlacesRow> = Vec::new();
    for group in statistics.places() {
        let name = mode(group.kind, group.terms);
        let at = rows.iter().position(|(known, _)| *known == name).unwrap_or_else(|| {
            rows.push((name, [0; 3]));
            rows.len() - 1
        });
        for (sum, number) in rows[at].1.iter_mut().zip(group.counts) {
            *sum += number;
        }
    }
    rows
}

/// Games that players win or lose together, by mission and number of players, most played first. The numbers are
/// players, games and wins.
fn mission_rows(statistics: &Statistics, mode: impl Fn(Option<&str>, &str) -> String) -> Vec<PlacesRow> {
    let mut rows: Vec<PlacesRow> = Vec::new();
    for game in &statistics.together {
        let name = mode(game.kind.as_deref(), &game.terms);
        let is_own = |(known, [seats, ..]): &PlacesRow| *known == name && *seats == game.seats;
        let at = rows.iter().position(is_own).unwrap_or_else(|| {
            rows.push((name.clone(), [game.seats, 0, 0]));
            rows.len() - 1
        });
        let [_, games, won] = &mut rows[at].1;
        *games += 1;
        *won += usize::from(game.rank == 1);
    }
    rows.sort_by_key(|(_, [_, games, _])| std::cmp::Reverse(*games));
    rows
}

/// A table of games by mode.
fn places_table(rows: &[PlacesRow], heads: [&str; 3], language: Language) -> String {
    let row = |name: &str, numbers: [String; 3]| {
        numbers
            .iter()
            .fold(fit_name(name, PLACES_NAME_WIDTH), |line, number| format!("{line}{number:>PLACES_NUMBER_WIDTH$}"))
    };
    let mut lines = vec![row("", heads.map(|key| word(language, key)))];
    lines.extend(rows.iter().map(|(name, numbers)| row(name, numbers.map(|number| number.to_string()))));
    format!("```\n{}\n```", lines.join("\n"))
}

fn table_line(name: &str, numbers: &[String; 4]) -> String {
    numbers.iter().fold(fit_name(name, NAME_WIDTH), |line, number| format!("{line}{number:>NUMBER_WIDTH$}"))
}

const MINUTE_MS: i64 = 60_000;
const HOUR_MS: i64 = 60 * MINUTE_MS;
const DAY_MS: i64 = 24 * HOUR_MS;

/// A duration in its two largest units.
fn duration_text(time: i64, language: Language) -> String {
    let (key, large, small) = if time < MINUTE_MS {
        ("statistics-seconds", time / 1000, 0)
    } else if time < HOUR_MS {
        ("statistics-minutes", time / MINUTE_MS, 0)
    } else if time < DAY_MS {
        ("statistics-hours", time / HOUR_MS, time % HOUR_MS / MINUTE_MS)
    } else {
        ("statistics-days", time / DAY_MS, time % DAY_MS / HOUR_MS)
    };
    text(language, key, &[("large", large.into()), ("small", small.into())])
}

/// Shows a player's results, rating and pace on this server. Games on other servers are not included.
#[poise::command(slash_command, guild_only)]
pub async fn statistics(context: Context<'_>, player: Option<User>) -> Result<(), Failure> {
    let user = player.map_or(context.author().id, |player| player.id);
    answer(context, Box::pin(show_statistics(context, UserId(user.get())))).await
}

/// A player's statistics on the command's server.
pub async fn show_statistics(context: Context<'_>, user: UserId) -> Result<Answer, Failure> {
    let (bot, language) = (context.data(), find_language(context).await);
    let guild = context.require_guild()?;
    let statistics = bot.referee.load_statistics(user, guild).await?;
    let other = (user.0 != context.author().id.get()).then_some(user);
    let name = |id: &str| {
        let name = || Playables::find_name(&bot.referee, id, language).unwrap_or_else(|| id.to_owned());
        Playables::is_faction(&bot.referee, id).then(name)
    };
    let rating = find_rating_lines(bot, guild, user, language).await?;
    let mode = |kind: Option<&str>, terms: &str| Playables::mode_name(&bot.referee, kind, terms, language);
    Ok(statistics_answer(&statistics, other, rating, name, mode, language))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn durations_are_shown_in_two_units() {
        let told = |time| duration_text(time, Language::English);
        assert_eq!([told(0), told(59_999)], ["0 s", "59 s"]);
        assert_eq!([told(MINUTE_MS), told(HOUR_MS - 1)], ["1 min", "59 min"]);
        assert_eq!([told(HOUR_MS), told(DAY_MS - 1)], ["1 h 0 min", "23 h 59 min"]);
        assert_eq!([told(DAY_MS), told(3 * DAY_MS + 5 * HOUR_MS)], ["1 d 0 h", "3 d 5 h"]);
    }

    #[test]
    fn tables_are_narrow_enough_for_a_phone() {
        let tally = Tally { games: 500, won: 499, lost: 1, drawn: 0 };
        let rows = vec![("W".repeat(40), tally); 30];
        let table = result_table("Opponent", rows, MAX_OPPONENTS, Language::Ukrainian);
        assert!(table.lines().all(|line| line.chars().count() <= 32), "{table}");
        assert_eq!(table.lines().count(), 2 + 1 + MAX_OPPONENTS + 1);
        assert!(table.len() < 1024, "an embed takes it in one piece");
    }
}
