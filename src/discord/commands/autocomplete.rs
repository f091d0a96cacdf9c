//! Completion of commands: legal actions only, worded for people, the likeliest first.

use std::cmp::Reverse;
use std::collections::HashSet;

use serenity::all::{AutocompleteChoice, CreateAutocompleteResponse};

use crate::games::Language;
use crate::games::neuroshima::rules::{Action, Game, Side, Study};
use crate::games::neuroshima::words::{action_phrase, is_second_move, looks_alike, spelled};
use crate::limits::TYPED_CHARACTERS;
use crate::referee::{Line, Table, likelihood};
use crate::store::{Seq, UserId};

use crate::discord::say::answer::shortened;
use crate::discord::say::failure::Failure;
use crate::discord::say::limits::{CHOICE_LIMIT, SELECT_LIMIT};
use crate::discord::say::typed::{distance, fits, is_near, names, words};
use crate::discord::table::family::Family;
use crate::discord::table::forbidden::forbidden;
use crate::discord::table::guide::trial_lines;

use super::context::{Context, look};
use super::misread::misread;
use super::place::table;

/// Suggestions for what has been typed. Wording all legal actions takes a while, so it is kept off the async threads.
pub async fn complete(context: Context<'_>, typed: &str, family: Family) -> CreateAutocompleteResponse {
    let nothing = CreateAutocompleteResponse::new();
    let language = look(context).await.language;
    let user = UserId(context.author().id.get());
    let Ok(table) = table(context).await else { return nothing };
    let typed: String = typed.chars().take(TYPED_CHARACTERS).collect();
    let choices = tokio::task::spawn_blocking(move || choices(&table, user, language, family, &typed)).await;
    match choices {
        Ok(choices) => nothing.set_choices(choices),
        Err(error) => {
            tracing::error!(%error, "a completion failed");
            nothing
        }
    }
}

/// A page of suggestions for what has been typed, slips of the keyboard made good where nothing fits as it stands.
fn choices(table: &Table, user: UserId, language: Language, family: Family, typed: &str) -> Vec<AutocompleteChoice> {
    let offered = match family {
        Family::Try => {
            let side = table.side_of(user).or(table.game.to_act());
            let study = side.and_then(|side| Study::new(&table.game, side));
            study.map_or_else(Vec::new, |study| offered_in_study(&study, language))
        }
        _ => offered(table, user, language, family),
    };
    let is_fitting = offered.iter().any(|offer| offer.fits(fits, typed));
    let corrected = if is_fitting { None } else { corrected(&offered, typed) };
    let typed = corrected.as_deref().unwrap_or(typed);
    let found = offered.iter().filter(|offer| offer.fits(fits, typed));
    // A player who writes "n" out means north, and then perhaps north-west.
    let (whole, begun): (Vec<&Offer>, Vec<&Offer>) = found.partition(|offer| offer.fits(names, typed));
    let choice =
        |offer: &Offer| AutocompleteChoice::new(shortened(&offer.phrase, CHOICE_LIMIT), value(offer, table.seq));
    page(&whole).into_iter().chain(page(&begun)).take(SELECT_LIMIT).map(choice).collect()
}

/// What was typed with slips of the keyboard made good, if each word is near one that actions are called by.
fn corrected(offered: &[Offer], typed: &str) -> Option<String> {
    let mut known: Vec<String> =
        offered.iter().flat_map(|offer| offer.phrases.iter().flat_map(|it| words(it))).collect();
    known.sort_unstable();
    known.dedup();
    let mend = |typed: String| {
        if known.iter().any(|word| word.starts_with(&typed)) {
            return Some(typed);
        }
        let near = known.iter().filter(|word| is_near(&typed, word));
        near.min_by_key(|word| distance(&typed, word)).cloned()
    };
    words(typed).into_iter().map(mend).collect::<Option<Vec<String>>>().map(|words| words.join(" "))
}

/// What stands between an answer and the version of the game that it answers.
const AT: &str = " @";

/// The value of a suggestion. An answer is a number, which means another thing as soon as another decision is open: it
/// says at which version it was suggested. All other lines say what they mean.
fn value(offer: &Offer, seq: Seq) -> String {
    let is_answer = offer.line.starts_with("choose ");
    if is_answer { format!("{}{AT}{seq}", offer.line) } else { offer.line.clone() }
}

/// What was typed or chosen, and the version that it was suggested at, if it says so.
pub fn at_version(typed: &str) -> (&str, Option<Seq>) {
    let Some((line, seq)) = typed.trim().rsplit_once(AT) else { return (typed, None) };
    match seq.parse() {
        Ok(seq) => (line, Some(Seq(seq))),
        Err(_) => (typed, None),
    }
}

/// Why no line was meant.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NotMeant {
    /// Several actions fit.
    Several,
    /// A word is not understood: the sentence that names it.
    Misread(String),
}

