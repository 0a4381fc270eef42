import { isPriceExpression } from "#app/content/compute-figure.ts";
import type { Issue } from "#app/content/issues.ts";
import { findPlaceholders } from "#app/content/placeholders.ts";
import type { ContentFile } from "./project.ts";
import type { Surroundings } from "./surroundings.ts";
import { textBlocks } from "./text-blocks.ts";

/** The fact with the phrase about taxes. */
const taxes = "precio.impuestos";

/** Checks that a section with prices of ours says once how taxes are. Titles are too short for it. */
export function checkUntaxedPrices(file: ContentFile, { facts }: Pick<Surroundings, "facts">): Issue[] {
  const sections = Map.groupBy(textBlocks(file), ({ section }) => section);
  return [...sections.values()].flatMap((blocks) => {
    const found = blocks
      .flatMap(({ texts }) => texts)
      .flatMap(({ text, issue }) => findPlaceholders(text).map((placeholder) => ({ ...placeholder, text, issue })));
    if (found.some(({ name }) => name === taxes)) return [];
    // What cannot be computed has an issue of its own.
    const price = found.find(({ name }) => isPriceExpression(name) && facts?.has(name));
    if (!price) return [];
    const { name, text, offset, length, issue } = price;
    return [issue("price-untaxed", { price: name, taxes }, offset, text.slice(offset, offset + length))];
  });
}
