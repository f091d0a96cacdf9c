//! Replies to what-ifs: pictures and text, for the command and for buttons.

use serenity::all::{ActionRowComponent, ButtonKind, ButtonStyle, ComponentInteraction, CreateActionRow, CreateButton};

use sztab_game::Side;
use sztab_game::view::{Focus, Theme};
use sztab_referee::{ServerSettings, Session};
use sztab_store::{ChannelId, GuildId, StudyId, UserId};
use sztab_words::{text, word};

use crate::discord::bot::Bot;
use crate::discord::say::answer::{Answer, File};
use crate::discord::say::button::{ButtonId, Subject};
use crate::discord::say::failure::{Failure, UNKNOWN_MESSAGE_CODE, error_code};
use crate::discord::say::operation::Operation;
use crate::discord::say::permissions::can_write_in;
use crate::discord::say::reply::Reply;
use crate::discord::show::session::with_render_context;
use crate::discord::state::shares;
use crate::discord::state::shares::SharedPost;

use super::guide::{Trail, WhatIf, WhatIfContent};
use super::press::Press;

/// The subject of a press in a what-if.
struct StudiedPosition {
    session: Session,
    subject: Subject,
    /// True if the button was made for the current state of the session.
    is_current: bool,
}

impl Bot {
    /// The subject of a press in a what-if.
    async fn find_study(&self, press: &Press<'_>) -> Result<StudiedPosition, Failure> {
        let id = &press.id;
        if matches!(id.operation, Operation::StudyIf | Operation::StudyPick | Operation::StudyShare) {
            let study = StudyId(id.game.0);
            let session = self.referee.load_study(study).await?.ok_or(Failure::Said("study-gone"))?;
            // Other users may see a position only where it has been shared.
            if session.record.created_by != press.user() && !shows_study(press.event, study) {
                return Err(Failure::Said("unknown-button"));
            }
            return Ok(StudiedPosition { session, subject: Subject::Study(study), is_current: true });
        }
        let session = self.find_current_session(press).await?;
        let plays = session.side_of(press.user()).is_some();
        let shows_all = id.operation == Operation::Share;
        if session.record.channel != ChannelId(press.event.channel_id.get()) && (shows_all || !plays) {
            // A game that is played in another channel is visible only to its players.
            return Err(Failure::Said("unknown-button"));
        }
        let subject = Subject::Game(id.game, session.seq);
        let is_current = id.seq == session.seq;
        Ok(StudiedPosition { session, subject, is_current })
    }

    /// Posts the steps that the user has tried out publicly in the channel. An earlier message about the same steps is
    /// updated in place.
    pub(crate) async fn share_what_if(&self, press: &Press<'_>) -> Result<(), Failure> {
        let (id, theme) = (&press.id, press.theme);
        if !can_write(press.event) {
            return Err(Failure::Said("share-not-here"));
        }
        let studied = self.find_study(press).await?;
        let trail = Trail::parse_with_words(&id.argument).filter(|_| studied.is_current);
        let (trail, _) = trail.ok_or(Failure::Said("stale"))?;
        let subject = studied.subject;
        let settings = match press.event.guild_id {
            Some(guild) => self.referee.load_server_settings(GuildId(guild.get())).await?,
            None => ServerSettings::default(),
        };
        // A public message is in the server's language.
        let language = settings.public_language(press.event.guild_locale.as_deref());
        let public = Theme { language, colours: theme.colours };
        let key = shares::ShareKey { subject, trail: trail.to_string(), channel: press.event.channel_id };
        let slot = self.shares.slot(&key);
        let mut slot = slot.lock().await;
        let user = press.user();
        if let Some(shared) = *slot {
            let answer = self.build_shared_what_if(&studied, &trail, shared.by, public).await?;
            let edited = press
                .event
                .channel_id
                .edit_message(&press.context.http, shared.message, answer.into_edit_message())
                .await;
            match edited {
                Ok(_) => {
                    let link = shared.message.link(press.event.channel_id, press.event.guild_id);
                    let told = Answer::sentence(text(theme.language, "share-there", &[("link", link.into())]));
                    press.send_followup(told).await?;
                    return Ok(());
                }
                // The message has been deleted.
                Err(error) if error_code(&error) == Some(UNKNOWN_MESSAGE_CODE) => *slot = None,
                Err(error) => return Err(error.into()),
            }
        }
        if !self.shares.may_share(user, subject.game(), self.now()) {
            return Err(Failure::Said("share-enough"));
        }
        let answer = self.build_shared_what_if(&studied, &trail, user, public).await?;
        let posted = press.event.send_followup(press.context, answer.into_followup()).await?;
        *slot = Some(SharedPost { message: posted.id, by: user });
        Ok(())
    }

