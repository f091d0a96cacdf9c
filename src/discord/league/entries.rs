//! The entries in a season: players who have applied, are waiting or take part, and the actions that organisers can
//! take on them.

use serenity::all::{
    ButtonStyle, CreateActionRow, CreateButton, CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption,
};

use sztab_game::Language;
use sztab_league::decide::Command;
use sztab_league::ids::{EntrantId, Group};
use sztab_league::rules::Format;
use sztab_league::season::{Entrant, EntrantState, Season};
use sztab_referee::league::{SeasonRecord, WrittenLines};
use sztab_store::Player;
use sztab_words::{text, word};

use crate::discord::bot::Bot;
use crate::discord::say::answer::{Answer, shorten};
use crate::discord::say::failure::Failure;
use crate::discord::say::limits::{MAX_SELECT_OPTIONS, OPTION_LIMIT};
use crate::discord::say::season_button::SeasonButton;
use crate::discord::say::season_operation::SeasonOperation;

use super::ask::{SeasonContext, require_organiser, season_name};
use super::people::{bare_name_of, name_of, user_of};
use super::press::SeasonPress;
use super::show::players_answer;

/// The states of the listed entries; those that need an organiser's attention come first.
const LISTED_STATES: [EntrantState; 3] = [EntrantState::Asked, EntrantState::Waiting, EntrantState::In];

/// A select for choosing a player, one page at a time, with buttons to turn pages.
pub struct PlayerSelect<'a> {
    pub record: &'a SeasonRecord,
    pub players: Vec<EntrantId>,
    /// The page, from 0.
    pub page: usize,
    pub operation: SeasonOperation,
    pub argument: String,
    /// The operation of the page buttons, and the argument that precedes the page number.
    pub turns: (SeasonOperation, String),
    /// The placeholder of the select.
    pub placeholder: String,
    pub language: Language,
}

impl PlayerSelect<'_> {
    /// The select and its page buttons; empty if there are no players.
    pub fn rows(&self) -> Vec<CreateActionRow> {
        let pages = self.players.len().div_ceil(MAX_SELECT_OPTIONS);
        let page = self.page.min(pages.saturating_sub(1));
        let shown: Vec<_> = self.players.iter().skip(page * MAX_SELECT_OPTIONS).take(MAX_SELECT_OPTIONS).collect();
        if shown.is_empty() {
            return Vec::new();
        }
        let options = shown.into_iter().map(|&entrant| {
            let label = format!("{} · {}", entrant.0, bare_name_of(self.record, entrant, self.language));
            CreateSelectMenuOption::new(shorten(&label, OPTION_LIMIT), entrant.0.to_string())
        });
        let kind = CreateSelectMenuKind::String { options: options.collect() };
        let id = self.button_id(self.operation, &self.argument).to_string();
        let menu = CreateSelectMenu::new(id, kind).placeholder(self.placeholder.clone());
        let mut rows = vec![CreateActionRow::SelectMenu(menu)];
        if pages > 1 {
            rows.push(CreateActionRow::Buttons(vec![
                self.page_button(page.checked_sub(1), "◀️", "back"),
                self.page_button((page + 1 < pages).then_some(page + 1), "▶️", "on"),
            ]));
        }
        rows
    }

    fn button_id(&self, operation: SeasonOperation, argument: &str) -> SeasonButton {
        SeasonButton::new(self.record.row.id, self.record.log.seq(), operation, argument)
    }

    /// A button that opens a page. Without a page, the button is disabled, but its id must still be unique, as Discord
    /// requires.
    fn page_button(&self, page: Option<usize>, label: &str, nowhere: &str) -> CreateButton {
        let (operation, before) = &self.turns;
        let to = page.map_or_else(|| nowhere.to_owned(), |page| page.to_string());
        let argument = if before.is_empty() { to } else { format!("{before} {to}") };
        self.button_id(*operation, &argument).button(label, ButtonStyle::Secondary).disabled(page.is_none())
    }
}

