//! Discord's limits on the contents of a message.

/// Maximum number of rows of buttons and selects in a message.
pub const MAX_ROWS: usize = 5;

/// Maximum number of files in one message.
pub const MAX_FILES: usize = 10;

/// Maximum length of a picture's alternative text, in characters.
pub const ALT_LIMIT: usize = 1024;

/// Maximum length of a button's label, in characters.
pub const LABEL_LIMIT: usize = 80;

/// Maximum length of the label of an option in a select, in characters.
pub const OPTION_LIMIT: usize = 100;

/// Maximum length of a form's title, in characters.
pub const FORM_TITLE_LIMIT: usize = 45;
pub const FORM_LABEL_LIMIT: usize = 45;

/// Maximum number of options in one select.
pub const MAX_SELECT_OPTIONS: usize = 25;

/// Maximum number of buttons in a row.
pub const BUTTONS_PER_ROW: usize = 5;

/// Maximum length of a choice's name and of its value, in characters.
pub const CHOICE_LIMIT: usize = 100;

/// Maximum length of a component's id, in characters.
pub const ID_LIMIT: usize = 100;
