//! Ratings and faction results as charts.
//!
//! Charts appear with their numbers: a rating under `/ratings player:`, factions under `/ratings army:` and `/results
//! armies`, HQ points above `/log`.

use std::cmp::Reverse;

use sztab_game::Language;
use sztab_league::balance::{Balance, Balances, ByOrder, Results};
use sztab_league::rating::{INITIAL_RATING, Rating};
use sztab_pictures::league::{FactionChart, Heading, LegendTexts, RatingChart, RatingPoint, Tick, Versus};
use sztab_referee::ratings::{Contestant, Ratings, WEEK_MS, Week};
use sztab_words::word;

use crate::discord::bot::Bot;
use crate::discord::say::answer::Answer;
use crate::discord::say::failure::Failure;
use crate::discord::say::moment::short_date;
use sztab_game::view::Theme;

/// A player's rating, starting with that of a newcomer, at the end of each week with matches. A point is placed at the
/// Monday of its week.
pub fn rating_chart(ratings: &Ratings, who: &Contestant, weeks: &[Week], theme: Theme) -> RatingChart {
    let point = |at, rating: Rating| RatingPoint { at, rating: rating.rating, deviation: rating.deviation };
    let before = weeks.first().map(|first| point(first.monday_ms - WEEK_MS, INITIAL_RATING));
    let after = weeks.iter().map(|week| point(week.monday_ms, week.rated.rating));
    let points: Vec<RatingPoint> = before.into_iter().chain(after).collect();
    let ticks = points.iter().map(|point| Tick { at: point.at, label: short_date(point.at, theme.language) });
    RatingChart {
        colours: theme.colours,
        heading: Heading { title: ratings.name(who).to_owned(), note: word(theme.language, "chart-band") },
        ticks: ticks.collect(),
        points,
    }
}

/// The results of factions, each against all others: one chart for each kind of game that was played.
pub fn all_faction_charts(of: &Balances, name: impl Fn(&str) -> String, theme: Theme) -> Vec<FactionChart> {
    let rows = |balance: &Balance| {
        let results = balance.factions.iter().map(|(id, of)| (name(id), of.total()));
        results.collect()
    };
    charts_by_kind(of, &word(theme.language, "ratings-factions"), rows, theme)
}

/// The results of a faction against each of the others: one chart for each kind of game that it was played in.
pub fn one_faction_charts(of: &Balances, id: &str, name: impl Fn(&str) -> String, theme: Theme) -> Vec<FactionChart> {
    let rows = |balance: &Balance| pair_results(balance, id).map(|(other, of)| (name(other), of.total())).collect();
    charts_by_kind(of, &name(id), rows, theme)
}

/// The results of a faction against each of the others.
pub fn pair_results<'a>(balance: &'a Balance, id: &'a str) -> impl Iterator<Item = (&'a str, &'a ByOrder)> {
    let own = balance.pairs.iter().filter(move |([faction, _], _)| faction == id);
    own.map(|([_, other], results)| (other.as_str(), results))
}

fn charts_by_kind(
    of: &Balances,
    title: &str,
    rows: impl Fn(&Balance) -> Vec<(String, Results)>,
    theme: Theme,
) -> Vec<FactionChart> {
    let chart = |(key, balance): (&str, &Balance)| {
        let mut rows = rows(balance);
        rows.sort_by_key(|(_, results)| Reverse(results.games));
        let note = format!("{} · {}", word(theme.language, key), word(theme.language, "chart-whiskers"));
        (!rows.is_empty()).then(|| FactionChart {
            colours: theme.colours,
            heading: Heading { title: title.to_owned(), note },
            words: result_words(theme.language),
            rows: rows.into_iter().map(|(faction, results)| versus(faction, results)).collect(),
        })
    };
    [("results-plain", &of.plain), ("results-mirrored", &of.mirrored)].into_iter().filter_map(chart).collect()
}

fn result_words(language: Language) -> LegendTexts {
    LegendTexts {
        wins: word(language, "season-view-wins"),
        draws: word(language, "season-view-draws"),
        losses: word(language, "season-view-losses"),
        games: word(language, "chart-games"),
    }
}

fn versus(faction: String, results: Results) -> Versus {
    let Results { games, won, drawn, .. } = results;
    let share = (f64::from(won) + f64::from(drawn) / 2.0) / f64::from(games.max(1));
    Versus {
        faction,
        wins: won,
        draws: drawn,
        losses: games.saturating_sub(won + drawn),
        interval: results.interval().map(|interval| [interval.low, share, interval.high]),
    }
}

/// Adds a rating chart to a reply.
pub async fn with_rating_chart(bot: &Bot, answer: Answer, chart: RatingChart) -> Result<Answer, Failure> {
    let picture = bot.gallery.draw_value("rating.png", chart, RatingChart::lines, RatingChart::to_png).await?;
    Ok(Answer { picture: Some(picture), ..answer })
}

/// Adds faction charts to a reply.
pub async fn with_faction_charts(bot: &Bot, answer: Answer, charts: Vec<FactionChart>) -> Result<Answer, Failure> {
    let mut pictures = Vec::new();
    for chart in charts {
        pictures.push(bot.gallery.draw_value("armies.png", chart, FactionChart::lines, FactionChart::to_png).await?);
    }
    let mut pictures = pictures.into_iter();
    Ok(Answer { picture: pictures.next(), further: pictures.collect(), ..answer })
}
