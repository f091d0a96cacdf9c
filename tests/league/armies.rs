//! Armies of a match.

use std::collections::BTreeSet;

use proptest::prelude::*;
use sztab_league::{
    armies::{
        Act, Choice, ChoiceError, Listed, Pools, Source, Step, Uses, Whitelist, default_draft_steps,
        default_pool_steps, draw_armies, given,
    },
    draw::{Key, Purpose, Seed},
    ids::Seat::{First, Second},
    profile::MatchKind,
};

const ALL: [&str; 4] = ["borgo", "hegemony", "moloch", "outpost"];

fn key(number: u32) -> Key {
    Seed([7; 32]).key(Purpose::Armies { round: 1, number }, &[1, 2, 3])
}

fn set(armies: &[&str]) -> BTreeSet<String> {
    armies.iter().copied().map(str::to_owned).collect()
}

fn pools(first: &[&str], second: &[&str]) -> Pools {
    Pools { pools: [set(first), set(second)], ..Pools::default() }
}

/// The armies that are offered now.
fn offered(choice: &Choice) -> BTreeSet<String> {
    choice.offer().expect("a step").armies
}

#[test]
fn new_armies_wait() {
    let listed = |army: &str, since_ms| Listed { army: army.to_owned(), since_ms };
    let whitelist = Whitelist { listed: vec![listed("new", 50), listed("old", 0)], waiting_ms: 10 };
    assert!(whitelist.allowed(59).into_iter().eq(["old"]));
    assert!(whitelist.allowed(60).into_iter().eq(["new", "old"]));
}

#[test]
fn given_armies_belong_to_a_round() {
    let rounds = [["a", "b"], ["c", "d"]].map(|pair| pair.map(str::to_owned));
    assert_eq!(given(&rounds, 2), Some(&rounds[1]));
    assert_eq!(given(&rounds, 0), None);
    assert_eq!(given(&rounds, 3), None);
}

#[test]
fn the_first_two_of_the_order_are_drawn() {
    for number in 0..20 {
        let drawn = draw_armies(&key(number), ALL, MatchKind::Single, None).expect("armies");
        assert_eq!(drawn.armies, drawn.order[..2]);
    }
    assert_eq!(draw_armies(&key(0), ["borgo"], MatchKind::Single, None), None);
    assert_eq!(draw_armies(&key(0), ["borgo", "borgo"], MatchKind::Single, None), None);
}

#[test]
fn once_draws_the_pair_with_the_fewest_uses() {
    let uses = |counts: [u32; 4]| -> Uses { ALL.map(str::to_owned).into_iter().zip(counts).collect() };
    let draw = |kind, first: [u32; 4], second: [u32; 4]| {
        draw_armies(&key(3), ALL, kind, Some([&uses(first), &uses(second)])).expect("armies").armies
    };
    // Each has one army left that differs from the other's.
    assert_eq!(draw(MatchKind::Single, [0, 1, 1, 1], [1, 1, 1, 0]), ["borgo", "outpost"]);
    // Both miss the same army alone: one of them plays another again.
    let drawn = draw(MatchKind::Single, [0, 1, 1, 1], [0, 1, 1, 1]);
    assert!(drawn.contains(&"borgo".to_owned()), "{drawn:?}");
    // Each has used up the other's fresh army: fine in a single match, but in a mirrored one both play both.
    let (first, second) = ([0, 9, 1, 9], [9, 0, 1, 9]);
    assert_eq!(draw(MatchKind::Single, first, second), ["borgo", "hegemony"]);
    let drawn = draw(MatchKind::Mirrored, first, second);
    assert!(drawn.contains(&"moloch".to_owned()), "{drawn:?}");
}

#[test]
fn by_default_pools_are_banned_and_picked_by_turns() {
    let mut choice =
        Choice::new(default_pool_steps(), pools(&["a", "b", "c"], &["b", "c", "d"]), false).expect("a choice");
    let mut course = Vec::new();
    for army in ["a", "d", "b", "c"] {
        let offer = choice.offer().expect("a step");
        course.push((offer.step.player, offer.step.act, offer.armies.into_iter().collect::<String>()));
        choice.take(army).expect("offered");
    }
    let expected = [
        (Second, Act::Ban, "abc".to_owned()),
        (First, Act::Ban, "bcd".to_owned()),
        (First, Act::Pick, "bc".to_owned()),
        (Second, Act::Pick, "c".to_owned()),
    ];
    assert_eq!(course, expected);
    assert_eq!(choice.armies(), Some(["b", "c"]));
    assert_eq!(choice.take("d"), Err(ChoiceError::Over));
}

