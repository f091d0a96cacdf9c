//! The commands, one file each. Names and descriptions come from `locales/`.

mod army;
mod autocomplete;
mod battle;
mod board;
mod choose;
mod cities;
mod context;
mod discard;
mod draw;
mod draw_offer;
mod end;
mod export;
mod files;
mod game;
mod game_list;
mod game_move;
mod hand;
mod help;
mod import;
mod legend;
mod log;
mod misread;
mod mygames;
mod orders;
mod place;
mod play;
mod redraw;
pub(crate) mod registered;
mod rematch;
mod resign;
mod rule;
mod settings;
mod statistics;
mod substitute;
mod tile;
mod tiles;
mod undo;
mod use_ability;
mod verify;
mod watch;
mod whatif;

use std::borrow::Cow;
use std::pin::Pin;

use serenity::all::MessageId;

use crate::games::Language;
use crate::referee::{Act, RefereeError, Request, Table};
use crate::store::{InteractionId, Seq, UserId};
use crate::words::{own_text, word};

use crate::discord::bot::Bot;
use crate::discord::commands::autocomplete::{at_version, meant};
use crate::discord::commands::context::{Context, language, look};
use crate::discord::say::answer::Answer;
use crate::discord::say::failure::Failure;
use crate::discord::say::in_hand;
use crate::discord::say::reply::Reply;
use crate::discord::state::menus::Handle;
use crate::discord::state::turnstile::weight_of_command;
use crate::discord::table::family::Family;
use crate::discord::table::turn::act::done_phrase;

type Command = poise::Command<Bot, Failure>;

/// Locales of Discord in which commands have names of their own. English is given twice, because Discord would fall
/// back from one English to the other and not to the default.
const LOCALES: [(&str, Language); 4] =
    [("en-GB", Language::English), ("en-US", Language::English), ("pl", Language::Polish), ("uk", Language::Ukrainian)];

/// Every command, named and described in every language.
#[must_use]
pub fn all() -> Vec<Command> {
    let mut commands = vec![
        game::game(),
        help::help(),
        draw::draw(),
        redraw::redraw(),
        discard::discard(),
        play::play(),
        use_ability::use_ability(),
        battle::battle(),
        choose::choose(),
        end::end(),
        board::board(),
        hand::hand(),
        log::log(),
        legend::legend(),
        whatif::whatif(),
        undo::undo(),
        orders::orders(),
        resign::resign(),
        draw_offer::draw_offer(),
        substitute::substitute(),
        mygames::mygames(),
        statistics::statistics(),
        watch::watch(),
        rule::rule(),
        rematch::rematch(),
        tile::tile(),
        tiles::tiles(),
        army::army(),
        export::export(),
        import::import(),
        verify::verify(),
        settings::settings(),
    ];
    for command in &mut commands {
        localise(command, "command");
    }
    commands
}

/// Gives a command, its subcommands and its options the names and descriptions of the locale files: the keys are
/// `command-<name>`, `command-<name>-<subcommand>`, `command-<name>-option-<option>`, and the same with `-about`.
fn localise(command: &mut Command, prefix: &str) {
    let key = format!("{prefix}-{}", command.name);
    command.description = Some(Cow::Owned(word(Language::English, &format!("{key}-about"))));
    command.name_localizations = localised(&key);
    command.description_localizations = localised(&format!("{key}-about"));
    for parameter in &mut command.parameters {
        let key = format!("{key}-option-{}", parameter.name);
        parameter.description = Some(Cow::Owned(word(Language::English, &format!("{key}-about"))));
        parameter.name_localizations = localised(&key);
        parameter.description_localizations = localised(&format!("{key}-about"));
        for choice in parameter.choices.to_mut() {
            let key = format!("{key}-choice-{}", choice.name);
            choice.localizations = localised(&key);
            choice.name = Cow::Owned(word(Language::English, &key));
        }
    }
    for subcommand in &mut command.subcommands {
        localise(subcommand, &key);
    }
}

fn localised(key: &str) -> Cow<'static, [(Cow<'static, str>, Cow<'static, str>)]> {
    let texts = LOCALES
        .iter()
        .filter_map(|&(locale, language)| Some((Cow::Borrowed(locale), Cow::Owned(own_text(language, key, &[])?))));
    Cow::Owned(texts.collect())
}

/// Acknowledges a command privately, works, and answers; any failure is the answer.
fn answer<'a>(
    context: Context<'a>,
    work: impl Future<Output = Result<Answer, Failure>> + Send + 'a,
) -> impl Future<Output = Result<(), Failure>> + Send + 'a {
    // A table is large, and futures are handed on by value.
    let worked = Box::pin(worked(context, Box::pin(work)));
    async move {
        let answer = match worked.await? {
            Ok(answer) => answer,
            Err(failure) => refusal(context, &failure).await,
        };
        respond(context, answer).await?;
        Ok(())
    }
}

