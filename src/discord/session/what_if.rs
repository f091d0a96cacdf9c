//! Replies to what-ifs: pictures and text, for the command and for buttons.

use serenity::all::{ActionRowComponent, ButtonKind, ButtonStyle, CreateActionRow, CreateAutocompleteResponse};

use sztab_game::view::{Focus, Theme};
use sztab_game::{LineNumber, Lines, PlayError, Side};
use sztab_referee::{ServerSettings, Session};
use sztab_store::{ChannelId, GuildId, StudyId, UserId};
use sztab_words::{text, word};

use crate::discord::bot::Bot;
use crate::discord::router::press::{Event, GamePress, PositionPress};
use crate::discord::router::route::{Handler, Route, RouteId};
use crate::discord::say::answer::{Answer, File};
use crate::discord::say::caller::Caller as _;
use crate::discord::say::failure::{Failure, UNKNOWN_MESSAGE_CODE, error_code};
use crate::discord::say::permissions::can_write_in;
use crate::discord::say::reply::Reply;
use crate::discord::say::subject::{GameVersion, IdSubject, Position, RawId};
use crate::discord::session::command::answer::answer;
use crate::discord::session::command::autocomplete;
use crate::discord::session::command::context::{Context, find_theme};
use crate::discord::session::command::place::find_session;
use crate::discord::show::session::with_render_context;
use crate::discord::state::shares::{self, SharedPost};

use super::guide::{Trail, WhatIf, WhatIfContent};
use super::outlook::draw_outlook;
use super::seat::find_session_and_side;
use super::turn::act::{TurnEnd, play_in_turn};
use super::turn::end::needs_confirmation;
use super::turn::guided::continue_guide;
use super::turn::menu::{lock_presses, show_menu};
use super::turn::routes::{If, IfPick, PlayTrial, Share, TrialWords};

/// The subject of a press in a what-if.
struct StudiedPosition {
    session: Session,
    subject: Position,
    /// True if the button was made for the current state of the session.
    is_current: bool,
}

/// The subject of a press in a what-if. A game that is played in another channel is visible only to its players,
/// and there `shows_all` does not show it to all.
async fn find_study(bot: &Bot, press: &PositionPress<'_>, shows_all: bool) -> Result<StudiedPosition, Failure> {
    let (at, record) = match (press.subject, &press.record) {
        (Position::Game(at), Some(record)) => (at, record),
        (Position::Game(_), None) => return Err(Failure::Said("unknown-button")),
        (Position::Study(study), _) => {
            let session = bot.referee.load_study(study).await?.ok_or(Failure::Said("study-gone"))?;
            // Other users may see a position only where it has been shared.
            if session.record.created_by != press.user() && !shows_study(press.event, study) {
                return Err(Failure::Said("unknown-button"));
            }
            return Ok(StudiedPosition { session, subject: press.subject, is_current: true });
        }
    };
    let session = bot.referee.load_session_of(record).await?;
    let plays = session.side_of(press.user()).is_some();
    if session.record.channel != ChannelId(press.event.channel_id().get()) && (shows_all || !plays) {
        return Err(Failure::Said("unknown-button"));
    }
    let is_current = at.seq == session.seq;
    Ok(StudiedPosition { subject: Position::Game(GameVersion::of(&session)), session, is_current })
}

/// A what-if as posted publicly, with a button for continuing from it.
async fn build_shared_what_if(
    bot: &Bot,
    StudiedPosition { session, subject, .. }: &StudiedPosition,
    trail: &Trail,
    by: UserId,
    theme: Theme,
) -> Result<Answer, Failure> {
    let (language, subject) = (theme.language, *subject);
    let answer = begin_what_if(bot, session, subject, None, trail, theme).await?;
    let who = text(language, "share-by", &[("player", format!("<@{by}>").into())]);
    let open = If { trial: TrialWords::new(trail, "") };
    let open = subject.button(&open, word(language, "whatif-button"), ButtonStyle::Secondary);
    let content = answer.content.lines().filter(|line| !line.starts_with("-# ")).collect::<Vec<_>>().join("\n");
    let files = match subject {
        Position::Game(_) => Vec::new(),
        Position::Study(study) => {
            let kept = bot.referee.load_study_text(study).await?.ok_or(Failure::Said("study-gone"))?;
            vec![File { name: format!("position-{}.txt", study.0), bytes: kept.into_bytes() }]
        }
    };
    let rows = vec![CreateActionRow::Buttons(vec![open])];
    Ok(Answer { content: format!("{who}\n{content}"), rows, files, ..answer })
}

