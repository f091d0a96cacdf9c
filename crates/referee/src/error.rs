//! The reason a request is refused.

use sztab_game::{AnyRefusal, Game, Kind, Side, TextError, Unreadable};
use sztab_store::{GameId, Seq, StoreError, Subject, UnixMs, UserId};

use super::content::UnreadableContent;

/// The reason a request is refused. The game is then unchanged.
#[derive(Debug, thiserror::Error)]
pub enum RefereeError {
    /// The user has no seat in the session.
    #[error("the user has no seat at game {0}")]
    NotSeated(GameId),
    /// The user has seen an older version of the game.
    #[error("game {game} has moved on from {seen} to {now}")]
    Stale {
        game: GameId,
        /// The version that the user acted on.
        seen: Seq,
        /// The current version.
        now: Seq,
    },
    /// The rules forbid the action.
    #[error("{denied}")]
    Illegal {
        /// The reason.
        denied: AnyRefusal,
        side: Side,
        /// The game in which the action was tried, as known to the side, used to put the reason into words.
        game: Box<dyn Game>,
        /// The kind of game.
        kind: Box<Kind>,
    },
    /// The request is not an action.
    #[error("{error}")]
    Unreadable {
        /// The reason.
        error: Unreadable,
        /// The kind of game whose notation was used.
        kind: Box<Kind>,
    },
    /// A position supplied by the user cannot be read.
    #[error("{0}")]
    UnreadablePosition(TextError),
    /// A record supplied by the user cannot be read.
    #[error("{0}")]
    UnreadableRecord(TextError),
    /// A position supplied by the user leaves no decision to study.
    #[error("there is nothing to think of in that position")]
    NothingToStudy,
    /// The same press has already acted; its result is the current state.
    #[error("this press has acted already")]
    Repeated {
        /// The game that the press changed.
        game: GameId,
    },
    /// The user has not done anything yet that could be undone.
    #[error("there is nothing to take back")]
    NothingToUndo,
    /// The opponent has already been asked about this undo.
    #[error("the opponent is asked about that already")]
    UndoAsked,
    /// The opponent has already refused this undo.
    #[error("the opponent has refused that already")]
    UndoRefused,
    /// The answer is up to the opponent.
    #[error("it is for the opponent to answer")]
    NotYourAnswer,
    /// In a session of more than two, the answer is up to other players.
    #[error("it is for others to answer")]
    OthersAnswer,
    /// In a session of more than two, the other players have already been asked about this undo.
    #[error("the others are asked about that already")]
    OthersAsked,
    /// In a session of more than two, a player has already refused this undo.
    #[error("somebody has refused that already")]
    OthersRefused,
    /// The user's side is out of the game, which continues.
    #[error("the side has nothing more to say in this game")]
    OutOfGame,
    /// The side is out of the game, or the game would end without it.
    #[error("the game would not go on without that side")]
    NobodyToRemove,
    /// The seat belongs to a side that has no more decisions to make.
    #[error("that side has nothing more to say in this game")]
    SeatOut,
    /// A team resigns only if its players agree.
    #[error("the allies have to agree")]
    AlliesDecide,
    /// The resignation was withdrawn, or never requested.
    #[error("nobody wants to resign any more")]
    ResignationGone,
    /// The user has already agreed, but other players have not.
    #[error("the user has agreed already")]
    AgreedAlready,
    /// The request was withdrawn, or never made.
    #[error("nobody asks that any more")]
    UndoGone,
    /// No clock has fallen, or the fall is no longer open.
    #[error("no clock has fallen")]
    NotFallen,
    /// There is no such time zone.
    #[error("there is no such time zone")]
    NoSuchZone,
    /// The playing hours are shorter than the daily minimum.
    #[error("the playing hours are too few")]
    HoursTooFew,
    /// Playing hours used by running clocks were changed recently.
    #[error("the playing hours stay as they are for a while")]
    HoursKept {
        /// Time until which the hours cannot be changed.
        until: UnixMs,
    },
    /// The first day of a vacation is invalid or too far ahead, or the vacation would already be over.
    #[error("there is no such day")]
    NoSuchDay,
    /// A vacation is longer than the days still available in the year, or overlaps another one.
    #[error("there are not so many days left of the year")]
    VacationTooLong {
        /// Number of days allowed per year.
        allowed: u16,
    },
    /// There is no vacation to end.
    #[error("there is no vacation")]
    NoVacation,
    /// The rules of the game have no draw by agreement.
    #[error("the game has no draws")]
    NoDraws,
    /// The user is already offering a draw.
    #[error("a draw is offered already")]
    DrawAsked,
    /// The opponent has just refused a draw.
    #[error("the opponent has refused a draw already")]
    DrawRefused,
    /// The computer player plays every game to its end.
    #[error("the house takes no draw")]
    ComputerPlaysOn,
    /// In a rated game, a step can be undone only if it has revealed nothing.
    #[error("a rated game goes on from here")]
    RatedGoesOn,
    /// Ratings could not be computed.
    #[error("ratings could not be computed")]
    Unrated,
    /// The program does not play this game, or not at that strength.
    #[error("the house does not play that")]
    NoComputerPlayer,
    /// The proposal has been replaced, played or dropped.
    #[error("nobody proposes that any more")]
    ProposalGone,
    /// The draw was withdrawn, or never offered.
    #[error("nobody offers a draw any more")]
    DrawGone,
    /// Another user has been asked.
    #[error("somebody else is asked")]
    NotAsked,
    /// The user asked to take over a seat already sits in the session.
    #[error("that one sits at the table already")]
    SeatedAlready,
    /// The user has already been asked to take over a seat.
    #[error("that one is asked already")]
    SeatOffered,
    /// The maximum number of users have already been asked to take over a seat.
    #[error("enough are asked to take a seat over")]
    SeatsOffered,
    /// The offer of the seat was withdrawn, or never made.
    #[error("nobody offers that seat any more")]
    SeatOfferGone,
    /// The game has not started, or has ended.
    #[error("game {0} is not being played")]
    NotRunning(GameId),
    /// An organiser cannot decide about their own game.
    #[error("the organiser plays that game")]
    OwnGame,
    /// Another organiser has decided about the game in the meantime.
    #[error("an organiser has decided about the game meanwhile")]
    DecidedMeanwhile,
    /// There is no clock to add time to, or none of these sides' clocks runs.
    #[error("no clock of these sides runs")]
    NoClock,
    /// The amount of time that can be added is limited.
    #[error("so much time cannot be added")]
    TimeOutOfRange {
        /// The maximum, in the unit of the clock.
        most: u16,
        /// True if the unit is minutes instead of hours.
        minutes: bool,
    },
    /// The server has the maximum number of templates.
    #[error("the server has enough templates")]
    TemplatesFull,
    /// Both players want the same faction.
    #[error("both players want the same faction")]
    SameFaction,
    /// A player has not chosen a faction yet.
    #[error("somebody has not chosen a faction yet")]
    FactionsOpen {
        /// The players without a faction.
        undecided: Vec<UserId>,
    },
    /// Several players want the same faction.
    #[error("several players want the same faction")]
    SameFactions,
    /// Several seats are free.
    #[error("several seats are free")]
    ManySeatsOpen,
    /// Every seat of a session for more than two is taken.
    #[error("every seat is taken")]
    AllSeatsTaken,
    /// The session has more players than its terms allow.
    #[error("too many players sit at the table for that")]
    TooManySeated,
    /// The term is only possible between two players.
    #[error("only two players can agree on that")]
    ForTwo,
    /// The session has no such term, or not with that value.
    #[error("there is no such term")]
    NoSuchTerm,
    /// Only the host may change the terms.
    #[error("only the host changes the terms")]
    OnlyHost,
    /// Seats can be changed only in sessions of more than two.
    #[error("there is no other seat")]
    NoOtherSeat,
    /// Some players have not yet agreed to the current terms.
    #[error("somebody has not agreed to the terms yet")]
    TermsOpen {
        /// The players who have to agree.
        to_agree: Vec<UserId>,
    },
    /// Not all seats are taken.
    #[error("the table is not complete")]
    SeatsOpen,
    /// Only the user who opened the session, or a user who sits in it, may do so.
    #[error("only those at the table may do that")]
    NotInSession,
    /// The seat is reserved for another user.
    #[error("the seat is kept for somebody else")]
    SeatKept,
    /// No game with that name is available here.
    #[error("there is no such game")]
    NoSuchGame,
    #[error("there is no such faction")]
    NoSuchFaction,
    /// A faction was named for a session in which factions are dealt, or banned and picked.
    #[error("nobody names a faction beforehand at such a table")]
    FactionNeedless,
    /// Players do not choose factions in this session, or not in this way.
    #[error("factions are not chosen like that at this table")]
    FactionNotChosen,
    /// The factions have not been banned and picked yet.
    #[error("ban and pick is not over")]
    DraftOpen,
    /// The other player has to ban or pick.
    #[error("it is for user {next} to ban or pick")]
    NotYourDraft {
        /// The next player.
        next: UserId,
    },
    /// No such game was played to its end.
    #[error("the game was not played to its end")]
    NotPlayed,
    /// Only the players of a game may ask for a rematch.
    #[error("the user did not play that game")]
    NotOfThatGame,
    /// The operating system did not provide a random seed.
    #[error("no random numbers: {0}")]
    NoRandomness(String),
    /// The game began under a version of the rules that this program does not support, so it is left unchanged.
    #[error("game {game} is played by version {version} of the rules, which this program cannot play")]
    OtherRules {
        game: GameId,
        /// The version under which the game began.
        version: u32,
        /// The kind of game.
        kind: Box<Kind>,
    },
    /// A post or job has content that this program does not write.
    #[error(transparent)]
    UnreadableContent(#[from] UnreadableContent),
    /// A log or an opening cannot be read.
    #[error("game {game} cannot be read back: {reason}")]
    Broken { game: GameId, reason: String },
    /// The store refused the change, or failed.
    #[error(transparent)]
    Store(StoreError),
}

impl From<StoreError> for RefereeError {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Duplicate { subject: Subject::Game(game), .. } => Self::Repeated { game },
            StoreError::NotRunning(game) | StoreError::Ended(game) | StoreError::NotLobby(game) => {
                Self::NotRunning(game)
            }
            StoreError::NotSeated { game, .. } => Self::NotSeated(game),
            other => Self::Store(other),
        }
    }
}
