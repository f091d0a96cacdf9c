//! Presses of the buttons and selects below a view.

use sztab_words::text;

use sztab_referee::league::SeasonRecord;

use crate::discord::bot::Bot;
use crate::discord::league::ask::is_private;
use crate::discord::league::press::{SeasonEvent, SeasonPress};
use crate::discord::router::press::Event;
use crate::discord::say::answer::Answer;
use crate::discord::say::failure::Failure;
use crate::discord::say::reply::Reply;
use crate::discord::session::what_if::can_write;

use super::files::FileKind;
use super::reader::Reader;
use super::view::{View, parse_group};

impl Bot {
    /// Shows another view in the private message, or in a new private message if the button was under a post.
    pub(crate) async fn handle_view_press(&self, press: &SeasonPress<'_>) -> Result<(), Failure> {
        self.show_encoded_view(press, &press.id.argument).await
    }

    /// As [`handle_view_press`](Self::handle_view_press), for a select, whose values are encoded views.
    pub(crate) async fn handle_view_pick_press(&self, press: &SeasonPress<'_>) -> Result<(), Failure> {
        let chosen = press.chosen.first().ok_or(Failure::Said("unknown-button"))?;
        self.show_encoded_view(press, chosen).await
    }

    async fn show_encoded_view(&self, press: &SeasonPress<'_>, words: &str) -> Result<(), Failure> {
        let record = self.find_season_in_guild(press.id.season, press.event.guild()).await?;
        let view = View::from_words(words).ok_or(Failure::Said("unknown-button"))?;
        let reader = Reader { theme: press.theme, user: Some(press.user()) };
        press.respond(self.render_view(&record, &view, &reader).await?).await
    }

    /// Posts the user's current view publicly in the channel, up to date and in the server's language.
    pub(crate) async fn handle_view_share_press(
        &self,
        press: &SeasonPress<'_>,
        record: &SeasonRecord,
    ) -> Result<(), Failure> {
        let SeasonEvent::Component(event) = press.event else { return Err(Failure::Said("unknown-button")) };
        if !can_write(Event::Component(event)) {
            return Err(Failure::Said("share-not-here"));
        }
        if is_private(record) {
            return Err(Failure::Said("season-draft-unshared"));
        }
        let view = View::from_words(&press.id.argument).ok_or(Failure::Said("unknown-button"))?;
        if !self.shares.may_share(press.user(), None, self.now()) {
            return Err(Failure::Said("share-enough"));
        }
        let language = self.find_server_language(record.row.league.guild).await?;
        let reader = Reader::for_everybody(self.public_theme(language));
        let answer = self.render_view(record, &view, &reader).await?;
        let by = text(language, "share-by", &[("player", format!("<@{}>", press.user()).into())]);
        let content = format!("{by}\n{}", answer.content).trim_end().to_owned();
        let shared = Answer { content, rows: Vec::new(), ..answer };
        event.send_followup(press.context, shared.into_followup()).await?;
        Ok(())
    }

    pub(crate) async fn handle_table_file_press(
        &self,
        press: &SeasonPress<'_>,
        record: &SeasonRecord,
    ) -> Result<(), Failure> {
        let group = parse_group(&press.id.argument).ok_or(Failure::Said("unknown-button"))?;
        press.respond(self.write_season_file(record, FileKind::TableOf(group), press.theme.language)?).await
    }
}
