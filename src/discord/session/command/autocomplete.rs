//! Autocompletion of commands: only legal actions, worded for users, likeliest first.

use std::cmp::Reverse;
use std::collections::HashSet;

use serenity::all::{AutocompleteChoice, CreateAutocompleteResponse};

use sztab_game::view::{GameView, Likelihood, SideQuestion, Study, SuggestionRank};
use sztab_game::{Language, Lines};
use sztab_referee::Session;
use sztab_referee::limits::MAX_TYPED_CHARACTERS;
use sztab_store::{GuildId, Seq, UserId};

use crate::discord::say::answer::shorten;
use crate::discord::say::caller::Caller as _;
use crate::discord::say::failure::Failure;
use crate::discord::say::limits::{CHOICE_LIMIT, MAX_SELECT_OPTIONS};
use crate::discord::say::typed::{edit_distance, folded_words, is_similar, matches_prefixes, matches_words};

use super::context::{Context, find_theme};
use super::misread::misreading_message;
use super::place::find_session;

/// Suggestions for the typed text. They are computed off the async threads, because wording all legal actions takes
/// some time.
pub async fn complete(context: Context<'_>, typed: &str, lines: Lines) -> CreateAutocompleteResponse {
    let nothing = CreateAutocompleteResponse::new();
    let language = find_theme(context).await.language;
    let user = context.user();
    let Ok(session) = find_session(context).await else { return nothing };
    let typed: String = typed.chars().take(MAX_TYPED_CHARACTERS).collect();
    let choices = tokio::task::spawn_blocking(move || suggest_offers(&session, user, language, lines, &typed)).await;
    match choices {
        Ok(choices) => nothing.set_choices(choices),
        Err(error) => {
            tracing::error!(%error, "a completion failed");
            nothing
        }
    }
}

/// A page of suggestions for the typed text. Typos are corrected if nothing matches the text as typed.
fn suggest_offers(
    session: &Session,
    user: UserId,
    language: Language,
    lines: Lines,
    typed: &str,
) -> Vec<AutocompleteChoice> {
    let offered = match lines {
        Lines::All => {
            let side = session.side_of(user).or_else(|| session.game().waiting_sides().iter().next());
            let study = side.and_then(|side| session.view().study(session.game(), side));
            study.map_or_else(Vec::new, |study| study_offers(session.view(), study.as_ref(), language))
        }
        Lines::Of(_) | Lines::Answers(_) | Lines::Without(_) | Lines::With(_) => {
            legal_offers(session, user, language, lines)
        }
    };
    let is_fitting = offered.iter().any(|offer| offer.matches(matches_prefixes, typed));
    let corrected = if is_fitting { None } else { correct_typos(&offered, typed) };
    let typed = corrected.as_deref().unwrap_or(typed);
    let found = offered.iter().filter(|offer| offer.matches(matches_prefixes, typed));
    // A player who types "n" most likely means north, but north-west is possible.
    let (whole, begun): (Vec<&Offer>, Vec<&Offer>) = found.partition(|offer| offer.matches(matches_words, typed));
    let choice = |offer: &Offer| {
        AutocompleteChoice::new(shorten(&offer.phrase, CHOICE_LIMIT), suggestion_value(offer, lines, session.seq))
    };
    select_page(&whole).into_iter().chain(select_page(&begun)).take(MAX_SELECT_OPTIONS).map(choice).collect()
}

/// The typed text with typos corrected; `None` unless each word is similar to one that names an action.
fn correct_typos(offered: &[Offer], typed: &str) -> Option<String> {
    let mut known: Vec<String> =
        offered.iter().flat_map(|offer| offer.phrases.iter().flat_map(|it| folded_words(it))).collect();
    known.sort_unstable();
    known.dedup();
    let mend = |typed: String| {
        if known.iter().any(|word| word.starts_with(&typed)) {
            return Some(typed);
        }
        let near = known.iter().filter(|word| is_similar(&typed, word));
        near.min_by_key(|word| edit_distance(&typed, word)).cloned()
    };
    folded_words(typed).into_iter().map(mend).collect::<Option<Vec<String>>>().map(|words| words.join(" "))
}

/// The separator between an answer and the version of the game that it answers.
const VERSION_SEPARATOR: &str = " @";

