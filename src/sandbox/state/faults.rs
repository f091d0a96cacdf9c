//! Misbehaviour to order: which of the next requests go wrong, and how.

use std::time::Duration;

use axum::http::StatusCode;

/// What happens to a request that was chosen to go wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::sandbox) enum Mishap {
    /// It is answered with this status and has no effect.
    Refused(StatusCode),
    /// It takes effect, but the bot is told 502: the case in which a careless retry posts everything twice.
    AnswerLost,
    /// It is refused because of too many requests: nothing is to be asked for so many milliseconds, of this route or
    /// at all.
    Limited { wait_ms: u64, is_global: bool },
    /// It takes effect, and the answer comes late.
    Slow(Duration),
    /// It has no effect and is never answered.
    Unanswered,
    /// It has no effect, and the connection breaks in the middle of the answer.
    Reset,
}

/// A mishap that waits for its request.
#[derive(Clone, Debug)]
pub(in crate::sandbox) struct Scripted {
    /// `POST /channels/*/messages`: `*` stands for one segment, a last `**` for any number of them.
    pub pattern: String,
    pub mishap: Mishap,
    pub times: u32,
}

/// The mishap of this request, if one waits for it.
pub(in crate::sandbox) fn take(scripted: &mut Vec<Scripted>, method: &str, path: &str) -> Option<Mishap> {
    let index = scripted.iter().position(|next| matches(&next.pattern, method, path))?;
    let mishap = scripted[index].mishap;
    scripted[index].times -= 1;
    if scripted[index].times == 0 {
        scripted.remove(index);
    }
    Some(mishap)
}

fn matches(pattern: &str, method: &str, path: &str) -> bool {
    let (wanted_method, wanted_path) = pattern.split_once(' ').unwrap_or(("*", pattern));
    if wanted_method != "*" && !wanted_method.eq_ignore_ascii_case(method) {
        return false;
    }
    let mut segments = path.split('/');
    for wanted in wanted_path.split('/') {
        if wanted == "**" {
            return true;
        }
        match segments.next() {
            Some(segment) if wanted == "*" || wanted == segment => {}
            _ => return false,
        }
    }
    segments.next().is_none()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patterns_name_routes() {
        assert!(matches("POST /channels/*/messages", "POST", "/channels/12/messages"));
        assert!(!matches("POST /channels/*/messages", "GET", "/channels/12/messages"));
        assert!(!matches("POST /channels/*/messages", "POST", "/channels/12/messages/13"));
        assert!(matches("* /webhooks/**", "PATCH", "/webhooks/1/token/messages/@original"));
        assert!(matches("/gateway", "GET", "/gateway"));
    }

    #[test]
    fn a_mishap_is_used_up() {
        let mishap = Mishap::Refused(StatusCode::BAD_GATEWAY);
        let mut scripted = vec![Scripted { pattern: "GET /gateway".to_owned(), mishap, times: 1 }];
        assert_eq!(take(&mut scripted, "GET", "/gateway"), Some(mishap));
        assert_eq!(take(&mut scripted, "GET", "/gateway"), None);
    }
}
