//! Standing orders as they are shown and changed. They are text, kept by the referee and read by the game alone.

use super::asked::Button;

/// A page of a player's standing orders.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct OrdersPage {
    /// Orders given, and what the lists leave open: a line of text each.
    pub sentences: Vec<String>,
    /// Lists to choose from, at most four.
    pub lists: Vec<OrderList>,
    /// The ways to other pages. A page of four lists has room for three.
    pub buttons: Vec<Button>,
    /// True if anything is ordered that could be taken back.
    pub is_set: bool,
    /// Leads back to the open question of its player.
    pub leads_back: bool,
}

/// A list to choose an order from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OrderList {
    /// The words to which the value chosen is added.
    pub words: String,
    /// Placeholder of the list while nothing is chosen; may be empty.
    pub placeholder: String,
    /// Options of the list.
    pub options: Vec<OrderOption>,
}

/// An option of a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OrderOption {
    /// Label of the option.
    pub label: String,
    /// The word that is added to those of the list.
    pub value: String,
    /// True if it is the one that counts now.
    pub is_set: bool,
}

/// Result of a press in a page of orders.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ordered {
    /// The orders from now on, if the press changes them.
    pub orders: Option<String>,
    /// The words of the page to be shown.
    pub page: String,
}

/// The reason why a press in a page of orders means nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotOrdered {
    /// The game knows no such words.
    Unknown,
    /// They are about the board of an earlier version.
    Stale,
}
