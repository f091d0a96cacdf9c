//! The questions asked in companion mode about facts visible only on the physical table (contract, section 10).

use sztab_game::Side;

use crate::report::Combatant;
use crate::state::Figure;
use crate::tiles::FaceId;
use crate::values::{Aim, Kind, Test};

/// The direction of a Locust's move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Course {
    Toward(Side),
    Friend(Figure),
    Away(Side),
    Cover,
}

/// A simultaneous move of several figures (GOW-13.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct CrowdMove {
    /// The kind of the figures, if all are of one kind.
    pub kind: Option<Kind>,
    /// The COG toward which all figures move, if it is the same one for all.
    pub toward: Option<Side>,
    /// The minimum distance from every COG at which a figure takes part in the move.
    pub far: u8,
    pub most: u8,
    pub stop: u8,
}

/// The place where a new figure appears.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) enum SpawnPoint {
    #[default]
    Exit,
    HoleNear(Side),
    HoleNearFigure(Figure),
    /// Every hole within this distance of a COG.
    Holes(u8),
    AreaOf(Side),
    Beside(Figure),
    Tile(FaceId),
    /// The hole with the fewest figures of this wave.
    EvenHole,
    Entrance,
    Marker,
}

/// A fact visible only on the physical table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Query {
    Test(Option<Figure>, Test),
    AllCovered,
    InCover(Figure),
    Nearest(Option<Figure>),
    NearestBare(Figure),
    Aim(Figure, Aim),
    Move {
        figure: Figure,
        course: Course,
        most: u8,
        stop: u8,
    },
    Crowd(CrowdMove),
    Guard(Figure),
    /// The figure in a crowd against which a Guard is directed.
    Against,
    /// Number of defence dice that a Locust has for cover and range.
    Shelter(Figure),
    Cover(Figure, Side),
    Dodge(Figure, Side),
    /// Results of physical dice: attack dice, then defence dice.
    Roll {
        by: Combatant,
        at: Combatant,
        attack: u8,
        defence: u8,
    },
    /// The weapon whose omen ability takes effect this many times.
    Omens(Side, u8),
    /// The figures to which an effect deals this many wounds.
    Here(u8),
    Put(Kind, SpawnPoint),
    /// One more hole on a new tile.
    Hole(FaceId),
    Lay(FaceId),
    Friend(Figure),
    Healed(Figure),
    Marker(Figure),
    /// The tile whose equipment is being used.
    Equipment,
}

impl Query {
    /// The Locust concerned by the question.
    pub fn figure(self) -> Option<Figure> {
        match self {
            Self::Test(figure, _) | Self::Nearest(figure) => figure,
            Self::InCover(figure)
            | Self::NearestBare(figure)
            | Self::Aim(figure, _)
            | Self::Move { figure, .. }
            | Self::Guard(figure)
            | Self::Shelter(figure)
            | Self::Cover(figure, _)
            | Self::Dodge(figure, _)
            | Self::Friend(figure)
            | Self::Healed(figure)
            | Self::Marker(figure) => Some(figure),
            Self::Roll { by, at, .. } => [by, at].into_iter().find_map(|who| match who {
                Combatant::Locust(figure) => Some(figure),
                Combatant::Cog(_) => None,
            }),
            Self::AllCovered
            | Self::Crowd(_)
            | Self::Against
            | Self::Omens(..)
            | Self::Here(_)
            | Self::Put(..)
            | Self::Hole(_)
            | Self::Lay(_)
            | Self::Equipment => None,
        }
    }

    /// True if the players are told to do something; such a question is asked even if there is only one possible
    /// answer.
    pub fn is_request(self) -> bool {
        matches!(self, Self::Move { .. } | Self::Crowd(_) | Self::Lay(_))
    }
}
