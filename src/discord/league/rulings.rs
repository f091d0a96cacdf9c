//! Judges' decisions that need a reason: results, lines taken back, deadlines, substitutes.

use serenity::all::{ButtonStyle, CreateActionRow};

use sztab_game::Language;
use sztab_league::decide::{Command, MayDo, Refusal};
use sztab_league::event::{Actor, Event, EventKind, Scope, Verdict};
use sztab_league::ids::{MatchId, Seat};
use sztab_league::season::{Match, can_be_voided, standing};
use sztab_referee::league::{Member, SeasonRecord};
use sztab_store::UserId;
use sztab_words::{text, word};

use crate::discord::bot::Bot;
use crate::discord::say::answer::{Answer, shorten};
use crate::discord::say::failure::Failure;
use crate::discord::say::limits::{LABEL_LIMIT, ROW, SELECT_LIMIT};
use crate::discord::say::season_button::SeasonButton;
use crate::discord::say::season_operation::SeasonOperation;
use crate::discord::say::typed::fits;

use super::ask::{Asking, season_failure};
use super::people::{bare_name_of, name_of};
use super::report::hq_of;
use super::which::Found;
use super::words::{log_line, refusal, verdict};

/// A result that a judge can give, without its HQ points.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Choice {
    /// A win, counted as if played.
    Win(Seat),
    /// A draw, counted as if played.
    Draw,
    /// A walkover for the given winner.
    Walkover(Seat),
    /// A loss for both players, because both are to blame that the match was not played.
    BothLose,
}

impl Choice {
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

