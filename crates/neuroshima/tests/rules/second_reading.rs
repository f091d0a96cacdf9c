//! Compares random boards with the oracle, for duels and in every other mode.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use super::dice::{Dice, choose, is_thorough, roster, scaled_count};
use super::oracle::{DESTRUCTION, Oracle, Outcome};
use super::shadow::ReplayedState;
use super::skirmish::{
    describe_arrangement, duel_battles, final_arrangements, game_in_turn, multi_side_battles, multi_side_boards,
    possible_endings_with_turns, scatter_units,
};
use super::tables;
use super::workshop;
use sztab_neuroshima::rules::instants::{Bomb, Grenade, SmallBomb, SmokeScreen, Sniper};
use sztab_neuroshima::rules::{
    Action, Arrangement, BattleCause, Direction, Event, Game, Hex, HexSet, Influence, Played, Roster, Rotation, Side,
};

#[test]
fn boards_match_the_oracle() {
    for number in duel_battles() {
        let (roster, mut dice) = (roster(number), Dice::new(number));
        let arrangement = scatter_units(&roster, &mut dice);
        check_reading(number, &roster, &arrangement);
    }
}

#[test]
fn boards_of_several_sides_match_the_oracle() {
    for number in multi_side_boards() {
        let roster = tables::roster(number);
        check_reading(number, &roster, &scatter_units(&roster, &mut Dice::new(number)));
    }
}

/// Compares nets, takeovers, paralysis, bonuses and initiative of every unit with the oracle; returns true if the
/// oracle could decide them.
pub fn check_reading(number: u64, roster: &Roster, arrangement: &Arrangement) -> bool {
    let oracle = Oracle::read(roster, arrangement);
    let influence = Influence::evaluate(roster, arrangement);
    let position = || format!("{number}\n{}", describe_arrangement(roster, arrangement));
    if !oracle.is_determined() {
        return false;
    }
    let taken = arrangement.units().filter_map(|(hex, _)| Some((hex, influence.foreign_controller(hex)?.index())));
    assert_eq!(taken.collect::<BTreeMap<_, _>>(), oracle.picture().taken_hexes(), "takeovers of {}", position());
    let paralysed = arrangement.units().map(|(hex, _)| hex).filter(|&hex| influence.is_paralysed(hex));
    assert_eq!(paralysed.collect::<BTreeSet<_>>(), oracle.picture().paralysed_hexes(), "paralysed in {}", position());
    assert_eq!(
        influence.netted.iter().collect::<BTreeSet<_>>(),
        oracle.picture().netted_hexes(),
        "nets of {}",
        position()
    );
    for (hex, melee, ranged, initiative) in oracle.picture().unit_values() {
        let mut values: Vec<i32> = influence.slots(hex).values().iter().copied().map(i32::from).collect();
        values.sort_unstable_by(|a, b| b.cmp(a));
        let bonuses = (i32::from(influence.melee_bonus(hex)), i32::from(influence.ranged_bonus(hex)));
        let name = arrangement.board.name(hex);
        assert_eq!((bonuses, values), ((melee, ranged), initiative), "{name} of {}", position());
    }
    true
}

#[test]
fn battles_match_the_oracle() {
    let mut tally = Tally::default();
    for number in duel_battles() {
        check_battle(number, &roster(number), &mut tally);
    }
    let Tally { compared, with_choice, .. } = tally;
    assert!(compared > duel_battles().count() / 2, "too few Battles could be compared: {compared}");
    assert!(with_choice > 50 || duel_battles().count() < 6000, "too few Battles with a choice: {with_choice}");
}

#[test]
fn battles_of_several_sides_match_the_oracle() {
    let mut tallies: BTreeMap<String, Tally> = BTreeMap::new();
    for number in multi_side_battles() {
        let roster = tables::roster(number);
        check_battle(number, &roster, tallies.entry(roster.terms().to_string()).or_default());
    }
    for (terms, Tally { fought, compared, with_choice, with_fallen, .. }) in tallies {
        println!("{terms}: {compared} of {fought}, {with_choice} with a choice, {with_fallen} with fallen HQs");
        if is_thorough() && multi_side_battles().count() > 1 {
            assert!(compared > fought / 2, "too few Battles of `{terms}` could be compared: {compared} of {fought}");
            assert!(with_choice > 10, "too few Battles of `{terms}` with a choice: {with_choice}");
            let may_be_few = terms.contains("points") || !terms.contains("mode");
            assert!(with_fallen > 10 || may_be_few, "too few fallen HQs in `{terms}`: {with_fallen}");
        }
    }
}

