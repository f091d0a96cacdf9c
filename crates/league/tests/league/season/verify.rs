//! Detects forgeries of every kind of line that is determined by the rules.

use sztab_league::decide::{Command, Requester};
use sztab_league::event::{Cause, Event, EventKind, Scope, SeatFacts, SessionFacts, Verdict};
use sztab_league::ids::{ChallengeId, EntrantId, MatchId, Seat};
use sztab_league::rules::{FactionMode, LatePolicy, MatchKind, OfflineGames, Preset, Rules, Scoring, Step};
use sztab_league::verify::{CheckSubject, verify};

use super::export::{championship, failed_checks, failed_checks_after};
use super::league::{GUEST, JUDGE, League, ORGANISER, REASON, e, player, rules};
use sztab_league::engine::Standard;

/// The season, ended, with the seed revealed and no faults.
fn end_season(mut league: League) -> League {
    league.execute(ORGANISER, Command::End);
    assert_eq!(failed_checks(&verify(&league.log, &Standard).unwrap()), []);
    league
}

/// The faults found after changing the first line that `forge` accepts.
fn faults_of_forgery(league: &League, forge: impl Fn(&mut EventKind) -> bool) -> Vec<CheckSubject> {
    let mut found = failed_checks_after(&league.log, |event: &mut Event| forge(&mut event.kind));
    found.dedup();
    found
}

/// A Swiss season of four players with one round published.
fn first_round(change: impl Fn(&mut Rules)) -> League {
    let mut draft = rules(Preset::Swiss);
    change(&mut draft);
    let mut league = League::running(draft, 4);
    league.publish();
    league
}

fn use_random_factions(rules: &mut Rules) {
    rules.factions.mode = FactionMode::Random;
}

#[test]
fn checks_the_first_player() {
    let mut league = first_round(|rules| {
        rules.matches.kind = MatchKind::BestOfThree;
        rules.matches.scoring = Scoring::BuiltIn("3/1/0".to_owned());
    });
    for of in [1, 2] {
        league.end_game(of, 1, Some(Seat::First));
        league.end_game(of, 2, Some(Seat::Second));
        league.end_game(of, 3, None);
    }
    let league = end_season(league);
    for number in 1..=3 {
        let other = |kind: &mut EventKind| match kind {
            EventKind::GameOver(game) if game.game == number => {
                game.first = game.first.other();
                true
            }
            _ => false,
        };
        assert_eq!(faults_of_forgery(&league, other), [CheckSubject::Firsts], "game {number}");
    }
}

#[test]
fn checks_factions_of_games() {
    let mut league = first_round(use_random_factions);
    league.first_players_win();
    let league = end_season(league);
    let other = |kind: &mut EventKind| match kind {
        EventKind::GameOver(game) => {
            game.factions.reverse();
            true
        }
        _ => false,
    };
    assert_eq!(faults_of_forgery(&league, other), [CheckSubject::Factions]);
}

#[test]
fn checks_match_numbers_of_faction_choices() {
    let league = first_round(|_| {});
    let skipped = |kind: &mut EventKind| match kind {
        EventKind::RoundPublished(round) => {
            round.pairs.iter_mut().for_each(|pair| pair.id.0 += 5);
            true
        }
        _ => false,
    };
    assert_eq!(faults_of_forgery(&league, skipped), [CheckSubject::Pairs]);
}

#[test]
fn checks_byes_absences_and_pairs() {
    let mut league = League::running(rules(Preset::Swiss), 5);
    league.execute(player(e(4)), Command::Leave { give_up: false });
    league.enter_player();
    league.publish();
    let other_absence = |kind: &mut EventKind| match kind {
        EventKind::RoundPublished(round) => {
            round.absent[0].kind = sztab_league::event::AbsenceKind::SitsOut;
            true
        }
        _ => false,
    };
    assert_eq!(faults_of_forgery(&league, other_absence), [CheckSubject::Pairs]);
    let other_bye = |kind: &mut EventKind| match kind {
        EventKind::RoundPublished(round) => {
            std::mem::swap(&mut round.pairs[0].players[0], round.bye.as_mut().unwrap());
            true
        }
        _ => false,
    };
    assert_eq!(faults_of_forgery(&league, other_bye), [CheckSubject::Pairs]);
}

