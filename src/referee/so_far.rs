//! What a player has done so far, for the question before the end of a turn.

use crate::games::neuroshima::rules::Side;
use crate::store::Entry;

use super::fold::counting;
use super::{Referee, RefereeError, Table};

/// First words of lines that play nothing.
const PLAYS_NOTHING: [&str; 6] = ["redraw", "discard", "choose", "draw-offer", "draw-accept", "undo"];
/// First words of lines that begin a player's turn, or end one.
const BOUNDS: [&str; 3] = ["draw", "end", "battle"];

/// What a player has done so far.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct SoFar {
    /// A tile was played or an ability used in this turn.
    pub has_played: bool,
    /// An ability was used in this game.
    pub has_used_abilities: bool,
    /// The player wants no question before the end of a turn.
    pub ends_unasked: bool,
}

impl Referee {
    /// What the player of a side has done so far at a table.
    ///
    /// # Errors
    ///
    /// If the store is out of reach.
    pub async fn so_far(&self, table: &Table, side: Side) -> Result<SoFar, RefereeError> {
        let log = self.store().log(table.record.id).await?;
        let orders = match table.player(side) {
            Some(user) => self.orders(table.record.id, user).await?,
            None => crate::games::neuroshima::rules::Orders::default(),
        };
        Ok(SoFar { ends_unasked: orders.ends_unasked(), ..read(&counting(&log), side) })
    }
}

fn read(counting: &[&Entry], side: Side) -> SoFar {
    let word = |entry: &Entry| entry.line.split(' ').next().unwrap_or_default().to_owned();
    let own = || counting.iter().rev().filter(|entry| entry.side == side.0).map(|entry| word(entry));
    SoFar {
        has_played: own()
            .take_while(|word| !BOUNDS.contains(&word.as_str()))
            .any(|word| !PLAYS_NOTHING.contains(&word.as_str())),
        has_used_abilities: own().any(|word| word == "use"),
        ends_unasked: false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::{Seq, UnixMs, UserId};

    fn so_far(lines: &[(u8, &str)]) -> SoFar {
        let entry = |(seq, &(side, line)): (u32, &(u8, &str))| Entry {
            seq: Seq(seq),
            side,
            line: line.to_owned(),
            actor: UserId(1),
            at: UnixMs(0),
            interaction: None,
        };
        let log: Vec<Entry> = (1..).zip(lines).map(entry).collect();
        read(&counting(&log), Side(0))
    }

    #[test]
    fn what_was_played_is_what_was_played_since_the_draw() {
        let before = [(0, "draw"), (0, "place runner C3 1"), (0, "end"), (1, "draw"), (1, "end")];
        let turn = |lines: &[(u8, &str)]| so_far(&[&before[..], lines].concat());
        assert!(!turn(&[(0, "draw")]).has_played);
        assert!(!turn(&[(0, "draw"), (0, "discard net")]).has_played);
        assert!(turn(&[(0, "draw"), (0, "grenade B2"), (1, "choose 1")]).has_played);
        assert!(!turn(&[(0, "draw"), (0, "grenade B2"), (0, "undo 6")]).has_played, "it was taken back");
    }

    #[test]
    fn an_ability_counts_from_its_first_use_on() {
        assert!(!so_far(&[(0, "draw"), (1, "use mobility B2 B3 1")]).has_used_abilities);
        let used = so_far(&[(0, "draw"), (0, "use mobility B2 B3 1"), (0, "end"), (0, "draw")]);
        assert!(used.has_used_abilities && !used.has_played);
    }
}
