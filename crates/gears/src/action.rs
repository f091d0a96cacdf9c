//! Lines: all possible actions of a side, as values and as text (contract, section 5).

use sztab_game::{Side, Unreadable};

use crate::map::{Area, Place};
use crate::report::Report;
use crate::state::{Figure, Mode};
use crate::values::{OrderId, Values, WeaponId};
use crate::words::Words;

pub use crate::words::{Manner, Target};

/// A line that a side can play.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum Action {
    Play(Mode, OrderId),
    Move(Place),
    Attack(WeaponId, Manner, Target),
    Ammo(Vec<WeaponId>),
    Draw,
    Help(Side),
    Rally,
    Shift(Figure, Area),
    Expose(Figure),
    Skip,
    Team(Side),
    Revive(OrderId, Side),
    /// Takes a dropped weapon. A card is discarded for it, if one is needed (GOW-11.5).
    Take(Option<OrderId>, WeaponId),
    Use(Option<OrderId>, Option<Area>),
    Explore,
    Extra(Place),
    Troika(Figure),
    /// The answer of a possible follower. With a place, the player of a COG played alone moves that COG there
    /// (GOW-15.1).
    Follow(OrderId, Option<Place>),
    Swap(OrderId),
    Drop(WeaponId),
    End,
    Place(Place),
    Stay,
    Crawl(Area),
    Guard(OrderId, WeaponId, Manner),
    Wait,
    Pass,
    Hold,
    Dodge(OrderId),
    Discard(Vec<OrderId>),
    Next(Figure),
    Target(Side),
    To(Area),
    Cover(Place),
    Hole(Area),
    Exit(Area),
    Toward(Figure),
    Heal(Figure),
    Marker(Area, WeaponId),
    Choose(Side),
    Auto,
    Lose(WeaponId),
    Keep(WeaponId),
    Unlock(u8),
    Ticker(Area),
    Grinder(Area),
    Hammer(Side),
    /// A report from the physical table about something visible only there (contract, section 10).
    Report(Report),
    /// Gives up the seat (GOW-18.1). This is never among the offered lines, but can be part of a position that is not
    /// settled.
    Resign,
}

/// The verbs, as used in expectations.
pub(crate) const VERBS: [&str; 65] = [
    "order", "run", "shoot", "move", "attack", "ammo", "draw", "help", "rally", "shift", "expose", "skip", "team",
    "revive", "take", "use", "explore", "extra", "troika", "follow", "swap", "drop", "end", "place", "stay", "crawl",
    "guard", "wait", "pass", "hold", "dodge", "discard", "next", "target", "to", "cover", "hole", "exit", "toward",
    "heal", "marker", "choose", "auto", "lose", "keep", "unlock", "ticker", "grinder", "hammer", "resign", "yes", "no",
    "done", "arrived", "none", "here", "laid", "overlap", "goal", "hit", "rolled", "wounds", "spend", "by", "tile",
];

impl Action {
    /// True if the answer discards a card of this kind.
    pub fn gives(&self, card: OrderId) -> bool {
        if let Self::Guard(id, ..) | Self::Dodge(id) | Self::Follow(id, None) = self {
            *id == card
        } else {
            matches!(self, Self::Discard(ids) if ids.contains(&card))
        }
    }

