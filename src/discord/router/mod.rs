//! Typed routes: each button, select and form is a value that writes and reads its own id, with its handler beside it.

pub(crate) mod arguments;
pub(crate) mod pager;
pub(crate) mod press;
pub(crate) mod route;
