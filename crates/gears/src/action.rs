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
    pub fn is_discard_of(&self, card: OrderId) -> bool {
        if let Self::Guard(id, ..) | Self::Dodge(id) | Self::Follow(id, None) = self {
            *id == card
        } else {
            matches!(self, Self::Discard(ids) if ids.contains(&card))
        }
    }

    /// The line in the notation.
    pub fn to_notation(&self, values: &Values) -> String {
        let order = |id: &OrderId| if *id == OrderId::HIDDEN { "card" } else { values.order(*id).id.as_str() };
        let weapon = |id: &WeaponId| values.weapon(*id).id.as_str();
        let card = |id: &Option<OrderId>| id.as_ref().map_or("-", order).to_owned();
        match self {
            Self::Play(mode, id) => format!("{} {}", mode.keyword(), order(id)),
            Self::Move(place) => format!("move {place}"),
            Self::Attack(id, manner, Target::Locust(figure)) => {
                format!("attack {} {} {figure}", weapon(id), manner.keyword())
            }
            Self::Attack(id, manner, Target::Area(area)) => {
                format!("attack {} {} {area}", weapon(id), manner.keyword())
            }
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
            Self::Guard(id, own, manner) => format!("guard {} {} {}", order(id), weapon(own), manner.keyword()),
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
            Self::Report(report) => report.to_notation(values),
            Self::Resign => "resign".to_owned(),
        }
    }

    /// Reads a line, without checking whether it is legal.
    pub fn parse(text: &str, values: &Values) -> Result<Self, Unreadable> {
        let mut words = Words::new(text, values);
        if let Some(report) = Report::parse(&mut words)? {
            return words.expect_end().map(|()| Self::Report(report));
        }
        let verb = words.next_word("a verb")?;
        let action = match Self::parse_short_line(verb, &mut words) {
            Some(action) => action?,
            None => Self::parse_long_line(verb, &mut words)?,
        };
        words.expect_end()?;
        Ok(action)
    }

    /// Reads a line whose verb has at most one argument; `None` if the line has another verb.
    fn parse_short_line(verb: &str, words: &mut Words<'_>) -> Option<Result<Self, Unreadable>> {
        Some(if let Some(action) = find_entry(&PLAIN_VERBS, verb) {
            Ok(action.clone())
        } else if let Some(action) = find_entry(&PLACE_VERBS, verb) {
            words.parse_place().map(action)
        } else if let Some(action) = find_entry(&AREA_VERBS, verb) {
            words.parse_area().map(action)
        } else if let Some(action) = find_entry(&FIGURE_VERBS, verb) {
            words.parse_figure().map(action)
        } else if let Some(action) = find_entry(&SIDE_VERBS, verb) {
            words.parse_side().map(action)
        } else if let Some(action) = find_entry(&WEAPON_VERBS, verb) {
            words.parse_weapon().map(action)
        } else {
            let action = find_entry(&CARD_VERBS, verb)?;
            words.parse_order().map(action)
        })
    }

    fn parse_long_line(verb: &str, words: &mut Words<'_>) -> Result<Self, Unreadable> {
        Ok(match verb {
            "order" => Self::Play(Mode::Order, words.parse_order()?),
            "run" => Self::Play(Mode::Run, words.parse_order()?),
            "shoot" => Self::Play(Mode::Shoot, words.parse_order()?),
            "attack" => {
                let (weapon, manner) = (words.parse_weapon()?, words.parse_manner()?);
                Self::Attack(weapon, manner, words.parse_target()?)
            }
            "ammo" => Self::Ammo(words.parse_list(Words::parse_weapon)?),
            "shift" => Self::Shift(words.parse_figure()?, words.parse_area()?),
            "revive" => Self::Revive(words.parse_order()?, words.parse_side()?),
            "take" => Self::Take(words.parse_card()?, words.parse_weapon()?),
            "use" => Self::Use(words.parse_card()?, words.parse_optional(Words::parse_area)?),
            "follow" => Self::Follow(words.parse_order()?, words.parse_optional(Words::parse_place)?),
            "guard" => {
                let card = words.parse_order()?;
                Self::Guard(card, words.parse_weapon()?, words.parse_manner()?)
            }
            "discard" => Self::Discard(words.parse_list(Words::parse_order)?),
            "marker" => Self::Marker(words.parse_area()?, words.parse_weapon()?),
            "unlock" => {
                let level = |word: &str| word.parse().ok().filter(|level| (1..=9).contains(level) && word.len() == 1);
                Self::Unlock(words.parse_word("the number of a level", level)?)
            }
            word => {
                let near = VERBS.iter().min_by_key(|verb| strsim::damerau_levenshtein(word, verb));
                return Err(words.error_expecting(&format!("a verb, such as {}", near.unwrap_or(&"end"))));
            }
        })
    }
}

/// The entry of a table for a verb.
fn find_entry<'a, T>(table: &'a [(&str, T)], verb: &str) -> Option<&'a T> {
    table.iter().find(|(known, _)| *known == verb).map(|(_, entry)| entry)
}

/// Verbs without arguments.
const PLAIN_VERBS: [(&str, Action); 11] = [
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

const PLACE_VERBS: [Verb<Place>; 4] =
    [("move", Action::Move), ("extra", Action::Extra), ("place", Action::Place), ("cover", Action::Cover)];
const AREA_VERBS: [Verb<Area>; 6] = [
    ("crawl", Action::Crawl),
    ("to", Action::To),
    ("hole", Action::Hole),
    ("exit", Action::Exit),
    ("ticker", Action::Ticker),
    ("grinder", Action::Grinder),
];
const FIGURE_VERBS: [Verb<Figure>; 5] = [
    ("expose", Action::Expose),
    ("troika", Action::Troika),
    ("next", Action::Next),
    ("toward", Action::Toward),
    ("heal", Action::Heal),
];
const SIDE_VERBS: [Verb<Side>; 5] = [
    ("help", Action::Help),
    ("team", Action::Team),
    ("target", Action::Target),
    ("choose", Action::Choose),
    ("hammer", Action::Hammer),
];
const WEAPON_VERBS: [Verb<WeaponId>; 3] = [("drop", Action::Drop), ("lose", Action::Lose), ("keep", Action::Keep)];
const CARD_VERBS: [Verb<OrderId>; 2] = [("swap", Action::Swap), ("dodge", Action::Dodge)];
