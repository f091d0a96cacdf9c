//! Elimination brackets.

use std::collections::BTreeMap;

use proptest::prelude::*;
use sztab_league::bracket::{
    Bracket, BracketError, Elimination, Entrant, MatchId, MatchState, ResolvedMatch, Section, Side, Source,
    StartedMatch, leaders, seed_crosswise,
};

const SINGLE: Elimination = Elimination::Single { third_place: true };
const DOUBLE: Elimination = Elimination::Double { second_final: true };

/// A bracket and the matches begun in it. Entrants and matches are numbered from 1.
struct Cup {
    bracket: Bracket,
    begun: BTreeMap<MatchId, StartedMatch>,
}

impl Cup {
    fn new(entrants: usize, elimination: Elimination) -> Self {
        Self { bracket: Bracket::new(entrants, elimination).expect("a bracket"), begun: BTreeMap::new() }
    }

    fn resolve_all(&self) -> Vec<ResolvedMatch> {
        self.bracket.resolve(&self.begun).expect("results that fit")
    }

    fn find_match(&self, id: usize) -> ResolvedMatch {
        self.resolve_all()[id - 1]
    }

    /// The players of a match whose players are both known.
    fn players(&self, id: usize) -> [usize; 2] {
        self.find_match(id).sides.map(|side| match side {
            Side::Known(entrant) => entrant.0 + 1,
            other => panic!("match {id}: {other:?}"),
        })
    }

    fn begin(&mut self, id: usize, winner: Option<usize>) {
        let players = self.players(id).map(|player| Entrant(player - 1));
        let winner = winner.map(|winner| Entrant(winner - 1));
        self.begun.insert(MatchId(id - 1), StartedMatch { players, winner, kept: false });
    }

    fn win(&mut self, id: usize, winner: usize) {
        self.begin(id, Some(winner));
    }

    fn champion(&self) -> Option<usize> {
        self.bracket.champion(&self.begun).expect("results that fit").map(|champion| champion.0 + 1)
    }

    /// The matches of a round of a section, as text.
    fn round(&self, section: Section, round: usize) -> String {
        let shown = |source: Source| match source {
            Source::Entrant(entrant) => (entrant.0 + 1).to_string(),
            Source::Bye => "bye".to_owned(),
            Source::Winner(id) => format!("W{}", id.0 + 1),
            Source::Loser(id) => format!("L{}", id.0 + 1),
        };
        let of_round =
            self.bracket.fixtures().iter().filter(|fixture| (fixture.section, fixture.round) == (section, round));
        of_round.map(|fixture| fixture.sources.map(shown).join("-")).collect::<Vec<_>>().join(" ")
    }
}

#[test]
fn seeds_meet_as_late_as_possible() {
    let cup = Cup::new(8, SINGLE);
    assert_eq!(cup.round(Section::Upper, 1), "1-8 4-5 3-6 2-7");
    assert_eq!(cup.round(Section::Upper, 2), "W1-W2 W3-W4");
    assert_eq!(cup.round(Section::Final, 1), "W5-W6");
    assert_eq!(cup.round(Section::Third, 1), "L5-L6");
    assert_eq!(Cup::new(4, SINGLE).round(Section::Upper, 1), "1-4 2-3");
    let sixteen = Cup::new(16, SINGLE).round(Section::Upper, 1);
    assert_eq!(sixteen, "1-16 8-9 5-12 4-13 3-14 6-11 7-10 2-15");
}

#[test]
fn byes_go_to_the_top_seeds() {
    let cup = Cup::new(5, SINGLE);
    assert_eq!(cup.round(Section::Upper, 1), "1-bye 4-5 3-bye 2-bye");
    assert_eq!(cup.find_match(1).state, MatchState::Bye(Entrant(0)));
    assert_eq!(cup.players(6), [3, 2], "both have byes");
    assert_eq!(cup.find_match(5).state, MatchState::Waiting);
}