    /// The line in the notation.
    pub fn print(&self, values: &Values) -> String {
        let order = |id: &OrderId| if *id == OrderId::HIDDEN { "card" } else { values.order(*id).id.as_str() };
        let weapon = |id: &WeaponId| values.weapon(*id).id.as_str();
        let card = |id: &Option<OrderId>| id.as_ref().map_or("-", order).to_owned();
        match self {
            Self::Play(mode, id) => format!("{} {}", mode.word(), order(id)),
            Self::Move(place) => format!("move {place}"),
            Self::Attack(id, manner, Target::Locust(figure)) => {
                format!("attack {} {} {figure}", weapon(id), manner.word())
            }
            Self::Attack(id, manner, Target::Area(area)) => format!("attack {} {} {area}", weapon(id), manner.word()),
            Self::Ammo(ids) => format!("ammo {}", ids.iter().map(weapon).collect::<Vec<_>>().join(" ")),
            Self::Draw => "draw".to_owned(),
            Self::Help(side) => format!("help {}", side.letter()),
            Self::Rally => "rally".to_owned(),
            Self::Shift(figure, area) => format!("shift {figure} {area}"),
            Self::Expose(figure) => format!("expose {figure}"),
            Self::Skip => "skip".to_owned(),
            Self::Team(side) => format!("team {}", side.letter()),
            Self::Revive(id, side) => format!("revive {} {}", order(id), side.letter()),
            Self::Take(id, taken) => format!("take {} {}", card(id), weapon(taken)),
            Self::Use(id, None) => format!("use {}", card(id)),
            Self::Use(id, Some(area)) => format!("use {} {area}", card(id)),
            Self::Explore => "explore".to_owned(),
            Self::Extra(place) => format!("extra {place}"),
            Self::Troika(figure) => format!("troika {figure}"),
            Self::Follow(id, None) => format!("follow {}", order(id)),
            Self::Follow(id, Some(place)) => format!("follow {} {place}", order(id)),
            Self::Swap(id) => format!("swap {}", order(id)),
            Self::Drop(id) => format!("drop {}", weapon(id)),
            Self::End => "end".to_owned(),
            Self::Place(place) => format!("place {place}"),
            Self::Stay => "stay".to_owned(),
            Self::Crawl(area) => format!("crawl {area}"),
            Self::Guard(id, own, manner) => format!("guard {} {} {}", order(id), weapon(own), manner.word()),
            Self::Wait => "wait".to_owned(),
            Self::Pass => "pass".to_owned(),
            Self::Hold => "hold".to_owned(),
            Self::Dodge(id) => format!("dodge {}", order(id)),
            Self::Discard(ids) => format!("discard {}", ids.iter().map(order).collect::<Vec<_>>().join(" ")),
            Self::Next(figure) => format!("next {figure}"),
            Self::Target(side) => format!("target {}", side.letter()),
            Self::To(area) => format!("to {area}"),
            Self::Cover(place) => format!("cover {place}"),
            Self::Hole(area) => format!("hole {area}"),
            Self::Exit(area) => format!("exit {area}"),
            Self::Toward(figure) => format!("toward {figure}"),
            Self::Heal(figure) => format!("heal {figure}"),
            Self::Marker(area, id) => format!("marker {area} {}", weapon(id)),
            Self::Choose(side) => format!("choose {}", side.letter()),
            Self::Auto => "auto".to_owned(),
            Self::Lose(id) => format!("lose {}", weapon(id)),
            Self::Keep(id) => format!("keep {}", weapon(id)),
            Self::Unlock(level) => format!("unlock {level}"),
            Self::Ticker(area) => format!("ticker {area}"),
            Self::Grinder(area) => format!("grinder {area}"),
            Self::Hammer(side) => format!("hammer {}", side.letter()),
            Self::Report(report) => report.print(values),
            Self::Resign => "resign".to_owned(),
        }
    }

    /// Reads a line, without checking whether it is legal.
    pub fn read(text: &str, values: &Values) -> Result<Self, Unreadable> {
        let mut words = Words::of(text, values);
        if let Some(report) = Report::read(&mut words)? {
            return words.end().map(|()| Self::Report(report));
        }
        let verb = words.next("a verb")?;
        let action = match Self::read_short(verb, &mut words) {
            Some(action) => action?,
            None => Self::read_long(verb, &mut words)?,
        };
        words.end()?;
        Ok(action)
    }

    /// Reads a line whose verb has at most one argument; `None` if the line has another verb.
    fn read_short(verb: &str, words: &mut Words<'_>) -> Option<Result<Self, Unreadable>> {
        Some(if let Some(action) = entry(&PLAIN, verb) {
            Ok(action.clone())
        } else if let Some(action) = entry(&OF_PLACE, verb) {
            words.place().map(action)
        } else if let Some(action) = entry(&OF_AREA, verb) {
            words.area().map(action)
        } else if let Some(action) = entry(&OF_FIGURE, verb) {
            words.figure().map(action)
        } else if let Some(action) = entry(&OF_SIDE, verb) {
            words.side().map(action)
        } else if let Some(action) = entry(&OF_WEAPON, verb) {
            words.weapon().map(action)
        } else {
            let action = entry(&OF_CARD, verb)?;
            words.order().map(action)
        })
    }

