//! The private side of a game: the panel, the guide, previews, completion, orders, refusals.

use crate::{AnyRefusal, Game, Side, Unreadable, Viewer};
use sztab_words::Language;
use sztab_words::word;

use super::orders::{OrdersPage, OrdersPressError, OrdersPressOutcome};
use super::question::{Button, Confirmation, Likelihood, Panel, SideQuestion, Step, SuggestionRank, Tone, Word, verb};
use super::study::Study;
use super::typed::{Forbidden, Place, Vocabulary};

/// Maximum number of lines that get a button each; if there are more, lines with the same verb share a button.
const MAX_LINE_BUTTONS: usize = 15;

/// The private side of a game. Lines are those of the game's notation; `words` are the words of a started line.
pub trait Turns {
    /// The number of the current turn, used to detect that a new turn has begun; `None` in a game without turn numbers.
    fn turn_number(&self, _game: &dyn Game) -> Option<u32> {
        None
    }

    /// A line as a phrase for the player who may play it or has played it: "Runner to D2, facing ↗".
    fn phrase(&self, _game: &dyn Game, _side: Side, line: &str, _language: Language) -> String {
        line.to_owned()
    }

    /// The phrases that players may type for a line, in all languages, since players mix them.
    fn typed_phrases(&self, _game: &dyn Game, _side: Side, line: &str) -> Vec<String> {
        vec![line.to_owned()]
    }

    /// The reason that the rules forbid something, as a sentence.
    fn refusal(&self, _game: &dyn Game, _side: Side, denied: &AnyRefusal, _language: Language) -> String {
        denied.to_string()
    }

    /// A description of the input that the notation expected at the error; `None` if it would not help a player.
    fn expected_input(&self, _error: &Unreadable, _language: Language) -> Option<String> {
        None
    }

    /// The beginnings of lines that a side can play, and the question to the side.
    fn panel(&self, asked: &SideQuestion<'_>) -> Panel {
        let button = |words: &str| Button::new(words, words, Tone::Main);
        let mut verbs: Vec<&str> = asked.lines.iter().map(|line| verb(line)).collect();
        verbs.dedup();
        let buttons = if asked.lines.len() <= MAX_LINE_BUTTONS {
            asked.lines.iter().map(|line| button(line)).collect()
        } else {
            verbs.into_iter().map(button).collect()
        };
        Panel { groups: vec![buttons], ..Panel::default() }
    }

    /// The question to ask if a line can continue in several ways.
    fn question(&self, asked: &SideQuestion<'_>, _words: &[&str]) -> String {
        word(asked.language, "select-answer")
    }

    /// The next word of a line, as shown to players.
    fn next_word(&self, _asked: &SideQuestion<'_>, _words: &[&str], next: &str) -> Word {
        Word { label: next.to_owned(), symbol: None, is_on_board: false }
    }

    /// A remark about the next word of a line, such as its effect.
    fn word_remark(&self, _asked: &SideQuestion<'_>, _words: &[&str], _next: &str) -> Option<String> {
        None
    }

    /// True if a line is carried out at once, because it has no effect that a player would want to preview. All other
    /// lines are previewed and confirmed.
    fn is_immediate(&self, _line: &str) -> bool {
        true
    }

    /// True if a side may change or withdraw a line until all sides have answered. The last press then plays the line,
    /// without a confirmation.
    fn is_replaceable(&self, _line: &str) -> bool {
        false
    }

    /// True if a button's words are not the beginning of a line, but stand for several lines, such as *Same as last
    /// round*.
    fn is_combined(&self, _words: &str) -> bool {
        false
    }

    /// The lines that such a button plays, in order. They are computed when the button is pressed, which may take a
    /// while.
    fn combined_lines(&self, _asked: &SideQuestion<'_>, _words: &str) -> Vec<String> {
        Vec::new()
    }

    /// The next word, if it is chosen without asking because it can be changed in the preview, such as a facing. `next`
    /// contains all words that may follow.
    fn presumed_word(&self, _asked: &SideQuestion<'_>, _words: &[&str], _next: &[String]) -> Option<String> {
        None
    }

