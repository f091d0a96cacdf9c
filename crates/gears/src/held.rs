//! Lines of companion mode that contradict the bot's records (contract, section 14).

use std::fmt;

use sztab_game::Side;

use crate::action::Action;
use crate::report::{Combatant, Report};
use crate::state::{Figure, State};

/// The record that a line contradicts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ContradictedRecord {
    /// The Locust in play; the one named in the line is not among them.
    Figures(Vec<Figure>),
    /// The number of cards in a side's hand.
    Cards(Side, usize),
    /// A COG that is bleeding out.
    Bleeding(Side),
    /// The number of tokens on the weapon named in the line.
    Tokens(Side, u8),
}

impl fmt::Display for ContradictedRecord {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Figures(figures) if figures.is_empty() => formatter.write_str("no Locust in play"),
            Self::Figures(figures) => {
                let words: Vec<String> = figures.iter().map(Figure::to_string).collect();
                write!(formatter, "these Locust in play: {}", words.join(" "))
            }
            Self::Cards(side, number) => write!(formatter, "{number} cards of {}", side.letter()),
            Self::Bleeding(side) => write!(formatter, "that {} is bleeding out", side.letter()),
            Self::Tokens(side, number) => write!(formatter, "{number} tokens on that weapon of {}", side.letter()),
        }
    }
}

/// The record that a line of companion mode contradicts, regardless of the open question.
pub fn find_contradiction(state: &State, action: &Action) -> Option<ContradictedRecord> {
    state.companion?;
    let figures = |all: &[Combatant]| {
        let is_gone = |who: &Combatant| matches!(who, Combatant::Locust(figure) if state.locust(*figure).is_none());
        let in_play = || state.locusts.iter().map(|locust| locust.figure).collect();
        all.iter().any(is_gone).then(|| ContradictedRecord::Figures(in_play()))
    };
    if let Action::Heal(figure) = action {
        return figures(&[Combatant::Locust(*figure)]);
    }
    let Action::Report(report) = action else { return None };
    match report {
        Report::Here(all) => figures(all),
        Report::Hit { figure, .. } => figures(&[Combatant::Locust(*figure)]),
        Report::Wounds(Combatant::Cog(side), number) if state.sides().contains(*side) => {
            let cog = state.cog(*side);
            // A COG bleeds out once it takes one wound more than it has cards; further wounds have no effect
            // (GOW-9.2).
            let is_too_much = usize::from(*number) > cog.hand.len() + 1;
            let down = cog.bleeding.then_some(ContradictedRecord::Bleeding(*side));
            down.or(is_too_much.then_some(ContradictedRecord::Cards(*side, cog.hand.len())))
        }
        Report::Rolled { who, .. } | Report::Wounds(who, _) => figures(&[*who]),
        Report::Spend(side) | Report::Guard(side, _) | Report::Follow(side) if state.sides().contains(*side) => {
            state.cog(*side).hand.is_empty().then_some(ContradictedRecord::Cards(*side, 0))
        }
        Report::Ammo(side, weapon, tokens) if state.sides().contains(*side) && *tokens < 0 => {
            let held = state.cog(*side).load(*weapon).map_or(0, |load| load.tokens);
            (tokens.unsigned_abs() > held).then_some(ContradictedRecord::Tokens(*side, held))
        }
        Report::Spend(_)
        | Report::Guard(..)
        | Report::Follow(_)
        | Report::Extra
        | Report::Tile(_)
        | Report::Ammo(..)
        | Report::Yes(_)
        | Report::No
        | Report::Done
        | Report::Arrived
        | Report::NoneLeft
        | Report::Nobody
        | Report::Cover(_)
        | Report::Dodge(_)
        | Report::Laid
        | Report::Overlap
        | Report::Goal
        | Report::Draw(..)
        | Report::By(_) => None,
    }
}
