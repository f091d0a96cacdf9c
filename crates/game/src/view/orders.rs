//! Standing orders, as they are displayed and changed. They are text that the referee stores and only the game
//! interprets.

use super::question::Button;

/// A page of a player's standing orders.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct OrdersPage {
    /// The orders in force, and other settings that no list covers, one line of text each.
    pub sentences: Vec<String>,
    /// Lists to choose from, at most four.
    pub lists: Vec<OrderList>,
    /// Buttons that lead to other pages. A page with four lists has room for three buttons.
    pub buttons: Vec<Button>,
    /// True if there are orders that could be withdrawn.
    pub is_set: bool,
    /// True if the page has a button back to the player's open question.
    pub leads_back: bool,
}

/// A list from which to choose an order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OrderList {
    /// The words that the chosen value is appended to.
    pub words: String,
    /// The placeholder shown while nothing is chosen; may be empty.
    pub placeholder: String,
    /// The options of the list.
    pub options: Vec<OrderOption>,
}

/// An option of a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OrderOption {
    /// The label.
    pub label: String,
    /// The word that is appended to the list's words.
    pub value: String,
    /// True if the option is currently in force.
    pub is_set: bool,
}

/// The result of a press on an orders page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OrdersPressOutcome {
    /// The new orders, if the press changes them.
    pub orders: Option<String>,
    /// The words of the page to show.
    pub page: String,
}

/// The reason a press on an orders page is not valid.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OrdersPressError {
    /// The game does not recognise the words.
    Unknown,
    /// The words refer to an earlier state of the board.
    Stale,
}