/// The value of a suggestion. An answer to a decision is a number, whose meaning depends on the open decision, so the
/// value includes the version of the game for which it was suggested. All other lines are unambiguous.
fn suggestion_value(offer: &Offer, lines: Lines, seq: Seq) -> String {
    match lines {
        Lines::Answers(_) => format!("{}{VERSION_SEPARATOR}{seq}", offer.line),
        Lines::All | Lines::Of(_) | Lines::Without(_) | Lines::With(_) => offer.line.clone(),
    }
}

/// Splits the typed or chosen text from the version of the game it was suggested for, if any.
pub fn split_version(typed: &str) -> (&str, Option<Seq>) {
    let Some((line, seq)) = typed.trim().rsplit_once(VERSION_SEPARATOR) else { return (typed, None) };
    match seq.parse() {
        Ok(seq) => (line, Some(Seq(seq))),
        Err(_) => (typed, None),
    }
}

/// The reason a typed text cannot be resolved to one line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum UnresolvedLine {
    /// Several actions match.
    Several,
    /// A word is not understood; contains the message that names it.
    Misread(String),
}

impl From<UnresolvedLine> for Failure {
    fn from(not_meant: UnresolvedLine) -> Self {
        match not_meant {
            UnresolvedLine::Several => Self::Said("several-fit"),
            UnresolvedLine::Misread(sentence) => Self::Misread(sentence),
        }
    }
}

/// The intended line: a chosen suggestion, a complete line of the notation, the only action that matches the typed
/// text, or else a line that the rules forbid. A text that matches nothing is returned as it is, so that parsing it can
/// report the error.
///
/// # Errors
///
/// If several actions match, or a word is not understood.
pub fn resolve_line(
    session: &Session,
    user: UserId,
    language: Language,
    lines: Lines,
    typed: &str,
) -> Result<String, UnresolvedLine> {
    let typed = typed.trim();
    let line = match lines.verb().filter(|&verb| typed.split(' ').next() != Some(verb)) {
        Some(verb) => format!("{verb} {typed}"),
        None => typed.to_owned(),
    };
    let Some(side) = session.side_of(user) else { return Ok(line) };
    if session.can_read(side, &line) {
        return Ok(line);
    }
    if let Some(found) = find_only_match(&legal_offers(session, user, language, lines), typed)? {
        return Ok(found);
    }
    let legal = session.legal_lines(side);
    let asked = SideQuestion { game: session.game(), side, lines: &legal, said: &[], language };
    if let Some(found) = find_forbidden_line(session.view(), &asked, lines, typed) {
        return Ok(found);
    }
    // A player who is not to act should get that error, and an answer to a decision is only a number, so neither is
    // checked for unknown words.
    if session.check_may_act(side).is_err() || matches!(lines, Lines::Answers(_)) {
        return Ok(line);
    }
    misreading_message(session.view(), &asked, typed).map_or(Ok(line), |said| Err(UnresolvedLine::Misread(said)))
}

/// As [`resolve_line`], for an action to be tried out.
pub fn resolve_trial(
    session: &Session,
    study: &dyn Study,
    language: Language,
    typed: &str,
) -> Result<String, UnresolvedLine> {
    let (view, typed) = (session.view(), typed.trim());
    let (lines, game) = (study.trials(), study.game());
    let side = game.waiting_sides().iter().next().unwrap_or(study.side());
    let asked = SideQuestion { game, side, lines: &lines, said: &[], language };
    if game.read(side, typed).is_ok() {
        return Ok(typed.to_owned());
    }
    if let Some(found) = find_only_match(&rank_offers(view, &asked, Lines::All), typed)? {
        return Ok(found);
    }
    if let Some(found) = find_forbidden_line(view, &asked, Lines::All, typed) {
        return Ok(found);
    }
    misreading_message(view, &asked, typed)
        .map_or_else(|| Ok(typed.to_owned()), |said| Err(UnresolvedLine::Misread(said)))
}

/// The first of the command's forbidden lines that the typed text names.
fn find_forbidden_line(view: &dyn GameView, asked: &SideQuestion<'_>, lines: Lines, typed: &str) -> Option<String> {
    let forbidden =
        view.forbidden_lines(asked.game, asked.side, typed).into_iter().filter(|line| lines.contains(&line.line));
    let called: Vec<_> =
        forbidden.map(|forbidden| (view.typed_phrases(asked.game, asked.side, &forbidden.line), forbidden)).collect();
    [matches_words, matches_prefixes].into_iter().find_map(|fit| {
        let is_named =
            |phrases: &[String], line: &str| fit(line, typed) || phrases.iter().any(|phrase| fit(phrase, typed));
        let found = called.iter().filter(|(phrases, forbidden)| is_named(phrases, &forbidden.line));
        // The reason why a tile in hand cannot be played is more informative than the absence of another tile with that
        // name.
        found.min_by_key(|(_, forbidden)| forbidden.is_elsewhere).map(|(_, forbidden)| forbidden.line.clone())
    })
}

