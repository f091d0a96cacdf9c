//! The panel of a season's organisers: the state of the season, and all possible next steps.

use serenity::all::{ButtonStyle, CreateActionRow};

use sztab_game::Language;
use sztab_league::rules::Format;
use sztab_league::season::{Season, SeasonState};
use sztab_referee::league::SeasonRecord;
use sztab_words::{text, word};

use crate::discord::bot::Bot;
use crate::discord::say::answer::Answer;
use crate::discord::say::failure::Failure;
use crate::discord::say::limits::BUTTONS_PER_ROW;
use crate::discord::say::season_button::SeasonButton;
use crate::discord::say::season_operation::SeasonOperation;

use super::ask::{require_organiser, season_name};
use super::places;
use super::press::SeasonPress;

type HubButton = (SeasonOperation, &'static str, ButtonStyle);

impl Bot {
    pub(crate) async fn handle_organise_press(
        &self,
        press: &SeasonPress<'_>,
        record: &SeasonRecord,
    ) -> Result<(), Failure> {
        let asking = self.build_press_context(press).await?;
        require_organiser(&asking)?;
        press.respond(hub(record, asking.language)).await
    }
}

pub fn hub(record: &SeasonRecord, language: Language) -> Answer {
    let season = record.log.season();
    let arguments = [("season", season_name(record, language).into())];
    let title = text(language, "season-organise", &arguments);
    let next = word(language, &format!("season-next-{}", next_step_key(season)));
    let id = |operation| SeasonButton::new(record.row.id, record.log.seq(), operation, "");
    let ways = hub_buttons(season);
    let rows = ways.chunks(BUTTONS_PER_ROW).map(|ways| {
        let buttons = ways.iter().map(|&(operation, key, style)| id(operation).button(word(language, key), style));
        CreateActionRow::Buttons(buttons.collect())
    });
    Answer { rows: rows.collect(), ..Answer::sentence(format!("{title}\n{next}")) }
}

pub fn hub_after_action(sentence: &str, record: &SeasonRecord, language: Language) -> Answer {
    let hub = hub(record, language);
    Answer { content: format!("{sentence}\n\n{}", hub.content), ..hub }
}

/// The suffix of the key of the text about the next step.
fn next_step_key(season: &Season) -> &'static str {
    match season.state {
        SeasonState::Draft => "draft",
        SeasonState::Entry if season.presses.is_none() => "entry",
        SeasonState::Entry => "closed",
        SeasonState::Running if season.paused_ms.is_some() => "paused",
        SeasonState::Running if is_ladder(season) => "ladder",
        SeasonState::Running => "running",
        SeasonState::Ended => "ended",
        SeasonState::Cancelled => "cancelled",
    }
}

/// True for seasons without rounds, in which players challenge each other.
pub fn is_ladder(season: &Season) -> bool {
    let format = season.current_stage().and_then(|stage| season.format(stage));
    matches!(format, Some(Format::Ladder { .. }))
}

fn hub_buttons(season: &Season) -> Vec<HubButton> {
    use ButtonStyle::{Danger, Primary, Secondary, Success};
    let settings = (SeasonOperation::Settings, "season-way-settings", Primary);
    let players = (SeasonOperation::Entries, "season-way-entries", Primary);
    let cancel = (SeasonOperation::Cancel, "season-way-cancel", Danger);
    let pause = if season.paused_ms.is_some() {
        (SeasonOperation::Resume, "season-way-resume", Success)
    } else {
        (SeasonOperation::Pause, "season-way-pause", Secondary)
    };
    match season.state {
        SeasonState::Draft => {
            vec![(SeasonOperation::Open, "season-way-open", Success), settings, places::HUB_BUTTON, cancel]
        }
        SeasonState::Entry => {
            let start = (SeasonOperation::Start, "season-way-start", Success);
            let seeds = (SeasonOperation::Seeds, "season-way-seeds", Primary);
            vec![start, players, seeds, settings, places::HUB_BUTTON, pause, cancel]
        }
        SeasonState::Running => {
            let mut ways = vec![players, settings, places::HUB_BUTTON, pause];
            if !is_ladder(season) {
                ways.insert(0, (SeasonOperation::Round, "season-way-round", Primary));
            }
            if season.rules.stages.len() > season.stages.len() {
                ways.push((SeasonOperation::Finals, "season-way-finals", Primary));
            }
            ways.extend([(SeasonOperation::End, "season-way-end", Danger), cancel]);
            ways
        }
        SeasonState::Ended | SeasonState::Cancelled => {
            vec![(SeasonOperation::Next, "season-way-next", Success), places::HUB_BUTTON]
        }
    }
}
