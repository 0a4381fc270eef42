import type { Facts } from "#app/content/facts.ts";
import type { Issue } from "#scripts/check/advice/issues.ts";
import type { CheckedSite } from "#scripts/check/site/checked-site.ts";
import { type ContentFile, excerpt, excerptEnd } from "#scripts/check/site/content-file.ts";

const right = /(?<!\{\s?)\{\{[^{}]*\}\}(?!\s?\})/g;

// No name of a fact is longer; without limits, a text of nothing but points or spaces would take minutes.
const name = String.raw`(?<name>\p{L}[\p{L}\d]{0,60}(?:[.-][\p{L}\d]{1,60}){1,6})`;
/** A name, or a sum that begins with one, between wrong braces, `{precio.metro}`; and two braces without a pair. */
const wrong = new RegExp(
  String.raw`(?:(?:\{\s?){1,6}|\[\[)\s{0,9}\({0,9}${name}[^{}[\]\n]{0,100}(?:(?:\}\s?){0,5}\}|\]\])|\{\{|\}\}`,
  "gu",
);

/** Checks that facts are between two braces on each side: anything else is read as it is typed. */
export function checkBraces(file: ContentFile, { factsFor }: CheckedSite): Issue[] {
  const known = factsFor(file);
  if (!known) return [];
  return file.filled.flatMap(({ text, source, issue }) => {
    const rest = text.replaceAll(right, (placeholder) => "_".repeat(placeholder.length));
    return [...rest.matchAll(wrong)]
      .filter(({ 0: found, groups }) => /\{\{|\}\}/.test(found) || isFact(groups?.name ?? "", known))
      .map(({ 0: { length }, index }) => {
        const found = source.slice(index, index + length);
        const values = { found: quoteAt(source, index, found), open: "{{", close: "}}" };
        return issue("placeholder-braces", values, index, found);
      });
  });
}

/** Returns what is wrong as it is written, with the text beside it for two braces without a pair. */
function quoteAt(text: string, index: number, found: string): string {
  if (found === "{{") return excerpt(text.slice(index, index + 40), 40);
  return found === "}}" ? excerptEnd(text.slice(0, index)) + found : excerpt(found, 40);
}

/** Whether a name is a fact, or begins as one whose end is written wrong. */
function isFact(name: string, facts: Facts): boolean {
  const group = name.slice(0, name.indexOf(".") + 1);
  return facts.texts.has(name) || (group !== "" && [...facts.texts.keys()].some((known) => known.startsWith(group)));
}
