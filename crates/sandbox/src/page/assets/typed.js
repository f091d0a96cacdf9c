// What a typed line means: which command, and which words belong to which option. Nothing here touches the page.

/** Discord's numbers for the types of options. */
export const TYPE = { text: 3, whole: 4, truth: 5, user: 6, channel: 7, role: 8, mention: 9, number: 10, file: 11 };

/** In lower case and without marks on letters, so that nobody has to find them on a keyboard. */
export function fold(words) {
  return words.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replace(/ł/g, "l").replace(/ґ/g, "г").trim();
}

const names = (command) => [command.shown.replace(/^\//, ""), command.path.join(" ")];

/** How a command is written, with its slash, in the language of the seat. */
export const written = (command) => `/${names(command)[0]}`;

/** Commands that the typed letters (without the slash) may mean: those beginning so first, then those with such words. */
export function fitting(commands, typed) {
  const sought = fold(typed);
  const rank = (command) => {
    const all = names(command).map(fold);
    if (all.includes(sought)) return 0;
    if (all.some((name) => name.startsWith(sought))) return 1;
    const words = `${all.join(" ")} ${fold(command.description)}`.split(/[^\p{L}\p{N}]+/u);
    return sought.split(/\s+/).every((part) => words.some((word) => word.startsWith(part))) ? 2 : null;
  };
  const ranked = commands.map((command) => ({ command, rank: rank(command) })).filter((one) => one.rank !== null);
  return ranked.sort((one, other) => one.rank - other.rank).map((one) => one.command);
}

/** The command that a line begins with, by the longest name, and what follows it; null if there is none. */
export function commandOf(commands, line) {
  if (!line.startsWith("/")) return null;
  const found = commands
    .flatMap((command) => names(command).map((name) => ({ command, rest: after(line.slice(1), name) })))
    .filter((one) => one.rest !== null);
  return found.sort((one, other) => one.rest.length - other.rest.length)[0] ?? null;
}

/** What follows a name in a text, or null if the text does not begin with it. Words are compared one by one. */
function after(line, name) {
  let rest = line;
  for (const word of name.split(" ")) {
    const [, typed, more] = /^(\S+)(.*)$/su.exec(rest.trimStart()) ?? [];
    if (typed === undefined || fold(typed) !== fold(word)) return null;
    rest = more;
  }
  return rest;
}

/**
 * The parts of what follows a name: `{ option, typed, from }`, where `from` says where the words begin. Words without a
 * label belong to the first option that takes text, else to the first one of all.
 */
export function parts(command, rest) {
  const found = [
    {
      option: command.options.find((option) => option.type === TYPE.text) ?? command.options[0] ?? null,
      from: 0,
      label: 0,
    },
  ];
  for (const match of rest.matchAll(/(?<=^|\s)(\S+?):/gu)) {
    const option = command.options.find((option) =>
      [option.shown, option.name].some((name) => fold(name) === fold(match[1])),
    );
    if (option) found.push({ option, label: match.index, from: match.index + match[0].length });
  }
  const all = found.map((part, at) => ({
    option: part.option,
    from: part.from,
    typed: rest.slice(part.from, found[at + 1]?.label).trim(),
  }));
  return all.filter((part, at) => at > 0 || part.typed !== "" || all.length === 1);
}

/** A line that says the same as these values, given as `{ option, typed }`. */
export function lineOf(command, values) {
  const given = values.filter((value) => value.typed !== "" && value.option.type !== TYPE.file);
  return [written(command), ...given.map((value) => `${value.option.shown}:${value.typed}`)].join(" ");
}
