import { defaultLocale } from "#app/i18n/languages.ts";
import type { Issue } from "#scripts/check/advice/issues.ts";
import { planIssues } from "#scripts/check/plan/plan-issues.ts";
import { sizeIssues } from "#scripts/check/plan/size.ts";
import { type CheckedSite, isModelFile } from "#scripts/check/site/checked-site.ts";
import { type ContentFile, fieldIssue } from "#scripts/check/site/content-file.ts";

// Writers read the sentences, in the original language.
const figures = new Intl.NumberFormat(defaultLocale, { maximumFractionDigits: 3 });

/** Checks that the rooms of a layout are those of the first plan, in every language. */
export function checkLayout(file: ContentFile): Issue[] {
  if (!isModelFile(file)) return [];
  const { plans, product } = file.data;
  const rooms = plans[0]?.rooms.map(({ id }) => id) ?? [];
  return (product.layout?.items ?? []).flatMap(({ room }, index) => {
    if (rooms.includes(room)) return [];
    const values = { name: room, names: rooms.join(", ") };
    return fieldIssue(file, ["product", "layout", "items", index, "room"], "name-unknown", values);
  });
}

/** Checks that the parts of every plan agree with each other and with the model's size. No translation changes them. */
export function checkPlans({ models }: CheckedSite): Issue[] {
  return models.flatMap((file) => {
    const { size, plans } = file.data;
    return plans.flatMap((plan, index) => {
      const issues = [...sizeIssues(size, plan), ...planIssues(plan)].map(({ code, path, values }) =>
        fieldIssue(file, ["plans", index, ...path], code, formatNumbers(values)),
      );
      const at = (name: string, code: Issue["code"], values: Issue["values"]) =>
        fieldIssue(file, ["plans", index, name], code, values);
      const isRepeated = plans.findIndex(({ id }) => id === plan.id) < index;
      // Tabs lead from one plan to the next.
      const isNameless = plans.length > 1 && plan.name === undefined;
      return [
        ...(isRepeated ? [at("id", "name-duplicate", { name: plan.id })] : []),
        ...(isNameless ? [at("name", "field-missing", { name: "name", parent: `plans[${index + 1}]` })] : []),
        ...issues,
      ];
    });
  });
}

function formatNumbers(values: Issue["values"]): Issue["values"] {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === "number" ? figures.format(value) : value]),
  );
}
