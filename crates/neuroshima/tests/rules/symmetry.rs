//! Random Battles and complete games on rotated boards and with permuted seats: the results must be rotated or permuted
//! in the same way, and otherwise equal.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::dice::{Dice, choose, is_thorough, roster, scaled_count};
use super::mixture;
use super::skirmish::{duel_battles, multi_side_battles, play_instant, possible_endings, scatter_units, to_text_set};
use super::tables;
use sztab_game::Sides;
use sztab_neuroshima::rules::arrangement::Ground;
use sztab_neuroshima::rules::decision::Absorption;
use sztab_neuroshima::rules::event::HitSource;
use sztab_neuroshima::rules::instants::Battle;
use sztab_neuroshima::rules::marks::{Marker, Marks};
use sztab_neuroshima::rules::{
    Action, Arrangement, Board, Contest, Decision, Game, Hex, Influence, ModeKind, Outcome, Phase, Played, Question,
    Roster, Rotation, Side, Stage, State,
};

/// The arrangement after a Battle; `None` if the Battle raised a decision.
fn fight(roster: &Arc<Roster>, arrangement: Arrangement, causer: Side) -> Option<Arrangement> {
    let game = play_instant(roster, arrangement, causer, Action::Play(Played::Battle(Battle {})));
    game.decision().is_none().then(|| game.arrangement().clone())
}

fn turned_hex(board: Board, hex: Hex) -> Hex {
    let (q, r) = board.axial(hex);
    board.hexes().find(|other| board.axial(*other) == (-r, q + r)).unwrap()
}

/// The arrangement turned by 60 degrees clockwise.
fn turn_arrangement(arrangement: &Arrangement) -> Arrangement {
    let board = arrangement.board;
    let mut result = Arrangement::new(board);
    (result.points, result.unmarked) = (arrangement.points, arrangement.unmarked);
    for (hex, unit) in arrangement.units() {
        let mut unit = *unit;
        unit.rotation = Rotation::new((unit.rotation.steps() + 1) % 6).unwrap();
        result.put(turned_hex(board, hex), unit);
    }
    for ground in arrangement.foundations() {
        result.lay_foundation(Ground { hex: turned_hex(board, ground.hex), ..*ground });
    }
    result
}

/// The new seat of each side after a permutation.
#[derive(Debug, Clone)]
struct Seating(Vec<Side>);

impl Seating {
    const SWAPPED: [Side; 2] = [Side(1), Side(0)];

    /// Every other order of the sides that preserves their relations and the order of turns. Teams of two change
    /// places, or the members of one do; against a single player, only the members of the team change places.
    fn all_permutations(roster: &Roster) -> Vec<Self> {
        let sides: Vec<Side> = roster.sides().collect();
        if roster.terms().mode == ModeKind::OneAgainstTeam {
            return vec![Self(vec![Side(0), Side(2), Side(1)])];
        }
        let rotated = |steps: usize| Self(sides.iter().cycle().skip(steps).take(sides.len()).copied().collect());
        (1..sides.len()).map(rotated).collect()
    }

    fn permute_side(&self, side: Side) -> Side {
        self.0[side.index()]
    }

    fn permute_sides(&self, sides: Sides) -> Sides {
        sides.iter().map(|side| self.permute_side(side)).collect()
    }

    /// Items indexed by side, rearranged in the new order.
    fn permute_items<T: Clone>(&self, things: &[T]) -> Vec<T> {
        let mut rotated = things.to_vec();
        for (thing, side) in things.iter().zip(&self.0) {
            rotated[side.index()] = thing.clone();
        }
        rotated
    }

    fn permute_roster(&self, roster: &Roster) -> Arc<Roster> {
        let armies: Vec<_> = roster.sides().map(|side| Arc::new(roster.army(side).clone())).collect();
        Arc::new(Roster::with_terms(self.permute_items(&armies), roster.terms().clone()))
    }

    fn permute_arrangement(&self, arrangement: &Arrangement) -> Arrangement {
        let mut result = arrangement.clone();
        for (_, unit) in result.units_mut() {
            unit.owner = self.permute_side(unit.owner);
            unit.marks = self.permute_marks(unit.marks);
        }
        result.points.copy_from_slice(&self.permute_items(&arrangement.points));
        result.unmarked = self.permute_sides(arrangement.unmarked);
        for ground in arrangement.foundations() {
            result.lay_foundation(Ground { owner: self.permute_side(ground.owner), ..*ground });
        }
        result
    }

    fn permute_marks(&self, marks: Marks) -> Marks {
        let mut result = Marks::default();
        for side in (0..).map(Side).take(self.0.len()) {
            Marker::ALL
                .into_iter()
                .for_each(|marker| result.set(marker, self.permute_side(side), marks.count(marker, side)));
            result.set_steel_net(self.permute_side(side), marks.has_steel_net(side));
        }
        result
    }

