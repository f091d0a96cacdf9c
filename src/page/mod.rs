//! The page of the sandbox: what a Discord client would show, in a browser, for the people of one server.
//!
//! It listens on an address of its own and knows the sandbox by its public interface alone. What a browser is sent is
//! plain data over one WebSocket (`live`): texts are read into trees here ([`markdown`]), so that nothing that somebody
//! wrote is ever taken for markup, and a window is sent only what differs from what it has.
//!
//! # Who may talk to it
//!
//! Whoever reaches the address may sit down as anybody: it is a place to try things out. What must not happen is that some
//! other page in the same browser does it (`door`): such a page knows neither the host nor the origin that are asked for.

mod act;
mod asked;
mod assets;
mod door;
mod files;
pub mod limits;
mod live;
pub mod markdown;
mod marks;
mod pace;
mod view;
mod window;

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;

use tokio::net::TcpListener;
use tokio::sync::{Semaphore, watch};

use crate::sandbox::{Id, Sandbox};
use crate::serve;
use marks::ReadMarks;

/// Where the page is, and for whom.
#[derive(Clone, Debug)]
pub struct Options {
    /// Where it listens; port 0 takes any free one.
    pub listen: SocketAddr,
    /// The server that is shown.
    pub guild: Id,
    /// Who may be sat down as, in the order in which they are offered.
    pub people: Vec<Id>,
    /// Names of hosts other than `localhost` under which it may be reached; addresses always may.
    pub names: Vec<String>,
}

/// A page that is being served.
#[derive(Debug)]
pub struct Page {
    address: SocketAddr,
    stopped: watch::Sender<bool>,
}

impl Page {
    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Stops listening and closes all windows.
    pub fn stop(&self) {
        self.stopped.send_replace(true);
    }
}

/// What all windows share.
struct Shared {
    sandbox: Sandbox,
    options: Options,
    marks: ReadMarks,
    seats: Arc<Semaphore>,
    stopped: watch::Receiver<bool>,
}

/// Binds the address and serves the page until [`Page::stop`], until the page is dropped, or until the runtime ends.
///
/// # Errors
/// When the address cannot be listened on.
pub async fn serve(sandbox: Sandbox, options: Options) -> io::Result<Page> {
    let listener = TcpListener::bind(options.listen).await?;
    let address = listener.local_addr()?;
    let (stopped, told) = watch::channel(false);
    let marks = ReadMarks::new(&sandbox, &options);
    let seats = Arc::new(Semaphore::new(limits::WINDOWS));
    let shared = Shared { sandbox, options, marks, seats, stopped: told.clone() };
    let router = door::router(Arc::new(shared));
    tokio::spawn(serve::serve(listener, router, is_stopped(told)));
    Ok(Page { address, stopped })
}

/// Returns when the page is to stop, or when nobody can stop it any more.
async fn is_stopped(mut told: watch::Receiver<bool>) {
    told.wait_for(|stopped| *stopped).await.map(drop).unwrap_or_default();
}
