// The command box: a line that is completed while it is typed, or a chosen command with its fields.

import { combo, latest } from "./combo.js";
import { chosen, closeFields, focusFields, line as lineOfFields, openFields, read } from "./fields.js";
import { openForm } from "./form.js";
import * as live from "./live.js";
import { byId } from "./make.js";
import { follow } from "./messages.js";
import { placeName, placeOf, state, usable } from "./state.js";
import { TYPE, commandOf, fitting, fold, parts, written } from "./typed.js";
import { meant, offers } from "./values.js";
import { text } from "./words.js";

const form = byId("box");
const input = byId("command-box");
let history = [];

/** Which line of the history stands in the box, counted from the newest; -1 for none. */
let recalled = -1;

/** What was taken from suggestions, by the option and the words that stand in the line for it. */
let taken = new Map();

let isSending = false;

const list = combo(input, byId("box-offers"), accept);
const search = latest(optionOffers, (found) => document.activeElement === input && list.show(found, false));

/** Offers what may follow what stands in the box. */
function complete() {
  search.stop();
  const found = commandOf(usable(), input.value);
  if (found && /^\s/.test(found.rest)) {
    list.close();
    if (found.command.options.length) search.ask(found);
  } else if (input.value.startsWith("/")) {
    const commands = fitting(usable(), input.value.slice(1));
    list.show(
      commands.map((command) => ({ shown: written(command), note: command.description, command })),
      true,
    );
  } else {
    list.close();
  }
}

/** Values for the option that is being typed, and labels of the options that are still free. */
async function optionOffers({ command, rest }) {
  const all = parts(command, rest);
  const current = all.at(-1);
  const start = input.value.slice(0, input.value.length - rest.length);
  const given = all
    .slice(0, -1)
    .filter((part) => part.option.type !== TYPE.file)
    .map(value)
    .filter((one) => one.error === undefined);
  const values = await offers(command, given, current.option, current.typed);
  const before = start + rest.slice(0, current.from) + (current.from === 0 ? " " : "");
  return [
    ...values.map((choice) => ({ shown: choice.shown, choice, option: current.option, line: before + choice.shown })),
    ...labels(command, all, start + rest),
  ];
}

function labels(command, all, typedLine) {
  const word = /\S*$/.exec(typedLine)[0];
  // Where there is one option alone, nobody needs its label once something is typed.
  const isPlain = (part) => part.from === 0 && (command.options.length > 1 || part.typed === "");
  const isGiven = (option) => all.some((part) => part.option === option && !isPlain(part));
  const free = command.options.filter((option) => !isGiven(option) && option.type !== TYPE.file);
  const fits = free.filter((option) => [option.shown, option.name].some((name) => fold(name).startsWith(fold(word))));
  const before = typedLine.slice(0, typedLine.length - word.length);
  return fits.map((option) => ({
    shown: `${option.shown}:`,
    note: option.description,
    line: `${before}${option.shown}:`,
    goesOn: true,
  }));
}

function accept(offer) {
  search.stop();
  if (offer.command) {
    choose(offer.command, new Map());
    return;
  }
  if (offer.choice) taken.set(`${offer.option.name} ${offer.shown}`, offer.choice.value);
  input.value = offer.line;
  if (offer.goesOn) complete();
}

/** A command without options is ready as it stands; any other one shows its fields. */
function choose(command, known) {
  if (command.options.length === 0) {
    input.value = written(command);
    return Promise.resolve();
  }
  list.close();
  search.stop();
  openFields(command, known, backToLine);
  byId("line").classList.add("filling");
  return focusFields();
}

function backToLine(event, words = lineOfFields()) {
  closeFields();
  byId("line").classList.remove("filling");
  input.value = words;
  taken = new Map();
  complain("");
  input.focus();
}

/** The value of a part of the line, as the server takes it. */
function value({ option, typed }) {
  const found = taken.has(`${option.name} ${typed}`)
    ? { value: taken.get(`${option.name} ${typed}`) }
    : meant(option, typed);
  return { name: option.name, type: option.type, ...found };
}

function complain(words) {
  byId("box-error").textContent = words;
  if (words) input.setAttribute("aria-invalid", "true");
  else input.removeAttribute("aria-invalid");
}

async function submit(event) {
  event.preventDefault();
  if (isSending) return;
  // From here on, since reading a file takes its time.
  isSending = true;
  form.setAttribute("aria-busy", "true");
  complain("");
  try {
    await submitWritten();
  } finally {
    isSending = false;
    form.removeAttribute("aria-busy");
  }
}

