//! The panel of a season's organisers: the state of the season, and all possible next steps.

use serenity::all::{ButtonStyle, CreateActionRow, CreateButton};

use sztab_game::Language;
use sztab_league::rules::Format;
use sztab_league::season::{Season, SeasonState};
use sztab_referee::league::SeasonRecord;
use sztab_words::{text, word, worded};

use crate::discord::bot::Bot;
use crate::discord::router::arguments::keyword_arguments;
use crate::discord::router::press::SeasonPress;
use crate::discord::router::route::{Handler, routes};
use crate::discord::say::answer::Answer;
use crate::discord::say::controls::button_rows;
use crate::discord::say::failure::Failure;
use crate::discord::say::subject::SeasonVersion;

use super::ask::{build_organiser_context, season_name};
use super::controls::Controls;

// The panel's own buttons. All but the first are handled in the files of their features, which show this panel
// afterwards.
routes! {
    /// Opens the panel of the organisers.
    Organise = "organise" of SeasonVersion, Privately;
    /// An action that takes effect at once.
    Life { action: SeasonAction } = "life" of SeasonVersion, Privately;
    /// Asks the organiser to confirm the end of the season.
    AskToEnd = "end" of SeasonVersion, Privately;
    /// Cancels the season; the form asks for the reason.
    Cancel = "cancel" of SeasonVersion, InAForm;
    Settings = "settings" of SeasonVersion, Privately;
    /// The panel for the announcement channel and the roles.
    Places = "places" of SeasonVersion, Privately;
    Entries { page: usize } = "entries" of SeasonVersion, Privately;
    /// A page of the seeds of a division, or the player chosen in its list. The buttons of divisions name no page.
    Seeds { division: usize, page: Option<usize> } = "seeds" of SeasonVersion, Privately;
    /// The preview of the next round of the first division.
    Round = "round" of SeasonVersion, Privately;
    Finals = "finals" of SeasonVersion, Privately;
}

worded! {
    /// An action on a season as a whole.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum SeasonAction {
        Open = "open",
        Start = "start",
        Pause = "pause",
        Resume = "resume",
        End = "end",
        Next = "next",
    }
}

keyword_arguments!(SeasonAction);

impl Handler for Organise {
    async fn handle(self, bot: &Bot, press: &SeasonPress<'_>) -> Result<(), Failure> {
        let asking = build_organiser_context(bot, press).await?;
        press.respond(hub(&press.record, asking.language)).await
    }
}

pub fn hub(record: &SeasonRecord, language: Language) -> Answer {
    let season = record.log.season();
    let arguments = [("season", season_name(record, language).into())];
    let title = text(language, "season-organise", &arguments);
    let next = word(language, &format!("season-next-{}", next_step_key(season)));
    let buttons = hub_buttons(Controls { record, language });
    Answer { rows: button_rows(&buttons), ..Answer::sentence(format!("{title}\n{next}")) }
}

/// A row with the button that opens the panel.
pub fn hub_button_row(record: &SeasonRecord, language: Language) -> CreateActionRow {
    let controls = Controls { record, language };
    CreateActionRow::Buttons(vec![controls.button(&Organise, "season-organise-button", ButtonStyle::Secondary)])
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

fn hub_buttons(controls: Controls<'_>) -> Vec<CreateButton> {
    use ButtonStyle::{Danger, Primary, Secondary, Success};
    let season = controls.record.log.season();
    let life = |action, key, style| controls.button(&Life { action }, key, style);
    let settings = controls.button(&Settings, "season-way-settings", Primary);
    let players = controls.button(&Entries { page: 0 }, "season-way-entries", Primary);
    let places = controls.button(&Places, "season-way-places", Secondary);
    let cancel = controls.button(&Cancel, "season-way-cancel", Danger);
    let pause = if season.paused_ms.is_some() {
        life(SeasonAction::Resume, "season-way-resume", Success)
    } else {
        life(SeasonAction::Pause, "season-way-pause", Secondary)
    };
    match season.state {
        SeasonState::Draft => vec![life(SeasonAction::Open, "season-way-open", Success), settings, places, cancel],
        SeasonState::Entry => {
            let start = life(SeasonAction::Start, "season-way-start", Success);
            let seeds = controls.button(&Seeds { division: 0, page: None }, "season-way-seeds", Primary);
            vec![start, players, seeds, settings, places, pause, cancel]
        }
        SeasonState::Running => {
            let mut buttons = vec![players, settings, places, pause];
            if !is_ladder(season) {
                buttons.insert(0, controls.button(&Round, "season-way-round", Primary));
            }
            if season.rules.stages.len() > season.stages.len() {
                buttons.push(controls.button(&Finals, "season-way-finals", Primary));
            }
            buttons.extend([controls.button(&AskToEnd, "season-way-end", Danger), cancel]);
            buttons
        }
        SeasonState::Ended | SeasonState::Cancelled => {
            vec![life(SeasonAction::Next, "season-way-next", Success), places]
        }
    }
}
