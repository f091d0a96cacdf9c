//! The admin panel: the running sessions of a server, and decisions about games.

mod form;
mod list;
pub(crate) mod notices;
mod wish;

use sztab_game::Language;
use sztab_referee::{AdminFilter, Session};
use sztab_store::{GameId, Seq};
use sztab_words::text;

use crate::discord::say::button::ButtonId;
use crate::discord::say::names::escape_name;
use crate::discord::say::operation::Operation;

use super::clock::faction_of;

/// The id of an admin panel button that does not concern a particular game.
fn admin_panel_id(argument: impl Into<String>) -> String {
    ButtonId::new(GameId(1), Seq::OPENING, Operation::AdminPanel, argument).to_string()
}

/// The argument for a page of the list.
fn page_argument(filter: AdminFilter, page: usize) -> String {
    format!("{} {page}", filter.word())
}

/// The title line of a game: its number, with a link, and the players with their factions.
fn game_line(session: &Session, address: &str, language: Language) -> String {
    let players: Vec<String> = session
        .game()
        .sides()
        .iter()
        .map(|side| format!("{} ({})", escape_name(session.player_name(side)), faction_of(session, side, language)))
        .collect();
    let arguments = [
        ("game", session.record.id.0.into()),
        ("address", address.into()),
        ("players", players.join(" : ").into()),
        ("state", "".into()),
    ];
    text(language, "tables-running-line", &arguments)
}
