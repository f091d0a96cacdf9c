//! What the sandbox writes down about the bot: every request, and everything that Discord would have frowned upon.

/// One request of the bot, as it was answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request {
    /// `GET`, `POST`, ...
    pub method: String,
    /// The path without `/api/v10` and without the query.
    pub path: String,
    /// The HTTP status of the answer.
    pub status: u16,
    /// Milliseconds of the Unix epoch, by the sandbox's clock.
    pub at_ms: u64,
}

/// Why a request is held against the bot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// Discord would have refused it, and so did the sandbox.
    Refused {
        /// The HTTP status.
        status: u16,
        /// Discord's numeric error code.
        code: u32,
    },
    /// The sandbox does not know the route. Either the bot is wrong or the sandbox has to learn it.
    UnknownRoute,
    /// It came before a pause was over that the bot had been told of.
    TooEarly,
    /// Discord accepts it, but it is a known way to get into trouble.
    Lint,
    /// The independent [`Judge`](super::Judge) objects.
    Judge,
}

/// Something that the bot should not have done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Violation {
    /// Of which sort it is.
    pub fault: Fault,
    /// The HTTP method of the request, or `GATEWAY`.
    pub method: String,
    /// The path of the request.
    pub path: String,
    /// What is wrong, for the developer.
    pub message: String,
}

impl Violation {
    /// Discord's error code, when the request was refused.
    pub fn code(&self) -> Option<u32> {
        match self.fault {
            Fault::Refused { code, .. } => Some(code),
            _ => None,
        }
    }
}