    /// A what-if as posted publicly, with a button for continuing from it.
    async fn build_shared_what_if(
        &self,
        StudiedPosition { session, subject, .. }: &StudiedPosition,
        trail: &Trail,
        by: UserId,
        theme: Theme,
    ) -> Result<Answer, Failure> {
        let (language, subject) = (theme.language, *subject);
        let answer = self.begin_what_if(session, subject, None, trail, theme).await?;
        let who = text(language, "share-by", &[("player", format!("<@{by}>").into())]);
        let open = subject.button(Operation::If, trail.with_words("")).to_string();
        let open = CreateButton::new(open).label(word(language, "whatif-button")).style(ButtonStyle::Secondary);
        let content = answer.content.lines().filter(|line| !line.starts_with("-# ")).collect::<Vec<_>>().join("\n");
        let files = match subject {
            Subject::Game(..) => Vec::new(),
            Subject::Study(study) => {
                let kept = self.referee.load_study_text(study).await?.ok_or(Failure::Said("study-gone"))?;
                vec![File { name: format!("position-{}.txt", study.0), bytes: kept.into_bytes() }]
            }
        };
        let rows = vec![CreateActionRow::Buttons(vec![open])];
        Ok(Answer { content: format!("{who}\n{content}"), rows, files, ..answer })
    }

    /// Plays the line that was tried out and shows the resulting turn. If the line would give something up, asks for
    /// confirmation first.
    pub(crate) async fn play_trial(&self, press: &Press<'_>) -> Result<(), Failure> {
        let (theme, line) = (press.theme, press.id.argument.as_str());
        let (session, side) = self.find_session_and_side(press).await?;
        let answer =
            if session.seq == press.id.seq && Box::pin(self.needs_confirmation(&session, side, line, theme)).await? {
                self.continue_guide(&session, side, line, theme).await?
            } else {
                self.play_in_turn(press, line, false).await?
            };
        Ok(self.show_menu(press, answer).await?)
    }

    /// Continues a what-if after a press. Only the user who pressed sees the what-if, so any user may press.
    pub(crate) async fn continue_what_if(&self, press: &Press<'_>) -> Result<(), Failure> {
        let theme = press.theme;
        let StudiedPosition { session, subject, is_current } = self.find_study(press).await?;
        let reader = session.side_of(press.user());
        let fresh = Trail::for_side(reader.or(session.game().waiting_sides().iter().next()).unwrap_or(Side(0)));
        // The numbers of trials are meaningful only at the version they were made for.
        let (trail, words) = match Trail::parse_with_words(&press.words) {
            Some(known) if is_current => known,
            _ => (fresh.clone(), ""),
        };
        let what_if = WhatIf { session: &session, subject, reader, language: theme.language, emojis: &self.emojis };
        let is_lost = !is_current && !&press.words.is_empty();
        let answer = if let Some(shown) = what_if.show(&trail, words).filter(|_| !is_lost) {
            self.build_what_if(&session, shown, theme).await?
        } else {
            let shown = what_if.show(&fresh, "").ok_or(Failure::Said("whatif-none"))?;
            let answer = self.build_what_if(&session, shown, theme).await?;
            let content = format!("{}\n{}", word(theme.language, "whatif-gone"), answer.content);
            Answer { content, ..answer }
        };
        match subject {
            Subject::Game(..) => {
                let _one_by_one = self.lock_presses(press.owner()).await;
                self.show_menu(press, answer).await?;
            }
            Subject::Study(_) => {
                press.answer(answer).await?;
            }
        }
        Ok(())
    }

    /// The beginning of a what-if for a reader, or the outcome of an action that is tried out at once.
    pub(crate) async fn begin_what_if(
        &self,
        session: &Session,
        subject: Subject,
        reader: Option<Side>,
        trail: &Trail,
        theme: Theme,
    ) -> Result<Answer, Failure> {
        let what_if = WhatIf { session, subject, reader, language: theme.language, emojis: &self.emojis };
        let shown = what_if.show(trail, "").ok_or(Failure::Said("whatif-none"))?;
        self.build_what_if(session, shown, theme).await
    }

    async fn build_what_if(&self, session: &Session, shown: WhatIfContent, theme: Theme) -> Result<Answer, Failure> {
        match shown {
            WhatIfContent::Asked { answer, study, offer, trail } => {
                let tried = session.with_game(study.game().clone_box());
                let drawing =
                    with_render_context(&tried, theme, |view| session.view().picture(view, Focus::Offered(&offer)));
                let picture = self.gallery.draw_outlook(&tried, theme, trail, drawing).await?;
                Ok(Answer { picture, ..answer })
            }
            WhatIfContent::Outcome { answer, study, outlook, trail } => {
                let tried = session.with_game(study.game().clone_box());
                let picture = self.draw_outlook(&tried, outlook, trail, theme).await?;
                Ok(Answer { picture, ..answer })
            }
        }
    }
}

/// True if the user who pressed may write public messages in this channel.
pub fn can_write(press: &ComponentInteraction) -> bool {
    can_write_in(press.channel.as_ref(), press.member.as_ref())
}

/// True if the pressed message is one of the bot's that shows the position, which must therefore have been shared.
fn shows_study(press: &ComponentInteraction, study: StudyId) -> bool {
    let is_its_button = |button: &serenity::all::Button| {
        matches!(&button.data, ButtonKind::NonLink { custom_id, .. }
            if ButtonId::parse(custom_id).is_some_and(|id| id.operation == Operation::StudyIf && id.game.0 == study.0))
    };
    press.message.components.iter().flat_map(|row| &row.components).any(|component| match component {
        ActionRowComponent::Button(button) => is_its_button(button),
        _ => false,
    })
}
