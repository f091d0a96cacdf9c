//! Ratings as text and charts: a server's table, one player, and the results of factions.
//!
//! Text tables are narrow enough for a phone, with charts above them.

use std::fmt;

use jiff::Timestamp;
use jiff::tz::TimeZone;
use serenity::all::{ButtonStyle, CreateActionRow, CreateButton};

use sztab_game::Language;
use sztab_league::balance::{ByOrder, Results};
use sztab_league::rating::{RatedPlayer, Rating};
use sztab_pictures::league::RatingChart;
use sztab_referee::ratings::{Contestant, RatedMatch, Ratings, Standing, Week};
use sztab_store::{GuildId, UserId};
use sztab_words::{text, word};

use crate::discord::bot::Bot;
use crate::discord::router::arguments::text_argument;
use crate::discord::router::pager::{neighbours, page_buttons};
use crate::discord::router::press::PlainPress;
use crate::discord::router::route::{Handler, RouteId, routes};
use crate::discord::say::answer::{Answer, File};
use crate::discord::say::caller::Caller as _;
use crate::discord::say::failure::Failure;
use crate::discord::say::names::fit_name;
use crate::discord::say::reply::Reply;
use crate::discord::say::subject::NoSubject;
use sztab_game::view::Theme;

use super::charts::{
    all_faction_charts, one_faction_charts, pair_results, rating_chart, with_faction_charts, with_rating_chart,
};
use super::computer::computer_player;
use super::playable::Playables;
use super::privacy::erased_name;
use super::reader::public_theme;
use super::what_if::can_write;

/// Number of players per page.
const PLAYERS_PER_PAGE: usize = 15;
/// Maximum number of weeks and of matches listed in a player's view.
const MAX_LISTED: usize = 8;
/// Maximum number of factions listed in a table.
const MAX_FACTIONS: usize = 20;
/// Width of names in the table of players, in columns; including rank and numbers, a row is 31 columns wide.
const PLAYER_WIDTH: usize = 13;
/// Width of the opponent's name in a list of matches, in columns; including date and points, a row is 31 columns wide.
const OPPONENT_WIDTH: usize = 13;
/// Width of names in tables of factions, in columns; including games, share and interval, a row is 31 columns wide.
const FACTION_WIDTH: usize = 13;

routes! {
    /// In ratings: another page or view.
    ShowRatings { view: RatingsView } = "ratings" of NoSubject, Privately, heavy;
    /// In ratings: posts the current view publicly.
    ShareRatings { view: RatingsView } = "rshare" of NoSubject, Publicly, heavy;
}

text_argument!(RatingsView, None, ToString::to_string, RatingsView::from_words);

/// A view of a game's ratings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RatingsView {
    pub game: String,
    pub part: RatingsPart,
}

/// A part of a game's ratings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RatingsPart {
    /// A page of the table, from 0.
    Page(usize),
    Player(UserId),
    Factions,
    /// A faction, by its id.
    Faction(String),
}

impl RatingsView {
    /// Parses the argument of a button; `None` for an argument that the bot cannot have written.
    fn from_words(words: &str) -> Option<Self> {
        let (game, words) = words.split_once(' ')?;
        let part = match words.split_once(' ') {
            Some(("page", number)) => number.parse().ok().map(RatingsPart::Page),
            Some(("player", user)) => user.parse().ok().map(UserId).map(RatingsPart::Player),
            Some(("faction", id)) => Some(RatingsPart::Faction(id.to_owned())),
            None if words == "factions" => Some(RatingsPart::Factions),
            _ => None,
        };
        Some(Self { game: game.to_owned(), part: part? })
    }

    /// A view of another part of the same game's ratings.
    fn with_part(&self, part: RatingsPart) -> Self {
        Self { game: self.game.clone(), part }
    }

    /// A button that opens the view.
    fn button(&self, label: String) -> CreateButton {
        NoSubject.button(&ShowRatings { view: self.clone() }, label, ButtonStyle::Secondary)
    }
}

impl fmt::Display for RatingsView {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let game = &self.game;
        match &self.part {
            RatingsPart::Page(number) => write!(formatter, "{game} page {number}"),
            RatingsPart::Player(user) => write!(formatter, "{game} player {user}"),
            RatingsPart::Factions => write!(formatter, "{game} factions"),
            RatingsPart::Faction(id) => write!(formatter, "{game} faction {id}"),
        }
    }
}

