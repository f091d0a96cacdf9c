//! Modes of play: teams, turn order and the winner (NH-12).
//!
//! A mode groups sides into teams. Enemies, allies, turn order, elimination and final places follow from the teams, so
//! a new mode needs only a new constant. A [`Side`] by itself has no opponent.

use sztab_game::{MAX_SIDES, Side, Sides};
use sztab_words::worded;

/// HQ points at the start (NH-1.11).
pub const HEADQUARTERS_POINTS: u8 = 20;

worded! {
    /// A mode of play, named as in the notation.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
    pub enum ModeKind {
        /// Two players.
        #[default]
        Duel = "duel",
        /// Three or four players, each for themselves (NH-12.1 to NH-12.4).
        FreeForAll = "ffa",
        /// Free for all, played for points (NH-12.10 to NH-12.12).
        Points = "points",
        /// One player against two (NH-12.20 to NH-12.22).
        OneAgainstTeam = "one-vs-team",
        /// Two against two (NH-12.30 to NH-12.37).
        Teams = "teams",
    }
}

impl ModeKind {
    /// The possible numbers of players, the default first.
    #[must_use]
    pub const fn seats(self) -> &'static [u8] {
        match self {
            Self::Duel => &[2],
            Self::FreeForAll | Self::Points => &[3, 4],
            Self::OneAgainstTeam => &[3],
            Self::Teams => &[4],
        }
    }

    /// True if the players form teams.
    #[must_use]
    pub const fn has_teams(self) -> bool {
        matches!(self, Self::OneAgainstTeam | Self::Teams)
    }

    /// True if the mode can be played with Leaders (NH-13.20).
    #[must_use]
    pub const fn has_leaders(self) -> bool {
        matches!(self, Self::Duel | Self::Teams)
    }

    /// True if the Moloch clause is on by default. It makes units of Moloch and of its allies harm each other, and is
    /// meant for teams of two against two (NH-12.36).
    #[must_use]
    pub const fn has_moloch_clause(self) -> bool {
        matches!(self, Self::Teams)
    }

    /// True if the others play on when a player leaves: all players are for themselves, and there are more than two.
    #[must_use]
    pub const fn continues_after_departure(self) -> bool {
        matches!(self, Self::FreeForAll | Self::Points)
    }
}

/// HQ points of each member of a team that plays against a single player (NH-12.20).
const TEAM_MEMBER_POINTS: u8 = 13;

/// Points needed to win a game for points (NH-12.10).
pub const POINTS_TO_WIN: u8 = 20;

/// The sides of a table by their relations.
///
/// ```
/// use sztab_game::Sides;
/// use sztab_neuroshima::rules::{Mode, ModeKind, Side};
///
/// assert_eq!(Mode::DUEL.opponent(Side(0)), Some(Side(1)));
///
/// let teams = Mode::new(ModeKind::Teams, 4);
/// assert!(teams.are_enemies(Side(0), Side(3)) && !teams.are_enemies(Side(0), Side(2)));
/// assert_eq!(teams.allies(Side(3)).single(), Some(Side(1)));
/// // Moloch and its ally harm each other, and stay allies (NH-12.36).
/// let clause = teams.with_moloch_clause(Side(1));
/// assert!(clause.are_hostile(Side(1), Side(3)) && !clause.are_enemies(Side(1), Side(3)));
/// // The single player has every other turn (NH-12.20).
/// let three = Mode::new(ModeKind::OneAgainstTeam, 3);
/// assert_eq!(three.turn_order(), [Side(0), Side(1), Side(0), Side(2)]);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Mode {
    kind: ModeKind,
    sides: Sides,
    enemies: [Sides; MAX_SIDES],
    hostile: [Sides; MAX_SIDES],
    order: [Side; MAX_SIDES],
    turns: usize,
}

impl Mode {
    /// Two players, each for themselves.
    pub const DUEL: Self = Self::new(ModeKind::Duel, 2);

    /// A mode with this many sides.
    ///
    /// # Panics
    ///
    /// If there are more than [`MAX_SIDES`].
    #[must_use]
    pub const fn new(kind: ModeKind, sides: usize) -> Self {
        let numbers = [Side(0), Side(1), Side(2), Side(3)];
        let mut enemies = [Sides::NONE; MAX_SIDES];
        let mut own = 0;
        while own < sides {
            let mut other = 0;
            while other < sides {
                if Self::team_number(kind, own) != Self::team_number(kind, other) {
                    enemies[own] = enemies[own].with(numbers[other]);
                }
                other += 1;
            }
            own += 1;
        }
        let (order, turns) = match kind {
            ModeKind::OneAgainstTeam => ([Side(0), Side(1), Side(0), Side(2)], 4),
            ModeKind::Duel | ModeKind::FreeForAll | ModeKind::Points | ModeKind::Teams => (numbers, sides),
        };
        Self { kind, sides: Sides::first(sides), enemies, hostile: enemies, order, turns }
    }

    /// The number of a side's team. Sides are numbered so that the turns of the teams alternate (NH-12.20, NH-12.30).
    const fn team_number(kind: ModeKind, side: usize) -> usize {
        match kind {
            ModeKind::Duel | ModeKind::FreeForAll | ModeKind::Points => side,
            ModeKind::OneAgainstTeam => (side > 0) as usize,
            ModeKind::Teams => side % 2,
        }
    }

