//! Standing orders in words.

use super::option::answer_phrase;
use super::tile::Object;
use super::tile::name_on;
use super::unit_name;
use crate::rules::{Arrangement, Decision, Event, Game, Order, OrderKind, PushOrder, Question, Roster, Side};
use crate::texts::{text, word};
use sztab_game::Language;

/// Phrase of an order: "Medic: take the attack with the most wounds".
#[must_use]
pub fn order_phrase(language: Language, roster: &Roster, order: Order) -> String {
    let names_enemy = matches!(order, Order::DeclareLast | Order::PushForward);
    let several = if names_enemy && roster.mode().sides().len() > 2 { "several-" } else { "" };
    word(language, &format!("order-{several}{}", order.word()))
}

/// Phrase for the absence of an order of a kind: "Medic: ask me".
#[must_use]
pub fn no_order_phrase(language: Language, kind: OrderKind) -> String {
    word(language, &format!("order-ask-{}", kind.word()))
}

/// Phrase for the order about one push: "Runner (C3) pushed by Thug (B3): to D3".
#[must_use]
pub fn push_order_phrase(language: Language, game: &Game, order: &PushOrder) -> String {
    let (roster, board) = (game.roster(), game.arrangement().board);
    let pushed = Object::unit(language, roster, board, order.unit);
    let arguments = [
        ("unit", pushed.name()),
        ("form", pushed.form()),
        ("pusher", unit_name(language, roster, board, order.pusher).into()),
        ("hex", board.name(order.to).to_string().into()),
    ];
    text(language, "orders-push-said", &arguments)
}

/// A sentence in the story about an action taken by a standing order: an answer to a decision about the units of a
/// board, or the end of a turn. `event` is the first event that the action caused.
#[must_use]
pub fn ordered_phrase(
    language: Language,
    roster: &Roster,
    arrangement: &Arrangement,
    decision: Option<&Decision>,
    event: &Event,
) -> Option<String> {
    let army = |side: Side| roster.army(side).name.in_language(language).to_owned();
    match (event, decision) {
        (&Event::DecisionMade { decider, answer }, Some(decision)) => {
            let option = usize::from(answer).saturating_sub(1);
            let answer = answer_phrase(language, roster, arrangement, decision, option);
            let answer = match &decision.question {
                Question::PushDestination { unit, .. }
                | Question::Conversion { unit, .. }
                | Question::Explosion { unit }
                | Question::Target { unit, .. }
                | Question::Rotation { unit, .. }
                | Question::MoveOn { unit }
                | Question::Rocket { unit, .. } => {
                    let unit = name_on(language, roster, arrangement, *unit);
                    let answer = uncapitalise(&answer);
                    text(language, "story-order-of-unit", &[("unit", unit.into()), ("answer", answer.into())])
                }
                Question::SetOff { .. } | Question::MedicCard { .. } => uncapitalise(&answer),
                Question::Marker { .. } => text(language, "story-order-marker", &[("unit", answer.into())]),
                Question::FirstToDeclare { .. } | Question::Payee { .. } => {
                    text(language, "story-order-first", &[("army", answer.into())])
                }
                Question::Absorption { .. }
                | Question::Redraw { .. }
                | Question::StructurePrice { .. }
                | Question::Leader { .. } => answer,
            };
            let arguments = [("army", army(decider).into()), ("answer", answer.into())];
            Some(text(language, "story-answered-by-order", &arguments))
        }
        (&Event::TurnEnded { side }, _) => Some(text(language, "story-ended-by-order", &[("army", army(side).into())])),
        _ => None,
    }
}

/// An answer without its capital letter, for use within a sentence.
fn uncapitalise(answer: &str) -> String {
    let mut letters = answer.chars();
    letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect())
}
