//! The list of a server's running sessions, and the panel of one session with all decisions available to an organiser.

use serenity::all::{ButtonStyle, CreateActionRow, CreateButton};

use sztab_game::{Language, Side};
use sztab_referee::{AdminFilter, AdminSession, Session, StoredRuling};
use sztab_store::{Game as Record, GameId, GuildId, Status, UserId};
use sztab_words::{text, word};

use crate::discord::bot::Bot;
use crate::discord::router::arguments::keyword_arguments;
use crate::discord::router::pager::{neighbours, page_buttons};
use crate::discord::router::press::PlainPress;
use crate::discord::router::route::{Handler, RouteId, routes};
use crate::discord::say::answer::Answer;
use crate::discord::say::caller::Caller;
use crate::discord::say::controls::{button_rows, describe, option, select};
use crate::discord::say::failure::Failure;
use crate::discord::say::moment::{channel_link, timestamp};
use crate::discord::say::names::escape_name;
use crate::discord::say::subject::{GameVersion, NoSubject};
use crate::discord::session::clock::{deadline_line, faction_of};
use crate::discord::session::settings::is_organiser;

use super::game_line;
use super::notices::ruling_lines;
use super::wish::{Decide, PendingDecision};

/// Number of sessions per page.
const SESSIONS_PER_PAGE: usize = 8;
/// Number of decisions shown in the panel of a session, newest first.
const MAX_RULINGS: usize = 3;
/// Maximum number of sides that fit into a row of buttons along with one button for all of them.
const MAX_SIDES: usize = 4;

routes! {
    /// In the admin panel: another page of sessions.
    AdminPanel { filter: AdminFilter, page: Option<usize> } = "desk" of NoSubject, Privately, heavy;
    /// In the admin panel: the select of a session.
    AdminSessions = "desk-pick" of NoSubject, Privately, heavy;
}

keyword_arguments!(AdminFilter);

/// Refuses users who are not organisers on a server; returns the server.
pub async fn require_server_organiser(bot: &Bot, caller: &impl Caller) -> Result<GuildId, Failure> {
    let here = caller.require_guild()?;
    if is_organiser(bot, caller).await? { Ok(here) } else { Err(Failure::Said("desk-organisers-only")) }
}

/// A page of a server's running sessions. A page number that is too high shows the last page.
pub async fn show_admin_panel(
    bot: &Bot,
    guild: GuildId,
    filter: AdminFilter,
    page: usize,
    language: Language,
) -> Result<Answer, Failure> {
    let (sessions, running) = bot.referee.load_admin_panel(guild, filter, bot.now()).await?;
    if running == 0 {
        return Ok(Answer::sentence(word(language, "desk-none")));
    }
    let pages = sessions.len().div_ceil(SESSIONS_PER_PAGE).max(1);
    let page = page.min(pages - 1);
    let shown: Vec<&AdminSession> = sessions.iter().skip(page * SESSIONS_PER_PAGE).take(SESSIONS_PER_PAGE).collect();
    let story = shown.iter().map(|session| running_line(session, language)).collect();
    let mut rows = vec![filter_buttons(filter, language)];
    rows.extend((!shown.is_empty()).then(|| session_select(&shown, language)));
    let route = |page| AdminPanel { filter, page };
    let turns = page_buttons(NoSubject, neighbours(page, pages), route, language);
    rows.extend(button_rows(&turns));
    let arguments = [("running", running.into()), ("shown", sessions.len().into())];
    let content = format!("{}\n-# {}", text(language, "desk-title", &arguments), word(language, filter_key(filter)));
    Ok(Answer { story, rows, ..Answer::sentence(content) })
}

/// One session, with the buttons for decisions unless the organiser plays in it or it is over.
pub async fn show_admin_session(
    bot: &Bot,
    record: &Record,
    user: UserId,
    said: Option<String>,
    language: Language,
) -> Result<Answer, Failure> {
    let session = bot.referee.load_session(record.id).await?;
    let rulings = bot.referee.load_rulings(record.id).await?;
    let mut content: Vec<String> = said.into_iter().collect();
    content.push(game_line(&session, &channel_link(&session.record), language));
    content.extend(find_waiting_line(bot, &session, language).await?);
    let mut rows = Vec::new();
    if session.record.status != Status::Running {
        content.push(word(language, "desk-over"));
    } else if session.side_of(user).is_some() {
        // The refusal may already contain this text.
        let own = word(language, "desk-own-game");
        if !content.contains(&own) {
            content.push(own);
        }
    } else {
        rows = decision_buttons(&session, rulings.len(), language);
    }
    let newest: Vec<&StoredRuling> = rulings.iter().rev().take(MAX_RULINGS).collect();
    content.extend(newest.into_iter().rev().flat_map(|ruled| ruling_lines(&bot.referee, record, ruled, language)));
    let back = AdminPanel { filter: AdminFilter::All, page: Some(0) };
    let back = NoSubject.button(&back, word(language, "desk-back"), ButtonStyle::Secondary);
    let link = CreateButton::new_link(channel_link(&session.record)).label(word(language, "desk-open"));
    rows.push(CreateActionRow::Buttons(vec![back, link]));
    Ok(Answer { rows, ..Answer::sentence(content.join("\n")) })
}

/// The side to act, the time at which its turn began, and the clock.
async fn find_waiting_line(bot: &Bot, session: &Session, language: Language) -> Result<Option<String>, Failure> {
    if session.record.status != Status::Running {
        return Ok(None);
    }
    let since = bot.referee.waiting_since(session).await?;
    let deadline = bot.referee.find_deadline(session, bot.now()).await?;
    Ok(Some(state_lines(&AdminSession { session: session.clone(), since, deadline }, language)))
}

