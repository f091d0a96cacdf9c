//! Checks that the public log contains everything but secrets.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::json;

use crate::discord::league::words::{log_line, round_name};
use sztab_league::event::{
    Absence, AbsenceKind, Actor, Cause, DeadlineScope, EndReason, Event, EventKind, Exchange, FactionStep, GameOver,
    Pairing, RoundPublished, Ruling, Scope, SeedingOrder, SessionFacts, Verdict,
};
use sztab_league::ids::{ChallengeId, EntrantId, Group, MatchId, OrganiserId, Seat, TextId};
use sztab_league::rules::{Preset, Rules, Seeding, StepAct};
use sztab_league::season::Log;
use sztab_league::simulate::Simulation;
use sztab_words::Language;

use super::{TestNames, assert_translated};

const ALA: EntrantId = EntrantId(1);
const BEN: EntrantId = EntrantId(2);
const MATCH: MatchId = MatchId(1);
const GROUP: Group = Group { stage: 0, division: 0 };
const REASON: TextId = TextId(3);

fn factions() -> Vec<String> {
    ["borgo", "hegemony", "moloch", "outpost"].map(str::to_owned).to_vec()
}

fn rules() -> Rules {
    Preset::Swiss.rules("Winter", &factions(), "24h")
}

fn play_season(preset: Preset) -> Log {
    Simulation { trouble: 20, ..Simulation::from_preset(preset, 16, &factions(), [7; 32]) }
        .run()
        .expect("a season is played")
}

fn sentence(actor: Actor, kind: EventKind, log: &Log, language: Language) -> Option<String> {
    log_line(&Event { seq: 1, at_ms: 0, actor, kind }, log, &TestNames, language)
}

fn game(winner: Option<Seat>, reason: EndReason) -> GameOver {
    let factions = ["moloch", "borgo"].map(str::to_owned);
    GameOver { match_id: MATCH, game: 1, first: Seat::First, winner, reason, hq: [12, 5], factions }
}

fn ruling(verdict: Verdict) -> EventKind {
    EventKind::Ruled(Ruling { match_id: MATCH, verdict, scope: Scope::Whole, reason: Some(REASON) })
}

fn pairing() -> Pairing {
    Pairing { id: MATCH, players: [ALA, BEN], factions: None, slot: None, walkover: None }
}

fn round() -> EventKind {
    let absent = |entrant, kind| Absence { entrant: EntrantId(entrant), kind };
    EventKind::RoundPublished(Box::new(RoundPublished {
        group: GROUP,
        round: 3,
        pairs: vec![pairing()],
        bye: Some(EntrantId(3)),
        absent: vec![
            absent(4, AbsenceKind::SitsOut),
            absent(5, AbsenceKind::Gone),
            absent(6, AbsenceKind::OpponentStruck),
        ],
        deadline_ms: 60_000,
        keys: Vec::new(),
        exchanged: vec![Exchange { one: ALA, other: BEN }],
        rematches: true,
    }))
}

/// The kinds of line that name only a player, or no one.
fn player_events() -> Vec<EventKind> {
    let (entrant, judge, reason) = (ALA, OrganiserId(2), REASON);
    vec![
        EventKind::Created { version: 1, rules: Box::new(rules()) },
        EventKind::RulesChanged { rules: Box::new(rules()) },
        EventKind::EntryOpened { factions: BTreeMap::new(), rules_hash: String::new(), commitment: "ab12".to_owned() },
        EventKind::Entered { entrant, press: 5 },
        EventKind::Approved { entrant },
        EventKind::Refused { entrant },
        EventKind::Waitlisted { entrant },
        EventKind::Advanced { entrant },
        EventKind::EntryClosed { presses: vec![5, 6] },
        EventKind::Placed { entrant, group: GROUP, place: 4 },
        EventKind::TookPlace { entrant, former: BEN },
        EventKind::Left { entrant },
        EventKind::Removed { entrant, reason },
        EventKind::Struck { entrant, group: GROUP },
        EventKind::Substituted { entrant, person: 2, reason },
        EventKind::Erased { entrant },
        EventKind::PoolDeclared { entrant, factions: factions() },
        EventKind::KeptApart { one: ALA, other: BEN },
        EventKind::Seeded(SeedingOrder {
            by: Seeding::Rating,
            divisions: Vec::new(),
            by_lots: Vec::new(),
            keys: Vec::new(),
        }),
        EventKind::Moved { entrant, division: 0, place: 2 },
        EventKind::JudgeNamed { judge },
        EventKind::JudgeDismissed { judge },
        EventKind::Paused,
        EventKind::Resumed,
        EventKind::StageBegun { stage: 0, divisions: Vec::new(), keys: Vec::new() },
        EventKind::StageEnded { stage: 0 },
        round(),
        EventKind::SatOut { entrant, group: GROUP, round: 4 },
        EventKind::SatIn { entrant, group: GROUP, round: 4 },
        EventKind::Voided { line: 45, reason },
        EventKind::SeasonEnded { seed: "cd34".to_owned(), order: vec![vec![ALA, BEN]] },
        EventKind::Cancelled { reason, seed: None },
    ]
}

