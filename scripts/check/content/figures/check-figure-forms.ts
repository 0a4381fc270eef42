import type { Issue } from "#app/content/issues.ts";
import { findPlaceholders } from "#app/content/placeholders.ts";
import { issueAt } from "#scripts/check/content/body/block-issue.ts";
import { inlineBlocks } from "#scripts/check/content/body/inline-blocks.ts";
import { proseFields } from "#scripts/check/content/body/prose-fields.ts";
import { fieldPieceIssue } from "#scripts/check/content/front-matter-texts.ts";
import type { ContentFile } from "#scripts/check/content/project.ts";
import { miswrittenFigures } from "./figure-forms.ts";

/** Fields in another script of figures: feet and inches. */
const otherUnits: ReadonlySet<string> = new Set(["imperial"]);

/** Checks that figures and units are written as in the rest of the site. */
export function checkFigureForms(file: ContentFile): Issue[] {
  // The assistant's file has the words of visitors.
  if (file.kind === "assistant") return [];
  const fields = proseFields(file)
    .filter(({ path }) => !otherUnits.has(String(path.at(-1))))
    .flatMap(({ path, text }) =>
      miswrittenFigures(withoutPlaceholders(text)).map((piece) =>
        fieldPieceIssue(file, path, "figure-form", valuesOf(piece), piece),
      ),
    );
  const body = inlineBlocks(file).flatMap(({ text, offset }) =>
    miswrittenFigures(withoutPlaceholders(text)).map((piece) =>
      issueAt(file, offset + piece.offset, "figure-form", valuesOf(piece)),
    ),
  );
  return [...fields, ...body];
}

function valuesOf({ found, right }: ReturnType<typeof miswrittenFigures>[number]): Issue["values"] {
  return { found, right };
}

/** Returns a text with letters in the place of what is computed in braces, where other forms hold. */
function withoutPlaceholders(text: string): string {
  return findPlaceholders(text).reduce(
    (rest, { offset, length }) => `${rest.slice(0, offset)}${"}".repeat(length)}${rest.slice(offset + length)}`,
    text,
  );
}
