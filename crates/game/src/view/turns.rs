//! The private side of a game: the panel, the guide, previews, completion, orders, refusals.

use crate::{Denied, Game, Side, Unreadable, Viewer};
use sztab_words::Language;
use sztab_words::word;

use super::asked::{Asked, Button, Confirmation, Likelihood, Panel, Step, Suggested, Tone, Word, verb};
use super::orders::{NotOrdered, Ordered, OrdersPage};
use super::study::Study;
use super::typed::{Forbidden, Place, Vocabulary};

/// Most lines that have a button each; more share the buttons of their verbs.
const BUTTONS: usize = 15;

/// The private side of a game. Lines and words are those of its notation; `words` are those of a line that has begun.
pub trait Turns {
    /// The number of the turn that is played, by which it is known that another one has begun; `None` in a game without
    /// such numbers.
    fn turn_number(&self, _game: &dyn Game) -> Option<u32> {
        None
    }

    /// A line as a phrase for the player who may say it or has said it: "Runner to D2, facing ↗".
    fn phrase(&self, _game: &dyn Game, _side: Side, line: &str, _language: Language) -> String {
        line.to_owned()
    }

    /// The same as people type it, in all languages: they mix them.
    fn typed_phrases(&self, _game: &dyn Game, _side: Side, line: &str) -> Vec<String> {
        vec![line.to_owned()]
    }

    /// The reason why the rules forbid something, as a sentence.
    fn refusal(&self, _game: &dyn Game, _side: Side, denied: &Denied, _language: Language) -> String {
        denied.to_string()
    }

    /// The input that the notation expected where a line cannot be read, in words; `None` if it is no help to a player.
    fn expected_input(&self, _error: &Unreadable, _language: Language) -> Option<String> {
        None
    }

    /// Beginnings of a side, and the question to it.
    fn panel(&self, asked: &Asked<'_>) -> Panel {
        let button = |words: &str| Button::new(words, words, Tone::Main);
        let mut verbs: Vec<&str> = asked.lines.iter().map(|line| verb(line)).collect();
        verbs.dedup();
        let buttons = if asked.lines.len() <= BUTTONS {
            asked.lines.iter().map(|line| button(line)).collect()
        } else {
            verbs.into_iter().map(button).collect()
        };
        Panel { groups: vec![buttons], ..Panel::default() }
    }

    /// Question where a line can go on in several ways.
    fn question(&self, asked: &Asked<'_>, _words: &[&str]) -> String {
        word(asked.language, "select-answer")
    }

    /// The next word of a line in words.
    fn word(&self, _asked: &Asked<'_>, _words: &[&str], next: &str) -> Word {
        Word { label: next.to_owned(), symbol: None, is_on_board: false }
    }

    /// Remark on the next word of a line: what it would do.
    fn about(&self, _asked: &Asked<'_>, _words: &[&str], _next: &str) -> Option<String> {
        None
    }

    /// A line is carried out at once: it takes back nothing that a player would want to look at first. Others are shown as
    /// they would be, and confirmed.
    fn is_immediate(&self, _line: &str) -> bool {
        true
    }

    /// A line that its side may say anew until all have answered, or take back as it likes: the last tap says it, without a
    /// confirmation.
    fn is_replaceable(&self, _line: &str) -> bool {
        false
    }

    /// Words of a button that are no line and begin none, but stand for several lines: *Same as last round*.
    fn is_together(&self, _words: &str) -> bool {
        false
    }

    /// The lines that such a button says, in their order. They are found when it is pressed, which may take a moment.
    fn together(&self, _asked: &Asked<'_>, _words: &str) -> Vec<String> {
        Vec::new()
    }

    /// The next word that is taken without asking because it can be changed in the preview: a facing. `next` are all
    /// that may follow.
    fn presumed_word(&self, _asked: &Asked<'_>, _words: &[&str], _next: &[String]) -> Option<String> {
        None
    }