    fn read_long(verb: &str, words: &mut Words<'_>) -> Result<Self, Unreadable> {
        Ok(match verb {
            "order" => Self::Play(Mode::Order, words.order()?),
            "run" => Self::Play(Mode::Run, words.order()?),
            "shoot" => Self::Play(Mode::Shoot, words.order()?),
            "attack" => {
                let (weapon, manner) = (words.weapon()?, words.manner()?);
                Self::Attack(weapon, manner, words.target()?)
            }
            "ammo" => Self::Ammo(words.list(Words::weapon)?),
            "shift" => Self::Shift(words.figure()?, words.area()?),
            "revive" => Self::Revive(words.order()?, words.side()?),
            "take" => Self::Take(words.card()?, words.weapon()?),
            "use" => Self::Use(words.card()?, words.rest(Words::area)?),
            "follow" => Self::Follow(words.order()?, words.rest(Words::place)?),
            "guard" => {
                let card = words.order()?;
                Self::Guard(card, words.weapon()?, words.manner()?)
            }
            "discard" => Self::Discard(words.list(Words::order)?),
            "marker" => Self::Marker(words.area()?, words.weapon()?),
            "unlock" => {
                let level = |word: &str| word.parse().ok().filter(|level| (1..=9).contains(level) && word.len() == 1);
                Self::Unlock(words.meaning("the number of a level", level)?)
            }
            word => {
                let near = VERBS.iter().min_by_key(|verb| strsim::damerau_levenshtein(word, verb));
                return Err(words.wrong(&format!("a verb, such as {}", near.unwrap_or(&"end"))));
            }
        })
    }
}

/// The entry of a table for a verb.
fn entry<'a, T>(table: &'a [(&str, T)], verb: &str) -> Option<&'a T> {
    table.iter().find(|(known, _)| *known == verb).map(|(_, entry)| entry)
}

/// Verbs without arguments.
const PLAIN: [(&str, Action); 11] = [
    ("draw", Action::Draw),
    ("rally", Action::Rally),
    ("skip", Action::Skip),
    ("explore", Action::Explore),
    ("end", Action::End),
    ("stay", Action::Stay),
    ("wait", Action::Wait),
    ("pass", Action::Pass),
    ("hold", Action::Hold),
    ("auto", Action::Auto),
    ("resign", Action::Resign),
];

/// A verb, and the function that makes an action from the verb's argument.
type Verb<T> = (&'static str, fn(T) -> Action);

const OF_PLACE: [Verb<Place>; 4] =
    [("move", Action::Move), ("extra", Action::Extra), ("place", Action::Place), ("cover", Action::Cover)];
const OF_AREA: [Verb<Area>; 6] = [
    ("crawl", Action::Crawl),
    ("to", Action::To),
    ("hole", Action::Hole),
    ("exit", Action::Exit),
    ("ticker", Action::Ticker),
    ("grinder", Action::Grinder),
];
const OF_FIGURE: [Verb<Figure>; 5] = [
    ("expose", Action::Expose),
    ("troika", Action::Troika),
    ("next", Action::Next),
    ("toward", Action::Toward),
    ("heal", Action::Heal),
];
const OF_SIDE: [Verb<Side>; 5] = [
    ("help", Action::Help),
    ("team", Action::Team),
    ("target", Action::Target),
    ("choose", Action::Choose),
    ("hammer", Action::Hammer),
];
const OF_WEAPON: [Verb<WeaponId>; 3] = [("drop", Action::Drop), ("lose", Action::Lose), ("keep", Action::Keep)];
const OF_CARD: [Verb<OrderId>; 2] = [("swap", Action::Swap), ("dodge", Action::Dodge)];
