//! Danger of a place: the AI cards of the deck that would attack a COG there (contract, section 11).

use sztab_game::Side;

use crate::GearsGame;
use crate::action::Action;
use crate::chances::Chances;
use crate::map::Place;
use crate::run::{Question, Run, Said, Stop};
use crate::state::{Phase, State};

/// Most questions of one card.
const MOST_QUESTIONS: usize = 40;

/// Cards of the AI deck under which a COG at a place would be attacked if the Locust acted now, and all of the deck.
/// Only what the side knows is used: which cards are left, not their order.
pub(crate) fn danger(game: &GearsGame, side: Side, at: Place) -> (usize, usize) {
    let mut state = game.table().clone();
    state.cog_mut(side).at = Some(at);
    state.turn.phase = Phase::Locust;
    // Dice decide who is hurt, and hardly who is attacked.
    state.chances = Chances::new(&[0; 32]);
    let all = state.decks.ai.cards.len();
    let hits = (0..all).filter(|place| attacks(game, &state, side, *place)).count();
    (hits, all)
}

/// The card at a place of the deck would attack a side, where nobody reacts and ties are decided by the first that fits.
fn attacks(game: &GearsGame, state: &State, side: Side, place: usize) -> bool {
    let mut state = state.clone();
    // The others stay behind it: a card may let the next one follow (GOW-13.4).
    let card = state.decks.ai.cards.remove(place);
    state.decks.ai.cards.insert(0, card);
    let mut said: Vec<Said> = Vec::new();
    while said.len() < MOST_QUESTIONS {
        let mut run = Run::new(&game.values, state.clone(), &said);
        let stop = run.go();
        if run.aimed.contains(&(Some(card), side)) {
            return true;
        }
        match stop {
            Stop::Asked(questions) => {
                let known = said.len();
                said.extend(questions.iter().filter_map(plain_answer));
                // Discards from hidden hands cannot be said.
                if said.len() == known {
                    return false;
                }
            }
            Stop::Settled(_) | Stop::Over | Stop::Closed(_) | Stop::Mismatch => return false,
        }
    }
    false
}

/// The answer of one who does nothing about it.
fn plain_answer(question: &Question) -> Option<Said> {
    let is_plain = |line: &&Action| matches!(line, Action::Auto | Action::Hold | Action::Pass);
    let action = question.lines.iter().rfind(is_plain).or_else(|| question.lines.first())?.clone();
    Some(Said { side: question.side, action })
}
