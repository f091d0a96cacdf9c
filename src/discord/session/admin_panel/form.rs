//! The form in which an organiser gives the reason for a decision, and the handling of that form.

use serenity::all::{CreateActionRow, CreateInputText, CreateModal, InputTextStyle};

use sztab_game::Language;
use sztab_referee::clock::Clock;
use sztab_referee::limits::MAX_REASON_CHARACTERS;
use sztab_referee::{RefereeError, Ruling, RulingRequest, Session};
use sztab_store::{Status, UserId};
use sztab_words::word;

use crate::discord::bot::Bot;
use crate::discord::router::press::GamePress;
use crate::discord::router::route::{FormRequest, Handler, OpensForm};
use crate::discord::say::answer::{Answer, shorten};
use crate::discord::say::caller::Caller as _;
use crate::discord::say::failure::Failure;
use crate::discord::say::limits::FORM_LABEL_LIMIT;
use crate::discord::say::names::clean_line;
use crate::discord::say::subject::GameVersion;
use crate::discord::session::seat::{find_current_session, to_request};

use super::list::{require_server_organiser, show_admin_session};
use super::wish::{Decide, PendingDecision};

/// Minimum number of characters in a reason.
const MIN_REASON_CHARACTERS: usize = 5;
/// The id of the form's input.
const REASON_INPUT: &str = "reason";
const AMOUNT_INPUT: &str = "amount";

/// The form for a decision.
fn decision_modal(id: String, wish: PendingDecision, session: &Session, language: Language) -> CreateModal {
    let mut rows = Vec::new();
    if matches!(wish, PendingDecision::Extend(_)) {
        let is_live = Clock::from_record(&session.record).is_some_and(|clock| clock.control.is_live());
        let label = word(language, if is_live { "desk-minutes" } else { "desk-hours" });
        let amount = CreateInputText::new(InputTextStyle::Short, shorten(&label, FORM_LABEL_LIMIT), AMOUNT_INPUT);
        rows.push(CreateActionRow::InputText(amount.value(if is_live { "10" } else { "24" }).max_length(3)));
    }
    let label = shorten(&word(language, "desk-reason"), FORM_LABEL_LIMIT);
    let reason = CreateInputText::new(InputTextStyle::Paragraph, label, REASON_INPUT)
        .min_length(u16::try_from(MIN_REASON_CHARACTERS).unwrap_or(1))
        .max_length(u16::try_from(MAX_REASON_CHARACTERS).unwrap_or(u16::MAX));
    rows.push(CreateActionRow::InputText(reason));
    CreateModal::new(id, wish.title(session, language)).components(rows)
}

/// The reason as it is stored: one line, without disruptive characters. The error is a translation key.
fn parse_reason(typed: &str) -> Result<String, &'static str> {
    let reason = clean_line(typed, MAX_REASON_CHARACTERS).filter(|_| typed.chars().count() <= MAX_REASON_CHARACTERS);
    reason.filter(|reason| reason.chars().count() >= MIN_REASON_CHARACTERS).ok_or("desk-reason-length")
}

impl OpensForm for Decide {
    /// Builds the form for an organiser who has the right to make the decision.
    async fn build_form(&self, request: &FormRequest<'_, GameVersion>) -> Result<CreateModal, Failure> {
        let (bot, id, press) = (request.bot, request.subject, request.event);
        let guild = require_server_organiser(bot, press).await?;
        let session = bot.referee.load_session(id.game).await?;
        if session.record.guild != guild {
            return Err(Failure::Said("unknown-button"));
        }
        self.check_side(&session)?;
        // Checked here so that an organiser does not write a reason in vain; the referee checks again under the lock.
        if session.record.status != Status::Running {
            return Err(RefereeError::NotRunning(id.game).into());
        }
        if session.side_of(UserId(press.user.id.get())).is_some() {
            return Err(RefereeError::OwnGame.into());
        }
        if session.seq != id.seq {
            return Err(RefereeError::Stale { game: id.game, seen: id.seq, now: session.seq }.into());
        }
        if bot.referee.load_rulings(id.game).await?.len() != self.known {
            return Err(RefereeError::DecidedMeanwhile.into());
        }
        Ok(decision_modal(request.id.clone(), self.decision, &session, request.language))
    }

    /// Explains to an organiser why no form opens, along with the current session.
    async fn explain_refusal(&self, request: &FormRequest<'_, GameVersion>, failure: &Failure) -> Answer {
        let said = failure.sentence(request.language, request.event.id.get());
        let shown = async {
            let (bot, press) = (request.bot, request.event);
            let guild = require_server_organiser(bot, press).await?;
            let record = bot.referee.store().load_game(request.subject.game).await?;
            if record.guild != guild || record.started.is_none() {
                return Err(Failure::Said("unknown-button"));
            }
            let user = UserId(press.user.id.get());
            show_admin_session(bot, &record, user, Some(said.clone()), request.language).await
        };
        shown.await.unwrap_or_else(|_| Answer::sentence(said))
    }
}

impl Handler for Decide {
    /// Carries out the decision, and shows the session afterwards, or the current one if the decision is refused.
    async fn handle(self, bot: &Bot, press: &GamePress<'_>) -> Result<(), Failure> {
        let (record, language) = (&press.record, press.theme.language);
        require_server_organiser(bot, press).await?;
        if record.started.is_none() {
            return Err(Failure::Said("unknown-button"));
        }
        let said = match Box::pin(self.decide(bot, press)).await {
            Ok(()) | Err(Failure::Referee(RefereeError::Repeated { .. })) => word(language, "desk-done"),
            Err(failure) => failure.sentence(language, press.reference()),
        };
        press.respond(show_admin_session(bot, record, press.user(), Some(said), language).await?).await
    }
}

impl Decide {
    fn check_side(&self, session: &Session) -> Result<(), Failure> {
        let plays = |side| session.game().sides().contains(side);
        if self.decision.side().is_none_or(plays) { Ok(()) } else { Err(Failure::Said("unknown-button")) }
    }

    async fn decide(&self, bot: &Bot, press: &GamePress<'_>) -> Result<(), Failure> {
        self.check_side(&find_current_session(bot, press).await?)?;
        let reason = parse_reason(press.typed(REASON_INPUT).unwrap_or_default()).map_err(Failure::Said)?;
        let ruling = match self.decision {
            PendingDecision::Extend(side) => {
                let amount = press.typed(AMOUNT_INPUT).unwrap_or_default().parse();
                Ruling::Extend { side, amount: amount.map_err(|_| Failure::Said("desk-amount-unreadable"))? }
            }
            PendingDecision::Award(side) => Ruling::Award(side),
            PendingDecision::Remove(side) => Ruling::Remove(side),
            PendingDecision::Annul => Ruling::Annul,
        };
        let request = RulingRequest { request: to_request(bot, press), known: self.known, ruling, reason };
        bot.referee.carry_out_ruling(request).await?;
        bot.notify_outbox();
        Ok(())
    }
}
