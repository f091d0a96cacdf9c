//! Refusals as text.

use sztab_league::decide::{Refusal, RequiredRole};
use sztab_league::ids::MatchId;
use sztab_league::season::LogError;
use sztab_words::{FluentValue, Language, text, word};

use super::invalid::fault_message;
use super::numbers::timestamp;
use crate::discord::league::words::Names;
use crate::discord::league::words::join_names;
use crate::discord::league::words::player_names;

/// Maximum number of names in one message.
const MAX_NAMES: usize = 10;

/// The text of a refusal: the fault, or the people who may do it instead, and a next step.
pub fn refusal_text(refusal: &Refusal, names: &dyn Names, language: Language) -> String {
    let key = super::variant_key("league-refused-", refusal);
    let with = |name, value: FluentValue<'_>| text(language, &key, &[(name, value)]);
    let some = |names: Vec<String>| FluentValue::from(join_some(names, language));
    let factions = |ids: &[String]| with("factions", some(ids.iter().map(|faction| names.faction(faction)).collect()));
    let matches = |matches: &[MatchId]| {
        with("matches", some(matches.iter().map(|&match_id| player_names(names, match_id, language)).collect()))
    };
    match refusal {
        Refusal::Not(may) => permitted_people_text(*may, names, language),
        Refusal::State(state) => word(language, &super::variant_key("league-refused-in-", state)),
        Refusal::Paused(false) => word(language, "league-refused-not-paused"),
        Refusal::Rules(errors) => {
            let faction = |id: &str| names.faction(id);
            let faults = errors.iter().map(|error| format!("- {}", fault_message(error, &faction, language)));
            [word(language, &key)].into_iter().chain(faults).collect::<Vec<_>>().join("\n")
        }
        Refusal::Frozen(settings) => {
            let settings =
                settings.iter().map(|setting| word(language, &super::variant_key("league-frozen-", setting)));
            with("settings", join_names(settings, language).into())
        }
        Refusal::Entrant(_, None) => word(language, "league-refused-entrant-unknown"),
        Refusal::Entrant(entrant, Some(state)) => {
            let player = ("player", names.entrant(*entrant).into());
            text(language, &super::variant_key("league-refused-entrant-", state), &[player])
        }
        Refusal::Pool { size: 0 } => word(language, "league-refused-no-pools"),
        Refusal::Pool { size } => with("size", (*size).into()),
        Refusal::Order(players) => with("players", some(players.iter().map(|&player| names.entrant(player)).collect())),
        Refusal::OpenMatches(open) | Refusal::OpenCalls(open) => matches(open),
        Refusal::HqPoints { most } => {
            text(language, &key, &[("most", (*most).into()), ("score", names.points_word().into())])
        }
        Refusal::WinnerBehind => with("score", names.points_word().into()),
        Refusal::TooEarly(at_ms) => with("moment", timestamp(*at_ms, 'F').into()),
        Refusal::Factions(ids) if ids.is_empty() => word(language, "league-refused-no-faction"),
        Refusal::Factions(ids) | Refusal::UnknownFactions(ids) => factions(ids),
        Refusal::ExtensionLimit { left: 0 } => word(language, "league-refused-no-extension"),
        Refusal::ExtensionLimit { left } => with("left", (*left).into()),
        Refusal::Deadline { most_days } => with("days", (*most_days).into()),
        Refusal::NoVoid(line) => with("line", (*line).into()),
        Refusal::Entangled(at) | Refusal::Unfit(at) => match misfit_text(*at, names, language) {
            Some(misfit) => with("misfit", misfit.into()),
            None => word(language, "league-misfit-log"),
        },
        Refusal::Paused(true)
        | Refusal::Seed
        | Refusal::DecidedMeanwhile(_)
        | Refusal::Entered
        | Refusal::EntryClosed
        | Refusal::EntryOpen
        | Refusal::Full
        | Refusal::NoPlace
        | Refusal::NotSeeded
        | Refusal::TooFewPlayers
        | Refusal::NoSuchRound
        | Refusal::StageOpen
        | Refusal::NoMoreStages
        | Refusal::NoMoreRounds
        | Refusal::NoLegalPairing
        | Refusal::PreviewOutdated
        | Refusal::Exchange
        | Refusal::RoundPublished
        | Refusal::NoSittingOut
        | Refusal::NoAbsencesLeft
        | Refusal::NoMatch(_)
        | Refusal::MatchClosed
        | Refusal::MatchBegun
        | Refusal::FactionsOpen
        | Refusal::NotYourStep
        | Refusal::NoGame
        | Refusal::NoTableGames
        | Refusal::Report
        | Refusal::ReportState
        | Refusal::NotAsked
        | Refusal::CallOpen
        | Refusal::NoCall
        | Refusal::NotQueued
        | Refusal::NoProposal
        | Refusal::NeedsWinner
        | Refusal::HalfPlayed
        | Refusal::NoLadder
        | Refusal::Challenge
        | Refusal::SamePlayer
        | Refusal::NoChallenge
        | Refusal::NotDue => word(language, &key),
    }
}

fn permitted_people_text(may: RequiredRole, names: &dyn Names, language: Language) -> String {
    let key = super::variant_key("league-may-", &may);
    match may {
        RequiredRole::Organisers
        | RequiredRole::Judges
        | RequiredRole::OtherJudges
        | RequiredRole::Players
        | RequiredRole::Program => word(language, &key),
        RequiredRole::PlayersOf(match_id) | RequiredRole::OpponentIn(match_id) => {
            match_refusal_text(&key, match_id, names, language)
        }
        RequiredRole::Entrant(entrant) => text(language, &key, &[("player", names.entrant(entrant).into())]),
    }
}

fn match_refusal_text(key: &str, match_id: MatchId, names: &dyn Names, language: Language) -> String {
    text(language, key, &[("match", player_names(names, match_id, language).into())])
}

/// The message about a misfit; `None` if the log itself is damaged, which no command can repair.
fn misfit_text(misfit: LogError, names: &dyn Names, language: Language) -> Option<String> {
    let key = super::variant_key("league-misfit-", &misfit);
    Some(match misfit {
        LogError::Beginning | LogError::Version(_) | LogError::Sequence { .. } | LogError::Time => return None,
        LogError::State | LogError::Challenge(_) | LogError::Group(_) => word(language, &key),
        LogError::Entrant(entrant) => text(language, &key, &[("player", names.entrant(entrant).into())]),
        LogError::Match(match_id) => match_refusal_text(&key, match_id, names, language),
        LogError::Void(line) => text(language, &key, &[("line", line.into())]),
    })
}

/// Names separated by commas; after the first ten, only the number of remaining names.
fn join_some(mut names: Vec<String>, language: Language) -> String {
    let more = names.len().saturating_sub(MAX_NAMES);
    names.truncate(MAX_NAMES);
    if more > 0 {
        names.push(text(language, "league-and-more", &[("number", more.into())]));
    }
    join_names(names, language)
}
