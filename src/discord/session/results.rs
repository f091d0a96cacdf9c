//! The results on a server: the games page by page, the factions, and the organisers' decisions.

use serenity::all::{CreateActionRow, CreateAutocompleteResponse, User};

use sztab_game::view::{Theme, Topic};
use sztab_game::{Language, Place};
use sztab_league::balance::{Balance, ByOrder, Results as Record};
use sztab_referee::{GameResult, MultiplayerResult, ResultFilter, Results};
use sztab_store::{GameId, GuildId, PageRange, Seat, UnixMs, UserId};
use sztab_words::{text, word};

use crate::discord::bot::Bot;
use crate::discord::router::arguments::{Argument, take_word};
use crate::discord::router::pager::{neighbours, page_buttons};
use crate::discord::router::press::PlainPress;
use crate::discord::router::route::{Handler, routes};
use crate::discord::say::answer::{Answer, File};
use crate::discord::say::caller::Caller as _;
use crate::discord::say::controls::button_rows;
use crate::discord::say::failure::Failure;
use crate::discord::say::names::{escape_name, fit_name};
use crate::discord::say::subject::NoSubject;
use crate::discord::session::choice::best_matches;
use crate::discord::session::command::answer::answer;
use crate::discord::session::command::context::{Context, find_language, find_theme};
use crate::discord::session::command::games::suggest_factions;
use crate::discord::session::known::Known;

use super::admin_panel::notices::ruling_lines;
use super::charts::{all_faction_charts, with_faction_charts};
use super::playable::Playables;

/// Number of games or decisions per page.
const ENTRIES_PER_PAGE: u32 = 8;

/// Maximum number of games in a file, latest first: far below Discord's size limit.
const MAX_GAMES_IN_FILE: u32 = 10_000;

/// Number of characters in a line on a phone.
const LINE_WIDTH: usize = 32;

/// Smallest width left for the name of a faction.
const MIN_NAME_WIDTH: usize = 6;

routes! {
    /// In a server's results: another page.
    ResultList { shown: ListedResults, page: Option<usize> } = "resultlist" of NoSubject, Privately, heavy;
}

/// The results in a list, as encoded in a button.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ListedResults {
    Games(ResultFilter),
    Rulings,
}

impl Argument for ListedResults {
    fn write(&self, words: &mut Vec<String>) {
        match self {
            Self::Games(ResultFilter { player, faction }) => {
                let player = player.map_or_else(|| "-".to_owned(), |user| user.to_string());
                words.extend(["games".to_owned(), player, faction.clone().unwrap_or_else(|| "-".to_owned())]);
            }
            Self::Rulings => words.push("decisions".to_owned()),
        }
    }

    fn take(rest: &mut &str) -> Option<Self> {
        match take_word(rest)? {
            "games" => {
                let (player, faction) = (take_word(rest)?, take_word(rest)?);
                let player = if player == "-" { None } else { Some(UserId(player.parse().ok()?)) };
                let faction = Some(faction).filter(|&faction| faction != "-").map(str::to_owned);
                Some(Self::Games(ResultFilter { player, faction }))
            }
            "decisions" => Some(Self::Rulings),
            _ => None,
        }
    }
}

/// The row of buttons for turning pages; empty if there is only one page.
fn page_row(page: usize, pages: usize, language: Language, shown: &ListedResults) -> Vec<CreateActionRow> {
    let route = |page| ResultList { shown: shown.clone(), page };
    let buttons = page_buttons(NoSubject, neighbours(page, pages), route, language);
    button_rows(&buttons)
}

/// The file of two-player games, and a second one of games for three and four if there are any.
fn result_files(results: &Results, language: Language) -> Vec<File> {
    let several = || File::csv("results-several.csv", &results.to_multiplayer_csv(), language);
    let mut files = vec![File::csv("results.csv", &results.to_csv(), language)];
    files.extend((!results.several.is_empty()).then(several));
    files
}

