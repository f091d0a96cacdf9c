//! The display of time controls, and the messages and buttons when a clock has expired.

use serenity::all::{ButtonStyle, CreateActionRow};

use sztab_game::{Language, Side, Sides};
use sztab_referee::clock::TimeControl;
use sztab_referee::{Deadline, FallAnswer, IDLE_DAYS, Matter, NOTICE_DAYS, Session, is_person};
use sztab_store::{Status, UserId};
use sztab_words::{text, word};

use crate::discord::bot::Bot;
use crate::discord::router::arguments::keyword_arguments;
use crate::discord::router::press::GamePress;
use crate::discord::router::route::{Handler, Listed, Route, RouteId, routes};
use crate::discord::say::answer::Answer;
use crate::discord::say::failure::Failure;
use crate::discord::say::moment::{channel_link, timestamp};
use crate::discord::say::subject::GameVersion;

use super::seat::{find_current_session, finish_answer, to_request};

routes! {
    /// Under an expired clock: the opponent's choice.
    AnswerFall { answer: FallAnswer, side: Side } = "fall" of GameVersion, InPlace;
}

keyword_arguments!(FallAnswer);

/// Time controls on offer; any other can be typed.
pub const PRESETS: [TimeControl; 6] = [
    TimeControl::PerTurn { hours: 24 },
    TimeControl::PerTurn { hours: 48 },
    TimeControl::PerTurn { hours: 72 },
    TimeControl::Bank { hours: 72, increment: 12, cap: 96 },
    TimeControl::Live { minutes: 30 },
    TimeControl::Live { minutes: 40 },
];

/// A short phrase for a time control.
pub fn clock_phrase(language: Language, control: TimeControl) -> String {
    match control {
        TimeControl::PerTurn { hours } => text(language, "clock-turn", &[("hours", hours.into())]),
        TimeControl::Bank { hours, increment, cap } => {
            let arguments = [("hours", hours.into()), ("increment", increment.into()), ("cap", cap.into())];
            text(language, "clock-bank", &arguments)
        }
        TimeControl::Live { minutes } => text(language, "clock-live", &[("minutes", minutes.into())]),
    }
}

/// A line with the deadline of the player to act.
pub fn deadline_line(session: &Session, deadline: &Deadline, language: Language) -> String {
    let faction = faction_of(session, deadline.side, language);
    match deadline.falls {
        Some(falls) => {
            let key = if deadline.left > 0 { "clock-until" } else { "clock-fallen" };
            text(language, key, &[("faction", faction.into()), ("moment", timestamp(falls).into())])
        }
        None => text(language, "clock-stands", &[("faction", faction.into())]),
    }
}

/// The name of a side, which is that of its faction.
pub fn faction_of(session: &Session, side: Side, language: Language) -> String {
    session.view().side_name(session.game(), side, language)
}

/// The names of the factions of some sides, as a list.
pub fn factions_of(session: &Session, sides: Sides, language: Language) -> String {
    let factions = sides.iter().map(|side| faction_of(session, side, language));
    factions.collect::<Vec<_>>().join(&word(language, "list-comma"))
}

/// The key of a text, or of its variant for sessions with more than two players.
pub fn key_for_players(session: &Session, key: &'static str, several: &'static str) -> &'static str {
    if session.is_multiplayer() { several } else { key }
}

/// The users who play some sides, excluding computer players.
pub fn users_of(session: &Session, sides: Sides) -> Vec<u64> {
    sides.iter().filter_map(|side| session.player(side)).filter(|&user| is_person(user)).map(|user| user.0).collect()
}

/// The players of some sides, as a list: people as mentions, computer players by name.
pub fn players_of(session: &Session, sides: impl Into<Sides>, language: Language) -> String {
    let named = |side| match session.player(side)? {
        user if is_person(user) => Some(format!("<@{user}>")),
        _ => Some(session.player_name(side).to_owned()),
    };
    let players: Vec<String> = sides.into().iter().filter_map(named).collect();
    players.join(&word(language, "list-comma"))
}