#[test]
fn checks_keys_and_entrants_of_stages_and_seeding() {
    let league = end_season(championship());
    let change = |edit: &dyn Fn(&mut Vec<Vec<EntrantId>>), later: bool| {
        faults_of_forgery(&league, |kind| match kind {
            EventKind::StageBegun { stage, divisions, .. } if (*stage > 0) == later => {
                edit(divisions);
                true
            }
            _ => false,
        })
    };
    let has = |found: Vec<CheckSubject>| found.contains(&CheckSubject::Entrants);
    assert!(has(change(&|divisions| divisions[0].swap(0, 1), false)));
    assert!(has(change(&|divisions| divisions[0].swap(0, 7), true)));
    let without_keys = |kind: &mut EventKind| match kind {
        EventKind::StageBegun { keys, .. } => {
            keys.pop();
            true
        }
        _ => false,
    };
    assert!(faults_of_forgery(&league, without_keys).contains(&CheckSubject::Keys));
    let another_key = |kind: &mut EventKind| match kind {
        EventKind::RoundPublished(round) => {
            round.keys[0].key = "00".repeat(32);
            true
        }
        _ => false,
    };
    assert!(faults_of_forgery(&league, another_key).contains(&CheckSubject::Keys));
    let left_out = |kind: &mut EventKind| match kind {
        EventKind::Seeded(seeded) => seeded.divisions[0].pop().is_some(),
        _ => false,
    };
    let mut before = League::open(rules(Preset::Swiss));
    (0..4).for_each(|_| before.enter_player());
    before.begin(vec![(1..=4).map(e).collect()]);
    assert!(faults_of_forgery(&before, left_out).contains(&CheckSubject::Entrants));
}

#[test]
fn checks_presses_and_waiting_list_places() {
    let mut waiting = rules(Preset::Swiss);
    (waiting.entry.most_players, waiting.entry.waiting_list) = (2, true);
    let mut league = League::open(waiting);
    (0..4).for_each(|_| {
        let enter = league.enter_command();
        league.execute(GUEST, enter);
    });
    league.execute(player(e(1)), Command::Leave { give_up: false });
    league.execute(ORGANISER, Command::CloseEntry);
    let jumped = |kind: &mut EventKind| match kind {
        EventKind::Advanced { entrant } => {
            *entrant = e(4);
            true
        }
        _ => false,
    };
    assert_eq!(faults_of_forgery(&league, jumped), [CheckSubject::Entrants, CheckSubject::Presses]);
    let other_presses = |kind: &mut EventKind| match kind {
        EventKind::EntryClosed { presses } => {
            presses[0] += 1;
            true
        }
        _ => false,
    };
    assert_eq!(faults_of_forgery(&league, other_presses), [CheckSubject::Presses]);
}

#[test]
fn checks_ladder_matches() {
    let mut draft = rules(Preset::Ladder);
    use_random_factions(&mut draft);
    let mut league = League::running(draft, 4);
    league.execute(player(e(1)), Command::Challenge { to: e(2) });
    league.execute(player(e(2)), Command::AnswerChallenge { challenge: ChallengeId(1), accept: true });
    let edit = |change: &dyn Fn(&mut sztab_league::event::Pairing)| {
        faults_of_forgery(&league, |kind| match kind {
            EventKind::ChallengeAccepted { pairing, .. } => {
                change(pairing);
                true
            }
            _ => false,
        })
    };
    assert_eq!(edit(&|pairing| pairing.players.reverse()), [CheckSubject::Pairs]);
    assert_eq!(edit(&|pairing| pairing.id = MatchId(7)), [CheckSubject::Pairs, CheckSubject::Factions]);
    assert_eq!(
        edit(&|pairing| pairing.factions.iter_mut().for_each(|factions| factions.reverse())),
        [CheckSubject::Factions]
    );
}

#[test]
fn checks_bracket_corrections() {
    let mut draft = rules(Preset::Cup);
    use_random_factions(&mut draft);
    let mut league = League::running(draft, 4);
    league.publish();
    league.first_players_win();
    league.publish();
    let verdict = Verdict::Win { winner: Seat::Second, hq: [5, 5] };
    league.execute(JUDGE, Command::Rule { match_id: MatchId(1), verdict, scope: Scope::Whole, reason: REASON });
    assert_eq!(failed_checks(&verify(&league.log, &Standard).unwrap()), []);
    let others = |kind: &mut EventKind| match kind {
        EventKind::Reseated { players, .. } => {
            *players = [e(1), e(3)];
            true
        }
        _ => false,
    };
    assert_eq!(faults_of_forgery(&league, others), [CheckSubject::Pairs]);
}

#[test]
fn checks_factions_a_player_could_not_name() {
    let mut league = first_round(|rules| rules.factions.mode = FactionMode::Draft { steps: Step::for_draft() });
    let name = |league: &mut League| {
        let of = league.find_match(1);
        let by = league.season().next_step(of).unwrap().by;
        let faction = league.season().factions_to_name(of)[0].clone();
        let asker = player(of.players[by.index()]);
        league.execute(asker, Command::NameFaction { match_id: MatchId(1), faction: Some(faction) });
    };
    (0..2).for_each(|_| name(&mut league));
    assert_eq!(failed_checks(&verify(&league.log, &Standard).unwrap()), []);
    let banned = league.find_match(1).steps[0].faction.clone();
    let second = std::cell::Cell::new(false);
    let again = |kind: &mut EventKind| match kind {
        EventKind::FactionStep(step) if second.replace(true) => {
            step.faction.clone_from(&banned);
            true
        }
        _ => false,
    };
    assert_eq!(faults_of_forgery(&league, again), [CheckSubject::Factions]);
}

