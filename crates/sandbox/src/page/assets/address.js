// The address of the window says who sits there, in which language and before which place, so that it can be reloaded
// and kept: `/?as=PERSON&language=pl#CHANNEL`, or `#CHANNEL/MESSAGE` for one message.

const LANGUAGES = ["en", "pl", "uk"];

/** Who is to sit here and in which language, as far as the address says; else the browser's language. */
export function wanted() {
  const query = new URLSearchParams(location.search);
  const asked = [query.get("language"), ...navigator.languages.map((language) => language.slice(0, 2))];
  return { person: query.get("as") || null, language: asked.find((language) => LANGUAGES.includes(language)) ?? "en" };
}

/** The place and the message that the address names, or nulls. */
export function named() {
  const [, channel = null, message = null] = /^#(\d+)(?:\/(\d+))?$/.exec(location.hash) ?? [];
  return { channel, message };
}

/** Keeps the seat and the place in the address, without a step in the history. */
export function keep(person, language, channel) {
  history.replaceState(null, "", windowOf(person, language, channel));
}

/** The address of a window. */
export function windowOf(person, language, channel) {
  return `/?${new URLSearchParams({ as: person, language })}${channel ? `#${channel}` : ""}`;
}

/** What lies over the page, such as a picture: how each is closed, in the order in which they were opened. */
const over = [];

/** Steps back in the history that are our own. */
let steps = 0;

/** Something lies over the page: *Back* closes it, and leads nowhere else. */
export function lay(close) {
  over.push(close);
  history.pushState(null, "");
}

/** It was closed otherwise. Its step in the history goes too. */
export function lift(close) {
  if (!takeOff(close)) return;
  steps += 1;
  history.back();
}

/** It was closed to go to another place, which takes over its step in the history. */
export function leaveFor(close, hash) {
  if (takeOff(close)) location.replace(hash);
}

function takeOff(close) {
  const at = over.indexOf(close);
  if (at >= 0) over.splice(at, 1);
  return at >= 0;
}

addEventListener("popstate", () => {
  if (steps > 0) steps -= 1;
  else over.pop()?.();
});