impl From<NotMeant> for Failure {
    fn from(not_meant: NotMeant) -> Self {
        match not_meant {
            NotMeant::Several => Self::Said("several-fit"),
            NotMeant::Misread(sentence) => Self::Misread(sentence),
        }
    }
}

/// The line that was meant: a suggestion that was chosen, a whole line of the notation, the only action that fits what was
/// typed, or else one that the rules forbid. What fits nothing is left to be read, so that it can be said what is wrong.
///
/// # Errors
///
/// If several actions fit, or a word is not understood.
pub fn meant(table: &Table, user: UserId, language: Language, family: Family, typed: &str) -> Result<String, NotMeant> {
    let typed = typed.trim();
    let verb = family.verb();
    let has_verb = verb.is_empty() || typed.split(' ').next() == Some(verb);
    let line = if has_verb { typed.to_owned() } else { format!("{verb} {typed}") };
    let Some(side) = table.side_of(user) else { return Ok(line) };
    if Line::parse(&line, &table.game, side).is_ok() {
        return Ok(line);
    }
    if let Some(found) = among(&offered(table, user, language, family), typed)? {
        return Ok(found);
    }
    if let Some(found) = forbidden(&table.game, side, family, typed) {
        return Ok(found);
    }
    // Who is not to act hears that first. An answer is a number.
    if table.may_act(side).is_err() || family == Family::Choose {
        return Ok(line);
    }
    misread(&table.game, side, &table.legal_lines(), typed, language)
        .map_or(Ok(line), |said| Err(NotMeant::Misread(said)))
}

/// As [`meant`], for what is to be tried out.
pub fn meant_in_study(study: &Study, language: Language, typed: &str) -> Result<String, NotMeant> {
    let typed = typed.trim();
    let side = study.game().to_act().unwrap_or(study.side());
    if Line::parse(typed, study.game(), side).is_ok() {
        return Ok(typed.to_owned());
    }
    if let Some(found) = among(&offered_in_study(study, language), typed)? {
        return Ok(found);
    }
    if let Some(found) = forbidden(study.game(), side, Family::Try, typed) {
        return Ok(found);
    }
    let misread = misread(study.game(), side, &trial_lines(study), typed, language);
    misread.map_or_else(|| Ok(typed.to_owned()), |said| Err(NotMeant::Misread(said)))
}

/// The only offer that fits what was typed, as a line.
fn among(offered: &[Offer], typed: &str) -> Result<Option<String>, NotMeant> {
    if offered.iter().any(|offer| offer.line == typed) {
        return Ok(Some(typed.to_owned()));
    }
    // "n" begins north and north-west: whoever writes it out means north.
    for fit in [names, fits] {
        let found: Vec<&Offer> = offered.iter().filter(|offer| offer.fits(fit, typed)).collect();
        match found.as_slice() {
            [] => {}
            [only] => return Ok(Some(only.line.clone())),
            _ => return Err(NotMeant::Several),
        }
    }
    Ok(None)
}

/// A legal action, in words and as a line of the notation.
struct Offer {
    phrase: String,
    /// The same in all languages: people mix them.
    phrases: Vec<String>,
    line: String,
    /// How likely it is meant.
    likelihood: (i32, i32),
    /// Whether it is a second move, which is lost when anything else is done first.
    is_second: bool,
}

impl Offer {
    fn of(game: &Game, side: Side, language: Language, action: Action) -> Self {
        let wordings = Language::ALL.map(|known| (known, action_phrase(known, game, side, action)));
        let own = wordings.iter().find(|(known, _)| *known == language);
        Self {
            phrase: own.map(|(_, phrase)| phrase.clone()).unwrap_or_default(),
            phrases: wordings.iter().map(|(known, phrase)| spelled(*known, phrase)).collect(),
            line: Line::Action(action).print(game, side),
            likelihood: likelihood(game, side, action),
            is_second: is_second_move(game, action),
        }
    }

    /// Whether what was typed fits the phrase in the reader's language, in another one, or the line.
    fn fits(&self, fit: fn(&str, &str) -> bool, typed: &str) -> bool {
        let others = self.phrases.iter().any(|phrase| fit(phrase, typed));
        others || fit(&self.phrase, typed) || fit(&self.line, typed)
    }

    /// What the action is about, without where and how: the tile or the unit.
    fn about(&self) -> String {
        self.line.split(' ').take(2).collect::<Vec<_>>().join(" ")
    }
}

/// The legal actions of a player, those that read alike once, the likeliest first.
fn offered(table: &Table, user: UserId, language: Language, family: Family) -> Vec<Offer> {
    let Some(side) = table.side_of(user).filter(|&side| table.game.to_act() == Some(side)) else { return Vec::new() };
    ranked(&table.game, side, language, family, table.game.legal_actions())
}

fn offered_in_study(study: &Study, language: Language) -> Vec<Offer> {
    let side = study.game().to_act().unwrap_or(study.side());
    ranked(study.game(), side, language, Family::Try, study.trials())
}

