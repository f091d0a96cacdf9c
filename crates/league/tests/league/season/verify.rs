//! Detects forgeries of every kind of line that is determined by the rules.

use sztab_league::decide::{Asker, Command};
use sztab_league::event::{Cause, Event, EventKind, Scope, SeatFacts, SessionFacts, Verdict};
use sztab_league::ids::{ChallengeId, EntrantId, MatchId, Seat};
use sztab_league::rules::{FactionMode, LatePolicy, MatchKind, Preset, Rules, Scoring, Step, TableGames};
use sztab_league::verify::{Checked, verify};

use super::export::{championship, checks_with, wrong};
use super::league::{GUEST, JUDGE, League, ORGANISER, REASON, e, player, rules};
use sztab_league::engine::Standard;

/// The season, ended, with the seed revealed and no faults.
fn end(mut league: League) -> League {
    league.does(ORGANISER, Command::End);
    assert_eq!(wrong(&verify(&league.log, &Standard).unwrap()), []);
    league
}

/// The faults found after changing the first line that `forge` accepts.
fn faults_of_forgery(league: &League, forge: impl Fn(&mut EventKind) -> bool) -> Vec<Checked> {
    let mut found = checks_with(&league.log, |event: &mut Event| forge(&mut event.kind));
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

fn random(rules: &mut Rules) {
    rules.factions.mode = FactionMode::Random;
}

#[test]
fn who_played_first() {
    let mut league = first_round(|rules| {
        rules.matches.kind = MatchKind::BestOfThree;
        rules.matches.scoring = Scoring::BuiltIn("3/1/0".to_owned());
    });
    for of in [1, 2] {
        league.ends(of, 1, Some(Seat::First));
        league.ends(of, 2, Some(Seat::Second));
        league.ends(of, 3, None);
    }
    let league = end(league);
    for number in 1..=3 {
        let other = |kind: &mut EventKind| match kind {
            EventKind::GameOver(game) if game.game == number => {
                game.first = game.first.other();
                true
            }
            _ => false,
        };
        assert_eq!(faults_of_forgery(&league, other), [Checked::Firsts], "game {number}");
    }
}

#[test]
fn factions_of_games() {
    let mut league = first_round(random);
    league.first_players_win();
    let league = end(league);
    let other = |kind: &mut EventKind| match kind {
        EventKind::GameOver(game) => {
            game.factions.reverse();
            true
        }
        _ => false,
    };
    assert_eq!(faults_of_forgery(&league, other), [Checked::Factions]);
}

#[test]
fn numbers_of_matches_by_which_factions_could_be_chosen() {
    let league = first_round(|_| {});
    let skipped = |kind: &mut EventKind| match kind {
        EventKind::RoundPublished(round) => {
            round.pairs.iter_mut().for_each(|pair| pair.id.0 += 5);
            true
        }
        _ => false,
    };
    assert_eq!(faults_of_forgery(&league, skipped), [Checked::Pairs]);
}

#[test]
fn byes_absences_and_pairs() {
    let mut league = League::running(rules(Preset::Swiss), 5);
    league.does(player(e(4)), Command::Leave { give_up: false });
    league.enters();
    league.publish();
    let other_absence = |kind: &mut EventKind| match kind {
        EventKind::RoundPublished(round) => {
            round.absent[0].kind = sztab_league::event::AbsenceKind::SitsOut;
            true
        }
        _ => false,
    };
    assert_eq!(faults_of_forgery(&league, other_absence), [Checked::Pairs]);
    let other_bye = |kind: &mut EventKind| match kind {
        EventKind::RoundPublished(round) => {
            std::mem::swap(&mut round.pairs[0].players[0], round.bye.as_mut().unwrap());
            true
        }
        _ => false,
    };
    assert_eq!(faults_of_forgery(&league, other_bye), [Checked::Pairs]);
}

#[test]
fn keys_and_entrants_of_stages_and_of_the_order_of_seeds() {
    let league = end(championship());
    let change = |edit: &dyn Fn(&mut Vec<Vec<EntrantId>>), later: bool| {
        faults_of_forgery(&league, |kind| match kind {
            EventKind::StageBegun { stage, divisions, .. } if (*stage > 0) == later => {
                edit(divisions);
                true
            }
            _ => false,
        })
    };
    let has = |found: Vec<Checked>| found.contains(&Checked::Entrants);
    assert!(has(change(&|divisions| divisions[0].swap(0, 1), false)));
    assert!(has(change(&|divisions| divisions[0].swap(0, 7), true)));
    let without_keys = |kind: &mut EventKind| match kind {
        EventKind::StageBegun { keys, .. } => {
            keys.pop();
            true
        }
        _ => false,
    };
    assert!(faults_of_forgery(&league, without_keys).contains(&Checked::Keys));
    let another_key = |kind: &mut EventKind| match kind {
        EventKind::RoundPublished(round) => {
            round.keys[0].key = "00".repeat(32);
            true
        }
        _ => false,
    };
    assert!(faults_of_forgery(&league, another_key).contains(&Checked::Keys));
    let left_out = |kind: &mut EventKind| match kind {
        EventKind::Seeded(seeded) => seeded.divisions[0].pop().is_some(),
        _ => false,
    };
    let mut before = League::open(rules(Preset::Swiss));
    (0..4).for_each(|_| before.enters());
    before.begin(vec![(1..=4).map(e).collect()]);
    assert!(faults_of_forgery(&before, left_out).contains(&Checked::Entrants));
}

#[test]
fn presses_and_places_from_the_waiting_list() {
    let mut waiting = rules(Preset::Swiss);
    (waiting.entry.most_players, waiting.entry.waiting_list) = (2, true);
    let mut league = League::open(waiting);
    (0..4).for_each(|_| {
        let enter = league.enter();
        league.does(GUEST, enter);
    });
    league.does(player(e(1)), Command::Leave { give_up: false });
    league.does(ORGANISER, Command::CloseEntry);
    let jumped = |kind: &mut EventKind| match kind {
        EventKind::Advanced { entrant } => {
            *entrant = e(4);
            true
        }
        _ => false,
    };
    assert_eq!(faults_of_forgery(&league, jumped), [Checked::Entrants, Checked::Presses]);
    let other_presses = |kind: &mut EventKind| match kind {
        EventKind::EntryClosed { presses } => {
            presses[0] += 1;
            true
        }
        _ => false,
    };
    assert_eq!(faults_of_forgery(&league, other_presses), [Checked::Presses]);
}

#[test]
fn matches_of_a_ladder() {
    let mut draft = rules(Preset::Ladder);
    random(&mut draft);
    let mut league = League::running(draft, 4);
    league.does(player(e(1)), Command::Challenge { to: e(2) });
    league.does(player(e(2)), Command::AnswerChallenge { challenge: ChallengeId(1), accept: true });
    let edit = |change: &dyn Fn(&mut sztab_league::event::Pairing)| {
        faults_of_forgery(&league, |kind| match kind {
            EventKind::ChallengeAccepted { pairing, .. } => {
                change(pairing);
                true
            }
            _ => false,
        })
    };
    assert_eq!(edit(&|pairing| pairing.players.reverse()), [Checked::Pairs]);
    assert_eq!(edit(&|pairing| pairing.id = MatchId(7)), [Checked::Pairs, Checked::Factions]);
    assert_eq!(
        edit(&|pairing| pairing.factions.iter_mut().for_each(|factions| factions.reverse())),
        [Checked::Factions]
    );
}

#[test]
fn brackets_put_right() {
    let mut draft = rules(Preset::Cup);
    random(&mut draft);
    let mut league = League::running(draft, 4);
    league.publish();
    league.first_players_win();
    league.publish();
    let verdict = Verdict::Win { winner: Seat::Second, hq: [5, 5] };
    league.does(JUDGE, Command::Rule { match_id: MatchId(1), verdict, scope: Scope::Whole, reason: REASON });
    assert_eq!(wrong(&verify(&league.log, &Standard).unwrap()), []);
    let others = |kind: &mut EventKind| match kind {
        EventKind::Reseated { players, .. } => {
            *players = [e(1), e(3)];
            true
        }
        _ => false,
    };
    assert_eq!(faults_of_forgery(&league, others), [Checked::Pairs]);
}

#[test]
fn factions_that_a_player_could_not_name() {
    let mut league = first_round(|rules| rules.factions.mode = FactionMode::Draft { steps: Step::of_draft() });
    let name = |league: &mut League| {
        let of = league.of(1);
        let by = league.season().next_step(of).unwrap().by;
        let faction = league.season().factions_to_name(of)[0].clone();
        let asker = player(of.players[by.index()]);
        league.does(asker, Command::NameFaction { match_id: MatchId(1), faction: Some(faction) });
    };
    (0..2).for_each(|_| name(&mut league));
    assert_eq!(wrong(&verify(&league.log, &Standard).unwrap()), []);
    let banned = league.of(1).steps[0].faction.clone();
    let second = std::cell::Cell::new(false);
    let again = |kind: &mut EventKind| match kind {
        EventKind::FactionStep(step) if second.replace(true) => {
            step.faction.clone_from(&banned);
            true
        }
        _ => false,
    };
    assert_eq!(faults_of_forgery(&league, again), [Checked::Factions]);
}

#[test]
fn a_report_is_right_with_other_factions_than_those_named_after_it() {
    let mut league = first_round(|rules| rules.matches.table_games = TableGames::Rated);
    let [first, second] = league.of(1).players.map(player);
    league.does(first, Command::Report(vec![league.game(1, 1, Some(Seat::First))]));
    league.does(second, Command::AnswerReport { match_id: MatchId(1), right: false });
    league.does(JUDGE, Command::Extend { match_id: MatchId(1), days: 3 });
    for (asker, faction) in [(second, "hegemony"), (first, "outpost")] {
        league.does(asker, Command::NameFaction { match_id: MatchId(1), faction: Some(faction.to_owned()) });
    }
    league.wins(1, Seat::First);
    league.wins(2, Seat::First);
    let league = end(league);
    let factions = |kind: &mut EventKind| match kind {
        EventKind::GameOver(game) if game.match_id == MatchId(1) => {
            game.factions = ["borgo".to_owned(), "moloch".to_owned()];
            true
        }
        _ => false,
    };
    assert_eq!(faults_of_forgery(&league, factions), [Checked::Factions]);
}

#[test]
fn proposals_and_decisions_without_a_judge() {
    let acted = SeatFacts { acted: true, used_ms: 5, ..SeatFacts::default() };
    let facts = SessionFacts { seats: [acted, SeatFacts::default()], tiles_left: 3 };
    let mut league = first_round(|rules| {
        random(rules);
        rules.times.late = LatePolicy::Proposal;
    });
    league.later(14, 0);
    league.passes_deadline(1, facts);
    league.later(2, 0);
    league.does(Asker::Program, Command::AcceptProposal { match_id: MatchId(1), reason: None });
    assert_eq!(wrong(&verify(&league.log, &Standard).unwrap()), []);
    let other_proposal = |kind: &mut EventKind| match kind {
        EventKind::Queued { proposal, .. } => {
            *proposal = Some(Verdict::Walkover { winner: Seat::Second });
            true
        }
        _ => false,
    };
    assert_eq!(faults_of_forgery(&league, other_proposal), [Checked::Rulings]);
    let other_ruling = |kind: &mut EventKind| match kind {
        EventKind::Ruled(ruling) => {
            ruling.verdict = Verdict::Walkover { winner: Seat::Second };
            true
        }
        _ => false,
    };
    assert_eq!(faults_of_forgery(&league, other_ruling), [Checked::Rulings]);
    let mut late = first_round(|rules| {
        random(rules);
        rules.times.late = LatePolicy::Draw;
    });
    late.later(14, 0);
    late.does(Asker::Program, Command::Queue { match_id: MatchId(1), cause: Cause::Deadline, facts });
    assert_eq!(faults_of_forgery(&late, other_ruling), [Checked::Rulings]);
}

#[test]
fn players_struck_from_a_round_robin() {
    let mut league = League::running(rules(Preset::Divisions), 4);
    for _ in 0..2 {
        league.publish();
        league.first_players_win();
    }
    league.does(player(e(4)), Command::Leave { give_up: true });
    assert_eq!(wrong(&verify(&league.log, &Standard).unwrap()), []);
    // Two of three matches have been played: the remaining ones are walkovers, and the player may not be struck.
    let mut events = league.log.events().to_vec();
    let (seq, at_ms) = (events.len() as u64 + 1, league.now_ms);
    let kind = EventKind::Struck { entrant: e(4), group: super::league::FIRST_DIVISION };
    events.push(Event { seq, at_ms, actor: sztab_league::event::Actor::Program, kind });
    let log = sztab_league::season::Log::of(events).unwrap();
    assert_eq!(wrong(&verify(&log, &Standard).unwrap()), [Checked::Rulings]);
}

#[test]
fn example_h_by_the_log() {
    let mut draft = rules(Preset::Swiss);
    random(&mut draft);
    let mut league = League::open(draft);
    for press in [412, 101, 309, 205] {
        league.does(GUEST, Command::Enter { press, seed: None });
    }
    league.begin(vec![(1..=4).map(e).collect()]);
    league.publish();
    let lots = league.season().stage_key(0, sztab_league::draw::Purpose::Lots).unwrap();
    assert_eq!(&lots[..8], "dc5fc541");
    let round = league.season().round(super::league::FIRST_DIVISION, 1).unwrap();
    assert_eq!((round.keys[0].purpose.as_str(), &round.keys[0].key[..8]), ("armies 1 1", "c2ed10df"));
    assert_eq!(league.of(1).factions, Some(["outpost", "moloch"].map(str::to_owned)));
    assert_eq!(&league.season().commitment[..8], "ec4916dd");
    league.first_players_win();
    end(league);
}
