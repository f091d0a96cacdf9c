//! The text and buttons of the lobby's message.

use serenity::all::{ButtonStyle, CreateActionRow};

use sztab_game::view::{Agreement, Playable, Team};
use sztab_game::{FactionMode, First, Language, Seating};
use sztab_referee::draft::{Draft, Role, StepKind};
use sztab_referee::limits::REPEATED_JOIN_MINUTES;
use sztab_referee::{
    IDLE_LOBBY_DAYS, LobbyOptions, Place as Played, PostContent, RANDOM, Referee, RefereeError, host_and_guest,
    host_of, is_person, players_to_agree, undecided_players,
};
use sztab_store::{Game as Record, Post, Seat, Status, UserId};
use sztab_words::{FluentValue, text};

use crate::discord::router::route::RouteId;
use crate::discord::say::answer::Answer;
use crate::discord::say::controls::button_rows;
use crate::discord::say::subject::GameVersion;
use crate::discord::session::clock::clock_phrase;
use crate::discord::session::game_modes::unusual_seating;
use crate::discord::session::playable::Playables;

use super::action::{Lobby, LobbyAction};
use super::change::Terms;

/// A lobby to be shown.
pub struct LobbyView<'a> {
    referee: &'a Referee,
    pub(super) record: &'a Record,
    pub(super) options: &'a LobbyOptions,
    pub(super) language: Language,
    /// Games and factions on offer.
    pub playables: Playables<'a>,
    /// The game's terms and their possible values.
    agreement: Agreement,
    pub(super) seating: Seating,
    /// Bans and picks, if factions are chosen that way.
    pub(super) draft: Option<Draft>,
}

/// The faction at a seat, as far as it is known.
pub enum ChosenFaction<'a> {
    /// No faction has been chosen yet.
    Open,
    /// The faction is drawn at random when the game starts.
    Random,
    /// The game does not have factions to choose from.
    Nothing,
    /// This faction.
    Faction(&'a str),
}

/// The current message of the lobby; it has no buttons once the lobby has closed.
pub fn lobby_message(referee: &Referee, record: &Record, options: &LobbyOptions) -> Answer {
    let shown = LobbyView::new(referee, record, options);
    let is_open = record.status == Status::Lobby;
    Answer {
        content: shown.lines().join("\n"),
        rows: if is_open { shown.rows() } else { Vec::new() },
        mentions: if is_open { shown.users_to_ping().into_iter().map(|user| user.0).collect() } else { Vec::new() },
        ..Answer::default()
    }
}

/// Separator between players of one team.
const ALLY_SEPARATOR: &str = " + ";

/// A post that pings `called` to ban or pick next; `None` if it is not, or no longer, that player's turn.
pub fn turn_call(referee: &Referee, record: &Record, options: &LobbyOptions, called: UserId) -> Option<Answer> {
    let shown = LobbyView::new(referee, record, options);
    let user = shown.users_to_ping().into_iter().find(|user| record.status == Status::Lobby && *user == called)?;
    Some(Answer { mention: Some(user.0), ..Answer::sentence(shown.draft_turn_text()?) })
}

/// A post that notifies the player in a session that a guest has joined. `None` if the guest has left again or has just
/// been announced: leaving and joining repeatedly must not ping the player again.
pub fn join_notice(
    referee: &Referee,
    record: &Record,
    options: &LobbyOptions,
    guest: UserId,
    post: &Post,
    posts: &[Post],
) -> Option<Answer> {
    let earliest = post.created_at.0 - REPEATED_JOIN_MINUTES * 60_000;
    let is_repeated = posts.iter().any(|earlier| {
        earlier.id < post.id && PostContent::Joined { user: guest }.matches(earlier) && earlier.created_at.0 > earliest
    });
    record.seat_of(guest)?;
    let shown = LobbyView::new(referee, record, options);
    let waiting = if shown.is_for_many() {
        // The session waits for its host only when all seats are taken.
        host_of(record).filter(|host| *host != guest && shown.is_full())?
    } else {
        record.seats.iter().find(|seat| seat.user != guest)?.user
    };
    if is_repeated || record.status != Status::Lobby {
        return None;
    }
    let names = [("host", mention(waiting).into()), ("guest", mention(guest).into())];
    let content = std::iter::once(text(options.language, "table-joined", &names)).chain(shown.next_step_lines());
    Some(Answer { mention: Some(waiting.0), ..Answer::sentence(content.collect::<Vec<_>>().join("\n")) })
}

