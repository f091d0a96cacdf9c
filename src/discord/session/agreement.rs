//! Agreements between the players of a running game: a draw, the resignation of a team, and a substitute for a seat.

use serenity::all::ButtonStyle;

use sztab_game::{Language, Side};
use sztab_referee::{Matter, RefereeError, ResignationResult, SeatOffer, SeatReply, Session};
use sztab_words::{text, word};

use crate::discord::bot::Bot;
use crate::discord::say::answer::Answer;
use crate::discord::say::failure::Failure;
use crate::discord::say::operation::Operation;

use super::clock::{
    AnswerButton, answer_row, faction_of, factions_of, key_for_players, parse_side, players_of, users_of,
};
use super::lobby::to_player;
use super::press::Press;

/// The keyword for an answer that agrees.
const ACCEPT: &str = "accept";
/// The keyword for an answer that declines.
const REFUSE: &str = "refuse";

/// True if a button's answer agrees; `None` for any other keyword.
fn parse_acceptance(argument: &str) -> Option<bool> {
    match argument.split(' ').next()? {
        ACCEPT => Some(true),
        REFUSE => Some(false),
        _ => None,
    }
}

pub fn draw_offer(session: &Session, language: Language, side: Side) -> Answer {
    let asked = session.sides_to_agree(Matter::Draw(side));
    let arguments = [
        ("player", players_of(session, asked, language).into()),
        ("faction", faction_of(session, side, language).into()),
    ];
    let buttons = [
        AnswerButton { argument: ACCEPT.to_owned(), key: "agree-draw-accept", style: ButtonStyle::Success },
        AnswerButton { argument: REFUSE.to_owned(), key: "agree-draw-refuse", style: ButtonStyle::Secondary },
    ];
    Answer {
        content: text(language, key_for_players(session, "agree-draw-offer", "agree-draw-offer-several"), &arguments),
        rows: answer_row(session, Operation::DrawAnswer, buttons, language),
        mentions: users_of(session, asked),
        ..Answer::default()
    }
}

/// The message of a draw offer once it has been answered.
pub fn answered_draw(session: &Session, language: Language, agrees: bool, side: Side) -> Answer {
    let refused = key_for_players(session, "agree-draw-refused", "agree-draw-refused-several");
    let key = if agrees { "agree-draw-accepted" } else { refused };
    let others = factions_of(session, session.game().contenders().without(side), language);
    let arguments = [("faction", faction_of(session, side, language).into()), ("opponent", others.into())];
    Answer::sentence(text(language, key, &arguments))
}

/// Asks a side's allies to agree to the team's resignation.
pub fn resignation_question(session: &Session, language: Language, side: Side) -> Answer {
    let asked = session.sides_to_agree(Matter::Resignation(side));
    let arguments = [
        ("player", players_of(session, asked, language).into()),
        ("faction", faction_of(session, side, language).into()),
    ];
    let buttons = [(ACCEPT, "resign-accept", ButtonStyle::Danger), (REFUSE, "resign-refuse", ButtonStyle::Secondary)];
    let button = |(word, key, style)| AnswerButton { argument: format!("{word} {}", side.0), key, style };
    Answer {
        content: text(language, "resign-asks", &arguments),
        rows: answer_row(session, Operation::ResignAnswer, buttons.map(button), language),
        mentions: users_of(session, asked),
        ..Answer::default()
    }
}

/// The message of a request to resign once it has been answered.
pub fn answered_resignation(session: &Session, language: Language, agrees: bool, side: Side) -> Answer {
    let key = if agrees { "resign-accepted" } else { "resign-refused" };
    Answer::sentence(text(language, key, &[("faction", faction_of(session, side, language).into())]))
}

fn seat_text(session: &Session, offer: SeatOffer, language: Language, key: &str) -> String {
    let side = session.side_of(offer.from).or_else(|| session.side_of(offer.to));
    let arguments = [
        ("player", format!("<@{}>", offer.to).into()),
        ("before", format!("<@{}>", offer.from).into()),
        ("faction", side.map_or_else(String::new, |side| faction_of(session, side, language)).into()),
    ];
    text(language, key, &arguments)
}

