//! Games that were played elsewhere: a player reports them, and the opponent confirms or denies the report.
//!
//! A report is built up game by game: the buttons contain the previous games, and a form asks for the HQ points of the
//! next one.

use serenity::all::{ButtonStyle, CreateActionRow, CreateModal};

use sztab_game::Language;
use sztab_league::decide::{Command, Refusal, RequiredRole};
use sztab_league::event::{EndReason, EventKind, GameOver};
use sztab_league::ids::{MatchId, Seat};
use sztab_league::rules::OfflineGames;
use sztab_league::season::Match;
use sztab_referee::league::SeasonRecord;
use sztab_store::UserId;
use sztab_words::{text, word};

use crate::discord::bot::Bot;
use crate::discord::league::command::matches::{complete_faction, complete_own_open, find_match};
use crate::discord::league::match_lookup::WantedMatch;
use crate::discord::router::arguments::Argument;
use crate::discord::router::press::SeasonPress;
use crate::discord::router::route::{FormRequest, Handler, OpensForm, RouteId, routes};
use crate::discord::say::answer::{Answer, shorten};
use crate::discord::say::caller::Caller as _;
use crate::discord::say::failure::Failure;
use crate::discord::say::limits::LABEL_LIMIT;
use crate::discord::say::subject::SeasonVersion;
use crate::discord::say::typed::best_matches;
use crate::discord::session::command::answer::answer;
use crate::discord::session::command::context::Context;

use super::ask::{SeasonContext, build_press_context, make_request};
use super::controls::{hq_input, titled_form};
use super::match_lookup::FoundMatch;
use super::people::{bare_name_of, load_season_names};
use super::words::{Names, game_result_text, refusal_text};

routes! {
    /// Under a match: reports games played elsewhere.
    Report { match_id: MatchId } = "report" of SeasonVersion, Beside;
    /// The winner of such a game; the form asks for its HQ points.
    ReportGame { match_id: MatchId, report: PartialReport } = "report-game" of SeasonVersion, InAForm;
    /// Under a report, made by a line of the log: confirms or denies it.
    AnswerReport { match_id: MatchId, line: u64, right: bool } = "answer-report" of SeasonVersion, Publicly;
}

/// The result of one game, as stored in button ids: winner and HQ points.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct GameReport {
    /// The winner; `None` for a draw.
    pub winner: Option<Seat>,
    /// HQ points, indexed by seat.
    pub hq: [i32; 2],
}

/// A game as reported by one of its players.
#[derive(Debug, Clone, Copy)]
pub struct OwnGame<'a> {
    /// True if the player won; `None` for a draw.
    pub is_won: Option<bool>,
    /// HQ points as typed, the player's own first.
    pub hq: &'a str,
    /// The factions of the match's first game as typed, the player's own first, if they were typed.
    pub factions: [Option<&'a str>; 2],
}

/// Factions named in a report, indexed by seat, as indices into the season's whitelist.
type ReportedFactions = Option<[usize; 2]>;

/// A report in progress, as stored in button ids.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PartialReport {
    named: ReportedFactions,
    told: Vec<GameReport>,
    /// The winner of the next game; `None` for a draw.
    winner: Option<Seat>,
}

impl Argument for PartialReport {
    fn write(&self, words: &mut Vec<String>) {
        words.extend(self.named.map(encode_factions));
        words.extend(self.told.iter().map(encode_report));
        words.push(encode_winner(self.winner).to_owned());
    }

    fn take(rest: &mut &str) -> Option<Self> {
        let mut words: Vec<&str> = std::mem::take(rest).split(' ').collect();
        let winner = parse_winner(words.pop()?)?;
        let named = words.first().and_then(|word| parse_factions(word));
        let told = words.into_iter().skip(named.iter().count()).map(parse_report);
        Some(Self { named, told: told.collect::<Option<_>>()?, winner })
    }
}

/// A report in progress, complete or not.
enum ReportDraft {
    Next(u32),
    Whole(Vec<GameOver>),
}

/// Asks the user for the winner of the first open game.
impl Handler for Report {
    async fn handle(self, bot: &Bot, press: &SeasonPress<'_>) -> Result<(), Failure> {
        let (record, language) = (&press.record, press.theme.language);
        let found = find_reportable_match(bot, record, self.match_id, press.user(), None, language).await?;
        let ReportDraft::Next(game) = build_draft(record, &found, &[]) else {
            return Err(Failure::Said("season-stale"));
        };
        press.respond(winner_question(record, (&found, None), &[], game, language)).await
    }
}

