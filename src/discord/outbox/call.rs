//! Posts that call a user to a waiting game, and the answers to requests made in posts.

use sztab_game::Side;
use sztab_referee::{FallAnswer, PostContent, Proposal, SeatOffer, UndoAnswer, UndoRequest};
use sztab_store::{Status, UserId};

use crate::discord::bot::Bot;
use crate::discord::say::answer::Answer;
use crate::discord::say::failure::Failure;
use crate::discord::session::agreement::{answered_draw, answered_resignation, answered_seat};
use crate::discord::session::clock::{answered_flag_fall, next_turn_notice, reminder};
use crate::discord::session::delivery::{Delivery, find_message};
use crate::discord::session::undo::{build_undo_answer, build_undo_request};
use crate::discord::session::vote::{closed_vote_message, vote_message};

use super::due_post::{DuePost, GamePost, read_game_post};

/// Reminds the player to act; `Nothing` once the game is no longer waiting for that player.
pub async fn remind(bot: &Bot, post: &GamePost, user: UserId) -> Result<Delivery, Failure> {
    let deadline = bot.referee.find_deadline(post.session(), bot.now()).await?;
    Ok(post.deliver_while_waiting(|session| reminder(session, user, deadline.as_ref(), post.language, false)))
}

/// As [`remind`](Self::remind), by direct message, or in the channel if the player does not want direct messages.
pub async fn remind_directly(bot: &Bot, post: &GamePost, user: UserId) -> Result<Delivery, Failure> {
    if !post.has_buttons {
        return Ok(Delivery::Nothing);
    }
    let deadline = bot.referee.find_deadline(post.session(), bot.now()).await?;
    let own = bot.referee.load_personal_settings(user).await?.language.unwrap_or(post.language);
    let reminded = |language, is_direct| reminder(post.session(), user, deadline.as_ref(), language, is_direct);
    let (direct, instead) = (reminded(own, true), reminded(post.language, false));
    Ok(direct.zip(instead).map_or(Delivery::Nothing, |(direct, instead)| Delivery::Direct {
        user,
        direct: Box::new(direct),
        instead: Some(Box::new(instead)),
    }))
}

/// Notifies a player that the turn before the player's own has begun.
pub async fn announce_turn(bot: &Bot, post: &GamePost, user: UserId) -> Result<Delivery, Failure> {
    if post.session().record.status != Status::Running {
        return Ok(Delivery::Nothing);
    }
    // A player who has already been called to act needs no advance notice.
    let now = bot.referee.load_session(post.session().record.id).await?.next_to_act();
    let is_late = now.is_none_or(|(_, next)| next == user);
    Ok(if is_late { Delivery::Nothing } else { Delivery::Send(next_turn_notice(post.session(), user, post.language)) })
}

/// Asks the opponent to agree to taking back a step. A request at an older version is not sent, because any answer
/// to it would be refused.
pub async fn ask_for_undo(bot: &Bot, post: &GamePost, asked: UndoRequest) -> Result<Delivery, Failure> {
    if !post.has_buttons {
        return Ok(Delivery::Nothing);
    }
    let session = post.session();
    Ok(Delivery::Send(build_undo_request(bot, session, post.language, asked, session.seq).await?))
}

/// Shows the answer to a request for taking back a step.
pub async fn update_undo_request(
    bot: &Bot,
    owed: &DuePost<'_>,
    answer: UndoAnswer,
    asked: UndoRequest,
) -> Result<Delivery, Failure> {
    let post = read_game_post(bot, owed).await?;
    let told = build_undo_answer(bot, post.session(), post.language, answer, asked, owed.post).await?;
    Ok(told.map_or(Delivery::Nothing, |(message, answer)| Delivery::Edit(message, answer)))
}

/// Shows the opponent's choice after a clock has expired.
pub async fn update_flag_fall(
    bot: &Bot,
    owed: &DuePost<'_>,
    answer: FallAnswer,
    side: Side,
) -> Result<Delivery, Failure> {
    let post = read_game_post(bot, owed).await?;
    let told = answered_flag_fall(post.session(), post.language, answer, side);
    update_request(bot, owed, PostContent::Fall { side }, told).await
}

/// Shows the answer to a draw offer.
pub async fn update_draw_offer(bot: &Bot, owed: &DuePost<'_>, agrees: bool, side: Side) -> Result<Delivery, Failure> {
    let post = read_game_post(bot, owed).await?;
    let told = answered_draw(post.session(), post.language, agrees, side);
    update_request(bot, owed, PostContent::DrawOffer { side }, told).await
}

/// Shows the answer to a request to resign.
pub async fn update_resignation(bot: &Bot, owed: &DuePost<'_>, agrees: bool, side: Side) -> Result<Delivery, Failure> {
    let post = read_game_post(bot, owed).await?;
    let told = answered_resignation(post.session(), post.language, agrees, side);
    update_request(bot, owed, PostContent::Resignation { side }, told).await
}

/// Shows the answer to a seat offer.
pub async fn update_seat_offer(
    bot: &Bot,
    owed: &DuePost<'_>,
    agrees: bool,
    offer: SeatOffer,
) -> Result<Delivery, Failure> {
    let post = read_game_post(bot, owed).await?;
    let told = answered_seat(post.session(), post.language, agrees, offer);
    update_request(bot, owed, PostContent::SeatOffer(offer), told).await
}

/// Posts the request for votes on a proposal; skipped if the proposal has been replaced or the game has moved on.
pub async fn ask_for_votes(bot: &Bot, owed: &DuePost<'_>, proposal: Proposal) -> Result<Delivery, Failure> {
    let post = read_game_post(bot, owed).await?;
    let standing = bot.referee.load_open_proposal(post.session()).await?;
    if !post.has_buttons || standing != Some(proposal) {
        return Ok(Delivery::Nothing);
    }
    let voices = bot.referee.load_votes(owed.record.id, proposal).await?;
    Ok(Delivery::Send(vote_message(post.session(), post.language, proposal, &voices)))
}

/// Updates the message of a proposal after a vote.
pub async fn update_vote(bot: &Bot, owed: &DuePost<'_>, proposal: Proposal) -> Result<Delivery, Failure> {
    match ask_for_votes(bot, owed, proposal).await? {
        Delivery::Send(told) => update_request(bot, owed, PostContent::Proposal(proposal), told).await,
        other => Ok(other),
    }
}

/// Closes the message of a proposal.
pub async fn close_vote(bot: &Bot, owed: &DuePost<'_>, proposal: Proposal, is_said: bool) -> Result<Delivery, Failure> {
    let post = read_game_post(bot, owed).await?;
    let voices = bot.referee.load_votes(owed.record.id, proposal).await?;
    let told = closed_vote_message(post.session(), post.language, proposal, &voices, is_said);
    update_request(bot, owed, PostContent::Proposal(proposal), told).await
}

/// Updates the message that made a request; if the message is gone, no update is needed.
async fn update_request(bot: &Bot, owed: &DuePost<'_>, asked: PostContent, told: Answer) -> Result<Delivery, Failure> {
    let message = find_message(bot, owed.post, asked).await?;
    Ok(message.map_or(Delivery::Nothing, |message| Delivery::Edit(message, told)))
}
