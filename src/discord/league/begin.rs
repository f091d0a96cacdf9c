//! *Begin* under the post of a match.

use sztab_league::decide::Command;
use sztab_league::ids::MatchId;

use crate::discord::bot::Bot;
use crate::discord::say::failure::Failure;

use super::press::SeasonPress;

impl Bot {
    /// Answers nothing: the post shows the result.
    pub(crate) async fn begin_press(&self, press: &SeasonPress<'_>) -> Result<(), Failure> {
        let match_id = MatchId(press.number(0)?);
        self.ask_of_season(&self.asking(press).await?, |_, _| Command::Begin(match_id)).await?;
        Ok(())
    }
}
