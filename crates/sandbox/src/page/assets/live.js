// The connection to the server: opened again by itself, each time a little later.

import { text } from "./words.js";

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 10_000;

/** The server says something every other second; after so much silence the reader is told, and then it is given up. */
const SILENT = 5000;
const DEAD = 20_000;

let socket = null;
let silence = null;
let isSilent = false;
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
  const mine = new WebSocket(`${scheme}://${location.host}/live`);
  socket = mine;
  // A connection that was given up says nothing any more.
  const on = (event, act) => mine.addEventListener(event, (happened) => mine === socket && act(happened));
  on("open", () => {
    pause = FIRST_PAUSE;
    listen();
    listener.opened();
  });
  on("message", (event) => {
    listen();
    hear(JSON.parse(event.data));
  });
  on("close", lost);
  listen();
}

/** Something was heard: the silence begins anew. */
function listen() {
  tellSilent(false);
  clearTimeout(silence);
  silence = setTimeout(() => {
    tellSilent(true);
    silence = setTimeout(giveUp, DEAD - SILENT);
  }, SILENT);
}

function tellSilent(is) {
  if (is !== isSilent) listener.silent(is);
  isSilent = is;
}

/** A dead connection does not end by itself for a long time. */
function giveUp() {
  const dead = socket;
  lost();
  dead.close();
}

function hear(message) {
  if (message.is === "beat") return;
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
  clearTimeout(silence);
  tellSilent(false);
  socket = null;
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

/** Connects, and tells the listener what is `heard`, and when the connection is `opened`, `closed` or `silent`. */
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
