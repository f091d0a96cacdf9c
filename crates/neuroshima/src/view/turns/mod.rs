//! Neuroshima's part of [`Turns`].
//!
//! It explains words, labels buttons and describes the effects of lines, as plain values: a new action needs texts and
//! a symbol, but no change in `discord` (`crates/neuroshima/tests/games/turns.rs`).

mod confirm;
mod facing;
mod forbidden;
mod likely;
mod orders;
mod panel;
mod played_lines;
mod study;
mod tips;
mod typed;
mod words;

use crate::rules::notation::parse_action;
use crate::rules::{Action, Game, Illegal};
use crate::texts::{text, word};
use crate::words::{action_phrase, refusal_sentence, remaining_cards, spell_directions, tile_name};
use sztab_game::view::{
    Button, Confirmation, Forbidden, Likelihood, OrdersPage, OrdersPressError, OrdersPressOutcome, Panel, Place,
    SideQuestion, Step, Study, SuggestionRank, Turns, Vocabulary, Word,
};
use sztab_game::{self, AnyRefusal, Language, Side, Unreadable, Viewer};

use super::Neuroshima;

pub(super) use panel::play_words;
pub(super) use typed::unknown_hex_message;
pub(super) use words::{answer_hexes, hex_after};

/// The game, if it is Neuroshima Hex.
fn downcast(game: &dyn sztab_game::Game) -> Option<&Game> {
    game.as_any().downcast_ref()
}

/// The action that a line denotes, legal or not.
fn action_from_line(game: &Game, side: Side, line: &str) -> Option<Action> {
    parse_action(line, game.roster(), side, game.arrangement().board).ok()
}

/// The game, and the action that a line denotes in it.
fn read_action<'a>(game: &'a dyn sztab_game::Game, side: Side, line: &str) -> Option<(&'a Game, Action)> {
    let game = downcast(game)?;
    Some((game, action_from_line(game, side, line)?))
}

/// The name of a side's army.
fn army_name(game: &Game, side: Side, language: Language) -> String {
    game.roster().army(side).name.in_language(language).to_owned()
}

impl Turns for Neuroshima {
    fn turn_number(&self, game: &dyn sztab_game::Game) -> Option<u32> {
        downcast(game).map(|game| game.state().turn.into())
    }

    fn is_immediate(&self, line: &str) -> bool {
        matches!(
            sztab_game::view::verb(line),
            "draw" | "fetch" | "redraw" | "discard" | "lay" | "choose" | "end" | "leader"
        )
    }

    fn phrase(&self, game: &dyn sztab_game::Game, side: Side, line: &str, language: Language) -> String {
        let said = read_action(game, side, line);
        said.map_or_else(|| line.to_owned(), |(game, action)| action_phrase(language, game, side, action))
    }

    fn typed_phrases(&self, game: &dyn sztab_game::Game, side: Side, line: &str) -> Vec<String> {
        let Some((game, action)) = read_action(game, side, line) else { return vec![line.to_owned()] };
        let phrase = |language| spell_directions(language, &action_phrase(language, game, side, action));
        Language::ALL.map(phrase).to_vec()
    }

    fn refusal(&self, game: &dyn sztab_game::Game, side: Side, denied: &AnyRefusal, language: Language) -> String {
        let reason = downcast(game).zip(denied.reason::<Illegal>());
        reason.map_or_else(|| denied.to_string(), |(game, &illegal)| refusal_sentence(language, game, side, illegal))
    }

    fn expected_input(&self, error: &Unreadable, language: Language) -> Option<String> {
        error.expectation().and_then(typed::expectation_key).map(|key| word(language, key))
    }

    fn panel(&self, asked: &SideQuestion<'_>) -> Panel {
        downcast(asked.game).map(|game| panel::panel(game, asked)).unwrap_or_default()
    }

    fn question(&self, asked: &SideQuestion<'_>, words: &[&str]) -> String {
        word(asked.language, words::question_key(words))
    }

    fn next_word(&self, asked: &SideQuestion<'_>, words: &[&str], next: &str) -> Word {
        let plain = || Word { label: next.to_owned(), symbol: None, is_on_board: false };
        downcast(asked.game).map_or_else(plain, |game| words::next_word(game, asked, words, next))
    }

    fn word_remark(&self, asked: &SideQuestion<'_>, words: &[&str], next: &str) -> Option<String> {
        words::hex_remark(downcast(asked.game)?, asked, words, next)
    }

    fn presumed_word(&self, asked: &SideQuestion<'_>, words: &[&str], next: &[String]) -> Option<String> {
        facing::likely_rotation(downcast(asked.game)?, asked, words, next)
    }

    fn variants(&self, asked: &SideQuestion<'_>, line: &str) -> Vec<Vec<Button>> {
        downcast(asked.game).map(|game| facing::facing_buttons(game, asked.side, line)).unwrap_or_default()
    }

