//! The story behind a message that was posted for a game, for one reader. It is built from the same public history as
//! the message, in the reader's language and colours.

use sztab_game::view::Focus;
use sztab_referee::{LobbyOptions, PostContent, RefereeError};
use sztab_store::{ChannelId, Game as Record, GuildId, MessageId, Post, Seq};
use sztab_words::{text, word};

use crate::discord::bot::Bot;
use crate::discord::say::answer::Answer;
use crate::discord::say::failure::Failure;
use crate::discord::say::interaction_context;
use sztab_game::view::Theme;

use super::due_post::{DuePost, GamePost, read_game_post};
use super::post::build_opening;
use super::result::{build_result, build_server_result};

/// The newest post behind a message of a channel, with its game; refuses messages that belong to no game of the
/// server.
pub async fn find_post_of_message(
    bot: &Bot,
    guild: GuildId,
    channel: ChannelId,
    message: MessageId,
) -> Result<(Post, Record), Failure> {
    let store = bot.referee.store();
    let post = store.load_post_of_message(channel, message).await?.ok_or(Failure::Said("menu-no-game"))?;
    let game = post.subject.game().ok_or(Failure::Said("menu-no-game"))?;
    let record = store.load_game(game).await?;
    if record.guild != guild {
        return Err(Failure::Said("menu-no-game"));
    }
    interaction_context::record_game(game);
    Ok((post, record))
}

/// The story of a post, without buttons and mentions.
pub async fn explain_post(bot: &Bot, post: &Post, record: Record, theme: Theme) -> Result<Answer, Failure> {
    let language = theme.language;
    let options = LobbyOptions { language, ..LobbyOptions::from_record(&record)? };
    let owed = &DuePost { post, record, options };
    let content = PostContent::from_post(post).map_err(RefereeError::from)?;
    let answer = match content {
        PostContent::Refresh if post.seq == Seq::OPENING => Answer::sentence(word(language, "menu-story-none")),
        PostContent::Turn | PostContent::Refresh | PostContent::Beside => {
            explain_turn(bot, &read_game_post(bot, owed).await?, theme).await?
        }
        PostContent::Chapter { number } => {
            explain_chapter(bot, &read_game_post(bot, owed).await?, number, theme).await?
        }
        PostContent::Opening => Box::pin(build_opening(bot, owed, language)).await?,
        PostContent::Over => build_result(bot, &read_game_post(bot, owed).await?.history, language).await,
        PostContent::Result => build_server_result(bot, &owed.record, language).await?,
        PostContent::Lobby
        | PostContent::Call { .. }
        | PostContent::Joined { .. }
        | PostContent::Erased { .. }
        | PostContent::LobbyResult
        | PostContent::DirectResult
        | PostContent::UndoRequest(_)
        | PostContent::UndoAnswer { .. }
        | PostContent::UndoTold { .. }
        | PostContent::Reminder { .. }
        | PostContent::DirectReminder { .. }
        | PostContent::Fall { .. }
        | PostContent::FallAnswer { .. }
        | PostContent::Idle { .. }
        | PostContent::Closed
        | PostContent::OneGame
        | PostContent::NextUp { .. }
        | PostContent::DrawOffer { .. }
        | PostContent::DrawAnswer { .. }
        | PostContent::Resignation { .. }
        | PostContent::ResignationAnswer { .. }
        | PostContent::Agreed { .. }
        | PostContent::Proposal(_)
        | PostContent::Vote { .. }
        | PostContent::VoteEnd { .. }
        | PostContent::SeatOffer(_)
        | PostContent::SeatAnswer { .. }
        | PostContent::Decided { .. }
        | PostContent::Trouble(_)
        | PostContent::DirectTrouble(_) => Answer::sentence(word(language, "menu-story-none")),
    };
    Ok(Answer { rows: Vec::new(), mentions: Vec::new(), ..answer })
}

/// The events that led to a turn, with the board after them.
async fn explain_turn(bot: &Bot, post: &GamePost, theme: Theme) -> Result<Answer, Failure> {
    let (session, narrative) = (post.session(), post.history.live_narrative());
    let story = session.view().story(session.game(), &narrative, theme.language);
    let key = if story.is_empty() { "menu-story-none" } else { "menu-story-title" };
    let content = text(theme.language, key, &[("game", session.record.id.0.into())]);
    let picture = bot.gallery.draw_board(session, theme, Focus::Latest(&narrative)).await?;
    Ok(Answer { story, picture, ..Answer::sentence(content) })
}

/// The story of a chapter, with its stills.
async fn explain_chapter(bot: &Bot, post: &GamePost, number: usize, theme: Theme) -> Result<Answer, Failure> {
    let (session, narrative) = (post.session(), post.history.chapter(number));
    let mut lines = session.view().chapter(session.game(), &narrative, theme.language).into_iter();
    let content = lines.next().unwrap_or_default();
    let mut stills = bot.gallery.draw_stills(session, theme, number, &narrative).await?.into_iter();
    let (picture, further) = (stills.next(), stills.collect());
    Ok(Answer { content, story: lines.collect(), picture, further, ..Answer::default() })
}
