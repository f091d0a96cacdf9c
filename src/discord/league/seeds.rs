//! The seeds in a season: their source, and manual changes.

use serenity::all::{ButtonStyle, CreateActionRow, CreateModal};

use sztab_game::Language;
use sztab_league::decide::Command;
use sztab_league::ids::EntrantId;
use sztab_league::rules::Seeding;
use sztab_league::season::SeasonState;
use sztab_referee::league::SeasonRecord;
use sztab_words::{text, word, worded};

use crate::discord::bot::Bot;
use crate::discord::league::command::season::season_commands;
use crate::discord::router::arguments::keyword_arguments;
use crate::discord::router::press::SeasonPress;
use crate::discord::router::route::{FormRequest, Handler, OpensForm, RouteId, routes};
use crate::discord::say::answer::Answer;
use crate::discord::say::failure::Failure;
use crate::discord::say::limits::{BUTTONS_PER_ROW, MAX_SELECT_OPTIONS};
use crate::discord::say::subject::SeasonVersion;
use crate::discord::say::typed::best_matches;

use super::ask::{
    SeasonContext, build_organiser_context, build_press_context, make_preliminary_request, make_request,
    require_organiser, season_name, seed_players,
};
use super::controls::{Controls, value_form};
use super::entries::PlayerSelect;
use super::organise::{Life, Organise, SeasonAction, Seeds, hub_button_row};
use super::people::{bare_name_of, name_of};
use super::words;

/// Maximum number of characters of an order: 256 numbers or short names.
const MAX_ORDER_CHARACTERS: u16 = 4000;

routes! {
    Seed { method: SeedingMethod } = "seed" of SeasonVersion, Privately;
    /// Moves a player in the order of seeds.
    Move { entrant: EntrantId, division: usize, place: usize, direction: Direction } = "move" of SeasonVersion, Privately;
    /// The form for the whole order.
    Order = "order" of SeasonVersion, InAForm;
}

worded! {
    /// A way to seed that needs no order from an organiser. The keywords are used in ids and in text keys.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum SeedingMethod {
        Rating = "rating",
        LastTable = "last-table",
        Lots = "lots",
    }
}

worded! {
    /// A direction in which a player is moved. The keywords are used in ids and in text keys.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum Direction {
        Top = "top",
        Up = "up",
        Down = "down",
        Bottom = "bottom",
        /// To the next division.
        Division = "division",
    }
}

keyword_arguments!(SeedingMethod, Direction);

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
    let page = page.min(places.len().saturating_sub(1) / MAX_SELECT_OPTIONS);
    let picked = picked.filter(|picked| places.contains(picked));
    let controls = Controls { record, language };
    let page_id = |page| controls.id(&Seeds { division, page: Some(page) });
    let chooser = PlayerSelect {
        controls,
        players: places.clone(),
        page,
        id: page_id(page),
        page_id: &page_id,
        placeholder: "season-seeds-choose",
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
    let controls = Controls { record, language };
    let methods = SeedingMethod::ALL.map(|method| {
        controls.button(&Seed { method }, &format!("season-seed-{}", method.word()), ButtonStyle::Primary)
    });
    let list = controls.button(&Order, "season-seed-list", ButtonStyle::Secondary);
    CreateActionRow::Buttons(methods.into_iter().chain([list]).collect())
}

fn start_button_row(record: &SeasonRecord, language: Language) -> CreateActionRow {
    let controls = Controls { record, language };
    let start = controls.button(&Life { action: SeasonAction::Start }, "season-way-start", ButtonStyle::Success);
    let hub = controls.button(&Organise, "season-organise-button", ButtonStyle::Secondary);
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
    let to = |direction: Direction, division: usize, place: usize, is_there: bool| {
        let route = Move { entrant: picked, division, place, direction };
        let key = format!("season-move-{}", direction.word());
        Controls { record, language }.button(&route, &key, ButtonStyle::Secondary).disabled(!is_there)
    };
    let mut buttons = vec![
        to(Direction::Top, division, 0, at > 0),
        to(Direction::Up, division, at.saturating_sub(1), at > 0),
        to(Direction::Down, division, at + 1, at < last),
        to(Direction::Bottom, division, last, at < last),
    ];
    if seeding.len() > 1 {
        buttons.push(to(Direction::Division, (division + 1) % seeding.len(), 0, true));
    }
    CreateActionRow::Buttons(buttons)
}

