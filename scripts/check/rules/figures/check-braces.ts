import type { Facts } from "#app/content/facts.ts";
import type { Issue } from "#app/content/issues.ts";
import type { CheckedSite } from "#scripts/check/site/checked-site.ts";
import { type ContentFile, excerpt } from "#scripts/check/site/content-file.ts";

// No name of a fact is longer; without limits, a text of nothing but points or spaces would take minutes.
const dotted = String.raw`\p{L}[\p{L}\d]{0,60}(?:[.-][\p{L}\d]{1,60}){1,6}`;
/** A name, or a sum that begins with one, between any braces or brackets: `{precio.metro}`, `{ {precio.metro} }`. */
const enclosed = new RegExp(
  String.raw`(?<open>(?:\{\s?){1,6}|\[\[)\s{0,9}(?<sum>\({0,9}(?<name>${dotted})[^{}[\]\n]{0,100}?)\s{0,9}(?<close>(?:\}\s?){0,5}\}|\]\])`,
  "gu",
);
/** Two braces that open and do not close, or the other way round, with the name beside them. */
const stray = new RegExp(
  String.raw`\{\{(?![^{}]*\}\})\s{0,9}(?<opened>${dotted})?|(?<closed>${dotted})?\s{0,9}(?<!\{\{[^{}]*)\}\}`,
  "gu",
);

interface WrongBraces {
  /** What a message quotes. */
  readonly shown: string;
  readonly offset: number;
  /** The fact between them; "" if there is none. */
  readonly name: string;
}

/** Checks that facts stand between two braces on each side: anything else is read as it is typed. */
export function checkBraces(file: ContentFile, { factsFor }: CheckedSite): Issue[] {
  const known = factsFor(file);
  if (!known) return [];
  return file.filled.flatMap(({ text, issue }) => {
    if (!/[{}]|\[\[/.test(text)) return [];
    const found: WrongBraces[] = [];
    const rest = text.replaceAll(enclosed, (whole, ...matched) => {
      const [offset, , groups] = matched.slice(-3) as [number, string, Record<string, string>];
      const { open = "", sum = "", name = "", close = "" } = groups;
      if (!isFact(name, known)) return whole;
      if (open.trim() !== "{{" || close.trim() !== "}}") found.push({ shown: whole, offset, name: sum });
      return "_".repeat(whole.length);
    });
    for (const { 0: braces, index: offset, groups = {} } of rest.matchAll(stray)) {
      const name = [groups.opened, groups.closed].find((each) => each !== undefined && known.has(each)) ?? "";
      const isOpening = braces.startsWith("{{");
      const end = offset + braces.length;
      const words = isOpening ? excerpt(text.slice(offset, offset + 80), 30) : text.slice(Math.max(0, end - 30), end);
      found.push({ shown: name === "" ? words.trim() : braces, offset, name });
    }
    return found.map(({ shown, offset, name }) =>
      issue("placeholder-braces", { found: shown, name, corrected: name && `{{${name}}}` }, offset, shown),
    );
  });
}

/** Whether a name is a fact, or begins as one whose end is written wrong. */
function isFact(name: string, facts: Facts): boolean {
  const group = name.slice(0, name.indexOf(".") + 1);
  return facts.has(name) || (group !== "" && [...facts.keys()].some((known) => known.startsWith(group)));
}
