//! The narrative of a chapter, one line per turn: the card and its move, the encounters and the action, with resources
//! and points appended.

use sztab_game::{Language, Narrative, Side};

use crate::MechsGame;
use crate::action::Action;
use crate::event::{Event, Source};
use crate::texts::{text, word};
use crate::values::Resource;

use super::names;
use super::sentences::{falling_side, join_sentences, sentence};

/// The lines that narrate the events.
pub fn narrate(game: &MechsGame, narrative: &Narrative, language: Language) -> Vec<String> {
    let records = narrative.narrated_events();
    let told = records.filter_map(|record| Some((to_revealed_card(*record.event.event()?), record.ordered.is_some())));
    let told: Vec<(Event, bool)> = told.collect();
    let mut story = Story { game, language, lines: Vec::new(), coming: Vec::new(), ordered: None, begins: true };
    for (index, &(event, is_by_order)) in told.iter().enumerate() {
        story.record_answer(&event, is_by_order);
        if let Some(change) = Change::from_event(&event) {
            let mut next = told[index + 1..].iter().map(|(next, _)| next);
            let next = next.find(|next| !matches!(next, Event::Lost { .. }));
            if next.is_some_and(|next| belongs_to(&event, next, change.side)) {
                story.coming.push(change);
            } else {
                story.add(change);
            }
        } else {
            story.narrate_event(event);
        }
    }
    story.print()
}

/// The event to narrate: a card played in ad hoc mode is narrated like a revealed card.
fn to_revealed_card(event: Event) -> Event {
    if let Event::Answered { side, action: Some(Action::AdHoc { card, direction }), .. } = event {
        Event::CardOpened { side, slot: 0, card, direction: Some(direction) }
    } else {
        event
    }
}

/// The narrative written so far.
struct Story<'a> {
    game: &'a MechsGame,
    language: Language,
    lines: Vec<Vec<Sentence>>,
    /// Changes that belong to the next sentence.
    coming: Vec<Change>,
    /// The side for which an order has answered, until a sentence about that side mentions the order.
    ordered: Option<Side>,
    /// True if the next sentence begins a new line.
    begins: bool,
}