/// The terms of a session in one line, in the given language.
pub fn terms_line(referee: &Referee, record: &Record, options: &LobbyOptions, language: Language) -> String {
    LobbyView::in_language(referee, record, options, language).terms_line()
}

/// The player in a seat: a person as a mention, a computer player by name.
fn player_text(seat: &Seat) -> String {
    if is_person(seat.user) { mention(seat.user) } else { seat.name.clone() }
}

fn mention(user: UserId) -> String {
    format!("<@{user}>")
}

impl<'a> LobbyView<'a> {
    pub fn new(referee: &'a Referee, record: &'a Record, options: &'a LobbyOptions) -> Self {
        Self::in_language(referee, record, options, options.language)
    }

    pub(super) fn in_language(
        referee: &'a Referee,
        record: &'a Record,
        options: &'a LobbyOptions,
        language: Language,
    ) -> Self {
        let seating = referee.seating_of(options);
        let kind = referee.find_kind(record).ok().filter(|_| seating.factions == FactionMode::Draft);
        let draft = kind.map(|kind| referee.draft_progress(&kind, options));
        let playables = Playables::of_session(referee, record);
        let agreement = playables.agreement(&options.terms, language);
        Self { referee, record, options, language, playables, agreement, seating, draft }
    }

    /// The users that the session is waiting for.
    fn users_to_ping(&self) -> Vec<UserId> {
        if !self.is_full() {
            return self.options.pending_invitees(self.record);
        }
        self.draft.iter().filter_map(|_| self.referee.next_drafter(self.record, self.options)).collect()
    }

    fn is_full(&self) -> bool {
        self.record.seats.len() >= self.seats()
    }

    /// True if a seat is free and not reserved, and the terms are ones on which computer players can play.
    pub(super) fn has_seat_for_computer(&self) -> bool {
        let kept = self.options.pending_invitees(self.record).len();
        let is_free = self.record.seats.len() + kept < self.seats();
        let has_players = self.referee.find_kind(self.record).is_ok_and(|kind| !kind.strengths().is_empty());
        is_free && has_players && self.seating.factions != FactionMode::Draft && self.seating.mirror.is_none()
    }

    /// Number of seats in the session.
    pub fn seats(&self) -> usize {
        self.playables.seats(&self.options.terms)
    }

    /// True if the session has more than two seats.
    fn is_for_many(&self) -> bool {
        self.seats() > 2
    }

