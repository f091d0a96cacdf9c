//! Calls for a judge, objections, and the buttons of a match in the judges' queue.

use serenity::all::{ButtonStyle, CreateActionRow};

use crate::games::Language;
use crate::league::decide::{Command, MayDo, Refusal};
use crate::league::ids::MatchId;
use crate::referee::league::{Member, SeasonBook};
use crate::words::{text, word};

use crate::discord::bot::Bot;
use crate::discord::say::answer::{Answer, shortened};
use crate::discord::say::failure::Failure;
use crate::discord::say::limits::{LABEL_LIMIT, ROW};
use crate::discord::say::season_button::SeasonButton;
use crate::discord::say::season_operation::SeasonOperation;

use super::ask::Asking;
use super::people::bare_name_of;
use super::press::SeasonPress;
use super::reason::reason;
use super::report::hq_of;
use super::rulings::{Choice, decided_unseen};
use super::words::{call_words, players_of, refusal};

impl Bot {
    /// A form that calls a judge.
    pub(crate) async fn call_press(&self, press: &SeasonPress<'_>) -> Result<(), Failure> {
        self.season_here(press.id.season, press.event.guild()).await?;
        let asking = self.asking_with_reason(press).await?;
        press.answer(self.call_judge(&asking, MatchId(press.number(0)?)).await?).await?;
        Ok(())
    }

    /// Calls a judge to a match. `asking` has what it is about.
    pub(crate) async fn call_judge(&self, asking: &Asking, of: MatchId) -> Result<Answer, Failure> {
        self.ask_of_season(asking, |_, text| Command::Protest { of, text }).await?;
        Ok(Answer::sentence(word(asking.language, "season-called")))
    }

    /// The words of a call, for a judge who may answer it.
    pub(crate) async fn read_call_press(&self, press: &SeasonPress<'_>) -> Result<(), Failure> {
        let book = self.season_here(press.id.season, press.event.guild()).await?;
        let (of, language) = (MatchId(press.number(0)?), press.look.language);
        let member = self.season_member(press.event.user(), press.event.member()).await?;
        let names = self.names_of(&book, language).await?;
        let refused = |why: Refusal| Failure::Told(refusal(&why, &names, language));
        may_rule(&book, of, &member).map_err(&refused)?;
        let found = book.log.season().matches.get(&of);
        let said = found.and_then(|found| call_words(found, &names, language));
        press.answer(Answer::sentence(said.ok_or_else(|| refused(Refusal::NoCall))?)).await?;
        Ok(())
    }

    pub(crate) async fn object_press(&self, press: &SeasonPress<'_>) -> Result<(), Failure> {
        self.season_here(press.id.season, press.event.guild()).await?;
        let of = MatchId(press.number(0)?);
        self.ask_of_season(&self.asking(press).await?, |_, _| Command::Object(of)).await?;
        Ok(())
    }

    pub(crate) async fn answer_call_press(&self, press: &SeasonPress<'_>) -> Result<(), Failure> {
        self.season_here(press.id.season, press.event.guild()).await?;
        let of = MatchId(press.number(0)?);
        let asking = self.asking_with_reason(press).await?;
        self.ask_of_season(&asking, |_, text| Command::Judge { of, text }).await?;
        press.answer(Answer::sentence(word(asking.language, "season-call-answered"))).await?;
        Ok(())
    }

    pub(crate) async fn accept_press(&self, press: &SeasonPress<'_>) -> Result<(), Failure> {
        self.season_here(press.id.season, press.event.guild()).await?;
        let of = MatchId(press.number(0)?);
        let accept = |_: &_, _| Command::AcceptProposal { of, reason: None };
        self.ask_of_season(&self.asking(press).await?, accept).await?;
        Ok(())
    }

    pub(crate) async fn extend_press(&self, press: &SeasonPress<'_>) -> Result<(), Failure> {
        self.season_here(press.id.season, press.event.guild()).await?;
        let (of, days) = (MatchId(press.number(0)?), press.number(1)?);
        let asking = self.asking(press).await?;
        // Two judges who give days at once give them once.
        let extend = |book: &SeasonBook, _| match decided_unseen(book, of, Some(press.id.seq), &asking.by) {
            Some(_) => Err(Refusal::DecidedMeanwhile(of)),
            None => Ok(Command::Extend { of, days }),
        };
        self.ask_of_season_unless(&asking, extend).await?;
        Ok(())
    }

