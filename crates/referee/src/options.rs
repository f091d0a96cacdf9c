//! The terms agreed on in a session before its game.

use serde::{Deserialize, Serialize};

use sztab_game::{FactionMode, First, Kind, Language, Seating, Side, find_kind};
use sztab_league::ids::{MatchId, Seat as MatchSeat};
use sztab_store::{Game as Record, Player, Seat, UserId};

use super::clock::TimeControl;
use super::draft::Step;
use super::persons::{computer_number, computer_user, is_person};
use super::{Referee, RefereeError};

/// The terms agreed when a session is opened, and later changes to them. Stored as text with the game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[allow(clippy::struct_excessive_bools, reason = "each is agreed on by itself")]
pub struct LobbyOptions {
    /// The id of the kind of game; `None` for the referee's first kind.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub game: Option<String>,
    /// Terms in the game's notation, such as mode, variants and seating; empty for its default terms.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub terms: String,
    /// The language of public posts.
    pub language: Language,
    /// The place where the game is played.
    pub place: Place,
    /// The only user who may take the other seat, if one was invited.
    pub invited: Option<u64>,
    /// Further users for whom a seat is reserved.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub also_invited: Vec<u64>,
    /// The factions exchanged in a rematch; they replace the agreed way of choosing factions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub swapped: Option<Swapped>,
    /// True if the game counts for ratings.
    pub rated: bool,
    /// Time control, if any.
    pub clock: Option<TimeControl>,
    /// The game that this one mirrors.
    pub mirrors: Option<i64>,
    /// Progress of ban and pick.
    pub draft: DraftProgress,
    /// The seats played by the program: the seat at index `n` belongs to [`computer_user`]`(n)`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub computers: Vec<ComputerPlayer>,
    /// True for a first game, in which the bot gives explanations.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub first_game: bool,
    /// The season, match and number of the game, if it is a match game of a season.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub season: Option<SeasonGame>,
    /// The limit on days off that stop the players' clocks, if a season sets one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub days_off: Option<DaysOffBound>,
    /// Number of changes to the terms since the session was opened; presses on earlier versions do not count.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub agreed: u32,
    /// The seats of players who were in the session when its terms changed, and have not yet agreed to them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub to_agree: Vec<u8>,
    /// True if the lobby was closed for inactivity, not by a user.
    pub expired: bool,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks by reference")]
fn is_zero(number: &u32) -> bool {
    *number == 0
}

/// The days off that count in the games of a season.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct DaysOffBound {
    /// Maximum number of days.
    pub days: u32,
    /// The time from which the season counts days off, in milliseconds since 1970.
    pub since_ms: i64,
}

/// The place of a game in a season.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeasonGame {
    /// The number of the season.
    pub season: i64,
    #[serde(rename = "match")]
    pub match_id: MatchId,
    /// The number of the game in the match, from 1.
    pub number: u32,
    /// The seat of the match that plays first.
    pub first: MatchSeat,
}

impl SeasonGame {
    /// The side that a seat of the match plays.
    #[must_use]
    pub fn side_of(self, seat: MatchSeat) -> Side {
        Side(u8::from(seat != self.first))
    }
}

/// A seat played by the program.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ComputerPlayer {
    /// The strength, as a keyword of the game ([`Players::strengths`](sztab_game::Players::strengths)).
    pub strength: String,
    /// The computer player's name in the session.
    pub name: String,
}

impl ComputerPlayer {
    /// The computer player as a player of a session, with this user id.
    fn player(&self, user: UserId) -> Player {
        Player { user, name: self.name.clone() }
    }
}

/// The place where a game is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// A public thread created for the game.
    Thread,
    /// The channel where the session was opened.
    Here,
}

/// The factions of an earlier game, exchanged between its two players.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Swapped {
    /// The faction of the session's opener.
    pub host: String,
    /// The faction of the invited player.
    pub guest: String,
}

/// Progress of ban and pick.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct DraftProgress {
    /// The number of restarts. A press sent just before a player left must not count for the next guest.
    pub round: u32,
    /// The bans and picks so far.
    pub steps: Vec<Step>,
}

impl LobbyOptions {
    /// The default session: the terms are the game's usual ones, the game is unrated, and any user may join.
    #[must_use]
    pub fn new(language: Language, place: Place) -> Self {
        Self {
            game: None,
            terms: String::new(),
            language,
            place,
            invited: None,
            also_invited: Vec::new(),
            swapped: None,
            rated: false,
            clock: None,
            mirrors: None,
            draft: DraftProgress::default(),
            computers: Vec::new(),
            first_game: false,
            season: None,
            days_off: None,
            agreed: 0,
            to_agree: Vec::new(),
            expired: false,
        }
    }

