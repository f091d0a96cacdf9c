//! What the posts of a season say: made from its log at the moment when they are sent.

mod line;
mod matches;
mod round;
mod season;

use crate::games::Language;
use crate::referee::league::SeasonBook;
use crate::referee::{RefereeError, SeasonPost};
use crate::store::{LiveMessage, Post, PostState, SeasonId, UserId};

use crate::discord::bot::Bot;
use crate::discord::say::answer::Answer;
use crate::discord::say::failure::Failure;
use crate::discord::table::delivery::Delivery;

use super::ask::unforeseen;
use super::lost::{direct_trouble, trouble};

/// A post of a season with what it is made of.
pub struct Telling<'a> {
    /// The season as it stands.
    pub book: &'a SeasonBook,
    /// The language of the server.
    pub language: Language,
}

impl Bot {
    /// Makes a post of a season. A post with the content of an earlier one brings that message up to date.
    pub(crate) async fn season_delivery(&self, post: &Post, season: SeasonId) -> Result<Delivery, Failure> {
        let content = SeasonPost::of(post).map_err(RefereeError::from)?;
        let posts = self.referee.store().posts_alike(post).await?;
        // The last of those that wait says it all.
        if posts.iter().any(|later| later.id > post.id && matches!(later.state, PostState::Waiting { .. })) {
            return Ok(Delivery::Nothing);
        }
        let book = self.referee.season(season).await.map_err(unforeseen)?;
        let language = self.language_of_server(book.row.league.guild).await?;
        let telling = Telling { book: &book, language };
        if let SeasonPost::DirectTrouble(place) = content {
            return Ok(direct_trouble(&telling, place, UserId(post.channel.0)));
        }
        let Some(answer) = self.season_answer(content, &telling).await? else { return Ok(Delivery::Nothing) };
        // A league that has moved has its messages anew in the new channel.
        let before = posts.iter().rev().filter(|earlier| earlier.id < post.id && earlier.channel == post.channel);
        let shown = before
            .filter_map(|earlier| Some(LiveMessage { channel: earlier.channel, message: earlier.message()? }))
            .next();
        Ok(match shown {
            Some(message) => Delivery::Edit(message, answer),
            None => Delivery::Send(answer),
        })
    }

    async fn season_answer(&self, content: SeasonPost, telling: &Telling<'_>) -> Result<Option<Answer>, Failure> {
        Ok(match content {
            SeasonPost::Season => {
                Some(self.with_tables(season::message(telling), telling.book, telling.language).await)
            }
            SeasonPost::Round { group, round } => match round::message(telling, group, round) {
                Some(answer) => Some(self.with_round(answer, telling.book, (group, round), telling.language).await),
                None => None,
            },
            SeasonPost::Match { of } => matches::message(telling, of),
            SeasonPost::Room { of, game } => matches::room(telling, of, game),
            SeasonPost::Line { seq } => line::message(telling, seq),
            SeasonPost::RemindBegin { of } => matches::reminder(telling, of),
            SeasonPost::RemindDeadline { of, .. } => matches::reminder(telling, of),
            SeasonPost::Queue { of } => matches::queue(telling, of),
            SeasonPost::Stuck { group, round } => round::stuck(telling, group, round),
            SeasonPost::Trouble(place) => {
                trouble(telling, place, self.referee.server(telling.book.row.league.guild).await?.organisers)
            }
            SeasonPost::DirectTrouble(_) => None,
        })
    }

    /// The language of public posts in a server.
    pub(crate) async fn language_of_server(&self, guild: crate::store::GuildId) -> Result<Language, Failure> {
        Ok(self.referee.server(guild).await?.language.unwrap_or(Language::English))
    }
}
