//! A first game that explains itself: a practice table in a thread of its own.

use serenity::all::{AutoArchiveDuration, ChannelType, CreateActionRow, CreateButton, CreateThread};

use crate::games::Language;
use crate::referee::{FirstGame, Personal, Place};
use crate::store::{Change, ChannelId, GuildId};
use crate::words::{text, word};

use crate::discord::bot::Bot;
use crate::discord::say::answer::{Answer, shortened};
use crate::discord::say::failure::Failure;
use crate::discord::say::permissions::{is_thread, may_open, may_post};

use super::lobby::player;
use super::press::Press;

/// Longest name of a thread that Discord takes.
const NAME_LIMIT: usize = 100;

impl Bot {
    /// Begins a first game for the presser, or leads back to the one that they are playing.
    pub(crate) async fn first_game(&self, press: &Press<'_>) -> Result<Answer, Failure> {
        let language = press.look.language;
        let guild = GuildId(press.event.guild_id.ok_or(Failure::Said("only-in-server"))?.get());
        let learner = player(&press.event.user, press.event.member.as_ref());
        let user = learner.user;
        if let Some(record) = self.referee.practice_of(user).await? {
            return Ok(leading_to("first-game-waits", (record.guild, record.channel), language));
        }
        let settings = self.referee.server(guild).await?;
        may_open(press.event.channel.as_ref(), &settings).map_err(Failure::OtherChannels)?;
        let in_thread = is_thread(press.event.channel.as_ref());
        let place = if in_thread { Place::Here } else { Place::Thread };
        may_post(press.event.app_permissions, in_thread, place, language).map_err(Failure::MayNot)?;
        // Asked before anything is made: a refusal must leave no empty thread behind.
        self.referee.may_open_table(guild, user).await?;
        let channel = if in_thread {
            ChannelId(press.event.channel_id.get())
        } else {
            let name = text(language, "first-game-thread", &[("player", learner.name.as_str().into())]);
            let thread = CreateThread::new(shortened(&name, NAME_LIMIT))
                .kind(ChannelType::PublicThread)
                .auto_archive_duration(AutoArchiveDuration::OneWeek);
            ChannelId(press.event.channel_id.create_thread(&press.context.http, thread).await?.id.get())
        };
        // A player who begins anew wants to read the tips again.
        self.referee.set_personal(user, self.now(), |personal: &mut Personal| personal.no_tips = false).await?;
        let other = word(language, "first-game-other");
        let asked = FirstGame { guild, channel, player: learner, other, language };
        self.referee.begin_first_game(asked, Change::at(self.now()).by(press.interaction())).await?;
        self.ring();
        Ok(leading_to("first-game-begun", (guild, channel), language))
    }
}

/// A sentence with a button that leads to a channel.
fn leading_to(key: &str, (guild, channel): (GuildId, ChannelId), language: Language) -> Answer {
    let address = format!("https://discord.com/channels/{guild}/{channel}");
    let link = CreateButton::new_link(address).label(word(language, "first-game-link"));
    Answer { rows: vec![CreateActionRow::Buttons(vec![link])], ..Answer::sentence(word(language, key)) }
}
