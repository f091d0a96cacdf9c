//! Checks that each refusal has its own text in each language.

use std::collections::BTreeMap;

use crate::discord::league::words::refusal_text;
use sztab_league::decide::{Refusal, RequiredRole};
use sztab_league::ids::{ChallengeId, EntrantId, Group, MatchId};
use sztab_league::rules::{FrozenSetting, InvalidSetting};
use sztab_league::season::{EntrantState, LogError, SeasonState};
use sztab_words::Language;

use super::{TestNames, assert_translated};

const ALA: EntrantId = EntrantId(1);
const BEN: EntrantId = EntrantId(2);
const MATCH: MatchId = MatchId(1);

/// At least one refusal of each kind, and several if there are several texts. The `match` ensures that new kinds are
/// not forgotten.
fn all_refusals() -> Vec<Refusal> {
    let mut all = vec![Refusal::Not(RequiredRole::Organisers)];
    while let Some(next) = all.last().and_then(next_refusal) {
        all.push(next);
    }
    all.extend(all_permissions().into_iter().map(Refusal::Not));
    let states = [SeasonState::Entry, SeasonState::Running, SeasonState::Ended, SeasonState::Cancelled];
    all.extend(states.map(Refusal::State));
    let entries =
        [EntrantState::Asked, EntrantState::Waiting, EntrantState::In, EntrantState::Refused, EntrantState::Gone];
    all.extend(entries.map(|state| Refusal::Entrant(ALA, Some(state))));
    all.extend([Refusal::Paused(false), Refusal::Pool { size: 0 }, Refusal::Factions(Vec::new())]);
    all.push(Refusal::ExtensionLimit { left: 0 });
    let misfits = [
        LogError::Beginning,
        LogError::State,
        LogError::Entrant(ALA),
        LogError::Match(MATCH),
        LogError::Challenge(ChallengeId(1)),
        LogError::Group(Group::default()),
        LogError::Void(3),
    ];
    all.extend(misfits.map(Refusal::Unfit));
    all
}

fn all_permissions() -> [RequiredRole; 7] {
    [
        RequiredRole::Judges,
        RequiredRole::OtherJudges,
        RequiredRole::Players,
        RequiredRole::PlayersOf(MATCH),
        RequiredRole::OpponentIn(MATCH),
        RequiredRole::Entrant(ALA),
        RequiredRole::Program,
    ]
}