/// A row of buttons that answer a question, each with the key of its label.
pub fn answer_row<R: Listed + Route<Subject = GameVersion>>(
    session: &Session,
    buttons: impl IntoIterator<Item = (R, &'static str, ButtonStyle)>,
    language: Language,
) -> Vec<CreateActionRow> {
    let button = |(route, key, style)| GameVersion::of(session).button(&route, word(language, key), style);
    vec![CreateActionRow::Buttons(buttons.into_iter().map(button).collect())]
}

/// Answers that an opponent who has chosen to wait can still give.
const REMAINING_ANSWERS: [FallAnswer; 2] = [FallAnswer::Claim, FallAnswer::Extend];

/// The result of a claim, which determines the texts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum ClaimResult {
    /// The opponent wins.
    Win,
    /// Several players win: a team, or all opponents of a team.
    TeamWin,
    /// The other sides play on.
    GoesOn,
}

impl ClaimResult {
    /// The result that a claim would have.
    fn for_side(session: &Session, side: Side) -> Self {
        if session.game().is_cooperative() {
            return Self::GoesOn;
        }
        let has_teams = || session.game().sides().iter().any(|side| !session.allies(side).is_empty());
        match session.is_multiplayer() {
            true if session.continues_without(side) => Self::GoesOn,
            true if has_teams() => Self::TeamWin,
            _ => Self::Win,
        }
    }

