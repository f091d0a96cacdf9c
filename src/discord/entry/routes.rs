//! All routes, and the way from the id of a press to its handler.

use futures::FutureExt;
use futures::future::BoxFuture;
use serenity::all::{ComponentInteraction, CreateModal};

use sztab_game::Language;
use sztab_referee::league::SeasonRecord;
use sztab_store::{Game as GameRecord, GuildId};

use crate::discord::bot::Bot;
use crate::discord::league;
use crate::discord::league::ask::{find_member, find_season_in_guild, is_private};
use crate::discord::outbox;
use crate::discord::router::press::{PlainPress, Subject};
use crate::discord::router::route::{FormRequest, Handler, Listed, Route};
use crate::discord::say::answer::Answer;
use crate::discord::say::failure::Failure;
use crate::discord::say::limits::ID_LIMIT;
use crate::discord::say::specification::{ReplyPlacement, Specification};
use crate::discord::say::subject::{GameVersion, IdSubject, NoSubject, Position, RawId, SeasonVersion};
use crate::discord::session;

/// A subject whose record can be read for a press.
trait ReadsRecord: Subject {
    /// Reads the record, unless it is that of the game, which has been read. Refuses a subject of another server, whose
    /// buttons and viewers belong there.
    fn read(
        self,
        bot: &Bot,
        press: &PlainPress<'_>,
        game: Option<GameRecord>,
    ) -> impl Future<Output = Result<Self::Record, Failure>> + Send;
}

impl ReadsRecord for GameVersion {
    async fn read(self, _: &Bot, _: &PlainPress<'_>, game: Option<GameRecord>) -> Result<GameRecord, Failure> {
        game.ok_or(Failure::Said("unknown-button"))
    }
}

impl ReadsRecord for SeasonVersion {
    /// Only organisers may see a draft.
    async fn read(self, bot: &Bot, press: &PlainPress<'_>, _: Option<GameRecord>) -> Result<SeasonRecord, Failure> {
        let guild = press.event.guild().map(|guild| GuildId(guild.get()));
        let record = find_season_in_guild(bot, self.season, guild).await?;
        if is_private(&record) && !find_member(bot, press).await?.organises {
            return Err(Failure::Said("season-organisers-only"));
        }
        Ok(record)
    }
}

impl ReadsRecord for Position {
    async fn read(self, _: &Bot, _: &PlainPress<'_>, game: Option<GameRecord>) -> Result<Option<GameRecord>, Failure> {
        Ok(game)
    }
}

impl ReadsRecord for NoSubject {
    async fn read(self, _: &Bot, _: &PlainPress<'_>, _: Option<GameRecord>) -> Result<(), Failure> {
        Ok(())
    }
}

/// A route of the table, without its type.
struct Entry {
    specification: Specification,
    /// True if the length of all ids is known to fit.
    #[cfg_attr(not(test), expect(dead_code, reason = "read by a test"))]
    is_bounded: bool,
    accepts: fn(&RawId) -> bool,
    handle: for<'a> fn(&'a Bot, &'a PlainPress<'a>, Target<'a>) -> BoxFuture<'a, Result<(), Failure>>,
    open: for<'a> fn(OpenRequest<'a>) -> BoxFuture<'a, Result<CreateModal, Box<Answer>>>,
}

/// The id of a press, and the game to which it belongs.
struct Target<'a> {
    id: &'a RawId,
    game: Option<GameRecord>,
}

/// A press that is to open a form, before its id has been read.
struct OpenRequest<'a> {
    bot: &'a Bot,
    event: &'a ComponentInteraction,
    id: &'a RawId,
    language: Language,
}

/// Length of everything in an id but keyword and arguments: a prefix of two letters, a number of at most 19 digits, a
/// version of at most 10, and four separators.
const SUBJECT_LENGTH: usize = 2 + 19 + 10 + 4;

/// True if all ids of a route fit, as far as their length is known when the program is compiled.
const fn has_short_ids<R: Route>() -> bool {
    match R::MAX_ARGUMENTS {
        Some(length) => SUBJECT_LENGTH + R::SPECIFICATION.word.len() + length <= ID_LIMIT,
        None => true,
    }
}

/// The subject and the route in an id.
fn parse_id<R: Route>(id: &RawId) -> Option<(R::Subject, R)> {
    R::Subject::from_raw(id.subject).zip(R::parse(&id.arguments))
}

