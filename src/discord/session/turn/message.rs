//! The private message of a turn.

use serenity::all::CreateActionRow;

use sztab_game::view::{Focus, Step};
use sztab_game::{Narrative, Side, Viewer};
use sztab_referee::Session;

use crate::discord::bot::Bot;
use crate::discord::say::answer::{Answer, OfferedPiece};
use crate::discord::say::limits::MAX_ROWS;
use crate::discord::session::films::find_latest_film_links;
use crate::discord::session::next_game::add_next_game;
use crate::discord::session::panel::{PanelLocation, panel_button_id, private_panel};
use crate::discord::session::seat::Seat;
use crate::discord::session::tips::add_tip;
use crate::discord::show::session::with_render_context;
use sztab_game::view::Theme;

use super::menu::shows_cards;
use super::planned::next_hint_button;

/// The colour of the reader's side; `None` for spectators, and if the game's sides have no colours.
pub(super) fn accent(session: &Session, theme: Theme) -> Option<[u8; 3]> {
    match session.viewer() {
        Viewer::Side(side) => with_render_context(session, theme, |context| session.view().side_colour(context, side)),
        Viewer::Public => None,
    }
}

/// The private message of a turn: a line of text, the board, and the reader's possible actions. If the reader is
/// not to act, the board and the buttons are left out.
pub async fn build_turn_message(bot: &Bot, session: &Session, side: Side, theme: Theme, sentence: String) -> Answer {
    let session = &session.observed_by(Viewer::Side(side));
    let said = bot.referee.load_lines_of_side(session, side).await;
    let said = said.inspect_err(|error| tracing::warn!(%error, "a panel does without what was said"));
    let seat = Seat::new(session, side).with_played_lines(said.unwrap_or_default());
    let mut answer = private_panel(&seat, theme.language, sentence);
    if let Some(next) = next_hint_button(bot, session, side, theme.language).filter(|_| answer.rows.len() < MAX_ROWS) {
        answer.rows.insert(0, CreateActionRow::Buttons(vec![next]));
    }
    if let Some(films) = find_latest_film_links(bot, session, theme.language).await {
        answer.content = format!("{}\n{films}", answer.content);
    }
    let told = find_open_chapter(bot, session).await;
    let focus = told.as_ref().map_or(Focus::Question, Focus::Latest);
    let answer = with_board(bot, session, theme, focus, answer).await;
    let answer = with_pieces(bot, &seat, theme, answer).await;
    let answer = match session.player(side) {
        Some(user) => add_next_game(bot, session.record.id, user, theme.language, answer).await,
        None => answer,
    };
    add_tip(bot, session, side, Step::Turn, theme.language, answer).await
}

/// The chapter in which a question is open, in a session of a game with secret lines: there may not have been a
/// post yet that informs the other players about the chapter.
async fn find_open_chapter(bot: &Bot, session: &Session) -> Option<Narrative> {
    if !session.kind().info().is_hidden {
        return None;
    }
    let history = bot.referee.load_latest_history(session.record.clone(), session.seq).await;
    let history = history.inspect_err(|error| tracing::warn!(%error, "a picture does without what happened")).ok()?;
    history.is_in_chapter().then(|| history.live_narrative())
}

/// Adds the current board to a reply that asks a question. A reply without the board is better than no reply.
pub async fn with_board(bot: &Bot, session: &Session, theme: Theme, focus: Focus<'_>, answer: Answer) -> Answer {
    if answer.rows.is_empty() || answer.picture.is_some() {
        return answer;
    }
    let drawn = bot.gallery.draw_board(session, theme, focus).await;
    let picture = drawn
        .inspect_err(|error| tracing::error!(game = session.record.id.0, %error, "a picture cannot be drawn"))
        .ok()
        .flatten();
    Answer { picture, accent: accent(session, theme), ..answer }
}

/// Adds pictures of the pieces that the reader can play, on servers where the private message has room for them. A
/// reply without them is better than no reply.
async fn with_pieces(bot: &Bot, seat: &Seat<'_>, theme: Theme, mut answer: Answer) -> Answer {
    let session = seat.session;
    if answer.rows.is_empty() || !shows_cards(bot, session.record.guild).await {
        return answer;
    }
    for piece in with_render_context(session, theme, |context| session.view().pieces(context, seat.side)) {
        let button = panel_button_id(seat, PanelLocation::Private, &piece.words);
        match bot.gallery.draw_piece(session, theme, piece.drawing).await {
            Ok(picture) if answer.pieces.iter().all(|known| known.button != button) => {
                answer.pieces.push(OfferedPiece { sentence: piece.sentence, picture, button });
            }
            Ok(_) => {}
            Err(error) => tracing::error!(game = session.record.id.0, %error, "a piece cannot be drawn"),
        }
    }
    answer
}
