//! Ban and pick: how two players come to their factions by turns.
//!
//! The guest begins, because the host has chosen the terms of the session; then they take turns. How much can be banned
//! depends on how many factions there are, so that both have a say and nobody is left with what nobody wanted where
//! that can be avoided:
//!
//! | factions | guest | host | guest | host |
//! |---|---|---|---|---|
//! | 5 and more | bans | bans | picks | picks, of at least two |
//! | 4 | bans | bans | picks | has the last one, which his ban has helped to choose |
//! | 3 | bans | picks | has the last one | |
//! | 2 | picks | has the other one | | |
//!
//! A draft is a list of steps and nothing else; the factions that there are come from outside. Should they have changed
//! in the middle of a draft, because the operator took a file away, what is no step of the draft any more is forgotten
//! together with all that came after it.

use serde::{Deserialize, Serialize};

/// A step of a draft, with the id of the faction.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// A banned faction.
    Ban(String),
    /// A faction that the player who picked it will play.
    Pick(String),
}

/// A kind of step.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StepKind {
    /// Ban a faction, so that neither player can play it.
    Ban,
    /// Pick a faction to play.
    Pick,
}

/// The role of a player in a session.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Role {
    /// The user who opened the session.
    Host,
    /// The user who joined.
    Guest,
}

/// The state of a draft.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Draft {
    plan: &'static [StepKind],
    steps: Vec<Step>,
    left: Vec<String>,
}

impl Step {
    fn kind(&self) -> StepKind {
        match self {
            Self::Ban(_) => StepKind::Ban,
            Self::Pick(_) => StepKind::Pick,
        }
    }

    fn faction(&self) -> &str {
        match self {
            Self::Ban(faction) | Self::Pick(faction) => faction,
        }
    }
}

/// The kinds of the steps in order, the guest first, for this many factions.
fn step_kinds(factions: usize) -> &'static [StepKind] {
    match factions {
        0..=2 => &[StepKind::Pick],
        3 => &[StepKind::Ban, StepKind::Pick],
        4 => &[StepKind::Ban, StepKind::Ban, StepKind::Pick],
        _ => &[StepKind::Ban, StepKind::Ban, StepKind::Pick, StepKind::Pick],
    }
}

/// The role that makes the step with this number.
fn role_of_step(number: usize) -> Role {
    if number.is_multiple_of(2) { Role::Guest } else { Role::Host }
}