/// Continues a what-if after a press. Only the user who pressed sees the what-if, so any user may press.
async fn continue_what_if(bot: &Bot, press: &PositionPress<'_>, trial: TrialWords) -> Result<(), Failure> {
    let theme = press.theme;
    let StudiedPosition { session, subject, is_current } = find_study(bot, press, false).await?;
    let reader = session.side_of(press.user());
    let fresh = Trail::for_side(reader.or(session.game().waiting_sides().iter().next()).unwrap_or(Side(0)));
    // The numbers of trials are meaningful only at the version they were made for.
    let is_lost = !is_current && trial.trail.is_some();
    let (trail, words) = match &trial.trail {
        Some(trail) if is_current => (trail, press.with_choice(&trial.words)),
        Some(_) | None => (&fresh, String::new()),
    };
    let what_if = WhatIf { session: &session, subject, reader, language: theme.language, emojis: &bot.emojis };
    let answer = if let Some(shown) = what_if.show(trail, &words).filter(|_| !is_lost) {
        build_what_if(bot, &session, shown, theme).await?
    } else {
        let shown = what_if.show(&fresh, "").ok_or(Failure::Said("whatif-none"))?;
        let answer = build_what_if(bot, &session, shown, theme).await?;
        let content = format!("{}\n{}", word(theme.language, "whatif-gone"), answer.content);
        Answer { content, ..answer }
    };
    match (press.subject, &press.record) {
        (Position::Game(at), Some(record)) => {
            let press = press.with_subject(at, record.clone());
            let _one_by_one = lock_presses(bot, press.owner()).await;
            Ok(show_menu(bot, &press, answer).await?)
        }
        (Position::Game(_), None) | (Position::Study(_), _) => press.respond(answer).await,
    }
}

/// The beginning of a what-if for a reader, or the outcome of an action that is tried out at once.
pub async fn begin_what_if(
    bot: &Bot,
    session: &Session,
    subject: Position,
    reader: Option<Side>,
    trail: &Trail,
    theme: Theme,
) -> Result<Answer, Failure> {
    let what_if = WhatIf { session, subject, reader, language: theme.language, emojis: &bot.emojis };
    let shown = what_if.show(trail, "").ok_or(Failure::Said("whatif-none"))?;
    build_what_if(bot, session, shown, theme).await
}

async fn build_what_if(bot: &Bot, session: &Session, shown: WhatIfContent, theme: Theme) -> Result<Answer, Failure> {
    match shown {
        WhatIfContent::Asked { answer, study, offer, trail } => {
            let tried = session.with_game(study.game().clone_box());
            let drawing =
                with_render_context(&tried, theme, |view| session.view().picture(view, Focus::Offered(&offer)));
            let picture = bot.gallery.draw_outlook(&tried, theme, trail, drawing).await?;
            Ok(Answer { picture, ..answer })
        }
        WhatIfContent::Outcome { answer, study, outlook, trail } => {
            let tried = session.with_game(study.game().clone_box());
            let picture = draw_outlook(bot, &tried, outlook, trail, theme).await?;
            Ok(Answer { picture, ..answer })
        }
    }
}

impl Handler for If {
    async fn handle(self, bot: &Bot, press: &PositionPress<'_>) -> Result<(), Failure> {
        continue_what_if(bot, press, self.trial).await
    }
}

impl Handler for IfPick {
    async fn handle(self, bot: &Bot, press: &PositionPress<'_>) -> Result<(), Failure> {
        continue_what_if(bot, press, self.trial).await
    }
}

impl Handler for PlayTrial {
    /// Plays the line that was tried out and shows the resulting turn. If the line would give something up, asks for
    /// confirmation first.
    async fn handle(self, bot: &Bot, press: &GamePress<'_>) -> Result<(), Failure> {
        let (theme, line) = (press.theme, self.line.as_str());
        let (session, side) = find_session_and_side(bot, press).await?;
        let asks =
            session.seq == press.subject.seq && Box::pin(needs_confirmation(bot, &session, side, line, theme)).await?;
        let answer = if asks {
            continue_guide(bot, &session, side, line, theme).await?
        } else {
            play_in_turn(bot, press, line, TurnEnd::Unasked).await?
        };
        Ok(show_menu(bot, press, answer).await?)
    }
}

