//! The properties of a button, select or form that decide how a press is admitted, acknowledged and ordered.

/// The cost of a request to the bot.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Weight {
    /// Autocompletion of typed text.
    Completion,
    /// Any other request.
    Plain,
    /// A request that draws, replays or reads files.
    Heavy,
}

/// The place where the reply to a press is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ReplyPlacement {
    /// In public: in a post, or as an update to a post.
    Publicly,
    /// In a new private message, in addition to the one that was pressed.
    Beside,
    /// In the user's own private message, which is opened if necessary.
    Privately,
    /// In the message that was pressed.
    InPlace,
    /// In a form, which is opened. The reply to the form is a new private message.
    InAForm,
    /// In a form, which is opened. The reply to the form replaces the private message that was pressed.
    InAFormInPlace,
}

/// The order in which one user's presses in one game are handled.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PressOrder {
    /// One by one, in order: these presses play lines, or show what can be played.
    OneByOne,
    /// Independently of each other.
    AtOnce,
}

/// The properties of a route that the entry code needs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Specification {
    /// The keyword used in ids, logs and metrics.
    pub word: &'static str,
    /// The place where the reply is shown.
    pub shows: ReplyPlacement,
    /// The cost.
    pub weight: Weight,
    /// The order among presses by the same user.
    pub order: PressOrder,
}

impl Specification {
    /// A plain route, whose presses are handled at once.
    pub const fn new(word: &'static str, shows: ReplyPlacement) -> Self {
        Self { word, shows, weight: Weight::Plain, order: PressOrder::AtOnce }
    }

    /// The same route, but heavy.
    #[must_use]
    pub const fn heavy(self) -> Self {
        Self { weight: Weight::Heavy, ..self }
    }

    /// The same route, but with presses handled one by one.
    #[must_use]
    pub const fn one_by_one(self) -> Self {
        Self { order: PressOrder::OneByOne, ..self }
    }
}
