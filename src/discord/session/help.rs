//! The help pages, and the actions behind their buttons and those of the welcome message.

use serenity::all::{ButtonStyle, CreateActionRow, CreateButton};

use sztab_game::{GameInfo, Kind, Language, find_kind};
use sztab_referee::{FactionChoice, LobbyOptions, Place, Venue};
use sztab_store::{ChannelId, Game as Record, GameId, GuildId, Seq, UserId};
use sztab_words::{text, word};

use crate::discord::bot::Bot;
use crate::discord::say::answer::Answer;
use crate::discord::say::button::ButtonId;
use crate::discord::say::failure::Failure;
use crate::discord::say::moment::channel_link;
use crate::discord::say::operation::Operation;
use crate::discord::say::permissions::{effective_place, is_thread, require_allowed_channel, require_post_permissions};

use super::legend::show_legend;
use super::lobby::to_player;
use super::my_games::list_my_games;
use super::press::Press;

/// The first page, and the argument in the ids of buttons that open it.
pub const START_PAGE: &str = "start";

/// The pages, in the order of their buttons.
const PAGES: [&str; 7] = [START_PAGE, "turn", "battle", "whatif", "time", "settings", "commands"];

/// Actions offered in the welcome message and on every page, in addition to the pages.
const ACTIONS: [&str; 4] = ["first", "open", "legend", "mine"];

/// The prefix of the argument for a first game of a game other than the default one; the game's id follows.
const FIRST_GAME_PREFIX: &str = "first-of-";
const OPEN_GAME_PREFIX: &str = "open-of-";

/// Number of buttons per row.
const BUTTONS_PER_ROW: usize = 5;

fn help_button(argument: &str, label: String) -> CreateButton {
    let id = ButtonId::new(GameId(1), Seq::OPENING, Operation::Help, argument);
    CreateButton::new(id.to_string()).label(label).style(ButtonStyle::Secondary)
}

/// Buttons for the actions.
fn action_buttons(language: Language) -> Vec<CreateButton> {
    let style = |deed: &str| if deed == "first" { ButtonStyle::Primary } else { ButtonStyle::Secondary };
    let deed = |deed: &str| help_button(deed, word(language, &format!("help-do-{deed}"))).style(style(deed));
    ACTIONS.into_iter().map(deed).collect()
}

/// Buttons for first games and new tables of all games except the default one.
fn other_game_buttons(kinds: &[Kind], language: Language) -> CreateActionRow {
    let label = |key: &str, info: &GameInfo| text(language, key, &[("game", info.name.into())]);
    let both = |kind: &Kind| {
        let info = kind.info();
        let first = help_button(&format!("{FIRST_GAME_PREFIX}{}", info.id), label("help-do-first-of", info));
        let open = help_button(&format!("{OPEN_GAME_PREFIX}{}", info.id), label("help-do-open-of", info));
        let first = (!info.first_game.is_empty()).then_some(first);
        first.into_iter().chain([open])
    };
    CreateActionRow::Buttons(kinds.iter().skip(1).flat_map(both).take(BUTTONS_PER_ROW).collect())
}

/// Buttons that open the pages; that of the current page is disabled.
fn page_buttons(shown: &str, language: Language) -> Vec<CreateActionRow> {
    let page = |page: &&str| help_button(page, word(language, &format!("help-to-{page}"))).disabled(*page == shown);
    let pages: Vec<CreateButton> = PAGES.iter().map(page).collect();
    pages.chunks(BUTTONS_PER_ROW).map(|row| CreateActionRow::Buttons(row.to_vec())).collect()
}

/// The greeting for a server.
pub fn welcome_message(language: Language) -> Answer {
    let mut buttons = action_buttons(language);
    buttons.push(help_button(START_PAGE, word(language, "help-do-learn")));
    let rows = vec![CreateActionRow::Buttons(buttons)];
    Answer { rows, ..Answer::sentence(word(language, "welcome")) }
}

