//! The help pages, and the actions behind their buttons and those of the welcome message.

use serenity::all::{ButtonStyle, CreateActionRow, CreateButton};

use sztab_game::{GameInfo, Kind, Language, find_kind};
use sztab_referee::{FactionChoice, LobbyOptions, Place, Venue};
use sztab_store::{ChannelId, UserId};
use sztab_words::{text, word, worded};

use crate::discord::bot::Bot;
use crate::discord::router::arguments::keyword_arguments;
use crate::discord::router::press::PlainPress;
use crate::discord::router::route::{Handler, Listed, Route, RouteId, routes};
use crate::discord::say::answer::Answer;
use crate::discord::say::caller::Caller as _;
use crate::discord::say::controls::button_rows;
use crate::discord::say::failure::Failure;
use crate::discord::say::moment::channel_link;
use crate::discord::say::permissions::{effective_place, is_thread, require_allowed_channel, require_post_permissions};
use crate::discord::say::subject::NoSubject;
use crate::discord::session::command::answer::answer;
use crate::discord::session::command::context::{Context, find_language};

use super::first_game::begin_first_game;
use super::lobby::to_player;
use super::lookup::show_legend;
use super::my_games::list_my_games;
use super::next_game::find_next_game;

routes! {
    /// In the welcome message and on the help pages: another page.
    HelpPage { page: HelpTopic } = "help" of NoSubject, Privately;
    /// There: opens a session of the game with this id, or of the default game.
    OpenSession { game: Option<String> } = "help-open" of NoSubject, Privately;
    /// There: begins a guided first game.
    BeginFirstGame { game: Option<String> } = "help-first" of NoSubject, Privately;
    /// There: the legend.
    ShowLegend = "help-legend" of NoSubject, Privately;
    /// There: the user's games.
    ShowMyGames = "help-mine" of NoSubject, Privately;
}

worded! {
    /// A help page, in the order of the buttons.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum HelpTopic {
        Start = "start",
        Turn = "turn",
        Battle = "battle",
        WhatIf = "whatif",
        Time = "time",
        Settings = "settings",
        Commands = "commands",
    }
}

keyword_arguments!(HelpTopic);

/// Number of buttons per row.
const BUTTONS_PER_ROW: usize = 5;

fn help_button<R: Listed + Route<Subject = NoSubject>>(route: &R, label: String) -> CreateButton {
    NoSubject.button(route, label, ButtonStyle::Secondary)
}

/// Buttons for the actions offered in the welcome message and on every page.
fn action_buttons(language: Language) -> Vec<CreateButton> {
    vec![
        help_button(&BeginFirstGame { game: None }, word(language, "help-do-first")).style(ButtonStyle::Primary),
        help_button(&OpenSession { game: None }, word(language, "help-do-open")),
        help_button(&ShowLegend, word(language, "help-do-legend")),
        help_button(&ShowMyGames, word(language, "help-do-mine")),
    ]
}

/// Buttons for first games and new tables of all games except the default one.
fn other_game_buttons(kinds: &[Kind], language: Language) -> CreateActionRow {
    let label = |key: &str, info: &GameInfo| text(language, key, &[("game", info.name.into())]);
    let both = |kind: &Kind| {
        let (info, game) = (kind.info(), Some(kind.info().id.to_owned()));
        let first = help_button(&BeginFirstGame { game: game.clone() }, label("help-do-first-of", info));
        let open = help_button(&OpenSession { game }, label("help-do-open-of", info));
        let first = (!info.first_game.is_empty()).then_some(first);
        first.into_iter().chain([open])
    };
    CreateActionRow::Buttons(kinds.iter().skip(1).flat_map(both).take(BUTTONS_PER_ROW).collect())
}

/// Buttons that open the pages; that of the current page is disabled.
fn page_buttons(shown: Option<HelpTopic>, language: Language) -> Vec<CreateActionRow> {
    let page = |&page: &HelpTopic| {
        let label = word(language, &format!("help-to-{}", page.word()));
        help_button(&HelpPage { page }, label).disabled(Some(page) == shown)
    };
    let pages: Vec<CreateButton> = HelpTopic::ALL.iter().map(page).collect();
    button_rows(&pages)
}

/// The greeting for a server.
pub fn welcome_message(language: Language) -> Answer {
    let mut buttons = action_buttons(language);
    buttons.push(help_button(&HelpPage { page: HelpTopic::Start }, word(language, "help-do-learn")));
    Answer::with_buttons(word(language, "welcome"), buttons)
}

