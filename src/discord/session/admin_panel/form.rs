//! The form in which an organiser gives the reason for a decision, and the handling of that form.

use serenity::all::{
    ActionRowComponent, ComponentInteraction, CreateActionRow, CreateInputText, CreateModal, InputTextStyle,
    ModalInteraction,
};

use sztab_game::Language;
use sztab_referee::clock::Clock;
use sztab_referee::limits::MAX_REASON_CHARACTERS;
use sztab_referee::{Interaction, RefereeError, Request, Ruling, RulingRequest, Session};
use sztab_store::{Game as Record, InteractionId, Status, UserId};
use sztab_words::word;

use crate::discord::bot::Bot;
use crate::discord::say::answer::{Answer, shorten};
use crate::discord::say::button::ButtonId;
use crate::discord::say::failure::Failure;
use crate::discord::say::limits::FORM_LABEL_LIMIT;
use crate::discord::say::names::clean_line;

use super::wish::PendingDecision;

/// Minimum number of characters in a reason.
const MIN_REASON_CHARACTERS: usize = 5;
/// The id of the form's input.
const REASON_INPUT: &str = "reason";
const AMOUNT_INPUT: &str = "amount";

/// The form for a decision.
fn decision_modal(id: &ButtonId, wish: PendingDecision, session: &Session, language: Language) -> CreateModal {
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
    CreateModal::new(id.to_string(), wish.title(session, language)).components(rows)
}

/// The text in an input of a form.
fn input_value<'a>(form: &'a ModalInteraction, input: &str) -> Option<&'a str> {
    form.data.components.iter().flat_map(|row| &row.components).find_map(|component| match component {
        ActionRowComponent::InputText(text) if text.custom_id == input => text.value.as_deref(),
        _ => None,
    })
}

/// The reason as it is stored: one line, without disruptive characters. The error is a translation key.
fn parse_reason(form: &ModalInteraction) -> Result<String, &'static str> {
    let typed = input_value(form, REASON_INPUT).unwrap_or_default();
    let reason = clean_line(typed, MAX_REASON_CHARACTERS).filter(|_| typed.chars().count() <= MAX_REASON_CHARACTERS);
    reason.filter(|reason| reason.chars().count() >= MIN_REASON_CHARACTERS).ok_or("desk-reason-length")
}

impl Bot {
    /// The form for a decision, for an organiser who has the right to make it.
    pub(crate) async fn build_decision_form(
        &self,
        press: &ComponentInteraction,
        id: &ButtonId,
        language: Language,
    ) -> Result<serenity::all::CreateModal, Failure> {
        let guild = self.require_organiser(press.guild_id, press.member.as_ref()).await?;
        let session = self.referee.load_session(id.game).await?;
        if session.record.guild != guild {
            return Err(Failure::Said("unknown-button"));
        }
        let (wish, known) =
            PendingDecision::parse_argument(&id.argument, &session).ok_or(Failure::Said("unknown-button"))?;
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
        if self.referee.load_rulings(id.game).await?.len() != known {
            return Err(RefereeError::DecidedMeanwhile.into());
        }
        Ok(decision_modal(id, wish, &session, language))
    }

    /// Explains to an organiser why no form opens, along with the current session.
    pub(crate) async fn explain_decision_refusal(
        &self,
        press: &ComponentInteraction,
        id: &ButtonId,
        failure: &Failure,
        language: Language,
    ) -> Answer {
        let said = failure.sentence(language, press.id.get());
        match self.show_session_with_message(press, id, said.clone(), language).await {
            Ok(answer) => answer,
            Err(_) => Answer::sentence(said),
        }
    }

    async fn show_session_with_message(
        &self,
        press: &ComponentInteraction,
        id: &ButtonId,
        said: String,
        language: Language,
    ) -> Result<Answer, Failure> {
        let guild = self.require_organiser(press.guild_id, press.member.as_ref()).await?;
        let record = self.referee.store().load_game(id.game).await?;
        if record.guild != guild || record.started.is_none() {
            return Err(Failure::Said("unknown-button"));
        }
        self.show_admin_session(&record, UserId(press.user.id.get()), Some(said), language).await
    }

    /// Carries out the decision from a form. Returns the session afterwards, or the current one if the decision is
    /// refused.
    pub(crate) async fn carry_out_decision(
        &self,
        form: &ModalInteraction,
        id: &ButtonId,
        language: Language,
    ) -> Result<Answer, Failure> {
        let guild = self.require_organiser(form.guild_id, form.member.as_ref()).await?;
        let record = self.referee.store().load_game(id.game).await?;
        if record.guild != guild || record.started.is_none() {
            return Err(Failure::Said("unknown-button"));
        }
        let said = match Box::pin(self.decide(form, id, &record)).await {
            Ok(()) | Err(Failure::Referee(RefereeError::Repeated { .. })) => word(language, "desk-done"),
            Err(failure) => failure.sentence(language, form.id.get()),
        };
        self.show_admin_session(&record, UserId(form.user.id.get()), Some(said), language).await
    }

    async fn decide(&self, form: &ModalInteraction, id: &ButtonId, record: &Record) -> Result<(), Failure> {
        let session = self.referee.load_session(record.id).await?;
        let (wish, known) =
            PendingDecision::parse_argument(&id.argument, &session).ok_or(Failure::Said("unknown-button"))?;
        let reason = parse_reason(form).map_err(Failure::Said)?;
        let ruling = match wish {
            PendingDecision::Extend(side) => {
                let typed = input_value(form, AMOUNT_INPUT).unwrap_or_default().trim();
                let amount = typed.parse().map_err(|_| Failure::Said("desk-amount-unreadable"))?;
                Ruling::Extend { side, amount }
            }
            PendingDecision::Award(side) => Ruling::Award(side),
            PendingDecision::Remove(side) => Ruling::Remove(side),
            PendingDecision::Annul => Ruling::Annul,
        };
        let press = Interaction { id: InteractionId(form.id.get()), at: self.now() };
        let request = Request::new(record.id, UserId(form.user.id.get()), Some(id.seq), press);
        self.referee.carry_out_ruling(RulingRequest { request, known, ruling, reason }).await?;
        self.notify_outbox();
        Ok(())
    }
}