/// Actions of a family as offers, the likeliest first; of those that read alike the likeliest alone.
fn ranked(game: &Game, side: Side, language: Language, family: Family, actions: Vec<Action>) -> Vec<Offer> {
    // Turning a unit that looks the same all round is hardly ever meant. It can still be typed.
    let meant = actions.into_iter().filter(|&action| !turns_in_vain(game, action));
    let mut offers: Vec<Offer> = meant.map(|action| Offer::of(game, side, language, action)).collect();
    offers.retain(|offer| family.has(&offer.line));
    offers.sort_by_key(|offer| Reverse(offer.likelihood));
    let mut phrases = HashSet::new();
    offers.retain(|offer| phrases.insert(offer.phrase.clone()));
    offers
}

/// Whether an action only turns a unit that looks the same all round.
fn turns_in_vain(game: &Game, action: Action) -> bool {
    let turned = action.displaced().filter(|displaced| displaced.from == displaced.to);
    let unit = turned.and_then(|turned| game.arrangement().unit(turned.from));
    unit.is_some_and(|unit| looks_alike(game.roster().of(unit)))
}

/// A page of offers: second moves first, with room left for the rest; then of each tile or unit its likeliest, so that
/// everything that can be played is there, and then what is left.
fn page<'a>(found: &[&'a Offer]) -> Vec<&'a Offer> {
    let (second, rest): (Vec<&Offer>, Vec<&Offer>) = found.iter().partition(|offer| offer.is_second);
    let room = SELECT_LIMIT - rest.len().min(SELECT_LIMIT / 2 + 1);
    let mut shown: Vec<&Offer> = second.into_iter().take(room).collect();
    shown.extend(in_turns(&rest).into_iter().take(SELECT_LIMIT - shown.len()));
    shown
}

/// The likeliest of each tile or unit, then the next of each, and so on.
fn in_turns<'a>(offers: &[&'a Offer]) -> Vec<&'a Offer> {
    let mut seen: Vec<(String, usize)> = Vec::new();
    let mut numbered: Vec<(usize, &Offer)> = Vec::with_capacity(offers.len());
    for &offer in offers {
        let about = offer.about();
        let turn = if let Some((_, count)) = seen.iter_mut().find(|(known, _)| *known == about) {
            *count += 1;
            *count
        } else {
            seen.push((about, 0));
            0
        };
        numbered.push((turn, offer));
    }
    // Stable: within a turn the likeliest stays first.
    numbered.sort_by_key(|(turn, _)| *turn);
    numbered.into_iter().map(|(_, offer)| offer).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn offer(line: &str, worth: i32, is_second: bool) -> Offer {
        let phrase = line.to_owned();
        Offer { phrase, phrases: Vec::new(), line: line.to_owned(), likelihood: (worth, 0), is_second }
    }

    #[test]
    fn second_moves_come_first_and_leave_room() {
        let all: Vec<Offer> = (0..341).map(|number| offer(&number.to_string(), 0, number >= 300)).collect();
        let shown = page(&all.iter().collect::<Vec<_>>());
        assert!(shown.len() <= SELECT_LIMIT && shown.len() > 20);
        assert!(shown[..10].iter().all(|offer| offer.is_second) && !shown[13].is_second);
        let only: Vec<&Offer> = all[300..].iter().collect();
        assert!(page(&only).len() > 12);
    }

    #[test]
    fn an_answer_says_which_version_it_answers_and_other_lines_need_not() {
        let answer = value(&offer("choose 2", 0, false), Seq(34));
        assert_eq!(at_version(&answer), ("choose 2", Some(Seq(34))));
        assert_eq!(value(&offer("place runner C3 1", 0, false), Seq(34)), "place runner C3 1");
        for typed in ["choose 2", "runner d2 @ne", "a @"] {
            assert_eq!(at_version(typed), (typed, None));
        }
    }

    #[test]
    fn a_slip_of_the_keyboard_is_made_good() {
        let mut runner = offer("place runner C3 1", 0, false);
        runner.phrases = vec!["Runner to C3, facing NE".to_owned(), "Biegacz na C3".to_owned()];
        let offers = [runner];
        assert_eq!(corrected(&offers, "Runer c3").as_deref(), Some("runner c3"));
        assert_eq!(corrected(&offers, "biegcz").as_deref(), Some("biegacz"));
        assert_eq!(corrected(&offers, "xyzzy c3"), None);
    }

    #[test]
    fn every_tile_has_its_likeliest_action_on_the_page() {
        let mut all: Vec<Offer> =
            (0..100).map(|number| offer(&format!("place runner {number}"), 100 - number, false)).collect();
        all.extend((0..100).map(|number| offer(&format!("place medic {number}"), -number, false)));
        let shown = page(&all.iter().collect::<Vec<_>>());
        assert_eq!(shown.len(), SELECT_LIMIT);
        assert_eq!(
            [&shown[0].line, &shown[1].line, &shown[2].line],
            ["place runner 0", "place medic 0", "place runner 1"]
        );
    }
}