    /// The taken and free seats in display order; a free seat comes with the user for whom it is reserved.
    pub fn places(&self) -> Vec<Place<'a>> {
        let awaited = self.options.pending_invitees(self.record);
        let mut awaited = awaited.into_iter();
        if !self.is_for_many() {
            let taken = self.seats_in_order();
            let free = self.seats().saturating_sub(taken.len());
            // If the opener has left, the invited user is still listed.
            let invited = self.options.invited.map(UserId);
            let free = std::iter::repeat_with(|| SeatOccupant::Free(invited)).take(free);
            return taken.into_iter().map(SeatOccupant::Taken).chain(free).map(|at| Place { team: None, at }).collect();
        }
        let seats = u8::try_from(self.seats()).unwrap_or(u8::MAX);
        let place = |number: u8| {
            let taken = self.record.seats.iter().find(|seat| seat.seat == number);
            let at = taken.map_or_else(|| SeatOccupant::Free(awaited.next()), SeatOccupant::Taken);
            Place { team: self.agreement.team_of(number).cloned(), at }
        };
        (0..seats).map(place).collect()
    }

    /// A text that the game may word differently.
    fn game_text<'t>(&self, key: &str, arguments: &[(&'t str, FluentValue<'t>)]) -> String {
        let own = self.playables.view().lobby_text(key, arguments, self.language);
        own.unwrap_or_else(|| text(self.language, key, arguments))
    }

    pub(super) fn game_word(&self, key: &str) -> String {
        self.game_text(key, &[])
    }

    fn lines(&self) -> Vec<String> {
        if matches!(self.record.status, Status::Running | Status::Over) {
            return vec![self.game_link()];
        }
        let mut lines = self.title();
        lines.push(self.terms_line());
        match self.record.status {
            Status::Lobby => lines.extend(self.next_step_lines()),
            Status::Running | Status::Over => {}
            Status::Cancelled if self.options.expired => {
                lines.push(text(self.language, "lobby-expired", &[("days", IDLE_LOBBY_DAYS.into())]));
            }
            Status::Cancelled => lines.push(self.game_word("lobby-cancelled")),
        }
        lines
    }

    /// One line with the players and a link to their game, which shows everything else.
    fn game_link(&self) -> String {
        let places = self.places();
        let of = |team: Option<&Team>| {
            let seats = places.iter().filter(|place| place.team.as_ref() == team);
            seats.map(|place| self.place_text(&place.at)).collect::<Vec<_>>()
        };
        let teams = self.agreement.teams.iter().map(|team| of(Some(team)).join(ALLY_SEPARATOR));
        let seats: Vec<String> = if self.agreement.teams.is_empty() { of(None) } else { teams.collect() };
        let game = ("game", self.record.id.0.into());
        let title = text(self.language, "table-title", &[game, ("seats", seats.join(" · ").into())]);
        let channel = format!("<#{}>", self.record.channel);
        format!("{title} · {}", text(self.language, "lobby-started", &[("channel", channel.into())]))
    }

    /// The session's number and players: one line per team.
    fn title(&self) -> Vec<String> {
        let places = self.places();
        let joined = |places: &mut dyn Iterator<Item = &Place<'_>>| {
            places.map(|place| self.place_text(&place.at)).collect::<Vec<_>>().join(" · ")
        };
        let game = ("game", self.record.id.0.into());
        if self.agreement.teams.is_empty() {
            let seats = joined(&mut places.iter());
            return vec![text(self.language, "table-title", &[game, ("seats", seats.into())])];
        }
        let team = |team: &Team| {
            let seats = joined(&mut places.iter().filter(|place| place.team.as_ref() == Some(team)));
            text(self.language, "table-team", &[("team", team.name.as_str().into()), ("seats", seats.into())])
        };
        let title = text(self.language, "table-title-alone", &[game]);
        std::iter::once(title).chain(self.agreement.teams.iter().map(team)).collect()
    }

    fn place_text(&self, at: &SeatOccupant<'_>) -> String {
        match at {
            SeatOccupant::Taken(seat) => self.seat_text(seat),
            SeatOccupant::Free(Some(user)) => {
                text(self.language, "table-seat-invited", &[("player", mention(*user).into())])
            }
            SeatOccupant::Free(None) => self.game_word("table-seat-free"),
        }
    }

    /// Seats in order, the host's first; once the game has begun, in turn order.
    pub fn seats_in_order(&self) -> Vec<&'a Seat> {
        match host_and_guest(self.record).filter(|_| self.record.started.is_none()) {
            Some(roles) => roles.to_vec(),
            None => self.record.seats.iter().collect(),
        }
    }

    /// The player in a seat, with the faction.
    fn seat_text(&self, seat: &Seat) -> String {
        let chosen = self.faction_choice(seat);
        if matches!(chosen, ChosenFaction::Nothing) {
            return player_text(seat);
        }
        let faction = self.faction_name(&chosen);
        text(self.language, "lobby-seat", &[("player", player_text(seat).into()), ("faction", faction.into())])
    }

    /// The current faction at a seat.
    pub fn faction_choice<'s>(&'s self, seat: &'s Seat) -> ChosenFaction<'s> {
        if let (Some(draft), Status::Lobby | Status::Cancelled) = (&self.draft, self.record.status) {
            return self.drafted_faction(draft, seat.user).map_or(ChosenFaction::Open, ChosenFaction::Faction);
        }
        if self.seating.factions == FactionMode::Same {
            return ChosenFaction::Nothing;
        }
        match seat.faction.as_deref() {
            Some(RANDOM) => ChosenFaction::Random,
            Some(id) => ChosenFaction::Faction(id),
            None if self.seating.factions == FactionMode::Choose && is_person(seat.user) => ChosenFaction::Open,
            None => ChosenFaction::Random,
        }
    }

    /// The name of a faction, or the text that replaces it.
    pub fn faction_name(&self, chosen: &ChosenFaction<'_>) -> String {
        match chosen {
            ChosenFaction::Open => self.game_word("lobby-faction-open"),
            ChosenFaction::Random => self.game_word("faction-random"),
            ChosenFaction::Nothing => String::new(),
            ChosenFaction::Faction(id) => self.faction_text(id),
        }
    }

    fn drafted_faction<'d>(&self, draft: &'d Draft, user: UserId) -> Option<&'d str> {
        let [host, _] = host_and_guest(self.record)?;
        draft.faction_of(if host.user == user { Role::Host } else { Role::Guest })
    }

    /// A faction that can be played, for its picture.
    pub fn find_faction(&self, id: &str) -> Option<Playable> {
        self.playables.find(id)
    }

    fn faction_text(&self, id: &str) -> String {
        // The faction's file may have been removed since it was chosen.
        let gone = || text(self.language, "faction-gone", &[("faction", id.into())]);
        self.playables.name(id, self.language).unwrap_or_else(gone)
    }

    /// The agreed terms in one line, omitting default values; the game's name comes first if it is not the default
    /// game.
    fn terms_line(&self) -> String {
        let mut terms: Vec<String> = self.playables.non_default_name().map(str::to_owned).into_iter().collect();
        terms.extend(self.agreement.unusual.iter().cloned());
        let is_here = self.options.place == Played::Here && self.record.status == Status::Lobby;
        terms.extend(unusual_seating(self.seating).map(|key| self.game_word(key)));
        terms.extend(self.options.rated.then(|| self.game_word("term-rated")));
        terms.extend(self.agreement.help.iter().cloned());
        terms.extend(is_here.then(|| self.game_word("term-here")));
        let agreed = self.seating.first;
        terms.extend(match (self.options.first_player(agreed, self.record), agreed) {
            (_, First::Random | First::Seat) => None,
            (Some(first), _) if !self.is_for_many() || self.is_full() => {
                let player = self.record.seat_of(first).map_or_else(|| mention(first), player_text);
                Some(text(self.language, "term-first-player", &[("player", player.into())]))
            }
            (_, First::Host) => Some(self.game_word("term-first-host")),
            (_, First::Guest) if self.is_for_many() => Some(self.game_word("term-first-next")),
            (_, First::Guest) => Some(self.game_word("term-first-guest")),
        });
        terms.extend(self.options.clock.map(|control| clock_phrase(self.language, control)));
        if terms.is_empty() {
            return self.game_word("table-terms-usual");
        }
        text(self.language, "table-terms", &[("terms", terms.join(" · ").into())])
    }

    /// Open rulings about the factions at the seats, for users to look up.
    pub(super) fn open_rulings(&self) -> Option<String> {
        let faction = |seat: &Seat| match self.faction_choice(seat) {
            ChosenFaction::Faction(id) => self.find_faction(id),
            ChosenFaction::Open | ChosenFaction::Random | ChosenFaction::Nothing => None,
        };
        let seated: Vec<Playable> = self.record.seats.iter().filter_map(faction).collect();
        self.playables.open_rulings(&seated, self.language)
    }

    /// The steps that the session is waiting for.
    pub fn next_step_lines(&self) -> Vec<String> {
        let listed =
            |users: Vec<UserId>| users.into_iter().map(mention).collect::<Vec<_>>().join(&self.game_word("list-comma"));
        let to_agree = players_to_agree(self.record, self.options);
        let agree = (!to_agree.is_empty())
            .then(|| text(self.language, "table-next-agree", &[("players", listed(to_agree).into())]));
        if self.is_for_many() && !self.is_full() {
            return self.free_seat_lines().into_iter().chain(agree).collect();
        }
        if !self.is_full() {
            let chooses = self.choice_suffix();
            let next = match self.options.invited {
                Some(invited) => {
                    let player = [("player", mention(UserId(invited)).into())];
                    text(self.language, &format!("table-next-invited{chooses}"), &player)
                }
                None => self.game_word(&format!("table-next-join{chooses}")),
            };
            return vec![next];
        }
        if let Some(agree) = agree {
            return vec![agree];
        }
        let undecided = undecided_players(self.record, self.seating.factions);
        if !undecided.is_empty() {
            return vec![self.game_text("table-next-choose", &[("players", listed(undecided).into())])];
        }
        let mut lines: Vec<String> = self.bans_text().into_iter().chain(self.draft_turn_text()).collect();
        match self.referee.check_ready(self.record) {
            Ok(()) => lines.push(self.game_word("table-next-start")),
            Err(RefereeError::SameFaction) => lines.push(self.game_word("same-faction")),
            Err(RefereeError::SameFactions) => lines.push(self.game_word("same-factions")),
            Err(_) => {}
        }
        lines
    }

    /// The suffix of the keys of texts that depend on whether a select of factions accompanies *Join*.
    fn choice_suffix(&self) -> &'static str {
        let has_factions = self.playables.view().lobby_text("lobby-faction", &[], self.language).is_none();
        if has_factions && self.seating.factions == FactionMode::Choose { "" } else { "-only" }
    }

    /// Lines about the free seats in a session for more than two.
    fn free_seat_lines(&self) -> Vec<String> {
        let awaited = self.options.pending_invitees(self.record);
        let free = self.seats().saturating_sub(self.record.seats.len()).saturating_sub(awaited.len());
        let chooses = self.choice_suffix();
        let mut lines = Vec::new();
        if !awaited.is_empty() {
            let players = awaited.into_iter().map(mention).collect::<Vec<_>>().join(&self.game_word("list-comma"));
            lines.push(text(self.language, &format!("table-next-awaited{chooses}"), &[("players", players.into())]));
        }
        if free > 0 {
            lines.push(text(self.language, &format!("table-next-free{chooses}"), &[("number", free.into())]));
        }
        lines
    }

    fn bans_text(&self) -> Option<String> {
        let banned: Vec<String> = self.draft.as_ref()?.banned_factions().map(|id| self.faction_text(id)).collect();
        let factions = banned.join(&self.game_word("list-comma"));
        (!banned.is_empty()).then(|| text(self.language, "lobby-banned", &[("factions", factions.into())]))
    }

    /// A line about the player whose turn it is to ban or pick.
    fn draft_turn_text(&self) -> Option<String> {
        let (_, kind) = self.draft.as_ref()?.next_step()?;
        let player = self.referee.next_drafter(self.record, self.options)?;
        let key = match kind {
            StepKind::Ban => "lobby-ban-turn",
            StepKind::Pick => "lobby-pick-turn",
        };
        Some(text(self.language, key, &[("player", mention(player).into())]))
    }

    fn rows(&self) -> Vec<CreateActionRow> {
        let at = GameVersion::of_lobby(self.record.id);
        let button = |action: LobbyAction, style| {
            at.button(&Lobby { action }, self.game_word(&format!("lobby-{}", action.word())), style)
        };
        let (is_full, seen) = (self.is_full(), self.options.agreed);
        let is_ready = self.referee.check_ready(self.record).is_ok();
        let mut buttons = vec![
            button(LobbyAction::Join, ButtonStyle::Primary).disabled(is_full),
            button(LobbyAction::Leave, ButtonStyle::Secondary),
            button(LobbyAction::Start { seen }, ButtonStyle::Success).disabled(!is_ready),
            button(LobbyAction::Cancel, ButtonStyle::Danger),
        ];
        if !self.agreement.terms.is_empty() {
            let label = self.game_word("lobby-terms");
            buttons.push(at.button(&Terms { change: None }, label, ButtonStyle::Secondary));
        }
        let mut further = Vec::new();
        if !players_to_agree(self.record, self.options).is_empty() {
            further.push(button(LobbyAction::Agree { seen }, ButtonStyle::Primary));
        }
        if self.is_for_many() {
            further.push(button(LobbyAction::ChangeSeat, ButtonStyle::Secondary));
        }
        if self.has_seat_for_computer() {
            further.push(button(LobbyAction::Fill, ButtonStyle::Secondary));
        }
        [button_rows(&buttons), button_rows(&further), self.faction_selects()].concat()
    }
}

/// A seat in a session before its game begins.
pub struct Place<'a> {
    /// The team that the seat belongs to, if there are teams.
    pub team: Option<Team>,
    /// The occupant of the seat.
    pub at: SeatOccupant<'a>,
}

/// The occupant of a seat.
pub enum SeatOccupant<'a> {
    /// A player.
    Taken(&'a Seat),
    /// A free seat; contains the user for whom it is reserved.
    Free(Option<UserId>),
}