    /// Rows of lines that differ from this one in nothing but a presumed word, this one among them. Some may not be legal.
    fn variants(&self, _asked: &Asked<'_>, _line: &str) -> Vec<Vec<Button>> {
        Vec::new()
    }

    /// The last question before a line is said.
    fn confirmation(&self, asked: &Asked<'_>, line: &str) -> Confirmation {
        Confirmation { question: self.phrase(asked.game, asked.side, line, asked.language), ..Confirmation::default() }
    }

    /// Losses by a line, a sentence each.
    fn forfeits(&self, _asked: &Asked<'_>, _line: &str) -> Vec<String> {
        Vec::new()
    }

    /// Losses if the turn ends now, a sentence each: what is given up, and that nothing was played.
    fn end_turn_warnings(&self, _asked: &Asked<'_>) -> Vec<String> {
        Vec::new()
    }

    /// A tip for a first game.
    fn tip(&self, _asked: &Asked<'_>, _step: Step<'_>) -> Option<String> {
        None
    }

    /// Returns the function from a line to the likelihood that a player means it. It only orders suggestions, and never
    /// decides what is offered.
    fn likelihood<'a>(&self, _game: &'a dyn Game, _side: Side) -> Box<dyn Fn(&str) -> Likelihood + 'a> {
        Box::new(|_| Likelihood::default())
    }

    /// Where a line stands among suggestions.
    fn suggestion_rank(&self, _game: &dyn Game, _side: Side, _line: &str) -> Suggested {
        Suggested::Usually
    }

    /// The reason why no line that begins with these words may be said. `None` if one may, or nothing begins so.
    fn refusal_reason(&self, _game: &dyn Game, _side: Side, _words: &str) -> Option<Denied> {
        None
    }

    /// Lines that the rules forbid, among those that what was typed could mean.
    fn forbidden_lines(&self, _game: &dyn Game, _side: Side, _typed: &str) -> Vec<Forbidden> {
        Vec::new()
    }

    /// Names of the actions of a side.
    fn vocabulary(&self, asked: &Asked<'_>) -> Vocabulary {
        Vocabulary { texts: asked.lines.to_vec(), ..Vocabulary::default() }
    }

    /// Place on the board that a typed word names.
    fn place(&self, _game: &dyn Game, _typed: &str, _language: Language) -> Place {
        Place::None
    }

    /// Contents of the hands, a sentence a side, as a viewer knows it.
    fn hands(&self, game: &dyn Game, viewer: Viewer, _language: Language) -> Vec<String> {
        vec![format!("```\n{}\n```", game.observed_by(viewer).position().trim_end())]
    }

    /// The hand of a side in a sentence that its player may show everybody. `None` where the rules keep hands secret from
    /// the table, or there are none.
    fn shown_hand(&self, _game: &dyn Game, _side: Side, _language: Language) -> Option<String> {
        None
    }

    /// A page of a side's standing orders; `None` if the game has none. The page without words is the first one.
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

    /// Result of the words of a press in a page of orders. `is_current` says that the page was made for the board as it
    /// stands.
    ///
    /// # Errors
    ///
    /// If the words mean nothing, or not any more.
    fn order(
        &self,
        _game: &dyn Game,
        _side: Side,
        _orders: &str,
        _words: &str,
        _is_current: bool,
    ) -> Result<Ordered, NotOrdered> {
        Err(NotOrdered::Unknown)
    }

    /// True if turns end without a question about what is left undone.
    fn ends_unasked(&self, _orders: &str) -> bool {
        false
    }

    /// Orders by which turns end without that question; `None` if the game has no orders.
    fn end_unasked(&self, _orders: &str) -> Option<String> {
        None
    }

    /// The game as some side's turn on a copy, to try things out; `None` where there is nothing to try.
    fn study(&self, _game: &dyn Game, _side: Side) -> Option<Box<dyn Study>> {
        None
    }
}
