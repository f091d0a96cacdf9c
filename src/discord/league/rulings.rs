//! Judges' decisions that need a reason: results, lines taken back, deadlines, substitutes.

use serenity::all::{ButtonStyle, CreateActionRow, CreateAutocompleteResponse, User};

use sztab_game::Language;
use sztab_league::decide::{Command, Refusal, RequiredRole};
use sztab_league::event::{Actor, Event, EventKind, Scope, Verdict};
use sztab_league::ids::{MatchId, Seat};
use sztab_league::season::{Match, can_be_voided, events_in_force};
use sztab_referee::league::{Member, SeasonRecord};
use sztab_store::UserId;
use sztab_words::{text, word};

use crate::discord::bot::Bot;
use crate::discord::league::command::matches::{complete_any, find_match, to_suggestions};
use crate::discord::league::command::season::{
    answer_about_season, build_command_context, complete_season, find_season, other_option,
};
use crate::discord::league::match_lookup;
use crate::discord::router::arguments::keyword_arguments;
use crate::discord::router::route::{RouteId, routes};
use crate::discord::say::answer::{Answer, shorten};
use crate::discord::say::failure::Failure;
use crate::discord::say::limits::{BUTTONS_PER_ROW, LABEL_LIMIT, MAX_SELECT_OPTIONS};
use crate::discord::say::subject::SeasonVersion;
use crate::discord::say::typed::matches_prefixes;
use crate::discord::session::command::answer::answer;
use crate::discord::session::command::context::{Context, find_language};
use crate::discord::session::lobby::to_player as player_of;

use super::ask::{SeasonContext, make_request, make_request_unless, season_failure};
use super::match_lookup::FoundMatch;
use super::people::{bare_name_of, load_season_names, name_of};
use super::report::parse_hq_points;
use super::words::{log_line, refusal_text, verdict_text};

routes! {
    /// One of the results on offer; the form asks for HQ points and the reason.
    Rule { match_id: MatchId, choice: RulingChoice } = "rule" of SeasonVersion, InAForm;
}

keyword_arguments!(RulingChoice);

/// A result that a judge can give, without its HQ points.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RulingChoice {
    /// A win, counted as if played.
    Win(Seat),
    /// A draw, counted as if played.
    Draw,
    /// A walkover for the given winner.
    Walkover(Seat),
    /// A loss for both players, because both are to blame that the match was not played.
    BothLose,
}

impl RulingChoice {
    /// All choices, in the order offered to judges.
    pub const ALL: [Self; 6] = [
        Self::Win(Seat::First),
        Self::Draw,
        Self::Win(Seat::Second),
        Self::Walkover(Seat::First),
        Self::BothLose,
        Self::Walkover(Seat::Second),
    ];

    pub fn word(self) -> &'static str {
        match self {
            Self::Win(Seat::First) => "win-first",
            Self::Win(Seat::Second) => "win-second",
            Self::Draw => "draw",
            Self::Walkover(Seat::First) => "walkover-first",
            Self::Walkover(Seat::Second) => "walkover-second",
            Self::BothLose => "both-lose",
        }
    }

    /// The choice for a keyword; `None` for an unknown one.
    pub fn of_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|choice| choice.word() == word)
    }

    pub fn has_hq_points(self) -> bool {
        matches!(self, Self::Win(_) | Self::Draw)
    }

    pub fn verdict(self, hq: [i32; 2]) -> Verdict {
        match self {
            Self::Win(winner) => Verdict::Win { winner, hq },
            Self::Draw => Verdict::Draw { hq },
            Self::Walkover(winner) => Verdict::Walkover { winner },
            Self::BothLose => Verdict::BothLose,
        }
    }
}

/// The scope of a ruling: finished games still count, except that a loss for both players always covers the whole
/// match.
fn ruling_scope(of: &Match, given: Verdict, record: &SeasonRecord) -> Scope {
    let is_open = of.next_game(record.log.season().match_kind()).is_some();
    let whole = given == Verdict::BothLose && !of.games.is_empty();
    if is_open && !whole { Scope::Rest } else { Scope::Whole }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TypedResultKind {
    /// A win, counted as if played.
    Win,
    /// A draw, counted as if played.
    Draw,
    Walkover,
    /// A loss for both players, because both are to blame that the match was not played.
    BothLose,
}

#[derive(Debug, Clone, Copy)]
pub struct TypedResult<'a> {
    pub kind: TypedResultKind,
    pub winner: Option<UserId>,
    /// HQ points, the first player's first.
    pub hq: Option<&'a str>,
}

