//! Why a season refuses something, and what a preview breaks.

use sztab_league::decide::{MayDo, Refusal};
use sztab_league::ids::MatchId;
use sztab_league::season::{EntrantState, Misfit, SeasonState};
use sztab_words::{Language, text, word};

use super::invalid::{frozen, invalid};
use super::names::{Names, listed, players_of};
use super::numbers::stamp;

/// The most names in one sentence.
const MOST_NAMES: usize = 10;

/// What is wrong, who may do it instead, and a way on.
pub fn refusal(refusal: &Refusal, names: &dyn Names, language: Language) -> String {
    if let Some(key) = plain(refusal) {
        return word(language, key);
    }
    let some = |names: Vec<String>| some_of(names, language);
    let armies = |key: &str, ids: &[String]| {
        let armies = ids.iter().map(|army| names.army(army)).collect();
        text(language, key, &[("armies", some(armies).into())])
    };
    let of_matches = |key: &str, matches: &[MatchId]| {
        let matches = matches.iter().map(|&of| players_of(names, of, language)).collect();
        text(language, key, &[("matches", some(matches).into())])
    };
    let count = |key: &str, name: &str, number: u32| text(language, key, &[(name, number.into())]);
    match refusal {
        Refusal::Not(may) => may_do(*may, names, language),
        Refusal::Rules(errors) => {
            let army = |id: &str| names.army(id);
            let faults = errors.iter().map(|error| format!("- {}", invalid(error, &army, language)));
            [word(language, "league-refused-rules")].into_iter().chain(faults).collect::<Vec<_>>().join("\n")
        }
        Refusal::Frozen(settings) => {
            let settings = listed(settings.iter().map(|&setting| frozen(setting, language)), language);
            text(language, "league-refused-frozen", &[("settings", settings.into())])
        }
        Refusal::Entrant(entrant, state) => {
            text(language, entrant_key(*state), &[("player", names.entrant(*entrant).into())])
        }
        Refusal::Pool { size: 0 } => word(language, "league-refused-no-pools"),
        Refusal::Pool { size } => count("league-refused-pool", "size", *size),
        Refusal::Order(players) => {
            let players = players.iter().map(|&player| names.entrant(player)).collect();
            text(language, "league-refused-order", &[("players", some(players).into())])
        }
        Refusal::OpenMatches(matches) => of_matches("league-refused-open-matches", matches),
        Refusal::OpenCalls(matches) => of_matches("league-refused-open-calls", matches),
        Refusal::HqPoints { most } => text(language, "league-refused-hq", &[("most", (*most).into())]),
        Refusal::TooEarly(at_ms) => {
            text(language, "league-refused-too-early", &[("moment", stamp(*at_ms, 'F').into())])
        }
        Refusal::Armies(ids) => armies("league-refused-armies", ids),
        Refusal::UnknownArmies(ids) => armies("league-refused-unknown-armies", ids),
        Refusal::ExtensionLimit { left } => count("league-refused-extension", "left", *left),
        Refusal::Deadline { most_days } => count("league-refused-deadline", "days", *most_days),
        Refusal::NoVoid(line) => text(language, "league-refused-void", &[("line", (*line).into())]),
        Refusal::Entangled(at) => {
            text(language, "league-refused-entangled", &[("misfit", misfit(*at, names, language).into())])
        }
        Refusal::Unfit(at) => {
            text(language, "league-refused-unfit", &[("misfit", misfit(*at, names, language).into())])
        }
        // All others are plain.
        _ => word(language, "league-refused-not-due"),
    }
}