#[test]
fn losers_are_reordered_in_double_elimination() {
    let cup = Cup::new(16, DOUBLE);
    assert_eq!(cup.round(Section::Upper, 2), "W1-W2 W3-W4 W5-W6 W7-W8");
    assert_eq!(cup.round(Section::Lower, 1), "L1-L2 L3-L4 L5-L6 L7-L8");
    // Reversed after round 2, halves exchanged after round 3, reversed after round 4.
    assert_eq!(cup.round(Section::Lower, 2), "L12-W16 L11-W17 L10-W18 L9-W19");
    assert_eq!(cup.round(Section::Lower, 3), "W20-W21 W22-W23");
    assert_eq!(cup.round(Section::Lower, 4), "L14-W24 L13-W25");
    assert_eq!(cup.round(Section::Lower, 5), "W26-W27");
    assert_eq!(cup.round(Section::Lower, 6), "L15-W28");
    assert_eq!(cup.round(Section::Final, 1), "W15-W29");
    assert_eq!(cup.round(Section::SecondFinal, 1), "L30-W30");
    let larger = Cup::new(32, DOUBLE);
    let losers_of_round_3 = ["L27", "L28", "L25", "L26"];
    assert!(
        larger.round(Section::Lower, 4).split(' ').zip(losers_of_round_3).all(|(pair, loser)| pair.starts_with(loser))
    );
}

/// 1 beats 4, 2 beats 3, 1 beats 2; in the lower section 3 beats 4, 2 beats 3.
fn double_of_four() -> Cup {
    let mut cup = Cup::new(4, DOUBLE);
    for (id, winner) in [(1, 1), (2, 2), (3, 1), (4, 3), (5, 2)] {
        cup.win(id, winner);
    }
    cup
}

#[test]
fn a_second_final_is_played_if_the_unbeaten_player_loses() {
    let mut cup = double_of_four();
    assert_eq!(cup.players(6), [1, 2]);
    assert_eq!(cup.find_match(7).state, MatchState::Waiting);
    cup.win(6, 2);
    assert_eq!(cup.champion(), None);
    assert_eq!(cup.players(7), [1, 2]);
    cup.win(7, 1);
    assert_eq!(cup.champion(), Some(1));

    let mut short = double_of_four();
    short.win(6, 1);
    assert_eq!(short.find_match(7).state, MatchState::Empty);
    assert_eq!(short.champion(), Some(1));

    let mut single = Cup {
        bracket: Bracket::new(4, Elimination::Double { second_final: false }).expect("a bracket"),
        ..double_of_four()
    };
    single.win(6, 2);
    assert_eq!(single.champion(), Some(2));
}

#[test]
fn corrections_fix_players_of_a_match_not_yet_begun() {
    let mut cup = Cup::new(4, SINGLE);
    cup.win(1, 1);
    cup.win(2, 2);
    assert_eq!(cup.players(3), [1, 2]);
    assert_eq!(cup.players(4), [4, 3], "for third place");
    cup.win(1, 4);
    assert_eq!(cup.players(3), [4, 2]);
    assert_eq!(cup.players(4), [1, 3]);
}

#[test]
fn corrections_ask_a_judge_about_a_match_already_begun() {
    let mut cup = Cup::new(4, SINGLE);
    cup.win(1, 1);
    cup.win(2, 2);
    cup.win(3, 2);
    assert_eq!(cup.champion(), Some(2));
    cup.win(1, 4);
    assert_eq!(cup.find_match(3).state, MatchState::Conflict);
    assert_eq!(cup.champion(), None);
    // Kept: the final stays as played.
    let mut kept = Cup { bracket: cup.bracket.clone(), begun: cup.begun.clone() };
    kept.begun.get_mut(&MatchId(2)).expect("begun").kept = true;
    assert_eq!(kept.champion(), Some(2));
    assert_eq!(kept.players(3), [1, 2]);
    // Voided: the right players start again.
    cup.begun.remove(&MatchId(2));
    assert_eq!(cup.players(3), [4, 2]);
    assert_eq!(cup.find_match(3).state, MatchState::Ready);
    // After the correction is voided, the begun match has the right players again.
    cup.begin(3, None);
    cup.win(1, 4);
    assert_eq!(cup.find_match(3).state, MatchState::Begun);
}

#[test]
fn rejects_impossible_brackets_and_results() {
    assert_eq!(Bracket::new(1, SINGLE).err(), Some(BracketError::Entrants));
    assert_eq!(Bracket::new(257, DOUBLE).err(), Some(BracketError::Entrants));
    assert!(Bracket::new(256, DOUBLE).is_ok());
    let bracket = Bracket::new(4, SINGLE).expect("a bracket");
    let resolve = |id: usize, players: [usize; 2], winner: usize| {
        let begun = StartedMatch { players: players.map(Entrant), winner: Some(Entrant(winner)), kept: false };
        bracket.resolve(&[(MatchId(id), begun)].into()).err()
    };
    assert_eq!(resolve(4, [0, 3], 0), Some(BracketError::Unknown(MatchId(4))));
    assert_eq!(resolve(0, [0, 3], 1), Some(BracketError::Players(MatchId(0))));
    assert_eq!(resolve(0, [0, 0], 0), Some(BracketError::Players(MatchId(0))));
    assert_eq!(resolve(0, [3, 0], 0), None, "either order is right");
}