#[test]
fn with_same_both_can_play_one_army() {
    let mut choice = Choice::new(default_pool_steps(), pools(&["a", "b"], &["a", "b"]), true).expect("a choice");
    for army in ["a", "a", "b", "b"] {
        choice.take(army).expect("offered");
    }
    assert_eq!(choice.armies(), Some(["b", "b"]));
}

#[test]
fn a_ban_leaves_everybody_an_army() {
    let mut choice = Choice::new(default_pool_steps(), pools(&["a", "b"], &["a", "b"]), false).expect("a choice");
    choice.take("a").expect("offered");
    // First has b alone, so that b must not be second's only army.
    assert_eq!(offered(&choice), set(&["b"]));
    assert_eq!(choice.take("a"), Err(ChoiceError::NotOffered));
    assert_eq!(choice.done().count(), 1, "a refused army changes nothing");
}

#[test]
fn used_armies_are_neither_picked_nor_banned_from_their_pool() {
    let used = [set(&["a"]), set(&["c"])];
    let choice = Choice::new(
        default_pool_steps(),
        Pools { used: used.clone(), ..pools(&["a", "b", "c"], &["c", "d", "e"]) },
        false,
    );
    let mut choice = choice.expect("a choice");
    assert_eq!(offered(&choice), set(&["b", "c"]));
    choice.take("b").expect("offered");
    assert_eq!(offered(&choice), set(&["d", "e"]));
    // In a draft an army that one player has used can still be banned, but only the other one can pick it.
    let whitelist = Pools { used, whitelist: set(&["a", "b", "c"]), ..Pools::default() };
    let mut draft = Choice::new(default_draft_steps(3), whitelist, false).expect("a choice");
    assert_eq!(offered(&draft), set(&["a", "b", "c"]));
    draft.take("b").expect("offered");
    assert_eq!(offered(&draft), set(&["c"]));
    draft.take("c").expect("offered");
    assert_eq!(offered(&draft), set(&["a"]));
}

#[test]
fn choices_that_cannot_end_are_refused() {
    let of = |steps, pools| Choice::new(steps, pools, false).err();
    assert_eq!(of(default_pool_steps(), pools(&["a"], &["b", "c"])), Some(ChoiceError::Impossible));
    let picks = default_pool_steps()[2..].to_vec();
    assert_eq!(of(picks.clone(), pools(&["a"], &["a"])), Some(ChoiceError::Impossible));
    assert_eq!(of(picks[..1].to_vec(), pools(&["a"], &["b"])), Some(ChoiceError::Steps));
    let ban = Step { player: First, act: Act::Ban, from: Source::Whitelist };
    assert_eq!(of([vec![ban; 7], picks].concat(), pools(&["a"], &["b"])), Some(ChoiceError::Steps));
}