    /// Offers a judge the results that a match can be given.
    pub(crate) async fn verdict_press(&self, press: &SeasonPress<'_>) -> Result<(), Failure> {
        let book = self.season_here(press.id.season, press.event.guild()).await?;
        let (of, language) = (MatchId(press.number(0)?), press.look.language);
        let member = self.season_member(press.event.user(), press.event.member()).await?;
        let names = self.names_of(&book, language).await?;
        let arguments = [("players", players_of(&names, of, language).into())];
        let question = text(language, "season-verdict-ask", &arguments);
        press.answer(self.verdicts(&book, of, &member, question, language).await?).await?;
        Ok(())
    }

    /// A question with the results that a match can be given, as the season stands.
    pub(crate) async fn verdicts(
        &self,
        book: &SeasonBook,
        of: MatchId,
        by: &Member,
        question: String,
        language: Language,
    ) -> Result<Answer, Failure> {
        if let Err(why) = may_rule(book, of, by) {
            return Err(Failure::Told(refusal(&why, &self.names_of(book, language).await?, language)));
        }
        let id = SeasonButton::new(book.row.id, book.log.seq(), SeasonOperation::Rule, of.0.to_string());
        let button = |choice: Choice| {
            let style = if choice.has_hq() { ButtonStyle::Primary } else { ButtonStyle::Secondary };
            id.with(choice.word()).button(label(book, of, choice, language), style)
        };
        let rows = Choice::ALL.chunks(ROW.min(3));
        let rows = rows.map(|choices| CreateActionRow::Buttons(choices.iter().map(|&choice| button(choice)).collect()));
        Ok(Answer { rows: rows.collect(), ..Answer::sentence(question) })
    }

    /// The form with which a judge gives a result.
    pub(crate) async fn rule_press(&self, press: &SeasonPress<'_>) -> Result<(), Failure> {
        self.season_here(press.id.season, press.event.guild()).await?;
        let of = MatchId(press.number(0)?);
        let choice = press.id.words().nth(1).and_then(Choice::of_word).ok_or(Failure::Said("unknown-button"))?;
        let hq = match (choice.has_hq(), press.typed.as_slice()) {
            (true, [hq, ..]) => hq_of(hq).ok_or(Failure::Said("season-hq-how"))?,
            (true, []) => return Err(Failure::Said("season-hq-how")),
            (false, _) => [0, 0],
        };
        let asking = self.asking_with_reason(press).await?;
        press.answer(self.rule(&asking, of, choice.verdict(hq), Some(press.id.seq)).await?).await?;
        Ok(())
    }

    /// The circumstances of a form whose last field is a sentence.
    async fn asking_with_reason(&self, press: &SeasonPress<'_>) -> Result<Asking, Failure> {
        let said = reason(press.typed.last().map_or("", String::as_str)).ok_or(Failure::Said("season-reason-how"))?;
        Ok(Asking { text: Some(said), ..self.asking(press).await? })
    }
}

/// The right of a member to judge a match: to give it a result, or to read and answer a call.
pub fn may_rule(book: &SeasonBook, of: MatchId, member: &Member) -> Result<(), Refusal> {
    let season = book.log.season();
    let found = season.matches.get(&of).ok_or(Refusal::NoMatch(of))?;
    if !is_judge(book, member) {
        return Err(Refusal::Not(MayDo::Judges));
    }
    let plays = book.entry_of(member.player.user).is_some_and(|own| found.seat_of(own).is_some());
    if plays { Err(Refusal::Not(MayDo::OtherJudges)) } else { Ok(()) }
}

/// The right to judge in a season: of organisers, and of those who are named for it.
pub fn is_judge(book: &SeasonBook, member: &Member) -> bool {
    let named = book.organiser_of(member.player.user);
    member.organises || named.is_some_and(|judge| book.log.season().judges.contains(&judge))
}

/// The label of a result.
fn label(book: &SeasonBook, of: MatchId, choice: Choice, language: Language) -> String {
    let players = book.log.season().matches.get(&of).map(|of| of.players);
    let name = |seat: crate::league::ids::Seat| {
        players.map(|players| bare_name_of(book, players[seat.index()], language)).unwrap_or_default()
    };
    let said = match choice {
        Choice::Win(winner) => text(language, "season-report-wins", &[("player", name(winner).into())]),
        Choice::Draw => word(language, "season-report-draw"),
        Choice::Walkover(winner) => text(language, "season-verdict-walkover", &[("player", name(winner).into())]),
        Choice::BothLose => word(language, "season-verdict-both-lose"),
    };
    shortened(&said, LABEL_LIMIT)
}