impl Story<'_> {
    fn record_answer(&mut self, event: &Event, is_by_order: bool) {
        if let Event::CardOpened { side, slot: 0, .. } = *event {
            self.ordered = is_by_order.then_some(side);
        } else if let Event::Answered { side, action, .. } = *event {
            let is_told = is_by_order && !matches!(action, Some(Action::Pass | Action::Mech(None)));
            self.ordered = is_told.then_some(side);
            self.begins |= matches!(action, Some(Action::Commander));
            if let (Some(Action::Rotate(turned)), Some(Sentence { last: Some(opened), .. })) =
                (action, self.last_sentence())
                && let Event::CardOpened { direction, .. } = opened
            {
                *direction = Some(turned);
            }
        }
    }

    fn last_sentence(&mut self) -> Option<&mut Sentence> {
        self.lines.last_mut()?.last_mut()
    }

    fn narrate_event(&mut self, event: Event) {
        let (game, language) = (self.game, self.language);
        if self.is_covered(&event) {
            return std::mem::take(&mut self.coming).into_iter().for_each(|change| self.add(change));
        }
        let side = actor(&event);
        let is_ordered = side.is_some() && self.ordered.take_if(|ordered| Some(*ordered) == side).is_some();
        if let Some(Sentence { last: Some(last), text, is_ordered: was_ordered, .. }) = self.last_sentence()
            && let Some(longer) = join_sentences(game, text, (last, &event), language)
        {
            (*text, *last) = (longer, event);
            *was_ordered |= is_ordered;
            return std::mem::take(&mut self.coming).into_iter().for_each(|change| self.add(change));
        }
        let Some(text) = sentence(game, &event, language) else { return };
        let changes = std::mem::take(&mut self.coming);
        self.begins |= begins_line(&event);
        let is_card = matches!(event, Event::CardOpened { .. });
        self.push(Sentence { last: Some(event), side, text, changes, is_ordered, is_card });
    }

    /// True if the picture or the previous sentence already covers an event: a piece that has been triggered leaves its
    /// zone, the slot of a bought weapon is refilled, a player who is knocked out continues in ad hoc mode (TEM-12.1),
    /// and the price of a deployed piece is printed with the card.
    fn is_covered(&self, event: &Event) -> bool {
        let line = || self.lines.last().into_iter().flatten().filter_map(|sentence| sentence.last);
        let has_told = |is_it: &dyn Fn(Event) -> bool| line().any(is_it);
        if let Event::MineReturned { zone, .. } = *event {
            has_told(&|past| matches!(past, Event::MineExploded { zone: at, .. } if at == zone))
        } else if let Event::TurretReturned { zone, .. } = *event {
            has_told(&|past| matches!(past, Event::TurretFired { zone: at, .. } if at == zone))
        } else if let Event::AdHocBegan { side } = *event {
            has_told(&|past| falling_side(&past) == Some(side))
        } else if let Event::MineDeployed { side, from: None, .. } | Event::TurretDeployed { side, from: None, .. } =
            *event
        {
            let last = self.lines.last().and_then(|line| line.last());
            !self.coming.is_empty() && last.is_some_and(|last| last.is_card && last.side == Some(side))
        } else {
            matches!(event, Event::RowFilled { .. }) && has_told(&|past| matches!(past, Event::Bought { .. }))
        }
    }

    /// Appends resources, health or points to the last sentence, or to the sentence about the card that causes them if
    /// another sentence has come between.
    fn add(&mut self, change: Change) {
        if change.is_scoring && !self.last_sentence().is_some_and(|last| last.is_scoring()) {
            self.begins = true;
            self.push(Sentence { text: word(self.language, "story-scored"), ..Sentence::default() });
        } else if self.begins {
            let text = format!("{}:", names::side(self.language, self.game, change.side));
            self.push(Sentence { side: Some(change.side), text, ..Sentence::default() });
        }
        let is_ordered = self.ordered.take_if(|ordered| *ordered == change.side).is_some();
        let Some(line) = self.lines.last_mut() else { return };
        let is_attack = matches!(line.last(), Some(Sentence { last: Some(Event::Attacked { .. }), .. }));
        let brings = |sentence: &Sentence| sentence.is_card && sentence.side == Some(change.side);
        let card = line.iter().rposition(brings).filter(|_| change.is_gain && !is_attack);
        let Some(last) = (match card {
            Some(card) => line.get_mut(card),
            None => line.last_mut(),
        }) else {
            return;
        };
        last.is_ordered |= is_ordered;
        match last.changes.iter_mut().find(|known| known.can_merge_with(&change)) {
            Some(known) => known.amount += change.amount,
            None => last.changes.push(change),
        }
    }

    fn push(&mut self, sentence: Sentence) {
        let begins = std::mem::take(&mut self.begins);
        match self.lines.last_mut().filter(|_| !begins) {
            Some(line) => line.push(sentence),
            None => self.lines.push(vec![sentence]),
        }
    }

    /// The lines as text. Short turns share a line, which contains each player at most once.
    fn print(self) -> Vec<String> {
        let mut printed: Vec<String> = Vec::new();
        let mut sharing: Vec<Side> = Vec::new();
        for line in &self.lines {
            let short = if let [only] = line.as_slice() { only.side.filter(|_| only.is_card) } else { None };
            let text = print_line(line, self.language);
            let shares = short.is_some_and(|side| !sharing.contains(&side)) && !sharing.is_empty();
            if let Some(before) = printed.last_mut().filter(|_| shares) {
                *before = format!("{before} {text}");
            } else {
                sharing.clear();
                printed.push(text);
            }
            sharing.extend(short);
        }
        shorten_names(self.game, self.language, &mut printed);
        printed
    }
}

/// The text of a line. A line mentions orders at most once.
fn print_line(line: &[Sentence], language: Language) -> String {
    let ordered = line.iter().position(|sentence| sentence.is_ordered);
    let print = |(index, sentence): (usize, &Sentence)| sentence.print(ordered == Some(index), language);
    line.iter().enumerate().map(print).collect::<Vec<_>>().join(" ")
}

/// Shortens each mention of a player after the first to the side's letter.
fn shorten_names(game: &MechsGame, language: Language, lines: &mut [String]) {
    for side in game.state().all_sides().iter() {
        let (name, letter) = (names::side(language, game, side), side.letter().to_string());
        let mut is_known = false;
        for line in &mut *lines {
            let Some(place) = line.find(&name) else { continue };
            let from = if is_known { 0 } else { place + name.len() };
            let rest = line[from..].replace(&name, &letter);
            line.replace_range(from.., &rest);
            is_known = true;
        }
    }
}

/// A sentence, with the gains and losses that are appended to it.
#[derive(Default)]
struct Sentence {
    /// The last event that the sentence covers; `None` if it consists of changes only.
    last: Option<Event>,
    /// The side whose changes are listed without a name; `None` in a scoring.
    side: Option<Side>,
    text: String,
    changes: Vec<Change>,
    is_ordered: bool,
    /// True if the sentence is about a card and its immediate effects.
    is_card: bool,
}

