//! Replies that show a view of a season.

use sztab_game::Language;
use sztab_league::engine::Standard;
use sztab_league::ids::{EntrantId, Group};
use sztab_league::verify::verify;
use sztab_pictures::league::{Bracket, Calendar, PlayerCard, ROWS_PER_PAGE, Round, Table};
use sztab_referee::league::SeasonRecord;
use sztab_words::text;

use crate::discord::bot::Bot;
use crate::discord::league::ask::season_name;
use crate::discord::league::controls::Controls;
use crate::discord::league::people::{faction_names, load_season_names, points_word, user_of};
use crate::discord::league::show::rules_answer;
use crate::discord::router::pager::neighbours;
use crate::discord::say::answer::{Answer, Picture};
use crate::discord::say::failure::Failure;
use crate::discord::say::names::escape_name;
use crate::discord::session::ratings::rating_button;

use super::bracket::BracketView;
use super::calendar::calendar;
use super::card::player_card;
use super::controls::rows;
use super::log::log_page;
use super::reader::{Reader, groups};
use super::round::{keys_file, last_round, no_round_key, page_count, round_page};
use super::show::season_overview;
use super::table::{has_results, table_page};
use super::verify::verdict_lines;
use super::view::View;

/// Maximum number of tables in the message about a season.
const MAX_TABLES: usize = 4;

/// A view of a season, as a private reply.
///
/// # Errors
///
/// If the season has no such round, division or player.
pub async fn render_view(bot: &Bot, record: &SeasonRecord, view: &View, reader: &Reader) -> Result<Answer, Failure> {
    let language = reader.theme.language;
    match view {
        View::Show => Ok(season_overview(record, rules_answer(bot, record, language), reader, bot.now())),
        View::Table { group, page, in_words } => render_table(bot, record, *group, *page, *in_words, reader).await,
        View::Round { group, round, page } => render_round(bot, record, *group, *round, *page, reader).await,
        View::Keys { group, round } => {
            let found = record.log.season().round(*group, *round).and_then(|round| keys_file(round, language));
            found.ok_or(Failure::Said(no_round_key(record.log.season(), *group)))
        }
        View::Bracket { group, part } => render_bracket(bot, record, *group, *part, reader).await,
        View::Card(entrant) => render_card(bot, record, *entrant, reader).await,
        View::Calendar(group) => render_calendar(bot, record, *group, reader).await,
        View::Log { page, about } => {
            let names = load_season_names(bot, record, language).await?;
            Ok(log_page(record, *page, about, &names, language))
        }
        View::Verify => render_verification(bot, record, language).await,
    }
}

async fn render_table(
    bot: &Bot,
    record: &SeasonRecord,
    group: Group,
    page: usize,
    in_words: bool,
    reader: &Reader,
) -> Result<Answer, Failure> {
    let table = table_page(record, group, page, reader, bot.now()).ok_or(Failure::Said("season-view-not-begun"))?;
    let controls = Controls { record, language: reader.theme.language };
    let (page, pages) = (table.page, table.rows.len().div_ceil(ROWS_PER_PAGE));
    let to = |page| View::Table { group, page, in_words };
    let mut buttons = controls.page_buttons(neighbours(page, pages).map(|page| page.map(to)));
    let other = View::Table { group, page, in_words: !in_words };
    buttons.push(controls.view_button(&other, if in_words { "season-view-picture" } else { "season-view-words" }));
    buttons.push(controls.file_button(group));
    buttons.extend(controls.share_button(&to(page)));
    let select = controls.division_select(group, |group| View::Table { group, page: 0, in_words });
    let answer = Answer { rows: rows(select, &buttons), ..Answer::default() };
    if in_words {
        let story = table.full_lines().iter().map(|line| escape_name(line)).collect();
        return Ok(Answer { story, ..answer });
    }
    let picture = bot.gallery.draw_value("table.png", table, Table::lines, Table::to_png).await?;
    Ok(Answer { picture: Some(picture), ..answer })
}

async fn render_round(
    bot: &Bot,
    record: &SeasonRecord,
    group: Group,
    number: u32,
    page: usize,
    reader: &Reader,
) -> Result<Answer, Failure> {
    let season = record.log.season();
    let shown = round_page(record, group, number, page, reader).ok_or(Failure::Said(no_round_key(season, group)))?;
    let controls = Controls { record, language: reader.theme.language };
    let rounds = season.division(group).map_or(1, sztab_league::season::Division::next_round);
    // The pages of this round, with the rounds around it.
    let steps: Vec<(u32, usize)> =
        (1..rounds).flat_map(|round| (0..page_count(season, group, round)).map(move |page| (round, page))).collect();
    let at = steps.iter().position(|step| *step == (number, page)).unwrap_or(0);
    let to = |at: usize| steps.get(at).map(|&(round, page)| View::Round { group, round, page });
    let mut buttons = controls.page_buttons([at.checked_sub(1).and_then(to), to(at + 1)]);
    buttons.push(controls.view_button(&View::Table { group, page: 0, in_words: false }, "season-view-table"));
    buttons.extend(controls.keys_button(group, number));
    buttons.extend(controls.share_button(&View::Round { group, round: number, page }));
    let select =
        controls.division_select(group, |group| View::Round { group, round: last_round(record, group), page: 0 });
    let picture = bot.gallery.draw_value("round.png", shown, Round::lines, Round::to_png).await?;
    Ok(Answer { picture: Some(picture), rows: rows(select, &buttons), ..Answer::default() })
}

