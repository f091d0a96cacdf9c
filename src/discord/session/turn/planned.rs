//! The button for the hint that a player is following.

use serenity::all::{ButtonStyle, CreateButton};

use sztab_game::{Language, Side};
use sztab_referee::Session;
use sztab_words::text;

use crate::discord::bot::Bot;
use crate::discord::router::route::RouteId;
use crate::discord::say::controls::button;
use crate::discord::say::limits::ID_LIMIT;
use crate::discord::say::subject::GameVersion;
use crate::discord::session::seat::Seat;

use super::routes::{At, Do};

/// The button for the next step of the hint that a player is following; `None` if that step is not possible now.
pub fn next_hint_button(bot: &Bot, session: &Session, side: Side, language: Language) -> Option<CreateButton> {
    let owner = (session.record.id, session.player(side)?);
    let planned = bot.menus.next_step(owner, session.view().turn_number(session.game()))?;
    let seat = Seat::new(session, side);
    let panel = session.view().panel(&seat.question(language));
    // Two buttons in a message must not do the same.
    let is_offered = panel.groups.iter().flatten().any(|button| button.words == planned.line);
    if is_offered || !seat.is_legal(&planned.line) {
        return None;
    }
    let phrase = session.view().phrase(session.game(), side, &planned.line, language);
    let arguments = [("number", planned.number.into()), ("all", planned.all.into()), ("action", phrase.into())];
    let (at, line) = (GameVersion::of(session), planned.line.clone());
    let is_immediate = session.view().is_immediate(&line);
    let id = if is_immediate { at.id(&Do { line }) } else { at.id(&At { words: line }) };
    (id.len() <= ID_LIMIT).then(|| button(id, text(language, "hint-step", &arguments), ButtonStyle::Success))
}