fn match_events() -> Vec<EventKind> {
    let (match_id, by, text, challenge) = (MATCH, Seat::First, REASON, ChallengeId(1));
    let deadline_ms = 60_000;
    vec![
        EventKind::Ready { match_id, by },
        EventKind::Begun { match_id },
        EventKind::FactionStep(FactionStep { match_id, by, act: StepAct::Ban, faction: "moloch".to_owned() }),
        EventKind::GameOver(game(Some(by), EndReason::Points)),
        EventKind::Reported { by, games: vec![game(None, EndReason::Points), game(Some(by), EndReason::Time)] },
        EventKind::Confirmed { match_id },
        EventKind::Denied { match_id },
        EventKind::GivenUp { match_id, by },
        EventKind::Queued { match_id, cause: Cause::Deadline, facts: SessionFacts::default(), proposal: None },
        EventKind::Objected { match_id, by },
        ruling(Verdict::Win { winner: by, hq: [5, 0] }),
        EventKind::DeadlineSet { scope: DeadlineScope::Match { match_id }, deadline_ms },
        EventKind::ExtensionAsked { match_id, by, days: 3 },
        EventKind::ExtensionAgreed { match_id },
        EventKind::ExtensionDeclined { match_id },
        EventKind::Extended { match_id, days: 1 },
        EventKind::Protested { match_id, by, text },
        EventKind::Judged { match_id, text },
        EventKind::Reseated { match_id, players: [ALA, BEN] },
        EventKind::Challenged { challenge, by: ALA, to: BEN },
        EventKind::ChallengeAccepted { challenge, pairing: pairing(), deadline_ms, keys: Vec::new() },
        EventKind::ChallengeDeclined { challenge },
        EventKind::ChallengeLapsed { challenge },
    ]
}

/// The kind of a line, as written in the log.
fn kind_word(kind: &EventKind) -> String {
    let line = serde_json::to_value(kind).expect("lines are JSON");
    line["kind"].as_str().expect("a line has its kind").to_owned()
}

/// All kinds of lines, from the error message for an unknown kind.
fn all_kinds() -> BTreeSet<String> {
    let unknown = serde_json::from_value::<EventKind>(json!({ "kind": "?" })).expect_err("no line is of this kind");
    unknown.to_string().split('`').skip(3).step_by(2).map(str::to_owned).collect()
}

#[test]
fn every_kind_of_line_has_a_text_in_every_language() {
    let lines: Vec<EventKind> = player_events().into_iter().chain(match_events()).collect();
    assert_eq!(lines.iter().map(kind_word).collect::<BTreeSet<_>>(), all_kinds());
    let log = play_season(Preset::Ladder);
    for language in Language::ALL {
        for kind in &lines {
            let said = sentence(Actor::Entrant(ALA), kind.clone(), &log, language);
            if matches!(kind, EventKind::Protested { .. }) {
                assert_eq!(said, None, "a call is between the players and the judges");
                continue;
            }
            let said = said.unwrap_or_else(|| panic!("{language:?}: nothing is said of {kind:?}"));
            assert_translated(language, &said);
            let ends_well = said.ends_with('.') || said.ends_with("because 3");
            assert!(ends_well && !said.contains(".."), "{language:?}: {said}");
        }
    }
}

#[test]
fn whole_seasons_are_readable() {
    for preset in
        [Preset::Swiss, Preset::Flamberg, Preset::Divisions, Preset::Championship, Preset::Ladder, Preset::Cup]
    {
        let log = play_season(preset);
        for language in Language::ALL {
            for event in log.events() {
                let said = log_line(event, &log, &TestNames, language);
                assert_translated(language, &said.unwrap_or_else(|| panic!("nothing is said of {event:?}")));
            }
        }
    }
}

