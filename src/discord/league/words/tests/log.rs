//! The public log tells everything but secrets.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::json;

use crate::discord::league::words::{log_line, round as round_name};
use sztab_league::event::{
    Absence, AbsenceKind, Actor, ArmyStep, Cause, DeadlineOf, EndReason, Event, Exchange, GameOver, Happened, Pairing,
    RoundPublished, Ruling, Scope, Seeded, TableFacts, Verdict,
};
use sztab_league::ids::{ChallengeId, EntrantId, Group, MatchId, OrganiserId, Seat, TextId};
use sztab_league::rules::{Preset, Rules, Seeding, StepAct};
use sztab_league::season::Log;
use sztab_league::simulate::Simulation;
use sztab_words::Language;

use super::{People, is_said};

const ALA: EntrantId = EntrantId(1);
const BEN: EntrantId = EntrantId(2);
const OF: MatchId = MatchId(1);
const GROUP: Group = Group { stage: 0, division: 0 };
const REASON: TextId = TextId(3);

fn armies() -> Vec<String> {
    ["borgo", "hegemony", "moloch", "outpost"].map(str::to_owned).to_vec()
}

fn rules() -> Rules {
    Preset::Swiss.rules("Winter", &armies(), "24h")
}

fn played(preset: Preset) -> Log {
    Simulation { trouble: 20, ..Simulation::of_preset(preset, 16, &armies(), [7; 32]) }
        .run()
        .expect("a season is played")
}

fn sentence(actor: Actor, happened: Happened, log: &Log, language: Language) -> Option<String> {
    log_line(&Event { seq: 1, at_ms: 0, actor, happened }, log, &People, language)
}

fn game(winner: Option<Seat>, reason: EndReason) -> GameOver {
    let armies = ["moloch", "borgo"].map(str::to_owned);
    GameOver { match_id: OF, game: 1, first: Seat::First, winner, reason, hq: [12, 5], armies }
}

fn ruling(verdict: Verdict) -> Happened {
    Happened::Ruled(Ruling { match_id: OF, verdict, scope: Scope::Whole, reason: Some(REASON) })
}

fn pairing() -> Pairing {
    Pairing { id: OF, players: [ALA, BEN], armies: None, slot: None, walkover: None }
}

