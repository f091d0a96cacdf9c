//! The stills of a Battle.

use crate::store::{ChannelId, GameId, Seq};

use crate::discord::bot::Bot;
use crate::discord::say::answer::Answer;
use crate::discord::say::failure::Failure;
use crate::discord::show::gallery::View;
use crate::discord::show::look::Look;
use crate::discord::table::press::Press;

use super::story::story_of;

impl Bot {
    /// The stills of a Battle.
    pub(crate) async fn stills(
        &self,
        (game, seq, number): (GameId, Seq, usize),
        channel: ChannelId,
        look: Look,
    ) -> Result<Answer, Failure> {
        let history = self.referee.history(game, seq).await?;
        let table = &history.table;
        if table.record.channel != channel {
            // A button of ours in another channel: nobody sees a game that is played elsewhere.
            return Err(Failure::Said("unknown-button"));
        }
        let told = history.battle(number);
        let lines = story_of(table, look.language, &told);
        let picture = self.gallery.battle(table, look, told, &lines, View::Stills(number)).await?;
        Ok(Answer { picture: Some(picture), ..Answer::default() })
    }

    /// Shows the stills of a Battle to any presser: the film above them is public too.
    pub(crate) async fn show_stills(&self, press: &Press<'_>) -> Result<(), Failure> {
        let (id, look) = (&press.id, press.look);
        let number = id.argument.parse().map_err(|_| Failure::Said("unknown-button"))?;
        let answer = self.stills((id.game, id.seq, number), ChannelId(press.event.channel_id.get()), look).await?;
        press.answer(answer).await?;
        Ok(())
    }
}
