//! The sandbox's page: a Discord client in a browser, for the people of one server.
//!
//! The page listens on its own address and uses only the sandbox's public interface. A browser receives plain data over
//! one WebSocket (`live`): texts are parsed into trees here ([`markdown`]), so messages are never mistaken for markup,
//! and a window receives only changes.
//!
//! # Access
//!
//! Anyone who can reach the address can play as any of the people. Other pages in the same browser cannot (`routes`),
//! because their requests have neither the expected host nor the expected origin.

mod act;
mod assets;
mod files;
pub mod limits;
mod live;
pub mod markdown;
mod marks;
mod pace;
mod requests;
mod routes;
mod texts;
mod view;
mod window;

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;

use tokio::net::TcpListener;
use tokio::sync::{Semaphore, watch};

use crate::serve;
use crate::{Id, Sandbox};
use marks::ReadMarks;
pub use texts::page_texts;
pub use view::locale;

/// Options of the page.
#[derive(Clone, Debug)]
pub struct Options {
    /// The address to listen on; port 0 selects a free one.
    pub listen: SocketAddr,
    /// The server to show.
    pub guild: Id,
    /// The people to play as, in the order in which the page lists them.
    pub people: Vec<Id>,
    /// Host names that are accepted besides `localhost` and IP addresses.
    pub names: Vec<String>,
}

/// A running page.
#[derive(Debug)]
pub struct Page {
    address: SocketAddr,
    stopped: watch::Sender<bool>,
    seats: Arc<Semaphore>,
}

impl Page {
    /// The address that the page listens on.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The number of open windows.
    pub fn window_count(&self) -> usize {
        limits::MAX_WINDOWS.saturating_sub(self.seats.available_permits())
    }

    /// Stops listening and closes all windows.
    pub fn stop(&self) {
        self.stopped.send_replace(true);
    }
}

/// State shared by all windows.
struct Shared {
    sandbox: Sandbox,
    options: Options,
    marks: ReadMarks,
    seats: Arc<Semaphore>,
    stopped: watch::Receiver<bool>,
}

/// Binds the address and serves the page until [`Page::stop`] is called, the page is dropped, or the runtime ends.
///
/// # Errors
///
/// If the page cannot listen on the address.
pub async fn serve(sandbox: Sandbox, options: Options) -> io::Result<Page> {
    let listener = TcpListener::bind(options.listen).await?;
    let address = listener.local_addr()?;
    let (stopped, told) = watch::channel(false);
    let marks = ReadMarks::new(&sandbox, &options);
    let seats = Arc::new(Semaphore::new(limits::MAX_WINDOWS));
    let shared = Shared { sandbox, options, marks, seats: seats.clone(), stopped: told.clone() };
    let router = routes::router(Arc::new(shared));
    tokio::spawn(serve::serve(listener, router, wait_until_stopped(told)));
    Ok(Page { address, stopped, seats })
}

/// Returns when the page is stopped, or when its handle is dropped.
async fn wait_until_stopped(mut told: watch::Receiver<bool>) {
    told.wait_for(|stopped| *stopped).await.map(drop).unwrap_or_default();
}