    /// A free-for-all of this many sides; a duel if there are two.
    #[must_use]
    pub const fn free_for_all(sides: usize) -> Self {
        Self::new(if sides == 2 { ModeKind::Duel } else { ModeKind::FreeForAll }, sides)
    }

    /// The mode with the Moloch clause for a side: the side's units and those of its allies can harm each other
    /// (NH-12.36).
    #[must_use]
    pub fn with_moloch_clause(mut self, moloch: Side) -> Self {
        for ally in self.allies(moloch).iter() {
            self.hostile[moloch.index()] = self.hostile[moloch.index()].with(ally);
            self.hostile[ally.index()] = self.hostile[ally.index()].with(moloch);
        }
        self
    }

    /// The kind of mode.
    #[must_use]
    #[inline]
    pub fn kind(&self) -> ModeKind {
        self.kind
    }

    /// True if hits on HQs score for the attacker and HQs are never destroyed (NH-12.10).
    #[must_use]
    #[inline]
    pub fn is_for_points(&self) -> bool {
        matches!(self.kind, ModeKind::Points)
    }

    /// All sides.
    #[must_use]
    pub fn sides(self) -> Sides {
        self.sides
    }

    /// The points of each side at the start (NH-1.11, NH-12.10, NH-12.20).
    #[must_use]
    pub fn points(&self) -> [u8; MAX_SIDES] {
        match self.kind {
            ModeKind::Points => [0; MAX_SIDES],
            ModeKind::OneAgainstTeam => {
                let member = TEAM_MEMBER_POINTS;
                [HEADQUARTERS_POINTS, member, member, member]
            }
            ModeKind::Duel | ModeKind::FreeForAll | ModeKind::Teams => [HEADQUARTERS_POINTS; MAX_SIDES],
        }
    }

    /// The enemies of a side.
    #[must_use]
    #[inline]
    pub fn enemies(&self, side: Side) -> Sides {
        self.enemies.get(side.index()).copied().unwrap_or_default()
    }

    /// True if two sides are enemies.
    #[must_use]
    #[inline]
    pub fn are_enemies(&self, one: Side, other: Side) -> bool {
        self.enemies(one).contains(other)
    }

    /// The sides whose units a side's units can wound, net and push: its enemies and, between Moloch and its allies,
    /// each other's (NH-12.36).
    #[must_use]
    #[inline]
    pub fn hostile_sides(&self, side: Side) -> Sides {
        self.hostile.get(side.index()).copied().unwrap_or_default()
    }

    /// True if units of two sides can wound, net and push each other (NH-12.36).
    #[must_use]
    #[inline]
    pub fn are_hostile(&self, one: Side, other: Side) -> bool {
        self.hostile_sides(one).contains(other)
    }

    /// The other sides of the side's team.
    #[must_use]
    pub fn allies(self, side: Side) -> Sides {
        self.sides.without(side).difference(self.enemies(side))
    }

    /// A side with its allies.
    #[must_use]
    pub fn team_of(self, side: Side) -> Sides {
        self.sides.difference(self.enemies(side))
    }

    /// The teams in the turn order of their first sides.
    pub fn teams(self) -> impl Iterator<Item = Sides> {
        self.sides
            .iter()
            .map(move |side| (side, self.team_of(side)))
            .filter_map(|(side, team)| (team.iter().next() == Some(side)).then_some(team))
    }

    /// The only enemy of a side; `None` if there are several.
    #[must_use]
    pub fn opponent(self, side: Side) -> Option<Side> {
        self.enemies(side).single()
    }

    /// The enemy of a side whose turn comes next, which is the opponent in a duel; the side itself if it has no enemy.
    #[must_use]
    pub fn next_enemy(self, side: Side) -> Side {
        let enemies = self.enemies(side);
        enemies.iter().find(|&enemy| enemy > side).or_else(|| enemies.iter().next()).unwrap_or(side)
    }

    /// The sides of a round in the order of their turns. The single player against a team is listed twice (NH-12.20).
    #[must_use]
    pub fn turn_order(&self) -> &[Side] {
        &self.order[..self.turns]
    }

    /// The indices in the order of turns that follow a given one, each once and ending with the given one, with the
    /// side of each.
    pub fn following_places(&self, place: usize) -> impl Iterator<Item = (usize, Side)> + use<> {
        let (order, turns) = (self.order, self.turns);
        (1..=turns).map(move |step| (place + step) % turns.max(1)).map(move |place| (place, order[place]))
    }

    /// The points of a side's team: the sum of its members' points (NH-12.21, NH-12.34).
    #[must_use]
    pub fn team_points(self, side: Side, points: &[u8; MAX_SIDES]) -> u16 {
        self.team_of(side).iter().map(|member| u16::from(points[member.index()])).sum()
    }

    /// The sides in `among` with the most points, counted by team (NH-11.5, NH-12.4, NH-12.21, NH-12.34).
    #[must_use]
    pub fn leading_sides(self, among: Sides, points: &[u8; MAX_SIDES]) -> Sides {
        let best = among.iter().map(|side| self.team_points(side, points)).max();
        among.iter().filter(|&side| Some(self.team_points(side, points)) == best).collect()
    }

    /// True if all of these sides are on one team, or there are no sides.
    #[must_use]
    pub fn is_one_team(self, some: Sides) -> bool {
        some.iter().all(|side| self.enemies(side).intersection(some).is_empty())
    }
}
