//! What the lobby's message says and offers.

use serenity::all::{
    ButtonStyle, CreateActionRow, CreateButton, CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption,
};

use super::{ARMY, DRAFT, RANDOM};
use crate::discord::answer::Answer;
use crate::discord::button::{ButtonId, Operation};
use crate::discord::clock::clock_phrase;
use crate::discord::panel::SELECT_LIMIT;
use crate::referee::draft::{Draft, Role, Turn};
use crate::referee::{Armies, First, LobbyOptions, Mirror, Place, QUIET_DAYS, Referee, roles};
use crate::rules::Catalogue;
use crate::rules::army::MAX_ARMIES;
use crate::store::{Game as Record, Seat, Seq, Status, UserId};
use crate::words::{Language, text, word};

/// A lobby as it is shown.
struct Shown<'a> {
    referee: &'a Referee,
    record: &'a Record,
    options: &'a LobbyOptions,
    language: Language,
    /// Ban and pick, where armies are come to in that way.
    draft: Option<Draft>,
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

/// A post that calls whoever is to ban or pick now; nothing if that is not the one who was to be called.
pub fn call(referee: &Referee, record: &Record, options: &LobbyOptions, called: &str) -> Option<Answer> {
    let shown = Shown::new(referee, record, options);
    let user = shown.called().filter(|user| record.status == Status::Lobby && user.0.to_string() == called)?;
    Some(Answer { mention: Some(user.0), ..Answer::sentence(shown.turn()?) })
}

fn mention(user: UserId) -> String {
    format!("<@{user}>")
}

impl<'a> Shown<'a> {
    fn new(referee: &'a Referee, record: &'a Record, options: &'a LobbyOptions) -> Self {
        let draft = (options.armies == Armies::Draft).then(|| referee.draft_of(options));
        Self { referee, record, options, language: options.language, draft }
    }

    /// Whom the table waits for in particular.
    fn called(&self) -> Option<UserId> {
        if self.record.seats.len() < 2 {
            return self.options.invited.map(UserId);
        }
        self.draft.as_ref().and_then(|_| self.referee.to_draft(self.record, self.options))
    }

    fn word(&self, key: &str) -> String {
        word(self.language, key)
    }

    fn lines(&self) -> Vec<String> {
        let mut lines = vec![text(self.language, "lobby-title", &[("game", self.record.id.0.into())])];
        lines.extend(self.record.seats.iter().map(|seat| self.seat(seat)));
        let days = [("days", QUIET_DAYS.into())];
        match self.record.status {
            Status::Lobby => {
                lines.extend(self.open_seat());
                lines.extend(self.banned());
                lines.extend(self.terms());
                lines.push(text(self.language, "lobby-expiry", &days));
                lines.extend(self.turn());
            }
            Status::Running | Status::Over => {
                lines.push(self.stakes());
                let channel = format!("<#{}>", self.record.channel);
                lines.push(text(self.language, "lobby-started", &[("channel", channel.into())]));
            }
            Status::Cancelled if self.options.expired => lines.push(text(self.language, "lobby-expired", &days)),
            Status::Cancelled => lines.push(self.word("lobby-cancelled")),
        }
        lines
    }

    /// Who sits there, with which army.
    fn seat(&self, seat: &Seat) -> String {
        let army = match (&self.draft, self.record.status) {
            (Some(draft), Status::Lobby | Status::Cancelled) => match self.drafted(draft, seat.user) {
                Some(id) => self.army(id),
                None => self.word("lobby-army-open"),
            },
            _ => seat.army.as_deref().map_or_else(|| self.word("army-random"), |id| self.army(id)),
        };
        text(self.language, "lobby-seat", &[("player", mention(seat.user).into()), ("army", army.into())])
    }

    fn drafted<'d>(&self, draft: &'d Draft, user: UserId) -> Option<&'d str> {
        let [host, _] = roles(self.record)?;
        draft.army_of(if host.user == user { Role::Host } else { Role::Guest })
    }

    fn army(&self, id: &str) -> String {
        match self.referee.armies().find(id) {
            Some(army) => army.name.in_language(self.language).to_owned(),
            // Its file has been taken away since it was chosen.
            None => text(self.language, "army-gone", &[("army", id.into())]),
        }
    }

    fn open_seat(&self) -> Option<String> {
        (self.record.seats.len() < 2).then(|| match self.options.invited {
            Some(invited) => text(self.language, "lobby-invited", &[("player", mention(UserId(invited)).into())]),
            None => self.word("lobby-open-seat"),
        })
    }

    /// What has been agreed, a line each.
    fn terms(&self) -> Vec<String> {
        let armies = match self.options.armies {
            Armies::Choose => "lobby-armies-choose",
            Armies::Random => "lobby-armies-random",
            Armies::Draft => "lobby-armies-draft",
            Armies::Swapped { .. } => "lobby-armies-swapped",
        };
        let first = match (self.options.first_player(self.record), self.options.first) {
            (Some(player), _) => text(self.language, "lobby-first-player", &[("player", mention(player).into())]),
            (None, First::Random) => self.word("lobby-first-random"),
            (None, First::Host) => self.word("lobby-first-host"),
            (None, First::Guest) => self.word("lobby-first-guest"),
        };
        let place = match self.options.place {
            Place::Thread => "lobby-in-thread",
            Place::Here => "lobby-here",
        };
        let odds = if self.options.odds { "lobby-odds" } else { "lobby-no-odds" };
        let mut terms = vec![self.word(armies), first, self.stakes(), self.word(odds)];
        terms.extend(self.options.clock.map(|control| {
            text(self.language, "lobby-clock", &[("clock", clock_phrase(self.language, control).into())])
        }));
        terms.extend(self.options.mirror.map(|mirror| {
            self.word(match mirror {
                Mirror::Fresh => "mirror-fresh",
                Mirror::Same => "mirror-same",
            })
        }));
        terms.push(self.word(place));
        terms
    }

    fn stakes(&self) -> String {
        self.word(if self.options.rated { "lobby-rated" } else { "lobby-friendly" })
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
        let is_full = self.record.seats.len() >= 2;
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
        let armies = self.referee.armies();
        let chance = (self.word("army-random"), RANDOM);
        match (&self.options.armies, &self.draft) {
            (Armies::Choose, _) => {
                self.pages(ARMY, "lobby-army", &named(armies, armies.ids(), self.language), Some(&chance))
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
                self.pages(&what, key, &named(armies, left, self.language), None)
            }
            _ => Vec::new(),
        }
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
const _: () = assert!(MAX_ARMIES < ARMY_SELECTS * SELECT_LIMIT);

/// Armies with their names, in the order of those.
fn named<'i>(armies: &Catalogue, ids: impl Iterator<Item = &'i str>, language: Language) -> Vec<(String, &'i str)> {
    let mut named: Vec<(String, &str)> =
        ids.filter_map(|id| armies.find(id).map(|army| (army.name.in_language(language).to_owned(), id))).collect();
    named.sort_by_cached_key(|(name, _)| name.to_lowercase());
    named
}
