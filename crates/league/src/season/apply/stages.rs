//! Log lines about seeding, stages and rounds.

use std::collections::BTreeSet;

use crate::event::{Key, Pairing, RoundPublished, Ruling, Scope, SeedingOrder, Verdict};
use crate::ids::{EntrantId, Group, Seat};
use crate::rules::Format;
use crate::season::matches::{Extension, Match};
use crate::season::misfit::LogError;
use crate::season::stage::{Division, Round, Stage};
use crate::season::state::{Season, SeasonState};

impl Season {
    pub(super) fn set_seeding(&mut self, seeded: &SeedingOrder) -> Result<(), LogError> {
        self.check_players(seeded.divisions.iter().flatten())?;
        self.seeding.clone_from(&seeded.divisions);
        Ok(())
    }

    pub(super) fn begin_stage(
        &mut self,
        stage: usize,
        divisions: &[Vec<EntrantId>],
        keys: &[Key],
    ) -> Result<(), LogError> {
        self.check_players(divisions.iter().flatten())?;
        let before_is_over = self.stages.iter().all(|stage| stage.ended);
        let begins = stage == self.stages.len() && before_is_over && self.presses.is_some();
        if !begins || divisions.is_empty() || stage >= self.rules.stages.len() {
            return Err(LogError::Group(Group { stage, division: 0 }));
        }
        let division =
            |places: &Vec<_>| Division { places: places.clone(), began_with: places.len(), ..Division::default() };
        let divisions = divisions.iter().map(division).collect();
        self.stages.push(Stage { divisions, keys: keys.to_vec(), ended: false });
        self.state = SeasonState::Running;
        Ok(())
    }

    pub(super) fn end_stage(&mut self, stage: usize) -> Result<(), LogError> {
        let group = Group { stage, division: 0 };
        if self.current_stage() != Some(stage) {
            return Err(LogError::Group(group));
        }
        self.stages.get_mut(stage).ok_or(LogError::Group(group))?.ended = true;
        Ok(())
    }

    pub(super) fn sit_out(&mut self, entrant: EntrantId, group: Group, round: u32) -> Result<(), LogError> {
        self.division_mut(group)?;
        self.entrant_mut(entrant)?.sits_out.insert((group, round));
        Ok(())
    }

    pub(super) fn add_match(&mut self, pairing: &Pairing, made: NewMatch) -> Result<(), LogError> {
        for player in pairing.players {
            self.entrant_mut(player)?;
        }
        if pairing.players[0] == pairing.players[1] || self.matches.contains_key(&pairing.id) {
            return Err(LogError::Match(pairing.id));
        }
        let ruling = pairing.walkover.map(|winner| Ruling {
            match_id: pairing.id,
            verdict: Verdict::Walkover { winner },
            scope: Scope::Rest,
            reason: None,
        });
        let persons = pairing.players.map(|player| self.entrants.get(&player).map_or(1, |entrant| entrant.person));
        let mut of = Match {
            id: pairing.id,
            group: made.group,
            round: made.round,
            slot: pairing.slot,
            players: pairing.players,
            persons,
            advances: None,
            factions: pairing.factions.clone(),
            steps: Vec::new(),
            stepped_ms: made.at_ms,
            published_ms: made.at_ms,
            deadline_ms: made.deadline_ms,
            ready: [false, false],
            begun_ms: None,
            games: std::collections::BTreeMap::new(),
            reported: false,
            report: None,
            extension: Extension::default(),
            queued: None,
            call: None,
            ruling,
            kept: false,
            struck: false,
            last_game_ms: None,
        };
        of.advances = self.better_seed(&of);
        self.matches.insert(pairing.id, of);
        Ok(())
    }

    /// The seat of the better seed of a bracket match; `None` in other formats.
    pub(super) fn better_seed(&self, of: &Match) -> Option<Seat> {
        let bracket = self.format(of.group.stage).is_some_and(Format::eliminates);
        let places = &self.division(of.group).filter(|_| bracket)?.places;
        let place = |seat: Seat| places.iter().position(|&entrant| entrant == of.players[seat.index()]);
        Some(if place(Seat::Second) < place(Seat::First) { Seat::Second } else { Seat::First })
    }

