//! Standing orders as they are shown and changed. They are text, stored by the referee and interpreted by the game
//! alone.

use super::asked::Button;

/// A page of a player's standing orders.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct OrdersPage {
    /// The orders in force, and matters that the lists leave open: a line of text each.
    pub sentences: Vec<String>,
    /// Lists to choose from, at most four.
    pub lists: Vec<OrderList>,
    /// Buttons that lead to other pages. A page of four lists has room for three.
    pub buttons: Vec<Button>,
    /// True if there are orders that could be withdrawn.
    pub is_set: bool,
    /// True if the page leads back to the player's open question.
    pub leads_back: bool,
}

/// A list to choose an order from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OrderList {
    /// The words to which the chosen value is appended.
    pub words: String,
    /// The placeholder of the list while nothing is chosen; may be empty.
    pub placeholder: String,
    /// The options of the list.
    pub options: Vec<OrderOption>,
}

/// An option of a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OrderOption {
    /// The label.
    pub label: String,
    /// The word that is appended to those of the list.
    pub value: String,
    /// True if it is currently in force.
    pub is_set: bool,
}

/// The result of a press in a page of orders.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ordered {
    /// The new orders, if the press changes them.
    pub orders: Option<String>,
    /// The words of the page to show.
    pub page: String,
}

/// The reason a press in a page of orders has no meaning.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotOrdered {
    /// The game does not recognise the words.
    Unknown,
    /// The words refer to an earlier state of the board.
    Stale,
}
