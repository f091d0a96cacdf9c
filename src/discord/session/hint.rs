//! Hints: turns that a player may consider in a game against computer players, each with the chapter that would follow.
//!
//! A hint is one of a few plans of a club player that differ in their first action, from a wider search than the club
//! player uses for its own turn. (`tests/discord/hints.rs`)

use serenity::all::{ButtonStyle, CreateButton};

use sztab_game::view::{Outlook, Study};
use sztab_game::{Language, Side, Viewer};
use sztab_referee::Session;
use sztab_words::{text, word};

use crate::discord::bot::Bot;
use crate::discord::router::press::GamePress;
use crate::discord::router::route::{Handler, RouteId};
use crate::discord::say::answer::{Answer, Picture};
use crate::discord::say::controls::button_rows;
use crate::discord::say::failure::Failure;
use crate::discord::say::subject::GameVersion;
use sztab_game::view::Theme;

use super::guide::Trail;
use super::outlook::draw_outlook;
use super::seat::find_session_and_side;
use super::turn::guided::continue_guide;
use super::turn::menu::{lock_presses, show_menu};
use super::turn::message::build_turn_message;
use super::turn::routes::{At, Hint as HintRoute};

/// Maximum number of turns shown by one hint.
const MAX_TURNS: usize = 3;

/// A turn that a player may consider, with the chapter that would follow it.
#[derive(Debug)]
struct Hint {
    /// The lines of the turn as phrases; not empty.
    phrases: Vec<String>,
    /// The part of the turn that changes the board, for the picture cache.
    trail: Trail,
    /// The game after the turn.
    study: Box<dyn Study>,
    /// The chapter that would follow.
    outlook: Outlook,
}

impl Hint {
    /// A turn tried out in a session; `None` if no part of it can be tried out.
    fn from_lines(session: &Session, side: Side, lines: &[String], language: Language) -> Option<Self> {
        let view = session.view();
        let mut study = view.study(session.game(), side)?;
        let mut trail = Trail::for_side(side);
        let mut phrases = Vec::with_capacity(lines.len());
        for line in lines {
            phrases.push(view.phrase(study.game(), side, line, language));
            // A line that does not change the board, such as a discard, is not a trial.
            let mut next = trail.with_trial(study.as_ref(), line).map(|longer| (longer, line.clone()));
            while let Some((longer, line)) = next {
                if !study.attempt(&line) {
                    break;
                }
                trail = longer;
                // The plan gives the first answer to each question that it raises.
                let question = study.outlook(&[], language).and_then(|outlook| outlook.question);
                let answer = question.and_then(|question| question.answers.into_iter().next());
                next = answer.and_then(|answer| Some((trail.with_trial(study.as_ref(), &answer.words)?, answer.words)));
            }
        }
        let (trail, outlook) = trail.resolve(study.as_ref(), language)?;
        lines.first()?;
        Some(Self { phrases, trail, study, outlook })
    }

    /// The turn as text, and the effect of the chapter that follows.
    fn sentences(&self, number: usize, language: Language) -> Vec<String> {
        let turn = match self.phrases.split_first() {
            Some((first, [])) => format!("**{first}**"),
            Some((first, others)) => format!("**{first}** → {}", others.join(" → ")),
            None => String::new(),
        };
        let mut lines = vec![text(language, "whatif-step", &[("number", number.into()), ("action", turn.into())])];
        let losses = self.outlook.losses.as_ref();
        lines.extend(losses.map(|losses| format!("-# {} {}", word(language, "whatif-then"), losses.join(" · "))));
        lines
    }

    /// The button for trying out the hint, starting with the preview of its first move.
    fn button(&self, at: GameVersion, number: usize) -> Option<CreateButton> {
        let label = format!("{number}. {}", self.phrases.first()?);
        Some(at.button(&HintRoute { number: Some(number) }, label, ButtonStyle::Primary))
    }
}

impl Handler for HintRoute {
    /// Shows the user turns to consider, best first, in the private message of the turn.
    async fn handle(self, bot: &Bot, press: &GamePress<'_>) -> Result<(), Failure> {
        let theme = press.theme;
        let (session, side) = find_session_and_side(bot, press).await?;
        if !session.has_hints() {
            return Err(Failure::Said("unknown-button"));
        }
        let session = session.observed_by(Viewer::Side(side));
        let owner = press.owner();
        let chosen = self.number.and_then(|number| number.checked_sub(1));
        let known = bot.menus.hints(owner, session.seq).filter(|_| chosen.is_some());
        let turns = match known {
            Some(turns) => turns,
            None => bot.referee.compute_hints(&session, side, MAX_TURNS).await?,
        };
        let chosen = chosen.filter(|_| press.subject.seq == session.seq).and_then(|number| turns.get(number).cloned());
        let answer = if let Some(lines) = chosen {
            let first = lines.first().cloned().unwrap_or_default();
            bot.menus.follow_hint(owner, session.view().turn_number(session.game()), lines, bot.now());
            continue_guide(bot, &session, side, &first, theme).await?
        } else {
            // Turns that cannot be tried out are not shown, and must not be counted.
            let (turns, hints): (Vec<_>, Vec<_>) = turns
                .into_iter()
                .filter_map(|lines| Hint::from_lines(&session, side, &lines, theme.language).map(|hint| (lines, hint)))
                .unzip();
            bot.menus.set_hints(owner, session.seq, turns, bot.now());
            build_hints(bot, &session, side, hints, theme).await?
        };
        let _one_by_one = lock_presses(bot, press.owner()).await;
        // The user may have played on in the meantime.
        find_session_and_side(bot, press).await?;
        Ok(show_menu(bot, press, answer).await?)
    }
}

/// The reply with hints for a player.
async fn build_hints(
    bot: &Bot,
    session: &Session,
    side: Side,
    hints: Vec<Hint>,
    theme: Theme,
) -> Result<Answer, Failure> {
    let language = theme.language;
    if hints.is_empty() {
        return Ok(build_turn_message(bot, session, side, theme, word(language, "hint-none")).await);
    }
    let at = GameVersion::of(session);
    let mut content = vec![word(language, "hint-title")];
    let mut moves = Vec::new();
    let mut pictures: Vec<Picture> = Vec::new();
    for (number, hint) in (1..).zip(hints) {
        content.extend(hint.sentences(number, language));
        moves.extend(hint.button(at, number));
        let tried = session.with_game(hint.study.game().clone_box());
        pictures.extend(draw_outlook(bot, &tried, hint.outlook, hint.trail.to_string(), theme).await?);
    }
    if !pictures.is_empty() {
        content.push(format!("-# {}", word(language, "hint-pictures")));
    }
    content.push(format!("-# {}", word(language, "whatif-only-you")));
    let back = at.button(&At { words: String::new() }, word(language, "whatif-to-turn"), ButtonStyle::Secondary);
    let rows = [moves, vec![back]].iter().flat_map(|row| button_rows(row)).collect();
    let mut pictures = pictures.into_iter();
    let (picture, further) = (pictures.next(), pictures.collect());
    Ok(Answer { content: content.join("\n"), rows, picture, further, ..Answer::default() })
}