/// A game in a list.
enum ListedGame<'a> {
    Two(&'a GameResult),
    Several(&'a MultiplayerResult),
}

impl ListedGame<'_> {
    fn end_time(&self) -> UnixMs {
        match self {
            Self::Two(game) => game.ended,
            Self::Several(game) => game.ended,
        }
    }
}

/// A page of a server's games, newest first, with a file of all games.
async fn show_results(
    bot: &Bot,
    guild: GuildId,
    filter: &ResultFilter,
    page: usize,
    language: Language,
) -> Result<Answer, Failure> {
    let number = bot.referee.count_results(guild, filter).await?;
    if number == 0 {
        return Ok(Answer::sentence(word(language, "results-none")));
    }
    let (page, pages, part) = clamp_page(page, number);
    let shown = bot.referee.load_results(guild, filter, part).await?;
    let mut listed: Vec<ListedGame<'_>> = shown.games.iter().map(ListedGame::Two).collect();
    listed.extend(shown.several.iter().map(ListedGame::Several));
    listed.sort_by_key(|game| std::cmp::Reverse(game.end_time()));
    let mut story = Vec::new();
    for game in listed {
        story.push(match game {
            ListedGame::Two(game) => result_line(bot, guild, game, language).await,
            ListedGame::Several(game) => several_players_line(bot, guild, game, language).await,
        });
    }
    let all = bot.referee.load_results(guild, filter, PageRange { skipped: 0, limit: MAX_GAMES_IN_FILE }).await?;
    let arguments = [
        ("games", number.into()),
        ("page", (page + 1).into()),
        ("pages", pages.into()),
        ("most", MAX_GAMES_IN_FILE.into()),
    ];
    let rows = page_row(page, pages, language, &ListedResults::Games(filter.clone()));
    let key = if number > MAX_GAMES_IN_FILE { "results-title-cut" } else { "results-title" };
    Ok(Answer { story, rows, files: result_files(&all, language), ..Answer::sentence(text(language, key, &arguments)) })
}

/// The name of a faction in brackets, to follow its player; empty if players do not choose factions. If the faction
/// no longer exists, its id replaces the name.
fn bracketed_faction(bot: &Bot, id: &str, language: Language) -> String {
    if !Playables::is_faction(&bot.referee, id) {
        return String::new();
    }
    let name = Playables::find_name(&bot.referee, id, language).unwrap_or_else(|| id.to_owned());
    format!(" ({name})")
}

/// A two-player game in two lines: players, factions and points, and the outcome.
async fn result_line(bot: &Bot, guild: GuildId, game: &GameResult, language: Language) -> String {
    let [first, second] = [0, 1].map(|seat| {
        let faction = bracketed_faction(bot, game.faction(seat), language);
        let prize = if game.winner() == Some(seat) { "🏆 " } else { "" };
        format!("{prize}{}{faction}", escape_name(&game.seats[seat].name))
    });
    let [first_points, second_points] = game.points();
    let address = format!("https://discord.com/channels/{guild}/{}", game.channel);
    let arguments = [
        ("game", game.game.0.into()),
        ("address", address.into()),
        ("first", first.into()),
        ("second", second.into()),
        ("points", format!("{first_points} : {second_points}").into()),
        ("moment", format!("<t:{}:d>", game.ended.0.div_euclid(1000)).into()),
    ];
    with_outcome(bot, text(language, "results-line", &arguments), game.game, language).await
}

