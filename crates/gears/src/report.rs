//! Lines of companion mode, with which players report from the physical table, as values and as text (contract, section
//! 10).

use sztab_game::{Side, Unreadable};

use crate::state::Figure;
use crate::tiles::FaceId;
use crate::values::{Values, WeaponId};
use crate::words::Words;

/// The maximum of any number in a line.
const MAX_NUMBER: u8 = 20;

/// A COG or a Locust.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Combatant {
    Cog(Side),
    Locust(Figure),
}

/// A report from the physical table.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum Report {
    /// The test holds; if a COG is named, it holds for that COG.
    Yes(Option<Side>),
    No,
    Done,
    /// The figure has reached the area of its goal.
    Arrived,
    /// There is no such place or figure.
    NoneLeft,
    Nobody,
    /// A COG guards with this many attack dice.
    Guard(Side, u8),
    /// Number of defence dice for cover, and for range if both count.
    Cover(u8),
    Dodge(Side),
    Here(Vec<Combatant>),
    Laid,
    Overlap,
    Goal,
    Hit {
        figure: Figure,
        dice: u8,
        over: u8,
        cover: u8,
    },
    Rolled {
        who: Combatant,
        hits: u8,
        omens: u8,
        shields: u8,
    },
    Wounds(Combatant, u8),
    /// Tokens are added to a weapon, or removed from it if negative.
    Ammo(Side, WeaponId, i8),
    Draw(Side, u8),
    /// A side discards one Order card, for any purpose.
    Spend(Side),
    By(WeaponId),
    /// A COG follows the active COG; a COG played alone moves one more area.
    Follow(Side),
    /// The active COG moves one more area by its own ability.
    Extra,
    /// The tile that the question asks for.
    Tile(FaceId),
}

impl Combatant {
    fn to_notation(self) -> String {
        match self {
            Self::Cog(side) => side.letter().to_string(),
            Self::Locust(figure) => figure.to_string(),
        }
    }
}

impl Report {
    /// The line in the notation.
    pub fn to_notation(&self, values: &Values) -> String {
        match self {
            Self::Yes(None) => "yes".to_owned(),
            Self::Yes(Some(side)) => format!("yes {}", side.letter()),
            Self::No => "no".to_owned(),
            Self::Done => "done".to_owned(),
            Self::Arrived => "arrived".to_owned(),
            Self::NoneLeft => "none left".to_owned(),
            Self::Nobody => "none".to_owned(),
            Self::Guard(side, dice) => format!("guard {} dice={dice}", side.letter()),
            Self::Cover(dice) => format!("cover {dice}"),
            Self::Dodge(side) => format!("dodge {}", side.letter()),
            Self::Here(all) => {
                format!("here {}", all.iter().map(|who| who.to_notation()).collect::<Vec<_>>().join(" "))
            }
            Self::Laid => "laid".to_owned(),
            Self::Overlap => "overlap".to_owned(),
            Self::Goal => "goal".to_owned(),
            Self::Hit { figure, dice, over, cover } => format!("hit {figure} dice={dice} over={over} cover={cover}"),
            Self::Rolled { who, hits, omens, shields } => {
                format!("rolled {} hits={hits} omens={omens} shields={shields}", who.to_notation())
            }
            Self::Wounds(who, number) => format!("wounds {} {number}", who.to_notation()),
            Self::Ammo(side, id, tokens) => format!("ammo {} {} {tokens:+}", side.letter(), values.weapon(*id).id),
            Self::Draw(side, number) => format!("draw {} {number}", side.letter()),
            Self::Spend(side) => format!("spend {}", side.letter()),
            Self::By(id) => format!("by {}", values.weapon(*id).id),
            Self::Follow(side) => format!("follow {}", side.letter()),
            Self::Extra => "extra".to_owned(),
            Self::Tile(face) => format!("tile {face}"),
        }
    }

    /// Reads a line of companion mode; `None` if a verb in this form belongs to the full game.
    pub(crate) fn parse(words: &mut Words<'_>) -> Result<Option<Self>, Unreadable> {
        let Some(verb) = words.peek() else { return Ok(None) };
        let behind = words.peek_second().unwrap_or_default();
        let is_of_side = behind.len() == 1 && behind.starts_with(|sign: char| sign.is_ascii_uppercase());
        let is_number = !behind.is_empty() && behind.len() < 3 && behind.bytes().all(|digit| digit.is_ascii_digit());
        let is_own = match verb {
            "guard" | "dodge" | "ammo" | "draw" | "follow" => is_of_side,
            "cover" => is_number,
            "extra" => behind.is_empty(),
            _ => REPORT_VERBS.contains(&verb),
        };
        if !is_own {
            return Ok(None);
        }
        words.next_word("a verb")?;
        Self::parse_rest(verb, words).map(Some)
    }