/// A help page. If a game is waiting for the reader, a link to it comes first.
async fn show_help(bot: &Bot, user: UserId, page: HelpTopic, language: Language) -> Result<Answer, Failure> {
    let waiting = find_next_game(bot, user, None, language).await?;
    let mut first: Vec<CreateButton> = waiting
        .iter()
        .map(|(record, _)| {
            let label = text(language, "help-finish", &[("game", record.id.0.into())]);
            CreateButton::new_link(channel_link(record)).label(label)
        })
        .collect();
    first.extend(action_buttons(language));
    first.truncate(BUTTONS_PER_ROW);
    let mut rows = vec![CreateActionRow::Buttons(first)];
    let kinds = bot.referee.kinds();
    if page == HelpTopic::Start && kinds.len() > 1 {
        rows.push(other_game_buttons(kinds, language));
    }
    rows.extend(page_buttons(Some(page), language));
    Ok(Answer { rows, ..Answer::sentence(word(language, &format!("help-page-{}", page.word()))) })
}

/// Opens a session as `/game new` does if only the game is given. `game` is the id of a game other than the default
/// one.
async fn open_default_lobby(bot: &Bot, press: &PlainPress<'_>, game: Option<&str>) -> Result<Answer, Failure> {
    let language = press.theme.language;
    let other = game.map(|id| find_kind(bot.referee.kinds(), id).ok_or(Failure::Said("unknown-button"))).transpose()?;
    let guild = press.require_guild()?;
    let settings = bot.referee.load_server_settings(guild).await?;
    require_allowed_channel(press.event.channel(), &settings).map_err(Failure::OtherChannels)?;
    let is_thread = is_thread(press.event.channel());
    let place = effective_place(is_thread, settings.place.unwrap_or(Place::Thread));
    require_post_permissions(press.event.app_permissions(), is_thread, place, language).map_err(Failure::MayNot)?;
    let public = settings.public_language(press.event.guild_locale());
    let usual = LobbyOptions::new(public, place);
    let may_be_rated = other.is_none_or(|kind| kind.info().has_rivals() && kind.info().seats.first() == Some(&2));
    let options = LobbyOptions {
        game: game.map(str::to_owned),
        clock: settings.clock,
        rated: settings.rates_tables && may_be_rated,
        ..usual
    };
    let channel = ChannelId(press.event.channel_id().get());
    let host = to_player(press.event.user(), press.event.member());
    let (venue, asked) = (Venue { guild, channel }, press.to_interaction(bot.now()));
    bot.referee.open_lobby(venue, host, &FactionChoice::Open, &options, asked).await?;
    bot.notify_outbox();
    Ok(Answer::sentence(word(language, "lobby-opened")))
}

impl Handler for HelpPage {
    async fn handle(self, bot: &Bot, press: &PlainPress<'_>) -> Result<(), Failure> {
        press.respond(show_help(bot, press.user(), self.page, press.theme.language).await?).await
    }
}

impl Handler for OpenSession {
    async fn handle(self, bot: &Bot, press: &PlainPress<'_>) -> Result<(), Failure> {
        press.respond(open_default_lobby(bot, press, self.game.as_deref()).await?).await
    }
}

impl Handler for BeginFirstGame {
    async fn handle(self, bot: &Bot, press: &PlainPress<'_>) -> Result<(), Failure> {
        press.respond(begin_first_game(bot, press, self.game.as_deref()).await?).await
    }
}

impl Handler for ShowLegend {
    async fn handle(self, bot: &Bot, press: &PlainPress<'_>) -> Result<(), Failure> {
        let legend = show_legend(bot, press.event.channel_id(), press.theme).await?;
        press.respond(Answer { rows: page_buttons(None, press.theme.language), ..legend }).await
    }
}

impl Handler for ShowMyGames {
    async fn handle(self, bot: &Bot, press: &PlainPress<'_>) -> Result<(), Failure> {
        let language = press.theme.language;
        let mine = list_my_games(bot, press.user(), language).await?;
        press.respond(Answer { rows: page_buttons(None, language), ..mine }).await
    }
}

/// Shows the first page of the help, with buttons for the others.
#[poise::command(slash_command, guild_only)]
pub async fn help(context: Context<'_>) -> Result<(), Failure> {
    let helped = async {
        let language = find_language(context).await;
        show_help(context.data(), context.user(), HelpTopic::Start, language).await
    };
    answer(context, Box::pin(helped)).await
}