/// A view of a server's ratings. A page number that is too high shows the last page.
pub async fn show_ratings(bot: &Bot, guild: GuildId, view: &RatingsView, theme: Theme) -> Result<Answer, Failure> {
    let language = theme.language;
    let playables = Playables::of_kind(&bot.referee, &view.game).ok_or(Failure::Said("unknown-button"))?;
    let ratings = bot.referee.load_ratings(guild, &view.game, bot.now()).await?;
    let faction = |id: &str| playables.name(id, language).unwrap_or_else(|| id.to_owned());
    let answer = match &view.part {
        RatingsPart::Page(page) => player_table(&ratings, view, *page, playables.has_factions(), language),
        RatingsPart::Player(user) => {
            let (user, ratings, view) = (*user, ratings.clone(), view.clone());
            // All matches are rated again, which takes time.
            let made = tokio::task::spawn_blocking(move || player_answer(&ratings, &view, user, theme));
            let (answer, chart) = made.await.map_err(Failure::internal)?;
            match chart {
                Some(chart) => with_rating_chart(bot, answer, chart).await?,
                None => answer,
            }
        }
        RatingsPart::Factions => {
            let charts = all_faction_charts(&ratings.factions, faction, theme);
            with_faction_charts(bot, factions_answer(&ratings, view, faction, language), charts).await?
        }
        RatingsPart::Faction(id) if playables.find(id).is_some() || ratings.has_faction(id) => {
            let charts = one_faction_charts(&ratings.factions, id, faction, theme);
            with_faction_charts(bot, faction_answer(&ratings, view, id, faction, language), charts).await?
        }
        RatingsPart::Faction(_) => return Err(Failure::Said("unknown-button")),
    };
    let usual = Playables::of_default_game(&bot.referee);
    let is_usual = |kind: &String| usual.info().is_some_and(|info| info.id == kind);
    if is_usual(&view.game) && bot.referee.store().load_played_kinds(guild).await?.iter().all(is_usual) {
        return Ok(answer);
    }
    let name = playables.info().map_or("", |info| info.name);
    Ok(Answer { content: format!("**{name}**\n{}", answer.content), ..answer })
}

/// The lines about a user's ratings, one for each game with rated matches; games other than the default one are
/// named.
pub async fn find_rating_lines(
    bot: &Bot,
    guild: GuildId,
    user: UserId,
    language: Language,
) -> Result<Vec<String>, Failure> {
    let mut lines = Vec::new();
    for (number, kind) in bot.referee.kinds().iter().map(|kind| kind.info()).enumerate() {
        let ratings = bot.referee.load_ratings(guild, kind.id, bot.now()).await?;
        let named = |line| if number == 0 { line } else { format!("{} · {line}", kind.name) };
        lines.extend(rating_line(&ratings, user, language).map(named));
    }
    Ok(lines)
}

impl Handler for ShowRatings {
    /// Shows another view in the private message.
    async fn handle(self, bot: &Bot, press: &PlainPress<'_>) -> Result<(), Failure> {
        press.respond(show_ratings(bot, press.require_guild()?, &self.view, press.theme).await?).await
    }
}

impl Handler for ShareRatings {
    /// Posts the user's current view publicly in the channel, up to date and in the server's language.
    async fn handle(self, bot: &Bot, press: &PlainPress<'_>) -> Result<(), Failure> {
        if !can_write(press.event) {
            return Err(Failure::Said("share-not-here"));
        }
        let (guild, user) = (press.require_guild()?, press.user());
        if !bot.shares.may_share(user, None, bot.now()) {
            return Err(Failure::Said("share-enough"));
        }
        let language = bot.referee.load_server_settings(guild).await?.public_language(press.event.guild_locale());
        let answer = show_ratings(bot, guild, &self.view, public_theme(bot, language)).await?;
        let by = text(language, "share-by", &[("player", format!("<@{user}>").into())]);
        let answer = Answer { content: format!("{by}\n{}", answer.content), rows: Vec::new(), ..answer };
        press.event.send_followup(press.context, answer.into_followup()).await?;
        Ok(())
    }
}

