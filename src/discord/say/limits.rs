//! Discord's limits on the contents of a message.

/// Most rows of buttons and selects in a message.
pub const MAX_ROWS: usize = 5;

/// Most files in one message.
pub const MAX_FILES: usize = 10;

/// Longest alternative text of a picture, in characters.
pub const ALT_LIMIT: usize = 1024;

/// Longest label of a button, in characters.
pub const LABEL_LIMIT: usize = 80;

/// Longest label of an option in a select, in characters.
pub const OPTION_LIMIT: usize = 100;

/// Longest title of a form, in characters.
pub const FORM_TITLE_LIMIT: usize = 45;
pub const FORM_LABEL_LIMIT: usize = 45;

/// Most options in one select.
pub const SELECT_LIMIT: usize = 25;

/// Most buttons in a row.
pub const ROW: usize = 5;

/// Longest name and value of a choice, in characters.
pub const CHOICE_LIMIT: usize = 100;

/// Longest id of a component, in characters.
pub const ID_LIMIT: usize = 100;