fn next_refusal(refusal: &Refusal) -> Option<Refusal> {
    Some(match refusal {
        Refusal::Not(_) => Refusal::State(SeasonState::Draft),
        Refusal::State(_) => Refusal::Paused(true),
        Refusal::Paused(_) => Refusal::Rules(vec![InvalidSetting::Name, InvalidSetting::Steps]),
        Refusal::Rules(_) => Refusal::Frozen(vec![FrozenSetting::Factions, FrozenSetting::Late]),
        Refusal::Frozen(_) => Refusal::Seed,
        Refusal::Seed => Refusal::DecidedMeanwhile(MATCH),
        Refusal::DecidedMeanwhile(_) => Refusal::Entered,
        Refusal::Entered => Refusal::EntryClosed,
        Refusal::EntryClosed => Refusal::EntryOpen,
        Refusal::EntryOpen => Refusal::Full,
        Refusal::Full => Refusal::NoPlace,
        Refusal::NoPlace => Refusal::Entrant(ALA, None),
        Refusal::Entrant(..) => Refusal::Pool { size: 3 },
        Refusal::Pool { .. } => Refusal::Order(vec![ALA, BEN]),
        Refusal::Order(_) => Refusal::NotSeeded,
        Refusal::NotSeeded => Refusal::TooFewPlayers,
        Refusal::TooFewPlayers => Refusal::NoSuchRound,
        Refusal::NoSuchRound => Refusal::StageOpen,
        Refusal::StageOpen => Refusal::NoMoreStages,
        Refusal::NoMoreStages => Refusal::NoMoreRounds,
        Refusal::NoMoreRounds => Refusal::OpenMatches(vec![MATCH, MatchId(100)]),
        Refusal::OpenMatches(_) => Refusal::TooEarly(1_767_571_200_000),
        Refusal::TooEarly(_) => Refusal::NoLegalPairing,
        Refusal::NoLegalPairing => Refusal::PreviewOutdated,
        Refusal::PreviewOutdated => Refusal::Exchange,
        Refusal::Exchange => Refusal::RoundPublished,
        Refusal::RoundPublished => Refusal::NoSittingOut,
        Refusal::NoSittingOut => Refusal::NoAbsencesLeft,
        Refusal::NoAbsencesLeft => Refusal::NoMatch(MATCH),
        Refusal::NoMatch(_) => Refusal::MatchClosed,
        Refusal::MatchClosed => Refusal::MatchBegun,
        Refusal::MatchBegun => Refusal::FactionsOpen,
        Refusal::FactionsOpen => Refusal::NotYourStep,
        Refusal::NotYourStep => Refusal::Factions(vec!["moloch".to_owned()]),
        Refusal::Factions(_) => Refusal::UnknownFactions(vec!["vegas".to_owned()]),
        Refusal::UnknownFactions(_) => Refusal::NoGame,
        Refusal::NoGame => Refusal::NoTableGames,
        Refusal::NoTableGames => Refusal::Report,
        Refusal::Report => Refusal::ReportState,
        Refusal::ReportState => Refusal::NotAsked,
        Refusal::NotAsked => Refusal::ExtensionLimit { left: 3 },
        Refusal::ExtensionLimit { .. } => Refusal::CallOpen,
        Refusal::CallOpen => Refusal::NoCall,
        Refusal::NoCall => Refusal::NotQueued,
        Refusal::NotQueued => Refusal::NoProposal,
        Refusal::NoProposal => Refusal::NeedsWinner,
        Refusal::NeedsWinner => Refusal::HalfPlayed,
        Refusal::HalfPlayed => Refusal::HqPoints { most: 20 },
        Refusal::HqPoints { .. } => Refusal::WinnerBehind,
        Refusal::WinnerBehind => Refusal::OpenCalls(vec![MATCH]),
        Refusal::OpenCalls(_) => Refusal::NoVoid(12),
        Refusal::NoVoid(_) => Refusal::Entangled(LogError::State),
        Refusal::Entangled(_) => Refusal::Deadline { most_days: 90 },
        Refusal::Deadline { .. } => Refusal::NoLadder,
        Refusal::NoLadder => Refusal::Challenge,
        Refusal::Challenge => Refusal::SamePlayer,
        Refusal::SamePlayer => Refusal::NoChallenge,
        Refusal::NoChallenge => Refusal::NotDue,
        Refusal::NotDue => Refusal::Unfit(LogError::Time),
        Refusal::Unfit(_) => return None,
    })
}

#[test]
fn each_refusal_has_its_own_sentence_in_each_language() {
    let all = all_refusals();
    for language in Language::ALL {
        let mut told: BTreeMap<String, &Refusal> = BTreeMap::new();
        for one in &all {
            let said = refusal_text(one, &TestNames, language);
            assert_translated(language, &said);
            assert!(said.ends_with(['.', ':']) && said.chars().count() <= 240, "{language:?}: {said}");
            // All damage to a log is reported with the same text.
            if let Some(other) = told.insert(said.clone(), one) {
                let damaged = [Refusal::Unfit(LogError::Time), Refusal::Unfit(LogError::Beginning)];
                assert!(damaged.contains(one) && damaged.contains(other), "{said}: {one:?} and {other:?}");
            }
        }
    }
}

#[test]
fn a_refusal_names_the_people_concerned() {
    let said = |one: &Refusal| refusal_text(one, &TestNames, Language::English);
    assert_eq!(
        said(&Refusal::Not(RequiredRole::OpponentIn(MATCH))),
        "That is your opponent's decision (Ala – Ben). Wait for the answer."
    );
    assert!(said(&Refusal::OpenMatches(vec![MATCH, MatchId(100)])).contains("Ala – Ben, match 100."));
    assert!(
        said(&Refusal::Rules(vec![InvalidSetting::Name, InvalidSetting::Steps]))
            .contains("\n- The season needs a name")
    );
    assert!(said(&Refusal::TooEarly(5_000)).contains("<t:5:F>"));
}

#[test]
fn a_long_list_of_names_is_cut() {
    let many = (1..=13).map(EntrantId).collect();
    let said = refusal_text(&Refusal::Order(many), &TestNames, Language::Polish);
    assert!(said.contains("P10, i jeszcze 3."), "{said}");
}
