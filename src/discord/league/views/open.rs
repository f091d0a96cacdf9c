//! Replies that show a view of a season.

use sztab_game::Language;
use sztab_league::engine::Standard;
use sztab_league::ids::{EntrantId, Group};
use sztab_league::verify::verify;
use sztab_pictures::league::{Bracket, Calendar, PlayerCard, ROWS, Round, Table};
use sztab_referee::league::SeasonRecord;
use sztab_words::text;

use crate::discord::bot::Bot;
use crate::discord::league::ask::season_name;
use crate::discord::league::people::user_of;
use crate::discord::say::answer::{Answer, Picture};
use crate::discord::say::failure::Failure;
use crate::discord::say::names::plain;
use crate::discord::session::ratings::rating_button;

use super::bracket::Course;
use super::calendar::calendar;
use super::card::card;
use super::controls::{Controls, rows};
use super::log::log;
use super::reader::{Reader, groups};
use super::round::{keys, last_round, no_round, pages, round};
use super::show::show;
use super::table::{has_results, table};
use super::verify::verdicts;
use super::view::View;

/// Maximum number of tables in the message about a season.
const TABLES: usize = 4;

impl Bot {
    /// A view of a season, as a private reply.
    ///
    /// # Errors
    ///
    /// If the season has no such round, division or player.
    pub(crate) async fn season_view(
        &self,
        record: &SeasonRecord,
        view: &View,
        reader: &Reader,
    ) -> Result<Answer, Failure> {
        let language = reader.theme.language;
        match view {
            View::Show => Ok(show(record, self.rules_of(record, language), reader, self.now())),
            View::Table { group, page, in_words } => self.table_view(record, *group, *page, *in_words, reader).await,
            View::Round { group, round, page } => self.round_view(record, *group, *round, *page, reader).await,
            View::Keys { group, round } => {
                let found = record.log.season().round(*group, *round).and_then(|round| keys(round, language));
                found.ok_or(Failure::Said(no_round(record.log.season(), *group)))
            }
            View::Bracket { group, part } => self.bracket_view(record, *group, *part, reader).await,
            View::Card(entrant) => self.card_view(record, *entrant, reader).await,
            View::Calendar(group) => self.calendar_view(record, *group, reader).await,
            View::Log { page, about } => {
                let names = self.names_of(record, language).await?;
                Ok(log(record, *page, about, &names, language))
            }
            View::Verify => self.verify_view(record, language).await,
        }
    }

    async fn table_view(
        &self,
        record: &SeasonRecord,
        group: Group,
        page: usize,
        in_words: bool,
        reader: &Reader,
    ) -> Result<Answer, Failure> {
        let table = table(record, group, page, reader, self.now()).ok_or(Failure::Said("season-view-not-begun"))?;
        let controls = Controls { record, language: reader.theme.language };
        let (page, pages) = (table.page, table.rows.len().div_ceil(ROWS));
        let to = |page| View::Table { group, page, in_words };
        let mut buttons = controls
            .pages(page.checked_sub(1).map(to).as_ref(), Some(page + 1).filter(|next| *next < pages).map(to).as_ref());
        let other = View::Table { group, page, in_words: !in_words };
        buttons.push(controls.to(&other, if in_words { "season-view-picture" } else { "season-view-words" }));
        buttons.push(controls.file(group));
        buttons.extend(controls.share(&to(page)));
        let select = controls.division_select(group, |group| View::Table { group, page: 0, in_words });
        let answer = Answer { rows: rows(select, buttons), ..Answer::default() };
        if in_words {
            let story = table.full_lines().iter().map(|line| plain(line)).collect();
            return Ok(Answer { story, ..answer });
        }
        let picture = self.gallery.value("table.png", table, Table::lines, Table::png).await?;
        Ok(Answer { picture: Some(picture), ..answer })
    }

    async fn round_view(
        &self,
        record: &SeasonRecord,
        group: Group,
        number: u32,
        page: usize,
        reader: &Reader,
    ) -> Result<Answer, Failure> {
        let season = record.log.season();
        let shown = round(record, group, number, page, reader).ok_or(Failure::Said(no_round(season, group)))?;
        let controls = Controls { record, language: reader.theme.language };
        let rounds = season.division(group).map_or(1, sztab_league::season::Division::next_round);
        // The pages of this round, with the rounds around it.
        let steps: Vec<(u32, usize)> =
            (1..rounds).flat_map(|round| (0..pages(season, group, round)).map(move |page| (round, page))).collect();
        let at = steps.iter().position(|step| *step == (number, page)).unwrap_or(0);
        let to = |at: usize| steps.get(at).map(|&(round, page)| View::Round { group, round, page });
        let mut buttons = controls.pages(at.checked_sub(1).and_then(to).as_ref(), to(at + 1).as_ref());
        buttons.push(controls.to(&View::Table { group, page: 0, in_words: false }, "season-view-table"));
        buttons.extend(controls.keys(group, number));
        buttons.extend(controls.share(&View::Round { group, round: number, page }));
        let select =
            controls.division_select(group, |group| View::Round { group, round: last_round(record, group), page: 0 });
        let picture = self.gallery.value("round.png", shown, Round::lines, Round::png).await?;
        Ok(Answer { picture: Some(picture), rows: rows(select, buttons), ..Answer::default() })
    }

