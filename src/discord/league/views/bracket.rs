//! A bracket in parts: eight entrants at a time, then the last rounds; in double elimination, followed by the lower
//! bracket and the finals.

use std::collections::BTreeMap;

use sztab_game::Language;
use sztab_league::bracket::{
    Bracket, Elimination, Entrant, Fixture, MatchId, MatchState, ResolvedMatch, Section, Side, StartedMatch,
};
use sztab_league::ids::{Group, Seat};
use sztab_league::rules::Format;
use sztab_league::season::{Match, Outcome, Season};
use sztab_pictures::league::{self, Column, EntrantName, Heading, Pair, State};
use sztab_referee::league::SeasonRecord;
use sztab_words::word;

use crate::discord::league::ask::row_name;
use crate::discord::league::words;

use super::reader::{Reader, name_in_group};
use super::round::{match_state, to_winner};

/// Maximum number of entrants for parts of normal width.
const MAX_NORMAL_WIDTH_ENTRANTS: usize = 64;

pub fn bracket_group(record: &SeasonRecord) -> Option<Group> {
    let season = record.log.season();
    let stage = (0..season.stages.len()).rev().find(|&stage| season.format(stage).is_some_and(Format::eliminates))?;
    Some(Group { stage, division: 0 })
}

pub struct BracketView<'a> {
    record: &'a SeasonRecord,
    group: Group,
    bracket: Bracket,
    resolved: Vec<ResolvedMatch>,
    /// The match in each slot, keyed by fixture index.
    matches: BTreeMap<usize, &'a Match>,
    parts: Vec<Vec<Vec<usize>>>,
}

impl<'a> BracketView<'a> {
    /// The bracket of a division; `None` if the division has none.
    pub fn for_group(record: &'a SeasonRecord, group: Group) -> Option<Self> {
        let season = record.log.season();
        let elimination = season.format(group.stage)?.elimination()?;
        let bracket = Bracket::new(season.division(group)?.places.len(), elimination).ok()?;
        let of_group = season.matches.values().filter(|of| of.group == group);
        let slot = |of: &Match| usize::try_from(of.slot?).ok()?.checked_sub(1);
        let matches: BTreeMap<usize, &Match> = of_group.filter_map(|of| Some((slot(of)?, of))).collect();
        let begun = matches.iter().filter_map(|(&index, of)| Some((MatchId(index), match_input(season, group, of)?)));
        let resolved = bracket.resolve(&begun.collect()).ok()?;
        let parts = split_into_parts(&bracket, &resolved);
        Some(Self { record, group, bracket, resolved, matches, parts })
    }

    pub fn part_count(&self) -> usize {
        self.parts.len()
    }

    /// The index of the first part with an unfinished match; the last part if all matches are finished.
    pub fn current_part(&self) -> usize {
        let is_open = |part: &Vec<Vec<usize>>| part.iter().flatten().any(|&index| self.is_open(index));
        self.parts.iter().position(is_open).unwrap_or(self.parts.len().saturating_sub(1))
    }

    fn is_open(&self, index: usize) -> bool {
        let is_over = |state| matches!(state, MatchState::Over { .. } | MatchState::Bye(_) | MatchState::Empty);
        self.resolved.get(index).is_some_and(|resolved| !is_over(resolved.state))
    }

    /// The name of a part: its first round, with a number if several parts begin with the same round.
    pub fn name(&self, part: usize, language: Language) -> String {
        let first = |part: usize| self.parts.get(part).and_then(|part| part.first()?.first().copied());
        let title = |part| first(part).map(|index| self.title(index, language)).unwrap_or_default();
        let alike: Vec<usize> = (0..self.parts.len()).filter(|&other| title(other) == title(part)).collect();
        let at = alike.iter().position(|&other| other == part).filter(|_| alike.len() > 1);
        at.map_or_else(|| title(part), |at| format!("{} · {}/{}", title(part), at + 1, alike.len()))
    }