/// A game for three or four in two lines: the players by place, and the outcome.
async fn several_players_line(bot: &Bot, guild: GuildId, game: &MultiplayerResult, language: Language) -> String {
    let seat = |(seat, place): (&Seat, Place)| {
        let faction = bracketed_faction(bot, seat.faction.as_deref().unwrap_or_default(), language);
        let prize = if place.rank == 1 { "🏆".to_owned() } else { format!("{}.", place.rank) };
        format!("{prize} {}{faction} **{}**", escape_name(&seat.name), place.points)
    };
    let places: Vec<String> = game.seats_by_place().into_iter().map(seat).collect();
    let address = format!("https://discord.com/channels/{guild}/{}", game.channel);
    let arguments = [
        ("game", game.game.0.into()),
        ("address", address.into()),
        ("places", places.join(" · ").into()),
        ("moment", format!("<t:{}:d>", game.ended.0.div_euclid(1000)).into()),
    ];
    with_outcome(bot, text(language, "results-several-line", &arguments), game.game, language).await
}

/// A line of a list with the game's outcome, which is left out if this program no longer has the game's rules.
async fn with_outcome(bot: &Bot, line: String, game: GameId, language: Language) -> String {
    let session = bot.referee.load_session(game).await.ok();
    match session.and_then(|session| session.view().outcome(session.game(), language)) {
        Some(outcome) => format!("{line}\n-# {outcome}"),
        None => line,
    }
}

/// Results of the factions on a server.
async fn show_faction_results(bot: &Bot, guild: GuildId, theme: Theme) -> Result<Answer, Failure> {
    let language = theme.language;
    let all = PageRange { skipped: 0, limit: u32::MAX };
    let results = bot.referee.load_results(guild, &ResultFilter::default(), all).await?;
    let balances = results.balances();
    let is_counted = |game: &&GameResult| !game.adjudicated && Playables::is_faction(&bot.referee, game.faction(0));
    let counted = results.games.iter().filter(is_counted).count();
    if counted == 0 {
        return Ok(Answer::sentence(word(language, "results-none")));
    }
    let first = results.games.iter().filter(is_counted).filter(|game| game.winner() == Some(0)).count();
    let mut story = Vec::new();
    for (key, balance) in [("results-plain", &balances.plain), ("results-mirrored", &balances.mirrored)] {
        if !balance.factions.is_empty() {
            story.push(format!("**{}**", word(language, key)));
            story.push(faction_table(bot, balance, language));
        }
    }
    story.push(word(language, "results-legend"));
    let arguments = [("games", counted.into()), ("first", first.into())];
    let content = text(language, "results-factions-title", &arguments);
    let names = Playables::of_default_game(&bot.referee);
    let name = |id: &str| names.name(id, language).unwrap_or_else(|| id.to_owned());
    let answer = Answer { story, files: result_files(&results, language), ..Answer::sentence(content) };
    with_faction_charts(bot, answer, all_faction_charts(&balances, name, theme)).await
}

/// A table narrow enough for a phone, most played first.
fn faction_table(bot: &Bot, balance: &Balance, language: Language) -> String {
    let names = Playables::of_default_game(&bot.referee);
    let mut factions: Vec<(&String, &ByOrder)> = balance.factions.iter().collect();
    factions.sort_by_key(|(_, of)| std::cmp::Reverse(of.total().games));
    let heads = ["statistics-games", "statistics-won", "results-first"].map(|key| word(language, key));
    let [games, won, first] = heads;
    let mut rows = vec![[word(language, "statistics-faction"), games, won, first, "95 %".to_owned()]];
    rows.extend(factions.into_iter().map(|(id, of)| {
        let total = of.total();
        let name = names.name(id, language).unwrap_or_else(|| id.clone());
        let first = format!("{}/{}", of.first.won, of.first.games);
        [name, total.games.to_string(), total.won.to_string(), first, interval_text(total)]
    }));
    format!("```\n{}\n```", align_columns(&rows).join("\n"))
}

