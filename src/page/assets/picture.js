// Files of a message: pictures with their words, everything else as a link.

import { byId, make, unseen } from "./make.js";
import { size, text } from "./words.js";

const isStill = matchMedia("(prefers-reduced-motion: reduce)");

/** A file as it stands in a message. */
export function file(file) {
  if (!file.type?.startsWith("image/")) return download(file);
  const words = file.alt || file.name;
  const isMoving = file.type === "image/gif";
  // Who wants no motion reads first and opens the film if they like.
  const inside =
    isMoving && isStill.matches
      ? make("span", { class: "still", text: `${text("film")} ${words}` })
      : make("img", { src: file.url, alt: words, loading: "lazy" });
  const link = make("a", { class: "picture", href: file.url, "aria-haspopup": "dialog" }, inside);
  if (file.pixels && inside.matches("img")) takePlace(link, file.pixels);
  link.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    enlarge(file, words);
  });
  return link;
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

/** Shows a picture as large as the window, its words below it. */
function enlarge(file, words) {
  byId("picture-large").src = file.url;
  byId("picture-large").alt = words;
  byId("picture-text").textContent = words;
  byId("picture-file").href = file.url;
  byId("picture").showModal();
}