/// The line about a user's rating; `None` if the user has no rated matches.
fn rating_line(ratings: &Ratings, user: UserId, language: Language) -> Option<String> {
    let (place, standing) = ratings.standing(&Contestant::User(user))?;
    let RatedPlayer { rating, matches } = standing.rated;
    let arguments = [
        ("rating", rating_text(rating).into()),
        ("matches", matches.into()),
        ("place", (place + 1).into()),
        ("players", ratings.standings.len().into()),
    ];
    Some(text(language, "ratings-line", &arguments))
}

/// A rating in whole points, followed by a question mark while it is provisional.
fn rating_text(rating: Rating) -> String {
    format!("{:.0}{}", rating.rating, if rating.is_provisional() { "?" } else { "" })
}

/// A page of the table of players.
fn player_table(ratings: &Ratings, view: &RatingsView, page: usize, has_factions: bool, language: Language) -> Answer {
    let factions = || view.with_part(RatingsPart::Factions).button(word(language, "ratings-factions"));
    let factions = has_factions.then(factions);
    if ratings.standings.is_empty() {
        let rows = factions.map(|factions| CreateActionRow::Buttons(vec![factions])).into_iter().collect();
        return Answer { rows, ..Answer::sentence(word(language, "ratings-none")) };
    }
    let pages = ratings.standings.len().div_ceil(PLAYERS_PER_PAGE);
    let page = page.min(pages - 1);
    let heads = ["ratings-rating", "ratings-deviation", "ratings-matches"].map(|key| word(language, key));
    let mut lines = vec![player_row("", &word(language, "ratings-player"), &heads)];
    let ranked = (1..).zip(&ratings.standings).skip(page * PLAYERS_PER_PAGE).take(PLAYERS_PER_PAGE);
    lines.extend(ranked.map(|(rank, standing): (usize, &Standing)| {
        let RatedPlayer { rating, matches } = standing.rated;
        let numbers = [aligned_rating(rating), format!("{:.0}", rating.deviation), matches.to_string()];
        player_row(&rank.to_string(), &table_name(&standing.who, ratings, language), &numbers)
    }));
    // A button that leads to no page still needs an id of its own.
    let turn = |page: Option<usize>| ShowRatings { view: view.with_part(RatingsPart::Page(page.unwrap_or(pages))) };
    let mut buttons = page_buttons(NoSubject, neighbours(page, pages), turn, language);
    buttons.extend(factions);
    buttons.push(share_button(&view.with_part(RatingsPart::Page(page)), language));
    let title = [("players", ratings.standings.len().into()), ("matches", ratings.matches.len().into())];
    Answer {
        story: vec![code_block(&lines), word(language, "ratings-legend")],
        rows: vec![CreateActionRow::Buttons(buttons)],
        files: vec![matches_file(ratings, language)],
        ..Answer::sentence(text(language, "ratings-title", &title))
    }
}

/// A button that shows a user's rating in a game.
pub fn rating_button(game: &str, user: UserId, language: Language) -> CreateButton {
    let view = RatingsView { game: game.to_owned(), part: RatingsPart::Player(user) };
    view.button(word(language, "season-view-rating"))
}

/// A player's rating and its history, as text and as a curve.
fn player_answer(ratings: &Ratings, view: &RatingsView, user: UserId, theme: Theme) -> (Answer, Option<RatingChart>) {
    let (who, language) = (Contestant::User(user), theme.language);
    let player = [("player", format!("<@{user}>").into())];
    let whole = view.with_part(RatingsPart::Page(0)).button(word(language, "ratings-whole"));
    let Some(line) = rating_line(ratings, user, language) else {
        return (Answer::with_buttons(text(language, "ratings-none-of", &player), vec![whole]), None);
    };
    let heads = ["ratings-rating", "ratings-deviation", "ratings-matches"].map(|key| word(language, key));
    let mut weeks = vec![player_row("", &word(language, "ratings-week"), &heads)];
    let course = ratings.weeks_of(&who);
    weeks.extend(course.iter().rev().take(MAX_LISTED).map(|Week { monday_ms, rated }| {
        let numbers =
            [aligned_rating(rated.rating), format!("{:.0}", rated.rating.deviation), rated.matches.to_string()];
        player_row("", &iso_date(*monday_ms), &numbers)
    }));
    let matches: Vec<String> = ratings
        .matches_of(&who)
        .take(MAX_LISTED)
        .map(|played| {
            let (opponent, points) = opponent_and_points(played, &who);
            format!(
                "{} {}{points:>7}",
                iso_date(played.at_ms),
                fit_name(&table_name(opponent, ratings, language), OPPONENT_WIDTH)
            )
        })
        .collect();
    let story = vec![
        line,
        word(language, "ratings-weeks"),
        code_block(&weeks),
        word(language, "ratings-newest"),
        code_block(&matches),
        word(language, "ratings-legend"),
    ];
    let answer = Answer {
        story,
        rows: vec![CreateActionRow::Buttons(vec![whole, share_button(view, language)])],
        files: vec![matches_file(ratings, language)],
        ..Answer::sentence(text(language, "ratings-title-of", &player))
    };
    (answer, Some(rating_chart(ratings, &who, &course, theme)))
}

