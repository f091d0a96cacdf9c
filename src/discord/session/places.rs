//! Channels in which games can no longer be played.

use sztab_referee::{PostContent, PostKind, UnreachableChannel};
use sztab_store::{Game as Record, LostReason, Post, PostState, StoreError};

use crate::discord::bot::Bot;

/// The reason the bot cannot post where a game is played, if one is known.
pub async fn find_lost_channel_reason(bot: &Bot, record: &Record) -> Result<Option<LostReason>, StoreError> {
    let posts = bot.referee.store().load_posts(record.id).await?;
    let gone = UnreachableChannel { lost: LostReason::Gone, channel: record.channel };
    if posts.iter().any(|post| reported_loss(post) == Some(gone)) {
        return Ok(Some(LostReason::Gone));
    }
    let newest = posts.iter().rfind(|post| post.channel == record.channel);
    Ok(newest.and_then(|post| match &post.state {
        PostState::GivenUp { reason } => LostReason::of_word(reason),
        PostState::Waiting { .. } | PostState::Sent { .. } => None,
    }))
}

/// The channel that a post reports as lost.
pub fn reported_loss(post: &Post) -> Option<UnreachableChannel> {
    let Ok(PostContent::Trouble(place) | PostContent::DirectTrouble(place)) = PostContent::from_post(post) else {
        return None;
    };
    Some(place)
}

/// True if a post itself reports trouble; trouble in sending such a post is not reported.
pub fn reports_trouble(post: &Post) -> bool {
    matches!(PostKind::from_post(post), Some(PostKind::Trouble | PostKind::DirectTrouble))
}