/// Gives a match a typed result.
async fn rule_from_text(
    bot: &Bot,
    asking: &SeasonContext,
    found: &FoundMatch,
    given: TypedResult<'_>,
) -> Result<Answer, Failure> {
    let record = &found.record;
    let of = record.log.season().matches.get(&found.match_id).ok_or(Failure::Said("season-no-match"))?;
    let winner = given.winner.and_then(|winner| of.seat_of(record.entry_of(winner)?));
    let has_winner = matches!(given.kind, TypedResultKind::Win | TypedResultKind::Walkover);
    if given.winner.is_some() && !has_winner {
        return Err(Failure::Said("season-ruling-no-winner"));
    }
    let choice = match given.kind {
        TypedResultKind::Win => RulingChoice::Win(winner.ok_or(Failure::Said("season-winner-how"))?),
        TypedResultKind::Draw => RulingChoice::Draw,
        TypedResultKind::Walkover => RulingChoice::Walkover(winner.ok_or(Failure::Said("season-winner-how"))?),
        TypedResultKind::BothLose => RulingChoice::BothLose,
    };
    let hq = match (choice.has_hq_points(), given.hq) {
        (true, Some(hq)) => parse_hq_points(hq).ok_or(Failure::Said("season-hq-how"))?,
        (true, None) => return Err(Failure::Said("season-hq-how")),
        (false, Some(_)) => return Err(Failure::Said("season-ruling-no-hq")),
        (false, None) => [0, 0],
    };
    rule_on_match(bot, asking, found.match_id, choice.verdict(hq), None).await
}

/// Suggests the lines of a season that can be taken back, newest first, each as a label and a value.
async fn search_voidable_lines(
    bot: &Bot,
    record: &SeasonRecord,
    typed: &str,
    language: Language,
) -> Result<Vec<(String, String)>, Failure> {
    let mut lines: Vec<_> = events_in_force(record.log.events()).filter(|event| can_be_voided(&event.kind)).collect();
    lines.reverse();
    let names = load_season_names(bot, record, language).await?;
    let labelled = lines.into_iter().filter_map(|event| {
        let said = log_line(event, &record.log, &names, language)?;
        Some((format!("#{} {said}", event.seq), format!("{} {}", record.row.id.0, event.seq)))
    });
    Ok(labelled.filter(|(label, _)| matches_prefixes(label, typed)).take(MAX_SELECT_OPTIONS).collect())
}

/// A message that offers the results which a match can be given in the current state of the season.
pub async fn offer_verdicts(
    bot: &Bot,
    record: &SeasonRecord,
    match_id: MatchId,
    by: &Member,
    question: String,
    language: Language,
) -> Result<Answer, Failure> {
    if let Err(why) = require_judge(record, match_id, by) {
        return Err(Failure::Sentence(refusal_text(&why, &load_season_names(bot, record, language).await?, language)));
    }
    let button = |choice: RulingChoice| {
        let style = if choice.has_hq_points() { ButtonStyle::Primary } else { ButtonStyle::Secondary };
        let label = choice_label(record, match_id, choice, language);
        SeasonVersion::of(record).button(&Rule { match_id, choice }, label, style)
    };
    let rows = RulingChoice::ALL.chunks(BUTTONS_PER_ROW.min(3));
    let rows = rows.map(|choices| CreateActionRow::Buttons(choices.iter().map(|&choice| button(choice)).collect()));
    Ok(Answer { rows: rows.collect(), ..Answer::sentence(question) })
}

/// Gives a match a result; `asking` contains the reason. If another judge has made a decision that this judge has
/// not seen, because the last log line this judge saw is older or unknown, the decision is shown and the judge
/// chooses again.
pub async fn rule_on_match(
    bot: &Bot,
    asking: &SeasonContext,
    match_id: MatchId,
    given: Verdict,
    seen: Option<u64>,
) -> Result<Answer, Failure> {
    let command = |record: &SeasonRecord, reason| {
        if find_unseen_decision(record, match_id, seen, &asking.by).is_some() {
            return Err(Refusal::DecidedMeanwhile(match_id));
        }
        let found = record.log.season().matches.get(&match_id);
        let scope = found.map_or(Scope::Rest, |found| ruling_scope(found, given, record));
        Ok(Command::Rule { match_id, verdict: given, scope, reason })
    };
    let asked = make_request_unless(bot, asking, command).await;
    let record = bot.referee.load_season(asking.season).await.map_err(season_failure)?;
    let names = load_season_names(bot, &record, asking.language).await?;
    if asked.is_err()
        && let Some(event) = find_unseen_decision(&record, match_id, seen, &asking.by)
    {
        let said = log_line(event, &record.log, &names, asking.language).unwrap_or_default();
        let question = text(asking.language, "season-verdict-again", &[("said", said.into())]);
        return offer_verdicts(bot, &record, match_id, &asking.by, question, asking.language).await;
    }
    asked?;
    let Some(found) = record.log.season().matches.get(&match_id) else {
        return Err(Failure::Sentence(refusal_text(&Refusal::NoMatch(match_id), &names, asking.language)));
    };
    let result = verdict_text(given, &names.players(found.players), &names, asking.language);
    let arguments = [("match", match_id.0.into()), ("verdict", result.into())];
    Ok(Answer::sentence(text(asking.language, "season-ruled", &arguments)))
}

