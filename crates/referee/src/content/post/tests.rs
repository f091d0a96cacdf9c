//! Contents of posts as words.

use super::*;
use sztab_store::Seq;

#[test]
fn contents_are_read_back_and_nothing_else_is() {
    let (user, side) = (UserId(71), Side(1));
    let request = UndoRequest { side, to: Seq(12) };
    let offer = SeatOffer { from: user, to: UserId(72) };
    let place = LostPlace { lost: Lost::Gone, channel: ChannelId(5) };
    let contents = [
        (PostContent::Lobby, ""),
        (PostContent::Call { user }, "71"),
        (PostContent::Joined { user }, "71"),
        (PostContent::Erased { user }, "71"),
        (PostContent::Opening, ""),
        (PostContent::LobbyResult, ""),
        (PostContent::Turn, ""),
        (PostContent::Refresh, ""),
        (PostContent::Beside, ""),
        (PostContent::Chapter { number: 1 }, "1"),
        (PostContent::Over, ""),
        (PostContent::DirectResult, ""),
        (PostContent::UndoRequest(request), "1 12"),
        (PostContent::UndoAnswer { answer: UndoAnswer::Accepted, request }, "accept 1 12"),
        (PostContent::UndoTold { answer: UndoAnswer::Refused, request }, "refuse 1 12"),
        (PostContent::Reminder { user }, "71"),
        (PostContent::DirectReminder { user }, "71"),
        (PostContent::Fall { side }, "1"),
        (PostContent::FallAnswer { answer: FallAnswer::Extend, side }, "extend 1"),
        (PostContent::Idle { user }, "71"),
        (PostContent::Closed, ""),
        (PostContent::OneGame, ""),
        (PostContent::NextUp { user }, "71"),
        (PostContent::DrawOffer { side }, "1"),
        (PostContent::DrawAnswer { agrees: true, side }, "accept 1"),
        (PostContent::Resignation { side }, "1"),
        (PostContent::ResignationAnswer { agrees: false, side }, "refuse 1"),
        (PostContent::Agreed { matter: Matter::Undo(request), side: Side(2) }, "undo 1 12 2"),
        (PostContent::SeatOffer(offer), "71 72"),
        (PostContent::SeatAnswer { agrees: false, offer }, "refuse 71 72"),
        (PostContent::Decided { press: InteractionId(99) }, "99"),
        (PostContent::Result, ""),
        (PostContent::Trouble(place), "gone 5"),
        (PostContent::DirectTrouble(place), "gone 5"),
    ];
    assert_eq!(contents.map(|(content, _)| content.kind()), PostKind::ALL);
    for (content, payload) in contents {
        let kind = content.kind().word();
        assert_eq!(content.payload(), payload);
        assert_eq!(PostContent::parse(kind, payload), Ok(content));
        for wrong in [format!("{payload} 7"), format!(" {payload}"), format!("{payload}x")] {
            assert!(PostContent::parse(kind, &wrong).is_err(), "{kind} `{wrong}`");
        }
    }
    for (kind, payload) in [("chapter", ""), ("chapter", "-1"), ("fall", "4"), ("trouble", "shy 5"), ("turm", "")] {
        assert!(PostContent::parse(kind, payload).is_err(), "{kind} `{payload}`");
    }
}
