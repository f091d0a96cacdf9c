//! The operations of buttons and selects, each specified once: keyword, subject, place of the reply, weight and order.

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

/// The subject of the number in a button's id.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum IdSubject {
    /// A game at a given version.
    Game,
    /// A position supplied by a user.
    Study,
    /// No subject: the number is ignored.
    Nothing,
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
    /// In a form, which is opened.
    InAForm,
}

/// The order in which one user's presses in one game are handled.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PressOrder {
    /// One by one, in order: these presses play lines, or show what can be played.
    OneByOne,
    /// Independently of each other.
    AtOnce,
}

/// The properties of an operation that the entry code needs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Specification {
    /// The keyword used in ids, logs and metrics.
    pub word: &'static str,
    /// The subject of the id.
    pub about: IdSubject,
    /// The place where the reply is shown.
    pub shows: ReplyPlacement,
    /// The cost.
    pub weight: Weight,
    /// The order among presses by the same user.
    pub order: PressOrder,
}

macro_rules! operations {
    ($($(#[$doc:meta])* $name:ident = $word:literal $about:ident $shows:ident $weight:ident $order:ident;)*) => {
        /// The operation of a button or select.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub enum Operation {
            $($(#[$doc])* $name,)*
        }

        impl Operation {
            pub const ALL: &[Self] = &[$(Self::$name,)*];

            pub const fn specification(self) -> Specification {
                match self {
                    $(Self::$name => Specification {
                        word: $word,
                        about: IdSubject::$about,
                        shows: ReplyPlacement::$shows,
                        weight: Weight::$weight,
                        order: PressOrder::$order,
                    },)*
                }
            }
        }
    };
}

operations! {
    /// On the public post: plays the argument, which is a complete line.
    Say = "say" Game Publicly Plain OneByOne;
    /// On the public post: opens the private guide.
    Go = "go" Game Privately Plain OneByOne;
    /// In the guide: continues with the words in the argument.
    At = "at" Game Privately Plain OneByOne;
    /// In the guide: continues with the words in the argument and the one chosen in the select.
    Pick = "pick" Game Privately Plain OneByOne;
    /// In the guide: carries out the action.
    Do = "do" Game Privately Plain OneByOne;
    /// In the guide: carries out the action and ends the turn.
    DoEnd = "doend" Game Privately Plain OneByOne;
    /// Under the question before the end of a turn: ends the turn.
    End = "end" Game Privately Plain OneByOne;
    /// On the public post: reopens the private message of the turn.
    Turn = "turn" Game Privately Plain OneByOne;
    /// In the lobby: one of the buttons or selects.
    Lobby = "lobby" Game Publicly Plain AtOnce;
    /// The terms of a lobby.
    Terms = "terms" Game Privately Plain AtOnce;
    /// Under a chapter: its stills.
    Stills = "stills" Game Beside Heavy AtOnce;
    /// Under a result: the film of the whole game.
    Film = "film" Game Beside Heavy AtOnce;
    /// In a game against computer players: turns that the user may consider.
    Hint = "hint" Game Privately Heavy AtOnce;
    /// Under a computer player's turn: the chapter that the computer player expected.
    Why = "why" Game Beside Heavy AtOnce;
    /// In a what-if: continues with the steps tried out so far and the words in the argument.
    If = "if" Game Privately Heavy AtOnce;
    /// In a what-if: continues with the words in the argument and the one chosen in the select.
    IfPick = "ifpick" Game Privately Heavy AtOnce;
    /// `If` in a position supplied by a user.
    StudyIf = "sif" Study Privately Heavy AtOnce;
    /// `IfPick` in a position supplied by a user.
    StudyPick = "sifpick" Study Privately Heavy AtOnce;
    /// In a what-if: plays the line that was tried out.
    Tried = "tried" Game Privately Plain OneByOne;
    /// In a what-if: posts it publicly.
    Share = "share" Game Publicly Heavy AtOnce;
    /// `Share` for a position supplied by a user.
    StudyShare = "sshare" Study Publicly Heavy AtOnce;
    /// In the settings panels: one of the choices.
    Settings = "settings" Nothing Privately Plain AtOnce;
    /// Takes back the last step, or requests it.
    Undo = "undo" Game InPlace Heavy OneByOne;
    /// Under a request to take back a step: the opponent's answer.
    UndoAnswer = "undoanswer" Game Publicly Plain AtOnce;
    /// Under an expired clock: the opponent's choice.
    Fall = "fall" Game InPlace Plain AtOnce;
    /// Under a draw offer: the opponent's answer.
    DrawAnswer = "drawanswer" Game Publicly Plain AtOnce;
    /// Under the question whether a player wants to resign: asks the allies.
    Resign = "resign" Game Privately Plain OneByOne;
    /// Under the request to resign as a team: an ally's answer.
    ResignAnswer = "resignanswer" Game Publicly Plain AtOnce;
    /// Under a seat offer: the answer of the user to whom the seat is offered.
    SeatAnswer = "seatanswer" Game Publicly Plain AtOnce;
    /// On a proposal: another player's vote.
    Vote = "vote" Game Publicly Plain AtOnce;
    /// Under a refusal: the rule that it names.
    Rule = "rule" Nothing Beside Plain AtOnce;
    /// Under a result: opens a rematch, with the factions swapped.
    Rematch = "rematch" Game Publicly Plain AtOnce;
    /// In the panel of standing orders: one of the choices.
    Orders = "orders" Game Privately Plain AtOnce;
    /// In the list of a server's sessions: another page.
    Sessions = "tables" Nothing Privately Plain AtOnce;
    /// In ratings: another page or view.
    Ratings = "ratings" Nothing Privately Heavy AtOnce;
    /// In ratings: posts the current view publicly.
    RatingsShare = "rshare" Nothing Publicly Heavy AtOnce;
    /// Under the data stored about a person: erases the person's data.
    Erase = "erase" Nothing Privately Plain AtOnce;
    /// Under a result, and in the reply to a press there: turns results as direct messages on or off.
    Results = "results" Nothing Privately Plain AtOnce;
    /// In the welcome message and on the help pages: another page, or an action.
    Help = "help" Nothing Privately Plain AtOnce;
    /// In the admin panel: another page of sessions, or one of them.
    AdminPanel = "desk" Nothing Privately Heavy AtOnce;
    /// In the admin panel: a decision about a game, and the form for its reason.
    Decide = "decide" Game InAForm Plain AtOnce;
    /// In a server's results: another page.
    ResultList = "resultlist" Nothing Privately Heavy AtOnce;
    /// In a first game: turns off the tips.
    Tips = "tips" Game Privately Plain OneByOne;
}

impl Operation {
    /// The operation with a given keyword; `None` for an unknown one.
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|operation| operation.specification().word == word)
    }

    /// The keyword used in ids, logs and metrics.
    pub const fn word(self) -> &'static str {
        self.specification().word
    }

    /// True if the number in the operation's ids is that of a game.
    pub fn is_about_a_game(self) -> bool {
        self.specification().about == IdSubject::Game
    }

    /// The same operation in a position supplied by a user.
    pub fn in_study(self) -> Self {
        match self {
            Self::If => Self::StudyIf,
            Self::IfPick => Self::StudyPick,
            Self::Share => Self::StudyShare,
            other => other,
        }
    }
}