pub fn entries_panel(record: &SeasonRecord, page: usize, language: Language) -> Answer {
    let season = record.log.season();
    let listed: Vec<EntrantId> = LISTED_STATES.iter().flat_map(|&state| entrants_in_state(season, state)).collect();
    let chooser = PlayerSelect {
        record,
        players: listed,
        page,
        operation: SeasonOperation::Entrant,
        argument: String::new(),
        turns: (SeasonOperation::Entries, String::new()),
        placeholder: word(language, "season-entries-choose"),
        language,
    };
    let mut rows = chooser.rows();
    rows.push(hub_button_row(record, language));
    Answer { rows, ..players_answer(record, language) }
}

pub fn hub_button_row(record: &SeasonRecord, language: Language) -> CreateActionRow {
    let id = SeasonButton::new(record.row.id, record.log.seq(), SeasonOperation::Organise, "");
    CreateActionRow::Buttons(vec![id.button(word(language, "season-organise-button"), ButtonStyle::Secondary)])
}

fn entrants_in_state(season: &Season, state: EntrantState) -> Vec<EntrantId> {
    season.entrants.iter().filter(|(_, entrant)| entrant.state == state).map(|(&id, _)| id).collect()
}

fn entry_panel(record: &SeasonRecord, entrant: EntrantId, language: Language) -> Result<Answer, Failure> {
    let season = record.log.season();
    let found = season.entrants.get(&entrant).ok_or(Failure::Said("unknown-button"))?;
    let button = |operation, argument: String, key: &str, style| {
        SeasonButton::new(record.row.id, record.log.seq(), operation, argument).button(word(language, key), style)
    };
    let number = entrant.0;
    let mut buttons = Vec::new();
    if found.state == EntrantState::Asked {
        buttons.push(button(SeasonOperation::Approve, number.to_string(), "season-approve", ButtonStyle::Success));
    }
    if matches!(found.state, EntrantState::Asked | EntrantState::Waiting) {
        buttons.push(button(SeasonOperation::Refuse, number.to_string(), "season-refuse", ButtonStyle::Danger));
    }
    if found.is_taking_part() {
        for (how, key) in [("play", "season-remove-play"), ("give-up", "season-remove-give-up")] {
            buttons.push(button(SeasonOperation::Remove, format!("{number} {how}"), key, ButtonStyle::Danger));
        }
    }
    if let Some((_, _, sits_out)) = next_round(season, entrant) {
        let (how, key) = if sits_out { ("in", "season-sit-in") } else { ("out", "season-sit-out") };
        buttons.push(button(SeasonOperation::SitOut, format!("{number} {how}"), key, ButtonStyle::Secondary));
    }
    buttons.push(button(SeasonOperation::Entries, "0".to_owned(), "season-way-entries", ButtonStyle::Secondary));
    let mut rows = vec![CreateActionRow::Buttons(buttons)];
    rows.extend(keep_apart_select(record, entrant, 0, language));
    Ok(Answer { rows, ..Answer::sentence(entry_text(record, entrant, found, language)) })
}

/// The select of players that an entrant can be kept apart from.
fn keep_apart_select(
    record: &SeasonRecord,
    entrant: EntrantId,
    page: usize,
    language: Language,
) -> Vec<CreateActionRow> {
    let season = record.log.season();
    let is_kept = |other: EntrantId| season.kept_apart.contains(&[entrant.min(other), entrant.max(other)]);
    let others: Vec<EntrantId> =
        season.players().into_iter().filter(|&other| other != entrant && !is_kept(other)).collect();
    PlayerSelect {
        record,
        players: others,
        page,
        operation: SeasonOperation::Apart,
        argument: entrant.0.to_string(),
        turns: (SeasonOperation::Entrant, entrant.0.to_string()),
        placeholder: word(language, "season-apart-choose"),
        language,
    }
    .rows()
}

