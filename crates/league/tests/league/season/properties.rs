//! Properties that every season satisfies after any commands.

use std::collections::BTreeMap;

use proptest::prelude::*;
use sztab_league::decide::{Command, Requester};
use sztab_league::event::{Cause, Event, EventKind, RoundPublished, Scope, SeatFacts, SessionFacts, Verdict};
use sztab_league::export::{export, import};
use sztab_league::ids::{ChallengeId, EntrantId, Group, MatchId, OrganiserId, Seat, TextId};
use sztab_league::record::PartKind;
use sztab_league::rules::{
    AbsenceRules, FactionMode, Format, LatePolicy, MatchKind, NextRound, OfflineGames, Preset, Rules, Scoring, Step,
};
use sztab_league::season::{Log, Season, events_in_force};
use sztab_league::verify::verify;

use super::league::{GUEST, JUDGE, League, ORGANISER, REASON, player, rules, whitelist};
use sztab_league::engine::{BracketTask, Standard};

/// Random bytes from which the choices of a step are derived.
type Dice = [u8; 4];

fn random_rules(dice: Dice) -> Rules {
    let presets =
        [Preset::Swiss, Preset::Flamberg, Preset::Divisions, Preset::Championship, Preset::Ladder, Preset::Cup];
    let mut rules = rules(presets[usize::from(dice[0]) % presets.len()]);
    if rules.preset == Preset::Divisions {
        rules.stages[0].divisions.clear();
        rules.promotion = None;
    }
    if dice[0] & 64 != 0 {
        rules.matches.kind = MatchKind::BestOfThree;
        rules.matches.scoring = Scoring::BuiltIn("3/1/0".to_owned());
    }
    rules.absences = AbsenceRules { allowed: u32::from(dice[1] % 3), points: sztab_league::record::Points(100) };
    rules.entry.approval = dice[1] & 16 != 0;
    rules.entry.most_players = if dice[1] & 32 != 0 { 6 } else { 256 };
    rules.factions.once = dice[1] & 64 != 0;
    rules.factions.mode = match dice[2] % 4 {
        0 => FactionMode::Free,
        1 => FactionMode::Random,
        2 => FactionMode::Pool { size: 2, steps: Step::for_pools() },
        _ => FactionMode::Draft { steps: Step::for_draft() },
    };
    rules.times.late = [LatePolicy::Judge, LatePolicy::Draw, LatePolicy::Proposal][usize::from(dice[3] % 3)];
    rules.matches.table_games = if dice[3] & 8 != 0 { OfflineGames::Rated } else { OfflineGames::No };
    rules.calendar.next_round = if dice[3] & 16 != 0 { NextRound::ByCalendar } else { NextRound::WhenClosed };
    rules
}

struct Choice {
    entrant: EntrantId,
    other: EntrantId,
    match_id: MatchId,
    seat: Seat,
    group: Group,
    round: u32,
    number: u32,
}

impl Choice {
    fn from_dice(season: &Season, [_, b, c, d]: Dice) -> Self {
        let among = |die: u8, count: usize| u32::from(die) % (u32::try_from(count).unwrap() + 1) + 1;
        let stage = season.stages.len().saturating_sub(1);
        let group = Group { stage, division: 0 };
        Self {
            entrant: EntrantId(among(b, season.entrants.len())),
            other: EntrantId(among(d, season.entrants.len())),
            match_id: MatchId(among(c, season.matches.len())),
            seat: if d.is_multiple_of(2) { Seat::First } else { Seat::Second },
            group,
            round: among(c, season.division(group).map_or(0, |division| division.rounds.len())) + u32::from(d % 3),
            number: u32::from(b % 8),
        }
    }

    fn verdict(&self) -> Verdict {
        match self.number % 4 {
            0 => Verdict::Win { winner: self.seat, hq: [6, 6] },
            1 => Verdict::Draw { hq: [5, 5] },
            2 => Verdict::Walkover { winner: self.seat },
            _ => Verdict::BothLose,
        }
    }

    fn winner(&self) -> Option<Seat> {
        (self.number > 1).then_some(self.seat)
    }

    fn match_player(&self, season: &Season) -> Requester {
        season.matches.get(&self.match_id).map_or(GUEST, |of| player(of.players[self.seat.index()]))
    }
}