/// A page of the decisions made by a server's organisers, newest first.
async fn show_rulings(bot: &Bot, guild: GuildId, page: usize, language: Language) -> Result<Answer, Failure> {
    let number = bot.referee.store().count_decisions_in(guild).await?;
    if number == 0 {
        return Ok(Answer::sentence(word(language, "decisions-none")));
    }
    let (page, pages, part) = clamp_page(page, number);
    let mut story = Vec::new();
    for ruled in &bot.referee.load_guild_rulings(guild, part).await? {
        let record = bot.referee.store().load_game(ruled.kept.game).await?;
        let names: Vec<String> = record.seats.iter().map(|seat| escape_name(&seat.name)).collect();
        let arguments = [
            ("game", record.id.0.into()),
            ("address", crate::discord::say::moment::channel_link(&record).into()),
            ("players", names.join(" : ").into()),
            ("moment", format!("<t:{}:f>", ruled.kept.at.0.div_euclid(1000)).into()),
        ];
        story.push(text(language, "decisions-line", &arguments));
        story.extend(ruling_lines(&bot.referee, &record, ruled, language));
    }
    let arguments = [("decisions", number.into()), ("page", (page + 1).into()), ("pages", pages.into())];
    let rows = page_row(page, pages, language, &ListedResults::Rulings);
    Ok(Answer { story, rows, ..Answer::sentence(text(language, "decisions-title", &arguments)) })
}

impl Handler for ResultList {
    async fn handle(self, bot: &Bot, press: &PlainPress<'_>) -> Result<(), Failure> {
        let (guild, language) = (press.require_guild()?, press.theme.language);
        let page = self.page.ok_or(Failure::Said("unknown-button"))?;
        let answer = match self.shown {
            ListedResults::Games(filter) => Box::pin(show_results(bot, guild, &filter, page, language)).await?,
            ListedResults::Rulings => Box::pin(show_rulings(bot, guild, page, language)).await?,
        };
        press.respond(answer).await
    }
}

/// The page shown for this number of entries, the number of pages, and the part of the list on that page. A page number
/// that is too high shows the last page.
fn clamp_page(page: usize, number: u32) -> (usize, usize, PageRange) {
    let pages = number.div_ceil(ENTRIES_PER_PAGE).max(1);
    let page = u32::try_from(page).unwrap_or(u32::MAX).min(pages - 1);
    let part = PageRange { skipped: page * ENTRIES_PER_PAGE, limit: ENTRIES_PER_PAGE };
    (page as usize, pages as usize, part)
}

/// The lines of a table: numbers in columns as wide as needed, separated by spaces, and the name in the rest of the
/// line on a phone.
fn align_columns(rows: &[[String; 5]]) -> Vec<String> {
    let widest = |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
    let widths = [1, 2, 3, 4].map(|column| widest(column) + 1);
    let name = LINE_WIDTH.saturating_sub(widths.iter().sum()).max(MIN_NAME_WIDTH);
    let line = |row: &[String; 5]| {
        let numbers = row[1..].iter().zip(widths);
        numbers.fold(fit_name(&row[0], name), |line, (number, width)| format!("{line}{number:>width$}"))
    };
    rows.iter().map(line).collect()
}

/// The interval of a share, in whole percent.
fn interval_text(results: Record) -> String {
    results
        .interval()
        .map_or_else(String::new, |interval| format!("{:.0}–{:.0}", interval.low * 100.0, interval.high * 100.0))
}

#[poise::command(slash_command, guild_only, subcommands("games", "armies", "decisions"), subcommand_required)]
#[allow(clippy::unused_async, reason = "every command is asynchronous")]
pub async fn results(_context: Context<'_>) -> Result<(), Failure> {
    Ok(())
}

