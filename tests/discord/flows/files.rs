//! Records and positions as files, and uploaded positions.

use sztab_sandbox::{OptionValue, Person, Response};

use crate::found_game::arrange_game;
use crate::script::{Script, Session, play_flow};

const TURN: &str = "place-hq B2 0
    place-hq D3 0
    draw
    place commando C2 1
    end
    draw
    place ganger C3 0
    end
    draw
    discard move";

#[tokio::test(flavor = "multi_thread")]
async fn games_are_exported_and_imported() {
    let game = arrange_game(["outpost", "hegemony"], ["commando runner hmg move", "ganger thug"], TURN);
    play_flow("files", Session::Game(&game), run_files).await;
}

/// The file attached to a response whose name contains `part`, as an option for a command.
fn file(response: &Response, part: &str) -> OptionValue {
    let message = response.message().unwrap();
    let file = message.attachments.iter().find(|file| file.filename.contains(part)).unwrap();
    text(&file.filename, std::str::from_utf8(&file.bytes).unwrap())
}

fn text(name: &str, text: &str) -> OptionValue {
    let bytes = text.as_bytes().to_vec();
    OptionValue::Attachment { filename: name.to_owned(), content_type: Some("text/plain".to_owned()), bytes }
}

async fn import_file(script: &mut Script<'_>, who: &Person, file: OptionValue) {
    script.type_command(who, &["import"], &[("file", file)]).await;
}

async fn run_files(script: &mut Script<'_>) {
    let (ala, ben) = (&script.ala.clone(), &script.ben.clone());
    let eve = &script.add_person("Eve");
    script.remark("Record and position of a game that is being played, for anybody.");
    let exported = script.type_command(eve, &["export"], &[]).await;
    script.remark("The position is looked at in another channel, in private, and shared with its file.");
    script.channel = script.add_channel("analysis");
    import_file(script, eve, file(&exported, "position")).await;
    script.press(eve, "if:X|place runner").await;
    script.select(eve, "ifpick:X|place runner", &["B3"]).await;
    script.press(eve, "share:").await;
    script.press(ben, "if:X.").await;

    script.remark("What is no position.");
    import_file(script, ala, text("position.txt", "sztab position 1\nboard 19\nunit C3 X/runner\n")).await;
    import_file(script, ala, text("position.txt", "Hello!\n")).await;
    import_file(script, ala, text("position.txt", &"# nothing\n".repeat(7000))).await;
    let picture = OptionValue::Attachment { filename: "cat.png".to_owned(), content_type: None, bytes: vec![0xff; 9] };
    import_file(script, ala, picture).await;
    script.remark("A record is no position.");
    import_file(script, ala, file(&exported, "record")).await;
    script.remark("Where nothing is played there is nothing to export.");
    script.type_command(ala, &["export"], &[]).await;
}
