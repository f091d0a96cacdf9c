//! The seeds in a season: their source, and manual changes.

use serenity::all::{ButtonStyle, CreateActionRow};

use sztab_game::Language;
use sztab_league::decide::Command;
use sztab_league::ids::EntrantId;
use sztab_league::rules::Seeding;
use sztab_league::season::SeasonState;
use sztab_referee::league::SeasonRecord;
use sztab_words::{text, word};

use crate::discord::bot::Bot;
use crate::discord::say::answer::Answer;
use crate::discord::say::failure::Failure;
use crate::discord::say::limits::MAX_SELECT_OPTIONS;
use crate::discord::say::season_button::SeasonButton;
use crate::discord::say::season_operation::SeasonOperation;
use crate::discord::say::typed::best_matches;

use super::ask::{SeasonContext, require_organiser, season_name};
use super::entries::{PlayerSelect, hub_button_row};
use super::people::{bare_name_of, name_of};
use super::press::SeasonPress;
use super::settings::setting::parse_seeding;
use super::words;

/// Seeding methods, as suffixes of the keys of their buttons.
const SEEDING_METHODS: [&str; 3] = ["rating", "last-table", "lots"];

/// The panel of seeds: a page of a division, and the buttons that can move the picked player.
pub fn seeds_panel(
    record: &SeasonRecord,
    division: usize,
    page: usize,
    picked: Option<EntrantId>,
    language: Language,
) -> Answer {
    let season = record.log.season();
    if season.state != SeasonState::Entry {
        return Answer {
            rows: vec![hub_button_row(record, language)],
            ..Answer::sentence(word(language, "season-seeds-fixed"))
        };
    }
    let title = text(language, "season-seeds", &[("season", season_name(record, language).into())]);
    let Some(last) = season.seeding.len().checked_sub(1) else {
        let key = if season.presses.is_none() { "season-seeds-open" } else { "season-seeds-none" };
        let rows = vec![method_buttons(record, language), hub_button_row(record, language)];
        let content = format!("{title}\n{}", word(language, key));
        let story = numbered_lines(record, &season.players(), language);
        return Answer { story, rows, ..Answer::sentence(content) };
    };
    let division = division.min(last);
    let places = season.seeding.get(division).cloned().unwrap_or_default();
    let picked = picked.filter(|picked| places.contains(picked));
    let chooser = PlayerSelect {
        record,
        players: places.clone(),
        page,
        operation: SeasonOperation::Seeds,
        argument: format!("{division} {page} pick"),
        turns: (SeasonOperation::Seeds, division.to_string()),
        placeholder: word(language, "season-seeds-choose"),
        language,
    };
    let mut rows = vec![method_buttons(record, language)];
    rows.extend(chooser.rows());
    if let Some(picked) = picked {
        rows.push(move_buttons(record, division, picked, language));
    } else if last > 0 {
        rows.push(division_buttons(record, division, language));
    }
    rows.push(start_button_row(record, language));
    let lines = places.iter().enumerate().map(|(place, &entrant)| {
        let marker = if picked == Some(entrant) { "➡️ " } else { "" };
        format!("{marker}{}. {} · `{}`", place + 1, name_of(record, entrant, language), entrant.0)
    });
    let mut story: Vec<String> = lines.skip(page * MAX_SELECT_OPTIONS).take(MAX_SELECT_OPTIONS).collect();
    if last > 0 {
        story.insert(0, format!("**{}**", words::division_name(division, language)));
    }
    Answer { story, rows, ..Answer::sentence(title) }
}

fn method_buttons(record: &SeasonRecord, language: Language) -> CreateActionRow {
    let id = |operation, argument: &str| SeasonButton::new(record.row.id, record.log.seq(), operation, argument);
    let ways = SEEDING_METHODS.map(|way| {
        let label = word(language, &format!("season-seed-{way}"));
        id(SeasonOperation::Seed, way).button(label, ButtonStyle::Primary)
    });
    let list = id(SeasonOperation::Order, "").button(word(language, "season-seed-list"), ButtonStyle::Secondary);
    CreateActionRow::Buttons(ways.into_iter().chain([list]).collect())
}

fn start_button_row(record: &SeasonRecord, language: Language) -> CreateActionRow {
    let id = |operation| SeasonButton::new(record.row.id, record.log.seq(), operation, "");
    let start = id(SeasonOperation::Start).button(word(language, "season-way-start"), ButtonStyle::Success);
    let hub = id(SeasonOperation::Organise).button(word(language, "season-organise-button"), ButtonStyle::Secondary);
    CreateActionRow::Buttons(vec![start, hub])
}

/// Numbered players, for users who type a list.
fn numbered_lines(record: &SeasonRecord, players: &[EntrantId], language: Language) -> Vec<String> {
    players.iter().map(|&entrant| format!("`{}` {}", entrant.0, name_of(record, entrant, language))).collect()
}

/// The buttons that move a player: to the top, up, down, to the bottom, or to the next division.
fn move_buttons(record: &SeasonRecord, division: usize, picked: EntrantId, language: Language) -> CreateActionRow {
    let seeding = &record.log.season().seeding;
    let places = seeding.get(division).map_or(&[][..], Vec::as_slice);
    let at = places.iter().position(|&other| other == picked).unwrap_or_default();
    let last = places.len().saturating_sub(1);
    let to = |key: &str, division: usize, place: usize, how: &str, is_there: bool| {
        let argument = format!("{} {division} {place} {how}", picked.0);
        let id = SeasonButton::new(record.row.id, record.log.seq(), SeasonOperation::Move, argument);
        id.button(word(language, key), ButtonStyle::Secondary).disabled(!is_there)
    };
    let mut buttons = vec![
        to("season-move-top", division, 0, "top", at > 0),
        to("season-move-up", division, at.saturating_sub(1), "up", at > 0),
        to("season-move-down", division, at + 1, "down", at < last),
        to("season-move-bottom", division, last, "bottom", at < last),
    ];
    if seeding.len() > 1 {
        buttons.push(to("season-move-division", (division + 1) % seeding.len(), 0, "division", true));
    }
    CreateActionRow::Buttons(buttons)
}