/// Returns the server of the command. The error is the key of a sentence.
fn require_server(context: Context<'_>) -> Result<GuildId, &'static str> {
    context.guild_id().map(|guild| GuildId(guild.get())).ok_or("only-in-server")
}

/// Lists the finished games of the server, optionally only those of a player or with a faction.
#[poise::command(slash_command, guild_only)]
pub async fn games(
    context: Context<'_>,
    player: Option<User>,
    #[max_length = 100]
    #[autocomplete = "complete_faction"]
    army: Option<String>,
) -> Result<(), Failure> {
    let listed = async {
        let (bot, language) = (context.data(), find_language(context).await);
        let offered = Known::for_new_sessions(&bot.referee);
        let faction = army.map(|typed| resolve_faction_id(&offered, language, &typed));
        let filter = ResultFilter { player: player.map(|player| UserId(player.id.get())), faction };
        show_results(bot, require_server(context).map_err(Failure::Said)?, &filter, 0, language).await
    };
    answer(context, Box::pin(listed)).await
}

/// Shows the results of factions on the server.
#[poise::command(slash_command, guild_only)]
pub async fn armies(context: Context<'_>) -> Result<(), Failure> {
    let counted = async {
        show_faction_results(context.data(), require_server(context).map_err(Failure::Said)?, find_theme(context).await)
            .await
    };
    answer(context, Box::pin(counted)).await
}

/// Lists organisers' decisions on games of the server.
#[poise::command(slash_command, guild_only)]
pub async fn decisions(context: Context<'_>) -> Result<(), Failure> {
    let listed = async {
        show_rulings(context.data(), require_server(context).map_err(Failure::Said)?, 0, find_language(context).await)
            .await
    };
    answer(context, Box::pin(listed)).await
}

/// Returns the id of the faction that was chosen from the suggestions or named. An unknown name matches no games.
fn resolve_faction_id(offered: &Known, language: Language, typed: &str) -> String {
    match best_matches(&offered.entries(Topic::Playables, language), typed).as_slice() {
        [only] => only.value.clone(),
        // Button ids contain this text between spaces.
        _ => typed.replace(char::is_whitespace, "_").chars().take(40).collect(),
    }
}

async fn complete_faction(context: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let language = find_language(context).await;
    suggest_factions(&Known::for_new_sessions(&context.data().referee), None, language, typed)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::router::route::Route;

    #[test]
    fn pages_in_ids_round_trip_and_foreign_texts_are_refused() {
        let filter = ResultFilter { player: Some(UserId(7)), faction: Some("borgo".to_owned()) };
        for shown in
            [ListedResults::Games(ResultFilter::default()), ListedResults::Games(filter), ListedResults::Rulings]
        {
            let route = ResultList { shown, page: Some(12) };
            assert_eq!(ResultList::parse(&route.arguments()), Some(route));
        }
        for words in ["", "games", "games x - 0", "games - - x", "decisions -1", "decisions 1 2"] {
            assert_eq!(ResultList::parse(words), None, "{words}");
        }
    }

    fn test_table(games: &str, first: &str) -> Vec<String> {
        let row =
            |name: &str, [games, won, first, range]: [&str; 4]| [name, games, won, first, range].map(str::to_owned);
        align_columns(&[row("Army", ["G", "W", "1st", "95 %"]), row("Steel Police", [games, games, first, "99–100"])])
    }

    #[test]
    fn columns_stay_apart_and_fit_a_phone() {
        for (games, first) in [("9", "4/5"), ("100", "50/50"), ("1000", "500/500"), ("10000", "5000/5000")] {
            let table = test_table(games, first);
            let numbers: Vec<&str> = table[1].split_whitespace().rev().take(4).collect();
            assert_eq!(numbers, ["99–100", first, games, games], "{table:?}");
            assert!(table.iter().all(|line| line.chars().count() == table[0].chars().count()), "{table:?}");
        }
        assert!(test_table("100", "100/100")[1].chars().count() <= LINE_WIDTH);
    }

    #[test]
    fn pages_cover_all_entries_once() {
        assert_eq!(clamp_page(0, 1), (0, 1, PageRange { skipped: 0, limit: ENTRIES_PER_PAGE }));
        assert_eq!(clamp_page(1, 9), (1, 2, PageRange { skipped: 8, limit: ENTRIES_PER_PAGE }));
        assert_eq!(
            clamp_page(usize::MAX, 1_000_000),
            (124_999, 125_000, PageRange { skipped: 999_992, limit: ENTRIES_PER_PAGE })
        );
    }
}