#[test]
fn a_draft_has_fewer_bans_with_fewer_armies() {
    let course = |armies: usize| {
        let word = |step: Step| match (step.player, step.act) {
            (First, Act::Ban) => "F-",
            (First, Act::Pick) => "F+",
            (Second, Act::Ban) => "S-",
            (Second, Act::Pick) => "S+",
        };
        default_draft_steps(armies).into_iter().map(word).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(course(2), "S+ F+");
    assert_eq!(course(3), "S- F+ S+");
    assert_eq!(course(4), "S- F- S+ F+");
    assert_eq!(course(5), "S- F- S+ F+");
    let whitelist = Pools { whitelist: set(&ALL), ..Pools::default() };
    let mut choice = Choice::new(default_draft_steps(4), whitelist, false).expect("a choice");
    for army in ["borgo", "moloch", "outpost"] {
        choice.take(army).expect("offered");
    }
    assert_eq!(offered(&choice), set(&["hegemony"]), "the last one is left");
}

#[test]
fn lots_take_the_first_of_those_offered() {
    let choice = Choice::new(default_pool_steps(), pools(&["a", "b"], &["c", "d"]), false).expect("a choice");
    let expected = key(1).order(["a", "b"])[0];
    assert_eq!(choice.by_lots(&key(1)).as_deref(), Some(expected));
}

/// The armies for the next step from which all later ones can be done, by trying all answers.
fn by_trial(steps: &[Step], pools: &Pools, same: bool, taken: &[String]) -> BTreeSet<String> {
    let step = steps[taken.len()];
    let armies = match step.from {
        Source::Pool(slot) => &pools.pools[slot.index()],
        Source::Whitelist => &pools.whitelist,
    };
    let gone = |army: &String| {
        steps.iter().zip(taken).any(|(done, other)| {
            let here = done.from == step.from && (done.act == Act::Ban || step.act == Act::Ban);
            other == army && (here || (done.act == Act::Pick && !same))
        })
    };
    let can_end = |army: &String| {
        let taken = [taken, std::slice::from_ref(army)].concat();
        taken.len() == steps.len() || !by_trial(steps, pools, same, &taken).is_empty()
    };
    armies.iter().filter(|army| !gone(army) && can_end(army)).cloned().collect()
}

fn sources() -> impl Strategy<Value = Source> {
    prop::sample::select(vec![Source::Pool(First), Source::Pool(Second), Source::Whitelist])
}

/// Up to four bans, and a pick of each player anywhere among them.
fn courses() -> impl Strategy<Value = Vec<Step>> {
    let ban = (prop::sample::select(vec![First, Second]), sources());
    let bans = prop::collection::vec(ban, 0..5);
    (bans, [sources(), sources()]).prop_flat_map(|(bans, picks)| {
        let bans = bans.into_iter().map(|(player, from)| Step { player, act: Act::Ban, from });
        let picks = [First, Second].into_iter().zip(picks).map(|(player, from)| Step { player, act: Act::Pick, from });
        Just(bans.chain(picks).collect::<Vec<_>>()).prop_shuffle()
    })
}

proptest! {
    /// Offered are those armies from which all later steps can still be done.
    #[test]
    fn offers_agree_with_trying_all_answers(
        steps in courses(),
        sets in prop::collection::vec(prop::collection::btree_set("[a-e]", 0..5), 3),
        same in any::<bool>(),
        answers in prop::collection::vec(any::<prop::sample::Index>(), 6),
    ) {
        let pools = Pools {
            pools: [sets[0].clone(), sets[1].clone()], whitelist: sets[2].clone(), ..Pools::default()
        };
        let mut taken = Vec::new();
        let Ok(mut choice) = Choice::new(steps.clone(), pools.clone(), same) else {
            prop_assert!(by_trial(&steps, &pools, same, &taken).is_empty());
            return Ok(());
        };
        for answer in answers.into_iter().take(steps.len()) {
            let offered = offered(&choice);
            prop_assert_eq!(&offered, &by_trial(&steps, &pools, same, &taken));
            let army = answer.get(&offered.into_iter().collect::<Vec<_>>()).clone();
            prop_assert!(choice.take(&army).is_ok());
            taken.push(army);
        }
    }

    /// However the players answer, each step offers an army and both have one of their own at the end.
    #[test]
    fn a_choice_always_ends(
        first in prop::collection::btree_set("[a-d]", 1..4),
        second in prop::collection::btree_set("[a-d]", 1..4),
        same in any::<bool>(),
        answers in prop::collection::vec(any::<prop::sample::Index>(), 4),
    ) {
        let Ok(mut choice) = Choice::new(default_pool_steps(), Pools {
            pools: [first.clone(), second.clone()], ..Pools::default()
        }, same) else {
            prop_assert!(first.len() < 2 || second.len() < 2, "two armies each suffice");
            return Ok(());
        };
        for answer in answers {
            let offered: Vec<String> = offered(&choice).into_iter().collect();
            prop_assert!(!offered.is_empty());
            prop_assert!(choice.take(answer.get(&offered).as_str()).is_ok());
        }
        let armies = choice.armies().expect("all steps are done");
        prop_assert!(first.contains(armies[0]) && second.contains(armies[1]));
        prop_assert!(same || armies[0] != armies[1]);
        let bans: Vec<&str> = choice.done().take(2).map(|(_, army)| army).collect();
        prop_assert!(bans[0] != armies[0] && bans[1] != armies[1]);
    }
}
