import type { Issue } from "#app/content/issues.ts";
import type { SiteFileResult } from "#app/content/site-file.ts";
import { textFields } from "#app/content/walk-fields.ts";
import { type FieldPath, formatFieldPath } from "#app/schemas/field-path.ts";
import { findWrongAccounts } from "./account-number.ts";
import { isExampleText } from "./example-text.ts";
import { findPostalCodeProblem } from "./postal-code.ts";
import { findTaxNumberProblem } from "./tax-number.ts";

const file = "content/site.yaml";

/** What the accessibility statement enumerates: «Aún no se han evaluado los vídeos» is a limitation, not a gap. */
const limitations = "accessibility.failures";

/** Values that may stay empty: the build makes a catalogue then, and a site may be without hours or without a failure. */
const optional: readonly string[] = ["catalogo.url", "hours", limitations];

const taxNumberPath: FieldPath = ["empresa", "nif"];
const addressPaths: readonly FieldPath[] = [
  ["empresa", "domicilio"],
  ["contacto", "direccion"],
];

/** What is found in a value, without its place. */
type Finding = Pick<Issue, "code" | "values">;

/** Returns what is still an example, a gap or wrong in `content/site.yaml`; each value has one issue at most. */
export function checkCompanyFacts(result: SiteFileResult): Issue[] {
  if (!result.ok) return [];
  const { site, locate } = result;
  const wrong = textFields(site).flatMap(({ path, text }): Issue[] => {
    const finding = judgeValue(path, text);
    return finding ? [{ file, ...locate.value(path), ...finding }] : [];
  });
  const gaps = openFields(site).map((path): Issue => {
    return { file, code: "company-fact-missing", ...locate.key(path), values: { field: formatFieldPath(path) } };
  });
  return [...wrong, ...gaps, ...untaxedPrices(result)];
}

/** Consumers have to read prices with their taxes (TRLGDCU, art. 20.1.c and 60.2.c); a lawyer may know a reason. */
function untaxedPrices({ site, locate }: Extract<SiteFileResult, { ok: true }>): Issue[] {
  if (site.vat.prices !== "excluded") return [];
  return [{ file, code: "vat-excluded", ...locate.value(["vat", "prices"]), values: {} }];
}

function judgeValue(path: FieldPath, text: string): Finding | undefined {
  const field = formatFieldPath(path);
  const isTaxNumber = field === formatFieldPath(taxNumberPath);
  const problem = isTaxNumber ? findTaxNumberProblem(text) : undefined;
  const tellsGaps = field.startsWith(`${limitations}[`);
  if (isExampleText(text, tellsGaps) || problem?.kind === "example")
    return { code: "example-value", values: { field, text } };
  if (problem?.kind === "shape") return { code: "tax-number-shape", values: { number: text } };
  if (problem?.kind === "control")
    return { code: "tax-number-control", values: { number: text, meant: problem.meant } };
  const isAddress = addressPaths.some((address) => formatFieldPath(address) === field);
  const postcode = isAddress ? findPostalCodeProblem(text) : undefined;
  if (postcode) return { code: "postal-code-other", values: { ...postcode } };
  const [account] = findWrongAccounts(text);
  return account && { code: "account-number-wrong", values: { number: account.text } };
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