impl OpensForm for ReportGame {
    async fn build_form(&self, request: &FormRequest<'_, SeasonVersion>) -> Result<CreateModal, Failure> {
        Ok(titled_form::<Self>(request, vec![hq_input(request.language)]))
    }
}

/// Adds the HQ points of a game: asks for the next game, or submits the report.
impl Handler for ReportGame {
    async fn handle(self, bot: &Bot, press: &SeasonPress<'_>) -> Result<(), Failure> {
        let (record, language) = (&press.record, press.theme.language);
        let Self { match_id, report: PartialReport { named, told: mut games, winner } } = self;
        let found = find_reportable_match(bot, record, match_id, press.user(), named, language).await?;
        let hq = press.typed("hq").and_then(parse_hq_points).ok_or(Failure::Said("season-hq-how"))?;
        games.push(GameReport { winner, hq });
        let answer = match build_draft(record, &found, &games) {
            ReportDraft::Next(game) => winner_question(record, (&found, named), &games, game, language),
            ReportDraft::Whole(games) => send_report(bot, &build_press_context(bot, press).await?, games).await?,
        };
        press.respond(answer).await
    }
}

/// Carries out the opponent's answer. A button under an older report is out of date.
impl Handler for AnswerReport {
    async fn handle(self, bot: &Bot, press: &SeasonPress<'_>) -> Result<(), Failure> {
        let Self { match_id, line, right } = self;
        let is_report =
            |kind: &EventKind| matches!(kind, EventKind::Reported { .. }) && kind.match_id() == Some(match_id);
        let last = press.record.log.events().iter().rfind(|event| is_report(&event.kind));
        if last.is_none_or(|event| event.seq != line) {
            return Err(Failure::Said("season-stale"));
        }
        let asking = build_press_context(bot, press).await?;
        make_request(bot, &asking, |_, _| Command::AnswerReport { match_id, right }).await?;
        Ok(())
    }
}

/// Reports the first open game of the user's match, and asks for further ones.
async fn report_own(
    bot: &Bot,
    asking: &SeasonContext,
    found: &FoundMatch,
    game: OwnGame<'_>,
) -> Result<Answer, Failure> {
    let [own, other] = parse_hq_points(game.hq).ok_or(Failure::Said("season-hq-how"))?;
    let record = &found.record;
    let of = record.log.season().matches.get(&found.match_id).ok_or(Failure::Said("season-no-match"))?;
    let entrant = record.entry_of(asking.by.player.user);
    let seat = entrant.and_then(|own| of.seat_of(own)).ok_or(Failure::Said("season-not-in"))?;
    let named = read_factions(bot, record, seat, game.factions, asking.language).await?;
    let of = find_reportable_match(bot, record, found.match_id, asking.by.player.user, named, asking.language).await?;
    let hq = if seat == Seat::First { [own, other] } else { [other, own] };
    let winner = game.is_won.map(|is_won| if is_won { seat } else { seat.other() });
    let games = [GameReport { winner, hq }];
    match build_draft(record, &of, &games) {
        ReportDraft::Next(next) => Ok(winner_question(record, (&of, named), &games, next, asking.language)),
        ReportDraft::Whole(games) => send_report(bot, asking, games).await,
    }
}

/// Parses factions typed by the player in a seat, as names or ids.
async fn read_factions(
    bot: &Bot,
    record: &SeasonRecord,
    seat: Seat,
    typed: [Option<&str>; 2],
    language: Language,
) -> Result<ReportedFactions, Failure> {
    let [own, other] = match typed {
        [None, None] => return Ok(None),
        [Some(own), Some(other)] => [own, other],
        _ => return Err(Failure::Said("season-report-factions-how")),
    };
    let names = load_season_names(bot, record, language).await?;
    let whitelist = &record.log.season().rules.factions.whitelist;
    let place = |typed: &str| {
        let called = |&place: &usize| vec![names.faction(&whitelist[place])];
        let found = best_matches(0..whitelist.len(), typed, |&place| whitelist[place].clone(), called);
        if let [only] = found.as_slice() { Some(*only) } else { None }
    };
    let unknown = |typed: &str| {
        let refused = Refusal::UnknownFactions(vec![typed.to_owned()]);
        Failure::Sentence(refusal_text(&refused, &names, language))
    };
    let own = place(own).ok_or_else(|| unknown(own))?;
    let other = place(other).ok_or_else(|| unknown(other))?;
    Ok(Some(if seat == Seat::First { [own, other] } else { [other, own] }))
}

