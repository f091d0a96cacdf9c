//! A round of Tiny Epic Mechs with four players: programs entered by taps, then the questions asked while they are
//! carried out.

use sztab_game::view::strip_words;
use sztab_game::{Game, Side};
use sztab_sandbox::Person;
use sztab_store::GameId;

use crate::club::version;
use crate::dealt_game::DealtGame;
use crate::script::{Script, Session, play_flow};

/// The strength of the computer player whose choices are entered.
const STRENGTH: &str = "medium";
const SEED: [u8; 32] = [5; 32];
/// Maximum number of taps for a program: a card and a direction for each of the four slots, and *Ready*.
const MAX_TAPS: usize = 9;

/// A four-player game at the programming of the third round.
fn third_round() -> DealtGame {
    let is_there = |game: &dyn Game| {
        let position = game.position();
        position.contains("\nround 3 ") && position.contains("\nphase program")
    };
    DealtGame::play_until("mechs", "seats=4", &["open-1"; 4], (SEED, STRENGTH), is_there)
}

/// A player in the round, with the number of taps needed.
struct Seat {
    person: Person,
    /// Taps for the program, not counting the one that opens the private message.
    taps: usize,
    questions: usize,
    pings: usize,
}

#[tokio::test(flavor = "multi_thread")]
async fn a_round_of_four_takes_nine_taps_per_program_and_one_ping_per_question() {
    play_flow("mechs-round", Session::Dealt(&third_round()), async |script: &mut Script<'_>| {
        let seats = play_round(script, false).await;
        assert!(seats.iter().all(|seat| seat.pings <= 1 + seat.questions));
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn plans_answer_most_questions_of_a_round_of_four() {
    play_flow("mechs-round-plans", Session::Dealt(&third_round()), async |script: &mut Script<'_>| {
        let seats = play_round(script, true).await;
        assert!(seats.iter().all(|seat| seat.pings <= 2), "the program, and one question more");
    })
    .await;
}

/// Plays the round as computer players would.
async fn play_round(script: &mut Script<'_>, has_plans: bool) -> Vec<Seat> {
    let game = GameId(version(&script.newest_post()).unwrap().0);
    let begun = script.newest_post().id;
    let seat = |person: &Person| Seat { person: person.clone(), taps: 0, questions: 0, pings: 1 };
    let mut seats: Vec<Seat> = script.round.iter().map(seat).collect();
    for (side, seat) in (0..).map(Side).zip(&mut seats) {
        script.press_post(&seat.person, "turn:").await;
        if has_plans {
            set_standing_orders(script, &seat.person).await;
        }
        let before = script.presses;
        for line in planned_lines(script, game, side).await {
            tap_line(script, &seat.person, &line).await;
        }
        seat.taps = script.presses - before;
        assert!(seat.taps <= MAX_TAPS, "{} taps", seat.taps);
    }
    script.remark("All are ready, and the cards are opened.");
    let mut last = None;
    loop {
        let session = script.club.load_session(game).await;
        let Some(side) = session.game().waiting_sides().iter().next() else { break };
        if session.game().position().contains("\nphase program") {
            break;
        }
        let seat = &mut seats[side.index()];
        if last != Some(side) {
            script.press_post(&seat.person, "turn:").await;
        }
        seat.questions += 1;
        last = Some(side);
        let line = planned_lines(script, game, side).await.swap_remove(0);
        tap_line(script, &seat.person, &line).await;
    }
    // The post that pings everyone for the next round is not part of this round.
    let mut posts = script.club.sandbox.messages(script.channel);
    posts.retain(|message| message.only_for.is_none() && message.id > begun && message.id != script.newest_post().id);
    for seat in &mut seats {
        seat.pings += posts.iter().filter(|post| post.pinged.contains(&seat.person.id())).count();
        let (name, taps, questions, pings) = (seat.person.name(), seat.taps, seat.questions, seat.pings);
        script.remark(&format!("{name}: {taps} taps for the program, {questions} questions after it, {pings} pings."));
    }
    seats
}

/// Gives standing orders for the most frequent questions in a round.
async fn set_standing_orders(script: &mut Script<'_>, person: &Person) {
    for words in ["orders:", "orders:simple", "orders:page pieces"] {
        script.press(person, words).await;
    }
    script.select(person, "orders:set mine", &["mine-highest"]).await;
    script.select(person, "orders:set turret", &["turret-put"]).await;
    script.press(person, "orders:page more").await;
    script.select(person, "orders:set adhoc", &["adhoc-medium"]).await;
    script.press(person, "at:").await;
}

/// The lines that a computer player would now play for a side.
async fn planned_lines(script: &Script<'_>, game: GameId, side: Side) -> Vec<String> {
    let session = script.club.load_session(game).await;
    session.kind().planned_lines(session.unmasked_game(), side, STRENGTH, &SEED)
}

/// Enters a line in the private message, word by word.
async fn tap_line(script: &mut Script<'_>, person: &Person, line: &str) {
    let mut said = 0;
    while said < line.len() {
        let messages = script.club.sandbox.messages(script.channel).into_iter();
        let message = messages.rev().find(|message| message.only_for == Some(person.id())).unwrap();
        let fits = |id: &str| {
            let act = id.splitn(4, ':').nth(3)?;
            let (_, words) = act.split_once(':').filter(|(operation, _)| matches!(*operation, "do" | "at" | "pick"))?;
            strip_words(line, words).map(|_| (words.len(), act.to_owned()))
        };
        let buttons = message.buttons().filter(|button| !button.disabled);
        let further = buttons.filter_map(|button| fits(&button.custom_id)).filter(|(length, _)| *length > said).max();
        if let Some((length, act)) = further {
            script.press(person, &act).await;
            said = length;
        } else {
            let list = message.selects().find_map(|list| fits(&list.custom_id));
            let (length, act) = list.unwrap_or_else(|| panic!("{line} cannot be tapped: {message:#?}"));
            let next = line[length..].split_whitespace().next().unwrap();
            script.select(person, &act, &[next]).await;
            said = length + 1 + next.len();
        }
    }
}
