//! Plays a flow in each language with one bot, and compares the transcripts.

use serde_json::json;
use sztab_game::Language;
use sztab_sandbox::{Id, Person, Violation};
use sztab_store::Store;

use super::{ENGLISH, POLISH, Script, ScriptLanguage, UKRAINIAN, compare};
use crate::club::Club;
use crate::dealt_game::DealtGame;
use crate::found_game::{FoundGame, Seats, skip_old_posts, write_game};

/// The starting point of a flow.
#[derive(Clone, Copy)]
pub enum Session<'a> {
    /// A channel without a game.
    None,
    /// A game after all of its lines, in a channel.
    Game(&'a FoundGame),
    /// A game after all of its lines, in a thread.
    Thread(&'a FoundGame),
    /// A game of any kind, in a channel.
    Dealt(&'a DealtGame),
}

/// The flows played in every language: the first minutes, a turn, a result, a league match, and all modes. For the
/// other flows, different tests check the keys, forms and lengths of the texts.
const TRANSLATED_FLOWS: [&str; 5] = ["first-game", "guided-turns", "lobby-modes", "results", "season-match"];

/// Plays a flow and compares it with its golden files. The bot must not violate any of Discord's rules.
pub async fn play_flow(flow: &str, session: Session<'_>, act: impl AsyncFn(&mut Script<'_>)) {
    play_flow_with_refusals(flow, session, &[], act).await;
}

/// As `play_flow`, except that Discord may refuse requests of the bot with these codes.
pub async fn play_flow_with_refusals(
    flow: &str,
    session: Session<'_>,
    refused: &[u32],
    act: impl AsyncFn(&mut Script<'_>),
) {
    let tongues: &[ScriptLanguage] =
        if TRANSLATED_FLOWS.contains(&flow) { &[ENGLISH, POLISH, UKRAINIAN] } else { &[ENGLISH] };
    play_in_languages(flow, tongues, session, refused, act).await;
}

/// Plays a flow in one language.
pub async fn play_in_language(
    flow: &str,
    tongue: ScriptLanguage,
    session: Session<'_>,
    act: impl AsyncFn(&mut Script<'_>),
) {
    play_in_languages(flow, &[tongue], session, &[], act).await;
}

/// Plays a flow in several languages. Discord may refuse requests of the bot with these codes, but with no others.
async fn play_in_languages(
    flow: &str,
    tongues: &[ScriptLanguage],
    session: Session<'_>,
    refused: &[u32],
    act: impl AsyncFn(&mut Script<'_>),
) {
    let (club, transcripts) = play_in_session(tongues, session, act).await;
    compare(flow, &transcripts);
    let violations = club.sandbox.violations();
    let is_expected = |code: Option<u32>| code.is_some_and(|code| refused.contains(&code));
    assert!(violations.iter().map(Violation::code).all(is_expected), "{violations:#?}");
}

/// Plays a flow in several languages one after another, each on its own server; returns the transcripts. The bot must
/// never panic.
pub async fn play_in_session(
    tongues: &[ScriptLanguage],
    session: Session<'_>,
    act: impl AsyncFn(&mut Script<'_>),
) -> (Club, Vec<(&'static str, String)>) {
    let mut club = Club::without_bot().await;
    // Texts are the same with and without emojis, and uploading emojis takes a while.
    club.sandbox.fail_next("GET /applications/*/emojis", 503, u32::MAX);
    let store = Store::open(club.database()).await.unwrap();
    let mut places: Vec<(ScriptLanguage, Id, Id, Vec<Person>)> = Vec::new();
    for &tongue in tongues {
        let guild = club.sandbox.add_guild("Hexagon", tongue.locale);
        let channel = club.sandbox.add_channel(guild, "table");
        let channel = if matches!(session, Session::Thread(_)) { open_thread(&club, channel).await } else { channel };
        let of_ben = tongue.of_ben.unwrap_or(tongue.locale);
        let named = [("Ala", tongue.locale), ("Ben", of_ben), ("Ewa", tongue.locale), ("Jan", tongue.locale)];
        let seated = match session {
            Session::None => 2,
            Session::Game(found) | Session::Thread(found) => found.seats(),
            Session::Dealt(dealt) => dealt.files.len(),
        };
        let people: Vec<Person> =
            named[..seated].iter().map(|(name, own)| club.sandbox.add_person(guild, name, own)).collect();
        let seats = Seats { guild, channel, people: &people, language: Language::from_locale(tongue.locale) };
        let game = match session {
            Session::None => None,
            Session::Game(found) | Session::Thread(found) => {
                Some(write_game(&store, &seats, found, found.lines.len()).await)
            }
            Session::Dealt(dealt) => Some(dealt.write_to(&store, &seats).await),
        };
        if let Some(game) = game {
            skip_old_posts(&store, game).await;
        }
        places.push((tongue, guild, channel, people));
    }
    store.close().await;
    club.start_bot();
    club.wait_for_bot().await;
    let mut transcripts = Vec::new();
    for (tongue, guild, channel, people) in places {
        let mut script = Script::new(&club, tongue, guild, channel, people).await;
        script.register_earlier_messages().await;
        act(&mut script).await;
        transcripts.push((tongue.file, script.finish().await));
    }
    assert!(!club.log().contains("panicked"), "{}", club.log());
    (club, transcripts)
}

/// Opens a thread in a channel, as the bot would.
async fn open_thread(club: &Club, channel: Id) -> Id {
    let address = format!("{}/api/v10/channels/{channel}/threads", club.sandbox.api());
    let request = reqwest::Client::new().post(address).header("authorization", format!("Bot {}", club.sandbox.token()));
    let opened = request.json(&json!({ "name": "table", "type": 11 })).send().await.unwrap();
    opened.json::<serde_json::Value>().await.unwrap()["id"].as_str().unwrap().parse().unwrap()
}

impl Script<'_> {
    /// Registers the messages from before the session; of these, only the newest post is recorded.
    async fn register_earlier_messages(&mut self) {
        self.wait_until_settled().await;
        self.earlier = self.messages();
        self.earlier.pop();
        self.record_changes().await;
    }
}
