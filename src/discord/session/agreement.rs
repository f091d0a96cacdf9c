//! Agreements between the players of a running game: a draw, the resignation of a team, and a substitute for a seat.

use serenity::all::ButtonStyle;

use sztab_game::{Language, Side};
use sztab_referee::{
    DrawOfferResult, Interaction, Matter, RefereeError, Request, ResignationResult, SeatOffer, SeatReply, Session,
};
use sztab_words::{text, word};

use crate::discord::bot::Bot;
use crate::discord::router::arguments::text_argument;
use crate::discord::router::press::GamePress;
use crate::discord::router::route::{Handler, routes};
use crate::discord::say::answer::Answer;
use crate::discord::say::caller::Caller as _;
use crate::discord::say::failure::Failure;
use crate::discord::say::subject::GameVersion;
use crate::discord::session::command::answer::answer;
use crate::discord::session::command::context::{Context, find_language};
use crate::discord::session::command::place::find_session;

use super::clock::{answer_row, faction_of, factions_of, key_for_players, players_of, users_of};
use super::lobby::to_player;
use super::seat::{find_session_and_side, finish_answer, to_request};
use super::turn::menu::show_menu;

routes! {
    /// Under a draw offer: the opponent's answer.
    AnswerDraw { agrees: bool } = "drawanswer" of GameVersion, Publicly;
    /// Under the question whether a player wants to resign: asks the allies.
    Resign = "resign" of GameVersion, Privately, one_by_one;
    /// Under the request to resign as a team: an ally's answer.
    AnswerResignation { agrees: bool, side: Side } = "resignanswer" of GameVersion, Publicly;
    /// Under a seat offer: the answer of the user to whom the seat is offered.
    AnswerSeat { agrees: bool, offer: SeatOffer } = "seatanswer" of GameVersion, Publicly;
}

text_argument!(SeatOffer, Some(41), |offer| offer.to_text(), SeatOffer::from_text);

pub fn draw_question(session: &Session, language: Language, side: Side) -> Answer {
    let asked = session.sides_to_agree(Matter::Draw(side));
    let arguments = [
        ("player", players_of(session, asked, language).into()),
        ("faction", faction_of(session, side, language).into()),
    ];
    let buttons = [
        (AnswerDraw { agrees: true }, "agree-draw-accept", ButtonStyle::Success),
        (AnswerDraw { agrees: false }, "agree-draw-refuse", ButtonStyle::Secondary),
    ];
    Answer {
        content: text(language, key_for_players(session, "agree-draw-offer", "agree-draw-offer-several"), &arguments),
        rows: answer_row(session, buttons, language),
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
    let buttons = [(true, "resign-accept", ButtonStyle::Danger), (false, "resign-refuse", ButtonStyle::Secondary)];
    let buttons = buttons.map(|(agrees, key, style)| (AnswerResignation { agrees, side }, key, style));
    Answer {
        content: text(language, "resign-asks", &arguments),
        rows: answer_row(session, buttons, language),
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
        [(true, "agree-seat-accept", ButtonStyle::Success), (false, "agree-seat-refuse", ButtonStyle::Secondary)];
    let buttons = buttons.map(|(agrees, key, style)| (AnswerSeat { agrees, offer }, key, style));
    Answer {
        content: seat_text(session, offer, language, "agree-seat-offer"),
        rows: answer_row(session, buttons, language),
        mention: Some(offer.to.0),
        ..Answer::default()
    }
}

/// The message of a seat offer once it has been answered.
pub fn answered_seat(session: &Session, language: Language, agrees: bool, offer: SeatOffer) -> Answer {
    let key = if agrees { "agree-seat-accepted" } else { "agree-seat-refused" };
    Answer::sentence(seat_text(session, offer, language, key))
}

impl Handler for AnswerDraw {
    async fn handle(self, bot: &Bot, press: &GamePress<'_>) -> Result<(), Failure> {
        finish_answer(bot, bot.referee.answer_draw(to_request(bot, press), self.agrees).await)
    }
}

impl Handler for Resign {
    /// Asks the allies to agree to the team's resignation; if there are no allies to ask, the team resigns at once.
    async fn handle(self, bot: &Bot, press: &GamePress<'_>) -> Result<(), Failure> {
        let language = press.theme.language;
        let (before, side) = find_session_and_side(bot, press).await?;
        let answer = match bot.referee.resign(to_request(bot, press)).await {
            Ok(ResignationResult::Asked) => {
                let asked = players_of(&before, before.sides_to_agree(Matter::Resignation(side)), language);
                Answer::sentence(text(language, "resign-asked", &[("player", asked.into())]))
            }
            Ok(ResignationResult::Done(_)) => Answer::sentence(word(language, "done-plain")),
            Err(RefereeError::Repeated { .. }) => Answer::sentence(word(language, "repeated")),
            Err(error) => return Err(error.into()),
        };
        bot.notify_outbox();
        Ok(show_menu(bot, press, answer).await?)
    }
}

impl Handler for AnswerResignation {
    async fn handle(self, bot: &Bot, press: &GamePress<'_>) -> Result<(), Failure> {
        finish_answer(bot, bot.referee.answer_resignation(to_request(bot, press), self.side, self.agrees).await)
    }
}

impl Handler for AnswerSeat {
    async fn handle(self, bot: &Bot, press: &GamePress<'_>) -> Result<(), Failure> {
        let player = to_player(press.event.user(), press.event.member());
        let reply = SeatReply { player, agrees: self.agrees };
        finish_answer(bot, bot.referee.answer_seat(to_request(bot, press), self.offer, reply).await)
    }
}

/// Offers a draw, or accepts one that was offered.
#[poise::command(slash_command, guild_only, rename = "draw-offer")]
pub async fn draw_offer(context: Context<'_>) -> Result<(), Failure> {
    let offered = async {
        let (bot, language) = (context.data(), find_language(context).await);
        let session = find_session(context).await?;
        let (user, press) = (context.user(), context.interaction_id());
        let request = Request::new(session.record.id, user, None, Interaction { id: press, at: bot.now() });
        let key = match bot.referee.offer_draw(request).await {
            Ok(DrawOfferResult::Asked) => key_for_players(&session, "agree-draw-asked", "several-asked"),
            Ok(DrawOfferResult::Agreed) => "agree-draw-agreed",
            Err(RefereeError::Repeated { .. }) => "repeated",
            Err(error) => return Err(error.into()),
        };
        bot.notify_outbox();
        Ok(Answer::sentence(word(language, key)))
    };
    answer(context, Box::pin(offered)).await
}
