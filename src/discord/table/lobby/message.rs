//! The text and the buttons of the lobby's message.

use serenity::all::{
    ButtonStyle, CreateActionRow, CreateButton, CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption,
};

use crate::games::Language;
use crate::games::face::{MOST_PLAYABLE, Playable};
use crate::limits::REPEATED_JOIN_MINUTES;
use crate::referee::draft::{Draft, Role, Turn};
use crate::referee::{
    Armies, First, LobbyOptions, Mirror, Place, PostContent, QUIET_DAYS, RANDOM, Referee, RefereeError, is_person,
    roles, undecided,
};
use crate::store::{Game as Record, Post, Seat, Seq, Status, UserId};
use crate::words::{text, word};

use crate::discord::say::answer::Answer;
use crate::discord::say::button::ButtonId;
use crate::discord::say::limits::SELECT_LIMIT;
use crate::discord::say::operation::Operation;
use crate::discord::table::clock::clock_phrase;
use crate::discord::table::playable::Playables;

use super::{ARMY, DRAFT};

/// A lobby as it is shown.
pub struct Shown<'a> {
    referee: &'a Referee,
    record: &'a Record,
    options: &'a LobbyOptions,
    language: Language,
    /// Games and armies on offer.
    pub playables: Playables<'a>,
    /// Ban and pick, where armies are come to in that way.
    draft: Option<Draft>,
}

/// The army at a seat, as far as it is known.
pub enum Chosen<'a> {
    /// Still to be chosen.
    Open,
    /// Dealt at the start.
    Random,
    /// This one.
    Army(&'a str),
}

/// The lobby's message as it stands; without buttons once it has closed.
pub fn message(referee: &Referee, record: &Record, options: &LobbyOptions) -> Answer {
    let shown = Shown::new(referee, record, options);
    let is_open = record.status == Status::Lobby;
    Answer {
        content: shown.lines().join("\n"),
        rows: if is_open { shown.rows() } else { Vec::new() },
        mention: shown.called().filter(|_| is_open).map(|user| user.0),
        ..Answer::default()
    }
}

/// A post that pings the player to ban or pick next; nothing if `called` is no longer that player.
pub fn call(referee: &Referee, record: &Record, options: &LobbyOptions, called: UserId) -> Option<Answer> {
    let shown = Shown::new(referee, record, options);
    let user = shown.called().filter(|user| record.status == Status::Lobby && *user == called)?;
    Some(Answer { mention: Some(user.0), ..Answer::sentence(shown.turn()?) })
}

/// A post that notifies the player at a table of a guest who has joined. Nothing if that guest has left again, or has
/// been announced a moment ago: leaving and joining by turns must not ping the player again.
pub fn joined(
    referee: &Referee,
    record: &Record,
    options: &LobbyOptions,
    guest: UserId,
    post: &Post,
    posts: &[Post],
) -> Option<Answer> {
    let earliest = post.created_at.0 - REPEATED_JOIN_MINUTES * 60_000;
    let is_repeated = posts.iter().any(|earlier| {
        earlier.id < post.id && PostContent::Joined { user: guest }.is_of(earlier) && earlier.created_at.0 > earliest
    });
    record.seat_of(guest)?;
    let waiting = record.seats.iter().find(|seat| seat.user != guest)?.user;
    if is_repeated || record.status != Status::Lobby {
        return None;
    }
    let shown = Shown::new(referee, record, options);
    let names = [("host", mention(waiting).into()), ("guest", mention(guest).into())];
    let content = std::iter::once(text(options.language, "table-joined", &names)).chain(shown.next());
    Some(Answer { mention: Some(waiting.0), ..Answer::sentence(content.collect::<Vec<_>>().join("\n")) })
}

/// The terms of a table in one line, in a language.
pub fn terms(referee: &Referee, record: &Record, options: &LobbyOptions, language: Language) -> String {
    Shown { language, ..Shown::new(referee, record, options) }.terms()
}