#[test]
fn division_entrants_are_seeded_crosswise() {
    let divisions = |count: usize, size: usize| -> Vec<Vec<String>> {
        ('A'..).take(count).map(|name| (1..=size).map(|rank| format!("{name}{rank}")).collect()).collect()
    };
    assert_eq!(seed_crosswise(&divisions(2, 5), 2), ["A1", "B1", "A2", "B2"], "A1-B2 and B1-A2");
    assert_eq!(leaders(&divisions(1, 5)[0], 3), ["A1", "A2", "A3"]);
    assert_eq!(seed_crosswise(&divisions(1, 5), 3), ["A1", "A2", "A3"]);
    for (count, taken) in (2..=8).flat_map(|count| (1..=8).map(move |taken| (count, taken))) {
        let seeds = seed_crosswise(&divisions(count, 8), taken);
        assert_eq!(seeds.len(), count * taken);
        let ranks: Vec<&str> = seeds.iter().map(|seed| &seed[1..]).collect();
        assert!(ranks.is_sorted(), "higher ranks are seeded higher");
        let bracket = Bracket::new(seeds.len().max(2), SINGLE).expect("a bracket");
        for fixture in bracket.fixtures() {
            if let [Source::Entrant(one), Source::Entrant(other)] = fixture.sources {
                let division = |entrant: Entrant| seeds[entrant.0].chars().next();
                assert_ne!(division(one), division(other), "{taken} of {count} divisions: {seeds:?}");
            }
        }
    }
}

#[test]
fn divisions_can_have_fewer_players() {
    let divisions = [vec!["A1"], vec!["B1", "B2"], vec![]];
    assert_eq!(seed_crosswise(&divisions, 2), ["A1", "B1", "B2"]);
}

/// Plays a bracket to its end. Returns the number of lost matches of each entrant.
fn play_all(cup: &mut Cup, mut coin: impl FnMut() -> bool) -> BTreeMap<usize, usize> {
    let mut lost = BTreeMap::new();
    for id in 1..=cup.bracket.fixtures().len() {
        if cup.find_match(id).state == MatchState::Ready {
            let [one, other] = cup.players(id);
            let (winner, loser) = if coin() { (one, other) } else { (other, one) };
            cup.win(id, winner);
            if cup.bracket.fixtures()[id - 1].section != Section::Third {
                *lost.entry(loser).or_default() += 1;
            }
        }
    }
    lost
}

proptest! {
    /// When played in list order, every match gets its players, and all but the champion lose as often as the
    /// elimination allows.
    #[test]
    fn every_bracket_ends_with_one_champion(
        entrants in 2_usize..40, double in any::<bool>(), coins in prop::collection::vec(any::<bool>(), 160),
    ) {
        let mut cup = Cup::new(entrants, if double { DOUBLE } else { SINGLE });
        let mut coins = coins.into_iter();
        let lost = play_all(&mut cup, || coins.next().unwrap_or(true));
        let champion = cup.champion().expect("all is played");
        let most = if double { 2 } else { 1 };
        for entrant in 1..=entrants {
            let lost = lost.get(&entrant).copied().unwrap_or(0);
            if entrant == champion {
                prop_assert!(lost < most);
            } else {
                prop_assert_eq!(lost, most, "entrant {}", entrant);
            }
        }
        prop_assert!(cup.resolve_all().iter().all(|resolved| !matches!(
            resolved.state, MatchState::Waiting | MatchState::Ready | MatchState::Begun | MatchState::Conflict
        )));
    }

    /// If the higher seed wins each match, seeds 1 and 2 meet in the final; in single elimination no two meet twice.
    #[test]
    fn favourites_meet_in_the_final(entrants in 2_usize..40, double in any::<bool>()) {
        let mut cup = Cup::new(entrants, if double { DOUBLE } else { SINGLE });
        let mut met = Vec::new();
        for id in 1..=cup.bracket.fixtures().len() {
            if cup.find_match(id).state == MatchState::Ready {
                let mut players = cup.players(id);
                players.sort_unstable();
                cup.win(id, players[0]);
                if cup.bracket.fixtures()[id - 1].section == Section::Final {
                    prop_assert_eq!(players, [1, 2]);
                } else {
                    met.push(players);
                }
            }
        }
        prop_assert_eq!(cup.champion(), Some(1));
        if !double {
            let rounds = met.len();
            met.sort_unstable();
            met.dedup();
            prop_assert_eq!(met.len(), rounds);
        }
    }
}
