use super::*;
use crate::generate::{Plan, Profile, Stage};

/// Pairs each round of a generated stage bracket by bracket, and again with each bracket in the whole field. Returns
/// the number of rounds compared.
fn compare(plan: Plan, seed: u64) -> usize {
    let rounds = plan.rounds;
    let mut stage = Stage::new(plan, seed);
    while stage.finished_rounds() < rounds {
        let [narrow, whole] = stage.with_round(|round| {
            let field = Field::new(&round, &round.check().expect("a stage fits together"), 0);
            let drawn = |stand_ins| bracket::pair_field(&field, stand_ins).map(|drawn| (drawn.pairs, drawn.bye));
            [drawn(&narrow::STAND_INS), drawn(&[])]
        });
        assert_eq!(narrow, whole, "seed {seed}, round {}", stage.finished_rounds() + 1);
        let Ok(pairing) = stage.pair() else { break };
        stage.play(&pairing);
    }
    stage.finished_rounds()
}

#[test]
fn brackets_pair_alone_as_in_the_whole_field() {
    let profiles = [
        Profile::with_points(Points(100), Points(50)),
        Profile::with_points(Points(300), Points(100)),
        Profile::fine_grained(),
    ];
    let sizes = (8..=60).chain([64, 77, 96, 101, 128, 151, 200, 255, 300]);
    let compared = sizes.enumerate().map(|(index, players)| {
        let plan = Plan {
            players,
            rounds: 3 + index % 7,
            trouble: [0, 5, 15, 40][index / 2 % 4],
            profile: profiles[index % 3].clone(),
            balance: if index % 5 == 0 { Balance::None } else { Balance::First },
        };
        let seeds = if players <= 60 { 4 } else { 1 };
        (0..seeds).map(|seed| compare(plan.clone(), seed)).sum::<usize>()
    });
    assert!(compared.sum::<usize>() > 1_000);
}
