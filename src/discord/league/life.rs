//! The life cycle of a season as controlled by organisers: start, pauses, end, cancellation, and the next season.

use serenity::all::{ButtonStyle, CreateActionRow};

use sztab_game::Language;
use sztab_league::decide::{Command, Refusal};
use sztab_league::ids::MatchId;
use sztab_league::rules::{Publication, Rules, Seeding};
use sztab_league::season::SeasonState;
use sztab_referee::league::{SeasonError, SeasonRecord};
use sztab_store::UnixMs;
use sztab_words::{text, word};

use crate::discord::bot::Bot;
use crate::discord::say::answer::Answer;
use crate::discord::say::failure::Failure;
use crate::discord::say::season_button::SeasonButton;
use crate::discord::say::season_operation::SeasonOperation;

use super::ask::{Asking, only_organisers, season_failure, season_name};
use super::create::Wanted;
use super::organise::{after, hub, is_ladder};
use super::people::name_of;
use super::press::SeasonPress;
use super::seeds::seeds;
use super::words::{join_names, stamp};

/// An action on a season as a whole.
#[derive(Debug, Clone, Copy)]
pub enum SeasonAct {
    Open,
    Start,
    Pause,
    Resume,
    End,
    Cancel,
    Next,
}

fn line(key: &str, record: &SeasonRecord, language: Language) -> String {
    text(language, key, &[("season", season_name(record, language).into())])
}

/// A question with a single button, which confirms it.
fn question(key: &str, operation: SeasonOperation, label: &str, record: &SeasonRecord, language: Language) -> Answer {
    let id = SeasonButton::new(record.row.id, record.log.seq(), operation, "");
    let button = id.button(word(language, label), ButtonStyle::Danger);
    Answer { rows: vec![CreateActionRow::Buttons(vec![button])], ..Answer::sentence(line(key, record, language)) }
}

impl Bot {
    /// Asks an organiser to confirm the end of a season in progress.
    pub(crate) async fn ask_to_end(&self, record: &SeasonRecord, asking: &Asking) -> Result<Answer, Failure> {
        only_organisers(asking)?;
        let state = record.log.season().state;
        if state != SeasonState::Running {
            return Err(self.failure_of(asking, SeasonError::Refused(Refusal::State(state))).await);
        }
        Ok(question("season-end-ask", SeasonOperation::EndSure, "season-end-sure", record, asking.language))
    }

    /// Asks an organiser to confirm the cancellation of a season that is not over; the button opens a form for the
    /// reason.
    pub(crate) async fn ask_to_cancel(&self, record: &SeasonRecord, asking: &Asking) -> Result<Answer, Failure> {
        only_organisers(asking)?;
        if record.log.is_over() {
            let state = record.log.season().state;
            return Err(self.failure_of(asking, SeasonError::Refused(Refusal::State(state))).await);
        }
        Ok(question("season-cancel-ask", SeasonOperation::Cancel, "season-way-cancel", record, asking.language))
    }

    /// Closes entry, seeds the players and begins the season. If the seeds are to be set by hand and are still missing,
    /// only closes entry and shows the panel of seeds.
    pub(crate) async fn begin_season(&self, asking: &Asking) -> Result<Answer, Failure> {
        only_organisers(asking)?;
        let refused = match self.start_of_season(asking).await {
            Ok(written) => {
                let begun = beginning_text(&written.record, asking.interaction.at, asking.language);
                return Ok(after(&begun, &written.record, asking.language));
            }
            Err(refused) => refused,
        };
        let record = self.referee.season(asking.season).await.map_err(season_failure)?;
        let season = record.log.season();
        if season.presses.is_none() || !season.seeding.is_empty() || season.rules.seeding != Seeding::Hand {
            return Err(refused);
        }
        let panel = seeds(&record, 0, 0, None, asking.language);
        let content = format!("{}\n\n{}", word(asking.language, "season-start-by-hand"), panel.content);
        Ok(Answer { content, ..panel })
    }

    /// Pauses or resumes a season.
    pub(crate) async fn pause_season(&self, asking: &Asking, pauses: bool) -> Result<Answer, Failure> {
        let command = || if pauses { Command::Pause } else { Command::Resume };
        let written = self.ask_of_season(asking, |_, _| command()).await?;
        let key = if pauses { "season-paused" } else { "season-resumed" };
        Ok(after(&line(key, &written.record, asking.language), &written.record, asking.language))
    }

    pub(crate) async fn end_season(&self, asking: &Asking) -> Result<Answer, Failure> {
        let written = self.ask_of_season(asking, |_, _| Command::End).await?;
        Ok(after(&line("season-over", &written.record, asking.language), &written.record, asking.language))
    }