    /// Rows of lines that differ from this one only in a presumed word, including this line. Some may be illegal.
    fn variants(&self, _asked: &SideQuestion<'_>, _line: &str) -> Vec<Vec<Button>> {
        Vec::new()
    }

    /// The final question before a line is played.
    fn confirmation(&self, asked: &SideQuestion<'_>, line: &str) -> Confirmation {
        Confirmation { question: self.phrase(asked.game, asked.side, line, asked.language), ..Confirmation::default() }
    }

    /// The losses that a line causes, one sentence each.
    fn forfeits(&self, _asked: &SideQuestion<'_>, _line: &str) -> Vec<String> {
        Vec::new()
    }

    /// Warnings about ending the turn now, one sentence each: what would be lost, or that nothing was played.
    fn end_turn_warnings(&self, _asked: &SideQuestion<'_>) -> Vec<String> {
        Vec::new()
    }

    /// A tip for a player's first game.
    fn tip(&self, _asked: &SideQuestion<'_>, _step: Step<'_>) -> Option<String> {
        None
    }

    /// Returns a function that maps a line to the likelihood that a player means it. It only affects the order of
    /// suggestions, never which lines are offered.
    fn likelihood<'a>(&self, _game: &'a dyn Game, _side: Side) -> Box<dyn Fn(&str) -> Likelihood + 'a> {
        Box::new(|_| Likelihood::default())
    }

    /// The rank of a line among suggestions.
    fn suggestion_rank(&self, _game: &dyn Game, _side: Side, _line: &str) -> SuggestionRank {
        SuggestionRank::Usually
    }

    /// The reason that no line beginning with these words may be played. `None` if such a line may be played, or if no
    /// line begins this way.
    fn refusal_reason(&self, _game: &dyn Game, _side: Side, _words: &str) -> Option<AnyRefusal> {
        None
    }

    /// The lines that the typed text could mean but the rules forbid.
    fn forbidden_lines(&self, _game: &dyn Game, _side: Side, _typed: &str) -> Vec<Forbidden> {
        Vec::new()
    }

    /// The names of a side's actions.
    fn vocabulary(&self, asked: &SideQuestion<'_>) -> Vocabulary {
        Vocabulary { texts: asked.lines.to_vec(), ..Vocabulary::default() }
    }

    /// The place on the board that the typed text names.
    fn find_place(&self, _game: &dyn Game, _typed: &str, _language: Language) -> Place {
        Place::None
    }

    /// The contents of the hands as a viewer knows them, one sentence per side.
    fn hands(&self, game: &dyn Game, viewer: Viewer, _language: Language) -> Vec<String> {
        vec![format!("```\n{}\n```", game.observed_by(viewer).position().trim_end())]
    }

    /// A side's hand as a sentence that its player may show to everyone. `None` if the rules keep hands secret from the
    /// other players, or there are no hands.
    fn shown_hand(&self, _game: &dyn Game, _side: Side, _language: Language) -> Option<String> {
        None
    }

    /// A page of a side's standing orders; `None` if the game has none. Empty words select the first page.
    fn orders_page(
        &self,
        _game: &dyn Game,
        _side: Side,
        _orders: &str,
        _page: &str,
        _language: Language,
    ) -> Option<OrdersPage> {
        None
    }

    /// The result of a press on an orders page. `is_current` is true if the page was made for the current board.
    ///
    /// # Errors
    ///
    /// If the words have no meaning, or no longer have one.
    fn press_orders_page(
        &self,
        _game: &dyn Game,
        _side: Side,
        _orders: &str,
        _words: &str,
        _is_current: bool,
    ) -> Result<OrdersPressOutcome, OrdersPressError> {
        Err(OrdersPressError::Unknown)
    }

    /// True if the orders end turns without asking about things left undone.
    fn skips_end_turn_warning(&self, _orders: &str) -> bool {
        false
    }

    /// The orders, changed so that turns end without that question; `None` if the game has no orders.
    fn skip_end_turn_warning(&self, _orders: &str) -> Option<String> {
        None
    }

    /// A copy of the game in which a side can try things out as if it were its turn; `None` if there is nothing to try
    /// out.
    fn study(&self, _game: &dyn Game, _side: Side) -> Option<Box<dyn Study>> {
        None
    }
}
