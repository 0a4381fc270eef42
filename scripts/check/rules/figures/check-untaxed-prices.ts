import { isPriceExpression } from "#app/content/figures/compute-figure.ts";
import { findPlaceholders } from "#app/content/placeholders.ts";
import type { Issue } from "#scripts/check/advice/issues.ts";
import type { CheckedSite } from "#scripts/check/site/checked-site.ts";
import type { ContentFile } from "#scripts/check/site/content-file.ts";
import { readTexts } from "./read-together.ts";

/** The fact with the phrase about taxes. */
const taxes = "precio.impuestos";

/** Checks that a section with prices of ours says once how taxes are. Titles are too short for it. */
export function checkUntaxedPrices(file: ContentFile, { factsFor }: CheckedSite): Issue[] {
  const sections = Map.groupBy(readTexts(file), ({ section }) => section);
  return [...sections.values()].flatMap((texts) => {
    const found = texts.flatMap((written) =>
      findPlaceholders(written.text).map((placeholder) => ({ ...written, ...placeholder })),
    );
    if (found.some(({ name }) => name === taxes)) return [];
    // Expressions that cannot be computed have an issue of their own.
    const price = found.find(({ name }) => isPriceExpression(name) && factsFor(file)?.get(name) !== undefined);
    if (!price) return [];
    const { name, text, offset, length, issue } = price;
    return [issue("price-untaxed", { price: name, taxes }, offset, text.slice(offset, offset + length))];
  });
}
