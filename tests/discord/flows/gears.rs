//! Gears of War: The Board Game, played by buttons: a round with four players, with and without plans, and turns in
//! companion mode.

use sztab_game::view::strip_words;
use sztab_game::{Game, Side, Viewer};
use sztab_sandbox::{Message, Person};
use sztab_store::GameId;

use crate::club::version;
use crate::dealt_game::DealtGame;
use crate::script::{ENGLISH, Script, Session, play_flow, play_in_session};

const COGS: [&str; 4] = ["marcus", "dom", "cole", "baird"];
/// The strength of the computer player whose choices are entered.
const STRENGTH: &str = "medium";
const SEED: [u8; 32] = [5; 32];

/// True if the first player has to play a card.
fn is_first_turn(game: &dyn Game) -> bool {
    game.waiting_sides().single() == Some(Side(0))
        && game.legal_lines_of(Side(0)).iter().any(|line| line.starts_with("order "))
}

fn split_custom_id(custom_id: &str) -> Option<(&str, &str)> {
    custom_id.splitn(4, ':').nth(3)?.split_once(':')
}

/// The press that leads towards a line in a private message: the button whose words cover most of the line, or else a
/// list and the value to choose.
fn find_press_towards(message: &Message, line: &str) -> Option<(String, Option<String>)> {
    let leads = |words: &str| strip_words(line, words.trim_end_matches(" +")).is_some();
    let says = |operation: &str| matches!(operation, "do" | "at" | "say" | "go");
    // The remaining actions of a card are forfeited, which is confirmed.
    if line == "end" && message.buttons().any(|button| button.custom_id.ends_with(":end:sure")) {
        return Some(("end:sure".to_owned(), None));
    }
    let buttons = message.buttons().filter(|button| !button.disabled).filter_map(|button| {
        let (operation, words) = split_custom_id(&button.custom_id)?;
        (says(operation) && !words.is_empty() && leads(words)).then(|| (words.len(), format!("{operation}:{words}")))
    });
    if let Some((_, words)) = buttons.max_by_key(|(length, words)| (!words.ends_with('+'), *length)) {
        return Some((words, None));
    }
    message.selects().find_map(|list| {
        let (operation, words) = split_custom_id(&list.custom_id)?;
        let rest = strip_words(line, words)?;
        let fits = list.options.iter().filter(|option| strip_words(rest, &option.value).is_some());
        let option = fits.max_by_key(|option| option.value.len())?;
        Some((format!("{operation}:{words}"), Some(option.value.clone())))
    })
}

/// Plays a line with the buttons and lists of the private message. The private message is opened first if the current
/// one does not lead to the line.
async fn play_line(script: &mut Script<'_>, game: GameId, who: &Person, line: &str) {
    let before = script.club.load_session(game).await.seq;
    while script.club.load_session(game).await.seq == before {
        let message = script.private_message(who);
        match message.and_then(|message| find_press_towards(&message, line)) {
            Some((words, None)) => script.press(who, &words).await,
            Some((words, Some(value))) => script.select(who, &words, &[&value]).await,
            None => script.press_post(who, "turn:").await,
        };
        assert!(script.presses < 400, "{line} cannot be said by {}", who.name());
    }
}

/// Plays `turns` turns with the computer player's lines. Returns for each turn the number of taps by the active player,
/// and by the other players.
async fn play_turns(script: &mut Script<'_>, dealt: &DealtGame, turns: usize) -> Vec<[usize; 2]> {
    let game = GameId(version(&script.newest_post()).unwrap().0);
    let people = script.round.clone();
    let (mut taps, mut active) = (Vec::new(), None);
    loop {
        let session = script.club.load_session(game).await;
        let turn = session.game().turn();
        if turn.is_some() && turn != active {
            active = turn;
            if taps.len() == turns {
                return taps;
            }
            taps.push([0; 2]);
        }
        let Some(side) = session.waiting_persons().iter().next() else { return taps };
        let seen = session.observed_by(Viewer::Side(side));
        let line = dealt.kind.planned_lines(seen.game(), side, STRENGTH, &SEED).swap_remove(0);
        let before = script.presses;
        play_line(script, game, &people[side.index()], &line).await;
        taps.last_mut().unwrap()[usize::from(Some(side) != active)] += script.presses - before;
    }
}

/// Number of pings in public messages.
fn count_pings(script: &Script<'_>) -> usize {
    let messages = script.club.sandbox.messages(script.channel);
    messages.iter().filter(|message| message.only_for.is_none()).map(|message| message.pinged.len()).sum()
}

#[tokio::test(flavor = "multi_thread")]
async fn four_play_a_round_without_plans() {
    let dealt = DealtGame::play_until("gears", "seats=4", &COGS, (SEED, STRENGTH), is_first_turn);
    play_flow("gears-round", Session::Dealt(&dealt), async |script: &mut Script<'_>| {
        let before = count_pings(script);
        let taps = play_turns(script, &dealt, COGS.len()).await;
        let pings = count_pings(script) - before;
        script.remark(&format!("Taps in each turn, of the active player and of the others: {taps:?}. Pings: {pings}."));
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn four_play_a_round_with_plans() {
    let dealt = DealtGame::play_until("gears", "seats=4", &COGS, (SEED, STRENGTH), is_first_turn);
    play_in_session(&[ENGLISH], Session::Dealt(&dealt), async |script: &mut Script<'_>| {
        for person in script.round.clone() {
            script.type_command(&person, &["orders"], &[]).await;
            for (list, plan) in
                [("dodge", "dice-4"), ("guard", "chance-50"), ("follow", "never"), ("discard", "always")]
            {
                script.select(&person, &format!("orders:set {list}"), &[plan]).await;
            }
        }
        let taps = play_turns(script, &dealt, COGS.len()).await;
        assert!(taps.iter().all(|[_, others]| *others == 0), "plans answer for the others: {taps:?}");
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn three_turns_are_played_with_the_map_on_a_table() {
    let dealt = DealtGame::play_until("gears", "companion=yes", &COGS[..2], (SEED, STRENGTH), is_first_turn);
    play_flow("gears-companion", Session::Dealt(&dealt), async |script: &mut Script<'_>| {
        let taps = play_turns(script, &dealt, 3).await;
        script.remark(&format!("Taps in each turn, of the active player and of the other: {taps:?}."));
    })
    .await;
}