/// Takes back a line of the log; `asking` contains the reason.
async fn void_line(bot: &Bot, asking: &SeasonContext, line: u64) -> Result<Answer, Failure> {
    let written = make_request(bot, asking, |_, reason| Command::Void { line, reason }).await?;
    let said = written.record.log.line(line);
    let names = load_season_names(bot, &written.record, asking.language).await?;
    let said = said.and_then(|event| log_line(event, &written.record.log, &names, asking.language));
    let arguments = [("line", line.into()), ("said", said.unwrap_or_default().into())];
    Ok(Answer::sentence(text(asking.language, "season-voided", &arguments)))
}

/// Transfers a player's entry to another user; `asking` contains that user and the reason.
async fn substitute_in_season(
    bot: &Bot,
    asking: &SeasonContext,
    record: &SeasonRecord,
    player: UserId,
) -> Result<Answer, Failure> {
    let entrant = record.entry_of(player).ok_or(Failure::Said("season-they-are-not-in"))?;
    let to = asking.about.as_ref().ok_or(Failure::Said("season-they-are-not-in"))?;
    if record.entry_of(to.user).is_some() {
        return Err(Failure::Said("season-substitute-plays"));
    }
    let written = make_request(bot, asking, |_, reason| Command::Substitute { entrant, reason }).await?;
    let language: Language = asking.language;
    let arguments = [
        ("player", name_of(record, entrant, language).into()),
        ("substitute", name_of(&written.record, entrant, language).into()),
    ];
    Ok(Answer::sentence(text(language, "season-substituted", &arguments)))
}

/// Checks the right of a member to judge a match: to give it a result, or to read and answer a call.
pub fn require_judge(record: &SeasonRecord, match_id: MatchId, member: &Member) -> Result<(), Refusal> {
    let season = record.log.season();
    let found = season.matches.get(&match_id).ok_or(Refusal::NoMatch(match_id))?;
    if !is_judge(record, member) {
        return Err(Refusal::Not(RequiredRole::Judges));
    }
    let plays = record.entry_of(member.player.user).is_some_and(|own| found.seat_of(own).is_some());
    if plays { Err(Refusal::Not(RequiredRole::OtherJudges)) } else { Ok(()) }
}

/// True if a member may judge in a season, as an organiser or as a judge named for it.
pub fn is_judge(record: &SeasonRecord, member: &Member) -> bool {
    let named = record.organiser_of(member.player.user);
    member.organises || named.is_some_and(|judge| record.log.season().judges.contains(&judge))
}

fn choice_label(record: &SeasonRecord, match_id: MatchId, choice: RulingChoice, language: Language) -> String {
    let players = record.log.season().matches.get(&match_id).map(|found| found.players);
    let name =
        |seat: Seat| players.map(|players| bare_name_of(record, players[seat.index()], language)).unwrap_or_default();
    let said = match choice {
        RulingChoice::Win(winner) => text(language, "season-report-wins", &[("player", name(winner).into())]),
        RulingChoice::Draw => word(language, "season-report-draw"),
        RulingChoice::Walkover(winner) => text(language, "season-verdict-walkover", &[("player", name(winner).into())]),
        RulingChoice::BothLose => word(language, "season-verdict-both-lose"),
    };
    shorten(&said, LABEL_LIMIT)
}

