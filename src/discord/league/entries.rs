//! *Approve* and *Refuse* under the question of somebody who wants to take part.

use crate::league::decide::Command;
use crate::league::ids::EntrantId;

use crate::discord::bot::Bot;
use crate::discord::say::failure::Failure;

use super::press::SeasonPress;

impl Bot {
    pub(crate) async fn answer_entry_press(&self, press: &SeasonPress<'_>) -> Result<(), Failure> {
        self.season_here(press.id.season, press.event.guild()).await?;
        let entrant = EntrantId(press.number(0)?);
        let approve = press.is_yes();
        let command =
            |_: &_, _| if approve { Command::Approve { entrant, seed: None } } else { Command::Refuse(entrant) };
        self.ask_of_season(&self.asking(press).await?, command).await?;
        Ok(())
    }
}
