//! Errors in handlers, and the messages that the player is shown for them.

use std::error::Error;
use std::fmt;

use sztab_game::Language;
use sztab_referee::{HOURS_LOCK_DAYS, MIN_PLAYING_MINUTES, RefereeError};
use sztab_store::{GameId, StoreError};
use sztab_words::{text, word};

use super::interaction_context;
use super::moment::timestamp;

/// The reason a handler did not do what was requested.
#[derive(Debug)]
pub enum Failure {
    /// A plain message, given by its translation key.
    Said(&'static str),
    /// The input is not understood; contains a message that names the unknown word.
    Misread(String),
    /// A refusal in the reader's language.
    Sentence(String),
    /// The bot lacks permissions: one line per permission, in the player's language.
    MayNot(Vec<String>),
    /// Sessions may be opened only in these other channels on the server.
    OtherChannels(Vec<u64>),
    /// The channel has no game, but these threads in it do.
    InThreads(Vec<u64>),
    /// The referee refused.
    Referee(RefereeError),
    /// Discord refused a request by the bot.
    Discord(Box<serenity::Error>),
    /// An error in the bot or on the machine.
    Internal(Box<dyn Error + Send + Sync>),
    /// A panic in the handler.
    Panicked,
}

impl Failure {
    pub(crate) fn internal(error: impl Error + Send + Sync + 'static) -> Self {
        Self::Internal(Box::new(error))
    }

    /// True if the database cannot be written at present, which `trouble` reports to the operator.
    pub(crate) fn is_database_unwritable(&self) -> bool {
        matches!(self, Self::Referee(RefereeError::Store(StoreError::Unwritable { .. })))
    }

    /// The rule that forbids what was requested.
    pub(crate) fn rule(&self) -> Option<&'static str> {
        let Self::Referee(RefereeError::Illegal { denied, .. }) = self else { return None };
        Some(denied.rule())
    }

    /// The sessions that prevent something from being opened.
    pub(crate) fn blocking_sessions(&self) -> &[GameId] {
        let Self::Referee(RefereeError::Store(error)) = self else { return &[] };
        if let StoreError::ChannelBusy { game, .. } = error {
            std::slice::from_ref(game)
        } else if let StoreError::TooManyLobbies { games, .. } | StoreError::TooManyAgainst { games, .. } = error {
            games
        } else {
            &[]
        }
    }

    /// The message for the player. Internal errors are logged with a reference, which is part of the message.
    pub(crate) fn sentence(&self, language: Language, reference: u64) -> String {
        interaction_context::record_refusal(self.rule().map_or_else(|| self.to_string(), str::to_owned));
        match self {
            Self::Said(key) => word(language, key),
            Self::Misread(sentence) | Self::Sentence(sentence) => sentence.clone(),
            Self::MayNot(permissions) => {
                format!("{}\n{}", word(language, "missing-permissions"), permissions.join("\n"))
            }
            Self::OtherChannels(channels) => {
                let named: Vec<String> = channels.iter().map(|channel| format!("<#{channel}>")).collect();
                let named = named.join(&word(language, "list-comma"));
                text(language, "channel-not-for-tables", &[("channels", named.into())])
            }
            Self::InThreads(threads) => {
                let mut named: Vec<String> =
                    threads.iter().take(MAX_LINKS).map(|thread| format!("<#{thread}>")).collect();
                named.extend((threads.len() > MAX_LINKS).then(|| "…".to_owned()));
                let arguments =
                    [("number", threads.len().into()), ("threads", named.join(&word(language, "list-comma")).into())];
                text(language, "games-in-threads", &arguments)
            }
            Self::Referee(error) => refusal_sentence(error, language, reference),
            // The request may have been carried out before the response failed.
            Self::Discord(error) => {
                interaction_context::record_failure("an answer could not be given");
                tracing::error!(reference, error = without_url(error), "an answer could not be given");
                text(language, "answer-lost", &[("reference", reference.to_string().into())])
            }
            Self::Panicked => {
                interaction_context::record_failure("a panic");
                tracing::error!(reference, "a handler panicked");
                text(language, "answer-lost", &[("reference", reference.to_string().into())])
            }
            Self::Internal(error) => report_unexpected(language, reference, error.as_ref()),
        }
    }
}

