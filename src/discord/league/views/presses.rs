//! Presses of the buttons and selects below a view.

use sztab_league::ids::Group;
use sztab_words::text;

use crate::discord::bot::Bot;
use crate::discord::league::ask::is_private;
use crate::discord::router::press::SeasonPress;
use crate::discord::router::route::Handler;
use crate::discord::say::answer::Answer;
use crate::discord::say::failure::Failure;
use crate::discord::say::reply::Reply;
use crate::discord::session::what_if::can_write;

use super::controls::{PickView, ShareView, ShowView, TableFile};
use super::files::FileKind;
use super::reader::Reader;
use super::view::View;

/// Shows another view in the private message, or in a new private message if the button was under a post.
impl Handler for ShowView {
    async fn handle(self, bot: &Bot, press: &SeasonPress<'_>) -> Result<(), Failure> {
        let view = self.view.ok_or(Failure::Said("unknown-button"))?;
        let reader = Reader { theme: press.theme, user: Some(press.user()) };
        press.respond(bot.render_view(&press.record, &view, &reader).await?).await
    }
}

/// As [`ShowView`], for a select, whose values are encoded views.
impl Handler for PickView {
    async fn handle(self, bot: &Bot, press: &SeasonPress<'_>) -> Result<(), Failure> {
        ShowView { view: press.choice().and_then(View::from_words) }.handle(bot, press).await
    }
}

/// Posts the user's current view publicly in the channel, up to date and in the server's language.
impl Handler for ShareView {
    async fn handle(self, bot: &Bot, press: &SeasonPress<'_>) -> Result<(), Failure> {
        if !can_write(press.event) {
            return Err(Failure::Said("share-not-here"));
        }
        if is_private(&press.record) {
            return Err(Failure::Said("season-draft-unshared"));
        }
        if !bot.shares.may_share(press.user(), None, bot.now()) {
            return Err(Failure::Said("share-enough"));
        }
        let language = bot.find_server_language(press.record.row.league.guild).await?;
        let reader = Reader::for_everybody(bot.public_theme(language));
        let answer = bot.render_view(&press.record, &self.view, &reader).await?;
        let by = text(language, "share-by", &[("player", format!("<@{}>", press.user()).into())]);
        let content = format!("{by}\n{}", answer.content).trim_end().to_owned();
        let shared = Answer { content, rows: Vec::new(), ..answer };
        press.event.send_followup(press.context, shared.into_followup()).await?;
        Ok(())
    }
}

impl Handler for TableFile {
    async fn handle(self, bot: &Bot, press: &SeasonPress<'_>) -> Result<(), Failure> {
        let Self { stage, division } = self;
        let table = FileKind::TableOf(Group { stage, division });
        press.respond(bot.write_season_file(&press.record, table, press.theme.language)?).await
    }
}
