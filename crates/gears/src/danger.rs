//! The danger at a place: the number of AI cards in the deck that would attack a COG there (contract, section 11).

use sztab_game::Side;

use crate::GearsGame;
use crate::action::Action;
use crate::chances::Chances;
use crate::map::Place;
use crate::run::{PlayedLine, Question, Run, Stop};
use crate::state::{Phase, State};

/// The maximum number of questions about one card.
const MAX_QUESTIONS: usize = 40;

/// The number of cards in the AI deck that would attack a side's COG at a place if the Locust acted now, and the size
/// of the deck. Only the side's own knowledge is used: which cards remain, but not their order.
pub(crate) fn count_attacking_cards(game: &GearsGame, side: Side, at: Place) -> (usize, usize) {
    let mut state = game.state().clone();
    state.cog_mut(side).at = Some(at);
    state.turn.phase = Phase::Locust;
    // The dice decide who is hurt, but rarely who is attacked, so any seed will do.
    state.chances = Chances::new(&[0; 32]);
    let all = state.decks.ai.cards.len();
    let hits = (0..all).filter(|place| would_attack(game, &state, side, *place)).count();
    (hits, all)
}

/// True if the card at a position of the deck would attack a side, assuming that no player reacts and that the first
/// option is chosen in every tie.
fn would_attack(game: &GearsGame, state: &State, side: Side, place: usize) -> bool {
    let mut state = state.clone();
    // The other cards stay in the deck after this one, since a card may lead to the next one (GOW-13.4).
    let card = state.decks.ai.cards.remove(place);
    state.decks.ai.cards.insert(0, card);
    let mut said: Vec<PlayedLine> = Vec::new();
    while said.len() < MAX_QUESTIONS {
        let mut run = Run::new(&game.values, state.clone(), &said);
        let stop = run.run();
        if run.aimed.contains(&(Some(card), side)) {
            return true;
        }
        match stop {
            Stop::Asked(questions) => {
                let known = said.len();
                said.extend(questions.iter().filter_map(default_answer));
                // If no answer was added, the only choice is between hidden cards, which cannot be discarded.
                if said.len() == known {
                    return false;
                }
            }
            Stop::Settled(_) | Stop::Over | Stop::Closed(_) | Stop::Mismatch => return false,
        }
    }
    false
}

/// The answer of a player who does not react.
fn default_answer(question: &Question) -> Option<PlayedLine> {
    let is_plain = |line: &&Action| matches!(line, Action::Auto | Action::Hold | Action::Pass);
    let action = question.lines.iter().rfind(is_plain).or_else(|| question.lines.first())?.clone();
    Some(PlayedLine { side: question.side, action })
}
