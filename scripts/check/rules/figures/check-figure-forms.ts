import type { Issue } from "#scripts/check/advice/issues.ts";
import type { CheckedSite } from "#scripts/check/site/checked-site.ts";
import type { ContentFile } from "#scripts/check/site/content-file.ts";
import { rightForm, spaced, typedFigure } from "#scripts/check/sources/right-form.ts";
import { checkSources } from "./check-sources.ts";

/** Checks that figures have the comma, point and space of Spanish. Those without a source have only that issue. */
export function checkFigureForms(file: ContentFile, site: CheckedSite): Issue[] {
  const wrong = file.prose.flatMap(({ text, issue }) => {
    // Expressions in braces have other forms.
    const plain = text.replaceAll(/\{\{[^{}]*\}\}/g, (whole) => "}".repeat(whole.length));
    return [...plain.matchAll(typedFigure)].flatMap(({ 0: found, index }) => {
      const right = rightForm(found);
      return right === spaced(found) ? [] : issue("figure-form", { found, right }, index, found);
    });
  });
  if (wrong.length === 0) return [];
  const told = checkSources(file, site);
  return wrong.filter(
    ({ line, values: { found } }) =>
      !told.some((other) => other.line === line && String(other.values.found).includes(String(found))),
  );
}
