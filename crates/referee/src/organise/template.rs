//! Named terms of sessions, so that organisers define them once.

use serde::{Deserialize, Serialize};
use unicode_normalization::UnicodeNormalization as _;

use crate::Place;
use crate::clock::TimeControl;
use crate::limits::MAX_TEMPLATES_PER_SERVER;

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
    On(TimeControl),
}

impl TemplateClock {
    /// The clock of a session opened with the template.
    #[must_use]
    pub fn control(self) -> Option<TimeControl> {
        match self {
            Self::Off => None,
            Self::On(control) => Some(control),
        }
    }
}

impl From<Option<TimeControl>> for TemplateClock {
    fn from(control: Option<TimeControl>) -> Self {
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
    pub fn has_name(&self, name: &str) -> bool {
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
        let place = templates.iter().position(|known| known.has_name(self.name()));
        match (self, place) {
            (Self::Save(template), Some(place)) => templates[place] = template.clone(),
            (Self::Save(template), None) if templates.len() < MAX_TEMPLATES_PER_SERVER => {
                templates.push(template.clone());
            }
            (Self::Remove(_), Some(place)) => drop(templates.remove(place)),
            (Self::Save(_) | Self::Remove(_), None) => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn missing_clock_differs_from_an_open_clock() {
        let open = Template { name: "friendly".to_owned(), ..Template::default() };
        let none = Template { clock: Some(TemplateClock::Off), ..open.clone() };
        let some = Template { clock: Some(TemplateClock::On(TimeControl::PerTurn { hours: 24 })), ..open.clone() };
        for template in [open, none, some] {
            let text = serde_json::to_string(&template).expect("plain data");
            assert_eq!(serde_json::from_str::<Template>(&text).expect("readable"), template);
        }
    }

    #[test]
    fn templates_replace_their_namesakes_up_to_the_server_limit() {
        let named = |name: String| Template { name, ..Template::default() };
        let mut templates = Vec::new();
        for number in 0..=MAX_TEMPLATES_PER_SERVER {
            TemplateChange::Save(named(format!("Terms {number}"))).apply(&mut templates);
        }
        assert_eq!(templates.len(), MAX_TEMPLATES_PER_SERVER);
        let rated = Template { rated: Some(true), ..named("TERMS 3".to_owned()) };
        TemplateChange::Save(rated.clone()).apply(&mut templates);
        assert_eq!((templates.len(), templates.get(3)), (MAX_TEMPLATES_PER_SERVER, Some(&rated)));
        TemplateChange::Remove("terms 3 ".to_owned()).apply(&mut templates);
        assert!(templates.iter().all(|template| !template.has_name("terms 3")));
    }
}
