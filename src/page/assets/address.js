// The address of the window says who sits there, in which language and before which place, so that it can be reloaded
// and kept: `/?as=PERSON&language=pl#CHANNEL`, or `#CHANNEL/MESSAGE` for one message.

const LANGUAGES = ["en", "pl", "uk"];

/** Who is to sit here and in which language, as far as the address says; else the browser's language. */
export function wanted() {
  const query = new URLSearchParams(location.search);
  const asked = [query.get("language"), ...navigator.languages.map((language) => language.slice(0, 2))];
  return { person: query.get("as"), language: asked.find((language) => LANGUAGES.includes(language)) ?? "en" };
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
