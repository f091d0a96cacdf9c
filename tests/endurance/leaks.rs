//! Checks that views before the end of a game do not depend on the order of the undrawn tiles.
//!
//! Each game is set up twice, on two servers with one bot each; only the order of the undrawn tiles differs. Every
//! possible request is then made on both servers, and the replies must be equal to the last byte: posts, panels,
//! suggestions, refusals, what-ifs, odds, files, descriptions and the pixels of pictures.

use crate::club::{game_of, legal_lines};
use sztab_neuroshima::rules::Side;
use sztab_sandbox::OptionValue;

use crate::found_game::{FoundGame, play_random_game};
use crate::player::Dice;
use crate::twins::{Server, Twins, UserRequest};

/// Number of lines played in public after the first requests; they draw none of the tiles that differ.
const PLAYED_LINES: usize = 6;

/// Number of buttons that each person presses, of those that open a view and do not change a game.
const MAX_PRESSED_BUTTONS: usize = 10;

fn command_question(command: &'static str, options: &[(&'static str, &str)]) -> UserRequest {
    UserRequest::Command(vec![command], options.iter().map(|&(name, value)| (name, value.into())).collect())
}

fn file(name: &str, text: &str) -> OptionValue {
    let content_type = Some("text/plain".to_owned());
    OptionValue::Attachment { filename: name.to_owned(), content_type, bytes: text.as_bytes().to_vec() }
}

/// Every possible request about a game that does not change the game.
fn all_questions(found: &FoundGame) -> Vec<UserRequest> {
    let mut questions: Vec<UserRequest> =
        ["board", "hand", "tiles", "log", "whatif", "verify", "rematch"].map(|name| command_question(name, &[])).into();
    for army in found.game.roster().sides().map(|side| found.game.roster().army(side)) {
        questions.push(command_question("army", &[("army", &army.id)]));
        let tile = army.tiles.iter().find(|tile| !tile.is_headquarters()).unwrap();
        questions.push(command_question("tile", &[("tile", &format!("{}:{}", army.id, tile.id))]));
    }
    // Illegal lines and meaningless ones.
    for line in ["place runner C3 1", "battle", "nonsense", "move A1 A2 0", "draw", "redraw"] {
        questions.push(command_question("play", &[("what", line)]));
        questions.push(command_question("whatif", &[("what", line)]));
    }
    questions.push(command_question("choose", &[("answer", "choose 99")]));
    questions.push(command_question("use", &[("ability", "use mobility A1 A2 0")]));
    questions.push(command_question("discard", &[("tile", "discard nothing")]));
    for (command, option) in
        [("play", "what"), ("use", "ability"), ("discard", "tile"), ("choose", "answer"), ("whatif", "what")]
    {
        questions.extend(["", "b", "2"].map(|typed| UserRequest::Suggestions(command, option, typed)));
    }
    questions
        .extend([("army", "army"), ("tile", "tile")].map(|(name, option)| UserRequest::Suggestions(name, option, "")));
    questions
}

/// The command that plays a line.
fn to_command(line: &str) -> UserRequest {
    match line.split(' ').next().unwrap() {
        "draw" => command_question("draw", &[]),
        "redraw" => command_question("redraw", &[]),
        "end" => command_question("end", &[]),
        "battle" => command_question("battle", &[]),
        "discard" => command_question("discard", &[("tile", line)]),
        "use" => command_question("use", &[("ability", line)]),
        "choose" => command_question("choose", &[("answer", line)]),
        _ => command_question("play", &[("what", line)]),
    }
}

