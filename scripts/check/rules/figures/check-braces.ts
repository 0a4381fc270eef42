import type { SiteFacts } from "#app/content/facts.ts";
import type { Issue } from "#app/content/issues.ts";
import type { CheckedSite } from "#scripts/check/site/checked-site.ts";
import type { ContentFile } from "#scripts/check/site/content-file.ts";
import { excerpt } from "#scripts/check/texts/body-nodes.ts";
import type { TextPiece } from "#scripts/check/texts/unfinished-words.ts";

/** `{precio.metro}`, `{ {precio.metro} }` and `[[precio.metro]]`, also with a sum in them. */
const single =
  /(?<!\{)\{(?: \{)?\s*(?<name>[^{}\n]{3,120}?)\s*(?:\} )?\}(?!\})|\[\[\s*(?<square>[^[\]\n]{3,120}?)\s*\]\]/gu;
/** Three braces or more on a side. */
const tripled =
  /(?<!\{)(?:\{{3,6}\s{0,9}(?<name>[^{}\s]{1,120})\s{0,9}\}{2,6}|\{\{\s{0,9}(?<square>[^{}\s]{1,120})\s{0,9}\}{3,6})(?!\})/gu;
/** Two braces that open and do not close, or the other way round. */
const stray = /\{\{(?![^{}]*\}\})|(?<!\{\{[^{}]*)\}\}/gu;

const dotted = String.raw`\p{L}[\p{L}\d]*(?:[.-][\p{L}\d]+)+`;
/** A name behind braces that open, with one brace that closes at most; and before braces that close. */
const openedName = new RegExp(String.raw`^\{\{\s*(?<name>${dotted})(?:\s?\})?`, "u");
const closedName = new RegExp(String.raw`(?:\{\s?)?(?<name>${dotted})\s*\}\}$`, "u");

interface WrongBraces extends TextPiece {
  /** The fact between them; "" where there is none. */
  readonly name: string;
}

/** Checks that facts stand between two braces on each side: anything else is read as it is typed. */
export function checkBraces(file: ContentFile, { factsFor }: CheckedSite): Issue[] {
  const known = factsFor(file);
  if (!known) return [];
  return file
    .filled()
    .flatMap(({ text, issue }) =>
      /[{}]|\[\[/.test(text)
        ? wrongBraces(text, known).map(({ found, shown = found, offset, name }) =>
            issue("placeholder-braces", { found: shown, name, corrected: name && `{{${name}}}` }, offset, found),
          )
        : [],
    );
}

function wrongBraces(text: string, facts: SiteFacts): (WrongBraces & { readonly shown?: string })[] {
  const named = [tripled, single].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ 0: found, index: offset, groups = {} }) => {
      const name = groups.name ?? groups.square ?? "";
      return isFact(name, facts) ? [{ found, name, offset }] : [];
    }),
  );
  const alone = [...text.matchAll(stray)]
    .filter(({ index }) => !named.some(({ offset, found }) => index >= offset && index < offset + found.length))
    .map(({ 0: found, index }) => ({ found, offset: index, ...strayName(text, index, found, facts) }));
  return [...named, ...alone];
}

/** Returns what a message quotes of braces without a pair, and the fact beside them. */
function strayName(text: string, index: number, braces: string, facts: SiteFacts): { shown: string; name: string } {
  const isOpening = braces === "{{";
  const near = isOpening ? text.slice(index, index + 80) : text.slice(Math.max(0, index - 80), index + 2);
  const { 0: shown, groups = {} } = (isOpening ? openedName : closedName).exec(near) ?? { 0: "" };
  if (facts.has(groups.name ?? "")) return { shown, name: groups.name ?? "" };
  return { shown: isOpening ? excerpt(near, 30) : near.slice(-30).trim(), name: "" };
}

/** Whether a text is a fact, a sum of facts, or begins with the name of one that is written wrong. */
function isFact(text: string, facts: SiteFacts): boolean {
  if (facts.has(text)) return true;
  const name = new RegExp(dotted, "u").exec(text)?.[0];
  if (name === undefined || !name.includes(".")) return false;
  const group = name.slice(0, name.indexOf(".") + 1);
  return facts.has(name) || (name === text && [...facts.keys()].some((known) => known.startsWith(group)));
}