    pub fn part_picture(&self, part: usize, reader: &Reader) -> league::Bracket {
        let language = reader.theme.language;
        let columns = self.parts.get(part).map_or(&[][..], Vec::as_slice);
        let column = |indices: &Vec<usize>| Column {
            title: indices.first().map(|&index| self.title(index, language)).unwrap_or_default(),
            pairs: indices.iter().filter_map(|&index| self.match_view(index, language)).collect(),
        };
        let is_last = part + 1 == self.parts.len();
        let third = self.index_of(Section::Third).filter(|_| is_last);
        let note = if self.parts.len() > 1 { format!("{}/{}", part + 1, self.parts.len()) } else { String::new() };
        league::Bracket {
            colours: reader.theme.colours,
            heading: Heading { title: row_name(&self.record.row, language), note },
            columns: columns.iter().map(column).collect(),
            champion: self
                .champion()
                .filter(|_| is_last)
                .map(|champion| {
                    let name = self.side_label(Side::Known(champion), language);
                    (word(language, "season-view-champion"), name)
                })
                .and_then(|(label, who)| match who {
                    EntrantName::Player(name) => Some((label, name)),
                    EntrantName::Words(_) => None,
                }),
            third: third.map(|index| column(&vec![index])),
        }
    }

    fn index_of(&self, section: Section) -> Option<usize> {
        self.bracket.fixtures().iter().position(|fixture| fixture.section == section)
    }

    fn champion(&self) -> Option<Entrant> {
        let of = |section| self.index_of(section).and_then(|index| self.resolved.get(index));
        let second = of(Section::SecondFinal).filter(|second| second.state != MatchState::Empty);
        match second.or_else(|| of(Section::Final))?.state {
            MatchState::Over { winner, .. } | MatchState::Bye(winner) => Some(winner),
            MatchState::Waiting | MatchState::Ready | MatchState::Begun | MatchState::Empty | MatchState::Conflict => {
                None
            }
        }
    }

    fn title(&self, index: usize, language: Language) -> String {
        let season = self.record.log.season();
        let slot = u32::try_from(index + 1).unwrap_or(u32::MAX);
        let named = season
            .format(self.group.stage)
            .and_then(|format| words::bracket_match_name(format, self.bracket.entrants(), slot, language));
        named.unwrap_or_default()
    }

    fn match_view(&self, index: usize, language: Language) -> Option<Pair> {
        let season = self.record.log.season();
        let resolved = self.resolved.get(index)?;
        let of = self.matches.get(&index);
        let sides = resolved.sides;
        let outcome = of.and_then(|of| of.outcome(season.match_kind()));
        // A match lists the player who goes first in front, a bracket the upper side.
        let seat_of = |side: Side| {
            let Side::Known(entrant) = side else { return None };
            of?.seat_of(*season.division(self.group)?.places.get(entrant.0)?)
        };
        let entrant = |side: Side| league::Entrant {
            who: self.side_label(side, language),
            score: seat_of(side)
                .zip(outcome.as_ref())
                .map_or_else(String::new, |(seat, outcome)| score_text(season, outcome, seat, language)),
        };
        let won = outcome.as_ref().and_then(Outcome::winner);
        let bye = if let MatchState::Bye(on) = resolved.state { Some(sides[0] == Side::Known(on)) } else { None };
        let upper_has_won = won.map(|won| seat_of(sides[0]) == Some(won)).or(bye);
        let is_over = matches!(resolved.state, MatchState::Bye(_) | MatchState::Empty);
        Some(Pair {
            entrants: sides.map(entrant),
            state: match of {
                Some(of) => match_state(of.status(season.match_kind())),
                None if is_over => State::Closed,
                None => State::Waiting,
            },
            winner: upper_has_won.map(|upper| to_winner(if upper { Seat::First } else { Seat::Second })),
        })
    }

    fn side_label(&self, side: Side, language: Language) -> EntrantName {
        let season = self.record.log.season();
        let places = season.division(self.group).map_or(&[][..], |division| &division.places);
        match side {
            Side::Known(entrant) => match places.get(entrant.0) {
                Some(&entrant) => EntrantName::Player(name_in_group(self.record, self.group, entrant, language)),
                None => EntrantName::Words(String::new()),
            },
            Side::Bye => EntrantName::Words(word(language, "season-view-no-opponent")),
            Side::Open => EntrantName::Words(word(language, "season-view-open")),
        }
    }
}

/// A match in the form that the bracket expects; `None` for a match that was superseded after a correction.
fn match_input(season: &Season, group: Group, of: &Match) -> Option<StartedMatch> {
    let places = &season.division(group)?.places;
    let entrant = |seat: Seat| places.iter().position(|&place| place == of.players[seat.index()]).map(Entrant);
    let players = [entrant(Seat::First)?, entrant(Seat::Second)?];
    let winner = of.outcome(season.match_kind()).and_then(|outcome| outcome.winner());
    Some(StartedMatch { players, winner: winner.map(|seat| players[seat.index()]), kept: of.kept })
}