impl Draft {
    /// The draft of these factions after these steps, up to the first invalid step.
    pub fn replay<'a>(factions: impl IntoIterator<Item = &'a str>, steps: &[Step]) -> Self {
        let left: Vec<String> = factions.into_iter().map(str::to_owned).collect();
        let mut draft = Self { plan: step_kinds(left.len()), steps: Vec::new(), left };
        for step in steps {
            if draft.next_step().is_none_or(|(_, kind)| kind != step.kind()) || !draft.take(step.faction()) {
                break;
            }
        }
        draft
    }

    /// The role to act and the kind of step; `None` once all is decided.
    #[must_use]
    pub fn next_step(&self) -> Option<(Role, StepKind)> {
        let number = self.steps.len();
        self.plan.get(number).map(|&kind| (role_of_step(number), kind))
    }

    /// The factions that can still be banned or picked.
    #[must_use]
    pub fn available_factions(&self) -> &[String] {
        &self.left
    }

    /// The steps so far.
    #[must_use]
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// The banned factions.
    pub fn banned_factions(&self) -> impl Iterator<Item = &str> {
        self.steps.iter().filter(|step| step.kind() == StepKind::Ban).map(Step::faction)
    }

    /// Bans or picks a faction for the next role. Returns whether the faction was available; if not, the draft is
    /// unchanged.
    pub fn take(&mut self, faction: &str) -> bool {
        let Some((_, kind)) = self.next_step() else { return false };
        let Some(at) = self.left.iter().position(|left| left == faction) else { return false };
        let faction = self.left.remove(at);
        self.steps.push(match kind {
            StepKind::Ban => Step::Ban(faction),
            StepKind::Pick => Step::Pick(faction),
        });
        true
    }

    /// The faction of a role, picked or left over, once it is certain.
    #[must_use]
    pub fn faction_of(&self, wanted: Role) -> Option<&str> {
        let picked = |(number, step): (usize, &Step)| role_of_step(number) == wanted && step.kind() == StepKind::Pick;
        match self.steps.iter().enumerate().find(|&step| picked(step)) {
            Some((_, step)) => Some(step.faction()),
            None if self.next_step().is_none() => self.left.first().map(String::as_str),
            None => None,
        }
    }

    /// The factions of host and guest, once all is decided.
    #[must_use]
    pub fn outcome(&self) -> Option<[&str; 2]> {
        Some([self.faction_of(Role::Host)?, self.faction_of(Role::Guest)?])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NAMES: [&str; 6] = ["a", "b", "c", "d", "e", "f"];

    fn draft(factions: usize, taken: &str) -> Draft {
        let mut draft = Draft::replay(NAMES[..factions].iter().copied(), &[]);
        for faction in taken.chars() {
            assert!(draft.take(&faction.to_string()), "{faction} after {draft:?}");
        }
        draft
    }

    /// The requests until all is decided, if each player takes the first faction left.
    fn draft_requests(factions: usize) -> Vec<(Role, StepKind, usize)> {
        let mut draft = draft(factions, "");
        let mut course = Vec::new();
        while let Some((role, kind)) = draft.next_step() {
            course.push((role, kind, draft.available_factions().len()));
            let faction = draft.available_factions()[0].clone();
            assert!(draft.take(&faction));
        }
        assert!(draft.outcome().is_some());
        course
    }

    #[test]
    fn guest_begins_and_small_drafts_have_fewer_bans() {
        use Role::{Guest, Host};
        use StepKind::{Ban, Pick};
        assert_eq!(draft_requests(2), [(Guest, Pick, 2)]);
        assert_eq!(draft_requests(3), [(Guest, Ban, 3), (Host, Pick, 2)]);
        assert_eq!(draft_requests(4), [(Guest, Ban, 4), (Host, Ban, 3), (Guest, Pick, 2)]);
        assert_eq!(draft_requests(5), [(Guest, Ban, 5), (Host, Ban, 4), (Guest, Pick, 3), (Host, Pick, 2)]);
        assert_eq!(draft_requests(6), [(Guest, Ban, 6), (Host, Ban, 5), (Guest, Pick, 4), (Host, Pick, 3)]);
    }

    #[test]
    fn players_get_their_pick_or_the_last_faction() {
        assert_eq!(draft(5, "abcd").outcome(), Some(["d", "c"]));
        assert_eq!(draft(5, "edcb").outcome(), Some(["b", "c"]));
        assert_eq!(draft(4, "adb").outcome(), Some(["c", "b"]));
        assert_eq!(draft(3, "bc").outcome(), Some(["c", "a"]));
        assert_eq!(draft(2, "b").outcome(), Some(["a", "b"]));
    }

    #[test]
    fn no_player_has_a_faction_before_it_is_certain() {
        let early = draft(4, "ad");
        assert_eq!((early.faction_of(Role::Host), early.faction_of(Role::Guest), early.outcome()), (None, None, None));
        let half = draft(5, "abc");
        assert_eq!(
            (half.faction_of(Role::Host), half.faction_of(Role::Guest), half.outcome()),
            (None, Some("c"), None)
        );
        assert_eq!(half.banned_factions().collect::<Vec<_>>(), ["a", "b"]);
    }

    #[test]
    fn taken_factions_cannot_be_taken_again() {
        let mut draft = draft(5, "ab");
        let before = draft.clone();
        assert!(!draft.take("a") && !draft.take("x"));
        assert_eq!(draft, before);
        assert!(draft.take("c") && draft.take("d"));
        assert!(!draft.take("e"), "all is decided");
    }

    #[test]
    fn steps_round_trip() {
        let steps = draft(5, "abc").steps().to_vec();
        let text = serde_json::to_string(&steps).expect("plain data");
        assert_eq!(text, r#"[{"ban":"a"},{"ban":"b"},{"pick":"c"}]"#);
        let read: Vec<Step> = serde_json::from_str(&text).expect("readable");
        assert_eq!(Draft::replay(NAMES[..5].iter().copied(), &read), draft(5, "abc"));
    }

    #[test]
    fn steps_that_no_longer_fit_are_dropped() {
        let steps = draft(5, "abcd").steps().to_vec();
        let replayed = |factions: &[&'static str]| Draft::replay(factions.iter().copied(), &steps).steps().to_vec();
        // The second ban is of a faction that has been removed.
        assert_eq!(replayed(&["a", "c", "d", "e", "f"]), steps[..1]);
        // With four factions the host does not pick.
        assert_eq!(replayed(&["a", "b", "c", "d"]), steps[..3]);
        // With three, the host does not ban.
        assert_eq!(replayed(&["a", "b", "c"]), steps[..1]);
        assert_eq!(replayed(&["b", "c"]), []);
    }

    #[test]
    fn without_factions_drafts_stay_undecided() {
        assert_eq!(draft(0, "").outcome(), None);
        assert_eq!(draft(1, "a").outcome(), None);
    }
}
