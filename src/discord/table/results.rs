//! The results of a server: the games page by page, the armies, the decisions of organisers.

use serenity::all::CreateActionRow;

use crate::games::{Language, Place};
use crate::league::balance::{Balance, ByOrder, Results as Record};
use crate::referee::{GameResult, MOST_RESULTS, Results, SeveralResult};
use crate::store::{GameId, GuildId, Seat, Seq, UnixMs, UserId};
use crate::words::{text, word};

use crate::discord::bot::Bot;
use crate::discord::say::answer::{Answer, File};
use crate::discord::say::button::ButtonId;
use crate::discord::say::failure::Failure;
use crate::discord::say::names::plain;
use crate::discord::say::operation::Operation;
use crate::discord::show::look::Look;

use super::charts::all_armies;
use super::desk::told::ruling_lines;
use super::playable::Playables;
use super::press::Press;
use super::statistics::fitted;
use super::tables::turning;

/// Games or decisions on a page.
const PAGE: usize = 8;
/// Decisions that can be paged through, the newest.
const MOST_RULINGS: u32 = 400;
/// Columns of the table of armies: a phone shows 32 in a line.
const NAME_WIDTH: usize = 13;
const GAMES_WIDTH: usize = 4;
const WON_WIDTH: usize = 4;
const FIRST_WIDTH: usize = 5;
const RANGE_WIDTH: usize = 6;

/// Which games are shown.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ResultFilter {
    /// Those of a player.
    pub player: Option<UserId>,
    /// Those with an army, by its id.
    pub army: Option<String>,
}

/// A page of results, as a button names it.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Page {
    Games(ResultFilter, usize),
    Rulings(usize),
}

impl Page {
    /// The words of a button's id.
    fn to_words(&self) -> String {
        match self {
            Self::Games(ResultFilter { player, army }, page) => {
                let player = player.map_or_else(|| "-".to_owned(), |user| user.to_string());
                format!("games {player} {} {page}", army.as_deref().unwrap_or("-"))
            }
            Self::Rulings(page) => format!("decisions {page}"),
        }
    }

    fn of_words(words: &str) -> Option<Self> {
        match words.split(' ').collect::<Vec<_>>()[..] {
            ["games", player, army, page] => {
                let player = if player == "-" { None } else { Some(UserId(player.parse().ok()?)) };
                let army = Some(army).filter(|&army| army != "-").map(str::to_owned);
                Some(Self::Games(ResultFilter { player, army }, page.parse().ok()?))
            }
            ["decisions", page] => Some(Self::Rulings(page.parse().ok()?)),
            _ => None,
        }
    }
}

/// The row that turns pages, if there are several.
fn page_row(page: usize, pages: usize, language: Language, of: impl Fn(usize) -> Page) -> Vec<CreateActionRow> {
    let id = |argument: String| {
        // A button that cannot be pressed has a word in place of a page.
        let words = argument.parse().map_or(argument, |page| of(page).to_words());
        ButtonId::new(GameId(1), Seq::OPENING, Operation::ResultList, words).to_string()
    };
    if pages > 1 { vec![turning(page, pages, language, id)] } else { Vec::new() }
}

/// The file of the games of two, and another one of those of three and four if there are any.
fn files(results: &Results) -> Vec<File> {
    let file = |name: &str, text: String| File { name: name.to_owned(), bytes: text.into_bytes() };
    let several = || file("results-several.csv", results.several_csv());
    let mut files = vec![file("results.csv", results.to_csv())];
    files.extend((!results.several.is_empty()).then(several));
    files
}

/// A game of a list.
enum Listed<'a> {
    Two(&'a GameResult),
    Several(&'a SeveralResult),
}

impl Listed<'_> {
    fn ended(&self) -> UnixMs {
        match self {
            Self::Two(game) => game.ended,
            Self::Several(game) => game.ended,
        }
    }
}