impl Entry {
    const fn of<R: Handler>() -> Self
    where
        R::Subject: ReadsRecord,
    {
        const { assert!(has_short_ids::<R>(), "an id of the route may be too long") };
        Self {
            is_bounded: R::MAX_ARGUMENTS.is_some(),
            specification: R::SPECIFICATION,
            accepts: |id| id.word == R::SPECIFICATION.word && R::Subject::from_raw(id.subject).is_some(),
            handle: |bot, press, Target { id, game }| {
                async move {
                    let (subject, route) = parse_id::<R>(id).ok_or(Failure::Said("unknown-button"))?;
                    let record = subject.read(bot, press, game).await?;
                    route.handle(bot, &press.with_subject(subject, record)).await
                }
                .boxed()
            },
            open: |OpenRequest { bot, event, id, language }| {
                async move {
                    let refused =
                        |failure: Failure| Box::new(Answer::sentence(failure.sentence(language, event.id.get())));
                    let parsed = parse_id::<R>(id).ok_or(Failure::Said("unknown-button"));
                    let (subject, route) = parsed.map_err(refused)?;
                    let request = FormRequest { bot, event, subject, id: id.to_string(), language };
                    match route.open(&request).await {
                        Ok(form) => Ok(form),
                        Err(failure) => Err(Box::new(route.explain(&request, &failure).await)),
                    }
                }
                .boxed()
            },
        }
    }
}

macro_rules! table {
    ($($route:path,)*) => {
        $(impl Listed for $route {})*

        static ROUTES: &[Entry] = &[$(Entry::of::<$route>(),)*];
    };
}

table! {
    // Posts.
    outbox::film::Film,
    outbox::film::Stills,
    outbox::reasons::Why,
    session::catch_up::CatchUp,
    // A turn.
    session::turn::routes::Say,
    session::turn::routes::Go,
    session::turn::routes::At,
    session::turn::routes::Pick,
    session::turn::routes::Do,
    session::turn::routes::DoEnd,
    session::turn::routes::End,
    session::turn::routes::MyTurn,
    session::turn::routes::StopTips,
    session::turn::routes::Undo,
    session::turn::routes::Orders,
    session::turn::routes::Hint,
    session::turn::routes::If,
    session::turn::routes::IfPick,
    session::turn::routes::Share,
    session::turn::routes::PlayTrial,
    // Agreements.
    session::undo::AnswerUndo,
    session::clock::AnswerFall,
    session::agreement::AnswerDraw,
    session::agreement::AnswerResignation,
    session::agreement::AnswerSeat,
    session::agreement::Resign,
    session::vote::CastVote,
    session::vote::VoteForLine,
    // Lobbies and lists.
    session::lobby::Lobby,
    session::lobby::Terms,
    session::lobby::Rematch,
    session::listing::Sessions,
    session::results::ResultList,
    session::ratings::ShowRatings,
    session::ratings::ShareRatings,
    session::direct_result::SendResults,
    // Help and settings.
    session::help::HelpPage,
    session::help::OpenSession,
    session::help::BeginFirstGame,
    session::help::ShowLegend,
    session::help::ShowMyGames,
    session::rulebook::Rule,
    session::rulebook::RulePage,
    session::settings::SetPersonal,
    session::settings::SetServer,
    // Organisers.
    session::admin_panel::list::AdminPanel,
    session::admin_panel::list::AdminSessions,
    session::admin_panel::wish::Decide,
    league::privacy::Erase,
    // Seasons and matches.
    league::challenge::AnswerChallenge,
    league::entries::AnswerEntry,
    league::entries::Apart,
    league::entries::ApartPage,
    league::entries::ChangeEntry,
    league::entries::ChooseEntry,
    league::entries::Remove,
    league::erase::Erase,
    league::extend::AnswerTime,
    league::extend::MoreTime,
    league::extend::MoreTimeAsk,
    league::factions::Factions,
    league::factions::NameFaction,
    league::factions::Pool,
    league::factions::PoolDeclare,
    league::finals::FinalsSure,
    league::give_up::GiveUp,
    league::give_up::GiveUpSure,
    league::join::Join,
    league::join::Leave,
    league::join::LeaveSure,
    league::judge::Accept,
    league::judge::AnswerCall,
    league::judge::Call,
    league::judge::Extend,
    league::judge::Object,
    league::judge::OfferVerdicts,
    league::judge::ReadCall,
    league::lifecycle::Begin,
    league::organise::AskToEnd,
    league::organise::Cancel,
    league::organise::Entries,
    league::organise::Finals,
    league::organise::Life,
    league::organise::Organise,
    league::organise::Places,
    league::organise::Round,
    league::organise::Seeds,
    league::organise::Settings,
    league::places::SetPlace,
    league::report::AnswerReport,
    league::report::Report,
    league::report::ReportGame,
    league::round::ExchangePlayers,
    league::round::PrepareRound,
    league::round::Publish,
    league::rulings::Rule,
    league::seeds::Move,
    league::seeds::Order,
    league::seeds::Seed,
    league::settings::panel::Set,
    league::settings::panel::TypeSetting,
    league::show::Players,
    league::show::Rules,
    league::views::controls::PickView,
    league::views::controls::ShareView,
    league::views::controls::ShowView,
    league::views::controls::TableFile,
}