#[test]
fn reports_may_differ_from_factions_named_later() {
    let mut league = first_round(|rules| rules.matches.table_games = OfflineGames::Rated);
    let [first, second] = league.find_match(1).players.map(player);
    league.execute(first, Command::Report(vec![league.game(1, 1, Some(Seat::First))]));
    league.execute(second, Command::AnswerReport { match_id: MatchId(1), right: false });
    league.execute(JUDGE, Command::Extend { match_id: MatchId(1), days: 3 });
    for (asker, faction) in [(second, "hegemony"), (first, "outpost")] {
        league.execute(asker, Command::NameFaction { match_id: MatchId(1), faction: Some(faction.to_owned()) });
    }
    league.win_match(1, Seat::First);
    league.win_match(2, Seat::First);
    let league = end_season(league);
    let factions = |kind: &mut EventKind| match kind {
        EventKind::GameOver(game) if game.match_id == MatchId(1) => {
            game.factions = ["borgo".to_owned(), "moloch".to_owned()];
            true
        }
        _ => false,
    };
    assert_eq!(faults_of_forgery(&league, factions), [CheckSubject::Factions]);
}

#[test]
fn checks_proposals_and_automatic_decisions() {
    let acted = SeatFacts { acted: true, used_ms: 5, ..SeatFacts::default() };
    let facts = SessionFacts { seats: [acted, SeatFacts::default()], tiles_left: 3 };
    let mut league = first_round(|rules| {
        use_random_factions(rules);
        rules.times.late = LatePolicy::Proposal;
    });
    league.advance_time(14, 0);
    league.pass_deadline(1, facts);
    league.advance_time(2, 0);
    league.execute(Requester::Program, Command::AcceptProposal { match_id: MatchId(1), reason: None });
    assert_eq!(failed_checks(&verify(&league.log, &Standard).unwrap()), []);
    let other_proposal = |kind: &mut EventKind| match kind {
        EventKind::Queued { proposal, .. } => {
            *proposal = Some(Verdict::Walkover { winner: Seat::Second });
            true
        }
        _ => false,
    };
    assert_eq!(faults_of_forgery(&league, other_proposal), [CheckSubject::Rulings]);
    let other_ruling = |kind: &mut EventKind| match kind {
        EventKind::Ruled(ruling) => {
            ruling.verdict = Verdict::Walkover { winner: Seat::Second };
            true
        }
        _ => false,
    };
    assert_eq!(faults_of_forgery(&league, other_ruling), [CheckSubject::Rulings]);
    let mut late = first_round(|rules| {
        use_random_factions(rules);
        rules.times.late = LatePolicy::Draw;
    });
    late.advance_time(14, 0);
    late.execute(Requester::Program, Command::Queue { match_id: MatchId(1), cause: Cause::Deadline, facts });
    assert_eq!(faults_of_forgery(&late, other_ruling), [CheckSubject::Rulings]);
}

#[test]
fn checks_players_struck_from_a_round_robin() {
    let mut league = League::running(rules(Preset::Divisions), 4);
    for _ in 0..2 {
        league.publish();
        league.first_players_win();
    }
    league.execute(player(e(4)), Command::Leave { give_up: true });
    assert_eq!(failed_checks(&verify(&league.log, &Standard).unwrap()), []);
    // Two of three matches have been played: the remaining ones are walkovers, and the player may not be struck.
    let mut events = league.log.events().to_vec();
    let (seq, at_ms) = (events.len() as u64 + 1, league.now_ms);
    let kind = EventKind::Struck { entrant: e(4), group: super::league::FIRST_DIVISION };
    events.push(Event { seq, at_ms, actor: sztab_league::event::Actor::Program, kind });
    let log = sztab_league::season::Log::from_events(events).unwrap();
    assert_eq!(failed_checks(&verify(&log, &Standard).unwrap()), [CheckSubject::Rulings]);
}

#[test]
fn example_h_matches_the_log() {
    let mut draft = rules(Preset::Swiss);
    use_random_factions(&mut draft);
    let mut league = League::open(draft);
    for press in [412, 101, 309, 205] {
        league.execute(GUEST, Command::Enter { press, seed: None });
    }
    league.begin(vec![(1..=4).map(e).collect()]);
    league.publish();
    let lots = league.season().stage_key(0, sztab_league::draw::Purpose::Lots).unwrap();
    assert_eq!(&lots[..8], "dc5fc541");
    let round = league.season().round(super::league::FIRST_DIVISION, 1).unwrap();
    assert_eq!((round.keys[0].purpose.as_str(), &round.keys[0].key[..8]), ("armies 1 1", "c2ed10df"));
    assert_eq!(league.find_match(1).factions, Some(["outpost", "moloch"].map(str::to_owned)));
    assert_eq!(&league.season().commitment[..8], "ec4916dd");
    league.first_players_win();
    end_season(league);
}
