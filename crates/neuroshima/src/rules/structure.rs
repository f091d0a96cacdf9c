//! The printed values of a Structure: two tokens with two sides each (NH-13.10).
//!
//! The tiles of a Structure stand in a row in its army: one for each token and each choice of the two sides that are
//! up. Each has the edges of its token; initiative, Toughness, features and effects are those of both tokens, since
//! they hold for the whole unit (NH-13.11).

use super::board::DIRECTIONS;
use super::tile::{Edge, Effect, Feature, Tile, TileId};
use super::tokens::{Face, Token};

/// Number of tiles of a Structure.
const TILE_COUNT: u8 = 8;

/// Maximum number of initiative values on a side of a token.
const MAX_FACE_INITIATIVE: usize = 2;

impl Token {
    /// All tokens, in the order of their tiles.
    fn all() -> impl Iterator<Item = Self> {
        let faces = Face::ALL.into_iter().flat_map(|one| Face::ALL.map(|two| [one, two]));
        [false, true].into_iter().flat_map(move |is_second| faces.clone().map(move |faces| Self { is_second, faces }))
    }

    /// The side of this token that is up.
    #[must_use]
    pub fn face(self) -> Face {
        self.faces[usize::from(self.is_second)]
    }

    /// The number of tiles of the Structure before that of this token.
    fn index(self) -> u8 {
        (0..TILE_COUNT).zip(Self::all()).find(|&(_, token)| token == self).map_or(0, |(index, _)| index)
    }

    /// The tile of this token in the Structure whose first tile is given.
    #[must_use]
    pub fn tile(self, first: TileId) -> TileId {
        TileId(first.0 + self.index())
    }

    /// The first tile of the Structure of which this is a token with the given tile.
    #[must_use]
    pub fn first_tile(self, tile: TileId) -> TileId {
        TileId(tile.0 - self.index())
    }
}

/// The printed values of one side of one token.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct PrintedFace {
    /// Initiative values, highest first.
    pub initiative: Vec<u8>,
    /// The edges, 0 to 5 clockwise.
    pub edges: [Edge; DIRECTIONS],
    /// Number of Toughness icons.
    pub toughness: u8,
    /// Abilities of the unit.
    pub features: Vec<Feature>,
    /// Effects on units connected to the Structure.
    pub effects: Vec<Effect>,
}

impl PrintedFace {
    /// Checks what a side of a token cannot have (NH-13.11, NH-13.14).
    ///
    /// # Errors
    ///
    /// The key of the value, and what it has to be.
    pub(super) fn check(&self) -> Result<(), (&'static str, &'static str)> {
        let is_refused = |edge: &Edge| edge.entry || edge.exit || edge.takeover || edge.blast;
        if self.edges.iter().any(is_refused) {
            return Err(("edges", "edges that a Structure can have: no in, out, t or x (NH-13.11)"));
        }
        if self.initiative.len() > MAX_FACE_INITIATIVE {
            return Err(("initiative", "at most two initiatives on a side of a token"));
        }
        if self.features.iter().any(|&feature| !can_have_feature(feature)) {
            return Err(("features", "features that a Structure can have (NH-13.14)"));
        }
        if self.effects.iter().any(|&effect| !can_have_effect(effect)) {
            return Err(("effects", "effects that a Structure can have (NH-13.11)"));
        }
        Ok(())
    }
}

fn can_have_feature(feature: Feature) -> bool {
    match feature {
        Feature::Spy
        | Feature::Matrix
        | Feature::Return
        | Feature::Replaceable
        | Feature::Execution
        | Feature::SteelNet
        | Feature::Rotate
        | Feature::BreathOfDeath
        | Feature::UndergroundCastling => false,
        Feature::Mobility
        | Feature::Explosion
        | Feature::Sharpshooter
        | Feature::Mortar
        | Feature::Shadow
        | Feature::Poison
        | Feature::Paralysis
        | Feature::Underground
        | Feature::Push
        | Feature::Rotation
        | Feature::Boarding
        | Feature::Heavy => true,
    }
}

fn can_have_effect(effect: Effect) -> bool {
    match effect {
        Effect::Scoper
        | Effect::Transport
        | Effect::Quartermaster
        | Effect::Recon
        | Effect::FreeNet
        | Effect::Zone
        | Effect::Underground => false,
        Effect::Melee(_)
        | Effect::Ranged(_)
        | Effect::Initiative(_)
        | Effect::InitiativeLoss(_)
        | Effect::ExtraAction
        | Effect::Toughness(_)
        | Effect::Medic
        | Effect::Venom
        | Effect::Paralysis
        | Effect::Paralyses => true,
    }
}

/// The printed values of a Structure.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Structure {
    /// Token 1 and token 2, each with its sides a and b.
    pub tokens: [[PrintedFace; 2]; 2],
}

impl Structure {
    /// The tiles of the Structure, none of which is ever drawn. `plain` has its id and name.
    #[must_use]
    pub fn tiles(&self, plain: &Tile) -> Vec<Tile> {
        Token::all().map(|token| self.tile(token, plain)).collect()
    }

    fn tile(&self, token: Token, plain: &Tile) -> Tile {
        let [one, two] = [0, 1].map(|number| &self.tokens[number][usize::from(token.faces[number] == Face::B)]);
        let mut initiative = [&one.initiative[..], &two.initiative].concat();
        initiative.sort_unstable_by(|one, other| other.cmp(one));
        initiative.dedup();
        let mut features = [&one.features[..], &two.features].concat();
        features.sort_unstable();
        features.dedup();
        Tile {
            count: 0,
            initiative,
            edges: if token.is_second { two.edges } else { one.edges },
            toughness: one.toughness.saturating_add(two.toughness),
            features,
            effects: join_effects(&one.effects, &two.effects),
            token: Some(token),
            ..plain.clone()
        }
    }
}

/// The effects of both tokens, of each kind the larger one (O-126).
fn join_effects(one: &[Effect], two: &[Effect]) -> Vec<Effect> {
    let mut effects = [one, two].concat();
    effects.sort_unstable_by(|one, other| other.cmp(one));
    effects.dedup_by_key(|effect| std::mem::discriminant(effect));
    effects.reverse();
    effects
}