    /// The permuted state; any pending decision is left out.
    fn permute_state(&self, state: &State, roster: &Roster) -> State {
        let stage = match state.stage {
            Stage::Normal => Stage::Normal,
            Stage::LastTurns { drawer, left } => {
                Stage::LastTurns { drawer: self.permute_side(drawer), left: self.permute_sides(left) }
            }
            Stage::FinalBattle { drawer, last } => {
                Stage::FinalBattle { drawer: self.permute_side(drawer), last: self.permute_side(last) }
            }
            Stage::ExtraTurns { last, left } => {
                Stage::ExtraTurns { last: self.permute_side(last), left: self.permute_sides(left) }
            }
            Stage::OvertimeBattle => Stage::OvertimeBattle,
            Stage::Over { outcome } => Stage::Over { outcome: self.permute_outcome(outcome) },
        };
        let contest = Contest {
            eliminated: self.permute_sides(state.contest.eliminated),
            absent: self.permute_sides(state.contest.absent),
            lost: state.contest.lost.iter().map(|&sides| self.permute_sides(sides)).collect(),
        };
        // A turn of the single player before the turn of one member becomes a turn before that of the other member.
        let is_single = roster.terms().mode == ModeKind::OneAgainstTeam && state.active == Side(0) && state.turn > 0;
        State {
            arrangement: self.permute_arrangement(&state.arrangement),
            seats: self.permute_items(&state.seats),
            active: self.permute_side(state.active),
            stage,
            contest,
            second: state.second != is_single,
            terror: self.permute_sides(state.terror),
            pending: None,
            ..state.clone()
        }
    }

    fn permute_outcome(&self, outcome: Outcome) -> Outcome {
        Outcome { winners: self.permute_sides(outcome.winners), ..outcome }
    }

    /// The action that corresponds to a game's action in the permuted game, where sides offered as options are in a
    /// different order.
    fn permute_action(&self, action: Action, game: &Game, image: &Game) -> Action {
        let (Action::Choose { answer }, Some(here), Some(there)) = (action, game.decision(), image.decision()) else {
            return action;
        };
        let wanted = &self.option_texts(here)[usize::from(answer) - 1];
        let answer =
            Self((0..4).map(Side).collect()).option_texts(there).iter().position(|option| option == wanted).unwrap();
        Action::Choose { answer: u8::try_from(answer + 1).unwrap() }
    }

    /// The options of a decision in words.
    fn option_texts(&self, decision: &Decision) -> Vec<String> {
        let of_source = |source: HitSource| match source {
            HitSource::Attack { unit, edge, .. } => format!("{:?} {edge}", unit.hex),
            HitSource::Explosion { unit, .. }
            | HitSource::Shadow { unit, .. }
            | HitSource::Foundation { ground: unit } => format!("{:?}", unit.hex),
            HitSource::Hazard { .. } => "hazard".to_owned(),
            HitSource::Poison { side } => format!("poison of {:?}", self.permute_side(side)),
            HitSource::Instant { side, instant } => format!("{instant:?} of {:?}", self.permute_side(side)),
        };
        let of_absorption =
            |option: &Absorption| format!("{:?} {:?} {}", option.medic, option.patient, of_source(option.source));
        match &decision.question {
            Question::PushDestination { options, .. } => options.iter().map(|option| format!("{option:?}")).collect(),
            Question::Absorption { options } => options.iter().map(of_absorption).collect(),
            Question::MedicCard { options } => {
                let spared = options.iter().map(|option| format!("{:?} {}", option.patient, of_source(option.source)));
                std::iter::once("no card".to_owned()).chain(spared).collect()
            }
            Question::Conversion { options, .. } => options.iter().map(|option| format!("{option:?}")).collect(),
            Question::Explosion { unit } => vec![format!("{unit:?} attacks"), format!("{unit:?} explodes")],
            Question::SetOff { hex } => vec![format!("{hex:?} stays"), format!("{hex:?} goes off")],
            Question::Target { options, .. } | Question::Marker { options, .. } => {
                options.iter().map(|option| format!("{option:?}")).collect()
            }
            Question::Rocket { options, .. } => options.iter().map(|option| format!("{option:?}")).collect(),
            Question::Rotation { unit, rotation, .. } => {
                (0..6).map(|steps| format!("{unit:?} {:?}", rotation.turn(steps))).collect()
            }
            Question::MoveOn { .. } => vec!["on".to_owned(), "stop".to_owned()],
            Question::FirstToDeclare { options } | Question::Payee { options } => {
                options.iter().map(|&side| format!("{:?}", self.permute_side(side))).collect()
            }
            Question::Leader { options, .. } => options.iter().map(|option| format!("{option:?}")).collect(),
            Question::Redraw { options } | Question::StructurePrice { options } => {
                options.iter().map(|option| format!("{option:?}")).collect()
            }
        }
    }
}

