//! Which posts are owed for what happened. What they say is made from the log when they are sent.

use crate::games::neuroshima::rules::{Event, Side};
use crate::store::NewPost;

use super::Table;
use super::content::PostContent;

/// The posts owed for the events of one line of the log, in the order in which they are to be read.
pub(super) fn owed(before: &Table, actor: Side, events: &[Event], after: &Table) -> Vec<NewPost> {
    let channel = after.record.channel;
    let battles = events.iter().filter(|event| matches!(event, Event::BattleEnded { .. })).count();
    let mut posts: Vec<NewPost> = (0..battles).map(|number| PostContent::Battle { number }.post(channel)).collect();
    posts.push(if after.game.outcome().is_some() {
        PostContent::Over.post(channel).live()
    } else if is_new_turn_post(before, actor, events, after) {
        PostContent::Turn.post(channel).live()
    } else {
        PostContent::Refresh.post(channel)
    });
    posts
}

/// Whether somebody has to be called: a turn has begun, a Battle is over, or it is for another one to act.
fn is_new_turn_post(before: &Table, actor: Side, events: &[Event], after: &Table) -> bool {
    let begun = |event: &Event| matches!(event, Event::TurnBegan { .. } | Event::BattleEnded { .. });
    events.iter().any(begun) || after.game.to_act() != Some(actor) || before.game.to_act() != after.game.to_act()
}

/// Whether the posts owed for a line call somebody: the story of the next such post begins after it.
pub(super) fn calls(posts: &[NewPost]) -> bool {
    posts.iter().any(|post| post.live)
}
