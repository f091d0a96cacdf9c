//! The values of Structures and Leaders on which a table agrees (NH-16.1).

use std::sync::Arc;

use crate::rules::Terms;
use crate::rules::values::Values;
use crate::texts::{text, word};
use sztab_game::Language;
use sztab_game::view::{Term, TermOption};

/// The key of the owner's values.
pub(super) const VALUES_KEY: &str = "values";

/// The values as they follow "Structures" or "Leaders", saying whose they are: those that the terms name, among the
/// `owned` ones on offer, or the open ones. Values that are no longer on offer are named by their id.
pub(super) fn values_phrase(terms: &Terms, owned: &[Arc<Values>], language: Language) -> String {
    let Some(id) = &terms.values else { return word(language, "agree-values-open") };
    let Some(values) = owned.iter().find(|values| values.id == *id) else { return id.clone() };
    let arguments = [("id", id.clone().into()), ("owned", values.owned.into()), ("open", values.open.into())];
    text(language, "agree-values-owned", &arguments)
}

/// The term with the owners' files on offer; `None` if there is no choice.
pub(super) fn values_term(terms: &Terms, owned: &[Arc<Values>], language: Language) -> Option<Term> {
    if !terms.needs_values() || owned.is_empty() {
        return None;
    }
    let open = Values::open();
    let option = |values: &Values| {
        let terms = Terms { values: (values.owned > 0).then(|| values.id.clone()), ..Terms::default() };
        TermOption {
            value: values.id.clone(),
            label: values.title.clone(),
            about: values_phrase(&terms, owned, language),
            is_ruled: false,
        }
    };
    Some(Term {
        key: VALUES_KEY.to_owned(),
        label: word(language, "agree-values-label"),
        value: terms.values.clone().unwrap_or_else(|| open.id.clone()),
        concerns: Vec::new(),
        options: [option(open)].into_iter().chain(owned.iter().map(|values| option(values))).collect(),
    })
}

/// The terms with other values; `None` if they are not on offer.
pub(super) fn with_values(terms: Terms, owned: &[Arc<Values>], id: &str) -> Option<Terms> {
    let term = values_term(&terms, owned, Language::English)?;
    term.options.iter().find(|option| option.value == id)?;
    let is_owned = owned.iter().any(|values| values.id == id);
    Some(Terms { values: is_owned.then(|| id.to_owned()), ..terms })
}
