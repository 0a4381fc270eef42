import type { Issue } from "#app/content/issues.ts";
import type { Model } from "#app/content/schemas/model.ts";
import { planIssues } from "#app/floor-plan/rules/plan-issues.ts";
import { sizeIssues } from "#app/floor-plan/rules/size.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import { fieldIssue } from "./front-matter-texts.ts";
import type { ContentFile } from "./project.ts";

// Writers read the sentences, in the original language.
const figures = new Intl.NumberFormat(defaultLocale, { maximumFractionDigits: 3 });

/** Checks that rooms, walls, openings, doors and furniture of every plan agree, and with the model's size. */
export function checkPlans(file: ContentFile, { size, plans }: Model): Issue[] {
  // No translation changes a measure.
  if (file.locale !== defaultLocale) return [];
  return plans.flatMap((plan, index) => [
    ...nameIssues(file, plan, index),
    ...idIssues(file, plan, index),
    ...[...sizeIssues(size, plan), ...planIssues(plan)].map(({ code, path, values }) =>
      fieldIssue(file, ["plans", index, ...path], code, formatNumbers(values)),
    ),
  ]);

  /** Tabs lead from one plan to the next. */
  function nameIssues(at: ContentFile, { name }: Model["plans"][number], index: number): Issue[] {
    if (plans.length === 1 || name !== undefined) return [];
    const parent = `plans[${index + 1}]`;
    return [fieldIssue(at, ["plans", index, "name"], "field-missing", { name: "name", parent })];
  }

  function idIssues(at: ContentFile, { id }: Model["plans"][number], index: number): Issue[] {
    const isRepeated = plans.slice(0, index).some((other) => other.id === id);
    return isRepeated ? [fieldIssue(at, ["plans", index, "id"], "plan-id-duplicate", { id })] : [];
  }
}

function formatNumbers(values: Issue["values"]): Issue["values"] {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === "number" ? figures.format(value) : value]),
  );
}
