//! The entries in a season: players who have applied, are waiting or take part, and the actions that organisers can
//! take on them.

use serenity::all::{ButtonStyle, CreateActionRow, CreateButton, CreateModal, User};

use sztab_game::Language;
use sztab_league::decide::Command;
use sztab_league::ids::{EntrantId, Group};
use sztab_league::rules::Format;
use sztab_league::season::{Entrant, EntrantState, Season};
use sztab_referee::league::SeasonRecord;
use sztab_store::Player;
use sztab_words::{text, word, worded};

use crate::discord::bot::Bot;
use crate::discord::league::command::season::{answer_about_season, complete_season, season_commands};
use crate::discord::router::arguments::keyword_arguments;
use crate::discord::router::press::SeasonPress;
use crate::discord::router::route::{FormRequest, Handler, OpensForm, routes};
use crate::discord::say::answer::Answer;
use crate::discord::say::controls::{option, select};
use crate::discord::say::failure::Failure;
use crate::discord::say::limits::MAX_SELECT_OPTIONS;
use crate::discord::say::subject::SeasonVersion;
use crate::discord::session::command::context::Context;
use crate::discord::session::lobby::to_player as player_of;

use super::ask::{
    SeasonContext, build_context_with_reason, build_organiser_context, build_press_context, make_request,
    require_organiser, season_name,
};
use super::controls::{Controls, reason_form};
use super::join::OpenMatches;
use super::organise::{Entries, hub_button_row};
use super::people::{bare_name_of, name_of, user_of};
use super::show::players_answer;

routes! {
    /// The list of entries, in which one is chosen.
    ChooseEntry = "entrant" of SeasonVersion, Privately;
    ChangeEntry { entrant: EntrantId, action: EntryAction } = "entry" of SeasonVersion, Privately;
    /// Removes a player; the form asks for the reason.
    Remove { entrant: EntrantId, open: OpenMatches } = "remove" of SeasonVersion, InAForm;
    /// The list of players who can be kept apart from an entrant, in which one is chosen.
    Apart { entrant: EntrantId } = "apart" of SeasonVersion, Privately;
    /// A page of this list.
    ApartPage { entrant: EntrantId, page: usize } = "apart-page" of SeasonVersion, Privately;
    /// Under an entry that is waiting for approval: approves or refuses it.
    AnswerEntry { entrant: EntrantId, approves: bool } = "answer-entry" of SeasonVersion, Publicly;
}

worded! {
    /// An action of an organiser on an entry.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum EntryAction {
        Approve = "approve",
        Refuse = "refuse",
        /// The player sits out the next round.
        SitOut = "out",
        /// The player takes part in the next round after all.
        SitIn = "in",
    }
}

keyword_arguments!(EntryAction);

/// The states of the listed entries; those that need an organiser's attention come first.
const LISTED_STATES: [EntrantState; 3] = [EntrantState::Asked, EntrantState::Waiting, EntrantState::In];

/// A select for choosing a player, one page at a time, with buttons to turn pages.
pub struct PlayerSelect<'a> {
    pub controls: Controls<'a>,
    pub players: Vec<EntrantId>,
    /// The page, from 0.
    pub page: usize,
    /// The id of the select.
    pub id: String,
    /// Writes the id of a button that opens a page.
    pub page_id: &'a dyn Fn(usize) -> String,
    /// The placeholder of the select.
    pub placeholder: &'static str,
}

impl PlayerSelect<'_> {
    /// The select and its page buttons; empty if there are no players.
    pub fn rows(&self) -> Vec<CreateActionRow> {
        let Controls { record, language } = self.controls;
        let pages = self.players.len().div_ceil(MAX_SELECT_OPTIONS);
        let page = self.page.min(pages.saturating_sub(1));
        let shown: Vec<_> = self.players.iter().skip(page * MAX_SELECT_OPTIONS).take(MAX_SELECT_OPTIONS).collect();
        if shown.is_empty() {
            return Vec::new();
        }
        let options = shown.into_iter().map(|&entrant| {
            let label = format!("{} · {}", entrant.0, bare_name_of(record, entrant, language));
            option(label, entrant.0.to_string())
        });
        let mut rows = vec![select(&self.id, options, word(language, self.placeholder))];
        if pages > 1 {
            // A disabled button needs an id of its own, so it names the page after the last one.
            let button = |page: Option<usize>, label: &str| {
                let id = (self.page_id)(page.unwrap_or(pages));
                CreateButton::new(id).label(label).style(ButtonStyle::Secondary).disabled(page.is_none())
            };
            let on = Some(page + 1).filter(|on| *on < pages);
            rows.push(CreateActionRow::Buttons(vec![button(page.checked_sub(1), "◀️"), button(on, "▶️")]));
        }
        rows
    }
}

