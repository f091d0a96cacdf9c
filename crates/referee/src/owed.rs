//! The posts owed for an event. Their content is generated from the log when they are sent.

use sztab_game::{AnyEvent, EventKind, Side, Sides};
use sztab_store::NewPost;

use super::Session;
use super::content::PostContent;

/// The posts owed for the events of one line of the log, in reading order.
pub(super) fn owed_posts(before: &Session, actor: Side, events: &[AnyEvent], after: &Session) -> Vec<NewPost> {
    let channel = after.record.channel;
    let mut seam = ChapterJoiner::default();
    let joined = events.iter().filter(|event| seam.continues_chapter(event.kind())).count();
    let ended = events.iter().filter(|event| event.kind() == EventKind::ChapterEnded).count();
    let chapters = ended.saturating_sub(joined);
    let mut posts: Vec<NewPost> =
        (0..chapters).map(|number| PostContent::Chapter { number }.into_post(channel)).collect();
    posts.push(if after.game.outcome().is_some() {
        PostContent::Over.into_post(channel).with_buttons()
    } else if !is_left_to_computers(after) && is_new_turn_post(before, actor, events, after) {
        PostContent::Turn.into_post(channel).with_buttons()
    } else {
        PostContent::Refresh.into_post(channel)
    });
    posts
}

/// True if only the computer player has to act: no ping is needed, and its turn soon produces a post of its own.
fn is_left_to_computers(session: &Session) -> bool {
    session.waiting_persons().is_empty() && !session.game.waiting_sides().is_empty()
}

/// True if a player has to be pinged: a turn has begun, a chapter is over, or other players have to act.
fn is_new_turn_post(before: &Session, actor: Side, events: &[AnyEvent], after: &Session) -> bool {
    let begun = |event: &AnyEvent| matches!(event.kind(), EventKind::TurnBegan(_) | EventKind::ChapterEnded);
    let (waited, waiting) = (before.game.waiting_sides(), after.game.waiting_sides());
    // If several players answer at once, the remaining players have already been asked.
    let others = waiting.difference(waited);
    let goes_on = waiting == Sides::from(actor) || (!waiting.is_empty() && waited.len() > 1);
    events.iter().any(begun) || !others.is_empty() || !goes_on
}

/// True if the posts owed for a line ping a player: the narrative of the next such post begins after that line.
pub(super) fn has_ping(posts: &[NewPost]) -> bool {
    posts.iter().any(|post| post.live)
}

/// Joins chapters of one action: two are narrated as one if the first ends with a question that a standing order
/// answers.
#[derive(Default)]
pub(super) struct ChapterJoiner {
    has_ended: bool,
    is_asked: bool,
}

impl ChapterJoiner {
    /// Processes the next event. Returns true if it continues the previous chapter.
    pub(super) fn continues_chapter(&mut self, kind: EventKind) -> bool {
        if kind == EventKind::ChapterEnded {
            *self = Self { has_ended: true, is_asked: false };
        } else if matches!(kind, EventKind::Asked(_)) {
            self.is_asked = true;
        } else if kind == EventKind::ChapterBegan {
            let before = std::mem::take(self);
            return before.has_ended && before.is_asked;
        }
        false
    }
}
