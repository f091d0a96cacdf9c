//! The operations of buttons and selects, each specified once: word, subject, where its answer shows, weight and
//! order.

/// Cost of a request to the bot.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Weight {
    /// A completion of what is being typed.
    Completion,
    /// Anything else.
    Plain,
    /// Draws, replays or reads files.
    Heavy,
}

/// Subject of the number in a button's id.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum About {
    /// A game at a version.
    Game,
    /// A position that a user brought along.
    Study,
    /// No meaning: the number is ignored.
    Nothing,
}

/// Where the answer to a press shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shows {
    /// In public: in a post, or as an update of one.
    Publicly,
    /// In a new private message beside the one that was pressed.
    Beside,
    /// In the private message of the presser, which opens if it is not there yet.
    Privately,
    /// Where it was pressed.
    InPlace,
    /// In a form that opens.
    InAForm,
}

/// Order in which presses of one person in one game are worked on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Order {
    /// One by one, each after the press before it: they play, or show what is to be played.
    OneByOne,
    /// Each as it comes.
    AtOnce,
}

/// All that the entry knows of an operation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Specification {
    /// The word in ids, in logs and in metrics.
    pub word: &'static str,
    /// Subject of the id.
    pub about: About,
    /// Where the answer shows.
    pub shows: Shows,
    /// Cost.
    pub weight: Weight,
    /// Order among presses of the same person.
    pub order: Order,
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
                        about: About::$about,
                        shows: Shows::$shows,
                        weight: Weight::$weight,
                        order: Order::$order,
                    },)*
                }
            }
        }
    };
}

operations! {
    /// On the public post: says the words, which are a whole line.
    Say = "say" Game Publicly Plain OneByOne;
    /// On the public post: opens the private guide.
    Go = "go" Game Privately Plain OneByOne;
    /// In the guide: goes on with these words.
    At = "at" Game Privately Plain OneByOne;
    /// In the guide: goes on with these words and the one chosen in the select.
    Pick = "pick" Game Privately Plain OneByOne;
    /// In the guide: carries the action out.
    Do = "do" Game Privately Plain OneByOne;
    /// In the guide: carries the action out and ends the turn.
    DoEnd = "doend" Game Privately Plain OneByOne;
    /// Under the question before the end of a turn: ends it.
    End = "end" Game Privately Plain OneByOne;
    /// On the public post: opens the private message of the turn anew.
    Turn = "turn" Game Privately Plain OneByOne;
    /// In the lobby.
    Lobby = "lobby" Game Publicly Plain AtOnce;
    /// The terms of a lobby.
    Terms = "terms" Game Privately Plain AtOnce;
    /// Under a chapter: its stills.
    Stills = "stills" Game Beside Heavy AtOnce;
    /// Under a result: the film of the whole game.
    Film = "film" Game Beside Heavy AtOnce;
    /// In a game against computer players: turns that the presser may consider.
    Hint = "hint" Game Privately Heavy AtOnce;
    /// Under a turn of a computer player: the chapter that it expected.
    Why = "why" Game Beside Heavy AtOnce;
    /// In a what-if: goes on with what has been tried out and these words.
    If = "if" Game Privately Heavy AtOnce;
    /// In a what-if: goes on with these words and the one chosen in the select.
    IfPick = "ifpick" Game Privately Heavy AtOnce;
    /// `If` in a position that was brought along.
    StudyIf = "sif" Study Privately Heavy AtOnce;
    /// `IfPick` in a position that was brought along.
    StudyPick = "sifpick" Study Privately Heavy AtOnce;
    /// In a what-if: plays what was tried out.
    Tried = "tried" Game Privately Plain OneByOne;
    /// In a what-if: shows everybody what has been tried out.
    Share = "share" Game Publicly Heavy AtOnce;
    /// `Share` for a position that was brought along.
    StudyShare = "sshare" Study Publicly Heavy AtOnce;
    /// In the panels of settings.
    Settings = "settings" Nothing Privately Plain AtOnce;
    /// Takes the last step back, or asks for it.
    Undo = "undo" Game InPlace Heavy OneByOne;
    /// Under a request to take a step back: the opponent's answer.
    UndoAnswer = "undoanswer" Game Publicly Plain AtOnce;
    /// Under a fallen clock: the opponent's choice.
    Fall = "fall" Game InPlace Plain AtOnce;
    /// Under the offer of a draw: the opponent's answer.
    DrawAnswer = "drawanswer" Game Publicly Plain AtOnce;
    /// Under the question whether a player resigns: asks the allies.
    Resign = "resign" Game Privately Plain OneByOne;
    /// Under the request to resign as a team: an ally's answer.
    ResignAnswer = "resignanswer" Game Publicly Plain AtOnce;
    /// Under the offer of a seat: the answer of the player who is asked.
    SeatAnswer = "seatanswer" Game Publicly Plain AtOnce;
    /// Under a line that is put to the vote: the voice of another player.
    Vote = "vote" Game Publicly Plain AtOnce;
    /// Under a refusal: the rule that it names.
    Rule = "rule" Nothing Beside Plain AtOnce;
    /// Under a result: once more, with the factions swapped.
    Rematch = "rematch" Game Publicly Plain AtOnce;
    /// In the panel of standing orders.
    Orders = "orders" Game Privately Plain AtOnce;
    /// In the list of a server's sessions: another page.
    Sessions = "tables" Nothing Privately Plain AtOnce;
    /// In ratings: another page or view.
    Ratings = "ratings" Nothing Privately Heavy AtOnce;
    /// In ratings: shows everybody what is looked at.
    RatingsShare = "rshare" Nothing Publicly Heavy AtOnce;
    /// Under what is kept about a person: erases the person.
    Erase = "erase" Nothing Privately Plain AtOnce;
    /// Under a result, and in the answer to it: results as direct messages, or not.
    Results = "results" Nothing Privately Plain AtOnce;
    /// In the welcome and in the pages of help.
    Help = "help" Nothing Privately Plain AtOnce;
    /// At The admin panel: another page of sessions, or one of them.
    AdminPanel = "desk" Nothing Privately Heavy AtOnce;
    /// At The admin panel: a decision about a game, and the form for its reason.
    Decide = "decide" Game InAForm Plain AtOnce;
    /// In the results of a server: another page.
    ResultList = "resultlist" Nothing Privately Heavy AtOnce;
    /// In a first game: turns tips off.
    Tips = "tips" Game Privately Plain OneByOne;
}

impl Operation {
    /// The operation with a word; `None` for a word that no button has.
    pub fn of_word(word: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|operation| operation.specification().word == word)
    }

    /// The word in ids, in logs and in metrics.
    pub const fn word(self) -> &'static str {
        self.specification().word
    }

    /// True if the number in its id is that of a game.
    pub fn is_about_a_game(self) -> bool {
        self.specification().about == About::Game
    }

    /// The same operation in a position that was brought along.
    pub fn in_study(self) -> Self {
        match self {
            Self::If => Self::StudyIf,
            Self::IfPick => Self::StudyPick,
            Self::Share => Self::StudyShare,
            other => other,
        }
    }
}
