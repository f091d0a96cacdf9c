//! Mentions and pings. The text contains *mentions*; `check_allowed_mentions` selects which of them ping.

use serde_json::Value;

use crate::snowflake::Id;

/// The mentions in a text.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Mentions {
    pub users: Vec<Id>,
    pub roles: Vec<Id>,
    pub everyone: bool,
}

impl Mentions {
    pub fn is_empty(&self) -> bool {
        self.users.is_empty() && self.roles.is_empty() && !self.everyone
    }
}

/// Parses `<@1>`, `<@!1>`, `<@&1>`, `@everyone` and `@here`, each once.
pub(crate) fn read_mentions(content: &str) -> Mentions {
    let mut named =
        Mentions { everyone: content.contains("@everyone") || content.contains("@here"), ..Mentions::default() };
    for piece in content.split("<@").skip(1) {
        let Some((inside, _)) = piece.split_once('>') else { continue };
        let (list, digits) = match inside.strip_prefix('&') {
            Some(role) => (&mut named.roles, role),
            None => (&mut named.users, inside.strip_prefix('!').unwrap_or(inside)),
        };
        if let Ok(id) = digits.parse()
            && !list.contains(&id)
        {
            list.push(id);
        }
    }
    named
}

/// The users who are pinged, and whether everyone is.
pub(crate) fn resolve_pings(named: &Mentions, allowed: &Value, replied: Option<Id>) -> (Vec<Id>, bool) {
    let reply = || replied.into_iter();
    if allowed.is_null() {
        return (unique(named.users.iter().copied().chain(reply())), named.everyone);
    }
    let parse = |kind: &str| allowed["parse"].as_array().is_some_and(|list| list.iter().any(|one| one == kind));
    let all_users = parse("users");
    let listed = |id: Id| {
        let mut list = allowed["users"].as_array().into_iter().flatten();
        list.any(|one| one.as_str().and_then(|text| text.parse().ok()).or_else(|| one.as_u64()) == Some(id))
    };
    let users = named.users.iter().copied().filter(|id| all_users || listed(*id));
    let reply = reply().filter(|_| allowed["replied_user"].as_bool().unwrap_or(false));
    (unique(users.chain(reply)), named.everyone && parse("everyone"))
}

fn unique(ids: impl Iterator<Item = Id>) -> Vec<Id> {
    let mut seen = Vec::new();
    for id in ids {
        if !seen.contains(&id) {
            seen.push(id);
        }
    }
    seen
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn only_allowed_mentions_ping() {
        let named = read_mentions("<@1> and <@!2>, again <@1>; <@&3> @everyone <@x>");
        assert_eq!(named, Mentions { users: vec![1, 2], roles: vec![3], everyone: true });
        assert_eq!(resolve_pings(&named, &Value::Null, None), (vec![1, 2], true));
        assert_eq!(resolve_pings(&named, &json!({ "parse": [] }), Some(9)), (vec![], false));
        assert_eq!(resolve_pings(&named, &json!({ "parse": [], "users": ["2", "7"] }), None), (vec![2], false));
        assert_eq!(
            resolve_pings(&named, &json!({ "parse": ["users"], "replied_user": true }), Some(9)),
            (vec![1, 2, 9], false)
        );
    }
}
