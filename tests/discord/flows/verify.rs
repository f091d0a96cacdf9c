//! Verification of a game and its record, and the faults found in forged records.

use sztab_sandbox::{OptionValue, Person, Response};

use crate::found_game::deal_game;
use crate::script::{Script, Session, play_flow};

/// A conceded game, as in tests/cli/record.txt.
const GAME: &str = "place-hq B2 0
    place-hq D3 0
    draw
    place guard B1 3
    end
    draw
    place net_fighter D2 3
    end
    draw
    discard net_master
    place ganger C3 1
    end
    draw
    discard battle
    place scout E3 0
    resign";

/// Number of lines after which the game is still in progress.
const RUNNING_LINES: usize = 11;

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_verified() {
    let game = deal_game(["hegemony", "borgo"], [7; 32], GAME);
    play_flow("verify", Session::Game(&game), run_finished).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_running_game_is_verified() {
    let lines: Vec<&str> = GAME.lines().take(RUNNING_LINES).collect();
    let game = deal_game(["hegemony", "borgo"], [7; 32], &lines.join("\n"));
    play_flow("verify-running", Session::Game(&game), run_running).await;
}

/// The record attached to a response.
pub fn attached_record(response: &Response) -> String {
    let message = response.message().unwrap();
    let file = message.attachments.iter().find(|file| file.filename.contains("record")).unwrap();
    String::from_utf8(file.bytes.to_vec()).unwrap()
}

/// A text as an option with an uploaded file.
pub fn file_option(text: &str) -> OptionValue {
    let bytes = text.as_bytes().to_vec();
    let content_type = Some("text/plain".to_owned());
    OptionValue::Attachment { filename: "record.txt".to_owned(), content_type, bytes }
}

async fn verify(script: &mut Script<'_>, who: &Person, text: &str) {
    script.type_command(who, &["verify"], &[("record", file_option(text))]).await;
}

/// A text in which one passage has been changed.
#[track_caller]
fn forge(text: &str, true_words: &str, false_words: &str) -> String {
    assert!(text.contains(true_words), "{true_words}: {text}");
    text.replace(true_words, false_words)
}

/// A text in which two lines, each given by its beginning, have been exchanged.
#[track_caller]
fn swap_lines(text: &str, [one, other]: [&str; 2]) -> String {
    let mut lines: Vec<&str> = text.lines().collect();
    let [one, other] = [one, other].map(|words| lines.iter().position(|line| line.starts_with(words)).unwrap());
    lines.swap(one, other);
    lines.join("\n") + "\n"
}

async fn run_finished(script: &mut Script<'_>) {
    let (ala, eve) = (&script.ala.clone(), &script.add_person("Eve"));
    script.type_command(ala, &["verify"], &[]).await;
    script.remark("The record is the same for every asker.");
    let record = attached_record(&script.type_command(eve, &["export"], &[]).await);
    verify(script, eve, &record).await;
    script.remark("A changed action, once with its fingerprint made to fit, once against the rules.");
    verify(script, eve, &forge(&record, "X place guard B1 3", "X place guard B1 2")).await;
    verify(script, eve, &forge(&record, "X place guard B1 3   # 72c88595", "X place guard B1 2")).await;
    verify(script, eve, &forge(&record, "X place guard B1 3", "X place guard B2 3")).await;
    script.remark("A changed order, a step left out, one put in.");
    verify(script, eve, &swap_lines(&record, ["X discard net_master", "X place ganger"])).await;
    verify(script, eve, &forge(&record, "Y discard battle   # a636a749\n", "")).await;
    verify(script, eve, &forge(&record, "Y resign", "Y end\nX resign")).await;
    script.remark("Another seed, another commitment, another pile.");
    verify(script, eve, &forge(&record, "seed 07", "seed 08")).await;
    verify(script, eve, &forge(&record, "# commitment 4bb0", "# commitment 4bb1")).await;
    verify(script, eve, &forge(&record, "medic mutant net_fighter", "mutant medic net_fighter")).await;
    script.remark("Another result, another player, other armies.");
    verify(script, eve, &forge(&record, "result X 1-0", "result Y 1-0")).await;
    verify(script, eve, &forge(&record, "player X Ala", "player X Eve")).await;
    let number = record.lines().find(|line| line.starts_with("# game ")).unwrap().to_owned();
    let other = "sztab position 1\nboard 19\nmode duel\nside X army=hegemony\nside Y army=moloch\n";
    verify(script, eve, &format!("{other}{number}\n--\nX place-hq B2 0\n")).await;
    script.remark("A record that does not say of which game it is, and one of a game that is played elsewhere.");
    verify(script, eve, &forge(&record, &number, "# a game")).await;
    script.channel = script.add_channel("elsewhere");
    verify(script, eve, &record).await;
    verify(script, eve, &forge(&record, "X place guard B1 3   # 72c88595", "X place guard B1 2")).await;
    verify(script, ala, &record).await;
    script.remark("What is no record; and nothing was played here.");
    verify(script, ala, "board 19\n").await;
    script.type_command(ala, &["verify"], &[]).await;
}

async fn run_running(script: &mut Script<'_>) {
    let (ala, ben) = (&script.ala.clone(), &script.ben.clone());
    script.type_command(ala, &["verify"], &[]).await;
    let record = attached_record(&script.type_command(ben, &["export"], &[]).await);
    verify(script, ben, &record).await;
    script.remark("Whether somebody has guessed the next tile is not told.");
    verify(script, ben, &forge(&record, "net_fighter ?", "net_fighter scout ?")).await;
    verify(script, ben, &forge(&record, "net_fighter ?", "net_fighter claws ?")).await;
    script.remark("But everybody has seen what was drawn.");
    let other = forge(&record, "guard net_master", "ganger net_master");
    verify(script, ben, &other).await;
    script.remark("Nobody knows a seed yet.");
    let seed = format!("seed {}\nplayer X", "07".repeat(32));
    verify(script, ben, &forge(&record, "player X", &seed)).await;
    script.remark("The record stays true when the game goes on, also of what is taken back.");
    script.type_command(ala, &["undo"], &[]).await;
    verify(script, ben, &record).await;
}