/// The key of a refusal that says no more than its kind.
fn plain(refusal: &Refusal) -> Option<&'static str> {
    Some(match refusal {
        Refusal::State(state) => state_key(*state),
        Refusal::Paused(true) => "league-refused-paused",
        Refusal::Paused(false) => "league-refused-not-paused",
        Refusal::Seed => "league-refused-seed",
        Refusal::Entered => "league-refused-entered",
        Refusal::EntryClosed => "league-refused-entry-closed",
        Refusal::EntryOpen => "league-refused-entry-open",
        Refusal::Full => "league-refused-full",
        Refusal::NoPlace => "league-refused-no-place",
        Refusal::NotSeeded => "league-refused-not-seeded",
        Refusal::TooFewPlayers => "league-refused-too-few-players",
        Refusal::NoSuchRound => "league-refused-no-such-round",
        Refusal::StageOpen => "league-refused-stage-open",
        Refusal::NoMoreStages => "league-refused-no-more-stages",
        Refusal::NoMoreRounds => "league-refused-no-more-rounds",
        Refusal::NoLegalPairing => "league-refused-no-legal-pairing",
        Refusal::PreviewOutdated => "league-refused-preview-outdated",
        Refusal::Exchange => "league-refused-exchange",
        Refusal::RoundPublished => "league-refused-round-published",
        Refusal::NoSittingOut => "league-refused-no-sitting-out",
        Refusal::NoAbsencesLeft => "league-refused-no-absences",
        Refusal::NoMatch(_) => "league-refused-no-match",
        Refusal::DecidedMeanwhile(_) => "league-refused-decided-meanwhile",
        Refusal::MatchClosed => "league-refused-match-closed",
        Refusal::MatchBegun => "league-refused-match-begun",
        Refusal::ArmiesOpen => "league-refused-armies-open",
        Refusal::NotYourStep => "league-refused-not-your-step",
        Refusal::Armies(armies) if armies.is_empty() => "league-refused-no-army",
        Refusal::NoGame => "league-refused-no-game",
        Refusal::NoTableGames => "league-refused-no-table-games",
        Refusal::Report => "league-refused-report",
        Refusal::ReportState => "league-refused-report-state",
        Refusal::NotAsked => "league-refused-not-asked",
        Refusal::ExtensionLimit { left: 0 } => "league-refused-no-extension",
        Refusal::CallOpen => "league-refused-call-open",
        Refusal::NoCall => "league-refused-no-call",
        Refusal::NotQueued => "league-refused-not-queued",
        Refusal::NoProposal => "league-refused-no-proposal",
        Refusal::NeedsWinner => "league-refused-needs-winner",
        Refusal::HalfPlayed => "league-refused-half-played",
        Refusal::WinnerBehind => "league-refused-winner-behind",
        Refusal::SamePlayer => "league-refused-same-player",
        Refusal::NoLadder => "league-refused-no-ladder",
        Refusal::Challenge => "league-refused-challenge",
        Refusal::NoChallenge => "league-refused-no-challenge",
        Refusal::NotDue => "league-refused-not-due",
        Refusal::Entangled(misfit) | Refusal::Unfit(misfit) if is_damage(*misfit) => "league-misfit-log",
        Refusal::Not(_)
        | Refusal::Rules(_)
        | Refusal::Frozen(_)
        | Refusal::Entrant(..)
        | Refusal::Pool { .. }
        | Refusal::Order(_)
        | Refusal::OpenMatches(_)
        | Refusal::TooEarly(_)
        | Refusal::Armies(_)
        | Refusal::UnknownArmies(_)
        | Refusal::ExtensionLimit { .. }
        | Refusal::NoVoid(_)
        | Refusal::HqPoints { .. }
        | Refusal::OpenCalls(_)
        | Refusal::Entangled(_)
        | Refusal::Deadline { .. }
        | Refusal::Unfit(_) => return None,
    })
}

fn state_key(state: SeasonState) -> &'static str {
    match state {
        SeasonState::Draft => "league-refused-in-draft",
        SeasonState::Entry => "league-refused-in-entry",
        SeasonState::Running => "league-refused-in-running",
        SeasonState::Ended => "league-refused-in-ended",
        SeasonState::Cancelled => "league-refused-in-cancelled",
    }
}

fn entrant_key(state: Option<EntrantState>) -> &'static str {
    match state {
        None => "league-refused-entrant-unknown",
        Some(EntrantState::Asked) => "league-refused-entrant-asked",
        Some(EntrantState::Waiting) => "league-refused-entrant-waiting",
        Some(EntrantState::In) => "league-refused-entrant-in",
        Some(EntrantState::Refused) => "league-refused-entrant-refused",
        Some(EntrantState::Gone) => "league-refused-entrant-gone",
    }
}

fn may_do(may: MayDo, names: &dyn Names, language: Language) -> String {
    let key = match may {
        MayDo::Organisers => "league-may-organisers",
        MayDo::Judges => "league-may-judges",
        MayDo::OtherJudges => "league-may-other-judges",
        MayDo::Players => "league-may-players",
        MayDo::Program => "league-may-program",
        MayDo::PlayersOf(of) => return of_match("league-may-players-of", of, names, language),
        MayDo::OpponentIn(of) => return of_match("league-may-opponent", of, names, language),
        MayDo::Entrant(entrant) => {
            return text(language, "league-may-entrant", &[("player", names.entrant(entrant).into())]);
        }
    };
    word(language, key)
}

fn of_match(key: &str, of: MatchId, names: &dyn Names, language: Language) -> String {
    text(language, key, &[("match", players_of(names, of, language).into())])
}

/// Whether the log itself is at fault, and no command helps.
fn is_damage(misfit: Misfit) -> bool {
    matches!(misfit, Misfit::Beginning | Misfit::Version(_) | Misfit::Sequence { .. } | Misfit::Time)
}

/// A misfit as a sentence.
fn misfit(misfit: Misfit, names: &dyn Names, language: Language) -> String {
    match misfit {
        Misfit::Beginning | Misfit::Version(_) | Misfit::Sequence { .. } | Misfit::Time => {
            word(language, "league-misfit-log")
        }
        Misfit::State => word(language, "league-misfit-state"),
        Misfit::Entrant(entrant) => {
            text(language, "league-misfit-entrant", &[("player", names.entrant(entrant).into())])
        }
        Misfit::Match(of) => of_match("league-misfit-match", of, names, language),
        Misfit::Challenge(_) => word(language, "league-misfit-challenge"),
        Misfit::Group(_) => word(language, "league-misfit-group"),
        Misfit::Void(line) => text(language, "league-misfit-void", &[("line", line.into())]),
    }
}

/// Names with commas, beyond ten only how many more there are.
fn some_of(mut names: Vec<String>, language: Language) -> String {
    let more = names.len().saturating_sub(MOST_NAMES);
    names.truncate(MOST_NAMES);
    if more > 0 {
        names.push(text(language, "league-and-more", &[("number", more.into())]));
    }
    listed(names, language)
}
