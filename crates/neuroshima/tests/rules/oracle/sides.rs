//! Relations between the sides of a table (NH-12), as far as evaluating the board and its Battles requires them.

use super::Place;
use sztab_neuroshima::rules::marks::{Marker, Tokens};
use sztab_neuroshima::rules::{Arrangement, Board, Hex, ModeKind, Roster, Side};

/// The terms of a table, and what has happened there so far.
#[derive(Debug, Clone)]
pub struct SideRelations {
    mode: ModeKind,
    board: Board,
    pub is_older: bool,
    pub sides: usize,
    /// The side that plays Moloch, if the Moloch clause applies (NH-12.36).
    moloch: Option<usize>,
    /// Sides whose HQ marker has been removed (NH-12.4).
    unmarked: Vec<usize>,
    /// The markers of each side's army.
    tokens: Vec<Tokens>,
}

impl SideRelations {
    pub fn read(roster: &Roster, arrangement: &Arrangement) -> Self {
        let terms = roster.terms();
        let moloch = roster.sides().find(|&side| roster.army(side).id == "moloch").map(Side::index);
        Self {
            mode: terms.mode,
            board: arrangement.board,
            is_older: terms.uses_older_rules(),
            sides: roster.sides().count(),
            moloch: moloch.filter(|_| terms.moloch_clause),
            unmarked: arrangement.unmarked.iter().map(Side::index).collect(),
            tokens: roster.sides().map(|side| roster.army(side).tokens).collect(),
        }
    }

    /// True if two sides are allies. Depending on the mode, every second player is in the same team (NH-12.30), all
    /// others are against the first player (NH-12.20), or each plays alone.
    pub fn are_allies(&self, one: usize, other: usize) -> bool {
        match self.mode {
            ModeKind::Teams => (one + other).is_multiple_of(2),
            ModeKind::OneAgainstTeam => (one == 0) == (other == 0),
            ModeKind::Duel | ModeKind::FreeForAll | ModeKind::Points => one == other,
        }
    }

    /// True if units of two sides wound and net each other: enemies do, and so do Moloch and its ally (NH-12.31,
    /// NH-12.36).
    pub fn can_harm(&self, one: usize, other: usize) -> bool {
        let clause = self.moloch.is_some_and(|moloch| one == moloch || other == moloch);
        one != other && (clause || !self.are_allies(one, other))
    }

    /// True if an attacker scores points for damage to HQs (NH-12.10).
    pub fn is_for_points(&self) -> bool {
        self.mode == ModeKind::Points
    }

    /// True if the others play on after a side's HQ has been destroyed (NH-12.3).
    pub fn continues_after_elimination(&self) -> bool {
        self.mode == ModeKind::FreeForAll
    }

    /// True if a side has an HQ marker, which can lose or gain points (NH-12.4).
    pub fn has_marker(&self, side: usize) -> bool {
        !self.unmarked.contains(&side)
    }

    /// Side that scores when a side hits an HQ, if any (NH-12.4, NH-12.10).
    pub fn scorer(&self, side: usize) -> Option<usize> {
        (self.is_for_points() && self.has_marker(side)).then_some(side)
    }

    /// Number of markers of a kind that a side's army has (NH-14.49, NH-14.57).
    pub fn tokens(&self, side: usize, marker: Marker) -> i32 {
        i32::from(self.tokens[side].count(marker))
    }

    /// The side and those of its allies that have the same kind of marker, because they share them (NH-12.37).
    pub fn supply_sharers(&self, side: usize, marker: Marker) -> Vec<usize> {
        (0..self.sides).filter(|&other| self.are_allies(side, other) && self.tokens(other, marker) > 0).collect()
    }

    /// True if a place is on the board: the standard board extends two steps from the centre, the larger one three
    /// (NH-1.2, NH-12.40).
    pub fn is_on_board(&self, at: Place) -> bool {
        let reach = if self.board == Board::ENLARGED { 3 } else { 2 };
        [at.0, at.1, at.0 + at.1].iter().all(|axis| axis.abs() <= reach)
    }

    pub fn place_of(&self, hex: Hex) -> Place {
        self.board.axial(hex)
    }

    pub fn hex_at(&self, at: Place) -> Hex {
        self.board.hexes().find(|hex| self.board.axial(*hex) == at).unwrap()
    }
}
