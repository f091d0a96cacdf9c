//! Discord's limits on what a message holds.

/// Rows of buttons and selects that Discord takes.
pub const MOST_ROWS: usize = 5;

/// Files that Discord takes in one message.
pub const MOST_FILES: usize = 10;

/// Longest alternative text of a picture.
pub const ALT_LIMIT: usize = 1024;

/// Longest label of a button that still reads well on a phone; Discord takes 80.
pub const LABEL_LIMIT: usize = 80;

/// Longest label of an option in a select.
pub const OPTION_LIMIT: usize = 100;

/// Longest title of a form, and longest label of an input in it.
pub const FORM_TITLE_LIMIT: usize = 45;
pub const FORM_LABEL_LIMIT: usize = 45;

/// Options that Discord takes in one select.
pub const SELECT_LIMIT: usize = 25;

/// Buttons in a row.
pub const ROW: usize = 5;

/// Longest name and value of a choice.
pub const CHOICE_LIMIT: usize = 100;

/// Longest id that Discord takes.
pub const ID_LIMIT: usize = 100;
