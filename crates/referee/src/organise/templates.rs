//! The templates of a server.

use crate::{Referee, RefereeError, ServerSettings};
use sztab_store::{GuildId, UnixMs};

use super::template::{Template, TemplateChange};

impl ServerSettings {
    #[must_use]
    pub fn find_template(&self, name: &str) -> Option<&Template> {
        self.templates.iter().find(|template| template.has_name(name))
    }
}

impl Referee {
    /// Changes the templates of a server, and returns its current settings. Removing a template that does not exist
    /// changes nothing.
    ///
    /// # Errors
    ///
    /// [`RefereeError::TemplatesFull`], or if the store fails.
    pub async fn change_templates(
        &self,
        guild: GuildId,
        at: UnixMs,
        change: TemplateChange,
    ) -> Result<ServerSettings, RefereeError> {
        let settings = self.set_server(guild, at, |settings| change.apply(&mut settings.templates)).await?;
        if let TemplateChange::Save(template) = &change
            && settings.find_template(&template.name) != Some(template)
        {
            return Err(RefereeError::TemplatesFull);
        }
        Ok(settings)
    }
}
