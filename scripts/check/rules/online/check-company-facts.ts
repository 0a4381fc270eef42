import type { Issue } from "#app/content/issues.ts";
import { textFields } from "#app/content/walk-fields.ts";
import { type FieldPath, formatFieldPath } from "#app/schemas/field-path.ts";
import { dayAt } from "#app/schemas/site-time.ts";
import type { CheckedSite } from "#scripts/check/site/checked-site.ts";
import { isExampleText, isRentedHost } from "./example-text.ts";
import { findTaxNumberProblem } from "./tax-number.ts";
import { findUnassignedTelephones } from "./telephone.ts";

const file = "content/site.yaml";

/** What the accessibility statement enumerates: «Aún no se han evaluado los vídeos» is a limitation, not a gap. */
const limitations = "accessibility.failures";

/** Values that may stay empty: the build makes a catalogue then, and a site may be without hours or without a failure. */
const optional: readonly string[] = ["catalogo.url", "hours", limitations];

/** Rates of Spanish VAT (Ley 37/1992, art. 90 and 91). The Canaries, Ceuta and Melilla have other taxes, not other rates. */
const vatRates: readonly number[] = [21, 10, 4];

const taxNumber = "empresa.nif";

/** What is found in a value, without its place. */
type Finding = Pick<Issue, "code" | "values">;

/** Returns what is still an example, a gap or wrong in `content/site.yaml`; each value has one issue at most. */
export function checkCompanyFacts({ content, now }: CheckedSite): Issue[] {
  const result = content.site();
  if (!result.ok) return [];
  const { site, locate } = result;
  const found = (path: FieldPath, finding: Finding): Issue => ({ file, ...locate.value(path), ...finding });
  const today = dayAt(now);
  const wrong = textFields(site).flatMap(({ path, text }): Issue[] => {
    const finding = judgeValue(path, text, today);
    return finding ? [found(path, finding)] : [];
  });
  // A site may say nothing of the environment; the rule `green-claim` finds it when it does.
  const { environment: _mayBeOpen, ...claims } = site.claims;
  const gaps = openFields({ ...site, claims }).map((path): Issue => {
    return { file, code: "company-fact-missing", ...locate.key(path), values: { field: formatFieldPath(path) } };
  });
  const { vat } = site;
  if (vat.prices === "excluded") wrong.push(found(["vat", "prices"], { code: "vat-rate", values: {} }));
  if (vat.prices !== "unset" && !vatRates.includes(vat.rate)) {
    wrong.push(found(["vat", "rate"], { code: "vat-rate", values: { rate: String(vat.rate).replace(".", ",") } }));
  }
  return [...wrong, ...gaps];
}

function judgeValue(path: FieldPath, text: string, today: string): Finding | undefined {
  const field = formatFieldPath(path);
  // The date of the basis of a claim, or of the evaluation of accessibility.
  if (/^\d{4}-\d\d-\d\d$/.test(text) && text > today) {
    return { code: "date-future", values: { field: String(path.at(-1)), date: text, today } };
  }
  if (field === "url" && isRentedHost(new URL(text).hostname))
    return { code: "example-value", values: { field, text } };
  if (field === "sitio.dominio" && isRentedHost(text)) return { code: "example-value", values: { field, text } };
  const [telephone] = findUnassignedTelephones(text);
  if (telephone) return { code: "example-value", values: { field, text: telephone.text } };
  const isTaxNumber = field === taxNumber;
  const problem = isTaxNumber ? findTaxNumberProblem(text) : undefined;
  const tellsGaps = field.startsWith(`${limitations}[`);
  if (isExampleText(text, tellsGaps) || problem?.kind === "example")
    return { code: "example-value", values: { field, text } };
  return (
    problem && {
      code: "tax-number-control",
      values: { number: text, meant: problem.kind === "control" ? problem.meant : "" },
    }
  );
}

/** Returns the paths of the fields that are still the company's to give. */
function openFields(value: unknown, path: FieldPath = []): FieldPath[] {
  if (isOpen(value)) return optional.includes(formatFieldPath(path)) ? [] : [path];
  if (typeof value !== "object" || value === null) return [];
  const named = Array.isArray(value) ? value.map((item, index) => [index, item] as const) : Object.entries(value);
  return named.flatMap(([name, inner]) => openFields(inner, [...path, name]));
}

/** Whether a value is still the company's to give. */
function isOpen(value: unknown): boolean {
  return value === null || value === "unset" || (Array.isArray(value) && value.length === 0);
}
