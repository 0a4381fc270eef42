import type { Facts } from "#app/content/facts.ts";
import { formatNames, isExpression } from "#app/content/figures/compute-figure.ts";
import { isPageCount } from "#app/content/figures/counts.ts";
import { findPlaceholders, type Placeholder } from "#app/content/placeholders.ts";
import type { Issue, Verdict } from "#scripts/check/advice/issues.ts";
import { nearestName } from "#scripts/check/advice/nearest-name.ts";
import { draftNamed } from "#scripts/check/rules/fields/check-models.ts";
import type { CheckedSite } from "#scripts/check/site/checked-site.ts";
import type { ContentFile } from "#scripts/check/site/content-file.ts";

/** The units of facts. */
const endsInUnit = /\d\s?(?:€(?:\/m²)?|m²?|%)$/u;
const typedUnit = /^\s?(€(?:\/m²)?|\/m²|euros?(?!\p{L})|m²|metros?(?!\p{L})|m(?![\p{L}\d])|%|por ciento)/u;

/**
 * Checks that every `{{name}}` is a fact, that every `{{name * 2}}` can be computed, and that no unit is typed after
 * one. Facts of a file that cannot be parsed are not reported as unknown.
 */
export function checkPlaceholders(file: ContentFile, site: CheckedSite): Issue[] {
  const { factsFor, ids, models } = site;
  const known = factsFor(file);
  if (!known) return [];
  const unparsed = ids("models").filter((id) => !models.some((model) => model.id === id));
  const isOfUnparsed = (name: string) => unparsed.some((id) => name.includes(`modelos.${id}.`)) || isPageCount(name);
  return file.filled
    .filter(({ path }) => path?.[0] !== "size")
    .flatMap(({ text, source, issue }) =>
      findPlaceholders(text).flatMap((placeholder) => {
        const { name, offset, length } = placeholder;
        const written = source.slice(offset, offset + length);
        const judge = () => {
          if (!written.includes(name)) return readAsMarkdown(written.slice(2, -2).trim(), known);
          if (known.get(name) !== undefined || isOfUnparsed(name)) return doubleUnit(text, placeholder, known);
          return ofDraft(file, name, site) ?? unknownPlaceholder(name, known);
        };
        const found = judge();
        return found ? issue(found.code, found.values, offset, written) : [];
      }),
    );
}

/** Returns what is wrong with a unit after a placeholder that has one: «{{precio.metro}} €». */
function doubleUnit(text: string, { name, offset, length }: Placeholder, facts: Facts): Verdict | undefined {
  const value = facts.get(name) ?? "";
  const unit = typedUnit.exec(text.slice(offset + length))?.[1];
  if (unit === undefined || !endsInUnit.test(value)) return undefined;
  return { code: "unit-double", values: { name, unit, result: `${value} ${unit}` } };
}

/** Returns what is wrong with a placeholder in which markdown has read a sign, such as the asterisks of two sums. */
function readAsMarkdown(name: string, facts: Facts): Verdict {
  return isExpression(name)
    ? { code: "figure-syntax", values: { expression: name } }
    : unknownName(name, facts.texts.keys());
}

/** Returns what is wrong with a placeholder that names a model which is a draft. */
function ofDraft(file: ContentFile, name: string, site: CheckedSite): Verdict | undefined {
  const draft = draftNamed(file, /modelos\.([\w-]+)\./.exec(name)?.[1] ?? "", site);
  return draft === undefined ? undefined : { code: "placeholder-unknown", values: { name, draft } };
}

function unknownPlaceholder(name: string, facts: Facts): Verdict {
  const computed = facts.compute(name);
  if (computed === undefined || computed.ok) return unknownName(name, facts.texts.keys());
  const { kind, word } = computed.issue;
  if (kind === "name") return unknownName(word, facts.figures.keys());
  const values = {
    expression: kind === "syntax" ? word : name,
    thousands: kind === "thousands" ? word : "",
    whole: kind === "thousands" ? word.replaceAll(".", "") : "",
    decimal: kind === "thousands" && word.split(".").length === 2 ? word.replace(".", ",") : "",
    format: kind === "format" ? word : "",
    formats: formatNames.join(", "),
    share: kind === "share" ? word : "",
  };
  return { code: "figure-syntax", values };
}

function unknownName(name: string, known: Iterable<string>): Verdict {
  return { code: "placeholder-unknown", values: { name, suggestion: nearestName(name, [...known]) ?? "" } };
}
