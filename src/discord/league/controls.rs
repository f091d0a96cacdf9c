//! The buttons and forms of a season.

use serenity::all::{ButtonStyle, CreateActionRow, CreateButton, CreateInputText, CreateModal, InputTextStyle};

use sztab_game::Language;
use sztab_referee::league::SeasonRecord;
use sztab_words::word;

use crate::discord::router::route::{FormRequest, Listed, Route, RouteId};
use crate::discord::say::answer::shorten;
use crate::discord::say::limits::{FORM_LABEL_LIMIT, FORM_TITLE_LIMIT};
use crate::discord::say::subject::SeasonVersion;

use super::ask::{MAX_REASON_CHARACTERS, MIN_REASON_CHARACTERS};

/// Maximum number of characters for the HQ points of both players.
const MAX_HQ_CHARACTERS: u16 = 10;
/// Maximum length of the example in an empty field, in characters.
const MAX_HINT_CHARACTERS: usize = 100;

/// The buttons of a season as it is now, in one language.
#[derive(Debug, Clone, Copy)]
pub struct Controls<'a> {
    pub record: &'a SeasonRecord,
    pub language: Language,
}

impl Controls<'_> {
    pub fn id<R: Listed<Subject = SeasonVersion>>(self, route: &R) -> String {
        SeasonVersion::of(self.record).id(route)
    }

    /// A button whose label has the given key.
    pub fn button<R: Listed<Subject = SeasonVersion>>(self, route: &R, key: &str, style: ButtonStyle) -> CreateButton {
        SeasonVersion::of(self.record).button(route, word(self.language, key), style)
    }
}

/// A form whose title is named after the keyword of its route.
pub fn titled_form<R: Route>(request: &FormRequest<'_, R::Subject>, fields: Vec<CreateInputText>) -> CreateModal {
    let title = word(request.language, &format!("season-form-{}-title", R::SPECIFICATION.word));
    let rows = fields.into_iter().map(|field| CreateActionRow::InputText(field.required(true)));
    CreateModal::new(request.id.clone(), title).components(rows.collect())
}

/// A form with a reason, whose label is named after the keyword of the route.
pub fn reason_form<R: Route>(request: &FormRequest<'_, R::Subject>) -> CreateModal {
    titled_form::<R>(request, vec![reason_input::<R>(request.language)])
}

/// The field of such a reason.
pub fn reason_input<R: Route>(language: Language) -> CreateInputText {
    let label = word(language, &format!("season-form-{}", R::SPECIFICATION.word));
    CreateInputText::new(InputTextStyle::Paragraph, label, "reason")
        .min_length(MIN_REASON_CHARACTERS)
        .max_length(MAX_REASON_CHARACTERS)
}

/// The field of the HQ points of both players.
pub fn hq_input(language: Language) -> CreateInputText {
    CreateInputText::new(InputTextStyle::Short, word(language, "season-form-hq"), "hq")
        .placeholder("12:5")
        .max_length(MAX_HQ_CHARACTERS)
}

/// A form with a single field, which has the same label as the form.
pub fn value_form<S>(request: &FormRequest<'_, S>, label: &str, hint: &str, limit: u16) -> CreateModal {
    let field = CreateInputText::new(InputTextStyle::Paragraph, shorten(label, FORM_LABEL_LIMIT), "value")
        .required(true)
        .max_length(limit)
        .placeholder(shorten(hint, MAX_HINT_CHARACTERS));
    CreateModal::new(request.id.clone(), shorten(label, FORM_TITLE_LIMIT))
        .components(vec![CreateActionRow::InputText(field)])
}
