//! Lines that differ in a presumed word alone, such as a facing: one is shown at once, and the others are a press away.

use serenity::all::{ButtonStyle, CreateActionRow, CreateButton};

use sztab_game::face::Button;

use crate::discord::say::answer::shortened;
use crate::discord::say::limits::LABEL_LIMIT;

use super::{Guide, Next};

impl Guide<'_> {
    /// The variants of a line in rows, as they look on the board. The line itself is marked.
    pub(crate) fn variants(&self, line: &str) -> Vec<CreateActionRow> {
        let rows = self.face.variants(&self.asked(), line);
        let button = |variant: Button| {
            let (is_this, is_legal) = (variant.words == line, self.is_line(&variant.words));
            let style = if is_this { ButtonStyle::Success } else { ButtonStyle::Primary };
            let id = self.id(Next::At, variant.words);
            let button = CreateButton::new(id).label(shortened(&variant.label, LABEL_LIMIT)).style(style);
            button.disabled(is_this || !is_legal)
        };
        rows.into_iter().map(|row| CreateActionRow::Buttons(row.into_iter().map(button).collect())).collect()
    }
}
