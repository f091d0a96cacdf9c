// The connection to the server: opened again by itself, each time a little later.

import { text } from "./words.js";

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 10_000;

let socket = null;
let pause = FIRST_PAUSE;
let timer = null;
let listener = null;
/** Questions that the listener answers for itself: what comes of them is heard like everything else. */
export const OWN = { sit: 0, open: 1 };

let lastAsk = Math.max(...Object.values(OWN));
const open = new Map();

const isOpen = () => socket?.readyState === WebSocket.OPEN;

function connect() {
  clearTimeout(timer);
  timer = null;
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  socket = new WebSocket(`${scheme}://${location.host}/live`);
  socket.addEventListener("open", () => {
    pause = FIRST_PAUSE;
    listener.opened();
  });
  socket.addEventListener("message", (event) => hear(JSON.parse(event.data)));
  socket.addEventListener("close", lost);
}

function hear(message) {
  const waiting = open.get(message.ask);
  if (!waiting) {
    listener.heard(message);
    return;
  }
  open.delete(message.ask);
  if (message.is === "failed") waiting.refuse(new Error(message.text));
  else waiting.answer(message);
}

function lost() {
  for (const waiting of open.values()) waiting.refuse(new Error(text("connection-lost")));
  open.clear();
  listener.closed();
  // A little by chance, so that two windows do not knock at the same moment.
  timer = setTimeout(connect, pause * (0.75 + Math.random() / 2));
  pause = Math.min(pause * 2, LONGEST_PAUSE);
}

/** Tries at once where there is reason to hope. */
function hurry() {
  if (timer !== null) connect();
}

/** Connects, and tells the listener what is `heard` and when the connection is `opened` or `closed`. */
export function start(newListener) {
  listener = newListener;
  addEventListener("online", hurry);
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && hurry());
  connect();
}

/** Sends what needs no answer; false if there is no connection. */
export function send(message) {
  if (isOpen()) socket.send(JSON.stringify(message));
  return isOpen();
}

/** Sends what is answered once: the answer, or an error with a sentence for the reader. */
export function ask(message) {
  if (!isOpen()) return Promise.reject(new Error(text("connection-lost")));
  lastAsk += 1;
  const number = lastAsk;
  return new Promise((answer, refuse) => {
    open.set(number, { answer, refuse });
    socket.send(JSON.stringify({ ...message, ask: number }));
  });
}
