//! Terms of tables under a name, so that organisers agree on them once.

use serde::{Deserialize, Serialize};

use crate::limits::TEMPLATES_OF_A_SERVER;
use crate::referee::clock::Control;
use crate::referee::{Armies, First, Mirror, Place, Referee, RefereeError, ServerSettings};
use crate::store::{GuildId, UnixMs};

/// Terms that tables can be opened by. What is not set is as for a table that is opened without it.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Template {
    /// Its name, by which it is chosen.
    pub name: String,
    /// How time is given; `Some(None)` is no clock.
    #[serde(skip_serializing_if = "Option::is_none", deserialize_with = "given")]
    pub clock: Option<Option<Control>>,
    /// How the players come to their armies.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub armies: Option<Armies>,
    /// Who plays first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first: Option<First>,
    /// Where the game is played.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<Place>,
    /// A second game with the armies exchanged.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mirror: Option<Mirror>,
    /// The game counts for ratings.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rated: Option<bool>,
    /// The bot tells the odds of drawing tiles.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub odds: Option<bool>,
}

/// Reads a value that is there: `null` is no clock, and not a clock that is not set.
fn given<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<Option<Option<Control>>, D::Error> {
    Option::deserialize(deserializer).map(Some)
}

/// A change of a server's templates.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TemplateChange {
    /// Saves a template, in place of the one with its name.
    Save(Template),
    /// Removes the template with a name.
    Remove(String),
}

impl Template {
    /// Whether a name is that of the template; letters of either case are alike.
    #[must_use]
    pub fn is_called(&self, name: &str) -> bool {
        self.name.to_lowercase() == name.trim().to_lowercase()
    }
}

impl TemplateChange {
    fn name(&self) -> &str {
        match self {
            Self::Save(template) => &template.name,
            Self::Remove(name) => name,
        }
    }

    fn apply(&self, templates: &mut Vec<Template>) {
        let place = templates.iter().position(|known| known.is_called(self.name()));
        match (self, place) {
            (Self::Save(template), Some(place)) => templates[place] = template.clone(),
            (Self::Save(template), None) if templates.len() < TEMPLATES_OF_A_SERVER => templates.push(template.clone()),
            (Self::Remove(_), Some(place)) => drop(templates.remove(place)),
            (Self::Save(_) | Self::Remove(_), None) => {}
        }
    }
}

impl ServerSettings {
    /// The template with a name.
    #[must_use]
    pub fn template(&self, name: &str) -> Option<&Template> {
        self.templates.iter().find(|template| template.is_called(name))
    }
}

impl Referee {
    /// Changes the templates of a server, and gives what the server has set now. Removing what is not there changes
    /// nothing.
    ///
    /// # Errors
    ///
    /// [`RefereeError::TemplatesFull`], or if the store refuses.
    pub async fn change_templates(
        &self,
        guild: GuildId,
        at: UnixMs,
        change: TemplateChange,
    ) -> Result<ServerSettings, RefereeError> {
        let settings = self.set_server(guild, at, |settings| change.apply(&mut settings.templates)).await?;
        match &change {
            TemplateChange::Save(template) if settings.template(&template.name) != Some(template) => {
                Err(RefereeError::TemplatesFull)
            }
            _ => Ok(settings),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_template_without_a_clock_is_not_one_that_leaves_the_clock_open() {
        let open = Template { name: "friendly".to_owned(), ..Template::default() };
        let none = Template { clock: Some(None), ..open.clone() };
        let some = Template { clock: Some(Some(Control::PerTurn { hours: 24 })), ..open.clone() };
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
