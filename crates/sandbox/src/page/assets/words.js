// The texts of the page, in the language of the seat. They come from the server, which has them from locales/.

import { byId, make } from "./make.js";

let texts = {};
let language = "en";

/** Whose way of writing times and numbers is used: a day has 24 hours in all three. */
const region = () => (language === "en" ? "en-GB" : language);

/** The text of a key, with its gaps filled. */
export function text(key, fills = {}) {
  const pattern = texts[key] ?? "";
  return pattern.replace(/\{\s*\$?([\w-]+)\s*\}/g, (gap, name) => (name in fills ? String(fills[name]) : gap));
}

/** A text of at most so many characters: cut after a word, unless that would leave less than half of them. */
export function shortened(words, most) {
  const letters = [...words];
  if (letters.length <= most) return words;
  const cut = letters.slice(0, most - 1).join("");
  const blank = /^\s/u.test(letters[most - 1]) ? cut.length : cut.search(/\s\S*$/u);
  return `${(2 * blank >= cut.length ? cut.slice(0, blank) : cut).trimEnd()}…`;
}

/** Takes the texts of a language and puts them wherever index.html names one. */
export function speak(newLanguage, newTexts) {
  language = newLanguage;
  texts = newTexts;
  document.documentElement.lang = language;
  for (const element of document.querySelectorAll("[data-text]")) element.textContent = text(element.dataset.text);
  for (const element of document.querySelectorAll("[data-label]")) {
    element.setAttribute("aria-label", text(element.dataset.label));
    if (element.matches("button")) element.title = text(element.dataset.label);
  }
  byId("help-list").replaceChildren(
    ...KEYS.flatMap(([keys, key]) => [shortcut(keys), make("dd", { text: text(key) })]),
  );
}

/** What the keyboard does, as the help lists it. */
const KEYS = [
  [["/"], "key-box"],
  [["Esc"], "key-escape"],
  [["Alt", "↑"], "key-place-up"],
  [["Alt", "↓"], "key-place-down"],
  [["Alt", "Shift", "↓"], "key-unread"],
  [["↑", "↓"], "key-messages"],
  [["Tab"], "key-controls"],
  [["End"], "key-newest"],
  [["↑"], "key-history"],
  [["?"], "key-help"],
];

function shortcut(keys) {
  return make("dt", {}, ...keys.flatMap((key, at) => [at > 0 ? " " : null, make("kbd", { text: key })]));
}

const HOUR = { hour: "2-digit", minute: "2-digit" };
const DAY = { day: "numeric", month: "long", year: "numeric" };

/** How Discord's styles of a time look in `Intl`; `R`, the distance from now, is worded by itself. */
const STYLES = {
  t: HOUR,
  T: { ...HOUR, second: "2-digit" },
  d: { day: "2-digit", month: "2-digit", year: "numeric" },
  D: DAY,
  f: { ...DAY, ...HOUR },
  F: { weekday: "long", ...DAY, ...HOUR },
};

const UNITS = [
  ["year", 31_536_000_000],
  ["month", 2_592_000_000],
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
  ["second", 1000],
];

function distance(at) {
  const apart = at - Date.now();
  const [unit, length] = UNITS.find(([, length]) => Math.abs(apart) >= length) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat(region(), { numeric: "auto" }).format(Math.round(apart / length), unit);
}

/** A time in one of Discord's styles. */
export function moment(at, style = "f") {
  if (style === "R") return distance(at);
  return new Intl.DateTimeFormat(region(), STYLES[style] ?? STYLES.f).format(at);
}

/** When a message was written: the hour, with the day if that is not today. */
export function written(at) {
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  return isToday ? moment(at, "t") : `${moment(at, "d")} ${moment(at, "t")}`;
}

/** The size of a file. */
export function size(bytes) {
  const [unit, count] =
    bytes < 1024 ? ["byte", bytes] : bytes < 1_048_576 ? ["kilobyte", bytes / 1024] : ["megabyte", bytes / 1_048_576];
  const unitDisplay = unit === "byte" ? "long" : "short";
  return new Intl.NumberFormat(region(), { style: "unit", unit, unitDisplay, maximumFractionDigits: 1 }).format(count);
}

// Distances from now grow while they are read.
setInterval(() => {
  for (const time of document.querySelectorAll("time[data-distance]"))
    time.textContent = distance(Number(time.dataset.distance));
}, 20_000);
