//! The address of the page.

use std::io::ErrorKind;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpListener};

use super::SandboxError;

/// The default address.
const DEFAULT_ADDRESS: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 8420);
/// Any free port on the loopback interface.
pub const ANY_PORT: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 0);

/// Chooses the address to listen on before anything else is started: the requested address, which must be free, or
/// otherwise the default one, with another port if the default port is taken.
pub fn choose_address(asked: Option<SocketAddr>) -> Result<SocketAddr, SandboxError> {
    let address = asked.unwrap_or(DEFAULT_ADDRESS);
    match TcpListener::bind(address) {
        Ok(_) => Ok(address),
        Err(error) if asked.is_none() && error.kind() == ErrorKind::AddrInUse => Ok(ANY_PORT),
        Err(reason) => Err(SandboxError::Address { address, reason }),
    }
}

/// Parses the address to listen on.
pub fn parse_address(text: &str) -> Result<SocketAddr, String> {
    text.parse().map_err(|_| format!("an IP address with a port is expected, such as {DEFAULT_ADDRESS}"))
}

/// Parses a host name.
pub fn parse_host(text: &str) -> Result<String, String> {
    let is_name = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '.';
    if text.is_empty() || !text.chars().all(is_name) {
        return Err("a name such as games.example is expected, without a port".to_owned());
    }
    Ok(text.to_ascii_lowercase())
}

/// The addresses of the page, one per line.
pub fn address_lines(listening: SocketAddr, names: &[String]) -> Vec<String> {
    let here = match listening.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(ip) if ip.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
        ip => ip,
    };
    let mut lines = vec![format!("Open http://{}/ in a browser.", SocketAddr::new(here, listening.port()))];
    lines.extend(names.iter().map(|name| format!("Elsewhere: http://{name}:{}/", listening.port())));
    lines
}

/// A warning for an operator who makes the page accessible from other machines.
pub fn exposure_warning(listening: SocketAddr) -> String {
    format!(
        "sztab: warning: {listening} can be reached from other machines. Anyone who reaches it can play for everyone at the \
         tables: let only people in whom you trust, and never put it on the open internet."
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_plain_host_names_are_accepted() {
        assert_eq!(parse_host("Games.example"), Ok("games.example".to_owned()));
        for wrong in ["", "http://games", "games:80", "a b", "*"] {
            assert!(parse_host(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn invalid_listen_addresses_are_explained() {
        assert_eq!(parse_address("127.0.0.1:8420"), Ok(DEFAULT_ADDRESS));
        for wrong in ["8420", "127.0.0.1", "localhost:8420", ""] {
            let sentence = parse_address(wrong).expect_err(wrong);
            assert!(sentence.ends_with("such as 127.0.0.1:8420"), "{wrong}: {sentence}");
        }
    }

    #[test]
    fn wildcard_addresses_are_shown_as_openable_ones() {
        let everywhere = "0.0.0.0:8420".parse().expect("an address");
        let names = ["games.example".to_owned()];
        assert_eq!(
            address_lines(everywhere, &names),
            ["Open http://127.0.0.1:8420/ in a browser.", "Elsewhere: http://games.example:8420/"]
        );
        let six = "[::]:1".parse().expect("an address");
        assert_eq!(address_lines(six, &[]), ["Open http://[::1]:1/ in a browser."]);
    }
}
