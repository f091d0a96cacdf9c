// Files of a message: pictures with their words, everything else as a link.

import { byId, make, unseen } from "./make.js";
import { size, text } from "./words.js";

const isStill = matchMedia("(prefers-reduced-motion: reduce)");

/** A file as it stands in a message. */
export function file(file) {
  if (!file.type?.startsWith("image/")) return download(file);
  const words = file.alt || file.name;
  const isHeld = file.still && isStill.matches;
  const inside = make("img", { src: isHeld ? file.still : file.url, alt: words, loading: "lazy" });
  const link = make("a", { class: "picture", href: file.url, "aria-haspopup": "dialog" }, inside);
  if (file.pixels) takePlace(link, file.pixels);
  link.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    enlarge(file, words, inside.getBoundingClientRect().width);
  });
  return isHeld ? make("div", { class: "film" }, link, play(file, inside)) : link;
}

/** A button that plays a film of which the last picture is shown, for those who want no motion. */
function play(file, image) {
  const button = make("button", { type: "button", class: "button", text: `▶ ${text("play")}` });
  button.addEventListener("click", () => {
    image.src = file.url;
    button.replaceWith();
    image.closest("a").focus();
  });
  return button;
}

/** Makes the place of a picture as large as it will be, so that nothing moves when it comes. */
function takePlace(link, [width, height]) {
  link.classList.add("sized");
  link.style.setProperty("--width", `${width}px`);
  link.style.setProperty("--ratio", width / height);
}

function download(file) {
  const bytes = make("span", { class: "small", text: size(file.bytes) });
  const link = make("a", { href: file.url, download: file.name }, unseen(`${text("file")} `), file.name, " ", bytes);
  return make("p", { class: "file" }, link);
}

/** Shows a picture at least as large as the window, its words below it. What does not fit in is moved to. */
function enlarge(file, words, small) {
  const large = byId("picture-large");
  large.src = file.url;
  large.alt = words;
  byId("picture-text").textContent = words;
  byId("picture-file").href = file.url;
  byId("picture").showModal();
  byId("picture").dispatchEvent(new CustomEvent("laid"));
  scales = [1];
  large.style.removeProperty("width");
  const sized = () => fit(large, small);
  if (large.complete && large.naturalWidth > 0) sized();
  else large.addEventListener("load", sized, { once: true });
}

/** The sizes between which a press changes, as parts of the picture's own; the first one is shown. */
let scales = [1];

/** A phone's width, as in page.css. */
const isNarrow = matchMedia("(max-width: 760px)");

/**
 * Begins with what fits in. On a phone it fills the width, and is twice as large as in its message if it has the pixels:
 * a legend or stills would not become any larger otherwise.
 */
function fit(large, small) {
  const { clientWidth, clientHeight } = byId("picture-frame");
  const { naturalWidth: width, naturalHeight: height } = large;
  const whole = Math.min(clientWidth / width, Math.max(clientHeight, 1) / height);
  // What fits in only as a strip, such as a legend, fills the width there, too.
  const isStrip = whole < 0.5 && height > 1.5 * width;
  const wanted = isNarrow.matches ? Math.max(clientWidth, 2 * small) / width : isStrip ? clientWidth / width : whole;
  const first = Math.max(Math.min(wanted, 1), small / width);
  scales = [first, first < 1 ? 1 : 2 * first];
  scale(large, scales[0]);
  byId("picture-frame").scrollTo(0, 0);
}

function scale(large, to) {
  large.style.width = `${Math.round(large.naturalWidth * to)}px`;
}

/** The other size; what was pressed stays under the finger. */
function zoom(event) {
  const large = byId("picture-large");
  const frame = byId("picture-frame");
  const before = large.getBoundingClientRect();
  const [x, y] = [(event.clientX - before.left) / before.width, (event.clientY - before.top) / before.height];
  scales.reverse();
  scale(large, scales[0]);
  const after = large.getBoundingClientRect();
  frame.scrollBy(after.left + x * after.width - event.clientX, after.top + y * after.height - event.clientY);
}

/** How often a picture that did not come has been asked for again, and how long to wait before the next time. */
const tries = new WeakMap();
const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 30_000;

function failed(event) {
  const image = event.target;
  if (!image.matches?.("img")) return;
  const times = tries.get(image) ?? 0;
  tries.set(image, times + 1);
  image.dataset.failed = String(times + 1);
  setTimeout(() => load(image), Math.min(FIRST_PAUSE * 2 ** times, LONGEST_PAUSE));
}

function load(image) {
  if (image.isConnected && image.dataset.failed && image.src) image.src = String(image.src);
}

function came(event) {
  if (!event.target.matches?.("img")) return;
  tries.delete(event.target);
  delete event.target.dataset.failed;
}

/** Asks at once for every picture that did not come: there is reason to hope. */
export function tryAgain() {
  for (const image of document.querySelectorAll("img[data-failed]")) load(image);
}

/** Starts to listen. */
export function startPictures() {
  // Neither event rises from its picture.
  document.addEventListener("error", failed, true);
  document.addEventListener("load", came, true);
  byId("picture-large").addEventListener("click", zoom);
}
