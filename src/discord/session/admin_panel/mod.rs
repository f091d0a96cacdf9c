//! The admin panel: the running sessions of a server, and decisions about games.

mod form;
pub(crate) mod list;
pub(crate) mod notices;
pub(crate) mod wish;

use sztab_game::Language;
use sztab_referee::Session;
use sztab_words::text;

use crate::discord::say::names::escape_name;

use super::clock::faction_of;

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
