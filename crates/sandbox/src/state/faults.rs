//! Scripted failures of upcoming requests.

use std::time::Duration;

use axum::http::StatusCode;

/// A scripted failure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ScriptedFailure {
    /// Responded to with this status, without effect.
    Refused(StatusCode),
    /// Carried out, but responded to with 502: a careless retry posts twice.
    AnswerLost,
    /// Responded to with 429: a pause of `wait_ms` milliseconds for this route, or for all routes.
    Limited { wait_ms: u64, is_global: bool },
    /// Carried out, but responded to late.
    Slow(Duration),
    /// Neither carried out nor responded to.
    Unanswered,
    /// Not carried out; the connection breaks in the middle of the response.
    Reset,
}

/// A mishap for the next matching requests.
#[derive(Clone, Debug)]
pub(crate) struct FailureRule {
    /// A pattern such as `POST /channels/*/messages`: `*` stands for one segment, a final `**` for any number of
    /// segments.
    pub pattern: String,
    pub mishap: ScriptedFailure,
    pub times: u32,
}

/// The mishap that applies to this request, if any; reduces its remaining count.
pub(crate) fn take_failure(scripted: &mut Vec<FailureRule>, method: &str, path: &str) -> Option<ScriptedFailure> {
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
    fn patterns_match_routes() {
        assert!(matches("POST /channels/*/messages", "POST", "/channels/12/messages"));
        assert!(!matches("POST /channels/*/messages", "GET", "/channels/12/messages"));
        assert!(!matches("POST /channels/*/messages", "POST", "/channels/12/messages/13"));
        assert!(matches("* /webhooks/**", "PATCH", "/webhooks/1/token/messages/@original"));
        assert!(matches("/gateway", "GET", "/gateway"));
    }

    #[test]
    fn scripted_failures_run_out() {
        let mishap = ScriptedFailure::Refused(StatusCode::BAD_GATEWAY);
        let mut scripted = vec![FailureRule { pattern: "GET /gateway".to_owned(), mishap, times: 1 }];
        assert_eq!(take_failure(&mut scripted, "GET", "/gateway"), Some(mishap));
        assert_eq!(take_failure(&mut scripted, "GET", "/gateway"), None);
    }
}
