//! One connection to the gateway: HELLO, then IDENTIFY or RESUME, then events in one direction and heartbeats in the
//! other.

use axum::extract::ws::{CloseFrame, Message, WebSocket};
use serde_json::{Value, json};
use tokio::sync::mpsc::{UnboundedSender, unbounded_channel};

use super::flags::intent;
use super::gateway::{Connection, Instruction, gateway_url, op, session_id};
use super::handle::Sandbox;
use super::record::ViolationKind;
use super::state::World;
use super::wire;

/// Serves one connection until either side ends it.
pub(super) async fn serve(mut socket: WebSocket, sandbox: Sandbox) {
    let (orders, mut inbox) = unbounded_channel();
    let connection = sandbox.change_world(|world| world.gateway.next_connection());
    let interval = u64::try_from(sandbox.heartbeat_interval().as_millis()).unwrap_or(u64::MAX);
    let hello = json!({ "op": op::HELLO, "s": null, "t": null, "d": { "heartbeat_interval": interval } });
    orders.send(Instruction::Frame(hello.to_string())).ok();
    loop {
        tokio::select! {
            order = inbox.recv() => match order {
                Some(Instruction::Frame(frame)) => {
                    if socket.send(Message::Text(frame.into())).await.is_err() {
                        break;
                    }
                }
                Some(Instruction::Close(code, reason)) => {
                    socket.send(Message::Close(Some(CloseFrame { code, reason: reason.into() }))).await.ok();
                    break;
                }
                Some(Instruction::Abort) | None => break,
            },
            frame = socket.recv() => match frame {
                Some(Ok(Message::Text(text))) => {
                    let message = serde_json::from_str(&text).unwrap_or(Value::Null);
                    sandbox.change_world(|world| handle_message(world, connection, &orders, &message));
                }
                Some(Ok(Message::Close(_))) => {
                    // Reading on sends the close frame in reply to the client's.
                    socket.recv().await;
                    break;
                }
                Some(Err(_)) | None => break,
                Some(Ok(_)) => {}
            },
        }
    }
    sandbox.change_world(|world| world.gateway.disconnect(connection));
}

/// Handles one message from the bot.
fn handle_message(world: &mut World, connection: u64, orders: &UnboundedSender<Instruction>, message: &Value) {
    if world.gateway.silent {
        return;
    }
    let data = &message["d"];
    let close = |world: &mut World, code: u16, reason: &'static str| {
        world.record_violation(
            ViolationKind::Refused { status: code, code: u32::from(code) },
            "GATEWAY",
            "/gateway",
            reason.to_owned(),
        );
        orders.send(Instruction::Close(code, reason)).ok();
    };
    let linked = world.gateway.session.as_ref().and_then(|session| session.link.as_ref());
    let is_linked = linked.is_some_and(|link| link.connection == connection);
    let link = Connection { connection, orders: orders.clone() };
    match message["op"].as_u64() {
        Some(op::HEARTBEAT) => {
            orders.send(Instruction::Frame(json!({ "op": op::HEARTBEAT_ACK }).to_string())).ok();
        }
        Some(op::IDENTIFY | op::RESUME) if is_linked => close(world, 4005, "Already authenticated."),
        Some(op::IDENTIFY | op::RESUME) if !has_token(world, data) => close(world, 4004, "Authentication failed."),
        Some(op::IDENTIFY) => identify(world, data, link),
        Some(op::RESUME) => {
            let session = data["session_id"].as_str().unwrap_or_default();
            if !world.gateway.resume(session, data["seq"].as_u64().unwrap_or_default(), link) {
                let refusal = json!({ "op": op::INVALID_SESSION, "d": false });
                orders.send(Instruction::Frame(refusal.to_string())).ok();
            }
        }
        Some(_) if is_linked => {} // presence and the like have no effect here
        Some(_) => close(world, 4003, "Not authenticated."),
        None => close(world, 4002, "Error while decoding payload."),
    }
}

fn has_token(world: &World, data: &Value) -> bool {
    data["token"].as_str().is_some_and(|token| token.trim_start_matches("Bot ") == world.token)
}

/// Begins a session: sends READY, then every guild that READY announced as unavailable.
fn identify(world: &mut World, data: &Value, link: Connection) {
    let id = session_id(world.application_id, world.gateway.identified);
    let intents = data["intents"].as_u64().unwrap_or_default();
    world.gateway.identify(id.clone(), intents, link);
    let known = world.guilds.values().filter(|guild| guild.has_bot);
    let guilds: Vec<Value> = known.map(|guild| json!({ "id": guild.id.to_string(), "unavailable": true })).collect();
    let ready = json!({
        "v": 10,
        "user": wire::user_by_id(world, world.application_id),
        "guilds": guilds,
        "session_id": id,
        "session_type": "normal",
        "resume_gateway_url": gateway_url(&world.api),
        "shard": data.get("shard").cloned().unwrap_or_else(|| json!([0, 1])),
        "application": { "id": world.application_id.to_string(), "flags": 0 },
        "private_channels": [],
    });
    world.gateway.dispatch("READY", &ready);
    let known = world.guilds.values().filter(|guild| guild.has_bot);
    let guilds: Vec<Value> = known.map(|guild| wire::place::guild_create(world, guild)).collect();
    for guild in &guilds {
        world.gateway.dispatch_if(intent::GUILDS, "GUILD_CREATE", guild);
    }
}
