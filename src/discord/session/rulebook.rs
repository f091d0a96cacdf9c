//! Paragraphs of the rules as replies, and the search for them by number or words.

use std::sync::OnceLock;

use serenity::all::{AutocompleteChoice, ButtonStyle, CreateActionRow, CreateAutocompleteResponse, CreateButton};

use sztab_game::Language;
use sztab_words::{Paragraph, RuleText, Rulebook, text, word};

use crate::KINDS;
use crate::discord::bot::Bot;
use crate::discord::router::arguments::text_argument;
use crate::discord::router::press::PlainPress;
use crate::discord::router::route::{Handler, RouteId, routes};
use crate::discord::say::answer::{Answer, shorten};
use crate::discord::say::failure::Failure;
use crate::discord::say::limits::{BUTTONS_PER_ROW, CHOICE_LIMIT, MAX_ROWS, MAX_SELECT_OPTIONS};
use crate::discord::say::subject::NoSubject;
use crate::discord::say::typed::{folded_prefixes_match, folded_words, folded_words_match, typed_words};

routes! {
    /// Under a refusal: the rule that it names.
    Rule { paragraph: Paragraph } = "rule" of NoSubject, Beside;
    /// Under a rule: one of its neighbours.
    RulePage { paragraph: Paragraph } = "rule-page" of NoSubject, Privately;
}

text_argument!(Paragraph, Some("NH-100.100".len()), ToString::to_string, find_paragraph);

/// Maximum number of paragraphs listed in a reply.
const MAX_LISTED: usize = 8;

/// Maximum length of the beginning of a paragraph in a list, in characters.
const MAX_TITLE_CHARACTERS: usize = 100;

/// Number of leading words of a paragraph that are assumed to name its subject.
const SUBJECT_WORDS: usize = 3;

/// The rulebooks of all games.
fn rulebooks() -> impl Iterator<Item = &'static Rulebook> {
    KINDS.iter().filter_map(|kind| kind.rulebook())
}

/// The rulebook paragraph with a given number; `None` if it does not exist.
fn find_paragraph(number: &str) -> Option<Paragraph> {
    rulebooks().find_map(|book| book.read(number).filter(|paragraph| book.paragraphs().contains(paragraph)))
}

/// A button that shows a rule in a separate message.
fn rule_button(paragraph: Paragraph, language: Language) -> CreateButton {
    let label = text(language, "rule-button", &[("rule", paragraph.to_string().into())]);
    NoSubject.button(&Rule { paragraph }, label, ButtonStyle::Secondary)
}

/// Adds a button that shows the rule named by a refusal, if there is such a rule and room for the button.
pub fn with_rule(mut answer: Answer, failure: &Failure, language: Language) -> Answer {
    let paragraph = failure.rule().and_then(find_paragraph).filter(|_| answer.rows.len() < MAX_ROWS);
    if let Some(paragraph) = paragraph {
        answer.rows.push(CreateActionRow::Buttons(vec![rule_button(paragraph, language)]));
    }
    answer
}

fn rule_text(paragraph: Paragraph, language: Language) -> Option<RuleText> {
    rulebooks().find_map(|book| book.text(language, paragraph))
}

/// A paragraph with its rulings, and buttons to its neighbours.
pub fn rule_page(paragraph: Paragraph, language: Language) -> Option<Answer> {
    let book = rulebooks().find(|book| book.prefix == paragraph.book)?;
    let said = book.text(language, paragraph)?;
    let mut story = Vec::new();
    if !said.rulings.is_empty() {
        story.push(format!("**{}**", word(language, "rule-rulings")));
        story.extend(said.rulings.into_iter().flat_map(|(question, answer)| [question, answer]));
    }
    let at = book.paragraphs().iter().position(|known| *known == paragraph)?;
    let beside = |index: Option<usize>, arrow: fn(&str) -> String| {
        let paragraph = *book.paragraphs().get(index?)?;
        let label = arrow(&paragraph.to_string());
        Some(NoSubject.button(&RulePage { paragraph }, label, ButtonStyle::Secondary))
    };
    let buttons = [
        beside(at.checked_sub(1), |number| format!("◀ {number}")),
        beside(Some(at + 1), |number| format!("{number} ▶")),
    ];
    let rows = vec![CreateActionRow::Buttons(buttons.into_iter().flatten().collect())];
    let content = format!("**{}** · {}\n{}", said.number, said.section, said.text);
    Some(Answer { content, story, rows, ..Answer::default() })
}

