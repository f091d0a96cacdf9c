//! Named terms of sessions, so that organisers define them once.

use serde::{Deserialize, Serialize};
use unicode_normalization::UnicodeNormalization as _;

use crate::Place;
use crate::clock::Control;
use crate::limits::TEMPLATES_OF_A_SERVER;

/// Saved terms for opening sessions. Unset ones are as for a session opened without a template.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Template {
    /// The name by which the template is chosen.
    pub name: String,
    /// The id of the game; `None` for the default one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub game: Option<String>,
    /// Terms in the game's notation.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub terms: Option<String>,
    /// The time control.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clock: Option<TemplateClock>,
    /// The place where the game is played.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<Place>,
    /// True if the game counts for ratings.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rated: Option<bool>,
}

/// The time control of a template.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TemplateClock {
    /// No clock.
    Off,
    /// A clock with this control.
    On(Control),
}

impl TemplateClock {
    /// The clock of a session opened with the template.
    #[must_use]
    pub fn control(self) -> Option<Control> {
        match self {
            Self::Off => None,
            Self::On(control) => Some(control),
        }
    }
}

impl From<Option<Control>> for TemplateClock {
    fn from(control: Option<Control>) -> Self {
        control.map_or(Self::Off, Self::On)
    }
}

/// A change of a server's templates.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TemplateChange {
    /// Saves a template, replacing one with the same name.
    Save(Template),
    /// Removes the template with this name.
    Remove(String),
}

impl Template {
    /// True if the template has this name, ignoring case and differences in Unicode normalisation.
    #[must_use]
    pub fn is_called(&self, name: &str) -> bool {
        let folded = |name: &str| name.trim().to_lowercase().nfc().collect::<String>();
        folded(&self.name) == folded(name)
    }
}

impl TemplateChange {
    fn name(&self) -> &str {
        match self {
            Self::Save(template) => &template.name,
            Self::Remove(name) => name,
        }
    }

    pub(super) fn apply(&self, templates: &mut Vec<Template>) {
        let place = templates.iter().position(|known| known.is_called(self.name()));
        match (self, place) {
            (Self::Save(template), Some(place)) => templates[place] = template.clone(),
            (Self::Save(template), None) if templates.len() < TEMPLATES_OF_A_SERVER => templates.push(template.clone()),
            (Self::Remove(_), Some(place)) => drop(templates.remove(place)),
            (Self::Save(_) | Self::Remove(_), None) => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_template_without_a_clock_is_not_one_that_leaves_the_clock_open() {
        let open = Template { name: "friendly".to_owned(), ..Template::default() };
        let none = Template { clock: Some(TemplateClock::Off), ..open.clone() };
        let some = Template { clock: Some(TemplateClock::On(Control::PerTurn { hours: 24 })), ..open.clone() };
        for template in [open, none, some] {
            let text = serde_json::to_string(&template).expect("plain data");
            assert_eq!(serde_json::from_str::<Template>(&text).expect("readable"), template);
        }
    }

    #[test]
    fn a_template_replaces_the_one_of_its_name_and_no_server_has_too_many() {
        let named = |name: String| Template { name, ..Template::default() };
        let mut templates = Vec::new();
        for number in 0..=TEMPLATES_OF_A_SERVER {
            TemplateChange::Save(named(format!("Terms {number}"))).apply(&mut templates);
        }
        assert_eq!(templates.len(), TEMPLATES_OF_A_SERVER);
        let rated = Template { rated: Some(true), ..named("TERMS 3".to_owned()) };
        TemplateChange::Save(rated.clone()).apply(&mut templates);
        assert_eq!((templates.len(), templates.get(3)), (TEMPLATES_OF_A_SERVER, Some(&rated)));
        TemplateChange::Remove("terms 3 ".to_owned()).apply(&mut templates);
        assert!(templates.iter().all(|template| !template.is_called("terms 3")));
    }
}
