// A command that was chosen, with its options as fields: those that it needs, and others that can be added.

import { byId, make, mark } from "./make.js";
import { field } from "./field.js";
import { lineOf, written } from "./typed.js";
import { text } from "./words.js";

const place = byId("fields");

/** The command, its open fields and the buttons that add the others; null while a line is typed. */
let open = null;

/** The command that is being filled in, or null. */
export const chosen = () => open?.command ?? null;

/**
 * Opens the fields of a command. `known` holds what is known already, by the option's name; `back` goes back to the line.
 */
export function openFields(command, known, back) {
  open = { command, fields: [], adders: make("div", { class: "adders" }) };
  const settings = {
    type: "button",
    class: "chip",
    "aria-label": text("leave-command", { command: written(command) }),
    on: { click: back },
  };
  const chip = make("button", settings, written(command), mark(" ✕"));
  place.replaceChildren(
    make("div", { class: "chosen" }, chip, make("span", { class: "small", text: command.description })),
    open.adders,
  );
  place.hidden = false;
  place.setAttribute("role", "group");
  place.setAttribute("aria-label", written(command));
  for (const option of command.options) {
    if (option.required || known.has(option.name)) add(option, known.get(option.name) ?? "");
  }
  drawAdders();
}

/** Closes the fields. */
export function closeFields() {
  open = null;
  place.replaceChildren();
  place.hidden = true;
}

/** Puts the focus where the person goes on: the first field that is empty, else the button that sends. */
export async function focusFields() {
  for (const one of open.fields) {
    if ((await one.read()) === null) {
      one.input.focus();
      return;
    }
  }
  byId("send").focus();
}

function add(option, typed) {
  const one = field(open.command, option, typed, given, () => remove(one));
  open.fields.push(one);
  const order = (one) => open.command.options.indexOf(one.option);
  open.fields.sort((one, other) => order(one) - order(other));
  const next = open.fields[open.fields.indexOf(one) + 1];
  place.insertBefore(one.element, next?.element ?? open.adders);
  return one;
}

function remove(one) {
  one.element.remove();
  open.fields.splice(open.fields.indexOf(one), 1);
  drawAdders();
  open.adders.querySelector(`[data-option="${CSS.escape(one.option.name)}"]`)?.focus();
}

function drawAdders() {
  const missing = open.command.options.filter((option) => !open.fields.some((one) => one.option === option));
  const adder = (option) => {
    const press = () => {
      const one = add(option, "");
      drawAdders();
      one.input.focus();
    };
    const settings = {
      type: "button",
      class: "adder",
      title: option.description,
      "data-option": option.name,
      on: { click: press },
    };
    return make("button", settings, mark("+ "), option.shown);
  };
  open.adders.replaceChildren(...missing.map(adder));
  open.adders.hidden = missing.length === 0;
  open.adders.setAttribute("role", "group");
  open.adders.setAttribute("aria-label", text("more-options"));
}

/** The other options as they stand, for the bot's suggestions; files are not read for that. */
function given(focused) {
  const others = open.fields.filter((one) => one.option !== focused && one.input.type !== "file");
  const read = others
    .map((one) => ({ option: one.option, read: one.read() }))
    .filter((one) => one.read && one.read.error === undefined);
  return read.map((one) => ({ name: one.option.name, type: one.option.type, value: one.read.value }));
}

/** The command as a line. */
export function line() {
  return lineOf(
    open.command,
    open.fields.map((one) => ({
      option: one.option,
      typed: one.input.type === "file" ? "" : (one.read()?.typed ?? ""),
    })),
  );
}

/** All options as the server takes them, or null after saying at each field what is wrong with it. */
export async function read() {
  const options = [];
  let wrong = null;
  for (const one of open.fields) {
    const found = await one.read();
    const error = found === null ? (one.option.required ? text("error-required") : "") : (found.error ?? "");
    one.complain(error);
    if (error) wrong ??= one;
    else if (found) options.push({ name: one.option.name, type: one.option.type, value: found.value });
  }
  wrong?.input.focus();
  return wrong ? null : options;
}
