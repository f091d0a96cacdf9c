//! Presses of the buttons and selects below a view.

use sztab_words::text;

use sztab_referee::league::SeasonRecord;

use crate::discord::bot::Bot;
use crate::discord::league::ask::is_private;
use crate::discord::league::press::{Event, SeasonPress};
use crate::discord::say::answer::Answer;
use crate::discord::say::failure::Failure;
use crate::discord::say::reply::Reply;
use crate::discord::session::what_if::may_write;

use super::files::FileKind;
use super::reader::Reader;
use super::view::{View, group_of_words};

impl Bot {
    /// Shows another view in the private message, or in a new private message if the button was under a post.
    pub(crate) async fn view_press(&self, press: &SeasonPress<'_>) -> Result<(), Failure> {
        self.show_words(press, &press.id.argument).await
    }

    /// As [`view_press`](Self::view_press), for a select, whose values are encoded views.
    pub(crate) async fn view_pick_press(&self, press: &SeasonPress<'_>) -> Result<(), Failure> {
        let chosen = press.chosen.first().ok_or(Failure::Said("unknown-button"))?;
        self.show_words(press, chosen).await
    }

    async fn show_words(&self, press: &SeasonPress<'_>, words: &str) -> Result<(), Failure> {
        let record = self.season_here(press.id.season, press.event.guild()).await?;
        let view = View::of_words(words).ok_or(Failure::Said("unknown-button"))?;
        let reader = Reader { theme: press.theme, user: Some(press.user()) };
        press.respond(self.season_view(&record, &view, &reader).await?).await
    }

    /// Posts the user's current view publicly in the channel, up to date and in the server's language.
    pub(crate) async fn view_share_press(&self, press: &SeasonPress<'_>, record: &SeasonRecord) -> Result<(), Failure> {
        let Event::Component(event) = press.event else { return Err(Failure::Said("unknown-button")) };
        if !may_write(event) {
            return Err(Failure::Said("share-not-here"));
        }
        if is_private(record) {
            return Err(Failure::Said("season-draft-unshared"));
        }
        let view = View::of_words(&press.id.argument).ok_or(Failure::Said("unknown-button"))?;
        if !self.shares.may_share(press.user(), None, self.now()) {
            return Err(Failure::Said("share-enough"));
        }
        let language = self.language_of_server(record.row.league.guild).await?;
        let reader = Reader::everybody(self.public_theme(language));
        let answer = self.season_view(record, &view, &reader).await?;
        let by = text(language, "share-by", &[("player", format!("<@{}>", press.user()).into())]);
        let content = format!("{by}\n{}", answer.content).trim_end().to_owned();
        let shared = Answer { content, rows: Vec::new(), ..answer };
        event.add(press.context, shared.into_followup()).await?;
        Ok(())
    }

    pub(crate) async fn table_file_press(&self, press: &SeasonPress<'_>, record: &SeasonRecord) -> Result<(), Failure> {
        let group = group_of_words(&press.id.argument).ok_or(Failure::Said("unknown-button"))?;
        press.respond(self.season_file(record, FileKind::TableOf(group), press.theme.language)?).await
    }
}