impl Bot {
    /// A page of the games of a server, newest first, with all of them in a file.
    pub(crate) async fn result_list(
        &self,
        guild: GuildId,
        filter: &ResultFilter,
        page: usize,
        language: Language,
    ) -> Result<Answer, Failure> {
        let results = self.referee.results(guild).await?.only(filter.player, filter.army.as_deref());
        let mut listed: Vec<Listed<'_>> = results.games.iter().map(Listed::Two).collect();
        listed.extend(results.several.iter().map(Listed::Several));
        listed.sort_by_key(|game| std::cmp::Reverse(game.ended()));
        if listed.is_empty() {
            return Ok(Answer::sentence(word(language, "results-none")));
        }
        let pages = listed.len().div_ceil(PAGE);
        let page = page.min(pages - 1);
        let mut story = Vec::new();
        for game in listed.iter().skip(page * PAGE).take(PAGE) {
            story.push(match game {
                Listed::Two(game) => self.result_line(guild, game, language).await,
                Listed::Several(game) => self.several_line(guild, game, language).await,
            });
        }
        if results.is_cut {
            story.push(text(language, "statistics-cut", &[("games", MOST_RESULTS.into())]));
        }
        let arguments = [("games", listed.len().into()), ("page", (page + 1).into()), ("pages", pages.into())];
        let rows = page_row(page, pages, language, |page| Page::Games(filter.clone(), page));
        Ok(Answer {
            story,
            rows,
            files: files(&results),
            ..Answer::sentence(text(language, "results-title", &arguments))
        })
    }

