// Values of options: what a person may choose from, and what typed words mean.

import * as live from "./live.js";
import { placesOf } from "./picker.js";
import { everybody, placeName, state } from "./state.js";
import { TYPE, fold } from "./typed.js";
import { text } from "./words.js";

/** Longest file, in bytes: encoded, it still fits into one message to the server. */
const LONGEST_FILE = 1_400_000;

/** Everything that can be chosen for an option, or null if it is to be typed or the bot suggests. */
export function choices(option) {
  const people = everybody().map((person) => ({ shown: person.name, value: person.id }));
  const roles = state.roles.map((role) => ({ shown: `@${role.name}`, value: role.id }));
  if (option.choices?.length) return option.choices;
  switch (option.type) {
    case TYPE.truth:
      return [
        { shown: text("yes"), value: true },
        { shown: text("no"), value: false },
      ];
    case TYPE.user:
      return people;
    case TYPE.role:
      return roles;
    case TYPE.mention:
      return [...people, ...roles];
    case TYPE.channel:
      return placesOf(option.channel_types).map((place) => ({ shown: placeName(place), value: place.id }));
    default:
      return null;
  }
}

/** Choices that fit what is typed: from the list, or suggested by the bot for the command as it stands. */
export async function offers(command, given, option, typed) {
  if (option.suggests) {
    const request = {
      do: "suggest",
      channel: state.channel,
      path: command.path,
      options: given,
      focused: option.name,
      typed,
    };
    const answer = await live.ask(request);
    return answer.choices ?? [];
  }
  return (choices(option) ?? []).filter((choice) => plain(choice.shown).includes(plain(typed)));
}

/** As people type it: a name without its sign. */
const plain = (words) => fold(words).replace(/^[@#]/, "");

/** The value that typed words mean, or `{ error }` with a sentence. */
export function meant(option, typed) {
  // A file cannot be typed; its field says so.
  if (option.type === TYPE.file) return { error: text("error-required") };
  const listed = choices(option);
  if (listed) return listedValue(option, listed, typed);
  if (option.type === TYPE.whole || option.type === TYPE.number) return numberValue(option, typed);
  const { shortest, longest } = option;
  if (shortest && typed.length < shortest) return { error: text("error-shortest", { count: shortest }) };
  if (longest && typed.length > longest) return { error: text("error-longest", { count: longest }) };
  return { value: typed };
}

function listedValue(option, listed, typed) {
  const words = plain(typed);
  const id = /^<(?:@[!&]?|#)(\d+)>$/.exec(typed)?.[1];
  const exact = listed.find(
    (choice) => choice.value === id || plain(choice.shown) === words || String(choice.value) === typed,
  );
  const begun = listed.filter((choice) => plain(choice.shown).startsWith(words));
  const english = option.type === TYPE.truth ? { yes: true, no: false }[words] : undefined;
  const said = listed.find((choice) => choice.value === english);
  const found = exact ?? said ?? (begun.length === 1 ? begun[0] : undefined);
  return found ? { value: found.value } : { error: text("error-choice", { typed }) };
}

function numberValue(option, typed) {
  const value = Number(typed.replace(",", "."));
  if (!Number.isFinite(value)) return { error: text("error-number") };
  if (option.type === TYPE.whole && !Number.isInteger(value)) return { error: text("error-whole") };
  if (option.least !== null && option.least !== undefined && value < option.least)
    return { error: text("error-least", { least: option.least }) };
  if (option.most !== null && option.most !== undefined && value > option.most)
    return { error: text("error-most", { most: option.most }) };
  return { value };
}

/** A file as the server takes it. */
export function fileValue(file) {
  if (file.size > LONGEST_FILE) return Promise.resolve({ error: text("error-file") });
  return new Promise((done) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => {
      const base64 = reader.result.slice(reader.result.indexOf(",") + 1);
      done({ value: { name: file.name, kind: file.type || "application/octet-stream", base64 } });
    });
    reader.addEventListener("error", () => done({ error: text("error-file-read") }));
    reader.readAsDataURL(file);
  });
}
