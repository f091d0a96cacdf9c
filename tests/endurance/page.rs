//! The page, with a client that keeps it waiting for as long as permitted.

use sztab_sandbox::page::{Options as PageOptions, serve};
use sztab_sandbox::{Options, Sandbox};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};

#[tokio::test]
async fn a_client_that_never_finishes_its_request_is_disconnected() {
    let sandbox = Sandbox::start(Options::default()).await.unwrap();
    let guild = sandbox.add_guild("Hexagon", "en-GB");
    let listen = ([127, 0, 0, 1], 0).into();
    let page = serve(sandbox, PageOptions { listen, guild, people: Vec::new(), names: Vec::new() }).await.unwrap();
    let mut client = tokio::net::TcpStream::connect(page.address()).await.unwrap();
    client.write_all(b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: y").await.unwrap();
    let mut answer = Vec::new();
    // This blocks as long as the page keeps the connection open; a reset connection counts as closed too.
    client.read_to_end(&mut answer).await.ok();
    assert!(!String::from_utf8_lossy(&answer).contains(" 200 "));
}
