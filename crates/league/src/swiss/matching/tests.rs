use super::*;

/// The greatest weight of a perfect matching in which every vertex accepts its partner, by exhaustive search.
fn best_weight(weights: &[Vec<Option<i64>>], keep: &dyn Fn(usize, usize) -> bool, used: usize) -> Option<i64> {
    let count = weights.len();
    let Some(first) = (0..count).find(|vertex| used & (1 << vertex) == 0) else { return Some(0) };
    let partners = (first + 1..count).filter(|other| used & (1 << other) == 0 && keep(first, *other));
    let total = |other: usize| {
        let rest = best_weight(weights, keep, used | (1 << first) | (1 << other))?;
        Some(weights[first][other]? + rest)
    };
    partners.filter_map(total).max()
}

struct Dice(u64);

impl Dice {
    fn random_below(&mut self, bound: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % bound
    }
}

fn random_weights(dice: &mut Dice, count: usize) -> Vec<Vec<Option<i64>>> {
    let spread = 1 + dice.random_below(6);
    let density = 3 + dice.random_below(8);
    let mut weights = vec![vec![None; count]; count];
    for pair in 0..count * count {
        let (a, b) = (pair / count, pair % count);
        if b < a && dice.random_below(10) < density {
            let weight = i64::try_from(dice.random_below(spread)).expect("a small number") - 2;
            weights[a][b] = Some(weight);
            weights[b][a] = Some(weight);
        }
    }
    weights
}

fn build_graph(weights: &[Vec<Option<i64>>]) -> Graph<2> {
    let mut graph = Graph::new(weights.len());
    for (a, row) in weights.iter().enumerate() {
        for (b, weight) in row.iter().enumerate().skip(a + 1) {
            if let Some(weight) = weight {
                let kind = graph.register_weight(Wide::from_shifted(*weight, 2));
                graph.set_edge(a, b, Some(kind));
            }
        }
    }
    graph
}

fn total_weight(matching: &Matching<2>, weights: &[Vec<Option<i64>>]) -> i64 {
    let pairs = (0..weights.len()).filter(|vertex| *vertex < matching.mate(*vertex));
    pairs.map(|vertex| weights[vertex][matching.mate(vertex)].expect("matched along edges")).sum()
}

#[test]
fn the_greatest_weight_is_found_and_kept_under_conditions() {
    let mut dice = Dice(7);
    for round in 0..20_000 {
        let count = 2 * (1 + usize::try_from(dice.random_below(5)).expect("a small number"));
        let weights = random_weights(&mut dice, count);
        let expected = best_weight(&weights, &|_, _| true, 0);
        let partners = (0..count).map(|vertex| count - 1 - vertex).collect();
        let layers = vec![round % 3 * count / 6, round % 3 * count / 3];
        let guess = Guess { layers, partners, search_from: vec![round % count; count] };
        let Some(mut matching) = Matching::new(build_graph(&weights), &guess) else {
            assert_eq!(expected, None, "round {round}");
            continue;
        };
        assert_eq!(Some(total_weight(&matching, &weights)), expected, "round {round}");
        let mut kept = vec![usize::MAX; count];
        for _ in 0..count {
            let vertex = usize::try_from(dice.random_below(count as u64)).expect("a small number");
            let before = kept[vertex];
            kept[vertex] &= usize::try_from(dice.random_below(1 << count)).expect("a small number");
            let allowed = |a: usize, b: usize| kept[a] & (1 << b) != 0 && kept[b] & (1 << a) != 0;
            let possible = best_weight(&weights, &allowed, 0) == expected;
            let choice = kept[vertex];
            assert_eq!(matching.restrict(vertex, |other| choice & (1 << other) != 0), possible, "round {round}");
            if !possible {
                kept[vertex] = before;
            }
            let allowed = |a: usize, b: usize| kept[a] & (1 << b) != 0 && kept[b] & (1 << a) != 0;
            assert!((0..count).all(|vertex| allowed(vertex, matching.mate(vertex))), "round {round}");
            assert_eq!(Some(total_weight(&matching, &weights)), expected, "round {round}");
        }
    }
}

/// True if the dual variables prove that a matching is best: no slack is negative, matched edges have slack 0, and
/// every blossom has a non-negative dual and one vertex matched outside.
fn is_proven<const N: usize>(matching: &Matching<N>) -> bool {
    let (graph, state) = (&matching.graph, &matching.state);
    let around = |vertex: usize| {
        let parent = |node: &usize| Some(state.parent[*node]).filter(|parent| *parent != NONE);
        std::iter::successors(parent(&vertex), parent).collect::<Vec<_>>()
    };
    let slack = |a: usize, b: usize, weight: Wide<N>| {
        let common = around(a).into_iter().filter(|node| around(b).contains(node));
        common.fold(state.dual[a] + state.dual[b] - weight, |slack, node| slack + state.blossom(node).dual)
    };
    let fits = |a: usize| {
        graph.edges(a).all(|(b, weight)| {
            let slack = slack(a, b, weight);
            !slack.is_negative() && (state.mate[a] != b || slack.is_zero())
        })
    };
    let is_full = |slot: usize| {
        let node = graph.vertex_count() + slot;
        let leaves = state.leaves(node);
        let outside = leaves.iter().filter(|leaf| !leaves.contains(&state.mate[**leaf])).count();
        outside == 1 && !state.blossom(node).dual.is_negative()
    };
    let mut slots = (0..state.blossoms.len()).filter(|slot| state.blossoms[*slot].is_some());
    (0..graph.vertex_count()).all(fits) && slots.all(is_full)
}

#[test]
fn dual_variables_prove_each_matching_best() {
    let mut dice = Dice(11);
    for round in 0..4_000 {
        let count = 2 * (4 + usize::try_from(dice.random_below(12)).expect("a small number"));
        let weights = random_weights(&mut dice, count);
        let guess = Guess { layers: Vec::new(), partners: vec![count; count], search_from: vec![round % count; count] };
        let Some(mut matching) = Matching::new(build_graph(&weights), &guess) else { continue };
        assert!(is_proven(&matching), "round {round}");
        for _ in 0..count {
            let vertex = usize::try_from(dice.random_below(count as u64)).expect("a small number");
            let choice = dice.random_below(1 << count) | dice.random_below(1 << count);
            matching.restrict(vertex, |other| choice & (1 << other) != 0);
            assert!(is_proven(&matching), "round {round}");
        }
    }
}