async function submitWritten() {
  if (chosen()) {
    const command = chosen();
    const options = await read();
    // A person who left the fields meanwhile no longer wants it.
    if (options && chosen() === command) await send(command, options, lineOfFields());
  } else if (input.value.trim().startsWith("/")) {
    await submitLine(input.value.trim());
  } else if (input.value.trim() !== "") {
    await wait({ do: "say", text: input.value.trim() }, input.value);
  }
}

async function submitLine(line) {
  const found = commandOf(usable(), line);
  if (!found) {
    complain(text("error-command", { typed: line.split(" ")[0] }));
    return;
  }
  const { command, rest } = found;
  const given = parts(command, rest).filter((part) => part.typed !== "");
  if (given.some((part) => part.option === null)) {
    complain(text("error-no-options", { command: written(command) }));
    return;
  }
  const options = given.map(value);
  const isComplete = command.options.every(
    (option) => !option.required || options.some((one) => one.name === option.name),
  );
  if (isComplete && options.every((one) => one.error === undefined)) {
    await send(command, options, line);
  } else {
    // The fields say what is missing or wrong.
    await choose(command, new Map(given.map((part) => [part.option.name, part.typed])));
    if (given.length > 0) await read();
  }
}

const send = (command, options, line) => wait({ do: "command", path: command.path, options }, line);

/** Sends what was written and waits until it is taken; what is refused stays. */
async function wait(request, line) {
  // That of the person who sits here now; another one may do so when the answer comes.
  const mine = history;
  try {
    const { form } = await live.ask({ ...request, channel: state.channel });
    if (mine !== history) return;
    sent(line);
    if (form) openForm(form);
  } catch (error) {
    if (mine === history) complain(error.message);
  }
}

/** The box is empty again, and the line can be called back. What comes of it stands at the end. */
function sent(line) {
  follow();
  if (history[0] !== line) history.unshift(line);
  empty();
}

/** Another person sits down: what one has written is not for the next one. */
export function forgetBox() {
  history = [];
  complain("");
  empty();
}

function empty() {
  recalled = -1;
  const hadFocus = form.contains(document.activeElement);
  list.close();
  search.stop();
  taken = new Map();
  closeFields();
  byId("line").classList.remove("filling");
  input.value = "";
  if (hadFocus) input.focus();
}

/** Goes through what was sent before, while nothing else is being typed. */
function recall(event) {
  const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
  const isUntouched = input.value === "" || input.value === history[recalled];
  if (!step || event.altKey || !isUntouched || recalled + step >= history.length) return;
  event.preventDefault();
  recalled = Math.max(recalled + step, -1);
  input.value = history[recalled] ?? "";
}

/** Enter sends a line that says everything, even if the list would go on. */
function isWhole() {
  const found = commandOf(usable(), input.value);
  return (
    found !== null &&
    !list.hasMoved() &&
    found.rest.trim() === "" &&
    found.command.options.every((option) => !option.required)
  );
}

function key(event) {
  if (event.key === "Enter" && isWhole()) {
    list.close();
  } else if (!list.key(event) && !list.isOpen()) {
    recall(event);
  }
}

/** Another part of the page puts a command into the box, or only the focus. */
function writtenElsewhere(event) {
  const words = event.detail;
  if (words !== null && (words !== "/" || input.value === "") && !(words === "/" && chosen())) {
    if (chosen()) backToLine(null, words);
    input.value = words;
    complete();
  }
  if (chosen()) focusFields();
  else input.focus();
}

/** The place has changed: what is said goes there. */
export function usePlace() {
  input.placeholder = text("box-hint", { place: placeName(placeOf(state.channel)) });
  complain("");
}

/** The commands, or their language, have changed. */
export function useCommands() {
  const command = chosen();
  const isSame = (other) => JSON.stringify(other) === JSON.stringify(command);
  if (command && !usable().some(isSame)) backToLine(null, "");
  else if (list.isOpen()) complete();
}

/** Starts to listen. */
export function startBox() {
  form.addEventListener("submit", submit);
  input.addEventListener("input", () => {
    recalled = -1;
    complain("");
    complete();
  });
  input.addEventListener("keydown", key);
  byId("fields").addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    event.preventDefault();
    backToLine(event);
  });
  document.addEventListener("command", writtenElsewhere);
}
