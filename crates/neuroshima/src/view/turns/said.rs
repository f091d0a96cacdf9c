//! Acts of a player so far, by the lines that the player has said.

/// First words of lines that play nothing.
const PLAYS_NOTHING: [&str; 7] = ["redraw", "discard", "lay", "choose", "draw-offer", "draw-accept", "undo"];
/// First words of lines that begin a player's turn, or end one.
const BOUNDS: [&str; 4] = ["draw", "fetch", "end", "battle"];

/// True if a tile was played or an ability used in this turn.
pub(super) fn has_played(said: &[String]) -> bool {
    let turn = verbs(said).take_while(|verb| !BOUNDS.contains(verb));
    turn.into_iter().any(|verb| !PLAYS_NOTHING.contains(&verb))
}

/// True if an ability was used in this game.
pub(super) fn has_used_abilities(said: &[String]) -> bool {
    verbs(said).any(|verb| verb == "use")
}

/// First words of lines, the last line first.
fn verbs(said: &[String]) -> impl Iterator<Item = &str> {
    // A Tactic card does what the instant does that it counts as (NH-13.40).
    said.iter().rev().map(|line| sztab_game::view::verb(line.strip_prefix("tactic ").unwrap_or(line)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(said: &[&str]) -> Vec<String> {
        said.iter().map(|&line| line.to_owned()).collect()
    }

    #[test]
    fn what_was_played_is_what_was_played_since_the_draw() {
        let before = ["draw", "place runner C3 1", "end"];
        let turn = |said: &[&str]| has_played(&lines(&[&before[..], said].concat()));
        assert!(!turn(&["draw"]));
        assert!(!turn(&["draw", "discard net"]));
        assert!(turn(&["draw", "grenade B2"]));
        assert!(turn(&["draw", "grenade B2", "choose 1"]));
    }

    #[test]
    fn an_ability_counts_from_its_first_use_on() {
        assert!(!has_used_abilities(&lines(&["draw"])));
        let used = lines(&["draw", "use mobility B2 B3 1", "end", "draw"]);
        assert!(has_used_abilities(&used) && !has_played(&used));
    }
}
