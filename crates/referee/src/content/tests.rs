//! Contents of posts and jobs as rows of the store.

use super::*;
use sztab_game::Side;
use sztab_league::ids::{Group, MatchId};
use sztab_store::{ChannelId, InteractionId, LostReason, Seq, UserId};

/// Fails unless each content can be read back from exactly its key and its fields.
fn assert_round_trips<C>(contents: impl IntoIterator<Item = (C, &'static str, &'static str)>)
where
    C: Serialize + DeserializeOwned + PartialEq + std::fmt::Debug,
{
    for (content, kind, fields) in contents {
        assert_eq!(payload(&content), fields);
        assert_eq!(read_content::<C>(kind, fields), Ok(content));
        for wrong in [format!("{fields} 7"), format!("[{fields}]"), r#"{"x":1}"#.to_owned()] {
            assert!(read_content::<C>(kind, &wrong).is_err(), "{kind} `{wrong}`");
        }
        assert!(read_content::<C>("turm", fields).is_err());
        assert!(fields.is_empty() || read_content::<C>(kind, "").is_err(), "{kind} without fields");
    }
}

#[test]
fn game_posts_round_trip_and_reject_other_rows() {
    let (user, side) = (UserId(71), Side(1));
    let request = UndoRequest { side, to: Seq(12) };
    let offer = SeatOffer { from: user, to: UserId(72) };
    let place = UnreachableChannel { lost: LostReason::Gone, channel: ChannelId(5) };
    let undo = Matter::Undo(request);
    let proposal = Proposal { side, number: 3, until_ms: 90 };
    assert_round_trips([
        (PostContent::Lobby, "lobby", ""),
        (PostContent::OneGame, "one-game", ""),
        (PostContent::Call { user }, "call", r#"{"user":71}"#),
        (PostContent::Chapter { number: 1 }, "chapter", r#"{"number":1}"#),
        (PostContent::UndoRequest(request), "undo-request", r#"{"side":1,"to":12}"#),
        (
            PostContent::UndoAnswer { answer: UndoAnswer::Accepted, request },
            "undo-answer",
            r#"{"answer":"Accepted","request":{"side":1,"to":12}}"#,
        ),
        (PostContent::DrawAnswer { agrees: true, side }, "draw-answer", r#"{"agrees":true,"side":1}"#),
        (
            PostContent::Agreed { matter: undo, side: Side(2) },
            "agreed",
            r#"{"matter":{"undo":{"side":1,"to":12}},"side":2}"#,
        ),
        (PostContent::SeatOffer(offer), "seat-offer", r#"{"from":71,"to":72}"#),
        (PostContent::Proposal(proposal), "proposal", r#"{"number":3,"side":1,"until_ms":90}"#),
        (
            PostContent::Vote { proposal, side: Side(2), voice: Vote::Other(5) },
            "vote",
            r#"{"proposal":{"number":3,"side":1,"until_ms":90},"side":2,"voice":{"other":5}}"#,
        ),
        (PostContent::Decided { press: InteractionId(99) }, "decided", r#"{"press":99}"#),
        (PostContent::DirectTrouble(place), "direct-trouble", r#"{"channel":5,"lost":"Gone"}"#),
    ]);
}

#[test]
fn season_posts_round_trip_and_reject_other_rows() {
    let (group, match_id) = (Group { stage: 1, division: 2 }, MatchId(7));
    assert_round_trips([
        (SeasonPost::Season, "season", ""),
        (SeasonPost::Round { group, round: 3 }, "round", r#"{"group":{"division":2,"stage":1},"round":3}"#),
        (SeasonPost::RemindBegin { match_id }, "remind-begin", r#"{"match_id":7}"#),
        (SeasonPost::RoleTrouble { role: 8 }, "role-trouble", r#"{"role":8}"#),
    ]);
}

#[test]
fn jobs_round_trip_and_reject_other_rows() {
    let reminding = Reminder { side: Side(1), seq: Seq(30), number: 2 };
    assert_round_trips([
        (JobContent::ThreadName, "thread-name", ""),
        (JobContent::Idle { since: Seq(12) }, "idle", r#"{"since":12}"#),
        (JobContent::Remind(reminding), "remind", r#"{"number":2,"seq":30,"side":1}"#),
    ]);
    assert_round_trips([
        (SeasonJob::Sessions, "sessions", ""),
        (SeasonJob::Due { reminded_ms: 90 }, "due", r#"{"reminded_ms":90}"#),
    ]);
}