#[test]
fn turning_the_board_turns_the_battle_and_its_nets() {
    for number in duel_battles() {
        let (roster, mut dice) = (roster(number), Dice::new(number));
        let mut arrangement = scatter_units(&roster, &mut dice);
        for _ in 0..5 {
            let image = turn_arrangement(&arrangement);
            check_nets(&roster, &arrangement, &image);
            let direct = fight(&roster, arrangement.clone(), Side(0));
            assert_eq!(direct.as_ref().map(turn_arrangement), fight(&roster, image.clone(), Side(0)));
            arrangement = image;
        }
    }
}

fn check_nets(roster: &Roster, arrangement: &Arrangement, image: &Arrangement) {
    let nets = |of: &Arrangement| Influence::evaluate(roster, of).netted;
    let turned: BTreeSet<Hex> = nets(arrangement).iter().map(|hex| turned_hex(image.board, hex)).collect();
    assert_eq!(turned, nets(image).iter().collect());
}

#[test]
fn seat_order_and_causer_do_not_change_battles_without_decisions() {
    let exchanged = Seating(Seating::SWAPPED.to_vec());
    for number in duel_battles() {
        let (here, there) = (roster(number), roster(number ^ 1));
        let arrangement = scatter_units(&here, &mut Dice::new(number));
        let direct = fight(&here, arrangement.clone(), Side(0));
        assert_eq!(direct, fight(&here, arrangement.clone(), Side(1)));
        let image = fight(&there, exchanged.permute_arrangement(&arrangement), Side(1));
        assert_eq!(direct.map(|after| exchanged.permute_arrangement(&after)), image);
    }
}

#[test]
fn turning_the_board_or_swapping_sides_changes_no_choices() {
    let exchanged = Seating(Seating::SWAPPED.to_vec());
    let mut with_choice = 0;
    for number in duel_battles() {
        let (here, there) = (roster(number), roster(number ^ 1));
        let arrangement = scatter_units(&here, &mut Dice::new(number));
        let Some(direct) = possible_endings(&here, arrangement.clone(), Side(0)) else { continue };
        with_choice += u32::from(direct.len() > 1);
        let image = possible_endings(&here, turn_arrangement(&arrangement), Side(0)).unwrap();
        assert_eq!(
            to_text_set(direct.clone(), |one| turn_arrangement(&one)),
            to_text_set(image, |one| one),
            "turned {number}"
        );
        let image = possible_endings(&there, exchanged.permute_arrangement(&arrangement), Side(1)).unwrap();
        let expected = to_text_set(direct.clone(), |one| exchanged.permute_arrangement(&one));
        assert_eq!(expected, to_text_set(image, |one| one), "exchanged {number}");
        let other_causer = possible_endings(&here, arrangement, Side(1)).unwrap();
        assert_eq!(
            to_text_set(direct, |one| one),
            to_text_set(other_causer, |one| one),
            "caused by the other side {number}"
        );
    }
    assert!(with_choice > 50 || !is_thorough(), "too few Battles with a choice: {with_choice}");
}

#[test]
fn turning_the_board_or_rotating_the_seats_changes_no_battle_of_several_sides() {
    let (mut with_choice, mut compared) = (0, 0);
    for number in multi_side_battles() {
        let (here, mut dice) = (tables::roster(number), Dice::new(number));
        let arrangement = scatter_units(&here, &mut dice);
        check_nets(&here, &arrangement, &turn_arrangement(&arrangement));
        let sides: Vec<Side> = here.sides().collect();
        let (causer, other) = (dice.pick(&sides), dice.pick(&sides));
        let Some(direct) = possible_endings(&here, arrangement.clone(), causer) else { continue };
        with_choice += u32::from(direct.len() > 1);
        let image = possible_endings(&here, turn_arrangement(&arrangement), causer).unwrap();
        assert_eq!(
            to_text_set(direct.clone(), |one| turn_arrangement(&one)),
            to_text_set(image, |one| one),
            "turned {number}"
        );
        if let Some(after) = possible_endings(&here, arrangement.clone(), other) {
            assert_eq!(
                to_text_set(direct.clone(), |one| one),
                to_text_set(after, |one| one),
                "caused by {other:?} {number}"
            );
        }
        for seating in Seating::all_permutations(&here) {
            let image = possible_endings(
                &seating.permute_roster(&here),
                seating.permute_arrangement(&arrangement),
                seating.permute_side(causer),
            );
            let Some(image) = image else { continue };
            let expected = to_text_set(direct.clone(), |one| seating.permute_arrangement(&one));
            assert_eq!(expected, to_text_set(image, |one| one), "{seating:?} {number}");
            compared += 1;
        }
    }
    let is_thorough = is_thorough() && multi_side_battles().count() > 1;
    assert!(with_choice > 200 || !is_thorough, "too few Battles with a choice: {with_choice}");
    assert!(compared > 4000 || !is_thorough, "too few other seats: {compared}");
}

