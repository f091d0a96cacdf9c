//! Starts the HTTP server of a sandbox.

use std::io;
use std::net::{Ipv4Addr, SocketAddr};

use tokio::net::TcpListener;

use super::handle::{Options, Sandbox};
use super::rest::routes;

impl Sandbox {
    /// Binds to the loopback interface and serves until [`Sandbox::stop`] is called or the runtime ends.
    ///
    /// # Errors
    /// If the port is taken.
    pub async fn start(options: Options) -> io::Result<Self> {
        let listener = TcpListener::bind(SocketAddr::from((Ipv4Addr::LOCALHOST, options.port))).await?;
        let api = format!("http://{}", listener.local_addr()?);
        let sandbox = Self::new(options, api);
        let router = routes::router(sandbox.clone());
        let stopped = sandbox.wait_for_stop();
        tokio::spawn(async move { axum::serve(listener, router).with_graceful_shutdown(stopped).await });
        Ok(sandbox)
    }
}