/// The text that follows a player's name in a finished match.
fn score_text(season: &Season, outcome: &Outcome, seat: Seat, language: Language) -> String {
    match outcome {
        Outcome::Played { games, .. } => {
            words::points_text(words::match_points(&season.rules.matches, games)[seat.index()], language)
        }
        Outcome::Walkover { winner } if *winner == Some(seat) => "+".to_owned(),
        Outcome::Walkover { .. } => "−".to_owned(),
    }
}

/// The columns of each part, as fixture indices.
fn split_into_parts(bracket: &Bracket, resolved: &[ResolvedMatch]) -> Vec<Vec<Vec<usize>>> {
    let columns = |section: Section| {
        let mut columns: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
        let of_section = |(_, fixture): &(usize, &Fixture)| fixture.section == section;
        for (index, fixture) in bracket.fixtures().iter().enumerate().filter(of_section) {
            if section == Section::SecondFinal
                && resolved.get(index).is_some_and(|last| last.state == MatchState::Empty)
            {
                continue;
            }
            columns.entry(fixture.round).or_default().push(index);
        }
        columns.into_values().collect::<Vec<_>>()
    };
    let finals = || [Section::Final, Section::SecondFinal].into_iter().flat_map(columns);
    let (pairs, width) = if bracket.entrants() > MAX_NORMAL_WIDTH_ENTRANTS { (8, 4) } else { (4, 3) };
    let upper = columns(Section::Upper);
    match bracket.elimination() {
        Elimination::Single { .. } => {
            split_columns(&upper.into_iter().chain(finals()).collect::<Vec<_>>(), pairs, width)
        }
        Elimination::Double { .. } => {
            let lower: Vec<Vec<usize>> = columns(Section::Lower).into_iter().chain(finals()).collect();
            split_columns(&upper, pairs, width).into_iter().chain(split_columns(&lower, pairs, 4)).collect()
        }
    }
}

/// Splits columns into parts with at most `pairs` matches in the first column and at most `width` columns. The last
/// part begins earlier if it would otherwise have fewer columns.
fn split_columns(columns: &[Vec<usize>], pairs: usize, width: usize) -> Vec<Vec<Vec<usize>>> {
    let mut parts = Vec::new();
    let mut start = 0;
    while start < columns.len() {
        let from =
            if start + width > columns.len() && start > 0 { columns.len() - width.min(columns.len()) } else { start };
        let block = &columns[from..columns.len().min(start + width)];
        let count = block.first().map_or(1, |first| first.len().div_ceil(pairs).max(1));
        for part in 0..count {
            let cut = |column: &Vec<usize>| {
                let (first, end) = (part * column.len() / count, (part + 1) * column.len() / count);
                column[first..end].to_vec()
            };
            parts.push(block.iter().map(cut).collect());
        }
        start += width;
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The number of matches in each column of each part.
    fn part_shapes(entrants: usize, elimination: Elimination) -> Vec<Vec<usize>> {
        let bracket = Bracket::new(entrants, elimination).expect("such a bracket exists");
        let resolved = bracket.resolve(&BTreeMap::new()).expect("nothing has been played");
        let parts = split_into_parts(&bracket, &resolved);
        parts.iter().map(|part| part.iter().map(Vec::len).collect()).collect()
    }

    const SINGLE: Elimination = Elimination::Single { third_place: false };

    #[test]
    fn up_to_eight_entrants_fit_one_part_and_finals_come_last() {
        assert_eq!(part_shapes(2, SINGLE), [[1]]);
        assert_eq!(part_shapes(8, SINGLE), [[4, 2, 1]]);
        assert_eq!(part_shapes(16, SINGLE), [[4, 2, 1], [4, 2, 1], [4, 2, 1]]);
        assert_eq!(part_shapes(64, SINGLE), vec![vec![4, 2, 1]; 9]);
    }

    #[test]
    fn every_match_is_in_a_part_and_every_part_fits_a_picture() {
        for entrants in 2..=256 {
            for elimination in [SINGLE, Elimination::Double { second_final: true }] {
                let bracket = Bracket::new(entrants, elimination).expect("such a bracket exists");
                let resolved = bracket.resolve(&BTreeMap::new()).expect("nothing has been played");
                let parts = split_into_parts(&bracket, &resolved);
                let shown: std::collections::BTreeSet<usize> = parts.iter().flatten().flatten().copied().collect();
                assert_eq!(shown.len(), bracket.fixtures().len(), "{entrants} {elimination:?}");
                assert!(parts.iter().all(|part| part.len() <= 4 && part.iter().all(|column| column.len() <= 8)));
            }
        }
    }
}
