//! The reason why the referee refuses.

use sztab_game::{Denied, Game, Kind, Side, TextError, Unreadable};
use sztab_store::{GameId, Seq, StoreError, Subject, UnixMs, UserId};

use super::content::UnreadableContent;

/// The reason why the referee refuses. Whatever the reason, nothing has changed.
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
        /// The version now.
        now: Seq,
    },
    /// The rules forbid it.
    #[error("{denied}")]
    Illegal {
        /// The reason.
        denied: Denied,
        side: Side,
        /// The game in which it was tried, as the side knows it, by which it is put into words.
        game: Box<dyn Game>,
        /// Which game that is.
        kind: Box<Kind>,
    },
    /// The request is no action.
    #[error("{error}")]
    Unreadable {
        /// The reason.
        error: Unreadable,
        /// Which game's notation it was read by.
        kind: Box<Kind>,
    },
    /// A position that was brought along cannot be read.
    #[error("{0}")]
    UnreadablePosition(TextError),
    /// A record that was brought along cannot be read.
    #[error("{0}")]
    UnreadableRecord(TextError),
    /// A position was brought along in which there is nothing to think of.
    #[error("there is nothing to think of in that position")]
    NothingToStudy,
    /// The same press has acted already; the game stands where it brought it.
    #[error("this press has acted already")]
    Repeated {
        /// The game that it changed.
        game: GameId,
    },
    /// The user has done nothing yet that could be taken back.
    #[error("there is nothing to take back")]
    NothingToUndo,
    /// The opponent is asked about that already.
    #[error("the opponent is asked about that already")]
    UndoAsked,
    /// The opponent has refused just that.
    #[error("the opponent has refused that already")]
    UndoRefused,
    /// It is for the opponent to answer.
    #[error("it is for the opponent to answer")]
    NotYourAnswer,
    /// At a session of more than two it is for others to answer.
    #[error("it is for others to answer")]
    OthersAnswer,
    /// At a session of more than two the others are asked about that already.
    #[error("the others are asked about that already")]
    OthersAsked,
    /// At a session of more than two somebody has refused just that.
    #[error("somebody has refused that already")]
    OthersRefused,
    /// The game goes on without the user's side.
    #[error("the side has nothing more to say in this game")]
    OutOfGame,
    /// The side is out of the game, or the game would end without it.
    #[error("the game would not go on without that side")]
    NobodyToRemove,
    /// The seat is one of a side that has nothing more to say.
    #[error("that side has nothing more to say in this game")]
    SeatOut,
    /// A team resigns only if its players agree.
    #[error("the allies have to agree")]
    AlliesDecide,
    /// The resignation was withdrawn, or never asked for.
    #[error("nobody wants to resign any more")]
    ResignationGone,
    /// The user has agreed already, and others have not.
    #[error("the user has agreed already")]
    AgreedAlready,
    /// The request was withdrawn, or never made.
    #[error("nobody asks that any more")]
    UndoGone,
    /// No clock has fallen, or not any more.
    #[error("no clock has fallen")]
    NotFallen,
    /// There is no such time zone.
    #[error("there is no such time zone")]
    NoSuchZone,
    /// Playing hours are fewer than a day may have.
    #[error("the playing hours are too few")]
    HoursTooFew,
    /// Playing hours that clocks run by were changed lately.
    #[error("the playing hours stay as they are for a while")]
    HoursKept {
        /// Until when.
        until: UnixMs,
    },
    /// A vacation cannot begin or end then.
    #[error("there is no such day")]
    NoSuchDay,
    /// A vacation is longer than the days that are left of the year, or overlaps another one.
    #[error("there are not so many days left of the year")]
    VacationTooLong {
        /// Days in a year.
        allowed: u16,
    },
    /// There is no vacation to end.
    #[error("there is no vacation")]
    NoVacation,
    /// The rules of the game know no draw by agreement.
    #[error("the game has no draws")]
    NoDraws,
    /// The user offers a draw already.
    #[error("a draw is offered already")]
    DrawAsked,
    /// The opponent has just refused a draw.
    #[error("the opponent has refused a draw already")]
    DrawRefused,
    /// The computer player plays every game to its end.
    #[error("the house takes no draw")]
    ComputerPlaysOn,
    /// In a rated game a step is taken back only as long as it has revealed nothing.
    #[error("a rated game goes on from here")]
    RatedGoesOn,
    /// Ratings could not be computed.
    #[error("ratings could not be computed")]
    Unrated,
    /// The program does not play this game, or not at that strength.
    #[error("the house does not play that")]
    NoComputerPlayer,
    /// Something else is put to the vote, or nothing.
    #[error("nobody proposes that any more")]
    ProposalGone,
    /// The draw was withdrawn, or never offered.
    #[error("nobody offers a draw any more")]
    DrawGone,
    /// Another user is asked.
    #[error("somebody else is asked")]
    NotAsked,
    /// The user asked to take a seat over sits in the session.
    #[error("that one sits at the table already")]
    SeatedAlready,
    /// The user asked to take a seat over is asked already.
    #[error("that one is asked already")]
    SeatOffered,
    /// As many are asked to take a seat over as may be.
    #[error("enough are asked to take a seat over")]
    SeatsOffered,
    /// The seat was withdrawn, or never offered.
    #[error("nobody offers that seat any more")]
    SeatOfferGone,
    /// The game has not started, or has ended.
    #[error("game {0} is not being played")]
    NotRunning(GameId),
    /// An organiser decides nothing about a game of their own.
    #[error("the organiser plays that game")]
    OwnGame,
    /// Another organiser has decided about the game meanwhile.
    #[error("an organiser has decided about the game meanwhile")]
    DecidedMeanwhile,
    /// There is no time to add to: no clock, or none of these sides' runs.
    #[error("no clock of these sides runs")]
    NoClock,
    /// Time can be added only up to a limit.
    #[error("so much time cannot be added")]
    TimeOutOfRange {
        /// The most, in the unit of the clock.
        most: u16,
        /// True if the unit is a minute instead of an hour.
        minutes: bool,
    },
    /// A server keeps no further templates.
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
    /// More players sit in the session than the terms have seats.
    #[error("too many players sit at the table for that")]
    TooManySeated,
    /// Only two players can agree on that.
    #[error("only two players can agree on that")]
    ForTwo,
    /// The session cannot agree on that.
    #[error("there is no such term")]
    NoSuchTerm,
    /// Only the host changes the terms.
    #[error("only the host changes the terms")]
    OnlyHost,
    /// Seats are changed only where more than two play.
    #[error("there is no other seat")]
    NoOtherSeat,
    /// Players have not agreed to the present terms yet.
    #[error("somebody has not agreed to the terms yet")]
    TermsOpen {
        /// The players who have to agree.
        to_agree: Vec<UserId>,
    },
    /// Not everybody has sat down.
    #[error("the table is not complete")]
    SeatsOpen,
    /// Only those in the session may do that.
    #[error("only those at the table may do that")]
    NotHost,
    /// The seat is kept for another user.
    #[error("the seat is kept for somebody else")]
    SeatKept,
    /// No game of that name is played here.
    #[error("there is no such game")]
    NoSuchGame,
    #[error("there is no such faction")]
    NoSuchFaction,
    /// A faction was named for a session where factions are dealt, or banned and picked.
    #[error("nobody names a faction beforehand at such a table")]
    FactionNeedless,
    /// Players do not choose factions in this session, or not in this way.
    #[error("factions are not chosen like that at this table")]
    FactionNotChosen,
    /// The factions have not been banned and picked yet.
    #[error("ban and pick is not over")]
    DraftOpen,
    /// It is for the other one to ban or pick.
    #[error("it is for user {next} to ban or pick")]
    NotYourDraft {
        /// The next player.
        next: UserId,
    },
    /// There is no game that was played to its end.
    #[error("the game was not played to its end")]
    NotPlayed,
    /// Only the players of a game may ask for a rematch.
    #[error("the user did not play that game")]
    NotOfThatGame,
    /// The operating system gave no random seed.
    #[error("no random numbers: {0}")]
    NoRandomness(String),
    /// The game began under a version of the rules by which this program cannot play: it stays as it is.
    #[error("game {game} is played by version {version} of the rules, which this program cannot play")]
    OtherRules {
        game: GameId,
        /// The version that it began under.
        version: u32,
        /// Which game it is.
        kind: Box<Kind>,
    },
    /// A post or a job says something that this program does not write.
    #[error(transparent)]
    UnreadableContent(#[from] UnreadableContent),
    /// A log or an opening cannot be read back.
    #[error("game {game} cannot be read back: {reason}")]
    Broken { game: GameId, reason: String },
    /// The store refused or failed.
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
