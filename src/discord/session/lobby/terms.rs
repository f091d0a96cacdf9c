//! The terms of a session as worded by its game: their meaning, and the selects with which the host changes them.

use serenity::all::{ButtonStyle, CreateActionRow, CreateSelectMenuOption};

use sztab_game::view::{Agreement, Playable, Term, Theme};
use sztab_game::{FactionMode, First, GameInfo, Language};
use sztab_referee::clock::TimeControl;
use sztab_referee::{ComputerPlayer, LobbyOptions, LobbyTerm, PostContent, RANDOM, TermRequest, host_of, is_person};
use sztab_store::{Change, Game as Record, Status, UserId};
use sztab_words::{text, word};

use crate::discord::bot::Bot;
use crate::discord::router::press::GamePress;
use crate::discord::router::route::{Handler, RouteId};
use crate::discord::say::answer::{Answer, Picture};
use crate::discord::say::caller::Caller as _;
use crate::discord::say::controls::{button, button_rows, describe, option, select};
use crate::discord::say::failure::Failure;
use crate::discord::say::limits::MAX_FILES;
use crate::discord::say::subject::GameVersion;
use crate::discord::session::clock::{PRESETS, clock_phrase};
use crate::discord::session::computer::computer_player;
use crate::discord::session::playable::Playables;

use super::change::{Terms, TermsChange, TermsPart};
use super::message::{LobbyView, terms_line};

/// The terms that are common to all games.
const CLOCK_TERM: &str = "terms-clock";
const FIRST_TERM: &str = "terms-first";
const RATED_TERM: &str = "terms-rated";

/// The value that stands for no clock.
const NO_CLOCK: &str = "none";

/// The value that takes a seat back from a computer player.
const FREE_SEAT: &str = "-";

/// The computer player for the next seat in a session, with a unique name.
pub fn next_computer(strength: &str, number: usize, language: Language) -> ComputerPlayer {
    let named = computer_player(strength, language);
    match number {
        0 => named,
        number => ComputerPlayer { name: format!("{} {}", named.name, number + 1), ..named },
    }
}

impl Handler for Terms {
    /// Shows the terms of a session, and lets its host change them.
    async fn handle(self, bot: &Bot, press: &GamePress<'_>) -> Result<(), Failure> {
        if press.record.status != Status::Lobby {
            return Err(Failure::Said("lobby-closed"));
        }
        press.require_channel()?;
        let language = press.theme.language;
        let refused = match self.change {
            Some(change) => change_terms(bot, press, change).await.err(),
            None => None,
        };
        bot.notify_outbox();
        let record = bot.referee.store().load_game(press.record.id).await?;
        if record.status != Status::Lobby {
            return Err(Failure::Said("lobby-closed"));
        }
        let mut answer = show_terms_panel(bot, &record, press.user(), press.theme).await?;
        if let Some(refused) = refused {
            answer.content = format!("{}\n{}", refused.sentence(language, press.reference()), answer.content);
        }
        press.respond(answer).await
    }
}

async fn change_terms(bot: &Bot, press: &GamePress<'_>, to: TermsChange) -> Result<(), Failure> {
    let (record, user) = (&press.record, press.user());
    let (game, seen) = (record.id, to.seen);
    let refresh = PostContent::Refresh.into_post(record.channel);
    let change = Change::at(bot.now()).with_interaction(press.interaction_id()).with_post(refresh);
    let unknown = Failure::Said("unknown-button");
    match (to.part, press.choice()) {
        (TermsPart::Mode | TermsPart::Variant, Some(chosen)) => {
            let (key, value) = chosen.split_once('=').ok_or(unknown)?;
            bot.referee.set_term(game, user, TermRequest { key, value, seen }, change).await?;
        }
        (TermsPart::Common, Some(chosen)) => {
            let term = parse_lobby_term(chosen).ok_or(unknown)?;
            let options = LobbyOptions::from_record(record)?;
            let rates_house = bot.referee.load_server_settings(record.guild).await?.rates_house;
            if term == LobbyTerm::Rated(true) && !options.computers.is_empty() && !rates_house {
                return Err(Failure::Said("house-unrated"));
            }
            bot.referee.set_lobby_term(game, user, term, seen, change).await?;
        }
        (TermsPart::Computer, Some(FREE_SEAT)) => {
            if host_of(record) != Some(user) {
                return Err(Failure::Said("lobby-only-host"));
            }
            bot.referee.remove_computer(game, user, change).await?;
        }
        (TermsPart::Computer, Some(strength)) if bot.referee.find_kind(record)?.strengths().contains(&strength) => {
            let language = LobbyOptions::from_record(record)?.language;
            let next = |number| next_computer(strength, number, language);
            let rates_house = bot.referee.load_server_settings(record.guild).await?.rates_house;
            bot.referee.fill_with_computers(game, user, &next, 1, rates_house, change).await?;
        }
        (TermsPart::Shuffle, None) => bot.referee.shuffle_seats(game, user, seen, change).await?,
        (TermsPart::Mode | TermsPart::Variant | TermsPart::Common | TermsPart::Computer, _)
        | (TermsPart::Shuffle, Some(_)) => return Err(unknown),
    }
    Ok(())
}