fn entry_text(record: &SeasonRecord, entrant: EntrantId, found: &Entrant, language: Language) -> String {
    let state = match found.state {
        EntrantState::Asked => "asked",
        EntrantState::Waiting => "waiting",
        EntrantState::In => "in",
        EntrantState::Refused => "refused",
        EntrantState::Gone => "gone",
    };
    let state = word(language, &format!("season-entry-{state}"));
    let who = user_of(record, entrant).map_or_else(String::new, |user| format!(" (<@{user}>)"));
    let mut lines = vec![format!("**{}**{who}: {state}", name_of(record, entrant, language))];
    let kept = record.log.season().kept_apart.iter().filter(|pair| pair.contains(&entrant));
    let kept: Vec<String> =
        kept.flatten().filter(|&&other| other != entrant).map(|&other| name_of(record, other, language)).collect();
    if !kept.is_empty() {
        lines.push(text(language, "season-kept-apart", &[("players", kept.join(", ").into())]));
    }
    if let Some((_, round, true)) = next_round(record.log.season(), entrant) {
        lines.push(text(language, "season-entry-sits-out", &[("round", round.into())]));
    }
    lines.join("\n")
}

/// A player's next Swiss round: the division, the round's number, and whether the player sits it out.
fn next_round(season: &Season, entrant: EntrantId) -> Option<(Group, u32, bool)> {
    let stage = season.current_stage()?;
    let found = season.entrants.get(&entrant).filter(|found| found.is_taking_part())?;
    if !matches!(season.format(stage), Some(Format::Swiss { .. })) {
        return None;
    }
    let division =
        season.stages.get(stage)?.divisions.iter().position(|division| division.places.contains(&entrant))?;
    let group = Group { stage, division };
    let round = season.division(group)?.next_round();
    let is_planned = season.planned_rounds(group).is_some_and(|planned| round <= planned);
    is_planned.then(|| (group, round, found.sits_out.contains(&(group, round))))
}

#[derive(Debug, Clone, Copy)]
pub enum EntryAction {
    Approve,
    Refuse,
    Remove,
    SitOut,
    Apart,
}

impl Bot {
    pub(crate) async fn handle_entries_press(
        &self,
        press: &SeasonPress<'_>,
        record: &SeasonRecord,
    ) -> Result<(), Failure> {
        let asking = self.build_press_context(press).await?;
        require_organiser(&asking)?;
        press.respond(entries_panel(record, press.number(0).unwrap_or(0), asking.language)).await
    }

    /// Shows one entry chosen in the list, or a page of the list of players to keep apart from it.
    pub(crate) async fn handle_entrant_press(
        &self,
        press: &SeasonPress<'_>,
        record: &SeasonRecord,
    ) -> Result<(), Failure> {
        let asking = self.build_press_context(press).await?;
        require_organiser(&asking)?;
        let of = match press.chosen.first() {
            Some(chosen) => EntrantId(chosen.parse().map_err(|_| Failure::Said("unknown-button"))?),
            None => EntrantId(press.number(0)?),
        };
        let mut answer = entry_panel(record, of, asking.language)?;
        if let Ok(page) = press.number(1) {
            answer.rows.truncate(1);
            answer.rows.extend(keep_apart_select(record, of, page, asking.language));
        }
        press.respond(answer).await
    }