/// Examines a game from all sides on both servers, then continues the game on both.
async fn examine_game(mut twins: Twins<'_>, found: &FoundGame, full: bool) {
    let post = twins.compare_posts().await;
    let from = twins.messages.len() - 1;
    let now = twins.load_session().await;
    for who in 0..3 {
        let is_to_act = game_of(&now).side_to_act().is_some_and(|side| side.index() == who);
        let refused = ["draw", "redraw", "battle", "end"].map(|name| command_question(name, &[])).into_iter();
        for question in all_questions(found).into_iter().chain(refused.filter(|_| !is_to_act)) {
            // From the player to act, the bot would carry this out.
            if is_to_act && plays_any_line(&question, &legal_lines(&now)) {
                continue;
            }
            if let Some(answer) = twins.compare(who, &question).await
                && matches!(&question, UserRequest::Command(path, options) if path[0] == "whatif" && options.is_empty())
            {
                twins.explore(who, &answer, if full { MAX_PRESSED_BUTTONS } else { MAX_PRESSED_BUTTONS / 2 }).await;
            }
        }
        let again = twins.messages[from];
        twins.messages.push(again);
        twins.explore(who, &post, if full { MAX_PRESSED_BUTTONS } else { MAX_PRESSED_BUTTONS / 2 }).await;
        compare_files(&mut twins, who, found).await;
    }
    for (side, line) in &found.lines[found.lines.len() - PLAYED_LINES..] {
        let answer = twins.compare(side.index(), &to_command(line)).await.unwrap();
        // If something would be forfeited, the bot asks for confirmation once.
        if let Some(confirm) = answer.buttons().find(|button| button.label.ends_with(" anyway")) {
            let press = UserRequest::Press(twins.messages.len() - 1, confirm.custom_id.clone(), None);
            twins.compare(side.index(), &press).await;
        }
        twins.compare_posts().await;
    }
    for question in [
        command_question("tiles", &[]),
        command_question("log", &[]),
        command_question("verify", &[]),
        command_question("undo", &[]),
    ] {
        twins.compare(0, &question).await;
    }
    twins.compare_posts().await;
}

/// True if a command plays one of these lines.
fn plays_any_line(question: &UserRequest, legal: &[String]) -> bool {
    let UserRequest::Command(path, options) = question else { return false };
    let Some((_, OptionValue::Text(line))) = options.first() else { return false };
    matches!(path[0], "play" | "use" | "discard" | "choose") && legal.contains(line)
}

/// Compares downloaded files, and the replies to uploaded ones, one of which guesses the next draw correctly.
async fn compare_files(twins: &mut Twins<'_>, who: usize, found: &FoundGame) {
    let exported = twins.compare(who, &command_question("export", &[])).await.unwrap();
    let text = |part: &str| {
        let file = exported.attachments.iter().find(|file| file.filename.contains(part)).unwrap();
        String::from_utf8(file.bytes.to_vec()).unwrap()
    };
    let (record, position) = (text("record"), text("position"));
    let bring = |command, option, text: &str| UserRequest::Command(vec![command], vec![(option, file("a.txt", text))]);
    twins.compare(who, &bring("import", "file", &position)).await;
    let mut guesses = vec![record.clone()];
    for side in [Side(0), Side(1)] {
        // This is the next tile on the first server, and most likely not the next one on the second.
        let start = format!("pile {} ", side.letter());
        let Some(line) = record.lines().find(|line| line.starts_with(&start) && line.ends_with('?')) else {
            continue;
        };
        let Some(tile) = found.next_tile(side) else { continue };
        guesses.push(record.replace(line, &line.replace('?', &format!("{tile} ?"))));
    }
    for guess in guesses {
        twins.compare(who, &bring("verify", "record", &guess)).await;
    }
}

/// Plays games on two servers that differ only in the undrawn tiles, and compares everything visible. A game is given
/// by its armies and the number of tiles undrawn at the end. The fewer tiles remain, the more a leak would reveal.
pub async fn look_for_leaks(games: &[([&str; 2], usize)]) {
    let mut dice = Dice::new(12);
    let twice = games.iter().map(|&(armies, left)| {
        let found = (1..).find_map(|number| {
            let game = play_random_game(armies, number, left).filter(|game| game.lines.len() >= PLAYED_LINES)?;
            let other = (0..50).find_map(|_| game.with_reordered_pile(&mut dice))?;
            Some((game, other))
        });
        found.expect("tiles that nobody has drawn")
    });
    let (ones, others): (Vec<FoundGame>, Vec<FoundGame>) = twice.unzip();
    let ((one, here), (other, there)) =
        tokio::join!(Server::new(&ones, PLAYED_LINES), Server::new(&others, PLAYED_LINES));
    let servers = [one, other];
    for (number, found) in ones.iter().enumerate() {
        let twins = Twins { servers: &servers, channels: [here[number], there[number]], messages: Vec::new() };
        examine_game(twins, found, number % 2 == 0).await;
    }
    for server in &servers {
        assert!(!server.club.log().contains("panicked"), "{}", server.club.log());
        assert_eq!(server.club.sandbox.violations(), [], "every message was within Discord's limits");
    }
}