    /// Cancels a season; `asking` contains the reason.
    pub(crate) async fn cancel_season(&self, asking: &Asking) -> Result<Answer, Failure> {
        let written = self.ask_of_season(asking, |_, reason| Command::Cancel { reason }).await?;
        Ok(after(&line("season-called-off", &written.record, asking.language), &written.record, asking.language))
    }

    /// Creates the next season of the league with the same rules, as a draft. If one has been created in the meantime,
    /// it is shown instead.
    pub(crate) async fn next_season(&self, asking: &Asking) -> Result<Answer, Failure> {
        only_organisers(asking)?;
        let record = self.referee.season(asking.season).await.map_err(season_failure)?;
        if !record.log.is_over() {
            return Err(Failure::Said("season-next-later"));
        }
        let seasons = self.referee.store().seasons(record.row.league.guild).await?;
        let later =
            seasons.iter().find(|other| other.league.id == record.row.league.id && other.number > record.row.number);
        if let Some(later) = later {
            let later = self.referee.season(later.id).await.map_err(season_failure)?;
            return Ok(hub(&later, asking.language));
        }
        let wanted = Wanted {
            guild: record.row.league.guild,
            channel: record.row.league.channel,
            league: record.row.league.name.clone(),
            by: asking.by.clone(),
            interaction: asking.interaction,
            language: asking.language,
        };
        self.create_season(wanted, rules_of_next(&record)).await
    }

    pub(crate) async fn ask_to_end_press(&self, press: &SeasonPress<'_>, record: &SeasonRecord) -> Result<(), Failure> {
        let asking = self.circumstances(press).await?;
        press.respond(self.ask_to_end(record, &asking).await?).await
    }

    /// Carries out a press in the organisers' panel that takes effect at once.
    pub(crate) async fn life_press(&self, press: &SeasonPress<'_>, act: SeasonAct) -> Result<(), Failure> {
        let mut asking = self.circumstances(press).await?;
        let answer = match act {
            SeasonAct::Open => self.open_season(&asking).await?,
            SeasonAct::Start => self.begin_season(&asking).await?,
            SeasonAct::Pause => self.pause_season(&asking, true).await?,
            SeasonAct::Resume => self.pause_season(&asking, false).await?,
            SeasonAct::End => self.end_season(&asking).await?,
            SeasonAct::Next => self.next_season(&asking).await?,
            SeasonAct::Cancel => {
                asking.text = Some(press.reason()?);
                self.cancel_season(&asking).await?
            }
        };
        press.respond(answer).await
    }
}

/// The reply to the start of a season: the time of its first round, and the players whose pools were drawn.
fn beginning_text(record: &SeasonRecord, now: UnixMs, language: Language) -> String {
    let season = record.log.season();
    let calendar = &season.rules.calendar;
    let start_ms = calendar.start_ms.filter(|&start_ms| start_ms > now.0);
    let key = match (calendar.publication, start_ms) {
        _ if is_ladder(season) => "season-begun-ladder",
        (Publication::ByHand, None) => "season-begun-by-hand",
        (Publication::AtOnce, None) => "season-begun",
        (Publication::ByHand, Some(_)) => "season-begun-by-hand-later",
        (Publication::AtOnce, Some(_)) => "season-begun-later",
    };
    let start = start_ms.map(|start_ms| stamp(start_ms, 'F')).unwrap_or_default();
    let arguments = [("season", season_name(record, language).into()), ("start", start.into())];
    let mut lines = vec![text(language, key, &arguments)];
    let drawn = season.drawn_pools().into_iter().map(|(entrant, _)| name_of(record, entrant, language));
    let drawn = join_names(drawn, language);
    if !drawn.is_empty() {
        lines.push(text(language, "season-begun-pools", &[("players", drawn.into())]));
    }
    lines.join("\n")
}

/// The rules of the following season: the same without a start date; with promotion, also the resulting division sizes
/// and seeding by the last table.
fn rules_of_next(record: &SeasonRecord) -> Rules {
    let mut rules = record.log.season().rules.clone();
    rules.calendar.start_ms = None;
    if let Some(promotion) = &rules.promotion {
        rules.seeding = Seeding::LastTable;
        if let Some(first) = rules.stages.first_mut() {
            first.divisions.clone_from(&promotion.sizes);
        }
    }
    rules
}

impl Bot {
    /// Handles *Begin*. There is no reply, because the post shows the result.
    pub(crate) async fn begin_press(&self, press: &SeasonPress<'_>) -> Result<(), Failure> {
        let match_id = MatchId(press.number(0)?);
        self.ask_of_season(&self.circumstances(press).await?, |_, _| Command::Begin(match_id)).await?;
        Ok(())
    }
}
