//! The way through a hint that a player follows.

use serenity::all::{ButtonStyle, CreateButton};

use sztab_game::{Language, Side};
use sztab_referee::Table;
use sztab_words::text;

use crate::discord::bot::Bot;
use crate::discord::say::answer::shortened;
use crate::discord::say::button::Subject;
use crate::discord::say::limits::{ID_LIMIT, LABEL_LIMIT};
use crate::discord::say::operation::Operation;
use crate::discord::table::seat::Seat;

impl Bot {
    /// The way to the next step of a hint that a player follows; nothing where it cannot be done now.
    pub(super) fn next_of_hint(&self, table: &Table, side: Side, language: Language) -> Option<CreateButton> {
        let owner = (table.record.id, table.player(side)?);
        let planned = self.menus.next_step(owner, table.face().turn_number(table.game()))?;
        let seat = Seat::new(table, side);
        let panel = table.face().panel(&seat.asked(language));
        // No two buttons of a message may do the same.
        let is_offered = panel.groups.iter().flatten().any(|button| button.words == planned.line);
        if is_offered || !seat.may_say(&planned.line) {
            return None;
        }
        let operation = if table.face().is_immediate(&planned.line) { Operation::Do } else { Operation::At };
        let phrase = table.face().phrase(table.game(), side, &planned.line, language);
        let arguments = [("number", planned.number.into()), ("all", planned.all.into()), ("action", phrase.into())];
        let id = Subject::Game(table.record.id, table.seq).button(operation, planned.line.as_str()).to_string();
        let label = shortened(&text(language, "hint-step", &arguments), LABEL_LIMIT);
        (id.len() <= ID_LIMIT).then(|| CreateButton::new(id).label(label).style(ButtonStyle::Success))
    }
}