/// The message for a refusal by the referee.
fn refusal_sentence(error: &RefereeError, language: Language, reference: u64) -> String {
    if let Some(key) = refusal_key(error) {
        return word(language, key);
    }
    match error {
        RefereeError::Illegal { denied, side, game, kind } => {
            kind.view().refusal(game.as_ref(), *side, denied, language)
        }
        RefereeError::Unreadable { error, kind } => match kind.view().expected_input(error, language) {
            Some(expected) => text(language, "unreadable", &[("expected", expected.into())]),
            None => word(language, "unreadable-plain"),
        },
        RefereeError::UnreadablePosition(error) => {
            let arguments = [
                ("line", error.line.into()),
                ("column", error.column.into()),
                ("expected", error.expected.as_str().into()),
            ];
            text(language, "unreadable-position", &arguments)
        }
        RefereeError::UnreadableRecord(error) => {
            let arguments = [
                ("line", error.line.into()),
                ("column", error.column.into()),
                ("expected", error.expected.as_str().into()),
            ];
            text(language, "verify-unreadable", &arguments)
        }
        RefereeError::HoursTooFew => {
            text(language, "clock-hours-too-few", &[("hours", (MIN_PLAYING_MINUTES / 60).into())])
        }
        RefereeError::HoursKept { until } => {
            let arguments = [("days", HOURS_LOCK_DAYS.into()), ("moment", timestamp(*until).into())];
            text(language, "clock-hours-kept", &arguments)
        }
        RefereeError::VacationTooLong { allowed } => {
            text(language, "clock-vacation-too-long", &[("days", (*allowed).into())])
        }
        RefereeError::OtherRules { version, .. } => text(language, "other-rules", &[("version", (*version).into())]),
        RefereeError::FactionsOpen { undecided } => {
            let players: Vec<String> = undecided.iter().map(|user| format!("<@{user}>")).collect();
            let players = players.join(&word(language, "list-comma"));
            text(language, "table-choose-first", &[("players", players.into())])
        }
        RefereeError::TermsOpen { to_agree } => {
            let players: Vec<String> = to_agree.iter().map(|user| format!("<@{user}>")).collect();
            let players = players.join(&word(language, "list-comma"));
            text(language, "table-next-agree", &[("players", players.into())])
        }
        RefereeError::NotYourDraft { next } => {
            text(language, "lobby-draft-other", &[("player", format!("<@{next}>").into())])
        }
        RefereeError::TimeOutOfRange { most, minutes } => {
            let unit = if *minutes { "minutes" } else { "hours" };
            text(language, "desk-amount-range", &[("most", (*most).into()), ("unit", unit.into())])
        }
        RefereeError::Store(refused) => store_refusal_sentence(refused, language, reference),
        other => report_unexpected(language, reference, other),
    }
}

