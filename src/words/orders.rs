//! Standing orders in words.

use super::{Language, text, unit_name, word};
use crate::rules::{Game, Order, OrderKind, PushOrder};

/// What an order says: "Medic: take the attack with the most wounds".
#[must_use]
pub fn order_phrase(language: Language, order: Order) -> String {
    word(language, &format!("order-{}", order.word()))
}

/// That nothing of a kind is ordered: "Medic: ask me".
#[must_use]
pub fn no_order_phrase(language: Language, kind: OrderKind) -> String {
    word(language, &format!("order-ask-{}", kind.word()))
}

/// What is ordered for one push: "Runner (C3) pushed by Thug (B3): to D3".
#[must_use]
pub fn push_order_phrase(language: Language, game: &Game, order: &PushOrder) -> String {
    let (roster, board) = (game.roster(), game.arrangement().board);
    let name = |unit| unit_name(language, roster, board, unit);
    let hex = board.name(order.to).to_string();
    let arguments = [("unit", name(order.unit).into()), ("pusher", name(order.pusher).into()), ("hex", hex.into())];
    text(language, "orders-push-said", &arguments)
}