/// A player's opponent in a match, and the game points of both, the player's own first.
fn opponent_and_points<'a>(played: &'a RatedMatch, who: &Contestant) -> (&'a Contestant, String) {
    let ([one, other], [own, others]) = (&played.players, played.half_points.map(points_text));
    if one == who { (other, format!("{own}:{others}")) } else { (one, format!("{others}:{own}")) }
}

/// Game points as text, counted in halves.
fn points_text(halves: u32) -> String {
    match (halves / 2, halves % 2) {
        (whole, 0) => whole.to_string(),
        (0, _) => "½".to_owned(),
        (whole, _) => format!("{whole}½"),
    }
}

/// The results of all factions.
fn factions_answer(ratings: &Ratings, view: &RatingsView, name: impl Fn(&str) -> String, language: Language) -> Answer {
    let balances = [("ratings-plain", &ratings.factions.plain), ("ratings-mirrored", &ratings.factions.mirrored)];
    let mut story = Vec::new();
    for (key, balance) in balances.into_iter().filter(|(_, balance)| !balance.factions.is_empty()) {
        let rows = balance.factions.iter().map(|(id, results)| (name(id), results.total()));
        story.extend([word(language, key), results_table(rows.collect(), language)]);
    }
    with_legend_and_buttons(story, view, word(language, "ratings-factions-title"), RatingsPart::Page(0), language)
}

/// Selects the results for one order of play.
type SelectResults = fn(&ByOrder) -> Results;

/// The tables of a faction's results: for each, the key of its heading and the results it counts.
const RESULT_TABLES: [(&str, SelectResults); 3] = [
    ("ratings-both-orders", ByOrder::total),
    ("ratings-as-first", |results| results.first),
    ("ratings-as-second", |results| results.second),
];

/// The results of one faction, against all others together and against each of them: as first player, as second player
/// and in total.
fn faction_answer(
    ratings: &Ratings,
    view: &RatingsView,
    id: &str,
    name: impl Fn(&str) -> String,
    language: Language,
) -> Answer {
    let balances = [("ratings-plain", &ratings.factions.plain), ("ratings-mirrored", &ratings.factions.mirrored)];
    let mut story = Vec::new();
    for (key, balance) in balances {
        let Some(own) = balance.factions.get(id) else { continue };
        story.push(word(language, key));
        for (order, of) in RESULT_TABLES {
            let all = std::iter::once((word(language, "ratings-all-factions"), of(own)));
            let rows = all.chain(pair_results(balance, id).map(|(other, results)| (name(other), of(results))));
            story.extend([word(language, order), results_table(rows.collect(), language)]);
        }
    }
    let title = text(language, "ratings-faction-title", &[("faction", name(id).into())]);
    with_legend_and_buttons(story, view, title, RatingsPart::Factions, language)
}

/// A view of factions with its legend and buttons, the first of which leads back.
fn with_legend_and_buttons(
    mut story: Vec<String>,
    view: &RatingsView,
    title: String,
    back: RatingsPart,
    language: Language,
) -> Answer {
    if story.is_empty() {
        story.push(word(language, "ratings-factions-none"));
    } else {
        story.push(word(language, "ratings-factions-legend"));
    }
    let key = if back == RatingsPart::Factions { "ratings-factions" } else { "ratings-whole" };
    let buttons = vec![view.with_part(back).button(word(language, key)), share_button(view, language)];
    Answer { story, rows: vec![CreateActionRow::Buttons(buttons)], ..Answer::sentence(title) }
}