/// A step that advances the season.
fn progress_step(league: &mut League, dice: Dice) -> (Requester, Command) {
    let season = league.season();
    let choice = Choice::from_dice(season, dice);
    let open: Vec<_> = season.open_matches().map(|of| (of.id, of.open_games(season.match_kind()))).collect();
    if let Some((of, games)) = open.get(usize::from(dice[2]) % open.len().max(1))
        && let Some(&game) = games.first()
        && !dice[1].is_multiple_of(8)
    {
        return (Requester::Program, Command::EndGame(league.game(of.0, game, choice.winner())));
    }
    if let Ok(preview) = league.preview_of(choice.group) {
        return (ORGANISER, Command::Publish(Box::new(preview.round)));
    }
    (ORGANISER, if dice[3].is_multiple_of(4) { Command::EndStage } else { Command::BeginStage })
}

fn entry_step(league: &mut League, dice: Dice) -> (Requester, Command) {
    let choice = Choice::from_dice(league.season(), dice);
    let entrant = choice.entrant;
    let give_up = dice[3].is_multiple_of(2);
    match dice[0] / 8 % 12 {
        0 => (GUEST, league.enter_command()),
        1 => (ORGANISER, Command::Approve { entrant, seed: Some(usize::from(dice[3] % 9)) }),
        2 => (ORGANISER, Command::Refuse(entrant)),
        3 => (player(entrant), Command::Leave { give_up }),
        4 => (ORGANISER, Command::Remove { entrant, give_up, reason: REASON }),
        5 => (JUDGE, Command::Substitute { entrant, reason: REASON }),
        6 => (player(entrant), Command::DeclarePool(whitelist()[usize::from(dice[3] % 3)..][..2].to_vec())),
        7 => (ORGANISER, Command::KeepApart { one: entrant, other: choice.other }),
        8 => (player(entrant), Command::SitOut { entrant, group: choice.group, round: choice.round }),
        9 => (ORGANISER, Command::SitIn { entrant, group: choice.group, round: choice.round }),
        10 => (player(entrant), Command::Challenge { to: choice.other }),
        _ => {
            let challenge = ChallengeId(1 + u32::from(dice[2] % 8));
            let to = league.season().challenges.get(&challenge).map_or(entrant, |found| found.to);
            (player(to), Command::AnswerChallenge { challenge, accept: give_up })
        }
    }
}

fn match_step(league: &mut League, dice: Dice) -> (Requester, Command) {
    let season = league.season();
    let choice = Choice::from_dice(season, dice);
    let match_id = choice.match_id;
    let asker = choice.match_player(season);
    let days = choice.number;
    let yes = dice[1].is_multiple_of(2);
    match dice[0] / 8 % 12 {
        0 | 1 => (if days == 0 { Requester::Program } else { asker }, Command::Begin(match_id)),
        2 => (asker, Command::GiveUp(match_id)),
        3 => {
            let found = season.matches.get(&match_id);
            let factions = found.map(|found| season.factions_to_name(found)).unwrap_or_default();
            let faction = factions.get(usize::from(dice[1]) % factions.len().max(1)).cloned();
            (if days == 0 { Requester::Program } else { asker }, Command::NameFaction { match_id, faction })
        }
        4 => (
            asker,
            Command::Report((1..=1 + days % 3).map(|game| league.game(match_id.0, game, choice.winner())).collect()),
        ),
        5 => (asker, Command::AnswerReport { match_id, right: yes }),
        6 => (asker, Command::AskExtension { match_id, days }),
        7 => (asker, Command::AnswerExtension { match_id, agree: yes }),
        8 => (asker, Command::Protest { match_id, text: TextId(1) }),
        9 => (JUDGE, Command::Judge { match_id, text: TextId(2) }),
        10 => (asker, Command::Object(match_id)),
        _ => (JUDGE, Command::Extend { match_id, days }),
    }
}

/// An action of organisers, judges or the clock.
fn organiser_step(league: &mut League, dice: Dice) -> (Requester, Command) {
    let choice = Choice::from_dice(league.season(), dice);
    let match_id = choice.match_id;
    match dice[0] / 8 % 10 {
        0..=2 => {
            let scope = if dice[3] & 2 == 0 { Scope::Rest } else { Scope::Whole };
            (JUDGE, Command::Rule { match_id, verdict: choice.verdict(), scope, reason: REASON })
        }
        3..=5 => {
            let line = u64::from(dice[2]) % (league.log.seq() + 1);
            (JUDGE, Command::Void { line: league.log.seq() - line.min(league.log.seq()), reason: REASON })
        }
        6 => {
            let cause = [Cause::Deadline, Cause::Unconfirmed, Cause::Closed][usize::from(dice[1] % 3)];
            let acted = |acted| SeatFacts { acted, ..SeatFacts::default() };
            let facts = SessionFacts { seats: [acted(dice[3] & 4 != 0), acted(dice[3] & 8 != 0)], tiles_left: 3 };
            (Requester::Program, Command::Queue { match_id, cause, facts })
        }
        7 => (
            if dice[1].is_multiple_of(2) { JUDGE } else { Requester::Program },
            Command::AcceptProposal { match_id, reason: None },
        ),
        8 => (ORGANISER, if dice[1].is_multiple_of(2) { Command::Pause } else { Command::Resume }),
        _ => (ORGANISER, Command::NameJudge(OrganiserId(2))),
    }
}