/// The same for a command that plays: the answer is the private message of the turn from now on.
fn answer_in_turn<'a>(
    context: Context<'a>,
    work: impl Future<Output = Result<Answer, Failure>> + Send + 'a,
) -> impl Future<Output = Result<(), Failure>> + Send + 'a {
    let worked = Box::pin(worked(context, Box::pin(work)));
    async move {
        let worked = worked.await?;
        let (bot, user) = (context.data(), UserId(context.author().id.get()));
        let table = Box::pin(place::table(context)).await.ok();
        let seat = table.and_then(|table| table.side_of(user).map(|side| (table, side)));
        // A refusal to a player who waits leaves alone what the player looks at.
        let seat = seat.filter(|(table, side)| worked.is_ok() || table.game().waiting().contains(*side));
        let Some((table, side)) = seat else {
            let answer = match worked {
                Ok(answer) => answer,
                Err(failure) => refusal(context, &failure).await,
            };
            respond(context, answer).await?;
            return Ok(());
        };
        let answer = match worked {
            Ok(answer) => answer,
            Err(failure) => {
                let look = look(context).await;
                let sentence = failure.sentence(look.language, context.interaction.id.get());
                bot.turn_message(&table, side, look, sentence).await.with_rule(&failure, look.language)
            }
        };
        let owner = (table.record.id, user);
        let _one_by_one = bot.one_by_one(owner).await;
        bot.retire_menu(&context.serenity_context().http, owner, None).await;
        if let Some(live) = table.record.live.filter(|_| !answer.rows.is_empty()) {
            Box::pin(bot.play_beside(owner, MessageId::new(live.message.0))).await;
        }
        let message = respond(context, answer).await?;
        let handle = Handle { message, token: context.interaction.token.clone(), is_followup: false };
        bot.menus.set(owner, handle, bot.now());
        Ok(())
    }
}

/// Acknowledges a command privately and works. Fails if Discord does not take the acknowledgement.
async fn worked(
    context: Context<'_>,
    work: Pin<Box<impl Future<Output = Result<Answer, Failure>> + Send>>,
) -> Result<Result<Answer, Failure>, Failure> {
    let interaction = context.interaction;
    interaction.defer_private(context.serenity_context()).await?;
    in_hand::acknowledged();
    Ok(match context.data().turnstile.place(weight_of_command(&interaction.data.name)) {
        Ok(_place) => work.await,
        Err(busy) => Err(busy.into()),
    })
}

/// The sentence for what went wrong.
async fn refusal(context: Context<'_>, failure: &Failure) -> Answer {
    let language = language(context).await;
    Answer::sentence(failure.sentence(language, context.interaction.id.get())).with_rule(failure, language)
}

/// Puts an answer in the place of the acknowledgement, and names the game if it is not the one of this channel. Gives the
/// message.
async fn respond(context: Context<'_>, answer: Answer) -> Result<Option<MessageId>, Failure> {
    let answer = Box::pin(place::named(context, answer)).await;
    Ok(context.interaction.answer(context.serenity_context(), answer.response()).await?)
}

/// Acts on the game in this channel by a line of the notation.
async fn act(context: Context<'_>, line: &str) -> Result<(), Failure> {
    let acted = async {
        let before = place::table(context).await?;
        act_or_ask(context, before, line.to_owned(), None).await
    };
    // A table is large, and commands hand their futures on by value.
    answer_in_turn(context, Box::pin(acted)).await
}

/// Acts on the game in this channel by what was chosen from the suggestions, or typed.
async fn act_in_words(context: Context<'_>, family: Family, typed: &str) -> Result<(), Failure> {
    let acted = async {
        let before = place::table(context).await?;
        let language = language(context).await;
        let (typed, seen) = at_version(typed);
        let line = meant(&before, UserId(context.author().id.get()), language, family, typed)?;
        act_or_ask(context, before, line, seen).await
    };
    answer_in_turn(context, Box::pin(acted)).await
}

/// Acts, unless something is to be asked first: with a button that does it all the same.
async fn act_or_ask(context: Context<'_>, before: Table, line: String, seen: Option<Seq>) -> Result<Answer, Failure> {
    let bot = context.data();
    let side = before.side_of(UserId(context.author().id.get()));
    // However it is typed, there is no way back.
    if side.is_some() && line.trim() == "resign" {
        return Ok(resign::question(&before, language(context).await));
    }
    if let Some(side) = side.filter(|&side| before.game().waiting().contains(side)) {
        let look = look(context).await;
        if Box::pin(bot.is_asked_first(&before, side, line.trim(), look)).await? {
            return Box::pin(bot.guided(&before, side, line.trim(), look)).await;
        }
    }
    act_at(context, before, line, seen).await
}

async fn act_at(context: Context<'_>, before: Table, line: String, seen: Option<Seq>) -> Result<Answer, Failure> {
    let bot = context.data();
    let look = look(context).await;
    let user = UserId(context.author().id.get());
    let request = Request {
        game: before.record.id,
        user,
        seen,
        interaction: InteractionId(context.interaction.id.get()),
        at: bot.now(),
        act: Act::Line(line.clone()),
    };
    let acted = match bot.referee.act(request).await {
        Ok(acted) => acted,
        Err(RefereeError::Repeated { .. }) => return Ok(Answer::sentence(word(look.language, "repeated"))),
        Err(error) => return Err(error.into()),
    };
    bot.ring();
    let sentence = done_phrase(&before, acted.side, &line, look.language);
    Ok(bot.turn_message(&acted.table, acted.side, look, sentence).await)
}
