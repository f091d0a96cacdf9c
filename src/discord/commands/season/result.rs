//! `/season result`

use serenity::all::User;

use sztab_store::UserId;

use crate::discord::commands::support::answer::answer;
use crate::discord::commands::support::context::Context;
use crate::discord::commands::support::matches::{complete_any, find_match};
use crate::discord::league::ask::Asking;
use crate::discord::league::reason::reason as read_reason;
use crate::discord::league::rulings::{Given, GivenKind};
use crate::discord::league::which::Wanted;
use crate::discord::say::failure::Failure;

/// A result that a judge gives, as an option.
#[derive(Debug, Clone, Copy, poise::ChoiceParameter)]
pub enum Kind {
    /// Won as if played.
    #[name = "win"]
    Win,
    /// Drawn as if played.
    #[name = "draw"]
    Draw,
    /// Not played, by fault of one.
    #[name = "walkover"]
    Walkover,
    /// Not played, by fault of both.
    #[name = "both-lose"]
    BothLose,
}

impl From<Kind> for GivenKind {
    fn from(kind: Kind) -> Self {
        match kind {
            Kind::Win => Self::Win,
            Kind::Draw => Self::Draw,
            Kind::Walkover => Self::Walkover,
            Kind::BothLose => Self::BothLose,
        }
    }
}

/// Gives a match a result.
#[poise::command(slash_command, guild_only)]
pub async fn result(
    context: Context<'_>,
    #[rename = "match"]
    #[max_length = 100]
    #[autocomplete = "complete_any"]
    of: String,
    result: Kind,
    #[min_length = 3]
    #[max_length = 200]
    reason: String,
    winner: Option<User>,
    #[max_length = 100] hq: Option<String>,
) -> Result<(), Failure> {
    let done = async {
        let (found, asking) = find_match(context, Wanted::Any, Some(&of)).await?;
        let asking = Asking { text: Some(read_reason(&reason).ok_or(Failure::Said("season-reason-how"))?), ..asking };
        let winner = winner.as_ref().map(|winner| UserId(winner.id.get()));
        let given = Given { kind: result.into(), winner, hq: hq.as_deref() };
        context.data().rule_from_text(&asking, &found, given).await
    };
    answer(context, Box::pin(done)).await
}