pub fn entries_panel(record: &SeasonRecord, page: usize, language: Language) -> Answer {
    let season = record.log.season();
    let controls = Controls { record, language };
    let chooser = PlayerSelect {
        controls,
        players: LISTED_STATES.iter().flat_map(|&state| entrants_in_state(season, state)).collect(),
        page,
        id: controls.id(&ChooseEntry),
        page_id: &|page| controls.id(&Entries { page }),
        placeholder: "season-entries-choose",
    };
    let mut rows = chooser.rows();
    rows.push(hub_button_row(record, language));
    Answer { rows, ..players_answer(record, language) }
}

fn entrants_in_state(season: &Season, state: EntrantState) -> Vec<EntrantId> {
    season.entrants.iter().filter(|(_, entrant)| entrant.state == state).map(|(&id, _)| id).collect()
}

fn entry_panel(record: &SeasonRecord, entrant: EntrantId, language: Language) -> Result<Answer, Failure> {
    let season = record.log.season();
    let found = season.entrants.get(&entrant).ok_or(Failure::Said("unknown-button"))?;
    let controls = Controls { record, language };
    let change = |action, key, style| controls.button(&ChangeEntry { entrant, action }, key, style);
    let mut buttons = Vec::new();
    if found.state == EntrantState::Asked {
        buttons.push(change(EntryAction::Approve, "season-approve", ButtonStyle::Success));
    }
    if matches!(found.state, EntrantState::Asked | EntrantState::Waiting) {
        buttons.push(change(EntryAction::Refuse, "season-refuse", ButtonStyle::Danger));
    }
    if found.is_taking_part() {
        for (open, key) in [(OpenMatches::Play, "season-remove-play"), (OpenMatches::GiveUp, "season-remove-give-up")] {
            buttons.push(controls.button(&Remove { entrant, open }, key, ButtonStyle::Danger));
        }
    }
    if let Some((_, _, sits_out)) = next_round(season, entrant) {
        buttons.push(if sits_out {
            change(EntryAction::SitIn, "season-sit-in", ButtonStyle::Secondary)
        } else {
            change(EntryAction::SitOut, "season-sit-out", ButtonStyle::Secondary)
        });
    }
    buttons.push(controls.button(&Entries { page: 0 }, "season-way-entries", ButtonStyle::Secondary));
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
    let controls = Controls { record, language };
    PlayerSelect {
        controls,
        players: others,
        page,
        id: controls.id(&Apart { entrant }),
        page_id: &|page| controls.id(&ApartPage { entrant, page }),
        placeholder: "season-apart-choose",
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

impl Handler for Entries {
    async fn handle(self, bot: &Bot, press: &SeasonPress<'_>) -> Result<(), Failure> {
        let asking = build_organiser_context(bot, press).await?;
        press.respond(entries_panel(&press.record, self.page, asking.language)).await
    }
}

impl Handler for ChooseEntry {
    async fn handle(self, bot: &Bot, press: &SeasonPress<'_>) -> Result<(), Failure> {
        let asking = build_organiser_context(bot, press).await?;
        press.respond(entry_panel(&press.record, EntrantId(press.parse_choice()?), asking.language)?).await
    }
}

impl Handler for ApartPage {
    async fn handle(self, bot: &Bot, press: &SeasonPress<'_>) -> Result<(), Failure> {
        let asking = build_organiser_context(bot, press).await?;
        let mut answer = entry_panel(&press.record, self.entrant, asking.language)?;
        answer.rows.truncate(1);
        answer.rows.extend(keep_apart_select(&press.record, self.entrant, self.page, asking.language));
        press.respond(answer).await
    }
}

impl Handler for ChangeEntry {
    async fn handle(self, bot: &Bot, press: &SeasonPress<'_>) -> Result<(), Failure> {
        let entrant = self.entrant;
        let next = || {
            let next = next_round(press.record.log.season(), entrant);
            next.map(|(group, round, _)| (group, round)).ok_or(Failure::Said("season-no-sitting-out"))
        };
        let command = match self.action {
            EntryAction::Approve => Command::Approve { entrant, seed: None },
            EntryAction::Refuse => Command::Refuse(entrant),
            EntryAction::SitOut => next().map(|(group, round)| Command::SitOut { entrant, group, round })?,
            EntryAction::SitIn => next().map(|(group, round)| Command::SitIn { entrant, group, round })?,
        };
        let written = make_request(bot, &build_press_context(bot, press).await?, |_, _| command.clone()).await?;
        press.respond(entry_panel(&written.record, entrant, press.theme.language)?).await
    }
}

impl OpensForm for Remove {
    async fn build_form(&self, request: &FormRequest<'_, SeasonVersion>) -> Result<CreateModal, Failure> {
        Ok(reason_form::<Self>(request))
    }
}

impl Handler for Remove {
    async fn handle(self, bot: &Bot, press: &SeasonPress<'_>) -> Result<(), Failure> {
        let asking = build_context_with_reason(bot, press).await?;
        press.respond(remove_entrant(bot, &asking, self.entrant, self.open).await?).await
    }
}

impl Handler for Apart {
    async fn handle(self, bot: &Bot, press: &SeasonPress<'_>) -> Result<(), Failure> {
        let (one, other) = (self.entrant, EntrantId(press.parse_choice()?));
        let asking = build_press_context(bot, press).await?;
        let written = make_request(bot, &asking, |_, _| Command::KeepApart { one, other }).await?;
        press.respond(entry_panel(&written.record, one, asking.language)?).await
    }
}

/// Answers an application without a reply, because the post shows the answer.
impl Handler for AnswerEntry {
    async fn handle(self, bot: &Bot, press: &SeasonPress<'_>) -> Result<(), Failure> {
        let Self { entrant, approves } = self;
        let command =
            |_: &_, _| if approves { Command::Approve { entrant, seed: None } } else { Command::Refuse(entrant) };
        make_request(bot, &build_press_context(bot, press).await?, command).await?;
        Ok(())
    }
}

/// Removes a user's entrant from the season.
async fn remove_user(bot: &Bot, asking: &SeasonContext, user: &Player, give_up: bool) -> Result<Answer, Failure> {
    let record = bot.referee.load_season(asking.season).await.map_err(super::ask::season_failure)?;
    let entrant = record.entry_of(user.user).ok_or(Failure::Said("season-not-in-it"))?;
    let open = if give_up { OpenMatches::GiveUp } else { OpenMatches::Play };
    remove_entrant(bot, asking, entrant, open).await
}

async fn remove_entrant(
    bot: &Bot,
    asking: &SeasonContext,
    entrant: EntrantId,
    open: OpenMatches,
) -> Result<Answer, Failure> {
    let give_up = open == OpenMatches::GiveUp;
    let written = make_request(bot, asking, |_, reason| Command::Remove { entrant, give_up, reason }).await?;
    entry_panel(&written.record, entrant, asking.language)
}

/// Names a judge for the season, or dismisses one.
async fn name_judge(bot: &Bot, asking: &SeasonContext, dismisses: bool) -> Result<Answer, Failure> {
    require_organiser(asking)?;
    let about = asking.about.clone().ok_or(Failure::Said("unknown-button"))?;
    let record = bot.referee.load_season(asking.season).await.map_err(super::ask::season_failure)?;
    let is_judge = record.organiser_of(about.user).is_some_and(|judge| record.log.season().judges.contains(&judge));
    if dismisses && !is_judge {
        return Err(Failure::Said("season-judge-none"));
    }
    if about.user == asking.by.player.user {
        return Err(Failure::Said("season-judge-self"));
    }
    let asker = asking.by.player.user;
    let written = make_request(bot, asking, |record, _| {
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

/// Removes a player, for a reason that is made public.
#[poise::command(slash_command, guild_only)]
pub async fn remove(
    context: Context<'_>,
    user: User,
    #[min_length = 3]
    #[max_length = 200]
    reason: String,
    forfeit: Option<bool>,
    #[max_length = 100]
    #[autocomplete = "complete_season"]
    season: Option<String>,
) -> Result<(), Failure> {
    answer_about_season(context, season, None, |_, asking| async move {
        let asking = SeasonContext { text: Some(reason), ..asking };
        remove_user(context.data(), &asking, &player_of(&user, None), forfeit.unwrap_or_default()).await
    })
    .await
}

/// Appoints a judge of the season, or dismisses one.
#[poise::command(slash_command, guild_only, rename = "judge")]
pub async fn appoint(
    context: Context<'_>,
    user: User,
    dismiss: Option<bool>,
    #[max_length = 100]
    #[autocomplete = "complete_season"]
    season: Option<String>,
) -> Result<(), Failure> {
    answer_about_season(context, season, None, |_, asking| async move {
        if user.bot {
            return Err(Failure::Said("season-no-bots"));
        }
        let asking = SeasonContext { about: Some(player_of(&user, None)), ..asking };
        name_judge(context.data(), &asking, dismiss.unwrap_or_default()).await
    })
    .await
}

season_commands! {
    /// Shows the entries, with the actions that organisers can take.
    #[poise::command(slash_command, guild_only)]
    entries(context, record, asking; None) {
        require_organiser(&asking)?;
        Ok(entries_panel(&record, 0, asking.language))
    }
}