/// Asks a user to take over a seat.
pub fn seat_offer(session: &Session, language: Language, offer: SeatOffer) -> Answer {
    let buttons =
        [(ACCEPT, "agree-seat-accept", ButtonStyle::Success), (REFUSE, "agree-seat-refuse", ButtonStyle::Secondary)];
    let button = |(word, key, style)| AnswerButton { argument: format!("{word} {}", offer.to_text()), key, style };
    Answer {
        content: seat_text(session, offer, language, "agree-seat-offer"),
        rows: answer_row(session, Operation::SeatAnswer, buttons.map(button), language),
        mention: Some(offer.to.0),
        ..Answer::default()
    }
}

/// The message of a seat offer once it has been answered.
pub fn answered_seat(session: &Session, language: Language, agrees: bool, offer: SeatOffer) -> Answer {
    let key = if agrees { "agree-seat-accepted" } else { "agree-seat-refused" };
    Answer::sentence(seat_text(session, offer, language, key))
}

impl Bot {
    /// Handles the answer to a draw offer. The outbox updates the message itself.
    pub(crate) async fn handle_draw_press(&self, press: &Press<'_>) -> Result<(), Failure> {
        let id = &press.id;
        let accepts = parse_acceptance(&id.argument).ok_or(Failure::Said("unknown-button"))?;
        match self.referee.answer_draw(self.to_request(press), accepts).await {
            Ok(()) | Err(RefereeError::Repeated { .. }) => {}
            Err(error) => return Err(error.into()),
        }
        self.notify_outbox();
        Ok(())
    }

    /// Asks the allies to agree to the team's resignation; if there are no allies to ask, the team resigns at once.
    pub(crate) async fn handle_resign_press(&self, press: &Press<'_>) -> Result<(), Failure> {
        let theme = press.theme;
        let (before, side) = self.find_session_and_side(press).await?;
        let answer = match self.referee.resign(self.to_request(press)).await {
            Ok(ResignationResult::Asked) => {
                let asked = players_of(&before, before.sides_to_agree(Matter::Resignation(side)), theme.language);
                Answer::sentence(text(theme.language, "resign-asked", &[("player", asked.into())]))
            }
            Ok(ResignationResult::Done(_)) => Answer::sentence(word(theme.language, "done-plain")),
            Err(RefereeError::Repeated { .. }) => Answer::sentence(word(theme.language, "repeated")),
            Err(error) => return Err(error.into()),
        };
        self.notify_outbox();
        Ok(self.show_menu(press, answer).await?)
    }

    /// Handles an ally's answer. The outbox updates the message itself.
    pub(crate) async fn handle_resign_answer_press(&self, press: &Press<'_>) -> Result<(), Failure> {
        let argument = &press.id.argument;
        let accepts = parse_acceptance(argument).ok_or(Failure::Said("unknown-button"))?;
        let side = parse_side(argument).ok_or(Failure::Said("unknown-button"))?;
        match self.referee.answer_resignation(self.to_request(press), side, accepts).await {
            Ok(()) | Err(RefereeError::Repeated { .. }) => {}
            Err(error) => return Err(error.into()),
        }
        self.notify_outbox();
        Ok(())
    }

    /// Handles the answer of the user who was asked to take over a seat.
    pub(crate) async fn handle_seat_press(&self, press: &Press<'_>) -> Result<(), Failure> {
        let id = &press.id;
        let offer = id.argument.split_once(' ').and_then(|(_, offer)| SeatOffer::from_text(offer));
        let (accepts, offer) = parse_acceptance(&id.argument).zip(offer).ok_or(Failure::Said("unknown-button"))?;
        let taker = to_player(&press.event.user, press.event.member.as_ref());
        let reply = SeatReply { player: taker, agrees: accepts };
        match self.referee.answer_seat(self.to_request(press), offer, reply).await {
            Ok(()) | Err(RefereeError::Repeated { .. }) => {}
            Err(error) => return Err(error.into()),
        }
        self.notify_outbox();
        Ok(())
    }
}