impl Sentence {
    fn is_scoring(&self) -> bool {
        self.last.is_none() && self.side.is_none()
    }

    fn print(&self, names_order: bool, language: Language) -> String {
        let mut sides: Vec<Side> = self.changes.iter().map(|change| change.side).collect();
        sides.sort_unstable_by_key(|&side| (self.side != Some(side), side));
        sides.dedup();
        let of_side = |side: Side| {
            let changes = self.changes.iter().filter(|change| change.side == side);
            let changes = changes.map(|change| change.print(language)).collect::<Vec<_>>().join(", ");
            if self.side == Some(side) { changes } else { format!("{}: {changes}", side.letter()) }
        };
        let order = names_order.then(|| word(language, "story-ordered"));
        let behind = sides.into_iter().map(of_side).chain(order).collect::<Vec<_>>().join("; ");
        match self.text.strip_suffix(':') {
            _ if behind.is_empty() => self.text.clone(),
            Some(_) => format!("{} {behind}.", self.text),
            None => format!("{} ({behind}).", self.text.trim_end_matches('.')),
        }
    }
}

/// Resources, health or points that a side gains or loses.
#[derive(Clone, Copy)]
struct Change {
    side: Side,
    key: &'static str,
    amount: i32,
    /// True for points from a scoring, which are not part of a turn.
    is_scoring: bool,
    /// True if the side gains the amount, false if it loses it.
    is_gain: bool,
}

impl Change {
    fn from_event(event: &Event) -> Option<Self> {
        let key = |resource| match resource {
            Resource::Energy => "change-energy",
            Resource::Credits => "change-credits",
        };
        let is_scoring = matches!(event, Event::Scored { source: Source::Zones | Source::Weapons, .. });
        let is_gain = matches!(event, Event::Gained { .. });
        let (side, key, amount) = if let Event::Gained { side, resource, amount } = *event {
            (side, key(resource), amount.into())
        } else if let Event::Lost { side, resource, amount } = *event {
            (side, key(resource), -i32::from(amount))
        } else if let Event::Scored { side, points, .. } = *event {
            (side, "change-points", points)
        } else if let Event::Healed { side, health } = *event {
            (side, "change-health", health.into())
        } else if let Event::PointsLost { side, points } = *event {
            (side, "change-points", -points)
        } else {
            return None;
        };
        Some(Self { side, key, amount, is_scoring, is_gain })
    }

    /// True if the two changes can be printed as one sum.
    fn can_merge_with(&self, other: &Self) -> bool {
        (self.side, self.key, self.amount.signum()) == (other.side, other.key, other.amount.signum())
    }

    /// The text of a change, such as `+2 energy`.
    fn print(&self, language: Language) -> String {
        let sign = if self.amount < 0 { "−" } else { "+" };
        text(language, self.key, &[("sign", sign.into()), ("amount", self.amount.abs().into())])
    }
}

/// True if a change belongs to the event that follows: a price, or points for taking the Mech.
fn belongs_to(change: &Event, next: &Event, of: Side) -> bool {
    if let Event::Bought { side, .. }
    | Event::Upgraded { side }
    | Event::MineDeployed { side, .. }
    | Event::TurretDeployed { side, .. }
    | Event::Attacked { side, .. }
    | Event::AdHocBegan { side } = *next
    {
        side == of && matches!(change, Event::Lost { .. })
    } else {
        matches!(*next, Event::MechTaken { side, .. } if side == of) && matches!(change, Event::Scored { .. })
    }
}

/// True if an event is not part of the turn before it.
fn begins_line(event: &Event) -> bool {
    matches!(
        event,
        Event::RoundBegan { .. }
            | Event::CardOpened { .. }
            | Event::RowFilled { .. }
            | Event::Left { .. }
            | Event::Absent { .. }
            | Event::Over { .. }
    )
}

/// The side that acts in an event.
fn actor(event: &Event) -> Option<Side> {
    if let Event::CombatBegan { mover: side, .. }
    | Event::MineExploded { owner: side, .. }
    | Event::TurretFired { owner: side, .. }
    | Event::CardOpened { side, .. }
    | Event::Moved { side, .. }
    | Event::Blocked { side }
    | Event::Attacked { side, .. }
    | Event::Hurt { side, .. }
    | Event::KnockedOut { side, .. }
    | Event::Retreated { side }
    | Event::AdHocBegan { side }
    | Event::MineDeployed { side, .. }
    | Event::TurretDeployed { side, .. }
    | Event::Bought { side, .. }
    | Event::Upgraded { side }
    | Event::MechTaken { side, .. } = *event
    {
        Some(side)
    } else {
        None
    }
}