async fn send_report(bot: &Bot, asking: &SeasonContext, games: Vec<GameOver>) -> Result<Answer, Failure> {
    let written = make_request(bot, asking, |_, _| Command::Report(games.clone())).await?;
    let language = asking.language;
    let names = load_season_names(bot, &written.record, language).await?;
    let season = written.record.log.season();
    let players = games.first().and_then(|game| season.matches.get(&game.match_id)).map(|of| names.players(of.players));
    let hours = season.rules.times.report_hours;
    let mut lines = vec![text(language, "season-reported", &[("hours", hours.into())])];
    if let Some(players) = players {
        lines.extend(games.iter().map(|game| game_result_text(game, &players, &names, language)));
    }
    Ok(Answer::sentence(lines.join("\n")))
}

/// A match that the user may report, with the factions named in the report, or otherwise those of the match.
async fn find_reportable_match(
    bot: &Bot,
    record: &SeasonRecord,
    match_id: MatchId,
    user: UserId,
    named: ReportedFactions,
    language: Language,
) -> Result<Match, Failure> {
    let season = record.log.season();
    let names = load_season_names(bot, record, language).await?;
    let refuse = |why: Refusal| Failure::Sentence(refusal_text(&why, &names, language));
    let mut found = season.matches.get(&match_id).cloned().ok_or_else(|| refuse(Refusal::NoMatch(match_id)))?;
    let faction = |place: usize| season.rules.factions.whitelist.get(place).cloned();
    if let Some([first, second]) = named {
        found.factions = faction(first).zip(faction(second)).map(|(first, second)| [first, second]);
    }
    let own = record.entry_of(user).and_then(|own| found.seat_of(own));
    if own.is_none() {
        Err(refuse(Refusal::Not(RequiredRole::PlayersOf(match_id))))
    } else if season.rules.matches.table_games == OfflineGames::No {
        Err(refuse(Refusal::NoTableGames))
    } else if !found.is_open(season.match_kind()) {
        Err(refuse(Refusal::MatchClosed))
    } else if found.report.is_some() {
        Err(refuse(Refusal::ReportState))
    } else if found.factions.is_none() {
        Err(refuse(Refusal::FactionsOpen))
    } else {
        Ok(found)
    }
}

/// The finished games of a match, followed by the games as reported.
fn build_draft(record: &SeasonRecord, of: &Match, told: &[GameReport]) -> ReportDraft {
    let season = record.log.season();
    let (kind, has_hq) = (season.match_kind(), season.rules.game.is_none());
    let mut after = of.clone();
    let mut games = Vec::new();
    for game in told {
        let Some(&number) = after.open_games(kind).first() else { break };
        let Some(factions) = record.game_factions(of, number) else { break };
        let loses_hq = has_hq && game.winner.is_some_and(|winner| game.hq[winner.other().index()] == 0);
        let over = GameOver {
            match_id: of.id,
            game: number,
            first: record.first_seat(of.id, number),
            winner: game.winner,
            reason: if loses_hq { EndReason::Destroyed } else { EndReason::Points },
            hq: game.hq,
            factions,
        };
        after.games.insert(number, over.clone());
        games.push(over);
    }
    match after.open_games(kind).first() {
        Some(&next) => ReportDraft::Next(next),
        None => ReportDraft::Whole(games),
    }
}

fn winner_question(
    record: &SeasonRecord,
    (of, named): (&Match, ReportedFactions),
    told: &[GameReport],
    game: u32,
    language: Language,
) -> Answer {
    let button = |winner, label, style| {
        let report = PartialReport { named, told: told.to_vec(), winner };
        SeasonVersion::of(record).button(&ReportGame { match_id: of.id, report }, label, style)
    };
    let wins = |seat: Seat| {
        let name = bare_name_of(record, of.players[seat.index()], language);
        let label = text(language, "season-report-wins", &[("player", name.into())]);
        button(Some(seat), shorten(&label, LABEL_LIMIT), ButtonStyle::Primary)
    };
    let draw = button(None, word(language, "season-report-draw"), ButtonStyle::Secondary);
    let buttons = vec![wins(Seat::First), draw, wins(Seat::Second)];
    let question = text(language, "season-report-game", &[("game", game.into())]);
    Answer { rows: vec![CreateActionRow::Buttons(buttons)], ..Answer::sentence(question) }
}

fn encode_winner(winner: Option<Seat>) -> &'static str {
    match winner {
        Some(Seat::First) => "f",
        Some(Seat::Second) => "s",
        None => "d",
    }
}

