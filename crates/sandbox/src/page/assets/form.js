// A form of the bot: a dialog with its fields, until they are sent or left.

import * as live from "./live.js";
import { byId, make, mark } from "./make.js";
import { text } from "./words.js";

const dialog = byId("form");
const body = byId("form-body");

/** The open form, as `{ id, fields, message, isSending }`, or null. Fields have `input`, `asked` and `complain`. */
let open = null;

/** Opens a form. `message` is the message whose control it answers, if any. A form that is open already stays. */
export function openForm(told, message = null) {
  if (open) return;
  const drawn = told.fields.map(field);
  open = { id: told.id, fields: drawn.filter((one) => one.input), message, isSending: false };
  byId("form-title").textContent = told.title;
  byId("form-fields").replaceChildren(...drawn.map((one) => one.element));
  complain("");
  body.removeAttribute("aria-busy");
  dialog.showModal();
  dialog.dispatchEvent(new CustomEvent("laid"));
  open.fields[0]?.input.focus();
}

/** Another person sits down: a form of the last one is not for the next one. */
export function forgetForm() {
  dialog.close();
}

function field(asked, at) {
  const id = `form-field-${at}`;
  if (asked.kind !== "text") {
    const unknown = make("p", { class: "small", text: text("unknown-control") });
    return { element: make("div", { class: "option" }, make("p", { text: asked.label }), unknown) };
  }
  const error = make("p", { class: "error", id: `${id}-error` });
  const about = asked.description ? make("p", { class: "small", id: `${id}-about`, text: asked.description }) : null;
  const input = make(asked.long ? "textarea" : "input", {
    id,
    type: asked.long ? null : "text",
    rows: asked.long ? 4 : null,
    placeholder: asked.placeholder,
    maxlength: asked.longest,
    "aria-required": asked.required ? "true" : null,
    "aria-describedby": [error, about].flatMap((one) => one?.id ?? []).join(" "),
  });
  input.value = asked.value;
  const label = make("label", { class: "field-head", for: id }, asked.label, asked.required ? mark(" *") : null);
  const complain = (words) => {
    error.textContent = words;
    if (words) input.setAttribute("aria-invalid", "true");
    else input.removeAttribute("aria-invalid");
  };
  input.addEventListener("input", () => complain(""));
  return { element: make("div", { class: "option" }, label, input, error, about), input, asked, complain };
}

/** What is wrong with a text, or nothing. Characters are counted as the server does. */
function wrong({ input, asked }) {
  const length = [...input.value].length;
  if (length === 0) return asked.required ? text("error-required") : "";
  if (length < asked.shortest) return text("error-shortest", { count: asked.shortest });
  return length > asked.longest ? text("error-longest", { count: asked.longest }) : "";
}

/** Says at each field what is wrong with it, and goes to the first such one; whether all can be sent. */
function check(fields) {
  for (const one of fields) one.complain(wrong(one));
  const first = fields.find(wrong);
  first?.input.focus();
  return !first;
}

function complain(words) {
  byId("form-error").textContent = words;
}

/** Sends the form. It closes when it is taken; what is refused stays, with the reason. */
async function submit(event) {
  event.preventDefault();
  const mine = open;
  if (!mine || mine.isSending || !check(mine.fields)) return;
  mine.isSending = true;
  body.setAttribute("aria-busy", "true");
  complain("");
  const values = mine.fields.map(({ asked, input }) => ({ id: asked.id, value: input.value }));
  try {
    await live.ask({ do: "submit", form: mine.id, values });
    if (mine === open) dialog.close();
  } catch (error) {
    if (mine === open) complain(error.message);
  } finally {
    mine.isSending = false;
    if (mine === open) body.removeAttribute("aria-busy");
  }
}

/** The browser gives the focus back to the control that had it, unless an update has replaced that. */
function closed() {
  const { message } = open;
  open = null;
  byId("form-fields").replaceChildren();
  if (document.activeElement !== document.body) return;
  const article = message && document.querySelector(`[data-message="${CSS.escape(message)}"]`);
  (article ?? byId("messages")).focus();
}

/** Starts to listen. */
export function startForms() {
  body.addEventListener("submit", submit);
  dialog.addEventListener("close", closed);
}
