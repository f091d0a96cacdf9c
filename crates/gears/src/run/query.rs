//! Questions of companion mode about facts visible only on the physical table (contract, section 10).

use sztab_game::Side;

use crate::report::Who;
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
    /// The kind that moves, if only one does.
    pub kind: Option<Kind>,
    /// The COG toward which they move, if it is the same for all.
    pub toward: Option<Side>,
    /// The minimum distance from all COGs of the figures that move.
    pub far: u8,
    pub most: u8,
    pub stop: u8,
}

/// The location of a new figure.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) enum Spot {
    #[default]
    Exit,
    HoleNear(Side),
    HoleNearFigure(Figure),
    /// Each hole within this distance of a COG.
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
    /// The figure of a crowd that is the target of a Guard.
    Against,
    /// Defence dice of a Locust for cover and range.
    Shelter(Figure),
    Cover(Figure, Side),
    Dodge(Figure, Side),
    /// Results of physical dice: attack, then defence.
    Roll {
        by: Who,
        at: Who,
        attack: u8,
        defence: u8,
    },
    /// The weapon whose omen ability takes effect this many times.
    Omens(Side, u8),
    /// The figures affected by an effect.
    Here(u8),
    Put(Kind, Spot),
    /// A further hole on a new tile.
    Hole(FaceId),
    Lay(FaceId),
    Friend(Figure),
    Healed(Figure),
    Marker(Figure),
    /// The tile whose equipment is being used.
    Equipment,
}

impl Query {
    /// The Locust that the question is about.
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
                Who::Locust(figure) => Some(figure),
                Who::Cog(_) => None,
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

    /// True if the players are instructed to do something: the question is asked even if there is only one answer.
    pub fn is_request(self) -> bool {
        matches!(self, Self::Move { .. } | Self::Crowd(_) | Self::Lay(_))
    }
}