    /// Parses the stored options.
    ///
    /// # Errors
    ///
    /// If the text was not written by this program.
    pub fn from_record(record: &Record) -> Result<Self, RefereeError> {
        serde_json::from_str(&record.options)
            .map_err(|error| RefereeError::Broken { game: record.id, reason: error.to_string() })
    }

    /// The kind of game among the given ones.
    pub(super) fn kind(&self, kinds: &[Kind]) -> Result<Kind, RefereeError> {
        kind_named(self.game.as_deref(), kinds).ok_or(RefereeError::NoSuchGame)
    }

    /// The seating of the session.
    #[must_use]
    pub fn seating(&self, kind: Kind) -> Seating {
        let agreed = kind.seating(&self.terms);
        if self.swapped.is_some() { Seating { factions: FactionMode::Given, ..agreed } } else { agreed }
    }

    /// The faction that a user has from an earlier game.
    pub(super) fn given_faction(&self, is_host: bool) -> Option<&str> {
        let Swapped { host, guest } = self.swapped.as_ref()?;
        Some(if is_host { host } else { guest })
    }

    /// The computer players on these terms, in the order of their seats; empty for terms without any.
    ///
    /// # Errors
    ///
    /// If the program does not play that game at one of the strengths, or not in that many seats.
    pub(super) fn computers_in(&self, kind: &Kind) -> Result<Vec<Player>, RefereeError> {
        let player = |(number, computer): (usize, &ComputerPlayer)| {
            let user = computer_user(number).filter(|_| kind.strengths().contains(&computer.strength.as_str()));
            Ok(computer.player(user.ok_or(RefereeError::NoComputerPlayer)?))
        };
        self.computers.iter().enumerate().map(player).collect()
    }

    /// The computer player's seat that a user id denotes; `None` for a person.
    #[must_use]
    pub fn computer_of(&self, user: UserId) -> Option<&ComputerPlayer> {
        self.computers.get(computer_number(user)?)
    }

    /// The users who were invited.
    pub fn invitations(&self) -> impl Iterator<Item = UserId> + use<'_> {
        self.invited.iter().chain(&self.also_invited).copied().map(UserId)
    }

    /// The invited users who have not taken a seat yet.
    #[must_use]
    pub fn pending_invitees(&self, record: &Record) -> Vec<UserId> {
        self.invitations().filter(|&user| record.seat_of(user).is_none()).collect()
    }

    /// True if all free seats of a session are reserved for other users: for invited users, and also for an absent
    /// opener.
    #[must_use]
    pub fn is_closed_to(&self, record: &Record, user: UserId, seats: u8) -> bool {
        if user == record.created_by || self.invitations().any(|invited| invited == user) {
            return false;
        }
        let is_opener_away = record.seat_of(record.created_by).is_none();
        let free = usize::from(seats).saturating_sub(record.seats.len());
        self.invited.is_some() && free <= self.pending_invitees(record).len() + usize::from(is_opener_away)
    }

    /// Discards everything agreed with the player of a seat: ban and pick starts again with the next guest.
    pub(super) fn free_seat(&mut self, seat: Option<u8>) {
        self.to_agree.retain(|to_agree| Some(*to_agree) != seat);
        self.draft.round += 1;
        self.draft.steps.clear();
    }

    /// Removes a user's seat and invitation.
    pub(super) fn remove_user(&mut self, record: &Record, user: UserId) {
        if let Some(seat) = record.seat_of(user) {
            self.free_seat(Some(seat.seat));
        }
        let mut invited = self.invitations().filter(|&invited| invited != user).map(|user| user.0).collect::<Vec<_>>();
        self.invited = (!invited.is_empty()).then(|| invited.remove(0));
        self.also_invited = invited;
    }

    /// Withdraws invitations that exceed the free seats, the last ones first.
    pub(super) fn withdraw_invitations(&mut self, record: &Record, seats: u8) {
        let free = usize::from(seats).saturating_sub(record.seats.len());
        let mut kept: Vec<u64> = self.pending_invitees(record).into_iter().take(free).map(|user| user.0).collect();
        self.invited = (!kept.is_empty()).then(|| kept.remove(0));
        self.also_invited = kept;
    }

    /// Refuses terms that are possible only between two opponents, unless the session is for two opponents.
    ///
    /// # Errors
    ///
    /// [`RefereeError::ForTwo`].
    pub(super) fn refuse_unless_duel(&self, kind: Kind, seats: u8) -> Result<(), RefereeError> {
        let Seating { factions, mirror, .. } = self.seating(kind);
        let is_for_two = matches!(factions, FactionMode::Draft | FactionMode::Given) || mirror.is_some() || self.rated;
        let is_duel = seats == 2 && kind.info().has_rivals();
        if is_for_two && !is_duel { Err(RefereeError::ForTwo) } else { Ok(()) }
    }

    /// The first player, as far as known before the start. In a session of more than two, the guest is the player after
    /// the host.
    #[must_use]
    pub fn first_player(&self, first: First, record: &Record) -> Option<UserId> {
        let [host, guest] = match host_and_guest(record) {
            Some(roles) => roles.map(|seat| Some(seat.user)),
            None if record.seats.len() > 2 => {
                let host = host_of(record);
                let place = record.seats.iter().position(|seat| Some(seat.user) == host);
                let next = place.map(|place| record.seats[(place + 1) % record.seats.len()].user);
                [host, next]
            }
            None => [record.seat_of(record.created_by).map(|seat| seat.user), self.invited.map(UserId)],
        };
        match first {
            First::Random | First::Seat => None,
            First::Host => host,
            First::Guest => guest,
        }
    }

    pub(super) fn to_text(&self) -> String {
        serde_json::to_string(self).expect("options are plain data")
    }
}