/// The reply to a query: a number, the id of a ruling, or words. A number alone refers to the rulebook of the game in
/// play, or otherwise to the first rulebook that contains it.
pub fn answer_query(typed: &str, played: Option<&'static Rulebook>, language: Language) -> Answer {
    let unknown = || Answer::sentence(word(language, "rule-unknown"));
    let mut found = find_paragraphs(typed, language);
    let is_number = typed.chars().all(|letter| letter.is_ascii_digit() || letter == '.' || letter == ' ');
    let has_any = |book: &&Rulebook| found.iter().any(|paragraph| paragraph.book == book.prefix);
    let meant = played.into_iter().chain(rulebooks()).find(has_any).map(|book| book.prefix);
    found.retain(|paragraph| !is_number || Some(paragraph.book) == meant);
    match found.as_slice() {
        [] => unknown(),
        [only] => rule_page(*only, language).unwrap_or_else(unknown),
        several => {
            let mut lines = vec![word(language, "rule-list")];
            lines.extend(several.iter().take(MAX_LISTED).filter_map(|paragraph| paragraph_title(*paragraph, language)));
            if several.len() > MAX_LISTED {
                lines.push("…".to_owned());
            }
            let buttons = several.iter().take(BUTTONS_PER_ROW).map(|&paragraph| rule_button(paragraph, language));
            Answer::with_buttons(lines.join("\n"), buttons.collect())
        }
    }
}

/// A paragraph as one line in a list: its number, its section and its beginning.
fn paragraph_title(paragraph: Paragraph, language: Language) -> Option<String> {
    let said = rule_text(paragraph, language)?;
    let first = said.text.split(". ").next().unwrap_or_default();
    Some(format!(
        "**{}** {} · {}",
        said.number,
        said.section,
        shorten(first.trim_end_matches('.'), MAX_TITLE_CHARACTERS)
    ))
}

/// Suggestions for the typed text; if nothing is typed, the first paragraph of each section.
pub fn suggest_paragraphs(typed: &str, language: Language) -> CreateAutocompleteResponse {
    let choices = find_paragraphs(typed, language).into_iter().take(MAX_SELECT_OPTIONS).filter_map(|paragraph| {
        let said = rule_text(paragraph, language)?;
        let name = format!("{} {}: {}", said.number, said.section, said.text);
        Some(AutocompleteChoice::new(shorten(&name, CHOICE_LIMIT), said.number))
    });
    CreateAutocompleteResponse::new().set_choices(choices.collect())
}

/// The paragraphs that match, best match first.
fn find_paragraphs(typed: &str, language: Language) -> Vec<Paragraph> {
    let typed = typed.trim();
    let numbered: Vec<Paragraph> = rulebooks().flat_map(|book| paragraphs_by_number(book, typed)).collect();
    if !numbered.is_empty() || rulebooks().any(|book| book.read(typed).is_some()) {
        return numbered;
    }
    let typed = typed_words(typed);
    let languages = std::iter::once(language).chain(Language::ALL.into_iter().filter(|&other| other != language));
    for language in languages {
        // Whole words rank above prefixes, and a rule's text ranks above the text of its rulings.
        let ranked = search_index(language).iter().filter_map(|words| Some((words.rank(&typed)?, words.paragraph)));
        let mut ranked: Vec<(u8, Paragraph)> = ranked.collect();
        if !ranked.is_empty() {
            ranked.sort();
            return ranked.into_iter().map(|(_, paragraph)| paragraph).collect();
        }
    }
    Vec::new()
}

/// The paragraphs of a book that match a number, the beginning of one, or the id of a ruling; if nothing is typed, the
/// first paragraph of each section.
fn paragraphs_by_number(book: &Rulebook, typed: &str) -> Vec<Paragraph> {
    let of_ruling = book.rulings().iter().find(|ruling| ruling.id.eq_ignore_ascii_case(typed));
    let first_about = of_ruling.and_then(|ruling| ruling.about.iter().find(|about| book.paragraphs().contains(about)));
    // "3" and "NH-3" are both beginnings of numbers.
    let number = book.without_prefix(typed);
    let is_number = !number.is_empty() && number.chars().all(|letter| letter.is_ascii_digit() || letter == '.');
    let section = format!("{}.", number.trim_end_matches('.'));
    let is_meant = |paragraph: &Paragraph| match book.read(typed) {
        Some(exact) => *paragraph == exact,
        None if typed.is_empty() => paragraph.number == 1,
        None if is_number => format!("{}.{}", paragraph.section, paragraph.number).starts_with(&section),
        None => first_about == Some(paragraph),
    };
    book.paragraphs().iter().copied().filter(is_meant).collect()
}

/// The folded words of a paragraph in one language.
struct FoldedWords {
    paragraph: Paragraph,
    /// The leading words of the paragraph's text.
    subject: Vec<String>,
    section: Vec<String>,
    text: Vec<String>,
    /// The words of the paragraph's section and text.
    whole: Vec<String>,
    rulings: Vec<String>,
}

/// The folded words of all paragraphs in a language. They are computed only once, because each letter that a user types
/// searches all of them.
fn search_index(language: Language) -> &'static [FoldedWords] {
    static INDEX: [OnceLock<Vec<FoldedWords>>; Language::ALL.len()] = [const { OnceLock::new() }; Language::ALL.len()];
    let of = |book: &'static Rulebook| {
        let text =
            move |&paragraph: &Paragraph| Some(FoldedWords::from_text(paragraph, &book.text(language, paragraph)?));
        book.paragraphs().iter().filter_map(text)
    };
    INDEX[language as usize].get_or_init(|| rulebooks().flat_map(of).collect())
}

