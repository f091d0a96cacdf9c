//! Agreements of the players at a running game: a draw, and the substitute for a seat.

use serenity::all::ButtonStyle;

use crate::games::{Language, Side};
use crate::referee::{RefereeError, SeatOffer, SeatReply, Table};
use crate::words::text;

use crate::discord::bot::Bot;
use crate::discord::say::answer::Answer;
use crate::discord::say::failure::Failure;
use crate::discord::say::operation::Operation;

use super::clock::{AnswerButton, army_of, other_armies, others, players_of, row, users_of};
use super::lobby::player;
use super::press::Press;

/// The word of an answer that agrees.
const ACCEPT: &str = "accept";
/// The word of an answer that does not.
const REFUSE: &str = "refuse";

/// Whether the answer of a button agrees.
fn accepts(argument: &str) -> Option<bool> {
    match argument.split(' ').next()? {
        ACCEPT => Some(true),
        REFUSE => Some(false),
        _ => None,
    }
}

/// A draw is offered.
pub fn draw_offer(table: &Table, language: Language, side: Side) -> Answer {
    let asked = others(table, side);
    let arguments =
        [("player", players_of(table, asked, language).into()), ("army", army_of(table, side, language).into())];
    let buttons = [
        AnswerButton { argument: ACCEPT.to_owned(), key: "agree-draw-accept", style: ButtonStyle::Success },
        AnswerButton { argument: REFUSE.to_owned(), key: "agree-draw-refuse", style: ButtonStyle::Secondary },
    ];
    Answer {
        content: text(language, "agree-draw-offer", &arguments),
        rows: row(table, Operation::DrawAnswer, buttons, language),
        mentions: users_of(table, asked),
        ..Answer::default()
    }
}

/// The text for the message of a draw's offer once it is answered.
pub fn draw_answered(table: &Table, language: Language, agrees: bool, side: Side) -> Answer {
    let key = if agrees { "agree-draw-accepted" } else { "agree-draw-refused" };
    let arguments =
        [("army", army_of(table, side, language).into()), ("opponent", other_armies(table, side, language).into())];
    Answer::sentence(text(language, key, &arguments))
}

fn seat_text(table: &Table, offer: SeatOffer, language: Language, key: &str) -> String {
    let side = table.side_of(offer.from).or_else(|| table.side_of(offer.to));
    let arguments = [
        ("player", format!("<@{}>", offer.to).into()),
        ("before", format!("<@{}>", offer.from).into()),
        ("army", side.map_or_else(String::new, |side| army_of(table, side, language)).into()),
    ];
    text(language, key, &arguments)
}

/// Asks a user to take a seat over.
pub fn seat_offer(table: &Table, language: Language, offer: SeatOffer) -> Answer {
    let buttons =
        [(ACCEPT, "agree-seat-accept", ButtonStyle::Success), (REFUSE, "agree-seat-refuse", ButtonStyle::Secondary)];
    let button = |(word, key, style)| AnswerButton { argument: format!("{word} {}", offer.to_text()), key, style };
    Answer {
        content: seat_text(table, offer, language, "agree-seat-offer"),
        rows: row(table, Operation::SeatAnswer, buttons.map(button), language),
        mention: Some(offer.to.0),
        ..Answer::default()
    }
}

/// The text for the message of a seat's offer once it is answered.
pub fn seat_answered(table: &Table, language: Language, agrees: bool, offer: SeatOffer) -> Answer {
    let key = if agrees { "agree-seat-accepted" } else { "agree-seat-refused" };
    Answer::sentence(seat_text(table, offer, language, key))
}

impl Bot {
    /// The answer to the offer of a draw. The message itself is brought up to date by the outbox.
    pub(crate) async fn draw_press(&self, press: &Press<'_>) -> Result<(), Failure> {
        let id = &press.id;
        let accepts = accepts(&id.argument).ok_or(Failure::Said("unknown-button"))?;
        match self.referee.answer_draw(self.request_of(press), accepts).await {
            Ok(()) | Err(RefereeError::Repeated { .. }) => {}
            Err(error) => return Err(error.into()),
        }
        self.ring();
        Ok(())
    }

    /// Handles the answer of the user who was asked to take a seat over.
    pub(crate) async fn seat_press(&self, press: &Press<'_>) -> Result<(), Failure> {
        let id = &press.id;
        let offer = id.argument.split_once(' ').and_then(|(_, offer)| SeatOffer::of_text(offer));
        let (accepts, offer) = accepts(&id.argument).zip(offer).ok_or(Failure::Said("unknown-button"))?;
        let taker = player(&press.event.user, press.event.member.as_ref());
        let reply = SeatReply { player: taker, agrees: accepts };
        match self.referee.answer_seat(self.request_of(press), offer, reply).await {
            Ok(()) | Err(RefereeError::Repeated { .. }) => {}
            Err(error) => return Err(error.into()),
        }
        self.ring();
        Ok(())
    }
}
