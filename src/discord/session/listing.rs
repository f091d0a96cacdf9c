//! The sessions on a server: those open to join, followed by those in play.

use serenity::all::{ButtonStyle, CreateActionRow, CreateButton};

use sztab_game::Language;
use sztab_referee::LobbyOptions;
use sztab_store::{Game as Record, GameId, GuildId, Status, UserId};
use sztab_words::{text, word};

use crate::discord::bot::Bot;
use crate::discord::router::pager::{neighbours, page_buttons};
use crate::discord::router::press::PlainPress;
use crate::discord::router::route::{Handler, RouteId, routes};
use crate::discord::say::answer::Answer;
use crate::discord::say::caller::Caller as _;
use crate::discord::say::controls::button_rows;
use crate::discord::say::failure::Failure;
use crate::discord::say::limits::MAX_ROWS;
use crate::discord::say::moment::channel_link;
use crate::discord::say::names::escape_name;
use crate::discord::say::subject::{GameVersion, NoSubject};

use super::clock::faction_of;
use super::lobby;
use super::lobby::place::find_lobby_address;
use super::rulebook::with_rule;

routes! {
    /// In the list of a server's sessions: another page.
    Sessions { page: Option<usize> } = "tables" of NoSubject, Privately;
}

/// Number of sessions per page.
const SESSIONS_PER_PAGE: usize = 8;

/// A page of a server's sessions, for one of its members. A page number that is too high shows the last page.
pub async fn show_sessions(
    bot: &Bot,
    guild: GuildId,
    user: UserId,
    page: usize,
    language: Language,
) -> Result<Answer, Failure> {
    let open = bot.referee.find_sessions_to_join(guild, user).await?;
    let running = bot.referee.store().count_running_games_in(guild).await?;
    let all = open.len() + running;
    if all == 0 {
        return Ok(Answer::sentence(word(language, "tables-none")));
    }
    let pages = all.div_ceil(SESSIONS_PER_PAGE);
    let page = page.min(pages - 1);
    let first = page * SESSIONS_PER_PAGE;
    let shown = &open[first.min(open.len())..(first + SESSIONS_PER_PAGE).min(open.len())];
    let (mut story, mut joins) = (Vec::new(), Vec::new());
    if !shown.is_empty() {
        story.push(word(language, "tables-open"));
    }
    for (record, options) in shown {
        let place = find_lobby_address(bot, record).await?;
        story.push(open_line(bot, record, options, &place, language));
        let key = if record.seat_of(user).is_some() { "tables-own" } else { "tables-join" };
        let label = text(language, key, &[("game", record.id.0.into())]);
        joins.push(CreateButton::new_link(place).label(label));
    }
    let (skipped, room) = (first.saturating_sub(open.len()), SESSIONS_PER_PAGE - shown.len());
    let games = bot.referee.store().load_running_games_page(guild, skipped, room).await?;
    if !games.is_empty() {
        story.push(word(language, "tables-running"));
    }
    for record in games {
        story.push(running_game_line(bot, &record, language).await?);
    }
    let mut rows = button_rows(&joins);
    let turns = page_buttons(NoSubject, neighbours(page, pages), |page| Sessions { page }, language);
    rows.extend(button_rows(&turns));
    let arguments = [("open", open.len().into()), ("running", running.into())];
    Ok(Answer { story, rows, ..Answer::sentence(text(language, "tables-title", &arguments)) })
}

/// Adds next steps to a refusal: the rule that it names, and the sessions that are in the way, each with a link,
/// and with *Join* if the reader may take a seat.
pub async fn with_next_steps(
    bot: &Bot,
    mut answer: Answer,
    failure: &Failure,
    reader: UserId,
    language: Language,
) -> Answer {
    for game in failure.blocking_sessions().iter().take(MAX_ROWS.saturating_sub(answer.rows.len())) {
        match session_link(bot, *game, reader, language).await {
            Ok((line, buttons)) => {
                answer.content = format!("{}\n{line}", answer.content);
                answer.rows.push(CreateActionRow::Buttons(buttons));
            }
            Err(error) => tracing::warn!(game = game.0, %error, "a table in the way cannot be shown"),
        }
    }
    with_rule(answer, failure, language)
}

/// One line about a session, and the buttons that lead there.
async fn session_link(
    bot: &Bot,
    game: GameId,
    reader: UserId,
    language: Language,
) -> Result<(String, Vec<CreateButton>), Failure> {
    let record = bot.referee.store().load_game(game).await?;
    let (line, place, may_join) = if record.status == Status::Lobby {
        let (place, options) = (find_lobby_address(bot, &record).await?, LobbyOptions::from_record(&record)?);
        let has_seat = bot.referee.has_seat_for(&record, &options, reader)?;
        let line = open_line(bot, &record, &options, &place, language);
        (line, place, has_seat && record.seat_of(reader).is_none())
    } else {
        (running_game_line(bot, &record, language).await?, channel_link(&record), false)
    };
    let number = [("game", game.0.into())];
    let join = lobby::Lobby { action: lobby::LobbyAction::Join };
    let label = text(language, "tables-join", &number);
    let join = GameVersion::of_lobby(game).button(&join, label, ButtonStyle::Primary);
    let link = CreateButton::new_link(place).label(text(language, "tables-go", &number));
    Ok((line, may_join.then_some(join).into_iter().chain([link]).collect()))
}

fn open_line(bot: &Bot, record: &Record, options: &LobbyOptions, place: &str, language: Language) -> String {
    let host = record.seats.first().map_or_else(String::new, |seat| escape_name(&seat.name));
    let arguments = [
        ("game", record.id.0.into()),
        ("address", place.into()),
        ("host", host.into()),
        ("terms", lobby::terms_line(&bot.referee, record, options, language).into()),
    ];
    text(language, "tables-open-line", &arguments)
}

async fn running_game_line(bot: &Bot, record: &Record, language: Language) -> Result<String, Failure> {
    let session = bot.referee.load_session(record.id).await?;
    let sides = session.game().sides();
    let players: Vec<String> = sides
        .iter()
        .map(|side| format!("{} ({})", escape_name(session.player_name(side)), faction_of(&session, side, language)))
        .collect();
    let state = match (session.next_to_act(), bot.referee.waiting_since(&session).await?) {
        (Some((side, _)), Some(since)) => {
            let moment = format!("<t:{}:R>", since.0.div_euclid(1000));
            let arguments = [("player", escape_name(session.player_name(side)).into()), ("moment", moment.into())];
            text(language, "tables-waits", &arguments)
        }
        _ => String::new(),
    };
    let arguments = [
        ("game", record.id.0.into()),
        ("address", channel_link(record).into()),
        ("players", players.join(" : ").into()),
        ("state", state.into()),
    ];
    Ok(text(language, "tables-running-line", &arguments))
}

impl Handler for Sessions {
    async fn handle(self, bot: &Bot, press: &PlainPress<'_>) -> Result<(), Failure> {
        let (guild, page) = (press.require_guild()?, self.page.ok_or(Failure::Said("unknown-button"))?);
        press.respond(Box::pin(show_sessions(bot, guild, press.user(), page, press.theme.language)).await?).await
    }
}
