//! Marks on a picture beside the state itself.

use crate::games::Side;
use crate::games::face::Focus;
use crate::games::neuroshima::rules::event::HitSource;
use crate::games::neuroshima::rules::notation::parse_action;
use crate::games::neuroshima::rules::{Action, Displaced, Event, Game, Hex, Question, Rotation, Unit};

use super::telling::Telling;

/// What is marked on a picture beside the state itself.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash)]
pub struct Marks {
    /// Hexes of the last move.
    pub last: Vec<Hex>,
    /// A unit under consideration.
    pub ghost: Option<(Hex, Unit)>,
}

impl Marks {
    /// What a picture of a game points at.
    pub fn at(game: &Game, focus: Focus<'_>) -> Self {
        let board = game.arrangement().board;
        match focus {
            Focus::Table => Self::default(),
            Focus::Question => Self::now(game, &[]),
            Focus::Latest(tale) => Self::now(game, &Telling::of_tale(game, tale).events),
            Focus::Considered(side, line) => parse_action(line, game.roster(), side, board)
                .map(|action| Self::considering(game, side, action))
                .unwrap_or_default(),
        }
    }

    /// The hexes that a list of events touched.
    fn of(events: &[Event]) -> Self {
        let touched = events.iter().enumerate().rev().find_map(|(at, event)| match event {
            Event::HeadquartersPlaced { unit, .. }
            | Event::Placed { unit, .. }
            | Event::Replaced { unit, .. }
            | Event::Turned { unit, .. }
            | Event::NetThrown { unit, .. }
            | Event::NetReturned { unit, .. } => Some(vec![unit.hex]),
            Event::Moved { unit, to, .. } | Event::Pushed { unit, to, .. } | Event::Dragged { unit, to } => {
                Some(vec![unit.hex, *to])
            }
            Event::Swapped { one, other } => Some(vec![one.hex, other.hex]),
            Event::FoundationLaid { ground } | Event::FoundationGone { ground, .. } => Some(vec![ground.hex]),
            // By a tile; in a Battle it is hits that paralyse.
            Event::Paralysed { unit, .. } if matches!(events[..at].last(), Some(Event::InstantPlayed { .. })) => {
                Some(vec![unit.hex])
            }
            // All that the same shot or tile hits.
            Event::Hit(hit) => Some(targets(events, hit.source)),
            _ => None,
        });
        Self { last: touched.unwrap_or_default(), ghost: None }
    }

    /// What is marked while a side is to act: what an open decision is about, else the last move.
    fn now(game: &Game, events: &[Event]) -> Self {
        let hexes = match game.decision().map(|decision| &decision.question) {
            Some(Question::PushDestination { unit, options, .. } | Question::Target { unit, options, .. }) => {
                std::iter::once(*unit).chain(options.iter().copied()).collect()
            }
            Some(Question::Absorption { options }) => {
                options.iter().flat_map(|option| [option.medic, option.patient]).collect()
            }
            Some(Question::MedicCard { options }) => options.iter().map(|option| option.patient).collect(),
            Some(Question::Conversion { unit, module, .. }) => vec![*unit, *module],
            Some(Question::Explosion { unit } | Question::Rotation { unit, .. } | Question::MoveOn { unit }) => {
                vec![*unit]
            }
            Some(Question::SetOff { hex }) => vec![*hex],
            Some(Question::Marker { options, .. }) => options.clone(),
            Some(Question::Rocket { unit, options, .. }) => {
                std::iter::once(*unit).chain(options.iter().filter_map(|flight| flight.target)).collect()
            }
            Some(Question::FirstToDeclare { .. } | Question::Payee { .. } | Question::Redraw { .. }) | None => {
                return Self::of(events);
            }
        };
        Self { last: distinct(hexes), ghost: None }
    }

    /// What an action under consideration would put where.
    fn considering(game: &Game, side: Side, action: Action) -> Self {
        let arrangement = game.arrangement();
        let displaced = |from: Hex, to: Hex, rotation: Rotation| {
            arrangement.unit(from).map(|unit| (to, Unit { rotation, ..*unit }))
        };
        let (last, ghost) = match action {
            Action::PlaceHeadquarters { hex, rotation } => {
                let tile = game.roster().army(side).headquarters();
                (vec![hex], Some((hex, Unit::new(side, tile, rotation))))
            }
            Action::Place { tile, hex, rotation } => (vec![hex], Some((hex, Unit::new(side, tile, rotation)))),
            Action::Play(_) | Action::Tactic(_) | Action::Use(_) => match action.displaced() {
                Some(Displaced { from, to, rotation }) => (vec![from, to], displaced(from, to, rotation)),
                None => (action.aim(arrangement.board), None),
            },
            Action::Draw
            | Action::Fetch
            | Action::Redraw
            | Action::Discard { .. }
            | Action::Lay { .. }
            | Action::Choose { .. }
            | Action::End => (Vec::new(), None),
        };
        Self { last, ghost }
    }
}

/// Each hex once.
fn distinct(mut hexes: Vec<Hex>) -> Vec<Hex> {
    hexes.sort_unstable();
    hexes.dedup();
    hexes
}

fn targets(events: &[Event], source: HitSource) -> Vec<Hex> {
    let of_source = |event: &Event| match event {
        Event::Hit(hit) if hit.source == source => Some(hit.target.hex),
        _ => None,
    };
    events.iter().filter_map(of_source).collect()
}