/// Units that redirect shots, units that shoot, and Traps.
const REDIRECTORS: &str = "bend bend_net triple spread mirror trap trap6 gun3 gun2 gun21 twin2 heavy2 gauss1 uni3 clown \
                           medic3 medic6 officer_r qm6 net1 shield wall";

/// Redirections and Traps (NH-14.56, NH-14.72).
#[test]
fn redirections_and_traps_match_the_oracle() {
    let army = Arc::new(workshop::workshop_army(&REDIRECTORS.split_whitespace().map(str::to_owned).collect()));
    let roster = Arc::new(Roster::new(vec![Arc::clone(&army), army]));
    let mut tally = Tally::default();
    for number in duel_battles().step_by(3) {
        check_battle(number, &roster, &mut tally);
    }
    let Tally { compared, fought, with_choice, .. } = tally;
    assert!(compared > fought / 2, "too few Battles could be compared: {compared} of {fought}");
    assert!(with_choice > 20 || !is_thorough(), "too few Battles with a choice: {with_choice}");
}

/// Counts of what has been compared.
#[derive(Debug, Clone, Copy, Default)]
pub struct Tally {
    pub fought: usize,
    pub compared: usize,
    pub with_choice: usize,
    /// Number of Battles in which an HQ may be destroyed.
    pub with_fallen: usize,
    /// Number of Battles after which units that were taken over may be turned.
    pub with_turns: usize,
}

/// Compares every possible outcome of a Battle on a random board.
fn check_battle(number: u64, roster: &Arc<Roster>, tally: &mut Tally) {
    let mut dice = Dice::new(number);
    let arrangement = scatter_units(roster, &mut dice);
    check_battle_on(number, roster, &arrangement, &mut dice, tally);
}

/// Compares every possible outcome of a Battle on a board, and the units that may be turned afterwards (NH-5.40,
/// NH-14.68).
pub fn check_battle_on(
    number: u64,
    roster: &Arc<Roster>,
    arrangement: &Arrangement,
    dice: &mut Dice,
    tally: &mut Tally,
) {
    tally.fought += 1;
    let Some(expected) = Oracle::read(roster, arrangement).battle_outcomes_with_turns() else { return };
    let causer = dice.pick(&roster.sides().collect::<Vec<_>>());
    let Some(ends) = possible_endings_with_turns(roster, arrangement.clone(), causer) else { return };
    let mut over = BTreeSet::new();
    let ends = ends.into_iter().map(|(game, turned)| {
        let outcome = Oracle::read(roster, game.arrangement()).outcome();
        if game.outcome().is_some() {
            over.insert(outcome.clone());
        }
        (outcome, turned)
    });
    let ends: BTreeSet<_> = ends.collect();
    // No units are turned after a Battle that ends the game (O-37).
    let turned_then = |(outcome, turned): (Outcome, BTreeSet<Hex>)| {
        let turned = if over.contains(&outcome) { BTreeSet::new() } else { turned };
        (outcome, turned)
    };
    let expected: BTreeSet<_> = expected.into_iter().map(turned_then).collect();
    let has_fallen = |(outcome, _): &(Outcome, BTreeSet<Hex>)| outcome.1.contains(&0);
    tally.compared += 1;
    tally.with_choice += usize::from(expected.len() > 1);
    tally.with_fallen += usize::from(!roster.mode().is_for_points() && expected.iter().any(has_fallen));
    tally.with_turns += usize::from(expected.iter().any(|(_, turned)| !turned.is_empty()));
    assert_eq!(
        ends,
        expected,
        "Battle {number}, with the units to be turned\n{}",
        describe_arrangement(roster, arrangement)
    );
}

#[test]
fn battles_of_whole_games_match_the_oracle() {
    let mut tallies: BTreeMap<String, Tally> = BTreeMap::new();
    for number in 0..scaled_count(360) {
        let game = tables::new_game(number);
        let tally = tallies.entry(game.roster().terms().to_string()).or_default();
        check_game_battles(number, game, tally);
    }
    for (terms, Tally { fought, compared, with_choice, with_fallen, .. }) in tallies {
        println!("{terms}: {compared} of {fought}, {with_choice} with a choice, {with_fallen} with fallen HQs");
        assert!(compared > fought / 2, "too few Battles of `{terms}` could be compared: {compared} of {fought}");
        assert!(with_choice > 5 || !is_thorough(), "too few Battles of `{terms}` with a choice: {with_choice}");
    }
}

