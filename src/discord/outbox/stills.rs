//! The stills of a chapter, such as a Battle.

use sztab_game::face::Motion;
use sztab_store::ChannelId;

use crate::discord::bot::Bot;
use crate::discord::say::answer::Answer;
use crate::discord::say::failure::Failure;
use crate::discord::table::press::Press;

/// Pictures of one message; Discord takes no more.
const MOST_PICTURES: usize = 10;

impl Bot {
    /// Shows the stills of a chapter to any presser: the film above them is public too.
    pub(crate) async fn show_stills(&self, press: &Press<'_>) -> Result<(), Failure> {
        let (id, theme) = (&press.id, press.theme);
        let number = id.argument.parse().map_err(|_| Failure::Said("unknown-button"))?;
        let history = self.referee.latest_of(press.record()?.clone(), id.seq).await?;
        let table = &history.table;
        if table.record.channel != ChannelId(press.event.channel_id.get()) {
            // A button of ours in another channel: nobody sees a game that is played elsewhere.
            return Err(Failure::Said("unknown-button"));
        }
        let told = history.chapter(number);
        let mut pages = Vec::new();
        while pages.len() < MOST_PICTURES {
            let motion = Motion::Stills(pages.len());
            let Some(page) = self.gallery.chapter(table, theme, number, &told, motion).await? else { break };
            pages.push(page);
        }
        let mut pages = pages.into_iter();
        press.answer(Answer { picture: pages.next(), further: pages.collect(), ..Answer::default() }).await?;
        Ok(())
    }
}