    pub(crate) async fn handle_entry_press(
        &self,
        press: &SeasonPress<'_>,
        record: &SeasonRecord,
        act: EntryAction,
    ) -> Result<(), Failure> {
        let mut asking = self.build_press_context(press).await?;
        let entrant = EntrantId(press.number(0)?);
        let how = press.id.words().nth(1).unwrap_or_default();
        let written = match act {
            EntryAction::Approve => self.answer_entry(&asking, entrant, true).await?,
            EntryAction::Refuse => self.answer_entry(&asking, entrant, false).await?,
            EntryAction::Remove => {
                asking.text = Some(press.reason()?);
                let give_up = how != "play";
                self.make_request(&asking, |_, reason| Command::Remove { entrant, give_up, reason }).await?
            }
            EntryAction::SitOut => {
                let coming = next_round(record.log.season(), entrant).ok_or(Failure::Said("season-no-sitting-out"))?;
                let (group, round, _) = coming;
                let command = || {
                    if how == "in" {
                        Command::SitIn { entrant, group, round }
                    } else {
                        Command::SitOut { entrant, group, round }
                    }
                };
                self.make_request(&asking, |_, _| command()).await?
            }
            EntryAction::Apart => {
                let other = press.chosen.first().and_then(|chosen| chosen.parse().ok());
                let other = EntrantId(other.ok_or(Failure::Said("unknown-button"))?);
                self.make_request(&asking, |_, _| Command::KeepApart { one: entrant, other }).await?
            }
        };
        press.respond(entry_panel(&written.record, entrant, asking.language)?).await
    }

    /// Removes a user's entrant from the season.
    pub(crate) async fn remove_user(
        &self,
        asking: &SeasonContext,
        user: &Player,
        give_up: bool,
    ) -> Result<Answer, Failure> {
        let record = self.referee.load_season(asking.season).await.map_err(super::ask::season_failure)?;
        let entrant = record.entry_of(user.user).ok_or(Failure::Said("season-not-in-it"))?;
        let command = |reason| Command::Remove { entrant, give_up, reason };
        let written = self.make_request(asking, |_, reason| command(reason)).await?;
        entry_panel(&written.record, entrant, asking.language)
    }

    /// Names a judge for the season, or dismisses one.
    pub(crate) async fn name_judge(&self, asking: &SeasonContext, dismisses: bool) -> Result<Answer, Failure> {
        require_organiser(asking)?;
        let about = asking.about.clone().ok_or(Failure::Said("unknown-button"))?;
        let record = self.referee.load_season(asking.season).await.map_err(super::ask::season_failure)?;
        let is_judge = record.organiser_of(about.user).is_some_and(|judge| record.log.season().judges.contains(&judge));
        if dismisses && !is_judge {
            return Err(Failure::Said("season-judge-none"));
        }
        if about.user == asking.by.player.user {
            return Err(Failure::Said("season-judge-self"));
        }
        let asker = asking.by.player.user;
        let written = self
            .make_request(asking, |record, _| {
                let known = record.organiser_of(about.user);
                // An organiser who acts for the first time gets the next number.
                let mut next = record.next_organiser_id();
                if record.organiser_of(asker).is_none() {
                    next.0 = next.0.saturating_add(1);
                }
                let judge = known.unwrap_or(next);
                if dismisses { Command::DismissJudge(judge) } else { Command::NameJudge(judge) }
            })
            .await?;
        let key = if dismisses { "season-judge-dismissed" } else { "season-judge-named" };
        let arguments = [
            ("player", format!("<@{}>", about.user).into()),
            ("season", season_name(&written.record, asking.language).into()),
        ];
        Ok(Answer::sentence(text(asking.language, key, &arguments)))
    }

    /// *Approve* and *Refuse* under a user's application to take part.
    pub(crate) async fn handle_answer_entry_press(&self, press: &SeasonPress<'_>) -> Result<(), Failure> {
        let entrant = EntrantId(press.number(0)?);
        self.answer_entry(&self.build_press_context(press).await?, entrant, press.is_yes()).await?;
        Ok(())
    }

    async fn answer_entry(
        &self,
        asking: &SeasonContext,
        entrant: EntrantId,
        approves: bool,
    ) -> Result<WrittenLines, Failure> {
        let command =
            |_: &_, _| if approves { Command::Approve { entrant, seed: None } } else { Command::Refuse(entrant) };
        self.make_request(asking, command).await
    }
}