/// The buttons to the first five divisions.
fn division_buttons(record: &SeasonRecord, shown: usize, language: Language) -> CreateActionRow {
    let count = record.log.season().seeding.len().min(crate::discord::say::limits::BUTTONS_PER_ROW);
    let button = |division: usize| {
        let id = SeasonButton::new(record.row.id, record.log.seq(), SeasonOperation::Seeds, format!("{division} 0"));
        id.button(words::division_name(division, language), ButtonStyle::Secondary).disabled(division == shown)
    };
    CreateActionRow::Buttons((0..count).map(button).collect())
}

impl Bot {
    /// Shows a page of the panel; a player chosen in the list can be moved.
    pub(crate) async fn handle_seeds_press(
        &self,
        press: &SeasonPress<'_>,
        record: &SeasonRecord,
    ) -> Result<(), Failure> {
        let asking = self.build_press_context(press).await?;
        require_organiser(&asking)?;
        let (division, page) = (press.number(0).unwrap_or(0), press.number(1).unwrap_or(0));
        let picked = press.chosen.first().and_then(|chosen| chosen.parse().ok()).map(EntrantId);
        press.respond(seeds_panel(record, division, page, picked, asking.language)).await
    }

    /// Seeds by rating, by the last table or by lots. Entry is closed first, because drawing lots requires all entries.
    pub(crate) async fn handle_seed_press(
        &self,
        press: &SeasonPress<'_>,
        record: &SeasonRecord,
    ) -> Result<(), Failure> {
        let asking = self.build_press_context(press).await?;
        let by = parse_seeding(&press.id.argument).filter(|by| *by != Seeding::Hand);
        let by = by.ok_or(Failure::Said("unknown-button"))?;
        require_organiser(&asking)?;
        self.close_entry(record, &asking).await?;
        let written = self.seed_players(&asking, by).await?;
        press.respond(seeds_panel(&written.record, 0, 0, None, asking.language)).await
    }

    /// Closes entry if it is open and has enough players.
    async fn close_entry(&self, record: &SeasonRecord, asking: &SeasonContext) -> Result<(), Failure> {
        let season = record.log.season();
        if season.state != SeasonState::Entry || season.presses.is_some() {
            return Ok(());
        }
        if season.players().len() < 2 {
            return Err(Failure::Said("season-too-few"));
        }
        self.make_preliminary_request(asking, |_, _| Command::CloseEntry).await?;
        Ok(())
    }

    /// Moves a player in the order of the seeds.
    pub(crate) async fn handle_move_press(&self, press: &SeasonPress<'_>) -> Result<(), Failure> {
        let asking = self.build_press_context(press).await?;
        let (entrant, division, place) = (EntrantId(press.number(0)?), press.number(1)?, press.number(2)?);
        let written = self.make_request(&asking, |_, _| Command::Move { entrant, division, place }).await?;
        let page = place / MAX_SELECT_OPTIONS;
        press.respond(seeds_panel(&written.record, division, page, Some(entrant), asking.language)).await
    }

    /// Sets the order typed into a form.
    pub(crate) async fn handle_order_press(
        &self,
        press: &SeasonPress<'_>,
        record: &SeasonRecord,
    ) -> Result<(), Failure> {
        let asking = self.build_press_context(press).await?;
        require_organiser(&asking)?;
        let typed = press.typed.first().map_or("", String::as_str);
        let divisions = parse_order(record, typed, asking.language)?;
        self.close_entry(record, &asking).await?;
        let command = Command::Seed { by: Seeding::Hand, divisions, by_lots: Vec::new() };
        let written = self.make_request(&asking, |_, _| command.clone()).await?;
        press.respond(seeds_panel(&written.record, 0, 0, None, asking.language)).await
    }
}

/// Parses a list of players, one per line, by number or name; an empty line starts the next division.
fn parse_order(record: &SeasonRecord, typed: &str, language: Language) -> Result<Vec<Vec<EntrantId>>, Failure> {
    let players = record.log.season().players();
    let mut divisions: Vec<Vec<EntrantId>> = vec![Vec::new()];
    for line in typed.lines().map(str::trim) {
        if line.is_empty() {
            divisions.push(Vec::new());
            continue;
        }
        let number = line.trim_end_matches('.');
        let called = |entrant: &EntrantId| vec![bare_name_of(record, *entrant, language)];
        let found = match players.iter().find(|entrant| entrant.0.to_string() == number) {
            Some(&numbered) => vec![numbered],
            None => best_matches(players.iter().copied(), line, |entrant| entrant.0.to_string(), called),
        };
        match found.as_slice() {
            [entrant] => {
                if let Some(division) = divisions.last_mut() {
                    division.push(*entrant);
                }
            }
            _ => {
                return Err(Failure::Sentence(text(
                    language,
                    "season-seeds-unknown",
                    &[("line", line.to_owned().into())],
                )));
            }
        }
    }
    divisions.retain(|division| !division.is_empty());
    Ok(divisions)
}
