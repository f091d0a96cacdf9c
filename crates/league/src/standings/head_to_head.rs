//! Head-to-head: points among players who are still level (FIDE C.07 6).

use super::input::Input;
use crate::record::{Place, Points};
use crate::standings::criterion::Value;

impl Input<'_> {
    /// Applies head-to-head to level players and adds the points to their values.
    ///
    /// Head-to-head has no effect unless all of the players have met. A smaller group that is still level afterwards is
    /// compared again by the matches within that group.
    pub(super) fn head_to_head(&self, level: &[Place], found: &mut [Value]) {
        if level.len() < 2 {
            return;
        }
        let Some(mut among) = level.iter().map(|&player| self.points_among(player, level)).collect::<Option<Vec<_>>>()
        else {
            return;
        };
        for &(points, player) in &among {
            if let Value::Among(applications) = &mut found[player.0] {
                applications.push(points);
            }
        }
        among.sort_unstable();
        let still_level = among.chunk_by(|one, other| one.0 == other.0);
        for group in still_level.filter(|group| group.len() < level.len()) {
            let group: Vec<Place> = group.iter().map(|&(_, player)| player).collect();
            self.head_to_head(&group, found);
        }
    }

    /// A player's points against the other players of a group; `None` unless the player has met each of them.
    fn points_among(&self, player: Place, group: &[Place]) -> Option<(Points, Place)> {
        let mut met = vec![false; group.len()];
        let mut points = 0;
        for (_, part) in self.parts(player).filter(|&(_, part)| self.is_meeting(part)) {
            let opponent = part.opponent()?;
            if let Some(index) = group.iter().position(|&other| other == opponent) {
                met[index] = true;
                points += part.points.0;
            }
        }
        let all_met = group.iter().zip(met).all(|(&other, met)| met || other == player);
        all_met.then_some((Points(points), player))
    }
}
