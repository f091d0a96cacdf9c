//! `/season new`

use serenity::all::ChannelType;

use sztab_game::Language;
use sztab_league::rules::Preset;
use sztab_referee::{Interaction, Place};
use sztab_store::{ChannelId, InteractionId};

use crate::discord::commands::support::answer::answer;
use crate::discord::commands::support::context::{Context, language};
use crate::discord::commands::support::season::guild_of;
use crate::discord::league::create::Wanted;
use crate::discord::say::failure::Failure;
use crate::discord::say::permissions::{is_thread, may_post};

/// A starting point for the settings of a season, as an option.
#[derive(Debug, Clone, Copy, poise::ChoiceParameter)]
pub enum Beginning {
    /// A Swiss tournament of single games.
    #[name = "swiss"]
    Swiss,
    /// A Swiss tournament of mirrored matches, scored in the Flamberg manner.
    #[name = "flamberg"]
    Flamberg,
    /// Divisions that play round robins.
    #[name = "divisions"]
    Divisions,
    /// A Swiss stage, then a bracket of its best.
    #[name = "championship"]
    Championship,
    /// Challenges without rounds.
    #[name = "ladder"]
    Ladder,
    /// A bracket.
    #[name = "cup"]
    Cup,
}

impl From<Beginning> for Preset {
    fn from(beginning: Beginning) -> Self {
        match beginning {
            Beginning::Swiss => Self::Swiss,
            Beginning::Flamberg => Self::Flamberg,
            Beginning::Divisions => Self::Divisions,
            Beginning::Championship => Self::Championship,
            Beginning::Ladder => Self::Ladder,
            Beginning::Cup => Self::Cup,
        }
    }
}

/// Creates a season as a draft, with the rounds in this channel.
#[poise::command(slash_command, guild_only)]
pub async fn new(
    context: Context<'_>,
    #[min_length = 1]
    #[max_length = 64]
    league: String,
    preset: Beginning,
) -> Result<(), Failure> {
    let created = async {
        let (bot, interaction) = (context.data(), context.interaction);
        let wanted = Wanted {
            guild: guild_of(context)?,
            channel: ChannelId(interaction.channel_id.get()),
            league,
            by: bot.season_member(&interaction.user, interaction.member.as_deref()).await?,
            interaction: Interaction { id: InteractionId(interaction.id.get()), at: bot.now() },
            language: language(context).await,
        };
        room_for_rounds(context, wanted.language)?;
        bot.new_season(wanted, preset.into()).await
    };
    answer(context, Box::pin(created)).await
}

/// Refuses channels in which rounds cannot be posted, or matches have no threads.
fn room_for_rounds(context: Context<'_>, language: Language) -> Result<(), Failure> {
    let interaction = context.interaction;
    let channel = interaction.channel.as_ref();
    if is_thread(channel) || channel.is_some_and(|channel| channel.kind != ChannelType::Text) {
        return Err(Failure::Said("season-no-room"));
    }
    may_post(interaction.app_permissions, false, Place::Thread, language).map_err(Failure::MayNot)
}