    pub(super) fn publish_round(&mut self, at_ms: i64, published: &RoundPublished) -> Result<(), LogError> {
        let group = published.group;
        let open = self.current_stage() == Some(group.stage);
        let division = self.division_mut(group)?;
        if published.round != division.next_round() || !open {
            return Err(LogError::Group(group));
        }
        let places: BTreeSet<_> = division.places.iter().copied().collect();
        let mut seen = BTreeSet::new();
        let paired = published.pairs.iter().flat_map(|pair| pair.players);
        let absent = published.absent.iter().map(|absence| absence.entrant);
        for entrant in paired.chain(published.bye).chain(absent) {
            if !places.contains(&entrant) || !seen.insert(entrant) {
                return Err(LogError::Entrant(entrant));
            }
        }
        division.rounds.push(Round {
            matches: published.pairs.iter().map(|pair| pair.id).collect(),
            bye: published.bye,
            absent: published.absent.clone(),
            published_ms: at_ms,
            deadline_ms: published.deadline_ms,
            keys: published.keys.clone(),
            exchanged: published.exchanged.clone(),
            rematches: published.rematches,
        });
        let made = NewMatch { group, round: published.round, at_ms, deadline_ms: published.deadline_ms };
        published.pairs.iter().try_for_each(|pair| self.add_match(pair, made))
    }

    pub(super) fn place_entrant(&mut self, entrant: EntrantId, group: Group, place: usize) -> Result<(), LogError> {
        let taken = self.division(group).is_none_or(|division| division.places.contains(&entrant));
        if taken || !self.entrant_mut(entrant)?.is_taking_part() {
            return Err(LogError::Entrant(entrant));
        }
        let division = self.division_mut(group)?;
        division.places.insert(place.min(division.places.len()), entrant);
        Ok(())
    }

    pub(super) fn take_place(&mut self, entrant: EntrantId, former: EntrantId) -> Result<(), LogError> {
        let stage = self.current_stage().ok_or(LogError::State)?;
        if !self.entrant_mut(entrant)?.is_taking_part() || self.entrant_mut(former)?.is_taking_part() {
            return Err(LogError::Entrant(entrant));
        }
        let divisions = &mut self.stages.get_mut(stage).ok_or(LogError::State)?.divisions;
        if divisions.iter().any(|division| division.places.contains(&entrant)) {
            return Err(LogError::Entrant(entrant));
        }
        for division in divisions.iter_mut() {
            division.struck.remove(&former);
            for place in division.places.iter_mut().filter(|place| **place == former) {
                *place = entrant;
            }
            for round in &mut division.rounds {
                round.bye = round.bye.map(|bye| if bye == former { entrant } else { bye });
                round.absent.iter_mut().filter(|gone| gone.entrant == former).for_each(|gone| gone.entrant = entrant);
            }
        }
        for the_match in self.matches.values_mut().filter(|the_match| the_match.group.stage == stage) {
            if let Some(seat) = the_match.seat_of(former) {
                the_match.players[seat.index()] = entrant;
                the_match.persons[seat.index()] = 1;
                the_match.struck = false;
                the_match.ruling = None;
            }
        }
        Ok(())
    }

    pub(super) fn strike(&mut self, entrant: EntrantId, group: Group) -> Result<(), LogError> {
        let division = self.division_mut(group)?;
        if !division.places.contains(&entrant) || !division.struck.insert(entrant) {
            return Err(LogError::Entrant(entrant));
        }
        let matches = self.matches.values_mut().filter(|of| of.group == group && of.seat_of(entrant).is_some());
        matches.for_each(|of| of.struck = true);
        Ok(())
    }

    pub(super) fn move_seed(&mut self, entrant: EntrantId, division: usize, place: usize) -> Result<(), LogError> {
        if division >= self.seeding.len() || !self.stages.is_empty() {
            return Err(LogError::State);
        }
        let before = self.seeding.iter().flatten().filter(|&&other| other == entrant).count();
        if before != 1 {
            return Err(LogError::Entrant(entrant));
        }
        self.seeding.iter_mut().for_each(|places| places.retain(|&other| other != entrant));
        let places = &mut self.seeding[division];
        places.insert(place.min(places.len()), entrant);
        Ok(())
    }

    /// Checks that an order contains only players, each of them exactly once.
    fn check_players<'a>(&self, places: impl Iterator<Item = &'a EntrantId>) -> Result<(), LogError> {
        let mut seen = BTreeSet::new();
        for &entrant in places {
            let known = self.entrants.contains_key(&entrant);
            if !known || !seen.insert(entrant) {
                return Err(LogError::Entrant(entrant));
            }
        }
        Ok(())
    }
}

/// The data of a new match.
#[derive(Clone, Copy)]
pub(super) struct NewMatch {
    /// Stage and division.
    pub group: Group,
    /// The round, from 1; 0 on a ladder.
    pub round: u32,
    pub at_ms: i64,
    /// The deadline, in Unix milliseconds.
    pub deadline_ms: i64,
}
