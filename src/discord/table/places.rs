//! Channels in which a game can no longer be played.

use crate::referee::PostKind;
use crate::store::{ChannelId, Game as Record, Lost, Post, PostState, StoreError};

use crate::discord::bot::Bot;

impl Bot {
    /// Why nothing can be said where a game is played, as far as that is known.
    pub(crate) async fn lost_place(&self, record: &Record) -> Result<Option<Lost>, StoreError> {
        let posts = self.referee.store().posts(record.id).await?;
        let gone = notice_of(Lost::Gone, record.channel);
        if posts.iter().any(|post| is_about_trouble(post) && post.payload == gone) {
            return Ok(Some(Lost::Gone));
        }
        let newest = posts.iter().rfind(|post| post.channel == record.channel);
        Ok(newest.and_then(|post| match &post.state {
            PostState::GivenUp { reason } => Lost::of_word(reason),
            _ => None,
        }))
    }
}

/// What a notice is about, as the outbox keeps it.
pub fn notice_of(lost: Lost, channel: ChannelId) -> String {
    format!("{} {}", lost.word(), channel.0)
}

/// Whether a post tells of trouble itself: of its own trouble nobody is told.
pub fn is_about_trouble(post: &Post) -> bool {
    matches!(PostKind::of_word(&post.kind), Some(PostKind::Trouble | PostKind::DirectTrouble))
}