/// The buttons to the first five divisions.
fn division_buttons(record: &SeasonRecord, shown: usize, language: Language) -> CreateActionRow {
    let count = record.log.season().seeding.len().min(BUTTONS_PER_ROW);
    let button = |division: usize| {
        let (route, label) = (Seeds { division, page: None }, words::division_name(division, language));
        SeasonVersion::of(record).button(&route, label, ButtonStyle::Secondary).disabled(division == shown)
    };
    CreateActionRow::Buttons((0..count).map(button).collect())
}

/// Shows a page of the panel; a player chosen in the list can be moved.
impl Handler for Seeds {
    async fn handle(self, bot: &Bot, press: &SeasonPress<'_>) -> Result<(), Failure> {
        let asking = build_organiser_context(bot, press).await?;
        let picked = press.choice().and_then(|chosen| chosen.parse().ok()).map(EntrantId);
        let page = self.page.unwrap_or_default();
        press.respond(seeds_panel(&press.record, self.division, page, picked, asking.language)).await
    }
}

/// Seeds by rating, by the last table or by lots. Entry is closed first, because drawing lots requires all entries.
impl Handler for Seed {
    async fn handle(self, bot: &Bot, press: &SeasonPress<'_>) -> Result<(), Failure> {
        let asking = build_organiser_context(bot, press).await?;
        let by = match self.method {
            SeedingMethod::Rating => Seeding::Rating,
            SeedingMethod::LastTable => Seeding::LastTable,
            SeedingMethod::Lots => Seeding::Lots,
        };
        close_entry(bot, &press.record, &asking).await?;
        let written = seed_players(bot, &asking, by).await?;
        press.respond(seeds_panel(&written.record, 0, 0, None, asking.language)).await
    }
}

/// Closes entry if it is open and has enough players.
async fn close_entry(bot: &Bot, record: &SeasonRecord, asking: &SeasonContext) -> Result<(), Failure> {
    let season = record.log.season();
    if season.state != SeasonState::Entry || season.presses.is_some() {
        return Ok(());
    }
    if season.players().len() < 2 {
        return Err(Failure::Said("season-too-few"));
    }
    make_preliminary_request(bot, asking, |_, _| Command::CloseEntry).await?;
    Ok(())
}

impl Handler for Move {
    async fn handle(self, bot: &Bot, press: &SeasonPress<'_>) -> Result<(), Failure> {
        let Self { entrant, division, place, direction: _ } = self;
        let asking = build_press_context(bot, press).await?;
        let written = make_request(bot, &asking, |_, _| Command::Move { entrant, division, place }).await?;
        let page = place / MAX_SELECT_OPTIONS;
        press.respond(seeds_panel(&written.record, division, page, Some(entrant), asking.language)).await
    }
}

impl OpensForm for Order {
    async fn build_form(&self, request: &FormRequest<'_, SeasonVersion>) -> Result<CreateModal, Failure> {
        let [label, hint] = ["season-form-order", "season-form-order-hint"].map(|key| word(request.language, key));
        Ok(value_form(request, &label, &hint, MAX_ORDER_CHARACTERS))
    }
}

impl Handler for Order {
    async fn handle(self, bot: &Bot, press: &SeasonPress<'_>) -> Result<(), Failure> {
        let asking = build_organiser_context(bot, press).await?;
        let typed = press.typed("value").unwrap_or_default();
        let divisions = parse_order(&press.record, typed, asking.language)?;
        close_entry(bot, &press.record, &asking).await?;
        let command = Command::Seed { by: Seeding::Hand, divisions, by_lots: Vec::new() };
        let written = make_request(bot, &asking, |_, _| command.clone()).await?;
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

season_commands! {
    /// Shows the seeds, with controls to change them.
    #[poise::command(slash_command, guild_only)]
    seeds(context, record, asking; None) {
        require_organiser(&asking)?;
        Ok(seeds_panel(&record, 0, 0, None, asking.language))
    }
}