/// The key of the message for a refusal without further details.
fn refusal_key(error: &RefereeError) -> Option<&'static str> {
    Some(match error {
        RefereeError::Stale { .. } => "stale",
        RefereeError::NotRunning(_) | RefereeError::NoSuchGame => "not-running",
        RefereeError::NotSeated(_) => "not-seated",
        RefereeError::NothingToStudy => "import-nothing",
        RefereeError::NothingToUndo => "undo-nothing",
        RefereeError::UndoAsked => "undo-asked-already",
        RefereeError::UndoRefused => "undo-refused-already",
        RefereeError::NotYourAnswer => "undo-not-yours",
        RefereeError::OthersAnswer => "others-answer",
        RefereeError::OthersAsked => "others-asked-already",
        RefereeError::OthersRefused => "others-refused-already",
        RefereeError::OutOfGame => "out-of-game",
        RefereeError::NobodyToRemove => "desk-remove-none",
        RefereeError::SeatOut => "agree-seat-out",
        RefereeError::AlliesDecide => "resign-allies-decide",
        RefereeError::ResignationGone => "resign-gone",
        RefereeError::AgreedAlready => "agreed-already",
        RefereeError::UndoGone => "undo-gone",
        RefereeError::Repeated { .. } => "repeated",
        RefereeError::NotFallen => "clock-not-fallen",
        RefereeError::NoSuchZone => "clock-no-zone",
        RefereeError::NoSuchDay => "clock-no-day",
        RefereeError::NoVacation => "clock-no-vacation",
        RefereeError::DrawAsked => "agree-draw-asked-already",
        RefereeError::DrawRefused => "agree-draw-refused-already",
        RefereeError::DrawGone => "agree-draw-gone",
        RefereeError::ProposalGone => "vote-gone",
        RefereeError::NotAsked => "agree-seat-not-asked",
        RefereeError::SeatedAlready => "agree-seat-taken",
        RefereeError::SeatOffered => "agree-seat-asked-already",
        RefereeError::SeatsOffered => "agree-seat-enough",
        RefereeError::SeatOfferGone => "agree-seat-gone",
        RefereeError::NoDraws => "draw-none",
        RefereeError::ComputerPlaysOn => "house-no-draw",
        RefereeError::RatedGoesOn => "undo-rated",
        RefereeError::NoComputerPlayer => "house-not-here",
        RefereeError::OwnGame => "desk-own-game",
        RefereeError::DecidedMeanwhile => "desk-decided-meanwhile",
        RefereeError::NoClock => "desk-no-time",
        RefereeError::TemplatesFull => "template-full",
        RefereeError::SameFaction => "same-faction",
        RefereeError::SameFactions => "same-factions",
        RefereeError::ManySeatsOpen => "seats-open-many",
        RefereeError::AllSeatsTaken => "table-full-many",
        RefereeError::TooManySeated => "lobby-too-many-seated",
        RefereeError::ForTwo => "lobby-for-two",
        RefereeError::NoSuchTerm => "lobby-no-such-term",
        RefereeError::OnlyHost => "lobby-only-host",
        RefereeError::NoOtherSeat => "lobby-no-other-seat",
        RefereeError::SeatsOpen => "seats-open",
        RefereeError::NotInSession => "not-host",
        RefereeError::SeatKept => "seat-kept",
        RefereeError::NoSuchFaction => "no-such-faction",
        RefereeError::FactionNeedless => "lobby-faction-needless",
        RefereeError::FactionNotChosen => "lobby-faction-not-chosen",
        RefereeError::DraftOpen => "lobby-draft-open",
        RefereeError::NotPlayed => "lobby-rematch-none",
        RefereeError::NotOfThatGame => "lobby-rematch-others",
        RefereeError::Illegal { .. }
        | RefereeError::Unreadable { .. }
        | RefereeError::UnreadablePosition(_)
        | RefereeError::UnreadableRecord(_)
        | RefereeError::HoursTooFew
        | RefereeError::HoursKept { .. }
        | RefereeError::VacationTooLong { .. }
        | RefereeError::Unrated
        | RefereeError::TimeOutOfRange { .. }
        | RefereeError::FactionsOpen { .. }
        | RefereeError::TermsOpen { .. }
        | RefereeError::NotYourDraft { .. }
        | RefereeError::NoRandomness(_)
        | RefereeError::OtherRules { .. }
        | RefereeError::UnreadableContent(_)
        | RefereeError::Broken { .. }
        | RefereeError::Store(_) => return None,
    })
}

