//! The panel of standing orders, for one player in private. Choices take effect at once.

use serenity::all::{ButtonStyle, CreateActionRow, CreateButton};

use sztab_game::Language;
use sztab_game::view::{OrderList, OrdersPage, OrdersPressError};
use sztab_referee::{RefereeError, Session};
use sztab_store::{GameId, UserId};
use sztab_words::word;

use crate::discord::bot::Bot;
use crate::discord::router::press::GamePress;
use crate::discord::router::route::{Handler, RouteId};
use crate::discord::say::answer::Answer;
use crate::discord::say::caller::Caller as _;
use crate::discord::say::controls::{button, button_rows, button_style, option, select};
use crate::discord::say::failure::Failure;
use crate::discord::say::subject::GameVersion;
use crate::discord::session::command::answer::answer;
use crate::discord::session::command::context::{Context, find_language};
use crate::discord::session::command::place::find_session;

use super::seat::find_current_session;
use super::turn::routes::{At, Orders};

/// The argument of the button that clears all orders.
const CLEAR_ARGUMENT: &str = "clear";

/// A player's orders in a game, with the selects for changing them.
async fn show_orders_panel(bot: &Bot, game: GameId, user: UserId, language: Language) -> Result<Answer, Failure> {
    let (session, side) = bot.referee.load_session_for_orders(game, user).await?;
    let orders = bot.referee.load_orders(game, user).await?;
    let page = session.view().orders_page(session.game(), side, &orders, "", language);
    Ok(orders_message(&session, &page.ok_or(Failure::Said("not-possible-now"))?, language))
}

impl Handler for Orders {
    async fn handle(self, bot: &Bot, press: &GamePress<'_>) -> Result<(), Failure> {
        let (id, language, user) = (press.subject, press.theme.language, press.user());
        let (session, words) = (find_current_session(bot, press).await?, press.with_choice(&self.words));
        let side = session.seat_in_play(user)?;
        let (view, is_current) = (session.view(), session.seq == id.seq);
        let order = |orders: &str| view.press_orders_page(session.game(), side, orders, &words, is_current);
        let mut orders = bot.referee.load_orders(id.game, user).await?;
        let ordered = order(&orders).map_err(|refused| match refused {
            OrdersPressError::Unknown => Failure::Said("unknown-button"),
            OrdersPressError::Stale => RefereeError::Stale { game: id.game, seen: id.seq, now: session.seq }.into(),
        })?;
        if ordered.orders.is_some() {
            let change = |orders: &str| {
                let ordered = order(orders).ok().and_then(|ordered| ordered.orders);
                ordered.unwrap_or_else(|| orders.to_owned())
            };
            orders = bot.referee.change_orders(id.game, user, bot.now(), change).await?;
        }
        let page = view.orders_page(session.game(), side, &orders, &ordered.page, language);
        press.respond(orders_message(&session, &page.ok_or(Failure::Said("unknown-button"))?, language)).await
    }
}

/// A page of orders as a message.
fn orders_message(session: &Session, page: &OrdersPage, language: Language) -> Answer {
    let at = GameVersion::of(session);
    let id = |words: &str| at.id(&Orders { words: words.to_owned() });
    let title = if session.game().sides().len() > 2 { "orders-title-several" } else { "orders-title" };
    let mut content = vec![word(language, title)];
    content.extend(page.sentences.iter().cloned());
    let list = |list: &OrderList| {
        let options = list.options.iter().map(|one| option(&one.label, &one.value).default_selection(one.is_set));
        select(id(&list.words), options, &list.placeholder)
    };
    let mut rows: Vec<CreateActionRow> = page.lists.iter().map(list).collect();
    let ways = page.buttons.iter().map(|way| button(id(&way.words), &way.label, button_style(way.tone)));
    let clear = button(id(CLEAR_ARGUMENT), word(language, "orders-clear"), ButtonStyle::Danger);
    let back = at.button(&At { words: String::new() }, word(language, "whatif-to-turn"), ButtonStyle::Primary);
    let ways = ways.chain(page.leads_back.then_some(back));
    let buttons: Vec<CreateButton> = ways.chain([clear.disabled(!page.is_set)]).collect();
    rows.extend(button_rows(&buttons));
    Answer { content: content.join("\n"), rows, ..Answer::default() }
}

/// Shows a player's standing orders in this channel's game.
#[poise::command(slash_command, guild_only)]
pub async fn orders(context: Context<'_>) -> Result<(), Failure> {
    let shown = async {
        let bot = context.data();
        let session = find_session(context).await?;
        show_orders_panel(bot, session.record.id, context.user(), find_language(context).await).await
    };
    answer(context, Box::pin(shown)).await
}