    pub fn has_hq(self) -> bool {
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

/// True if the form that a button opens has a field for HQ points.
pub fn asks_for_hq(id: &SeasonButton) -> bool {
    id.words().nth(1).and_then(Choice::of_word).is_some_and(Choice::has_hq)
}

/// The scope of a ruling: finished games still count, except that a loss for both players always covers the whole
/// match.
fn scope(of: &Match, given: Verdict, record: &SeasonRecord) -> Scope {
    let is_open = of.next_game(record.log.season().kind()).is_some();
    let whole = given == Verdict::BothLose && !of.games.is_empty();
    if is_open && !whole { Scope::Rest } else { Scope::Whole }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GivenKind {
    /// A win, counted as if played.
    Win,
    /// A draw, counted as if played.
    Draw,
    Walkover,
    /// A loss for both players, because both are to blame that the match was not played.
    BothLose,
}

#[derive(Debug, Clone, Copy)]
pub struct Given<'a> {
    pub kind: GivenKind,
    pub winner: Option<UserId>,
    /// HQ points, the first player's first.
    pub hq: Option<&'a str>,
}

impl Bot {
    /// Gives a match a typed result.
    pub(crate) async fn rule_from_text(
        &self,
        asking: &Asking,
        found: &Found,
        given: Given<'_>,
    ) -> Result<Answer, Failure> {
        let record = &found.record;
        let of = record.log.season().matches.get(&found.match_id).ok_or(Failure::Said("season-no-match"))?;
        let winner = given.winner.and_then(|winner| of.seat_of(record.entry_of(winner)?));
        let has_winner = matches!(given.kind, GivenKind::Win | GivenKind::Walkover);
        if given.winner.is_some() && !has_winner {
            return Err(Failure::Said("season-ruling-no-winner"));
        }
        let choice = match given.kind {
            GivenKind::Win => Choice::Win(winner.ok_or(Failure::Said("season-winner-how"))?),
            GivenKind::Draw => Choice::Draw,
            GivenKind::Walkover => Choice::Walkover(winner.ok_or(Failure::Said("season-winner-how"))?),
            GivenKind::BothLose => Choice::BothLose,
        };
        let hq = match (choice.has_hq(), given.hq) {
            (true, Some(hq)) => hq_of(hq).ok_or(Failure::Said("season-hq-how"))?,
            (true, None) => return Err(Failure::Said("season-hq-how")),
            (false, Some(_)) => return Err(Failure::Said("season-ruling-no-hq")),
            (false, None) => [0, 0],
        };
        self.rule(asking, found.match_id, choice.verdict(hq), None).await
    }

    /// Suggests the lines of a season that can be taken back, newest first, each as a label and a value.
    pub(crate) async fn lines_to_void(
        &self,
        record: &SeasonRecord,
        typed: &str,
        language: Language,
    ) -> Result<Vec<(String, String)>, Failure> {
        let mut lines: Vec<_> = standing(record.log.events()).filter(|event| can_be_voided(&event.kind)).collect();
        lines.reverse();
        let names = self.names_of(record, language).await?;
        let labelled = lines.into_iter().filter_map(|event| {
            let said = log_line(event, &record.log, &names, language)?;
            Some((format!("#{} {said}", event.seq), format!("{} {}", record.row.id.0, event.seq)))
        });
        Ok(labelled.filter(|(label, _)| fits(label, typed)).take(SELECT_LIMIT).collect())
    }

    /// A message that offers the results which a match can be given in the current state of the season.
    pub(crate) async fn verdicts(
        &self,
        record: &SeasonRecord,
        match_id: MatchId,
        by: &Member,
        question: String,
        language: Language,
    ) -> Result<Answer, Failure> {
        if let Err(why) = require_judge(record, match_id, by) {
            return Err(Failure::Sentence(refusal(&why, &self.names_of(record, language).await?, language)));
        }
        let id = SeasonButton::new(record.row.id, record.log.seq(), SeasonOperation::Rule, match_id.0.to_string());
        let button = |choice: Choice| {
            let style = if choice.has_hq() { ButtonStyle::Primary } else { ButtonStyle::Secondary };
            id.with(choice.word()).button(label(record, match_id, choice, language), style)
        };
        let rows = Choice::ALL.chunks(ROW.min(3));
        let rows = rows.map(|choices| CreateActionRow::Buttons(choices.iter().map(|&choice| button(choice)).collect()));
        Ok(Answer { rows: rows.collect(), ..Answer::sentence(question) })
    }

    /// Gives a match a result; `asking` contains the reason. If another judge has made a decision that this judge has
    /// not seen, because the last log line this judge saw is older or unknown, the decision is shown and the judge
    /// chooses again.
    pub(crate) async fn rule(
        &self,
        asking: &Asking,
        match_id: MatchId,
        given: Verdict,
        seen: Option<u64>,
    ) -> Result<Answer, Failure> {
        let command = |record: &SeasonRecord, reason| {
            if unseen_decision(record, match_id, seen, &asking.by).is_some() {
                return Err(Refusal::DecidedMeanwhile(match_id));
            }
            let found = record.log.season().matches.get(&match_id);
            let scope = found.map_or(Scope::Rest, |found| scope(found, given, record));
            Ok(Command::Rule { match_id, verdict: given, scope, reason })
        };
        let asked = self.ask_of_season_unless(asking, command).await;
        let record = self.referee.season(asking.season).await.map_err(season_failure)?;
        let names = self.names_of(&record, asking.language).await?;
        if asked.is_err()
            && let Some(event) = unseen_decision(&record, match_id, seen, &asking.by)
        {
            let said = log_line(event, &record.log, &names, asking.language).unwrap_or_default();
            let question = text(asking.language, "season-verdict-again", &[("said", said.into())]);
            return self.verdicts(&record, match_id, &asking.by, question, asking.language).await;
        }
        asked?;
        let Some(found) = record.log.season().matches.get(&match_id) else {
            return Err(Failure::Sentence(refusal(&Refusal::NoMatch(match_id), &names, asking.language)));
        };
        let result = verdict(given, &names.players(found.players), &names, asking.language);
        let arguments = [("match", match_id.0.into()), ("verdict", result.into())];
        Ok(Answer::sentence(text(asking.language, "season-ruled", &arguments)))
    }

    /// Takes back a line of the log; `asking` contains the reason.
    pub(crate) async fn void_line(&self, asking: &Asking, line: u64) -> Result<Answer, Failure> {
        let written = self.ask_of_season(asking, |_, reason| Command::Void { line, reason }).await?;
        let said = written.record.log.line(line);
        let names = self.names_of(&written.record, asking.language).await?;
        let said = said.and_then(|event| log_line(event, &written.record.log, &names, asking.language));
        let arguments = [("line", line.into()), ("said", said.unwrap_or_default().into())];
        Ok(Answer::sentence(text(asking.language, "season-voided", &arguments)))
    }

    /// Transfers a player's entry to another user; `asking` contains that user and the reason.
    pub(crate) async fn substitute_in_season(
        &self,
        asking: &Asking,
        record: &SeasonRecord,
        player: UserId,
    ) -> Result<Answer, Failure> {
        let entrant = record.entry_of(player).ok_or(Failure::Said("season-they-are-not-in"))?;
        let to = asking.about.as_ref().ok_or(Failure::Said("season-they-are-not-in"))?;
        if record.entry_of(to.user).is_some() {
            return Err(Failure::Said("season-substitute-plays"));
        }
        let written = self.ask_of_season(asking, |_, reason| Command::Substitute { entrant, reason }).await?;
        let language: Language = asking.language;
        let arguments = [
            ("player", name_of(record, entrant, language).into()),
            ("substitute", name_of(&written.record, entrant, language).into()),
        ];
        Ok(Answer::sentence(text(language, "season-substituted", &arguments)))
    }
}

/// Checks the right of a member to judge a match: to give it a result, or to read and answer a call.
pub fn require_judge(record: &SeasonRecord, match_id: MatchId, member: &Member) -> Result<(), Refusal> {
    let season = record.log.season();
    let found = season.matches.get(&match_id).ok_or(Refusal::NoMatch(match_id))?;
    if !is_judge(record, member) {
        return Err(Refusal::Not(MayDo::Judges));
    }
    let plays = record.entry_of(member.player.user).is_some_and(|own| found.seat_of(own).is_some());
    if plays { Err(Refusal::Not(MayDo::OtherJudges)) } else { Ok(()) }
}

/// True if a member may judge in a season, as an organiser or as a judge named for it.
pub fn is_judge(record: &SeasonRecord, member: &Member) -> bool {
    let named = record.organiser_of(member.player.user);
    member.organises || named.is_some_and(|judge| record.log.season().judges.contains(&judge))
}

fn label(record: &SeasonRecord, match_id: MatchId, choice: Choice, language: Language) -> String {
    let players = record.log.season().matches.get(&match_id).map(|found| found.players);
    let name =
        |seat: Seat| players.map(|players| bare_name_of(record, players[seat.index()], language)).unwrap_or_default();
    let said = match choice {
        Choice::Win(winner) => text(language, "season-report-wins", &[("player", name(winner).into())]),
        Choice::Draw => word(language, "season-report-draw"),
        Choice::Walkover(winner) => text(language, "season-verdict-walkover", &[("player", name(winner).into())]),
        Choice::BothLose => word(language, "season-verdict-both-lose"),
    };
    shorten(&said, LABEL_LIMIT)
}

/// The last decision about a match that was made, by another judge or by the program, after the last line that a judge
/// saw; if that line is unknown, the ruling in force.
pub fn unseen_decision<'a>(
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
    let about = standing(record.log.events()).filter(|event| event.kind.of_match() == Some(match_id));
    let last = about.filter(|event| is_decision(&event.kind)).last()?;
    (last.seq > seen.unwrap_or_default() && Some(last.actor) != own).then_some(last)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_of_choices_read_back() {
        for choice in Choice::ALL {
            assert_eq!(Choice::of_word(choice.word()), Some(choice));
        }
        assert_eq!(Choice::of_word("win"), None);
    }
}