/// Runs a season on random steps; [`League::asks`] checks that every decision fits.
fn run(setting: Dice, players: u32, steps: &[Dice]) -> League {
    let mut league = League::open(random_rules(setting));
    for entrant in 1..=players {
        league.enter_player();
        if league.season().rules.entry.approval {
            league.execute(ORGANISER, Command::Approve { entrant: EntrantId(entrant), seed: None });
        }
    }
    let seeded = league.season().players();
    league.begin(vec![seeded]);
    for &dice in steps {
        league.now_ms += i64::from(dice[3]) * 600_000;
        let (asker, command) = match dice[0] % 8 {
            0..=3 => progress_step(&mut league, dice),
            4 => entry_step(&mut league, dice),
            5 | 6 => match_step(&mut league, dice),
            _ => organiser_step(&mut league, dice),
        };
        // A refusal is a valid outcome too.
        let _ = league.try_execute(asker, command);
        let _ = league.season().due_actions(league.now_ms);
    }
    league
}

/// The log without voided lines, renumbered.
fn without_voids(events: &[Event]) -> Vec<Event> {
    (1..).zip(events_in_force(events)).map(|(seq, event)| Event { seq, ..event.clone() }).collect()
}

fn rounds(log: &Log) -> impl Iterator<Item = (Season, &RoundPublished)> {
    (0_usize..).zip(log.events()).filter_map(|(at, event)| match &event.kind {
        EventKind::RoundPublished(round) => Some((Season::from_events(&log.events()[..at]).unwrap(), &**round)),
        _ => None,
    })
}