fn round() -> Happened {
    let absent = |entrant, kind| Absence { entrant: EntrantId(entrant), kind };
    Happened::RoundPublished(Box::new(RoundPublished {
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

/// The lines that only name a player, or nothing.
fn about_players() -> Vec<Happened> {
    let (entrant, judge, reason) = (ALA, OrganiserId(2), REASON);
    vec![
        Happened::Created { version: 1, rules: Box::new(rules()) },
        Happened::RulesChanged { rules: Box::new(rules()) },
        Happened::EntryOpened { armies: BTreeMap::new(), rules_hash: String::new(), commitment: "ab12".to_owned() },
        Happened::Entered { entrant, press: 5 },
        Happened::Approved { entrant },
        Happened::Refused { entrant },
        Happened::Waitlisted { entrant },
        Happened::Advanced { entrant },
        Happened::EntryClosed { presses: vec![5, 6] },
        Happened::Placed { entrant, group: GROUP, place: 4 },
        Happened::TookPlace { entrant, former: BEN },
        Happened::Left { entrant },
        Happened::Removed { entrant, reason },
        Happened::Struck { entrant, group: GROUP },
        Happened::Substituted { entrant, person: 2, reason },
        Happened::Erased { entrant },
        Happened::PoolDeclared { entrant, armies: armies() },
        Happened::KeptApart { one: ALA, other: BEN },
        Happened::Seeded(Seeded { by: Seeding::Rating, divisions: Vec::new(), by_lots: Vec::new(), keys: Vec::new() }),
        Happened::Moved { entrant, division: 0, place: 2 },
        Happened::JudgeNamed { judge },
        Happened::JudgeDismissed { judge },
        Happened::Paused,
        Happened::Resumed,
        Happened::StageBegun { stage: 0, divisions: Vec::new(), keys: Vec::new() },
        Happened::StageEnded { stage: 0 },
        round(),
        Happened::SatOut { entrant, group: GROUP, round: 4 },
        Happened::SatIn { entrant, group: GROUP, round: 4 },
        Happened::Voided { line: 45, reason },
        Happened::SeasonEnded { seed: "cd34".to_owned(), order: vec![vec![ALA, BEN]] },
        Happened::Cancelled { reason, seed: None },
    ]
}

fn about_matches() -> Vec<Happened> {
    let (match_id, by, text, challenge) = (OF, Seat::First, REASON, ChallengeId(1));
    let deadline_ms = 60_000;
    vec![
        Happened::Ready { match_id, by },
        Happened::Begun { match_id },
        Happened::ArmyStep(ArmyStep { match_id, by, act: StepAct::Ban, army: "moloch".to_owned() }),
        Happened::GameOver(game(Some(by), EndReason::Points)),
        Happened::Reported { by, games: vec![game(None, EndReason::Points), game(Some(by), EndReason::Time)] },
        Happened::Confirmed { match_id },
        Happened::Denied { match_id },
        Happened::GivenUp { match_id, by },
        Happened::Queued { match_id, cause: Cause::Deadline, facts: TableFacts::default(), proposal: None },
        Happened::Objected { match_id, by },
        ruling(Verdict::Win { winner: by, hq: [5, 0] }),
        Happened::DeadlineSet { scope: DeadlineOf::Match { match_id }, deadline_ms },
        Happened::ExtensionAsked { match_id, by, days: 3 },
        Happened::ExtensionAgreed { match_id },
        Happened::ExtensionDeclined { match_id },
        Happened::Extended { match_id, days: 1 },
        Happened::Protested { match_id, by, text },
        Happened::Judged { match_id, text },
        Happened::Reseated { match_id, players: [ALA, BEN] },
        Happened::Challenged { challenge, by: ALA, to: BEN },
        Happened::ChallengeAccepted { challenge, pairing: pairing(), deadline_ms, keys: Vec::new() },
        Happened::ChallengeDeclined { challenge },
        Happened::ChallengeLapsed { challenge },
    ]
}

/// The kind of a line, as the log writes it.
fn kind(happened: &Happened) -> String {
    let line = serde_json::to_value(happened).expect("lines are JSON");
    line["kind"].as_str().expect("a line has its kind").to_owned()
}

/// All kinds of lines: those that the log expects in place of an unknown one.
fn kinds() -> BTreeSet<String> {
    let unknown = serde_json::from_value::<Happened>(json!({ "kind": "?" })).expect_err("no line is of this kind");
    unknown.to_string().split('`').skip(3).step_by(2).map(str::to_owned).collect()
}

#[test]
fn every_kind_of_line_is_told_in_every_language() {
    let lines: Vec<Happened> = about_players().into_iter().chain(about_matches()).collect();
    assert_eq!(lines.iter().map(kind).collect::<BTreeSet<_>>(), kinds());
    let log = played(Preset::Ladder);
    for language in Language::ALL {
        for happened in &lines {
            let said = sentence(Actor::Entrant(ALA), happened.clone(), &log, language);
            if matches!(happened, Happened::Protested { .. }) {
                assert_eq!(said, None, "a call is between the players and the judges");
                continue;
            }
            let said = said.unwrap_or_else(|| panic!("{language:?}: nothing is said of {happened:?}"));
            is_said(language, &said);
            let ends_well = said.ends_with('.') || said.ends_with("because 3");
            assert!(ends_well && !said.contains(".."), "{language:?}: {said}");
        }
    }
}

#[test]
fn whole_seasons_can_be_read() {
    for preset in
        [Preset::Swiss, Preset::Flamberg, Preset::Divisions, Preset::Championship, Preset::Ladder, Preset::Cup]
    {
        let log = played(preset);
        for language in Language::ALL {
            for event in log.events() {
                let said = log_line(event, &log, &People, language);
                is_said(language, &said.unwrap_or_else(|| panic!("nothing is said of {event:?}")));
            }
        }
    }
}

#[test]
fn a_pool_is_secret_until_entry_closes() {
    let draft = Log::new(0, Actor::Organiser(OrganiserId(1)), rules());
    let pool = Happened::PoolDeclared { entrant: ALA, armies: armies() };
    assert_eq!(sentence(Actor::Entrant(ALA), pool.clone(), &draft, Language::English), None);
    let told = sentence(Actor::Entrant(ALA), pool, &played(Preset::Swiss), Language::English);
    assert_eq!(told.expect("entry is closed"), "Ala declares a pool: BORGO, HEGEMONY, MOLOCH, OUTPOST.");
}

#[test]
fn a_line_says_who_and_why() {
    let log = played(Preset::Swiss);
    let judge = Actor::Organiser(OrganiserId(2));
    let told = |actor, happened| sentence(actor, happened, &log, Language::English).expect("it is public");
    assert_eq!(
        told(judge, ruling(Verdict::Draw { hq: [3, 3] })),
        "Ala – Ben: ruling on the whole match: draw, HQ points 3:3. Reason: because 3 (Org2)"
    );
    let rest = |verdict| Happened::Ruled(Ruling { match_id: OF, verdict, scope: Scope::Rest, reason: None });
    let win = || rest(Verdict::Win { winner: Seat::First, hq: [12, 5] });
    assert_eq!(told(judge, win()), "Ala – Ben: ruling: win for Ala, HQ points 12:5. (Org2)");
    let mirrored = played(Preset::Flamberg);
    let of_mirrored = |happened, log: &Log| sentence(judge, happened, log, Language::English).expect("it is public");
    assert_eq!(
        of_mirrored(win(), &mirrored),
        "Ala – Ben: ruling on the open games: win for Ala, HQ points 12:5. (Org2)"
    );
    let unplayed = Log::new(0, Actor::Organiser(OrganiserId(1)), Preset::Flamberg.rules("Winter", &armies(), "24h"));
    assert_eq!(
        of_mirrored(win(), &unplayed),
        "Ala – Ben: ruling on the whole match: win for Ala, HQ points 12:5. (Org2)"
    );
    let resigned = Happened::GameOver(game(Some(Seat::First), EndReason::Resigned));
    assert_eq!(
        told(Actor::Program, resigned),
        "Ala – Ben: game 1: Ala wins by resignation; HQ points 12:0 (MOLOCH – BORGO)."
    );
    let erased = Happened::Removed { entrant: ALA, reason: TextId(9) };
    assert_eq!(told(judge, erased), "Ala is removed from the season. Reason: (text erased) (Org2)");
    let step =
        Happened::ArmyStep(ArmyStep { match_id: OF, by: Seat::Second, act: StepAct::Pick, army: "borgo".to_owned() });
    assert_eq!(told(Actor::Program, step.clone()), "Ala – Ben: Ben ran out of time and gets BORGO at random.");
    assert_eq!(told(Actor::Entrant(BEN), step), "Ala – Ben: Ben picks BORGO.");
    assert_eq!(
        told(Actor::Entrant(BEN), Happened::Denied { match_id: OF }),
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
fn rounds_are_called_by_their_place_in_the_season() {
    let told = |preset, language| {
        let log = played(preset);
        let rounds = log.events().iter().filter(|event| matches!(event.happened, Happened::RoundPublished(_)));
        rounds.map(|event| log_line(event, &log, &People, language).expect("it is public")).collect::<Vec<_>>()
    };
    let cup = told(Preset::Cup, Language::Polish);
    for (line, name) in cup.iter().zip(["1/8 finału:", "Ćwierćfinały:", "Półfinały:", "Finał:"]) {
        assert!(line.starts_with(name), "{line}");
    }
    assert!(told(Preset::Divisions, Language::English)[0].starts_with("Round 1 (Division A) is published"));
    let log = played(Preset::Cup);
    assert_eq!(round_name(log.season(), GROUP, 3, Language::Ukrainian), "Півфінали");
    assert_eq!(round_name(log.season(), GROUP, 9, Language::Ukrainian), "Тур 9");
}