/// The last decision about a match that was made, by another judge or by the program, after the last line that a judge
/// saw; if that line is unknown, the ruling in force.
pub fn find_unseen_decision<'a>(
    record: &'a SeasonRecord,
    match_id: MatchId,
    seen: Option<u64>,
    by: &Member,
) -> Option<&'a Event> {
    let own = record.organiser_of(by.player.user).map(Actor::Organiser);
    let is_decision = |kind: &EventKind| {
        let is_minor =
            matches!(kind, EventKind::Extended { .. } | EventKind::Judged { .. } | EventKind::DeadlineSet { .. });
        matches!(kind, EventKind::Ruled(_)) || seen.is_some() && is_minor
    };
    let about = events_in_force(record.log.events()).filter(|event| event.kind.match_id() == Some(match_id));
    let last = about.filter(|event| is_decision(&event.kind)).last()?;
    (last.seq > seen.unwrap_or_default() && Some(last.actor) != own).then_some(last)
}

/// Transfers a player's entry to another user.
#[poise::command(slash_command, guild_only)]
pub async fn substitute(
    context: Context<'_>,
    player: User,
    substitute: User,
    #[min_length = 3]
    #[max_length = 200]
    reason: String,
    #[max_length = 100]
    #[autocomplete = "complete_season"]
    season: Option<String>,
) -> Result<(), Failure> {
    answer_about_season(context, season, None, |record, asking| async move {
        if substitute.bot {
            return Err(Failure::Said("agree-seat-not-possible"));
        }
        let asking = SeasonContext { about: Some(player_of(&substitute, None)), ..asking }.with_reason(&reason)?;
        substitute_in_season(context.data(), &asking, &record, UserId(player.id.get())).await
    })
    .await
}

/// Result that a judge sets, as a command option.
#[derive(Debug, Clone, Copy, poise::ChoiceParameter)]
enum ResultOption {
    /// A win as if played.
    #[name = "win"]
    Win,
    /// A draw as if played.
    #[name = "draw"]
    Draw,
    /// A walkover: one player did not play.
    #[name = "walkover"]
    Walkover,
    /// A loss for both players: neither played.
    #[name = "both-lose"]
    BothLose,
}

impl From<ResultOption> for TypedResultKind {
    fn from(kind: ResultOption) -> Self {
        match kind {
            ResultOption::Win => Self::Win,
            ResultOption::Draw => Self::Draw,
            ResultOption::Walkover => Self::Walkover,
            ResultOption::BothLose => Self::BothLose,
        }
    }
}

/// Sets the result of a match.
#[poise::command(slash_command, guild_only)]
pub async fn result(
    context: Context<'_>,
    #[rename = "match"]
    #[max_length = 100]
    #[autocomplete = "complete_any"]
    of: String,
    result: ResultOption,
    #[min_length = 3]
    #[max_length = 200]
    reason: String,
    winner: Option<User>,
    #[max_length = 100] hq: Option<String>,
) -> Result<(), Failure> {
    let done = async {
        let (found, asking) = find_match(context, match_lookup::WantedMatch::Any, Some(&of)).await?;
        let asking = asking.with_reason(&reason)?;
        let winner = winner.as_ref().map(|winner| UserId(winner.id.get()));
        let given = TypedResult { kind: result.into(), winner, hq: hq.as_deref() };
        rule_from_text(context.data(), &asking, &found, given).await
    };
    answer(context, Box::pin(done)).await
}

/// Voids a line of a season's log.
#[poise::command(slash_command, guild_only)]
pub async fn void(
    context: Context<'_>,
    #[max_length = 100]
    #[autocomplete = "complete_line"]
    line: String,
    #[min_length = 3]
    #[max_length = 200]
    reason: String,
    #[max_length = 100]
    #[autocomplete = "complete_season"]
    season: Option<String>,
) -> Result<(), Failure> {
    let done = async {
        let typed = line.trim().trim_start_matches('#');
        // A suggestion contains its season.
        let (record, line) = match typed.split_once(' ') {
            Some((of, line)) => (find_season(context, Some(&format!("#{of}"))).await?, line),
            None => (find_season(context, season.as_deref()).await?, typed),
        };
        let asking = build_command_context(context, &record).await?.with_reason(&reason)?;
        let line = line.parse().map_err(|_| Failure::Said("season-no-line"))?;
        void_line(context.data(), &asking, line).await
    };
    answer(context, Box::pin(done)).await
}

/// Suggests lines that can be voided, in the season of this channel or the only season.
async fn complete_line(context: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let Ok(record) = find_season(context, other_option(context, "season")).await else {
        return CreateAutocompleteResponse::new();
    };
    let found = search_voidable_lines(context.data(), &record, typed, find_language(context).await).await;
    to_suggestions(found.unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choice_words_round_trip() {
        for choice in RulingChoice::ALL {
            assert_eq!(RulingChoice::of_word(choice.word()), Some(choice));
        }
        assert_eq!(RulingChoice::of_word("win"), None);
    }
}