/// The terms of a session, as shown to a user.
async fn show_terms_panel(bot: &Bot, record: &Record, user: UserId, theme: Theme) -> Result<Answer, Failure> {
    let language = theme.language;
    let options = LobbyOptions::from_record(record)?;
    let playables = Playables::of_session(&bot.referee, record);
    let mut agreement = playables.agreement(&options.terms, language);
    let seating = bot.referee.seating_of(&options);
    agreement.terms.retain(|term| is_relevant(term, record, seating.factions));
    let seats = playables.seats(&options.terms);
    let host = host_of(record);
    let mut lines = vec![text(language, "terms-title", &[("game", record.id.0.into())])];
    lines.push(terms_line(&bot.referee, record, &options, language));
    lines.extend(agreement.terms.iter().filter_map(|term| term_line(term, language)));
    let has_rivals = playables.info().is_some_and(GameInfo::has_rivals);
    lines.extend((seats > 2 && has_rivals).then(|| word(language, "terms-unrated")));
    let is_host = host == Some(user);
    lines.extend(
        host.filter(|_| !is_host).map(|host| text(language, "terms-host", &[("player", format!("<@{host}>").into())])),
    );
    let mut at_table = lobby_options(&options, seats, seating.first, language);
    if seats == 2 && has_rivals {
        at_table.push(rated_option(&options, language));
    }
    let takes_computers = LobbyView::new(&bot.referee, record, &options).has_seat_for_computer();
    let strengths = if takes_computers { bot.referee.find_kind(record)?.strengths() } else { &[] };
    let rulings = LobbyView::in_language(&bot.referee, record, &options, language).open_rulings();
    lines.extend(rulings.map(|rulings| format!("-# {rulings}")));
    let rows = if is_host {
        terms_rows(record, &options, &agreement, OfferedOptions { seats, strengths, at_table }, language)
    } else {
        Vec::new()
    };
    let further = draw_exchange_pictures(bot, &playables, playables.all(), &options.terms, theme).await;
    Ok(Answer { rows, further, ..Answer::sentence(lines.join("\n")) })
}

/// The tiles exchanged before a session's game, each replaced tile before its replacement (NH-2.2). The session
/// works without their pictures, so a failure is only logged.
pub async fn draw_exchange_pictures(
    bot: &Bot,
    playables: &Playables<'_>,
    offered: &[Playable],
    terms: &str,
    theme: Theme,
) -> Vec<Picture> {
    let mut pictures = Vec::new();
    let cards = playables.view().exchange_cards(terms, offered, theme);
    for drawing in cards.into_iter().flat_map(|card| card.drawings).take(MAX_FILES) {
        match bot.gallery.draw_uncached(drawing).await {
            Ok(picture) => pictures.push(picture),
            Err(error) => tracing::error!(?error, "an exchanged tile could not be drawn"),
        }
    }
    pictures
}

/// True if a term is worth showing: it does not concern particular factions, one of the factions it concerns has been
/// chosen or may be drawn, or its value is not the default.
fn is_relevant(term: &Term, record: &Record, factions: FactionMode) -> bool {
    let is_unusual = term.options.first().is_some_and(|usual| usual.value != term.value);
    let may_come = matches!(factions, FactionMode::Random | FactionMode::Draft)
        || record.seats.iter().any(|seat| match seat.faction.as_deref() {
            Some(faction) => faction == RANDOM || term.concerns.iter().any(|id| id == faction),
            None => !is_person(seat.user),
        });
    term.concerns.is_empty() || is_unusual || may_come
}

/// A term and its agreed value.
fn term_line(term: &Term, language: Language) -> Option<String> {
    let agreed = term.agreed_option()?;
    let arguments = [
        ("term", term.label.as_str().into()),
        ("value", agreed.label.as_str().into()),
        ("about", agreed.about.as_str().into()),
    ];
    Some(text(language, if agreed.is_ruled { "terms-line-ruled" } else { "terms-line" }, &arguments))
}