impl Handler for Share {
    /// Posts the steps that the user has tried out publicly in the channel. An earlier message about the same steps is
    /// updated in place.
    async fn handle(self, bot: &Bot, press: &PositionPress<'_>) -> Result<(), Failure> {
        let (event, theme) = (press.event, press.theme);
        if !can_write(event) {
            return Err(Failure::Said("share-not-here"));
        }
        let studied = find_study(bot, press, true).await?;
        let trail = self.trial.trail.filter(|_| studied.is_current).ok_or(Failure::Said("stale"))?;
        let subject = studied.subject;
        let settings = match event.guild() {
            Some(guild) => bot.referee.load_server_settings(GuildId(guild.get())).await?,
            None => ServerSettings::default(),
        };
        // A public message is in the server's language.
        let language = settings.public_language(event.guild_locale());
        let public = Theme { language, colours: theme.colours };
        let key = shares::ShareKey { subject, trail: trail.to_string(), channel: event.channel_id() };
        let slot = bot.shares.slot(&key);
        let mut slot = slot.lock().await;
        let user = press.user();
        if let Some(shared) = *slot {
            let answer = build_shared_what_if(bot, &studied, &trail, shared.by, public).await?;
            let (http, edit) = (&press.context.http, answer.into_edit_message());
            match event.channel_id().edit_message(http, shared.message, edit).await {
                Ok(_) => {
                    let link = shared.message.link(event.channel_id(), event.guild());
                    let told = Answer::sentence(text(theme.language, "share-there", &[("link", link.into())]));
                    press.send_followup(told).await?;
                    return Ok(());
                }
                // The message has been deleted.
                Err(error) if error_code(&error) == Some(UNKNOWN_MESSAGE_CODE) => *slot = None,
                Err(error) => return Err(error.into()),
            }
        }
        if !bot.shares.may_share(user, subject.game(), bot.now()) {
            return Err(Failure::Said("share-enough"));
        }
        let answer = build_shared_what_if(bot, &studied, &trail, user, public).await?;
        let posted = event.send_followup(press.context, answer.into_followup()).await?;
        *slot = Some(SharedPost { message: posted.id, by: user });
        Ok(())
    }
}

/// True if the user who pressed may write public messages in this channel.
pub fn can_write(press: Event<'_>) -> bool {
    can_write_in(press.channel(), press.member())
}

/// True if the pressed message is one of the bot's that shows the position, which must therefore have been shared.
fn shows_study(press: Event<'_>, study: StudyId) -> bool {
    let is_its_id =
        |id: RawId| id.word == If::SPECIFICATION.word && Position::from_raw(id.subject) == Some(Position::Study(study));
    let is_its_button = |button: &serenity::all::Button| matches!(&button.data, ButtonKind::NonLink { custom_id, .. } if RawId::parse(custom_id).is_some_and(is_its_id));
    press.message().into_iter().flat_map(|message| &message.components).flat_map(|row| &row.components).any(
        |component| match component {
            ActionRowComponent::Button(button) => is_its_button(button),
            _ => false,
        },
    )
}

/// Shows how the chapter would run now, or after a line has been tried.
#[poise::command(slash_command, guild_only)]
pub async fn whatif(
    context: Context<'_>,
    #[max_length = 100]
    #[autocomplete = "complete"]
    what: Option<String>,
) -> Result<(), Failure> {
    let tried = async {
        let (bot, theme) = (context.data(), find_theme(context).await);
        let session = find_session(context).await?;
        let reader = session.side_of(context.user());
        let side = reader.or(session.game().waiting_sides().iter().next()).unwrap_or(Side(0));
        let mut trail = Trail::for_side(side);
        if let Some(what) = what {
            let study = session.view().study(session.game(), side).ok_or(Failure::Said("whatif-none"))?;
            let line = autocomplete::resolve_trial(&session, study.as_ref(), theme.language, &what)?;
            let acting = study.game().waiting_sides().iter().next().unwrap_or(side);
            let line = match study.game().clone_box().play(acting, &line, LineNumber::default()) {
                Ok(played) => played.line,
                Err(PlayError::Unreadable(unreadable)) => return Err(session.unreadable_error(unreadable).into()),
                Err(PlayError::Illegal(denied)) => {
                    return Err(session.with_game(study.game().clone_box()).illegal_error(acting, denied).into());
                }
            };
            trail = trail.with_trial(study.as_ref(), &line).ok_or(Failure::Said("unreadable-plain"))?;
        }
        begin_what_if(bot, &session, Position::Game(GameVersion::of(&session)), reader, &trail, theme).await
    };
    answer(context, Box::pin(tried)).await
}

async fn complete(context: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    autocomplete::complete(context, typed, Lines::All).await
}