impl Bot {
    /// A help page. If a game is waiting for the reader, a link to it comes first.
    pub(crate) async fn show_help(&self, user: UserId, page: &str, language: Language) -> Result<Answer, Failure> {
        let page = PAGES.into_iter().find(|known| *known == page).ok_or(Failure::Said("unknown-button"))?;
        let waiting = self.find_waiting_game(user).await?;
        let mut first: Vec<CreateButton> = waiting
            .iter()
            .map(|record| {
                let label = text(language, "help-finish", &[("game", record.id.0.into())]);
                CreateButton::new_link(channel_link(record)).label(label)
            })
            .collect();
        first.extend(action_buttons(language));
        first.truncate(BUTTONS_PER_ROW);
        let mut rows = vec![CreateActionRow::Buttons(first)];
        let kinds = self.referee.kinds();
        if page == START_PAGE && kinds.len() > 1 {
            rows.push(other_game_buttons(kinds, language));
        }
        rows.extend(page_buttons(page, language));
        Ok(Answer { rows, ..Answer::sentence(word(language, &format!("help-page-{page}"))) })
    }

    /// Of the games that are waiting for a user, the one that began first; `None` if there is none.
    async fn find_waiting_game(&self, user: UserId) -> Result<Option<Record>, Failure> {
        for record in self.referee.store().load_running_games_of(user).await? {
            let session = self.referee.load_session(record.id).await?;
            if session.next_to_act().is_some_and(|(_, player)| player == user) {
                return Ok(Some(record));
            }
        }
        Ok(None)
    }

    /// Shows a page, or carries out the action of a button.
    pub(crate) async fn handle_help_press(&self, press: &Press<'_>) -> Result<(), Failure> {
        let (id, theme) = (&press.id, press.theme);
        let user = press.user();
        let answer = match id.argument.as_str() {
            "open" => self.open_default_lobby(press, None).await?,
            "first" => self.begin_first_game(press, None).await?,
            "legend" => Answer {
                rows: page_buttons("", theme.language),
                ..show_legend(self, press.event.channel_id, theme).await?
            },
            "mine" => {
                let mine = list_my_games(self, user, theme.language).await?;
                Answer { rows: page_buttons("", theme.language), ..mine }
            }
            other => match (other.strip_prefix(FIRST_GAME_PREFIX), other.strip_prefix(OPEN_GAME_PREFIX)) {
                (Some(game), _) => self.begin_first_game(press, Some(game)).await?,
                (None, Some(game)) => self.open_default_lobby(press, Some(game)).await?,
                (None, None) => self.show_help(user, other, theme.language).await?,
            },
        };
        press.answer(answer).await?;
        Ok(())
    }

    /// Opens a session as `/game new` does if only the game is given. `game` is the id of a game other than the default
    /// one.
    async fn open_default_lobby(&self, press: &Press<'_>, game: Option<&str>) -> Result<Answer, Failure> {
        let language = press.theme.language;
        let other =
            game.map(|id| find_kind(self.referee.kinds(), id).ok_or(Failure::Said("unknown-button"))).transpose()?;
        let guild = GuildId(press.event.guild_id.ok_or(Failure::Said("only-in-server"))?.get());
        let settings = self.referee.load_server_settings(guild).await?;
        require_allowed_channel(press.event.channel.as_ref(), &settings).map_err(Failure::OtherChannels)?;
        let is_thread = is_thread(press.event.channel.as_ref());
        let place = effective_place(is_thread, settings.place.unwrap_or(Place::Thread));
        require_post_permissions(press.event.app_permissions, is_thread, place, language).map_err(Failure::MayNot)?;
        let public = settings.public_language(press.event.guild_locale.as_deref());
        let usual = LobbyOptions::new(public, place);
        let may_be_rated = other.is_none_or(|kind| kind.info().has_rivals() && kind.info().seats.first() == Some(&2));
        let options = LobbyOptions {
            game: game.map(str::to_owned),
            clock: settings.clock,
            rated: settings.rates_tables && may_be_rated,
            ..usual
        };
        let channel = ChannelId(press.event.channel_id.get());
        let host = to_player(&press.event.user, press.event.member.as_ref());
        let (venue, asked) = (Venue { guild, channel }, press.to_interaction(self.now()));
        self.referee.open_lobby(venue, host, &FactionChoice::Open, &options, asked).await?;
        self.notify_outbox();
        Ok(Answer::sentence(word(language, "lobby-opened")))
    }
}
