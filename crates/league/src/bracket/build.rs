//! Structure of single and double elimination brackets.

use super::{Bracket, BracketError, Elimination, Entrant, Fixture, MAX_ENTRANTS, MatchId, Section, Source};

/// Seeds from 0 in the order of the first round's slots, two per match. The size is a power of two.
///
/// The two strongest seeds are at the outer ends, and likewise within each half: with 8 the matches are 1-8, 4-5, 3-6,
/// 2-7.
pub(super) fn slot_seeds(size: usize) -> Vec<usize> {
    // The higher seed of each match, top to bottom, in brackets of 2, 4, 8... slots.
    let mut tops = vec![0];
    while tops.len() * 2 < size {
        let doubled = tops.len() * 2;
        let halves = tops.iter().enumerate().flat_map(|(index, &top)| {
            let pair = [top, doubled - 1 - top];
            if index % 2 == 0 { pair } else { [pair[1], pair[0]] }
        });
        tops = halves.collect();
    }
    tops.iter().flat_map(|&top| [top, size - 1 - top]).collect()
}

struct Builder {
    fixtures: Vec<Fixture>,
}

impl Builder {
    fn add_round(&mut self, section: Section, round: usize, pairs: Vec<[Source; 2]>) -> Vec<MatchId> {
        let from = self.fixtures.len();
        let fixtures = pairs.into_iter().enumerate();
        self.fixtures.extend(fixtures.map(|(index, sources)| Fixture { section, round, number: index + 1, sources }));
        (from..self.fixtures.len()).map(MatchId).collect()
    }

    fn add_match(&mut self, section: Section, sources: [Source; 2]) -> MatchId {
        self.add_round(section, 1, vec![sources])[0]
    }

    /// Adds the rounds of unbeaten players down to the last match, which belongs to section `last`.
    fn add_upper_rounds(&mut self, entrants: usize, last: Section) -> Vec<Vec<MatchId>> {
        let size = entrants.next_power_of_two();
        let source = |&seed: &usize| if seed < entrants { Source::Entrant(Entrant(seed)) } else { Source::Bye };
        let mut sources: Vec<Source> = slot_seeds(size).iter().map(source).collect();
        let mut rounds = Vec::new();
        while sources.len() > 1 {
            let pairs = pair_neighbours(&sources);
            let matches = if pairs.len() == 1 && last != Section::Upper {
                vec![self.add_match(last, pairs[0])]
            } else {
                self.add_round(Section::Upper, rounds.len() + 1, pairs)
            };
            sources = matches.iter().copied().map(Source::Winner).collect();
            rounds.push(matches);
        }
        rounds
    }

    /// Adds the rounds of players with one lost match. Returns the source of the player who reaches the final from
    /// these rounds.
    fn add_lower_rounds(&mut self, upper: &[Vec<MatchId>]) -> Source {
        let mut survivors: Vec<Source> = losers(&upper[0]);
        let mut round = 0;
        let mut play = |builder: &mut Self, pairs: Vec<[Source; 2]>| {
            round += 1;
            builder.add_round(Section::Lower, round, pairs).into_iter().map(Source::Winner).collect::<Vec<_>>()
        };
        for (index, above) in upper.iter().enumerate().skip(1) {
            // The losers of the first upper round meet each other. After that, survivors meet each other, then the
            // losers of the next upper round.
            survivors = play(self, pair_neighbours(&survivors));
            let dropping = reorder(losers(above), index + 1);
            survivors = play(self, dropping.into_iter().zip(survivors).map(<[Source; 2]>::from).collect());
        }
        survivors[0]
    }
}

/// Groups neighbours into pairs.
fn pair_neighbours(sources: &[Source]) -> Vec<[Source; 2]> {
    sources.chunks_exact(2).map(|pair| [pair[0], pair[1]]).collect()
}

fn losers(matches: &[MatchId]) -> Vec<Source> {
    matches.iter().copied().map(Source::Loser).collect()
}

/// The losers of an upper round in the order in which they meet the survivors below. To delay rematches, the order is
/// reversed after even rounds, and the halves are exchanged after odd ones.
fn reorder(mut losers: Vec<Source>, round: usize) -> Vec<Source> {
    if round.is_multiple_of(2) {
        losers.reverse();
    } else {
        let half = losers.len() / 2;
        losers.rotate_left(half);
    }
    losers
}

impl Bracket {
    /// Builds the bracket of an elimination.
    ///
    /// # Errors
    /// With fewer than 2 or more than [`MAX_ENTRANTS`] entrants.
    pub fn new(entrants: usize, elimination: Elimination) -> Result<Self, BracketError> {
        if !(2..=MAX_ENTRANTS).contains(&entrants) {
            return Err(BracketError::Entrants);
        }
        let mut builder = Builder { fixtures: Vec::new() };
        match elimination {
            Elimination::Single { third_place } => {
                let rounds = builder.add_upper_rounds(entrants, Section::Final);
                if let (true, [.., semifinals, _]) = (third_place, rounds.as_slice()) {
                    builder.add_match(Section::Third, [Source::Loser(semifinals[0]), Source::Loser(semifinals[1])]);
                }
            }
            Elimination::Double { second_final } => {
                let rounds = builder.add_upper_rounds(entrants, Section::Upper);
                let unbeaten = Source::Winner(rounds[rounds.len() - 1][0]);
                let survivor = builder.add_lower_rounds(&rounds);
                let first = builder.add_match(Section::Final, [unbeaten, survivor]);
                if second_final {
                    builder.add_match(Section::SecondFinal, [Source::Loser(first), Source::Winner(first)]);
                }
            }
        }
        Ok(Self { elimination, entrants, fixtures: builder.fixtures })
    }
}