/// The possible values of the terms common to all games, except the agreed ones.
fn lobby_options(
    options: &LobbyOptions,
    seats: usize,
    agreed: First,
    language: Language,
) -> Vec<CreateSelectMenuOption> {
    let clocks = std::iter::once(None).chain(PRESETS.map(Some)).filter(|clock| *clock != options.clock);
    let clocks = clocks.map(|clock| {
        let label = clock.map_or_else(|| word(language, "clock-none"), |control| clock_phrase(language, control));
        let value = clock.map_or_else(|| NO_CLOCK.to_owned(), sztab_referee::clock::TimeControl::to_text);
        term_option(language, CLOCK_TERM, &label, &value)
    });
    let guest = if seats > 2 { "terms-first-next" } else { "terms-first-guest" };
    let firsts = [(First::Random, "terms-first-random"), (First::Host, "terms-first-host"), (First::Guest, guest)];
    let firsts = firsts.into_iter().filter(|(first, _)| *first != agreed && agreed != First::Seat);
    let firsts = firsts.map(|(first, key)| term_option(language, FIRST_TERM, &word(language, key), first.word()));
    clocks.chain(firsts).collect()
}

/// The option that switches whether the game is rated.
fn rated_option(options: &LobbyOptions, language: Language) -> CreateSelectMenuOption {
    let (value, key) = if options.rated { ("no", "terms-rated-no") } else { ("yes", "terms-rated-yes") };
    term_option(language, RATED_TERM, &word(language, key), value)
}

fn term_option(language: Language, term: &str, label: &str, value: &str) -> CreateSelectMenuOption {
    let arguments = [("term", word(language, term).into()), ("value", label.into())];
    option(text(language, "terms-option", &arguments), format!("{}={value}", term.trim_start_matches("terms-")))
}

/// The term common to all games that an option's value stands for.
fn parse_lobby_term(chosen: &str) -> Option<LobbyTerm> {
    let (term, value) = chosen.split_once('=')?;
    Some(match (format!("terms-{term}").as_str(), value) {
        (CLOCK_TERM, NO_CLOCK) => LobbyTerm::Clock(None),
        (CLOCK_TERM, clock) => LobbyTerm::Clock(Some(TimeControl::from_text(clock)?)),
        (FIRST_TERM, first) => LobbyTerm::First(First::of_word(first)?),
        (RATED_TERM, "yes") => LobbyTerm::Rated(true),
        (RATED_TERM, "no") => LobbyTerm::Rated(false),
        _ => return None,
    })
}

/// Options offered for a session in addition to the terms of its game.
struct OfferedOptions {
    seats: usize,
    /// The strengths at which computer players may take a free seat.
    strengths: &'static [&'static str],
    /// Values of the terms common to all games.
    at_table: Vec<CreateSelectMenuOption>,
}

/// The host's selects and buttons.
fn terms_rows(
    record: &Record,
    options: &LobbyOptions,
    agreement: &Agreement,
    OfferedOptions { seats, strengths, at_table }: OfferedOptions,
    language: Language,
) -> Vec<CreateActionRow> {
    let id = |part: TermsPart| {
        let change = Some(TermsChange { part, seen: options.agreed });
        GameVersion::of_lobby(record.id).id(&Terms { change })
    };
    let list = |part: TermsPart, key: &str, options: Vec<CreateSelectMenuOption>| {
        (!options.is_empty()).then(|| select(id(part), options, word(language, key)))
    };
    let Some((mode, variants)) = agreement.terms.split_first() else { return Vec::new() };
    let ways = mode.options.iter().map(|way| {
        let shown = option(&way.label, format!("{}={}", mode.key, way.value));
        describe(shown, &way.about).default_selection(way.value == mode.value)
    });
    let modes = list(TermsPart::Mode, "terms-mode", ways.collect());
    let others = variants.iter().flat_map(|term| {
        let others = term.options.iter().filter(|other| other.value != term.value);
        others.map(|other| {
            let label = [("term", term.label.as_str().into()), ("value", other.label.as_str().into())];
            let about = if other.is_ruled {
                text(language, "terms-about-ruled", &[("about", other.about.as_str().into())])
            } else {
                other.about.clone()
            };
            let shown = option(text(language, "terms-option", &label), format!("{}={}", term.key, other.value));
            describe(shown, &about)
        })
    });
    let strengths = strengths.iter().map(|strength| {
        let name = computer_player(strength, language).name;
        option(text(language, "terms-house", &[("name", name.into())]), *strength)
    });
    let back = option(word(language, "terms-house-back"), FREE_SEAT);
    let computers = strengths.chain((!options.computers.is_empty()).then_some(back)).collect();
    // Two selects in one message may not have the same id.
    let selects = [
        modes,
        list(TermsPart::Variant, "terms-variant", others.collect()),
        list(TermsPart::Common, "terms-table", at_table),
        list(TermsPart::Computer, "terms-houses", computers),
    ];
    let mut rows: Vec<CreateActionRow> = selects.into_iter().flatten().collect();
    if seats > 2 {
        let key = if agreement.teams.is_empty() { "terms-shuffle-seats" } else { "terms-shuffle-teams" };
        rows.extend(button_rows(&[button(id(TermsPart::Shuffle), word(language, key), ButtonStyle::Secondary)]));
    }
    rows
}
