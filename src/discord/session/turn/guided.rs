//! The next step of a turn: a question, a preview or the panel.

use sztab_game::view::{Focus, Step as TurnStep};
use sztab_game::{Side, Viewer};
use sztab_referee::Session;
use sztab_words::word;

use crate::discord::bot::Bot;
use crate::discord::say::answer::Answer;
use crate::discord::say::failure::Failure;
use crate::discord::session::guide::{Guide, GuideStep};
use crate::discord::session::outlook::draw_question_outlook;
use crate::discord::session::tips::add_tip;
use sztab_game::view::Theme;

use super::end::{find_end_question, may_end_turn};
use super::message::{accent, build_turn_message, with_board};

/// Returns the next question of the guide, the preview, or the panel.
pub async fn continue_guide(
    bot: &Bot,
    session: &Session,
    side: Side,
    words: &str,
    theme: Theme,
) -> Result<Answer, Failure> {
    let session = &session.observed_by(Viewer::Side(side));
    let language = theme.language;
    let owner = session.player(side).map(|user| (session.record.id, user));
    let previews = |line: Option<String>| {
        if let Some(owner) = owner {
            bot.menus.set_preview(owner, line, bot.now());
        }
    };
    if may_end_turn(bot, words)
        && let Some(question) = find_end_question(bot, session, side, theme).await?
    {
        return Ok(question);
    }
    previews(None);
    if words.is_empty() {
        return Ok(build_turn_message(bot, session, side, theme, word(language, "your-move")).await);
    }
    let said = bot.referee.load_lines_of_side(session, side).await?;
    Ok(match Guide::for_side(session, side, language, &bot.emojis).with_played_lines(said).take_step(words) {
        GuideStep::Ask(answer, offer) => {
            let answer = with_board(bot, session, theme, Focus::Offered(&offer), answer).await;
            add_tip(bot, session, side, TurnStep::Words(words), language, answer).await
        }
        GuideStep::Confirm { line, looks_ahead, mut answer } => {
            previews(Some(line.clone()));
            answer.accent = accent(session, theme);
            answer.picture = if looks_ahead {
                // The picture shows the effects of the line instead of the current board.
                draw_question_outlook(bot, session, side, theme).await?
            } else {
                bot.gallery.draw_board(session, theme, Focus::Considered(side, &line)).await?
            };
            add_tip(bot, session, side, TurnStep::Preview(&line), language, answer).await
        }
        GuideStep::Gone => match session.view().refusal_reason(session.game(), side, words) {
            Some(denied) => return Err(session.illegal_error(side, denied).into()),
            None => build_turn_message(bot, session, side, theme, word(language, "not-possible-now")).await,
        },
    })
}