/// A seat's player: a person by a mention, the house by its name.
fn player(seat: &Seat) -> String {
    if is_person(seat.user) { mention(seat.user) } else { seat.name.clone() }
}

fn mention(user: UserId) -> String {
    format!("<@{user}>")
}

impl<'a> Shown<'a> {
    pub fn new(referee: &'a Referee, record: &'a Record, options: &'a LobbyOptions) -> Self {
        let kind = referee.kind_of(record).ok().filter(|_| options.armies == Armies::Draft);
        let draft = kind.map(|kind| referee.draft_of(&kind, options));
        let playables = Playables::of(referee, record);
        Self { referee, record, options, language: options.language, playables, draft }
    }

    /// The one user that the table waits for.
    fn called(&self) -> Option<UserId> {
        if !self.is_full() {
            return self.options.invited.map(UserId);
        }
        self.draft.as_ref().and_then(|_| self.referee.to_draft(self.record, self.options))
    }

    fn is_full(&self) -> bool {
        self.record.seats.len() >= self.playables.seats()
    }

    fn word(&self, key: &str) -> String {
        word(self.language, key)
    }

    fn lines(&self) -> Vec<String> {
        let mut seats: Vec<String> = self.in_order().into_iter().map(|seat| self.seat(seat)).collect();
        seats.extend(self.open_seat());
        let arguments = [("game", self.record.id.0.into()), ("seats", seats.join(" · ").into())];
        let mut lines = vec![text(self.language, "table-title", &arguments), self.terms()];
        match self.record.status {
            Status::Lobby => lines.extend(self.next()),
            Status::Running | Status::Over => {
                let channel = format!("<#{}>", self.record.channel);
                lines.push(text(self.language, "lobby-started", &[("channel", channel.into())]));
            }
            Status::Cancelled if self.options.expired => {
                lines.push(text(self.language, "lobby-expired", &[("days", QUIET_DAYS.into())]));
            }
            Status::Cancelled => lines.push(self.word("lobby-cancelled")),
        }
        lines
    }