fn steps() -> impl Strategy<Value = Vec<Dice>> {
    prop::collection::vec(any::<Dice>(), 0..90)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_player_is_paired_or_has_the_bye_or_is_absent(setting: Dice, players in 2..12_u32, steps in steps()) {
        let league = run(setting, players, &steps);
        for (before, round) in rounds(&league.log) {
            if before.format(round.group.stage).is_some_and(Format::eliminates) {
                continue;
            }
            let paired = round.pairs.iter().flat_map(|pair| pair.players);
            let absent = round.absent.iter().map(|absence| absence.entrant);
            let mut named: Vec<_> = paired.chain(round.bye).chain(absent).collect();
            named.sort_unstable();
            let mut places = before.division(round.group).unwrap().places.clone();
            places.sort_unstable();
            prop_assert_eq!(named, places);
        }
    }

    #[test]
    fn players_who_left_or_sit_out_are_not_paired(setting: Dice, players in 2..12_u32, steps in steps()) {
        let league = run(setting, players, &steps);
        for (before, round) in rounds(&league.log) {
            for pair in round.pairs.iter().filter(|pair| pair.walkover.is_none()) {
                prop_assert!(pair.players.iter().all(|&entrant| before.is_present(entrant, round.group, round.round)));
            }
        }
    }

    #[test]
    fn swiss_pairs_never_meet_twice(setting: Dice, players in 2..12_u32, steps in steps()) {
        let league = run(setting, players, &steps);
        for (before, round) in rounds(&league.log) {
            if !matches!(before.format(round.group.stage), Some(Format::Swiss { .. })) {
                continue;
            }
            let record = before.stage_record(round.group, &Standard);
            for pair in &round.pairs {
                let places = pair.players.map(|entrant| record.place_of(entrant).unwrap());
                let met = record.record.players[places[0].0].iter().any(|part| matches!(
                    part.kind,
                    PartKind::Played { opponent, .. } if opponent == places[1]
                ));
                prop_assert!(!met);
            }
        }
    }

    #[test]
    fn byes_are_not_repeated_or_given_after_an_unplayed_win(setting: Dice, players in 2..12_u32, steps in steps()) {
        let league = run(setting, players, &steps);
        for (before, round) in rounds(&league.log) {
            let Some(bye) = round.bye.filter(|_| matches!(before.format(round.group.stage), Some(Format::Swiss { .. })))
            else {
                continue;
            };
            let record = before.stage_record(round.group, &Standard);
            let parts = &record.record.players[record.place_of(bye).unwrap().0];
            let without_play = parts.iter().any(|part| matches!(
                part.kind,
                PartKind::Bye | PartKind::Walkover { won: true, .. }
            ));
            prop_assert!(!without_play);
        }
    }

    #[test]
    fn each_pair_of_a_round_robin_meets_once_in_a_cycle(setting: Dice, players in 2..12_u32, steps in steps()) {
        let league = run(setting, players, &steps);
        let mut met = BTreeMap::new();
        for (before, round) in rounds(&league.log) {
            let Some(Format::RoundRobin { double }) = before.format(round.group.stage) else { continue };
            for pair in &round.pairs {
                let places = &before.division(round.group).unwrap().places;
                let mut at = pair.players.map(|player| places.iter().position(|&other| other == player).unwrap());
                at.sort_unstable();
                let times = met.entry((round.group, at)).or_insert(0);
                *times += 1;
                let most = if *double { 2 } else { 1 };
                prop_assert!(*times <= most);
            }
        }
    }

    #[test]
    fn unstarted_bracket_matches_have_their_right_players(
        setting: Dice,
        players in 2..12_u32,
        steps in steps(),
    ) {
        // A cup, as its preset is the last of the six.
        let league = run([setting[0] % 64 / 6 * 6 + 5, setting[1], setting[2], setting[3]], players, &steps);
        let season = league.season();
        let Some(group) = season.current_stage().map(|stage| Group { stage, division: 0 }) else { return Ok(()) };
        let (Some(format), Some(division)) = (season.format(group.stage), season.division(group)) else { return Ok(()) };
        let winners = season.winners(group);
        let task = BracketTask { format, players: division.places.len(), winners: &winners };
        for tie in Standard.bracket_ties(&task) {
            let published = season.matches.values().find(|of| of.group == group && of.slot == Some(tie.slot));
            let Some(of) = published.filter(|of| !of.has_begun() && !of.kept && of.queued.is_none()) else { continue };
            let mut right: Vec<_> = tie.players.iter().flatten().map(|place| division.places[place.0]).collect();
            let mut found = of.players.to_vec();
            right.sort_unstable();
            found.sort_unstable();
            prop_assert_eq!(found, right);
        }
    }

    #[test]
    fn voided_lines_have_no_effect(setting: Dice, players in 2..12_u32, steps in steps()) {
        let league = run(setting, players, &steps);
        let without = without_voids(league.log.events());
        let folded = Season::from_events(&without);
        prop_assert_eq!(folded.as_ref(), Ok(league.season()));
    }

    #[test]
    fn every_log_survives_export_and_passes_all_checks(
        setting: Dice,
        players in 2..12_u32,
        steps in steps(),
    ) {
        let league = run(setting, players, &steps);
        let read = import(&export(&league.log)).unwrap();
        prop_assert_eq!(&read, &league.log);
        let checks = verify(&read, &Standard).unwrap();
        prop_assert!(checks.iter().all(|check| check.right != Some(false)), "{:?}", checks);
    }

    #[test]
    fn the_order_in_which_games_end_changes_nothing(players in 4..12_u32, order in any::<u64>()) {
        let mut one = League::running(rules(Preset::Swiss), players);
        let mut other = League::running(rules(Preset::Swiss), players);
        for round in 0..2 {
            one.publish();
            other.publish();
            let open: Vec<_> = one.season().open_matches().map(|of| of.id.0).collect();
            let mut mixed = open.clone();
            mixed.sort_by_key(|&of| ((u64::from(of) * 2_654_435_761) ^ order).rotate_left(of + round));
            let winner = |of: u32| if order >> (of % 60) & 1 == 0 { Seat::First } else { Seat::Second };
            open.into_iter().for_each(|of| one.win_match(of, winner(of)));
            mixed.into_iter().for_each(|of| other.win_match(of, winner(of)));
        }
        prop_assert_eq!(one.season(), other.season());
    }

    #[test]
    fn logs_with_missing_or_repeated_lines_are_rejected_without_a_panic(
        setting: Dice,
        players in 2..8_u32,
        steps in steps(),
        edits in prop::collection::vec(any::<(u16, bool)>(), 1..6),
    ) {
        let league = run(setting, players, &steps);
        let mut events = league.log.events().to_vec();
        for (at, repeat) in edits {
            let at = usize::from(at) % events.len();
            if repeat {
                events.push(events[at].clone());
            } else if at > 0 {
                events.remove(at);
            }
        }
        let mut last_ms = i64::MIN;
        for (seq, event) in (1..).zip(&mut events) {
            event.seq = seq;
            event.at_ms = event.at_ms.max(last_ms);
            last_ms = event.at_ms;
        }
        if let Ok(log) = Log::from_events(events) {
            let _ = verify(&log, &Standard);
            let _ = log.season().due_actions(0);
            let _ = log.season().final_order(&Standard, 0);
        }
    }
}