/// The line of the only offer that matches the typed text.
fn find_only_match(offered: &[Offer], typed: &str) -> Result<Option<String>, UnresolvedLine> {
    if offered.iter().any(|offer| offer.line == typed) {
        return Ok(Some(typed.to_owned()));
    }
    // "n" is a prefix of north and north-west; the exact name takes precedence.
    for fit in [matches_words, matches_prefixes] {
        let found: Vec<&Offer> = offered.iter().filter(|offer| offer.matches(fit, typed)).collect();
        match found.as_slice() {
            [] => {}
            [only] => return Ok(Some(only.line.clone())),
            _ => return Err(UnresolvedLine::Several),
        }
    }
    Ok(None)
}

/// A legal action as text, and as a line of the notation.
struct Offer {
    phrase: String,
    /// Phrases in all languages, because users mix them.
    phrases: Vec<String>,
    line: String,
    /// Likelihood that the user means this action.
    likelihood: Likelihood,
    /// True if the offer precedes all others.
    is_first: bool,
}

impl Offer {
    /// An offer for an action; `None` if users hardly ever mean the action, which can still be typed.
    fn from_line(
        view: &dyn GameView,
        asked: &SideQuestion<'_>,
        line: &str,
        likelihood: &dyn Fn(&str) -> Likelihood,
    ) -> Option<Self> {
        let (game, side) = (asked.game, asked.side);
        let suggested = view.suggestion_rank(game, side, line);
        (suggested != SuggestionRank::Never).then(|| Self {
            phrase: view.phrase(game, side, line, asked.language),
            phrases: view.typed_phrases(game, side, line),
            line: line.to_owned(),
            likelihood: likelihood(line),
            is_first: suggested == SuggestionRank::First,
        })
    }

    /// True if the typed text matches the phrase in any language, or the line.
    fn matches(&self, fit: fn(&str, &str) -> bool, typed: &str) -> bool {
        let others = self.phrases.iter().any(|phrase| fit(phrase, typed));
        others || fit(&self.phrase, typed) || fit(&self.line, typed)
    }

    /// The subject of the action, without hex or direction: the tile or the unit.
    fn subject(&self) -> String {
        self.line.split(' ').take(2).collect::<Vec<_>>().join(" ")
    }
}

/// A player's legal actions, likeliest first; of several with the same wording only the likeliest is listed.
fn legal_offers(session: &Session, user: UserId, language: Language, lines: Lines) -> Vec<Offer> {
    let Some(side) = session.side_of(user) else { return Vec::new() };
    let legal = session.legal_lines(side);
    let asked = SideQuestion { game: session.game(), side, lines: &legal, said: &[], language };
    rank_offers(session.view(), &asked, lines)
}

fn study_offers(view: &dyn GameView, study: &dyn Study, language: Language) -> Vec<Offer> {
    let (lines, game) = (study.trials(), study.game());
    let side = game.waiting_sides().iter().next().unwrap_or(study.side());
    rank_offers(view, &SideQuestion { game, side, lines: &lines, said: &[], language }, Lines::All)
}

/// Actions whose lines are among the given ones, as offers, likeliest first; of several with the same wording only the
/// likeliest.
fn rank_offers(view: &dyn GameView, asked: &SideQuestion<'_>, lines: Lines) -> Vec<Offer> {
    let legal = asked.lines.iter().filter(|line| lines.contains(line));
    let likelihood = view.likelihood(asked.game, asked.side);
    let mut offers: Vec<Offer> = legal.filter_map(|line| Offer::from_line(view, asked, line, &likelihood)).collect();
    offers.sort_by_key(|offer| Reverse(offer.likelihood));
    let mut phrases = HashSet::new();
    offers.retain(|offer| phrases.insert(offer.phrase.clone()));
    offers
}