/// Parses the winner from an argument of an id; the outer option is `None` for any other text.
#[allow(clippy::option_option, reason = "a draw is known to have no winner")]
fn parse_winner(word: &str) -> Option<Option<Seat>> {
    match word {
        "f" => Some(Some(Seat::First)),
        "s" => Some(Some(Seat::Second)),
        "d" => Some(None),
        _ => None,
    }
}

fn encode_report(told: &GameReport) -> String {
    format!("{}{}-{}", encode_winner(told.winner), told.hq[0], told.hq[1])
}

fn parse_report(word: &str) -> Option<GameReport> {
    let winner = parse_winner(word.get(..1)?)?;
    let (first, second) = word.get(1..)?.split_once('-')?;
    Some(GameReport { winner, hq: [first.parse().ok()?, second.parse().ok()?] })
}

fn encode_factions([first, second]: [usize; 2]) -> String {
    format!("a{first}-{second}")
}

fn parse_factions(word: &str) -> ReportedFactions {
    let (first, second) = word.strip_prefix('a')?.split_once('-')?;
    Some([first.parse().ok()?, second.parse().ok()?])
}

/// Parses typed points, indexed by seat: two numbers of at most four digits with a separator.
pub fn parse_hq_points(typed: &str) -> Option<[i32; 2]> {
    let mut numbers = typed.split(|letter: char| !letter.is_ascii_digit()).filter(|number| !number.is_empty());
    let mut next = || numbers.next().filter(|number| number.len() <= 4)?.parse().ok();
    let both = [next()?, next()?];
    numbers.next().is_none().then_some(both)
}

/// Result of the author's game, as a command option.
#[derive(Debug, Clone, Copy, poise::ChoiceParameter)]
enum ResultOption {
    /// The author won.
    #[name = "won"]
    Won,
    /// A draw.
    #[name = "drawn"]
    Drawn,
    /// The author lost.
    #[name = "lost"]
    Lost,
}

/// Reports the result of a match's first open game played elsewhere; buttons ask for the others.
#[poise::command(slash_command, guild_only)]
pub async fn report(
    context: Context<'_>,
    result: ResultOption,
    #[max_length = 100] hq: String,
    #[max_length = 100]
    #[autocomplete = "complete_faction"]
    army: Option<String>,
    #[rename = "opponent-army"]
    #[max_length = 100]
    #[autocomplete = "complete_faction"]
    opponent_army: Option<String>,
    #[rename = "match"]
    #[max_length = 100]
    #[autocomplete = "complete_own_open"]
    of: Option<String>,
) -> Result<(), Failure> {
    let done = async {
        let (found, asking) = find_match(context, WantedMatch::OwnOpen, of.as_deref()).await?;
        let is_won = match result {
            ResultOption::Won => Some(true),
            ResultOption::Drawn => None,
            ResultOption::Lost => Some(false),
        };
        let factions = [army.as_deref(), opponent_army.as_deref()];
        report_own(context.data(), &asking, &found, OwnGame { is_won, hq: &hq, factions }).await
    };
    answer(context, Box::pin(done)).await
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::router::route::Route;

    #[test]
    fn reports_in_ids_round_trip() {
        let games = vec![
            GameReport { winner: Some(Seat::First), hq: [12, 0] },
            GameReport { winner: Some(Seat::Second), hq: [3, 20] },
            GameReport { winner: None, hq: [7, 7] },
        ];
        for (named, told) in [(None, Vec::new()), (Some([3, 17]), games)] {
            for winner in [Some(Seat::First), Some(Seat::Second), None] {
                let report = PartialReport { named, told: told.clone(), winner };
                let route = ReportGame { match_id: MatchId(7), report };
                assert_eq!(ReportGame::parse(&route.arguments()), Some(route));
            }
        }
        for words in "|x|f |f f|x1-2 f|f1 f|f1- f|ś1-2 f|f1-2-3 f|a f|a3 f|a3- f|f1-2 a3-4 f".split('|') {
            assert_eq!(ReportGame::parse(&format!("7 {words}")), None, "{words}");
        }
    }

    #[test]
    fn hq_points_are_two_numbers() {
        for typed in ["12:5", "12 5", "12-5", " 12 : 5 "] {
            assert_eq!(parse_hq_points(typed), Some([12, 5]), "{typed}");
        }
        for typed in ["", "12", "12:5:3", "twelve", "12345:5"] {
            assert_eq!(parse_hq_points(typed), None, "{typed}");
        }
    }
}