    /// Selects the key of a text, in the order of the variants.
    fn select_key(self, keys: [&'static str; 3]) -> &'static str {
        match self {
            Self::Win => keys[0],
            Self::TeamWin => keys[1],
            Self::GoesOn => keys[2],
        }
    }
}

fn flag_fall_buttons(
    session: &Session,
    side: Side,
    answers: &[FallAnswer],
    language: Language,
) -> Vec<CreateActionRow> {
    let claim = ClaimResult::for_side(session, side).select_key(["clock-claim", "clock-claim", "clock-claim-on"]);
    let buttons = answers.iter().map(|answer| {
        let (key, style) = match answer {
            FallAnswer::Claim => (claim, ButtonStyle::Danger),
            FallAnswer::Extend => ("clock-extend", ButtonStyle::Primary),
            FallAnswer::Wait => ("clock-wait", ButtonStyle::Secondary),
        };
        (AnswerFall { answer: *answer, side }, key, style)
    });
    answer_row(session, buttons, language)
}

/// Asks a side's opponents how to handle the side's expired clock.
pub fn flag_fall_question(session: &Session, language: Language, side: Side) -> Answer {
    let asked = session.sides_to_agree(Matter::Fall(side));
    let arguments = [
        ("player", players_of(session, asked, language).into()),
        ("faction", faction_of(session, side, language).into()),
    ];
    let key = ClaimResult::for_side(session, side).select_key([
        "clock-has-fallen",
        "clock-has-fallen-team",
        "clock-has-fallen-on",
    ]);
    Answer {
        content: text(language, key, &arguments),
        rows: flag_fall_buttons(session, side, &FallAnswer::ALL, language),
        mentions: users_of(session, asked),
        ..Answer::default()
    }
}

/// The message about an expired clock once the opponent has answered.
pub fn answered_flag_fall(session: &Session, language: Language, answer: FallAnswer, side: Side) -> Answer {
    let rows = match answer {
        FallAnswer::Claim | FallAnswer::Extend => Vec::new(),
        FallAnswer::Wait => flag_fall_buttons(session, side, &REMAINING_ANSWERS, language),
    };
    Answer { content: flag_fall_answer_phrase(session, side, answer, language), rows, ..Answer::default() }
}

/// The phrase for the opponent's answer to a side's expired clock.
fn flag_fall_answer_phrase(session: &Session, side: Side, answer: FallAnswer, language: Language) -> String {
    let rivals =
        factions_of(session, session.game().rivals(side).intersection(session.game().playing_sides()), language);
    let arguments = [("faction", faction_of(session, side, language).into()), ("opponent", rivals.into())];
    // After the claim the game is over, or continues.
    let key = match answer {
        FallAnswer::Claim if session.game().outcome().is_none() => "clock-claimed-on",
        FallAnswer::Claim => "clock-claimed",
        FallAnswer::Extend => key_for_players(session, "clock-extended", "clock-extended-several"),
        FallAnswer::Wait => {
            ClaimResult::for_side(session, side).select_key(["clock-waits", "clock-waits-several", "clock-waits-on"])
        }
    };
    text(language, key, &arguments)
}

/// The user's side, if the game is waiting for it.
fn waiting_side(session: &Session, user: UserId) -> Option<Side> {
    session.waiting_players().into_iter().find(|(_, player)| *player == user).map(|(side, _)| side)
}

/// Reminds a player of a game that is waiting for that player.
pub fn reminder(
    session: &Session,
    user: UserId,
    deadline: Option<&Deadline>,
    language: Language,
    is_direct: bool,
) -> Option<Answer> {
    let side = waiting_side(session, user)?;
    let arguments = [
        ("player", players_of(session, side, language).into()),
        ("faction", faction_of(session, side, language).into()),
        ("game", session.record.id.0.into()),
        ("address", channel_link(&session.record).into()),
    ];
    let key = if is_direct { "clock-reminder-direct" } else { "clock-reminder" };
    let mut content = vec![text(language, key, &arguments)];
    content.extend(deadline.map(|deadline| deadline_line(session, deadline, language)));
    let mention = session.player(side).map(|user| user.0).filter(|_| !is_direct);
    Some(Answer { content: content.join("\n"), mention, ..Answer::default() })
}

/// The notice that a game is about to close.
pub fn idle_notice(session: &Session, user: UserId, language: Language) -> Option<Answer> {
    let side = waiting_side(session, user)?;
    let arguments = [
        ("player", players_of(session, side, language).into()),
        ("days", IDLE_DAYS.into()),
        ("notice", NOTICE_DAYS.into()),
    ];
    let content = text(language, "clock-idle", &arguments);
    Some(Answer { content, mention: session.player(side).map(|user| user.0), ..Answer::default() })
}

/// Pings a player who asked to be notified when the turn before the player's own has begun.
pub fn next_turn_notice(session: &Session, user: UserId, language: Language) -> Answer {
    let key = key_for_players(session, "clock-next-up", "clock-next-up-several");
    let content = text(language, key, &[("player", format!("<@{user}>").into())]);
    Answer { content, mention: Some(user.0), ..Answer::default() }
}

/// Offers the choices about an opponent's expired clock in a private message, because the post that offers them may
/// be gone.
pub async fn open_flag_fall_choices(
    bot: &Bot,
    session: &Session,
    reader: Side,
    language: Language,
) -> Result<Option<Answer>, Failure> {
    let deadline = bot.referee.find_deadline(session, bot.now()).await?;
    let fallen = deadline.filter(|deadline| deadline.left <= 0 && !deadline.control.is_live());
    let is_asked = |side: &Side| session.sides_to_agree(Matter::Fall(*side)).contains(reader);
    let Some(side) = fallen.map(|deadline| deadline.side).filter(is_asked) else { return Ok(None) };
    let key = ClaimResult::for_side(session, side).select_key([
        "clock-may-answer",
        "clock-may-answer",
        "clock-may-answer-on",
    ]);
    let content = text(language, key, &[("faction", faction_of(session, side, language).into())]);
    Ok(Some(Answer {
        content,
        rows: flag_fall_buttons(session, side, &REMAINING_ANSWERS, language),
        ..Answer::default()
    }))
}

impl Handler for AnswerFall {
    /// The outbox updates a post; a private message is updated here.
    async fn handle(self, bot: &Bot, press: &GamePress<'_>) -> Result<(), Failure> {
        let (Self { answer, side }, language) = (self, press.theme.language);
        finish_answer(bot, bot.referee.answer_fall(to_request(bot, press), side, answer).await)?;
        if press.is_private {
            let session = find_current_session(bot, press).await?;
            // Other players may still have to agree.
            let is_open = session.record.status == Status::Running && session.game().waiting_sides().contains(side);
            let phrase = if answer == FallAnswer::Claim && is_open {
                let left = session.sides_to_agree(Matter::Fall(side));
                let left = left.difference(bot.referee.load_agreed_sides(&session, Matter::Fall(side)).await?);
                text(language, "agreed-waits-for", &[("others", players_of(&session, left, language).into())])
            } else {
                flag_fall_answer_phrase(&session, side, answer, language)
            };
            press.answer(Answer::sentence(phrase)).await?;
        }
        Ok(())
    }
}