    /// A game in two lines: who with what and how many points, and how it ended.
    async fn result_line(&self, guild: GuildId, game: &GameResult, language: Language) -> String {
        let armies = Playables::usual(&self.referee);
        let [first, second] = [0, 1].map(|seat| {
            let army = armies.name(game.army(seat), language).unwrap_or_else(|| game.army(seat).to_owned());
            let prize = if game.winner() == Some(seat) { "🏆 " } else { "" };
            format!("{prize}{} ({army})", plain(&game.seats[seat].name))
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
        self.with_outcome(text(language, "results-line", &arguments), game.game, language).await
    }

    /// A game of three or four in two lines: the players by their places, and how it ended.
    async fn several_line(&self, guild: GuildId, game: &SeveralResult, language: Language) -> String {
        let armies = Playables::usual(&self.referee);
        let seat = |(seat, place): (&Seat, Place)| {
            let army = seat.army.as_deref().unwrap_or_default();
            let army = armies.name(army, language).unwrap_or_else(|| army.to_owned());
            let prize = if place.rank == 1 { "🏆".to_owned() } else { format!("{}.", place.rank) };
            format!("{prize} {} ({army}) **{}**", plain(&seat.name), place.points)
        };
        let places: Vec<String> = game.placed().into_iter().map(seat).collect();
        let address = format!("https://discord.com/channels/{guild}/{}", game.channel);
        let arguments = [
            ("game", game.game.0.into()),
            ("address", address.into()),
            ("places", places.join(" · ").into()),
            ("moment", format!("<t:{}:d>", game.ended.0.div_euclid(1000)).into()),
        ];
        self.with_outcome(text(language, "results-several-line", &arguments), game.game, language).await
    }

    /// A line of a list with how the game ended. A game whose rules this program no longer has is told without it.
    async fn with_outcome(&self, line: String, game: GameId, language: Language) -> String {
        let table = self.referee.table(game).await.ok();
        match table.and_then(|table| table.face().outcome(table.game(), language)) {
            Some(outcome) => format!("{line}\n-# {outcome}"),
            None => line,
        }
    }

    /// How the armies have done in a server.
    pub(crate) async fn army_results(&self, guild: GuildId, look: Look) -> Result<Answer, Failure> {
        let language = look.language;
        let results = self.referee.results(guild).await?;
        let balances = results.balances();
        let counted = results.games.iter().filter(|game| !game.adjudicated).count();
        if counted == 0 {
            return Ok(Answer::sentence(word(language, "results-none")));
        }
        let first = results.games.iter().filter(|game| !game.adjudicated && game.winner() == Some(0)).count();
        let mut story = Vec::new();
        for (key, balance) in [("results-plain", &balances.plain), ("results-mirrored", &balances.mirrored)] {
            if !balance.armies.is_empty() {
                story.push(format!("**{}**", word(language, key)));
                story.push(self.army_table(balance, language));
            }
        }
        story.push(word(language, "results-legend"));
        let arguments = [("games", counted.into()), ("first", first.into())];
        let content = text(language, "results-armies-title", &arguments);
        let names = Playables::usual(&self.referee);
        let name = |id: &str| names.name(id, language).unwrap_or_else(|| id.to_owned());
        let answer = Answer { story, files: files(&results), ..Answer::sentence(content) };
        self.with_army_charts(answer, all_armies(&balances, name, look)).await
    }

    /// A table that a phone shows unbroken, the most played first.
    fn army_table(&self, balance: &Balance, language: Language) -> String {
        let names = Playables::usual(&self.referee);
        let mut armies: Vec<(&String, &ByOrder)> = balance.armies.iter().collect();
        armies.sort_by_key(|(_, of)| std::cmp::Reverse(of.total().games));
        let heads = ["statistics-games", "statistics-won", "results-first"].map(|key| word(language, key));
        let mut lines = vec![army_line(&word(language, "statistics-army"), &heads, "95 %")];
        lines.extend(armies.into_iter().map(|(id, of)| {
            let total = of.total();
            let first = format!("{}/{}", of.first.won, of.first.games);
            let numbers = [total.games.to_string(), total.won.to_string(), first];
            army_line(&names.name(id, language).unwrap_or_else(|| id.clone()), &numbers, &range(total))
        }));
        format!("```\n{}\n```", lines.join("\n"))
    }

    /// A page of the decisions of a server's organisers, newest first.
    pub(crate) async fn ruling_list(&self, guild: GuildId, page: usize, language: Language) -> Result<Answer, Failure> {
        let rulings = self.referee.rulings_in(guild, MOST_RULINGS).await?;
        if rulings.is_empty() {
            return Ok(Answer::sentence(word(language, "decisions-none")));
        }
        let pages = rulings.len().div_ceil(PAGE);
        let page = page.min(pages - 1);
        let mut story = Vec::new();
        for ruled in rulings.iter().skip(page * PAGE).take(PAGE) {
            let record = self.referee.store().game(ruled.kept.game).await?;
            let names: Vec<String> = record.seats.iter().map(|seat| plain(&seat.name)).collect();
            let arguments = [
                ("game", record.id.0.into()),
                ("address", crate::discord::say::moment::address(&record).into()),
                ("players", names.join(" : ").into()),
                ("moment", format!("<t:{}:f>", ruled.kept.at.0.div_euclid(1000)).into()),
            ];
            story.push(text(language, "decisions-line", &arguments));
            story.extend(ruling_lines(&self.referee, &record, ruled, language));
        }
        let arguments = [("decisions", rulings.len().into()), ("page", (page + 1).into()), ("pages", pages.into())];
        let rows = page_row(page, pages, language, Page::Rulings);
        Ok(Answer { story, rows, ..Answer::sentence(text(language, "decisions-title", &arguments)) })
    }

    /// Turns a page.
    pub(crate) async fn result_list_press(&self, press: &Press<'_>) -> Result<(), Failure> {
        let language = press.look.language;
        let guild = press.event.guild_id.ok_or(Failure::Said("only-in-server"))?;
        let guild = GuildId(guild.get());
        let answer = match Page::of_words(&press.id.argument).ok_or(Failure::Said("unknown-button"))? {
            Page::Games(filter, page) => Box::pin(self.result_list(guild, &filter, page, language)).await?,
            Page::Rulings(page) => Box::pin(self.ruling_list(guild, page, language)).await?,
        };
        press.answer(answer).await?;
        Ok(())
    }
}

fn army_line(name: &str, [games, won, first]: &[String; 3], range: &str) -> String {
    let name = fitted(name, NAME_WIDTH);
    format!("{name}{games:>GAMES_WIDTH$}{won:>WON_WIDTH$}{first:>FIRST_WIDTH$}{range:>RANGE_WIDTH$}")
}

/// The interval of a share in whole percent.
fn range(results: Record) -> String {
    results
        .interval()
        .map_or_else(String::new, |interval| format!("{:.0}–{:.0}", interval.low * 100.0, interval.high * 100.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_is_read_back_and_nothing_else_is() {
        let filter = ResultFilter { player: Some(UserId(7)), army: Some("borgo".to_owned()) };
        for page in [Page::Games(ResultFilter::default(), 0), Page::Games(filter, 12), Page::Rulings(3)] {
            assert_eq!(Page::of_words(&page.to_words()), Some(page));
        }
        for words in ["", "games", "games x - 0", "games - - x", "decisions", "decisions -1"] {
            assert_eq!(Page::of_words(words), None, "{words}");
        }
    }

    #[test]
    fn a_line_of_the_table_fits_a_phone() {
        let numbers = ["1000", "1000", "9/10"].map(str::to_owned);
        let line = army_line("An army with a very long name", &numbers, "99–100");
        assert!(line.chars().count() <= 33, "{line}");
    }
}