/// The kind of game with this id; without an id, the referee's first kind.
fn kind_named(id: Option<&str>, kinds: &[Kind]) -> Option<Kind> {
    id.map_or_else(|| kinds.first().copied(), |id| find_kind(kinds, id))
}

/// The terms of a finished game that results, statistics and ratings depend on.
#[derive(Default, Deserialize)]
#[serde(default)]
pub(super) struct CountedTerms {
    pub(super) game: Option<String>,
    terms: String,
    pub(super) rated: bool,
    mirrors: Option<i64>,
    pub(super) computers: Vec<ComputerPlayer>,
}

impl CountedTerms {
    /// Parses stored options; the defaults for a text that was not written by this program.
    pub(super) fn of(options: &str) -> Self {
        serde_json::from_str(options).unwrap_or_default()
    }

    /// The terms of the rules, in the game's notation.
    pub(super) fn rules(&self, kinds: &[Kind]) -> String {
        let kind = kind_named(self.game.as_deref(), kinds);
        kind.map_or_else(|| self.terms.clone(), |kind| kind.rules_on(&self.terms))
    }

    /// True if the game belongs to a mirrored match.
    pub(super) fn is_mirrored(&self, kinds: &[Kind]) -> bool {
        let kind = kind_named(self.game.as_deref(), kinds);
        self.mirrors.is_some() || kind.is_some_and(|kind| kind.seating(&self.terms).mirror.is_some())
    }
}

/// The user who decides on the terms of a session: its opener or, if the opener is no longer seated, the person in the
/// first seat.
#[must_use]
pub fn host_of(record: &Record) -> Option<UserId> {
    let mut persons = record.seats.iter().map(|seat| seat.user).filter(|&user| is_person(user));
    let opener = record.seat_of(record.created_by).map(|seat| seat.user);
    opener.or_else(|| persons.next())
}

/// Host and guest of a full session of two. The host is the session's opener, or if the opener has left, the player in
/// the first seat.
#[must_use]
pub fn host_and_guest(record: &Record) -> Option<[&Seat; 2]> {
    let [one, other] = record.seats.as_slice() else { return None };
    Some(if other.user == record.created_by { [other, one] } else { [one, other] })
}

impl Referee {
    /// The seating of a session; the default one for a game that this program does not have.
    #[must_use]
    pub fn seating_of(&self, options: &LobbyOptions) -> Seating {
        options.kind(self.kinds).map_or_else(|_| Seating::default(), |kind| options.seating(kind))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_round_trip() {
        let mut options = LobbyOptions::new(Language::Ukrainian, Place::Thread);
        options.swapped = Some(Swapped { host: "borgo".to_owned(), guest: "moloch".to_owned() });
        options.terms = "first=guest".to_owned();
        options.computers = vec![ComputerPlayer { strength: "club".to_owned(), name: "Sztab (club)".to_owned() }];
        options.season = Some(SeasonGame { season: 3, match_id: MatchId(12), number: 2, first: MatchSeat::Second });
        options.clock = Some(TimeControl::Bank { hours: 72, increment: 12, cap: 96 });
        options.draft = DraftProgress { round: 2, steps: vec![Step::Ban("borgo".to_owned())] };
        assert_eq!(serde_json::from_str::<LobbyOptions>(&options.to_text()).expect("readable"), options);
    }
}