#[test]
fn a_pool_is_secret_until_entry_closes() {
    let draft = Log::new(0, Actor::Organiser(OrganiserId(1)), rules());
    let pool = EventKind::PoolDeclared { entrant: ALA, factions: factions() };
    assert_eq!(sentence(Actor::Entrant(ALA), pool.clone(), &draft, Language::English), None);
    let told = sentence(Actor::Entrant(ALA), pool, &play_season(Preset::Swiss), Language::English);
    assert_eq!(told.expect("entry is closed"), "Ala declares a pool: BORGO, HEGEMONY, MOLOCH, OUTPOST.");
}

#[test]
fn a_line_names_its_author_and_reason() {
    let log = play_season(Preset::Swiss);
    let judge = Actor::Organiser(OrganiserId(2));
    let told = |actor, kind| sentence(actor, kind, &log, Language::English).expect("it is public");
    assert_eq!(
        told(judge, ruling(Verdict::Draw { hq: [3, 3] })),
        "Ala – Ben: ruling on the whole match: draw, HQ points 3:3. Reason: because 3 (Org2)"
    );
    let rest = |verdict| EventKind::Ruled(Ruling { match_id: MATCH, verdict, scope: Scope::Rest, reason: None });
    let win = || rest(Verdict::Win { winner: Seat::First, hq: [12, 5] });
    assert_eq!(told(judge, win()), "Ala – Ben: ruling: win for Ala, HQ points 12:5. (Org2)");
    let mirrored = play_season(Preset::Flamberg);
    let of_mirrored = |kind, log: &Log| sentence(judge, kind, log, Language::English).expect("it is public");
    assert_eq!(
        of_mirrored(win(), &mirrored),
        "Ala – Ben: ruling on the open games: win for Ala, HQ points 12:5. (Org2)"
    );
    let unplayed = Log::new(0, Actor::Organiser(OrganiserId(1)), Preset::Flamberg.rules("Winter", &factions(), "24h"));
    assert_eq!(
        of_mirrored(win(), &unplayed),
        "Ala – Ben: ruling on the whole match: win for Ala, HQ points 12:5. (Org2)"
    );
    let resigned = EventKind::GameOver(game(Some(Seat::First), EndReason::Resigned));
    assert_eq!(
        told(Actor::Program, resigned),
        "Ala – Ben: game 1: Ala wins by resignation; HQ points 12:0 (MOLOCH – BORGO)."
    );
    let erased = EventKind::Removed { entrant: ALA, reason: TextId(9) };
    assert_eq!(told(judge, erased), "Ala is removed from the season. Reason: (text erased) (Org2)");
    let step = EventKind::FactionStep(FactionStep {
        match_id: MATCH,
        by: Seat::Second,
        act: StepAct::Pick,
        faction: "borgo".to_owned(),
    });
    assert_eq!(told(Actor::Program, step.clone()), "Ala – Ben: Ben ran out of time and gets BORGO at random.");
    assert_eq!(told(Actor::Entrant(BEN), step), "Ala – Ben: Ben picks BORGO.");
    assert_eq!(
        told(Actor::Entrant(BEN), EventKind::Denied { match_id: MATCH }),
        "Ala – Ben: Ben disputes the reported result."
    );
    assert_eq!(
        told(Actor::Program, round()),
        "Round 3 is published with 1 match; deadline <t:60:f>. P3: bye. Sitting out: P4. No longer playing: P5. \
         Without a match, because the opponent's results were removed: P6. Exchanged by hand: Ala and Ben. \
         Rematches were allowed."
    );
}

#[test]
fn rounds_are_named_by_their_place_in_the_season() {
    let told = |preset, language| {
        let log = play_season(preset);
        let rounds = log.events().iter().filter(|event| matches!(event.kind, EventKind::RoundPublished(_)));
        rounds.map(|event| log_line(event, &log, &TestNames, language).expect("it is public")).collect::<Vec<_>>()
    };
    let cup = told(Preset::Cup, Language::Polish);
    for (line, name) in cup.iter().zip(["1/8 finału:", "Ćwierćfinały:", "Półfinały:", "Finał:"]) {
        assert!(line.starts_with(name), "{line}");
    }
    assert!(told(Preset::Divisions, Language::English)[0].starts_with("Round 1 (Division A) is published"));
    let log = play_season(Preset::Cup);
    assert_eq!(round_name(log.season(), GROUP, 3, Language::Ukrainian), "Півфінали");
    assert_eq!(round_name(log.season(), GROUP, 9, Language::Ukrainian), "Тур 9");
}