async fn render_bracket(
    bot: &Bot,
    record: &SeasonRecord,
    group: Group,
    part: Option<usize>,
    reader: &Reader,
) -> Result<Answer, Failure> {
    let language = reader.theme.language;
    let course = BracketView::for_group(record, group).ok_or(Failure::Said("season-view-no-bracket"))?;
    let parts = course.part_count();
    let part = part.unwrap_or_else(|| course.current_part()).min(parts.saturating_sub(1));
    let to = |part| View::Bracket { group, part: Some(part) };
    let controls = Controls { record, language };
    let mut buttons = controls.page_buttons(neighbours(part, parts).map(|part| part.map(to)));
    buttons.extend(controls.share_button(&to(part)));
    let views = (0..parts).map(|other| (course.name(other, language), to(other), other == part)).collect();
    let select = controls.view_select(views, "season-view-parts");
    let shown = course.part_picture(part, reader);
    let picture = bot.gallery.draw_value("bracket.png", shown, Bracket::lines, Bracket::to_png).await?;
    Ok(Answer { picture: Some(picture), rows: rows(select, &buttons), ..Answer::default() })
}

async fn render_card(bot: &Bot, record: &SeasonRecord, entrant: EntrantId, reader: &Reader) -> Result<Answer, Failure> {
    let factions = faction_names(bot, reader.theme.language);
    let card = player_card(record, entrant, &factions, points_word(bot, &record.log.season().rules), reader, bot.now())
        .ok_or(Failure::Said("season-view-not-in"))?;
    let controls = Controls { record, language: reader.theme.language };
    let picture = bot.gallery.draw_value("card.png", card, PlayerCard::lines, PlayerCard::to_png).await?;
    let game = bot.referee.season_kind(&record.log.season().rules).map_or("", |kind| kind.info().id);
    let rating = user_of(record, entrant).map(|user| rating_button(game, user, reader.theme.language));
    let buttons: Vec<_> = rating.into_iter().chain(controls.share_button(&View::Card(entrant))).collect();
    Ok(Answer { picture: Some(picture), rows: rows(None, &buttons), ..Answer::default() })
}

async fn render_calendar(bot: &Bot, record: &SeasonRecord, group: Group, reader: &Reader) -> Result<Answer, Failure> {
    let shown = calendar(record, group, reader, bot.now());
    let shown = shown.ok_or(Failure::Said(no_round_key(record.log.season(), group)))?;
    let controls = Controls { record, language: reader.theme.language };
    let picture = bot.gallery.draw_value("calendar.png", shown, Calendar::lines, Calendar::to_png).await?;
    let buttons: Vec<_> = controls.share_button(&View::Calendar(group)).into_iter().collect();
    let select = controls.division_select(group, View::Calendar);
    Ok(Answer { picture: Some(picture), rows: rows(select, &buttons), ..Answer::default() })
}

async fn render_verification(bot: &Bot, record: &SeasonRecord, language: Language) -> Result<Answer, Failure> {
    // The check replays the log many times, so it waits for a slot as drawings do.
    let log = record.log.clone();
    let checks = bot.gallery.draw(move || verify(&log, &Standard)).await?.map_err(Failure::internal)?;
    let arguments = [("season", season_name(record, language).into()), ("checks", checks.len().into())];
    let controls = Controls { record, language };
    let buttons: Vec<_> = controls.share_button(&View::Verify).into_iter().collect();
    let content = text(language, "season-view-verify", &arguments);
    Ok(Answer { story: verdict_lines(&checks, language), rows: rows(None, &buttons), ..Answer::sentence(content) })
}

/// The table of each division of the last stage, in a public version; empty before the first result.
pub async fn render_last_tables(bot: &Bot, record: &SeasonRecord, reader: &Reader) -> Result<Vec<Picture>, Failure> {
    let season = record.log.season();
    let Some(stage) = season.stages.len().checked_sub(1) else { return Ok(Vec::new()) };
    let mut pictures = Vec::new();
    for group in groups(season).into_iter().filter(|group| group.stage == stage).take(MAX_TABLES) {
        let shown = table_page(record, group, 0, reader, bot.now()).filter(|_| has_results(season, group));
        if let Some(table) = shown {
            pictures.push(bot.gallery.draw_value("table.png", table, Table::lines, Table::to_png).await?);
        }
    }
    Ok(pictures)
}
