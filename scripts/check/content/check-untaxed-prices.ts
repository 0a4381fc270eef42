import { isPriceExpression } from "#app/content/compute-figure.ts";
import type { Issue } from "#app/content/issues.ts";
import { findPlaceholders } from "#app/content/placeholders.ts";
import type { ContentFile } from "./project.ts";
import type { Surroundings } from "./surroundings.ts";
import { type TextBlock, textBlocks } from "./text-blocks.ts";

/** The fact with the phrase about taxes. */
const taxes = "precio.impuestos";

/**
 * Checks that every price of ours is read with the phrase about taxes. Titles are too short for it, and the page of a
 * model writes it itself below a key fact that is nothing but a price.
 */
export function checkUntaxedPrices(file: ContentFile, { facts }: Pick<Surroundings, "facts">): Issue[] {
  return textBlocks(file).flatMap((block) => {
    if (isCompleted(file, block) || placeholderNames(block.words).includes(taxes)) return [];
    for (const { text, issue } of block.texts) {
      // What cannot be computed has an issue of its own.
      const price = findPlaceholders(text).find(({ name }) => isPriceExpression(name) && facts?.has(name));
      if (!price) continue;
      const found = text.slice(price.offset, price.offset + price.length);
      return [issue("price-untaxed", { price: price.name, taxes }, price.offset, found)];
    }
    return [];
  });
}

function placeholderNames(text: string): string[] {
  return findPlaceholders(text).map(({ name }) => name);
}

function isCompleted({ kind }: ContentFile, { field = "", texts: [value] }: TextBlock): boolean {
  return kind === "models" && /\bfacts\.\d+\.value$/.test(field) && /^\{\{[^{}]*\}\}$/.test(value?.text.trim() ?? "");
}
