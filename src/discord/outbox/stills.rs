//! The stills of a chapter, such as a Battle.

use crate::games::face::Motion;
use crate::store::ChannelId;

use crate::discord::bot::Bot;
use crate::discord::say::answer::Answer;
use crate::discord::say::failure::Failure;
use crate::discord::table::press::Press;

impl Bot {
    /// Shows the stills of a chapter to any presser: the film above them is public too.
    pub(crate) async fn show_stills(&self, press: &Press<'_>) -> Result<(), Failure> {
        let (id, look) = (&press.id, press.look);
        let number = id.argument.parse().map_err(|_| Failure::Said("unknown-button"))?;
        let history = self.referee.history_of(press.record()?.clone(), id.seq).await?;
        let table = &history.table;
        if table.record.channel != ChannelId(press.event.channel_id.get()) {
            // A button of ours in another channel: nobody sees a game that is played elsewhere.
            return Err(Failure::Said("unknown-button"));
        }
        let told = history.chapter(number);
        let picture = self.gallery.chapter(table, look, number, &told, Motion::Stills).await?;
        press.answer(Answer { picture, ..Answer::default() }).await?;
        Ok(())
    }
}