/// The state of every unit: whether it is netted, whether it is paralysed, and its commander.
fn unit_states(roster: &Roster, arrangement: &Arrangement) -> BTreeSet<(Hex, bool, bool, Option<Side>)> {
    let influence = Influence::evaluate(roster, arrangement);
    let state = |hex: Hex| (hex, influence.is_netted(hex), influence.is_paralysed(hex), influence.controller(hex));
    arrangement.units().map(|(hex, _)| state(hex)).collect()
}

/// Checks nets and takeovers, including circles that the oracle cannot decide, and Battles on boards that combine all
/// mechanics.
#[test]
fn turning_the_board_or_rotating_the_seats_changes_nothing_on_mixed_boards() {
    let mut compared = 0;
    for number in duel_battles().step_by(7) {
        let (mixed, takers) = (mixture::roster(number), mixture::takeover_roster(number));
        for here in [&mixed, &takers] {
            let arrangement = scatter_units(here, &mut Dice::new(number));
            let direct = unit_states(here, &arrangement);
            let image = turn_arrangement(&arrangement);
            let expected: BTreeSet<_> = direct
                .iter()
                .map(|&(hex, netted, paralysed, side)| (turned_hex(image.board, hex), netted, paralysed, side))
                .collect();
            assert_eq!(unit_states(here, &image), expected, "turned {number}");
            for seating in Seating::all_permutations(here) {
                let expected: BTreeSet<_> = direct
                    .iter()
                    .map(|&(hex, netted, paralysed, side)| {
                        (hex, netted, paralysed, side.map(|one| seating.permute_side(one)))
                    })
                    .collect();
                let there = unit_states(&seating.permute_roster(here), &seating.permute_arrangement(&arrangement));
                assert_eq!(there, expected, "{seating:?} of {number}");
            }
        }
        let arrangement = scatter_units(&mixed, &mut Dice::new(number));
        let direct = possible_endings(&mixed, arrangement.clone(), Side(0));
        if let Some((direct, image)) = direct.zip(possible_endings(&mixed, turn_arrangement(&arrangement), Side(0))) {
            compared += 1;
            assert_eq!(
                to_text_set(direct, |one| turn_arrangement(&one)),
                to_text_set(image, |one| one),
                "turned {number}"
            );
        }
    }
    assert!(compared > duel_battles().count() / 14, "too few Battles could be compared: {compared}");
}

#[test]
fn a_game_in_rotated_seats_runs_identically() {
    let mut decisions = 0;
    for number in 0..scaled_count(360) {
        let mut game = tables::new_game(number);
        let mut dice = Dice::new(number);
        while game.state().phase == Phase::Headquarters {
            game.apply(game.side_to_act().unwrap(), choose(&game.legal_actions(), number, &mut dice)).unwrap();
        }
        let seatings = Seating::all_permutations(game.roster());
        let seating = seatings[dice.draw_below(seatings.len())].clone();
        let there = seating.permute_roster(game.roster());
        let mut image = Game::resume(Arc::clone(&there), seating.permute_state(game.state(), &there));
        while let Some(side) = game.side_to_act() {
            let legal = game.legal_actions();
            assert_eq!(legal, image.legal_actions(), "game {number}");
            let action = choose(&legal, number, &mut dice);
            let same = seating.permute_action(action, &game, &image);
            game.apply(side, action).unwrap();
            image.apply(seating.permute_side(side), same).unwrap();
            // Occasionally a side resigns, if the others can then play on.
            if game.roster().terms().mode.continues_after_departure() && dice.draw_below(700) == 0 {
                let leaver = dice.pick(&game.roster().sides().collect::<Vec<_>>());
                assert_eq!(game.resign(leaver).is_ok(), image.resign(seating.permute_side(leaver)).is_ok());
            }
            assert_eq!(game.side_to_act().map(|side| seating.permute_side(side)), image.side_to_act(), "game {number}");
            assert_eq!(
                game.outcome().map(|outcome| seating.permute_outcome(outcome)),
                image.outcome(),
                "game {number}"
            );
            let state = State { pending: None, ..image.state().clone() };
            assert_eq!(seating.permute_state(game.state(), &there), state, "game {number}");
            decisions += u32::from(game.decision().is_some());
        }
    }
    assert!(decisions > 600 || !is_thorough(), "too few decisions: {decisions}");
}
