import type { SiteFacts } from "#app/content/facts.ts";
import type { Issue } from "#app/content/issues.ts";
import type { CheckedSite } from "#scripts/check/site/checked-site.ts";
import type { ContentFile } from "#scripts/check/site/content-file.ts";
import { excerpt } from "#scripts/check/texts/body-nodes.ts";

// No name of a fact is longer; without a limit, a text of nothing but points would take minutes.
const dotted = String.raw`\p{L}[\p{L}\d]{0,60}(?:[.-][\p{L}\d]{1,60}){1,6}`;
/** A name, or a sum that begins with one, between any braces or brackets: `{precio.metro}`, `{ {precio.metro} }`. */
const enclosed = new RegExp(
  String.raw`(?<open>(?:\{\s?){1,6}|\[\[)\s*(?<sum>\(*(?<name>${dotted})[^{}[\]\n]{0,100}?)\s*(?<close>(?:\}\s?){0,5}\}|\]\])`,
  "gu",
);
/** Two braces that open and do not close, or the other way round, with the name beside them. */
const stray = new RegExp(
  String.raw`\{\{(?![^{}]*\}\})\s*(?<opened>${dotted})?|(?<closed>${dotted})?\s*(?<!\{\{[^{}]*)\}\}`,
  "gu",
);

/** Checks that facts stand between two braces on each side: anything else is read as it is typed. */
export function checkBraces(file: ContentFile, { factsFor }: CheckedSite): Issue[] {
  const known = factsFor(file);
  if (!known) return [];
  return file.filled().flatMap(({ text, issue }) => {
    if (!/[{}]|\[\[/.test(text)) return [];
    const named = [...text.matchAll(enclosed)].flatMap(({ 0: found, index: offset, groups = {} }) => {
      const { open = "", sum = "", name = "", close = "" } = groups;
      const isRight = open.trim() === "{{" && close.trim() === "}}";
      return isFact(name, known) ? [{ found: found.trim(), offset, name: sum, isRight }] : [];
    });
    const alone = [...text.matchAll(stray)]
      .filter(({ index, 0: found }) => !named.some((each) => overlaps(each, { offset: index, found })))
      .map(({ 0: found, index: offset, groups = {} }) => {
        const name = groups.opened ?? groups.closed ?? "";
        const words = found.startsWith("{{") ? text.slice(offset, offset + 80) : text.slice(0, offset + found.length);
        const shown = found.startsWith("{{") ? excerpt(words, 30) : words.slice(-30).trim();
        return { found: name === "" ? shown : found, offset, name: known.has(name) ? name : "", isRight: false };
      });
    return [...named, ...alone]
      .filter(({ isRight }) => !isRight)
      .map(({ found, offset, name }) =>
        issue("placeholder-braces", { found, name, corrected: name && `{{${name}}}` }, offset, found),
      );
  });
}

function overlaps(one: { offset: number; found: string }, other: { offset: number; found: string }): boolean {
  return other.offset < one.offset + one.found.length && one.offset < other.offset + other.found.length;
}

/** Whether a name is a fact, or begins as one whose end is written wrong. */
function isFact(name: string, facts: SiteFacts): boolean {
  const group = name.slice(0, name.indexOf(".") + 1);
  return facts.has(name) || (group !== "" && [...facts.keys()].some((known) => known.startsWith(group)));
}