    /// Seats with the host's first; once the game has begun those of the sides in their order.
    pub fn in_order(&self) -> Vec<&'a Seat> {
        match roles(self.record).filter(|_| self.record.started.is_none()) {
            Some(roles) => roles.to_vec(),
            None => self.record.seats.iter().collect(),
        }
    }

    /// A seat's player, with the army.
    fn seat(&self, seat: &Seat) -> String {
        let army = self.army_name(&self.chosen(seat));
        text(self.language, "lobby-seat", &[("player", player(seat).into()), ("army", army.into())])
    }

    /// The army at a seat as it stands now.
    pub fn chosen<'s>(&'s self, seat: &'s Seat) -> Chosen<'s> {
        if let (Some(draft), Status::Lobby | Status::Cancelled) = (&self.draft, self.record.status) {
            return self.drafted(draft, seat.user).map_or(Chosen::Open, Chosen::Army);
        }
        match seat.army.as_deref() {
            Some(RANDOM) => Chosen::Random,
            Some(id) => Chosen::Army(id),
            None if self.options.armies == Armies::Choose && is_person(seat.user) => Chosen::Open,
            None => Chosen::Random,
        }
    }

    /// The name of an army, or what stands for it.
    pub fn army_name(&self, chosen: &Chosen<'_>) -> String {
        match chosen {
            Chosen::Open => self.word("lobby-army-open"),
            Chosen::Random => self.word("army-random"),
            Chosen::Army(id) => self.army(id),
        }
    }

    fn drafted<'d>(&self, draft: &'d Draft, user: UserId) -> Option<&'d str> {
        let [host, _] = roles(self.record)?;
        draft.army_of(if host.user == user { Role::Host } else { Role::Guest })
    }

    /// An army that can be played, for its picture.
    pub fn army_of(&self, id: &str) -> Option<Playable> {
        self.playables.find(id)
    }

    fn army(&self, id: &str) -> String {
        // Its file may have been taken away since it was chosen.
        let gone = || text(self.language, "army-gone", &[("army", id.into())]);
        self.playables.name(id, self.language).unwrap_or_else(gone)
    }

    fn open_seat(&self) -> Option<String> {
        (!self.is_full()).then(|| match self.options.invited {
            Some(invited) => text(self.language, "table-seat-invited", &[("player", mention(UserId(invited)).into())]),
            None => self.word("table-seat-free"),
        })
    }

    /// The agreed terms in one line, without the usual ones.
    fn terms(&self) -> String {
        let mut terms: Vec<String> = Vec::new();
        let unusual = [
            ("term-random", self.options.armies == Armies::Random),
            ("term-draft", self.options.armies == Armies::Draft),
            ("term-swapped", matches!(self.options.armies, Armies::Swapped { .. })),
            ("term-mirror-fresh", self.options.mirror == Some(Mirror::Fresh)),
            ("term-mirror-same", self.options.mirror == Some(Mirror::Same)),
            ("term-rated", self.options.rated),
            ("term-no-odds", !self.options.odds),
            ("term-here", self.options.place == Place::Here && self.record.status == Status::Lobby),
        ];
        terms.extend(unusual.into_iter().filter(|(_, holds)| *holds).map(|(key, _)| self.word(key)));
        terms.extend(match (self.options.first_player(self.record), self.options.first) {
            (_, First::Random) => None,
            (Some(first), _) => {
                let player = self.record.seat_of(first).map_or_else(|| mention(first), player);
                Some(text(self.language, "term-first-player", &[("player", player.into())]))
            }
            (None, First::Host) => Some(self.word("term-first-host")),
            (None, First::Guest) => Some(self.word("term-first-guest")),
        });
        terms.extend(self.options.clock.map(|control| clock_phrase(self.language, control)));
        if terms.is_empty() {
            return self.word("table-terms-usual");
        }
        text(self.language, "table-terms", &[("terms", terms.join(" · ").into())])
    }

    /// The steps that the table waits for.
    pub fn next(&self) -> Vec<String> {
        if !self.is_full() {
            let chooses = if self.options.armies == Armies::Choose { "" } else { "-only" };
            let next = match self.options.invited {
                Some(invited) => {
                    let player = [("player", mention(UserId(invited)).into())];
                    text(self.language, &format!("table-next-invited{chooses}"), &player)
                }
                None => self.word(&format!("table-next-join{chooses}")),
            };
            return vec![next];
        }
        let undecided = undecided(self.record, self.options);
        if !undecided.is_empty() {
            let players: Vec<String> = undecided.into_iter().map(mention).collect();
            let players = players.join(&self.word("list-comma"));
            return vec![text(self.language, "table-next-choose", &[("players", players.into())])];
        }
        let mut lines: Vec<String> = self.banned().into_iter().chain(self.turn()).collect();
        match self.referee.ready(self.record) {
            Ok(()) => lines.push(self.word("table-next-start")),
            Err(RefereeError::SameArmy) => lines.push(self.word("same-army")),
            Err(_) => {}
        }
        lines
    }

    fn banned(&self) -> Option<String> {
        let banned: Vec<String> = self.draft.as_ref()?.banned().map(|id| self.army(id)).collect();
        let armies = banned.join(&self.word("list-comma"));
        (!banned.is_empty()).then(|| text(self.language, "lobby-banned", &[("armies", armies.into())]))
    }

    /// Whose turn it is to ban or pick.
    fn turn(&self) -> Option<String> {
        let (_, turn) = self.draft.as_ref()?.next()?;
        let player = self.referee.to_draft(self.record, self.options)?;
        let key = match turn {
            Turn::Ban => "lobby-ban-turn",
            Turn::Pick => "lobby-pick-turn",
        };
        Some(text(self.language, key, &[("player", mention(player).into())]))
    }

    fn rows(&self) -> Vec<CreateActionRow> {
        let button = |what: &str, style| {
            CreateButton::new(self.id(what)).label(self.word(&format!("lobby-{what}"))).style(style)
        };
        let is_full = self.is_full();
        let buttons = vec![
            button("join", ButtonStyle::Primary).disabled(is_full),
            button("leave", ButtonStyle::Secondary),
            button("start", ButtonStyle::Success).disabled(self.referee.ready(self.record).is_err()),
            button("cancel", ButtonStyle::Danger),
        ];
        let selects = self.selects().into_iter().map(CreateActionRow::SelectMenu);
        std::iter::once(CreateActionRow::Buttons(buttons)).chain(selects).collect()
    }

    fn id(&self, what: &str) -> String {
        ButtonId::new(self.record.id, Seq::OPENING, Operation::Lobby, what).to_string()
    }

    /// The selects of what there is to choose now.
    fn selects(&self) -> Vec<CreateSelectMenu> {
        let chance = (self.word("army-random"), RANDOM);
        match (&self.options.armies, &self.draft) {
            (Armies::Choose, _) => {
                let ids = self.playables.all().iter().map(|playable| playable.id.as_str());
                self.pages(ARMY, "lobby-army", &self.named(ids), Some(&chance))
            }
            (_, Some(draft)) if roles(self.record).is_some() => {
                let Some((_, turn)) = draft.next() else { return Vec::new() };
                let key = match turn {
                    Turn::Ban => "lobby-ban",
                    Turn::Pick => "lobby-pick",
                };
                let left = draft.left().iter().map(String::as_str);
                // A press is for the step that it was asked for, and for no later one.
                let what = format!("{DRAFT} {} {}", self.options.draft.round, draft.steps().len());
                self.pages(&what, key, &self.named(left), None)
            }
            _ => Vec::new(),
        }
    }

    /// Armies with their names, in the order of those.
    fn named<'i>(&self, ids: impl Iterator<Item = &'i str>) -> Vec<(String, &'i str)> {
        let name = |id| Some((self.playables.name(id, self.language)?, id));
        let mut named: Vec<(String, &str)> = ids.filter_map(name).collect();
        named.sort_by_cached_key(|(name, _)| name.to_lowercase());
        named
    }

    /// Armies to choose from, with `last` as the last choice: one select, or as many as they need, of much the same
    /// length, that say from where to where each goes.
    fn pages<'i>(
        &self,
        what: &str,
        key: &str,
        armies: &[(String, &'i str)],
        last: Option<&(String, &'i str)>,
    ) -> Vec<CreateSelectMenu> {
        let entries = armies.len() + usize::from(last.is_some());
        let pages = entries.div_ceil(SELECT_LIMIT).max(1);
        let pages: Vec<&[(String, &str)]> = armies.chunks(entries.div_ceil(pages).max(1)).collect();
        let select = |(number, page): (usize, &&[(String, &str)])| {
            let (what, placeholder) = match (pages.len(), *page) {
                (2.., [(first, _), .., (last, _)]) => {
                    let ends = [("first", first.as_str().into()), ("last", last.as_str().into())];
                    (format!("{what} {number}"), text(self.language, &format!("{key}-page"), &ends))
                }
                _ => (what.to_owned(), self.word(key)),
            };
            let last = last.into_iter().filter(|_| number + 1 == pages.len());
            let options = page.iter().chain(last).map(|(name, id)| CreateSelectMenuOption::new(name.as_str(), *id));
            let kind = CreateSelectMenuKind::String { options: options.collect() };
            CreateSelectMenu::new(self.id(&what), kind).placeholder(placeholder)
        };
        pages.iter().enumerate().map(select).collect()
    }
}

/// Selects below the row of buttons; Discord takes five rows.
const ARMY_SELECTS: usize = 4;

// However many armies there are, each can be chosen, and chance too.
const _: () = assert!(MOST_PLAYABLE < ARMY_SELECTS * SELECT_LIMIT);
