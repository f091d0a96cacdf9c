//! How the sides of a table play together: teams, turn order, elimination and places.

use super::arrangement::{MAX_SIDES, Side};
use crate::games::{Outcome, Sides};

/// A way of playing: the team of each side in turn order. Another one is another constant here and its word below; only
/// the duel is carried out so far.
///
/// ```
/// use sztab_games::games::neuroshima::rules::{Mode, Side};
///
/// assert_eq!(Mode::DUEL.opponent(Side(0)), Some(Side(1)));
/// assert_eq!(Mode::DUEL.next_in_turn(Side(1)), Side(0));
///
/// let pairs = Mode::of_teams(&[0, 1, 0, 1]);
/// assert!(pairs.are_enemies(Side(0), Side(3)) && !pairs.are_enemies(Side(0), Side(2)));
/// assert_eq!(pairs.allies(Side(3)).only(), Some(Side(1)));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Mode {
    sides: Sides,
    enemies: [Sides; MAX_SIDES],
}

impl Mode {
    /// Two players, each for themselves.
    pub const DUEL: Self = Self::of_teams(&[0, 1]);

    /// The modes that the notation has words for.
    const WORDS: [(&'static str, Self); 1] = [("duel", Self::DUEL)];

    /// Sides in turn order with these teams.
    ///
    /// # Panics
    ///
    /// If there are more than [`MAX_SIDES`].
    #[must_use]
    pub const fn of_teams(teams: &[u8]) -> Self {
        let numbers = [Side(0), Side(1), Side(2), Side(3)];
        let mut enemies = [Sides::NONE; MAX_SIDES];
        let mut own = 0;
        while own < teams.len() {
            let mut other = 0;
            while other < teams.len() {
                if teams[other] != teams[own] {
                    enemies[own] = enemies[own].with(numbers[other]);
                }
                other += 1;
            }
            own += 1;
        }
        Self { sides: Sides::first(teams.len()), enemies }
    }

    /// So many sides, each for itself.
    #[must_use]
    pub const fn free_for_all(sides: usize) -> Self {
        let (teams, _) = [0, 1, 2, 3].split_at(sides);
        Self::of_teams(teams)
    }

    /// The word of the notation, if it has one.
    #[must_use]
    pub fn word(self) -> Option<&'static str> {
        Self::WORDS.into_iter().find(|(_, mode)| *mode == self).map(|(word, _)| word)
    }

    /// All sides.
    #[must_use]
    pub fn sides(self) -> Sides {
        self.sides
    }

    /// The sides that a side plays against.
    #[must_use]
    #[inline]
    pub fn enemies(&self, side: Side) -> Sides {
        self.enemies.get(side.index()).copied().unwrap_or_default()
    }

    /// Whether two sides play against each other.
    #[must_use]
    #[inline]
    pub fn are_enemies(&self, one: Side, other: Side) -> bool {
        self.enemies(one).contains(other)
    }

    /// The other sides of a side's team.
    #[must_use]
    pub fn allies(self, side: Side) -> Sides {
        self.sides.without(side).difference(self.enemies(side))
    }

    /// The only enemy of a side, where it has just one.
    #[must_use]
    pub fn opponent(self, side: Side) -> Option<Side> {
        self.enemies(side).only()
    }

    /// The enemy of a side whose turn comes first after it: in a duel the opponent. The side itself if it has none.
    #[must_use]
    pub fn next_enemy(self, side: Side) -> Side {
        let enemies = self.enemies(side);
        enemies.iter().find(|&enemy| enemy > side).or_else(|| enemies.iter().next()).unwrap_or(side)
    }

    /// The side whose turn follows that of a side.
    #[must_use]
    pub fn next_in_turn(self, side: Side) -> Side {
        let later = self.sides.iter().find(|&other| other > side);
        later.or_else(|| self.sides.iter().next()).unwrap_or(side)
    }

    /// The side whose turn a side's follows.
    #[must_use]
    pub fn before_in_turn(self, side: Side) -> Side {
        self.sides.iter().find(|&other| self.next_in_turn(other) == side).unwrap_or(side)
    }

    /// What the HQs that still stand say about the end of the game (NH-11.4).
    #[must_use]
    pub fn survival(self, standing: Sides) -> Survival {
        let is_team = standing.iter().all(|side| self.enemies(side).intersection(standing).is_empty());
        match standing.iter().next() {
            None => Survival::Nobody,
            Some(survivor) if is_team && standing != self.sides => Survival::Winner(survivor),
            Some(_) => Survival::Contested,
        }
    }

    /// The side with the most points; nobody if several have as many (NH-11.5).
    #[must_use]
    pub fn ahead(self, points: &[u8; MAX_SIDES]) -> Option<Side> {
        let best = self.sides.iter().map(|side| points[side.index()]).max()?;
        self.sides.iter().filter(|side| points[side.index()] == best).collect::<Sides>().only()
    }

    /// The places at the end: the winner's team in front, the others by their points; all in the first place where
    /// nobody has won.
    #[must_use]
    pub fn outcome(self, winner: Option<Side>, points: &[u8; MAX_SIDES], cause: &str) -> Outcome {
        let points: Vec<i32> = self.sides.iter().map(|side| i32::from(points[side.index()])).collect();
        match winner {
            Some(winner) => Outcome::won_by(self.allies(winner).with(winner), &points, cause),
            None => Outcome::shared(1, &points, cause),
        }
    }
}

/// What remains of a table after a Battle.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Survival {
    /// No HQ stands.
    Nobody,
    /// This side, or its team, is the only one with an HQ.
    Winner(Side),
    /// HQs of different teams stand, or nobody has lost one.
    Contested,
}
