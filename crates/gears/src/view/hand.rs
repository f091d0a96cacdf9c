//! Order cards as text: the cards in a hand with their effects, and the remaining actions of the card being played.

use sztab_game::{Language, Side};

use crate::GearsGame;
use crate::run::Question;
use crate::state::Mode;
use crate::texts::text;
use crate::values::OrderId;

use super::names;

/// The actions of a card, and its reaction.
pub fn describe_card(game: &GearsGame, id: OrderId, language: Language) -> String {
    let order = game.values().order(id);
    format!("{} · {}", names::steps(language, &order.steps), names::reaction(language, order.reaction))
}

/// The known cards of a side, one line per kind.
pub fn known_cards(game: &GearsGame, side: Side, language: Language) -> Vec<String> {
    matching_cards(game, side, language, |_| true)
}

/// The known cards of a side that can answer a question, one line per kind.
pub fn cards_to_answer(game: &GearsGame, question: &Question, language: Language) -> Vec<String> {
    matching_cards(game, question.side, language, |id| question.lines.iter().any(|line| line.is_discard_of(id)))
}

fn matching_cards(game: &GearsGame, side: Side, language: Language, fits: impl Fn(OrderId) -> bool) -> Vec<String> {
    let cog = game.state().cog(side);
    let known = cog.card_kinds().into_iter().filter(|id| *id != OrderId::HIDDEN && fits(*id));
    let line = |id: OrderId| {
        let order = game.values().order(id);
        let arguments = [
            ("count", cog.hand.iter().filter(|own| **own == id).count().into()),
            ("card", names::card(language, game.values(), id).into()),
            ("reaction", names::reaction(language, order.reaction).into()),
            ("steps", names::steps(language, &order.steps).into()),
        ];
        text(language, "hand-card", &arguments)
    };
    known.map(line).collect()
}

/// The hand of a side: its cards, or their number if they are hidden.
pub fn hand(game: &GearsGame, side: Side, language: Language) -> String {
    let name = names::side(language, game, side);
    let cards = known_cards(game, side, language);
    if cards.is_empty() {
        let count = game.state().cog(side).hand.len();
        return text(language, "hand-hidden", &[("side", name.into()), ("count", count.into())]);
    }
    let head = text(language, "hand", &[("side", name.into())]);
    [head].into_iter().chain(cards).collect::<Vec<_>>().join("\n")
}

/// The remaining actions of the card that a side is playing (GOW-4.3).
pub fn remaining_steps(game: &GearsGame, side: Side, language: Language) -> Option<String> {
    let acting = game.state().acting.last().filter(|acting| acting.side == side)?;
    let (_, id) = acting.card.filter(|(mode, _)| *mode == Mode::Order)?;
    let left = game.values().order(id).steps.get(usize::from(acting.at)..)?;
    (!left.is_empty()).then(|| names::steps(language, left))
}
