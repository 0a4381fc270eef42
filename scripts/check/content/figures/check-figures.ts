import type { Issue } from "#app/content/issues.ts";
import type { RuleCode } from "#app/content/rule-codes.ts";
import { checkPlaceholders } from "#scripts/check/content/check-placeholders.ts";
import { checkTypedFigures } from "#scripts/check/content/check-typed-figures.ts";
import type { ContentFile } from "#scripts/check/content/project.ts";
import type { Surroundings } from "#scripts/check/content/surroundings.ts";
import { checkFigureForms } from "./check-figure-forms.ts";

/** They say what to write in the place of the whole figure. */
const replaced: ReadonlySet<RuleCode> = new Set(["fact-literal", "figure-typed"]);

/**
 * Checks placeholders and figures. The form of a figure that should be a placeholder is not reported as well.
 */
export function checkFigures(file: ContentFile, surroundings: Surroundings): Issue[] {
  const issues = [...checkPlaceholders(file, surroundings), ...checkTypedFigures(file, surroundings)];
  const named = issues.filter(({ code }) => replaced.has(code));
  const forms = checkFigureForms(file).filter(({ line, column, values }) => {
    const end = column + String(values.found).length;
    return !named.some((other) => other.line === line && other.column >= column - 5 && other.column < end);
  });
  return [...issues, ...forms];
}