    async fn bracket_view(
        &self,
        record: &SeasonRecord,
        group: Group,
        part: Option<usize>,
        reader: &Reader,
    ) -> Result<Answer, Failure> {
        let language = reader.theme.language;
        let course = Course::of(record, group).ok_or(Failure::Said("season-view-no-bracket"))?;
        let parts = course.parts();
        let part = part.unwrap_or_else(|| course.current()).min(parts.saturating_sub(1));
        let to = |part| View::Bracket { group, part: Some(part) };
        let controls = Controls { record, language };
        let mut buttons = controls
            .pages(part.checked_sub(1).map(to).as_ref(), Some(part + 1).filter(|next| *next < parts).map(to).as_ref());
        buttons.extend(controls.share(&to(part)));
        let views = (0..parts).map(|other| (course.name(other, language), to(other), other == part)).collect();
        let select = controls.select(views, "season-view-parts");
        let shown = course.picture(part, reader);
        let picture = self.gallery.value("bracket.png", shown, Bracket::lines, Bracket::png).await?;
        Ok(Answer { picture: Some(picture), rows: rows(select, buttons), ..Answer::default() })
    }

    async fn card_view(&self, record: &SeasonRecord, entrant: EntrantId, reader: &Reader) -> Result<Answer, Failure> {
        let factions = self.faction_names(reader.theme.language);
        let card = card(record, entrant, &factions, self.points_word(&record.log.season().rules), reader, self.now())
            .ok_or(Failure::Said("season-view-not-in"))?;
        let controls = Controls { record, language: reader.theme.language };
        let picture = self.gallery.value("card.png", card, PlayerCard::lines, PlayerCard::png).await?;
        let game = self.referee.season_kind(&record.log.season().rules).map_or("", |kind| kind.info().id);
        let rating = user_of(record, entrant).map(|user| rating_button(game, user, reader.theme.language));
        let buttons = rating.into_iter().chain(controls.share(&View::Card(entrant))).collect();
        Ok(Answer { picture: Some(picture), rows: rows(None, buttons), ..Answer::default() })
    }

    async fn calendar_view(&self, record: &SeasonRecord, group: Group, reader: &Reader) -> Result<Answer, Failure> {
        let shown = calendar(record, group, reader, self.now());
        let shown = shown.ok_or(Failure::Said(no_round(record.log.season(), group)))?;
        let controls = Controls { record, language: reader.theme.language };
        let picture = self.gallery.value("calendar.png", shown, Calendar::lines, Calendar::png).await?;
        let buttons = controls.share(&View::Calendar(group)).into_iter().collect();
        let select = controls.division_select(group, View::Calendar);
        Ok(Answer { picture: Some(picture), rows: rows(select, buttons), ..Answer::default() })
    }

    async fn verify_view(&self, record: &SeasonRecord, language: Language) -> Result<Answer, Failure> {
        // The check replays the log many times, so it waits for a slot as drawings do.
        let log = record.log.clone();
        let checks = self.gallery.draw(move || verify(&log, &Standard)).await?.map_err(Failure::internal)?;
        let arguments = [("season", season_name(record, language).into()), ("checks", checks.len().into())];
        let controls = Controls { record, language };
        let buttons = controls.share(&View::Verify).into_iter().collect();
        let content = text(language, "season-view-verify", &arguments);
        Ok(Answer { story: verdicts(&checks, language), rows: rows(None, buttons), ..Answer::sentence(content) })
    }

    /// The table of each division of the last stage, in a public version; empty before the first result.
    pub(super) async fn last_tables(&self, record: &SeasonRecord, reader: &Reader) -> Result<Vec<Picture>, Failure> {
        let season = record.log.season();
        let Some(stage) = season.stages.len().checked_sub(1) else { return Ok(Vec::new()) };
        let mut pictures = Vec::new();
        for group in groups(season).into_iter().filter(|group| group.stage == stage).take(TABLES) {
            let shown = table(record, group, 0, reader, self.now()).filter(|_| has_results(season, group));
            if let Some(table) = shown {
                pictures.push(self.gallery.value("table.png", table, Table::lines, Table::png).await?);
            }
        }
        Ok(pictures)
    }
}
