//! Serving pages over HTTP.
//!
//! `axum::serve` waits indefinitely for the head of a request, so a few hundred clients that never finish theirs would
//! lock all other clients out. Here such a client is disconnected.

use std::io::ErrorKind;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, watch};

/// Maximum wait for the head of a request, and maximum time for which a connection may stay idle between two requests.
pub const HEAD_TIMEOUT: Duration = Duration::from_secs(10);

/// Maximum number of simultaneous connections; further ones wait. Windows of the page are not counted: they have their
/// own limit.
pub const MAX_CONNECTIONS: usize = 256;

/// Pause after a failure to accept a connection, for example because too many files are open.
const ACCEPT_RETRY_DELAY: Duration = Duration::from_secs(1);

/// Serves clients until `stop` completes; requests in progress are then finished.
pub async fn serve(listener: TcpListener, router: Router, stop: impl Future<Output = ()>) {
    serve_with_timeout(listener, router, HEAD_TIMEOUT, stop).await;
}

async fn serve_with_timeout(listener: TcpListener, router: Router, patience: Duration, stop: impl Future<Output = ()>) {
    let service = TowerToHyperService::new(router);
    let seats = Arc::new(Semaphore::new(MAX_CONNECTIONS));
    // The sender is dropped when this function returns, which notifies the connections.
    let (_stopping, is_stopped) = watch::channel(());
    let mut stop = pin!(stop);
    loop {
        let next = async {
            let seat = Arc::clone(&seats).acquire_owned().await;
            (seat, listener.accept().await)
        };
        let (seat, accepted) = tokio::select! {
            () = &mut stop => return,
            next = next => next,
        };
        match accepted {
            Ok((stream, _)) => {
                let connection = serve_connection(stream, service.clone(), patience, is_stopped.clone());
                tokio::spawn(async move {
                    connection.await;
                    drop(seat);
                });
            }
            // The client has already disconnected.
            Err(error) if is_client_error(error.kind()) => {}
            Err(error) => {
                tracing::error!(%error, "no connection can be taken");
                tokio::time::sleep(ACCEPT_RETRY_DELAY).await;
            }
        }
    }
}

/// Serves one connection until it ends. An upgraded connection continues independently.
async fn serve_connection(
    stream: TcpStream,
    service: TowerToHyperService<Router>,
    patience: Duration,
    mut is_stopped: watch::Receiver<()>,
) {
    let mut builder = http1::Builder::new();
    builder.timer(TokioTimer::new()).header_read_timeout(patience);
    let mut connection = pin!(builder.serve_connection(TokioIo::new(stream), service).with_upgrades());
    let ended = tokio::select! {
        ended = connection.as_mut() => Some(ended),
        _ = is_stopped.changed() => None,
    };
    if let Some(ended) = ended {
        // A client that disconnects during a request, or is disconnected, is not a server error.
        return ended.unwrap_or_else(|error| tracing::debug!(%error, "a connection has ended"));
    }
    connection.as_mut().graceful_shutdown();
    connection.await.unwrap_or_else(|error| tracing::debug!(%error, "a connection has ended"));
}

fn is_client_error(kind: ErrorKind) -> bool {
    matches!(kind, ErrorKind::ConnectionRefused | ErrorKind::ConnectionAborted | ErrorKind::ConnectionReset)
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::routing::get;
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};

    /// Sends a text and reads until the server closes the connection.
    async fn exchange(address: std::net::SocketAddr, said: &str) -> String {
        let mut client = TcpStream::connect(address).await.expect("somebody listens");
        client.write_all(said.as_bytes()).await.expect("sent");
        let mut answer = Vec::new();
        // A connection reset also ends the connection.
        client.read_to_end(&mut answer).await.ok();
        String::from_utf8_lossy(&answer).into_owned()
    }

    #[tokio::test]
    async fn stalled_clients_are_disconnected_while_others_are_served() {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("bound");
        let router = Router::new().route("/", get(async || "well"));
        let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
        let until = async { stopped.await.unwrap_or_default() };
        let server = tokio::spawn(serve_with_timeout(listener, router, Duration::from_millis(300), until));
        // Each of these connections would last forever unless the server ended it.
        for unfinished in ["", "GET / HTTP/1.1\r\n", "GET / HTTP/1.1\r\nHost: a\r\nX: y"] {
            assert!(!exchange(address, unfinished).await.contains("200 OK"), "{unfinished:?}");
        }
        let answer = exchange(address, "GET / HTTP/1.1\r\nHost: a\r\n\r\n").await;
        assert!(answer.starts_with("HTTP/1.1 200 OK") && answer.ends_with("well"), "{answer}");
        stop.send(()).expect("it is served");
        server.await.expect("no panic");
        assert!(TcpStream::connect(address).await.is_err(), "nobody listens any more");
    }
}
