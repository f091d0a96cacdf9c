//! Lines: all that a side can say, as values and as text (contract, section 5).

use sztab_game::{Side, Unreadable};

use crate::map::{Area, Place};
use crate::report::Report;
use crate::state::{Figure, Mode};
use crate::values::{OrderId, Values, WeaponId};
use crate::words::Words;

pub use crate::words::{Manner, Target};

/// A line of a side.
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
    /// Without a card where none is needed (GOW-11.5).
    Take(Option<OrderId>, WeaponId),
    Use(Option<OrderId>, Option<Area>),
    Explore,
    Extra(Place),
    Troika(Figure),
    /// The answer of one who may follow; with a place, the own move of a COG that is alone (GOW-15.1).
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
    /// The word of the table on what only it shows (contract, section 10).
    Report(Report),
    /// The seat is given up (GOW-18.1): never offered, and part of a position that is not settled.
    Resign,
}

/// The verbs, as an expectation names them.
pub(crate) const VERBS: [&str; 65] = [
    "order", "run", "shoot", "move", "attack", "ammo", "draw", "help", "rally", "shift", "expose", "skip", "team",
    "revive", "take", "use", "explore", "extra", "troika", "follow", "swap", "drop", "end", "place", "stay", "crawl",
    "guard", "wait", "pass", "hold", "dodge", "discard", "next", "target", "to", "cover", "hole", "exit", "toward",
    "heal", "marker", "choose", "auto", "lose", "keep", "unlock", "ticker", "grinder", "hammer", "resign", "yes", "no",
    "done", "arrived", "none", "here", "laid", "overlap", "goal", "hit", "rolled", "wounds", "spend", "by", "tile",
];

impl Action {
    /// The line.
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

    /// Reads a line. Nothing is said about whether it is legal.
    pub fn read(text: &str, values: &Values) -> Result<Self, Unreadable> {
        let mut words = Words::of(text, values);
        if let Some(report) = Report::read(&mut words)? {
            return words.end().map(|()| Self::Report(report));
        }
        let action = match words.next("a verb")? {
            "order" => Self::Play(Mode::Order, words.order()?),
            "run" => Self::Play(Mode::Run, words.order()?),
            "shoot" => Self::Play(Mode::Shoot, words.order()?),
            "move" => Self::Move(words.place()?),
            "attack" => {
                let (weapon, manner) = (words.weapon()?, words.manner()?);
                Self::Attack(weapon, manner, words.target()?)
            }
            "ammo" => Self::Ammo(words.list(Words::weapon)?),
            "draw" => Self::Draw,
            "help" => Self::Help(words.side()?),
            "rally" => Self::Rally,
            "shift" => Self::Shift(words.figure()?, words.area()?),
            "expose" => Self::Expose(words.figure()?),
            "skip" => Self::Skip,
            "team" => Self::Team(words.side()?),
            "revive" => Self::Revive(words.order()?, words.side()?),
            "take" => Self::Take(words.card()?, words.weapon()?),
            "use" => Self::Use(words.card()?, words.rest(Words::area)?),
            "explore" => Self::Explore,
            "extra" => Self::Extra(words.place()?),
            "troika" => Self::Troika(words.figure()?),
            "follow" => Self::Follow(words.order()?, words.rest(Words::place)?),
            "swap" => Self::Swap(words.order()?),
            "drop" => Self::Drop(words.weapon()?),
            "end" => Self::End,
            "place" => Self::Place(words.place()?),
            "stay" => Self::Stay,
            "crawl" => Self::Crawl(words.area()?),
            "guard" => {
                let card = words.order()?;
                Self::Guard(card, words.weapon()?, words.manner()?)
            }
            "wait" => Self::Wait,
            "pass" => Self::Pass,
            "hold" => Self::Hold,
            "dodge" => Self::Dodge(words.order()?),
            "discard" => Self::Discard(words.list(Words::order)?),
            "next" => Self::Next(words.figure()?),
            "target" => Self::Target(words.side()?),
            "to" => Self::To(words.area()?),
            "cover" => Self::Cover(words.place()?),
            "hole" => Self::Hole(words.area()?),
            "exit" => Self::Exit(words.area()?),
            "toward" => Self::Toward(words.figure()?),
            "heal" => Self::Heal(words.figure()?),
            "marker" => Self::Marker(words.area()?, words.weapon()?),
            "choose" => Self::Choose(words.side()?),
            "auto" => Self::Auto,
            "lose" => Self::Lose(words.weapon()?),
            "keep" => Self::Keep(words.weapon()?),
            "unlock" => {
                let level = |word: &str| word.parse().ok().filter(|level| (1..=9).contains(level) && word.len() == 1);
                Self::Unlock(words.meaning("the number of a level", level)?)
            }
            "ticker" => Self::Ticker(words.area()?),
            "grinder" => Self::Grinder(words.area()?),
            "hammer" => Self::Hammer(words.side()?),
            "resign" => Self::Resign,
            word => {
                let near = VERBS.iter().min_by_key(|verb| strsim::damerau_levenshtein(word, verb));
                return Err(words.wrong(&format!("a verb, such as {}", near.unwrap_or(&"end"))));
            }
        };
        words.end()?;
        Ok(action)
    }
}