/// Plays a random game to its end; each Battle must have one of the outcomes that the oracle lists.
pub fn check_game_battles(number: u64, mut game: Game, tally: &mut Tally) {
    let (mut dice, mut shadow) = (Dice::new(number), ReplayedState::for_game(&game));
    // The possible outcomes of the Battle in progress.
    let mut ways: Option<Option<BTreeSet<Outcome>>> = None;
    while let Some(side) = game.side_to_act() {
        let mut unmarked = game.arrangement().unmarked;
        let events = game.apply(side, choose(&game.legal_actions(), number, &mut dice)).unwrap();
        for event in &events {
            let heard = |shadow: &ReplayedState, unmarked| {
                let mut arrangement = shadow.arrangement(game.arrangement().board);
                arrangement.unmarked = unmarked;
                Oracle::read(game.roster(), &arrangement)
            };
            // A unit that was taken over in the Battle may be turned after it (NH-5.40).
            let is_over = is_after_battle(event) || matches!(event, Event::Turned { .. });
            if let Some(Some(expected)) = ways.take_if(|_| is_over) {
                let outcome = heard(&shadow, unmarked).outcome();
                assert!(expected.contains(&outcome), "game {number}: {outcome:?} is none of {expected:?}");
                tally.compared += 1;
                tally.with_choice += usize::from(expected.len() > 1);
                tally.with_fallen += usize::from(!game.roster().mode().is_for_points() && outcome.1.contains(&0));
            }
            shadow.apply_events(std::slice::from_ref(event));
            match event {
                Event::BattleBegan { .. } => {
                    ways = Some(heard(&shadow, unmarked).battle_outcomes());
                    tally.fought += 1;
                }
                // After a tied Final Battle, HQ markers are removed without an event (NH-12.4).
                Event::BattleEnded { cause: BattleCause::Final } => unmarked = game.arrangement().unmarked,
                _ => {}
            }
        }
    }
    assert_eq!(ways, None, "game {number} ended within a Battle");
}

/// True if an event shows that all consequences of a Battle are over: the next turn, the next Battle, or the end of the
/// game.
fn is_after_battle(event: &Event) -> bool {
    matches!(
        event,
        Event::BattleBegan { .. } | Event::TurnBegan { .. } | Event::ExtraTurns { .. } | Event::GameOver { .. }
    )
}

#[test]
fn grenades_and_snipers_match_the_oracle() {
    let mut hits = 0;
    for number in duel_battles() {
        let (roster, mut dice) = (roster(number), Dice::new(number));
        let arrangement = scatter_units(&roster, &mut dice);
        for side in roster.sides() {
            hits += check_hits(number, &roster, &arrangement, side);
        }
    }
    assert!(hits > 1000 || duel_battles().count() < 6000, "too few hits: {hits}");
}

#[test]
fn grenades_and_snipers_of_several_sides_match_the_oracle() {
    let mut hits = 0;
    for number in multi_side_battles() {
        let (roster, mut dice) = (tables::roster(number), Dice::new(number));
        let arrangement = scatter_units(&roster, &mut dice);
        let side = dice.pick(&roster.sides().collect::<Vec<_>>());
        hits += check_hits(number, &roster, &arrangement, side);
    }
    assert!(hits > 1000 || !is_thorough() || multi_side_battles().count() == 1, "too few hits: {hits}");
}

/// Compares the effects of a side's Snipers and Grenades on all units; returns the number of comparisons.
pub fn check_hits(number: u64, roster: &Arc<Roster>, arrangement: &Arrangement, side: Side) -> usize {
    let oracle = Oracle::read(roster, arrangement);
    let Some(own) = arrangement.headquarters(roster, side) else { return 0 };
    let is_unable = oracle.picture().netted_hexes().contains(&own) || oracle.picture().paralysed_hexes().contains(&own);
    let mut hits = 0;
    for (hex, _) in arrangement.units() {
        let is_near = arrangement.board.direction(own, hex).is_some();
        for (action, wounds, reaches) in [
            (Played::Sniper(Sniper { hex, foundation_targets: HexSet::EMPTY }), 1, true),
            (Played::Grenade(Grenade { hex, foundation_targets: HexSet::EMPTY }), DESTRUCTION, is_near && !is_unable),
        ] {
            let hit = (arrangement.board.axial(hex), wounds);
            let expected = (reaches && oracle.is_enemy(hex, side)).then(|| oracle.damage_outcomes(&[hit]));
            let expected = match expected {
                Some(None) => continue,
                other => other.flatten(),
            };
            if !oracle.is_determined() {
                continue;
            }
            hits += usize::from(check_instant(number, roster, arrangement, side, action, expected));
        }
    }
    hits
}

