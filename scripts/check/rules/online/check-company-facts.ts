import { textFields } from "#app/content/walk-fields.ts";
import { type FieldPath, formatFieldPath } from "#app/schemas/field-path.ts";
import { dayAt } from "#app/time/site-time.ts";
import type { Issue, Verdict } from "#scripts/check/advice/issues.ts";
import type { CheckedSite } from "#scripts/check/site/checked-site.ts";
import { fieldIssue } from "#scripts/check/site/content-file.ts";
import { isExampleText, isRentedHost } from "./example-text.ts";
import { findUnassignedTelephones } from "./telephone.ts";

/** The limitations of the accessibility statement may say what has not been done yet. */
const limitations = "accessibility.failures";

/** Values that may stay empty: the build makes a catalogue, and a company may lack the others. */
const optional: readonly string[] = ["catalogo.url", "hours", "social", limitations];

/** Rates of Spanish VAT (Ley 37/1992, art. 90 and 91). */
const vatRates: readonly number[] = [21, 10, 4];

/** Returns what is still an example, a gap or wrong in `content/site.yaml`; each value has one issue at most. */
export function checkCompanyFacts({ settings, now }: CheckedSite): Issue[] {
  if (!settings) return [];
  const { data, file, locate } = settings;
  const wrong = textFields(data).flatMap(({ path, text }) => {
    const finding = judgeValue(path, text, dayAt(now));
    return finding ? fieldIssue(settings, path, finding.code, finding.values) : [];
  });
  // A site may say nothing of the environment; the rule `green-claim` finds it when it does.
  const { environment: _mayBeOpen, ...claims } = data.claims;
  const gaps = openFields({ ...data, claims }).map((path): Issue => {
    return { file, code: "company-fact-missing", ...locate.key(path), values: { field: formatFieldPath(path) } };
  });
  return [...wrong, ...vatIssues(settings), ...sampleIssues(settings), ...gaps];
}

function vatIssues(settings: NonNullable<CheckedSite["settings"]>): Issue[] {
  const { vat } = settings.data;
  if (vat.prices === "unset") return [];
  const rate = String(vat.rate).replace(".", ",");
  return [
    ...(vat.prices === "excluded" ? [fieldIssue(settings, ["vat", "prices"], "vat-rate")] : []),
    ...(vatRates.includes(vat.rate) ? [] : [fieldIssue(settings, ["vat", "rate"], "vat-rate", { rate })]),
  ];
}

/** Returns the issue of invented lists of what the price includes: buyers rely on them. */
function sampleIssues({ data, file, locate }: NonNullable<CheckedSite["settings"]>): Issue[] {
  if (!data.priceContents.sample) return [];
  return [{ file, code: "example-price-contents", ...locate.key(["priceContents", "sample"]), values: {} }];
}

function judgeValue(path: FieldPath, text: string, today: string): Verdict | undefined {
  const field = formatFieldPath(path);
  const example = (found: string): Verdict => ({ code: "example-value", values: { text: found } });
  // The date of the basis of a claim, or of the evaluation of accessibility.
  if (/^\d{4}-\d\d-\d\d$/.test(text) && text > today) {
    return { code: "date-future", values: { field: String(path.at(-1)), date: text, today } };
  }
  const host = field === "url" ? new URL(text).hostname : field === "sitio.dominio" ? text : "";
  const [telephone] = findUnassignedTelephones(text);
  if (telephone) return example(telephone.found);
  return isRentedHost(host) || isExampleText(text, field.startsWith(`${limitations}[`)) ? example(text) : undefined;
}

/** Returns the paths of the fields that are still the company's to give: empty, `unset`, or a list of nothing. */
function openFields(value: unknown, path: FieldPath = []): FieldPath[] {
  if (value === null || value === "unset" || (Array.isArray(value) && value.length === 0)) {
    return optional.includes(formatFieldPath(path)) ? [] : [path];
  }
  if (typeof value !== "object") return [];
  const named = Array.isArray(value) ? value.map((item, index) => [index, item] as const) : Object.entries(value);
  return named.flatMap(([name, inner]) => openFields(inner, [...path, name]));
}