    fn parse_rest(verb: &str, words: &mut Words<'_>) -> Result<Self, Unreadable> {
        Ok(match verb {
            "yes" => Self::Yes(words.parse_optional(Words::parse_side)?),
            "no" => Self::No,
            "done" => Self::Done,
            "arrived" => Self::Arrived,
            "none" if words.is_at_end() => Self::Nobody,
            "none" => {
                words.parse_word("left, or the end of the line", |word| (word == "left").then_some(Self::NoneLeft))?
            }
            "guard" => Self::Guard(words.parse_side()?, words.parse_count("dice", None)?),
            "cover" => Self::Cover(words.parse_number()?),
            "dodge" => Self::Dodge(words.parse_side()?),
            "here" => {
                let mut all = words.parse_list(parse_combatant)?;
                all.sort_unstable();
                all.dedup();
                Self::Here(all)
            }
            "laid" => Self::Laid,
            "overlap" => Self::Overlap,
            "goal" => Self::Goal,
            "hit" => Self::Hit {
                figure: words.parse_figure()?,
                dice: words.parse_count("dice", None)?,
                over: words.parse_count("over", Some(0))?,
                cover: words.parse_count("cover", Some(0))?,
            },
            "rolled" => Self::Rolled {
                who: parse_combatant(words)?,
                hits: words.parse_count("hits", None)?,
                omens: words.parse_count("omens", Some(0))?,
                shields: words.parse_count("shields", Some(0))?,
            },
            "wounds" => Self::Wounds(parse_combatant(words)?, words.parse_number()?),
            "ammo" => {
                let tokens = |word: &str| word.parse().ok().filter(|tokens: &i8| tokens.unsigned_abs() <= MAX_NUMBER);
                let tokens = |word: &str| tokens(word).filter(|tokens| *tokens != 0);
                Self::Ammo(
                    words.parse_side()?,
                    words.parse_weapon()?,
                    words.parse_word("tokens, such as +1 or -1", tokens)?,
                )
            }
            "draw" => Self::Draw(words.parse_side()?, words.parse_number()?),
            "spend" => Self::Spend(words.parse_side()?),
            "follow" => Self::Follow(words.parse_side()?),
            "extra" => Self::Extra,
            "tile" => Self::Tile(words.parse_word("a tile, such as 12A", FaceId::parse)?),
            _ => Self::By(words.parse_weapon()?),
        })
    }

    /// The listed line that represents all lines that differ only in their numbers; `None` if there is none, or if the
    /// numbers are too high.
    pub fn pattern(&self) -> Option<Self> {
        let is_small = |number: &u8| *number <= MAX_NUMBER;
        Some(match self {
            Self::Guard(side, 1..=MAX_NUMBER) => Self::Guard(*side, 1),
            Self::Cover(dice) if is_small(dice) => Self::Cover(0),
            Self::Hit { figure, dice: 1..=MAX_NUMBER, over, cover } if is_small(over) && is_small(cover) => {
                Self::Hit { figure: *figure, dice: 1, over: 0, cover: 0 }
            }
            Self::Rolled { who, hits, omens, shields } if [hits, omens, shields].into_iter().all(is_small) => {
                Self::Rolled { who: *who, hits: 0, omens: 0, shields: 0 }
            }
            Self::Wounds(who, 1..=MAX_NUMBER) => Self::Wounds(*who, 1),
            Self::Ammo(side, weapon, tokens) => Self::Ammo(*side, *weapon, tokens.signum()),
            Self::Draw(side, 1..=MAX_NUMBER) => Self::Draw(*side, 1),
            Self::Guard(..)
            | Self::Cover(_)
            | Self::Hit { .. }
            | Self::Rolled { .. }
            | Self::Wounds(..)
            | Self::Draw(..)
            | Self::Yes(_)
            | Self::No
            | Self::Done
            | Self::Arrived
            | Self::NoneLeft
            | Self::Nobody
            | Self::Dodge(_)
            | Self::Here(_)
            | Self::Laid
            | Self::Overlap
            | Self::Goal
            | Self::Spend(_)
            | Self::By(_)
            | Self::Follow(_)
            | Self::Extra
            | Self::Tile(_) => return None,
        })
    }
}

/// Verbs that exist only in companion mode.
const REPORT_VERBS: [&str; 15] = [
    "yes", "no", "done", "arrived", "none", "here", "laid", "overlap", "goal", "hit", "rolled", "wounds", "spend",
    "by", "tile",
];

fn parse_combatant(words: &mut Words<'_>) -> Result<Combatant, Unreadable> {
    let is_side = words.peek().is_some_and(|word| word.len() == 1 && word.starts_with(char::is_uppercase));
    if is_side { words.parse_side().map(Combatant::Cog) } else { words.parse_figure().map(Combatant::Locust) }
}

impl Words<'_> {
    fn parse_number(&mut self) -> Result<u8, Unreadable> {
        self.parse_word("a number up to 20", |word| word.parse().ok().filter(|number| *number <= MAX_NUMBER))
    }

    /// A number after a key. It may be omitted if there is a default.
    fn parse_count(&mut self, key: &str, usual: Option<u8>) -> Result<u8, Unreadable> {
        let number = |word: &str| word.strip_prefix(key)?.strip_prefix('=')?.parse().ok();
        let number = |word: &str| number(word).filter(|number| *number <= MAX_NUMBER);
        if let Some(usual) = usual.filter(|_| self.peek().is_none_or(|word| !word.starts_with(key))) {
            return Ok(usual);
        }
        self.parse_word(&format!("{key}= with a number up to 20"), number)
    }
}