#[test]
fn smoke_screens_match_the_oracle() {
    let (mut turns, mut all) = (0, 0);
    let tables = duel_battles().step_by(3).map(|number| (number, roster(number)));
    for (number, roster) in tables.chain(multi_side_battles().map(|number| (number, tables::roster(number)))) {
        let mut dice = Dice::new(number);
        let arrangement = scatter_units(&roster, &mut dice);
        let side = dice.pick(&roster.sides().collect::<Vec<_>>());
        let (hex, rotation) = (dice.pick(&arrangement.board.hexes().collect::<Vec<_>>()), dice.pick(&Rotation::ALL));
        let expected =
            Oracle::read(&roster, &arrangement).smoke_screen_outcomes(hex, usize::from(rotation.steps()), side);
        let played = Played::SmokeScreen(SmokeScreen { hex, rotation });
        all += 1;
        turns += usize::from(check_instant(number, &roster, &arrangement, side, played, expected));
    }
    assert!(turns > 100 || all < 5000, "too few Smoke Screens: {turns}");
}

#[test]
fn bombs_match_the_oracle() {
    let (mut hits, mut all) = (0, 0);
    let tables = duel_battles().step_by(3).map(|number| (number, roster(number)));
    for (number, roster) in tables.chain(multi_side_battles().map(|number| (number, tables::roster(number)))) {
        let mut dice = Dice::new(number);
        let arrangement = scatter_units(&roster, &mut dice);
        let side = dice.pick(&roster.sides().collect::<Vec<_>>());
        let centre = dice.pick(&arrangement.board.hexes().collect::<Vec<_>>());
        let expected = Oracle::read(&roster, &arrangement).bomb_outcomes(centre);
        all += 1;
        hits += usize::from(check_instant(
            number,
            &roster,
            &arrangement,
            side,
            Played::Bomb(Bomb { centre, foundation_targets: HexSet::EMPTY }),
            expected,
        ));
        let direction = dice.draw_below(6);
        let next = |direction: usize| arrangement.board.neighbour(centre, Direction::ALL[direction % 6]);
        if let Some((two, three)) = next(direction).zip(next(direction + 1)) {
            let played = Played::SmallBomb(SmallBomb::new([centre, two, three], HexSet::EMPTY));
            let expected = Oracle::read(&roster, &arrangement).small_bomb_outcomes(centre, direction);
            hits += usize::from(check_instant(number, &roster, &arrangement, side, played, expected));
        }
    }
    assert!(hits > 400 || all < 5000, "too few Bombs: {hits}");
}

/// Compares every possible outcome of an instant, which must be legal if and only if the oracle expects outcomes.
/// Returns true if a comparison was made: the instant is legal, the side's army has it, and the outcomes are not too
/// many.
pub fn check_instant(
    number: u64,
    roster: &Arc<Roster>,
    arrangement: &Arrangement,
    side: Side,
    played: Played,
    expected: Option<BTreeSet<Outcome>>,
) -> bool {
    if !roster.army(side).tiles.iter().any(|tile| tile.instant() == Some(played.entry())) {
        return false;
    }
    let position = || format!("{played:?} of {side:?} in {number}\n{}", describe_arrangement(roster, arrangement));
    let mut game = game_in_turn(roster, arrangement.clone(), side);
    let is_legal = game.apply(side, Action::Play(played)).is_ok();
    assert_eq!(is_legal, expected.is_some(), "{}", position());
    let Some(expected) = expected else { return false };
    let Some(after) = final_arrangements(game) else { return false };
    let after: BTreeSet<_> = after.iter().map(|one| Oracle::read(roster, one).outcome()).collect();
    assert_eq!(after, expected, "{}", position());
    true
}
