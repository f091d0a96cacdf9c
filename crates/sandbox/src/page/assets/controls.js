// Buttons and selects of a message. What is pressed shows it until it is answered, and cannot be pressed twice.

import { openForm } from "./form.js";
import * as live from "./live.js";
import { announce, make, unseen } from "./make.js";
import { addressOf, emoji } from "./nodes.js";
import { picker } from "./picker.js";
import { text } from "./words.js";

/** Controls that wait for an answer, as `message custom-id`. They outlive the elements, which an update replaces. */
let waiting = new Set();

/** What went wrong last in a message. */
let failures = new Map();

/** Another person sits down: what one has pressed and was told is not for the next one. */
export function forgetControls() {
  waiting = new Set();
  failures = new Map();
}

/** The rows of a message and, below them, what went wrong. */
export function controls(message) {
  const rows = message.rows.map((_, index) => row(message, index));
  if (rows.length === 0) return [];
  return [make("div", { class: "rows" }, ...rows), failure(message)];
}

/** One row of a message. */
export function row(message, index) {
  return make("div", { class: "row" }, ...message.rows[index].map((item) => control(message, item)));
}

/** What went wrong in a message. */
export function failure(message) {
  return make("p", { class: "error", "data-failure": true, text: failures.get(message.id) ?? "" });
}

function control(message, item) {
  if (item.kind === "button") return button(message, item);
  if (item.kind === "link") return link(item);
  if (item.kind === "select") return select(message, item);
  return make("p", { class: "small", text: text("unknown-control") });
}

function button(message, item) {
  const press = () => send(message.id, item.id, { do: "press" });
  const element = make(
    "button",
    {
      type: "button",
      class: `button ${item.style}`,
      disabled: item.disabled,
      "data-custom-id": item.id,
      on: { click: press },
    },
    emoji(item.emoji),
    item.label,
  );
  return marked(message.id, item.id, element);
}

function link(item) {
  if (item.place)
    return make(
      "a",
      { class: "button link", href: addressOf(item.place) },
      emoji(item.emoji),
      item.label ?? item.place.name,
    );
  const settings = { class: "button link", href: item.url, target: "_blank", rel: "noopener noreferrer" };
  return make("a", settings, emoji(item.emoji), item.label ?? item.url, unseen(text("new-window")));
}

function select(message, item) {
  const choose = (values) => send(message.id, item.id, { do: "select", values });
  return marked(
    message.id,
    item.id,
    picker(item, choose, () => waiting.has(key(message.id, item.id))),
  );
}

const key = (message, id) => `${message} ${id}`;

/** Sends a press or a choice. Answers by whether it was taken. */
async function send(message, id, what) {
  if (waiting.has(key(message, id))) return false;
  // Those of the person who sits here now; another one may do so when the answer comes.
  const [owed, wrong] = [waiting, failures];
  wrong.delete(message);
  owed.add(key(message, id));
  show(message, id);
  try {
    const { form } = await live.ask({ ...what, message, id });
    if (form && wrong === failures) openForm(form, message);
    return true;
  } catch (error) {
    wrong.set(message, error.message);
    if (wrong === failures) announce(error.message);
    return false;
  } finally {
    owed.delete(key(message, id));
    show(message, id);
  }
}

/** Shows on the elements that stand there now how things are. */
function show(message, id) {
  const article = document.querySelector(`[data-message="${CSS.escape(message)}"]`);
  if (!article) return;
  for (const element of article.querySelectorAll(`[data-custom-id="${CSS.escape(id)}"]`)) marked(message, id, element);
  const failure = article.querySelector("[data-failure]");
  if (failure) failure.textContent = failures.get(message) ?? "";
}

/** Not `disabled`: that would take the focus away. */
function marked(message, id, element) {
  for (const name of ["aria-busy", "aria-disabled"]) {
    if (waiting.has(key(message, id))) element.setAttribute(name, "true");
    else element.removeAttribute(name);
  }
  return element;
}
