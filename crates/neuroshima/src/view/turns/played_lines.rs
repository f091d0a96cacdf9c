//! Checks what a player has done so far, using the lines played.

/// First words of lines that play no tile.
const VERBS_WITHOUT_TILE: [&str; 7] = ["redraw", "discard", "lay", "choose", "draw-offer", "draw-accept", "undo"];
/// First words of lines that begin or end a player's turn.
const TURN_BOUNDARY_VERBS: [&str; 4] = ["draw", "fetch", "end", "battle"];

/// True if the player played a tile or used an ability this turn.
pub(super) fn has_played(played_lines: &[String]) -> bool {
    let turn = verbs(played_lines).take_while(|verb| !TURN_BOUNDARY_VERBS.contains(verb));
    turn.into_iter().any(|verb| !VERBS_WITHOUT_TILE.contains(&verb))
}

/// True if the player used an ability in this game.
pub(super) fn has_used_abilities(played_lines: &[String]) -> bool {
    verbs(played_lines).any(|verb| verb == "use")
}

/// The first word of each line, latest line first.
fn verbs(played_lines: &[String]) -> impl Iterator<Item = &str> {
    // A Tactic card counts as the instant whose effect it has (NH-13.40).
    played_lines.iter().rev().map(|line| sztab_game::view::verb(line.strip_prefix("tactic ").unwrap_or(line)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(played_lines: &[&str]) -> Vec<String> {
        played_lines.iter().map(|&line| line.to_owned()).collect()
    }

    #[test]
    fn has_played_counts_only_lines_since_the_draw() {
        let before = ["draw", "place runner C3 1", "end"];
        let turn = |played_lines: &[&str]| has_played(&lines(&[&before[..], played_lines].concat()));
        assert!(!turn(&["draw"]));
        assert!(!turn(&["draw", "discard net"]));
        assert!(turn(&["draw", "grenade B2"]));
        assert!(turn(&["draw", "grenade B2", "choose 1"]));
    }

    #[test]
    fn abilities_count_from_their_first_use() {
        assert!(!has_used_abilities(&lines(&["draw"])));
        let used = lines(&["draw", "use mobility B2 B3 1", "end", "draw"]);
        assert!(has_used_abilities(&used) && !has_played(&used));
    }
}
