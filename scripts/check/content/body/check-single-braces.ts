import type { SiteFacts } from "#app/content/facts.ts";
import type { Issue } from "#app/content/issues.ts";
import { fieldPieceIssue, frontMatterTexts } from "#scripts/check/content/front-matter-texts.ts";
import type { ContentFile } from "#scripts/check/content/project.ts";
import { issueAt } from "./block-issue.ts";
import { inlineBlocks } from "./inline-blocks.ts";
import type { TextPiece } from "./unfinished-words.ts";

interface BracedName extends TextPiece {
  readonly name: string;
}

/** `{precio.metro}`, `{ {precio.metro} }` and `[[precio.metro]]`, also with a sum in them. */
const braced =
  /(?<!\{)\{(?: \{)?\s*(?<single>[^{}\n]{3,120}?)\s*(?:\} )?\}(?!\})|\[\[\s*(?<square>[^[\]\n]{3,120}?)\s*\]\]/gu;
const firstName = /\p{L}[\p{L}\d]*\.[\p{L}\d]+(?:[.-][\p{L}\d]+)*/u;

/** Checks that the name of a fact does not stand between single braces or other brackets, which would be read. */
export function checkSingleBraces(file: ContentFile, facts: SiteFacts | undefined): Issue[] {
  if (!facts) return [];
  const fields = frontMatterTexts(file).flatMap(({ path, text }) =>
    bracedNames(text, facts).map(({ found, name, offset }) =>
      fieldPieceIssue(file, path, "placeholder-braces", { found, name }, { offset, found }),
    ),
  );
  const body = inlineBlocks(file).flatMap(({ text, offset: start }) =>
    bracedNames(text, facts).map(({ found, name, offset }) =>
      issueAt(file, start + offset, "placeholder-braces", { found, name }),
    ),
  );
  return [...fields, ...body];
}

function bracedNames(text: string, facts: SiteFacts): BracedName[] {
  return [...text.matchAll(braced)].flatMap(({ 0: found, index, groups = {} }) => {
    const name = groups.single ?? groups.square ?? "";
    return isFact(name, facts) ? [{ found, name, offset: index }] : [];
  });
}

/** Whether a text is a fact, a sum of facts, or begins with the name of one that is written wrong. */
function isFact(text: string, facts: SiteFacts): boolean {
  if (facts.has(text)) return true;
  const name = firstName.exec(text)?.[0];
  if (name === undefined) return false;
  const group = name.slice(0, name.indexOf(".") + 1);
  return facts.has(name) || (name === text && [...facts.keys()].some((known) => known.startsWith(group)));
}