impl Handler for AdminPanel {
    async fn handle(self, bot: &Bot, press: &PlainPress<'_>) -> Result<(), Failure> {
        let guild = require_server_organiser(bot, press).await?;
        let page = self.page.ok_or(Failure::Said("unknown-button"))?;
        press.respond(Box::pin(show_admin_panel(bot, guild, self.filter, page, press.theme.language)).await?).await
    }
}

impl Handler for AdminSessions {
    async fn handle(self, bot: &Bot, press: &PlainPress<'_>) -> Result<(), Failure> {
        let guild = require_server_organiser(bot, press).await?;
        let record = bot.referee.store().load_game(press.parse_choice().map(GameId)?).await?;
        // A session on another server is treated as missing, and a session that has not begun has no board.
        if record.guild != guild || record.started.is_none() {
            return Err(Failure::Said("unknown-button"));
        }
        let shown = show_admin_session(bot, &record, press.user(), None, press.theme.language);
        press.respond(Box::pin(shown).await?).await
    }
}

fn filter_key(filter: AdminFilter) -> &'static str {
    match filter {
        AdminFilter::All => "desk-all-about",
        AdminFilter::Clock => "desk-clock-about",
        AdminFilter::Waiting => "desk-waiting-about",
    }
}

/// A session in the list: the players, the players to act, and the remaining time.
fn running_line(session: &AdminSession, language: Language) -> String {
    let title = game_line(&session.session, &channel_link(&session.session.record), language);
    format!("{title}\n{}", state_lines(session, language))
}

fn state_lines(session: &AdminSession, language: Language) -> String {
    let waits = match (session.session.next_to_act(), session.since) {
        (Some((side, _)), Some(since)) => {
            let player = escape_name(session.session.player_name(side));
            let arguments = [("player", player.into()), ("moment", timestamp(since).into())];
            text(language, "desk-waits", &arguments)
        }
        _ => word(language, "desk-waits-for-nobody"),
    };
    match &session.deadline {
        Some(deadline) => format!("{waits}\n{}", deadline_line(&session.session, deadline, language)),
        None => format!("{waits}\n{}", word(language, "desk-no-clock")),
    }
}

/// The buttons for the filters; that of the active filter is disabled.
fn filter_buttons(held: AdminFilter, language: Language) -> CreateActionRow {
    let button = |filter: AdminFilter| {
        let style = if filter == held { ButtonStyle::Primary } else { ButtonStyle::Secondary };
        let label = word(language, &format!("desk-{}", filter.word()));
        NoSubject.button(&AdminPanel { filter, page: Some(0) }, label, style).disabled(filter == held)
    };
    CreateActionRow::Buttons(AdminFilter::ALL.into_iter().map(button).collect())
}

/// The select in which a session is chosen.
fn session_select(sessions: &[&AdminSession], language: Language) -> CreateActionRow {
    let choice = |session: &&AdminSession| {
        let (session, id) = (&session.session, session.session.record.id);
        let factions: Vec<String> =
            session.game().sides().iter().map(|side| faction_of(session, side, language)).collect();
        let names: Vec<&str> = session.game().sides().iter().map(|side| session.player_name(side)).collect();
        let label = text(language, "desk-option", &[("game", id.0.into()), ("factions", factions.join(" : ").into())]);
        describe(option(label, id.to_string()), &names.join(" : "))
    };
    select(NoSubject.id(&AdminSessions), sessions.iter().map(choice), word(language, "desk-pick"))
}

/// The buttons for all decisions, with separate rows for time, wins, removals, and the rest.
fn decision_buttons(session: &Session, known: usize, language: Language) -> Vec<CreateActionRow> {
    let button = |wish: PendingDecision, label: String, style: ButtonStyle| {
        GameVersion::of(session).button(&Decide { decision: wish, known }, label, style)
    };
    let named = |key: &str, side: Side| text(language, key, &[("faction", faction_of(session, side, language).into())]);
    let extendable = session.extendable_sides();
    let mut time: Vec<CreateButton> = extendable
        .iter()
        .take(MAX_SIDES)
        .map(|side| button(PendingDecision::Extend(Some(side)), named("desk-extend", side), ButtonStyle::Primary))
        .collect();
    if extendable.len() > 1 {
        time.push(button(PendingDecision::Extend(None), word(language, "desk-extend-all"), ButtonStyle::Primary));
    }
    let sides = session.game().sides();
    let mut wins: Vec<CreateButton> = sides
        .iter()
        .take(MAX_SIDES)
        .map(|side| button(PendingDecision::Award(Some(side)), named("desk-award", side), ButtonStyle::Secondary))
        .collect();
    wins.push(button(PendingDecision::Award(None), word(language, "desk-award-draw"), ButtonStyle::Secondary));
    let removable = sides.iter().filter(|&side| !session.is_out(side) && session.continues_without(side));
    let removals = removable
        .take(MAX_SIDES)
        .map(|side| button(PendingDecision::Remove(side), named("desk-remove", side), ButtonStyle::Danger))
        .collect();
    let annul = button(PendingDecision::Annul, word(language, "desk-annul"), ButtonStyle::Danger);
    [time, wins, removals, vec![annul]].into_iter().flat_map(|row: Vec<CreateButton>| button_rows(&row)).collect()
}
