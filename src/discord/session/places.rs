//! Channels in which a game can no longer be played.

use sztab_referee::{LostPlace, PostContent, PostKind};
use sztab_store::{Game as Record, Lost, Post, PostState, StoreError};

use crate::discord::bot::Bot;

impl Bot {
    /// The reason why nothing can be said where a game is played, as far as that is known.
    pub(crate) async fn lost_place(&self, record: &Record) -> Result<Option<Lost>, StoreError> {
        let posts = self.referee.store().posts(record.id).await?;
        let gone = LostPlace { lost: Lost::Gone, channel: record.channel };
        if posts.iter().any(|post| told_loss(post) == Some(gone)) {
            return Ok(Some(Lost::Gone));
        }
        let newest = posts.iter().rfind(|post| post.channel == record.channel);
        Ok(newest.and_then(|post| match &post.state {
            PostState::GivenUp { reason } => Lost::of_word(reason),
            PostState::Waiting { .. } | PostState::Sent { .. } => None,
        }))
    }
}

/// The channel of which a post tells that nothing can be said there.
pub fn told_loss(post: &Post) -> Option<LostPlace> {
    let Ok(PostContent::Trouble(place) | PostContent::DirectTrouble(place)) = PostContent::of(post) else {
        return None;
    };
    Some(place)
}

/// True if a post tells of trouble itself: of its own trouble nobody is told.
pub fn is_about_trouble(post: &Post) -> bool {
    matches!(PostKind::of(post), Some(PostKind::Trouble | PostKind::DirectTrouble))
}