/// A page of offers: first those marked to come first, with room for the others; then the likeliest offer of each tile
/// or unit, so that everything playable appears; then the remaining ones.
fn select_page<'a>(found: &[&'a Offer]) -> Vec<&'a Offer> {
    let (first, rest): (Vec<&Offer>, Vec<&Offer>) = found.iter().partition(|offer| offer.is_first);
    let room = MAX_SELECT_OPTIONS - rest.len().min(MAX_SELECT_OPTIONS / 2 + 1);
    let mut shown: Vec<&Offer> = first.into_iter().take(room).collect();
    shown.extend(interleave_subjects(&rest).into_iter().take(MAX_SELECT_OPTIONS - shown.len()));
    shown
}

/// The likeliest offer of each tile or unit, then the second likeliest of each, and so on.
fn interleave_subjects<'a>(offers: &[&'a Offer]) -> Vec<&'a Offer> {
    let mut seen: Vec<(String, usize)> = Vec::new();
    let mut numbered: Vec<(usize, &Offer)> = Vec::with_capacity(offers.len());
    for &offer in offers {
        let about = offer.subject();
        let turn = if let Some((_, count)) = seen.iter_mut().find(|(known, _)| *known == about) {
            *count += 1;
            *count
        } else {
            seen.push((about, 0));
            0
        };
        numbered.push((turn, offer));
    }
    // The sort is stable: within a turn the likeliest offer stays first.
    numbered.sort_by_key(|(turn, _)| *turn);
    numbered.into_iter().map(|(_, offer)| offer).collect()
}

/// The server's templates that match the typed text.
pub async fn complete_template(context: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let Some(guild) = context.guild_id() else { return CreateAutocompleteResponse::new() };
    let settings = context.data().referee.load_server_settings(GuildId(guild.get())).await.unwrap_or_default();
    let fitting = settings
        .templates
        .into_iter()
        .filter(|template| matches_prefixes(&template.name, typed))
        .take(MAX_SELECT_OPTIONS);
    let choices = fitting.map(|template| AutocompleteChoice::new(template.name.clone(), template.name));
    CreateAutocompleteResponse::new().set_choices(choices.collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn offer(line: &str, worth: i32, is_first: bool) -> Offer {
        let phrase = line.to_owned();
        Offer {
            phrase,
            phrases: Vec::new(),
            line: line.to_owned(),
            likelihood: Likelihood { effect: worth, aim: 0 },
            is_first,
        }
    }

    #[test]
    fn second_moves_come_first_and_leave_room() {
        let all: Vec<Offer> = (0..341).map(|number| offer(&number.to_string(), 0, number >= 300)).collect();
        let shown = select_page(&all.iter().collect::<Vec<_>>());
        assert!(shown.len() <= MAX_SELECT_OPTIONS && shown.len() > 20);
        assert!(shown[..10].iter().all(|offer| offer.is_first) && !shown[13].is_first);
        let only: Vec<&Offer> = all[300..].iter().collect();
        assert!(select_page(&only).len() > 12);
    }

    #[test]
    fn only_answers_to_decisions_carry_a_version() {
        let answer = suggestion_value(&offer("choose 2", 0, false), Lines::Answers("choose"), Seq(34));
        assert_eq!(split_version(&answer), ("choose 2", Some(Seq(34))));
        assert_eq!(
            suggestion_value(&offer("place runner C3 1", 0, false), Lines::Of("place"), Seq(34)),
            "place runner C3 1"
        );
        for typed in ["choose 2", "runner d2 @ne", "a @"] {
            assert_eq!(split_version(typed), (typed, None));
        }
    }

    #[test]
    fn typos_are_corrected() {
        let mut runner = offer("place runner C3 1", 0, false);
        runner.phrases = vec!["Runner to C3, facing NE".to_owned(), "Biegacz na C3".to_owned()];
        let offers = [runner];
        assert_eq!(correct_typos(&offers, "Runer c3").as_deref(), Some("runner c3"));
        assert_eq!(correct_typos(&offers, "biegcz").as_deref(), Some("biegacz"));
        assert_eq!(correct_typos(&offers, "xyzzy c3"), None);
    }

    #[test]
    fn every_tile_has_its_likeliest_action_on_the_page() {
        let mut all: Vec<Offer> =
            (0..100).map(|number| offer(&format!("place runner {number}"), 100 - number, false)).collect();
        all.extend((0..100).map(|number| offer(&format!("place medic {number}"), -number, false)));
        let shown = select_page(&all.iter().collect::<Vec<_>>());
        assert_eq!(shown.len(), MAX_SELECT_OPTIONS);
        assert_eq!(
            [&shown[0].line, &shown[1].line, &shown[2].line],
            ["place runner 0", "place medic 0", "place runner 1"]
        );
    }
}