impl FoldedWords {
    fn from_text(paragraph: Paragraph, said: &RuleText) -> Self {
        let (section, text) = (folded_words(&said.section), folded_words(&said.text));
        let rulings = said.rulings.iter().flat_map(|(question, answer)| [question.as_str(), answer.as_str()]);
        Self {
            paragraph,
            subject: folded_words(&said.text.split_whitespace().take(SUBJECT_WORDS).collect::<Vec<_>>().join(" ")),
            whole: [section.as_slice(), text.as_slice()].concat(),
            section,
            text,
            rulings: folded_words(&rulings.collect::<Vec<_>>().join(" ")),
        }
    }

    /// The rank of the paragraph for the typed words, 0 for the best match; `None` if it does not match.
    fn rank(&self, typed: &[String]) -> Option<u8> {
        // A paragraph is about the typed words if its leading words match, or if both its section and its text match.
        let ways: [&dyn Fn() -> bool; 7] = [
            &|| folded_words_match(&self.subject, typed),
            &|| folded_prefixes_match(&self.subject, typed),
            &|| folded_prefixes_match(&self.section, typed) && folded_prefixes_match(&self.text, typed),
            &|| folded_words_match(&self.text, typed),
            &|| folded_prefixes_match(&self.text, typed),
            &|| folded_prefixes_match(&self.whole, typed),
            &|| folded_prefixes_match(&self.rulings, typed),
        ];
        (0..).zip(ways).find_map(|(rank, fits)| fits().then_some(rank))
    }
}

impl Handler for Rule {
    async fn handle(self, _: &Bot, press: &PlainPress<'_>) -> Result<(), Failure> {
        let page = rule_page(self.paragraph, press.theme.language);
        press.respond(page.ok_or(Failure::Said("rule-unknown"))?).await
    }
}

impl Handler for RulePage {
    async fn handle(self, bot: &Bot, press: &PlainPress<'_>) -> Result<(), Failure> {
        Rule { paragraph: self.paragraph }.handle(bot, press).await
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn find_numbers(typed: &str, language: Language) -> Vec<String> {
        find_paragraphs(typed, language).iter().map(Paragraph::to_string).collect()
    }

    #[test]
    fn rules_are_found_by_number_by_ruling_and_by_words() {
        for typed in ["NH-3.4", "3.4", "nh 3.4"] {
            assert_eq!(find_numbers(typed, Language::English)[0], "NH-3.4", "{typed}");
        }
        assert_eq!(find_numbers("R-05", Language::Polish), ["NH-3.4"]);
        assert!(find_numbers("gauss", Language::English).contains(&"NH-6.12".to_owned()));
        assert!(find_numbers("pancerz", Language::Polish).contains(&"NH-6.7".to_owned()));
        assert!(find_numbers("броня", Language::Ukrainian).contains(&"NH-6.7".to_owned()));
        assert!(find_numbers("pancerz", Language::English).contains(&"NH-6.7".to_owned()), "in another language");
        assert!(find_numbers("8", Language::English).iter().all(|number| number.contains("-8.")));
        assert_eq!(find_numbers("xyzzy", Language::English), [""; 0]);
        assert!(find_numbers("", Language::English).len() > 8, "the beginning of each section");
    }

    #[test]
    fn the_main_rule_about_a_word_comes_first() {
        for (typed, language) in
            [("medyk", Language::Polish), ("medic", Language::English), ("медик", Language::Ukrainian)]
        {
            assert_eq!(find_numbers(typed, language).first().map(String::as_str), Some("NH-8.10"), "{typed}");
        }
    }

    #[test]
    fn several_rules_are_listed_with_their_titles() {
        for language in Language::ALL {
            let listed = answer_query(["medic", "medyk", "медик"][language as usize], None, language);
            let lines: Vec<&str> = listed.content.lines().collect();
            assert!(lines.len() > 5 && lines[1].starts_with("**NH-8.10** "), "{lines:?}");
            assert!(lines[1..].iter().all(|line| line.chars().count() > 30 || *line == "…"), "{lines:?}");
            assert!(listed.content.chars().count() < 2000);
        }
    }

    #[test]
    fn every_page_fits_a_message() {
        for language in Language::ALL {
            for &paragraph in rulebooks().flat_map(Rulebook::paragraphs) {
                let page = rule_page(paragraph, language).expect("known");
                assert!(page.content.chars().count() < 1000, "{paragraph}");
                assert!(page.story.iter().all(|line| line.chars().count() <= 1000), "{paragraph}");
                assert!(page.story.iter().map(|line| line.chars().count()).sum::<usize>() < 5000, "{paragraph}");
            }
        }
    }
}