/// Results with the share of games won and its interval, most games first.
fn results_table(mut rows: Vec<(String, Results)>, language: Language) -> String {
    rows.sort_by_key(|(_, results)| std::cmp::Reverse(results.games));
    let heads = ["ratings-faction", "statistics-games", "ratings-share", "ratings-interval"];
    let [faction, games, share, interval] = heads.map(|key| word(language, key));
    let mut lines = vec![format!("{}{games:>5}{share:>5}{interval:>8}", fit_name(&faction, FACTION_WIDTH))];
    let played = rows.iter().filter_map(|(name, results)| Some((name, results, results.interval()?)));
    let is_cut = played.clone().count() > MAX_FACTIONS;
    lines.extend(played.take(MAX_FACTIONS).map(|(name, results, interval)| {
        let won = f64::from(results.won) + f64::from(results.drawn) / 2.0;
        let share = 100.0 * won / f64::from(results.games);
        let interval = format!("{:.0}–{:.0}", 100.0 * interval.low, 100.0 * interval.high);
        format!("{}{:>5}{share:>5.0}{interval:>8}", fit_name(name, FACTION_WIDTH), results.games)
    }));
    lines.extend(is_cut.then(|| "…".to_owned()));
    code_block(&lines)
}

/// A player's name in a table.
fn table_name(who: &Contestant, ratings: &Ratings, language: Language) -> String {
    match who {
        Contestant::User(user) => {
            user.erasure_number().map_or_else(|| ratings.name(who).to_owned(), |number| erased_name(number, language))
        }
        Contestant::ComputerPlayer(strength) => computer_player(strength, language).name,
    }
}

/// A row of the table of players: rank, name, rating, deviation, matches.
fn player_row(rank: &str, name: &str, [rating, deviation, matches]: &[String; 3]) -> String {
    format!("{rank:>3} {}{rating:>6}{deviation:>4}{matches:>4}", fit_name(name, PLAYER_WIDTH))
}

/// A rating for a column: if there is no question mark, a space replaces it.
fn aligned_rating(rating: Rating) -> String {
    let shown = rating_text(rating);
    if shown.ends_with('?') { shown } else { shown + " " }
}

/// A UTC day in ISO 8601 format; empty for a time outside the calendar.
fn iso_date(at_ms: i64) -> String {
    let moment = Timestamp::from_millisecond(at_ms).ok();
    moment.map_or_else(String::new, |moment| moment.to_zoned(TimeZone::UTC).date().to_string())
}

fn code_block(lines: &[String]) -> String {
    format!("```\n{}\n```", lines.join("\n"))
}

fn share_button(view: &RatingsView, language: Language) -> CreateButton {
    NoSubject.button(&ShareRatings { view: view.clone() }, word(language, "share"), ButtonStyle::Secondary)
}

fn matches_file(ratings: &Ratings, language: Language) -> File {
    File::csv("matches.csv", &ratings.to_csv(), language)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn views_in_ids_round_trip() {
        for part in [
            RatingsPart::Page(3),
            RatingsPart::Player(UserId(7)),
            RatingsPart::Factions,
            RatingsPart::Faction("borgo".to_owned()),
        ] {
            let view = RatingsView { game: "bids".to_owned(), part };
            assert_eq!(RatingsView::from_words(&view.to_string()), Some(view));
        }
        for words in ["", "page", "page x", "page -1", "player", "player ala", "factions 1", "faction", "all 3"]
            .map(|words| format!("bids {words}"))
        {
            assert_eq!(RatingsView::from_words(&words), None, "{words}");
        }
    }

    #[test]
    fn points_are_counted_in_halves() {
        assert_eq!([0, 1, 2, 3, 4].map(points_text), ["0", "½", "1", "1½", "2"]);
    }

    #[test]
    fn tables_are_narrow_enough_for_a_phone() {
        let heads = ["ratings-rating", "ratings-deviation", "ratings-matches"];
        for language in Language::ALL {
            let head = player_row("", &"W".repeat(40), &heads.map(|key| word(language, key)));
            let numbers = ["1581?", "350", "9999"].map(str::to_owned);
            let results = Results { games: 9999, won: 5000, drawn: 0, hq_balance: 0 };
            let rows = vec![("W".repeat(40), results); 30];
            let table = results_table(rows, language);
            let lines = [head, player_row("100", &"W".repeat(40), &numbers)];
            for line in lines.iter().map(String::as_str).chain(table.lines()) {
                assert!(line.chars().count() <= 32, "{line}");
            }
            assert!(table.chars().count() < 1024, "an embed takes it in one piece");
        }
    }
}