/// The message for a refusal by the store.
fn store_refusal_sentence(error: &StoreError, language: Language, reference: u64) -> String {
    match error {
        StoreError::Conflict { .. } => word(language, "stale"),
        StoreError::NoSuchGame(_) => word(language, "not-running"),
        StoreError::LobbyChanged(_) => word(language, "lobby-changed"),
        StoreError::TooManyLobbies { games, .. } => text(language, "lobby-too-many", &[("number", games.len().into())]),
        StoreError::TooManySessions { open, .. } => text(language, "limit-tables", &[("number", (*open).into())]),
        StoreError::TooManyAgainst { games, .. } => text(language, "house-too-many", &[("number", games.len().into())]),
        StoreError::GuildFull { open, .. } => text(language, "limit-server", &[("number", (*open).into())]),
        StoreError::ChannelBusy { .. } => word(language, "channel-busy"),
        StoreError::AlreadySeated { .. } => word(language, "already-seated"),
        StoreError::LobbyFull(_) => word(language, "table-full"),
        StoreError::Unwritable { .. } => {
            // The operator is notified once (`trouble`) rather than at every press.
            tracing::debug!(reference, %error, "a change was refused");
            word(language, "database-unwritable")
        }
        StoreError::Unavailable { .. } => {
            interaction_context::record_failure("the database is unavailable");
            tracing::error!(reference, %error, "the database cannot be reached");
            text(language, "database-unavailable", &[("reference", reference.to_string().into())])
        }
        other => report_unexpected(language, reference, other),
    }
}

/// An error for the log, without the URL of the request, because the URLs of replies contain tokens.
pub(crate) fn without_url(error: &serenity::Error) -> String {
    let text = error.to_string();
    match error {
        serenity::Error::Http(serenity::http::HttpError::Request(request)) => {
            request.url().map_or(text.clone(), |address| text.replace(address.as_str(), "..."))
        }
        _ => text,
    }
}

/// Maximum number of threads linked in a refusal, which also states the total number.
const MAX_LINKS: usize = 10;

/// Discord's error code for a message that no longer exists.
pub(crate) const UNKNOWN_MESSAGE_CODE: isize = 10_008;

/// The error code that Discord itself sent, if any.
pub(crate) fn error_code(error: &serenity::Error) -> Option<isize> {
    error_response(error).map(|response| response.error.code)
}

/// True if a retry may help: no response arrived, or Discord had an internal problem.
pub(crate) fn is_transient(error: &serenity::Error) -> bool {
    match error {
        // No response, a late response, or an incomplete one.
        serenity::Error::Http(serenity::http::HttpError::Request(_))
        | serenity::Error::Other(_)
        | serenity::Error::Json(_) => true,
        error => http_status(error).is_some_and(|status| status == 429 || status >= 500),
    }
}

/// The HTTP status of an error; `None` if there was no response.
pub(crate) fn http_status(error: &serenity::Error) -> Option<u16> {
    error_response(error).map(|response| response.status_code.as_u16())
}

fn error_response(error: &serenity::Error) -> Option<&serenity::http::ErrorResponse> {
    match error {
        serenity::Error::Http(serenity::http::HttpError::UnsuccessfulRequest(response)) => Some(response),
        _ => None,
    }
}

fn report_unexpected(language: Language, reference: u64, error: &(dyn Error + 'static)) -> String {
    interaction_context::record_failure("a handler failed");
    tracing::error!(reference, error, "a handler failed");
    text(language, "went-wrong", &[("reference", reference.to_string().into())])
}

impl fmt::Display for Failure {
    /// For the log; players are shown [`Failure::sentence`].
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Said(key) => formatter.write_str(key),
            // Never log text that a user has typed.
            Self::Misread(_) => formatter.write_str("a word that is not understood"),
            Self::Sentence(_) => formatter.write_str("a season refuses"),
            Self::MayNot(permissions) => write!(formatter, "missing permissions: {}", permissions.join(" ")),
            Self::InThreads(_) => formatter.write_str("games are played in threads"),
            Self::OtherChannels(_) => formatter.write_str("tables are opened elsewhere"),
            Self::Referee(error) => error.fmt(formatter),
            Self::Discord(error) => formatter.write_str(&without_url(error)),
            Self::Internal(error) => error.fmt(formatter),
            Self::Panicked => formatter.write_str("a panic"),
        }
    }
}

impl Error for Failure {}

impl From<RefereeError> for Failure {
    fn from(error: RefereeError) -> Self {
        Self::Referee(error)
    }
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Self {
        Self::Referee(error.into())
    }
}

impl From<serenity::Error> for Failure {
    fn from(error: serenity::Error) -> Self {
        Self::Discord(Box::new(error))
    }
}