/// The keywords of all routes.
pub fn route_keywords() -> impl Iterator<Item = &'static str> {
    ROUTES.iter().map(|entry| entry.specification.word)
}

/// An id whose route is in the table.
pub struct KnownRoute {
    entry: &'static Entry,
    pub id: RawId,
}

impl KnownRoute {
    /// Parses an id; `None` for a text that the bot cannot have written.
    pub fn parse(text: &str) -> Option<Self> {
        let id = RawId::parse(text)?;
        let entry = ROUTES.iter().find(|entry| (entry.accepts)(&id))?;
        Some(Self { entry, id })
    }

    pub fn specification(&self) -> Specification {
        self.entry.specification
    }

    pub fn opens_form(&self) -> bool {
        match self.specification().shows {
            ReplyPlacement::InAForm | ReplyPlacement::InAFormInPlace => true,
            ReplyPlacement::Publicly | ReplyPlacement::Beside | ReplyPlacement::Privately | ReplyPlacement::InPlace => {
                false
            }
        }
    }

    /// Passes an acknowledged press to the handler of its route. `game` is the record of the game to which the button
    /// belongs.
    pub fn handle<'a>(
        &'a self,
        bot: &'a Bot,
        press: &'a PlainPress<'a>,
        game: Option<GameRecord>,
    ) -> BoxFuture<'a, Result<(), Failure>> {
        (self.entry.handle)(bot, press, Target { id: &self.id, game })
    }

    /// Builds the form that a press opens; the error is the reply to a press whose form does not open.
    pub fn open<'a>(
        &'a self,
        bot: &'a Bot,
        event: &'a ComponentInteraction,
        language: Language,
    ) -> BoxFuture<'a, Result<CreateModal, Box<Answer>>> {
        (self.entry.open)(OpenRequest { bot, event, id: &self.id, language })
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// Keywords of the routes whose features limit their ids: lines of a game, trials, lists of exchanges and games,
    /// names of games and factions, texts of a search.
    const OPEN_ENDED: [&str; 23] = [
        "at",
        "do",
        "doend",
        "exchange",
        "go",
        "help-first",
        "help-open",
        "if",
        "ifpick",
        "orders",
        "pick",
        "prepare",
        "publish",
        "ratings",
        "report-game",
        "resultlist",
        "rshare",
        "say",
        "share",
        "tried",
        "view",
        "view-share",
        "vote-line",
    ];

    #[test]
    fn each_route_with_ids_of_any_length_is_known() {
        let open: BTreeSet<&str> =
            ROUTES.iter().filter(|entry| !entry.is_bounded).map(|entry| entry.specification.word).collect();
        assert_eq!(open, OPEN_ENDED.into_iter().collect());
    }

    #[test]
    fn no_two_routes_of_a_subject_share_a_keyword() {
        for prefix in ["v1:1:0", "l1:1:0", "s1:1:0", "b1:0:0"] {
            let mut seen = BTreeSet::new();
            for entry in ROUTES {
                let id = RawId::parse(&format!("{prefix}:{}:", entry.specification.word)).expect("an id");
                assert!(!(entry.accepts)(&id) || seen.insert(id.word.clone()), "{id}");
            }
        }
    }
}