    fn confirmation(&self, asked: &SideQuestion<'_>, line: &str) -> Confirmation {
        match read_action(asked.game, asked.side, line) {
            Some((game, action)) => confirm::confirmation(game, asked, action),
            None => Confirmation {
                question: confirm::unparsed_line_question(asked.language, line),
                ..Confirmation::default()
            },
        }
    }

    fn forfeits(&self, asked: &SideQuestion<'_>, line: &str) -> Vec<String> {
        let said = read_action(asked.game, asked.side, line);
        said.map(|(game, action)| confirm::forfeit_warnings(game, asked, action)).unwrap_or_default()
    }

    fn end_turn_warnings(&self, asked: &SideQuestion<'_>) -> Vec<String> {
        downcast(asked.game).map(|game| confirm::end_turn_warnings(game, asked)).unwrap_or_default()
    }

    fn tip(&self, asked: &SideQuestion<'_>, step: Step<'_>) -> Option<String> {
        tips::tip(downcast(asked.game)?, asked, step)
    }

    fn likelihood<'a>(&self, game: &'a dyn sztab_game::Game, side: Side) -> Box<dyn Fn(&str) -> Likelihood + 'a> {
        let likelihood = move |(game, action)| likely::likelihood(game, side, action);
        Box::new(move |line| read_action(game, side, line).map(likelihood).unwrap_or_default())
    }

    fn suggestion_rank(&self, game: &dyn sztab_game::Game, side: Side, line: &str) -> SuggestionRank {
        read_action(game, side, line).map(|(game, action)| likely::suggestion_rank(game, action)).unwrap_or_default()
    }

    fn refusal_reason(&self, game: &dyn sztab_game::Game, side: Side, words: &str) -> Option<AnyRefusal> {
        forbidden::refusal_reason(downcast(game)?, side, words).map(AnyRefusal::new)
    }

    fn forbidden_lines(&self, game: &dyn sztab_game::Game, side: Side, typed: &str) -> Vec<Forbidden> {
        downcast(game).map(|game| forbidden::forbidden_lines(game, side, typed)).unwrap_or_default()
    }

    fn vocabulary(&self, asked: &SideQuestion<'_>) -> Vocabulary {
        downcast(asked.game).map(|game| typed::vocabulary(game, asked)).unwrap_or_default()
    }

    fn find_place(&self, game: &dyn sztab_game::Game, typed: &str, language: Language) -> Place {
        downcast(game).map_or(Place::None, |game| typed::resolve_place(game.arrangement().board, typed, language))
    }

    /// The hands of all sides, which every player may see (NH-2.6).
    fn hands(&self, game: &dyn sztab_game::Game, _viewer: Viewer, language: Language) -> Vec<String> {
        let Some(game) = downcast(game) else { return Vec::new() };
        game.roster().sides().map(|side| hand_text(game, side, language)).collect()
    }

    fn orders_page(
        &self,
        game: &dyn sztab_game::Game,
        side: Side,
        orders: &str,
        page: &str,
        language: Language,
    ) -> Option<OrdersPage> {
        Some(orders::page(downcast(game)?, side, orders, page, language))
    }

    fn press_orders_page(
        &self,
        game: &dyn sztab_game::Game,
        side: Side,
        orders: &str,
        words: &str,
        is_current: bool,
    ) -> Result<OrdersPressOutcome, OrdersPressError> {
        orders::apply_input(downcast(game).ok_or(OrdersPressError::Unknown)?, side, orders, words, is_current)
    }

    fn skips_end_turn_warning(&self, orders: &str) -> bool {
        orders::parse_orders(orders).ends_turns_without_asking()
    }

    fn skip_end_turn_warning(&self, orders: &str) -> Option<String> {
        let mut orders = orders::parse_orders(orders);
        orders.set_ends_turns_without_asking(true);
        Some(orders::print_orders(&orders))
    }

    fn study(&self, game: &dyn sztab_game::Game, side: Side) -> Option<Box<dyn Study>> {
        study::study(downcast(game)?, side)
    }
}

/// The hand of a side in one line, for example "Borgo: Mutant, Claws".
pub(super) fn hand_text(game: &Game, side: Side, language: Language) -> String {
    let seat = game.seat(side);
    let names: Vec<&str> = seat.hand.iter().map(|&tile| tile_name(language, game.roster(), side, tile)).collect();
    let tiles = if names.is_empty() { word(language, "hand-empty") } else { names.join(&word(language, "list-comma")) };
    let arguments = [
        ("army", army_name(game, side, language).into()),
        ("tiles", tiles.into()),
        ("pile", seat.pile.len().into()),
        ("discard", seat.discard.len().into()),
    ];
    let hand = text(language, "hand-of", &arguments);
    let cards = remaining_cards(language, game, side);
    if cards.is_empty() {
        return hand;
    }
    text(language, "hand-cards", &[("hand", hand.into()), ("cards", cards.into())])
}
